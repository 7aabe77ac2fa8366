# Bribes.

scythe-ask-sway-combat = { $seat }: give coins to { $attacker } or { $defender } before they fight?
scythe-do-give-coins = Give ${ $count } to { $seat }
scythe-did-give = { $seat } gives ${ $count } to { $to }
scythe-choice-bribes = Coins may change hands
