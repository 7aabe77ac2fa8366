"""Mission Possible: objectives that everyone can see."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.data.words import MOST_MISSIONS
from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.expansions.last_turns import LastTurns
from marches.games.scythe.rules.expansions.resolution.tile import RESOLUTION_STATE, add_tile, printed
from marches.games.scythe.rules.hooks import WINDOWS, Offers, Steps
from marches.games.scythe.rules.kit import KitPart, PartOf, card_picks
from marches.games.scythe.rules.objectives import goal_lines, why_not_now, why_unmet
from marches.games.scythe.rules.stars import AwardStar, claim_triumph, may_place_star
from marches.games.scythe.rules.state import ScytheGame, ScytheOffer, ScytheStep
from marches.kernel.action import ActionTable
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat

MISSION_STARS: Final = [claim_triumph(f"mission-{number + 1}") for number in range(MOST_MISSIONS)]
"""scythe:resolution.stars-elsewhere  A star on each of the cards is a star like any other."""


class Complete(ScytheOffer):
    """scythe:resolution.stars-elsewhere  A face-up objective is worth a star to everyone who meets it."""

    def __init__(self, action: Pick, window: int) -> None:
        super().__init__(action)
        self.card: Final = action.index
        self.window: Final = window

    def why_not(self, g: ScytheGame, seat: Seat) -> Reason | None:
        if not may_place_star(g, seat, star_of(g, self.card)):
            return Reason("scythe:resolution.tile-decides", "scythe-why-no-mission-star")
        later = why_not_now(g, self.card, self.window)
        return later if later is not None else why_unmet(g, seat, self.card)

    def use(self, g: ScytheGame, seat: Seat) -> Steps:
        return [CompleteMission(seat, self.card), AwardStar(seat, star_of(g, self.card))]

    def preview(self, g: ScytheGame, seat: Seat) -> list[Line]:
        return [*goal_lines(g.kit, self.card), Line("scythe-preview-objective-star")]


class MissionCards(KitPart):
    """The objectives of a kit as open missions, by window and card."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        shown = card_picks(actions, "complete-mission", "objective", [card.id for card in data.objectives])
        self.offers: Final = [[Complete(one, window) for one in shown] for window in range(WINDOWS)]


MISSIONS_PART: Final = PartOf(MissionCards)


class MissionPossible(LastTurns):
    """scythe:resolution.tile-decides, scythe:resolution.stars-elsewhere
    Mission Possible: each open objective is worth a star to everyone; last turns are taken without moving.
    """

    def may_move(self, g: ScytheGame) -> bool:
        return printed(g).moves

    def star_limit(self, g: ScytheGame, seat: Seat, triumph: int) -> int:
        return 1 if triumph in MISSION_STARS else -1

    def opens_window(self, g: ScytheGame, seat: Seat, window: int) -> bool:
        return any(may_place_star(g, seat, star) for star in MISSION_STARS)

    def window_offers(self, g: ScytheGame, seat: Seat, window: int) -> Offers:
        offers = MISSIONS_PART.of(g.kit).offers[window]
        return [offers[card] for card in RESOLUTION_STATE.of(g).missions]


def star_of(g: ScytheGame, card: int) -> int:
    """The triumph of a face-up card."""
    return MISSION_STARS[RESOLUTION_STATE.of(g).missions.index(card)]


class CompleteMission(ScytheStep):
    """Everyone is told; the card stays for the others."""

    def __init__(self, seat: Seat, card: int) -> None:
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
