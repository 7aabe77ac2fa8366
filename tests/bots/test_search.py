"""The search: a won position is won, the same seed thinks the same, sealed answers are not foreseen."""

import gc
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from marches.bots.judges import judge_of
from marches.bots.levels import LEVELS, LightBot, SearchBot, make_bot
from marches.bots.search.judge import shares
from marches.bots.search.mcts import Search, ranked
from marches.bots.search.plain import PlainJudge
from marches.bots.search.policy import rollout, settle
from marches.games import GAMES, rulebook
from marches.kernel.setup import Setup
from marches.table.table import Table
from tests.bots.positions import before_the_end, reached, toy_auction
from tests.kernel.toy import BIDS, PASS, PeekOrPass, ToyGame
from tests.kernel.toybook import TOY, setup
from tests.root.helpers import position


def last_lot(scores: list[int], hands: list[list[int]], worth: int) -> ToyGame:
    """The last auction of a two-player game, bids due."""
    g = toy_auction(1, 2, hands)
    g.lots = 0
    g.scores = scores.copy()
    g.worth = worth
    return g


def test_a_won_position_is_won() -> None:
    """Seat 1 is behind by one; only its 4 beats the 3 that seat 0 certainly bids, and the lot decides the game."""
    g = last_lot([3, 2], [[3, 3], [1, 4]], 5)
    for seed in range(5):
        bot = make_bot("veteran", TOY, seed, iterations=300)
        assert bot.choose(g, 1) is BIDS[3]


def test_a_pointless_answer_that_loses_is_not_given() -> None:
    """Ahead by one point at the very end, peeking would cost that point."""
    g = last_lot([5, 4], [[1], [1]], 0)
    g.agenda.append(PeekOrPass(0))
    g.agenda.pop(-2)
    g.advance()
    for name in ("apprentice", "veteran"):
        assert make_bot(name, TOY, 1, iterations=100).choose(g, 0) is PASS


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_gives_the_same_game_at_fixed_iterations(name: str) -> None:
    def play(seed: int) -> list[str]:
        table = Table(TOY, setup(3), b"0123456789abcdef")
        bots = [make_bot(name, TOY, f"{seed}/{seat}", iterations=40) for seat in range(3)]
        while (decision := table.game.decision) is not None:
            seat = decision.seats(table.game)[0]
            table.answer(seat, bots[seat].choose(table.game, seat))
        return [repr(entry.action) for entry in table.entries]

    games = [play(seed) for seed in (1, 1, 2, 3, 4)]
    assert games[0] == games[1]
    assert any(game != games[0] for game in games[2:])


def test_what_others_sealed_does_not_change_what_is_thought() -> None:
    answers = []
    for sealed in BIDS[:2]:
        g = last_lot([3, 3], [[1, 2], [2, 3]], 4)
        g.play(0, sealed)
        search = Search(TOY, PlainJudge(TOY), Random(7), 1.0, 2.0)
        root = search.think(TOY.redeal(g, 1, Random(2)), 1, 1e9, 200)
        answers.append([(edge.action, edge.visits) for edge in ranked(root)])
    assert answers[0] == answers[1]


def test_others_who_answer_at_the_same_time_do_not_see_the_answer() -> None:
    g = toy_auction(3, 3)
    search = Search(TOY, PlainJudge(TOY), Random(1), 1.0, 2.0)
    root = search.think(g, 0, 1e9, 200)
    assert root.beside, "the other bidders' nodes are beside the root, not below one of its answers"
    assert all(node.seat in (1, 2) for node in root.beside.values())


def test_every_answer_at_the_root_is_tried_and_visits_add_up() -> None:
    g = toy_auction(2, 2, [[1, 4], [2, 3]])
    search = Search(TOY, PlainJudge(TOY), Random(1), 1.0, 2.0)
    root = search.think(g, 0, 1e9, 120, True)
    assert search.done == 120
    assert sum(edge.visits for edge in ranked(root)) == 120
    assert {edge.action for edge in ranked(root)} == {BIDS[0], BIDS[3]}
    assert min(search.expected) > 0.0
    assert max(search.expected) < 1.0


def test_thinking_ends_when_no_other_answer_can_catch_up() -> None:
    g = last_lot([3, 2], [[3, 3], [1, 4]], 5)
    hasty, thorough = [Search(TOY, PlainJudge(TOY), Random(1), 1.0, 2.0) for _ in range(2)]
    quick, whole = hasty.think(g, 1, 1e9, 2000), thorough.think(g, 1, 1e9, 2000, True)
    assert hasty.done < 1800
    assert thorough.done == 2000
    assert ranked(quick)[0].action is ranked(whole)[0].action is BIDS[3]


def test_the_garbage_collector_waits_from_the_question_to_the_answer() -> None:
    runs: list[str] = []
    litter: list[list[int]] = []
    search = Search(TOY, PlainJudge(TOY), Random(1), 1.0, 2.0)
    bots = [make_bot(name, TOY, 1, iterations=100) for name in LEVELS]
    g = last_lot([3, 2], [[3, 3], [1, 4]], 5)
    thinking: list[Callable[[], object]] = [lambda: search.think(g, 1, 1e9, 200)]
    thinking += [partial(bot.choose, g, 1) for bot in bots if not isinstance(bot, LightBot)]
    gc.callbacks.append(lambda phase, info: runs.append(phase))
    try:
        for think in thinking:
            gc.disable()
            litter += [[i] for i in range(10 * gc.get_threshold()[0])]
            gc.enable()
            think()
            assert not runs
            litter += [[i] for i in range(100)]
            assert runs, "a collection was due all the while"
            assert gc.isenabled()
            runs.clear()
    finally:
        gc.callbacks.pop()


def test_a_patient_search_ends_later_and_only_when_nothing_can_catch_up() -> None:
    g = last_lot([3, 2], [[3, 3], [1, 4]], 5)
    hasty, patient = [Search(TOY, PlainJudge(TOY), Random(1), 1.0, 2.0, catch_up) for catch_up in (0.5, 1.0)]
    hasty.think(g, 1, 1e9, 2000)
    first, second = [edge.visits for edge in ranked(patient.think(g, 1, 1e9, 2000))[:2]]
    assert hasty.done < patient.done < 2000
    assert first - second > 2000 - patient.done


def test_an_answer_that_cannot_be_given_any_more_does_not_end_the_thinking() -> None:
    before, now = toy_auction(1, 2, [[1, 4], [2, 3]]), toy_auction(1, 2, [[2, 3], [1, 4]])
    search = Search(TOY, PlainJudge(TOY), Random(1), 1.0, 2.0)
    kept = search.think(before, 0, 1e9, 100)
    kept.edges[BIDS[3].code].visits += 100_000
    search._kept = {search._key(now, 0, 0): kept}
    assert search.think(now, 0, 1e9, 200) is kept
    assert search.done > 64


@pytest.mark.parametrize("game", GAMES)
def test_where_the_tree_ends_in_its_own_turn_a_thorough_search_counts_the_best_of_several_ways_to_finish(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = rulebook(game)
    monkeypatch.setattr(judge_of(book), "moment", 0)
    monkeypatch.setattr(judge_of(book), "rounds", 0)
    start = next(sample for sample in book.sample_setups() if len(sample.seats) == 2 and not sample.modules)
    more = 0.0
    for seed in range(16):
        g, seat = reached(book, start, seed, 60)
        quick, thorough = [Search(book, judge_of(book), Random(1), 1.0, 2.0, 1.0, ways) for ways in (1, 6)]
        for search in (quick, thorough):
            search.think(g, seat, 1e9, 40, True)
        more += thorough.expected[seat] - quick.expected[seat]
    assert more > 0.05


def test_a_thorough_search_lets_the_others_reply_before_it_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Eyrie have 29 points and roosts that score at the end of their turn, which is next."""
    g = position(
        "turn marquise daylight\nscore marquise: 28\nscore eyrie: 29\n"
        "clearing 1: marquise 4 warriors, 1 keep, 1 sawmill\n"
        "clearing 12: eyrie 6 warriors, 1 roost\nclearing 11: eyrie 6 warriors, 1 roost\neyrie leader: despot"
    )
    book = rulebook("root")
    lost: list[float] = []
    for moment, finishes in ((0, 4), (2, 1), (2, 4)):
        monkeypatch.setattr(judge_of(book), "moment", moment)
        search = Search(book, judge_of(book), Random(1), 1.0, 2.0, 1.0, finishes)
        search.think(g, 0, 1e9, 40, True)
        lost.append(search.expected[1])
    assert max(lost[:2]) < 0.7 < 0.8 < lost[2]


def test_a_thorough_search_looks_as_many_turns_ahead_as_the_judge_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three turns before games of Raiders are over, a search that looks three turns or one round on sees who won."""
    book = rulebook("raiders")
    judge = judge_of(book)
    doubts: list[float] = []
    for moment, rounds, finishes in ((0, 0, 2), (3, 1, 1), (3, 0, 2), (0, 1, 2)):
        monkeypatch.setattr(judge, "moment", moment)
        monkeypatch.setattr(judge, "rounds", rounds)
        doubt = 0.0
        for seed in range(5):
            g, seat = before_the_end(book, seed, 3)
            search = Search(book, judge, Random(1), 1.0, 2.0, 1.0, finishes)
            search.think(g, seat, 1e9, 60, True)
            doubt += 1.0 - max(search.expected)
        doubts.append(doubt)
    assert min(doubts[:2]) > 2.0 * max(doubts[2:])


def test_a_judgement_one_round_on_counts_as_much_as_the_judge_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five turns before a game of three is over, two rounds on it is decided; one round on doubts are left."""
    book = rulebook("raiders")
    judge = judge_of(book)
    doubts: list[float] = []
    for early in (0.0, 0.5, 1.0):
        monkeypatch.setattr(judge, "early", early)
        doubt = 0.0
        for seed in range(3):
            g, seat = before_the_end(book, seed, 5)
            search = Search(book, judge, Random(1), 1.0, 2.0, 1.0, 2)
            search.think(g, seat, 1e9, 60, True)
            doubt += 1.0 - max(search.expected)
        doubts.append(doubt)
    assert 1.5 * doubts[0] < doubts[1] < 0.8 * doubts[2]


def test_the_thinkers_later_turns_are_played_with_care_and_those_of_others_with_theirs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    book = rulebook("raiders")
    judge = judge_of(book)
    start = next(sample for sample in book.sample_setups() if len(sample.seats) == 2 and not sample.modules)
    monkeypatch.setattr(judge, "early", 0.0)
    expected: list[float] = []
    for care, theirs in ((6, 1), (1, 1), (1, 6)):
        monkeypatch.setattr(judge, "care", care)
        monkeypatch.setattr(judge, "theirs", theirs)
        total = 0.0
        for seed in range(4):
            g, seat = reached(book, start, seed, 60)
            search = Search(book, judge, Random(1), 1.0, 2.0, 1.0, 2)
            search.think(g, seat, 1e9, 60, True)
            total += search.expected[seat]
        expected.append(total)
    assert expected[0] > expected[1] + 0.1
    assert expected[1] > expected[2] + 0.1


class CountingRandom(Random):
    """Counts what is drawn: the more turns are played, the more."""

    drawn = 0

    def random(self) -> float:
        self.drawn += 1
        return super().random()


def test_how_many_ways_the_thinkers_later_turns_are_played_in_depends_on_the_seats(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Up to the judge's moment there is one such turn with two seats as with four, in Raiders played twice as often."""
    book = rulebook("raiders")
    judge = judge_of(book)
    more: list[int] = []
    for seats in (2, 4):
        start = next(sample for sample in book.sample_setups() if len(sample.seats) == seats and not sample.modules)
        drawn: list[int] = []
        for care in (1, 6):
            monkeypatch.setattr(judge, "care", care)
            rng = CountingRandom(1)
            for seed in range(2):
                g, seat = reached(book, start, seed, 60)
                Search(book, judge, rng, 1.0, 2.0, 1.0, 2).think(g, seat, 1e9, 40, True)
            drawn.append(rng.drawn)
        more.append(drawn[1] - drawn[0])
    assert more[1] == pytest.approx(2 * more[0], rel=0.3)


def test_the_tree_is_kept_between_two_decisions_of_a_turn() -> None:
    book = rulebook("raiders")
    g, seat = reached(book, book.sample_setups()[0], 5, 60)
    bot = make_bot("veteran", book, 1, iterations=150)
    assert isinstance(bot, SearchBot)
    kept = 0
    for _ in range(12):
        g.play(seat, bot.choose(g, seat))
        settle(g, Random(1))
        assert g.decision is not None
        if g.decision.seats(g)[0] != seat:
            break
        before = bot.search.root
        answer = bot.choose(g, seat)
        kept += bot.search.root is not before and bot.search.root.visits > 150
        g.play(seat, answer)
        settle(g, Random(1))
        assert g.decision is not None
        if g.decision.seats(g)[0] != seat:
            break
    assert kept > 0


def test_an_answer_known_from_before_but_no_longer_legal_is_not_given() -> None:
    before, now = toy_auction(1, 2, [[1, 4], [2, 3]]), toy_auction(1, 2, [[2, 3], [1, 4]])
    bot = make_bot("veteran", TOY, 1, iterations=100)
    assert isinstance(bot, SearchBot)
    bot.choose(before, 0)
    kept = bot.search.root
    bot.search._kept = {bot.search._key(now, 0, 0): kept}
    bot.iterations = 4
    assert bot.choose(now, 0) in (BIDS[1], BIDS[2])
    assert bot.search.root is kept, "the tree was kept, or this shows nothing"


def test_chances_add_up_and_follow_the_points() -> None:
    chances = shares([10.0, 12.0, 3.0], 4.0)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[1] > chances[0] > chances[2]
    far = shares([100.0, 0.0], 2.0)
    assert shares([110.0, 0.0], 2.0)[0] > far[0], "more points count even when far ahead"


def sample(game: str) -> Setup:
    return next(setup for setup in rulebook(game).sample_setups() if len(setup.seats) > 1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_every_game_legally(game: str, name: str) -> None:
    book = rulebook(game)
    table = Table(book, sample(game), bytes(16))
    bots = [make_bot(name, book, seat, iterations=12) for seat in range(table.game.players)]
    for _ in range(60):
        if (decision := table.game.decision) is None:
            break
        seat = decision.seats(table.game)[0]
        table.answer(seat, bots[seat].choose(table.game, seat))
    assert table.n > 30


@pytest.mark.parametrize("game", GAMES)
def test_a_judge_gives_each_seat_a_chance_at_any_moment(game: str) -> None:
    book = rulebook(game)
    judge = judge_of(book)
    for start in book.sample_setups()[:8]:
        g = book.start(start)
        g.advance()
        rng = Random(4)
        for _ in range(12):
            chances = judge.payoffs(g)
            assert len(chances) == g.players
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            assert sum(chances) <= 1.0 + 1e-9
            rollout(g, judge, rng, judge.turn(g) + 3, 25)
        assert judge.turn(g) > 0
