"""The rules active in one position: what they answer, what they do at each moment, what they offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marches.games.scythe.rules.hooks import Autopilot, Offers, Steps
from marches.games.scythe.rules.rule_queries import Lists, RuleQueries, by_point
from marches.games.scythe.rules.sources import Held
from marches.games.scythe.rules.tables import HexId
from marches.kernel.action import Action
from marches.kernel.line import Line, Reason
from marches.kernel.step import Seat

if TYPE_CHECKING:
    from marches.games.scythe.rules.state import ScytheGame


class RuleSet(RuleQueries):
    """The rules active in one position, by point. Clones share it; it is rebuilt when a rule comes or goes."""

    def __init__(self, players: int, held: list[Held]) -> None:
        speakers = by_point(held)
        super().__init__(players, held, speakers)
        self.autopilot: Final[list[Autopilot | None]] = [None] * players
        """By seat: what plays it, if nobody leads it."""
        for one in speakers.get("autopilot", []):
            self.autopilot[one.owner] = one.rule.autopilot()
        self._last_star = Lists("last_star", players, speakers)
        self._combat_star = Lists("combat_star", players, speakers)
        self._winners = Lists("winners", players, speakers)
        self._moves_alone = Lists("moves_alone", players, speakers)
        self._star_placed = Lists("star_placed", players, speakers)
        self.follow_stars: Final = len(self._star_placed.all) > 0
        """Whether any rule does something when a star is placed."""
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
        self._slips_past = Lists("slips_past", players, speakers)
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

    # -- replacements and triggers ------------------------------------------------------------------------

    def last_star(self, g: ScytheGame, seat: Seat) -> Steps | None:
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

    def moves_alone(self, g: ScytheGame, seat: Seat) -> Steps | None:
        for rule in self._moves_alone.own[seat]:
            steps = rule.moves_alone(g, seat)
            if steps is not None:
                return steps
        return None

    def star_placed(self, g: ScytheGame, seat: Seat, triumph: int) -> Steps:
        return [step for one in self._star_placed.all for step in one.rule.star_placed(g, one.owner, seat, triumph)]

    def turn_begins(self, g: ScytheGame, seat: Seat) -> Steps:
        return [step for one in self._turn_begins.all for step in one.rule.turn_begins(g, one.owner, seat)]

    def turn_ends(self, g: ScytheGame, seat: Seat) -> Steps:
        return [step for one in self._turn_ends.all for step in one.rule.turn_ends(g, one.owner, seat)]

    def entered(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> Steps:
        return [step for one in self._entered.all for step in one.rule.entered(g, one.owner, seat, unit, at)]

    def entered_by_own(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> Steps:
        """The same for a unit that only passes through: its owner's rules take note, but it meets nothing."""
        own = [one.rule for one in self._entered.all if one.owner == seat]
        return [step for rule in own for step in rule.entered(g, seat, seat, unit, at)]

    def trip_ends(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> Steps:
        return [step for rule in self._trip_ends.own[seat] for step in rule.trip_ends(g, seat, unit, at)]

    def produced(self, g: ScytheGame, seat: Seat, at: HexId, count: int) -> Steps:
        return [step for rule in self._produced.own[seat] for step in rule.produced(g, seat, at, count)]

    def moves_end(self, g: ScytheGame, seat: Seat) -> Steps:
        return [step for rule in self._moves_end.own[seat] for step in rule.moves_end(g, seat)]

    def action_begins(self, g: ScytheGame, seat: Seat, action: int) -> Steps:
        return [step for rule in self._action_begins.own[seat] for step in rule.action_begins(g, seat, action)]

    def combat_opens(self, g: ScytheGame, seat: Seat) -> Steps:
        return [step for one in self._combat_opens.all for step in one.rule.combat_opens(g, one.owner, seat)]

    def combat_begins(self, g: ScytheGame, seat: Seat) -> Steps:
        return [step for one in self._combat_begins.all for step in one.rule.combat_begins(g, one.owner, seat)]

    def combat_shown(self, g: ScytheGame, seat: Seat) -> Steps:
        return [step for one in self._combat_shown.all for step in one.rule.combat_shown(g, one.owner, seat)]

    def combat_won(self, g: ScytheGame, winner: int, loser: int) -> Steps:
        return [step for one in self._combat_won.all for step in one.rule.combat_won(g, one.owner, winner, loser)]

    def put_to_flight(self, g: ScytheGame, winner: int, loser: int, count: int) -> Steps:
        return [
            step
            for one in self._put_to_flight.all
            for step in one.rule.put_to_flight(g, one.owner, winner, loser, count)
        ]

    def workers_driven_off(self, g: ScytheGame, seat: Seat, victim: Seat, count: int) -> Steps:
        return [
            step
            for one in self._workers_driven_off.all
            for step in one.rule.workers_driven_off(g, one.owner, seat, victim, count)
        ]

    def objective_revealed(self, g: ScytheGame, seat: Seat) -> Steps:
        return [
            step for one in self._objective_revealed.all for step in one.rule.objective_revealed(g, one.owner, seat)
        ]

    def fell(self, g: ScytheGame, seat: Seat, triumph: int) -> None:
        for one in self._fell.all:
            one.rule.fell(g, one.owner, seat, triumph)

    def encounter_done(self, g: ScytheGame, seat: Seat, at: HexId) -> Steps:
        return [step for one in self._encounter_done.all for step in one.rule.encounter_done(g, one.owner, seat, at)]

    def factory_card_gained(self, g: ScytheGame, seat: Seat) -> Steps:
        return [
            step for one in self._factory_card_gained.all for step in one.rule.factory_card_gained(g, one.owner, seat)
        ]

    def factory_card_used(self, g: ScytheGame, seat: Seat, card: int) -> Steps:
        return [step for rule in self._factory_card_used.own[seat] for step in rule.factory_card_used(g, seat, card)]

    def factory_card_left(self, g: ScytheGame, seat: Seat, card: int) -> Steps:
        return [step for rule in self._factory_card_left.own[seat] for step in rule.factory_card_left(g, seat, card)]

    # -- offers -------------------------------------------------------------------------------------------

    def section_offers(self, g: ScytheGame, seat: Seat) -> Offers:
        rules = self._section_offers.own[seat]
        if len(rules) == 1:
            return rules[0].section_offers(g, seat)
        return [offer for rule in rules for offer in rule.section_offers(g, seat)]

    def opens_window(self, g: ScytheGame, seat: Seat, window: int) -> bool:
        return any(rule.opens_window(g, seat, window) for rule in self._opens_window.own[seat])

    def window_offers(self, g: ScytheGame, seat: Seat, window: int) -> Offers:
        rules = self._window_offers.own[seat]
        if len(rules) == 1:  # Asked at every window, mostly of objectives alone.
            return rules[0].window_offers(g, seat, window)
        return [offer for rule in rules for offer in rule.window_offers(g, seat, window)]

    def why_not_offered(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        for rule in self._why_not_offered.own[seat]:
            reason = rule.why_not_offered(g, seat, action)
            if reason is not None:
                return reason
        return None

    def move_offers(self, g: ScytheGame, seat: Seat) -> Offers:
        return [offer for rule in self._move_offers.own[seat] for offer in rule.move_offers(g, seat)]

    def slips_past(self, g: ScytheGame, seat: Seat, at: HexId) -> bool:
        return any(rule.slips_past(g, seat, at) for rule in self._slips_past.own[seat])

    def movers(self, g: ScytheGame, seat: Seat, range: int) -> Offers:
        return [offer for rule in self._movers.own[seat] for offer in rule.movers(g, seat, range)]

    def why_not_mover(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        for rule in self._why_not_mover.own[seat]:
            reason = rule.why_not_mover(g, seat, action)
            if reason is not None:
                return reason
        return None

    def preview_step(self, g: ScytheGame, seat: Seat, unit: int, at: HexId, to: HexId) -> list[Line]:
        return [
            line for one in self._preview_step.all for line in one.rule.preview_step(g, one.owner, seat, unit, at, to)
        ]

    def fight_wild(self, g: ScytheGame, seat: Seat, at: HexId, attacks: bool) -> Steps | None:
        for rule in self._fight_wild.own[seat]:
            steps = rule.fight_wild(g, seat, at, attacks)
            if steps is not None:
                return steps
        return None

    def first_combat(self, g: ScytheGame, seat: Seat) -> int:
        for rule in self._first_combat.own[seat]:
            at = rule.first_combat(g, seat)
            if at >= 0:
                return at
        return -1

    def combat_paid(self, g: ScytheGame) -> Steps:
        return [step for one in self._combat_paid.all for step in one.rule.combat_paid(g)]

    def preview_wild(self, g: ScytheGame, seat: Seat, at: HexId) -> list[Line]:
        return [line for rule in self._preview_wild.own[seat] for line in rule.preview_wild(g, seat, at)]

    def combats(self, g: ScytheGame, seat: Seat) -> Offers:
        return [offer for rule in self._combats.own[seat] for offer in rule.combats(g, seat)]

    def payments(self, g: ScytheGame, seat: Seat, resource: int) -> Offers:
        return [offer for rule in self._payments.own[seat] for offer in rule.payments(g, seat, resource)]

    def pays_unseen(self, g: ScytheGame, seat: Seat) -> bool:
        return any(rule.pays_unseen(g, seat) for rule in self._pays_unseen.own[seat])

    def combat_offers(self, g: ScytheGame, seat: Seat) -> Offers:
        return [offer for rule in self._combat_offers.own[seat] for offer in rule.combat_offers(g, seat)]
