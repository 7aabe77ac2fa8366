"""How a game is set up: boxes, seats and options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from marches.kernel.line import Fact, Line
from marches.kernel.mistake import Mistake

Value = bool | int | str


class SetupError(Mistake):
    """A setup that cannot be played. Its line says what is wrong and what is expected."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(" ".join([key, *[f"{name}={fact}" for name, fact in facts.items()]]))
        self.line = Line(key, facts)


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game is set up: which boxes are on the table, who sits where, which options were chosen."""

    game: str
    rules: int
    seats: tuple[str, ...]
    modules: tuple[str, ...] = ()
    options: dict[str, Value] = {}


class Lineup(msgspec.Struct, frozen=True):
    """Seats a rulebook recommends together, machines last. `advised` suits newcomers; `group` is the heading in
    lists.
    """

    id: str
    group: str
    setup: Setup
    advised: bool = False


class Module(msgspec.Struct, frozen=True):
    """A box: its name, which modules it needs, and how many players it allows."""

    name: str
    requires: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    players: range = range(1, 8)


class Choice(msgspec.Struct, frozen=True):
    """An option of a table: the values it can have (if none are listed, any number) and its default.

    One that is not `offered` belongs to tables begun under older rules; no form shows it.
    """

    name: str
    default: Value
    values: tuple[Value, ...] = ()
    offered: bool = True


def check_setup(game: str, modules: Mapping[str, Module], choices: Sequence[Choice], setup: Setup) -> None:
    """Raise `SetupError` if a setup is for another game or names modules, options or values that do not exist."""
    if setup.game != game:
        raise SetupError("table-setup-game", game=setup.game, known=game)
    for name in setup.modules:
        module = modules.get(name)
        if module is None:
            raise SetupError("table-setup-module", module=name, known=", ".join(modules))
        _check_module(module, setup)
    known = {choice.name: choice for choice in choices}
    for name, value in setup.options.items():
        if name not in known:
            raise SetupError("table-setup-option", option=name, known=", ".join(known) or "–")
        _check_option(known[name], value)


def _check_module(module: Module, setup: Setup) -> None:
    for needed in module.requires:
        if needed not in setup.modules:
            raise SetupError("table-setup-requires", module=module.name, needed=needed)
    for barred in module.excludes:
        if barred in setup.modules:
            raise SetupError("table-setup-excludes", module=module.name, barred=barred)
    if len(setup.seats) not in module.players:
        least, most = module.players[0], module.players[-1]
        raise SetupError("table-setup-players", module=module.name, least=least, most=most, players=len(setup.seats))


def _check_option(choice: Choice, value: Value) -> None:
    if type(value) is not type(choice.default) or (choice.values and value not in choice.values):
        known = ", ".join(map(str, choice.values)) or str(choice.default)
        raise SetupError("table-setup-value", option=choice.name, value=str(value), known=known)


def check_count(setup: Setup, least: int, most: int) -> None:
    """Raise `SetupError` unless the game can be played with this number of seats."""
    if not least <= len(setup.seats) <= most:
        raise SetupError("table-setup-count", least=least, most=most, players=len(setup.seats))
