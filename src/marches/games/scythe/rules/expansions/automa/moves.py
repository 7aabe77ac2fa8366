"""The six move options: which unit, which territories are valid, what is best about them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.expansions.automa.bending import bends
from marches.games.scythe.rules.expansions.automa.cards import Option
from marches.games.scythe.rules.expansions.automa.criteria import Criterion
from marches.games.scythe.rules.expansions.automa.places import (
    enemies_of,
    enemy_fighters,
    enemy_workers,
    neighbourhoods,
    others_there,
    own_mechs,
    reach_of,
    water_barred,
)
from marches.games.scythe.rules.expansions.automa.ties import ENEMY, FIGHTERS, UNITS, WORKERS, enemy_targets
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import (
    BIT,
    CHAMPION,
    CHARACTER,
    FIRST_MECH,
    MECHS,
    NOWHERE,
    WORKER_UNIT,
    HexId,
    hexes_of,
)
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat

MECH_UNITS: Final = [*range(FIRST_MECH, FIRST_MECH + MECHS), CHAMPION]


class MoveKind:
    """What one kind of option asks for."""

    def __init__(self, rule: str, units: list[int], attacks: bool) -> None:
        self.rule: Final = rule
        """The ledger rule that says which territories are valid."""
        self.units: Final = units
        """The units it may select, the preferred ones of a hex first."""
        self.attacks: Final = attacks

    def why_not(self, g: ScytheGame, seat: Seat, option: Option) -> Reason | None:
        """What it needs besides a unit and a territory."""
        return None

    def valid(self, g: ScytheGame, seat: Seat, option: Option, unit: int, at: HexId) -> i64:
        """scythe:automa.move.reach  The territories a selected unit could be put on."""
        raise NotImplementedError

    def fitting(self, g: ScytheGame, seat: Seat, places: i64) -> i64:
        """Those of the valid territories that the unit would go to."""
        return places

    def criteria(self, g: ScytheGame, seat: Seat) -> list[Criterion]:
        """What makes a territory good, before ties."""
        return []


class WorkerMove(MoveKind):
    """scythe:automa.worker.valid, scythe:automa.worker.safe, scythe:automa.worker.destination"""

    def valid(self, g: ScytheGame, seat: Seat, option: Option, unit: int, at: HexId) -> i64:
        """Territories with no other player's unit and no other worker of its own."""
        taken = others_there(g, seat) | g.worker_hexes[seat]
        if g.workers(seat, at) == 1:
            taken &= ~BIT[at]
        return reach_of(g, seat) & ~taken

    def fitting(self, g: ScytheGame, seat: Seat, places: i64) -> i64:
        """scythe:automa.worker.safe  Those in no enemy combat unit's neighbourhood."""
        return places & ~neighbourhoods(g, water_barred(g, seat), enemy_fighters(g, seat))

    def criteria(self, g: ScytheGame, seat: Seat) -> list[Criterion]:
        return [UNITS]


class FighterMove(MoveKind):
    """scythe:automa.fighter.valid, scythe:automa.fighter.destination  A mech or the character."""

    def valid(self, g: ScytheGame, seat: Seat, option: Option, unit: int, at: HexId) -> i64:
        """Territories with no other player's unit and no other combat unit of its own."""
        taken = others_there(g, seat) | g.fighters[seat]
        if g.fighters_at(seat, at) == 1:
            taken &= ~BIT[at]
        return reach_of(g, seat) & ~taken

    def criteria(self, g: ScytheGame, seat: Seat) -> list[Criterion]:
        return [ENEMY] if enemy_targets(g, seat) else []


class Explore(MoveKind):
    """scythe:automa.explore.valid, scythe:automa.explore.choice  The character goes for a token or the Factory."""

    def valid(self, g: ScytheGame, seat: Seat, option: Option, unit: int, at: HexId) -> i64:
        places = g.encounters
        if g.board.factory >= 0 and not g.factory_cards[seat]:
            places |= BIT[g.board.factory]
        return reach_of(g, seat) & places & ~others_there(g, seat) & ~own_mechs(g, seat)


class Attack(MoveKind):
    """scythe:automa.attack.target  An attack on enemy combat units."""

    def why_not(self, g: ScytheGame, seat: Seat, option: Option) -> Reason | None:
        """scythe:automa.attack.power  It needs at least that much power."""
        if g.power[seat] >= option.power:
            return None
        facts: dict[str, Fact] = {"power": g.power[seat], "needed": option.power}
        return Reason("scythe:automa.attack.power", "scythe-why-automa-power", facts)

    def valid(self, g: ScytheGame, seat: Seat, option: Option, unit: int, at: HexId) -> i64:
        places = enemy_fighters(g, seat)
        for bend in bends(g):
            named = bend.targets(g, seat, option)
            if named is not None:
                places = 0
                for other in named:
                    places |= g.fighters[other]
        return reach_of(g, seat) & places & g.board.territories

    def criteria(self, g: ScytheGame, seat: Seat) -> list[Criterion]:
        return [FIGHTERS]


class AttackWorkers(MoveKind):
    """scythe:automa.attack.workers  An attack on workers that no combat unit protects."""

    def valid(self, g: ScytheGame, seat: Seat, option: Option, unit: int, at: HexId) -> i64:
        places = enemy_workers(g, seat) & ~g.wild
        for other in enemies_of(g, seat):
            places &= ~g.fighters[other]
        return reach_of(g, seat) & places & g.board.territories

    def criteria(self, g: ScytheGame, seat: Seat) -> list[Criterion]:
        return [WORKERS]


KINDS: Final[list[MoveKind]] = [
    WorkerMove("scythe:automa.worker.valid", [WORKER_UNIT], False),
    FighterMove("scythe:automa.fighter.valid", MECH_UNITS, False),
    FighterMove("scythe:automa.fighter.valid", [CHARACTER], False),
    Explore("scythe:automa.explore.valid", [CHARACTER], False),
    Attack("scythe:automa.attack.target", [*MECH_UNITS, CHARACTER], True),
    AttackWorkers("scythe:automa.attack.workers", [*MECH_UNITS, CHARACTER], True),
]
"""By kind of option, as in `cards.py`."""


def hexes_with(g: ScytheGame, seat: Seat, units: list[int]) -> i64:
    """scythe:automa.move.select  Hexes, the home base included, where units of some kinds can be selected."""
    found: i64 = 0
    skipping = bends(g)
    for unit in units:
        places = hexes_of(g.worker_hexes[seat]) if unit == WORKER_UNIT else [g.unit_at(seat, unit)]
        for at in places:
            if at != NOWHERE and not any(bend.passes_over(g, seat, unit, at) for bend in skipping):
                found |= BIT[at]
    return found


def unit_on(g: ScytheGame, seat: Seat, units: list[int], at: HexId) -> int:
    """scythe:automa.attack.unit  The unit of a hex: a mech before the character."""
    for unit in units:
        if unit == WORKER_UNIT or g.unit_at(seat, unit) == at:
            return unit
    raise LookupError("no such unit there")
