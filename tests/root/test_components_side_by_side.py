"""Two tables of one process can play with different components."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from marches.games.components import DataError, text_of
from marches.games.root.edge.components import PRINTED, load
from marches.games.root.edge.factions.marquise import MarquiseBoard
from marches.games.root.edge.print import CardPrint
from marches.games.root.edge.rulebook import RULEBOOK, Root
from marches.games.root.rules.state import RootGame
from marches.testing.conformance import check_game, check_replay
from marches.testing.playout import playout, random_answer

SETUP = RULEBOOK.lineup(["marquise", "eyrie", "alliance", "vagabond"])


def corrected(folder: Path, file: str, *changes: tuple[str, str]) -> Root:
    """Root with one data file corrected."""
    text = text_of("root", file)
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    (folder / file).write_text(text)
    return Root(load(folder))


def dear_armorers(folder: Path) -> Root:
    return corrected(
        folder,
        "deck.yaml",
        (
            "id: armorers, status: confirmed, suit: bird, kind: persistent, copies: 2, cost: {fox: 1}",
            "id: armorers, status: confirmed, suit: bird, kind: persistent, copies: 1, cost: {fox: 3}",
        ),
        (
            "id: sappers, status: confirmed, suit: bird, kind: persistent, copies: 2",
            "id: sappers, status: confirmed, suit: bird, kind: persistent, copies: 3",
        ),
    )


def after(book: Root, answers: int) -> RootGame:
    g = book.start(SETUP)
    g.advance()
    playout(g, Random(3), answers)
    return g


def test_two_games_with_different_decks_are_played_side_by_side(tmp_path: Path) -> None:
    other = dear_armorers(tmp_path)
    games = [RULEBOOK.start(SETUP), other.start(SETUP)]
    census = [dict(book.census(g)) for book, g in zip((RULEBOOK, other), games, strict=True)]
    assert [found["card armorers"] for found in census] == [2, 1]
    assert [found["card sappers"] for found in census] == [2, 3]
    alone = after(RULEBOOK, 150)
    rngs = [Random(3), Random(3)]
    for g in games:
        g.advance()
    played = [0, 0]
    while any(count < 150 for count in played):  # an answer here, an answer there
        for place, g in enumerate(games):
            if played[place] < 150 and g.decision is not None:
                seat, action = random_answer(g, rngs[place])
                g.play(seat, action)
                played[place] += seat >= 0
    assert RULEBOOK.view(games[0], 0) == RULEBOOK.view(alone, 0), "the other table changed nothing"
    assert dict(other.census(games[1])) == census[1]
    armorers = [card.id for card in PRINTED.cards].index("armorers")
    assert [int(g.cards.cost[armorers * 4]) for g in games] == [1, 3]
    shown = [book.catalogue()["card"]["armorers"].print for book in (RULEBOOK, other)]
    assert [face.cost for face in shown if isinstance(face, CardPrint)] == [["fox"], ["fox"] * 3]


def test_a_game_with_corrected_cards_conforms(tmp_path: Path) -> None:
    other = dear_armorers(tmp_path)
    check_game(other, SETUP, 1)
    check_replay(other, SETUP, 1)


def test_two_maps_of_one_name_can_differ(tmp_path: Path) -> None:
    other = corrected(tmp_path, "maps.yaml", ("{id: 6, suit: fox, slots: 2", "{id: 6, suit: fox, slots: 3"))
    assert RULEBOOK.start(SETUP).board.slots[5] == 2
    assert other.start(SETUP).board.slots[5] == 3


def test_two_faction_boards_of_one_name_can_differ(tmp_path: Path) -> None:
    other = corrected(
        tmp_path,
        "factions.yaml",
        ("actions: 3", "actions: 4"),
        ("cost: [0, 1, 2, 3, 3, 4]", "cost: [0, 2, 2, 3, 3, 4]"),
        ("martial-law: 3", "martial-law: 2"),
    )
    mats = [book.start(SETUP).kit.mats for book in (RULEBOOK, other)]
    assert [mat.marquise.actions for mat in mats] == [3, 4]
    assert [int(mat.marquise.costs[1]) for mat in mats] == [1, 2]
    assert [mat.alliance.martial_law for mat in mats] == [3, 2]
    for book, actions in ((RULEBOOK, 3), (other, 4)):
        g = book.load("clearing 1: marquise 1 warrior, 1 keep\nclearing 3: eyrie 1 roost\nturn marquise daylight 3")
        board = book.view(g, 0).players[0].board
        assert isinstance(board, MarquiseBoard)
        assert board.actions == actions
    check_game(other, SETUP, 1)


def test_components_with_other_things_are_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cards"):
        corrected(tmp_path, "deck.yaml", ("id: armorers", "id: weavers"))
    (tmp_path / "deck.yaml").unlink()
    with pytest.raises(DataError, match="pieces and tracks"):
        corrected(tmp_path, "factions.yaml", ("cost: [0, 1, 2, 3, 3, 4]", "cost: [0, 1, 2, 3, 3, 4, 5]"))
