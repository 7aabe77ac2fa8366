# Root: the Riverfolk Company.

## Names
root-service-cards = hand cards
root-service-riverboats = riverboats
root-service-mercenaries = mercenaries
root-effect-services = Riverfolk services
root-effect-trade-disruption = Trade disruption

## Questions
root-ask-buy-services =
    { $count ->
        [one] { $seat } sells hand cards ({ $cards }), riverboats ({ $riverboats }), mercenaries ({ $mercenaries }). You may buy 1 service; you can pay { $purse }.
       *[other] { $seat } sells hand cards ({ $cards }), riverboats ({ $riverboats }), mercenaries ({ $mercenaries }). You may buy { $count } services; you can pay { $purse }.
    }
root-ask-commit-any =
    { $count ->
        [one] 1 fund of any suit pays: on which space?
       *[other] { $count } funds of any suit pay: on which space first?
    }
root-ask-commit-funds =
    { $count ->
        [one] 1 fund to commit: whose warrior?
       *[other] { $count } funds to commit: whose warrior first?
    }
root-ask-lose-funds =
    { $count ->
        [one] Trade is disrupted: 1 fund is lost. Whose warrior?
       *[other] Trade is disrupted: { $count } funds are lost. Whose warrior first?
    }
root-ask-pay-recruit = Whose warrior do you spend to recruit in { $clearing }?
root-ask-place-otters =
    { $count ->
        [one] 1 warrior left to place: in which river clearing?
       *[other] { $count } warriors left to place: in which river clearing?
    }
root-ask-riverfolk-actions =
    { $count ->
        [0] No fund left.
        [one] 1 fund left.
       *[other] { $count } funds left.
    }
root-ask-set-price =
    { $price ->
        [0] What price do you ask for { $service }?
       *[other] What price do you ask for { $service }? (Now { $price })
    }

## Answers
root-do-buy-card = Buy { $card }
root-do-buy-service = Buy: { $service }
root-do-commit-battle = Commit a fund: battle
root-do-commit-draw = Commit a fund: draw a card
root-do-commit-fund = A warrior of { $seat }
root-do-commit-move = Commit a fund: move
root-do-establish-post = Trade post in { $clearing }
root-do-export = Craft { $card } for export
root-do-lose-fund = A warrior of { $seat }
root-do-recruit-otter = Spend a fund: warrior in { $clearing }
root-do-set-price = { $service } at { $count }
root-do-spend-fund = A warrior of { $seat }
root-do-start-otter = A warrior in { $clearing }

## Events
root-did-buy = { $seat } buys: { $service }.
root-did-buy-card = { $seat } buys { $card } from { $other }.
root-did-commit = { $seat } commits a fund (a warrior of { $other }).
root-did-export = { $seat } exports { $card }.
root-did-gather = { $seat } gathers the funds: { $count }.
root-did-pay =
    { $count ->
        [one] { $seat } puts 1 warrior in Payments.
       *[other] { $seat } puts { $count } warriors in Payments.
    }
root-did-return-fund = A fund of { $seat } goes back to { $other }.
root-did-set-price = { $seat } now asks { $count } for { $service }.

## Reasons
root-why-deck-empty = There is no card left to draw.
root-why-funds-cost = { $card } costs{ $fox ->
        [0] {""}
       *[other] {" "}{ $fox } fox
    }{ $rabbit ->
        [0] {""}
       *[other] {" "}{ $rabbit } rabbit
    }{ $mouse ->
        [0] {""}
       *[other] {" "}{ $mouse } mouse
    }{ $any ->
        [0] {""}
       *[other] {" "}{ $any } of any suit
    }, funds in all: { $need }; your funds: { $funds }, uncovered spaces: { $have_fox } fox, { $have_rabbit } rabbit, { $have_mouse } mouse.
root-why-has-post = There is already a trade post in { $clearing }.
root-why-has-service = You already have this service: { $service }.
root-why-no-funds = You have no fund left.
root-why-no-hire = The Vagabond cannot hire mercenaries.
root-why-no-ruler = Nobody rules { $clearing }.
root-why-no-space = You have no empty uncovered { $suit } space.
root-why-post-funds = { $seat } rules { $clearing }: you need { $needed } of their warriors in Funds and have { $funds }.
root-why-price = The price is { $price }; you can pay { $purse }.
root-why-service-limit =
    { $limit ->
        [one] You may buy { $limit } service a turn, and 1 more per clearing with a trade post and a piece of yours.
       *[other] You have bought all { $limit } services you may buy this turn.
    }

## Previews
root-preview-post = Costs { $count } funds of { $seat }, scores { $points } VP.
root-preview-service = Costs { $price }; you keep { $left }.
