"""Chapter 5: setup, line-ups, the winter map."""

import pytest

from marches.games.root.edge import components as data
from marches.games.root.edge.rulebook import GROUPS, RULEBOOK
from marches.games.root.rules.setup import by_letter
from marches.games.root.rules.state import RootGame
from marches.kernel.setup import Setup, SetupError
from marches.table.table import Table
from tests.marks import rule
from tests.root.helpers import asked, draw_any, offered, pieces, play, player, question, refused, score, supply, view


def table(*factions: str, board: str = "autumn", seating: str = "given") -> RootGame:
    """A game after seats, suits and hands, at its first choice."""
    g = RULEBOOK.start(Setup("root", 2, factions, (), {"map": board, "seating": seating}))
    g.advance()
    draw_any(g)
    return g


@rule("root:5.1.1")
def test_every_seat_has_another_faction() -> None:
    RULEBOOK.check(Setup("root", 2, ("marquise", "eyrie")))
    with pytest.raises(SetupError, match="root-setup-twice faction=faction:eyrie"):
        RULEBOOK.check(Setup("root", 2, ("eyrie", "eyrie")))
    with pytest.raises(SetupError, match="root-setup-faction faction=badgers"):
        RULEBOOK.check(Setup("root", 2, ("eyrie", "badgers")))
    with pytest.raises(SetupError, match="table-setup-count least=2 most=6"):
        RULEBOOK.check(Setup("root", 2, ("eyrie",)))


@rule("root:5.1.1.seats")
def test_the_seed_decides_who_plays_first() -> None:
    setup = Setup("root", 2, ("marquise", "eyrie"))
    first = [view(_game(setup, seed), "eyrie").order[0] for seed in range(20)]
    assert set(first) == {0, 1}
    assert first == [view(_game(setup, seed), "eyrie").order[0] for seed in range(20)]


def _game(setup: Setup, seed: int) -> RootGame:
    g = Table(RULEBOOK, setup, seed.to_bytes(16, "big")).game
    assert isinstance(g, RootGame)
    return g


@rule("root:5.1.1.pieces", "root:marquise.pieces", "root:eyrie.pieces")
def test_each_faction_has_its_pieces() -> None:
    census = RULEBOOK.census(table("marquise", "eyrie"))
    counts = {key: n for key, n in census.items() if key.startswith("marquise ") and n}
    assert counts == {
        "marquise warrior": 25,
        "marquise sawmill": 6,
        "marquise workshop": 6,
        "marquise recruiter": 6,
        "marquise wood": 8,
        "marquise keep": 1,
    }
    assert (census["eyrie warrior"], census["eyrie roost"]) == (20, 7)
    assert len(data.faction("eyrie").leaders) == 4
    assert all(len(leader.viziers) == 2 for leader in data.faction("eyrie").leaders)


@rule("root:5.1.2")
def test_everyone_starts_with_no_points() -> None:
    g = table("marquise", "eyrie")
    assert [score(g, f) for f in ("marquise", "eyrie")] == [0, 0]


@rule("root:5.1.3", "root:5.1.3.2p", "root:setup.2p")
def test_two_players_get_three_cards_each_from_a_deck_without_dominance() -> None:
    g = table("marquise", "eyrie")
    assert [player(g, f).hand_size for f in ("marquise", "eyrie")] == [3, 3]
    assert view(g, "marquise").deck == 50 - 6
    cards = RULEBOOK.census(g)
    assert not int(g.deck) & int(g.unused)
    assert sum(n for key, n in cards.items() if key.startswith("card ")) == 58
    assert RULEBOOK.seat_labels(2) == ["marquise", "eyrie"]


@rule("root:setup.3p", "root:setup.4p")
def test_the_basic_line_ups() -> None:
    assert RULEBOOK.seat_labels(3) == ["marquise", "eyrie", "alliance"]
    assert RULEBOOK.seat_labels(4) == ["marquise", "eyrie", "alliance", "vagabond"]


@rule("root:5.1.7")
def test_factions_are_set_up_in_letter_order_whatever_their_seats() -> None:
    g = table("eyrie", "marquise")
    assert asked(g) == ["marquise"]
    assert by_letter(g) == [1, 0]


@rule("root:5.1.7.letters")
def test_the_letters_of_the_factions() -> None:
    letters = {faction.id: faction.letter for faction in data.FACTIONS}
    order = ("marquise", "eyrie", "alliance", "vagabond", "vagabond2", "lizards", "riverfolk")
    assert [letters[name] for name in order] == list("ABCDEFG")


@rule("root:6.3.2", "root:6.3.3", "root:6.3.1", "root:6.3.4", "root:6.3.5")
def test_the_marquise_sets_up_around_her_keep() -> None:
    g = table("marquise", "eyrie")
    assert offered(g, "place-keep", "clearing") == [1, 2, 3, 4]
    play(g, "place-keep", by="marquise", clearing=1)
    held = view(g, "marquise").clearings
    assert [c.id for c in held if c.warriors[0] == 1] == [c for c in range(1, 13) if c != 3]
    assert offered(g, "build", "clearing") == [1, 5, 9, 10]
    assert refused(g, "build", rule="root:6.3.4", piece="sawmill", clearing=12)
    play(g, "build", piece="sawmill", clearing=1)
    assert refused(g, "build", rule="root:2.2.3.full", piece="workshop", clearing=1)
    play(g, "build", piece="workshop", clearing=5)
    play(g, "build", piece="recruiter", clearing=9)
    assert [supply(g, "marquise", p) for p in ("warrior", "wood", "sawmill", "workshop", "recruiter")] == [
        14,
        8,
        5,
        5,
        5,
    ]
    assert str(player(g, "marquise").board).count("cost=1") == 3


@rule("root:7.3.1", "root:7.3.2", "root:7.3.3", "root:7.3.4", "root:7.3.5")
def test_the_eyrie_start_opposite_the_keep_and_choose_a_leader() -> None:
    g = table("marquise", "eyrie")
    play(g, "place-keep", clearing=1)
    for piece, clearing in (("sawmill", 5), ("workshop", 5), ("recruiter", 9)):
        play(g, "build", piece=piece, clearing=clearing)
    assert question(g) == "ChooseLeader"
    assert pieces(g, "eyrie", 3) == {"roost": 1, "warrior": 6}
    assert (supply(g, "eyrie"), supply(g, "eyrie", "roost")) == (14, 6)
    assert offered(g, "choose-leader", "leader") == ["builder", "charismatic", "commander", "despot"]
    play(g, "choose-leader", by="eyrie", leader="despot")
    board = str(player(g, "eyrie").board)
    assert "leader='despot', deposed=[]" in board
    assert [f"column='{name}', cards=[], vizier=True" in board for name in ("recruit", "move", "battle", "build")] == [
        False,
        True,
        False,
        True,
    ]


@rule("root:winter.suits", "root:winter.setup-rest")
def test_winter_shuffles_four_markers_of_each_suit_before_factions_are_placed() -> None:
    setup = Setup("root", 2, ("marquise", "eyrie"), (), {"map": "winter"})
    seen = set()
    for seed in range(5):
        g = _game(setup, seed)
        assert question(g) == "PlaceKeep"
        suits = [c.suit for c in view(g, "eyrie").clearings]
        assert sorted(str(s) for s in suits) == ["fox"] * 4 + ["mouse"] * 4 + ["rabbit"] * 4
        seen.add(tuple(suits))
    assert len(seen) == 5


@rule("root:scenario.2p.others", "root:scenario.3p")
def test_the_line_ups_of_the_rulebook() -> None:
    listed = {tuple(lineup.factions): lineup.advised for lineup in data.LINEUPS if lineup.mode == "competitive"}
    two = [("marquise", "alliance"), ("eyrie", "alliance"), ("eyrie", "vagabond")]
    assert [listed[pair] for pair in two] == [False, False, False]
    assert listed["marquise", "eyrie", "alliance"] is listed["marquise", "eyrie", "vagabond"] is True
    assert listed["eyrie", "alliance", "vagabond"] is False


RIVERFOLK = [
    ("marquise eyrie riverfolk", True),
    ("marquise eyrie lizards", True),
    ("marquise lizards riverfolk", True),
    ("marquise lizards alliance", False),
    ("marquise lizards vagabond", False),
    ("marquise alliance riverfolk", False),
    ("eyrie lizards riverfolk", False),
    ("eyrie lizards alliance", False),
    ("eyrie lizards vagabond", False),
    ("marquise vagabond vagabond2", False),
    ("marquise eyrie alliance riverfolk", True),
    ("eyrie lizards riverfolk vagabond vagabond2", True),
    ("marquise eyrie lizards riverfolk vagabond vagabond2", True),
]
SOLITAIRE = [("eyrie mechanical", True), ("vagabond mechanical", False), ("lizards mechanical", False)]
TOGETHER = [
    ("vagabond vagabond2 mechanical", True),
    ("eyrie alliance mechanical", True),
    ("alliance vagabond mechanical", False),
    ("vagabond eyrie mechanical", False),
]


@rule("root:scenario.expansion.list", "root:scenario.mech.list")
@pytest.mark.parametrize(
    ("group", "expected"), [("riverfolk", RIVERFOLK), ("solitaire", SOLITAIRE), ("cooperative", TOGETHER)]
)
def test_the_recommended_line_ups_are_listed_and_can_be_dealt(group: str, expected: list[tuple[str, bool]]) -> None:
    listed = [lineup for lineup in RULEBOOK.lineups() if lineup.group == group]
    assert [(" ".join(lineup.setup.seats), lineup.advised) for lineup in listed] == expected
    for lineup in listed:
        RULEBOOK.check(lineup.setup)
        assert lineup.setup.modules == ("riverfolk",)
        assert (lineup.setup.options.get("cooperative") is True) == (group != "riverfolk")
        g = _game(lineup.setup, 3)
        assert [shown.faction for shown in RULEBOOK.view(g, 0).players] == list(lineup.setup.seats)
        assert g.decision is not None


@rule("root:scenario.expansion.list")
def test_line_ups_are_listed_by_number_of_players_the_starred_ones_first_in_each_group() -> None:
    listed = RULEBOOK.lineups()
    assert len(listed) == len({lineup.id for lineup in listed}) == 8 + 13 + 3 + 4
    counts = [len(lineup.setup.seats) for lineup in listed]
    assert counts == sorted(counts)
    for players in range(2, 7):
        for group in GROUPS:
            stars = [one.advised for one in listed if one.group == group and len(one.setup.seats) == players]
            assert stars == sorted(stars, reverse=True)


def test_every_component_is_listed_with_its_status() -> None:
    listed = data.inventory()
    assert len(listed) == len(data.CARDS) + 2 + 8 + 8 + 4 + 6 + 15 + len(data.LINEUPS)
    assert {item.status for item in listed} == {"confirmed", "partial"}
