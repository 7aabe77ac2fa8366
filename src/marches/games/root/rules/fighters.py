"""root:4.3.2  How many warriors each side fights with, and what a roll means."""

from __future__ import annotations

from mypy_extensions import i64

from marches.games.root.rules.state import Fight, RootGame
from marches.games.root.rules.tables import SeatId


def warriors_in(g: RootGame, seat: SeatId, fight: Fight) -> i64:
    """Warriors a side has in the battle: its own and those lent to it, unless it fights the lender."""
    number = g.warriors(seat, fight.clearing)
    lender = g.lent[seat]
    if lender >= 0 and lender != fight.attacker and lender != fight.defender:
        number += g.warriors(lender, fight.clearing)
    return number


def rolled_limit(g: RootGame, seat: SeatId, fight: Fight) -> i64:
    """root:4.3.2.I  Rolled hits cannot exceed one's warriors in the clearing."""
    own = g.rules[seat].rolled_limit(g, seat)
    limit = own if own >= 0 else warriors_in(g, seat, fight)
    return limit + fight.guard if seat == fight.defender else limit


def is_defenceless(g: RootGame, fight: Fight) -> bool:
    """root:4.3.2.III  Whether the defender has no warriors in the clearing."""
    own = g.rules[fight.defender].is_defenceless(g, fight.defender)
    return own if own is not None else warriors_in(g, fight.defender, fight) == 0


def count_hits(g: RootGame, fight: Fight, high: i64, low: i64) -> None:
    """root:4.3.2, 4.3.2.equal, 4.3.2.I, 4.3.2.II, 4.3.2.III  Count hits: who deals which die, limits, extra hits."""
    attacker, defender = fight.attacker, fight.defender
    if g.rules[defender].rolls_high_in_defence(g, defender):
        high, low = low, high
    limit_a, limit_d = rolled_limit(g, attacker, fight), rolled_limit(g, defender, fight)
    fight.rolled_a = high if high < limit_a else limit_a
    fight.rolled_d = low if low < limit_d else limit_d
    fight.extra_a = g.rules[attacker].extra_hits(g, attacker, True)
    fight.extra_d = g.rules[defender].extra_hits(g, defender, False)
    if is_defenceless(g, fight):
        fight.extra_a += 1
