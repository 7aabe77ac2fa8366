"""The Cult's board, all of it open, and their lines in scenarios."""

from __future__ import annotations

import msgspec

from marches.games.root.edge.factions.shown import Desk, names_of, take_named
from marches.games.root.rules.factions.lizards.state import (
    CONVERT_COST,
    CRUSADE_COST,
    DRAWS,
    POINTS,
    SANCTIFY_COST,
    evening_cards,
    garden_points,
    gardens,
    lizards,
)
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import BIRD, PIECES, SUITS, WARRIOR
from marches.games.scenario import Row


class GardenTrack(msgspec.Struct, frozen=True):
    """One suit: its gardens on the map, what a Score ritual brings now, and whether it was done this turn."""

    suit: str
    gardens: int
    points: int
    scored: bool


class LizardBoard(msgspec.Struct, frozen=True, tag="lizards"):
    """root:10.2.6.open  Lost Souls and revealed cards are for everyone to see."""

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


class LizardDesk(Desk):
    def board(self, g: RootGame, seat: int, viewer: int) -> LizardBoard:
        part = lizards(g, seat)
        tracks = []
        for suit in range(BIRD):
            number = gardens(g, seat, suit)
            scored = part.scored >> suit & 1 != 0
            tracks.append(GardenTrack(SUITS[suit], int(number), garden_points(number), scored))
        return LizardBoard(
            SUITS[part.outcast] if part.outcast >= 0 else None,
            part.hated,
            names_of(part.souls),
            names_of(part.revealed),
            int(part.acolytes),
            part.price(CRUSADE_COST),
            part.price(CONVERT_COST),
            part.price(SANCTIFY_COST),
            tracks,
            evening_cards(g, seat),
            POINTS,
            DRAWS,
        )

    def dump(self, g: RootGame, seat: int) -> list[str]:
        part = lizards(g, seat)
        rows = [f"outcast: {SUITS[part.outcast]}{' hated' if part.hated else ''}"]
        if part.souls:
            rows.append(f"souls: {' '.join(names_of(part.souls))}")
        if part.revealed:
            rows.append(f"revealed: {' '.join(names_of(part.revealed))}")
        if part.acolytes:
            rows.append(f"acolytes: {part.acolytes}")
        return rows

    def load(self, g: RootGame, seat: int, row: Row, words: list[str]) -> bool:
        """`lizards outcast: mouse hated`, `lizards souls: anvil`, `lizards revealed: sword`, `lizards acolytes: 4`."""
        part = lizards(g, seat)
        said = [word for clause in row.clauses for word in clause]
        if words == ["outcast"] and said[1:] in ([], ["hated"]):
            part.outcast = row.one_of(said[0], SUITS[:BIRD])
            part.hated = len(said) == 2
        elif words == ["souls"]:
            part.souls |= take_named(g, row, said)
        elif words == ["revealed"]:
            part.revealed |= take_named(g, row, said)
        elif words == ["acolytes"] and len(said) == 1:
            part.acolytes = row.whole(said[0])
            g.supply[seat * PIECES + WARRIOR] -= part.acolytes
            if g.in_supply(seat, WARRIOR) < 0:
                raise row.fail("there are fewer warriors left than acolytes")
        else:
            return False
        return True

    def settle(self, g: RootGame, seat: int) -> None:
        """Where nothing is said, the foxes are the Outcast."""
        part = lizards(g, seat)
        if part.outcast < 0:
            part.outcast = 0
