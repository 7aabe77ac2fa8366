"""Build: a structure for good, and what it adds from then on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.data.words import STRUCTURES
from marches.games.scythe.rules.actions import BUILD_STRUCTURE, DECLINE, PLACE, Pick, PickHex
from marches.games.scythe.rules.bottom_row.placing import places, tried, why_no_place, why_nowhere
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame
from marches.games.scythe.rules.tables import BIT, HexId, hexes_of
from marches.kernel.action import Action
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat


def sites(g: ScytheGame, seat: Seat) -> i64:
    """scythe:build.one-per-territory, scythe:build.factory-allowed  Usual places without any structure."""
    return places(g, seat) & ~g.all_structures()


class PlaceStructure(ScytheDecision):
    """scythe:build.any-structure  Choose a structure from the mat, then its place.

    `at` is the hex where it must go (an encounter's), or NOWHERE if the seat chooses among the usual places.
    """

    rule = "scythe:build.any-structure"

    def __init__(self, seat: Seat, at: HexId) -> None:
        super().__init__(seat)
        self.at: Final = at

    def waits(self, g: ScytheGame) -> bool:
        if g.structures_built(self.seat) == len(STRUCTURES):
            return False
        return self.at < 0 or not g.all_structures() >> self.at & 1

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [*BUILD_STRUCTURE, DECLINE]

    def why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Pick) and g.structure_at(seat, action.index) >= 0:
            built = f"structure:{STRUCTURES[action.index]}"
            return Reason("scythe:build.any-structure", "scythe-why-built", {"structure": built})
        if isinstance(action, Pick) and self.at < 0 and not sites(g, seat):
            return why_nowhere("build")
        return None

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, Pick):
            return
        if self.at >= 0:
            build(g, seat, action.index, self.at)
        else:
            g.then_one(StructurePlace(seat, action.index))


class StructurePlace(ScytheDecision[PickHex]):
    """scythe:build.placement, scythe:build.no-lake, scythe:build.no-home-base  Choose where it goes."""

    rule = "scythe:build.placement"

    def __init__(self, seat: Seat, structure: int) -> None:
        super().__init__(seat)
        self.structure: Final = structure

    def candidates(self, g: ScytheGame, seat: Seat) -> list[PickHex]:
        return [PLACE[g.board.cell[at]] for at in hexes_of(tried(g, seat))]

    def why_not(self, g: ScytheGame, seat: Seat, action: PickHex) -> Reason | None:
        at = g.board.hex_at[action.cell]
        if g.all_structures() >> at & 1:
            return Reason("scythe:build.one-per-territory", "scythe-why-structure-there", {"hex": g.named(at)})
        return why_no_place(g, seat, at, "build")

    def options(self, g: ScytheGame, seat: Seat) -> list[PickHex]:
        return [PLACE[g.board.cell[at]] for at in hexes_of(sites(g, seat))]

    def apply(self, g: ScytheGame, seat: Seat, action: PickHex) -> None:
        build(g, seat, self.structure, g.board.hex_at[action.cell])

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"structure": f"structure:{STRUCTURES[self.structure]}"}


def build(g: ScytheGame, seat: Seat, structure: int, at: HexId) -> None:
    """scythe:build.permanent, scythe:build.ongoing-bonus  Place a structure for the rest of the game."""
    g.put_structure(seat, structure, at)
    g.due |= BIT[seat]
    if g.events is not None:
        facts: dict[str, Fact] = {"seat": f"seat:{seat}", "structure": f"structure:{STRUCTURES[structure]}"}
        g.tell("scythe-did-build", {**facts, "hex": g.named(at)})
