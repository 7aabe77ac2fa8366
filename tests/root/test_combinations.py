"""Every pair of factions and every three- and four-seat combination: a sample here, all of them in `make soak`."""

from itertools import combinations
from random import Random

import pytest

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.tables import FACTIONS
from marches.kernel.setup import Setup, SetupError
from marches.testing.conformance import check_game, check_non_interference

SETUPS = RULEBOOK.soak_setups()
SAMPLE = Random(30).sample(SETUPS, 24)


def test_every_legal_combination_of_two_to_four_seats_is_listed_on_both_maps() -> None:
    listed = {
        (frozenset(setup.seats), setup.options["map"], setup.options.get("cooperative", False)) for setup in SETUPS
    }
    legal = set()
    for seats in (2, 3, 4):
        for names in combinations(FACTIONS, seats):
            for board in ("autumn", "winter"):
                legal |= {
                    (frozenset(names), board, together) for together in (False, True) if can_start(names, together)
                }
    assert {key for key in listed if len(key[0]) <= 4} == legal
    assert len({frozenset(setup.seats) for setup in SETUPS if len(setup.seats) in (5, 6)}) >= 2


def can_start(names: tuple[str, ...], together: bool) -> bool:
    try:
        RULEBOOK.check(RULEBOOK.lineup(list(names), "autumn", together))
    except SetupError:
        return False
    return True


@pytest.mark.parametrize("setup", SAMPLE, ids=lambda setup: "-".join(setup.seats))
def test_a_game_of_this_combination_keeps_every_promise(setup: Setup) -> None:
    assert check_game(RULEBOOK, setup, 1, every=40) > 20


@pytest.mark.parametrize("setup", SAMPLE[::2], ids=lambda setup: "-".join(setup.seats))
def test_nobody_sees_what_is_hidden_in_this_combination(setup: Setup) -> None:
    assert check_non_interference(RULEBOOK, setup, 2, every=30) > 5
