"""The Automa as a seat: what the common rules do differently for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.dials import HIGHEST_CARD
from marches.games.scythe.rules.expansions.automa.bending import bends
from marches.games.scythe.rules.expansions.automa.cards import AUTOMA_PART
from marches.games.scythe.rules.expansions.automa.combat import ToTheMat, dial_steps, showings
from marches.games.scythe.rules.expansions.automa.loot import loot_on
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE, AUTOMAS, AutomaState, level_of
from marches.games.scythe.rules.expansions.automa.turn import TRACKER_STAR, turn_steps
from marches.games.scythe.rules.factory import FACTORY_PART
from marches.games.scythe.rules.hooks import Autopilot, Rule, Steps
from marches.games.scythe.rules.seating import ModuleState, Options
from marches.games.scythe.rules.sources import MATLESS, Held, Source, register
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT, COMBAT_STAR, POWER_STAR, STARS, HexId
from marches.games.scythe.rules.under_way import NO_PLAYER
from marches.kernel.deck import Draw
from marches.kernel.line import Reason
from marches.kernel.step import Seat

SOURCES_OF_STARS: Final = [COMBAT_STAR, POWER_STAR]


class Automa(Autopilot):
    """What an Automa does where a player would decide."""

    def own_turn(self, g: ScytheGame, seat: Seat) -> Steps:
        return turn_steps(seat)

    def keeps_popularity(self, g: ScytheGame, seat: Seat) -> bool:
        """scythe:automa.nature.popularity, scythe:automa.combat.popularity  Only fights against Mad Tesla move it."""
        combat = g.combat
        return combat is None or NO_PLAYER not in (combat.attacker, combat.defender) or not combat.fights(seat)

    def why_no_deal(self, g: ScytheGame, seat: Seat) -> Reason:
        return Reason("scythe:automa.nature.no-deals", "scythe-why-automa-no-deal")

    def sets_dial(self, g: ScytheGame, seat: Seat) -> Steps:
        return dial_steps(seat)

    def shows_at_most(self, g: ScytheGame, seat: Seat) -> tuple[int, int]:
        """scythe:automa.combat.power, scythe:automa.combat.cards  Its card says both; no unit limits its cards."""
        best, most = (0, 0), -1
        for one in showings(g, seat):
            if one.dial + HIGHEST_CARD * one.cards > most:
                best, most = (one.dial, one.cards), one.dial + HIGHEST_CARD * one.cards
        return best

    def beaten(self, g: ScytheGame, seat: Seat, at: HexId) -> Steps:
        return [ToTheMat(seat, at)]

    def meets(self, g: ScytheGame, seat: Seat, at: HexId) -> Steps:
        """scythe:automa.explore.token  The token is discarded and counts as claimed; no card is drawn."""
        return []

    def visits_factory(self, g: ScytheGame, seat: Seat) -> Steps:
        return [TakeFactoryCard(seat)]


class AutomaSeat(Rule):
    """scythe:automa.nature.player, scythe:automa.nature.has-not
    A player like any other, except for what follows and what `Automa` does. Held by the seat of each Automa.
    """

    def autopilot(self) -> Autopilot | None:
        return AUTOMA

    def bars_star(self, g: ScytheGame, seat: Seat, triumph: int) -> bool:
        """scythe:automa.star.sources
        Through play only combat and power earn stars; the others come from the tracker.
        """
        return triumph != TRACKER_STAR and triumph not in star_sources(g, seat)

    def star_limit(self, g: ScytheGame, seat: Seat, triumph: int) -> int:
        """scythe:automa.tracker.star-space  Any number of its six stars may come from the tracker."""
        return STARS if triumph == TRACKER_STAR else -1

    def combat_won(self, g: ScytheGame, owner: Seat, winner: int, loser: int) -> Steps:
        """scythe:automa.loot.place, scythe:automa.loot.none  Places loot where the Automa was beaten as the
        defender.
        """
        combat = g.the_combat()
        return loot_on(g, owner, winner, combat.at) if loser == owner and combat.attacker == winner else []

    def combat_begins(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        """scythe:automa.tracks.peace-scheme  Any combat it is in counts, won or lost."""
        return [Provoked(owner)] if owner == seat else []

    def workers_driven_off(self, g: ScytheGame, owner: Seat, seat: Seat, victim: Seat, count: int) -> Steps:
        """scythe:automa.loot.place  Places loot where its workers were driven off."""
        found: Steps = [Provoked(owner)] if owner in (seat, victim) else []
        if victim == owner and g.trip is not None:
            found += loot_on(g, owner, seat, g.trip.at())
        return found


def star_sources(g: ScytheGame, seat: Seat) -> list[int]:
    """scythe:automa.star.sources  The triumphs it can earn stars with, besides its tracker."""
    for bend in bends(g):
        named = bend.star_sources(g, seat)
        if named is not None:
            return named
    return SOURCES_OF_STARS


class Provoked(ScytheStep):
    """scythe:automa.tracks.peace-scheme  It has been in a combat or a retreat of workers."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        AUTOMA_STATE.of(g).provoked[self.seat] = True


class TakeFactoryCard(Draw[ScytheGame, Pick]):
    """scythe:automa.explore.factory-card  One of the cards on the Factory, at random and unseen. It is never used.

    Players who have looked at the cards before no longer know which are left.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def stream(self) -> str:
        return "factory-deck"

    def deck(self, g: ScytheGame) -> i64:
        return g.factory_pool

    def drawn(self, g: ScytheGame, place: i64) -> Pick:
        return FACTORY_PART.of(g.kit).draw[place]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.factory_pool &= ~BIT[action.index]
        g.factory_cards[self.seat] |= BIT[action.index]
        g.factory_seen = 0
        g.tell("scythe-did-automa-factory", {"seat": f"seat:{self.seat}"})
        g.then_all(g.rules.factory_card_gained(g, self.seat))


class AutomaSource(Source):
    """Active when the option `automas` names a level for a seat."""

    def without_mat(self, options: Options, seat: Seat) -> bool:
        return level_of(options, seat) >= 0

    def rules(self, g: ScytheGame) -> list[Held]:
        if not g.options.text(AUTOMAS):
            return []
        return [Held(seat, AUTOMA_SEAT) for seat in range(g.players) if level_of(g.options, seat) >= 0]

    def seats_taken(self, g: ScytheGame) -> None:
        """scythe:automa.setup.coins, scythe:automa.nature.popularity, scythe:automa.setup.units,
        scythe:automa.setup.power-cards  Its coins and popularity; power, cards and units are those of its faction mat.
        """
        for seat in range(g.players):
            if level_of(g.options, seat) >= 0:
                g.coins[seat] = AUTOMA_PART.of(g.kit).coins
                g.popularity[seat] = AUTOMA_PART.of(g.kit).popularity

    def module_states(self, g: ScytheGame) -> list[ModuleState]:
        """scythe:automa.setup.tracker, scythe:automa.setup.deck  Marker on the first space, scheme I, a deck each."""
        levels = [level_of(g.options, seat) for seat in range(g.players)]
        return [AutomaState(None, levels)] if max(levels) >= 0 else []


AUTOMA: Final = Automa()
AUTOMA_SEAT: Final = AutomaSeat("automa")
AUTOMA_SOURCE: Final = AutomaSource()
register(AUTOMA_SOURCE)
MATLESS.append(AUTOMA_SOURCE)
