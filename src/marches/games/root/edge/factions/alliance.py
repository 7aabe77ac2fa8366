"""The Alliance's board, and their lines in scenarios. Their supporters are face down."""

from __future__ import annotations

import msgspec

from marches.games.root.edge.factions.shown import FactionView, names_of, take_named
from marches.games.root.rules.factions.alliance.daylight import MilitaryOperations
from marches.games.root.rules.factions.alliance.state import (
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
from marches.kernel.step import Seat


class AllianceBoard(msgspec.Struct, frozen=True, tag="alliance"):
    """`supporters` is for its owner; `known` is what the viewer has seen become one. No `limit`: any number. `cost` and
    `points` are those of the next token; if they are absent, all tokens are placed.
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


class AllianceView(FactionView):
    def board(self, g: RootGame, seat: Seat, viewer: Seat) -> AllianceBoard:
        """root:8.2.3.hidden  Only the Alliance may look at their supporters."""
        state = alliance(g, seat)
        costs, points = (
            [int(cost) for cost in g.kit.mats.alliance.costs],
            [int(value) for value in g.kit.mats.alliance.points],
        )
        number = int(placed(g, seat))
        return AllianceBoard(
            int(count(state.supporters)),
            names_of(g, state.supporters) if viewer == seat else None,
            names_of(g, _seen(g, seat, viewer)),
            None if bases(g, seat) else g.kit.mats.alliance.limit,
            int(state.officers),
            int(state.used),
            [SUITS[suit] for suit in range(BIRD) if base_is_built(g, seat, suit)],
            number,
            costs[number] if number < TOKENS else None,
            points[number] if number < TOKENS else None,
            g.rules[seat].evening_cards(g, seat),
            costs,
            points,
        )

    def dump(self, g: RootGame, seat: Seat) -> list[str]:
        state = alliance(g, seat)
        rows = [f"supporters: {' '.join(names_of(g, state.supporters))}"] if state.supporters else []
        if state.officers:
            rows.append(f"officers: {state.officers}")
        for observer in range(g.players):
            if state.seen[observer]:
                rows.append(f"seen {FACTIONS[g.factions[observer]]}: {' '.join(names_of(g, state.seen[observer]))}")
        return rows

    def under_way(self, g: RootGame, seat: Seat) -> list[str] | None:
        if not isinstance(g.decision, MilitaryOperations):
            return None
        state = alliance(g, seat)
        return [f"operations: {state.officers - state.used}"]

    def resume(self, g: RootGame, seat: Seat, row: Row, words: list[str]) -> bool:
        """`alliance operations: 1`: how many they have left this Evening."""
        state = alliance(g, seat)
        if words != ["operations"]:
            return False
        state.used = state.officers - row.whole(row.only())
        if not 0 <= state.used <= state.officers:
            raise row.fail(f"there are {state.officers} officers for {row.only()} operations")
        return True

    def load(self, g: RootGame, seat: Seat, row: Row, words: list[str]) -> bool:
        """`alliance supporters: sword armorers`, `alliance officers: 2`, `alliance seen eyrie: sword`."""
        state = alliance(g, seat)
        said = [word for clause in row.clauses for word in clause]
        if words == ["supporters"]:
            state.supporters |= take_named(g, row, said)
        elif words == ["officers"] and len(said) == 1:
            state.officers = row.whole(said[0])
            g.supply[seat * PIECES + WARRIOR] -= state.officers
            if g.in_supply(seat, WARRIOR) < 0:
                raise row.fail("there are fewer warriors left than officers")
        elif len(words) == 2 and words[0] == "seen":
            names = [FACTIONS[faction] for faction in g.factions]
            observer = row.one_of(words[1], names)
            for name in said:
                state.seen[observer] |= _unnoticed(g, row, int(state.supporters & ~state.seen[observer]), name)
        else:
            return False
        return True


def _seen(g: RootGame, seat: Seat, viewer: Seat) -> int:
    return int(alliance(g, seat).seen[viewer]) if viewer >= 0 else 0


def _unnoticed(g: RootGame, row: Row, cards: int, name: str) -> int:
    """A supporter of this name the player has not seen yet."""
    for card in range(64):
        if cards >> card & 1 and names_of(g, 1 << card) == [name]:
            return 1 << card
    raise row.fail(f"there is no supporter {name!r}")
