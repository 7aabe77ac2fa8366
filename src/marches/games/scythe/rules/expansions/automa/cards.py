"""The cards and star trackers of the Automa, as tables."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.data import AutomaCard, AutomaHalf, StarTracker
from marches.games.scythe.data.words import BONUSES
from marches.games.scythe.edge.automa_data import CARDS, GAINS, MOVES, automa_file
from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.actions import picks
from marches.games.scythe.rules.kit import KitPart, PartOf
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.action import ActionTable

ALL_CARDS: Final = (1 << CARDS) - 1
"""The whole deck, as a mask."""

# Move options.
WORKER_MOVE: Final = 0
MECH_MOVE: Final = 1
CHARACTER_MOVE: Final = 2
EXPLORE: Final = 3
ATTACK: Final = 4
ATTACK_WORKERS: Final = 5
assert len(MOVES) == ATTACK_WORKERS + 1

# What a gain line gives. The first three have the names of recruits' bonuses.
GAIN_POWER: Final = 0
GAIN_COINS: Final = 1
GAIN_CARDS: Final = 2
GAIN_WORKER: Final = 3
GAIN_UNIT: Final = 4
assert len(GAINS) == GAIN_UNIT + 1

NO_BONUS: Final = -1


class Option:
    """An option of a move line."""

    def __init__(self, kind: int, power: int, only: str) -> None:
        self.kind: Final = kind
        self.power: Final = power
        """The power an attack needs."""
        self.only: Final = only
        """scythe:automa.move.brackets  The faction whose badge it bears, or nothing."""


class Item:
    """An item of a gain line."""

    def __init__(self, kind: int, count: int, only: str) -> None:
        self.kind: Final = kind
        self.count: Final = count
        self.only: Final = only


class Half:
    """What a card says in one scheme."""

    def __init__(self, data: AutomaHalf) -> None:
        self.options: Final = [Option(MOVES.index(move.do), move.power, move.only) for move in data.moves]
        self.gains: Final = [Item(GAINS.index(gain.gain), gain.count, gain.only) for gain in data.gains]
        self.recruit: Final = BONUSES.index(data.recruit) if data.recruit else NO_BONUS


class Card:
    """scythe:automa.component.deck  A card with its two halves, combat table, loot box and gear."""

    def __init__(self, data: AutomaCard, rows: list[int]) -> None:
        self.rows: Final = rows
        """The power at which the rows of the combat table begin."""
        self.star: Final[bool] = data.star
        self.crossed: Final[bool] = data.crossed
        self.power: Final[list[int]] = list(data.power)
        self.cards: Final[int] = data.cards
        self.loot: Final[int] = data.loot
        self.halves: Final = [Half(data.first), Half(data.second)]

    def dials(self, power: int) -> int:
        """scythe:automa.combat.power  What it dials with this power: its row of the table, never more than it has."""
        shown = 0
        for row in range(len(self.power)):
            if power >= self.rows[row]:
                shown = self.power[row]
        return min(shown, power)


class Tracker:
    """scythe:automa.component.trackers  A star tracker; spaces are counted from 1."""

    def __init__(self, data: StarTracker) -> None:
        self.spaces: Final[int] = data.spaces
        self.barred: Final[int] = data.barred
        """Up to this space water is barred."""
        self.second: Final[int] = data.second
        self.stars: Final[list[int]] = data.stars
        self.skips: Final[bool] = data.skips


class AutomaBox(KitPart):
    """What is printed on the cards and star trackers, and what an Automa starts with."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        found = automa_file(data)
        self.deck: Final = [Card(card, found.rows) for card in found.cards]
        self.replaced: Final[dict[int, Card]] = {int(card.id) - 1: Card(card, found.rows) for card in found.invaders}
        """scythe:automa.component.invaders-cards  The new versions, by place in the deck."""
        self.trackers: Final = [Tracker(tracker) for tracker in found.trackers]
        self.coins: Final[int] = found.start.coins
        self.popularity: Final[int] = found.start.popularity
        self.alliance: Final[int] = found.start.alliance
        """scythe:automa.alliances.offer  What an Automa takes instead of the coins of a token."""


AUTOMA_PART: Final = PartOf(AutomaBox)
DRAW_AUTOMA_CARD: Final = picks("draw-automa-card", "automa-card", [str(number) for number in range(1, CARDS + 1)])


def card_at(g: ScytheGame, place: int) -> Card:
    """A card of the deck, in the version this table plays with."""
    box = AUTOMA_PART.of(g.kit)
    return box.replaced[place] if place in box.replaced and g.options.has("invaders") else box.deck[place]


def card_fact(place: int) -> str:
    """A card as a fact."""
    return f"automa-card:{place + 1}"
