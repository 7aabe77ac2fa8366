"""From taken seats to dealt cards: the seats show their shares of the seed, then the game begins."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from marches.kernel.chance import seed_hash
from marches.server.live import Live, opening
from marches.server.problem import Problem
from marches.server.rows import Conflict, Field, State, TableRow, now_ms
from marches.server.state import Viewer
from marches.table.record import Header
from marches.table.shares import SeatShare, Shares, pledge_of
from marches.table.table import Table

LOG = logging.getLogger("marches.server")


def is_revealing(live: Live) -> bool:
    """Whether every seat is taken and shares are being shown. No seat may change hands until the deal."""
    return live.is_waiting and live.row.wake is not None


def check_settled(live: Live) -> None:
    """While shares are shown no seat changes hands: a newcomer could pick a share to their advantage."""
    if is_revealing(live):
        raise Problem(409, "server-dealing", retry_after=5)


def shares_of(live: Live) -> Shares | None:
    """What the seed is mixed from, as far as it is known. None on a server for tests, whose seeds are predictable."""
    if live.header.shares is not None or not live.is_waiting:
        return live.header.shares
    if live.row.seed:
        return None
    pledged = [SeatShare(seat.seat, seat.pledge, seat.share) for seat in live.seats if seat.pledge]
    return Shares(live.seal.pledge(live.id), tuple(pledged))


async def begin(live: Live) -> None:
    """Deal if every seat is taken and has shown its share or had time to. The caller
    holds the table and announces it.
    """
    if not live.is_waiting or not all(seat.is_taken for seat in live.seats):
        return
    moment, shares = now_ms(), shares_of(live)
    if shares is not None and not all(one.share for one in shares.seats):
        if live.row.wake is None:
            await live.storage.ask_shares(live.id, moment + live.reveal_ms)
            await live.read_again()
        if live.row.wake is None or live.row.wake > moment:
            return
    row, table = await asyncio.to_thread(_dealt, live, shares, moment)
    try:
        await live.storage.begin(row, opening(table))
    except Conflict:
        LOG.info("table %s: another process has dealt", live.id)
    await live.read_again()


def _dealt(live: Live, shares: Shares | None, moment: int) -> tuple[TableRow, Table]:
    setup = live.header.setup
    if shares is None:
        header, table = live.header, Table(live.book, setup, bytes.fromhex(live.row.seed))
    else:
        seed = live.seal.seed(live.id, shares)
        header = Header(live.header.marches, setup, seed_hash(seed), shares)
        table = Table(live.book, setup, seed, None, shares, live.seal.share(live.id))
    by_itself = any(seat.level for seat in live.seats) or live.config.clock or live.config.leaver
    state: State = "playing" if table.game.result is None else "over"
    row = msgspec.structs.replace(
        live.row,
        header=msgspec.json.encode(header).decode(),
        state=state,
        begun=moment,
        changed=moment,
        wake=moment if by_itself else None,
    )
    return row, table


async def reveal(live: Live, viewer: Viewer, share: str) -> None:
    """Accept the share a seat committed to."""
    async with live.hold():
        if not is_revealing(live):
            raise Problem(409, "server-not-revealing")
        try:
            pledge = pledge_of(share)
        except ValueError as error:
            raise Problem(422, "server-wrong-share") from error
        mine = [seat for seat in viewer.seats if live.seats[seat].pledge == pledge]
        if not mine:
            raise Problem(422, "server-wrong-share")
        where: dict[str, Field] = {"pledge": pledge}
        for seat in mine:
            await live.keep_seat(seat, {"share": share}, where)
        await begin(live)
        live.tell()
