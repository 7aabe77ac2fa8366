"""Raiders with a leak, to see that it is found: spectators see through the first player's eyes."""

from __future__ import annotations

from marches.games.raiders.edge.rulebook import Raiders
from marches.games.raiders.edge.view import RaidersView
from marches.games.raiders.rules.state import RaidersGame


class Leaky(Raiders):
    def view(self, g: RaidersGame, seat: int) -> RaidersView:
        return super().view(g, max(0, seat))


LEAKY = Leaky()
