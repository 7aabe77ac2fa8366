"""Where a rule may be bent: every point, its default, and the ledger rules that need it.

A `Rule` is stateless: what it needs to know is in the position. Four kinds of points:
query (summed, united or any), replacement (the first that answers), trigger (returns steps, the caller queues them)
and offer (answers that it adds to a window, each with its reason, its effect and its preview: an `Offer`).

Points marked *own* are asked of the rules that `seat` holds. Points marked *all* are asked of everyone's rules, with
the holder as `owner` (-1 for a rule that nobody holds, such as a resolution tile).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from marches.games.scythe.rules.tables import HexId
from marches.kernel.action import Action
from marches.kernel.line import Line, Reason
from marches.kernel.step import Seat, Step
from marches.kernel.window import Offer

if TYPE_CHECKING:
    from marches.games.scythe.rules.state import ScytheGame

BEFORE_TOP: Final = 0
BETWEEN: Final = 1
END_OF_TURN: Final = 2
WINDOWS: Final = 3
"""The windows of a turn: before the top action, between the actions, after the last one."""

Steps = list[Step[Any]]
Offers = list[Offer[Any]]


class Autopilot:
    """What a seat that nobody leads does where a player would decide. Stateless, like a rule."""

    def own_turn(self, g: ScytheGame, seat: Seat) -> Steps:
        """What its turn consists of.  scythe:automa.turn.sequence"""
        raise NotImplementedError

    def sets_dial(self, g: ScytheGame, seat: Seat) -> Steps:
        """How it sets its dial and cards, after the other side has.  scythe:automa.combat.human-first"""
        raise NotImplementedError

    def shows_at_most(self, g: ScytheGame, seat: Seat) -> tuple[int, int]:
        """The dial and the number of cards with which it would show the most.

        scythe:automa.combat.power, scythe:automa.combat.cards
        """
        raise NotImplementedError

    def beaten(self, g: ScytheGame, seat: Seat, at: HexId) -> Steps:
        """Where its units go instead of retreating.  scythe:automa.combat.loser"""
        raise NotImplementedError

    def meets(self, g: ScytheGame, seat: Seat, at: HexId) -> Steps:
        """What it gets from an encounter instead of a card.  scythe:automa.explore.token"""
        raise NotImplementedError

    def visits_factory(self, g: ScytheGame, seat: Seat) -> Steps:
        """How it gets its Factory card, without looking at them.  scythe:automa.explore.factory-card"""
        raise NotImplementedError

    def keeps_popularity(self, g: ScytheGame, seat: Seat) -> bool:
        """Whether its popularity does not change now.  scythe:automa.nature.popularity"""
        raise NotImplementedError

    def why_no_deal(self, g: ScytheGame, seat: Seat) -> Reason:
        """Why no coins may be given to it, nor by it.  scythe:automa.nature.no-deals"""
        raise NotImplementedError


class Rule:
    """Anything that changes the common rules: a faction ability, a mech ability, a tile, a card, a variant."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    # -- queries ------------------------------------------------------------------------------------------

    def one_side(self) -> bool:
        """all, any: whether all players are one side; then no units block another's, and only `g.wild` is hostile.

        scythe:desolation.one-side
        """
        return False

    def open_hands(self) -> bool:
        """all, any: whether all hands are open, including cards behind a dial.  scythe:desolation.open-hands"""
        return False

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        """own, united: hexes a unit may step to in other ways than by land and tunnel.

        scythe:deploy.riverwalk-varies, lakes, Township, Underpass, Wayfare, Rally, Shinobi, Swim, Toka, Ferry, Drill
        """
        return 0

    def move_range(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> int:
        """own, summed: extra steps of a unit that starts at `at`.  scythe:deploy.speed; Boost"""
        return 0

    def blocked_steps(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId) -> i64:
        """all, united: hexes the unit may not step to from `at`.  scythe:airship.enemy-territory; Toll, Siege Engine"""
        return 0

    def why_blocked(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId, to: HexId) -> Reason | None:
        """all, the first: why `to` is in `blocked_steps`."""
        return None

    def stops(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId) -> bool:
        """all, any: whether the unit that has just arrived must stop.  scythe:faction.togawa.trap-trigger; Influence"""
        return False

    def passes(self, g: ScytheGame, seat: Seat, unit: int) -> bool:
        """own, any: whether the unit may walk on through anything it meets, as long as it has steps left.

        scythe:mechmod.stealth
        """
        return False

    def tunnels(self, g: ScytheGame, seat: Seat) -> i64:
        """own, united: hexes that are tunnels for the seat, in addition to the board's and its Mine.  Drill"""
        return 0

    def bars_load(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> bool:
        """own, any: whether the unit may not take resources from a hex.  scythe:desolation.share-resources"""
        return False

    def controls(self, g: ScytheGame, seat: Seat) -> i64:
        """own, united: hexes the seat controls by other means than units and structures.  Safe Haven"""
        return 0

    def overrules(self, g: ScytheGame, owner: Seat, seat: Seat) -> i64:
        """all, united: hexes that the seat's structures and tokens do not control without a unit.  Safe Haven"""
        return 0

    def controls_at_end(self, g: ScytheGame, seat: Seat) -> i64:
        """own, united: hexes controlled for the final scoring only.  scythe:faction.togawa.trap-control"""
        return 0

    def placing(self, g: ScytheGame, seat: Seat) -> i64:
        """own, united: hexes where mechs and structures may be placed without a worker.  Craft"""
        return 0

    def retreats(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        """own, united: where a beaten unit may go besides home.  scythe:faction.nordic.seaworthy-retreat; Safe Haven"""
        return 0

    def card_limit(self, g: ScytheGame, owner: Seat, seat: Seat) -> int:
        """all, summed: extra combat cards `seat` may play in the present combat.

        scythe:faction.rusviet.peoples-army, scythe:faction.togawa.suiton-combat; Distract (negative)
        """
        return 0

    def wins_ties(self, g: ScytheGame, seat: Seat) -> bool:
        """own, any: whether the seat wins a tie when defending.  scythe:mechmod.entrenched"""
        return False

    def bars_visit(self, g: ScytheGame, seat: Seat) -> bool:
        """own, any: whether the character has arrived in a way that gives no encounter and no Factory card.

        scythe:mechmod.regroup
        """
        return False

    def may_repeat(self, g: ScytheGame, seat: Seat, section: int) -> bool:
        """own, any: whether the token may stay on this section.  scythe:faction.rusviet.relentless"""
        return False

    def why_no_action(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        """own, the first: why an action of a section may not be taken now.  scythe:variant.final-turns"""
        return None

    def discount(self, g: ScytheGame, seat: Seat, bottom: int, cost: int) -> int:
        """own, summed: how many fewer resources a bottom action costs.  scythe:inframod.free-action"""
        return 0

    def star_limit(self, g: ScytheGame, seat: Seat, triumph: int) -> int:
        """own, the highest: stars the seat may place on a triumph, if more than the track says.

        scythe:faction.saxony.dominate; Spoils of War, Deja Vu
        """
        return -1

    def bars_star(self, g: ScytheGame, seat: Seat, triumph: int) -> bool:
        """own, any: whether the seat may not place a star there.  scythe:variant.team"""
        return False

    def reached(self, g: ScytheGame, seat: Seat, triumph: int) -> int:
        """own, the highest: how far the seat has come towards a triumph that a module adds.

        scythe:triumph.sixteen-resources, scythe:triumph.eight-cards
        """
        return 0

    def falls_short(self, g: ScytheGame, seat: Seat, triumph: int, need: int) -> bool:
        """own, any: whether a quick check shows that `reached` is less than `need`. Goals are checked often.

        scythe:triumph.sixteen-resources
        """
        return False

    def stars_left(self, g: ScytheGame, seat: Seat) -> int:
        """own, the first not -1: how many stars it is from the last one, if that is not its own sixth.
        scythe:variant.team-end
        """
        return -1

    def skips_turn(self, g: ScytheGame, seat: Seat) -> bool:
        """own, any: whether the seat takes no more turns.  scythe:variant.final-turns; Backup Plan, Mission Possible"""
        return False

    def keeps_objectives(self, g: ScytheGame, seat: Seat) -> bool:
        """own, any: whether the seat keeps its other objective.  scythe:faction.saxony.dominate-objectives"""
        return False

    def spares_popularity(self, g: ScytheGame, seat: Seat) -> bool:
        """own, any: whether workers who retreat after a won attack cost nothing.  scythe:faction.polania.camaraderie"""
        return False

    def encounter_options(self, g: ScytheGame, seat: Seat) -> int:
        """own, summed: extra options of an encounter card the seat may choose.  scythe:faction.polania.meander"""
        return 0

    def extra_producing(self, g: ScytheGame, seat: Seat) -> i64:
        """own, united: territories that may produce beyond the limit.  Reap"""
        return 0

    def producers(self, g: ScytheGame, seat: Seat, at: HexId) -> int:
        """own, summed: how many things besides workers and the Mill produce there like a worker.  Reap"""
        return 0

    def more_output(self, g: ScytheGame, seat: Seat, count: int) -> int:
        """own, summed: what workers and Mill, which make `count`, make in addition.  scythe:inframod.automachines"""
        return 0

    def more_units(self, g: ScytheGame, seat: Seat) -> int:
        """own, summed: extra units that may move in the Move action that begins.  scythe:inframod.cavalry"""
        return 0

    def funds(self, g: ScytheGame, seat: Seat, resource: int) -> int:
        """own, summed: resources of a kind (or ANY_RESOURCE) that are not on controlled territories.

        scythe:faction.crimea.coercion, scythe:airship.carried-resources
        """
        return 0

    def resources_held(self, g: ScytheGame, seat: Seat, resource: int) -> int:
        """own, summed: tokens of a kind (or ANY_RESOURCE) under control but not on a territory. Also part of `funds`.

        scythe:airship.carried-resources-score
        """
        return 0

    def more_factory_cards(self, g: ScytheGame, seat: Seat) -> i64:
        """own, united: Factory cards the seat may use in addition to the one it took at the Factory.

        scythe:vesna.technophile, scythe:alliance.technophile
        """
        return 0

    def spent_factory_cards(self, g: ScytheGame, seat: Seat) -> i64:
        """own, united: Factory cards of the seat that are back in the box.  scythe:vesna.technophile-discard"""
        return 0

    def tokens_on(self, g: ScytheGame, owner: Seat) -> i64:
        """all, united: hexes whose token leaves no room for another.  scythe:fenris.influence-blockers"""
        return 0

    def why_one_value(self, g: ScytheGame, seat: Seat) -> Reason | None:
        """own, the first: why the cards the seat plays in this combat must all have one value; any number of them.

        scythe:fenris.death-ray
        """
        return None

    def extra_territories(self, g: ScytheGame, seat: Seat) -> int:
        """own, summed: what counts as an extra territory at the end.  scythe:faction.albion.flag-scoring"""
        return 0

    def end_coins(self, g: ScytheGame, seat: Seat) -> int:
        """own, summed: coins at the end for everything else.  scythe:setup.invaders.polania67; structure bonus"""
        return 0

    # -- replacements -------------------------------------------------------------------------------------

    def autopilot(self) -> Autopilot | None:
        """own: what plays the seat, if nobody leads it.  scythe:automa.nature.player"""
        return None

    def moves_alone(self, g: ScytheGame, seat: Seat) -> Steps | None:
        """own, the first: how the seat moves all its units once, if it has no player.

        scythe:automa.resolution.unit-phases
        """
        return None

    def last_star(self, g: ScytheGame, seat: Seat) -> Steps | None:
        """own, the first: what follows a sixth star instead of the end.  scythe:resolution.replaces-end"""
        return None

    def combat_star(self, g: ScytheGame, winner: int, loser: int) -> Steps | None:
        """own, the first: what a won combat brings instead of a star from the supply.  scythe:rivals.win-vs-other"""
        return None

    def winners(self, g: ScytheGame, totals: list[int]) -> list[int]:
        """all, the first not empty: who wins with these fortunes.  scythe:variant.team-scoring"""
        return []

    # -- triggers -----------------------------------------------------------------------------------------

    def star_placed(self, g: ScytheGame, owner: Seat, seat: Seat, triumph: int) -> Steps:
        """all: a star was placed. Further stars wait until this is settled.  scythe:desolation.choose-tile"""
        return []

    def turn_begins(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        """all: before the section is chosen.  King of the Hill"""
        return []

    def turn_ends(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        """all: after the last window.  Doomsday Clock, scythe:war.eight-cards"""
        return []

    def entered(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId) -> Steps:
        """all: a unit has arrived on a hex, by a move, a retreat, from a village or from a mat; before workers flee.

        scythe:faction.togawa.trap-first, scythe:faction.togawa.trap-arrivals; Toll, Influence
        """
        return []

    def trip_ends(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> Steps:
        """own: a unit has finished its move.  scythe:faction.albion.exalt, scythe:faction.togawa.maifuku"""
        return []

    def produced(self, g: ScytheGame, seat: Seat, at: HexId, count: int) -> Steps:
        """own: a territory has produced in a Produce action of the mat.  Reap"""
        return []

    def moves_end(self, g: ScytheGame, seat: Seat) -> Steps:
        """own: moves, combats, encounter and Factory are over.  scythe:faction.albion.exalt-timing"""
        return []

    def action_begins(self, g: ScytheGame, seat: Seat, action: int) -> Steps:
        """own: a Move of the player mat, a Trade for popularity or a production has been chosen and paid for.

        `action` is MOVE, TRADE or PRODUCE.  scythe:inframod.reactive, scythe:inframod.automachines-factory
        """
        return []

    def combat_opens(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        """all: a combat starts and no ability has been used yet. `seat` is the attacker, then the defender.

        scythe:inframod.spy-timing
        """
        return []

    def combat_begins(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        """all: `seat` (the attacker, then the defender) uses what it must use before the dials are set.

        scythe:faction.saxony.disarm, Scout, Sword, Shield; War Correspondent
        """
        return []

    def combat_shown(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        """all: dials and cards are revealed, but nothing is paid yet. `seat` is the attacker, then the defender.

        scythe:mechmod.feint
        """
        return []

    def combat_won(self, g: ScytheGame, owner: Seat, winner: int, loser: int) -> Steps:
        """all: after the retreat, before the star.  Bounty, Spoils of War, scythe:rivals.win-vs-rival"""
        return []

    def put_to_flight(self, g: ScytheGame, owner: Seat, winner: int, loser: int, count: int) -> Steps:
        """all: `count` units of the loser of a combat have retreated; before the star.  scythe:fenris.horrify"""
        return []

    def workers_driven_off(self, g: ScytheGame, owner: Seat, seat: Seat, victim: Seat, count: int) -> Steps:
        """all: workers fled from a unit of `seat`.  scythe:fenris.horrify-workers, scythe:alliance.break"""
        return []

    def objective_revealed(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        """all: an objective was shown and its star placed.  Deja Vu"""
        return []

    def fell(self, g: ScytheGame, owner: Seat, seat: Seat, triumph: int) -> None:
        """all: a seat has lost power or popularity. Rules may only note this; they cannot queue steps.  Deja Vu"""

    def encounter_done(self, g: ScytheGame, owner: Seat, seat: Seat, at: HexId) -> Steps:
        """all: an encounter is over.  scythe:triumph.three-encounters, scythe:tesla.gain"""
        return []

    def factory_card_gained(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        """all: a Factory card was taken.  scythe:triumph.factory-card"""
        return []

    def factory_card_used(self, g: ScytheGame, seat: Seat, card: int) -> Steps:
        """own: one of the two actions of a Factory card is used.  scythe:vesna.technophile-discard"""
        return []

    def factory_card_left(self, g: ScytheGame, seat: Seat, card: int) -> Steps:
        """own: the seat is done with the section of a Factory card.  scythe:vesna.technophile-discard"""
        return []

    # -- offers -------------------------------------------------------------------------------------------

    def section_offers(self, g: ScytheGame, seat: Seat) -> Offers:
        """own: sections besides those of the player mat.  scythe:factory.fifth-section"""
        return []

    def opens_window(self, g: ScytheGame, seat: Seat, window: int) -> bool:
        """own, any: whether the window must be opened. May depend on public facts only.  scythe:objective.timing"""
        return False

    def window_offers(self, g: ScytheGame, seat: Seat, window: int) -> Offers:
        """own: what may be done in a window of the seat's turn.  scythe:objective.timing, scythe:alliance.propose"""
        return []

    def why_not_offered(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        """own, the first: the rule against an answer that no question offers the seat now.  scythe:bribe.default"""
        return None

    def move_offers(self, g: ScytheGame, seat: Seat) -> Offers:
        """own: what may be done between the moves of two units, besides moving.  scythe:alliance.propose"""
        return []

    def slips_past(self, g: ScytheGame, seat: Seat, at: HexId) -> bool:
        """own, any: whether a token that lies in wait on a hex does nothing to the seat.  scythe:alliance.maifuku"""
        return False

    def movers(self, g: ScytheGame, seat: Seat, range: int) -> Offers:
        """own: units a Move action may move besides the usual kinds; `range` is 1, or 2 with a Factory card.

        scythe:airship.move-action
        """
        return []

    def why_not_mover(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        """own, the first: why a unit of the usual kinds may not be chosen to move.  scythe:airship.drop-before-walk"""
        return None

    def preview_step(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId, to: HexId) -> list[Line]:
        """all: what a step of the moving unit would cost.  Toll, Siege Engine"""
        return []

    def fight_wild(self, g: ScytheGame, seat: Seat, at: HexId, attacks: bool) -> Steps | None:
        """own, the first: the combat of a seat with a fighter without a player, and who attacks.

        scythe:tesla.mad.attack
        """
        return None

    def first_combat(self, g: ScytheGame, seat: Seat) -> int:
        """own, the first not NOWHERE: the hex whose combat comes before all others.  scythe:tesla.mad.combat-order"""
        return -1

    def combat_paid(self, g: ScytheGame) -> Steps:
        """all: both sides of a combat have paid power and cards; before the retreat.  scythe:tesla.mad.discard-order"""
        return []

    def preview_wild(self, g: ScytheGame, seat: Seat, at: HexId) -> list[Line]:
        """own, all of them: what awaits a fighter who meets one without a player.  scythe:tesla.mad.strength"""
        return []

    def combats(self, g: ScytheGame, seat: Seat) -> Offers:
        """own: combats due after the moves besides those of characters and mechs.  scythe:airship.blitzkrieg"""
        return []

    def payments(self, g: ScytheGame, seat: Seat, resource: int) -> Offers:
        """own: other ways to pay one resource, in total as many as `funds` says.  scythe:faction.crimea.coercion"""
        return []

    def pays_unseen(self, g: ScytheGame, seat: Seat) -> bool:
        """own, any: whether `payments` reveal which cards the seat holds. May depend on public facts only.

        scythe:faction.crimea.coercion
        """
        return False

    def combat_offers(self, g: ScytheGame, seat: Seat) -> Offers:
        """own: what may be done before dials are set.  scythe:faction.nordic.artillery, scythe:faction.togawa.ronin"""
        return []
