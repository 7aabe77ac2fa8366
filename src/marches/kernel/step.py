"""Steps and decisions: what the rules still have to do, and where they wait for an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeAlias, cast

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason

if TYPE_CHECKING:
    from marches.kernel.game import Game

Seat: TypeAlias = int
"""A player's place at the table, from 0."""
NATURE: Final = -1
"""The seat that rolls dice and draws cards."""
SPECTATOR: Final = -2
"""The seat of someone who watches."""

MOST_SEATS: Final = 8
"""The most seats any game has."""
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]
"""By seat: what `Decision.seats` returns where that seat alone is asked."""

G = TypeVar("G", bound="Game")
A = TypeVar("A", bound=Action, default=Action)
S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Something the rules still have to do. Immutable: clones share it. It holds public facts only."""

    label: ClassVar[str] = ""
    """Names it where a player chooses the order of effects that happen at the same moment."""

    def waits(self, g: G) -> bool:
        """Whether the game waits here for an answer. Asked when the step comes first, never before."""
        return False

    def run(self, g: G) -> None:
        """Do it: change the position, queue what follows with `g.then`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[G]):
    """A step of one seat, which its constructor is given."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[G], Generic[G, A]):
    """A step that waits: who may answer, with what, and what the answer does.

    `Decision[NimGame, Take]` is always answered with a `Take` and receives it as one; `Decision[NimGame]` takes answers
    of several kinds.

    A decision that turns out to have nothing to ask returns False from `waits`; its `run` is then called instead.
    """

    rule: ClassVar[str] = ""
    """The ledger rule this decision comes from."""
    secret: ClassVar[bool] = False
    """Asked even with one option, because answering for the seat would betray what it holds."""

    def waits(self, g: G) -> bool:
        return True

    def hides(self, g: G) -> bool:
        """Whether a question that is not always `secret` is so here. Only public facts may decide."""
        return False

    def seats(self, g: G) -> tuple[int, ...]:
        """Who may answer now."""
        raise NotImplementedError

    def candidates(self, g: G, seat: int) -> list[A]:
        """Everything a person would naturally try here."""
        raise NotImplementedError

    def why_not(self, g: G, seat: int, action: A) -> Reason | None:
        """None: legal. Otherwise the rule that forbids it, with its numbers."""
        return None

    def options(self, g: G, seat: int) -> list[A]:
        """The candidates without a reason. A hot decision may enumerate them faster."""
        return [action for action in self.candidates(g, seat) if self.why_not(g, seat, action) is None]

    def apply(self, g: G, seat: int, action: A) -> None:
        """Carry out a legal answer. The decision has left the agenda; to ask again it queues itself."""
        raise NotImplementedError

    def facts(self, g: G) -> dict[str, Fact]:
        """What goes into the question's words."""
        return {}

    def preview(self, g: G, seat: int, action: A) -> list[Line]:
        """What the answer would bring, from public facts and the seat's own cards."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatDecision(Decision[G, A]):
    """A decision of one seat, which its constructor is given."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, g: G) -> tuple[int, ...]:
        return ALONE[self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Decision[G, A]):
    """A decision several seats answer at once: in any order, sealed in every view, revealed together."""

    def asked(self, g: G) -> tuple[int, ...]:
        """Everyone who has to answer."""
        raise NotImplementedError

    def reveal(self, g: G, answers: dict[int, A]) -> None:
        """Carry out all answers, keyed by seat."""
        raise NotImplementedError

    def seats(self, g: G) -> tuple[int, ...]:
        return tuple([seat for seat in self.asked(g) if seat not in g.sealed])

    def apply(self, g: G, seat: int, action: A) -> None:
        g.sealed[seat] = action
        if self.seats(g):
            g.then(self)
            return
        answers = {s: cast("A", g.sealed[s]) for s in self.asked(g)}
        g.sealed.clear()
        g.reveal(-1)
        self.reveal(g, answers)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[G, A]):
    """A decision of nature: `tickets` equally likely tickets, each standing for one outcome."""

    def stream(self) -> str:
        """Names the seeded stream this chance is drawn from."""
        return type(self).__name__

    def tickets(self, g: G) -> int:
        raise NotImplementedError

    def outcome(self, g: G, ticket: int) -> A:
        """What ticket `ticket` (from 0) stands for."""
        raise NotImplementedError

    def seats(self, g: G) -> tuple[int, ...]:
        return (NATURE,)

    def candidates(self, g: G, seat: int) -> list[A]:
        found: dict[A, None] = {}
        for ticket in range(self.tickets(g)):
            found[self.outcome(g, ticket)] = None
        return list(found)


def per_seat(make: Callable[[int], S]) -> list[S]:
    """One prebuilt step for each seat: `TAKE: Final = per_seat(TakeWorker)`, then `g.then_one(TAKE[seat])`."""
    return [make(seat) for seat in range(MOST_SEATS)]
