# À quoi servent les choses, et d’où viennent les points.
root-help-quest = Dans une clairière ({ $suit }), épuisez { $first } et { $second } : marquez un point par quête de cette couleur ({ $suit }) accomplie, celle-ci comprise, ou piochez deux cartes.

root-help-effect-ambush = En défense, clairière assortie : 2 pertes avant les dés
root-help-effect-ambush-bird = En défense, partout : 2 pertes avant les dés
root-help-effect-dominance = Dès 10 PV : renoncez au score ; gagnez si un tour commence avec 3 de ces clairières
root-help-effect-dominance-bird = Dès 10 PV : renoncez au score ; gagnez si un tour commence avec 2 coins opposés
root-help-effect-immediate = Retirez toute pièce adverse des clairières de cette couleur
root-help-effect-spy = Jour : révélez un ordre. Même couleur : l’espion est à prendre ; sinon, échangez-en deux
root-help-infamy = +{ $points } chacun
root-help-space =
    { $aids ->
        [one] { $aids } aide, +{ $points }
        [3] { $aids }, +{ $points }
       *[other] { $aids } aides, +{ $points }
    }

root-board-vizier = Vizir Fidèle
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
root-board-cooperative = Ensemble contre elle
    .effect = vous jouez ensemble contre elle ; à chaque Aurore, elle marque 1 PV de plus par joueur

root-part-placed = pièces placées
root-part-crafted = objets fabriqués
root-part-removed = pièces ennemies retirées
root-part-phase = points de phase
root-part-relations = relations
root-part-quests = quêtes
root-part-ruins = ruines explorées
root-part-rituals = rituels
root-part-turmoil = crise
root-part-other = autre

root-name = Root
root-module-riverfolk = La boîte Rivière : ses factions et ses objets
root-module-guide = Première partie guidée : deux tours, pas à pas
root-lineup-base = Jeu de base
root-lineup-riverfolk = Avec la boîte Rivière
root-lineup-solitaire = En solitaire contre la Marquise Mécanique
root-lineup-cooperative = { root-choice-cooperative }
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

## Mises en place impossibles
root-setup-faction = Faction inconnue : { $faction }. Factions disponibles : { $known }.
root-setup-twice = Deux places ne peuvent pas jouer la même faction ({ $faction }) : donnez-en une autre à l’une d’elles.
root-setup-beside = { $faction } ne joue qu’avec { $needed } : prenez les deux, ou une autre faction.
root-setup-apart = La Marquise Mécanique joue avec les pièces de la Marquise de Chat : une seule des deux peut être à la table.
root-setup-no-machine = Pour jouer ensemble, il faut la Marquise Mécanique comme adversaire : donnez-lui une place, ou retirez cette option.
root-setup-alone = Une partie en solo contre la Marquise Mécanique est une partie coopérative : choisissez cette option, ou ajoutez un joueur.
root-setup-many-together = Au plus { $most } joueurs affrontent ensemble la Marquise Mécanique, pas { $players } : retirez des places, ou jouez les uns contre les autres.
root-setup-campaign = Les parties gagnées et les cartes gardées sont celles d’une campagne : choisissez de jouer ensemble contre la Marquise Mécanique, ou retirez-les.
root-setup-kept-word = Les cartes gardées s’écrivent faction=carte+carte, les factions séparées par /, et non « { $word } ».
root-setup-kept-nobody = Des cartes sont gardées pour { $faction }, que personne ne joue à cette table.
root-setup-kept-card = { $card } ne reste pas en jeu et ne peut donc pas être gardée.
root-setup-kept-many = { $faction } garderait { $count } cartes : avec { $most } victoires, au plus { $most }, toutes différentes.
root-setup-kept-copies =
    { $copies ->
        [one] Le paquet n’a qu’une carte { $card } : une seule faction peut la garder.
       *[other] Le paquet n’a que { $copies } cartes { $card } : pas plus de factions ne peuvent la garder.
    }
