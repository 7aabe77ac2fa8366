"""Airships: what they are, how they are set up, how they fly."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge import components
from marches.games.scythe.edge.extras import AirshipsView, TokensView, TrapView, extra_of
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.setup import Setup, SetupError, Value
from marches.kernel.step import Chance
from tests.marks import rule
from tests.scythe.airship_helpers import (
    CRIMEA,
    NORDIC,
    RESOURCES_FAR,
    WORKERS_NEAR,
    aloft,
    fleet,
    halt,
    lift,
    reached,
    shown,
    take_off,
)
from tests.scythe.helpers import (
    extra,
    move,
    offers,
    place,
    play,
    position,
    question,
    refused,
    section,
    start_move,
    started,
)

AIRSHIPS = ("airships",)


def set_up(players: int, modules: tuple[str, ...] = AIRSHIPS, **options: Value) -> ScytheGame:
    """A game of random factions, set up by the first tickets."""
    named: dict[str, Value] = {name.replace("_", "-"): value for name, value in options.items()}
    setup = Setup("scythe", RULEBOOK.version, ("random",) * players, modules, named)
    g = started(setup)
    while isinstance(g.decision, Chance):
        g.play_chance(0)
    return g


def tickets(kind: str, **options: Value) -> int:
    """How many tiles of a kind may be drawn."""
    named: dict[str, Value] = {name.replace("_", "-"): value for name, value in options.items()}
    g = started(Setup("scythe", RULEBOOK.version, ("random",) * 2, AIRSHIPS, named))
    while isinstance(g.decision, Chance):
        if g.decision.stream() == f"{kind}-tiles":
            return g.decision.tickets(g)
        g.play_chance(0)
    raise AssertionError("no tile was drawn")


@rule("scythe:component.windgambit")
def test_sixteen_airship_tiles_and_eight_resolution_tiles() -> None:
    assert tickets("aggressive", house_tiles=True) + tickets("passive", house_tiles=True) == 16
    assert len(components.PRINTED.resolution) == 8


def test_stand_ins_are_drawn_only_as_house_tiles_and_marked_as_ours() -> None:
    assert (tickets("aggressive"), tickets("passive")) == (3, 3)
    g = aloft("bombard safe-haven")
    assert [(tile.id, tile.ours, tile.status) for tile in shown(g).tiles] == [
        ("bombard", True, "stand-in"),
        ("safe-haven", False, "confirmed"),
    ]


@rule("scythe:airship.definition", "scythe:airship.occupied")
def test_an_airship_neither_controls_nor_occupies() -> None:
    g = aloft("toll hero", "airship nordic: r7c3\nhex r7c4: crimea character; crimea worker; 1 oil\n", turn="crimea")
    assert g.controller(place(g, "r7c3")) == -1
    start_move(g)
    play(g, "move-worker", from_="r7c4")
    play(g, "load", cargo="oil")
    play(g, "go", to="r7c3")
    assert g.controller(place(g, "r7c3")) == CRIMEA


@rule("scythe:airship.modules-mix")
@pytest.mark.parametrize("modules", [("airships",), ("resolution",), ("invaders", "airships", "resolution")])
def test_the_modules_go_together_or_alone(modules: tuple[str, ...]) -> None:
    g = set_up(3, modules)
    assert question(g) == "ChooseSection"
    assert (extra_of(RULEBOOK.view(g, 0).extras, AirshipsView) is not None) == ("airships" in modules)


@rule("scythe:airship.setup-piece", "scythe:airship.setup-tiles", "scythe:airship.shared-abilities")
@pytest.mark.parametrize("players", [2, 5])
def test_everyone_starts_with_an_airship_at_home_under_the_same_two_tiles(players: int) -> None:
    g = set_up(players)
    view = RULEBOOK.view(g, 0)
    found = shown(g)
    assert [ship.hex for ship in found.airships] == [seat.base for seat in view.seats]
    assert sorted(tile.kind for tile in found.tiles) == ["aggressive", "passive"]
    names = tuple(tile.id for tile in found.tiles)
    assert [(ship.aggressive, ship.passive) for ship in found.airships] == [names] * players


@rule("scythe:airship.variant-individual")
def test_in_the_advanced_variant_everyone_draws_a_pair() -> None:
    g = set_up(3, own_airship_tiles=True)
    pairs = [(ship.aggressive, ship.passive) for ship in shown(g).airships]
    assert len({pair[0] for pair in pairs}) == len({pair[1] for pair in pairs}) == 3


@rule("scythe:airship.variant-individual")
def test_in_the_advanced_variant_an_airship_has_only_its_owners_abilities() -> None:
    rest = (
        "option own-airship-tiles: True\nairship nordic: r4c3 toll safe-haven\nairship crimea: r7c3 siege-engine hero\n"
    )
    g = aloft("toll hero", rest)
    take_off(g, "r5c3", "r6c3", "r6c2")
    assert question(g) == "ChooseUnit"
    assert g.controller(place(g, "r6c2")) == NORDIC
    assert g.controller(place(g, "r7c3")) == CRIMEA
    assert [ship.aggressive for ship in shown(g).airships] == ["toll", "siege-engine"]
    g.add_workers(CRIMEA, place(g, "r7c3"), -1)
    assert g.controller(place(g, "r7c3")) == -1


@rule("scythe:airship.variant-individual")
def test_a_pair_each_needs_tiles_enough() -> None:
    with pytest.raises(SetupError, match="scythe-setup-aggressive needed=4 found=3"):
        set_up(4, own_airship_tiles=True)
    assert len(shown(set_up(4, own_airship_tiles=True, house_tiles=True)).airships) == 4
    with pytest.raises(SetupError, match="scythe-setup-airship-tile tile=zeppelin"):
        set_up(2, airship_tiles="zeppelin")
    with pytest.raises(SetupError, match="found=0"):
        set_up(2, airship_tiles="bombard")


@rule("scythe:airship.move-action")
def test_the_airship_is_one_of_the_units_of_a_move_action() -> None:
    g = aloft(WORKERS_NEAR, "airship nordic: r1c4\n")
    take_off(g, "r2c4")
    halt(g)
    move(g, "r2c5", unit="worker", from_="r1c5")
    assert question(g) == "ChooseBottom"
    assert fleet(g).at[NORDIC] == place(g, "r2c4")


@rule("scythe:airship.range")
def test_it_flies_as_far_as_the_passive_tile_says() -> None:
    g = aloft(RESOURCES_FAR, "airship nordic: r4c3\nhex r6c2: 1 wood\n")
    take_off(g, "r5c3", "r6c3", "r6c2")
    assert question(g) == "Fly"
    reason = refused(g, "go", to="r5c2")
    assert (reason.rule, reason.facts) == ("scythe:airship.range", {"made": 3})
    near = aloft(WORKERS_NEAR, "airship nordic: r4c3\n")
    take_off(near, "r5c3", "r6c3")
    assert question(near) == "ChooseUnit"


@rule("scythe:airship.range-sequential")
def test_a_flight_is_not_resumed_after_another_unit_has_moved() -> None:
    g = aloft(RESOURCES_FAR, "airship nordic: r4c3\n", one="cube move-units; coins 5")
    take_off(g, "r5c3")
    play(g, "halt")
    assert refused(g, "move", unit="airship").rule == "scythe:airship.range-sequential"
    move(g, "r2c4", unit="worker", from_="r1c4")
    assert refused(g, "move", unit="airship").rule == "scythe:airship.range-sequential"


@rule("scythe:airship.rivers-lakes")
def test_rivers_and_lakes_do_not_hinder_it() -> None:
    g = aloft(WORKERS_NEAR, "airship nordic: r3c3\n")
    take_off(g)
    assert {"r3c4", "r2c2"} <= reached(g)
    play(g, "go", to="r2c3")
    assert {"r1c3", "r1c4", "r2c4"} <= reached(g)


@rule("scythe:airship.enemy-territory", "scythe:airship.no-combat")
def test_it_flies_over_enemies_without_stopping_or_fighting() -> None:
    g = aloft(WORKERS_NEAR, "airship nordic: r3c3\nhex r4c3: crimea mech 1\nhex r5c3: crimea worker\n")
    take_off(g, "r4c3", "r5c3")
    play(g, "done")
    assert question(g) == "ChooseBottom"
    assert g.workers(CRIMEA, place(g, "r5c3")) == 1
    assert g.popularity[NORDIC] == 8


@rule("scythe:airship.no-combat")
def test_a_mech_below_an_enemy_airship_meets_nobody() -> None:
    g = aloft(WORKERS_NEAR, "airship crimea: r4c3\nhex r3c3: nordic mech 4\n")
    start_move(g)
    play(g, "move", unit="mech-4")
    play(g, "go", to="r4c3")
    assert "r5c3" in reached(g)
    play(g, "halt")
    play(g, "done")
    assert question(g) == "ChooseBottom"
    assert fleet(g).at[CRIMEA] == place(g, "r4c3")


@rule("scythe:airship.stacking")
def test_any_number_of_airships_share_a_territory() -> None:
    text = "modules: airships\nairship-tiles: toll hero\n"
    text += "seat nordic industrial:\nseat crimea mechanical:\nseat saxony militant:\n"
    g = position(text + "airship nordic: r3c3\nairship crimea: r4c3\nairship saxony: r4c3\nturn nordic\n")
    take_off(g, "r4c3")
    halt(g)
    play(g, "done")
    assert question(g) == "ChooseBottom"
    assert [ship.hex for ship in shown(g).airships] == ["r4c3"] * 3


@rule("scythe:airship.no-home-base")
def test_home_bases_are_closed_to_it() -> None:
    g = aloft(WORKERS_NEAR)
    take_off(g)
    assert reached(g) == {"r1c4", "r1c5"}
    play(g, "go", to="r1c4")
    assert refused(g, "go", to="r0c4").rule == "scythe:airship.no-home-base"


@rule("scythe:airship.no-tunnels")
def test_it_uses_neither_tunnels_nor_mines() -> None:
    g = aloft(WORKERS_NEAR, "airship nordic: r6c3\nhex r1c4: nordic mine\n")
    take_off(g)
    assert reached(g) == {"r6c2", "r6c4", "r5c3", "r5c4", "r7c3", "r7c4"}
    assert refused(g, "go", to="r3c2").rule == "scythe:airship.no-tunnels"
    assert refused(g, "go", to="r1c4").rule == "scythe:airship.no-tunnels"


@rule("scythe:airship.no-mech-abilities")
def test_speed_does_not_lengthen_a_flight() -> None:
    g = aloft(WORKERS_NEAR, "airship nordic: r4c3\nhex r0c4: nordic mech 4\n")
    take_off(g, "r5c3", "r6c3")
    assert question(g) == "ChooseUnit"


@rule("scythe:airship.factory-move")
def test_with_a_factory_card_it_flies_one_further() -> None:
    g = aloft("toll hero", "airship nordic: r4c3\nhex r6c2: 1 wood\n", one="factory 6")
    play(g, "factory-section", factory_card="6")
    play(g, "skip")
    play(g, "factory-move")
    lift(g, "r5c3", "r6c3", "r6c2")
    assert refused(g, "go", to="r5c2").rule == "scythe:airship.range"


def test_a_moved_airship_flies_at_least_one_step() -> None:
    g = aloft(WORKERS_NEAR, "airship nordic: r4c3\n")
    take_off(g)
    assert refused(g, "halt").rule == "scythe:move.must-step"


@rule("scythe:airship.no-spending")
def test_resources_below_cannot_be_spent() -> None:
    g = aloft("toll hero", "airship nordic: r4c4\nhex r4c4: 3 metal\n")
    section(g, "produce")
    play(g, "skip")
    assert refused(g, "take-bottom").rule == "scythe:turn.full-cost"
    g.add_workers(NORDIC, place(g, "r4c4"), 1)
    assert offers(g, "take-bottom")


@rule("scythe:airship.end-control")
def test_at_the_end_an_airship_alone_holds_nothing() -> None:
    alone = score_of(aloft("toll hero", "airship nordic: r3c3\nhex r3c3: 4 wood\n"), NORDIC)
    home = score_of(aloft("toll hero"), NORDIC)
    assert (alone.territories, alone.resources) == (home.territories, home.resources) == (2, 0)


@rule("scythe:airship.traps")
def test_a_trap_is_not_set_off() -> None:
    text = "modules: invaders airships\nairship-tiles: toll hero\nseat nordic industrial: power 5\n"
    g = position(text + "seat togawa mechanical:\nairship nordic: r3c3\ntrap power: r4c3 armed\nturn nordic\n")
    take_off(g, "r4c3")
    halt(g)
    assert g.power[NORDIC] == 5
    tokens = extra(g, NORDIC, TokensView).traps
    assert tokens == [TrapView("r4c3", armed=True, trap="")]


@rule("scythe:airship.combat-cards")
def test_an_airship_above_a_combat_adds_no_card() -> None:
    rest = "airship nordic: r4c3\nhex r3c3: nordic mech 1\nhex r4c3: crimea mech 1\n"
    g = aloft(WORKERS_NEAR, rest, one="power 3; cards 2 3")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    assert refused(g, "play-cards", NORDIC, twos=1, threes=1).rule == "scythe:combat.cards-per-unit"


@rule("scythe:faction.togawa.ronin-airship")
def test_ronin_counts_neither_the_airship_nor_workers_aboard() -> None:
    text = "modules: invaders airships\nairship-tiles: siege-engine hero\nseat togawa industrial: power 5\n"
    rest = "airship togawa: r4c3; 2 workers\nhex r3c3: togawa mech 3\nhex r4c3: nordic mech 1\n"
    g = position(f"{text}seat nordic mechanical: power 5\n{rest}turn togawa\n")
    start_move(g)
    move(g, "r4c3", unit="mech-3")
    play(g, "done")
    assert question(g) == "BeforeCombat"
    assert offers(g, "use-ability", ability="ronin")


@rule("scythe:airship.rally")
def test_rally_does_not_lead_to_a_worker_aboard() -> None:
    text = "modules: invaders airships\nairship-tiles: siege-engine hero\n"
    seats = "seat albion industrial: power 5\nseat nordic mechanical: power 5\n"
    rest = "hex r1c1: albion mech 4\nhex r1c2: albion worker\nairship albion: r6c4; 1 worker\nturn albion\n"
    g = position(text + seats + rest)
    start_move(g)
    play(g, "move", unit="mech-4")
    assert "r6c4" not in reached(g)
    g.add_workers(0, place(g, "r6c4"), 1)
    assert "r6c4" in reached(g)


@rule("scythe:component.windgambit")
def test_every_faction_has_its_airship() -> None:
    older = [faction for faction in components.PRINTED.factions if faction.set != "fenris"]
    g = set_up(7, ("invaders", "airships"))
    view = RULEBOOK.view(g, 0)
    assert len({seat.faction for seat in view.seats}) == len(older) == 7
    assert [ship.hex for ship in shown(g).airships] == [seat.base for seat in view.seats]
