"""A deal: a cost and what it buys, as encounter options and Factory cards print them."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.data.words import BONUSES, GAINS, PAYMENTS
from marches.games.scythe.rules.paying import on_territories, why_not_payable
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import ANY_RESOURCE, RESOURCE_KINDS
from marches.kernel.line import Line, Reason
from marches.kernel.step import Seat

COINS_PAID: Final = PAYMENTS.index("coins")
POWER_PAID: Final = PAYMENTS.index("power")
POPULARITY_PAID: Final = PAYMENTS.index("popularity")
CARDS_PAID: Final = PAYMENTS.index("combat-card")
RESOURCES_PAID: Final = PAYMENTS.index("any-resource")

# Gains, by their place in GAINS.
ANY_TOKENS: Final = GAINS.index("any-resource")
FIRST_TOKENS: Final = GAINS.index("metal")
NEW_WORKER: Final = GAINS.index("worker")
NEW_MECH: Final = GAINS.index("mech")
NEW_STRUCTURE: Final = GAINS.index("structure")
NEW_RECRUIT: Final = GAINS.index("recruit")
NEW_UPGRADE: Final = GAINS.index("upgrade")
PRODUCTION: Final = GAINS.index("produce-territories")
A_LOOK: Final = GAINS.index("look-at-opponent-combat-cards")
BONUS_OF: Final = [BONUSES.index(name) for name in ("coins", "power", "popularity", "combat-cards")]
"""The first gains are power, coins, popularity and combat cards, in the order of the payments."""


class Deal:
    """What is paid and what is gained for it, in the printed order."""

    def __init__(self, cost: dict[str, int], gain: dict[str, int], different: bool) -> None:
        self.cost: Final[list[int]] = [cost.get(name, 0) for name in PAYMENTS]
        self.different: Final = different
        """Whether the resources paid must all be of different kinds."""
        self.gains: Final[list[tuple[int, int]]] = [(GAINS.index(name), gain[name]) for name in gain]
        self.countable: Final = any(is_countable(kind) for kind, _ in self.gains)
        """Whether anything can be taken in part by saying how much."""

    def why_not(self, g: ScytheGame, seat: Seat, rule: str) -> Reason | None:
        """Why the cost cannot be paid in full; `rule` is the rule to cite."""
        cost = self.cost
        if g.coins[seat] < cost[COINS_PAID]:
            return Reason(rule, "scythe-why-no-coin", {"cost": cost[COINS_PAID], "held": g.coins[seat]})
        if g.power[seat] < cost[POWER_PAID]:
            return Reason(rule, "scythe-why-no-power", {"cost": cost[POWER_PAID], "held": g.power[seat]})
        if g.popularity[seat] < cost[POPULARITY_PAID]:
            facts = {"cost": cost[POPULARITY_PAID], "held": g.popularity[seat]}
            return Reason(rule, "scythe-why-no-popularity", {**facts})
        if g.hand_size(seat) < cost[CARDS_PAID]:
            return Reason(rule, "scythe-why-no-card", {"cost": cost[CARDS_PAID], "held": g.hand_size(seat)})
        return self._why_no_resources(g, seat, rule)

    def _why_no_resources(self, g: ScytheGame, seat: Seat, rule: str) -> Reason | None:
        count = self.cost[RESOURCES_PAID]
        if not count:
            return None
        if self.different:
            kinds = kinds_payable(g, seat, 0)
            return Reason(rule, "scythe-why-too-few-kinds", {"cost": count, "held": kinds}) if kinds < count else None
        return why_not_payable(g, seat, ANY_RESOURCE, count)

    def cost_lines(self) -> list[Line]:
        """What is paid, in words."""
        found: list[Line] = []
        for payment in range(len(PAYMENTS)):
            if self.cost[payment]:
                key = f"scythe-preview-pay-{PAYMENTS[payment]}"
                if payment == RESOURCES_PAID and self.different:
                    key = "scythe-preview-pay-different"
                found.append(Line(key, {"count": self.cost[payment]}))
        return found

    def gain_lines(self) -> list[Line]:
        """What is gained, in words."""
        return [Line(f"scythe-preview-gain-{GAINS[kind]}", {"count": count}) for kind, count in self.gains]


def is_countable(kind: int) -> bool:
    """Coins, power, popularity, cards, tokens of a given kind, workers."""
    return kind != ANY_TOKENS and kind <= NEW_WORKER


def kinds_payable(g: ScytheGame, seat: Seat, used: int) -> int:
    """Kinds of resources the seat could still pay with, besides those used. What is not a token counts as any kind."""
    funds = [g.rules.funds(g, seat, kind) for kind in range(RESOURCE_KINDS)]
    # What can pay for any kind is counted once for each kind, and once in the sum of all.
    wild = (sum(funds) - g.rules.funds(g, seat, ANY_RESOURCE)) // (RESOURCE_KINDS - 1)
    kinds = wild
    for kind in range(RESOURCE_KINDS):
        if not used >> kind & 1 and on_territories(g, seat, kind) + funds[kind] > wild:
            kinds += 1
    return kinds


def fact(kind: int) -> str:
    """A gain as a fact."""
    return f"gain:{GAINS[kind]}"
