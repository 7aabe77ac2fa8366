"""The Triumph Tiles of a game against Desolation: which are in play, what fills them, and the win by filling all."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.edge.components import Components
from marches.games.scythe.edge.desolation_data import DESOLATION_FILE, desolation_file
from marches.games.scythe.edge.fenris_data import SHIPPED
from marches.games.scythe.rules.actions import ACCEPT, DECLINE, Pick, picks
from marches.games.scythe.rules.expansions.desolation.ending import BY_TILES, EndTogether, filled
from marches.games.scythe.rules.expansions.desolation.state import DESOLATION_STATE, in_turn_order
from marches.games.scythe.rules.expansions.tracks.goals import CARDS_STAR, RESOURCES_STAR
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.kit import Kit, KitPart, PartOf
from marches.games.scythe.rules.seating import Track
from marches.games.scythe.rules.stars import TRIUMPH_IDS, WATCH, AwardStar, claim_triumph, may_place_star
from marches.games.scythe.rules.state import ScytheChance, ScytheDecision, ScytheGame, ScytheStep
from marches.games.scythe.rules.structure_bonus import BONUS_PART, coins_for, count_of
from marches.games.scythe.rules.tables import BIT, COMBAT_STAR, MAX_SEATS, OBJECTIVE_STAR, STARS, TRIUMPHS, size
from marches.games.scythe.rules.top_row.move import AfterMoves, MovesEnd
from marches.kernel.action import Action, ActionTable, Id
from marches.kernel.line import Fact, Line
from marches.kernel.step import Seat

TERRITORIES_STAR: Final = claim_triumph("territories")
STRUCTURE_BONUS_STAR: Final = claim_triumph("structure-bonus")
FIVE_STARS: Final = claim_triumph("stars")
COINS_STAR: Final = claim_triumph("coins")
KINDS: Final = [*[tile.id for tile in SHIPPED.tracks.tiles], *[tile.id for tile in DESOLATION_FILE.tiles]]
"""The kinds of tiles: those of every Triumph Tile game, then those that only this one has."""
TRIUMPH: Final = [
    *[TRIUMPH_IDS.index(tile.id) for tile in SHIPPED.tracks.tiles],
    *[TRIUMPH_IDS.index(tile.triumph) for tile in DESOLATION_FILE.tiles],
]
DRAW_TILE: Final = picks("draw-desolation-tile", "triumph-tile", KINDS)
BONUS_TILE: Final = KINDS.index("structure-bonus")
NAME_SEAT: Final = picks("name-seat", "seat", [str(seat) for seat in range(MAX_SEATS)])
OWN_OBJECTIVE_STARS: Final = 2
"""scythe:desolation.one-objective  As many as even Saxony may place."""


class DesolationTiles(KitPart):
    """What the tiles ask for, how many there are of each kind, and the answers that name one."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        common, own = data.fenris.tracks.tiles, desolation_file(data).tiles
        self.need: Final[list[int]] = [*[tile.need for tile in common], *[tile.need for tile in own]]
        self.copies: Final[list[int]] = [*[tile.copies for tile in common], *[1 for _ in own]]
        self.most: Final[int] = max(self.copies)
        """The most copies of any kind."""
        self.fill: Final[list[Pick]] = []
        """By kind of tile, and which of that kind."""
        for kind in range(len(KINDS)):
            for copy in range(self.most):
                names: dict[str, Id] = {"triumph-tile": KINDS[kind], "count": copy + 1}
                self.fill.append(actions.add(Pick("fill-tile", names, kind * self.most + copy)))


DESOLATION_TILES_PART: Final = PartOf(DesolationTiles)


def track_of(kit: Kit, tiles: list[int]) -> Track:
    """scythe:desolation.setup-tiles, scythe:desolation.one-objective
    The track these tiles make: one star of each player on each tile, one objective star in all.
    """
    printed = DESOLATION_TILES_PART.of(kit).need
    need, limit = [0] * TRIUMPHS, [0] * TRIUMPHS
    for tile in tiles:
        need[TRIUMPH[tile]] = printed[tile]
        limit[TRIUMPH[tile]] += 1
    limit[OBJECTIVE_STAR] = min(1, limit[OBJECTIVE_STAR])
    watched = [CARDS_STAR, RESOURCES_STAR, TERRITORIES_STAR, STRUCTURE_BONUS_STAR, COINS_STAR]
    return Track(need, limit, [-1] * TRIUMPHS, [triumph for triumph in watched if limit[triumph]], False, True)


def lay_tiles(g: ScytheGame, tiles: list[int], starred: list[int]) -> None:
    """These tiles are in play, with the stars of these seats on each."""
    state = DESOLATION_STATE.of(g)
    state.tiles = tiles
    state.starred = starred
    g.track = track_of(g.kit, tiles)


class DrawTile(ScytheChance[Pick]):
    """scythe:desolation.setup-tiles, scythe:desolation.setup-solo-tiles
    One of all 21 Triumph Tiles is revealed. Alone, the 5-star tile and a second objective tile are drawn again.
    """

    def stream(self) -> str:
        return "triumph-tiles"

    def left(self, g: ScytheGame) -> list[int]:
        """Tiles of each kind that may still come."""
        out, copies = DESOLATION_STATE.of(g).tiles, DESOLATION_TILES_PART.of(g.kit).copies
        found = [copies[kind] - out.count(kind) for kind in range(len(KINDS))]
        if g.players == 1:
            objective = any(TRIUMPH[kind] == OBJECTIVE_STAR for kind in out)
            for kind in range(len(KINDS)):
                if TRIUMPH[kind] == FIVE_STARS or (objective and TRIUMPH[kind] == OBJECTIVE_STAR):
                    found[kind] = 0
        return found

    def tickets(self, g: ScytheGame) -> int:
        return sum(self.left(g))

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        left = self.left(g)
        for kind in range(len(KINDS)):
            if ticket < left[kind]:
                return DRAW_TILE[kind]
            ticket -= left[kind]
        raise IndexError("no such tile")

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        tiles = sorted([*DESOLATION_STATE.of(g).tiles, action.index])
        lay_tiles(g, tiles, [0] * len(tiles))
        g.tell("scythe-did-draw-desolation-tile", {"tile": f"triumph-tile:{KINDS[action.index]}"})


def in_move(g: ScytheGame) -> bool:
    """scythe:desolation.seven-territory-tile  Whether a Move action is under way, combats and encounters included."""
    return g.pending(AfterMoves, MovesEnd) > 0


def best_bonus(g: ScytheGame, seat: Seat) -> bool:
    """scythe:desolation.structure-tile  Whether the structures of a seat earn the most the bonus tile pays."""
    most = max([coins for _, coins in BONUS_PART.of(g.kit).steps[g.structure_bonus]])
    return coins_for(g, count_of(g, seat)) >= most


class DesolationGoals(Rule):
    """scythe:desolation.seven-territory-tile, scythe:desolation.structure-tile, scythe:desolation.twenty-coins-tile,
    scythe:desolation.five-star-tile, scythe:desolation.sixth-star, scythe:desolation.saxony
    What the tiles of this module ask for, and what a star brings. A sixth star ends nothing.
    """

    def reached(self, g: ScytheGame, seat: Seat, triumph: int) -> int:
        if triumph == COINS_STAR:
            return g.coins[seat]
        if triumph == TERRITORIES_STAR:
            return 0 if in_move(g) else size(g.controlled(seat))
        if triumph == STRUCTURE_BONUS_STAR:
            built = g.structures_built(seat)
            need = DESOLATION_TILES_PART.of(g.kit).need[BONUS_TILE]
            return built if built < need or best_bonus(g, seat) else built - 1
        return g.stars_placed(seat) - g.star_count(seat, FIVE_STARS) if triumph == FIVE_STARS else 0

    def bars_star(self, g: ScytheGame, seat: Seat, triumph: int) -> bool:
        return triumph == OBJECTIVE_STAR and g.star_count(seat, triumph) >= OWN_OBJECTIVE_STARS

    def last_star(self, g: ScytheGame, seat: Seat) -> Steps | None:
        return []

    def star_placed(self, g: ScytheGame, owner: Seat, seat: Seat, triumph: int) -> Steps:
        return [FillTile(seat, triumph), FiveStars(seat)]

    def moves_end(self, g: ScytheGame, seat: Seat) -> Steps:
        return [WATCH] if g.track.watched else []


def fitting(g: ScytheGame, seat: Seat, triumph: int) -> list[int]:
    """scythe:desolation.choose-tile  The tiles a star of the seat may fill; of those that are alike, the first."""
    state = DESOLATION_STATE.of(g)
    found: list[int] = []
    alike: list[tuple[int, int]] = []
    for place in range(len(state.tiles)):
        kind, seats = state.tiles[place], state.starred[place]
        if TRIUMPH[kind] == triumph and not seats >> seat & 1 and (kind, seats) not in alike:
            found.append(place)
            alike.append((kind, seats))
    return found


def fill_action(g: ScytheGame, place: int) -> Pick:
    """The answer that names a tile by its place among those in play."""
    tiles, box = DESOLATION_STATE.of(g).tiles, DESOLATION_TILES_PART.of(g.kit)
    return box.fill[tiles[place] * box.most + place - tiles.index(tiles[place])]


def fill(g: ScytheGame, seat: Seat, place: int) -> None:
    """scythe:desolation.win  A star is placed on a tile; when every tile has one, the game is won."""
    state = DESOLATION_STATE.of(g)
    state.starred[place] |= BIT[seat]
    pairs = sorted([(state.tiles[at], state.starred[at]) for at in range(len(state.tiles))])
    state.starred = [stars for _, stars in pairs]  # nothing else tells tiles of a kind apart
    if filled(g) == len(state.tiles):
        g.then_one(EndTogether(BY_TILES))


class FillTile(ScytheDecision[Pick]):
    """scythe:desolation.choose-tile  Choose which tile a star fills. Asked if two different tiles would do."""

    rule = "scythe:desolation.choose-tile"

    def __init__(self, seat: Seat, triumph: int) -> None:
        super().__init__(seat)
        self.triumph: Final = triumph

    def waits(self, g: ScytheGame) -> bool:
        return len(fitting(g, self.seat, self.triumph)) > 1

    def run(self, g: ScytheGame) -> None:
        for place in fitting(g, self.seat, self.triumph):
            fill(g, self.seat, place)

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        return [fill_action(g, place) for place in fitting(g, seat, self.triumph)]

    def place(self, g: ScytheGame, action: Pick) -> int:
        most = DESOLATION_TILES_PART.of(g.kit).most
        return DESOLATION_STATE.of(g).tiles.index(action.index // most) + action.index % most

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        fill(g, seat, self.place(g, action))

    def preview(self, g: ScytheGame, seat: Seat, action: Pick) -> list[Line]:
        stars = size(DESOLATION_STATE.of(g).starred[self.place(g, action)])
        return [Line("scythe-preview-tile", {"stars": stars})]

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"triumph": f"triumph:{TRIUMPH_IDS[self.triumph]}"}


class FiveStars(ScytheStep):
    """scythe:desolation.five-star-tile  Right after the fifth star the sixth goes on that tile."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        seat = self.seat
        if g.track.limit[FIVE_STARS] and g.rules.reached(g, seat, FIVE_STARS) >= g.track.need[FIVE_STARS]:
            g.then_one(AwardStar(seat, FIVE_STARS))


def may_fill(g: ScytheGame, seat: Seat) -> bool:
    """Whether a combat star of the seat would fill a tile."""
    return may_place_star(g, seat, COMBAT_STAR) and len(fitting(g, seat, COMBAT_STAR)) > 0


class WinnersStar(ScytheDecision[Pick]):
    """scythe:desolation.combat-win-star, scythe:desolation.leader
    One of the winners places a combat star; if several could fill a tile, the leader says who.
    """

    rule = "scythe:desolation.combat-win-star"

    def __init__(self, seat: Seat, winners: int) -> None:
        super().__init__(seat)
        self.winners: Final = winners
        """The winners' seats, as a mask."""

    def able(self, g: ScytheGame) -> list[int]:
        return [seat for seat in in_turn_order(g, self.winners) if may_fill(g, seat)]

    def waits(self, g: ScytheGame) -> bool:
        return len(self.able(g)) > 1

    def run(self, g: ScytheGame) -> None:
        able = self.able(g)
        if able:
            g.then_one(AwardStar(able[0], COMBAT_STAR))
        else:
            g.then_one(StarBesideTiles(in_turn_order(g, self.winners)))

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        return [NAME_SEAT[other] for other in self.able(g)]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.then_one(AwardStar(action.index, COMBAT_STAR))


class StarBesideTiles(ScytheDecision):
    """scythe:desolation.saxony, scythe:desolation.combat-win-star
    A player without a limit may place a combat star that fills no tile, or keep it. Of several winners, the next is
    asked only if nobody has placed one.
    """

    rule = "scythe:desolation.saxony"

    def __init__(self, winners: list[int]) -> None:
        super().__init__(winners[0])
        self.rest: Final = winners[1:]

    def waits(self, g: ScytheGame) -> bool:
        return may_place_star(g, self.seat, COMBAT_STAR)

    def run(self, g: ScytheGame) -> None:
        if self.rest:
            g.then_one(StarBesideTiles(self.rest))

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [ACCEPT, DECLINE]

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if action is ACCEPT:
            g.then_one(AwardStar(seat, COMBAT_STAR))
        else:
            self.run(g)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"left": STARS - g.stars_placed(self.seat)}


GOALS: Final = DesolationGoals("desolation-goals")
