"""The modular board as it is seen, written, explained and refused."""

from __future__ import annotations

from collections.abc import Sequence

from marches.games.scenario import Row
from marches.games.scythe.edge.board_data import GRID_COLS
from marches.games.scythe.edge.extras import ModularBaseView, ModularTileView, ModularView
from marches.games.scythe.edge.view import MODULE_VIEWS, ModuleView
from marches.games.scythe.rules.expansions.modular import removal
from marches.games.scythe.rules.expansions.modular.box import BASES, MODULAR_PART, MODULE, SLOTS, ModularBox, tile_of
from marches.games.scythe.rules.expansions.modular.draft import picking_order
from marches.games.scythe.rules.expansions.modular.land import board_of, id_of, land_of
from marches.games.scythe.rules.expansions.modular.layout import (
    BLANK,
    LAYOUT_STATE,
    OPEN,
    OPTION,
    Layout,
    name_of,
    parse,
    put_layout,
)
from marches.games.scythe.rules.expansions.variants import mat_order
from marches.games.scythe.rules.expansions.variants.bidding import auctions
from marches.games.scythe.rules.kit import Kit
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.setup import chosen
from marches.games.scythe.rules.sources import without_mat
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.line import Line
from marches.kernel.rulebook import Help
from marches.kernel.step import Seat


class Modular(ModuleView):
    """scythe:modular.purpose  The layout: `layout farms.0A1B2A3B.nsprcatx: UL LL` names what was taken out of it."""

    name = MODULE

    def in_use(self, g: ScytheGame) -> bool:
        return LAYOUT_STATE.in_use(g)

    def problem(self, kit: Kit, options: Options, players: int) -> Line | None:
        name = options.text(OPTION)
        if not options.has(MODULE):
            unused = name or options.text(removal.OPTION) not in ("", removal.ALL)
            return Line("scythe-setup-no-modular") if unused else None
        if auctions(options) or options.on(mat_order.OPTION):
            return Line("scythe-setup-modular-dealing")
        if not name:
            return None
        box = MODULAR_PART.of(kit)
        found = parse(box, name, box.base_tiles(options))
        return found if isinstance(found, Line) else self._absent(kit, options, found, players)

    def _absent(self, kit: Kit, options: Options, layout: Layout, players: int) -> Line | None:
        """scythe:modular.faction-pick  Someone has been given a faction whose tile the layout leaves out."""
        for seat in range(players):
            faction = chosen(options, "factions", seat, kit.mats.faction_ids)
            if faction >= 0 and OPEN not in layout.bases and faction not in layout.bases:
                return Line("scythe-setup-layout-absent", {"faction": f"faction:{kit.mats.faction_ids[faction]}"})
        return None

    def help(self, kit: Kit) -> dict[str, dict[str, Help]]:
        box, data = MODULAR_PART.of(kit), kit.data.modular
        tiles = {
            face.id: Help([], ["scythe:modular.tiles", "scythe:modular.lake-flip"], face.status) for face in data.tiles
        }
        sides = {side.id: Help([], ["scythe:modular.board-side"], side.status) for side in data.sides}
        bases = {
            name: Help([], ["scythe:modular.home-tiles", "scythe:modular.faction-pick"]) for name in box.tile_names
        }
        slots = {name: Help([], ["scythe:modular.tiles"]) for name in box.slot_ids}
        spaces = {base.position: Help([], ["scythe:modular.home-tiles"]) for base in box.bases}
        return {
            "modular-tile": tiles,
            "board-side": sides,
            "base-tile": bases,
            "tile-slot": slots,
            "base-space": spaces,
        }

    def view(self, g: ScytheGame, seat: Seat) -> ModularView | None:
        layout, box = LAYOUT_STATE.of(g), MODULAR_PART.of(g.kit)
        if OPEN in layout.faces:
            return None
        land = land_of(box, layout)
        tiles = [
            ModularTileView(
                box.slot_ids[slot],
                box.face_ids[layout.faces[slot]],
                [id_of(cell) for cell in box.slots[slot].cells],
                [(cell // GRID_COLS, cell % GRID_COLS) for cell in box.slots[slot].cells],
                bool(layout.removed >> slot & 1),
            )
            for slot in range(SLOTS)
        ]
        bases = [base_view(g, box, layout, base, land.homelands[base]) for base in range(BASES)]
        dealt = all(g.seating.led(seat) or without_mat(g.options, seat) for seat in range(g.players))
        order = picking_order(g) if dealt else []
        return ModularView(
            name_of(box, layout) if OPEN not in layout.bases else "",
            box.sides[layout.side].id,
            tiles,
            bases,
            order,
            next((other for other in order if g.seating.faction[other] < 0), -1),
        )

    def lay_board(self, g: ScytheGame, found: Sequence[Row]) -> None:
        if not g.options.has(MODULE):
            return
        box = MODULAR_PART.of(g.kit)
        layout = first_layout(box, g)
        for row in found:
            if row.head[0] == OPTION:
                layout = read_layout(box, g, row)
        put_layout(g, layout)
        g.board = board_of(box, layout)

    def dump(self, g: ScytheGame) -> list[str]:
        layout, box = LAYOUT_STATE.of(g), MODULAR_PART.of(g.kit)
        gone = [box.slot_ids[slot] for slot in range(SLOTS) if layout.removed >> slot & 1]
        return [f"layout {name_of(box, layout)}: {' '.join(gone)}".rstrip()]

    def load(self, g: ScytheGame, row: Row) -> bool:
        """The board is laid before the seats are taken: nothing is left to do."""
        if row.head[0] == OPTION and not LAYOUT_STATE.in_use(g):
            raise row.fail(f"a layout needs the module {MODULE!r}")
        return row.head[0] == OPTION


def base_view(g: ScytheGame, box: ModularBox, layout: Layout, base: int, homeland: list[int]) -> ModularBaseView:
    """A space for a base: whose tile it has, who plays from there and the homeland around it."""
    tile, spot = layout.bases[base], box.bases[base]
    return ModularBaseView(
        spot.position,
        id_of(spot.cell),
        box.tile_names[tile] if tile != OPEN else "",
        g.seating.seat_of(tile) if 0 <= tile < box.inactive else -1,
        not homeland,
        [id_of(cell) for cell in homeland],
        [id_of(cell) for cell in spot.start] if homeland else [],
    )


def first_layout(box: ModularBox, g: ScytheGame) -> Layout:
    """What a scenario without a layout has: the first tiles that fit, and the bases of those who play."""
    layout = BLANK.with_side(0)
    for slot in range(SLOTS):
        used = [tile_of(face) for face in layout.faces if face != OPEN]
        fit = [face for face in range(len(box.faces)) if tile_of(face) not in used and box.fits(slot, face)]
        layout = layout.with_face(slot, fit[0])
    tiles = box.base_tiles(g.options)
    tiles.sort(key=lambda tile: tile not in g.seating.faction)
    for space, tile in enumerate(sorted(tiles[:BASES])):
        layout = layout.with_base(space, tile)
    return layout


def read_layout(box: ModularBox, g: ScytheGame, row: Row) -> Layout:
    """The layout of a scenario's row."""
    layout = parse(box, row.head[1], box.base_tiles(g.options)) if len(row.head) == 2 else None
    if not isinstance(layout, Layout) or OPEN in layout.bases:
        raise row.fail("a layout is written as the side, its four tiles and its eight bases: farms.0A1A2B3B.nsprcatx")
    for faction in g.seating.faction:
        if faction not in layout.bases:
            raise row.fail(f"the base tile of {box.tile_names[faction]} is not on the board")
    for word in [word for clause in row.clauses for word in clause]:
        slot = row.one_of(word, box.slot_ids)
        if slot not in removal.removable(box, layout, g.seating.faction):
            raise row.fail(f"somebody starts on the tile {word}")
        layout = layout.without(slot)
    return layout


MODULE_VIEWS.append(Modular())
