"""The stars that are read off the table, and the tokens encounters start from."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.stars import TRIUMPH_IDS
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import MECHS_STAR, OBJECTIVE_STAR, POPULARITY_STAR, POWER_STAR, hexes_of
from tests.marks import rule
from tests.scythe.card_helpers import meet, on_card
from tests.scythe.helpers import play, position, question, section

CUBES = ("gain-coins", "bolster-power", "bolster-cards", "trade-popularity", "produce-territories")


def stars(g: ScytheGame, seat: int = 0) -> dict[str, int]:
    return {name: g.star_count(seat, index) for index, name in enumerate(TRIUMPH_IDS) if g.star_count(seat, index)}


def mechs(faction: str, at: str, count: int) -> str:
    return "".join(f"hex {at}: {faction} mech {mech}\n" for mech in range(1, count + 1))


@rule("scythe:star.upgrades")
def test_the_sixth_upgrade_earns_a_star() -> None:
    moved = "; ".join(f"cube {cube}" for cube in CUBES) + "; covered upgrade 1; covered deploy 1; covered enlist 2"
    g = on_card("9", f"coins 5; {moved}")
    assert stars(g) == {}
    play(g, "use-factory-card")
    play(g, "move-cube", cube="move-units")
    g.play(0, g.decision.options(g, 0)[0])  # type: ignore[union-attr]
    assert stars(g) == {"upgrades": 1}


def test_a_seat_is_shown_how_far_each_goal_of_the_track_has_come() -> None:
    g = position(
        "seat nordic industrial: power 7; popularity 4; cube bolster-power; covered upgrade 1\n"
        "seat crimea mechanical:\n" + mechs("nordic", "r1c5", 2)
    )
    assert RULEBOOK.view(g, 0).seats[0].goals == {
        "upgrades": (1, 6),
        "mechs": (2, 4),
        "structures": (0, 4),
        "recruits": (0, 4),
        "workers": (2, 8),
        "popularity": (4, 18),
        "power": (7, 16),
    }
    war = position("modules: war\nseat nordic industrial:\nseat crimea mechanical:\n")
    assert "popularity" not in RULEBOOK.view(war, 0).seats[0].goals, "not on that track"


@rule("scythe:star.mechs")
def test_the_fourth_mech_earns_a_star() -> None:
    g = meet("17", "popularity 5", rest=mechs("nordic", "r1c5", 3))
    play(g, "choose-option", option="c")
    play(g, "deploy", mech="4")
    assert stars(g) == {"mechs": 1}


@rule("scythe:star.recruits")
def test_the_fourth_recruit_earns_a_star() -> None:
    three = "recruit upgrade; recruit deploy; recruit build; bonus coins; bonus power; bonus popularity"
    g = meet("4", f"coins 5; {three}")
    play(g, "choose-option", option="b")
    play(g, "enlist", recruit="enlist")
    play(g, "take-less")
    play(g, "take-bonus", bonus="combat-cards")
    play(g, "amount", count=0)
    assert stars(g) == {"recruits": 1}


@rule("scythe:star.popularity", "scythe:star.permanent")
def test_eighteen_popularity_earns_a_star_that_is_never_lost() -> None:
    g = meet("25", "popularity 17; power 3; coins 2")
    play(g, "choose-option", option="a")
    assert stars(g) == {"popularity": 1}
    g.lose_popularity(0, 3)
    play(g, "skip")
    assert g.active == 1
    assert stars(g) == {"popularity": 1}


@rule("scythe:star.once-each")
def test_a_goal_met_again_earns_nothing_more() -> None:
    g = position("seat nordic industrial: coins 1; power 14; star power\nseat crimea mechanical:\nturn nordic\n")
    section(g, "bolster")
    play(g, "bolster-power")
    assert (g.power[0], g.star_count(0, POWER_STAR)) == (16, 1)


@rule("scythe:star.not-exclusive")
def test_anothers_star_stops_nobody() -> None:
    board = mechs("nordic", "r1c5", 3) + mechs("crimea", "r7c3", 4)
    g = meet("17", "popularity 5", "star mechs", board)
    play(g, "choose-option", option="c")
    play(g, "deploy", mech="4")
    assert (g.star_count(0, MECHS_STAR), g.star_count(1, MECHS_STAR)) == (1, 1)


@rule("scythe:star.maximum", "scythe:end.trigger")
@pytest.mark.parametrize("popularity", [16, 17])
def test_nobody_places_a_seventh_star(popularity: int) -> None:
    # With 17 popularity two goals are met at once, and only one star is left.
    five = "star upgrades; star mechs; star structures; star recruits; star workers"
    g = meet("25", f"power 14; popularity {popularity}; {five}")
    play(g, "choose-option", option="a")
    assert g.result is not None
    assert g.stars_placed(0) == 6
    assert g.star_count(0, POWER_STAR) + g.star_count(0, POPULARITY_STAR) == 1


@rule("scythe:star.objective", "scythe:star.maximum")
def test_a_sixth_star_leaves_none_for_objectives() -> None:
    six = "star upgrades; star mechs; star structures; star recruits; star workers; star power"
    g = position(f"seat nordic industrial: {six}; objectives 22; factory 3\nseat crimea mechanical:\nturn nordic\n")
    section(g, "bolster")
    assert "reveal-objective" not in [action.verb for action in g.decision.options(g, 0)]  # type: ignore[union-attr]
    assert g.star_count(0, OBJECTIVE_STAR) == 0


@rule("scythe:component.encounter-tokens", "scythe:setup.encounter-tokens")
def test_every_marked_territory_starts_with_a_token() -> None:
    g = position("seat nordic industrial:\nseat crimea mechanical:")
    marked = {one.id for one in RULEBOOK.view(g, 0).board.hexes if one.encounter}
    assert len(marked) == 11
    assert {g.board.id(at) for at in hexes_of(g.encounters)} == marked
    assert question(g) == "ChooseSection"
