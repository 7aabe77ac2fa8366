"""Positions of a game against Desolation: Nordic, then Rusviet, then Crimea, and Desolation after them."""

from __future__ import annotations

from marches.games.scythe.data.words import BOTTOM_ACTIONS, TOP_ACTIONS
from marches.games.scythe.edge.extras import DesolationView
from marches.games.scythe.rules.bottom_row.action import bottom_of
from marches.games.scythe.rules.expansions.desolation.state import DESOLATION_STATE, DesolationState
from marches.games.scythe.rules.state import ScytheGame
from tests.scythe.helpers import extra, idle, move, place, play, position, question, start_move

PLAIN = "power 8; popularity 8; coins 8"
FAR = "r1c1 r1c2 r2c0 r2c1 r2c2 r4c0"
"""Hexes where its units are out of everyone's way."""


def together(
    text: str = "",
    nordic: str = PLAIN,
    rusviet: str = PLAIN,
    crimea: str = PLAIN,
    first: str = "nordic",
    units: str = FAR,
    modules: str = "desolation",
    more: str = "",
) -> ScytheGame:
    """Nordic has the lowest mat, so the order of turns is Nordic, Rusviet, Crimea, Desolation."""
    seats = f"seat nordic industrial: {nordic}\nseat rusviet engineering: {rusviet}\nseat crimea mechanical: {crimea}\n"
    head = f"modules: {modules}\n{more}{seats}encounters:\n"
    return position(f"{head}desolation-units: {units}\n{text}\nturn {first}")


def its_turn(text: str = "", timer: int | str = 9, **more: str) -> ScytheGame:
    """Crimea, the last of the round, has done nothing; Desolation's timer falls to `timer - 1`."""
    g = together(f"desolation: popularity {timer}; cards {more.pop('cards', '2')}\n{text}", first="crimea", **more)
    idle(g, "trade")
    return g


def above(g: ScytheGame, seat: int, bottom: str) -> str:
    """The top action above a bottom action on a seat's mat."""
    tops = range(len(TOP_ACTIONS))
    return TOP_ACTIONS[next(top for top in tops if BOTTOM_ACTIONS[bottom_of(g, seat, top)] == bottom)]


def roll(g: ScytheGame, direction: str) -> None:
    """The blue die shows a direction."""
    assert question(g) == "RollBlue"
    draw_named(g, "direction", direction)


def draw_named(g: ScytheGame, field: str, value: str | int) -> None:
    decision = g.decision
    assert decision is not None
    found = [action for action in decision.candidates(g, -1) if action.names.get(field) == value]
    assert len(found) == 1, (field, value)
    g.play(-1, found[0])


def orange(g: ScytheGame, count: int) -> None:
    """The orange die shows a number."""
    assert question(g) == "RollDie", question(g)
    draw_named(g, "count", count)


def shown(g: ScytheGame, who: int = -1) -> DesolationView:
    return extra(g, who, DesolationView)


def state(g: ScytheGame) -> DesolationState:
    return DESOLATION_STATE.of(g)


def places(g: ScytheGame) -> list[str]:
    """Where its units are."""
    return [unit.hex for unit in shown(g).units]


def attack(
    text: str = "", nordic: str = "power 8; popularity 8; coins 8; cards 5", cards: str = "2", **more: str
) -> ScytheGame:
    """A Nordic mech walks from r1c4 into Desolation's unit on r1c5; Nordic chooses cards."""
    units = more.pop("units", "r1c5 r1c1 r1c2 r2c0 r2c1 r2c2")
    g = together(f"desolation: cards {cards}\nhex r1c4: nordic mech 1\n{text}", nordic, units=units, **more)
    start_move(g)
    move(g, "r1c5", unit="mech-1")
    if question(g) == "ChooseUnit":
        play(g, "done")
    return g


def on(g: ScytheGame, seat: int, name: str) -> tuple[int, int]:
    """Fighters and workers of a seat on a hex."""
    return g.fighters_at(seat, place(g, name)), g.workers(seat, place(g, name))
