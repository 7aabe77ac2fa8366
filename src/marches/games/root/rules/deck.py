"""What is printed on the cards, as tables: a `Deck` for each set of components, shared by all games played with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.edge import components as data
from marches.games.root.rules.tables import BIRD, FOX, ITEMS, MOUSE, RABBIT, SUITS
from marches.kernel.step import Seat, Step

if TYPE_CHECKING:
    from marches.games.root.rules.state import RootGame
    from marches.kernel.line import Reason


class CardEffect:
    """One persistent card. Subclasses say when it works and what it does; objects are stateless."""

    starts: ClassVar[int] = -1
    """The phase at whose start it has an effect, or -1."""
    phase: ClassVar[int] = -1
    """The phase in which its owner may use it, or -1."""
    attacker: ClassVar[bool] = False
    defender: ClassVar[bool] = False
    """Whether it may be used after the roll, as attacker or as defender."""
    stops_ambush: ClassVar[bool] = False

    def at_start(self, g: RootGame, seat: Seat) -> list[Step[RootGame]]:
        """What happens at the start of the phase."""
        return []

    def why_not(self, g: RootGame, seat: Seat, kind: i64) -> Reason | None:
        """Why it cannot be used now."""
        return None

    def use(self, g: RootGame, seat: Seat, kind: i64) -> list[Step[RootGame]]:
        """Use it: change the position. Returns what follows."""
        raise NotImplementedError


CARD_EFFECTS: Final[dict[str, CardEffect]] = {}
"""What each effect that the data names does."""
NO_EFFECT: Final = CardEffect()


def register_effect(name: str, effect: CardEffect) -> None:
    """Make an effect known to decks that are built later."""
    CARD_EFFECTS[name] = effect


@final
class Deck:
    """The shared deck and the spies. A *kind* is a place in the deck file, a *card* one physical card."""

    def __init__(self, cards: list[data.Card]) -> None:
        kinds = range(len(cards))
        physical = [kind for kind in kinds for _ in range(cards[kind].copies)]
        of_kind = [sum([1 << card for card in range(len(physical)) if physical[card] == kind]) for kind in kinds]
        by_suit = [sum([of_kind[kind] for kind in kinds if cards[kind].suit == suit]) for suit in SUITS]
        costs = [[cards[kind].cost.get(suit, 0) for suit in ("fox", "rabbit", "mouse", "any")] for kind in kinds]
        self.kind_of: Final = vec[i64](physical)
        """The kind of each physical card."""
        self.kind_mask: Final = vec[i64](of_kind)
        """All physical cards of a kind."""
        self.suit_of: Final = vec[i64]([SUITS.index(card.suit) for card in cards])
        """The suit of each kind."""
        self.suit_mask: Final = vec[i64](by_suit)
        """All cards of exactly this suit."""
        self.match: Final = vec[i64]([mask | by_suit[BIRD] for mask in by_suit])
        """All cards that may stand for this suit: its own and the birds (root:2.1.1, 2.1.1.II)."""
        self.cost: Final = vec[i64]([amount for cost in costs for amount in cost])
        """The crafting pieces each kind costs, as four numbers: fox, rabbit, mouse, any."""
        self.item: Final = vec[i64]([ITEMS.index(card.item) if card.item else -1 for card in cards])
        self.points: Final = vec[i64]([card.points for card in cards])
        self.ambushes: Final[i64] = _of_type(cards, of_kind, ["ambush"])
        self.dominance: Final[i64] = _of_type(cards, of_kind, ["dominance"])
        self.spies: Final[i64] = _of_type(cards, of_kind, ["spy"])
        self.favors: Final[i64] = _of_type(cards, of_kind, ["immediate"])
        self.craftable: Final[i64] = _of_type(cards, of_kind, ["persistent", "immediate", "item"])
        self.shared: Final[i64] = sum(of_kind) & ~_of_type(cards, of_kind, ["spy"])
        """The 54 cards of the shared deck."""
        self.highest: Final[i64] = max([sum(cost) for cost in costs])
        self.within: Final = vec[i64](
            [
                sum([of_kind[k] for k in kinds if (sum(costs[k]) if suit == BIRD else costs[k][suit]) <= limit])
                for suit in range(BIRD + 1)
                for limit in range(max([sum(cost) for cost in costs]) + 1)
            ]
        )
        """For each suit, and for all together: the cards that cost at most 0, 1, 2 …"""
        effects = [CARD_EFFECTS.get(card.effect or card.kind, NO_EFFECT) for card in cards]
        self.effects: Final = effects
        """By kind: what a card in play does."""
        self.starting: Final = vec[i64]([_where(of_kind, [e.starts == phase for e in effects]) for phase in range(3)])
        """By phase: cards with an effect at its start."""
        self.usable: Final = vec[i64]([_where(of_kind, [e.phase == phase for e in effects]) for phase in range(3)])
        """By phase: cards their owner may use in it."""
        self.in_battle: Final = vec[i64](
            [_where(of_kind, [e.attacker for e in effects]), _where(of_kind, [e.defender for e in effects])]
        )
        """Cards for the attacker, for the defender."""
        self.ambush_proof: Final[i64] = _where(of_kind, [e.stops_ambush for e in effects])

    def costing_at_most(self, fox: i64, rabbit: i64, mouse: i64, in_all: i64) -> i64:
        """All cards that cost at most this much of each suit and in total."""
        within, highest = self.within, self.highest
        return (
            within[FOX * (highest + 1) + (fox if fox < highest else highest)]
            & within[RABBIT * (highest + 1) + (rabbit if rabbit < highest else highest)]
            & within[MOUSE * (highest + 1) + (mouse if mouse < highest else highest)]
            & within[BIRD * (highest + 1) + (in_all if in_all < highest else highest)]
        )


def _of_type(cards: list[data.Card], of_kind: list[int], types: list[str]) -> int:
    return _where(of_kind, [card.kind in types for card in cards])


def _where(of_kind: list[int], wanted: list[bool]) -> int:
    return sum([of_kind[kind] for kind in range(len(of_kind)) if wanted[kind]])
