"""What the terms of a game mean for a setup: what is offered, what comes along, what is filled in."""

from __future__ import annotations

import msgspec

from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Setup, Value
from marches.kernel.terms import BySeat, When


def for_people(book: Rulebook, setup: Setup, people: int) -> Setup:
    """The setup for that many people, with the options filled in that are usual at such a table."""
    usual = Form(book, setup, people).usual()
    return msgspec.structs.replace(setup, options={**setup.options, **usual}) if usual else setup


def things_by_seat(field: BySeat, value: Value) -> list[str]:
    """What an option names for each seat; nothing where it names nothing."""
    words = [word.strip() for word in str(value).split(",")]
    return ["" if word == field.none else word for word in words]


class Form:
    """A setup that is being filled in, and how many people will sit at the table."""

    def __init__(self, book: Rulebook, setup: Setup, people: int) -> None:
        self.terms, self.setup, self.people = book.terms, setup, people
        self.values: dict[str, Value] = {**{choice.name: choice.default for choice in book.choices}, **setup.options}
        self.labels = ["" if label == book.terms.anyone else label for label in setup.seats]

    def holds(self, when: When) -> bool:
        """Whether the table is like that."""
        modules, values = self.setup.modules, self.values
        return (
            all(name in modules for name in when.modules)
            and not any(name in modules for name in when.without)
            and all(values[name] == value for name, value in when.options.items())
            and not any(values[name] == value for name, value in when.unlike.items())
            and (not when.players or len(self.labels) in when.players)
            and self.people >= when.people
            and all(any(label in self.labels for label in labels) for labels in when.seated)
            and not any(label in self.labels for label in when.absent)
            and all(self._names(option, things) for option, things in when.chosen.items())
        )

    def offers(self, option: str) -> bool:
        """Whether an option means something here."""
        return self.holds(self.terms.offered.get(option, When()))

    def usual(self) -> dict[str, Value]:
        """What is filled in where nobody has said anything."""
        return {
            given.option: given.value
            for given in self.terms.usual
            if given.option not in self.setup.options and self.offers(given.option) and self.holds(given.when)
        }

    def _names(self, option: str, things: tuple[str, ...]) -> bool:
        field = self.terms.fields[option]
        found = things_by_seat(field, self.values[option]) if isinstance(field, BySeat) else []
        return any(thing in things if things else thing for thing in found)
