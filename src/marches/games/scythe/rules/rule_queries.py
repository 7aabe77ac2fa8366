"""What the rules in a game answer when a common rule asks them, and how several answers become one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from marches.games.scythe.rules.hooks import Rule
from marches.games.scythe.rules.sources import Held
from marches.games.scythe.rules.tables import HexId
from marches.kernel.action import Action
from marches.kernel.line import Reason
from marches.kernel.step import Seat

if TYPE_CHECKING:
    from marches.games.scythe.rules.state import ScytheGame

POINTS: Final = [name for name in dir(Rule) if not name.startswith("_")]
_points_of: Final[dict[type[Rule], list[str]]] = {}
"""By class of rule; filled when the first of a class becomes active."""


def points_of(rule: Rule) -> list[str]:
    """The points at which this rule has something to say."""
    kind = type(rule)
    if kind not in _points_of:
        _points_of[kind] = [point for point in POINTS if getattr(kind, point) is not getattr(Rule, point)]
    return _points_of[kind]


def by_point(held: list[Held]) -> dict[str, list[Held]]:
    """By point: the rules that have something to say there, in the order of `held`."""
    found: dict[str, list[Held]] = {}
    for one in held:
        for point in points_of(one.rule):
            found.setdefault(point, []).append(one)
    return found


class Lists:
    """For one point: the rules each seat holds that have something to say there, and all of them with their holders."""

    def __init__(self, point: str, players: int, speakers: dict[str, list[Held]]) -> None:
        concerned = speakers.get(point, [])
        self.own: Final[list[list[Rule]]] = [
            [one.rule for one in concerned if one.owner in (seat, -1)] for seat in range(players)
        ]
        self.all: Final[list[Held]] = concerned


class RuleQueries:
    """The points of the kind *query*: masks are united, numbers added up, and one yes is enough."""

    def __init__(self, players: int, held: list[Held], speakers: dict[str, list[Held]]) -> None:
        self.held: Final = held
        self.one_side: Final = any(one.rule.one_side() for one in held)
        """Whether all players are one side. Stored because it is needed often."""
        self.open_hands: Final = any(one.rule.open_hands() for one in held)
        self._bars_load = Lists("bars_load", players, speakers)
        self._extra_steps = Lists("extra_steps", players, speakers)
        self._move_range = Lists("move_range", players, speakers)
        self._blocked_steps = Lists("blocked_steps", players, speakers)
        self._why_blocked = Lists("why_blocked", players, speakers)
        self._stops = Lists("stops", players, speakers)
        self._passes = Lists("passes", players, speakers)
        self._tunnels = Lists("tunnels", players, speakers)
        self._controls = Lists("controls", players, speakers)
        self._overrules = Lists("overrules", players, speakers)
        self._controls_at_end = Lists("controls_at_end", players, speakers)
        self._placing = Lists("placing", players, speakers)
        self._retreats = Lists("retreats", players, speakers)
        self._card_limit = Lists("card_limit", players, speakers)
        self._wins_ties = Lists("wins_ties", players, speakers)
        self._bars_visit = Lists("bars_visit", players, speakers)
        self._may_repeat = Lists("may_repeat", players, speakers)
        self._why_no_action = Lists("why_no_action", players, speakers)
        self._discount = Lists("discount", players, speakers)
        self._star_limit = Lists("star_limit", players, speakers)
        self._bars_star = Lists("bars_star", players, speakers)
        self._reached = Lists("reached", players, speakers)
        self._falls_short = Lists("falls_short", players, speakers)
        self._stars_left = Lists("stars_left", players, speakers)
        self._skips_turn = Lists("skips_turn", players, speakers)
        self._keeps_objectives = Lists("keeps_objectives", players, speakers)
        self._spares_popularity = Lists("spares_popularity", players, speakers)
        self._encounter_options = Lists("encounter_options", players, speakers)
        self._extra_producing = Lists("extra_producing", players, speakers)
        self._producers = Lists("producers", players, speakers)
        self._more_output = Lists("more_output", players, speakers)
        self._more_units = Lists("more_units", players, speakers)
        self._funds = Lists("funds", players, speakers)
        self._resources_held = Lists("resources_held", players, speakers)
        self._more_factory_cards = Lists("more_factory_cards", players, speakers)
        self._spent_factory_cards = Lists("spent_factory_cards", players, speakers)
        self._tokens_on = Lists("tokens_on", players, speakers)
        self._why_one_value = Lists("why_one_value", players, speakers)
        self._extra_territories = Lists("extra_territories", players, speakers)
        self._end_coins = Lists("end_coins", players, speakers)
        self.bend_control: Final = len(self._controls.all) + len(self._overrules.all) > 0
        """Whether any rule changes control during the game. Stored because control is needed often."""

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        found: i64 = 0
        for rule in self._extra_steps.own[seat]:
            found |= rule.extra_steps(g, seat, unit, at)
        return found

    def bars_load(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> bool:
        return any(rule.bars_load(g, seat, unit, at) for rule in self._bars_load.own[seat])

    def extra_steps_without(self, rule: Rule, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        """What every other rule opens: a step may be possible without this one."""
        found: i64 = 0
        for other in self._extra_steps.own[seat]:
            if other is not rule:
                found |= other.extra_steps(g, seat, unit, at)
        return found

    def move_range(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> int:
        return sum(rule.move_range(g, seat, unit, at) for rule in self._move_range.own[seat])

    def blocked_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        found: i64 = 0
        for one in self._blocked_steps.all:
            found |= one.rule.blocked_steps(g, one.owner, seat, unit, at)
        return found

    def why_blocked(self, g: ScytheGame, seat: Seat, unit: int, at: HexId, to: HexId) -> Reason | None:
        for one in self._why_blocked.all:
            reason = one.rule.why_blocked(g, one.owner, seat, unit, at, to)
            if reason is not None:
                return reason
        return None

    def stops(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> bool:
        return any(one.rule.stops(g, one.owner, seat, unit, at) for one in self._stops.all)

    def passes(self, g: ScytheGame, seat: Seat, unit: int) -> bool:
        return any(rule.passes(g, seat, unit) for rule in self._passes.own[seat])

    def tunnels(self, g: ScytheGame, seat: Seat) -> i64:
        found: i64 = 0
        for rule in self._tunnels.own[seat]:
            found |= rule.tunnels(g, seat)
        return found

    def controls(self, g: ScytheGame, seat: Seat) -> i64:
        found: i64 = 0
        for rule in self._controls.own[seat]:
            found |= rule.controls(g, seat)
        return found

    def overrules(self, g: ScytheGame, seat: Seat) -> i64:
        found: i64 = 0
        for one in self._overrules.all:
            found |= one.rule.overrules(g, one.owner, seat)
        return found

    def controls_at_end(self, g: ScytheGame, seat: Seat) -> i64:
        found: i64 = 0
        for rule in self._controls_at_end.own[seat]:
            found |= rule.controls_at_end(g, seat)
        return found

    def placing(self, g: ScytheGame, seat: Seat) -> i64:
        found: i64 = 0
        for rule in self._placing.own[seat]:
            found |= rule.placing(g, seat)
        return found

    def retreats(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        found: i64 = 0
        for rule in self._retreats.own[seat]:
            found |= rule.retreats(g, seat, unit, at)
        return found

    def card_limit(self, g: ScytheGame, seat: Seat) -> int:
        return sum(one.rule.card_limit(g, one.owner, seat) for one in self._card_limit.all)

    def wins_ties(self, g: ScytheGame, seat: Seat) -> bool:
        return any(rule.wins_ties(g, seat) for rule in self._wins_ties.own[seat])

    def bars_visit(self, g: ScytheGame, seat: Seat) -> bool:
        return any(rule.bars_visit(g, seat) for rule in self._bars_visit.own[seat])

    def may_repeat(self, g: ScytheGame, seat: Seat, section: int) -> bool:
        return any(rule.may_repeat(g, seat, section) for rule in self._may_repeat.own[seat])

    def why_no_action(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        for rule in self._why_no_action.own[seat]:
            reason = rule.why_no_action(g, seat, action)
            if reason is not None:
                return reason
        return None

    def may_bar_actions(self, seat: Seat) -> bool:
        """Whether any rule could forbid the seat an action."""
        return len(self._why_no_action.own[seat]) > 0

    def discount(self, g: ScytheGame, seat: Seat, bottom: int, cost: int) -> int:
        return sum(rule.discount(g, seat, bottom, cost) for rule in self._discount.own[seat])

    def star_limit(self, g: ScytheGame, seat: Seat, triumph: int, printed: int) -> int:
        limit = printed
        for rule in self._star_limit.own[seat]:
            limit = max(limit, rule.star_limit(g, seat, triumph))
        for rule in self._bars_star.own[seat]:
            if rule.bars_star(g, seat, triumph):
                return 0
        return limit

    def reached(self, g: ScytheGame, seat: Seat, triumph: int) -> int:
        far = 0
        for rule in self._reached.own[seat]:
            far = max(far, rule.reached(g, seat, triumph))
        return far

    def falls_short(self, g: ScytheGame, seat: Seat, triumph: int, need: int) -> bool:
        return any(rule.falls_short(g, seat, triumph, need) for rule in self._falls_short.own[seat])

    def stars_left(self, g: ScytheGame, seat: Seat, own: int) -> int:
        for rule in self._stars_left.own[seat]:
            left = rule.stars_left(g, seat)
            if left >= 0:
                return left
        return own

    def skips_turn(self, g: ScytheGame, seat: Seat) -> bool:
        return any(rule.skips_turn(g, seat) for rule in self._skips_turn.own[seat])

    def keeps_objectives(self, g: ScytheGame, seat: Seat) -> bool:
        return any(rule.keeps_objectives(g, seat) for rule in self._keeps_objectives.own[seat])

    def spares_popularity(self, g: ScytheGame, seat: Seat) -> bool:
        return any(rule.spares_popularity(g, seat) for rule in self._spares_popularity.own[seat])

    def encounter_options(self, g: ScytheGame, seat: Seat) -> int:
        return 1 + sum(rule.encounter_options(g, seat) for rule in self._encounter_options.own[seat])

    def extra_producing(self, g: ScytheGame, seat: Seat) -> i64:
        found: i64 = 0
        for rule in self._extra_producing.own[seat]:
            found |= rule.extra_producing(g, seat)
        return found

    def producers(self, g: ScytheGame, seat: Seat, at: HexId) -> int:
        return sum(rule.producers(g, seat, at) for rule in self._producers.own[seat])

    def more_output(self, g: ScytheGame, seat: Seat, count: int) -> int:
        return sum(rule.more_output(g, seat, count) for rule in self._more_output.own[seat])

    def more_units(self, g: ScytheGame, seat: Seat) -> int:
        return sum(rule.more_units(g, seat) for rule in self._more_units.own[seat])

    def funds(self, g: ScytheGame, seat: Seat, resource: int) -> int:
        return sum(rule.funds(g, seat, resource) for rule in self._funds.own[seat])

    def resources_held(self, g: ScytheGame, seat: Seat, resource: int) -> int:
        return sum(rule.resources_held(g, seat, resource) for rule in self._resources_held.own[seat])

    def more_factory_cards(self, g: ScytheGame, seat: Seat) -> i64:
        found: i64 = 0
        for rule in self._more_factory_cards.own[seat]:
            found |= rule.more_factory_cards(g, seat)
        return found

    def spent_factory_cards(self, g: ScytheGame, seat: Seat) -> i64:
        found: i64 = 0
        for rule in self._spent_factory_cards.own[seat]:
            found |= rule.spent_factory_cards(g, seat)
        return found

    def usable_factory_cards(self, g: ScytheGame, seat: Seat) -> i64:
        """scythe:factory.fifth-section, scythe:automa.nature.has-not
        The Factory cards a seat may place its action token on. A seat without a mat has no token.
        """
        held = g.factory_cards[seat] | self.more_factory_cards(g, seat)
        if held == 0 or not g.seating.led(seat):
            return 0
        return held & ~self.spent_factory_cards(g, seat)

    def tokens_on(self, g: ScytheGame) -> i64:
        found: i64 = 0
        for one in self._tokens_on.all:
            found |= one.rule.tokens_on(g, one.owner)
        return found

    def one_value(self, g: ScytheGame, seat: Seat) -> bool:
        """Whether the cards the seat plays in this combat must all have one value."""
        return self.why_one_value(g, seat) is not None

    def why_one_value(self, g: ScytheGame, seat: Seat) -> Reason | None:
        for rule in self._why_one_value.own[seat]:
            reason = rule.why_one_value(g, seat)
            if reason is not None:
                return reason
        return None

    def extra_territories(self, g: ScytheGame, seat: Seat) -> int:
        return sum(rule.extra_territories(g, seat) for rule in self._extra_territories.own[seat])

    def end_coins(self, g: ScytheGame, seat: Seat) -> list[tuple[str, int]]:
        """The coins of each rule that gives any, by its name."""
        found: list[tuple[str, int]] = []
        for rule in self._end_coins.own[seat]:
            coins = rule.end_coins(g, seat)
            if coins:
                found.append((rule.name, coins))
        return found
