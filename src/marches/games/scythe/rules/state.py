"""The position of a game of Scythe."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from marches.games.scythe.rules.board import Board
from marches.games.scythe.rules.kit import Kit
from marches.games.scythe.rules.rule_set import RuleSet
from marches.games.scythe.rules.seating import ModuleState, Options, Seating, Track
from marches.games.scythe.rules.sources import SOURCES, Held
from marches.games.scythe.rules.tables import (
    BIT,
    CARD_KINDS,
    CHAMPION,
    CHARACTER,
    FIRST_MECH,
    HEXES,
    MECHS,
    NOWHERE,
    POPULARITY_STAR,
    POWER_STAR,
    RESOURCE_KINDS,
    TRIUMPHS,
    WORKERS,
    HexId,
    size,
)
from marches.games.scythe.rules.under_way import Combat, Trip, Turn
from marches.kernel.action import Action
from marches.kernel.arrays import filled, zeros
from marches.kernel.bits import NONE
from marches.kernel.game import Game
from marches.kernel.line import Fact, Line
from marches.kernel.step import A, Chance, Seat, SeatDecision, Step
from marches.kernel.window import Offer, Window


def small_zeros(size: int) -> vec[i16]:
    """An array of small numbers, all 0."""
    return vec[i16]([0] * size)


class ScytheGame(Game):
    """The position: flat arrays by seat and hex, masks of hexes, and what is going on right now."""

    def __init__(self, like: ScytheGame | None, players: int, options: Options, kit: Kit) -> None:
        """A copy of `like`, or an empty table: nothing dealt, every piece on its mat and every card in its deck.

        scythe:component.faction-pieces, scythe:setup.supply, scythe:setup.combat-deck, scythe:setup.mat-cubes,
        scythe:setup.mat-workers, scythe:setup.mat-structures, scythe:setup.mat-recruits, scythe:setup.faction-stars,
        scythe:setup.faction-mechs, scythe:setup.faction-bonuses-empty
        """
        super().__init__(like, players)
        self.options = options
        self.rulings: Final = options.rulings
        """The rules version whose rulings the game follows (docs/decisions/0010): an older one in games begun then."""
        self.kit: Final = kit
        """The components, shared by all positions that are played with them."""
        self.board: Board = kit.board if like is None else like.board
        self.seating: Seating = Seating([-1] * players, [-1] * players) if like is None else like.seating
        self.track: Track = kit.track if like is None else like.track
        self.rules: RuleSet = RuleSet(players, []) if like is None else like.rules
        self.power: vec[i64] = zeros(players) if like is None else like.power[:]
        self.popularity: vec[i64] = zeros(players) if like is None else like.popularity[:]
        self.coins: vec[i64] = zeros(players) if like is None else like.coins[:]
        self.hands: vec[i16] = small_zeros(players * CARD_KINDS) if like is None else like.hands[:]
        self.seen: vec[i16] = small_zeros(players * players * CARD_KINDS) if like is None else like.seen[:]
        """Combat cards a seat knows to be in another's hand: by viewer, owner, kind; a lower bound."""
        self.deck: vec[i64] = vec[i64](kit.combat_cards) if like is None else like.deck[:]
        self.discard: list[int] = [] if like is None else like.discard.copy()
        self.character: vec[i64] = filled(players, NOWHERE) if like is None else like.character[:]
        self.mech: vec[i64] = filled(players * MECHS, NOWHERE) if like is None else like.mech[:]
        self.structure: vec[i64] = filled(players * MECHS, NOWHERE) if like is None else like.structure[:]
        self.workers_on: vec[i16] = small_zeros(players * HEXES) if like is None else like.workers_on[:]
        self.mat_workers: vec[i64] = filled(players, WORKERS) if like is None else like.mat_workers[:]
        self.fighters: vec[i64] = zeros(players) if like is None else like.fighters[:]
        self.worker_hexes: vec[i64] = zeros(players) if like is None else like.worker_hexes[:]
        self.structures: vec[i64] = zeros(players) if like is None else like.structures[:]
        self.resources: vec[i16] = small_zeros(HEXES * RESOURCE_KINDS) if like is None else like.resources[:]
        self.stocked: i64 = 0 if like is None else like.stocked
        """Hexes with resources, as a mask. `add_resource` changes both."""
        self.cubes: vec[i64] = zeros(players) if like is None else like.cubes[:]
        """Technology cubes that have left their green box, as a mask."""
        self.covered: vec[i64] = zeros(players * 4) if like is None else like.covered[:]
        """Cubes on each bottom action's cost: by seat and bottom action."""
        self.recruits: vec[i64] = zeros(players) if like is None else like.recruits[:]
        """Bottom actions whose recruit has left, as a mask."""
        self.bonuses: vec[i64] = zeros(players) if like is None else like.bonuses[:]
        """One-time bonuses taken, as a mask."""
        self.stars: vec[i16] = small_zeros(players * TRIUMPHS) if like is None else like.stars[:]
        """By seat and triumph; `stars_out` holds their sums by seat. `add_stars` changes both."""
        self.stars_out: vec[i64] = zeros(players) if like is None else like.stars_out[:]
        self.section: vec[i64] = filled(players, -1) if like is None else like.section[:]
        """Where each action token is."""
        self.factory_cards: vec[i64] = zeros(players) if like is None else like.factory_cards[:]
        self.objectives: vec[i64] = zeros(players) if like is None else like.objectives[:]
        self.encounters_met: vec[i64] = zeros(players) if like is None else like.encounters_met[:]
        self.turn: Turn = Turn(None) if like is None else like.turn.copy()
        self.trip: Trip | None = None if like is None or like.trip is None else like.trip.copy()
        """The unit on its way."""
        self.walked: vec[i16] = small_zeros(HEXES) if like is None else like.walked[:]
        """Workers on each hex that have already walked in this Move action."""
        self.intrusions: list[Trip] = [] if like is None else like.intrusions.copy()
        """The finished moves of this Move action that led among enemy fighters. They never change."""
        self.combat: Combat | None = None if like is None or like.combat is None else like.combat.copy()
        self.objective_bottom: list[int] = [] if like is None else like.objective_bottom.copy()
        """Objectives under the deck, in order: card + 32 * (1 + the seat that alone knows it), or card if all do."""
        self.encounter_bottom: list[int] = [] if like is None else like.encounter_bottom.copy()
        self.module_states: list[ModuleState] = [] if like is None else [state.copy() for state in like.module_states]
        self.champion_seat: int = -1 if like is None else like.champion_seat
        """Who has the champion, a fighter that is on no mat; -1 if nobody has it."""
        self.champion_at: int = NOWHERE if like is None else like.champion_at
        self.wild: i64 = 0 if like is None else like.wild
        """Hexes with fighters without a player, as a mask. They are enemies of everyone."""
        self.active: int = 0 if like is None else like.active
        self.turns: int = 0 if like is None else like.turns
        self.due: i64 = 0 if like is None else like.due
        """Seats that may have earned a star, as a mask."""
        self.stirred: bool = True if like is None else like.stirred
        """Whether pieces, resources, cards or the turn have changed since the last check of goals that can be met
        on anyone's turn. Everything that changes control, resources or a hand sets it.
        """
        self.factory_pool: i64 = 0 if like is None else like.factory_pool
        self.factory_seen: i64 = 0 if like is None else like.factory_seen
        """Seats that have looked at the Factory cards on the board, as a mask."""
        self.objective_deck: i64 = 0 if like is None else like.objective_deck
        self.encounter_deck: i64 = 0 if like is None else like.encounter_deck
        self.encounters: i64 = 0 if like is None else like.encounters
        """Hexes that still have their encounter token."""
        self.encounter_card: int = -1 if like is None else like.encounter_card
        self.structure_bonus: int = -1 if like is None else like.structure_bonus
        self.scoring: bool = False if like is None else like.scoring
        """Whether the game is being scored; then control follows the final rules."""

    def clone(self) -> ScytheGame:
        return ScytheGame(self, self.players, self.options, self.kit)

    def the_trip(self) -> Trip:
        """The unit on its way. There must be one."""
        if self.trip is None:
            raise LookupError("no unit is on its way")
        return self.trip

    def the_combat(self) -> Combat:
        """The combat. There must be one."""
        if self.combat is None:
            raise LookupError("no combat is going on")
        return self.combat

    def reassemble(self) -> None:
        """Compute which rules are active. Called when seats, tiles or held abilities change."""
        held: list[Held] = []
        for source in SOURCES:
            held += source.rules(self)
        self.rules = RuleSet(self.players, held)
        self.stirred = True

    def give_turn(self, seat: Seat) -> None:
        """Make a seat the active one."""
        self.active = seat
        self.stirred = True

    def put_wild(self, at: i64) -> None:
        """Set the hexes of fighters without a player."""
        self.wild = at
        self.stirred = True

    # -- units and structures -----------------------------------------------------------------------------

    def unit_at(self, seat: Seat, unit: int) -> int:
        """Where the character, a mech or the champion is; NOWHERE if the seat does not have it on the board."""
        if unit == CHARACTER:
            return self.character[seat]
        if unit == CHAMPION:
            return self.champion_at if self.champion_seat == seat else NOWHERE
        return self.mech[seat * MECHS + unit - FIRST_MECH]

    def put_unit(self, seat: Seat, unit: int, to: HexId) -> None:
        """Put the character, a mech or the champion on a hex."""
        if unit == CHARACTER:
            self.character[seat] = to
        elif unit == CHAMPION:
            self.champion_at = to
        else:
            self.mech[seat * MECHS + unit - FIRST_MECH] = to
        self.find_fighters(seat)

    def find_fighters(self, seat: Seat) -> None:
        """Update the mask of the seat's characters and mechs."""
        mech = self.mech
        at = self.character[seat]
        found: i64 = BIT[at] if at >= 0 else 0
        for index in range(seat * MECHS, seat * MECHS + MECHS):
            if mech[index] >= 0:
                found |= BIT[mech[index]]
        if self.champion_seat == seat and self.champion_at >= 0:
            found |= BIT[self.champion_at]
        self.fighters[seat] = found
        self.stirred = True

    def leaders(self, seat: Seat) -> i64:
        """Hexes with the seat's character or champion, who counts as one."""
        at = self.character[seat]
        found: i64 = BIT[at] if at >= 0 else 0
        if self.champion_seat == seat and self.champion_at >= 0:
            found |= BIT[self.champion_at]
        return found

    def has_mech(self, seat: Seat, mech: int) -> bool:
        """Whether a mech is deployed and its ability uncovered."""
        return self.mech[seat * MECHS + mech] >= 0

    def mechs_deployed(self, seat: Seat) -> int:
        count = 0
        for index in range(seat * MECHS, seat * MECHS + MECHS):
            if self.mech[index] >= 0:
                count += 1
        return count

    def fighters_at(self, seat: Seat, at: HexId) -> int:
        """scythe:unit.combatants  How many characters and mechs of a seat are on a hex."""
        count = 1 if self.character[seat] == at else 0
        for index in range(seat * MECHS, seat * MECHS + MECHS):
            if self.mech[index] == at:
                count += 1
        return count + 1 if self.champion_seat == seat and self.champion_at == at else count

    def workers(self, seat: Seat, at: HexId) -> int:
        return self.workers_on[seat * HEXES + at]

    def add_workers(self, seat: Seat, at: HexId, count: int) -> None:
        """Put workers on a hex, or take them away (a negative count)."""
        index = seat * HEXES + at
        now = self.workers_on[index] + count
        self.workers_on[index] = now
        self.stirred = True
        if now:
            self.worker_hexes[seat] |= BIT[at]
        else:
            self.worker_hexes[seat] &= ~BIT[at]

    def workers_out(self, seat: Seat) -> int:
        """How many workers have left the player mat."""
        return WORKERS - self.mat_workers[seat]

    def units(self, seat: Seat) -> i64:
        """Hexes where the seat has a character, mech or worker."""
        return self.fighters[seat] | self.worker_hexes[seat]

    def opponents(self, seat: Seat) -> list[Seat]:
        """Everyone else. Empty if all players are on one side."""
        return [] if self.rules.one_side else [other for other in range(self.players) if other != seat]

    def opposed(self, seat: Seat, other: Seat) -> bool:
        """Whether the other seat is an opponent."""
        return other != seat and not self.rules.one_side

    def units_of_others(self, seat: Seat) -> i64:
        """Hexes where another seat has a unit, friend or not."""
        found: i64 = 0
        for other in range(self.players):
            if other != seat:
                found |= self.fighters[other] | self.worker_hexes[other]
        return found

    def partners(self, seat: Seat) -> i64:
        """scythe:desolation.shared-territory  Hexes where others on the same side have units. Empty if everyone
        plays for themselves.
        """
        return self.units_of_others(seat) if self.rules.one_side else NONE

    def other_units(self, seat: Seat) -> i64:
        """Hexes with an opponent's unit or a fighter without a player."""
        return self.wild if self.rules.one_side else self.wild | self.units_of_others(seat)

    def other_fighters(self, seat: Seat) -> i64:
        """Hexes with an opponent's character or mech, or a fighter without a player."""
        found = self.wild
        if self.rules.one_side:
            return found
        for other in range(self.players):
            if other != seat:
                found |= self.fighters[other]
        return found

    def all_structures(self) -> i64:
        found: i64 = 0
        for seat in range(self.players):
            found |= self.structures[seat]
        return found

    def put_structure(self, seat: Seat, structure: int, at: HexId) -> None:
        self.structure[seat * 4 + structure] = at
        self.structures[seat] |= BIT[at]
        self.stirred = True

    def structure_at(self, seat: Seat, structure: int) -> int:
        """Where a structure is; NOWHERE while it is on the mat."""
        return self.structure[seat * 4 + structure]

    def structures_built(self, seat: Seat) -> int:
        return size(self.structures[seat])

    # -- control ------------------------------------------------------------------------------------------

    def controlled(self, seat: Seat) -> i64:
        """scythe:control.units, scythe:control.structure, scythe:control.single-owner  The territories a seat controls.
        If the active player has walked into enemy fighters, the opponent keeps control until the combat.
        """
        others = self.other_units(seat)
        found = self.fighters[seat] | self.worker_hexes[seat]
        rules = self.rules
        if seat == self.active or rules.one_side:
            found &= ~others
        if rules.one_side:
            others |= self.partners(seat)  # their units hold a hex, not another's structure there
        if rules.bend_control:
            others |= rules.overrules(self, seat)
            found |= rules.controls(self, seat)
        found |= self.structures[seat] & ~others
        if self.scoring:
            found |= rules.controls_at_end(self, seat) & ~others
        return found & self.board.territories

    def controller(self, at: HexId) -> int:
        """Who controls a hex, or -1."""
        for seat in range(self.players):
            if self.controlled(seat) >> at & 1:
                return seat
        return -1

    def in_common(self, seat: Seat) -> i64:
        """scythe:desolation.common-control  What counts as the seat's for moving: its own, or its whole side's."""
        found = self.controlled(seat)
        if self.rules.one_side:
            for other in range(self.players):
                found |= self.controlled(other)
        return found

    def held_alone(self, seat: Seat) -> i64:
        """scythe:desolation.shared-territory  Controlled territories that nobody on the same side shares."""
        return self.controlled(seat) & ~self.partners(seat)

    def with_worker(self, seat: Seat) -> i64:
        """scythe:unit.worker.role  Controlled territories with a worker: where things can be placed."""
        return self.controlled(seat) & self.worker_hexes[seat]

    # -- resources ----------------------------------------------------------------------------------------

    def resource(self, at: HexId, kind: int) -> int:
        return self.resources[at * RESOURCE_KINDS + kind]

    def add_resource(self, at: HexId, kind: int, count: int) -> None:
        """scythe:resource.unlimited, scythe:component.resource-tokens  Put tokens on a hex, or take them away
        (a negative count). The supply is not counted.
        """
        index = at * RESOURCE_KINDS + kind
        now = self.resources[index] + count
        self.resources[index] = now
        self.stirred = True
        if now:
            self.stocked |= BIT[at]
        elif self.resources_at(at) == 0:
            self.stocked &= ~BIT[at]

    def resources_at(self, at: HexId) -> int:
        """scythe:resource.stay-on-board, scythe:resource.workers-excluded  The number of tokens on a hex."""
        index = at * RESOURCE_KINDS
        held = self.resources
        return held[index] + held[index + 1] + held[index + 2] + held[index + 3]

    # -- tracks, coins and cards --------------------------------------------------------------------------

    def gain_power(self, seat: Seat, count: int) -> None:
        """scythe:concept.power-track  Power stays within 0 and 16."""
        self.power[seat] = min(self.kit.most_power, self.power[seat] + count)
        self.due |= BIT[seat]

    def lose_power(self, seat: Seat, count: int) -> None:
        self.power[seat] = max(0, self.power[seat] - count)
        self.rules.fell(self, seat, POWER_STAR)

    def _keeps_popularity(self, seat: Seat) -> bool:
        pilot = self.rules.autopilot[seat]
        return pilot is not None and pilot.keeps_popularity(self, seat)

    def gain_popularity(self, seat: Seat, count: int) -> None:
        """scythe:concept.popularity-track  Popularity stays within 0 and 18."""
        if self._keeps_popularity(seat):
            return
        self.popularity[seat] = min(self.kit.most_popularity, self.popularity[seat] + count)
        self.due |= BIT[seat]

    def lose_popularity(self, seat: Seat, count: int) -> None:
        if self._keeps_popularity(seat):
            return
        self.popularity[seat] = max(0, self.popularity[seat] - count)
        self.rules.fell(self, seat, POPULARITY_STAR)

    def hand(self, seat: Seat, kind: int) -> int:
        """How many combat cards of a kind a seat holds."""
        return self.hands[seat * CARD_KINDS + kind]

    def hand_size(self, seat: Seat) -> int:
        index = seat * CARD_KINDS
        held = self.hands
        return held[index] + held[index + 1] + held[index + 2] + held[index + 3]

    def gain_card(self, seat: Seat, kind: int) -> None:
        index = seat * CARD_KINDS + kind
        self.hands[index] = self.hands[index] + 1
        self.stirred = True

    def drop_card(self, seat: Seat, kind: int) -> None:
        """Remove a combat card from a hand in public. What others knew to be there may be gone."""
        index = seat * CARD_KINDS + kind
        self.hands[index] = self.hands[index] - 1
        for viewer in range(self.players):
            known = (viewer * self.players + seat) * CARD_KINDS + kind
            if self.seen[known]:
                self.seen[known] = self.seen[known] - 1

    def drop_card_unseen(self, seat: Seat, kind: int, witness: Seat) -> None:
        """Remove a combat card from a hand. Only `seat` and `witness` know which."""
        index = seat * CARD_KINDS + kind
        self.hands[index] = self.hands[index] - 1
        for viewer in range(self.players):
            for lost in range(CARD_KINDS):
                known = (viewer * self.players + seat) * CARD_KINDS + lost
                if self.seen[known] and (viewer != witness or lost == kind):
                    self.seen[known] = self.seen[known] - 1

    def note_card(self, viewer: Seat, owner: Seat, kind: int) -> None:
        """`viewer` now knows that a card of this kind is in `owner`'s hand."""
        known = (viewer * self.players + owner) * CARD_KINDS + kind
        self.seen[known] = self.seen[known] + 1

    def objectives_to_draw(self) -> int:
        """Objectives in the deck and under it, without those set aside for good.  scythe:peace.objective-redraw"""
        under = 0 if self.track.sets_aside else len(self.objective_bottom)
        return size(self.objective_deck) + under

    def cards_known(self, viewer: Seat, owner: Seat, kind: int) -> int:
        """How many cards of this kind `viewer` knows to be in `owner`'s hand."""
        return self.seen[(viewer * self.players + owner) * CARD_KINDS + kind]

    def deck_size(self) -> int:
        deck = self.deck
        return deck[0] + deck[1] + deck[2] + deck[3]

    def stars_placed(self, seat: Seat) -> int:
        """All stars of a seat, wherever they are."""
        return self.stars_out[seat]

    def add_stars(self, seat: Seat, triumph: int, count: int) -> None:
        """Put stars on a triumph."""
        index = seat * TRIUMPHS + triumph
        self.stars[index] = self.stars[index] + count
        self.stars_out[seat] += count

    def star_count(self, seat: Seat, triumph: int) -> int:
        return self.stars[seat * TRIUMPHS + triumph]

    # -- words --------------------------------------------------------------------------------------------

    def tell_hand(self, seats: tuple[int, ...], shown: Line, hidden: Line) -> None:
        """scythe:automa.nature.open  Tell the owners of a hand what happened to it, or everyone if hands are open.
        Nobody looks at the hand of a seat without a player.
        """
        if self.rules.open_hands:
            self.tell(shown.key, {**shown.facts})
        else:
            self.tell_only(tuple([seat for seat in seats if self.seating.led(seat)]), shown, hidden)

    def named(self, at: HexId) -> str:
        """A hex as a fact."""
        return f"hex:{self.board.id(at)}"


def faction_seat(g: ScytheGame, faction: str) -> int:
    """Who plays a faction, or -1."""
    ids = g.kit.mats.faction_ids
    return g.seating.seat_of(ids.index(faction)) if faction in ids else -1


S = TypeVar("S", bound=ModuleState)


@final
class StateOf(Generic[S]):
    """Finds what one module keeps in the position: `RIVALS_STATE.of(g)`, if `RIVALS_STATE.in_use(g)`."""

    def __init__(self, kind: type[S]) -> None:
        self.kind: Final = kind

    def find(self, g: ScytheGame) -> S | None:
        for state in g.module_states:
            if type(state) is self.kind:
                return state
        return None

    def of(self, g: ScytheGame) -> S:
        state = self.find(g)
        if state is None:
            raise LookupError(f"{self.kind.__name__} is not part of this game")
        return state

    def in_use(self, g: ScytheGame) -> bool:
        return self.find(g) is not None


class ScytheStep(Step[ScytheGame]):
    """A step of Scythe."""


class ScytheDecision(SeatDecision[ScytheGame, A]):
    """A decision of one seat, which its constructor is given."""

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        """What the question says besides who is asked."""
        return {}

    def facts(self, g: ScytheGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", **self.told(g)}


class ScytheOffer(Offer[ScytheGame]):
    """What a faction, card or module adds to a window of Scythe."""


class ScytheWindow(Window[ScytheGame]):
    """A window of Scythe."""

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        """What the question says besides who is asked."""
        return {}

    def facts(self, g: ScytheGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", **self.told(g)}

    def options(self, g: ScytheGame, seat: Seat) -> list[Action]:
        offered = self.open_offers(g, seat)
        return self.own_options(g, seat) + offered if offered else self.own_options(g, seat)


class ScytheChance(Chance[ScytheGame, A]):
    """A chance of Scythe."""
