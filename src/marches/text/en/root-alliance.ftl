# Root: the Woodland Alliance.

## Names
root-effect-base-lost = Base removed
root-effect-outrage = Outrage

## Questions
root-ask-alliance-daylight = Craft, mobilize, train: in any order, as often as you like.
root-ask-military-operations =
    { $count ->
        [one] 1 military operation left.
       *[other] { $count } military operations left.
    }
root-ask-outrage = Outrage in { $clearing }: which { $suit } card do you give to the supporters of { $other }?
root-ask-pay-supporters =
    { $count ->
        [one] 1 supporter to spend ({ $suit }): which?
       *[other] { $count } supporters to spend ({ $suit }): which first?
    }
root-ask-revolt-or-spread =
    { $count ->
        [one] Revolts, then sympathy: you have 1 supporter.
       *[other] Revolts, then sympathy: you have { $count } supporters.
    }
root-ask-trim-supporters =
    { $count ->
        [one] No base is left: discard 1 supporter.
       *[other] No base is left: discard { $count } supporters.
    }

## Answers
root-do-drop-supporter = Discard { $card }
root-do-give-supporter = Give { $card }
root-do-mobilize = Mobilize { $card }
root-do-organize = Organize in { $clearing }
root-do-pay-supporter = Spend { $card }
root-do-recruit-at-base = Recruit at the base in { $clearing }
root-do-revolt = Revolt in { $clearing }
root-do-show-hand = Show your hand
root-do-spread = Spread sympathy to { $clearing }
root-do-train = Train an officer with { $card }

## Events
root-did-draw-supporter = { $seat } draws { $card } as a supporter.
root-did-draw-supporter-hidden = { $seat } draws a card as a supporter.
root-did-give-supporter = { $seat } gives { $card } to the supporters of { $other }.
root-did-give-supporter-hidden = { $seat } gives a card to the supporters of { $other }.
root-did-lose-officers = { $seat } loses { $count ->
    [one] 1 officer
   *[other] { $count } officers
}.
root-did-lose-supporter = { $seat } discards the supporter { $card }.
root-did-mobilize = { $seat } mobilizes { $card }.
root-did-mobilize-hidden = { $seat } mobilizes a card.
root-did-revolt = Revolt in { $clearing }, led by { $seat }.
root-did-spend-supporter = { $seat } spends the supporter { $card }.
root-did-train = { $seat } gains an officer ({ $count }).
root-did-turn-away = The supporters of { $seat } are full: { $card } is discarded.

## Reasons
root-why-base-built = No revolt in { $clearing }: the { $suit } base is already on the map.
root-why-far-from-sympathy = There is no sympathy next to { $clearing }.
root-why-few-supporters =
    { $cost ->
        [one] Sympathy in { $clearing } takes 1 supporter ({ $suit } or bird); you have { $have }.
       *[other] Sympathy in { $clearing } takes { $cost } supporters ({ $suit } or bird); you have { $have }.
    }
root-why-martial-law = Martial law: { $clearing } takes { $cost } supporters ({ $suit } or bird); you have { $have }.
root-why-must-give = You hold a card that counts as { $suit }: give one.
root-why-no-base = Officers are trained at a base, and you have none on the map.
root-why-no-room-for-base = There is no open slot for a base in { $clearing }.
root-why-no-such-base = { $card } matches none of your bases on the map.
root-why-no-sympathy-left = All { $count } sympathy tokens are on the map.
root-why-revolts-over = You have spread sympathy this turn, so you can no longer revolt in { $clearing }.
root-why-sympathetic = { $clearing } is already sympathetic.

## Previews
root-preview-martial-law = Martial law: one of these supporters is for the three warriors there.
root-preview-organize = Scores { $points } VP.
root-preview-revolt = Enemy pieces removed: { $pieces }, for { $points } VP; then you place the base, { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
} and an officer.
root-preview-spread =
    { $cost ->
        [one] Costs 1 supporter, scores { $points } VP.
       *[other] Costs { $cost } supporters, scores { $points } VP.
    }
root-preview-turned-away = You already have { $count } supporters and no base: the card would be discarded.
