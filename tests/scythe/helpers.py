"""Positions from text, and answers by verb and fields."""

from __future__ import annotations

from marches.games.scythe.edge.extras import Kind, extra_of
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.action import Action, Id
from marches.kernel.line import Reason
from marches.kernel.step import Chance

DUEL = """
    seat nordic industrial: coins 10; power 8; popularity 8
    seat crimea mechanical: coins 10; power 8; popularity 8
"""


def position(text: str) -> ScytheGame:
    """The position a scenario describes; the seat whose turn it is chooses a section."""
    return RULEBOOK.load(text)


def seat(g: ScytheGame, faction: str) -> int:
    """Who plays a faction."""
    view = RULEBOOK.view(g, -2)
    return [one.faction for one in view.seats].index(faction)


def place(g: ScytheGame, name: str) -> int:
    """The hex of that name."""
    found = g.board.place(name)
    assert found >= 0, name
    return found


def extra(g: ScytheGame, who: int, kind: type[Kind]) -> Kind:
    """What a seat is shown of a module or of cards."""
    found = extra_of(RULEBOOK.view(g, who).extras, kind)
    assert found is not None
    return found


def asked(g: ScytheGame) -> str:
    """The name of the pending decision; empty when the game is over."""
    return type(g.decision).__name__ if g.decision is not None else ""


def fits(action: Action, verb: str, fields: dict[str, Id]) -> bool:
    wanted = {name.rstrip("_").replace("_", "-"): value for name, value in fields.items()}
    return action.verb == verb and all(action.names.get(name) == value for name, value in wanted.items())


def options(g: ScytheGame, who: int | None = None) -> list[Action]:
    """What the asked seat may answer."""
    assert g.decision is not None
    seats = g.decision.seats(g)
    return g.decision.options(g, seats[0] if who is None else who)


def offered(g: ScytheGame, verb: str, who: int | None = None, **fields: Id) -> bool:
    """Is there an option of this verb that names these fields?"""
    return any(fits(action, verb, fields) for action in options(g, who))


def play(g: ScytheGame, verb: str, who: int | None = None, **fields: Id) -> None:
    """Answer with the one option that names these fields (`from_` for from, `combat_card` for combat-card)."""
    assert g.decision is not None, "the game is over"
    asked_seat = g.decision.seats(g)[0] if who is None else who
    found = [action for action in options(g, asked_seat) if fits(action, verb, fields)]
    assert len(found) == 1, f"{asked(g)}: {verb} {fields} fits {found} of {options(g, asked_seat)}"
    g.play(asked_seat, found[0])


def refused(g: ScytheGame, verb: str, who: int | None = None, **fields: Id) -> Reason:
    """The reason against the one candidate of this verb that names these fields."""
    assert g.decision is not None
    asked_seat = g.decision.seats(g)[0] if who is None else who
    found = [a for a in g.decision.candidates(g, asked_seat) if fits(a, verb, fields)]
    assert len(found) == 1, f"{asked(g)}: {verb} {fields} fits {found}"
    reason = g.decision.why_not(g, asked_seat, found[0])
    assert reason is not None, f"{asked(g)}: {found[0]} is legal"
    return reason


def draw(g: ScytheGame, **fields: Id) -> None:
    """Let nature answer so that the outcome names these fields; the first outcome when none are given."""
    chance = g.decision
    assert isinstance(chance, Chance), asked(g)
    for ticket in range(chance.tickets(g)):
        action = chance.outcome(g, ticket)
        if fits(action, action.verb, fields):
            g.play_chance(ticket)
            return
    raise AssertionError(f"{asked(g)} has no outcome {fields}")


def section(g: ScytheGame, name: str) -> None:
    """Choose a section."""
    play(g, "section", section=name)


def idle(g: ScytheGame, name: str) -> None:
    """A turn on a section of the mat on which nothing is done."""
    section(g, name)
    play(g, "skip")
    play(g, "skip")


def move(g: ScytheGame, *steps: str, unit: str = "character", from_: str = "") -> None:
    """One unit makes these steps and halts if it could go on. The Move action must be under way."""
    if unit == "worker":
        play(g, "move-worker", from_=from_)
    else:
        play(g, "move", unit=unit)
    for step in steps:
        play(g, "go", to=step)
    if asked(g) == "Travel":
        play(g, "halt")


def start_move(g: ScytheGame) -> None:
    """Choose Move and move units."""
    section(g, "move")
    play(g, "move-units")


def commit(g: ScytheGame, who: int, dial: int, *cards: int) -> None:
    """A side lays cards behind its dial and sets it."""
    counts = [cards.count(value) for value in (2, 3, 4, 5)]
    play(g, "play-cards", who, twos=counts[0], threes=counts[1], fours=counts[2], fives=counts[3])
    play(g, "dial", who, power=dial)


def resources(g: ScytheGame, name: str) -> dict[str, int]:
    """The tokens on a hex."""
    shown = [one for one in RULEBOOK.view(g, -2).hexes if one.id == name]
    return shown[0].resources if shown else {}
