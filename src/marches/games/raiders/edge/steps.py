"""The steps of a turn: place a worker and use the place, take one and use its place; or the steps of a raid."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from marches.games.raiders.rules.quests import TurnQuestUp
from marches.games.raiders.rules.raiding import ChooseSpace, ReduceCost, SpendKumis
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.tables import NO_WORKER
from marches.games.raiders.rules.turn import TakeWorker

WORK: Final = ("place", "use", "take", "use")
RAID: Final = ("pay", "kumis", "dice", "plunder")
INSTEAD: Final = "raid"
NAMES: Final = tuple(dict.fromkeys((*WORK, *RAID, INSTEAD)))


class StepView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of the turn; `instead`: what may be done in place of the others."""

    thing: str
    state: Literal["done", "now", "next"]
    instead: bool = False


def steps_of(g: RaidersGame, phase: str) -> list[StepView]:
    """raiders:turn.pattern  The steps of the turn, and which of them is on."""
    if phase == "raid":
        return _row(RAID, _raiding(g))
    if phase == "work":
        return _row(WORK, 2 if isinstance(g.decision, TakeWorker) else 1 if _placed(g) else 3)
    return [*_row(WORK, 0), StepView(f"step:{INSTEAD}", "next", True)] if phase == "turn" else []


def _placed(g: RaidersGame) -> bool:
    """Whether the active player's own worker has been placed and no other one taken."""
    return int(g.workers[g.active]) == NO_WORKER


def _raiding(g: RaidersGame) -> int:
    """Which step of a raid is on."""
    for step, decisions in enumerate(((ReduceCost,), (SpendKumis,), (), (ChooseSpace, TurnQuestUp))):
        if isinstance(g.decision, decisions):
            return step
    return len(RAID) - 1 if g.raid is None else 2 if g.raid.faces else 1


def _row(names: tuple[str, ...], now: int) -> list[StepView]:
    states: list[Literal["done", "now", "next"]] = ["done" if at < now else "next" for at in range(len(names))]
    states[now] = "now"
    return [StepView(f"step:{name}", state) for name, state in zip(names, states, strict=True)]
