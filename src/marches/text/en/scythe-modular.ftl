# The modular board: tiles, base tiles, choosing factions on the map.

scythe-module-modular = Modular board: a different map every time, on which you choose your faction
scythe-choice-layout = Layout of the modular board, by name (empty: drawn)
scythe-choice-remove-tiles = Smaller modular board with up to 4 players
scythe-value-all-tiles = all four tiles
scythe-value-fewer-tiles = without 2 tiles (1 with four players)
scythe-value-fewest-tiles = without 3 tiles (1 with four players)

## Setups no game can start from
scythe-setup-no-modular = A layout or a smaller map is chosen, but the modular board is not in play: add it, or leave both out.
scythe-setup-modular-dealing = On the modular board mats are dealt first and factions are chosen on the map: play without bidding, tournament and mats by number.
scythe-setup-layout-side = The layout begins with the side of the board. Unknown side { $word }. Available: { $known }.
scythe-setup-layout-tiles = { $word } does not name four tiles. Write them from the upper left to the lower right: 0A1A2B3B.
scythe-setup-layout-twice = Tile { $word } is named twice: each of the four tiles has one place.
scythe-setup-layout-lake = { $word } cannot go in the { $slot } area: it would have a lake next to the home base there. Turn it over.
scythe-setup-layout-bases = { $word } does not name eight different base tiles clockwise from the top, by their letters: { $known }.
scythe-setup-layout-absent = { $faction } has no home base in this layout: choose another faction or another layout.

## Questions
scythe-ask-choose-faction = { $seat }: choose a faction and with it your home base

## Answers
scythe-do-lay-board-side = Board: { $board-side }
scythe-do-lay-modular-tile = Lay { $modular-tile }
scythe-do-lay-base-tile = Base tile: { $base-tile }
scythe-do-choose-faction = { $faction }
scythe-do-remove-modular-tile = Take out the { $tile-slot } tile

## The log
scythe-did-lay-board-side = The board: { $side }
scythe-did-lay-modular-tile = { $tile } is laid in the { $slot } area
scythe-did-lay-base-tile = Home base at the { $space }: { $tile }
scythe-did-choose-faction = { $seat } chooses { $faction }
scythe-did-remove-modular-tile = The { $slot } tile is taken out

## Reasons
scythe-why-faction-taken = { $seat } has already chosen this faction
scythe-why-mat-bars = The { $mat } mat is never played with this faction
scythe-why-leaves-none = A player after you would be left with only a faction that their mat forbids

## Previews
scythe-preview-start = starts on { $first } and { $second }
scythe-preview-homeland = in the homeland: { $terrain }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
scythe-preview-riverwalk = { $count ->
    [0] Riverwalk leads nowhere from here
    [one] Riverwalk leads to one territory from here
   *[other] Riverwalk leads to { $count } territories from here
}

## Names
scythe-board-side-farms = side with farms
scythe-board-side-no-farms = side without farms
scythe-modular-tile-0A = tile 1, front
scythe-modular-tile-0B = tile 1, back
scythe-modular-tile-1A = tile 2, front
scythe-modular-tile-1B = tile 2, back
scythe-modular-tile-2A = tile 3, front
scythe-modular-tile-2B = tile 3, back
scythe-modular-tile-3A = tile 4, front
scythe-modular-tile-3B = tile 4, back
scythe-tile-slot-UL = upper left
scythe-tile-slot-UR = upper right
scythe-tile-slot-LL = lower left
scythe-tile-slot-LR = lower right
scythe-base-space-top = top
scythe-base-space-upper-right = upper right
scythe-base-space-right = right
scythe-base-space-lower-right = lower right
scythe-base-space-bottom = bottom
scythe-base-space-lower-left = lower left
scythe-base-space-left = left
scythe-base-space-upper-left = upper left
scythe-base-tile-nordic = { scythe-faction-nordic }
scythe-base-tile-saxony = { scythe-faction-saxony }
scythe-base-tile-polania = { scythe-faction-polania }
scythe-base-tile-crimea = { scythe-faction-crimea }
scythe-base-tile-rusviet = { scythe-faction-rusviet }
scythe-base-tile-albion = { scythe-faction-albion }
scythe-base-tile-togawa = { scythe-faction-togawa }
scythe-base-tile-vesna = { scythe-faction-vesna }
scythe-base-tile-fenris = { scythe-faction-fenris }
scythe-base-tile-inactive = nobody
