# Airships (The Wind Gambit).

scythe-module-airships = The Wind Gambit: airships
scythe-choice-airship-tiles = Airship tiles to draw from (by name; none: all)
scythe-choice-own-airship-tiles = Everyone has a pair of airship tiles (not recommended with four or more)

scythe-unit-airship = airship
scythe-unit-worker-aboard = worker aboard the airship
scythe-load-resources = resources
scythe-load-workers = workers

## Questions
scythe-ask-fly = { $seat }: the airship is over { $hex } and may fly { $left ->
    [0] no further
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
scythe-ask-offer-bombs = { $seat }: bomb { $hex }? You pay { $cost } power, opponents there lose { $loss }
scythe-ask-offer-spying = { $seat }: take a combat card from someone on { $hex } for ${ $cost }?
scythe-ask-pay-toll = { $seat }: which resource goes to the airship of { $owner } over { $hex }?
scythe-ask-choose-rival = { $seat }: fight an airship over { $hex } after the moves?
scythe-ask-offer-harvest = { $seat }: load part of what { $hex } produces onto the airship?
scythe-ask-offer-swap = { $seat }: swap an objective for a new one and gain 1 popularity?

## Answers
scythe-do-draw-airship-tile = Draw: { $airship-tile }
scythe-do-pay-aboard = { $resource } from the airship
scythe-do-pay-toll = { $resource }
scythe-do-spy-on = Take a card from { $seat }
scythe-do-fight-airship = Fight the airship of { $seat }
scythe-do-board-airship = Take the character aboard
scythe-do-leave-airship = Set the character down
scythe-do-swap-objective = Swap { $objective }

## The log
scythe-did-draw-airship-tile = Airship tile: { $tile }
scythe-did-draw-own-airship-tile = Airship tile of { $seat }: { $tile }
scythe-did-fly = { $seat }: the airship flies from { $from } to { $to }
scythe-did-load-airship = { $seat }: { $count } × { $cargo } from { $hex } aboard the airship
scythe-did-unload-airship = { $seat }: { $count } × { $cargo } from the airship onto { $hex }
scythe-did-pay-aboard = { $seat } pays from the airship ({ $resource })
scythe-did-board-airship = { $seat }: the character boards the airship over { $hex }
scythe-did-leave-airship = { $seat }: the character leaves the airship on { $hex }
scythe-did-bomb = { $seat } bombs { $victim }: { $count } power lost
scythe-did-pay-ransom = { $seat } pays ${ $count } to { $to } to leave
scythe-did-pay-toll = { $seat } pays toll to { $to } ({ $resource })
scythe-did-attack-airship = { $seat } attacks the airship of { $defender } over { $hex }
scythe-did-retreat-airship = The airship of { $seat } retreats from { $hex } to its home base
scythe-did-swap-objective = { $seat } swaps an objective
scythe-did-swap-this-objective = { $seat } puts { $card } under the deck

## Reasons
scythe-why-aboard = The { $unit } is aboard the airship and cannot walk: set it down first, while the airship moves
scythe-why-airship-workers-only = With this tile airships carry workers, not resources
scythe-why-airship-resources-only = With this tile airships carry resources, not workers
scythe-why-airship-full = The airship is full ({ $count } aboard)
scythe-why-airship-loaded = You have loaded something on { $hex }: set down first, then load
scythe-why-airship-must-fly = An airship that moves must fly at least one step
scythe-why-no-boarding = Opponents are on { $hex }: nobody can board there
scythe-why-no-landing = Opponents occupy { $hex }: nobody can be set down there
scythe-why-no-tunnel-flight = Airships use neither tunnels nor Mines: { $hex } is not next to it
scythe-why-range = The airship has flown as far as it can ({ $made ->
    [one] one step
   *[other] { $made } steps
})
scythe-why-encounter-first = The character stays on { $hex } for its encounter
scythe-why-besieged = Leaving { $hex } under the airship of { $seat } costs ${ $cost }; you have ${ $held }
scythe-why-toll = Below the airship of { $seat } a unit enters { $hex } only with { $cost ->
    [one] a resource
   *[other] { $cost } resources
}; it has { $held }

## Previews
scythe-preview-airship = flies up to { $range ->
    [one] one territory
   *[other] { $range } territories
}; room for { $room } ({ $kind })
scythe-preview-spying = { $seat } holds { $count ->
    [one] one card
   *[other] { $count } cards
}
scythe-preview-ransom = costs ${ $count }, paid to { $seat }
scythe-preview-toll = one of its resources goes to the airship of { $seat }

## Tiles
scythe-airship-tile-bombard = Bombard
scythe-airship-tile-bounty = Bounty
scythe-airship-tile-siege-engine = Siege Engine
scythe-airship-tile-distract = Distract
scythe-airship-tile-espionage = Espionage
scythe-airship-tile-blitzkrieg = Blitzkrieg
scythe-airship-tile-toll = Toll
scythe-airship-tile-war-correspondent = War Correspondent
scythe-airship-tile-ferry = Ferry
scythe-airship-tile-boost = Boost
scythe-airship-tile-drill = Drill
scythe-airship-tile-hero = Hero
scythe-airship-tile-safe-haven = Safe Haven
scythe-airship-tile-reap = Reap
scythe-airship-tile-craft = Craft
scythe-airship-tile-negotiate = Negotiate
scythe-help-capacity = Carries up to { $count } ({ $kind })
scythe-help-range = Range { $count }
scythe-help-airship-bombard = After flying over an opponent’s character or mech, pay 1 power: that opponent loses 1
scythe-help-airship-bounty = A combat won below your airship pays $3
scythe-help-airship-siege-engine = An opponent’s character or mech must pay you $1 to leave your airship’s territory
scythe-help-airship-distract = In a combat below your airship your opponent plays one card fewer
scythe-help-airship-espionage = After flying over an opponent’s unit, pay $1 to take one of that opponent’s combat cards at random
scythe-help-airship-blitzkrieg = An airship that ends its move beside another may fight it, one card a side; the loser’s goes home, the winner places a combat star
scythe-help-airship-toll = An opponent’s unit must carry resources to enter your airship’s territory; one of them goes aboard your airship if there is room
scythe-help-airship-war-correspondent = Whenever a combat is fought below your airship, gain 1 popularity
scythe-help-airship-ferry = Your units cross rivers into and out of your airship’s territory
scythe-help-airship-boost = Workers that start from your airship’s territory may move one territory further
scythe-help-airship-drill = For your other units, your airship’s territory counts as a tunnel
scythe-help-airship-hero = The airship carries your character too
scythe-help-airship-safe-haven = The airship controls its territory while no opponent’s unit is there, and your units may retreat to it
scythe-help-airship-reap = When you produce, the airship’s territory counts in addition to the others, and the airship produces there like a worker
scythe-help-airship-craft = Mechs and structures may be placed on the airship’s territory without a worker
scythe-help-airship-negotiate = When the airship stops over a village, you may swap an objective and gain 1 popularity
