"""Hero: the airship carries the character too."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.actions import word
from marches.games.scythe.rules.expansions.airships.cargo import alight, why_held_below, why_not_set_down
from marches.games.scythe.rules.expansions.airships.state import AIRSHIP_STATE
from marches.games.scythe.rules.expansions.airships.tiles import Tile, add_tile
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import BIT, CHARACTER, NOWHERE, WOOD, WORKER, HexId
from marches.games.scythe.rules.trips import why_not_leave
from marches.kernel.action import Action
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat

BOARD: Final = word("board-airship")
LEAVE: Final = word("leave-airship")


class Hero(Tile):
    """The character rides beside the cargo, under the rules for workers: nobody below can touch it.

    Where it is set down it meets encounter and Factory. Being carried is not a separate move: it may walk before or
    after, and leaves no token behind.
    """

    def flight_offers(self, g: ScytheGame, seat: Seat, at: HexId) -> list[Action]:
        if AIRSHIP_STATE.of(g).has_character(seat):
            return [LEAVE]
        return [BOARD] if g.character[seat] == at else []

    def why_not_in_flight(self, g: ScytheGame, seat: Seat, at: HexId, action: Action) -> Reason | None:
        if action is LEAVE:
            return why_not_set_down(g, seat, WORKER)
        if action is BOARD and g.encounters >> at & 1:
            return Reason("scythe:move.encounter-stop", "scythe-why-encounter-first", {"hex": g.named(at)})
        return why_not_boarded(g, seat, at) if action is BOARD else None

    def use_in_flight(self, g: ScytheGame, seat: Seat, at: HexId, action: Action) -> Steps | None:
        if action is BOARD:
            return self._board(g, seat, at)
        return self._leave(g, seat, at) if action is LEAVE else None

    def _board(self, g: ScytheGame, seat: Seat, at: HexId) -> Steps:
        ships = AIRSHIP_STATE.of(g)
        g.put_unit(seat, CHARACTER, NOWHERE)
        ships.heroes |= BIT[seat]
        ships.loaded = True
        _tell(g, "scythe-did-board-airship", seat, at)
        return []

    def _leave(self, g: ScytheGame, seat: Seat, at: HexId) -> Steps:
        AIRSHIP_STATE.of(g).heroes &= ~BIT[seat]
        g.put_unit(seat, CHARACTER, at)
        _tell(g, "scythe-did-leave-airship", seat, at)
        if g.encounters >> at & 1:
            g.turn.moved |= BIT[CHARACTER]
        return alight(g, seat, CHARACTER, 1)


def why_not_boarded(g: ScytheGame, seat: Seat, at: HexId) -> Reason | None:
    """scythe:deploy.lake.no-leaving  The character stays with the tokens it has brought onto a lake.

    Until rules version 2 it could leave them there.
    """
    left = why_not_leave(g, seat, CHARACTER, at, WOOD) if g.rulings > 1 and g.resources_at(at) else None
    return left if left is not None else why_held_below(g, seat, at)


def _tell(g: ScytheGame, key: str, seat: Seat, at: HexId) -> None:
    if g.events is not None:
        facts: dict[str, Fact] = {"seat": f"seat:{seat}", "hex": g.named(at)}
        g.tell(key, facts)


add_tile(Hero("hero"))
