# L’Usine et ses cartes.

scythe-ask-choose-factory-card = { $seat } : choisissez une des { $count } cartes Usine
scythe-ask-factory-top = { $seat } : { $card }, l’action du haut
scythe-ask-factory-bottom = { $seat } : { $card }, le Déplacement du bas

scythe-do-take-factory-card = { $factory-card }
scythe-do-use-factory-card = Utiliser la carte
scythe-do-use-factory-card-for = Utiliser la carte : { $gain }
scythe-do-factory-move = Déplacer une unité

scythe-did-take-factory-card = { $seat } prend : { $card }

scythe-preview-one-of = au choix
scythe-preview-factory-move = puis déplacer { $units ->
    [one] une unité
   *[other] { $units } unités
} jusqu’à { $steps } fois
