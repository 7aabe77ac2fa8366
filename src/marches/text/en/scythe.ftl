# What Scythe says: questions, answers, the log, reasons and previews.

## Questions
scythe-ask-choose-section = { $seat }: choose a section for this turn
scythe-ask-choose-top = { $seat }: { $section }, the top action
scythe-ask-choose-bottom = { $seat }: the bottom action under { $section }
scythe-ask-less-top = { $seat }: { $section }, taken only in part. Which benefit?
scythe-ask-end-window = { $seat }: end the turn?
scythe-ask-how-much = { $seat }: how much ({ $benefit }, at most { $most })?
scythe-ask-may-gain = { $seat }: take { $count } more ({ $benefit })?
scythe-ask-choose-unit = { $seat }: which unit moves? { $left ->
    [one] One more may move
   *[other] { $left } may still move
}
scythe-ask-travel = { $seat }: the { $unit } is on { $hex } and may go { $left ->
    [one] one step
   *[other] { $left } steps
}{ $workers ->
    [0] {""}
    [one] , one worker aboard
   *[other] , { $workers } workers aboard
}{ $resources ->
    [0] {""}
    [one] , one resource aboard
   *[other] , { $resources } resources aboard
}
scythe-ask-pay-resources = { $seat }: pay { $count } { $resource }. From where?
scythe-ask-take-resources = { $seat }: take up to { $count ->
    [one] one resource
   *[other] { $count } resources
} on { $hex }
scythe-ask-resources-with-worker = { $seat }: which territory receives the { $count ->
    [one] resource
   *[other] { $count } resources
}?
scythe-ask-produce-somewhere = { $seat }: where do you produce? { $left ->
    [one] One territory left
   *[other] { $left } territories left
}, { $chosen } done
scythe-ask-upgrade = { $seat }: which cube leaves its green box?
scythe-ask-cover-cost = { $seat }: which cost does the cube cover (from: { $cube })?
scythe-ask-place-mech = { $seat }: which mech do you deploy?
scythe-ask-mech-place = { $seat }: where do you deploy the { $mech } ({ $ability })?
scythe-ask-place-structure = { $seat }: which structure do you build?
scythe-ask-structure-place = { $seat }: where do you build the { $structure }?
scythe-ask-enlist = { $seat }: which recruit do you enlist?
scythe-ask-one-time-bonus = { $seat }: which one-time bonus for the recruit from { $bottom }?
scythe-ask-recruit-bonus = { $seat }: take your recruit’s bonus for { $bottom } ({ $benefit } +1)?
scythe-ask-choose-combat = { $seat }: which combat comes first?
scythe-ask-before-combat = { $seat }: use an ability before the combat on { $hex } against { $opponent }?
scythe-ask-commit = Combat on { $hex }, { $attacker } against { $defender }: choose cards, then power
scythe-ask-retreat-unit = { $seat }: where does the { $unit } retreat from { $hex }?
scythe-ask-bring-workers = { $seat }: how many workers does the mech take along from { $from } to { $to }?
scythe-ask-retreat-workers = { $seat }: where do workers retreat from { $hex } ({ $count } left)?
scythe-ask-offer-flag = { $seat }: place a Flag on { $hex }? { $left } left
scythe-ask-offer-trap = { $seat }: place a Trap on { $hex }?
scythe-ask-offer-rearming = { $seat }: arm the Trap on { $hex } again?

## Answers
scythe-do-deal-faction = Deal: { $faction }
scythe-do-deal-mat = Deal: { $mat }
scythe-do-draw-combat-card = Draw: { $combat-card }
scythe-do-draw-objective = Draw: { $objective }
scythe-do-draw-encounter = Draw: { $encounter }
scythe-do-draw-factory-card = Draw: { $factory-card }
scythe-do-draw-structure-bonus = Draw: { $structure-bonus }
scythe-do-lose-combat-card = At random: { $combat-card }
scythe-do-skip = Skip
scythe-do-done = Done
scythe-do-decline = No, thanks
scythe-do-accept = Take it
scythe-do-end-turn = End the turn
scythe-do-section = { $section }
scythe-do-factory-section = { $factory-card }
scythe-do-move-units = Move units
scythe-do-gain-coins = Gain coins
scythe-do-bolster-power = Gain power
scythe-do-bolster-cards = Draw combat cards
scythe-do-trade-resources = Gain resources
scythe-do-trade-popularity = Gain popularity
scythe-do-produce = Produce
scythe-do-take-bottom = { $bottom }
scythe-do-take-less = Take only part of it
scythe-do-amount = { $count }
scythe-do-move = Move the { $unit }
scythe-do-move-worker = Move a worker from { $from }
scythe-do-go = Go to { $to }
scythe-do-load = Load: { $cargo }
scythe-do-unload = Set down: { $cargo }
scythe-do-load-all = Load everything
scythe-do-unload-all = Set everything down
scythe-do-halt = Stop here
scythe-do-pay = { $resource } from { $hex }
scythe-do-pay-rest = Pay from where you have fewest units
scythe-do-pay-card = Pay with a { $combat-card }
scythe-do-take-resource = { $resource }
scythe-do-place = { $hex }
scythe-do-produce-at = { $hex }: make { $count }
scythe-do-move-cube = { $cube }
scythe-do-cover = { $bottom }
scythe-do-deploy = Deploy the { $mech }
scythe-do-build = Build the { $structure }
scythe-do-enlist = Recruit from { $recruit }
scythe-do-take-bonus = { $bonus }
scythe-do-fight = Fight on { $hex }
scythe-do-play-cards = { $twos ->
    [0] { $threes ->
        [0] { $fours ->
            [0] { $fives ->
                [0] No card
               *[other] Cards
            }
           *[other] Cards
        }
       *[other] Cards
    }
   *[other] Cards
}{ $twos ->
    [0] {""}
    [1] {" "}+2
    [2] {" "}+2 +2
    [3] {" "}+2 +2 +2
   *[other] {" "}+{ $twos } × 2
}{ $threes ->
    [0] {""}
    [1] {" "}+3
    [2] {" "}+3 +3
    [3] {" "}+3 +3 +3
   *[other] {" "}+{ $threes } × 3
}{ $fours ->
    [0] {""}
    [1] {" "}+4
    [2] {" "}+4 +4
    [3] {" "}+4 +4 +4
   *[other] {" "}+{ $fours } × 4
}{ $fives ->
    [0] {""}
    [1] {" "}+5
    [2] {" "}+5 +5
    [3] {" "}+5 +5 +5
   *[other] {" "}+{ $fives } × 5
}
scythe-do-dial = Power { $power }
scythe-do-retreat = Retreat to { $to }
scythe-do-bring-workers = { $count ->
    [0] No worker
    [one] One worker
   *[other] { $count } workers
}
scythe-do-use-ability = { $ability }
scythe-do-place-flag = Place a Flag
scythe-do-place-trap = Place the Trap: { $trap }

## The log
scythe-did-deal-faction = { $seat } plays { $faction }
scythe-did-deal-mat = { $seat } gets the { $mat } mat
scythe-did-draw-card = { $seat } draws a combat card
scythe-did-draw-this-card = { $seat } draws a { $card }
scythe-did-lose-card = { $seat } discards a { $card } at random
scythe-did-take-card = { $taker } takes a combat card from { $seat }
scythe-did-take-this-card = { $taker } takes a { $card } from { $seat }
scythe-did-draw-objective = { $seat } draws an objective
scythe-did-draw-this-objective = { $seat } draws { $card }
scythe-did-draw-encounter = The card: { $card }
scythe-did-draw-structure-bonus = Structure bonus: { $tile }
scythe-did-begin-turn = Turn { $turn }: { $seat }
scythe-did-choose-section = { $seat } chooses { $section }
scythe-did-gain-power = { $seat } gains { $count } power
scythe-did-gain-coins = { $seat } gains ${ $count }
scythe-did-gain-popularity = { $seat } gains { $count } popularity
scythe-did-lose-power = { $seat } loses { $count } power
scythe-did-gain-resource = { $seat }: { $count } { $resource } on { $hex }
scythe-did-gain-worker = { $seat }: { $count ->
    [one] a new worker
   *[other] { $count } new workers
} on { $hex }
scythe-did-pay = { $seat } pays { $count } { $resource } from { $hex }
scythe-did-pay-card = { $seat } pays with a { $card }
scythe-did-go = { $seat }: the { $unit } goes from { $from } to { $to }{ $workers ->
    [0] {""}
    [one] , one worker aboard
   *[other] , { $workers } workers aboard
}{ $resources ->
    [0] {""}
    [one] , one resource aboard
   *[other] , { $resources } resources aboard
}
scythe-did-drive-off = { $seat } drives { $count ->
    [one] a worker
   *[other] { $count } workers
} of { $victim } off { $hex }
scythe-did-take-bottom = { $seat } takes { $bottom }
scythe-did-upgrade = { $seat } upgrades: { $cube }; { $bottom } costs less
scythe-did-deploy = { $seat } deploys a mech on { $hex }. { $ability }
scythe-did-build = { $seat } builds the { $structure } on { $hex }
scythe-did-enlist = { $seat } enlists the recruit from { $bottom }: { $bonus }
scythe-did-attack = { $seat } attacks { $defender } on { $hex }
scythe-did-reveal = { $seat } shows { $total }: power { $power }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
scythe-did-win-combat = { $seat } wins the combat on { $hex }
scythe-did-retreat = { $seat } retreats from { $hex }
scythe-did-retreat-to = { $seat }: the { $unit } retreats to { $hex }
scythe-did-encounter = { $seat } has an encounter on { $hex }
scythe-did-place-star = { $seat } places star { $stars }: { $triumph }
scythe-did-score = { $seat } ends with ${ $coins }
scythe-did-place-flag = { $seat } places a Flag on { $hex }
scythe-did-place-trap = { $seat } places a Trap on { $hex }
scythe-did-place-this-trap = { $seat } places a Trap on { $hex }: { $trap }
scythe-did-rearm-trap = { $seat } arms the Trap on { $hex } again
scythe-did-spring-trap = { $seat } walks into a Trap: { $trap }

## Reasons
scythe-why-same-section = Your action token is there: choose another section
scythe-why-no-coin = This costs ${ $cost }; you have ${ $held }
scythe-why-too-few = This costs { $cost } { $resource }; you can pay { $held }
scythe-why-produce-cost = Producing now costs you { $power } power, { $popularity } popularity and ${ $coins }
scythe-why-no-worker = You have no worker on a territory you control
scythe-why-moved = The { $unit } has already moved
scythe-why-workers-moved = Every worker on { $hex } has already moved
scythe-why-stuck = No unit can go anywhere from { $hex }
scythe-why-worker-held = Workers cannot walk out of { $hex }: enemy combat units are there
scythe-why-worker-alone = Workers cannot walk onto { $hex } on their own: enemy units are there
scythe-why-home-base = No unit can enter a home base: { $hex }
scythe-why-river = There is a river between { $from } and { $to }
scythe-why-lake = No unit can enter { $hex } without an ability for lakes
scythe-why-on-lake = Only a mech can carry it off { $hex }
scythe-why-too-far = It is more than one step from { $from } to { $to }
scythe-why-no-territory = A home base is not a territory: { $hex }
scythe-why-nobody-there = You have nothing on { $hex } that could control it
scythe-why-held-by-other = { $seat } controls { $hex }
scythe-why-not-on-lake = Nothing can be placed on { $hex }
scythe-why-left-on-lake = Nothing stays on { $hex } without another unit of yours that can carry it
scythe-why-no-worker-there = You have no worker on { $hex }
scythe-why-no-place = You need a territory you control, not a lake, with a worker of yours and room for this
scythe-why-structure-there = There is already a structure on { $hex }
scythe-why-produced = You have already produced on { $hex }
scythe-why-barren = { $hex } produces nothing
scythe-why-no-workers-left = No worker is left on your mat for { $hex }
scythe-why-enough-territories = You have chosen all the territories you may
scythe-why-cube-gone = That cube has already moved ({ $cube })
scythe-why-solid = No cost of { $bottom } can be covered
scythe-why-covered = { $boxes ->
    [one] The only box of { $bottom } is covered
   *[other] All { $boxes } boxes of { $bottom } are covered
}
scythe-why-deployed = The { $mech } is already deployed
scythe-why-built = The { $structure } is already built
scythe-why-recruited = The recruit from { $bottom } is already enlisted
scythe-why-bonus-taken = That bonus is already taken ({ $bonus })
scythe-why-too-many-cards = You may play { $limit ->
    [0] no card
    [one] one card
   *[other] { $limit } cards
} here
scythe-why-too-little-power = You have { $power } power, not { $dial }

## Previews
scythe-preview-move = Move up to { $units } units, or gain ${ $coins }
scythe-preview-bolster = For ${ $cost }: { $power } power or { $cards ->
    [one] one card
   *[other] { $cards } cards
}
scythe-preview-trade = For ${ $cost }: { $resources } resources or { $popularity } popularity
scythe-preview-produce = Produce on { $territories } territories{ $power ->
    [0] {""}
   *[other] , −{ $power } power
}{ $popularity ->
    [0] {""}
   *[other] , −{ $popularity } popularity
}{ $coins ->
    [0] {""}
   *[other] , −${ $coins }
}
scythe-preview-bottom = { $bottom }: { $cost } { $resource } (you have { $held }), gives ${ $coins }
scythe-preview-no-place = There is no room for it now: you would get only the coins and recruit bonuses
scythe-preview-ability = { $ability }
scythe-preview-ceiling = { $seat } can reach { $most }: power { $power }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
scythe-preview-drive-off = Drives off { $count ->
    [one] one worker
   *[other] { $count } workers
} of { $victim }: you lose the same amount of popularity
scythe-preview-yield = makes up to { $count }
scythe-preview-structure = { $structure }: { $benefit } +{ $count }
scythe-preview-recruit = { $seat } has a recruit here: { $benefit } +1
