"""A combat card that a side chooses and discards before the dials."""

from __future__ import annotations

from marches.games.scythe.rules.actions import VALUES, Pick, picks
from marches.games.scythe.rules.cards import LoseCard, discard
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame
from marches.games.scythe.rules.tables import CARD_KINDS
from marches.kernel.game import EVERYONE
from marches.kernel.line import Fact
from marches.kernel.step import Seat

DISCARD_CARD = picks("discard-card", "combat-card", VALUES)


class DiscardCard(ScytheDecision[Pick]):
    """scythe:mechmod.armor, scythe:mechmod.tactics  The seat chooses a card of its hand; it goes face up."""

    rule = "scythe:mechmod.armor"
    secret = True

    def waits(self, g: ScytheGame) -> bool:
        return g.hand_size(self.seat) > 0 and g.seating.led(self.seat)

    def run(self, g: ScytheGame) -> None:
        """scythe:automa.nature.no-choice  A seat that nobody leads discards a card at random."""
        if not g.seating.led(self.seat):
            g.then_one(LoseCard(self.seat, -1))

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        return [DISCARD_CARD[kind] for kind in range(CARD_KINDS) if g.hand(seat, kind)]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        discard(g, seat, action.index)
        g.reveal(EVERYONE)
        if g.events is not None:
            card = f"combat-card:{VALUES[action.index]}"
            g.tell("scythe-did-discard-card", {"seat": f"seat:{seat}", "card": card})

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"hex": g.named(g.the_combat().at)}
