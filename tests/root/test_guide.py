"""The guided first game: fixed start, scripted turns, then free play."""

from __future__ import annotations

import pytest

from marches import records
from marches.games.root.edge.guide import SEATS, guide
from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.state import RootGame
from marches.kernel.setup import Setup, SetupError
from marches.kernel.step import NATURE
from marches.table.table import Refused, Table
from marches.table.view import page
from marches.text import Words
from tests.marks import rule

GUIDED = Setup("root", 2, SEATS, ("guide",))
MARQUISE, EYRIE, ALLIANCE, VAGABOND = range(4)


def table(seed: int = 1) -> Table:
    return Table(RULEBOOK, GUIDED, seed.to_bytes(16, "big"))


def state(t: Table) -> RootGame:
    assert isinstance(t.game, RootGame)
    return t.game


def follow(t: Table, turns: int) -> None:
    """Give the guide's answers until this many turns are over."""
    while (step := t.script.step) is not None and state(t).turn <= turns:
        t.answer(step.seat, RULEBOOK.actions.find(step.answer))


@rule("root:guide.seats")
def test_the_marquise_starts_and_the_others_follow_clockwise() -> None:
    t = table()
    assert RULEBOOK.view(t.game, 0).order == [MARQUISE, EYRIE, ALLIANCE, VAGABOND]
    assert [player.faction for player in RULEBOOK.view(t.game, 0).players] == list(SEATS)
    assert state(t).active == MARQUISE


@rule("root:guide.fixed-hands")
@pytest.mark.parametrize("seed", [1, 2, 99])
def test_hands_are_the_same_whatever_the_seed(seed: int) -> None:
    t = table(seed)
    hands = [sorted(RULEBOOK.view(t.game, seat).players[seat].hand or []) for seat in range(4)]
    assert hands == [
        ["better-burrow-bank", "brutal-tactics", "travel-gear-mouse"],
        ["a-visit-to-friends", "ambush-bird", "bake-sale"],
        ["brutal-tactics", "crossbow-mouse", "scouting-party"],
        ["cobbler", "protection-racket", "root-tea-fox"],
    ]


@rule("root:guide.fixed-setup")
def test_no_setup_choice_is_asked() -> None:
    t = table()
    assert t.n == 0 or all(entry.forced or entry.seat == NATURE for entry in t.entries)
    assert type(t.game.decision).__name__ == "MarquiseActions"


@rule("root:guide.marquise-setup")
def test_the_marquise_stands_as_the_guide_card_says() -> None:
    t = table()
    clearings = RULEBOOK.view(t.game, 0).clearings
    assert sum(clearing.warriors[MARQUISE] for clearing in clearings) == 11
    assert clearings[2].warriors[MARQUISE] == 0, "none in the corner opposite the keep"
    pieces = {piece.piece: clearing for clearing in clearings for piece in clearing.pieces if piece.seat == MARQUISE}
    assert pieces["keep"].id == pieces["sawmill"].id == 1
    assert pieces["recruiter"].suit == "mouse"
    assert "workshop" in pieces


@rule("root:guide.turns")
def test_only_the_scripted_answer_is_accepted_until_the_third_turn() -> None:
    t = table()
    scripted = 0
    while (step := t.script.step) is not None:
        decision = t.game.decision
        assert decision is not None
        wanted = RULEBOOK.actions.find(step.answer)
        assert t.options(step.seat) == [wanted]
        for other in decision.options(t.game, step.seat):
            if other is not wanted:
                with pytest.raises(Refused, match="table-guided"):
                    t.answer(step.seat, other)
        t.answer(step.seat, wanted)
        scripted += 1
    assert scripted == len([step for step in guide().steps if step.seat != "nature"])
    assert state(t).turn == 9, "four players have played two turns each"
    assert len(t.options(MARQUISE)) > 1


@rule("root:guide.turns")
@pytest.mark.parametrize("seed", range(8))
def test_the_guide_can_be_followed_whatever_is_drawn(seed: int) -> None:
    t = table(seed)
    follow(t, 4)
    assert list(state(t).scores) == [1, 1, 1, 2], "as the sheet says"
    follow(t, 8)
    assert t.script.step is None
    assert list(state(t).scores) == [4, 3, 2, 3]


def test_every_step_is_explained_in_both_languages() -> None:
    for lang in ("en", "fr"):
        assert all(Words(lang).knows(step.line) for step in RULEBOOK.script(GUIDED))


def test_the_page_of_a_guided_seat_offers_one_answer_and_says_why_not_the_others() -> None:
    t = table()
    question = page(RULEBOOK, t.game, t.n, MARQUISE, t.script.asks(t.game, MARQUISE)).question
    assert question is not None
    assert [option.answer for option in question.options] == [{"verb": "take-build"}]
    assert {option.reason.key for option in question.refused if option.reason is not None} >= {"table-guided"}


def test_a_guided_game_is_undone_and_replayed_like_any_other() -> None:
    t = table()
    follow(t, 1)
    before = t.script.step
    assert before is not None
    t.answer(before.seat, RULEBOOK.actions.find(before.answer))
    t.undo(before.seat)
    assert t.script.step == before
    follow(t, 8)
    seed = (1).to_bytes(16, "big")
    again = Table.replay(RULEBOOK, records.loads(records.dumps(t.record)), seed)
    assert again.n == t.n


def test_other_seats_or_options_are_refused() -> None:
    with pytest.raises(SetupError, match="table-setup-guide seats=marquise, eyrie, alliance, vagabond"):
        RULEBOOK.check(Setup("root", 2, ("eyrie", "marquise", "alliance", "vagabond"), ("guide",)))
    with pytest.raises(SetupError, match="table-setup-players module=guide least=4 most=4"):
        RULEBOOK.check(Setup("root", 2, ("marquise", "eyrie"), ("guide",)))
