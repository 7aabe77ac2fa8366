"""What the things of Root are for, and where points came from, for anyone who looks at a table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from marches.games.root.edge.components import Card, Components, Quest
from marches.games.root.edge.course import STEPS, course
from marches.games.root.edge.print import prints
from marches.kernel.line import Event, Line
from marches.kernel.rulebook import Help, ScoreSource

SUITS = ("fox", "rabbit", "mouse")
ALLIED_TRACK = ("amiable", "friendly", "allied")
"""The spaces after Indifferent."""
FACTIONS: dict[str, tuple[str, ...]] = {
    "marquise": ("6.1", "6.2.2", "6.2.3"),
    "eyrie": ("7.1", "7.2.2", "7.2.3"),
    "alliance": ("8.1", "8.2.2", "8.2.6", "8.2.6.move"),
    "vagabond": ("9.1", "9.2.2", "9.2.3", "9.2.4"),
    "vagabond2": ("9.1", "9.2.2", "9.2.3", "9.2.4"),
    "lizards": ("10.1", "10.2.2", "10.2.3", "10.2.4", "10.2.5", "10.2.6"),
    "riverfolk": ("11.1", "11.2.2", "11.2.3", "11.2.5.I", "11.2.6"),
    "mechanical": ("mech.modes", "mech.birdsong", "mech.no-ambush", "mech.give-card", "mech.take-card"),
}
RULES: dict[str, dict[str, tuple[str, ...]]] = {
    "faction": FACTIONS,
    "label": FACTIONS,
    "leader": {"builder": ("7.8.1",), "charismatic": ("7.8.2",), "commander": ("7.8.3",), "despot": ("7.8.4",)},
    "item": {
        "boots": ("9.5.1", "glossary.item"),
        "bag": ("9.6.4", "9.2.5.I", "glossary.item"),
        "crossbow": ("9.5.6", "glossary.item"),
        "hammer": ("9.5.7", "9.5.8", "glossary.item"),
        "sword": ("9.5.2", "9.2.6", "glossary.item"),
        "tea": ("9.4.1", "9.2.5.I", "glossary.item"),
        "coins": ("9.6.2", "9.2.5.I", "glossary.item"),
        "torch": ("9.5.3", "9.5.9"),
    },
    "piece": {
        "warrior": ("glossary.warrior", "2.5.1.remove"),
        "sawmill": ("6.4", "6.5.5", "glossary.building"),
        "workshop": ("6.2.1", "glossary.building"),
        "recruiter": ("6.5.3", "marquise.track.draw", "glossary.building"),
        "wood": ("6.5.4.II.wood", "glossary.token"),
        "keep": ("6.2.2", "6.2.2.lost", "6.2.3"),
        "roost": ("7.6.1", "7.2.1", "glossary.building"),
        "sympathy": ("8.2.6", "8.2.6.move", "8.4.2.III", "glossary.token"),
    }
    | {f"base-{suit}": ("8.5.3", "8.6.2", "8.2.3.I.unlimited", "8.2.4") for suit in SUITS}
    | {f"garden-{suit}": ("10.2.4", "10.5.3", "10.2.5") for suit in SUITS}
    | {f"trade-post-{suit}": ("11.2.5", "11.2.6.II", "11.2.5.I") for suit in SUITS},
    "suit": {
        "fox": ("2.1", "2.2.2"),
        "rabbit": ("2.1", "2.2.2"),
        "mouse": ("2.1", "2.2.2"),
        "bird": ("2.1.1", "2.1.1.II"),
    },
    "phase": {"birdsong": ("1.4",), "daylight": ("1.4",), "evening": ("1.4",)},
    "column": {
        "recruit": ("7.5.2.I", "7.5.2.fail"),
        "move": ("7.5.2.II", "7.5.2.fail"),
        "battle": ("7.5.2.III", "7.5.2.fail"),
        "build": ("7.5.2.IV", "7.5.2.fail"),
    },
    "relation": {
        "hostile": ("9.2.9.III", "9.2.9.IIIa", "9.2.9.IIIb"),
        "indifferent": ("9.2.9.I", "vagabond.relationship-track"),
        "amiable": ("9.2.9.I", "vagabond.relationship-track"),
        "friendly": ("9.2.9.I", "vagabond.relationship-track"),
        "allied": ("9.2.9.IIa", "9.2.9.IIb", "9.2.9.IIc"),
    },
    "service": {
        "cards": ("11.2.7.I", "11.2.6.I", "11.2.6.II"),
        "riverboats": ("11.2.7.II", "11.2.6.I", "11.2.6.II"),
        "mercenaries": ("11.2.7.III", "11.2.7.III.limits", "11.2.7.IIIb"),
    },
    "order": {str(n): ("mech.daylight.reveal", "mech.daylight.suit", "mech.daylight.bird") for n in range(1, 6)},
}
"""Ledger rules that explain a thing, without the name of the game."""
BOARDS: dict[str, tuple[str, ...]] = {
    "root-board-vizier": ("7.3.4", "7.7.1"),
    "root-board-supporters": ("8.2.3", "8.2.3.I", "8.5.2"),
    "root-board-officers": ("8.6.1", "8.5.3"),
    "root-board-satchel": ("9.2.5", "9.2.5.II", "9.6.4"),
    "root-board-outcast": ("10.4.1", "10.4.1.hated", "10.4.1.tie"),
    "root-board-acolytes": ("10.2.3", "10.4.3", "10.5.4"),
    "root-board-souls": ("10.2.6", "10.4.2"),
    "root-board-revealed": ("10.5", "10.5.locked", "10.6.1"),
    "root-board-crusade": ("10.4.3.I", "10.4.3.I.battle-after"),
    "root-board-convert": ("10.4.3.II",),
    "root-board-sanctify": ("10.4.3.III",),
    "root-board-payments": ("11.2.6.I", "11.4.1", "11.4.3"),
    "root-board-funds": ("11.2.4", "11.4.2", "11.5.spend"),
    "root-board-committed": ("11.5.commit",),
    "root-board-order-row": ("mech.daylight.reveal", "mech.recruit", "mech.evening"),
    "root-board-ruin": ("2.2.4", "2.2.4.remove", "9.5.3"),
    "root-board-coalition": ("9.2.8", "9.2.8.win"),
    "root-board-cooperative": ("mech.modes",),
}
"""The areas of the faction boards, by their keys in the language files."""
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
"""The source of points, by the event reported just before them."""
OTHER = "root-part-other"


def catalogue(printed: Components) -> dict[str, dict[str, Help]]:
    """Everything with its own print or rules."""
    found = {kind: {name: _help(rules) for name, rules in things.items()} for kind, things in RULES.items()}
    found["board"] = {key.split("-", 2)[2]: _help(rules) for key, rules in BOARDS.items()}
    found["card"] = {card.id: Help((), _card_rules(card), card.status, effect=_effect(card)) for card in printed.cards}
    found["quest"] = {quest.id: Help([_asks(quest)], ["root:9.5.5.refill"], quest.status) for quest in printed.quests}
    found["character"] = {one.id: _help((f"vagabond.{one.id}",)) for one in printed.characters}
    found["relation"] = {name: replace(one, effect=_step(name, printed)) for name, one in found["relation"].items()}
    found["turn"] = {board: Help(course(board, printed)) for board in STEPS}
    for (kind, name), face in prints(printed).items():
        things = found.setdefault(kind, {})
        things[name] = replace(things.get(name, Help()), print=face)
    return found


def _effect(card: Card) -> Line | None:
    """What the cards of a kind do. Those that stay in play say it beside their name."""
    if card.kind in ("item", "persistent"):
        return None
    bird = "-bird" if card.suit == "bird" and card.kind in ("ambush", "dominance") else ""
    return Line(f"root-help-effect-{card.kind}{bird}")


def _step(relation: str, printed: Components) -> Line | None:
    """root:vagabond.relationship-track  The aids needed to reach a space, and the points it scores."""
    mat = next(one for one in printed.factions if one.id == "vagabond")
    if relation == "hostile":
        return Line("root-help-infamy", {"points": mat.numbers["infamy"]})
    if relation not in ALLIED_TRACK:
        return None
    space = ALLIED_TRACK.index(relation)
    return Line("root-help-space", {"aids": mat.tracks["aids"][space], "points": mat.tracks["points"][space]})


def _help(rules: Sequence[str]) -> Help:
    return Help(rules=[f"root:{rule}" for rule in rules])


def _asks(quest: Quest) -> Line:
    first, second = quest.items
    return Line("root-help-quest", {"suit": f"suit:{quest.suit}", "first": f"item:{first}", "second": f"item:{second}"})


def _card_rules(card: Card) -> list[str]:
    """What a card does and, if it brings an item, what that is for."""
    rules = [f"card.{_rule(card)}", *RULES["item"].get(card.item, ())]
    return [f"root:{rule}" for rule in rules]


def _rule(card: Card) -> str:
    """The ledger rule that says what a card does."""
    if card.kind == "item":
        return f"item.{card.item}"
    if card.kind == "immediate":
        return f"favor.{card.suit}"
    if card.kind == "dominance":
        return f"dominance.{card.suit}"
    return card.kind if card.kind in ("ambush", "spy") else card.id


def breakdown(scores: Sequence[int], told: Sequence[Event]) -> list[list[ScoreSource]]:
    """Points by source. Points without an event (a head start) are listed as other."""
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
    return [[ScoreSource(Line(key), row[key]) for key in order if row.get(key)] for row in found]
