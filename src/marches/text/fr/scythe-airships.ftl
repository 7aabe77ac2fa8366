# Les aéronefs (Stratèges des Cieux).

scythe-module-airships = Stratèges des Cieux : les aéronefs
scythe-choice-airship-tiles = Tuiles Aéronef parmi lesquelles tirer (par leur nom ; rien : toutes)
scythe-choice-own-airship-tiles = Chacun a sa paire de tuiles Aéronef (déconseillé à quatre ou plus)

scythe-unit-airship = aéronef
scythe-unit-worker-aboard = ouvrier à bord de l’aéronef
scythe-load-resources = ressources
scythe-load-workers = ouvriers

## Questions
scythe-ask-fly = { $seat } : l’aéronef survole { $hex }{ $left ->
    [0] , au bout de sa portée
    [one] , encore un pas
   *[other] , encore { $left } pas
}{ $workers ->
    [0] {""}
    [one] , un ouvrier à bord
   *[other] , { $workers } ouvriers à bord
}{ $resources ->
    [0] {""}
    [one] , une ressource à bord
   *[other] , { $resources } ressources à bord
}
scythe-ask-offer-bombs = { $seat } : bombarder { $hex } ? Vous payez { $cost } de Puissance, les adversaires présents en perdent { $loss }
scythe-ask-offer-spying = { $seat } : prendre une carte Combat à quelqu’un sur { $hex } pour { $cost }$ ?
scythe-ask-pay-toll = { $seat } : quelle ressource va à l’aéronef de { $owner }, qui survole { $hex } ?
scythe-ask-choose-rival = { $seat } : combattre un aéronef qui survole { $hex } après les déplacements ?
scythe-ask-offer-harvest = { $seat } : embarquer dans l’aéronef une partie de ce que donne { $hex } ?
scythe-ask-offer-swap = { $seat } : échanger un objectif contre un nouveau et gagner 1 de Popularité ?

## Réponses
scythe-do-draw-airship-tile = Tirer : { $airship-tile }
scythe-do-pay-aboard = { $resource } de l’aéronef
scythe-do-pay-toll = { $resource }
scythe-do-spy-on = Prendre une carte à { $seat }
scythe-do-fight-airship = Combattre l’aéronef de { $seat }
scythe-do-board-airship = Embarquer le personnage
scythe-do-leave-airship = Débarquer le personnage
scythe-do-swap-objective = Échanger { $objective }

## Le journal
scythe-did-draw-airship-tile = Tuile Aéronef : { $tile }
scythe-did-draw-own-airship-tile = Tuile Aéronef de { $seat } : { $tile }
scythe-did-fly = { $seat } : l’aéronef vole depuis { $from } vers { $to }
scythe-did-load-airship = { $seat } : { $count } × { $cargo } à bord de l’aéronef depuis { $hex }
scythe-did-unload-airship = { $seat } : { $count } × { $cargo } de l’aéronef sur { $hex }
scythe-did-pay-aboard = { $seat } paie depuis son aéronef ({ $resource })
scythe-did-board-airship = { $seat } : le personnage monte dans l’aéronef depuis { $hex }
scythe-did-leave-airship = { $seat } : le personnage descend de l’aéronef sur { $hex }
scythe-did-bomb = { $seat } bombarde { $victim } : { $count } de Puissance en moins
scythe-did-pay-ransom = { $seat } paie { $count }$ à { $to } pour partir
scythe-did-pay-toll = { $seat } paie le péage à { $to } ({ $resource })
scythe-did-attack-airship = { $seat } attaque l’aéronef de { $defender } qui survole { $hex }
scythe-did-retreat-airship = L’aéronef de { $seat } bat en retraite depuis { $hex } vers sa base principale
scythe-did-swap-objective = { $seat } échange un objectif
scythe-did-swap-this-objective = { $seat } remet { $card } sous la pioche

## Raisons
scythe-why-aboard = À bord de l’aéronef, impossible de marcher ({ $unit }) : il faut d’abord débarquer pendant le déplacement de l’aéronef
scythe-why-airship-workers-only = Avec cette tuile, les aéronefs portent des ouvriers, pas de ressources
scythe-why-airship-resources-only = Avec cette tuile, les aéronefs portent des ressources, pas d’ouvriers
scythe-why-airship-full = L’aéronef est plein ({ $count } à bord)
scythe-why-airship-loaded = Vous avez chargé quelque chose sur { $hex } : on décharge d’abord, on charge ensuite
scythe-why-airship-must-fly = Un aéronef qui se déplace doit voler d’au moins un pas
scythe-why-no-boarding = Des adversaires sont sur { $hex } : personne ne peut y embarquer
scythe-why-no-landing = Des adversaires occupent { $hex } : personne ne peut y débarquer
scythe-why-no-tunnel-flight = Les aéronefs n’utilisent ni tunnels ni Mines pour atteindre { $hex }
scythe-why-range = L’aéronef est au bout de sa portée ({ $made ->
    [one] un pas
   *[other] { $made } pas
})
scythe-why-encounter-first = Le personnage reste sur { $hex } pour sa rencontre
scythe-why-besieged = Quitter { $hex } sous l’aéronef de { $seat } coûte { $cost }$ ; vous avez { $held }$
scythe-why-toll = Sous l’aéronef de { $seat }, une unité n’entre sur { $hex } qu’avec { $cost ->
    [one] une ressource
   *[other] { $cost } ressources
} ; elle en a { $held }

## Aperçus
scythe-preview-airship = vole jusqu’à { $range ->
    [one] un territoire
   *[other] { $range } territoires
} ; place pour { $room } ({ $kind })
scythe-preview-spying = { $seat } a { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
scythe-preview-ransom = coûte { $count }$, payé à { $seat }
scythe-preview-toll = une de ses ressources va à l’aéronef de { $seat }

## Tuiles
scythe-airship-tile-bombard = Bombardement
scythe-airship-tile-bounty = Prime
scythe-airship-tile-siege-engine = Engin de siège
scythe-airship-tile-distract = Diversion
scythe-airship-tile-espionage = Espionnage
scythe-airship-tile-blitzkrieg = Blitzkrieg
scythe-airship-tile-toll = Péage
scythe-airship-tile-war-correspondent = Correspondant de guerre
scythe-airship-tile-ferry = Bac
scythe-airship-tile-boost = Élan
scythe-airship-tile-drill = Forage
scythe-airship-tile-hero = Héros
scythe-airship-tile-safe-haven = Havre
scythe-airship-tile-reap = Moisson
scythe-airship-tile-craft = Atelier
scythe-airship-tile-negotiate = Négociation
scythe-help-capacity = Porte jusqu’à { $count } ({ $kind })
scythe-help-range = Portée { $count }
scythe-help-airship-bombard = Après avoir survolé un personnage ou un mech adverse, payez 1 de Puissance : cet adversaire en perd 1
scythe-help-airship-bounty = Un combat gagné sous votre aéronef rapporte 3$
scythe-help-airship-siege-engine = Un personnage ou un mech adverse doit vous payer 1$ pour quitter le territoire de votre aéronef
scythe-help-airship-distract = Dans un combat sous votre aéronef, votre adversaire joue une carte de moins
scythe-help-airship-espionage = Après avoir survolé une unité adverse, payez 1$ pour prendre au hasard une carte Combat de cet adversaire
scythe-help-airship-blitzkrieg = Un aéronef qui finit son déplacement près d’un autre peut le combattre, une carte par camp ; celui du perdant rentre à sa base, le vainqueur pose une étoile de combat
scythe-help-airship-toll = Une unité adverse doit porter des ressources pour entrer sur le territoire de votre aéronef ; l’une d’elles passe à bord de votre aéronef s’il y a de la place
scythe-help-airship-war-correspondent = Chaque combat livré sous votre aéronef vous donne 1 de Popularité
scythe-help-airship-ferry = Vos unités traversent les rivières pour entrer sur le territoire de votre aéronef ou en sortir
scythe-help-airship-boost = Les ouvriers qui partent du territoire de votre aéronef peuvent aller un territoire plus loin
scythe-help-airship-drill = Pour vos autres unités, le territoire de votre aéronef compte comme un tunnel
scythe-help-airship-hero = L’aéronef porte aussi votre personnage
scythe-help-airship-safe-haven = L’aéronef contrôle son territoire tant qu’aucune unité adverse ne s’y trouve, et vos unités peuvent y battre en retraite
scythe-help-airship-reap = Quand vous produisez, le territoire de l’aéronef compte en plus des autres, et l’aéronef y produit comme un ouvrier
scythe-help-airship-craft = Mechs et bâtiments peuvent être placés sur le territoire de l’aéronef sans ouvrier
scythe-help-airship-negotiate = Quand l’aéronef s’arrête au-dessus d’un village, vous pouvez échanger un objectif et gagner 1 de Popularité
