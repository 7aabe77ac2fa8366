"""Raiders of Scythia, as tables, bots, servers and tests use it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from marches.games import guides
from marches.games.raiders.data import Components
from marches.games.raiders.edge import scenario
from marches.games.raiders.edge.components import PARTS, check_same_things
from marches.games.raiders.edge.help import breakdown, catalogue
from marches.games.raiders.edge.preview import CHANGES
from marches.games.raiders.edge.print import PRINTS
from marches.games.raiders.edge.scenario_writer import dump
from marches.games.raiders.edge.terms import TERMS
from marches.games.raiders.edge.view import RaidersView
from marches.games.raiders.edge.view_builder import view
from marches.games.raiders.rules.actions import ACTIONS
from marches.games.raiders.rules.animals import SwapForHorse, TuckAnimal
from marches.games.raiders.rules.crew import SeatMember
from marches.games.raiders.rules.hooks import Hooks
from marches.games.raiders.rules.kit import PRINTED, Kit
from marches.games.raiders.rules.redeal import redeal
from marches.games.raiders.rules.scoring import final_score
from marches.games.raiders.rules.setup import ENDINGS, blank, setup_steps
from marches.games.raiders.rules.solo import SOLO, seat_rival
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.tables import (
    COLOURS,
    FACE_DOWN,
    GOLD,
    LEVELS,
    NEWEST_RULINGS,
    PLUNDER,
    SPACES,
)
from marches.kernel.line import Event
from marches.kernel.rulebook import Help, Rulebook, ScoreSource, reseal
from marches.kernel.script import Scripted
from marches.kernel.setup import Choice, Module, Setup, SetupError, Value
from marches.kernel.step import Seat
from marches.records.migrations import RULINGS

GUIDED = ("purple", "orange")
"""Who sits at the guided first game."""


class Raiders(Rulebook[RaidersGame]):
    """raiders:setup.player-count  For one to four players; one plays against the rival of module `solo`."""

    name = "raiders"
    changes = CHANGES
    version = 2
    modules = {
        "core": Module("core", players=range(1, 5)),
        "solo": Module("solo", players=range(1, 2)),
        "guide": guides.module(len(GUIDED)),
    }
    choices = (
        Choice("level", "trader", tuple(LEVELS)),
        Choice("ending", ENDINGS[0], tuple(ENDINGS)),
        Choice("open-quests", False),
        Choice(RULINGS, NEWEST_RULINGS, (1, NEWEST_RULINGS), offered=False),
    )
    terms = TERMS
    actions = ACTIONS
    prints = PRINTS

    def __init__(self, components: Components = PARTS) -> None:
        """The rulebook for one set of components: `Raiders(components.load(folder))` plays with corrected ones."""
        check_same_things(components)
        self.kit = PRINTED if components is PARTS else Kit(components)

    def check(self, setup: Setup) -> None:
        super().check(setup)
        seats = setup.seats
        _check_count(len(seats))
        guides.check(setup, GUIDED)
        for label in seats:
            if label not in COLOURS:
                raise SetupError("raiders-setup-colour", label=label, known=", ".join(COLOURS))
        if len(set(seats)) != len(seats):
            twice = next(label for label in seats if seats.count(label) > 1)
            raise SetupError("raiders-setup-twice", label=f"label:{twice}")
        if len(seats) == 1 and "solo" not in setup.modules:
            raise SetupError("raiders-setup-alone")
        if "level" in setup.options and "solo" not in setup.modules:
            raise SetupError("raiders-setup-level")

    def catalogue(self) -> Mapping[str, Mapping[str, Help]]:
        return catalogue(self.kit)

    def breakdown(self, g: RaidersGame, told: Sequence[Event]) -> list[list[ScoreSource]]:
        return [breakdown(g, seat) for seat in range(g.players)]

    def start(self, setup: Setup) -> RaidersGame:
        """raiders:setup.solo-cards-out  The rival's cards are in play with module `solo` only."""
        guided, solo = "guide" in setup.modules, "solo" in setup.modules
        hooks: list[Hooks] = [SOLO] if solo else []
        g = self.load(guides.guide("raiders").start) if guided else blank(self.kit, setup.seats, hooks)
        g.rulings = int(self.option(setup, RULINGS))
        g.open_quests = bool(self.option(setup, "open-quests"))
        g.count_settlements = self.option(setup, "ending") == ENDINGS[1]
        if solo:
            seat_rival(g, LEVELS.index(str(self.option(setup, "level"))))
        if not guided:
            g.then_all(setup_steps(g))
        return g

    def script(self, setup: Setup) -> tuple[Scripted, ...]:
        return guides.script("raiders", GUIDED) if "guide" in setup.modules else ()

    def guides(self) -> list[Setup]:
        return [Setup(self.name, self.version, GUIDED, ("guide",))]

    def view(self, g: RaidersGame, seat: Seat) -> RaidersView:
        return view(g, seat)

    def redeal(self, g: RaidersGame, seat: Seat, rng: Random) -> RaidersGame:
        """Other hands and the crew deck are dealt again, except cards everyone saw go to a hand.

        A deal in which the pending question could not have been reached does not count.
        """
        new = redeal(g, seat, rng)
        reseal(new, seat, rng)
        return new

    def load(self, text: str) -> RaidersGame:
        return scenario.load(text, self.kit)

    def dump(self, g: RaidersGame) -> str:
        return dump(g)

    def is_quiet(self, g: RaidersGame) -> bool:
        return scenario.is_quiet(g)

    def census(self, g: RaidersGame) -> Mapping[str, int]:
        """A card that has left one place and not reached the next is held by the pending step."""
        crew = sum(1 for card in [*g.crew, *g.offer[5:]] if card >= 0) + sum(len(hand) for hand in g.hands)
        animals = sum(1 for animal in [*g.eagles, *g.horses, *g.display] if animal >= 0)
        animals += sum(g.rival.horses) if g.rival is not None else 0
        face_up = sum(1 for quest in [*g.quest_at] if quest >= 0)
        counts = {
            "crew cards": crew + g.crew_left + g.crew_piled + g.pending(SeatMember),
            "crew deck": sum(g.crew_deck) - g.crew_left,
            "crew discard": sum(g.crew_pile) - g.crew_piled,
            "animal cards": animals + g.animals_left + g.animals_piled + g.pending(TuckAnimal, SwapForHorse),
            "animal deck": sum(g.animal_deck) - g.animals_left,
            "quests": g.unseen_quests.bit_count() + face_up + sum(1 for owner in g.quest_owner if owner >= 0),
            "quest count": g.quests_left - face_up - sum(1 for quest in g.quest_at if quest == FACE_DOWN),
            "workers": _workers(g),
        }
        for kind, name in enumerate(PLUNDER):
            held = sum(g.has(seat, GOLD + kind) for seat in range(g.players))
            counts[name] = held + int(g.supply[kind]) + sum(g.plunder[s * 4 + kind] for s in range(len(SPACES)))
        return counts

    def standing(self, g: RaidersGame) -> tuple[int, ...]:
        return tuple(final_score(g, seat) for seat in range(g.players))

    def seat_labels(self, players: int) -> list[str]:
        _check_count(players)
        return list(COLOURS[:players])

    def sample_setups(self) -> list[Setup]:
        tables = [Setup(self.name, self.version, tuple(COLOURS[:n])) for n in (2, 3, 4)]
        solo = [Setup(self.name, self.version, ("purple",), ("solo",), {"level": level}) for level in LEVELS]
        chosen: dict[str, Value] = {"ending": ENDINGS[1], "open-quests": True}
        return [*tables, *solo, Setup(self.name, self.version, tuple(COLOURS[:2]), (), chosen)]


def _workers(g: RaidersGame) -> int:
    """Workers in the village, with players, above unraided spaces and on the spots they were left on."""
    standing = [*g.village, *g.workers, *g.spots]
    return sum(1 for worker in standing if worker) + g.open_spaces.bit_count()


RULEBOOK = Raiders()


def _check_count(players: int) -> None:
    if not 1 <= players <= len(COLOURS):
        raise SetupError("table-setup-count", least=1, most=len(COLOURS), players=players)
