"""Who may sit where: links are claimed once, replaced by the host, or handed to bots, until all seats are taken."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from contextlib import AbstractContextManager
from secrets import token_urlsafe

from marches.bots import levels
from marches.server.dealing import begin, check_settled, shares_of
from marches.server.live import Live
from marches.server.problem import Problem, not_yours
from marches.server.rows import Field, SeatRow, now_ms
from marches.server.setups import clean_name, level_of, searches
from marches.server.state import digest_of
from marches.server.wire import ClaimIn, ClaimOut, NewTable

MaySearch = Callable[[str, int, Live], AbstractContextManager[None]]


def new_seats(wanted: NewTable, longest_name: int) -> tuple[list[SeatRow], list[tuple[SeatRow, str]]]:
    """The seats of a new table, and the keys to those of people: a secret for your own, a link's claim for others."""
    shared, seats, keys = token_urlsafe(16), list[SeatRow](), list[tuple[SeatRow, str]]()
    for number, seat in enumerate(wanted.seats):
        row = SeatRow(number, clean_name(seat.name, longest_name), level_of(seat), "")
        seats.append(row)
        if seat.kind == "me":
            row.secret = digest_of(shared)
            row.pledge = wanted.pledge if not any(key == shared for _, key in keys) else ""
            keys.append((row, shared))
        elif seat.kind == "link":
            key = token_urlsafe(16)
            row.claim = digest_of(key)
            keys.append((row, key))
    return seats, keys


async def claim(live: Live, asked: ClaimIn, longest_name: int) -> ClaimOut:
    """Exchange a link for a seat. Any other link (spectators', an old one) is told what it gives."""
    digest, mine = digest_of(asked.claim), digest_of(asked.secret)
    async with live.hold():
        found = [seat for seat in live.seats if seat.claim and hmac.compare_digest(seat.claim, digest)]
        if not found:
            return ClaimOut(list(live.viewer(asked.claim).seats), asked.claim)
        seat = found[0]
        if seat.secret != mine:
            if seat.is_taken:
                raise Problem(409, "server-claimed")
            check_settled(live)
            if asked.look:
                known = live.viewer_or_none(asked.secret)
                return ClaimOut(list(known.seats) if known else [], asked.secret, seat.seat)
            name = seat.name or clean_name(asked.name, longest_name)
            fields: dict[str, Field] = {
                "secret": mine,
                "name": name,
                "seen": now_ms(),
                "pledge": asked.pledge,
                "share": "",
            }
            await live.keep_seat(seat.seat, fields, {"secret": "", "claim": digest, "level": ""})
            await begin(live)
            live.visit()
            live.tell()
        shares = shares_of(live)
        return ClaimOut(list(live.viewer(asked.secret).seats), asked.secret, None, shares.server if shares else "")


async def reissue(live: Live, secret: str, seat: int) -> str:
    """Make a new link for a person's seat. The old link and its holder lose the seat, and everyone is told."""
    async with live.hold():
        row = _seat(live, secret, seat)
        if row.level:
            raise Problem(409, "server-seat-of-bot")
        key = token_urlsafe(16)
        check_settled(live)
        fields: dict[str, Field] = {"secret": "", "claim": digest_of(key), "issued": row.issued + 1}
        await live.keep_seat(seat, fields | {"pledge": "", "share": ""}, {"level": "", "issued": row.issued})
        live.tell()
    return key


async def hand_to_bot(live: Live, secret: str, seat: int, level: str, may_search: MaySearch) -> None:
    """A bot takes a seat nobody has claimed, if its host may have one more that searches."""
    if level and level not in levels.LEVELS:
        raise Problem(422, "server-setup-level", {"level": level, "known": ", ".join(levels.LEVELS)})
    async with live.hold():
        if _seat(live, secret, seat).is_taken:
            raise Problem(409, "server-seat-taken")
        check_settled(live)
        fields: dict[str, Field] = {
            "level": level or levels.DEFAULT,
            "claim": "",
            "name": "",
            "pledge": "",
            "share": "",
        }
        with may_search(live.row.address, searches(level or levels.DEFAULT), live):
            await live.keep_seat(seat, fields, {"secret": "", "level": ""})
        await begin(live)
        live.tell()


def _seat(live: Live, secret: str, seat: int) -> SeatRow:
    """A seat of a table that is not over, for its host only."""
    live.check_host(secret)
    if live.is_open:
        raise Problem(409, "table-over")
    if seat >= len(live.seats):
        raise not_yours()
    return live.seats[seat]
