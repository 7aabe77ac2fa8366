# Root: the Vagabond.

## Names
root-forest = forest { $id }
root-face-up = face up
root-face-down = face down
root-character-thief = Thief
    .effect = torch: steal a card
    .text = starts with boots, torch, tea and sword. Steal: exhaust a torch to take a random card from a player with pieces in your clearing.
root-character-tinker = Tinker
    .effect = torch: a card from the discard pile
    .text = starts with boots, torch, bag and hammer. Day Labor: exhaust a torch to take from the discard pile a card of your clearing’s suit, or a bird.
root-character-ranger = Ranger
    .effect = torch: repair 3, Daylight ends
    .text = starts with boots, torch, crossbow and sword. Hideout: exhaust a torch to repair 3 items, then end Daylight at once.
root-character-vagrant = Vagrant
    .effect = torch: make two players battle
    .text = starts with coins, torch and boots. Instigate: exhaust a torch to make one player battle another in your clearing; buildings and tokens removed on either side count as removed by you.
root-character-arbiter = Arbiter
    .effect = defends for others, +1 VP
    .text = starts with boots, torch and 2 swords. Protector: a defender in his clearing may enlist him before the roll; he scores 1 VP and adds his undamaged swords to their maximum rolled hits.
root-character-scoundrel = Scoundrel
    .effect = torch: burn the clearing
    .text = starts with 2 boots, torch and crossbow. Scorched Earth: leave a torch in your clearing to remove all enemy pieces there; from then on nothing may be placed in or moved into it.
root-relation-indifferent = Indifferent
    .short = indifferent
root-relation-amiable = 1st step towards Allied
    .short = 1st step
root-relation-friendly = 2nd step towards Allied
    .short = 2nd step
root-relation-allied = Allied
    .short = allied
root-relation-hostile = Hostile
    .short = hostile
root-quest-errand-fox = Errand (fox)
root-quest-fundraising-fox = Fundraising (fox)
root-quest-give-a-speech-fox = Give a Speech (fox)
root-quest-logistics-help-fox = Logistics Help (fox)
root-quest-repair-a-shed-fox = Repair a Shed (fox)
root-quest-errand-rabbit = Errand (rabbit)
root-quest-expel-bandits-rabbit = Expel Bandits (rabbit)
root-quest-fend-off-a-bear-rabbit = Fend off a Bear (rabbit)
root-quest-give-a-speech-rabbit = Give a Speech (rabbit)
root-quest-guard-duty-rabbit = Guard Duty (rabbit)
root-quest-escort-mouse = Escort (mouse)
root-quest-expel-bandits-mouse = Expel Bandits (mouse)
root-quest-fend-off-a-bear-mouse = Fend off a Bear (mouse)
root-quest-guard-duty-mouse = Guard Duty (mouse)
root-quest-logistics-help-mouse = Logistics Help (mouse)
root-effect-allies = Allies
root-effect-protector = Protector
root-effect-wounds = Items damaged

## Questions
root-ask-aid-card = Which card do you give to { $other }?
root-ask-aid-item = Which item do you exhaust for your aid?
root-ask-allies-follow = You moved to { $to }. How many warriors of { $other } follow you?
root-ask-call-allies = { $attacker } attacks { $defender } in { $clearing }: which ally’s warriors fight with you?
root-ask-choose-character = Which character are you?
root-ask-choose-partner = With whom do you form a coalition?
root-ask-day-labor = Which card do you take from the discard pile?
root-ask-drop-item =
    { $count ->
        [one] You carry 1 item too many (limit { $limit }): which one leaves the game?
       *[other] You carry { $count } items too many (limit { $limit }): which one leaves the game?
    }
root-ask-enlist = { $attacker } attacks { $defender } in { $clearing }. Enlist { $other }? Maximum rolled hits +{ $swords }, and 1 VP for { $other }.
root-ask-exhaust-any =
    { $count ->
        [one] Exhaust 1 item: which?
       *[other] Exhaust { $count } items: which first?
    }
root-ask-free-move = You may move without boots: where to?
root-ask-place-pawn = In which forest do you begin?
root-ask-quest-reward =
    { $points ->
        [one] Quest completed: 1 VP, or { $cards } cards?
       *[other] Quest completed: { $points } VP, or { $cards } cards?
    }
root-ask-repair-some =
    { $count ->
        [one] 1 more repair: which item?
       *[other] { $count } repairs: which item first?
    }
root-ask-slip = Slip into a clearing or forest next to you?
root-ask-strike-piece = Which piece of { $other } do you strike?
root-ask-take-along = Whose warriors come along?
root-ask-take-crafted-item = Do you take an item { $other } crafted?
root-ask-take-from-ruin = Which item of the ruin do you take?
root-ask-suffer-sweep =
    { $count ->
        [one] Everything else leaves your clearing: which item is damaged?
       *[other] Everything else leaves your clearing: { $count } items are damaged, which first?
    }
root-ask-take-item-hits =
    { $count ->
        [one] 1 hit to take: what takes it?
       *[other] { $count } hits to take: what takes the first?
    }
root-ask-turn-up =
    { $count ->
        [one] 1 more item to refresh: which?
       *[other] { $count } items to refresh: which first?
    }
root-ask-vagabond-actions =
    { $count ->
        [0] No item is ready.
        [one] 1 item is ready: what do you do?
       *[other] { $count } items are ready: what do you do?
    }

## Answers
root-do-aid = Aid { $seat }
root-do-ally-falls = An allied warrior falls
root-do-choose-character = { $character }
root-do-damage = Damage: { $item } ({ $face })
root-do-day-labor = Day Labor
root-do-drop-item = Leave behind: { $item } ({ $face })
root-do-enlist = Enlist the Arbiter
root-do-exhaust = Exhaust: { $item }
root-do-explore = Explore the ruin
root-do-hide-item = An item is hidden: { $item }
root-do-hideout = Hideout (repair 3 items, end Daylight)
root-do-instigate = Instigate: { $attacker } attacks { $defender }
root-do-open-quest = A quest is laid out: { $quest }
root-do-quest = Quest: { $quest }
root-do-quest-cards = Draw cards
root-do-quest-points = Score points
root-do-refresh = Refresh: { $item }
root-do-repair = Repair: { $item } ({ $face })
root-do-scorched-earth = Scorched Earth
root-do-set-up-first = { $seat } sets up first
root-do-slip-into = Slip into { $forest }
root-do-slip-to = Slip to { $to }
root-do-start-in = Begin in { $forest }
root-do-steal = Steal from { $seat }
root-do-strike = Strike { $seat }
root-do-strike-piece = Strike: { $piece }
root-do-take-discarded = Take { $card }
root-do-take-item = Take: { $item }
root-do-to-satchel = Into the satchel: { $item }
root-do-to-track = Onto its track: { $item }
root-do-travel = Move to { $to }

## Events
root-did-aid = { $seat } aids { $other }.
root-did-call-allies = Warriors of { $other } fight for { $seat }.
root-did-choose-character = { $seat } is the { $character }.
root-did-clear-ruin = The ruin in { $clearing } is gone.
root-did-coalition = { $seat } forms a coalition with { $other }.
root-did-damage = { $seat } damages an item: { $item }.
root-did-drop-item = { $seat } leaves an item behind: { $item }.
root-did-enlist = { $seat } enlists { $other }.
root-did-exhaust = { $seat } exhausts an item: { $item }.
root-did-explore = { $seat } explores the ruin in { $clearing }.
root-did-open-quest = A new quest: { $quest }.
root-did-put-on-track = { $seat } puts an item on its track: { $item }.
root-did-quest = { $seat } completes { $quest }.
root-did-refresh = { $seat } refreshes an item: { $item }.
root-did-relation = { $other } and { $seat }: { $relation }.
root-did-repair = { $seat } repairs an item: { $item }.
root-did-scorch = { $seat } burns { $clearing } to the ground: nothing may enter it from now on.
root-did-see-ruin = Under the ruin in { $clearing }: { $item }.
root-did-set-up-first = { $seat } sets up before the other Vagabond.
root-did-slip = { $seat } slips from { $from } to { $to }.
root-did-start-in = { $seat } begins in { $forest }.
root-did-stow = { $seat } puts an item into the satchel: { $item }.
root-did-strike = { $seat } strikes { $other }.
root-did-travel = { $seat } moves from { $from } to { $to }.

## Reasons
root-why-ally-stays = Warriors of { $seat } cannot move from { $from } to { $to }: their faction rules neither.
root-why-cannot-attack = { $seat } has nobody to attack with in { $clearing }.
root-why-character-taken = The other Vagabond is the { $character }.
root-why-face-down = You have no face-up item of this kind in your satchel: { $item }.
root-why-four-players = A Vagabond can use { $card } only with { $needed } or more players; there are { $players }.
root-why-hammer-suit = { $card } needs { $suit }; your hammers have the suit of { $clearing }.
root-why-in-forest = You are in a forest: this needs a clearing.
root-why-no-partner = { $card }: nobody is left to form a coalition with.
root-why-no-ruin = There is no ruin in { $clearing }.
root-why-not-fewest-points = { $seat } has { $points } VP; another player has only { $fewest }.
root-why-not-ready = This takes { $needed } × { $item }; { $ready } ready, { $exhausted } exhausted, { $damaged } damaged.
root-why-nothing-discarded = The discard pile has no { $suit } card and no bird card.
root-why-nothing-ready = None of your items is face up and undamaged.
root-why-nothing-to-strike = { $seat } has nothing you could strike in { $clearing }.
root-why-only-slip = Only slipping, in Birdsong, leads into a forest.
root-why-partner = { $seat } is your coalition partner.
root-why-partner-dominance = { $seat } has activated a Dominance card.
root-why-partner-taken = { $seat } is already in a coalition.
root-why-ruin-double = You already have this item from a ruin: { $item }.
root-why-stowed =
    { $count ->
        [one] You have already put 1 item into the satchel this turn; this one stays on its track: { $item }.
       *[other] You have already put { $count } items into the satchel this turn; this one stays on its track: { $item }.
    }
root-why-track-full = The track holds at most { $count }: { $item }.

## Previews
root-preview-aid = Aids this turn towards the next step: { $aids } of { $needed } ({ $points } VP).
root-preview-aid-ally = { $other } is allied: { $points } VP.
root-preview-aid-nothing = This does not improve your relationship with { $other }.
root-preview-boots = Boots exhausted: { $count }.
root-preview-hit-limit = Maximum rolled hits: { $limit }.
root-preview-quest =
    { $points ->
        [one] 1 VP or { $cards } cards.
       *[other] { $points } VP or { $cards } cards.
    }
