"""Mad Tesla: his turn, combat with him, his end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from marches.games.scythe.edge.extras import LastTurnsView, MadTeslaView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.expansions.tesla.state import MAD_TESLA_STATE, strength
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import COMBAT_STAR
from marches.kernel.setup import Setup, SetupError
from marches.kernel.step import SPECTATOR
from tests.marks import rule
from tests.scythe.fenris_helpers import held, set_up
from tests.scythe.helpers import (
    commit,
    draw,
    extra,
    idle,
    legal,
    move,
    offers,
    place,
    play,
    position,
    question,
    refused,
    seat,
    start_move,
)


def mad(
    text: str,
    one: str = "power 8; popularity 7",
    two: str = "power 8; popularity 7",
    first: str = "nordic",
    modules: str = "mad-tesla",
    more: str = "",
) -> ScytheGame:
    """Nordic and Saxony, and Mad Tesla. Nordic's mat is the lower: Saxony is the last of a round."""
    seats = f"modules: {modules}\n{more}seat nordic industrial: {one}\nseat saxony engineering: {two}\n"
    return position(f"{seats}turn {first}\n{text}\nencounters:")


def at(g: ScytheGame) -> str:
    return extra(g, -1, MadTeslaView).hex


def his_turn(text: str, **more: str) -> ScytheGame:
    """Saxony, the last of the round, has done nothing; Mad Tesla rolls."""
    g = mad(text, first="saxony", **more)
    idle(g, "trade")
    assert question(g) == "RollDirection"
    return g


def attack(text: str = "", one: str = "power 8; popularity 7; cards 5", **more: str) -> ScytheGame:
    """A Nordic mech walks into Mad Tesla on r6c4; Nordic chooses cards."""
    g = mad(f"mad-tesla: r6c4; health 16\nhex r6c3: nordic mech 1\n{text}", one, **more)
    start_move(g)
    move(g, "r6c4", unit="mech-1")
    if question(g) == "ChooseUnit":
        play(g, "done")
    return g


@rule(
    "scythe:tesla.mad.setup", "scythe:tesla.mad.health", "scythe:tesla.mad.setup-discards", "scythe:tesla.mad.no-player"
)
def test_he_starts_on_the_factory_with_two_cards_turned_up() -> None:
    g = set_up(("nordic", "rusviet", "crimea"), 1, ("mad-tesla",))
    hands = sum(g.hand_size(other) for other in range(3))
    assert (len(g.discard), g.deck_size()) == (2, 42 - 2 - hands)
    assert bin(g.factory_pool).count("1") == 4
    for viewer in (-1, 0, 2):
        shown = extra(g, viewer, MadTeslaView)
        assert (shown.hex, shown.health) == ("r4c3", 16)
        assert RULEBOOK.view(g, viewer).combat_discard == [2 + kind for kind in g.discard]
        assert shown.strength == sum(2 + kind for kind in g.discard)
    into = mad("hex r5c3: nordic character")
    start_move(into)
    move(into, "r4c3")
    play(into, "done")
    assert question(into) == "CommitTesla"


@rule("scythe:tesla.mad.not-with-tesla")
def test_he_and_tesla_are_not_in_one_game() -> None:
    for modules in (("tesla",), ("mad-tesla",)):
        RULEBOOK.check(Setup("scythe", RULEBOOK.version, ("random",) * 2, modules))
    with pytest.raises(SetupError):
        RULEBOOK.check(Setup("scythe", RULEBOOK.version, ("random",) * 2, ("tesla", "mad-tesla")))


@rule("scythe:tesla.mad.turn")
def test_he_moves_after_the_last_player_of_a_round() -> None:
    g = mad("")
    idle(g, "trade")
    assert (question(g), g.active) == ("ChooseSection", 1)
    idle(g, "trade")
    assert question(g) == "RollDirection"
    draw(g, direction="w")
    draw(g, direction="w")
    assert (question(g), g.active) == ("ChooseSection", 0)


@rule("scythe:tesla.mad.direction")
def test_the_blue_die_leads_to_the_six_sides_equally() -> None:
    for direction, to in (("w", "r6c3"), ("se", "r7c5"), ("e", "r6c5"), ("ne", "r5c5"), ("nw", "r5c4"), ("sw", "r7c4")):
        g = his_turn("mad-tesla: r6c4")
        draw(g, direction=direction)
        assert at(g) == to
    chance = his_turn("mad-tesla: r6c4")
    rng, rolls = Random(4), Counter[str]()
    for _ in range(3000):
        ticket = rng.randrange(chance.decision.tickets(chance))  # type: ignore[union-attr]
        rolls[str(chance.decision.outcome(chance, ticket).names["direction"])] += 1  # type: ignore[union-attr]
    assert len(rolls) == 6
    assert min(rolls.values()) > 400
    assert extra(chance, 0, MadTeslaView).ours


@rule("scythe:tesla.mad.second-move", "scythe:tesla.mad.workers")
def test_he_moves_twice_unless_he_fights() -> None:
    g = his_turn("mad-tesla: r6c4\nhex r6c3: nordic 2 workers; 1 oil", one="power 8; popularity 7")
    draw(g, direction="w")
    home = g.seating.base[0]
    assert (question(g), g.workers(0, home), list(g.popularity)) == ("RollDirection", 2, [7, 7])
    assert g.resource(place(g, "r6c3"), 2) == 1
    draw(g, direction="w")
    assert (question(g), at(g), g.resource(place(g, "r6c3"), 2)) == ("ChooseSection", "r6c2", 1)
    fight = his_turn("mad-tesla: r6c4\nhex r6c3: nordic mech 1")
    draw(fight, direction="w")
    commit(fight, 0, 7)
    draw(fight, count=1)
    assert question(fight) == "ChooseSection"


@rule("scythe:tesla.mad.terrain")
def test_rivers_lakes_and_tokens_do_not_hinder_him() -> None:
    river = his_turn("mad-tesla: r6c4")
    draw(river, direction="sw")
    assert at(river) == "r7c4"
    seats = "modules: invaders fenris mad-tesla\nseat fenris industrial:\nseat togawa militant:\nturn togawa\n"
    lies = (
        "encounters: r6c5\ntrap coins: r6c3 armed\ninfluence: fenris 15; lying r5c5\nmad-tesla: r6c4\nbase fenris: r8c2"
    )
    for direction, to in (("e", "r6c5"), ("w", "r6c3"), ("ne", "r5c5"), ("nw", "r5c4")):
        g = position(f"{seats}{lies}")
        before = RULEBOOK.view(g, -1).extras
        idle(g, "trade")
        draw(g, direction=direction)
        assert (at(g), bool(g.encounters >> place(g, "r6c5") & 1)) == (to, True)
        kept = [one for one in RULEBOOK.view(g, -1).extras if type(one).__name__ in ("TokensView", "InfluenceView")]
        assert kept == [one for one in before if type(one).__name__ in ("TokensView", "InfluenceView")]
    tunnel = his_turn("mad-tesla: r5c5")
    reach = set()
    for ticket in range(6):
        copy = tunnel.clone()
        copy.play_chance(ticket)
        reach.add(at(copy))
    assert reach == {"r4c5", "r5c6", "r6c5", "r6c4", "r5c4", "r4c4"}


@rule("scythe:tesla.mad.off-map")
def test_off_the_map_and_at_home_bases_he_goes_to_the_factory() -> None:
    for direction in ("e", "se"):
        g = his_turn("mad-tesla: r2c6")
        draw(g, direction=direction)
        assert (at(g), question(g)) == ("r4c3", "RollDirection")
        held = his_turn("mad-tesla: r2c6\nhex r4c3: nordic mech 1")
        draw(held, direction=direction)
        assert question(held) == "CommitTesla"
        commit(held, 0, 0)
        draw(held, count=6)
        assert question(held) == "ChooseSection"


@rule("scythe:tesla.mad.control")
def test_he_holds_his_territory_like_an_enemy_fighter() -> None:
    text = "mad-tesla: r5c2\nhex r5c2: nordic mill; 2 food\nhex r5c1: nordic 1 worker"
    g = mad(text, "power 8; coins 9")
    assert not g.controlled(0) >> place(g, "r5c2") & 1
    free = mad(text.replace("mad-tesla: r5c2", "mad-tesla: r7c5"), "power 8; coins 9")
    assert score_of(free, 0).territories - score_of(g, 0).territories == 1
    start_move(g)
    play(g, "move-worker", from_="r5c1")
    assert not offers(g, "go", to="r5c2")
    produce = mad(text, "power 8; coins 9")
    play(produce, "section", section="produce")
    play(produce, "produce")
    assert not offers(produce, "produce-at", hex="r5c2")


@rule("scythe:tesla.mad.attack")
def test_anyone_may_attack_him_and_he_attacks_whom_he_meets() -> None:
    g = mad("mad-tesla: r6c4\nhex r6c3: nordic mech 4; nordic mech 1")
    start_move(g)
    play(g, "move", unit="mech-4")
    play(g, "go", to="r6c4")
    assert question(g) == "ChooseUnit"
    play(g, "done")
    assert (question(g), g.the_combat().attacker) == ("CommitTesla", 0)
    his = his_turn("mad-tesla: r6c4\nhex r6c3: saxony mech 1; saxony 2 workers")
    draw(his, direction="w")
    assert (question(his), his.the_combat().attacker, his.the_combat().defender) == ("CommitTesla", -1, 1)
    assert his.workers(1, place(his, "r6c3")) == 2


@rule("scythe:tesla.mad.combat-order")
def test_the_combat_on_the_factory_comes_first() -> None:
    text = "hex r5c3: nordic mech 1\nhex r6c3: nordic mech 2\nhex r6c4: saxony mech 1\n"
    g = mad(f"{text}mad-tesla: r4c3")
    start_move(g)
    move(g, "r6c4", unit="mech-2")
    move(g, "r4c3", unit="mech-1")
    assert (question(g), g.the_combat().at) == ("CommitTesla", place(g, "r4c3"))
    other = mad("hex r5c3: nordic mech 1\nhex r6c4: nordic mech 2\nhex r5c2: saxony mech 1\nmad-tesla: r5c5")
    start_move(other)
    move(other, "r5c2", unit="mech-1")
    move(other, "r5c5", unit="mech-2")
    assert question(other) == "ChooseCombat"


@rule("scythe:tesla.mad.popularity")
def test_a_player_who_fights_him_gains_popularity_and_more_for_a_win() -> None:
    won = attack("discard: 2 2")
    assert (question(won), won.popularity[0]) == ("CommitTesla", 8)
    commit(won, 0, 7, 5)
    draw(won, count=1)
    assert won.popularity[0] == 9
    lost = attack("discard: 5 5")
    commit(lost, 0, 0)
    draw(lost, count=6)
    assert lost.popularity[0] == 8
    stars = "; ".join(f"star {one}" for one in ("upgrades", "mechs", "structures", "recruits", "workers"))
    last = attack("", f"power 8; popularity 17; {stars}")
    assert last.result is not None


@rule("scythe:tesla.mad.die")
def test_cards_shown_before_his_die_stay_in_the_hand_when_the_rest_is_dealt_again() -> None:
    g = attack("discard: 2 2", "power 8; popularity 7; cards 5 2")
    commit(g, 0, 3, 5)
    assert question(g) == "RollOrange"
    others = set()
    for viewer in (1, SPECTATOR):
        for number in range(30):
            new = RULEBOOK.redeal(g, viewer, Random(number))
            assert new.hand_size(0) == 2
            assert new.hand(0, 3) >= 1
            others.add(tuple(new.hand(0, kind) for kind in range(4)))
            draw(new, count=1)
            assert min(new.hands) >= 0
    assert len(others) > 2


@rule("scythe:variant.final-turns-star", "scythe:tesla.mad.popularity")
def test_a_sixth_star_won_by_his_attack_starts_the_last_turns_and_the_combat_goes_on() -> None:
    stars = "; ".join(f"star {one}" for one in ("upgrades", "mechs", "structures", "recruits", "workers"))
    text = "mad-tesla: r6c4; health 16\nhex r6c3: saxony mech 1"
    more = "option final-turns: True\n"
    g = his_turn(text, two=f"power 8; popularity 17; {stars}", more=more)
    draw(g, direction="w")
    assert (g.stars_placed(1), question(g)) == (6, "CommitTesla")
    commit(g, 1, 0)
    draw(g, count=6)
    assert extra(g, 0, LastTurnsView) == LastTurnsView(1, [])
    assert (g.active, question(g)) == (0, "ChooseSection")


@rule("scythe:tesla.mad.strength", "scythe:tesla.mad.die")
def test_two_discards_and_a_die_rolled_last_make_his_strength() -> None:
    g = attack("discard: 5 4 3")
    assert strength(g) == 7
    commit(g, 0, 2, 5)
    assert question(g) == "RollOrange"
    shown = RULEBOOK.view(g, 1).combat
    assert shown is not None
    assert (shown.open_dials[0], shown.open_cards[0]) == (2, {"2": 0, "3": 0, "4": 0, "5": 1})
    draw(g, count=2)
    assert g.discard[-1] == 3  # the card of this combat reaches the pile only afterwards
    assert MAD_TESLA_STATE.of(g).health == 16
    for pile, count, total in (("discard: 3", 4, 7), ("", 6, 6)):
        few = attack(pile, "power 8; popularity 7")
        commit(few, 0, total)
        draw(few, count=count)
        assert MAD_TESLA_STATE.of(few).health == 15


@rule("scythe:tesla.mad.die", "scythe:tesla.mad.damage")
def test_ties_go_to_the_attacker_and_cost_him_one() -> None:
    g = attack("discard: 4 3")
    commit(g, 0, 4, 5)
    draw(g, count=2)
    assert (MAD_TESLA_STATE.of(g).health, g.star_count(0, COMBAT_STAR)) == (15, 1)
    two = attack("discard: 4 3")
    commit(two, 0, 6, 5)
    draw(two, count=2)
    assert MAD_TESLA_STATE.of(two).health == 14
    his = his_turn("discard: 4 3\nmad-tesla: r6c4\nhex r6c3: nordic mech 1", one="power 8; cards 5")
    draw(his, direction="w")
    commit(his, 0, 4, 5)
    draw(his, count=2)
    assert (MAD_TESLA_STATE.of(his).health, his.mech[0]) == (16, his.seating.base[0])


@rule("scythe:tesla.mad.die", "scythe:mechmod.entrenched")
def test_entrenched_wins_a_tie_against_his_attack() -> None:
    text = "mech-mods nordic: entrenched 1\ndiscard: 4 3\nmad-tesla: r6c4; health 16\nhex r6c3: nordic mech 1"
    g = his_turn(text, one="power 8; cards 5", modules="mad-tesla mechmods")
    draw(g, direction="w")
    commit(g, 0, 4, 5)
    draw(g, count=2)
    assert (MAD_TESLA_STATE.of(g).health, g.star_count(0, COMBAT_STAR), g.mech[0]) == (15, 1, place(g, "r6c3"))


@rule("scythe:tesla.mad.no-reduction", "scythe:mechmod.npc-symbol")
def test_abilities_that_touch_an_opponent_find_nothing() -> None:
    artillery = attack("hex r1c4: nordic mech 3")
    assert question(artillery) == "CommitTesla"
    seats = (
        "modules: invaders mad-tesla\nseat albion industrial: power 4\nseat rusviet engineering: cards 2 3 4; power 4\n"
    )
    text = "mad-tesla: r6c4\nencounters:\nhex r6c3: albion mech 2; albion mech 3\nturn rusviet"
    shield = position(seats + text)
    idle(shield, "trade")
    draw(shield, direction="w")
    assert (question(shield), shield.power[0]) == ("CommitTesla", 6)
    army = position(f"{seats}mad-tesla: r6c4\nencounters:\nhex r6c3: rusviet mech 3; rusviet 1 worker\nturn rusviet")
    idle(army, "trade")
    draw(army, direction="w")
    assert army.the_combat().limits[1] == 2
    scout = position(
        "modules: mad-tesla\nseat crimea industrial: power 4\nseat nordic engineering: cards 5\nturn crimea\n"
        "mad-tesla: r6c4\nencounters:\nhex r6c3: crimea mech 3"
    )
    start_move(scout)
    move(scout, "r6c4", unit="mech-3")
    play(scout, "done")
    assert (question(scout), scout.hand_size(0)) == ("CommitTesla", 0)
    saxon = mad("mad-tesla: r5c5\nhex r6c5: saxony mech 3", first="saxony")
    start_move(saxon)
    move(saxon, "r5c5", unit="mech-3")
    play(saxon, "done")
    assert (question(saxon), list(saxon.power)) == ("CommitTesla", [8, 8])


@rule("scythe:tesla.mad.airships")
def test_airships_neither_touch_nor_charge_him() -> None:
    more = "option house-tiles: True\n"
    for tiles in ("bombard boost", "distract boost", "espionage boost"):
        g = mad(
            f"airship-tiles: {tiles}\nmad-tesla: r6c4\nairship nordic: r6c3", modules="airships mad-tesla", more=more
        )
        start_move(g)
        play(g, "move", unit="airship")
        play(g, "go", to="r6c4")
        if question(g) == "Fly":
            play(g, "halt")
        assert question(g) == "ChooseUnit"
    toll = mad(
        "airship-tiles: toll hero\nmad-tesla: r6c4\nairship nordic: r6c3; 1 wood",
        first="saxony",
        modules="airships mad-tesla",
        more=more,
    )
    idle(toll, "trade")
    draw(toll, direction="w")
    assert (at(toll), list(toll.coins)) == ("r6c3", [4, 5])
    drop = mad(
        "airship-tiles: siege-engine hero\nmad-tesla: r6c4\nairship nordic: r6c3; 1 worker",
        modules="airships mad-tesla",
        more=more,
    )
    start_move(drop)
    play(drop, "move", unit="airship")
    play(drop, "go", to="r6c4")
    assert refused(drop, "unload", cargo="worker").rule == "scythe:airship.drop-workers"
    paid = mad(
        "airship-tiles: war-correspondent boost\nmad-tesla: r6c4\nairship saxony: r6c3\nhex r6c3: nordic mech 1",
        first="saxony",
        modules="airships mad-tesla",
        more=more,
    )
    idle(paid, "trade")
    draw(paid, direction="w")
    assert list(paid.popularity) == [8, 8]


@rule("scythe:tesla.mad.discard-order")
def test_each_side_orders_its_own_cards_on_the_pile() -> None:
    g = mad(
        "mad-tesla: r7c6\nhex r5c3: nordic mech 1; nordic mech 2\nhex r5c2: saxony mech 2",
        "power 8; cards 5 2",
        "power 8; cards 4",
    )
    start_move(g)
    move(g, "r5c2", unit="mech-1")
    move(g, "r5c2", unit="mech-2")
    commit(g, 0, 5, 5, 2)
    commit(g, 1, 0, 4)
    assert (question(g), g.decision.seats(g)) == ("OrderDiscards", (0,))  # type: ignore[union-attr]
    play(g, "discard-on-top", combat_card="2")
    assert [2 + kind for kind in g.discard] == [5, 2, 4]
    one = attack("discard: 2 2", "power 8; popularity 7; cards 5")
    commit(one, 0, 7, 5)
    draw(one, count=1)
    assert question(one) != "OrderDiscards"
    coerced = position(
        "modules: mad-tesla\nseat crimea agricultural: cards 5; coins 9\nseat nordic mechanical:\nturn crimea\n"
        "discard: 2 3\nhex r7c3: crimea 2 workers; 2 food"
    )
    column = {c.bottom: c.top for c in RULEBOOK.view(coerced, 0).aids.mats.columns["agricultural"]}["enlist"]
    play(coerced, "section", section=column)
    play(coerced, "skip")
    play(coerced, "take-bottom", bottom="enlist")
    play(coerced, "pay-card", combat_card="5")
    assert coerced.discard[-1] == 3


@rule("scythe:tesla.mad.lost")
def test_a_loser_retreats_and_he_goes_back_to_the_factory() -> None:
    g = attack("discard: 5 5\nhex r6c4: 2 oil", "power 8; popularity 7")
    commit(g, 0, 2)
    draw(g, count=6)
    assert question(g) == "DrawCard"
    draw(g)
    assert (at(g), g.mech[0], MAD_TESLA_STATE.of(g).health, g.hand_size(0)) == ("r4c3", g.seating.base[0], 16, 1)
    assert g.resource(place(g, "r6c4"), 2) == 2
    there = mad("discard: 5 5\nhex r5c3: nordic mech 1")
    start_move(there)
    move(there, "r4c3", unit="mech-1")
    play(there, "done")
    commit(there, 0, 0)
    draw(there, count=6)
    assert (at(there), question(there)) == ("r4c3", "ChooseBottom")


@rule("scythe:tesla.mad.won")
def test_a_winner_places_a_combat_star_and_holds_the_ground() -> None:
    for before, after in ((1, 2), (2, 2)):
        g = attack("discard: 2 2", f"power 8; popularity 7; cards 5; star combat {before}")
        commit(g, 0, 7, 5)
        draw(g, count=1)
        assert (at(g), g.star_count(0, COMBAT_STAR)) == ("r4c3", after)
        assert g.controlled(0) >> place(g, "r6c4") & 1


@rule("scythe:tesla.mad.won-factory")
def test_beaten_on_the_factory_he_goes_where_the_winner_says() -> None:
    text = "discard: 2 2\nhex r5c3: nordic mech 1; nordic 1 worker\n"
    g = mad(text, "power 8; cards 5; popularity 7")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    commit(g, 0, 7, 5)
    draw(g, count=1)
    around = {"r3c3", "r3c4", "r4c2", "r4c4", "r5c4"}
    assert (question(g), {str(action.names["hex"]) for action in legal(g)}) == ("SendTesla", around)
    play(g, "place", hex="r4c2")
    assert (at(g), question(g)) == ("r4c2", "ChooseBottom")
    full = mad(
        text + "hex r3c3: saxony mech 1\nhex r3c4: saxony mech 2\nhex r4c2: saxony mech 3\nhex r4c4: saxony 1 worker\n"
        "hex r5c4: saxony mech 4",
        "power 8; cards 5; popularity 7",
    )
    start_move(full)
    move(full, "r4c3", unit="mech-1")
    play(full, "done")
    commit(full, 0, 7, 5)
    draw(full, count=1)
    assert question(full) == "RollDirection"
    draw(full, direction="w")
    assert (question(full), full.the_combat().defender) == ("CommitTesla", 1)


@rule("scythe:tesla.mad.factory-occupied")
def test_back_at_a_held_factory_he_attacks_before_other_combats() -> None:
    text = "discard: 2 2\nhex r4c3: saxony mech 1\nhex r5c3: nordic mech 2\nhex r5c2: saxony mech 2"
    g = attack_and(text)
    commit(g, 0, 7, 5)
    draw(g, count=1)
    assert (question(g), g.the_combat().at, g.the_combat().defender) == ("CommitTesla", place(g, "r4c3"), 1)
    workers = attack("discard: 2 2\nhex r4c3: saxony 2 workers")
    commit(workers, 0, 7, 5)
    draw(workers, count=1)
    assert (question(workers), workers.workers(1, workers.seating.base[1])) == ("ChooseBottom", 2)


@rule("scythe:tesla.mad.factory-occupied")
def test_back_at_the_factory_he_attacks_its_holder_not_a_unit_that_has_just_walked_in() -> None:
    text = "discard: 2 2\nhex r4c3: saxony mech 1\nhex r5c3: nordic mech 2"
    g = attack_and(text, "r4c3")
    commit(g, 0, 7, 5)
    draw(g, count=1)
    assert (question(g), g.the_combat().at, g.the_combat().defender) == ("CommitTesla", place(g, "r4c3"), 1)


def attack_and(text: str, other: str = "r5c2") -> ScytheGame:
    """Nordic attacks Mad Tesla on r6c4 first, with another combat due elsewhere."""
    g = mad(f"mad-tesla: r6c4\nhex r6c3: nordic mech 1\n{text}", "power 8; popularity 7; cards 5")
    start_move(g)
    move(g, "r6c4", unit="mech-1")
    move(g, other, unit="mech-2")
    play(g, "fight", hex="r6c4")
    return g


@rule("scythe:tesla.mad.destroyed", "scythe:tesla.mad.end")
def test_destroyed_he_brings_coins_and_the_end_of_the_game_after_the_turn() -> None:
    text = "discard: 2 2\nmad-tesla: r6c4; health 3"
    g = attack(text, "power 8; popularity 7; cards 5; coins 4")
    commit(g, 0, 7, 5)
    draw(g, count=4)
    assert (at(g), g.coins[0], question(g), g.wild) == ("", 14, "ChooseBottom", 0)
    play(g, "skip")
    assert g.result is not None
    on = attack(text, "power 8; popularity 7; cards 5; coins 4", more="option mad-tesla-end: sixth-star\n")
    commit(on, 0, 7, 5)
    draw(on, count=4)
    play(on, "skip")
    assert (on.result, question(on), on.active) == (None, "ChooseSection", 1)
    beaten = attack("discard: 2 2", "power 8; popularity 7; cards 5")
    commit(beaten, 0, 7, 5)
    draw(beaten, count=1)
    play(beaten, "skip")
    assert (beaten.result, question(beaten)) == (None, "ChooseSection")


@rule("scythe:tesla.mad.destroyed")
def test_the_coins_come_before_a_sixth_star_and_a_defender_may_destroy_him() -> None:
    stars = "; ".join(f"star {one}" for one in ("upgrades", "mechs", "structures", "recruits", "workers"))
    g = attack("discard: 2 2\nmad-tesla: r6c4; health 3", f"power 8; popularity 7; cards 5; coins 4; {stars}")
    commit(g, 0, 7, 5)
    draw(g, count=4)
    assert g.result is not None
    assert g.coins[0] == 14
    his = his_turn("discard: 2 2\nmad-tesla: r6c4; health 3\nhex r6c3: nordic mech 1", one="power 8; cards 5; coins 1")
    draw(his, direction="w")
    commit(his, 0, 7, 5)
    draw(his, count=1)
    assert (his.coins[0], his.result is not None) == (11, True)


@rule("scythe:tesla.mad.resolution")
def test_a_resolution_tile_decides_the_end() -> None:
    g = attack(
        "resolution doomsday-clock:\ndiscard: 2 2\nmad-tesla: r6c4; health 3",
        "power 8; popularity 7; cards 5; coins 4",
        modules="resolution mad-tesla",
    )
    assert not extra(g, 0, MadTeslaView).ends
    commit(g, 0, 7, 5)
    draw(g, count=4)
    play(g, "skip")
    assert (at(g), g.coins[0], g.result, question(g)) == ("", 14, None, "ChooseSection")


@rule("scythe:fenris.fanatical")
def test_fanatical_takes_the_token_before_he_is_fought() -> None:
    seats = "modules: fenris mad-tesla\nseat fenris industrial: power 8\nseat nordic engineering:\nturn fenris\n"
    g = position(
        f"{seats}base fenris: r7c0\nencounters:\nmad-tesla: r1c5\ninfluence: fenris 15; lying r1c5\n"
        "hex r5c2: fenris mech 4"
    )
    start_move(g)
    move(g, "r1c5", unit="mech-4")
    play(g, "done")
    assert (question(g), g.wild != 0, seat(g, "fenris")) == ("CommitTesla", True, 0)
    assert held(g, 0) == 16
    commit(g, 0, 0)
    draw(g, count=6)
    assert held(g, 0) == 16
