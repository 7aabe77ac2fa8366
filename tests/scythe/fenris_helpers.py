"""Games of The Rise of Fenris: set up by nature, or from text."""

from __future__ import annotations

from random import Random

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.factions.influence import INFLUENCE_STATE
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import hexes_of
from marches.kernel.setup import Setup, Value
from tests.scythe.helpers import by_chance, position, started


def set_up(
    seats: tuple[str, ...],
    seed: int = 1,
    modules: tuple[str, ...] = ("invaders", "fenris"),
    options: dict[str, Value] | None = None,
) -> ScytheGame:
    """A table set up by nature, up to the first question."""
    g = started(Setup("scythe", RULEBOOK.version, seats, modules, options or {}))
    by_chance(g, Random(seed))
    return g


def vesna(
    text: str, one: str = "power 8; coins 10", two: str = "power 8; coins 10", first: str = "vesna"
) -> ScytheGame:
    """Vesna, at home on Saxony's base, against Nordic."""
    seats = f"modules: fenris\nseat vesna agricultural: {one}\nseat nordic mechanical: {two}\nbase vesna: r7c0\n"
    return position(f"{seats}turn {first}\n{text}")


def fenris(
    text: str, one: str = "power 8; coins 10", two: str = "power 8; coins 10", first: str = "fenris"
) -> ScytheGame:
    """Fenris, at home on Saxony's base, against Nordic."""
    seats = f"modules: fenris\nseat fenris agricultural: {one}\nseat nordic mechanical: {two}\nbase fenris: r7c0\n"
    return position(f"{seats}turn {first}\n{text}")


def lying(g: ScytheGame) -> list[str]:
    """Where Influence is."""
    return [g.board.id(at) for at in hexes_of(INFLUENCE_STATE.of(g).lying)]


def held(g: ScytheGame, seat: int) -> int:
    """How much Influence a seat has."""
    return int(INFLUENCE_STATE.of(g).held[seat])


def fortune(g: ScytheGame, seat: int) -> int:
    return score_of(g, seat).total()
