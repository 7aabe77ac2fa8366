"""The ledgers ship whole and can be looked up; marks on tests are counted against them."""

from pathlib import Path

import pytest

from marches.rules import UnknownRule, find, ledger, search
from marches.rules.coverage import BASELINE, MarkError, coverage, fallen, keep, marks


@pytest.mark.parametrize(("game", "rules"), [("raiders", 257), ("root", 558), ("scythe", 921)])
def test_every_rule_is_there_in_both_languages(game: str, rules: int) -> None:
    assert len(ledger(game)) == rules
    assert all(rule.en and rule.fr and rule.game == game for rule in ledger(game).values())


def test_a_rule_is_found_by_its_id() -> None:
    rule = find("root:4.3.1")
    assert "ambush" in rule.text("en")
    assert "Embuscade" in rule.text("fr")


def test_an_unknown_id_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownRule, match=r"no rule 'root:4\.3\.11'\. Did you mean root:4\.3\.1"):
        find("root:4.3.11")
    with pytest.raises(UnknownRule, match="names no game"):
        find("chess:1")


def test_search_ignores_case_and_accents_and_reads_both_languages() -> None:
    assert "root:4.3.1" in [rule.id for rule in search("EMBUSCADE")]
    assert [rule.id for rule in search("ecuries")] == [rule.id for rule in search("Écuries")]
    assert search("no such words anywhere") == []


def test_a_phrase_found_as_it_stands_comes_first() -> None:
    hits = search("blue worker")
    assert "blue worker" in hits[0].en.lower()


def write(folder: Path, text: str) -> Path:
    (folder / "test_x.py").write_text(text)
    return folder


def test_marked_tests_are_counted(tmp_path: Path) -> None:
    text = (
        '@rule("root:4.3.1", "root:4.3.2")\ndef test_a(): pass\n@pytest.mark.rule("root:4.3.1")\ndef test_b(): pass\n'
    )
    write(tmp_path, text)
    assert marks(tmp_path) == {
        "root:4.3.1": ["test_x.py::test_a", "test_x.py::test_b"],
        "root:4.3.2": ["test_x.py::test_a"],
    }
    core = coverage(tmp_path)["root"]["core"]
    assert core.covered == 2
    assert core.total == core.covered + len(core.missing)
    assert "root:4.3.1" not in core.missing


def test_rules_without_a_check_do_not_count(tmp_path: Path) -> None:
    unchecked = next(rule for rule in ledger("raiders").values() if not rule.check)
    write(tmp_path, f'@rule("{unchecked.id}")\ndef test_a(): pass\n')
    assert sum(cover.covered for cover in coverage(tmp_path)["raiders"].values()) == 0


def test_an_unknown_mark_is_rejected(tmp_path: Path) -> None:
    with pytest.raises(MarkError, match=r"test_x.py::test_a: .*no rule 'root:99'"):
        marks(write(tmp_path, '@rule("root:99")\ndef test_a(): pass\n'))


def test_a_mark_on_a_test_that_never_runs_is_rejected(tmp_path: Path) -> None:
    with pytest.raises(MarkError, match="test_a is marked but never runs"):
        marks(write(tmp_path, '@pytest.mark.skip\n@rule("root:4.3.1")\ndef test_a(): pass\n'))


def test_coverage_that_fell_is_named(tmp_path: Path) -> None:
    write(tmp_path, '@rule("root:4.3.1")\ndef test_a(): pass\n')
    keep(coverage(tmp_path), tmp_path / BASELINE)
    assert fallen(coverage(tmp_path), tmp_path / BASELINE) == []
    write(tmp_path, "def test_a(): pass\n")
    assert fallen(coverage(tmp_path), tmp_path / BASELINE) == ["root core: 0 rules are covered, 1 were"]
