"""Playing together: one side, common ground, another's resources by consent, open hands."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.data.words import RESOURCES
from marches.games.scythe.rules.actions import ACTIONS, Pick, PickHex, hex_kind_picks
from marches.games.scythe.rules.expansions.airships.state import AIRSHIP
from marches.games.scythe.rules.expansions.desolation.fighting import FightDesolation, foreseen
from marches.games.scythe.rules.expansions.desolation.setting import DrawDesolationCard, PlaceUnits
from marches.games.scythe.rules.expansions.desolation.state import (
    DESOLATION_PART,
    DESOLATION_STATE,
    FACTION,
    MODULE,
    DesolationState,
)
from marches.games.scythe.rules.expansions.desolation.tiles import GOALS, DrawTile, track_of
from marches.games.scythe.rules.expansions.desolation.turn import DesolationTurn
from marches.games.scythe.rules.expansions.tracks.goals import TRACK_GOALS
from marches.games.scythe.rules.hooks import END_OF_TURN, Offers, Rule, Steps
from marches.games.scythe.rules.kit import Kit
from marches.games.scythe.rules.seating import ModuleState, Options, Track
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.stars import PLACE_STARS
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheOffer, ScytheStep
from marches.games.scythe.rules.tables import (
    ANY_RESOURCE,
    BIT,
    FIRST_MECH,
    MAX_SEATS,
    MECHS,
    RESOURCE_KINDS,
    HexId,
    hexes_of,
)
from marches.games.scythe.rules.taking import AMOUNT
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step

PAY_SHARED: Final = hex_kind_picks("pay-shared", "resource", RESOURCES)
ASK_FOR: Final = [
    ACTIONS.add(Pick("ask-for", {"seat": seat, "resource": RESOURCES[kind]}, seat * RESOURCE_KINDS + kind))
    for seat in range(MAX_SEATS)
    for kind in range(RESOURCE_KINDS)
]


def held_by_others(g: ScytheGame, seat: Seat) -> i64:
    """What others of the side control, with a unit, a structure or an airship."""
    found: i64 = 0
    for other in range(g.players):
        if other != seat:
            found |= g.controlled(other)
    return found


def lender(g: ScytheGame, seat: Seat, at: HexId) -> int:
    """scythe:desolation.share-resources, scythe:desolation.leader
    Whose consent it takes to spend what is on a hex that the seat does not control: the first after it who does.
    """
    for other in g.seating.clockwise_from(seat)[1:]:
        if g.controlled(other) >> at & 1:
            return other
    return -1


def tokens_of(g: ScytheGame, seat: Seat, owner: Seat, kind: int) -> int:
    """Tokens of a kind that only `owner` can let the seat spend."""
    total = 0
    for at in hexes_of(g.controlled(owner) & ~g.controlled(seat)):
        if g.resource(at, kind) and lender(g, seat, at) == owner:
            total += g.resource(at, kind)
    return total


class Together(Rule):
    """scythe:desolation.own-faction, scythe:desolation.one-side, scythe:desolation.no-pvp,
    scythe:desolation.open-hands, scythe:desolation.opponent-tokens, scythe:desolation.share-resources
    Everyone runs their own faction, and nobody is another's opponent.
    """

    def one_side(self) -> bool:
        return True

    def open_hands(self) -> bool:
        return True

    def slips_past(self, g: ScytheGame, seat: Seat, at: HexId) -> bool:
        return True

    def bars_load(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> bool:
        """Only mechs take what another player alone controlled when the Move began; nobody takes from its hexes."""
        if g.wild >> at & 1 and unit == AIRSHIP:
            return True
        carries = FIRST_MECH <= unit < FIRST_MECH + MECHS
        return not carries and (held_by_others(g, seat) & ~g.turn.stood) >> at & 1 == 1

    def turn_begins(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        return [ForgetLoans()]

    def turn_ends(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        """scythe:desolation.turn-order  Its turn follows the last player's, after the stars of that turn."""
        if seat != g.seating.right[g.seating.first]:
            return []
        stars: list[Step[Any]] = [PLACE_STARS[other] for other in g.seating.clockwise_from(seat)]
        return [*stars, DesolationTurn()]

    def fight_wild(self, g: ScytheGame, seat: Seat, at: HexId, attacks: bool) -> Steps | None:
        return [FightDesolation(seat, at)]

    def preview_wild(self, g: ScytheGame, seat: Seat, at: HexId) -> list[Line]:
        return foreseen(g)

    def window_offers(self, g: ScytheGame, seat: Seat, window: int) -> Offers:
        if window == END_OF_TURN:
            return []
        found: Offers = []
        for other in range(g.players):
            for kind in range(RESOURCE_KINDS):
                if other != seat and tokens_of(g, seat, other, kind):
                    found.append(ASK[other * RESOURCE_KINDS + kind])
        return found

    def funds(self, g: ScytheGame, seat: Seat, resource: int) -> int:
        if seat != g.active:
            return 0
        lent, total = DESOLATION_STATE.of(g).lent, 0
        for other in range(g.players):
            for kind in range(RESOURCE_KINDS):
                if resource in (kind, ANY_RESOURCE) and lent[other * RESOURCE_KINDS + kind]:
                    total += min(lent[other * RESOURCE_KINDS + kind], tokens_of(g, seat, other, kind))
        return total

    def payments(self, g: ScytheGame, seat: Seat, resource: int) -> Offers:
        if seat != g.active or not any(DESOLATION_STATE.of(g).lent):
            return []
        lent = DESOLATION_STATE.of(g).lent
        found: Offers = []
        for at in hexes_of(held_by_others(g, seat) & ~g.controlled(seat)):
            owner = lender(g, seat, at)
            for kind in range(RESOURCE_KINDS):
                if owner < 0 or resource not in (kind, ANY_RESOURCE) or not g.resource(at, kind):
                    continue
                if lent[owner * RESOURCE_KINDS + kind]:
                    found.append(SHARED[g.board.cell[at] * RESOURCE_KINDS + kind])
        return found


class ForgetLoans(ScytheStep):
    """scythe:desolation.share-resources  What was agreed holds for one turn."""

    def run(self, g: ScytheGame) -> None:
        state = DESOLATION_STATE.of(g)
        state.asked = 0
        for index in range(len(state.lent)):
            state.lent[index] = 0


class AskFor(ScytheOffer):
    """scythe:desolation.share-resources  Another player is asked for resources of a kind, once a turn."""

    def __init__(self, action: Pick) -> None:
        super().__init__(action)
        self.index: Final = action.index

    def why_not(self, g: ScytheGame, seat: Seat) -> Reason | None:
        if DESOLATION_STATE.of(g).asked >> self.index & 1:
            owner = f"seat:{self.index // RESOURCE_KINDS}"
            return Reason("scythe:desolation.share-resources", "scythe-why-asked-for", {"seat": owner})
        return None

    def use(self, g: ScytheGame, seat: Seat) -> Steps:
        DESOLATION_STATE.of(g).asked |= BIT[self.index]
        return [Lend(self.index // RESOURCE_KINDS, seat, self.index % RESOURCE_KINDS)]

    def preview(self, g: ScytheGame, seat: Seat) -> list[Line]:
        owner, kind = self.index // RESOURCE_KINDS, self.index % RESOURCE_KINDS
        facts: dict[str, Fact] = {"seat": f"seat:{owner}", "resource": f"resource:{RESOURCES[kind]}"}
        return [Line("scythe-preview-ask-for", {**facts, "count": tokens_of(g, seat, owner, kind)})]


class Lend(ScytheDecision[Pick]):
    """scythe:desolation.share-resources  How many of its tokens a player lets another spend this turn, if any."""

    rule = "scythe:desolation.share-resources"

    def __init__(self, seat: Seat, asker: Seat, kind: int) -> None:
        super().__init__(seat)
        self.asker: Final = asker
        self.kind: Final = kind

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        most = min(len(AMOUNT) - 1, tokens_of(g, self.asker, seat, self.kind))
        return [AMOUNT[count] for count in range(most, -1, -1)]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        DESOLATION_STATE.of(g).lent[seat * RESOURCE_KINDS + self.kind] = action.index
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "asker": f"seat:{self.asker}", "count": action.index}
            g.tell("scythe-did-lend", {**facts, "resource": f"resource:{RESOURCES[self.kind]}"})

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"asker": f"seat:{self.asker}", "resource": f"resource:{RESOURCES[self.kind]}"}


class PayShared(ScytheOffer):
    """scythe:desolation.share-resources  One token of another player's pays, as was agreed."""

    def __init__(self, action: PickHex) -> None:
        super().__init__(action)
        self.cell: Final = action.cell
        self.kind: Final = action.index

    def use(self, g: ScytheGame, seat: Seat) -> Steps:
        at = g.board.hex_at[self.cell]
        owner = lender(g, seat, at)
        DESOLATION_STATE.of(g).lent[owner * RESOURCE_KINDS + self.kind] -= 1
        g.add_resource(at, self.kind, -1)
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "owner": f"seat:{owner}", "hex": g.named(at)}
            g.tell("scythe-did-pay-shared", {**facts, "resource": f"resource:{RESOURCES[self.kind]}"})
        return []


class DesolationSource(Source):
    """Active when the module is selected."""

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(-1, TRACK_GOALS), Held(-1, GOALS), Held(-1, TOGETHER)] if g.options.has(MODULE) else []

    def track(self, kit: Kit, options: Options) -> Track | None:
        return track_of(kit, []) if options.has(MODULE) else None

    def module_states(self, g: ScytheGame) -> list[ModuleState]:
        box = DESOLATION_PART.of(g.kit)
        return [DesolationState(None, g.players, box.units, box.popularity)] if g.options.has(MODULE) else []

    def keeps_factions(self, options: Options) -> list[str]:
        return [options.text(FACTION)] if options.has(MODULE) else []

    def setup_rank(self) -> int:
        return -1

    def after_dealing(self, g: ScytheGame) -> Steps:
        if not g.options.has(MODULE):
            return []
        tiles: list[Step[Any]] = [DrawTile() for _ in range(DESOLATION_PART.of(g.kit).tiles[g.players - 1])]
        return [*tiles, PlaceUnits(), DrawDesolationCard()]


TOGETHER: Final = Together(MODULE)
ASK: Final = [AskFor(action) for action in ASK_FOR]
SHARED: Final = [PayShared(action) for action in PAY_SHARED]
register(DesolationSource())
