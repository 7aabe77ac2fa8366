"""Every game has the same rooms: the table in docs/architecture.md says what a file name means."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from marches.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "marches" / "games"
TABLE = set(re.findall(r"`((?:rules|edge)/[a-z_]+)\.py`", (ROOT / "docs" / "architecture.md").read_text("utf-8")))
MODULES = {
    "raiders": set[str](),
    "root": {"edge/factions"},
    "scythe": {
        "edge/airships",
        "edge/alliances",
        "edge/deals",
        "edge/desolation",
        "edge/desolation_data",
        "edge/automa",
        "edge/automa_account",
        "edge/automa_data",
        "edge/automa_modules",
        "edge/challenges",
        "edge/factions",
        "edge/fenris_data",
        "edge/home_bases",
        "edge/influence",
        "edge/layouts",
        "edge/modular",
        "edge/modular_data",
        "edge/mods",
        "edge/tracks",
        "edge/resolution",
        "edge/tesla",
        "edge/variants",
        "edge/vesna",
    },
}
"""Files and folders of factions and modules: each game has its own."""
EVERYWHERE = {
    *("rules/actions", "rules/state", "rules/tables", "rules/hooks", "rules/setup", "rules/turn", "rules/scoring"),
    *("rules/redeal", "edge/rulebook", "edge/components", "edge/view", "edge/scenario", "edge/preview", "edge/help"),
}


def files(game: str, room: str) -> set[str]:
    found = [path for path in (SOURCE / game / room).iterdir() if not path.name.startswith("__")]
    return {f"{room}/{path.stem}" for path in found if path.suffix in ("", ".py")}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_every_common_room(game: str) -> None:
    assert files(game, "rules") | files(game, "edge") >= EVERYWHERE
    assert TABLE >= EVERYWHERE


@pytest.mark.parametrize("game", GAMES)
def test_every_file_at_the_edge_is_one_the_table_explains(game: str) -> None:
    assert files(game, "edge") - MODULES[game] <= TABLE


@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_outside_the_rooms(game: str) -> None:
    found = {path.name for path in (SOURCE / game).iterdir() if not path.name.startswith("__")}
    assert found == {"rules", "edge", "data"}


PLUGGED_IN = re.compile(r"^ *(?:from|import) marches\.games\.\w+\.rules\.(?:factions|expansions)", re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_common_rules_know_no_faction_and_no_expansion(game: str) -> None:
    rules = SOURCE / game / "rules"
    common = [
        path for path in rules.rglob("*.py") if path.relative_to(rules).parts[0] not in ("factions", "expansions")
    ]
    found = {path.name for path in common if PLUGGED_IN.search(path.read_text("utf-8"))}
    assert found - {"catalogue.py"} == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_game_reads_the_agenda_itself(game: str) -> None:
    assert [path.name for path in (SOURCE / game).rglob("*.py") if ".agenda" in path.read_text("utf-8")] == []
