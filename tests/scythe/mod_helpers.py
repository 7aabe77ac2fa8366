"""Set-ups of Mods, duels with Mods on the mats, and combats on the Factory."""

from __future__ import annotations

from random import Random

from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.setup import Setup, Value
from marches.kernel.step import Chance
from marches.testing.playout import random_answer
from tests.scythe.helpers import legal, move, play, position, question, start_move, started


def begun(
    players: int | tuple[str, ...], modules: tuple[str, ...], seed: int = 1, options: dict[str, Value] | None = None
) -> ScytheGame:
    """A game that waits for the first answer of a player; nature answers by the seed."""
    seats = ("random",) * players if isinstance(players, int) else players
    g = started(Setup("scythe", 2, seats, modules, options or {}))
    deal(g, Random(seed))
    return g


def deal(g: ScytheGame, rng: Random) -> None:
    """Let nature answer as long as it is asked."""
    while isinstance(g.decision, Chance):
        g.play(*random_answer(g, rng))


def at_draw(g: ScytheGame, name: str, rng: Random) -> None:
    """Play random answers until a chance of that name is pending."""
    while question(g) != name:
        g.play(*random_answer(g, rng))


def duel(mods: str = "", text: str = "", one: str = "power 8", two: str = "power 8", module: str = "") -> ScytheGame:
    """Nordic against Rusviet, Nordic to move; `mods` are rows of Mods."""
    seats = f"seat nordic agricultural: {one}\nseat rusviet mechanical: {two}\n"
    return position(f"modules: {module or 'mechmods'}\n{seats}turn nordic\n{mods}\n{text}")


def clash(g: ScytheGame, unit: str = "mech-1", to: str = "r4c3") -> None:
    """A unit of Nordic attacks and the moves are over."""
    start_move(g)
    move(g, to, unit=unit)
    play(g, "done")


def reached(g: ScytheGame) -> set[object]:
    """Where the moving unit may step."""
    return {action.names["to"] for action in legal(g) if action.verb == "go"}


def verbs(g: ScytheGame, who: int | None = None) -> set[str]:
    return {action.verb for action in legal(g, who)}
