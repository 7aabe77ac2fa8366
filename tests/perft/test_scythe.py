"""Scythe: the number of answer sequences from seven fixed positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from marches.games.scythe.rules.state import ScytheGame
from tests.perft.perft import perft
from tests.scythe.helpers import move, play, position, section, start_move

FIRST_TURN = "seat nordic industrial: cards 2\nseat crimea mechanical:\nturn nordic"
"""The first turn of a duel: four sections, everything at its start."""

TRANSPORT = """
    seat saxony agricultural: coins 3; power 5; popularity 6; section trade
    seat polania mechanical: power 5
    hex r3c3: saxony mech 4; saxony mech 2; saxony 2 workers; 1 wood
    hex r4c4: saxony worker; 2 metal
    hex r4c3: polania 2 workers
    hex r3c2: polania mech 1
    turn saxony
"""
"""Speed and Underpass, cargo of both kinds, workers to drive off, an enemy to meet."""

BATTLES = """
    modules: invaders
    seat nordic industrial: power 5; cards 2 4 5; section trade
    seat albion mechanical: power 3; cards 3 3
    hex r3c3: nordic mech 3; nordic character
    hex r5c5: nordic mech 2; nordic worker
    hex r4c3: albion mech 3; albion worker
    hex r6c4: albion mech 1; 2 oil
    turn nordic
"""
"""Two combats within reach: Artillery against Shield, lakes for a retreat."""

PAYMENTS = """
    seat crimea agricultural: coins 4; power 4; popularity 4; cards 2 5; section move; recruit deploy; bonus power
    seat nordic mechanical: recruit deploy; recruit build
    hex r3c2: crimea 2 workers; 2 metal; 1 wood
    hex r4c4: crimea worker; 2 metal; 2 wood
    hex r6c4: crimea mill
    turn crimea
"""
"""Coercion, tokens in two places, a Mill, recruits on both sides."""

TRAPS = """
    modules: invaders
    seat togawa industrial: coins 3; power 4; section bolster; factory 5
    seat rusviet mechanical: power 5
    hex r3c3: togawa character; togawa mech 4; togawa worker
    hex r6c4: rusviet mech 1
    trap power: r6c4 shown
    trap coins: r1c5 armed
    turn togawa
"""
"""Traps to place, to step to and to arm again; a Factory card beside the mat."""

ENCOUNTER = """
    seat polania engineering: coins 4; popularity 6; power 3; section trade; objectives 12 3
    seat rusviet mechanical:
    hex r5c3: polania character; polania mech 2
    hex r4c2: rusviet mech 1
    turn polania
"""
"""An encounter with two options to choose, lakes to dive through, objectives in hand."""


MODS = """
    modules: mechmods inframods war rivals
    seat nordic industrial: power 4; cards 2 4 5; section trade; coins 3
    seat rusviet mechanical: power 3; cards 3 3
    mech-mods nordic: stealth 1; tactics 2
    mech-mods rusviet: armor 1; feint 2
    infra-mods nordic: spy; cavalry
    rivals nordic: rusviet 2
    hex r3c3: nordic mech 1; nordic mech 2; nordic mech 4
    hex r4c3: rusviet mech 1; rusviet mech 2; rusviet worker
    hex r2c3: 2 wood
    turn nordic
"""
"""Mods on both sides of a combat, units that may pass it by, rival stars to win back."""


def first_turn() -> ScytheGame:
    return position(FIRST_TURN)


def transport() -> ScytheGame:
    """The first mech is chosen."""
    g = position(TRANSPORT)
    start_move(g)
    play(g, "move", unit="mech-4")
    return g


def battles() -> ScytheGame:
    """Both sides meet twice; the attacker says where it comes to blows first."""
    g = position(BATTLES)
    start_move(g)
    move(g, "r4c3")
    play(g, "move", unit="mech-2")
    play(g, "load-all")
    play(g, "go", to="r6c4")
    return g


def payments() -> ScytheGame:
    """Trade over Deploy is chosen."""
    g = position(PAYMENTS)
    section(g, "trade")
    return g


def traps() -> ScytheGame:
    """The Move of the Factory card."""
    g = position(TRAPS)
    play(g, "factory-section", factory_card="5")
    play(g, "skip")
    play(g, "factory-move")
    return g


def encounter() -> ScytheGame:
    """The character has come to the token; a card is drawn next."""
    g = position(ENCOUNTER)
    start_move(g)
    move(g, "r6c2")
    play(g, "done")
    return g


def mods() -> ScytheGame:
    """A mech has attacked; a Spy may be declared."""
    g = position(MODS)
    start_move(g)
    play(g, "decline")
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    return g


POSITIONS: dict[Callable[[], ScytheGame], list[int]] = {
    first_turn: [4, 14, 25, 69, 220, 475, 1080, 3130, 7167],
    transport: [6, 32, 157, 672, 2758, 10913],
    battles: [2, 4, 24, 192, 1008, 5376],
    payments: [4, 8, 32, 128, 354, 1202, 3926, 10456],
    traps: [4, 19, 105, 451, 1736, 5148],
    encounter: [28, 112, 448, 1618, 5110],
    mods: [2, 4, 12, 39, 219, 1137, 5112],
}


@pytest.mark.parametrize("start", POSITIONS)
def test_as_many_sequences_of_answers_follow_as_ever(start: Callable[[], ScytheGame]) -> None:
    g, counts = start(), POSITIONS[start]
    assert [perft(g, depth) for depth in range(1, len(counts) + 1)] == counts
