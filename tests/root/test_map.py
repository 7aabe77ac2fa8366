"""Chapter 2: maps, clearings, forests, pieces, rule."""

import pytest

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.tables import Board
from tests.marks import rule
from tests.root.helpers import (
    done,
    draw_any,
    offers,
    pieces,
    play,
    player,
    position,
    question,
    refused,
    ruler,
    supply,
    view,
)

AUTUMN, WINTER = RULEBOOK.print.boards


def near(board: Board, clearing: int) -> set[int]:
    return {c + 1 for c in range(12) if board.paths[clearing - 1] >> c & 1}


@rule("root:2.2", "root:2.2.2")
def test_the_autumn_map_is_twelve_connected_clearings_four_of_each_suit() -> None:
    reached, todo = {1}, [1]
    while todo:
        for clearing in near(AUTUMN, todo.pop()) - reached:
            reached.add(clearing)
            todo.append(clearing)
    assert reached == set(range(1, 13))
    assert sorted(AUTUMN.suits) == [0] * 4 + [1] * 4 + [2] * 4


@rule("root:2.2.1")
def test_clearings_are_adjacent_only_along_a_path() -> None:
    assert 5 in near(AUTUMN, 1)
    assert 2 in near(AUTUMN, 5)
    assert 2 not in near(AUTUMN, 1)


@rule("root:2.2.3")
def test_a_building_fills_a_slot() -> None:
    g = position("clearing 5: eyrie 1 roost\nclearing 1: marquise 1 keep")
    assert view(g, "eyrie").clearings[4].slots == 2
    assert view(g, "eyrie").clearings[4].free == 1


@rule("root:2.2.3.full", "root:2.2.4", "root:5.1.4")
def test_a_full_clearing_takes_no_building_and_a_ruin_fills_a_slot() -> None:
    g = position(
        """
        clearing 6: marquise 3 warriors, 1 workshop, 2 wood
        clearing 2: marquise 1 warrior
        clearing 3: eyrie 1 roost
        """
    )
    assert view(g, "marquise").clearings[5].ruin
    play(g, "take-build")
    reason = refused(g, "build", rule="root:2.2.3.full", piece="sawmill", clearing=6)
    assert dict(reason.facts) == {"clearing": "clearing:6", "slots": 2, "ruins": 1}


@rule("root:2.2.3.tokens")
def test_tokens_need_no_slot() -> None:
    g = position(
        "clearing 1: marquise 1 warrior, 1 sawmill, 2 wood, 1 keep\nclearing 3: eyrie 1 roost\nhand marquise: anvil"
    )
    assert view(g, "marquise").clearings[0].free == 0
    play(g, "overwork")
    play(g, "overwork-at", clearing=1)
    play(g, "spend", card="anvil")
    assert pieces(g, "marquise", 1)["wood"] == 3
    assert view(g, "marquise").clearings[0].free == 0


@rule("root:2.2.4.no-vagabond")
def test_without_a_vagabond_the_ruins_stay() -> None:
    g = position("clearing 6: marquise 3 warriors, 1 workshop\nclearing 3: eyrie 1 roost, 1 warrior")
    play(g, "end-daylight")
    draw_any(g)
    assert [c.id for c in view(g, "eyrie").clearings if c.ruin] == [6, 10, 11, 12]


@rule("root:2.3")
def test_a_river_is_not_a_path() -> None:
    g = position("clearing 5: marquise 2 warriors, 1 keep\nclearing 3: eyrie 1 roost")
    play(g, "march")
    play(g, "move-from", from_=5)
    assert refused(g, "move-to", rule="root:4.2", to=10)
    assert offers(g, "move-to", to=1)


@rule("root:2.3.no-divide", "root:2.4")
def test_on_the_autumn_map_the_river_leaves_forests_whole() -> None:
    assert len(AUTUMN.forests) == 7
    across = [forest for forest in range(7) if all(AUTUMN.beside[forest] >> c & 1 for c in (9, 10))]
    assert len(across) == 1


@rule("root:winter.river")
def test_on_the_winter_map_the_river_divides_forests_into_neighbours() -> None:
    north, south = WINTER.forests.index("W2"), WINTER.forests.index("W4")
    assert WINTER.beside[north] & WINTER.beside[south] == (1 << 9) | (1 << 10)
    assert WINTER.near[north] >> south & 1


@rule("root:2.4.1", "root:2.4.1.forests")
def test_forests_touch_clearings_and_forests_across_one_path() -> None:
    a1 = AUTUMN.forests.index("A1")
    slips = AUTUMN.slips(12 + a1)
    assert {c + 1 for c in range(12) if slips >> c & 1} == {1, 2, 5, 10}
    assert {AUTUMN.forests[f] for f in range(7) if slips >> (12 + f) & 1} == {"A2", "A3"}


@rule("root:2.4.vagabond-only")
def test_warriors_never_enter_a_forest() -> None:
    g = position("clearing 1: marquise 2 warriors, 1 keep\nclearing 3: eyrie 1 roost")
    play(g, "march")
    play(g, "move-from", from_=1)
    assert g.decision is not None
    assert {a.names["to"] for a in g.decision.candidates(g, 0)} == {5, 9, 10}


@rule("root:winter.ruins", "root:winter.any-factions")
def test_the_winter_map_has_its_own_ruins() -> None:
    suits = " ".join(["fox", "rabbit", "mouse"] * 4)
    g = position(f"map winter\nsuits: {suits}\nclearing 1: marquise 1 warrior, 1 keep\nclearing 3: eyrie 1 roost")
    assert [c.id for c in view(g, "eyrie").clearings if c.ruin] == [8, 9, 11, 12]


@rule("root:2.5", "root:2.5.max")
def test_recruiting_stops_when_the_supply_is_empty() -> None:
    crowd = "\n".join(f"clearing {c}: marquise 6 warriors" for c in (1, 5, 9, 10))
    g = position(
        crowd + "\nclearing 2: marquise 2 recruiters\nclearing 6: marquise 1 recruiter\nclearing 3: eyrie 1 roost"
    )
    assert supply(g, "marquise") == 1
    play(g, "recruit")
    play(g, "recruit-at", clearing=6)
    assert (supply(g, "marquise"), pieces(g, "marquise", 6)) == (0, {"recruiter": 1, "warrior": 1})
    assert question(g) == "MarquiseActions"


@rule("root:2.5.1")
def test_warriors_come_from_the_supply() -> None:
    g = position("clearing 5: marquise 2 recruiters, 1 keep\nclearing 3: eyrie 1 roost")
    play(g, "recruit")
    assert supply(g, "marquise") == 23


@rule("root:2.5.2", "root:2.5.3")
def test_buildings_leave_their_track_from_the_left() -> None:
    g = position(
        "clearing 5: marquise 3 warriors, 2 sawmills, 2 wood\nclearing 1: marquise 1 warrior\nclearing 3: eyrie 1 roost"
    )
    track = player(g, "marquise").board
    assert str(track).count("built=2") == 1
    play(g, "take-build")
    play(g, "build", piece="sawmill", clearing=1)
    assert supply(g, "marquise", "sawmill") == 3
    assert supply(g, "marquise", "wood") == 8


COUNTS = [
    ("marquise 2 warriors, 1 workshop; eyrie 2 warriors", "marquise"),
    ("marquise 3 warriors; eyrie 2 warriors", "marquise"),
    ("marquise 1 warrior, 3 wood; eyrie 2 warriors", "eyrie"),
    ("marquise 2 warriors; eyrie 2 warriors", "eyrie"),
    ("marquise 2 warriors; eyrie 1 warrior, 1 roost", "eyrie"),
    ("marquise 3 wood", None),
]


@rule("root:2.8", "root:2.8.not-counted", "root:2.8.tie", "root:7.2.2")
@pytest.mark.parametrize(("there", "who"), COUNTS)
def test_warriors_and_buildings_rule_tokens_never_count_and_the_eyrie_win_ties(there: str, who: str | None) -> None:
    g = position(f"clearing 5: {there}\nclearing 1: marquise 1 keep\nclearing 3: eyrie 1 warrior")
    assert ruler(g, 5) == who


@rule("root:7.2.2.not-empty")
def test_nobody_rules_an_empty_clearing() -> None:
    g = position("clearing 1: marquise 1 keep\nclearing 3: eyrie 1 warrior")
    assert ruler(g, 8) is None


@rule("root:5.1.6")
def test_the_view_shows_every_faction_board() -> None:
    g = position("clearing 1: marquise 1 keep\nclearing 3: eyrie 1 warrior")
    assert [type(p.board).__name__ for p in view(g, "eyrie").players] == ["MarquiseBoard", "EyrieBoard"]


def test_a_march_may_stop_after_one_move() -> None:
    g = position("clearing 1: marquise 2 warriors, 1 keep\nclearing 3: eyrie 1 roost")
    play(g, "march")
    play(g, "move-from", from_=1)
    play(g, "move-to", to=5)
    play(g, "move", count=1)
    done(g)
    assert question(g) == "MarquiseActions"
