"""Automas with factions and modules of the boxes: tokens, tracks, Rivals, alliances, Mods."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from marches.games.scythe.edge.extras import RivalsView, TokensView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.expansions.alliances.pacts import PROPOSE
from marches.games.scythe.rules.expansions.alliances.state import ALLIANCE_STATE, is_broken, partner
from marches.games.scythe.rules.expansions.automa.account import Plan
from marches.games.scythe.rules.expansions.automa.criteria import Mover
from marches.games.scythe.rules.expansions.automa.planning import settle
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE
from marches.games.scythe.rules.expansions.automa.ties import ties_of
from marches.games.scythe.rules.expansions.fenris_mods.infra_mods import INFRA_MODS_STATE, MOD_IDS
from marches.games.scythe.rules.expansions.fenris_mods.mech_mods import MECH_MODS_STATE
from marches.games.scythe.rules.expansions.tracks.rivals import RIVALS_STATE, supply
from marches.games.scythe.rules.expansions.tracks.triumph_tiles import TILE_IDS
from marches.games.scythe.rules.factions.abilities import FACTION_RULES
from marches.games.scythe.rules.factions.tokens import TOKEN_STATE
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.stars import TRIUMPH_IDS
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import lowest
from marches.kernel.action import Action
from marches.kernel.step import NATURE, SPECTATOR
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
    setup_of,
    shown,
    units_at,
)
from tests.scythe.helpers import (
    commit,
    draw,
    extra,
    legal,
    move,
    place,
    play,
    position,
    question,
    seat,
    section,
    start_move,
    started,
)


def stars(g: ScytheGame, faction: str, triumph: str) -> int:
    return g.star_count(seat(g, faction), TRIUMPH_IDS.index(triumph))


# -- Flags and Traps --------------------------------------------------------------------------------------------


ALBION = """
    modules: invaders
    seat crimea industrial:
    seat albion automa:
    hex r1c1: albion 1 workers
    automa albion: marker 8
    turn albion: 9
"""


@rule("scythe:automa.invaders.flags")
def test_an_albion_automa_flags_where_its_character_goes() -> None:
    g = position(ALBION + "encounters: r2c1")
    automa_turn(g, 14)
    assert moved_to(g, "albion") == "r2c1"
    assert TOKEN_STATE.of(g).flags == 1 << place(g, "r2c1")


@rule("scythe:automa.invaders.flags")
def test_no_flag_goes_on_a_trap_or_beyond_the_supply() -> None:
    seats = ALBION.replace("seat crimea industrial:", "seat togawa industrial:")
    g = position(seats + "encounters: r2c1\ntrap power: r2c1")
    automa_turn(g, 14)
    assert moved_to(g, "albion") == "r2c1"
    assert TOKEN_STATE.of(g).flags == 0
    empty = position(ALBION + "encounters: r2c1\nflag r8c3\nflag r7c3\nflag r6c3\nflag r5c3")
    automa_turn(empty, 14)
    assert not TOKEN_STATE.of(empty).flags >> place(empty, "r2c1") & 1


@rule("scythe:automa.invaders.flags")
def test_a_flag_follows_a_won_attack_of_the_character_but_not_a_lost_one() -> None:
    text = ALBION + "hex r1c2: albion 1 workers\nhex r1c3: crimea mech 1\nautoma albion: scheme 2; marker 12"
    for power, flag in ((9, True), (1, False)):
        g = position(text.replace("seat albion automa:", f"seat albion automa: power {power}"))
        draw(g, automa_card="15")
        assert question(g) == "Commit"
        commit(g, seat(g, "crimea"), 2)
        fight_with(g, 6 if flag else 10)
        by_nature(g)
        assert bool(TOKEN_STATE.of(g).flags >> place(g, "r1c3") & 1) is flag


@rule("scythe:automa.invaders.flags")
def test_an_automas_flags_score_as_a_persons_do() -> None:
    g = position(
        ALBION.replace("hex r1c1: albion 1 workers", "").replace("seat albion automa:", "seat albion automa: coins 0")
        + """
        hex r1c1: albion 1 workers
        hex r1c2: albion 1 workers
        hex r1c3: albion 1 workers
        hex r2c1: albion 1 workers
        hex r3c2: albion 1 workers
        hex r2c3: albion 1 workers
        hex r3c3: albion 1 workers
        flag r3c3
        flag r2c3
        flag r1c1
        """
    )
    score = score_of(g, seat(g, "albion"))
    assert score.territories == 9
    assert score.territory_coins == 27


TOGAWA = """
    modules: invaders
    seat crimea industrial:
    seat togawa automa:
    automa togawa: marker 8
    encounters: r6c5
    turn togawa: 9
"""


@rule("scythe:automa.invaders.traps")
def test_a_togawa_automa_lays_a_random_armed_trap_that_nobody_knows() -> None:
    found = set()
    for seed in range(30):
        g = position(TOGAWA)
        draw(g, automa_card="14")
        by_nature(g, seed)
        assert moved_to(g, "togawa") == "r6c5"
        lying = extra(g, seat(g, "crimea"), TokensView).traps
        assert [(trap.hex, trap.armed, trap.trap) for trap in lying] == [("r6c5", True, "")]
        assert extra(g, seat(g, "togawa"), TokensView).traps[0].trap == ""
        found.add(TOKEN_STATE.of(g).trap_at(place(g, "r6c5")))
    assert found == {0, 1, 2, 3}


@rule("scythe:automa.invaders.traps")
def test_an_automas_armed_trap_springs_for_people_and_scores() -> None:
    g = position(TOGAWA.replace("turn togawa: 9", "turn crimea: 9") + "trap power: r7c3 armed\nhex r8c3: crimea mech 1")
    assert score_of(g, seat(g, "togawa")).territories == 2  # a person's worker is on the Trap
    before = int(g.power[seat(g, "crimea")])
    start_move(g)
    move(g, "r7c3", unit="mech-1")
    assert int(g.power[seat(g, "crimea")]) == before - 3
    alone = position(TOGAWA + "trap power: r5c3 armed")
    assert score_of(alone, seat(alone, "togawa")).territories == 3


@rule("scythe:automa.invaders.traps")
def test_an_automa_never_arms_a_trap_again() -> None:
    g = position(TOGAWA + "trap power: r6c5 shown")
    automa_turn(g, 14)
    assert moved_to(g, "togawa") == "r6c5"
    assert not TOKEN_STATE.of(g).armed
    assert [at for at in TOKEN_STATE.of(g).traps if at >= 0] == [place(g, "r6c5")]


# -- tracks ------------------------------------------------------------------------------------------------------


FIGHT = """
    {modules}
    seat crimea industrial: power 5
    seat {faction} automa: power 9; {stars}
    hex {at}: crimea mech 1
    hex {beside}: {faction} mech 1
    automa {faction}: marker 12; scheme 2
    turn {faction}: 9
"""


def won_fight(modules: str, placed: str, faction: str = "saxony") -> ScytheGame:
    """The Automa attacks and wins."""
    g = position(FIGHT.format(modules=modules, faction=faction, stars=placed, at="r6c1", beside="r6c0"))
    draw(g, automa_card="16")
    commit(g, seat(g, "crimea"), 0)
    fight_with(g, 15)
    by_nature(g)
    return g


@rule("scythe:automa.tracks.war")
def test_on_the_war_track_an_automa_places_four_combat_stars() -> None:
    assert stars(won_fight("modules: war", "star combat 3"), "saxony", "combat") == 4
    assert stars(won_fight("modules: war", "star combat 4"), "saxony", "combat") == 4
    assert stars(won_fight("", "star combat 2"), "saxony", "combat") == 2


@rule("scythe:automa.tracks.war")
def test_on_the_war_track_eight_combat_cards_earn_an_automa_nothing() -> None:
    g = position("modules: war\nseat crimea industrial:\nseat nordic automa: cards 2 2 2 2 3 3 3 4\nturn nordic: 9")
    automa_turn(g, 4)
    assert g.hand_size(seat(g, "nordic")) == 9
    assert stars(g, "nordic", "combat-cards") == 0
    power = position("modules: war\nseat crimea industrial:\nseat nordic automa: power 15\nturn nordic: 9")
    automa_turn(power, 3)
    assert stars(power, "nordic", "power") == 1


@rule("scythe:automa.tracks.peace")
def test_on_the_peace_track_the_third_token_and_the_factory_card_earn_stars_combat_and_power_none() -> None:
    text = "modules: peace\nseat crimea industrial:\nseat nordic automa: power 15; met {met}\n"
    g = position(text.format(met=2) + "automa nordic: marker 8\nencounters: r1c3\nturn nordic: 9")
    automa_turn(g, 15)
    assert moved_to(g, "nordic") == "r1c3"
    assert stars(g, "nordic", "encounters") == 1
    assert int(g.power[seat(g, "nordic")]) == 16
    assert stars(g, "nordic", "power") == 0
    factory = position(text.format(met=0) + "hex r3c3: nordic 1 workers\nautoma nordic: marker 8\nturn nordic: 9")
    automa_turn(factory, 16)
    assert moved_to(factory, "nordic") == "r4c3"
    assert stars(factory, "nordic", "factory-card") == 1
    assert stars(won_fight("modules: peace", ""), "saxony", "combat") == 0


@rule("scythe:automa.tracks.peace-scheme")
@rule("scythe:automa.tracker.postponed")
def test_on_the_peace_track_scheme_two_waits_for_a_fight() -> None:
    text = "modules: peace\nseat crimea industrial:\nseat nordic automa:\nautoma nordic: marker 9{}\nturn nordic: 9"
    g = position(text.format(""))
    automa_turn(g, 3)
    mat = shown(g).automas[0]
    assert (mat.marker, mat.scheme, mat.postponed) == (10, 1, True)
    assert stars(g, "nordic", "tracker") == 1
    ready = position(text.format("; provoked"))
    automa_turn(ready, 3)
    assert shown(ready).automas[0].scheme == 2


@rule("scythe:automa.tracks.peace-scheme")
def test_a_retreat_of_its_workers_lets_the_scheme_change_at_its_next_turn() -> None:
    g = position(
        """
        modules: peace
        seat crimea industrial:
        seat nordic automa:
        hex r2c4: crimea mech 1
        automa nordic: marker 10; postponed; card 3; used 3 4 5
        turn crimea: 9
        """
    )
    start_move(g)
    move(g, "r1c4", unit="mech-1")
    assert AUTOMA_STATE.of(g).provoked[seat(g, "nordic")]
    while question(g) != "DrawTurnCard":
        quick = [one for one in legal(g) if one.verb in ("done", "halt", "skip", "end-turn", "unload-nothing")]
        assert quick, (question(g), legal(g))
        g.play(asking(g).seats(g)[0], quick[0])
    assert shown(g).automas[0].scheme == 2
    assert shown(g).automas[0].deck == 19


@rule("scythe:automa.tracks.tiles")
def test_with_triumph_tiles_an_automa_places_one_star_on_each_combat_tile() -> None:
    rest = "encounters factory-card upgrades mechs structures recruits workers"
    tiles = f"modules: triumphtiles\ntriumph-tiles: combat combat combat {rest}"
    assert stars(won_fight(tiles, "star combat 2"), "saxony", "combat") == 3
    assert stars(won_fight(tiles, "star combat 3"), "saxony", "combat") == 3
    none = f"modules: triumphtiles\ntriumph-tiles: {rest} objective popularity power"
    assert stars(won_fight(none, ""), "saxony", "combat") == 0
    power = position(tiles + "\nseat crimea industrial:\nseat nordic automa: power 15\nturn nordic: 9")
    automa_turn(power, 3)
    assert stars(power, "nordic", "power") == 0


# -- Rivals ------------------------------------------------------------------------------------------------------


@rule("scythe:automa.rivals.setup")
def test_alone_an_automa_puts_two_stars_on_the_persons_base() -> None:
    for modules in (("rivals",), ("rivals", "war"), ("rivals", "resolution")):
        g = dealt(setup_of("person, automa", modules))
        assert question(g) == "PlaceRivals"
        assert asking(g).seats(g) == (0,)
        assert RIVALS_STATE.of(g).on(1, 0) == 2
        assert supply(g, 1) == 4


@rule("scythe:automa.rivals.setup")
def test_in_cooperative_mode_the_nearest_people_left_and_right_are_its_rivals() -> None:
    words, seats = "person, automa, automa, person", ("polania", "nordic", "rusviet", "crimea")
    g = dealt(setup_of(words, ("rivals",), seats=seats, automa_mode="cooperative"))
    assert [RIVALS_STATE.of(g).on(seat(g, "nordic"), other) for other in range(4)] == [1, 0, 0, 1]
    enemies = dealt(setup_of(words, ("rivals",), seats=seats))
    assert [RIVALS_STATE.of(enemies).on(seat(enemies, "nordic"), other) for other in range(4)] == [1, 0, 1, 0]


@rule("scythe:automa.rivals.setup")
@pytest.mark.parametrize("more", [(), ("war",), ("resolution",)])
def test_where_the_nearest_enemy_is_the_same_on_both_sides_both_stars_lie_on_one_base(more: tuple[str, ...]) -> None:
    seats = ("polania", "nordic", "saxony")
    g = dealt(setup_of("person, automa, automa", ("rivals", *more), seats=seats, automa_mode="cooperative"))
    state = RIVALS_STATE.of(g)
    assert [[state.on(seat(g, name), other) for other in range(3)] for name in seats[1:]] == [[2, 0, 0]] * 2
    enemies = dealt(setup_of("person, automa, automa", ("rivals", *more), seats=seats))
    assert [RIVALS_STATE.of(enemies).on(seat(enemies, "nordic"), other) for other in range(3)] == [1, 0, 1]


@rule("scythe:rivals.combat-places")
@pytest.mark.parametrize(("combat_tiles", "placed"), [(0, [0, 0]), (1, [1, 0]), (2, [1, 1]), (4, [1, 1])])
def test_an_automa_places_no_more_rival_stars_than_there_are_combat_tiles(combat_tiles: int, placed: list[int]) -> None:
    setup = setup_of("automa, person, person", ("triumphtiles", "rivals"), seats=("saxony", "nordic", "crimea"))
    g = started(setup)
    others = [tile for tile in TILE_IDS if tile != "combat"]
    draw(g, *["combat"] * combat_tiles, *others[: 10 - combat_tiles])
    while question(g) not in ("PlaceRivals", "ChooseSection"):
        g.play_chance(0)
    automa = seat(g, "saxony")
    left, right = g.seating.left[automa], g.seating.right[automa]
    assert [RIVALS_STATE.of(g).on(automa, left), RIVALS_STATE.of(g).on(automa, right)] == placed


@rule("scythe:automa.rivals.setup")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_everybody_knows_an_automas_stars_on_bases_before_people_have_chosen_theirs(viewer: int) -> None:
    g = dealt(setup_of("person, automa, person", ("rivals",)))
    assert question(g) == "PlaceRivals"
    seen = RULEBOOK.view(g, viewer)
    stars = next(one.stars for one in seen.extras if isinstance(one, RivalsView))
    assert stars == [{}, {"0": 1, "2": 1}, {}]
    for seed in range(20):
        other = RULEBOOK.redeal(g, viewer, Random(seed))
        assert msgspec.json.encode(RULEBOOK.view(other, viewer)) == msgspec.json.encode(seen)


@rule("scythe:automa.rivals.setup")
def test_stars_on_bases_are_not_free_for_the_tracker() -> None:
    text = "modules: rivals\nseat crimea industrial:\nseat nordic automa: star tracker {}\n"
    rows = "rivals nordic: crimea 2\nautoma nordic: marker 14; scheme 2\nturn nordic: 9"
    g = position(text.format(4) + rows)
    automa_turn(g, 3)
    assert marker(g, "nordic") == 15
    assert stars(g, "nordic", "tracker") == 4
    free = position(text.format(3) + rows)
    automa_turn(free, 3)
    assert stars(free, "nordic", "tracker") == 4


def rival_fight(rows: str, placed: str = "", fourth: str = "") -> ScytheGame:
    g = position(
        f"""
        modules: rivals
        seat crimea industrial: power 5
        seat saxony automa: power 9; coins 10; {placed}
        {fourth}
        seat nordic mechanical:
        hex r6c1: crimea mech 1
        hex r6c0: saxony mech 1
        automa saxony: marker 12; scheme 2
        {rows}
        turn saxony: 9
        """
    )
    draw(g, automa_card="16")
    commit(g, seat(g, "crimea"), 0)
    fight_with(g, 15)
    by_nature(g)
    return g


@rule("scythe:automa.rivals.win")
def test_a_won_combat_frees_the_star_on_the_beaten_players_base_and_pays_five() -> None:
    g = rival_fight("rivals saxony: crimea 1; nordic 1")
    assert [RIVALS_STATE.of(g).on(1, other) for other in (0, 2)] == [0, 1]
    assert stars(g, "saxony", "combat") == 1
    assert int(g.coins[1]) == 10 + 5 + 1


@rule("scythe:automa.rivals.win")
def test_without_a_star_there_the_next_base_clockwise_gives_it_then_the_supply_and_no_coins() -> None:
    g = rival_fight("rivals saxony: nordic 1", "star combat 1")
    assert RIVALS_STATE.of(g).on(1, 2) == 0
    assert stars(g, "saxony", "combat") == 2
    assert int(g.coins[1]) == 10 + 1
    two = rival_fight("rivals saxony: nordic 1; rusviet 1", "star combat 1", "seat rusviet engineering:")
    placed = RIVALS_STATE.of(two)
    assert [placed.on(1, seat(two, name)) for name in ("nordic", "rusviet")] == [0, 1]  # not the seat listed first
    plain = rival_fight("")
    assert stars(plain, "saxony", "combat") == 1
    assert supply(plain, 1) == 5


@rule("scythe:automa.rivals.win")
def test_with_two_combat_stars_placed_no_star_moves() -> None:
    g = rival_fight("rivals saxony: crimea 1; nordic 1", "star combat 2")
    assert [RIVALS_STATE.of(g).on(1, other) for other in (0, 2)] == [1, 1]
    assert int(g.coins[1]) == 10 + 1


@rule("scythe:automa.rivals.move")
def test_a_star_on_a_base_draws_the_automa_towards_that_player() -> None:
    text = """
        modules: rivals invaders
        seat crimea industrial:
        seat rusviet automa:
        hex r6c4: crimea character
        hex r4c5: rusviet mech 1
        hex r5c5: rusviet 1 workers
        hex r7c3: crimea 0 workers
        automa rusviet: marker 12; scheme 2; mat character
        turn rusviet: 9
    """.replace("hex r7c3: crimea 0 workers\n", "")
    places = ("r4c4", "r5c4")
    g = position(text + "rivals rusviet: crimea 1")

    tied = sum(1 << place(g, at) for at in places)
    who = seat(g, "rusviet")
    mover = Mover(who, 1, place(g, "r4c5"))
    decided, left = settle(g, Plan(-1), mover, tied, ties_of(g, who))
    assert (decided, lowest(left)) == ("rival", place(g, "r5c4"))
    without = position(text)
    decided, left = settle(without, Plan(-1), mover, tied, ties_of(without, who))
    assert (decided, lowest(left)) == ("reading", place(without, "r4c4"))


GRUDGE = """
    modules: rivals {more}
    seat crimea industrial: power 0
    seat {faction} automa: power {power}
    hex {enemy}: crimea mech 1
    hex {own}: {faction} mech 1
    rivals {faction}: crimea 1
    automa {faction}: marker 8; mat character
    turn {faction}: 9
"""


@rule("scythe:automa.rivals.attack")
def test_with_five_power_encounter_or_factory_becomes_an_attack_on_the_rival() -> None:
    text = GRUDGE.format(more="", faction="saxony", power="{}", enemy="r6c1", own="r6c0")
    g = position(text.format(5))
    draw(g, automa_card="18")
    assert question(g) == "Commit"
    assert g.the_combat().at == place(g, "r6c1")
    assert g.unit_at(seat(g, "saxony"), 1) == place(g, "r6c1")
    weak = position(text.format(4))
    automa_turn(weak, 18)
    account = shown(weak).automas[0].account
    assert account is not None
    assert [one.option for one in account.tries][:2] == ["attack", "explore"]
    assert account.tries[0].reason is not None
    assert units_at(weak, "crimea", "r6c1") == (1, 0)


@rule("scythe:automa.rivals.attack")
def test_such_an_attack_leaves_a_flag_even_with_a_mech() -> None:
    text = GRUDGE.format(more="invaders", faction="albion", power=9, enemy="r1c3", own="r1c2")
    g = position(text)
    draw(g, automa_card="18")
    commit(g, seat(g, "crimea"), 0)
    fight_with(g, 15)
    by_nature(g)
    assert g.unit_at(seat(g, "albion"), 1) == place(g, "r1c3")
    assert TOKEN_STATE.of(g).flags == 1 << place(g, "r1c3")


# -- alliances ---------------------------------------------------------------------------------------------------


@rule("scythe:automa.alliances.offer")
def test_at_the_end_of_setup_a_person_may_ally_with_an_automa() -> None:
    g = dealt(setup_of("person, automa", ("alliances",), seats=("crimea", "nordic")))
    assert question(g) == "AllyAtStart"
    before = int(g.coins[0])
    play(g, "propose-alliance", seat=1)
    by_nature(g)
    assert partner(g, 1) == 0
    assert int(g.coins[1]) == 13
    assert int(g.coins[0]) == before + 5
    held = [(one.owner, one.rule) for one in g.rules.held]
    assert (0, FACTION_RULES["nordic"][0]) in held
    assert (1, FACTION_RULES["crimea"][0]) not in held


@rule("scythe:automa.alliances.offer")
def test_an_automa_allies_at_setup_or_never() -> None:
    g = dealt(setup_of("person, automa", ("alliances",), seats=("crimea", "nordic")))
    play(g, "decline")
    by_nature(g)
    section(g, "move")
    reason = g.rules.why_not_offered(g, 0, PROPOSE[1])
    assert reason is not None
    assert reason.rule == "scythe:automa.alliances.offer"


@rule("scythe:automa.alliances.offer")
def test_people_are_asked_in_reverse_turn_order_and_only_a_person_is_comforted() -> None:
    words, seats = "person, automa, person", ("crimea", "nordic", "saxony")
    g = dealt(setup_of(words, ("alliances",), seats=seats, mats="industrial, random, engineering"))
    order = g.seating.clockwise_from(g.seating.first)
    people = [one for one in order if one != 1]
    assert asking(g).seats(g) == (people[-1],)
    coins = int(g.coins[people[0]])
    play(g, "propose-alliance", seat=1)
    by_nature(g)
    assert int(g.coins[people[0]]) == coins + 5
    assert question(g) == "ChooseSection"
    later = dealt(setup_of(words, ("alliances",), seats=seats, mats="industrial, random, engineering"))
    play(later, "decline")
    play(later, "decline")
    by_nature(later)
    other = next(one for one in later.seating.led_seats() if one != later.active)
    section(later, "bolster")
    play(later, "propose-alliance", seat=other)
    play(later, "accept-alliance")
    assert int(later.coins[1]) == 5


ALLIES = """
    modules: alliances {more}
    seat crimea industrial: power 0; coins 20
    seat {faction} automa: power 9; coins 20
    hex {enemy}: crimea {unit}
    hex {own}: {faction} mech 1
    alliance crimea {faction}:
    automa {faction}: marker {marker}; scheme {scheme}
    turn {turn}: 9
"""


def allied(
    unit: str = "1 workers", turn: str = "saxony", marker: int = 12, scheme: int = 2, faction: str = "saxony"
) -> ScytheGame:
    return position(
        ALLIES.format(
            more="invaders" if faction == "togawa" else "",
            faction=faction,
            enemy="r6c1",
            own="r6c0",
            unit=unit,
            turn=turn,
            marker=marker,
            scheme=scheme,
        )
    )


@rule("scythe:automa.alliances.break")
def test_an_automa_breaks_an_alliance_by_attacking_and_pays_nothing_for_it() -> None:
    g = allied()
    automa_turn(g, 19)
    assert moved_to(g, "saxony") == "r6c1"
    assert is_broken(g, 1)
    assert not is_broken(g, 0)
    score = score_of(g, 1)
    assert ("alliance", -10) not in score.others
    assert score.total() == score.held + score.star_coins + score.territory_coins + score.resource_coins


@rule("scythe:automa.alliances.break")
def test_a_person_who_attacks_an_allied_automa_pays_unless_it_broke_the_alliance_before() -> None:
    g = allied(unit="mech 1", turn="crimea")
    g.put_unit(1, 1, place(g, "r6c0"))
    g.put_unit(0, 1, place(g, "r7c1"))
    start_move(g)
    move(g, "r6c0", unit="mech-1")
    assert is_broken(g, 0)
    assert ("alliance", -10) in score_of(g, 0).others
    later = allied(unit="mech 1", turn="crimea")
    later.put_unit(0, 1, place(later, "r7c1"))
    ALLIANCE_STATE.of(later).broken = 1 << 1
    later.reassemble()
    start_move(later)
    move(later, "r6c0", unit="mech-1")
    assert not is_broken(later, 0)


@rule("scythe:automa.alliances.break")
def test_an_allied_togawa_automa_lays_no_traps_until_its_token_is_flipped() -> None:
    for broken, laid in ((0, 0), (1 << 0, 1)):
        g = position(
            """
            modules: alliances invaders
            seat crimea industrial:
            seat togawa automa:
            alliance crimea togawa:
            automa togawa: marker 8
            encounters: r6c5
            turn togawa: 9
            """
        )
        ALLIANCE_STATE.of(g).broken = broken
        g.reassemble()
        automa_turn(g, 14)
        assert moved_to(g, "togawa") == "r6c5"
        assert sum(1 for at in TOKEN_STATE.of(g).traps if at >= 0) == laid


@rule("scythe:automa.alliances.scheme")
@rule("scythe:automa.tracker.postponed")
def test_an_unbroken_alliance_holds_scheme_two_back() -> None:
    g = allied(marker=9, scheme=1)
    automa_turn(g, 3)
    mat = shown(g).automas[0]
    assert (mat.marker, mat.scheme, mat.postponed) == (10, 1, True)
    assert stars(g, "saxony", "tracker") == 1
    ALLIANCE_STATE.of(g).broken = 1
    g.reassemble()
    for one in ("bolster", "skip", "skip"):
        section(g, one) if one == "bolster" else play(g, "skip")
    by_nature(g)
    assert question(g) == "DrawTurnCard"
    mat = shown(g).automas[0]
    assert (mat.scheme, mat.deck) == (2, 19)


# -- Mods --------------------------------------------------------------------------------------------------------


@rule("scythe:automa.mods.take")
@pytest.mark.parametrize(
    ("modules", "infra", "mech"),
    [(("inframods",), 26, 0), (("mechmods",), 0, 38), (("inframods", "mechmods"), 24, 41)],
)
def test_automas_take_tokens_out_before_people_draw(modules: tuple[str, ...], infra: int, mech: int) -> None:
    first = "DrawMechMod" if "mechmods" in modules else "DrawInfraMod"
    g = dealt(setup_of("person, automa", modules), until=first)
    assert question(g) == first
    if infra:
        assert sum(INFRA_MODS_STATE.of(g).pool) == infra
        assert INFRA_MODS_STATE.of(g).pool[MOD_IDS.index("spy")] == 0
    if mech:
        assert sum(MECH_MODS_STATE.of(g).pool) == mech


@rule("scythe:automa.mods.benefits")
def test_each_token_an_automa_takes_brings_something() -> None:
    base = dealt(setup_of("person, automa", seats=("crimea", "nordic")))
    both = dealt(setup_of("person, automa", ("inframods", "mechmods"), seats=("crimea", "nordic")))
    state = AUTOMA_STATE.of(both)
    assert state.marker[1] == 3
    assert state.pack[1] == state.deck[1] == state.pack[1] & ~(1 << 3)
    mech = dealt(setup_of("person, automa", ("mechmods",), seats=("crimea", "nordic")))
    assert AUTOMA_STATE.of(mech).marker[1] == 1
    assert AUTOMA_STATE.of(mech).deck[1] == (1 << 19) - 1
    assert holdings(mech) != holdings(base)


@rule("scythe:automa.mods.benefits")
def test_card_four_may_still_be_drawn_for_its_gains_before_it_is_removed() -> None:
    """The benefits come in order: what is gained first, and only then card 4 leaves the deck."""
    g = dealt(setup_of("person, automa", ("inframods", "mechmods"), seats=("crimea", "nordic")), until="GainStuff")
    assert (AUTOMA_STATE.of(g).marker[1], len(answers(g))) == (2, 19)
    by_nature(g)
    assert not AUTOMA_STATE.of(g).deck[1] >> 3 & 1


def holdings(g: ScytheGame) -> tuple[int, ...]:
    return (int(g.power[1]), int(g.coins[1]), g.hand_size(1), int(g.mat_workers[1]), g.mechs_deployed(1))


@rule("scythe:automa.mods.benefits")
def test_gain_stuff_takes_the_gains_of_half_one_without_brackets_and_puts_the_card_back() -> None:
    setup = setup_of("person, automa", ("mechmods",), seats=("nordic", "crimea"))
    g = dealt(setup, until="GainStuff")
    before = holdings(g)
    g.play(NATURE, next(one for one in answers(g) if one.names["automa-card"] == "2"))
    assert holdings(g) == (before[0], before[1] + 1, *before[2:])  # not the $1 in Crimea's brackets
    assert AUTOMA_STATE.of(g).deck[1] == (1 << 19) - 1
    rng, cards = Random(1), 1
    while asking(g).seats(g) == (NATURE,) and question(g) != "DrawMechMod":
        cards += question(g) == "GainStuff"
        g.play(NATURE, chance(g).outcome(g, rng.randrange(chance(g).tickets(g))))
    assert cards == 2


def answers(g: ScytheGame) -> list[Action]:
    return [chance(g).outcome(g, ticket) for ticket in range(chance(g).tickets(g))]


@rule("scythe:automa.nature.no-choice")
def test_armor_makes_an_automa_discard_any_of_its_cards() -> None:
    text = """
        modules: mechmods
        seat crimea industrial:
        seat saxony automa: power 9; cards 2 3 5
        hex r6c1: crimea mech 1
        hex r6c0: saxony mech 1
        mech-mods crimea: armor 1
        automa saxony: marker 12; scheme 2; mat character
        turn saxony: 9
    """
    g = position(text)
    draw(g, automa_card="16")
    assert question(g) == "LoseCard"
    assert chance(g).tickets(g) == 3
    assert {str(one.names["combat-card"]) for one in answers(g)} == {"2", "3", "5"}
