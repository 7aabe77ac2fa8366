"""Which ledger rules have a test. Tests say so with `@rule("id")`; this reads the marks from their source."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec

from marches.kernel.mistake import Mistake
from marches.rules import GAMES, Rule, UnknownRule, find, ledger

BASELINE = "coverage.json"
NEVER_RUN = ("skip", "skipif", "xfail")


class Cover(msgspec.Struct):
    """The coverage of one module (or kind) of a ledger. Only rules with a check count."""

    covered: int = 0
    total: int = 0
    missing: list[str] = []


class MarkError(Mistake):
    """A mark that cannot count: its id is unknown, or its test never runs."""


def marks(tests: Path) -> dict[str, list[str]]:
    """Every marked rule id, with the tests that mark it."""
    found: dict[str, list[str]] = {}
    problems: list[str] = []
    for path in sorted(tests.rglob("test_*.py")):
        for test in _tests(ast.parse(path.read_text("utf-8"))):
            place = f"{path.relative_to(tests)}::{test.name}"
            decorators = [_call(decorator) for decorator in test.decorator_list]
            ids = [rule_id for name, values in decorators if name == "rule" for rule_id in values]
            if ids and any(name in NEVER_RUN for name, _ in decorators):
                problems.append(f"{place} is marked but never runs")
            for rule_id in ids:
                try:
                    find(rule_id)
                except UnknownRule as error:
                    problems.append(f"{place}: {error}")
                found.setdefault(rule_id, []).append(place)
    if problems:
        raise MarkError("\n".join(problems))
    return found


def coverage(tests: Path, by: str = "module") -> dict[str, dict[str, Cover]]:
    """Covered and total by game and by `module` or `kind`."""
    marked = marks(tests)
    table: dict[str, dict[str, Cover]] = {}
    for game in GAMES:
        groups: dict[str, Cover] = {}
        for rule in ledger(game).values():
            if rule.check:
                _count(groups.setdefault(str(getattr(rule, by)), Cover(missing=[])), rule, marked)
        table[game] = groups
    return table


def fallen(table: dict[str, dict[str, Cover]], baseline: Path) -> list[str]:
    """The places where coverage is below the figures stored in the repository."""
    kept = msgspec.json.decode(baseline.read_bytes(), type=dict[str, dict[str, int]])
    return [
        f"{game} {module}: {table[game][module].covered} rules are covered, {figure} were"
        for game, modules in kept.items()
        for module, figure in modules.items()
        if table[game][module].covered < figure
    ]


def keep(table: dict[str, dict[str, Cover]], baseline: Path) -> None:
    """Store today's figures as the new minimum."""
    figures = {game: {module: cover.covered for module, cover in groups.items()} for game, groups in table.items()}
    baseline.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=1) + b"\n")


def _count(cover: Cover, rule: Rule, marked: dict[str, list[str]]) -> None:
    cover.total += 1
    if rule.id in marked:
        cover.covered += 1
    else:
        cover.missing.append(rule.id)


def _tests(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def _call(decorator: ast.expr) -> tuple[str, list[str]]:
    """The last name of a decorator and its string arguments: `pytest.mark.rule("a")` is ("rule", ["a"])."""
    target = decorator.func if isinstance(decorator, ast.Call) else decorator
    name = target.attr if isinstance(target, ast.Attribute) else target.id if isinstance(target, ast.Name) else ""
    values = decorator.args if isinstance(decorator, ast.Call) else []
    return name, [value.value for value in values if isinstance(value, ast.Constant) and isinstance(value.value, str)]
