# What things are for, and where points came from.
root-help-quest = In a { $suit } clearing, exhaust { $first } and { $second }: score a point for each { $suit } quest you have completed, this one included, or draw two cards.

root-help-effect-ambush = Defending in a matching clearing: 2 hits before the dice
root-help-effect-ambush-bird = Defending in any clearing: 2 hits before the dice
root-help-effect-dominance = From 10 VP: give up your score; win by starting a turn ruling 3 of these clearings
root-help-effect-dominance-bird = From 10 VP: give up your score; win by starting a turn ruling 2 opposite corners
root-help-effect-immediate = Remove every enemy piece from all clearings of this suit
root-help-effect-spy = Daylight: reveal an order. Same suit: the spy can be taken; else you may swap two
root-help-infamy = +{ $points } each
root-help-space =
    { $aids ->
        [one] { $aids } aid, +{ $points }
        [3] { $aids }, +{ $points }
       *[other] { $aids } aids, +{ $points }
    }

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
root-board-cooperative = Together against her
    .effect = you play together against her; every Birdsong she scores 1 extra VP per player

root-part-placed = pieces placed
root-part-crafted = items crafted
root-part-removed = enemy pieces removed
root-part-phase = phase scoring
root-part-relations = relationships
root-part-quests = quests
root-part-ruins = ruins explored
root-part-rituals = rituals
root-part-turmoil = turmoil
root-part-other = other

root-name = Root
root-module-riverfolk = The Riverfolk box: its factions and items
root-module-guide = Guided first game: two turns, step by step
root-lineup-base = Base game
root-lineup-riverfolk = With the Riverfolk box
root-lineup-solitaire = Alone against the Mechanical Marquise
root-lineup-cooperative = { root-choice-cooperative }
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

## Setups that cannot be played
root-setup-faction = Unknown faction { $faction }. Available: { $known }.
root-setup-twice = Two seats cannot both play the same faction ({ $faction }): give one of them another.
root-setup-beside = { $faction } plays only beside { $needed }: seat both, or another faction.
root-setup-apart = The Mechanical Marquise plays with the pieces of the Marquise de Cat: only one of the two can sit at the table.
root-setup-no-machine = Playing together needs the Mechanical Marquise as opponent: give her a seat, or turn that option off.
root-setup-alone = A solo game against the Mechanical Marquise is a co-operative game: turn that option on, or add a player.
root-setup-many-together = At most { $most } players face the Mechanical Marquise together, not { $players }: take seats away, or play against each other.
root-setup-campaign = Games won and cards kept belong to a campaign: turn on “Together against the Mechanical Marquise”, or leave both out.
root-setup-kept-word = Write kept cards as faction=card+card, with / between factions, not “{ $word }”.
root-setup-kept-nobody = Cards are kept for { $faction }, but nobody at this table plays it.
root-setup-kept-card = { $card } does not stay in play, so it cannot be kept.
root-setup-kept-many = { $faction } would keep { $count } cards: after { $most } games won they keep at most { $most }, all different.
root-setup-kept-copies =
    { $copies ->
        [one] The deck has { $card } only once: only one faction can keep it.
       *[other] The deck has { $card } only { $copies } times: no more factions can keep it.
    }
