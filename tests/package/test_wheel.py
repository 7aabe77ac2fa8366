"""`pip install` of the wheel on a machine that has Python and nothing else, and then a game in a real browser."""

from __future__ import annotations

import json
import subprocess
import zipfile
from pathlib import Path

from playwright.sync_api import Browser, expect

from marches import __version__
from tests.package.conftest import Installed, run_from, wheel
from tests.server.servers import ROOT, Server
from tests.web.person import Person


class InstalledServer(Server):
    """`marches serve` as it was installed, with nothing but the installed package within reach."""

    def __init__(self, installed: Installed) -> None:
        super().__init__(installed.folder, "marches.db")
        self.installed = installed

    def start(self) -> Server:
        command = [str(self.installed.bin / "marches"), "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env=self.installed.env, stdout=log, stderr=log, cwd=self.installed.folder
            )
        self._until_it_answers()
        return self


def test_the_installed_engine_is_the_compiled_one(installed: Installed) -> None:
    done = installed.run("marches", "bench", "root", "--seconds", "0.5", "--json")
    assert json.loads(done.stdout)["compiled"] is True
    assert done.stderr == ""
    assert installed.run("marches", "--version").stdout == f"marches {__version__}\n"


def test_the_installed_interpreted_engine_can_be_chosen(installed: Installed) -> None:
    done = installed.run("marches", "bench", "raiders", "--seconds", "0.2", "--json", MARCHES_ENGINE="python")
    assert json.loads(done.stdout)["compiled"] is False


def test_words_data_and_rules_are_installed(installed: Installed) -> None:
    assert "Marquise" in installed.run("marches", "lineups", "root").stdout
    assert "raiders:raid.pay" in installed.run("marches", "rules", "raiders:raid.pay", "--lang", "fr").stdout
    assert "in all." in installed.run("marches", "components", "scythe").stdout


def test_a_game_is_played_in_the_browser_on_the_installed_server(installed: Installed, browser: Browser) -> None:
    running = InstalledServer(installed).start()
    try:
        assert running.process is not None
        assert str(ROOT) not in Path(f"/proc/{running.process.pid}/maps").read_text()
        person = Person(browser, running.base)
        person.go("")
        person.page.get_by_role("button", name="Play now").first.click()
        person.page.wait_for_url("**/t/*")
        expect(person.page.locator("header.bar")).to_be_visible()
        for _ in range(3):
            person.answer()
        assert not person.mishaps
        person.leave()
    finally:
        running.stop()
    assert "Traceback" not in running.said()


def test_the_wheel_holds_nothing_of_the_build(tmp_path: Path) -> None:
    names = zipfile.ZipFile(wheel(tmp_path)).namelist()
    assert "marches/web/index.html" in names
    assert "marches/compiled/manifest.json" in names
    assert not [name for name in names if name.startswith(("tests", "tools", "build")) or "__pycache__" in name]


def test_the_pure_wheel_says_that_it_is_slow_and_how_to_get_the_other(tmp_path: Path) -> None:
    made = wheel(tmp_path, "--pure")
    assert made.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(made) as archive:
        archive.extractall(tmp_path / "unpacked")
        assert "marches/web/index.html" in archive.namelist()
        assert not [name for name in archive.namelist() if name.startswith("marches/compiled")]
    command = ["bench", "raiders", "--seconds", "0.2", "--json"]
    done = run_from(tmp_path / "unpacked", "-m", "marches", *command)
    assert json.loads(done.stdout)["compiled"] is False
    assert "about ten times slower" in done.stderr
    assert "Install the wheel that is made for your system" in done.stderr
