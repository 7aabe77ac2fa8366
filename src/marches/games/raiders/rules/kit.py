"""What is printed on one set of components, as plain numbers: built once, shared by all games played with it."""

from __future__ import annotations

from typing import Final, final

from marches.games.raiders.data import Components
from marches.games.raiders.edge.components import PARTS
from marches.games.raiders.rules.tables import (
    BY_HAND,
    CIVS,
    GOODS,
    LOCATIONS,
    PLAY_CARD,
    PLUNDER,
    TRIGGERS,
    WORKERS,
    Bundle,
    Effect,
    colours,
    effect_of,
    place_of,
)


@final
class Kit:
    """Tables of numbers; ids are places in the lists of `tables`."""

    def __init__(self, found: Components) -> None:
        self.data: Final = found
        self.space_players: Final[list[int]] = [
            x.min_players for c in found.civilisations for s in c.settlements for x in s.spaces
        ]
        self.place_colours: Final[list[int]] = [colours([*x.place]) for x in found.locations]
        self.options: Final[list[Effect]] = [effect_of(o, o.id) for x in found.locations for o in x.options]
        """What can be done in the village, in the order of `tables.OPTIONS`."""
        at = [place for place, x in enumerate(found.locations) for _ in x.options]
        by = [colours([*o.by]) for x in found.locations for o in x.options]
        self.options_at: Final[list[list[int]]] = [
            [k for k, place in enumerate(at) if place == location] for location in range(len(LOCATIONS))
        ]
        """By location: what can be done there."""
        self.options_by: Final[list[list[int]]] = [
            [k for k in offered if by[k] >> colour & 1] for offered in self.options_at for colour in range(4)
        ]
        """By location and worker's colour (`location * 4 + colour`): what that worker can do there."""
        self.by_hand: Final[list[bool]] = [any(self.options[k].op in BY_HAND for k in ks) for ks in self.options_at]
        """By location: whether what a player may do there depends on the cards in hand."""
        self.town_centre: Final[int] = at[[effect.op for effect in self.options].index(PLAY_CARD)]
        self.workers_at_start: Final[list[int]] = [LOCATIONS.index(name) for name in found.workers_at_start]
        self.need_colours: Final[list[int]] = [
            colours([*s.workers]) for c in found.civilisations for s in c.settlements
        ]
        self.need_crew: Final[list[int]] = [s.crew for c in found.civilisations for s in c.settlements]
        self.need_provisions: Final[list[int]] = [s.provisions for c in found.civilisations for s in c.settlements]
        self.need_wagons: Final[list[int]] = [s.wagons for c in found.civilisations for s in c.settlements]
        self.tier_strengths: Final[list[list[int]]] = [
            [t.strength for t in s.tiers] for c in found.civilisations for s in c.settlements
        ]
        self.tier_vps: Final[list[list[int]]] = [
            [t.vp for t in s.tiers] for c in found.civilisations for s in c.settlements
        ]
        self.fail_wounds: Final[list[int]] = [c.fail_wounds for c in found.civilisations]
        self.civ_dice: Final[list[list[int]]] = [
            [c.dice.get("red", 0), c.dice.get("white", 0)] for c in found.civilisations
        ]
        self.has_quests: Final[list[bool]] = [c.has_quests for c in found.civilisations]
        self.space_worker: Final[list[int]] = [
            WORKERS.index(x.worker) for c in found.civilisations for s in c.settlements for x in s.spaces
        ]
        self.space_plunder: Final[list[int]] = [
            x.plunder for c in found.civilisations for s in c.settlements for x in s.spaces
        ]
        self.in_play: Final[list[int]] = [
            sum([1 << space for space, least in enumerate(self.space_players) if least <= players])
            for players in range(5)
        ]
        """Mask of the raid spaces used with a number of players."""
        self.crew_copies: Final[list[int]] = [c.copies for c in found.crew]
        self.crew_cost: Final[list[int]] = [c.cost for c in found.crew]
        self.crew_strength: Final[list[int]] = [c.strength for c in found.crew]
        self.crew_town: Final[list[list[Effect]]] = [[effect_of(e) for e in c.town] for c in found.crew]
        self.trigger: Final[list[int]] = [TRIGGERS.index(c.ability.trigger) for c in found.crew]
        self.trigger_civ: Final[list[int]] = [place_of(CIVS, c.ability.civ) for c in found.crew]
        self.trigger_location: Final[list[int]] = [place_of(LOCATIONS, c.ability.location) for c in found.crew]
        self.trigger_gained: Final[list[int]] = [place_of(GOODS, c.ability.if_gained) for c in found.crew]
        self.ability: Final[list[list[Effect]]] = [[effect_of(e) for e in c.ability.effects] for c in found.crew]
        self.doubles_ability: Final[int] = 2 if found.words.doubles_abilities else 1
        self.hero_town: Final[list[list[Effect]]] = [[effect_of(e) for e in x.town] for x in found.heroes]
        self.animal_copies: Final[list[int]] = [a.copies for a in found.animals]
        self.eagle_kind: Final[list[int]] = [["double", "town", "stats"].index(a.eagle.kind) for a in found.animals]
        self.eagle_strength: Final[list[int]] = [a.eagle.strength for a in found.animals]
        self.eagle_vp: Final[list[int]] = [a.eagle.vp for a in found.animals]
        self.horse_strength: Final[list[int]] = [a.horse.strength for a in found.animals]
        self.horse_vp: Final[list[int]] = [a.horse.vp for a in found.animals]
        self.quest_pay: Final[list[Bundle]] = [Bundle(q.pay) for q in found.quests]
        self.quest_strength: Final[list[int]] = [q.strength for q in found.quests]
        self.quest_vp: Final[list[int]] = [q.vp for q in found.quests]
        self.face_strength: Final[list[int]] = [f.strength for d in found.dice for f in d.faces]
        self.face_wounds: Final[list[int]] = [f.wounds for d in found.dice for f in d.faces]
        self.level_strength: Final[list[int]] = [x.strength for x in found.levels]
        self.level_provisions: Final[list[int]] = [x.provisions for x in found.levels]
        self.level_gains: Final[list[int]] = [x.gains for x in found.levels]
        self.scheme_civ: Final[list[int]] = [CIVS.index(x.civilisation) for x in found.schemes]
        self.scheme_target: Final[list[int]] = [x.target for x in found.schemes]
        self.scheme_provisions: Final[list[int]] = [x.provisions for x in found.schemes]
        self.scheme_strength: Final[list[int]] = [x.strength for x in found.schemes]
        self.scheme_vp: Final[list[int]] = [x.vp for x in found.schemes]
        self.scheme_up: Final[list[bool]] = [x.quest[0] == "bottom-to-top" for x in found.schemes]
        self.scheme_left: Final[list[bool]] = [x.quest[1] == "right-to-left" for x in found.schemes]
        self.scheme_horse: Final[list[int]] = [x.horse - 1 for x in found.schemes]
        self.scheme_blocks: Final[list[int]] = [LOCATIONS.index(x.blocks) for x in found.schemes]
        self.plunder_tokens: Final[list[int]] = [found.box.plunder[name] for name in PLUNDER]
        self.tokens: Final[list[int]] = [found.box.tokens[name] for name in ("silver", "provision", "kumis", "wound")]
        self.limit: Final[int] = found.box.limit
        self.start_silver: Final[int] = found.box.start.silver
        self.start_provisions: Final[int] = found.box.start.provision
        self.start_worker: Final[int] = WORKERS.index(found.box.start.worker)
        self.dealt: Final[int] = found.box.start.dealt
        self.kept: Final[int] = found.box.start.kept
        self.spaces_left: Final[int] = found.box.end["spaces_left"]
        self.quests_left: Final[int] = found.box.end["quests_left"]
        self.gold_vp: Final[int] = found.box.scoring["gold"]
        self.equipment_vp: Final[int] = found.box.scoring["equipment"]
        self.wagon_vp: Final[int] = found.box.scoring["wagon"]
        self.pair_vp: Final[int] = found.box.scoring["livestock_pair"]
        self.face_ranges: Final[list[tuple[int, int, int, int]]] = [
            (
                min(self.face_strength[die * 6 : die * 6 + 6]),
                max(self.face_strength[die * 6 : die * 6 + 6]),
                min(self.face_wounds[die * 6 : die * 6 + 6]),
                max(self.face_wounds[die * 6 : die * 6 + 6]),
            )
            for die in range(3)
        ]
        """By die: the least and the most strength and wounds of its faces."""


PRINTED: Final = Kit(PARTS)
"""The components as they ship."""
