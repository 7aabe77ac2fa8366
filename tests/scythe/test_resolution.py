"""Resolution tiles: eight other ways for a game to end."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge import samples as setups
from marches.games.scythe.edge.components import PRINTED
from marches.games.scythe.edge.extras import ResolutionView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.expansions.resolution.tile import TILE_STAR
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.rulebook import ScenarioError
from marches.kernel.setup import Setup, SetupError
from marches.testing import conformance
from marches.text import LANGUAGES, Words
from tests.marks import rule
from tests.scythe.endings_helpers import FIVE, READY, bolster, end_turn, idle, on_paper, table
from tests.scythe.helpers import (
    commit,
    draw,
    extra,
    move,
    offers,
    play,
    position,
    question,
    refused,
    section,
    start_move,
    started,
)

TILES = [tile.id for tile in PRINTED.resolution]
FAITHFUL = {tile.id for tile in PRINTED.resolution if tile.status != "stand-in"}


def shown(g: ScytheGame, seat: int = 0) -> ResolutionView:
    """What a seat sees of the tile."""
    return extra(g, seat, ResolutionView)


def drawn(options: dict[str, bool | int | str], seed: int) -> ScytheGame:
    """A game for two at its first turn."""
    return started(Setup("scythe", 2, ("random",) * 2, ("resolution",), options), "ChooseSection", seed)


@rule("scythe:resolution.setup")
def test_one_tile_lies_open_and_stand_ins_only_on_request() -> None:
    plain = {shown(drawn({}, seed)).tile for seed in range(40)}
    assert plain == FAITHFUL
    house = {shown(drawn({"house-tiles": True}, seed)).tile for seed in range(80)}
    assert house == set(TILES)
    seen = [shown(drawn({}, 1), seat) for seat in (0, 1, -2)]
    assert seen[0] == seen[1] == seen[2]


@rule("scythe:resolution.choose-tile")
def test_a_table_may_choose_its_tile() -> None:
    for tile in PRINTED.resolution:
        g = drawn({"resolution": tile.id, "house-tiles": True}, 2)
        assert shown(g).tile == tile.id
        assert shown(g).status == tile.status
        assert shown(g).ours == (tile.status == "stand-in")


def test_a_setup_that_cannot_be_is_refused() -> None:
    with pytest.raises(SetupError, match="scythe-setup-stand-in tile=resolution:land-rush"):
        RULEBOOK.check(Setup("scythe", 2, ("random",) * 2, ("resolution",), {"resolution": "land-rush"}))
    with pytest.raises(SetupError, match="scythe-setup-resolution"):
        RULEBOOK.check(Setup("scythe", 2, ("random",) * 2, (), {"resolution": "doomsday-clock"}))
    with pytest.raises(SetupError, match="scythe-setup-final-turns"):
        RULEBOOK.check(Setup("scythe", 2, ("random",) * 2, ("resolution",), {"final-turns": True}))
    with pytest.raises(ScenarioError, match="needs 'modules: resolution'"):
        position("seat nordic industrial:\nseat crimea mechanical:\nresolution deja-vu:")


@rule("scythe:resolution.replaces-end", "scythe:resolution.several-with-six")
def test_a_sixth_star_alone_ends_nothing() -> None:
    g = table("doomsday-clock", READY, READY)
    bolster(g)
    assert g.stars_placed(0) == 6
    assert (g.result, question(g)) == (None, "ChooseBottom")
    end_turn(g)
    bolster(g)
    end_turn(g)
    assert (g.active, g.stars_placed(1), g.result) == (2, 6, None)
    assert [score_of(g, seat).stars for seat in range(3)] == [6, 6, 0]


@rule("scythe:resolution.stars-elsewhere")
def test_a_star_on_the_tile_scores_like_any_other() -> None:
    stars = "star mechs; star structures; star recruits; star workers; star resolution-tile"
    g = table("king-of-the-hill", f"popularity 10; {stars}")
    assert score_of(g, 0).star_coins == 20


@rule("scythe:resolution.max-six")
def test_nobody_places_a_seventh_star() -> None:
    stars = "star mechs; star structures; star recruits; star workers; star mission-1; star mission-2"
    g = table("mission-possible", f"{stars}; power 15; coins 5", rest="last-turns crimea: rusviet\n")
    bolster(g)
    assert g.power[0] == 16
    assert g.stars_placed(0) == 6


@rule("scythe:resolution.coins-from-completed")
def test_a_completed_bottom_action_still_pays_coins_once_a_turn() -> None:
    mechs = "".join(
        f"hex {at}: nordic mech {number}\n" for number, at in enumerate(("r1c5", "r1c6", "r2c5", "r2c6"), 1)
    )
    seat = f"{FIVE}; star power; coins 1; power 3; popularity 3"
    g = table("doomsday-clock", seat, rest=f"{mechs}hex r1c4: nordic 2 workers; 6 metal\n")
    section(g, "produce")
    play(g, "skip")
    play(g, "take-bottom", bottom="deploy")
    assert g.coins[0] == 3
    assert question(g) == "ChooseSection"
    assert g.active == 1


# -- each tile -------------------------------------------------------------------------------------------------


@rule("scythe:resolution.tile-decides")
def test_the_doomsday_clock_strikes_after_twenty_turns_each() -> None:
    g = table("doomsday-clock", rest="turn rusviet: 59\n")
    assert shown(g).turns_left == 2
    idle(g)
    assert g.result is None
    assert g.active == 2
    idle(g)
    assert g.result is not None


@rule("scythe:resolution.tile-decides")
@pytest.mark.parametrize("tile", ["spoils-of-war", "king-of-the-hill", "deja-vu"])
def test_some_tiles_still_end_with_the_sixth_star(tile: str) -> None:
    g = table(tile, READY)
    bolster(g)
    assert g.result is not None


@rule("scythe:resolution.tile-decides")
def test_the_king_of_the_hill_holds_the_factory_when_a_turn_begins() -> None:
    g = table("king-of-the-hill", rest="hex r4c3: crimea worker\nhex r5c3: rusviet worker\n")
    idle(g)
    idle(g)
    assert (g.active, g.star_count(2, TILE_STAR)) == (2, 1)
    assert RULEBOOK.view(g, 0).seats[2].stars == {"resolution-tile": 1}
    for _ in range(3):
        idle(g)
    assert g.star_count(2, TILE_STAR) == 1
    assert g.stars_placed(0) + g.stars_placed(1) == 0


@rule("scythe:resolution.tile-decides")
def test_the_king_can_place_the_sixth_star_before_doing_anything() -> None:
    g = table("king-of-the-hill", second=FIVE, rest="hex r4c3: rusviet character\n")
    idle(g)
    assert g.result is not None
    assert g.active == 1


@rule("scythe:resolution.tile-decides")
def test_spoils_of_war_pay_for_every_combat_and_every_win_may_earn_a_star() -> None:
    board = "hex r3c3: nordic character\nhex r4c3: crimea mech 1\n"
    g = table("spoils-of-war", "power 7; coins 1; star combat 2", rest=board)
    start_move(g)
    move(g, "r4c3")
    play(g, "done")
    commit(g, 0, 3)
    commit(g, 2, 0)
    assert g.stars_placed(0) == 3
    assert g.coins[0] == 3
    usual = table("doomsday-clock", "power 7; coins 1; star combat 2", rest=board)
    start_move(usual)
    move(usual, "r4c3")
    play(usual, "done")
    commit(usual, 0, 3)
    commit(usual, 2, 0)
    assert (usual.stars_placed(0), usual.coins[0]) == (2, 1)


@rule("scythe:resolution.tile-decides")
def test_deja_vu_a_track_must_be_left_and_climbed_again() -> None:
    g = table("deja-vu", "power 16; star power; coins 9; cards 2 2")
    bolster(g)
    assert g.stars_placed(0) == 1
    end_turn(g)
    again = table(
        "deja-vu", "power 16; star power; coins 9", rest="hex r3c3: nordic character\nhex r3c2: crimea mech 1\n"
    )
    start_move(again)
    move(again, "r3c2")
    play(again, "done")
    commit(again, 0, 2)
    commit(again, 2, 0)
    assert again.stars_placed(0) == 2
    end_turn(again)
    idle(again)
    idle(again)
    bolster(again)
    assert (again.power[0], again.star_count(0, 8), again.stars_placed(0)) == (16, 2, 3)


@rule("scythe:resolution.tile-decides")
def test_deja_vu_needs_a_star_before_it_can_come_again() -> None:
    g = table("deja-vu", "power 16; coins 9", rest="hex r3c3: nordic character\nhex r3c2: crimea mech 1\n")
    start_move(g)
    move(g, "r3c2")
    play(g, "done")
    commit(g, 0, 2)
    commit(g, 2, 0)
    for stars in (1, 1):
        end_turn(g)
        idle(g)
        idle(g)
        bolster(g)
        assert (g.power[0], g.star_count(0, 8)) == (16, stars)
        end_turn(g)
        idle(g)
        idle(g)
        section(g, "move")


@rule("scythe:resolution.tile-decides")
def test_deja_vu_gives_another_objective_and_two_more_combats() -> None:
    g = table("deja-vu", "objectives 22 9; factory 3; star combat 2")
    section(g, "trade")
    play(g, "reveal-objective", objective="22")
    draw(g, objective="8")
    assert RULEBOOK.view(g, 0).objectives == ["8"]
    assert RULEBOOK.view(g, 1).seats[0].objectives == 1
    done = table("deja-vu", "objectives 22 9; factory 3; star objective")
    section(done, "trade")
    play(done, "reveal-objective", objective="22")
    assert question(done) == "ChooseTop"
    assert (done.star_count(0, 5), RULEBOOK.view(done, 0).objectives) == (2, [])
    fighters = "hex r3c3: nordic character\nhex r4c3: crimea mech 1\n"
    for stars, after in ((3, 4), (4, 4)):
        g = table("deja-vu", f"star combat {stars}; power 3", rest=fighters)
        start_move(g)
        move(g, "r4c3")
        play(g, "done")
        commit(g, 0, 1)
        commit(g, 2, 0)
        assert g.star_count(0, 6) == after


@rule("scythe:resolution.tile-decides")
def test_the_fifth_star_starts_the_countdown_to_the_explosion() -> None:
    board = """
        hex r4c3: nordic character; 3 oil
        hex r3c3: rusviet 2 workers; rusviet mech 1
        hex r5c3: crimea mill; crimea worker
        hex r6c3: crimea character
    """
    four = "star upgrades; star mechs; star structures; star recruits"
    g = table("factory-explosion", f"{four}; power 15; coins 3; popularity 6", "popularity 4", "popularity 17", board)
    bolster(g)
    end_turn(g)
    assert g.coins[0] == 3 - 1 + 5
    assert shown(g).turns_left == 6
    for _ in range(5):
        assert g.result is None
        idle(g)
    assert shown(g).turns_left == 1
    assert g.unit_at(0, 0) == g.board.place("r4c3")
    idle(g)
    assert g.result is not None
    assert [int(g.popularity[seat]) for seat in range(3)] == [7, 7, 18]
    assert g.unit_at(0, 0) == g.seating.base[0]
    assert g.workers(1, g.seating.base[1]) == 2
    assert g.unit_at(2, 0) == g.board.place("r6c3")
    assert g.star_count(2, 7) == 1
    assert g.resources_at(g.board.place("r4c3")) == 3
    assert g.controlled(2) >> g.board.place("r5c3") & 1


@rule("scythe:resolution.tile-decides", "scythe:resolution.several-with-six")
def test_sixth_stars_in_the_countdown_end_nothing_and_pay_nothing_more() -> None:
    g = table("factory-explosion", f"{READY}; popularity 6", READY)
    bolster(g)
    end_turn(g)
    assert g.coins[0] == 5 - 1 + 5
    bolster(g)
    end_turn(g)
    assert (g.stars_placed(1), int(g.coins[1]), g.result) == (6, 4, None)


@rule("scythe:resolution.tile-decides")
def test_missions_are_worth_a_star_to_everyone() -> None:
    position_ = "resolution mission-possible: mission 22; mission 12\n"
    seats = "seat nordic industrial: factory 3; coins 25\nseat crimea mechanical: factory 4; coins 3\n"
    text = f"modules: resolution\n{position_}{seats}turn nordic\n"
    printed = position("option objective-timing: printed\n" + text)
    section(printed, "trade")
    assert refused(printed, "complete-mission", objective="12").key == "scythe-why-end-of-turn"
    g = position(text)
    section(g, "trade")
    assert offers(g, "complete-mission", objective="12")
    play(g, "complete-mission", objective="22")
    assert refused(g, "complete-mission", objective="22").key == "scythe-why-no-mission-star"
    play(g, "skip")
    play(g, "skip")
    play(g, "complete-mission", objective="12")
    assert RULEBOOK.view(g, 1).seats[0].stars == {"mission-1": 1, "mission-2": 1}
    section(g, "trade")
    play(g, "complete-mission", objective="22")
    play(g, "skip")
    play(g, "skip")
    assert refused(g, "complete-mission", objective="12").facts["now"] == 3
    missions = shown(g).missions
    assert [one.starred for one in missions] == [[0, 1], [0]]


def test_missions_come_from_the_deck_and_are_counted() -> None:
    g = drawn({"resolution": "mission-possible"}, 4)
    missions = shown(g).missions
    held = {card for seat in range(2) for card in RULEBOOK.view(g, seat).objectives}
    assert len({one.objective for one in missions} | held) == 6
    assert RULEBOOK.view(g, 0).objective_deck == 23 - 6
    assert RULEBOOK.census(g)["objectives"] == 23


@rule("scythe:resolution.tile-decides")
def test_after_the_sixth_star_missions_leave_a_turn_without_moving() -> None:
    g = table("mission-possible", READY, "factory 3; coins 2")
    bolster(g)
    assert (g.active, question(g)) == (1, "ChooseSection")
    section(g, "move")
    assert refused(g, "move-units").key == "scythe-why-no-last-move"
    play(g, "gain-coins")
    end_turn(g)
    idle(g)
    assert g.result is not None


@rule("scythe:resolution.tile-decides")
def test_a_factory_card_moves_nothing_either() -> None:
    g = table("mission-possible", READY, "factory 3; coins 2")
    bolster(g)
    play(g, "factory-section", factory_card="3")
    play(g, "skip")
    assert refused(g, "factory-move").key == "scythe-why-no-last-move"


@rule("scythe:resolution.tile-decides", "scythe:resolution.stars-elsewhere")
def test_a_backup_plan_turns_unfinished_objectives_into_a_star() -> None:
    g = table("backup-plan", "objectives 9 19", "objectives 1 2; factory 3; coins 2")
    section(g, "trade")
    play(g, "give-up-objectives")
    view = RULEBOOK.view(g, 1)
    assert (view.seats[0].stars, view.seats[0].objectives) == ({"resolution-tile": 1}, 0)
    assert refused(g, "give-up-objectives").key == "scythe-why-no-objective"
    twice = table("backup-plan", "objectives 9 19; star resolution-tile")
    section(twice, "trade")
    assert refused(twice, "give-up-objectives").key == "scythe-why-no-tile-star"


@rule("scythe:resolution.tile-decides")
def test_after_the_sixth_star_the_backup_plan_leaves_a_full_turn_to_the_others() -> None:
    g = table("backup-plan", READY, "coins 2", READY)
    bolster(g)
    start_move(g)
    play(g, "done")
    end_turn(g)
    assert g.active == 2
    bolster(g)
    assert (g.stars_placed(2), g.result) == (6, None)
    end_turn(g)
    assert g.result is not None


@rule("scythe:resolution.tile-decides")
def test_a_star_on_anothers_turn_lets_that_turn_go_on() -> None:
    """Crimea's recruit earns the sixth star while Nordic acts: Nordic's turn is not its last one."""
    board = "hex r1c4: nordic worker; 3 oil\n"
    crimea = f"{FIVE}; power 15; recruit upgrade; bonus coins"
    g = table("mission-possible", "cube move-units", "", crimea, board)
    section(g, "bolster")
    play(g, "skip")
    play(g, "take-bottom", bottom="upgrade")
    play(g, "move-cube", cube="gain-coins")
    play(g, "cover", bottom="build")
    play(g, "accept", 2)
    assert (g.stars_placed(2), g.active) == (6, 0)
    end_turn(g)
    assert g.active == 1
    idle(g)
    assert (g.active, g.result) == (0, None)
    idle(g)
    assert g.result is not None


@rule("scythe:resolution.tile-decides")
def test_a_land_rush_lets_everyone_move_every_unit_once() -> None:
    board = """
        hex r1c4: nordic 2 workers; nordic character
        hex r1c5: rusviet mech 1
        hex r2c5: crimea worker
    """
    g = table("land-rush", READY, "", "", board)
    bolster(g)
    assert (g.active, question(g)) == (0, "ChooseUnit")
    assert shown(g).land_rush is True
    play(g, "move", unit="character")
    assert refused(g, "go", to="r1c5").key == "scythe-why-land-rush"
    assert not offers(g, "go", to="r1c5")
    play(g, "go", to="r2c4")
    for _ in range(2):
        play(g, "move-worker", from_="r1c4")
        play(g, "go", to="r2c4")
    assert g.active == 1
    play(g, "done")
    play(g, "done")
    assert g.result is not None
    assert g.encounters >> g.board.place("r2c4") & 1


@rule("scythe:resolution.tile-decides", "scythe:end.undo-shared")
def test_a_turn_broken_off_leaves_shared_territories() -> None:
    """The first of two combats brings the sixth star: the other one is not fought."""
    board = """
        hex r3c3: nordic character; nordic mech 1
        hex r4c3: crimea mech 1
        hex r3c2: rusviet mech 1
    """
    g = table("backup-plan", f"{FIVE}; power 5; cube move-units", rest=board)
    start_move(g)
    move(g, "r4c3")
    move(g, "r3c2", unit="mech-1")
    play(g, "done")
    play(g, "fight", hex="r4c3")
    commit(g, 0, 1)
    commit(g, 2, 0)
    assert (g.stars_placed(0), g.active, question(g)) == (6, 1, "ChooseSection")
    assert g.unit_at(0, 1) == g.board.place("r3c3")
    assert RULEBOOK.view(g, 0).combat is None


# -- what holds for every game ---------------------------------------------------------------------------------

SETUPS = setups.other_endings()


@pytest.mark.parametrize("setup", SETUPS, ids=TILES)
def test_nothing_hidden_is_seen_with_any_tile(setup: Setup) -> None:
    conformance.check_non_interference(RULEBOOK, setup, seed=6, every=301)


@pytest.mark.parametrize("setup", SETUPS, ids=TILES)
def test_games_with_any_tile_can_be_replayed(setup: Setup) -> None:
    conformance.check_replay(RULEBOOK, setup, seed=8)


@pytest.mark.parametrize("tile", TILES)
def test_positions_with_any_tile_can_be_written_and_read(tile: str) -> None:
    g = table(tile, "star resolution-tile", rest="turn crimea: 12\n")
    text = RULEBOOK.dump(g)
    assert RULEBOOK.dump(RULEBOOK.load(text)) == text
    full = f"resolution {tile}: mission 8; mission 22; countdown 4; again crimea power\nlast-turns nordic: rusviet\n"
    seats = "seat nordic industrial:\nseat rusviet engineering:\nseat crimea mechanical:\n"
    text = RULEBOOK.dump(position(f"modules: resolution\n{seats}{full}turn crimea\n"))
    assert all(row in text for row in full.splitlines())
    assert RULEBOOK.dump(RULEBOOK.load(text)) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_the_tile_and_its_missions(lang: str) -> None:
    rows = "seat nordic industrial: star mission-1\nseat crimea mechanical:\n"
    g = position(f"modules: resolution\nresolution mission-possible: mission 8; mission 22\n{rows}turn crimea\n")
    words = Words(lang, ["Ana", "Bo"])
    drawn = on_paper(g, words)
    assert words.message("scythe-resolution-mission-possible", {}) in drawn
    assert drawn.count(words.message("cli-scythe-mission", {})) == 2
    assert "★ Ana" in drawn
    assert words.message("cli-scythe-ours", {}) not in drawn
    ours = on_paper(table("deja-vu"), words)
    assert words.message("cli-scythe-ours", {}) in ours
    clock = on_paper(table("doomsday-clock"), words)
    assert words.message("cli-scythe-turns-left", {"count": 60}) in clock
