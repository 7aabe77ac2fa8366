"""Desolation: stars and Triumph Tiles, and the win by filling them all."""

from __future__ import annotations

import pytest

from marches.games.scythe.rules.expansions.desolation.tiles import (
    COINS_STAR,
    FIVE_STARS,
    STRUCTURE_BONUS_STAR,
    TERRITORIES_STAR,
)
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.structure_bonus import count_of
from marches.games.scythe.rules.tables import COMBAT_STAR
from marches.kernel.step import Chance
from tests.marks import rule
from tests.scythe.desolation_helpers import attack, draw_named, orange, roll, shown, together
from tests.scythe.helpers import (
    asked,
    commit,
    idle,
    move,
    offered,
    options,
    play,
    position,
    question,
    section,
    start_move,
)

NORDIC, RUSVIET, CRIMEA = 0, 1, 2


def starred(g: ScytheGame) -> dict[str, list[list[int]]]:
    """By kind of tile the seats on each."""
    found: dict[str, list[list[int]]] = {}
    for tile in shown(g).tiles:
        found.setdefault(tile.tile, []).append(tile.seats)
    return found


def bolster(g: ScytheGame) -> None:
    section(g, "bolster")
    play(g, "bolster-power")


def beat(g: ScytheGame, seat: int) -> None:
    """The seat that chooses wins its combat."""
    commit(g, seat, 7)
    orange(g, 1)
    while isinstance(g.decision, Chance):
        g.play_chance(0)


@rule("scythe:desolation.win")
def test_the_last_empty_tile_filled_wins_the_game_at_once() -> None:
    tiles = "desolation-tiles: upgrades@rusviet mechs@crimea power"
    g = together(tiles, nordic="power 15; coins 8", rusviet="power 8; star upgrades", crimea="power 8; star mechs")
    bolster(g)
    assert g.result is not None
    assert g.result.winners == (0, 1, 2)
    more = together(f"{tiles} workers", nordic="power 15; coins 8", rusviet="power 8; star upgrades")
    bolster(more)
    assert more.result is None
    assert starred(more)["power"] == [[NORDIC]]


@rule("scythe:desolation.five-star-tile", "scythe:desolation.sixth-star")
def test_the_sixth_star_goes_on_the_five_star_tile_right_after_the_fifth() -> None:
    tiles = "desolation-tiles: power stars upgrades mechs structures recruits workers"
    four = "star upgrades; star mechs; star structures; star recruits"
    g = together(tiles, nordic=f"power 15; coins 8; {four}")
    bolster(g)
    assert g.star_count(NORDIC, FIVE_STARS) == 1
    assert g.stars_placed(NORDIC) == 6
    assert (starred(g)["power"], starred(g)["stars"]) == ([[NORDIC]], [[NORDIC]])
    assert g.result is None
    three = together(tiles, nordic="power 15; coins 8; star upgrades; star mechs; star structures")
    bolster(three)
    assert three.star_count(NORDIC, FIVE_STARS) == 0


@rule("scythe:desolation.five-star-tile")
def test_of_two_goals_met_at_once_the_second_yields_to_the_five_star_tile() -> None:
    tiles = "desolation-tiles: power popularity stars upgrades mechs structures recruits workers"
    four = "star upgrades; star mechs; star structures; star recruits"
    g = together(tiles, nordic=f"power 15; popularity 18; coins 8; {four}")
    bolster(g)
    assert g.stars_placed(NORDIC) == 6
    assert starred(g)["stars"] == [[NORDIC]]
    assert len(starred(g)["power"][0]) + len(starred(g)["popularity"][0]) == 1


@rule("scythe:desolation.sixth-star")
def test_a_sixth_star_ends_nothing_and_no_seventh_is_placed() -> None:
    tiles = "desolation-tiles: power popularity workers upgrades mechs structures recruits encounters"
    five = "star upgrades; star mechs; star structures; star recruits; star workers"
    g = together(tiles, nordic=f"power 15; popularity 17; coins 8; {five}")
    bolster(g)
    assert g.stars_placed(NORDIC) == 6
    assert g.result is None
    play(g, "skip")
    idle(g, "trade")
    idle(g, "trade")
    assert asked(g) == ["nordic"]
    section(g, "trade")
    play(g, "trade-popularity")
    assert g.popularity[NORDIC] == 18
    assert g.stars_placed(NORDIC) == 6


@rule("scythe:desolation.choose-tile")
def test_a_star_that_fits_two_tiles_fills_the_one_its_owner_chooses() -> None:
    text = "desolation-tiles: combat@crimea combat upgrades\nhex r1c4: nordic mech 1; nordic mech 2; nordic mech 3"
    g = attack(text, nordic="power 16; cards 5 5 5", crimea="power 8; star combat", units="r1c5 r1c1 r1c2")
    beat(g, NORDIC)
    assert (question(g), asked(g)) == ("FillTile", ["nordic"])
    assert [option.partition(" ")[0] for option in options(g)] == ["fill-tile", "fill-tile"]
    play(g, "fill-tile", count=2)
    assert starred(g)["combat"] == [[], [NORDIC, CRIMEA]]
    again = attack(
        "desolation-tiles: combat@crimea+nordic combat upgrades",
        nordic="power 16; cards 5; star combat",
        units="r1c5 r1c1",
    )
    beat(again, NORDIC)
    assert starred(again)["combat"] == [[NORDIC], [NORDIC, CRIMEA]]
    third = attack(
        "desolation-tiles: combat@nordic combat@nordic upgrades",
        nordic="power 16; cards 5; star combat 2",
        units="r1c5 r1c1",
    )
    beat(third, NORDIC)
    assert third.star_count(NORDIC, COMBAT_STAR) == 2


def saxony(tiles: str, seat: str, more: str = "") -> ScytheGame:
    """A Saxon mech walks into Desolation's unit on r6c3."""
    g = position(
        f"""
        modules: desolation
        seat saxony industrial: power 16; coins 8; cards 5; {seat}
        seat nordic engineering: power 8; coins 8
        encounters:
        desolation-tiles: {tiles}
        desolation-units: r6c3 r1c1
        hex r6c4: saxony mech 3
        {more}
        turn saxony
        """
    )
    start_move(g)
    move(g, "r6c3", unit="mech-3")
    play(g, "done")
    beat(g, 0)
    return g


@rule("scythe:desolation.saxony", "scythe:triumph.saxony")
def test_saxony_must_fill_a_tile_and_may_place_stars_beside_them() -> None:
    first = saxony("combat upgrades mechs", "popularity 8")
    assert starred(first)["combat"] == [[0]]
    assert question(first) == "ChooseBottom"
    second = saxony("combat@saxony upgrades mechs", "popularity 8; star combat")
    assert (question(second), options(second)) == ("StarBesideTiles", ["accept", "decline"])
    kept = second.clone()
    play(second, "accept")
    assert second.star_count(0, COMBAT_STAR) == 2
    assert starred(second)["combat"] == [[0]]
    play(kept, "decline")
    assert kept.star_count(0, COMBAT_STAR) == 1
    four = "popularity 8; star combat 2; star upgrades; star mechs"
    fifth = saxony("combat@saxony upgrades@saxony mechs@saxony stars workers", four)
    play(fifth, "accept")
    assert starred(fifth)["stars"] == [[0]]


@rule("scythe:desolation.combat-win-star", "scythe:desolation.saxony")
@pytest.mark.parametrize(("answers", "placed"), [(["accept"], [1, 0]), (["decline", "accept"], [0, 1])])
def test_a_joint_defence_brings_one_star_beside_the_tiles(answers: list[str], placed: list[int]) -> None:
    g = position(
        """
        modules: desolation alliances
        seat saxony industrial: power 16; cards 5
        seat nordic engineering: power 8; cards 5
        encounters:
        desolation: popularity 9; cards 2
        desolation-tiles: upgrades mechs
        desolation-units: r6c2 r1c1
        alliance saxony nordic:
        hex r6c3: saxony mech 1; nordic mech 1
        turn nordic
        """
    )
    idle(g, "trade")
    roll(g, "e")
    play(g, "defend-together")
    play(g, "name-seat", seat="0")
    play(g, "play-cards", twos=0, threes=0, fours=0, fives=0)
    commit(g, 0, 7)
    orange(g, 1)
    draw_named(g, "combat-card", "2")
    for seat, answer in enumerate(answers):
        assert (question(g), asked(g)) == ("StarBesideTiles", [("saxony", "nordic")[seat]])
        play(g, answer)
    assert question(g) != "StarBesideTiles"
    assert [g.star_count(seat, COMBAT_STAR) for seat in range(2)] == placed


@rule("scythe:desolation.saxony")
def test_saxony_may_reveal_an_objective_without_a_tile() -> None:
    g = position(
        """
        modules: desolation
        seat saxony industrial: power 8; coins 25; objectives 12
        seat nordic engineering: power 8; coins 25; objectives 3
        encounters:
        desolation-tiles: upgrades mechs
        desolation-units: r1c1
        turn saxony
        """
    )
    section(g, "trade")
    assert offered(g, "reveal-objective") == ["12"]
    play(g, "reveal-objective", objective="12")
    assert g.stars_placed(0) == 1
    assert starred(g) == {"upgrades": [[]], "mechs": [[]]}


@rule("scythe:desolation.seven-territory-tile")
def test_seven_territories_count_once_the_move_is_over() -> None:
    six = "\n".join(f"hex {name}: nordic worker" for name in ["r1c3", "r1c4", "r1c5", "r1c6", "r2c4", "r2c5"])
    tiles = "desolation-tiles: territories upgrades"
    g = together(f"{tiles}\n{six}\nhex r4c4: nordic character")
    assert g.rules.reached(g, NORDIC, TERRITORIES_STAR) == 7
    walk = together(f"{tiles}\n{six}\nhex r3c3: nordic mech 4", units="r7c6")
    start_move(walk)
    play(walk, "move", unit="mech-4")
    play(walk, "go", to="r4c3")
    assert starred(walk)["territories"] == [[]]
    if question(walk) == "Travel":
        play(walk, "halt")
    assert starred(walk)["territories"] == [[]]
    play(walk, "done")
    while question(walk) != "ChooseBottom":
        decision = walk.decision
        assert decision is not None
        walk.play(decision.seats(walk)[0], decision.options(walk, decision.seats(walk)[0])[-1])
    assert starred(walk)["territories"] == [[NORDIC]]
    five = six.replace("hex r2c5: nordic worker", "")
    few = together(f"{tiles}\n{five}\nhex r4c3: nordic character")
    assert few.rules.reached(few, NORDIC, TERRITORIES_STAR) == 6


@rule("scythe:desolation.structure-tile")
def test_the_structure_tile_needs_all_four_and_the_best_bonus() -> None:
    def built(tile: str, *where: str) -> bool:
        names = ("mine", "monument", "armory", "mill")
        rows = "\n".join(f"hex {at}: nordic {name}" for at, name in zip(where, names, strict=False))
        g = together(f"tile: {tile}\n{rows}", units="r2c2 r2c0", more="option bonus-tiles: True\n")
        return g.rules.reached(g, NORDIC, STRUCTURE_BONUS_STAR) >= 4

    assert built("on-farms-and-tundras", "r1c5", "r2c5", "r2c6", "r4c5")
    assert not built("on-farms-and-tundras", "r1c5", "r2c5", "r2c6")
    assert not built("on-farms-and-tundras", "r1c5", "r2c5", "r2c6", "r1c4")
    assert built("on-villages", "r1c3", "r1c6", "r3c6", "r1c4")
    assert not built("on-villages", "r1c3", "r1c6", "r3c6")


@rule("scythe:desolation.structure-tile")
def test_five_lakes_are_not_enough_for_the_lake_tile_and_six_are() -> None:

    three = "tile: lakes-adjacent\nhex r3c3: nordic mine\nhex r2c1: nordic monument\nhex r5c3: nordic armory\n"
    five = together(f"{three}hex r1c4: nordic mill")
    assert count_of(five, NORDIC) == 5
    assert five.rules.reached(five, NORDIC, STRUCTURE_BONUS_STAR) < 4
    six = together(f"{three}hex r6c5: nordic mill")
    assert count_of(six, NORDIC) == 6
    assert six.rules.reached(six, NORDIC, STRUCTURE_BONUS_STAR) == 4


@rule("scythe:desolation.twenty-coins-tile")
def test_twenty_coins_earn_a_star_on_anyones_turn_and_keep_it() -> None:
    tiles = "desolation-tiles: coins upgrades"
    g = together(
        f"{tiles}\nhex r1c4: nordic worker; 4 oil; 4 wood; 4 metal; 4 food",
        nordic="power 8; coins 8",
        rusviet="power 8; coins 19; recruit upgrade; bonus coins; recruit deploy; recruit build; recruit enlist",
        crimea="coins 1",
    )
    assert [tile.now for tile in shown(g).tiles][1] == [8, 19, 1]
    for name in ("move", "bolster", "trade", "produce"):
        one = g.clone()
        section(one, name)
        play(one, "skip")
        take = [option for option in options(one) if option.startswith("take-bottom")]
        if not take:
            continue
        play(one, "take-bottom")
        while question(one) not in ("RecruitBonus", "EndWindow", "ChooseSection") or asked(one) == ["nordic"]:
            decision = one.decision
            assert decision is not None
            if isinstance(decision, Chance):
                one.play_chance(0)
                continue
            if question(one) == "ChooseSection":
                break
            one.play(decision.seats(one)[0], decision.options(one, decision.seats(one)[0])[0])
        if question(one) != "RecruitBonus":
            continue
        play(one, "accept")
        if one.coins[RUSVIET] == 20:
            assert starred(one)["coins"] == [[RUSVIET]]
            one.coins[RUSVIET] = 12
            assert one.star_count(RUSVIET, COINS_STAR) == 1
            break
    else:
        raise AssertionError("no recruit of Rusviet brought a coin")
    apart = together(tiles, nordic="coins 15", rusviet="coins 15", crimea="coins 15")
    idle(apart, "trade")
    assert starred(apart)["coins"] == [[]]
