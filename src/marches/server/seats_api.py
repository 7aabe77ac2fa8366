"""Sitting down: links are claimed, replaced, handed to bots."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import delete, post
from litestar.params import Parameter

from marches.server import dealing, invitations, leaving
from marches.server.context import (
    SECRET,
    Asked,
    Lang,
    at_seat,
    at_table,
    carried_out,
    posted,
    registry_of,
    secret_of,
    table_of,
)
from marches.server.wire import Accepted, BotIn, ClaimIn, ClaimOut, ForgetIn, Link, ShareIn

TAGS = ["seats"]
Seat = Annotated[int, Parameter(ge=0, le=99)]


@post(
    "/tables/{table:str}/claim", tags=TAGS, operation_id="claim", summary="Exchange a link for a seat", status_code=200
)
async def claim(request: Asked, table: str, data: ClaimIn, lang: Lang = None) -> ClaimOut:
    """A link gives its seat once, to the secret its first visitor sends. Sent again with the same secret it is
    accepted again. Any other link (spectators', an old one, one's own) is told what it gives and stays as it is."""
    live = await table_of(request, table)
    return await asyncio.shield(invitations.claim(live, data, registry_of(request).settings.limits.name))


@posted("/forget-me", "forget_me", "Take your name and links off a table", TAGS)
async def forget_me(request: Asked, table: str, data: ForgetIn, lang: Lang = None) -> Accepted:
    """Your secret no longer works, and a bot plays on for you. Your answers stay: they are the game."""
    live, seat = await at_seat(request, table, data.seat)
    return await carried_out(live, leaving.forget_me(live, seat, secret_of(request)))


@posted("/archive", "archive", "Take everyone's names and links off a finished table", TAGS)
async def archive(request: Asked, table: str, lang: Lang = None) -> Accepted:
    """With the host's secret. The spectators' link still shows the game."""
    live = await table_of(request, table)
    return await carried_out(live, leaving.archive(live, secret_of(request)))


@delete(
    "/tables/{table:str}", tags=TAGS, security=SECRET, operation_id="delete_table", summary="Delete a finished table"
)
async def delete_table(request: Asked, table: str, lang: Lang = None) -> None:
    """With the host's secret. Nothing of it is kept, so take the record first if you want it."""
    live = await table_of(request, table)
    leaving.check_finished(live, secret_of(request))
    await asyncio.shield(registry_of(request).forget_table(live))


@posted("/share", "share", "Show your share of the seed", TAGS)
async def share(request: Asked, table: str, data: ShareIn, lang: Lang = None) -> Accepted:
    """Once the page says `revealing`. 422: it is not what you committed to."""
    live, viewer = await at_table(request, table)
    return await carried_out(live, dealing.reveal(live, viewer, data.share))


@posted("/seats/{seat:int}/link", "new_link", "Replace the link of a seat", TAGS, 201)
async def new_link(request: Asked, table: str, seat: Seat, lang: Lang = None) -> Link:
    """With the host's secret. The old link stops working, its holder leaves the seat, and everyone is told."""
    live = await table_of(request, table)
    key = await asyncio.shield(invitations.reissue(live, secret_of(request), seat))
    return Link(seat, key, f"t/{live.id}#{key}", True)


@posted("/seats/{seat:int}/bot", "seat_bot", "Give a seat nobody has claimed to a bot", TAGS)
async def seat_bot(request: Asked, table: str, seat: Seat, data: BotIn, lang: Lang = None) -> Accepted:
    """With the host's secret. Once every seat is claimed or a bot's, the game is dealt."""
    live = await table_of(request, table)
    may_search = registry_of(request).may_search
    return await carried_out(live, invitations.hand_to_bot(live, secret_of(request), seat, data.level, may_search))
