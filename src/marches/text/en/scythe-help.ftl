# What things are for, and what a fortune is made of.
scythe-help-faction = Starts with { $power } power and { $cards ->
    [0] no combat card
    [one] one combat card
   *[other] { $cards } combat cards
}.
scythe-help-mat = Starts with { $popularity } popularity, ${ $coins } and { $objectives } objectives.
scythe-help-column = { $section } / { $bottom }: costs { $cost } resources, { $least } with all upgrades; earns ${ $coins }.
scythe-help-option = { $option }
scythe-help-step = { $count } or more: ${ $coins }

scythe-part-held = coins held
scythe-part-stars = stars
scythe-part-territories = territories
scythe-part-resources = resources
scythe-part-floor = never below $0
scythe-part-structure-bonus = structure bonus
scythe-part-meander = encounter territories (Meander)

scythe-step-section = Section
scythe-step-top = Top action
scythe-step-bottom = Bottom action

scythe-note-tie-attacker = A tie goes to the attacker.
scythe-note-tie-defender = A tie goes to the defender.
scythe-note-by-structures = to or from any structure
scythe-note-keep-mods = keep up to two; each works once
scythe-note-highest-mat-first = from the highest mat down
scythe-note-influence-end = Each token somebody still holds at the end costs them $1.
scythe-note-tesla-ends = The game ends when he is destroyed.
scythe-note-tesla-goes-on = The game goes on when he is destroyed.
scythe-note-timer-at-zero = at 0 we lose
scythe-note-harder = Harder: workers it drives off lower the timer.
scythe-note-skipped-turn = The card shows the small crossed gear: the turn is skipped.
scythe-note-no-move = The move line is left out.
