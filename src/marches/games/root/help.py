"""What the things of Root are for, and where points came from: for whoever looks at a table."""

from __future__ import annotations

from collections.abc import Sequence

from marches.games.root.components import CARDS, QUESTS, Card, Quest, inventory
from marches.kernel.line import Event, Line
from marches.kernel.module import Help, Part

FACTIONS = {
    "marquise": "6.1",
    "eyrie": "7.1",
    "alliance": "8.1",
    "vagabond": "9.1",
    "vagabond2": "9.1",
    "lizards": "10.1",
    "riverfolk": "11.1",
    "mechanical": "mech.modes",
}
LEADERS = {"builder": "7.8.1", "charismatic": "7.8.2", "commander": "7.8.3", "despot": "7.8.4"}
CAUSES = {
    "root-did-place": "root-part-placed",
    "root-did-gain-item": "root-part-crafted",
    "root-did-remove": "root-part-removed",
    "root-did-damage": "root-part-removed",
    "root-did-phase": "root-part-phase",
    "root-did-pay": "root-part-phase",
    "root-did-return-fund": "root-part-phase",
    "root-did-relation": "root-part-relations",
    "root-did-give": "root-part-relations",
    "root-did-open-quest": "root-part-quests",
    "root-did-clear-ruin": "root-part-ruins",
    "root-did-spend": "root-part-rituals",
    "root-did-turmoil": "root-part-turmoil",
}
"""What points are put down to, by what was told just before them."""
OTHER = "root-part-other"


def catalogue() -> dict[str, dict[str, Help]]:
    """Cards, factions, leaders, characters, quests."""
    status = {(item.kind, item.id): item.status for item in inventory()}
    cards = {card.id: Help(rules=[f"root:card.{_rule(card)}"], status=card.status) for card in CARDS}
    quests = {quest.id: Help([_asks(quest)], status=quest.status) for quest in QUESTS}
    characters = {name: Help(rules=[f"root:vagabond.{name}"]) for kind, name in status if kind == "character"}
    return {
        "card": cards,
        "faction": {name: Help(rules=[f"root:{rule}"]) for name, rule in FACTIONS.items()},
        "label": {name: Help(rules=[f"root:{rule}"]) for name, rule in FACTIONS.items()},
        "leader": {name: Help(rules=[f"root:{rule}"]) for name, rule in LEADERS.items()},
        "character": characters,
        "quest": quests,
    }


def _asks(quest: Quest) -> Line:
    first, second = quest.items
    return Line("root-help-quest", {"suit": f"suit:{quest.suit}", "first": f"item:{first}", "second": f"item:{second}"})


def _rule(card: Card) -> str:
    """The ledger rule that says what a card does."""
    if card.kind == "item":
        return f"item.{card.item}"
    if card.kind == "immediate":
        return f"favor.{card.suit}"
    if card.kind == "dominance":
        return f"dominance.{card.suit}"
    return card.kind if card.kind in ("ambush", "spy") else card.id


def breakdown(scores: Sequence[int], told: Sequence[Event]) -> list[list[Part]]:
    """Points by what brought them; points nothing tells of (a head start) stand under the rest."""
    found: list[dict[str, int]] = [{} for _ in scores]
    cause = OTHER
    for event in told:
        key, facts = event.line.key, event.line.facts
        if key in ("root-did-score", "root-did-lose-points"):
            seat, points = int(str(facts["seat"]).partition(":")[2]), int(facts["points"])
            signed = points if key == "root-did-score" else -points
            found[seat][cause] = found[seat].get(cause, 0) + signed
        else:
            cause = CAUSES.get(key, OTHER)
    for seat, total in enumerate(scores):
        found[seat][OTHER] = found[seat].get(OTHER, 0) + total - sum(found[seat].values())
    order = [*dict.fromkeys(CAUSES.values()), OTHER]
    return [[Part(Line(key), row[key]) for key in order if row.get(key)] for row in found]
