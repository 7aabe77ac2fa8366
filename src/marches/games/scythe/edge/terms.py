"""What goes with what at a table: factions and mats with their boxes and with each other, modules and options."""

from __future__ import annotations

from marches.games.scythe.edge.components import PRINTED
from marches.games.scythe.edge.variants import BARRED_WITH_TEAMS
from marches.games.scythe.rules.expansions.automa.state import AUTOMAS, PERSON
from marches.games.scythe.rules.expansions.variants import rusviet
from marches.games.scythe.rules.kit import Kit
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.setup import RANDOM, banned_pairs
from marches.kernel.setup import Value
from marches.kernel.terms import Brings, BySeat, Given, Layout, Never, Several, Terms, When

BOXES = ("invaders", "fenris")
"""Boxes with factions of their own."""
MATS = "mats"
NO_AUCTION: dict[str, Value] = {"bidding": False, "tournament": False}
IN_MAT_ORDER = "mat-order"


def _brings() -> tuple[Brings, ...]:
    """scythe:setup.invaders.player-count  A faction or a mat brings its box, as does a sixth player."""
    found = [Brings("invaders", When(players=(6, 7)))]
    for box in BOXES:
        factions = tuple(faction.id for faction in PRINTED.factions if faction.set == box)
        mats = tuple(mat.id for mat in PRINTED.mats if mat.set == box)
        found.append(Brings(box, When(seated=(factions,))))
        found += [Brings(box, When(chosen={MATS: mats}))] if mats else []
    return tuple(found)


def _never() -> tuple[Never, ...]:
    """scythe:setup.banned-pairs  Pairs of faction and mat; one of them is allowed in the first printing."""
    kit = Kit(PRINTED)
    as_first_printed: dict[str, Value] = {rusviet.FACTION: rusviet.FIRST_PRINTING}
    always = banned_pairs(kit, Options((), as_first_printed))
    found = []
    for faction, mat in banned_pairs(kit, Options((), {})):
        when = When() if (faction, mat) in always else When(unlike=as_first_printed)
        found.append(Never(kit.mats.faction_ids[faction], MATS, kit.mats.ids[mat], when))
    return tuple(found)


TERMS = Terms(
    anyone=RANDOM,
    brings=_brings(),
    offered={
        MATS: When(options={**NO_AUCTION, IN_MAT_ORDER: False}),
        "layout": When(modules=("modular",)),
        "remove-tiles": When(modules=("modular",), players=(1, 2, 3, 4)),
        "automa-mode": When(chosen={AUTOMAS: ()}),
        # On the modular board mats come first, and factions are chosen on the map.
        IN_MAT_ORDER: When(without=("modular",), options=NO_AUCTION),
        "bidding": When(without=("modular", "desolation")),
        "tournament": When(without=("modular", "desolation")),
        "final-turns": When(without=("desolation", "resolution")),
        "airship-tiles": When(modules=("airships",)),
        "own-airship-tiles": When(modules=("airships",)),
        "resolution": When(modules=("resolution",)),
        "tesla-for": When(modules=("tesla",)),
        "mad-tesla-end": When(modules=("mad-tesla",), without=("resolution",)),
        "desolation-faction": When(modules=("desolation",)),
        "desolation-harder": When(modules=("desolation",)),
        "teams": When(players=(4, 6), without=("desolation", *BARRED_WITH_TEAMS)),
        "bribes": When(without=("desolation", "guide"), options={"tournament": False}),
    },
    usual=(Given("bribes", True, When(people=2)),),
    never=_never(),
    fields={
        MATS: BySeat("mat", RANDOM, unless=AUTOMAS),
        AUTOMAS: BySeat("automa-level", PERSON, machine=True),
        "airship-tiles": Several("airship-tile"),
        "layout": Layout("board-side"),
    },
)
"""scythe:bribe.default  Among people coins may change hands, unless the host or a tournament says otherwise.

Never in Desolation, where they would pool coins for a goal that each player meets alone.
"""
