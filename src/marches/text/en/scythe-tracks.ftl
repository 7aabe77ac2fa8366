# Triumph tracks, Triumph Tiles and Rivals of The Rise of Fenris.

scythe-module-war = War track: fighting is worth more stars
scythe-module-peace = Peace track: no stars for fighting
scythe-module-triumphtiles = Triumph Tiles: ten ways to earn stars, drawn at random
scythe-module-rivals = Rivals: stars on opponents’ bases, won back in combat
scythe-triumph-combat-cards = combat cards
scythe-triumph-encounters = encounters
scythe-triumph-factory-card = Factory card
scythe-triumph-resources = resources

## Setup
scythe-setup-one-track = At most one of War track, Peace track and Triumph Tiles: { $one } and { $other } cannot be combined
scythe-setup-rivals-peace = Rivals cannot be combined with the Peace track: it has no stars for combat

## Questions
scythe-ask-place-rivals = Everyone may place up to { $most } of their stars on opponents’ home bases, in secret, but no more than the track has places for combat. Answer once for each star; choose Skip to keep it.
scythe-ask-choose-star = { $seat }: you have won the combat. Where does your star come from?

## Answers
scythe-do-draw-triumph-tile = Draw: { $triumph }
scythe-do-place-rival = A star on the base of { $faction }
scythe-do-star-from-base = From the base of { $faction }
scythe-do-star-from-supply = From your supply

## The log
scythe-did-draw-triumph-tile = A Triumph Tile for everyone: { $triumph }
scythe-did-place-rivals = { $seat } names { $rival } as a rival: { $count ->
    [one] one star
   *[other] { $count } stars
}
scythe-did-take-rival-star = { $seat } takes a star back from the base of { $rival }

## Previews
scythe-preview-rival = beating this rival brings the star to the track and ${ $coins }
scythe-preview-rival-risk = until then the star does not count, and only a combat brings it back
scythe-preview-rival-coins = ${ $coins } for beating a rival, unless it is your sixth star
