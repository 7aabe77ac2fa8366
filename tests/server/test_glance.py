"""A table at a glance, for the list on the home page."""

from __future__ import annotations

import time

from tests.server.client import Page, Seat, new_table, seats_of, until, watcher_of
from tests.server.servers import Server
from tests.server.test_answers import refusal


def test_a_glance_says_whose_turn_it_is_and_since_when(served: Server) -> None:
    made = new_table(served.base, "raiders", "lb")
    seats, watcher = seats_of(served.base, made), watcher_of(served.base, made)
    page = seats[0].page()
    began = time.time()
    seen = seats[0].get("/glance").json()
    assert seen["mine"] == [0]
    assert watcher.get("/glance").json()["mine"] == []
    assert [seat["asked"] for seat in seen["seats"]] == [seat["asked"] for seat in page["seats"]]
    assert [seat["label"] for seat in seen["seats"]] == [seat["label"] for seat in page["seats"]]
    assert seen["since"] % 1000 == 0, "others' times are told to the second"
    assert abs(seen["since"] / 1000 - began) < 60
    assert "view" not in seen
    assert "question" not in seen
    assert (seen["state"], seen["turn"], seen["over"]) == ("playing", None, None)


def test_a_glance_counts_turns_and_tells_the_end(served: Server) -> None:
    made = new_table(served.base, "raiders", "lb")
    seat = seats_of(served.base, made)[0]
    for _ in range(400):
        page = seat.page()
        if seat.get("/glance").json()["turn"]:
            break
        if page["question"]["options"]:
            seat.answer(page, page["question"]["options"][0]["answer"])
    assert seat.get("/glance").json()["turn"] >= 1


def test_a_glance_is_for_those_who_have_a_link(served: Server) -> None:
    made = new_table(served.base, "toy", "ll")
    seat = seats_of(served.base, made)[0]
    assert refusal(Seat(served.base, seat.table, "wrong", 0).get("/glance")) == (403, "server-not-yours")
    assert refusal(Seat(served.base, "nowhere", seat.secret, 0).get("/glance")) == (404, "server-no-table")


def test_a_glance_does_not_count_as_a_return_to_the_table(served: Server) -> None:
    """The bot that stands in stays until its person opens the table."""
    made = new_table(served.base, "toy", "ll", leaver=1, stand_in="wanderer")
    seats, watcher = seats_of(served.base, made), watcher_of(served.base, made)
    Page(watcher).start()

    def away() -> list[int]:
        return [seat["seat"] for seat in watcher.get("/glance").json()["seats"] if seat["stand_in"]]

    until(lambda: bool(away()), "a bot stands in")
    seat = away()[0]
    assert seats[seat].get("/glance").json()["seats"][seat]["stand_in"]
    assert not seats[seat].page()["seats"][seat]["stand_in"]
