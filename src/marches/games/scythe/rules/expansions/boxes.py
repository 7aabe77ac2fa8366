"""The boxes and packs whose cards and mats may be in the game."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.sources import Source, register


class Box(Source):
    """scythe:component.promos, scythe:component.invaders, scythe:setup.invaders.mats-always,
    scythe:variant.mix-vesna-fenris  Its contents are in the game if the module of the same name is, or if an option
    asks for it.
    """

    def __init__(self, name: str, option: str) -> None:
        self.name: Final = name
        self.option: Final = option
        """Empty if only the module brings it."""

    def sets(self, options: Options) -> list[str]:
        wanted = options.has(self.name) or (self.option != "" and options.on(self.option))
        return [self.name] if wanted else []


register(Box("invaders", ""))
register(Box("fenris", ""))
register(Box("modular", "bonus-tiles"))
register(Box("promo", "promos"))
