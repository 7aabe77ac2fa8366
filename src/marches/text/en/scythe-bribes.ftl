# Bribes.

scythe-ask-sway-combat = { $seat }: give coins to { $attacker } or { $defender } before they fight?
scythe-do-give-coins = Give ${ $count } to { $seat }
scythe-did-give = { $seat } gives ${ $count } to { $to }
scythe-choice-bribes = Coins may change hands
scythe-why-no-gifts = Coins do not change hands at this table.
scythe-why-no-gift-now = Coins are given before, between or after the actions of your own turn, or before the dials of a combat.
