"""Raiders of Scythia, as tables, bots, servers and tests use it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from marches.games import guides
from marches.games.raiders import scenario
from marches.games.raiders.actions import ACTIONS
from marches.games.raiders.animals import SwapForHorse, TuckAnimal
from marches.games.raiders.crew import SeatMember
from marches.games.raiders.dealing import redeal
from marches.games.raiders.dumping import dump
from marches.games.raiders.help import breakdown, catalogue
from marches.games.raiders.hooks import Hooks
from marches.games.raiders.scoring import final_score
from marches.games.raiders.seeing import view
from marches.games.raiders.setup import empty_game, setup_steps
from marches.games.raiders.solo import SOLO, seat_rival
from marches.games.raiders.state import RaidersGame
from marches.games.raiders.tables import (
    COLOURS,
    FACE_DOWN,
    GOLD,
    LEVELS,
    PLUNDER,
    SPACES,
)
from marches.games.raiders.view import RaidersView
from marches.kernel.game import Game
from marches.kernel.line import Event
from marches.kernel.module import Choice, Help, Module, Part, Rulebook, Scripted, Setup, SetupError, reseal
from marches.kernel.step import Step

GUIDED = ("purple", "orange")
"""Who sits at the guided first game."""


class Raiders(Rulebook):
    """raiders:setup.player-count  For one to four players; one plays against the rival of module `solo`."""

    name = "raiders"
    version = 1
    modules = {
        "core": Module("core", players=range(1, 5)),
        "solo": Module("solo", players=range(1, 2)),
        "guide": guides.module(len(GUIDED)),
    }
    choices = (Choice("level", "trader", tuple(LEVELS)),)
    actions = ACTIONS

    def check(self, setup: Setup) -> None:
        super().check(setup)
        seats = setup.seats
        _check_count(len(seats))
        guides.check(setup, GUIDED)
        if len(set(seats)) != len(seats):
            twice = next(label for label in seats if seats.count(label) > 1)
            raise SetupError("raiders-setup-twice", label=f"label:{twice}")
        if len(seats) == 1 and "solo" not in setup.modules:
            raise SetupError("raiders-setup-alone")
        if "level" in setup.options and "solo" not in setup.modules:
            raise SetupError("raiders-setup-level")

    def catalogue(self) -> Mapping[str, Mapping[str, Help]]:
        return catalogue()

    def breakdown(self, g: Game, told: Sequence[Event]) -> list[list[Part]]:
        assert isinstance(g, RaidersGame)
        return [breakdown(g, seat) for seat in range(g.players)]

    def start(self, setup: Setup) -> RaidersGame:
        """raiders:setup.solo-cards-out  The rival's cards are in play with module `solo` only."""
        if "guide" in setup.modules:
            return self.load(guides.guide("raiders").start)
        hooks: list[Hooks] = [SOLO] if "solo" in setup.modules else []
        g = empty_game(setup.seats, hooks)
        if "solo" in setup.modules:
            seat_rival(g, LEVELS.index(str(self.option(setup, "level"))))
        g.then_all(setup_steps(g))
        return g

    def script(self, setup: Setup) -> tuple[Scripted, ...]:
        return guides.script("raiders", GUIDED) if "guide" in setup.modules else ()

    def guides(self) -> list[Setup]:
        return [Setup(self.name, self.version, GUIDED, ("guide",))]

    def view(self, g: Game, seat: int) -> RaidersView:
        assert isinstance(g, RaidersGame)
        return view(g, seat)

    def redeal(self, g: Game, seat: int, rng: Random) -> RaidersGame:
        """Other hands and the crew deck are dealt anew, except cards everyone saw go to a hand.

        A deal in which the pending question could not have been reached is no deal.
        """
        assert isinstance(g, RaidersGame)
        new = redeal(g, seat, rng)
        reseal(new, seat, rng)
        return new

    def load(self, text: str) -> RaidersGame:
        return scenario.load(text)

    def dump(self, g: Game) -> str:
        assert isinstance(g, RaidersGame)
        return dump(g)

    def is_quiet(self, g: Game) -> bool:
        assert isinstance(g, RaidersGame)
        return scenario.is_quiet(g)

    def census(self, g: Game) -> Mapping[str, int]:
        assert isinstance(g, RaidersGame)
        crew = sum(1 for card in [*g.crew, *g.offer[5:]] if card >= 0) + sum(len(hand) for hand in g.hands)
        animals = sum(1 for animal in [*g.eagles, *g.horses, *g.display] if animal >= 0) + sum(g.rival_horses)
        face_up = sum(1 for quest in [*g.quest_at] if quest >= 0)
        counts = {
            "crew cards": crew + g.crew_left + g.crew_piled + _under_way(g, (SeatMember,)),
            "crew deck": sum(g.crew_deck) - g.crew_left,
            "crew discard": sum(g.crew_pile) - g.crew_piled,
            "animal cards": animals + g.animals_left + g.animals_piled + _under_way(g, (TuckAnimal, SwapForHorse)),
            "animal deck": sum(g.animal_deck) - g.animals_left,
            "quests": g.unseen_quests.bit_count() + face_up + sum(1 for owner in g.quest_owner if owner >= 0),
            "quest count": g.quests_left - face_up - sum(1 for quest in g.quest_at if quest == FACE_DOWN),
            "workers": _workers(g),
        }
        for kind, name in enumerate(PLUNDER):
            held = sum(g.has(seat, GOLD + kind) for seat in range(g.players))
            counts[name] = held + int(g.supply[kind]) + sum(g.plunder[s * 4 + kind] for s in range(len(SPACES)))
        return counts

    def standing(self, g: Game) -> tuple[int, ...]:
        assert isinstance(g, RaidersGame)
        return tuple(final_score(g, seat) for seat in range(g.players))

    def seat_labels(self, players: int) -> list[str]:
        _check_count(players)
        return list(COLOURS[:players])

    def sample_setups(self) -> list[Setup]:
        tables = [Setup(self.name, self.version, tuple(COLOURS[:n])) for n in (2, 3, 4)]
        solo = [Setup(self.name, self.version, ("purple",), ("solo",), {"level": level}) for level in LEVELS]
        return tables + solo


def _under_way(g: RaidersGame, kinds: tuple[type[Step[RaidersGame]], ...]) -> int:
    """Cards that have left one place and not reached the next: the pending step holds them."""
    return sum(1 for step in g.agenda if isinstance(step, kinds))


def _workers(g: RaidersGame) -> int:
    """Workers in the village, with players, above unraided spaces and on the spots they were left on."""
    standing = [*g.village, *g.workers, *g.spots]
    return sum(1 for worker in standing if worker) + g.open_spaces.bit_count()


RULEBOOK = Raiders()


def _check_count(players: int) -> None:
    if not 1 <= players <= len(COLOURS):
        raise SetupError("table-setup-count", least=1, most=len(COLOURS), players=players)
