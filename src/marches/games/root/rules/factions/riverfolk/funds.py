"""root:11.2.4, 11.5  Funds: which are committed, spent or lost, and crafting with them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import PAYS_ANY, SeatAction, SuitAction, effect
from marches.games.root.rules.cards import name
from marches.games.root.rules.crafting import Payment, lay_aside
from marches.games.root.rules.factions.riverfolk.actions import COMMITS, LOSES, SPENDS
from marches.games.root.rules.factions.riverfolk.state import riverfolk, spaces_left, total
from marches.games.root.rules.placing import tell_placed
from marches.games.root.rules.state import RootDecision, RootGame, RootSeatStep, RootStep
from marches.games.root.rules.tables import (
    BIRD,
    FOX,
    KINDS,
    MOUSE,
    PIECES,
    RABBIT,
    SEATS,
    SUITS,
    WARRIOR,
    ClearingId,
    SeatId,
    Suit,
)
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat, Step, per_seat

COMMITMENTS: Final = -1
"""Where a committed fund goes unless it goes to a trade-post space."""


def owners(g: RootGame, seat: Seat) -> list[int]:
    """The seats whose warriors are in Funds."""
    funds = riverfolk(g, seat).funds
    return [owner for owner in range(g.players) if funds[owner]]


def return_fund(g: RootGame, seat: Seat, owner: SeatId) -> None:
    """root:11.5.spend  A fund goes back to the supply of the faction it belongs to."""
    riverfolk(g, seat).funds[owner] -= 1
    g.supply[owner * PIECES + WARRIOR] += 1
    if g.events is not None:
        g.tell("root-did-return-fund", {"seat": f"seat:{seat}", "other": f"seat:{owner}"})


def pay_in(g: RootGame, seat: Seat, wanted: i64) -> None:
    """Put up to `wanted` of their own warriors in Payments."""
    left = g.supply[seat * PIECES + WARRIOR]
    number = wanted if wanted < left else left
    g.supply[seat * PIECES + WARRIOR] = left - number
    riverfolk(g, seat).payments[seat] += number
    if g.events is not None and number:
        g.tell("root-did-pay", {"seat": f"seat:{seat}", "count": int(number)})


class ChooseFunds(RootDecision[SeatAction]):
    """Choose whose funds leave the box, one by one. Asked only if it makes a difference."""

    def __init__(self, seat: Seat, number: int, later: int = 0) -> None:
        super().__init__(seat)
        self.number = number
        self.later = later
        """Funds that must follow these for the same purpose."""

    def waits(self, g: RootGame) -> bool:
        needed = self.number + self.later
        return len(owners(g, self.seat)) > 1 and total(riverfolk(g, self.seat).funds) > needed

    def run(self, g: RootGame) -> None:
        left = self.number
        for owner in owners(g, self.seat):
            while left > 0 and riverfolk(g, self.seat).funds[owner]:
                self._take(g, owner)
                left -= 1

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": self.number + self.later}

    def apply(self, g: RootGame, seat: Seat, action: SeatAction) -> None:
        self._take(g, int(action.seat))
        if self.number > 1:
            g.then_one(self._rest())

    def _take(self, g: RootGame, owner: Seat) -> None:
        raise NotImplementedError

    def _rest(self) -> Step[RootGame]:
        raise NotImplementedError


class CommitFunds(ChooseFunds):
    """root:11.5.commit  Funds go to Commitments, or to trade-post spaces of a suit, until next Birdsong."""

    rule = "root:11.5.commit"

    def __init__(self, seat: Seat, number: int, suit: Suit, later: int = 0) -> None:
        super().__init__(seat, number, later)
        self.suit = suit

    def candidates(self, g: RootGame, seat: Seat) -> list[SeatAction]:
        return [COMMITS[owner] for owner in owners(g, seat)]

    def _take(self, g: RootGame, owner: Seat) -> None:
        state = riverfolk(g, self.seat)
        state.funds[owner] -= 1
        if self.suit < 0:
            state.committed[owner] += 1
        else:
            state.track[self.suit * g.players + owner] += 1
        if g.events is not None:
            g.tell("root-did-commit", {"seat": f"seat:{self.seat}", "other": f"seat:{owner}"})

    def _rest(self) -> Step[RootGame]:
        return CommitFunds(self.seat, self.number - 1, self.suit, self.later)


class LoseFunds(ChooseFunds):
    """root:11.2.5.I  These funds are lost: they go back to their owners."""

    rule = "root:11.2.5.I"

    def candidates(self, g: RootGame, seat: Seat) -> list[SeatAction]:
        return [LOSES[owner] for owner in owners(g, seat)]

    def _take(self, g: RootGame, owner: Seat) -> None:
        return_fund(g, self.seat, owner)

    def _rest(self) -> Step[RootGame]:
        return LoseFunds(self.seat, self.number - 1)


class DisruptTrade(RootSeatStep):
    """root:11.2.5.I  A trade post was removed: half the funds are lost, rounded up."""

    label = effect("trade-disruption")

    def run(self, g: RootGame) -> None:
        lost = (total(riverfolk(g, self.seat).funds) + 1) // 2
        if lost:
            g.then_one(LoseFunds(self.seat, int(lost)))


class PayRecruit(RootDecision[SeatAction]):
    """root:11.5.5, 11.5.spend  Choose which fund is spent for the new warrior."""

    rule = "root:11.5.5"

    def __init__(self, seat: Seat, clearing: ClearingId) -> None:
        super().__init__(seat)
        self.clearing = clearing

    def _payers(self, g: RootGame) -> list[int]:
        return [owner for owner in owners(g, self.seat) if why_not_spend_for_recruit(g, self.seat, owner) is None]

    def waits(self, g: RootGame) -> bool:
        return len(self._payers(g)) > 1

    def run(self, g: RootGame) -> None:
        self._recruit(g, self._payers(g)[0])

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"clearing": f"clearing:{self.clearing + 1}"}

    def candidates(self, g: RootGame, seat: Seat) -> list[SeatAction]:
        return [SPENDS[owner] for owner in owners(g, seat)]

    def why_not(self, g: RootGame, seat: Seat, action: SeatAction) -> Reason | None:
        return why_not_spend_for_recruit(g, seat, int(action.seat))

    def apply(self, g: RootGame, seat: Seat, action: SeatAction) -> None:
        self._recruit(g, int(action.seat))

    def _recruit(self, g: RootGame, owner: Seat) -> None:
        return_fund(g, self.seat, owner)
        tell_placed(g, self.seat, WARRIOR, self.clearing, g.place(self.seat, WARRIOR, self.clearing, 1))


def why_not_spend_for_recruit(g: RootGame, seat: Seat, owner: Seat) -> Reason | None:
    """With an empty supply, only spending one of their own warriors gives them one to place."""
    if owner == seat or g.in_supply(seat, WARRIOR):
        return None
    return Reason("root:2.5", "root-why-none-left", {"piece": "piece:warrior"})


# -- crafting --------------------------------------------------------------------------------------------------


class FundsPay(Payment):
    """root:11.2.1, 11.5.3  Crafting is paid with funds on uncovered trade-post spaces of the suits in the cost."""

    def why_not(self, g: RootGame, seat: Seat, kind: i64) -> Reason | None:
        need: i64 = g.cards.cost[kind * 4 + BIRD]
        spare: i64 = 0
        short = False
        for suit in range(BIRD):
            cost, left = g.cards.cost[kind * 4 + suit], spaces_left(g, seat, suit)
            need += cost
            spare += left - cost
            short = short or cost > left
        if not short and spare >= g.cards.cost[kind * 4 + BIRD] and need <= total(riverfolk(g, seat).funds):
            return None
        return _too_dear(g, seat, kind, need)

    def affordable(self, g: RootGame, seat: Seat) -> i64:
        fox, rabbit, mouse = spaces_left(g, seat, FOX), spaces_left(g, seat, RABBIT), spaces_left(g, seat, MOUSE)
        spaces, funds = fox + rabbit + mouse, total(riverfolk(g, seat).funds)
        return g.cards.costing_at_most(fox, rabbit, mouse, spaces if spaces < funds else funds)

    def pay(self, g: RootGame, seat: Seat, kind: i64) -> list[Step[RootGame]]:
        steps: list[Step[RootGame]] = []
        later = sum([int(g.cards.cost[kind * 4 + suit]) for suit in range(BIRD + 1)])
        for suit in range(BIRD):
            number = int(g.cards.cost[kind * 4 + suit])
            later -= number
            if number:
                steps.append(CommitFunds(seat, number, suit, later))
        if later:
            steps.append(CommitAny(seat, later))
        return steps


def _too_dear(g: RootGame, seat: Seat, kind: i64, need: i64) -> Reason:
    facts: dict[str, Fact] = {"card": name(kind), "any": int(g.cards.cost[kind * 4 + BIRD]), "need": int(need)}
    for suit in range(BIRD):
        facts[SUITS[suit]] = int(g.cards.cost[kind * 4 + suit])
        facts[f"have_{SUITS[suit]}"] = int(spaces_left(g, seat, suit))
    facts["funds"] = int(total(riverfolk(g, seat).funds))
    return Reason("root:11.5.3", "root-why-funds-cost", facts)


class CommitAny(RootDecision[SuitAction]):
    """root:11.5.3, 4.1.1.any  Choose which fund pays on an uncovered space of any suit."""

    rule = "root:11.5.3"

    def __init__(self, seat: Seat, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def _suits(self, g: RootGame) -> list[int]:
        return [suit for suit in range(BIRD) if spaces_left(g, self.seat, suit)]

    def waits(self, g: RootGame) -> bool:
        suits = self._suits(g)
        return len(suits) > 1 and sum([int(spaces_left(g, self.seat, suit)) for suit in suits]) > self.number

    def run(self, g: RootGame) -> None:
        left = self.number
        steps: list[Step[RootGame]] = []
        for suit in self._suits(g):
            used = min(left, int(spaces_left(g, self.seat, suit)))
            left -= used
            if used:
                steps.append(CommitFunds(self.seat, used, suit, left))
        g.then_all(steps)

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": self.number}

    def candidates(self, g: RootGame, seat: Seat) -> list[SuitAction]:
        return list(PAYS_ANY)

    def why_not(self, g: RootGame, seat: Seat, action: SuitAction) -> Reason | None:
        if spaces_left(g, seat, action.suit):
            return None
        return Reason("root:11.5.3", "root-why-no-space", {"suit": f"suit:{SUITS[action.suit]}"})

    def apply(self, g: RootGame, seat: Seat, action: SuitAction) -> None:
        if self.number > 1:
            g.then_one(CommitAny(seat, self.number - 1))
        g.then_one(CommitFunds(seat, 1, int(action.suit), self.number - 1))


class ExportCrafted(RootStep):
    """root:11.5.3.I  Instead of taking effect, the crafted card is discarded and brings 1 warrior to Payments."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, g: RootGame) -> None:
        if g.events is not None:
            g.tell("root-did-export", {"seat": f"seat:{self.seat}", "card": name(self.kind)})
        lay_aside(g, self.kind)
        pay_in(g, self.seat, 1)


def _exports(seat: Seat) -> list[ExportCrafted]:
    return [ExportCrafted(seat, kind) for kind in range(KINDS)]


FUNDS_PAY: Final = FundsPay()
EXPORT_CRAFTED: Final = per_seat(_exports)
COMMIT_ONE: Final = [CommitFunds(seat, 1, COMMITMENTS) for seat in range(SEATS)]
DISRUPT: Final = per_seat(DisruptTrade)
