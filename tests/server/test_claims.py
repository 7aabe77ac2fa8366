"""A link is a claim: it gives its seat once, to a secret only its visitor knows; nothing is dealt before all sit."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import httpx
from sqlalchemy import select, update

from marches.server import schema
from marches.server.rows import now_ms
from marches.server.settings import database_url
from marches.server.state import digest_of
from marches.server.storage import Storage
from marches.server.wire import Clock, NewSeat, NewTable
from tests.server.client import Json, Page, Seat, post, watcher_of
from tests.server.inside import registry_on
from tests.server.servers import Server
from tests.server.test_answers import held, refusal


def open_table(base: str, kinds: str, **more: object) -> Json:
    """A table whose links nobody has opened."""
    words = {"m": "me", "l": "link", "b": "bot"}
    seats = [{"kind": words[kind]} for kind in kinds]
    made: Json = post(f"{base}/api/tables", json={"game": "toy", "seats": seats, **more}).json()
    return made


def claim(base: str, made: Json, key: str, secret: str, **more: object) -> httpx.Response:
    body = {"claim": key, "secret": secret, **more}
    return post(f"{base}/api/tables/{made['id']}/claim", json=body)


def host(base: str, made: Json, path: str, body: Json | None = None) -> httpx.Response:
    headers = {"authorization": f"Bearer {made['host']}"}
    return post(f"{base}/api/tables/{made['id']}/{path}", json=body or {}, headers=headers)


def test_nothing_is_dealt_until_every_link_was_claimed_and_all_see_who_is_missing(served: Server) -> None:
    made = open_table(served.base, "ml")
    me = Seat(served.base, made["id"], made["links"][0]["secret"], 0)
    page = Page(me)
    page.start()
    waiting = page.wait(lambda p: p["state"] == "waiting")
    assert (waiting["view"], waiting["question"], waiting["log"], waiting["version"]) == (None, None, [], 0)
    assert [seat["claimed"] for seat in waiting["seats"]] == [True, False]
    assert refusal(me.post("/answers", {"n": 0, "answer": {"verb": "pass"}})) == (409, "server-waiting")
    assert refusal(me.get("/record")) == (409, "server-record-later")
    secret = secrets.token_urlsafe(16)
    got = claim(served.base, made, made["links"][1]["secret"], secret, name=" Bran\n")
    assert (got.status_code, got.json()) == (200, {"seats": [1], "secret": secret, "offers": None, "server": ""})
    dealt = page.wait(lambda p: p["state"] == "playing")
    assert len(dealt["view"]["hand"]) == 2
    assert dealt["seats"][1]["name"] == "Bran"
    assert len(Seat(served.base, made["id"], secret, 1).page()["view"]["hand"]) == 2


def test_the_host_cannot_look_into_a_hand_with_the_links_that_were_handed_out(served: Server) -> None:
    made = open_table(served.base, "ml")
    key, guest = made["links"][1]["secret"], secrets.token_urlsafe(16)
    assert claim(served.base, made, key, guest).status_code == 200
    for known in (key, made["host"]):
        assert refusal(Seat(served.base, made["id"], known, 1).get()) == (403, "server-not-yours")
    again = claim(served.base, made, key, secrets.token_urlsafe(16))
    assert refusal(again) == (409, "server-claimed")
    assert claim(served.base, made, key, guest).json()["seats"] == [1], "a lost response: the same browser asks again"
    assert claim(served.base, made, key, "short").status_code == 422


def test_one_browser_may_take_several_seats_and_other_links_give_what_they_gave(served: Server) -> None:
    made = open_table(served.base, "mll")
    mine = made["links"][0]["secret"]
    key = made["links"][1]["secret"]
    looked = claim(served.base, made, key, mine, look=True).json()
    assert looked == {"seats": [0], "secret": mine, "offers": 1, "server": ""}, "looking takes nothing"
    both = {"seats": [0, 1], "secret": mine, "offers": None, "server": ""}
    assert claim(served.base, made, key, mine).json() == both
    watch = made["watch"]["secret"]
    assert claim(served.base, made, watch, mine).json() == {"seats": [], "secret": watch, "offers": None, "server": ""}
    assert claim(served.base, made, mine, secrets.token_urlsafe(16)).json() == both
    assert refusal(claim(served.base, made, "nonsense", mine)) == (403, "server-not-yours")


def test_the_host_replaces_a_lost_link_and_everyone_is_told(served: Server) -> None:
    made = open_table(served.base, "ml")
    old, guest = made["links"][1]["secret"], secrets.token_urlsafe(16)
    assert claim(served.base, made, old, guest).status_code == 200
    away = Page(Seat(served.base, made["id"], guest, 1))
    away.start()
    away.wait(lambda p: p["state"] == "playing")
    others = Page(watcher_of(served.base, made))
    others.start()
    assert refusal(Seat(served.base, made["id"], made["links"][0]["secret"], 0).post("/seats/1/link", {}))[0] == 403
    new = host(served.base, made, "seats/1/link").json()
    told = others.wait(lambda p: p["seats"][1]["issued"] == 1)
    assert not told["seats"][1]["claimed"]
    assert "replaced the link for" in told["notice"]
    assert refusal(Seat(served.base, made["id"], guest, 1).get())[0] == 403, "the former holder has lost the seat"
    assert refusal(claim(served.base, made, old, secrets.token_urlsafe(16)))[0] == 403
    assert claim(served.base, made, new["secret"], secrets.token_urlsafe(16)).json()["seats"] == [1]
    others.wait(lambda p: p["seats"][1]["claimed"])
    me = Seat(served.base, made["id"], made["links"][0]["secret"], 0)
    assert me.answer(me.page(), held(me.page())).status_code == 201
    others.wait(lambda p: p["version"] > told["version"])
    assert away.last == told["version"], "its open page was cut off, and nothing has come since"
    assert away.pages[-1]["seats"][1]["issued"] == 0


def test_a_seat_nobody_claims_is_handed_to_a_bot(served: Server) -> None:
    made = open_table(served.base, "ml")
    me = Seat(served.base, made["id"], made["links"][0]["secret"], 0)
    assert refusal(host(served.base, made, "seats/0/bot")) == (409, "server-seat-taken")
    assert refusal(host(served.base, made, "seats/9/bot"))[0] == 403
    assert refusal(host(served.base, made, "seats/1/bot", {"level": "god"})) == (422, "server-setup-level")
    assert host(served.base, made, "seats/1/bot", {"level": "wanderer"}).status_code == 200
    page = me.page()
    assert (page["state"], page["seats"][1]["kind"], page["seats"][1]["level"]) == ("playing", "bot", "wanderer")
    assert refusal(host(served.base, made, "seats/1/link")) == (409, "server-seat-of-bot")
    assert refusal(claim(served.base, made, made["links"][1]["secret"], secrets.token_urlsafe(16)))[0] == 403
    assert me.answer(page, held(page)).status_code == 201


def test_waiting_is_charged_to_no_clock_and_outlives_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        registry = registry_on(tmp_path)
        await registry.start()
        wanted = NewTable("toy", [NewSeat("me", name=" A\u202eda\n"), NewSeat("link")], clock=Clock(600))
        made = await registry.create(wanted, "here")
        async with registry.storage.engine.begin() as db:
            await db.execute(update(schema.tables).values(created=now_ms() - 900_000))
            # Somebody has claimed the last seat, and the server ended before it dealt.
            await db.execute(update(schema.seats).where(schema.seats.c.seat == 1).values(secret=digest_of("x" * 22)))
        await registry.stop()
        registry = registry_on(tmp_path)
        await registry.start()
        live = await registry.open(made.id)
        assert live.row.state == "playing"
        assert live.seats[0].name == "A da", "names are cleaned when a table is set up"
        assert all((live.clock_left(seat, now_ms()) or 0) > 590_000 for seat in (0, 1))
        assert made.id in registry.keeper._tasks
        await registry.stop()

    asyncio.run(play())


def test_links_from_before_the_upgrade_keep_working_and_the_database_can_go_back(tmp_path: Path) -> None:
    async def play() -> None:
        registry = registry_on(tmp_path)
        await registry.start()
        old = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")]), "here")
        begun = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("link")]), "here")
        waiting = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("link")]), "here")
        async with registry.storage.engine.begin() as db:
            t = schema.tables
            await db.execute(update(t).where(t.c.id == begun.id).values(state="playing"))
        await registry.stop()
        storage = Storage(database_url(str(tmp_path / "marches.db")))
        await storage.roll_back("0001")
        async with storage.engine.connect() as db:
            rows = (await db.execute(select(schema.seats.c.table, schema.seats.c.seat, schema.seats.c.secret))).all()
        kept = {(table, seat): secret for table, seat, secret in rows}
        assert kept[begun.id, 1] == digest_of(begun.links[1].secret), "a link nobody opened is a secret again"
        assert (waiting.id, 0) not in kept, "what was never dealt is gone"
        await storage.close()
        registry = registry_on(tmp_path)
        await registry.start()
        live = await registry.open(old.id)
        assert live.viewer(old.links[0].secret).seats == (0, 1)
        assert (live.row.host, live.row.state) == ("", "playing")
        await registry.stop()

    asyncio.run(play())
