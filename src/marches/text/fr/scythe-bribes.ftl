# Pots-de-vin.

scythe-ask-sway-combat = { $seat } : donner des pièces à { $attacker } ou { $defender } avant leur combat ?
scythe-do-give-coins = Donner { $count }$ à { $seat }
scythe-did-give = { $seat } donne { $count }$ à { $to }
scythe-choice-bribes = Les pièces peuvent changer de main
scythe-why-no-gifts = À cette table, les pièces ne changent pas de main.
scythe-why-no-gift-now = Les pièces se donnent avant, entre ou après les actions de votre tour, ou avant les Roues d’un combat.
