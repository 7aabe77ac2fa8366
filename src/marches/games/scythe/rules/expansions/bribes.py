"""Bribes: coins handed to another player, on one's own turn or to sway a combat, at tables that allow it."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.actions import ACTIONS, DONE
from marches.games.scythe.rules.hooks import Offers, Rule, Steps
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheOffer
from marches.games.scythe.rules.tables import MAX_SEATS
from marches.games.scythe.rules.under_way import NO_PLAYER
from marches.kernel.action import Action
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat

MOST_AT_ONCE: Final = 5
"""Larger gifts are made in several answers."""


class Give(Action):
    """An amount of coins for a seat."""

    def __init__(self, to: int, count: int) -> None:
        super().__init__("give-coins", {"seat": to, "count": count})
        self.to: Final = to
        self.count: Final = count


GIVE: Final = [[ACTIONS.add(Give(to, count)) for count in range(1, MOST_AT_ONCE + 1)] for to in range(MAX_SEATS)]


def why_not_given(g: ScytheGame, seat: Seat, action: Give) -> Reason | None:
    pilot = g.rules.autopilot[action.to]
    if pilot is not None:
        return pilot.why_no_deal(g, action.to)
    if g.coins[seat] >= action.count:
        return None
    facts: dict[str, Fact] = {"cost": action.count, "held": g.coins[seat]}
    return Reason("scythe:bribe.coins-only", "scythe-why-no-coin", facts)


def give(g: ScytheGame, seat: Seat, action: Give) -> None:
    """scythe:bribe.coins-only, scythe:bribe.not-binding  Coins change hands; nothing is promised."""
    g.coins[seat] -= action.count
    g.coins[action.to] += action.count
    if g.events is not None:
        g.tell("scythe-did-give", {"seat": f"seat:{seat}", "to": f"seat:{action.to}", "count": action.count})


class Gift(ScytheOffer):
    """scythe:bribe.timing  Coins for another player."""

    def __init__(self, action: Give) -> None:
        super().__init__(action)
        self.give: Final = action

    def why_not(self, g: ScytheGame, seat: Seat) -> Reason | None:
        return why_not_given(g, seat, self.give)

    def use(self, g: ScytheGame, seat: Seat) -> Steps:
        give(g, seat, self.give)
        return []


GIFTS: Final = [[Gift(one) for one in gifts] for gifts in GIVE]


class Bribes(Rule):
    """scythe:bribe.informal, scythe:bribe.timing
    Coins may be given before, between and after the actions of one's turn, and before the dials of a combat.
    """

    def opens_window(self, g: ScytheGame, seat: Seat, window: int) -> bool:
        # Until rules version 2 nothing was given after the last action unless an objective could be shown.
        return g.rulings > 1 and g.coins[seat] > 0

    def window_offers(self, g: ScytheGame, seat: Seat, window: int) -> Offers:
        found: Offers = []
        for other in range(g.players):
            if other != seat:
                found += GIFTS[other]
        return found

    def why_not_offered(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        return Reason("scythe:bribe.timing", "scythe-why-no-gift-now") if isinstance(action, Give) else None

    def combat_begins(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        combat = g.the_combat()
        if seat != combat.attacker or NO_PLAYER in (combat.attacker, combat.defender):
            return []  # there is nobody to influence if one side has no player
        return [SwayCombat(other) for other in g.seating.clockwise_from(seat) if g.seating.led(other)]


class SwayCombat(ScytheDecision):
    """scythe:bribe.third-party, scythe:bribe.sway-outcome, scythe:bribe.no-escape
    Anyone may give coins to a fighter before the dials, the other fighter included; the combat goes on.
    """

    rule = "scythe:bribe.third-party"

    def waits(self, g: ScytheGame) -> bool:
        return g.coins[self.seat] > 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for fighter in (g.the_combat().attacker, g.the_combat().defender):
            if fighter != seat:
                found += GIVE[fighter]
        found.append(DONE)
        return found

    def why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        return why_not_given(g, seat, action) if isinstance(action, Give) else None

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Give):
            give(g, seat, action)
            g.then_one(self)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"attacker": f"seat:{g.the_combat().attacker}", "defender": f"seat:{g.the_combat().defender}"}


class NoBribes(Rule):
    """scythe:bribe.default, scythe:bribe.tournament  No coins change hands."""

    def why_not_offered(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        return Reason("scythe:bribe.default", "scythe-why-no-gifts") if isinstance(action, Give) else None


class BribeSource(Source):
    """scythe:bribe.tournament, scythe:bribe.default
    Active when the table allows coins to change hands; a tournament and Desolation never do.
    """

    def rules(self, g: ScytheGame) -> list[Held]:
        allowed = g.options.on("bribes") and not g.options.on("tournament") and not g.options.has("desolation")
        return [Held(-1, BRIBES if allowed else NO_BRIBES)]


BRIBES: Final = Bribes("bribes")
NO_BRIBES: Final = NoBribes("no-bribes")
register(BribeSource())
