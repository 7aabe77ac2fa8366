# Désolation, du Réveil de Fenris : tous les joueurs ensemble.

scythe-module-desolation = Désolation : tous ensemble contre un seul ennemi, en solo aussi
scythe-choice-desolation-faction = Désolation joue avec les pièces de
scythe-choice-desolation-harder = Plus difficile : les ouvriers délogés par Désolation accélèrent le compte à rebours
scythe-value-free = Fenris, ou une autre faction libre
scythe-setup-desolation-only = Les options de Désolation demandent le module Désolation
scythe-setup-desolation-tesla = Tesla ne peut pas s’ajouter à Désolation : sa figurine est sa sixième unité
scythe-setup-desolation-without = Désolation ne se joue pas avec ce module : { $module }. Elle a ses propres tuiles Triomphe et sa propre fin
scythe-setup-desolation-option = Dans Désolation, tous gagnent ou perdent ensemble : l’option { $option } ne s’y applique pas
scythe-setup-desolation-faction = Cette faction est déjà prise ({ $faction }) : il faut à Désolation une faction que personne ne joue
scythe-desolation-desolation = Désolation
scythe-desolation-direction-tile = tuile de direction
scythe-triumph-territories = territoires
scythe-triumph-structure-bonus = meilleur bonus Bâtiment
scythe-triumph-stars = cinq étoiles
scythe-triumph-coins = pièces
scythe-triumph-tile-upgrades = améliorations
scythe-triumph-tile-mechs = mechs
scythe-triumph-tile-structures = bâtiments
scythe-triumph-tile-recruits = recrues
scythe-triumph-tile-workers = ouvriers
scythe-triumph-tile-objective = objectif
scythe-triumph-tile-objective-second = second objectif
scythe-triumph-tile-combat = combat
scythe-triumph-tile-popularity = Popularité
scythe-triumph-tile-power = Puissance
scythe-triumph-tile-combat-cards = cartes Combat
scythe-triumph-tile-encounters = rencontres
scythe-triumph-tile-factory-card = carte Usine
scythe-triumph-tile-resources = ressources
scythe-triumph-tile-territories = sept territoires
scythe-triumph-tile-structure-bonus = meilleur bonus Bâtiment
scythe-triumph-tile-stars = cinq étoiles
scythe-triumph-tile-coins = 20$
scythe-desolation-end-tiles = chaque tuile Triomphe porte une étoile
scythe-desolation-end-units = toutes ses unités sont détruites
scythe-desolation-end-stars = Désolation a posé toutes ses étoiles
scythe-desolation-end-timer = le temps est écoulé

## Questions
scythe-ask-fill-tile = { $seat } : quelle tuile reçoit votre étoile ({ $triumph }) ?
scythe-ask-winners-star = { $seat } : lequel d’entre vous pose l’étoile du combat gagné ?
scythe-ask-star-beside-tiles = { $seat } : poser une étoile à côté des tuiles pour ce combat ? Elle n’en remplit aucune. Il vous en reste { $left }
scythe-ask-order-combats = { $seat } : Désolation attaque en plusieurs endroits. Quel combat d’abord ?
scythe-ask-joint-defence = { $seat } : Désolation attaque sur { $hex } avec { $strength } et un dé. Défendez-vous tous ensemble ?
scythe-ask-who-dials = { $seat } : qui dépense de la Puissance pour défendre { $hex } ?
scythe-ask-before-desolation = { $seat } : utiliser une capacité avant le combat contre Désolation sur { $hex } ?
scythe-ask-commit-desolation = Combat contre Désolation sur { $hex } : { $seat } choisit ses cartes, puis sa Puissance, à la vue de tous. Désolation a { $strength } et un dé{ $help ->
    [0] {""}
   *[other] { " " }; les autres ajoutent { $help }
}
scythe-ask-help-with-cards = Défense sur { $hex } : { $seat } aide avec des cartes. Désolation a { $strength } et un dé{ $help ->
    [0] {""}
   *[other] { " " }; d’autres ajoutent { $help }
}
scythe-ask-lend = { $seat } : { $asker } demande vos ressources ({ $resource }). Combien peuvent être dépensées ce tour ?

## Réponses
scythe-do-draw-desolation-tile = Révéler : { $triumph-tile }
scythe-do-fill-tile = { $triumph-tile }, tuile { $count }
scythe-do-name-seat = { $seat }
scythe-do-defend-together = Défendre ensemble
scythe-do-defend-alone = Un seul défend
scythe-do-draw-for-desolation = Piocher pour Désolation : { $combat-card }
scythe-do-ask-for = Demander à { $seat } : { $resource }
scythe-do-pay-shared = { $resource } ({ $hex }), comme convenu

## Le journal
scythe-did-draw-desolation-tile = Une tuile Triomphe pour tous : { $tile }
scythe-did-place-desolation = Désolation prend les pièces de { $faction } et commence autour de l’Usine
scythe-did-warn-of-airships = Les aéronefs rendent Désolation plus difficile à suivre : évitez-les pour vos premières parties
scythe-did-draw-for-desolation = Près de la tuile Désolation : { $card }. Sa Puissance est de { $power }
scythe-did-begin-desolation-turn = Tour de Désolation
scythe-did-lower-timer = Le compte à rebours baisse de { $count }, il en reste { $left }
scythe-did-roll-blue = Le dé bleu donne { $count } : { $direction }
scythe-did-move-desolation = Une unité de Désolation se déplace : { $from } → { $to }
scythe-did-flee-desolation = Des ouvriers fuient { $hex } ({ $victim }) : { $count }
scythe-did-desolation-attack = Désolation attaque sur { $hex }
scythe-did-attack-desolation = { $seat } attaque Désolation sur { $hex }
scythe-did-help-defend = { $seat } aide avec { $total }
scythe-did-roll-die = Le dé orange donne { $count } : Désolation a { $base } + { $count } = { $total }
scythe-did-beat-desolation = Combat gagné sur { $hex }, { $own } à { $theirs } : l’unité est détruite
scythe-did-lose-to-desolation = Combat perdu sur { $hex }, { $own } à { $theirs }
scythe-did-take-star = Désolation pose une étoile : { $stars } sur { $most }
scythe-did-lend = { $count ->
    [0] { $seat } garde ses ressources ({ $resource })
   *[other] { $seat } laisse { $asker } dépenser { $count } { $resource } ce tour
}
scythe-did-pay-shared = { $seat } dépense une ressource de { $owner } ({ $resource }, { $hex })
scythe-did-win-together = Vous avez gagné ensemble : { $how }
scythe-did-lose-together = Vous avez perdu ensemble : { $how }

## Raisons
scythe-why-asked-for = Vous l’avez déjà demandé à { $seat } ce tour-ci
scythe-why-not-ours = Impossible de prendre des ressources sur { $hex } : seuls les mechs emportent celles d’un autre joueur, et jamais sous Désolation

## Aperçus
scythe-preview-desolation = Désolation : { $least } à { $most }
scythe-preview-desolation-odds = Avec { $own } contre { $base } et un dé : { $wins } résultats sur { $faces } gagnent
scythe-preview-tile = { $stars ->
    [0] aucune étoile ne s’y trouve encore
    [one] une étoile s’y trouve déjà
   *[other] { $stars } étoiles s’y trouvent déjà
}
scythe-preview-ask-for = { $seat } en a { $count } ({ $resource }) que vous pourriez dépenser avec son accord
