"""Benefits: taken in full, in part or not at all."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.data.words import BONUSES, RESOURCES
from marches.games.scythe.rules.actions import (
    ACCEPT,
    ACTIONS,
    DECLINE,
    DONE,
    PLACE,
    TAKE_RESOURCE,
    Pick,
    PickHex,
    counts,
    word,
)
from marches.games.scythe.rules.cards import DrawCards
from marches.games.scythe.rules.stars import PLACE_STARS
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import COINS, COMBAT_CARDS, POPULARITY, POWER, HexId, hexes_of
from marches.kernel.action import Action
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat

TAKE_LESS: Final = word("take-less")
AMOUNT: Final = counts("amount", 0, 8)
assert AMOUNT[0] in ACTIONS.actions


def gain(g: ScytheGame, seat: Seat, benefit: int, count: int) -> None:
    """scythe:component.coins  Gain power, coins, popularity or combat cards; cards are drawn next."""
    if count <= 0:
        return
    if benefit == POWER:
        g.gain_power(seat, count)
    elif benefit == COINS:
        g.coins[seat] += count
    elif benefit == POPULARITY:
        g.gain_popularity(seat, count)
    else:
        g.then_one(DrawCards(seat, count))
    if g.events is not None and benefit != COMBAT_CARDS:
        g.tell(f"scythe-did-gain-{BONUSES[benefit]}", {"seat": f"seat:{seat}", "count": count})


class Gain(ScytheStep):
    """Gain power, coins, popularity or combat cards, and the star that may come with it."""

    def __init__(self, seat: Seat, benefit: int, count: int) -> None:
        self.seat: Final = seat
        self.benefit: Final = benefit
        self.count: Final = count

    def run(self, g: ScytheGame) -> None:
        g.then_one(PLACE_STARS[self.seat])
        gain(g, self.seat, self.benefit, self.count)


class HowMuch(ScytheDecision[Pick]):
    """scythe:turn.partial-benefit  Take part of a benefit, or none of it."""

    rule = "scythe:turn.partial-benefit"

    def __init__(self, seat: Seat, benefit: int, most: int) -> None:
        super().__init__(seat)
        self.benefit: Final = benefit
        self.most: Final = most

    def waits(self, g: ScytheGame) -> bool:
        return self.most > 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        return [AMOUNT[count] for count in range(self.most, -1, -1)]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        gain(g, seat, self.benefit, action.index)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"benefit": f"bonus:{BONUSES[self.benefit]}", "most": self.most}


class MayGain(ScytheDecision):
    """A small benefit that its owner may refuse."""

    rule = "scythe:turn.partial-benefit"

    def __init__(self, seat: Seat, benefit: int, count: int) -> None:
        super().__init__(seat)
        self.benefit: Final = benefit
        self.count: Final = count

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [ACCEPT, DECLINE]

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if action is ACCEPT:
            gain(g, seat, self.benefit, self.count)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"benefit": f"bonus:{BONUSES[self.benefit]}", "count": self.count}


class TakeResources(ScytheDecision):
    """scythe:resource.from-supply, scythe:resource.unlimited  Take resources of any kinds, one by one, onto one hex."""

    rule = "scythe:resource.from-supply"

    def __init__(self, seat: Seat, at: HexId, count: int) -> None:
        super().__init__(seat)
        self.at: Final = at
        self.count: Final = count

    def waits(self, g: ScytheGame) -> bool:
        return self.count > 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [*TAKE_RESOURCE, DONE]

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, Pick):
            return
        put_resources(g, seat, self.at, action.index, 1)
        g.then_one(TakeResources(seat, self.at, self.count - 1))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"count": self.count, "hex": g.named(self.at)}


def put_resources(g: ScytheGame, seat: Seat, at: HexId, kind: int, count: int) -> None:
    """Tokens from the supply come onto a hex."""
    g.add_resource(at, kind, count)
    if g.events is not None:
        facts: dict[str, Fact] = {"seat": f"seat:{seat}", "count": count, "hex": g.named(at)}
        g.tell("scythe-did-gain-resource", {**facts, "resource": f"resource:{RESOURCES[kind]}"})


class ResourcesWithWorker(ScytheDecision[PickHex]):
    """scythe:trade.placement  Choose a territory you control with a worker of yours; the tokens go there."""

    rule = "scythe:trade.placement"

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def waits(self, g: ScytheGame) -> bool:
        return g.with_worker(self.seat) != 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[PickHex]:
        return [PLACE[g.board.cell[at]] for at in hexes_of(g.controlled(seat))]

    def why_not(self, g: ScytheGame, seat: Seat, action: PickHex) -> Reason | None:
        at = g.board.hex_at[action.cell]
        if g.with_worker(seat) >> at & 1:
            return None
        return Reason("scythe:trade.placement", "scythe-why-no-worker-there", {"hex": g.named(at)})

    def options(self, g: ScytheGame, seat: Seat) -> list[PickHex]:
        return [PLACE[g.board.cell[at]] for at in hexes_of(g.with_worker(seat))]

    def apply(self, g: ScytheGame, seat: Seat, action: PickHex) -> None:
        g.then_one(TakeResources(seat, g.board.hex_at[action.cell], self.count))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"count": self.count}
