"""Positions on other triumph tracks, and the ways to earn a star there."""

from __future__ import annotations

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.state import ScytheGame
from tests.scythe.helpers import commit, draw, move, offers, play, position, question, section, start_move

DUEL = "hex r3c3: nordic mech 1\nhex r4c3: rusviet mech 1"


def table(modules: str, text: str = "", one: str = "", two: str = "", first: str = "nordic") -> ScytheGame:
    """A faction (Nordic unless said) against Rusviet, the first to move."""
    seats = f"seat {first} industrial: {one}\nseat rusviet mechanical: {two}\nturn {first}\n"
    return position(f"modules: {modules}\n{seats}{text.replace('nordic', first)}")


def stars(g: ScytheGame, seat: int = 0) -> dict[str, int]:
    """A seat's stars by triumph, as everyone sees them."""
    return RULEBOOK.view(g, -2).seats[seat].stars


def win(g: ScytheGame, dial: int = 1) -> None:
    """The first seat's mech attacks on the Factory and wins."""
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    while question(g) == "BeforeCombat":
        play(g, "done")
    commit(g, 0, dial)
    commit(g, 1, 0)
    while question(g) == "DrawCard":
        draw(g)


def bolster(g: ScytheGame, verb: str = "bolster-power") -> None:
    section(g, "bolster")
    play(g, verb)
    while question(g) == "DrawCard":
        draw(g)


def end_turn(g: ScytheGame) -> None:
    """Skip what is left of a turn."""
    while g.decision is not None and question(g) != "ChooseSection":
        if question(g) == "DrawCard":
            draw(g)
        else:
            play(g, next(verb for verb in ("done", "end-turn", "skip", "decline") if offers(g, verb)))


def produce(g: ScytheGame, at: str, count: int) -> None:
    section(g, "produce")
    play(g, "produce")
    play(g, "produce-at", hex=at, count=count)
