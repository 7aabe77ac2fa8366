"""Mods as they are seen, written, dealt again and explained. Until all have chosen, each sees only their own."""

from __future__ import annotations

from random import Random

from marches.games.scenario import Row
from marches.games.scythe.edge.extras import InfraModsView, InfraModView, MechModsView
from marches.games.scythe.edge.view import MODULE_VIEWS, ModuleView
from marches.games.scythe.rules.expansions.fenris_mods import infra_mods
from marches.games.scythe.rules.expansions.fenris_mods.draw import NONE, USED, DrawMod, ModsState
from marches.games.scythe.rules.expansions.fenris_mods.mech_mods import MECH_MODS_STATE, MOD_IDS, MODULE, places_later
from marches.games.scythe.rules.expansions.fenris_mods.regroup import note_regrouped, regrouped
from marches.games.scythe.rules.kit import Kit
from marches.games.scythe.rules.mech_spaces import put_ability
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import MECHS, hexes_of, size
from marches.kernel.rulebook import Help
from marches.kernel.step import Seat

INFRA_IDS = infra_mods.MOD_IDS
FREE_RULES = ["scythe:inframod.free-action", "scythe:inframod.free-action-completed"]
RULES_OF = {
    "machinery": FREE_RULES,
    "assembly-line": FREE_RULES,
    "construction": FREE_RULES,
    "recruitment-office": FREE_RULES,
    "automachines": ["scythe:inframod.automachines", "scythe:inframod.automachines-factory"],
    "cavalry": ["scythe:inframod.cavalry"],
    "propaganda": ["scythe:inframod.propaganda"],
    "spy": ["scythe:inframod.spy-timing", "scythe:inframod.spy-effect", "scythe:inframod.spy-both"],
}
"""The rules each Infrastructure Mod follows."""


def seat_named(g: ScytheGame, row: Row) -> int:
    """The seat whose faction a row names."""
    seat = g.seating.seat_of(row.one_of(row.head[1], g.kit.mats.faction_ids)) if len(row.head) > 1 else -1
    if seat < 0:
        raise row.fail("a row of Mods names a faction in this game")
    return seat


def left(g: ScytheGame, state: ModsState) -> list[int]:
    """How many answers each seat still owes. Nobody owes any before Mods are drawn."""
    return [USED - state.answers[seat] if state.offered[seat] else 0 for seat in range(g.players)]


def offer_others(g: ScytheGame, state: ModsState, seat: Seat, rng: Random) -> None:
    """What others were offered goes back to the pool and as many are drawn again."""
    others = [other for other in range(g.players) if other != seat]
    before = [*state.pool], [*state.offered]
    counts = {other: size(state.offered[other]) for other in others}
    for other in others:
        for kind in hexes_of(state.offered[other]):
            state.give_back(other, kind)
    for other in others:
        for _ in range(counts[other]):
            kinds = [kind for kind in hexes_of(state.may_draw(g, other)) for _ in range(state.pool[kind])]
            if not kinds:  # They ran out of kinds on the way: what was there before will do.
                state.pool, state.offered = before
                return
            state.take(other, rng.choice(kinds))
    drawing = g.decision
    if isinstance(drawing, DrawMod) and drawing.state(g) is state and not state.fits(g, drawing.seat):
        state.pool, state.offered = before  # nature is about to draw, so there is something to draw


class MechMods(ModuleView):
    """scythe:mechmod.sealed  Everyone sees what is on the mats, nobody what another was offered."""

    name = MODULE

    def in_use(self, g: ScytheGame) -> bool:
        return MECH_MODS_STATE.in_use(g)

    def start(self, g: ScytheGame) -> None:
        """Nobody has placed any."""
        state = MECH_MODS_STATE.of(g)
        state.shown = True
        state.pool = [0] * len(MOD_IDS)

    def help(self, kit: Kit) -> dict[str, dict[str, Help]]:
        """Abilities that are printed on a mat are explained there."""
        elsewhere = {name for mechs in kit.mats.mechs for name in mechs}
        new = [mod for mod in kit.data.fenris.mods.mech if mod.id not in elsewhere]
        return {"ability": {mod.id: Help([], [f"scythe:mechmod.{mod.id}"], mod.status) for mod in new}}

    def view(self, g: ScytheGame, seat: Seat) -> MechModsView:
        state = MECH_MODS_STATE.of(g)
        offered = [MOD_IDS[mod] for mod in hexes_of(state.offered[seat])] if seat >= 0 else []
        own = over(g, seat) if seat >= 0 and not state.shown else {}
        placed = [over(g, other) if state.shown else {} for other in range(g.players)]
        return MechModsView(offered, own, left(g, state), placed)

    def dump(self, g: ScytheGame) -> list[str]:
        rows = []
        for seat in range(g.players):
            clauses = [f"{mod} {mech}" for mech, mod in over(g, seat).items()]
            if clauses:
                rows.append(f"mech-mods {g.kit.mats.faction_ids[g.seating.faction[seat]]}: {'; '.join(clauses)}")
        return rows

    def load(self, g: ScytheGame, row: Row) -> bool:
        """`mech-mods nordic: armor 1; stealth 3` says what covers which mech ability."""
        if row.head[0] != "mech-mods":
            return False
        if not MECH_MODS_STATE.in_use(g):
            raise row.fail("the module mechmods is not in this game")
        seat = seat_named(g, row)
        for mod, mech in row.clauses:
            space = row.one_of(mech, [str(number + 1) for number in range(MECHS)])
            MECH_MODS_STATE.of(g).taken[seat * MECHS + space] = row.one_of(mod, MOD_IDS)
            put_ability(g, seat, space, mod)
        return True

    def redeal(self, g: ScytheGame, seat: Seat, rng: Random) -> None:
        """Others may have been offered anything, and have placed any of it."""
        state = MECH_MODS_STATE.of(g)
        if state.shown:
            return
        offer_others(g, state, seat, rng)
        for other in range(g.players):
            if other == seat:
                continue
            state.taken[other * MECHS : other * MECHS + MECHS] = [NONE] * MECHS
            count = rng.randint(0, state.answers[other])
            mods = rng.sample(hexes_of(state.offered[other]), min(count, size(state.offered[other])))
            spaces = range(len(mods)) if places_later(g, other) else rng.sample(range(MECHS), len(mods))
            for mod, space in zip(mods, spaces, strict=True):
                state.taken[other * MECHS + space] = mod


class InfraMods(ModuleView):
    """scythe:inframod.sealed  Everyone sees what is beside the mats, nobody what another was offered."""

    name = infra_mods.MODULE

    def in_use(self, g: ScytheGame) -> bool:
        return infra_mods.INFRA_MODS_STATE.in_use(g)

    def start(self, g: ScytheGame) -> None:
        """Nobody has kept any."""
        state = infra_mods.INFRA_MODS_STATE.of(g)
        state.shown = True
        state.pool = [0] * len(INFRA_IDS)

    def help(self, kit: Kit) -> dict[str, dict[str, Help]]:
        mods = kit.data.fenris.mods.infrastructure
        return {"infra-mod": {mod.id: Help([], RULES_OF[mod.id], mod.status) for mod in mods}}

    def view(self, g: ScytheGame, seat: Seat) -> InfraModsView:
        state = infra_mods.INFRA_MODS_STATE.of(g)
        offered = [INFRA_IDS[mod] for mod in hexes_of(state.offered[seat])] if seat >= 0 else []
        own = [INFRA_IDS[mod] for mod in hexes_of(state.kept(seat))] if seat >= 0 and not state.shown else []
        kept = [kept_by(g, other) if state.shown else [] for other in range(g.players)]
        return InfraModsView(offered, own, left(g, state), kept)

    def dump(self, g: ScytheGame) -> list[str]:
        rows = []
        for seat in range(g.players):
            clauses = [mod.id + (" used" if mod.used else "") for mod in kept_by(g, seat)]
            if clauses:
                rows.append(f"infra-mods {g.kit.mats.faction_ids[g.seating.faction[seat]]}: {'; '.join(clauses)}")
        return rows

    def load(self, g: ScytheGame, row: Row) -> bool:
        """`infra-mods nordic: spy; cavalry used` says what a seat has kept and used."""
        if row.head[0] != "infra-mods":
            return False
        if not self.in_use(g):
            raise row.fail("the module inframods is not in this game")
        seat = seat_named(g, row)
        state = infra_mods.INFRA_MODS_STATE.of(g)
        if len(row.clauses) > USED:
            raise row.fail(f"a seat keeps at most {USED} Infrastructure Mods")
        for words in row.clauses:
            mod = row.one_of(words[0], INFRA_IDS)
            state.keep(seat, mod)
            state.flipped[seat] |= int("used" in words[1:]) << mod
        return True

    def redeal(self, g: ScytheGame, seat: Seat, rng: Random) -> None:
        """Others may have been offered anything, and keep any of it."""
        state = infra_mods.INFRA_MODS_STATE.of(g)
        if state.shown:
            return
        offer_others(g, state, seat, rng)
        for other in range(g.players):
            if other == seat:
                continue
            state.taken[other * USED : other * USED + USED] = [NONE] * USED
            count = min(rng.randint(0, state.answers[other]), size(state.offered[other]))
            for mod in rng.sample(hexes_of(state.offered[other]), count):
                state.keep(other, mod)


def kept_by(g: ScytheGame, seat: Seat) -> list[InfraModView]:
    """The Infrastructure Mods a seat has, used ones included."""
    state = infra_mods.INFRA_MODS_STATE.of(g)
    return [InfraModView(INFRA_IDS[mod], infra_mods.flipped(g, seat, mod)) for mod in hexes_of(state.kept(seat))]


def over(g: ScytheGame, seat: Seat) -> dict[str, str]:
    """The Mods a seat has placed, by mech; those of a seat that places them later are not placed yet."""
    state = MECH_MODS_STATE.of(g)
    if state.shown and places_later(g, seat):
        return {}
    return {str(space + 1): MOD_IDS[state.at(seat, space)] for space in range(MECHS) if state.at(seat, space) != NONE}


class Regrouped(ModuleView):
    """scythe:mechmod.regroup  Whose character stands where it fled to, and gets nothing there."""

    name = "regrouped"

    def in_use(self, g: ScytheGame) -> bool:
        return regrouped(g) != 0

    def dump(self, g: ScytheGame) -> list[str]:
        return [
            f"regrouped: {' '.join(g.kit.mats.faction_ids[g.seating.faction[seat]] for seat in hexes_of(regrouped(g)))}"
        ]

    def load(self, g: ScytheGame, row: Row) -> bool:
        if row.head[0] != self.name:
            return False
        words = [word for clause in row.clauses for word in clause]
        note_regrouped(g, sum(1 << g.seating.seat_of(row.one_of(word, g.kit.mats.faction_ids)) for word in words))
        return True


MODULE_VIEWS += [MechMods(), Regrouped(), InfraMods()]
