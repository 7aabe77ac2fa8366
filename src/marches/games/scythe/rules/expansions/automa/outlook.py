"""Where an Automa's units could be after its next turn, as far as everyone can know it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.expansions.automa.account import Try
from marches.games.scythe.rules.expansions.automa.cards import card_at
from marches.games.scythe.rules.expansions.automa.planning import plan_moves
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE, SECOND, tracker_of
from marches.games.scythe.rules.expansions.automa.turn import held_back
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import BIT, hexes_of
from marches.kernel.step import Seat


class Prospect:
    """A move it would make now, and the cards that would bring it, as a mask."""

    def __init__(self, move: Try | None, cards: i64) -> None:
        self.move: Final = move
        """None: nobody moves."""
        self.cards: Final[i64] = cards


def next_cards(g: ScytheGame, seat: Seat) -> i64:
    """scythe:automa.turn.reshuffle, scythe:automa.nature.open
    The cards its next turn may bring: known from those used.
    """
    state = AUTOMA_STATE.of(g)
    return state.deck[seat] if state.deck[seat] and not changes(g, seat) else state.pack[seat]


def changes(g: ScytheGame, seat: Seat) -> bool:
    """scythe:automa.tracker.postponed  Whether its next turn begins with the second scheme."""
    return AUTOMA_STATE.of(g).due[seat] and not held_back(g, seat)


def outlook(g: ScytheGame, seat: Seat) -> list[Prospect]:
    """scythe:automa.nature.open  For every card its next turn may bring: what would move, if nothing changed before."""
    state = AUTOMA_STATE.of(g)
    scheme = SECOND if changes(g, seat) else state.scheme[seat]
    found: list[Prospect] = []
    for card in hexes_of(next_cards(g, seat)):
        shown = card_at(g, card)
        move = None
        if not (tracker_of(g, seat).skips and shown.crossed):
            move = plan_moves(g, seat, shown.halves[scheme]).chosen
        for index in range(len(found)):
            if same(found[index].move, move):
                found[index] = Prospect(move, found[index].cards | BIT[card])
                break
        else:
            found.append(Prospect(move, BIT[card]))
    return found


def same(one: Try | None, other: Try | None) -> bool:
    """Whether two plans move the same unit to the same place."""
    if one is None or other is None:
        return one is other
    return one.unit == other.unit and one.start == other.start and one.to == other.to
