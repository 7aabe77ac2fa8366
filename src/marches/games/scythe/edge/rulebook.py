"""Scythe as tables, bots, servers and tests use it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import msgspec

from marches.games import guides
from marches.games.scythe.edge import airships as airship_view
from marches.games.scythe.edge import alliances as alliance_view
from marches.games.scythe.edge import automa as automa_view
from marches.games.scythe.edge import automa_modules as automa_modules_view
from marches.games.scythe.edge import deals as card_view
from marches.games.scythe.edge import desolation as desolation_view
from marches.games.scythe.edge import factions as faction_view
from marches.games.scythe.edge import home_bases as base_view
from marches.games.scythe.edge import influence as influence_view
from marches.games.scythe.edge import mods as mod_view
from marches.games.scythe.edge import modular as modular_view
from marches.games.scythe.edge import resolution as resolution_view
from marches.games.scythe.edge import samples as setups
from marches.games.scythe.edge import scenario, scenario_writer
from marches.games.scythe.edge import tesla as tesla_view
from marches.games.scythe.edge import tracks as track_view
from marches.games.scythe.edge import variants as variant_view
from marches.games.scythe.edge import vesna as vesna_view
from marches.games.scythe.edge.automa_data import LEVELS
from marches.games.scythe.edge.challenges import challenges as tasks
from marches.games.scythe.edge.challenges import check_challenge, standing_of, start_of
from marches.games.scythe.edge.components import PRINTED, Components
from marches.games.scythe.edge.duel import outcome_of
from marches.games.scythe.edge.help import breakdown, catalogue
from marches.games.scythe.edge.preview import DRAWINGS
from marches.games.scythe.edge.scenario import ALONE
from marches.games.scythe.edge.terms import TERMS
from marches.games.scythe.edge.view import MODULE_VIEWS, ScytheView, module_views
from marches.games.scythe.edge.view_builder import view_of
from marches.games.scythe.rules import redeal as redealing
from marches.games.scythe.rules.expansions.automa.state import level_of
from marches.games.scythe.rules.expansions.desolation.ending import filled
from marches.games.scythe.rules.expansions.desolation.state import DESOLATION_STATE
from marches.games.scythe.rules.kit import Kit, sets_in_play
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.seating import NEWEST_RULINGS, RULINGS, Options
from marches.games.scythe.rules.setup import RANDOM, banned_pairs, can_deal, chosen, start_game
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import CARD_KINDS, WALKED_WORKER, WORKER, hexes_of, size
from marches.kernel.action import Action
from marches.kernel.line import Event, Heard, Reason
from marches.kernel.rulebook import Challenge, Help, Rulebook, ScoreSource, Standing
from marches.kernel.script import Scripted
from marches.kernel.setup import Choice, Module, Setup, SetupError, Value, check_count
from marches.kernel.step import Seat

GUIDED = ("nordic", "crimea")
"""Who sits at the guided first game."""
WITHOUT_GUIDE = (
    *("invaders", "airships", "resolution", "mechmods", "inframods"),
    *("fenris", "tesla", "mad-tesla", "alliances", "war", "peace", "triumphtiles", "rivals"),
    *("desolation", "modular"),
)
"""Modules that the guided first game leaves out."""
SOLO_GUIDE = "solo-guide"
SOLO_FILE = "solo_guide.yaml"
SOLO_OPTIONS: dict[str, Value] = {"automas": "person, automa"}
"""The guided solo game: the same seats, the second an Automa's."""
MODULES = {
    "invaders": Module("invaders"),
    "airships": Module("airships"),
    "resolution": Module("resolution", players=range(2, 8)),
    "mechmods": Module("mechmods"),
    "inframods": Module("inframods"),
    "fenris": Module("fenris"),
    "war": Module("war", players=range(2, 8)),
    "peace": Module("peace", players=range(2, 8)),
    "triumphtiles": Module("triumphtiles", players=range(2, 8)),
    "rivals": Module("rivals", players=range(2, 8)),
    "tesla": Module("tesla", excludes=("mad-tesla",), players=range(2, 8)),
    "mad-tesla": Module("mad-tesla", excludes=("tesla",), players=range(2, 8)),
    "alliances": Module("alliances", players=range(2, 8)),
    "desolation": Module("desolation", excludes=desolation_view.BARRED),
    "modular": Module("modular"),
    "guide": guides.module(2, excludes=WITHOUT_GUIDE),
    SOLO_GUIDE: guides.module(2, excludes=(*WITHOUT_GUIDE, "guide"), name=SOLO_GUIDE),
}
CHOICES = (
    Choice("mats", ""),
    Choice("promos", False),
    Choice("bribes", False),
    Choice("bonus-tiles", False),
    Choice("house-tiles", False),
    Choice("printed-only", False),
    Choice("objective-timing", "any", ("any", "printed")),
    Choice("airship-tiles", ""),
    Choice("own-airship-tiles", False),
    Choice("resolution", RANDOM, (RANDOM, *[tile.id for tile in PRINTED.resolution])),
    Choice("tesla-for", "nobody", tesla_view.GIVEN_TO),
    Choice("mad-tesla-end", "destroyed", ("destroyed", "sixth-star")),
    Choice("desolation-faction", "free", desolation_view.PLAYED_BY),
    Choice("desolation-harder", False),
    Choice("layout", ""),
    Choice("remove-tiles", "all-tiles", ("all-tiles", "fewer-tiles", "fewest-tiles")),
    Choice("automas", ""),
    Choice("automa-mode", "competitive", ("competitive", "cooperative")),
    Choice("teams", False),
    Choice("final-turns", False),
    Choice("mat-order", False),
    Choice("bidding", False),
    Choice("tournament", False),
    Choice("delay-of-game", False),
    Choice("rusviet", "errata", ("errata", "first-printing")),
    Choice("challenge", "", offered=False),
    Choice(RULINGS, NEWEST_RULINGS, (1, NEWEST_RULINGS), offered=False),
)
"""`mats` names the player mats in seat order, with commas: `industrial, random, militant`. With `bribes` coins may
change hands: among people they do unless the table says no (`terms.py`). `promos` adds the promo
cards, `bonus-tiles` the later structure bonus tiles, `house-tiles` whatever is only a stand-in, `printed-only` takes
Mods out of which only the name is known. Objectives are shown
before or after any action, or (`objective-timing`) when their first printing says so. `airship-tiles` names the tiles
to draw from: `toll safe-haven`; with `own-airship-tiles` everyone draws a pair. `resolution` chooses a resolution tile.
`tesla-for` names the faction that has Tesla from the start, `mad-tesla-end` what ends a game with Mad Tesla.
`desolation-faction` names the faction that takes Desolation's part, `desolation-harder` makes driven-off workers count.
`layout` fixes the modular board by its name, or a part of it (`farms`, `farms.0A1A2B3B`); `remove-tiles` makes it
smaller with up to four players, by the usual number of tiles or one more.
`automas` says in seat order which seats are Automas and at which level, `person` for the others: `person, automa`.
`challenge` is a table of its own (`challenges.py`). `automa-mode` says whether people and Automas are two sides.
`teams` of two are neighbours in the list of seats; `final-turns` softens the end; `mat-order` deals mats clockwise by
number; with `bidding` pairs of faction and mat are auctioned, in a `tournament` too, where coins never change hands;
`delay-of-game` may be called; `rusviet` may be played as first printed.
"""
VIEWS = (
    faction_view,
    card_view,
    airship_view,
    resolution_view,
    variant_view,
    base_view,
    vesna_view,
    influence_view,
    tesla_view,
    alliance_view,
    mod_view,
    track_view,
    desolation_view,
    modular_view,
    automa_view,
    automa_modules_view,
)
"""Modules that show something of their own; importing them registers their parts."""


class Scythe(Rulebook[ScytheGame]):
    """The rulebook of Scythe."""

    name = "scythe"
    version = setups.VERSION
    modules = MODULES
    terms = TERMS
    drawings = DRAWINGS

    def __init__(self, data: Components = PRINTED) -> None:
        """The rulebook for one set of components."""
        self.kit = Kit(data)
        self.actions = self.kit.actions
        tiles = (RANDOM, *[tile.id for tile in data.resolution])
        self.choices = tuple(
            msgspec.structs.replace(choice, values=tiles) if choice.name == "resolution" else choice
            for choice in CHOICES
        )

    def check(self, setup: Setup) -> None:
        """scythe:setup.player-count, scythe:setup.invaders.player-count  2 to 5 players, to 7 with the Invaders.

        A player alone needs a module for it.
        """
        alone = any(module in ALONE for module in setup.modules)
        if len(setup.seats) == 1 and not alone:
            raise SetupError("scythe-setup-alone")
        if {"desolation", "tesla"} <= {*setup.modules}:
            raise SetupError("scythe-setup-desolation-tesla")
        super().check(setup)
        most = 7 if "invaders" in setup.modules else 5
        check_count(setup, 1 if alone else 2, most)
        guides.check(setup, GUIDED)
        guides.check(setup, GUIDED, SOLO_GUIDE, SOLO_OPTIONS)
        check_challenge(setup)
        options = options_of(setup)
        in_play = sets_in_play(options)
        known = self.kit.data
        factions = [faction.id for faction in known.factions if faction.set in in_play]
        mats = [mat.id for mat in known.mats if mat.set in in_play]
        chosen_factions = _check_named("factions", options, factions, len(setup.seats))
        chosen_mats = _check_named("mats", options, mats, len(setup.seats))
        for faction, mat in banned_pairs(self.kit, options):
            pair = (known.factions[faction].id, known.mats[mat].id)
            if pair in zip(chosen_factions, chosen_mats, strict=False):
                raise SetupError("scythe-setup-pair", faction=f"faction:{pair[0]}", mat=f"mat:{pair[1]}")
        players = range(len(setup.seats))
        named = [chosen(options, "factions", seat, self.kit.mats.faction_ids) for seat in players]
        named_mats = [chosen(options, "mats", seat, self.kit.mats.ids) for seat in players]
        if not can_deal(self.kit, options, named, named_mats):
            raise SetupError("scythe-setup-left-over")
        for module in MODULE_VIEWS:
            problem = module.problem(self.kit, options, len(setup.seats))
            if problem is not None:
                raise SetupError(problem.key, **problem.facts)

    def joint(self, g: ScytheGame) -> tuple[int, ...]:
        return desolation_view.joint_seats(g)

    def why_not_offered(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        return g.rules.why_not_offered(g, seat, action) if seat >= 0 else None

    def start(self, setup: Setup) -> ScytheGame:
        file = guide_of(setup)
        if file:
            chosen = [f"option {name}: {value}\n" for name, value in setup.options.items()]
            return self.load(guides.guide("scythe", file).start + "".join(chosen))
        position = start_of(setup)
        if position:
            return self.load(f"option challenge: {setup.options['challenge']}\n{position}")
        return start_game(len(setup.seats), options_of(setup), self.kit)

    def script(self, setup: Setup) -> tuple[Scripted, ...]:
        file = guide_of(setup)
        return guides.script("scythe", GUIDED, file) if file else ()

    def guides(self) -> list[Setup]:
        solo = Setup("scythe", self.version, GUIDED, (SOLO_GUIDE,), dict(SOLO_OPTIONS))
        return [Setup("scythe", self.version, GUIDED, ("guide",)), solo]

    def challenges(self) -> list[Challenge]:
        return [task.offer() for task in tasks().values()]

    def challenge_standing(self, g: ScytheGame, challenge: Challenge) -> Standing:
        return standing_of(g, tasks()[challenge.id])

    def view(self, g: ScytheGame, seat: Seat) -> ScytheView:
        return view_of(g, seat)

    def recall(self, view: ScytheView, g: ScytheGame, seat: Seat, heard: Iterator[Heard]) -> ScytheView:
        if g.combat is None and view.hexes:
            view.outcome = outcome_of(g, seat, heard)
        return view

    def catalogue(self) -> Mapping[str, Mapping[str, Help]]:
        found = catalogue(self.kit)
        for module in MODULE_VIEWS:
            for kind, things in module.help(self.kit).items():
                found[kind] = found.get(kind, {}) | things
        return found

    def breakdown(self, g: ScytheGame, told: Sequence[Event]) -> list[list[ScoreSource]]:
        return [breakdown(g, seat) for seat in range(g.players)]

    def redeal(self, g: ScytheGame, seat: Seat, rng: Random) -> ScytheGame:
        new = redealing.redeal(g, seat, rng)
        for module in module_views(new):
            module.redeal(new, seat, rng)
        return new

    def load(self, text: str) -> ScytheGame:
        return scenario.load(text, self.kit)

    def dump(self, g: ScytheGame) -> str:
        return scenario_writer.dump(g)

    def is_quiet(self, g: ScytheGame) -> bool:
        return scenario_writer.is_quiet(g)

    def census(self, g: ScytheGame) -> dict[str, int]:
        """Cards, workers and tokens, wherever they are."""
        found: dict[str, int] = {}
        in_hands = [sum(g.hand(seat, kind) for seat in range(g.players)) for kind in range(CARD_KINDS)]
        for kind in range(CARD_KINDS):
            found[f"combat-{kind + 2}"] = int(g.deck[kind]) + in_hands[kind] + g.discard.count(kind)
        objectives = size(g.objective_deck) + len(g.objective_bottom)
        found["objectives"] = objectives + sum(size(g.objectives[seat]) for seat in range(g.players))
        found["encounters"] = size(g.encounter_deck) + len(g.encounter_bottom) + int(g.encounter_card >= 0)
        for seat in range(g.players):
            found[f"workers-{seat}"] = int(g.mat_workers[seat]) + _workers_out(g, seat)
            found[f"cubes-{seat}"] = size(g.cubes[seat]) - sum(int(g.covered[seat * 4 + b]) for b in range(4))
            found[f"recruits-{seat}"] = size(g.recruits[seat]) - size(g.bonuses[seat])
        for module in module_views(g):
            for key, count in module.census(g).items():
                found[key] = found.get(key, 0) + count
        return found

    def standing(self, g: ScytheGame) -> tuple[int, ...]:
        if g.seating.base[0] < 0:
            return (0,) * g.players
        if DESOLATION_STATE.in_use(g):
            return (filled(g),) * g.players
        return tuple(score_of(g, seat).total() for seat in range(g.players))

    def seat_labels(self, players: int) -> list[str]:
        """The label of a seat is its faction, or `random` if nature deals one."""
        return [RANDOM] * players

    def label(self, g: ScytheGame, setup: Setup, seat: Seat) -> str:
        """The faction a seat has, once it has been dealt."""
        faction = g.seating.faction[seat]
        return g.kit.mats.faction_ids[faction] if faction >= 0 else setup.seats[seat]

    def machine(self, setup: Setup, seat: Seat) -> str:
        """scythe:automa.nature.opponent  The level of an Automa's seat."""
        level = level_of(options_of(setup), seat)
        return f"automa-level:{LEVELS[level]}" if level >= 0 else ""

    def sample_setups(self) -> list[Setup]:
        return setups.samples()

    def soak_setups(self) -> list[Setup]:
        return setups.soaks()


def guide_of(setup: Setup) -> str:
    """The data file of a guided game. Empty for any other."""
    return SOLO_FILE if SOLO_GUIDE in setup.modules else guides.FILE if "guide" in setup.modules else ""


def options_of(setup: Setup) -> Options:
    """What a setup chooses, defaults included; its seats name the factions."""
    values: dict[str, Value] = {choice.name: choice.default for choice in CHOICES}
    values.update(setup.options)
    values["factions"] = ", ".join(setup.seats)
    return Options(setup.modules, values)


def _workers_out(g: ScytheGame, seat: Seat) -> int:
    """Workers on hexes and with the unit that is on its way."""
    found = sum(g.workers(seat, at) for at in hexes_of(g.worker_hexes[seat]))
    if seat == g.active and g.trip is not None:
        found += g.trip.carried(WORKER) + g.trip.carried(WALKED_WORKER)
    return found


def _check_named(option: str, options: Options, known: list[str], players: int) -> list[str]:
    text = options.text(option)
    if not text:
        return []
    words = [word.strip() for word in text.split(",")]
    if len(words) > players:
        raise SetupError("scythe-setup-many", option=option, count=len(words), players=players)
    named = [word for word in words if word != RANDOM]
    for word in named:
        if word not in known:
            raise SetupError("scythe-setup-unknown", option=option, word=word, known=", ".join([*known, RANDOM]))
    if len(set(named)) < len(named):
        raise SetupError("scythe-setup-twice", option=option, text=text)
    return words


RULEBOOK = Scythe()
