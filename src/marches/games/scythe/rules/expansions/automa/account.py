"""The account of an Automa's turn: what it tried, why that was impossible, what decided, and what it took."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.expansions.automa.cards import Option
from marches.games.scythe.rules.tables import NOWHERE
from marches.kernel.line import Reason


class Try:
    """One option of a move line: why it was impossible, or which unit went where and what decided between
    territories.
    """

    def __init__(self, option: Option) -> None:
        self.option: Final = option
        self.reason: Reason | None = None
        """Why it was impossible, or left out."""
        self.unit: int = -1
        self.start: int = NOWHERE
        self.to: int = NOWHERE
        self.chosen_by: str = ""
        """The criterion that chose between units, by name. Empty if there was only one."""
        self.tie: str = ""
        """The criterion that left one territory, by name. Empty if only one was valid."""
        self.rule: str = ""
        """The ledger rule of that criterion, or of the option."""

    def possible(self) -> bool:
        return self.reason is None


class Plan:
    """What a card makes an Automa do in its move line."""

    def __init__(self, token: int) -> None:
        self.token = token
        """scythe:automa.several.tie-token  Where the token is, as far as the plan has used it."""
        self.tries: Final[list[Try]] = []
        self.chosen: Try | None = None


class Account:
    """A turn so far. To add something, `note` in `deck.py` puts a copy in its place: clones share accounts."""

    def __init__(self, like: Account | None, turn: int, card: int, scheme: int) -> None:
        self.turn: Final = turn
        """The number of the turn, counted over all seats."""
        self.card: Final = card
        self.scheme: Final = scheme
        self.skipped: bool = False if like is None else like.skipped
        self.no_move: bool = False if like is None else like.no_move
        """Whether a rule has taken the move line out of this turn."""
        self.tries: list[Try] = [] if like is None else like.tries
        self.gains: list[tuple[int, int, int]] = [] if like is None else like.gains
        """Kind, what the line shows, what could be taken."""
        self.bonus: int = -1 if like is None else like.bonus
        """The ongoing bonus that neighbours may take, or -1."""
        self.takers: list[int] = [] if like is None else like.takers
        """Neighbours who have uncovered it."""
        self.marker: tuple[int, int] = (0, 0) if like is None else like.marker
        """The marker's space before and after the turn; (0, 0) until then."""
        self.star: bool = False if like is None else like.star
        self.change: bool = False if like is None else like.change
        """Whether scheme II begins."""

    def copy(self) -> Account:
        return Account(self, self.turn, self.card, self.scheme)
