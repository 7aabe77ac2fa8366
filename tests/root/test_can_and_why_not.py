"""Whether something can be done is asked often, so it has a fast form: it agrees with the reason everywhere."""

from random import Random

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.battle import can_battle, why_not_battle
from marches.games.root.rules.factions.marquise.building import can_build, why_not_build_here
from marches.games.root.rules.factions.marquise.daylight import can_recruit, why_not_recruit
from marches.games.root.rules.movement import can_move, why_not_from
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import ALL_CLEARINGS, BUILDING, CLEARINGS, TOKEN
from marches.kernel.setup import Setup
from marches.testing.playout import random_answer

MARQUISE = 0
Verdict = tuple[str, bool, bool]
"""What is asked, what the fast form says, and what the reason says."""


def verdicts(g: RootGame, seat: int) -> list[Verdict]:
    found: list[Verdict] = []
    others = range(g.players)
    for clearing in range(CLEARINGS):
        free = any(why_not_battle(g, seat, clearing, other) is None for other in others)
        found.append(("battle", can_battle(g, seat, 1 << clearing), free))
        found.append(("move", can_move(g, seat, 1 << clearing), why_not_from(g, seat, clearing) is None))
    if seat == MARQUISE:
        found.append(("recruit", can_recruit(g, seat), why_not_recruit(g, seat) is None))
        sites = [(kind, clearing) for kind in range(BUILDING, TOKEN) for clearing in range(CLEARINGS)]
        free = any(why_not_build_here(g, seat, kind, clearing) is None for kind, clearing in sites)
        found.append(("build", can_build(g, seat), free))
    return found


def test_options_have_no_reason_against_them_and_refused_answers_have_one() -> None:
    seats = ("marquise", "eyrie", "alliance", "lizards")
    rng = Random(5)
    seen: set[Verdict] = set()
    for _ in range(6):
        g = RULEBOOK.start(Setup("root", RULEBOOK.version, seats, ("riverfolk",)))
        g.advance()
        for answer in range(400):
            if g.decision is None:
                break
            if answer % 10 == 9:
                assert all(g.ruled_by(seat) & ~ALL_CLEARINGS == 0 for seat in range(g.players))
                for seat in range(g.players):
                    found = verdicts(g, seat)
                    assert [one for one in found if one[1] != one[2]] == []
                    seen.update(found)
            g.play(*random_answer(g, rng))
    assert {(what, can) for what, can, _ in seen} == {
        (what, can) for what in ("battle", "move", "recruit", "build") for can in (False, True)
    }
