"""Conformance: checks that every game must pass, whatever its rules. Used by the tests and by `make soak`."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from marches import records
from marches.kernel.action import Action
from marches.kernel.game import EVERYONE, Game
from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Setup
from marches.kernel.step import SPECTATOR, Chance, Decision, Seat
from marches.table.table import Table, forced_answer
from marches.table.view import page
from marches.testing.playout import playout, random_answer, restless_answer

LIMIT = 20_000
"""The number of players' answers after which a random game counts as endless."""

DEALS = 64
"""After this many re-deals, an answer that never changed counts as not re-dealt."""

Forced = Callable[[Game], tuple[int, Action] | None]
"""A function that says which answers a table gives by itself: `forced_answer`, or a test's replacement."""


def fingerprint(rulebook: Rulebook, g: Game) -> bytes:
    """Everything anyone can see of a game."""
    seats = [SPECTATOR, *range(g.players)]
    shown = [page(rulebook, g, 0, seat) for seat in seats]
    sealed = {str(seat): repr(action) for seat, action in sorted(g.sealed.items())}
    return msgspec.json.encode((shown, sealed, [type(step).__name__ for step in g.agenda], g.result))


def random_table(rulebook: Rulebook, setup: Setup, seed: int, limit: int = LIMIT) -> Table:
    """A table played to its end with random answers. Raises `AssertionError` if it does not end."""
    rng = Random(seed)
    table = Table(rulebook, setup, seed.to_bytes(16, "big"))
    while table.game.decision is not None:
        assert table.n < limit, f"{setup} seed {seed}: no end after {limit} answers"
        seat, action = random_answer(table.game, rng)
        table.answer(seat, action)
    assert table.game.result is not None, f"{setup} seed {seed}: over without a result"
    return table


class Endless(AssertionError):
    """A game that random players did not finish, and the position in which they stopped."""

    def __init__(self, words: str, g: Game) -> None:
        super().__init__(words)
        self.g = g


def check_can_end(g: Game, seed: int, tries: int, limit: int) -> None:
    """Check that players who never pass can end the game from here, within `limit` answers in one of `tries`
    attempts.
    """
    for number in range(tries):
        rng = Random(f"{seed} {number}")
        on = g.clone()
        for _ in range(limit):
            if on.decision is None:
                return
            on.play(*restless_answer(on, rng))
    raise AssertionError(f"no end after {tries} times {limit} more decisions without passing")


def check_game(
    rulebook: Rulebook, setup: Setup, seed: int, every: int = 1, limit: int = LIMIT, count_every: int = 1
) -> int:
    """Play a random game on a bare `Game` and check every `every`-th decision. Returns its length.

    The pieces are counted after every `count_every`-th answer and at the end: what is lost stays lost. Which decisions
    are looked at depends on the seed.
    """
    rng = Random(seed)
    g = rulebook.start(setup)
    g.advance()
    census = dict(rulebook.census(g))
    count = 0
    while g.decision is not None:
        if count >= limit:
            raise Endless(f"{setup} seed {seed}: no end after {limit} decisions", g)
        if (count + seed) % every == 0:
            check_options(rulebook, g)
            check_clone(rulebook, g, rng)
        seat, action = random_answer(g, rng)
        g.play(seat, action)
        if (count + seed) % count_every == 0 or g.decision is None:
            now = dict(rulebook.census(g))
            assert now == census, f"{setup} seed {seed} answer {count}: {_difference(census, now)}"
        count += 1
    assert g.result is not None, f"{setup} seed {seed}: over without a result"
    assert len(g.result.scores) == g.players
    return count


def check_options(rulebook: Rulebook, g: Game) -> None:
    """Check that the options are the candidates without a reason, that there is one, and that each can be applied."""
    decision = g.decision
    assert decision is not None
    if isinstance(decision, Chance):
        assert decision.tickets(g) > 0, f"{type(decision).__name__} has nothing to draw"
    for seat in decision.seats(g):
        options = decision.options(g, seat)
        assert options, f"{type(decision).__name__} offers seat {seat} nothing"
        assert len(set(options)) == len(options), f"{type(decision).__name__} offers an answer twice: {options}"
        legal = [a for a in decision.candidates(g, seat) if decision.why_not(g, seat, a) is None]
        assert sorted(a.code for a in legal) == sorted(a.code for a in options), (
            f"{type(decision).__name__}: options {options}, candidates without a reason {legal}"
        )
        for action in options:
            assert rulebook.actions[action.code] is action
            g.clone().play(seat, action)


def check_clone(rulebook: Rulebook, g: Game, rng: Random) -> None:
    """Check that a clone looks like its original, and that a change to one does not affect the other."""
    before = fingerprint(rulebook, g)
    clone = g.clone()
    assert fingerprint(rulebook, clone) == before, "a clone differs from its original"
    kept = clone.clone()
    playout(clone, rng, 20)
    assert fingerprint(rulebook, g) == before, "playing a clone changed its original"
    assert fingerprint(rulebook, kept) == before, "playing a clone changed another clone"


def check_replay(rulebook: Rulebook, setup: Setup, seed: int, limit: int = LIMIT) -> Table:
    """Check that the same seed gives the same record, and that the record gives the same game at every moment."""
    table = random_table(rulebook, setup, seed, limit)
    again = random_table(rulebook, setup, seed, limit)
    data = records.dumps(table.record)
    assert records.dumps(again.record) == data, f"{setup} seed {seed}: two records of one seed differ"
    replayed = Table.replay(rulebook, records.loads(data))
    assert fingerprint(rulebook, replayed.game) == fingerprint(rulebook, table.game)
    assert [e.events for e in replayed.entries] == [e.events for e in table.entries]
    for n in range(0, table.n, max(1, table.n // 8)):
        assert fingerprint(rulebook, replayed.at(n)) == fingerprint(rulebook, table.at(n))
    return table


def check_non_interference(
    rulebook: Rulebook, setup: Setup, seed: int, every: int = 1, forced: Forced = forced_answer
) -> int:
    """Re-deal what a seat cannot see and check that it sees the same before and after the same visible answer.

    Nor can it tell the deals apart by which questions the table answers by itself, or by where undo stops: that is
    tried at every decision, for a spectator and one seat after the other. What each of them sees is compared at every
    `every`-th decision. Returns how many trials were made.
    """
    return sum(count_non_interference(rulebook, setup, seed, every, forced).values())


def count_non_interference(
    rulebook: Rulebook, setup: Setup, seed: int, every: int, forced: Forced = forced_answer
) -> dict[int, int]:
    """`check_non_interference`. Returns the trials made by seat. Which decisions are looked at depends on the seed."""
    rng = Random(seed)
    g = rulebook.start(setup)
    g.advance()
    trials = dict.fromkeys([SPECTATOR, *range(g.players)], 0)
    count = 0
    while g.decision is not None:
        answering, action = random_answer(g, rng)
        look = (count + seed) % every == 0
        for seat in trials if look else (SPECTATOR, count % g.players):
            trials[seat] += check_redeal(rulebook, g, seat, answering, action.code, rng, look, forced)
        g.play(answering, action)
        count += 1
    return trials


def check_redeals_play_on(rulebook: Rulebook, setup: Setup, seed: int, every: int, answers: int = 60) -> int:
    """A position dealt again can be played on from, and loses nothing: what it owes, the new hands can pay.

    Tried for the seats that are asked, since bots think for those, and for everyone while nature is. What another seat
    is asked may depend on the very cards that are dealt again. Returns how many were tried. Which decisions are looked
    at depends on the seed.
    """
    rng = Random(seed)
    g = rulebook.start(setup)
    g.advance()
    census = dict(rulebook.census(g))
    tried = count = 0
    while g.decision is not None:
        if (count + seed) % every == 0:
            for seat in (SPECTATOR, *range(g.players)):
                if not (isinstance(g.decision, Chance) or seat in g.decision.seats(g)):
                    continue
                where = f"{setup} seed {seed} answer {count}, seat {seat}"
                other = rulebook.redeal(g, seat, rng)
                try:
                    playout(other, rng, answers)
                except Exception as error:
                    raise AssertionError(f"{where}: another deal cannot be played on: {error!r}") from error
                now = dict(rulebook.census(other))
                assert now == census, f"{where}: {_difference(census, now)}"
                tried += 1
        g.play(*random_answer(g, rng))
        count += 1
    return tried


def check_redeal(
    rulebook: Rulebook,
    g: Game,
    seat: Seat,
    answering: int,
    code: int,
    rng: Random,
    look: bool = True,
    forced: Forced = forced_answer,
) -> int:
    """One trial: check that `seat` cannot tell a re-deal by the results of an answer. Returns 0 if it does not fit.

    Without `look` only the questions the table answers by itself and the places where undo stops are compared.
    """
    other = rulebook.redeal(g, seat, rng)
    check_reseal(rulebook, g, seat, rng)
    decision, action = other.decision, rulebook.actions[code]
    assert decision is not None
    name = type(decision).__name__
    if look:
        assert _shown(rulebook, other, seat) == _shown(rulebook, g, seat), f"a re-deal changes what seat {seat} sees"
    assert (forced(other) is None) == (forced(g) is None), (
        f"{name}: whether the table answers by itself tells seat {seat} what it may not know"
    )
    if answering not in decision.seats(other) or action not in decision.options(other, answering):
        return 0  # what was answered depends on what was re-dealt: nothing to compare
    mine = g.clone()
    for played in (mine, other):
        played.events = [] if look else None
        played.revealed = 0
        played.play(answering, action)
    assert mine.revealed == other.revealed, f"{name}: whom it shows things to depends on what is hidden"
    if mine.revealed == EVERYONE or (seat >= 0 and mine.revealed >> seat & 1):
        return 0  # this seat was rightly shown what had been re-dealt
    if look:
        assert _told(mine, seat) == _told(other, seat), f"{name}: events tell seat {seat} what it may not know"
        assert _shown(rulebook, mine, seat) == _shown(rulebook, other, seat), (
            f"{name}: after {action!r} by {answering}, seat {seat} sees what it may not know"
        )
    assert _run_on(mine, forced) == _run_on(other, forced), (
        f"{name}: what the table answers after {action!r}, or where undo stops, tells seat {seat} what it may not know"
    )
    return 1


def check_reseal(rulebook: Rulebook, g: Game, seat: Seat, rng: Random) -> None:
    """Check that re-deals sometimes change others' sealed answers, because `seat` does not know what they chose."""
    decision = g.decision
    assert decision is not None
    for other in g.sealed:
        if other != seat and len(decision.options(g, other)) > 1:
            deals = (rulebook.redeal(g, seat, rng) for _ in range(DEALS))
            assert any(deal.sealed[other] is not g.sealed[other] for deal in deals), (
                f"{type(decision).__name__}: a re-deal keeps what seat {other} has sealed; `redeal` must call `reseal`"
            )


def _run_on(g: Game, forced: Forced) -> list[tuple[int, bool]]:
    """Give the answers the table gives by itself. Returns each seat it answered for, and whether undo stops there."""
    answered = []
    while (answer := forced(g)) is not None:
        g.revealed = 0
        g.play(*answer)
        answered.append((answer[0], g.revealed != 0))
    return answered


def hasty(question: type[Decision[Any]]) -> Forced:
    """A table that answers these questions for a seat with one option even if they are secret. This is a leak."""

    def forced(g: Game) -> tuple[int, Action] | None:
        if not isinstance(g.decision, question):
            return forced_answer(g)
        seats = g.decision.seats(g)
        options = g.decision.options(g, seats[0])
        return (seats[0], options[0]) if len(seats) == 1 and len(options) == 1 else None

    return forced


def _shown(rulebook: Rulebook, g: Game, seat: Seat) -> bytes:
    return msgspec.json.encode(page(rulebook, g, 0, seat))


def _told(g: Game, seat: Seat) -> bytes:
    return msgspec.json.encode([event.seen_by(seat) for event in g.events or []])


def check_scenarios(rulebook: Rulebook, setup: Setup, seed: int, every: int = 1) -> int:
    """Check that every `every`-th position survives being written as a scenario and read. Returns how many were
    tried.
    """
    rng = Random(seed)
    g = rulebook.start(setup)
    g.advance()
    found = 0
    while g.decision is not None:
        if rulebook.is_quiet(g):
            found += 1
            if (found + seed) % every == 0:
                check_scenario(rulebook, g)
        seat, action = random_answer(g, rng)
        g.play(seat, action)
    assert found, f"{setup}: no moment of the game can be written as a scenario"
    return found


def check_play(rulebook: Rulebook, g: Game, seed: int, answers: int) -> None:
    """Play random answers from a position. Check its options, its scenario text and its pieces before each."""
    census = dict(rulebook.census(g))
    rng = Random(seed)
    for _ in range(answers):
        if g.decision is None:
            break
        check_options(rulebook, g)
        if rulebook.is_quiet(g):
            check_scenario(rulebook, g)
        g.play(*random_answer(g, rng))
        assert dict(rulebook.census(g)) == census


def check_scenario(rulebook: Rulebook, g: Game) -> Game:
    """Check that a position survives being written as a scenario and read. Returns what was read."""
    text = rulebook.dump(g)
    back: Game = rulebook.load(text)
    assert rulebook.dump(back) == text
    assert fingerprint(rulebook, back) == fingerprint(rulebook, g), f"the scenario loses something:\n{text}"
    return back


def _difference(before: dict[str, int], now: dict[str, int]) -> str:
    changed = [key for key in sorted({*before, *now}) if before.get(key) != now.get(key)]
    return ", ".join(f"{key} was {before.get(key, 0)}, is {now.get(key, 0)}" for key in changed)
