"""Everything that brings rules and answers into the game, in a fixed order that decides the codes of the answers.

Add a new file at the end of its part of the list.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final

from marches.games.scythe.rules import actions, encounters, factory, factory_section, objectives, setup, structure_bonus
from marches.games.scythe.rules.expansions import boxes, bribes
from marches.games.scythe.rules.expansions.airships import setup as airships
from marches.games.scythe.rules.expansions.alliances import pacts
from marches.games.scythe.rules.expansions.automa import seat as automa
from marches.games.scythe.rules.expansions.automa import (
    several,
    with_airships,
    with_alliances,
    with_fenris,
    with_last_turns,
    with_mods,
    with_resolution,
    with_rivals,
    with_tokens,
    with_tracks,
    with_vesna,
)
from marches.games.scythe.rules.expansions.desolation import together
from marches.games.scythe.rules.expansions.fenris_mods import boosts, infra_mods, mech_abilities, mech_mods
from marches.games.scythe.rules.expansions.modular import laying
from marches.games.scythe.rules.expansions.resolution import endings, explosion, land_rush, missions
from marches.games.scythe.rules.expansions.tesla import ally, mad
from marches.games.scythe.rules.expansions.tracks import goals, rivals, triumph_tiles, war_and_peace
from marches.games.scythe.rules.expansions.variants import bidding, delay, final_turns, mat_order, teams
from marches.games.scythe.rules.expansions.variants import rusviet as first_printing
from marches.games.scythe.rules.factions import (
    albion,
    crimea,
    fenris,
    home_bases,
    nordic,
    polania,
    rusviet,
    saxony,
    togawa,
    vesna,
)

BASE: Final[list[ModuleType]] = [actions, setup, encounters, factory, objectives, structure_bonus, factory_section]
FACTIONS: Final[list[ModuleType]] = [
    nordic,
    saxony,
    polania,
    crimea,
    rusviet,
    albion,
    togawa,
    home_bases,
    vesna,
    fenris,
]
RESOLUTION: Final[list[ModuleType]] = [endings, missions, explosion, land_rush]
VARIANTS: Final[list[ModuleType]] = [teams, final_turns, mat_order, bidding, delay, first_printing]
MODS: Final[list[ModuleType]] = [mech_abilities, mech_mods, infra_mods, boosts]
TRACKS: Final[list[ModuleType]] = [goals, war_and_peace, triumph_tiles, rivals]
FENRIS: Final[list[ModuleType]] = [*MODS, ally, mad, pacts, *TRACKS, together]
WITH_AUTOMAS: Final[list[ModuleType]] = [
    *[several, with_tokens, with_last_turns, with_resolution, with_tracks, with_rivals, with_alliances, with_mods],
    *[with_fenris, with_vesna, with_airships],
]
EXPANSIONS: Final[list[ModuleType]] = [
    *[bribes, airships, *RESOLUTION, *VARIANTS, *FENRIS, laying, automa, *WITH_AUTOMAS],
    boxes,
]
