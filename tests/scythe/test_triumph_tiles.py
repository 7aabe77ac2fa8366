"""Triumph Tiles: a track of ten tiles out of sixteen."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge.extras import TrackView
from marches.games.scythe.edge.fenris_data import SHIPPED
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.rulebook import ScenarioError
from marches.kernel.setup import Setup
from tests.marks import rule
from tests.scythe.helpers import extra, offers, play, position, question, section, start_move, started
from tests.scythe.mod_helpers import begun
from tests.scythe.track_helpers import DUEL, bolster, end_turn, produce, stars, table, win

GOALS = ["upgrades", "mechs", "structures", "recruits", "workers", "popularity", "power", "encounters", "factory-card"]


def tiles(*more: str) -> str:
    """A row of ten tiles: these and others."""
    return "triumph-tiles: " + " ".join([*more, *[one for one in GOALS if one not in more]][:10]) + "\n"


def rusviet_moves(text: str, one: str, two: str) -> ScytheGame:
    """Nordic against Rusviet, Rusviet to move, with the tile for resources."""
    seats = f"seat nordic industrial: {one}\nseat rusviet mechanical: {two}\nturn rusviet\n"
    return position(f"modules: triumphtiles\n{seats}{text}{tiles('resources')}")


@rule("scythe:triumph.setup")
def test_ten_of_sixteen_tiles_are_drawn_before_anything_is_dealt() -> None:
    assert sum(tile.copies for tile in SHIPPED.tracks.tiles) == 16
    assert next(tile.copies for tile in SHIPPED.tracks.tiles if tile.id == "combat") == 4
    drawn = set()
    for seed in range(25):
        g = begun(2, ("triumphtiles",), seed)
        shown = extra(g, 0, TrackView)
        assert sum(space.stars for space in shown.spaces) == 10
        assert all(space.stars == 1 or space.triumph == "combat" for space in shown.spaces)
        drawn.add(tuple((space.triumph, space.stars) for space in shown.spaces))
    assert len(drawn) > 10
    start = started(Setup("scythe", 2, ("random",) * 2, ("triumphtiles",)))
    assert question(start) == "DrawTriumphTile"


@rule("scythe:triumph.setup")
def test_a_goal_whose_tile_was_not_drawn_earns_nothing() -> None:
    g = table("triumphtiles", tiles("objective", "combat").replace(" power", " combat"), "power 14; coins 3")
    bolster(g)
    assert g.power[0] == 16
    assert stars(g) == {}
    g = table("triumphtiles", tiles("objective"), "power 14; coins 3")
    bolster(g)
    assert stars(g) == {"power": 1}


@rule("scythe:triumph.combat-tiles", "scythe:triumph.saxony")
def test_each_combat_tile_takes_one_combat_star_and_saxony_needs_none() -> None:
    for count in range(5):
        row = tiles(*["combat"] * count, "objective") if count else tiles("objective")
        for first, before, earned in (
            ("nordic", max(0, count - 1), count > 0),
            ("nordic", count, False),
            ("saxony", count, True),
        ):
            had = f"; star combat {before}" if before else ""
            g = table("triumphtiles", row + DUEL, f"power 5{had}", first=first)
            win(g)
            assert stars(g).get("combat", 0) == before + earned
    g = table("triumphtiles", tiles("objective", "combat") + DUEL, "power 5; star combat 4", first="saxony")
    win(g)
    assert stars(g) == {"combat": 5}


def showing(first: str, row: str) -> ScytheGame:
    """Someone with an objective that a rich position meets."""
    rich = "hex r1c4: nordic mech 1; nordic mech 2; nordic worker; 4 wood; 3 food; 3 oil; 3 metal\n"
    for card in RULEBOOK.kit.objectives.ids[:22]:
        g = table("resolution", rich, f"power 13; popularity 13; coins 20; objectives {card}", first=first)
        section(g, "trade")
        if offers(g, "reveal-objective"):
            found = table(
                "triumphtiles", row + rich, f"power 13; popularity 13; coins 20; objectives {card}", first=first
            )
            section(found, "trade")
            return found
    raise AssertionError("no objective is met")


@rule("scythe:triumph.no-objective-tile", "scythe:triumph.saxony")
def test_without_an_objective_tile_only_saxony_reveals_one() -> None:
    without, with_one = tiles("combat"), tiles("objective")
    nordic = showing("nordic", without)
    assert not offers(nordic, "reveal-objective")
    play(nordic, "skip")
    play(nordic, "skip")
    assert question(nordic) == "ChooseSection"  # nothing was asked
    assert nordic.objectives[0]
    assert offers(showing("nordic", with_one), "reveal-objective")
    saxony = showing("saxony", without)
    play(saxony, "reveal-objective")
    assert stars(saxony)["objective"] == 1


@rule("scythe:triumph.eight-cards")
def test_eight_cards_earn_a_star_on_the_own_turn() -> None:
    row = tiles("combat-cards")
    g = table("triumphtiles", row, "coins 3; cards 2 2 2 2 2 2 2")
    bolster(g, "bolster-cards")
    assert stars(g) == {"combat-cards": 1}
    g = table("triumphtiles", row, "coins 3; cards 2 2 2 2 2 2 2 3; cube bolster-cards")
    assert stars(g) == {}
    g = table("triumphtiles", row, "coins 3", "cards 2 2 2 2 2 2 2 3")
    bolster(g)
    assert stars(g, 1) == {}  # it is not their turn
    end_turn(g)
    assert question(g) == "ChooseSection"
    assert stars(g, 1) == {"combat-cards": 1}  # before a section is chosen
    two = table("triumphtiles", row, "coins 3; cards 2 2 2 2 2 2 2; cube bolster-cards; covered upgrade 1")
    bolster(two, "bolster-cards")
    assert two.hand_size(0) == 9
    assert stars(two) == {"combat-cards": 1}
    seven = table("triumphtiles", row, "coins 3; cards 2 2 2 2 2 2")
    bolster(seven, "bolster-cards")
    assert stars(seven) == {}


@rule("scythe:triumph.sixteen-resources")
def test_sixteen_resources_earn_a_star_wherever_they_lie() -> None:
    row = tiles("resources")
    g = table(
        "triumphtiles",
        row + "hex r3c3: nordic worker; 9 wood\nhex r2c5: nordic worker; 6 food\nhex r2c4: nordic worker",
        "power 5",
    )
    produce(g, "r2c4", 1)
    assert stars(g) == {"resources": 1}
    text = "hex r3c3: nordic worker; 9 wood\nhex r2c5: nordic worker; 6 food\nhex r2c4: nordic 3 workers"
    g = table("triumphtiles", row + text, "power 5; popularity 5")
    produce(g, "r2c4", 3)
    assert stars(g) == {"resources": 1}
    text = "airship nordic: r3c3; 2 wood\nhex r3c3: nordic worker; 9 wood\nhex r2c5: nordic worker; 4 food"
    g = table("airships triumphtiles", row + text, "power 5")
    produce(g, "r3c3", 1)  # two of them are aboard
    assert stars(g) == {"resources": 1}


@rule("scythe:triumph.any-turn")
def test_a_goal_met_on_anothers_turn_earns_its_star_at_once_and_a_sixth_ends_the_game() -> None:
    held = """hex r3c3: nordic worker; 8 wood
hex r2c5: nordic worker; 5 food
hex r3c6: nordic mill; rusviet worker; 3 oil
"""
    five = "star upgrades; star mechs; star structures; star recruits; star workers"
    for had, over in (("", False), (five, True)):
        g = rusviet_moves(held, had, "")
        start_move(g)
        play(g, "move-worker", from_="r3c6")
        play(g, "go", to="r4c5")
        assert stars(g)["resources"] == 1
        assert g.active == 1
        assert (g.result is not None) == over


@rule("scythe:triumph.any-turn")
def test_of_two_stars_at_one_moment_the_active_players_comes_first() -> None:
    held = """hex r3c3: nordic worker; 8 wood
hex r2c5: nordic worker; 5 food
hex r3c6: nordic mill; rusviet worker; 3 oil
hex r4c6: rusviet worker; 12 metal
hex r4c5: 4 oil
"""
    five = "star upgrades; star mechs; star structures; star recruits; star workers"
    g = rusviet_moves(held, five, five)
    start_move(g)
    play(g, "move-worker", from_="r3c6")
    play(g, "go", to="r4c5")
    assert g.result is not None
    assert stars(g, 1)["resources"] == 1
    assert "resources" not in stars(g, 0)


@rule("scythe:triumph.any-turn")
@pytest.mark.parametrize("sixth", ["nordic", "crimea"])
def test_of_two_others_the_next_clockwise_places_first(sixth: str) -> None:
    """Both others meet the goal on Rusviet's turn; turns go Nordic, Rusviet, Crimea."""
    five = "star upgrades; star mechs; star structures; star recruits; star workers"
    g = position(
        f"""
        modules: triumphtiles
        {tiles("resources")}
        seat nordic industrial: {five if sixth == "nordic" else ""}
        seat rusviet mechanical: coins 3
        seat crimea engineering: {five if sixth == "crimea" else ""}
        hex r1c4: nordic worker; 16 wood
        hex r7c3: crimea worker; 16 oil
        turn rusviet
        """
    )
    bolster(g)
    assert g.active == 1
    assert g.result is not None
    assert stars(g, 2)["resources"] == 1
    assert ("resources" in stars(g, 0)) is (sixth == "nordic")


def test_rows_of_tiles_are_read_written_and_refused() -> None:
    g = table("triumphtiles", tiles("combat", "resources"))
    assert RULEBOOK.dump(RULEBOOK.load(RULEBOOK.dump(g))) == RULEBOOK.dump(g)
    assert "triumph-tiles: " in RULEBOOK.dump(g)
    with pytest.raises(ScenarioError, match="10 of the 16"):
        table("triumphtiles", "triumph-tiles: combat\n")
    with pytest.raises(ScenarioError, match="10 of the 16"):
        table("triumphtiles", tiles("combat").replace("upgrades", "power"))
    with pytest.raises(ScenarioError, match="triumphtiles is not in this game"):
        table("war", tiles("combat"))


def test_a_turn_with_a_tile_goes_on_as_usual() -> None:
    g = table("triumphtiles", tiles("combat-cards"), "coins 3")
    bolster(g)
    end_turn(g)
    assert g.active == 1
