"""A position of Root: flat arrays and masks behind named accessors."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.rules.faction_state import FactionState as FactionState
from marches.games.root.rules.faction_state import NoFactionState as NoFactionState
from marches.games.root.rules.fight import Fight as Fight
from marches.games.root.rules.kit import Kit
from marches.games.root.rules.tables import (
    ALL_CLEARINGS,
    BUILDING,
    CLEARINGS,
    ITEMS,
    PIECES,
    TOKEN,
    ClearingId,
    SeatId,
    Suit,
)
from marches.kernel.action import Action
from marches.kernel.arrays import filled, zeros
from marches.kernel.bits import MOST, NONE, PACK, bit, lowest, total
from marches.kernel.game import Game
from marches.kernel.step import A, Chance, Seat, SeatDecision, SeatStep, Step

BIRDSONG: Final = 0
DAYLIGHT: Final = 1
EVENING: Final = 2
PHASES: Final = ("birdsong", "daylight", "evening")


@final
class RootGame(Game):
    """A position of Root. Seats are 0 to `players` - 1, clearings 0 to 11, sets of either are masks."""

    def __init__(self, like: RootGame | None, kit: Kit) -> None:
        """A blank position (everything in its supply, nothing on the map), or a copy of `like`."""
        players = len(kit.factions)
        super().__init__(like, players)
        # The same for every clone of a game.
        self.kit = kit
        self.cards = kit.cards
        """What is printed on the cards."""
        self.board = kit.board
        self.rules = kit.rules
        """The faction's hooks, by seat."""
        self.audience = kit.audience
        """Which seats answer the hooks that are asked of everybody."""
        self.factions = kit.factions
        """The faction's number, by seat."""
        self.chosen = kit.options
        """The options of the setup."""
        # The position, by seat, clearing, or both.
        self.states: list[FactionState] = [] if like is None else [state.clone() for state in like.states]
        self.order: vec[i64] = vec[i64](list(range(players))) if like is None else like.order[:]
        """Seats in turn order."""
        self.suits: vec[i64] = kit.board.suits[:] if like is None else like.suits[:]
        self.suit_masks: vec[i64] = zeros(4) if like is None else like.suit_masks[:]
        """Clearings of each suit; entry BIRD is every clearing, because a bird matches all."""
        self.pieces: vec[i64] = zeros(players * CLEARINGS) if like is None else like.pieces[:]
        """By seat and clearing: how many pieces of each kind, packed."""
        self.supply: vec[i64] = kit.supply[:] if like is None else like.supply[:]
        self.force: vec[i64] = zeros(players * CLEARINGS) if like is None else like.force[:]
        """By seat and clearing: warriors and buildings."""
        self.spots: vec[i64] = zeros(players * PIECES) if like is None else like.spots[:]
        """By seat and kind of piece: the clearings that have one."""
        self.presence: vec[i64] = zeros(players) if like is None else like.presence[:]
        """By seat: the clearings with any piece of it, its pawn included."""
        self.pawns: vec[i64] = filled(players, -1) if like is None else like.pawns[:]
        """Where a seat's pawn stands: a clearing, 12 + a forest, or -1."""
        self.free: vec[i64] = kit.board.slots[:] if like is None else like.free[:]
        """Open building slots by clearing."""
        self.ruled: vec[i64] = zeros(players) if like is None else like.ruled[:]
        """By seat: the clearings it rules. Not up to date for the `stale` ones."""
        self.scores: vec[i64] = zeros(players) if like is None else like.scores[:]
        self.dominance: vec[i64] = filled(players, -1) if like is None else like.dominance[:]
        """The kind of Dominance card a seat has activated, or -1."""
        self.partners: vec[i64] = filled(players, -1) if like is None else like.partners[:]
        """The seat's coalition partner, or -1."""
        self.hands: vec[i64] = zeros(players) if like is None else like.hands[:]
        self.crafted: vec[i64] = zeros(players) if like is None else like.crafted[:]
        """Persistent cards in each play area."""
        self.known: vec[i64] = zeros(players * players) if like is None else like.known[:]
        """Cards of a hand another seat has seen: row observer, column owner."""
        self.items: vec[i64] = kit.print.items[:] if like is None else like.items[:]
        """The common supply, then the items out of the game: 8 kinds each."""
        self.boxes: vec[i64] = zeros(players * len(ITEMS)) if like is None else like.boxes[:]
        """Crafted Items boxes: 8 kinds by seat."""
        self.activated: vec[i64] = zeros(4) if like is None else like.activated[:]
        """Crafting pieces used this turn, by suit."""
        self.reserved: vec[i64] = filled(CLEARINGS, -1) if like is None else like.reserved[:]
        """By clearing: the only seat that may place pieces there (root:6.2.2), or -1; set by `reserve`."""
        self.lent: vec[i64] = filled(players, -1) if like is None else like.lent[:]
        """By seat: whose warriors it counts as its own now, for rule and battle (root:11.2.7.III), or -1."""
        # Numbers and masks.
        self.deck: i64 = 0 if like is None else like.deck
        self.discard: i64 = 0 if like is None else like.discard
        self.available: i64 = 0 if like is None else like.available
        self.limbo: i64 = 0 if like is None else like.limbo
        """Cards being resolved: crafted, not yet discarded."""
        self.unused: i64 = 0 if like is None else like.unused
        """Cards left in the box."""
        self.ruins: i64 = 0 if like is None else like.ruins
        self.kept: i64 = 0 if like is None else like.kept
        """Clearings reserved for somebody."""
        self.closed: i64 = 0 if like is None else like.closed
        """Clearings nothing may enter or be placed in any more (root:vagabond.scoundrel)."""
        self.rivers: i64 = 0 if like is None else like.rivers
        """Seats for which rivers are paths now (root:2.3)."""
        self.ties: i64 = 0 if like is None else like.ties
        """Seats that win ties for rule (root:7.2.2)."""
        self.outright: i64 = 0 if like is None else like.outright
        """Seats whose faction may rule regardless of numbers (root:10.2.4): `rules_outright` is asked of these."""
        self.stale: i64 = ALL_CLEARINGS if like is None else like.stale
        """Clearings whose ruler must be computed again, because something that rule depends on has changed there."""
        self.active: i64 = 0 if like is None else like.active
        self.phase: i64 = BIRDSONG if like is None else like.phase
        self.turn: i64 = 0 if like is None else like.turn
        self.scored: i64 = 0 if like is None else like.scored
        """The turn in which anyone last beat their own best score or gave up their score."""
        self.bests: i64 = 0 if like is None else like.bests
        """The best score each seat has had, six bits a seat (docs/decisions/0008)."""
        self.spent: i64 = 0 if like is None else like.spent
        """Crafted cards used up for this turn."""
        self.rulings: i64 = 2 if like is None else like.rulings
        """The rules version whose rulings the game follows (docs/decisions/0010): an older one in games begun then."""
        self.truce: bool = False if like is None else like.truce
        """Whether coalition partners never fight each other (an option)."""
        self.collector: i64 = -1 if like is None else like.collector
        """The seat whose faction takes every discarded card (root:10.2.6), or -1."""
        self.fresh: bool = False if like is None else like.fresh
        """Whether nothing has happened since the phase began: such a position can be written as a scenario."""
        self.fight: Fight | None = None if like is None else (like.fight.clone() if like.fight is not None else None)

    def clone(self) -> RootGame:
        return RootGame(self, self.kit)

    def the_fight(self) -> Fight:
        """The battle being fought. Only called while there is one."""
        fight = self.fight
        assert fight is not None
        return fight

    def play(self, seat: Seat, answer: Action) -> None:
        self.fresh = False
        super().play(seat, answer)

    def play_chance(self, ticket: int) -> None:
        self.fresh = False
        super().play_chance(ticket)

    def touch(self) -> None:
        """Note that something changed without an answer, so the position is no longer the one at the start of the
        phase.
        """
        self.fresh = False

    # -- pieces -------------------------------------------------------------------------------------------

    def count(self, seat: SeatId, kind: i64, clearing: ClearingId) -> i64:
        """Pieces of one kind a seat has in a clearing."""
        return self.pieces[seat * CLEARINGS + clearing] >> kind * PACK & MOST

    def warriors(self, seat: SeatId, clearing: ClearingId) -> i64:
        return self.pieces[seat * CLEARINGS + clearing] & MOST

    def buildings(self, seat: SeatId, clearing: ClearingId) -> i64:
        """Buildings of all kinds."""
        return self.force[seat * CLEARINGS + clearing] - self.warriors(seat, clearing)

    def tokens(self, seat: SeatId, clearing: ClearingId) -> i64:
        """Tokens of all kinds."""
        return self.all_pieces(seat, clearing) - self.force[seat * CLEARINGS + clearing]

    def has_pieces(self, seat: SeatId, clearing: ClearingId) -> bool:
        """Whether this seat has anything in the clearing besides its pawn."""
        return self.pieces[seat * CLEARINGS + clearing] != 0

    def all_pieces(self, seat: SeatId, clearing: ClearingId) -> i64:
        """Pieces of all kinds a seat has in a clearing, without its pawn."""
        return total(self.pieces[seat * CLEARINGS + clearing])

    def on_map(self, seat: SeatId, kind: i64) -> i64:
        """Pieces of one kind a seat has on the whole map."""
        return self.among(seat, kind, ALL_CLEARINGS)

    def among(self, seat: SeatId, kind: i64, clearings: i64) -> i64:
        """Pieces of one kind a seat has in some clearings."""
        pieces = self.pieces
        start = seat * CLEARINGS
        shift = kind * PACK
        left = self.spots[seat * PIECES + kind] & clearings
        number: i64 = 0
        while left:
            number += pieces[start + lowest(left)] >> shift & MOST
            left &= left - 1
        return number

    def where(self, seat: SeatId, kind: i64) -> i64:
        """The clearings where a seat has a piece of this kind."""
        return self.spots[seat * PIECES + kind]

    def armies(self, seat: SeatId) -> i64:
        """The clearings where a seat has warriors."""
        return self.spots[seat * PIECES]

    def in_supply(self, seat: SeatId, kind: i64) -> i64:
        """Pieces left in the supply or on the track."""
        return self.supply[seat * PIECES + kind]

    def is_here(self, seat: SeatId, clearing: ClearingId) -> bool:
        """Whether this seat has any piece in the clearing, its pawn included."""
        return self.presence[seat] >> clearing & 1 != 0

    def add(self, seat: SeatId, kind: i64, clearing: ClearingId, n: i64) -> None:
        """Put pieces on the map, from anywhere."""
        place = seat * CLEARINGS + clearing
        here = bit(clearing)
        self.pieces[place] += n << kind * PACK
        self.spots[seat * PIECES + kind] |= here
        self.presence[seat] |= here
        if kind < TOKEN:
            self.force[place] += n
            self.stale |= here
            if kind >= BUILDING:
                self.free[clearing] -= n

    def lift(self, seat: SeatId, kind: i64, clearing: ClearingId, n: i64) -> None:
        """Take pieces off the map, to anywhere."""
        place = seat * CLEARINGS + clearing
        here = bit(clearing)
        left = self.pieces[place] - (n << kind * PACK)
        self.pieces[place] = left
        if left >> kind * PACK & MOST == 0:
            self.spots[seat * PIECES + kind] &= ~here
            if left == 0 and self.pawns[seat] != clearing:
                self.presence[seat] &= ~here
        if kind < TOKEN:
            self.force[place] -= n
            self.stale |= here
            if kind >= BUILDING:
                self.free[clearing] += n

    def place(self, seat: SeatId, kind: i64, clearing: ClearingId, n: i64) -> i64:
        """root:2.5.1, 2.5.2, 2.5.3, 2.5.max  Place up to `n` pieces. Returns how many were placed."""
        left = self.supply[seat * PIECES + kind]
        if n > left:
            n = left
        if n > 0:
            self.supply[seat * PIECES + kind] = left - n
            self.add(seat, kind, clearing, n)
        return n

    def restore(self, seat: SeatId, kind: i64, clearing: ClearingId, n: i64) -> None:
        """root:2.5.1.remove, 2.5.2.remove, 2.5.3.remove  Take pieces off the map, back to the supply or track."""
        self.lift(seat, kind, clearing, n)
        self.supply[seat * PIECES + kind] += n

    def reserve(self, clearing: ClearingId, seat: SeatId) -> None:
        """Keep a clearing for one seat's pieces, or open it to all again (-1)."""
        self.reserved[clearing] = seat
        here = bit(clearing)
        self.kept = self.kept | here if seat >= 0 else self.kept & ~here

    def set_pawn(self, seat: SeatId, location: i64) -> None:
        """Put a pawn in a clearing or forest."""
        before = self.pawns[seat]
        self.pawns[seat] = location
        if 0 <= before < CLEARINGS and not self.has_pieces(seat, before):
            self.presence[seat] &= ~bit(before)
        if 0 <= location < CLEARINGS:
            self.presence[seat] |= bit(location)

    def fighting(self, seat: SeatId) -> i64:
        """Clearings where a seat has warriors, a pawn or warriors lent to it: where it may battle (root:4.3)."""
        lender = self.lent[seat]
        return self.own_fighting(seat) | (self.armies(lender) if lender >= 0 else NONE)

    def own_fighting(self, seat: SeatId) -> i64:
        """Clearings where a seat has its own warriors or pawn."""
        pawn = self.pawns[seat]
        mask = self.spots[seat * PIECES]
        return mask | bit(pawn) if 0 <= pawn < CLEARINGS else mask

    def attackable(self, seat: SeatId, defender: SeatId) -> i64:
        """Clearings where a seat may attack another (root:4.3.defender); lent warriors never fight their owner."""
        if seat == defender or self.spares(seat, defender):
            return 0
        mask = self.own_fighting(seat) if self.lent[seat] == defender else self.fighting(seat)
        return mask & self.presence[defender]

    # -- rule ---------------------------------------------------------------------------------------------

    def ruler(self, clearing: ClearingId) -> i64:
        """The seat that rules a clearing, or -1."""
        for seat in range(self.players):
            if self.ruled_by(seat) >> clearing & 1:
                return seat
        return -1

    def ruled_by(self, seat: SeatId) -> i64:
        """The clearings a seat rules."""
        if self.stale:
            self._settle_rule()
        return self.ruled[seat]

    def rule_strength(self, seat: SeatId, clearing: ClearingId) -> i64:
        """root:2.8, 2.8.not-counted  Warriors plus buildings; tokens and pawns never count."""
        strength = self.force[seat * CLEARINGS + clearing]
        lender = self.lent[seat]
        if lender >= 0:
            strength += self.warriors(lender, clearing)
        return strength

    def _settle_rule(self) -> None:
        ruled = self.ruled
        stale = self.stale
        for seat in range(self.players):
            ruled[seat] &= ~stale
        while stale:
            clearing = lowest(stale)
            stale &= stale - 1
            ruler = self._rule_of(clearing)
            if ruler >= 0:
                ruled[ruler] |= bit(clearing)
        self.stale = 0

    def _rule_of(self, clearing: ClearingId) -> i64:
        """root:2.8, 2.8.tie  The most warriors and buildings rule; nobody does on a tie, unless hooks say so."""
        players: i64 = self.players
        most: i64 = 0
        ruler: i64 = -1
        for seat in range(players):
            strength = self.rule_strength(seat, clearing)
            if strength > most:
                most = strength
                ruler = seat
            elif strength == most and most > 0 and (ruler < 0 or not self.ties >> ruler & 1):
                ruler = seat if self.ties >> seat & 1 else -1
        if self.outright:
            for seat in range(players):
                if self.outright >> seat & 1 and self.rules[seat].rules_outright(self, seat, clearing):
                    ruler = seat
        return ruler

    # -- players ------------------------------------------------------------------------------------------

    def are_enemies(self, seat: SeatId, other: SeatId) -> bool:
        """root:2.7  Every other player is an enemy, except a coalition partner."""
        return seat != other and self.partners[seat] != other and self.partners[other] != seat

    def spares(self, seat: SeatId, other: SeatId) -> bool:
        """Whether these two do not fight because they are partners."""
        return self.truce and not self.are_enemies(seat, other)

    def next_seat(self, seat: SeatId) -> i64:
        """root:1.4.clockwise  Who plays after `seat`."""
        order = self.order
        for place in range(self.players):
            if order[place] == seat:
                return order[(place + 1) % self.players]
        return -1

    def from_active(self) -> list[int]:
        """All seats in turn order, the player whose turn it is first."""
        found: list[int] = []
        seat = self.active
        for _ in range(self.players):
            found.append(int(seat))
            seat = self.next_seat(seat)
        return found

    def matching(self, suit: Suit) -> i64:
        """Clearings a card of this suit matches: a bird matches all."""
        return self.suit_masks[suit]


class RootStep(Step[RootGame]):
    """A step of Root."""


class RootSeatStep(SeatStep[RootGame]):
    """A step of one seat."""


class RootDecision(SeatDecision[RootGame, A]):
    """A decision of one seat."""


class RootChance(Chance[RootGame, A]):
    """A decision of nature."""
