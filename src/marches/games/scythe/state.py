"""The position of a game of Scythe."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from marches.games.scythe import components
from marches.games.scythe.board import Board
from marches.games.scythe.rule_set import SOURCES, Held, RuleSet
from marches.games.scythe.seating import PRINTED_TRACK, Block, Options, Seating, Track
from marches.games.scythe.terms import (
    BIT,
    CARD_KINDS,
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
    size,
)
from marches.kernel.action import Action
from marches.kernel.game import Game
from marches.kernel.line import Fact
from marches.kernel.step import Chance, Decision, Step

MOST_POWER: Final = components.COMBAT.power
MOST_POPULARITY: Final = components.COMBAT.popularity

TURN_SLOTS: Final = 32
"""How many numbers rules may keep for the length of one turn."""
TRIP_SIZE: Final = 48
COMBAT_SIZE: Final = 24

_claimed: list[str] = []


def claim_turn_slot(name: str) -> int:
    """A place in `g.turn`, where a rule keeps a number until the turn is over (0 when it starts)."""
    if len(_claimed) == TURN_SLOTS:
        raise ValueError("no turn slot is left")
    _claimed.append(name)
    return len(_claimed) - 1


MOVED: Final = claim_turn_slot("units that have moved in this Move action, as a mask")
MOVES_LEFT: Final = claim_turn_slot("units that may still move in this Move action")
DROVE_OFF: Final = claim_turn_slot("enemy workers made to retreat this turn")
CHOSEN: Final = claim_turn_slot("territories that have produced in this action, as a mask")


class ScytheGame(Game):
    """The position: flat arrays by seat and hex, masks of hexes, and what is going on right now."""

    def __init__(
        self,
        players: int,
        agenda: list[Step[Any]],
        sealed: dict[int, Action],
        options: Options,
        board: Board,
        seating: Seating,
        track: Track,
        rules: RuleSet,
        power: vec[i64],
        popularity: vec[i64],
        coins: vec[i64],
        hands: vec[i16],
        seen: vec[i16],
        deck: vec[i64],
        discard: list[int],
        character: vec[i64],
        mech: vec[i64],
        structure: vec[i64],
        workers: vec[i16],
        mat_workers: vec[i64],
        fighters: vec[i64],
        worker_hexes: vec[i64],
        structures: vec[i64],
        resources: vec[i16],
        cubes: vec[i64],
        covered: vec[i64],
        recruits: vec[i64],
        bonuses: vec[i64],
        stars: vec[i16],
        stars_out: vec[i64],
        section: vec[i64],
        factory_cards: vec[i64],
        objectives: vec[i64],
        encounters_met: vec[i64],
        turn: vec[i64],
        trip: vec[i64],
        walked: vec[i16],
        intrusions: list[int],
        combat: vec[i64],
        objective_bottom: list[int],
        encounter_bottom: list[int],
        blocks: list[Block],
    ) -> None:
        super().__init__(players, agenda, sealed)
        self.options = options
        self.board = board
        self.seating = seating
        self.track = track
        self.rules = rules
        self.power = power
        self.popularity = popularity
        self.coins = coins
        self.hands = hands
        self.seen = seen
        """Combat cards a seat knows to be in another's hand: by viewer, owner, kind; a lower bound."""
        self.deck = deck
        self.discard = discard
        self.character = character
        self.mech = mech
        self.structure = structure
        self.workers_on = workers
        self.mat_workers = mat_workers
        self.fighters = fighters
        self.worker_hexes = worker_hexes
        self.structures = structures
        self.resources = resources
        self.cubes = cubes
        """Technology cubes that have left their green box, as a mask."""
        self.covered = covered
        """Cubes on each bottom action's cost: by seat and bottom action."""
        self.recruits = recruits
        """Bottom actions whose recruit has left, as a mask."""
        self.bonuses = bonuses
        """One-time bonuses taken, as a mask."""
        self.stars = stars
        """By seat and triumph; `stars_out` holds their sums by seat. `add_stars` changes both."""
        self.stars_out = stars_out
        self.section = section
        """Where each action token lies."""
        self.factory_cards = factory_cards
        self.objectives = objectives
        self.encounters_met = encounters_met
        self.turn = turn
        self.trip = trip
        self.walked = walked
        self.intrusions = intrusions
        self.combat = combat
        self.objective_bottom = objective_bottom
        """Objectives under the deck, in order: card + 32 * (1 + the seat that alone knows it), or card if all do."""
        self.encounter_bottom = encounter_bottom
        self.blocks = blocks
        self.active = 0
        self.turns = 0
        self.due: i64 = 0
        """Seats that may have earned a star, as a mask."""
        self.factory_pool: i64 = 0
        self.factory_seen: i64 = 0
        """Seats that have looked at the Factory cards on the board, as a mask."""
        self.objective_deck: i64 = 0
        self.encounter_deck: i64 = 0
        self.encounters: i64 = 0
        """Hexes that still have their encounter token."""
        self.encounter_card = -1
        self.structure_bonus = -1
        self.scoring = False
        """Is the game being scored? Then control follows the final rules."""

    def clone(self) -> ScytheGame:
        g = ScytheGame(
            self.players,
            self.agenda.copy(),
            self.sealed.copy(),
            self.options,
            self.board,
            self.seating,
            self.track,
            self.rules,
            self.power[:],
            self.popularity[:],
            self.coins[:],
            self.hands[:],
            self.seen[:],
            self.deck[:],
            self.discard.copy(),
            self.character[:],
            self.mech[:],
            self.structure[:],
            self.workers_on[:],
            self.mat_workers[:],
            self.fighters[:],
            self.worker_hexes[:],
            self.structures[:],
            self.resources[:],
            self.cubes[:],
            self.covered[:],
            self.recruits[:],
            self.bonuses[:],
            self.stars[:],
            self.stars_out[:],
            self.section[:],
            self.factory_cards[:],
            self.objectives[:],
            self.encounters_met[:],
            self.turn[:],
            self.trip[:],
            self.walked[:],
            self.intrusions.copy(),
            self.combat[:],
            self.objective_bottom.copy(),
            self.encounter_bottom.copy(),
            [block.clone() for block in self.blocks] if self.blocks else [],
        )
        g.take_over(self)
        g.active = self.active
        g.turns = self.turns
        g.due = self.due
        g.factory_pool = self.factory_pool
        g.factory_seen = self.factory_seen
        g.objective_deck = self.objective_deck
        g.encounter_deck = self.encounter_deck
        g.encounters = self.encounters
        g.encounter_card = self.encounter_card
        g.structure_bonus = self.structure_bonus
        g.scoring = self.scoring
        return g

    def reassemble(self) -> None:
        """Find out anew which rules are in force; called when seats, tiles or held abilities change."""
        held: list[Held] = []
        for source in SOURCES:
            held += source.rules(self)
        self.rules = RuleSet(self.players, held)

    # -- units and structures -----------------------------------------------------------------------------

    def unit_at(self, seat: int, unit: int) -> int:
        """Where the character or a mech stands; NOWHERE if it is not on the board."""
        return self.character[seat] if unit == CHARACTER else self.mech[seat * MECHS + unit - FIRST_MECH]

    def put_unit(self, seat: int, unit: int, to: int) -> None:
        """Put the character or a mech on a hex."""
        if unit == CHARACTER:
            self.character[seat] = to
        else:
            self.mech[seat * MECHS + unit - FIRST_MECH] = to
        self.find_fighters(seat)

    def find_fighters(self, seat: int) -> None:
        """Bring the mask of the seat's characters and mechs up to date."""
        mech = self.mech
        at = self.character[seat]
        found: i64 = BIT[at] if at >= 0 else 0
        for index in range(seat * MECHS, seat * MECHS + MECHS):
            if mech[index] >= 0:
                found |= BIT[mech[index]]
        self.fighters[seat] = found

    def has_mech(self, seat: int, mech: int) -> bool:
        """Is a mech deployed, its ability uncovered?"""
        return self.mech[seat * MECHS + mech] >= 0

    def mechs_deployed(self, seat: int) -> int:
        count = 0
        for index in range(seat * MECHS, seat * MECHS + MECHS):
            if self.mech[index] >= 0:
                count += 1
        return count

    def fighters_at(self, seat: int, at: int) -> int:
        """scythe:unit.combatants  How many characters and mechs of a seat stand on a hex."""
        count = 1 if self.character[seat] == at else 0
        for index in range(seat * MECHS, seat * MECHS + MECHS):
            if self.mech[index] == at:
                count += 1
        return count

    def workers(self, seat: int, at: int) -> int:
        return self.workers_on[seat * HEXES + at]

    def add_workers(self, seat: int, at: int, count: int) -> None:
        """Put workers on a hex, or take them away (a negative count)."""
        index = seat * HEXES + at
        now = self.workers_on[index] + count
        self.workers_on[index] = now
        if now:
            self.worker_hexes[seat] |= BIT[at]
        else:
            self.worker_hexes[seat] &= ~BIT[at]

    def workers_out(self, seat: int) -> int:
        """How many workers have left the player mat."""
        return WORKERS - self.mat_workers[seat]

    def units(self, seat: int) -> i64:
        """Hexes where the seat has a character, mech or worker."""
        return self.fighters[seat] | self.worker_hexes[seat]

    def other_units(self, seat: int) -> i64:
        """Hexes where anyone else has a unit."""
        found: i64 = 0
        for other in range(self.players):
            if other != seat:
                found |= self.fighters[other] | self.worker_hexes[other]
        return found

    def other_fighters(self, seat: int) -> i64:
        """Hexes where anyone else has a character or mech."""
        found: i64 = 0
        for other in range(self.players):
            if other != seat:
                found |= self.fighters[other]
        return found

    def all_structures(self) -> i64:
        found: i64 = 0
        for seat in range(self.players):
            found |= self.structures[seat]
        return found

    def put_structure(self, seat: int, structure: int, at: int) -> None:
        self.structure[seat * 4 + structure] = at
        self.structures[seat] |= BIT[at]

    def structure_at(self, seat: int, structure: int) -> int:
        """Where a structure stands, NOWHERE while it is on the mat."""
        return self.structure[seat * 4 + structure]

    def structures_built(self, seat: int) -> int:
        return size(self.structures[seat])

    # -- control ------------------------------------------------------------------------------------------

    def controlled(self, seat: int) -> i64:
        """scythe:control.units, scythe:control.structure, scythe:control.single-owner  The territories a seat controls.

        Where the active player has walked into enemy fighters, the opponent keeps control until the combat.
        """
        others = self.other_units(seat)
        found = self.fighters[seat] | self.worker_hexes[seat]
        if seat == self.active:
            found &= ~others
        rules = self.rules
        if rules.bend_control:
            others |= rules.overrules(self, seat)
            found |= rules.controls(self, seat)
        found |= self.structures[seat] & ~others
        if self.scoring:
            found |= rules.controls_at_end(self, seat) & ~others
        return found & self.board.territories

    def controller(self, at: int) -> int:
        """Who controls a hex, or -1."""
        for seat in range(self.players):
            if self.controlled(seat) >> at & 1:
                return seat
        return -1

    def with_worker(self, seat: int) -> i64:
        """scythe:unit.worker.role  Controlled territories with a worker: where things can be placed."""
        return self.controlled(seat) & self.worker_hexes[seat]

    # -- resources ----------------------------------------------------------------------------------------

    def resource(self, at: int, kind: int) -> int:
        return self.resources[at * RESOURCE_KINDS + kind]

    def add_resource(self, at: int, kind: int, count: int) -> None:
        """scythe:resource.unlimited, scythe:component.resource-tokens  Put tokens on a hex, or take them away
        (a negative count). The supply is nowhere counted.
        """
        index = at * RESOURCE_KINDS + kind
        self.resources[index] = self.resources[index] + count

    def resources_at(self, at: int) -> int:
        """scythe:resource.stay-on-board, scythe:resource.workers-excluded  All tokens on a hex, and nothing else."""
        index = at * RESOURCE_KINDS
        held = self.resources
        return held[index] + held[index + 1] + held[index + 2] + held[index + 3]

    # -- tracks, coins and cards --------------------------------------------------------------------------

    def gain_power(self, seat: int, count: int) -> None:
        """scythe:concept.power-track  Power stays within 0 and 16."""
        self.power[seat] = min(MOST_POWER, self.power[seat] + count)
        self.due |= BIT[seat]

    def lose_power(self, seat: int, count: int) -> None:
        self.power[seat] = max(0, self.power[seat] - count)
        self.rules.fell(self, seat, POWER_STAR)

    def gain_popularity(self, seat: int, count: int) -> None:
        """scythe:concept.popularity-track  Popularity stays within 0 and 18."""
        self.popularity[seat] = min(MOST_POPULARITY, self.popularity[seat] + count)
        self.due |= BIT[seat]

    def lose_popularity(self, seat: int, count: int) -> None:
        self.popularity[seat] = max(0, self.popularity[seat] - count)
        self.rules.fell(self, seat, POPULARITY_STAR)

    def hand(self, seat: int, kind: int) -> int:
        """How many combat cards of a kind a seat holds."""
        return self.hands[seat * CARD_KINDS + kind]

    def hand_size(self, seat: int) -> int:
        index = seat * CARD_KINDS
        held = self.hands
        return held[index] + held[index + 1] + held[index + 2] + held[index + 3]

    def gain_card(self, seat: int, kind: int) -> None:
        index = seat * CARD_KINDS + kind
        self.hands[index] = self.hands[index] + 1

    def drop_card(self, seat: int, kind: int) -> None:
        """A combat card leaves a hand where everyone sees it: what others knew to be there may be gone."""
        index = seat * CARD_KINDS + kind
        self.hands[index] = self.hands[index] - 1
        for viewer in range(self.players):
            known = (viewer * self.players + seat) * CARD_KINDS + kind
            if self.seen[known]:
                self.seen[known] = self.seen[known] - 1

    def drop_card_unseen(self, seat: int, kind: int, witness: int) -> None:
        """A combat card leaves a hand; only `seat` and `witness` know which."""
        index = seat * CARD_KINDS + kind
        self.hands[index] = self.hands[index] - 1
        for viewer in range(self.players):
            for lost in range(CARD_KINDS):
                known = (viewer * self.players + seat) * CARD_KINDS + lost
                if self.seen[known] and (viewer != witness or lost == kind):
                    self.seen[known] = self.seen[known] - 1

    def note_card(self, viewer: int, owner: int, kind: int) -> None:
        """`viewer` now knows that a card of this kind is in `owner`'s hand."""
        known = (viewer * self.players + owner) * CARD_KINDS + kind
        self.seen[known] = self.seen[known] + 1

    def deck_size(self) -> int:
        deck = self.deck
        return deck[0] + deck[1] + deck[2] + deck[3]

    def stars_placed(self, seat: int) -> int:
        """All stars of a seat, wherever they lie."""
        return self.stars_out[seat]

    def add_stars(self, seat: int, triumph: int, count: int) -> None:
        """Stars come to lie on a triumph."""
        index = seat * TRIUMPHS + triumph
        self.stars[index] = self.stars[index] + count
        self.stars_out[seat] += count

    def star_count(self, seat: int, triumph: int) -> int:
        return self.stars[seat * TRIUMPHS + triumph]

    # -- words --------------------------------------------------------------------------------------------

    def named(self, at: int) -> str:
        """A hex as a fact."""
        return f"hex:{self.board.id(at)}"


class ScytheStep(Step[ScytheGame]):
    """A step of Scythe."""


class ScytheDecision(Decision[ScytheGame]):
    """A decision of one seat, which its constructor is given."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, g: ScytheGame) -> tuple[int, ...]:
        return (self.seat,)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        """What the question says besides whom it is put to."""
        return {}

    def facts(self, g: ScytheGame) -> dict[str, Fact]:
        found: dict[str, Fact] = {"seat": f"seat:{self.seat}"}
        found.update(self.told(g))
        return found


class ScytheChance(Chance[ScytheGame]):
    """A chance of Scythe."""


def new_game(players: int, options: Options, board: Board) -> ScytheGame:
    """scythe:component.faction-pieces, scythe:setup.supply, scythe:setup.combat-deck, scythe:setup.mat-cubes,
    scythe:setup.mat-workers, scythe:setup.mat-structures, scythe:setup.mat-recruits, scythe:setup.faction-stars,
    scythe:setup.faction-mechs, scythe:setup.faction-bonuses-empty
    An empty table: nothing dealt, nothing placed, every piece on its mat and every card in its deck.
    """
    each = [0] * players
    nowhere = [NOWHERE] * (players * MECHS)
    return ScytheGame(
        players,
        [],
        {},
        options,
        board,
        Seating([-1] * players, [-1] * players),
        PRINTED_TRACK,
        RuleSet(players, []),
        vec[i64](each),
        vec[i64](each),
        vec[i64](each),
        vec[i16]([0] * (players * CARD_KINDS)),
        vec[i16]([0] * (players * players * CARD_KINDS)),
        vec[i64]([card.count for card in components.COMBAT.cards]),
        [],
        vec[i64]([NOWHERE] * players),
        vec[i64](nowhere),
        vec[i64](nowhere),
        vec[i16]([0] * (players * HEXES)),
        vec[i64]([WORKERS] * players),
        vec[i64](each),
        vec[i64](each),
        vec[i64](each),
        vec[i16]([0] * (HEXES * RESOURCE_KINDS)),
        vec[i64](each),
        vec[i64]([0] * (players * 4)),
        vec[i64](each),
        vec[i64](each),
        vec[i16]([0] * (players * TRIUMPHS)),
        vec[i64](each),
        vec[i64]([-1] * players),
        vec[i64](each),
        vec[i64](each),
        vec[i64](each),
        vec[i64]([0] * TURN_SLOTS),
        vec[i64]([0] * TRIP_SIZE),
        vec[i16]([0] * HEXES),
        [],
        vec[i64]([0] * COMBAT_SIZE),
        [],
        [],
        [],
    )
