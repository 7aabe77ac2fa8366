"""A toy game that uses every part of the kernel: a bag, dice, a sealed auction, a secret hand, a refusal.

Three lots are auctioned. Everyone holds two secret cards (1 to 4). Each round nature rolls the lot's worth, all
seats seal a bid of one card, the highest bidder (the lowest seat among equals) scores the lot and draws a new card.
The winner may peek at another hand for a point, if it has one. Its rulebook is in `toybook.py`.
"""

from __future__ import annotations

from marches.kernel.action import Action, ActionTable
from marches.kernel.game import Game
from marches.kernel.line import Fact, Line, Reason, Result
from marches.kernel.step import Chance, Sealed, SeatDecision, Step

ACTIONS = ActionTable("toy", {"face": "number"})


class Bid(Action):
    def __init__(self, card: int) -> None:
        super().__init__("bid", {"card": card})
        self.card = card


class Roll(Action):
    def __init__(self, face: int) -> None:
        super().__init__("roll", {"face": face})
        self.face = face


class Drew(Action):
    def __init__(self, card: int) -> None:
        super().__init__("draw", {"card": card})
        self.card = card


class Peek(Action):
    def __init__(self, seat: int) -> None:
        super().__init__("peek", {"seat": seat})
        self.seat = seat


BIDS = [ACTIONS.add(Bid(card)) for card in range(1, 5)]
ROLLS = [ACTIONS.add(Roll(face)) for face in range(1, 7)]
DRAWS = [ACTIONS.add(Drew(card)) for card in range(1, 5)]
PEEKS = [ACTIONS.add(Peek(seat)) for seat in range(4)]
PASS = ACTIONS.add(Action("pass"))


class Bag:
    """A deck as counts per kind of card. It has no order, so drawing asks nature."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts

    def __len__(self) -> int:
        return sum(self.counts)

    def tickets(self) -> int:
        return len(self)

    def at(self, ticket: int) -> int:
        card = 0
        while ticket >= self.counts[card]:
            ticket -= self.counts[card]
            card += 1
        return card

    def take(self, card: int) -> None:
        self.counts[card] -= 1

    def put(self, card: int) -> None:
        self.counts[card] += 1

    def clone(self) -> Bag:
        return Bag(self.counts.copy())


class ToyGame(Game):
    def __init__(self, like: ToyGame | None, players: int) -> None:
        super().__init__(like, players)
        self.bag: Bag = Bag([4, 4, 4, 4]) if like is None else like.bag.clone()
        self.hands: list[list[int]] = [[] for _ in range(players)] if like is None else [h.copy() for h in like.hands]
        self.scores: list[int] = [0] * players if like is None else like.scores.copy()
        self.discard: list[int] = [] if like is None else like.discard.copy()
        self.worth: int = 0 if like is None else like.worth
        self.lots: int = 3 if like is None else like.lots

    def clone(self) -> ToyGame:
        return ToyGame(self, self.players)


class ToyStep(Step[ToyGame]):
    pass


class Draw(Chance[ToyGame, Drew]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def stream(self) -> str:
        return "toy-bag"

    def waits(self, g: ToyGame) -> bool:
        return len(g.bag) > 0

    def tickets(self, g: ToyGame) -> int:
        return g.bag.tickets()

    def outcome(self, g: ToyGame, ticket: int) -> Drew:
        return DRAWS[g.bag.at(ticket)]

    def apply(self, g: ToyGame, seat: int, action: Drew) -> None:
        g.bag.take(action.card - 1)
        g.hands[self.seat].append(action.card)
        seen: dict[str, Fact] = {"seat": f"seat:{self.seat}", "card": f"card:{action.card}"}
        hidden: dict[str, Fact] = {"seat": f"seat:{self.seat}"}
        g.tell_only((self.seat,), Line("toy-did-draw", seen), Line("toy-did-draw-hidden", hidden))


class RollWorth(Chance[ToyGame, Roll]):
    def tickets(self, g: ToyGame) -> int:
        return 6

    def outcome(self, g: ToyGame, ticket: int) -> Roll:
        return ROLLS[ticket]

    def apply(self, g: ToyGame, seat: int, action: Roll) -> None:
        g.worth = action.face
        g.tell("toy-did-roll", {"face": action.face})


class Auction(ToyStep):
    def run(self, g: ToyGame) -> None:
        if g.lots == 0:
            best = max(g.scores)
            winners = tuple(seat for seat in range(g.players) if g.scores[seat] == best)
            g.end(Result(tuple(g.scores), winners))
            return
        g.lots -= 1
        g.then(RollWorth(), self.bids(), EndOfLot(), self)

    def bids(self) -> Step[ToyGame]:
        return SealBids()


class HastyAuction(Auction):
    """Broken on purpose: the table bids for the last seat when all its cards are alike, which reveals that they are."""

    def bids(self) -> Step[ToyGame]:
        return HastyBids()


class SealBids(Sealed[ToyGame, Bid]):
    rule = "toy:bid"
    secret = True

    def asked(self, g: ToyGame) -> tuple[int, ...]:
        return tuple([seat for seat in range(g.players) if g.hands[seat]])

    def candidates(self, g: ToyGame, seat: int) -> list[Bid]:
        return list(BIDS)

    def why_not(self, g: ToyGame, seat: int, action: Bid) -> Reason | None:
        held = action.card in g.hands[seat]
        return None if held else Reason("toy:bid", "toy-why-not-held", {"card": f"card:{action.card}"})

    def reveal(self, g: ToyGame, answers: dict[int, Bid]) -> None:
        bids = {seat: bid.card for seat, bid in answers.items()}
        for seat, card in bids.items():
            g.hands[seat].remove(card)
            g.discard.append(card)
            g.tell("toy-did-bid", {"seat": f"seat:{seat}", "card": f"card:{card}"})
        winner = min(bids, key=lambda seat: (-bids[seat], seat))
        g.scores[winner] += g.worth
        g.then(Draw(winner), PeekOrPass(winner))


class HastyBids(SealBids):
    secret = False


class PeekOrPass(SeatDecision[ToyGame]):
    rule = "toy:peek"

    def candidates(self, g: ToyGame, seat: int) -> list[Action]:
        return [PASS, *PEEKS[: g.players]]

    def why_not(self, g: ToyGame, seat: int, action: Action) -> Reason | None:
        if not isinstance(action, Peek):
            return None
        if action.seat == seat:
            return Reason("toy:peek", "toy-why-own-hand")
        return None if g.scores[seat] else Reason("toy:peek", "toy-why-no-point", {"score": g.scores[seat]})

    def apply(self, g: ToyGame, seat: int, action: Action) -> None:
        if isinstance(action, Peek):
            g.scores[seat] -= 1
            g.reveal(1 << seat)
            told = Line("toy-did-peek", {"seat": f"seat:{action.seat}", "cards": sum(g.hands[action.seat])})
            g.tell_only((seat,), told, Line("toy-did-peek-hidden", {"seat": f"seat:{action.seat}"}))


class EndOfLot(ToyStep):
    """Where a lot ends, for `skip_to`."""
