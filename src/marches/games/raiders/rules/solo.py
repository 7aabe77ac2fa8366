"""The solo opponent: a rival chief run by scheme cards, plugged in through the hooks."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from marches.games.raiders.rules.actions import SHOW_SCHEME, Pick
from marches.games.raiders.rules.animals import REFILL, exhausted
from marches.games.raiders.rules.hooks import Hooks
from marches.games.raiders.rules.quests import collect_quest
from marches.games.raiders.rules.raiding import close_space, cover_spot
from marches.games.raiders.rules.scoring import quest_vp
from marches.games.raiders.rules.state import (
    RaidersGame,
    RaidersStep,
    Rival,
)
from marches.games.raiders.rules.tables import (
    ANIMALS,
    CIV_MASK,
    COMPARE_QUESTS,
    COVERED,
    LOCATIONS,
    NONE,
    PROVISION,
    QUESTS,
    SCHEMES,
    SPACE_CIV,
    SPACE_SETTLEMENT,
    SPACES,
    VILLAGE_QUEST,
    VP,
)
from marches.kernel.deck import Draw
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat, Step

ALL_SCHEMES: Final[int] = (1 << len(SCHEMES)) - 1


class Solo(Hooks):
    """raiders:solo.overview  One rival, who is not a seat: it takes turns, blocks a location and is ranked at the end.

    raiders:solo.your-turn: your own turns follow the common rules. raiders:solo.end.trigger: so does the end.
    """

    def contenders(self) -> int:
        """raiders:solo.turn-order  You and the rival alternate."""
        return 1

    def turn(self, g: RaidersGame) -> list[Step[Any]]:
        """raiders:solo.turn.reveal  The rival reveals a scheme card and carries it out."""
        g.tell("raiders-did-begin-rival-turn", {"turn": int(g.turns) // g.contenders() + 1})
        return [ShuffleSchemes(), RevealScheme(), CarryOutScheme()]

    def blocked(self, g: RaidersGame) -> int:
        """raiders:solo.block  The visible scheme closes one location; raiders:solo.block.effects  to workers only."""
        scheme = g.the_rival().scheme
        return 1 << g.kit.scheme_blocks[scheme] if scheme >= 0 else 0

    def why_blocked(self, g: RaidersGame, location: int) -> Reason | None:
        scheme = g.the_rival().scheme
        if scheme < 0 or g.kit.scheme_blocks[scheme] != location:
            return None
        facts: dict[str, Fact] = {
            "location": f"location:{LOCATIONS[location]}",
            "scheme": f"scheme:{SCHEMES[scheme]}",
        }
        return Reason("raiders:solo.block", "raiders-why-blocked", facts)

    def unused_partner_leaves(self, g: RaidersGame) -> bool:
        """raiders:solo.setup.pairs  Both cards of the pair you did not choose leave the game."""
        return g.rulings > 1  # Until rules version 2 the crew card started the discard pile.

    def raids_without_workers(self) -> bool:
        """raiders:end.dead-end  The rival does, so somebody can always raid."""
        return True

    def opponents_with_more(self, g: RaidersGame, seat: Seat, what: int) -> int:
        """raiders:solo.compare  The rival is your one opponent; it never has silver."""
        if what == COMPARE_QUESTS:
            return 1 if g.quests_of(g.players) > g.quests_of(seat) else 0
        if what == 0:
            return 1 if g.the_rival().vp > g.has(seat, VP) else 0
        return 1 if what == 2 and g.the_rival().provisions > g.has(seat, PROVISION) else 0

    def standings(self, g: RaidersGame) -> list[tuple[int, int, int]]:
        """raiders:solo.end.tie  Its quests, horses and one crew card are counted, then its provisions."""
        horses = sum([int(count) for count in g.the_rival().horses])
        return [(rival_score(g), g.quests_of(g.players) + horses + 1, g.the_rival().provisions)]

    def tell_scores(self, g: RaidersGame) -> None:
        track, quests, total = g.the_rival().vp, quest_vp(g, g.players), rival_score(g)
        facts: dict[str, Fact] = {"track": track, "quests": quests, "horses": total - track - quests, "total": total}
        g.tell("raiders-did-rival-score", facts)


SOLO: Final = Solo()


def seat_rival(g: RaidersGame, level: int) -> None:
    """raiders:solo.setup.deck, raiders:solo.setup.provisions, raiders:solo.setup.rival-marker  The rival's things."""
    g.rival = Rival(None, level)
    g.rival.provisions = g.kit.level_provisions[level]


def rival_score(g: RaidersGame) -> int:
    """raiders:solo.end.score  Points on the track, of quests and of remaining horses; eagles count nothing."""
    horses = sum([int(g.the_rival().horses[animal]) * g.kit.horse_vp[animal] for animal in range(len(ANIMALS))])
    return g.the_rival().vp + quest_vp(g, g.players) + horses


def rival_strength(g: RaidersGame) -> int:
    """raiders:solo.horse.only-horse  Base strength and the horse halves of its animals."""
    total = g.kit.level_strength[g.the_rival().level]
    for animal in range(len(ANIMALS)):
        total += int(g.the_rival().horses[animal]) * g.kit.horse_strength[animal]
    return total


# -- its turn ---------------------------------------------------------------------------------------------------


class ShuffleSchemes(RaidersStep):
    """raiders:solo.deck-empty  An empty scheme deck is rebuilt from its discard pile."""

    def run(self, g: RaidersGame) -> None:
        if g.the_rival().schemes == 0:
            g.the_rival().schemes = ALL_SCHEMES
            g.tell("raiders-did-reshuffle-schemes", {})


class RevealScheme(Draw[RaidersGame, Pick]):
    """raiders:solo.turn.reveal  The top scheme card is turned onto the discard pile."""

    rule: ClassVar[str] = "raiders:solo.turn.reveal"

    def stream(self) -> str:
        return "scheme-deck"

    def deck(self, g: RaidersGame) -> i64:
        return g.the_rival().schemes

    def drawn(self, g: RaidersGame, place: i64) -> Pick:
        return SHOW_SCHEME[place]

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        g.the_rival().schemes &= ~(1 << action.at)
        g.the_rival().scheme = action.at
        if g.events is not None:
            blocked = LOCATIONS[g.kit.scheme_blocks[action.at]]
            facts: dict[str, Fact] = {"scheme": f"scheme:{SCHEMES[action.at]}", "location": f"location:{blocked}"}
            g.tell("raiders-did-scheme", facts)


class CarryOutScheme(RaidersStep):
    """raiders:solo.turn.checks  Settlement, provisions, strength: from top to bottom.

    raiders:solo.turn.first-failure: the first check that fails says what it does instead.
    raiders:solo.turn.raid: when none fails, it raids.
    """

    def run(self, g: RaidersGame) -> None:
        scheme = g.the_rival().scheme
        if not g.open_spaces & CIV_MASK[g.kit.scheme_civ[scheme]]:
            take_quest(g, scheme)  # raiders:solo.check.settlement
        elif g.the_rival().provisions < g.kit.scheme_provisions[scheme]:
            gain_provisions(g)
        elif rival_strength(g) < g.kit.scheme_strength[scheme]:
            take_horse(g, scheme)  # raiders:solo.check.strength
        else:
            rival_raid(g, scheme)


def gain_provisions(g: RaidersGame) -> None:
    """raiders:solo.check.provisions  It gains two provisions, some rivals three; raiders:solo.provisions.no-limit."""
    gained = g.kit.level_gains[g.the_rival().level]
    g.the_rival().provisions += gained
    g.tell("raiders-did-rival-provisions", {"count": gained})


def row_of(place: int) -> int:
    """raiders:solo.quest.rows  The village counts as two rows, each civilisation as one."""
    return place - VILLAGE_QUEST if place >= VILLAGE_QUEST else 2 + SPACE_CIV[place]


def quest_by_arrows(g: RaidersGame, scheme: int) -> int:
    """raiders:solo.quest.arrows  The first arrow picks the row, the second one decides within it; or NONE."""
    best = NONE
    best_rank = 0
    for place in range(len(g.quest_at)):
        if g.quest_at[place] >= 0:  # raiders:solo.quest.face-up
            row, column = row_of(place), place % VILLAGE_QUEST
            rank = (-row if g.kit.scheme_up[scheme] else row) * 100 + (-column if g.kit.scheme_left[scheme] else column)
            if best < 0 or rank < best_rank:
                best, best_rank = int(g.quest_at[place]), rank
    return best


def take_quest(g: RaidersGame, scheme: int) -> None:
    """raiders:solo.quest.keep  It takes a face-up quest for nothing; raiders:solo.quest.none  or else a horse."""
    quest = quest_by_arrows(g, scheme)
    if quest < 0:
        take_horse(g, scheme)
        return
    g.tell("raiders-did-rival-quest", {"quest": f"quest:{QUESTS[quest]}"})
    collect_quest(g, g.players, quest)


def take_horse(g: RaidersGame, scheme: int) -> None:
    """raiders:solo.horse.which  The displayed animal its card points at; raiders:solo.horse.place  without limit."""
    if exhausted(g):
        return
    position = g.kit.scheme_horse[scheme]
    animal = int(g.display[position])
    g.display[position] = NONE
    g.the_rival().horses[animal] += 1
    if g.events is not None:
        g.tell("raiders-did-rival-horse", {"animal": f"animal:{ANIMALS[animal]}"})
    g.then_one(REFILL[position])


# -- its raids --------------------------------------------------------------------------------------------------


def target_of(g: RaidersGame, scheme: int) -> int:
    """raiders:solo.raid.target  The space its card names; raiders:solo.raid.next  if raided, the next to the right."""
    first = g.kit.scheme_civ[scheme] * 6
    in_row = [first + i for i in range(6) if g.kit.in_play[g.players] >> (first + i) & 1]
    for step in range(len(in_row)):
        space = in_row[(g.kit.scheme_target[scheme] - 1 + step) % len(in_row)]
        if g.open_spaces >> space & 1:
            return space
    raise LookupError("no space left in this civilisation")


def rival_raid(g: RaidersGame, scheme: int) -> None:
    """raiders:solo.raid.pay, raiders:solo.raid.vp  It pays provisions and horses, empties the target and scores."""
    space = target_of(g, scheme)
    g.the_rival().provisions -= g.kit.scheme_provisions[scheme]
    pay_horses(g, g.kit.scheme_strength[scheme] - g.kit.level_strength[g.the_rival().level])
    for kind in range(4):  # raiders:solo.raid.plunder
        g.supply[kind] += g.plunder[space * 4 + kind]
        g.plunder[space * 4 + kind] = 0
    cover_spot(g, SPACE_SETTLEMENT[space], COVERED)  # raiders:solo.raid.worker
    g.the_rival().vp += g.kit.scheme_vp[scheme]
    if g.events is not None:
        g.tell("raiders-did-rival-raid", {"space": f"space:{SPACES[space]}", "vp": g.kit.scheme_vp[scheme]})
    close_space(g, space)  # raiders:solo.raid.quest


def pay_horses(g: RaidersGame, need: int) -> None:
    """raiders:solo.raid.base-strength  Strength beyond the base is paid with horses."""
    if need <= 0:
        return
    for animal in fewest_horses(g, need):
        g.the_rival().horses[animal] -= 1
        g.discard_animal(animal)
        if g.events is not None:
            g.tell("raiders-did-rival-pays-horse", {"animal": f"animal:{ANIMALS[animal]}"})


def fewest_horses(g: RaidersGame, need: int) -> list[int]:
    """raiders:solo.raid.horses  As few as possible, then the least waste, then the fewest points."""
    owned: list[int] = []
    for animal in range(len(ANIMALS)):
        owned.extend([animal] * int(g.the_rival().horses[animal]))
    partial: list[list[int]] = [[]]
    while partial:
        best: list[int] = []
        best_rank = (0, 0)
        longer: list[list[int]] = []
        for chosen in partial:
            for animal in sorted(set(owned)):
                if (chosen and animal < chosen[-1]) or chosen.count(animal) == owned.count(animal):
                    continue
                more = [*chosen, animal]
                longer.append(more)
                strength = sum([g.kit.horse_strength[horse] for horse in more])
                rank = (strength, sum([g.kit.horse_vp[horse] for horse in more]))
                if strength >= need and (not best or rank < best_rank):
                    best, best_rank = more, rank
        if best:
            return best
        partial = longer
    raise LookupError("the horses do not reach this strength")
