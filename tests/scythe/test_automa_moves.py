"""How an Automa moves: which unit, where to, and what decides."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.expansions.automa.account import Plan
from marches.games.scythe.rules.expansions.automa.cards import (
    CHARACTER_MOVE,
    EXPLORE,
    MECH_MOVE,
    WORKER_MOVE,
    Option,
)
from marches.games.scythe.rules.expansions.automa.criteria import Mover
from marches.games.scythe.rules.expansions.automa.moves import KINDS
from marches.games.scythe.rules.expansions.automa.places import distance, neighbourhood, reach_of
from marches.games.scythe.rules.expansions.automa.planning import settle
from marches.games.scythe.rules.expansions.automa.ties import UNITS, ties_of
from marches.games.scythe.rules.scoring import territories_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import BIT, WORKER_UNIT, hexes_of
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
    reasons,
    shown,
    tried,
    turn,
    went,
    workers_at,
)
from tests.scythe.helpers import commit, draw, offered, place, play, position, question

HOME = "encounters:\n"
"""No encounter tokens are out."""
RUSVIET = HOME + "hex r3c6: rusviet character\nhex base_rusviet: rusviet mech 1\n"


def rusviet(text: str, **more: str) -> ScytheGame:
    """A Rusviet Automa with water free; the person's character is on its base unless the text says otherwise."""
    return against(text, automa="rusviet", state=more.pop("state", FREE), **more)


def at_home(g: ScytheGame, faction: str) -> str:
    return g.board.id(g.board.base_of[g.kit.mats.faction_ids.index(faction)])


# -- the line ---------------------------------------------------------------------------------------------------------


@rule("scythe:automa.move.line")
def test_the_first_possible_option_is_carried_out_and_no_other() -> None:
    g = against(HOME, state=FREE)  # card 10: mech, worker; all its mechs are on the mat
    turn(g, 10)
    assert reasons(g) == {"mech": "scythe:automa.move.select"}
    assert went(g)[0] == "worker"
    assert character_of(g) == base(g)
    g = against(f"{HOME}hex r2c4: nordic mech 1\n", state=FREE)
    before = [workers_at(g, name) for name in ("r1c4", "r1c5")]
    turn(g, 10)
    assert went(g)[0] == "mech-1"
    assert reasons(g) == {"worker": "scythe:automa.move.line"}
    assert [workers_at(g, name) for name in ("r1c4", "r1c5")] == before


@rule("scythe:automa.move.line", "scythe:automa.move.possible", "scythe:automa.worker.safe")
def test_a_unit_whose_best_place_is_its_own_makes_the_option_impossible_and_no_other_is_tried() -> None:
    g = against(f"{HOME}hex r3c5: crimea mech 1\n", state=FREE, own="power 4")
    turn(g, 10)
    assert reasons(g) == {"mech": "scythe:automa.move.select", "worker": "scythe:automa.move.possible"}
    assert went(g) == ("", "", "")
    assert tried(g, "worker").start == "r1c4"
    assert workers_at(g, "r1c4") == 1
    assert workers_at(g, "r1c5") == 1
    assert g.power[AUTOMA] == 6
    assert mechs_of(g) == [base(g)]


@rule("scythe:automa.move.brackets")
def test_an_option_in_brackets_exists_only_for_its_faction() -> None:
    g = against(HOME)  # card 1: (nordic: worker), encounter or Factory, character
    turn(g, 1)
    assert went(g)[0] == "worker"
    assert character_of(g) == base(g)
    g = rusviet(HOME)
    turn(g, 1)
    assert reasons(g)["worker"] == "scythe:automa.move.brackets"
    assert went(g)[0] == "character"


# -- neighbourhoods and reach -----------------------------------------------------------------------------------------


@rule("scythe:automa.move.neighbourhood")
def test_a_neighbourhood_is_a_territory_and_those_next_to_it() -> None:
    g = against()
    near = neighbourhood(g, False, place(g, "r1c4"))
    assert names(g, near) == {"r1c3", "r1c4", "r1c5", "r2c3", "r2c4"}
    assert neighbourhood(g, False, g.seating.base[AUTOMA]) == 0


@rule("scythe:automa.move.reach")
def test_the_reach_is_all_neighbourhoods_and_what_touches_the_base() -> None:
    g = against(state="marker 4")
    assert names(g, reach_of(g, AUTOMA)) == {"r1c4", "r1c5", "r2c4"}
    g = against(state=FREE)
    assert names(g, reach_of(g, AUTOMA)) == {"r1c3", "r1c4", "r1c5", "r1c6", "r2c3", "r2c4", "r2c5"}
    g = against("hex base_nordic: nordic 2 workers".replace("base_nordic", base(against())), state=FREE)
    assert names(g, reach_of(g, AUTOMA)) == {"r1c4", "r1c5"}
    assert set(shown(g).reach) == {"r1c4", "r1c5"}


@rule("scythe:automa.move.water-barred")
def test_water_is_barred_while_the_marker_is_on_a_space_that_says_so() -> None:
    g = rusviet("", state="marker 4")
    assert names(g, reach_of(g, AUTOMA)) == {"r3c6", "r4c5", "r4c6"}
    g = rusviet("", state="marker 5")
    assert names(g, reach_of(g, AUTOMA)) == {"r3c6", "r4c5", "r4c6", "r2c5", "r2c6", "r3c5", "r5c6"}


@rule("scythe:automa.move.water-barred", "scythe:automa.worker.safe")
def test_barred_water_limits_the_neighbourhoods_of_enemies_too() -> None:
    for marker, possible in ((4, True), (5, False)):  # r2c5 is across the river from r2c4, r1c4 and r1c5
        g = against(f"{HOME}hex r2c5: crimea mech 1\nhex r1c4: nordic 1 worker\n", state=f"marker {marker}")
        turn(g, 3)
        assert (went(g)[2] == "r2c4") is possible


@rule("scythe:automa.move.water-free")
def test_once_water_is_free_a_lake_is_a_territory_like_any_other() -> None:
    g = rusviet(f"{HOME}hex r5c6: rusviet 1 worker\n")
    assert territories_of(g, AUTOMA) == 1
    turn(g, 3)
    assert went(g)[:2] == ("worker", "r5c6")
    assert "r5c6" not in went(g)[2]


@rule("scythe:automa.move.distance")
def test_distances_are_counted_in_hexes_straight_across_the_map() -> None:
    g = position("modules: invaders\nseat nordic automa:\nseat crimea industrial:\n")
    factory = g.board.factory
    assert distance(g.board, place(g, "r1c4"), factory) == 3
    away = {name: distance(g.board, place(g, at_home(g, name)), factory) for name in g.kit.mats.faction_ids[:7]}
    assert distance(g.board, place(g, "r1c4"), place(g, at_home(g, "nordic"))) == 1
    assert (away["nordic"], away["crimea"], away["togawa"], away["saxony"]) == (4, 4, 5, 5)


@rule("scythe:automa.move.teleport")
def test_a_unit_goes_straight_to_its_destination_however_far() -> None:
    g = rusviet(
        f"{HOME}hex {at_base('rusviet')}: rusviet mech 1\nhex r5c5: rusviet 1 worker\nhex r5c3: crimea mech 1\n"
    )
    turn(g, 10)
    assert went(g) == ("mech-1", at_base("rusviet"), "r5c4")
    assert distance(g.board, place(g, at_base("rusviet")), place(g, "r5c4")) == 4


def at_base(faction: str) -> str:
    """The hex of a home base."""
    g = position(
        f"modules: invaders\nseat {faction} automa:\nseat {'crimea' if faction != 'crimea' else 'saxony'} industrial:"
    )
    return g.board.id(g.seating.base[0])


# -- which unit, which territory --------------------------------------------------------------------------------------


@rule("scythe:automa.move.select")
def test_the_unit_closest_to_the_base_is_selected_then_the_first_in_reading_order() -> None:
    g = against(f"{HOME}hex r1c4: nordic worker\nhex r1c5: nordic worker\nhex r2c5: nordic worker\n", state=FREE)
    turn(g, 3)
    assert (went(g)[1], tried(g, "worker").chosen_by) == ("r1c4", "reading")
    home = base(g)
    g = against(f"{HOME}hex r1c4: nordic worker\nhex r2c5: nordic worker\nhex {home}: nordic worker\n", state=FREE)
    turn(g, 3)
    assert (went(g)[1], tried(g, "worker").chosen_by) == (home, "base")
    g = against(HOME, state=f"{FREE}; scheme 2")
    turn(g, 5)
    assert reasons(g) == {"mech": "scythe:automa.move.select"}


@rule("scythe:automa.move.ties")
def test_ties_go_to_the_factory_then_by_reading_order() -> None:
    g = against()
    for tied, best, by in (
        (("r3c5", "r4c4", "r5c4"), "r4c4", "reading"),
        (("r3c5", "r4c4"), "r4c4", "factory"),
        (("r1c4", "r1c5"), "r1c4", "reading"),
    ):
        places = sum(BIT[place(g, name)] for name in tied)
        decided, left = settle(g, Plan(-1), Mover(AUTOMA, 1, 0), places, ties_of(g, AUTOMA))
        assert (decided, names(g, left)) == (by, {best})


@rule("scythe:automa.move.enemy")
def test_structures_and_airships_keep_it_out_of_nothing() -> None:
    g = against(f"{HOME}hex r2c4: crimea mill\n")
    turn(g, 3)
    assert went(g)[2] == "r2c4"
    assert g.controlled(AUTOMA) >> place(g, "r2c4") & 1
    assert g.structures[PERSON] >> place(g, "r2c4") & 1


@rule("scythe:automa.move.no-sharing")
@pytest.mark.parametrize("kind", [WORKER_MOVE, MECH_MOVE, CHARACTER_MOVE, EXPLORE])
def test_it_never_goes_where_another_stands_unless_it_attacks_nor_onto_a_base(kind: int) -> None:
    text = "hex r2c4: crimea worker\nhex r2c3: saxony worker\nhex r1c4: nordic mech 1\nhex r1c5: nordic worker"
    g = position(
        "seat crimea industrial:\nseat nordic automa:\nseat saxony automaszyna:\n"
        f"encounters: r2c4 r2c3 r2c5\n{text}\nautoma nordic: {FREE}\nturn nordic: 5\n"
    )
    assert {"r2c4", "r2c3"} <= names(g, reach_of(g, AUTOMA))
    valid = KINDS[kind].valid(g, AUTOMA, Option(kind, 0, ""), 0, g.seating.base[AUTOMA])
    assert "r2c5" in names(g, valid)
    assert not {"r2c4", "r2c3"} & names(g, valid)
    assert not valid & g.board.bases


# -- workers ----------------------------------------------------------------------------------------------------------


@rule("scythe:automa.worker.valid")
def test_a_worker_goes_where_no_other_worker_of_its_own_is() -> None:
    g = against(f"{HOME}hex r1c4: nordic worker\nhex r1c5: nordic worker\nhex r2c4: nordic worker\n")
    turn(g, 3)
    assert reasons(g) == {"worker": "scythe:automa.move.possible"}
    assert tried(g, "worker").start == "r1c4"
    home = base(g)
    text = f"hex {home}: nordic worker\nhex r1c4: nordic worker\nhex r1c5: nordic worker\nhex r2c4: nordic mech 1\n"
    g = against(HOME + text)
    turn(g, 3)
    assert went(g) == ("worker", home, "r2c4")


@rule("scythe:automa.worker.safe")
def test_a_worker_goes_only_where_no_enemy_combat_unit_is_near() -> None:
    g = against(f"{HOME}hex r2c4: crimea mech 1\n")
    turn(g, 3)
    assert reasons(g) == {"worker": "scythe:automa.worker.safe"}
    g = against(f"{HOME}hex {at_base('crimea')}: crimea mech 1\n")
    turn(g, 3)
    assert went(g)[2] == "r2c4"


@rule("scythe:automa.worker.destination")
def test_a_worker_goes_where_most_of_its_units_are_near() -> None:
    home = at_base("nordic")
    g = against(f"{HOME}hex {home}: nordic worker\nhex r1c4: nordic worker\nhex r1c5: nordic worker\n", state=FREE)
    mover = Mover(AUTOMA, WORKER_UNIT, place(g, home))
    counts = {name: -UNITS.score(g, mover, place(g, name)) for name in ("r2c4", "r1c3", "r2c3", "r1c6", "r2c5")}
    assert counts == {"r2c4": 2, "r1c3": 1, "r2c3": 1, "r1c6": 1, "r2c5": 1}
    turn(g, 3)
    assert went(g) == ("worker", home, "r2c4")
    assert (tried(g, "worker").tie, tried(g, "worker").rule) == ("units", "scythe:automa.worker.destination")


@rule("scythe:automa.worker.example")
def test_the_worked_example_of_a_first_turn() -> None:
    g = against(own="power 4")
    mover = Mover(AUTOMA, WORKER_UNIT, place(g, "r1c4"))
    assert [UNITS.score(g, mover, place(g, name)) for name in ("r1c4", "r2c4")] == [-1, -1]
    turn(g, 3)
    assert went(g) == ("worker", "r1c4", "r2c4")
    assert (tried(g, "worker").chosen_by, tried(g, "worker").tie) == ("reading", "factory")
    assert g.power[AUTOMA] == 7


# -- mechs and the character ------------------------------------------------------------------------------------------


@rule("scythe:automa.fighter.valid")
def test_combat_units_do_not_stack_but_join_their_workers() -> None:
    text = "hex r4c5: rusviet mech 2\nhex r3c6: rusviet character\nhex r4c6: rusviet worker\nhex r5c5: rusviet worker\n"
    g = rusviet(f"{HOME}{text}hex {at_base('rusviet')}: rusviet mech 1\n")
    option = Option(MECH_MOVE, 0, "")
    valid = names(g, KINDS[MECH_MOVE].valid(g, AUTOMA, option, 1, g.seating.base[AUTOMA]))
    assert "r4c6" in valid
    assert not {"r4c5", "r3c6"} & valid
    for more, may_stay in (("", True), ("; rusviet character", False)):
        together = rusviet(f"{HOME}hex r4c5: rusviet mech 1{more}\n")
        at = place(together, "r4c5")
        assert (KINDS[MECH_MOVE].valid(together, AUTOMA, option, 1, at) >> at & 1 == 1) is may_stay


@rule("scythe:automa.fighter.destination")
def test_a_mech_goes_next_to_the_nearest_enemy_combat_unit() -> None:
    text = "hex r3c6: rusviet character\nhex r4c5: rusviet mech 2\nhex r4c6: rusviet worker\nhex r5c5: rusviet worker\n"
    g = rusviet(f"{HOME}{text}hex {at_base('rusviet')}: rusviet mech 1\nhex r5c3: crimea mech 1\n")
    turn(g, 10)
    assert went(g) == ("mech-1", at_base("rusviet"), "r5c4")
    assert tried(g, "mech").tie == "enemy"


@rule("scythe:automa.fighter.base-targets")
def test_enemies_on_home_bases_count_only_if_none_is_on_the_map() -> None:
    text = "hex r3c6: rusviet character\nhex r4c6: rusviet worker\nhex r5c5: rusviet worker\n"
    text += f"hex {at_base('rusviet')}: rusviet mech 1\n"
    togawa = "modules: invaders"
    g = rusviet(f"{HOME}{text}hex r2c1: togawa mech 1\n", person="togawa", head=togawa)
    turn(g, 10)
    assert went(g)[2] == "r4c4"
    assert tried(g, "mech").tie == "reading"
    g = rusviet(HOME + text, person="togawa", head=togawa)
    there = g.seating.base[PERSON]
    open_to_it = reach_of(g, AUTOMA) & ~g.units(PERSON) & ~g.fighters[AUTOMA]
    best = min(distance(g.board, at, there) for at in hexes_of(open_to_it))
    turn(g, 10)
    assert distance(g.board, place(g, went(g)[2]), there) == best


# -- encounter or Factory ---------------------------------------------------------------------------------------------


def explorer(text: str = "", **more: str) -> ScytheGame:
    """A Rusviet character on r3c6 and workers on r4c4 and r4c6."""
    units = "hex r3c6: rusviet character\nhex r4c4: rusviet worker\nhex r4c6: rusviet worker\n"
    return rusviet(units + text, **more)


def explore_valid(g: ScytheGame) -> set[str]:
    return names(g, KINDS[EXPLORE].valid(g, AUTOMA, Option(EXPLORE, 0, ""), 0, g.unit_at(AUTOMA, 0)))


@rule("scythe:automa.explore.valid")
def test_the_character_explores_tokens_and_the_factory_while_it_has_no_card() -> None:
    factory = explorer().board
    name = factory.id(factory.factory)
    assert explore_valid(explorer()) == {"r2c6", "r4c5", name}
    assert explore_valid(explorer(own="factory 1")) == {"r2c6", "r4c5"}
    assert explore_valid(explorer("hex r4c5: rusviet mech 1\n")) == {"r2c6", name}
    assert explore_valid(explorer("hex r2c6: crimea worker\n")) == {"r4c5", name}
    g = explorer("automa rusviet: mat character\n")
    turn(g, 18)
    assert reasons(g)["explore"] == "scythe:automa.move.select"


@rule("scythe:automa.explore.choice")
def test_it_prefers_the_factory_then_the_token_closest_to_it() -> None:
    g = explorer()
    turn(g, 18)
    assert went(g)[2] == g.board.id(g.board.factory)
    g = explorer(own="factory 1")
    turn(g, 18)
    assert went(g)[2] == "r4c5"


@rule("scythe:automa.explore.token")
def test_it_discards_the_token_without_a_card() -> None:
    g = explorer(own="factory 1")
    tokens, deck = g.encounters, g.encounter_deck
    turn(g, 18)
    assert tokens & ~g.encounters == BIT[place(g, "r4c5")]
    assert question(g) == "ChooseSection"
    assert g.encounter_deck == deck
    assert g.encounters_met[AUTOMA] == 1


@rule("scythe:automa.explore.factory-card")
def test_it_takes_a_factory_card_unseen_once() -> None:
    g = explorer("pool: 1 2 3\nseen: crimea\n", theirs="factory 4")
    assert RULEBOOK.view(g, PERSON).factory_cards_seen == ["1", "2", "3"]
    turn(g, 18)
    assert question(g) == "TakeFactoryCard"
    draw(g, factory_card="2")
    assert shown(g).factory_card
    assert bin(g.factory_pool).count("1") == 2
    for who in (PERSON, AUTOMA, -2):
        assert RULEBOOK.view(g, who).seats[AUTOMA].factory_cards == []
        assert RULEBOOK.view(g, who).factory_cards_seen is None
    g = explorer("pool: 1 3\nhex r4c4: rusviet character\n", own="factory 2")
    turn(g, 18)
    assert went(g)[2] == "r4c5"  # it never goes back for a second card


@rule("scythe:automa.explore.factory-card")
def test_a_person_later_sees_only_the_cards_that_are_left() -> None:
    g = explorer("pool: 1 2 3\nhex r5c3: crimea character\n")
    turn(g, 18)
    draw(g, factory_card="2")
    while question(g) != "ChooseSection":
        draw(g)
    g.put_unit(AUTOMA, 0, g.seating.base[AUTOMA])
    play(g, "section", section="move")
    play(g, "move-units")
    play(g, "move", unit="character")
    play(g, "go", to=g.board.id(g.board.factory))
    while question(g) in ("Travel", "ChooseUnit"):
        play(g, "halt" if question(g) == "Travel" else "done")
    assert question(g) == "ChooseFactoryCard"
    assert offered(g, "take-factory-card") == ["1", "3"]


@rule("scythe:automa.explore.any-move")
def test_token_and_card_are_taken_after_any_move_of_the_character_that_it_survives() -> None:
    for dial, stays in ((0, False), (7, True)):
        text = "hex r4c5: crimea mech 1\nhex r3c6: rusviet character\nhex r4c6: rusviet worker\n"
        g = rusviet(text, own="power 7", theirs="power 16", state=f"{FREE}; scheme 2")
        turn(g, 14)  # attack 7
        commit(g, PERSON, dial)
        draw(g, automa_card="9")  # 4 power
        assert (g.encounters >> place(g, "r4c5") & 1 == 1) is stays
    text = "hex r4c5: crimea mech 1\nhex r3c6: rusviet mech 1\nhex r4c6: rusviet worker\n"
    g = rusviet(text, own="power 7", theirs="power 16", state=f"{FREE}; scheme 2; mat character")
    turn(g, 14)
    commit(g, PERSON, 0)
    draw(g, automa_card="9")
    assert mechs_of(g) == ["r4c5"]
    assert g.encounters >> place(g, "r4c5") & 1


# -- attacks ----------------------------------------------------------------------------------------------------------


def saxon(text: str, **more: str) -> ScytheGame:
    return against(HOME + text, automa="saxony", state=more.pop("state", f"{FREE}; scheme 2"), **more)


@rule("scythe:automa.attack.power")
def test_an_attack_needs_the_power_it_shows() -> None:
    text = "hex r6c1: saxony mech 1\nhex r6c2: crimea mech 1\n"
    g = saxon(text, own="power 7")
    turn(g, 14)
    assert tried(g, "attack").to == "r6c2"
    assert question(g) == "Commit"
    g = saxon(text, own="power 6")
    turn(g, 14)
    assert reasons(g)["attack"] == "scythe:automa.attack.power"
    assert reasons(g)["attack-workers"] == "scythe:automa.attack.workers"


@rule("scythe:automa.attack.unit")
def test_the_attacker_is_the_combat_unit_closest_to_the_base_a_mech_first() -> None:
    g = saxon("hex r6c1: saxony character\nhex r6c0: saxony mech 1\nhex r6c2: crimea mech 1\n", own="power 8")
    turn(g, 14)
    assert went(g) == ("mech-1", "r6c0", "r6c2")
    home = at_base("saxony")
    g = saxon(f"hex {home}: saxony mech 3\nhex r6c1: saxony worker\nhex r6c2: crimea mech 1\n", own="power 8")
    turn(g, 14)
    assert went(g) == ("mech-3", home, "r6c2")
    assert character_of(g) == home


@rule("scythe:automa.attack.target")
def test_it_attacks_where_the_fewest_enemy_combat_units_are() -> None:
    text = "hex r6c0: saxony mech 1\nhex r6c1: saxony character\nhex r5c2: saxony worker\n"
    text += "hex r5c3: crimea mech 1\nhex r6c2: crimea mech 2; crimea character\n"
    g = saxon(text, own="power 8")
    turn(g, 14)
    assert went(g) == ("mech-1", "r6c0", "r5c3")
    assert (tried(g, "attack").tie, tried(g, "attack").rule) == ("fighters", "scythe:automa.attack.target")


@rule("scythe:automa.attack.target")
def test_an_enemy_on_a_home_base_is_not_a_target() -> None:
    g = saxon("hex r6c1: saxony mech 1\n", own="power 8")
    turn(g, 14)
    assert reasons(g)["attack"] == "scythe:automa.attack.target"


@rule("scythe:automa.attack.workers")
def test_it_attacks_the_most_workers_that_no_combat_unit_protects() -> None:
    text = "hex r6c1: saxony mech 1\nhex r5c1: crimea worker\nhex r6c2: crimea 3 workers\n"
    guarded = "hex r5c2: crimea 4 workers; crimea mech 1\n"
    g = saxon(text + guarded, own="power 0")
    turn(g, 19)
    assert went(g)[2] == "r6c2"
    assert tried(g, "attack-workers").tie == "workers"
    g = saxon(f"hex r6c1: saxony mech 1\n{guarded}", own="power 0")
    turn(g, 19)
    assert reasons(g)["attack-workers"] == "scythe:automa.attack.workers"


@rule("scythe:automa.attack.workers-effect", "scythe:automa.nature.popularity")
def test_workers_it_attacks_go_home_and_leave_their_resources() -> None:
    g = saxon("hex r6c1: saxony mech 1\nhex r6c2: crimea 3 workers; 4 food\n", own="power 0")
    used = shown(g).deck
    turn(g, 19)
    assert workers_at(g, base(g, PERSON), PERSON) == 3
    assert g.resources_at(place(g, "r6c2")) == 4
    assert g.controlled(AUTOMA) >> place(g, "r6c2") & 1
    assert g.popularity[AUTOMA] == 10
    assert shown(g).deck == used - 1
    assert g.stars_placed(AUTOMA) == 0


@rule("scythe:automa.attack.combat")
def test_a_combat_is_fought_at_once_before_the_gains() -> None:
    g = saxon("hex r6c1: saxony mech 1\nhex r6c2: crimea mech 1\n", own="power 6")
    coins = g.coins[AUTOMA]
    turn(g, 16)  # attack 5; gains: 1 coin, 1 combat unit, (1 power for Saxony)
    assert g.power[AUTOMA] == 6
    assert g.coins[AUTOMA] == coins
    commit(g, PERSON, 0)
    draw(g, automa_card="2")  # 5 power
    assert g.power[AUTOMA] == 6 - 5 + 1
    assert g.coins[AUTOMA] == coins + 1
    stars = "power 6; star tracker 5"
    g = saxon("hex r6c1: saxony mech 1\nhex r6c2: crimea mech 1\n", own=stars)
    turn(g, 16)
    commit(g, PERSON, 0)
    draw(g, automa_card="2")
    assert question(g) == "over"
    assert g.coins[AUTOMA] == coins


@rule("scythe:automa.move.arrival")
def test_traps_spring_on_its_units_and_cost_what_they_can() -> None:
    left = {}
    for trap in ("power", "coins", "combat-cards", "popularity"):
        g = against(
            f"{HOME}trap {trap}: r2c4 armed\n",
            own="power 5; coins 6; cards 2 3 4",
            person="togawa",
            head="modules: invaders",
        )
        turn(g, 4)  # the worker goes to r2c4; 1 combat card
        while question(g) == "LoseCard":
            draw(g)
        if question(g) == "DrawCard":
            draw(g)
        left[trap] = (int(g.power[AUTOMA]), int(g.coins[AUTOMA]), g.hand_size(AUTOMA), int(g.popularity[AUTOMA]))
        assert account(g).tries[0].to == "r2c4"
    assert left == {
        "power": (2, 6, 4, 10),
        "coins": (5, 2, 4, 10),
        "combat-cards": (5, 6, 2, 10),
        "popularity": (5, 6, 4, 10),
    }
