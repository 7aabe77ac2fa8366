"""What is printed on the things of Raiders of Scythia, as data for clients that draw them."""

from __future__ import annotations

import msgspec

from marches.games.raiders.data import Location
from marches.games.raiders.edge.preview import TOWN_TITLE, describe
from marches.games.raiders.rules.kit import Kit
from marches.games.raiders.rules.tables import CREW
from marches.kernel.line import TITLE


class LocationPrint(msgspec.Struct, frozen=True, tag="raiders.location"):
    """A location of the village: for each thing that can be done there, the colours of workers that may do it."""

    by: list[list[str]]


class CrewPrint(msgspec.Struct, frozen=True, tag="raiders.crew"):
    """A crew card: its cost and strength. Of the titles of its print, number `town` begins the town action."""

    cost: int
    strength: int
    town: int


PRINTS: tuple[type[msgspec.Struct], ...] = (LocationPrint, CrewPrint)


def crew_print(kit: Kit, name: str) -> CrewPrint:
    card = CREW.index(name)
    titles = [line.key for line in describe(kit, "crew", name) if line.kind == TITLE]
    return CrewPrint(kit.crew_cost[card], kit.crew_strength[card], titles.index(TOWN_TITLE))


def location_print(location: Location) -> LocationPrint:
    return LocationPrint([list(option.by) for option in location.options])
