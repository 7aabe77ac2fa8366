"""Setup: who plays what, what everyone starts with, and who begins."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.cards import DrawCards
from marches.games.scythe.rules.factory import DrawFactoryCard
from marches.games.scythe.rules.kit import Kit, deck_of, sets_in_play
from marches.games.scythe.rules.objectives import DrawObjective
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.sources import SOURCES, without_mat
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.structure_bonus import DrawStructureBonus
from marches.games.scythe.rules.tables import BIT, hexes_of, lowest
from marches.games.scythe.rules.turn import TakeTurn
from marches.kernel.arrays import filled
from marches.kernel.deck import Draw
from marches.kernel.step import Seat, Step

RANDOM: Final = "random"


def start_game(players: int, options: Options, kit: Kit) -> ScytheGame:
    """The table before anything is dealt."""
    g = blank(players, options, kit)
    g.then_one(SetUp())
    return g


def blank(players: int, options: Options, kit: Kit) -> ScytheGame:
    """scythe:setup.encounter-deck, scythe:component.encounter-deck, scythe:setup.objective-deck,
    scythe:component.objective-deck  An empty table with its decks.
    """
    g = ScytheGame(None, players, options, kit)
    g.encounter_deck = kit.encounters.in_play(options)
    g.objective_deck = kit.objectives.in_play(options)
    for source in SOURCES:
        for card in source.unused(options):
            if card in kit.objectives.ids:
                g.objective_deck &= ~BIT[kit.objectives.ids.index(card)]
        track = source.track(kit, options)
        if track is not None:
            g.track = track
    return g


class SetUp(ScytheStep):
    """The order in which the table is laid."""

    def run(self, g: ScytheGame) -> None:
        steps: list[Step[Any]] = []
        for source in SOURCES:
            steps += source.before_dealing(g)
        steps += dealing(g)
        for source in SOURCES:
            steps += source.before_seating(g)
        steps += [TakeSeats(), LayOut(), FirstTurn()]
        g.then_all(steps)


def dealing(g: ScytheGame) -> list[Step[Any]]:
    """How everyone gets a faction and a mat: at random, unless a module has another way."""
    for source in SOURCES:
        other = source.dealing(g)
        if other is not None:
            return other
    steps: list[Step[Any]] = [DealFaction(seat) for seat in range(g.players)]
    steps += [DealMat(seat) for seat in range(g.players)]
    return steps


def banned_pairs(kit: Kit, options: Options) -> list[tuple[int, int]]:
    """scythe:setup.banned-pairs  Factions and mats that may not go together."""
    found: list[tuple[int, int]] = []
    for faction, mat in kit.mats.banned:
        names = (kit.mats.faction_ids[faction], kit.mats.ids[mat])
        if not any(source.lifts_ban(options, names[0], names[1]) for source in SOURCES):
            found.append((faction, mat))
    return found


def chosen(options: Options, option: str, seat: Seat, ids: list[str]) -> int:
    """What an option names for a seat, as an index into `ids`; -1 if nature decides."""
    words = [word.strip() for word in options.text(option).split(",")]
    return ids.index(words[seat]) if seat < len(words) and words[seat] in ids else -1


class DealFaction(Draw[ScytheGame, Pick]):
    """scythe:setup.deal-mats  A random faction, unless one was chosen."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def stream(self) -> str:
        return "factions"

    def deck(self, g: ScytheGame) -> i64:
        deal, factions, mats = Deal(g.kit, g.options, g.players), settled_factions(g), settled_mats(g)
        settled = factions[self.seat]
        found: i64 = 0
        for faction in [settled] if settled >= 0 else hexes_of(untaken(deal.factions, factions)):
            if deal.works(given(factions, self.seat, faction), mats):
                found |= BIT[faction]
        return found

    def waits(self, g: ScytheGame) -> bool:
        return g.seating.faction[self.seat] < 0

    def drawn(self, g: ScytheGame, place: i64) -> Pick:
        return g.kit.deal_faction[place]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.seating = g.seating.with_faction(self.seat, action.index)
        faction = f"faction:{g.kit.mats.faction_ids[action.index]}"
        g.tell("scythe-did-deal-faction", {"seat": f"seat:{self.seat}", "faction": faction})


def settled_factions(g: ScytheGame) -> list[int]:
    """By seat: the faction that was dealt or chosen, or -1."""
    dealt = g.seating.faction
    return [
        dealt[seat] if dealt[seat] >= 0 else chosen(g.options, "factions", seat, g.kit.mats.faction_ids)
        for seat in range(g.players)
    ]


def settled_mats(g: ScytheGame) -> list[int]:
    """By seat: the mat that was dealt or chosen, or -1."""
    dealt = g.seating.mat
    return [
        dealt[seat] if dealt[seat] >= 0 else chosen(g.options, "mats", seat, g.kit.mats.ids)
        for seat in range(g.players)
    ]


def given(settled: list[int], seat: Seat, thing: int) -> list[int]:
    return [*settled[:seat], thing, *settled[seat + 1 :]]


def dealt_sets(kit: Kit, options: Options) -> list[str]:
    """The box each faction comes from. Empty if it is not dealt at random."""
    kept = [name for source in SOURCES for name in source.keeps_factions(options)]
    ids, sets = kit.mats.faction_ids, kit.mats.faction_sets
    return ["" if ids[faction] in kept else sets[faction] for faction in range(len(ids))]


class Deal:
    """scythe:setup.banned-pairs  What can be dealt, as masks: factions, mats, the mats that go with each faction."""

    def __init__(self, kit: Kit, options: Options, players: int) -> None:
        in_play = sets_in_play(options)
        self.factions: i64 = deck_of(dealt_sets(kit, options), in_play)
        self.mats: i64 = deck_of(kit.mats.sets, in_play)
        self.fitting: vec[i64] = filled(len(kit.mats.faction_ids), BIT[len(kit.mats.ids)] - 1)
        for faction, mat in banned_pairs(kit, options):
            self.fitting[faction] &= ~BIT[mat]
        self.matless: i64 = 0
        """Seats that get no mat, as a mask."""
        for seat in range(players):
            if without_mat(options, seat):
                self.matless |= BIT[seat]

    def works(self, factions: list[int], mats: list[int]) -> bool:
        """Whether everyone can still get a faction and a mat that go together."""
        return self._can_seat(0, factions, mats, untaken(self.factions, factions), untaken(self.mats, mats))

    def _can_seat(self, seat: Seat, factions: list[int], mats: list[int], free: i64, free_mats: i64) -> bool:
        """The same for the seats from this one on, with what nobody has yet."""
        if seat == len(factions):
            return True
        open_factions: i64 = BIT[factions[seat]] if factions[seat] >= 0 else free
        open_mats: i64 = BIT[mats[seat]] if mats[seat] >= 0 else free_mats
        while open_factions:
            faction = open_factions & -open_factions
            open_factions ^= faction
            if self.matless >> seat & 1:
                if self._can_seat(seat + 1, factions, mats, free & ~faction, free_mats):
                    return True
                continue
            fitting = open_mats & self.fitting[lowest(faction)]
            while fitting:
                mat = fitting & -fitting
                fitting ^= mat
                if self._can_seat(seat + 1, factions, mats, free & ~faction, free_mats & ~mat):
                    return True
        return False


def untaken(deck: i64, settled: list[int]) -> i64:
    """The part of a deck that nobody has yet."""
    for thing in settled:
        if thing >= 0:
            deck &= ~BIT[thing]
    return deck


def can_deal(kit: Kit, options: Options, factions: list[int], mats: list[int]) -> bool:
    """scythe:setup.banned-pairs  Whether everyone can still get a faction and a mat that go together."""
    return Deal(kit, options, len(factions)).works(factions, mats)


def allowed_mats(g: ScytheGame, seat: Seat, mats: i64) -> i64:
    """scythe:setup.banned-pairs  Mats that may go with the seat's faction; only the one that was chosen, if any."""
    wanted = chosen(g.options, "mats", seat, g.kit.mats.ids)
    if wanted >= 0:
        return mats & BIT[wanted]
    for faction, mat in banned_pairs(g.kit, g.options):
        if g.seating.faction[seat] == faction:
            mats &= ~BIT[mat]
    return mats


class DealMat(Draw[ScytheGame, Pick]):
    """scythe:setup.deal-mats, scythe:setup.banned-redraw  A random mat; a forbidden one is drawn again."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def stream(self) -> str:
        return "mats"

    def deck(self, g: ScytheGame) -> i64:
        deal, factions, mats = Deal(g.kit, g.options, g.players), settled_factions(g), settled_mats(g)
        settled = mats[self.seat]
        found: i64 = 0
        for mat in [settled] if settled >= 0 else hexes_of(untaken(deal.mats, mats)):
            if deal.works(factions, given(mats, self.seat, mat)):
                found |= BIT[mat]
        return found

    def waits(self, g: ScytheGame) -> bool:
        return g.seating.mat[self.seat] < 0 and not without_mat(g.options, self.seat)

    def drawn(self, g: ScytheGame, place: i64) -> Pick:
        return g.kit.deal_mat[place]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.seating = g.seating.with_mat(self.seat, action.index)
        g.tell("scythe-did-deal-mat", {"seat": f"seat:{self.seat}", "mat": f"mat:{g.kit.mats.ids[action.index]}"})


class TakeSeats(ScytheStep):
    """scythe:setup.power-start, scythe:setup.popularity-start, scythe:setup.coins-start, scythe:setup.character,
    scythe:setup.workers, scythe:setup.encounter-tokens  Everyone's pieces and tokens, from their two mats.
    """

    def run(self, g: ScytheGame) -> None:
        g.seating = g.seating.settled(g.board)
        g.encounters = g.board.encounters
        for seat in range(g.players):
            faction = g.kit.data.factions[g.seating.faction[seat]]
            g.power[seat] = faction.power
            if g.seating.led(seat):
                mat = g.kit.data.mats[g.seating.mat[seat]]
                g.popularity[seat] = mat.popularity
                g.coins[seat] = mat.coins
            g.put_unit(seat, 0, g.seating.base[seat])
            for at in hexes_of(g.board.starts[g.seating.faction[seat]]):
                g.mat_workers[seat] -= 1
                g.add_workers(seat, at, 1)
        for source in SOURCES:
            source.seats_taken(g)
            g.module_states += source.module_states(g)
        g.reassemble()


class LayOut(ScytheStep):
    """scythe:setup.combat-cards-start, scythe:setup.objectives-start, scythe:setup.factory-cards,
    scythe:component.factory-deck, scythe:component.structure-bonus-tiles
    Cards for everyone, the Factory's cards, the structure bonus tile; then whatever modules add.
    """

    def run(self, g: ScytheGame) -> None:
        deck = g.kit.factory_cards.in_play(g.options)
        steps: list[Step[Any]] = [DrawFactoryCard(deck) for _ in range(g.players + 1)]
        steps.append(DrawStructureBonus(g.kit.bonus_tiles.in_play(g.options)))
        for seat in g.seating.clockwise_from(g.seating.first):
            steps.append(DrawCards(seat, g.kit.data.factions[g.seating.faction[seat]].combat_cards))
            if g.seating.led(seat):
                for _ in range(g.kit.data.mats[g.seating.mat[seat]].objectives):
                    steps.append(DrawObjective(seat))
        for source in sorted(SOURCES, key=lambda source: source.setup_rank()):
            steps += source.after_dealing(g)
        g.then_all(steps)


class FirstTurn(ScytheStep):
    """scythe:setup.first-player  The lowest mat begins."""

    def run(self, g: ScytheGame) -> None:
        g.reassemble()
        g.then_one(TakeTurn(g.seating.first))
