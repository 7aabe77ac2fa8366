# Vesna and Fenris, the factions of The Rise of Fenris.

scythe-module-fenris = The Rise of Fenris: Vesna and Fenris
scythe-label-vesna = Vesna
scythe-label-fenris = Fenris
scythe-faction-vesna = Vesna
scythe-faction-fenris = Fenris
scythe-ability-technophile = Technophile: Factory cards from the start, each used once
    .short = Technophile
    .effect = Factory cards from the start, each used once
scythe-ability-space-2 = empty space
scythe-ability-space-3 = empty space
scythe-ability-influence = Influence: tokens where the character ends its move, $1 less for players who hold them
    .short = Influence
    .effect = tokens where the character ends its move, $1 less for players who hold them
scythe-ability-leap = Leap: over one territory in a straight line
    .short = Leap
    .effect = over one territory in a straight line
scythe-ability-horrify = Horrify: Influence for those who flee from you
    .short = Horrify
    .effect = Influence for those who flee from you
scythe-ability-death-ray = Death Ray: any number of combat cards of one value
    .short = Death Ray
    .effect = any number of combat cards of one value
scythe-ability-fanatical = Fanatical: to Influence that is not adjacent, which comes back to you
    .short = Fanatical
    .effect = to Influence that is not adjacent, which comes back to you
scythe-part-influence = Influence held

## Questions
scythe-ask-choose-abilities = { $seat }: place your ability tokens. { $count ->
    [0] Both empty spaces are filled; you may cover Riverwalk or Speed
    [one] One empty space to fill
   *[other] { $count } empty spaces to fill
}
scythe-ask-offer-influence = { $seat }: place Influence on { $hex }? { $left } in your supply
scythe-ask-second-influence = { $seat }: place a second Influence? { $left } in your supply
scythe-ask-frighten = { $seat }: { $count ->
    [one] one unit
   *[other] { $count } units
} of { $victim } fled. How much Influence do you give? { $left } in your supply
scythe-ask-choose-fanatical = { $seat }: did you use Fanatical to reach { $hex }? If so, you take the Influence there

## Answers
scythe-do-draw-home-base = Home base: { $hex }
scythe-do-draw-ability = Draw: { $ability }
scythe-do-place-ability = Place on the space of the { $mech }: { $ability }
scythe-do-choose-mod = Choose the Mod: { $ability }
scythe-do-place-influence = Place Influence
scythe-do-give-influence = { $count ->
    [0] Give none
    [one] Give 1 Influence
   *[other] Give { $count } Influence
}

## The log
scythe-did-draw-home-base = The home base of { $faction } covers { $hex }
scythe-did-draw-open-card = { $seat } gets a face-up Factory card: { $card }
scythe-did-box-card = { $seat } has used a Factory card, which goes back to the box: { $card }
scythe-did-draw-ability = { $seat } draws the token { $ability }
scythe-did-place-ability = { $seat } places on the space of the { $mech }: { $ability }
scythe-did-choose-mod = { $seat } has chosen the Mod { $ability }
scythe-did-place-influence = { $seat } places Influence on { $hex }
scythe-did-take-influence = { $seat } takes the Influence on { $hex }
scythe-did-give-influence = { $seat } gives { $victim } Influence: { $count }
scythe-did-announce-death-ray = { $seat } uses Death Ray: any number of combat cards, all of one value

## Reasons and previews
scythe-why-empty-spaces = { $count ->
    [one] One space of your mat is still empty
   *[other] { $count } spaces of your mat are still empty
}
scythe-why-cards-differ = With Death Ray all your cards must have the same value
scythe-preview-covers = Covers { $ability }
