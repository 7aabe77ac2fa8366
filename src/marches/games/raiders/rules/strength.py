"""Strength: what a crew brings to a raid, what it scores, what its members earn."""

from __future__ import annotations

from typing import Any, Final

from marches.games.raiders.rules.dice import yellow_dice
from marches.games.raiders.rules.effects import ability_steps
from marches.games.raiders.rules.goods import receive
from marches.games.raiders.rules.state import (
    RaidersGame,
    RaidersSeatStep,
)
from marches.games.raiders.rules.tables import (
    CIV_OF,
    LIVESTOCK,
    ON_REWARD,
    ON_STRENGTH,
    SLOTS,
    VP,
    YELLOW,
    Effect,
)
from marches.kernel.line import Fact
from marches.kernel.step import Seat, Step, per_seat


def acts(g: RaidersGame, seat: Seat, slot: int, trigger: int, civ: int) -> bool:
    """raiders:raid.ability.civilisation  Whether the member in a slot acts on this trigger in this civilisation."""
    card = g.member(seat, slot)
    return card >= 0 and g.kit.trigger[card] == trigger and g.kit.trigger_civ[card] in (-1, civ)


def units(g: RaidersGame, seat: Seat, unit: int) -> int:
    """What effects count: other members, horses, eagles, livestock, quests."""
    if unit == 0:
        return g.crew_size(seat) - 1
    if unit == 1:
        return sum([1 for slot in range(SLOTS) if g.horse(seat, slot) >= 0])
    if unit == 2:
        return sum([1 for slot in range(SLOTS) if g.eagle(seat, slot) >= 0])
    return g.has(seat, LIVESTOCK) if unit == 3 else g.quests_of(seat)


def amount_of(g: RaidersGame, seat: Seat, effect: Effect) -> int:
    """A plain amount, or an amount per N of something."""
    if effect.unit < 0:
        return effect.amount
    return units(g, seat, effect.unit) // effect.every * effect.amount


def card_strength(g: RaidersGame, seat: Seat) -> int:
    """raiders:strength.cards, raiders:raid.crew-all  The whole crew and the animals at its slots.

    raiders:village.stables.with-member: an animal at an empty slot adds nothing.
    raiders:village.stables.double.not-strength: no eagle doubles printed strength.
    """
    total = 0
    for slot in range(SLOTS):
        if g.member(seat, slot) >= 0:
            total += g.strength_of(seat, slot)
            eagle, horse = g.eagle(seat, slot), g.horse(seat, slot)
            if eagle >= 0:
                total += g.kit.eagle_strength[eagle]
            if horse >= 0:
                total += g.kit.horse_strength[horse]
    return total


def ability_strength(g: RaidersGame, seat: Seat, civ: int) -> int:
    """raiders:strength.abilities  What members add when their condition is met."""
    total = 0
    for slot in range(SLOTS):
        if acts(g, seat, slot, ON_STRENGTH, civ):
            for effect in g.kit.ability[g.member(seat, slot)]:
                total += amount_of(g, seat, effect) * g.times(seat, slot)
    return total


def tier_of(g: RaidersGame, settlement: int, strength: int) -> int:
    """raiders:strength.tier  The highest threshold reached, or -1."""
    reached = -1
    for tier in range(len(g.kit.tier_strengths[settlement])):
        if strength >= g.kit.tier_strengths[settlement][tier]:
            reached = tier
    return reached


class CountStrength(RaidersSeatStep):
    """raiders:strength.total  Kumis, dice, cards and abilities; the points and wounds that follow."""

    def run(self, g: RaidersGame) -> None:
        raid, seat = g.the_raid(), self.seat
        settlement = raid.settlement
        rolled, wounds = 0, 0
        for face in raid.faces:
            rolled += g.kit.face_strength[face]
            wounds += g.kit.face_wounds[face]
        cards = card_strength(g, seat)
        abilities = ability_strength(g, seat, CIV_OF[settlement])
        total = raid.kumis + rolled + cards + abilities
        raid.strength = total
        if g.events is not None:
            facts: dict[str, Fact] = {
                "seat": f"seat:{seat}",
                "total": total,
                "kumis": raid.kumis,
                "dice": rolled,
                "cards": cards,
                "abilities": abilities,
            }
            g.tell("raiders-did-strength", facts)
        raid.wounds = wounds + self.score(g, settlement, total)

    def score(self, g: RaidersGame, settlement: int, total: int) -> int:
        """raiders:strength.score-now  Points are moved at once; raiders:strength.below  too weak: wounds instead."""
        tier = tier_of(g, settlement, total)
        if tier >= 0:
            receive(g, self.seat, VP, g.kit.tier_vps[settlement][tier])
            return 0
        extra = g.kit.fail_wounds[CIV_OF[settlement]]
        if g.events is not None:
            g.tell("raiders-did-fall-short", {"seat": f"seat:{self.seat}", "wounds": extra})
        return extra


class RaidRewards(RaidersSeatStep):
    """raiders:raid.ability.before-wounds  What members earn in a raid, before wounds are placed."""

    def run(self, g: RaidersGame) -> None:
        civ = CIV_OF[g.the_raid().settlement]
        steps: list[Step[Any]] = []
        for slot in range(SLOTS):
            if acts(g, self.seat, slot, ON_REWARD, civ):
                for effect in g.kit.ability[g.member(self.seat, slot)]:
                    steps.extend(ability_steps(self.seat, effect, g.times(self.seat, slot)))
        g.then_all(steps)


COUNT: Final = per_seat(CountStrength)
REWARDS: Final = per_seat(RaidRewards)


def forecast(g: RaidersGame, seat: Seat, settlement: int) -> tuple[int, int, int, int]:
    """Least and most strength without kumis, least and most wounds before any reduction."""
    civ = CIV_OF[settlement]
    fixed = card_strength(g, seat) + ability_strength(g, seat, civ)
    low, high, least, most = fixed, fixed, 0, 0
    red, white = g.kit.civ_dice[civ]
    for die, count in ((0, red), (1, white), (YELLOW, yellow_dice(g, settlement))):
        faces = g.kit.face_ranges[die]
        low += faces[0] * count
        high += faces[1] * count
        least += faces[2] * count
        most += faces[3] * count
    if high < g.kit.tier_strengths[settlement][0]:
        least += g.kit.fail_wounds[civ]
    if low < g.kit.tier_strengths[settlement][0]:
        most += g.kit.fail_wounds[civ]
    return low, high, least, most
