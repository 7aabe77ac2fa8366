"""Short ways to play against the solo rival."""

from __future__ import annotations

from textwrap import dedent

from marches.games.raiders.edge.view import RivalView, SpaceView
from marches.games.raiders.rules.state import RaidersGame
from tests.raiders.helpers import draw, position, see, work

# Schemes used here: 01 Cimmeria, space 1, 2 provisions, strength 2, 5 VP, arrows down and right, middle horse;
# 06 Assyria, space 3, 3 provisions, strength 3, 7 VP, right horse, blocks the Market; 08 Persia, space 1, 8 VP,
# right horse, blocks the Barracks; 11 Persia, arrows up and left; 12 Greece, 4 provisions, strength 4, 10 VP.
ONE, TWO, THREE = "animal-01", "animal-02", "animal-03"  # horses of this much strength, worth 2, 1 and 0 VP


def solo(text: str, level: str = "lookout") -> RaidersGame:
    return position(f"solo: {level}\n{dedent(text)}")


def rival(g: RaidersGame) -> RivalView:
    found = see(g).rival
    assert found is not None
    return found


def horses(g: RaidersGame) -> list[str]:
    return [horse.id for horse in rival(g).horses]


def quests(g: RaidersGame) -> list[str | None]:
    return [quest.id for quest in rival(g).quests]


def rival_plays(g: RaidersGame, scheme: str) -> None:
    """A turn of yours without using anything, then the rival's with this card."""
    work(g, "farm", "market")
    draw(g, scheme=scheme)


def spaces(g: RaidersGame) -> dict[str, SpaceView]:
    return {s.id: s for civ in see(g).civilisations for town in civ.settlements for s in town.spaces}


def raided(g: RaidersGame) -> list[str]:
    return [name for name, space in spaces(g).items() if space.raided]
