"""Solo: the raids of the rival, the location it blocks, the end and ties."""

from __future__ import annotations

from textwrap import dedent

import pytest

from marches.games.raiders.rules.effect_checks import opponents_with_more
from marches.games.raiders.rules.tables import COMPARES
from tests.marks import rule
from tests.raiders.helpers import (
    PURPLE,
    discarded_animals,
    draw,
    draw_any,
    face_up_quests,
    finish_turn,
    has,
    offered,
    offers,
    play,
    player,
    question,
    refused,
    roll_dice,
    see,
    supply,
    told,
    village,
    work,
    worker,
)
from tests.raiders.solo import ONE, THREE, TWO, horses, quests, raided, rival, rival_plays, solo, spaces

# -- raids ------------------------------------------------------------------------------------------------------

STRONG = f"rival: provisions 8\nrival horses: {THREE}, {THREE}\n"


@rule("raiders:solo.raid.target")
@pytest.mark.parametrize(
    ("scheme", "target"),
    [
        ("scheme-04", "assyria-1a"),
        ("scheme-05", "assyria-1b"),
        ("scheme-06", "assyria-2a"),
        ("scheme-07", "assyria-2b"),
    ],
)
def test_the_target_is_counted_from_the_left(scheme: str, target: str) -> None:
    g = solo(STRONG)
    rival_plays(g, scheme)
    draw_any(g)
    assert raided(g) == [target]
    assert spaces(g)[target].plunder == {}


@rule("raiders:solo.raid.next")
@pytest.mark.parametrize(
    ("before", "target"),
    [
        (["assyria-2a"], "assyria-2b"),
        (["assyria-2a", "assyria-2b"], "assyria-1a"),
        (["assyria-1a", "assyria-2a", "assyria-2b"], "assyria-1b"),
    ],
)
def test_past_a_raided_target_comes_the_next_and_then_the_left_end(before: list[str], target: str) -> None:
    g = solo(f"{STRONG}raided: {', '.join(before)}")
    rival_plays(g, "scheme-06")
    draw_any(g)
    assert raided(g) == sorted([*before, target])


@rule("raiders:solo.raid.plunder")
def test_the_plunder_goes_to_the_supply() -> None:
    g = solo(f"{STRONG}space assyria-2a: gold 2; wagon 1")
    gold, wagons = supply(g, "gold"), supply(g, "wagon")
    mine = player(g).plunder
    rival_plays(g, "scheme-06")
    draw_any(g)
    assert (supply(g, "gold"), supply(g, "wagon")) == (gold + 2, wagons + 1)
    assert spaces(g)["assyria-2a"].plunder == {}
    assert player(g).plunder == mine
    assert not hasattr(rival(g), "plunder")


@rule("raiders:solo.raid.quest")
def test_the_quest_beneath_is_turned_up_for_you_to_complete() -> None:
    g = solo(f"{STRONG}purple: worker grey; silver 4\nquest village-1: none\nquest village-2: none")
    rival_plays(g, "scheme-04")
    draw(g, quest="q09")
    quest = spaces(g)["assyria-1a"].quest
    assert quest is not None
    assert quest.id == "q09"
    assert quests(g) == []
    g = solo(f"{STRONG}purple: worker grey; silver 4\nvillage: farm grey; silversmith grey; town-centre grey")
    work(g, "market", "farm")
    draw(g, scheme="scheme-04")
    draw(g, quest="q09")
    play(g, "place", location="chiefs-tent")
    play(g, "use", option="complete-quest")
    assert offers(g, "quest", quest="q09")


@rule("raiders:solo.raid.worker")
def test_a_space_the_rival_raids_loses_its_worker_and_one_raid() -> None:
    g = solo(
        STRONG + "purple: worker grey; provision 8\nvillage: farm grey; market grey; town-centre grey\n"
        "purple slot 1: champion\npurple slot 2: champion\npurple slot 3: mercenary"
    )
    work(g, "silversmith", "market")
    draw(g, scheme="scheme-04")
    draw_any(g)
    town = see(g).civilisations[1].settlements[0]
    assert [spot is not None for spot in town.spots] == [True, False], "one worker spot is covered"
    play(g, "raid", settlement="assyria-1")
    roll_dice(g, red=[(2, 0)], white=[(1, 0)])
    assert offered(g, "plunder") == ["assyria-1b"], "the other one is raided"
    play(g, "plunder", space="assyria-1b")
    draw_any(g)
    assert worker(g) == "grey", "the red one above the first space is gone"
    assert "red" not in village(g).values()
    assert refused(g, "raid", settlement="assyria-1").rule == "raiders:raid.where"


@rule("raiders:solo.raid.pay")
def test_a_raid_costs_provisions_and_neither_dice_nor_wounds() -> None:
    g = solo(f"rival: provisions 5\nrival horses: {THREE}\npurple slot 1: champion")
    rest = supply(g, "provision")
    rival_plays(g, "scheme-12")
    assert raided(g) == ["greece-1a"]
    assert rival(g).provisions == 1
    assert supply(g, "provision") == rest + 4
    keys = {line.key for line in told(g)}
    assert not keys & {"raiders-did-roll", "raiders-did-wound", "raiders-did-kill", "raiders-did-strength"}
    assert supply(g, "wounds") == 32
    assert (has(g, "wagon"), has(g, "kumis")) == (0, 0)
    assert player(g).slots[0].member == "champion"


@rule("raiders:solo.raid.base-strength")
def test_base_strength_is_never_spent() -> None:
    g = solo(f"rival: provisions 2\nrival horses: {ONE}, {TWO}", "outrider")
    rival_plays(g, "scheme-01")
    draw_any(g)
    assert raided(g) == ["cimmeria-1a"]
    assert horses(g) == [ONE, TWO], "2 of 2 by itself"
    g = solo(f"rival: provisions 3\nrival horses: {ONE}, {TWO}", "outrider")
    rival_plays(g, "scheme-08")
    draw_any(g)
    assert raided(g) == ["persia-1a"]
    assert horses(g) == [TWO], "3 - 2 = 1 to pay"
    assert rival(g).strength == 2 + 2
    g = solo(f"rival: provisions 3\nrival horses: {ONE}", "outrider")
    rival_plays(g, "scheme-08")
    draw_any(g)
    assert (horses(g), rival(g).strength) == ([], 2)


@rule("raiders:solo.raid.horses")
@pytest.mark.parametrize(
    ("owned", "paid"),
    [
        ([TWO, ONE, ONE], [TWO]),
        ([THREE, TWO], [TWO]),
        ([THREE, ONE, ONE], [THREE]),
        ([ONE, ONE], [ONE, ONE]),
    ],
)
def test_the_fewest_horses_are_paid_and_then_the_least_strength_wasted(owned: list[str], paid: list[str]) -> None:
    g = solo(f"rival: provisions 3\nrival horses: {', '.join(owned)}")
    rival_plays(g, "scheme-08")  # strength 3, of which the Lookout has 1
    draw_any(g)
    assert discarded_animals(g) == paid
    left = list(owned)
    for horse in paid:
        left.remove(horse)
    assert horses(g) == sorted(left)


@rule("raiders:solo.raid.horses")
def test_three_horses_are_paid_where_two_do_not_reach_and_the_exact_ones_where_they_do() -> None:
    g = solo(f"rival: provisions 4\nrival horses: {ONE}, {ONE}, {ONE}, animal-04", "lookout")
    rival_plays(g, "scheme-12")
    draw_any(g)
    assert len(discarded_animals(g)) == 3
    g = solo(f"rival: provisions 4\nrival horses: {ONE}, {TWO}, {TWO}", "lookout")
    rival_plays(g, "scheme-12")
    draw_any(g)
    assert discarded_animals(g) == [ONE, TWO], "2 + 1 is exact, 2 + 2 would waste 1"


@rule("raiders:solo.raid.vp")
def test_a_raid_scores_what_its_card_says_at_once() -> None:
    g = solo(STRONG + "rival: vp 10")
    rival_plays(g, "scheme-06")
    draw_any(g)
    assert rival(g).vp == 17


@rule("raiders:solo.example.assyria")
def test_the_rulebooks_lookout_in_assyria() -> None:
    g = solo(
        f"rival: provisions 3; vp 10\nrival horses: {TWO}, {ONE}, {ONE}\n"
        "space assyria-2a: gold 1; livestock 2\nquest assyria-2a: hidden"
    )
    assert rival(g).strength == 5
    gold, livestock = supply(g, "gold"), supply(g, "livestock")
    rival_plays(g, "scheme-06")
    draw(g, quest="q20")
    assert rival(g).provisions == 0
    assert raided(g) == ["assyria-2a"]
    assert (supply(g, "gold"), supply(g, "livestock")) == (gold + 1, livestock + 2)
    assert face_up_quests(g).count("q20") == 1
    assert discarded_animals(g) == [TWO]
    assert (horses(g), rival(g).strength) == ([ONE, ONE], 3)
    assert rival(g).vp == 17


# -- blocking ---------------------------------------------------------------------------------------------------


@rule("raiders:solo.block")
def test_no_worker_is_placed_on_or_taken_from_the_blocked_location() -> None:
    g = solo("rival: scheme scheme-06")
    assert rival(g).blocks == "market"
    assert village(g)["market"] == "blue"
    play(g, "place", location="farm")
    play(g, "decline")
    assert refused(g, "take", location="market").rule == "raiders:solo.block"
    assert offered(g, "take") == ["town-centre", "meeting-tent"]
    play(g, "take", location="town-centre")
    play(g, "decline")
    draw(g, scheme="scheme-09")
    draw_any(g)
    assert [location.id for location in see(g).village if location.blocked] == ["farm"], "only the new one"
    play(g, "place", location="barracks")
    play(g, "decline")
    assert offers(g, "take", location="market")
    assert refused(g, "take", location="farm").rule == "raiders:solo.block"


@rule("raiders:solo.block")
def test_placing_on_an_empty_blocked_location_is_refused() -> None:
    g = solo("rival: scheme scheme-02")
    reason = refused(g, "place", location="farm")
    assert reason.rule == "raiders:solo.block"
    assert reason.facts == {"location": "location:farm", "scheme": "scheme:scheme-02"}
    work(g, "silversmith", "market")
    draw(g, scheme="scheme-08")
    draw_any(g)
    assert offers(g, "place", location="farm")
    assert refused(g, "place", location="barracks").rule == "raiders:solo.block"


COPIER = """
    rival: scheme scheme-01
    village: meeting-tent blue; market blue; farm blue
    purple: silver 2; worker blue
    purple hand: adventurer
"""


@rule("raiders:solo.block.effects")
def test_a_blocked_location_is_within_reach_of_other_effects() -> None:
    g = solo(COPIER)
    play(g, "place", location="town-centre")
    play(g, "use", option="play-card")
    play(g, "play", card="adventurer")
    assert rival(g).blocks == "silversmith"
    assert offers(g, "copy", location="silversmith")


@rule("raiders:solo.example.adventurer")
def test_the_rulebooks_adventurer_at_the_blocked_silversmith() -> None:
    g = solo(COPIER)
    assert refused(g, "place", location="silversmith").rule == "raiders:solo.block"
    play(g, "place", location="town-centre")
    play(g, "use", option="play-card")
    play(g, "play", card="adventurer")
    play(g, "copy", location="silversmith")
    play(g, "use", option="smith-more")
    assert has(g, "silver") == 5


# -- the end ----------------------------------------------------------------------------------------------------


@rule("raiders:solo.end.trigger")
def test_the_rivals_raid_brings_one_last_turn_each() -> None:
    g = solo(STRONG + "open: persia-1a, persia-1b, greece-1a\nquest cimmeria-1a: q03\nquest cimmeria-1b: q04")
    assert see(g).spaces_left == 3
    rival_plays(g, "scheme-08")
    draw_any(g)
    assert see(g).last_round
    turns = see(g).turn
    assert (see(g).active, question(g)) == (PURPLE, "WorkOrRaid")
    work(g, "silversmith", "town-centre")
    assert question(g) == "RevealScheme", "the rival's last turn"
    draw(g, scheme="scheme-09")
    draw_any(g)
    assert g.result is not None, "over"
    assert see(g).turn == turns + 2


@rule("raiders:solo.end.trigger")
def test_a_quest_the_rival_takes_counts_too() -> None:
    cleared = "open: persia-1a, persia-1b, greece-1a, greece-1b, greece-2a\nquest village-1: q03\nquest village-2: none"
    g = solo(cleared)
    assert see(g).quests_left == 3
    rival_plays(g, "scheme-01")
    assert see(g).last_round
    finish_turn(g)
    assert g.result is None
    finish_turn(g)
    assert g.result is not None


@rule("raiders:solo.end.score")
def test_the_rival_adds_quests_and_remaining_horses() -> None:
    g = solo("last turns: 1\nrival: vp 40\nrival quests: q01, q02\nrival horses: animal-08")
    assert rival(g).projected == 51
    work(g, "farm", "market")
    facts = told(g, "raiders-did-rival-score")[0].facts
    assert facts == {"track": 40, "quests": 9, "horses": 2, "total": 51}
    assert rival(g).projected == 51


def tied(mine: str, theirs: str) -> tuple[int, ...]:
    """Who wins with 50 points each."""
    g = solo(f"last turns: 1\n{dedent(mine)}\n{dedent(theirs)}")
    g.add(PURPLE, 7, 50 - player(g).projected)
    g.the_rival().vp += 50 - rival(g).projected
    work(g, "farm", "market")
    assert g.result is not None
    assert g.result.scores == (50,)
    assert rival(g).projected == 50
    return g.result.winners


@rule("raiders:solo.end.tie")
def test_a_tie_with_the_rival_is_broken_as_usual() -> None:
    mine = """
        purple: silver {silver}; provision 3
        purple quests: q03, q04
        purple slot 1: brawler; horse animal-04
        purple slot 2: brawler
        purple slot 3: herdsman
    """
    theirs = "rival: provisions 4\nrival quests: q05, q06, q07\nrival horses: animal-01, animal-01"
    assert tied(mine.format(silver=2), theirs) == (PURPLE,), "6 cards each, 5 goods to 4"
    assert tied(mine.format(silver=0), theirs) == (), "6 cards each, 3 goods to 4"
    assert tied(mine.format(silver=1), theirs) == (PURPLE,), "4 to 4: shared"
    fewer = theirs.replace("q05, q06, q07", "q05, q06")
    assert tied(mine.format(silver=0), fewer) == (PURPLE,), "6 cards to 5: its crew card is one of them"
    more = theirs.replace("animal-01, animal-01", "animal-01, animal-01, animal-01")
    assert tied(mine.format(silver=2), more) == (), "6 cards to 7"


@rule("raiders:solo.compare")
def test_the_rival_is_your_one_opponent_for_more_than_you() -> None:
    g = solo("purple: vp 12; silver 3; provision 2\nrival: vp 15; provisions 3\nrival quests: q03")
    assert [opponents_with_more(g, PURPLE, what) for what in range(len(COMPARES))] == [1, 0, 1, 1]
    g = solo("purple: vp 15; silver 0; provision 3\nrival: vp 15; provisions 3\npurple quests: q04\nrival quests: q03")
    assert [opponents_with_more(g, PURPLE, what) for what in range(len(COMPARES))] == [0, 0, 0, 0]


@rule("raiders:solo.compare")
@pytest.mark.parametrize(
    ("card", "silver"), [("conspirator", 1 + 1), ("warlord", 1)], ids=["more points", "never more silver"]
)
def test_a_played_card_counts_the_rival(card: str, silver: int) -> None:
    g = solo(
        "village: meeting-tent blue; market blue; farm blue\npurple: vp 12; silver 0\nrival: vp 15\n"
        f"purple hand: {card}"
    )
    play(g, "place", location="town-centre")
    play(g, "use", option="play-card")
    play(g, "play", card=card)
    assert has(g, "silver") == silver
