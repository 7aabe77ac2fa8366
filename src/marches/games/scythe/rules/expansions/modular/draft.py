"""Choosing factions on the modular board, from the highest mat to the lowest."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.data.words import TERRAINS
from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.expansions.modular.box import MODULAR_PART
from marches.games.scythe.rules.expansions.modular.land import Land, land_of
from marches.games.scythe.rules.expansions.modular.layout import LAYOUT_STATE
from marches.games.scythe.rules.kit import sets_in_play
from marches.games.scythe.rules.setup import banned_pairs, given, settled_factions
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT, VILLAGE
from marches.kernel.deck import Draw
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step


def playable(g: ScytheGame) -> list[int]:
    """scythe:modular.faction-pick  Factions whose tile is on the board and whose box is in use."""
    in_play, sets = sets_in_play(g.options), g.kit.mats.faction_sets
    return sorted([tile for tile in LAYOUT_STATE.of(g).bases if tile < len(sets) and sets[tile] in in_play])


def can_finish(g: ScytheGame, factions: list[int], free: list[int], banned: list[tuple[int, int]]) -> bool:
    """scythe:modular.pick-leaves-one  Whether everyone can still choose a faction that their mat does not bar."""
    if -1 not in factions:
        return True
    seat = factions.index(-1)
    for faction in free:
        if faction in factions or (faction, g.seating.mat[seat]) in banned:
            continue
        if can_finish(g, given(factions, seat, faction), free, banned):
            return True
    return False


class TakeNamed(ScytheStep):
    """Factions that were settled with the table are not chosen again."""

    def run(self, g: ScytheGame) -> None:
        named = settled_factions(g)
        for seat in range(g.players):
            if named[seat] >= 0:
                g.seating = g.seating.with_faction(seat, named[seat])


class DraftFactions(ScytheStep):
    """scythe:modular.faction-pick, scythe:automa.modular.faction
    In descending order of the mats: 5, 4, 3a, 3, 2a, 2, 1. Seats that nobody leads get what is left.
    """

    def run(self, g: ScytheGame) -> None:
        steps: list[Step[Any]] = []
        for seat in picking_order(g):
            steps.append(ChooseFaction(seat) if g.seating.led(seat) else DealLeftFaction(seat))
        g.then_all(steps)


def picking_order(g: ScytheGame) -> list[int]:
    """The seats, highest mat first."""
    mats = g.seating.mat
    return sorted(range(g.players), key=lambda seat: -mats[seat])


class DealLeftFaction(Draw[ScytheGame, Pick]):
    """scythe:automa.modular.faction  Nature deals one of the factions that nobody has chosen."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def stream(self) -> str:
        return "factions"

    def deck(self, g: ScytheGame) -> i64:
        found: i64 = 0
        for faction in playable(g):
            if g.seating.seat_of(faction) < 0:
                found |= BIT[faction]
        return found

    def waits(self, g: ScytheGame) -> bool:
        return g.seating.faction[self.seat] < 0

    def drawn(self, g: ScytheGame, place: i64) -> Pick:
        return g.kit.deal_faction[place]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.seating = g.seating.with_faction(self.seat, action.index)
        faction = f"faction:{g.kit.mats.faction_ids[action.index]}"
        g.tell("scythe-did-deal-faction", {"seat": f"seat:{self.seat}", "faction": faction})


class ChooseFaction(ScytheDecision[Pick]):
    """scythe:modular.faction-pick, scythe:modular.banned-pairs, scythe:modular.pick-leaves-one
    A faction whose tile is on the board, that nobody has and the mat does not bar.
    """

    rule = "scythe:modular.faction-pick"

    def waits(self, g: ScytheGame) -> bool:
        return g.seating.faction[self.seat] < 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        choose = MODULAR_PART.of(g.kit).choose
        return [choose[faction] for faction in playable(g)]

    def why_not(self, g: ScytheGame, seat: Seat, action: Pick) -> Reason | None:
        faction = action.index
        owner = g.seating.seat_of(faction)
        if owner >= 0:
            return Reason("scythe:modular.faction-pick", "scythe-why-faction-taken", {"seat": f"seat:{owner}"})
        banned = banned_pairs(g.kit, g.options)
        mat = g.seating.mat[seat]
        if (faction, mat) in banned:
            return Reason("scythe:modular.banned-pairs", "scythe-why-mat-bars", {"mat": f"mat:{g.kit.mats.ids[mat]}"})
        if not can_finish(g, g.seating.with_faction(seat, faction).faction, playable(g), banned):
            return Reason("scythe:modular.pick-leaves-one", "scythe-why-leaves-none", {})
        return None

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.seating = g.seating.with_faction(seat, action.index)
        g.tell("scythe-did-choose-faction", {"seat": f"seat:{seat}", "faction": f"faction:{action.names['faction']}"})

    def preview(self, g: ScytheGame, seat: Seat, action: Pick) -> list[Line]:
        """scythe:modular.pick-advice  What the base is next to, and where Riverwalk leads from there."""
        layout = LAYOUT_STATE.of(g)
        base = layout.bases.index(action.index)
        land = land_of(MODULAR_PART.of(g.kit), layout)
        home = land.homelands[base]
        kinds = [TERRAINS[land.terrain[cell]] for cell in home]
        found = [Line("scythe-preview-start", {"first": f"terrain:{kinds[0]}", "second": f"terrain:{kinds[1]}"})]
        for terrain in TERRAINS[: VILLAGE + 1]:
            if terrain in kinds:
                facts: dict[str, Fact] = {"terrain": f"terrain:{terrain}", "count": kinds.count(terrain)}
                found.append(Line("scythe-preview-homeland", facts))
        if g.kit.mats.riverwalk[action.index]:
            beyond = across(land, home, g.kit.mats.riverwalk[action.index])
            found.append(Line("scythe-preview-riverwalk", {"count": len(beyond)}))
        return found


def across(land: Land, home: list[int], terrains: list[int]) -> list[int]:
    """scythe:modular.pick-advice  Territories of some terrains across a river from a homeland."""
    banks = [(one, other) for one, other in land.rivers] + [(other, one) for one, other in land.rivers]
    return sorted({to for cell, to in banks if cell in home and to not in home and land.terrain[to] in terrains})


def draft(g: ScytheGame) -> list[Step[Any]]:
    """The steps in which factions are chosen, once everyone has a mat."""
    return [TakeNamed(), DraftFactions()]
