"""The position: flat arrays behind named accessors, one explicit clone."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.raiders.hooks import Hooks
from marches.games.raiders.tables import (
    CARD,
    CREW_STRENGTH,
    DOUBLE,
    DOUBLES_ABILITY,
    EAGLE_KIND,
    FACE_DOWN,
    GOLD,
    KUMIS,
    LIVESTOCK,
    NONE,
    PROVISION,
    QUEST_PLACES,
    SILVER,
    SLOTS,
    STRIDE,
    TOKENS,
    VP,
)
from marches.kernel.action import Action
from marches.kernel.game import Game
from marches.kernel.line import Fact
from marches.kernel.step import Chance, Decision, Sealed, Step

# What `raid` holds while a raid is under way; zeros otherwise.
RAID_AT: Final = 0
RAID_PROVISIONS: Final = 1
RAID_WAGONS: Final = 2
RAID_KUMIS: Final = 3
RAID_STRENGTH: Final = 4
RAID_WOUNDS: Final = 5
RAID_HURT: Final = 6
"""Mask of the slots whose member took a wound in this raid."""
RAID_DICE: Final = 7
"""How many dice lie on the table; their faces follow."""
RAID_FIRST_DIE: Final = 8
RAID_SIZE: Final = 16

# What `rival` holds in a game against one.
RIVAL_LEVEL: Final = 0
RIVAL_PROVISIONS: Final = 1
RIVAL_VP: Final = 2
RIVAL_SCHEME: Final = 3
RIVAL_SCHEMES: Final = 4
"""Mask of the schemes still in the deck."""
RIVAL_SIZE: Final = 5


class RaidersGame(Game):
    """A position of Raiders of Scythia.

    Face-down tiles and decks have no order and, where nobody has seen them, no identity: nature decides when they
    are turned up. What is hidden is only which cards are in whose hand.
    """

    def __init__(
        self,
        players: int,
        agenda: list[Step[Any]],
        sealed: dict[int, Action],
        hooks: list[Hooks],
        colours: tuple[str, ...],
        goods: vec[i64],
        workers: vec[i64],
        heroes: vec[i64],
        crew: vec[i64],
        wounds: vec[i64],
        eagles: vec[i64],
        horses: vec[i64],
        hands: list[list[int]],
        shown: list[list[int]],
        village: vec[i64],
        spots: vec[i64],
        plunder: vec[i64],
        supply: vec[i64],
        quest_at: vec[i64],
        quest_owner: vec[i64],
        crew_deck: vec[i64],
        crew_pile: vec[i64],
        animal_deck: vec[i64],
        animal_pile: vec[i64],
        display: vec[i64],
        offer: vec[i64],
        raid: vec[i64],
        rival: vec[i64],
        rival_horses: vec[i64],
        crew_left: int,
        crew_piled: int,
        animals_left: int,
        animals_piled: int,
        unseen_quests: int,
        unseen_heroes: int,
        open_spaces: int,
        quests_left: int,
        first: int,
        active: int,
        turns: int,
        turns_left: int,
        hero_used: bool,
        eagles_used: int,
    ) -> None:
        super().__init__(players, agenda, sealed)
        self.hooks = hooks
        self.colours = colours
        self.goods = goods
        self.workers = workers
        self.heroes = heroes
        self.crew = crew
        self.wounds = wounds
        self.eagles = eagles
        self.horses = horses
        self.hands = hands
        self.shown = shown
        self.village = village
        self.spots = spots
        self.plunder = plunder
        self.supply = supply
        self.quest_at = quest_at
        self.quest_owner = quest_owner
        self.crew_deck = crew_deck
        self.crew_pile = crew_pile
        self.animal_deck = animal_deck
        self.animal_pile = animal_pile
        self.display = display
        self.offer = offer
        self.raid = raid
        self.rival = rival
        self.rival_horses = rival_horses
        self.crew_left = crew_left
        self.crew_piled = crew_piled
        self.animals_left = animals_left
        self.animals_piled = animals_piled
        self.unseen_quests = unseen_quests
        self.unseen_heroes = unseen_heroes
        self.open_spaces = open_spaces
        self.quests_left = quests_left
        self.first = first
        self.active = active
        self.turns = turns
        self.turns_left = turns_left
        self.hero_used = hero_used
        self.eagles_used = eagles_used

    def clone(self) -> RaidersGame:
        g = RaidersGame(
            self.players,
            self.agenda.copy(),
            self.sealed.copy(),
            self.hooks,
            self.colours,
            self.goods[:],
            self.workers[:],
            self.heroes[:],
            self.crew[:],
            self.wounds[:],
            self.eagles[:],
            self.horses[:],
            [hand.copy() for hand in self.hands],
            [cards.copy() for cards in self.shown],
            self.village[:],
            self.spots[:],
            self.plunder[:],
            self.supply[:],
            self.quest_at[:],
            self.quest_owner[:],
            self.crew_deck[:],
            self.crew_pile[:],
            self.animal_deck[:],
            self.animal_pile[:],
            self.display[:],
            self.offer[:],
            self.raid[:],
            self.rival[:],
            self.rival_horses[:],
            self.crew_left,
            self.crew_piled,
            self.animals_left,
            self.animals_piled,
            self.unseen_quests,
            self.unseen_heroes,
            self.open_spaces,
            self.quests_left,
            self.first,
            self.active,
            self.turns,
            self.turns_left,
            self.hero_used,
            self.eagles_used,
        )
        g.take_over(self)
        return g

    # -- what a player has ------------------------------------------------------------------------------------

    def has(self, seat: int, kind: int) -> int:
        """How many of a good a player has; hand cards are goods too."""
        return len(self.hands[seat]) if kind == CARD else int(self.goods[seat * STRIDE + kind])

    def add(self, seat: int, kind: int, amount: int) -> None:
        """Move tokens between the supply and a player (not hand cards)."""
        self.goods[seat * STRIDE + kind] += amount
        if GOLD <= kind <= LIVESTOCK:
            self.supply[kind - GOLD] -= amount

    def vp(self, seat: int) -> int:
        return int(self.goods[seat * STRIDE + VP])

    def member(self, seat: int, slot: int) -> int:
        """The crew card in a slot, or NONE."""
        return int(self.crew[seat * SLOTS + slot])

    def eagle(self, seat: int, slot: int) -> int:
        return int(self.eagles[seat * SLOTS + slot])

    def horse(self, seat: int, slot: int) -> int:
        return int(self.horses[seat * SLOTS + slot])

    def wounds_on(self, seat: int, slot: int) -> int:
        return int(self.wounds[seat * SLOTS + slot])

    def crew_size(self, seat: int) -> int:
        """How many members a crew has; the hero is none of them."""
        crew = self.crew
        size = 0
        for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if crew[i] >= 0:
                size += 1
        return size

    def all_wounds(self, seat: int) -> int:
        wounds = self.wounds
        total = 0
        for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
            total += int(wounds[i])
        return total

    def times(self, seat: int, slot: int) -> int:
        """raiders:village.stables.double  How often the ability of the member in a slot counts."""
        eagle = self.eagles[seat * SLOTS + slot]
        return DOUBLES_ABILITY if eagle >= 0 and EAGLE_KIND[eagle] == DOUBLE else 1

    def strength_of(self, seat: int, slot: int) -> int:
        """raiders:wound.minus-strength  A member's own strength: as printed, less its wounds.

        raiders:wound.zero-member: at 0 it is still a member.
        """
        return CREW_STRENGTH[self.crew[seat * SLOTS + slot]] - int(self.wounds[seat * SLOTS + slot])

    def quests_of(self, owner: int) -> int:
        """How many quests a contender has completed."""
        done = 0
        for holder in self.quest_owner:
            if holder == owner:
                done += 1
        return done

    # -- hands and decks --------------------------------------------------------------------------------------

    def to_hand(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        hand.append(card)
        hand.sort()

    def from_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand, which everyone sees."""
        self.hands[seat].remove(card)
        if card in self.shown[seat]:
            self.shown[seat].remove(card)

    def discard(self, card: int) -> None:
        """A crew card goes to the discard pile."""
        self.crew_pile[card] += 1
        self.crew_piled += 1

    def discard_animal(self, animal: int) -> None:
        self.animal_pile[animal] += 1
        self.animals_piled += 1

    def token_supply(self, kind: int) -> int:
        """raiders:setup.supply  Silver, provisions, kumis (or wounds: 3) left of those in the box."""
        left = TOKENS[kind]
        if kind == 3:
            for wound in self.wounds:
                left -= int(wound)
            return left
        for seat in range(self.players):
            left -= int(self.goods[seat * STRIDE + kind])
        if kind == PROVISION and len(self.rival):
            left -= int(self.rival[RIVAL_PROVISIONS])
        return left

    # -- quests on the board ----------------------------------------------------------------------------------

    def place_of_quest(self, quest: int) -> int:
        """Where a face-up quest lies, or NONE."""
        for place in range(len(QUEST_PLACES)):
            if self.quest_at[place] == quest:
                return place
        return NONE

    def face_up(self) -> list[int]:
        """The face-up quests, from place to place."""
        return [int(quest) for quest in self.quest_at if quest >= 0]

    def face_down(self) -> int:
        hidden = 0
        for quest in self.quest_at:
            if quest == FACE_DOWN:
                hidden += 1
        return hidden

    # -- contenders: the players and whoever a module adds -----------------------------------------------------

    def contenders(self) -> int:
        count = self.players
        for hook in self.hooks:
            count += hook.contenders()
        return count

    def blocked(self) -> int:
        """Mask of the locations no worker may be placed on or taken from."""
        mask = 0
        for hook in self.hooks:
            mask |= hook.blocked(self)
        return mask

    def loose_goods(self, seat: int) -> int:
        """Silver, provisions and kumis together."""
        return self.has(seat, SILVER) + self.has(seat, PROVISION) + self.has(seat, KUMIS)


class RaidersStep(Step[RaidersGame]):
    """A step of Raiders of Scythia."""


class RaidersDecision(Decision[RaidersGame]):
    """A decision of one player."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, g: RaidersGame) -> tuple[int, ...]:
        return SEAT_TUPLES[self.seat]

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}"}


class RaidersSealed(Sealed[RaidersGame]):
    """A decision several players take at once."""


class RaidersChance(Chance[RaidersGame]):
    """A roll or a draw."""


SEAT_TUPLES: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,)]
