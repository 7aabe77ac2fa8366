"""The Move at the bottom of every Factory card."""

from __future__ import annotations

from marches.games.scythe.rules.state import ScytheGame
from tests.marks import rule
from tests.scythe.card_helpers import on_card
from tests.scythe.helpers import place, play, position, question, refused


def begin(g: ScytheGame, card: str = "") -> None:
    """Choose the section of a Factory card, unless it is chosen, do nothing at the top and begin the Move below."""
    if card:
        play(g, "factory-section", factory_card=card)
    play(g, "skip")
    play(g, "factory-move")


@rule("scythe:factory.move")
def test_one_unit_moves_twice_and_no_second_unit_moves() -> None:
    g = on_card("6", rest="hex r5c1: nordic 2 workers\n")
    begin(g)
    play(g, "move-worker", from_="r5c1")
    play(g, "go", to="r5c2")
    play(g, "go", to="r5c3")
    assert g.active == 1
    assert g.workers(0, place(g, "r5c3")) == 1


@rule("scythe:factory.move-rules", "scythe:move.encounter-stop")
def test_a_token_stops_the_character_and_the_encounter_follows() -> None:
    g = on_card("6", rest="hex r1c4: nordic character\n")
    begin(g)
    play(g, "move", unit="character")
    play(g, "go", to="r2c4")
    assert question(g) == "DrawEncounter"


@rule("scythe:factory.move-rules")
def test_enemy_units_stop_a_fighter() -> None:
    g = on_card("6", rest="hex r3c3: nordic mech 1\nhex r4c3: crimea worker\nhex r5c3: crimea mech 2\n")
    begin(g)
    play(g, "move", unit="mech-1")
    play(g, "go", to="r4c3")
    assert g.active == 1
    assert g.popularity[0] == 9


@rule("scythe:factory.move-mine", "scythe:build.mine-all-units")
def test_a_move_may_lead_through_the_mine() -> None:
    g = on_card("6", rest="hex r1c4: nordic mine\nhex r1c5: nordic worker\n")
    begin(g)
    play(g, "move-worker", from_="r1c5")
    play(g, "go", to="r1c4")
    play(g, "go", to="r6c3")
    assert g.workers(0, place(g, "r6c3")) == 1


@rule("scythe:factory.move-speed")
def test_with_speed_a_mech_goes_three_steps_and_no_fourth() -> None:
    g = on_card("6", rest="hex r5c1: nordic mech 2\nhex r0c4: nordic mech 4\n")
    begin(g)
    play(g, "move", unit="mech-2")
    for step in ("r5c2", "r5c3", "r4c3"):
        play(g, "go", to=step)
    assert g.active == 1
    assert g.unit_at(0, 2) == place(g, "r4c3")


@rule("scythe:faction.togawa.toka-factory")
def test_toka_crosses_only_one_river_in_a_factory_move() -> None:
    seats = "modules: invaders\nseat togawa industrial: factory 6\nseat crimea mechanical:\n"
    g = position(seats + "hex r1c4: togawa mech 1\nturn togawa\n")
    begin(g, "6")
    play(g, "move", unit="mech-1")
    play(g, "go", to="r2c3")
    assert refused(g, "go", to="r2c4").rule == "scythe:move.river"


@rule("scythe:faction.togawa.shinobi-rearm")
def test_passing_over_a_trap_does_not_arm_it_again() -> None:
    seats = "modules: invaders\nseat togawa industrial: factory 6\nseat crimea mechanical:\n"
    g = position(seats + "hex r1c4: togawa mech 4\ntrap power: r5c1 shown\nturn togawa\n")
    begin(g, "6")
    play(g, "move", unit="mech-4")
    play(g, "go", to="r5c1")
    stays = g.clone()
    play(g, "go", to="r5c2")
    assert g.active == 1
    play(stays, "halt")
    assert question(stays) == "OfferRearming"
