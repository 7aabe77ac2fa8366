"""Rivers and lakes: where they run, and who crosses them."""

from __future__ import annotations

import pytest

from marches.games.components import DataError, text_of
from marches.games.scythe.edge import components
from marches.games.scythe.edge.board_data import load_board
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import hexes_of
from tests.marks import rule
from tests.scythe.airship_helpers import aloft, take_off
from tests.scythe.helpers import legal, offers, play, position, refused, resources, start_move

BOARD = RULEBOOK.kit.board
TERRAIN = {f"r{spot.row}c{spot.col}": spot.terrain for spot in components.PRINTED.board.territories}
RIVERS = [*components.PRINTED.board.rivers, *[[b, a] for a, b in components.PRINTED.board.rivers]]
LAKES = [name for name, terrain in TERRAIN.items() if terrain == "lake"]


def setting_out(faction: str, at: str, unit: str, rest: str = "") -> ScytheGame:
    """A unit of a faction alone on a hex, about to step."""
    other = "nordic" if faction != "nordic" else "crimea"
    words = {"worker": "worker", "character": "character"}.get(unit, unit.replace("-", " "))
    seats = f"modules: invaders\nseat {faction} agricultural:\nseat {other} mechanical:\nturn {faction}\n"
    g = position(f"{seats}hex {at}: {faction} {words}\nhex r1c6: {other} worker\n{rest}")
    start_move(g)
    if unit == "worker":
        play(g, "move-worker", from_=at)
    else:
        play(g, "move", unit=unit)
    return g


def reached(g: ScytheGame) -> set[object]:
    """Where the moving unit may step."""
    return {action.names["to"] for action in legal(g) if action.verb == "go"}


@rule("scythe:move.river-definition")
def test_every_river_runs_between_two_pieces_of_land_or_at_a_home_base() -> None:
    assert all(TERRAIN[a] != "lake" and TERRAIN[b] != "lake" for a, b in components.PRINTED.board.rivers)
    at_bases = [to for base in components.PRINTED.board.home_bases for to, edge in base.to.items() if edge == "river"]
    assert at_bases == ["r2c6"]
    wrong = text_of("scythe", "map.yaml").replace("[r1c3, r1c4]", "[r2c1, r2c2]")
    with pytest.raises(DataError, match=r"map\.yaml: board 'printed': field 'rivers': r2c2 is a lake"):
        load_board(text=wrong)


@rule("scythe:move.lake-definition", "scythe:faction.nordic.seaworthy")
def test_a_lake_is_one_step_away_from_every_side_and_back() -> None:
    assert len(LAKES) == 7
    for lake in LAKES:
        shores = {BOARD.id(near) for near in hexes_of(BOARD.touches[BOARD.place(lake)])}
        assert shores == reached(setting_out("nordic", lake, "mech-2"))
        for shore in shores:
            assert lake in reached(setting_out("nordic", shore, "mech-2")), (shore, lake)


@rule(
    "scythe:faction.rusviet.riverwalk",
    "scythe:faction.nordic.riverwalk",
    "scythe:faction.crimea.riverwalk",
    "scythe:faction.polania.riverwalk",
    "scythe:faction.saxony.riverwalk",
    "scythe:deploy.riverwalk-destination",
)
@pytest.mark.parametrize(
    ("faction", "opened"),
    [
        ("saxony", {"forest", "mountain"}),
        ("rusviet", {"farm", "village"}),
        ("nordic", {"forest", "mountain"}),
        ("crimea", {"farm", "tundra"}),
        ("polania", {"village", "mountain"}),
    ],
)
def test_riverwalk_opens_two_terrains_on_every_river_of_the_board(faction: str, opened: set[str]) -> None:
    for at in sorted({a for a, _ in RIVERS}):
        g = setting_out(faction, at, "mech-1")
        across = {b for a, b in RIVERS if a == at}
        assert across & reached(g) == {b for b in across if TERRAIN[b] in opened}, at


@rule("scythe:deploy.not-workers", "scythe:move.river")
def test_riverwalk_is_not_for_workers() -> None:
    g = setting_out("saxony", "r6c0", "worker", "hex r6c6: saxony mech 1; saxony mech 4")
    assert refused(g, "go", to="r5c0").rule == "scythe:move.river"
    assert g.decision is not None
    assert g.decision.facts(g)["left"] == 1


@rule("scythe:move.from-home-base", "scythe:faction.rusviet.riverwalk")
def test_rusviet_crosses_the_river_at_its_base() -> None:
    assert reached(setting_out("rusviet", "r3c7", "character")) == {"r3c6", "r4c6"}
    crossing = setting_out("rusviet", "r3c7", "character", "hex r6c6: rusviet mech 1")
    assert reached(crossing) == {"r3c6", "r4c6", "r2c6"}


@rule("scythe:move.from-home-base", "scythe:faction.polania.submerge")
def test_polania_dives_into_the_lake_at_its_base() -> None:
    assert reached(setting_out("polania", "r3c0", "character")) == {"r3c1", "r4c0"}
    diving = setting_out("polania", "r3c0", "character", "hex r6c6: polania mech 2")
    assert reached(diving) == {"r3c1", "r4c0", "r2c0"}


@rule("scythe:faction.togawa.suiton")
def test_suiton_opens_the_lakes() -> None:
    closed = setting_out("togawa", "r3c3", "mech-1")
    assert refused(closed, "go", to="r4c2").rule == "scythe:move.lake"
    assert {"r4c2", "r2c2", "r3c4"} <= reached(setting_out("togawa", "r3c3", "mech-2"))
    from_lake = setting_out("togawa", "r4c2", "mech-2")
    assert {"r3c3", "r4c1", "r4c3", "r5c2", "r5c3"} <= reached(from_lake)
    # Unlike Submerge, it joins no lakes that do not touch.
    assert not {"r7c2", "r5c6"} & reached(from_lake)


@rule("scythe:deploy.lake.no-leaving")
@pytest.mark.parametrize(("left_behind", "workers", "oil"), [("character", 2, 0), ("mech 3", 0, 0), ("", 2, 1)])
def test_only_what_another_unit_can_take_off_may_stay_on_a_lake(left_behind: str, workers: int, oil: int) -> None:
    other = f"; nordic {left_behind}" if left_behind else ""
    g = setting_out("nordic", "r4c2", "mech-2", f"hex r4c2: nordic 2 workers; 1 oil{other}")
    play(g, "go", to="r3c3")
    assert (g.workers(0, BOARD.place("r3c3")), resources(g, "r3c3").get("oil", 0)) == (workers, oil)


@rule("scythe:deploy.lake.no-leaving")
@pytest.mark.parametrize(
    ("there", "workers", "oil"),
    [("mech 3", True, True), ("character", False, True), ("mech 3; nordic character", True, True), ("", False, False)],
)
def test_on_its_way_over_a_lake_a_mech_leaves_only_what_another_own_unit_there_can_carry(
    there: str, workers: bool, oil: bool
) -> None:
    rest = f"hex r4c2: nordic {there}\n" if there else ""
    g = setting_out("nordic", "r3c3", "mech-2", f"hex r3c3: nordic 2 workers; 1 oil\nhex r6c6: nordic mech 4\n{rest}")
    play(g, "load-all")
    play(g, "go", to="r4c2")
    for cargo, stays in (("worker", workers), ("oil", oil)):
        assert offers(g, "unload", cargo=cargo) == stays
        if not stays:
            assert refused(g, "unload", cargo=cargo).rule == "scythe:deploy.lake.no-leaving"
    assert offers(g, "unload-all") == (workers or oil)
    if workers or oil:
        play(g, "unload-all")
    play(g, "go", to="r4c1")
    assert g.workers(0, BOARD.place("r4c2")) == (2 if workers else 0)
    assert g.workers(0, BOARD.place("r4c1")) == (0 if workers else 2)
    assert resources(g, "r4c2" if oil else "r4c1") == {"oil": 1}


@rule("scythe:deploy.lake.no-leaving")
def test_the_character_does_not_board_its_airship_while_resources_would_stay_alone_on_the_lake() -> None:
    text = "hex r4c2: nordic character; 1 oil\nhex r6c6: nordic mech 2\nairship nordic: r4c2\n"
    g = aloft("toll hero", text)
    take_off(g)
    assert refused(g, "board-airship").rule == "scythe:deploy.lake.no-leaving"
    play(g, "load", cargo="oil")
    assert offers(g, "board-airship")
    kept = aloft("toll hero", text.replace("r6c6", "r4c2"))
    take_off(kept)
    assert offers(kept, "board-airship")
    older = aloft("toll hero", f"option rulings: 1\n{text}")
    take_off(older)
    assert offers(older, "board-airship")


def test_a_home_base_opens_to_the_land_beside_it_and_to_nothing_behind_water() -> None:
    g = RULEBOOK.start(RULEBOOK.sample_setups()[0])
    board = RULEBOOK.view(g, 0).board
    homes = {hex.id for hex in board.hexes if hex.terrain == "home-base"}
    assert {home for home, _ in board.gates} == homes
    for home, land in board.gates:
        assert TERRAIN[land] != "lake"
        assert (home, land) not in board.rivers
    opened = {land for _, land in board.gates}
    assert {land for home, land in board.rivers if home in homes} - opened
