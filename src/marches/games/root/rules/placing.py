"""root:2.2.3, 6.2.2  Where pieces may be placed: open slots, and clearings kept for one player."""

from __future__ import annotations

from mypy_extensions import i64

from marches.games.root.rules.actions import ClearingAction
from marches.games.root.rules.state import RootDecision, RootGame
from marches.games.root.rules.tables import ALL_CLEARINGS, CLEARINGS, PIECE_IDS, SUITS, ClearingId, SeatId, Suit
from marches.kernel.bits import bit, lowest
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat


def open_to(g: RootGame, seat: SeatId) -> i64:
    """root:1.1.2, 6.2.2  Clearings where a seat may place warriors and tokens: neither closed nor kept for another."""
    mask = ALL_CLEARINGS & ~g.closed
    left = g.kept
    while left:
        clearing = lowest(left)
        left &= left - 1
        if g.reserved[clearing] != seat:
            mask &= ~bit(clearing)
    return mask


def open_at_home(g: RootGame, seat: SeatId) -> i64:
    """root:vagabond.scoundrel  Clearings where a seat's pieces may bring in others. A scorched one stays closed."""
    # Until rules version 2 it was closed only to newcomers, not to a partner whose pieces had stayed.
    return open_to(g, seat) if g.rulings > 1 else ALL_CLEARINGS


def with_slot(g: RootGame) -> i64:
    """root:2.2.3  Clearings with an open building slot."""
    free = g.free
    mask: i64 = 0
    for clearing in range(CLEARINGS):
        if free[clearing] > 0:
            mask |= bit(clearing)
    return mask


def why_closed(clearing: ClearingId) -> Reason:
    """root:vagabond.scoundrel  Why nothing enters a closed clearing."""
    return Reason("root:vagabond.scoundrel", "root-why-closed", {"clearing": f"clearing:{clearing + 1}"})


def why_not_place(g: RootGame, seat: SeatId, clearing: ClearingId) -> Reason | None:
    """root:6.2.2  Why a warrior or token may not be placed here. Tokens need no slot (root:2.2.3.tokens)."""
    if g.closed >> clearing & 1:
        return why_closed(clearing)
    owner = g.reserved[clearing]
    if owner >= 0 and owner != seat:
        facts: dict[str, Fact] = {"clearing": f"clearing:{clearing + 1}", "owner": f"seat:{owner}"}
        return Reason("root:6.2.2", "root-why-reserved", facts)
    return None


def why_not_build(g: RootGame, seat: SeatId, clearing: ClearingId) -> Reason | None:
    """root:2.2.3.full  Why a building may not be placed here."""
    if g.free[clearing] <= 0:
        facts: dict[str, Fact] = {
            "clearing": f"clearing:{clearing + 1}",
            "slots": int(g.board.slots[clearing]),
            "ruins": int(g.ruins >> clearing & 1),
        }
        return Reason("root:2.2.3.full", "root-why-no-slot", facts)
    return why_not_place(g, seat, clearing)


def why_not_rule(g: RootGame, seat: SeatId, clearing: ClearingId, rule: str) -> Reason:
    """Why a seat does not rule a clearing, with the numbers."""
    facts: dict[str, Fact] = {
        "clearing": f"clearing:{clearing + 1}",
        "mine": int(g.rule_strength(seat, clearing)),
        "theirs": int(most_others(g, seat, clearing)),
    }
    return Reason(rule, "root-why-not-ruled", facts)


def most_others(g: RootGame, seat: SeatId, clearing: ClearingId) -> i64:
    """The strength of the strongest other player in a clearing."""
    most: i64 = 0
    for other in range(g.players):
        if other != seat and g.rule_strength(other, clearing) > most:
            most = g.rule_strength(other, clearing)
    return most


def tell_placed(g: RootGame, seat: Seat, kind: i64, clearing: ClearingId, number: i64) -> None:
    """Say that pieces were placed."""
    if g.events is not None and number:
        facts: dict[str, Fact] = {"seat": f"seat:{seat}", "count": int(number)}
        facts["piece"] = f"piece:{PIECE_IDS[g.factions[seat]][kind]}"
        facts["clearing"] = f"clearing:{clearing + 1}"
        g.tell("root-did-place", facts)


class PlaceInSuit(RootDecision[ClearingAction]):
    """Choose one of the clearings of a suit for a piece. If there is only one, the piece goes there."""

    def __init__(self, seat: Seat, suit: Suit) -> None:
        super().__init__(seat)
        self.suit = suit

    def clearings(self, g: RootGame) -> i64:
        """Where the piece may go."""
        raise NotImplementedError

    def place(self, g: RootGame, clearing: ClearingId) -> None:
        raise NotImplementedError

    def waits(self, g: RootGame) -> bool:
        clearings = self.clearings(g)
        return clearings & (clearings - 1) != 0

    def run(self, g: RootGame) -> None:
        self.place(g, lowest(self.clearings(g)))

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"suit": f"suit:{SUITS[self.suit]}"}

    def apply(self, g: RootGame, seat: Seat, action: ClearingAction) -> None:
        self.place(g, action.clearing)
