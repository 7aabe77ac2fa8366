"""Everything each seat and the spectator receive over whole games, held against what each may know."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from marches.games import GAMES
from marches.kernel.step import SPECTATOR
from marches.server.library import Library
from marches.server.wire import LogRow
from tests.server.client import get, new_table, seats_of, until
from tests.server.servers import TOY, Server, server
from tests.server.watched import Oracle, Refusal, Shown, Sitting, blabbed, folder_of, leaks, looked_back, named, never

TABLES = {"root": "lllb"}
"""Who sits at a table, where it is not just two people."""
MOST = 4000


def look(sitting: Sitting, oracle: Oracle) -> tuple[int, list[str]]:
    """How much was looked at, and everything that should not have been sent."""
    seed, ever = never(sitting)
    found, looked = [], 0
    for seat, viewer in sitting.viewers.items():
        everything = b"\n".join(viewer.wire.received)
        before_the_end = everything.partition(b'"state":"over"')[0]
        found += [f"viewer {seat} got {secret}" for secret in ever if secret.encode() in everything]
        found += [f"viewer {seat} got the seed"] * (seed.encode() in before_the_end)
        found += [f"viewer {seat} got a path"] * (folder_of(sitting.database) in everything)
        for page, row in sitting.shown(seat):
            looked += 1
            found += leaks(oracle, page, seat)
            found += [f"version {page.version} names {name} to {seat}" for name in named(oracle, page, row, seat)]
    for refusal in sitting.refusals:
        found += blabbed(oracle, refusal)
    for past in sitting.pasts:
        found += looked_back(oracle, past)
    return looked, found


def play_and_look(served: Server, game: str, kinds: str, seed: int, answers: int) -> None:
    book = Library([TOY]).book(game)
    sitting = Sitting(served, book, kinds, seed, answers)
    oracle = Oracle(book, sitting.record())
    looked, found = look(sitting, oracle)
    assert found == []
    assert sitting.finished, "the whole game"
    assert looked > len(oracle.record.lines) / 2, "nearly every version was seen by somebody"
    assert sitting.refusals
    assert [page.problems for page in sitting.pages.values()] == [[]] * len(sitting.pages)
    plant(oracle, sitting)


def plant(oracle: Oracle, sitting: Sitting) -> None:
    """Leaks put into what was received must be found: the oracle is no better than this."""
    me = min(sitting.seats)
    mine = list(sitting.shown(me))
    assert any(leaks(oracle, page, SPECTATOR) for page, _ in mine[::20]), "another's page for one's own"
    rows = [(page, row) for page, row in mine if page.log and page.log[-1].said]
    page, row = next(((p, r) for p, r in rows if _both(oracle, p, me)), (None, b""))
    if page is None:
        assert not any(oracle.names(page.version, me) for page, _ in mine), "a game whose hidden things have no names"
        return
    name = min(_both(oracle, page, me))
    planted = row.replace(b'"table":', f'{name}:1,"table":'.encode(), 1)
    assert named(oracle, page, planted, me) == [name], "a hidden thing anywhere in a page"
    told = msgspec.structs.replace(page, log=[*page.log[:-1], _blabbing(page, name)])
    assert any(name in leak for leak in leaks(oracle, told, me)), "a hidden thing in the log"
    body = b"{}\n" + b'{"key":"server-not-yours","message":' + name.encode() + b"}"
    assert blabbed(oracle, Refusal(me, page.version, {}, 403, body)) == [name], "a hidden thing in a refusal"


def _both(oracle: Oracle, page: Shown, viewer: int) -> set[str]:
    """What was hidden before the last line of a page and still is."""
    line = page.log[-1].line
    return oracle.names(page.version, viewer) & oracle.names(line, viewer) & oracle.names(line + 1, viewer)


def _blabbing(page: Shown, name: str) -> LogRow:
    row = page.log[-1]
    said = msgspec.structs.replace(row.said[0], facts={**row.said[0].facts, "more": name.strip('"')})
    return msgspec.structs.replace(row, said=[said])


@pytest.mark.parametrize("kinds", ["ll", "llb", "llll"])
def test_no_one_is_told_what_is_hidden_in_the_toy_game(served: Server, kinds: str) -> None:
    play_and_look(served, "toy", kinds, seed=3, answers=200)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_one_is_told_what_is_hidden_in_a_whole_game(served: Server, game: str) -> None:
    play_and_look(served, game, TABLES.get(game, "ll"), seed=5, answers=MOST)


def test_a_server_that_lets_spectators_look_into_a_hand_is_found_out(tmp_path: Path) -> None:
    with server(tmp_path, str(tmp_path / "marches.db"), "--game", "tests.server.leaky:LEAKY") as running:
        book = Library().book("raiders")
        sitting = Sitting(running, book, "ll", seed=1, answers=40)
        _, found = look(sitting, Oracle(book, sitting.record()))
    kinds = {what.partition(": ")[2] for what in found}
    assert "a hand that is not the viewer's" in kinds
    assert "the view depends on what is hidden" in kinds
    assert any("names" in what for what in found)


def test_secrets_are_not_in_the_servers_log(served: Server) -> None:
    made = new_table(served.base, "toy", "lm")
    for seat in seats_of(served.base, made).values():
        get(f"{served.base}/api/tables/{made['id']}?secret={seat.secret}")
        seat.page()
        get(f"{served.base}/t/{made['id']}#{seat.secret}")
    until(lambda: f"/t/{made['id']}" in served.said(), "the last request is in the log")
    said = served.said()
    for link in [*made["links"], made["watch"]]:
        assert link["secret"] not in said


def test_an_address_cannot_put_a_line_of_its_own_into_the_log(served: Server) -> None:
    get(f"{served.base}/api/tables/x%0a2026-01-01 INFO marches.access GET /forged 200%1b[2J")
    get(f"{served.base}/api/tables/" + "y" * 5_000)
    until(lambda: "yyyy" in served.said(), "the last request is in the log")
    said = served.said()
    assert "\x1b" not in said
    assert r"x\n2026-01-01 INFO" in said, "it is told on the line of its request"
    assert "y" * 300 not in said
