"""Levels, time limits, hints, analysis."""

import time

import msgspec
import pytest

from marches.bots.hints import BEST, analyse, costliest, hints
from marches.bots.levels import LEVELS, Advice, SearchBot, UnknownLevel, make_bot
from marches.games import GAMES, rulebook
from marches.kernel.step import Sealed
from marches.table.table import Table
from tests.bots.positions import reached, toy_auction
from tests.kernel.toy import BIDS, PASS, PEEKS, PeekOrPass
from tests.kernel.toybook import TOY, setup


@pytest.mark.parametrize("name", ["apprentice", "veteran", "warlord"])
@pytest.mark.parametrize("game", GAMES)
def test_a_time_limit_holds(game: str, name: str) -> None:
    """With some grace, and the best of several: a busy machine only adds to it. The best answer so far is given."""
    book = rulebook(game)
    start = max(book.sample_setups(), key=lambda setup: len(setup.seats))
    g, seat = reached(book, start, 3, 80)
    bot = make_bot(name, book, 1, seconds=0.1)
    assert g.decision is not None
    waits: list[float] = []
    while len(waits) < 8 and min(waits, default=9.0) >= 0.1 + 0.3:
        began = time.perf_counter()
        answer = bot.choose(g, seat)
        waits.append(time.perf_counter() - began)
        assert answer in g.decision.options(g, seat)
    assert min(waits) < 0.1 + 0.3, waits


def test_no_time_at_all_still_gives_an_answer() -> None:
    g = toy_auction(1, 3)
    for name in LEVELS:
        assert g.decision is not None
        assert make_bot(name, TOY, 1, seconds=0.0).choose(g, 0) in g.decision.options(g, 0)


def test_a_forced_answer_is_given_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    g = toy_auction(1, 2, [[2, 2], [1, 3]])
    bot = make_bot("warlord", TOY, 1)
    monkeypatch.setattr(bot, "think", lambda *_: pytest.fail("it thinks about it"))
    assert bot.choose(g, 0) is BIDS[1]


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(UnknownLevel, match=r"Unknown level 'emperor'\. Available: wanderer, "):
        make_bot("emperor", TOY, 1)


@pytest.mark.parametrize("name", ["veteran", "warlord"])
@pytest.mark.parametrize(("sealed", "given"), [(False, [True, False, False]), (True, [True, True, False])])
def test_the_best_answer_is_given_and_where_others_must_not_foresee_it_one_nearly_as_good(
    name: str, sealed: bool, given: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    g = toy_auction(1, 3)
    if not sealed:
        g.agenda.append(PeekOrPass(0))
        g.advance()
    assert isinstance(g.decision, Sealed) == sealed
    bot = make_bot(name, TOY, 1)
    assert isinstance(bot, SearchBot)
    actions = BIDS[:3] if sealed else [PASS, *PEEKS[1:3]]
    planted = [Advice(action, share, 0.5) for action, share in zip(actions, [0.4, 0.3, 0.1], strict=True)]
    monkeypatch.setattr(bot, "advise", lambda *_: planted)
    answers = [bot.think(g, 0) for _ in range(100)]
    assert [action in answers for action in actions] == given


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_legal_and_the_best_comes_first(game: str) -> None:
    book = rulebook(game)
    for seed in range(3):
        g, seat = reached(book, book.sample_setups()[0], seed, 50)
        assert g.decision is not None
        advice = hints(book, g, seat, 1.0, 60)
        options = g.decision.options(g, seat)
        assert 1 <= len(advice) <= min(BEST, len(options))
        assert all(one.action in options for one in advice)
        assert [one.share for one in advice] == sorted([one.share for one in advice], reverse=True)
        assert all(0.0 <= one.expected <= 1.0 for one in advice)
        assert sum(one.share for one in advice) <= 1.0 + 1e-9


def finished() -> Table:
    table = Table(TOY, setup(2), b"a finished game.")
    bots = [make_bot("wanderer", TOY, seat) for seat in range(2)]
    while (decision := table.game.decision) is not None:
        seat = decision.seats(table.game)[0]
        table.answer(seat, bots[seat].choose(table.game, seat))
    return table


def test_an_analysis_follows_every_choice_of_the_game() -> None:
    table = finished()
    heard: list[int] = []
    moments = list(analyse(table, 1.0, iterations=60, told=lambda n, _: heard.append(n)))
    choices = [n for n, entry in enumerate(table.entries) if entry.seat >= 0 and not entry.forced]
    assert {moment.n for moment in moments} <= set(choices)
    assert moments
    assert heard == list(range(table.n))
    for moment in moments:
        assert sum(moment.expected) == pytest.approx(1.0, abs=0.01)
        assert moment.cost >= 0.0
        assert moment.cost == 0.0 or moment.best is not moment.played


def worthless_lot() -> Table:
    """A game of one lot worth one point, whose winner is about to peek or pass."""
    start = msgspec.structs.replace(setup(2), options={"lots": 1})
    for seed in range(100):
        table = Table(TOY, start, seed.to_bytes(16, "big"))
        while (decision := table.game.decision) is not None and decision.rule == "toy:bid":
            seat = decision.seats(table.game)[0]
            table.answer(seat, table.options(seat)[-1])
        if sum(TOY.standing(table.game)) == 1:
            return table
    raise AssertionError("no lot was worth one point")


def test_a_blunder_is_found_and_costs_most() -> None:
    """Giving the only point away for a look at cards that no longer matter shares a win that was certain."""
    table = worthless_lot()
    assert table.game.decision is not None
    winner = table.game.decision.seats(table.game)[0]
    table.answer(winner, PEEKS[1 - winner])
    worst = costliest(list(analyse(table, 1.0, iterations=120)))
    assert worst[0].n == table.n - 1
    assert worst[0].best is PASS
    assert worst[0].cost > 0.3
