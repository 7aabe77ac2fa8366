"""The Cult's board, which is all public, and their lines in scenarios."""

from __future__ import annotations

import msgspec

from marches.games.root.edge.factions.shown import FactionView, names_of, take_named
from marches.games.root.rules.factions.lizards.state import (
    garden_points,
    gardens,
    lizards,
)
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import BIRD, PIECES, SUITS, WARRIOR
from marches.games.scenario import Row
from marches.kernel.step import Seat


class GardenTrack(msgspec.Struct, frozen=True):
    """One suit: its gardens on the map, what a Score ritual scores now, and whether it was done this turn."""

    suit: str
    gardens: int
    points: int
    scored: bool


class LizardBoard(msgspec.Struct, frozen=True, tag="lizards"):
    """root:10.2.6.open  Everyone can see Lost Souls and revealed cards."""

    outcast: str | None
    hated: bool
    souls: list[str]
    revealed: list[str]
    acolytes: int
    crusade: int
    convert: int
    sanctify: int
    tracks: list[GardenTrack]
    draws: int
    values: list[int]
    draw_track: list[int]


class LizardView(FactionView):
    def board(self, g: RootGame, seat: Seat, viewer: Seat) -> LizardBoard:
        state = lizards(g, seat)
        tracks = []
        for suit in range(BIRD):
            number = gardens(g, seat, suit)
            scored = state.scored >> suit & 1 != 0
            tracks.append(GardenTrack(SUITS[suit], int(number), garden_points(g, number), scored))
        return LizardBoard(
            SUITS[state.outcast] if state.outcast >= 0 else None,
            state.hated,
            names_of(g, state.souls),
            names_of(g, state.revealed),
            int(state.acolytes),
            state.price(g.kit.mats.lizards.crusade),
            state.price(g.kit.mats.lizards.convert),
            state.price(g.kit.mats.lizards.sanctify),
            tracks,
            g.rules[seat].evening_cards(g, seat),
            g.kit.mats.lizards.points,
            g.kit.mats.lizards.draws,
        )

    def dump(self, g: RootGame, seat: Seat) -> list[str]:
        state = lizards(g, seat)
        rows = [f"outcast: {SUITS[state.outcast]}{' hated' if state.hated else ''}"]
        if state.souls:
            rows.append(f"souls: {' '.join(names_of(g, state.souls))}")
        if state.revealed:
            rows.append(f"revealed: {' '.join(names_of(g, state.revealed))}")
        if state.acolytes:
            rows.append(f"acolytes: {state.acolytes}")
        return rows

    def load(self, g: RootGame, seat: Seat, row: Row, words: list[str]) -> bool:
        """`lizards outcast: mouse hated`, `lizards souls: anvil`, `lizards revealed: sword`, `lizards acolytes: 4`."""
        state = lizards(g, seat)
        said = [word for clause in row.clauses for word in clause]
        if words == ["outcast"] and said[1:] in ([], ["hated"]):
            state.outcast = row.one_of(said[0], SUITS[:BIRD])
            state.hated = len(said) == 2
        elif words == ["souls"]:
            state.souls |= take_named(g, row, said)
        elif words == ["revealed"]:
            state.revealed |= take_named(g, row, said)
        elif words == ["acolytes"] and len(said) == 1:
            state.acolytes = row.whole(said[0])
            g.supply[seat * PIECES + WARRIOR] -= state.acolytes
            if g.in_supply(seat, WARRIOR) < 0:
                raise row.fail("there are fewer warriors left than acolytes")
        else:
            return False
        return True

    def settle(self, g: RootGame, seat: Seat) -> None:
        """Foxes are the Outcast unless the scenario says otherwise."""
        state = lizards(g, seat)
        if state.outcast < 0:
            state.outcast = 0
