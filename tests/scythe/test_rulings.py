"""Whose rulings a game of Scythe follows (docs/decisions/0010), and what differs under the older ones."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.kernel.setup import Setup
from marches.records.migrations import migrated
from marches.table.record import Header, Record
from tests.scythe.helpers import DUEL, position

OLD = "option rulings: 1\n"


@pytest.mark.parametrize("setup", [Setup("scythe", RULEBOOK.version, ("nordic", "crimea")), *RULEBOOK.guides()])
def test_a_game_follows_the_rulings_its_setup_names_the_newest_unless_it_does(setup: Setup) -> None:
    assert RULEBOOK.start(setup).rulings == 2
    old = Setup("scythe", RULEBOOK.version, setup.seats, setup.modules, {"rulings": 1})
    RULEBOOK.check(old)
    assert RULEBOOK.start(old).rulings == 1
    assert RULEBOOK.start(old).clone().rulings == 1


def test_a_scenario_says_which_rulings_hold_where_they_are_older_ones() -> None:
    g = position(DUEL)
    assert g.rulings == 2
    assert "rulings" not in RULEBOOK.dump(g)
    old = position(OLD + RULEBOOK.dump(g))
    assert old.rulings == 1
    assert OLD in RULEBOOK.dump(old)


@pytest.mark.parametrize("setup", [Setup("scythe", RULEBOOK.version, ("nordic", "crimea")), *RULEBOOK.guides()])
def test_a_migrated_game_keeps_the_options_nobody_set_as_they_were_meant(setup: Setup) -> None:
    old = Setup("scythe", 1, setup.seats, setup.modules)
    newer = migrated(RULEBOOK, Record(Header(1, old, ""), [])).header.setup
    assert newer.options == {"rulings": 1, "objective-timing": "printed", "bribes": False}
    RULEBOOK.check(newer)
    values = RULEBOOK.start(newer).options.values
    assert (values["rulings"], values["objective-timing"], values["bribes"]) == (1, "printed", False)


def test_a_migrated_game_keeps_what_its_table_chose() -> None:
    old = Setup("scythe", 1, ("nordic", "crimea"), (), {"objective-timing": "any", "bribes": True})
    newer = migrated(RULEBOOK, Record(Header(1, old, ""), [])).header.setup
    assert newer.options == {"rulings": 1, "objective-timing": "any", "bribes": True}
