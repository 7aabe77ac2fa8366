"""Agreement with what another seat is about to decide: a sign that nothing waits for and no record has."""

from __future__ import annotations

from tests.server.client import Json, Page
from tests.server.servers import Server
from tests.server.test_answers import begin, held, refusal, to_peek


def agreed(page: Json) -> list[int]:
    found: list[int] = page["question"]["agreed"]
    return found


def test_a_sign_of_agreement_is_seen_by_all_and_taken_back(served: Server) -> None:
    seats, watcher = begin(served)
    leader = to_peek(seats)
    other = seats[1 - leader.seat]
    page = Page(watcher)
    page.start()
    before = other.page()
    assert before["question"]["joint"] == [other.seat]
    assert agreed(before) == []
    said = other.post("/agree", {"agree": True, "seen": before["version"]})
    assert (said.status_code, said.json()["version"]) == (200, before["version"])
    assert agreed(page.wait(lambda found: agreed(found) == [other.seat])) == [other.seat]
    assert agreed(leader.page()) == [other.seat]
    assert other.post("/agree", {"agree": False, "seen": before["version"]}).status_code == 200
    assert agreed(leader.page()) == []
    page.close()


def test_nobody_waits_for_a_sign_and_the_next_line_forgets_it(served: Server) -> None:
    seats, watcher = begin(served)
    leader = to_peek(seats)
    other = seats[1 - leader.seat]
    before = other.page()
    other.post("/agree", {"agree": True, "seen": before["version"]})
    page = leader.page()
    assert leader.answer(page, held(page)).status_code == 201
    now = watcher.page()
    assert now["version"] > before["version"]
    assert now["question"] is None or agreed(now) == []
    assert all("agree" not in str(row) for row in now["log"])


def test_only_those_it_concerns_may_agree_and_only_with_what_they_saw(served: Server) -> None:
    seats, watcher = begin(served)
    first = seats[0].page()
    assert first["question"]["joint"] == []
    assert refusal(seats[0].post("/agree", {"agree": True, "seen": first["version"]})) == (409, "server-not-joint")
    leader = to_peek(seats)
    other, now = seats[1 - leader.seat], leader.page()
    assert refusal(leader.post("/agree", {"agree": True, "seen": now["version"]})) == (409, "server-not-joint")
    assert refusal(other.post("/agree", {"agree": True, "seen": first["version"]})) == (409, "server-too-late")
    assert watcher.post("/agree", {"agree": True, "seen": now["version"]}).status_code == 403
    assert other.post("/agree", {"agree": "yes", "seen": now["version"]}).status_code == 422
    assert agreed(leader.page()) == []


def test_signs_are_limited_and_answers_go_on(served: Server) -> None:
    seats, _ = begin(served)
    leader = to_peek(seats)
    other, seen = seats[1 - leader.seat], leader.page()["version"]
    found = [other.post("/agree", {"agree": turn % 2 == 0, "seen": seen}).status_code for turn in range(16)]
    assert set(found) <= {200, 429}
    assert 429 in found
    page = leader.page()
    assert leader.answer(page, held(page)).status_code == 201
