"""The Vagabond's answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import ACTIONS, PieceAction, per_card, per_clearing, per_seat, word
from marches.games.root.rules.factions.vagabond.state import CHARACTERS, FACES, QUESTS, TRACKED
from marches.games.root.rules.tables import FOREST_IDS, ITEMS, PIECE_IDS, SEATS, SeatId
from marches.kernel.action import Action


class ItemAction(Action):
    """An answer that names a kind of item."""

    def __init__(self, verb: str, item: i64) -> None:
        super().__init__(verb, {"item": ITEMS[item]})
        self.item: Final = item


class FaceAction(Action):
    """An answer that names a kind of item on one of its faces."""

    def __init__(self, verb: str, item: i64, face: i64) -> None:
        super().__init__(verb, {"item": ITEMS[item], "face": FACES[face]})
        self.item: Final = item
        self.face: Final = face


class ForestAction(Action):
    """An answer that names a forest, by its place among those of both maps."""

    def __init__(self, verb: str, forest: i64) -> None:
        super().__init__(verb, {"forest": FOREST_IDS[forest]})
        self.forest: Final = FOREST_IDS[forest]


class QuestAction(Action):
    """An answer that names a quest."""

    def __init__(self, verb: str, quest: i64) -> None:
        super().__init__(verb, {"quest": QUESTS[quest]})
        self.quest: Final = quest


class CharacterAction(Action):
    """Choose a character."""

    def __init__(self, character: i64) -> None:
        super().__init__("choose-character", {"character": CHARACTERS[character]})
        self.character: Final = character


class InstigateAction(Action):
    """Make one player battle another."""

    def __init__(self, attacker: SeatId, defender: SeatId) -> None:
        super().__init__("instigate", {"attacker": int(attacker), "defender": int(defender)})
        self.attacker: Final = attacker
        self.defender: Final = defender


def per_item(verb: str) -> list[ItemAction]:
    """A new answer for every kind of item."""
    return [ACTIONS.add(ItemAction(verb, item)) for item in range(len(ITEMS))]


def per_tracked(verb: str) -> dict[int, ItemAction]:
    """A new answer for every kind of item that has a track."""
    return {item: ACTIONS.add(ItemAction(verb, item)) for item in TRACKED}


def per_face(verb: str) -> list[FaceAction]:
    """A new answer for every kind of item on each face: by item, then face up, face down."""
    return [ACTIONS.add(FaceAction(verb, item, face)) for item in range(len(ITEMS)) for face in range(2)]


def per_forest(verb: str) -> dict[str, ForestAction]:
    """A new answer for every forest, by its id."""
    return {FOREST_IDS[forest]: ACTIONS.add(ForestAction(verb, forest)) for forest in range(len(FOREST_IDS))}


def per_quest(verb: str) -> list[QuestAction]:
    """A new answer for every quest."""
    return [ACTIONS.add(QuestAction(verb, quest)) for quest in range(len(QUESTS))]


# Setup.
FIRST_UP: Final = per_seat("set-up-first")
CHOOSES: Final = [ACTIONS.add(CharacterAction(character)) for character in range(len(CHARACTERS))]
START_IN: Final = per_forest("start-in")
OPENS: Final = per_quest("open-quest")
HIDES: Final = per_item("hide-item")
# Items.
REFRESHES: Final = per_item("refresh")
EXHAUSTS: Final = per_item("exhaust")
TAKES_ITEM: Final = per_item("take-item")
TO_TRACK: Final = per_tracked("to-track")
TO_SATCHEL: Final = per_tracked("to-satchel")
DAMAGES: Final = per_face("damage")
REPAIRS: Final = per_face("repair")
DROPS: Final = per_face("drop-item")
# Moving.
SLIPS: Final = per_clearing("slip-to", "to")
SLIPS_INTO: Final = per_forest("slip-into")
TRAVELS: Final = per_clearing("travel", "to")
# Daylight.
EXPLORE: Final = word("explore")
AID: Final = per_seat("aid")
COMPLETES: Final = per_quest("quest")
QUEST_POINTS: Final = word("quest-points")
QUEST_CARDS: Final = word("quest-cards")
STRIKES: Final = per_seat("strike")
STRIKE_PIECES: Final[dict[str, PieceAction]] = {}
STEALS: Final = per_seat("steal")
DAY_LABOR: Final = word("day-labor")
TAKES_DISCARD: Final = per_card("take-discarded")
HIDEOUT: Final = word("hideout")
INSTIGATES: Final = [
    ACTIONS.add(InstigateAction(attacker, defender)) for attacker in range(SEATS) for defender in range(SEATS)
]
SCORCH: Final = word("scorched-earth")
# Battle.
ALLY_FALLS: Final = word("ally-falls")
ENLIST: Final = word("enlist")

for _names in PIECE_IDS:
    for _name in _names[1:]:
        if _name and _name not in STRIKE_PIECES:
            STRIKE_PIECES[_name] = ACTIONS.add(PieceAction("strike-piece", _name))
