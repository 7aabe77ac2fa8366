# Les Automates dans le terminal.

## Automates
cli-scythe-automa-deck = Plan { $scheme } · { $deck } cartes dans le paquet · butin { $loot }
cli-scythe-automa-mat = Sur son plateau
cli-scythe-automa-turn = Dernier tour : { $card }, moitié { $half }
cli-scythe-automa-skipped = tour passé
cli-scythe-automa-gains = Gains
cli-scythe-automa-bonus = Bonus de recrue
cli-scythe-automa-next = Prochain tour, en l’état
cli-scythe-automa-no-move = personne ne bouge
