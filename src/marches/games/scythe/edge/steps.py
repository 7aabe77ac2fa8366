"""The steps of a turn: the section's top action, then its bottom action."""

from __future__ import annotations

from typing import Literal

import msgspec

from marches.games.scythe.data.words import BOTTOM_ACTIONS
from marches.games.scythe.rules.bottom_row.action import RecruitBonus, bottom_of
from marches.games.scythe.rules.bottom_row.build import PlaceStructure, StructurePlace
from marches.games.scythe.rules.bottom_row.deploy import MechPlace, PlaceMech
from marches.games.scythe.rules.bottom_row.enlist import Enlist, OneTimeBonus
from marches.games.scythe.rules.bottom_row.upgrade import CoverCost, Upgrade
from marches.games.scythe.rules.factory_section import FactoryBottom
from marches.games.scythe.rules.paying import PayResources
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import FACTORY_SECTION, NO_SECTION
from marches.games.scythe.rules.turn import ChooseBottom, ChooseSection, EndWindow, section_fact
from marches.kernel.step import NATURE, Seat

BELOW = (
    ChooseBottom,
    FactoryBottom,
    Upgrade,
    CoverCost,
    PlaceMech,
    MechPlace,
    PlaceStructure,
    StructurePlace,
    Enlist,
    OneTimeBonus,
    PayResources,
    RecruitBonus,
)
"""What is asked during the bottom action."""


class StepView(msgspec.Struct, frozen=True):
    """A step of the turn: a thing, or what it is called until the section is chosen."""

    thing: str
    state: Literal["done", "now", "next"]


def steps_of(g: ScytheGame, viewer: Seat) -> list[StepView]:
    """scythe:turn.top-before-bottom  The steps of the active player's turn. None while only others are asked, and none
    for a viewer who is asked something in the turn of somebody else.
    """
    decision, seat = g.decision, g.active
    if g.turns == 0:
        return []
    asked = [one for one in decision.seats(g) if one != NATURE] if decision is not None else []
    if asked and (seat not in asked or (seat != viewer and viewer in asked)):
        return []
    if isinstance(decision, ChooseSection):
        return [StepView("step:section", "now"), StepView("step:top", "next"), StepView("step:bottom", "next")]
    section = g.section[seat]
    if not NO_SECTION < section < FACTORY_SECTION or g.seating.mat[seat] < 0:
        return []
    bottom = f"bottom:{BOTTOM_ACTIONS[bottom_of(g, seat, section)]}"
    if isinstance(decision, EndWindow):
        return [StepView(section_fact(section), "done"), StepView(bottom, "done")]
    below = isinstance(decision, BELOW)
    return [StepView(section_fact(section), "done" if below else "now"), StepView(bottom, "now" if below else "next")]


def is_chosen(g: ScytheGame) -> bool:
    """Whether the active player has chosen the section of this turn."""
    return not isinstance(g.decision, ChooseSection)
