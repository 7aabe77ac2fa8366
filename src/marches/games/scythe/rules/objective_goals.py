"""What objectives ask for: measures of a position, and how much of each."""

from __future__ import annotations

from typing import Final

from marches.games.components import convert
from marches.games.scythe.data.words import TERRAINS
from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.kit import KitPart, PartOf
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import CHAMPION, COMBAT_STAR, LAKE, RESOURCE_KINDS, HexId, hexes_of, size
from marches.kernel.action import ActionTable
from marches.kernel.step import Seat

NO_LIMIT: Final = 99


class Measure:
    """A number that can be read off the position for one seat."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def of(self, g: ScytheGame, seat: Seat) -> int:
        raise NotImplementedError


class Owned(Measure):
    """What a seat has: coins, places on tracks, pieces, cards."""

    def of(self, g: ScytheGame, seat: Seat) -> int:
        name = self.name
        if name == "coins":
            return g.coins[seat]
        if name == "power":
            return g.power[seat]
        if name == "popularity":
            return g.popularity[seat]
        if name == "workers":
            return g.workers_out(seat)
        if name == "mechs":
            return g.mechs_deployed(seat)
        if name == "structures":
            return g.structures_built(seat)
        if name == "upgrades":
            return size(g.cubes[seat])
        if name == "recruits":
            return size(g.recruits[seat])
        if name == "combat-cards":
            return g.hand_size(seat)
        if name == "factory-cards":
            return size(g.factory_cards[seat])
        assert name == "combat-stars", name
        return g.star_count(seat, COMBAT_STAR)


class Terrain(Measure):
    """Territories of one terrain under control."""

    def __init__(self, terrain: int) -> None:
        super().__init__(f"control-{TERRAINS[terrain]}")
        self.terrain: Final = terrain

    def of(self, g: ScytheGame, seat: Seat) -> int:
        return size(g.held_alone(seat) & g.board.of_terrain[self.terrain])


class Tunnels(Measure):
    """Printed tunnels under control; a Mine does not count."""

    def of(self, g: ScytheGame, seat: Seat) -> int:
        return size(g.held_alone(seat) & g.board.tunnels)


class Stronger(Measure):
    """How many others have more power."""

    def of(self, g: ScytheGame, seat: Seat) -> int:
        count = 0
        for other in range(g.players):
            if g.power[other] > g.power[seat]:
                count += 1
        return count


class DrivenOff(Measure):
    """Enemy workers made to retreat this turn."""

    def of(self, g: ScytheGame, seat: Seat) -> int:
        return g.turn.drove_off if seat == g.active else 0


class Hoard(Measure):
    """The most tokens on one controlled territory with at least `each` of every kind and exactly these units."""

    def __init__(self, name: str, each: int, character: bool, mechs: int, workers: int) -> None:
        super().__init__(name)
        self.each: Final = each
        self.character: Final = character
        self.mechs: Final = mechs
        self.workers: Final = workers
        """The exact number; -1 if any number will do."""

    def of(self, g: ScytheGame, seat: Seat) -> int:
        best = 0
        for at in hexes_of(g.held_alone(seat)):
            held = g.resources_at(at)
            if held > best and self._fits(g, seat, at):
                best = held
        return best

    def _fits(self, g: ScytheGame, seat: Seat, at: HexId) -> bool:
        for kind in range(RESOURCE_KINDS):
            if g.resource(at, kind) < self.each:
                return False
        return self._fighters_fit(g, seat, at) and (self.workers < 0 or g.workers(seat, at) == self.workers)

    def _fighters_fit(self, g: ScytheGame, seat: Seat, at: HexId) -> bool:
        """scythe:tesla.objective-sixteen
        Whether character and mechs are there. The champion may replace a missing one, and is never one too many.
        """
        here = 1 if g.character[seat] == at else 0
        champion = 1 if g.unit_at(seat, CHAMPION) == at else 0
        lacking = 1 if self.character and not here else 0
        if self.mechs >= 0:
            mechs = g.fighters_at(seat, at) - here - champion
            if mechs > self.mechs:
                return False
            lacking += self.mechs - mechs
        return lacking <= champion


class Together(Measure):
    """The most pieces of the seat on one territory: character, mechs, workers and structure."""

    def of(self, g: ScytheGame, seat: Seat) -> int:
        best = 0
        for at in hexes_of((g.units(seat) | g.structures[seat]) & ~g.partners(seat) & g.board.territories):
            built = g.structures[seat] >> at & 1
            best = max(best, g.fighters_at(seat, at) + g.workers(seat, at) + built)
        return best


def tokens_of(g: ScytheGame, seat: Seat) -> list[int]:
    """Tokens under control by kind, on territories or elsewhere."""
    places = [at for at in hexes_of(g.held_alone(seat)) if g.resources_at(at)]
    found: list[int] = []
    for kind in range(RESOURCE_KINDS):
        total = g.rules.resources_held(g, seat, kind)
        for at in places:
            total += g.resource(at, kind)
        found.append(total)
    return found


class EachResource(Measure):
    """How many tokens the seat controls of the resource it has least of."""

    def of(self, g: ScytheGame, seat: Seat) -> int:
        return min(tokens_of(g, seat))


class BestResource(Measure):
    """How many tokens the seat controls of the resource it has most of."""

    def of(self, g: ScytheGame, seat: Seat) -> int:
        return max(tokens_of(g, seat))


class Imbalance(Measure):
    """The difference between the numbers of workers and recruits."""

    def of(self, g: ScytheGame, seat: Seat) -> int:
        return abs(g.workers_out(seat) - size(g.recruits[seat]))


class ByTheFactory(Measure):
    """Controlled territories next to the Factory, lakes included."""

    def of(self, g: ScytheGame, seat: Seat) -> int:
        return size(g.held_alone(seat) & g.board.touches[g.board.factory]) if g.board.factory >= 0 else 0


class WorkersByTheFactory(Measure):
    """The most workers of the seat on one territory next to the Factory."""

    def of(self, g: ScytheGame, seat: Seat) -> int:
        best = 0
        if g.board.factory >= 0:
            for at in hexes_of(g.board.touches[g.board.factory] & ~g.partners(seat)):
                best = max(best, g.workers(seat, at))
        return best


class AroundLake(Measure):
    """The most controlled territories around one lake."""

    def of(self, g: ScytheGame, seat: Seat) -> int:
        held = g.held_alone(seat)
        best = 0
        for lake in hexes_of(g.board.of_terrain[LAKE]):
            best = max(best, size(held & g.board.touches[lake]))
        return best


class Worked(Measure):
    """How many of some terrains the seat controls with a worker there."""

    def __init__(self, name: str, terrains: list[int]) -> None:
        super().__init__(name)
        self.terrains: Final = terrains

    def of(self, g: ScytheGame, seat: Seat) -> int:
        count = 0
        for terrain in self.terrains:
            if g.with_worker(seat) & ~g.partners(seat) & g.board.of_terrain[terrain]:
                count += 1
        return count


class ByTheBase(Measure):
    """The seat's structures next to its home base."""

    def of(self, g: ScytheGame, seat: Seat) -> int:
        return size(g.structures[seat] & g.board.touches[g.seating.base[seat]])


class Goal:
    """A measure that must lie within limits."""

    def __init__(self, measure: Measure, least: int, most: int) -> None:
        self.measure: Final = measure
        self.least: Final = least
        self.most: Final = most

    def met(self, g: ScytheGame, seat: Seat) -> bool:
        found = self.measure.of(g, seat)
        return self.least <= found and found <= self.most


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _hoard(value: object) -> Goal:
    parts = convert("objectives.yaml", "one-controlled-territory", value, dict[str, object])
    each, character = _number(parts.get("each-type-min", 0)), parts.get("own-character") is True
    mechs, workers = _number(parts.get("own-mechs-exact", -1)), _number(parts.get("own-workers-exact", -1))
    name = "hoard-of-each" if each else "hoard-with-units"
    return Goal(Hoard(name, each, character, mechs, workers), _number(parts["resources-min"]), NO_LIMIT)


def _special(name: str, value: object, least: int) -> Goal:
    """A condition that is not a plain count."""
    if name == "control-terrain":
        return Goal(Terrain(TERRAINS.index(str(value))), least, NO_LIMIT)
    if name == "control-feature":
        return Goal(Tunnels("control-tunnel"), least, NO_LIMIT)
    if name == "power-rank":
        return Goal(Stronger("stronger-players"), 0, 0)
    if name == "one-controlled-territory":
        return _hoard(value)
    if name == "workers-equal-recruits":
        return Goal(Imbalance("workers-and-recruits"), 0, 0)
    if name == "control-each-terrain-with-worker":
        names = convert("objectives.yaml", name, value, list[str])
        return Goal(Worked("terrains-worked", [TERRAINS.index(t) for t in names]), len(names), NO_LIMIT)
    if name == "one-territory-own-tokens":
        parts = convert("objectives.yaml", name, value, dict[str, object])
        return Goal(Together("pieces-together"), _number(parts["min"]), NO_LIMIT)
    assert name == "one-territory-adjacent-to-factory", name
    parts = convert("objectives.yaml", name, value, dict[str, object])
    return Goal(WorkersByTheFactory("workers-by-factory"), _number(parts["own-workers-min"]), NO_LIMIT)


PLAIN: Final[dict[str, Measure]] = {
    "forced-enemy-worker-retreat-this-turn": DrivenOff("driven-off"),
    "control-adjacent-to-factory-min": ByTheFactory("control-by-factory"),
    "control-around-one-lake-min": AroundLake("control-around-lake"),
    "controlled-resources-each-type-min": EachResource("each-resource"),
    "controlled-single-resource-min": BestResource("best-resource"),
}
"""Conditions that set a minimum."""


def _plain(name: str, count: int) -> Goal | None:
    """A condition that counts something: at least, at most or exactly."""
    if name in PLAIN:
        return Goal(PLAIN[name], count, NO_LIMIT)
    if name == "own-structures-adjacent-to-own-base-max":
        return Goal(ByTheBase("structures-by-base"), 0, count)
    if name == "factory-cards":
        return Goal(Owned(name), count, NO_LIMIT if count else 0)
    for ending in ("-min", "-max", "-exact"):
        if name.endswith(ending):
            least = 0 if ending == "-max" else count
            return Goal(Owned(name.removesuffix(ending)), least, NO_LIMIT if ending == "-min" else count)
    return None


def goals_of(condition: dict[str, object]) -> list[Goal]:
    """All that a card asks for."""
    found: list[Goal] = []
    for name, value in condition.items():
        if name == "min":
            continue
        if name == "all":
            for part in convert("objectives.yaml", name, value, list[dict[str, object]]):
                found += goals_of(part)
            continue
        goal = _plain(name, value) if isinstance(value, int) and not isinstance(value, bool) else None
        found.append(goal if goal is not None else _special(name, value, _number(condition.get("min", 1))))
    return found


class ObjectiveCards(KitPart):
    """The objectives of a kit: what each asks for and when it is shown."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        self.goals: Final[list[list[Goal]]] = [goals_of(card.condition) for card in data.objectives]
        self.at_end_of_turn: Final[list[bool]] = [card.timing == "end-of-turn" for card in data.objectives]
        """Cards whose first printing names the end of the turn."""


OBJECTIVES_PART: Final = PartOf(ObjectiveCards)


def unmet(g: ScytheGame, seat: Seat, card: int) -> Goal | None:
    """scythe:objective.met-at-reveal  The first thing the seat lacks for a card, if any."""
    return first_unmet(g, seat, OBJECTIVES_PART.of(g.kit).goals[card])


def first_unmet(g: ScytheGame, seat: Seat, goals: list[Goal]) -> Goal | None:
    """The first of these that the seat has not reached, if any."""
    for goal in goals:
        if not goal.met(g, seat):
            return goal
    return None
