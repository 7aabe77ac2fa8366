"""How a game starts and what it is worth at its end."""

from __future__ import annotations

from collections import Counter

import pytest

from marches.games.components import DataError, text_of
from marches.games.scythe.edge import components
from marches.games.scythe.edge.board_data import load_board
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.actions import CARGO
from marches.games.scythe.rules.scoring import score_of, winners
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import CARGO_KINDS, size
from marches.kernel.rulebook import ScenarioError
from marches.kernel.setup import Setup, SetupError
from tests.marks import rule
from tests.scythe.helpers import move, play, position, question, refused, start_move, started


def dealt(setup: Setup, seed: int) -> ScytheGame:
    """The table once everything is dealt."""
    return started(setup, "ChooseSection", seed)


@rule("scythe:setup.player-count", "scythe:setup.invaders.player-count")
def test_five_players_at_most_and_seven_with_the_invaders() -> None:
    RULEBOOK.check(Setup("scythe", 2, ("random",) * 7, ("invaders",)))
    with pytest.raises(SetupError, match="table-setup-count least=2 most=5 players=6"):
        RULEBOOK.check(Setup("scythe", 2, ("random",) * 6))


@rule("scythe:setup.player-count")
def test_nobody_plays_alone_without_a_module_for_it() -> None:
    for modules in ((), ("invaders",), ("airships",)):
        with pytest.raises(SetupError, match="scythe-setup-alone"):
            RULEBOOK.check(Setup("scythe", 2, ("random",), modules))


@rule("scythe:setup.banned-pairs", "scythe:setup.deal-mats")
def test_forbidden_pairs_are_never_dealt_and_cannot_be_chosen() -> None:
    for seed in range(60):
        g = dealt(Setup("scythe", 2, ("random",) * 5), seed)
        view = RULEBOOK.view(g, -2)
        pairs = [(one.faction, one.mat) for one in view.seats]
        assert ("rusviet", "industrial") not in pairs
        assert ("crimea", "patriotic") not in pairs
        assert len({mat for _, mat in pairs}) == 5
    with pytest.raises(SetupError, match="scythe-setup-pair faction=faction:rusviet mat=mat:industrial"):
        RULEBOOK.check(Setup("scythe", 2, ("rusviet", "nordic"), (), {"mats": "industrial, random"}))


@rule("scythe:setup.seating", "scythe:setup.first-player", "scythe:setup.invaders.mat-order")
def test_players_sit_at_their_bases_and_the_lowest_mat_begins() -> None:
    g = position("modules: invaders\nseat polania mechanical:\nseat nordic patriotic:\nseat crimea militant:\n")
    assert RULEBOOK.view(g, 0).order == [2, 0, 1]
    assert g.active == 2


@rule("scythe:setup.power-start", "scythe:setup.combat-cards-start", "scythe:setup.popularity-start")
@rule("scythe:setup.coins-start", "scythe:setup.objectives-start", "scythe:setup.factory-cards")
def test_everyone_starts_with_what_the_mats_print() -> None:
    g = dealt(Setup("scythe", 2, ("saxony", "crimea", "nordic", "random"), (), {"mats": "agricultural"}), 3)
    view = RULEBOOK.view(g, 0)
    saxony = view.seats[0]
    assert (saxony.power, saxony.combat_cards, saxony.popularity, saxony.coins, saxony.objectives) == (1, 4, 4, 7, 2)
    assert view.factory_pool == 5
    assert view.factory_cards_seen is None
    assert len(view.objectives) == 2
    assert sum(one.encounter for one in view.hexes) == 11


@rule("scythe:score.example.thirteen-resources", "scythe:score.resources", "scythe:score.example.popularity10")
def test_thirteen_resources_at_ten_popularity() -> None:
    g = position(
        "seat nordic industrial: popularity 10; star power\nseat crimea mechanical:\nhex r3c3: nordic 2 workers; 13 oil"
    )
    score = score_of(g, 0)
    assert (score.star_coins, score.territory_coins, score.resource_coins) == (4, 3, 12)


@rule("scythe:score.factory", "scythe:score.territories", "scythe:concept.home-base.not-territory")
def test_the_factory_counts_for_three_and_a_base_for_nothing() -> None:
    board = "hex r4c3: nordic character\nhex r3c3: nordic worker\nhex r5c3: nordic worker\nhex r4c2: nordic mech 2\n"
    g = position("seat nordic industrial: popularity 10\nseat crimea mechanical:\n" + board + "hex r0c4: nordic mech 1")
    assert score_of(g, 0).territories == 6
    assert score_of(g, 0).territory_coins == 18


@rule("scythe:score.popularity-rate")
def test_three_bands_of_popularity() -> None:
    for popularity, tier in ((6, 0), (7, 1), (12, 1), (13, 2), (18, 2)):
        g = position(f"seat nordic industrial: popularity {popularity}\nseat crimea mechanical:")
        assert score_of(g, 0).tier == tier


@rule("scythe:score.tiebreak", "scythe:score.winner")
def test_power_breaks_a_tie() -> None:
    g = position("seat nordic industrial: power 9\nseat crimea mechanical: power 7")
    assert winners(g, [70, 70]) == [0]
    assert winners(g, [70, 71]) == [1]
    even = position("seat nordic industrial: power 7; popularity 3\nseat crimea mechanical: power 7; popularity 3")
    assert winners(even, [70, 70]) == [0, 1]


@rule("scythe:setup.invaders.polania67")
def test_with_seven_players_polania_is_paid_for_encounter_territories() -> None:
    others = "nordic industrial, rusviet engineering, togawa militant, crimea innovative, saxony patriotic"
    seats = "".join(f"seat {one}:\n" for one in [*others.split(", "), "albion agricultural"])
    board = "hex r4c1: polania worker\nhex r6c2: polania worker\nhex r6c5: polania mech 1\nhex r2c1: polania mech 2\n"
    g = position(f"modules: invaders\n{seats}seat polania mechanical:\n{board}")
    assert score_of(g, 6).others == [("meander", 12)]


@rule("scythe:component.combat-deck", "scythe:component.player-mats-base", "scythe:component.structure-bonus-tiles")
def test_the_data_is_what_the_box_holds() -> None:
    assert [card.count for card in components.PRINTED.combat.cards] == [16, 12, 8, 6]
    assert [mat.number for mat in components.PRINTED.mats if mat.set == "core"] == ["1", "2", "3", "4", "5"]
    assert Counter(tile.set for tile in components.PRINTED.bonus_tiles) == {"core": 6, "modular": 8}
    assert len(CARGO) == CARGO_KINDS


def test_the_board_is_the_printed_one() -> None:
    g = position("seat nordic industrial:\nseat crimea mechanical:")
    kinds = [size(g.board.of_terrain[terrain]) for terrain in range(7)]
    assert kinds == [8, 7, 8, 7, 9, 7, 1]
    assert sum(size(g.board.river[at]) for at in range(47)) == 62


def test_wrong_data_is_refused_with_file_item_and_field() -> None:
    board = text_of("scythe", "map.yaml").replace("[r1c3, r1c4]", "[r1c1, r8c3]")
    with pytest.raises(DataError, match=r"map\.yaml: board 'printed': field 'rivers': r1c1 and r8c3 do not touch"):
        load_board(text=board)
    mats = text_of("scythe", "player_mats.yaml").replace("bottom: upgrade, cost: 3", "bottom: upgrade, cost: 4", 1)
    with pytest.raises(DataError, match=r"player_mats\.yaml: mats 'industrial': sum of cost is 14, expected 13"):
        components.load_mats(text=mats)
    cards = text_of("scythe", "encounters.yaml").replace("{coins: 2, popularity: 1}", "{goose: 1}", 1)
    with pytest.raises(DataError, match=r"encounters\.yaml: cards '1': field 'gain': unknown 'goose'"):
        components.load_encounters(text=cards)


def test_a_malformed_scenario_names_its_line() -> None:
    with pytest.raises(ScenarioError, match="line 2: unknown 'atlantis'"):
        position("seat nordic industrial:\nseat atlantis mechanical:")
    with pytest.raises(ScenarioError, match="line 3: the board has no hex 'r9c9'"):
        position("seat nordic industrial:\nseat crimea mechanical:\nhex r9c9: 2 wood")


@rule("scythe:bribe.third-party", "scythe:bribe.sway-outcome", "scythe:bribe.tournament", "scythe:bribe.coins-only")
def test_coins_change_hands_before_the_dials_only_where_that_is_allowed() -> None:
    seats = "seat nordic industrial: coins 4\nseat rusviet engineering: coins 3\nseat crimea mechanical: coins 0\n"
    board = "hex r3c3: nordic character\nhex r4c3: crimea mech 1\nturn nordic\n"
    for option, expected in (("", "Commit"), ("option bribes: True\n", "SwayCombat")):
        g = position(option + seats + board)
        start_move(g)
        move(g, "r4c3")
        play(g, "done")
        assert question(g) == expected
    play(g, "done", 0)
    assert refused(g, "give-coins", 1, seat=0, count=4).facts["held"] == 3
    play(g, "give-coins", 1, seat=2, count=2)
    assert list(g.coins) == [4, 1, 2]
    play(g, "done", 1)
    play(g, "done", 2)
    assert question(g) == "Commit"
