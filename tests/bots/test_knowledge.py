"""No bot sees more than its seat: honest ones do not, and a planted cheat is caught."""

from collections.abc import Callable

import pytest

from marches.bots.hints import hints
from marches.bots.levels import LEVELS, Bot, make_bot
from marches.bots.search.plain import PlainJudge
from marches.games import GAMES, rulebook
from marches.kernel.action import Action
from marches.kernel.game import Game
from marches.kernel.rulebook import Rulebook
from tests.bots.blind import SameDeals, peeks
from tests.bots.positions import reached, toy_auction
from tests.kernel.toy import BIDS, ToyGame
from tests.kernel.toybook import TOY


class Cheat(Bot):
    """Looks at everyone's cards and bids just enough."""

    def choose(self, g: Game, seat: int) -> Action:
        return self.think(g, seat)

    def think(self, g: Game, seat: int) -> Action:
        assert isinstance(g, ToyGame)
        best = max(max(hand) for other, hand in enumerate(g.hands) if other != seat)
        enough = [card for card in g.hands[seat] if card > best]
        return BIDS[min(enough or g.hands[seat]) - 1]


class BlindCheat(Cheat):
    """The same, through the door every bot comes in by."""

    def choose(self, g: Game, seat: int) -> Action:
        return Bot.choose(self, g, seat)


def cheat(book: Rulebook) -> Bot:
    return Cheat(book, PlainJudge(book), 1)


def honest(name: str) -> Callable[[Rulebook], Bot]:
    def make(book: Rulebook) -> Bot:
        return make_bot(name, book, 1, iterations=40)

    return make


def caught(make: Callable[[Rulebook], Bot]) -> int:
    """In how many of ten auctions a bot's bid follows cards it cannot see."""
    return sum(peeks(make, TOY, toy_auction(seed, 2, [[2, 4], [1, 3]]), 0) for seed in range(10))


def test_a_planted_cheat_is_caught() -> None:
    assert caught(cheat) > 0


def test_a_cheat_learns_nothing_through_the_common_door() -> None:
    assert caught(lambda book: BlindCheat(book, PlainJudge(book), 1)) == 0


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_cheats(name: str) -> None:
    assert caught(honest(name)) == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", LEVELS)
def test_no_level_cheats_in_any_game(game: str, name: str) -> None:
    book = rulebook(game)
    for n, start in enumerate([setup for setup in book.sample_setups() if len(setup.seats) > 1][:2]):
        g, seat = reached(book, start, n, 40)
        assert not peeks(honest(name), book, g, seat, 3)


def test_hints_know_no_more_than_the_seat() -> None:
    g = toy_auction(4, 2, [[2, 4], [1, 3]])
    found = set()
    for n in range(5):
        other = toy_auction(n, 2, [[2, 4], [[1, 1], [3, 3], [4, 4], [1, 2], [2, 3]][n]])
        other.worth = g.worth
        advice = hints(SameDeals(TOY, g), other, 0, 1.0, 60)
        found.add(tuple((one.action.code, one.share, one.expected) for one in advice))
    assert len(found) == 1
