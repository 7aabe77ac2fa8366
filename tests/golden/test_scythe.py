"""Whole games of Scythe, recorded once: every faction, mat, size of table, way to the last star, resolution
tile, kind of Mod and triumph track.

They must stay the same; `tools/make_golden.py` rewrites them, on purpose only.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from marches.games.scythe.edge import components
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.expansions.alliances.state import ALLIANCE_STATE
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE
from marches.games.scythe.rules.expansions.tesla.state import MAD_TESLA_STATE
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import FACTORY_SECTION, size
from marches.games.scythe.rules.trips import contested
from marches.kernel.step import SPECTATOR
from marches.table.table import Table
from tests.golden.replayed import replayed
from tests.marks import rule

FOLDER = Path(__file__).parent / "scythe"


class Golden(msgspec.Struct, frozen=True):
    """How a recorded game ended: answers, coins by seat, the winner's faction and mat, and the last star.

    `last` says whose it was and for what; `turn` whose turn it was.
    """

    answers: int
    scores: tuple[int, ...]
    winner: str
    last: str
    turn: str


GAMES: dict[str, Golden] = {
    "two-crimea-workers": Golden(543, (53, 5), "crimea agricultural", "crimea workers", "crimea"),
    "two-saxony-defence": Golden(779, (54, 58), "saxony mechanical", "saxony combat", "nordic"),
    "two-polania-popularity": Golden(868, (53, 70), "polania engineering", "polania popularity", "polania"),
    "two-rusviet-structures": Golden(993, (67, 63), "rusviet patriotic", "rusviet structures", "rusviet"),
    "two-rusviet-power": Golden(708, (76, 35), "rusviet agricultural", "rusviet power", "rusviet"),
    "two-automa-tracker": Golden(186, (6, 77), "polania", "polania tracker", "polania"),
    "two-automa-defence": Golden(148, (6, 80), "rusviet", "rusviet combat", "crimea"),
    "two-automa-power": Golden(174, (7, 77), "saxony", "saxony power", "saxony"),
    "two-automa-attack": Golden(162, (19, 86), "polania", "polania combat", "polania"),
    "three-nordic-recruits": Golden(885, (25, 68, 20), "nordic militant", "nordic recruits", "nordic"),
    "three-togawa-attack": Golden(1101, (50, 100, 50), "togawa industrial", "togawa combat", "togawa"),
    "three-albion-popularity-from-a-recruit": Golden(
        1082, (13, 19, 92), "albion mechanical", "albion popularity", "nordic"
    ),
    "three-togawa-encounter": Golden(1778, (110, 98, 92), "togawa mechanical", "albion popularity", "albion"),
    "three-factory-card": Golden(1612, (31, 88, 88), "rusviet patriotic", "rusviet popularity", "rusviet"),
    "four-saxony-upgrades": Golden(1175, (17, 64, 46, 35), "saxony agricultural", "saxony upgrades", "saxony"),
    "four-polania-attack-another-taken-back": Golden(
        1383, (8, 68, 43, 11), "polania agricultural", "polania combat", "polania"
    ),
    "five-nordic-mechs": Golden(1707, (84, 45, 4, 7, 26), "nordic patriotic", "saxony mechs", "saxony"),
    "six-saxony-second-objective": Golden(
        1548, (50, 19, 17, 19, 13, 24), "saxony innovative", "saxony objective", "saxony"
    ),
    "six-togawa-power-before-a-combat": Golden(
        2645, (40, 75, 40, 9, 52, 54), "togawa agricultural", "togawa power", "polania"
    ),
    "seven-crimea-power-from-a-recruit": Golden(
        2338, (36, 34, 35, 29, 26, 10, 53), "crimea innovative", "crimea power", "togawa"
    ),
    "two-vesna": Golden(966, (71, 25), "vesna agricultural", "vesna structures", "vesna"),
    "two-fenris": Golden(865, (114, 29), "fenris patriotic", "fenris mechs", "fenris"),
    "three-tesla-won": Golden(1711, (73, 51, 75), "crimea engineering", "crimea popularity", "rusviet"),
    "three-mad-tesla-beaten": Golden(1656, (58, 61, 39), "polania patriotic", "polania combat", "rusviet"),
    "three-mad-tesla-unbeaten": Golden(1435, (21, 54, 17), "crimea agricultural", "crimea structures", "crimea"),
    "two-mech-mods": Golden(970, (57, 55), "rusviet agricultural", "rusviet power", "rusviet"),
    "three-infra-mods": Golden(1277, (47, 93, 63), "polania patriotic", "crimea combat", "polania"),
    "three-war-rivals": Golden(2718, (133, 70, 115), "saxony engineering", "saxony combat", "saxony"),
    "two-rivals": Golden(1384, (78, 14), "rusviet agricultural", "rusviet combat", "rusviet"),
    "two-peace": Golden(1122, (127, 66), "saxony patriotic", "saxony workers", "saxony"),
    "two-triumph-tiles": Golden(1315, (13, 129), "polania engineering", "polania resources", "polania"),
    "five-alliances-broken": Golden(2341, (40, 36, 11, 71, 32), "nordic innovative", "vesna mechs", "vesna"),
    "three-airships": Golden(1156, (77, 76, 11), "rusviet agricultural", "polania upgrades", "polania"),
    "three-own-airships": Golden(1131, (51, 50, 19), "togawa militant", "rusviet power", "rusviet"),
    "seven-airships-clock": Golden(849, (18, 3, 14, 14, 7, 6, 16), "crimea agricultural", "polania workers", "rusviet"),
    "two-land-rush": Golden(761, (77, 56), "rusviet agricultural", "rusviet popularity", "rusviet"),
    "three-factory-explosion": Golden(1034, (56, 17, 53), "crimea engineering", "crimea power", "crimea"),
    "four-spoils-of-war": Golden(1346, (49, 38, 22, 25), "crimea engineering", "crimea popularity", "saxony"),
    "two-king-of-the-hill": Golden(719, (77, 37), "rusviet agricultural", "rusviet popularity", "rusviet"),
    "three-deja-vu": Golden(945, (58, 31, 22), "crimea engineering", "crimea mechs", "crimea"),
    "four-mission-possible": Golden(1502, (60, 70, 10, 13), "polania patriotic", "polania combat", "saxony"),
    "two-doomsday-clock": Golden(229, (11, 12), "polania patriotic", "polania workers", "polania"),
    "three-backup-plan": Golden(770, (62, 32, 74), "nordic mechanical", "nordic popularity", "polania"),
}


def test_every_record_is_expected_and_the_other_way_round() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(GAMES)


def test_every_faction_and_every_mat_wins_somewhere_and_every_number_plays() -> None:
    winners = {word for golden in GAMES.values() for word in golden.winner.split()}
    assert winners == {*components.FACTION_IDS, *components.MAT_IDS}
    assert {len(golden.scores) for golden in GAMES.values()} == {2, 3, 4, 5, 6, 7}


def test_every_triumph_is_once_the_last_and_every_tile_ends_a_game() -> None:
    last = {golden.last.split()[1] for golden in GAMES.values()}
    assert last >= {triumph.id for triumph in components.PRINTED.scoring.triumphs}
    assert all(any(name.endswith(tile.id) for name in GAMES) for tile in components.PRINTED.resolution)


@rule("scythe:end.undo-shared", "scythe:end.pending-combat")
def test_one_game_ends_while_another_combat_is_due() -> None:
    table = replay("four-polania-attack-another-taken-back")
    before, after = table.at(table.n - 1), table.game
    assert isinstance(before, ScytheGame)
    assert isinstance(after, ScytheGame)
    assert size(contested(before, before.active)) == 2
    assert contested(after, after.active) == 0


@rule("scythe:star.mandatory")
def test_one_game_ends_in_an_encounter_and_one_on_a_factory_card() -> None:
    met = replay("three-togawa-encounter").game
    used = replay("three-factory-card").game
    assert isinstance(met, ScytheGame)
    assert isinstance(used, ScytheGame)
    assert met.encounter_card >= 0
    assert used.section[used.active] >= FACTORY_SECTION


@rule("scythe:tesla.mad.damage", "scythe:tesla.gain")
def test_mad_tesla_is_beaten_in_one_game_and_in_another_not() -> None:
    beaten, unbeaten = replay("three-mad-tesla-beaten").game, replay("three-mad-tesla-unbeaten").game
    won = replay("three-tesla-won").game
    assert isinstance(beaten, ScytheGame)
    assert isinstance(unbeaten, ScytheGame)
    assert isinstance(won, ScytheGame)
    assert MAD_TESLA_STATE.of(beaten).health < MAD_TESLA_STATE.of(unbeaten).health == 16
    assert won.champion_seat >= 0


@rule("scythe:alliance.swap", "scythe:alliance.break")
def test_one_game_has_alliances_that_are_broken() -> None:
    allied = replay("five-alliances-broken").game
    assert isinstance(allied, ScytheGame)
    state = ALLIANCE_STATE.of(allied)
    assert len([seat for seat in range(5) if state.held[seat] != seat]) == 4
    assert state.broken


@rule("scythe:automa.end.sixth-star", "scythe:automa.tracker.scheme-change")
def test_an_automa_ends_one_game_on_the_persons_turn_and_others_on_its_own() -> None:
    for name in ("two-automa-tracker", "two-automa-defence", "two-automa-power", "two-automa-attack"):
        g = replay(name).game
        assert isinstance(g, ScytheGame)
        assert AUTOMA_STATE.of(g).scheme[1] == 1
        assert g.stars_placed(1) == 6
        assert (g.active == 0) is (name == "two-automa-defence")


@rule("scythe:end.trigger", "scythe:score.winner", "scythe:resolution.replaces-end")
@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_the_same_end(name: str) -> None:
    assert ended(replay(name)) == GAMES[name]


def replay(name: str) -> Table:
    return replayed(RULEBOOK, FOLDER / f"{name}.jsonl")


def ended(table: Table) -> Golden:
    result = table.game.result
    assert result is not None
    seats = RULEBOOK.view(table.game, SPECTATOR).seats
    lines = [event.line for entry in table.entries for event in entry.events]
    star = [line.facts for line in lines if line.key == "scythe-did-place-star"][-1]
    turn = [line.facts for line in lines if line.key == "scythe-did-begin-turn"][-1]
    winner = " ".join(f"{seats[seat].faction} {seats[seat].mat}".strip() for seat in result.winners)
    last = f"{faction_of(table, star['seat'])} {str(star['triumph']).removeprefix('triumph:')}"
    return Golden(table.n, result.scores, winner, last, faction_of(table, turn["seat"]))


def faction_of(table: Table, seat: int | str) -> str:
    """The faction of a seat written as a fact."""
    return RULEBOOK.view(table.game, SPECTATOR).seats[int(str(seat).removeprefix("seat:"))].faction
