"""Root, as tables, bots, servers and tests use it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

from marches.games import guides
from marches.games.root.edge import components as data
from marches.games.root.edge import guide, scenario, scenario_writer
from marches.games.root.edge.help import breakdown, catalogue
from marches.games.root.edge.print import PRINTS
from marches.games.root.edge.terms import MECHANICAL, MOST_TOGETHER, RIVERFOLK, TERMS
from marches.games.root.edge.view import RootView, view, with_dice
from marches.games.root.rules import redeal as redealing
from marches.games.root.rules.actions import ACTIONS
from marches.games.root.rules.cards import kinds_of
from marches.games.root.rules.dominance import progress
from marches.games.root.rules.factions.mechanical.carried import read_kept
from marches.games.root.rules.factions.mechanical.state import HANDICAP
from marches.games.root.rules.hooks import FACTION_RULES
from marches.games.root.rules.kit import Print
from marches.games.root.rules.setup import new_game
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import CARDS, FACTIONS, ITEMS, PIECE_IDS, SEATS, WIN_POINTS
from marches.kernel.line import Event, Heard
from marches.kernel.rulebook import Help, Rulebook, ScoreSource
from marches.kernel.script import Scripted
from marches.kernel.setup import Choice, Lineup, Module, Setup, SetupError, Value, check_count
from marches.kernel.step import Seat
from marches.records.migrations import RULINGS

MOST_WINS = (WIN_POINTS - 1) // HANDICAP
"""root:campaign.handicap  After one more win, she would start with all the points she needs."""
LARGEST_COMBINED = 4
"""The long random runs play every combination up to this many seats."""

GROUPS = ("base", "riverfolk", "solitaire", "cooperative")
"""How recommended line-ups are listed: those of each book, then those against the Mechanical Marquise."""


class Root(Rulebook[RootGame]):
    """The Law of Root, the Riverfolk box included."""

    name = "root"
    version = 2
    modules = {
        "riverfolk": Module("riverfolk", players=range(2, SEATS + 1)),
        "guide": guides.module(4, excludes=("riverfolk",)),
    }
    prints = PRINTS
    choices = (
        Choice("map", "autumn", tuple(board.id for board in data.MAPS)),
        Choice("seating", "random", ("random", "given")),
        Choice("cooperative", False),
        Choice("wins", 0, tuple(range(MOST_WINS + 1))),
        Choice("kept", ""),
        # What later printings of the Law do differently; our rulebook does not.
        Choice("partner-truce", False),
        Choice("vagabond-hurt", False),
        Choice("hired-forgiven", False),
        Choice(RULINGS, 2, (1, 2), offered=False),
    )
    terms = TERMS
    actions = ACTIONS

    def __init__(self, components: data.Components = data.PRINTED) -> None:
        """The rulebook for one set of components: `Root(data.load(folder))` plays with corrected ones."""
        data.check_same_things(components)
        self.print = Print(components)

    def check(self, setup: Setup) -> None:
        """root:5.1.1, scenario.free-mix, mech.not-both  Seats name their factions, each at most once, in any mix."""
        super().check(setup)
        check_count(setup, 2, SEATS)
        for name in setup.seats:
            if name not in FACTION_RULES:
                raise SetupError("root-setup-faction", faction=name, known=", ".join(FACTION_RULES))
            if setup.seats.count(name) > 1:
                raise SetupError("root-setup-twice", faction=f"faction:{name}")
        for name, needed in TERMS.beside.items():
            if name in setup.seats and needed not in setup.seats:
                raise SetupError("root-setup-beside", faction=f"faction:{name}", needed=f"faction:{needed}")
        if any({*pair} <= {*setup.seats} for pair in TERMS.apart):
            raise SetupError("root-setup-apart")
        guides.check(setup, guide.SEATS)
        _check_machine(setup, self.option(setup, "cooperative") is True)
        _check_campaign(setup, self.print.data.cards, int(self.option(setup, "wins")), str(self.option(setup, "kept")))

    def start(self, setup: Setup) -> RootGame:
        if "guide" in setup.modules:
            rulings = self.option(setup, RULINGS)
            return scenario.load(guide.guide().start, {**self._defaults(), RULINGS: rulings}, self.print)
        options: dict[str, Value] = {choice.name: self.option(setup, choice.name) for choice in self.choices}
        # A faction of the Riverfolk box brings the box along.
        options["riverfolk"] = "riverfolk" in setup.modules or _from_riverfolk(setup.seats)
        return new_game(self.print, list(setup.seats), options)

    def script(self, setup: Setup) -> tuple[Scripted, ...]:
        """root:guide.turns  The guided game starts with the answers of its sheet."""
        return guide.script() if "guide" in setup.modules else ()

    def guides(self) -> list[Setup]:
        """root:guide.seats  The guided game has one table."""
        return [Setup("root", self.version, guide.SEATS, ("guide",))]

    def catalogue(self) -> Mapping[str, Mapping[str, Help]]:
        return catalogue(self.print.data)

    def breakdown(self, g: RootGame, told: Sequence[Event]) -> list[list[ScoreSource]]:
        return breakdown([int(points) for points in g.scores], told)

    def view(self, g: RootGame, seat: Seat) -> RootView:
        return view(g, seat)

    def recall(self, view: RootView, g: RootGame, seat: Seat, heard: Iterator[Heard]) -> RootView:
        return with_dice(view, heard)

    def redeal(self, g: RootGame, seat: Seat, rng: Random) -> RootGame:
        """Cards the seat has not seen are dealt again: to hands, to hidden places on boards, to the deck."""
        return redealing.redeal(g, seat, rng)

    def load(self, text: str) -> RootGame:
        return scenario.load(text, self._defaults(), self.print)

    def dump(self, g: RootGame) -> str:
        return scenario_writer.dump(g, self._defaults())

    def _defaults(self) -> dict[str, Value]:
        defaults: dict[str, Value] = {choice.name: choice.default for choice in self.choices}
        defaults["riverfolk"] = False
        return defaults

    def is_quiet(self, g: RootGame) -> bool:
        return scenario_writer.is_quiet(g)

    def census(self, g: RootGame) -> dict[str, int]:
        """Cards by kind, pieces by faction and kind, and items, wherever they are, including out of the game."""
        zones = [
            g.deck,
            g.discard,
            g.available,
            g.limbo,
            g.unused,
            *g.hands,
            *g.crafted,
            *[p.cards() for p in g.states],
        ]
        found: dict[str, int] = {}
        for zone in zones:
            for kind in kinds_of(g, zone):
                key = f"card {CARDS[kind]}"
                found[key] = found.get(key, 0) + 1
        for seat in range(g.players):
            for kind, name in enumerate(PIECE_IDS[g.factions[seat]]):
                held = sum(int(state.held(seat, kind)) for state in g.states)
                found[f"{_faction(g, seat)} {name or kind}"] = (
                    int(g.in_supply(seat, kind) + g.on_map(seat, kind)) + held
                )
        for item, name in enumerate(ITEMS):
            boxes = sum(int(g.boxes[seat * len(ITEMS) + item]) for seat in range(g.players))
            parts = sum(int(state.items(item)) for state in g.states)
            found[f"item {name}"] = int(g.items[item] + g.items[len(ITEMS) + item]) + boxes + parts
        return found

    def sample_setups(self) -> list[Setup]:
        """Every line-up of the rulebooks that can be played, on both maps in turn."""
        found = []
        for number, lineup in enumerate(data.LINEUPS):
            if all(name in FACTION_RULES for name in lineup.factions):
                board = ("autumn", "winter")[number % 2]
                found.append(self.lineup(lineup.factions, board, lineup.mode == "cooperative"))
        return found

    def soak_setups(self) -> list[Setup]:
        """Every legal combination of two to four factions on both maps, and the line-ups for five and six."""
        found = [setup for setup in self.sample_setups() if len(setup.seats) > LARGEST_COMBINED]
        for seats in range(2, LARGEST_COMBINED + 1):
            for names in combinations(FACTIONS, seats):
                for board in data.MAPS:
                    tables = [self.lineup(list(names), board.id, together) for together in (False, True)]
                    found += [setup for setup in tables if self._allows(setup)]
        return found

    def _allows(self, setup: Setup) -> bool:
        try:
            self.check(setup)
        except SetupError:
            return False
        return True

    def lineups(self) -> list[Lineup]:
        """root:scenario.2p.others, scenario.3p, scenario.expansion.list, scenario.mech.list  On whichever map."""
        found = [_listed(lineup) for lineup in data.LINEUPS]
        return sorted(found, key=lambda one: (len(one.setup.seats), GROUPS.index(one.group), not one.advised))

    def lineup(self, names: list[str], board: str = "autumn", cooperative: bool = False) -> Setup:
        """A setup with these factions, boxes included as they need them."""
        options: dict[str, Value] = {"map": board}
        if cooperative:
            options["cooperative"] = True
        return Setup("root", self.version, tuple(names), _boxes(names), options)

    def standing(self, g: RootGame) -> tuple[int, ...]:
        """Points. With Dominance: 30 if it would win now. In a coalition: what the partner has."""
        return tuple(_standing(g, seat) for seat in range(g.players))

    def seat_labels(self, players: int) -> list[str]:
        """root:setup.2p, setup.3p, setup.4p  The first line-up advised for that number of players."""
        for lineup in data.LINEUPS:
            if lineup.mode == "competitive" and lineup.advised and len(lineup.factions) == players:
                return list(lineup.factions)
        raise SetupError("table-setup-count", least=2, most=SEATS, players=players)


def _listed(lineup: data.Lineup) -> Lineup:
    """A line-up of the rulebooks as tables offer it: people's seats first, hers last."""
    together = lineup.mode == "cooperative"
    names = sorted(lineup.factions, key=lambda name: name == MECHANICAL)
    boxes = _boxes(names)
    options: dict[str, Value] = {"cooperative": True} if together else {}
    group = ("solitaire" if len(names) == 2 else "cooperative") if together else "riverfolk" if boxes else "base"
    return Lineup(lineup.id, group, Setup("root", Root.version, tuple(names), boxes, options), lineup.advised)


def _check_machine(setup: Setup, cooperative: bool) -> None:
    """root:mech.modes, scenario.mech.competitive, scenario.mech.coop  Alone, or together, against the machine."""
    people = len(setup.seats) - 1
    if MECHANICAL not in setup.seats:
        if cooperative:
            raise SetupError("root-setup-no-machine")
    elif people == 1 and not cooperative:
        raise SetupError("root-setup-alone")
    elif people > MOST_TOGETHER and cooperative:
        raise SetupError("root-setup-many-together", most=MOST_TOGETHER, players=people)


def _check_campaign(setup: Setup, deck: list[data.Card], wins: int, kept: str) -> None:
    """root:campaign.card  Up to as many cards as games won, all different, each there as often as the deck has it."""
    try:
        cards = read_kept(kept)
    except ValueError as error:
        raise SetupError("root-setup-kept-word", word=kept) from error
    if (wins or cards) and not setup.options.get("cooperative"):
        raise SetupError("root-setup-campaign")
    lasting = {card.id: card.copies for card in deck if card.kind == "persistent"}
    for faction, names in cards.items():
        if faction not in setup.seats or faction == MECHANICAL:
            raise SetupError("root-setup-kept-nobody", faction=f"faction:{faction}")
        for name in names:
            if name not in lasting:
                raise SetupError("root-setup-kept-card", card=f"card:{name}")
        if len(set(names)) < len(names) or len(names) > wins:
            raise SetupError("root-setup-kept-many", faction=f"faction:{faction}", count=len(names), most=wins)
    for name, copies in lasting.items():
        if sum(name in names for names in cards.values()) > copies:
            raise SetupError("root-setup-kept-copies", card=f"card:{name}", copies=copies)


def _from_riverfolk(names: Sequence[str]) -> bool:
    return any(name in RIVERFOLK for name in names)


def _boxes(names: Sequence[str]) -> tuple[str, ...]:
    return ("riverfolk",) if _from_riverfolk(names) else ()


def _standing(g: RootGame, seat: Seat) -> int:
    if g.partners[seat] >= 0:
        return _standing(g, int(g.partners[seat]))
    return progress(g, seat) if g.dominance[seat] >= 0 else int(g.scores[seat])


def _faction(g: RootGame, seat: Seat) -> str:
    return FACTIONS[g.factions[seat]]


RULEBOOK = Root()
