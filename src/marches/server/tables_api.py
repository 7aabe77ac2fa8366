"""Routes for new tables, records in and out, earlier moments."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import Parameter

from marches import records
from marches.server import pages
from marches.server.context import SECRET, Asked, Lang, SeatAsked, address_of, at_table, lang_of, registry_of
from marches.server.live import Scored
from marches.server.problem import Problem
from marches.server.wire import NewTable, NewTableOut, Page, PartOut, ScoresOut
from marches.table.table import Table

TAGS = ["tables"]
RECORD_BYTES = 4_000_000
"""A record of many thousand answers fits."""
MEDIA = "application/jsonl"
Moment = Annotated[int, Parameter(ge=0, le=1_000_000)]


@dataclass
class FileOperation(Operation):
    """Describes a request whose body is a file."""

    def __post_init__(self) -> None:
        file = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(
            {"application/octet-stream": file}, "a record, as `record` gives it", required=True
        )


@post("/tables", tags=TAGS, operation_id="new_table", summary="Set up a table")
async def new_table(request: Asked, data: NewTable, lang: Lang = None) -> NewTableOut:
    """The response is the only one that contains the secrets. The holder of a seat's secret plays that seat."""
    return await registry_of(request).create(data, address_of(request))


@post(
    "/records",
    tags=TAGS,
    operation_id="open_record",
    summary="Open a record as a replay",
    operation_class=FileOperation,
    request_max_body_size=RECORD_BYTES,
)
async def open_record(request: Asked, lang: Lang = None) -> NewTableOut:
    """The body is the file. A record of older rules is replayed under migration, or kept and shown with a message."""
    return await registry_of(request).import_record(request.body, address_of(request))


@get(
    "/tables/{table:str}/record",
    tags=TAGS,
    security=SECRET,
    operation_id="record",
    summary="The record as a file",
    media_type=MEDIA,
)
async def record(request: Asked, table: str, lang: Lang = None) -> Response[bytes]:
    """Once the game is over. Before that, it would reveal every hand and every card."""
    live, _ = await at_table(request, table)
    async with live.hold():
        if not live.is_open:
            raise Problem(409, "server-record-later")
        data = records.dumps(live.table.record)
    headers = {"content-disposition": f'attachment; filename="{live.book.name}-{live.id}.jsonl"'}
    return Response(data, media_type=MEDIA, headers=headers)


@get(
    "/tables/{table:str}/moments/{n:int}",
    tags=TAGS,
    security=SECRET,
    operation_id="moment",
    summary="An earlier moment",
)
async def moment(request: Asked, table: str, n: Moment, lang: Lang = None, seat: SeatAsked = None) -> Page:
    """The page as it stood before answer `n`, with the log of the answer that led there. `n` counts answers that
    stand. Of a game that is over every seat's eyes may be borrowed with `seat`."""
    live, viewer = await at_table(request, table)
    async with live.hold():
        return pages.moment_of(live, viewer, pages.eyes_of(live, viewer, seat).seat, lang_of(request), n)


@get(
    "/tables/{table:str}/scores",
    tags=TAGS,
    security=SECRET,
    operation_id="scores",
    summary="The scores over the whole game",
)
async def scores(request: Asked, table: str, lang: Lang = None) -> ScoresOut:
    """Once the game is over, because the scores depend on hidden things."""
    live, _ = await at_table(request, table)
    async with live.hold():
        if not live.is_open:
            raise Problem(409, "server-record-later")
        say = pages.speaker_of(live, lang_of(request))
        if live.scored is None:
            live.scored = asyncio.create_task(asyncio.to_thread(_scored, live.table))
    rows, parts = await asyncio.shield(live.scored)
    return ScoresOut(rows, [[PartOut(one.line.key, say.say(one.line), one.points) for one in row] for row in parts])


def _scored(table: Table) -> Scored:
    told = [event for entry in table.entries for event in entry.events]
    parts = table.rulebook.breakdown(table.game, told) if table.game.result is not None else []
    return _scores(table), parts


def _scores(table: Table) -> list[list[int]]:
    game = table.at(0)
    rows = [list(table.rulebook.standing(game))]
    for entry in table.entries:
        game.play(entry.seat, entry.action)
        rows.append(list(table.rulebook.standing(game)))
    return rows
