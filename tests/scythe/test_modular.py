"""The modular board: base tiles, mats, choosing factions, seats, Wayfare, smaller maps, set-ups that are refused."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from marches.games.scythe.edge.extras import ModularView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.expansions.modular.layout import LAYOUT_STATE, name_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import hexes_of, size
from marches.kernel.rulebook import ScenarioError
from marches.kernel.setup import SetupError, Value
from marches.table.table import Table
from tests.marks import rule
from tests.scythe.helpers import (
    by_chance,
    extra,
    factions,
    legal,
    place,
    play,
    position,
    preview,
    question,
    refused,
    seat,
    start_move,
)
from tests.scythe.modular_helpers import BOX, KNOWN, PLAIN, choose, choose_any, laid, on_board, setup_of

FENRIS_LAYOUT = f"{PLAIN}.nspfcatv"
"""All nine factions' tiles but Rusviet's."""
THREE = {"mats": "engineering, innovative, agricultural"}


def tiles_on(g: ScytheGame) -> list[str]:
    return [BOX.tile_names[tile] for tile in LAYOUT_STATE.of(g).bases]


def offered_factions(g: ScytheGame) -> set[str]:
    return {str(action.names["faction"]) for action in legal(g)}


def numbers(g: ScytheGame) -> list[str]:
    """The mats' numbers, in seat order."""
    return [g.kit.data.mats[mat].number for mat in g.seating.mat]


@rule("scythe:modular.home-tiles", "scythe:modular.home-tiles-without-fenris")
def test_without_fenris_seven_faction_tiles_and_the_inactive_one_fill_the_bases() -> None:
    for seed in range(20):
        g = laid(2, ("invaders",), seed=seed)
        assert size(g.board.bases) == 8
        assert Counter(tiles_on(g)) == Counter(
            ["nordic", "saxony", "polania", "crimea", "rusviet", "albion", "togawa", "inactive"]
        )
    assert len({tuple(tiles_on(laid(2, seed=seed))) for seed in range(20)}) > 15


@rule("scythe:modular.home-tiles-with-fenris")
def test_with_fenris_eight_of_nine_faction_tiles_are_laid_and_the_ninth_cannot_be_chosen() -> None:
    left_out = set()
    for seed in range(60):
        g = laid(3, ("invaders", "fenris"), seed=seed)
        found = tiles_on(g)
        assert len(set(found)) == 8
        assert "inactive" not in found
        missing = set(g.kit.mats.faction_ids) - set(found)
        assert len(missing) == 1
        assert not missing & offered_factions(g)
        left_out |= missing
    assert left_out == set(RULEBOOK.kit.mats.faction_ids)


@rule("scythe:modular.deal-player-mats")
def test_everyone_has_a_mat_before_the_first_faction_is_chosen() -> None:
    g = laid(5)
    assert question(g) == "ChooseFaction"
    assert g.seating.faction == [-1] * 5
    assert sorted(set(g.seating.mat)) == sorted(g.seating.mat)
    assert -1 not in g.seating.mat


@rule("scythe:modular.faction-pick")
def test_factions_are_chosen_from_the_highest_mat_to_the_lowest() -> None:
    g = laid(3, ("invaders",), {**THREE, "layout": KNOWN})
    assert numbers(g) == ["2", "3a", "5"]
    asked = []
    for faction in ("nordic", "saxony", "polania"):
        asked.append(numbers(g)[seats_asked(g)])
        choose(g, faction)
    assert asked == ["5", "3a", "2"]


def seats_asked(g: ScytheGame) -> int:
    assert g.decision is not None
    return g.decision.seats(g)[0]


@rule("scythe:modular.faction-pick")
def test_seven_players_choose_in_the_order_5_4_3a_3_2a_2_1() -> None:
    g = laid(7, ("invaders",))
    asked = []
    while question(g) == "ChooseFaction":
        asked.append(numbers(g)[seats_asked(g)])
        choose(g, sorted(offered_factions(g))[0])
    assert asked == ["5", "4", "3a", "3", "2a", "2", "1"]


@rule("scythe:modular.faction-pick")
def test_without_the_invaders_their_tiles_are_laid_and_neither_is_offered() -> None:
    g = laid(2)
    assert {"albion", "togawa"} <= set(tiles_on(g))
    assert offered_factions(g) == {"nordic", "saxony", "polania", "crimea", "rusviet"} - barred(g)
    with_box = laid(2, ("invaders",), seed=3)
    assert {"albion", "togawa"} <= offered_factions(with_box)


def barred(g: ScytheGame) -> set[str]:
    mat = g.seating.mat[seats_asked(g)]
    return {g.kit.mats.faction_ids[faction] for faction, other in g.kit.mats.banned if other == mat}


@rule("scythe:modular.faction-pick")
def test_a_faction_that_is_taken_is_missing_for_the_next() -> None:
    g = laid(3, ("invaders",), {**THREE, "layout": KNOWN})
    first = seats_asked(g)
    choose(g, "togawa")
    assert "togawa" not in offered_factions(g)
    reason = refused(g, "choose-faction", faction="togawa")
    assert reason.key == "scythe-why-faction-taken"
    assert reason.facts == {"seat": f"seat:{first}"}


@rule("scythe:modular.banned-pairs")
@pytest.mark.parametrize(("mat", "faction"), [("industrial", "rusviet"), ("patriotic", "crimea")])
def test_a_barred_pair_cannot_be_chosen(mat: str, faction: str) -> None:
    g = laid(2, ("invaders",), {"mats": f"{mat}, engineering", "layout": KNOWN})
    while numbers(g)[seats_asked(g)] != g.kit.data.mats[g.kit.mats.ids.index(mat)].number:
        choose(g, "albion")
    assert faction not in offered_factions(g)
    assert refused(g, "choose-faction", faction=faction).rule == "scythe:modular.banned-pairs"


@rule("scythe:modular.pick-leaves-one")
def test_nobody_is_left_with_only_a_barred_faction() -> None:
    mats: dict[str, Value] = {"mats": "industrial, engineering, patriotic, mechanical, agricultural"}
    g = choose_but_two(laid(5, (), mats))
    assert offered_factions(g) == {"rusviet"}
    assert refused(g, "choose-faction", faction="saxony").rule == "scythe:modular.pick-leaves-one"
    g = choose_but_two(laid(5, ("invaders",), mats))
    assert {"saxony", "rusviet", "albion"} <= offered_factions(g)


def choose_but_two(g: ScytheGame) -> ScytheGame:
    """Agricultural, Mechanical and Patriotic have chosen; Engineering is next, then Industrial."""
    return choose(g, "crimea", "polania", "nordic")


@rule("scythe:modular.first-player")
def test_the_lowest_mat_begins_and_turns_follow_the_bases_clockwise() -> None:
    mats: dict[str, Value] = {"mats": "agricultural, engineering, innovative", "layout": KNOWN}
    g = laid(3, ("invaders",), mats)
    a, b, c = 0, 1, 2
    by_seat = {a: "togawa", b: "saxony", c: "rusviet"}  # bases 6, 1 and 3
    while question(g) == "ChooseFaction":
        choose(g, by_seat[seats_asked(g)])
    assert numbers(g) == ["5", "2", "3a"]
    assert [LAYOUT_STATE.of(g).bases.index(g.seating.faction[who]) for who in (a, b, c)] == [6, 1, 3]
    assert g.seating.first == b
    assert g.active == b
    assert g.seating.clockwise_from(b) == [b, c, a]
    assert g.seating.left[c] == a
    assert RULEBOOK.view(g, -1).order == [b, c, a]


@rule("scythe:modular.wayfare", "scythe:modular.wayfare-example")
@pytest.mark.parametrize(("players", "inactive"), [(7, 1), (6, 2), (5, 3), (2, 6)])
def test_wayfare_leads_to_the_own_base_and_every_inactive_one(players: int, inactive: int) -> None:
    names = ["crimea", "nordic", "saxony", "polania", "rusviet", "albion", "togawa"][:players]
    mats = ["engineering", "industrial", "militant", "innovative", "patriotic", "mechanical", "agricultural"]
    seats = "".join(f"seat {name} {mat}:\n" for name, mat in zip(names, mats, strict=False))
    g = on_board(f"{seats}hex E5: crimea mech 2\nturn crimea")
    start_move(g)
    play(g, "move", unit="mech-2")
    reached = {str(action.names["to"]) for action in legal(g) if action.verb == "go"}
    bases = {g.board.id(at) for at in hexes_of(g.board.bases)}
    own = g.board.id(g.seating.base[seat(g, "crimea")])
    used = {g.board.id(g.seating.base[who]) for who in range(players)} - {own}
    assert len(bases - used - {own}) == inactive
    assert reached & bases == bases - used


@rule("scythe:modular.wayfare")
def test_a_mech_leaves_an_inactive_base_by_its_start_territories() -> None:
    g = on_board("seat crimea engineering:\nseat nordic industrial:\nhex B2: crimea mech 2\nturn crimea")
    assert tiles_on(g)[7] == "inactive"
    start_move(g)
    play(g, "move", unit="mech-2")
    reached = {str(action.names["to"]) for action in legal(g) if action.verb == "go"}
    assert {"B3", "C2"} <= reached


@rule("scythe:vesna.wayfare-token")
def test_vesnas_wayfare_leads_to_bases_with_six_players_on_the_modular_board() -> None:
    names = ["vesna", "nordic", "saxony", "polania", "fenris", "albion"]
    mats = ["engineering", "industrial", "militant", "innovative", "patriotic", "mechanical"]
    seats = "".join(f"seat {name} {mat}:\n" for name, mat in zip(names, mats, strict=True))
    g = on_board(
        f"{seats}space vesna 2: wayfare\nhex E5: vesna mech 2\nturn vesna", FENRIS_LAYOUT, modules="invaders fenris"
    )
    start_move(g)
    play(g, "move", unit="mech-2")
    reached = {str(action.names["to"]) for action in legal(g) if action.verb == "go"}
    bases = {g.board.id(at) for at in hexes_of(g.board.bases)}
    assert len(reached & bases) == 3


@rule("scythe:vesna.home-base", "scythe:fenris.home-base")
def test_on_the_modular_board_vesna_plays_from_her_own_tile_and_nothing_is_drawn() -> None:
    g = laid(2, ("fenris",), {"layout": FENRIS_LAYOUT})
    while question(g) == "ChooseFaction":
        choose(g, "vesna" if "vesna" in offered_factions(g) else "fenris")
    vesna = seat(g, "vesna")
    assert g.board.id(g.seating.base[vesna]) == "B2"  # the eighth letter of the layout: upper left
    without = laid(2, ("fenris",), {"layout": f"{PLAIN}.nspfcatr"})
    assert "vesna" not in offered_factions(without)


@rule("scythe:modular.remove-tiles")
@pytest.mark.parametrize(
    ("players", "wish", "bases", "left"),
    [
        (4, "fewer-tiles", "npcx", 3),
        (4, "fewest-tiles", "npcx", 3),
        (2, "fewer-tiles", "np", 2),
        (3, "fewer-tiles", "npc", 2),
        (2, "fewest-tiles", "np", 1),
        (3, "fewest-tiles", "npc", 1),
        (2, "all-tiles", "np", 4),
        (4, "all-tiles", "npcx", 4),
    ],
)
def test_the_host_decides_how_many_tiles_are_removed(players: int, wish: str, bases: str, left: int) -> None:
    layout = f"{PLAIN}.ntpacxsr"
    names = {"n": "nordic", "p": "polania", "c": "crimea", "x": "rusviet"}
    g = laid(players, (), {"layout": layout, "remove-tiles": wish})
    while question(g) == "ChooseFaction":
        free = [names[letter] for letter in bases if names[letter] in offered_factions(g)]
        choose(g, free[0])
    assert 4 - bin(LAYOUT_STATE.of(g).removed).count("1") == left


@rule("scythe:modular.remove-tiles")
@pytest.mark.parametrize("players", [5, 6, 7])
def test_with_five_or_more_all_tiles_stay(players: int) -> None:
    for seed in range(5):
        g = choose_any(laid(players, ("invaders",), {"remove-tiles": "fewest-tiles"}, seed), seed)
        assert LAYOUT_STATE.of(g).removed == 0


@rule("scythe:modular.remove-tiles", "scythe:modular.remove-tiles-base")
def test_only_a_tile_whose_corner_base_nobody_plays_is_drawn_and_chance_says_which() -> None:
    gone = set()
    layout = f"{PLAIN}.ntpacxsr"  # bases 0, 2, 4 and 7: nordic, polania, crimea, rusviet
    for seed in range(40):
        g = laid(4, (), {"layout": layout, "remove-tiles": "fewer-tiles"}, seed)
        while question(g) == "ChooseFaction":
            choose(
                g,
                next(one for one in ("crimea", "rusviet", "nordic", "polania") if one in offered_factions(g)),
                seed=seed,
            )
        gone.add(LAYOUT_STATE.of(g).removed)
    assert gone == {0b0010, 0b0100, 0b1000}  # UR, LL, LR; never UL


@rule("scythe:modular.remove-tiles-base")
def test_no_tile_goes_where_every_corner_is_played() -> None:
    layout = f"{PLAIN}.tnapxcsr"
    g = laid(4, (), {"layout": layout, "remove-tiles": "fewer-tiles"})
    while question(g) == "ChooseFaction":
        choose(g, next(one for one in ("crimea", "rusviet", "nordic", "polania") if one in offered_factions(g)))
    assert LAYOUT_STATE.of(g).removed == 0
    assert size(g.board.territories) == 49


@rule("scythe:modular.remove-tiles-base")
def test_wayfare_does_not_reach_the_base_of_a_removed_tile_and_no_move_crosses_the_hole() -> None:
    g = on_board("seat crimea engineering:\nseat nordic industrial:\nhex E5: crimea mech 2\nturn crimea", removed="UR")
    assert size(g.board.territories) == 42
    assert size(g.encounters) == 9
    start_move(g)
    play(g, "move", unit="mech-2")
    reached = {str(action.names["to"]) for action in legal(g) if action.verb == "go"}
    assert "B9" not in reached  # the upper right base
    assert {"A5", "E1"} - reached == {"A5"}  # Nordic plays from the top, nobody from the left
    for name in ("B7", "B8", "C6", "C7", "C8", "D7", "D8"):
        assert g.board.place(name) == -1


def test_seats_and_characters_start_at_the_chosen_bases() -> None:
    for seed in range(10):
        g = choose_any(laid(4, ("invaders", "fenris"), {"remove-tiles": "fewer-tiles"}, seed), seed)
        for who in range(4):
            base = LAYOUT_STATE.of(g).bases.index(g.seating.faction[who])
            spot = BOX.bases[base]
            assert g.board.spot(g.seating.base[who]) == (spot.cell // 9, spot.cell % 9)
            assert size(g.worker_hexes[who]) == 2
            assert g.character[who] == g.seating.base[who]
        assert g.encounters == g.board.encounters


def test_a_faction_named_with_the_table_is_kept_and_its_tile_is_never_left_out() -> None:
    for seed in range(40):
        g = laid(("fenris", "random", "vesna"), ("fenris",), seed=seed)
        assert {"fenris", "vesna"} <= set(tiles_on(g))
        assert not {"fenris", "vesna"} & offered_factions(g)
        choose_any(g, seed)
        assert factions(g)[0::2] == ["fenris", "vesna"]


@pytest.mark.parametrize(
    ("fixed", "parts"), [("farms", 1), ("no-farms", 1), (PLAIN, 2), (KNOWN, 3), ("no-farms.3a2b1b0b", 2)]
)
def test_a_layout_can_be_fixed_by_name_for_a_rematch(fixed: str, parts: int) -> None:
    for seed in range(8):
        g = laid(3, ("invaders",), {"layout": fixed}, seed)
        found = name_of(BOX, LAYOUT_STATE.of(g))
        assert ".".join(found.split(".")[:parts]).lower() == fixed.lower()


def test_the_name_of_any_layout_lays_it_again() -> None:
    for seed in range(20):
        name = name_of(BOX, LAYOUT_STATE.of(laid(3, ("fenris",), seed=seed)))
        again = laid(3, ("fenris",), {"layout": name}, seed + 100)
        assert name_of(BOX, LAYOUT_STATE.of(again)) == name


@pytest.mark.parametrize(
    ("options", "modules", "key"),
    [
        ({"layout": "plains"}, (), "layout-side"),
        ({"layout": "farms.0A1A2B"}, (), "layout-tiles"),
        ({"layout": "farms.0A0B2B3B"}, (), "layout-twice"),
        ({"layout": "farms.1A0B2B3B"}, (), "layout-lake"),
        ({"layout": f"{PLAIN}.nspr"}, (), "layout-bases"),
        ({"layout": f"{PLAIN}.nsprcatv"}, (), "layout-bases"),
        ({"layout": f"{PLAIN}.nsprcatx"}, ("fenris",), "layout-bases"),
        ({"layout": f"{PLAIN}.nsprcaTT"}, (), "layout-bases"),
        ({"layout": KNOWN + ".more"}, (), "layout-bases"),
        ({"bidding": True}, (), "modular-dealing"),
        ({"tournament": True}, (), "modular-dealing"),
        ({"mat-order": True}, (), "modular-dealing"),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused_with_the_reason(
    options: dict[str, Value], modules: tuple[str, ...], key: str
) -> None:
    with pytest.raises(SetupError) as caught:
        RULEBOOK.check(setup_of(3, modules, options))
    assert caught.value.line.key == f"scythe-setup-{key}"


def test_a_faction_without_a_base_in_a_fixed_layout_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        RULEBOOK.check(setup_of(("rusviet", "random"), ("fenris",), {"layout": FENRIS_LAYOUT}))
    assert caught.value.line.key == "scythe-setup-layout-absent"


@pytest.mark.parametrize("options", [{"layout": "farms"}, {"remove-tiles": "fewer-tiles"}])
def test_a_layout_without_the_modular_board_is_refused(options: dict[str, Value]) -> None:
    setup = setup_of(3, (), options)
    with pytest.raises(SetupError) as caught:
        RULEBOOK.check(type(setup)("scythe", 2, setup.seats, (), options))
    assert caught.value.line.key == "scythe-setup-no-modular"


@rule("scythe:modular.pick-advice")
def test_the_preview_says_what_the_base_is_next_to() -> None:
    g = laid(2, ("invaders",), {"layout": KNOWN})
    lines = preview(g, "choose-faction", faction="nordic")
    assert lines[0].key == "scythe-preview-start"
    assert lines[0].facts == {"first": "terrain:mountain", "second": "terrain:village"}
    homeland = {str(line.facts["terrain"]): line.facts["count"] for line in lines if line.key.endswith("homeland")}
    assert homeland == {"terrain:mountain": 1, "terrain:farm": 1, "terrain:tundra": 1, "terrain:village": 1}
    assert lines[-1].key == "scythe-preview-riverwalk"


def test_everyone_sees_the_layout_and_who_chooses_when() -> None:
    g = laid(3, ("invaders",), {**THREE, "layout": KNOWN})
    for who in (-2, 0, 1, 2):
        shown = extra(g, who, ModularView)
        assert shown.layout == KNOWN
        assert shown.order == [2, 1, 0]
        assert [base.tile for base in shown.bases] == tiles_on(g)
        assert {base.seat for base in shown.bases} == {-1}
        assert all(len(tile.hexes) == 7 and not tile.removed for tile in shown.tiles)
    choose(g, "togawa")
    assert [base.seat for base in extra(g, 0, ModularView).bases if base.tile == "togawa"] == [2]
    assert RULEBOOK.view(g, 0).board.name == KNOWN


def test_a_position_on_the_modular_board_is_written_and_read_with_its_layout() -> None:
    g = choose_any(laid(3, ("invaders", "fenris"), {"remove-tiles": "fewer-tiles"}, 5), 5)
    while question(g) != "ChooseSection":
        by_chance(g, Random(1))
        if question(g) == "ChooseSection":
            break
        play(g, legal(g)[0].verb, **legal(g)[0].names)
    text = RULEBOOK.dump(g)
    again = RULEBOOK.load(text)
    assert again.board.name == g.board.name
    assert RULEBOOK.dump(again) == text


def test_a_scenario_without_a_layout_gets_the_first_that_fits() -> None:
    g = position("modules: modular fenris\nseat vesna engineering:\nseat fenris industrial:\nturn vesna")
    assert place(g, g.board.id(g.seating.base[0])) >= 0
    assert size(g.board.bases) == 8


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("layout farms:", "a layout is written as"),
        (f"layout {KNOWN}: UX", "UX"),
        (f"layout {PLAIN}.csprnatx: UL UR", "somebody starts on the tile"),
    ],
)
def test_a_scenario_with_a_wrong_layout_is_refused(row: str, message: str) -> None:
    with pytest.raises(ScenarioError, match=message):
        position(f"modules: modular\n{row}\nseat saxony engineering:\nseat crimea industrial:\nturn saxony")


def test_the_record_lays_the_same_board_again() -> None:
    table = Table(RULEBOOK, setup_of(2, ("invaders",)), bytes(16))
    again = Table.replay(RULEBOOK, table.record)
    assert again.game.board.name == table.game.board.name != "printed"
    assert name_of(BOX, LAYOUT_STATE.of(again.game)) == name_of(BOX, LAYOUT_STATE.of(table.game))
