# Desolation of The Rise of Fenris: all players together.

scythe-module-desolation = Desolation: all players together against one enemy, alone too
scythe-choice-desolation-faction = Desolation is played with the pieces of
scythe-choice-desolation-harder = Harder: workers that Desolation drives off speed up the timer
scythe-value-free = Fenris, or another free faction
scythe-setup-desolation-only = The options of Desolation need the module Desolation
scythe-setup-desolation-tesla = Tesla cannot be added to Desolation: his figure is its sixth unit
scythe-setup-desolation-without = Desolation is not played with this module: { $module }. It has its own Triumph Tiles and its own end
scythe-setup-desolation-option = In Desolation all players win or lose together: the option { $option } does not apply
scythe-setup-desolation-faction = { $faction } is already taken: Desolation needs a faction that nobody plays
scythe-desolation-desolation = Desolation
scythe-desolation-direction-tile = direction tile
scythe-triumph-territories = territories
scythe-triumph-structure-bonus = best structure bonus
scythe-triumph-stars = five stars
scythe-triumph-coins = coins
scythe-triumph-tile-upgrades = upgrades
scythe-triumph-tile-mechs = mechs
scythe-triumph-tile-structures = structures
scythe-triumph-tile-recruits = recruits
scythe-triumph-tile-workers = workers
scythe-triumph-tile-objective = objective
scythe-triumph-tile-objective-second = second objective
scythe-triumph-tile-combat = combat
scythe-triumph-tile-popularity = popularity
scythe-triumph-tile-power = power
scythe-triumph-tile-combat-cards = combat cards
scythe-triumph-tile-encounters = encounters
scythe-triumph-tile-factory-card = Factory card
scythe-triumph-tile-resources = resources
scythe-triumph-tile-territories = seven territories
scythe-triumph-tile-structure-bonus = best structure bonus
scythe-triumph-tile-stars = five stars
scythe-triumph-tile-coins = $20
scythe-desolation-end-tiles = every Triumph Tile has a star
scythe-desolation-end-units = all its units are destroyed
scythe-desolation-end-stars = Desolation has placed all its stars
scythe-desolation-end-timer = time has run out

## Questions
scythe-ask-fill-tile = { $seat }: which tile does your star fill ({ $triumph })?
scythe-ask-winners-star = { $seat }: which of you places the star for the combat you won?
scythe-ask-star-beside-tiles = { $seat }: place a star beside the tiles for this combat? It fills no tile. You have { $left } left
scythe-ask-order-combats = { $seat }: Desolation attacks in several places. Which combat comes first?
scythe-ask-joint-defence = { $seat }: Desolation attacks on { $hex } with { $strength } and a die. Do you all defend together?
scythe-ask-who-dials = { $seat }: who spends power in the defence of { $hex }?
scythe-ask-before-desolation = { $seat }: use an ability before the combat with Desolation on { $hex }?
scythe-ask-commit-desolation = Combat with Desolation on { $hex }: { $seat } chooses cards, then power, in the open. Desolation has { $strength } and a die{ $help ->
    [0] {""}
   *[other] ; helpers add { $help }
}
scythe-ask-help-with-cards = Defence of { $hex }: { $seat } helps with cards. Desolation has { $strength } and a die{ $help ->
    [0] {""}
   *[other] ; other helpers add { $help }
}
scythe-ask-lend = { $seat }: { $asker } asks for your { $resource }. How many may be spent this turn?

## Answers
scythe-do-draw-desolation-tile = Reveal: { $triumph-tile }
scythe-do-fill-tile = { $triumph-tile }, tile { $count }
scythe-do-name-seat = { $seat }
scythe-do-defend-together = Defend together
scythe-do-defend-alone = One of us defends
scythe-do-draw-for-desolation = Draw for Desolation: { $combat-card }
scythe-do-ask-for = Ask { $seat } for { $resource }
scythe-do-pay-shared = { $resource } from { $hex }, as agreed

## The log
scythe-did-draw-desolation-tile = A Triumph Tile for everyone: { $tile }
scythe-did-place-desolation = Desolation takes the pieces of { $faction } and starts around the Factory
scythe-did-warn-of-airships = Airships make Desolation harder to follow: leave them out of your first games
scythe-did-draw-for-desolation = Beside Desolation’s tile: { $card }. Its power is { $power }
scythe-did-begin-desolation-turn = Desolation’s turn
scythe-did-lower-timer = The timer falls by { $count } to { $left }
scythe-did-roll-blue = The blue die shows { $count }: { $direction }
scythe-did-move-desolation = A unit of Desolation goes from { $from } to { $to }
scythe-did-flee-desolation = Workers of { $victim } flee { $hex }: { $count }
scythe-did-desolation-attack = Desolation attacks on { $hex }
scythe-did-attack-desolation = { $seat } attacks Desolation on { $hex }
scythe-did-help-defend = { $seat } helps with { $total }
scythe-did-roll-die = The orange die shows { $count }: Desolation has { $base } + { $count } = { $total }
scythe-did-beat-desolation = Won on { $hex }, { $own } to { $theirs }: the unit is destroyed
scythe-did-lose-to-desolation = Lost on { $hex }, { $own } to { $theirs }
scythe-did-take-star = Desolation places a star: { $stars } of { $most }
scythe-did-lend = { $count ->
    [0] { $seat } keeps the { $resource }
   *[other] { $seat } lets { $asker } spend { $count } { $resource } this turn
}
scythe-did-pay-shared = { $seat } spends { $resource } of { $owner } from { $hex }
scythe-did-win-together = You have won together: { $how }
scythe-did-lose-together = You have lost together: { $how }

## Reasons
scythe-why-asked-for = You have already asked { $seat } for that this turn
scythe-why-not-ours = You cannot take resources from { $hex }: only mechs carry another player’s resources, and never from under Desolation

## Previews
scythe-preview-desolation = Desolation: { $least } to { $most }
scythe-preview-desolation-odds = With { $own } against { $base } and a die: { $wins } of { $faces } rolls win
scythe-preview-tile = { $stars ->
    [0] no star there yet
    [one] one star there already
   *[other] { $stars } stars there already
}
scythe-preview-ask-for = { $seat } has { $count } { $resource } that you could spend if they agree
