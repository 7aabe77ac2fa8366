"""Sets as masks and packed numbers count alike on both engines, up to the highest bit."""

from __future__ import annotations

from random import Random

from marches.kernel.bits import PACK, bit, count, first, lowest, nth, places, total
from tests.root.helpers import position, seat

MASKS = [1, 1 << 62, (1 << 63) - 1, *[Random(n).getrandbits(63) | 1 << n for n in range(63)]]


def test_a_mask_counts_and_lists_its_bits() -> None:
    for mask in MASKS:
        expected = [place for place in range(63) if mask >> place & 1]
        assert places(mask) == expected
        assert count(mask) == len(expected)
        assert lowest(mask) == expected[0]
        assert [nth(mask, n) for n in range(len(expected))] == expected


def test_the_first_bits_of_a_mask_are_its_lowest() -> None:
    for mask in MASKS:
        assert [places(first(mask, n)) for n in range(4)] == [places(mask)[:n] for n in range(4)]


def test_every_place_has_its_own_bit() -> None:
    assert [bit(place) for place in range(63)] == [1 << place for place in range(63)]


def test_packed_numbers_add_up() -> None:
    numbers = [25, 6, 0, 5, 4, 8, 1, 3]
    assert total(sum(number << place * PACK for place, number in enumerate(numbers))) == sum(numbers)


def test_only_factions_with_an_answer_of_their_own_are_asked() -> None:
    g = position("seats: marquise eyrie alliance vagabond\nturn marquise")
    audience = g.audience
    assert audience.after_move == [seat(g, "alliance")]
    assert audience.takes_hits == audience.before_battle == audience.before_roll == [seat(g, "vagabond")]
    assert audience.after_battle == [seat(g, "eyrie"), seat(g, "vagabond")]
    assert audience.at_phase == audience.at_turn_end == audience.offers == []
    otters = position("seats: riverfolk mechanical eyrie\nturn eyrie").audience
    assert otters.at_phase == otters.at_turn_end == otters.takes_hits == [0]
    assert otters.offers == [1]
    assert otters.free_destinations == 1
