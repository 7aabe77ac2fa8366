"""The Mods of The Rise of Fenris as data: names, how many tokens there are, which are stand-ins."""

from __future__ import annotations

from marches.games.components import expect, items, parse, text_of
from marches.games.scythe.data import ModToken
from marches.games.scythe.edge.components import MORE_COMPONENTS

FILE = "fenris_mods.yaml"


def load_mods(text: str | None = None) -> tuple[list[ModToken], list[ModToken]]:
    """scythe:mechmod.definition, scythe:inframod.definition  The Mech Mods and the Infrastructure Mods."""
    found = parse(FILE, text if text is not None else text_of("scythe", FILE))
    mech = items(FILE, found, "mech", ModToken)
    infrastructure = items(FILE, found, "infrastructure", ModToken)
    expect(FILE, "number of Mech Mods", sum(mod.copies for mod in mech), 41)
    expect(FILE, "number of Infrastructure Mods", sum(mod.copies for mod in infrastructure), 32)
    return mech, infrastructure


MECH_MODS, INFRA_MODS = load_mods()
MORE_COMPONENTS += [(FILE, "mech-mod", [*MECH_MODS]), (FILE, "infra-mod", [*INFRA_MODS])]
