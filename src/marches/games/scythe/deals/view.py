"""Cards and tiles as they are seen: the open encounter, Factory cards, one's own objectives, the structure bonus."""

from __future__ import annotations

import msgspec

from marches.games.scythe import components
from marches.games.scythe.objective_goals import GOALS, NO_LIMIT
from marches.games.scythe.state import ScytheGame
from marches.games.scythe.structure_bonus import STEPS, coins_for, count_of
from marches.games.scythe.terms import hexes_of
from marches.games.scythe.view import PARTS, Part


class Cards(Part):
    """scythe:encounter.public, scythe:setup.objectives-hidden, scythe:factory.must-choose
    What the cards and tiles say that a seat may read, with how far it has come.
    """

    name = "cards"

    def in_use(self, g: ScytheGame) -> bool:
        return g.seating.base[0] >= 0

    def view(self, g: ScytheGame, seat: int) -> dict[str, object]:
        return {
            "encounter": encounter(g),
            "factory": factory(g, seat),
            "objectives": objectives(g, seat) if seat >= 0 else {},
            "structure-bonus": structure_bonus(g),
        }


def encounter(g: ScytheGame) -> list[dict[str, object]]:
    """The options of the open encounter card."""
    if g.encounter_card < 0:
        return []
    return [{"cost": one.cost, "gain": one.gain} for one in components.ENCOUNTERS[g.encounter_card].options]


def factory(g: ScytheGame, seat: int) -> dict[str, object]:
    """The Factory cards a seat has seen: everyone's own, and those on the board for whoever has looked."""
    seen = g.factory_pool if seat >= 0 and g.factory_seen >> seat & 1 else 0
    for owner in range(g.players):
        seen |= g.factory_cards[owner]
    cards = [components.FACTORY_CARDS[card] for card in hexes_of(seen)]
    return {
        card.id: {"cost": card.cost, "gain": card.gain, "choose": card.choose, "different": card.different}
        for card in cards
    }


def objectives(g: ScytheGame, seat: int) -> dict[str, object]:
    """One's own objectives: when they may be shown, what they ask for and what there is of it now."""
    found: dict[str, object] = {}
    for card in hexes_of(g.objectives[seat]):
        goals = msgspec.to_builtins(goals_of(g, seat, card))
        found[components.OBJECTIVES[card].id] = {"timing": components.OBJECTIVES[card].timing, "goals": goals}
    return found


class GoalView(msgspec.Struct):
    """What an objective asks for, what there is of it now, and whether that will do."""

    measure: str
    least: int
    most: int | None
    now: int
    met: bool


def goals_of(g: ScytheGame, seat: int, card: int) -> list[GoalView]:
    """What an objective asks for, and how far a seat has come."""
    found = []
    for goal in GOALS[card]:
        most = goal.most if goal.most < NO_LIMIT else None
        found.append(GoalView(goal.measure.name, goal.least, most, goal.measure.of(g, seat), goal.met(g, seat)))
    return found


def structure_bonus(g: ScytheGame) -> dict[str, object]:
    """The steps of the tile, and each seat's count and coins so far."""
    if g.structure_bonus < 0:
        return {}
    counts = [count_of(g, seat) for seat in range(g.players)]
    coins = [coins_for(g.structure_bonus, count) for count in counts]
    return {"steps": STEPS[g.structure_bonus], "counts": counts, "coins": coins}


PARTS.append(Cards())
