"""What a card makes an Automa do: options from left to right, until one is possible. Nothing is changed here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.edge.automa_data import MOVES
from marches.games.scythe.rules.actions import UNITS
from marches.games.scythe.rules.expansions.automa.account import Plan, Try
from marches.games.scythe.rules.expansions.automa.bending import bends
from marches.games.scythe.rules.expansions.automa.cards import Half, Option
from marches.games.scythe.rules.expansions.automa.criteria import Criterion, Mover
from marches.games.scythe.rules.expansions.automa.moves import KINDS, MoveKind, hexes_with, unit_on
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE
from marches.games.scythe.rules.expansions.automa.ties import BASE, last_tie, ties_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import lowest, size
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat


def badges_of(g: ScytheGame, seat: Seat) -> list[str]:
    """scythe:automa.move.brackets
    The factions whose bracketed entries it obeys: its own, unless a module says more.
    """
    for bend in bends(g):
        named = bend.badges(g, seat)
        if named is not None:
            return named
    return [g.kit.mats.faction_ids[g.seating.faction[seat]]]


def obeys(badges: list[str], only: str) -> bool:
    """Whether an entry exists for an Automa with these badges."""
    return only == "" or only in badges


def plan_moves(g: ScytheGame, seat: Seat, half: Half) -> Plan:
    """scythe:automa.move.line  Try the options from left to right; the first possible one is carried out."""
    plan = Plan(AUTOMA_STATE.of(g).token)
    badges = badges_of(g, seat)
    for option in half.options:
        for one in instead_of(g, seat, option):
            tried = Try(one)
            plan.tries.append(tried)
            if not obeys(badges, option.only):
                facts: dict[str, Fact] = {"faction": f"faction:{option.only}"}
                tried.reason = Reason("scythe:automa.move.brackets", "scythe-why-automa-bracket", facts)
            elif plan.chosen is not None:
                tried.reason = ALREADY
            else:
                attempt(g, seat, plan, tried)
                if tried.possible():
                    plan.chosen = tried
    return plan


def instead_of(g: ScytheGame, seat: Seat, option: Option) -> list[Option]:
    """The option itself, and before it what a module tries in its place."""
    for bend in bends(g):
        other = bend.other_option(g, seat, option)
        if other is not None:
            return [other, option]
    return [option]


def attempt(g: ScytheGame, seat: Seat, plan: Plan, tried: Try) -> None:
    """scythe:automa.move.possible, scythe:automa.move.select
    Select a unit and find its destination, or say why not.
    """
    kind = KINDS[tried.option.kind]
    tried.rule = kind.rule
    tried.reason = kind.why_not(g, seat, tried.option)
    if tried.reason is not None:
        return
    if not select_unit(g, seat, kind, plan, tried):
        facts: dict[str, Fact] = {"option": f"automa-move:{MOVES[tried.option.kind]}"}
        tried.reason = Reason("scythe:automa.move.select", "scythe-why-automa-no-unit", facts)
        return
    choose_destination(g, seat, kind, plan, tried)


def select_unit(g: ScytheGame, seat: Seat, kind: MoveKind, plan: Plan, tried: Try) -> bool:
    """scythe:automa.move.select, scythe:automa.attack.unit
    The unit closest to its base, then by the last tie-break.
    """
    places = hexes_with(g, seat, kind.units)
    if not places:
        return False
    tried.chosen_by, left = settle(g, plan, Mover(seat, -1, -1), places, [BASE, last_tie(g, seat)])
    tried.start = lowest(left)
    tried.unit = unit_on(g, seat, kind.units, tried.start)
    return True


def choose_destination(g: ScytheGame, seat: Seat, kind: MoveKind, plan: Plan, tried: Try) -> None:
    """scythe:automa.move.possible, scythe:automa.move.ties
    The best valid territory, if it is not where the unit is.
    """
    option, unit, start = tried.option, tried.unit, tried.start
    facts: dict[str, Fact] = {"unit": f"unit:{UNITS[unit]}", "hex": g.named(start)}
    valid = kind.valid(g, seat, option, unit, start)
    if not valid:
        tried.reason = Reason(kind.rule, "scythe-why-automa-nowhere", facts)
        return
    fitting = kind.fitting(g, seat, valid)
    if not fitting:
        tried.reason = Reason("scythe:automa.worker.safe", "scythe-why-automa-unsafe", facts)
        return
    criteria = [*kind.criteria(g, seat), *ties_of(g, seat)]
    tried.tie, left = settle(g, plan, Mover(seat, unit, start), fitting, criteria)
    for criterion in criteria:
        if criterion.name == tried.tie:
            tried.rule = criterion.rule
    tried.to = lowest(left)
    if tried.to == start:
        tried.reason = Reason("scythe:automa.move.possible", "scythe-why-automa-stays", facts)


def settle(g: ScytheGame, plan: Plan, mover: Mover, places: i64, criteria: list[Criterion]) -> tuple[str, i64]:
    """The name of the criterion that left one hex (none, if there was only one), and that hex as a mask."""
    decided = ""
    for criterion in criteria:
        if size(places) == 1:
            break
        places = criterion.narrow(g, plan, mover, places)
        decided = criterion.name
    return decided, places


ALREADY: Final = Reason("scythe:automa.move.line", "scythe-why-automa-done")
