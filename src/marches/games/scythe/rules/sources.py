"""What brings rules into a game: kinds of components, factions, modules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.seating import ModuleState, Options, Track
from marches.kernel.step import Seat

if TYPE_CHECKING:
    from marches.games.scythe.rules.kit import Kit
    from marches.games.scythe.rules.state import ScytheGame


class Held:
    """A rule and the seat that holds it (-1: it holds for everyone)."""

    def __init__(self, owner: Seat, rule: Rule) -> None:
        self.owner: Final = owner
        self.rule: Final = rule


class Source:
    """What brings rules into a game: a kind of component, a faction, a module.

    Every source is in `SOURCES`, in the order in which `catalogue` imports their files.
    """

    def rules(self, g: ScytheGame) -> list[Held]:
        """The active rules, from the position: who plays what, which tiles are out, which modules were chosen."""
        return []

    def module_states(self, g: ScytheGame) -> list[ModuleState]:
        """What it keeps in the position, once factions and mats are dealt."""
        return []

    def lifts_ban(self, options: Options, faction: str, mat: str) -> bool:
        """Whether a pair may be played that is otherwise forbidden. The Rusviet variant"""
        return False

    def track(self, kit: Kit, options: Options) -> Track | None:
        """The triumph track, if it is not the printed one.  scythe:triumph.one-track"""
        return None

    def sets(self, options: Options) -> list[str]:
        """Boxes and packs whose cards and mats are in the game.  scythe:component.promos"""
        return []

    def unused(self, options: Options) -> list[str]:
        """Cards and tiles that are taken out before any is drawn.

        scythe:peace.setup-objective23, scythe:automa.airships.unused
        """
        return []

    def without_mat(self, options: Options, seat: Seat) -> bool:
        """Whether nobody leads the seat; then it gets no player mat.  scythe:automa.nature.has-not"""
        return False

    def seats_taken(self, g: ScytheGame) -> None:
        """What seats without a player mat start with.  scythe:automa.setup.coins"""

    def keeps_factions(self, options: Options) -> list[str]:
        """Factions that are not dealt at random.  scythe:desolation.setup-faction"""
        return []

    def dealing(self, g: ScytheGame) -> Steps | None:
        """How factions and mats are assigned, if not at random.  scythe:variant.mat-order; bidding"""
        return None

    def before_dealing(self, g: ScytheGame) -> Steps:
        """Setup steps before mats are dealt."""
        return []

    def setup_rank(self) -> int:
        """When its `after_dealing` comes: higher numbers later, equal ones as in `catalogue`.  scythe:inframod.order"""
        return 0

    def before_seating(self, g: ScytheGame) -> Steps:
        """Setup steps between the dealing of mats and taking seats; what they need is known only when they run.

        scythe:vesna.home-base, scythe:fenris.home-base
        """
        return []

    def places_later(self, g: ScytheGame, seat: Seat) -> bool:
        """Whether a seat chooses its Mech Mods with the others but places them later.  scythe:vesna.tokens-timing"""
        return False

    def unplaced_abilities(self, g: ScytheGame, seat: Seat) -> list[str]:
        """Mech abilities a seat has chosen and will place together with its own tokens.  scythe:vesna.tokens-timing"""
        return []

    def after_dealing(self, g: ScytheGame) -> Steps:
        """Setup steps once everyone has faction, mat, units and cards."""
        return []


SOURCES: Final[list[Source]] = []


MATLESS: Final[list[Source]] = []
"""Those that may leave a seat without a player mat: asked often while mats are dealt."""


def without_mat(options: Options, seat: Seat) -> bool:
    """Whether a seat gets no player mat."""
    return any(source.without_mat(options, seat) for source in MATLESS)


def register(source: Source) -> None:
    """Make a source known; called once by the file that defines it."""
    SOURCES.append(source)
