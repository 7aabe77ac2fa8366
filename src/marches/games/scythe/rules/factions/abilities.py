"""What faction and mech abilities are built on, and the ones that several factions share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.hooks import Rule
from marches.games.scythe.rules.kit import KitPart, PartOf
from marches.games.scythe.rules.mech_spaces import PLACEABLE, SPACES_STATE
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import LAKE, MECHS, WORKER_UNIT, HexId
from marches.kernel.action import ActionTable
from marches.kernel.step import Seat

MANY_PLAYERS: Final = 6
"""With this many players or more, two abilities change."""


class MechAbility(Rule):
    """scythe:deploy.unlock, scythe:deploy.not-workers  Active for character and mechs once its mech is deployed."""

    def __init__(self, name: str, slot: int) -> None:
        super().__init__(name)
        self.slot: Final = slot

    def unlocked(self, g: ScytheGame, seat: Seat) -> bool:
        """Whether it is active. It is not in a combat without a character or mech of the seat."""
        return g.has_mech(seat, self.slot) and (g.combat is None or g.combat.kind == 0)

    def moves(self, g: ScytheGame, seat: Seat, unit: int) -> bool:
        """Whether it helps this unit to move."""
        return unit < WORKER_UNIT and g.has_mech(seat, self.slot)


class FactionSource(Source):
    """scythe:automa.nature.no-abilities  The rules of the seated factions; a seat that nobody leads uses none."""

    def rules(self, g: ScytheGame) -> list[Held]:
        found: list[Held] = []
        for seat in range(g.players):
            faction = g.seating.faction[seat]
            if faction >= 0 and g.seating.led(seat):
                found += [Held(seat, rule) for rule in rules_of(g, seat, faction)]
        return found


def rules_of(g: ScytheGame, seat: Seat, faction: int) -> list[Rule]:
    """A seat's faction ability and what its mech spaces show: the printed abilities, or the tokens over them."""
    rules = FACTION_PART.of(g.kit).rules[faction].copy()
    state = SPACES_STATE.find(g)
    if state is not None:
        for space in range(MECHS):
            placed = state.placed[seat * MECHS + space]
            if placed:
                rules[1 + space] = PLACEABLE[placed][space]
    return rules


FACTION_RULES: Final[dict[str, list[Rule]]] = {}
register(FactionSource())


def add_faction(faction: str, rules: list[Rule]) -> None:
    """Make a faction's ability and mech abilities known; they must be those of its mat, in its order."""
    FACTION_RULES[faction] = rules


class FactionRules(KitPart):
    """The abilities of a kit's factions, as rules."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        self.rules: Final[list[list[Rule]]] = [FACTION_RULES[faction.id] for faction in data.factions]
        for faction, rules in zip(data.factions, self.rules, strict=True):
            names = [rule.name for rule in rules]
            if names != [faction.ability, *faction.mechs]:
                raise ValueError(f"{faction.id}: rules {names} are not {[faction.ability, *faction.mechs]} of its mat")


FACTION_PART: Final = PartOf(FactionRules)


def terrain_mask(g: ScytheGame, terrains: list[int]) -> i64:
    found: i64 = 0
    for terrain in terrains:
        found |= g.board.of_terrain[terrain]
    return found


class Riverwalk(MechAbility):
    """scythe:deploy.riverwalk-destination, scythe:faction.saxony.riverwalk, scythe:faction.rusviet.riverwalk,
    scythe:faction.nordic.riverwalk, scythe:faction.crimea.riverwalk, scythe:faction.polania.riverwalk
    Rivers may be crossed into two kinds of terrain.
    """

    def __init__(self, slot: int) -> None:
        super().__init__("riverwalk", slot)

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        if not self.moves(g, seat, unit):
            return 0
        return g.board.river[at] & terrain_mask(g, g.kit.mats.riverwalk[g.seating.faction[seat]])


class Speed(MechAbility):
    """scythe:deploy.speed, scythe:deploy.speed-factions, scythe:factory.move-speed  One territory further."""

    def __init__(self, slot: int) -> None:
        super().__init__("speed", slot)

    def move_range(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> int:
        return 1 if self.moves(g, seat, unit) else 0


class LakeMovement(MechAbility):
    """scythe:faction.nordic.seaworthy, scythe:faction.togawa.suiton  Lakes can be entered and left."""

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        return g.board.water[at] if self.moves(g, seat, unit) else 0


def lakes(g: ScytheGame) -> i64:
    return g.board.of_terrain[LAKE]


def is_attacker(g: ScytheGame, seat: Seat) -> bool:
    return g.the_combat().attacker == seat


class LosePower(ScytheStep):
    """Power lost to an ability, never below 0."""

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, g: ScytheGame) -> None:
        g.lose_power(self.seat, self.count)
        if g.events is not None:
            g.tell("scythe-did-lose-power", {"seat": f"seat:{self.seat}", "count": self.count})
