"""Four Mods for everyone: how tokens are drawn for each player, and how many answers each player owes."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.data import ModToken
from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.seating import ModuleState, Options
from marches.games.scythe.rules.state import ScytheChance, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT, hexes_of, size
from marches.kernel.action import Action
from marches.kernel.game import EVERYONE
from marches.kernel.line import Line
from marches.kernel.step import Decision, Seat, Step

PRINTED_ONLY: Final = "printed-only"
DRAWN: Final = 4
"""scythe:mechmod.draw, scythe:inframod.draw  How many are offered to each."""
USED: Final = 2
"""scythe:mechmod.place-two, scythe:inframod.keep-two  How many may be used."""
FEWEST: Final = 3
"""scythe:mechmod.printed-only  Nobody is offered fewer, even if tokens run short."""
NONE: Final = -1
MECH_RANK: Final = 1
INFRA_RANK: Final = 3
"""scythe:inframod.order  Mech Mods are chosen first; a faction that chooses tokens comes between the two."""


def copies(tokens: list[ModToken], options: Options) -> list[int]:
    """scythe:mechmod.printed-only  How many tokens of each kind are in the game."""
    known = options.on(PRINTED_ONLY)
    return [0 if known and token.status == "stand-in" else token.copies for token in tokens]


class ModsState(ModuleState):
    """Mods that are drawn and chosen unseen: by seat, what is offered, how many answers were given, what was taken."""

    def __init__(self, pool: list[int], offered: list[int], answers: list[int], taken: list[int], shown: bool) -> None:
        self.pool = pool
        """Tokens left in the pool, by kind."""
        self.offered = offered
        """Kinds offered, as a mask by seat. Zero once all have chosen."""
        self.answers = answers
        self.taken = taken
        """By seat and place: the kind, or NONE."""
        self.shown = shown
        """Whether everyone has chosen."""

    def barred(self, g: ScytheGame, seat: Seat) -> i64:
        """Kinds that are never offered to the seat."""
        return 0

    def fits(self, g: ScytheGame, seat: Seat) -> i64:
        """Kinds in the pool that the seat could be offered besides what it has, as a mask."""
        found: i64 = 0
        for kind in range(len(self.pool)):
            if self.pool[kind]:
                found |= BIT[kind]
        return found & ~self.offered[seat] & ~self.barred(g, seat)

    def may_draw(self, g: ScytheGame, seat: Seat) -> i64:
        """scythe:mechmod.draw, scythe:mechmod.printed-only  Kinds the seat may draw now, as a mask.

        If tokens run short, none that would leave someone with fewer than three.
        """
        found = self.fits(g, seat)
        if not g.options.on(PRINTED_ONLY):
            return found
        enough: i64 = 0
        for kind in hexes_of(found):
            self.take(seat, kind)
            if self.all_can_fill(g):
                enough |= BIT[kind]
            self.give_back(seat, kind)
        return enough or found

    def take(self, seat: Seat, kind: int) -> None:
        self.pool[kind] -= 1
        self.offered[seat] |= BIT[kind]

    def give_back(self, seat: Seat, kind: int) -> None:
        self.pool[kind] += 1
        self.offered[seat] &= ~BIT[kind]

    def turn_up(self, g: ScytheGame) -> None:
        """scythe:mechmod.sealed, scythe:inframod.sealed
        What was taken is open and active; the rest leave the game.
        """
        self.shown = True
        self.pool = [0] * len(self.pool)
        self.offered = [0] * g.players
        g.reveal(EVERYONE)
        g.reassemble()

    def all_can_fill(self, g: ScytheGame) -> bool:
        """Whether everyone can still be offered at least three."""
        needs = [seat for seat in g.seating.led_seats() for _ in range(FEWEST - size(self.offered[seat]))]
        gets: list[list[int]] = [[] for _ in self.pool]
        return all(self._seat_one(g, seat, gets, []) for seat in needs)

    def _seat_one(self, g: ScytheGame, seat: Seat, gets: list[list[int]], tried: list[int]) -> bool:
        """Give the seat one more kind, moving others to different kinds if that makes room."""
        for kind in hexes_of(self.fits(g, seat)):
            if kind in tried or seat in gets[kind]:
                continue
            tried.append(kind)
            if len(gets[kind]) < self.pool[kind]:
                gets[kind].append(seat)
                return True
            for place in range(len(gets[kind])):
                other = gets[kind][place]
                gets[kind][place] = seat
                if self._seat_one(g, other, gets, tried):
                    return True
                gets[kind][place] = other
        return False


class DrawMod(ScytheChance[Pick]):
    """scythe:mechmod.draw, scythe:inframod.draw  Nature offers a seat one more Mod that only it sees.

    A kind it has been offered already, or may not have, goes back: it is never the outcome.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def state(self, g: ScytheGame) -> ModsState:
        raise NotImplementedError

    def answers(self) -> list[Pick]:
        """What nature may answer, by kind."""
        raise NotImplementedError

    def told(self, kind: int) -> Line:
        """What the seat is told."""
        raise NotImplementedError

    def waits(self, g: ScytheGame) -> bool:
        return self.state(g).fits(g, self.seat) != 0

    def tickets(self, g: ScytheGame) -> int:
        state = self.state(g)
        return sum([state.pool[kind] for kind in hexes_of(state.may_draw(g, self.seat))])

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        state = self.state(g)
        for kind in hexes_of(state.may_draw(g, self.seat)):
            if ticket < state.pool[kind]:
                return self.answers()[kind]
            ticket -= state.pool[kind]
        raise IndexError("no such token")

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        self.state(g).take(self.seat, action.index)
        if g.events is not None:
            g.tell_only((self.seat,), self.told(action.index), None)


class ChooseMods(Decision[ScytheGame, Action]):
    """scythe:mechmod.sealed, scythe:inframod.sealed
    Everyone answers twice, unseen and in any order, whatever they take; then all Mods are turned up.
    """

    secret = True
    any_order = True

    def state(self, g: ScytheGame) -> ModsState:
        raise NotImplementedError

    def take(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        """Put the Mod that an answer names where it belongs."""
        raise NotImplementedError

    def show(self) -> ScytheStep:
        """What follows the last answer."""
        raise NotImplementedError

    def seats(self, g: ScytheGame) -> tuple[int, ...]:
        answers = self.state(g).answers
        return tuple([seat for seat in g.seating.led_seats() if answers[seat] < USED])

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Pick):
            self.take(g, seat, action)
        self.state(g).answers[seat] += 1
        g.then_one(self if self.seats(g) else self.show())


def in_turns(g: ScytheGame, draws: list[Step[Any]]) -> list[Step[Any]]:
    """scythe:mechmod.printed-only, scythe:inframod.draw
    Everyone's draws: all four of one player, then the next; or round by round if tokens run short.

    `draws` has one for each seat.
    """
    order = [seat for seat in g.seating.clockwise_from(g.seating.first) if g.seating.led(seat)]
    if g.options.on(PRINTED_ONLY):
        return [draws[seat] for _ in range(DRAWN) for seat in order]
    return [draws[seat] for seat in order for _ in range(DRAWN)]
