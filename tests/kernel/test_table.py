"""The table: what it accepts, what it answers itself, undo, earlier moments."""

from random import Random

import pytest

from marches.kernel.script import Scripted
from marches.kernel.setup import Setup, SetupError
from marches.kernel.step import NATURE, SPECTATOR
from marches.table.record import Undo
from marches.table.table import Refused, Table
from marches.table.view import heard, page
from marches.testing.conformance import fingerprint, random_table
from tests.kernel.toy import BIDS, PASS, PEEKS, ROLLS, Bid, PeekOrPass, SealBids, ToyGame
from tests.kernel.toybook import TOY, Toy, setup

SEED = bytes(15) + b"\x07"


def table(players: int = 2, seed: bytes = SEED) -> Table:
    return Table(TOY, setup(players), seed)


def state(t: Table) -> ToyGame:
    assert isinstance(t.game, ToyGame)
    return t.game


def bid(t: Table, seat: int) -> None:
    held = state(t).hands[seat][0]
    t.answer(seat, BIDS[held - 1])


def after_the_bids(seed: bytes = SEED) -> Table:
    t = table(seed=seed)
    for seat in (0, 1):
        bid(t, seat)
    return t


def winner(t: Table) -> int:
    decision = t.game.decision
    assert isinstance(decision, PeekOrPass)
    return decision.seat


def test_the_table_answers_for_nature_and_waits_for_players() -> None:
    t = table()
    assert isinstance(t.game.decision, SealBids)
    assert [entry.seat for entry in t.entries] == [NATURE] * 5, "four cards dealt, one roll"


def test_an_answer_is_accepted_only_if_it_is_offered_to_that_seat() -> None:
    t = table()
    before = fingerprint(TOY, t.game)
    foreign = next(action for action in BIDS if isinstance(action, Bid) and action.card not in state(t).hands[0])
    cases = [(0, foreign, "toy-why-not-held"), (0, PASS, "table-not-offered"), (NATURE, ROLLS[0], "table-not-asked")]
    cases += [(SPECTATOR, BIDS[0], "table-not-asked"), (5, BIDS[0], "table-not-asked")]
    for seat, action, key in cases:
        with pytest.raises(Refused) as refused:
            t.answer(seat, action)
        assert refused.value.reason.key == key
    assert fingerprint(TOY, t.game) == before
    assert t.n == 5


def test_a_seat_that_has_sealed_its_answer_is_not_asked_again() -> None:
    t = table()
    bid(t, 0)
    with pytest.raises(Refused, match="table-not-asked"):
        bid(t, 0)


def test_a_late_answer_is_refused_by_its_number() -> None:
    t = table()
    n = t.n
    bid(t, 0)
    with pytest.raises(Refused) as refused:
        t.answer(1, BIDS[state(t).hands[1][0] - 1], n)
    assert dict(refused.value.reason.facts) == {"asked": n, "now": n + 1}


def test_no_answer_is_accepted_once_the_game_is_over() -> None:
    t = random_table(TOY, setup(), 3)
    with pytest.raises(Refused, match="table-over"):
        t.answer(0, PASS)


def test_a_forced_answer_is_given_by_the_table_and_marked() -> None:
    """With no point to spend the winner can only pass; the auction is secret and is always asked."""
    for number in range(200):
        t = after_the_bids(number.to_bytes(16, "big"))
        forced = [entry for entry in t.entries if entry.forced]
        assert all(entry.action is PASS for entry in forced)
        assert not any(isinstance(entry.action, Bid) and entry.forced for entry in t.entries)
    t = Table(TOY, Setup("toy", 1, ("a", "b"), (), {"lots": 1}), SEED)
    state(t).hands[0][:] = [2]
    assert isinstance(t.game.decision, SealBids), "one card left is one option, yet the seat is asked"


def test_undo_takes_back_the_seats_own_last_answer() -> None:
    t = table()
    before = fingerprint(TOY, t.game)
    bid(t, 1)
    assert t.undo(1) == Undo(5, 1)
    assert (t.n, fingerprint(TOY, t.game)) == (5, before)
    bid(t, 1)
    assert t.n == 6


def test_undo_is_refused_across_another_seats_answer() -> None:
    t = table()
    bid(t, 0)
    with pytest.raises(Refused) as refused:
        t.undo(1)
    assert refused.value.reason.key == "table-undo-other"
    assert dict(refused.value.reason.facts) == {"seat": "seat:0"}


def test_undo_is_refused_across_a_draw() -> None:
    t = after_the_bids()
    with pytest.raises(Refused, match="table-undo-chance"):
        t.undo(1)


def test_undo_is_refused_across_a_reveal() -> None:
    t = table()
    state(t).bag.counts[:] = [0, 0, 0, 0]  # nothing to draw after the auction: only the reveal is in the way
    for seat in (0, 1):
        bid(t, seat)
    with pytest.raises(Refused, match="table-undo-revealed"):
        t.undo(1)


def test_undo_is_refused_after_looking_at_a_hand() -> None:
    t = after_the_bids()
    seat = winner(t)
    state(t).lots = 0
    t.answer(seat, PEEKS[1 - seat])
    with pytest.raises(Refused, match="table-undo-revealed"):
        t.undo(seat)


def test_there_is_nothing_to_undo_before_the_first_answer() -> None:
    t = table()
    del t.entries[:]
    with pytest.raises(Refused, match="table-undo-nothing"):
        t.undo(0)


def test_every_earlier_moment_can_be_seen_again() -> None:
    rng = Random(5)
    t = Table(TOY, setup(4), SEED)
    shown = {}
    while t.game.decision is not None:
        shown[t.n] = fingerprint(TOY, t.game)
        seat = t.game.decision.seats(t.game)[0]
        t.answer(seat, rng.choice(t.options(seat)))
    for n, before in shown.items():
        assert fingerprint(TOY, t.at(n)) == before
    with pytest.raises(IndexError, match="moments 0 to"):
        t.at(t.n + 1)


def test_only_a_seat_that_is_asked_has_options() -> None:
    t = table()
    bid(t, 0)
    assert t.options(0) == []
    assert t.options(1)


def test_each_seat_hears_what_it_may_know() -> None:
    t = table()
    own = [line.key for line in heard(t.entries, 0)]
    watching = [line.key for line in heard(t.entries, SPECTATOR)]
    assert own.count("toy-did-draw") == 2
    assert own.count("toy-did-draw-hidden") == 2
    assert watching.count("toy-did-draw-hidden") == 4


def test_a_page_shows_options_and_refusals_to_the_seat_that_is_asked_alone() -> None:
    t = table()
    state(t).hands[0][:] = [2, 3]
    mine = page(TOY, t.game, t.n, 0).question
    watching = page(TOY, t.game, t.n, SPECTATOR).question
    assert mine is not None
    assert watching is not None
    assert [option.answer for option in mine.options] == [{"verb": "bid", "card": 2}, {"verb": "bid", "card": 3}]
    assert [option.touches for option in mine.options] == [["card:2"], ["card:3"]]
    assert [option.reason.key for option in mine.refused if option.reason] == ["toy-why-not-held"] * 2
    assert (watching.waiting, watching.options, watching.refused) == ((0, 1), [], [])
    assert mine.line.key == "toy-ask-seal-bids"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (Setup("chess", 1, ("a", "b")), "table-setup-game game=chess"),
        (Setup("toy", 1, ("a",)), "table-setup-count least=2 most=4 players=1"),
        (Setup("toy", 1, ("a", "b"), ("fog",)), "table-setup-module module=fog known=long"),
        (Setup("toy", 1, ("a", "b"), ("dull",)), "table-setup-requires module=dull needed=long"),
        (Setup("toy", 1, ("a", "b"), ("long", "odd")), "table-setup-excludes module=odd barred=long"),
        (Setup("toy", 1, ("a", "b", "c", "d"), ("long",)), "table-setup-players module=long least=2 most=3 players=4"),
        (Setup("toy", 1, ("a", "b"), (), {"speed": 3}), "table-setup-option option=speed known=lots, open"),
        (Setup("toy", 1, ("a", "b"), (), {"lots": 9}), "table-setup-value option=lots value=9 known=1, 2, 3"),
        (Setup("toy", 1, ("a", "b"), (), {"lots": True}), "table-setup-value option=lots value=True"),
    ],
)
def test_a_wrong_setup_is_refused_by_name(wrong: Setup, message: str) -> None:
    with pytest.raises(SetupError, match=message):
        Table(TOY, wrong)


def test_a_table_follows_lines_accepted_elsewhere_without_writing_them_again() -> None:
    here = table()
    written: list[object] = []
    there = Table.replay(TOY, here.record, SEED, written.append)
    n = len(here.lines)
    bid(here, 0)
    here.undo(0)
    bid(here, 0)
    there.follow(here.lines[n:])
    assert fingerprint(TOY, there.game) == fingerprint(TOY, here.game)
    assert there.lines == here.lines
    assert written == []


def test_what_undone_lines_brought_is_still_told() -> None:
    t = after_the_bids()
    state(t).scores[winner(t)] = 3
    seat, n = winner(t), len(t.lines)
    state(t).lots = 0
    t.answer(seat, PEEKS[1 - seat])
    assert len(t.told) == len(t.lines) == n + 1
    assert [event.line.key for event in t.told[n]] == ["toy-did-peek"]
    other = table()
    bid(other, 0)
    other.undo(0)
    assert len(other.told) == len(other.lines)


class GuidedToy(Toy):
    """The toy with a script: seat 1 bids its first card, then seat 0, then nature rolls a six for the next lot."""

    def script(self, setup: Setup) -> tuple[Scripted, ...]:
        t = table()
        bids = [Scripted(s, {"verb": "bid", "card": state(t).hands[s][0]}, "toy-guide") for s in (1, 0)]
        return (*bids, Scripted(winner(after_the_bids()), {"verb": "pass"}, "toy-guide"), ROLL_SIX)


ROLL_SIX = Scripted(NATURE, {"verb": "roll", "face": 6}, "toy-guide")


def test_a_guided_table_accepts_the_next_answer_of_its_script_alone() -> None:
    t = Table(GuidedToy(), setup(), SEED)
    first, second = (state(t).hands[1][0], next(card for card in range(1, 5) if card != state(t).hands[1][0]))
    assert t.options(1) == [BIDS[first - 1]]
    with pytest.raises(Refused, match="table-guided"):
        t.answer(1, BIDS[second - 1])
    bid(t, 1)
    assert t.script.step is not None
    assert t.script.step.seat == 0
    t.undo(1)
    assert t.script.step.seat == 1, "undo takes the script back, too"
    for seat in (1, 0):
        bid(t, seat)
    t.answer(winner(t), PASS)
    assert state(t).worth == 6, "the script decides this roll"
    assert t.script.step is None
    again = Table.replay(GuidedToy(), t.record, SEED)
    assert fingerprint(TOY, again.game) == fingerprint(TOY, t.game)
