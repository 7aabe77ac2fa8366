"""What holds for every game, with airships: every tile, several player counts, one pair for all or one each."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from marches.cli.boards import draw
from marches.games.scythe.edge.components import PRINTED
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.kernel.setup import Setup, Value
from marches.testing import conformance
from marches.text import LANGUAGES, Words
from tests.scythe.airship_helpers import aloft

AGGRESSIVE, PASSIVE = [tile.id for tile in PRINTED.aggressive], [tile.id for tile in PRINTED.passive]
PAIRS = list(zip(AGGRESSIVE, PASSIVE[3:] + PASSIVE[:3], strict=True))
"""Every tile once."""
PLAYERS = (2, 3, 4, 5, 6, 7, 2, 3)


def table(players: int, *tiles: str, **options: Value) -> Setup:
    chosen: dict[str, Value] = {"house-tiles": True, "airship-tiles": " ".join(tiles)}
    chosen.update({name.replace("_", "-"): value for name, value in options.items()})
    setup = Setup("scythe", RULEBOOK.version, ("random",) * players, ("invaders", "airships"), chosen)
    RULEBOOK.check(setup)
    return setup


@pytest.mark.parametrize(("pair", "players"), list(zip(PAIRS, PLAYERS, strict=True)), ids=str)
def test_random_games_under_every_tile_end_and_hold_together(pair: tuple[str, str], players: int) -> None:
    conformance.check_game(RULEBOOK, table(players, *pair), seed=players, every=211 * players)


def test_random_games_with_a_pair_each_end_and_hold_together() -> None:
    conformance.check_game(RULEBOOK, table(4, own_airship_tiles=True), seed=4, every=997)


def test_the_record_gives_a_game_with_airships_back() -> None:
    conformance.check_replay(RULEBOOK, table(2, "blitzkrieg", "hero"), seed=3)


@pytest.mark.parametrize("pair", [("toll", "negotiate"), ("espionage", "safe-haven"), ("blitzkrieg", "hero")], ids=str)
def test_nobody_sees_what_is_hidden_under_airships(pair: tuple[str, str]) -> None:
    conformance.check_non_interference(RULEBOOK, table(3, *pair), seed=5, every=71)


@pytest.mark.parametrize("pair", [("toll", "hero"), ("siege-engine", "hero")], ids=str)
def test_quiet_positions_with_airships_can_be_written_and_read(pair: tuple[str, str]) -> None:
    conformance.check_scenarios(RULEBOOK, table(2, *pair), seed=15)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_airships_tiles_and_cargo(lang: str) -> None:
    g = aloft("bombard hero", "airship nordic: r4c3; 2 wood; character\nairship crimea: r4c3\n")
    words = Words(lang)
    console = Console(width=150, record=True, file=StringIO())
    console.print(draw(RULEBOOK, g, 0, words))
    text = console.export_text()
    assert "✈3 ✈0" in text
    assert str(words.fact("scythe", "airship-tile:bombard")) in text
    assert words.message("cli-scythe-ours", {}) in text
    factory, wood = words.fact("scythe", "hex:r4c3"), words.fact("scythe", "resource:wood")
    assert f"✈ {factory}: 2 {wood}" in text
