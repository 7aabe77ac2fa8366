"""A Vagabond's board, his lines in scenarios, and the items hidden under ruins."""

from __future__ import annotations

import msgspec

from marches.games.root.edge.factions.shown import FactionView
from marches.games.root.rules.factions.vagabond.quests import ruin_items
from marches.games.root.rules.factions.vagabond.state import (
    ALL_QUESTS,
    ALLIED,
    CHARACTERS,
    DOWN,
    HURT_DOWN,
    HURT_UP,
    INDIFFERENT,
    NO_MARKER,
    PLACES,
    QUESTS,
    RANGER,
    RELATIONS,
    TEA,
    THIEF,
    TRACK,
    UP,
    Trove,
    VagabondState,
    other_vagabond,
    trove,
    vagabond,
)
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import CLEARINGS, FACTIONS, ITEMS, ClearingId
from marches.games.scenario import Row
from marches.kernel.bits import count
from marches.kernel.step import Seat

PLACE_WORDS = {
    "track": TRACK,
    "satchel": UP,
    "exhausted": DOWN,
    "damaged": HURT_UP,
    "damaged exhausted": HURT_DOWN,
}
DEFAULT_QUESTS = [QUESTS[0], QUESTS[5], QUESTS[10]]


class RelationView(msgspec.Struct, frozen=True):
    """One marker: its space, the aids of this turn towards the next, how many that takes and what it scores."""

    seat: Seat
    relation: str
    aids: int
    needed: int | None
    points: int | None


class RuinView(msgspec.Struct, frozen=True):
    """What is under a ruin; `items` only for those who have looked."""

    clearing: int
    count: int
    items: list[str] | None


SCALE = sorted(RELATIONS, key=lambda relation: relation != "hostile")
"""In the order of the board: Hostile has a place of its own before the others."""


class VagabondBoard(msgspec.Struct, frozen=True, tag="vagabond"):
    """`exhausted` items are face down in the satchel; damaged ones keep their face. Quests and ruins are shared.

    `scale` has all relationships in the order of the board.
    """

    character: str | None
    track: list[str]
    satchel: list[str]
    exhausted: list[str]
    damaged: list[str]
    damaged_exhausted: list[str]
    carried: int
    limit: int
    swords: int
    refreshes: int
    draws: int
    from_ruins: list[str]
    relations: list[RelationView]
    scale: list[str]
    quests: list[str]
    quests_left: int
    quests_done: list[str]
    ruins: list[RuinView]


class VagabondView(FactionView):
    def board(self, g: RootGame, seat: Seat, viewer: Seat) -> VagabondBoard:
        state = vagabond(g, seat)
        shared = trove(g, seat)
        return VagabondBoard(
            CHARACTERS[state.character] if state.character >= 0 else None,
            track=_lying(state, TRACK),
            satchel=_lying(state, UP),
            exhausted=_lying(state, DOWN),
            damaged=_lying(state, HURT_UP),
            damaged_exhausted=_lying(state, HURT_DOWN),
            carried=int(state.burden()),
            limit=int(state.limit()),
            swords=int(state.swords()),
            refreshes=g.kit.mats.vagabond.refresh + g.kit.mats.vagabond.refresh_tea * int(state.at(TEA, TRACK)),
            draws=g.rules[seat].evening_cards(g, seat),
            from_ruins=[name for item, name in enumerate(ITEMS) if state.marked >> item & 1],
            relations=[_relation(state, o) for o in range(g.players) if state.relations[o] != NO_MARKER],
            scale=SCALE,
            quests=_quests(int(shared.opened)),
            quests_left=int(count(shared.left)),
            quests_done=_quests(int(state.done)),
            ruins=[_ruin(g, seat, viewer, c) for c in range(CLEARINGS) if shared.tiles(c)],
        )

    # -- scenarios ------------------------------------------------------------------------------------------

    def dump(self, g: RootGame, seat: Seat) -> list[str]:
        state = vagabond(g, seat)
        found = [f"character: {CHARACTERS[state.character]}"]
        found += [f"{word}: {' '.join(_lying(state, place))}".rstrip() for word, place in PLACE_WORDS.items()]
        relations = [
            f"{FACTIONS[g.factions[other]]} {RELATIONS[state.relations[other]]}"
            for other in range(g.players)
            if state.relations[other] > INDIFFERENT
        ]
        if relations:
            found.append(f"relations: {'; '.join(relations)}")
        if state.done:
            found.append(f"done: {' '.join(_quests(int(state.done)))}")
        if state.marked:
            found.append("from ruins: " + " ".join(n for item, n in enumerate(ITEMS) if state.marked >> item & 1))
        return found + self._dump_shared(g, seat, state)

    def _dump_shared(self, g: RootGame, seat: Seat, state: VagabondState) -> list[str]:
        shared = trove(g, seat)
        looked = [str(c + 1) for c in range(CLEARINGS) if shared.looked[c] >> seat & 1]
        found = [f"looked: {' '.join(looked)}"] if looked else []
        if state.host != seat:
            return found
        found.append(f"quests: {' '.join(_quests(int(shared.opened)))}".rstrip())
        hidden = [f"{c + 1} {' '.join(_under(g, seat, c))}" for c in range(CLEARINGS) if shared.tiles(c)]
        return [*found, f"hidden: {'; '.join(hidden)}".rstrip()]

    def load(self, g: RootGame, seat: Seat, row: Row, words: list[str]) -> bool:
        state = vagabond(g, seat)
        said = [word for clause in row.clauses for word in clause]
        line = " ".join(words)
        if line in PLACE_WORDS:
            for name in said:
                state.put(row.one_of(name, ITEMS), PLACE_WORDS[line], 1)
        elif line == "character":
            state.character = row.one_of(said[0], CHARACTERS)
        elif line == "relations":
            _load_relations(g, state, row)
        elif line == "done":
            state.done = _quest_mask(row, said)
        elif line == "from ruins":
            state.marked = sum(1 << row.one_of(name, ITEMS) for name in said)
        else:
            return _load_shared(trove(g, seat), seat, row, line, said)
        return True

    def settle(self, g: RootGame, seat: Seat) -> None:
        """Defaults: the Thief (or the Ranger if the Thief is taken), his starting items, the first forest, three
        quests.
        """
        state = vagabond(g, seat)
        if state.character < 0:
            state.character = THIEF if state.host == seat else RANGER
        if all(state.lying(place) == 0 for place in range(PLACES)):
            for item in g.kit.print.starts[state.character]:
                state.lay_up(item)
        if g.pawns[seat] < 0:
            g.set_pawn(seat, CLEARINGS)
        if state.host == seat:
            _settle_shared(g, seat)


def _lying(state: VagabondState, place: int) -> list[str]:
    return [name for item, name in enumerate(ITEMS) for _ in range(int(state.at(item, place)))]


def _quests(mask: int) -> list[str]:
    return [name for number, name in enumerate(QUESTS) if mask >> number & 1]


def _quest_mask(row: Row, names: list[str]) -> int:
    return sum(1 << row.one_of(name, QUESTS) for name in names)


def _relation(state: VagabondState, other: Seat) -> RelationView:
    space = int(state.relations[other])
    more = space < ALLIED
    needed, points = (state.mat.aids[space], state.mat.points[space]) if more else (None, None)
    return RelationView(other, RELATIONS[space], int(state.aids[other]), needed, points)


def _under(g: RootGame, seat: Seat, clearing: ClearingId) -> list[str]:
    under = trove(g, seat).under
    return sorted(ITEMS[under[place]] for place in (2 * clearing, 2 * clearing + 1) if under[place] >= 0)


def _ruin(g: RootGame, seat: Seat, viewer: Seat, clearing: ClearingId) -> RuinView:
    shared = trove(g, seat)
    knows = viewer >= 0 and shared.looked[clearing] >> viewer & 1 != 0
    return RuinView(clearing + 1, int(shared.tiles(clearing)), _under(g, seat, clearing) if knows else None)


def _load_shared(shared: Trove, seat: Seat, row: Row, line: str, said: list[str]) -> bool:
    if line == "looked":
        for word in said:
            shared.looked[row.whole(word) - 1] |= 1 << seat
    elif line == "quests":
        shared.opened = _quest_mask(row, said)
    elif line == "hidden":
        for clause in row.clauses:
            for name in clause[1:]:
                shared.hide(row.whole(clause[0]) - 1, row.one_of(name, ITEMS))
    else:
        return False
    return True


def _load_relations(g: RootGame, state: VagabondState, row: Row) -> None:
    names = [FACTIONS[faction] for faction in g.factions]
    for clause in row.clauses:
        if len(clause) != 2:
            raise row.fail(f"a faction and a relationship are expected, not {' '.join(clause)!r}")
        other = row.one_of(clause[0], names)
        if state.relations[other] == NO_MARKER:
            raise row.fail(f"{clause[0]} has no relationship marker")
        state.relations[other] = row.one_of(clause[1], RELATIONS)


def _settle_shared(g: RootGame, seat: Seat) -> None:
    shared = trove(g, seat)
    other = other_vagabond(g, seat)
    done = vagabond(g, seat).done | (vagabond(g, other).done if other >= 0 else 0)
    if shared.opened == 0:
        for name in DEFAULT_QUESTS:
            shared.opened |= (1 << QUESTS.index(name)) & ~done
    shared.left = ALL_QUESTS & ~shared.opened & ~done
    _fill_ruins(g, seat, 1 if other < 0 else 2)


def _fill_ruins(g: RootGame, seat: Seat, each: int) -> None:
    """Ruins that a scenario does not mention hide the remaining items, in the order of the data."""
    shared = trove(g, seat)
    tiles = ruin_items(g, seat).copy()
    for hidden in shared.under:
        if hidden in tiles:
            tiles.remove(int(hidden))
    for clearing in range(CLEARINGS):
        if g.ruins >> clearing & 1 and shared.tiles(clearing) == 0:
            for tile in tiles[:each]:
                shared.hide(clearing, tile)
            tiles = tiles[each:]
