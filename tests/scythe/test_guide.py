"""The guided first game: a fixed start, three turns that produce, trade, move and upgrade, then free play."""

from __future__ import annotations

import msgspec
import pytest

from marches.games.guides import guide
from marches.games.scythe.edge.rulebook import GUIDED, RULEBOOK
from marches.games.scythe.rules.tables import CHARACTER
from marches.kernel.setup import Setup, SetupError
from marches.table.table import Table
from tests.guided import SEEDS, follow, refuses_another_answer

SETUP = Setup("scythe", RULEBOOK.version, GUIDED, ("guide",))


def test_the_guide_leads_through_three_turns_to_an_upgrade_whatever_the_seed() -> None:
    for seed in SEEDS:
        t = Table(RULEBOOK, SETUP, seed)
        assert follow(t) == sum(step.seat != "nature" for step in guide("scythe").steps)
        assert {"produce", "trade-resources", "move-units", "cover"} <= {entry.action.verb for entry in t.entries}


def test_another_answer_than_the_guides_is_refused() -> None:
    refuses_another_answer(RULEBOOK, SETUP)


def test_the_guide_speaks_to_both_seats() -> None:
    assert {step.seat for step in RULEBOOK.script(SETUP)} == {0, 1}


def test_a_guided_game_has_its_own_seats() -> None:
    with pytest.raises(SetupError, match="nordic, crimea"):
        RULEBOOK.check(Setup("scythe", RULEBOOK.version, ("crimea", "nordic"), ("guide",)))


SOLO = RULEBOOK.guides()[1]


def test_the_solo_guide_leads_through_three_turns_against_an_automa_whatever_the_seed() -> None:
    for seed in SEEDS:
        t = Table(RULEBOOK, SOLO, seed)
        follow(t)
        drawn = [
            entry.action.to_json()["automa-card"] for entry in t.entries if entry.action.verb == "draw-automa-card"
        ]
        assert drawn[:2] == ["15", "9"]
        assert len(drawn) == 3, "the third card is not the guide's"
        account = RULEBOOK.load(RULEBOOK.dump(t.at(len(t.script.steps))))
        assert account.unit_at(1, CHARACTER) != account.seating.base[1]


def test_what_the_solo_guide_says_of_the_automas_turns_is_what_happens() -> None:
    t = Table(RULEBOOK, SOLO, b"1")
    told: dict[str, list[str]] = {}
    while (step := t.script.step) is not None:
        only = t.script.asks(t.game, step.seat)
        assert only is not None
        before = len(t.entries)
        t.answer(step.seat, only)
        keys = [event.line.key for entry in t.entries[before:] for event in entry.events]
        told[step.line.removeprefix("scythe-guide-")] = keys
    first, second = told["solo-end-turn"], told["solo-foresee"]
    assert "scythe-did-automa-pass" not in first
    assert first.count("scythe-did-automa-move") == 1
    assert second.count("scythe-did-automa-pass") == 3
    assert "scythe-did-automa-move" not in second
    assert second.count("scythe-did-automa-unit") == 2
    assert "scythe-did-automa-marker" in second


def test_the_solo_guide_has_its_own_automa() -> None:
    for options in ({}, {"automas": "person, ultimaszyna"}, {**SOLO.options, "promos": True}):
        with pytest.raises(SetupError):
            RULEBOOK.check(msgspec.structs.replace(SOLO, options=options))
