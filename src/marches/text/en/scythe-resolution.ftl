# Resolution tiles of The Wind Gambit.

scythe-module-resolution = Resolution tiles: other ways for the game to end
scythe-choice-resolution = Resolution tile
scythe-value-random = drawn at random
scythe-value-land-rush = Land Rush
scythe-value-factory-explosion = Factory Explosion
scythe-value-spoils-of-war = Spoils of War
scythe-value-king-of-the-hill = King of the Hill
scythe-value-deja-vu = Deja Vu
scythe-value-mission-possible = Mission Possible
scythe-value-doomsday-clock = Doomsday Clock
scythe-value-backup-plan = Backup Plan
scythe-resolution-land-rush = Land Rush
scythe-resolution-factory-explosion = Factory Explosion
scythe-resolution-spoils-of-war = Spoils of War
scythe-resolution-king-of-the-hill = King of the Hill
scythe-resolution-deja-vu = Deja Vu
scythe-resolution-mission-possible = Mission Possible
scythe-resolution-doomsday-clock = Doomsday Clock
scythe-resolution-backup-plan = Backup Plan
scythe-triumph-resolution-tile = resolution tile
scythe-triumph-mission-1 = first mission
scythe-triumph-mission-2 = second mission

## Help
scythe-help-land-rush = The sixth star stops normal play. Then everyone, clockwise, moves each unit once, but only to territories without opponents. There are no combats and no encounters.
scythe-help-factory-explosion = A player who ends a turn with five stars gains $5 and starts the countdown: two more turns for everyone. Then all units on and around the Factory go home, you gain 1 popularity for each of yours, and the game is scored.
scythe-help-spoils-of-war = Every combat you win pays $2 and may earn a star. The sixth star ends the game.
scythe-help-king-of-the-hill = Control the Factory when your turn begins and place a star on this tile, once. The sixth star ends the game.
scythe-help-deja-vu = Objective, combats and full tracks can earn their stars a second time. The sixth star ends the game.
scythe-help-mission-possible = Two objectives are face up; each is worth a star to everyone. After a sixth star everyone else has one turn without moving.
scythe-help-doomsday-clock = The game ends when everyone has had 20 turns. Sixth stars do not end it.
scythe-help-backup-plan = Give up all your objectives to place a star on this tile, once. After a sixth star everyone else has one more turn.

## Answers
scythe-do-draw-resolution = Draw: { $resolution }
scythe-do-complete-mission = Complete the mission: { $objective }
scythe-do-give-up-objectives = Give up all your objectives for a star

## The log
scythe-did-draw-resolution = How the game will end: { $tile }
scythe-did-draw-mission = An objective for everyone: { $card }
scythe-did-complete-mission = { $seat } completes the mission: { $card }
scythe-did-give-up = { $seat } gives up { $count ->
    [one] an objective
   *[other] { $count } objectives
}
scythe-did-start-countdown = { $seat } starts the countdown: { $turns } more turns for everyone
scythe-did-explode = { $seat }: { $count ->
    [one] one unit flees
   *[other] { $count } units flee
} home: { $popularity } popularity gained
scythe-did-start-land-rush = { $seat } has placed the sixth star: the land rush begins
scythe-did-begin-last-turns = { $seat } has placed the sixth star: one last turn for everyone else

## Reasons
scythe-why-no-last-move = No unit may move in the last turns
scythe-why-land-rush = You cannot enter { $hex } in the land rush: other players are there
scythe-why-no-objective = You have no objective left to give up
scythe-why-no-tile-star = You may place no more stars on the tile
scythe-why-no-mission-star = You may place no more stars on this mission

## Previews
scythe-preview-give-up = { $count ->
    [one] one objective goes
   *[other] { $count } objectives go
} under the deck
scythe-preview-tile-star = places a star on the tile
