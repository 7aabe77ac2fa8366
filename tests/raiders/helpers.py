"""Short ways to set up a position, answer by words and roll chosen dice."""

from __future__ import annotations

from random import Random
from textwrap import dedent

from marches.games.raiders.edge.rulebook import RULEBOOK
from marches.games.raiders.edge.view import PlayerView, RaidersView, SpaceView
from marches.games.raiders.rules.dice import RollDie
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.tables import (
    ANIMALS,
    CREW,
    DICE,
    FACE_STRENGTH,
    FACE_WOUNDS,
    GOODS,
    LOCATIONS,
    QUESTS,
    WORKERS,
)
from marches.kernel.action import Action, Id
from marches.kernel.line import Event, Line, Reason
from marches.kernel.setup import Setup, Value
from marches.kernel.step import NATURE, Chance
from marches.kernel.table import Table
from marches.testing.playout import random_answer

PURPLE, ORANGE, GREEN, BLUE_SEAT = range(4)


def position(text: str) -> RaidersGame:
    """The position of a scenario (see `marches.games.raiders.edge.scenario`), waiting for its player's turn."""
    g = RULEBOOK.load(dedent(text))
    g.events = []
    return g


def new_game(players: int = 2, level: str = "", rulings: int = 2) -> RaidersGame:
    """A game at its very start: nature is asked first. With a level, a solo game."""
    options: dict[str, Value] = {} if rulings == 2 else {"rulings": rulings}
    if level:
        setup = Setup("raiders", 2, ("purple",), ("solo",), {"level": level, **options})
    else:
        setup = Setup("raiders", 2, tuple(RULEBOOK.seat_labels(players)), (), options)
    RULEBOOK.check(setup)
    g = RULEBOOK.start(setup)
    g.events = []
    g.advance()
    return g


def dealt(players: int = 2, level: str = "", seed: int = 1) -> RaidersGame:
    """A new game with pairs picked and hands kept at random, waiting for the first player's first turn."""
    g, rng = new_game(players, level), Random(seed)
    while asked(g) != "WorkOrRaid":
        g.play(*random_answer(g, rng))
    return g


def at(seed: int, players: int = 2) -> RaidersGame:
    """A new game drawn from a seed, waiting for the first pair to be picked."""
    setup = Setup("raiders", 2, tuple(RULEBOOK.seat_labels(players)))
    game = Table(RULEBOOK, setup, bytes([seed])).game
    assert isinstance(game, RaidersGame)
    return game


def spaces(g: RaidersGame) -> list[SpaceView]:
    """Every raid space of the board, in play or not."""
    return [space for civ in see(g).civilisations for settlement in civ.settlements for space in settlement.spaces]


def find(verb: str, **names: Id) -> Action:
    """The action these words stand for."""
    return RULEBOOK.actions.find({"verb": verb, **names})


def seat_asked(g: RaidersGame) -> int:
    """Who has to answer; NATURE for rolls and draws."""
    assert g.decision is not None, "the game is over"
    return g.decision.seats(g)[0]


def asked(g: RaidersGame) -> str:
    """The class of the pending decision, by name; empty when the game is over."""
    return type(g.decision).__name__ if g.decision is not None else ""


def options(g: RaidersGame, seat: int | None = None) -> list[str]:
    """The legal answers, written like `place location=market`."""
    assert g.decision is not None, "the game is over"
    return [repr(action) for action in g.decision.options(g, seat_asked(g) if seat is None else seat)]


def choices(g: RaidersGame, verb: str) -> list[Id]:
    """What the legal answers of a verb name: `choices(g, "place") == ["barracks", "farm"]`."""
    assert g.decision is not None, "the game is over"
    legal = [action for action in g.decision.options(g, seat_asked(g)) if action.verb == verb]
    return [next(iter(action.names.values())) for action in legal]


def offers(g: RaidersGame, verb: str, **names: Id) -> bool:
    """Is this answer legal now?"""
    assert g.decision is not None, "the game is over"
    return find(verb, **names) in g.decision.options(g, seat_asked(g))


def play(g: RaidersGame, verb: str, seat: int | None = None, **names: Id) -> None:
    """Answer the pending decision; an answer that is not legal fails the test with its reason."""
    assert g.decision is not None, "the game is over"
    who = seat_asked(g) if seat is None else seat
    action = find(verb, **names)
    if action not in g.decision.options(g, who):
        why = g.decision.why_not(g, who, action) if action in g.decision.candidates(g, who) else "not offered"
        raise AssertionError(f"{asked(g)} refuses {action!r}: {why}; it offers {options(g, who)}")
    g.play(who, action)


def refused(g: RaidersGame, verb: str, **names: Id) -> Reason:
    """The reason an answer is not allowed; fails when it is allowed, or is not even a candidate."""
    assert g.decision is not None, "the game is over"
    seat, action = seat_asked(g), find(verb, **names)
    assert action in g.decision.candidates(g, seat), f"{asked(g)} does not consider {action!r}"
    assert action not in g.decision.options(g, seat), f"{asked(g)} allows {action!r}"
    reason = g.decision.why_not(g, seat, action)
    assert reason is not None, f"{asked(g)} gives no reason against {action!r}"
    return reason


def draw(g: RaidersGame, **names: Id) -> None:
    """Let nature draw: `card=`, `animal=`, `quest=`, `scheme=`, `hero=`, `plunder=` or `seat=` (first player)."""
    kind = next(iter(names))
    verb = {"card": "draw", "plunder": "lay", "seat": "first"}.get(kind, f"show-{kind}")
    assert isinstance(g.decision, Chance), f"{asked(g)} is asked, not nature"
    action = find(verb, **names)
    tickets = [g.decision.outcome(g, ticket) for ticket in range(g.decision.tickets(g))]
    assert action in tickets, f"{action!r} cannot be drawn"
    g.play(NATURE, action)


def face(die: str, strength: int, wounds: int) -> int:
    """The number (1 to 6) of a face with these values."""
    first = DICE.index(die) * 6
    for number in range(6):
        if (FACE_STRENGTH[first + number], FACE_WOUNDS[first + number]) == (strength, wounds):
            return number + 1
    raise AssertionError(f"the {die} die has no face with {strength} strength and {wounds} wounds")


def roll(
    g: RaidersGame,
    red: list[tuple[int, int]] | None = None,
    white: list[tuple[int, int]] | None = None,
    yellow: list[tuple[int, int]] | None = None,
) -> None:
    """Roll all dice of a raid; each die is told by its (strength, wounds)."""
    for die, wanted in (("red", red), ("white", white), ("yellow", yellow)):
        for strength, wounds in wanted or []:
            assert asked(g) in ("RollDie", "RollAgain"), f"{asked(g)} is asked: too many dice were given"
            g.play(NATURE, find("roll", die=die, face=face(die, strength, wounds)))
    assert asked(g) != "RollDie", "there are more dice to roll"


def dice_to_roll(g: RaidersGame) -> list[str]:
    """The colours of the dice a raid is about to roll."""
    return [DICE[step.die] for step in reversed(g.agenda) if isinstance(step, RollDie)]


def chance(g: RaidersGame, ticket: int = 0) -> None:
    """Let nature answer with any ticket."""
    g.play_chance(ticket)


def settle(g: RaidersGame) -> None:
    """Let nature answer, whatever comes, until a player is asked."""
    while isinstance(g.decision, Chance):
        g.play_chance(0)


def finish_turn(g: RaidersGame) -> None:
    """Play the first legal answer, declining where that is possible, until another turn starts or the game ends."""
    turns = g.turns
    decline, done = find("decline"), find("done")
    while g.decision is not None and g.turns == turns:
        if isinstance(g.decision, Chance):
            g.play_chance(0)
            continue
        legal = g.decision.options(g, seat_asked(g))
        g.play(seat_asked(g), next((a for a in (decline, done) if a in legal), legal[0]))


def work(g: RaidersGame, place: str, take: str) -> None:
    """A whole working turn without using either location."""
    play(g, "place", location=place)
    play(g, "decline")
    play(g, "take", location=take)
    play(g, "decline")


# -- looking ---------------------------------------------------------------------------------------------------


def see(g: RaidersGame, seat: int = PURPLE) -> RaidersView:
    """The view of a seat (-2: of a spectator)."""
    return RULEBOOK.view(g, seat)


def player(g: RaidersGame, seat: int = PURPLE) -> PlayerView:
    """A player as that player sees it: what everyone sees, and the quests completed."""
    return RULEBOOK.view(g, seat).players[seat]


def has(g: RaidersGame, good: str, seat: int = PURPLE) -> int:
    """How many of a good a player has: `has(g, "silver")`, `has(g, "vp")`, `has(g, "card")`."""
    return g.has(seat, GOODS.index(good))


def hand(g: RaidersGame, seat: int = PURPLE) -> list[str]:
    return [CREW[card] for card in g.hands[seat]]


def crew(g: RaidersGame, seat: int = PURPLE) -> list[str | None]:
    """The members in the five slots."""
    return [slot.member for slot in player(g, seat).slots]


def wounds(g: RaidersGame, seat: int = PURPLE) -> list[int]:
    """The wounds in the five slots."""
    return [slot.wounds for slot in player(g, seat).slots]


def supply(g: RaidersGame, good: str) -> int:
    """Tokens left in the supply; `wounds` included."""
    found = RULEBOOK.view(g, -2).supply
    return found.plunder[good] if good in found.plunder else int(getattr(found, good))


def discarded(g: RaidersGame) -> list[str]:
    """The crew discard pile."""
    return [CREW[card] for card, count in enumerate(g.crew_pile) for _ in range(count)]


def discarded_animals(g: RaidersGame) -> list[str]:
    """The animal discard pile."""
    return [ANIMALS[card] for card, count in enumerate(g.animal_pile) for _ in range(count)]


def display(g: RaidersGame) -> list[str]:
    """The animals on display, from left to right."""
    return [ANIMALS[animal] for animal in g.display]


def worker(g: RaidersGame, seat: int = PURPLE) -> str:
    """The colour of the worker a player holds, or `none`."""
    return WORKERS[g.workers[seat]]


def village(g: RaidersGame) -> dict[str, str]:
    """The workers in the village, by location."""
    return {LOCATIONS[at]: WORKERS[colour] for at, colour in enumerate(g.village) if colour}


def face_up_quests(g: RaidersGame) -> list[str]:
    return [QUESTS[quest] for quest in g.face_up()]


def told(g: RaidersGame, key: str = "") -> list[Line]:
    """The log so far, as everyone may read it; with a key, only those lines (`told(g, "raiders-did-roll")`)."""
    events: list[Event] = g.events or []
    lines = [event.seen_by(-2) for event in events]
    return [line for line in lines if line is not None and (not key or line.key == key)]
