"""Taking things off a server: a person's name and links from a table, a finished table's seats, the table itself."""

from __future__ import annotations

from marches.server.dealing import check_settled
from marches.server.live import Live
from marches.server.problem import Problem
from marches.server.rows import Field
from marches.server.state import digest_of

NOBODY: dict[str, Field] = {"name": "", "secret": "", "claim": "", "standing": "{}"}
"""A seat with nothing stored about its person."""


async def forget_me(live: Live, seat: int, secret: str) -> None:
    """Take a person's name, links and standing answers off their seat, unless somebody else has it by now; a bot plays
    on for them.
    """
    async with live.hold():
        check_settled(live)
        plays_on: dict[str, Field] = {"stand_in": True} if live.row.state == "playing" else {}
        await live.keep_seat(seat, NOBODY | plays_on, {"secret": digest_of(secret)})
        live.tell()


async def archive(live: Live, secret: str) -> None:
    """Close a finished table for good. Names, links and standing answers are removed; the
    spectators' link still works.
    """
    async with live.hold():
        check_finished(live, secret)
        check_settled(live)
        for seat in live.seats:
            await live.keep_seat(seat.seat, NOBODY, {})
        live.tell()


def check_finished(live: Live, secret: str) -> None:
    """Raise a problem unless the host asks and the game is over or was never dealt."""
    live.check_host(secret)
    if live.row.state == "playing" and live.fits:
        raise Problem(409, "server-still-playing")
