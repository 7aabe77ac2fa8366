"""The vocabulary of every game's tests (docs/adding-a-rule.md), and the nouns of Scythe. Seats go by their faction."""

from __future__ import annotations

from marches.games.scythe.edge.extras import Kind, extra_of
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.state import ScytheGame
from marches.testing.vocabulary import Vocabulary

DUEL = """
    seat nordic industrial: coins 10; power 8; popularity 8
    seat crimea mechanical: coins 10; power 8; popularity 8
"""


def factions(g: ScytheGame) -> list[str]:
    """The factions, in seat order."""
    return [g.kit.mats.faction_ids[faction] for faction in g.seating.faction]


WORDS = Vocabulary[ScytheGame](RULEBOOK, factions)
position, table, seat, told = WORDS.position, WORDS.table, WORDS.seat, WORDS.told
question, asked, options, legal = WORDS.question, WORDS.asked, WORDS.options, WORDS.legal
offers, offered, refused = WORDS.offers, WORDS.offered, WORDS.refused
started, by_chance = WORDS.started, WORDS.by_chance
play, draw, preview, why_no_undo = WORDS.play, WORDS.draw, WORDS.preview, WORDS.why_no_undo


def place(g: ScytheGame, name: str) -> int:
    """The hex of that name."""
    found = g.board.place(name)
    assert found >= 0, name
    return found


def extra(g: ScytheGame, who: int, kind: type[Kind]) -> Kind:
    """What a seat is shown of a module or of cards."""
    found = extra_of(RULEBOOK.view(g, who).extras, kind)
    assert found is not None
    return found


def section(g: ScytheGame, name: str) -> None:
    """Choose a section."""
    play(g, "section", section=name)


def idle(g: ScytheGame, name: str) -> None:
    """A turn on a section of the mat on which nothing is done."""
    section(g, name)
    play(g, "skip")
    play(g, "skip")


def move(g: ScytheGame, *steps: str, unit: str = "character", from_: str = "") -> None:
    """One unit makes these steps and halts if it could go on. The Move action must be under way."""
    if unit == "worker":
        play(g, "move-worker", from_=from_)
    else:
        play(g, "move", unit=unit)
    for step in steps:
        play(g, "go", to=step)
    if question(g) == "Travel":
        play(g, "halt")


def start_move(g: ScytheGame) -> None:
    """Choose Move and move units."""
    section(g, "move")
    play(g, "move-units")


def commit(g: ScytheGame, who: int, dial: int, *cards: int) -> None:
    """A side places cards behind its dial and sets the dial."""
    counts = [cards.count(value) for value in (2, 3, 4, 5)]
    play(g, "play-cards", who, twos=counts[0], threes=counts[1], fours=counts[2], fives=counts[3])
    play(g, "dial", who, power=dial)


def resources(g: ScytheGame, name: str) -> dict[str, int]:
    """The tokens on a hex."""
    shown = [one for one in RULEBOOK.view(g, -2).hexes if one.id == name]
    return shown[0].resources if shown else {}
