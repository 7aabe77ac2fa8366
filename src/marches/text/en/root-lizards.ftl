# Root: the Lizard Cult.

## Names
root-effect-fear-of-the-faithful = Fear of the Faithful

## Questions
root-ask-build-garden = Where do you place a { $suit } garden?
root-ask-choose-outcast = Which suit is the Outcast?
root-ask-conspire =
    { $count ->
        [one] Conspiracies in { $suit } clearings: you have 1 acolyte (Crusade { $crusade }, Convert { $convert }, Sanctify { $sanctify }).
       *[other] Conspiracies in { $suit } clearings: you have { $count } acolytes (Crusade { $crusade }, Convert { $convert }, Sanctify { $sanctify }).
    }
root-ask-crusade-battle = The crusade has reached { $clearing }. Battle there?
root-ask-crusade-to = Where does the crusade go from { $from }?
root-ask-cult-craft =
    { $count ->
        [one] Craft with 1 { $suit } garden.
       *[other] Craft with { $count } { $suit } gardens.
    }
root-ask-recruit-faithful = In which { $suit } clearing does a warrior appear?
root-ask-rituals = Reveal cards from your hand, each for one ritual.
root-ask-start-garden = In which corner do you start?

## Answers
root-do-choose-outcast = { $suit }
root-do-convert = Convert a warrior of { $seat } in { $clearing }
root-do-forsake = { $card } is lost
root-do-place-faithful = A warrior in { $clearing }
root-do-place-garden = A garden in { $clearing }
root-do-reveal-build = Build: reveal { $card }
root-do-reveal-recruit = Recruit: reveal { $card }
root-do-reveal-sacrifice = Sacrifice: reveal { $card }
root-do-reveal-score = Score: spend { $card }
root-do-sanctify = Sanctify: { $piece } in { $clearing }
root-do-start-garden = Start in { $clearing }

## Events
root-did-cast-out = Outcast of { $seat }: { $suit }.
root-did-empty-souls =
    { $count ->
        [one] 1 lost soul goes to the discard pile.
       *[other] { $count } lost souls go to the discard pile.
    }
root-did-gain-acolytes = { $seat } gains { $count ->
    [one] 1 acolyte
   *[other] { $count } acolytes
} ({ $left }).
root-did-hate = Outcast of { $seat }: { $suit }, now Hated.
root-did-reveal = { $seat } reveals { $card }.
root-did-spend-acolytes = { $seat } spends { $count ->
    [one] 1 acolyte
   *[other] { $count } acolytes
} ({ $left } left).

## Reasons
root-why-corner-taken = You cannot start in { $clearing }: another player started there, or it is not the opposite corner.
root-why-few-acolytes = This costs { $cost } acolytes; you have { $have }.
root-why-hatred-of-birds = Hatred of Birds: { $card } does not count as any suit in this ritual.
root-why-no-garden = You have no { $suit } garden on the map.
root-why-no-garden-bed = You rule no { $suit } clearing with an open slot.
root-why-not-outcast = The suit of { $clearing } is not the Outcast ({ $suit }).
root-why-nowhere-to-recruit = There is no { $suit } clearing where you can place a warrior.
root-why-scored = You have already scored { $suit } this turn.

## Previews
root-preview-conspiracy =
    { $cost ->
        [one] Costs 1 acolyte.
       *[other] Costs { $cost } acolytes.
    }
root-preview-ritual = Scores { $points } VP; the card goes to the Lost Souls.
