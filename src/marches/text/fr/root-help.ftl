# À quoi servent les choses, et d’où viennent les points.
root-help-quest = Dans une clairière ({ $suit }), épuisez { $first } et { $second } : marquez un point par quête de cette couleur ({ $suit }) accomplie, celle-ci comprise, ou piochez deux cartes.

root-board-vizier = Vizir loyal
root-board-supporters = Partisans
root-board-officers = Officiers
root-board-satchel = Sacoche et pistes d’objets
root-board-outcast = Parias
root-board-acolytes = Acolytes
root-board-souls = Âmes Perdues
root-board-revealed = Cartes révélées
root-board-crusade = Croisade
root-board-convert = Conversion
root-board-sanctify = Sanctuaire
root-board-payments = Paiements
root-board-funds = Fonds
root-board-committed = Investissements
root-board-order-row = Rangée d’ordres
root-board-ruin = Ruine
root-board-coalition = Coalition

root-part-placed = pièces placées
root-part-crafted = objets fabriqués
root-part-removed = pièces ennemies retirées
root-part-phase = au passage d’une phase
root-part-relations = relations
root-part-quests = quêtes
root-part-ruins = ruines explorées
root-part-rituals = rituels
root-part-turmoil = crise
root-part-other = autre

root-module-riverfolk = La boîte Rivière : ses factions et ses objets
root-module-guide = Première partie guidée : deux tours, pas à pas
root-choice-map = Carte
root-choice-seating = Ordre des places
root-choice-cooperative = Ensemble contre la Marquise Mécanique
root-choice-wins = Campagne : parties gagnées jusqu’ici
root-choice-kept = Campagne : cartes gardées
root-choice-partner-truce = Éditions ultérieures : les partenaires d’une coalition ne se combattent jamais
root-choice-vagabond-hurt = Éditions ultérieures : faveurs et révoltes endommagent trois objets d’un Vagabond
root-choice-hired-forgiven = Éditions ultérieures : retirer des loutres engagées ne rend pas la Compagnie hostile au Vagabond
root-map-autumn = Automne
root-map-winter = Hiver
root-value-random = au hasard
root-value-given = comme indiqué
