"""Two tables of one process can play with different components."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from marches.games.components import DataError, text_of
from marches.games.raiders.edge.components import load
from marches.games.raiders.edge.rulebook import RULEBOOK, Raiders
from marches.games.raiders.rules.actions import USE
from marches.games.raiders.rules.tables import BLUE, CREW, LOCATIONS, OPTIONS, PROVISION
from marches.games.raiders.rules.village import enter
from marches.testing.conformance import check_game, check_replay
from marches.testing.playout import playout, random_answer

SETUP = RULEBOOK.sample_setups()[0]


def corrected(folder: Path, file: str, old: str, new: str) -> Raiders:
    """Raiders with one data file corrected."""
    text = text_of("raiders", file)
    assert old in text, old
    (folder / file).write_text(text.replace(old, new, 1))
    return Raiders(load(folder))


def stronger(folder: Path) -> Raiders:
    return corrected(folder, "crew.yaml", "cost: 2\n    strength: 2", "cost: 2\n    strength: 7")


def test_two_games_with_different_cards_are_played_side_by_side(tmp_path: Path) -> None:
    other = stronger(tmp_path)
    assert other.kit.crew_strength[0] == RULEBOOK.kit.crew_strength[0] + 5
    alone = RULEBOOK.start(SETUP)
    alone.advance()
    playout(alone, Random(5), 200)
    games = [RULEBOOK.start(SETUP), other.start(SETUP)]
    rngs = [Random(5), Random(5)]
    for g in games:
        g.advance()
    played = [0, 0]
    while any(count < 200 for count in played):  # an answer here, an answer there
        for place, g in enumerate(games):
            if played[place] < 200 and g.decision is not None:
                seat, action = random_answer(g, rngs[place])
                g.play(seat, action)
                played[place] += seat >= 0
    assert RULEBOOK.view(games[0], 0) == RULEBOOK.view(alone, 0), "the other table changed nothing"
    assert games[1].kit.crew_strength[0] == other.kit.crew_strength[0]
    lines = [book.catalogue()["crew"][CREW[0]].lines for book in (RULEBOOK, other)]
    assert lines[0] != lines[1]


def test_a_game_with_corrected_cards_conforms(tmp_path: Path) -> None:
    other = stronger(tmp_path)
    check_game(other, SETUP, 1)
    check_replay(other, SETUP, 1)


def test_a_village_location_gives_what_its_own_board_prints(tmp_path: Path) -> None:
    other = corrected(tmp_path, "board.yaml", "op: gain, gain: {provision: 2}}", "op: gain, gain: {provision: 5}}")
    farm = OPTIONS.index("farm-less")
    for book, gained in ((RULEBOOK, 2), (other, 5)):
        g = book.start(SETUP)
        g.restart(enter(g, 0, LOCATIONS.index("farm"), BLUE))
        g.advance()
        before = g.has(0, PROVISION)
        assert g.decision is not None
        assert USE[farm] in g.decision.options(g, 0)
        g.play(0, USE[farm])
        assert g.has(0, PROVISION) == before + gained
    lines = [book.catalogue()["location"]["farm"].lines for book in (RULEBOOK, other)]
    assert lines[0] != lines[1]


def test_components_with_other_things_are_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="crew"):
        corrected(tmp_path, "crew.yaml", f"id: {CREW[0]}", "id: nobody")
