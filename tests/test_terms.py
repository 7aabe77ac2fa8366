"""What the terms of a game offer, its setup accepts; what they bar, it refuses, or it changes nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

import msgspec
import pytest
from examples.nim import NIM

from marches.games import GAMES, rulebook
from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Choice, Setup, SetupError, Value
from marches.kernel.terms import ByLabel, BySeat, Several, Terms
from marches.table.terms import Form, for_people, things_by_seat

LIKE: dict[str, dict[str, Value]] = {"scythe": {"house-tiles": True}}
"""Tables on which every value of an option can be played: with the tiles that are only stand-ins."""
MEANINGLESS = {
    "raiders": set[str](),
    "root": {"partner-truce", "vagabond-hurt", "hired-forgiven"},
    "scythe": {"bribes", "own-airship-tiles", "mad-tesla-end", "remove-tiles"},
}
"""Options that setup accepts at tables where they change nothing."""
ABOUT_SEATS = {"tesla-for", "desolation-faction", "cooperative"}
"""Options whose values need somebody at the table, or nobody."""


def with_modules(book: Rulebook, setup: Setup) -> Setup:
    """The setup with the modules that come along."""
    table = Form(book, setup, 1)
    brought = [brings.module for brings in book.terms.brings if table.holds(brings.when)]
    return msgspec.structs.replace(setup, modules=tuple(dict.fromkeys([*setup.modules, *brought])))


def sent(book: Rulebook, setup: Setup, **options: Value) -> Setup:
    """The setup a form sends with these options: of them, those that mean something."""
    wished = msgspec.structs.replace(setup, options={**LIKE.get(book.name, {}), **options})
    table = Form(book, wished, 1)
    return msgspec.structs.replace(
        wished, options={name: v for name, v in wished.options.items() if table.offers(name)}
    )


def refusal(book: Rulebook, setup: Setup) -> str:
    try:
        book.check(setup)
    except SetupError as error:
        return error.line.key
    return ""


def tables(book: Rulebook, *counts: int) -> Iterator[Setup]:
    """A table for each of these numbers of players, without a module and with each that can be picked."""
    guided = {name for setup in book.guides() for name in setup.modules}
    for players in counts:
        for name in ("", *book.modules):
            if name in guided or (name and players not in book.modules[name].players):
                continue
            modules = (name,) if name else ()
            labels = tuple(book.seat_labels(players))
            setup = with_modules(book, Setup(book.name, book.version, labels, modules))
            if not refusal(book, setup):
                yield setup


def others(choice: Choice) -> list[Value]:
    """The values of an option besides its default."""
    values = choice.values or ((True, False) if isinstance(choice.default, bool) else ())
    return [value for value in values if value != choice.default]


def offered(book: Rulebook) -> list[Choice]:
    return [choice for choice in book.choices if choice.offered]


COUNTS = {"raiders": (1, 2, 4), "root": (2, 4, 6), "scythe": (1, 2, 4, 6)}


@pytest.mark.parametrize("game", GAMES)
def test_an_option_is_refused_where_it_is_not_offered_or_it_changes_nothing(game: str) -> None:
    book = rulebook(game)
    accepted, barred = set(), 0
    for setup in tables(book, *COUNTS[game]):
        table = Form(book, setup, 1)
        for choice in offered(book):
            for value in [] if table.offers(choice.name) else others(choice)[:2]:
                barred += 1
                if not refusal(book, msgspec.structs.replace(setup, options={choice.name: value})):
                    accepted.add(choice.name)
    assert barred
    assert accepted == MEANINGLESS[game]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_is_accepted(game: str) -> None:
    book = rulebook(game)
    for setup in tables(book, *COUNTS[game]):
        for choice in offered(book):
            if choice.name not in ABOUT_SEATS:
                for value in others(choice):
                    wished = sent(book, setup, **{choice.name: value})
                    assert not refusal(book, wished), wished


@pytest.mark.parametrize("game", GAMES)
def test_two_options_that_are_offered_together_are_accepted_together(game: str) -> None:
    book = rulebook(game)
    wishes = [(one.name, others(one)[-1]) for one in offered(book) if others(one) and one.name not in ABOUT_SEATS]
    for setup in tables(book, 4):
        for first, second in combinations(wishes, 2):
            wished = sent(book, setup, **dict([first, second]))
            assert not refusal(book, wished), wished


def seated(
    book: Rulebook, *labels: str, modules: tuple[str, ...] = (), options: Mapping[str, Value] | None = None
) -> Setup:
    """A table at which these sit first, and then others who go with them."""
    apart = {label for pair in book.terms.apart for label in pair if {*pair} & {*labels}}
    open_seats = [
        label for label in book.seat_labels(4) if label not in {*labels, *apart} or label == book.terms.anyone
    ]
    found = (*labels, *open_seats)[:4]
    return with_modules(book, Setup(book.name, book.version, found, modules, {**(options or {})}))


@pytest.mark.parametrize(("option", "module"), [("tesla-for", "tesla"), ("desolation-faction", "desolation")])
def test_a_faction_an_option_names_sits_at_the_table_or_is_free(option: str, module: str) -> None:
    book = rulebook("scythe")
    for value in next(others(choice) for choice in book.choices if choice.name == option):
        labels = (str(value),) if option == "tesla-for" else ()
        setup = seated(book, *labels, modules=(module,), options={option: value})
        setup = msgspec.structs.replace(setup, seats=setup.seats[:3])
        assert not refusal(book, setup), setup


def all_labels(book: Rulebook) -> list[str]:
    rows = [label for setup in book.sample_setups() for label in setup.seats]
    return [label for label in dict.fromkeys(rows) if label != book.terms.anyone]


@pytest.mark.parametrize("game", GAMES)
def test_every_label_can_sit_once_what_it_needs_is_there(game: str) -> None:
    book = rulebook(game)
    for label in all_labels(book):
        beside = [book.terms.beside[label]] if label in book.terms.beside else []
        setup = seated(book, label, *beside)
        assert not refusal(book, setup), setup
        if beside:
            alone = msgspec.structs.replace(setup, seats=tuple(one for one in setup.seats if one not in beside))
            assert refusal(book, alone), alone


@pytest.mark.parametrize("game", GAMES)
def test_labels_that_are_apart_are_refused_together_and_no_others_are(game: str) -> None:
    book = rulebook(game)
    apart = {frozenset(pair) for pair in book.terms.apart}
    for pair in combinations(all_labels(book), 2):
        needed = [book.terms.beside[label] for label in pair if label in book.terms.beside]
        labels = tuple(dict.fromkeys([*pair, *needed]))
        barred = any(frozenset(two) in apart for two in combinations(labels, 2))
        assert bool(refusal(book, seated(book, *labels))) == barred, labels


@pytest.mark.parametrize("game", ["root", "scythe"])
def test_a_module_comes_along_where_the_table_needs_it(game: str) -> None:
    book = rulebook(game)
    bare = 0
    for label in all_labels(book):
        setup = seated(book, label, *([book.terms.beside[label]] if label in book.terms.beside else []))
        if setup.modules:
            bare += 1
            without = msgspec.structs.replace(setup, modules=())
            # Root's Riverfolk box is on the table with its factions whether or not it is named.
            assert game == "root" or refusal(book, without), without
    assert bare
    if game == "scythe":
        many = Setup(game, book.version, tuple(book.seat_labels(6)))
        assert refusal(book, many)
        assert not refusal(book, with_modules(book, many))


def test_an_option_that_needs_somebody_is_refused_without_them() -> None:
    book = rulebook("root")
    assert book.terms.needs
    for option, label in book.terms.needs.items():
        assert refusal(book, seated(book, "eyrie", options={option: True}))
        assert not refusal(book, seated(book, label, "eyrie", options={option: True}))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_the_seats_settle_is_what_setup_asks_for(players: int) -> None:
    book = rulebook("root")
    for machine in book.terms.machines:
        people = [label for label in all_labels(book) if label not in (machine, "marquise")][: players - 1]
        setup = with_modules(book, Setup("root", book.version, (*people, machine)))
        table = Form(book, setup, players - 1)
        settled = {given.option: given.value for given in book.terms.settled if table.holds(given.when)}
        assert not refusal(book, msgspec.structs.replace(setup, options=settled))
        for option, value in settled.items():
            assert refusal(book, msgspec.structs.replace(setup, options={option: not value}))


@pytest.mark.parametrize("printing", ["errata", "first-printing"])
def test_only_pairs_that_never_go_together_are_refused(printing: str) -> None:
    book = rulebook("scythe")
    pairs = 0
    for label in all_labels(book):
        for mat in book.catalogue()["mat"]:
            setup = seated(book, label, options={"mats": mat, "rusviet": printing})
            table = Form(book, setup, 1)
            barred = any(
                (one.label, one.option, one.thing) == (label, "mats", mat) and table.holds(one.when)
                for one in book.terms.never
            )
            pairs += barred
            assert bool(refusal(book, setup)) == barred, setup
    assert pairs == (2 if printing == "errata" else 1)


@pytest.mark.parametrize("game", GAMES)
def test_terms_name_only_what_there_is(game: str) -> None:
    book = rulebook(game)
    terms, options = book.terms, {choice.name for choice in offered(book)}
    labels, things = {*all_labels(book)}, book.catalogue()
    given = [*terms.usual, *terms.settled]
    whens = [*terms.offered.values(), *[one.when for one in terms.brings], *[one.when for one in given]]
    whens += [one.when for one in terms.never]
    assert {*terms.offered, *terms.needs, *terms.fields} <= options
    assert {*[one.option for one in given], *[one.option for one in terms.never]} <= options
    assert {*terms.always, *[one.module for one in terms.brings]} <= {*book.modules}
    assert {*terms.needs.values(), *terms.machines, *terms.beside, *terms.beside.values()} <= labels
    for when in whens:
        assert {*when.modules, *when.without} <= {*book.modules}
        assert {*when.options, *when.unlike, *when.chosen} <= options
        assert {*when.absent, *[label for several in when.seated for label in several]} <= labels | {""}
    for field in terms.fields.values():
        assert field.kind in things
        assert not isinstance(field, ByLabel) or {*field.things} <= {*things[field.kind]}


def test_fields_are_written_as_setup_reads_them() -> None:
    """Every thing that a field can name is accepted, and so is a seat without one."""
    scythe, root = rulebook("scythe"), rulebook("root")
    fields = scythe.terms.fields
    mats, automas, tiles = fields["mats"], fields["automas"], fields["airship-tiles"]
    assert isinstance(mats, BySeat)
    assert isinstance(automas, BySeat)
    assert isinstance(tiles, Several)
    for thing in scythe.catalogue()[automas.kind]:
        assert not refusal(scythe, seated(scythe, options={"automas": f"{automas.none}, {thing}"}))
    for thing in scythe.catalogue()[mats.kind]:
        assert not refusal(scythe, seated(scythe, modules=("invaders",), options={"mats": f"{mats.none}, {thing}"}))
    named = " ".join(scythe.catalogue()[tiles.kind])
    assert not refusal(scythe, seated(scythe, modules=("airships",), options={"airship-tiles": named}))
    for side in scythe.catalogue()[fields["layout"].kind]:
        assert not refusal(scythe, seated(scythe, modules=("modular",), options={"layout": side}))
    kept = root.terms.fields["kept"]
    assert isinstance(kept, ByLabel)
    won: dict[str, Value] = {"cooperative": True, kept.most: 1}
    for thing in kept.things:
        assert not refusal(root, seated(root, "mechanical", "eyrie", options={"kept": f"eyrie={thing}", **won}))
    two = "+".join(kept.things[:2])
    assert refusal(root, seated(root, "mechanical", "eyrie", options={"kept": f"eyrie={two}", **won}))
    assert things_by_seat(mats, "militant, random") == ["militant", ""]


def test_a_game_needs_no_terms() -> None:
    setup = NIM.sample_setups()[0]
    assert NIM.terms == Terms()
    assert all(Form(NIM, setup, 1).offers(choice.name) for choice in NIM.choices)
    assert for_people(NIM, setup, 2) == setup
