"""Where Automa workers go: the brute force against the ledger, and the engine against the brute force."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from marches.games.scythe.edge.extras import AutomasView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE
from marches.games.scythe.rules.state import ScytheGame
from tests.marks import rule
from tests.scythe.automa_brute_force import (
    Answer,
    Land,
    Situation,
    Unit,
    counts,
    destination,
    distance,
    land_of_view,
    neighbourhood,
    printed_land,
    reach,
    safe,
    select,
    untie,
    valid,
)
from tests.scythe.helpers import draw, extra, position, seat

LAND = printed_land()


def situation(automa: str, units: dict[str, str], water_free: bool, token: str = "") -> Situation:
    """`units`: by faction, pieces such as "worker r1c4"; all other factions are enemies."""
    pieces = []
    for owner, text in units.items():
        for word in text.split(", "):
            kind, at = word.split()
            pieces.append(Unit(owner, kind, LAND.bases[owner] if at == "base" else at))
    return Situation(LAND, automa, pieces, water_free, set(units) - {automa}, token)


NORDIC = "character base, worker r1c4, worker r1c5"


def test_the_brute_force_measures_the_distances_of_the_ledger() -> None:
    assert distance(LAND, "r1c4", "r4c3") == 3
    assert distance(LAND, "r1c4", "base_nordic") == 1
    assert {distance(LAND, base, "r4c3") for base in ("base_nordic", "base_crimea")} == {4}
    assert {distance(LAND, base, "r4c3") for base in ("base_togawa", "base_saxony")} == {5}


def test_the_brute_force_finds_the_neighbourhoods_and_reaches_of_the_ledger() -> None:
    free, barred = (situation("nordic", {"nordic": NORDIC}, water) for water in (True, False))
    character, worker = free.units[0], free.units[1]
    assert neighbourhood(free, worker) == {"r1c3", "r1c4", "r1c5", "r2c3", "r2c4"}
    assert neighbourhood(free, character) == set()
    assert reach(barred) == {"r1c4", "r1c5", "r2c4"}
    assert reach(free) == {"r1c3", "r1c4", "r1c5", "r1c6", "r2c3", "r2c4", "r2c5"}
    assert reach(situation("nordic", {"nordic": "character base, worker base"}, True)) == {"r1c4", "r1c5"}
    rusviet = "character base, worker r3c6, worker r4c6"
    assert reach(situation("rusviet", {"rusviet": rusviet}, False)) == {"r3c6", "r4c5", "r4c6"}
    further = {"r2c5", "r2c6", "r3c5", "r5c6"}
    assert reach(situation("rusviet", {"rusviet": rusviet}, True)) == {"r3c6", "r4c5", "r4c6", *further}


def test_the_brute_force_selects_the_worker_closest_to_the_base() -> None:
    three = "worker r1c4, worker r1c5, worker r2c5"
    assert select(situation("nordic", {"nordic": three}, True)) == Unit("nordic", "worker", "r1c4")
    four = situation("nordic", {"nordic": f"{three}, worker base"}, True)
    assert select(four) == Unit("nordic", "worker", "base_nordic")


def test_the_brute_force_finds_the_valid_and_safe_places_of_the_ledger() -> None:
    crowd = situation("nordic", {"nordic": "worker r1c4, worker r1c5, worker r2c4"}, False)
    assert valid(crowd, crowd.units[0]) == {"r1c4"}
    assert destination(crowd).end is None
    own_mech = situation("nordic", {"nordic": "worker base, worker r1c4, mech r2c4"}, False)
    assert "r2c4" in valid(own_mech, own_mech.units[0])
    threatened = situation("nordic", {"nordic": NORDIC, "crimea": "mech r2c4"}, False)
    assert safe(threatened, reach(threatened)) == set()
    assert destination(threatened).end is None
    calm = situation("nordic", {"nordic": NORDIC, "crimea": "mech base"}, False)
    assert destination(calm) == Answer("r1c4", "r2c4", "")


def test_the_brute_force_counts_as_the_ledger_does() -> None:
    s = situation("nordic", {"nordic": "worker base, character base, worker r1c4, worker r1c5"}, True)
    near = counts(s, reach(s), s.units[0])
    assert near["r2c4"] == 2
    assert {name for name, count in near.items() if count == 1} == {"r1c3", "r2c3", "r1c6", "r2c5"}
    assert destination(s).end == "r2c4"


def test_the_brute_force_stays_where_the_ledger_stays() -> None:
    s = situation("nordic", {"nordic": NORDIC, "crimea": "mech r3c5"}, True)
    assert destination(s) == Answer("r1c4", None, "")
    assert s.why[-1] == "stays put"


@pytest.mark.parametrize(("token", "expected"), [("albion", ("r4c4", "crimea")), ("crimea", ("r5c4", "polania"))])
def test_the_brute_force_moves_the_token_as_the_ledger_does(token: str, expected: tuple[str, str]) -> None:
    s = situation("nordic", {"nordic": NORDIC}, True, token)
    assert (untie(s, ["r4c4", "r5c4"], "destination"), s.token) == expected


POSITIONS: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "automa_positions.yaml").read_text("utf-8"))


def pieces_of(land: Land, entry: dict[str, Any]) -> list[Unit]:
    found = []
    for owner, kinds in entry["units"].items():
        for kind, places in kinds.items():
            found += [Unit(owner, kind, land.bases[owner] if at == "base" else at) for at in places]
    return found


def scenario_of(entry: dict[str, Any]) -> str:
    """A position of the file as the engine reads it."""
    factions = list(entry["units"])
    automas = [entry["automa"], *entry.get("automas", [])]
    mats = iter(("industrial", "mechanical", "patriotic"))
    modules = "modular invaders" if "layout" in entry else "invaders"
    rows = [f"modules: {modules}", f"option automa-mode: {entry.get('mode', 'competitive')}"]
    rows += [f"layout {entry['layout']}:"] if "layout" in entry else []
    rows += [f"seat {faction} {'automa' if faction in automas else next(mats)}:" for faction in factions]
    rows += [f"automa {entry['automa']}: marker {entry['space']}", f"turn {entry['automa']}: 9"]
    return "\n".join(rows)


def lay_out(g: ScytheGame, entry: dict[str, Any]) -> Land:
    """Put the pieces of an entry on the map of a game, and nothing else."""
    land = printed_land() if "layout" not in entry else land_of_view(msgspec.to_builtins(RULEBOOK.view(g, -2).board))
    ids = {name: land.cells[name] for name in land.cells}
    for owner in entry["units"]:
        who = seat(g, owner)
        for at in range(g.board.count):
            g.add_workers(who, at, -g.workers(who, at))
        g.put_unit(who, 0, -1)
        mechs = 0
        for piece in [piece for piece in pieces_of(land, entry) if piece.owner == owner]:
            at = g.board.at(*ids[piece.at])
            if piece.kind == "worker":
                g.add_workers(who, at, 1)
            else:
                mechs += piece.kind == "mech"
                g.put_unit(who, mechs if piece.kind == "mech" else 0, at)
    if "token" in entry:
        AUTOMA_STATE.of(g).token = g.board.at(*ids[land.bases[entry["token"]]])
    return land


@pytest.mark.parametrize("entry", POSITIONS, ids=[entry["name"] for entry in POSITIONS])
@rule("scythe:automa.worker.destination")
@rule("scythe:automa.worker.valid")
@rule("scythe:automa.worker.safe")
@rule("scythe:automa.move.select")
def test_the_engine_moves_workers_as_the_brute_force_does(entry: dict[str, Any]) -> None:
    g = position(scenario_of(entry))
    land = lay_out(g, entry)
    friends = {entry["automa"], *(entry.get("automas", []) if entry.get("mode") == "cooperative" else [])}
    enemies = set(entry["units"]) - friends
    expected = destination(
        Situation(land, entry["automa"], pieces_of(land, entry), entry["space"] > 4, enemies, entry.get("token", ""))
    )
    who = seat(g, entry["automa"])
    draw(g, automa_card="3")
    account = next(one.account for one in extra(g, -2, AutomasView).automas if one.seat == who)
    assert account is not None
    tried = account.tries[0]
    cells = {name: g.board.id(g.board.at(*cell)) for name, cell in land.cells.items()}
    assert tried.option == "worker"
    assert tried.start == (cells[expected.start] if expected.start else "")
    assert tried.to == (cells[expected.end] if expected.end else "")
    if expected.token:
        assert AUTOMA_STATE.of(g).token == g.board.at(*land.cells[land.bases[expected.token]])


def test_the_forty_positions_differ_in_what_decides() -> None:
    assert len(POSITIONS) == 40
    assert {entry["automa"] for entry in POSITIONS} == {*LAND.bases}
    assert {entry["space"] > 4 for entry in POSITIONS} == {True, False}
