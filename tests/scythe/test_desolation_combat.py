"""Combat with Desolation: in the open, one dial, then the die."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge.duel import SideView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.edge.view import CombatView
from marches.games.scythe.rules.actions import PlayCards
from marches.games.scythe.rules.expansions.desolation.state import base_power
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import CARD_KINDS, COMBAT_STAR
from tests.marks import rule
from tests.scythe.desolation_helpers import (
    attack,
    draw_named,
    its_turn,
    on,
    orange,
    places,
    roll,
    shown,
    state,
    together,
)
from tests.scythe.helpers import (
    asked,
    commit,
    offered,
    offers,
    options,
    play,
    position,
    preview,
    question,
    refused,
    start_move,
    told,
)

NORDIC, RUSVIET, CRIMEA = 0, 1, 2
X = "r2c4"


def defence(text: str, direction: str = "e", **more: str) -> ScytheGame:
    """A unit goes from r2c3 to r2c4, no matter who is there."""
    g = its_turn(text, units=more.pop("units", "r2c3 r1c1"), **more)
    roll(g, direction)
    return g


@rule("scythe:desolation.combat-open", "scythe:desolation.combat-die")
def test_dial_and_cards_are_seen_by_all_before_the_die_is_rolled() -> None:
    g = attack(cards="4 3", nordic="power 8; cards 5 2")
    assert (question(g), asked(g)) == ("CommitDesolation", ["nordic"])
    assert not g.decision.hides(g)  # type: ignore[union-attr]
    play(g, "play-cards", twos=0, threes=0, fours=0, fives=1)
    for viewer in (-2, 1):
        combat = RULEBOOK.view(g, viewer).combat
        assert combat is not None
        assert combat.open_cards[0] == {"2": 0, "3": 0, "4": 0, "5": 1}
    play(g, "dial", power=6)
    assert question(g) == "RollDie"
    for viewer in (-2, 2):
        combat = RULEBOOK.view(g, viewer).combat
        assert combat is not None
        assert (combat.open_dials[0], combat.dials_set) == (6, (True, True))
    assert told(g, "scythe-did-show-total")[0].facts["total"] == 11
    orange(g, 4)
    assert told(g, "scythe-did-roll-die")[0].facts == {"count": 4, "base": 7, "total": 11}


@rule("scythe:desolation.combat-tie")
def test_the_attacker_wins_ties() -> None:
    g = attack(cards="4 3", nordic="power 8; cards 5")
    commit(g, NORDIC, 6, 5)
    orange(g, 4)
    assert told(g, "scythe-did-beat-desolation")
    defended = defence(f"hex {X}: nordic mech 1", nordic="power 8; cards 5", cards="4 3")
    commit(defended, NORDIC, 6, 5)
    orange(defended, 4)
    assert told(defended, "scythe-did-lose-to-desolation")


@rule("scythe:desolation.combat-base-power")
@pytest.mark.parametrize(("cards", "power"), [("4 3", 7), ("5 5 4 4", 16), ("5 5 4 2", 16), ("2", 2)])
def test_the_base_power_is_the_sum_of_its_cards_up_to_sixteen(cards: str, power: int) -> None:
    g = attack(cards=cards)
    assert base_power(g) == power == shown(g).power
    commit(g, NORDIC, 0)
    orange(g, 3)
    assert told(g, "scythe-did-roll-die")[0].facts["total"] == power + 3


@rule("scythe:desolation.combat-no-reduction", "scythe:mechmod.npc-symbol")
def test_nothing_touches_its_power_or_cards() -> None:
    saxony = position(
        """
        modules: desolation
        seat saxony industrial: power 8; coins 8; cards 5
        seat nordic engineering: power 8; coins 8
        encounters:
        desolation: cards 4 3
        desolation-units: r6c3 r1c1
        hex r6c4: saxony mech 3
        turn saxony
        """
    )
    start_move(saxony)
    play(saxony, "move", unit="mech-3")
    play(saxony, "go", to="r6c3")
    play(saxony, "done")
    assert question(saxony) == "CommitDesolation"
    assert base_power(saxony) == 7
    artillery = attack("", nordic="power 8; cards 5")
    assert question(artillery) == "CommitDesolation"
    shot = together(
        "hex r1c4: nordic mech 1; nordic mech 2; nordic mech 3; nordic mech 4",
        units="r1c5 r1c1",
        nordic="power 8; cards 5",
    )
    start_move(shot)
    play(shot, "move", unit="mech-3")
    play(shot, "go", to="r1c5")
    play(shot, "done")
    assert question(shot) == "CommitDesolation"


@rule("scythe:desolation.combat-no-reduction")
def test_shield_still_brings_its_owner_power() -> None:
    g = position(
        """
        modules: desolation invaders
        seat nordic industrial: power 8; coins 8
        seat albion engineering: power 3; coins 8; cards 5
        encounters:
        desolation: popularity 9; cards 4
        desolation-units: r2c3 r7c6
        hex r2c4: albion mech 3
        turn albion
        """
    )
    play(g, "section", section="trade")
    play(g, "skip")
    play(g, "skip")
    roll(g, "e")
    assert question(g) == "CommitDesolation"
    assert g.power[1] == 5


@rule("scythe:desolation.combat-win", "scythe:desolation.combat-win-star")
def test_a_beaten_unit_is_gone_and_its_side_draws_a_card() -> None:
    g = attack("desolation-tiles: combat upgrades", cards="4 3", nordic="power 8; cards 5")
    commit(g, NORDIC, 7, 5)
    orange(g, 1)
    assert (question(g), asked(g)) == ("TurnUp", ["nature"])
    draw_named(g, "combat-card", "5")
    assert shown(g).power == 12
    assert places(g) == ["", "r1c1", "r1c2", "r2c0", "r2c1", "r2c2"]
    assert g.star_count(NORDIC, COMBAT_STAR) == 1
    assert [tile.seats for tile in shown(g).tiles] == [[], [NORDIC]]
    assert on(g, NORDIC, "r1c5") == (1, 1)


@rule("scythe:desolation.combat-win", "scythe:bolster.reshuffle")
def test_its_next_card_comes_from_the_discards_once_the_deck_is_empty() -> None:
    g = attack(cards="2")
    for kind in range(CARD_KINDS):
        g.discard.extend([kind] * int(g.deck[kind]))
        g.deck[kind] = 0
    there = len(g.discard)
    commit(g, NORDIC, 7)
    orange(g, 1)
    assert (question(g), g.deck_size(), len(g.discard)) == ("TurnUp", there, 0)
    draw_named(g, "combat-card", "5")
    assert base_power(g) == 7


@rule("scythe:desolation.combat-win")
def test_its_power_never_passes_sixteen() -> None:
    g = attack("desolation-tiles: combat upgrades", cards="5 5 4", nordic="power 16; cards 5 5 5", units="r1c5 r1c1")
    state(g).cards[3] = 2
    commit(g, NORDIC, 7, 5)
    orange(g, 1)
    assert question(g) != "TurnUp"
    strong = attack("hex r1c4: nordic mech 2", cards="5 5 4", nordic="power 16; cards 5 5 5", units="r1c5 r1c1")
    assert base_power(strong) == 14
    state(strong).cards[2] = 0
    commit(strong, NORDIC, 7, 5)
    orange(strong, 1)
    draw_named(strong, "combat-card", "5")
    state(strong).cards[2] = 1
    assert shown(strong).power == 16


@rule("scythe:desolation.win")
def test_the_last_unit_beaten_wins_the_game_at_once() -> None:
    g = attack(cards="2", nordic="power 8; cards 5", units="r1c5")
    commit(g, NORDIC, 7, 5)
    orange(g, 6)
    assert g.result is not None
    assert g.result.winners == (0, 1, 2)
    assert told(g, "scythe-did-win-together")[0].facts == {"how": "desolation-end:units"}


@rule("scythe:desolation.combat-loss", "scythe:desolation.lose")
@pytest.mark.parametrize("stars", [0, 5])
def test_a_lost_combat_is_a_star_for_desolation_and_the_sixth_is_defeat(stars: int) -> None:
    text = f"desolation: stars {stars}"
    g = together(f"{text}; cards 4\nhex r1c4: nordic mech 1", "power 8; cards 2; coins 8", units="r1c5 r1c1")
    start_move(g)
    play(g, "move", unit="mech-1")
    play(g, "go", to="r1c5")
    play(g, "done")
    commit(g, NORDIC, 1)
    orange(g, 2)
    assert state(g).stars == stars + 1
    if stars == 5:
        assert g.result is not None
        assert g.result.winners == ()
        assert g.hand_size(NORDIC) == 1
        return
    assert asked(g) == ["nature"]
    draw_named(g, "combat-card", "3")
    assert on(g, NORDIC, "r1c5")[0] == 0
    assert g.fighters_at(NORDIC, g.seating.base[NORDIC]) == 2
    assert (g.power[NORDIC], g.hand_size(NORDIC)) == (7, 2)


JOINT = f"hex {X}: nordic mech 1; rusviet mech 1; rusviet mech 2; rusviet worker; crimea worker"
HANDS = {"nordic": "power 8; cards 5 5", "rusviet": "power 8; cards 4 4 4"}


def fight(g: ScytheGame, viewer: int) -> CombatView:
    combat = RULEBOOK.view(g, viewer).combat
    assert combat is not None
    return combat


@rule("scythe:desolation.team-defence", "scythe:desolation.combat-one-dial")
def test_in_a_joint_defence_each_plays_cards_for_its_own_units_and_one_dials() -> None:
    g = defence(JOINT, cards="5 5", **HANDS)
    assert (question(g), asked(g)) == ("JointDefence", ["nordic"])
    play(g, "defend-together")
    play(g, "name-seat", seat=str(NORDIC))
    assert (question(g), asked(g)) == ("HelpWithCards", ["rusviet"])
    assert most_cards(g) == 2
    assert not offered(g, "dial")
    play(g, "play-cards", twos=0, threes=0, fours=2, fives=0)
    assert shown(g).help[RUSVIET] == [4, 4]
    assert asked(g) == ["nordic"]
    refused(g, "play-cards", twos=0, threes=0, fours=0, fives=2, rule="scythe:combat.cards-per-unit")
    play(g, "play-cards", twos=0, threes=0, fours=0, fives=1)
    assert preview(g, "dial", power=5)[0].facts == {"own": 18, "wins": 6, "faces": 6, "base": 10}
    assert preview(g, "dial", power=0)[0].facts["wins"] == 2
    play(g, "dial", power=5)
    orange(g, 6)
    assert told(g, "scythe-did-beat-desolation")[0].facts["own"] == 18
    assert (g.power[NORDIC], g.power[RUSVIET]) == (3, 8)
    assert (g.hand_size(NORDIC), g.hand_size(RUSVIET)) == (1, 1)


@rule("scythe:desolation.team-defence", "scythe:desolation.combat-one-dial")
def test_a_helper_is_shown_cards_without_a_dial_and_who_dials_with_what_the_others_gave() -> None:
    g = defence(JOINT, cards="5 5", **HANDS)
    play(g, "defend-together")
    play(g, "name-seat", seat=str(NORDIC))
    helper = fight(g, RUSVIET)
    assert helper.sides[1] == SideView(RUSVIET, "rusviet", 0, 8, 2, 8, helps=True)
    assert fight(g, NORDIC).sides[1].most == 10, "its cards are its own"
    assert helper.short is None
    play(g, "play-cards", twos=0, threes=0, fours=2, fives=0)
    leader = fight(g, NORDIC)
    assert leader.sides[1] == SideView(NORDIC, "nordic", 7, 7 + 5 + 8, 1, 5, help=8)
    assert leader.sides[0].most == 16
    assert leader.short == 0
    assert fight(g, RUSVIET).short is None


@rule("scythe:desolation.leader")
def test_players_who_do_not_lead_may_say_that_they_agree() -> None:
    g = defence(JOINT, cards="5 5", **HANDS)
    assert RULEBOOK.joint(g) == (RUSVIET, CRIMEA)
    play(g, "defend-together")
    assert RULEBOOK.joint(g) == (RUSVIET, CRIMEA)
    play(g, "name-seat", seat=str(NORDIC))
    assert (question(g), RULEBOOK.joint(g)) == ("HelpWithCards", (NORDIC, CRIMEA))
    assert RULEBOOK.joint(together()) == ()


def most_cards(g: ScytheGame) -> int:
    """The most cards that may be played now."""
    decision = g.decision
    assert decision is not None
    sets = decision.options(g, decision.seats(g)[0])
    return max(action.total for action in sets if isinstance(action, PlayCards))


@rule("scythe:desolation.team-defence")
def test_without_a_joint_defence_only_the_one_who_dials_fights() -> None:
    g = defence(JOINT, cards="5 5", **HANDS)
    play(g, "defend-alone")
    play(g, "name-seat", seat=str(RUSVIET))
    assert (question(g), asked(g)) == ("CommitDesolation", ["rusviet"])
    commit(g, RUSVIET, 7, 4, 4)
    orange(g, 1)
    assert told(g, "scythe-did-beat-desolation")[0].facts["own"] == 15
    assert (g.hand_size(NORDIC), g.power[NORDIC]) == (2, 8)


@rule("scythe:desolation.combat-loss-all")
def test_after_a_loss_everyone_there_goes_home_and_who_committed_draws() -> None:
    g = defence(JOINT, cards="5 5 4", **HANDS)
    play(g, "defend-together")
    play(g, "name-seat", seat=str(NORDIC))
    play(g, "play-cards", twos=0, threes=0, fours=1, fives=0)
    commit(g, NORDIC, 5)
    orange(g, 6)
    drawn = 0
    while asked(g) == ["nature"]:
        drawn += 1
        draw_named(g, "combat-card", "2")
    assert drawn == 2
    for seat in range(3):
        assert on(g, seat, X) == (0, 0)
    base = g.seating.base
    assert g.fighters_at(RUSVIET, base[RUSVIET]) == 3
    assert (g.workers(RUSVIET, base[RUSVIET]), g.workers(CRIMEA, base[CRIMEA])) == (1, 1)
    assert (g.hand_size(NORDIC), g.hand_size(RUSVIET), g.hand_size(CRIMEA)) == (3, 3, 0)
    assert state(g).stars == 1


@rule("scythe:desolation.combat-loss-all")
def test_who_committed_nothing_draws_nothing() -> None:
    g = defence(JOINT, cards="5 5 4", **HANDS)
    play(g, "defend-together")
    play(g, "name-seat", seat=str(NORDIC))
    play(g, "play-cards", twos=0, threes=0, fours=0, fives=0)
    commit(g, NORDIC, 0)
    orange(g, 6)
    assert question(g) == "ChooseSection"
    assert (g.hand_size(NORDIC), g.hand_size(RUSVIET)) == (2, 3)


@rule("scythe:desolation.variant-harder")
def test_in_the_harder_game_workers_lost_in_combat_count() -> None:
    g = defence(JOINT, cards="5 5 4", more="option desolation-harder: True\n", **HANDS)
    play(g, "defend-alone")
    play(g, "name-seat", seat=str(NORDIC))
    commit(g, NORDIC, 0)
    orange(g, 6)
    assert state(g).popularity == 6


@rule("scythe:desolation.combat-win-star", "scythe:desolation.leader")
def test_a_joint_defence_gives_one_star_to_whom_the_leader_names() -> None:
    g = defence(f"{JOINT}\ndesolation-tiles: combat upgrades", cards="2", **HANDS)
    play(g, "defend-together")
    play(g, "name-seat", seat=str(RUSVIET))
    play(g, "play-cards", twos=0, threes=0, fours=0, fives=1)
    commit(g, RUSVIET, 7)
    orange(g, 1)
    draw_named(g, "combat-card", "2")
    assert (question(g), asked(g)) == ("WinnersStar", ["nordic"])
    assert options(g) == ["name-seat seat=0", "name-seat seat=1"]
    play(g, "name-seat", seat=str(RUSVIET))
    assert [g.star_count(seat, COMBAT_STAR) for seat in range(3)] == [0, 1, 0]
    assert g.combat is None


@rule("scythe:desolation.combat-initiation")
def test_players_may_attack_its_units_and_see_what_awaits_them() -> None:
    g = together("desolation: cards 4 3\nhex r1c4: nordic mech 1", units="r1c5 r1c1")
    start_move(g)
    play(g, "move", unit="mech-1")
    assert offers(g, "go", to="r1c5")
    assert preview(g, "go", to="r1c5")[-1].facts == {"least": 8, "most": 13}


@rule("scythe:mechmod.entrenched", "scythe:desolation.combat-one-dial")
@pytest.mark.parametrize("who", ["nordic", "rusviet", ""])
def test_in_a_joint_defence_anyone_entrenched_wins_the_tie(who: str) -> None:
    text = f"hex {X}: nordic mech 1; rusviet mech 1" + (f"\nmech-mods {who}: entrenched 1" if who else "")
    g = defence(text, cards="4 3", modules="desolation mechmods", **HANDS)
    play(g, "defend-together")
    play(g, "name-seat", seat=str(NORDIC))
    play(g, "play-cards", twos=0, threes=0, fours=1, fives=0)
    commit(g, NORDIC, 7)
    orange(g, 4)
    assert bool(told(g, "scythe-did-beat-desolation")) is bool(who)


@rule("scythe:mechmod.entrenched")
def test_an_entrenched_defender_wins_the_tie() -> None:
    text = f"hex {X}: nordic mech 1\nmech-mods nordic: entrenched 1"
    g = defence(text, nordic="power 8; cards 5", cards="4 3", modules="desolation mechmods")
    commit(g, NORDIC, 6, 5)
    orange(g, 4)
    assert told(g, "scythe-did-beat-desolation")
