"""Infrastructure Mods: drawn, kept unseen, used once each at their own moment."""

from __future__ import annotations

from random import Random

import pytest

from marches.games.scythe.edge.extras import InfraModsView, MechModsView, extra_of
from marches.games.scythe.edge.fenris_data import SHIPPED
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.expansions.fenris_mods.draw import DrawMod, ModsState
from marches.games.scythe.rules.expansions.fenris_mods.infra_mods import INFRA_MODS_STATE, MOD_IDS, MOD_RULES
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import hexes_of, size
from marches.games.scythe.rules.under_way import NO_PLAYER, Combat
from marches.kernel.rulebook import ScenarioError
from marches.kernel.setup import Setup
from marches.kernel.step import SPECTATOR
from marches.testing.playout import random_answer
from marches.text import LANGUAGES, Words
from tests.marks import rule
from tests.scythe.endings_helpers import FIVE, on_paper
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
    resources,
    section,
    start_move,
)
from tests.scythe.mod_helpers import begun, clash, deal


def table(mods: str, text: str = "", one: str = "", two: str = "") -> ScytheGame:
    """Nordic (agricultural: Move over Enlist…) against Rusviet; `mods` of Nordic."""
    rows = f"seat nordic industrial: {one}\nseat rusviet mechanical: {two}\nturn nordic\n"
    kept = f"infra-mods nordic: {mods}\n" if mods else ""
    return position(f"modules: inframods\n{rows}{kept}{text}")


def mods_of(g: ScytheGame, seat: int) -> list[str]:
    return extra(g, seat, InfraModsView).offered


def used(g: ScytheGame, seat: int = 0) -> list[bool]:
    return [mod.used for mod in extra(g, SPECTATOR, InfraModsView).kept[seat]]


def above(g: ScytheGame, bottom: str) -> str:
    """The section of the first seat's mat whose bottom action that is."""
    columns = RULEBOOK.view(g, 0).aids.mats.columns["industrial"]
    return next(column.top for column in columns if column.bottom == bottom)


def pass_until(g: ScytheGame, top: str) -> None:
    """Turns on which nothing is done, until the first seat may choose that section."""
    while question(g) != "ChooseSection" or g.active != 0 or not offers(g, "section", section=top):
        if question(g) == "ChooseSection":
            section(g, str(next(a for a in legal(g) if a.names["section"] != top).names["section"]))
        else:
            play(g, next(verb for verb in ("done", "skip", "end-turn", "decline") if offers(g, verb)))


@rule("scythe:inframod.definition", "scythe:inframod.draw")
@pytest.mark.parametrize("players", range(2, 6))
def test_everyone_is_offered_four_different_mods(players: int) -> None:
    assert [mod.copies for mod in SHIPPED.mods.infrastructure] == [4] * 8
    assert sorted(MOD_RULES) == sorted(MOD_IDS)
    for seed in range(6):
        g = begun(players, ("inframods",), seed)
        assert question(g) == "ChooseInfraMods"
        for seat in range(players):
            assert len(set(mods_of(g, seat))) == 4
        state = INFRA_MODS_STATE.of(g)
        assert sum(state.pool) + 4 * players == 32


@rule("scythe:inframod.draw")
def test_a_player_who_cannot_get_four_kinds_is_offered_the_ones_available() -> None:
    g = begun(2, ("inframods",))
    state: ModsState = INFRA_MODS_STATE.of(g)
    state.offered[1] = 0
    state.pool = [2, 1, 3, 0, 0, 0, 0, 0]
    kinds = set()
    while state.fits(g, 1):
        kind = hexes_of(state.may_draw(g, 1))[0]
        state.take(1, kind)
        kinds.add(kind)
    assert kinds == {0, 1, 2}
    for seed in range(40):
        full = begun(7, ("invaders", "inframods"), seed)
        counts = [size(INFRA_MODS_STATE.of(full).offered[seat]) for seat in range(7)]
        assert all(count <= 4 for count in counts)
        assert sum(counts) + sum(INFRA_MODS_STATE.of(full).pool) == 32
        assert question(full) == "ChooseInfraMods"


@rule("scythe:mechmod.printed-only")
def test_printed_only_leaves_two_kinds_out_and_nobody_with_fewer_than_three() -> None:
    for seed in range(40):
        g = begun(7, ("invaders", "inframods"), seed, {"printed-only": True})
        state = INFRA_MODS_STATE.of(g)
        counts = [size(state.offered[seat]) for seat in range(7)]
        assert sum(counts) + sum(state.pool) == 24
        assert min(counts) >= 3
        assert max(counts) <= 4
        assert not {mod for seat in range(7) for mod in mods_of(g, seat)} & {"cavalry", "propaganda"}


@rule("scythe:mechmod.printed-only")
def test_no_token_is_dealt_that_would_leave_someone_with_fewer_than_three() -> None:
    for options_, open_ in (({"printed-only": True}, {1}), ({}, {1, 3})):
        g = begun(2, ("inframods",), 1, dict(options_))
        state = INFRA_MODS_STATE.of(g)
        state.offered = [0b101, 0]
        state.pool = [1, 2, 0, 1, 0, 0, 0, 0]
        # With the fourth kind for the first seat, the other could only get the first and the second.
        assert set(hexes_of(state.may_draw(g, 0))) == open_


@rule("scythe:inframod.keep-two")
def test_none_one_or_two_are_kept_for_all_to_see() -> None:
    g = begun(2, ("inframods",))
    one, two = mods_of(g, 0)[:2]
    play(g, "keep-mod", 0, infra_mod=one)
    assert refused(g, "keep-mod", 0, infra_mod=one).key == "scythe-why-mod-kept"
    play(g, "keep-mod", 0, infra_mod=two)
    assert g.decision is not None
    assert g.decision.seats(g) == (1,)  # nobody keeps a third
    play(g, "skip", 1)
    play(g, "skip", 1)
    kept = extra(g, SPECTATOR, InfraModsView).kept
    assert [[mod.id for mod in mods] for mods in kept] == [[one, two], []]
    assert question(g) == "ChooseSection"


@rule("scythe:inframod.sealed")
@rule("scythe:mechmod.printed-only", "scythe:inframod.draw")
@pytest.mark.parametrize("seed", [1, 13])
def test_with_few_tokens_there_is_something_left_to_draw_in_every_re_deal(seed: int) -> None:
    modules, options = ("invaders", "fenris", "mechmods", "inframods"), {"house-tiles": True, "printed-only": True}
    g = RULEBOOK.start(Setup("scythe", RULEBOOK.version, ("random",) * 6, modules, {**options}))
    g.advance()
    rng, looked = Random(seed), 0
    while not g.turns:
        if isinstance(g.decision, DrawMod):
            for number in range(4):
                new = RULEBOOK.redeal(g, 1, Random(number))
                assert isinstance(new.decision, DrawMod)
                assert new.decision.tickets(new) > 0
                looked += 1
        g.play(*random_answer(g, rng))
    assert looked > 100


def test_nothing_is_seen_of_others_mods_until_both_have_chosen() -> None:
    g = begun(2, ("inframods",))
    before = RULEBOOK.view(g, 1)
    for mod in mods_of(g, 0)[:2]:
        play(g, "keep-mod", 0, infra_mod=mod)
    now, shown = extra_of(before.extras, InfraModsView), extra(g, 1, InfraModsView)
    assert now is not None
    assert (shown.offered, shown.own, shown.kept) == (now.offered, now.own, [[], []])
    assert len(extra(g, 0, InfraModsView).own) == 2
    assert extra(g, SPECTATOR, InfraModsView).offered == []
    seen = set()
    for number in range(20):
        new = RULEBOOK.redeal(g, 1, Random(number))
        assert RULEBOOK.view(new, 1) == RULEBOOK.view(g, 1)
        assert INFRA_MODS_STATE.of(new).kept(0) & ~INFRA_MODS_STATE.of(new).offered[0] == 0
        seen.add((INFRA_MODS_STATE.of(new).offered[0], INFRA_MODS_STATE.of(new).kept(0)))
    assert len(seen) > 8
    play(g, "skip", 1)
    play(g, "keep-mod", 1, infra_mod=mods_of(g, 1)[0])
    assert [len(mods) for mods in extra(g, SPECTATOR, InfraModsView).kept] == [2, 1]


@rule("scythe:inframod.order")
def test_mech_mods_are_chosen_and_shown_before_infrastructure_mods_are_drawn() -> None:
    g = begun(2, ("inframods", "mechmods"))
    assert question(g) == "ChooseMechMods"
    assert INFRA_MODS_STATE.of(g).offered == [0, 0]
    assert extra(g, 0, InfraModsView).left == [0, 0], "nobody owes an answer yet"
    for seat in (0, 0, 1, 1):
        play(g, "skip", seat)
    assert extra(g, 0, MechModsView).left == [0, 0]
    assert question(g) == "DrawInfraMod"
    deal(g, Random(1))
    assert question(g) == "ChooseInfraMods"
    assert extra(g, 0, InfraModsView).left == [2, 2]


@rule("scythe:inframod.free-action", "scythe:inframod.once")
def test_machinery_pays_for_one_upgrade() -> None:
    g = table("machinery")
    top = above(g, "upgrade")
    section(g, top)
    play(g, "skip")
    assert not offers(g, "take-bottom")
    play(g, "use-mod", infra_mod="machinery")
    assert used(g) == [True]
    coins = g.coins[0]
    play(g, "take-bottom", bottom="upgrade")
    assert g.coins[0] == coins + RULEBOOK.view(g, 0).seats[0].pays["upgrade"]
    play(g, "move-cube", cube=str(legal(g)[0].names["cube"]))
    play(g, "cover", bottom=str(legal(g)[0].names["bottom"]))
    assert size(g.cubes[0]) == 1
    while question(g) != "ChooseSection":
        play(g, "end-turn" if offers(g, "end-turn") else "decline")
    pass_until(g, top)
    section(g, top)
    play(g, "skip")
    assert not offers(g, "use-mod")


@rule("scythe:inframod.free-action")
@pytest.mark.parametrize(
    ("mod", "bottom"),
    [
        ("machinery", "upgrade"),
        ("assembly-line", "deploy"),
        ("construction", "build"),
        ("recruitment-office", "enlist"),
    ],
)
def test_each_of_the_four_frees_its_own_bottom_action_only(mod: str, bottom: str) -> None:
    g = table(mod, "hex r1c4: nordic worker; 8 wood; 8 metal; 8 oil; 8 food")
    for other in ("upgrade", "deploy", "build", "enlist"):
        h = g.clone()
        section(h, above(h, other))
        play(h, "skip")
        assert offers(h, "use-mod", infra_mod=mod) == (other == bottom)
        if other == bottom:
            tokens = dict(resources(h, "r1c4"))
            play(h, "use-mod", infra_mod=mod)
            play(h, "take-bottom", bottom=bottom)
            assert resources(h, "r1c4") == tokens
            assert question(h) != "ChooseBottom"


@rule("scythe:inframod.free-action-not-bonus")
def test_a_free_action_is_the_only_bottom_action_of_the_turn() -> None:
    g = table("assembly-line", "hex r1c4: nordic worker; 8 metal")
    section(g, above(g, "deploy"))
    assert not offers(g, "use-mod")  # it belongs to the bottom action, which comes second
    play(g, "skip")
    play(g, "use-mod", infra_mod="assembly-line")
    play(g, "take-bottom", bottom="deploy")
    play(g, "deploy", mech="1")
    play(g, "place", hex="r1c4")
    assert resources(g, "r1c4") == {"metal": 8}
    while question(g) != "ChooseSection":
        assert not offers(g, "take-bottom")
        play(g, "end-turn" if offers(g, "end-turn") else "decline")
    assert g.active == 1
    assert g.mechs_deployed(0) == 1


@rule("scythe:inframod.free-action-completed")
def test_a_free_action_with_nothing_left_to_place_still_pays_coins_and_recruits() -> None:
    four = "hex r1c4: nordic mech 1; nordic mech 2; nordic mech 3; nordic mech 4"
    g = table("assembly-line", four, "coins 0; recruit deploy", "recruit deploy; coins 3")
    section(g, above(g, "deploy"))
    play(g, "skip")
    assert not offers(g, "take-bottom")
    play(g, "use-mod", infra_mod="assembly-line")
    play(g, "take-bottom", bottom="deploy")
    pays = RULEBOOK.view(g, 0).seats[0].pays["deploy"]
    assert question(g) == "RecruitBonus"
    play(g, "accept")
    assert g.coins[0] == pays + 1
    assert g.mechs_deployed(0) == 4
    assert used(g) == [True]
    assert g.decision is not None
    assert g.decision.seats(g) == (1,)  # the neighbour's bonus


@rule("scythe:inframod.free-action-completed")
def test_a_free_action_without_a_place_for_it_still_pays_coins() -> None:
    g = table("construction", "hex r0c4: nordic 2 workers", "coins 0")
    section(g, above(g, "build"))
    play(g, "skip")
    play(g, "use-mod", infra_mod="construction")
    play(g, "take-bottom", bottom="build")
    assert g.coins[0] == RULEBOOK.view(g, 0).seats[0].pays["build"]
    assert g.structures_built(0) == 0


@rule("scythe:inframod.automachines", "scythe:inframod.trigger")
def test_automachines_doubles_workers_and_mill_for_one_turn() -> None:
    text = "hex r3c3: nordic 2 workers\nhex r2c5: nordic worker; nordic mill"
    g = table("automachines", text, "power 5")
    trade = g.clone()
    section(trade, "trade")
    play(trade, "trade-resources")
    assert (question(trade), offers(trade, "use-mod")) == ("ResourcesWithWorker", False)
    section(g, "produce")
    play(g, "produce")
    assert question(g) == "OfferMod"
    play(g, "use-mod")
    assert offers(g, "produce-at", hex="r3c3", count=3)  # any part of it may be declined
    play(g, "produce-at", hex="r3c3", count=4)
    play(g, "produce-at", hex="r2c5", count=4)
    assert resources(g, "r3c3") == {"wood": 4}
    assert resources(g, "r2c5") == {"food": 4}
    assert used(g) == [True]
    pass_until(g, "produce")
    section(g, "produce")
    play(g, "produce")
    assert question(g) == "ProduceSomewhere"
    assert not offers(g, "produce-at", hex="r3c3", count=3)


@rule("scythe:inframod.automachines")
def test_automachines_make_workers_only_as_far_as_there_are_any() -> None:
    g = table("automachines", "hex r1c6: nordic worker\nhex r1c4: nordic 4 workers", "power 5; popularity 5")
    section(g, "produce")
    play(g, "produce")
    play(g, "use-mod")
    assert offers(g, "produce-at", hex="r1c6", count=2)
    assert not offers(g, "produce-at", hex="r1c6", count=3)
    stars = FIVE.replace("star workers", "star combat")
    g = table(
        "automachines",
        "hex r1c6: nordic worker\nhex r1c4: nordic 6 workers",
        f"power 5; popularity 5; coins 5; {stars}",
    )
    section(g, "produce")
    play(g, "produce")
    play(g, "use-mod")
    assert not offers(g, "produce-at", hex="r1c6", count=2)
    play(g, "produce-at", hex="r1c6", count=1)
    assert g.result is not None


@rule("scythe:inframod.automachines-factory")
def test_automachines_doubles_the_production_of_a_factory_card() -> None:
    g = table(
        "automachines",
        "hex r2c5: nordic 2 workers\nhex r2c4: nordic worker",
        "power 5; factory 1; coins 5; cards 2",
    )
    card = next(a for a in legal(g) if a.verb == "factory-section")
    play(g, "factory-section", factory_card=str(card.names["factory-card"]))
    play(g, "use-factory-card")
    if question(g) != "OfferMod":
        play(g, legal(g)[0].verb)  # the card's own cost
    assert question(g) == "OfferMod"
    play(g, "use-mod")
    assert (g.coins[0], g.hand_size(0), g.power[0], g.mat_workers[0]) == (4, 0, 5, 5)
    play(g, "produce-at", hex="r2c5", count=4)
    play(g, "produce-at", hex="r2c4", count=2)
    assert resources(g, "r2c5") == {"food": 4}
    assert resources(g, "r2c4") == {"metal": 2}
    assert used(g) == [True]


@rule("scythe:inframod.reactive")
def test_a_mod_set_off_by_another_action_is_asked_once_and_stays_when_declined() -> None:
    g = table("cavalry; propaganda", "hex r3c3: nordic mech 1", "coins 5; popularity 5")
    moves = g.clone()
    start_move(moves)
    assert question(moves) == "OfferMod"
    play(moves, "decline")
    assert question(moves) == "ChooseUnit"
    assert used(moves) == [False, False]
    section(g, "trade")
    play(g, "trade-popularity")
    assert question(g) == "OfferMod"
    play(g, "decline")
    assert question(g) == "ChooseBottom"
    assert used(g) == [False, False]
    g = table("spy", "hex r3c3: nordic mech 1\nhex r4c3: rusviet mech 1", "power 5")
    clash(g)
    assert question(g) == "OfferSpy"
    play(g, "decline")
    assert question(g) == "Commit"
    assert used(g) == [False]


@rule("scythe:inframod.cavalry")
def test_cavalry_moves_two_more_units_in_the_move_of_the_mat() -> None:
    text = "hex r3c3: nordic mech 1; nordic mech 2; nordic mech 3; nordic character; nordic worker"
    g = table("cavalry", text, "factory 1")
    start_move(g)
    play(g, "use-mod")
    for unit in ("mech-1", "mech-2", "mech-3"):
        move(g, "r2c3", unit=unit)
        assert refused(g, "move", unit=unit).rule == "scythe:move.different-units"
    move(g, "r2c3", unit="character")
    assert question(g) == "ChooseBottom"
    assert used(g) == [True]
    g = table("cavalry", text)
    start_move(g)
    play(g, "decline")
    move(g, "r2c3", unit="mech-1")
    assert question(g) == "ChooseUnit"  # not offered after a unit has moved
    assert not offers(g, "use-mod")
    move(g, "r2c3", unit="mech-2")
    assert question(g) == "ChooseBottom"
    g = table("cavalry", text)
    section(g, "move")
    play(g, "gain-coins")
    assert question(g) == "ChooseBottom"
    g = table("cavalry", text, "factory 1; power 3")
    card = next(a for a in legal(g) if a.verb == "factory-section")
    play(g, "factory-section", factory_card=str(card.names["factory-card"]))
    play(g, "skip")
    play(g, "factory-move")
    assert question(g) == "ChooseUnit"


@rule("scythe:inframod.propaganda")
def test_propaganda_adds_two_popularity_to_a_trade_for_popularity() -> None:
    g = table("propaganda", "", "popularity 7; coins 5")
    section(g, "trade")
    play(g, "trade-popularity")
    play(g, "use-mod")
    assert g.popularity[0] == 10
    assert used(g) == [True]
    g = table("propaganda", "", "popularity 16; coins 5")
    section(g, "trade")
    play(g, "trade-popularity")
    play(g, "use-mod")
    assert g.popularity[0] == 18
    assert g.stars_placed(0) == 1
    g = table("propaganda", "", "popularity 7; coins 5")
    section(g, "trade")
    play(g, "trade-resources")
    assert question(g) == "ResourcesWithWorker"
    g = table("propaganda", "hex r3c3: nordic 2 workers", "popularity 7; coins 5")
    section(g, "produce")
    play(g, "produce")
    assert question(g) == "ProduceSomewhere"
    g = table("propaganda", "hex r3c3: nordic mech 1\nhex r4c3: rusviet 2 workers", "popularity 7; coins 5")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    assert g.popularity[0] == 5
    assert question(g) == "ChooseUnit"


SPIES = "hex r3c3: nordic mech 3\nhex r4c3: rusviet mech 1"


@rule("scythe:inframod.spy-timing")
def test_spy_is_declared_before_any_ability_or_not_at_all_in_that_combat() -> None:
    g = table("spy", SPIES, "power 5")
    clash(g, "mech-3")
    assert question(g) == "OfferSpy"  # before Artillery
    play(g, "decline")
    assert question(g) == "BeforeCombat"
    assert not offers(g, "use-mod")
    play(g, "done")
    assert question(g) == "Commit"
    assert not offers(g, "use-mod", 0)


@rule("scythe:inframod.spy-effect")
def test_spy_makes_the_opponent_choose_first_for_all_to_see() -> None:
    g = table("spy", "hex r3c3: nordic mech 1\nhex r4c3: rusviet mech 1", "power 7; cards 5", "power 6; cards 3 2")
    clash(g)
    play(g, "use-mod")
    assert question(g) == "Commit"
    assert g.decision is not None
    assert g.decision.seats(g) == (1,)
    play(g, "play-cards", 1, twos=0, threes=1, fours=0, fives=0)
    hidden = RULEBOOK.view(g, 0).combat
    assert hidden is not None
    assert hidden.open_cards == (None, None)
    play(g, "dial", 1, power=4)
    for viewer in (0, 1, SPECTATOR):
        shown = RULEBOOK.view(g, viewer).combat
        assert shown is not None
        assert shown.open_dials == (None, 4)
        assert shown.open_cards[1] == {"2": 0, "3": 1, "4": 0, "5": 0}
    assert RULEBOOK.view(g, 0).known_cards == {"1": {"3": 1}}
    for number in range(10):
        new = RULEBOOK.redeal(g, 0, Random(number))
        assert RULEBOOK.view(new, 0) == RULEBOOK.view(g, 0)
        assert new.hand(1, 1) >= 1
    assert g.decision.seats(g) == (0,)
    commit(g, 0, 7)
    while question(g) == "DrawCard":
        draw(g)
    assert g.fighters_at(0, place(g, "r4c3")) == 1
    assert RULEBOOK.view(g, 0).known_cards == {}
    assert used(g) == [True]


@rule("scythe:inframod.spy-both")
def test_the_attacker_declares_a_spy_first_and_shuts_the_other_out() -> None:
    text = "hex r3c3: nordic mech 1\nhex r4c3: rusviet mech 1\ninfra-mods rusviet: spy"
    g = table("spy", text, "power 5", "power 5")
    clash(g)
    assert g.decision is not None
    assert g.decision.seats(g) == (0,)
    declined = g.clone()
    play(g, "use-mod")
    assert question(g) == "Commit"
    assert used(g, 1) == [False]
    play(declined, "decline")
    assert declined.decision is not None
    assert (question(declined), declined.decision.seats(declined)) == ("OfferSpy", (1,))
    play(declined, "use-mod")
    assert declined.decision.seats(declined) == (0,)


@rule("scythe:mechmod.npc-symbol")
def test_spy_is_not_offered_against_a_side_nobody_plays() -> None:
    g = table("spy", "hex r3c3: nordic mech 1", "power 5")
    g.combat = Combat(None, 0, 1, place(g, "r3c3"), 0)
    assert g.rules.combat_opens(g, 0)
    g.combat = Combat(None, 0, NO_PLAYER, place(g, "r3c3"), 0)
    assert not g.rules.combat_opens(g, 0)


def test_rows_of_infrastructure_mods_are_read_written_and_refused() -> None:
    g = table("spy used; cavalry")
    assert "infra-mods nordic: cavalry; spy used\n" in RULEBOOK.dump(g)
    assert RULEBOOK.dump(RULEBOOK.load(RULEBOOK.dump(g))) == RULEBOOK.dump(g)
    with pytest.raises(ScenarioError, match="at most 2"):
        table("spy; cavalry; machinery")
    with pytest.raises(ScenarioError, match="inframods is not in this game"):
        position("seat nordic agricultural:\nseat rusviet mechanical:\ninfra-mods nordic: spy")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_infrastructure_mods(lang: str) -> None:
    words = Words(lang)
    assert str(words.fact("scythe", f"infra-mod:{mods_of(begun(2, ('inframods',)), 0)[0]}")) in on_paper(
        begun(2, ("inframods",)), words
    )
    shown = on_paper(table("spy used; cavalry"), words)
    assert str(words.fact("scythe", "infra-mod:spy")) in shown
    assert words.message("cli-scythe-mod-used", {}) in shown
