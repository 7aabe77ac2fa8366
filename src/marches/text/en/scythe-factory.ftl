# The Factory and its cards.

scythe-ask-choose-factory-card = { $seat }: choose one of the { $count } Factory cards
scythe-ask-factory-top = { $seat }: { $card }, the top action
scythe-ask-factory-bottom = { $seat }: { $card }, the Move at the bottom

scythe-do-take-factory-card = { $factory-card }
scythe-do-use-factory-card = Use the card
scythe-do-use-factory-card-for = Use the card: { $gain }
scythe-do-factory-move = Move one unit

scythe-did-take-factory-card = { $seat } takes { $card }

scythe-preview-one-of = one of these
scythe-preview-factory-move = then move { $units ->
    [one] one unit
   *[other] { $units } units
} up to { $steps } times
