# Ce que dit Scythe : questions, réponses, journal, raisons et aperçus.

## Questions
scythe-ask-choose-section = { $seat } : choisissez une section pour ce tour
scythe-ask-choose-top = { $seat } : { $section }, l’action du haut
scythe-ask-choose-bottom = { $seat } : l’action du bas, section { $section }
scythe-ask-less-top = { $seat } : { $section }, en partie seulement. Quel bénéfice ?
scythe-ask-end-window = { $seat } : terminer le tour ?
scythe-ask-how-much = { $seat } : combien ({ $benefit }, { $most } au plus) ?
scythe-ask-may-gain = { $seat } : prendre { $count } de plus ({ $benefit }) ?
scythe-ask-choose-unit = { $seat } : quelle unité se déplace ? { $left ->
    [one] Encore une possible
   *[other] Encore { $left } possibles
}
scythe-ask-travel = { $seat } : { $unit } sur { $hex }, encore { $left ->
    [one] un pas
   *[other] { $left } pas
}{ $workers ->
    [0] {""}
    [one] , un ouvrier à bord
   *[other] , { $workers } ouvriers à bord
}{ $resources ->
    [0] {""}
    [one] , une ressource à bord
   *[other] , { $resources } ressources à bord
}
scythe-ask-pay-resources = { $seat } : payez { $count } ({ $resource }). D’où ?
scythe-ask-take-resources = { $seat } : prenez jusqu’à { $count ->
    [one] une ressource
   *[other] { $count } ressources
} sur { $hex }
scythe-ask-resources-with-worker = { $seat } : quel territoire reçoit { $count ->
    [one] la ressource
   *[other] les { $count } ressources
} ?
scythe-ask-produce-somewhere = { $seat } : où produisez-vous ? { $left ->
    [one] Encore un territoire
   *[other] Encore { $left } territoires
}, déjà { $chosen }
scythe-ask-upgrade = { $seat } : quel cube quitte sa case verte ?
scythe-ask-cover-cost = { $seat } : quel coût le cube couvre-t-il (venu de : { $cube }) ?
scythe-ask-place-mech = { $seat } : quel mech déployez-vous ?
scythe-ask-mech-place = { $seat } : où déployez-vous le { $mech } ({ $ability }) ?
scythe-ask-place-structure = { $seat } : quel bâtiment construisez-vous ?
scythe-ask-structure-place = { $seat } : où construisez-vous ce bâtiment ({ $structure }) ?
scythe-ask-enlist = { $seat } : quelle recrue enrôlez-vous ?
scythe-ask-one-time-bonus = { $seat } : quel Bonus Recrue Immédiat pour la recrue ({ $bottom }) ?
scythe-ask-recruit-bonus = { $seat } : prendre le Bonus Recrue Permanent ({ $bottom } : { $benefit } +1) ?
scythe-ask-choose-combat = { $seat } : quel combat d’abord ?
scythe-ask-before-combat = { $seat } : utiliser une capacité avant le combat sur { $hex } contre { $opponent } ?
scythe-ask-commit = Combat sur { $hex }, { $attacker } contre { $defender } : choisissez les cartes, puis la Puissance
scythe-ask-retreat-unit = { $seat } : où cette unité ({ $unit }) bat-elle en retraite depuis { $hex } ?
scythe-ask-bring-workers = { $seat } : combien d’ouvriers le mech emmène-t-il depuis { $from } vers { $to } ?
scythe-ask-retreat-workers = { $seat } : où les ouvriers battent-ils en retraite depuis { $hex } (encore { $count }) ?
scythe-ask-offer-flag = { $seat } : poser un Drapeau sur { $hex } ? Il en reste { $left }
scythe-ask-offer-trap = { $seat } : poser un Piège sur { $hex } ?
scythe-ask-offer-rearming = { $seat } : réarmer le Piège sur { $hex } ?

## Réponses
scythe-do-deal-faction = Attribuer : { $faction }
scythe-do-deal-mat = Attribuer : { $mat }
scythe-do-draw-combat-card = Piocher : { $combat-card }
scythe-do-draw-objective = Piocher : { $objective }
scythe-do-draw-encounter = Piocher : { $encounter }
scythe-do-draw-factory-card = Piocher : { $factory-card }
scythe-do-draw-structure-bonus = Piocher : { $structure-bonus }
scythe-do-lose-combat-card = Au hasard : { $combat-card }
scythe-do-skip = Passer
scythe-do-done = Terminé
scythe-do-decline = Non merci
scythe-do-accept = Prendre
scythe-do-end-turn = Terminer le tour
scythe-do-section = { $section }
scythe-do-factory-section = { $factory-card }
scythe-do-move-units = Déplacer des unités
scythe-do-gain-coins = Gagner des pièces
scythe-do-bolster-power = Gagner de la Puissance
scythe-do-bolster-cards = Piocher des cartes Combat
scythe-do-trade-resources = Gagner des ressources
scythe-do-trade-popularity = Gagner de la Popularité
scythe-do-produce = Produire
scythe-do-take-bottom = { $bottom }
scythe-do-take-less = N’en prendre qu’une partie
scythe-do-amount = { $count }
scythe-do-move = Déplacer : { $unit }
scythe-do-move-worker = Déplacer un ouvrier depuis { $from }
scythe-do-go = Aller vers { $to }
scythe-do-load = Prendre : { $cargo }
scythe-do-unload = Déposer : { $cargo }
scythe-do-load-all = Tout prendre
scythe-do-unload-all = Tout déposer
scythe-do-halt = S’arrêter ici
scythe-do-pay = { $resource } sur { $hex }
scythe-do-pay-rest = Payer là où vous avez le moins d’unités
scythe-do-pay-card = Payer avec une { $combat-card }
scythe-do-take-resource = { $resource }
scythe-do-place = { $hex }
scythe-do-produce-at = { $hex } : produire { $count }
scythe-do-move-cube = { $cube }
scythe-do-cover = { $bottom }
scythe-do-deploy = Déployer le { $mech }
scythe-do-build = Construire : { $structure }
scythe-do-enlist = Recrue : { $recruit }
scythe-do-take-bonus = { $bonus }
scythe-do-fight = Combattre sur { $hex }
scythe-do-play-cards = { $twos ->
    [0] { $threes ->
        [0] { $fours ->
            [0] { $fives ->
                [0] Aucune carte
               *[other] Cartes
            }
           *[other] Cartes
        }
       *[other] Cartes
    }
   *[other] Cartes
}{ $twos ->
    [0] {""}
    [1] {" "}+2
    [2] {" "}+2 +2
    [3] {" "}+2 +2 +2
   *[other] {" "}+{ $twos } × 2
}{ $threes ->
    [0] {""}
    [1] {" "}+3
    [2] {" "}+3 +3
    [3] {" "}+3 +3 +3
   *[other] {" "}+{ $threes } × 3
}{ $fours ->
    [0] {""}
    [1] {" "}+4
    [2] {" "}+4 +4
    [3] {" "}+4 +4 +4
   *[other] {" "}+{ $fours } × 4
}{ $fives ->
    [0] {""}
    [1] {" "}+5
    [2] {" "}+5 +5
    [3] {" "}+5 +5 +5
   *[other] {" "}+{ $fives } × 5
}
scythe-do-dial = Puissance { $power }
scythe-do-retreat = Battre en retraite vers { $to }
scythe-do-bring-workers = { $count ->
    [0] Aucun ouvrier
    [one] Un ouvrier
   *[other] { $count } ouvriers
}
scythe-do-use-ability = { $ability }
scythe-do-place-flag = Poser un Drapeau
scythe-do-place-trap = Poser le Piège : { $trap }

## Journal
scythe-did-deal-faction = { $seat } joue : { $faction }
scythe-did-deal-mat = { $seat } reçoit le Plateau Joueur { $mat }
scythe-did-draw-card = { $seat } pioche une carte Combat
scythe-did-draw-this-card = { $seat } pioche une { $card }
scythe-did-lose-card = { $seat } défausse une { $card } au hasard
scythe-did-take-card = { $taker } prend une carte Combat à { $seat }
scythe-did-take-this-card = { $taker } prend une { $card } à { $seat }
scythe-did-draw-objective = { $seat } pioche un Objectif
scythe-did-draw-this-objective = { $seat } pioche : { $card }
scythe-did-draw-encounter = La carte : { $card }
scythe-did-draw-structure-bonus = Bonus Bâtiment : { $tile }
scythe-did-begin-turn = Tour { $turn } : { $seat }
scythe-did-choose-section = { $seat } choisit : { $section }
scythe-did-gain-power = { $seat } gagne { $count } de Puissance
scythe-did-gain-coins = { $seat } gagne { $count }$
scythe-did-gain-popularity = { $seat } gagne { $count } de Popularité
scythe-did-lose-power = { $seat } perd { $count } de Puissance
scythe-did-gain-resource = { $seat } : { $count } { $resource } sur { $hex }
scythe-did-gain-worker = { $seat } : { $count ->
    [one] un nouvel ouvrier
   *[other] { $count } nouveaux ouvriers
} sur { $hex }
scythe-did-pay = { $seat } paie { $count } { $resource } depuis { $hex }
scythe-did-pay-card = { $seat } paie avec une { $card }
scythe-did-go = { $seat } : { $unit }, depuis { $from } vers { $to }{ $workers ->
    [0] {""}
    [one] , un ouvrier à bord
   *[other] , { $workers } ouvriers à bord
}{ $resources ->
    [0] {""}
    [one] , une ressource à bord
   *[other] , { $resources } ressources à bord
}
scythe-did-drive-off = { $seat } chasse { $count ->
    [one] un ouvrier
   *[other] { $count } ouvriers
} de { $victim }, sur { $hex }
scythe-did-take-bottom = { $seat } effectue : { $bottom }
scythe-did-upgrade = { $seat } améliore : { $cube } ; { $bottom } coûte moins cher
scythe-did-deploy = { $seat } déploie un mech sur { $hex }. { $ability }
scythe-did-build = { $seat } construit sur { $hex } : { $structure }
scythe-did-enlist = { $seat } enrôle la recrue ({ $bottom }) : { $bonus }
scythe-did-attack = { $seat } attaque { $defender } sur { $hex }
scythe-did-reveal = { $seat } révèle { $total } : Puissance { $power }, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
scythe-did-win-combat = { $seat } remporte le combat sur { $hex }
scythe-did-retreat = { $seat } bat en retraite depuis { $hex }
scythe-did-retreat-to = { $seat } : { $unit } bat en retraite vers { $hex }
scythe-did-encounter = { $seat } fait une rencontre sur { $hex }
scythe-did-place-star = { $seat } pose l’étoile { $stars } : { $triumph }
scythe-did-score = { $seat } termine avec { $coins }$
scythe-did-place-flag = { $seat } pose un Drapeau sur { $hex }
scythe-did-place-trap = { $seat } pose un Piège sur { $hex }
scythe-did-place-this-trap = { $seat } pose un Piège sur { $hex } : { $trap }
scythe-did-rearm-trap = { $seat } réarme le Piège sur { $hex }
scythe-did-spring-trap = { $seat } tombe dans un Piège : { $trap }

## Raisons
scythe-why-same-section = Votre pion Action s’y trouve : choisissez une autre section
scythe-why-no-coin = Il faut { $cost }$ ; vous avez { $held }$
scythe-why-too-few = Il faut { $cost } ({ $resource }) ; vous pouvez payer { $held }
scythe-why-produce-cost = Produire vous coûte maintenant { $power } de Puissance, { $popularity } de Popularité et { $coins }$
scythe-why-no-worker = Vous n’avez aucun ouvrier sur un territoire que vous contrôlez
scythe-why-moved = Cette unité s’est déjà déplacée ({ $unit })
scythe-why-workers-moved = Tous les ouvriers sur { $hex } se sont déjà déplacés
scythe-why-stuck = Depuis { $hex }, on ne peut aller nulle part
scythe-why-worker-held = Les ouvriers ne peuvent pas quitter { $hex } à pied : des unités combattantes adverses s’y trouvent
scythe-why-worker-alone = Les ouvriers ne peuvent pas entrer seuls sur { $hex } : des unités adverses s’y trouvent
scythe-why-home-base = Aucune unité ne peut entrer dans une base principale : { $hex }
scythe-why-river = Une rivière sépare { $from } et { $to }
scythe-why-lake = Aucune unité ne peut entrer sur { $hex } sans une capacité pour les lacs
scythe-why-on-lake = Seul un mech peut l’emporter depuis { $hex }
scythe-why-too-far = Il y a plus d’un pas entre { $from } et { $to }
scythe-why-no-territory = Une base principale n’est pas un territoire : { $hex }
scythe-why-nobody-there = Vous n’avez rien sur { $hex } qui puisse contrôler ce territoire
scythe-why-held-by-other = { $seat } contrôle { $hex }
scythe-why-not-on-lake = Rien ne peut être placé sur { $hex }
scythe-why-left-on-lake = Rien ne reste sur { $hex } sans une autre de vos unités capable de le porter
scythe-why-no-worker-there = Vous n’avez pas d’ouvrier sur { $hex }
scythe-why-no-place = Il vous faut un territoire que vous contrôlez, hors lac, avec un de vos ouvriers et de la place
scythe-why-structure-there = Il y a déjà un bâtiment sur { $hex }
scythe-why-produced = Vous avez déjà produit sur { $hex }
scythe-why-barren = Il n’y a rien à produire sur { $hex }
scythe-why-no-workers-left = Plus aucun ouvrier sur votre Plateau Joueur pour { $hex }
scythe-why-enough-territories = Vous avez déjà choisi tous vos territoires
scythe-why-cube-gone = Ce cube a déjà été déplacé ({ $cube })
scythe-why-solid = Aucun coût ne peut être couvert ({ $bottom })
scythe-why-covered = { $boxes ->
    [one] La seule case est couverte
   *[other] Les { $boxes } cases sont couvertes
} ({ $bottom })
scythe-why-deployed = Le { $mech } est déjà déployé
scythe-why-built = Déjà construit : { $structure }
scythe-why-recruited = Cette recrue est déjà enrôlée ({ $bottom })
scythe-why-bonus-taken = Ce bonus est déjà pris ({ $bonus })
scythe-why-too-many-cards = Ici, { $limit ->
    [0] aucune carte n’est permise
    [one] une seule carte est permise
   *[other] { $limit } cartes au plus sont permises
}
scythe-why-too-little-power = Vous avez { $power } de Puissance, pas { $dial }

## Aperçus
scythe-preview-move = Déplacer jusqu’à { $units } unités, ou gagner { $coins }$
scythe-preview-bolster = Pour { $cost }$ : { $power } de Puissance ou { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
scythe-preview-trade = Pour { $cost }$ : { $resources } ressources ou { $popularity } de Popularité
scythe-preview-produce = Produire sur { $territories } territoires{ $power ->
    [0] {""}
   *[other] , −{ $power } de Puissance
}{ $popularity ->
    [0] {""}
   *[other] , −{ $popularity } de Popularité
}{ $coins ->
    [0] {""}
   *[other] , −{ $coins }$
}
scythe-preview-bottom = { $bottom } : { $cost } { $resource } (vous en avez { $held }), rapporte { $coins }$
scythe-preview-no-place = Aucune place pour l’instant : vous n’auriez que les pièces et les bonus de recrue
scythe-preview-ability = { $ability }
scythe-preview-ceiling = { $seat } peut atteindre { $most } : Puissance { $power }, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
scythe-preview-drive-off = Chasse { $count ->
    [one] un ouvrier
   *[other] { $count } ouvriers
} de { $victim } : vous perdez autant de Popularité
scythe-preview-yield = produit jusqu’à { $count }
scythe-preview-structure = { $structure } : { $benefit } +{ $count }
scythe-preview-recruit = { $seat } a une recrue ici : { $benefit } +1
