"""Desolation with airships and with Alliances."""

from __future__ import annotations

from marches.games.scythe.rules.expansions.alliances.state import ALLIANCE_STATE, is_broken
from marches.games.scythe.rules.state import ScytheGame
from tests.marks import rule
from tests.scythe.airship_helpers import fleet, halt, lift, take_off
from tests.scythe.desolation_helpers import FAR, above, its_turn, on, roll, shown, together
from tests.scythe.helpers import (
    idle,
    legal,
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

NORDIC, RUSVIET, CRIMEA = 0, 1, 2


def aloft(tiles: str, text: str, **more: str) -> ScytheGame:
    """A game with airships under these tiles."""
    return together(
        f"airship-tiles: {tiles}\n{text}", modules="desolation airships", more="option house-tiles: True\n", **more
    )


@rule("scythe:desolation.airships")
def test_workers_are_not_dropped_on_desolation_but_beside_other_players() -> None:
    text = "airship nordic: r1c5; 2 workers\nhex r2c5: rusviet mech 1\nhex r1c4: nordic worker"
    g = aloft("siege-engine hero", text, units="r1c6 r1c1")
    take_off(g, "r1c6")
    refused(g, "unload", cargo="worker", rule="scythe:airship.drop-workers")
    play(g, "go", to="r2c5")
    play(g, "unload", cargo="worker")
    assert on(g, NORDIC, "r2c5") == (0, 1)


@rule("scythe:desolation.airships")
def test_workers_aboard_are_safe_when_a_unit_comes_below_them() -> None:
    text = "airship-tiles: siege-engine hero\nairship nordic: r2c4; 2 workers\nhex r1c4: nordic worker"
    g = its_turn(text, units="r2c3 r1c1", modules="desolation airships", more="option house-tiles: True\n")
    roll(g, "e")
    assert fleet(g).workers(NORDIC) == 2
    assert question(g) == "ChooseSection"


@rule("scythe:desolation.airships")
def test_tiles_aimed_at_opponents_act_on_nobody() -> None:
    for tile in ("bombard", "espionage", "blitzkrieg"):
        text = "airship nordic: r1c5\nairship rusviet: r1c6\nhex r1c6: rusviet mech 1; rusviet worker"
        g = aloft(f"{tile} hero", text, rusviet="power 8; cards 5; coins 8")
        take_off(g, "r1c6")
        halt(g)
        assert question(g) == "ChooseUnit", tile
    for tile in ("toll", "siege-engine"):
        text = "airship rusviet: r1c5\nhex r1c4: nordic mech 4"
        g = aloft(f"{tile} hero", text, nordic="power 8; coins 0")
        start_move(g)
        play(g, "move", unit="mech-4")
        play(g, "go", to="r1c5")
        assert offers(g, "go", to="r2c4"), tile
    text = "airship rusviet: r1c5\nhex r1c4: nordic mech 1"
    g = aloft("distract hero", text, nordic="power 8; cards 5 5", units="r1c5 r1c1")
    start_move(g)
    play(g, "move", unit="mech-1")
    play(g, "go", to="r1c5")
    play(g, "done")
    assert offers(g, "play-cards", twos=0, threes=0, fours=0, fives=1)


@rule("scythe:desolation.airships")
def test_safe_haven_controls_unless_desolation_is_there() -> None:
    for units, held in (("r1c1", True), ("r2c5 r1c1", False)):
        g = aloft("toll safe-haven", "airship nordic: r2c5\nairship rusviet: r2c5", units=units)
        for seat in (NORDIC, RUSVIET):
            assert (g.controlled(seat) >> place(g, "r2c5") & 1 == 1) is held
    beside = aloft("toll safe-haven", "airship nordic: r2c5\nhex r2c5: rusviet mech 1; 2 oil")
    assert beside.controlled(NORDIC) >> place(beside, "r2c5") & 1


@rule("scythe:desolation.share-resources")
def test_what_an_airship_alone_controls_pays_for_another_by_consent() -> None:
    text = "airship rusviet: r2c5\nhex r2c5: 2 metal\nhex r1c4: nordic worker; 1 metal"
    g = aloft("toll safe-haven", text, nordic="power 8; coins 8; covered deploy 0")
    section(g, above(g, NORDIC, "deploy"))
    play(g, "ask-for", seat=RUSVIET, resource="metal")
    play(g, "amount", count=2)
    play(g, "skip")
    play(g, "take-bottom", bottom="deploy")
    for _ in range(2):
        play(g, "pay-shared", hex="r2c5", resource="metal")
    assert question(g) == "PlaceMech"
    assert resources(g, "r2c5") == {}


@rule("scythe:desolation.share-resources")
def test_an_airship_takes_nothing_that_is_anothers_alone() -> None:
    text = "airship nordic: r1c5\nhex r1c6: rusviet worker; 2 oil\nhex r2c5: 2 oil"
    g = aloft("toll safe-haven", text, units="r2c5 r1c1")
    start_move(g)
    lift(g, "r1c6")
    refused(g, "load", cargo="oil", rule="scythe:desolation.share-resources")
    play(g, "go", to="r2c5")
    refused(g, "load", cargo="oil", rule="scythe:desolation.share-resources")


@rule("scythe:desolation.alliances")
def test_allies_share_a_territory_and_no_alliance_is_broken() -> None:
    text = "alliance nordic rusviet:\nhex r1c4: nordic mech 1\nhex r1c5: rusviet 2 workers"
    g = together(text, modules="desolation alliances")
    start_move(g)
    play(g, "move", unit="mech-1")
    play(g, "go", to="r1c5")
    if question(g) == "Travel":
        play(g, "halt")
    play(g, "done")
    assert not any(is_broken(g, seat) for seat in range(3))
    assert on(g, RUSVIET, "r1c5") == (0, 2)
    assert ALLIANCE_STATE.of(g)


@rule("scythe:desolation.alliances", "scythe:desolation.twenty-coins-tile")
def test_coins_of_an_alliance_count_for_the_coin_tile_and_the_odd_player_is_paid() -> None:
    g = together(
        "desolation-tiles: coins upgrades",
        nordic="coins 19",
        rusviet="coins 19",
        crimea="coins 3",
        modules="desolation alliances",
    )
    play(g, "section", section="trade")
    play(g, "propose-alliance", seat=RUSVIET)
    play(g, "accept-alliance", RUSVIET)
    play(g, "skip")
    play(g, "skip")
    assert g.coins[CRIMEA] == 8
    assert g.coins[NORDIC] >= 20
    assert shown(g).tiles[1].seats == [seat for seat in (NORDIC, RUSVIET) if g.coins[seat] >= 20]
    idle(g, "trade")


@rule("scythe:fenris.unoccupied", "scythe:fenris.influence-second")
def test_a_second_influence_does_not_lie_among_units_of_a_partner_or_of_desolation() -> None:
    seats = "seat fenris agricultural: power 8\nseat nordic industrial: power 8\n"
    text = f"modules: desolation fenris\n{seats}base fenris: r8c2\nencounters:\ndesolation-units: {FAR}\n"
    g = position(f"{text}hex r5c3: fenris character\nhex r5c0: nordic 1 worker\nhex r5c1: nordic mill\nturn fenris")
    start_move(g)
    play(g, "move", unit="character")
    play(g, "go", to="r5c2")
    play(g, "place-influence")
    places = {str(action.names["hex"]) for action in legal(g) if action.verb == "place"}
    assert "r5c1" in places
    assert not places & {"r5c0", *FAR.split()}
