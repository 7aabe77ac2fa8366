"""The vocabulary of every game's tests (docs/adding-a-rule.md), and the nouns of Raiders. Seats go by their colour."""

from __future__ import annotations

from random import Random

from marches.games.raiders.edge.rulebook import RULEBOOK
from marches.games.raiders.edge.view import PlayerView, RaidersView, SpaceView
from marches.games.raiders.rules.dice import RollDie
from marches.games.raiders.rules.kit import PRINTED
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.tables import (
    ANIMALS,
    CREW,
    DICE,
    GOODS,
    LOCATIONS,
    QUESTS,
    WORKERS,
)
from marches.kernel.setup import Setup, Value
from marches.kernel.step import Chance
from marches.table.table import Table
from marches.testing.playout import random_answer
from marches.testing.vocabulary import Vocabulary

PURPLE, ORANGE, GREEN = range(3)

WORDS = Vocabulary[RaidersGame](RULEBOOK, lambda g: g.colours)
position, table, told = WORDS.position, WORDS.table, WORDS.told
question, asked, answering = WORDS.question, WORDS.asked, WORDS.answering
options, legal, action = WORDS.options, WORDS.legal, WORDS.action
offers, offered, refused = WORDS.offers, WORDS.offered, WORDS.refused
play, decline, done, preview = WORDS.play, WORDS.decline, WORDS.done, WORDS.preview
draw, draw_any, roll = WORDS.draw, WORDS.draw_any, WORDS.roll


def new_game(players: int = 2, level: str = "", rulings: int = 2) -> RaidersGame:
    """A game at its very start: nature is asked first. With a level, a solo game."""
    options: dict[str, Value] = {} if rulings == 2 else {"rulings": rulings}
    if level:
        setup = Setup("raiders", 2, ("purple",), ("solo",), {"level": level, **options})
    else:
        setup = Setup("raiders", 2, tuple(RULEBOOK.seat_labels(players)), (), options)
    return WORDS.started(setup)


def dealt(players: int = 2, level: str = "", seed: int = 1) -> RaidersGame:
    """A new game with pairs picked and hands kept at random, waiting for the first player's first turn."""
    g, rng = new_game(players, level), Random(seed)
    while question(g) != "WorkOrRaid":
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


def face(die: str, strength: int, wounds: int) -> int:
    """The number (1 to 6) of a face with these values."""
    first = DICE.index(die) * 6
    for number in range(6):
        if (PRINTED.face_strength[first + number], PRINTED.face_wounds[first + number]) == (strength, wounds):
            return number + 1
    raise AssertionError(f"the {die} die has no face with {strength} strength and {wounds} wounds")


def roll_dice(
    g: RaidersGame,
    red: list[tuple[int, int]] | None = None,
    white: list[tuple[int, int]] | None = None,
    yellow: list[tuple[int, int]] | None = None,
) -> None:
    """Roll all dice of a raid. Each die is given as (strength, wounds)."""
    for die, wanted in (("red", red), ("white", white), ("yellow", yellow)):
        for strength, wounds in wanted or []:
            assert question(g) in ("RollDie", "RollAgain"), f"{question(g)} is asked: too many dice were given"
            roll(g, die, face(die, strength, wounds))
    assert question(g) != "RollDie", "there are more dice to roll"


def dice_to_roll(g: RaidersGame) -> list[str]:
    """The colours of the dice a raid is about to roll."""
    return [DICE[step.die] for step in reversed(g.agenda) if isinstance(step, RollDie)]


def finish_turn(g: RaidersGame) -> None:
    """Play the first legal answer, declining where that is possible, until another turn starts or the game ends."""
    turns = g.turns
    while g.decision is not None and g.turns == turns:
        if isinstance(g.decision, Chance):
            g.play_chance(0)
            continue
        ways_out = [one for one in legal(g) if one.verb in ("decline", "done")]
        g.play(answering(g), [*ways_out, *legal(g)][0])


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
    """A player's own view: what everyone sees, and the completed quests."""
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
