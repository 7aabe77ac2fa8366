"""A layout: which side is up, which face is where, whose base tile is on which space. Its name says it all."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.expansions.modular.box import BASES, MODULAR_PART, SLOTS, ModularBox, tile_of
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.state import ScytheGame, StateOf
from marches.kernel.line import Line

OPTION: Final = "layout"
OPEN: Final = -1
"""What nature has not laid yet."""


class Layout(ModuleState):
    """Side, faces by slot, base tiles clockwise from the top; OPEN if not decided. Immutable."""

    def __init__(self, side: int, faces: list[int], bases: list[int], removed: int) -> None:
        self.side: Final = side
        self.faces: Final = faces
        self.bases: Final = bases
        self.removed: Final = removed
        """Slots whose tile was taken out, as a mask."""

    def copy(self) -> ModuleState:
        return self

    def with_side(self, side: int) -> Layout:
        return Layout(side, self.faces, self.bases, self.removed)

    def with_face(self, slot: int, face: int) -> Layout:
        return Layout(self.side, [*self.faces[:slot], face, *self.faces[slot + 1 :]], self.bases, self.removed)

    def with_base(self, space: int, tile: int) -> Layout:
        return Layout(self.side, self.faces, [*self.bases[:space], tile, *self.bases[space + 1 :]], self.removed)

    def without(self, slot: int) -> Layout:
        return Layout(self.side, self.faces, self.bases, self.removed | 1 << slot)

    def has_tile(self, slot: int) -> bool:
        """Whether there is a tile."""
        return self.faces[slot] != OPEN and not self.removed >> slot & 1


BLANK: Final = Layout(OPEN, [OPEN] * SLOTS, [OPEN] * BASES, 0)


def name_of(box: ModularBox, layout: Layout) -> str:
    """`farms.0A3B1A2B.nxcrsatp`: the side, faces from the upper left to the lower right, base tiles clockwise.

    Tiles that were taken out are not part of it: that is drawn after factions are chosen.
    """
    letters = box.letters()
    faces = "".join([box.face_ids[face] for face in layout.faces])
    return f"{box.sides[layout.side].id}.{faces}.{''.join([letters[tile] for tile in layout.bases])}"


def parse(box: ModularBox, name: str, tiles: list[int]) -> Layout | Line:
    """The layout that a name describes: the side, or side and faces, or everything; or what is wrong with the name.

    `tiles` are the base tiles of the boxes in play.
    """
    parts = name.split(".")
    if parts[0] not in box.side_ids():
        return Line("scythe-setup-layout-side", {"word": parts[0], "known": ", ".join(box.side_ids())})
    layout = BLANK.with_side(box.side_ids().index(parts[0]))
    if len(parts) == 1:
        return layout
    found = parse_faces(box, layout, parts[1])
    if isinstance(found, Line) or len(parts) == 2:
        return found
    return parse_bases(box, found, ".".join(parts[2:]), tiles)


def parse_faces(box: ModularBox, layout: Layout, word: str) -> Layout | Line:
    """scythe:modular.tiles, scythe:modular.lake-flip  Four different tiles, none with a lake beside a base."""
    words = [word[place : place + 2].upper() for place in range(0, len(word), 2)]
    if len(words) != SLOTS or any(one not in box.face_ids for one in words):
        return Line("scythe-setup-layout-tiles", {"word": word})
    faces = [box.face_ids.index(one) for one in words]
    for slot in range(SLOTS):
        if [tile_of(face) for face in faces].count(tile_of(faces[slot])) > 1:
            return Line("scythe-setup-layout-twice", {"word": words[slot]})
        if not box.fits(slot, faces[slot]):
            return Line("scythe-setup-layout-lake", {"word": words[slot], "slot": f"tile-slot:{box.slot_ids[slot]}"})
        layout = layout.with_face(slot, faces[slot])
    return layout


def parse_bases(box: ModularBox, layout: Layout, word: str, tiles: list[int]) -> Layout | Line:
    """scythe:modular.home-tiles  Eight different base tiles of the boxes in play."""
    letters = box.letters()
    known = [letters[tile] for tile in tiles]
    if len(word) != BASES or len(set(word)) != BASES or any(letter not in known for letter in word):
        return Line("scythe-setup-layout-bases", {"word": word, "known": "".join(known)})
    for space in range(BASES):
        layout = layout.with_base(space, letters.index(word[space]))
    return layout


LAYOUT_STATE: Final = StateOf(Layout)
"""How the board is laid."""


def put_layout(g: ScytheGame, layout: Layout) -> None:
    """Replace the layout with this one."""
    g.module_states = [layout, *[state for state in g.module_states if not isinstance(state, Layout)]]


def wished(g: ScytheGame) -> Layout:
    """The part of the layout that the host has fixed."""
    name = g.options.text(OPTION)
    box = MODULAR_PART.of(g.kit)
    found = parse(box, name, box.base_tiles(g.options)) if name else BLANK
    return found if isinstance(found, Layout) else BLANK
