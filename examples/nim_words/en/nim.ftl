nim-name = Nim
nim-ask-take-stones = How many stones do you take?
nim-ask-deal-card = A card is dealt
nim-ask-roll-die = The die is rolled
nim-do-take = Take { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
nim-do-roll = { $face }
nim-do-deal = { $card }
nim-did-deal = You hold { $card }
nim-did-roll = The die shows { $face }
nim-did-take = { $seat } takes { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
nim-why-die = The die allows { $most } at most.
nim-why-heap = Only { $heap } left in the heap.
nim-card = the { $id }
nim-label-red = Red
nim-label-blue = Blue
nim-label-green = Green
nim-label-yellow = Yellow
nim-choice-heap = Stones in the heap
nim-view-heap = Heap
nim-view-stones = Stones taken
nim-view-card = Your card
nim-view-cards = All cards
