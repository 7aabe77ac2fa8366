"""What the things of Raiders are for, and what a final score consists of, for anyone who looks at a table."""

from __future__ import annotations

from msgspec.structs import replace

from marches.games.raiders.edge.components import PARTS, inventory
from marches.games.raiders.edge.preview import describe, option_lines
from marches.games.raiders.edge.print import crew_print, location_print
from marches.games.raiders.edge.steps import NAMES
from marches.games.raiders.rules.kit import Kit
from marches.games.raiders.rules.scoring import animal_vp, crew_vp, plunder_vp, quest_vp
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.tables import LOCATIONS
from marches.kernel.line import Line
from marches.kernel.rulebook import Help, ScoreSource
from marches.kernel.step import Seat

ITEMS = {"civ": "civilisation"}
"""What the list of components calls a kind, where it says otherwise."""
PRINTED = ("crew", "hero", "animal", "quest", "scheme", "level")
RULES: dict[str, dict[str, tuple[str, ...]]] = {
    "location": {
        "stables": ("village.stables.eagle", "village.stables.horse"),
        "barracks": ("village.barracks.choice", "village.barracks.cost", "village.barracks.heal"),
        "silversmith": ("village.silversmith.blue", "village.silversmith.grey-red"),
        "farm": ("village.farm.blue-grey", "village.farm.red"),
        "chiefs-tent": ("village.chief-tent.choice", "village.chief-tent.livestock"),
        "town-centre": ("village.village-centre.choice", "village.village-centre.card"),
        "meeting-tent": ("village.gathering-tent.two-cards", "village.gathering-tent.card-kumis"),
        "market": ("village.market.one-card", "village.market.two-cards"),
    },
    "civ": dict.fromkeys(("cimmeria", "assyria", "persia", "greece"), ("dice.red-white", "wound.place")),
    "settlement": dict.fromkeys(
        [settlement.id for civ in PARTS.civilisations for settlement in civ.settlements],
        ("raid.condition.printed", "raid.crew-all", "raid.plunder", "raid.plunder.always", "raid.worker"),
    ),
    "worker": dict.fromkeys(("blue", "grey", "red"), ("work.place", "work.take")),
    "die": dict.fromkeys(("red", "white"), ("dice.red-white", "dice.faces")) | {"yellow": ("dice.yellow",)},
    "good": {
        "silver": ("limit.silver",),
        "provision": ("limit.provision",),
        "kumis": ("limit.kumis", "raid.kumis"),
        "gold": ("score.gold",),
        "equipment": ("score.equipment",),
        "wagon": ("score.wagon",),
        "livestock": ("score.livestock",),
        "card": ("limit.hand",),
    },
}
"""Ledger rules that explain a thing, without the name of the game."""


def catalogue(kit: Kit) -> dict[str, dict[str, Help]]:
    """Everything with its own print or rules."""
    found: dict[str, dict[str, Help]] = {}
    for item in inventory(kit.data):
        if item.kind in PRINTED:
            found.setdefault(item.kind, {})[item.id] = Help(describe(kit, item.kind, item.id), status=item.status)
    status = {(item.kind, item.id): item.status for item in inventory(kit.data)}
    for kind, things in RULES.items():
        for name, rules in things.items():
            lines = _offers(kit, name) if kind == "location" else _faces(kit, name) if kind == "die" else []
            sure = status.get((ITEMS.get(kind, kind), name), "confirmed")
            found.setdefault(kind, {})[name] = Help(lines, [f"raiders:{rule}" for rule in rules], sure)
    for name, crew in found["crew"].items():
        found["crew"][name] = replace(crew, print=crew_print(kit, name))
    found["step"] = {name: Help() for name in NAMES}
    places = found["location"]
    for location in kit.data.locations:
        places[location.id] = replace(places[location.id], print=location_print(location))
    return found


def _faces(kit: Kit, colour: str) -> list[Line]:
    """raiders:dice.faces  What each side of a die shows."""
    die = next(die for die in kit.data.dice if die.id == colour)
    return [Line("raiders-help-face", {"strength": face.strength, "wounds": face.wounds}) for face in die.faces]


def _offers(kit: Kit, location: str) -> list[Line]:
    """What can be done at a location, whatever the worker's colour."""
    return option_lines(kit, kit.options_at[LOCATIONS.index(location)])


def breakdown(g: RaidersGame, seat: Seat) -> list[ScoreSource]:
    """raiders:score.when  The track and everything that counts at the end."""
    parts = {
        "raiders-part-track": g.vp(seat),
        "raiders-part-crew": crew_vp(g, seat),
        "raiders-part-animals": animal_vp(g, seat),
        "raiders-part-quests": quest_vp(g, seat),
        "raiders-part-plunder": plunder_vp(g, seat),
    }
    return [ScoreSource(Line(key), points) for key, points in parts.items()]
