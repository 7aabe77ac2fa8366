# What the terminal game says around the games.
cli-welcome = Marches. Press Enter to accept the answer in brackets.
cli-which-game = Which game?
cli-how-many-bots = How many bots?
cli-player-you = { $seat } (you)
cli-player-bot = { $seat } (bot)
cli-player-machine = { $seat } ({ $machine })
cli-saved-in = Every answer is saved in { $file }
cli-thinking = { $player } is thinking …
cli-hand-over = Hand the keyboard to { $player }, then press Enter.
cli-since = Since your last turn
cli-earlier = … { $count } more above; “log” shows them.
cli-prompt = Number, ?, why N, hint, undo, log, board, save, help, quit >
cli-help =
    Type a number to choose. Choices marked ✕ are not allowed: “why 7” gives the reason, “?” the rule behind the question.
    “hint” shows what a strong player would answer, “undo” takes your last answer back, “log” shows what happened, “board” draws everything again,
    “save FILE” copies the game, “quit” (or Ctrl-C) leaves; “marches play --resume” goes on.
cli-command-why = why
cli-command-hint = hint
cli-command-undo = undo
cli-command-save = save
cli-command-quit = quit
cli-command-board = board
cli-command-log = log
cli-command-help = help
cli-no-such-number = Choose a number from 1 to { $last }.
cli-no-rule = There is no single rule behind this.
cli-unknown-rule = This is rule { $rule } of the game. Marches has no text for it.
cli-left = Saved. Go on with: { $command }
cli-play-on = Enter starts the next game, “quit” leaves >
cli-campaign-state = Campaign · game { $game } · won so far: { $wins } · the Mechanical Marquise starts with { $points } VP
cli-campaign-kept = { $faction } starts with { $cards }
cli-campaign-won = The campaign goes on: the game is won, the next one will be harder.
cli-campaign-lost = The game is lost: the next one starts like this one.
cli-campaign-keep = Which of the cards in play does { $player } keep for the rest of the campaign?
cli-campaign-keep-none = None
cli-campaign-nothing = { $player } has no new card to keep.
cli-campaign-number = Choose a number from 0 to { $last }.
cli-campaign-over = The campaign is won: { $wins } games against the Mechanical Marquise.
cli-match-state = Match of two games · game { $game }
cli-match-over = The match is over
cli-match-score = { $player }: { $scores } = { $total }
cli-match-won = { $player }: { $scores } = { $total } — winner
cli-over = The game is over
cli-won = { $seat }: { $score } — winner
cli-lost = { $seat }: { $score }
cli-nobody-won = Nobody at this table has won.
cli-verify = To check every roll and draw: { $command }
cli-replay-prompt = { $now } of { $last } — Enter next, p previous, a number, q >
cli-moment = Moment { $now } of { $last }

# Raiders of Scythia on the terminal.
cli-raiders-state = Turn { $turn } · { $spaces } raid spaces left · { $quests } quests left (the last round comes at 2)
cli-raiders-state-settlements = Turn { $turn } · { $settlements } settlements to raid ({ $spaces } raid spaces) · { $quests } quests left (the last round comes at 2)
cli-raiders-last-round = Last round
cli-raiders-village = Scythian village
cli-raiders-quests = Village quests
cli-raiders-animals = Animals on display
cli-raiders-not = not { $worker }
cli-raiders-blocked = blocked by the rival
cli-raiders-dice = dice: red { $red }, white { $white }; wounds below the first threshold: { $wounds }
cli-raiders-asks = crew { $crew }, provisions { $provisions }, wagons { $wagons }
cli-raiders-raided = raided
cli-raiders-face-down = face down
cli-raiders-done = Quests completed
cli-raiders-score = { $vp } VP (now worth { $projected })
cli-raiders-score-hidden = { $vp } VP (now worth { $projected } + { $quests } { $quests ->
    [one] quest
   *[other] quests
})
cli-raiders-cards = { $count } { $count ->
        [one] card
       *[other] cards
    }
cli-raiders-rival = { $provisions } provisions · strength { $strength } · { $horses } horses
cli-raiders-hand = Your hand
cli-raiders-stand-in = ° our own stand-in for a component we could not confirm (“marches components raiders”)
cli-raiders-pairs = Heroes and crew to choose from

# Root on the terminal.
cli-root-state = Turn { $turn } · { $phase } · { $deck } cards in the deck
cli-root-signs = ▢ free slot · ▣ building or ruin · A1 forest · ··· path · ~~~ river
cli-root-ruin = ruin
cli-root-paths = Paths
cli-root-rivers = Rivers
cli-root-items = Items
cli-root-available = Dominance cards to take
cli-root-hand = Your hand
cli-root-score = { $vp } VP
cli-root-no-score = off the score track
cli-root-cards = { $count } { $count ->
        [one] card
       *[other] cards
    } in hand
cli-root-seen = You have seen
cli-root-crafted = Crafted
cli-root-partner = in coalition with { $player }
cli-root-supply = Supply
cli-root-actions = Actions left: { $count }
cli-root-vizier = vizier
cli-root-roosts = Roosts: { $count } (+{ $points } VP in Evening)
cli-root-supporters = Supporters: { $count } · officers: { $officers }
cli-root-sympathy = Sympathy: { $count } · bases: { $bases }
cli-root-track = On the tracks
cli-root-satchel = Satchel
cli-root-exhausted = Exhausted
cli-root-damaged = Damaged
cli-root-quests = Quests
cli-root-outcast = Outcast: { $suit }
cli-root-hated = Hated outcast: { $suit }
cli-root-acolytes = Acolytes: { $count } · Lost Souls: { $souls }
cli-root-gardens = Gardens
cli-root-funds = Payments: { $payments } · funds: { $funds } · committed: { $committed }
cli-root-orders = Orders

# Scythe on the terminal.
cli-scythe-state = Turn { $turn }   ⌂ tunnel  ★ encounter  ≈ river  ♟ character  M mech  w worker  ▲ structure
cli-scythe-bonus = Structure bonus
cli-scythe-means = power { $power } · popularity { $popularity } · ${ $coins } · combat cards { $cards }
cli-scythe-last = Last section
cli-scythe-bottom = { $action }: cost { $cost }, ${ $coins }
cli-scythe-recruit = recruit
cli-scythe-mechs = Mechs
cli-scythe-structures = Structures
cli-scythe-combat-cards = Combat cards
cli-scythe-objective = Objective
cli-scythe-secrets = Only you see this
cli-scythe-riverwalk = Riverwalk into
cli-scythe-may-claim = May still be claimed
cli-scythe-resolution = Resolution tile
cli-scythe-turns-left =
    { $count ->
        [one] { $count } turn left
       *[other] { $count } turns left
    }
cli-scythe-influence = Influence held
cli-scythe-mad-tesla = Mad Tesla
cli-scythe-health = health
cli-scythe-alliances = Alliances
cli-scythe-vesna-tokens = Vesna’s tokens
cli-scythe-open-cards = Face-up Factory cards
cli-scythe-mission = Face-up objective
cli-scythe-mod-offered = Mod on offer
cli-scythe-mod-placed = Your Mod
cli-scythe-mech-mod = Mech Mod
cli-scythe-infra-mod = Infrastructure Mod
cli-scythe-mod-used = used
cli-scythe-track = Triumph track
cli-scythe-rival = Rival
cli-scythe-rival-own = Your star on the base of
cli-scythe-last-turns = Last turns still to come
cli-scythe-team = Team
cli-scythe-pair = Pair
cli-challenge-easy = Easy
cli-challenge-medium = Medium
cli-challenge-hard = Hard
cli-challenge-line = { $level }: { $goal }
cli-challenge-best = Reached in your turn { $turn }
cli-challenge-reached = The goal is reached, in your turn { $turn }. You can play on or leave.
cli-challenge-lost = The goal can no longer be reached. You can play on, or try again in another file.
