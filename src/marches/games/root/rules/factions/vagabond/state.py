"""What a Vagabond keeps beside the map: character, items, relationships, quests; and what two Vagabonds share."""

from __future__ import annotations

from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.components import DataError
from marches.games.root.edge import components as data
from marches.games.root.rules.faction_boards import VagabondMat
from marches.games.root.rules.faction_state import FactionState
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import CLEARINGS, FACTIONS, ITEMS, ClearingId, SeatId, Suit
from marches.kernel.bits import MOST, PACK, bit, count, total
from marches.kernel.step import Seat

FIRST: Final = FACTIONS.index("vagabond")
SECOND: Final = FACTIONS.index("vagabond2")

# Items, by their place in the data.
BOOTS: Final = 0
BAG: Final = 1
CROSSBOW: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
COINS: Final = 6
TORCH: Final = 7
KINDS_OF_ITEMS: Final = 8
if ITEMS != ["boots", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch"]:
    raise DataError("items.yaml: the Vagabond's rules know the items in another order")
TRACKED: Final = [item for item in range(KINDS_OF_ITEMS) if data.PRINTED.items[item].track]
"""root:9.2.5.I  Tea, coins and bags have their own tracks."""
HAS_TRACK: Final = sum([1 << item for item in TRACKED])

# root:9.2.5  Where an item lies and on which face. On its track it is always face up.
TRACK: Final = 0
UP: Final = 1
DOWN: Final = 2
HURT_UP: Final = 3
HURT_DOWN: Final = 4
PLACES: Final = 5
FACES: Final = ["up", "down"]

# root:9.2.9  Relationships: a space of the Allied track, or the Hostile box.
NO_MARKER: Final = -1
INDIFFERENT: Final = 0
ALLIED: Final = 3
HOSTILE: Final = 4
RELATIONS: Final = ["indifferent", "amiable", "friendly", "allied", "hostile"]

CHARACTERS: Final[list[str]] = [character.id for character in data.PRINTED.characters]
THIEF: Final = CHARACTERS.index("thief")
TINKER: Final = CHARACTERS.index("tinker")
RANGER: Final = CHARACTERS.index("ranger")
VAGRANT: Final = CHARACTERS.index("vagrant")
ARBITER: Final = CHARACTERS.index("arbiter")
SCOUNDREL: Final = CHARACTERS.index("scoundrel")

HIDEOUT_REPAIRS: Final = 3
"""root:vagabond.ranger"""

QUESTS: Final[list[str]] = [quest.id for quest in data.PRINTED.quests]
"""root:vagabond.quests"""
ALL_QUESTS: Final = (1 << len(QUESTS)) - 1
OPEN_QUESTS: Final = 3


@final
class Trove:
    """What Vagabonds share: the quests, and the items under the ruins."""

    def __init__(self, opened: i64, left: i64, under: vec[i64], looked: vec[i64]) -> None:
        self.opened = opened
        """The quests that are face up."""
        self.left = left
        """The quests still in their deck."""
        self.under = under
        """Two places for each clearing: the item under the ruin there, or -1."""
        self.looked = looked
        """By clearing: the seats that know what is there."""

    def clone(self) -> Trove:
        return Trove(self.opened, self.left, self.under[:], self.looked[:])

    def tiles(self, clearing: ClearingId) -> i64:
        """How many items are under a ruin."""
        return (1 if self.under[2 * clearing] >= 0 else 0) + (1 if self.under[2 * clearing + 1] >= 0 else 0)

    def kinds(self, clearing: ClearingId) -> i64:
        """The kinds of items under a ruin."""
        mask: i64 = 0
        for place in range(2 * clearing, 2 * clearing + 2):
            if self.under[place] >= 0:
                mask |= bit(self.under[place])
        return mask

    def hide(self, clearing: ClearingId, item: i64) -> None:
        place = 2 * clearing
        self.under[place if self.under[place] < 0 else place + 1] = item

    def shuffle(self, viewer: SeatId, rng: Random) -> None:
        """Items under ruins the viewer has not looked at change places."""
        under = self.under
        left: list[int] = []
        for place in range(len(under)):
            if under[place] >= 0 and not (viewer >= 0 and self.looked[place // 2] >> viewer & 1):
                left.append(place)
        for last in range(len(left) - 1, 0, -1):
            place, other = left[last], left[int(rng.random() * (last + 1))]
            tile = under[place]
            under[place] = under[other]
            under[other] = tile

    def take(self, clearing: ClearingId, item: i64) -> None:
        place = 2 * clearing
        self.under[place if self.under[place] == item else place + 1] = -1


def empty_trove() -> Trove:
    """A trove with no quest opened and no item hidden."""
    return Trove(0, ALL_QUESTS, vec[i64]([-1] * (2 * CLEARINGS)), vec[i64]([0] * CLEARINGS))


@final
class VagabondState(FactionState):
    """One Vagabond."""

    def __init__(
        self,
        mat: VagabondMat,
        seat: Seat,
        host: int,
        character: i64,
        kit: vec[i64],
        relations: vec[i64],
        aids: vec[i64],
        done: i64,
        marked: i64,
        teas: i64,
        stowed: i64,
        trove: Trove | None,
    ) -> None:
        self.mat: Final = mat
        """What is printed on his board."""
        self.seat = seat
        self.host = host
        """The seat whose state holds what the Vagabonds share."""
        self.character = character
        self.kit = kit
        """By place: how many items of each kind are there, packed."""
        self.relations = relations
        """By seat."""
        self.aids = aids
        """By seat: aids of this turn not yet used for a step."""
        self.done = done
        """Completed quests."""
        self.marked = marked
        """Kinds of items he owns with the mark of the ruins."""
        self.teas = teas
        """Tea face up on its track when Birdsong began."""
        self.stowed = stowed
        """Items moved from a track to the satchel this turn."""
        self.trove = trove

    def clone(self) -> VagabondState:
        trove = self.trove
        return VagabondState(
            self.mat,
            self.seat,
            self.host,
            self.character,
            self.kit[:],
            self.relations[:],
            self.aids[:],
            self.done,
            self.marked,
            self.teas,
            self.stowed,
            None if trove is None else trove.clone(),
        )

    def items(self, item: i64) -> i64:
        number: i64 = 0
        for place in range(PLACES):
            number += self.at(item, place)
        trove = self.trove
        if trove is not None:
            for hidden in trove.under:
                if hidden == item:
                    number += 1
        return number

    def shuffle(self, viewer: SeatId, rng: Random) -> None:
        if self.trove is not None:
            self.trove.shuffle(viewer, rng)

    # -- counting -----------------------------------------------------------------------------------------

    def at(self, item: i64, place: i64) -> i64:
        """Items of a kind in one place."""
        return self.kit[place] >> item * PACK & MOST

    def ready(self, item: i64) -> i64:
        """root:9.2.5.exhaust  Items of a kind that can pay: face up and undamaged."""
        return self.kit[TRACK] + self.kit[UP] >> item * PACK & MOST

    def all_ready(self) -> i64:
        return total(self.kit[TRACK] + self.kit[UP])

    def lying(self, place: i64) -> i64:
        """Items of all kinds in one place."""
        return total(self.kit[place])

    def swords(self) -> i64:
        """root:9.2.6  Undamaged swords in the satchel, face up or down."""
        return self.at(SWORD, UP) + self.at(SWORD, DOWN)

    def undamaged(self) -> i64:
        return self.lying(TRACK) + self.lying(UP) + self.lying(DOWN)

    def damaged(self) -> i64:
        return self.lying(HURT_UP) + self.lying(HURT_DOWN)

    def burden(self) -> i64:
        """root:9.6.4  What counts against the limit: satchel and Damaged box."""
        return self.lying(UP) + self.lying(DOWN) + self.damaged()

    def limit(self) -> i64:
        """root:9.6.4  Six, and two for each bag face up on its track."""
        return self.mat.items + self.mat.per_bag * self.at(BAG, TRACK)

    def has_room(self, item: i64) -> bool:
        """root:9.2.5.I.limit  Whether the item has a track with a free space."""
        return HAS_TRACK >> item & 1 != 0 and self.at(item, TRACK) < self.mat.track

    # -- changing -----------------------------------------------------------------------------------------

    def put(self, item: i64, place: i64, number: i64) -> None:
        self.kit[place] += number << item * PACK

    def lay_up(self, item: i64) -> None:
        """root:9.2.5.I, 9.2.5.II  A face-up item goes to its track while there is room, otherwise to the satchel."""
        self.put(item, TRACK if self.has_room(item) else UP, 1)

    def exhaust(self, item: i64, number: i64) -> None:
        """root:9.2.5.exhaust, 9.5.track  Turn items face down, satchel first. They end up in the satchel."""
        while number > 0:
            self._take_up(item)
            self.put(item, DOWN, 1)
            number -= 1

    def _take_up(self, item: i64) -> None:
        # Items are worth more on a track, so those in the satchel go first.
        self.put(item, UP if self.at(item, UP) else TRACK, -1)

    def damage(self, item: i64, face: i64) -> None:
        """root:9.2.7  An undamaged item goes to the Damaged box and keeps its face."""
        if face:
            self.put(item, DOWN, -1)
            self.put(item, HURT_DOWN, 1)
        else:
            self._take_up(item)
            self.put(item, HURT_UP, 1)

    def repair(self, item: i64, face: i64) -> None:
        """root:9.5.7  A damaged item goes back and keeps its face. A face-up one goes to its track, if any."""
        if face:
            self.put(item, HURT_DOWN, -1)
            self.put(item, DOWN, 1)
        else:
            self.put(item, HURT_UP, -1)
            self.lay_up(item)

    def tidy(self) -> None:
        """root:9.2.5.III  Put tea, coins and bags on their tracks as far as there is room.

        He may do so at any time; it is done for him when a phase is about to count them, since nothing is lost by it.
        """
        for item in TRACKED:
            while self.at(item, UP) and self.at(item, TRACK) < self.mat.track:
                self.put(item, UP, -1)
                self.put(item, TRACK, 1)

    def quests_done(self, g: RootGame, suit: Suit) -> i64:
        """Completed quests of a suit."""
        return count(self.done & g.kit.print.quests.of_suit[suit])


def vagabond(g: RootGame, seat: SeatId) -> VagabondState:
    """A Vagabond's own state."""
    state = g.states[seat]
    assert isinstance(state, VagabondState)
    return state


def is_vagabond(g: RootGame, seat: SeatId) -> bool:
    return g.factions[seat] == FIRST or g.factions[seat] == SECOND


def trove(g: RootGame, seat: SeatId) -> Trove:
    """What this Vagabond shares with the other, if there is one."""
    found = vagabond(g, vagabond(g, seat).host).trove
    assert found is not None
    return found


def other_vagabond(g: RootGame, seat: SeatId) -> int:
    """The seat of the other Vagabond, or -1."""
    for other in range(g.players):
        if other != seat and is_vagabond(g, other):
            return other
    return -1


def in_clearing(g: RootGame, seat: SeatId) -> bool:
    return 0 <= g.pawns[seat] < CLEARINGS


def tell_item(g: RootGame, key: str, seat: Seat, item: i64) -> None:
    """Tell the players something about an item."""
    if g.events is not None:
        g.tell(key, {"seat": f"seat:{seat}", "item": f"item:{ITEMS[item]}"})
