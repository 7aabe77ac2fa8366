"""The Marquise's answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import ACTIONS, per_card, per_clearing, word
from marches.games.root.rules.factions.marquise.state import BUILDINGS
from marches.games.root.rules.tables import BUILDING, CLEARINGS, ClearingId
from marches.kernel.action import Action


class BuildAction(Action):
    """Build a sawmill, workshop or recruiter in a clearing."""

    def __init__(self, kind: i64, clearing: ClearingId) -> None:
        super().__init__("build", {"piece": BUILDINGS[kind - BUILDING], "clearing": int(clearing) + 1})
        self.kind: Final = kind
        self.clearing: Final = clearing


KEEPS: Final = per_clearing("place-keep")
WOODS: Final = per_clearing("place-wood")
RECRUITS: Final = per_clearing("recruit-at")
PAYS_WOOD: Final = per_clearing("pay-wood")
OVERWORKS: Final = per_clearing("overwork-at")
EXTRAS: Final = per_card("extra-action")
BATTLE: Final = word("take-battle")
MARCH: Final = word("march")
RECRUIT: Final = word("recruit")
BUILD: Final = word("take-build")
OVERWORK: Final = word("overwork")
BUILDS: Final = [
    ACTIONS.add(BuildAction(BUILDING + kind, clearing)) for kind in range(3) for clearing in range(CLEARINGS)
]
