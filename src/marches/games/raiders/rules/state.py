"""The position: flat arrays behind named accessors, one explicit clone."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.raiders.rules.hooks import Hooks
from marches.games.raiders.rules.kit import Kit
from marches.games.raiders.rules.tables import (
    ANIMALS,
    CARD,
    CREW,
    DOUBLE,
    GOLD,
    HEROES,
    KUMIS,
    LIVESTOCK,
    LOCATIONS,
    NEWEST_RULINGS,
    NONE,
    OFFERS,
    PROVISION,
    QUEST_PLACES,
    QUESTS,
    SCHEMES,
    SETTLEMENTS,
    SHOWN,
    SILVER,
    SLOTS,
    SPACES,
    STRIDE,
    VP,
)
from marches.kernel.arrays import filled, zeros
from marches.kernel.game import Game
from marches.kernel.line import Fact
from marches.kernel.step import A, Chance, Sealed, Seat, SeatDecision, SeatStep, Step


@final
class Raid:
    """The raid under way."""

    def __init__(self, like: Raid | None, settlement: int) -> None:
        self.settlement = settlement
        self.provisions: int = 0 if like is None else like.provisions
        self.wagons: int = 0 if like is None else like.wagons
        """What is still to pay, printed cost less reductions."""
        self.kumis: int = 0 if like is None else like.kumis
        self.strength: int = 0 if like is None else like.strength
        self.wounds: int = 0 if like is None else like.wounds
        """Wounds still to place."""
        self.hurt: int = 0 if like is None else like.hurt
        """Mask of the slots whose member took a wound in this raid."""
        self.faces: list[int] = [] if like is None else like.faces.copy()
        """The faces of the dice on the table."""

    def clone(self) -> Raid:
        return Raid(self, self.settlement)


@final
class Rival:
    """The rival of a solo game."""

    def __init__(self, like: Rival | None, level: int) -> None:
        self.level = level
        self.provisions: int = 0 if like is None else like.provisions
        self.vp: int = 0 if like is None else like.vp
        self.scheme: int = NONE if like is None else like.scheme
        """The face-up scheme, or NONE."""
        self.schemes: int = (1 << len(SCHEMES)) - 1 if like is None else like.schemes
        """Mask of the schemes still in the deck."""
        self.horses: vec[i64] = zeros(len(ANIMALS)) if like is None else like.horses[:]

    def clone(self) -> Rival:
        return Rival(self, self.level)


class RaidersGame(Game):
    """A position of Raiders of Scythia.

    Face-down tiles and decks have no order and, where nobody has seen them, no identity: nature decides when they
    are turned up. What is hidden is only which cards are in whose hand.
    """

    def __init__(
        self, like: RaidersGame | None, players: int, kit: Kit, hooks: list[Hooks], colours: tuple[str, ...]
    ) -> None:
        """A copy of `like`, or a bare board: everything in the bag and the decks, nothing laid out yet.

        raiders:setup.decks: decks are counts, so there is no order to know.
        raiders:setup.player.worker, raiders:setup.unused-spaces
        """
        super().__init__(like, players)
        self.kit = kit
        """What is printed on the components, the same for every clone."""
        self.hooks = hooks
        self.colours = colours
        self.goods: vec[i64] = zeros(players * STRIDE) if like is None else like.goods[:]
        self.workers: vec[i64] = filled(players, kit.start_worker) if like is None else like.workers[:]
        self.heroes: vec[i64] = filled(players, NONE) if like is None else like.heroes[:]
        self.crew: vec[i64] = filled(players * SLOTS, NONE) if like is None else like.crew[:]
        self.wounds: vec[i64] = zeros(players * SLOTS) if like is None else like.wounds[:]
        self.eagles: vec[i64] = filled(players * SLOTS, NONE) if like is None else like.eagles[:]
        self.horses: vec[i64] = filled(players * SLOTS, NONE) if like is None else like.horses[:]
        self.hands: list[list[int]] = [[] for _ in range(players)] if like is None else [h.copy() for h in like.hands]
        self.shown: list[list[int]] = [[] for _ in range(players)] if like is None else [h.copy() for h in like.shown]
        self.village: vec[i64] = zeros(len(LOCATIONS)) if like is None else like.village[:]
        self.spots: vec[i64] = zeros(2 * len(SETTLEMENTS)) if like is None else like.spots[:]
        self.plunder: vec[i64] = zeros(4 * len(SPACES)) if like is None else like.plunder[:]
        self.supply: vec[i64] = vec[i64](kit.plunder_tokens) if like is None else like.supply[:]
        self.quest_at: vec[i64] = filled(len(QUEST_PLACES), NONE) if like is None else like.quest_at[:]
        self.quest_owner: vec[i64] = filled(len(QUESTS), NONE) if like is None else like.quest_owner[:]
        self.crew_deck: vec[i64] = vec[i64](kit.crew_copies) if like is None else like.crew_deck[:]
        self.crew_pile: vec[i64] = zeros(len(CREW)) if like is None else like.crew_pile[:]
        self.animal_deck: vec[i64] = vec[i64](kit.animal_copies) if like is None else like.animal_deck[:]
        self.animal_pile: vec[i64] = zeros(len(kit.animal_copies)) if like is None else like.animal_pile[:]
        self.display: vec[i64] = filled(SHOWN, NONE) if like is None else like.display[:]
        self.offer: vec[i64] = filled(2 * OFFERS, NONE) if like is None else like.offer[:]
        self.raid: Raid | None = None if like is None or like.raid is None else like.raid.clone()
        self.rival: Rival | None = None if like is None or like.rival is None else like.rival.clone()
        self.crew_left: int = sum(kit.crew_copies) if like is None else like.crew_left
        self.crew_piled: int = 0 if like is None else like.crew_piled
        self.animals_left: int = sum(kit.animal_copies) if like is None else like.animals_left
        self.animals_piled: int = 0 if like is None else like.animals_piled
        self.unseen_quests: int = (1 << len(QUESTS)) - 1 if like is None else like.unseen_quests
        self.unseen_heroes: int = (1 << len(HEROES)) - 1 if like is None else like.unseen_heroes
        self.open_spaces: int = kit.in_play[players] if like is None else like.open_spaces
        self.quests_left: int = 0 if like is None else like.quests_left
        self.first: int = 0 if like is None else like.first
        self.active: int = 0 if like is None else like.active
        self.turns: int = 0 if like is None else like.turns
        self.turns_left: int = NONE if like is None else like.turns_left
        self.hero_used: bool = False if like is None else like.hero_used
        self.eagles_used: int = 0 if like is None else like.eagles_used
        self.rulings: int = NEWEST_RULINGS if like is None else like.rulings
        """The rules version whose rulings the game follows (docs/decisions/0010): an older one in games begun then."""
        self.open_quests: bool = False if like is None else like.open_quests
        self.count_settlements: bool = False if like is None else like.count_settlements

    def clone(self) -> RaidersGame:
        return RaidersGame(self, self.players, self.kit, self.hooks, self.colours)

    def the_raid(self) -> Raid:
        """The raid under way. Only called while there is one."""
        raid = self.raid
        assert raid is not None
        return raid

    def the_rival(self) -> Rival:
        """The rival. Only called in games against one."""
        rival = self.rival
        assert rival is not None
        return rival

    # -- what a player has ------------------------------------------------------------------------------------

    def has(self, seat: Seat, kind: int) -> int:
        """How many of a good a player has; hand cards are goods too."""
        return len(self.hands[seat]) if kind == CARD else int(self.goods[seat * STRIDE + kind])

    def add(self, seat: Seat, kind: int, amount: int) -> None:
        """Move tokens between the supply and a player (not hand cards)."""
        self.goods[seat * STRIDE + kind] += amount
        if GOLD <= kind <= LIVESTOCK:
            self.supply[kind - GOLD] -= amount

    def vp(self, seat: Seat) -> int:
        return int(self.goods[seat * STRIDE + VP])

    def member(self, seat: Seat, slot: int) -> int:
        """The crew card in a slot, or NONE."""
        return int(self.crew[seat * SLOTS + slot])

    def eagle(self, seat: Seat, slot: int) -> int:
        return int(self.eagles[seat * SLOTS + slot])

    def horse(self, seat: Seat, slot: int) -> int:
        return int(self.horses[seat * SLOTS + slot])

    def wounds_on(self, seat: Seat, slot: int) -> int:
        return int(self.wounds[seat * SLOTS + slot])

    def crew_size(self, seat: Seat) -> int:
        """How many members a crew has; the hero is not one of them."""
        crew = self.crew
        size = 0
        for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if crew[i] >= 0:
                size += 1
        return size

    def all_wounds(self, seat: Seat) -> int:
        wounds = self.wounds
        total = 0
        for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
            total += int(wounds[i])
        return total

    def times(self, seat: Seat, slot: int) -> int:
        """raiders:village.stables.double  How many times the ability of the member in a slot counts."""
        eagle = self.eagles[seat * SLOTS + slot]
        return self.kit.doubles_ability if eagle >= 0 and self.kit.eagle_kind[eagle] == DOUBLE else 1

    def strength_of(self, seat: Seat, slot: int) -> int:
        """raiders:wound.minus-strength  A member's own strength: as printed, less its wounds.

        raiders:wound.zero-member: at 0 it is still a member.
        """
        return self.kit.crew_strength[self.crew[seat * SLOTS + slot]] - int(self.wounds[seat * SLOTS + slot])

    def quests_of(self, owner: Seat) -> int:
        """How many quests a contender has completed."""
        done = 0
        for holder in self.quest_owner:
            if holder == owner:
                done += 1
        return done

    # -- hands and decks --------------------------------------------------------------------------------------

    def to_hand(self, seat: Seat, card: int) -> None:
        hand = self.hands[seat]
        hand.append(card)
        hand.sort()

    def from_hand(self, seat: Seat, card: int) -> None:
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
        left = self.kit.tokens[kind]
        if kind == 3:
            for wound in self.wounds:
                left -= int(wound)
            return left
        for seat in range(self.players):
            left -= int(self.goods[seat * STRIDE + kind])
        if kind == PROVISION and self.rival is not None:
            left -= self.rival.provisions
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

    # -- contenders: the players and those a module adds -------------------------------------------------------

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

    def loose_goods(self, seat: Seat) -> int:
        """Silver, provisions and kumis together."""
        return self.has(seat, SILVER) + self.has(seat, PROVISION) + self.has(seat, KUMIS)


class RaidersStep(Step[RaidersGame]):
    """A step of Raiders of Scythia."""


class RaidersSeatStep(SeatStep[RaidersGame]):
    """A step of one seat."""


class RaidersDecision(SeatDecision[RaidersGame, A]):
    """A decision of one player."""

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}"}


class RaidersSealed(Sealed[RaidersGame, A]):
    """A decision several players take at once."""


class RaidersChance(Chance[RaidersGame, A]):
    """A roll or a draw."""
