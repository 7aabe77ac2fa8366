"""The toy game's rulebook: view, re-deal, scenarios."""

from __future__ import annotations

from random import Random

import msgspec

from marches.kernel.game import Game
from marches.kernel.rulebook import Rulebook, ScenarioError, reseal
from marches.kernel.setup import Choice, Module, Setup, check_count
from tests.kernel.toy import ACTIONS, Auction, Draw, EndOfLot, PeekOrPass, RollWorth, SealBids, ToyGame


class ToyView(msgspec.Struct):
    scores: list[int]
    hand_sizes: list[int]
    discard: list[int]
    worth: int
    lots: int
    hand: list[int]


class Toy(Rulebook):
    name = "toy"
    version = 1
    modules = {
        "long": Module("long", players=range(2, 4)),
        "dull": Module("dull", ("long",)),
        "odd": Module("odd", (), ("long",)),
    }
    choices = (Choice("lots", 3, (1, 2, 3)), Choice("open", False))
    actions = ACTIONS

    def check(self, setup: Setup) -> None:
        super().check(setup)
        check_count(setup, 2, 4)

    def start(self, setup: Setup) -> ToyGame:
        lots = self.option(setup, "lots")
        assert isinstance(lots, int)
        g = ToyGame(None, len(setup.seats))
        g.lots = lots
        g.agenda = [Auction(), *[Draw(seat) for seat in range(g.players) for _ in range(2)]]
        return g

    def joint(self, g: Game) -> tuple[int, ...]:
        """Seats that are not asked may say that they agree with a peek."""
        asked = g.decision
        return tuple({*range(g.players)} - {asked.seat}) if isinstance(asked, PeekOrPass) else ()

    def view(self, g: Game, seat: int) -> ToyView:
        assert isinstance(g, ToyGame)
        hand = sorted(g.hands[seat]) if seat >= 0 else []
        return ToyView(g.scores, [len(h) for h in g.hands], g.discard, g.worth, g.lots, hand)

    def redeal(self, g: Game, seat: int, rng: Random) -> ToyGame:
        assert isinstance(g, ToyGame)
        new = g.clone()
        for other in range(g.players):
            if other != seat:
                for card in new.hands[other]:
                    new.bag.put(card - 1)
        for other in range(g.players):
            if other != seat:
                size = len(new.hands[other])
                new.hands[other] = []
                for _ in range(size):
                    card = new.bag.at(rng.randrange(new.bag.tickets()))
                    new.bag.take(card)
                    new.hands[other].append(card + 1)
        reseal(new, seat, rng)
        return new

    def is_quiet(self, g: Game) -> bool:
        return isinstance(g.decision, RollWorth)

    def dump(self, g: Game) -> str:
        assert isinstance(g, ToyGame)
        rows = [f"lots {g.lots}", f"worth {g.worth}", "discard " + " ".join(map(str, g.discard))]
        rows += [f"seat {s}: score {g.scores[s]}; hand {' '.join(map(str, g.hands[s]))}" for s in range(g.players)]
        return "\n".join(rows)

    def load(self, text: str) -> ToyGame:
        rows = text.splitlines()
        seats = [row for row in rows if row.startswith("seat ")]
        g = self.start(Setup("toy", 1, tuple("abcd"[: len(seats)])))
        for number, row in enumerate(rows, 1):
            word, _, rest = row.partition(" ")
            if word == "lots":
                g.lots = int(rest)
            elif word == "worth":
                g.worth = int(rest)
            elif word == "discard":
                g.discard = [int(card) for card in rest.split()]
            elif word == "seat":
                seat, _, rest = rest.partition(": score ")
                score, _, hand = rest.partition("; hand ")
                g.scores[int(seat)] = int(score)
                g.hands[int(seat)] = [int(card) for card in hand.split()]
            else:
                raise ScenarioError(number, f"unknown word {word!r}")
        for card in g.discard + [card for hand in g.hands for card in hand]:
            g.bag.take(card - 1)
        g.agenda[:] = [Auction(), EndOfLot(), SealBids(), RollWorth()]
        g.advance()
        return g

    def census(self, g: Game) -> dict[str, int]:
        assert isinstance(g, ToyGame)
        return {"cards": len(g.bag) + len(g.discard) + sum(len(hand) for hand in g.hands)}

    def standing(self, g: Game) -> tuple[int, ...]:
        assert isinstance(g, ToyGame)
        return tuple(g.scores)

    def seat_labels(self, players: int) -> list[str]:
        return list("abcd"[:players])

    def sample_setups(self) -> list[Setup]:
        return [Setup("toy", 1, tuple("abcd"[:n])) for n in (2, 3, 4)]


TOY = Toy()


def setup(players: int = 2) -> Setup:
    return Setup("toy", 1, tuple("abcd"[:players]))
