"""Structure bonus tiles: what each counts and pays."""

from __future__ import annotations

from collections import Counter

import pytest

from marches.games.scythe.edge import components
from marches.games.scythe.edge.extras import BonusView, CardsView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.structure_bonus import coins_for, count_of
from marches.games.scythe.rules.tables import hexes_of, size
from marches.kernel.setup import Setup
from tests.marks import rule
from tests.scythe.helpers import draw, extra, play, position, question, section

STRUCTURES = ("mine", "monument", "armory", "mill")
TILES = [tile.id for tile in components.PRINTED.bonus_tiles]


def built(tile: str, *places: str, rest: str = "", clauses: str = "") -> ScytheGame:
    """Nordic's structures (the Mine first) on these hexes, under a tile."""
    rows = "".join(f"hex {at}: nordic {STRUCTURES[index]}\n" for index, at in enumerate(places))
    seats = f"seat nordic industrial: {clauses}\nseat crimea mechanical:\n"
    return position(f"{seats}{rows}{rest}tile: {tile}\nturn nordic\n")


def check(g: ScytheGame, count: int, coins: int) -> None:
    assert count_of(g, 0) == count
    assert score_of(g, 0).others == ([("structure-bonus", coins)] if coins else [])


@rule("scythe:score.bonus.tunnels-adjacent")
def test_tunnels_next_to_structures_each_once_over_rivers_and_without_mines() -> None:
    # r5c1 and r6c1 (over a river) touch the tunnel r5c2, r3c1 touches r3c2 over a river; the Mine is on r5c1.
    check(built("tunnels-adjacent", "r5c1", "r6c1", "r3c1"), 2, 4)


@rule("scythe:score.bonus.lakes-adjacent")
def test_lakes_next_to_structures_each_once() -> None:
    check(built("lakes-adjacent", "r1c1", "r3c1", "r7c1"), 2, 4)


@rule("scythe:score.structure-bonus", "scythe:score.bonus.lakes-adjacent")
def test_four_lakes_are_worth_six_coins() -> None:
    check(built("lakes-adjacent", "r5c5", "r1c1", "r7c1"), 4, 6)


@rule("scythe:score.bonus.encounters-adjacent")
def test_encounters_next_to_structures_with_or_without_token() -> None:
    check(built("encounters-adjacent", "r1c2", rest="encounters: r1c3\n"), 2, 4)


@rule("scythe:score.bonus.on-tunnels")
def test_structures_on_tunnels_a_mine_is_none() -> None:
    check(built("on-tunnels", "r1c2", "r2c3", "r3c2"), 2, 4)


@rule("scythe:score.bonus.row")
@pytest.mark.parametrize(
    ("places", "count", "coins"),
    [
        (("r6c1", "r6c2", "r6c3", "r1c1"), 3, 6),  # a river between the first two
        (("r4c4", "r5c5", "r6c5", "r7c6"), 4, 9),
        (("r7c1", "r6c1", "r5c2", "r1c6"), 3, 6),
        (("r6c3", "r6c5", "r7c1", "r1c1"), 1, 2),
        (("r6c1", "r6c2", "r6c4", "r1c1"), 2, 4),
    ],
)
def test_the_longest_straight_row(places: tuple[str, ...], count: int, coins: int) -> None:
    check(built("in-a-row", *places), count, coins)


@rule("scythe:score.bonus.farms-tundras")
def test_structures_on_farms_and_tundras() -> None:
    check(built("on-farms-and-tundras", "r1c2", "r2c1", "r1c3", "r2c5"), 3, 6)


@rule("scythe:score.bonus.home-or-factory")
def test_structures_next_to_any_base_or_the_factory() -> None:
    check(built("next-to-base-or-factory", "r7c3", "r3c3", "r5c1", "r6c4"), 2, 6)


@rule("scythe:score.bonus.same-lake")
def test_structures_around_one_lake() -> None:
    check(built("around-one-lake", "r1c2", "r2c1", "r3c2", "r7c1"), 3, 6)


@rule("scythe:score.bonus.villages")
def test_structures_on_villages() -> None:
    check(built("on-villages", "r1c3", "r1c6", "r1c2", "r2c5"), 2, 6)


@rule("scythe:score.bonus.on-encounters")
def test_structures_on_encounter_territories_whose_tokens_are_gone() -> None:
    check(built("on-encounters", "r2c1", "r2c4", "r1c2", rest="encounters: r4c5\n"), 2, 6)


@rule("scythe:score.bonus.isolated")
def test_structures_without_any_other_next_to_them() -> None:
    check(built("isolated", "r1c1", "r1c2", "r6c4", "r4c0", rest="hex r6c5: crimea mill\n"), 1, 2)


@rule("scythe:score.bonus.diamond")
@pytest.mark.parametrize(
    ("places", "count", "coins"),
    [
        (("r6c3", "r6c4", "r7c5", "r1c1"), 3, 4),
        (("r5c5", "r6c5", "r6c4", "r7c5"), 4, 9),
        (("r7c5", "r7c6", "r6c5", "r6c6"), 4, 9),
        (("r6c3", "r6c4", "r7c4", "r7c5"), 4, 9),
        (("r6c2", "r6c3", "r6c4", "r1c1"), 2, 3),
        (("r1c1", "r1c3", "r4c4", "r7c1"), 1, 2),
        (("r7c3", "r8c3", "r7c4", "r1c1"), 3, 4),  # at the edge: the fourth hex is off the board
    ],
)
def test_the_best_diamond_however_it_lies(places: tuple[str, ...], count: int, coins: int) -> None:
    check(built("diamond", *places), count, coins)


@rule("scythe:score.bonus.mountains-forests")
def test_structures_on_mountains_and_forests() -> None:
    check(built("on-mountains-and-forests", "r1c1", "r1c4", "r3c3", "r1c2"), 3, 6)


@rule("scythe:score.bonus.same-encounter")
def test_structures_around_one_encounter_territory() -> None:
    check(built("around-one-encounter", "r8c3", "r7c3", "r6c0"), 2, 4)


@rule("scythe:score.bonus.modular-rivers")
def test_rivers_part_no_neighbours_and_tunnels_join_none() -> None:
    g = built("isolated", "r3c6", "r2c5")
    assert g.board.river[g.board.place("r3c6")] >> g.board.place("r2c5") & 1
    check(g, 0, 0)
    check(built("diamond", "r3c6", "r2c5"), 2, 3)
    check(built("isolated", "r2c3", "r6c3"), 2, 4)


@rule("scythe:score.bonus.modular-coins")
@pytest.mark.parametrize(
    ("tile", "places", "coins"),
    [
        ("on-villages", ("r1c3", "r1c6", "r3c6"), 9),
        ("on-villages", ("r1c3", "r1c6", "r3c6", "r4c1"), 9),
        ("diamond", ("r6c3", "r6c4", "r7c5"), 4),
        ("isolated", ("r1c1", "r1c3", "r4c4", "r7c1"), 6),
        ("on-villages", ("r1c1", "r1c2"), 0),
    ],
)
def test_the_later_tiles_pay_by_their_own_scales(tile: str, places: tuple[str, ...], coins: int) -> None:
    g = built(tile, *places)
    assert score_of(g, 0).others == ([("structure-bonus", coins)] if coins else [])


@rule("scythe:score.bonus.modular-coins")
def test_the_scales_of_the_eight_later_tiles() -> None:
    paid = {tile: [coins_for(built(tile), count) for count in range(5)] for tile in TILES[6:]}
    three, four = [0, 3, 6, 9, 9], [0, 2, 4, 6, 9]
    assert paid == {
        "next-to-base-or-factory": three,
        "on-villages": three,
        "on-encounters": three,
        "around-one-lake": four,
        "around-one-encounter": four,
        "on-mountains-and-forests": four,
        "isolated": [0, 2, 4, 6, 6],
        "diamond": [0, 2, 3, 4, 9],
    }


@pytest.mark.parametrize("tile", TILES)
@rule("scythe:score.structure-bonus")
def test_a_tile_pays_by_its_steps(tile: str) -> None:
    index = TILES.index(tile)
    steps = components.PRINTED.bonus_tiles[index].steps
    g = position("seat nordic industrial:\nseat crimea mechanical:")
    g.structure_bonus = index
    assert coins_for(g, 0) == 0
    for start, coins in steps:
        assert coins_for(g, start) == coins
    assert coins_for(g, 20) == steps[-1][1]
    check(built(tile), 0, 0)


@rule("scythe:score.structure-bonus-no-control")
def test_structures_count_no_matter_who_holds_their_territory() -> None:
    check(built("on-villages", "r1c3", rest="hex r1c3: crimea mech 1\n"), 1, 3)


def test_only_the_own_structures_count() -> None:
    check(built("on-villages", "r1c3", rest="hex r1c6: crimea mill\n"), 1, 3)


@rule("scythe:build.end-bonus", "scythe:score.structure-bonus")
def test_the_coins_are_part_of_the_final_fortune() -> None:
    stars = "star upgrades; star mechs; star recruits; star workers; star structures; power 15; coins 1; popularity 0"
    g = built("on-tunnels", "r2c3", "r3c2", "r3c5", clauses=stars)
    section(g, "bolster")
    play(g, "bolster-power")
    assert g.result is not None
    # Six stars at $3, two workers and three structures at $2 a territory, $6 for three structures on tunnels.
    # The Monument is built: it adds popularity to Bolster, the tier stays the lowest.
    assert g.result.scores[0] == 18 + 10 + 6


@rule("scythe:setup.structure-tile", "scythe:component.structure-bonus-tiles")
def test_one_tile_is_drawn_for_all_to_see() -> None:
    g = RULEBOOK.start(Setup("scythe", 2, ("random",) * 2))
    g.advance()
    while question(g) != "ChooseSection":
        draw(g)
    for seat in (-2, 0, 1):
        assert RULEBOOK.view(g, seat).structure_bonus == TILES[g.structure_bonus]


@rule("scythe:score.bonus.modular-tiles-always", "scythe:component.structure-bonus-tiles")
def test_the_eight_later_tiles_join_on_any_board() -> None:
    assert size(RULEBOOK.kit.bonus_tiles.in_play(Options((), {}))) == 6
    later = RULEBOOK.kit.bonus_tiles.in_play(Options((), {"bonus-tiles": True}))
    assert Counter(components.PRINTED.bonus_tiles[tile].set for tile in hexes_of(later)) == {"core": 6, "modular": 8}
    g = RULEBOOK.start(Setup("scythe", 2, ("nordic", "crimea"), (), {"bonus-tiles": True}))
    g.advance()
    while question(g) != "DrawStructureBonus":
        draw(g)
    assert g.decision is not None
    assert {action.names["structure-bonus"] for action in g.decision.candidates(g, -1)} == set(TILES)


def test_the_view_tells_how_far_everyone_has_come() -> None:
    g = built("lakes-adjacent", "r5c5", "r1c1", "r7c1", rest="hex r7c3: crimea mill\n")
    shown = extra(g, 1, CardsView).structure_bonus
    assert shown == BonusView([(1, 2), (2, 4), (4, 6), (6, 9)], counts=[4, 1], coins=[6, 2])
