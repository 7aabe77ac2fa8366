"""Answers about the Mechanical Marquise: where nature puts the keep, and what spies do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import ACTIONS, CardAction, per_clearing
from marches.games.root.rules.factions.mechanical.state import ORDERS
from marches.games.root.rules.tables import SPY_KINDS, SeatId
from marches.kernel.action import Action

ACTIONS.kinds["swapped"] = "order"


class OrderAction(Action):
    """Reveal an order."""

    def __init__(self, place: i64) -> None:
        super().__init__("reveal-order", {"order": int(place) + 1})
        self.place: Final = place


class SwapAction(Action):
    """Swap two orders."""

    def __init__(self, place: i64, other: SeatId) -> None:
        super().__init__("swap-orders", {"order": int(place) + 1, "swapped": int(other) + 1})
        self.place: Final = place
        self.other: Final = other


MACHINE_KEEPS: Final = per_clearing("machine-keep")
REVEALS: Final = [ACTIONS.add(OrderAction(place)) for place in range(ORDERS)]
SWAPS: Final = [ACTIONS.add(SwapAction(place, other)) for other in range(ORDERS) for place in range(other)]
"""Pairs among the first orders come first: with n orders left, these are the first n * (n - 1) / 2."""
PLAYS: Final[dict[int, CardAction]] = {kind: ACTIONS.add(CardAction("play-spy", kind)) for kind in SPY_KINDS}
