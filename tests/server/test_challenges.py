"""Challenges on a server: listed, dealt as everywhere, their goal on the page."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge.challenges import challenges, lines
from marches.kernel.chance import seed_hash
from tests.server.client import Json, Seat, get, new_table, post, seats_of
from tests.server.servers import Server
from tests.server.test_answers import refusal

LEVELS = ["easy", "medium", "hard"]


def listed(base: str, lang: str = "en") -> list[Json]:
    games = get(f"{base}/api/games", params={"lang": lang}).json()["games"]
    found: list[Json] = next(game for game in games if game["name"] == "scythe")["challenges"]
    return found


def body_of(one: Json) -> Json:
    seats = [{"kind": "bot" if seat else "me", "label": label} for seat, label in enumerate(one["seats"])]
    return {"game": "scythe", "seats": seats, "modules": one["modules"], "options": one["options"]}


def test_they_are_listed_from_easy_to_hard_in_both_languages(served: Server) -> None:
    english, french = listed(served.base), listed(served.base, "fr")
    assert [one["id"] for one in english] == list(challenges())
    assert [one["level"] for one in english] == sorted([one["level"] for one in english], key=LEVELS.index)
    assert (english[0]["title"], french[0]["title"]) == ("First harvest", "Première récolte")
    assert all(one["goal"] and one["story"] for one in english + french)


@pytest.mark.parametrize("name", ["first-harvest", "beat-autometta"])
def test_one_is_dealt_as_in_the_terminal_and_its_page_tells_the_goal(served: Server, name: str) -> None:
    one = next(one for one in listed(served.base) if one["id"] == name)
    made = post(f"{served.base}/api/tables", json=body_of(one)).json()
    assert made["seed_hash"] == seed_hash(challenges()[name].seed_bytes())
    seat = Seat(served.base, made["id"], made["links"][0]["secret"], 0)
    goal = seat.page()["challenge"]
    assert (goal["id"], goal["title"], goal["goal"], goal["state"]) == (name, one["title"], one["goal"], "open")
    for answer in lines()[name]:
        assert seat.page()["challenge"]["state"] == "open"
        seat.answer(seat.page(), answer)
    assert seat.page()["challenge"]["state"] == "reached"


def test_a_challenge_is_played_at_its_own_table_only(served: Server) -> None:
    body = body_of(listed(served.base)[4])
    for wrong in (
        {**body, "options": {**body["options"], "promos": True}},
        {**body, "options": {"challenge": "no-such-thing"}},
        {**body, "seats": [{"kind": "me", "label": "nordic"}, {"kind": "bot", "label": "saxony"}]},
        {**body, "seats": [{"kind": "me"}, {"kind": "bot"}]},
    ):
        status, _ = refusal(post(f"{served.base}/api/tables", json=wrong))
        assert status == 422


def test_another_table_has_no_goal(served: Server) -> None:
    made = new_table(served.base, "raiders", "mb")
    assert seats_of(served.base, made)[0].page()["challenge"] is None
