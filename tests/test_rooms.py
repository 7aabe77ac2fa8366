"""Every game has the same rooms: the table in docs/architecture.md says what a file name means."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from marches.games import GAMES, rulebook

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
    *(
        "rules/redeal",
        "edge/rulebook",
        "edge/components",
        "edge/view",
        "edge/scenario",
        "edge/preview",
        "edge/help",
        "edge/terms",
    ),
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


APART = {"factions", "expansions", "catalogue.py", "faction_boards.py", "kit.py"}
"""What is plugged in, the list of it, and what is printed on the components."""
RULE_ID = re.compile(r"[a-z]+:[a-z0-9.-]+$")
ORDINARY = {"abilities", "boxes", "tokens"}
"""Names that mean something else in common rules."""
PLUGGED_IN = re.compile(r"^ *(?:from|import) marches\.games\.\w+\.rules\.(?:factions|expansions)", re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_common_rules_know_no_faction_and_no_expansion(game: str) -> None:
    rules = SOURCE / game / "rules"
    common = [
        path for path in rules.rglob("*.py") if path.relative_to(rules).parts[0] not in ("factions", "expansions")
    ]
    found = {path.name for path in common if PLUGGED_IN.search(path.read_text("utf-8"))}
    assert found - {"catalogue.py"} == set()


def named_in(path: Path) -> set[str]:
    """The words of all names and strings of a file, its docstrings and comments left out."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = None
        for value in (getattr(node, field, None) for field in ("id", "attr", "name", "arg", "value")):
            if isinstance(value, str) and not RULE_ID.match(value):
                found.update(re.split(r"[^a-z]+", value.lower()))
    return found


@pytest.mark.parametrize("game", ["root", "scythe"])
def test_common_rules_name_no_faction_and_no_module(game: str) -> None:
    rules = SOURCE / game / "rules"
    plugged_in = {path.stem for folder in ("factions", "expansions") for path in (rules / folder).glob("*")}
    names = plugged_in.union(rulebook(game).modules) - ORDINARY
    common = [path for path in rules.rglob("*.py") if path.relative_to(rules).parts[0] not in APART]
    found = {path.name: sorted(named_in(path) & names) for path in common if named_in(path) & names}
    assert found == {}


POINTS = {"raiders": ("Hooks",), "root": ("Hooks",), "scythe": ("Rule", "Source")}


@pytest.mark.parametrize("game", GAMES)
def test_every_hook_has_a_rule_that_needs_it(game: str) -> None:
    defined: Counter[str] = Counter()
    points: set[str] = set()
    for path in (SOURCE / game / "rules").rglob("*.py"):
        for kind in (node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)):
            methods = {node.name for node in kind.body if isinstance(node, ast.FunctionDef)}
            if kind.name in POINTS[game]:
                points |= methods - {"__init__"}
            elif kind.name not in ("RuleSet", "RuleQueries"):
                defined.update(methods)
    assert points
    assert sorted(point for point in points if not defined[point]) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_game_touches_the_agenda_itself(game: str) -> None:
    assert [path.name for path in (SOURCE / game).rglob("*.py") if ".agenda" in path.read_text("utf-8")] == []
