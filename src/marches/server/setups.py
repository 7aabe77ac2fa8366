"""Turns a request for a table into a setup the rules accept, or into reasons why they do not."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterator
from itertools import combinations, islice

import msgspec

from marches.bots import levels
from marches.kernel.line import Fact, Line
from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Setup, SetupError
from marches.server.library import Library
from marches.server.problem import Problem
from marches.server.wire import Clock, NewSeat, NewTable
from marches.table.terms import for_people

MOST_SEATS = 8
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like a space."""
MOST_MARKS = 3
"""Marks above and below one letter: more of them would cover the lines around a name."""
SHORT = 40
LONGEST_FACT = 1_000
"""Characters of a fact in the words of a refusal; of a longer one only the beginning is said."""
TRIES = 200
"""How many ways to fill the open seats are tried."""


class Config(msgspec.Struct, frozen=True):
    """The settings of a table besides the game's setup."""

    clock: Clock | None = None
    leaver: int = 0
    stand_in: str = levels.DEFAULT
    think: float | None = None
    hints: bool = True


def book_of(library: Library, game: str) -> Rulebook:
    if game not in library:
        raise Problem(422, "server-setup-game", {"game": game, "known": ", ".join(library.names)})
    return library.book(game)


def setup_of(book: Rulebook, wanted: NewTable) -> Setup:
    """The setup of a new table. Raises a `Problem` that says what is wrong with it."""
    offered = [choice.name for choice in book.choices if choice.offered]
    if any(one.setup.options == wanted.options for one in book.challenges()):
        offered = list(wanted.options)
    for name in wanted.options:
        if name not in offered:
            raise Problem(422, "table-setup-option", {"option": name[:40], "known": ", ".join(offered) or "–"})
    refused: list[SetupError] = []
    people = sum(seat.kind != "bot" for seat in wanted.seats)
    for labels in _labels(book, wanted):
        setup = Setup(book.name, book.version, labels, tuple(dict.fromkeys(wanted.modules)), dict(wanted.options))
        try:
            setup = for_people(book, setup, people)
            book.check(setup)
        except SetupError as error:
            refused.append(error)
        else:
            _refuse_people_for_machines(book, setup, wanted)
            return setup
    raise Problem(422, refused[0].line.key, told_of(refused[0].line)) from refused[0]


def told_of(line: Line) -> dict[str, Fact]:
    """What a refusal of a setup says, with nothing in it longer than the words for it can hold."""
    return {name: fact if _is_short(fact) else f"{str(fact)[:SHORT]}…" for name, fact in line.facts.items()}


def _is_short(fact: Fact) -> bool:
    return len(str(fact)) <= LONGEST_FACT


def _refuse_people_for_machines(book: Rulebook, setup: Setup, wanted: NewTable) -> None:
    """Refuse people on seats the rules play by themselves: the table would wait for someone to claim them."""
    for number, seat in enumerate(wanted.seats):
        if seat.kind != "bot" and book.machine(setup, number):
            raise Problem(422, "server-setup-machine", {"number": number + 1})


def seed_of(book: Rulebook, setup: Setup, wanted: NewTable, test_seed: str) -> bytes:
    """The seed of a table that has one from the start: a challenge, or any table of a server for tests."""
    challenge = book.challenge(setup)
    return challenge.seed if challenge else test_seed_of(wanted, test_seed)


def test_seed_of(wanted: NewTable, test_seed: str) -> bytes:
    """The seed of a new table on a server for tests; empty on any other, where it is mixed when the game is dealt.

    Tests run side by side and in any order, so nothing but the request counts: the same request gives the same game.
    """
    if not test_seed:
        return b""
    asked = msgspec.json.encode(wanted, order="deterministic")
    return hashlib.sha256(f"{test_seed}/".encode() + asked).digest()[:16]


def _labels(book: Rulebook, wanted: NewTable) -> Iterator[tuple[str, ...]]:
    """The labels of the seats. Open seats get the usual labels, or others if those do not go with the rest."""
    players = len(wanted.seats)
    taken = [seat.label for seat in wanted.seats if seat.label]
    usual = _usual_labels(book, players)
    further = [label for count in range(1, MOST_SEATS) for label in _usual_labels(book, count)]
    free = [label for label in usual if label not in taken]
    free += [label for label in dict.fromkeys(further) if label not in taken and label not in usual]
    needed = players - len(taken)
    first = (*free[:needed], *[""] * (needed - len(free)))
    for filling in [first, *islice(combinations(free, needed), TRIES)]:
        left = list(filling)
        yield tuple(seat.label or left.pop(0) for seat in wanted.seats)


def config_of(wanted: NewTable) -> Config:
    for name in [wanted.stand_in, *[seat.level for seat in wanted.seats]]:
        if name and name not in levels.LEVELS:
            raise Problem(422, "server-setup-level", {"level": name, "known": ", ".join(levels.LEVELS)})
    return Config(wanted.clock, wanted.leaver, wanted.stand_in or levels.DEFAULT, wanted.think, wanted.hints)


def clean_name(name: str, longest: int) -> str:
    """A name as it is kept: one line of characters that show, with few marks on one letter."""
    kept, marks = "", 0
    for c in name:
        marks = marks + 1 if _is_mark(c) else 0
        if marks <= MOST_MARKS:
            kept += c if c.isprintable() and c not in BLANKS else " "
    name = " ".join(kept.split())[:longest].strip()
    return "" if all(_is_mark(c) or c == " " for c in name) else name


def _is_mark(c: str) -> bool:
    """Whether a character only changes the one before it; by itself it may not be seen at all."""
    return unicodedata.category(c).startswith("M")


def searches(level: str) -> bool:
    """Whether a bot of this level thinks by searching, which takes its whole time."""
    known = levels.LEVELS.get(level)
    return known is not None and known.kind == "search"


def level_of(seat: NewSeat) -> str:
    return (seat.level or levels.DEFAULT) if seat.kind == "bot" else ""


def _usual_labels(book: Rulebook, players: int) -> list[str]:
    try:
        return book.seat_labels(players)
    except (ValueError, IndexError, KeyError):
        return []
