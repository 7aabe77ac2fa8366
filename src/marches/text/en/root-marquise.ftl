# Root: the Marquise de Cat.

## Names
root-effect-field-hospitals = Field Hospitals

## Questions
root-ask-choose-building = Which building do you place, and where?
root-ask-choose-sawmill = At which sawmill do you overwork?
root-ask-field-hospitals =
    { $count ->
        [one] You lost 1 warrior in { $clearing }. Spend a matching card to bring it to the keep?
       *[other] You lost { $count } warriors in { $clearing }. Spend a matching card to bring them to the keep?
    }
root-ask-marquise-actions =
    { $count ->
        [0] No action left. Spend a bird card for another?
        [one] 1 action left.
       *[other] { $count } actions left.
    }
root-ask-pay-overwork = Which card do you spend to place wood in { $clearing }?
root-ask-pay-wood =
    { $count ->
        [one] 1 wood to pay: from where?
       *[other] { $count } wood to pay: from where first?
    }
root-ask-place-keep = In which corner do you place the keep?
root-ask-place-wood = There is not enough wood: which sawmill gets one?
root-ask-recruit-at = There are not enough warriors: which recruiter gets one?
root-ask-start-building = Where do you start: { $piece }?

## Answers
root-do-build = Build: { $piece } in { $clearing }
root-do-extra-action = Spend { $card } for another action
root-do-march = March (two moves)
root-do-take-battle = Battle
root-do-take-build = Build
root-do-overwork = Overwork
root-do-overwork-at = Overwork in { $clearing }
root-do-pay-wood = Wood from { $clearing }
root-do-place-keep = Keep in { $clearing }
root-do-place-wood = Wood in { $clearing }
root-do-recruit = Recruit
root-do-recruit-at = A warrior in { $clearing }

## Reasons
root-why-actions-left =
    { $count ->
        [one] You still have 1 action: birds buy more only afterwards.
       *[other] You still have { $count } actions: birds buy more only afterwards.
    }
root-why-far-from-keep = The keep is in { $keep }: { $clearing } is not next to it.
root-why-no-actions = You have no action left; a bird card buys one.
root-why-no-battle = No clearing has both your warriors and another player’s pieces.
root-why-no-build = No building can be placed: you need a clearing you rule, with an open slot and enough connected wood.
root-why-no-card-of-suit = You hold no { $suit } card for { $clearing }.
root-why-no-move = None of your warriors can move: you would have to rule a clearing they leave or enter.
root-why-no-overwork = You need a sawmill, wood in your supply and a card of its clearing’s suit.
root-why-no-recruiter = You have no recruiter on the map.
root-why-no-sawmill = You have no sawmill in { $clearing }.
root-why-no-wood = Not enough wood for this in { $clearing } ({ $piece }): it costs { $cost }, and only { $wood } can get there through clearings you rule.
root-why-recruited = You have already recruited this turn.

## Previews
root-preview-build = Costs { $cost } of { $wood } connected wood, scores { $points } VP.
