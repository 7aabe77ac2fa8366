"""A combat card that a side chooses and discards before the dials."""

from __future__ import annotations

from marches.games.scythe.rules.actions import VALUES, Pick, picks
from marches.games.scythe.rules.cards import discard
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame
from marches.games.scythe.rules.tables import CARD_KINDS
from marches.kernel.game import EVERYONE
from marches.kernel.line import Fact

DISCARD_CARD = picks("discard-card", "combat-card", VALUES)


class DiscardCard(ScytheDecision[Pick]):
    """scythe:mechmod.armor, scythe:mechmod.tactics  The seat chooses a card of its hand; it goes face up."""

    rule = "scythe:mechmod.armor"
    secret = True

    def waits(self, g: ScytheGame) -> bool:
        return g.hand_size(self.seat) > 0

    def candidates(self, g: ScytheGame, seat: int) -> list[Pick]:
        return [DISCARD_CARD[kind] for kind in range(CARD_KINDS) if g.hand(seat, kind)]

    def apply(self, g: ScytheGame, seat: int, action: Pick) -> None:
        discard(g, seat, action.index)
        g.reveal(EVERYONE)
        if g.events is not None:
            card = f"combat-card:{VALUES[action.index]}"
            g.tell("scythe-did-discard-card", {"seat": f"seat:{seat}", "card": card})

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"hex": g.named(g.the_combat().at)}
