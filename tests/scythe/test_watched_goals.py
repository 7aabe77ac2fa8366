"""Goals that may be met on anyone's turn: what is left out when they are looked at never hides one that is met."""

from __future__ import annotations

from random import Random

import pytest

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.expansions.tracks.goals import (
    CARDS_STAR,
    RESOURCES_STAR,
    most_resources,
    resources_now,
)
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import HEXES
from marches.kernel.setup import Setup, Value
from marches.testing.playout import playout
from tests.marks import rule

TILES = ("toll safe-haven", "blitzkrieg safe-haven", "espionage safe-haven")


def begin(modules: str, options: dict[str, Value], players: int = 3) -> ScytheGame:
    """A game of these modules that nature has not dealt yet."""
    g = RULEBOOK.start(Setup("scythe", 2, ("random",) * players, tuple(modules.split()), options))
    g.advance()
    return g


def under(tiles: str) -> dict[str, Value]:
    return {"house-tiles": True, "airship-tiles": tiles}


@rule("scythe:triumph.sixteen-resources")
@pytest.mark.parametrize("modules", ["peace airships fenris", "desolation airships", "peace tesla alliances"])
def test_a_glance_at_resources_never_finds_too_few(modules: str) -> None:
    g = begin(modules, under(TILES[0]) if "airships" in modules else {})
    rng = Random(5)
    for _ in range(400):
        playout(g, rng, 7)
        assert g.stocked == sum(1 << at for at in range(HEXES - 1) if g.resources_at(at))
        for seat in range(g.players):
            held = resources_now(g, seat)
            assert most_resources(g, seat, 99) >= held
            assert not g.rules.falls_short(g, seat, RESOURCES_STAR, held)


def far(g: ScytheGame) -> list[int]:
    """How far every seat has come towards the goals that are looked at on anyone's turn."""
    seats = range(g.players) if g.seating.base[0] >= 0 else []
    return [g.rules.reached(g, seat, triumph) for seat in seats for triumph in (RESOURCES_STAR, CARDS_STAR)]


MIXES: list[tuple[str, dict[str, Value]]] = [
    *[("war airships fenris invaders", under(tiles)) for tiles in TILES],
    ("war tesla alliances fenris invaders mechmods inframods", {"tesla-for": "nobody"}),
    ("war mad-tesla airships", under(TILES[0])),
    ("war resolution modular", {"resolution": "land-rush", "house-tiles": True}),
]


@rule("scythe:triumph.any-turn")
@pytest.mark.parametrize(("modules", "options"), MIXES)
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_comes_closer_to_a_goal_unless_something_has_stirred(
    modules: str, options: dict[str, Value], seed: int
) -> None:
    """On the War track nothing is looked at on others' turns, so that the note stays until it is taken away here."""
    g = begin(modules, options)
    rng = Random(seed)
    for _ in range(3000):
        before = far(g)
        g.stirred = False
        if not playout(g, rng, 1):
            break
        if not g.stirred:
            assert [now for now, was in zip(far(g), before, strict=True) if now > was] == []
