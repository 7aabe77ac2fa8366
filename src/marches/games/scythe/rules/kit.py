"""The components a game is played with: what is printed on board, mats, cards and tiles, as tables.

A `Kit` is built once for each set of data and shared by all positions that use it. Two tables in one process may
have different kits, so rules read `g.kit` and no constant made from component data.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar, cast, final

from mypy_extensions import i64

from marches.games.scythe.data import BonusTile, EncounterCard, FactoryCard, ObjectiveCard
from marches.games.scythe.data.words import BONUSES, RESOURCES, TERRAINS, TOP_ACTIONS
from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.actions import ACTIONS, Pick
from marches.games.scythe.rules.board import Board, build
from marches.games.scythe.rules.seating import Options, Track
from marches.games.scythe.rules.sources import SOURCES
from marches.games.scythe.rules.tables import BIT
from marches.kernel.action import ActionTable

STAND_IN: Final = "stand-in"
CORE: Final = "core"
"""The set of the base game."""


def sets_in_play(options: Options) -> list[str]:
    """The sets whose cards and mats are in the game: the base game, and what modules and options add."""
    found = [CORE]
    for source in SOURCES:
        found += source.sets(options)
    return found


def deck_of(sets: list[str], in_play: list[str]) -> i64:
    """The cards of a deck that are in the game, as a mask."""
    found: i64 = 0
    for card in range(len(sets)):
        if sets[card] in in_play:
            found |= BIT[card]
    return found


class Deck:
    """The cards or tiles of one kind: their ids, the box each comes from, and which of them are stand-ins."""

    def __init__(self, ids: list[str], sets: list[str], statuses: list[str]) -> None:
        if len(ids) > len(BIT):
            raise ValueError(f"a deck has at most {len(BIT)} cards, not {len(ids)}")
        self.ids: Final = ids
        self.sets: Final = sets
        self.stand_in: Final = [status == STAND_IN for status in statuses]

    def in_play(self, options: Options) -> i64:
        """The cards a table plays with: those of its boxes, without stand-ins unless it uses house tiles."""
        found = deck_of(self.sets, sets_in_play(options))
        for card in range(len(self.ids)):
            if self.stand_in[card] and not options.on("house-tiles"):
                found &= ~BIT[card]
        return found


def deck(cards: Sequence[EncounterCard | ObjectiveCard | FactoryCard | BonusTile]) -> Deck:
    """The deck of some cards."""
    return Deck([card.id for card in cards], [str(card.set) for card in cards], [str(card.status) for card in cards])


class ProduceCost:
    """What Produce costs: power, popularity and coins."""

    def __init__(self, shown: list[str]) -> None:
        self.power: Final = shown.count("power")
        self.popularity: Final = shown.count("popularity")
        self.coins: Final = shown.count("coins")


class KitPart:
    """What a chapter or a module makes of the data: its own tables, and the answers that name its cards."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        pass


_PARTS: Final[list[type[KitPart]]] = []


P = TypeVar("P", bound=KitPart)


@final
class PartOf(Generic[P]):
    """Builds a part of one kind into every kit, and finds it there: `FACTORY_PART.of(g.kit)`."""

    def __init__(self, kind: type[P]) -> None:
        self.place: Final = len(_PARTS)
        _PARTS.append(kind)

    def of(self, kit: Kit) -> P:
        return cast("P", kit.parts[self.place])


def card_picks(actions: ActionTable, verb: str, field: str, ids: list[str]) -> list[Pick]:
    """One answer of a kit for each of its cards."""
    return [actions.add(Pick(verb, {field: ids[index]}, index)) for index in range(len(ids))]


def count_picks(actions: ActionTable, verb: str, first: int, last: int) -> list[Pick]:
    """One answer of a kit for each number."""
    return [actions.add(Pick(verb, {"count": number}, number)) for number in range(first, last + 1)]


class Mats:
    """Faction mats and player mats. Lists are by faction, mat, bottom action or cube."""

    def __init__(self, data: Components) -> None:
        mats = data.mats
        self.faction_ids: Final[list[str]] = [faction.id for faction in data.factions]
        self.faction_sets: Final[list[str]] = [str(faction.set) for faction in data.factions]
        self.mechs: Final[list[list[str]]] = [list(faction.mechs) for faction in data.factions]
        self.riverwalk: Final[list[list[int]]] = [
            [TERRAINS.index(terrain) for terrain in faction.riverwalk] for faction in data.factions
        ]
        self.at_once: Final[list[list[int]]] = [
            list((faction.bonuses or data.recruit_bonuses).values()) for faction in data.factions
        ]
        """scythe:fenris.recruit-bonuses  How much each one-time bonus gives, by faction."""
        self.tokens: Final[list[int]] = [faction.tokens for faction in data.factions]
        self.ids: Final[list[str]] = [mat.id for mat in mats]
        self.sets: Final[list[str]] = [str(mat.set) for mat in mats]
        self.banned: Final[list[tuple[int, int]]] = [
            (self.faction_ids.index(pair.faction), self.ids.index(pair.mat)) for pair in data.banned_pairs
        ]
        self.cost: Final[list[list[int]]] = [[column.cost for column in mat.columns] for mat in mats]
        self.bracketed: Final[list[list[int]]] = [[column.bracketed for column in mat.columns] for mat in mats]
        """How many of a bottom action's cost icons a cube can cover."""
        self.pays: Final[list[list[int]]] = [[column.coins for column in mat.columns] for mat in mats]
        self.below: Final[list[list[int]]] = [
            [[column.top for column in mat.columns].index(top) for top in TOP_ACTIONS] for mat in mats
        ]
        """The bottom action under each top action."""


class Sections:
    """What is the same on all player mats."""

    def __init__(self, data: Components) -> None:
        self.paid_with: Final[list[int]] = [RESOURCES.index(action.resource) for action in data.bottom]
        """scythe:upgrade.resource, scythe:deploy.resource, scythe:build.resource, scythe:enlist.resource
        By bottom action.
        """
        self.ongoing: Final[list[int]] = [BONUSES.index(action.recruit) for action in data.bottom]
        """What the recruit of a bottom action earns."""
        self.cube_before: Final[list[int]] = [cube.before for cube in data.cubes]
        self.cube_after: Final[list[int]] = [cube.after for cube in data.cubes]
        """What a green box gives while its cube is there, and after it has left."""
        track = data.worker_track
        self.produce_costs: Final[list[ProduceCost]] = [ProduceCost(track[:gone]) for gone in range(len(track) + 1)]
        """By number of workers that have left the track."""


class Tiers:
    """What everything scores in the three tiers of popularity."""

    def __init__(self, data: Components) -> None:
        tiers = data.scoring.tiers
        self.start: Final[list[int]] = [tier.popularity for tier in tiers]
        self.star: Final[list[int]] = [tier.star for tier in tiers]
        self.territory: Final[list[int]] = [tier.territory for tier in tiers]
        self.pair: Final[list[int]] = [tier.pair for tier in tiers]
        self.factory_territories: Final[int] = data.scoring.factory_territories

    def of(self, popularity: int) -> int:
        """scythe:score.popularity-rate  Which of the three tiers a popularity is in."""
        tier = 0
        for index in range(len(self.start)):
            if popularity >= self.start[index]:
                tier = index
        return tier


class Kit:
    """Everything that is printed, for one set of component data."""

    def __init__(self, data: Components) -> None:
        self.data: Final = data
        """The data as read, for views and words."""
        self.actions: Final[ActionTable] = ACTIONS.copy()
        """Every answer of the game, with those that name cards of this kit."""
        self.mats: Final = Mats(data)
        self.sections: Final = Sections(data)
        self.tiers: Final = Tiers(data)
        self.board: Final[Board] = build(data.board, self.mats.faction_ids)
        self.track: Final = Track.printed(data.scoring.triumphs)
        self.most_power: Final[int] = data.combat.power
        self.most_popularity: Final[int] = data.combat.popularity
        self.most_dialled: Final[int] = data.combat.dial
        self.combat_cards: Final[list[int]] = [card.count for card in data.combat.cards]
        """By value: how many cards there are."""
        self.objectives: Final = deck(data.objectives)
        self.encounters: Final = deck(data.encounters)
        self.factory_cards: Final = deck(data.factory_cards)
        self.bonus_tiles: Final = deck(data.bonus_tiles)
        self.deal_faction: Final = card_picks(self.actions, "deal-faction", "faction", self.mats.faction_ids)
        self.deal_mat: Final = card_picks(self.actions, "deal-mat", "mat", self.mats.ids)
        self.draw_objective: Final = card_picks(self.actions, "draw-objective", "objective", self.objectives.ids)
        self.parts: Final[list[KitPart]] = [kind(data, self.actions) for kind in _PARTS]
