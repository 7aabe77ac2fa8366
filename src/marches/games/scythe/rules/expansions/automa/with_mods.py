"""Mods and Automas: they take tokens out of the pool and gain something else for each."""

from __future__ import annotations

from typing import Any, Final

from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.expansions.automa.cards import card_at, card_fact
from marches.games.scythe.rules.expansions.automa.deck import DrawAutomaCard
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE, FIRST, automa_seats
from marches.games.scythe.rules.expansions.automa.turn import take_gains
from marches.games.scythe.rules.expansions.fenris_mods import infra_mods as infra
from marches.games.scythe.rules.expansions.fenris_mods import mech_mods as mech
from marches.games.scythe.rules.expansions.fenris_mods.draw import ModsState
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.sources import Source, register
from marches.games.scythe.rules.state import ScytheChance, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT
from marches.kernel.line import Fact
from marches.kernel.step import Seat, Step

SPY: Final = "spy"
FEWER_CARDS: Final = 4
"""scythe:automa.mods.benefits  The number of the card that is removed."""
INFRA_ALONE: Final = 2
INFRA_WITH_MECH: Final = 4
MECH_ALONE: Final = 3
"""scythe:automa.mods.take  How many tokens an Automa removes."""


class TakeOutSpies(ScytheStep):
    """scythe:automa.mods.take  All Spy tokens leave the game first."""

    def run(self, g: ScytheGame) -> None:
        infra.INFRA_MODS_STATE.of(g).pool[infra.MOD_IDS.index(SPY)] = 0


class RemoveMod(ScytheChance[Pick]):
    """scythe:automa.mods.take  A random Mod leaves the pool, for all to see."""

    def __init__(self, seat: Seat, of_mechs: bool) -> None:
        self.seat: Final = seat
        self.of_mechs: Final = of_mechs

    def stream(self) -> str:
        return "mech-mods" if self.of_mechs else "infra-mods"

    def state(self, g: ScytheGame) -> ModsState:
        return mech.MECH_MODS_STATE.of(g) if self.of_mechs else infra.INFRA_MODS_STATE.of(g)

    def waits(self, g: ScytheGame) -> bool:
        return sum(self.state(g).pool) > 0

    def tickets(self, g: ScytheGame) -> int:
        return sum(self.state(g).pool)

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        pool = self.state(g).pool
        for kind in range(len(pool)):
            if ticket < pool[kind]:
                return mech.DRAW_MOD[kind] if self.of_mechs else infra.DRAW_MOD[kind]
            ticket -= pool[kind]
        raise IndexError("no such token")

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        self.state(g).pool[action.index] -= 1
        facts: dict[str, Fact] = {"seat": f"seat:{self.seat}"}
        if self.of_mechs:
            g.tell("scythe-did-automa-remove-mech-mod", {**facts, "ability": f"ability:{mech.MOD_IDS[action.index]}"})
        else:
            g.tell("scythe-did-automa-remove-infra-mod", {**facts, "mod": f"infra-mod:{infra.MOD_IDS[action.index]}"})


class MarkerOn(ScytheStep):
    """scythe:automa.mods.benefits  The marker starts one space further."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        state = AUTOMA_STATE.of(g)
        state.marker[self.seat] += 1
        g.tell("scythe-did-automa-start-space", {"seat": f"seat:{self.seat}", "space": state.marker[self.seat]})


class RemoveCard(ScytheStep):
    """scythe:automa.mods.benefits  Card 4 leaves its deck."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        state, card = AUTOMA_STATE.of(g), FEWER_CARDS - 1
        state.pack[self.seat] &= ~BIT[card]
        state.deck[self.seat] &= ~BIT[card]
        g.tell("scythe-did-automa-remove-card", {"seat": f"seat:{self.seat}", "card": card_fact(card)})


class GainStuff(DrawAutomaCard):
    """scythe:automa.mods.benefits  The gains of half I of a drawn card, without those in brackets; it goes back."""

    def use(self, g: ScytheGame, card: int) -> None:
        AUTOMA_STATE.of(g).deck[self.seat] |= BIT[card]
        g.tell("scythe-did-automa-gain-stuff", {"seat": f"seat:{self.seat}", "card": card_fact(card)})
        take_gains(g, self.seat, card_at(g, card).halves[FIRST].gains, [], False)


def infra_benefits(seat: Seat) -> Steps:
    """scythe:automa.mods.benefits  What each Infrastructure Mod brings, in order."""
    return [MarkerOn(seat), GainStuff(seat), RemoveCard(seat), MarkerOn(seat)]


def mech_benefits(seat: Seat) -> list[Steps]:
    """scythe:automa.mods.benefits  What each Mech Mod brings, in order; the second brings nothing."""
    return [[GainStuff(seat)], [], [GainStuff(seat)]]


def taking(seat: Seat, with_infra: bool, with_mech: bool) -> Steps:
    """scythe:automa.mods.take, scythe:automa.mods.benefits  What one Automa removes and gains."""
    steps: list[Step[Any]] = []
    if with_infra:
        benefits = infra_benefits(seat)
        for place in range(INFRA_WITH_MECH if with_mech else INFRA_ALONE):
            steps += [RemoveMod(seat, False), benefits[place]]
    elif with_mech:
        others = mech_benefits(seat)
        for place in range(MECH_ALONE):
            steps += [RemoveMod(seat, True), *others[place]]
    return steps


class ModSource(Source):
    """scythe:automa.mods.take  Spy out, Automas take, then people draw."""

    def after_dealing(self, g: ScytheGame) -> Steps:
        seats = [seat for seat in g.seating.clockwise_from(g.seating.first) if seat in automa_seats(g)]
        with_infra, with_mech = infra.INFRA_MODS_STATE.in_use(g), mech.MECH_MODS_STATE.in_use(g)
        steps: list[Step[Any]] = [TakeOutSpies()] if with_infra and seats else []
        for seat in seats:
            steps += taking(seat, with_infra, with_mech)
        return steps


register(ModSource())
