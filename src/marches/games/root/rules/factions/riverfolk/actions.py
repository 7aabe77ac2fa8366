"""The Riverfolk's answers, and those of their customers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import ACTIONS, per_card, per_clearing, per_seat, word
from marches.games.root.rules.factions.riverfolk.state import HIGHEST_PRICE, LOWEST_PRICE, SERVICES
from marches.kernel.action import Action


class PriceAction(Action):
    """Set the price of a service."""

    def __init__(self, service: i64, count: i64) -> None:
        super().__init__("set-price", {"service": SERVICES[service], "count": int(count)})
        self.service: Final = service
        self.count: Final = count


class ServiceAction(Action):
    """Buy riverboats or mercenaries."""

    def __init__(self, service: i64) -> None:
        super().__init__("buy-service", {"service": SERVICES[service]})
        self.service: Final = service


PRICES: Final = [
    ACTIONS.add(PriceAction(service, count))
    for service in range(len(SERVICES))
    for count in range(LOWEST_PRICE, HIGHEST_PRICE + 1)
]
BUYS: Final = [ACTIONS.add(ServiceAction(service)) for service in range(1, len(SERVICES))]
BUYS_CARD: Final = per_card("buy-card")
STARTS: Final = per_clearing("start-otter")
COMMITS: Final = per_seat("commit-fund")
SPENDS: Final = per_seat("spend-fund")
LOSES: Final = per_seat("lose-fund")
MOVE: Final = word("commit-move")
BATTLE: Final = word("commit-battle")
DRAW: Final = word("commit-draw")
RECRUITS: Final = per_clearing("recruit-otter")
POSTS: Final = per_clearing("establish-post")
EXPORTS: Final = per_card("export")
