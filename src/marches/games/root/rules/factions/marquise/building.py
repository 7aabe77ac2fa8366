"""root:6.5.4, 6.5.5  Building with wood from a connected network, and overworking sawmills."""

from __future__ import annotations

from mypy_extensions import i64

from marches.games.root.rules.actions import SPENDS, CardAction, ClearingAction, among_clearings
from marches.games.root.rules.cards import answers, matching, payable_clearings, spend, why_not_spend
from marches.games.root.rules.factions.marquise.actions import BUILDS, OVERWORKS, PAYS_WOOD, BuildAction
from marches.games.root.rules.factions.marquise.state import SAWMILL, WOOD, next_cost, next_points
from marches.games.root.rules.movement import reach
from marches.games.root.rules.placing import (
    open_at_home,
    open_to,
    tell_placed,
    why_closed,
    why_not_build,
    why_not_rule,
    with_slot,
)
from marches.games.root.rules.scoring import score
from marches.games.root.rules.state import RootDecision, RootGame, RootStep
from marches.games.root.rules.tables import BUILDING, CLEARINGS, PIECE_IDS, SUITS, TOKEN, ClearingId, SeatId
from marches.kernel.bits import NONE, bit, lowest, places
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat


def network(g: RootGame, seat: SeatId, clearing: ClearingId) -> i64:
    """root:6.5.4.II.wood  Ruled clearings linked to this one through ruled clearings, itself included."""
    ruled = g.ruled_by(seat)
    found = ruled & bit(clearing)
    before: i64 = 0
    while found != before:
        before = found
        found |= reach(g, seat, found) & ruled
    return found


def wood_in(g: RootGame, seat: SeatId, clearings: i64) -> i64:
    """How much wood is in some clearings."""
    return g.among(seat, WOOD, clearings)


def why_not_build_here(g: RootGame, seat: Seat, kind: i64, clearing: ClearingId) -> Reason | None:
    """root:6.5.4.I, 6.5.4.II  It takes a building left, a ruled clearing with a slot, and enough wood linked to it."""
    piece = f"piece:{PIECE_IDS[g.factions[seat]][kind]}"
    if g.in_supply(seat, kind) == 0:
        return Reason("root:2.5", "root-why-none-left", {"piece": piece})
    if g.ruler(clearing) != seat:
        return why_not_rule(g, seat, clearing, "root:6.5.4.II")
    reason = why_not_build(g, seat, clearing)
    if reason is not None:
        return reason
    cost, wood = next_cost(g, seat, kind), wood_in(g, seat, network(g, seat, clearing))
    if wood < cost:
        facts: dict[str, Fact] = {"piece": piece, "clearing": f"clearing:{clearing + 1}"}
        facts["cost"] = int(cost)
        facts["wood"] = int(wood)
        return Reason("root:6.5.4.II.wood", "root-why-no-wood", facts)
    return None


def building_sites(g: RootGame, seat: Seat) -> i64:
    """root:6.5.4.II  Ruled clearings where a building could be placed, regardless of its cost."""
    return g.ruled_by(seat) & with_slot(g) & open_to(g, seat)


def can_build(g: RootGame, seat: Seat) -> bool:
    """Whether she can place any building now. If she cannot pay for the cheapest, she cannot."""
    cheapest: i64 = -1
    for kind in range(BUILDING, TOKEN):
        if g.in_supply(seat, kind):
            cost = next_cost(g, seat, kind)
            cheapest = cost if cheapest < 0 or cost < cheapest else cheapest
    left = building_sites(g, seat) if cheapest >= 0 else NONE
    while left:
        linked = network(g, seat, lowest(left))
        if wood_in(g, seat, linked) >= cheapest:
            return True
        left &= ~linked
    return False


def build_options(g: RootGame, seat: Seat) -> list[BuildAction]:
    """Every building she can place now. The wood of each network is counted once."""
    found: list[BuildAction] = []
    sites = building_sites(g, seat)
    left = g.ruled_by(seat) if sites else NONE
    while left:
        linked = network(g, seat, lowest(left))
        wood = wood_in(g, seat, linked)
        left &= ~linked
        for clearing in places(linked & sites):
            for kind in range(BUILDING, TOKEN):
                if g.in_supply(seat, kind) and next_cost(g, seat, kind) <= wood:
                    found.append(BUILDS[(kind - BUILDING) * CLEARINGS + clearing])
    return found


class ChooseBuilding(RootDecision[BuildAction]):
    """root:6.5.4, 6.5.4.I, 6.5.4.II  Choose a building and where it goes."""

    rule = "root:6.5.4"

    def candidates(self, g: RootGame, seat: Seat) -> list[BuildAction]:
        return list(BUILDS)

    def why_not(self, g: RootGame, seat: Seat, action: BuildAction) -> Reason | None:
        return why_not_build_here(g, seat, action.kind, action.clearing)

    def options(self, g: RootGame, seat: Seat) -> list[BuildAction]:
        return build_options(g, seat)

    def apply(self, g: RootGame, seat: Seat, action: BuildAction) -> None:
        linked = network(g, seat, action.clearing)
        cost = next_cost(g, seat, action.kind)
        g.then(PayWood(seat, int(linked), int(cost)), PlaceBuilding(seat, int(action.kind), int(action.clearing)))

    def preview(self, g: RootGame, seat: Seat, action: BuildAction) -> list[Line]:
        facts: dict[str, Fact] = {"cost": int(next_cost(g, seat, action.kind))}
        facts["points"] = int(next_points(g, seat, action.kind))
        facts["wood"] = int(wood_in(g, seat, network(g, seat, action.clearing)))
        return [Line("root-preview-build", facts)]


class PayWood(RootDecision[ClearingAction]):
    """root:6.5.4.II.wood  Choose which wood pays. Asked only if it makes a difference."""

    rule = "root:6.5.4.II.wood"

    def __init__(self, seat: Seat, clearings: int, cost: int) -> None:
        super().__init__(seat)
        self.clearings = clearings
        self.cost = cost

    def _sources(self, g: RootGame) -> list[int]:
        return [c for c in range(CLEARINGS) if self.clearings >> c & 1 and g.count(self.seat, WOOD, c)]

    def waits(self, g: RootGame) -> bool:
        return self.cost > 0 and wood_in(g, self.seat, self.clearings) > self.cost and len(self._sources(g)) > 1

    def run(self, g: RootGame) -> None:
        cost: i64 = self.cost
        for clearing in self._sources(g):
            paid = min(cost, g.count(self.seat, WOOD, clearing))
            if paid:
                g.restore(self.seat, WOOD, clearing, paid)
                cost -= paid

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": self.cost}

    def candidates(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return [PAYS_WOOD[clearing] for clearing in self._sources(g)]

    def apply(self, g: RootGame, seat: Seat, action: ClearingAction) -> None:
        g.restore(seat, WOOD, action.clearing, 1)
        if self.cost > 1:
            g.then_one(PayWood(seat, self.clearings, self.cost - 1))


class PlaceBuilding(RootStep):
    """root:6.5.4.III  Place the building and score what it uncovers."""

    def __init__(self, seat: Seat, kind: int, clearing: ClearingId) -> None:
        self.seat = seat
        self.kind = kind
        self.clearing = clearing

    def run(self, g: RootGame) -> None:
        points = next_points(g, self.seat, self.kind)
        tell_placed(g, self.seat, self.kind, self.clearing, g.place(self.seat, self.kind, self.clearing, 1))
        score(g, self.seat, points)


# -- overwork --------------------------------------------------------------------------------------------------


def why_not_overwork(g: RootGame, seat: Seat, clearing: ClearingId) -> Reason | None:
    """root:6.5.5, vagabond.scoundrel  It takes a sawmill in an open clearing, wood in supply, a card of the suit."""
    facts: dict[str, Fact] = {"clearing": f"clearing:{clearing + 1}"}
    if g.count(seat, SAWMILL, clearing) == 0:
        return Reason("root:6.5.5", "root-why-no-sawmill", facts)
    if not open_at_home(g, seat) >> clearing & 1:
        return why_closed(clearing)
    if g.in_supply(seat, WOOD) == 0:
        return Reason("root:2.5", "root-why-none-left", {"piece": "piece:wood"})
    suit = g.suits[clearing]
    if matching(g, seat, suit) == 0:
        facts["suit"] = f"suit:{SUITS[suit]}"
        return Reason("root:6.5.5", "root-why-no-card-of-suit", facts)
    return None


def overwork_clearings(g: RootGame, seat: Seat) -> i64:
    """root:6.5.5  Where she can overwork now."""
    if g.in_supply(seat, WOOD) == 0:
        return 0
    return g.where(seat, SAWMILL) & open_at_home(g, seat) & payable_clearings(g, seat)


class ChooseSawmill(RootDecision[ClearingAction]):
    """root:6.5.5  Choose which sawmill to overwork."""

    rule = "root:6.5.5"
    secret = True

    def candidates(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return [OVERWORKS[c] for c in range(CLEARINGS) if g.count(seat, SAWMILL, c)]

    def why_not(self, g: RootGame, seat: Seat, action: ClearingAction) -> Reason | None:
        return why_not_overwork(g, seat, action.clearing)

    def options(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return among_clearings(OVERWORKS, overwork_clearings(g, seat))

    def apply(self, g: RootGame, seat: Seat, action: ClearingAction) -> None:
        g.then_one(PayOverwork(seat, int(action.clearing)))


class PayOverwork(RootDecision[CardAction]):
    """root:6.5.5, 2.1.4.spend  Spend a card of the clearing's suit to place 1 wood there."""

    rule = "root:6.5.5"
    secret = True

    def __init__(self, seat: Seat, clearing: ClearingId) -> None:
        super().__init__(seat)
        self.clearing = clearing

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"clearing": f"clearing:{self.clearing + 1}"}

    def candidates(self, g: RootGame, seat: Seat) -> list[CardAction]:
        return answers(g, SPENDS, g.hands[seat])

    def why_not(self, g: RootGame, seat: Seat, action: CardAction) -> Reason | None:
        return why_not_spend(g, seat, action, g.suits[self.clearing], "root:6.5.5")

    def options(self, g: RootGame, seat: Seat) -> list[CardAction]:
        return answers(g, SPENDS, matching(g, seat, g.suits[self.clearing]))

    def apply(self, g: RootGame, seat: Seat, action: CardAction) -> None:
        spend(g, seat, action.card)
        tell_placed(g, seat, WOOD, self.clearing, g.place(seat, WOOD, self.clearing, 1))
