"""The Marquise's board, and her lines in scenarios."""

from __future__ import annotations

import msgspec

from marches.games.root.edge.factions.shown import FactionView, settle_keep
from marches.games.root.rules.factions.marquise.daylight import MarquiseActions
from marches.games.root.rules.factions.marquise.state import (
    BUILDINGS,
    TRACK,
    built,
    marquise,
)
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import BUILDING
from marches.games.scenario import Row
from marches.kernel.step import Seat


class BuildingTrack(msgspec.Struct, frozen=True):
    """One row of the board: how many buildings have left it, the next one's cost and points (none: all are built)."""

    piece: str
    built: int
    cost: int | None
    points: int | None
    costs: list[int]
    values: list[int]
    draws: list[int]


class MarquiseBoard(msgspec.Struct, frozen=True, tag="marquise"):
    keep: int | None
    actions: int
    recruited: bool
    draws: int
    tracks: list[BuildingTrack]


class MarquiseView(FactionView):
    def board(self, g: RootGame, seat: Seat, viewer: Seat) -> MarquiseBoard:
        state = marquise(g, seat)
        tracks = [_track(g, seat, kind) for kind in range(3)]
        keep = int(state.keep) + 1 if state.keep >= 0 else None
        return MarquiseBoard(keep, int(state.actions), state.recruited, g.rules[seat].evening_cards(g, seat), tracks)

    def load(self, g: RootGame, seat: Seat, row: Row, words: list[str]) -> bool:
        return words == ["keep", "lost"]

    def under_way(self, g: RootGame, seat: Seat) -> list[str] | None:
        if not isinstance(g.decision, MarquiseActions):
            return None
        state = marquise(g, seat)
        return [f"actions: {state.actions}", *(["recruited:"] if state.recruited else [])]

    def resume(self, g: RootGame, seat: Seat, row: Row, words: list[str]) -> bool:
        """`marquise actions: 1`: how many she has left this Daylight. `marquise recruited:`: she has done so."""
        state = marquise(g, seat)
        if words == ["actions"]:
            state.actions = row.whole(row.only())
            state.acted = state.actions != g.kit.mats.marquise.actions
        elif words == ["recruited"]:
            state.recruited = True
        else:
            return False
        return True

    def settle(self, g: RootGame, seat: Seat) -> None:
        settle_keep(g, marquise(g, seat))


def _track(g: RootGame, seat: Seat, row: int) -> BuildingTrack:
    number, printed = int(built(g, seat, BUILDING + row)), g.kit.mats.marquise
    costs = [int(cost) for cost in printed.costs]
    values = [int(printed.points[row * TRACK + space]) for space in range(TRACK)]
    left = number < TRACK
    draws = printed.draws if BUILDINGS[row] == "recruiter" else [0] * TRACK
    return BuildingTrack(
        BUILDINGS[row], number, costs[number] if left else None, values[number] if left else None, costs, values, draws
    )
