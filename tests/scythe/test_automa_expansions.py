"""Automas with Fenris, Vesna, Tesla, airships, resolution tiles and variants."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from marches.games.scythe.edge.automa_data import MOVES as AUTOMA_MOVES
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.expansions.airships.state import AIRSHIP_STATE
from marches.games.scythe.rules.expansions.automa.account import Plan
from marches.games.scythe.rules.expansions.automa.cards import Option
from marches.games.scythe.rules.expansions.automa.criteria import Mover
from marches.games.scythe.rules.expansions.automa.moves import KINDS
from marches.games.scythe.rules.expansions.automa.planning import settle
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE
from marches.games.scythe.rules.expansions.automa.ties import ties_of
from marches.games.scythe.rules.expansions.automa.with_vesna import BADGE_STATE
from marches.games.scythe.rules.expansions.resolution.explosion import Explode
from marches.games.scythe.rules.expansions.resolution.land_rush import StartLandRush
from marches.games.scythe.rules.expansions.tesla.state import MAD_TESLA_STATE, TESLA_PART
from marches.games.scythe.rules.expansions.tesla.wandering import GoTo, LeaveCombat, RollDirection
from marches.games.scythe.rules.factions.influence import INFLUENCE_STATE
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.stars import TRIUMPH_IDS
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import NOWHERE, lowest
from marches.kernel.step import NATURE
from marches.testing.conformance import check_scenario
from tests.marks import rule
from tests.scythe.automa_module_helpers import (
    asking,
    automa_turn,
    by_nature,
    chance,
    dealt,
    fight_with,
    moved_to,
    problem_of,
    setup_of,
    shown,
    units_at,
)
from tests.scythe.helpers import commit, draw, idle, legal, move, place, play, position, question, seat, start_move


def stars(g: ScytheGame, faction: str, triumph: str) -> int:
    return g.star_count(seat(g, faction), TRIUMPH_IDS.index(triumph))


def lying(g: ScytheGame) -> set[str]:
    """Where Influence is."""
    return {g.board.id(at) for at in range(g.board.count) if INFLUENCE_STATE.of(g).lying >> at & 1}


# -- Vesna -------------------------------------------------------------------------------------------------------


VESNA = """
    modules: fenris {more}
    seat nordic industrial:
    seat vesna automa:
    base vesna: r7c7
    automa-badges: {badges}
    automa vesna: marker 12; scheme {scheme}; mat character
    turn vesna: 9
"""


@rule("scythe:automa.vesna.setup")
def test_a_vesna_automa_draws_two_badges_and_no_factory_cards() -> None:
    found = set()
    for seed in range(20):
        g = dealt(setup_of("person, automa", ("fenris",), seats=("nordic", "vesna")), seed)
        drawn = shown(g).automas[0].badges
        assert len(drawn) == 2
        found |= {*drawn}
        assert g.board.base_of[g.seating.faction[1]] >= 0
        assert (int(g.power[1]), g.hand_size(1)) == (1, 1)
        assert g.rules.more_factory_cards(g, 1) == 0
        assert question(g) == "ChooseSection"
    assert found == {"nordic", "saxony", "polania", "crimea", "rusviet", "albion", "togawa"}


@rule("scythe:automa.vesna.setup")
def test_a_vesna_automa_obeys_both_badges() -> None:
    g = position(VESNA.format(more="", badges="crimea rusviet", scheme=2))
    automa_turn(g, 7)
    assert (int(g.character[1]) >= 0, g.mechs_deployed(1)) == (True, 1)
    coins = position(VESNA.format(more="", badges="crimea rusviet", scheme=1))
    before = int(coins.coins[1])
    automa_turn(coins, 2)
    assert int(coins.coins[1]) == before + 2
    plain = position(VESNA.format(more="", badges="albion togawa", scheme=2))
    automa_turn(plain, 7)
    assert (int(plain.character[1]) >= 0, plain.mechs_deployed(1)) == (True, 0)


@rule("scythe:automa.vesna.setup")
def test_badges_are_written_and_read() -> None:
    g = position(VESNA.format(more="", badges="albion rusviet", scheme=2))

    assert BADGE_STATE.of(position(RULEBOOK.dump(g))).drawn == BADGE_STATE.of(g).drawn
    automa_turn(g, 18)
    without = int(g.mat_workers[1])
    more = position(VESNA.format(more="invaders", badges="albion rusviet", scheme=2))
    automa_turn(more, 18)
    assert int(more.mat_workers[1]) == without
    assert (int(g.character[1]), int(more.character[1]) >= 0) == (NOWHERE, True)


# -- Fenris ------------------------------------------------------------------------------------------------------


FENRIS = """
    modules: fenris
    seat crimea industrial: {crimea}
    seat fenris automa: {fenris}
    base fenris: r0c4
    influence: fenris {tokens}{lying}
    automa fenris: marker 8; scheme {scheme}
    encounters: {encounters}
    {rows}
    turn fenris: 9
"""


def fenris(
    tokens: int = 16,
    encounters: str = "r1c6",
    rows: str = "",
    scheme: int = 1,
    crimea: str = "",
    mine: str = "",
    more: str = "",
) -> ScytheGame:
    return position(
        FENRIS.format(
            tokens=tokens, encounters=encounters, rows=rows, scheme=scheme, crimea=crimea, fenris=mine, lying=more
        )
    )


@rule("scythe:automa.fenris.setup")
def test_a_fenris_automa_starts_with_sixteen_tokens_without_brackets_and_pays_nothing_for_them() -> None:
    g = dealt(setup_of("person, automa", ("fenris",), seats=("nordic", "fenris")))
    assert INFLUENCE_STATE.of(g).held[1] == 16
    assert (int(g.power[1]), g.hand_size(1)) == (4, 2)
    assert shown(g).automas[0].badges == ["fenris"]
    costs = fenris(tokens=9, mine="coins 60")
    assert score_of(costs, 1).others == []
    nobody = fenris(encounters="r1c3")
    automa_turn(nobody, 1)
    account = shown(nobody).automas[0].account
    assert account is not None
    assert account.tries[0].reason is not None
    assert account.tries[1].option == "explore"
    assert account.tries[1].to == "r1c3"


@rule("scythe:automa.fenris.place")
def test_after_its_characters_move_influence_lies_there_and_on_two_places_of_the_same_terrain() -> None:
    g = fenris(encounters="r1c3", rows="hex r5c4: crimea mech 1")
    automa_turn(g, 14)
    assert moved_to(g, "fenris") == "r1c3"
    placed = lying(g)
    assert "r1c3" in placed
    assert len(placed) == 3
    assert {g.board.terrain[place(g, name)] for name in placed} == {g.board.terrain[place(g, "r1c3")]}
    assert placed == {"r1c3", "r5c5", "r6c1"}  # 1 from the mech, 2 from the character on its base
    assert INFLUENCE_STATE.of(g).held[1] == 13


@rule("scythe:automa.fenris.place")
def test_on_the_factory_one_token_is_placed_and_never_more_than_there_are() -> None:
    g = fenris(encounters="", rows="hex r3c3: fenris 1 workers")
    automa_turn(g, 14)
    assert moved_to(g, "fenris") == "r4c3"
    assert lying(g) == {"r4c3"}
    few = fenris(tokens=2, encounters="r1c3")
    automa_turn(few, 14)
    assert len(lying(few)) == 2
    assert INFLUENCE_STATE.of(few).held[1] == 0


@rule("scythe:automa.fenris.place")
def test_the_other_two_follow_where_the_first_could_not_be_placed() -> None:
    g = fenris(tokens=15, encounters="r1c3", more="; lying r1c3")
    automa_turn(g, 14)
    assert moved_to(g, "fenris") == "r1c3"
    assert len(lying(g)) == 3
    assert INFLUENCE_STATE.of(g).held[1] == 13


@rule("scythe:automa.fenris.retreat")
def test_driven_off_workers_bring_their_owner_influence_while_there_is_any() -> None:
    for tokens, given in ((2, 2), (9, 3)):
        g = fenris(tokens=tokens, rows="hex r1c4: crimea 3 workers", scheme=2, encounters="")
        g.add_workers(1, place(g, "r1c4"), -g.workers(1, place(g, "r1c4")))
        g.put_unit(1, 1, place(g, "r1c5"))
        automa_turn(g, 19)
        assert moved_to(g, "fenris") == "r1c4"
        assert INFLUENCE_STATE.of(g).held[0] == given


@rule("scythe:automa.fenris.retreat")
def test_a_fenris_automa_that_wins_as_defender_gives_nothing() -> None:
    g = position(
        """
        modules: fenris
        seat crimea industrial: power 3
        seat fenris automa: power 14
        base fenris: r0c4
        influence: fenris 9
        hex r2c4: crimea mech 1
        hex r1c4: fenris mech 1
        turn crimea: 9
        """
    )

    start_move(g)
    move(g, "r1c4", unit="mech-1")
    while question(g) != "Commit":
        quick = [one for one in legal(g) if one.verb in ("done", "halt", "unload-nothing")]
        g.play(asking(g).seats(g)[0], quick[0])
    commit(g, 0, 0)
    fight_with(g, 6)
    by_nature(g)
    assert units_at(g, "crimea", "r1c4") == (0, 0)
    assert INFLUENCE_STATE.of(g).held[0] == 0


AGAINST = """
    modules: fenris
    seat fenris industrial:
    seat rusviet automa: coins 50
    base fenris: r8c2
    influence: fenris 12; {lying}
    automa rusviet: marker 12; scheme 2; mat character
    turn rusviet: 9
"""


@rule("scythe:automa.fenris.against")
def test_against_fenris_a_place_without_influence_is_better_unless_it_is_the_factory() -> None:

    g = position(AGAINST.format(lying="lying r4c4 r4c3"))
    mover = Mover(1, 1, place(g, "r4c5"))
    tied = 1 << place(g, "r4c4") | 1 << place(g, "r5c4")
    decided, left = settle(g, Plan(-1), mover, tied, ties_of(g, 1))
    assert (decided, lowest(left)) == ("influence", place(g, "r5c4"))
    factory = 1 << place(g, "r4c3") | 1 << place(g, "r5c4")
    decided, left = settle(g, Plan(-1), mover, factory, ties_of(g, 1))
    assert (decided, lowest(left)) == ("factory", place(g, "r4c3"))


@rule("scythe:automa.rivals.move", "scythe:automa.fenris.against")
def test_a_rival_draws_it_before_influence_puts_it_off() -> None:
    text = AGAINST.format(lying="lying r4c4").replace("modules: fenris", "modules: fenris rivals")
    g = position(text + "hex r3c4: fenris mech 1\nrivals rusviet: fenris 1")
    mover = Mover(1, 1, place(g, "r4c5"))
    tied = 1 << place(g, "r4c4") | 1 << place(g, "r5c4")
    decided, left = settle(g, Plan(-1), mover, tied, ties_of(g, 1))
    assert (decided, lowest(left)) == ("rival", place(g, "r4c4"))


@rule("scythe:automa.fenris.against")
def test_an_automa_takes_influence_it_enters_and_pays_for_it() -> None:
    around = "r4c4 r4c5 r5c4 r5c6 r6c4 r6c5"
    g = position(AGAINST.format(lying=f"lying {around}; rusviet 2") + "hex r3c6: rusviet mech 1")
    assert ("influence", -2) in score_of(g, 1).others
    g.put_unit(0, 0, place(g, "r5c5"))
    automa_turn(g, 5)
    assert moved_to(g, "rusviet") in around
    assert INFLUENCE_STATE.of(g).held[1] == 3
    taken = position(AGAINST.format(lying="rusviet 3"))
    assert score_of(taken, 1).total() == score_of(position(AGAINST.format(lying="rusviet 0")), 1).total() - 3


# -- Tesla -------------------------------------------------------------------------------------------------------


@rule("scythe:automa.tesla.control")
def test_an_automas_third_token_brings_tesla_who_is_a_mech_for_it() -> None:
    g = position(
        """
        modules: tesla
        seat crimea industrial:
        seat nordic automa: met 2
        encounters: r2c4
        automa nordic: marker 8
        turn nordic: 9
        """
    )
    automa_turn(g, 14)
    assert moved_to(g, "nordic") == "r2c4"
    assert (g.champion_seat, g.champion_at) == (1, place(g, "r2c4"))
    idle(g, "bolster")
    by_nature(g)
    automa_turn(g, 10)
    account = shown(g).automas[0].account
    assert account is not None
    assert account.tries[0].option == "mech"
    assert account.tries[0].unit == "champion"


TESLA = """
    modules: tesla
    option tesla-for: nordic
    seat crimea industrial: power 7
    seat nordic automa: power 0
    automa nordic: marker 8; {mat}
    encounters: r2c4
    turn {turn}: 9
"""


@rule("scythe:automa.tesla.control")
def test_a_beaten_tesla_goes_to_the_mat_and_comes_back_after_the_mechs() -> None:
    g = position(TESLA.format(turn="crimea", mat="mat character") + "hex r2c5: crimea mech 1")
    g.put_unit(1, 5, place(g, "r2c4"))

    g.put_unit(0, 1, place(g, "r1c5"))
    g.add_workers(1, place(g, "r1c5"), -g.workers(1, place(g, "r1c5")))
    start_move(g)
    move(g, "r2c4", unit="mech-1")
    while question(g) != "Commit":
        quick = [one for one in legal(g) if one.verb in ("done", "halt", "unload-nothing")]
        g.play(asking(g).seats(g)[0], quick[0])
    commit(g, 0, 7)
    fight_with(g, 10)
    by_nature(g)
    assert g.unit_at(1, 5) == NOWHERE
    for unit in range(5):
        g.put_unit(1, unit, place(g, "r1c4"))
    while question(g) != "DrawTurnCard":
        quick = [one for one in legal(g) if one.verb in ("done", "skip", "end-turn", "take-nothing")]
        g.play(asking(g).seats(g)[0], quick[0] if quick else legal(g)[0])
        by_nature(g)
    automa_turn(g, 16)
    assert g.unit_at(1, 5) == g.seating.base[1]


@rule("scythe:automa.tesla.control")
def test_tesla_leaves_encounter_tokens_where_they_are() -> None:
    g = position(TESLA.format(turn="nordic", mat="mat character") + "hex r2c5: crimea character")
    g.put_unit(1, 5, place(g, "r1c4"))
    for at in ("r1c4", "r1c5"):
        g.add_workers(1, place(g, at), -1)
    g.encounters = 1 << place(g, "r2c4")
    automa_turn(g, 10)
    assert g.unit_at(1, 5) == place(g, "r2c4")
    assert g.encounters >> place(g, "r2c4") & 1


@rule("scythe:automa.tesla.control", "scythe:automa.explore.valid")
def test_the_character_does_not_explore_where_its_tesla_stands() -> None:
    g = position(TESLA.format(turn="nordic", mat="mat character"))
    g.put_unit(1, 5, place(g, "r1c4"))
    explore = AUTOMA_MOVES.index("explore")
    where = partial(KINDS[explore].valid, g, 1, Option(explore, 0, ""), 0, g.seating.base[1])
    assert where() >> place(g, "r2c4") & 1
    g.put_unit(1, 5, place(g, "r2c4"))
    assert not where() >> place(g, "r2c4") & 1


MAD = """
    modules: mad-tesla
    seat crimea industrial:
    seat nordic automa: power {power}; popularity {popularity}
    mad-tesla: {at}; health 16
    hex {own}: nordic mech 1
    automa nordic: marker 12; scheme 2; mat character
    turn nordic: 9
"""


def fights_tesla(power: int, card: int, die: int, modules: str = "mad-tesla") -> ScytheGame:
    """The Automa attacks Mad Tesla and the orange die shows this."""
    text = MAD.format(power=power, popularity=10, at="r6c3", own="r5c3")
    g = position(text.replace("modules: mad-tesla", f"modules: {modules}"))
    draw(g, automa_card="15")
    fight_with(g, card)
    while question(g) == "LayCards":
        g.play(NATURE, chance(g).outcome(g, 0))
    assert question(g) == "RollOrange"
    g.play(NATURE, chance(g).outcome(g, die - 1))
    by_nature(g)
    return g


@rule("scythe:automa.attack.workers")
def test_workers_under_mad_tesla_are_protected() -> None:
    g = position(MAD.format(power=7, popularity=10, at="r6c3", own="r5c3"))
    g.add_workers(0, place(g, "r6c3"), 2)
    attack = AUTOMA_MOVES.index("attack-workers")
    where = partial(KINDS[attack].valid, g, 1, Option(attack, 0, ""), 1, place(g, "r5c3"))
    assert not where() >> place(g, "r6c3") & 1
    g.wild = 0
    assert where() >> place(g, "r6c3") & 1


@rule("scythe:automa.mad-tesla.fight")
def test_against_mad_tesla_an_automas_popularity_moves_and_it_may_win_a_star() -> None:
    won = fights_tesla(9, 6, 1)
    assert int(won.popularity[1]) == 12
    assert stars(won, "nordic", "combat") == 1
    lost = fights_tesla(1, 10, 6)
    assert int(lost.popularity[1]) == 11
    assert lost.unit_at(1, 1) == NOWHERE


@rule("scythe:automa.tracks.peace-scheme")
@pytest.mark.parametrize(("power", "card", "die"), [(9, 6, 1), (1, 10, 6)])
def test_a_combat_with_mad_tesla_lets_scheme_two_begin_won_or_lost(power: int, card: int, die: int) -> None:
    g = fights_tesla(power, card, die, modules="peace mad-tesla")
    assert AUTOMA_STATE.of(g).provoked[1]


@rule("scythe:automa.tracks.peace-scheme")
def test_workers_who_flee_from_mad_tesla_let_scheme_two_begin() -> None:
    text = MAD.format(power=5, popularity=10, at="r6c3", own="r1c4").replace("mad-tesla", "peace mad-tesla", 1)
    for workers in (0, 1):
        g = position(f"{text}hex r6c2: nordic {workers} workers" if workers else text)
        g.restart(GoTo(place(g, "r6c2"), 0))
        g.advance()
        assert AUTOMA_STATE.of(g).provoked[1] is bool(workers)


@rule("scythe:automa.mad-tesla.fight")
def test_popularity_won_that_way_sets_the_final_rates() -> None:
    g = position(MAD.format(power=5, popularity=13, at="r6c3", own="r5c3") + "hex r1c4: nordic 1 workers")
    score = score_of(g, 1)
    assert score.territory_coins == 4 * score.territories
    g.add_stars(1, TRIUMPH_IDS.index("tracker"), 2)
    assert score_of(g, 1).star_coins == 10


@rule("scythe:automa.mad-tesla.fight")
def test_an_automas_discards_lie_in_random_order() -> None:
    orders = set()
    for seed in range(12):
        text = MAD.format(power=9, popularity=10, at="r6c3", own="r5c3")
        g = position(text.replace("power 9;", "power 9; cards 2 3 5;"))
        draw(g, automa_card="15")
        fight_with(g, 13)
        rng = Random(seed)
        while asking(g).seats(g) == (NATURE,) and question(g) != "DrawTurnCard":
            g.play(NATURE, chance(g).outcome(g, rng.randrange(chance(g).tickets(g))))
        orders.add(tuple(g.discard[-3:]))
    assert len(orders) > 2


@rule("scythe:automa.mad-tesla.move")
def test_mad_tesla_rolls_once_more_before_he_meets_an_automas_unit() -> None:
    for second, meets in ((4, False), (1, True)):
        g = position(MAD.format(power=5, popularity=10, at="r6c4", own="r6c5"))
        direction = next(number for number in range(6) if reached(g, number) == place(g, "r6c5"))
        other = next(number for number in range(6) if number != direction and free(g, number))
        g.restart(RollDirection(0, True))
        g.advance()
        g.play(NATURE, chance(g).outcome(g, direction))
        assert question(g) == "RollDirection"
        g.play(NATURE, chance(g).outcome(g, direction if meets else other))
        assert question(g) == "DrawForCombat" if meets else MAD_TESLA_STATE.of(g).at == reached(g, other), second


def reached(g: ScytheGame, number: int) -> int:
    return g.board.next(place(g, "r6c4"), TESLA_PART.of(g.kit).leads_to[number])


def free(g: ScytheGame, number: int) -> bool:
    at = reached(g, number)
    return at >= 0 and not any(g.units(one) >> at & 1 for one in range(g.players))


@rule("scythe:automa.mad-tesla.move")
def test_beaten_on_the_factory_by_an_automa_he_goes_where_the_die_finds_a_free_territory() -> None:
    g = position(MAD.format(power=5, popularity=10, at="r4c3", own="r5c3"))
    around = [at for at in range(g.board.count) if g.board.touches[g.board.factory] >> at & 1]
    for at in around[:-1]:
        g.add_workers(0, at, 1)
    g.restart(LeaveCombat(1))
    g.advance()
    assert question(g) == "RollFree"
    assert chance(g).tickets(g) == 1
    g.play(NATURE, chance(g).outcome(g, 0))
    assert MAD_TESLA_STATE.of(g).at == around[-1]


# -- airships ----------------------------------------------------------------------------------------------------


@rule("scythe:automa.airships.unused")
def test_with_an_automa_toll_is_never_drawn_and_cannot_be_named() -> None:
    drawn = set()
    for seed in range(60):
        g = dealt(setup_of("person, automa", ("airships",), house_tiles=True), seed)
        drawn |= {g.rules.held[place_].rule.name for place_ in range(len(g.rules.held))}
        assert AIRSHIP_STATE.of(g).at[1] == g.seating.base[1]
    assert "toll" not in drawn
    assert "siege-engine" in drawn
    assert problem_of(setup_of("person, automa", ("airships",), airship_tiles="toll")) == "scythe-setup-automa-toll"


@rule("scythe:automa.airships.unused")
def test_an_automa_gets_no_tiles_of_its_own_and_its_airship_never_flies() -> None:
    setup = setup_of("person, automa, person", ("airships",), house_tiles=True, own_airship_tiles=True)
    g = dealt(setup)
    ships = AIRSHIP_STATE.of(g)
    assert [int(ships.aggressive[1]), int(ships.passive[1])] == [-1, -1]
    assert all(ships.aggressive[one] >= 0 for one in (0, 2))
    flying = position(
        """
        modules: airships
        seat crimea industrial:
        seat nordic automa:
        airship-tiles: blitzkrieg safe-haven
        automa nordic: scheme 2; marker 12
        turn nordic: 9
        """
    )
    automa_turn(flying, 16)
    assert AIRSHIP_STATE.of(flying).at[1] == flying.seating.base[1]
    assert (0, "blitzkrieg") in [(one.owner, one.rule.name) for one in flying.rules.held]
    assert (1, "blitzkrieg") not in [(one.owner, one.rule.name) for one in flying.rules.held]


SIEGE = """
    modules: airships
    option house-tiles: True
    seat crimea industrial: coins 4
    seat nordic automa: coins {coins}
    airship-tiles: {tile} safe-haven
    airship crimea: r1c4 {tile} safe-haven
    hex r1c4: nordic mech 1
    hex r2c4: nordic mech 2
    automa nordic: scheme 2; marker 12; mat character
    turn nordic: 9
"""


@rule("scythe:automa.airships.affected")
def test_a_besieged_unit_pays_if_it_can_and_is_passed_over_if_not() -> None:
    g = position(SIEGE.format(coins=3, tile="siege-engine"))
    automa_turn(g, 10)
    account = shown(g).automas[0].account
    assert account is not None
    assert account.tries[0].start == "r1c4"
    assert (int(g.coins[1]), int(g.coins[0])) == (3 - 1 + 2, 5)
    poor = position(SIEGE.format(coins=0, tile="siege-engine"))
    automa_turn(poor, 10)
    account = shown(poor).automas[0].account
    assert account is not None
    assert account.tries[0].start == "r2c4"
    assert int(poor.coins[0]) == 4


@rule("scythe:automa.airships.affected")
def test_a_besieged_worker_leaves_without_a_coin() -> None:
    text = SIEGE.format(coins=0, tile="siege-engine").replace("r1c4: nordic mech 1", "r1c4: nordic 1 workers")
    g = position(text + "hex r2c5: nordic 1 workers")
    automa_turn(g, 2)
    account = shown(g).automas[0].account
    assert account is not None
    assert account.tries[1].start == "r1c4"
    assert int(g.coins[0]) == 4


@rule("scythe:automa.airships.affected")
def test_distract_takes_one_combat_card_from_an_automa() -> None:
    text = SIEGE.format(coins=3, tile="distract").replace(
        "seat nordic automa:", "seat nordic automa: power 9; cards 2 3 4 5;"
    )
    for ship, cards in (("r1c6", 2), ("r1c5", 3)):
        g = position(text.replace("airship crimea: r1c4", f"airship crimea: {ship}") + "hex r1c6: crimea mech 1")
        draw(g, automa_card="15")
        assert max(one.cards for one in shown(g).automas[0].fights) == cards, "that is foreseen"
        commit(g, 0, 0)
        fight_with(g, 13)
        count = 0
        while question(g) == "LayCards":
            g.play(NATURE, chance(g).outcome(g, 0))
            count += 1
        assert count == cards


# -- resolution tiles --------------------------------------------------------------------------------------------


def resolution(tile: str, rows: str, seats: str = "", turn: str = "nordic: 9") -> ScytheGame:
    return position(
        f"""
        modules: resolution
        option house-tiles: True
        seat crimea industrial:
        seat nordic automa: {seats}
        resolution {tile}:
        automa nordic: marker 12; scheme 2
        {rows}
        turn {turn}
        """
    )


@rule("scythe:automa.resolution.general")
def test_king_of_the_hill_crowns_an_automa_on_the_factory() -> None:
    g = resolution("king-of-the-hill", "hex r4c3: nordic mech 1", turn="crimea: 8")
    idle(g, "bolster")
    by_nature(g)
    assert stars(g, "nordic", "resolution-tile") == 1


@rule("scythe:automa.resolution.general")
def test_spoils_of_war_lets_an_automa_place_a_third_combat_star() -> None:
    g = resolution("spoils-of-war", "hex r1c6: crimea mech 1", "power 9; star combat 2")
    draw(g, automa_card="15")
    commit(g, 0, 0)
    fight_with(g, 6)
    by_nature(g)
    assert stars(g, "nordic", "combat") == 3


@rule("scythe:automa.resolution.general")
def test_skipped_turns_count_for_the_doomsday_clock() -> None:
    text = """
        modules: resolution
        seat crimea industrial:
        seat nordic autometta:
        resolution doomsday-clock:
        turn nordic: {}
    """
    last = position(text.format(40))
    draw(last, automa_card="7")
    by_nature(last)
    assert last.result is not None
    early = position(text.format(38))
    draw(early, automa_card="7")
    by_nature(early)
    assert early.result is None


@rule("scythe:automa.resolution.general")
def test_an_automa_never_places_the_star_of_backup_plan() -> None:
    g = resolution("backup-plan", "")
    automa_turn(g, 3)
    assert question(g) == "ChooseSection"
    assert stars(g, "nordic", "resolution-tile") == 0
    assert int(g.popularity[1]) == 10


@rule("scythe:automa.resolution.mission")
def test_with_mission_possible_an_automa_starts_with_a_star_on_a_mission() -> None:
    g = dealt(setup_of("person, automa", ("resolution",), resolution="mission-possible"))
    assert g.stars_placed(1) == 1
    assert stars(g, g.kit.mats.faction_ids[g.seating.faction[1]], "mission-1") == 1
    assert g.stars_placed(0) == 0
    other = dealt(setup_of("person, automa", ("resolution",), resolution="king-of-the-hill"))
    assert other.stars_placed(1) == 0


@rule("scythe:automa.resolution.mission")
@rule("scythe:automa.variants.none")
def test_in_a_last_turn_without_move_an_automa_only_gains() -> None:
    for head in ("modules: resolution\nresolution mission-possible:", "option final-turns: True"):
        g = position(
            head
            + """
            seat crimea industrial: star combat 2; star power 1; star popularity 1; star workers 1; star mechs 1
            seat nordic automa: power 4
            last-turns crimea: nordic
            turn crimea: 8
            """
        )
        idle(g, "bolster")
        by_nature(g)
        automa_turn(g, 3)
        account = shown(g).automas[0].account
        assert account is not None
        assert account.no_move
        assert account.tries == []
        assert int(g.power[1]) == 7


@rule("scythe:automa.resolution.unit-phases")
def test_the_explosion_sends_combat_units_to_the_mat_and_workers_home_without_cheers() -> None:
    g = resolution("factory-explosion", "hex r4c4: nordic mech 1; nordic 2 workers")
    base = g.seating.base[1]
    home = g.workers(1, base)
    g.restart(Explode(1))
    g.advance()
    assert g.unit_at(1, 1) == NOWHERE
    assert g.workers(1, base) == home + 2
    assert int(g.popularity[1]) == 10


@rule("scythe:automa.resolution.unit-phases")
def test_in_a_land_rush_each_unit_is_selected_once_and_none_attacks() -> None:
    g = resolution("land-rush", "hex r0c4: nordic mech 1; nordic 1 workers\nhex r1c6: crimea mech 1")
    g.restart(StartLandRush(1))
    before = (g.worker_hexes[1], int(g.character[1]), g.unit_at(1, 1))
    g.advance()
    by_nature(g)
    assert question(g) == "ChooseUnit"
    assert asking(g).seats(g) == (0,)
    assert (g.worker_hexes[1], int(g.character[1]), g.unit_at(1, 1)) != before
    assert g.workers(1, g.seating.base[1]) == 0
    assert g.fighters[1] >> g.seating.base[1] & 1 == 0
    assert units_at(g, "crimea", "r1c6") == (1, 0)
    assert units_at(g, "nordic", "r1c6") == (0, 0)


# -- what is refused, and variants ---------------------------------------------------------------------------------


@rule("scythe:automa.desolation.none")
def test_automas_take_no_part_in_desolation() -> None:
    assert problem_of(setup_of("person, automa", ("desolation",))) == "scythe-setup-automa-desolation"
    assert problem_of(setup_of("person", ("desolation",))) == ""


@rule("scythe:automa.variants.none")
def test_automas_play_in_no_teams() -> None:
    assert problem_of(setup_of("person, automa, person, automa", teams=True)) == "scythe-setup-automa-teams"
    assert problem_of(setup_of("person, person, person, person", teams=True)) == ""
    assert problem_of(setup_of("person, person", automa_mode="cooperative")) == "scythe-setup-automa-mode"


@rule("scythe:automa.variants.none")
def test_pairs_are_auctioned_among_people_only() -> None:
    setup = setup_of("person, automa, person", bidding=True)
    g = dealt(setup)
    assert question(g) == "ChoosePair"
    pairs = legal(g)
    assert len(pairs) == 2
    play(g, "bid-for", **{name: str(value) for name, value in pairs[0].names.items()})
    play(g, "bid", count=0)
    play(g, "bid-for", **{name: str(value) for name, value in pairs[1].names.items()})
    play(g, "bid", count=0)
    by_nature(g)
    factions = [g.kit.mats.faction_ids[faction] for faction in g.seating.faction]
    assert factions[1] not in {str(pair.names["faction"]) for pair in pairs}
    assert g.seating.mat[1] < 0
    assert all("bid" not in dict(score_of(g, one).others) for one in (0, 1, 2))


@rule("scythe:automa.variants.none")
def test_no_delay_is_charged_to_an_automa_and_none_judges() -> None:
    g = position(
        "option delay-of-game: True\nseat crimea industrial:\nseat nordic automa:\nseat saxony mechanical:\nturn crimea"
    )
    play(g, "section", section="bolster")
    calls = [one for one in legal(g) if one.verb == "call-delay"]
    assert [int(one.names["seat"]) for one in calls] == [2]
    g.play(0, calls[0])
    assert asking(g).seats(g) == (2,)


def test_mats_are_dealt_in_order_with_an_automa_and_with_factions_that_have_no_base() -> None:
    for seats in (("fenris", "nordic", "crimea"), ("nordic", "vesna", "crimea")):
        g = dealt(setup_of("person, automa, person", ("fenris",), seats=seats, mat_order=True))
        order = [one for one in g.seating.clockwise_from(g.seating.first) if g.seating.led(one)]
        assert sorted(g.seating.mat[one] for one in order) == [g.seating.mat[one] for one in order]


def test_nobody_is_asked_to_sway_a_fight_that_mad_tesla_begins() -> None:
    text = MAD.format(power=9, popularity=10, at="r6c3", own="r5c3").replace(
        "modules:", "option bribes: True\nmodules:"
    )
    g = position(text)
    draw(g, automa_card="15")
    assert question(g) == "DrawForCombat"
    assert AUTOMA_STATE.of(g).card[1] == 14


@rule("scythe:automa.vesna.setup")
def test_a_vesna_automas_position_reads_back_without_cards_or_tokens() -> None:
    g = dealt(setup_of("person, automa", ("fenris",), seats=("nordic", "vesna")))
    back = check_scenario(RULEBOOK, g)
    assert isinstance(back, ScytheGame)
    assert back.rules.more_factory_cards(back, 1) == 0
