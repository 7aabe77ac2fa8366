"""Root: the number of answer sequences from six fixed positions."""

from __future__ import annotations

import pytest

from tests.perft.perft import perft
from tests.root.helpers import position

CATS = """
    clearing 1: marquise 4 warriors, 1 sawmill, 1 keep, 2 wood
    clearing 5: marquise 2 warriors, 1 workshop
    clearing 9: marquise 2 warriors, 1 recruiter
    clearing 3: eyrie 5 warriors, 1 roost
    clearing 7: eyrie 1 warrior
"""
DAYLIGHT = CATS + "hand marquise: foxfolk-steel ambush-bird royal-claim\nhand eyrie: anvil\nturn marquise"
"""The Marquise's Daylight: crafting, battles, marches, building."""

DECREE = (
    CATS
    + """
    clearing 12: eyrie 3 warriors; marquise 1 warrior
    eyrie leader: despot
    eyrie recruit: anvil
    eyrie move: sword armorers
    eyrie battle: foxfolk-steel
    hand eyrie: ambush-fox sappers
    turn eyrie
    """
)
"""A Decree with cards in three columns, to be resolved."""

UPRISING = """
    clearing 1: alliance 1 sympathy; marquise 3 warriors, 1 workshop
    clearing 5: marquise 3 warriors, 1 keep
    clearing 10: alliance 1 base-rabbit, 3 warriors
    clearing 4: alliance 1 sympathy
    alliance supporters: armorers armorers brutal-tactics anvil
    hand alliance: sappers cobbler
    turn alliance birdsong
"""
"""The Alliance may revolt, spread, train and organize."""

WANDERER = """
    seats: marquise vagabond eyrie
    clearing 1: marquise 3 warriors, 1 sawmill, 1 keep
    clearing 5: marquise 2 warriors, 1 workshop
    clearing 3: eyrie 4 warriors, 1 roost
    clearing 10: vagabond pawn
    hand vagabond: sword anvil armorers
    hand marquise: ambush-mouse cobbler
    turn vagabond birdsong
"""
"""The Vagabond with all his items, two factions to meet."""

BOX = """
    seats: lizards riverfolk marquise
    clearing 2: lizards 4 warriors, 1 garden-mouse
    clearing 6: lizards 1 warrior; marquise 2 warriors
    clearing 4: riverfolk 4 warriors
    clearing 1: marquise 3 warriors, 1 keep
    hand lizards: sword anvil armorers sappers
    hand riverfolk: cobbler investments
    turn lizards birdsong
"""
"""The Cult before its rituals, with services on sale."""

MACHINE = """
    option cooperative: true
    seats: mechanical eyrie alliance
    clearing 1: mechanical 4 warriors, 1 keep
    clearing 5: mechanical 2 warriors
    clearing 3: eyrie 4 warriors, 1 roost
    eyrie leader: builder
    hand eyrie: sword anvil
    turn eyrie birdsong
"""
"""A player's turn in a co-operative game, the machine to follow."""

POSITIONS = {
    "daylight": (DAYLIGHT, [5, 49, 226, 764, 2813]),
    "decree": (DECREE, [1, 3, 102, 510, 4923]),
    "uprising": (UPRISING, [6, 18, 106, 1610]),
    "wanderer": (WANDERER, [8, 57, 520]),
    "box": (BOX, [5, 39, 364, 2954]),
    "machine": (MACHINE, [8, 40, 68, 168, 4978]),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_as_many_sequences_of_answers_follow_as_ever(name: str) -> None:
    text, counts = POSITIONS[name]
    g = position(text)
    assert [perft(g, depth) for depth in range(1, len(counts) + 1)] == counts
