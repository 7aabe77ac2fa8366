"""What the board shows before anything is chosen is what then happens."""

from random import Random

import pytest
from msgspec.structs import replace

from marches.games.raiders.edge.outlook import LIMITED, raid_forecast, uses
from marches.games.raiders.edge.view import QuestView, UseView
from marches.games.raiders.edge.view_builder import leaders_of
from marches.games.raiders.rules.actions import DECLINE, PLACE, RAID, TAKE, USE
from marches.games.raiders.rules.raiding import SpendKumis
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.strength import tier_of
from marches.games.raiders.rules.tables import DICE, GOODS, LOCATIONS, SETTLEMENTS
from marches.games.raiders.rules.turn import TakeWorker, WorkOrRaid
from marches.testing.playout import random_answer
from tests.marks import rule
from tests.raiders.helpers import dealt, face, play, position, question, roll, roll_dice, see

PLAIN: tuple[str, ...] = (
    "buy-eagle",
    "buy-horse",
    "heal",
    "smith-more",
    "smith-less",
    "farm-less",
    "farm-more",
    "farm-wagon",
)
PLAIN += ("trade-livestock", "draw-cards", "draw-and-kumis", "sell-for-silver", "sell-for-wagon", "sell-for-equipment")
"""Options whose whole effect is in goods."""


def use_of(g: RaidersGame, place: str, option: str) -> UseView:
    location = next(one for one in see(g).village if one.id == place)
    return next(use for use in location.uses if use.id == option)


@rule("raiders:work.colour.reward")
def test_a_place_shows_what_one_would_have_after_using_it() -> None:
    g = position(
        "village: farm red; silversmith blue; market blue\npurple: worker grey; silver 3; livestock 1; provision 2"
    )
    assert use_of(g, "stables", "buy-eagle").after == {"silver": 1}
    assert not use_of(g, "stables", "buy-horse").can
    assert use_of(g, "chiefs-tent", "trade-livestock").after == {"livestock": 0, "provision": 4, "kumis": 1}
    assert use_of(g, "farm", "farm-more").after == {"provision": 5}, "the red worker there would be used"
    steps = {one.id: one.step for one in see(g).village}
    assert (steps["stables"], steps["farm"]) == ("place", "take")


@rule("raiders:work.take.different")
def test_the_worker_just_placed_is_not_shown_as_one_to_take() -> None:
    g = position("village: farm red; silversmith blue; market blue\npurple: worker grey")
    play(g, "place", location="town-centre")
    assert {one.id: one.step for one in see(g).village}["town-centre"] == ""
    play(g, "decline")
    assert question(g) == "TakeWorker"
    assert {one.id: one.step for one in see(g).village}["town-centre"] == ""


def test_nobody_but_the_viewer_is_shown_what_a_place_would_bring() -> None:
    g = dealt()
    assert all(one.uses == [] and one.step == "" for one in see(g, -1).village)


@pytest.mark.parametrize("seed", range(4))
def test_using_a_place_brings_what_it_showed(seed: int) -> None:
    g, rng, seen = dealt(2 + seed % 3, seed=seed), Random(seed), 0
    for _ in range(700):
        if g.decision is None:
            break
        if isinstance(g.decision, WorkOrRaid | TakeWorker):
            seen += _each_use(g, g.decision.seat, rng)
        g.play(*random_answer(g, rng))
    assert seen > 100


def _each_use(g: RaidersGame, seat: int, rng: Random) -> int:
    """Use every place that can be reached now, each in a separate game. Returns how many there were."""
    ways = PLACE if isinstance(g.decision, WorkOrRaid) else TAKE
    legal = g.decision.options(g, seat) if g.decision is not None else []
    count = 0
    for location in range(len(LOCATIONS)):
        for use in uses(g, seat, location) if ways[location] in legal else []:
            if not use.can or use.id not in PLAIN:
                continue
            other = g.clone()
            other.play(seat, ways[location])
            other.play(seat, USE[next(k for k, option in enumerate(g.kit.options) if option.code == use.id)])
            _settle(other, seat, rng)
            kinds = {kind: name for kind, name in enumerate(GOODS) if name != "vp"}
            had = {name: g.has(seat, kind) for kind, name in kinds.items()}
            wanted = had | {"wound": g.all_wounds(seat)} | use.after
            if ways is TAKE:  # the turn is over: what was too much before has gone back as well
                wanted = {name: min(left, g.kit.limit) if name in LIMITED else left for name, left in wanted.items()}
            got = {name: other.has(seat, kind) for kind, name in kinds.items()} | {"wound": other.all_wounds(seat)}
            assert got == wanted, (LOCATIONS[location], use)
            count += 1
    return count


def _settle(g: RaidersGame, seat: int, rng: Random) -> None:
    """Answer until the location has been used up; what is only offered on top is declined."""
    while g.decision is not None and not isinstance(g.decision, WorkOrRaid | TakeWorker):
        answerer, action = random_answer(g, rng)
        g.play(answerer, DECLINE if DECLINE in g.decision.options(g, seat) else action)


@rule("raiders:strength.tier")
@pytest.mark.parametrize("seed", range(3))
def test_a_raid_goes_as_strong_as_it_was_foreseen(seed: int) -> None:
    """A tier shown as sure is reached whatever the dice; one out of reach is not, with all the kumis there are."""
    g, rng, seen = dealt(2 + seed, seed=seed), Random(seed), 0
    for _ in range(900):
        if not isinstance(g.decision, WorkOrRaid):
            if g.decision is None:
                break
            g.play(*random_answer(g, rng))
            continue
        seat = g.decision.seat
        for settlement in range(len(SETTLEMENTS)):
            shown = raid_forecast(g, seat, settlement)
            assert (shown is not None) == (RAID[settlement] in g.decision.options(g, seat))
            if shown is None:
                continue
            for all_in in (False, True):
                total = _raided(g.clone(), seat, settlement, all_in, rng)
                assert shown.low <= total <= shown.high + (shown.kumis if all_in else 0)
                assert tier_of(g, settlement, shown.low) <= tier_of(g, settlement, total)
            seen += 1
        g.play(*random_answer(g, rng))
    assert seen > 10


def _raided(g: RaidersGame, seat: int, settlement: int, all_in: bool, rng: Random) -> int:
    """The strength of a raid, with no kumis or all of it."""
    g.play(seat, RAID[settlement])
    while g.raid is not None and g.raid.strength == 0 and g.decision is not None:
        answerer, action = random_answer(g, rng)
        if isinstance(g.decision, SpendKumis):
            action = g.decision.options(g, seat)[-1 if all_in else 0]
        g.play(answerer, action)
        if g.raid is None or type(g.decision).__name__ == "ChooseSpace":
            break
    return g.raid.strength if g.raid is not None else 0


@rule("raiders:strength.total")
def test_a_raid_under_way_shows_what_it_comes_to_so_far() -> None:
    g = position(
        """
        purple: worker grey; provision 8; wagon 8; kumis 8
        purple slot 1: strongman
        purple slot 2: tyrant
        purple slot 3: mercenary
        purple slot 4: champion; horse animal-01
        space greece-1a: gold 2
        """
    )
    play(g, "raid", settlement="greece-1")
    dice = ["red", "red", "white", "white", "yellow"]
    assert so_far(g) == (dice, 19, 0, *reach(g, 19, dice)), "kumis are asked for before the dice"
    assert {one.step for one in see(g).village} == {""}, "no place is used in a turn with a raid"
    play(g, "spend", count=3)
    assert so_far(g) == (dice, 19, 3, *reach(g, 22, dice))
    roll(g, "red", face("red", 3, 0))
    assert so_far(g) == (dice[1:], 19, 3, *reach(g, 25, dice[1:]))
    roll_dice(g, red=[(2, 0)], white=[(2, 0), (0, 0)], yellow=[(0, 0)])
    assert so_far(g) == ([], 19, 3, 29, 29)


def so_far(g: RaidersGame) -> tuple[list[str], int, int, int, int]:
    """Dice to roll, the crew's strength, kumis, and what the raid comes to at least and at most."""
    raid = see(g).raid
    assert raid is not None
    return raid.to_roll, raid.crew, raid.kumis, raid.low, raid.high


def reach(g: RaidersGame, so_far: int, dice: list[str]) -> tuple[int, int]:
    """The least and the most strength with dice still to roll."""
    faces = [_strengths(g, die) for die in dice]
    return so_far + sum(map(min, faces)), so_far + sum(map(max, faces))


def _strengths(g: RaidersGame, die: str) -> list[int]:
    first = DICE.index(die) * 6
    return list(g.kit.face_strength[first : first + 6])


def steps(g: RaidersGame) -> list[tuple[str, str]]:
    return [(one.thing.removeprefix("step:"), one.state) for one in see(g).steps]


@rule("raiders:turn.pattern", "raiders:work.place", "raiders:work.take")
def test_the_steps_of_a_turn_of_work_say_which_one_is_on() -> None:
    g = position("village: farm red; silversmith blue; market blue\npurple: worker grey; silver 3")
    names = ["place", "use", "take", "use"]
    assert steps(g) == [*zip(names, ["now", "next", "next", "next"], strict=True), ("raid", "next")]
    assert see(g).steps[-1].instead
    play(g, "place", location="town-centre")
    assert [state for _, state in steps(g)] == ["done", "now", "next", "next"]
    play(g, "decline")
    assert [state for _, state in steps(g)] == ["done", "done", "now", "next"]


@rule("raiders:strength.tier", "raiders:strength.total")
def test_a_settlement_says_which_tiers_are_sure_possible_or_out_of_reach() -> None:
    g, rng, seen = dealt(2, seed=1), Random(1), set[str]()
    while g.decision is not None and len(seen) < 3:
        if isinstance(g.decision, WorkOrRaid):
            for one in (one for civ in see(g, g.decision.seat).civilisations for one in civ.settlements):
                expected = one.forecast
                for tier in one.tiers if expected is not None else []:
                    assert expected is not None
                    most = expected.high + expected.kumis
                    assert (tier.how == "sure") == (expected.low >= tier.strength)
                    assert (tier.how == "out") == (most < tier.strength)
                    seen.add(tier.how)
                assert expected is not None or {tier.how for tier in one.tiers} == {"out"}
        g.play(*random_answer(g, rng))
    assert seen == {"sure", "possible", "out"}
    watched = see(g, -1).civilisations[0].settlements[0]
    assert {tier.how for tier in watched.tiers} == {""}, "a spectator has no crew"


@rule("raiders:quest.collect")
def test_leaders_are_compared_without_quests_where_some_lie_face_down() -> None:
    mine, theirs = see(dealt(2)).players
    mine = replace(mine, projected=10, quest_count=1, quests=[QuestView("some", vp=6)])
    for face_down, leaders in ((0, [0]), (1, [1])):
        assert leaders_of([mine, replace(theirs, projected=8, quest_count=face_down)], None) == leaders
    assert leaders_of([replace(mine, projected=0, quests=[], quest_count=0)], None) == [], "nobody leads with nothing"


@rule("raiders:village.stables.with-member")
def test_the_strength_shown_leaves_out_an_animal_without_a_member() -> None:
    g = dealt(2)
    for _ in range(400):
        if g.decision is None:
            break
        g.play(*random_answer(g, Random(g.turns)))
        for one in see(g).players:
            manned = [slot for slot in one.slots if slot.member]
            animals = sum(
                (s.eagle.eagle_strength if s.eagle else 0) + (s.horse.horse_strength if s.horse else 0) for s in manned
            )
            assert one.strength == sum(slot.strength for slot in manned) + animals
