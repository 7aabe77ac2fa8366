"""Deploy: a mech comes onto the board and uncovers its ability."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.actions import DECLINE, DEPLOY_MECH, PLACE, Pick, PickHex
from marches.games.scythe.rules.bottom_row.placing import places, tried, why_no_place, why_nowhere
from marches.games.scythe.rules.mech_spaces import ability_of
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame
from marches.games.scythe.rules.tables import BIT, FIRST_MECH, MECHS, HexId, hexes_of
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat


class PlaceMech(ScytheDecision):
    """scythe:deploy.any-mech, scythe:deploy.unlock  Choose a mech from the mat, then its place.

    `at` is the hex where it must go (an encounter's), or NOWHERE if the seat chooses among the usual places.
    """

    rule = "scythe:deploy.any-mech"

    def __init__(self, seat: Seat, at: HexId) -> None:
        super().__init__(seat)
        self.at: Final = at

    def waits(self, g: ScytheGame) -> bool:
        return g.mechs_deployed(self.seat) < MECHS

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [*DEPLOY_MECH, DECLINE]

    def why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Pick) and g.has_mech(seat, action.index):
            return Reason("scythe:deploy.any-mech", "scythe-why-deployed", {"mech": f"mech:{action.index + 1}"})
        if isinstance(action, Pick) and self.at < 0 and not places(g, seat):
            return why_nowhere("deploy")
        return None

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, Pick):
            return
        if self.at >= 0:
            deploy(g, seat, action.index, self.at)
        else:
            g.then_one(MechPlace(seat, action.index))

    def preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        if not isinstance(action, Pick):
            return []
        return [Line("scythe-preview-ability", {"ability": f"ability:{ability_of(g, seat, action.index)}"})]


class MechPlace(ScytheDecision[PickHex]):
    """scythe:deploy.placement, scythe:deploy.no-lake, scythe:deploy.no-home-base  Choose where it goes."""

    rule = "scythe:deploy.placement"

    def __init__(self, seat: Seat, mech: int) -> None:
        super().__init__(seat)
        self.mech: Final = mech

    def candidates(self, g: ScytheGame, seat: Seat) -> list[PickHex]:
        return [PLACE[g.board.cell[at]] for at in hexes_of(tried(g, seat))]

    def why_not(self, g: ScytheGame, seat: Seat, action: PickHex) -> Reason | None:
        return why_no_place(g, seat, g.board.hex_at[action.cell], "deploy")

    def options(self, g: ScytheGame, seat: Seat) -> list[PickHex]:
        return [PLACE[g.board.cell[at]] for at in hexes_of(places(g, seat))]

    def apply(self, g: ScytheGame, seat: Seat, action: PickHex) -> None:
        deploy(g, seat, self.mech, g.board.hex_at[action.cell])

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"mech": f"mech:{self.mech + 1}", "ability": f"ability:{ability_of(g, self.seat, self.mech)}"}


def deploy(g: ScytheGame, seat: Seat, mech: int, at: HexId) -> None:
    """scythe:faction.togawa.trap-arrivals  A mech has come onto the board; its ability is uncovered."""
    g.put_unit(seat, FIRST_MECH + mech, at)
    g.due |= BIT[seat]
    if g.events is not None:
        facts: dict[str, Fact] = {"seat": f"seat:{seat}", "ability": f"ability:{ability_of(g, seat, mech)}"}
        g.tell("scythe-did-deploy", {**facts, "hex": g.named(at)})
    if g.rulings > 1:  # Until rules version 2 a new mech sprang no Trap.
        g.then_all(g.rules.entered(g, seat, FIRST_MECH + mech, at))
