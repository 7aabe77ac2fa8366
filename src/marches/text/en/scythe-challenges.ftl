# Solo challenges.

scythe-choice-challenge = Challenge
scythe-setup-challenge = The challenge { $challenge } is played at its own table. Available: { $known }

## Goals
scythe-challenge-goal-win = Win the game
scythe-challenge-goal-score = End the game with at least ${ $count }
scythe-challenge-goal-ahead = End the game at least ${ $count } ahead of every Automa
scythe-challenge-goal-stars = Place { $count } stars within { $turns } of your turns
scythe-challenge-goal-combat-stars = { $count ->
    [one] Win a combat
   *[other] Win { $count } combats
} and place the star for it within { $turns } of your turns
scythe-challenge-goal-mechs = Deploy { $count } mechs within { $turns } of your turns
scythe-challenge-goal-workers = Have { $count } workers on the map within { $turns } of your turns
scythe-challenge-goal-territories = Control { $count } territories within { $turns } of your turns
scythe-challenge-goal-power = Reach { $count } power within { $turns } of your turns
scythe-challenge-goal-coins = Hold ${ $count } within { $turns } of your turns

## Titles and stories
scythe-challenge-first-harvest = First harvest
scythe-challenge-first-harvest-story = The villages of Crimea want hands before the snow comes.
scythe-challenge-open-roads = Open roads
scythe-challenge-open-roads-story = The first to fly a flag over the valley will keep it.
scythe-challenge-full-purse = A full purse
scythe-challenge-full-purse-story = Saxony’s engineers work for coins, not for glory.
scythe-challenge-iron-giants = Iron giants
scythe-challenge-iron-giants-story = Two machines must leave the sheds before Polania’s scouts come near.
scythe-challenge-two-stars = Two stars
scythe-challenge-two-stars-story = The council believes in what it can see: two stars on the board.
scythe-challenge-armed-peace = Armed peace
scythe-challenge-armed-peace-story = Nobody attacks a country that is ready for it.
scythe-challenge-first-blood = First blood
scythe-challenge-first-blood-story = Crimea’s patrols stand on Saxon soil; drive one of them off.
scythe-challenge-beat-autometta = The small machine
scythe-challenge-beat-autometta-story = Autometta is slow, but its stars come on time: finish what you began.
scythe-challenge-sixty-coins = Sixty coins
scythe-challenge-sixty-coins-story = The Automa may win; what counts is what your people bring home.
scythe-challenge-beat-automa = The machine across the river
scythe-challenge-beat-automa-story = Crimea’s Automa has three stars and a full treasury. So could you.
scythe-challenge-two-machines = Two machines
scythe-challenge-two-machines-story = Saxony and Crimea have sent one machine each; leave both behind.
scythe-challenge-beat-automaszyna = The cold machine
scythe-challenge-beat-automaszyna-story = Automaszyna is two steps from its next star, and it does not tire.
