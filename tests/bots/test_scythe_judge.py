"""What the bots know of Scythe: positions that differ in one thing, of which a good player prefers one."""

from __future__ import annotations

import pytest

from marches.bots.levels import LEVELS, make_bot
from marches.bots.scythe import JUDGE, freedom, harvest, section_impression, star_race
from marches.games.scythe.edge.components import FACTION_IDS, PRINTED
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.state import ScytheGame
from tests.scythe.helpers import legal, play, position

SEATS = "seat crimea industrial: coins 10; power 5; popularity 5\nseat nordic mechanical: coins 10\nturn crimea\n"
HOME = "hex r7c3: crimea character\n"
PIECES = [8.0, 8.0, 8.0, 8.0]


def crimea(text: str) -> ScytheGame:
    return position(SEATS + HOME + text)


def chance(text: str) -> float:
    """What the first seat may expect."""
    return JUDGE.payoffs(crimea(text))[0]


def test_workers_are_worth_more_where_they_can_work() -> None:
    idle, busy = "hex r8c3: crimea 8 workers", "hex r8c3: crimea 4 workers\nhex r7c4: crimea 4 workers"
    assert harvest(crimea(idle), 0, PIECES) == 0.0
    assert harvest(crimea(busy), 0, PIECES) > 3.0


def test_metal_is_not_needed_once_every_mech_is_out() -> None:
    miners = "hex r7c4: crimea 4 workers; crimea mech 1"
    every = "; crimea mech 2; crimea mech 3; crimea mech 4"
    assert harvest(crimea(miners), 0, PIECES) > 3.0 * harvest(crimea(miners + every), 0, PIECES)


def test_a_mech_that_crosses_rivers_opens_the_map() -> None:
    closed = crimea("")
    opened = [freedom(crimea(f"hex r8c3: crimea mech {mech}"), 0) for mech in (1, 2, 3, 4)]
    crosses = PRINTED.factions[FACTION_IDS.index("crimea")].mechs.index("riverwalk")
    assert freedom(closed, 0) < 4
    assert opened[crosses] > freedom(closed, 0) + 2


def test_resources_show_what_they_will_pay_for() -> None:
    rows = "hex r8c3: crimea 2 workers; "
    none, two, four = chance("hex r8c3: crimea 2 workers"), chance(rows + "2 metal"), chance(rows + "4 metal")
    assert none < two < four
    assert four < chance("hex r8c3: crimea 2 workers; crimea mech 1")


def test_the_section_with_a_payable_bottom_action_is_tried_first() -> None:
    g = crimea("hex r8c3: crimea 2 workers; 4 metal")
    first = [section_impression(g, 0, section) for section in range(4)]
    assert sorted(first) == [1.0, 1.0, 1.0, 3.0]


@pytest.mark.parametrize("level", ["wanderer", "apprentice", "veteran", "warlord"])
def test_a_completed_objective_is_shown_before_its_oil_is_spent(level: str) -> None:
    """Upgrade would take two of nine oil: a bot shows the monopoly first. The wanderer does so mostly."""
    seats = SEATS.replace("power 5", "power 5; objectives 21 3").replace("industrial", "agricultural")
    g = position(seats + HOME + "hex r7c4: crimea 2 workers; 9 oil")
    play(g, "section", section="move")
    play(g, "gain-coins")
    assert [action.verb for action in legal(g)] == ["take-bottom", "take-less", "skip", "reveal-objective"]
    bot = make_bot(level, RULEBOOK, 1, iterations=60)
    answers = [bot.choose(g, 0).verb for _ in range(20 if level == "wanderer" else 1)]
    assert answers.count("reveal-objective") > len(answers) / 2


def test_stars_grow_dearer_in_a_game_that_drags_on() -> None:
    g = crimea("")
    before = star_race(g)
    g.turns = 60 * g.players
    assert star_race(g) > 3.0 * before


@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_gives_coins_away(level: str) -> None:
    g = position(f"option bribes: True\n{SEATS}{HOME}")
    play(g, "section", section="bolster")
    assert any(action.verb == "give-coins" for action in legal(g))
    for seed in range(10):
        bot = make_bot(level, RULEBOOK, seed, seconds=0.05, iterations=40)
        assert bot.choose(g, 0).verb != "give-coins"
