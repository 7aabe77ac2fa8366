"""What the server accepts, what it refuses, with which status and in whose language."""

from __future__ import annotations

import threading
import time
from random import Random

import httpx
import pytest

from marches.server.live import PRESENCE_SECONDS
from tests.server.client import Json, Page, Seat, get, new_table, post, seats_of, watcher_of
from tests.server.servers import Server


def begin(served: Server, kinds: str = "ll", game: str = "toy", **more: object) -> tuple[dict[int, Seat], Seat]:
    made = new_table(served.base, game, kinds, **more)
    return seats_of(served.base, made), watcher_of(served.base, made)


def held(page: Json) -> Json:
    answer: Json = page["question"]["options"][0]["answer"]
    return answer


def refusal(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["key"]


def to_peek(seats: dict[int, Seat]) -> Seat:
    """Both bid; the winner is asked whether to peek."""
    for seat in seats.values():
        assert seat.answer(seat.page(), held(seat.page())).status_code == 201
    return next(seat for seat in seats.values() if seat.page()["question"]["options"])


def test_an_answer_is_accepted_and_everyone_learns_of_it(served: Server) -> None:
    seats, watcher = begin(served)
    page = Page(watcher)
    page.start()
    before = seats[0].page()
    accepted = seats[0].answer(before, held(before))
    assert accepted.status_code == 201
    assert accepted.json()["version"] == before["version"] + 1
    assert page.wait(lambda p: p["version"] == before["version"] + 1)["question"]["waiting"] == [1]
    page.close()


def test_a_late_answer_is_refused_and_changes_nothing(served: Server) -> None:
    seats, watcher = begin(served)
    early = seats[0].page()
    to_peek(seats)
    version = watcher.page()["version"]
    other = {"verb": "bid", "card": next(c for c in range(1, 5) if c != held(early)["card"])}
    late = seats[0].answer(early, other)
    assert refusal(late) == (409, "table-stale")
    assert watcher.page()["version"] == version


@pytest.mark.parametrize("first", [0, 1])
def test_who_answers_at_the_same_time_as_another_is_not_late(served: Server, first: int) -> None:
    seats, watcher = begin(served, "ll", "scythe", modules=["mechmods"])
    pages = [seats[seat].page() for seat in (0, 1)]
    assert watcher.page()["question"]["waiting"] == [0, 1]
    for seat in (first, 1 - first):
        assert seats[seat].answer(pages[seat], held(pages[seat])).status_code == 201
    again = seats[first].page()
    assert seats[first].answer(again, held(again)).status_code == 201
    assert refusal(seats[first].answer(pages[first], held(pages[first]))) == (409, "server-repeated")
    other = pages[first]["question"]["options"][1]["answer"]
    assert refusal(seats[first].answer(pages[first], other)) == (409, "table-stale")


def test_an_answer_repeated_after_a_lost_response_counts_once(served: Server) -> None:
    seats, watcher = begin(served)
    page = seats[0].page()
    answer = held(page)
    assert seats[0].answer(page, answer).status_code == 201
    version = watcher.page()["version"]
    assert refusal(seats[0].answer(page, answer)) == (409, "server-repeated")
    seats[1].answer(seats[1].page(), held(seats[1].page()))
    assert refusal(seats[0].answer(page, answer)) == (409, "server-repeated")
    assert watcher.page()["version"] > version


def test_the_answer_that_ended_the_game_repeated_after_a_lost_response_counts_once(served: Server) -> None:
    seats, watcher = begin(served)
    for _ in range(60):
        for seat in seats.values():
            page = seat.page()
            if page["question"] and page["question"]["options"]:
                last, answer = (seat, page), held(page)
                assert seat.answer(page, answer).status_code == 201
        if watcher.page()["state"] == "over":
            break
    seat, page = last
    assert watcher.page()["state"] == "over"
    assert refusal(seat.answer(page, answer)) == (409, "server-repeated")
    other = next(one for one in seats.values() if one is not seat)
    assert refusal(other.answer(page, answer)) == (409, "table-over")


def test_a_repeated_answer_does_not_come_back_after_an_undo(served: Server) -> None:
    seats, watcher = begin(served)
    page = seats[0].page()
    answer = held(page)
    seats[0].answer(page, answer)
    assert seats[0].post("/undo", {"seen": watcher.page()["version"]}).status_code == 201
    assert refusal(seats[0].answer(page, answer)) == (409, "server-undone-since")
    assert seats[0].answer(seats[0].page(), answer).status_code == 201


def test_two_people_may_seal_their_answers_to_one_question_in_any_order(served: Server) -> None:
    seats, _ = begin(served)
    pages = {i: seat.page() for i, seat in seats.items()}
    assert seats[1].answer(pages[1], held(pages[1])).status_code == 201
    assert seats[0].answer(pages[0], held(pages[0])).status_code == 201


def test_an_answer_for_another_seat_is_refused(served: Server) -> None:
    seats, watcher = begin(served)
    page = seats[0].page()
    assert refusal(seats[0].answer(page, held(page), seat=1)) == (403, "server-not-yours")
    assert refusal(watcher.answer(page, held(page))) == (403, "server-not-yours")
    stranger = Seat(served.base, seats[0].table, "x" * 22, 0)
    assert refusal(stranger.answer(page, held(page))) == (403, "server-not-yours")
    others, _ = begin(served)
    foreign = Seat(served.base, seats[0].table, others[0].secret, 0)
    assert refusal(foreign.answer(page, held(page))) == (403, "server-not-yours")


def test_an_answer_that_is_not_offered_is_refused_with_the_rule_behind_it(served: Server) -> None:
    seats, watcher = begin(served)
    page = seats[0].page()
    refused = page["question"]["refused"][0]
    response = seats[0].answer(page, refused["answer"])
    assert refusal(response) == (422, "toy-why-not-held")
    assert response.json()["rule"] == "toy:bid"
    assert refusal(seats[0].answer(page, {"verb": "pass"})) == (422, "table-not-offered")
    assert watcher.page()["version"] == page["version"]


@pytest.mark.parametrize(
    "body",
    [
        {"n": "one", "answer": {"verb": "pass"}},
        {"answer": {"verb": "pass"}},
        {"n": -1, "answer": {"verb": "pass"}},
        {"n": 7, "answer": {"verb": ["pass"]}},
        {"n": 7, "answer": "pass"},
        {"n": 7, "answer": {"verb": "pass"}, "more": 1},
        {"n": True, "answer": {"verb": "pass"}},
        [],
        "x",
        None,
    ],
)
def test_a_malformed_answer_is_refused(served: Server, body: object) -> None:
    seats, _ = begin(served)
    assert refusal(seats[0].post("/answers", body)) == (422, "server-malformed")


def test_an_unknown_answer_is_refused(served: Server) -> None:
    seats, _ = begin(served)
    page = seats[0].page()
    assert refusal(seats[0].answer(page, {"verb": "bid", "card": 9})) == (422, "server-unknown-answer")
    assert refusal(seats[0].answer(page, {})) == (422, "server-unknown-answer")


def test_no_json_and_too_much_of_it_are_refused(served: Server) -> None:
    seats, _ = begin(served)
    path = f"/api/tables/{seats[0].table}/answers"
    assert refusal(seats[0].http.post(path, content=b"{not json")) == (422, "server-malformed")
    assert refusal(seats[0].http.post(path, content=b" " * 5_000_000)) == (413, "server-too-large")
    assert refusal(post(f"{served.base}/api/records", content=b"no record\n")) == (422, "server-record")


def test_an_answer_out_of_turn_is_refused(served: Server) -> None:
    seats, _ = begin(served)
    winner = to_peek(seats)
    other = next(seat for seat in seats.values() if seat is not winner)
    assert refusal(other.answer(other.page(), {"verb": "pass"})) == (409, "table-not-asked")


def test_refusals_are_in_the_viewers_language(served: Server) -> None:
    seats, _ = begin(served)
    page = seats[0].page()
    seats[0].lang = "fr"
    response = seats[0].answer(page, {"verb": "pass"})
    assert response.json()["message"] == "Cette réponse n’est pas proposée ici."
    path = f"{served.base}/api/tables/{seats[0].table}"
    french = get(path, headers={"accept-language": "de, fr;q=0.8, en;q=0.5"})
    assert french.json()["message"].startswith("Votre lien ne le permet pas, ou ne le permet plus. Si la place")
    assert get(path, params={"lang": "en"}).json()["message"].startswith("Your link does not allow that, or does so no")


def test_of_many_clients_answering_at_once_exactly_one_is_accepted(served: Server) -> None:
    for _ in range(5):
        seats, watcher = begin(served)
        page = to_peek(seats).page()
        winner = seats[page["question"]["waiting"][0]]
        start = threading.Barrier(8)
        results: list[int] = []

        def shoot(
            winner: Seat = winner, page: Json = page, start: threading.Barrier = start, results: list[int] = results
        ) -> None:
            mine = Seat(winner.base, winner.table, winner.secret, winner.seat)
            start.wait()
            results.append(mine.answer(page, {"verb": "pass"}).status_code)

        threads = [threading.Thread(target=shoot) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(results) == [201] + [409] * 7
        assert watcher.page()["version"] > page["version"]


def test_undo_takes_back_and_leaves_the_struck_line_in_the_log(served: Server) -> None:
    seats, watcher = begin(served)
    page = Page(watcher)
    page.start()
    before = seats[0].page()
    seats[0].answer(before, held(before))
    assert seats[0].page()["undo"] == {"possible": True, "to": before["n"], "reason": ""}
    assert seats[0].post("/undo", {"seen": before["version"] + 1}).status_code == 201
    after = seats[0].page()
    assert (after["n"], after["version"]) == (before["n"], before["version"] + 2)
    row = next(row for row in after["log"] if row["line"] == before["version"])
    assert row["struck"], "one's own answer is told by its words and stays, struck"
    assert after["log"][-1]["strikes"] == [before["version"]]
    page.wait(lambda p: p["version"] == after["version"])
    assert page.problems == []
    page.close()


def test_undo_stops_at_what_was_rolled_and_says_so(served: Server) -> None:
    seats, _ = begin(served)
    winner = to_peek(seats)
    page = winner.page()
    assert page["undo"]["possible"] is False
    response = winner.post("/undo", {"seen": page["version"]})
    assert refusal(response) == (409, "table-undo-chance")
    assert response.json()["message"] == page["undo"]["reason"]


def test_undo_of_a_page_that_is_no_longer_true_is_refused(served: Server) -> None:
    seats, _ = begin(served)
    page = seats[0].page()
    seats[0].answer(page, held(page))
    assert refusal(seats[0].post("/undo", {"seen": page["version"]})) == (409, "server-undo-late")


def test_a_turn_is_restarted_with_one_request(served: Server) -> None:
    seats, _ = begin(served, "ll", "raiders")
    rng = Random(5)
    for _ in range(500):
        for seat in seats.values():
            seat.play_one(rng)
            before = seat.page()
            if before["undo"]["possible"] and before["question"]["options"]:
                seat.play_one(rng)
                page = seat.page()
                if page["undo"]["possible"] and page["undo"]["to"] >= before["n"]:
                    assert seat.post("/undo", {"turn": True, "seen": page["version"]}).status_code == 201
                    assert seat.page()["n"] <= before["undo"]["to"], "both answers are taken back, not one"
                    assert seat.page()["undo"]["possible"] is False
                    return
    raise AssertionError("no turn of two answers in a row came up")


def test_arriving_brings_one_page_and_the_next_comes_with_news(served: Server) -> None:
    seats, _ = begin(served)
    opened = [Page(seat) for seat in seats.values()]
    for page in opened:
        page.start()
        page.wait(lambda found: found["seats"][0]["here"] and found["seats"][1]["here"])
    time.sleep(3 * PRESENCE_SECONDS)  # arrivals have been told of by now
    now = seats[0].page()
    assert seats[0].answer(now, held(now)).status_code == 201
    for page in opened:
        page.wait(lambda found: found["version"] > now["version"])
        assert [found["version"] for found in page.pages] == [now["version"], now["version"] + 1]
        page.close()
