"""The kernel stays small, and its public names say what they are."""

from __future__ import annotations

import ast
import io
import tokenize
from pathlib import Path

import marches
from marches import kernel

SOURCE = Path(marches.__file__).parent
MOST_LINES = 700
NO_CODE = (
    *(tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE),
    *(tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER),
)


def code_lines(text: str) -> int:
    """Lines of code: docstrings, comments and blank lines are not counted."""
    docstrings: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            docstrings.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in NO_CODE:
            lines.update(range(token.start[0], token.end[0] + 1))
    return len(lines - docstrings)


def test_docstrings_comments_and_blank_lines_are_not_code() -> None:
    text = '"""Doc."""\n\nx = (\n    1,  # one\n)\n\n\ndef f() -> None:\n    """Doc\n    more."""\n    # Why.\n'
    assert code_lines(text) == 4


def test_the_kernel_is_at_most_700_lines_of_code() -> None:
    sizes = {path.name: code_lines(path.read_text()) for path in (SOURCE / "kernel").glob("*.py")}
    assert sum(sizes.values()) <= MOST_LINES, sizes


def test_every_public_name_of_the_kernel_says_what_it_is() -> None:
    assert len(kernel.__all__) <= 18
    documented = set()
    for path in (SOURCE / "kernel").glob("*.py"):  # compiled classes have lost their docstrings
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
                documented.add(node.name)
    assert set(kernel.__all__) <= documented
