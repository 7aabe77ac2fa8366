"""The Crimean Khanate: cards as resources, far bases, stolen cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import PAY_CARD, VALUES, Pick
from marches.games.scythe.rules.cards import LoseCard, discard
from marches.games.scythe.rules.combat import against_player, in_combat, opponent
from marches.games.scythe.rules.factions.abilities import MANY_PLAYERS, MechAbility, Riverwalk, Speed, add_faction
from marches.games.scythe.rules.hooks import Offers, Rule, Steps
from marches.games.scythe.rules.mech_spaces import add_placeable
from marches.games.scythe.rules.state import ScytheGame, ScytheOffer
from marches.games.scythe.rules.tables import ANY_RESOURCE, BIT, CARD_KINDS, FARM, MECHS, HexId
from marches.games.scythe.rules.under_way import claim_turn_slot
from marches.kernel.game import EVERYONE
from marches.kernel.step import Seat

COERCED: Final = claim_turn_slot("whether a combat card was spent as a resource this turn")


class Coercion(Rule):
    """scythe:faction.crimea.coercion, scythe:faction.crimea.coercion-value, scythe:faction.crimea.coercion-scoring
    Once a turn a card pays one resource; at the end cards are worth nothing.
    """

    def funds(self, g: ScytheGame, seat: Seat, resource: int) -> int:
        return 1 if not g.turn.notes[COERCED] and g.active == seat and g.hand_size(seat) else 0

    def payments(self, g: ScytheGame, seat: Seat, resource: int) -> Offers:
        if not self.funds(g, seat, resource):
            return []
        return [COERCE[kind] for kind in range(CARD_KINDS) if g.hand(seat, kind)]

    def pays_unseen(self, g: ScytheGame, seat: Seat) -> bool:
        """What a single card is makes no difference to how it can pay."""
        return g.hand_size(seat) > 1 and self.funds(g, seat, ANY_RESOURCE) > 0


class Coerce(ScytheOffer):
    """scythe:faction.crimea.coercion-value  A combat card is spent as a resource."""

    def __init__(self, action: Pick) -> None:
        super().__init__(action)
        self.kind: Final = action.index

    def use(self, g: ScytheGame, seat: Seat) -> Steps:
        g.turn.notes[COERCED] = 1
        discard(g, seat, self.kind)
        g.reveal(EVERYONE)
        if g.events is not None:
            g.tell("scythe-did-pay-card", {"seat": f"seat:{seat}", "card": f"combat-card:{VALUES[self.kind]}"})
        return []


COERCE: Final = [Coerce(action) for action in PAY_CARD]


class Wayfare(MechAbility):
    """scythe:faction.crimea.wayfare, scythe:faction.crimea.wayfare-inactive, scythe:faction.crimea.wayfare-exception,
    scythe:setup.invaders.crimea67  A step to its own base or those of absent factions; on the printed board with six
    or seven players, to farms without units instead.
    """

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        if not self.moves(g, seat, unit):
            return 0
        if g.players >= MANY_PLAYERS and g.board.printed:
            return g.board.of_terrain[FARM] & ~g.units(seat) & ~g.other_units(seat)
        found = g.board.bases
        for other in range(g.players):
            if other != seat:
                found &= ~BIT[g.seating.base[other]]
        return found


class Scout(MechAbility):
    """scythe:faction.crimea.scout, scythe:faction.crimea.scout-once  A random card of the opponent's changes hands."""

    def combat_begins(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        if owner != seat or not in_combat(g, owner) or not self.unlocked(g, owner) or not against_player(g, owner):
            return []
        return [LoseCard(opponent(g, owner), owner)]


add_faction(
    "crimea",
    [Coercion("coercion"), Riverwalk(0), Wayfare("wayfare", 1), Scout("scout", 2), Speed(3)],
)
add_placeable([Wayfare("wayfare", space) for space in range(MECHS)])
add_placeable([Scout("scout", space) for space in range(MECHS)])
