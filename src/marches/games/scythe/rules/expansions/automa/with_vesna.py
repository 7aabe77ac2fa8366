"""Vesna as an Automa: two faction badges, drawn at setup, take the place of her own."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import Pick, picks
from marches.games.scythe.rules.expansions.automa.bending import Bend, add_bend
from marches.games.scythe.rules.expansions.automa.state import is_automa
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.sources import Source, register
from marches.games.scythe.rules.state import ScytheGame, StateOf, faction_seat
from marches.games.scythe.rules.tables import BIT, hexes_of
from marches.kernel.deck import Draw
from marches.kernel.step import Seat, Step

VESNA: Final = "vesna"
BADGES: Final = ["nordic", "saxony", "polania", "crimea", "rusviet", "albion", "togawa"]
"""scythe:automa.vesna.setup  The classic factions."""
DRAWN: Final = 2
DRAW_BADGE: Final = picks("draw-badge", "faction", BADGES)


class BadgeState(ModuleState):
    """The badges that were drawn, as a mask."""

    def __init__(self, drawn: i64) -> None:
        self.drawn: i64 = drawn

    def copy(self) -> ModuleState:
        return BadgeState(self.drawn)


BADGE_STATE: Final = StateOf(BadgeState)


class DrawBadge(Draw[ScytheGame, Pick]):
    """scythe:automa.vesna.setup  One more badge, for all to see."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def stream(self) -> str:
        return "badges"

    def deck(self, g: ScytheGame) -> i64:
        return (BIT[len(BADGES)] - 1) & ~BADGE_STATE.of(g).drawn

    def drawn(self, g: ScytheGame, place: i64) -> Pick:
        return DRAW_BADGE[place]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        BADGE_STATE.of(g).drawn |= BIT[action.index]
        faction = f"faction:{BADGES[action.index]}"
        g.tell("scythe-did-automa-badge", {"seat": f"seat:{self.seat}", "faction": faction})


class WithVesna(Bend):
    """scythe:automa.vesna.setup  It obeys the bracketed entries of both badges."""

    def in_use(self, g: ScytheGame) -> bool:
        return BADGE_STATE.in_use(g)

    def badges(self, g: ScytheGame, seat: Seat) -> list[str] | None:
        if faction_seat(g, VESNA) != seat:
            return None
        return [BADGES[badge] for badge in hexes_of(BADGE_STATE.of(g).drawn)]


class VesnaSource(Source):
    """Active when an Automa plays Vesna."""

    def module_states(self, g: ScytheGame) -> list[ModuleState]:
        seat = faction_seat(g, VESNA)
        return [BadgeState(0)] if seat >= 0 and not g.seating.led(seat) else []

    def after_dealing(self, g: ScytheGame) -> Steps:
        seat = faction_seat(g, VESNA)
        steps: list[Step[Any]] = [DrawBadge(seat) for _ in range(DRAWN)]
        return steps if seat >= 0 and is_automa(g, seat) else []


register(VesnaSource())
add_bend(WithVesna())
