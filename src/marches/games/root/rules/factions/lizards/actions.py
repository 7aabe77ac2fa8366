"""The Cult's answers."""

from __future__ import annotations

from typing import Final

from marches.games.root.rules.actions import ACTIONS, per_card, per_clearing, per_suit
from marches.games.root.rules.tables import BUILDING, CLEARINGS, FACTIONS, PIECE_IDS, SEATS, TOKEN, ClearingId, SeatId
from marches.kernel.action import Action


class ConvertAction(Action):
    """Convert a warrior of a player."""

    def __init__(self, clearing: ClearingId, victim: SeatId) -> None:
        super().__init__("convert", {"clearing": int(clearing) + 1, "seat": int(victim)})
        self.clearing: Final = clearing
        self.victim: Final = victim


class SanctifyAction(Action):
    """Replace a building with a garden. The building's name tells whose it is."""

    def __init__(self, clearing: ClearingId, piece: str) -> None:
        super().__init__("sanctify", {"clearing": int(clearing) + 1, "piece": piece})
        self.clearing: Final = clearing
        self.piece: Final = piece


def _targets() -> list[str]:
    found: list[str] = []
    for faction in range(len(FACTIONS)):
        for name in PIECE_IDS[faction][BUILDING:TOKEN]:
            if name and name not in found and FACTIONS[faction] != "lizards":
                found.append(name)
    return found


def _sanctifies(piece: str) -> list[SanctifyAction]:
    return [ACTIONS.add(SanctifyAction(clearing, piece)) for clearing in range(CLEARINGS)]


STARTS: Final = per_clearing("start-garden")
OUTCASTS: Final = per_suit("choose-outcast", 3)
FORSAKES: Final = per_card("forsake")
CONVERTS: Final = [ACTIONS.add(ConvertAction(c, s)) for c in range(CLEARINGS) for s in range(SEATS)]
SANCTIFIES: Final[dict[str, list[SanctifyAction]]] = {name: _sanctifies(name) for name in _targets()}
BUILDS: Final = per_card("reveal-build")
RECRUITS: Final = per_card("reveal-recruit")
SCORES: Final = per_card("reveal-score")
SACRIFICES: Final = per_card("reveal-sacrifice")
GARDENS: Final = per_clearing("place-garden")
FAITHFUL: Final = per_clearing("place-faithful")
