"""The Eyrie's board, and their lines in scenarios."""

from __future__ import annotations

import msgspec

from marches.games.root.edge.factions.shown import FactionView, names_of, take_named
from marches.games.root.rules.factions.eyrie import decree
from marches.games.root.rules.factions.eyrie.decree import possible
from marches.games.root.rules.factions.eyrie.rules import EyrieCraft, LateDaylight
from marches.games.root.rules.factions.eyrie.state import (
    BUILDER,
    COLUMNS,
    LEADERS,
    ROOST,
    eyrie,
    roost_points,
)
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import BIRD, CARDS, SUITS
from marches.games.scenario import Row
from marches.kernel.step import Seat


class DecreeColumn(msgspec.Struct, frozen=True):
    """One column: its cards, whether a vizier is there, and what is resolved of it this turn."""

    column: str
    cards: list[str]
    vizier: bool
    done: list[str]
    vizier_done: bool


class Demand(msgspec.Struct, frozen=True):
    """Cards of one suit a column still demands this turn, and whether one of them could be carried out now."""

    column: str
    suit: str
    cards: int
    possible: bool


class EyrieBoard(msgspec.Struct, frozen=True, tag="eyrie"):
    leader: str | None
    deposed: list[str]
    decree: list[DecreeColumn]
    birds: int
    roosts: int
    points: int
    draws: int
    track: list[int]
    draw_track: list[int]
    demands: list[Demand] = []
    """In the order of the Decree."""


class EyrieView(FactionView):
    def board(self, g: RootGame, seat: Seat, viewer: Seat) -> EyrieBoard:
        state = eyrie(g, seat)
        columns = [
            DecreeColumn(
                COLUMNS[column],
                names_of(g, state.columns[column]),
                state.vizier_columns(g) >> column & 1 != 0,
                names_of(g, state.done[column]),
                state.viziers >> column & 1 != 0,
            )
            for column in range(len(COLUMNS))
        ]
        deposed = [LEADERS[leader] for leader in range(len(LEADERS)) if state.deposed >> leader & 1]
        roosts = g.on_map(seat, ROOST)
        leader = LEADERS[state.leader] if state.leader >= 0 else None
        return EyrieBoard(
            leader,
            deposed,
            columns,
            int(state.birds(g)),
            int(roosts),
            roost_points(g, roosts),
            g.rules[seat].evening_cards(g, seat),
            g.kit.mats.eyrie.points,
            g.kit.mats.eyrie.draws,
            _demands(g, seat),
        )

    def dump(self, g: RootGame, seat: Seat) -> list[str]:
        state = eyrie(g, seat)
        rows = [f"leader: {LEADERS[state.leader]}"]
        deposed = [LEADERS[leader] for leader in range(len(LEADERS)) if state.deposed >> leader & 1]
        if deposed:
            rows.append(f"deposed: {' '.join(deposed)}")
        for column in range(len(COLUMNS)):
            if state.columns[column]:
                rows.append(f"{COLUMNS[column]}: {' '.join(names_of(g, state.columns[column]))}")
        return rows

    def load(self, g: RootGame, seat: Seat, row: Row, words: list[str]) -> bool:
        state = eyrie(g, seat)
        said = [word for clause in row.clauses for word in clause]
        if words == ["leader"] and len(said) == 1:
            state.leader = row.one_of(said[0], LEADERS)
            return True
        if words == ["deposed"]:
            for name in said:
                state.deposed |= 1 << row.one_of(name, LEADERS)
            return True
        if len(words) == 1 and words[0] in COLUMNS:
            state.columns[COLUMNS.index(words[0])] = take_named(g, row, said)
            return True
        return False

    def under_way(self, g: RootGame, seat: Seat) -> list[str] | None:
        if isinstance(g.decision, EyrieCraft):
            return []
        if not isinstance(g.decision, decree.DecreeColumn | LateDaylight):
            return None
        state = eyrie(g, seat)
        done = []
        for column, name in enumerate(COLUMNS):
            cards = names_of(g, state.done[column]) + (["vizier"] if state.viziers >> column & 1 else [])
            done += [f"{name} {' '.join(cards)}"] if cards else []
        return [f"resolved: {'; '.join(done)}".rstrip()]

    def resume(self, g: RootGame, seat: Seat, row: Row, words: list[str]) -> bool:
        """`eyrie resolved: recruit armorers vizier; move sword`: Decree cards done this turn; crafting is over."""
        state = eyrie(g, seat)
        if words != ["resolved"]:
            return False
        g.skip_to(decree.DecreeColumn)
        for clause in row.clauses:
            column = row.one_of(clause[0], COLUMNS)
            for name in clause[1:]:
                if name == "vizier":
                    state.viziers |= 1 << column
                else:
                    state.done[column] |= _in_decree(g, row, int(state.columns[column] & ~state.done[column]), name)
        return True

    def settle(self, g: RootGame, seat: Seat) -> None:
        state = eyrie(g, seat)
        if state.leader < 0:
            state.leader = BUILDER


def _in_decree(g: RootGame, row: Row, cards: int, name: str) -> int:
    """A card of this name among those of a column that are not resolved."""
    kind = int(g.cards.kind_mask[row.one_of(name, CARDS)])
    if not cards & kind:
        raise row.fail(f"no {name!r} is left in that column of the Decree")
    return cards & kind & -(cards & kind)


def _demands(g: RootGame, seat: Seat) -> list[Demand]:
    """root:7.5.2  What the Decree still demands, and what of it can be met now."""
    state = eyrie(g, seat)
    if state.leader < 0:
        return []
    return [
        Demand(COLUMNS[column], SUITS[suit], int(state.left(g, column, suit)), possible(g, seat, column, suit))
        for column in range(len(COLUMNS))
        for suit in range(BIRD + 1)
        if state.left(g, column, suit)
    ]
