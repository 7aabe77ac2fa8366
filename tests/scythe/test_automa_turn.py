"""An Automa's turn: the card, the gains, the recruit bonuses, the tracker."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge.automa_data import LEVELS
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.expansions.automa.cards import AUTOMA_PART
from marches.games.scythe.rules.expansions.automa.turn import TRACKER_STAR
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import COMBAT_STAR, POWER_STAR
from tests.marks import rule
from tests.scythe.automa_helpers import (
    AUTOMA,
    FREE,
    PERSON,
    account,
    against,
    base,
    character_of,
    for_combat,
    mechs_of,
    shown,
    state_of,
    turn,
    workers_at,
)
from tests.scythe.helpers import asked, commit, draw, idle, place, play, position, question, told

HOME = "encounters:\n"
FIGHT = "hex r6c1: saxony mech 1\nhex r6c2: crimea mech 1\n"


def saxon(text: str = "", **more: str) -> ScytheGame:
    return against(HOME + text, automa="saxony", state=more.pop("state", f"{FREE}; scheme 2"), **more)


# -- the turn ---------------------------------------------------------------------------------------------------------


@rule("scythe:automa.turn.sequence")
def test_a_turn_is_card_move_combat_gains_recruits_and_marker_in_this_order() -> None:
    g = saxon(FIGHT, own="power 9", theirs="power 8; recruit build")
    turn(g, 14)  # attack 7; 3 power; popularity; star
    commit(g, PERSON, 0)
    for_combat(g, 10)
    play(g, "accept")
    keys = [line.key for line in told(g)]
    order = [
        "scythe-did-automa-draw",
        "scythe-did-automa-move",
        "scythe-did-attack",
        "scythe-did-automa-fight",
        "scythe-did-win-combat",
        "scythe-did-gain-power",
        "scythe-did-automa-recruit",
        "scythe-did-gain-popularity",
        "scythe-did-automa-marker",
        "scythe-did-begin-turn",
    ]
    places = [keys.index(key) for key in order]
    assert places == sorted(places)
    assert question(g) == "ChooseSection"
    assert asked(g) == ["crimea"]


@rule("scythe:automa.turn.draw")
def test_only_the_half_of_the_present_scheme_counts() -> None:
    g = against(HOME, state="marker 3")
    turn(g, 5)
    assert [one.option for one in account(g).tries] == ["worker"]
    assert [(one.gain, one.shown) for one in account(g).gains] == [("worker", 1), ("coins", 1)]
    g = against(HOME, state="marker 12; scheme 2")
    turn(g, 5)
    assert [one.option for one in account(g).tries] == ["mech"]
    assert [(one.gain, one.shown) for one in account(g).gains] == [("worker", 1), ("power", 4)]


@rule("scythe:automa.turn.reshuffle")
def test_an_empty_deck_is_shuffled_without_the_card_in_use() -> None:
    used = " ".join(str(card) for card in range(1, 20) if card != 16)
    g = saxon(FIGHT, own="power 9", state=f"{FREE}; scheme 2; used {used}")
    turn(g, 16)  # the last card of the deck: attack 5
    assert shown(g).deck == 0
    commit(g, PERSON, 0)
    decision = g.decision
    assert decision is not None
    possible = {action.names["automa-card"] for action in decision.candidates(g, -1)}
    assert len(possible) == 18
    assert "16" not in possible
    for_combat(g, 10)
    assert shown(g).deck == 17


@rule("scythe:automa.turn.reshuffle")
def test_on_a_new_turn_all_used_cards_are_shuffled() -> None:
    used = " ".join(str(card) for card in range(1, 20))
    g = against(HOME, state=f"card 4; used {used}")
    decision = g.decision
    assert decision is not None
    assert len(decision.candidates(g, -1)) == 19


@rule("scythe:automa.turn.autometta-skip")
def test_autometta_skips_the_turns_of_cards_with_the_crossed_gear() -> None:
    g = against(HOME, level="autometta")
    before = (g.power[AUTOMA], g.coins[AUTOMA], g.worker_hexes[AUTOMA], g.mat_workers[AUTOMA])
    turn(g, 7)
    assert account(g).skipped
    assert (g.power[AUTOMA], g.coins[AUTOMA], g.worker_hexes[AUTOMA], g.mat_workers[AUTOMA]) == before
    assert (shown(g).marker, shown(g).deck) == (1, 18)
    assert asked(g) == ["crimea"]
    g = against(HOME, level="automa")
    turn(g, 7)
    assert not account(g).skipped
    assert shown(g).marker == 2
    assert g.mat_workers[AUTOMA] == before[3] - 1


@rule("scythe:automa.turn.autometta-skip")
@pytest.mark.parametrize("level", ["autometta", "automa"])
def test_a_crossed_gear_means_nothing_in_combat(level: str) -> None:
    g = saxon(FIGHT, own="power 9", level=level, state="marker 6; scheme 2")
    turn(g, 14)
    commit(g, PERSON, 0)
    for_combat(g, 7)  # 7 power at 8 to 13
    assert g.power[AUTOMA] == 9 - 7 + 3


# -- the tracker ------------------------------------------------------------------------------------------------------


@rule("scythe:automa.tracker.advance")
def test_the_star_of_the_turns_card_moves_the_marker_and_no_other() -> None:
    g = saxon(FIGHT, own="power 9", state="marker 6; scheme 2")
    turn(g, 14)
    commit(g, PERSON, 0)
    for_combat(g, 3)
    assert shown(g).marker == 7
    for card in (4, 15, 17):
        g = against(HOME, state="marker 6")
        turn(g, card)
        assert shown(g).marker == 6
    g = against(HOME, state="marker 22; scheme 2")
    turn(g, 3)
    assert shown(g).marker == 22
    assert g.stars_placed(AUTOMA) == 0


@rule("scythe:automa.tracker.star-space")
def test_a_star_space_brings_a_star_beside_the_board() -> None:
    g = saxon(FIGHT, own="power 9; star tracker 1", state="marker 14; scheme 2")
    turn(g, 14)
    commit(g, PERSON, 0)
    for_combat(g, 10)
    assert shown(g).marker == 15
    assert g.star_count(AUTOMA, TRACKER_STAR) == 2
    assert g.star_count(AUTOMA, COMBAT_STAR) == 1
    assert account(g).star


@rule("scythe:automa.tracker.star-space")
def test_without_a_free_star_nothing_is_placed() -> None:
    # Doomsday Clock: the sixth star does not end the game.
    head = "modules: resolution\noption resolution: doomsday-clock\noption house-tiles: True"
    g = against(HOME, state="marker 20; scheme 2", own="star tracker 6", head=head)
    turn(g, 3)
    assert shown(g).marker == 21
    assert g.stars_placed(AUTOMA) == 6


@rule("scythe:automa.tracker.scheme-change")
def test_on_the_space_marked_two_all_cards_are_shuffled_and_the_red_half_begins() -> None:
    used = " ".join(str(card) for card in range(1, 13))
    g = against(HOME, state=f"marker 9; used {used}")
    turn(g, 13)
    assert g.stars_placed(AUTOMA) == 1
    assert (shown(g).deck, shown(g).scheme, shown(g).marker) == (19, 2, 10)
    assert account(g).change
    idle(g, "trade")
    turn(g, 5)
    assert [one.option for one in account(g).tries] == ["mech"]


@rule("scythe:automa.tracker.postponed")
def test_a_change_that_was_held_back_comes_with_the_first_turn_that_allows_it() -> None:
    g = against(HOME, state="marker 12; postponed; used 1 2 3", own="star tracker")
    turn(g, 5)
    assert [one.option for one in account(g).tries] == ["mech"]
    assert shown(g).scheme == 2
    assert shown(g).deck == 18
    assert not shown(g).postponed


# -- gains ------------------------------------------------------------------------------------------------------------


@rule("scythe:automa.gain.line")
def test_everything_on_the_line_is_taken_brackets_only_by_their_faction() -> None:
    for faction, coins in (("crimea", 6), ("rusviet", 5)):
        g = against(HOME, automa=faction, person="saxony", state=f"{FREE}; scheme 2", own="power 3")
        turn(g, 6)  # 1 combat unit, 2 power, (1 coin: Crimea)
        assert mechs_of(g) == [base(g)]
        assert g.power[AUTOMA] == 5
        assert g.coins[AUTOMA] == coins


@rule("scythe:automa.gain.line", "scythe:automa.end.sixth-star")
def test_the_line_is_one_moment_the_star_follows() -> None:
    g = against(HOME, own="power 14; coins 5; star tracker 5")
    turn(g, 15)  # 3 power, 1 coin
    assert question(g) == "over"
    assert g.power[AUTOMA] == 16
    assert g.coins[AUTOMA] == 6
    g = against(HOME, own="power 14; star tracker 5", state="marker 12; scheme 2")
    turn(g, 1)  # 4 power: the star comes before the marker moves
    assert question(g) == "over"
    assert state_of(g).marker[AUTOMA] == 12


@rule("scythe:automa.gain.tracks")
def test_power_stops_at_sixteen_and_cards_come_unseen_from_the_common_deck() -> None:
    g = against(HOME, own="power 15; coins 7; cards 2 3", state=f"{FREE}; scheme 2")
    turn(g, 1)  # 4 power
    assert g.power[AUTOMA] == 16
    assert g.star_count(AUTOMA, POWER_STAR) == 1
    g = against(HOME, own="power 15; coins 7; cards 2 3", state=f"{FREE}; scheme 2")
    deck = g.deck_size()
    turn(g, 13)  # 2 coins, 1 combat card
    draw(g, combat_card="5")
    assert g.coins[AUTOMA] == 9
    assert g.hand_size(AUTOMA) == 3
    assert g.deck_size() == deck - 1
    for who in (PERSON, AUTOMA, -2):
        assert not [
            event
            for event in g.events or []
            if (line := event.seen_by(who))
            and "card" in line.facts
            and str(line.facts["card"]).startswith("combat-card")
        ]


@rule("scythe:automa.gain.worker")
def test_gained_workers_come_to_the_base_while_there_are_any() -> None:
    home = base(against(automa="rusviet"))
    g = against(f"{HOME}hex r4c6: rusviet worker\nhex {home}: rusviet 6 workers\n", automa="rusviet")
    turn(g, 11)  # (1 worker: Rusviet), 1 worker, 1 coin
    assert g.workers_out(AUTOMA) == 8
    assert workers_at(g, home) == 7
    assert [one.taken for one in account(g).gains] == [1, 0, 1]
    assert g.stars_placed(AUTOMA) == 0


@rule("scythe:automa.gain.combat-unit")
def test_a_gained_combat_unit_is_the_character_first_then_a_mech() -> None:
    text = "hex r3c6: rusviet mech 1\nhex r4c5: rusviet mech 2\n"
    g = against(HOME + text, automa="rusviet", state="marker 12; scheme 2; mat character")
    turn(g, 7)  # 1 combat card, 1 combat unit, (1 combat unit: Rusviet)
    draw(g)
    assert character_of(g) == base(g)
    assert mechs_of(g).count(base(g)) == 1
    full = "hex r3c6: rusviet mech 1\nhex r4c5: rusviet mech 2\nhex r4c6: rusviet mech 3\nhex r3c5: rusviet mech 4\n"
    g = against(HOME + full, automa="rusviet", state="marker 12; scheme 2")
    before = [int(at) for at in g.mech]
    turn(g, 2)  # worker; 1 combat unit, 1 combat card
    draw(g)
    assert [int(at) for at in g.mech] == before
    assert [one.taken for one in account(g).gains] == [0, 1]
    assert g.stars_placed(AUTOMA) == 0


# -- recruits ---------------------------------------------------------------------------------------------------------


@rule("scythe:automa.recruit.line")
def test_a_neighbour_who_has_uncovered_the_bonus_may_take_it_once() -> None:
    g = against(HOME, theirs="popularity 5; recruit build")
    turn(g, 9)
    assert question(g) == "RecruitBonus"
    assert asked(g) == ["crimea"]
    play(g, "accept")
    assert g.popularity[PERSON] == 6
    assert question(g) == "ChooseSection"
    g = against(HOME, theirs="popularity 5; recruit upgrade")
    turn(g, 9)
    assert question(g) == "ChooseSection"
    assert account(g).takers == []
    g = against(HOME, theirs="popularity 5; recruit build; recruit upgrade; recruit deploy; recruit enlist")
    turn(g, 3)
    assert question(g) == "ChooseSection"
    assert account(g).bonus == ""


@rule("scythe:automa.recruit.order")
def test_the_left_neighbour_is_first_and_a_sixth_star_ends_it() -> None:
    stars = "star upgrades; star mechs; star structures; star recruits; star workers"
    g = position(
        f"seat nordic automa:\nseat rusviet industrial: power 15; recruit upgrade; {stars}\n"
        f"seat saxony mechanical: power 3; recruit upgrade\n{HOME}turn nordic: 4\n"
    )
    assert g.seating.left[0] == 1
    turn(g, 1)
    assert asked(g) == ["rusviet"]
    play(g, "accept")
    assert question(g) == "over"
    assert g.power[2] == 3
    assert state_of(g).marker[0] == 1


@rule("scythe:automa.component.trackers")
def test_the_four_trackers_are_as_printed() -> None:
    found = {
        level: (tracker.spaces, tracker.barred, tracker.second, tracker.stars, tracker.skips)
        for level, tracker in zip(LEVELS, AUTOMA_PART.of(RULEBOOK.kit).trackers, strict=True)
    }
    assert found == {
        "autometta": (24, 5, 11, [11, 16, 19, 21, 23, 24], True),
        "automa": (22, 4, 10, [10, 15, 18, 20, 21, 22], False),
        "automaszyna": (19, 3, 10, [10, 13, 15, 17, 18, 19], False),
        "ultimaszyna": (18, 0, 9, [9, 12, 14, 16, 17, 18], False),
    }


def test_the_outlook_names_every_card_and_what_it_would_bring() -> None:
    """What may happen next turn is the same as what then happens, card by card."""
    text = f"{HOME}hex r2c4: nordic mech 1\nhex r3c5: crimea mech 1\n"
    g = against(text, state=f"{FREE}; used 1 2 3", first="crimea")
    seen = shown(g).prospects
    assert sorted(int(card) for one in seen for card in one.cards) == list(range(4, 20))
    for one in seen:
        for card in one.cards:
            g = against(text, state=f"{FREE}; used 1 2 3")
            turn(g, int(card))
            moved = [tried for tried in account(g).tries if tried.to]
            assert [(tried.unit, tried.start, tried.to) for tried in moved] == (
                [(one.unit, one.start, one.to)] if one.unit else []
            )
            assert place(g, "r2c4") >= 0
