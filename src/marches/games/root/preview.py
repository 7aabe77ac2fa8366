"""What a battle would bring and why a clearing is ruled, from public facts: for previews beside the options."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.bits import count
from marches.games.root.fighters import count_hits, is_defenceless, rolled_limit
from marches.games.root.state import Fight, RootGame
from marches.games.root.tables import AMBUSHES, CLEARINGS, PIECES
from marches.kernel.line import Fact, Line


def preview_battle(g: RootGame, attacker: int, defender: int, clearing: int) -> list[Line]:
    """Average hits each way, the limits, who is defenceless, whether an ambush is possible."""
    trial = g.clone()
    fight = Fight(attacker, defender, clearing, vec[i64]([0] * (2 * PIECES)))
    trial.fight = fight
    dealt = taken = 0
    for high in range(4):
        for low in range(high + 1):
            weight = 1 if high == low else 2
            count_hits(trial, fight, high, low)
            dealt += weight * int(fight.rolled_a + fight.extra_a)
            taken += weight * int(fight.rolled_d + fight.extra_d)
    facts: dict[str, Fact] = {
        "dealt": dealt // 16,
        "dealt_tenths": dealt % 16 * 10 // 16,
        "taken": taken // 16,
        "taken_tenths": taken % 16 * 10 // 16,
        "limit": int(rolled_limit(trial, attacker, fight)),
        "limit_other": int(rolled_limit(trial, defender, fight)),
    }
    lines = [Line("root-preview-battle", facts)]
    if is_defenceless(trial, fight):
        lines.append(Line("root-preview-defenceless", {"seat": f"seat:{defender}"}))
    seen = int(count(g.discard & AMBUSHES))
    if g.hands[defender] and g.rules[attacker].may_be_ambushed(g, attacker) and seen < int(count(i64(AMBUSHES))):
        lines.append(Line("root-preview-ambush", {"seat": f"seat:{defender}", "cards": int(count(g.hands[defender]))}))
    return lines


def why_ruled(g: RootGame, clearing: int) -> list[Line]:
    """Who rules a clearing and with what against whom."""
    ruler = int(g.ruler(clearing))
    lines: list[Line] = []
    for seat in range(g.players):
        strength = int(g.rule_strength(seat, clearing))
        if strength:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "strength": strength}
            facts["warriors"] = int(g.warriors(seat, clearing))
            facts["buildings"] = int(g.force[seat * CLEARINGS + clearing] - g.warriors(seat, clearing))
            lines.append(Line("root-preview-strength", facts))
    if ruler >= 0:
        lines.append(Line("root-preview-ruler", {"seat": f"seat:{ruler}", "clearing": f"clearing:{clearing + 1}"}))
    else:
        lines.append(Line("root-preview-no-ruler", {"clearing": f"clearing:{clearing + 1}"}))
    return lines
