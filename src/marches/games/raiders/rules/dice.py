"""The dice of a raid: which are rolled, what they show, rolling one again."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from marches.games.raiders.rules.actions import DONE, REROLLS, ROLL, Pick
from marches.games.raiders.rules.state import (
    RaidersChance,
    RaidersDecision,
    RaidersGame,
    RaidersStep,
)
from marches.games.raiders.rules.tables import (
    CIV_OF,
    CREW,
    DICE,
    YELLOW,
)
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line
from marches.kernel.step import Seat, Step


def yellow_dice(g: RaidersGame, settlement: int) -> int:
    """raiders:dice.yellow, raiders:dice.yellow.shrinks  One for each space of the settlement that holds gold now."""
    return sum([1 for space in (2 * settlement, 2 * settlement + 1) if g.plunder[space * 4] > 0])


def dice_of(g: RaidersGame, settlement: int) -> list[Step[Any]]:
    """raiders:dice.red-white  The dice of a raid: red and white by civilisation, yellow by gold."""
    red, white = g.kit.civ_dice[CIV_OF[settlement]]
    yellow = yellow_dice(g, settlement)
    rolls: list[Step[Any]] = []
    for die, count in ((0, red), (1, white), (YELLOW, yellow)):
        for _ in range(count):
            rolls.append(ROLL_DIE[die])
    return rolls


class RollDie(RaidersChance[Pick]):
    """raiders:dice.faces  One die: its face adds strength, wounds, both or nothing."""

    rule: ClassVar[str] = "raiders:dice.faces"

    def __init__(self, die: int) -> None:
        self.die: Final = die

    def stream(self) -> str:
        return f"{DICE[self.die]}-die"

    def tickets(self, g: RaidersGame) -> int:
        return 6

    def outcome(self, g: RaidersGame, ticket: int) -> Pick:
        return ROLL[self.die * 6 + ticket]

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        self.land(g, action.at)
        if g.events is not None:
            facts: dict[str, Fact] = {
                "die": f"die:{DICE[self.die]}",
                "strength": g.kit.face_strength[action.at],
                "wounds": g.kit.face_wounds[action.at],
            }
            g.tell("raiders-did-roll", facts)

    def land(self, g: RaidersGame, face: int) -> None:
        g.the_raid().faces.append(face)

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"die": f"die:{DICE[self.die]}"}


ROLL_DIE: Final[list[RollDie]] = [RollDie(die) for die in range(len(DICE))]


class RollAgain(RollDie):
    """A die is rolled again and its new face stands."""

    def __init__(self, die: int, index: int) -> None:
        super().__init__(die)
        self.index: Final = index

    def land(self, g: RaidersGame, face: int) -> None:
        g.the_raid().faces[self.index] = face


class Rerolls(RaidersStep):
    """How many dice a member lets you roll again; counted when the dice lie."""

    def __init__(self, seat: Seat, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def run(self, g: RaidersGame) -> None:
        count = 0
        for effect in g.kit.ability[g.member(self.seat, self.slot)]:
            count += effect.count * g.times(self.seat, self.slot)
        g.then_one(RerollDice(self.seat, self.slot, count, 0))


class RerollDice(RaidersDecision):
    """Roll a die again, or keep what lies; no die twice for one member."""

    rule: ClassVar[str] = "raiders:raid.ability.stages"

    def __init__(self, seat: Seat, slot: int, left: int, rolled: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.left: Final = left
        self.rolled: Final = rolled

    def index_of(self, g: RaidersGame, face: int) -> int:
        """A die that shows this face and was not rolled again yet, or -1."""
        faces = g.the_raid().faces
        for i in range(len(faces)):
            if faces[i] == face and not self.rolled >> i & 1:
                return i
        return -1

    def waits(self, g: RaidersGame) -> bool:
        return self.left > 0 and len(self.candidates(g, self.seat)) > 1

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Action]:
        found: list[Action] = [REROLLS[face] for face in range(len(REROLLS)) if self.index_of(g, face) >= 0]
        found.append(DONE)
        return found

    def apply(self, g: RaidersGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, Pick):
            return
        index = self.index_of(g, action.at)
        if g.events is not None:
            g.tell("raiders-did-reroll", {"seat": f"seat:{seat}", "die": f"die:{DICE[action.at // 6]}"})
        again = RerollDice(seat, self.slot, self.left - 1, self.rolled | 1 << index)
        g.then(RollAgain(action.at // 6, index), again)

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        card = CREW[g.member(self.seat, self.slot)]
        return {"seat": f"seat:{self.seat}", "card": f"crew:{card}", "count": self.left}

    def preview(self, g: RaidersGame, seat: Seat, action: Action) -> list[Line]:
        if not isinstance(action, Pick):
            return []
        facts: dict[str, Fact] = {"strength": g.kit.face_strength[action.at], "wounds": g.kit.face_wounds[action.at]}
        return [Line("raiders-preview-face", facts)]
