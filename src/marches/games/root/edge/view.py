"""What one seat may see of a game of Root."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, cast

import msgspec
from msgspec.structs import replace

from marches.games.root.edge.factions.alliance import AllianceBoard, AllianceView
from marches.games.root.edge.factions.eyrie import EyrieBoard, EyrieView
from marches.games.root.edge.factions.lizards import LizardBoard, LizardView
from marches.games.root.edge.factions.marquise import MarquiseBoard, MarquiseView
from marches.games.root.edge.factions.mechanical import MechanicalBoard, MechanicalView
from marches.games.root.edge.factions.riverfolk import RiverfolkBoard, RiverfolkView
from marches.games.root.edge.factions.shown import FactionView, names_of
from marches.games.root.edge.factions.vagabond import VagabondBoard, VagabondView
from marches.games.root.edge.preview import RulingView, ruling_of
from marches.games.root.rules.state import PHASES, RootGame
from marches.games.root.rules.tables import (
    BUILDING,
    CARDS,
    CLEARINGS,
    FACTIONS,
    ITEMS,
    PIECE_IDS,
    PIECES,
    SUITS,
    WIN_POINTS,
    ClearingId,
)
from marches.kernel.bits import count
from marches.kernel.line import Heard
from marches.kernel.step import Seat

FactionBoard = (
    MarquiseBoard | EyrieBoard | AllianceBoard | VagabondBoard | LizardBoard | RiverfolkBoard | MechanicalBoard
)
"""Any faction's board. The tag says which."""

FACTION_VIEWS: dict[str, FactionView] = {
    "marquise": MarquiseView(),
    "eyrie": EyrieView(),
    "alliance": AllianceView(),
    "vagabond": VagabondView(),
    "vagabond2": VagabondView(),
    "lizards": LizardView(),
    "riverfolk": RiverfolkView(),
    "mechanical": MechanicalView(),
}


class PieceView(msgspec.Struct, frozen=True):
    """Buildings or tokens of one kind in a clearing."""

    seat: Seat
    piece: str
    count: int


class ClearingView(msgspec.Struct, frozen=True):
    """A clearing: who rules it and with what. `warriors` and `strength` are by seat."""

    id: int
    suit: str | None
    slots: int
    free: int
    ruin: bool
    ruler: int | None
    strength: list[int]
    warriors: list[int]
    pieces: list[PieceView]
    pawns: list[int]
    closed: bool
    reserved: int | None
    ruling: RulingView


class ForestView(msgspec.Struct, frozen=True):
    id: str
    pawns: list[int]


class PlayerView(msgspec.Struct, frozen=True):
    """One player. `hand` is for its owner, or for everyone if it is face up; `known` is what the viewer has seen.

    If there is no `score`, the marker has left the track.
    """

    seat: Seat
    faction: str
    score: int | None
    hand_size: int
    hand: list[str] | None
    known: list[str]
    crafted: list[str]
    items: dict[str, int]
    dominance: str | None
    partner: Seat | None
    supply: dict[str, int]
    board: FactionBoard


class BattleView(msgspec.Struct, frozen=True):
    """The battle being fought: hits each side deals so far, and the dice once they are rolled."""

    attacker: Seat
    defender: Seat
    clearing: int
    dealt: int
    taken: int
    dice: list[int] = []


class LeftView(msgspec.Struct, frozen=True):
    """What the active player has left to do in this phase. `pips`: it is counted in single steps."""

    what: Literal["actions", "operations", "decree", "acolytes", "ready", "funds"]
    count: int
    pips: bool = False


class RootView(msgspec.Struct, frozen=True):
    """The table as one seat sees it. `leaders` have the most points, once there are any."""

    map: str
    turn: int
    active: int
    phase: str
    order: list[int]
    leaders: list[int]
    left: LeftView | None
    clearings: list[ClearingView]
    forests: list[ForestView]
    players: list[PlayerView]
    deck: int
    discard: list[str]
    available: list[str]
    items: dict[str, int]
    crafting: list[int]
    """Crafting pieces used this turn: fox, rabbit, mouse."""
    goal: int
    """Points that win."""
    battle: BattleView | None


def view(g: RootGame, seat: Seat) -> RootView:
    """What `seat` (or SPECTATOR) may see."""
    board = g.board
    clearings = [_clearing(g, clearing) for clearing in range(CLEARINGS)]
    forests = [ForestView(name, _pawns(g, CLEARINGS + place)) for place, name in enumerate(board.forests)]
    players = [_player(g, other, seat) for other in range(g.players)]
    return RootView(
        board.name,
        int(g.turn),
        int(g.active),
        PHASES[g.phase],
        [int(other) for other in g.order],
        leaders_of(players),
        left_of(players[g.active].board, PHASES[g.phase]),
        clearings,
        forests,
        players,
        int(count(g.deck)),
        names_of(g, g.discard),
        names_of(g, g.available),
        {name: int(g.items[item]) for item, name in enumerate(ITEMS) if g.items[item]},
        [int(g.activated[suit]) for suit in range(3)],
        WIN_POINTS,
        _battle(g),
    )


def _pawns(g: RootGame, location: int) -> list[int]:
    return [seat for seat in range(g.players) if g.pawns[seat] == location]


def _seat(number: int) -> int | None:
    return number if number >= 0 else None


def _clearing(g: RootGame, clearing: ClearingId) -> ClearingView:
    pieces = [
        PieceView(seat, PIECE_IDS[g.factions[seat]][kind], int(g.count(seat, kind, clearing)))
        for seat in range(g.players)
        for kind in range(BUILDING, PIECES)
        if g.count(seat, kind, clearing)
    ]
    return ClearingView(
        clearing + 1,
        SUITS[g.suits[clearing]] if g.suits[clearing] >= 0 else None,
        int(g.board.slots[clearing]),
        int(g.free[clearing]),
        g.ruins >> clearing & 1 != 0,
        _seat(int(g.ruler(clearing))),
        [int(g.rule_strength(seat, clearing)) for seat in range(g.players)],
        [int(g.warriors(seat, clearing)) for seat in range(g.players)],
        pieces,
        _pawns(g, clearing),
        g.closed >> clearing & 1 != 0,
        _seat(int(g.reserved[clearing])),
        ruling_of(g, clearing),
    )


def _player(g: RootGame, seat: Seat, viewer: Seat) -> PlayerView:
    faction = FACTIONS[g.factions[seat]]
    sees = viewer == seat or g.rules[seat].hand_is_open(g, seat)
    known = int(g.known[viewer * g.players + seat]) if viewer >= 0 and not sees else 0
    supply = {name: int(g.in_supply(seat, kind)) for kind, name in enumerate(PIECE_IDS[g.factions[seat]]) if name}
    on_track = g.dominance[seat] < 0 and g.partners[seat] < 0
    board = FACTION_VIEWS[faction].board(g, seat, viewer)
    return PlayerView(
        seat,
        faction,
        int(g.scores[seat]) if on_track else None,
        int(count(g.hands[seat])),
        names_of(g, g.hands[seat]) if sees else None,
        names_of(g, known),
        names_of(g, g.crafted[seat]),
        {
            name: int(g.boxes[seat * len(ITEMS) + item])
            for item, name in enumerate(ITEMS)
            if g.boxes[seat * len(ITEMS) + item]
        },
        CARDS[g.dominance[seat]] if g.dominance[seat] >= 0 else None,
        _seat(int(g.partners[seat])),
        supply,
        cast(FactionBoard, board),
    )


def leaders_of(players: list[PlayerView]) -> list[int]:
    most = max((one.score or 0) for one in players)
    return [one.seat for one in players if one.score == most > 0]


def left_of(board: FactionBoard, phase: str) -> LeftView | None:
    """root:6.5, 7.5, 8.6, 9.5, 10.5, 11.5  What the active player's faction counts in this phase: how much is left."""
    if phase == "evening" and isinstance(board, AllianceBoard):
        return LeftView("operations", max(0, board.officers - board.used), True)
    if phase != "daylight":
        return None
    if isinstance(board, MarquiseBoard):
        return LeftView("actions", board.actions, True)
    if isinstance(board, EyrieBoard):
        return LeftView("decree", sum(demand.cards for demand in board.demands), True)
    if isinstance(board, VagabondBoard):
        return LeftView("ready", len(board.track) + len(board.satchel))
    if isinstance(board, LizardBoard):
        return LeftView("acolytes", board.acolytes)
    return LeftView("funds", sum(board.funds)) if isinstance(board, RiverfolkBoard) else None


def with_dice(shown: RootView, heard: Iterator[Heard]) -> RootView:
    """root:4.3.2  The dice of the battle being fought: told after its beginning."""
    if shown.battle is None:
        return shown
    for line in (line for row in heard for line in reversed(row.said)):
        if line.key == "root-did-battle":
            break
        if line.key == "root-did-roll":
            dice = [int(line.facts[name]) for name in ("first", "second")]
            return replace(shown, battle=replace(shown.battle, dice=dice))
    return shown


def _battle(g: RootGame) -> BattleView | None:
    fight = g.fight
    if fight is None:
        return None
    return BattleView(
        int(fight.attacker),
        int(fight.defender),
        int(fight.clearing) + 1,
        int(fight.rolled_a + fight.extra_a),
        int(fight.rolled_d + fight.extra_d),
    )
