"""The rules in force: which rule bends which point, and how several answers become one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from marches.games.scythe.rules.hooks import Offers, Rule, Steps
from marches.games.scythe.rules.seating import ModuleState, Options, Track
from marches.kernel.action import Action
from marches.kernel.line import Line, Reason
from marches.kernel.step import Step

if TYPE_CHECKING:
    from marches.games.scythe.rules.kit import Kit
    from marches.games.scythe.rules.state import ScytheGame


class Held:
    """A rule and the seat that holds it (-1: it holds for everyone)."""

    def __init__(self, owner: int, rule: Rule) -> None:
        self.owner: Final = owner
        self.rule: Final = rule


class Source:
    """What brings rules into a game: a kind of component, a faction, a module.

    Every source stands in `SOURCES`, in the order in which `catalogue` imports their files.
    """

    def rules(self, g: ScytheGame) -> list[Held]:
        """The rules in force, from the position: who plays what, which tiles lie there, which modules were chosen."""
        return []

    def module_states(self, g: ScytheGame) -> list[ModuleState]:
        """What it keeps in the position, once factions and mats are dealt."""
        return []

    def lifts_ban(self, options: Options, faction: str, mat: str) -> bool:
        """May a pair be played that is otherwise forbidden?  The Rusviet variant"""
        return False

    def track(self, kit: Kit, options: Options) -> Track | None:
        """The triumph track, where not the printed one.  scythe:triumph.one-track"""
        return None

    def unused_objectives(self, options: Options) -> list[str]:
        """Objectives that are taken out of the deck.  scythe:peace.setup-objective23"""
        return []

    def dealing(self, g: ScytheGame) -> Steps | None:
        """How factions and mats find their players, where not at random.  scythe:variant.mat-order; bidding"""
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

    def places_later(self, g: ScytheGame, seat: int) -> bool:
        """Does a seat only choose its Mech Mods with the others, and place them later?  scythe:vesna.tokens-timing"""
        return False

    def unplaced_abilities(self, g: ScytheGame, seat: int) -> list[str]:
        """Mech abilities a seat has chosen and will place together with its own tokens.  scythe:vesna.tokens-timing"""
        return []

    def after_dealing(self, g: ScytheGame) -> Steps:
        """Setup steps once everyone has faction, mat, units and cards."""
        return []


SOURCES: Final[list[Source]] = []


def register(source: Source) -> None:
    """Make a source known; called once by the file that defines it."""
    SOURCES.append(source)


POINTS: Final = [name for name in dir(Rule) if not name.startswith("_")]
_points_of: Final[dict[type[Rule], list[str]]] = {}
"""By kind of rule; filled when the first of a kind comes into force."""


def points_of(rule: Rule) -> list[str]:
    """The points this rule says anything about."""
    kind = type(rule)
    if kind not in _points_of:
        _points_of[kind] = [point for point in POINTS if getattr(kind, point) is not getattr(Rule, point)]
    return _points_of[kind]


def by_point(held: list[Held]) -> dict[str, list[Held]]:
    """Who speaks about each point, in the order of `held`."""
    found: dict[str, list[Held]] = {}
    for one in held:
        for point in points_of(one.rule):
            found.setdefault(point, []).append(one)
    return found


class Lists:
    """For one point: the rules each seat holds that speak about it, and everyone's with their holders."""

    def __init__(self, point: str, players: int, speakers: dict[str, list[Held]]) -> None:
        concerned = speakers.get(point, [])
        self.own: Final[list[list[Rule]]] = [
            [one.rule for one in concerned if one.owner in (seat, -1)] for seat in range(players)
        ]
        self.all: Final[list[Held]] = concerned


class RuleSet:
    """The rules in force in one position, by point. Shared by clones; rebuilt when what is in force changes."""

    def __init__(self, players: int, held: list[Held]) -> None:
        self.held: Final = held
        speakers = by_point(held)
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
        self.bend_control: Final = len(self._controls.all) + len(self._overrules.all) > 0
        """Does any rule speak about control during the game? Control is asked for often."""
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
        self._one_value = Lists("one_value", players, speakers)
        self._extra_territories = Lists("extra_territories", players, speakers)
        self._end_coins = Lists("end_coins", players, speakers)
        self._last_star = Lists("last_star", players, speakers)
        self._combat_star = Lists("combat_star", players, speakers)
        self._winners = Lists("winners", players, speakers)
        self._turn_begins = Lists("turn_begins", players, speakers)
        self._turn_ends = Lists("turn_ends", players, speakers)
        self._entered = Lists("entered", players, speakers)
        self._trip_ends = Lists("trip_ends", players, speakers)
        self._produced = Lists("produced", players, speakers)
        self._moves_end = Lists("moves_end", players, speakers)
        self._action_begins = Lists("action_begins", players, speakers)
        self._combat_opens = Lists("combat_opens", players, speakers)
        self._combat_begins = Lists("combat_begins", players, speakers)
        self._combat_shown = Lists("combat_shown", players, speakers)
        self._combat_won = Lists("combat_won", players, speakers)
        self._put_to_flight = Lists("put_to_flight", players, speakers)
        self._workers_driven_off = Lists("workers_driven_off", players, speakers)
        self._after_bottom = Lists("after_bottom", players, speakers)
        self._objective_revealed = Lists("objective_revealed", players, speakers)
        self._fell = Lists("fell", players, speakers)
        self._encounter_done = Lists("encounter_done", players, speakers)
        self._factory_card_gained = Lists("factory_card_gained", players, speakers)
        self._factory_card_used = Lists("factory_card_used", players, speakers)
        self._factory_card_left = Lists("factory_card_left", players, speakers)
        self._section_offers = Lists("section_offers", players, speakers)
        self._opens_window = Lists("opens_window", players, speakers)
        self._window_offers = Lists("window_offers", players, speakers)
        self._why_not_offered = Lists("why_not_offered", players, speakers)
        self._move_offers = Lists("move_offers", players, speakers)
        self._spared_by_traps = Lists("spared_by_traps", players, speakers)
        self._movers = Lists("movers", players, speakers)
        self._why_not_mover = Lists("why_not_mover", players, speakers)
        self._preview_step = Lists("preview_step", players, speakers)
        self._fight_wild = Lists("fight_wild", players, speakers)
        self._first_combat = Lists("first_combat", players, speakers)
        self._combat_paid = Lists("combat_paid", players, speakers)
        self._preview_wild = Lists("preview_wild", players, speakers)
        self._combats = Lists("combats", players, speakers)
        self._payments = Lists("payments", players, speakers)
        self._pays_unseen = Lists("pays_unseen", players, speakers)
        self._combat_offers = Lists("combat_offers", players, speakers)

    # -- queries ------------------------------------------------------------------------------------------

    def extra_steps(self, g: ScytheGame, seat: int, unit: int, at: int) -> i64:
        found: i64 = 0
        for rule in self._extra_steps.own[seat]:
            found |= rule.extra_steps(g, seat, unit, at)
        return found

    def extra_steps_without(self, rule: Rule, g: ScytheGame, seat: int, unit: int, at: int) -> i64:
        """What every other rule opens: a step may be possible without this one."""
        found: i64 = 0
        for other in self._extra_steps.own[seat]:
            if other is not rule:
                found |= other.extra_steps(g, seat, unit, at)
        return found

    def move_range(self, g: ScytheGame, seat: int, unit: int, at: int) -> int:
        total = 0
        for rule in self._move_range.own[seat]:
            total += rule.move_range(g, seat, unit, at)
        return total

    def blocked_steps(self, g: ScytheGame, seat: int, unit: int, at: int) -> i64:
        found: i64 = 0
        for one in self._blocked_steps.all:
            found |= one.rule.blocked_steps(g, one.owner, seat, unit, at)
        return found

    def why_blocked(self, g: ScytheGame, seat: int, unit: int, at: int, to: int) -> Reason | None:
        for one in self._why_blocked.all:
            reason = one.rule.why_blocked(g, one.owner, seat, unit, at, to)
            if reason is not None:
                return reason
        return None

    def stops(self, g: ScytheGame, seat: int, unit: int, at: int) -> bool:
        return any(one.rule.stops(g, one.owner, seat, unit, at) for one in self._stops.all)

    def passes(self, g: ScytheGame, seat: int, unit: int) -> bool:
        return any(rule.passes(g, seat, unit) for rule in self._passes.own[seat])

    def tunnels(self, g: ScytheGame, seat: int) -> i64:
        found: i64 = 0
        for rule in self._tunnels.own[seat]:
            found |= rule.tunnels(g, seat)
        return found

    def controls(self, g: ScytheGame, seat: int) -> i64:
        found: i64 = 0
        for rule in self._controls.own[seat]:
            found |= rule.controls(g, seat)
        return found

    def overrules(self, g: ScytheGame, seat: int) -> i64:
        found: i64 = 0
        for one in self._overrules.all:
            found |= one.rule.overrules(g, one.owner, seat)
        return found

    def controls_at_end(self, g: ScytheGame, seat: int) -> i64:
        found: i64 = 0
        for rule in self._controls_at_end.own[seat]:
            found |= rule.controls_at_end(g, seat)
        return found

    def placing(self, g: ScytheGame, seat: int) -> i64:
        found: i64 = 0
        for rule in self._placing.own[seat]:
            found |= rule.placing(g, seat)
        return found

    def retreats(self, g: ScytheGame, seat: int, unit: int, at: int) -> i64:
        found: i64 = 0
        for rule in self._retreats.own[seat]:
            found |= rule.retreats(g, seat, unit, at)
        return found

    def card_limit(self, g: ScytheGame, seat: int) -> int:
        total = 0
        for one in self._card_limit.all:
            total += one.rule.card_limit(g, one.owner, seat)
        return total

    def wins_ties(self, g: ScytheGame, seat: int) -> bool:
        return any(rule.wins_ties(g, seat) for rule in self._wins_ties.own[seat])

    def bars_visit(self, g: ScytheGame, seat: int) -> bool:
        return any(rule.bars_visit(g, seat) for rule in self._bars_visit.own[seat])

    def may_repeat(self, g: ScytheGame, seat: int, section: int) -> bool:
        return any(rule.may_repeat(g, seat, section) for rule in self._may_repeat.own[seat])

    def why_no_action(self, g: ScytheGame, seat: int, action: Action) -> Reason | None:
        for rule in self._why_no_action.own[seat]:
            reason = rule.why_no_action(g, seat, action)
            if reason is not None:
                return reason
        return None

    def may_bar_actions(self, seat: int) -> bool:
        """Is there any rule that could forbid the seat an action?"""
        return len(self._why_no_action.own[seat]) > 0

    def discount(self, g: ScytheGame, seat: int, bottom: int, cost: int) -> int:
        total = 0
        for rule in self._discount.own[seat]:
            total += rule.discount(g, seat, bottom, cost)
        return total

    def star_limit(self, g: ScytheGame, seat: int, triumph: int, printed: int) -> int:
        limit = printed
        for rule in self._star_limit.own[seat]:
            limit = max(limit, rule.star_limit(g, seat, triumph))
        for rule in self._bars_star.own[seat]:
            if rule.bars_star(g, seat, triumph):
                return 0
        return limit

    def reached(self, g: ScytheGame, seat: int, triumph: int) -> int:
        far = 0
        for rule in self._reached.own[seat]:
            far = max(far, rule.reached(g, seat, triumph))
        return far

    def stars_left(self, g: ScytheGame, seat: int, own: int) -> int:
        for rule in self._stars_left.own[seat]:
            left = rule.stars_left(g, seat)
            if left >= 0:
                return left
        return own

    def skips_turn(self, g: ScytheGame, seat: int) -> bool:
        return any(rule.skips_turn(g, seat) for rule in self._skips_turn.own[seat])

    def keeps_objectives(self, g: ScytheGame, seat: int) -> bool:
        return any(rule.keeps_objectives(g, seat) for rule in self._keeps_objectives.own[seat])

    def spares_popularity(self, g: ScytheGame, seat: int) -> bool:
        return any(rule.spares_popularity(g, seat) for rule in self._spares_popularity.own[seat])

    def encounter_options(self, g: ScytheGame, seat: int) -> int:
        total = 1
        for rule in self._encounter_options.own[seat]:
            total += rule.encounter_options(g, seat)
        return total

    def extra_producing(self, g: ScytheGame, seat: int) -> i64:
        found: i64 = 0
        for rule in self._extra_producing.own[seat]:
            found |= rule.extra_producing(g, seat)
        return found

    def producers(self, g: ScytheGame, seat: int, at: int) -> int:
        total = 0
        for rule in self._producers.own[seat]:
            total += rule.producers(g, seat, at)
        return total

    def more_output(self, g: ScytheGame, seat: int, count: int) -> int:
        total = 0
        for rule in self._more_output.own[seat]:
            total += rule.more_output(g, seat, count)
        return total

    def more_units(self, g: ScytheGame, seat: int) -> int:
        total = 0
        for rule in self._more_units.own[seat]:
            total += rule.more_units(g, seat)
        return total

    def funds(self, g: ScytheGame, seat: int, resource: int) -> int:
        total = 0
        for rule in self._funds.own[seat]:
            total += rule.funds(g, seat, resource)
        return total

    def resources_held(self, g: ScytheGame, seat: int, resource: int) -> int:
        total = 0
        for rule in self._resources_held.own[seat]:
            total += rule.resources_held(g, seat, resource)
        return total

    def more_factory_cards(self, g: ScytheGame, seat: int) -> i64:
        found: i64 = 0
        for rule in self._more_factory_cards.own[seat]:
            found |= rule.more_factory_cards(g, seat)
        return found

    def spent_factory_cards(self, g: ScytheGame, seat: int) -> i64:
        found: i64 = 0
        for rule in self._spent_factory_cards.own[seat]:
            found |= rule.spent_factory_cards(g, seat)
        return found

    def usable_factory_cards(self, g: ScytheGame, seat: int) -> i64:
        """scythe:factory.fifth-section  The Factory cards a seat may place its action token on."""
        held: i64 = g.factory_cards[seat]
        return (held | self.more_factory_cards(g, seat)) & ~self.spent_factory_cards(g, seat)

    def tokens_on(self, g: ScytheGame) -> i64:
        found: i64 = 0
        for one in self._tokens_on.all:
            found |= one.rule.tokens_on(g, one.owner)
        return found

    def one_value(self, g: ScytheGame, seat: int) -> bool:
        return any(rule.one_value(g, seat) for rule in self._one_value.own[seat])

    def extra_territories(self, g: ScytheGame, seat: int) -> int:
        total = 0
        for rule in self._extra_territories.own[seat]:
            total += rule.extra_territories(g, seat)
        return total

    def end_coins(self, g: ScytheGame, seat: int) -> list[tuple[str, int]]:
        """The coins of each rule that gives any, by its name."""
        found: list[tuple[str, int]] = []
        for rule in self._end_coins.own[seat]:
            coins = rule.end_coins(g, seat)
            if coins:
                found.append((rule.name, coins))
        return found

    # -- replacements and triggers ------------------------------------------------------------------------

    def last_star(self, g: ScytheGame, seat: int) -> Steps | None:
        for rule in self._last_star.own[seat]:
            steps = rule.last_star(g, seat)
            if steps is not None:
                return steps
        return None

    def combat_star(self, g: ScytheGame, winner: int, loser: int) -> Steps | None:
        for rule in self._combat_star.own[winner]:
            steps = rule.combat_star(g, winner, loser)
            if steps is not None:
                return steps
        return None

    def winners(self, g: ScytheGame, totals: list[int]) -> list[int]:
        for one in self._winners.all:
            found = one.rule.winners(g, totals)
            if found:
                return found
        return []

    def turn_begins(self, g: ScytheGame, seat: int) -> Steps:
        steps: list[Step[Any]] = []
        for one in self._turn_begins.all:
            steps += one.rule.turn_begins(g, one.owner, seat)
        return steps

    def turn_ends(self, g: ScytheGame, seat: int) -> Steps:
        steps: list[Step[Any]] = []
        for one in self._turn_ends.all:
            steps += one.rule.turn_ends(g, one.owner, seat)
        return steps

    def entered(self, g: ScytheGame, seat: int, unit: int, at: int) -> Steps:
        steps: list[Step[Any]] = []
        for one in self._entered.all:
            steps += one.rule.entered(g, one.owner, seat, unit, at)
        return steps

    def entered_by_own(self, g: ScytheGame, seat: int, unit: int, at: int) -> Steps:
        """The same for a unit that only passes: what its owner's rules note, nothing of what it would meet."""
        steps: list[Step[Any]] = []
        for one in self._entered.all:
            if one.owner == seat:
                steps += one.rule.entered(g, one.owner, seat, unit, at)
        return steps

    def trip_ends(self, g: ScytheGame, seat: int, unit: int, at: int) -> Steps:
        steps: list[Step[Any]] = []
        for rule in self._trip_ends.own[seat]:
            steps += rule.trip_ends(g, seat, unit, at)
        return steps

    def produced(self, g: ScytheGame, seat: int, at: int, count: int) -> Steps:
        steps: list[Step[Any]] = []
        for rule in self._produced.own[seat]:
            steps += rule.produced(g, seat, at, count)
        return steps

    def moves_end(self, g: ScytheGame, seat: int) -> Steps:
        steps: list[Step[Any]] = []
        for rule in self._moves_end.own[seat]:
            steps += rule.moves_end(g, seat)
        return steps

    def action_begins(self, g: ScytheGame, seat: int, action: int) -> Steps:
        steps: list[Step[Any]] = []
        for rule in self._action_begins.own[seat]:
            steps += rule.action_begins(g, seat, action)
        return steps

    def combat_opens(self, g: ScytheGame, seat: int) -> Steps:
        steps: list[Step[Any]] = []
        for one in self._combat_opens.all:
            steps += one.rule.combat_opens(g, one.owner, seat)
        return steps

    def combat_begins(self, g: ScytheGame, seat: int) -> Steps:
        steps: list[Step[Any]] = []
        for one in self._combat_begins.all:
            steps += one.rule.combat_begins(g, one.owner, seat)
        return steps

    def combat_shown(self, g: ScytheGame, seat: int) -> Steps:
        steps: list[Step[Any]] = []
        for one in self._combat_shown.all:
            steps += one.rule.combat_shown(g, one.owner, seat)
        return steps

    def combat_won(self, g: ScytheGame, winner: int, loser: int) -> Steps:
        steps: list[Step[Any]] = []
        for one in self._combat_won.all:
            steps += one.rule.combat_won(g, one.owner, winner, loser)
        return steps

    def put_to_flight(self, g: ScytheGame, winner: int, loser: int, count: int) -> Steps:
        steps: list[Step[Any]] = []
        for one in self._put_to_flight.all:
            steps += one.rule.put_to_flight(g, one.owner, winner, loser, count)
        return steps

    def workers_driven_off(self, g: ScytheGame, seat: int, victim: int, count: int) -> Steps:
        steps: list[Step[Any]] = []
        for one in self._workers_driven_off.all:
            steps += one.rule.workers_driven_off(g, one.owner, seat, victim, count)
        return steps

    def after_bottom(self, g: ScytheGame, seat: int, bottom: int) -> Steps:
        steps: list[Step[Any]] = []
        for one in self._after_bottom.all:
            steps += one.rule.after_bottom(g, one.owner, seat, bottom)
        return steps

    def objective_revealed(self, g: ScytheGame, seat: int) -> Steps:
        steps: list[Step[Any]] = []
        for one in self._objective_revealed.all:
            steps += one.rule.objective_revealed(g, one.owner, seat)
        return steps

    def fell(self, g: ScytheGame, seat: int, triumph: int) -> None:
        for one in self._fell.all:
            one.rule.fell(g, one.owner, seat, triumph)

    def encounter_done(self, g: ScytheGame, seat: int, at: int) -> Steps:
        steps: list[Step[Any]] = []
        for one in self._encounter_done.all:
            steps += one.rule.encounter_done(g, one.owner, seat, at)
        return steps

    def factory_card_gained(self, g: ScytheGame, seat: int) -> Steps:
        steps: list[Step[Any]] = []
        for one in self._factory_card_gained.all:
            steps += one.rule.factory_card_gained(g, one.owner, seat)
        return steps

    def factory_card_used(self, g: ScytheGame, seat: int, card: int) -> Steps:
        steps: list[Step[Any]] = []
        for rule in self._factory_card_used.own[seat]:
            steps += rule.factory_card_used(g, seat, card)
        return steps

    def factory_card_left(self, g: ScytheGame, seat: int, card: int) -> Steps:
        steps: list[Step[Any]] = []
        for rule in self._factory_card_left.own[seat]:
            steps += rule.factory_card_left(g, seat, card)
        return steps

    # -- offers -------------------------------------------------------------------------------------------

    def section_offers(self, g: ScytheGame, seat: int) -> Offers:
        found: Offers = []
        for rule in self._section_offers.own[seat]:
            found += rule.section_offers(g, seat)
        return found

    def opens_window(self, g: ScytheGame, seat: int, window: int) -> bool:
        return any(rule.opens_window(g, seat, window) for rule in self._opens_window.own[seat])

    def window_offers(self, g: ScytheGame, seat: int, window: int) -> Offers:
        found: Offers = []
        for rule in self._window_offers.own[seat]:
            found += rule.window_offers(g, seat, window)
        return found

    def why_not_offered(self, g: ScytheGame, seat: int, action: Action) -> Reason | None:
        for rule in self._why_not_offered.own[seat]:
            reason = rule.why_not_offered(g, seat, action)
            if reason is not None:
                return reason
        return None

    def move_offers(self, g: ScytheGame, seat: int) -> Offers:
        found: Offers = []
        for rule in self._move_offers.own[seat]:
            found += rule.move_offers(g, seat)
        return found

    def spared_by_traps(self, g: ScytheGame, seat: int, at: int) -> bool:
        return any(rule.spared_by_traps(g, seat, at) for rule in self._spared_by_traps.own[seat])

    def movers(self, g: ScytheGame, seat: int, range: int) -> Offers:
        found: Offers = []
        for rule in self._movers.own[seat]:
            found += rule.movers(g, seat, range)
        return found

    def why_not_mover(self, g: ScytheGame, seat: int, action: Action) -> Reason | None:
        for rule in self._why_not_mover.own[seat]:
            reason = rule.why_not_mover(g, seat, action)
            if reason is not None:
                return reason
        return None

    def preview_step(self, g: ScytheGame, seat: int, unit: int, at: int, to: int) -> list[Line]:
        found: list[Line] = []
        for one in self._preview_step.all:
            found += one.rule.preview_step(g, one.owner, seat, unit, at, to)
        return found

    def fight_wild(self, g: ScytheGame, seat: int, at: int, attacks: bool) -> Steps | None:
        for rule in self._fight_wild.own[seat]:
            steps = rule.fight_wild(g, seat, at, attacks)
            if steps is not None:
                return steps
        return None

    def first_combat(self, g: ScytheGame, seat: int) -> int:
        for rule in self._first_combat.own[seat]:
            at = rule.first_combat(g, seat)
            if at >= 0:
                return at
        return -1

    def combat_paid(self, g: ScytheGame) -> Steps:
        steps: list[Step[Any]] = []
        for one in self._combat_paid.all:
            steps += one.rule.combat_paid(g)
        return steps

    def preview_wild(self, g: ScytheGame, seat: int, at: int) -> list[Line]:
        found: list[Line] = []
        for rule in self._preview_wild.own[seat]:
            found += rule.preview_wild(g, seat, at)
        return found

    def combats(self, g: ScytheGame, seat: int) -> Offers:
        found: Offers = []
        for rule in self._combats.own[seat]:
            found += rule.combats(g, seat)
        return found

    def payments(self, g: ScytheGame, seat: int, resource: int) -> Offers:
        found: Offers = []
        for rule in self._payments.own[seat]:
            found += rule.payments(g, seat, resource)
        return found

    def pays_unseen(self, g: ScytheGame, seat: int) -> bool:
        return any(rule.pays_unseen(g, seat) for rule in self._pays_unseen.own[seat])

    def combat_offers(self, g: ScytheGame, seat: int) -> Offers:
        found: Offers = []
        for rule in self._combat_offers.own[seat]:
            found += rule.combat_offers(g, seat)
        return found
