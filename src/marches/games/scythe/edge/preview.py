"""What a section would cost and give now."""

from __future__ import annotations

import msgspec

from marches.games.scythe.data.words import BONUSES, STRUCTURES
from marches.games.scythe.rules.actions import BOLSTER_CARDS, BOLSTER_POWER
from marches.games.scythe.rules.bottom_row import action as bottom_row
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import (
    ARMORY,
    BOLSTER,
    GAIN_COINS_CUBE,
    MONUMENT,
    MOVE,
    MOVE_UNITS_CUBE,
    TRADE,
    hexes_of,
)
from marches.games.scythe.rules.top_row import bolster, produce, trade
from marches.games.scythe.rules.top_row.common import Benefit, cube_value
from marches.kernel.line import Fact, Line
from marches.kernel.step import Seat


class Ceiling(msgspec.Struct, frozen=True, tag="ceiling"):
    """The most a seat can show in a combat: its dial, and cards of five each."""

    seat: Seat
    power: int
    cards: int
    most: int


class DieOdds(msgspec.Struct, frozen=True, tag="die-odds"):
    """A fight against a die: how many of its faces win with this much, and what stands beside the die."""

    own: int
    base: int
    wins: int
    faces: int


class StartsOn(msgspec.Struct, frozen=True, tag="starts-on"):
    """The lands a faction's workers start on."""

    first: str
    second: str


class Homeland(msgspec.Struct, frozen=True, tag="homeland"):
    """How much of a land there is around a home base."""

    terrain: str
    count: int


class Ability(msgspec.Struct, frozen=True, tag="ability"):
    """An ability the answer brings into play."""

    ability: str


class Pact(msgspec.Struct, frozen=True, tag="pact"):
    """The terms of an Alliance: what each side gains, and what breaking it costs."""

    partner: Seat
    coins: int
    ability: str
    breach: int
    their_coins: int = msgspec.field(name="their-coins")
    their_ability: str = msgspec.field(name="their-ability")


DRAWINGS: dict[str, type[msgspec.Struct]] = {
    "scythe-preview-ceiling": Ceiling,
    "scythe-preview-desolation-odds": DieOdds,
    "scythe-preview-start": StartsOn,
    "scythe-preview-homeland": Homeland,
    "scythe-preview-ability": Ability,
    "scythe-preview-alliance": Pact,
}


def top_lines(g: ScytheGame, seat: Seat, section: int) -> list[Line]:
    """The top action of a section, with what a structure adds to it."""
    if section == BOLSTER:
        return [top_line(g, seat, section), *_added(MONUMENT, bolster.structure_bonus(g, seat))]
    if section == TRADE:
        return [top_line(g, seat, section), *_added(ARMORY, trade.structure_bonus(g, seat))]
    if section == MOVE:
        return [top_line(g, seat, section)]
    return [top_line(g, seat, section), Line("scythe-preview-yield", {"count": yield_of(g, seat)})]


def top_line(g: ScytheGame, seat: Seat, section: int) -> Line:
    """What a top action would cost and give now."""
    if section == MOVE:
        units, coins = cube_value(g, seat, MOVE_UNITS_CUBE), cube_value(g, seat, GAIN_COINS_CUBE)
        return Line("scythe-preview-move", {"units": units, "coins": coins})
    if section == BOLSTER:
        power = bolster.benefit(g, seat, BOLSTER_POWER).count
        return Line(
            "scythe-preview-bolster",
            {"cost": bolster.COST, "power": power, "cards": bolster.benefit(g, seat, BOLSTER_CARDS).count},
        )
    if section == TRADE:
        facts: dict[str, Fact] = {"cost": trade.COST, "resources": trade.RESOURCES_TRADED}
        return Line("scythe-preview-trade", {**facts, "popularity": trade.popularity(g, seat).count})
    cost = produce.cost_of(g, seat)
    facts = {"power": cost.power, "popularity": cost.popularity, "coins": cost.coins}
    return Line("scythe-preview-produce", {**facts, "territories": produce.territories(g, seat)})


def _added(structure: int, bonus: Benefit | None) -> list[Line]:
    if bonus is None:
        return []
    facts: dict[str, Fact] = {"structure": f"structure:{STRUCTURES[structure]}", "count": bonus.count}
    return [Line("scythe-preview-structure", {**facts, "benefit": f"bonus:{BONUSES[bonus.kind]}"})]


def yield_of(g: ScytheGame, seat: Seat) -> int:
    """The most a Produce action could make: on the best territories, and on those beyond the limit."""
    action = produce.ProduceSomewhere(seat, produce.territories(g, seat), True)
    beyond = action.beyond(g)
    places = hexes_of(action.places(g))
    usual = sorted((action.most(g, at) for at in places if not beyond >> at & 1), reverse=True)
    return sum(usual[: action.left]) + sum(action.most(g, at) for at in places if beyond >> at & 1)


def bottom_lines(g: ScytheGame, seat: Seat, bottom: int) -> list[Line]:
    """The bottom action of a section, with the recruits who would earn by it."""
    found = [bottom_row.preview(g, seat, bottom)]
    if bottom_row.lacks_place(g, seat, bottom):
        found.append(Line("scythe-preview-no-place"))
    benefit = f"bonus:{BONUSES[g.kit.sections.ongoing[bottom]]}"
    earning = dict.fromkeys((seat, g.seating.left[seat], g.seating.right[seat]))
    for other in earning:
        if g.recruits[other] >> bottom & 1:
            found.append(Line("scythe-preview-recruit", {"seat": f"seat:{other}", "benefit": benefit}))
    return found
