"""The Riverfolk's board, and their lines in scenarios."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.edge.factions.shown import FactionView
from marches.games.root.rules.factions.riverfolk.services import serve, service_limit
from marches.games.root.rules.factions.riverfolk.state import (
    HIGHEST_PRICE,
    LOWEST_PRICE,
    POST,
    SERVICES,
    SPACES,
    placed,
    riverfolk,
)
from marches.games.root.rules.state import BIRDSONG, RootGame
from marches.games.root.rules.tables import BIRD, FACTIONS, PIECES, SUITS, WARRIOR
from marches.games.scenario import Row
from marches.kernel.step import Seat


class PostTrack(msgspec.Struct, frozen=True):
    """The trade posts of a suit: how many wait or were lost, whose funds are on the uncovered spaces (by seat)."""

    suit: str
    waiting: int
    uncovered: int
    lost: int
    funds: list[int]
    values: list[int]


class RiverfolkBoard(msgspec.Struct, frozen=True, tag="riverfolk"):
    """`payments`, `funds` and `committed` count warriors by the seat they belong to.

    `bought` of `limit` services are taken by the active player, `boats` and `hired` among them.
    """

    prices: dict[str, int]
    payments: list[int]
    funds: list[int]
    committed: list[int]
    tracks: list[PostTrack]
    bought: int
    limit: int
    boats: bool
    hired: bool


class RiverfolkView(FactionView):
    def board(self, g: RootGame, seat: Seat, viewer: Seat) -> RiverfolkBoard:
        state = riverfolk(g, seat)
        active = int(g.active)
        return RiverfolkBoard(
            {name: int(state.prices[service]) for service, name in enumerate(SERVICES)},
            _numbers(state.payments),
            _numbers(state.funds),
            _numbers(state.committed),
            [_track(g, seat, suit) for suit in range(BIRD)],
            int(state.bought),
            int(service_limit(g, seat, active)) if active != seat else 0,
            state.boats,
            state.hired,
        )

    def dump(self, g: RootGame, seat: Seat) -> list[str]:
        state = riverfolk(g, seat)
        rows = [f"prices: {' '.join(map(str, _numbers(state.prices)))}"]
        rows += _box(g, "payments", state.payments)
        rows += _box(g, "funds", state.funds)
        rows += _box(g, "committed", state.committed)
        for suit in range(BIRD):
            rows += _box(g, f"track {SUITS[suit]}", state.track[suit * g.players : (suit + 1) * g.players])
        lost = [SUITS[suit] for suit in range(BIRD) for _ in range(state.lost[suit])]
        if lost:
            rows.append(f"lost: {' '.join(lost)}")
        if state.bought:
            services = [SERVICES[service] for service, has in ((1, state.boats), (2, state.hired)) if has]
            rows.append(f"bought: {state.bought} {' '.join(services)}".rstrip())
        return rows

    def load(self, g: RootGame, seat: Seat, row: Row, words: list[str]) -> bool:
        state = riverfolk(g, seat)
        boxes = {"payments": state.payments, "funds": state.funds, "committed": state.committed}
        said = [word for clause in row.clauses for word in clause]
        if words == ["prices"]:
            _read_prices(state.prices, row, said)
        elif len(words) == 1 and words[0] in boxes:
            _fill(g, row, boxes[words[0]], 0)
        elif len(words) == 2 and words[0] == "track":
            _fill(g, row, state.track, row.one_of(words[1], SUITS[:BIRD]) * g.players)
        elif words == ["lost"]:
            for name in said:
                suit = row.one_of(name, SUITS[:BIRD])
                state.lost[suit] += 1
                g.supply[seat * PIECES + POST + suit] -= 1
        elif words == ["bought"] and said:
            state.bought = row.whole(said[0])
            state.boats = "riverboats" in said
            state.hired = "mercenaries" in said
        else:
            return False
        return True

    def settle(self, g: RootGame, seat: Seat) -> None:
        """root:11.2.7.II, 11.2.7.III  Services that were bought take effect: boats at once, mercenaries from
        Daylight on.
        """
        state = riverfolk(g, seat)
        for service in range(len(SERVICES)):
            state.prices[service] = state.prices[service] or LOWEST_PRICE
        if state.boats:
            g.rivers |= 1 << int(g.active)
        if g.phase != BIRDSONG:
            serve(g, seat, int(g.active))


def _numbers(box: vec[i64]) -> list[int]:
    return [int(number) for number in box]


def _track(g: RootGame, seat: Seat, suit: int) -> PostTrack:
    state = riverfolk(g, seat)
    uncovered = int(placed(g, seat, suit))
    funds = _numbers(state.track[suit * g.players : (suit + 1) * g.players])
    points = g.kit.mats.riverfolk.points
    return PostTrack(SUITS[suit], SPACES - uncovered, uncovered, int(state.lost[suit]), funds, points)


def _box(g: RootGame, word: str, box: vec[i64]) -> list[str]:
    clauses = [f"{FACTIONS[g.factions[owner]]} {number}" for owner, number in enumerate(_numbers(box)) if number]
    return [f"{word}: {'; '.join(clauses)}"] if clauses else []


def _fill(g: RootGame, row: Row, box: vec[i64], start: int) -> None:
    """Warriors of some factions, taken from their supplies."""
    names = [FACTIONS[faction] for faction in g.factions]
    for clause in row.clauses:
        owner = row.one_of(clause[0], names)
        number = row.whole(clause[1]) if len(clause) > 1 else 1
        if g.in_supply(owner, WARRIOR) < number:
            raise row.fail(f"{clause[0]} has fewer than {number} warriors left")
        g.supply[owner * PIECES + WARRIOR] -= number
        box[start + owner] += number


def _read_prices(prices: vec[i64], row: Row, said: list[str]) -> None:
    if len(said) != len(SERVICES):
        raise row.fail(f"{len(said)} prices for {len(SERVICES)} services")
    for service, word in enumerate(said):
        price = row.whole(word)
        if not LOWEST_PRICE <= price <= HIGHEST_PRICE:
            raise row.fail(f"a price is {LOWEST_PRICE} to {HIGHEST_PRICE}, not {price}")
        prices[service] = price
