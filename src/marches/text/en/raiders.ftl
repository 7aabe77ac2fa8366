# What Raiders of Scythia says: questions, answers, the log, reasons and previews.

## Questions
raiders-ask-work-or-raid = { $seat }: place the { $worker } worker in the village, or raid a settlement
raiders-ask-take-worker = { $seat }: take another worker from the village
raiders-ask-use-location = { $seat }: use { $location } with the { $worker } worker?
raiders-ask-use-location-by-hand = { $seat }: use { $location } with the { $worker } worker?
raiders-ask-play-card = { $seat }: which card do you play?
raiders-ask-use-eagle = { $seat }: which eagle do you use?
raiders-ask-hire-member = { $seat }: whom do you hire?
raiders-ask-seat-member = { $seat }: which slot for the { $card }?
raiders-ask-heal-crew = { $seat }: remove { $count ->
    [one] one wound
   *[other] { $count } wounds
}
raiders-ask-take-member-back = { $seat }: which crew member goes back to your hand?
raiders-ask-put-card-down = { $seat }: which hand card goes on { $slot }?
raiders-ask-discard-cards = { $seat }: discard { $count ->
    [one] a card
   *[other] { $count } cards
}
raiders-ask-choose-animal = { $seat }: which animal do you take ({ $side })?
raiders-ask-tuck-animal = { $seat }: which slot for { $animal } ({ $side })?
raiders-ask-return-eagle = { $seat }: which eagle goes back to the display?
raiders-ask-swap-for-horse = { $seat }: which of the other animals do you take as a horse?
raiders-ask-complete-quest = { $seat }: which quest do you complete?
raiders-ask-discard-strength = { $seat }: discard cards for { $quest }; { $count } strength still to go
raiders-ask-pay-quest = { $seat }: which token do you keep when you pay for { $quest }?
raiders-ask-choose-gain = { $seat }: what do you gain?
raiders-ask-choose-exchange = { $seat }: what do you give?
raiders-ask-offer-effect = { $seat }: use this ability?
raiders-ask-seize-plunder = { $seat }: which plunder do you take from { $civ }?
raiders-ask-copy-location = { $seat }: which location’s action do you use?
raiders-ask-reduce-cost = { $seat }: use the { $card } to pay less?
raiders-ask-spend-kumis =
    { $count ->
        [one] { $seat }: do you spend your one kumis for strength?
       *[other] { $seat }: how many of your { $count } kumis do you spend for strength?
    }
raiders-ask-reroll-dice = { $seat }: roll a die again with the { $card }?
raiders-ask-reduce-wounds = { $seat }: use the { $card } against the { $count ->
    [one] wound
   *[other] { $count } wounds
}?
raiders-ask-place-wounds = { $seat }: who takes the next wound? { $count } left to place
raiders-ask-choose-space = { $seat }: which raid space of { $settlement } do you plunder?
raiders-ask-shed-cards = { $seat }: over the hand limit; discard { $count ->
    [one] a card
   *[other] { $count } cards
}
raiders-ask-pick-pair = { $seat }: choose a hero and the crew card that comes along
raiders-ask-keep-hand = Everyone gives up { $count } cards, all at once and in secret: which ones do you give up?
raiders-ask-discard-down = Everyone discards down to { $count } cards: which one do you discard?

## Answers
raiders-do-place = Place: { $location }
raiders-do-take = Take the worker: { $location }
raiders-do-raid = Raid { $settlement }
raiders-do-use = { $option }
raiders-do-copy = Use { $location }
raiders-do-decline = No, go on
raiders-do-done = Done
raiders-do-accept = Yes
raiders-do-pick = { $hero }
raiders-do-discard = Discard the { $card }
raiders-do-give-up = Give up the { $card } and the { $other }
raiders-do-give-up-both = Give up both copies of the { $card }
raiders-do-play = Play the { $card }
raiders-do-hire = Hire the { $card }
raiders-do-put-down = Put the { $card } down
raiders-do-seat = Free { $slot }
raiders-do-replace = Make room: { $slot }
raiders-do-take-back = Take back: { $slot }
raiders-do-heal = Heal: { $slot }
raiders-do-wound = Wound: { $slot }
raiders-do-use-eagle = Eagle above { $slot }
raiders-do-take-animal = Take { $position } ({ $side })
raiders-do-tuck = Free { $slot } ({ $side })
raiders-do-replace-animal = Replace the { $side } at { $slot }
raiders-do-return-eagle = Return the eagle above { $slot }
raiders-do-choose = { $good } +{ $count }
raiders-do-give = { $good } −{ $count }
raiders-do-quest = Complete { $quest }
raiders-do-spare = Keep one: { $good }
raiders-do-seize = { $plunder }, from { $space }
raiders-do-spend = Spend { $count }
raiders-do-reroll = Roll the { $die } again (face { $face })
raiders-do-plunder = { $space }
raiders-do-roll = The { $die } shows face { $face }
raiders-do-draw = Card drawn: { $card }
raiders-do-show-animal = Turned up: { $animal }
raiders-do-show-hero = Revealed: { $hero }
raiders-do-show-quest = Turned up: { $quest }
raiders-do-show-scheme = Revealed: { $scheme }
raiders-do-lay = Drawn from the bag: { $plunder }
raiders-do-first = First player: { $seat }

## The log
raiders-did-lay = { $space }: { $good }
raiders-did-turn-quest = { $quest } is now face up at { $space }
raiders-did-show-animal = New on display: { $animal } ({ $position })
raiders-did-offer = On offer: { $hero } with the { $card }
raiders-did-begin-turn = Turn { $turn }: { $seat }
raiders-did-begin-rival-turn = Turn { $turn }: the rival
raiders-did-first = { $seat } is first player
raiders-did-pick = { $seat } leads with { $hero }
raiders-did-place = { $seat } places a { $worker } worker: { $location }
raiders-did-take = { $seat } takes a { $worker } worker: { $location }
raiders-did-use = { $seat }: { $option }
raiders-did-copy = { $seat } uses { $location }
raiders-did-gain = { $seat }: { $good } +{ $count }
raiders-did-pay = { $seat }: { $good } −{ $count }
raiders-did-shed = { $seat } gives up { $good } over the limit: −{ $count }
raiders-did-draw = { $seat } draws the { $card }
raiders-did-draw-hidden = { $seat } draws a card
raiders-did-discard = { $seat } discards the { $card }
raiders-did-play = { $seat } plays the { $card }
raiders-did-use-hero = { $seat } uses { $hero }
raiders-did-use-eagle = { $seat } uses the eagle above the { $card }
raiders-did-hire = { $seat } hires the { $card }
raiders-did-seat = { $seat }: the { $card } joins the crew in { $slot }
raiders-did-make-room = { $seat }: the { $card } leaves to make room
raiders-did-heal = { $seat }: the { $card } loses a wound
raiders-did-take-back = { $seat } takes the { $card } back to hand
raiders-did-take-animal = { $seat } takes { $animal } ({ $side })
raiders-did-tuck = { $seat } puts { $animal } ({ $side }) at { $slot }
raiders-did-return-eagle = { $seat } returns { $animal } to the display
raiders-did-quest = { $seat } completes { $quest }, worth { $vp } VP at the end
raiders-did-raid = { $seat } raids { $settlement } with a { $worker } worker
raiders-did-reduce-cost =
    { $wagons ->
        [0] { $seat }: the { $card } saves { $provisions } of the provisions
       *[other]
            { $provisions ->
                [0] { $seat }: the { $card } saves { $wagons } of the wagons
               *[other] { $seat }: the { $card } saves { $provisions } of the provisions and { $wagons } of the wagons
            }
    }
raiders-did-roll = The { $die } shows { $strength } strength and { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
raiders-did-reroll = { $seat } rolls the { $die } again
raiders-did-strength = { $seat }’s strength is { $total }: kumis { $kumis } + dice { $dice } + cards { $cards } + abilities { $abilities }
raiders-did-fall-short = { $seat } reaches no threshold: no VP, wounds +{ $wounds }
raiders-did-reduce-wounds = { $seat }: the { $card } prevents { $less ->
    [one] 1 wound
   *[other] { $less } wounds
}
raiders-did-wound = { $seat }: the { $card } is wounded
raiders-did-kill = { $seat }: the { $card } dies
raiders-did-plunder = { $seat } plunders { $space } and takes its { $worker } worker
raiders-did-reshuffle-crew = The crew discard pile is shuffled into a new deck
raiders-did-reshuffle-animals = The animal discard pile is shuffled into a new deck
raiders-did-reshuffle-schemes = The scheme discard pile is shuffled into a new deck
raiders-did-trigger-end-settlements = The end is near: { $settlements } settlements with something to raid and { $quests } quests are left. Everyone has one last turn after this one
raiders-did-dead-end = Nobody can raid any more: no worker in play has a colour that the last { $spaces } raid spaces accept. Everyone has one last turn after this one, for the face-up quests
raiders-did-trigger-end = The end is near: { $spaces } raid spaces and { $quests } quests are left. Everyone has one last turn after this one
raiders-did-final-score = { $seat }: { $total } VP (track { $track }, crew { $crew }, animals { $animals }, quests { $quests }, plunder { $plunder })
raiders-did-scheme = The rival reveals { $scheme }; blocked: { $location }
raiders-did-rival-provisions = The rival gains { $count } provisions
raiders-did-rival-quest = The rival takes { $quest }
raiders-did-rival-horse = The rival takes { $animal } as a horse
raiders-did-rival-pays-horse = The rival discards { $animal }
raiders-did-rival-raid = The rival raids { $space } for { $vp } VP
raiders-did-rival-score = The rival: { $total } VP (track { $track }, quests { $quests }, horses { $horses })

## Reasons
raiders-why-occupied = There is already a { $worker } worker there ({ $location }).
raiders-why-colour = { $location } does not take a { $worker } worker.
raiders-why-blocked = The rival blocks this location: { $location }, by { $scheme }.
raiders-why-just-placed = That is the worker you just placed ({ $location }); take a different one.
raiders-why-no-worker = There is no worker there ({ $location }).
raiders-why-raided = { $settlement } has no unraided raid space left in play.
raiders-why-raid-worker = { $settlement } does not accept a { $worker } worker.
raiders-why-raid-crew = { $settlement } asks for { $need } crew members; you have { $have }.
raiders-why-raid-goods = Not enough { $good } for { $settlement }: you have { $have }, it asks for { $need }.
raiders-why-must-reduce = Without this reduction you could not pay: { $good } { $have }, needed { $need }.
raiders-why-space = { $space } has already been raided or is not in play.
raiders-why-too-little = Not enough { $good }: you have { $have }, you need { $need }.
raiders-why-no-supply = The supply has run out of { $good }.
raiders-why-no-animals = The animal deck and its discard pile are empty: nobody can gain animals.
raiders-why-no-card = You have no hand card for this.
raiders-why-no-affordable = You can afford no hand card: the cheapest costs { $need } silver, you have { $have }.
raiders-why-hire-silver = The { $card } costs { $need } silver; you have { $have }.
raiders-why-slot-taken = The { $card } is in { $slot }; discard it to make room.
raiders-why-animal-there = There is already a card ({ $side }) at { $slot }: { $animal }. You may replace it.
raiders-why-no-wounds = Nobody in your crew is wounded.
raiders-why-no-crew = You have no crew member.
raiders-why-no-swap = Nobody in your crew is wounded and you have no other card to put down.
raiders-why-no-eagle = You have no eagle.
raiders-why-nobody-more = No opponent has more than you.
raiders-why-no-board-plunder = No plunder is left on unraided spaces of { $civ }.
raiders-why-no-quest-up = No quest is face up.
raiders-why-no-quest = You cannot pay for any face-up quest.
raiders-why-quest-strength = Your hand has { $have } strength in all; { $quest } asks for { $need }.
raiders-why-quest-goods = Not enough { $good } for { $quest }: you have { $have }, it asks for { $need }.
raiders-why-spare = You could not pay the rest of { $quest }: keep another token.
raiders-why-no-play = You have no hand card whose action you could carry out.
raiders-why-no-hero = You have no hero.
raiders-why-hero-used = You have already used { $hero } this turn.
raiders-why-no-town-eagle = You have no eagle with a Town Centre ability.
raiders-why-eagle-alone = There is no crew member under that eagle ({ $slot }).
raiders-why-eagle-used = You have already used the eagle above { $slot } this turn.

## Previews
raiders-preview-option = { $option }
raiders-preview-pay = { $good } −{ $count }
raiders-preview-gain = { $good } +{ $count }
raiders-preview-draw = draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}
raiders-preview-discard = discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}
raiders-preview-or = or
raiders-preview-strength-range = strength { $low } to { $high } before kumis
raiders-preview-kumis-range = strength { $low } to { $high }
raiders-preview-raid-kumis = up to +{ $count } strength from kumis
raiders-preview-tier = { $strength } strength: { $vp } VP
raiders-preview-wounds = { $low } to { $high } wounds
raiders-preview-worker = a { $worker } worker
raiders-preview-face = { $strength } strength, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
raiders-preview-dies = the { $card } dies
raiders-preview-strength-left = the { $card } has { $count } strength left
raiders-preview-card-strength = { $card }: { $count } strength
raiders-preview-member = { $card }
raiders-preview-member-state = { $card }: { $strength } strength, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
raiders-preview-nobody = nobody is there yet
raiders-preview-discards-animal = discards { $animal }
raiders-preview-keep = keep
raiders-preview-partner = with the { $card }
raiders-preview-crew = cost { $cost }, strength { $strength }
raiders-preview-as-eagle = as an eagle
raiders-preview-as-horse = as a horse
raiders-preview-eagle-double = doubles the ability of the member below
raiders-preview-eagle-town = use the action of the member below at the Town Centre
raiders-preview-when-raid = in raids
raiders-preview-when-raid-civ = in raids on { $civ }
raiders-preview-when-wounded = if wounded
raiders-preview-when-killed = if killed
raiders-preview-when-location = at this location ({ $location })
raiders-preview-when-gained = when a location ({ $location }) gives you { $good }
raiders-preview-when-end = at the end of the game
raiders-preview-when-town = played at the Town Centre
raiders-preview-strength = strength +{ $count }
raiders-preview-strength-per =
    { $every ->
        [one] strength +{ $count } for each of your { $unit }
       *[other] strength +{ $count } per { $every } { $unit }
    }
raiders-preview-end-vp = { $count } VP at the end
raiders-preview-end-vp-per =
    { $every ->
        [one] { $count } VP for each of your { $unit }
       *[other] { $count } VP per { $every } { $unit }
    }
raiders-preview-reduce-wounds = wounds −{ $count }
raiders-preview-reduce-raid-cost = pay fewer { $good }: −{ $count }
raiders-preview-reroll-dice = roll { $count ->
    [one] 1 die
   *[other] { $count } dice
} again
raiders-preview-return-to-hand = back to your hand
raiders-preview-hire-discount = hire for { $count } silver less
raiders-preview-hire-free = hire a hand card for free
raiders-preview-hire-fixed = hire a hand card for { $count } silver
raiders-preview-animal-discount = { $side } for { $count } silver less
raiders-preview-extra-location-action = one more action there ({ $location })
raiders-preview-heal = remove { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
raiders-preview-swap-crew-with-hand = swap a crew member with a hand card
raiders-preview-swap-eagle-for-horse = swap an eagle for a horse
raiders-preview-take-board-plunder = plunder of your choice from { $civ }: { $count }
raiders-preview-take-animal = take an animal ({ $side })
raiders-preview-complete-quest = { $count ->
    [0] complete a quest
   *[other] complete a quest, { $count } cheaper
}
raiders-preview-gain-if-opponent-more = for each opponent with more than you ({ $compare })
raiders-preview-another-town-centre = another Town Centre action
raiders-preview-any-location = the action of any location
raiders-preview-discard-strength = discard hand cards worth { $count } strength
raiders-preview-spare = pay { $count } less
raiders-preview-scheme = { $civ }, space { $target }: { $provisions } provisions, { $strength } strength, { $vp } VP
raiders-preview-blocks = blocks { $location }
raiders-preview-level = strength { $strength }, starts with { $provisions } provisions, gains { $gains } at a time
