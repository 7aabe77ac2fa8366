"""Every link of the documentation leads somewhere, and the commands the README and the page for players show work."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from marches import __version__

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").glob("*.md")])
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"```[a-z]*\n(.*?)```", re.DOTALL)


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    titles = re.findall(r"^#+ (.+)$", FENCE.sub("", page.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(FENCE.sub("", page.read_text("utf-8"))):
        if link.startswith(("http:", "https:", "mailto:")):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{link} leads nowhere"
        assert not anchor or target.suffix != ".md" or anchor in anchors(target), f"{link}: no such heading"


def test_every_page_of_the_site_is_there_and_none_is_forgotten() -> None:
    nav = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))["nav"]

    def listed(part: object) -> list[str]:
        if isinstance(part, list):
            return [page for one in part for page in listed(one)]
        return listed(list(part.values())) if isinstance(part, dict) else [str(part)]

    pages = {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}
    single = {page for page in pages if not page.startswith("decisions/0")}
    assert set(listed(nav)) == single


def test_the_version_is_written_in_one_place_and_the_changes_begin_with_it() -> None:
    found = re.findall(r"^## (\S+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert found[0] == __version__
    elsewhere = [*PAGES, *(ROOT / "deploy").iterdir(), ROOT / "pyproject.toml", ROOT / "mkdocs.yml"]
    elsewhere.remove(ROOT / "CHANGELOG.md")
    assert not [file.name for file in elsewhere if __version__ in file.read_text("utf-8")]


def shown(page: str, start: str) -> list[str]:
    """The commands a page shows in blocks, without their comments."""
    text = "\n".join(FENCE.findall((ROOT / page).read_text("utf-8")))
    return [line.partition(" #")[0].strip() for line in text.splitlines() if line.startswith(start)]


@pytest.mark.parametrize("command", shown("README.md", "make "))
def test_the_commands_of_the_readme_are_those_of_the_makefile(command: str) -> None:
    done = subprocess.run(["make", "-n", *command.split()[1:]], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def marches(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A command as a player types it, who then leaves at once."""
    env = {**os.environ, "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
    words = [sys.executable, "-m", *command.split()]
    return subprocess.run(words, cwd=folder, env=env, input="", capture_output=True, text=True, check=False)


def test_the_page_for_players_shows_games_that_start(tmp_path: Path) -> None:
    commands = shown("docs/playing.md", "marches play")
    assert len(commands) > 5
    for command in commands:
        done = marches(command, tmp_path)
        assert done.returncode == 0, command + done.stdout + done.stderr


def test_the_commands_in_the_table_for_players_exist() -> None:
    from marches.cli import COMMANDS

    text = (ROOT / "docs" / "playing.md").read_text("utf-8")
    named = set(re.findall(r"`marches ([a-z-]+)", text))
    assert named <= set(COMMANDS)
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z-]+)", text + (ROOT / "README.md").read_text("utf-8"))) <= targets
