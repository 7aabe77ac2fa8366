"""The test vocabulary of all games: what is asked, what may be answered, what follows from it.

A test speaks to a position (`position`) or to a table (`table`); every word takes either. At a table, nature and forced
answers come by themselves, secret questions are put, and answers can be taken back. Seats go by number or by name
(`by="eyrie"`), fields of an answer by theirs: `from_` stands for `from`, `combat_card` for `combat-card`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from textwrap import dedent
from typing import Any, Generic, TypeVar

from marches.kernel.action import Action, Id, UnknownAction
from marches.kernel.game import Game
from marches.kernel.line import Line, Reason
from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Setup
from marches.kernel.step import NATURE, SPECTATOR, Chance, Decision, Seat
from marches.table.table import Table
from marches.table.view import drawn
from marches.testing.playout import random_answer

G = TypeVar("G", bound=Game)
By = int | str | None
"""Who answers: a seat's number or name. None: the first who is asked."""
SEED = bytes(16)
"""The seed that a test's table uses after the scripted dice and draws."""


class Vocabulary(Generic[G]):
    """The vocabulary for one game; `names` gives the names of a position's seats."""

    def __init__(self, rulebook: Rulebook[G], names: Callable[[G], Sequence[str]]) -> None:
        self.rulebook = rulebook
        self.names = names
        self._by_verb: dict[str, list[Action]] = {}
        for action in rulebook.actions.actions:
            self._by_verb.setdefault(action.verb, []).append(action)

    # -- where a test starts ------------------------------------------------------------------------------

    def started(self, setup: Setup, until: str = "", seed: int = 1) -> G:
        """A new game at its first decision; answered at random until a question is asked, if one is named."""
        self.rulebook.check(setup)
        g = self.rulebook.start(setup)
        g.events = []
        g.advance()
        rng = Random(seed)
        while until and self.question(g) != until:
            g.play(*random_answer(g, rng))
        return g

    def position(self, text: str) -> G:
        """The position a scenario describes, at its first decision."""
        g = self.rulebook.load(dedent(text))
        g.events = []
        return g

    def table(self, text: str, *nature: str) -> Table[G]:
        """A table at the position a scenario describes, settled like any other. `nature` lists its dice and draws in
        their order, written as answers are: `"roll first=3 second=1"`.
        """
        g = self.position(text)
        setup = Setup(self.rulebook.name, self.rulebook.version, tuple(self.names(g)))
        return Table.from_position(self.rulebook, setup, g, [self.written(answer) for answer in nature], SEED)

    def written(self, text: str) -> Action:
        """The action that a text such as `"draw card=armorers"` describes."""
        verb = text.partition(" ")[0]
        found = next((action for action in self._by_verb.get(verb, []) if repr(action) == text), None)
        assert found is not None, f"{self.rulebook.name} knows no answer {text!r}"
        return found

    def action(self, at: G | Table[G], verb: str, **fields: Id) -> Action:
        """The action with this verb and exactly these fields, legal or not."""
        found = [action for action in self._fitting(at, verb, fields) if len(action.names) == len(fields)]
        assert len(found) == 1, f"{self.rulebook.name} knows no answer {verb!r} with {fields} alone"
        return found[0]

    # -- what is asked ------------------------------------------------------------------------------------

    def question(self, at: G | Table[G]) -> str:
        """The name of the pending decision; "over" at the end of a game."""
        decision = self.game(at).decision
        return "over" if decision is None else type(decision).__name__

    def asked(self, at: G | Table[G]) -> list[str]:
        """The names of the seats that are asked now; "nature" for dice and draws."""
        g = self.game(at)
        decision = g.decision
        assert decision is not None, "the game is over"
        return ["nature" if seat == NATURE else self.names(g)[seat] for seat in decision.seats(g)]

    def options(self, at: G | Table[G], by: By = None) -> list[str]:
        """What may be answered now, as text: `["place location=market", "done"]`."""
        return [repr(action) for action in self.legal(at, by)]

    def legal(self, at: G | Table[G], by: By = None) -> list[Action]:
        """What may be answered now."""
        seat = self.answering(at, by)
        if isinstance(at, Table):
            return at.options(seat)
        decision = at.decision
        assert decision is not None
        return decision.options(at, seat)

    def offers(self, at: G | Table[G], verb: str, by: By = None, **fields: Id) -> bool:
        """Whether an answer with this verb that names these fields is legal now."""
        fitting = self._fitting(at, verb, fields)
        return any(action in fitting for action in self.legal(at, by))

    def offered(self, at: G | Table[G], verb: str, field: str = "", by: By = None) -> list[Id]:
        """The values of a field (the first one, unless one is named) in the legal answers with this verb."""
        self._fitting(at, verb, {})
        found = [action for action in self.legal(at, by) if action.verb == verb]
        return [action.names[field] if field else next(iter(action.names.values())) for action in found]

    def refused(self, at: G | Table[G], verb: str, by: By = None, rule: str = "", **fields: Id) -> Reason:
        """The reason against the one candidate that fits. If `rule` is given, the reason must cite it."""
        g, seat = self.game(at), self.answering(at, by)
        decision, candidate = self._candidate(g, seat, verb, fields)
        assert candidate not in decision.options(g, seat), f"{self.question(g)} allows {candidate!r}"
        reason = decision.why_not(g, seat, candidate)
        assert reason is not None, f"{self.question(g)} gives no reason against {candidate!r}"
        assert not rule or reason.rule == rule, f"{candidate!r} is refused by {reason.rule}, not by {rule}"
        return reason

    def preview(self, at: G | Table[G], verb: str, by: By = None, **fields: Id) -> list[Line]:
        """What the one candidate that fits would do, in lines."""
        g, seat = self.game(at), self.answering(at, by)
        decision, candidate = self._candidate(g, seat, verb, fields)
        lines = decision.preview(g, seat, candidate)
        for line in lines:
            drawn(self.rulebook, line)  # refuses a line that lacks what its drawing needs
        return lines

    # -- answering ----------------------------------------------------------------------------------------

    def play(self, at: G | Table[G], verb: str, by: By = None, **fields: Id) -> None:
        """Answer with the one legal answer that has this verb and names these fields."""
        seat = self.answering(at, by)
        fitting = self._fitting(at, verb, fields)
        found = _closest(self.legal(at, by), fitting, fields)
        if len(found) != 1:
            raise AssertionError(self._misfit(at, seat, f"{verb} {fields or ''}".strip(), fitting, found))
        if isinstance(at, Table):
            at.answer(seat, found[0])
        else:
            at.play(seat, found[0])

    def decline(self, at: G | Table[G], by: By = None) -> None:
        """Answer No."""
        self.play(at, "decline", by)

    def done(self, at: G | Table[G], by: By = None) -> None:
        """Answer Done."""
        self.play(at, "done", by)

    def why_no_undo(self, table: Table[G], by: int | str = 0) -> str:
        """The key of the reason why a seat cannot take its last answer back. Empty if it can."""
        found = table.can_undo(by if isinstance(by, int) else self.seat(table, by))
        return found.key if isinstance(found, Reason) else ""

    # -- dice and draws of a position; a table has its own ---------------------------------------------------

    def draw(self, g: G, *things: Id, **fields: Id) -> None:
        """Nature draws each of these things, one after the other; or once, with an outcome that names these fields.

        Without either it draws whatever comes first.
        """
        for thing in things:
            self._outcome(g, [action for action in self._possible(g) if thing in action.names.values()], thing)
        if fields or not things:
            self._outcome(g, [action for action in self._possible(g) if self._fits(g, action, fields)], fields)

    def roll(self, g: G, *shown: Id) -> None:
        """The dice of one roll show these faces."""
        rolls = [action for action in self._possible(g) if action.verb == "roll"]
        self._outcome(g, [action for action in rolls if tuple(action.names.values()) == shown], shown)

    def draw_any(self, g: G) -> int:
        """Let nature answer at random until a player is asked. Returns how often it answered."""
        drawn = 0
        while isinstance(g.decision, Chance):
            g.play_chance(0)
            drawn += 1
        return drawn

    def by_chance(self, g: G, rng: Random) -> None:
        """Nature answers at random until a player is asked."""
        while isinstance(g.decision, Chance):
            g.play_chance(rng.randrange(g.decision.tickets(g)))

    # -- looking ------------------------------------------------------------------------------------------

    def seat(self, at: G | Table[G], name: str) -> int:
        """The number of the seat with this name."""
        names = list(self.names(self.game(at)))
        assert name in names, f"{name!r} does not play; {', '.join(names)} do"
        return names.index(name)

    def told(self, at: G | Table[G], key: str = "", to: int = SPECTATOR) -> list[Line]:
        """The log so far as a seat reads it (everyone, unless one is named); with a key only those lines."""
        events = [event for events in at.told for event in events] if isinstance(at, Table) else at.events or []
        lines = [event.seen_by(to) for event in events]
        return [line for line in lines if line is not None and (not key or line.key == key)]

    def game(self, at: G | Table[G]) -> G:
        """The position of a table, or the position itself."""
        return at.game if isinstance(at, Table) else at

    def answering(self, at: G | Table[G], by: By = None) -> int:
        """The seat that answers; it must be asked."""
        g = self.game(at)
        decision = g.decision
        assert decision is not None, "the game is over"
        seats = decision.seats(g)
        seat = seats[0] if by is None else by if isinstance(by, int) else NATURE if by == "nature" else self.seat(g, by)
        assert seat in seats, f"{self.question(g)} asks {self.asked(g)}, not {by}"
        return seat

    # -- how an answer is found ---------------------------------------------------------------------------

    def _fitting(self, at: G | Table[G], verb: str, fields: dict[str, Id]) -> set[Action]:
        """Every action with this verb and these fields. Raises `UnknownAction` if there is none."""
        g = self.game(at)
        found = {action for action in self._by_verb.get(verb, []) if self._fits(g, action, fields)}
        if not found:
            raise UnknownAction(f"{self.rulebook.name} knows no answer {verb!r} with {fields}")
        return found

    def _fits(self, g: G, action: Action, fields: dict[str, Id]) -> bool:
        for field, wanted in fields.items():
            held = action.names.get(field.rstrip("_").replace("_", "-"))
            if isinstance(held, int) and isinstance(wanted, str):
                wanted = self.seat(g, wanted)
            if held is None or held != wanted:
                return False
        return True

    def _candidate(self, g: G, seat: Seat, verb: str, fields: dict[str, Id]) -> tuple[Decision[Any, Any], Action]:
        decision = g.decision
        assert decision is not None, "the game is over"
        found = _closest(decision.candidates(g, seat), self._fitting(g, verb, fields), fields)
        assert found, f"{self.question(g)} does not consider {verb} {fields}"
        assert len(found) == 1, f"{self.question(g)}: {verb} {fields} fits {found}"
        return decision, found[0]

    def _possible(self, g: G) -> list[Action]:
        assert isinstance(g.decision, Chance), f"{self.question(g)} asks {self.asked(g)}, not nature"
        return g.decision.candidates(g, NATURE)

    def _outcome(self, g: G, found: list[Action], wanted: object) -> None:
        assert found, f"{self.question(g)}: {wanted} cannot come; {self._possible(g)} can"
        g.play(NATURE, found[0])

    def _misfit(self, at: G | Table[G], seat: Seat, wanted: str, fitting: set[Action], found: list[Action]) -> str:
        g = self.game(at)
        decision = g.decision
        assert decision is not None
        if found:
            return f"{self.question(g)}: {wanted} fits {found}"
        refused = [action for action in decision.candidates(g, seat) if action in fitting]
        why = [decision.why_not(g, seat, action) for action in refused]
        return f"{self.question(g)}: {wanted} is refused ({why or 'not offered'}); legal: {self.options(at, seat)}"


def _closest(among: list[Action], fitting: set[Action], fields: dict[str, Id]) -> list[Action]:
    """The answers that fit, or only the one that has no other fields, if there is one."""
    found = [action for action in among if action in fitting]
    exact = [action for action in found if len(action.names) == len(fields)]
    return exact or found
