"""Laying the modular board: side, tiles, home base tiles; mats before factions; then the smaller map."""

from __future__ import annotations

from typing import Any, Final

from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.expansions.modular.box import BASES, MODULAR_PART, MODULE, SLOTS, tile_of
from marches.games.scythe.rules.expansions.modular.draft import draft
from marches.games.scythe.rules.expansions.modular.land import board_of
from marches.games.scythe.rules.expansions.modular.layout import BLANK, LAYOUT_STATE, OPEN, put_layout, wished
from marches.games.scythe.rules.expansions.modular.removal import RemoveTiles
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.setup import DealMat, settled_factions
from marches.games.scythe.rules.sources import Source, register
from marches.games.scythe.rules.state import ScytheChance, ScytheGame, ScytheStep
from marches.kernel.step import Seat, Step


class LayBoard(ScytheStep):
    """scythe:modular.board-side, scythe:modular.tiles, scythe:modular.home-tiles  The order in which it is laid."""

    def run(self, g: ScytheGame) -> None:
        put_layout(g, BLANK)
        steps: list[Step[Any]] = [LaySide()]
        steps += [LayTile(slot) for slot in range(SLOTS)]
        steps.append(ShowBoard())
        steps += [LayBase(space) for space in range(BASES)]
        steps.append(ShowBoard())
        g.then_all(steps)


class LaySide(ScytheChance[Pick]):
    """scythe:modular.board-side  Nature says which side of the board is up."""

    def stream(self) -> str:
        return "board-side"

    def sides(self, g: ScytheGame) -> list[Pick]:
        fixed = wished(g).side
        answers = MODULAR_PART.of(g.kit).lay_side
        return answers if fixed == OPEN else [answers[fixed]]

    def tickets(self, g: ScytheGame) -> int:
        return len(self.sides(g))

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        return self.sides(g)[ticket]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        put_layout(g, LAYOUT_STATE.of(g).with_side(action.index))
        g.tell("scythe-did-lay-board-side", {"side": f"board-side:{action.names['board-side']}"})


class LayTile(ScytheChance[Pick]):
    """scythe:modular.tiles, scythe:modular.lake-flip
    Nature lays a random tile in a slot, either face up. It is turned over if a lake would touch the home base there.
    """

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def stream(self) -> str:
        return "modular-tiles"

    def faces(self, g: ScytheGame) -> list[int]:
        """The faces of the tiles that are left, each as likely as the other."""
        fixed = wished(g).faces[self.slot]
        if fixed != OPEN:
            return [fixed]
        laid = [tile_of(face) for face in LAYOUT_STATE.of(g).faces[: self.slot]]
        return [face for face in range(len(MODULAR_PART.of(g.kit).faces)) if tile_of(face) not in laid]

    def tickets(self, g: ScytheGame) -> int:
        return len(self.faces(g))

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        box = MODULAR_PART.of(g.kit)
        return box.lay_tile[box.laid_as(self.slot, self.faces(g)[ticket])]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        put_layout(g, LAYOUT_STATE.of(g).with_face(self.slot, action.index))
        slot = f"tile-slot:{MODULAR_PART.of(g.kit).slot_ids[self.slot]}"
        g.tell("scythe-did-lay-modular-tile", {"tile": f"modular-tile:{action.names['modular-tile']}", "slot": slot})


class LayBase(ScytheChance[Pick]):
    """scythe:modular.home-tiles, scythe:modular.home-tiles-without-fenris, scythe:modular.home-tiles-with-fenris
    Nature lays a random base tile on a space, whatever the number of players. A faction that someone has been given
    is never the one left out.
    """

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def stream(self) -> str:
        return "base-tiles"

    def tiles(self, g: ScytheGame) -> list[int]:
        fixed = wished(g).bases[self.space]
        if fixed != OPEN:
            return [fixed]
        laid = LAYOUT_STATE.of(g).bases[: self.space]
        left = [tile for tile in MODULAR_PART.of(g.kit).base_tiles(g.options) if tile not in laid]
        due = [tile for tile in left if tile in settled_factions(g)]
        return due if len(due) == BASES - self.space else left

    def tickets(self, g: ScytheGame) -> int:
        return len(self.tiles(g))

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        return MODULAR_PART.of(g.kit).lay_base[self.tiles(g)[ticket]]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        put_layout(g, LAYOUT_STATE.of(g).with_base(self.space, action.index))
        position = f"base-space:{MODULAR_PART.of(g.kit).bases[self.space].position}"
        g.tell("scythe-did-lay-base-tile", {"tile": f"base-tile:{action.names['base-tile']}", "space": position})


class ShowBoard(ScytheStep):
    """scythe:modular.purpose  The board is what has been laid so far."""

    def run(self, g: ScytheGame) -> None:
        g.board = board_of(MODULAR_PART.of(g.kit), LAYOUT_STATE.of(g))


class ModularSource(Source):
    """Active when the table plays on the modular board."""

    def before_dealing(self, g: ScytheGame) -> Steps:
        return [LayBoard()] if g.options.has(MODULE) else []

    def dealing(self, g: ScytheGame) -> Steps | None:
        """scythe:modular.deal-player-mats  Everyone has a mat before the first faction is chosen."""
        if not g.options.has(MODULE):
            return None
        steps: list[Step[Any]] = [DealMat(seat) for seat in range(g.players)]
        return [*steps, *draft(g)]

    def before_seating(self, g: ScytheGame) -> Steps:
        return [RemoveTiles()] if g.options.has(MODULE) else []


register(ModularSource())
