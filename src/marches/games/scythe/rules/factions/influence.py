"""Influence: tokens that Fenris spreads, that others pick up, and that cost their holder at the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.actions import DECLINE, PLACE, PickHex, word
from marches.games.scythe.rules.factions.tokens import AwaitToken, awaited, free_for_token, leads, must_wait
from marches.games.scythe.rules.factory import VisitFactory
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.kit import KitPart, PartOf, count_picks
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheStep, StateOf, faction_seat
from marches.games.scythe.rules.tables import BIT, FARM, FOREST, MOUNTAIN, TUNDRA, VILLAGE, HexId, hexes_of
from marches.kernel.action import Action, ActionTable
from marches.kernel.line import Fact
from marches.kernel.step import Seat

PLACE_INFLUENCE: Final = word("place-influence")
PRIMARY: Final = (MOUNTAIN, FARM, TUNDRA, FOREST, VILLAGE)
"""scythe:fenris.primary-terrain"""


class InfluenceTokens(KitPart):
    """scythe:fenris.influence-supply  How many tokens there are, and the answers that count them."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        self.count: Final[int] = data.fenris.fenris.influence
        self.give: Final = count_picks(actions, "give-influence", 0, self.count)


INFLUENCE_PART: Final = PartOf(InfluenceTokens)


class InfluenceState(ModuleState):
    """Where Influence is, as a mask, and how many tokens each seat has; Fenris's are its supply."""

    def __init__(self, lying: i64, held: vec[i64]) -> None:
        self.lying: i64 = lying
        self.held: Final = held

    def copy(self) -> ModuleState:
        return InfluenceState(self.lying, self.held[:])


INFLUENCE_STATE: Final = StateOf(InfluenceState)


def primary_terrain(g: ScytheGame) -> i64:
    """scythe:fenris.primary-terrain  Mountains, farms, tundras, forests and villages."""
    found: i64 = 0
    for terrain in PRIMARY:
        found |= g.board.of_terrain[terrain]
    return found


def may_hold_influence(g: ScytheGame, at: HexId) -> bool:
    """scythe:fenris.influence-blockers  Whether a territory has no token, an encounter's included."""
    return free_for_token(g, at) and not g.encounters >> at & 1


def occupied(g: ScytheGame) -> i64:
    """scythe:fenris.unoccupied  Hexes with any unit: an enemy's, one's own, a partner's, or one without a player."""
    found = g.wild
    for seat in range(g.players):
        found |= g.units(seat)
    return found


def second_places(g: ScytheGame) -> i64:
    """scythe:fenris.influence-second, scythe:fenris.unoccupied
    Territories of a primary terrain without unit or token; structures and airships do not matter.
    """
    return primary_terrain(g) & ~(occupied(g) | g.rules.tokens_on(g) | g.encounters)


class SpreadInfluence(Rule):
    """scythe:fenris.influence-place, scythe:fenris.influence-pickup, scythe:fenris.influence-mill,
    scythe:fenris.influence-airship, scythe:fenris.influence-arrivals, scythe:fenris.influence-no-stop
    Influence where the character ends its move, and one more token elsewhere. Any other player's unit that comes there
    stops and takes the token.
    """

    def trip_ends(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> Steps:
        return spread(g, seat, seat, unit, at, True)

    def moves_end(self, g: ScytheGame, seat: Seat) -> Steps:
        return [OfferInfluence(seat, seat, at, True) for at in awaited(g, seat)]

    def tokens_on(self, g: ScytheGame, owner: Seat) -> i64:
        return INFLUENCE_STATE.of(g).lying

    def stops(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId) -> bool:
        return seat != owner and not g.rules.one_side and INFLUENCE_STATE.of(g).lying >> at & 1 == 1

    def entered(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId) -> Steps:
        if seat == owner or g.rules.one_side or not INFLUENCE_STATE.of(g).lying >> at & 1:
            return []
        return [TakeInfluence(seat, at)]


def spread(g: ScytheGame, seat: Seat, supply: int, unit: int, at: HexId, second: bool) -> Steps:
    """scythe:fenris.influence-place  After a move of the character, once combat, encounter and Factory are settled."""
    if not leads(unit):
        return []
    if must_wait(g, seat, at) or (at == g.board.factory and VisitFactory(seat).due(g)):
        return [AwaitToken(at)]
    return [OfferInfluence(seat, supply, at, second)]


class InfluenceCosts(Rule):
    """scythe:fenris.influence-scoring, scythe:fenris.score-floor, scythe:automa.fenris.setup
    Each token costs its holder $1 at the end; a supply that nobody leads costs nothing.
    """

    def end_coins(self, g: ScytheGame, seat: Seat) -> int:
        if not g.seating.led(seat) and seat == faction_seat(g, "fenris"):
            return 0
        return -INFLUENCE_STATE.of(g).held[seat]


class OfferInfluence(ScytheDecision):
    """scythe:fenris.influence-place, scythe:fenris.influence-supply  A token from the supply may be placed here."""

    rule = "scythe:fenris.influence-place"

    def __init__(self, seat: Seat, supply: int, at: HexId, second: bool) -> None:
        super().__init__(seat)
        self.supply: Final = supply
        """Whose tokens are placed."""
        self.at: Final = at
        self.second: Final = second
        """Whether a second token may follow."""

    def waits(self, g: ScytheGame) -> bool:
        return INFLUENCE_STATE.of(g).held[self.supply] > 0 and may_hold_influence(g, self.at)

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [PLACE_INFLUENCE, DECLINE]

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if action is not PLACE_INFLUENCE:
            return
        place_influence(g, seat, self.supply, self.at)
        if self.second:
            g.then_one(SecondInfluence(seat))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"hex": g.named(self.at), "left": int(INFLUENCE_STATE.of(g).held[self.supply])}


class SecondInfluence(ScytheDecision):
    """scythe:fenris.influence-second  One more token on any other free territory of a primary terrain."""

    rule = "scythe:fenris.influence-second"

    def waits(self, g: ScytheGame) -> bool:
        return INFLUENCE_STATE.of(g).held[self.seat] > 0 and second_places(g) != 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [*[PLACE[g.board.cell[at]] for at in hexes_of(second_places(g))], DECLINE]

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if isinstance(action, PickHex):
            place_influence(g, seat, seat, g.board.hex_at[action.cell])

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"left": int(INFLUENCE_STATE.of(g).held[self.seat])}


def place_influence(g: ScytheGame, seat: Seat, supply: int, at: HexId) -> None:
    """A token goes from a supply to a territory."""
    state = INFLUENCE_STATE.of(g)
    state.held[supply] -= 1
    state.lying |= BIT[at]
    if g.events is not None:
        g.tell("scythe-did-place-influence", {"seat": f"seat:{seat}", "hex": g.named(at)})


class TakeInfluence(ScytheStep):
    """scythe:fenris.influence-pickup, scythe:fenris.fanatical  The token on a territory goes to a seat."""

    def __init__(self, seat: Seat, at: HexId) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        state = INFLUENCE_STATE.of(g)
        if not state.lying >> self.at & 1:
            return
        state.lying &= ~BIT[self.at]
        state.held[self.seat] += 1
        if g.events is not None:
            g.tell("scythe-did-take-influence", {"seat": f"seat:{self.seat}", "hex": g.named(self.at)})


def give_influence(g: ScytheGame, giver: int, taker: int, count: int) -> None:
    """scythe:fenris.horrify-supply  Tokens change hands."""
    state = INFLUENCE_STATE.of(g)
    state.held[giver] -= count
    state.held[taker] += count
    if g.events is not None and count:
        facts: dict[str, Fact] = {"seat": f"seat:{giver}", "victim": f"seat:{taker}", "count": count}
        g.tell("scythe-did-give-influence", facts)


def new_influence(g: ScytheGame, fenris: int) -> InfluenceState:
    """scythe:fenris.influence-supply  All tokens are in Fenris's supply."""
    count = INFLUENCE_PART.of(g.kit).count
    held = vec[i64]([count if seat == fenris else 0 for seat in range(g.players)])
    return InfluenceState(0, held)
