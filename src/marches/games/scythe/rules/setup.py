"""Setup: who plays what, what everyone starts with, and who begins."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.cards import DrawCards
from marches.games.scythe.rules.factory import DrawFactoryCard
from marches.games.scythe.rules.kit import Kit, sets_in_play
from marches.games.scythe.rules.objectives import DrawObjective
from marches.games.scythe.rules.rule_set import SOURCES
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.state import ScytheChance, ScytheGame, ScytheStep
from marches.games.scythe.rules.structure_bonus import DrawStructureBonus
from marches.games.scythe.rules.tables import BIT, hexes_of, nth, size
from marches.games.scythe.rules.turn import TakeTurn
from marches.kernel.step import Step

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
        for card in source.unused_objectives(options):
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


def chosen(options: Options, option: str, seat: int, ids: list[str]) -> int:
    """What an option names for a seat, as a place in `ids`; -1 where nature decides."""
    words = [word.strip() for word in options.text(option).split(",")]
    return ids.index(words[seat]) if seat < len(words) and words[seat] in ids else -1


class DealFaction(ScytheChance[Pick]):
    """scythe:setup.deal-mats  A random faction, unless one was chosen."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def stream(self) -> str:
        return "factions"

    def deck(self, g: ScytheGame) -> i64:
        factions, mats = settled_factions(g), settled_mats(g)
        found: i64 = 0
        for faction in free(factions, self.seat, g.kit.mats.faction_sets, sets_in_play(g.options)):
            if can_deal(g.kit, g.options, given(factions, self.seat, faction), mats):
                found |= BIT[faction]
        return found

    def waits(self, g: ScytheGame) -> bool:
        return g.seating.faction[self.seat] < 0

    def tickets(self, g: ScytheGame) -> int:
        return size(self.deck(g))

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        return g.kit.deal_faction[nth(self.deck(g), ticket)]

    def apply(self, g: ScytheGame, seat: int, action: Pick) -> None:
        g.seating = g.seating.with_faction(self.seat, action.index)
        faction = f"faction:{g.kit.mats.faction_ids[action.index]}"
        g.tell("scythe-did-deal-faction", {"seat": f"seat:{self.seat}", "faction": faction})


def settled_factions(g: ScytheGame) -> list[int]:
    """By seat the faction that was dealt or chosen, or -1."""
    dealt = g.seating.faction
    return [
        dealt[seat] if dealt[seat] >= 0 else chosen(g.options, "factions", seat, g.kit.mats.faction_ids)
        for seat in range(g.players)
    ]


def settled_mats(g: ScytheGame) -> list[int]:
    """By seat the mat that was dealt or chosen, or -1."""
    dealt = g.seating.mat
    return [
        dealt[seat] if dealt[seat] >= 0 else chosen(g.options, "mats", seat, g.kit.mats.ids)
        for seat in range(g.players)
    ]


def given(settled: list[int], seat: int, thing: int) -> list[int]:
    return [*settled[:seat], thing, *settled[seat + 1 :]]


def free(settled: list[int], seat: int, sets: list[str], in_play: list[str]) -> list[int]:
    """What a seat may get of the boxes in play: what is settled for it, or whatever nobody else has."""
    if settled[seat] >= 0:
        return [settled[seat]]
    return [thing for thing in range(len(sets)) if sets[thing] in in_play and thing not in settled]


def can_deal(kit: Kit, options: Options, factions: list[int], mats: list[int]) -> bool:
    """scythe:setup.banned-pairs  Can everyone still get a faction and a mat that go together?"""
    return _can_seat(kit, factions, mats, 0, sets_in_play(options), banned_pairs(kit, options))


def _can_seat(
    kit: Kit, factions: list[int], mats: list[int], seat: int, in_play: list[str], banned: list[tuple[int, int]]
) -> bool:
    if seat == len(factions):
        return True
    for faction in free(factions, seat, kit.mats.faction_sets, in_play):
        for mat in free(mats, seat, kit.mats.sets, in_play):
            if (faction, mat) in banned:
                continue
            if _can_seat(kit, given(factions, seat, faction), given(mats, seat, mat), seat + 1, in_play, banned):
                return True
    return False


def allowed_mats(g: ScytheGame, seat: int, mats: i64) -> i64:
    """scythe:setup.banned-pairs  Mats that may go with the seat's faction; only the one that was chosen, if any."""
    wanted = chosen(g.options, "mats", seat, g.kit.mats.ids)
    if wanted >= 0:
        return mats & BIT[wanted]
    for faction, mat in banned_pairs(g.kit, g.options):
        if g.seating.faction[seat] == faction:
            mats &= ~BIT[mat]
    return mats


class DealMat(ScytheChance[Pick]):
    """scythe:setup.deal-mats, scythe:setup.banned-redraw  A random mat; a forbidden one is drawn again."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def stream(self) -> str:
        return "mats"

    def deck(self, g: ScytheGame) -> i64:
        factions, mats = settled_factions(g), settled_mats(g)
        found: i64 = 0
        for mat in free(mats, self.seat, g.kit.mats.sets, sets_in_play(g.options)):
            if can_deal(g.kit, g.options, factions, given(mats, self.seat, mat)):
                found |= BIT[mat]
        return found

    def waits(self, g: ScytheGame) -> bool:
        return g.seating.mat[self.seat] < 0

    def tickets(self, g: ScytheGame) -> int:
        return size(self.deck(g))

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        return g.kit.deal_mat[nth(self.deck(g), ticket)]

    def apply(self, g: ScytheGame, seat: int, action: Pick) -> None:
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
            mat = g.kit.data.mats[g.seating.mat[seat]]
            g.power[seat] = faction.power
            g.popularity[seat] = mat.popularity
            g.coins[seat] = mat.coins
            g.put_unit(seat, 0, g.seating.base[seat])
            for at in hexes_of(g.board.starts[g.seating.faction[seat]]):
                g.mat_workers[seat] -= 1
                g.add_workers(seat, at, 1)
        for source in SOURCES:
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
