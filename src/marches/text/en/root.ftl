# Root: what every faction shares.

## Names
root-clearing = clearing { $id }
root-suit-fox = fox
root-suit-rabbit = rabbit
root-suit-mouse = mouse
root-suit-bird = bird
root-phase-birdsong = Birdsong
root-phase-daylight = Daylight
root-phase-evening = Evening
root-faction-marquise = Marquise de Cat
root-faction-eyrie = Eyrie Dynasties
root-faction-alliance = Woodland Alliance
root-faction-vagabond = Vagabond
root-faction-vagabond2 = Second Vagabond
root-faction-lizards = Lizard Cult
root-faction-riverfolk = Riverfolk Company
root-faction-mechanical = Mechanical Marquise
root-item-boots = boots
root-item-bag = bag
root-item-crossbow = crossbow
root-item-hammer = hammer
root-item-sword = sword
root-item-tea = tea
root-item-coins = coins
root-item-torch = torch
root-piece-warrior = warrior
root-piece-sawmill = sawmill
root-piece-workshop = workshop
root-piece-recruiter = recruiter
root-piece-wood = wood
root-piece-keep = keep
root-piece-roost = roost
root-piece-base-fox = fox base
root-piece-base-rabbit = rabbit base
root-piece-base-mouse = mouse base
root-piece-sympathy = sympathy
root-piece-garden-fox = fox garden
root-piece-garden-rabbit = rabbit garden
root-piece-garden-mouse = mouse garden
root-piece-trade-post-fox = fox trade post
root-piece-trade-post-rabbit = rabbit trade post
root-piece-trade-post-mouse = mouse trade post
root-effect-better-burrow-bank = Better Burrow Bank
root-effect-command-warren = Command Warren
root-effect-cobbler = Cobbler

## Cards
root-card-ambush-bird = Ambush! (bird)
    .short = Ambush!
root-card-armorers = Armorers
    .effect = Battle: discard it to ignore all rolled hits against you
root-card-arms-trader = Arms Trader
root-card-birdy-bindle = Birdy Bindle
root-card-brutal-tactics = Brutal Tactics
    .effect = Attacking: 1 more hit, and the defender scores 1
root-card-crossbow-bird = Crossbow (bird)
    .short = Crossbow
root-card-dominance-bird = Bird Dominance
root-card-royal-claim = Royal Claim
    .effect = Birdsong: discard it for 1 VP per clearing you rule
root-card-sappers = Sappers
    .effect = Defending: discard it for 1 more hit
root-card-woodland-runners = Woodland Runners
root-card-ambush-fox = Ambush! (fox)
    .short = Ambush!
root-card-anvil = Anvil
root-card-dominance-fox = Fox Dominance
root-card-favor-of-the-foxes = Favor of the Foxes
root-card-foxfolk-steel = Foxfolk Steel
root-card-gently-used-knapsack = Gently Used Knapsack
root-card-protection-racket = Protection Racket
root-card-root-tea-fox = Root Tea (fox)
    .short = Root Tea
root-card-stand-and-deliver = Stand and Deliver!
    .effect = Birdsong: take a random card from a player, who scores 1
root-card-tax-collector = Tax Collector
    .effect = Once each Daylight: remove a warrior, draw a card
root-card-travel-gear-fox = Travel Gear (fox)
    .short = Travel Gear
root-card-ambush-rabbit = Ambush! (rabbit)
    .short = Ambush!
root-card-a-visit-to-friends = A Visit to Friends
root-card-bake-sale = Bake Sale
root-card-better-burrow-bank = Better Burrow Bank
    .effect = Start of Birdsong: you and another player draw a card
root-card-cobbler = Cobbler
    .effect = Start of Evening: take one free move
root-card-command-warren = Command Warren
    .effect = Start of Daylight: start a battle
root-card-dominance-rabbit = Rabbit Dominance
root-card-favor-of-the-rabbits = Favor of the Rabbits
root-card-root-tea-rabbit = Root Tea (rabbit)
    .short = Root Tea
root-card-smugglers-trail = Smuggler’s Trail
root-card-ambush-mouse = Ambush! (mouse)
    .short = Ambush!
root-card-codebreakers = Codebreakers
    .effect = Once each Daylight: look at a player’s hand
root-card-crossbow-mouse = Crossbow (mouse)
    .short = Crossbow
root-card-dominance-mouse = Mouse Dominance
root-card-favor-of-the-mice = Favor of the Mice
root-card-investments = Investments
root-card-mouse-in-a-sack = Mouse-in-a-Sack
root-card-root-tea-mouse = Root Tea (mouse)
    .short = Root Tea
root-card-scouting-party = Scouting Party
    .effect = Attacking: ambushes do not affect you
root-card-sword = Sword
root-card-travel-gear-mouse = Travel Gear (mouse)
    .short = Travel Gear
root-card-spy-bird = Bird Spy
root-card-spy-fox = Fox Spy
root-card-spy-rabbit = Rabbit Spy
root-card-spy-mouse = Mouse Spy

## Questions
root-ask-battle = Where do you battle, and against whom?
root-ask-choose-hand = Whose hand do you look at?
root-ask-choose-order = Several effects happen at once: which comes first?
root-ask-choose-victim = From whom do you take a random card?
root-ask-discard-down =
    { $count ->
        [one] Discard 1 card: your hand holds 5 at most.
       *[other] Discard { $count } cards: your hand holds 5 at most.
    }
root-ask-foil-ambush = You are ambushed in { $clearing }. Do you cancel it with an ambush of your own? ({ $attacker } attacks { $defender })
root-ask-lose-piece =
    { $count ->
        [one] 1 more hit: which piece do you lose?
       *[other] { $count } more hits: which piece do you lose first?
    }
root-ask-move = Which clearing do your warriors leave?
root-ask-move-count = How many warriors go from { $from } to { $to }?
root-ask-move-to = Where do they go from { $from }?
root-ask-offer-ambush = { $attacker } attacks { $defender } in { $clearing }: an ambush?
root-ask-pay-any =
    { $count ->
        [one] 1 crafting piece of any suit pays: which?
       *[other] { $count } crafting pieces of any suit pay: which first?
    }
root-ask-pay-for-available = Which card do you spend to take { $card }?
root-ask-share-draw = You draw a card. Who else does?
root-ask-tax-warrior = Which warrior do you remove to draw a card?
root-ask-use-battle-cards = { $attacker } deals { $dealt }, { $defender } deals { $taken } in { $clearing }. Do you use a card in play?
root-ask-use-cards = { $phase }: do you use a card in play?

## Answers
root-do-done = Done
root-do-decline = No
root-do-end-daylight = End Daylight
root-do-draw = { $card } is drawn
root-do-taken = { $card } is taken
root-do-roll = The dice show { $first } and { $second }
root-do-sit = { $seat } sits next
root-do-mark = { $clearing } becomes { $suit }
root-do-discard = Discard { $card }
root-do-spend = Spend { $card }
root-do-craft = Craft { $card }
root-do-use = Use { $card }
root-do-pay-suit = Activate a { $suit } piece
root-do-ambush = Play { $card }
root-do-activate = Activate { $card }
root-do-take-available = Take { $card }
root-do-move-from = Leave { $from }
root-do-move-to = Go to { $to }
root-do-move =
    { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }
root-do-battle = Battle { $defender } in { $clearing }
root-do-remove-warrior = A warrior in { $clearing }
root-do-lose = Lose: { $piece }
root-do-choose-player = { $seat }
root-do-resolve-first = First: { $effect }

## Events
root-did-activate = { $seat } activates { $card } and leaves the score track.
root-did-ambush = { $seat } plays { $card }.
root-did-foil = { $seat } cancels it with { $card }.
root-did-battle = { $seat } attacks { $other } in { $clearing }.
root-did-craft = { $seat } crafts { $card }.
root-did-discard = { $seat } discards { $card }.
root-did-draw = { $seat } draws { $card }.
root-did-draw-hidden = { $seat } draws a card.
root-did-gain-item = { $seat } gains an item: { $item }.
root-did-give = { $card } passes from { $seat } to { $other }.
root-did-give-hidden = A card passes from { $seat } to { $other }.
root-did-look = { $seat } looks at the hand of { $other }.
root-did-see = In the hand of { $other }: { $card }.
root-did-lose-points = { $seat } loses { $points } VP ({ $total }).
root-did-mark = The suit of { $clearing }: { $suit }.
root-did-move =
    { $count ->
        [one] { $seat } moves 1 warrior from { $from } to { $to }.
       *[other] { $seat } moves { $count } warriors from { $from } to { $to }.
    }
root-did-phase = { $phase } of { $seat }.
root-did-place = { $seat } places { $count } × { $piece } in { $clearing }.
root-did-remove = { $seat } loses { $count } × { $piece } in { $clearing }.
root-did-reshuffle = The discard pile becomes a new deck (cards: { $count }).
root-did-quiet =
    Nobody has beaten their own best score for { $rounds } rounds. After { $left } more such rounds the game ends as it stands.
root-did-roll = Dice: { $first } and { $second }. Hits dealt { $hits }, taken { $taken }.
root-did-score = { $seat } scores { $points } VP ({ $total }).
root-did-spend = { $seat } spends { $card }.
root-did-stall =
    Nobody has beaten their own best score for { $rounds } rounds: the game ends, and the player with the most points wins.
root-did-take-available = { $seat } takes { $card }.
root-did-begin-turn = Turn { $turn }: { $seat }
root-did-use = { $seat } uses { $card }.
root-did-win = { $seat } wins.

## Reasons
root-why-already-in-play = { $card } is already in play in front of you.
root-why-ambush-suit = { $card } does not match { $clearing }.
root-why-card-suit = { $card } does not count as { $suit }.
root-why-clearing-suit = The suit of { $clearing } is not { $suit }.
root-why-closed = Nothing may enter { $clearing } or be placed there from now on.
root-why-cost = { $card } costs{ $fox ->
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
    }; you can still activate { $have_fox } fox, { $have_rabbit } rabbit, { $have_mouse } mouse.
root-why-item-gone = No { $item } is left in the supply for { $card }.
root-why-needs-bird = Only a bird card will do, not { $card }.
root-why-no-cards = { $seat } has no cards.
root-why-no-effect = { $card } cannot be crafted.
root-why-no-matching-card = You hold no { $suit } card for { $card }.
root-why-no-piece = You have no { $suit } crafting piece left this turn.
root-why-no-slot = No open slot in { $clearing } ({ $slots } in all, ruins: { $ruins }).
root-why-no-warrior-on-map = You have no warrior on the map for { $card }.
root-why-no-warriors = You have no warriors in { $clearing }.
root-why-nobody-there = { $seat } has no piece in { $clearing }.
root-why-nobody-to-look-at = { $card }: no other player holds a card.
root-why-nobody-to-rob = { $card }: no other player holds a card.
root-why-none-left = None left in your supply: { $piece }.
root-why-not-adjacent = No path you can use joins { $from } and { $to }.
root-why-not-ruled = You do not rule { $clearing }: you have { $mine }, the strongest other { $theirs }.
root-why-nowhere = You cannot move from { $clearing }: you rule neither it nor a clearing next to it.
root-why-one-dominance = You have already given up your score; { $card } stays in your hand.
root-why-reserved = Only { $owner } may place pieces in { $clearing }.
root-why-rules-neither = You rule neither { $from } (you { $mine }, others { $theirs }) nor { $to } (you { $mine_there }, others { $theirs_there }).
root-why-ten-points = This needs { $needed } VP; you have { $points }.
root-why-used = { $card } has been used this turn.
root-why-truce = { $seat } and { $other } are coalition partners: at this table they do not fight each other.
root-why-wrong-battle = This battle may not be in { $clearing }: its suit does not match.
root-why-wrong-origin = This move may not start in { $clearing }: its suit does not match.

## Previews
root-preview-battle = Hits dealt: { $dealt_least } to { $dealt_most }, { $dealt }.{ $dealt_tenths } on average (at most { $limit } from the dice); taken: { $taken_least } to { $taken_most }, { $taken }.{ $taken_tenths } on average (at most { $limit_other }).
root-preview-extra =
    { $hits ->
        [one] { $seat } deals 1 extra hit, already included.
       *[other] { $seat } deals { $hits } extra hits, already included.
    }
root-preview-defenceless = { $seat } is defenseless: 1 extra hit, already included.
root-preview-ambush =
    { $cards ->
        [one] { $seat } holds 1 card: it may be an ambush.
       *[other] { $seat } holds { $cards } cards: one may be an ambush.
    }
root-preview-item = Scores { $points } VP.
root-preview-sweep = { $seat } damages 3 items.

# Seats are named after their faction.
root-label-marquise = { root-faction-marquise }
root-label-eyrie = { root-faction-eyrie }
root-label-alliance = { root-faction-alliance }
root-label-vagabond = { root-faction-vagabond }
root-label-vagabond2 = { root-faction-vagabond2 }
root-label-lizards = { root-faction-lizards }
root-label-riverfolk = { root-faction-riverfolk }
root-label-mechanical = { root-faction-mechanical }
