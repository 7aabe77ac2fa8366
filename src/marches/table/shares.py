"""A seed that nobody can choose alone: everyone commits to a share, then shows it. The seed is the hash of all
shares.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from marches.kernel.step import Seat

SEED_BYTES = 16


class SeatShare(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat committed to (the SHA-256 of its share), and the share itself if it was shown in time."""

    seat: Seat
    pledge: str
    share: str = ""


class Shares(msgspec.Struct, frozen=True):
    """The server's commitment, made before any seat showed its share, and the shares of the seats."""

    server: str
    seats: tuple[SeatShare, ...] = ()


def pledge_of(share: str) -> str:
    """The commitment to a share (in hex) that is given before the share is shown."""
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()


def mixed(server: str, seats: Sequence[SeatShare]) -> bytes:
    """The seed: the first half of a SHA-256 over one line for each share that was shown, the server's first."""
    shown = [f"{one.seat} {one.share}" for one in sorted(seats, key=lambda one: one.seat) if one.share]
    text = "\n".join(["marches seed", f"server {server}", *shown])
    return hashlib.sha256(text.encode()).digest()[:SEED_BYTES]


def wrong_share(shares: Shares, server: str, seed: bytes) -> str:
    """What is wrong with the shares of a record, given the server's share. Empty if they give the record's seed."""
    for one in shares.seats:
        if one.share and pledge_of(one.share) != one.pledge:
            return f"the share of seat {one.seat} is not the one it committed to"
    if pledge_of(server) != shares.server:
        return "the server's share is not the one it committed to"
    return "" if mixed(server, shares.seats) == seed else "the seed is not the one the shares make"
