"""root:1.1.3  Simultaneous effects: the player whose turn it is picks their order."""

from __future__ import annotations

from marches.games.root.rules.actions import FIRST, FirstAction
from marches.games.root.rules.state import RootDecision, RootGame
from marches.kernel.step import Seat, Step


def together(g: RootGame, steps: list[Step[RootGame]]) -> None:
    """Queue effects that happen at the same moment."""
    active = int(g.active)
    if len(steps) < 2 or not g.rules[active].decides(g, active):
        g.then_all(steps)
        return
    first = steps[0].label
    for step in steps:
        if step.label != first:
            g.then_one(ChooseOrder(active, steps))
            return
    g.then_all(steps)


class ChooseOrder(RootDecision[FirstAction]):
    """root:1.1.3  Choose which of the pending effects comes first."""

    rule = "root:1.1.3"

    def __init__(self, seat: Seat, steps: list[Step[RootGame]]) -> None:
        super().__init__(seat)
        self.steps = steps

    def candidates(self, g: RootGame, seat: Seat) -> list[FirstAction]:
        found: list[FirstAction] = []
        for step in self.steps:
            action = FIRST[step.label]
            if action not in found:
                found.append(action)
        return found

    def apply(self, g: RootGame, seat: Seat, action: FirstAction) -> None:
        rest = self.steps.copy()
        for place in range(len(rest)):
            if rest[place].label == action.effect:
                first = rest.pop(place)
                break
        together(g, rest)
        g.then_one(first)
