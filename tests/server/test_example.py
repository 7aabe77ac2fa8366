"""The client `docs/api.md` points to: it is short, and it plays."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.servers import ROOT, Server

EXAMPLE = (
    next(path for path in (ROOT, *ROOT.parents) if (path / "examples" / "client.py").is_file()) / "examples/client.py"
)


def test_the_example_client_plays_a_whole_game_in_sixty_lines(served: Server) -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60
    command = [sys.executable, str(EXAMPLE), served.base, "toy"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "Scores:" in done.stdout
    assert "refused" not in done.stdout.replace("refused:", "", 3), "at most a few answers may come late"


@pytest.mark.parametrize("page", ["api.md", "hosting.md", "server.md"])
def test_the_documents_name_only_options_and_modules_that_exist(page: str) -> None:
    text = (EXAMPLE.parent.parent / "docs" / page).read_text("utf-8")
    text = "\n".join(line for line in text.splitlines() if line.startswith("|") or "marches serve" in line)
    folder = EXAMPLE.parent.parent / "src/marches/cli"
    code = "".join((folder / name).read_text("utf-8") for name in ("serve.py", "backup.py"))
    for word in set(text.replace("`", " ").split()):
        if word.startswith("--") and len(word) > 3:
            option = word.strip("-,.;:()[]").replace("-", "_")
            assert f"    {option}: " in code or option in ("game", "help"), f"{page} names {word}"


def test_the_page_of_modules_is_complete() -> None:
    folder = Path(EXAMPLE.parent.parent / "src/marches/server")
    text = (EXAMPLE.parent.parent / "docs/server.md").read_text("utf-8")
    listed = {name for line in text.splitlines() if line.startswith("| `") for name in re.findall(r"`(\w+)`", line)}
    for file in folder.glob("*.py"):
        if file.stem != "__init__":
            assert file.stem in listed, f"docs/server.md does not list {file.name}"
