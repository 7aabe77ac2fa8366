"""What is printed on one set of components, as tables, and what is the same for every position of a game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.edge import components as data
from marches.games.root.rules.deck import Deck
from marches.games.root.rules.faction_boards import FactionBoards
from marches.games.root.rules.hooks import Audience, Hooks
from marches.games.root.rules.tables import FACTIONS, ITEMS, SUITS, Board, board_of, piece_counts
from marches.kernel.setup import Value


@final
class Print:
    """What is printed on one set of components: built once, shared by all games played with it."""

    def __init__(self, found: data.Components) -> None:
        self.data: Final = found
        self.cards: Final = Deck(found.cards)
        self.boards: Final = [board_of(number, found.maps[number]) for number in range(len(found.maps))]
        self.items: Final = vec[i64]([item.supply for item in found.items] + [0] * len(ITEMS))
        """The common supply, then the items out of the game."""
        self.pieces: Final = [piece_counts(faction) for faction in found.factions]
        """By faction, then kind of piece: how many there are."""
        self.quests: Final = QuestTiles(found)
        self.mats: Final = FactionBoards(found)
        self.for_sale: Final = [item.for_sale for item in found.items]
        """By item: how many the Mechanical Marquise has for sale at the start."""
        self.starts: Final = [[ITEMS.index(name) for name in character.items] for character in found.characters]
        """By character: the starting items."""

    def board(self, name: str) -> Board:
        """One map, by its id."""
        return next(found for found in self.boards if found.name == name)


@final
class QuestTiles:
    """The quests, and the items under the ruins."""

    def __init__(self, found: data.Components) -> None:
        quests = found.quests
        self.items: Final = vec[i64]([ITEMS.index(name) for quest in quests for name in quest.items])
        """Two items for each quest."""
        self.suit: Final = vec[i64]([SUITS.index(quest.suit) for quest in quests])
        self.of_suit: Final = vec[i64](
            [sum([1 << n for n in range(len(quests)) if quests[n].suit == suit]) for suit in SUITS[:3]]
        )
        """By suit: its quests."""
        self.ruins: Final = [item for item in range(len(ITEMS)) for _ in range(found.items[item].ruins)]
        self.more_ruins: Final = [item for item in range(len(ITEMS)) for _ in range(found.items[item].ruins_riverfolk)]
        """What lies under the ruins in addition when there are two Vagabonds."""


@final
class Kit:
    """What is the same for every position of a game: what is printed, the map, the factions by seat, the options."""

    def __init__(self, printed: Print, names: list[str], rules: list[Hooks], options: dict[str, Value]) -> None:
        self.print: Final = printed
        self.cards: Final = printed.cards
        self.mats: Final = printed.mats
        self.board: Final = printed.board(str(options["map"]))
        self.rules: Final = rules
        self.audience: Final = Audience(rules)
        self.factions: Final = [FACTIONS.index(name) for name in names]
        self.options: Final = options
        self.supply: Final = vec[i64]([amount for faction in self.factions for amount in printed.pieces[faction]])
