"""Clan Albion: Sword, Shield and Flags."""

from __future__ import annotations

from marches.games.scythe.rules.factions.tokens import TOKEN_STATE
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import hexes_of
from tests.marks import rule
from tests.scythe.helpers import commit, draw, legal, move, offers, place, play, position, question, start_move


def albion(text: str, one: str = "power 8", two: str = "power 8", first: str = "albion") -> ScytheGame:
    """Albion against Nordic."""
    seats = f"modules: invaders\nseat albion agricultural: {one}\nseat nordic mechanical: {two}\n"
    return position(f"{seats}turn {first}\n{text}")


def flags(g: ScytheGame) -> list[str]:
    """Where Flags lie."""
    return [g.board.id(at) for at in hexes_of(TOKEN_STATE.of(g).flags)]


@rule("scythe:faction.albion.sword-once", "scythe:faction.albion.sword")
def test_three_attacking_mechs_strike_once() -> None:
    text = "hex r3c3: albion mech 1; albion mech 2; albion mech 4\nhex r4c3: nordic mech 1"
    g = albion(text, "power 8; cube move-units; covered upgrade 1", "power 7")
    start_move(g)
    for unit in ("mech-1", "mech-2", "mech-4"):
        move(g, "r4c3", unit=unit)
    assert (question(g), g.power[1], g.power[0]) == ("Commit", 5, 8)


@rule("scythe:faction.albion.sword")
def test_the_sword_stays_sheathed_in_defence() -> None:
    g = albion("hex r3c3: nordic mech 1\nhex r4c3: albion mech 2", first="nordic", two="power 7")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    assert (question(g), g.power[1]) == ("Commit", 7)


@rule("scythe:faction.albion.shield-once", "scythe:faction.albion.shield")
def test_two_defending_mechs_raise_the_shield_once() -> None:
    g = albion("hex r3c3: nordic mech 1\nhex r4c3: albion mech 3; albion mech 1", "power 4", first="nordic")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    assert (question(g), g.power[0]) == ("Commit", 6)


@rule("scythe:faction.albion.shield")
def test_an_attacker_has_no_shield() -> None:
    g = albion("hex r3c3: albion mech 3\nhex r4c3: nordic mech 1", "power 4")
    start_move(g)
    move(g, "r4c3", unit="mech-3")
    play(g, "done")
    assert (question(g), g.power[0], g.power[1]) == ("Commit", 4, 8)


@rule("scythe:faction.albion.flag-permanent")
def test_a_flag_stays_when_enemies_take_its_territory() -> None:
    g = albion("hex r4c3: albion mech 1; albion worker\nhex r3c3: nordic mech 1\nflag r4c3\n", first="nordic")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    commit(g, 1, 7)
    commit(g, 0, 0)
    assert g.controller(place(g, "r4c3")) == 1
    assert flags(g) == ["r4c3"]


@rule("scythe:faction.albion.flag-supply", "scythe:faction.albion.exalt")
def test_four_flags_and_no_fifth() -> None:
    text = "hex r3c3: albion character\nflag r1c1\nflag r1c2\nflag r2c1\n"
    g = albion(text)
    start_move(g)
    move(g, "r3c2")
    assert [action.verb for action in legal(g)] == ["place-flag", "decline"]
    play(g, "place-flag")
    assert flags(g) == ["r1c1", "r1c2", "r2c1", "r3c2"]
    spent = albion(text + "flag r6c6\n")
    start_move(spent)
    move(spent, "r3c2")
    assert question(spent) == "ChooseUnit"


@rule("scythe:faction.albion.exalt", "scythe:faction.albion.flag-one-token")
def test_a_flag_may_be_refused_and_no_second_one_joins_it() -> None:
    g = albion("hex r3c3: albion character\n")
    start_move(g)
    move(g, "r3c2")
    play(g, "decline")
    assert flags(g) == []
    again = albion("hex r3c3: albion character\nflag r3c2")
    start_move(again)
    move(again, "r3c2")
    assert question(again) == "ChooseUnit"


@rule("scythe:faction.albion.exalt-timing")
def test_a_flag_waits_for_the_encounter() -> None:
    g = albion("hex r1c2: albion character\n")
    start_move(g)
    move(g, "r2c1")
    assert question(g) == "ChooseUnit"
    play(g, "done")
    draw(g, encounter="15")
    play(g, "choose-option", option="a")
    assert question(g) == "OfferFlag"
    play(g, "place-flag")
    assert flags(g) == ["r2c1"]


@rule("scythe:faction.albion.flag-scoring")
def test_three_flags_far_from_home_make_six_territories_nine() -> None:
    lands = "".join(f"hex {name}: albion worker\n" for name in ("r3c3", "r5c3", "r6c4", "r5c1", "r6c0"))
    g = albion(lands + "hex r3c2: albion mill\nhex r2c5: nordic worker\nflag r3c3\nflag r3c2\nflag r6c4\nflag r2c5")
    assert score_of(g, 0).territories == 9
    held = albion(lands + "hex r3c2: albion mill; nordic worker\nflag r3c3\nflag r3c2\nflag r6c4")
    assert score_of(held, 0).territories == 7


@rule("scythe:faction.albion.burrow", "scythe:faction.albion.burrow-mine")
def test_burrow_needs_a_tunnel_or_the_own_mine_at_the_river() -> None:
    cases = {
        ("r6c3", "r7c3", ""): True,  # out of a tunnel
        ("r7c3", "r6c3", ""): True,  # into a tunnel
        ("r1c4", "r1c3", ""): False,
        ("r1c4", "r1c3", "hex r1c4: albion mine"): True,
        ("r1c4", "r1c3", "hex r1c4: nordic mine"): False,
    }
    for (at, to, mine), allowed in cases.items():
        g = albion(f"hex {at}: albion mech 1\nhex r5c5: nordic worker\n{mine}")
        start_move(g)
        play(g, "move", unit="mech-1")
        assert offers(g, "go", to=to) == allowed, (at, to, mine)
