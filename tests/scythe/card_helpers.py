"""Encounters and cards in tests: getting there, and taking everything they give."""

from __future__ import annotations

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.state import ScytheGame
from tests.scythe.helpers import draw, legal, move, offers, play, position, question, start_move

RICH = "coins 10; power 5; popularity 10"
AT = "r2c4"
"""The mountain next to Nordic's forest: an encounter territory."""

ANSWERS: dict[str, tuple[str, dict[str, str | int]]] = {
    "TakeResources": ("take-resource", {"resource": "oil"}),
    "ResourcesWithWorker": ("place", {"hex": "r1c4"}),
    "PlaceMech": ("deploy", {"mech": "1"}),
    "MechPlace": ("place", {"hex": "r1c4"}),
    "PlaceStructure": ("build", {"structure": "mill"}),
    "StructurePlace": ("place", {"hex": "r1c4"}),
    "Enlist": ("enlist", {"recruit": "build"}),
    "OneTimeBonus": ("take-bonus", {"bonus": "power"}),
    "Upgrade": ("move-cube", {"cube": "gain-coins"}),
    "CoverCost": ("cover", {"bottom": "build"}),
    "LookAtHand": ("look-at-hand", {"seat": 1}),
    "RelocateTo": ("place", {"hex": "r2c5"}),
    "RelocateUnit": ("move", {"unit": "character"}),
    "PayCards": ("pay-card", {"combat_card": "2"}),
    "WorkersByMech": ("place", {"hex": "r3c3"}),
    "ProduceSomewhere": ("produce-at", {"hex": "r1c4", "count": 1}),
}
"""How a test answers the questions of a benefit."""


def meet(card: str, seat: str = RICH, other: str = "", rest: str = "", head: str = "") -> ScytheGame:
    """Nordic's character walks onto the mountain and draws this card."""
    seats = f"seat nordic industrial: {seat}\nseat crimea mechanical: {other}\n"
    g = position(f"{head}{seats}hex r1c4: nordic character\n{rest}turn nordic\n")
    start_move(g)
    move(g, AT)
    play(g, "done")
    draw(g, encounter=card)
    return g


def on_card(card: str, seat: str = RICH, other: str = "", rest: str = "", head: str = "") -> ScytheGame:
    """Nordic places the action token on a Factory card it owns."""
    seats = f"seat nordic industrial: {seat}; factory {card}\nseat crimea mechanical: {other}\n"
    g = position(f"{head}{seats}{rest}turn nordic\n")
    play(g, "factory-section", factory_card=card)
    return g


def take_all(g: ScytheGame) -> None:
    """Answer and draw until everything in a benefit has been taken."""
    while question(g) in ANSWERS or question(g) == "DrawCard":
        if question(g) == "DrawCard":
            draw(g)
            continue
        verb, fields = ANSWERS[question(g)]
        if not offers(g, verb, None, **fields):
            verb, fields = legal(g)[-1].verb, {}
        play(g, verb, None, **fields)


def wealth(g: ScytheGame, seat: int = 0) -> dict[str, int]:
    """What a seat has, by the names the cards use."""
    view = RULEBOOK.view(g, seat).seats[seat]
    shown = {one.id: one for one in RULEBOOK.view(g, seat).hexes}
    found = {"coins": view.coins, "power": view.power, "popularity": view.popularity, "combat-card": view.combat_cards}
    for kind in ("metal", "food", "oil", "wood"):
        found[kind] = sum(one.resources.get(kind, 0) for one in shown.values())
    found["worker"] = 8 - view.mat_workers
    found["mech"] = sum(place != "" for place in view.mechs.values())
    found["structure"] = sum(place != "" for place in view.structures.values())
    found["recruit"] = len(view.recruits)
    found["upgrade"] = len(view.cubes)
    return found


def difference(before: dict[str, int], now: dict[str, int]) -> dict[str, int]:
    """What has changed."""
    return {name: now[name] - before[name] for name in now if now[name] != before[name]}
