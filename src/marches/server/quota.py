"""How many tables one address may set up within an hour. A place is taken before anything is awaited."""

from __future__ import annotations

import asyncio

import msgspec

from marches.server.problem import Problem
from marches.server.rows import now_ms
from marches.server.storage import Storage

HOUR = 3_600_000
MOST_KEYS = 50_000


class Place(msgspec.Struct, eq=False):
    """One table of an address, set up or about to be set up."""

    at: int
    is_kept: bool = False
    """Mark the table as stored in the database."""


class Quota:
    """Counts the tables this process is setting up and those in the database."""

    def __init__(self, storage: Storage, per_hour: int) -> None:
        self._storage = storage
        self._per_hour = per_hour
        self._places: dict[str, list[Place]] = {}
        self._elsewhere: dict[str, int] = {}
        self._looks: dict[str, asyncio.Task[None]] = {}

    async def take(self, address: str) -> Place:
        """Take a place for one more table of a hashed address. 429 if there is none."""
        moment = now_ms()
        places = [place for place in self._places.pop(address, []) if place.at > moment - HOUR]
        self._places[address] = places
        if len(self._places) > MOST_KEYS:
            oldest = next(iter(self._places))
            del self._places[oldest]
            self._elsewhere.pop(oldest, None)
        before = len(places)
        if before >= self._per_hour:
            raise Problem(429, "server-too-many-tables", retry_after=600)
        mine = Place(moment)
        places.append(mine)
        if all(place.is_kept for place in places[:-1]) and address not in self._looks:
            self._looks[address] = asyncio.create_task(self._look(address, before, moment))
        if address in self._looks:
            await asyncio.shield(self._looks[address])
        if before + self._elsewhere.get(address, 0) >= self._per_hour:
            self.give_back(address, mine)
            raise Problem(429, "server-too-many-tables", retry_after=600)
        return mine

    async def _look(self, address: str, kept_here: int, moment: int) -> None:
        """How many tables the database has of an address beside those of this process, none of which is under way."""
        try:
            made = await self._storage.made_by(address, moment - HOUR)
            self._elsewhere.pop(address, None)
            if made > kept_here:
                self._elsewhere[address] = made - kept_here
        finally:
            self._looks.pop(address, None)

    def give_back(self, address: str, place: Place) -> None:
        """Return a place, because the table was not set up."""
        places = self._places.get(address, [])
        if place in places:
            places.remove(place)
