"""Records: written safely, read strictly, verified against the seed."""

import zlib
from pathlib import Path

import msgspec
import pytest

from marches import records
from marches.kernel.chance import seed_hash
from marches.records import Writer
from marches.table.record import FORMAT, Header, Record, RecordError
from marches.table.table import Table
from marches.testing.conformance import fingerprint, random_table
from tests.kernel.toy import BIDS, ToyGame
from tests.kernel.toybook import TOY, setup

SEED = bytes(15) + b"\x09"


def finished() -> Table:
    return random_table(TOY, setup(3), 9)


def rows(table: Table) -> list[bytes]:
    return records.dumps(table.record).splitlines(keepends=True)


def resummed(lines: list[dict[str, object]]) -> bytes:
    """Lines with fitting checksums, whatever they say: what a forger would write."""
    record = bytearray()
    chain = 0
    for line in lines:
        body = msgspec.json.encode(line)
        chain = zlib.crc32(body, chain)
        record += body[:-1] + b',"sum":"%08x"}\n' % chain
    return bytes(record)


def parsed(table: Table) -> list[dict[str, object]]:
    lines = [msgspec.json.decode(row, type=dict[str, object]) for row in rows(table)]
    for line in lines:
        del line["sum"]
    return lines


def replay(data: bytes) -> Table:
    return Table.replay(TOY, records.loads(data))


def test_a_record_read_back_is_the_game() -> None:
    table = finished()
    again = replay(records.dumps(table.record))
    assert fingerprint(TOY, again.game) == fingerprint(TOY, table.game)
    assert records.dumps(again.record) == records.dumps(table.record)


def test_the_header_names_game_rules_seats_options_and_the_hash_of_the_seed() -> None:
    header = parsed(finished())[0]
    assert header == {
        "marches": FORMAT,
        "setup": {"game": "toy", "rules": 1, "seats": ["a", "b", "c"]},
        "seed_hash": seed_hash((9).to_bytes(16, "big")),
    }


def test_the_seed_is_in_the_record_only_at_the_end() -> None:
    table = Table(TOY, setup(), SEED)
    assert SEED.hex().encode() not in records.dumps(table.record)
    assert parsed(finished())[-1]["seed"] == (9).to_bytes(16, "big").hex()


def test_every_line_is_on_disk_when_the_answer_is_accepted(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    writer = Writer.new(path, Header(FORMAT, setup(), seed_hash(SEED)))
    table = Table(TOY, setup(), SEED, writer.append)
    assert isinstance(table.game, ToyGame)
    table.answer(0, BIDS[table.game.hands[0][0] - 1])
    assert len(records.read(path).lines) == table.n
    table.undo(0)
    assert fingerprint(TOY, Table.replay(TOY, records.read(path)).game) == fingerprint(TOY, table.game)
    writer.close()


def test_an_existing_record_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("precious")
    with pytest.raises(FileExistsError):
        Writer.new(path, Header(FORMAT, setup(), ""))
    assert path.read_text() == "precious"


def test_a_cut_off_last_line_is_recognised_and_play_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    writer = Writer.new(path, Header(FORMAT, setup(), seed_hash(SEED)))
    table = Table(TOY, setup(), SEED, writer.append)
    assert isinstance(table.game, ToyGame)
    writer.close()
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n":5,"seat":0,"ans')
    assert records.read(path).cut_off
    record, writer = Writer.resume(path)
    assert path.read_bytes() == whole
    table = Table.replay(TOY, record, SEED, writer.append)
    assert isinstance(table.game, ToyGame)
    table.answer(0, BIDS[table.game.hands[0][0] - 1])
    assert len(records.read(path).lines) == table.n == 6
    writer.close()


def test_an_undone_answer_stays_in_the_record() -> None:
    table = Table(TOY, setup(), SEED)
    assert isinstance(table.game, ToyGame)
    first, second = (BIDS[card - 1] for card in table.game.hands[0])
    table.answer(0, first)
    table.undo(0)
    table.answer(0, second)
    again = replay(records.dumps(table.record))
    assert len(again.lines) == 8
    assert again.game.sealed == {0: second}


def test_a_changed_character_is_noticed_with_its_line() -> None:
    lines = rows(finished())
    lines[3] = lines[3].replace(b'"card":', b'"card": ')
    with pytest.raises(RecordError, match="line 4: the checksum does not fit"):
        replay(b"".join(lines))


def test_a_missing_line_is_noticed() -> None:
    lines = rows(finished())
    del lines[2]
    with pytest.raises(RecordError, match="line 3: the checksum"):
        replay(b"".join(lines))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "line 1: this is not a Marches record"),
        (b"hello", "line 1: this is not a Marches record"),
        (b"\xff\xfe\n", "line 1: this is not a JSON line"),
        (b"[1]\n", "line 1: .* a JSON object is expected"),
        (b'{"a":1,"sum":"00000000"}\n', "line 1: the checksum"),
        (resummed([{"a": 1}]), "line 1: this is not a Marches record"),
        (resummed([{"marches": 99}]), "line 1: record format 99 is not known"),
        (resummed([{"marches": 1}]), "line 1: this line is not complete: .*setup"),
    ],
)
def test_a_file_that_is_not_a_record_is_named(data: bytes, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        records.loads(data)


def test_a_foreign_record_is_refused() -> None:
    lines = parsed(finished())
    lines[0]["setup"] = {"game": "chess", "rules": 1, "seats": ["a", "b"]}
    with pytest.raises(RecordError, match="line 1: this is a record of 'chess', not of 'toy'"):
        replay(resummed(lines))


def test_another_version_of_the_rules_is_refused_by_number() -> None:
    lines = parsed(finished())
    lines[0]["setup"] = {"game": "toy", "rules": 7, "seats": ["a", "b", "c"]}
    with pytest.raises(RecordError, match="version 7 of the rules of toy; installed is 1"):
        replay(resummed(lines))


def test_a_record_with_an_impossible_setup_is_refused() -> None:
    lines = parsed(finished())
    lines[0]["setup"] = {"game": "toy", "rules": 1, "seats": ["a"]}
    with pytest.raises(RecordError, match="line 1: table-setup-count least=2 most=4"):
        replay(resummed(lines))


def forged(change: str) -> bytes:
    """A finished record with one lie in the first bid, and fitting checksums."""
    lines = parsed(finished())
    place = next(i for i, line in enumerate(lines) if "bid" in str(line.get("answer", "")))
    line = lines[place]
    held = line["answer"]
    assert isinstance(held, dict)
    if change == "unoffered":
        line["answer"] = {"verb": "pass"}
    elif change == "unknown":
        line["answer"] = {"verb": "fly"}
    elif change == "seat":
        line["seat"] = 9
    elif change == "number":
        line["n"] = 77
    elif change == "undo":
        lines[place + 1] = {"undo": 0, "seat": 2}
    elif change == "roll":
        roll = next(i for i, line in enumerate(lines) if "roll" in str(line.get("answer", "")))
        answer = lines[roll]["answer"]
        assert isinstance(answer, dict)
        answer["face"] = answer["face"] % 6 + 1
    elif change == "result":
        lines[-1]["result"] = {"scores": [99, 0, 0], "winners": [0]}
    elif change == "early end":
        del lines[place:-1]
    elif change == "after the end":
        lines.append(lines[-2])
    elif change == "seed":
        lines[-1]["seed"] = "00"
    return resummed(lines)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("unoffered", r"line \d+: SealBids: seat \d could not answer pass: table-not-offered"),
        ("unknown", r"line \d+: SealBids: toy knows no answer"),
        ("seat", r"line \d+: SealBids: seat 9 was not asked"),
        ("number", r"line \d+: answer 77 is where answer \d+ \(SealBids\) belongs"),
        ("undo", r"line \d+: seat 2 could not take back answer 0"),
        ("roll", r"line \d+: RollWorth: the seed gives roll face=\d, the record says roll face=\d"),
        ("result", r"line \d+: the record says"),
        ("early end", r"line \d+: the record ends, yet the game is not over"),
        ("after the end", r"line \d+: the record goes on after its end"),
        ("seed", r"line 1: the seed does not fit the hash"),
    ],
)
def test_a_forged_line_is_named_with_the_decision_and_the_reason(change: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        replay(forged(change))


def test_an_answer_the_rules_forbid_names_the_rule() -> None:
    table = Table(TOY, setup(), SEED)
    assert isinstance(table.game, ToyGame)
    missing = next(card for card in range(1, 5) if card not in table.game.hands[0])
    lines = parsed(table)
    lines.append({"n": 5, "seat": 0, "answer": {"verb": "bid", "card": missing}})
    with pytest.raises(RecordError, match=r"SealBids: seat 0 could not answer .*: toy-why-not-held \(toy:bid\)"):
        replay(resummed(lines))


def test_a_record_without_its_seed_replays_but_rolls_nothing_new() -> None:
    table = Table(TOY, setup(), SEED)
    record = Record(table.record.header, table.record.lines[:3])
    again = Table.replay(TOY, record)
    assert again.n == 3
    played_on = Table.replay(TOY, record, SEED)
    assert fingerprint(TOY, played_on.game) == fingerprint(TOY, table.game)
