# Variants: teams, last turns, mat order, bidding, delay of game.

scythe-choice-teams = Teams of two: the first two players, the next two …
scythe-choice-final-turns = After a sixth star everyone else has one turn without moving
scythe-choice-mat-order = Player mats are dealt clockwise by number
scythe-choice-bidding = Players bid for pairs of faction and mat
scythe-choice-tournament = Tournament: bidding, and no coins change hands
scythe-choice-delay-of-game = Players may call a delay of game: 2 popularity
scythe-choice-rusviet = The Rusviet Union
scythe-value-errata = with the limits of the errata
scythe-value-first-printing = as in the first printing: no forbidden mat, Factory cards can be repeated

scythe-ask-choose-pair = { $seat }: which pair do you bid for?
scythe-ask-name-bid = { $seat }: how much do you bid for { $faction } with the { $mat } mat?
scythe-ask-judge-delay = { $seat }: has { $accused } held up play for more than ten seconds to count scores?

scythe-do-deal-first-mat = { $seat } gets the lowest mat
scythe-do-bid-for = { $faction }, { $mat } mat
scythe-do-bid = ${ $count }
scythe-do-call-delay = Call a delay of game: { $seat }
scythe-do-uphold-delay = It was a delay
scythe-do-dismiss-delay = It was not a delay

scythe-did-offer-pair = On offer: { $faction } with the { $mat } mat
scythe-did-bid = { $seat } bids ${ $coins } for { $faction } with the { $mat } mat
scythe-did-win-pair = { $seat } plays { $faction } with the { $mat } mat for ${ $coins }
scythe-did-call-delay = { $seat } calls a delay of game: { $accused }
scythe-did-charge-delay = { $seat } loses { $count } popularity for holding up play

scythe-why-bid-at-most = Nobody bids more than ${ $most }
scythe-why-bid-too-low = { $seat } has bid ${ $coins }: bid more
scythe-why-delay-called = A delay has already been called this turn

scythe-preview-pair = Mat { $number }; starts with { $power } power, { $cards ->
    [one] one combat card
   *[other] { $cards } combat cards
}, { $popularity } popularity, ${ $coins }
scythe-preview-held-pair = { $seat } holds it for ${ $coins }
scythe-preview-delay = { $seat } loses { $count } popularity if the others agree

scythe-part-bid = Bid for faction and mat

## Setups that cannot be played
scythe-setup-pair = { $faction } is never played with the mat { $mat }: choose another for one of them.
scythe-setup-left-over = With these choices, somebody would be left with a forbidden pair of faction and player mat: change one of them, or leave it to chance.
scythe-setup-many = Option { $option } names { $count }, but there are { $players } players.
scythe-setup-unknown = Unknown value for option { $option }: { $word }. Available: { $known }.
scythe-setup-twice = Option { $option } lists the same one twice: { $text }. List each once.
scythe-setup-alone = One player alone can only play Desolation: choose that module, or add a player or a bot.
scythe-setup-teams = Teams of two are for 4 or 6 players, not for { $players }.
scythe-setup-teams-track = A team needs all ten places of the Triumph Track. With { $module } one of them could stay empty for ever: play without teams, or leave it out.
scythe-setup-final-turns = A resolution tile says how the game ends: choose either the tiles or one more turn for everyone, not both.
scythe-setup-bribes = No coins change hands in a tournament: choose either the tournament or bribes, not both.
scythe-setup-mat-order = With player mats dealt by number there is nothing to choose or bid for: turn one of the two options off.
scythe-setup-resolution = A resolution tile is named, but the module of resolution tiles is not in play: add it, or name none.
scythe-setup-stand-in = The resolution tile { $tile } is one of our stand-ins: allow stand-ins, or choose another.
scythe-setup-airship-tile = Unknown airship tile { $tile }. Available: { $known }.
scythe-setup-aggressive = { $needed } aggressive airship tiles are needed, but only { $found } can be drawn: allow more of them, or stand-ins.
scythe-setup-passive = { $needed } passive airship tiles are needed, but only { $found } can be drawn: allow more of them, or stand-ins.
