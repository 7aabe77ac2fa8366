# What the table itself says, whatever the game.
table-seat = Player { $id }
table-over = The game is over.
table-stale = That question is no longer open: you answered number { $asked }, the table is at { $now }.
table-not-asked = You are not being asked.
table-not-offered = That answer is not offered here.
table-chance = Dice and cards decide.
table-undo-chance = You cannot take that back: a die has been rolled or a card drawn since.
table-undo-revealed = You cannot take that back: something hidden has been shown since.
table-undo-other = You cannot take that back: { $seat } has answered since.
table-undo-nothing = There is nothing to take back.
table-guided = The guide asks for another answer here; you can play freely afterwards.

## Setups that cannot be played
table-setup-game = This is a setup of { $game }, not of { $known }.
table-setup-module = Unknown module { $module }. Available: { $known }.
table-setup-requires = Module { $module } needs module { $needed }: add it.
table-setup-excludes = Modules { $module } and { $barred } do not go together: leave one of them out.
table-setup-players = Module { $module } is for { $least } to { $most } players, not for { $players }.
table-setup-option = Unknown option { $option }. Available: { $known }.
table-setup-value = Option { $option } cannot be { $value }; it can be { $known }.
table-setup-count = This game is for { $least } to { $most } players, not for { $players }.
table-setup-guide = The guided game seats { $seats }, in this order, and takes no options.
table-title = { $words }:
