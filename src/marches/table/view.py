"""What one seat is shown: its view of the position, its question, and what happened."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from marches.kernel.action import Action, Id
from marches.kernel.game import Game
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.rulebook import Rulebook
from marches.kernel.step import Chance, Decision, Seat
from marches.table.table import Entry


class Option(msgspec.Struct, frozen=True):
    """One answer, offered or refused: its words, the things it touches, what it would do, or why it is not allowed."""

    answer: dict[str, Id]
    line: Line
    touches: list[str]
    preview: list[Line] = []
    reason: Reason | None = None


class Question(msgspec.Struct, frozen=True):
    """The pending decision as one seat sees it. Only seats that are asked see options and refusals."""

    n: int
    line: Line
    rule: str
    waiting: tuple[int, ...]
    options: list[Option] = []
    refused: list[Option] = []


class Page(msgspec.Struct, frozen=True):
    """Everything one seat sees at one moment."""

    seat: Seat
    view: msgspec.Struct
    question: Question | None


def page(rulebook: Rulebook, g: Game, n: int, seat: Seat, only: Action | None = None) -> Page:
    """The page of `seat` while decision `n` is pending. In a guided game, `only` is the answer the guide asks for."""
    return Page(seat, rulebook.view(g, seat), question(rulebook, g, n, seat, only))


def question(
    rulebook: Rulebook, g: Game, n: int, seat: Seat, only: Action | None = None, legal: list[Action] | None = None
) -> Question | None:
    """The pending decision as `seat` sees it. `legal` are its options, if they are already known."""
    decision = g.decision
    if decision is None:
        return None
    waiting = decision.seats(g)
    if isinstance(decision, Chance):
        return Question(n, Line("table-chance"), decision.rule, waiting)
    line = Line(f"{rulebook.name}-ask-{kebab(type(decision).__name__)}", decision.facts(g))
    if seat not in waiting:
        return Question(n, line, decision.rule, waiting)
    if legal is None:
        legal = decision.options(g, seat)
    guided = [action for action in legal if only is not None and action is not only]
    options = [_option(rulebook, g, seat, decision, action, None) for action in legal if action not in guided]
    refused = [_option(rulebook, g, seat, decision, action, Reason("", "table-guided")) for action in guided]
    refused += [
        _option(rulebook, g, seat, decision, action, decision.why_not(g, seat, action))
        for action in decision.candidates(g, seat)
        if action not in legal
    ]
    return Question(n, line, decision.rule, waiting, options, refused)


def heard(entries: list[Entry], seat: Seat) -> list[Line]:
    """What `seat` is told about these entries."""
    lines = [event.seen_by(seat) for entry in entries for event in entry.events]
    return [line for line in lines if line is not None]


def drawn(rulebook: Rulebook, line: Line) -> msgspec.Struct | None:
    """What a line of a preview says, as data, if the game can draw it. A seat is its number."""
    kind = rulebook.drawings.get(line.key)
    return None if kind is None else msgspec.convert({name: _number(fact) for name, fact in line.facts.items()}, kind)


def _number(fact: Fact) -> Fact:
    return int(fact.removeprefix("seat:")) if isinstance(fact, str) and fact.startswith("seat:") else fact


@lru_cache(maxsize=4_000)
def kebab(name: str) -> str:
    """`PlaceWorker` as the language files write it: `place-worker`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


def words_of(rulebook: Rulebook, action: Action) -> Line:
    """An answer in words: the key of its verb, each field as a thing or a number."""
    kinds = rulebook.actions.kinds
    facts = {
        field: value if kinds.get(field) == "number" else f"{kinds.get(field, field)}:{value}"
        for field, value in action.names.items()
    }
    return Line(f"{rulebook.name}-do-{action.verb}", facts)


def _option(
    rulebook: Rulebook, g: Game, seat: Seat, decision: Decision[Game], action: Action, reason: Reason | None
) -> Option:
    preview = decision.preview(g, seat, action) if reason is None else []
    line = words_of(rulebook, action)
    return Option(action.to_json(), line, rulebook.actions.touches(action), preview, reason)
