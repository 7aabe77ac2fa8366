"""Chapter 6: the Marquise de Cat. Around the keep in 1 lie 5, 9 and 10; 1, 8, 12 are fox, 5, 10 rabbit, 7, 9 mouse."""

import pytest

from marches.games.root.edge import components as data
from marches.games.root.edge.factions.marquise import MarquiseBoard
from marches.games.root.rules.state import RootGame
from tests.marks import rule
from tests.root.helpers import (
    asked,
    battle,
    decline,
    discards,
    done,
    draw_any,
    hand,
    legal,
    move,
    offered,
    offers,
    pieces,
    play,
    player,
    position,
    question,
    refused,
    roll,
    score,
    supply,
    warriors,
)

BIRDS = "clearing 3: eyrie 1 roost, 2 warriors\n"
HOME = BIRDS + "clearing 1: marquise 2 warriors, 1 keep\n"


def board(g: RootGame) -> MarquiseBoard:
    found = player(g, "marquise").board
    assert isinstance(found, MarquiseBoard)
    return found


# -- the keep and the hospitals --------------------------------------------------------------------------------


@rule("root:6.2.2", "root:1.1.2")
def test_nobody_else_may_place_in_the_clearing_of_the_keep() -> None:
    g = position(
        """
        clearing 5: marquise 1 keep; eyrie 2 warriors
        clearing 10: eyrie 2 warriors
        clearing 4: eyrie 1 warrior
        clearing 3: eyrie 1 roost, 3 warriors
        eyrie leader: despot
        eyrie build: bake-sale
        turn eyrie
        """
    )
    move(g, 3, 7, 1)
    play(g, "resolve", suit="rabbit")
    assert offered(g, "decree-build", "clearing") == [4, 10]
    reason = refused(g, "decree-build", rule="root:6.2.2", clearing=5)
    assert reason.facts["owner"] == "seat:0"


@rule("root:6.2.2.lost", "root:2.5.3.remove")
def test_a_removed_keep_leaves_the_game_and_its_ban_with_it() -> None:
    g = position(BIRDS + "clearing 1: marquise 1 keep; eyrie 2 warriors")
    battle(g, "eyrie", "marquise", 1)
    roll(g, 0, 0)
    assert score(g, "eyrie") == 1
    assert (pieces(g, "marquise", 1), supply(g, "marquise", "keep"), board(g).keep) == ({}, 0, None)
    assert int(g.reserved[0]) == -1


@rule("root:6.2.3", "root:6.2.3.one-card")
@pytest.mark.parametrize("lost", [1, 3])
def test_one_matching_card_brings_all_lost_warriors_to_the_keep(lost: int) -> None:
    g = position(HOME + "clearing 12: marquise 4 warriors; eyrie 5 warriors\nhand marquise: anvil bake-sale")
    before = supply(g, "marquise")
    battle(g, "eyrie", "marquise", 12)
    decline(g, by="marquise")
    roll(g, lost, 0)
    assert question(g) == "FieldHospitals"
    assert offered(g, "spend", "card") == ["anvil"]
    assert refused(g, "spend", rule="root:6.2.3", card="bake-sale")
    play(g, "spend", by="marquise", card="anvil")
    assert (warriors(g, "marquise", 1), warriors(g, "marquise", 12)) == (2 + lost, 4 - lost)
    assert supply(g, "marquise") == before
    assert discards(g) == ["anvil"]


@rule("root:6.2.3")
def test_the_hospitals_are_asked_whatever_the_hand_and_may_be_declined() -> None:
    g = position(HOME + "clearing 12: marquise 1 warrior; eyrie 5 warriors\nhand marquise: bake-sale")
    battle(g, "eyrie", "marquise", 12)
    decline(g)
    roll(g, 1, 0)
    assert question(g) == "FieldHospitals"
    assert [a.verb for a in legal(g)] == ["decline"]
    decline(g, by="marquise")
    assert supply(g, "marquise") == 23


@rule("root:6.2.3.needs-keep")
def test_without_a_keep_there_are_no_hospitals() -> None:
    g = position(BIRDS + "clearing 12: marquise 1 warrior; eyrie 5 warriors\nhand marquise: anvil")
    battle(g, "eyrie", "marquise", 12)
    decline(g)
    roll(g, 1, 0)
    assert question(g) == "MarquiseActions"


def test_warriors_healed_into_the_battle_fight_on_after_an_ambush() -> None:
    g = position(
        BIRDS
        + "clearing 1: marquise 2 warriors, 1 keep; eyrie 2 warriors\nhand eyrie: ambush-fox\nhand marquise: anvil"
    )
    battle(g, "marquise", "eyrie", 1)
    play(g, "ambush", by="eyrie", card="ambush-fox")
    decline(g, by="marquise")
    play(g, "spend", by="marquise", card="anvil")
    assert question(g) == "RollDice"
    assert warriors(g, "marquise", 1) == 2


# -- birdsong --------------------------------------------------------------------------------------------------


@rule("root:6.4")
def test_birdsong_brings_a_wood_to_every_sawmill() -> None:
    g = position(HOME + "clearing 9: marquise 2 sawmills\nclearing 5: marquise 1 sawmill\nturn marquise birdsong")
    assert (pieces(g, "marquise", 9)["wood"], pieces(g, "marquise", 5)["wood"]) == (2, 1)
    assert supply(g, "marquise", "wood") == 5


@rule("root:2.5.max")
def test_short_of_wood_the_marquise_says_which_sawmills_get_some() -> None:
    g = position(
        HOME
        + """
        clearing 9: marquise 2 sawmills, 6 wood
        clearing 5: marquise 1 sawmill
        turn marquise birdsong
        """
    )
    assert offered(g, "place-wood", "clearing") == [5, 9]
    play(g, "place-wood", by="marquise", clearing=9)
    play(g, "place-wood", by="marquise", clearing=9)
    assert pieces(g, "marquise", 9)["wood"] == 8
    assert question(g) == "MarquiseActions"


# -- daylight --------------------------------------------------------------------------------------------------


@rule("root:6.5", "root:6.5.1")
def test_three_actions_and_no_fourth_without_a_bird() -> None:
    g = position(HOME + "clearing 12: marquise 3 warriors; eyrie 9 warriors\nclearing 9: marquise 1 warrior")
    for left in (2, 1):
        play(g, "take-battle")
        play(g, "battle", clearing=12, defender="eyrie")
        roll(g, 0, 0)
        assert board(g).actions == left
    play(g, "march")
    move(g, 1, 5, 1)
    done(g)
    assert view_phase(g) == "evening"


def view_phase(g: RootGame) -> str:
    return ("birdsong", "daylight", "evening")[g.phase]


def back_and_forth(g: RootGame) -> None:
    here, there = (1, 5) if warriors(g, "marquise", 1) else (5, 1)
    move(g, here, there, 2)


@rule("root:6.5.birds")
def test_every_bird_buys_an_action_once_the_three_are_used() -> None:
    g = position(HOME + "hand marquise: armorers sappers")
    for _ in range(3):
        play(g, "march")
        back_and_forth(g)
        done(g)
    assert board(g).actions == 0
    assert refused(g, "march", rule="root:6.5")
    for card in ("armorers", "sappers"):
        play(g, "extra-action", card=card)
        play(g, "march")
        back_and_forth(g)
        done(g)
    assert discards(g) == ["armorers", "sappers"]
    assert view_phase(g) == "evening"


@rule("root:6.5.2")
def test_a_march_is_two_moves_and_one_action() -> None:
    g = position(HOME)
    play(g, "march")
    move(g, 1, 5, 1)
    move(g, 5, 2, 1)
    assert (warriors(g, "marquise", 2), board(g).actions) == (1, 2)


@rule("root:6.5.3", "root:6.5.3.once")
def test_recruiting_puts_a_warrior_at_each_recruiter_once_a_turn() -> None:
    g = position(HOME + "clearing 5: marquise 2 recruiters\nclearing 9: marquise 1 recruiter\nhand marquise: armorers")
    play(g, "recruit")
    assert (warriors(g, "marquise", 5), warriors(g, "marquise", 9)) == (2, 1)
    assert refused(g, "recruit", rule="root:6.5.3.once")


@rule("root:6.5.4", "root:marquise.track.cost")
def test_building_pays_the_wood_back_to_the_supply() -> None:
    g = position(
        HOME
        + """
        clearing 9: marquise 1 warrior, 2 sawmills, 3 wood
        clearing 5: marquise 1 sawmill
        clearing 12: marquise 1 warrior
        """
    )
    play(g, "take-build")
    play(g, "build", piece="sawmill", clearing=12)
    assert pieces(g, "marquise", 12) == {"warrior": 1, "sawmill": 1}
    assert supply(g, "marquise", "wood") == 8
    assert score(g, "marquise") == 3


@rule("root:6.5.4.I", "root:marquise.track.cost", "root:marquise.track.vp")
@pytest.mark.parametrize("built", range(6))
def test_the_next_building_costs_and_scores_what_its_space_says(built: int) -> None:
    rows = [(5, min(built, 2)), (2, min(max(built - 2, 0), 2)), (7, max(built - 4, 0))]
    g = position(HOME + "\n".join(f"clearing {c}: marquise {n} workshops" for c, n in rows if n))
    track = board(g).tracks[1]
    assert track.cost == [0, 1, 2, 3, 3, 4][built]
    assert track.points == [0, 2, 2, 3, 4, 5][built]


@rule("root:marquise.track.vp")
def test_the_points_of_each_track_after_setup() -> None:
    tracks = data.faction("marquise").tracks
    totals = [sum(tracks[f"points-{piece}"][1:]) for piece in ("sawmill", "workshop", "recruiter")]
    assert totals == [15, 16, 13]


@rule("root:6.5.4.II")
def test_a_building_needs_a_ruled_clearing_with_a_slot() -> None:
    g = position(
        HOME
        + """
        clearing 9: marquise 1 warrior, 1 sawmill, 2 wood
        clearing 5: marquise 3 warriors, 2 workshops
        clearing 10: marquise 1 warrior; eyrie 2 warriors
        """
    )
    play(g, "take-build")
    assert offered(g, "build", "clearing") == [1, 1, 1, 9, 9, 9]
    assert refused(g, "build", rule="root:2.2.3.full", piece="sawmill", clearing=5)
    reason = refused(g, "build", rule="root:6.5.4.II", piece="sawmill", clearing=10)
    assert (reason.facts["mine"], reason.facts["theirs"]) == (1, 2)


@rule("root:6.5.4.II.wood")
def test_wood_must_be_linked_through_ruled_clearings() -> None:
    text = """
        clearing 1: marquise 1 warrior, 1 keep
        clearing 9: marquise 1 warrior
        clearing 12: marquise 1 warrior, 2 wood
        clearing 8: marquise 2 sawmills
        clearing 3: eyrie 1 roost
    """
    g = position(text)
    play(g, "take-build")
    assert offers(g, "build", piece="sawmill", clearing=1)
    g = position(text + "clearing 9: eyrie 2 warriors\nclearing 5: marquise 1 workshop, 1 wood")
    play(g, "take-build")
    reason = refused(g, "build", rule="root:6.5.4.II.wood", piece="sawmill", clearing=1)
    assert (reason.facts["cost"], reason.facts["wood"]) == (2, 1)


@rule("root:6.5.4.II.wood")
def test_wood_lying_where_she_does_not_rule_pays_nothing() -> None:
    text = """
        clearing 1: marquise 1 warrior, 1 keep
        clearing 9: marquise 1 warrior
        clearing 12: marquise 1 warrior, 2 wood; eyrie 2 warriors
        clearing 5: marquise 1 warrior, 1 wood
        clearing 8: marquise 2 sawmills
    """
    g = position(text)
    play(g, "take-build")
    reason = refused(g, "build", rule="root:6.5.4.II.wood", piece="sawmill", clearing=1)
    assert (reason.facts["cost"], reason.facts["wood"]) == (2, 1)
    g = position(text.replace("eyrie 2 warriors", "eyrie 1 roost") + "clearing 12: marquise 1 warrior")
    play(g, "take-build")
    assert offers(g, "build", piece="sawmill", clearing=1)


@rule("root:6.5.4.II.wood")
def test_the_marquise_chooses_which_wood_pays() -> None:
    g = position(HOME + "clearing 9: marquise 1 warrior, 1 sawmill, 1 wood\nclearing 5: marquise 1 warrior, 1 wood")
    play(g, "take-build")
    play(g, "build", piece="sawmill", clearing=1)
    assert offered(g, "pay-wood", "clearing") == [5, 9]
    play(g, "pay-wood", clearing=5)
    assert pieces(g, "marquise", 9)["wood"] == 1
    assert "wood" not in pieces(g, "marquise", 5)


@rule("root:6.5.4.III", "root:marquise.track.vp")
@pytest.mark.parametrize(("piece", "there", "points"), [("workshop", "1 workshop", 2), ("sawmill", "2 sawmills", 2)])
def test_a_building_scores_what_it_uncovers(piece: str, there: str, points: int) -> None:
    g = position(HOME + f"clearing 5: marquise 1 warrior, {there}\nclearing 9: marquise 1 warrior, 4 wood")
    play(g, "take-build")
    play(g, "build", piece=piece, clearing=9)
    assert score(g, "marquise") == points


@rule("root:6.5.5", "root:actions-any-order")
def test_overwork_spends_a_matching_card_for_a_wood() -> None:
    g = position(HOME + "clearing 9: marquise 1 warrior, 1 sawmill, 2 wood\nhand marquise: investments anvil armorers")
    play(g, "overwork")
    play(g, "overwork-at", clearing=9)
    assert offered(g, "spend", "card") == ["armorers", "investments"]
    play(g, "spend", card="investments")
    assert (pieces(g, "marquise", 9)["wood"], board(g).actions) == (3, 2)
    play(g, "take-build")
    play(g, "build", piece="workshop", clearing=1)
    play(g, "overwork")
    play(g, "overwork-at", clearing=9)
    play(g, "spend", card="armorers")
    assert hand(g, "marquise") == ["anvil"]


# -- evening ---------------------------------------------------------------------------------------------------


@rule("root:6.6", "root:marquise.track.draw")
@pytest.mark.parametrize(("recruiters", "cards"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_recruiters_uncover_extra_cards(recruiters: int, cards: int) -> None:
    rows = [(5, min(recruiters, 2)), (2, min(max(recruiters - 2, 0), 2)), (7, max(recruiters - 4, 0))]
    g = position(HOME + "\n".join(f"clearing {c}: marquise {n} recruiters" for c, n in rows if n))
    play(g, "end-daylight")
    assert draw_any(g) >= cards
    assert player(g, "marquise").hand_size == cards


# -- examples --------------------------------------------------------------------------------------------------


@rule("root:learn.daylight-example")
def test_the_daylight_example() -> None:
    g = position(
        """
        clearing 3: eyrie 1 roost
        clearing 10: eyrie 1 warrior
        clearing 9: marquise 2 warriors, 1 workshop, 1 sawmill, 1 wood
        clearing 12: marquise 2 warriors, 1 sawmill
        clearing 1: marquise 3 warriors, 1 sawmill, 1 keep
        hand marquise: gently-used-knapsack mouse-in-a-sack armorers sappers
        """
    )
    play(g, "craft", card="gently-used-knapsack")
    play(g, "march")
    move(g, 1, 10, 2)
    move(g, 12, 10, 1)
    play(g, "overwork")
    play(g, "overwork-at", clearing=9)
    play(g, "spend", card="mouse-in-a-sack")
    play(g, "overwork")
    play(g, "overwork-at", clearing=9)
    play(g, "spend", card="armorers")
    assert pieces(g, "marquise", 9)["wood"] == 3
    play(g, "extra-action", card="sappers")
    play(g, "take-build")
    play(g, "build", piece="sawmill", clearing=10)
    assert score(g, "marquise") == 1 + 3
    assert (hand(g, "marquise"), player(g, "marquise").items) == ([], {"bag": 1})
    assert asked(g) == ["nature"]


@rule("root:guide.turn1.marquise")
def test_the_first_turn_of_the_guide() -> None:
    g = position(
        """
        clearing 1: marquise 1 warrior, 1 keep, 1 sawmill
        clearing 10: marquise 1 warrior, 1 workshop
        clearing 9: marquise 1 warrior, 1 recruiter
        clearing 5: marquise 1 warrior
        clearing 12: marquise 1 warrior
        clearing 3: eyrie 1 roost, 6 warriors
        hand marquise: brutal-tactics better-burrow-bank travel-gear-mouse
        turn marquise birdsong
        """
    )
    play(g, "take-build")
    play(g, "build", piece="sawmill", clearing=5)
    play(g, "march")
    move(g, 1, 9, 1)
    move(g, 9, 12, 2)
    play(g, "recruit")
    play(g, "end-daylight")
    g.play_chance(0)
    assert (score(g, "marquise"), supply(g, "marquise", "sawmill"), supply(g, "marquise", "wood")) == (1, 4, 8)
    assert (warriors(g, "marquise", 12), warriors(g, "marquise", 9)) == (3, 1)
    assert player(g, "marquise").hand_size == 4
