"""root:1.1.3  Simultaneous effects: the player whose turn it is picks their order."""

from __future__ import annotations

from marches.games.root.rules.actions import FIRST, FirstAction
from marches.games.root.rules.state import RootChance, RootDecision, RootGame, RootStep
from marches.kernel.action import Action
from marches.kernel.step import Step


def label_of(step: Step[RootGame]) -> str:
    """The name of an effect whose order may be chosen."""
    if isinstance(step, (RootStep, RootDecision, RootChance)):
        return step.label
    return ""


def together(g: RootGame, steps: list[Step[RootGame]]) -> None:
    """Queue effects that happen at the same moment."""
    active = int(g.active)
    if len(steps) < 2 or not g.rules[active].decides(g, active):
        g.then_all(steps)
        return
    first = label_of(steps[0])
    for step in steps:
        if label_of(step) != first:
            g.then_one(ChooseOrder(active, steps))
            return
    g.then_all(steps)


class ChooseOrder(RootDecision):
    """root:1.1.3  Which of the pending effects comes first?"""

    rule = "root:1.1.3"

    def __init__(self, seat: int, steps: list[Step[RootGame]]) -> None:
        super().__init__(seat)
        self.steps = steps

    def candidates(self, g: RootGame, seat: int) -> list[Action]:
        found: list[Action] = []
        for step in self.steps:
            action = FIRST[label_of(step)]
            if action not in found:
                found.append(action)
        return found

    def apply(self, g: RootGame, seat: int, action: Action) -> None:
        assert isinstance(action, FirstAction)
        rest = self.steps.copy()
        for place in range(len(rest)):
            if label_of(rest[place]) == action.effect:
                first = rest.pop(place)
                break
        together(g, rest)
        g.then_one(first)
