"""What is going on right now: the turn, the unit on its way, the combat. Each copies itself."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.scythe.rules.tables import BIT, CARD_KINDS, CARGO_KINDS, RESOURCE_KINDS, HexId
from marches.kernel.arrays import zeros
from marches.kernel.step import Seat

TURN_SLOTS: Final = 28
"""How many numbers abilities and modules may keep for the length of one turn."""
MOST_LEGS: Final = 6
"""The hexes of one move: where it starts, and its steps."""
BOTH: Final = 3
"""The mask of both sides of a combat."""
NO_PLAYER: Final = -1
"""The side of a combat that nobody plays."""
SIDES: Final = 2

# Copied whenever an empty one is needed: much faster than building it from a list.
NO_NOTES: Final = zeros(TURN_SLOTS)
NO_PLACES: Final = zeros(MOST_LEGS)
NO_CARGO: Final = zeros(MOST_LEGS * CARGO_KINDS)
NO_SIDES: Final = zeros(SIDES)
NO_CARDS: Final = zeros(SIDES * CARD_KINDS)

_claimed: list[str] = []


def claim_turn_slot(name: str) -> int:
    """Claim a slot in `g.turn.notes`, where a rule keeps a number until the turn is over (0 at its start)."""
    if len(_claimed) == TURN_SLOTS:
        raise ValueError("no turn slot is left")
    _claimed.append(name)
    return len(_claimed) - 1


class Turn:
    """What the rules remember until the turn is over."""

    def __init__(self, like: Turn | None) -> None:
        self.moved: i64 = 0 if like is None else like.moved
        """Units that have moved in this Move action, as a mask."""
        self.moves_left: int = 0 if like is None else like.moves_left
        """Units that may still move in this Move action."""
        self.stood: i64 = 0 if like is None else like.stood
        """Hexes where the active player had units when the Move action began."""
        self.drove_off: int = 0 if like is None else like.drove_off
        """Enemy workers made to retreat this turn."""
        self.produced: i64 = 0 if like is None else like.produced
        """Territories that have produced in this action, as a mask."""
        self.notes: vec[i64] = NO_NOTES[:] if like is None else like.notes[:]
        """What abilities and modules keep, by `claim_turn_slot`."""

    def copy(self) -> Turn:
        return Turn(self)


class Trip:
    """A unit on its way: where it has been and what it carries."""

    def __init__(self, like: Trip | None, unit: int, at: HexId, steps: int) -> None:
        self.unit: Final = unit
        self.steps_left: int = min(steps, MOST_LEGS - 1) if like is None else like.steps_left
        self.legs: int = 0 if like is None else like.legs
        """Steps it has made."""
        self.stopped: bool = False if like is None else like.stopped
        self.passing: bool = False if like is None else like.passing
        """Whether it is only passing through. Then nothing there has met it yet."""
        self.loaded: bool = False if like is None else like.loaded
        """Whether it has loaded anything on this hex. Then it unloads nothing more there."""
        self.places: vec[i64] = NO_PLACES[:] if like is None else like.places[:]
        """The hex it started from and those it has stepped to."""
        self.cargo: vec[i64] = NO_CARGO[:] if like is None else like.cargo[:]
        """What it carries, by the leg it was loaded on and by kind."""
        if like is None:
            self.places[0] = at

    def copy(self) -> Trip:
        return Trip(self, self.unit, 0, 0)

    def at(self) -> int:
        """The hex the unit is on."""
        return self.places[self.legs]

    def came_from(self) -> int:
        """The hex it was on before its last step."""
        return self.places[self.legs - 1]

    def has_left(self, at: HexId, legs: int) -> bool:
        """Whether the unit has left this hex within its first legs."""
        return any(self.places[leg] == at for leg in range(legs))

    def arrive(self, to: HexId) -> None:
        """The unit has made one step."""
        self.legs += 1
        self.steps_left -= 1
        self.loaded = False
        self.places[self.legs] = to

    def carried(self, kind: int) -> int:
        """How much of a kind it carries."""
        cargo = self.cargo
        total = 0
        for leg in range(self.legs + 1):
            total += cargo[leg * CARGO_KINDS + kind]
        return total

    def resources(self) -> int:
        """How many resource tokens it carries."""
        total = 0
        for kind in range(RESOURCE_KINDS):
            total += self.carried(kind)
        return total

    def take(self, kind: int, count: int) -> None:
        """Something comes aboard."""
        self.cargo[self.legs * CARGO_KINDS + kind] += count
        self.loaded = True

    def drop(self, kind: int, count: int) -> None:
        """Something is set down. What came aboard last leaves first."""
        leg = self.legs
        while count > 0 and leg >= 0:
            index = leg * CARGO_KINDS + kind
            part: int = min(count, self.cargo[index])
            self.cargo[index] -= part
            count -= part
            leg -= 1


class Combat:
    """Two sides, the attacker's first: who fights where, and what is behind the dials."""

    def __init__(self, like: Combat | None, attacker: Seat, defender: Seat, at: HexId, kind: int) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.at: Final = at
        self.kind: Final = kind
        """0: characters and mechs fight. Modules may number other combats."""
        self.winner: Seat = -1 if like is None else like.winner
        self.marks: i64 = 0 if like is None else like.marks
        """What each side has used in this combat, as a mask; see `claim_combat_bit`."""
        self.cards_chosen: int = 0 if like is None else like.cards_chosen
        """Sides whose cards are behind their dial, as a mask (1: attacker, 2: defender)."""
        self.dials_set: int = 0 if like is None else like.dials_set
        """Sides whose dial is set, as a mask. When it is BOTH, dials and cards are revealed."""
        self.openly: int = 0 if like is None else like.openly
        """The side that chooses first, openly, as a mask; 0 if both choose in secret."""
        self.paid: int = 0 if like is None else like.paid
        """Sides whose power and cards have been paid, as a mask: until then the cards are still in their hands."""
        self.dials: vec[i64] = NO_SIDES[:] if like is None else like.dials[:]
        self.limits: vec[i64] = NO_SIDES[:] if like is None else like.limits[:]
        """How many cards each side may play."""
        self.cards: vec[i64] = NO_CARDS[:] if like is None else like.cards[:]
        """By side and kind."""

    def copy(self) -> Combat:
        return Combat(self, self.attacker, self.defender, self.at, self.kind)

    def side(self, seat: Seat) -> int:
        """0 for the attacker, 1 for the defender."""
        return 0 if self.attacker == seat else 1

    def seat(self, side: int) -> int:
        return self.attacker if side == 0 else self.defender

    def opponent(self, seat: Seat) -> int:
        """The other side."""
        return self.defender if self.attacker == seat else self.attacker

    def fights(self, seat: Seat) -> bool:
        """Whether a seat is one of the two sides."""
        return seat == self.attacker or seat == self.defender

    def used(self, seat: Seat, bit: int) -> bool:
        """Whether a side has already used this."""
        return self.marks >> (2 * bit + self.side(seat)) & 1 == 1

    def mark_used(self, seat: Seat, bit: int) -> None:
        self.marks |= BIT[2 * bit + self.side(seat)]

    def total(self, side: int) -> int:
        """scythe:combat.reveal  Dial and cards together."""
        total: int = self.dials[side]
        for kind in range(CARD_KINDS):
            total += (kind + 2) * self.cards[side * CARD_KINDS + kind]
        return total
