"""Root's answers, each built once. Factions add theirs to the same table, in the order `factions` imports them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.tables import (
    AMBUSH_KINDS,
    CARDS,
    CLEARINGS,
    DOMINANCE_KINDS,
    KINDS,
    PIECE_IDS,
    SEATS,
    SPY_KINDS,
    SUITS,
    ClearingId,
    SeatId,
    Suit,
)
from marches.kernel.action import Action, ActionTable
from marches.kernel.bits import lowest

ACTIONS: Final = ActionTable(
    "root",
    {
        "from": "clearing",
        "to": "clearing",
        "count": "number",
        "first": "number",
        "second": "number",
        "attacker": "seat",
        "defender": "seat",
    },
)


class CardAction(Action):
    """An answer that names a kind of card."""

    def __init__(self, verb: str, card: i64) -> None:
        super().__init__(verb, {"card": CARDS[card]})
        self.card: Final = card


class ClearingAction(Action):
    """An answer that names a clearing."""

    def __init__(self, verb: str, clearing: ClearingId, field: str = "clearing") -> None:
        super().__init__(verb, {field: int(clearing) + 1})
        self.clearing: Final = clearing


class SuitAction(Action):
    """An answer that names a suit."""

    def __init__(self, verb: str, suit: Suit) -> None:
        super().__init__(verb, {"suit": SUITS[suit]})
        self.suit: Final = suit


class SeatAction(Action):
    """An answer that names a player."""

    def __init__(self, verb: str, seat: SeatId) -> None:
        super().__init__(verb, {"seat": int(seat)})
        self.seat: Final = seat


class CountAction(Action):
    """An answer that names a number."""

    def __init__(self, verb: str, count: i64) -> None:
        super().__init__(verb, {"count": int(count)})
        self.count: Final = count


class PieceAction(Action):
    """An answer that names a building or token by its id."""

    def __init__(self, verb: str, piece: str) -> None:
        super().__init__(verb, {"piece": piece})
        self.piece: Final = piece


class BattleAction(Action):
    """Battle in a clearing against a player."""

    def __init__(self, clearing: ClearingId, defender: SeatId) -> None:
        super().__init__("battle", {"clearing": int(clearing) + 1, "defender": int(defender)})
        self.clearing: Final = clearing
        self.defender: Final = defender


class RollAction(Action):
    """What the two dice show."""

    def __init__(self, first: i64, second: i64) -> None:
        super().__init__("roll", {"first": int(first), "second": int(second)})
        self.first: Final = first
        self.second: Final = second


class MarkerAction(Action):
    """The suit marker a clearing gets."""

    def __init__(self, clearing: ClearingId, suit: Suit) -> None:
        super().__init__("mark", {"clearing": int(clearing) + 1, "suit": SUITS[suit]})
        self.clearing: Final = clearing
        self.suit: Final = suit


class FirstAction(Action):
    """Resolve this effect before the others."""

    def __init__(self, effect: str) -> None:
        super().__init__("resolve-first", {"effect": effect})
        self.effect: Final = effect


def word(verb: str) -> Action:
    """A new answer without fields."""
    return ACTIONS.add(Action(verb))


def per_card(verb: str) -> list[CardAction]:
    """A new answer for every kind of card, by kind."""
    return [ACTIONS.add(CardAction(verb, kind)) for kind in range(KINDS)]


def per_clearing(verb: str, field: str = "clearing") -> list[ClearingAction]:
    """A new answer for every clearing, by clearing."""
    return [ACTIONS.add(ClearingAction(verb, clearing, field)) for clearing in range(CLEARINGS)]


def among_clearings(actions: list[ClearingAction], clearings: i64) -> list[ClearingAction]:
    """Of the answers `per_clearing` made, those that name these clearings."""
    found: list[ClearingAction] = []
    while clearings:
        found.append(actions[lowest(clearings)])
        clearings &= clearings - 1
    return found


def per_suit(verb: str, suits: int = 4) -> list[SuitAction]:
    """A new answer for every suit (3: without the birds)."""
    return [ACTIONS.add(SuitAction(verb, suit)) for suit in range(suits)]


def per_seat(verb: str) -> list[SeatAction]:
    """A new answer for every seat."""
    return [ACTIONS.add(SeatAction(verb, seat)) for seat in range(SEATS)]


def per_count(verb: str, last: int) -> list[CountAction]:
    """A new answer for every number from 0 to `last`."""
    return [ACTIONS.add(CountAction(verb, count)) for count in range(last + 1)]


def effect(label: str) -> str:
    """Register an effect whose order among simultaneous ones a player may choose (root:1.1.3)."""
    FIRST[label] = ACTIONS.add(FirstAction(label))
    return label


DONE: Final = word("done")
DECLINE: Final = word("decline")
END_DAYLIGHT: Final = word("end-daylight")
# Nature's answers.
DRAWS: Final = per_card("draw")
TAKEN: Final = per_card("taken")
ROLLS: Final = [ACTIONS.add(RollAction(a, b)) for a in range(4) for b in range(4)]
SITS: Final = per_seat("sit")
MARKS: Final = [ACTIONS.add(MarkerAction(c, s)) for c in range(CLEARINGS) for s in range(3)]
# Cards.
DISCARDS: Final = per_card("discard")
SPENDS: Final = per_card("spend")
CRAFTS: Final = per_card("craft")
USES: Final = per_card("use")
PAYS_ANY: Final = per_suit("pay-suit", 3)
AMBUSH: Final[dict[int, CardAction]] = {kind: ACTIONS.add(CardAction("ambush", kind)) for kind in AMBUSH_KINDS}
ACTIVATES: Final[dict[int, CardAction]] = {kind: ACTIONS.add(CardAction("activate", kind)) for kind in DOMINANCE_KINDS}
TAKES: Final[dict[int, CardAction]] = {
    kind: ACTIONS.add(CardAction("take-available", kind)) for kind in DOMINANCE_KINDS + SPY_KINDS
}
# The map.
MOVES_FROM: Final = per_clearing("move-from", "from")
MOVES_TO: Final = per_clearing("move-to", "to")
MOVES: Final = per_count("move", 25)
BATTLES: Final = [ACTIONS.add(BattleAction(c, d)) for c in range(CLEARINGS) for d in range(SEATS)]
REMOVES_WARRIOR: Final = per_clearing("remove-warrior")
LOSSES: Final[dict[str, PieceAction]] = {}
PLAYERS: Final = per_seat("choose-player")
FIRST: Final[dict[str, FirstAction]] = {}

for _names in PIECE_IDS:
    for _name in _names[1:]:
        if _name and _name not in LOSSES:
            LOSSES[_name] = ACTIONS.add(PieceAction("lose", _name))
