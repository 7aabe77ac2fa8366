# Pots-de-vin.

scythe-ask-sway-combat = { $seat } : donner des pièces à { $attacker } ou { $defender } avant leur combat ?
scythe-do-give-coins = Donner { $count }$ à { $seat }
scythe-did-give = { $seat } donne { $count }$ à { $to }
scythe-choice-bribes = Les pièces peuvent changer de main
