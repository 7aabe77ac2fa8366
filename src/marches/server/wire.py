"""What goes over the wire, in both directions. The API description is made from these structures."""

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
    """What a client sends. Unknown fields are refused."""


class Out(msgspec.Struct):
    """What a client receives."""


# -- what a client sends ------------------------------------------------------------------------------------


class Clock(In):
    """Thinking time: `bank` seconds for the game, `step` more for every answer. At zero a bot answers the question."""

    bank: Annotated[int, msgspec.Meta(ge=10, le=8_640_000)]
    step: Annotated[int, msgspec.Meta(ge=0, le=864_000)] = 0


class NewSeat(In):
    """A seat: yours (`me`), a player's who gets a link, or a bot's. Several seats of yours are played at one device."""

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
    """Seconds after which a bot answers for an absent person who is asked; 0: everyone waits."""
    stand_in: Text = ""
    """The level of that bot."""
    think: Annotated[float, msgspec.Meta(ge=0.0, le=15.0)] | None = None
    """Seconds a bot may think about an answer; absent: its level's own time."""
    hints: bool = True
    """Whether players may ask for hints."""
    pledge: Pledge = ""
    """SHA-256 of your share of the seed, in hex; empty: you add none."""


class AnswerIn(In):
    """The answer to decision `n`. `seen` is the version of the page it was given on."""

    n: Count
    answer: Answer
    seen: Count | None = None
    seat: Count | None = None
    """Which of your seats answers, if you have several."""


class UndoIn(In):
    """Take back your last answer, or all of your turn that can be. `seen` is the version of the page you are on."""

    seen: Count | None = None
    turn: bool = False
    seat: Count | None = None


class NameIn(In):
    name: Text
    seat: Count | None = None


class StandingIn(In):
    """Whenever you are asked question `key`, the first of `answers` that is offered is given. No answers: ask me
    again.
    """

    key: Text
    answers: Annotated[list[Answer], msgspec.Meta(max_length=40)]
    seat: Count | None = None


class AgreeIn(In):
    """Whether you agree with what is about to be decided. `seen` is the version of the page you are on."""

    agree: bool
    seen: Count
    seat: Count | None = None


class ClaimIn(In):
    """What comes after the # of a link, and a secret the browser has made up: 128 random bits or more."""

    claim: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    secret: Annotated[str, msgspec.Meta(min_length=22, max_length=200)]
    name: Text = ""
    """The name of the player who claims the seat, if it has none yet."""
    pledge: Pledge = ""
    """SHA-256 of your share of the seed, in hex; empty: you add none."""
    look: bool = False
    """Only say what the link would give, without claiming it."""


class ShareIn(In):
    """Your share of the seed, in hex, to which you have committed."""

    share: Annotated[str, msgspec.Meta(min_length=32, max_length=128, pattern="^([0-9a-f]{2})+$")]


class ForgetIn(In):
    """Which of your seats, if you have several."""

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
    """The ledger rule behind it, if there is one."""
    detail: str = ""


class Link(Out):
    """The link to a seat. The secret comes after the #, so that browsers never send it as part of the address."""

    seat: int
    secret: str
    path: str
    claim: bool = False
    """The secret works once: `claim` exchanges it for a seat."""


class NewTableOut(Out):
    """A new table. The secrets are in this response and in no other."""

    id: str
    game: str
    links: list[Link]
    watch: Link
    seed_hash: str
    host: str = ""
    """The host's secret: it can replace links and give seats to bots, but shows no hand."""
    server: str = ""
    """The server's commitment to its share of the seed. Empty on a test server."""


class ClaimOut(Out):
    """The seats a secret gives, none for a spectator; from now on send `secret`."""

    seats: list[int]
    secret: str
    offers: int | None = None
    """For a look: the seat the link would give; `seats` are those that `secret` already has."""
    server: str = ""
    """The server's commitment to its share of the seed."""


class Said(Out, omit_defaults=True):
    """One sentence: in words, and as its key and facts (`kind:id` names a thing, `seat:2` a player)."""

    words: str
    key: str
    facts: Mapping[str, Fact]
    kind: str = ""
    """`title`: it introduces the sentences after it; `warning`: it tells of something that may hurt. In the log, `turn`
    and `phase` begin a part of the game, and `echo` only repeats an answer.
    """
    places: tuple[tuple[int, int, str], ...] = ()
    """The positions of things in `words`: from, to, the name of the fact."""
    after: int = 0
    """Where the sentence continues after the player it begins with, if it does."""
    odds: Mapping[str, tuple[int, ...]] = {}
    """For each name, how many of the equally likely rolls give 0, 1, 2 … of it."""
    goes: Literal["", "home", "nowhere"] = ""
    """Of an event: where what it names goes. Empty: from the player to the place; `home`: the other way."""
    sign: Literal["", "+", "−"] = ""
    """Of an event: whether its player gains or loses something."""
    gain: str = ""
    """And what, as a thing; `gain:points` where a game counts them, `card:` for any card."""
    drawn: object = None
    """Of a preview that can be drawn: its facts as a structure, told apart by its `type` (in the description)."""


class LogRow(Out):
    """What one line of the record told this viewer. Rows that were undone stay, crossed out."""

    line: int
    n: int
    seat: int
    """Who answered; -1: dice and cards."""
    at: int
    """When, in milliseconds since 1970. For others' answers, rounded to the second."""
    by: str
    """person, bot, standing or table."""
    said: list[Said]
    struck: bool = False
    strikes: list[int] = []
    """For an undo: the lines it took back."""


class OptionOut(Out):
    """An answer that may be given: send `answer` back exactly as it is."""

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

    `joint` are other seats it concerns: they may say that they agree. Those in `agreed` have said so.
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
    """The name a person gave. Empty: `name` is the seat's own name."""
    kind: Literal["person", "bot"]
    level: str
    level_words: str
    here: bool
    """Someone has this seat's page open."""
    stand_in: bool
    """A bot answers until the person is back."""
    asked: bool
    claimed: bool
    """A person or a bot has taken the seat."""
    issued: int
    """How often the host has replaced the seat's link."""
    clock: int | None = None
    """Milliseconds left when the page was made. The clock runs while `asked`."""


class UndoOut(Out):
    """Whether the last answer can be taken back, to which decision, or why not."""

    possible: bool
    to: int | None = None
    reason: str = ""


class ShareOut(Out):
    """A seat's share of the seed: what it committed to, and what it showed (empty if not yet, or not in time)."""

    seat: int
    pledge: str
    share: str


class SharesOut(Out):
    """What the seed is mixed from: the server's commitment and the seats' shares. The server's share is shown at
    the end.
    """

    server: str
    seats: list[ShareOut]
    revealing: bool
    """Show your share now: POST it to `share`."""
    until: int | None
    """Until when shares are awaited, in milliseconds since 1970."""


class Winner(Out):
    """How the game ended. The seed proves every die and card, because its SHA-256 was shown from the start."""

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
    """The player's turn number; once the goal is reached, the turn in which it was reached."""
    have: int | None
    """The count towards the goal. Absent if only the end of the game decides."""
    need: int


class Page(Out):
    """Everything one viewer sees at one moment. A client that knows no rules can draw it and answer."""

    table: str
    game: str
    rules: int
    state: Literal["waiting", "playing", "over", "replay", "incompatible"]
    """`waiting`: nothing is dealt until every seat is claimed or given to a bot."""
    version: int
    """Lines of the record so far; the id of the event that brought this page."""
    n: int
    """The number of answers that were not taken back, which is the number of the pending decision."""
    seat: int
    """The seat whose view this is; -2: a spectator's."""
    mine: list[int]
    """The seats of your secret."""
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
    """A notice about the table as a whole."""
    guide: GuideOut | None = None
    """In a guided game: what this seat is asked to do, and why."""
    hints: bool = False
    """Hints may be asked for at this table."""
    challenge: GoalOut | None = None
    """The challenge this table plays."""
    shares: SharesOut | None = None
    """How the seed was mixed. Absent if the server drew it alone."""


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
    """Milliseconds left when this was made. The clock runs while `asked`."""


class Glance(Out):
    """One table in a list: whose turn it is, since when, how it ended."""

    table: str
    game: str
    state: Literal["waiting", "playing", "over", "replay", "incompatible"]
    mine: list[int]
    """The seats of your secret."""
    seats: list[GlanceSeat]
    since: int
    """When the table last changed, in milliseconds since 1970, rounded to the second."""
    turn: int | None
    over: Winner | None


class Accepted(Out):
    """What you sent is on disk and everyone has been told."""

    version: int
    n: int


class Hello(Out):
    """The first event of a stream. If `boot` has changed, the server was restarted; nothing is lost."""

    boot: str
    version: int
    words: str


class PartOut(Out):
    """One source of a seat's score. `key` is the same for all seats and languages."""

    key: str
    words: str
    points: int


class ScoresOut(Out):
    """Every seat's score before each answer of a finished game, and what its final score consists of."""

    scores: list[list[int]]
    parts: list[list[PartOut]] = []
    """By seat. Empty if the game cannot tell."""


class HintOut(Out):
    """An answer a strong player would consider."""

    answer: Answer
    words: str
    touches: list[str]
    share: float
    """The share of the thinking it received, from 0 to 1."""
    expected: float
    """The chance to win with it, from 0 to 1."""


class HintsOut(Out):
    """The best answers to decision `n`, the best first."""

    n: int
    hints: list[HintOut]
