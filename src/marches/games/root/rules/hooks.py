"""Every point where a faction may change a rule of the Law, with the default behaviour.

A faction subclasses `Hooks`. Objects are stateless: `me` is the seat that plays the faction, its state is in the
position (`g.states[me]`, and the marks below). Four kinds, as the docstrings say:

- *query*: a number, or yes or no; the common rule combines the answers;
- *replacement*: None or False means "the common rule goes on", anything else takes its place;
- *trigger*: returned steps are queued by the caller, in an order the active player chooses (root:1.1.3);
- *offer*: extra answers of a decision.

A hook that is asked of every seat is called only for seats whose faction overrides it (`g.audience`).

Some exceptions are marks a faction sets in the position, because they are read very often: `g.ties`, `g.outright`,
`g.rivers`, `g.closed`, `g.reserved`, `g.lent`, `g.collector` (see `state.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from marches.games.root.rules.tables import BUILDING, PIECES, TOKEN, ClearingId, SeatId, Suit
from marches.kernel.line import Reason
from marches.kernel.step import Seat, Step
from marches.kernel.window import Offer

if TYPE_CHECKING:
    from librt.vecs import vec

    from marches.games.root.rules.crafting import Payment
    from marches.games.root.rules.state import FactionState, RootGame

    Steps = list[Step[RootGame]]


@final
class Losses:
    """What one seat lost in one clearing at the same moment, and to whom."""

    def __init__(
        self,
        victim: SeatId,
        remover: i64,
        clearing: ClearingId,
        kinds: vec[i64],
        battle: bool,
        defending: bool,
        lent: bool = False,
    ) -> None:
        self.victim: Final = victim
        self.remover: Final = remover
        """The seat that removed the pieces, or the victim itself if it gave them up."""
        self.clearing: Final = clearing
        self.kinds: Final = kinds
        """How many of each kind of piece."""
        self.battle: Final = battle
        self.defending: Final = defending
        self.lent: Final = lent
        """Whether they were warriors that fought for another side."""

    def warriors(self) -> i64:
        return self.kinds[0]

    def worth(self) -> i64:
        """What removing the buildings and tokens scores (root:3.2.1)."""
        total: i64 = 0
        for kind in range(BUILDING, PIECES):
            total += self.kinds[kind]
        return total

    def tokens(self) -> i64:
        total: i64 = 0
        for kind in range(TOKEN, PIECES):
            total += self.kinds[kind]
        return total


class Hooks:
    """The defaults: a faction without exceptions."""

    name: ClassVar[str] = ""
    """The faction's id in the data."""

    # -- the course of the game -------------------------------------------------------------------------

    def new_state(self, g: RootGame, me: Seat) -> FactionState:
        """The faction's own state, before setup."""
        raise NotImplementedError

    def set_up(self, g: RootGame, me: Seat) -> Steps:
        """The faction's own setup, when its letter comes (root:5.1.7)."""
        raise NotImplementedError

    def before_deal(self, g: RootGame, me: Seat) -> Steps:
        """trigger  Setup, before hands are dealt (root:mech.setup.orders, campaign.card)."""
        return []

    def birdsong(self, g: RootGame, me: Seat) -> Steps:
        raise NotImplementedError

    def daylight(self, g: RootGame, me: Seat) -> Steps:
        raise NotImplementedError

    def evening(self, g: RootGame, me: Seat) -> Steps:
        raise NotImplementedError

    def at_phase(self, g: RootGame, me: Seat, seat: Seat, phase: int) -> Steps:
        """trigger  A phase of any seat's turn begins; asked before cards in play (root:11.2.6, 11.2.7.III)."""
        return []

    def at_turn_end(self, g: RootGame, me: Seat, seat: Seat) -> None:
        """trigger  Any seat's turn ends: drop what lasted until then (root:11.2.7.II)."""

    def decides(self, g: RootGame, me: Seat) -> bool:
        """query Whether a player answers for it. If not, its effects keep their order (root:mech.setup.operator)."""
        return True

    # -- rule and movement ------------------------------------------------------------------------------

    def rules_outright(self, g: RootGame, me: SeatId, clearing: ClearingId) -> bool:
        """query Whether it rules here regardless of numbers. Asked of seats marked in `g.outright` (root:10.2.4)."""
        return False

    def free_destinations(self, g: RootGame, me: SeatId, origin: ClearingId) -> i64:
        """query  Clearings that may be entered from `origin` without ruling either (root:9.2.3, 11.2.2.no-rule)."""
        return 0

    def takes_a_move(self, g: RootGame, me: Seat) -> Steps | None:
        """replacement How this faction uses an effect that grants one optional move (root:card.cobbler)."""
        return None

    def after_move(self, g: RootGame, me: Seat, mover: Seat, owner: Seat, origin: int, to: int, count: int) -> Steps:
        """trigger  `mover` moved `count` warriors of `owner`; asked of every seat (root:8.2.6.move, 9.2.9.IIe)."""
        return []

    # -- cards ------------------------------------------------------------------------------------------

    def has_hand(self, g: RootGame, me: Seat) -> bool:
        """query  Whether it can hold cards at all (root:mech.no-hand)."""
        return True

    def evening_cards(self, g: RootGame, me: Seat) -> int:
        """query  How many cards it draws in Evening (root:6.6, 7.6.2, 8.6.2, 9.6.2, 10.6.3)."""
        return 0

    def hand_is_open(self, g: RootGame, me: Seat) -> bool:
        """query  Whether everyone sees its hand (root:11.2.3)."""
        return False

    def takes_discard(self, g: RootGame, me: SeatId, card: i64) -> bool:
        """replacement  Take a card that was spent or discarded; asked of `g.collector` (root:10.2.6)."""
        return False

    def given_card(self, g: RootGame, me: Seat, giver: int, card: i64) -> bool:
        """replacement What happens to a card that is given to it and would join its hand (root:mech.give-card)."""
        return False

    def robbed(self, g: RootGame, me: Seat, thief: Seat) -> Steps | None:
        """replacement What happens if `thief` would take a random card from its hand (root:mech.take-card)."""
        return None

    # -- crafting ---------------------------------------------------------------------------------------

    def crafting_pieces(self, g: RootGame, me: SeatId, suit: Suit) -> i64:
        """query  Crafting pieces in clearings of this suit (root:crafting-pieces)."""
        return 0

    def payment(self, g: RootGame, me: Seat) -> Payment | None:
        """replacement How it pays for crafting, if not with crafting pieces (root:9.2.1, 11.2.1)."""
        return None

    def item_points(self, g: RootGame, me: Seat, points: i64) -> i64:
        """replacement  What crafting an item scores (root:7.2.3, 7.8.1)."""
        return points

    def gains_item(self, g: RootGame, me: Seat, item: i64) -> bool:
        """replacement  Put an item it gained elsewhere than in its Crafted Items box (root:9.2.1.item)."""
        return False

    # -- buying services --------------------------------------------------------------------------------

    def purse(self, g: RootGame, me: SeatId) -> i64:
        """replacement  How much it could pay for services; -1: its warriors in supply (root:11.2.6.III)."""
        return -1

    def pays(self, g: RootGame, me: Seat, price: int) -> Steps | None:
        """replacement  How it pays for a service, if not with warriors; the seller adds its own (root:11.2.6.III)."""
        return None

    def may_hire(self, g: RootGame, me: SeatId) -> bool:
        """query  Whether it may count another faction's warriors as its own (root:11.2.7.IIIb)."""
        return True

    # -- battle -----------------------------------------------------------------------------------------

    def before_battle(self, g: RootGame, me: Seat) -> Steps:
        """trigger  A battle begins; asked of every seat, attacker first (root:9.2.9.IIc)."""
        return []

    def may_be_ambushed(self, g: RootGame, me: Seat) -> bool:
        """query  Whether an ambush may be played against it when it attacks (root:mech.no-ambush)."""
        return True

    def fights_on(self, g: RootGame, me: SeatId) -> bool | None:
        """replacement  Whether the attacker can go on after an ambush. None: with warriors only (root:4.3.1.pawn)."""
        return None

    def before_roll(self, g: RootGame, me: Seat) -> Steps:
        """trigger  The dice are about to be rolled; asked of every seat (root:vagabond.arbiter)."""
        return []

    def rolls_high_in_defence(self, g: RootGame, me: SeatId) -> bool:
        """query  Whether this defender deals the higher die (root:8.2.2)."""
        return False

    def rolled_limit(self, g: RootGame, me: SeatId) -> i64:
        """replacement Its maximum rolled hits, or -1 for its warriors in the clearing (root:9.2.6, 9.2.9.IIc.max)."""
        return -1

    def is_defenceless(self, g: RootGame, me: SeatId) -> bool | None:
        """replacement  Whether it defends defenceless. None: if it has no warriors in the clearing (root:9.2.4)."""
        return None

    def extra_hits(self, g: RootGame, me: SeatId, attacking: bool) -> i64:
        """query Hits it adds after the roll by its own rules (root:7.8.3)."""
        return 0

    def takes_hits(self, g: RootGame, me: Seat, victim: Seat, hits: int) -> Steps | None:
        """replacement  How `victim` takes hits; asked of the victim first, then of all (root:9.2.7, 11.2.7.IIIa)."""
        return None

    def after_battle(self, g: RootGame, me: Seat) -> Steps:
        """trigger A battle ends (`g.fight` still describes it); asked of every seat (root:7.8.4,
        9.2.9.IId.betrayal).
        """
        return []

    # -- removal ----------------------------------------------------------------------------------------

    def keeps_fallen(self, g: RootGame, me: SeatId, clearing: ClearingId, count: i64, defending: bool) -> bool:
        """replacement  Keep warriors just lifted off the map instead of sending them to the supply (root:10.2.3)."""
        return False

    def keeps_lost(self, g: RootGame, me: SeatId, kind: i64, clearing: ClearingId) -> bool:
        """replacement  A building or token just lifted off the map does not go back (root:2.5.3.remove, 6.2.2.lost)."""
        return False

    def after_losing(self, g: RootGame, me: Seat, losses: Losses) -> Steps:
        """trigger  It lost pieces (root:6.2.3, 8.2.4, 8.2.6, 10.2.5, 11.2.5.I)."""
        return []

    def swept(self, g: RootGame, me: Seat, clearing: ClearingId) -> Steps:
        """trigger  Every enemy piece of a clearing was removed and its pawn is there (root:9.2.2, option)."""
        return []

    def bonus_points(self, g: RootGame, me: SeatId, losses: Losses) -> i64:
        """query  What it scores for a loss it caused in battle, besides buildings and tokens (root:9.2.9.IIIa)."""
        return 0

    def after_removing(self, g: RootGame, me: Seat, losses: Losses) -> Steps:
        """trigger  It removed pieces of another seat (root:9.2.9.III)."""
        return []

    # -- winning ----------------------------------------------------------------------------------------

    def may_win(self, g: RootGame, me: Seat, seat: Seat) -> bool:
        """query (all)  Whether `seat` may win with its points now. Asked of every seat (root:coop.win)."""
        return True

    def shares_victory(self, g: RootGame, me: Seat, winner: Seat) -> bool:
        """query  Whether it wins because `winner` does (root:9.2.8.win)."""
        return False

    def unites(self, g: RootGame, me: Seat, seat: Seat, winner: Seat) -> bool:
        """query (any)  Whether these two seats win together. Asked of every seat (root:coop.win)."""
        return False

    def why_not_activate(self, g: RootGame, me: Seat, kind: i64) -> Reason | None:
        """query  Its own reason against activating a Dominance card (root:9.2.8)."""
        return None

    def activates(self, g: RootGame, me: Seat, kind: i64) -> Steps | None:
        """replacement  What activating a Dominance card does; the card is in limbo (root:9.2.8, 9.2.8.partner)."""
        return None

    # -- offers -----------------------------------------------------------------------------------------

    def offers(self, g: RootGame, me: Seat, seat: Seat, phase: int) -> list[Offer[RootGame]]:
        """offer  What it adds to `seat`'s windows of a phase; asked of every seat (root:spy.play, spy.reveal)."""
        return []

    def offers_publicly(self, g: RootGame, me: Seat, seat: Seat, phase: int) -> bool:
        """offer Whether `offers` might add something, judging by public facts. Windows wait only then."""
        return False


class Audience:
    """The seats whose factions have their own answers to the hooks that are asked of every seat.

    These hooks are called at every move, battle and phase, but most factions override few of them. Only those that do
    are called.
    """

    def __init__(self, rules: list[Hooks]) -> None:
        self.at_phase: Final = _overriding(rules, "at_phase")
        self.at_turn_end: Final = _overriding(rules, "at_turn_end")
        self.after_move: Final = _overriding(rules, "after_move")
        self.before_battle: Final = _overriding(rules, "before_battle")
        self.before_roll: Final = _overriding(rules, "before_roll")
        self.takes_hits: Final = _overriding(rules, "takes_hits")
        self.after_battle: Final = _overriding(rules, "after_battle")
        self.offers: Final = _overriding(rules, "offers")
        """Those that may add answers to other players' windows."""
        self.free_destinations: Final[i64] = sum([1 << seat for seat in _overriding(rules, "free_destinations")])
        """A mask of seats, because this hook is called for one seat at a time."""


def _overriding(rules: list[Hooks], hook: str) -> list[int]:
    default = getattr(Hooks, hook)
    return [seat for seat in range(len(rules)) if getattr(type(rules[seat]), hook) is not default]


FACTION_RULES: Final[dict[str, Hooks]] = {}
"""Every faction that can be played, by id; filled by `factions`."""


def register(rules: Hooks) -> Hooks:
    """Make a faction playable."""
    FACTION_RULES[rules.name] = rules
    return rules
