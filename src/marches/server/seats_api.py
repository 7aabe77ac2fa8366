"""Sitting down: links are claimed, replaced, handed to bots."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import post
from litestar.openapi.spec import SecurityRequirement
from litestar.params import Parameter

from marches.server import dealing, invitations
from marches.server.context import Asked, Lang, at_table, registry_of, secret_of, table_of
from marches.server.wire import Accepted, BotIn, ClaimIn, ClaimOut, Link, ShareIn

TAGS = ["seats"]
SECRET: list[SecurityRequirement] = [{"secret": []}]
Seat = Annotated[int, Parameter(ge=0, le=99)]


@post(
    "/tables/{table:str}/claim", tags=TAGS, operation_id="claim", summary="Exchange a link for a seat", status_code=200
)
async def claim(request: Asked, table: str, data: ClaimIn, lang: Lang = None) -> ClaimOut:
    """A link gives its seat once, to the secret its first visitor brings; sent again with the same secret it is
    accepted again. Any other link (spectators', an old one, one's own) is told what it gives and stays as it is."""
    live = await table_of(request, table)
    return await asyncio.shield(invitations.claim(live, data, registry_of(request).settings.limits.name))


@post(
    "/tables/{table:str}/share",
    tags=TAGS,
    security=SECRET,
    operation_id="share",
    summary="Show your share of the seed",
    status_code=200,
)
async def share(request: Asked, table: str, data: ShareIn, lang: Lang = None) -> Accepted:
    """Once the page says `revealing`. 422: it is not what you committed to."""
    live, viewer = await at_table(request, table)
    await asyncio.shield(dealing.reveal(live, viewer, data.share))
    return Accepted(live.version, len(live.journal.standing))


@post(
    "/tables/{table:str}/seats/{seat:int}/link",
    tags=TAGS,
    security=SECRET,
    operation_id="new_link",
    summary="Replace the link of a seat",
)
async def new_link(request: Asked, table: str, seat: Seat, lang: Lang = None) -> Link:
    """With the host's secret. The old link gives nothing any more and whoever had the seat leaves it; all are told."""
    live = await table_of(request, table)
    key = await asyncio.shield(invitations.reissue(live, secret_of(request), seat))
    return Link(seat, key, f"t/{live.id}#{key}", True)


@post(
    "/tables/{table:str}/seats/{seat:int}/bot",
    tags=TAGS,
    security=SECRET,
    operation_id="seat_bot",
    summary="Hand a seat nobody has claimed to a bot",
    status_code=200,
)
async def seat_bot(request: Asked, table: str, seat: Seat, data: BotIn, lang: Lang = None) -> Accepted:
    """With the host's secret. Once every seat is claimed or a bot's, the game is dealt."""
    live = await table_of(request, table)
    await asyncio.shield(invitations.hand_to_bot(live, secret_of(request), seat, data.level))
    return Accepted(live.version, len(live.journal.standing))
