"""Where modules change what an Automa does. Each gives a `Bend`; the chapters of the Automa ask those in use."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.expansions.automa.cards import Option
from marches.games.scythe.rules.expansions.automa.criteria import Criterion
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import HexId
from marches.kernel.step import Seat


class Bend:
    """What one module changes. Every point has a default that changes nothing; a Bend keeps no state."""

    def in_use(self, g: ScytheGame) -> bool:
        """Whether the module is in this game."""
        return True

    def enemies(self, g: ScytheGame, seat: Seat) -> list[int] | None:
        """the first: whom it may attack and move towards.  scythe:automa.several.cooperative"""
        return None

    def badges(self, g: ScytheGame, seat: Seat) -> list[str] | None:
        """the first: the factions whose bracketed entries it obeys.  scythe:automa.vesna.setup"""
        return None

    def first_ties(self, g: ScytheGame, seat: Seat) -> list[Criterion]:
        """all: tie-breaks for every destination, before all others.  scythe:automa.rivals.move"""
        return []

    def more_ties(self, g: ScytheGame, seat: Seat) -> list[Criterion]:
        """all: tie-breaks for every destination, just before closest to the Factory.  scythe:automa.fenris.against"""
        return []

    def last_tie(self, g: ScytheGame, seat: Seat) -> Criterion | None:
        """the first: what replaces reading order.  scythe:automa.several.tie-token"""
        return None

    def other_option(self, g: ScytheGame, seat: Seat, option: Option) -> Option | None:
        """the first: an option that is tried in place of this one, before it.  scythe:automa.rivals.attack"""
        return None

    def targets(self, g: ScytheGame, seat: Seat, option: Option) -> list[int] | None:
        """the first: whom an attack may target, unless it is any enemy.  scythe:automa.rivals.attack"""
        return None

    def passes_over(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> bool:
        """any: whether a unit may not be selected.  scythe:automa.airships.affected"""
        return False

    def leaves(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> Steps:
        """all: a unit is about to be lifted from a hex.  scythe:automa.airships.affected"""
        return []

    def moved(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> Steps:
        """all: a unit has moved, a won attack included; the steps see for themselves whether it is still there.

        scythe:automa.invaders.flags, scythe:automa.fenris.place
        """
        return []

    def no_move(self, g: ScytheGame, seat: Seat) -> bool:
        """any: whether the move line is left out of this turn.  scythe:automa.variants.none"""
        return False

    def keeps_traps(self, g: ScytheGame, seat: Seat) -> bool:
        """any: whether it places no Traps for now.  scythe:automa.alliances.break"""
        return False

    def star_sources(self, g: ScytheGame, seat: Seat) -> list[int] | None:
        """the first: the triumphs it can earn stars with, besides its tracker.  scythe:automa.tracks.war"""
        return None

    def holds_scheme(self, g: ScytheGame, seat: Seat) -> bool:
        """any: whether its change to scheme II is postponed.  scythe:automa.tracker.postponed"""
        return False


BENDS: Final[list[Bend]] = []


def add_bend(bend: Bend) -> None:
    """Make a Bend known; called once by the file that defines it."""
    BENDS.append(bend)


def bends(g: ScytheGame) -> list[Bend]:
    """Those in use in this game."""
    return [bend for bend in BENDS if bend.in_use(g)]
