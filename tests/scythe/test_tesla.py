"""Tesla as an ally: how he is won, and what he is."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge.extras import TeslaView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.objective_goals import OBJECTIVES_PART
from marches.games.scythe.rules.scoring import tie_break
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import MECHS_STAR
from marches.kernel.setup import Setup, SetupError
from tests.marks import rule
from tests.scythe.fenris_helpers import set_up
from tests.scythe.helpers import (
    commit,
    extra,
    legal,
    move,
    offers,
    place,
    play,
    position,
    question,
    refused,
    section,
    start_move,
)

SIXTEEN = next(
    goals
    for goals in OBJECTIVES_PART.of(RULEBOOK.kit).goals
    if any(goal.measure.name == "hoard-with-units" for goal in goals)
)


def polania(text: str, one: str = "power 8; coins 10", two: str = "power 8", first: str = "polania") -> ScytheGame:
    """Polania against Nordic, with Tesla in the game."""
    seats = f"modules: tesla\nseat polania agricultural: {one}\nseat nordic mechanical: {two}\n"
    return position(f"{seats}turn {first}\n{text}")


def reached(g: ScytheGame) -> set[str]:
    return {str(action.names["to"]) for action in legal(g) if action.verb == "go"}


def after_encounter(g: ScytheGame) -> None:
    """The character steps onto the token on r6c2; everything that follows is answered with the first option."""
    start_move(g)
    move(g, "r6c2")
    play(g, "done")
    while question(g) not in ("ChooseBottom", "ChooseSection"):
        if question(g) == "ChooseOption" and offers(g, "done"):
            play(g, "done")
        elif hasattr(g.decision, "tickets"):
            g.play_chance(0)
        else:
            g.play(g.decision.seats(g)[0], legal(g)[0])  # type: ignore[union-attr]


@rule("scythe:tesla.gain", "scythe:tesla.start-place", "scythe:tesla.purpose")
def test_the_first_third_encounter_brings_tesla_to_its_place() -> None:
    text = "hex r6c3: polania character\nencounters: r6c2"
    second = polania(text, "met 1; power 8", "met 2")
    after_encounter(second)
    assert second.champion_seat == -1
    third = polania(text, "met 2; power 8", "met 2")
    after_encounter(third)
    assert (third.champion_seat, third.champion_at, question(third)) == (0, place(third, "r6c2"), "ChooseBottom")
    assert extra(third, 1, TeslaView).seat == 0


@rule("scythe:tesla.gain")
def test_nobody_else_can_win_him() -> None:
    g = polania("hex r6c3: polania character\nhex r1c4: nordic champion\nencounters: r6c2", "met 2; power 8")
    after_encounter(g)
    assert (g.champion_seat, g.encounters_met[0]) == (1, 3)


@rule("scythe:tesla.handicap")
def test_tesla_may_be_given_to_a_faction_and_cannot_be_won_then() -> None:
    g = set_up(("polania", "nordic"), 1, ("tesla",), {"tesla-for": "polania"})
    assert (g.champion_seat, g.champion_at) == (0, g.seating.base[0])
    text = "option tesla-for: polania\nencounters: r6c2\nhex r6c3: nordic character\nturn nordic"
    seats = "modules: tesla\nseat polania agricultural:\nseat nordic mechanical: met 2; power 8\n"
    late = position(seats + text)
    after_encounter(late)
    assert late.champion_seat == 0
    start_move(position(seats + text.replace("turn nordic", "turn polania")))
    with pytest.raises(SetupError):
        RULEBOOK.check(Setup("scythe", RULEBOOK.version, ("nordic", "crimea"), ("tesla",), {"tesla-for": "polania"}))
    with pytest.raises(SetupError):
        RULEBOOK.check(Setup("scythe", RULEBOOK.version, ("polania", "crimea"), (), {"tesla-for": "polania"}))


@rule("scythe:tesla.unit")
def test_he_is_one_unit_of_a_move_and_controls_where_he_stands() -> None:
    g = polania("hex r5c2: polania champion\nhex r5c3: polania 2 workers\nencounters:")
    assert g.controlled(0) >> place(g, "r5c2") & 1
    start_move(g)
    move(g, "r5c1", unit="champion")
    move(g, "r5c2", unit="worker", from_="r5c3")
    assert question(g) == "ChooseBottom"


@rule("scythe:tesla.unit")
def test_a_flag_may_follow_his_move() -> None:
    seats = "modules: invaders tesla\nseat albion agricultural:\nseat nordic mechanical:\nturn albion\n"
    g = position(f"{seats}hex r5c2: albion champion\nencounters:")
    start_move(g)
    move(g, "r5c1", unit="champion")
    assert question(g) == "OfferFlag"
    play(g, "place-flag")
    assert question(g) == "ChooseUnit"


@rule("scythe:tesla.encounter")
def test_he_stops_on_a_token_and_has_the_encounter() -> None:
    g = polania("hex r6c3: polania champion; polania mech 4\nencounters: r6c2", "met 0; power 8")
    start_move(g)
    play(g, "move", unit="champion")
    play(g, "go", to="r6c2")
    assert question(g) == "ChooseUnit"
    play(g, "done")
    assert (question(g), int(g.encounters_met[0])) == ("DrawEncounter", 1)
    g.play_chance(0)
    assert g.decision.facts(g)["left"] == 2  # type: ignore[union-attr]


@rule("scythe:tesla.encounter")
def test_character_and_tesla_may_both_have_encounters_in_their_owners_order() -> None:
    g = polania("hex r6c3: polania champion; polania character\nencounters: r6c2 r7c4", "power 8")
    g.encounters |= 1 << place(g, "r5c3")
    start_move(g)
    move(g, "r6c2", unit="champion")
    move(g, "r5c3")
    assert question(g) == "WhichEncounter"
    assert {str(a.names["hex"]) for a in legal(g)} == {"r6c2", "r5c3"}
    play(g, "meet", hex="r6c2")
    while question(g) != "ChooseBottom":
        if question(g) == "ChooseOption" and offers(g, "done"):
            play(g, "done")
        elif hasattr(g.decision, "tickets"):
            g.play_chance(0)
        else:
            g.play(g.decision.seats(g)[0], legal(g)[0])  # type: ignore[union-attr]
    assert g.encounters_met[0] == 2


@rule("scythe:tesla.factory-card")
def test_one_factory_card_for_character_and_tesla_together() -> None:
    g = polania("hex r5c3: polania champion\nencounters:")
    start_move(g)
    move(g, "r4c3", unit="champion")
    play(g, "done")
    assert question(g) == "ChooseFactoryCard"
    had = polania("hex r5c3: polania champion\nencounters:", "power 8; factory 3")
    start_move(had)
    move(had, "r4c3", unit="champion")
    play(had, "done")
    assert question(had) == "ChooseBottom"
    later = polania("hex r5c3: polania character\nhex r4c3: polania champion\nencounters:", "power 8; factory 3")
    start_move(later)
    move(later, "r4c3")
    play(later, "done")
    assert question(later) == "ChooseBottom"


@rule("scythe:tesla.carry")
def test_he_carries_workers_and_tokens_but_no_character_and_no_mech_carries_him() -> None:
    text = "hex r5c2: polania champion; polania character; polania mech 1; polania 3 workers; 2 metal\nencounters:"
    g = polania(text)
    start_move(g)
    play(g, "move", unit="champion")
    cargo = [str(action.names["cargo"]) for action in legal(g) if action.verb == "load"]
    assert cargo == ["metal", "worker"]
    play(g, "load-all")
    play(g, "go", to="r5c1")
    assert (g.workers(0, place(g, "r5c1")), g.character[0]) == (3, place(g, "r5c2"))
    mech = polania(text)
    start_move(mech)
    play(mech, "move", unit="mech-1")
    play(mech, "load-all")
    play(mech, "go", to="r5c1")
    assert mech.champion_at == place(mech, "r5c2")


@rule("scythe:tesla.abilities")
def test_he_uses_the_mech_abilities_of_his_owner() -> None:
    g = polania("hex r4c1: polania champion\nhex r5c3: polania mech 1\nencounters:")
    start_move(g)
    play(g, "move", unit="champion")
    assert "r3c2" in reached(g)
    locked = polania("hex r4c1: polania champion\nhex r5c3: polania mech 3\nencounters:")
    start_move(locked)
    play(locked, "move", unit="champion")
    assert "r3c2" not in reached(locked)
    seats = "modules: invaders tesla\nseat togawa agricultural: power 4\nseat nordic mechanical:\nturn togawa\n"
    ronin = position(f"{seats}hex r5c3: togawa champion\nhex r1c1: togawa mech 3\nhex r5c2: nordic mech 1\nencounters:")
    start_move(ronin)
    move(ronin, "r5c2", unit="champion")
    play(ronin, "done")
    assert offers(ronin, "use-ability", ability="ronin")


@rule("scythe:tesla.combat")
def test_he_allows_one_combat_card() -> None:
    for with_him, limit in (("", 1), ("; polania character", 2)):
        g = polania(
            f"hex r5c3: polania champion{with_him}\nhex r5c2: nordic mech 1\nencounters:", "power 8; cards 2 3 4"
        )
        start_move(g)
        move(g, "r5c2", unit="champion")
        if with_him:
            move(g, "r5c2")
        else:
            play(g, "done")
        assert max(sum(int(n) for n in a.names.values()) for a in legal(g, 0)) == limit
        assert (
            refused(g, "play-cards", 0, twos=1, threes=1, fours=limit - 1, fives=0).rule
            == "scythe:combat.cards-per-unit"
        )


@rule("scythe:tesla.retreat")
def test_beaten_he_goes_home_and_stays_his_owners() -> None:
    text = "hex r5c3: nordic mech 1\nhex r5c2: polania champion; polania 1 worker\nencounters:"
    g = polania(text, "power 8", "power 8; popularity 5", "nordic")
    start_move(g)
    move(g, "r5c2", unit="mech-1")
    play(g, "done")
    commit(g, 1, 5)
    commit(g, 0, 0)
    assert (g.champion_seat, g.champion_at) == (0, g.seating.base[0])
    assert (g.workers(0, g.seating.base[0]), g.popularity[1]) == (1, 4)
    play(g, "skip")
    start_move(g)
    assert offers(g, "move", unit="champion")


@rule("scythe:tesla.retreat")
def test_with_seaworthy_a_lake_is_open_to_him() -> None:
    text = "hex r5c2: polania mech 1\nhex r5c3: nordic champion\nhex r1c4: nordic mech 2\nencounters:"
    g = polania(text)
    start_move(g)
    move(g, "r5c3", unit="mech-1")
    play(g, "done")
    commit(g, 0, 5)
    commit(g, 1, 0)
    assert question(g) == "RetreatUnit"
    assert offers(g, "retreat", to="r5c4")


@rule("scythe:tesla.no-mech-star")
def test_he_is_not_one_of_the_four_mechs() -> None:
    three = "hex r5c2: polania champion; polania mech 1; polania mech 2; polania mech 3; polania 2 workers; 8 metal"
    g = polania(f"{three}\nencounters:")
    assert (g.mechs_deployed(0), g.star_count(0, MECHS_STAR)) == (3, 0)
    column = {c.bottom: c.top for c in RULEBOOK.view(g, 0).aids.mats.columns["agricultural"]}["deploy"]
    section(g, column)
    play(g, "skip")
    play(g, "take-bottom", bottom="deploy")
    while question(g) == "PayResources":
        g.play(0, legal(g)[0])
    play(g, "deploy", mech="4")
    play(g, "place", hex="r5c2")
    assert g.star_count(0, MECHS_STAR) == 1
    none = polania("hex r5c2: polania champion\nencounters:")
    without = polania("encounters:")
    assert (none.mechs_deployed(0), tie_break(none, 0)[0]) == (0, tie_break(without, 0)[0])


@rule("scythe:tesla.objective-sixteen")
def test_for_objective_sixteen_he_stands_for_one_of_two() -> None:
    for units, met in (
        ("polania champion; polania mech 1", True),
        ("polania champion; polania character", True),
        ("polania champion", False),
        ("polania champion; polania character; polania mech 1", True),
        ("polania character; polania mech 1", True),
        ("polania champion; polania mech 1; polania mech 2", False),
        ("polania character", False),
    ):
        g = polania(f"hex r5c2: {units}; polania 1 worker; 5 metal\nencounters:")
        assert all(goal.met(g, 0) for goal in SIXTEEN) is met, units


def test_positions_with_tesla_can_be_written_and_read() -> None:
    text = RULEBOOK.dump(polania("hex r5c2: polania champion"))
    assert RULEBOOK.dump(RULEBOOK.load(text)) == text
