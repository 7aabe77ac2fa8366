"""Whether something can be done is asked often, so it has a fast form: it agrees with the reason everywhere."""

from random import Random

from tools.brisk import busy

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.edge.samples import table
from marches.games.scythe.rules.bottom_row import action as bottom_row
from marches.games.scythe.rules.objectives import REVEALS_PART
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.top_row import produce
from marches.testing.playout import random_answer

Verdict = tuple[str, bool, bool]
"""What is asked, what the fast form says, and what the reason says."""


def verdicts(g: ScytheGame, seat: int) -> list[Verdict]:
    found = [("produce", produce.can_pay(g, seat), produce.why_not_pay(g, seat) is None)]
    for bottom in range(bottom_row.BOTTOMS):
        free = bottom_row.why_not_pay(g, seat, bottom) is None
        found.append(("bottom", bottom_row.can_pay(g, seat, bottom), free))
    for offers in REVEALS_PART.of(g.kit).offers:
        for offer in offers:
            found.append(("objective", offer.can_use(g, seat), offer.why_not(g, seat) is None))
    return found


def test_options_have_no_reason_against_them_and_refused_answers_have_one() -> None:
    rng = Random(5)
    seen: set[Verdict] = set()
    for players in (2, 4):
        g = RULEBOOK.start(table(players))
        g.advance()
        for answer in range(3000):
            if g.decision is None:
                break
            if answer % 50 == 49:
                for seat in range(g.players):
                    found = verdicts(g, seat)
                    assert [one for one in found if one[1] != one[2]] == []
                    seen.update(found)
            seat, action = random_answer(g, rng)
            if seat >= 0:
                action = rng.choice(busy(g, seat, g.decision.options(g, seat)) or [action])
            g.play(seat, action)
    assert {(what, can) for what, can, _ in seen} == {
        (what, can) for what in ("produce", "bottom", "objective") for can in (False, True)
    }
