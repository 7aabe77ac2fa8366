"""How the bots judge Raiders of Scythia.

A position is worth, to each seat, the points it will probably have at the end: what it would score now, what its
goods, hand and crew still promise, and the raids and quests within its reach. The rest of the game shrinks those
promises: in the last round only what can still be turned into points counts.
"""

from __future__ import annotations

from typing import Final

from marches.bots.search.judge import Judge, final_payoffs, shares
from marches.games.raiders.rules.actions import ACTIONS, Pick
from marches.games.raiders.rules.kit import PRINTED
from marches.games.raiders.rules.scoring import final_score
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.strength import ability_strength, card_strength
from marches.games.raiders.rules.tables import (
    CIV_OF,
    KUMIS,
    LIVESTOCK,
    PROVISION,
    SETTLEMENT_MASK,
    SETTLEMENTS,
    SILVER,
    WAGON,
)
from marches.kernel.action import Action
from marches.kernel.bits import count
from marches.kernel.step import Seat

# -- what things promise, in points, while there is time to use them ---------------------------------------------
# Fitted to games of Veterans and rounded; kumis, wounds, wagons and livestock keep part of a guess. See
# benchmarks/JUDGES.md.
SILVER_WORTH: Final = 0.35
"""A crew member or an eagle costs two to four and pays for itself over the raids to come."""
PROVISION_WORTH: Final = 0.30
"""Every raid eats two to four; without them the crew stays at home."""
KUMIS_WORTH: Final = 0.08
"""One strength when it is needed, or half of a healing: worth little until it is drunk, and easily hoarded."""
CARD_WORTH: Final = 0.20
"""An action at the Town Centre, whatever the card. Cards beyond the third count less."""
EXTRA_CARD_WORTH: Final = 0.05
ODD_LIVESTOCK: Final = 0.30
"""The second half of a pair scores; the first half waits for it, or feeds a raid."""
WAGON_NEED: Final = 0.30
"""The first two wagons open Persia and Greece."""
WOUND: Final = 0.20
"""A wound costs strength until it is healed, and may kill the member."""
RAID_SHARE: Final = 0.65
"""How much of the best raid in reach is counted before it is made; further raids count less and less."""
QUEST_SHARE: Final = 0.6
"""How much of a quest in reach is counted before it is completed."""

# -- what grows over the game still to come: these count in full at its start and shrink with it ------------------
STRENGTH: Final = 0.70
"""A point of strength, over all the raids still open to this seat."""
MEMBER: Final = 2.0
"""A member in the crew: the far settlements ask for four or five."""
HAND_STRENGTH: Final = 0.40
"""A point of strength in hand: a member to hire, or a quest half paid."""
ENOUGH_STRENGTH: Final = 12
"""More strength in hand than this can hardly be hired in time."""
QUEST_DONE: Final = 1.2
"""A completed quest, besides its points: a player who starts early completes more of them."""
EARLY_POINTS: Final = 0.15
"""How much less points are worth at the very start: a player who has scored early has built up less."""

# -- what a raid still needs --------------------------------------------------------------------------------------
MISSING_MEMBER: Final = 1.6
MISSING_WORKER: Final = 0.8

MEAN_FACE: Final[list[float]] = [sum(PRINTED.face_strength[die * 6 : die * 6 + 6]) / 6.0 for die in range(3)]
MEAN_DICE: Final[list[float]] = [red * MEAN_FACE[0] + white * MEAN_FACE[1] for red, white in PRINTED.civ_dice]
START_SPACES: Final[list[int]] = [16, 16, 16, 20, 24]
"""Raid spaces in play, by number of players."""


class RaidersJudge(Judge[RaidersGame]):
    """Raiders of Scythia."""

    def __init__(self) -> None:
        # Alone against a rival, four turns are two rounds.
        super().__init__(2, 60, moment=4, rounds=2, care=3, early=0.5)
        self.base: list[float] = [first_impression(action) for action in ACTIONS.actions]

    def turn(self, g: RaidersGame) -> int:
        return g.turns

    def ways(self, players: int) -> int:
        """With three or more players, a seat's own next turn is one of many: it must stand out from the others'
        turns.
        """
        return self.care if players < 3 else 2 * self.care

    def payoffs(self, g: RaidersGame) -> list[float]:
        if g.result is not None:
            return final_payoffs(g.result, g.players, 6.0)
        left = remaining(g)
        points = [projected(g, seat, left) for seat in range(g.players)]
        for hook in g.hooks:
            for rival in hook.standings(g):
                points.append(float(rival[0]) * (1.0 + left))  # a rival grows as steadily as it has
        return shares(points, 2.5 + 7.0 * left)[: g.players]

    def weight(self, g: RaidersGame, seat: Seat, action: Action) -> float:
        if action.verb == "raid":
            assert isinstance(action, Pick)
            return raid_impression(g, seat, action.at)
        return self.base[action.code]


def first_impression(action: Action) -> float:
    """What a player tries first in any position."""
    verb = action.verb
    if verb == "decline" or verb == "done":
        return 0.12  # an offer is nearly always worth taking
    if verb == "accept" or verb == "quest":
        return 4.0
    if verb == "hire" and isinstance(action, Pick):
        return 1.0 + PRINTED.crew_strength[action.at]
    if (verb == "discard" or verb == "put-down") and isinstance(action, Pick):
        return parting(action.at)
    if (verb == "give-up" or verb == "give-up-both") and isinstance(action, Pick):
        return parting(action.at) * parting(action.at2)
    return 1.0


def parting(card: int) -> float:
    """Weaker hand cards are given up first."""
    return 4.0 / (1.0 + PRINTED.crew_strength[card])


def raid_impression(g: RaidersGame, seat: Seat, settlement: int) -> float:
    """Try a raid that will probably score, and avoid one that will fail."""
    civ = CIV_OF[settlement]
    strength = card_strength(g, seat) + ability_strength(g, seat, civ) + MEAN_DICE[civ] + g.has(seat, KUMIS)
    points = tier_points(g, settlement, strength)
    return 0.3 if points <= 0.0 and g.kit.fail_wounds[civ] > 0 else 2.0 + points


def remaining(g: RaidersGame) -> float:
    """The share of the game still to be played, from 1 to 0."""
    contenders = g.players + len(g.hooks)
    if g.turns_left >= 0:
        return 0.05 * g.turns_left / contenders
    if g.count_settlements:
        start = raids_until_the_end(g.kit.in_play[g.players])
        return 0.08 + 0.92 * raids_until_the_end(g.open_spaces) / start
    spaces = int(count(g.open_spaces)) - g.kit.spaces_left
    return 0.08 + 0.92 * max(0, spaces) / (START_SPACES[g.players] - g.kit.spaces_left)


def raids_until_the_end(spaces: int) -> int:
    """How many of these spaces must at least be raided until two settlements are left: all but the two fullest."""
    left = [int(count(spaces & mask)) for mask in SETTLEMENT_MASK]
    left.sort()
    return sum(left[: -PRINTED.spaces_left])


def projected(g: RaidersGame, seat: Seat, left: float) -> float:
    """The points a seat will probably end with."""
    time = min(1.0, left * 4.0)  # promises hold their worth until the last quarter of the game
    strength = float(card_strength(g, seat))
    value = float(final_score(g, seat)) * (1.0 - EARLY_POINTS * left)
    value += time * (goods_worth(g, seat) - WOUND * g.all_wounds(seat))
    value += left * (STRENGTH * strength + MEMBER * g.crew_size(seat))
    value += left * (HAND_STRENGTH * min(ENOUGH_STRENGTH, hand_strength(g, seat)) + QUEST_DONE * g.quests_of(seat))
    value += RAID_SHARE * raids_worth(g, seat, strength, left)
    value += QUEST_SHARE * quests_worth(g, seat, left)
    return value


def hand_strength(g: RaidersGame, seat: Seat) -> int:
    """The strength of the members in hand."""
    hand = 0
    for card in g.hands[seat]:
        hand += g.kit.crew_strength[card]
    return hand


def goods_worth(g: RaidersGame, seat: Seat) -> float:
    """What a seat's goods and hand promise."""
    cards = len(g.hands[seat])
    value = SILVER_WORTH * min(8, g.has(seat, SILVER)) + PROVISION_WORTH * min(8, g.has(seat, PROVISION))
    value += KUMIS_WORTH * min(8, g.has(seat, KUMIS))
    value += CARD_WORTH * min(3, cards) + EXTRA_CARD_WORTH * max(0, min(8, cards) - 3)
    value += ODD_LIVESTOCK * (g.has(seat, LIVESTOCK) % 2) + WAGON_NEED * min(2, g.has(seat, WAGON))
    return value


def raids_worth(g: RaidersGame, seat: Seat, strength: float, left: float) -> float:
    """The best raids in reach: points and plunder less what is still missing; the second best counts half."""
    best = 0.0
    second = 0.0
    crew = g.crew_size(seat)
    for settlement in range(len(SETTLEMENTS)):
        if g.open_spaces >> (2 * settlement) & 3 == 0:
            continue
        civ = CIV_OF[settlement]
        power = strength + ability_strength(g, seat, civ) + MEAN_DICE[civ] + 0.5 * g.has(seat, KUMIS)
        worth = tier_points(g, settlement, power) + plunder_worth(g, settlement) - missing(g, seat, settlement, crew)
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    if g.turns_left >= 0:
        return best if g.turns_left > g.players else 0.0
    return min(1.0, left * 5.0) * (best + 0.5 * second)


def missing(g: RaidersGame, seat: Seat, settlement: int, crew: int) -> float:
    """What a raid still needs, in points: members, provisions, wagons, the right worker."""
    cost = MISSING_MEMBER * max(0, g.kit.need_crew[settlement] - crew)
    cost += PROVISION_WORTH * g.kit.need_provisions[settlement]  # they will be spent in any case
    cost += 0.5 * max(0, g.kit.need_provisions[settlement] - g.has(seat, PROVISION))
    cost += WAGON_NEED * g.kit.need_wagons[settlement]
    cost += 0.8 * max(0, g.kit.need_wagons[settlement] - g.has(seat, WAGON))
    if not g.kit.need_colours[settlement] >> int(g.workers[seat]) & 1:
        cost += MISSING_WORKER
    return cost


def tier_points(g: RaidersGame, settlement: int, power: float) -> float:
    """The points of a raid at about this strength. Thresholds just out of reach or just reached count in part."""
    points = 0.0
    strengths = g.kit.tier_strengths[settlement]
    vps = g.kit.tier_vps[settlement]
    before = 0
    for tier in range(len(strengths)):
        sure = min(1.0, max(0.0, 0.5 + (power - strengths[tier]) / 4.0))
        points += sure * (vps[tier] - before)
        before = vps[tier]
    return points


def plunder_worth(g: RaidersGame, settlement: int) -> float:
    """The points of the better space of a settlement."""
    best = 0.0
    for space in (2 * settlement, 2 * settlement + 1):
        if g.open_spaces >> space & 1:
            at = space * 4
            tokens = g.kit.gold_vp * int(g.plunder[at]) + g.kit.equipment_vp * int(g.plunder[at + 1])
            value = tokens + (g.kit.wagon_vp + 0.5) * int(g.plunder[at + 2]) + 0.6 * int(g.plunder[at + 3])
            best = max(best, value)
    return best


def quests_worth(g: RaidersGame, seat: Seat, left: float) -> float:
    """The best face-up quest this seat could complete, less what it would pay."""
    best = 0.0
    hand = hand_strength(g, seat)
    for quest in g.quest_at:
        if quest >= 0:
            best = max(best, quest_worth(g, seat, int(quest), hand))
    return best * min(1.0, left * 5.0)


def quest_worth(g: RaidersGame, seat: Seat, quest: int, hand: int) -> float:
    """A quest's points minus its price. If something is missing, the quest counts less."""
    need = g.kit.quest_strength[quest]
    if need:
        gap = max(0, need - hand)
        return max(0.0, g.kit.quest_vp[quest] - 0.25 * need - 0.8 * gap)
    price = g.kit.quest_pay[quest]
    cost = 0.0
    for i in range(len(price.kinds)):
        kind = price.kinds[i]
        lack = max(0, price.amounts[i] - g.has(seat, kind))
        cost += PRICE[kind] * price.amounts[i] + 0.7 * lack
    return max(0.0, g.kit.quest_vp[quest] - cost)


PRICE: Final[list[float]] = [
    SILVER_WORTH,
    PROVISION_WORTH,
    KUMIS_WORTH,
    float(PRINTED.gold_vp),
    float(PRINTED.equipment_vp),
    float(PRINTED.wagon_vp),
    0.5,
    1.0,
    CARD_WORTH,
]
"""What each good is worth when it is paid. Livestock scores half a point each."""
JUDGE: Final = RaidersJudge()
