"""The achievement sheet: who was the first to win in each way. It outlives the game; only winners write on it."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.edge.components import ACHIEVEMENTS
from marches.games.scythe.rules.kit import Deck
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import hexes_of
from marches.kernel.mistake import Mistake
from marches.kernel.step import Seat

NAMES_A_GAME: Final = 2
"""How many times the winner of one game may write their name."""


class SheetError(Mistake):
    """A name that may not be written on the sheet."""


class Claim:
    """One name on the sheet: what was achieved, by whom, in which game."""

    def __init__(self, achievement: str, name: str, game: str) -> None:
        self.achievement: Final = achievement
        self.name: Final = name
        self.game: Final = game


def achieved(g: ScytheGame, seat: Seat) -> list[str]:
    """What a seat that has won this game has achieved, on the sheets of the boxes in play."""
    if g.result is None or seat not in g.result.winners:
        return []
    listed = ACHIEVEMENTS
    sheet = Deck([one.id for one in listed], [one.set for one in listed], [one.status for one in listed])
    return [listed[index].id for index in hexes_of(sheet.in_play(g.options)) if _holds(g, seat, listed[index].when)]


def _holds(g: ScytheGame, seat: Seat, when: dict[str, str | int]) -> bool:
    assert g.result is not None
    now: dict[str, int] = {
        "coins": g.result.scores[seat],
        "popularity": int(g.popularity[seat]),
        "power": int(g.power[seat]),
    }
    for name, value in when.items():
        if name == "faction":
            if g.kit.mats.faction_ids[g.seating.faction[seat]] != value:
                return False
        elif name == "mat":
            if g.kit.mats.ids[g.seating.mat[seat]] != value:
                return False
        elif now[name] < int(value):
            return False
    return True


def claim(sheet: list[Claim], g: ScytheGame, seat: Seat, achievement: str, name: str, game: str) -> None:
    """scythe:score.achievement-sheet  The winner writes a name where nobody was before, twice a game at most."""
    if achievement not in achieved(g, seat):
        raise SheetError(f"player {seat + 1} has not won this game with {achievement!r}")
    for written in sheet:
        if written.achievement == achievement:
            raise SheetError(f"{written.name} was first: {achievement!r} is taken")
    if sum([1 if written.game == game else 0 for written in sheet]) >= NAMES_A_GAME:
        raise SheetError(f"the winner of a game writes their name {NAMES_A_GAME} times at most")
    sheet.append(Claim(achievement, name, game))
