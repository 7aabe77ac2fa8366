"""What reference.py and glossary.py send: the games, what can be chosen in them, the rules, what things are called."""

from __future__ import annotations

from typing import Literal

import msgspec

from marches.kernel.rulebook import Change
from marches.kernel.setup import Value
from marches.kernel.terms import Terms
from marches.server.wire import Out, Said


class ModuleOut(Out):
    name: str
    words: str
    requires: list[str]
    excludes: list[str]
    players: list[int]


class ChoiceOut(Out):
    name: str
    words: str
    default: Value
    values: list[Value]
    value_words: list[str] = []
    """The values in words, in the same order."""


class LabelOut(Out):
    label: str
    words: str


class SampleOut(Out):
    """A setup that can be played as it is."""

    seats: list[str]
    modules: list[str]
    options: dict[str, Value]


class ChallengeOut(SampleOut):
    """A table that is always dealt the same way, with a goal for the player of the first seat. Bots play the others."""

    id: str
    level: str
    """easy, medium or hard."""
    title: str
    story: str
    goal: str


class LineupOut(SampleOut):
    """A setup the rulebook recommends. The seats a machine plays come last."""

    id: str
    group: str
    words: str
    """The heading of the group of line-ups it belongs to."""
    advised: bool
    """Whether it suits a first game."""


class GameOut(Out):
    """What a new-table form needs to know about a game."""

    name: str
    words: str
    rules: int
    players: list[int]
    seats: dict[str, list[str]]
    """The default seats for each number of players."""
    labels: list[LabelOut]
    modules: list[ModuleOut]
    choices: list[ChoiceOut]
    samples: list[SampleOut]
    guides: list[SampleOut] = []
    """Guided first games: set a table up with these seats (as labels, in this order), modules and options."""
    challenges: list[ChallengeOut] = []
    """Tables with a goal, from easy to hard."""
    lineups: list[LineupOut] = []
    """Recommended line-ups by number of seats and group, the advised ones first."""
    terms: Terms = msgspec.field(default_factory=Terms)
    """What goes with what, for a form that offers only what can be played."""


class LevelOut(Out):
    name: str
    words: str
    seconds: float


class GamesOut(Out):
    games: list[GameOut]
    levels: list[LevelOut]
    usual_level: str


class RuleOut(Out):
    """One rule of the ledger, in the viewer's language."""

    id: str
    kind: str
    module: str
    text: str
    source: str = ""
    title: str = ""
    """What its chapter is called."""


class RulesOut(Out):
    rules: list[RuleOut]
    more: int
    """How many more rules were found."""


class ThingOut(Out, omit_defaults=True):
    """What a thing is called, what is printed on it, which rules explain it."""

    name: str
    short: str = ""
    """A shorter name, for places where the rest is drawn beside it. Empty: the same name."""
    effect: str = ""
    """What it does, in a few words."""
    text: str = ""
    """What it does, in full."""
    lines: list[Said] = []
    rules: list[str] = []
    """Their texts are in `WordsOut.rules`."""
    status: str = "confirmed"
    """confirmed, partial or stand-in: how certain the printed values are."""
    print: object = None
    """What is printed on it as data; its form depends on the game and the thing (`views.*Print` in the description)."""


class WordsOut(Out):
    """The words of a game. A thing not listed in `things` is called after `patterns`: put its id for `{id}`."""

    game: str
    lang: str
    things: dict[str, ThingOut]
    """By `kind:id`, as views, facts and `touches` name things."""
    patterns: dict[str, str]
    """By kind, for things told apart only by a number: `clearing {id}`."""
    rules: dict[str, str]
    """The texts of the rules that explain things, each once."""
    changes: dict[str, Change]
    """What sentences say of goods that come and go, by key."""


class StatusOut(Out):
    name: str
    version: str
    boot: str
    tables: int
    """Tables in this process's memory."""
    streams: int
    engine: str = "interpreted"
    """compiled or interpreted."""
    storage: Literal["ok", "failing"] = "ok"
    """failing: nothing can be stored now, and answers are refused."""
