"""Positions with airships, and flights."""

from __future__ import annotations

from marches.games.scythe.edge.extras import AirshipsView
from marches.games.scythe.rules.expansions.airships.state import AIRSHIP_STATE, AirshipState
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.action import Id
from tests.scythe.helpers import extra, legal, play, position, question, start_move

RESOURCES_FAR = "toll safe-haven"
"""Carries 3 resources, range 3."""
WORKERS_NEAR = "siege-engine hero"
"""Carries 2 workers, range 2."""
NORDIC, CRIMEA = 0, 1


def aloft(tiles: str, rest: str = "", one: str = "", two: str = "", turn: str = "nordic") -> ScytheGame:
    """Nordic and Crimea with airships under these tiles."""
    seats = f"seat nordic industrial: {one or 'coins 10; power 8; popularity 8'}\n"
    seats += f"seat crimea mechanical: {two or 'coins 10; power 8; popularity 8'}\n"
    head = "modules: airships\noption house-tiles: True\n"
    return position(f"{head}{seats}airship-tiles: {tiles}\n{rest}\nturn {turn}\n")


def take_off(g: ScytheGame, *steps: str) -> None:
    """Choose Move, choose the airship, fly."""
    start_move(g)
    lift(g, *steps)


def lift(g: ScytheGame, *steps: str) -> None:
    """Choose the airship in a Move action that is under way, fly."""
    play(g, "move", unit="airship")
    for step in steps:
        play(g, "go", to=step)


def halt(g: ScytheGame) -> None:
    """End the flight, if it is not over."""
    if question(g) == "Fly":
        play(g, "halt")


def reached(g: ScytheGame) -> set[Id]:
    """Where the moving unit may go now."""
    return {action.names["to"] for action in legal(g) if action.verb == "go"}


def fleet(g: ScytheGame) -> AirshipState:
    return AIRSHIP_STATE.of(g)


def shown(g: ScytheGame, seat: int = -2) -> AirshipsView:
    """What a seat is shown of airships."""
    return extra(g, seat, AirshipsView)
