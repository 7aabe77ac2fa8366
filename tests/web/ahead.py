"""Tables that are far along, or over: one person's seat is answered for through the API, bots hold the others."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random

import httpx

from tests.web.person import new_table

Page = dict[str, object]
Table = dict[str, object]
SEATS = {
    "raiders": ["purple", "orange", "green"],
    "root": ["marquise", "eyrie", "alliance", "vagabond"],
    "scythe": ["albion", "togawa", "rusviet", "nordic", "crimea", "saxony", "polania"],
}
"""Who sits where; the first is the person."""
MODULES = {"scythe": ["invaders", "airships"]}
SHORT: dict[str, dict[str, object]] = {
    "scythe": {"modules": ["invaders", "airships", "resolution"], "options": {"resolution": "doomsday-clock"}}
}
"""What ends a game sooner, where only its end is looked at: here a tile that counts rounds."""
NAMES = ["Ilona", "Amage", "Zarina", "Tomyris", "Lampeto"]


def midway(base: str, game: str, enough: Callable[[Page], bool] | None = None) -> Table:
    """A table whose person is asked in the middle of a game, once enough was played.

    A game that is over before that is played again by somebody of another name, so with other dice.
    """
    for name in NAMES:
        table = _seated(base, game, name)
        if play(base, table, enough or answers(250)):
            return table
    raise AssertionError(f"{len(NAMES)} games of {game} were over too soon")


def finished(base: str, game: str) -> Table:
    """A table whose game is over."""
    return _played(base, _seated(base, game, NAMES[0], **SHORT.get(game, {})))


def finished_alone(base: str) -> Table:
    """The quickest game there is: one person at a table of Raiders."""
    return _played(base, new_table(base, "raiders", [{"kind": "me", "name": NAMES[0]}], modules=["solo"]))


def _played(base: str, table: Table) -> Table:
    assert not play(base, table, lambda _: False)
    return table


def _seated(base: str, game: str, name: str, **more: object) -> Table:
    me, *others = SEATS[game]
    seats = [{"kind": "me", "name": name, "label": me}]
    seats += [{"kind": "bot", "level": "apprentice", "label": label} for label in others]
    return new_table(base, game, seats, **{"modules": MODULES.get(game, []), **more})


def play(base: str, table: Table, enough: Callable[[Page], bool]) -> bool:
    """Answer whatever the person is asked until enough was played; False when the game was over before."""
    links = table["links"]
    assert isinstance(links, list)
    dice = Random(7)
    path, headers = f"{base}/api/tables/{table['id']}", {"authorization": f"Bearer {links[0]['secret']}"}
    with httpx.Client(headers=headers, timeout=60) as http:
        for page in _asked(http, path):
            if page["over"] is not None:
                return False
            if enough(page):
                return True
            question = page["question"]
            assert isinstance(question, dict)
            answer = dice.choice(question["options"])["answer"]
            sent = http.post(f"{path}/answers", json={"n": page["n"], "seen": page["version"], "answer": answer})
            assert sent.status_code == 201, sent.text
    raise AssertionError("the line broke off")


def _asked(http: httpx.Client, path: str) -> Iterator[Page]:
    """The pages on which nobody but the person is waited for, and the last one."""
    with http.stream("GET", f"{path}/events") as events:
        for line in events.iter_lines():
            page = json.loads(line.removeprefix("data:")) if line.startswith("data:") else {}
            if "view" in page and (page["over"] is not None or page["question"]["waiting"] == [page["seat"]]):
                yield page


def answers(least: int) -> Callable[[Page], bool]:
    """When this many answers were given."""
    return lambda page: int(str(page["n"])) >= least
