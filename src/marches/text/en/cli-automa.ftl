# Automas in the terminal.

## Automas
cli-scythe-automa-deck = Scheme { $scheme } · { $deck } cards in the deck · loot { $loot }
cli-scythe-automa-mat = On its mat
cli-scythe-automa-turn = Last turn: { $card }, half { $half }
cli-scythe-automa-skipped = turn skipped
cli-scythe-automa-gains = Gains
cli-scythe-automa-bonus = Recruit bonus
cli-scythe-automa-next = Next turn, if nothing changes
cli-scythe-automa-no-move = nobody moves
