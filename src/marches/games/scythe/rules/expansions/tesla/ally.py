"""Tesla as an ally: a unit that is character and mech in one, for the first seat with three encounters."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import HexId
from marches.kernel.step import Seat

MODULE: Final = "tesla"
GIVEN: Final = "tesla-for"
"""The option that names the faction Tesla is given to at the start."""
NOBODY: Final = "nobody"
NEEDED: Final = 3


def given_to(g: ScytheGame) -> int:
    """scythe:tesla.handicap  The seat that has Tesla from the start, or -1."""
    name = g.options.text(GIVEN)
    ids = g.kit.mats.faction_ids
    return g.seating.seat_of(ids.index(name)) if name in ids else -1


class WinTesla(Rule):
    """scythe:tesla.gain, scythe:tesla.start-place, scythe:tesla.handicap
    The first player with a third encounter gets Tesla at its place, unless a faction already has him.
    """

    def encounter_done(self, g: ScytheGame, owner: Seat, seat: Seat, at: HexId) -> Steps:
        if g.champion_seat >= 0 or g.encounters_met[seat] < NEEDED:
            return []
        return [GainTesla(seat, at)]


class GainTesla(ScytheStep):
    """scythe:tesla.start-place, scythe:tesla.retreat  Tesla comes onto the map and is the seat's for good."""

    def __init__(self, seat: Seat, at: HexId) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        if g.champion_seat >= 0:
            return
        give_tesla(g, self.seat, self.at)
        if g.events is not None:
            g.tell("scythe-did-gain-tesla", {"seat": f"seat:{self.seat}", "hex": g.named(self.at)})


def give_tesla(g: ScytheGame, seat: Seat, at: HexId) -> None:
    """Put Tesla on a hex to fight for a seat."""
    g.champion_seat = seat
    g.champion_at = at
    g.find_fighters(seat)


class TeslaAtHome(ScytheStep):
    """scythe:tesla.handicap  Tesla starts on the home base of the faction that is thought weaker."""

    def run(self, g: ScytheGame) -> None:
        seat = given_to(g)
        if seat >= 0:
            g.then_one(GainTesla(seat, g.seating.base[seat]))


class TeslaSource(Source):
    """Active when the module is selected."""

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(-1, WIN_TESLA)] if g.options.has(MODULE) else []

    def after_dealing(self, g: ScytheGame) -> Steps:
        return [TeslaAtHome()] if g.options.has(MODULE) else []


WIN_TESLA: Final = WinTesla(MODULE)
register(TeslaSource())
