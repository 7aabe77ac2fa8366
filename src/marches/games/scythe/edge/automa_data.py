"""The Automa's data: its cards, the star trackers, what it starts with."""

from __future__ import annotations

import msgspec

from marches.games.components import expect, items, known, parse, section, text_of
from marches.games.scythe.data import AutomaCard, AutomaHalf, AutomaStart, StarTracker
from marches.games.scythe.data.words import BONUSES
from marches.games.scythe.edge.components import FACTION_IDS, MORE_COMPONENTS, Components

FILE = "automa.yaml"
CARDS = 19
LEVELS = ("autometta", "automa", "automaszyna", "ultimaszyna")
"""The four trackers, from the easiest to the hardest."""
MOVES = ("worker", "mech", "character", "explore", "attack", "attack-workers")
GAINS = ("power", "coins", "combat-cards", "worker", "combat-unit")


class AutomaFile(msgspec.Struct):
    """What the file holds."""

    rows: list[int]
    start: AutomaStart
    trackers: list[StarTracker]
    cards: list[AutomaCard]
    invaders: list[AutomaCard]


def load_automa(text: str | None = None) -> AutomaFile:
    """scythe:automa.component.deck, scythe:automa.component.trackers, scythe:automa.component.invaders-cards
    Nineteen cards, four of which the Invaders replace, and four trackers.
    """
    found = parse(FILE, text if text is not None else text_of("scythe", FILE))
    trackers = items(FILE, found, "trackers", StarTracker)
    expect(FILE, "the trackers", [tracker.id for tracker in trackers], list(LEVELS))
    cards = items(FILE, found, "cards", AutomaCard)
    expect(FILE, "the numbers of the cards", [card.id for card in cards], [str(n) for n in range(1, CARDS + 1)])
    invaders = items(FILE, found, "invaders", AutomaCard)
    for card in [*cards, *invaders]:
        for half in (card.first, card.second):
            _check_half(card.id, half)
    rows = section(FILE, found, "rows", list[int])
    expect(FILE, "rows of a combat table", len(rows), 3)
    return AutomaFile(rows, section(FILE, found, "start", AutomaStart), trackers, cards, invaders)


def _check_half(card: str, half: AutomaHalf) -> None:
    where = f"card {card!r}"
    for move in half.moves:
        known(FILE, where, "do", move.do, MOVES)
        known(FILE, where, "only", move.only, ("", *FACTION_IDS))
    for gain in half.gains:
        known(FILE, where, "gain", gain.gain, GAINS)
        known(FILE, where, "only", gain.only, ("", *FACTION_IDS))
    known(FILE, where, "recruit", half.recruit, ("", *BONUSES))


AUTOMA_FILE = load_automa()


def automa_file(printed: Components) -> AutomaFile:
    """The file of one set of components."""
    return load_automa(printed.corrected[FILE]) if FILE in printed.corrected else AUTOMA_FILE


MORE_COMPONENTS += [
    (FILE, "automa-start", [AUTOMA_FILE.start]),
    (FILE, "automa-level", [*AUTOMA_FILE.trackers]),
    (FILE, "automa-card", [*AUTOMA_FILE.cards]),
    (FILE, "automa-card-invaders", [*AUTOMA_FILE.invaders]),
]
