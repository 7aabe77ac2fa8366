# What things are for, and where points came from.
root-help-quest = In a { $suit } clearing, exhaust { $first } and { $second }: score a point for each { $suit } quest you have completed, this one included, or draw two cards.

root-board-vizier = Loyal Vizier
root-board-supporters = Supporters
root-board-officers = Officers
root-board-satchel = Satchel and item tracks
root-board-outcast = Outcast
root-board-acolytes = Acolytes
root-board-souls = Lost Souls
root-board-revealed = Revealed cards
root-board-crusade = Crusade
root-board-convert = Convert
root-board-sanctify = Sanctify
root-board-payments = Payments
root-board-funds = Funds
root-board-committed = Commitments
root-board-order-row = Order row
root-board-ruin = Ruin
root-board-coalition = Coalition

root-part-placed = pieces placed
root-part-crafted = items crafted
root-part-removed = enemy pieces removed
root-part-phase = at the turn of a phase
root-part-relations = relationships
root-part-quests = quests
root-part-ruins = ruins explored
root-part-rituals = rituals
root-part-turmoil = turmoil
root-part-other = other

root-module-riverfolk = The Riverfolk box: its factions and items
root-module-guide = Guided first game: two turns, step by step
root-choice-map = Map
root-choice-seating = Order of seats
root-choice-cooperative = Together against the Mechanical Marquise
root-choice-wins = Campaign: games won so far
root-choice-kept = Campaign: cards kept
root-choice-partner-truce = Later printings: coalition partners never battle each other
root-choice-vagabond-hurt = Later printings: favors and revolts damage three items of a Vagabond
root-choice-hired-forgiven = Later printings: a Vagabond who removes hired otters does not turn the Riverfolk hostile
root-map-autumn = Autumn
root-map-winter = Winter
root-value-random = at random
root-value-given = as listed
