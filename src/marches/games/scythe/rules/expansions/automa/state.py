"""What each Automa has: its level, marker, scheme and deck, and the account of its latest turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.edge.automa_data import LEVELS
from marches.games.scythe.rules.expansions.automa.account import Account
from marches.games.scythe.rules.expansions.automa.cards import ALL_CARDS, AUTOMA_PART, Card, Half, Tracker, card_at
from marches.games.scythe.rules.seating import ModuleState, Options
from marches.games.scythe.rules.state import ScytheGame, StateOf
from marches.games.scythe.rules.tables import BIT, NOWHERE, size
from marches.kernel.step import Seat

AUTOMAS: Final = "automas"
"""The option that says by seat who plays: a level, or `person`. `person, automaszyna` is a solo game."""
PERSON: Final = "person"
FIRST: Final = 0
SECOND: Final = 1
"""The schemes, as places in `Card.halves`."""
NO_CARD: Final = -1


def words_of(options: Options) -> list[str]:
    """What the option says, seat by seat."""
    return options.text(AUTOMAS).replace(",", " ").split()


def level_of(options: Options, seat: Seat) -> int:
    """scythe:automa.setup.tracker  The level of a seat, as a place in LEVELS; -1 for a person."""
    words = words_of(options)
    return LEVELS.index(words[seat]) if seat < len(words) and words[seat] in LEVELS else -1


class AutomaState(ModuleState):
    """scythe:automa.several.seats  By seat; those of people stay as they are. All of it is public except the order of
    the decks, which nobody knows: a deck is a mask of cards.
    """

    def __init__(self, like: AutomaState | None, levels: list[int]) -> None:
        players = len(levels)
        self.levels: Final = levels
        self.marker: Final[list[int]] = [1] * players if like is None else like.marker.copy()
        """The space of the tracker, from 1."""
        self.pack: Final[list[int]] = [ALL_CARDS] * players if like is None else like.pack.copy()
        """The cards it plays with, as a mask: all, unless a module takes some out."""
        self.deck: Final[list[int]] = [ALL_CARDS] * players if like is None else like.deck.copy()
        self.card: Final[list[int]] = [NO_CARD] * players if like is None else like.card.copy()
        """The card of its latest turn, as a place in the deck: in use while the turn lasts."""
        self.fought_with: Final[list[int]] = [NO_CARD] * players if like is None else like.fought_with.copy()
        """The card drawn for its latest combat."""
        self.scheme: Final[list[int]] = [FIRST] * players if like is None else like.scheme.copy()
        self.due: Final[list[bool]] = [False] * players if like is None else like.due.copy()
        """scythe:automa.tracker.postponed  Whether its change to scheme II is postponed."""
        self.provoked: Final[list[bool]] = [False] * players if like is None else like.provoked.copy()
        """Whether it has been in a combat or a retreat of workers.  scythe:automa.tracks.peace-scheme"""
        self.token: int = NOWHERE if like is None else like.token
        """scythe:automa.several.tie-token  The home base the recruit token is on, as a hex."""
        self.accounts: Final[list[Account | None]] = [None] * players if like is None else like.accounts.copy()
        """What its latest turn consisted of. Accounts are replaced, never changed: clones share them."""

    def copy(self) -> ModuleState:
        return AutomaState(self, self.levels)


AUTOMA_STATE: Final = StateOf(AutomaState)


def is_automa(g: ScytheGame, seat: Seat) -> bool:
    """Whether a seat is an Automa's. Asked once the seats are taken."""
    return AUTOMA_STATE.in_use(g) and AUTOMA_STATE.of(g).levels[seat] >= 0


def automa_seats(g: ScytheGame) -> list[int]:
    """The seats of Automas."""
    if not AUTOMA_STATE.in_use(g):
        return []
    levels = AUTOMA_STATE.of(g).levels
    return [seat for seat in range(g.players) if levels[seat] >= 0]


def tracker_of(g: ScytheGame, seat: Seat) -> Tracker:
    return AUTOMA_PART.of(g.kit).trackers[AUTOMA_STATE.of(g).levels[seat]]


def turn_card(g: ScytheGame, seat: Seat) -> Card:
    """The card of its latest turn."""
    return card_at(g, AUTOMA_STATE.of(g).card[seat])


def current_half(g: ScytheGame, seat: Seat) -> Half:
    """scythe:automa.turn.draw  The half of the turn's card that counts."""
    return turn_card(g, seat).halves[AUTOMA_STATE.of(g).scheme[seat]]


def in_use(g: ScytheGame, seat: Seat) -> i64:
    """The card that is being carried out, as a mask. Empty except on its own turn."""
    card = AUTOMA_STATE.of(g).card[seat]
    return BIT[card] if g.active == seat and card != NO_CARD else 0


def used_cards(g: ScytheGame, seat: Seat) -> i64:
    """scythe:automa.nature.open  Cards drawn since the deck was last shuffled, the one in use included."""
    state = AUTOMA_STATE.of(g)
    return state.pack[seat] & ~state.deck[seat]


def cards_left(g: ScytheGame, seat: Seat) -> int:
    return size(AUTOMA_STATE.of(g).deck[seat])
