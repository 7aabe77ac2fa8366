"""Mech Mods: four are offered to everyone, up to two cover printed mech abilities, all placed unseen."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.edge.fenris_data import SHIPPED
from marches.games.scythe.rules.actions import ACTIONS, SKIP, Pick, picks
from marches.games.scythe.rules.expansions.fenris_mods.draw import (
    MECH_RANK,
    NONE,
    ChooseMods,
    DrawMod,
    ModsState,
    copies,
    in_turns,
)
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.mech_spaces import put_ability
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.sources import SOURCES, Held, Source, register
from marches.games.scythe.rules.state import ScytheGame, ScytheStep, StateOf
from marches.games.scythe.rules.tables import BIT, MECHS, hexes_of
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step

MODULE: Final = "mechmods"
MOD_IDS: Final = [mod.id for mod in SHIPPED.mods.mech]
DRAW_MOD: Final = picks("draw-mech-mod", "ability", MOD_IDS)
PLACE_MOD: Final = [
    ACTIONS.add(Pick("place-mod", {"ability": MOD_IDS[index // MECHS], "mech": str(index % MECHS + 1)}, index))
    for index in range(len(MOD_IDS) * MECHS)
]
"""At `mod * MECHS + space`."""
CHOOSE_MOD: Final = picks("choose-mod", "ability", MOD_IDS)
"""For a seat that places its Mods later."""


class MechModsState(ModsState):
    """What is offered and what is where: `taken` is by seat and space of the mat."""

    def barred(self, g: ScytheGame, seat: Seat) -> i64:
        """Mods that are printed on the seat's mat."""
        found: i64 = 0
        for name in g.kit.mats.mechs[g.seating.faction[seat]]:
            if name in MOD_IDS:
                found |= BIT[MOD_IDS.index(name)]
        return found

    def copy(self) -> ModuleState:
        return MechModsState(self.pool.copy(), self.offered.copy(), self.answers.copy(), self.taken.copy(), self.shown)

    def at(self, seat: Seat, space: int) -> int:
        """The Mod over a space of the mat, or NONE."""
        return self.taken[seat * MECHS + space]

    def placed(self, seat: Seat) -> i64:
        """The Mods a seat has placed, as a mask."""
        found: i64 = 0
        for space in range(MECHS):
            if self.at(seat, space) != NONE:
                found |= BIT[self.at(seat, space)]
        return found


def new_state(g: ScytheGame) -> MechModsState:
    nothing = [0] * g.players
    return MechModsState(
        copies(g.kit.data.fenris.mods.mech, g.options), nothing, nothing.copy(), [NONE] * (g.players * MECHS), False
    )


MECH_MODS_STATE: Final = StateOf(MechModsState)
"""The Mech Mods of this game."""


class DrawMechMod(DrawMod):
    """scythe:mechmod.draw  One more Mech Mod, none that is printed on the seat's own mat."""

    def stream(self) -> str:
        return "mech-mods"

    def state(self, g: ScytheGame) -> ModsState:
        return MECH_MODS_STATE.of(g)

    def answers(self) -> list[Pick]:
        return DRAW_MOD

    def told(self, kind: int) -> Line:
        facts: dict[str, Fact] = {"seat": f"seat:{self.seat}", "ability": f"ability:{MOD_IDS[kind]}"}
        return Line("scythe-did-draw-mech-mod", facts)


class ChooseMechMods(ChooseMods):
    """scythe:mechmod.place-two, scythe:mechmod.sealed  Everyone places up to two."""

    rule = "scythe:mechmod.place-two"

    def state(self, g: ScytheGame) -> ModsState:
        return MECH_MODS_STATE.of(g)

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = []
        if places_later(g, seat):
            found += [CHOOSE_MOD[mod] for mod in hexes_of(MECH_MODS_STATE.of(g).offered[seat])]
            return [*found, SKIP]
        for mod in hexes_of(MECH_MODS_STATE.of(g).offered[seat]):
            found += PLACE_MOD[mod * MECHS : mod * MECHS + MECHS]
        found.append(SKIP)
        return found

    def why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Pick):
            return None
        state = MECH_MODS_STATE.of(g)
        mod, space = chosen_mod(g, seat, action)
        if state.placed(seat) >> mod & 1:
            return Reason("scythe:mechmod.place-two", "scythe-why-mod-placed", {"ability": f"ability:{MOD_IDS[mod]}"})
        if state.at(seat, space) != NONE:
            return Reason("scythe:mechmod.place-two", "scythe-why-space-covered", {"mech": f"mech:{space + 1}"})
        return None

    def take(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        mod, space = chosen_mod(g, seat, action)
        MECH_MODS_STATE.of(g).taken[seat * MECHS + space] = mod

    def show(self) -> ScytheStep:
        return ShowMechMods()

    def preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        """What the Mod does and which ability it replaces."""
        if not isinstance(action, Pick):
            return []
        mod, space = chosen_mod(g, seat, action)
        found = [Line("scythe-preview-ability", {"ability": f"ability:{MOD_IDS[mod]}"})]
        if not places_later(g, seat):
            covered = g.kit.mats.mechs[g.seating.faction[seat]][space]
            found.append(Line("scythe-preview-mod-covers", {"ability": f"ability:{covered}"}))
        return found


def places_later(g: ScytheGame, seat: Seat) -> bool:
    """scythe:vesna.tokens-timing  Whether the seat's Mods wait until its own tokens are placed."""
    return any(source.places_later(g, seat) for source in SOURCES)


def chosen_mod(g: ScytheGame, seat: Seat, action: Pick) -> tuple[int, int]:
    """The Mod an answer names and its space; Mods that are placed later are kept in the order of the answers."""
    if places_later(g, seat):
        return action.index, MECH_MODS_STATE.of(g).answers[seat]
    return action.index // MECHS, action.index % MECHS


class ShowMechMods(ScytheStep):
    """scythe:mechmod.sealed, scythe:mechmod.replace  All Mods are open and active; the rest leave the game."""

    def run(self, g: ScytheGame) -> None:
        state = MECH_MODS_STATE.of(g)
        for seat in range(g.players):
            for space in range(MECHS):
                if state.at(seat, space) != NONE and not places_later(g, seat):
                    put_ability(g, seat, space, MOD_IDS[state.at(seat, space)])
        state.turn_up(g)
        if g.events is not None:
            for seat in g.seating.clockwise_from(g.seating.first):
                if g.seating.led(seat):
                    self._tell(g, seat)

    def _tell(self, g: ScytheGame, seat: Seat) -> None:
        state = MECH_MODS_STATE.of(g)
        for space in range(MECHS):
            if state.at(seat, space) != NONE:
                facts: dict[str, Fact] = {
                    "seat": f"seat:{seat}",
                    "ability": f"ability:{MOD_IDS[state.at(seat, space)]}",
                }
                if places_later(g, seat):
                    g.tell("scythe-did-choose-mod", facts)
                else:
                    g.tell("scythe-did-place-mod", {**facts, "mech": f"mech:{space + 1}"})
        if not state.placed(seat):
            g.tell("scythe-did-place-no-mod", {"seat": f"seat:{seat}"})


class Locked(Rule):
    """scythe:mechmod.locked  Once the game has begun, Mods stay in place."""

    def why_not_offered(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        placing = action.verb in ("place-mod", "choose-mod") and MECH_MODS_STATE.of(g).shown
        return Reason("scythe:mechmod.locked", "scythe-why-mods-locked") if placing else None


class MechModSource(Source):
    """Active when the module is selected."""

    def module_states(self, g: ScytheGame) -> list[ModuleState]:
        return [new_state(g)] if g.options.has(MODULE) else []

    def setup_rank(self) -> int:
        return MECH_RANK

    def after_dealing(self, g: ScytheGame) -> Steps:
        if not MECH_MODS_STATE.in_use(g):
            return []
        draws: list[Step[Any]] = [DrawMechMod(seat) for seat in range(g.players)]
        return [*in_turns(g, draws), ChooseMechMods()]

    def unplaced_abilities(self, g: ScytheGame, seat: Seat) -> list[str]:
        if g.turns or not MECH_MODS_STATE.in_use(g) or not MECH_MODS_STATE.of(g).shown or not places_later(g, seat):
            return []  # Mods that were not placed have left the game with the first turn
        return [MOD_IDS[mod] for mod in hexes_of(MECH_MODS_STATE.of(g).placed(seat))]

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(-1, LOCKED)] if MECH_MODS_STATE.in_use(g) else []


LOCKED: Final = Locked(MODULE)
register(MechModSource())
