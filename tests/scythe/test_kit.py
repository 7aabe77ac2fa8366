"""Component data belongs to a game: two tables of one process may be played with different decks, mats and boards."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from marches.games.components import DataError, text_of
from marches.games.scythe.data import BoardData, HomeBase, Territory
from marches.games.scythe.edge import components
from marches.games.scythe.edge.board_data import check_board
from marches.games.scythe.edge.components import PRINTED
from marches.games.scythe.edge.extras import AlliancesView, InfluenceView, Kind, MadTeslaView, extra_of
from marches.games.scythe.edge.rulebook import RULEBOOK, Scythe
from marches.games.scythe.edge.samples import VERSION, table
from marches.games.scythe.rules.actions import ACTIONS
from marches.games.scythe.rules.expansions.desolation.state import DESOLATION_STATE
from marches.games.scythe.rules.expansions.tesla.fighting import RollOrange
from marches.games.scythe.rules.expansions.tesla.wandering import RollDirection
from marches.games.scythe.rules.expansions.tracks.rivals import most_stars
from marches.games.scythe.rules.stars import TRIUMPH_IDS
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.setup import Setup
from marches.kernel.step import NATURE
from marches.testing import conformance
from tests.scythe.helpers import position

TWO = "seat nordic industrial:\nseat crimea mechanical:\n"


def house() -> Scythe:
    """Other objectives in another order, a cheaper mat, a weaker dial, twice as many combat cards."""
    cheap = [msgspec.structs.replace(column, cost=1, bracketed=0) for column in PRINTED.mats[0].columns]
    ours = [
        msgspec.structs.replace(PRINTED.objectives[5], id="ours-1"),
        *reversed(PRINTED.objectives[:6]),
        msgspec.structs.replace(PRINTED.objectives[0], id="ours-2", condition={"coins-min": 1}),
    ]
    combat = msgspec.structs.replace(
        PRINTED.combat,
        dial=5,
        cards=[msgspec.structs.replace(card, count=2 * card.count) for card in PRINTED.combat.cards],
    )
    mats = [msgspec.structs.replace(PRINTED.mats[0], columns=cheap), *PRINTED.mats[1:]]
    return Scythe(msgspec.structs.replace(PRINTED, objectives=ours, combat=combat, mats=mats))


def small_board() -> BoardData:
    """Seven hexes around a village, a base to the left and one to the right; the last column of the grid is used."""
    ring = [(3, 6, "farm"), (3, 7, "mountain"), (4, 5, "lake"), (4, 6, "village"), (4, 7, "forest"), (5, 6, "tundra")]
    return BoardData(
        id="ring",
        status="stand-in",
        territories=[Territory(row, col, terrain) for row, col, terrain in [*ring, (5, 7, "farm")]],  # type: ignore[arg-type]
        home_bases=[
            HomeBase("nordic", 2, 6, {"D7": "land", "D8": "land"}),
            HomeBase("crimea", 6, 6, {"F7": "land", "F8": "land"}),
        ],
        rivers=[("E7", "E8")],
    )


def test_two_tables_play_side_by_side_with_different_decks() -> None:
    other = house()
    one, two = RULEBOOK.start(table(2)), other.start(table(2))
    rng = Random(1)
    for _ in range(3000):
        for g in (one, two):
            decision = g.decision
            if g.result is not None:
                continue
            if decision is None:
                g.advance()
                continue
            seat = decision.seats(g)[0]
            options = decision.candidates(g, seat) if seat == NATURE else decision.options(g, seat)
            g.play(seat, rng.choice(options))
    assert one.result is not None or one.turns > 100
    assert two.result is not None or two.turns > 100
    assert other.census(two)["combat-2"] == 2 * RULEBOOK.census(one)["combat-2"] == 32
    assert (other.census(two)["objectives"], RULEBOOK.census(one)["objectives"]) == (8, 23)


def test_each_game_reads_its_own_cards_and_mats() -> None:
    other = house()
    printed, ours = position(TWO), other.load(TWO)
    costs = [book.view(g, 0).seats[0].costs["upgrade"] for book, g in ((RULEBOOK, printed), (other, ours))]
    assert costs == [3, 1]
    text = TWO.replace("industrial:", "industrial: objectives ours-2; coins 1")
    shown = other.load(text)
    assert other.view(shown, 0).objectives == ["ours-2"]
    assert "ours-2" in other.catalogue()["objective"]
    assert "ours-2" not in RULEBOOK.catalogue()["objective"]
    with pytest.raises(Exception, match="unknown 'ours-2'"):
        RULEBOOK.load(text)


def test_answers_that_name_cards_belong_to_a_kit_and_all_others_are_shared() -> None:
    other = house()
    count = len(ACTIONS)
    assert other.actions.actions[:count] == RULEBOOK.actions.actions[:count] == ACTIONS.actions
    ours = other.actions.find({"verb": "reveal-objective", "objective": "ours-1"})
    assert other.actions[ours.code] is ours
    known = {"verb": "reveal-objective", "objective": PRINTED.objectives[0].id}
    assert other.actions.find(known) is not RULEBOOK.actions.find(known)


def test_clones_and_redealt_positions_share_the_kit() -> None:
    g = house().load(TWO)
    assert g.clone().kit is g.kit
    assert g.kit is not RULEBOOK.kit


def test_a_file_in_a_folder_of_corrections_replaces_the_one_of_the_package(tmp_path: Path) -> None:
    text = "dial: 7   #"
    combat = text_of("scythe", "combat_cards.yaml")
    assert text in combat
    (tmp_path / "combat_cards.yaml").write_text(combat.replace(text, "dial: 6   #"))
    assert Scythe(components.load(tmp_path)).kit.most_dialled == 6
    (tmp_path / "combat_cards.yaml").write_text(combat.replace(text, "dial: 17   #"))
    with pytest.raises(DataError, match="dial"):
        components.load(tmp_path)


def test_files_of_modules_can_be_corrected_too(tmp_path: Path) -> None:
    for file, old, new in (
        ("automa.yaml", "coins: 5\n", "coins: 9\n"),
        ("desolation.yaml", "popularity: 18 ", "popularity: 15 "),
    ):
        text = text_of("scythe", file)
        assert old in text
        (tmp_path / file).write_text(text.replace(old, new, 1))
    other = Scythe(components.load(tmp_path))
    against = "seat nordic industrial:\nseat crimea automa:\nturn nordic: 1\n"
    assert [book.view(book.load(against), 0).seats[1].coins for book in (RULEBOOK, other)] == [5, 9]
    together = "modules: desolation\n" + TWO
    assert [DESOLATION_STATE.of(book.load(together)).popularity for book in (RULEBOOK, other)] == [18, 15]
    (tmp_path / "automa.yaml").write_text("rows: []")
    with pytest.raises(DataError, match=r"automa\.yaml"):
        Scythe(components.load(tmp_path))


def added(book: Scythe, g: ScytheGame, kind: type[Kind]) -> Kind:
    """What a module adds to the view of the table."""
    found = extra_of(book.view(g, -1).extras, kind)
    assert found is not None
    return found


def corrected(folder: Path, *changes: tuple[str, str, str]) -> Scythe:
    """The game with some numbers of the data files changed: file, what it says, what it says now."""
    for file, old, new in changes:
        path = folder / file
        text = path.read_text() if path.exists() else text_of("scythe", file)
        assert old in text
        path.write_text(text.replace(old, new, 1))
    return Scythe(components.load(folder))


def test_two_tables_may_differ_in_the_rise_of_fenris(tmp_path: Path) -> None:
    other = corrected(
        tmp_path,
        ("fenris.yaml", "influence: 16", "influence: 12"),
        ("tesla.yaml", "health: 16", "health: 9"),
        ("tesla.yaml", "discards: 2", "discards: 1"),
        ("tesla.yaml", "die: 6", "die: 8"),
        ("tesla.yaml", "sides: [NE, E,", "sides: [E, NE,"),
        ("alliances.yaml", "ability: swim, coins: 5", "ability: swim, coins: 3"),
        ("alliances.yaml", "penalty: 10", "penalty: 7"),
        (
            "tracks.yaml",
            "{id: mechs, status: confirmed, need: 4, copies: 1}",
            "{id: mechs, status: partial, need: 3, copies: 1}",
        ),
        ("tracks.yaml", "rivals: {stars: 2,", "rivals: {stars: 1,"),
    )
    books = (RULEBOOK, other)
    fenris = [book.load("seat fenris industrial:\nseat crimea mechanical:\n") for book in books]
    assert [added(book, g, InfluenceView).held[0] for book, g in zip(books, fenris, strict=True)] == [16, 12]
    mad = [book.load("modules: mad-tesla\n" + TWO + "discard: 5 4") for book in books]
    shown = [added(book, g, MadTeslaView) for book, g in zip(books, mad, strict=True)]
    assert [(one.health, one.strength, one.die, one.sides[0]) for one in shown] == [(16, 9, 6, "NE"), (9, 4, 8, "E")]
    assert [RollOrange().tickets(g) for g in mad] == [6, 8]
    assert [[RollDirection(0, True).outcome(g, 0).names["direction"]] for g in mad] == [["ne"], ["e"]]
    allied = [book.load("modules: alliances\n" + TWO + "alliance nordic crimea: broken nordic") for book in books]
    tokens = [added(book, g, AlliancesView) for book, g in zip(books, allied, strict=True)]
    assert [(one.tokens[1].coins, one.penalty) for one in tokens] == [(5, 10), (3, 7)]
    assert [g.rules.end_coins(g, 0) for g in allied] == [[("alliance", -10)], [("alliance", -7)]]
    tiles = [book.load("modules: triumphtiles, rivals\n" + TWO) for book in books]
    assert [g.track.need[TRIUMPH_IDS.index("mechs")] for g in tiles] == [4, 3]
    assert [most_stars(g, 0) for g in tiles] == [2, 1]


def test_which_tokens_and_tiles_there_are_stays_the_same(tmp_path: Path) -> None:
    for file, old, new in (
        ("fenris_mods.yaml", "id: armor", "id: armour"),
        ("alliances.yaml", "ability: swim", "ability: walk"),
        ("desolation.yaml", "id: objective-second", "id: objective-third"),
    ):
        folder = tmp_path / file.removesuffix(".yaml")
        folder.mkdir()
        with pytest.raises(DataError, match=file):
            corrected(folder, (file, old, new))


def test_any_board_can_be_played_on() -> None:
    board = small_board()
    check_board("ring.yaml", board)
    book = Scythe(msgspec.structs.replace(PRINTED, board=board))
    g = book.load(TWO)
    assert isinstance(g, ScytheGame)
    view = book.view(g, 0)
    assert [(one.id, one.row, one.col) for one in view.board.hexes[:2]] == [("D7", 3, 6), ("D8", 3, 7)]
    assert (view.seats[0].base, g.board.printed) == ("C7", False)
    for seed in range(3):
        conformance.check_game(book, Setup("scythe", VERSION, ("nordic", "crimea")), seed, every=20)
