"""Cards and tiles in the view: the open encounter, Factory cards, a seat's own objectives, the structure bonus."""

from __future__ import annotations

from marches.games.scythe.data import Timing
from marches.games.scythe.edge.extras import BonusView, CardsView, DealView, GoalView, ObjectiveView
from marches.games.scythe.edge.view import MODULE_VIEWS, ModuleView
from marches.games.scythe.rules.hooks import BEFORE_TOP
from marches.games.scythe.rules.objective_goals import NO_LIMIT, OBJECTIVES_PART
from marches.games.scythe.rules.objectives import shown_now
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.structure_bonus import BONUS_PART, coins_for, count_of
from marches.games.scythe.rules.tables import hexes_of
from marches.kernel.step import Seat


class Cards(ModuleView):
    """scythe:encounter.public, scythe:setup.objectives-hidden, scythe:factory.must-choose
    What the cards and tiles say that a seat may read, with how far their holder has come.
    """

    name = "cards"

    def in_use(self, g: ScytheGame) -> bool:
        return g.seating.base[0] >= 0

    def view(self, g: ScytheGame, seat: Seat) -> CardsView:
        readable = {}
        for owner in range(g.players):
            if owner == seat or g.rules.open_hands:
                readable.update(objectives(g, owner))
        return CardsView(encounter(g), factory(g, seat), readable, structure_bonus(g))


def encounter(g: ScytheGame) -> list[DealView]:
    """The options of the open encounter card."""
    if g.encounter_card < 0:
        return []
    return [DealView(one.cost, one.gain) for one in g.kit.data.encounters[g.encounter_card].options]


def factory(g: ScytheGame, seat: Seat) -> dict[str, DealView]:
    """The Factory cards a seat has seen: everyone's own, and those on the board for a seat that has looked."""
    seen = g.factory_pool if seat >= 0 and g.factory_seen >> seat & 1 else 0
    for owner in range(g.players):
        seen |= g.rules.usable_factory_cards(g, owner)
    cards = [g.kit.data.factory_cards[card] for card in hexes_of(seen)]
    return {card.id: DealView(card.cost, card.gain, card.choose, card.different) for card in cards}


def objectives(g: ScytheGame, seat: Seat) -> dict[str, ObjectiveView]:
    """A seat's own objectives: when they may be shown, what they ask for and how far the seat has come."""
    cards = hexes_of(g.objectives[seat])
    ids = g.kit.objectives.ids
    return {ids[card]: ObjectiveView(timing_of(g, card), goals_of(g, seat, card)) for card in cards}


def timing_of(g: ScytheGame, card: int) -> Timing:
    """scythe:objective.timing, scythe:objective.timing-printed  When a card may be shown at this table."""
    return "any-window" if shown_now(g, card, BEFORE_TOP) else "end-of-turn"


def goals_of(g: ScytheGame, seat: Seat, card: int) -> list[GoalView]:
    """What an objective asks for, and how far a seat has come."""
    found = []
    for goal in OBJECTIVES_PART.of(g.kit).goals[card]:
        most = goal.most if goal.most < NO_LIMIT else None
        found.append(GoalView(goal.measure.name, goal.least, most, goal.measure.of(g, seat), goal.met(g, seat)))
    return found


def structure_bonus(g: ScytheGame) -> BonusView | None:
    """The steps of the tile, and each seat's count and coins so far."""
    if g.structure_bonus < 0:
        return None
    counts = [count_of(g, seat) for seat in range(g.players)]
    coins = [coins_for(g, count) for count in counts]
    return BonusView(BONUS_PART.of(g.kit).steps[g.structure_bonus], counts, coins)


MODULE_VIEWS.append(Cards())
