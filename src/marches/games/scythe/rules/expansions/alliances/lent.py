"""What Alliance tokens lend: the faction ability shown on them, as far as it can be shared."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.expansions.alliances.state import ALLIANCE_STATE, lender
from marches.games.scythe.rules.factions.abilities import FACTION_RULES
from marches.games.scythe.rules.factions.albion import OfferFlag
from marches.games.scythe.rules.factions.influence import OfferInfluence, spread
from marches.games.scythe.rules.factions.technophile import OPEN_CARDS_STATE, USED_CARD, BoxCard, MarkUsedCard
from marches.games.scythe.rules.factions.togawa import OfferTrap
from marches.games.scythe.rules.factions.tokens import TOKEN_STATE, LeavesToken, awaited
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import BIT, HexId, size
from marches.kernel.action import Action
from marches.kernel.step import Seat, Step


class LentMeander(Rule):
    """scythe:alliance.meander  Two options per encounter; the coins of the version for many players are not lent."""

    def encounter_options(self, g: ScytheGame, seat: Seat) -> int:
        return 1


class LentExalt(LeavesToken):
    """scythe:alliance.exalt  Flags from Albion's supply, which count for the one of the two who controls the place."""

    def offer(self, seat: Seat, at: HexId) -> Step[Any]:
        return OfferFlag(seat, at)

    def extra_territories(self, g: ScytheGame, seat: Seat) -> int:
        near_home = g.board.touches[g.seating.base[lender(g, seat)]]
        return size(TOKEN_STATE.of(g).flags & g.controlled(seat) & ~near_home)


class LayTrap(OfferTrap):
    """scythe:alliance.maifuku  One of Togawa's Traps, which spares the player who laid it."""

    rule = "scythe:alliance.maifuku"

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        super().apply(g, seat, action)
        if isinstance(action, Pick):
            ALLIANCE_STATE.of(g).laid |= BIT[action.index]


class LentMaifuku(LeavesToken):
    """scythe:alliance.maifuku  Traps from Togawa's supply; those the ally laid spring for neither of the two."""

    def offer(self, seat: Seat, at: HexId) -> Step[Any]:
        return LayTrap(seat, at)

    def slips_past(self, g: ScytheGame, seat: Seat, at: HexId) -> bool:
        trap = TOKEN_STATE.of(g).trap_at(at)
        return trap >= 0 and ALLIANCE_STATE.of(g).laid >> trap & 1 == 1


class LentTechnophile(Rule):
    """scythe:alliance.technophile  One open Factory card, used once and then boxed; one's own is used as ever."""

    def more_factory_cards(self, g: ScytheGame, seat: Seat) -> i64:
        return OPEN_CARDS_STATE.of(g).cards[seat]

    def factory_card_used(self, g: ScytheGame, seat: Seat, card: int) -> Steps:
        return [MarkUsedCard()] if OPEN_CARDS_STATE.of(g).cards[seat] >> card & 1 else []

    def factory_card_left(self, g: ScytheGame, seat: Seat, card: int) -> Steps:
        lent = OPEN_CARDS_STATE.of(g).cards[seat] >> card & 1
        return [BoxCard(seat, card)] if lent and g.turn.notes[USED_CARD] else []


class LentInfluence(Rule):
    """scythe:alliance.influence  One Influence from Fenris's supply where the character ends its move, no second."""

    def trip_ends(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> Steps:
        return spread(g, seat, lender(g, seat), unit, at, False)

    def moves_end(self, g: ScytheGame, seat: Seat) -> Steps:
        return [OfferInfluence(seat, lender(g, seat), at, False) for at in awaited(g, seat)]


OTHERWISE: Final[dict[str, Rule]] = {
    "polania": LentMeander("lent-meander"),
    "albion": LentExalt("lent-exalt"),
    "togawa": LentMaifuku("lent-maifuku"),
    "vesna": LentTechnophile("lent-technophile"),
    "fenris": LentInfluence("lent-influence"),
}


def lent(faction: str) -> Rule:
    """scythe:alliance.ability, scythe:alliance.relentless, scythe:alliance.coercion, scythe:alliance.dominate
    What a faction's token lends: its ability as it is, or the part that can be shared.
    """
    return OTHERWISE[faction] if faction in OTHERWISE else FACTION_RULES[faction][0]
