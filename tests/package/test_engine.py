"""Which engine plays: the compiled one, unless it is older than the rules or the environment says otherwise."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.package.conftest import run_from
from tests.server.servers import ROOT

WHICH = ("-c", "import marches.kernel.game as game; print(game.__file__)")
BENCH = ("-m", "marches", "bench", "raiders", "--seconds", "0.1", "--json")


@pytest.fixture
def checkout(tmp_path: Path, engine_is_built: None) -> Path:
    """A copy of the sources, compiled engine included, in which a rule may be changed."""
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "build_fast.py", tmp_path / "tools")
    ignored = shutil.ignore_patterns("__pycache__", "web")
    return Path(shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored))


def test_a_checkout_uses_its_compiled_engine_without_being_told(checkout: Path) -> None:
    assert "/compiled/" in run_from(checkout, *WHICH).stdout
    assert run_from(checkout, *BENCH).stderr == ""


def test_the_interpreted_engine_can_be_chosen(checkout: Path) -> None:
    assert run_from(checkout, *WHICH, MARCHES_ENGINE="python").stdout.endswith("game.py\n")
    assert run_from(checkout, *BENCH, MARCHES_ENGINE="python").stderr == "", "it was asked for"


def test_after_a_change_of_a_rule_the_rule_as_written_plays(checkout: Path) -> None:
    rule = checkout / "marches" / "games" / "root" / "rules" / "battle.py"
    rule.touch()
    assert "/compiled/" in run_from(checkout, *WHICH).stdout, "the time alone does not count"
    rule.write_text(rule.read_text("utf-8") + "\nCHANGED = True\n", "utf-8")
    assert run_from(checkout, *WHICH).stdout.endswith("game.py\n")
    said = run_from(checkout, *BENCH).stderr
    assert "about ten times slower" in said
    assert "A rule has changed since the engine was compiled: run `make engine`." in said


def test_insisting_on_the_compiled_engine_fails_where_it_is_not_up_to_date(checkout: Path) -> None:
    (checkout / "marches" / "kernel" / "game.py").write_text("", "utf-8")
    done = run_from(checkout, *WHICH, MARCHES_ENGINE="compiled")
    assert done.returncode == 1
    assert "MARCHES_ENGINE asks for the compiled engine" in done.stderr


def test_a_checkout_that_was_never_compiled_says_how(checkout: Path) -> None:
    shutil.rmtree(checkout / "marches" / "compiled")
    assert "Run `make engine` for the compiled one" in run_from(checkout, *BENCH).stderr


def test_an_engine_of_another_python_is_not_used(checkout: Path) -> None:
    manifest = checkout / "marches" / "compiled" / "manifest.json"
    manifest.write_text(manifest.read_text("utf-8").replace('"suffix": ".cpython-3', '"suffix": ".cpython-2'), "utf-8")
    assert "was built for another Python" in run_from(checkout, *BENCH).stderr


def test_an_unknown_engine_is_named(checkout: Path) -> None:
    done = run_from(checkout, *WHICH, MARCHES_ENGINE="rust")
    assert done.stderr == "Unknown MARCHES_ENGINE 'rust'. Available: compiled, python.\n"
