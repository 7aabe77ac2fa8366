"""Whether something can be done is asked often, so it has a fast form: it agrees with the reason everywhere."""

from random import Random

import pytest

from marches.games.raiders.edge.rulebook import RULEBOOK
from marches.games.raiders.rules.effect_checks import can_do, can_do_any, why_not_do, why_not_do_any
from marches.games.raiders.rules.quests import can_complete, why_not_quest
from marches.games.raiders.rules.raiding import can_raid, why_not_raid
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.tables import LOCATIONS, NONE, SETTLEMENTS
from marches.games.raiders.rules.village import (
    can_play,
    can_use_eagle,
    can_use_hero,
    can_use_option,
    is_town_eagle,
    why_not_eagle,
    why_not_hero,
    why_not_option,
    why_not_play,
)
from marches.kernel.setup import Setup
from marches.testing.playout import random_answer

SETUPS = [setup for setup in RULEBOOK.sample_setups() if len(setup.seats) in (1, 2, 4)][:4]
Verdict = tuple[bool, bool]
"""What the fast form says, and what the reason says."""


def effects_of(g: RaidersGame) -> list[Verdict]:
    found: list[Verdict] = []
    for seat in range(g.players):
        for played in [NONE, *g.hands[seat][:1]]:
            for effects in [*g.kit.crew_town, *g.kit.hero_town, *g.kit.ability]:
                if effects:
                    reason = why_not_do_any(g, seat, effects, played, NONE)
                    found.append((can_do_any(g, seat, effects, played, NONE), reason is None))
                for effect in effects:
                    reason = why_not_do(g, seat, effect, played, NONE)
                    found.append((can_do(g, seat, effect, played, NONE), reason is None))
    return found


def places_of(g: RaidersGame) -> list[Verdict]:
    found: list[Verdict] = []
    for seat in range(g.players):
        found.append((can_use_hero(g, seat), why_not_hero(g, seat) is None))
        for option in g.kit.options:
            for at in range(len(LOCATIONS)):
                reason = why_not_option(g, seat, option, at)
                found.append((can_use_option(g, seat, option, at), reason is None))
        for card in g.hands[seat]:
            found.append((can_play(g, seat, card), why_not_play(g, seat, card) is None))
        for slot in range(4):
            if is_town_eagle(g, seat, slot):
                found.append((can_use_eagle(g, seat, slot), why_not_eagle(g, seat, slot) is None))
        for quest in g.face_up():
            found.append((can_complete(g, seat, quest, 0, NONE), why_not_quest(g, seat, quest, 0) is None))
        colour, crew = int(g.workers[seat]), g.crew_size(seat)
        for settlement in range(len(SETTLEMENTS) if colour >= 0 else 0):
            reason = why_not_raid(g, seat, settlement)
            found.append((can_raid(g, seat, settlement, colour, crew), reason is None))
    return found


def run_dry(g: RaidersGame) -> RaidersGame:
    """The same position with no plunder in the supply and no animals left: random games hardly get there."""
    dry = g.clone()
    for kind in range(4):
        dry.supply[kind] = 0
    dry.animals_left = dry.animals_piled = 0
    return dry


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join([str(len(setup.seats)), *setup.modules]))
def test_options_have_no_reason_against_them_and_refused_answers_have_one(setup: Setup) -> None:
    g = RULEBOOK.start(setup)
    g.advance()
    rng = Random(5)
    seen: set[Verdict] = set()
    for turn in range(1500):
        if g.decision is None:
            break
        if turn % 40 == 0:
            verdicts = effects_of(g) + places_of(g) + effects_of(run_dry(g))
            assert all(can == free for can, free in verdicts)
            seen.update(verdicts)
        g.play(*random_answer(g, rng))
    assert seen == {(True, True), (False, False)}
