# L’Automate : un adversaire mené par des cartes.

scythe-choice-automas = Automates
scythe-setup-automas-many = { $count } places sont attribuées aux Automates et aux humains, mais la table en a { $players }
scythe-setup-automas-unknown = Niveau d’Automate inconnu : { $word }. Niveaux disponibles : { $known }
scythe-setup-automas-alone = Il faut au moins un humain à la table
scythe-automa-level-autometta = Autometta
    .effect = mené par des cartes : le plus facile
scythe-automa-level-automa = Automa
    .effect = mené par des cartes : une partie équilibrée
scythe-automa-level-automaszyna = Automaszyna
    .effect = mené par des cartes : difficile
scythe-automa-level-ultimaszyna = Ultimaszyna
    .effect = mené par des cartes : peu de gens gagnent
scythe-automa-start-automa = la mise de départ d’un Automate
scythe-automa-card = carte Automate { $id }
scythe-automa-card-invaders = carte Automate { $id } (Conquérants)
scythe-triumph-tracker = carte Étoiles

## Noms
scythe-automa-move-worker = déplacer un ouvrier
scythe-automa-move-mech = déplacer un mech
scythe-automa-move-character = déplacer le personnage
scythe-automa-move-explore = rencontre ou Usine
scythe-automa-move-attack = attaquer
scythe-automa-move-attack-workers = attaquer des ouvriers
scythe-automa-gain-power = Puissance
scythe-automa-gain-coins = pièces
scythe-automa-gain-combat-cards = cartes Combat
scythe-automa-gain-worker = ouvrier
scythe-automa-gain-combat-unit = unité combattante
scythe-automa-tie-only = le seul territoire valable
scythe-automa-tie-base = le plus proche de sa base principale
scythe-automa-tie-units = près du plus grand nombre de ses unités
scythe-automa-tie-enemy = le plus proche d’une unité combattante adverse
scythe-automa-tie-fighters = le moins d’unités combattantes adverses
scythe-automa-tie-workers = le plus d’ouvriers adverses
scythe-automa-tie-factory = le plus proche de l’Usine
scythe-automa-tie-reading = le premier dans le sens de lecture
scythe-automa-reason-bracket = l’insigne est celui d’une autre faction
scythe-automa-reason-power = trop peu de Puissance
scythe-automa-reason-no-unit = aucune unité de ce type sur le plateau ni sur la base principale
scythe-automa-reason-nowhere = aucun territoire valable à portée
scythe-automa-reason-unsafe = tous les territoires valables sont voisins d’une unité combattante adverse
scythe-automa-reason-stays = le meilleur territoire est celui où se trouve déjà l’unité
scythe-automa-reason-done = non tentée : une option précédente était possible

## Réponses
scythe-do-draw-automa-card = { $automa-card }
scythe-do-lay-combat-card = Carte Combat { $combat-card } pour l’Automate

## Journal
scythe-did-automa-draw = { $seat } tire une carte, moitié { $half ->
    [1] I
   *[other] II
} : { $card }
scythe-did-automa-shuffle = { $seat } mélange { $count } cartes en un nouveau paquet
scythe-did-automa-skip = { $seat } passe son tour : la carte porte le petit engrenage barré
scythe-did-automa-no-move = { $seat } saute sa ligne de déplacement
scythe-did-automa-pass = { $seat } : impossible ({ $option }), { $reason }
scythe-did-automa-move = { $seat } : { $unit }, { $from } → { $to } ({ $tie })
scythe-did-automa-unit = { $seat } place sur sa base principale : { $unit }
scythe-did-automa-lose-gain = { $seat } n’en a plus sur son plateau : { $gain }
scythe-did-automa-recruit = { $seat } déclenche le bonus de recrue de ses voisins : { $benefit }
scythe-did-automa-marker = { $seat } : marqueur sur la case { $space } sur { $spaces }
scythe-did-automa-scheme = { $seat } remélange toutes ses cartes et passe au plan II
scythe-did-automa-fight = { $seat } tire une carte pour le combat ({ $card }) : { $power } de Puissance, { $cards ->
    [0] aucune carte Combat
    [one] 1 carte Combat
   *[other] { $cards } cartes Combat
}
scythe-did-automa-beaten = { $seat } remet sur son plateau une unité battue sur { $hex } : { $unit }
scythe-did-automa-loot = { $seat } prend { $hex } à un Automate, butin : { $count ->
    [one] 1 ressource
   *[other] { $count } ressources
}
scythe-did-automa-factory = { $seat } prend une carte Usine sans la montrer

## Raisons
scythe-why-automa-no-deal = On ne passe pas d’accord avec un Automate : il ne décide rien
scythe-why-automa-bracket = Réservé à cette faction : { $faction } (option entre parenthèses)
scythe-why-automa-power = Il a { $power } de Puissance ; il en faut { $needed }
scythe-why-automa-no-unit = Aucune unité sur le plateau ni sur la base principale ne peut le faire : { $option }
scythe-why-automa-nowhere = Aucun territoire valable à portée ({ $unit }, { $hex })
scythe-why-automa-unsafe = Tous les territoires valables sont voisins d’une unité combattante adverse ({ $unit }, { $hex })
scythe-why-automa-stays = Le meilleur territoire est { $hex }, où se trouve déjà l’unité ({ $unit })
scythe-why-automa-done = Non tentée : une option précédente était possible
