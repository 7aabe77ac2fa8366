"""The game: a position and its agenda."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from marches.kernel.action import Action
from marches.kernel.line import Event, Fact, Line, Result
from marches.kernel.step import Chance, Decision, Seat, Step

EVERYONE: Final = -1
"""The mask of all seats and all spectators, for `Game.reveal`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A position and its agenda. The last step in the agenda runs first.

    A game's own state subclasses this and adds its position. Its constructor makes a blank position, or copies `like`:
    each field is listed once, with both values. It holds no random generator: dice and draws are answers of `NATURE`.
    """

    def __init__(self, like: Game | None, players: int) -> None:
        self.players = players
        self.agenda: list[Step[Any]] = [] if like is None else like.agenda.copy()
        self.sealed: dict[int, Action] = {} if like is None or not like.sealed else like.sealed.copy()
        self.decision: Decision[Any] | None = None if like is None else like.decision
        self.result: Result | None = None if like is None else like.result
        self.revealed: int = 0 if like is None else like.revealed
        self.events: list[Event] | None = None

    def clone(self) -> Game:
        """An independent copy: changing one never affects the other. A clone reports no events."""
        raise NotImplementedError

    def then(self, *steps: Step[Any]) -> None:
        """Resolve `steps`, in this order, before anything already pending."""
        self.agenda += steps[::-1]

    def then_all(self, steps: Sequence[Step[Any]]) -> None:
        """`then`, for steps that come as a list."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        elif steps:
            self.agenda += steps[::-1]

    def then_one(self, step: Step[Any]) -> None:
        """`then`, for a single step (fast)."""
        self.agenda.append(step)

    def skip_to(self, kind: type[Step[Any]]) -> None:
        """Drop pending steps until one of `kind` comes first."""
        agenda = self.agenda
        while agenda and not isinstance(agenda[-1], kind):
            agenda.pop()
        if not agenda:
            raise LookupError(f"no {kind.__name__} is pending")

    def restart(self, *steps: Step[Any]) -> None:
        """Forget everything pending and resolve `steps` instead."""
        self.agenda.clear()
        self.agenda += steps[::-1]

    def pending(self, *kinds: type[Step[Any]]) -> int:
        """How many steps of these kinds are pending, including the current decision."""
        return sum([1 for step in self.agenda if isinstance(step, kinds)])

    def advance(self) -> None:
        """Resolve steps until a decision is pending or the game is over."""
        agenda = self.agenda
        self.decision = None
        while agenda:
            step = agenda[-1]
            if step.waits(self):
                assert isinstance(step, Decision)
                self.decision = step
                return
            agenda.pop()
            step.run(self)

    def play(self, seat: Seat, answer: Action) -> None:
        """Answer the pending decision. The answer is trusted: `Table` checks it."""
        decision = self.decision
        assert decision is not None
        self.agenda.pop()
        decision.apply(self, seat, answer)
        self.advance()

    def play_chance(self, ticket: int) -> None:
        """Answer the pending chance decision with this ticket."""
        chance = self.decision
        assert isinstance(chance, Chance)
        self.agenda.pop()
        chance.apply(self, -1, chance.outcome(self, ticket))
        self.advance()

    def end(self, result: Result) -> None:
        """End the game with this result."""
        self.result = result
        self.agenda.clear()

    def reveal(self, to: int) -> None:
        """Hidden things were shown to these seats (a mask of `1 << seat`, or EVERYONE): no undo crosses this moment."""
        self.revealed |= to

    def tell(self, key: str, facts: dict[str, Fact]) -> None:
        """Tell everyone what happened. Hot code checks `g.events is not None` before it builds the facts."""
        if self.events is not None:
            self.events.append(Event(Line(key, facts)))

    def tell_only(self, seats: tuple[int, ...], line: Line, others: Line | None) -> None:
        """Tell `line` to `seats`, and `others` (or nothing) to everyone else."""
        if self.events is not None:
            self.events.append(Event(line, seats, others))
