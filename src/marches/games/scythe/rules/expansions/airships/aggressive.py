"""Aggressive tiles that act when the airship has flown, or in combats below it."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.actions import ACCEPT, ACTIONS, DECLINE, Pick
from marches.games.scythe.rules.cards import LoseCard
from marches.games.scythe.rules.combat import in_combat, opponent
from marches.games.scythe.rules.expansions.airships.state import AIRSHIP_STATE
from marches.games.scythe.rules.expansions.airships.tiles import Tile, add_tile
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame
from marches.games.scythe.rules.tables import COINS, MAX_SEATS, POPULARITY, HexId
from marches.games.scythe.rules.taking import Gain
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line
from marches.kernel.step import Seat

SPY_ON: Final = [ACTIONS.add(Pick("spy-on", {"seat": seat}, seat)) for seat in range(MAX_SEATS)]
BOMB_COST: Final = 1
BOMB_LOSS: Final = 1
BOUNTY: Final = 3
SPY_COST: Final = 1


def below(g: ScytheGame, seat: Seat) -> bool:
    """Whether the present combat is on the territory of the seat's airship."""
    return AIRSHIP_STATE.of(g).at[seat] == g.the_combat().at


class Bombard(Tile):
    """Ours: over an opponent's character or mech, 1 power makes that opponent lose 1."""

    def flight_ends(self, g: ScytheGame, seat: Seat, at: HexId) -> Steps:
        return [OfferBombs(seat)]


class OfferBombs(ScytheDecision):
    """Bombs may be dropped, if there is power to pay with and power to be lost."""

    rule = "scythe:airship.shared-abilities"

    def victims(self, g: ScytheGame) -> list[int]:
        at = AIRSHIP_STATE.of(g).at[self.seat]
        others = [other for other in g.opponents(self.seat) if g.fighters[other] >> at & 1]
        return [other for other in others if g.power[other] > 0]

    def waits(self, g: ScytheGame) -> bool:
        return g.power[self.seat] >= BOMB_COST and len(self.victims(g)) > 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [ACCEPT, DECLINE]

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if action is not ACCEPT:
            return
        g.lose_power(seat, BOMB_COST)
        for victim in self.victims(g):
            g.lose_power(victim, BOMB_LOSS)
            if g.events is not None:
                g.tell("scythe-did-bomb", {"seat": f"seat:{seat}", "victim": f"seat:{victim}", "count": BOMB_LOSS})

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"hex": g.named(AIRSHIP_STATE.of(g).at[self.seat]), "cost": BOMB_COST, "loss": BOMB_LOSS}


class Bounty(Tile):
    """Ours: a combat won below your airship brings coins."""

    def combat_won(self, g: ScytheGame, owner: Seat, winner: Seat, loser: Seat) -> Steps:
        return [Gain(owner, COINS, BOUNTY)] if owner == winner and below(g, owner) else []


class Distract(Tile):
    """Ours: below one's airship the opponent plays one card fewer."""

    def card_limit(self, g: ScytheGame, owner: Seat, seat: Seat) -> int:
        return -1 if in_combat(g, owner) and seat == opponent(g, owner) and below(g, owner) else 0


class Espionage(Tile):
    """Ours: over an opponent's unit, a coin takes one of that opponent's combat cards at random."""

    def flight_ends(self, g: ScytheGame, seat: Seat, at: HexId) -> Steps:
        return [OfferSpying(seat)]


class OfferSpying(ScytheDecision):
    """Choose whose card to take, if any: someone with units below and cards in hand."""

    rule = "scythe:airship.shared-abilities"

    def victims(self, g: ScytheGame) -> list[int]:
        at = AIRSHIP_STATE.of(g).at[self.seat]
        others = [other for other in g.opponents(self.seat) if g.units(other) >> at & 1]
        return [other for other in others if g.hand_size(other)]

    def waits(self, g: ScytheGame) -> bool:
        return g.coins[self.seat] >= SPY_COST and len(self.victims(g)) > 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = [SPY_ON[other] for other in self.victims(g)]
        found.append(DECLINE)
        return found

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Pick):
            g.coins[seat] -= SPY_COST
            g.then_one(LoseCard(action.index, seat))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"hex": g.named(AIRSHIP_STATE.of(g).at[self.seat]), "cost": SPY_COST}

    def preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        if not isinstance(action, Pick):
            return []
        return [Line("scythe-preview-spying", {"seat": f"seat:{action.index}", "count": g.hand_size(action.index)})]


class WarCorrespondent(Tile):
    """Ours: no matter who fights below the airship, its owner gains popularity."""

    def combat_begins(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        return [Gain(owner, POPULARITY, 1)] if seat == g.the_combat().attacker and below(g, owner) else []


add_tile(Bombard("bombard"))
add_tile(Bounty("bounty"))
add_tile(Distract("distract"))
add_tile(Espionage("espionage"))
add_tile(WarCorrespondent("war-correspondent"))
