"""Positions of a game against an Automa: a person in seat 0, the Automa in seat 1."""

from __future__ import annotations

from marches.games.scythe.edge.extras import AutomaAccountView, AutomaMatView, AutomasView, AutomaTryView
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE, AutomaState
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import CHARACTER, FIRST_MECH, MECHS, NOWHERE, hexes_of
from tests.scythe.helpers import draw, extra, place, position, question

PERSON, AUTOMA = 0, 1
FREE = "marker 5"
"""From this space of the normal tracker on, water may be crossed."""


def against(
    text: str = "",
    automa: str = "nordic",
    level: str = "automa",
    own: str = "",
    state: str = "",
    person: str = "crimea",
    mat: str = "industrial",
    theirs: str = "power 8; popularity 8; coins 8",
    first: str = "",
    head: str = "",
) -> ScytheGame:
    """A position in which the Automa is about to draw the card of its turn, unless `first` names the person."""
    marks = f"automa {automa}: {state}\n" if state else ""
    rows = f"{head}\nseat {person} {mat}: {theirs}\nseat {automa} {level}: {own}\n{marks}{text}\n"
    return position(f"{rows}turn {first or automa}: 4\n")


def turn(g: ScytheGame, card: int) -> None:
    """The Automa draws the card of its turn."""
    assert question(g) == "DrawTurnCard", question(g)
    draw(g, automa_card=str(card))


def for_combat(g: ScytheGame, card: int, *laid: int) -> None:
    """The Automa draws a card for the combat, and the combat cards it lays."""
    assert question(g) == "DrawForCombat", question(g)
    draw(g, automa_card=str(card))
    for value in laid:
        assert question(g) == "LayCards", question(g)
        draw(g, combat_card=str(value))


def state_of(g: ScytheGame) -> AutomaState:
    return AUTOMA_STATE.of(g)


def shown(g: ScytheGame, who: int = PERSON, which: int = 0) -> AutomaMatView:
    """What a seat sees of an Automa."""
    return extra(g, who, AutomasView).automas[which]


def account(g: ScytheGame) -> AutomaAccountView:
    """The account of the Automa's latest turn."""
    found = shown(g).account
    assert found is not None
    return found


def tried(g: ScytheGame, option: str) -> AutomaTryView:
    """The result of an option in its latest turn."""
    found = [one for one in account(g).tries if one.option == option]
    assert len(found) == 1, account(g).tries
    return found[0]


def went(g: ScytheGame) -> tuple[str, str, str]:
    """The unit that moved in its latest turn, from where to where; empty words if none did."""
    found = [one for one in account(g).tries if one.to]
    return (found[0].unit, found[0].start, found[0].to) if found else ("", "", "")


def reasons(g: ScytheGame) -> dict[str, str]:
    """For each option of its latest turn, the rule that made it impossible."""
    return {one.option: one.reason.rule for one in account(g).tries if one.reason is not None}


def names(g: ScytheGame, mask: int) -> set[str]:
    """The hexes of a mask by name."""
    return {g.board.id(at) for at in hexes_of(mask)}


def workers_at(g: ScytheGame, name: str, seat: int = AUTOMA) -> int:
    return g.workers(seat, place(g, name))


def base(g: ScytheGame, seat: int = AUTOMA) -> str:
    return g.board.id(g.seating.base[seat])


def mechs_of(g: ScytheGame, seat: int = AUTOMA) -> list[str]:
    """Where its mechs are, without those on the mat."""
    found = [int(g.mech[seat * MECHS + mech]) for mech in range(MECHS)]
    return sorted(g.board.id(at) for at in found if at != NOWHERE)


def character_of(g: ScytheGame, seat: int = AUTOMA) -> str:
    at = g.unit_at(seat, CHARACTER)
    return g.board.id(at) if at != NOWHERE else ""


assert FIRST_MECH == 1
