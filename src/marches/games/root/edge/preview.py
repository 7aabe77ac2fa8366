"""What a battle would bring and why a clearing is ruled, from public facts and one's own hand: for previews."""

from __future__ import annotations

from typing import Literal

import msgspec

from marches.games.root.rules.fighters import count_hits, is_defenceless, rolled_limit
from marches.games.root.rules.state import Fight, RootGame
from marches.games.root.rules.tables import CLEARINGS, ClearingId
from marches.kernel.bits import count
from marches.kernel.line import WARNING, Fact, Line
from marches.kernel.step import Seat

How = Literal["most", "tie", "outright", "nobody", "empty"]


class StrengthView(msgspec.Struct, frozen=True):
    """What a seat has in a clearing that counts for ruling it; hired warriors are among the warriors."""

    seat: Seat
    strength: int
    warriors: int
    buildings: int


class RulingView(msgspec.Struct, frozen=True):
    """Why a clearing is ruled as it is: the ruler has the most there, wins ties, or rules whatever others have.

    Nobody rules where all are even, or where nobody is.
    """

    how: How
    strengths: list[StrengthView]


FACES = 4
"""A die shows 0 to 3."""


def preview_battle(g: RootGame, attacker: Seat, defender: Seat, clearing: ClearingId) -> list[Line]:
    """Hits each way with extra hits, who is defenceless, and whether an ambush is possible."""
    trial = g.clone()
    fight = Fight(None, attacker, defender, clearing)
    trial.fight = fight
    dealt: list[int] = []
    taken: list[int] = []
    for first in range(FACES):
        for second in range(FACES):
            count_hits(trial, fight, max(first, second), min(first, second))
            dealt.append(int(fight.rolled_a + fight.extra_a))
            taken.append(int(fight.rolled_d + fight.extra_d))
    facts = {**_range("dealt", dealt), **_range("taken", taken)}
    facts["limit"] = int(rolled_limit(trial, attacker, fight))
    facts["limit_other"] = int(rolled_limit(trial, defender, fight))
    odds = {"dealt": _odds(dealt), "taken": _odds(taken)}
    lines = [Line("root-preview-battle", facts, odds=odds)]
    defenceless = is_defenceless(trial, fight)
    extra = {attacker: int(fight.extra_a) - int(defenceless), defender: int(fight.extra_d)}
    lines += [Line("root-preview-extra", {"seat": f"seat:{s}", "hits": hits}) for s, hits in extra.items() if hits > 0]
    if defenceless:
        lines.append(Line("root-preview-defenceless", {"seat": f"seat:{defender}"}))
    if g.rules[attacker].may_be_ambushed(g, attacker) and _may_hold_ambush(g, attacker, defender, clearing):
        held: dict[str, Fact] = {"seat": f"seat:{defender}", "cards": int(count(g.hands[defender]))}
        lines.append(Line("root-preview-ambush", held, WARNING))
    return lines


def _range(name: str, hits: list[int]) -> dict[str, Fact]:
    """Fewest, most, and the average to one decimal."""
    total = sum(hits)
    return {
        f"{name}_least": min(hits),
        f"{name}_most": max(hits),
        name: total // len(hits),
        f"{name}_tenths": total % len(hits) * 10 // len(hits),
    }


def _odds(hits: list[int]) -> tuple[int, ...]:
    """How many of the rolls give no hit, one, two …"""
    return tuple(hits.count(number) for number in range(max(hits) + 1))


def _may_hold_ambush(g: RootGame, seat: Seat, other: Seat, clearing: ClearingId) -> bool:
    """root:4.3.1  Whether `other`, as far as `seat` knows, may hold an ambush that matches the clearing."""
    hand = int(g.hands[other])
    wanted = g.cards.ambushes & int(g.cards.match[g.suits[clearing]])
    seen = _seen(g, seat, other)
    if seen & wanted:
        return True
    elsewhere = int(g.discard | g.hands[seat] | g.unused | g.limbo)
    for owner in range(g.players):
        if owner != seat and owner != other:
            elsewhere |= _seen(g, seat, owner)
    return (hand & ~seen) != 0 and (wanted & ~elsewhere) != 0


def _seen(g: RootGame, seat: Seat, owner: Seat) -> int:
    """Cards `seat` knows in the hand of `owner`."""
    if g.rules[owner].hand_is_open(g, owner):
        return int(g.hands[owner])
    return int(g.known[seat * g.players + owner]) & int(g.hands[owner])


def preview_sweep(g: RootGame, seat: Seat, clearing: ClearingId) -> list[Line]:
    """Whose pawn suffers if `seat` removes every enemy piece."""
    hurt = [
        other
        for other in range(g.players)
        if g.are_enemies(seat, other) and g.is_here(other, clearing) and g.rules[other].swept(g, other, clearing)
    ]
    return [Line("root-preview-sweep", {"seat": f"seat:{other}"}) for other in hurt]


def ruling_of(g: RootGame, clearing: ClearingId) -> RulingView:
    """root:2.8, 2.8.tie  Who rules a clearing and why: the strength of everyone there, and who wins a tie."""
    found: list[StrengthView] = []
    strengths = [int(g.rule_strength(seat, clearing)) for seat in range(g.players)]
    for seat, strength in enumerate(strengths):
        if strength:
            buildings = int(g.force[seat * CLEARINGS + clearing] - g.warriors(seat, clearing))
            found.append(StrengthView(seat, strength, strength - buildings, buildings))  # hired warriors included
    ruler = int(g.ruler(clearing))
    return RulingView(_how(g, ruler, strengths, clearing), found)


def _how(g: RootGame, ruler: int, strengths: list[int], clearing: ClearingId) -> How:
    most = max(strengths)
    if most == 0:
        return "empty"
    if ruler < 0:
        return "nobody"
    if g.outright >> ruler & 1 and g.rules[ruler].rules_outright(g, ruler, clearing):
        return "outright"
    return "tie" if strengths.count(most) > 1 else "most"
