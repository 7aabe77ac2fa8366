"""Every key the program uses has words in both languages, and no words are left over."""

import importlib
import pkgutil
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import marches
from marches import games
from marches.kernel.game import Game
from marches.kernel.line import TITLE, Line, Reason
from marches.kernel.step import Chance, Decision
from marches.rules import GAMES, ledger
from marches.table.view import kebab
from marches.text import LANGUAGES, UnknownLanguage, Words, sources
from marches.typography import typeset

SOURCE = Path(marches.__file__).parent
PREFIXES = (*games.GAMES, "table", "cli", "bots")
LITERAL = re.compile(r'"((?:raiders|root|scythe|table|cli|bots)-[a-z0-9-]+)(["{])')
KIND = re.compile(r'"([a-z][a-z0-9-]*):["{]')


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(lang: str, prefix: str) -> dict[str, frozenset[str]]:
    """The messages of a language whose keys start with `prefix`, each with the variables it uses."""
    found: dict[str, frozenset[str]] = {}
    for file in sources(lang, prefix):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{file.name}: {entry.content!r}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{lang}/{file.name}: {entry.id.name} stands twice"
                assert entry.id.name.startswith(f"{prefix}-"), f"{lang}/{file.name}: {entry.id.name}"
                visitor = Variables()
                visitor.visit(entry)
                found[entry.id.name] = frozenset(visitor.names)
    return found


@cache
def parts(lang: str, prefix: str) -> set[tuple[str, str]]:
    """What messages say beside their words: short names, effects."""
    return {
        (entry.id.name, part.id.name)
        for file in sources(lang, prefix)
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
        for part in entry.attributes
    }


@cache
def code(prefix: str) -> str:
    """The sources that may use keys of this prefix."""
    files = (SOURCE / "games" / prefix).rglob("*.py") if prefix in games.GAMES else SOURCE.rglob("*.py")
    return "\n".join(file.read_text("utf-8") for file in files)


@cache
def decisions(game: str) -> list[type[Decision[Game]]]:
    """Every decision class of a game that players answer."""
    package = importlib.import_module(f"marches.games.{game}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
    found: list[type[Decision[Game]]] = []
    todo: list[type[Decision[Game]]] = [Decision]
    while todo:
        for kind in todo.pop().__subclasses__():
            todo.append(kind)
            mine = kind.__module__.startswith(f"marches.games.{game}.")
            if mine and not issubclass(kind, Chance):
                found.append(kind)
    return found


def ask(game: str, kind: type[Decision[Game]]) -> str:
    return f"{game}-ask-{kebab(kind.__name__)}"


def used(prefix: str) -> set[str]:
    """The keys the code needs words for, whatever the data."""
    keys = {key for key, end in LITERAL.findall(code(prefix)) if key.startswith(f"{prefix}-") and end == '"'}
    if prefix in games.GAMES:
        keys |= {ask(prefix, kind) for kind in decisions(prefix) if not kind.__subclasses__()}
        book = games.rulebook(prefix)
        keys |= {f"{prefix}-do-{action.verb}" for action in book.actions.actions}
        keys |= {step.line for setup in book.guides() for step in book.script(setup)}
    return keys


def built(prefix: str) -> tuple[str, ...]:
    """The beginnings of keys that are put together from data."""
    starts = {key for key, end in LITERAL.findall(code(prefix)) if end == "{"}
    kinds = set(KIND.findall(code(prefix)))
    if prefix in games.GAMES:
        starts |= {ask(prefix, kind) for kind in decisions(prefix)}
        components = importlib.import_module(f"marches.games.{prefix}.edge.components")
        kinds |= {item.kind for item in components.inventory()} | {"label", "module", "choice", "value", "name"}
        kinds |= set(games.rulebook(prefix).catalogue())
        actions = games.rulebook(prefix).actions
        kinds |= {thing.partition(":")[0] for action in actions.actions for thing in actions.touches(action)}
    return tuple(starts | {f"{prefix}-{kind}-" for kind in kinds})


@pytest.mark.parametrize("prefix", PREFIXES)
def test_both_languages_have_the_same_keys_and_fill_in_the_same_facts(prefix: str) -> None:
    english, french = messages("en", prefix), messages("fr", prefix)
    assert set(english) ^ set(french) == set()
    differ = {key: (set(english[key]), set(french[key])) for key in english if english[key] != french[key]}
    assert differ == {}
    assert parts("en", prefix) == parts("fr", prefix)
    assert {part for _, part in parts("en", prefix)} <= {"short", "effect", "text"}


@pytest.mark.parametrize("prefix", PREFIXES)
def test_every_key_in_use_has_words(prefix: str) -> None:
    assert used(prefix) - set(messages("en", prefix)) == set()


@pytest.mark.parametrize("prefix", PREFIXES)
def test_no_words_are_left_over(prefix: str) -> None:
    starts = built(prefix)
    kinds = {start.rstrip("-") for start in starts}
    unused = {key for key in messages("en", prefix) if key not in used(prefix) and key not in kinds}
    assert {key for key in unused if not key.startswith(starts)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.GAMES)
def test_everything_an_answer_names_has_a_name(game: str, lang: str) -> None:
    actions, words = games.rulebook(game).actions, Words(lang)
    things = {thing for action in actions.actions for thing in actions.touches(action) if not thing.startswith("seat:")}
    nameless = {thing for thing in things if not named(words, game, thing)}
    assert nameless == set()


def named(words: Words, game: str, thing: str) -> bool:
    kind, _, name = thing.partition(":")
    return words.knows(f"{game}-{kind}-{name}") or words.knows(f"{game}-{kind}")


def test_a_line_is_said_in_the_viewers_language_with_the_players_names() -> None:
    line = Line("table-undo-other", {"seat": "seat:1"})
    assert Words("en", ["Ana", "Bo"]).say(line) == "You cannot take that back: Bo has answered since."
    assert Words("fr", ["Ana", "Bo"]).say(line) == "Impossible d’annuler\u00a0: Bo a répondu entre-temps."
    assert "Player 2" in Words("en").say(line)


def test_it_is_known_where_in_a_sentence_the_things_stand_that_it_names() -> None:
    facts: dict[str, int | str] = {"seat": "seat:0", "other": "seat:1", "clearing": "clearing:10"}
    for lang in LANGUAGES:
        told = Words(lang, ["Clearing", "1"]).told(Line("root-did-battle", facts))
        named = {name: told.words[start:end] for start, end, name in told.places}
        assert named == {
            "seat": "Clearing",
            "other": "1",
            "clearing": {"en": "clearing 10", "fr": "clairière 10"}[lang],
        }


def test_a_title_introduces_what_follows_it_and_stands_alone_without_a_colon() -> None:
    heal, wounds = Line("raiders-preview-when-raid", {}, TITLE), Line("raiders-preview-reduce-wounds", {"count": 2})
    assert Words("en").phrase([wounds, heal, wounds, wounds]) == "wounds −2; in raids: wounds −2, wounds −2"
    spaced = "lors d’un pillage\u00a0: Blessures −2\u00a0; lors d’un pillage"
    assert Words("fr").phrase([heal, wounds, heal]) == spaced


def test_a_key_without_words_shows_as_itself() -> None:
    assert Words("en").say(Reason("", "table-no-such-key")) == "table-no-such-key"


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UnknownLanguage, match="does not speak 'de'; it speaks en, fr"):
        Words("de")


def test_in_french_no_line_breaks_before_the_signs_that_stand_apart() -> None:
    assert typeset("Quoi ? « Rien » : 5 % !", "fr") == "Quoi\u00a0? «\u00a0Rien\u00a0»\u00a0: 5\u00a0%\u00a0!"
    assert typeset("What ? No : yes", "en") == "What ? No : yes"
    said = Words("fr", ["Ana"]).message("scythe-ask-end-window", {"seat": "Ana"})
    assert said == "Ana\u00a0: terminer le tour\u00a0?"
    french = [rule.text("fr") for game in GAMES for rule in ledger(game).values()]
    assert not [text for text in french if " :" in text or " ?" in text]
