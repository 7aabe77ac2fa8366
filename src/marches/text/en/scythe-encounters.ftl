# Encounters, and what encounter options and Factory cards cost and give.

scythe-ask-choose-option = { $seat }: { $card } on { $hex }. Choose an option{ $left ->
    [one] {""}
   *[other] {" "}(up to { $left })
}
scythe-ask-pay-cards = { $seat }: discard { $count ->
    [one] a combat card
   *[other] { $count } combat cards
} as payment
scythe-ask-pay-kinds = { $seat }: pay { $count } more { $count ->
    [one] resource
   *[other] resources
}, each of a different kind
scythe-ask-part-of-gain = { $seat }: how much ({ $gain }, at most { $most })?
scythe-ask-workers-by-mech = { $seat }: to which of your mechs { $count ->
    [one] does the new worker
   *[other] do the { $count } new workers
} go?
scythe-ask-look-at-hand = { $seat }: whose combat cards do you look at?
scythe-ask-relocate-to = { $seat }: where do units from { $hex } go?
scythe-ask-relocate-unit = { $seat }: which units go from { $from } to { $to }?

scythe-do-choose-option = { $option }
scythe-do-look-at-hand = The cards of { $seat }

scythe-did-choose-option = { $seat } chooses: { $option }
scythe-did-look-at-hand = { $seat } looks at the combat cards of { $owner }
scythe-did-see-hand = { $seat } sees the hand of { $owner }: { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5
scythe-did-relocate = { $seat } moves units from { $from } to { $to }

scythe-why-must-choose = You must choose one of the options
scythe-why-option-taken = You have already taken this option
scythe-why-no-power = This costs { $cost } power; you have { $held }
scythe-why-no-popularity = This costs { $cost } popularity; you have { $held }
scythe-why-no-card = This costs { $cost ->
    [one] a combat card
   *[other] { $cost } combat cards
}; you have { $held }
scythe-why-too-few-kinds = This costs { $cost } different resources; you can pay { $held }
scythe-why-occupied = There are units on { $hex }

scythe-preview-pay-coins = pay ${ $count }
scythe-preview-pay-power = pay { $count } power
scythe-preview-pay-popularity = pay { $count } popularity
scythe-preview-pay-combat-card = pay { $count ->
    [one] a combat card
   *[other] { $count } combat cards
}
scythe-preview-pay-any-resource = pay { $count ->
    [one] any resource
   *[other] any { $count } resources
}
scythe-preview-pay-different = pay { $count } different resources
scythe-preview-gain-coins = gain ${ $count }
scythe-preview-gain-power = gain { $count } power
scythe-preview-gain-popularity = gain { $count } popularity
scythe-preview-gain-combat-card = gain { $count ->
    [one] a combat card
   *[other] { $count } combat cards
}
scythe-preview-gain-any-resource = gain any { $count ->
    [one] resource
   *[other] { $count } resources
}
scythe-preview-gain-metal = gain { $count } metal
scythe-preview-gain-food = gain { $count } food
scythe-preview-gain-oil = gain { $count } oil
scythe-preview-gain-wood = gain { $count } wood
scythe-preview-gain-worker = gain { $count ->
    [one] a worker
   *[other] { $count } workers
}
scythe-preview-gain-mech = deploy { $count ->
    [one] a mech
   *[other] { $count } mechs
}
scythe-preview-gain-structure = build { $count ->
    [one] a structure
   *[other] { $count } structures
}
scythe-preview-gain-recruit = enlist { $count ->
    [one] a recruit
   *[other] { $count } recruits
}
scythe-preview-gain-upgrade = make { $count ->
    [one] an upgrade
   *[other] { $count } upgrades
}
scythe-preview-gain-produce-territories = produce on { $count ->
    [one] one territory
   *[other] { $count } territories
}
scythe-preview-gain-look-at-opponent-combat-cards = look at the combat cards of { $count ->
    [one] an opponent
   *[other] { $count } opponents
}
scythe-preview-gain-relocate-units = move your units here to { $count ->
    [one] an empty territory
   *[other] { $count } empty territories
} next to it

scythe-option-a = First option
scythe-option-b = Second option
scythe-option-c = Third option
scythe-gain-coins = coins
scythe-gain-power = power
scythe-gain-popularity = popularity
scythe-gain-combat-card = combat cards
scythe-gain-any-resource = resources of your choice
scythe-gain-metal = metal
scythe-gain-food = food
scythe-gain-oil = oil
scythe-gain-wood = wood
scythe-gain-worker = workers
scythe-gain-mech = mech
scythe-gain-structure = structure
scythe-gain-recruit = recruit
scythe-gain-upgrade = upgrade
scythe-gain-produce-territories = production
scythe-gain-look-at-opponent-combat-cards = a look at combat cards
scythe-gain-relocate-units = units moved elsewhere
scythe-choice-promos = Promo cards
