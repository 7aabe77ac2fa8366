"""Who fights, when and where, and what becomes of the loser."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import COMBAT_STAR
from tests.marks import rule
from tests.scythe.helpers import (
    commit,
    draw,
    move,
    offers,
    place,
    play,
    position,
    question,
    refused,
    resources,
    start_move,
)

FIVE_STARS = "star mechs; star workers; star structures; star upgrades; star objective"


def board(text: str, nordic: str = "power 8", crimea: str = "power 8") -> ScytheGame:
    """Nordic, to move, against Crimea."""
    return position(f"seat nordic industrial: {nordic}\nseat crimea mechanical: {crimea}\nturn nordic\n{text}")


@rule("scythe:combat.timing")
def test_the_combat_comes_between_the_last_move_and_the_bottom_action() -> None:
    g = board("hex r3c3: nordic mech 1\nhex r4c3: crimea mech 1\nhex r1c5: nordic 2 workers; 3 wood")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    assert question(g) == "ChooseUnit"
    move(g, "r1c4", unit="worker", from_="r1c5")
    assert question(g) == "Commit"
    for seat in (0, 1):
        assert not offers(g, "take-bottom", seat)
    commit(g, 0, 7)
    commit(g, 1, 0)
    assert question(g) == "ChooseBottom"
    assert offers(g, "take-bottom", bottom="build")


@rule("scythe:combat.two-sides")
def test_nobody_else_is_asked_for_power_or_cards() -> None:
    seats = "".join(
        f"seat {one}: power 5; cards 3 3\n"
        for one in ("nordic industrial", "rusviet engineering", "crimea mechanical", "polania agricultural")
    )
    g = position(seats + "turn nordic\nhex r3c3: nordic mech 1\nhex r4c3: crimea mech 1\nhex r3c2: rusviet mech 1")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    asked_seats = set()
    while question(g) == "Commit":
        assert g.decision is not None
        asked_seats |= set(g.decision.seats(g))
        seat = g.decision.seats(g)[0]
        g.play(seat, g.decision.options(g, seat)[-1])
    assert asked_seats == {0, 2}
    assert [(int(g.power[seat]), g.hand_size(seat)) for seat in (1, 3)] == [(5, 2), (5, 2)]


@rule("scythe:combat.loser-retreat")
def test_all_units_of_the_loser_go_home() -> None:
    units = "crimea character; crimea mech 1; crimea mech 3; crimea worker"
    g = board(f"hex r3c3: nordic mech 1\nhex r4c3: {units}\nhex r5c3: crimea mech 4; crimea worker", "power 8; cards 5")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    draw(g)
    commit(g, 0, 7)
    commit(g, 1, 0)
    home, at = place(g, "r8c2"), place(g, "r4c3")
    assert (g.fighters_at(1, home), g.workers(1, home)) == (3, 1)
    assert (g.fighters_at(1, at), g.workers(1, at)) == (0, 0)
    assert (g.fighters_at(1, place(g, "r5c3")), g.workers(1, place(g, "r5c3"))) == (1, 1)


@rule("scythe:combat.loser-resources")
def test_a_beaten_attacker_leaves_what_it_brought() -> None:
    g = board("hex r3c3: nordic mech 1; nordic 2 workers; 2 metal\nhex r4c3: crimea mech 1; 1 oil")
    start_move(g)
    play(g, "move", unit="mech-1")
    play(g, "load-all")
    play(g, "go", to="r4c3")
    play(g, "done")
    commit(g, 0, 1)
    commit(g, 1, 2)
    assert resources(g, "r4c3") == {"metal": 2, "oil": 1}
    assert g.controller(place(g, "r4c3")) == 1
    assert (g.mech[0], g.workers(0, place(g, "r0c4"))) == (place(g, "r0c4"), 2)


def on_the_lake(first: str, second: str, text: str) -> ScytheGame:
    seats = f"seat {first} industrial: power 8; popularity 6\nseat {second} mechanical: power 8\n"
    return position(f"{seats}turn {first}\n{text}")


@rule("scythe:combat.lake")
def test_fighters_meet_on_a_lake() -> None:
    g = on_the_lake("nordic", "polania", "hex r3c3: nordic mech 2\nhex r4c2: polania mech 2")
    start_move(g)
    move(g, "r4c2", unit="mech-2")
    play(g, "done")
    assert question(g) == "Commit"
    commit(g, 0, 7)
    commit(g, 1, 3)
    draw(g)
    assert g.controller(place(g, "r4c2")) == 0
    assert g.star_count(0, COMBAT_STAR) == 1
    assert g.mech[4 + 1] == place(g, "r3c0")


@rule("scythe:combat.lake-workers")
def test_workers_aboard_a_mech_beaten_on_a_lake_cost_popularity() -> None:
    g = on_the_lake("polania", "nordic", "hex r3c3: polania mech 2\nhex r4c2: nordic mech 2; nordic 2 workers")
    start_move(g)
    move(g, "r4c2", unit="mech-2")
    play(g, "done")
    commit(g, 0, 7)
    commit(g, 1, 0)
    home = place(g, "r0c4")
    assert (g.mech[4 + 1], g.workers(1, home)) == (home, 2)
    assert g.popularity[0] == 4


@rule("scythe:combat.loser-resources", "scythe:deploy.lake.no-leaving")
def test_cargo_lost_on_a_lake_is_the_winners_to_take_off() -> None:
    text = "hex r3c3: polania mech 2\nhex r4c2: nordic mech 2; 2 oil"
    g = on_the_lake("polania", "nordic", text)
    start_move(g)
    move(g, "r4c2", unit="mech-2")
    play(g, "done")
    commit(g, 0, 7)
    commit(g, 1, 0)
    assert resources(g, "r4c2") == {"oil": 2}
    assert g.controller(place(g, "r4c2")) == 0


@rule("scythe:combat.highest-wins", "scythe:combat.reveal", "scythe:combat.both-pay", "scythe:combat.cards-discarded")
def test_dial_three_with_a_two_and_a_four_makes_nine() -> None:
    g = board(
        "hex r3c3: nordic mech 1; nordic mech 3\nhex r4c3: crimea mech 1; crimea mech 4",
        "power 8; cards 2 4",
        "power 6; cards 5 5",
    )
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    move(g, "r4c3", unit="mech-3")
    play(g, "done")
    g.events = []
    commit(g, 0, 3, 2, 4)
    commit(g, 1, 5, 3 + 2)
    totals = {e.line.facts["seat"]: e.line.facts["total"] for e in g.events if e.line.key == "scythe-did-reveal"}
    assert totals == {"seat:0": 9, "seat:1": 10}
    assert (g.power[0], g.power[1]) == (5, 1)
    assert sorted(g.discard) == [0, 2, 3]
    assert g.mech[0] == place(g, "r0c4")


@rule("scythe:end.undo-shared", "scythe:end.pending-combat", "scythe:end.nothing-more")
def test_a_defenders_sixth_star_before_the_dials_sends_the_attacker_back() -> None:
    seats = f"modules: invaders\nseat nordic industrial: power 8\nseat albion mechanical: power 14; {FIVE_STARS}\n"
    text = "turn nordic\nhex r3c3: nordic mech 1; nordic 2 workers; 1 oil\nhex r4c3: albion mech 3; 2 wood\n"
    g = position(seats + text)
    start_move(g)
    play(g, "move", unit="mech-1")
    play(g, "load-all")
    play(g, "go", to="r4c3")
    play(g, "done")
    assert g.result is not None
    start = place(g, "r3c3")
    assert (g.mech[0], g.workers(0, start), resources(g, "r3c3")) == (start, 2, {"oil": 1})
    assert resources(g, "r4c3") == {"wood": 2}
    assert (g.power[0], g.power[1]) == (8, 16)
    assert RULEBOOK.view(g, 0).seats[0].stars.get("combat", 0) == 0


@rule("scythe:end.undo-shared")
def test_a_unit_taken_back_returns_to_its_start_and_leaves_what_it_dropped_on_the_way() -> None:
    """With Speed: two workers aboard, one left halfway, oil picked up there; then the other combat ends the game."""
    text = (
        "hex r5c5: nordic mech 4; nordic 2 workers\nhex r5c3: nordic character\n"
        "hex r4c4: 3 metal\nhex r4c3: crimea mech 1\nhex r6c2: crimea mech 3\nencounters: r1c3\n"
    )
    g = board(text, f"power 8; {FIVE_STARS}")
    start_move(g)
    play(g, "move", unit="mech-4")
    play(g, "load-all")
    play(g, "go", to="r4c4")
    play(g, "unload", cargo="worker")
    play(g, "load", cargo="metal")
    play(g, "load", cargo="metal")
    play(g, "go", to="r4c3")
    assert g.workers(0, place(g, "r4c3")) == 1
    move(g, "r6c2")
    play(g, "fight", hex="r6c2")
    commit(g, 0, 7)
    commit(g, 1, 0)
    assert g.result is not None
    assert g.mech[3] == place(g, "r5c5")
    assert [g.workers(0, place(g, name)) for name in ("r5c5", "r4c4", "r4c3")] == [1, 1, 0]
    assert (resources(g, "r4c4"), resources(g, "r4c3")) == ({"metal": 3}, {})


@rule("scythe:combat.order-of-combats", "scythe:combat.winner-star")
@pytest.mark.parametrize(("first", "second"), [("r4c3", "r6c4"), ("r6c4", "r4c3")])
def test_two_combats_are_fought_one_after_the_other(first: str, second: str) -> None:
    text = "hex r3c3: nordic character\nhex r5c5: nordic mech 1\nhex r4c3: crimea mech 1\nhex r6c4: crimea mech 2\n"
    g = board(text, "power 10", "power 3")
    start_move(g)
    move(g, "r4c3")
    move(g, "r6c4", unit="mech-1")
    play(g, "fight", hex=first)
    commit(g, 0, 4)
    commit(g, 1, 3)
    draw(g)
    assert g.decision is not None
    assert g.decision.facts(g)["hex"] == f"hex:{second}"
    commit(g, 0, 2)
    play(g, "play-cards", 1, twos=0, threes=0, fours=0, fives=0)
    assert refused(g, "dial", 1, power=1).facts == {"power": 0, "dial": 1}
    play(g, "dial", 1, power=0)
    assert g.star_count(0, COMBAT_STAR) == 2
    assert g.power[0] == 4
