"""Mech spaces: what is placed over a printed ability takes its place."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.hooks import Rule
from marches.games.scythe.rules.mech_spaces import add_placeable, put_ability
from tests.scythe.helpers import DUEL, offers, play, position, seat, section


def test_a_placed_ability_works_in_place_of_the_one_it_covers() -> None:
    g = position(f"{DUEL}\nhex r2c4: nordic mech 1; nordic character\nhex r4c5: crimea 2 workers\nturn nordic")
    put_ability(g, seat(g, "nordic"), 0, "submerge")
    g.reassemble()
    section(g, "move")
    play(g, "move-units")
    play(g, "move", unit="mech-1")
    assert not offers(g, "go", to="r3c5")  # a forest across the river, which Riverwalk would open
    names = list(RULEBOOK.view(g, 0).seats[seat(g, "nordic")].mechs)
    assert names == ["submerge", "seaworthy", "artillery", "speed"]


def test_an_ability_without_a_rule_for_each_space_is_refused() -> None:
    with pytest.raises(ValueError, match="one is needed for each of the 4 spaces"):
        add_placeable([Rule("half")])
