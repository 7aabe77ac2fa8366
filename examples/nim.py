"""Nim with a die and a hidden card, for two to four players: a whole game of Marches in one file.

Everyone is dealt a card, worth 1 to 6, that nobody else sees. On your turn a die with the faces 1 to 3 says how many
stones you may take from the heap at most; you take at least one. When the heap is empty, stones and cards are added
up: the most points win.

    marches play examples.nim:NIM --players you,apprentice
    marches serve --game examples.nim:NIM

`docs/adding-a-game.md` explains it step by step.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

from marches.kernel import (
    Action,
    ActionTable,
    Chance,
    Choice,
    Game,
    Line,
    Reason,
    Result,
    Rulebook,
    SeatDecision,
    Setup,
    Step,
)
from marches.kernel.game import EVERYONE
from marches.kernel.setup import check_count

CARDS = (1, 2, 3, 4, 5, 6)
FACES = (1, 2, 3)


class Number(Action):
    """An answer that names a number."""

    def __init__(self, verb: str, field: str, number: int) -> None:
        super().__init__(verb, {field: number})
        self.number = number


ACTIONS = ActionTable("nim", {"stones": "number", "face": "number"})
TAKE = [ACTIONS.add(Number("take", "stones", stones)) for stones in FACES]
ROLL = [ACTIONS.add(Number("roll", "face", face)) for face in FACES]
DEAL = [ACTIONS.add(Number("deal", "card", card)) for card in CARDS]


class NimGame(Game):
    """The position. Each line sets a field in a blank position, or copies it."""

    def __init__(self, like: NimGame | None, players: int) -> None:
        super().__init__(like, players)
        self.heap: int = 21 if like is None else like.heap
        self.most: int = 0 if like is None else like.most
        self.stones: list[int] = [0] * players if like is None else like.stones.copy()
        self.cards: list[int] = [0] * players if like is None else like.cards.copy()

    def clone(self) -> NimGame:
        return NimGame(self, self.players)

    def points(self) -> tuple[int, ...]:
        return tuple(stones + card for stones, card in zip(self.stones, self.cards, strict=True))


class DealCard(Chance[NimGame, Number]):
    """Nature deals a card that is not dealt yet. Only its owner is told which."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def tickets(self, g: NimGame) -> int:
        return len(left_over(g))

    def outcome(self, g: NimGame, ticket: int) -> Number:
        return DEAL[left_over(g)[ticket] - 1]

    def apply(self, g: NimGame, seat: int, action: Number) -> None:
        g.cards[self.seat] = action.number
        g.tell_only((self.seat,), Line("nim-did-deal", {"card": f"card:{action.number}"}), None)


class TurnOf(Step[NimGame]):
    """A turn: a roll, then the player takes stones. With the last stone the game is over."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: NimGame) -> None:
        if g.heap:
            g.then(RollDie(), TakeStones(self.seat), TurnOf((self.seat + 1) % g.players))
            return
        g.reveal(EVERYONE)  # the cards are shown: no undo crosses this moment
        points = g.points()
        g.end(Result(points, tuple(seat for seat in range(g.players) if points[seat] == max(points))))


class RollDie(Chance[NimGame, Number]):
    """Nature rolls how many stones may be taken."""

    def tickets(self, g: NimGame) -> int:
        return len(FACES)

    def outcome(self, g: NimGame, ticket: int) -> Number:
        return ROLL[ticket]

    def apply(self, g: NimGame, seat: int, action: Number) -> None:
        g.most = action.number
        g.tell("nim-did-roll", {"face": g.most})


class TakeStones(SeatDecision[NimGame, Number]):
    """A player takes one stone or more, at most as many as the die says."""

    rule = "nim:take"

    def candidates(self, g: NimGame, seat: int) -> list[Number]:
        return list(TAKE)

    def why_not(self, g: NimGame, seat: int, action: Number) -> Reason | None:
        if action.number > g.most:
            return Reason(self.rule, "nim-why-die", {"most": g.most})
        if action.number > g.heap:
            return Reason(self.rule, "nim-why-heap", {"heap": g.heap})
        return None

    def apply(self, g: NimGame, seat: int, action: Number) -> None:
        g.heap -= action.number
        g.stones[seat] += action.number
        g.tell("nim-did-take", {"seat": f"seat:{seat}", "stones": action.number})


class NimView(msgspec.Struct):
    """What one seat sees: its own card, never another's before the end."""

    heap: int
    stones: dict[str, int]
    card: str
    cards: dict[str, str]


class Nim(Rulebook[NimGame]):
    """Nim as tables, bots, servers and tests use it."""

    name = "nim"
    version = 1
    modules = {}
    choices = (Choice("heap", 21, (11, 21, 31)),)
    actions = ACTIONS
    words = Path(__file__).parent / "nim_words"

    def check(self, setup: Setup) -> None:
        super().check(setup)
        check_count(setup, 2, 4)

    def start(self, setup: Setup) -> NimGame:
        g = NimGame(None, len(setup.seats))
        g.heap = int(self.option(setup, "heap"))
        g.then(*[DealCard(seat) for seat in range(g.players)], TurnOf(0))
        return g

    def view(self, g: NimGame, seat: int) -> NimView:
        stones = {f"seat:{at}": stones for at, stones in enumerate(g.stones)}
        cards = {f"seat:{at}": f"card:{card}" for at, card in enumerate(g.cards) if card}
        return NimView(g.heap, stones, cards.get(f"seat:{seat}", ""), cards if g.result is not None else {})

    def redeal(self, g: NimGame, seat: int, rng: Random) -> NimGame:
        """Everyone else may hold any card that `seat` does not hold."""
        new = g.clone()
        free = [card for card in CARDS if seat < 0 or card != g.cards[seat]]
        for other in range(g.players):
            if other != seat and g.cards[other]:
                new.cards[other] = free.pop(rng.randrange(len(free)))
        return new

    def census(self, g: NimGame) -> dict[str, int]:
        return {"stones": g.heap + sum(g.stones)}

    def standing(self, g: NimGame) -> tuple[int, ...]:
        return g.points()

    def seat_labels(self, players: int) -> list[str]:
        return ["red", "blue", "green", "yellow"][:players]

    def sample_setups(self) -> list[Setup]:
        return [Setup(self.name, self.version, tuple(self.seat_labels(players))) for players in (2, 3, 4)]


def left_over(g: NimGame) -> list[int]:
    """The cards nobody holds."""
    return [card for card in CARDS if card not in g.cards]


NIM = Nim()
