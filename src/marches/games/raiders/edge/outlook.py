"""What is in reach before anything is asked: what a place would change in a seat's goods, how a raid would go."""

from __future__ import annotations

from collections import Counter

from marches.games.raiders.edge.view import ForecastView, UseView
from marches.games.raiders.rules.animals import animal_silver
from marches.games.raiders.rules.dice import yellow_dice
from marches.games.raiders.rules.raiding import can_raid, reductions
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.strength import ability_strength, card_strength, forecast
from marches.games.raiders.rules.tables import (
    AT_LOCATION,
    CARD,
    CIV_OF,
    GAIN,
    GOLD,
    GOODS,
    HEAL,
    KUMIS,
    LIVESTOCK,
    NO_WORKER,
    PROVISION,
    SILVER,
    SLOTS,
    TAKE_ANIMAL,
    WAGON,
    YELLOW,
    Bundle,
    Effect,
)
from marches.games.raiders.rules.turn import TakeWorker
from marches.games.raiders.rules.village import UseLocation, can_use_option, gains_of
from marches.kernel.step import Seat

WOUND = "wound"
LIMITED = [GOODS[kind] for kind in (*range(KUMIS + 1), CARD)]
"""Goods with a limit on how many a player keeps."""


def step_of(g: RaidersGame, seat: Seat, location: int) -> str:
    """How a seat could come to use a location: by placing its worker, by taking the one there, or not at all.

    raiders:turn.pattern: a player who raids uses none in that turn.
    """
    if not 0 <= seat < g.players or g.blocked() >> location & 1:
        return ""
    if g.raid is not None and seat == g.active:
        return ""
    if g.village[location] != NO_WORKER:
        return "" if location == _placed(g, seat) else "take"
    mine = int(g.workers[seat])
    return "place" if mine != NO_WORKER and g.kit.place_colours[location] >> mine & 1 else ""


def _placed(g: RaidersGame, seat: Seat) -> int:
    """raiders:work.take.different  Where a seat has just placed its worker, or -1."""
    decision = g.decision
    if isinstance(decision, TakeWorker) and decision.seat == seat:
        return int(decision.placed)
    if isinstance(decision, UseLocation) and decision.seat == seat and g.workers[seat] == NO_WORKER:
        return int(decision.location)
    return -1


def uses(g: RaidersGame, seat: Seat, location: int) -> list[UseView]:
    """raiders:work.colour.reward  What a location offers the worker that would be used there."""
    step = step_of(g, seat, location)
    if not step:
        return []
    colour = int(g.workers[seat] if step == "place" else g.village[location])
    offered = [g.kit.options[k] for k in g.kit.options_by[location * 4 + colour]]
    return [
        UseView(
            effect.code, can_use_option(g, seat, effect, location), _after(g, seat, effect, location, step == "take")
        )
        for effect in offered
    ]


def _after(g: RaidersGame, seat: Seat, effect: Effect, location: int, last: bool) -> dict[str, int]:
    """What a seat will have of each good the use changes, the crew's plain additions included.

    raiders:limit.timing: after the last use of a turn the surplus goes back.
    """
    change: Counter[int] = Counter()
    for kind, amount in zip(effect.pay.kinds, effect.pay.amounts, strict=True):
        free = effect.op == TAKE_ANIMAL and kind == SILVER
        change[kind] -= animal_silver(g, seat, effect, location) if free else amount
    if effect.op != TAKE_ANIMAL:
        _gain(g, effect.gain, 1, change)
        _bonus(g, seat, effect, location, change)
    found = {GOODS[kind]: g.has(seat, kind) + amount for kind, amount in change.items() if amount}
    if last:
        found = {good: min(left, g.kit.limit) if good in LIMITED else left for good, left in found.items()}
    if effect.op == HEAL:
        found[WOUND] = max(0, g.all_wounds(seat) - effect.count)
    return found


def _gain(g: RaidersGame, goods: Bundle, times: int, change: Counter[int]) -> None:
    """raiders:limit.plunder.supply  Plunder and cards only while supplies last."""
    for kind, amount in zip(goods.kinds, goods.amounts, strict=True):
        got = amount * times
        if kind == CARD:
            got = min(got, g.crew_left + g.crew_piled)
        elif GOLD <= kind <= LIVESTOCK:
            got = min(got, int(g.supply[kind - GOLD]))
        change[kind] += got


def _bonus(g: RaidersGame, seat: Seat, effect: Effect, location: int, change: Counter[int]) -> None:
    gained = gains_of(g, effect)
    for slot in range(SLOTS):
        card = g.member(seat, slot)
        if card < 0 or g.kit.trigger[card] != AT_LOCATION or g.kit.trigger_location[card] != location:
            continue
        wanted = g.kit.trigger_gained[card]
        if wanted < 0 or gained >> wanted & 1:
            for extra in g.kit.ability[card]:
                if extra.op == GAIN:
                    _gain(g, extra.gain, g.times(seat, slot), change)


def raid_forecast(g: RaidersGame, seat: Seat, settlement: int) -> ForecastView | None:
    """raiders:raid.where  How a raid with the worker in hand would go. Nothing if the settlement cannot be raided."""
    if not 0 <= seat < g.players or g.workers[seat] == NO_WORKER:
        return None
    if not can_raid(g, seat, settlement, int(g.workers[seat]), g.crew_size(seat)):
        return None
    civ = CIV_OF[settlement]
    after: dict[str, int] = {}
    for kind, printed in ((PROVISION, g.kit.need_provisions[settlement]), (WAGON, g.kit.need_wagons[settlement])):
        need = max(0, printed - reductions(g, seat, civ, kind, 0))
        if need:
            after[GOODS[kind]] = g.has(seat, kind) - need
    low, high, least, most = forecast(g, seat, settlement)
    return ForecastView(low, high, g.has(seat, KUMIS), least, most, after)


def dice_to_roll(g: RaidersGame) -> list[tuple[int, int]]:
    """raiders:dice.red-white, raiders:dice.yellow  How many dice of each kind the raid under way has still to roll."""
    raid = g.the_raid()
    if raid.strength:
        return []
    rolled = Counter(face // 6 for face in raid.faces)
    red, white = g.kit.civ_dice[CIV_OF[raid.settlement]]
    dice = ((0, red), (1, white), (YELLOW, yellow_dice(g, raid.settlement)))
    return [(die, max(0, count - rolled[die])) for die, count in dice]


def raid_so_far(g: RaidersGame) -> tuple[int, int, int]:
    """raiders:strength.total  What the crew adds to the raid under way, and the least and most it comes to so far."""
    raid = g.the_raid()
    dice = sum(g.kit.face_strength[face] for face in raid.faces)
    if raid.strength:
        return raid.strength - dice - raid.kumis, raid.strength, raid.strength
    crew = card_strength(g, g.active) + ability_strength(g, g.active, CIV_OF[raid.settlement])
    low = high = crew + dice + raid.kumis
    for die, left in dice_to_roll(g):
        low += g.kit.face_ranges[die][0] * left
        high += g.kit.face_ranges[die][1] * left
    return crew, low, high
