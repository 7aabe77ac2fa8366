"""Solo challenges: tables that are always dealt the same way, each with a goal that the engine checks."""

from __future__ import annotations

from functools import cache

import msgspec

from marches.games.components import DataError, convert, parse, section, text_of
from marches.games.scythe.edge.samples import VERSION
from marches.games.scythe.rules.expansions.automa.state import AUTOMAS, PERSON, automa_seats
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import COMBAT_STAR, size
from marches.kernel.action import Id
from marches.kernel.line import Fact, Line
from marches.kernel.rulebook import Challenge, Standing
from marches.kernel.setup import Setup, SetupError, Value

FILE = "challenges.yaml"
LINES = "challenge_lines.yaml"
OPTION = "challenge"
YOUR_SEAT = 0
DIFFICULTIES = ("easy", "medium", "hard")
AT_THE_END = ("win", "score", "ahead")
"""Goals that are decided only at the end of a game."""


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One challenge of the data file. `you` is faction and mat, `against` has faction and level of each Automa."""

    id: str
    level: str
    you: tuple[str, str]
    against: list[tuple[str, str]]
    seed: int
    goal: str
    count: int = 1
    turns: int = 0
    modules: list[str] = []
    start: str = ""
    """The starting position. Without one the table is dealt."""

    def setup(self) -> Setup:
        """The setup of its table."""
        factions = (self.you[0], *[faction for faction, _ in self.against])
        levels = ", ".join([PERSON, *[level for _, level in self.against]])
        chosen: dict[str, Value] = {AUTOMAS: levels, "mats": self.you[1], OPTION: self.id}
        return Setup("scythe", VERSION, factions, tuple(self.modules), chosen)

    def seed_bytes(self) -> bytes:
        """The seed that decides every card and roll."""
        return self.seed.to_bytes(16, "big")

    def offer(self) -> Challenge:
        """The challenge in the form that tables and servers use."""
        return Challenge(
            self.id, self.level, self.setup(), self.seed_bytes(), self.title(), self.story(), self.goal_line()
        )

    def goal_line(self) -> Line:
        """The goal in words."""
        facts: dict[str, Fact] = {"count": self.count, "turns": self.turns}
        return Line(f"scythe-challenge-goal-{self.goal}", facts)

    def title(self) -> Line:
        """What the challenge is called."""
        return Line(f"scythe-challenge-{self.id}")

    def story(self) -> Line:
        """The sentence that introduces it."""
        return Line(f"scythe-challenge-{self.id}-story")


@cache
def challenges() -> dict[str, Task]:
    """All challenges by id, from easy to hard."""
    rows = section(FILE, parse(FILE, text_of("scythe", FILE)), "challenges", list)
    found = [convert(FILE, "challenge", row, Task) for row in rows]
    for one in found:
        if one.goal not in (*AT_THE_END, *MEASURES):
            raise DataError(f"{FILE}: challenge {one.id!r}: field 'goal': {one.goal!r} is not known")
        if one.level not in DIFFICULTIES:
            raise DataError(f"{FILE}: challenge {one.id!r}: field 'level': {one.level!r} is not known")
    return {one.id: one for one in found}


def check_challenge(setup: Setup) -> None:
    """Check that a challenge is played at its own table."""
    name = setup.options.get(OPTION)
    if not name:
        return
    one = challenges().get(str(name))
    if one is None or (setup.seats, {*setup.modules}, setup.options) != (
        one.setup().seats,
        {*one.modules},
        one.setup().options,
    ):
        raise SetupError("scythe-setup-challenge", challenge=str(name), known=", ".join(challenges()))


def start_of(setup: Setup) -> str:
    """The position a setup begins with, as a scenario. Empty if the table is dealt."""
    name = setup.options.get(OPTION)
    return challenges()[str(name)].start if name else ""


@cache
def lines() -> dict[str, list[dict[str, Id]]]:
    """For each challenge, your answers in a game that reaches its goal."""
    return convert(LINES, "lines", parse(LINES, text_of("scythe", LINES)), dict[str, list[dict[str, Id]]])


def turn_of(g: ScytheGame) -> int:
    """The number of your current or latest turn."""
    return (int(g.turns) + g.players - 1) // g.players


def measure(g: ScytheGame, goal: str) -> int:
    """How far you have come towards a goal that can be read from the table."""
    seat = YOUR_SEAT
    if goal == "stars":
        return g.stars_placed(seat)
    if goal == "combat-stars":
        return g.star_count(seat, COMBAT_STAR)
    if goal == "mechs":
        return g.mechs_deployed(seat)
    if goal == "workers":
        return g.workers_out(seat)
    if goal == "territories":
        return size(g.controlled(seat))
    return int(g.power[seat]) if goal == "power" else int(g.coins[seat])


MEASURES = ("stars", "combat-stars", "mechs", "workers", "territories", "power", "coins")


def reached(g: ScytheGame, one: Task) -> bool:
    """Whether the goal is reached in this position."""
    result = g.result
    if one.goal in AT_THE_END:
        if result is None:
            return False
        mine = result.scores[YOUR_SEAT]
        if one.goal == "win":
            return YOUR_SEAT in result.winners
        best = max(result.scores[seat] for seat in automa_seats(g))
        return mine >= one.count if one.goal == "score" else mine >= best + one.count
    if g.seating.base[YOUR_SEAT] < 0 or (one.turns and turn_of(g) > one.turns):
        return False
    return measure(g, one.goal) >= one.count


def lost(g: ScytheGame, one: Task) -> bool:
    """Whether the goal can no longer be reached."""
    if reached(g, one):
        return False
    return g.result is not None or (one.turns > 0 and turn_of(g) > one.turns)


def standing_of(g: ScytheGame, one: Task) -> Standing:
    """Turn, count and verdict in one position."""
    dealt = g.seating.base[YOUR_SEAT] >= 0
    have = measure(g, one.goal) if dealt and one.goal in MEASURES else None
    return Standing(turn_of(g), reached(g, one), lost(g, one), have, one.count)
