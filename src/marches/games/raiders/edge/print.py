"""What is printed on the things of Raiders of Scythia, as data for clients that draw them."""

from __future__ import annotations

import msgspec

from marches.games.raiders.data import Location


class LocationPrint(msgspec.Struct, frozen=True, tag="raiders.location"):
    """A location of the village: for each thing that can be done there, the colours of workers that may do it."""

    by: list[list[str]]


PRINTS: tuple[type[msgspec.Struct], ...] = (LocationPrint,)


def location_print(location: Location) -> LocationPrint:
    return LocationPrint([list(option.by) for option in location.options])
