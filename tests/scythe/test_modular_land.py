"""The modular board: every layout of the box, and the land it makes."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from marches.games.components import DataError, text_of
from marches.games.scythe.data import BoardData, HomeBase, LakeWater, Territory
from marches.games.scythe.edge.board_data import check_board
from marches.games.scythe.edge.components import PRINTED, load
from marches.games.scythe.edge.layouts import faults
from marches.games.scythe.edge.modular_data import FILE, load_modular
from marches.games.scythe.edge.rulebook import RULEBOOK, Scythe
from marches.games.scythe.rules.board import GRID, build
from marches.games.scythe.rules.expansions.modular.box import AROUND, MODULAR_PART, NOTHING, cell_of
from marches.games.scythe.rules.expansions.modular.land import board_data, board_of, find_tunnels, land_of, settle
from marches.games.scythe.rules.expansions.modular.laying import LaySide, LayTile
from marches.games.scythe.rules.expansions.modular.layout import LAYOUT_STATE, Layout, name_of, parse
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import FACTORY, HOME_BASE, LAKE, MOUNTAIN, hexes_of, size
from tests.marks import rule
from tests.scythe.modular_helpers import BOX, EVERYONE, KNOWN, all_layouts, ids, laid, layout_named, named, setup_of

ALL = all_layouts()


@rule("scythe:component.modular")
def test_the_box_holds_two_sides_four_tiles_with_two_faces_and_eight_bonus_tiles() -> None:
    box = PRINTED.modular
    assert len(box.sides) == 2
    assert [face.id for face in box.tiles] == ["0A", "0B", "1A", "1B", "2A", "2B", "3A", "3B"]
    assert len(box.grid.bases) == 8
    assert sum(tile.set == "modular" for tile in PRINTED.bonus_tiles) == 8
    g = laid(2)
    assert len(LAYOUT_STATE.of(g).bases) == 8


@rule("scythe:modular.tiles", "scythe:modular.lake-flip")
def test_each_board_side_has_84_legal_layouts() -> None:
    assert Counter(layout.side for layout in ALL) == {0: 84, 1: 84}


@rule("scythe:modular.board-side", "scythe:modular.tiles")
def test_nature_lays_every_legal_layout_and_no_other() -> None:
    legal = {(layout.side, tuple(layout.faces)) for layout in ALL}
    g = RULEBOOK.start(setup_of(2))
    g.advance()
    found = outcomes(g)
    assert found == legal
    assert {side for side, _ in found} == {0, 1}
    assert {(slot, faces[slot] // 2) for _, faces in found for slot in range(4)} == {
        (slot, tile) for slot in range(4) for tile in range(4)
    }
    assert {face for _, faces in found for face in faces} == set(range(8))


def outcomes(g: ScytheGame) -> set[tuple[int, tuple[int, ...]]]:
    """Side and faces, whatever nature's tickets say."""
    decision = g.decision
    if not isinstance(decision, LaySide | LayTile):
        return {(LAYOUT_STATE.of(g).side, tuple(LAYOUT_STATE.of(g).faces))}
    found = set()
    for ticket in range(decision.tickets(g)):
        after = g.clone()
        after.play_chance(ticket)
        found |= outcomes(after)
    return found


@rule("scythe:modular.tiles")
@pytest.mark.parametrize("slot", [0, 2, 3])
def test_a_tile_lies_the_same_way_round_in_every_area(slot: int) -> None:
    layout = next(one for one in ALL if one.faces[slot] == BOX.face_ids.index("0A"))
    land = land_of(BOX, layout)
    cells = BOX.slots[slot].cells
    upper_right, left = cells[1], cells[2]
    assert land.terrain[upper_right] == LAKE
    assert land.terrain[left] == MOUNTAIN
    centre = BOX.slots[slot].centre
    assert AROUND[centre].index(upper_right) == 2  # NE
    assert AROUND[centre].index(left) == 1  # W


@rule("scythe:modular.lake-flip")
@pytest.mark.parametrize("layout", ALL[::7], ids=lambda layout: name_of(BOX, layout))
def test_no_lake_of_a_tile_is_beside_a_home_base(layout: Layout) -> None:
    board = board_of(BOX, layout)
    for base in hexes_of(board.bases):
        assert not board.touches[base] & board.of_terrain[LAKE]
        assert size(board.land[base]) == 2


@rule("scythe:modular.lake-flip")
def test_a_tile_that_offends_is_turned_over_and_the_other_face_always_fits() -> None:
    for slot in range(4):
        for face in range(8):
            assert BOX.fits(slot, BOX.laid_as(slot, face))
            assert BOX.laid_as(slot, face) // 2 == face // 2
            if BOX.fits(slot, face):
                assert BOX.laid_as(slot, face) == face
    assert not BOX.fits(0, BOX.face_ids.index("1A"))  # its left hex is a lake


def test_every_layout_is_whole() -> None:
    """Homelands closed off, all other land joined to the Factory; 49 hexes, 8 lakes, 11 encounters, 6 tunnels."""
    moved = 0
    for layout in ALL:
        land = land_of(BOX, layout)
        assert land.cut_off() == []
        assert sum(kind != NOTHING for kind in land.terrain) == 49
        assert len(named(land, LAKE)) == 8
        assert named(land, FACTORY) == ids([cell_of(0, 0)])
        assert len(set(land.encounters)) == 11
        assert len(set(land.tunnels)) == 6
        assert all(land.is_land(cell) for cell in (*land.encounters, *land.tunnels))
        assert {len(home) for home in land.homelands} <= {3, 4, 5}
        for one, other in land.rivers:
            assert land.is_land(one)
            assert land.is_land(other)
        for home in land.homelands:
            for cell in home:
                for near in AROUND[cell]:
                    if land.is_land(near) and near not in home:
                        assert (min(cell, near), max(cell, near)) in land.rivers
        tunnels = find_tunnels(BOX, layout, land)
        moved += sum(tunnels[slot] not in BOX.slots[slot].cells for slot in range(4))
    assert moved == 28


def test_rivers_of_every_layout_run_between_two_hexes_of_land_that_touch() -> None:
    for layout in ALL[::5]:
        for removed in (0, 1, 6, 15):
            check_board(FILE, board_data(BOX, Layout(layout.side, layout.faces, layout.bases, removed)))


def test_random_layouts_are_legal() -> None:
    """Connected, no lake beside a base, every start can leave; also smaller ones. `soak.py layouts` has 5,000."""
    rng = Random(7)
    for _ in range(200):
        assert faults(RULEBOOK.kit, random_layout(rng)) == []


def random_layout(rng: Random) -> Layout:
    layout = rng.choice(ALL)
    return Layout(layout.side, layout.faces, rng.sample(range(9), 8), rng.choice([0, 0, *range(16)]))


@rule("scythe:modular.remove-tiles-base")
def test_a_removed_tile_leaves_a_hole_and_takes_its_base_with_it() -> None:
    whole, holed = layout_named(KNOWN), layout_named(KNOWN, removed=0b10)
    before, after = board_of(BOX, whole), board_of(BOX, holed)
    assert size(before.territories) == 49
    assert size(after.territories) == 42
    assert (size(before.encounters), size(after.encounters)) == (11, 9)
    assert (size(before.tunnels), size(after.tunnels)) == (6, 5)
    corner = BOX.bases[1]
    assert after.place(ids([corner.cell])[0]) == -1
    gone = set(ids(BOX.slots[1].cells))
    assert not gone & {after.id(at) for at in range(after.count)}
    assert size(after.bases) == 7
    for at in range(after.count):
        steps = after.land[at] | after.river[at] | after.water[at]
        for to in hexes_of(steps):
            assert cell(after.id(to)) in AROUND[cell(after.id(at))]


def cell(name: str) -> int:
    return next(one for one in range(GRID) if ids([one]) == [name])


def test_tunnels_and_encounters_of_the_other_tiles_do_not_move_when_one_goes() -> None:
    for layout in ALL[::9]:
        whole = land_of(BOX, layout)
        holed = land_of(BOX, Layout(layout.side, layout.faces, layout.bases, 0b100))
        assert set(holed.encounters) <= set(whole.encounters)
        assert set(holed.tunnels) <= set(whole.tunnels)


@rule("scythe:modular.lake-water")
def test_the_box_lists_water_that_joins_a_lake() -> None:
    assert PRINTED.modular.lake_water == []
    text = "lake_water:\n  - {part: 0A, land: TL, lake: TR}\n" + _without_water()
    assert load_modular(text).lake_water == [LakeWater("0A", "TL", "TR")]
    with pytest.raises(DataError, match="must be land"):
        load_modular("lake_water:\n  - {part: 0A, land: TL, lake: L}\n" + _without_water())
    with pytest.raises(DataError, match="unknown '9Z'"):
        load_modular("lake_water:\n  - {part: 9Z, land: TL, lake: L}\n" + _without_water())


def _without_water() -> str:
    return text_of("scythe", FILE).replace("lake_water: []", "")


@rule("scythe:modular.lake-water")
def test_water_that_joins_a_lake_is_put_on_the_board_of_every_layout_with_that_face(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("lake_water:\n  - {part: 0A, land: TL, lake: TR}\n" + _without_water())
    book = Scythe(load(tmp_path))
    box = MODULAR_PART.of(book.kit)
    layout = parse(box, KNOWN, EVERYONE)
    assert isinstance(layout, Layout)
    data = board_data(box, layout)
    cells = box.slots[0].cells
    assert data.lake_water == [(ids([cells[0]])[0], ids([cells[1]])[0])]
    check_board(FILE, data)


def water_map(rivers: list[tuple[str, str]], waters: list[tuple[str, str]]) -> BoardData:
    """Land A, lake L east of it, land B below A; A and B are parted by a river."""
    hexes = [Territory(2, 2, "forest"), Territory(2, 3, "lake"), Territory(3, 3, "farm")]
    base = HomeBase("nordic", 3, 2, {"C3": "land"})
    return BoardData(
        id="test", status="stand-in", territories=hexes, home_bases=[base], rivers=rivers, lake_water=waters
    )


@rule("scythe:modular.lake-water")
def test_such_a_border_is_a_shore_and_not_a_river() -> None:
    data = water_map([("C3", "D4")], [("C3", "C4")])
    check_board("test", data)
    board = build(data, ["nordic"])
    shore, lake, farm = board.place("C3"), board.place("C4"), board.place("D4")
    assert not board.river[shore] >> lake & 1
    assert not board.land[shore] >> lake & 1
    assert board.water[shore] >> lake & 1
    assert board.water[lake] >> shore & 1
    assert board.river[shore] >> farm & 1


@rule("scythe:modular.lake-water")
def test_a_map_whose_lake_water_repeats_a_river_is_refused() -> None:
    with pytest.raises(DataError, match="is a river too"):
        check_board("test", water_map([("C3", "C4")], [("C3", "C4")]))
    with pytest.raises(DataError, match="must be land"):
        check_board("test", water_map([], [("C4", "C3")]))
    far = water_map([], [("C3", "C6")])
    far.territories[1] = Territory(2, 5, "lake")
    with pytest.raises(DataError, match="do not touch"):
        check_board("test", far)


def test_a_corner_homeland_with_a_lake_in_its_middle_has_the_ring_beside_the_start() -> None:
    layout = next(one for one in ALL if one.faces[0] == BOX.face_ids.index("2A"))
    home = settle(BOX, layout).homelands[7]
    assert len(home) >= 3
    assert BOX.slots[0].centre not in home
    assert home[:2] == BOX.bases[7].start


def test_base_hexes_are_not_territories() -> None:
    board = board_of(BOX, layout_named(KNOWN))
    assert all(board.terrain[at] == HOME_BASE for at in hexes_of(board.bases))
    assert size(board.bases) == 8
