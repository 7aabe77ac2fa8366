"""The conformance suite passes on the toy game, and catches what it is there to catch."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from marches.kernel.game import Game
from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Setup
from marches.testing.conformance import (
    Endless,
    check_can_end,
    check_game,
    check_non_interference,
    check_redeals_play_on,
    check_replay,
    check_scenarios,
)
from marches.testing.playout import restless_answer
from tests.kernel.toy import HastyAuction, PeekOrPass, ToyGame
from tests.kernel.toybook import TOY, Toy, ToyView, setup


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_the_toy_game_conforms(players: int, seed: int) -> None:
    check_game(TOY, setup(players), seed)
    check_replay(TOY, setup(players), seed)
    assert check_non_interference(TOY, setup(players), seed) > 0
    check_scenarios(TOY, setup(players), seed)


class Wrapped(Toy):
    """A toy whose rulebook is broken in one way."""


class Leaky(Wrapped):
    def view(self, g: Game, seat: int) -> ToyView:
        assert isinstance(g, ToyGame)
        shown = super().view(g, seat)
        shown.discard = [max(hand, default=0) for hand in g.hands]
        return shown


class Hasty(Wrapped):
    def start(self, setup: Setup) -> ToyGame:
        g = super().start(setup)
        g.agenda[0] = HastyAuction()
        return g


class Unsealed(Wrapped):
    """Its re-deal knows what the others have sealed."""

    def redeal(self, g: Game, seat: int, rng: Random) -> ToyGame:
        assert isinstance(g, ToyGame)
        return g.clone() if g.sealed else super().redeal(g, seat, rng)


class ShortDealt(Wrapped):
    """Its re-deal leaves the others a card short."""

    def redeal(self, g: Game, seat: int, rng: Random) -> ToyGame:
        new = super().redeal(g, seat, rng)
        for other in range(new.players):
            if other != seat and new.hands[other]:
                new.bag.put(new.hands[other].pop() - 1)
        return new


class Lossy(Wrapped):
    def census(self, g: Game) -> dict[str, int]:
        assert isinstance(g, ToyGame)
        return {"cards": len(g.bag) + sum(len(hand) for hand in g.hands)}


class Forgetful(Wrapped):
    def dump(self, g: Game) -> str:
        return super().dump(g).replace("worth 3", "worth 4").replace("score 5", "score 0")


class SharedHands(Wrapped):
    """Its clones share their hands with the original."""

    def start(self, setup: Setup) -> ToyGame:
        return super().start(setup)

    def view(self, g: Game, seat: int) -> ToyView:
        shown = super().view(g, seat)
        shown.lots = COUNTER[0] = COUNTER[0] + 1
        return shown


COUNTER = [0]


def caught(book: Rulebook, check: str) -> str:
    """The message of the check that fails within a few seeds."""
    checks: dict[str, Callable[[Rulebook, Setup, int], int]] = {
        "game": check_game,
        "secrets": check_non_interference,
        "deals": lambda book, setup, seed: check_redeals_play_on(book, setup, seed, every=1),
        "scenario": check_scenarios,
    }
    for seed in range(20):
        try:
            checks[check](book, setup(3), seed)
        except AssertionError as error:
            return str(error)
    return "nothing was noticed"


def test_a_view_that_leaks_a_hand_is_caught() -> None:
    assert "a re-deal changes what seat" in caught(Leaky(), "secrets")


def test_skipping_a_question_that_reveals_a_hand_is_caught() -> None:
    message = caught(Hasty(), "secrets")
    assert message.startswith("HastyBids: ")
    assert "the table answers" in message


def test_a_redeal_that_knows_a_sealed_answer_is_caught() -> None:
    assert "must call `reseal`" in caught(Unsealed(), "secrets")


def test_a_redeal_that_cannot_be_played_on_is_caught() -> None:
    assert caught(TOY, "deals") == "nothing was noticed"
    assert "another deal cannot be played on" in caught(ShortDealt(), "deals")


def test_a_lost_card_is_caught() -> None:
    assert "cards was" in caught(Lossy(), "game")


def test_a_scenario_that_forgets_is_caught() -> None:
    assert "scenario loses" in caught(Forgetful(), "scenario")


def test_a_game_that_takes_long_is_told_from_one_that_cannot_end() -> None:
    with pytest.raises(Endless, match="no end after 5 decisions") as stopped:
        check_game(TOY, setup(3), 1, limit=5)
    g = stopped.value.g
    check_can_end(g, 1, tries=1, limit=1000)
    assert g.result is None  # what was played on is another game
    with pytest.raises(AssertionError, match="no end after 2 times 3 more decisions"):
        check_can_end(g, 1, tries=2, limit=3)


def test_a_restless_player_never_passes_where_something_else_can_be_done() -> None:
    seen: set[tuple[bool, str]] = set()
    for seed in range(20):
        rng = Random(seed)
        g = TOY.start(setup(3))
        g.advance()
        while g.decision is not None:
            seat, action = restless_answer(g, rng)
            if isinstance(g.decision, PeekOrPass):
                seen.add((len(g.decision.options(g, seat)) > 1, action.verb))
            g.play(seat, action)
    assert seen == {(True, "peek")}


def test_a_clone_that_differs_is_caught() -> None:
    assert "a clone differs from its original" in caught(SharedHands(), "game")


def test_a_game_that_does_not_end_is_caught() -> None:
    with pytest.raises(AssertionError, match="no end after 5 decisions"):
        check_game(TOY, setup(), 1, limit=5)


def test_a_redeal_keeps_what_a_seat_knows_and_changes_the_rest() -> None:
    g = TOY.start(setup(3))
    g.advance()
    rng = Random(1)
    while not TOY.is_quiet(g):
        g.play_chance(rng.randrange(g.bag.tickets()))
    others = set()
    for _ in range(30):
        dealt = TOY.redeal(g, 0, rng)
        assert dealt.hands[0] == g.hands[0]
        assert msgspec.json.encode(TOY.view(dealt, 0)) == msgspec.json.encode(TOY.view(g, 0))
        others.add(tuple(map(tuple, dealt.hands[1:])))
    assert len(others) > 5
