"""Abilities of the five base factions: what the first tests leave open."""

from __future__ import annotations

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.state import ScytheGame
from tests.marks import rule
from tests.scythe.helpers import (
    commit,
    draw,
    idle,
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


def duel(first: str, second: str, text: str, one: str = "power 8", two: str = "power 8") -> ScytheGame:
    """Two factions, the first to move."""
    return position(f"seat {first} agricultural: {one}\nseat {second} mechanical: {two}\nturn {first}\n{text}")


def reached(g: ScytheGame) -> set[object]:
    """Where the moving unit may step."""
    return {action.names["to"] for action in legal(g) if action.verb == "go"}


@rule("scythe:faction.rusviet.peoples-army-unit")
def test_rusviet_workers_alone_do_not_fight() -> None:
    g = duel("nordic", "rusviet", "hex r3c3: nordic mech 1\nhex r4c3: rusviet 3 workers\nhex r6c6: rusviet mech 3")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    assert question(g) == "ChooseBottom"
    assert g.workers(1, place(g, "r3c7")) == 3


@rule("scythe:faction.rusviet.peoples-army")
def test_one_mech_and_one_worker_play_two_cards_in_defence_too() -> None:
    for workers, most in (("; rusviet worker", 2), ("", 1)):
        text = f"hex r3c3: nordic mech 1\nhex r4c3: rusviet mech 3{workers}"
        g = duel("nordic", "rusviet", text, two="power 8; cards 2 2 2")
        start_move(g)
        move(g, "r4c3", unit="mech-1")
        play(g, "done")
        assert offers(g, "play-cards", 1, twos=most)
        assert refused(g, "play-cards", 1, twos=most + 1).facts == {"limit": most}


@rule("scythe:faction.saxony.disarm")
def test_disarm_works_in_defence_on_a_tunnel_before_the_dials() -> None:
    g = duel("nordic", "saxony", "hex r3c3: nordic mech 1\nhex r3c2: saxony mech 3", "power 6")
    start_move(g)
    move(g, "r3c2", unit="mech-1")
    play(g, "done")
    assert (question(g), g.power[0]) == ("Commit", 4)


@rule("scythe:faction.saxony.underpass")
def test_a_mountain_that_is_not_controlled_is_not_under_the_tunnels() -> None:
    text = "hex r5c2: saxony mech 2\nhex r4c4: {}\nhex r6c5: saxony armory\n"
    assert {"r6c5", "r4c4"} <= underpass(text.format("saxony worker"))
    assert "r4c4" not in underpass(text.format("crimea worker\nhex r8c3: crimea worker"))
    assert "r4c4" not in underpass(text.format("1 metal"))


def underpass(text: str) -> set[object]:
    g = duel("saxony", "crimea", text)
    start_move(g)
    play(g, "move", unit="mech-2")
    return reached(g)


@rule("scythe:faction.saxony.dominate-forced", "scythe:end.trigger")
def test_saxony_with_five_stars_wins_a_combat_and_the_game_is_over() -> None:
    g = duel("saxony", "crimea", "hex r3c3: saxony mech 1\nhex r4c3: crimea mech 1", "power 8; star combat 5")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    commit(g, 0, 7)
    commit(g, 1, 0)
    assert g.result is not None
    assert RULEBOOK.view(g, 0).seats[0].stars == {"combat": 6}


@rule("scythe:faction.nordic.artillery")
def test_artillery_needs_a_power_to_pay() -> None:
    g = duel("nordic", "crimea", "hex r3c3: nordic mech 3\nhex r4c3: crimea mech 1", "power 0")
    start_move(g)
    move(g, "r4c3", unit="mech-3")
    play(g, "done")
    assert (question(g), g.power[1]) == ("Commit", 8)


@rule("scythe:faction.nordic.seaworthy-retreat", "scythe:combat.loser-retreat")
def test_beaten_units_part_for_different_lakes_and_never_to_an_enemys() -> None:
    text = (
        "hex r3c3: nordic character; nordic mech 2; nordic worker\nhex r4c3: polania mech 1\nhex r2c2: polania mech 2"
    )
    g = duel("polania", "nordic", text)
    start_move(g)
    move(g, "r3c3", unit="mech-1")
    play(g, "done")
    commit(g, 0, 7)
    commit(g, 1, 0)
    assert {action.names["to"] for action in legal(g)} == {"r0c4", "r3c4", "r4c2"}
    play(g, "retreat", to="r3c4")
    play(g, "retreat", to="r4c2")
    play(g, "bring-workers", count=0)
    assert (g.character[1], g.mech[4 + 1]) == (place(g, "r3c4"), place(g, "r4c2"))
    assert g.workers(1, place(g, "r0c4")) == 1


@rule("scythe:faction.nordic.seaworthy-retreat")
def test_without_a_lake_nearby_beaten_nordic_units_go_home() -> None:
    g = duel("crimea", "nordic", "hex r1c5: nordic mech 2\nhex r1c4: crimea mech 1")
    start_move(g)
    move(g, "r1c5", unit="mech-1")
    play(g, "done")
    commit(g, 0, 7)
    commit(g, 1, 0)
    assert question(g) == "ChooseBottom"
    assert g.mech[4 + 1] == place(g, "r0c4")


@rule("scythe:faction.crimea.wayfare-inactive")
def test_with_five_base_factions_only_the_invaders_bases_and_the_own_are_open() -> None:
    others = ("nordic industrial", "rusviet engineering", "saxony patriotic", "polania agricultural")
    seats = "".join(f"seat {one}:\n" for one in others)
    g = position(f"{seats}seat crimea mechanical:\nturn crimea\nhex r5c3: crimea mech 2")
    start_move(g)
    play(g, "move", unit="mech-2")
    bases = {action for action in reached(g) if g.board.bases >> place(g, str(action)) & 1}
    assert bases == {"r8c2", "r0c1", "r7c7"}


@rule("scythe:faction.crimea.wayfare", "scythe:faction.crimea.wayfare-exception")
def test_wayfare_hops_from_an_absent_factions_base_to_another_and_off_again() -> None:
    g = duel("crimea", "nordic", "hex r7c7: crimea mech 2; crimea mech 4\nhex r6c5: crimea character")
    start_move(g)
    play(g, "move", unit="mech-2")
    assert {"r7c6", "r6c6", "r0c1", "r8c2"} <= reached(g)
    play(g, "go", to="r0c1")
    assert {"r1c1", "r1c2"} <= reached(g)
    play(g, "go", to="r1c2")
    assert g.mech[1] == place(g, "r1c2")


@rule("scythe:faction.crimea.wayfare", "scythe:concept.home-base.not-territory")
def test_what_is_left_on_a_foreign_base_neither_pays_nor_scores() -> None:
    g = duel("crimea", "nordic", "hex r7c7: crimea mech 2; 4 metal\nhex r3c2: crimea 2 workers", "popularity 10")
    section(g, "trade")
    play(g, "skip")
    assert refused(g, "take-bottom").facts["held"] == 0
    assert (score_of(g, 0).territories, score_of(g, 0).resources) == (1, 0)


@rule("scythe:faction.crimea.coercion")
def test_only_one_card_a_turn_is_worth_a_resource() -> None:
    # Agricultural: Trade over Deploy, 4 metal.
    text = "hex r3c2: crimea 2 workers; {} metal"
    g = duel("crimea", "nordic", text.format(3), "cards 2 5")
    section(g, "trade")
    play(g, "skip")
    play(g, "take-bottom")
    play(g, "pay", hex="r3c2", resource="metal")
    play(g, "pay-card", combat_card="2")
    assert not offers(g, "pay-card")
    assert (g.hand_size(0), g.discard) == (1, [0])
    assert resources(g, "r3c2") == {}


@rule("scythe:faction.crimea.coercion-scoring")
def test_cards_are_worth_nothing_at_the_end() -> None:
    g = duel("crimea", "nordic", "hex r3c2: crimea 2 workers; 3 metal", "popularity 10; cards 2 3 4 5 5")
    score = score_of(g, 0)
    assert (score.resources, score.resource_coins) == (3, 2)


@rule("scythe:faction.crimea.scout")
def test_scout_finds_nothing_in_an_empty_hand() -> None:
    g = duel("crimea", "nordic", "hex r3c3: crimea mech 3\nhex r4c3: nordic mech 1", "power 8; cards 2")
    start_move(g)
    move(g, "r4c3", unit="mech-3")
    play(g, "done")
    assert (question(g), g.hand_size(0), g.hand_size(1)) == ("Commit", 1, 0)


@rule("scythe:faction.polania.meander-funding", "scythe:faction.polania.meander")
def test_the_first_option_pays_for_the_second() -> None:
    # Card 1: a) $2 and 1 popularity; b) pay $2, 4 food; c) pay 2 popularity, a structure.
    g = duel("polania", "crimea", "hex r1c2: polania character", "coins 0; popularity 0")
    start_move(g)
    move(g, "r2c1")
    play(g, "done")
    draw(g, encounter="1")
    assert refused(g, "choose-option", option="b").rule == "scythe:encounter.unaffordable"
    play(g, "choose-option", option="a")
    assert g.coins[0] == 2
    play(g, "choose-option", option="b")
    assert (g.coins[0], g.popularity[0]) == (0, 1)
    assert resources(g, "r2c1") == {"food": 4}
    assert question(g) == "ChooseBottom"


@rule("scythe:faction.polania.camaraderie")
def test_camaraderie_spares_popularity_on_a_lake_too() -> None:
    text = "hex r3c3: polania mech 2; polania mech 3\nhex r4c2: nordic mech 2; nordic 3 workers"
    g = duel("polania", "nordic", text, "power 8; popularity 6")
    start_move(g)
    move(g, "r4c2", unit="mech-2")
    play(g, "done")
    commit(g, 0, 7)
    commit(g, 1, 0)
    assert g.workers(1, place(g, "r0c4")) == 3
    assert g.popularity[0] == 6


@rule("scythe:faction.rusviet.relentless", "scythe:turn.different-section")
def test_relentless_for_any_number_of_turns() -> None:
    g = position("seat rusviet agricultural:\nseat nordic mechanical:\nturn rusviet")
    for other in ("move", "trade", "move"):
        idle(g, "bolster")
        idle(g, other)
    assert offers(g, "section", section="bolster")


@rule("scythe:faction.nordic.seaworthy-retreat-choice")
def test_each_beaten_unit_chooses_its_lake_and_none_where_an_enemy_stands() -> None:
    text = (
        "hex r4c3: nordic character; nordic mech 1; nordic mech 2\nhex r3c3: polania mech 1\nhex r3c4: polania mech 2\n"
    )
    for own_mech, enemy in (("", ""), ("hex r4c2: nordic mech 4\n", ""), ("", "hex r5c4: polania worker\n")):
        g = duel("polania", "nordic", text + own_mech + enemy)
        start_move(g)
        move(g, "r4c3", unit="mech-1")
        play(g, "done")
        commit(g, 0, 7)
        commit(g, 1, 0)
        lakes = {"r4c2"} if enemy else {"r4c2", "r5c4"}
        for to in ("r4c2", "r4c2" if enemy else "r5c4", "r0c4"):
            assert question(g) == "RetreatUnit"
            assert {action.names["to"] for action in legal(g)} == {"r0c4", *lakes}
            play(g, "retreat", to=to)
        assert question(g) != "RetreatUnit"
        assert (g.character[1], g.mech[4 + 1]) == (place(g, "r4c2"), place(g, "r0c4"))
