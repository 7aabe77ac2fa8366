"""Two promo encounters with favours of their own."""

from __future__ import annotations

from marches.games.scythe.edge.rulebook import RULEBOOK
from tests.scythe.card_helpers import AT, RICH, meet
from tests.scythe.helpers import place, play, question, refused


def test_a_look_at_a_hand_is_for_one_seat_only() -> None:
    others = "seat rusviet engineering:\n"
    g = meet("31", RICH, "cards 4 4 5", others, "option promos: True\n")
    g.events = []
    play(g, "choose-option", option="c")
    play(g, "look-at-hand", seat=1)
    seat = [one.faction for one in RULEBOOK.view(g, 0).seats].index("crimea")
    assert RULEBOOK.view(g, 0).known_cards == {str(seat): {"4": 2, "5": 1}}
    assert RULEBOOK.view(g, 2).known_cards == {}
    told = [event.seen_by(2) for event in g.events]
    assert "scythe-did-see-hand" not in [line.key for line in told if line]
    assert g.revealed == 1


def test_units_are_led_over_a_river_to_empty_land_and_meet_what_is_there() -> None:
    rest = f"hex {AT}: nordic mech 1; nordic worker\nhex r2c5: crimea worker\nencounters: {AT} r1c3\n"
    g = meet("42", rest=rest, head="option promos: True\n")
    play(g, "choose-option", option="b")
    assert refused(g, "place", hex="r2c5").key == "scythe-why-occupied"
    assert refused(g, "place", hex="r3c4").key == "scythe-why-lake"
    play(g, "place", hex="r2c3")
    play(g, "move", unit="mech-1")
    play(g, "move", unit="character")
    play(g, "done")
    assert g.unit_at(0, 0) == g.unit_at(0, 1) == place(g, "r2c3")
    assert g.workers(0, place(g, AT)) == 1
    assert question(g) == "ChooseBottom"


def test_a_character_led_to_another_token_has_that_encounter_next() -> None:
    g = meet("42", rest=f"encounters: {AT} r2c5\n", head="option promos: True\n")
    play(g, "choose-option", option="b")
    play(g, "place", hex="r2c5")
    play(g, "move", unit="character")
    assert question(g) == "DrawEncounter"
    assert not g.encounters >> place(g, "r2c5") & 1
    assert len(g.encounter_bottom) == 1


def test_units_led_onto_an_armed_trap_pay_for_it() -> None:
    head = "modules: invaders\noption promos: True\n"
    g = meet("42", "power 5; coins 5", rest="seat togawa militant:\ntrap power: r2c3 armed\n", head=head)
    play(g, "choose-option", option="b")
    play(g, "place", hex="r2c3")
    play(g, "move", unit="character")
    assert g.power[0] == 2
