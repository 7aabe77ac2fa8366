"""An Automa as a seat: its cards, what it has and has not, how the table is laid."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from marches.games.scythe.edge.automa_data import AUTOMA_FILE
from marches.games.scythe.edge.extras import AutomasView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.expansions.automa.cards import AUTOMA_PART, card_at
from marches.games.scythe.rules.expansions.automa.places import reach_of, water_barred
from marches.games.scythe.rules.expansions.automa.planning import obeys
from marches.games.scythe.rules.objective_goals import Stronger
from marches.games.scythe.rules.scoring import tie_break
from marches.games.scythe.rules.setup import DealFaction
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import FARM, RESOURCE_KINDS, lowest, size
from marches.kernel.rulebook import ScenarioError
from marches.kernel.setup import Setup, SetupError
from marches.kernel.step import Chance
from marches.table.table import Table
from tests.marks import rule
from tests.scythe.automa_helpers import (
    AUTOMA,
    FREE,
    PERSON,
    account,
    against,
    base,
    character_of,
    mechs_of,
    names,
    shown,
    state_of,
    turn,
    went,
    workers_at,
)
from tests.scythe.helpers import asked, by_chance, draw, idle, place, play, position, question, started

HOME = "encounters:\n"


def set_up(seats: tuple[str, ...], automas: str, seed: int = 1, *modules: str, **options: str) -> ScytheGame:
    """A table laid at random, at the first player's first question."""
    setup = Setup("scythe", RULEBOOK.version, seats, modules, {"automas": automas, **options})
    g = started(setup)
    by_chance(g, Random(seed))
    return g


# -- components -------------------------------------------------------------------------------------------------------


@rule("scythe:automa.component.deck")
def test_the_deck_has_nineteen_cards_as_printed() -> None:
    assert [card.id for card in AUTOMA_FILE.cards] == [str(number) for number in range(1, 20)]
    assert [int(card.id) for card in AUTOMA_FILE.cards if not card.star] == [4, 15, 17]
    assert [int(card.id) for card in AUTOMA_FILE.cards if card.crossed] == [4, 7, 8, 17]
    assert all(len(card.power) == 3 and 0 <= card.cards <= 3 and 0 <= card.loot <= 4 for card in AUTOMA_FILE.cards)


@rule("scythe:automa.component.invaders-cards")
def test_the_invaders_replace_four_cards() -> None:
    def lines(g: ScytheGame, card: int, half: int, badge: str) -> tuple[list[str], list[tuple[str, int]]]:
        data = next(one for one in AUTOMA_FILE.invaders if one.id == str(card))
        shown_half = card_at(g, card - 1).halves[half]
        printed = data if g.options.has("invaders") else AUTOMA_FILE.cards[card - 1]
        text = printed.first if half == 0 else printed.second
        assert len(text.moves) == len(shown_half.options)
        moves = [move.do for move in text.moves if obeys([badge], move.only)]
        return moves, [(gain.gain, gain.count) for gain in text.gains if obeys([badge], gain.only)]

    new = against(person="crimea", automa="albion", head="modules: invaders")
    old = against()
    assert lines(new, 5, 0, "albion")[0] == ["explore", "worker"]
    assert lines(new, 5, 0, "togawa") == (["worker"], [("worker", 1), ("coins", 1), ("combat-unit", 1)])
    for half in (0, 1):
        assert lines(new, 8, half, "togawa")[0][0] == "explore"
        assert lines(old, 8, half, "togawa")[0][0] == "mech"
    assert ("worker", 1) in lines(new, 18, 0, "albion")[1][2:]
    assert ("combat-unit", 1) in lines(new, 18, 1, "albion")[1][2:]
    assert lines(new, 19, 1, "albion")[0][0] == "explore"
    for card, half in ((5, 0), (8, 0), (8, 1), (18, 0), (18, 1), (19, 1)):
        for badge in ("albion", "togawa"):
            assert lines(old, card, half, badge) == lines(old, card, half, "nobody")
    for card in (5, 8, 18, 19):
        for badge in ("nordic", "saxony", "polania", "crimea", "rusviet"):
            assert lines(new, card, 0, badge) == lines(old, card, 0, badge)
            assert lines(new, card, 1, badge) == lines(old, card, 1, badge)
        assert AUTOMA_PART.of(old.kit).deck[card - 1].power == card_at(new, card - 1).power


@rule("scythe:automa.component.invaders-cards")
def test_an_albion_automa_explores_first_with_the_new_card() -> None:
    g = against(automa="albion", head="modules: invaders", state=FREE)
    turn(g, 5)
    assert [one.option for one in account(g).tries] == ["explore", "worker"]
    assert went(g)[0] == "character"


# -- what it is -------------------------------------------------------------------------------------------------------


@rule("scythe:automa.nature.player")
def test_it_counts_as_a_player() -> None:
    g = set_up(("random", "random"), "person, automa")
    assert size(g.factory_pool) == 3
    g = against("hex r4c6: nordic worker; 2 food\n", first="crimea")
    at = place(g, "r4c6")
    assert g.controlled(AUTOMA) >> at & 1
    assert not g.controlled(PERSON) >> at & 1
    assert g.controller(at) == AUTOMA


@rule("scythe:automa.nature.player")
def test_it_counts_wherever_players_are_compared() -> None:
    g = against(own="power 9", theirs="power 8; popularity 9", first="crimea")
    assert Stronger("stronger").of(g, PERSON) == 1  # an objective that compares power
    assert (tie_break(g, PERSON)[2], tie_break(g, AUTOMA)[2]) == (9, 10)
    assert g.opponents(PERSON) == [AUTOMA]


@rule("scythe:automa.nature.has-not")
def test_it_has_no_mat_and_nothing_from_one() -> None:
    g = set_up(("crimea", "nordic"), "person, automa")
    assert size(g.objective_deck) == 21
    seat = RULEBOOK.view(g, PERSON).seats[AUTOMA]
    assert (seat.mat, seat.objectives, seat.costs, seat.pays) == ("", 0, {}, {})
    assert (seat.cubes, seat.recruits, seat.bonuses, seat.section) == ([], [], [], "section:none")
    assert not any(seat.structures.values())


@rule("scythe:automa.nature.no-economy")
def test_it_carries_nothing() -> None:
    text = f"{HOME}hex r2c4: nordic mech 1; nordic worker; 3 oil\nhex r4c4: crimea mech 1\n"
    g = against(text, state=FREE)
    turn(g, 10)
    assert went(g)[0] == "mech-1"
    assert workers_at(g, "r2c4") == 1
    assert g.resources_at(place(g, "r2c4")) == 3


@rule("scythe:automa.nature.no-economy")
def test_ten_turns_add_no_resources() -> None:
    g = against(HOME, first="crimea")
    rng, turns = Random(3), 0
    while turns < 10:
        if question(g) == "ChooseSection":
            turns += 1
            idle(g, "trade" if turns % 2 else "bolster")
        else:
            assert isinstance(g.decision, Chance)
            g.play_chance(rng.randrange(g.decision.tickets(g)))
    assert sum(g.resources[at * RESOURCE_KINDS + kind] for at in range(g.board.count) for kind in range(4)) == 0


@rule("scythe:automa.nature.no-abilities")
def test_it_uses_no_tunnels() -> None:
    home = base(against(automa="saxony"))
    g = against(f"hex r5c2: saxony worker\nhex {home}: saxony character\n", automa="saxony", state=FREE)
    assert g.board.tunnels >> place(g, "r5c2") & 1
    assert g.board.tunnels >> place(g, "r2c3") & 1
    assert "r2c3" not in names(g, reach_of(g, AUTOMA))


@rule("scythe:automa.nature.no-abilities")
@pytest.mark.parametrize("faction", ["nordic", "saxony", "polania", "rusviet"])
def test_none_of_its_factions_rules_apply(faction: str) -> None:
    g = against(automa=faction)
    assert [one.rule.name for one in g.rules.held if one.owner == AUTOMA] == ["automa"]


@rule("scythe:automa.nature.no-choice")
def test_the_same_seed_gives_the_same_turn_and_nobody_is_asked_for_it() -> None:
    setup = Setup("scythe", RULEBOOK.version, ("crimea", "nordic"), (), {"automas": "person, automaszyna"})
    found = []
    for _ in range(2):
        table = Table(RULEBOOK, setup, bytes(range(16)))
        for verb, fields in (("section", {"section": "trade"}), ("skip", {}), ("skip", {})):
            play(table, verb, **fields)
        assert asked(table) == ["crimea"]
        found.append(RULEBOOK.dump(table.game))
    assert found[0] == found[1]
    assert "automa nordic: marker" in found[0]


# -- setting up -------------------------------------------------------------------------------------------------------


@rule("scythe:automa.setup.faction")
def test_it_gets_a_faction_nobody_else_plays() -> None:
    setup = Setup("scythe", RULEBOOK.version, ("crimea", "random"), (), {"automas": "person, automa"})
    g = started(setup)
    while not (isinstance(g.decision, DealFaction) and g.decision.seat == AUTOMA):
        g.play_chance(0)
    offered = {action.names["faction"] for action in g.decision.candidates(g, -1)}
    assert offered == {"nordic", "saxony", "polania", "rusviet"}
    drawn = Counter(set_up(("crimea", "random"), "person, automa", seed).seating.faction[AUTOMA] for seed in range(40))
    assert len(drawn) == 4


@rule("scythe:automa.setup.faction")
def test_it_knows_no_forbidden_pairing() -> None:
    banned = RULEBOOK.kit.data.banned_pairs[0]
    others = [mat.id for mat in RULEBOOK.kit.data.mats if mat.set == "core" and mat.id != banned.mat][:1]
    g = set_up((banned.faction, "random"), "automa, person", 1, mats=f"random, {banned.mat}")
    assert g.seating.mat[0] == -1
    assert others


@rule("scythe:automa.setup.table")
@pytest.mark.parametrize(("people", "automas", "cards"), [(1, 1, 3), (2, 2, 5), (4, 3, 8)])
def test_the_table_is_laid_for_all_seats_together(people: int, automas: int, cards: int) -> None:
    seats = people + automas
    words = ", ".join(["person"] * people + ["automa"] * automas)
    g = set_up(("crimea", *["random"] * (seats - 1)), words, 1, *(["invaders"] if seats > 5 else []))
    assert size(g.factory_pool) == cards
    assert g.players == seats


@rule("scythe:automa.setup.table")
def test_with_seven_seats_people_use_the_versions_for_six_and_seven() -> None:
    words = "person, person, person, person, automa, automa, automa"
    g = set_up(("crimea", "polania", *["random"] * 5), words, 1, "invaders")
    g.put_unit(0, 1, place(g, "r4c6"))
    g.put_unit(0, 2, place(g, "r6c4"))  # Wayfare is uncovered
    farms = g.board.of_terrain[FARM]
    assert g.rules.extra_steps(g, 0, 1, place(g, "r4c6")) & farms & ~g.other_units(0)
    assert not g.rules.extra_steps(g, 0, 1, place(g, "r4c6")) & g.board.bases
    g.put_unit(1, 1, lowest(g.board.encounters))
    assert g.rules.end_coins(g, 1)


@rule("scythe:automa.setup.power-cards")
@pytest.mark.parametrize(("faction", "power", "cards"), [("nordic", 4, 1), ("saxony", 1, 4), ("crimea", 5, 0)])
def test_power_and_cards_are_those_of_its_faction_mat(faction: str, power: int, cards: int) -> None:
    g = set_up(("rusviet", faction), "person, automa")
    assert (g.power[AUTOMA], g.hand_size(AUTOMA)) == (power, cards)


@rule("scythe:automa.setup.coins", "scythe:automa.nature.popularity")
@pytest.mark.parametrize("level", ["autometta", "automa", "automaszyna", "ultimaszyna"])
def test_it_starts_with_five_coins_and_popularity_ten(level: str) -> None:
    for faction in ("nordic", "saxony"):
        g = set_up(("rusviet", faction), f"person, {level}")
        assert (g.coins[AUTOMA], g.popularity[AUTOMA]) == (5, 10)


@rule("scythe:automa.setup.units")
def test_its_character_is_on_the_base_and_two_workers_are_out() -> None:
    g = set_up(("rusviet", "nordic"), "person, automa")
    assert character_of(g) == base(g)
    assert names(g, g.worker_hexes[AUTOMA]) == {"r1c4", "r1c5"}
    assert (shown(g).mat_workers, len(shown(g).mat_fighters)) == (6, 4)
    assert mechs_of(g) == []


@rule("scythe:automa.setup.tracker")
def test_the_marker_starts_on_the_first_space_in_scheme_one() -> None:
    g = set_up(("rusviet", "nordic"), "person, automa")
    assert (shown(g).marker, shown(g).spaces, shown(g).scheme) == (1, 22, 1)
    assert water_barred(g, AUTOMA)
    g = set_up(("rusviet", "nordic"), "person, ultimaszyna")
    assert not water_barred(g, AUTOMA)


@rule("scythe:automa.setup.deck")
def test_each_automa_has_its_own_deck() -> None:
    g = position("seat crimea industrial:\nseat nordic automa:\nseat saxony automa:\nturn nordic: 5\n")
    turn(g, 12)
    state = state_of(g)
    assert (size(state.deck[1]), size(state.deck[2])) == (18, 19)
    while question(g) != "ChooseSection":
        draw(g)
    idle(g, "trade")
    decision = g.decision
    assert decision is not None
    assert g.active == 2
    assert "12" in {action.names["automa-card"] for action in decision.candidates(g, -1)}


@rule("scythe:automa.setup.first-player")
def test_the_person_with_the_lowest_mat_begins_and_play_goes_clockwise() -> None:
    g = set_up(("crimea", "nordic"), "person, automa", 1, mats="mechanical")
    assert g.active == PERSON
    assert g.seating.left[PERSON] == AUTOMA
    g = set_up(("saxony", "rusviet", "nordic"), "person, automa, person", 1, mats="patriotic, random, engineering")
    ids = [g.kit.mats.faction_ids[g.seating.faction[seat]] for seat in g.seating.clockwise_from(g.seating.first)]
    assert ids == ["nordic", "rusviet", "saxony"]


def test_a_setup_with_unknown_levels_too_many_seats_or_no_person_is_refused() -> None:
    for words, key in (
        ("person, robot", "scythe-setup-automas-unknown"),
        ("person, automa, automa", "scythe-setup-automas-many"),
        ("automa, automa", "scythe-setup-automas-alone"),
    ):
        with pytest.raises(SetupError) as caught:
            RULEBOOK.check(Setup("scythe", RULEBOOK.version, ("random", "random"), (), {"automas": words}))
        assert caught.value.line.key == key


# -- scenarios --------------------------------------------------------------------------------------------------------


def test_a_position_with_an_automa_can_be_written_and_read_back() -> None:
    state = "marker 12; scheme 2; card 5; used 3 5 9; postponed; provoked; mat character"
    g = against("hex r2c4: nordic mech 1\n", own="cards 2 5; factory 2; star tracker 2", state=state, first="crimea")
    text = RULEBOOK.dump(g)
    assert f"automa nordic: {state}" in text
    assert "seat nordic automa: " in text
    again = RULEBOOK.load(text)
    assert RULEBOOK.dump(again) == text
    assert character_of(again) == ""


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("automa crimea: marker 3", "not an Automa"),
        ("automa nordic: marker 23", "1 to 22"),
        ("automa nordic: card 20", "unknown"),
        ("automa nordic: speed 2", "unknown word"),
    ],
)
def test_a_wrong_row_about_an_automa_is_refused_with_its_line(row: str, problem: str) -> None:
    with pytest.raises(ScenarioError, match=problem):
        position(f"seat crimea industrial:\nseat nordic automa:\n{row}\n")


def test_the_view_says_nothing_of_automas_in_a_game_without() -> None:
    g = position("seat crimea industrial:\nseat nordic mechanical:\n")
    assert not [one for one in RULEBOOK.view(g, 0).extras if isinstance(one, AutomasView)]
