"""Whether an effect can be done, and why not: `can_…` answers fast, `why_not_…` names the rule."""

from __future__ import annotations

from typing import Final

from marches.games.raiders.rules.actions import SEIZE, Pick
from marches.games.raiders.rules.animals import can_take_animal, why_not_animal
from marches.games.raiders.rules.crew import can_hire, why_not_hire
from marches.games.raiders.rules.goods import lacking, missing_in_supply, no_supply, too_little
from marches.games.raiders.rules.quests import can_complete_any, why_not_any_quest
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.tables import (
    ANOTHER_CENTRE,
    ANY_LOCATION,
    BOARD_PLUNDER,
    CIV_MASK,
    CIVS,
    COMPARE_QUESTS,
    COMPLETE_QUEST,
    EXCHANGE,
    EXCHANGE_CHOICE,
    GAIN,
    GAIN_CHOICE,
    GAIN_IF_MORE,
    GOLD,
    HEAL,
    HIRE,
    LIVESTOCK,
    PROVISION,
    SILVER,
    SLOTS,
    SPACES,
    SWAP_CREW,
    SWAP_EAGLE,
    TAKE_ANIMAL,
    VP,
    Effect,
)
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat

COMPARED: Final[list[int]] = [VP, SILVER, PROVISION]


def can_do(g: RaidersGame, seat: Seat, effect: Effect, played: int, location: int) -> bool:
    """Whether an effect would do anything. `played` is the hand card it comes from, already spoken for, or NONE."""
    op = effect.op
    spare = 1 if played >= 0 else 0
    if op == GAIN:
        return can_gain(g, effect)
    if op == EXCHANGE:
        return lacking(g, seat, effect.pay, spare) < 0 and missing_in_supply(g, effect.gain) < 0
    if op in (GAIN_CHOICE, EXCHANGE_CHOICE):
        return can_do_any(g, seat, effect.options, played, location)
    if op == HIRE:
        return can_hire(g, seat, effect, played, location)
    if op == TAKE_ANIMAL:
        return can_take_animal(g, seat, effect, spare, location)
    if op == COMPLETE_QUEST:
        return can_complete_any(g, seat, effect.discount, played)
    return op in (ANOTHER_CENTRE, ANY_LOCATION) or _can_do_other(g, seat, effect, played)


def _can_do_other(g: RaidersGame, seat: Seat, effect: Effect, played: int) -> bool:
    op = effect.op
    if op == HEAL:
        return lacking(g, seat, effect.pay, 1 if played >= 0 else 0) < 0 and g.all_wounds(seat) > 0
    if op == SWAP_CREW:
        return g.crew_size(seat) > 0 and (g.rulings < 2 or swap_matters(g, seat, played))
    if op == SWAP_EAGLE:
        return has_eagle(g, seat)
    if op == GAIN_IF_MORE:
        return opponents_with_more(g, seat, effect.compare) > 0
    return op != BOARD_PLUNDER or len(board_plunder(g, effect.civ)) > 0


def why_not_do(g: RaidersGame, seat: Seat, effect: Effect, played: int, location: int) -> Reason | None:
    """Why an effect would do nothing."""
    op = effect.op
    spare = 1 if played >= 0 else 0
    if op == GAIN:
        return None if can_gain(g, effect) else no_supply(effect.gain.kinds[-1])
    if op == EXCHANGE:
        return why_not_exchange(g, seat, effect, spare)
    if op in (GAIN_CHOICE, EXCHANGE_CHOICE):
        return why_not_do_any(g, seat, effect.options, played, location)
    if op == HIRE:
        return why_not_hire(g, seat, effect, played, location)
    if op == TAKE_ANIMAL:
        return why_not_animal(g, seat, effect, spare, location)
    if op == COMPLETE_QUEST:
        return why_not_any_quest(g, seat, effect.discount, played)
    return _why_not_do_other(g, seat, effect, played)


def _why_not_do_other(g: RaidersGame, seat: Seat, effect: Effect, played: int) -> Reason | None:
    op = effect.op
    if op == HEAL:
        spare = 1 if played >= 0 else 0
        short = lacking(g, seat, effect.pay, spare)
        if short >= 0:
            return too_little(g, seat, effect.pay, short, spare)
        return Reason("raiders:village.barracks.heal", "raiders-why-no-wounds") if g.all_wounds(seat) == 0 else None
    if op == SWAP_CREW:
        if g.crew_size(seat) == 0:
            return Reason("raiders:term.swap-crew", "raiders-why-no-crew")
        # Until rules version 2 a member could be taken back only to be put down again.
        if g.rulings > 1 and not swap_matters(g, seat, played):
            return Reason("raiders:term.no-empty-use", "raiders-why-no-swap")
    elif op == SWAP_EAGLE and not has_eagle(g, seat):
        return Reason("raiders:term.swap-eagle", "raiders-why-no-eagle")
    elif op == GAIN_IF_MORE and opponents_with_more(g, seat, effect.compare) == 0:
        return Reason("raiders:term.more-than-you", "raiders-why-nobody-more")
    elif op == BOARD_PLUNDER and not board_plunder(g, effect.civ):
        facts: dict[str, Fact] = {"civ": f"civ:{CIVS[effect.civ]}"}
        return Reason("raiders:term.exchange", "raiders-why-no-board-plunder", facts)
    return None


def can_do_any(g: RaidersGame, seat: Seat, effects: list[Effect], played: int, location: int) -> bool:
    """Whether at least one of these effects can be done."""
    return any(can_do(g, seat, effect, played, location) for effect in effects)


def why_not_do_any(g: RaidersGame, seat: Seat, effects: list[Effect], played: int, location: int) -> Reason | None:
    """Why none of these effects can be done; the first one's reason speaks for all."""
    if can_do_any(g, seat, effects, played, location):
        return None
    return why_not_do(g, seat, effects[0], played, location)


def can_gain(g: RaidersGame, effect: Effect) -> bool:
    """raiders:limit.plunder.supply  Whether a gain has anything but plunder that the supply has run out of."""
    return any(not GOLD <= kind <= LIVESTOCK or g.supply[kind - GOLD] > 0 for kind in effect.gain.kinds)


def why_not_exchange(g: RaidersGame, seat: Seat, effect: Effect, spare: int) -> Reason | None:
    """raiders:term.exchange  An exchange is paid in full or cannot be used."""
    short = lacking(g, seat, effect.pay, spare)
    if short >= 0:
        return too_little(g, seat, effect.pay, short, spare)
    out = missing_in_supply(g, effect.gain)
    return no_supply(out) if out >= 0 else None


def swap_matters(g: RaidersGame, seat: Seat, played: int) -> bool:
    """raiders:term.no-empty-use  Whether a swap of crew would heal a wound or put down another card."""
    if g.all_wounds(seat) > 0:
        return True
    hand = g.hands[seat].copy()
    if played >= 0:
        hand.remove(played)
    for slot in range(SLOTS):
        member = g.member(seat, slot)
        for card in hand:
            if member >= 0 and card != member:
                return True
    return False


def has_eagle(g: RaidersGame, seat: Seat) -> bool:
    return max([g.eagle(seat, slot) for slot in range(SLOTS)]) >= 0


def opponents_with_more(g: RaidersGame, seat: Seat, what: int) -> int:
    """raiders:term.more-than-you  Opponents who have strictly more of something than `seat`."""
    count = 0
    mine = compared(g, seat, what)
    for other in range(g.players):
        if other != seat and compared(g, other, what) > mine:
            count += 1
    for hook in g.hooks:
        count += hook.opponents_with_more(g, seat, what)
    return count


def compared(g: RaidersGame, seat: Seat, what: int) -> int:
    return g.quests_of(seat) if what == COMPARE_QUESTS else g.has(seat, COMPARED[what])


def board_plunder(g: RaidersGame, civ: int) -> list[Pick]:
    """The tokens on unraided spaces of a civilisation."""
    found: list[Pick] = []
    for space in range(len(SPACES)):
        if CIV_MASK[civ] & g.open_spaces & 1 << space:
            for kind in range(4):
                if g.plunder[space * 4 + kind] > 0:
                    found.append(SEIZE[space][kind])
    return found
