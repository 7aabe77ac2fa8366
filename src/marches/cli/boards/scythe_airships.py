"""The airships of Scythe in the terminal: marks on the map, tiles, cargo."""

from __future__ import annotations

from rich.text import Text

from marches.games.scythe.edge.extras import AirshipsView, TileView, extra_of
from marches.games.scythe.edge.view import ScytheView
from marches.text import Words

MARK = "✈"


class Airships:
    """The airships in a view. Shows nothing in a game without them."""

    def __init__(self, view: ScytheView, words: Words) -> None:
        self.shown = extra_of(view.extras, AirshipsView)
        self.words = words

    def name(self, kind: str, thing: str) -> str:
        return str(self.words.fact("scythe", f"{kind}:{thing}"))

    def over(self, place: str) -> list[tuple[int, str]]:
        """The airships over a hex: whose, and the mark with how much is aboard."""
        if self.shown is None:
            return []
        found = []
        for seat, ship in enumerate(self.shown.airships):
            aboard = sum(ship.resources.values()) + ship.workers + ship.character
            if ship.hex == place:
                found.append((seat, f"{MARK}{aboard}"))
        return found

    def tiles(self) -> list[Text]:
        """The airship tiles in play, with our own marked."""
        if self.shown is None:
            return []
        names = [self._tile(tile) for tile in self.shown.tiles]
        return (
            [Text(f"{MARK} {self.words.message('cli-scythe-airship-tiles', {})}: {', '.join(names)}")] if names else []
        )

    def _tile(self, tile: TileView) -> str:
        parts = [f"{tile.capacity} {self.name('load', tile.cargo)}"] if tile.capacity else []
        parts += [self.words.message("cli-scythe-airship-range", {"count": tile.range})] if tile.range else []
        parts += [self.words.message("cli-scythe-ours", {})] if tile.ours else []
        return f"{self.name('airship-tile', tile.id)} ({', '.join(parts)})"

    def cargo(self, seat: int) -> list[Text]:
        """Where a seat's airship is, the seat's own tiles if it has any, and what is aboard."""
        if self.shown is None:
            return []
        ship = self.shown.airships[seat]
        tiles = [tile for tile in (ship.aggressive, ship.passive) if tile and self.shown.own]
        parts = [self.name("airship-tile", tile) for tile in tiles]
        parts += [f"{count} {self.name('resource', kind)}" for kind, count in ship.resources.items()]
        parts += [f"{ship.workers} {self.name('unit', 'worker')}"] if ship.workers else []
        parts += [self.name("unit", "character")] if ship.character else []
        return [Text(f"{MARK} {self.name('hex', ship.hex)}" + (f": {', '.join(parts)}" if parts else ""))]
