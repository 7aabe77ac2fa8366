"""Commands start at once: a command imports what it needs and nothing else."""

from __future__ import annotations

import subprocess
import sys

import pytest

from marches.cli import COMMANDS, load

SERVER = ("litestar", "sqlalchemy", "alembic", "uvicorn", "openskill", "marches.server", "marches.bots.arena.report")
SHOWING = ("rich", "markdown_it", "pygments", "fluent.runtime", "babel", "yaml", "filelock")
"""What draws boards, makes sentences and reads rules: as slow to import as all a list of options needs."""
GAMES = ("marches.games.raiders", "marches.games.root", "marches.games.scythe")
COUNTED = (
    "import sys, marches.cli\ntry:\n    marches.cli.app({words!r})\nfinally:\n    print('\\n' + ' '.join(sys.modules))"
)


def imported(*words: str) -> set[str]:
    """Everything a command has imported when it is done."""
    command = [sys.executable, "-c", COUNTED.format(words=list(words))]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines()[-1].split())


@pytest.mark.parametrize("words", [["--help"], ["--version"], *([name, "--help"] for name in COMMANDS)])
def test_help_imports_no_server_no_database_no_game_and_nothing_that_draws(words: list[str]) -> None:
    assert not imported(*words) & {*SERVER, *SHOWING, *GAMES}


def test_looking_a_rule_up_imports_no_game() -> None:
    assert not imported("rules", "raiders:raid.pay") & {*SERVER, *GAMES}


def test_a_game_imports_no_other_game() -> None:
    assert imported("lineups", "root") & set(GAMES) == {"marches.games.root"}


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_says_what_the_command_itself_says(name: str) -> None:
    assert load(name).help.split("\n\n")[0].replace("\n", " ") == COMMANDS[name][1]
