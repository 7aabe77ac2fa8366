"""Lines of code by package, without docstrings, comments and blank lines.

python benchmarks/lines.py                  # this checkout
python benchmarks/lines.py ../older NEW …   # another one; files whose path contains NEW are counted apart
"""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from collections import Counter
from pathlib import Path

SILENT = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
}
WEB = {".ts", ".svelte", ".css"}


def python_lines(text: str) -> int:
    """Lines with code on them."""
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in SILENT:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            lines.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(lines)


def web_lines(text: str) -> int:
    """Lines that are neither blank nor within a comment of their own lines."""
    count, inside = 0, False
    for line in map(str.strip, text.splitlines()):
        opens = line.startswith(("/*", "<!--"))
        if line and not inside and not opens and not line.startswith("//"):
            count += 1
        inside = (inside or opens) and not ("*/" in line or "-->" in line)
    return count


def package(path: Path) -> str:
    """What a file is counted under: `games/root`, `server`, `web/parts`, `tests`."""
    parts = path.parts[2:-1] if path.parts[0] in ("src", "web") else ()
    name = "/".join(parts[: 2 if parts[:1] == ("games",) else 1])
    return f"{'web/' if path.parts[0] == 'web' else ''}{name}" if path.parts[0] != "tests" else "tests"


def count(root: Path, apart: list[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    files = [*root.glob("src/marches/**/*.py"), *root.glob("tests/**/*.py"), *root.glob("web/src/**/*")]
    for file in files:
        path = file.relative_to(root)
        if "compiled" in path.parts or path.name == "schema.d.ts":
            continue
        name = f"{package(path)} (apart)" if any(part in str(path) for part in apart) else package(path)
        if file.suffix == ".py":
            found[name] += python_lines(file.read_text("utf-8"))
        elif file.suffix in WEB:
            found[name] += web_lines(file.read_text("utf-8"))
    return found


def main() -> None:
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
    found = count(root, sys.argv[2:])
    for name in sorted(found):
        print(f"{name or '(top)':28} {found[name]:6}")
    print(f"{'all':28} {found.total():6}")


if __name__ == "__main__":
    main()
