"""The abilities of the seven factions and of their mechs."""

from __future__ import annotations

from marches.games.scythe.edge.extras import TokensView, TrapView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import COMBAT_STAR
from tests.marks import rule
from tests.scythe.helpers import (
    commit,
    draw,
    extra,
    legal,
    move,
    offers,
    place,
    play,
    position,
    question,
    refused,
    section,
    start_move,
)


def reached(g: ScytheGame) -> set[object]:
    """Where the moving unit may step."""
    return {action.names["to"] for action in legal(g) if action.verb == "go"}


def seats(first: str, second: str, one: str = "", two: str = "") -> str:
    mats = ("agricultural", "mechanical")
    return f"seat {first} {mats[0]}: power 8; {one}\nseat {second} {mats[1]}: power 8; {two}\nturn {first}\n"


@rule("scythe:faction.nordic.swim", "scythe:faction.nordic.swim-workers-only")
def test_nordic_workers_swim_and_nobody_else_does() -> None:
    g = position(seats("nordic", "crimea") + "hex r1c4: nordic character; nordic 2 workers")
    start_move(g)
    play(g, "move-worker", from_="r1c4")
    assert {"r1c3", "r2c3"} <= reached(g)
    play(g, "go", to="r1c3")
    play(g, "move", unit="character")
    assert not {"r1c3", "r2c3"} & reached(g)


@rule("scythe:faction.nordic.seaworthy-retreat", "scythe:faction.nordic.seaworthy-retreat-workers")
def test_beaten_nordic_units_may_take_to_a_lake() -> None:
    board = "hex r3c3: nordic mech 2; nordic 2 workers\nhex r4c3: crimea mech 1\n"
    g = position(seats("nordic", "crimea") + board + "turn crimea")
    start_move(g)
    move(g, "r3c3", unit="mech-1")
    play(g, "done")
    commit(g, 1, 7)
    commit(g, 0, 0)
    assert {a.names["to"] for a in legal(g)} == {"r0c4", "r2c2", "r3c4", "r4c2"}
    play(g, "retreat", to="r4c2")
    play(g, "bring-workers", count=1)
    assert g.workers(0, place(g, "r4c2")) == 1
    assert g.workers(0, place(g, "r0c4")) == 1


@rule("scythe:faction.nordic.artillery", "scythe:faction.nordic.artillery-once")
def test_artillery_costs_one_and_takes_two_once() -> None:
    board = "hex r3c3: nordic mech 3; nordic mech 1\nhex r4c3: crimea mech 1"
    g = position("seat nordic agricultural: power 5\nseat crimea mechanical: power 6\nturn nordic\n" + board)
    start_move(g)
    move(g, "r4c3", unit="mech-3")
    move(g, "r4c3", unit="mech-1")
    declined = g.clone()
    play(g, "use-ability", ability="artillery")
    assert (g.power[0], g.power[1], question(g)) == (4, 4, "Commit")
    play(declined, "done")
    assert (declined.power[0], declined.power[1], question(declined)) == (5, 6, "Commit")


@rule("scythe:faction.saxony.underpass-example", "scythe:faction.saxony.underpass")
def test_underpass_joins_mountains_tunnels_and_the_mine() -> None:
    board = "hex r4c4: saxony mech 2\nhex r1c1: saxony 2 workers\nhex r6c4: saxony mine"
    g = position(seats("saxony", "crimea") + board)
    start_move(g)
    play(g, "move", unit="mech-2")
    assert {"r1c1", "r2c3", "r3c2", "r3c5", "r5c2", "r5c5", "r6c3", "r6c4"} <= reached(g)
    assert "r6c5" not in reached(g)


@rule("scythe:faction.saxony.disarm", "scythe:faction.saxony.disarm-mine", "scythe:faction.saxony.disarm-once")
def test_disarm_takes_two_on_tunnels_and_the_own_mine_only() -> None:
    for more, power in (("", 6), ("hex r4c3: saxony mine\n", 4)):
        board = f"hex r3c3: saxony mech 3; saxony mech 1\nhex r4c3: crimea mech 1\n{more}"
        g = position(f"seat saxony agricultural:\nseat crimea mechanical: power 6\nturn saxony\n{board}")
        start_move(g)
        move(g, "r4c3", unit="mech-3")
        move(g, "r4c3", unit="mech-1")
        assert g.power[1] == power


@rule("scythe:faction.saxony.dominate", "scythe:faction.saxony.dominate-forced")
def test_saxony_places_a_third_combat_star() -> None:
    board = "hex r3c3: saxony mech 1\nhex r4c3: crimea mech 1"
    g = position(seats("saxony", "crimea", "star combat 2") + board)
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    commit(g, 0, 7)
    commit(g, 1, 0)
    assert g.star_count(0, COMBAT_STAR) == 3


@rule("scythe:faction.polania.submerge")
def test_submerge_goes_from_lake_to_lake() -> None:
    g = position(seats("polania", "crimea") + "hex r2c0: polania mech 2")
    start_move(g)
    play(g, "move", unit="mech-2")
    assert {"r2c2", "r3c4", "r4c2", "r5c4", "r5c6", "r7c2"} <= reached(g)


@rule("scythe:faction.polania.camaraderie", "scythe:faction.polania.camaraderie-limit")
def test_camaraderie_spares_popularity_in_combat_only() -> None:
    board = "hex r3c3: polania mech 3; polania mech 1\nhex r4c3: crimea mech 1; crimea 3 workers\n"
    board += "hex r3c2: crimea 2 workers"
    g = position(seats("polania", "crimea", "popularity 6") + board)
    start_move(g)
    move(g, "r4c3", unit="mech-3")
    move(g, "r3c2", unit="mech-1")
    assert g.popularity[0] == 4
    commit(g, 0, 7)
    commit(g, 1, 0)
    assert g.popularity[0] == 4


@rule("scythe:faction.crimea.wayfare", "scythe:faction.crimea.wayfare-exception")
def test_wayfare_reaches_the_own_base_and_those_of_absent_factions() -> None:
    g = position(seats("crimea", "nordic") + "hex r3c3: crimea mech 2")
    start_move(g)
    play(g, "move", unit="mech-2")
    assert {"r8c2", "r3c7", "r7c7", "r7c0", "r3c0", "r0c1"} <= reached(g)
    assert "r0c4" not in reached(g)
    play(g, "go", to="r7c7")
    assert g.mech[1] == place(g, "r7c7")


@rule("scythe:setup.invaders.crimea67")
def test_with_six_players_wayfare_goes_to_farms_without_units() -> None:
    others = "seat nordic industrial:\nseat rusviet engineering:\nseat togawa militant:\nseat saxony patriotic:\n"
    text = "modules: invaders\nseat crimea agricultural:\n" + others + "seat polania mechanical:\nturn crimea\n"
    g = position(text + "hex r3c3: crimea mech 2\nhex r5c2: crimea worker\nhex r8c3: crimea worker")
    start_move(g)
    play(g, "move", unit="mech-2")
    assert {"r1c2", "r2c5", "r2c6", "r7c3"} <= reached(g)
    assert not {"r8c2", "r0c1", "r5c2", "r4c0"} & reached(g)


@rule("scythe:faction.crimea.scout", "scythe:faction.crimea.scout-once")
def test_scout_takes_one_card_that_both_then_know() -> None:
    board = "hex r3c3: crimea mech 3; crimea mech 1\nhex r4c3: nordic mech 1"
    g = position(seats("crimea", "nordic", "cards 2", "cards 5 5 5") + board)
    start_move(g)
    move(g, "r4c3", unit="mech-3")
    move(g, "r4c3", unit="mech-1")
    draw(g)
    assert (g.hand_size(0), g.hand_size(1), question(g)) == (2, 2, "Commit")
    assert RULEBOOK.view(g, 1).known_cards == {"0": {"5": 1}}


@rule("scythe:faction.crimea.coercion", "scythe:faction.crimea.coercion-value")
def test_one_card_a_turn_pays_for_a_resource() -> None:
    # Agricultural: Trade over Deploy, 4 metal.
    board = "hex r3c2: crimea 2 workers; 3 metal"
    g = position(seats("crimea", "nordic", "cards 2 5") + board)
    section(g, "trade")
    play(g, "skip")
    play(g, "take-bottom")
    assert offers(g, "pay-card", combat_card="2")
    play(g, "pay-card", combat_card="5")
    assert question(g) == "PlaceMech"
    assert g.hand_size(0) == 1
    poor = position(seats("crimea", "nordic", "cards 2 5") + "hex r3c2: crimea 2 workers; 2 metal")
    section(poor, "trade")
    play(poor, "skip")
    assert refused(poor, "take-bottom").facts["held"] == 3


@rule("scythe:faction.rusviet.relentless")
def test_rusviet_takes_the_same_section_again() -> None:
    g = position("seat rusviet agricultural: section produce\nseat nordic mechanical: section produce\nturn rusviet")
    assert len(legal(g)) == 4


@rule("scythe:faction.rusviet.township-example", "scythe:faction.rusviet.township")
def test_township_joins_controlled_villages_and_the_factory() -> None:
    g = position(seats("rusviet", "nordic") + "hex r3c6: rusviet mech 2\nhex r6c1: rusviet 2 workers")
    start_move(g)
    play(g, "move", unit="mech-2")
    assert {"r6c1", "r4c3"} <= reached(g)
    assert "r6c2" not in reached(g)


@rule("scythe:faction.rusviet.peoples-army-example", "scythe:faction.rusviet.peoples-army")
def test_two_mechs_and_workers_play_three_cards() -> None:
    board = "hex r3c3: rusviet mech 3; rusviet mech 1; rusviet 3 workers\nhex r4c3: nordic mech 1"
    g = position(seats("rusviet", "nordic", "cards 2 2 2 2 2") + board)
    start_move(g)
    play(g, "move", unit="mech-3")
    play(g, "load-all")
    play(g, "go", to="r4c3")
    move(g, "r4c3", unit="mech-1")
    assert offers(g, "play-cards", 0, twos=3)
    assert refused(g, "play-cards", 0, twos=4).rule == "scythe:combat.cards-per-unit"


@rule("scythe:faction.albion.burrow", "scythe:faction.albion.burrow-mine")
def test_burrow_crosses_rivers_at_tunnels_and_the_own_mine() -> None:
    board = "hex r6c3: albion mech 1\nhex r1c4: albion character; albion mine\nhex r2c5: nordic mine"
    g = position("modules: invaders\n" + seats("albion", "nordic") + board)
    start_move(g)
    play(g, "move", unit="mech-1")
    assert {"r7c3", "r7c4"} <= reached(g)
    play(g, "go", to="r7c3")
    play(g, "move", unit="character")
    assert "r1c3" in reached(g)


@rule("scythe:faction.albion.sword", "scythe:faction.albion.sword-floor")
def test_sword_when_attacking() -> None:
    for before, after in ((7, 5), (1, 0)):
        board = "hex r3c3: albion mech 2\nhex r4c3: nordic mech 1"
        start = f"modules: invaders\nseat albion agricultural:\nseat nordic mechanical: power {before}\nturn albion\n"
        g = position(start + board)
        start_move(g)
        move(g, "r4c3", unit="mech-2")
        play(g, "done")
        assert g.power[1] == after


@rule("scythe:faction.albion.shield", "scythe:combat.abilities-order")
def test_the_attackers_artillery_comes_before_the_shield() -> None:
    board = "hex r3c3: nordic mech 3\nhex r4c3: albion mech 3"
    text = "modules: invaders\nseat nordic agricultural: power 5\nseat albion mechanical: power 1\nturn nordic\n"
    g = position(text + board)
    start_move(g)
    move(g, "r4c3", unit="mech-3")
    play(g, "done")
    play(g, "use-ability", ability="artillery")
    assert g.power[1] == 2


@rule("scythe:faction.albion.exalt", "scythe:faction.albion.rally", "scythe:faction.albion.flag-one-token")
def test_a_flag_is_placed_at_once_and_rallied_to() -> None:
    board = "hex r3c3: albion character; albion mech 4\nhex r1c1: albion 2 workers\n"
    g = position("modules: invaders\n" + seats("albion", "togawa") + board + "trap power: r5c3 armed")
    start_move(g)
    move(g, "r4c3")
    play(g, "place-flag")
    play(g, "move", unit="mech-4")
    assert {"r4c3", "r1c1"} <= reached(g)
    taken = position("modules: invaders\n" + seats("albion", "togawa") + board + "trap power: r4c3 shown")
    start_move(taken)
    move(taken, "r4c3")
    assert question(taken) == "ChooseUnit"


@rule("scythe:faction.albion.exalt-timing")
def test_a_flag_waits_for_the_combat() -> None:
    board = "hex r3c3: albion character\nhex r4c3: nordic mech 1\n"
    g = position("modules: invaders\n" + seats("albion", "nordic") + board)
    start_move(g)
    move(g, "r4c3")
    play(g, "done")
    lost = g.clone()
    commit(g, 0, 7)
    commit(g, 1, 0)
    play(g, "take-factory-card", factory_card="1")
    assert question(g) == "OfferFlag"
    commit(lost, 0, 0)
    commit(lost, 1, 7)
    assert question(lost) == "ChooseBottom"


@rule("scythe:faction.albion.flag-scoring", "scythe:faction.albion.flag-home-excluded")
def test_flags_count_as_territories_where_albion_rules_away_from_home() -> None:
    board = "hex r1c1: albion worker\nhex r3c3: albion worker\nhex r5c3: nordic worker\nhex r1c5: nordic worker\n"
    g = position("modules: invaders\n" + seats("albion", "nordic") + board + "flag r1c1\nflag r3c3\nflag r5c3")
    assert score_of(g, 0).territories == 3


@rule("scythe:faction.togawa.toka", "scythe:faction.togawa.toka-transport")
def test_one_crossing_a_turn_with_workers_aboard() -> None:
    board = "hex r3c6: togawa mech 1; togawa 2 workers; togawa mech 3\n"
    g = position("modules: invaders\n" + seats("togawa", "nordic") + board)
    start_move(g)
    play(g, "move", unit="mech-1")
    play(g, "load-all")
    play(g, "go", to="r3c5")
    assert g.workers(0, place(g, "r3c5")) == 2
    play(g, "move", unit="mech-3")
    assert refused(g, "go", to="r3c5").rule == "scythe:move.river"


@rule("scythe:faction.togawa.ronin")
def test_ronin_is_for_a_single_unit() -> None:
    for workers, expected in (("", "BeforeCombat"), ("; togawa 2 workers", "Commit")):
        board = f"hex r3c3: nordic mech 1\nhex r4c3: togawa mech 3{workers}\n"
        g = position("modules: invaders\n" + seats("nordic", "togawa") + board)
        start_move(g)
        move(g, "r4c3", unit="mech-1")
        play(g, "done")
        assert question(g) == expected
    g = position("modules: invaders\n" + seats("nordic", "togawa") + "hex r3c3: nordic mech 1\nhex r4c3: togawa mech 3")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    play(g, "use-ability", ability="ronin")
    assert g.power[1] == 10


@rule(
    "scythe:faction.togawa.trap-trigger", "scythe:faction.togawa.trap-penalties", "scythe:faction.togawa.trap-permanent"
)
def test_each_trap_stops_its_victim_and_costs_it() -> None:
    for trap, shown in (("popularity", "popularity"), ("power", "power"), ("coins", "coins")):
        board = f"hex r3c3: nordic mech 4\ntrap {trap}: r4c3 armed\n"
        text = "modules: invaders\nseat nordic agricultural: power 5; popularity 5; coins 5\nseat togawa mechanical:\n"
        g = position(text + "turn nordic\n" + board)
        start_move(g)
        play(g, "move", unit="mech-4")
        play(g, "go", to="r4c3")
        assert question(g) == "ChooseUnit"
        left = {"popularity": g.popularity[0], "power": g.power[0], "coins": g.coins[0]}
        assert left[shown] == {"popularity": 3, "power": 2, "coins": 1}[shown]
        assert extra(g, 0, TokensView).traps == [TrapView("r4c3", armed=False, trap=trap)]


@rule("scythe:faction.togawa.trap-penalties")
def test_a_trap_may_take_two_cards() -> None:
    text = "modules: invaders\nseat nordic agricultural: cards 2 3 5\nseat togawa mechanical:\nturn nordic\n"
    g = position(text + "hex r3c3: nordic mech 4\ntrap combat-cards: r4c3 armed\n")
    start_move(g)
    play(g, "move", unit="mech-4")
    play(g, "go", to="r4c3")
    draw(g)
    draw(g)
    assert g.hand_size(0) == 1


@rule("scythe:faction.togawa.trap-briefing")
def test_what_an_armed_trap_costs_is_hidden_from_others() -> None:
    g = position("modules: invaders\n" + seats("nordic", "togawa") + "trap power: r4c3 armed")
    assert extra(g, 0, TokensView).traps == [TrapView("r4c3", armed=True, trap="")]
    assert extra(g, 1, TokensView).traps == [TrapView("r4c3", armed=True, trap="power")]


@rule("scythe:faction.togawa.maifuku", "scythe:faction.togawa.shinobi", "scythe:faction.togawa.shinobi-rearm")
def test_traps_are_placed_and_armed_again() -> None:
    board = "hex r3c3: togawa character; togawa mech 4\ntrap power: r6c4 shown\n"
    g = position("modules: invaders\n" + seats("togawa", "nordic") + board)
    start_move(g)
    move(g, "r4c3")
    assert {a.names.get("trap") for a in legal(g)} == {"popularity", "coins", "combat-cards", None}
    play(g, "place-trap", trap="coins")
    play(g, "move", unit="mech-4")
    assert {"r6c4", "r4c3"} <= reached(g)
    play(g, "go", to="r6c4")
    play(g, "accept")
    assert {(trap.hex, trap.armed) for trap in extra(g, 0, TokensView).traps} == {
        ("r6c4", True),
        ("r4c3", True),
    }


@rule("scythe:faction.togawa.trap-control", "scythe:faction.togawa.trap-vs-structure")
def test_an_armed_trap_holds_its_territory_at_the_end() -> None:
    board = "trap power: r4c4 armed\ntrap coins: r5c3 shown\ntrap popularity: r6c4 armed\nhex r6c4: nordic mill\n"
    g = position("modules: invaders\n" + seats("togawa", "nordic") + board)
    # Two starting workers and the armed Trap alone; the Mill's owner holds the other.
    assert score_of(g, 0).territories == 3
    assert score_of(g, 1).territories == 3
