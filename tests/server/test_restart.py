"""A server that is killed at any moment loses nothing, and its pages come back by themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import Page, new_table, seats_of, until, watcher_of
from tests.server.restarts import cycles
from tests.server.servers import Server

CYCLES = 20


@pytest.mark.slow
def test_killed_twenty_times_while_people_and_bots_play_it_loses_no_answer(database: str, tmp_path: Path) -> None:
    print(cycles(tmp_path, database, CYCLES, seconds=0.4))


def test_a_server_that_is_stopped_says_so_and_a_page_comes_back(tmp_path: Path) -> None:
    running = Server(tmp_path, str(tmp_path / "marches.db")).start()
    made = new_table(running.base, "toy", "ll")
    page = Page(watcher_of(running.base, made))
    page.start()
    version = page.wait(lambda p: True)["version"]
    running.stop()
    until(lambda: page.byes >= 1, "a page is told that the server goes down")
    running.start()
    seat = seats_of(running.base, made)[0]
    mine = seat.page()
    seat.answer(mine, mine["question"]["options"][0]["answer"])
    assert page.wait(lambda p: p["version"] == version + 1)
    assert len(set(page.boots)) == 2, "a page can tell that the server was restarted"
    assert page.problems == []
    running.stop()


def test_two_servers_on_one_sqlite_file_are_refused(tmp_path: Path) -> None:
    first = Server(tmp_path, str(tmp_path / "marches.db")).start()
    second = Server(tmp_path, str(tmp_path / "marches.db"))
    with pytest.raises(AssertionError, match="Another server already uses"):
        second.start()
    first.stop()
