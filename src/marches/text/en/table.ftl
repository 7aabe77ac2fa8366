# What the table itself says, whatever the game.
table-seat = Player { $id }
table-over = The game is over.
table-stale = That question is no longer open: you answered number { $asked }, the table is at { $now }.
table-not-asked = You are not being asked.
table-not-offered = That answer is not offered here.
table-chance = Dice and cards decide.
table-undo-chance = You cannot take that back: a die was rolled or a card drawn since.
table-undo-revealed = You cannot take that back: something hidden was shown since.
table-undo-other = You cannot take that back: { $seat } has answered since.
table-undo-nothing = There is nothing to take back.
table-guided = The guide asks for another answer here; free play comes after it.
