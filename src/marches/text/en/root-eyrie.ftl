# Root: the Eyrie Dynasties.

## Names
root-column-recruit = Recruit
root-column-move = Move
root-column-battle = Battle
root-column-build = Build
root-leader-builder = Builder
    .effect = crafts for full points
    .text = viziers on Recruit and Move. Crafting ignores Disdain for Trade.
root-leader-charismatic = Charismatic
    .effect = recruits 2
    .text = viziers on Recruit and Battle. Each Recruit places 2 warriors instead of 1.
root-leader-commander = Commander
    .effect = +1 hit attacking
    .text = viziers on Move and Battle. As attacker, deal 1 extra hit.
root-leader-despot = Despot
    .effect = +1 VP razing
    .text = viziers on Move and Build. A battle in which you destroy one or more enemy buildings or tokens scores 1 extra VP.
root-effect-despot = Despot

## Questions
root-ask-add-to-decree =
    { $count ->
        [0] Add a card to the Decree: which, to which column?
       *[other] Add a second card to the Decree?
    }
root-ask-choose-leader = Which leader do you choose?
root-ask-decree-build = Where do you build a roost ({ $suit })?
root-ask-decree-column = { $column }: which card do you resolve next?
root-ask-decree-recruit =
    { $count ->
        [one] At which roost does 1 warrior appear ({ $suit })?
       *[other] At which roost do { $count } warriors appear ({ $suit })?
    }
root-ask-eyrie-craft = Craft with your roosts, then resolve the Decree.
root-ask-late-daylight = The Decree is resolved. Anything else in Daylight?
root-ask-new-roost = You have no roost left: where do you place a new one?
root-ask-start-roost = In which corner do you start?

## Answers
root-do-add-to-decree = { $card } to { $column }
root-do-choose-leader = { $leader }
root-do-decree-build = Roost in { $clearing }
root-do-decree-recruit = At the roost in { $clearing }
root-do-new-roost = New roost in { $clearing }
root-do-resolve = A { $suit } card
root-do-resolve-decree = Resolve the Decree
root-do-start-roost = Start in { $clearing }

## Events
root-did-add-to-decree = { $seat } adds { $card } to { $column }.
root-did-choose-leader = { $seat } chooses a leader: { $leader }.
root-did-resolve = { $seat } resolves the Decree: { $column }, { $suit }.
root-did-turmoil = { $seat } falls into turmoil.

## Reasons
root-why-deposed = { $leader } is face down.
root-why-has-roost = There is already a roost in { $clearing }.
root-why-must-add = At least one card must be added to the Decree.
root-why-not-fewest = This is not the clearing with the fewest warriors: { $clearing } has { $warriors }, another has { $fewest }.
root-why-one-bird = Only one of the cards added this turn may be a bird: not { $card } too.

## Previews
root-preview-roost = With this roost you score { $points } VP each Evening instead of { $before }.
root-preview-turmoil = You cannot do this: you fall into turmoil and lose { $points } VP.
