"""Raiders: the number of answer sequences from three fixed positions."""

from __future__ import annotations

import pytest

from tests.perft.perft import perft
from tests.raiders.helpers import position

FIRST_TURN = "players: purple, orange\npurple hand: brawler, gravedigger, adventurer\npurple: hero zarina"
"""A first turn: three places, three workers to take."""

LATE_RAID = """
    players: purple, orange, green
    village: farm grey; market red; stables grey
    purple: worker grey; silver 5; provision 5; wagon 2; kumis 2; livestock 1; hero palakos
    purple slot 1: lookout; eagle animal-01
    purple slot 2: strongman; horse animal-03; wounds 2
    purple slot 3: tyrant; eagle animal-05
    purple slot 4: brawler
    purple hand: trader, sage, recruiter
    quest village-1: q09
    quest cimmeria-1a: q03
    raided: cimmeria-1a, assyria-1b
"""
"""A raiding crew with reductions, kumis and dice, and every location but three to work at."""

LAST_SOLO = """
    solo: outrider
    last turns: 2
    purple: worker red; silver 3; provision 3; hero amage
    purple slot 1: sage
    purple hand: outrider, smuggler
    purple slot 2: forager; eagle animal-07
    rival: provisions 4; vp 50; scheme scheme-05
    rival horses: animal-02, animal-01
    schemes: scheme-02, scheme-09, scheme-14
    open: cimmeria-1b, greece-2a, greece-2b, persia-1a
"""
"""The last turn against the hardest rival, who follows."""


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        (FIRST_TURN, [3, 6, 18, 65, 540]),
        (LATE_RAID, [15, 42, 256, 2613, 9209]),
        (LAST_SOLO, [5, 10, 21, 105, 919]),
    ],
    ids=["first turn", "late raid", "last solo turn"],
)
def test_as_many_sequences_of_answers_follow_as_ever(text: str, counts: list[int]) -> None:
    g = position(text)
    assert [perft(g, depth) for depth in range(1, len(counts) + 1)] == counts
