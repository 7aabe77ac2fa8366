"""Turns that do little, and the star that ends the game."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from marches.cli.boards import draw
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.state import ScytheGame
from marches.text import Words
from tests.scythe.helpers import offers, play, position, question, section

FIVE = "star upgrades; star mechs; star structures; star recruits; star workers"
READY = f"{FIVE}; power 15; coins 5"
"""Five stars, and a sixth with the next Bolster."""
THREE = ("nordic industrial", "rusviet engineering", "crimea mechanical")


def table(tile: str, first: str = "", second: str = "", third: str = "", rest: str = "") -> ScytheGame:
    """Nordic, Rusviet and Crimea (who play in this order) with a resolution tile; Nordic's turn unless `rest` says."""
    rows = "".join(f"seat {name}: {has}\n" for name, has in zip(THREE, (first, second, third), strict=True))
    turn = "" if "turn " in rest else "turn nordic\n"
    return position(f"modules: resolution\nresolution {tile}:\n{rows}{rest}{turn}")


def bolster(g: ScytheGame) -> None:
    """The seat whose turn it is takes Bolster for power and stops there."""
    section(g, "bolster")
    play(g, "bolster-power")


def end_turn(g: ScytheGame) -> None:
    """Skip what is left of a turn."""
    while g.decision is not None and question(g) != "ChooseSection":
        play(g, "end-turn" if offers(g, "end-turn") else "skip")


def idle(g: ScytheGame) -> None:
    """A turn in which nothing is done."""
    section(g, "trade" if offers(g, "section", section="trade") else "bolster")
    end_turn(g)


def on_paper(g: ScytheGame, words: Words) -> str:
    """What the terminal shows to the first seat."""
    console = Console(file=StringIO(), width=200, color_system=None)
    console.print(draw(RULEBOOK, g, 0, words))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()
