"""What the boxes hold, and the table as it is laid before the first turn."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from marches.cli.boards import aids, draw
from marches.games.scythe.data.words import RESOURCES
from marches.games.scythe.edge import components
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.edge.view import SeatView
from marches.games.scythe.rules.actions import UNITS
from marches.games.scythe.rules.factions.abilities import FACTION_RULES, MechAbility
from marches.games.scythe.rules.setup import DealFaction, DealMat
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import HOME_BASE, hexes_of, size
from marches.kernel.setup import Setup, SetupError
from marches.table.table import Table
from marches.text import Words
from tests.marks import rule
from tests.scythe.helpers import draw as let
from tests.scythe.helpers import play, position, section, started
from tests.scythe.test_ends import dealt

FIVE = ("random",) * 5
SEVEN = ("random",) * 7


def new(players: int = 5, modules: tuple[str, ...] = ()) -> ScytheGame:
    return dealt(Setup("scythe", 2, ("random",) * players, modules), 7)


def mats_of(g: ScytheGame) -> list[SeatView]:
    return RULEBOOK.view(g, -2).seats


def printed(drawn: object) -> str:
    """What the terminal shows."""
    sheet = StringIO()
    Console(width=200, file=sheet).print(drawn)
    return sheet.getvalue()


@rule("scythe:component.factions-base")
def test_five_factions_in_their_colours() -> None:
    shown = RULEBOOK.view(new(2), -2).aids.factions
    colours = {"nordic": "blue", "saxony": "black", "polania": "white", "crimea": "yellow", "rusviet": "red"}
    assert {mat.id: mat.color for mat in shown} == colours
    g = started(Setup("scythe", 2, FIVE))
    assert isinstance(g.decision, DealFaction)
    assert {action.names["faction"] for action in g.decision.candidates(g, -1)} == set(colours)


@rule("scythe:component.invaders")
def test_the_invaders_bring_two_factions_and_two_mats() -> None:
    g = dealt(Setup("scythe", 2, SEVEN, ("invaders",)), 3)
    assert len(RULEBOOK.view(g, -2).aids.factions) == 7
    older = {faction.id for faction in components.PRINTED.factions if faction.set != "fenris"}
    assert {one.faction for one in mats_of(g)} == older
    assert {one.mat for one in mats_of(g)} == set(components.MAT_IDS)
    assert len(older) == len(components.MAT_IDS) == 7


LEADERS = {
    "polania": ["Anna", "Wojtek"],
    "saxony": ["Gunter von Duisburg", "Nacht", "Tag"],
    "crimea": ["Zehra", "Kar"],
    "rusviet": ["Olga Romanova", "Changa"],
    "nordic": ["Bjorn", "Mox"],
}


@rule("scythe:component.characters")
def test_every_leader_is_shown_with_their_animals() -> None:
    g = new()
    assert {mat.id: mat.leader for mat in RULEBOOK.view(g, 0).aids.factions} == LEADERS
    board = printed(draw(RULEBOOK, g, 0, Words("en")))
    for names in LEADERS.values():
        assert " · ".join(names) in board


@rule("scythe:component.aids")
@pytest.mark.parametrize("viewer", [-2, 0, 1])
def test_everyone_can_look_up_the_units_and_every_riverwalk(viewer: int) -> None:
    help_card = printed(aids(RULEBOOK, new(2), viewer, Words("en")))
    for crossing in ("forest, mountain", "farm, village", "farm, tundra", "village, mountain"):
        assert f"Riverwalk into: {crossing}" in help_card
    assert help_card.count("Riverwalk into") == 5
    assert "The character fights, has encounters" in help_card
    assert "A mech fights and, while moving, can carry" in help_card
    assert "Workers produce resources" in help_card


@rule("scythe:component.faction-pieces", "scythe:setup.mat-cubes", "scythe:setup.mat-workers")
@rule("scythe:setup.mat-structures", "scythe:setup.mat-recruits", "scythe:setup.faction-stars")
@rule("scythe:setup.faction-mechs", "scythe:setup.faction-bonuses-empty")
def test_a_new_player_has_every_piece_on_the_mats_but_two_workers_and_the_character() -> None:
    g = new(7, ("invaders",))
    for seat, mat in enumerate(mats_of(g)):
        assert (mat.cubes, set(mat.covered.values())) == ([], {0})
        box = components.PRINTED
        assert len(box.cubes) == sum(column.bracketed for column in box.mats[0].columns) == 6
        assert (mat.mat_workers, g.workers_out(seat)) == (6, 2)
        assert mat.structures == {"mine": "", "monument": "", "armory": "", "mill": ""}
        assert (mat.recruits, mat.bonuses) == ([], [])
        assert list(mat.costs) == ["upgrade", "deploy", "build", "enlist"]
        assert components.PRINTED.scoring.stars == 6
        assert (mat.stars, g.stars_placed(seat)) == ({}, 0)
        assert list(mat.mechs.values()) == ["", "", "", ""]
        abilities = [one for one in FACTION_RULES[mat.faction] if isinstance(one, MechAbility)]
        assert [one.unlocked(g, seat) for one in abilities] == [False] * 4
        assert mat.character == mat.base


@rule("scythe:setup.mat-cubes")
def test_a_covered_green_box_gives_nothing() -> None:
    g = position("seat nordic industrial: coins 3; power 2\nseat crimea mechanical:\nturn nordic\n")
    section(g, "bolster")
    play(g, "bolster-power")
    assert g.power[0] == 4


@rule("scythe:setup.workers")
def test_one_worker_on_each_territory_joined_to_the_base_by_land() -> None:
    homes = {
        "nordic": {"r1c4", "r1c5"},
        "rusviet": {"r3c6", "r4c6"},
        "togawa": {"r7c6", "r6c6"},
        "crimea": {"r8c3", "r7c3"},
        "saxony": {"r7c1", "r6c0"},
        "polania": {"r3c1", "r4c0"},
        "albion": {"r1c2", "r1c1"},
    }
    g = new(7, ("invaders",))
    for seat, mat in enumerate(mats_of(g)):
        assert {g.board.id(at) for at in hexes_of(g.worker_hexes[seat])} == homes[mat.faction]
        assert [g.workers(seat, at) for at in hexes_of(g.worker_hexes[seat])] == [1, 1]


@rule("scythe:setup.supply")
def test_no_resource_lies_on_the_board_at_the_start() -> None:
    g = new()
    assert [g.resources_at(at) for at in range(g.board.count)] == [0] * g.board.count


@rule("scythe:setup.combat-deck")
def test_forty_two_combat_cards_come_in_an_order_of_their_own() -> None:
    setup = Setup("scythe", 2, ("saxony", "polania", "nordic"))
    hands = set()
    for seed in range(4):
        table = Table(RULEBOOK, setup, seed.to_bytes(16, "big"))
        fresh = RULEBOOK.start(setup)
        assert fresh.deck_size() == 42
        drawn = [entry.action.names for entry in table.entries if entry.action.verb == "draw-combat-card"]
        assert len(drawn) == 4 + 3 + 1
        hands.add(tuple(str(names) for names in drawn))
    assert len(hands) > 1


@rule("scythe:setup.banned-redraw")
def test_rusviet_keeps_the_faction_and_draws_another_mat_than_industrial() -> None:
    g = started(Setup("scythe", 2, ("rusviet", "nordic")))
    while not isinstance(g.decision, DealMat):
        let(g)
    mats = [g.decision.outcome(g, ticket).names["mat"] for ticket in range(g.decision.tickets(g))]
    assert sorted(map(str, mats)) == ["agricultural", "engineering", "mechanical", "patriotic"]
    let(g, mat="mechanical")
    assert [(one.faction, one.mat) for one in mats_of(g)] == [("rusviet", "mechanical"), ("nordic", "")]


@rule("scythe:setup.banned-redraw")
def test_the_last_mat_is_never_a_forbidden_one() -> None:
    # Five mats for five: before the last two are dealt, Industrial must still be free for someone but Rusviet.
    order = ("nordic", "saxony", "crimea", "polania", "rusviet")
    g = started(Setup("scythe", 2, order))
    for mat in ("agricultural", "mechanical", "engineering"):
        while not isinstance(g.decision, DealMat):
            let(g)
        let(g, mat=mat)
    assert isinstance(g.decision, DealMat)
    assert [action.names["mat"] for action in g.decision.candidates(g, -1)] == ["industrial"]


@rule("scythe:setup.banned-pairs", "scythe:setup.banned-redraw")
def test_a_chosen_mat_never_meets_the_faction_it_is_forbidden_to() -> None:
    g = started(Setup("scythe", 2, ("random", "nordic"), (), {"mats": "industrial, random"}))
    assert isinstance(g.decision, DealFaction)
    assert {action.names["faction"] for action in g.decision.candidates(g, -1)} == {"crimea", "saxony", "polania"}
    everyone = ("rusviet", "nordic", "saxony", "polania", "crimea")
    mats = "random, engineering, patriotic, mechanical, agricultural"
    with pytest.raises(SetupError, match="scythe-setup-left-over"):
        RULEBOOK.check(Setup("scythe", 2, everyone, (), {"mats": mats}))


@rule("scythe:setup.invaders.mats-always")
def test_the_two_new_mats_are_dealt_to_two_players_too() -> None:
    with_them, without = set(), set()
    for seed in range(40):
        with_them |= {one.mat for one in mats_of(dealt(Setup("scythe", 2, SEVEN[:2], ("invaders",)), seed))}
        without |= {one.mat for one in mats_of(dealt(Setup("scythe", 2, SEVEN[:2]), seed))}
    assert {"militant", "innovative"} <= with_them
    assert not {"militant", "innovative"} & without


@rule("scythe:setup.coins-visibility")
def test_coins_lie_open_and_nothing_asks_for_their_sum() -> None:
    g = position("seat nordic industrial: coins 9\nseat crimea mechanical: coins 4\nturn nordic\n")
    assert [one.coins for one in RULEBOOK.view(g, 1).seats] == [9, 4]
    about_coins = {action.verb for action in RULEBOOK.actions.actions if "coin" in action.verb}
    assert about_coins == {"gain-coins", "give-coins"}


@rule("scythe:concept.territory")
def test_every_hex_but_the_bases_has_one_of_seven_terrains() -> None:
    board = RULEBOOK.view(new(2), -2).board
    terrains = {"mountain", "farm", "tundra", "forest", "village", "lake", "factory"}
    assert {one.terrain for one in board.hexes if not one.base} == terrains
    assert len([one for one in board.hexes if not one.base]) == 47
    g = new(2)
    for at in range(47):
        assert sum(g.board.of_terrain[terrain] >> at & 1 for terrain in range(HOME_BASE)) == 1
    assert [size(g.board.of_terrain[terrain]) for terrain in range(HOME_BASE)] == [8, 7, 8, 7, 9, 7, 1]


@rule("scythe:concept.home-base.extra")
def test_two_home_bases_are_for_factions_of_another_box() -> None:
    g = new()
    bases = {one.base for one in RULEBOOK.view(g, -2).board.hexes if one.base}
    assert size(g.board.bases) == len(bases) == 7
    assert bases - {one.faction for one in mats_of(g)} == {"albion", "togawa"}


@rule("scythe:unit.types", "scythe:resource.types")
def test_there_are_three_kinds_of_units_and_four_of_resources() -> None:
    expansions = {"champion"}
    assert {unit.partition("-")[0] for unit in UNITS} - expansions == {"character", "mech", "worker"}
    assert set(RULEBOOK.view(new(2), 0).aids.units) == {"character", "mech", "worker"}
    assert sorted(RESOURCES) == ["food", "metal", "oil", "wood"]
    kinds = [action.names["resource"] for action in RULEBOOK.actions.actions if action.verb == "take-resource"]
    assert sorted(map(str, kinds)) == ["food", "metal", "oil", "wood"]


@rule("scythe:turn.top-row-order", "scythe:turn.bottom-row-order")
def test_every_mat_has_the_four_top_actions_in_its_own_order_over_the_same_bottom_row() -> None:
    orders = set()
    for mat in components.PRINTED.mats:
        tops = [column.top for column in mat.columns]
        assert sorted(tops) == ["bolster", "move", "produce", "trade"]
        assert [column.bottom for column in mat.columns] == ["upgrade", "deploy", "build", "enlist"]
        orders.add(tuple(tops))
    assert len(orders) == 7


@rule("scythe:setup.invaders.seating", "scythe:setup.seating")
@pytest.mark.parametrize(
    "clockwise",
    [
        ["nordic", "rusviet", "togawa", "crimea", "saxony", "polania", "albion"],
        ["rusviet", "togawa", "albion"],
    ],
)
def test_togawa_sits_beside_crimea_and_albion_beside_nordic(clockwise: list[str]) -> None:
    mats = ["industrial", "engineering", "militant", "patriotic", "innovative", "mechanical", "agricultural"]
    seats = "".join(f"seat {faction} {mat}:\n" for faction, mat in zip(sorted(clockwise), mats, strict=False))
    g = position(f"modules: invaders\n{seats}turn {clockwise[0]}\n")
    factions = [seat.faction for seat in RULEBOOK.view(g, 0).seats]
    order = g.seating.clockwise_from(factions.index(clockwise[0]))
    assert [factions[seat] for seat in order] == clockwise
