"""Mission Possible: objectives that lie open for everyone."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.edge.components import MOST_MISSIONS, Components
from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.expansions.last_turns import LastTurns
from marches.games.scythe.rules.expansions.resolution.tile import add_tile, printed, resolution
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.kit import Kit, KitPart, card_picks, claim_part
from marches.games.scythe.rules.objectives import goal_lines, why_not_now, why_unmet
from marches.games.scythe.rules.stars import AwardStar, claim_triumph, may_place_star
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.kernel.action import Action, ActionTable
from marches.kernel.line import Fact, Line, Reason

MISSION_STARS: Final = [claim_triumph(f"mission-{number + 1}") for number in range(MOST_MISSIONS)]
"""scythe:resolution.stars-elsewhere  A star on each of the cards is a star like any other."""


class MissionCards(KitPart):
    """The answers that claim an objective of a kit that lies open."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        ids = [card.id for card in data.objectives]
        self.complete: Final = card_picks(actions, "complete-mission", "objective", ids)


MISSION_CARDS: Final = claim_part(MissionCards)


def mission_cards(kit: Kit) -> MissionCards:
    part = kit.parts[MISSION_CARDS]
    assert isinstance(part, MissionCards)
    return part


def is_mission(g: ScytheGame, action: Pick) -> bool:
    complete = mission_cards(g.kit).complete
    return action.index < len(complete) and action is complete[action.index]


class MissionPossible(LastTurns):
    """scythe:resolution.tile-decides, scythe:resolution.stars-elsewhere
    Mission Possible: each open objective is worth a star to everyone; last turns are taken without moving.
    """

    def may_move(self, g: ScytheGame) -> bool:
        return printed(g).moves

    def star_limit(self, g: ScytheGame, seat: int, triumph: int) -> int:
        return 1 if triumph in MISSION_STARS else -1

    def opens_window(self, g: ScytheGame, seat: int, window: int) -> bool:
        return any(may_place_star(g, seat, star) for star in MISSION_STARS)

    def window_offers(self, g: ScytheGame, seat: int, window: int) -> list[Action]:
        return [mission_cards(g.kit).complete[card] for card in resolution(g).missions]

    def why_not_in_window(self, g: ScytheGame, seat: int, window: int, action: Action) -> Reason | None:
        if not isinstance(action, Pick) or not is_mission(g, action):
            return None
        if not may_place_star(g, seat, star_of(g, action.index)):
            return Reason("scythe:resolution.tile-decides", "scythe-why-no-mission-star")
        later = why_not_now(g, action.index, window)
        return later if later is not None else why_unmet(g, seat, action.index)

    def use_in_window(self, g: ScytheGame, seat: int, action: Action) -> Steps | None:
        if not isinstance(action, Pick) or not is_mission(g, action):
            return None
        return [CompleteMission(seat, action.index), AwardStar(seat, star_of(g, action.index))]

    def preview_in_window(self, g: ScytheGame, seat: int, action: Action) -> list[Line]:
        if not isinstance(action, Pick) or not is_mission(g, action):
            return []
        return [*goal_lines(g.kit, action.index), Line("scythe-preview-objective-star")]


def star_of(g: ScytheGame, card: int) -> int:
    """The triumph of a card that lies open."""
    return MISSION_STARS[resolution(g).missions.index(card)]


class CompleteMission(ScytheStep):
    """Everyone is told; the card stays for the others."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, g: ScytheGame) -> None:
        if g.events is not None:
            facts: dict[str, Fact] = {
                "seat": f"seat:{self.seat}",
                "card": f"objective:{g.kit.objectives.ids[self.card]}",
            }
            g.tell("scythe-did-complete-mission", facts)


add_tile(MissionPossible("mission-possible", "scythe:resolution.tile-decides"))
