"""Mad Tesla: an enemy of everyone who moves last in each round."""

from __future__ import annotations

from typing import Any, Final

from marches.games.scythe.rules.actions import VALUES, Pick, picks
from marches.games.scythe.rules.cards import kind_at
from marches.games.scythe.rules.expansions.last_turns import finish
from marches.games.scythe.rules.expansions.tesla.fighting import FightTesla, MixDiscards, OrderDiscards, foreseen_tesla
from marches.games.scythe.rules.expansions.tesla.state import (
    MAD_TESLA_STATE,
    MODULE,
    TESLA_PART,
    MadTeslaState,
    destroyed,
    ends_the_game,
    put_tesla,
)
from marches.games.scythe.rules.expansions.tesla.wandering import TeslaTurn
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.state import ScytheChance, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import CARD_KINDS, NOWHERE, HexId
from marches.games.scythe.rules.trips import contested
from marches.games.scythe.rules.under_way import NO_PLAYER, SIDES
from marches.kernel.line import Line
from marches.kernel.step import Seat, Step

TURN_UP: Final = picks("turn-up-combat-card", "combat-card", VALUES)


class MadTesla(Rule):
    """scythe:tesla.mad.turn, scythe:tesla.mad.attack, scythe:tesla.mad.combat-order, scythe:tesla.mad.end,
    scythe:tesla.mad.no-player  His turn after the last player's, combats with him, and the end he may bring.
    """

    def turn_ends(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        last = g.seating.right[g.seating.first]
        steps: list[Step[Any]] = [TeslaTurn()] if seat == last else []
        return [*steps, EndWithTesla(seat)] if ends_the_game(g) else steps

    def fight_wild(self, g: ScytheGame, seat: Seat, at: HexId, attacks: bool) -> Steps | None:
        return [FightTesla(seat, attacks)] if MAD_TESLA_STATE.of(g).at == at else None

    def first_combat(self, g: ScytheGame, seat: Seat) -> int:
        factory = g.board.factory
        here = MAD_TESLA_STATE.of(g).at == factory and factory >= 0 and contested(g, seat) >> factory & 1
        return factory if here else NOWHERE

    def preview_wild(self, g: ScytheGame, seat: Seat, at: HexId) -> list[Line]:
        return foreseen_tesla(g, seat, 1 + g.fighters_at(seat, at)) if MAD_TESLA_STATE.of(g).at == at else []

    def combat_paid(self, g: ScytheGame) -> Steps:
        combat = g.the_combat()
        end = len(g.discard)
        found: list[Step[Any]] = []
        for side in range(SIDES - 1, -1, -1):
            laid = sum([int(combat.cards[side * CARD_KINDS + kind]) for kind in range(CARD_KINDS)])
            if combat.seat(side) != NO_PLAYER and laid > 1:
                seat = combat.seat(side)
                order = OrderDiscards(seat, end - laid, end) if g.seating.led(seat) else MixDiscards(end - laid, end)
                found.insert(0, order)
            end -= laid
        return found


class EndWithTesla(ScytheStep):
    """scythe:tesla.mad.destroyed, scythe:tesla.mad.end  Once he is gone the game ends with the turn in progress."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        if destroyed(g):
            g.then_all(finish(g, self.seat))


class TurnUpCard(ScytheChance[Pick]):
    """scythe:tesla.mad.setup-discards  The top combat card is put face up on the discard pile."""

    def stream(self) -> str:
        return "combat-deck"

    def tickets(self, g: ScytheGame) -> int:
        return g.deck_size()

    def waits(self, g: ScytheGame) -> bool:
        return g.deck_size() > 0

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        return TURN_UP[kind_at(ticket, [g.deck[kind] for kind in range(CARD_KINDS)])]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.deck[action.index] -= 1
        g.discard.append(action.index)
        g.tell("scythe-did-turn-up-card", {"card": f"combat-card:{VALUES[action.index]}"})


class PlaceMadTesla(ScytheStep):
    """scythe:tesla.mad.setup, scythe:tesla.mad.health  He starts on the Factory, in full health."""

    def run(self, g: ScytheGame) -> None:
        put_tesla(g, g.board.factory)


class MadTeslaSource(Source):
    """Active when the module is selected."""

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(-1, MAD)] if g.options.has(MODULE) else []

    def module_states(self, g: ScytheGame) -> list[ModuleState]:
        return [MadTeslaState(NOWHERE, TESLA_PART.of(g.kit).health)] if g.options.has(MODULE) else []

    def after_dealing(self, g: ScytheGame) -> Steps:
        if not g.options.has(MODULE):
            return []
        return [*[TurnUpCard() for _ in range(TESLA_PART.of(g.kit).discards)], PlaceMadTesla()]


MAD: Final = MadTesla(MODULE)
register(MadTeslaSource())
