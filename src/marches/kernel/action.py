"""Answers: small, flat, frozen, interned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from marches.kernel.mistake import Mistake

Id = int | str
"""What a field of an answer holds: a number or the id of a component."""

A = TypeVar("A", bound="Action")


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One answer of one player: a verb and the ids it names.

    Every distinct action of a game is built once, when the game is imported, and is kept in its `ActionTable`:
    equality is identity, option lists hold references, `code` is its place in the table. Subclasses add typed
    fields for the rules to read.
    """

    def __init__(self, verb: str, names: Mapping[str, Id] | None = None) -> None:
        self.verb: Final = verb
        self.names: Final[dict[str, Id]] = dict(names) if names else {}
        self.code = -1

    def __repr__(self) -> str:
        return " ".join([self.verb, *[f"{field}={value}" for field, value in self.names.items()]])

    def to_json(self) -> dict[str, Id]:
        """The JSON form used in records: `{"verb": "place", "location": "market"}`."""
        return {"verb": self.verb, **self.names}


class UnknownAction(Mistake):
    """A JSON answer that is not an action of the game."""


class ActionTable:
    """Every action of one game, by code and by its JSON form.

    `kinds` says what a field names where the field is not called after it: `{"from": "clearing"}`; a field that
    merely counts is of kind `number`.
    """

    def __init__(self, game: str, kinds: Mapping[str, str] | None = None) -> None:
        self.game: Final = game
        self.kinds: Final[dict[str, str]] = dict(kinds) if kinds else {}
        self.actions: Final[list[Action]] = []
        self._by_form: Final[dict[tuple[object, ...], Action]] = {}

    def add(self, action: A) -> A:
        """Intern `action`; two actions with one form are a mistake in the game."""
        form = _form(action.verb, action.names)
        if form in self._by_form:
            raise ValueError(f"{self.game}: two actions read {action!r}")
        action.code = len(self.actions)
        self.actions.append(action)
        self._by_form[form] = action
        return action

    def copy(self) -> ActionTable:
        """A table of the same actions under the same codes, to which more can be added."""
        new = ActionTable(self.game, self.kinds)
        new.actions.extend(self.actions)
        new._by_form.update(self._by_form)
        return new

    def find(self, form: Mapping[str, object]) -> Action:
        """Look up the action for a JSON answer."""
        names = {field: value for field, value in form.items() if field != "verb"}
        found = self._by_form.get(_form(form.get("verb"), names))
        if found is None:
            raise UnknownAction(f"{self.game} knows no answer {dict(form)!r}")
        return found

    def touches(self, action: Action) -> list[str]:
        """The things an answer names, as `kind:id`. The board outlines them."""
        touched = [(self.kinds.get(field, field), value) for field, value in action.names.items()]
        return [f"{kind}:{value}" for kind, value in touched if kind != "number"]

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, code: int) -> Action:
        return self.actions[code]


def _form(verb: object, names: Mapping[str, object]) -> tuple[object, ...]:
    # Each value comes with its type because 1 and True are equal in Python but not in JSON.
    form: list[object] = [verb if isinstance(verb, str) else None]
    for field in sorted(names):
        value = names[field]
        form.append((field, type(value).__name__, str(value)))
    return tuple(form)
