"""The Alliance's board, and their lines in scenarios. Their supporters lie face down."""

from __future__ import annotations

import msgspec

from marches.games.root.edge.factions.shown import Desk, names_of, take_named
from marches.games.root.rules.factions.alliance.daylight import MilitaryOperations, evening_cards
from marches.games.root.rules.factions.alliance.state import (
    COSTS,
    LIMIT,
    POINTS,
    TOKENS,
    alliance,
    base_is_built,
    bases,
    placed,
)
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import BIRD, FACTIONS, PIECES, SUITS, WARRIOR
from marches.games.scenario import Row
from marches.kernel.bits import count


class AllianceBoard(msgspec.Struct, frozen=True, tag="alliance"):
    """`supporters` is for its owner; `known` is what the viewer has seen become one. No `limit`: as many as they like.

    `cost` and `points` are those of the next token; without them all are placed.
    """

    count: int
    supporters: list[str] | None
    known: list[str]
    limit: int | None
    officers: int
    used: int
    bases: list[str]
    sympathy: int
    cost: int | None
    points: int | None
    draws: int
    costs: list[int]
    track: list[int]


class AllianceDesk(Desk):
    def board(self, g: RootGame, seat: int, viewer: int) -> AllianceBoard:
        """root:8.2.3.hidden  Only the Alliance look at their supporters."""
        part = alliance(g, seat)
        costs, points = [int(cost) for cost in COSTS], [int(value) for value in POINTS]
        number = int(placed(g, seat))
        return AllianceBoard(
            int(count(part.supporters)),
            names_of(part.supporters) if viewer == seat else None,
            names_of(_seen(g, seat, viewer)),
            None if bases(g, seat) else LIMIT,
            int(part.officers),
            int(part.used),
            [SUITS[suit] for suit in range(BIRD) if base_is_built(g, seat, suit)],
            number,
            costs[number] if number < TOKENS else None,
            points[number] if number < TOKENS else None,
            evening_cards(g, seat),
            costs,
            points,
        )

    def dump(self, g: RootGame, seat: int) -> list[str]:
        part = alliance(g, seat)
        rows = [f"supporters: {' '.join(names_of(part.supporters))}"] if part.supporters else []
        if part.officers:
            rows.append(f"officers: {part.officers}")
        for observer in range(g.players):
            if part.seen[observer]:
                rows.append(f"seen {FACTIONS[g.factions[observer]]}: {' '.join(names_of(part.seen[observer]))}")
        return rows

    def under_way(self, g: RootGame, seat: int) -> list[str] | None:
        if not isinstance(g.decision, MilitaryOperations):
            return None
        part = alliance(g, seat)
        return [f"operations: {part.officers - part.used}"]

    def resume(self, g: RootGame, seat: int, row: Row, words: list[str]) -> bool:
        """`alliance operations: 1`: how many they have left this Evening."""
        part = alliance(g, seat)
        if words != ["operations"]:
            return False
        part.used = part.officers - row.whole(row.only())
        if not 0 <= part.used <= part.officers:
            raise row.fail(f"there are {part.officers} officers for {row.only()} operations")
        return True

    def load(self, g: RootGame, seat: int, row: Row, words: list[str]) -> bool:
        """`alliance supporters: sword armorers`, `alliance officers: 2`, `alliance seen eyrie: sword`."""
        part = alliance(g, seat)
        said = [word for clause in row.clauses for word in clause]
        if words == ["supporters"]:
            part.supporters |= take_named(g, row, said)
        elif words == ["officers"] and len(said) == 1:
            part.officers = row.whole(said[0])
            g.supply[seat * PIECES + WARRIOR] -= part.officers
            if g.in_supply(seat, WARRIOR) < 0:
                raise row.fail("there are fewer warriors left than officers")
        elif len(words) == 2 and words[0] == "seen":
            names = [FACTIONS[faction] for faction in g.factions]
            observer = row.one_of(words[1], names)
            for name in said:
                part.seen[observer] |= _unnoticed(row, int(part.supporters & ~part.seen[observer]), name)
        else:
            return False
        return True


def _seen(g: RootGame, seat: int, viewer: int) -> int:
    return int(alliance(g, seat).seen[viewer]) if viewer >= 0 else 0


def _unnoticed(row: Row, cards: int, name: str) -> int:
    """A supporter of this name the player has not seen yet."""
    for card in range(64):
        if cards >> card & 1 and names_of(1 << card) == [name]:
            return 1 << card
    raise row.fail(f"there is no supporter {name!r}")
