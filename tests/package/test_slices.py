"""A C file of the engine is compiled again when what it reaches has changed, and only then."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypyc.codegen.emit import c_array_initializer
from mypyc.codegen.emitmodule import c_string_array_initializer
from mypyc.codegen.literals import Literals, LiteralValue
from tools.c_slices import Group, literals

DECK, FOX = "a.deck", "a.fox"
COMMON = """\
#ifndef MYPYC_NATIVE_common_H
#define MYPYC_NATIVE_common_H
#include <Python.h>
struct export_table_common {
    PyTypeObject **CPyType_step;
    char (*CPyDef_play)(PyObject *cpy_r_self);
};
#endif
"""
NATIVE = """\
#ifndef MYPYC_NATIVE_a_H
#define MYPYC_NATIVE_a_H
#include <Python.h>
#ifndef MYPYC_DECLARED_tuple_T2II
#define MYPYC_DECLARED_tuple_T2II
typedef struct tuple_T2II {
    CPyTagged f0;
    CPyTagged f1;
} tuple_T2II;
#endif

typedef struct {
    PyObject_HEAD
    tuple_T2II _pair;
} a___DeckObject;

typedef struct {
    PyObject_HEAD
} a___FoxObject;
struct export_table_a {
    char (*CPyDef_deal)(PyObject *cpy_r_self);
};
#endif
"""
INTERNAL = """\
#ifndef MYPYC_LIBRT_INTERNAL_a_H
#define MYPYC_LIBRT_INTERNAL_a_H
#include <Python.h>
#include "__native_a.h"

#include <__native_common.h>
struct export_table_common exports_common;
extern PyObject *CPyStatics[SIZE];
extern char CPyDef_deal(PyObject *cpy_r_self);
extern char CPyDef_shuffle(PyObject *cpy_r_self);
#endif
"""
OPENING = '#include "__native_a.h"\n#include "__native_internal_a.h"\n'
DECK_C = OPENING + "void *d = sizeof(a___DeckObject) + CPyDef_deal(CPyStatics[{deck}]); /* deck */\n"
FOX_C = OPENING + "void *f = sizeof(a___FoxObject) + exports_common.CPyDef_play(CPyStatics[{fox}]); /* fox */\n"
MAIN = """\
#include "__native_a.h"
#include "__native_internal_a.h"
PyObject *CPyStatics[SIZE];
int f(void)
{
    if (CPyStatics_Initialize(CPyStatics, CPyLit_Str, CPyLit_Bytes, CPyLit_Int, CPyLit_Float, CPyLit_Complex, \
CPyLit_Tuple, CPyLit_FrozenSet) < 0) {
        return -1;
    }
    memcpy(&exports_common, pexports_common, sizeof(exports_common));
    return 0;
}
"""


def tables(values: list[LiteralValue]) -> tuple[str, Literals]:
    """The tables of literals as mypyc writes them."""
    all_of = Literals()
    for value in values:
        all_of.record_literal(value)
    text = f"PyObject *CPyStatics[{all_of.num_literals()}];\n"
    for kind in ("str", "bytes", "int"):
        rows = c_string_array_initializer(getattr(all_of, f"encoded_{kind}_values")())
        text += f"const char * const CPyLit_{kind.title()}[] = {rows};\n"
    for kind, sort in (("Float", "double"), ("Complex", "double"), ("Tuple", "int"), ("FrozenSet", "int")):
        rows = c_array_initializer(getattr(all_of, f"encoded_{kind.lower()}_values")())
        text += f"const {sort} CPyLit_{kind}[] = {rows};\n"
    return text, all_of


def sliced(folder: Path, words: list[LiteralValue], **changed: tuple[str, str]) -> dict[str, str]:
    """The files of a small group as they are compiled; `changed` replaces something in one of mypyc's files."""
    table, all_of = tables(words)
    size = str(all_of.num_literals())
    files = {
        "__native_common.h": COMMON,
        "__native_a.h": NATIVE,
        "__native_internal_a.h": INTERNAL.replace("SIZE", size),
        "__native_a___deck.c": DECK_C.format(deck=all_of.literal_index(DECK)),
        "__native_a___fox.c": FOX_C.format(fox=all_of.literal_index(FOX)),
        "__native_a.c": MAIN.replace("PyObject *CPyStatics[SIZE];\n", table),
    }
    for name, (old, new) in changed.items():
        file = {"native": "__native_a.h", "internal": "__native_internal_a.h", "common": "__native_common.h"}[name]
        assert old in files[file]
        files[file] = files[file].replace(old, new)
    folder.mkdir(exist_ok=True)
    for file, text in files.items():
        (folder / file).write_text(text, "utf-8")
    made = Group("a", folder).sliced([folder / name for name in files if name.endswith(".c")], folder / "units")
    return {path.name.removeprefix("__native_").removesuffix(".c"): path.read_text("utf-8") for path in made}


@pytest.fixture
def before(tmp_path: Path) -> dict[str, str]:
    return sliced(tmp_path, [DECK, FOX])


def changed(before: dict[str, str], after: dict[str, str]) -> set[str]:
    return {name for name in before if before[name] != after[name]}


def test_a_new_function_changes_no_file_that_does_not_call_it(tmp_path: Path, before: dict[str, str]) -> None:
    more = ("extern char CPyDef_deal", "extern char CPyDef_new(PyObject *cpy_r_self);\nextern char CPyDef_deal")
    assert changed(before, sliced(tmp_path, [DECK, FOX], internal=more)) == set()


def test_a_changed_signature_changes_those_who_call_it(tmp_path: Path, before: dict[str, str]) -> None:
    other = ("char CPyDef_deal(PyObject *cpy_r_self)", "char CPyDef_deal(PyObject *cpy_r_self, CPyTagged cpy_r_n)")
    assert changed(before, sliced(tmp_path, [DECK, FOX], internal=other)) == {"a___deck"}


def test_a_new_attribute_changes_those_who_use_the_class(tmp_path: Path, before: dict[str, str]) -> None:
    grown = ("    PyObject_HEAD\n} a___FoxObject", "    PyObject_HEAD\n    CPyTagged _n;\n} a___FoxObject")
    assert changed(before, sliced(tmp_path, [DECK, FOX], native=grown)) == {"a___fox"}


def test_a_changed_type_changes_those_who_reach_it_through_another(tmp_path: Path, before: dict[str, str]) -> None:
    wider = ("    CPyTagged f1;\n", "    CPyTagged f1;\n    CPyTagged f2;\n")
    assert changed(before, sliced(tmp_path, [DECK, FOX], native=wider)) == {"a___deck"}


def test_a_new_export_of_another_group_changes_nothing(tmp_path: Path, before: dict[str, str]) -> None:
    more = ("    PyTypeObject **CPyType_step;\n", "    PyTypeObject **CPyType_new;\n    PyTypeObject **CPyType_step;\n")
    assert changed(before, sliced(tmp_path, [DECK, FOX], common=more)) == set()


def test_an_export_of_another_kind_changes_those_who_take_it(tmp_path: Path, before: dict[str, str]) -> None:
    other = ("char (*CPyDef_play)(PyObject *cpy_r_self)", "PyObject *(*CPyDef_play)(PyObject *cpy_r_self)")
    assert changed(before, sliced(tmp_path, [DECK, FOX], common=other)) == {"a___fox", "a"}


def test_a_new_literal_in_front_changes_the_main_file_only(tmp_path: Path, before: dict[str, str]) -> None:
    assert changed(before, sliced(tmp_path, ["new", 7, DECK, (1, "x"), FOX])) == {"a"}


def test_the_main_file_fills_what_the_others_name(before: dict[str, str]) -> None:
    (named,) = [line.split()[-1] for line in before["a___fox"].splitlines() if line.startswith("extern PyObject *lit")]
    assert f"PyObject {named}" in before["a"]
    assert f"&{named[1:-1]}," in before["a"]
    assert "extern char (*from_common_CPyDef_play)(PyObject *cpy_r_self);" in before["a___fox"]
    assert "from_common_CPyDef_play = exports_common.CPyDef_play;" in before["a"]
    assert "sizeof(exports_common)); take_common();" in before["a"]


def test_something_mypyc_never_wrote_before_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="something new"):
        sliced(tmp_path, [DECK, FOX], native=("#endif\n", "#endif\n#pragma pack(1)\n"))


WILD: list[LiteralValue] = [
    *("", '"', "\\", "??=", "\0", "\x001", "é♣\ud800", "x" * 300, "1"),
    *(b"1", b"", b'\xff"\0007', b"??/"),
    *(1, -5, 10**40, 1.0, 0.1, float("inf"), -0.0, 1j),
    *(("1", 1), ((1, "1"), 2.5), (), frozenset({1, "1"}), frozenset({(1, "1")})),
    *range(90),
]


def test_every_literal_gets_its_own_name_from_its_content() -> None:
    text, all_of = tables(WILD)
    names = literals(text)
    assert len(set(names)) == all_of.num_literals()
    turned, others = tables(WILD[::-1])
    again = literals(turned)
    for value in [None, True, False, *WILD]:
        assert names[all_of.literal_index(value)] == again[others.literal_index(value)], value
