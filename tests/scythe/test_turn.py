"""The turn: token, top action, bottom action, and whose turn comes next."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.setup import Setup
from marches.kernel.step import Chance
from marches.table.table import Refused, Table
from tests.marks import rule
from tests.scythe.helpers import draw, legal, offers, play, position, question, refused, resources, section

TWO = "seat nordic industrial: {}\nseat crimea mechanical: {}\n"


def duel(nordic: str, board: str = "", crimea: str = "") -> ScytheGame:
    return position(TWO.format(nordic, crimea) + board + "turn nordic\n")


def verbs(g: ScytheGame) -> set[str]:
    return {action.verb for action in legal(g)}


@rule("scythe:turn.no-rounds")
def test_turn_follows_turn_with_nothing_in_between() -> None:
    g = position("seat nordic industrial:\nseat saxony engineering:\nseat crimea mechanical:\nturn nordic\n")
    for turn, active in enumerate([0, 2, 1, 0, 2, 1], start=1):
        assert (question(g), g.active, g.turns) == ("ChooseSection", active, turn)
        assert len(g.agenda) == 1
        section(g, "trade" if turn <= 3 else "bolster")
        play(g, "skip")
        play(g, "skip")


@rule("scythe:turn.sequence")
def test_taking_the_bottom_action_first_gives_up_the_top_one() -> None:
    g = duel("coins 5", "hex r1c5: nordic 2 workers; 3 oil\n")
    assert verbs(g) == {"section"}
    section(g, "bolster")
    assert verbs(g) == {"bolster-power", "bolster-cards", "take-less", "skip"}
    play(g, "skip")
    play(g, "take-bottom", bottom="upgrade")
    play(g, "move-cube", cube="bolster-power")
    play(g, "cover", bottom="build")
    assert g.active == 1
    assert (g.power[0], g.coins[0]) == (4, 8)


@rule("scythe:turn.top-before-bottom", "scythe:turn.top-funds-bottom")
def test_what_trade_brings_pays_for_the_mech_under_it() -> None:
    g = position(
        "seat nordic engineering: coins 1; cube gain-coins; covered deploy 1\nseat crimea mechanical:\n"
        "hex r1c4: nordic 2 workers; 1 metal\nturn nordic\n"
    )
    section(g, "trade")
    assert not offers(g, "take-bottom")
    play(g, "trade-resources")
    play(g, "place", hex="r1c4")
    play(g, "take-resource", resource="metal")
    play(g, "take-resource", resource="metal")
    assert (question(g), resources(g, "r1c4")) == ("ChooseBottom", {"metal": 3})
    play(g, "take-bottom", bottom="deploy")
    play(g, "deploy", mech="1")
    play(g, "place", hex="r1c4")
    assert resources(g, "r1c4") == {}
    assert g.mechs_deployed(0) == 1


@rule("scythe:turn.top-funds-bottom")
def test_without_the_trade_the_mech_cannot_be_paid() -> None:
    g = position(
        "seat nordic engineering: coins 1; cube gain-coins; covered deploy 1\nseat crimea mechanical:\n"
        "hex r1c4: nordic 2 workers; 1 metal\nturn nordic\n"
    )
    section(g, "trade")
    play(g, "trade-popularity")
    reason = refused(g, "take-bottom", bottom="deploy")
    assert (reason.rule, reason.facts["held"], reason.facts["cost"]) == ("scythe:turn.full-cost", 1, 3)


@rule("scythe:turn.once-per-action")
def test_six_oil_buy_one_upgrade_a_turn() -> None:
    g = duel("coins 5", "hex r1c5: nordic 2 workers; 6 oil\n")
    section(g, "bolster")
    play(g, "bolster-power")
    assert verbs(g) == {"take-bottom", "take-less", "skip"}
    play(g, "take-bottom", bottom="upgrade")
    play(g, "move-cube", cube="bolster-power")
    play(g, "cover", bottom="build")
    assert (g.active, g.power[0]) == (1, 6)
    assert resources(g, "r1c5") == {"oil": 3}


@rule("scythe:turn.cost-visible-before")
def test_a_cube_on_upgrades_own_cost_helps_only_the_next_time() -> None:
    g = duel("coins 9", "hex r1c5: nordic 2 workers; 5 oil\n")
    for left in (2, 0):
        section(g, "bolster")
        play(g, "skip")
        play(g, "take-bottom", bottom="upgrade")
        assert resources(g, "r1c5").get("oil", 0) == left
        play(g, "move-cube", cube="bolster-power" if left else "bolster-cards")
        play(g, "cover", bottom="upgrade" if left else "build")
        for pause in ("trade", "trade", "bolster"):
            if left:
                section(g, pause)
                play(g, "skip")
                play(g, "skip")


@rule("scythe:turn.pay-then-gain")
def test_the_coin_is_gone_before_the_card_comes() -> None:
    g = duel("coins 1")
    section(g, "bolster")
    play(g, "bolster-cards")
    assert isinstance(g.decision, Chance)
    assert (g.coins[0], g.hand_size(0)) == (0, 0)
    draw(g, combat_card="4")
    assert (g.coins[0], g.hand_size(0)) == (0, 1)


@rule("scythe:turn.pay-then-gain")
def test_a_bottom_action_is_paid_before_its_coins_come() -> None:
    g = duel("coins 0", "hex r1c5: nordic worker; 2 oil\nhex r2c3: nordic worker; 2 oil\n")
    section(g, "bolster")
    play(g, "skip")
    play(g, "take-bottom", bottom="upgrade")
    assert question(g) == "PayResources"
    assert g.coins[0] == 0
    play(g, "pay-rest")
    assert (question(g), g.coins[0]) == ("Upgrade", 3)


@rule("scythe:turn.overlap")
def test_nobody_begins_before_the_turn_is_over() -> None:
    table = Table(RULEBOOK, Setup("scythe", 2, ("nordic", "crimea"), (), {"mats": "industrial, mechanical"}), bytes(16))
    actions = RULEBOOK.actions
    table.answer(0, actions.find({"verb": "section", "section": "bolster"}))
    for answer in ("bolster-power", "skip"):
        assert table.game.decision is not None
        assert table.game.decision.seats(table.game) == (0,)
        with pytest.raises(Refused):
            table.answer(1, actions.find({"verb": "section", "section": "trade"}))
        table.answer(0, actions.find({"verb": answer}))
    table.answer(0, actions.find({"verb": "end-turn"}))
    table.answer(1, actions.find({"verb": "section", "section": "trade"}))


@rule("scythe:turn.bottom.recruit-circle")
@pytest.mark.parametrize("enlisted", [False, True])
def test_a_recruit_brings_something_only_once_it_has_left_its_circle(enlisted: bool) -> None:
    crimea = "popularity 3; recruit build; bonus power" if enlisted else "popularity 3"
    g = duel("coins 5", "hex r1c4: nordic 2 workers; 3 wood\n", crimea)
    section(g, "move")
    play(g, "skip")
    play(g, "take-bottom", bottom="build")
    play(g, "build", structure="mill")
    play(g, "place", hex="r1c4")
    if enlisted:
        assert question(g) == "RecruitBonus"
        play(g, "accept", 1)
    assert (question(g), g.active) == ("ChooseSection", 1)
    assert g.popularity[1] == (4 if enlisted else 3)


@rule("scythe:trade.choose-one")
def test_a_trade_for_popularity_places_no_resource() -> None:
    g = duel("coins 1; popularity 4")
    section(g, "trade")
    play(g, "trade-popularity")
    assert (question(g), g.popularity[0], g.coins[0]) == ("ChooseBottom", 5, 0)
    assert sum(g.resources_at(at) for at in range(g.board.count)) == 0
    assert verbs(g) == {"skip"}


@rule("scythe:trade.choose-one")
def test_a_trade_for_resources_brings_no_popularity() -> None:
    g = duel("coins 2; popularity 4")
    section(g, "trade")
    play(g, "trade-resources")
    play(g, "place", hex="r1c4")
    play(g, "take-resource", resource="food")
    play(g, "take-resource", resource="oil")
    assert (question(g), g.popularity[0], g.coins[0]) == ("ChooseBottom", 4, 1)


FIVE_STARS = "star upgrades; star mechs; star recruits; star workers; star combat"


@rule("scythe:turn.pay-then-gain", "scythe:end.trigger")
def test_the_sixth_star_waits_for_all_that_one_action_gives() -> None:
    g = duel(f"coins 1; power 14; popularity 6; {FIVE_STARS}", "hex r1c4: nordic monument\n")
    section(g, "bolster")
    play(g, "bolster-power")
    assert g.result is not None
    assert (g.power[0], g.popularity[0]) == (16, 7)
    g = duel(f"coins 1; power 9; popularity 17; {FIVE_STARS}", "hex r1c4: nordic armory\n")
    section(g, "trade")
    play(g, "trade-popularity")
    assert g.result is not None
    assert (g.power[0], g.popularity[0]) == (10, 18)
