"""Makes each of mypyc's C files self-contained, so that a change recompiles only what it affects.

mypyc declares everything of a group in two headers that all its files include, numbers the literals of the group, and
reaches other groups through one long struct. A new name anywhere therefore changes every file. Here a module's file
begins with the declarations it reaches by name and no others; a literal is a variable named by its content, and what
it takes from another group is a variable of its own. The group's main file, which keeps the headers, fills both.

What is hashed is exactly what is compiled. A declaration left out by mistake is an error of the compiler, never an
object that does not fit.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from hashlib import sha256
from pathlib import Path

WORD = re.compile(r"[A-Za-z_]\w*")
INCLUDE = re.compile(r'#include ["<]([^">]+)[">]')
DECLARED = re.compile(r"(\w+)\s*[(\[;]")
STATIC = re.compile(r"\bCPyStatics\[(\d+)\]")
ESCAPE = re.compile(r"\\([0-7]{3}|.)", re.DOTALL)
ESCAPES = {"a": 7, "b": 8, "t": 9, "n": 10, "v": 11, "f": 12, "r": 13}
SINGLETONS = ("None", "False", "True")
OURS = "#ifdef __GNUC__\n#pragma GCC visibility push(hidden)\n#endif"
"""Everything that follows is in one library, so calls are direct."""
FILLED = "CPyLit_Complex, CPyLit_Tuple, CPyLit_FrozenSet) < 0) {"


class Headers:
    """The declarations in a group's headers, in order, each by its name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.includes: list[str] = []
        self.declared: dict[str, str] = {}
        self.exported: dict[str, dict[str, str]] = {}
        self._read: set[str] = set()

    def read(self, name: str) -> None:
        """Read a header and the headers of the same folder that it includes."""
        if name in self._read:
            return
        self._read.add(name)
        lines = iter((self.folder / name).read_text("utf-8").splitlines())
        for line in lines:
            if line.startswith("#include"):
                self._include(line)
            elif line.startswith("#ifndef MYPYC_DECLARED_"):
                self._declare(line.removeprefix("#ifndef MYPYC_DECLARED_"), [line, *_until(lines, "#endif")])
            elif line == "typedef struct {":
                block = [line, *_until(lines, "} ")]
                self._declare(block[-1][2:-1], block)
            elif line.startswith("struct export_table_") and line.endswith("{"):
                members = _until(lines, "};")[:-1]
                self.exported[line.removeprefix("struct export_table_")[:-2]] = dict(map(_member, members))
            elif line.endswith(";"):
                if not line.startswith("struct export_table_"):
                    self._declare(_name(line), [line])
            elif line and not line.startswith(("#ifndef MYPYC_", "#define MYPYC_", "#endif")):
                raise ValueError(f"{name}: mypyc writes something new: {line}")

    def _include(self, line: str) -> None:
        found = INCLUDE.match(line)
        assert found is not None
        if (self.folder / found[1]).is_file():
            self.read(found[1])
        elif line not in self.includes:
            self.includes.append(line)

    def _declare(self, name: str, lines: list[str]) -> None:
        self.declared.setdefault(name, "\n".join(lines))

    @cached_property
    def places(self) -> dict[str, int]:
        return {name: place for place, name in enumerate(self.declared)}

    def reached(self, words: set[str]) -> list[str]:
        """The declarations these words name and, recursively, those that they name, in order."""
        found: set[str] = set()
        ahead = words & self.declared.keys()
        while ahead:
            found |= ahead
            named = {word for name in ahead for word in WORD.findall(self.declared[name])}
            ahead = named & self.declared.keys() - found
        return [self.declared[name] for name in sorted(found, key=self.places.__getitem__)]


class Group:
    """A library's C files: those of its modules, and the main one, which has the name of the group."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.folder = folder
        self.main = f"__native_{name}.c"
        self.headers = Headers(folder)
        self.headers.read(f"__native_{name}.h")
        self.headers.read(f"__native_internal_{name}.h")
        self.others = [other for other in self.headers.exported if other != name]
        self.literals = literals((folder / self.main).read_text("utf-8"))
        self.taken: set[tuple[str, str]] = set()

    def sliced(self, files: Iterable[Path], target: Path) -> list[Path]:
        """Write the files as they are compiled to another folder. Unchanged files are left alone."""
        target.mkdir(exist_ok=True)
        modules = [file for file in files if file.name != self.main]
        texts = {file.name: self.module(file.read_text("utf-8")) for file in modules}
        texts[self.main] = self.main_file()
        for name, text in texts.items():
            place = target / name
            if not place.is_file() or place.read_text("utf-8") != text:
                place.write_text(text, "utf-8")
        return [target / name for name in texts]

    def module(self, text: str) -> str:
        """A module's file with the declarations it reaches."""
        text = STATIC.sub(lambda found: self.literals[int(found[1])], text)
        for other in self.others:
            text = text.replace(f"exports_{other}.", f"from_{other}_")
        body = [line for line in text.splitlines() if not line.startswith("#include")]
        words = set(WORD.findall(text))
        lines = [f"extern PyObject *{name};" for name in sorted(words.intersection(self.literals))]
        for other in self.others:
            start = f"from_{other}_"
            for name in sorted(word.removeprefix(start) for word in words if word.startswith(start)):
                self.taken.add((other, name))
                lines.append(f"extern {self.imported(other, name)}")
        words.update(word for line in lines for word in WORD.findall(line))
        return "\n".join([*self.headers.includes, OURS, *self.headers.reached(words), *lines, "", *body, ""])

    def imported(self, other: str, name: str) -> str:
        """The declaration of a variable that holds what another group exports under this name."""
        return re.sub(rf"\b{name}\b", f"from_{other}_{name}", self.headers.exported[other][name].strip(), count=1)

    def main_file(self) -> str:
        """The group's main file: it defines the variables of the others and fills them when the library is loaded."""
        text = (self.folder / self.main).read_text("utf-8")
        lines = [f"PyObject *{name};" for name in self.literals]
        lines += [self.imported(other, name) for other, name in sorted(self.taken)]
        lines += ["static PyObject **const named_literals[] = {", *(f"    &{name}," for name in self.literals), "};"]
        lines += ["static int name_literals(void)", "{", f"    for (int i = 0; i < {len(self.literals)}; i++)"]
        lines += ["        *named_literals[i] = CPyStatics[i];", "    return 0;", "}"]
        text = _once(text, FILLED, FILLED.replace(") {", " || name_literals() < 0) {"))
        for other in self.others:
            lines += [f"static void take_{other}(void)", "{"]
            lines += [f"    from_{g}_{name} = exports_{g}.{name};" for g, name in sorted(self.taken) if g == other]
            lines += ["}"]
            copied = f"memcpy(&exports_{other}, pexports_{other}, sizeof(exports_{other}));"
            text = _once(text, copied, f"{copied} take_{other}();")
        opening = f'#include "__native_internal_{self.name}.h"\n'
        return _once(text, opening, opening + "\n".join(lines) + "\n")


def _until(lines: Iterator[str], end: str) -> list[str]:
    """The lines up to the one that begins like this, and that one."""
    found = []
    for line in lines:
        found.append(line)
        if line.startswith(end):
            return found
    raise ValueError(f"A block of mypyc's has no end {end!r}")


def _name(line: str) -> str:
    found = DECLARED.search(line)
    assert found is not None, line
    return found[1]


def _member(line: str) -> tuple[str, str]:
    """A member of an export table by its name: a pointer to a function or to a variable."""
    found = re.search(r"\(\*(\w+)\)\(|(\w+);$", line)
    assert found is not None, line
    return found[1] or found[2], line


def _once(text: str, old: str, new: str) -> str:
    if text.count(old) != 1:
        raise ValueError(f"mypyc writes {old!r} {text.count(old)} times")
    return text.replace(old, new)


def literals(text: str) -> list[str]:
    """A name for every literal of a group's main file, in the order of `CPyStatics`: its kind and its content."""
    found = [f"S:{one}" for one in SINGLETONS]
    for kind, table in (("s", "CPyLit_Str"), ("b", "CPyLit_Bytes")):
        found += [f"{kind}:{one.hex()}" for entry in _strings(text, table) for one in _counted(entry)]
    for entry in _strings(text, "CPyLit_Int"):
        count, rest = _number(entry)
        numbers = rest.split(b"\0")
        assert len(numbers) == count
        found += [f"i:{one.decode()}" for one in numbers]
    found += [f"f:{one}" for one in _values(text, "CPyLit_Float")[1:]]
    pairs = _values(text, "CPyLit_Complex")[1:]
    found += [f"c:{real}:{other}" for real, other in zip(pairs[::2], pairs[1::2], strict=True)]
    for kind, table in (("t", "CPyLit_Tuple"), ("z", "CPyLit_FrozenSet")):
        numbers_left = [int(one) for one in _values(text, table)]
        place = 1
        for _ in range(numbers_left[0]):
            end = place + 1 + numbers_left[place]
            found.append(f"{kind}:{[found[one] for one in numbers_left[place + 1 : end]]}")
            place = end
        assert place == len(numbers_left)
    size = re.search(r"^PyObject \*CPyStatics\[(\d+)\];", text, re.MULTILINE)
    assert size is not None
    assert len(found) == len(set(found)) == int(size[1])
    return [f"literal_{sha256(one.encode()).hexdigest()[:24]}" for one in found]


def _strings(text: str, table: str) -> list[bytes]:
    """The strings of a table, as bytes; the last one, empty, ends it."""
    start = text.index(f"const char * const {table}[] = {{")
    rows = [line.strip() for line in text[start : text.index("\n}", start)].splitlines()[1:]]
    assert all(row[0] == '"' and row[-2:] == '",' for row in rows)
    found = [_unescaped(row[1:-2]) for row in rows]
    assert found[-1] == b""
    return found[:-1]


def _unescaped(written: str) -> bytes:
    def byte(found: re.Match[str]) -> str:
        sign = found[1]
        return chr(int(sign, 8) if len(sign) == 3 else ESCAPES.get(sign, ord(sign)))

    return ESCAPE.sub(byte, written).encode("latin-1")


def _number(data: bytes) -> tuple[int, bytes]:
    """A number of seven bits a byte, the highest first, and what comes after it."""
    number, place = 0, 0
    while data[place] & 0x80:
        number, place = number << 7 | data[place] & 0x7F, place + 1
    return number << 7 | data[place], data[place + 1 :]


def _counted(entry: bytes) -> Iterator[bytes]:
    """The strings of an entry: how many, then each after its length."""
    count, rest = _number(entry)
    for _ in range(count):
        length, rest = _number(rest)
        yield rest[:length]
        assert len(rest) >= length
        rest = rest[length:]
    assert rest == b""


def _values(text: str, table: str) -> list[str]:
    """The values of a table of numbers."""
    found = re.search(rf"^const (?:int|double) {table}\[\] = {{(.*?)}};", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    return [one.strip() for one in found[1].split(",") if one.strip()]
