"""Games on the modular board: laid by nature, or by name."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.board import GRID
from marches.games.scythe.rules.expansions.modular.box import MODULAR_PART, ModularBox
from marches.games.scythe.rules.expansions.modular.land import Land, id_of
from marches.games.scythe.rules.expansions.modular.layout import Layout, parse
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.setup import Setup, Value
from tests.scythe.helpers import by_chance, legal, play, position, question

BOX: ModularBox = MODULAR_PART.of(RULEBOOK.kit)
EVERYONE = [*range(9), BOX.inactive]
PLAIN = "farms.0A1A2B3B"
"""A side and its tiles."""
KNOWN = f"{PLAIN}.nsprcatx"
"""A layout: Nordic at the top, then clockwise Saxony, Polania, Rusviet, Crimea, Albion, Togawa, nobody."""


def setup_of(
    players: int | tuple[str, ...], modules: tuple[str, ...] = (), options: dict[str, Value] | None = None
) -> Setup:
    seats = ("random",) * players if isinstance(players, int) else players
    return Setup("scythe", RULEBOOK.version, seats, ("modular", *modules), options or {})


def laid(
    players: int | tuple[str, ...],
    modules: tuple[str, ...] = (),
    options: dict[str, Value] | None = None,
    seed: int = 1,
) -> ScytheGame:
    """The table after nature has laid board, base tiles and mats: the first choice of a faction is due."""
    setup = setup_of(players, modules, options)
    RULEBOOK.check(setup)
    g = RULEBOOK.start(setup)
    g.advance()
    by_chance(g, Random(seed))
    return g


def choose(g: ScytheGame, *factions: str, seed: int = 1) -> ScytheGame:
    """These factions are chosen in turn; then nature goes on to the next question."""
    for faction in factions:
        play(g, "choose-faction", faction=faction)
        by_chance(g, Random(seed))
    return g


def choose_any(g: ScytheGame, seed: int = 1) -> ScytheGame:
    """Everyone chooses at random."""
    rng = Random(seed)
    while question(g) == "ChooseFaction":
        play(g, "choose-faction", faction=str(rng.choice(legal(g)).names["faction"]))
        by_chance(g, rng)
    return g


def on_board(text: str, layout: str = KNOWN, modules: str = "invaders", removed: str = "") -> ScytheGame:
    """A position on the modular board."""
    return position(f"modules: modular {modules}\nlayout {layout}: {removed}\n{text}")


def layout_named(name: str, removed: int = 0) -> Layout:
    found = parse(BOX, name, EVERYONE)
    assert isinstance(found, Layout)
    return Layout(found.side, found.faces, found.bases, removed)


def all_layouts() -> list[Layout]:
    """Every layout of sides and tiles that the box allows, by trying all there are."""
    found = []
    for side in range(2):
        for tiles in permutations(range(4)):
            for turned in product((0, 1), repeat=4):
                faces = [tile * 2 + face for tile, face in zip(tiles, turned, strict=True)]
                if all(BOX.fits(slot, faces[slot]) for slot in range(4)):
                    found.append(Layout(side, faces, list(range(8)), 0))
    return found


def ids(cells: list[int]) -> list[str]:
    return [id_of(cell) for cell in cells]


def named(land: Land, kind: int) -> list[str]:
    """The hexes of a terrain."""
    return ids([cell for cell in range(GRID) if land.terrain[cell] == kind])
