"""What a seat may see of a game of Scythe, and what modules add to it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from marches.games.scenario import Row
from marches.games.scythe.edge.aids import Aids
from marches.games.scythe.edge.duel import OutcomeView, SideView
from marches.games.scythe.edge.extras import Extra
from marches.games.scythe.edge.outlook import ReachView
from marches.games.scythe.edge.steps import StepView
from marches.games.scythe.rules.kit import Kit
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.line import Line
from marches.kernel.rulebook import Help
from marches.kernel.setup import Value
from marches.kernel.step import Seat


class ModuleView:
    """What a module shows, writes into scenarios, re-deals and counts. One for each module that keeps a state."""

    name = ""

    def in_use(self, g: ScytheGame) -> bool:
        """Whether this game has anything of the module."""
        return False

    def problem(self, kit: Kit, options: Options, players: int) -> Line | None:
        """What is wrong with the options of a setup. None if they are fine."""
        return None

    def lay_board(self, g: ScytheGame, found: Sequence[Row]) -> None:
        """Lay what a scenario says of the board, before anyone takes a seat."""

    def start(self, g: ScytheGame) -> None:
        """Lay out what a scenario may leave unsaid."""

    def seat_words(self) -> tuple[str, ...]:
        """What a scenario may say in place of a player mat, for a seat that has none."""
        return ()

    def seat_option(self, words: list[str]) -> dict[str, Value]:
        """The option that follows from what is given in place of the mats, seat by seat."""
        return {}

    def seat_word(self, g: ScytheGame, seat: Seat) -> str:
        """What a scenario says in place of the player mat of a seat."""
        return ""

    def help(self, kit: Kit) -> dict[str, dict[str, Help]]:
        """What its components are for, by kind and id."""
        return {}

    def view(self, g: ScytheGame, seat: Seat) -> Extra | None:
        """What `seat` may see of it."""
        return None

    def dump(self, g: ScytheGame) -> list[str]:
        """Its rows of a scenario."""
        return []

    def load(self, g: ScytheGame, row: Row) -> bool:
        """Read a row, if it is one of these."""
        return False

    def redeal(self, g: ScytheGame, seat: Seat, rng: Random) -> None:
        """Re-deal what `seat` cannot see of it."""

    def combat_cards(self, g: ScytheGame) -> dict[int, int]:
        """Combat cards that are with it, by kind."""
        return {}

    def census(self, g: ScytheGame) -> dict[str, int]:
        """Its components, wherever they are."""
        return {}


MODULE_VIEWS: list[ModuleView] = []


def module_views(g: ScytheGame) -> list[ModuleView]:
    return [module for module in MODULE_VIEWS if module.in_use(g)]


class HexShape(msgspec.Struct, frozen=True):
    """A hex as it is printed: `base` names the faction whose home base it is."""

    id: str
    row: int
    col: int
    terrain: str
    encounter: bool = False
    tunnel: bool = False
    base: str = ""


class BoardShape(msgspec.Struct, frozen=True):
    """The board as it is printed. `gates` lead from a home base to the land it opens to."""

    name: str
    hexes: list[HexShape]
    rivers: list[tuple[str, str]]
    gates: list[tuple[str, str]]


class HexView(msgspec.Struct, omit_defaults=True):
    """scythe:component.multipliers  What is on a hex, in numbers.

    `units` is by seat, then by kind (character, mechs, workers).
    """

    id: str
    controller: int = -1
    units: dict[str, dict[str, int]] = {}
    structure: tuple[int, str] | None = None
    resources: dict[str, int] = {}
    encounter: bool = False


class ScoreView(msgspec.Struct):
    """What a seat would have if the game ended now."""

    total: int
    held: int
    tier: int
    stars: tuple[int, int]
    territories: tuple[int, int]
    resources: tuple[int, int]
    others: dict[str, int]


class SeatView(msgspec.Struct):
    """scythe:setup.coins-visibility  What everyone sees of a seat; coins are public.

    `resources`: those on territories it controls and on its airship.
    `goals`: for each triumph of the track that takes more than one thing, how far the seat has come and what it needs.
    """

    faction: str
    mat: str
    base: str
    power: int
    popularity: int
    coins: int
    combat_cards: int
    resources: dict[str, int]
    objectives: int
    section: str
    stars: dict[str, int]
    goals: dict[str, tuple[int, int]]
    character: str
    mechs: dict[str, str]
    mat_workers: int
    structures: dict[str, str]
    cubes: list[str]
    covered: dict[str, int]
    costs: dict[str, int]
    pays: dict[str, int]
    recruits: list[str]
    bonuses: list[str]
    factory_cards: list[str]
    encounters_met: int
    score: ScoreView | None


class CombatView(msgspec.Struct):
    """A combat: what both sides know, what this seat has chosen itself, and what is face up, by side.

    `sides` are the most they can show, `tie` is who wins with equal totals, `short` how much this seat lacks to be sure
    to win with all it has (None where it does not fight, or only helps).
    """

    attacker: Seat
    defender: Seat
    hex: str
    sides: list[SideView]
    tie: Seat
    short: int | None
    cards_chosen: tuple[bool, bool]
    dials_set: tuple[bool, bool]
    own_cards: dict[str, int] | None
    own_dial: int | None
    open_cards: tuple[dict[str, int] | None, dict[str, int] | None]
    open_dials: tuple[int | None, int | None]


class ScytheView(msgspec.Struct):
    """The table as one seat sees it.

    `leaders` would be first if the game ended now. `chosen`: whether the active player has chosen a section this turn.
    `best_cards` is what the best 0, 1, 2 … of one's own combat cards come to. `outcome` is the last combat.
    """

    board: BoardShape
    aids: Aids
    modules: tuple[str, ...]
    turns: int
    round: int
    active: int
    leaders: list[int]
    steps: list[StepView]
    chosen: bool
    order: list[int]
    seats: list[SeatView]
    hexes: list[HexView]
    hand: dict[str, int]
    best_cards: list[int]
    objectives: list[str]
    known_cards: dict[str, dict[str, int]]
    factory_pool: int
    factory_cards_seen: list[str] | None
    combat_deck: int
    combat_discard: list[int]
    encounter_deck: int
    encounter_card: str
    objective_deck: int
    structure_bonus: str
    combat: CombatView | None
    reach: list[ReachView]
    extras: list[Extra]
    outcome: OutcomeView | None = None
