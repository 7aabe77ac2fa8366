"""The Eyrie's answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import ACTIONS, per_clearing, per_suit, word
from marches.games.root.rules.factions.eyrie.state import COLUMNS, LEADERS
from marches.games.root.rules.tables import CARDS, KINDS
from marches.kernel.action import Action


class AddAction(Action):
    """Add a card to a column of the Decree."""

    def __init__(self, card: i64, column: i64) -> None:
        super().__init__("add-to-decree", {"card": CARDS[card], "column": COLUMNS[column]})
        self.card: Final = card
        self.column: Final = column


class LeaderAction(Action):
    """Choose a leader."""

    def __init__(self, leader: i64) -> None:
        super().__init__("choose-leader", {"leader": LEADERS[leader]})
        self.leader: Final = leader


ADDS: Final = [ACTIONS.add(AddAction(card, column)) for card in range(KINDS) for column in range(4)]
CHOOSES: Final = [ACTIONS.add(LeaderAction(leader)) for leader in range(len(LEADERS))]
STARTS: Final = per_clearing("start-roost")
NEW_ROOSTS: Final = per_clearing("new-roost")
RECRUITS: Final = per_clearing("decree-recruit")
BUILDS: Final = per_clearing("decree-build")
RESOLVES: Final = per_suit("resolve")
RESOLVE_DECREE: Final = word("resolve-decree")
