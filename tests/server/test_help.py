"""What helps a player: hints, a guided first game, names and help of everything, what a score consists of."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from marches import records, rules
from marches.games import GAMES, rulebook
from marches.games.root.edge import components as root
from marches.rules import find
from marches.testing.conformance import random_table
from marches.text import keys
from tests.server.client import Json, Page, Seat, get, post, seats_of, watcher_of
from tests.server.servers import Server
from tests.server.test_answers import begin, held, refusal


def words(served: Server, game: str, lang: str) -> Json:
    response = httpx.get(f"{served.base}/api/words/{game}", params={"lang": lang}, timeout=30)
    assert response.status_code == 200, response.text
    found: Json = response.json()
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_a_page_names_has_a_name(served: Server, game: str, lang: str) -> None:
    known = words(served, game, lang)
    seats, _ = begin(served, "ll", game)
    asked = [seat.page()["question"] for seat in seats.values()]
    touched = {thing for question in asked for option in question["options"] for thing in option["touches"]}
    facts = {
        fact
        for seat in seats.values()
        for row in seat.page()["log"]
        for said in row["said"]
        for fact in said["facts"].values()
        if isinstance(fact, str) and ":" in fact
    }
    assert touched
    for thing in touched | facts:
        kind = thing.partition(":")[0]
        assert kind == "seat" or thing in known["things"] or kind in known["patterns"], thing
    assert all(thing["name"] for thing in known["things"].values())


@pytest.mark.parametrize("game", GAMES)
def test_cards_and_factions_say_what_they_do_and_name_rules_that_exist(served: Server, game: str) -> None:
    kinds = {"raiders": ["crew", "hero", "quest", "location"], "root": ["card", "faction", "character", "quest"]}
    kinds["scythe"] = ["faction", "mat", "ability", "encounter", "objective", "factory-card", "structure-bonus"]
    english, french = (words(served, game, lang)["things"] for lang in ("en", "fr"))
    for kind in kinds[game]:
        mine = {key: thing for key, thing in english.items() if key.startswith(f"{kind}:")}
        assert mine
        for key, thing in mine.items():
            told, told_too = thing.get("lines", []), french[key].get("lines", [])
            assert told or thing.get("rules"), key
            assert [line["key"] for line in told] == [line["key"] for line in told_too]
            assert not [line for line in told + told_too if line["words"].startswith(f"{game}-")]
            assert all(find(rule).game == game for rule in thing.get("rules", []))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_that_explain_things_come_along_each_once(served: Server, game: str, lang: str) -> None:
    found = words(served, game, lang)
    named = {rule for thing in found["things"].values() for rule in thing.get("rules", [])}
    assert found["rules"] == {rule: find(rule).text(lang) for rule in named}


@pytest.mark.parametrize("game", GAMES)
def test_words_are_sent_packed_and_not_again_until_they_change(served: Server, game: str) -> None:
    address = f"{served.base}/api/words/{game}?lang=en"
    plain = get(address, headers={"accept-encoding": "identity"})
    packed = get(address, headers={"accept-encoding": "gzip"})
    assert plain.json() == packed.json()
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 3
    again = get(address, headers={"if-none-match": packed.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    french = get(f"{served.base}/api/words/{game}?lang=fr", headers={"if-none-match": packed.headers["etag"]})
    assert french.status_code == 200


def test_titles_are_told_as_such_and_have_no_colon(served: Server) -> None:
    lines = words(served, "raiders", "fr")["things"]["crew:brewer"]["lines"]
    assert [line.get("kind", "") for line in lines] == ["", "title", "", "title", ""]
    assert (lines[3]["key"], lines[3]["words"]) == ("raiders-preview-when-town", "jouée au Centre du Village")
    assert lines[4]["facts"] == {"good": "good:kumis", "count": 4}


def test_cards_quests_items_and_pieces_of_root_come_with_what_is_printed_on_them(served: Server) -> None:
    things = words(served, "root", "en")["things"]
    for card in root.CARDS:
        cost = [suit for suit, count in card.cost.items() for _ in range(count)]
        printed: Json = {"type": "root.card", "suit": card.suit, "kind": card.kind, "cost": cost}
        printed |= {"item": card.item, "points": card.points} if card.item else {}
        assert things[f"card:{card.id}"]["print"] == printed
    for quest in root.QUESTS:
        assert things[f"quest:{quest.id}"]["print"] == {
            "type": "root.quest",
            "suit": quest.suit,
            "items": list(quest.items),
        }
    assert {item.id: things[f"item:{item.id}"]["print"]["supply"] for item in root.ITEMS} == {
        item.id: item.supply for item in root.ITEMS
    }
    assert things["piece:garden-fox"]["print"] == {"type": "root.piece", "kind": "building", "suit": "fox"}
    assert things["piece:keep"]["print"] == {"type": "root.piece", "kind": "token"}


def test_a_map_of_root_comes_with_its_paths_rivers_and_forests(served: Server) -> None:
    things = words(served, "root", "fr")["things"]
    for board in root.MAPS:
        printed = things[f"map:{board.id}"]["print"]
        assert printed["paths"] == [list(pair) for pair in board.paths]
        assert printed["rivers"] == [list(pair) for pair in board.rivers]
        assert printed["forests"] == [{"id": one.id, "clearings": one.clearings} for one in board.forests]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_leader_and_character_of_root_says_what_it_does_in_a_few_words(served: Server, lang: str) -> None:
    things = words(served, "root", lang)["things"]
    silent = {f"card:{card.id}" for card in root.CARDS if card.kind == "item"}
    for kind in ("card", "leader", "character"):
        mine = {key: thing for key, thing in things.items() if key.startswith(f"{kind}:")}
        assert {key for key, thing in mine.items() if not thing.get("effect")} == silent & set(mine)
        assert not [thing["effect"] for thing in mine.values() if "root-" in thing.get("effect", "")]
    assert things["relation:friendly"]["effect"] == {"en": "2 aids, +2", "fr": "2 aides, +2"}[lang]
    assert things["card:ambush-fox"]["short"] == {"en": "Ambush!", "fr": "Embuscade\u00a0!"}[lang]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_faction_board_of_root_tells_a_turn_phase_by_phase(served: Server, lang: str) -> None:
    things = words(served, "root", lang)["things"]
    for faction in root.FACTIONS:
        lines = things[f"turn:{faction.id.rstrip('2')}"]["lines"]
        titles = [line["facts"]["phase"] for line in lines if line.get("kind") == "title"]
        assert titles == ["phase:birdsong", "phase:daylight", "phase:evening"]
        assert lines[-1].get("kind", "") == ""
        assert not [line for line in lines if line["words"].startswith("root-")]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_rule_has_a_title(served: Server, lang: str) -> None:
    for game in rules.GAMES:
        for start in range(0, len(rules.ledger(game)), 500):
            params: dict[str, str | int] = {"game": game, "start": start, "limit": 500, "lang": lang}
            found = get(f"{served.base}/api/rules", params=params).json()["rules"]
            assert [rule["id"] for rule in found if not rule["title"]] == []
    one = get(f"{served.base}/api/rules/root:4.3.1", params={"lang": lang}).json()
    assert one["title"] == {"en": "Battle", "fr": "Combat"}[lang]


def test_titles_of_chapters_are_the_same_in_both_languages_and_none_is_left_over() -> None:
    chapters = {
        "-".join(rule.replace(":", ".").split(".")[:depth])
        for game in rules.GAMES
        for rule in rules.ledger(game)
        for depth in (2, 3)
    }
    assert keys("en", "rules") == keys("fr", "rules")
    assert {key.removeprefix("rules-") for key in keys("en", "rules")} <= chapters


@pytest.mark.parametrize("game", GAMES)
def test_what_scored_adds_up_to_the_score(served: Server, game: str) -> None:
    book = rulebook(game)
    table = random_table(book, book.sample_setups()[0], 4)
    made = httpx.post(f"{served.base}/api/records", content=records.dumps(table.record), timeout=30).json()
    found = watcher_of(served.base, made).get("/scores").json()
    assert table.game.result is not None
    assert [sum(part["points"] for part in row) for row in found["parts"]] == list(table.game.result.scores)
    assert not [part for row in found["parts"] for part in row if part["words"] == part["key"]]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_a_form_for_a_new_table_asks_has_words(served: Server, lang: str) -> None:
    games = get(f"{served.base}/api/games", params={"lang": lang}).json()["games"]
    for game in games:
        if game["name"] in GAMES:
            named = [*game["modules"], *game["choices"]]
            assert [one["name"] for one in named if one["words"] == one["name"]] == []
            assert [one["label"] for one in game["labels"] if one["words"] == one["label"]] == []
            values = [(v, w) for one in game["choices"] for v, w in zip(one["values"], one["value_words"], strict=True)]
            assert [value for value, words in values if isinstance(value, str) and words == value] == []


def test_words_of_an_unknown_game_are_refused(served: Server) -> None:
    assert refusal(get(f"{served.base}/api/words/chess")) == (404, "server-setup-game")


def test_hints_are_answers_that_may_be_given(served: Server) -> None:
    seats, watcher = begin(served, "ll", "raiders")
    seat = next(seat for seat in seats.values() if seat.page()["question"]["options"])
    page = seat.page()
    found = seat.post("/hints", {"n": page["n"]})
    assert found.status_code == 200, found.text
    hints = found.json()["hints"]
    offered = [option["answer"] for option in page["question"]["options"]]
    assert 1 <= len(hints) <= 3
    for hint in hints:
        assert hint["answer"] in offered
        assert 0 < hint["share"] <= 1
        assert 0 <= hint["expected"] <= 1
        assert hint["words"]
    assert [hint["share"] for hint in hints] == sorted([hint["share"] for hint in hints], reverse=True)
    assert seat.answer(page, hints[0]["answer"]).status_code == 201
    assert refusal(seat.post("/hints", {"n": page["n"]})) == (409, "table-stale")
    assert refusal(watcher.post("/hints", {"n": page["n"]})) == (403, "server-not-yours")


def test_hints_are_given_to_the_player_who_is_asked_and_not_too_often(served: Server) -> None:
    seats, _ = begin(served)
    page = seats[0].page()
    assert refusal(seats[0].post("/hints", {"n": page["n"], "seat": 1})) == (403, "server-not-yours")
    with ThreadPoolExecutor(4) as at_once:
        given = list(at_once.map(lambda _: seats[0].post("/hints", {"n": page["n"]}), range(4)))
    assert sorted(response.status_code for response in given) == [200, 200, 429, 429]
    refused = next(response for response in given if response.status_code == 429)
    assert refusal(refused) == (429, "server-too-fast")
    assert refused.headers["retry-after"] == "1"
    seats[0].answer(page, held(page))
    assert refusal(seats[0].post("/hints", {"n": seats[0].page()["n"]})) == (409, "table-stale"), "it is not asked"


def test_a_table_may_be_played_without_hints(served: Server) -> None:
    seats, _ = begin(served, hints=False)
    assert seats[0].page()["hints"] is False
    assert refusal(seats[0].post("/hints", {"n": seats[0].page()["n"]})) == (409, "server-no-hints")
    others, _ = begin(served)
    assert others[0].page()["hints"] is True


def guided(served: Server, kinds: str) -> tuple[dict[int, Seat], Seat]:
    """The guided game `GET /api/games` offers."""
    games = get(f"{served.base}/api/games").json()["games"]
    [setup] = next(game for game in games if game["name"] == "root")["guides"]
    sits = {"l": "link", "b": "bot", "m": "me"}
    seats = [{"kind": sits[kind], "label": label} for kind, label in zip(kinds, setup["seats"], strict=True)]
    body = {"game": "root", "seats": seats, "modules": setup["modules"], "options": setup["options"]}
    response = post(f"{served.base}/api/tables", json=body)
    assert response.status_code == 201, response.text
    return seats_of(served.base, response.json()), watcher_of(served.base, response.json())


def test_a_guided_game_tells_each_seat_what_to_do_and_accepts_nothing_else(served: Server) -> None:
    seats, watcher = guided(served, "llll")
    page = seats[0].page()
    guide = page["guide"]
    assert guide["words"].startswith("Marquise, Daylight, first action: build.")
    assert (guide["step"], guide["key"]) == (0, "root-guide-m1-build")
    assert [option["answer"] for option in page["question"]["options"]] == [guide["answer"]]
    other = page["question"]["refused"][0]
    assert other["reason"] == "The guide asks for another answer here; you can play freely afterwards."
    assert refusal(seats[0].answer(page, other["answer"])) == (422, "table-guided")
    for viewer in (seats[1], watcher):
        assert viewer.page()["guide"] is None, "only the seat that is asked hears the guide"
    assert seats[0].answer(page, guide["answer"]).status_code == 201
    assert seats[0].page()["guide"]["step"] == 1
    assert seats[0].post("/hints", {"n": seats[0].page()["n"]}).json()["hints"] == []


def test_in_a_guided_game_the_guide_answers_for_bots_and_free_play_follows(served: Server) -> None:
    seats, watcher = guided(served, "lbbb")
    me, page = seats[0], Page(watcher)
    page.start()
    for _ in range(80):
        mine = me.page()
        if mine["question"]["options"] and mine["guide"] is None:
            break
        if mine["guide"]:
            assert me.answer(mine, mine["guide"]["answer"]).status_code == 201
        else:
            page.wait(lambda p, n=mine["n"]: p["n"] > n)  # type: ignore[misc]
    else:
        raise AssertionError("the guide never ended")
    assert mine["n"] > 20
    assert len(mine["question"]["options"]) > 1
    assert {row["by"] for row in page.log.values() if row["seat"] > 0} <= {"bot", "table"}
    assert "a bot gave an answer that is not offered" not in served.said()
