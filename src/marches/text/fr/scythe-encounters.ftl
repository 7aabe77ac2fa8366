# Les rencontres, et ce que coûtent et rapportent leurs options et les cartes Usine.

scythe-ask-choose-option = { $seat } : { $card } sur { $hex }. Choisissez une option{ $left ->
    [one] {""}
   *[other] {" "}(jusqu’à { $left })
}
scythe-ask-pay-cards = { $seat } : défaussez { $count ->
    [one] une carte Combat
   *[other] { $count } cartes Combat
} en paiement
scythe-ask-pay-kinds = { $seat } : payez encore { $count ->
    [one] une ressource
   *[other] { $count } ressources
}, chacune d’un type différent
scythe-ask-part-of-gain = { $seat } : combien ({ $gain }, { $most } au plus) ?
scythe-ask-workers-by-mech = { $seat } : auprès duquel de vos mechs { $count ->
    [one] va le nouvel ouvrier ?
   *[other] vont les { $count } nouveaux ouvriers ?
}
scythe-ask-look-at-hand = { $seat } : de qui regardez-vous les cartes Combat ?
scythe-ask-relocate-to = { $seat } : où vont les unités qui quittent { $hex } ?
scythe-ask-relocate-unit = { $seat } : quelles unités vont depuis { $from } vers { $to } ?

scythe-do-choose-option = { $option }
scythe-do-look-at-hand = Les cartes de { $seat }

scythe-did-choose-option = { $seat } choisit : { $option }
scythe-did-look-at-hand = { $seat } regarde les cartes Combat de { $owner }
scythe-did-see-hand = { $seat } voit la main de { $owner } : { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5
scythe-did-relocate = { $seat } déplace des unités depuis { $from } vers { $to }

scythe-why-must-choose = Vous devez choisir une des options
scythe-why-option-taken = Vous avez déjà pris cette option
scythe-why-no-power = Il faut { $cost } de Puissance ; vous en avez { $held }
scythe-why-no-popularity = Il faut { $cost } de Popularité ; vous en avez { $held }
scythe-why-no-card = Il faut { $cost ->
    [one] une carte Combat
   *[other] { $cost } cartes Combat
} ; vous en avez { $held }
scythe-why-too-few-kinds = Il faut { $cost } ressources différentes ; vous pouvez en payer { $held }
scythe-why-occupied = Des unités se trouvent sur { $hex }

scythe-preview-pay-coins = payer { $count }$
scythe-preview-pay-power = payer { $count } de Puissance
scythe-preview-pay-popularity = payer { $count } de Popularité
scythe-preview-pay-combat-card = payer { $count ->
    [one] une carte Combat
   *[other] { $count } cartes Combat
}
scythe-preview-pay-any-resource = payer { $count ->
    [one] une ressource au choix
   *[other] { $count } ressources au choix
}
scythe-preview-pay-different = payer { $count } ressources différentes
scythe-preview-gain-coins = gagner { $count }$
scythe-preview-gain-power = gagner { $count } de Puissance
scythe-preview-gain-popularity = gagner { $count } de Popularité
scythe-preview-gain-combat-card = gagner { $count ->
    [one] une carte Combat
   *[other] { $count } cartes Combat
}
scythe-preview-gain-any-resource = gagner { $count ->
    [one] une ressource au choix
   *[other] { $count } ressources au choix
}
scythe-preview-gain-metal = gagner { $count } métal
scythe-preview-gain-food = gagner { $count } nourriture
scythe-preview-gain-oil = gagner { $count } pétrole
scythe-preview-gain-wood = gagner { $count } bois
scythe-preview-gain-worker = gagner { $count ->
    [one] un ouvrier
   *[other] { $count } ouvriers
}
scythe-preview-gain-mech = déployer { $count ->
    [one] un mech
   *[other] { $count } mechs
}
scythe-preview-gain-structure = construire { $count ->
    [one] un bâtiment
   *[other] { $count } bâtiments
}
scythe-preview-gain-recruit = enrôler { $count ->
    [one] une recrue
   *[other] { $count } recrues
}
scythe-preview-gain-upgrade = faire { $count ->
    [one] une amélioration
   *[other] { $count } améliorations
}
scythe-preview-gain-produce-territories = produire sur { $count ->
    [one] un territoire
   *[other] { $count } territoires
}
scythe-preview-gain-look-at-opponent-combat-cards = regarder les cartes Combat { $count ->
    [one] d’un adversaire
   *[other] de { $count } adversaires
}
scythe-preview-gain-relocate-units = déplacer vos unités d’ici vers { $count ->
    [one] un territoire voisin vide
   *[other] { $count } territoires voisins vides
}

scythe-option-a = Première option
scythe-option-b = Deuxième option
scythe-option-c = Troisième option
scythe-gain-coins = pièces
scythe-gain-power = Puissance
scythe-gain-popularity = Popularité
scythe-gain-combat-card = cartes Combat
scythe-gain-any-resource = ressources au choix
scythe-gain-metal = métal
scythe-gain-food = nourriture
scythe-gain-oil = pétrole
scythe-gain-wood = bois
scythe-gain-worker = ouvriers
scythe-gain-mech = mech
scythe-gain-structure = bâtiment
scythe-gain-recruit = recrue
scythe-gain-upgrade = amélioration
scythe-gain-produce-territories = production
scythe-gain-look-at-opponent-combat-cards = un regard sur des cartes Combat
scythe-gain-relocate-units = unités déplacées
scythe-choice-promos = Cartes promotionnelles
