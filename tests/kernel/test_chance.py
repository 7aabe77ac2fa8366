"""Bags and seeded streams."""

import hashlib
from collections import Counter

import pytest

from marches.kernel.chance import Bag, Streams, seed_hash


def test_a_bag_draws_each_card_as_often_as_it_holds_it() -> None:
    bag = Bag([2, 0, 3])
    assert Counter(bag.at(ticket) for ticket in range(bag.tickets())) == {0: 2, 2: 3}
    bag.take(2)
    assert (len(bag), bag.counts) == (4, [2, 0, 2])


def test_a_bag_refuses_a_card_it_does_not_hold() -> None:
    with pytest.raises(ValueError, match="no card 1"):
        Bag([1, 0]).take(1)
    with pytest.raises(IndexError):
        Bag([1, 0]).at(1)


def test_known_cards_on_top_are_drawn_first_and_those_below_last() -> None:
    bag = Bag([1, 1, 1], top=[2, 1], bottom=[0, 2])
    assert len(bag) == 7
    drawn: list[int] = []
    while len(bag):
        assert bag.tickets() == (3 - max(0, len(drawn) - 2) if 2 <= len(drawn) < 5 else 1)
        card = bag.at(0)
        bag.take(card)
        drawn.append(card)
    assert drawn == [1, 2, 0, 1, 2, 0, 2]


def test_nothing_but_the_known_card_can_be_taken_from_the_top() -> None:
    with pytest.raises(ValueError, match="card 0 was drawn while card 1 lies on top"):
        Bag([1, 1], top=[1]).take(0)


def test_pouring_shuffles_everything_in() -> None:
    bag, pile = Bag([1, 0]), Bag([0, 2], top=[0], bottom=[1])
    bag.pour(pile)
    assert (bag.counts, len(bag), len(pile)) == ([2, 3], 5, 0)


def test_a_cloned_bag_is_independent() -> None:
    bag = Bag([1, 1], top=[0], bottom=[1])
    copy = bag.clone()
    copy.take(0)
    copy.put(1)
    assert (bag.counts, bag.top, bag.loose) == ([1, 1], [0], 2)


def test_a_stream_follows_from_seed_name_and_number_alone() -> None:
    seed = bytes(range(16))
    streams = Streams(seed)
    first, other, second = streams.ticket("dice", 6), streams.ticket("deck", 54), streams.ticket("dice", 6)
    again = Streams(seed)
    assert [again.ticket("dice", 6), again.ticket("dice", 6), again.ticket("deck", 54)] == [first, second, other]
    expected = int.from_bytes(hashlib.sha256(f"{seed.hex()}/dice/1".encode()).digest(), "big") % 6
    assert second == expected


def test_streams_are_even_and_differ_by_name() -> None:
    streams = Streams(b"x" * 16)
    rolls = Counter(streams.ticket("dice", 6) for _ in range(6000))
    assert all(850 < rolls[face] < 1150 for face in range(6))
    assert [streams.ticket("a", 100) for _ in range(20)] != [streams.ticket("b", 100) for _ in range(20)]


def test_the_seed_is_promised_by_its_hash() -> None:
    assert seed_hash(b"abc") == hashlib.sha256(b"abc").hexdigest()
