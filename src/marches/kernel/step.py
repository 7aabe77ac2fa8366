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
"""For each seat, what `Decision.seats` returns if only that seat is asked."""

G = TypeVar("G", bound="Game")
A = TypeVar("A", bound=Action, default=Action)
S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Something the rules still have to do. Immutable: clones share it. It holds public facts only."""

    label: ClassVar[str] = ""
    """The name of this effect when a player chooses the order of simultaneous effects."""

    def waits(self, g: G) -> bool:
        """Whether the game waits here for an answer. Called when it is this step's turn, never earlier."""
        return False

    def run(self, g: G) -> None:
        """Carry out the step: change the position and queue what follows with `g.then`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[G]):
    """A step that belongs to one seat, given to the constructor."""

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
    """Asked even if there is only one option, because skipping the question would reveal what the seat holds."""
    any_order: ClassVar[bool] = False
    """Several seats answer in any order, and an answer changes nothing about what the others are asked."""

    def waits(self, g: G) -> bool:
        return True

    def hides(self, g: G) -> bool:
        """Whether a question that is not always `secret` is secret now. May depend on public facts only."""
        return False

    def seats(self, g: G) -> tuple[int, ...]:
        """Who may answer now."""
        raise NotImplementedError

    def candidates(self, g: G, seat: int) -> list[A]:
        """Everything a person would naturally try here."""
        raise NotImplementedError

    def why_not(self, g: G, seat: int, action: A) -> Reason | None:
        """Why the action is not allowed: the rule that forbids it, with its numbers. None if it is legal."""
        return None

    def options(self, g: G, seat: int) -> list[A]:
        """The candidates that have no reason against them. Hot decisions override this with something faster."""
        return [action for action in self.candidates(g, seat) if self.why_not(g, seat, action) is None]

    def apply(self, g: G, seat: int, action: A) -> None:
        """Carry out a legal answer. The decision has left the agenda; to ask again it queues itself."""
        raise NotImplementedError

    def facts(self, g: G) -> dict[str, Fact]:
        """The facts to fill into the question's words."""
        return {}

    def preview(self, g: G, seat: int, action: A) -> list[Line]:
        """What the answer would do, as far as public facts and the seat's own cards tell."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatDecision(Decision[G, A]):
    """A decision for one seat, given to the constructor."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, g: G) -> tuple[int, ...]:
        return ALONE[self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Decision[G, A]):
    """A decision that several seats answer at once, in any order. All answers are revealed together."""

    def asked(self, g: G) -> tuple[int, ...]:
        """The seats that have to answer."""
        raise NotImplementedError

    def reveal(self, g: G, answers: dict[int, A]) -> None:
        """Carry out all answers. They are keyed by seat."""
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
        """The name of the seeded stream this chance draws from."""
        return type(self).__name__

    def tickets(self, g: G) -> int:
        raise NotImplementedError

    def outcome(self, g: G, ticket: int) -> A:
        """The action that this ticket (from 0) stands for."""
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
