"""What goes over the wire, both ways. The served description is made from these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from marches.kernel.action import Id
from marches.kernel.line import Fact
from marches.kernel.setup import Value

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Text = Annotated[str, msgspec.Meta(max_length=200)]
Answer = dict[str, Id]
Pledge = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")]


class In(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends: an unknown field is a mistake worth telling."""


class Out(msgspec.Struct):
    """What a client receives."""


# -- what a client sends ------------------------------------------------------------------------------------


class Clock(In):
    """Thinking time: `bank` seconds for the game, `step` more for every answer. At zero a bot answers the question."""

    bank: Annotated[int, msgspec.Meta(ge=10, le=8_640_000)]
    step: Annotated[int, msgspec.Meta(ge=0, le=864_000)] = 0


class NewSeat(In):
    """A seat: yours (`me`), someone's who gets a link, or a bot's. Several of yours are played at one device."""

    kind: Literal["me", "link", "bot"]
    label: Text = ""
    """Colour or faction; empty: the game's own choice."""
    name: Text = ""
    level: Text = ""
    """A bot's level; empty: the usual one."""


class NewTable(In):
    """A table to be set up."""

    game: Text
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=12)]
    modules: Annotated[list[Text], msgspec.Meta(max_length=40)] = []
    options: Annotated[dict[Text, Value], msgspec.Meta(max_length=60)] = {}
    clock: Clock | None = None
    leaver: Annotated[int, msgspec.Meta(ge=0, le=8_640_000)] = 0
    """Seconds after which a bot answers for a person who is asked and not here; 0: everyone waits."""
    stand_in: Text = ""
    """The level of that bot."""
    think: Annotated[float, msgspec.Meta(ge=0.0, le=15.0)] | None = None
    """Seconds a bot may think about an answer; absent: its level's own time."""
    hints: bool = True
    """Whether players may ask for hints."""
    pledge: Pledge = ""
    """SHA-256 of your share of the seed, in hex; empty: you add none."""


class AnswerIn(In):
    """The answer to decision `n`; `seen` is the version of the page it was given on."""

    n: Count
    answer: Answer
    seen: Count | None = None
    seat: Count | None = None
    """Which of your seats answers, where a link holds several."""


class UndoIn(In):
    """Take back your last answer, or all of your turn that can be. `seen` is the version of the page you are on."""

    seen: Count | None = None
    turn: bool = False
    seat: Count | None = None


class NameIn(In):
    name: Text
    seat: Count | None = None


class StandingIn(In):
    """Whenever question `key` is put to you, the first of `answers` that is offered is given. None: ask me again."""

    key: Text
    answers: Annotated[list[Answer], msgspec.Meta(max_length=40)]
    seat: Count | None = None


class AgreeIn(In):
    """Whether you agree with what is about to be decided; `seen` is the version you look at."""

    agree: bool
    seen: Count
    seat: Count | None = None


class ClaimIn(In):
    """What follows the # of a link, and the secret a browser has made up for itself: 128 random bits or more."""

    claim: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    secret: Annotated[str, msgspec.Meta(min_length=22, max_length=200)]
    name: Text = ""
    """What the claimer is called, if the seat has no name yet."""
    pledge: Pledge = ""
    """SHA-256 of your share of the seed, in hex; empty: you add none."""
    look: bool = False
    """Only say what the link would give."""


class ShareIn(In):
    """Your share of the seed, in hex: what you committed to."""

    share: Annotated[str, msgspec.Meta(min_length=32, max_length=128, pattern="^([0-9a-f]{2})+$")]


class ForgetIn(In):
    """Which of your seats, where you have several."""

    seat: Count | None = None


class BotIn(In):
    level: Text = ""
    """Empty: the usual one."""


class HintsIn(In):
    """The answers a strong player would give to decision `n` for your seat."""

    n: Count
    seat: Count | None = None


# -- what it receives ---------------------------------------------------------------------------------------


class ProblemOut(Out):
    """Why a request was not carried out. `key` is stable, `message` is in the viewer's language."""

    status: int
    key: str
    message: str
    rule: str = ""
    """The ledger rule behind it, where there is one."""
    detail: str = ""


class Link(Out):
    """How to come to a seat. The secret follows the # so that browsers never send it as an address."""

    seat: int
    secret: str
    path: str
    claim: bool = False
    """The secret is good once: `claim` exchanges it for a seat."""


class NewTableOut(Out):
    """A table that stands. The secrets are told here and never again."""

    id: str
    game: str
    links: list[Link]
    watch: Link
    seed_hash: str
    host: str = ""
    """The host's secret: it replaces links and hands seats to bots, and shows no hand."""
    server: str = ""
    """What the server has committed to for the seed; empty on a server for tests."""


class ClaimOut(Out):
    """The seats a secret gives, none for a spectator; from now on send `secret`."""

    seats: list[int]
    secret: str
    offers: int | None = None
    """To a look: the seat the link would give; `seats` are those `secret` has already."""
    server: str = ""
    """What the server has committed to for the seed."""


class Said(Out, omit_defaults=True):
    """One sentence: in words, and as its key and facts (`kind:id` names a thing, `seat:2` a player)."""

    words: str
    key: str
    facts: Mapping[str, Fact]
    kind: str = ""
    """`title`: it introduces the sentences after it; `warning`: it tells of something that may hurt."""
    places: tuple[tuple[int, int, str], ...] = ()
    """Where in `words` things stand: from, to, the name of the fact."""
    after: int = 0
    """Where it goes on, if it begins with the player it is about."""
    odds: Mapping[str, tuple[int, ...]] = {}
    """By name: how many of the equally likely rolls bring 0, 1, 2 … of it."""


class LogRow(Out):
    """What one line of the record told this viewer. Undone rows stay, struck."""

    line: int
    n: int
    seat: int
    """Who answered; -1: dice and cards."""
    at: int
    """When, in milliseconds since 1970; of others' answers to the second."""
    by: str
    """person, bot, standing or table."""
    said: list[Said]
    struck: bool = False
    strikes: list[int] = []
    """For an undo: the lines it took back."""


class OptionOut(Out):
    """An answer that may be given: send `answer` back as it stands."""

    answer: Answer
    words: str
    touches: list[str]
    preview: list[Said] = []


class RefusedOut(Out):
    """An answer that may not be given, and why."""

    answer: Answer
    words: str
    touches: list[str]
    reason: str
    rule: str


class QuestionOut(Out):
    """The decision the table waits for. Options and refusals are only in the page of a seat that is asked.

    `joint` are other seats it concerns: they may say that they agree. Those in `agreed` have.
    """

    n: int
    key: str
    words: str
    rule: str
    waiting: list[int]
    options: list[OptionOut] = []
    refused: list[RefusedOut] = []
    joint: list[int] = []
    agreed: list[int] = []


class GuideOut(Out):
    """What the guide of a guided game says to the seat it asks now. `answer` is the one option it accepts."""

    words: str
    key: str
    answer: Answer
    step: int
    """How many answers of the guide have been given."""
    steps: int


class SeatOut(Out):
    """A seat as everyone sees it."""

    seat: int
    label: str
    label_words: str
    name: str
    given: str
    """The name somebody gave; empty: `name` is what the seat is called."""
    kind: Literal["person", "bot"]
    level: str
    level_words: str
    here: bool
    """Someone has this seat's page open."""
    stand_in: bool
    """A bot answers until the person is back."""
    asked: bool
    claimed: bool
    """Somebody or a bot has taken the seat."""
    issued: int
    """How often the host has replaced the seat's link."""
    clock: int | None = None
    """Milliseconds left when the page was made; it runs while `asked`."""


class UndoOut(Out):
    """Whether the last answer can be taken back, to which decision, and if not why."""

    possible: bool
    to: int | None = None
    reason: str = ""


class ShareOut(Out):
    """A seat's part in the seed: what it committed to, and what it showed; nothing yet, or not in time."""

    seat: int
    pledge: str
    share: str


class SharesOut(Out):
    """What the seed is mixed from: the server's commitment and the seats' shares. The server's is told at the end."""

    server: str
    seats: list[ShareOut]
    revealing: bool
    """Show your share now: POST it to `share`."""
    until: int | None
    """Until when shares are awaited, in milliseconds since 1970."""


class Winner(Out):
    """How the game ended. The seed proves every die and card: its SHA-256 was shown from the start."""

    scores: list[int]
    winners: list[int]
    seed: str
    share: str = ""
    """The server's share of the seed."""
    together: bool = False
    """Everyone has won or lost together."""


class GoalOut(Out):
    """The goal of a challenge and how it stands. Once reached it stays reached, unless the answer is taken back."""

    id: str
    title: str
    goal: str
    state: Literal["open", "reached", "lost"]
    turn: int
    """The player's turn it is; where the goal is reached, the one in which it was."""
    have: int | None
    """What counts towards the goal; absent where only the end of the game tells."""
    need: int


class Page(Out):
    """Everything one viewer sees at one moment: a client that knows no rules can draw it and answer."""

    table: str
    game: str
    rules: int
    state: Literal["waiting", "playing", "over", "replay", "incompatible"]
    """`waiting`: nothing is dealt until every seat is claimed or a bot's."""
    version: int
    """Lines of the record so far; the id of the event that brought this page."""
    n: int
    """Answers given and not taken back; the number of the pending decision."""
    seat: int
    """Through whose eyes; -2: a spectator's."""
    mine: list[int]
    """The seats of this link."""
    hand_over: int | None
    """Several people at one device: hands are hidden until this seat has taken it (ask again with ?seat=)."""
    lang: str
    modules: list[str]
    options: dict[str, Value]
    seed_hash: str
    leaver: int
    """Seconds after which a bot answers for a person who is not here; 0: never."""
    stand_in: str
    """The level of that bot."""
    clock: Clock | None
    think: float | None
    """Seconds bots may think; absent: their level's own time."""
    seats: list[SeatOut]
    view: object
    question: QuestionOut | None
    undo: UndoOut
    log_from: int
    log: list[LogRow]
    """The rows of lines `log_from` to `version`."""
    digest: list[LogRow]
    """What the others did since your last turn, what concerns you first."""
    standing: dict[str, list[Answer]]
    over: Winner | None
    notice: str = ""
    """Something to tell the viewer about this table as a whole."""
    guide: GuideOut | None = None
    """In a guided game: what this seat is asked to do, and why."""
    hints: bool = False
    """Hints may be asked for at this table."""
    challenge: GoalOut | None = None
    """What this table is a challenge of."""
    shares: SharesOut | None = None
    """How the seed was mixed; absent where the server drew it alone."""


class GlanceSeat(Out):
    """A seat in a list of tables."""

    seat: int
    label: str
    name: str
    given: bool
    """Whether somebody has given the seat a name."""
    kind: Literal["person", "bot"]
    asked: bool
    claimed: bool
    stand_in: bool
    clock: int | None = None
    """Milliseconds left when this was made; it runs while `asked`."""


class Glance(Out):
    """What a list of tables says of one: whose turn it is, since when, how it ended."""

    table: str
    game: str
    state: Literal["waiting", "playing", "over", "replay", "incompatible"]
    mine: list[int]
    """The seats of this link."""
    seats: list[GlanceSeat]
    since: int
    """When it last moved on, in milliseconds since 1970, to the second."""
    turn: int | None
    over: Winner | None


class Accepted(Out):
    """What was sent is on disk and told to everyone."""

    version: int
    n: int


class Hello(Out):
    """The first event of a stream. A `boot` other than the last one's: the server was restarted, nothing is lost."""

    boot: str
    version: int
    words: str


class PartOut(Out):
    """One source of a seat's score. `key` is the same for all seats and languages."""

    key: str
    words: str
    points: int


class ScoresOut(Out):
    """What each seat stood at before every answer of a game that is over, and what its score consists of."""

    scores: list[list[int]]
    parts: list[list[PartOut]] = []
    """By seat; empty where a game cannot tell."""


class HintOut(Out):
    """An answer a strong player would consider."""

    answer: Answer
    words: str
    touches: list[str]
    share: float
    """How much of the thinking went to it, 0 to 1."""
    expected: float
    """The chance to win with it, 0 to 1."""


class HintsOut(Out):
    """The best answers to decision `n`, the best first."""

    n: int
    hints: list[HintOut]
