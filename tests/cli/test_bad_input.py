"""Whatever is typed: one clear sentence and exit code 2, never a traceback, and nothing is lost."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from marches import games
from marches.cli import app, plain, told
from marches.cli.play import read_game
from marches.cli.saves import Save, claim, find_key, game_of, key_path, latest, write_whole
from marches.games.components import DataError
from marches.kernel.mistake import Mistake
from marches.server.library import Library
from marches.server.settings import database_url
from marches.server.storage import Storage
from marches.text import Words
from tests.server.servers import free_port

RUN = CliRunner()
TWO = read_game("raiders", "you,wanderer", "", "", None, None)


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "160")


def begun(path: Path, seed: bytes = bytes(16)) -> Save:
    return Save.new(TWO[0], seed, TWO[1], "en", path)


def complaint(*words: str, typed: str = "") -> str:
    """What the command says when it refuses: a sentence, with exit code 2 at the real command line."""
    result = RUN.invoke(app, list(words), input=typed)
    if isinstance(result.exception, SystemExit):
        assert result.exit_code == 2, result.output
        return result.output
    assert isinstance(result.exception, Mistake | OSError), result.output
    return told(result.exception)


# -- records and keys ----------------------------------------------------------------------------------------------


def test_a_second_terminal_on_a_record_is_refused_and_the_first_is_named(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    first = begun(path)
    said = complaint("play", "--file", str(path))
    assert f"open in another terminal (process {os.getpid()})" in said
    first.close()
    Save.resume(path).close()


def test_a_refused_resume_lets_the_record_go(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    begun(path).close()
    key = key_path(path)
    good = key.read_bytes()
    key.write_bytes(b"{}")
    with pytest.raises(Mistake, match="damaged"):
        Save.resume(path)
    key.write_bytes(good)
    Save.resume(path).close()


def test_names_that_differ_in_their_ending_have_keys_of_their_own(tmp_path: Path) -> None:
    for name in ("game.1", "game.2", "my.key", "plain"):
        begun(tmp_path / name, name.encode().ljust(16)).close()
    for name in ("game.1", "game.2", "my.key", "plain"):
        save = Save.resume(tmp_path / name)
        assert bytes.fromhex(save.key.seed).strip().decode() == name
        save.close()


def test_a_key_under_its_old_name_is_still_found(tmp_path: Path) -> None:
    path = tmp_path / "old.jsonl"
    begun(path).close()
    key_path(path).rename(tmp_path / "old.key")
    assert find_key(path) == tmp_path / "old.key"
    Save.resume(path).close()


def test_saving_a_copy_never_overwrites_a_record_or_a_key(tmp_path: Path) -> None:
    save = begun(tmp_path / "one.jsonl")
    for taken in ("two.jsonl", "three.jsonl.key"):
        (tmp_path / taken).write_text("precious")
    for target in ("two.jsonl", "three.jsonl"):
        with pytest.raises(FileExistsError, match="choose another name"):
            save.copy(tmp_path / target)
    save.close()
    assert {(tmp_path / taken).read_text() for taken in ("two.jsonl", "three.jsonl.key")} == {"precious"}
    assert not (tmp_path / "three.jsonl").exists()


def test_a_name_no_file_can_have_is_refused_at_the_prompt_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("precious")
    typed = "save a\0b\nsave taken\nsave taken/more\nsave ~nobody/x\nsave\nsave fine\nquit\n"
    result = RUN.invoke(app, ["play", "raiders", "--players", "you,wanderer", "--file", "g"], input=typed)
    assert result.exception is None, result.output
    assert "is not a file name" in result.output
    assert "choose another name" in result.output
    assert "[Errno" not in result.output
    assert (tmp_path / "fine").is_file()
    assert (tmp_path / "taken").read_text() == "precious"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (b'{"seed":"00","players":["you","wanderer"],"lang":"en"}', "does not belong to"),
        (b'{"seed":"zz","players":["you","wanderer"],"lang":"en"}', "is damaged"),
        (b'{"seed":"%s","players":["you","cat"],"lang":"en"}' % (b"00" * 16), "Unknown player 'cat'"),
        (b'{"seed":"%s","players":["you"],"lang":"en"}' % (b"00" * 16), "names 1 players"),
        (b"\xff\xfe", "is damaged"),
    ],
)
def test_an_edited_key_is_told_in_a_sentence(tmp_path: Path, change: bytes, message: str) -> None:
    path = tmp_path / "game.jsonl"
    begun(path).close()
    key_path(path).write_bytes(change)
    assert message in complaint("play", "--file", str(path))


def test_a_file_nested_without_end_is_named(tmp_path: Path) -> None:
    begun(tmp_path / "game").close()
    key_path(tmp_path / "game").write_bytes(b'{"more":' + DEEP)
    (tmp_path / "deep").write_bytes(b'{"more":' + DEEP + b"\n")
    for words in (
        ("play", "--file", "game"),
        ("verify", "deep"),
        ("play", "root", "--campaign", "deep"),
        ("play", "root", "--match", "deep"),
        ("arena", "raiders", "--seats", "wanderer,wanderer", "--games", "1", "--out", "deep"),
    ):
        assert "game.key" in (said := complaint(*words)) or "deep" in said


def test_an_interrupted_write_leaves_the_sheet_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "home" / "sheet.json"
    write_whole(path, b"old")

    def torn(self: Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[:1])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", torn)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"


def test_who_has_no_home_folder_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME")

    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    for words in (("play", "raiders"), ("play", "--resume"), ("challenge",), ("achievements",)):
        assert "XDG_DATA_HOME" in complaint(*words)


def test_play_root_does_not_resume_a_game_of_raiders(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    begun(path).close()
    assert "is a game of raiders, not of root" in complaint("play", "root", "--file", str(path))
    assert "resumes with its original settings" in complaint(
        "play", "raiders", "--file", str(path), "--players", "you,bot"
    )
    save = Save.new(*TWO[:1], bytes(16), TWO[1], "en")
    save.close()
    assert latest("raiders") == save.path
    assert game_of(save.path) == "raiders"
    assert "No unfinished game of root" in complaint("play", "root", "--resume")


def test_a_name_that_looks_like_markup_is_shown_as_it_is(tmp_path: Path) -> None:
    words = ["play", "raiders", "--players", "you,wanderer", "--file", "[red]mine[", "--seed", "3"]
    shown = RUN.invoke(app, words, input="save [/b]\nsave\nquit\n")
    assert shown.exception is None, shown.output
    assert shown.output.count("[red]mine[") == 3
    assert "[/b]" in shown.output


DEEP = b"[" * 100_000
"""Nested more deeply than a program can follow."""


@pytest.mark.parametrize("command", ["challenge", "achievements"])
@pytest.mark.parametrize("content", [b'{"\xff":1}', b'[["\xff","a","b"]]', b"1", b"", DEEP])
def test_what_was_reached_is_named_where_it_is_damaged(tmp_path: Path, command: str, content: bytes) -> None:
    file = tmp_path / "home" / "marches" / f"scythe-{command.rstrip('s')}s.json"
    file.parent.mkdir(parents=True)
    file.write_bytes(content)
    assert f"{file} is damaged" in complaint(command)
    assert file.read_bytes() == content


# -- numbers -------------------------------------------------------------------------------------------------------


def test_strange_digits_at_the_prompt_show_the_help() -> None:
    typed = "\n".join(["²", "9" * 5000, "٣", "why ²", "why " + "1" * 5000, "-1", "quit", ""])
    result = RUN.invoke(app, ["play", "raiders", "--players", "you,wanderer", "--seed", "3"], input=typed)
    assert result.exception is None, result.output
    assert "Saved" in result.output


@pytest.mark.parametrize(
    "words",
    [
        ("play", "raiders", "--think", "nan"),
        ("play", "raiders", "--think", "0"),
        ("play", "raiders", "--seed", "9" * 50),
        ("play", "raiders", "--players", "you,emperor"),
        ("play", "raiders", "--seats", "red,mauve,blue"),
        ("play", "raiders", "--set", "ending=²"),
        ("play", "chess"),
        ("play", "raiders", "--lang", "de"),
        ("bench", "raiders", "--seconds", "0"),
        ("bench", "raiders", "--seconds", "nan"),
        ("bench", "raiders", "--seconds", "inf"),
        ("bench", "raiders", "--players", "0"),
        ("arena", "raiders", "--seats", "emperor,veteran"),
        ("arena", "raiders", "--seats", ""),
        ("arena", "raiders", "--seats", "veteran,veteran", "--factions", "red"),
        ("arena", "raiders", "--seats", "veteran,veteran", "--scale", "nan"),
        ("arena", "raiders", "--seats", "veteran,veteran", "--games", "0"),
        ("arena", "raiders", "--seats", "veteran,veteran", "--workers", "0"),
        ("arena", "raiders", "--seats", "veteran,veteran", "--seed", "-1"),
        ("arena", "raiders", "--seats", "veteran,veteran", "--seed", "9" * 40),
        ("serve", "--port", "0"),
        ("serve", "--port", "99999"),
        ("serve", "--host", "no.such.host.invalid"),
        ("serve", "--log-level", "loud"),
        ("serve", "--idle-minutes", "nan"),
        ("serve", "--database", "mysql://somewhere/else"),
        ("serve", "--database", ""),
        ("serve", "--database", "/tmp"),
        ("serve", "--database", "postgresql://nobody@127.0.0.1:1/nothing"),
        ("serve", "--database", "postgresql://nobody@/nothing?host=/nowhere"),
        ("serve", "--bots", "foo"),
        ("serve", "--web", "/nowhere"),
        ("serve", "--key-file", "/nowhere/key"),
        ("serve", "--proxy", "999.1.1.1"),
        ("serve", "--site", "games.example.org:443"),
        ("backup", "copy.backup", "--database", "/nowhere/at/all.db"),
        ("backup", "copy.backup", "--database", "postgresql://nobody@127.0.0.1:1/nothing"),
        ("check-tables", "--database", "postgresql://nobody@127.0.0.1:1/nothing"),
        ("restore", "/nowhere/at/all.backup"),
        ("play", "root", "--solo", "lookout"),
        ("play", "root", "--automa", "automa"),
        ("play", "raiders", "--file", "/proc/nowhere/game.jsonl"),
        ("upgrade", "--database", ""),
        ("bench", "://"),
        ("bench", ".:x"),
        ("rules", "chess:1"),
        ("rules", "--lang", "de", "root:4.3.1"),
        ("components", "chess"),
        ("replay", "/nowhere/at/all.jsonl"),
        ("verify", "/nowhere/at/all.jsonl"),
        ("check-tables", "--database", "/nowhere/at/all.db"),
    ],
    ids=" ".join,
)
def test_a_wrong_value_is_answered_with_a_sentence(words: tuple[str, ...]) -> None:
    said = complaint(*words).strip()
    assert said
    assert "[Errno" not in said


def test_every_nth_decision_needs_a_number_above_zero(tmp_path: Path) -> None:
    begun(tmp_path / "game.jsonl").close()
    for words in (("--every", "0"), ("--think", "nan"), ("--costly", "-1")):
        assert complaint("analyse", str(tmp_path / "game.jsonl"), *words)


def test_a_port_in_use_is_told_before_anything_starts(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = complaint("serve", "--port", str(port), "--database", str(tmp_path / "new.db"))
    assert f"Cannot listen on 127.0.0.1, port {port}" in said
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize("content", [b"", b"not json\n", b"\xff\xff\n", b"{}\n", b'{"game":"raiders"}\n'])
def test_a_damaged_arena_file_is_named_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(content)
    words = ("arena", "raiders", "--seats", "wanderer,wanderer", "--games", "1", "--out", str(path))
    assert str(path) in complaint(*words)
    assert path.read_bytes() == content


def test_two_terminals_never_write_one_results_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    words = ("arena", "raiders", "--seats", "wanderer,wanderer", "--games", "1", "--out", str(path))
    lock = claim(path)
    said = complaint(*words)
    lock.release()
    assert f"open in another terminal (process {os.getpid()})" in said
    assert not path.exists()
    for _ in range(2):
        assert RUN.invoke(app, list(words)).exception is None, "it is let go"


@pytest.mark.parametrize("more", [("--html", "results.jsonl"), ()])
def test_a_report_never_overwrites_the_results(tmp_path: Path, more: tuple[str, ...]) -> None:
    out = "results.jsonl" if more else "results.html"
    words = ("arena", "raiders", "--seats", "wanderer,wanderer", "--games", "1", "--out", out, *more)
    assert "would overwrite the results" in complaint(*words)
    assert not (tmp_path / out).exists()


@pytest.mark.parametrize("content", [b"not a database at all, but long enough to be read as one" * 40, b"sqlite"])
def test_a_file_that_is_not_a_database_is_named_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "foreign.db"
    path.write_bytes(content)
    said = run_for_real("check-tables", "--database", str(path))
    assert said.returncode == 2, said.stderr
    assert "foreign.db" in said.stderr
    assert "Traceback" not in said.stderr
    assert "foreign.db" in complaint("roll-back-database", "0001", "--database", str(path))
    assert path.read_bytes() == content


def test_no_backup_is_begun_of_a_file_that_is_not_a_database(tmp_path: Path) -> None:
    (tmp_path / "foreign.db").write_bytes(b"not a database at all, but long enough to be read as one" * 40)
    assert "foreign.db is not a database" in complaint("backup", "copy.backup", "--database", "foreign.db")
    assert not (tmp_path / "copy.backup").exists()


def test_a_backup_takes_the_place_of_a_database_that_is_damaged(tmp_path: Path) -> None:
    asyncio.run(_new_database(database_url(str(tmp_path / "good.db"))))
    assert RUN.invoke(app, ["backup", "good.backup", "--database", "good.db"]).exit_code == 0
    torn = b"this was a database once, but a disk has failed" * 100
    (tmp_path / "marches.db").write_bytes(torn)
    assert RUN.invoke(app, ["restore", "good.backup", "--replace"]).exception is None
    assert (tmp_path / "marches.db.before-restore").read_bytes() == torn
    assert RUN.invoke(app, ["check-tables"]).exit_code == 0


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    asyncio.run(_new_database(database_url(str(tmp_path / "marches.db"))))
    with closing(sqlite3.connect(tmp_path / "marches.db")) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    for words in (["serve"], ["check-tables"], ["upgrade"], ["backup", "new.backup"]):
        assert "comes from a newer version of Marches (form 9999)" in complaint(*words)


def test_a_server_that_cannot_start_says_why_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "key").mkdir()
    (tmp_path / "short.key").write_bytes(b"too short")
    for key, why in (("key", "key: Is a directory."), ("short.key", "short.key is not the key file")):
        done = run_for_real("serve", "--port", str(free_port()), "--key-file", key)
        assert done.returncode == 2
        assert why in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("form", ["9999", "base", "head", "+1", ""])
def test_a_form_no_database_has_is_refused_and_nothing_is_deleted(tmp_path: Path, form: str) -> None:
    path = tmp_path / "marches.db"
    asyncio.run(_new_database(database_url(str(path))))
    before = path.read_bytes()
    assert f"{form!r} is not a form" in complaint("roll-back-database", form, "--database", str(path))
    assert path.read_bytes() == before


@pytest.mark.parametrize("name", ["torn.db", "other.db"])
def test_what_a_database_refuses_half_way_is_told_in_a_sentence(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    asyncio.run(_new_database(database_url(str(path))))
    with closing(sqlite3.connect(path)) as db, db:
        if name == "other.db":  # another program's, with tables of the same names
            db.executescript("DROP TABLE lines; DROP TABLE seats; DROP TABLE tables; CREATE TABLE tables (a)")
        else:
            db.execute("PRAGMA journal_mode=DELETE")
            (first,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()
            (size,) = db.execute("PRAGMA page_size").fetchone()
    if name == "torn.db":
        torn = bytearray(path.read_bytes())
        torn[(first - 1) * size : first * size] = b"x" * size
        path.write_bytes(torn)
    for words in (["check-tables"], ["roll-back-database", "0001"]):
        assert "The database cannot be used: " in complaint(*words, "--database", name)
    for words in (["upgrade"], ["backup", "new.backup"]):
        assert complaint(*words, "--database", name)


async def _new_database(url: str) -> None:
    storage = Storage(url)
    await storage.migrate()
    await storage.close()


# -- consoles ------------------------------------------------------------------------------------------------------


def run_for_real(*words: str, typed: bytes = b"", **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "marches", *words]
    done = subprocess.run(command, input=typed, capture_output=True, env={**os.environ, **env}, timeout=60, check=False)
    return subprocess.CompletedProcess(
        command, done.returncode, done.stdout.decode("latin-1"), done.stderr.decode("latin-1")
    )


def test_a_console_that_cannot_show_a_sign_still_plays() -> None:
    words = ("play", "raiders", "--players", "you,wanderer", "--seed", "3", "--lang", "fr")
    done = run_for_real(*words, typed=b"\xff\xfe\n\xc2\xb2\nquitter\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert "Partie enregistree" in done.stdout
    assert "Les choix marques x " in " ".join(done.stdout.split()), "what is forbidden is not marked like the command ?"


def test_a_sign_a_console_lacks_becomes_one_plainer_sign() -> None:
    shown = "Œuvre ✕ « été » … 3 × ★ → \u202f! 日 \udcff".encode("ascii", plain.NAME).decode()
    assert shown == 'Ouvre x " ete " . 3 x * >  ! ? ?'
    assert "é ’".encode("latin-1", plain.NAME) == b"\xe9 '"
    assert b"\xff.".decode("utf-8", plain.NAME) == "\ufffd."


@pytest.mark.parametrize("target", ["/dev/full", "a closed pipe"])
def test_output_that_cannot_be_written_ends_the_command_without_a_traceback(target: str) -> None:
    command = [sys.executable, "-m", "marches", "rules", "root"]
    if target == "/dev/full":
        with open(target, "wb") as full:
            done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
        assert (done.returncode, done.stderr) == (2, "marches: No space left on device.\n")
        return
    read, write = os.pipe()
    os.close(read)
    with open(write, "wb") as pipe:
        done = subprocess.run(command, stdout=pipe, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode
    assert done.stderr == ""


def test_a_mistake_ends_the_real_command_with_code_2() -> None:
    done = run_for_real("play", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip() == (
        "marches: Unknown game 'chess'. Available: raiders, root, scythe. Name a game of your own as MODULE:RULEBOOK."
    )


# -- what is shown -------------------------------------------------------------------------------------------------


def test_forbidden_choices_are_marked_in_plain_text_too() -> None:
    typed = "1\n1\nquit\n"
    shown = RUN.invoke(app, ["play", "raiders", "--players", "you,wanderer", "--seed", "3"], input=typed).output
    assert "✕" in shown


@pytest.mark.parametrize("columns", [30, 50])
@pytest.mark.parametrize("game", ["raiders", "root", "scythe"])
def test_nothing_is_wider_than_a_narrow_terminal(game: str, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    words = ["play", game, "--players", "you,wanderer", "--seed", "3", "--file", "g"]
    result = RUN.invoke(app, words, input="1\n1\n1\nboard\nhelp\nquit\n")
    assert result.exception is None
    shown = result.output.replace("> ", ">\n")  # what is typed ends the prompt's line
    lines = [line for line in shown.splitlines() if "/" not in line and "marches play" not in line]
    assert max(map(len, lines)) <= columns


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_list_of_challenges_wraps_in_a_narrow_terminal(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    shown = RUN.invoke(app, ["challenge", "--lang", lang]).output
    assert max(map(len, shown.splitlines())) <= 40


def test_a_long_question_wraps_and_its_answers_go_on_under_their_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    words = ["play", "raiders", "--players", "you,wanderer", "--seed", "3", "--file", "g"]
    shown = RUN.invoke(app, words, input="quit\n").output
    asked = shown[shown.index("choose a hero") :].splitlines()
    assert "along" in " ".join(asked[:2])
    assert "…" not in asked[0]
    first = next(number for number, line in enumerate(asked) if line.startswith("   1  "))
    second = next(number for number, line in enumerate(asked) if line.startswith("   2  "))
    assert second - first > 1
    assert all(line.startswith("      ") for line in asked[first + 1 : second])


def test_commands_are_understood_in_both_languages() -> None:
    words = ["play", "raiders", "--players", "you,wanderer", "--seed", "3", "--lang", "fr"]
    shown = RUN.invoke(app, words, input="aide\npourquoi\nwhy\njournal\nplateau\nannuler\nquitter\n").output
    assert "reprend votre dernière réponse" in shown
    assert shown.count("raiders:setup.hero") >= 2
    assert "Partie enregistrée" in shown
    for lang in ("en", "fr"):
        names = [Words(lang).message(f"cli-command-{name}") for name in ("why", "undo", "quit", "board", "log")]
        assert len(set(names)) == len(names)


# -- one broken game -----------------------------------------------------------------------------------------------


def test_a_game_with_a_broken_data_file_is_left_out_and_the_others_are_served(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    original = games.rulebook

    def broken(name: str) -> object:
        if name == "scythe":
            raise DataError("map.yaml: section 'rivers' is missing")
        if name == "root":
            raise KeyError("a clearing the map does not have")
        return original(name)

    monkeypatch.setattr(games, "rulebook", broken)
    offered = Library()
    assert offered.names == ("raiders",)
    assert "scythe" not in offered
    assert "The game root is not offered" in caplog.text
    assert "The game scythe is not offered: map.yaml: section 'rivers' is missing" in caplog.text


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"\xff\xfe\x00", "this is not text"),
        (b"[1, ", "not readable as YAML: did not find"),
        (None, "it cannot be read"),
    ],
    ids=["bytes", "torn off", "missing"],
)
def test_a_broken_data_file_is_named_and_the_other_games_play_in_the_terminal(
    tmp_path: Path, content: bytes | None, told: str
) -> None:
    package = Path(games.__file__).parents[1]
    left_out = shutil.ignore_patterns("compiled", "web", "__pycache__")
    shutil.copytree(package, tmp_path / "src" / "marches", ignore=left_out, copy_function=os.symlink)
    broken = tmp_path / "src" / "marches" / "games" / "scythe" / "data" / "map.yaml"
    broken.unlink()
    if content is not None:
        broken.write_bytes(content)

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "MARCHES_ENGINE": "python", "COLUMNS": "400"}
        return subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, check=False)

    refused = run("-m", "marches", "bench", "scythe", "--seconds", "0.01")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1), refused.stderr
    assert refused.stderr.startswith("marches: map.yaml")
    assert told in refused.stderr
    for game in ("raiders", "root"):
        played = run("-m", "marches", "bench", game, "--seconds", "0.01")
        assert played.returncode == 0, played.stderr
    offered = run("-c", "from marches.server.library import Library; print(Library().names)")
    assert offered.stdout.strip() == "('raiders', 'root')", offered.stderr


# -- anything ------------------------------------------------------------------------------------------------------

COMMANDS = ("play", "replay", "verify", "rules", "components", "lineups", "bench", "arena", "hint", "analyse")
FLAGS = ("--players", "--seats", "--modules", "--set", "--lang", "--seed", "--think", "--at", "--seat", "--games")
WORDS = st.one_of(
    st.sampled_from(["raiders", "root", "scythe", "²", "nan", "-1", "0", "", "you,you", "en", "fr", "x=y", "../x"]),
    st.text(max_size=12),
    st.integers().map(str),
)


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from(COMMANDS),
    st.lists(st.tuples(st.sampled_from(FLAGS), WORDS), max_size=3),
    st.lists(WORDS, max_size=1),
)
def test_no_command_line_ends_in_a_traceback(command: str, options: list[tuple[str, str]], values: list[str]) -> None:
    words = [command, *values, *[part for option in options for part in option]]
    if command in ("bench", "arena"):
        words += ["--unknown"]  # parsed, never run: these take their time
    result = RUN.invoke(app, words, input="²\nquit\n")
    assert result.exception is None or isinstance(result.exception, SystemExit | Mistake | OSError), repr(
        (words, result.exception)
    )
