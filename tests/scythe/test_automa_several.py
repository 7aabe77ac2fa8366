"""Several Automas at one table, and Automas on the modular board."""

from __future__ import annotations

import pytest

from marches.games.scythe.rules.expansions.automa.account import Plan
from marches.games.scythe.rules.expansions.automa.criteria import Mover
from marches.games.scythe.rules.expansions.automa.places import distance, reach_of
from marches.games.scythe.rules.expansions.automa.several import TOKEN, first_base
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE
from marches.games.scythe.rules.scoring import FinishGame
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import BIT, lowest
from tests.marks import rule
from tests.scythe.automa_module_helpers import (
    asking,
    automa_turn,
    by_nature,
    chance,
    dealt,
    fight_with,
    marker,
    moved_to,
    problem_of,
    setup_of,
    shown,
    units_at,
)
from tests.scythe.helpers import draw, offered, place, play, position, question, seat
from tests.scythe.modular_helpers import KNOWN


def finish(g: ScytheGame) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Score the position as it is: fortunes and winners."""
    g.restart()
    g.then_one(FinishGame())
    g.advance()
    assert g.result is not None
    return g.result.scores, g.result.winners


@rule("scythe:automa.several.seats")
def test_any_number_of_automas_may_play_as_long_as_one_person_does() -> None:
    assert problem_of(setup_of("person, person, automa, automa, ultimaszyna")) == ""
    assert problem_of(setup_of("person, person, automa, automa, automa, automa")) != ""
    assert problem_of(setup_of("person, person, automa, automa, automa, automa", ("invaders",))) == ""
    assert problem_of(setup_of("automa, automa, automa")) == "scythe-setup-automas-alone"


@rule("scythe:automa.several.seats")
def test_each_automa_has_its_own_tracker_and_scheme() -> None:
    g = position(
        """
        seat crimea industrial:
        seat nordic automa:
        seat rusviet autometta:
        automa nordic: marker 9
        turn nordic: 9
        """
    )
    automa_turn(g, 3)
    assert [one.scheme for one in shown(g).automas] == [2, 1]
    assert [one.level for one in shown(g).automas] == ["automa", "autometta"]
    assert marker(g, "rusviet") == 1


@rule("scythe:automa.several.own-units")
def test_another_automas_units_count_neither_for_reach_nor_for_the_most_units() -> None:
    g = position(
        """
        seat crimea industrial:
        seat nordic automa:
        seat albion automa:
        hex r2c3: nordic 1 workers
        hex r3c2: albion 1 workers
        hex r2c1: albion 1 workers
        hex r3c1: albion 1 workers
        automa nordic: marker 6
        automa albion: marker 6
        turn nordic: 9
        modules: invaders
        """
    )
    reach = {g.board.id(at) for at in range(g.board.count) if reach_of(g, seat(g, "nordic")) >> at & 1}
    assert "r2c2" in reach
    assert reach & {"r4c1", "r4c0", "r2c0"} == set()
    before = [g.workers(seat(g, "albion"), at) for at in range(g.board.count)]
    automa_turn(g, 3)
    assert moved_to(g, "nordic") in reach
    assert [g.workers(seat(g, "albion"), at) for at in range(g.board.count)] == before


TWO_AUTOMAS = """
    seat crimea industrial:
    seat saxony automa: power 8
    seat rusviet automa: power 5
    hex r6c0: saxony mech 1
    hex r6c1: rusviet mech 1
    automa saxony: marker 12; scheme 2
    automa rusviet: marker 12; scheme 2
    turn saxony: 9
"""


@rule("scythe:automa.several.cooperative")
def test_in_cooperative_mode_automas_leave_each_other_alone() -> None:
    g = position("option automa-mode: cooperative" + TWO_AUTOMAS)
    assert shown(g).cooperative
    automa_turn(g, 16)
    account = shown(g).automas[0].account
    assert account is not None
    attack = account.tries[0]
    assert attack.option == "attack"
    assert attack.reason is not None
    assert attack.reason.key == "scythe-why-automa-nowhere"
    assert account.tries[2].to not in ("", "r6c1")
    assert units_at(g, "rusviet", "r6c1") == (1, 0)


@rule("scythe:automa.several.cooperative")
def test_in_cooperative_mode_a_worker_may_go_next_to_another_automas_mech_but_not_to_it() -> None:
    text = TWO_AUTOMAS.replace("hex r6c1: rusviet mech 1", "hex r7c1: rusviet mech 1")
    g = position("option automa-mode: cooperative" + text)
    automa_turn(g, 3)
    friendly = moved_to(g, "saxony")
    assert friendly
    assert friendly != "r7c1"
    competitive = position(text)
    automa_turn(competitive, 3)
    assert moved_to(competitive, "saxony") != friendly


@rule("scythe:automa.several.competitive")
def test_in_competitive_mode_an_automa_attacks_another() -> None:
    g = position(TWO_AUTOMAS.replace("power 8", "power 6"))
    assert not shown(g).cooperative
    draw(g, automa_card="16")
    assert question(g) == "DrawForCombat"
    assert g.the_combat().defender == seat(g, "rusviet")


@rule("scythe:automa.several.competitive")
def test_in_competitive_mode_the_largest_fortune_wins() -> None:
    text = """
        seat crimea industrial: coins 62; popularity 8
        seat saxony automa: coins 70
        seat rusviet automa: coins 65
    """
    assert finish(position(text))[1] == (1,)
    assert finish(position("option automa-mode: cooperative" + text))[1] == (1, 2)
    alone = position(
        "option automa-mode: cooperative\n seat crimea industrial: coins 62\n seat saxony automa: coins 70"
    )
    assert not shown(alone).cooperative


def totals(*coins: int) -> ScytheGame:
    """Two people, then Automas, who end with these fortunes."""
    g = position(
        """
        option automa-mode: cooperative
        seat crimea industrial:
        seat polania mechanical:
        seat saxony automa:
        seat rusviet automa:
        seat nordic automa:
        """
    )
    for who in range(5):
        for at in range(g.board.count):
            g.add_workers(who, at, -g.workers(who, at))
        g.coins[who] = coins[who]
    return g


@rule("scythe:automa.several.cooperative-winner")
def test_in_cooperative_mode_averages_are_compared() -> None:
    g = totals(60, 75, 70, 62, 66)
    assert finish(g) == ((60, 75, 70, 62, 66), (0, 1))
    assert finish(totals(60, 71, 70, 62, 66))[1] == (2, 3, 4)


@rule("scythe:automa.several.cooperative-winner")
@pytest.mark.parametrize(("others", "winners"), [((8, 7, 7), (0, 1)), ((8, 8, 7), (2, 3, 4))])
def test_equal_averages_are_followed_by_the_averages_of_the_tie_breaks(
    others: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    g = totals(66, 66, 66, 66, 66)
    for who, workers in enumerate((8, 7, *others)):
        g.mat_workers[who] = 8 - workers
    assert finish(g)[1] == winners


FOUR = """
    seat polania industrial: recruit upgrade; recruit deploy; recruit build; recruit enlist
    seat nordic automa:
    seat rusviet automa:
    seat crimea mechanical: recruit upgrade; recruit deploy; recruit build; recruit enlist
"""


@rule("scythe:automa.several.recruits")
@pytest.mark.parametrize(
    ("acting", "gains", "not_"), [("nordic", "polania", "crimea"), ("rusviet", "crimea", "polania")]
)
def test_only_neighbours_of_an_automa_take_its_recruit_bonus(acting: str, gains: str, not_: str) -> None:
    g = position(FOUR + f"turn {acting}: 9")
    before = {name: int(g.popularity[seat(g, name)]) for name in (gains, not_)}
    automa_turn(g, 9)
    while offered(g, "take-bonus") or question(g) == "RecruitBonus":
        play(g, asking(g).options(g, asking(g).seats(g)[0])[0].verb)
        by_nature(g)
    assert int(g.popularity[seat(g, gains)]) == before[gains] + 1
    assert int(g.popularity[seat(g, not_)]) == before[not_]


@rule("scythe:automa.several.tie-token")
def test_the_token_replaces_reading_order_and_moves_two_bases_with_every_use() -> None:
    g = position(FOUR)
    names = [g.kit.mats.faction_ids[faction] for faction in g.kit.board.clockwise]
    assert first_base(g) == g.kit.board.base_of[g.kit.mats.faction_ids.index("albion")]
    tied = BIT[place(g, "r4c4")] | BIT[place(g, "r5c4")]
    plan, mover = Plan(first_base(g)), Mover(1, 1, place(g, "r3c5"))

    def base(name: str) -> int:
        return g.kit.board.base_of[g.kit.mats.faction_ids.index(name)]

    assert "albion" in names
    assert [distance(g.board, place(g, at), base("albion")) for at in ("r4c4", "r5c4")] == [5, 5]
    assert lowest(TOKEN.narrow(g, plan, mover, tied)) == place(g, "r4c4")
    assert plan.token == base("crimea")
    assert lowest(TOKEN.narrow(g, plan, mover, tied)) == place(g, "r5c4")
    assert plan.token == base("polania")


@rule("scythe:automa.several.tie-token")
def test_the_token_stays_while_no_tie_needs_it_and_is_not_used_by_two_seats() -> None:
    g = position(FOUR + "hex r1c4: nordic mech 1\nautoma nordic: scheme 2; marker 12\nturn nordic: 9")
    start = shown(g).token
    assert start == "r0c1"
    automa_turn(g, 4)  # the workers of r1c4 and r1c5 are tied for the base
    assert shown(g).token != start
    single = position(FOUR + "automa nordic: mat character\nhex r0c4: nordic 1 workers\nturn nordic: 9")
    automa_turn(single, 15)
    assert shown(single).token == start
    two = position("seat crimea industrial:\nseat nordic automa:\nturn nordic: 3")
    assert shown(two).token == ""


@rule("scythe:automa.several.automa-combat")
def test_two_automas_each_draw_a_card_and_nobody_gets_loot() -> None:
    g = position(TWO_AUTOMAS + "automa rusviet: card 16")
    AUTOMA_STATE.of(g).card[seat(g, "rusviet")] = 15
    draw(g, automa_card="16")
    fight_with(g, 12)
    by_nature_until_cards(g)
    fight_with(g, 2)
    by_nature(g)
    attacker, defender = seat(g, "saxony"), seat(g, "rusviet")
    assert units_at(g, "saxony", "r6c1")[0] == 1
    assert g.unit_at(defender, 1) == -1
    assert int(g.power[defender]) == 0
    assert g.star_count(attacker, 6) == 1
    assert g.resources_at(place(g, "r6c1")) == 0
    # card 16 then gives $1, a combat unit and, in Saxony's brackets, 1 power
    assert int(g.power[attacker]) == 8 - 5 + 1


def by_nature_until_cards(g: ScytheGame) -> None:
    """Nature lays combat cards until the other Automa draws."""
    while question(g) == "LayCards":
        g.play(-1, chance(g).outcome(g, 0))


@rule("scythe:automa.modular.board")
def test_distances_on_the_modular_board_are_those_of_the_grid_also_across_a_hole() -> None:
    text = f"modules: modular invaders\nlayout {KNOWN}: {{}}\nseat nordic automa:\nseat crimea industrial:\n"
    whole, holed = position(text.format("")), position(text.format("UR"))
    gone = [at for at in range(whole.board.count) if holed.board.at(*whole.board.spot(at)) < 0]
    assert gone
    kept = [whole.board.spot(at) for at in range(whole.board.count) if at not in gone]
    pairs = [(one, other) for one in kept for other in kept]
    for one, other in pairs:
        here = distance(whole.board, whole.board.at(*one), whole.board.at(*other))
        assert distance(holed.board, holed.board.at(*one), holed.board.at(*other)) == here
    assert max(distance(whole.board, whole.board.at(*one), whole.board.at(*other)) for one, other in pairs) > 4


@rule("scythe:automa.modular.board")
def test_an_automa_with_open_land_spreads_while_water_is_barred() -> None:
    g = position(
        f"modules: modular invaders\nlayout {KNOWN}:\nseat rusviet automa:\nseat crimea industrial:\nturn rusviet: 3"
    )
    start = {at for at in range(g.board.count) if g.workers(seat(g, "rusviet"), at)}
    automa_turn(g, 3)
    assert moved_to(g, "rusviet")
    assert {at for at in range(g.board.count) if g.workers(seat(g, "rusviet"), at)} != start


@rule("scythe:automa.modular.faction")
def test_on_the_modular_board_people_pick_first_and_automas_get_what_is_left() -> None:
    setup = setup_of("person, automa, person", ("modular", "invaders"), mats="patriotic, random, engineering")
    g = dealt(setup)
    order = []
    while question(g) == "ChooseFaction":
        who = asking(g).seats(g)[0]
        order.append(who)
        g.play(who, asking(g).options(g, who)[0])
        while asking(g).seats(g) == (-1,) and question(g) != "DrawFactoryCard":
            if question(g) == "DealLeftFaction":
                order.append(1)
                taken = {g.seating.faction[0], g.seating.faction[2]}
                assert all(chance(g).outcome(g, ticket).index not in taken for ticket in range(chance(g).tickets(g)))
            g.play(-1, chance(g).outcome(g, 0))
    mats = g.kit.mats.ids
    higher = 0 if mats.index("patriotic") > mats.index("engineering") else 2
    assert order == [higher, 2 - higher, 1]
    assert len(set(g.seating.faction)) == 3


@rule("scythe:automa.modular.faction")
def test_a_faction_named_for_an_automa_is_not_offered_to_people() -> None:
    g = dealt(setup_of("person, automa", ("modular",), seats=("random", "crimea")))
    assert question(g) == "ChooseFaction"
    assert not [one for one in asking(g).options(g, 0) if one.names["faction"] == "crimea"]
