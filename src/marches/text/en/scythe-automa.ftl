# The Automa: an opponent that cards lead.

scythe-choice-automas = Automas
scythe-setup-automas-many = { $count } seats are assigned to Automas and people, but the table has { $players }
scythe-setup-automas-unknown = Unknown Automa { $word }. Available: { $known }
scythe-setup-automas-alone = At least one person has to play
scythe-automa-level-autometta = Autometta
    .effect = led by cards: the easiest
scythe-automa-level-automa = Automa
    .effect = led by cards: about an even match
scythe-automa-level-automaszyna = Automaszyna
    .effect = led by cards: hard
scythe-automa-level-ultimaszyna = Ultimaszyna
    .effect = led by cards: few people win
scythe-automa-start-automa = what an Automa starts with
scythe-automa-card = Automa card { $id }
scythe-automa-card-invaders = Automa card { $id } (Invaders)
scythe-triumph-tracker = star tracker

## Names
scythe-automa-move-worker = moving a worker
scythe-automa-move-mech = moving a mech
scythe-automa-move-character = moving the character
scythe-automa-move-explore = going for an encounter or the Factory
scythe-automa-move-attack = attacking
scythe-automa-move-attack-workers = attacking workers
scythe-automa-gain-power = power
scythe-automa-gain-coins = coins
scythe-automa-gain-combat-cards = combat cards
scythe-automa-gain-worker = worker
scythe-automa-gain-combat-unit = combat unit
scythe-automa-tie-only = the only valid territory
scythe-automa-tie-base = closest to its home base
scythe-automa-tie-units = near the most of its units
scythe-automa-tie-enemy = closest to an enemy combat unit
scythe-automa-tie-fighters = the fewest enemy combat units
scythe-automa-tie-workers = the most enemy workers
scythe-automa-tie-factory = closest to the Factory
scythe-automa-tie-reading = first in reading order
scythe-automa-reason-bracket = the badge belongs to another faction
scythe-automa-reason-power = too little power
scythe-automa-reason-no-unit = no such unit on the board or its home base
scythe-automa-reason-nowhere = no valid territory within reach
scythe-automa-reason-unsafe = every valid territory is next to an enemy combat unit
scythe-automa-reason-stays = the best territory is where the unit already is
scythe-automa-reason-done = not tried: an option before it was possible

## Answers
scythe-do-draw-automa-card = { $automa-card }
scythe-do-lay-combat-card = Combat card { $combat-card } for the Automa

## Log
scythe-did-automa-draw = { $seat } draws { $card } and uses half { $half ->
    [1] I
   *[other] II
}
scythe-did-automa-shuffle = { $seat } shuffles { $count } cards into a new deck
scythe-did-automa-skip = { $seat } skips this turn: the card shows the small crossed gear
scythe-did-automa-no-move = { $seat } skips the move line
scythe-did-automa-pass = { $seat }: { $option } is not possible, { $reason }
scythe-did-automa-move = { $seat }: { $unit } goes from { $from } to { $to } ({ $tie })
scythe-did-automa-unit = { $seat } gains a unit on its home base: { $unit }
scythe-did-automa-lose-gain = { $seat } has none left on its mat: { $gain }
scythe-did-automa-recruit = { $seat } triggers the recruit bonus of its neighbours: { $benefit }
scythe-did-automa-marker = { $seat }: marker on space { $space } of { $spaces }
scythe-did-automa-scheme = { $seat } shuffles all its cards and changes to scheme II
scythe-did-automa-fight = { $seat } draws { $card } for the combat: { $power } power, { $cards ->
    [one] 1 combat card
   *[other] { $cards } combat cards
}
scythe-did-automa-beaten = { $seat } puts a beaten unit back on its mat: { $unit }, { $hex }
scythe-did-automa-loot = { $seat } takes { $hex } from an Automa: { $count ->
    [one] 1 resource
   *[other] { $count } resources
} as loot
scythe-did-automa-factory = { $seat } takes a Factory card without showing it

## Reasons
scythe-why-automa-no-deal = You cannot make deals with an Automa: it makes no decisions
scythe-why-automa-bracket = Only for { $faction }: the option is in brackets
scythe-why-automa-power = It has { $power } power and needs { $needed }
scythe-why-automa-no-unit = No unit on the board or its home base can do this: { $option }
scythe-why-automa-nowhere = No valid territory within reach ({ $unit }, { $hex })
scythe-why-automa-unsafe = Every valid territory is next to an enemy combat unit ({ $unit }, { $hex })
scythe-why-automa-stays = The best territory is { $hex }, where the unit already is ({ $unit })
scythe-why-automa-done = Not tried: an option before it was possible
