"""What each Mech Mod does, and what it leaves alone."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge.extras import TokensView
from marches.games.scythe.edge.fenris_data import SHIPPED
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.factions.albion import Shield
from marches.games.scythe.rules.factions.rusviet import PeoplesArmy
from marches.games.scythe.rules.factions.saxony import Disarm
from marches.games.scythe.rules.factions.togawa import Ronin
from marches.games.scythe.rules.hooks import Rule
from marches.games.scythe.rules.mech_spaces import PLACEABLE
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.under_way import NO_PLAYER, Combat
from tests.marks import rule
from tests.scythe.fenris_helpers import held, lying
from tests.scythe.helpers import (
    commit,
    draw,
    extra,
    legal,
    move,
    offers,
    place,
    play,
    position,
    question,
    refused,
    start_move,
)
from tests.scythe.mod_helpers import clash, duel, reached, verbs

FIGHT = "hex r3c3: nordic mech 1\nhex r4c3: rusviet mech 1"


def settle(g: ScytheGame, own: int, other: int) -> None:
    """Both sides set their dials and play no cards."""
    commit(g, 0, own)
    commit(g, 1, other)


def finish(g: ScytheGame) -> None:
    """Nature deals what it owes."""
    while question(g) == "DrawCard":
        draw(g)


def pass_round(g: ScytheGame) -> None:
    """Turns on which nothing is done, until the first seat may move again."""
    while question(g) != "ChooseSection" or g.active != 0 or not offers(g, "section", section="move"):
        if question(g) == "ChooseSection":
            play(g, "section", section="trade" if offers(g, "section", section="trade") else "bolster")
        else:
            play(g, "skip")


@rule("scythe:mechmod.armor")
def test_armor_makes_the_attacker_discard_a_card_of_their_choice_before_the_dials() -> None:
    g = duel("mech-mods rusviet: armor 1", FIGHT, "power 8; cards 5 3 2")
    clash(g)
    assert question(g) == "DiscardCard"
    assert g.decision is not None
    assert g.decision.seats(g) == (0,)
    assert {action.names["combat-card"] for action in g.decision.options(g, 0)} == {"2", "3", "5"}
    play(g, "discard-card", combat_card="3")
    assert g.discard == [1]
    assert g.hand_size(0) == 2
    assert question(g) == "Commit"
    # After the attacker's own abilities.
    g = duel("mech-mods rusviet: armor 1", "hex r3c3: nordic mech 3\nhex r4c3: rusviet mech 1", "power 8; cards 5")
    clash(g, "mech-3")
    assert question(g) == "BeforeCombat"
    play(g, "done")
    assert question(g) == "DiscardCard"


@rule("scythe:mechmod.armor")
def test_armor_does_nothing_to_an_empty_hand_in_an_attack_or_twice() -> None:
    g = duel("mech-mods rusviet: armor 1", FIGHT)
    clash(g)
    assert question(g) == "Commit"
    g = duel("mech-mods nordic: armor 1", FIGHT, two="power 5; cards 2 2")
    clash(g)
    assert question(g) == "Commit"
    two = "hex r3c3: nordic mech 1\nhex r4c3: rusviet mech 1; rusviet mech 2"
    g = duel("mech-mods rusviet: armor 1", two, "power 8; cards 5 3")
    clash(g)
    play(g, "discard-card", combat_card="5")
    assert question(g) == "Commit"
    assert g.hand_size(0) == 1


@rule("scythe:mechmod.feint")
def test_feint_changes_the_dial_after_the_reveal_and_only_the_new_number_is_paid() -> None:
    def shown(power: int, dial: int) -> ScytheGame:
        g = duel("mech-mods nordic: feint 1", FIGHT, f"power {power}")
        clash(g)
        settle(g, dial, 4)
        assert question(g) == "TurnDial"
        return g

    g = shown(5, 2)
    assert g.decision is not None
    assert [action.names["power"] for action in g.decision.options(g, 0)] == [0, 1, 2, 3, 4]
    view = RULEBOOK.view(g, 1).combat
    assert view is not None
    assert view.open_dials == (2, 4)
    play(g, "dial", power=4)
    finish(g)
    assert g.power[0] == 1
    assert g.fighters_at(0, place(g, "r4c3")) == 1  # 4 to 4: the attacker wins
    g = shown(5, 4)
    assert offers(g, "dial", power=5)
    assert refused(g, "dial", power=6).key == "scythe-why-too-little-power"
    g = shown(12, 7)
    assert [action.names["power"] for action in legal(g)] == [5, 6, 7]
    g = shown(5, 2)
    play(g, "dial", power=2)
    finish(g)
    assert g.power[0] == 3


@rule("scythe:mechmod.feint")
def test_without_feint_nobody_is_asked_and_dials_stay_hidden_until_both_are_set() -> None:
    g = duel("", FIGHT)
    clash(g)
    commit(g, 0, 3)
    view = RULEBOOK.view(g, 1).combat
    assert view is not None
    assert view.open_dials == (None, None)
    commit(g, 1, 2)
    finish(g)
    assert question(g) == "ChooseBottom"


@rule("scythe:mechmod.feint-both")
def test_with_feint_on_both_sides_the_attacker_changes_first_and_each_once() -> None:
    g = duel("mech-mods nordic: feint 1\nmech-mods rusviet: feint 1", FIGHT, "power 5", "power 5")
    clash(g)
    settle(g, 3, 3)
    assert g.decision is not None
    assert g.decision.seats(g) == (0,)
    play(g, "dial", power=4)
    assert g.decision.seats(g) == (1,)
    view = RULEBOOK.view(g, 1).combat
    assert view is not None
    assert view.open_dials == (4, 3)
    play(g, "dial", power=4)
    finish(g)
    assert question(g) == "ChooseBottom"
    assert g.fighters_at(0, place(g, "r4c3")) == 1
    assert (g.power[0], g.power[1]) == (1, 1)


@rule("scythe:mechmod.stealth")
def test_with_stealth_a_unit_passes_workers_and_an_armed_trap() -> None:
    text = """
        modules: invaders mechmods
        seat nordic agricultural: power 8; popularity 5; coins 5
        seat togawa mechanical:
        mech-mods nordic: stealth 1
        hex r3c3: nordic mech 1; nordic mech 4; nordic worker
        hex r4c3: togawa 2 workers
        trap coins: r4c3 armed
        turn nordic
    """
    g = position(text)
    start_move(g)
    play(g, "move", unit="mech-4")
    play(g, "load", cargo="worker")
    play(g, "go", to="r4c3")
    assert question(g) == "Travel"
    assert not offers(g, "unload")  # it leaves those it passes alone
    play(g, "go", to="r5c3")
    assert g.popularity[0] == 5
    assert g.coins[0] == 5
    assert g.workers(1, place(g, "r4c3")) == 2
    assert [trap.armed for trap in extra(g, 0, TokensView).traps] == [True]
    assert g.workers(0, place(g, "r5c3")) == 1
    g = position(text)
    start_move(g)
    move(g, "r4c3", unit="mech-4")  # it stops there: everything happens
    assert g.popularity[0] == 3
    assert g.coins[0] == 1
    assert g.workers(1, place(g, "r4c3")) == 0
    assert [trap.armed for trap in extra(g, 0, TokensView).traps] == [False]
    g = position(text.replace("stealth 1", "armor 1"))
    start_move(g)
    play(g, "move", unit="mech-4")
    play(g, "go", to="r4c3")
    assert question(g) == "ChooseUnit"


@rule("scythe:mechmod.stealth")
def test_with_stealth_a_unit_passes_fighters_or_stops_and_fights() -> None:
    text = "hex r3c3: nordic mech 1; nordic mech 4\nhex r4c3: rusviet mech 1"
    g = duel("mech-mods nordic: stealth 1", text)
    start_move(g)
    move(g, "r4c3", "r5c3", unit="mech-4")
    play(g, "done")
    assert question(g) == "ChooseBottom"
    g = duel("mech-mods nordic: stealth 1", text)
    start_move(g)
    move(g, "r4c3", unit="mech-4")
    play(g, "done")
    assert question(g) == "Commit"


@rule("scythe:mechmod.stealth-encounter")
def test_with_stealth_a_character_passes_an_encounter_token() -> None:
    text = "hex r5c3: nordic character\nhex r1c4: nordic mech 1; nordic mech 4\nencounters: r6c2"
    g = duel("mech-mods nordic: stealth 1", text)
    start_move(g)
    move(g, "r6c2", "r6c3", unit="character")
    play(g, "done")
    assert g.character[0] == place(g, "r6c3")
    assert g.encounters >> place(g, "r6c2") & 1
    assert question(g) == "ChooseBottom"
    g = duel("mech-mods nordic: stealth 1", text)
    start_move(g)
    move(g, "r6c2", unit="character")
    play(g, "done")
    assert question(g) == "DrawEncounter"
    g = duel("", text)
    start_move(g)
    play(g, "move", unit="character")
    play(g, "go", to="r6c2")
    assert question(g) == "ChooseUnit"


@rule("scythe:mechmod.stealth-influence")
@pytest.mark.parametrize(("mod", "passes"), [("stealth", True), ("armor", False)])
def test_with_stealth_a_unit_passes_influence_that_would_stop_it(mod: str, passes: bool) -> None:
    seats = "seat nordic agricultural: power 8\nseat fenris mechanical: power 8\nbase fenris: r7c0\nturn nordic\n"
    board = "hex r3c3: nordic mech 1; nordic mech 4\ninfluence: lying r4c3\n"
    g = position(f"modules: fenris mechmods\n{seats}mech-mods nordic: {mod} 1\n{board}")
    start_move(g)
    play(g, "move", unit="mech-4")
    play(g, "go", to="r4c3")
    assert (question(g) == "Travel") == passes
    assert (lying(g), held(g, 0)) == ((["r4c3"], 0) if passes else ([], 1))
    if passes:
        stays = g.clone()
        play(stays, "halt")
        assert (lying(stays), held(stays, 0)) == ([], 1)
        play(g, "go", to="r5c3")
        assert (lying(g), held(g, 0)) == (["r4c3"], 0)


@rule("scythe:mechmod.tactics")
def test_tactics_turns_one_card_into_two_power_once_per_combat() -> None:
    two = "hex r3c3: nordic mech 1; nordic mech 2\nhex r4c3: rusviet mech 1"
    g = duel("mech-mods nordic: tactics 1", two, "power 5; cards 2 4")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    move(g, "r4c3", unit="mech-2")
    assert question(g) == "BeforeCombat"
    play(g, "use-ability", ability="tactics")
    play(g, "discard-card", combat_card="2")
    assert g.power[0] == 7
    assert g.hand_size(0) == 1
    assert question(g) == "Commit"
    g = duel("mech-mods nordic: tactics 1", FIGHT)
    clash(g)
    assert question(g) == "Commit"
    g = duel("mech-mods nordic: tactics 1", FIGHT, "power 15; cards 3")
    clash(g)
    play(g, "use-ability", ability="tactics")
    play(g, "discard-card", combat_card="3")
    assert g.power[0] == 16


@rule("scythe:mechmod.entrenched")
def test_entrenched_gives_ties_to_the_defender() -> None:
    for mods, winner in (("mech-mods rusviet: entrenched 1", 1), ("mech-mods nordic: entrenched 1", 0)):
        g = duel(mods, FIGHT)
        clash(g)
        settle(g, 6, 6)
        finish(g)
        assert g.fighters_at(winner, place(g, "r4c3")) == 1
        assert g.fighters_at(1 - winner, place(g, "r4c3")) == 0
        assert g.stars_placed(winner) == 1
        assert g.stars_placed(1 - winner) == 0
    g = duel("mech-mods rusviet: entrenched 2", FIGHT)  # its mech is not deployed
    clash(g)
    settle(g, 6, 6)
    finish(g)
    assert g.stars_placed(0) == 1


@rule("scythe:mechmod.entrenched")
def test_entrenched_wins_ties_against_an_attacker_nobody_plays() -> None:
    g = duel("mech-mods nordic: entrenched 1", "hex r3c3: nordic mech 1")
    g.combat = Combat(None, NO_PLAYER, 0, place(g, "r3c3"), 0)
    assert g.rules.wins_ties(g, 0)


@rule("scythe:mechmod.foothold")
def test_foothold_leads_to_any_own_structure_also_among_enemies() -> None:
    text = "hex r1c4: nordic mech 1; nordic worker\nhex r6c1: nordic mill; rusviet mech 1\nhex r7c1: rusviet mine\n"
    text += "hex r5c2: nordic mine"
    g = duel("mech-mods nordic: foothold 1", text)
    start_move(g)
    play(g, "move", unit="mech-1")
    assert {"r5c2", "r6c1"} <= reached(g)
    assert "r7c1" not in reached(g)
    play(g, "go", to="r6c1")
    play(g, "done")
    assert question(g) == "Commit"
    g = duel("mech-mods nordic: foothold 1", text)
    start_move(g)
    play(g, "move-worker", from_="r1c4")
    assert not {"r5c2", "r6c1"} & reached(g)
    g = duel("mech-mods nordic: foothold 1", text.replace("hex r1c4", "hex r0c4"))
    start_move(g)
    play(g, "move", unit="mech-1")
    assert "r6c1" in reached(g)


@rule("scythe:mechmod.pontoons")
def test_pontoons_open_lakes_and_rivers_beside_one_lake() -> None:
    g = duel("mech-mods nordic: pontoons 1", "hex r4c1: nordic mech 1; nordic worker")
    start_move(g)
    play(g, "move", unit="mech-1")
    assert {"r4c2", "r3c2", "r5c2"} <= reached(g)
    assert "r5c1" not in reached(g)
    g = duel("mech-mods nordic: pontoons 1", "hex r4c2: nordic mech 1")
    start_move(g)
    play(g, "move", unit="mech-1")
    assert "r3c3" in reached(g)
    g = position(
        """
        modules: mechmods
        seat saxony agricultural:
        seat nordic mechanical:
        mech-mods saxony: pontoons 1
        hex r4c1: saxony mech 1; saxony worker
        turn saxony
        """
    )
    start_move(g)
    play(g, "move-worker", from_="r4c1")
    assert not {"r4c2", "r3c2", "r5c2"} & reached(g)


BEATEN = """hex r3c3: nordic mech 1; nordic character; nordic worker
hex r4c3: rusviet mech 1
hex r5c2: nordic worker
hex r6c1: nordic mill
hex r7c2: nordic mech 3
hex r2c1: nordic worker
"""


def refuges(g: ScytheGame) -> set[object]:
    """Where the beaten unit may go."""
    return {action.names["to"] for action in legal(g)}


def beaten() -> ScytheGame:
    g = duel("mech-mods nordic: regroup 1", BEATEN, "power 0", "power 8")
    start_move(g)
    play(g, "move", unit="mech-1")
    play(g, "load", cargo="worker")
    play(g, "go", to="r4c3")
    move(g, "r4c3", unit="character")
    settle(g, 0, 1)
    return g


@rule("scythe:mechmod.regroup")
def test_beaten_units_may_regroup_on_any_land_their_owner_controls() -> None:
    g = beaten()
    for _ in range(2):
        assert question(g) == "RetreatUnit"
        assert refuges(g) == {"r5c2", "r6c1", "r2c1", "r0c4"}
        play(g, "retreat", to="r6c1")
        if question(g) == "BringWorkers":
            play(g, "bring-workers", count=0)
    assert question(g) == "RetreatWorkers"
    assert refuges(g) == {"r5c2", "r6c1", "r2c1", "r0c4"}
    play(g, "retreat", to="r5c2")
    assert g.workers(0, place(g, "r5c2")) == 2


@rule("scythe:mechmod.regroup")
def test_a_character_that_regroups_gets_no_encounter_and_no_factory_card_there() -> None:
    g = beaten()
    play(g, "retreat", to="r2c1")  # the character, onto a token
    play(g, "retreat", to="r0c4")
    while question(g) != "ChooseBottom":
        assert question(g) != "DrawEncounter"
        play(g, "retreat", to="r0c4") if question(g) == "RetreatWorkers" else play(g, "bring-workers", count=0)
    assert g.encounters >> place(g, "r2c1") & 1
    play(g, "skip")
    assert question(g) == "ChooseSection"
    assert "regrouped: nordic" in RULEBOOK.dump(g)
    assert RULEBOOK.dump(RULEBOOK.load(RULEBOOK.dump(g))) == RULEBOOK.dump(g)
    start_move(g)  # another player's moves are over: still nothing
    play(g, "done")
    assert question(g) == "ChooseBottom"
    play(g, "skip")
    pass_round(g)
    start_move(g)
    move(g, "r1c1", unit="character")
    play(g, "done")
    pass_round(g)
    assert "regrouped" not in RULEBOOK.dump(g)
    start_move(g)
    move(g, "r2c1", unit="character")
    play(g, "done")
    assert question(g) == "DrawEncounter"


@rule("scythe:mechmod.regroup")
def test_a_character_that_regroups_at_the_factory_takes_no_card() -> None:
    text = "hex r6c3: nordic mech 1; nordic character\nhex r6c4: rusviet mech 1\nhex r4c3: nordic worker"
    g = duel("mech-mods nordic: regroup 1", text, "power 0", "power 8")
    start_move(g)
    move(g, "r6c4", unit="character")
    play(g, "done")
    settle(g, 0, 1)
    play(g, "retreat", to="r4c3")
    assert question(g) == "ChooseBottom"
    assert g.factory_cards[0] == 0
    pass_round(g)
    start_move(g)
    play(g, "done")
    assert question(g) == "ChooseBottom"  # it has not moved since
    assert g.factory_cards[0] == 0


@rule("scythe:mechmod.regroup")
def test_workers_driven_off_without_a_combat_go_home() -> None:
    text = "hex r3c3: nordic mech 1\nhex r4c3: rusviet 2 workers\nhex r6c1: rusviet mill; rusviet mech 1"
    g = duel("mech-mods rusviet: regroup 1", text)
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    assert question(g) == "ChooseUnit"
    assert g.workers(1, g.seating.base[1]) == 2


@rule("scythe:mechmod.reinforce")
def test_reinforce_draws_one_card_before_each_combat() -> None:
    text = "hex r3c3: nordic mech 1; nordic mech 2\nhex r4c3: rusviet mech 1\nhex r2c3: rusviet mech 2"
    g = duel("mech-mods nordic: reinforce 1", text, "power 8; cards 2", "power 0")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    move(g, "r2c3", unit="mech-2")
    for number in range(2):
        if question(g) == "ChooseCombat":
            play(g, "fight", hex="r4c3")
        assert question(g) == "BeforeCombat"
        play(g, "use-ability", ability="reinforce")
        draw(g, combat_card="5")
        assert g.hand_size(0) == 2 + number
        assert question(g) == "Commit"
        assert offers(g, "play-cards", 0, fives=1)
        settle(g, 1, 0)


@rule("scythe:mechmod.reinforce")
def test_with_reinforce_on_both_sides_the_attacker_draws_first() -> None:
    g = duel("mech-mods nordic: reinforce 1\nmech-mods rusviet: reinforce 1", FIGHT)
    clash(g)
    assert g.decision is not None
    assert g.decision.seats(g) == (0,)
    play(g, "use-ability", ability="reinforce")
    draw(g)
    assert g.decision.seats(g) == (1,)
    play(g, "done")
    assert question(g) == "Commit"


def works(g: ScytheGame, ability: Rule) -> bool:
    """Whether an ability of the first seat would do anything in the present combat."""
    at_start = ability.combat_begins(g, 0, 0) + ability.combat_begins(g, 0, 1) + ability.combat_shown(g, 0, 0)
    rest = ability.card_limit(g, 0, 0) or ability.wins_ties(g, 0) or ability.spares_popularity(g, 0)
    return bool(at_start or ability.combat_offers(g, 0) or rest)


@rule("scythe:mechmod.npc-symbol")
@pytest.mark.parametrize("attacks", [True, False])
def test_abilities_that_touch_an_opponents_power_or_cards_spare_a_side_nobody_plays(attacks: bool) -> None:
    text = "hex r4c2: nordic mech 1; nordic worker\nhex r2c3: nordic mech 2\nhex r1c5: nordic mech 3"
    g = duel("", text, "power 8; cards 2 3", "power 8; cards 2 3")
    lake, tunnel = place(g, "r4c2"), place(g, "r2c3")
    mods = {mod.id: PLACEABLE[mod.id][0] for mod in SHIPPED.mods.mech}
    rest: dict[str, Rule] = {"shield": Shield("shield", 0), "peoples-army": PeoplesArmy("peoples-army", 0)}
    everywhere = {**mods, **rest, "disarm": Disarm("disarm", 0)}

    def against(other: int, at: int) -> set[str]:
        sides = (0, other) if attacks else (other, 0)
        g.combat = Combat(None, *sides, at, 0)
        return {name for name, ability in everywhere.items() if works(g, ability)}

    touching = {"armor", "artillery", "scout", "sword", "disarm"}
    people = against(1, tunnel) | against(1, lake)
    nobody = against(NO_PLAYER, tunnel) | against(NO_PLAYER, lake)
    assert touching & people == touching - ({"armor"} if attacks else {"sword"})
    assert not touching & nobody
    assert nobody == people - touching
    assert {"camaraderie", "entrenched", "feint", "reinforce", "suiton", "tactics", "peoples-army"} <= nobody
    assert ("shield" in nobody) == (not attacks)
    g = duel("", "hex r2c3: nordic mech 1", "power 8")
    g.combat = Combat(None, 0, NO_PLAYER, tunnel, 0)
    assert works(g, Ronin("ronin", 0))


def test_offers_of_several_mods_come_together() -> None:
    g = duel(
        "mech-mods nordic: reinforce 1; tactics 2",
        "hex r3c3: nordic mech 1; nordic mech 2\nhex r4c3: rusviet mech 1",
        "power 8; cards 2",
    )
    clash(g)
    if question(g) == "ChooseUnit":
        play(g, "done")
    assert verbs(g) == {"use-ability", "done"}
    assert offers(g, "use-ability", ability="reinforce")
    assert offers(g, "use-ability", ability="tactics")
