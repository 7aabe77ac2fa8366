"""What one seat may see of a game of Root, built from nothing."""

from __future__ import annotations

from typing import cast

import msgspec

from marches.games.root.edge.factions.alliance import AllianceBoard, AllianceView
from marches.games.root.edge.factions.eyrie import EyrieBoard, EyrieView
from marches.games.root.edge.factions.lizards import LizardBoard, LizardView
from marches.games.root.edge.factions.marquise import MarquiseBoard, MarquiseView
from marches.games.root.edge.factions.mechanical import MechanicalBoard, MechanicalView
from marches.games.root.edge.factions.riverfolk import RiverfolkBoard, RiverfolkView
from marches.games.root.edge.factions.shown import FactionView, names_of
from marches.games.root.edge.factions.vagabond import VagabondBoard, VagabondView
from marches.games.root.edge.preview import why_ruled
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
from marches.kernel.line import Line
from marches.kernel.step import Seat

FactionBoard = (
    MarquiseBoard | EyrieBoard | AllianceBoard | VagabondBoard | LizardBoard | RiverfolkBoard | MechanicalBoard
)
"""Every faction's board; the tag tells which."""

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
    why: list[Line] = []
    """Why it is ruled so: everyone's strength, then the ruler."""


class ForestView(msgspec.Struct, frozen=True):
    id: str
    pawns: list[int]


class PlayerView(msgspec.Struct, frozen=True):
    """One player. `hand` is for its owner, or for everyone if it is face up; `known` is what the viewer has seen.

    Without a `score` the marker has left the track.
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
    """The battle being fought: hits each side deals so far."""

    attacker: Seat
    defender: Seat
    clearing: int
    dealt: int
    taken: int


class RootView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    map: str
    turn: int
    active: int
    phase: str
    order: list[int]
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
        why_ruled(g, clearing),
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
