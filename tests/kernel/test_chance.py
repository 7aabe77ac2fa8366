"""Seeded streams."""

import hashlib
from collections import Counter

from marches.kernel.chance import Streams, seed_hash


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
