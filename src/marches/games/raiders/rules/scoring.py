"""The final scoring, the winner and the tie-breaks."""

from __future__ import annotations

from marches.games.raiders.rules.state import RaidersGame, RaidersStep
from marches.games.raiders.rules.strength import amount_of
from marches.games.raiders.rules.tables import (
    EQUIPMENT,
    GOLD,
    LIVESTOCK,
    ON_GAME_END,
    QUESTS,
    SLOTS,
    WAGON,
)
from marches.kernel.line import Result
from marches.kernel.step import Seat


def crew_vp(g: RaidersGame, seat: Seat) -> int:
    """raiders:score.crew  Points of members in the crew; hand cards score nothing."""
    total = 0
    for slot in range(SLOTS):
        card = g.member(seat, slot)
        if card >= 0 and g.kit.trigger[card] == ON_GAME_END:
            for effect in g.kit.ability[card]:
                total += amount_of(g, seat, effect) * g.times(seat, slot)
    return total


def animal_vp(g: RaidersGame, seat: Seat) -> int:
    """raiders:score.animals  Points of visible halves; raiders:score.animals.empty-slot  with or without a member."""
    total = 0
    for slot in range(SLOTS):
        eagle, horse = g.eagle(seat, slot), g.horse(seat, slot)
        total += (g.kit.eagle_vp[eagle] if eagle >= 0 else 0) + (g.kit.horse_vp[horse] if horse >= 0 else 0)
    return total


def quest_vp(g: RaidersGame, owner: Seat) -> int:
    """raiders:score.quests  Points of completed quests."""
    return sum([g.kit.quest_vp[quest] for quest in range(len(QUESTS)) if g.quest_owner[quest] == owner])


def plunder_vp(g: RaidersGame, seat: Seat) -> int:
    """raiders:score.gold, raiders:score.equipment, raiders:score.wagon, raiders:score.livestock  Points of plunder."""
    tokens = (
        g.has(seat, GOLD) * g.kit.gold_vp
        + g.has(seat, EQUIPMENT) * g.kit.equipment_vp
        + g.has(seat, WAGON) * g.kit.wagon_vp
    )
    return tokens + g.has(seat, LIVESTOCK) // 2 * g.kit.pair_vp


def final_score(g: RaidersGame, seat: Seat) -> int:
    """raiders:score.when  The track and everything that counts at the end."""
    return g.vp(seat) + crew_vp(g, seat) + animal_vp(g, seat) + quest_vp(g, seat) + plunder_vp(g, seat)


def cards_in_play(g: RaidersGame, seat: Seat) -> int:
    """raiders:score.tie.cards  Quests, hired crew and animals together; neither hand nor hero."""
    count = g.quests_of(seat) + g.crew_size(seat)
    for slot in range(SLOTS):
        count += (1 if g.eagle(seat, slot) >= 0 else 0) + (1 if g.horse(seat, slot) >= 0 else 0)
    return count


def standing(g: RaidersGame, seat: Seat) -> tuple[int, int, int]:
    """raiders:score.winner, raiders:score.tie.goods  What contenders are ranked by: points, cards, goods."""
    return final_score(g, seat), cards_in_play(g, seat), g.loose_goods(seat)


class FinalScoring(RaidersStep):
    """raiders:score.when  The game is over: everyone's points are added up and the best wins.

    raiders:score.tie.shared: equal in everything, several win.
    """

    def run(self, g: RaidersGame) -> None:
        standings = [standing(g, seat) for seat in range(g.players)]
        best = max(standings)
        for hook in g.hooks:
            for other in hook.standings(g):
                best = max(best, other)
        winners = [seat for seat in range(g.players) if standings[seat] == best]
        if g.events is not None:
            for seat in range(g.players):
                self.tell_score(g, seat)
            for hook in g.hooks:
                hook.tell_scores(g)
        g.end(Result(tuple([points for points, _, _ in standings]), tuple(winners)))

    def tell_score(self, g: RaidersGame, seat: Seat) -> None:
        g.tell(
            "raiders-did-final-score",
            {
                "seat": f"seat:{seat}",
                "track": g.vp(seat),
                "crew": crew_vp(g, seat),
                "animals": animal_vp(g, seat),
                "quests": quest_vp(g, seat),
                "plunder": plunder_vp(g, seat),
                "total": final_score(g, seat),
            },
        )
