"""Setting tables up, sitting at them, leaving them: names, hot seat, bots, clocks, standing answers, replays."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import httpx
import msgspec
import pytest

from marches import records
from marches.kernel.terms import Terms
from tests.marks import rule
from tests.server.client import Json, Page, Seat, get, new_table, post, watcher_of
from tests.server.servers import ROOT, TOY, Server, server
from tests.server.test_answers import begin, held, refusal, to_peek


def finished(served: Server) -> tuple[dict[int, Seat], Seat]:
    """A toy game played to its end."""
    seats, watcher = begin(served)
    for _ in range(60):
        for seat in seats.values():
            page = seat.page()
            if page["state"] == "over":
                return seats, watcher
            if page["question"]["options"]:
                seat.answer(page, held(page))
    raise AssertionError("the toy game did not end")


def test_a_setup_that_cannot_be_played_is_refused_in_words(served: Server) -> None:
    me = {"kind": "me"}
    cases: list[tuple[Json, str, str]] = [
        ({"game": "chess", "seats": [me]}, "server-setup-game", "chess"),
        ({"game": "toy", "seats": [me, me], "modules": ["fog"]}, "table-setup-module", "fog"),
        ({"game": "toy", "seats": [me, me], "modules": ["dull"]}, "table-setup-requires", "long"),
        ({"game": "toy", "seats": [me, me], "modules": ["odd", "long"]}, "table-setup-excludes", "odd"),
        ({"game": "toy", "seats": [me] * 4, "modules": ["long"]}, "table-setup-players", "2"),
        ({"game": "toy", "seats": [me, me], "options": {"speed": 3}}, "table-setup-option", "speed"),
        ({"game": "toy", "seats": [me, me], "options": {"lots": 9}}, "table-setup-value", "9"),
        ({"game": "toy", "seats": [me] * 6}, "table-setup-count", "for 2 to 4 players, not for 6"),
        ({"game": "toy", "seats": [me, {"kind": "bot", "level": "god"}]}, "server-setup-level", "god"),
    ]
    for body, key, hint in cases:
        response = post(f"{served.base}/api/tables", json=body)
        assert refusal(response) == (422, key)
        assert hint in response.json()["message"] + response.json()["detail"]


def test_a_setup_a_game_refuses_is_told_in_the_language_asked_for(served: Server) -> None:
    """Each game's own conditions: what is wrong, by the names the editions use, and what to do."""
    me = {"kind": "me"}
    cases: list[tuple[Json, str, str]] = [
        ({"game": "root", "seats": [{**me, "label": "eyrie"}] * 2}, "root-setup-twice", "Dynasties de la Canopée"),
        ({"game": "root", "seats": [me, me], "options": {"cooperative": True}}, "root-setup-no-machine", "Mécanique"),
        ({"game": "root", "seats": [me, me], "options": {"wins": 2}}, "root-setup-campaign", "campagne"),
        ({"game": "raiders", "seats": [me]}, "raiders-setup-alone", "ajoutez"),
        ({"game": "raiders", "seats": [{**me, "label": "blue"}] * 2}, "raiders-setup-twice", "Bleu"),
        ({"game": "scythe", "seats": [me] * 3, "options": {"teams": True}}, "scythe-setup-teams", "4 ou 6 joueurs"),
        ({"game": "scythe", "seats": [me] * 2, "options": {"automas": "person, automa"}}, "server-setup-machine", "2"),
        ({"game": "scythe", "seats": [me] * 6}, "table-setup-count", "2 à 5 joueurs"),
    ]
    for body, key, named in cases:
        response = post(f"{served.base}/api/tables", params={"lang": "fr"}, json=body)
        assert refusal(response) == (422, key)
        assert named in response.json()["message"]
        assert response.json()["detail"] == ""


def test_seats_left_open_get_what_can_sit_beside_the_others(served: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "label": "mechanical"}]
    body = {"game": "root", "seats": seats, "options": {"cooperative": True}}
    made = post(f"{served.base}/api/tables", json=body).json()
    page = Seat(served.base, made["id"], made["links"][0]["secret"], 0).page()
    assert {seat["label"] for seat in page["seats"]} == {"eyrie", "mechanical"}, "the Marquise shares her pieces"


@rule("scythe:bribe.default")
def test_coins_change_hands_at_tables_of_two_people_unless_the_host_says_no(served: Server) -> None:
    me, link, bot = ({"kind": kind} for kind in ("me", "link", "bot"))
    cases: list[tuple[list[Json], Json, Json]] = [
        ([me, link, bot], {}, {"bribes": True}),
        ([me, me, bot], {}, {"bribes": True}),
        ([me, bot, bot, bot], {}, {}),
        ([me, link, bot], {"bribes": False}, {"bribes": False}),
        ([me, bot, bot], {"bribes": True}, {"bribes": True}),
        ([me, link], {"tournament": True}, {"tournament": True}),
    ]
    for seats, options, expected in cases:
        made = post(f"{served.base}/api/tables", json={"game": "scythe", "seats": seats, "options": options})
        assert made.status_code == 201, made.text
        opened = Seat(served.base, made.json()["id"], made.json()["watch"]["secret"], -2)
        assert opened.page()["options"] == expected


def test_names_are_free_text_and_kept_as_they_are(served: Server) -> None:
    seats, watcher = begin(served)
    assert seats[0].post("/name", {"name": '  <b>Zoë</b> "\u202e {$x}\n '}).status_code == 200
    assert watcher.page()["seats"][0]["name"] == '<b>Zoë</b> " {$x}'
    assert seats[0].post("/name", {"name": "\u3164 Zalgo" + "\u0335" * 30 + "\u2800"}).status_code == 200
    assert watcher.page()["seats"][0]["name"] == "Zalgo" + "\u0335" * 3, "it shows, and covers no other line"
    assert refusal(seats[0].post("/name", {"name": "x" * 41})) == (422, "server-long-name")
    assert refusal(watcher.post("/name", {"name": "x"})) == (403, "server-not-yours")


def test_at_one_device_hands_are_hidden_until_the_one_asked_has_it(served: Server) -> None:
    made = new_table(served.base, "toy", "mm")
    assert made["links"][0]["secret"] == made["links"][1]["secret"]
    both = Seat(served.base, made["id"], made["links"][0]["secret"], 0)
    page = both.page()
    assert (page["seat"], page["hand_over"], page["mine"]) == (-2, 0, [0, 1])
    assert page["view"]["hand"] == []
    assert page["question"]["options"] == []
    mine = both.page(seat=0)
    assert len(mine["view"]["hand"]) == 2
    open_page = Page(both, None, eyes=0)
    open_page.start()
    open_page.wait(lambda p: p["seat"] == 0)
    assert both.answer(mine, held(mine), seat=0).status_code == 201
    hidden = open_page.wait(lambda p: p["hand_over"] == 1)
    assert hidden["view"]["hand"] == [], "the first player's hand is gone before the second looks"
    assert len(both.page(seat=1)["view"]["hand"]) == 2
    assert both.get("", seat=0).json()["hand_over"] == 1, "nor can it be asked for again"


def test_a_standing_answer_is_given_whenever_its_question_is_put(served: Server) -> None:
    seats, _ = begin(served)
    for seat in seats.values():
        wish = {"key": "toy-ask-peek-or-pass", "answers": [{"verb": "peek", "seat": 9}, {"verb": "pass"}]}
        assert seat.post("/standing", wish).status_code == 200
    page = Page(seats[0])
    page.start()
    before = seats[0].page()["n"]
    for seat in seats.values():
        seat.answer(seat.page(), held(seat.page()))
    page.wait(lambda p: p["n"] > before + 2 and p["question"]["key"] == "toy-ask-seal-bids")
    logs = {i: {row["line"]: row for row in seat.page()["log"]} for i, seat in seats.items()}
    given = next(line for i in logs for line, row in logs[i].items() if row["by"] == "standing" and row["seat"] == i)
    owner = next(i for i in logs if given in logs[i] and logs[i][given]["by"] == "standing")
    other = logs[1 - owner].get(given, {"by": "person"})
    assert other["by"] == "person", "only its owner sees that an answer was left standing"
    assert seats[0].page()["standing"] == {wish["key"]: wish["answers"]}
    assert seats[1].page()["seat"] == 1
    assert seats[0].post("/standing", {"key": wish["key"], "answers": []}).status_code == 200
    assert seats[0].page()["standing"] == {}


@rule("scythe:alliance.propose")
def test_a_standing_answer_declines_the_alliances_of_one_player_and_not_of_another(served: Server) -> None:
    seats, _ = begin(served, "lll", "scythe", modules=["alliances"])
    proposer = next(i for i, seat in seats.items() if seat.page()["question"]["options"])
    never, once = [i for i in seats if i != proposer]
    key = "scythe-ask-answer-proposal"
    for who, declined in ((never, proposer), (once, never)):
        wish = {"key": key, "answers": [{"verb": "decline-alliance", "seat": declined}]}
        assert seats[who].post("/standing", wish).status_code == 200
    mine = seats[proposer]
    section = next(one for one in mine.page()["question"]["options"] if one["answer"]["verb"] == "section")
    assert mine.answer(mine.page(), section["answer"]).status_code == 201
    assert mine.answer(mine.page(), {"verb": "propose-alliance", "seat": never}).status_code == 201
    declined_by = Page(mine)
    declined_by.start()
    declined_by.wait(lambda p: bool(p["question"]["options"]))
    offered = [one["answer"] for one in mine.page()["question"]["options"]]
    assert [{"verb": "propose-alliance", "seat": who} in offered for who in (never, once)] == [False, True]
    assert mine.answer(mine.page(), {"verb": "propose-alliance", "seat": once}).status_code == 201
    asked = seats[once].page()["question"]
    assert asked["key"] == key
    assert {one["answer"]["verb"] for one in asked["options"]} == {"accept-alliance", "decline-alliance"}


def test_bots_answer_by_themselves(served: Server) -> None:
    made = new_table(served.base, "toy", "bbb")
    page = Page(watcher_of(served.base, made))
    page.start()
    over = page.wait(lambda p: p["state"] == "over")
    assert len(over["over"]["scores"]) == 3
    assert {row["by"] for row in page.log.values() if row["seat"] >= 0} <= {"bot", "table"}


def test_a_bot_sits_down_for_someone_who_left_and_gives_the_seat_back(served: Server) -> None:
    seats, watcher = begin(served, "ll", leaver=1, stand_in="wanderer")
    page = Page(watcher)
    page.start()
    seats[0].answer(seats[0].page(), held(seats[0].page()))
    playing = page.wait(lambda p: p["seats"][1]["stand_in"])
    assert not playing["seats"][0]["stand_in"] or playing["version"] > 6
    page.wait(lambda p: any(row["seat"] == 1 and row["by"] == "bot" for row in p["log"]) or p["n"] > 6)
    seats[1].page()
    page.wait(lambda p: not p["seats"][1]["stand_in"] or p["state"] == "over")


def test_someone_whose_page_is_open_has_not_left(served: Server) -> None:
    seats, watcher = begin(served, "ll", leaver=1)
    pages = [Page(seat) for seat in seats.values()]
    for page in pages:
        page.start()
    time.sleep(3)
    assert not any(seat["stand_in"] for seat in watcher.page()["seats"])


def test_a_clock_runs_while_one_is_asked_and_at_zero_a_bot_answers(served: Server) -> None:
    seats, watcher = begin(served, "ll", clock={"bank": 10, "step": 0})
    first = seats[1].page()["seats"]
    assert 0 < first[0]["clock"] <= 10_000
    seats[0].answer(seats[0].page(), held(seats[0].page()))
    kept = watcher.page()["seats"][0]["clock"]
    time.sleep(0.5)
    assert watcher.page()["seats"][0]["clock"] == kept, "it stands while others are asked"
    assert seats[1].page()["seats"][1]["clock"] <= first[1]["clock"] - 500
    page = Page(watcher)
    page.start()
    page.wait(lambda p: p["n"] > 6)
    assert any(row["by"] == "bot" for row in watcher.page()["log"])


def test_a_record_is_given_at_the_end_and_opens_as_a_replay_elsewhere(served: Server, tmp_path: Path) -> None:
    seats, watcher = finished(served)
    page = watcher.page()
    data = watcher.get("/record").content
    assert records.loads(data).end is not None
    assert page["over"]["seed"]
    (tmp_path / "game.jsonl").write_bytes(data)
    verified = subprocess.run(
        [sys.executable, "-c", VERIFY, str(tmp_path / "game.jsonl")],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert verified.returncode == 0, verified.stderr
    with server(tmp_path, str(tmp_path / "other.db")) as elsewhere:
        made = httpx.post(f"{elsewhere.base}/api/records", content=data, timeout=60).json()
        replay = watcher_of(elsewhere.base, made)
        shown = replay.page()
        assert (shown["state"], shown["version"], shown["view"]) == ("replay", page["version"], page["view"])
        for n in range(shown["n"] + 1):
            moment = replay.get(f"/moments/{n}", seat=1).json()
            assert (moment["n"], len(moment["view"]["hand"])) == (n, moment["view"]["hand_sizes"][1])
        assert refusal(replay.get(f"/moments/{shown['n'] + 1}")) == (404, "server-no-moment")
        assert len(replay.get("/scores").json()["scores"]) == shown["n"] + 1
        assert refusal(replay.post("/answers", {"n": 0, "answer": {"verb": "pass"}}))[0] == 403
        assert replay.get("/record").content == data
    assert seats


VERIFY = f"""
import sys
from pathlib import Path
from marches import records
from marches.kernel.terms import Terms
from marches.table.table import Table
from {TOY.partition(":")[0]} import TOY
Table.replay(TOY, records.read(Path(sys.argv[1])))
"""


def test_an_earlier_moment_of_a_running_game_shows_no_more_than_it_did(served: Server) -> None:
    seats, watcher = begin(served)
    to_peek(seats)
    n = watcher.page()["n"]
    for moment in range(n + 1):
        assert watcher.get(f"/moments/{moment}").json()["view"]["hand"] == []
        assert watcher.get(f"/moments/{moment}").json()["question"]["options"] == []
    assert refusal(watcher.get("/moments/1", seat=0)) == (403, "server-not-yours")
    assert refusal(seats[0].get("/moments/1", seat=1)) == (403, "server-not-yours")


def test_what_tells_everything_is_kept_until_the_end_and_nobody_borrows_anothers_eyes(served: Server) -> None:
    seats, watcher = begin(served)
    to_peek(seats)
    for viewer, foreign in ((seats[0], 1), (watcher, 0)):
        for path in ("/record", "/scores"):
            assert refusal(viewer.get(path)) == (409, "server-record-later")
        for path in ("", "/events", "/log", "/moments/1"):
            assert refusal(viewer.get(path, seat=foreign)) == (403, "server-not-yours"), path


def test_a_damaged_record_is_refused_with_its_line(served: Server) -> None:
    _, watcher = finished(served)
    rows = watcher.get("/record").content.split(b"\n")
    rows[3] = rows[3].replace(b'"n":2', b'"n":7')
    response = httpx.post(f"{served.base}/api/records", content=b"\n".join(rows), timeout=60)
    assert refusal(response) == (422, "server-record")
    assert "line 4" in response.json()["message"]


def test_a_record_no_game_can_start_from_is_refused_in_the_viewers_language(served: Server) -> None:
    _, watcher = finished(served)
    read = records.loads(watcher.get("/record").content)
    alone = msgspec.structs.replace(read.header.setup, seats=("a",))
    forged = msgspec.structs.replace(read, header=msgspec.structs.replace(read.header, setup=alone))
    response = httpx.post(
        f"{served.base}/api/records", params={"lang": "fr"}, content=records.dumps(forged), timeout=60
    )
    assert refusal(response) == (422, "table-setup-count")
    assert "joueurs" in response.json()["message"]


def test_the_games_describe_themselves_for_a_form(served: Server) -> None:
    found = get(f"{served.base}/api/games", params={"lang": "fr"}).json()
    toy = next(game for game in found["games"] if game["name"] == "toy")
    assert toy["players"] == [2, 3, 4]
    assert toy["choices"][0] == {
        "name": "lots",
        "words": "lots",
        "default": 3,
        "values": [1, 2, 3],
        "value_words": ["1", "2", "3"],
    }
    root = next(game for game in found["games"] if game["name"] == "root")
    named = {choice["name"]: choice["value_words"] for choice in root["choices"]}
    assert named["map"] == ["Automne", "Hiver"]
    assert named["seating"] == ["au hasard", "comme indiqué"]
    raiders = next(game for game in found["games"] if game["name"] == "raiders")
    assert raiders["words"] == "Pillards de Scythie"
    assert toy["terms"] == msgspec.json.decode(msgspec.json.encode(Terms()))
    assert raiders["terms"]["offered"] == {"level": {"modules": ["solo"]}}
    assert raiders["terms"]["brings"] == [{"module": "solo", "when": {"players": [1]}}]
    assert root["terms"]["fields"]["kept"]["type"] == "by-label"
    assert "wanderer" in [level["name"] for level in found["levels"]]
    for game in found["games"]:
        for sample in game["samples"]:
            seats = [{"kind": "bot", "label": label, "level": "wanderer"} for label in sample["seats"]]
            body = {"game": game["name"], "seats": seats, "modules": sample["modules"], "options": sample["options"]}
            if game["name"] == "toy":
                assert post(f"{served.base}/api/tables", json=body).status_code == 201


@rule("root:scenario.expansion.list", "root:scenario.mech.list")
def test_recommended_line_ups_are_served_and_a_table_can_be_set_up_from_each(served: Server) -> None:
    found = get(f"{served.base}/api/games", params={"lang": "fr"}).json()
    games = {game["name"]: game for game in found["games"]}
    assert games["raiders"]["lineups"] == games["scythe"]["lineups"] == []
    root = games["root"]["lineups"]
    headings = {one["group"]: one["words"] for one in root}
    assert headings["riverfolk"] == "Avec la boîte Rivière"
    assert [sum(one["group"] == group for one in root) for group in headings] == [4 + 3 + 1, 3, 13, 4]
    for one in (lineup for lineup in root if len(lineup["seats"]) != 3 or lineup["advised"]):
        seats = [{"kind": "link", "label": label} for label in one["seats"] if label != "mechanical"]
        seats += [{"kind": "bot", "label": label} for label in one["seats"] if label == "mechanical"]
        body = {"game": "root", "seats": seats, "modules": one["modules"], "options": one["options"]}
        assert post(f"{served.base}/api/tables", json=body).status_code == 201, one


def test_rules_are_looked_up_in_the_viewers_language(served: Server) -> None:
    one = get(f"{served.base}/api/rules/raiders:component.cards-tiles", params={"lang": "fr"}).json()
    assert one["text"].startswith("La boîte")
    found = get(f"{served.base}/api/rules", params={"search": "ambush", "game": "root", "limit": 3}).json()
    assert len(found["rules"]) == 3
    assert found["more"] > 0
    assert refusal(get(f"{served.base}/api/rules/root:no.such")) == (404, "server-no-rule")
    assert refusal(get(f"{served.base}/api/rules", params={"game": "chess"})) == (404, "server-no-ledger")


@pytest.mark.parametrize("path", ["/", "/api/status", "/api/nothing", "/t/abc"])
def test_every_response_carries_the_security_headers(served: Server, path: str) -> None:
    headers = get(served.base + path).headers
    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'")
    assert "http" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"
