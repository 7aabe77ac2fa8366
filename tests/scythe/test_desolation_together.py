"""Desolation: all players are one side, each with pieces of their own."""

from __future__ import annotations

from marches.games.scythe.rules import stars
from marches.games.scythe.rules.expansions.desolation.state import DESOLATION_STATE
from marches.games.scythe.rules.expansions.desolation.tiles import TERRITORIES_STAR
from marches.games.scythe.rules.objectives import why_unmet
from marches.games.scythe.rules.scoring import resources_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import OBJECTIVE_STAR
from tests.marks import rule
from tests.scythe.desolation_helpers import above, on, shown, together
from tests.scythe.fenris_helpers import lying
from tests.scythe.helpers import (
    asked,
    idle,
    move,
    offered,
    offers,
    options,
    place,
    play,
    position,
    question,
    refused,
    resources,
    section,
    start_move,
    told,
)

NORDIC, RUSVIET, CRIMEA = 0, 1, 2


def controls(g: ScytheGame, seat: int, name: str) -> bool:
    return g.controlled(seat) >> place(g, name) & 1 == 1


@rule("scythe:desolation.own-faction")
def test_nobody_moves_or_carries_another_players_units() -> None:
    g = together("hex r2c5: nordic mech 1; rusviet 2 workers; rusviet mech 1")
    start_move(g)
    assert sorted(map(str, offered(g, "move"))) == ["character", "mech-1"]
    play(g, "move", unit="mech-1")
    assert not offered(g, "load")
    play(g, "go", to="r1c6")
    assert on(g, RUSVIET, "r2c5") == (1, 2)


@rule("scythe:desolation.one-side")
def test_players_share_a_territory_and_both_control_it() -> None:
    g = together("hex r1c4: nordic worker; rusviet mech 1; 2 oil")
    assert controls(g, NORDIC, "r1c4")
    assert controls(g, RUSVIET, "r1c4")
    assert not controls(g, CRIMEA, "r1c4")


@rule("scythe:desolation.no-pvp")
def test_a_mech_among_anothers_workers_drives_nobody_off_and_may_go_on() -> None:
    speed = "hex r1c4: nordic mech 4\nhex r1c5: rusviet 2 workers"
    g = together(speed)
    start_move(g)
    play(g, "move", unit="mech-4")
    play(g, "go", to="r1c5")
    assert question(g) == "Travel"
    assert offers(g, "go", to="r2c4")
    play(g, "halt")
    play(g, "done")
    assert question(g) == "ChooseBottom"
    assert on(g, RUSVIET, "r1c5") == (0, 2)
    assert g.popularity[NORDIC] == 8
    fighters = together("hex r1c4: nordic character\nhex r1c5: rusviet mech 1")
    start_move(fighters)
    move(fighters, "r1c5")
    play(fighters, "done")
    assert question(fighters) == "ChooseBottom"


@rule("scythe:desolation.common-control")
def test_everyones_ground_is_open_to_walk_and_serves_abilities() -> None:
    text = "hex r3c6: crimea worker\nhex r4c6: rusviet worker; rusviet mech 2"
    g = together(text, first="rusviet", rusviet="power 8; coins 8; popularity 8")
    start_move(g)
    play(g, "move-worker", from_="r4c6")
    play(g, "go", to="r3c6")
    assert on(g, CRIMEA, "r3c6") == (0, 1)
    assert on(g, RUSVIET, "r3c6") == (0, 1)
    villages = together("hex r6c2: crimea worker\nhex r4c3: rusviet mech 2", first="rusviet")
    start_move(villages)
    play(villages, "move", unit="mech-2")
    assert offers(villages, "go", to="r6c2")
    empty = together("hex r6c2: crimea worker\nhex r4c3: rusviet mech 2", first="rusviet", units="r6c2")
    start_move(empty)
    play(empty, "move", unit="mech-2")
    assert not offers(empty, "go", to="r6c2")


@rule("scythe:desolation.common-control")
def test_placing_still_needs_ones_own_worker() -> None:
    g = together("hex r8c3: crimea worker\nhex r1c4: nordic 2 workers")
    section(g, "trade")
    play(g, "trade-resources")
    assert offered(g, "place") == ["r1c4"]
    play(g, "place", hex="r1c4")
    deploy = together("hex r8c3: crimea worker\nhex r1c4: nordic 2 workers; 9 metal")
    assert deploy.with_worker(NORDIC) == 1 << place(deploy, "r1c4")


@rule("scythe:desolation.common-control")
def test_anothers_structure_on_a_mountain_serves_the_underpass() -> None:
    g = position(
        """
        modules: desolation
        seat saxony industrial: power 8; coins 8
        seat nordic engineering: power 8; coins 8
        encounters:
        desolation-units: r1c1 r1c2
        hex r4c6: nordic monument
        hex r6c3: saxony mech 2
        turn saxony
        """
    )
    start_move(g)
    play(g, "move", unit="mech-2")
    assert offers(g, "go", to="r4c6")


FARM = "hex r2c5: nordic mill; 2 food\nhex r1c6: nordic worker\nhex r2c6: nordic mech 4"


@rule("scythe:desolation.control")
def test_a_desolation_unit_controls_its_territory_like_an_enemy_fighter() -> None:
    held = together(FARM, units="r2c5 r1c1")
    for seat in range(3):
        assert not controls(held, seat, "r2c5")
    assert resources_of(held, NORDIC) == 0
    section(held, "produce")
    play(held, "produce")
    assert not offers(held, "produce-at", hex="r2c5")
    free = together(FARM, units="r1c1")
    assert controls(free, NORDIC, "r2c5")
    section(free, "produce")
    play(free, "produce")
    assert offers(free, "produce-at", hex="r2c5")


@rule("scythe:desolation.control")
def test_workers_cannot_walk_in_and_a_mech_stops_to_fight() -> None:
    g = together(FARM, units="r2c5 r1c1")
    start_move(g)
    play(g, "move-worker", from_="r1c6")
    refused(g, "go", to="r2c5", rule="scythe:move.worker-vs-fighters.enter")
    play(g, "go", to="r2c6")
    play(g, "move", unit="mech-4")
    play(g, "go", to="r2c5")
    assert question(g) == "CommitDesolation"


SHARED = "hex r1c4: nordic worker; rusviet worker; 6 oil\nhex r1c5: nordic worker; 10 wood"


@rule("scythe:desolation.shared-territory", "scythe:desolation.objectives-solo")
def test_shared_resources_count_for_nobody_until_the_other_leaves() -> None:
    tiles = "desolation-tiles: resources territories\n"
    g = together(tiles + SHARED, first="rusviet", units="r1c1")
    assert resources_of(g, NORDIC) == 10
    assert resources_of(g, RUSVIET) == 0
    start_move(g)
    move(g, "r2c4", unit="worker", from_="r1c4")
    assert resources_of(g, NORDIC) == 16
    assert [tile.seats for tile in shown(g).tiles] == [[NORDIC], []]
    apart = together("hex r1c4: nordic worker; 10 oil\nhex r4c6: rusviet worker; 8 oil\n" + tiles)
    idle(apart, "trade")
    assert [tile.seats for tile in shown(apart).tiles] == [[], []]


@rule("scythe:desolation.shared-territory")
def test_shared_territories_count_for_no_objective() -> None:
    text = "hex r4c6: rusviet worker\nhex r1c3: nordic worker\nhex r1c6: nordic worker\nhex r3c6: nordic worker"
    alone = together(text, nordic="objectives 11")
    eleven = alone.kit.objectives.ids.index("11")
    assert why_unmet(alone, NORDIC, eleven) is None
    shared = together(f"{text}; rusviet worker", nordic="objectives 11")
    assert why_unmet(shared, NORDIC, eleven) is not None
    crowd = "hex r1c4: nordic 5 workers; nordic mech 1"
    thirteen = alone.kit.objectives.ids.index("13")
    assert why_unmet(together(crowd), NORDIC, thirteen) is None
    assert why_unmet(together(f"{crowd}; rusviet worker"), NORDIC, thirteen) is not None
    for card, rest in (("21", "9 oil"), ("9", "3 oil; 3 wood; 3 food; 1 metal"), ("17", "")):
        at = alone.kit.objectives.ids.index(card)
        where = (
            "hex r3c3: nordic worker\nhex r5c3: nordic worker" if card == "17" else f"hex r1c4: nordic worker; {rest}"
        )
        assert why_unmet(together(where), NORDIC, at) is None, card
        assert why_unmet(together(f"{where}; rusviet worker"), NORDIC, at) is not None, card


@rule("scythe:desolation.shared-territory", "scythe:desolation.seven-territory-tile")
def test_a_shared_territory_is_the_seventh_of_both_and_a_structure_yields_to_units() -> None:
    six = ["r1c3", "r1c4", "r1c5", "r1c6", "r2c4", "r2c5"]
    other = ["r7c3", "r7c4", "r7c5", "r7c6", "r6c6", "r6c5"]
    text = "\n".join([f"hex {name}: nordic worker" for name in six] + [f"hex {name}: rusviet worker" for name in other])
    g = together(f"{text}\nhex r4c3: nordic character; rusviet character")
    assert stars.reached(g, NORDIC, TERRITORIES_STAR) == 7
    assert stars.reached(g, RUSVIET, TERRITORIES_STAR) == 7
    built = together("hex r2c4: nordic mine; rusviet mech 1")
    assert not controls(built, NORDIC, "r2c4")
    assert controls(built, RUSVIET, "r2c4")


@rule("scythe:desolation.share-resources")
def test_anothers_metal_pays_with_consent_and_not_without() -> None:
    text = "hex r4c6: rusviet worker; 3 metal\nhex r1c4: nordic worker"
    for given in (3, 0):
        g = together(text, nordic="power 8; coins 8; covered deploy 0")
        section(g, above(g, NORDIC, "deploy"))
        assert offers(g, "ask-for", seat=RUSVIET, resource="metal")
        assert not offers(g, "ask-for", seat=RUSVIET, resource="oil")
        play(g, "ask-for", seat=RUSVIET, resource="metal")
        assert (question(g), asked(g)) == ("Lend", ["rusviet"])
        assert options(g) == [f"amount count={count}" for count in (3, 2, 1, 0)]
        play(g, "amount", count=given)
        refused(g, "ask-for", seat=RUSVIET, resource="metal", rule="scythe:desolation.share-resources")
        play(g, "skip")
        if not given:
            refused(g, "take-bottom", bottom="deploy", rule="scythe:turn.full-cost")
            continue
        play(g, "take-bottom", bottom="deploy")
        for _ in range(3):
            play(g, "pay-shared", hex="r4c6", resource="metal")
        assert question(g) == "PlaceMech"
        assert resources(g, "r4c6") == {}
        assert len(told(g, "scythe-did-pay-shared")) == 3


@rule("scythe:desolation.share-resources")
def test_what_was_agreed_is_forgotten_with_the_turn() -> None:
    g = together("hex r4c6: rusviet worker; 3 metal", nordic="power 8; coins 8; covered deploy 0")
    section(g, above(g, NORDIC, "deploy"))
    play(g, "ask-for", seat=RUSVIET, resource="metal")
    play(g, "amount", count=3)
    assert any(DESOLATION_STATE.of(g).lent)
    assert DESOLATION_STATE.of(g).asked
    play(g, "skip")
    play(g, "skip")
    while g.active == NORDIC:
        play(g, "end-turn")
    assert not any(DESOLATION_STATE.of(g).lent)
    assert not DESOLATION_STATE.of(g).asked  # the next turn may ask again


@rule("scythe:desolation.share-resources")
def test_the_same_kind_from_two_players_is_not_two_kinds() -> None:
    text = "hex r4c6: rusviet worker; 1 food\nhex r6c3: crimea worker; 1 {kind}\n"
    for kind, payable in (("food", False), ("oil", True)):
        g = together(text.format(kind=kind), nordic="power 8; coins 8; factory 13", more="option promos: True\n")
        play(g, "factory-section", factory_card="13")
        for seat, asked_for in ((RUSVIET, "food"), (CRIMEA, kind)):
            play(g, "ask-for", seat=seat, resource=asked_for)
            play(g, "amount", count=1)
        if not payable:
            facts = {"cost": 2, "held": 1}
            assert refused(g, "use-factory-card-for", gain="mech").facts == facts
            continue
        play(g, "use-factory-card-for", gain="mech")
        play(g, "pay-shared", hex="r4c6", resource="food")
        assert not offers(g, "pay-shared", resource="food")
        play(g, "pay-shared", hex="r6c3", resource="oil")


@rule("scythe:desolation.share-resources")
def test_what_lies_on_a_shared_territory_is_spent_unasked() -> None:
    g = together("hex r1c4: nordic worker; rusviet worker; 3 metal")
    section(g, above(g, NORDIC, "deploy"))
    assert not offered(g, "ask-for")
    play(g, "skip")
    play(g, "take-bottom", bottom="deploy")
    assert question(g) == "PlaceMech"


@rule("scythe:desolation.share-resources")
def test_only_mechs_carry_what_is_anothers_alone_and_nobody_is_asked() -> None:
    text = "hex r1c5: rusviet worker; 3 metal\nhex r1c4: nordic mech 4; nordic worker; nordic character"
    g = together(text)
    start_move(g)
    play(g, "move", unit="mech-4")
    play(g, "go", to="r1c5")
    play(g, "load", cargo="metal")
    play(g, "go", to="r2c4")
    assert resources(g, "r2c4") == {"metal": 1}
    speedy = together(text, nordic="power 8; coins 8; factory 1")
    start_move(speedy)
    play(speedy, "move", unit="character")
    play(speedy, "go", to="r1c5")
    assert not offered(speedy, "load")
    together_since = together("hex r1c5: rusviet worker; nordic character; nordic worker; 3 metal")
    start_move(together_since)
    play(together_since, "move", unit="character")
    assert offers(together_since, "load", cargo="metal")
    play(together_since, "go", to="r1c4")
    play(together_since, "move-worker", from_="r1c5")
    assert offers(together_since, "load", cargo="metal")


@rule("scythe:desolation.one-structure")
def test_a_territory_still_holds_one_structure() -> None:
    g = together("hex r1c4: rusviet mill; nordic worker; 9 wood")
    assert g.all_structures() >> place(g, "r1c4") & 1
    section(g, above(g, NORDIC, "build"))
    play(g, "skip")
    play(g, "take-bottom", bottom="build")
    if question(g) == "PayResources":
        play(g, "pay-rest")
    refused(g, "build", structure="mill", rule="scythe:build.placement")


@rule("scythe:desolation.mill-mine")
def test_a_mill_works_under_anothers_mech_and_any_mine_is_a_tunnel() -> None:
    g = together("hex r2c5: nordic mill; rusviet mech 1\nhex r1c4: nordic worker")
    section(g, "produce")
    play(g, "produce")
    play(g, "produce-at", hex="r2c5", count=1)
    assert resources(g, "r2c5") == {"food": 1}
    mine = together("hex r1c4: nordic mine\nhex r3c5: rusviet worker", first="rusviet")
    start_move(mine)
    play(mine, "move-worker", from_="r3c5")
    assert offers(mine, "go", to="r1c4")


@rule("scythe:desolation.opponent-tokens")
def test_traps_and_influence_are_ignored_but_serve_their_owners_moves() -> None:
    head = """
        modules: desolation invaders
        seat togawa industrial: power 8; coins 8; popularity 8
        seat nordic engineering: power 8; coins 8; popularity 8
        encounters:
        desolation-units: r1c1 r1c2
        trap coins: r5c3 armed
        hex r6c2: nordic mech 4
        hex r6c6: togawa mech 4
    """
    g = position(f"{head}\nturn nordic")
    start_move(g)
    play(g, "move", unit="mech-4")
    play(g, "go", to="r5c3")
    assert question(g) == "Travel"
    assert g.coins[1] == 8
    own = position(f"{head}\nturn togawa")
    start_move(own)
    play(own, "move", unit="mech-4")
    assert offers(own, "go", to="r5c3")
    influence = position(
        """
        modules: desolation fenris
        seat fenris industrial: power 8; coins 8
        seat nordic engineering: power 8; coins 8
        base fenris: r7c0
        encounters:
        desolation-units: r1c1 r1c2
        influence: fenris 15; lying r5c3
        hex r6c2: nordic mech 4
        turn nordic
        """
    )
    start_move(influence)
    play(influence, "move", unit="mech-4")
    play(influence, "go", to="r5c3")
    assert question(influence) == "Travel"
    assert lying(influence) == ["r5c3"]


@rule("scythe:desolation.objective-five")
def test_desolations_power_does_not_count_for_the_fifth_objective() -> None:
    g = together(
        "desolation: cards 5 5 2\nhex r4c3: nordic character", nordic="power 8", rusviet="power 7", crimea="power 3"
    )
    assert shown(g).power == 12
    assert why_unmet(g, NORDIC, g.kit.objectives.ids.index("5")) is None


@rule("scythe:desolation.one-objective")
def test_each_player_places_one_objective_star_and_saxony_two() -> None:
    tiles = "desolation-tiles: objective objective-second upgrades\n"
    g = together(tiles, nordic="power 0; popularity 18; objectives 18 12; coins 25; star upgrades 0")
    section(g, "trade")
    play(g, "skip")
    play(g, "reveal-objective", objective="12")
    assert question(g) == "FillTile"
    assert sorted(map(str, offered(g, "fill-tile"))) == ["objective", "objective-second"]
    play(g, "fill-tile", triumph_tile="objective-second")
    assert [tile.seats for tile in shown(g).tiles] == [[], [], [NORDIC]]
    assert g.objectives[NORDIC] == 0
    assert g.star_count(NORDIC, OBJECTIVE_STAR) == 1
    assert not stars.may_place_star(g, NORDIC, OBJECTIVE_STAR)


@rule("scythe:desolation.one-objective")
def test_saxony_keeps_its_other_objective_for_the_other_tile() -> None:
    g = position(
        """
        modules: desolation
        seat saxony industrial: power 0; popularity 18; coins 25; objectives 12 18
        seat nordic engineering: power 8; coins 8
        encounters:
        desolation-units: r1c1 r1c2
        desolation-tiles: objective objective-second upgrades mechs
        hex r6c0: saxony 5 workers
        turn saxony
        """
    )
    section(g, "trade")
    play(g, "skip")
    play(g, "reveal-objective", objective="12")
    play(g, "fill-tile", triumph_tile="objective")
    play(g, "reveal-objective", objective="18")
    assert [tile.seats for tile in shown(g).tiles] == [[], [], [0], [0]]
    assert g.star_count(0, OBJECTIVE_STAR) == 2
