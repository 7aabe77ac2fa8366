"""A table at a glance, for a list of your tables: whose turn it is, since when, how it ended.

Looking does not count as coming back: a stand-in bot stays, and bots do not play for somebody who only reads the list.
"""

from __future__ import annotations

from litestar import get

from marches.kernel.step import SPECTATOR
from marches.server import pages
from marches.server.context import SECRET, Asked, Lang, lang_of, secret_of, table_of
from marches.server.live import Live
from marches.server.speech import Speaker, log_kind, ready
from marches.server.state import Viewer
from marches.server.wire import Glance, GlanceSeat


@get("/tables/{table:str}/glance", tags=["play"], security=SECRET, operation_id="glance", summary="A table at a glance")
async def glance(request: Asked, table: str, lang: Lang = None) -> Glance:
    """Whose turn it is and since when, without view, options and log. It does not count as sitting down."""
    secret = secret_of(request)
    live = await table_of(request, table)
    viewer = live.viewer(secret)
    await ready([live.book.name], lang_of(request))
    async with live.hold():
        return glance_of(live, viewer, pages.speaker_of(live, lang_of(request)))


def glance_of(live: Live, viewer: Viewer, say: Speaker) -> Glance:
    seats = pages.seats_of(live, viewer, say)
    return Glance(
        table=live.id,
        game=live.book.name,
        state=pages.state_of(live),
        mine=list(viewer.seats),
        seats=[
            GlanceSeat(
                one.seat,
                one.label,
                one.name,
                bool(one.given),
                one.kind,
                one.asked,
                one.claimed,
                one.stand_in,
                one.clock,
            )
            for one in seats
        ],
        since=_since(live),
        turn=_turn(live),
        over=pages.over_of(live) if live.fits else None,
    )


def _since(live: Live) -> int:
    """When the table last moved on. The seats that are asked have kept it waiting since then."""
    asked = [live.asked_since[seat] for seat in live.waiting() if seat in live.asked_since]
    rows = live.journal.rows
    last = rows[-1].at if rows else live.row.created
    return pages.shown_time(min(asked) if asked else last, own=False)


def _turn(live: Live) -> int | None:
    """The number of the turn, if the game counts turns."""
    if not live.fits:
        return None
    for number in reversed(live.journal.standing):
        for event in reversed(live.table.told[number]):
            line = event.seen_by(SPECTATOR)
            turn = line.facts.get("turn") if line is not None and log_kind(line.key) == "turn" else None
            if isinstance(turn, int):
                return turn
    return None
