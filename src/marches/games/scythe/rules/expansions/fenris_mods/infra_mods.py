"""Infrastructure Mods: four are offered to everyone, up to two are kept unseen, each works once."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.edge.fenris_data import SHIPPED
from marches.games.scythe.rules.actions import SKIP, Pick, picks
from marches.games.scythe.rules.expansions.fenris_mods.draw import (
    INFRA_RANK,
    NONE,
    USED,
    ChooseMods,
    DrawMod,
    ModsState,
    copies,
    in_turns,
)
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.state import ScytheGame, ScytheStep, StateOf
from marches.games.scythe.rules.tables import BIT, hexes_of
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step

MODULE: Final = "inframods"
MOD_IDS: Final = [mod.id for mod in SHIPPED.mods.infrastructure]
DRAW_MOD: Final = picks("draw-infra-mod", "infra-mod", MOD_IDS)
KEEP_MOD: Final = picks("keep-mod", "infra-mod", MOD_IDS)
USE_MOD: Final = picks("use-mod", "infra-mod", MOD_IDS)


class InfraModsState(ModsState):
    """What is offered and what was kept: `taken` holds two places for each seat."""

    def __init__(
        self, pool: list[int], offered: list[int], answers: list[int], taken: list[int], shown: bool, flipped: list[int]
    ) -> None:
        super().__init__(pool, offered, answers, taken, shown)
        self.flipped = flipped
        """Mods that have been used, as a mask by seat."""

    def copy(self) -> ModuleState:
        return InfraModsState(
            self.pool.copy(),
            self.offered.copy(),
            self.answers.copy(),
            self.taken.copy(),
            self.shown,
            self.flipped.copy(),
        )

    def kept(self, seat: Seat) -> i64:
        """The Mods a seat has kept, used or not, as a mask."""
        found: i64 = 0
        for place in range(USED):
            if self.taken[seat * USED + place] != NONE:
                found |= BIT[self.taken[seat * USED + place]]
        return found

    def keep(self, seat: Seat, mod: int) -> None:
        """Take a Mod to the next free place."""
        place = seat * USED
        while self.taken[place] != NONE:
            place += 1
        self.taken[place] = mod


def new_state(g: ScytheGame) -> InfraModsState:
    nothing = [0] * g.players
    taken = [NONE] * (g.players * USED)
    return InfraModsState(
        copies(g.kit.data.fenris.mods.infrastructure, g.options), nothing, nothing.copy(), taken, False, nothing.copy()
    )


INFRA_MODS_STATE: Final = StateOf(InfraModsState)
"""The Infrastructure Mods of this game."""


def flipped(g: ScytheGame, seat: Seat, mod: int) -> bool:
    """scythe:inframod.once  Whether the seat has used this Mod."""
    return INFRA_MODS_STATE.of(g).flipped[seat] >> mod & 1 == 1


def flip(g: ScytheGame, seat: Seat, mod: int) -> None:
    """scythe:inframod.once  A Mod is used, for the rest of the game."""
    INFRA_MODS_STATE.of(g).flipped[seat] |= BIT[mod]
    if g.events is not None:
        g.tell("scythe-did-use-mod", {"seat": f"seat:{seat}", "mod": f"infra-mod:{MOD_IDS[mod]}"})


class DrawInfraMod(DrawMod):
    """scythe:inframod.draw  One more Infrastructure Mod."""

    def stream(self) -> str:
        return "infra-mods"

    def state(self, g: ScytheGame) -> ModsState:
        return INFRA_MODS_STATE.of(g)

    def answers(self) -> list[Pick]:
        return DRAW_MOD

    def told(self, kind: int) -> Line:
        facts: dict[str, Fact] = {"seat": f"seat:{self.seat}", "mod": f"infra-mod:{MOD_IDS[kind]}"}
        return Line("scythe-did-draw-infra-mod", facts)


class ChooseInfraMods(ChooseMods):
    """scythe:inframod.keep-two, scythe:inframod.sealed  Everyone keeps up to two."""

    rule = "scythe:inframod.keep-two"

    def state(self, g: ScytheGame) -> ModsState:
        return INFRA_MODS_STATE.of(g)

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = [KEEP_MOD[mod] for mod in hexes_of(INFRA_MODS_STATE.of(g).offered[seat])]
        found.append(SKIP)
        return found

    def why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Pick) and INFRA_MODS_STATE.of(g).kept(seat) >> action.index & 1:
            mod = f"infra-mod:{MOD_IDS[action.index]}"
            return Reason("scythe:inframod.keep-two", "scythe-why-mod-kept", {"mod": mod})
        return None

    def take(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        INFRA_MODS_STATE.of(g).keep(seat, action.index)

    def show(self) -> ScytheStep:
        return ShowInfraMods()

    def preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        if not isinstance(action, Pick):
            return []
        return [Line("scythe-preview-mod", {"mod": f"infra-mod:{MOD_IDS[action.index]}"})]


class ShowInfraMods(ScytheStep):
    """scythe:inframod.sealed  Everything kept is turned face up and may be used. The rest leave the game."""

    def run(self, g: ScytheGame) -> None:
        state = INFRA_MODS_STATE.of(g)
        state.turn_up(g)
        if g.events is not None:
            for seat in g.seating.clockwise_from(g.seating.first):
                for mod in hexes_of(state.kept(seat)):
                    g.tell("scythe-did-keep-mod", {"seat": f"seat:{seat}", "mod": f"infra-mod:{MOD_IDS[mod]}"})
                if not state.kept(seat) and g.seating.led(seat):
                    g.tell("scythe-did-keep-no-mod", {"seat": f"seat:{seat}"})


MOD_RULES: Final[dict[str, Rule]] = {}


def add_mod(rule: Rule) -> None:
    """Register the rule of a Mod, which has the Mod's name."""
    if rule.name not in MOD_IDS:
        raise ValueError(f"there is no Infrastructure Mod {rule.name!r}")
    MOD_RULES[rule.name] = rule


class InfraModSource(Source):
    """scythe:inframod.order  Active when the module is selected."""

    def module_states(self, g: ScytheGame) -> list[ModuleState]:
        return [new_state(g)] if g.options.has(MODULE) else []

    def setup_rank(self) -> int:
        return INFRA_RANK

    def after_dealing(self, g: ScytheGame) -> Steps:
        if not INFRA_MODS_STATE.in_use(g):
            return []
        draws: list[Step[Any]] = [DrawInfraMod(seat) for seat in range(g.players)]
        return [*in_turns(g, draws), ChooseInfraMods()]

    def rules(self, g: ScytheGame) -> list[Held]:
        found: list[Held] = []
        if INFRA_MODS_STATE.in_use(g) and INFRA_MODS_STATE.of(g).shown:
            for seat in range(g.players):
                found += [Held(seat, MOD_RULES[MOD_IDS[mod]]) for mod in hexes_of(INFRA_MODS_STATE.of(g).kept(seat))]
        return found


register(InfraModSource())
