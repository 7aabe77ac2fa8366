"""The arena: fair schedules, games that repeat, results that survive an interruption, figures that add up."""

from __future__ import annotations

import html.parser
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from marches.bots.arena.match import Outcome, Thinking, play
from marches.bots.arena.report import report
from marches.bots.arena.results import Results, read
from marches.bots.arena.run import run
from marches.bots.arena.schedule import Plan, rotations, schedule
from marches.bots.arena.stats import summarise, wilson
from marches.bots.levels import UnknownLevel
from marches.bots.search.clock import now
from marches.cli import app
from marches.games import rulebook
from marches.kernel.mistake import Mistake
from marches.text import Words
from tests.kernel.toybook import TOY

FOUR = ("warlord", "veteran", "veteran", "apprentice")


def plan(levels: tuple[str, ...] = ("wanderer", "wanderer"), game: str = "raiders") -> Plan:
    return Plan(game, 1, levels, iterations=10)


def test_levels_sit_everywhere_equally_often() -> None:
    fixtures = schedule(TOY, Plan("toy", 1, FOUR), 64)
    assert len(fixtures) == 64
    seats = Counter((seat, level) for fixture in fixtures for seat, level in enumerate(fixture.levels))
    labels = Counter((label, level) for f in fixtures for label, level in zip(f.setup.seats, f.levels, strict=True))
    for count in (seats, labels):
        assert {n for (_, level), n in count.items() if level == "veteran"} == {32}
        assert {n for (_, level), n in count.items() if level != "veteran"} == {16}


def test_games_of_a_block_share_seed_and_setup() -> None:
    fixtures = schedule(TOY, Plan("toy", 1, ("veteran", "apprentice")), 7)
    assert len(fixtures) == 8, "rounded up to whole blocks"
    for first, second in zip(fixtures[::2], fixtures[1::2], strict=True):
        assert (first.seed, first.setup) == (second.seed, second.setup)
        assert first.levels == second.levels[::-1]
    assert len({fixture.seed for fixture in fixtures}) == 4


def test_equal_levels_need_no_rotation() -> None:
    assert rotations(("veteran", "veteran")) == [("veteran", "veteran")]


def test_a_plan_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownLevel):
        schedule(TOY, Plan("toy", 1, ("emperor", "veteran")), 2)
    with pytest.raises(Mistake):
        schedule(TOY, Plan("toy", 1, ("veteran", "veteran"), labels=("a",)), 2)


def test_a_game_repeats_exactly_at_fixed_iterations() -> None:
    book = rulebook("raiders")
    fixture = schedule(book, plan(), 1)[0]
    first, second = play(plan(), fixture), play(plan(), fixture)
    assert not first.error
    assert (first.scores, first.winners, first.turns, first.answers) == (
        second.scores,
        second.winners,
        second.turns,
        second.answers,
    )


def test_an_arena_may_count_processor_time_and_the_next_counts_seconds_again() -> None:
    timed = Plan("raiders", 1, ("apprentice", "wanderer"), scale=0.001)
    for processor, least, most in ((True, 0.0, 0.02), (False, 0.05, 10.0)):
        counted = msgspec.structs.replace(timed, processor_time=processor)
        assert play(counted, schedule(rulebook("raiders"), counted, 2)[0]).error == ""
        before = now()
        time.sleep(0.05)
        assert least <= now() - before < most, processor


def test_what_goes_wrong_is_part_of_the_outcome() -> None:
    fixture = schedule(TOY, Plan("toy", 1, ("wanderer", "wanderer")), 1)[0]
    outcome = play(Plan("nowhere", 1, ("wanderer", "wanderer")), fixture)
    assert "Unknown game 'nowhere'" in outcome.error
    assert play(Plan("toy", 1, ("wanderer", "wanderer")), fixture, TOY).error == ""


def test_automas_sit_behind_the_levels_and_nobody_thinks_for_them() -> None:
    book = rulebook("scythe")
    against = Plan("scythe", book.version, ("wanderer",), options={"automas": "person, automaszyna"}, machines=1)
    fixtures = schedule(book, against, 2)
    assert {fixture.levels for fixture in fixtures} == {("wanderer", "automa-level:automaszyna")}
    assert {fixture.setup.options["automas"] for fixture in fixtures} == {"person, automaszyna"}
    outcome = play(against, fixtures[0])
    assert not outcome.error
    assert len(outcome.thinking) == 1
    assert len(outcome.scores) == 2
    page = report(against, summarise([outcome]), Words("en"))
    assert "Automaszyna" in page
    with pytest.raises(Mistake, match="the first 2 seats"):
        schedule(book, msgspec.structs.replace(against, levels=("wanderer", "wanderer"), machines=0), 2)


def test_levels_never_meet_at_a_table_with_an_automa_of_the_samples() -> None:
    book = rulebook("scythe")
    fixtures = schedule(book, Plan("scythe", book.version, ("wanderer", "wanderer")), 40)
    assert not any(book.machine(fixture.setup, seat) for fixture in fixtures for seat in range(2))


def test_a_game_won_together_is_a_whole_win_for_everyone() -> None:
    outcomes = [made(n, 0, ("veteran",) * 3) for n in range(4)]
    for n, outcome in enumerate(outcomes):
        outcome.together, outcome.winners = True, (0, 1, 2) if n else ()
    summary = summarise(outcomes)
    assert [(rate.rate, rate.fair) for rate in summary.levels] == [(0.75, 0.0)]
    assert {rate.name: rate.rate for rate in summary.labels} == {"a": 0.75, "b": 0.75, "c": 0.75}
    assert summary.levels[0].high < 1
    assert 'class="fair"' not in report(plan(), summary, Words("en"))


def made(index: int, winner: int, levels: tuple[str, ...] = ("veteran", "apprentice")) -> Outcome:
    scores = tuple(50 if seat == winner else 40 for seat in range(len(levels)))
    labels = tuple("abcd"[: len(levels)])
    thinking = [Thinking(10, 5.0, 1.0, 0) for _ in levels]
    return Outcome(index, index // 2, index, levels, labels, scores, (winner,), 60, 300, thinking, 1.0)


def test_results_are_gone_on_with_after_an_interruption(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = Results.open(path, plan())
    results.add(made(0, 0))
    results.add(made(1, 1))
    results.close()
    with path.open("ab") as file:
        file.write(b'{"index": 2, "blo')  # cut off in mid-write
    again = Results.open(path, plan())
    assert [outcome.index for outcome in again.outcomes] == [0, 1]
    again.add(made(2, 0))
    again.close()
    kept, outcomes = read(path)
    assert kept == plan()
    assert outcomes == [made(0, 0), made(1, 1), made(2, 0)]


def test_results_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Results.open(path, plan()).close()
    with pytest.raises(Mistake, match="results of another arena"):
        Results.open(path, plan(("veteran", "wanderer")))
    path.write_text("not a result\n")
    with pytest.raises(Mistake, match="not a results file"):
        read(path)


def test_intervals_are_wilsons() -> None:
    low, high = wilson(65, 100)
    assert (round(low, 4), round(high, 4)) == (0.5525, 0.7364)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_figures_add_up() -> None:
    outcomes = [made(n, 0 if n % 4 else 1) for n in range(40)]
    broken = made(99, 0)
    broken.error = "broke off"
    summary = summarise([*outcomes, broken])
    assert (summary.games, summary.errors) == (40, 1)
    veteran = next(rate for rate in summary.levels if rate.name == "veteran")
    assert veteran.rate == pytest.approx(0.75)
    assert veteran.low < 0.75 < veteran.high
    assert veteran.fair == pytest.approx(0.5)
    assert sum(rate.wins for rate in summary.levels) == pytest.approx(40)
    assert [rating.name for rating in summary.ratings] == ["veteran", "apprentice"]
    assert summary.times[0].mean == pytest.approx(0.5)


def test_a_level_on_two_seats_is_counted_by_the_seat() -> None:
    levels = ("warlord", "veteran", "veteran", "apprentice")
    summary = summarise([made(n, n % 4, levels) for n in range(40)])
    rates = {rate.name: rate for rate in summary.levels}
    assert rates["veteran"].rate == pytest.approx(0.25)
    assert rates["warlord"].rate == pytest.approx(0.25)
    assert all(rate.fair == pytest.approx(0.25) for rate in rates.values())
    assert all(rate.low < 0.25 < rate.high for rate in rates.values())


class Links(html.parser.HTMLParser):
    """Collects what a page would fetch from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.tags: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.fetched += [value for name, value in attrs if name in ("src", "href") and value]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_report_needs_nothing_else(lang: str) -> None:
    page = report(plan(), summarise([made(n, n % 2) for n in range(10)]), Words(lang))
    links = Links()
    links.feed(page)
    assert links.fetched == []
    assert links.tags["svg"] == 6
    assert links.tags["table"] == 5
    assert "bots-" not in page, "every key has its words"
    assert ("Apprenti<" in page) == (lang == "fr")


def test_the_command_plays_reports_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "r.jsonl"
    command = ["arena", "raiders", "--seats", "wanderer,wanderer", "--out", str(out), "--iterations", "5"]
    done = CliRunner().invoke(app, [*command, "--games", "2"])
    assert done.exit_code == 0, done.output
    assert (tmp_path / "r.html").read_text("utf-8").startswith("<!doctype html>")
    first = read(out)[1]
    again = CliRunner().invoke(app, [*command, "--games", "4"])
    assert again.exit_code == 0, again.output
    outcomes = read(out)[1]
    assert outcomes[: len(first)] == first
    assert [outcome.index for outcome in outcomes] == [0, 1, 2, 3]
    assert not any(outcome.error for outcome in outcomes)


def test_several_processes_play_the_same_games() -> None:
    book = rulebook("raiders")
    fixtures = schedule(book, plan(), 2)
    here = {outcome.index: outcome.scores for outcome in run(plan(), fixtures)}
    there = {outcome.index: outcome.scores for outcome in run(plan(), fixtures, workers=2)}
    assert here == there


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_local_ray_plays_the_same_games() -> None:
    pytest.importorskip("ray", reason="the extra 'cluster' is not installed")
    book = rulebook("raiders")
    fixtures = schedule(book, plan(), 2)
    here = {outcome.index: outcome.scores for outcome in run(plan(), fixtures)}
    there = {outcome.index: outcome.scores for outcome in run(plan(), fixtures, workers=2, ray_address="local")}
    assert here == there
