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
