"""What goes with what at a table, said once, so that a form offers only what can be played.

It helps people to choose. `Rulebook.check` has the last word.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from marches.kernel.setup import Value


class When(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table must be like. Everything that is said must hold."""

    modules: tuple[str, ...] = ()
    """All of these are chosen."""
    without: tuple[str, ...] = ()
    """None of these is chosen."""
    options: Mapping[str, Value] = {}
    """Each of these options has this value."""
    unlike: Mapping[str, Value] = {}
    """None of these options has this value."""
    players: tuple[int, ...] = ()
    """The number of seats is one of these."""
    people: int = 0
    """At least this many seats are people's."""
    seated: tuple[tuple[str, ...], ...] = ()
    """Of each of these lists, somebody has a label. An empty one stands for a seat that is still open."""
    absent: tuple[str, ...] = ()
    """Nobody has one of these labels."""
    chosen: Mapping[str, tuple[str, ...]] = {}
    """For one seat or another, each of these options names one of these things; or anything, if none is listed."""


class Brings(msgspec.Struct, frozen=True):
    """A module that comes along by itself."""

    module: str
    when: When


class Given(msgspec.Struct, frozen=True):
    """The value an option has at certain tables."""

    option: str
    value: Value
    when: When


class Never(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing that an option may not name for the seat with this label."""

    label: str
    option: str
    thing: str
    when: When = msgspec.field(default_factory=When)


class BySeat(msgspec.Struct, frozen=True, omit_defaults=True, tag="by-seat"):
    """An option that names a thing of a kind for each seat, in order: `industrial, random, militant`.

    `none` stands for a seat without one. `machine`: the thing plays the seat, so that only a bot's can have it.
    """

    kind: str
    none: str
    machine: bool = False
    unless: str = ""
    """A seat for which this other option names something has none."""


class Several(msgspec.Struct, frozen=True, tag="several"):
    """An option that names several things of a kind: `toll safe-haven`."""

    kind: str


class ByLabel(msgspec.Struct, frozen=True, tag="by-label"):
    """An option that names some of these things for each label: `eyrie=cobbler+tax-collector/alliance=royal-claim`.

    The option `most` says how many for each at most.
    """

    kind: str
    things: tuple[str, ...]
    most: str


class Layout(msgspec.Struct, frozen=True, tag="layout"):
    """An option that lays the board: one of its sides, or all of it by a name."""

    kind: str


Field = BySeat | Several | ByLabel | Layout
"""How an option is filled in whose value is a text."""


class Terms(msgspec.Struct, frozen=True):
    """What goes with what at the tables of a game."""

    players: int = 3
    """How many sit at a table if nobody says."""
    anyone: str = ""
    """The label of a seat that is still open, if it has one."""
    always: tuple[str, ...] = ()
    """Modules that are in every box and need not be chosen."""
    brings: tuple[Brings, ...] = ()
    offered: Mapping[str, When] = {}
    """Where an option means something. Those left out do everywhere."""
    usual: tuple[Given, ...] = ()
    """What an option is if nobody says, where that is not its default."""
    settled: tuple[Given, ...] = ()
    """What the seats decide about an option."""
    needs: Mapping[str, str] = {}
    """By option: the label that must sit at the table if it is on."""
    beside: Mapping[str, str] = {}
    """By label: the other one it needs at the table."""
    apart: tuple[tuple[str, str], ...] = ()
    """Labels that cannot sit at one table."""
    machines: tuple[str, ...] = ()
    """Labels that only bots have."""
    never: tuple[Never, ...] = ()
    fields: Mapping[str, Field] = {}
