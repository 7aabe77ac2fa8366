"""Delay of game: a player who holds up play to count final scores loses popularity."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.actions import ACTIONS, word
from marches.games.scythe.rules.hooks import Offers, Rule, Steps
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheOffer, ScytheStep
from marches.games.scythe.rules.tables import MAX_SEATS
from marches.games.scythe.rules.under_way import claim_turn_slot
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat

OPTION: Final = "delay-of-game"
POPULARITY_LOST: Final = 2
CALLED: Final = claim_turn_slot("whether a delay was called this turn")
UPHOLD: Final = word("uphold-delay")
DISMISS: Final = word("dismiss-delay")


class DelayOfGame(Rule):
    """scythe:variant.delay-of-game, scythe:automa.variants.none
    A player may call one delay on their own turn; the other players judge it.

    A turn has windows, but the final scoring has none, so nothing can be charged there.
    """

    def window_offers(self, g: ScytheGame, seat: Seat, window: int) -> Offers:
        return [CALL[other] for other in g.seating.led_seats() if other != seat]


class Call(ScytheOffer):
    """scythe:variant.delay-of-game  A player is accused of holding up play; the others judge it."""

    def __init__(self, accused: int) -> None:
        super().__init__(ACTIONS.add(Action("call-delay", {"seat": accused})))
        self.accused: Final = accused

    def why_not(self, g: ScytheGame, seat: Seat) -> Reason | None:
        if not g.turn.notes[CALLED]:
            return None
        return Reason("scythe:variant.delay-of-game", "scythe-why-delay-called")

    def use(self, g: ScytheGame, seat: Seat) -> Steps:
        jury = [other for other in g.seating.led_seats() if other not in (seat, self.accused)]
        return [CallDelay(seat, self.accused), JudgeDelay(jury or [self.accused], 0, 0, self.accused)]

    def preview(self, g: ScytheGame, seat: Seat) -> list[Line]:
        return [Line("scythe-preview-delay", {"seat": f"seat:{self.accused}", "count": POPULARITY_LOST})]


CALL: Final = [Call(seat) for seat in range(MAX_SEATS)]


class CallDelay(ScytheStep):
    """Someone accuses another player of holding up play."""

    def __init__(self, seat: Seat, accused: int) -> None:
        self.seat: Final = seat
        self.accused: Final = accused

    def run(self, g: ScytheGame) -> None:
        g.turn.notes[CALLED] = 1
        if g.events is not None:
            g.tell("scythe-did-call-delay", {"seat": f"seat:{self.seat}", "accused": f"seat:{self.accused}"})


class JudgeDelay(ScytheDecision):
    """scythe:variant.delay-of-game  Whether it was more than ten seconds: more than half of the others must say so.

    With two players there are no others, so the accused is asked.
    """

    rule = "scythe:variant.delay-of-game"

    def __init__(self, jury: list[int], place: int, agreed: int, accused: int) -> None:
        super().__init__(jury[place])
        self.jury: Final = jury
        self.place: Final = place
        self.agreed: Final = agreed
        self.accused: Final = accused

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [UPHOLD, DISMISS]

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        agreed = self.agreed + (1 if action is UPHOLD else 0)
        if self.place + 1 < len(self.jury):
            g.then_one(JudgeDelay(self.jury, self.place + 1, agreed, self.accused))
        elif 2 * agreed > len(self.jury):
            g.then_one(ChargeDelay(self.accused))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"accused": f"seat:{self.accused}"}


class ChargeDelay(ScytheStep):
    """scythe:variant.delay-of-game  A delay costs popularity."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        g.lose_popularity(self.seat, POPULARITY_LOST)
        if g.events is not None:
            g.tell("scythe-did-charge-delay", {"seat": f"seat:{self.seat}", "count": POPULARITY_LOST})


class DelaySource(Source):
    """Active when the table wants it."""

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(-1, DELAY_OF_GAME)] if g.options.on(OPTION) else []


DELAY_OF_GAME: Final = DelayOfGame(OPTION)
register(DelaySource())
