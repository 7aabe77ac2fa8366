"""Desolation: what may be played with it, what is on the table, who sees it."""

from __future__ import annotations

from random import Random

import pytest

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.expansions.desolation.state import DESOLATION_STATE, base_power
from marches.games.scythe.rules.expansions.desolation.tiles import KINDS
from marches.kernel.setup import Setup, SetupError, Value
from marches.table.terms import for_people
from tests.marks import rule
from tests.scythe.desolation_helpers import attack, orange, shown, state, together
from tests.scythe.fenris_helpers import set_up
from tests.scythe.helpers import (
    by_chance,
    commit,
    draw,
    idle,
    offered,
    place,
    play,
    position,
    question,
    start_move,
    started,
    told,
)

THREE = ("nordic", "rusviet", "crimea")


def allowed(seats: tuple[str, ...], *modules: str, **options: Value) -> str:
    """What is wrong with a table with Desolation; nothing, if it will do."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    try:
        RULEBOOK.check(Setup("scythe", RULEBOOK.version, seats, ("desolation", *modules), named))
    except SetupError as error:
        return error.line.key
    return ""


@rule("scythe:desolation.setup-base", "scythe:component.fenris")
def test_other_tracks_rivals_mad_tesla_and_resolution_tiles_are_refused() -> None:
    assert allowed(THREE) == ""
    for barred in ("war", "peace", "rivals", "mad-tesla", "resolution", "triumphtiles"):
        assert allowed(THREE, barred) == "table-setup-excludes", barred
    for option in ("teams", "final_turns", "bidding", "tournament"):
        seats = (*THREE, "saxony")
        assert allowed(seats, **{option: True}) == "scythe-setup-desolation-option", option


@rule("scythe:desolation.no-tesla")
def test_tesla_is_refused_and_a_third_encounter_brings_no_tesla() -> None:
    assert allowed(THREE, "tesla") == "scythe-setup-desolation-tesla"
    g = together("hex r1c5: nordic character\nencounters: r2c4", nordic="met 2; power 8; coins 8; popularity 8")
    start_move(g)
    play(g, "move", unit="character")
    play(g, "go", to="r2c4")
    play(g, "done")
    by_chance(g, Random(1))
    while question(g) != "ChooseBottom":
        seat = g.decision.seats(g)[0]  # type: ignore[union-attr]
        g.play(seat, g.decision.options(g, seat)[-1])  # type: ignore[union-attr]
        by_chance(g, Random(1))
    assert (g.encounters_met[0], g.champion_seat) == (3, -1)


@rule("scythe:desolation.solo", "scythe:setup.player-count")
def test_one_player_is_enough_and_desolation_follows_each_turn() -> None:
    assert allowed(("nordic",)) == ""
    with pytest.raises(SetupError, match="scythe-setup-alone"):
        RULEBOOK.check(Setup("scythe", RULEBOOK.version, ("nordic",)))
    g = set_up(("nordic",), 1, ("desolation",))
    assert len(DESOLATION_STATE.of(g).tiles) == 5
    for turn, name in enumerate(("trade", "bolster", "trade")):
        assert DESOLATION_STATE.of(g).popularity == 18 - turn
        idle(g, name)
        if question(g) == "EndWindow":
            play(g, "end-turn")


@rule("scythe:desolation.setup-tiles", "scythe:component.fenris")
@pytest.mark.parametrize(("players", "tiles"), [(1, 5), (2, 8), (3, 10), (4, 12), (5, 14), (6, 16), (7, 18)])
def test_the_number_of_tiles_follows_the_number_of_players(players: int, tiles: int) -> None:
    g = set_up(("random",) * players, 3, ("desolation", "invaders"))
    assert len(shown(g).tiles) == tiles == len(DESOLATION_STATE.of(g).starred)
    kinds = [tile.tile for tile in shown(g).tiles]
    assert all(kinds.count(kind) <= (4 if kind == "combat" else 1) for kind in kinds)


@rule("scythe:desolation.setup-solo-tiles")
def test_alone_there_is_no_five_star_tile_and_one_objective_tile_at_most() -> None:
    objectives = set()
    for seed in range(60):
        kinds = [KINDS[kind] for kind in DESOLATION_STATE.of(set_up(("nordic",), seed, ("desolation",))).tiles]
        assert len(kinds) == 5
        assert "stars" not in kinds
        objectives.add(kinds.count("objective") + kinds.count("objective-second"))
    assert objectives == {0, 1}
    several = [set_up(("nordic", "crimea"), seed, ("desolation",)) for seed in range(40)]
    assert any("stars" in [KINDS[kind] for kind in DESOLATION_STATE.of(g).tiles] for g in several)


@rule("scythe:desolation.setup-tile-board", "scythe:desolation.setup-stars")
def test_everyone_sees_the_same_of_the_desolation_tile() -> None:
    g = set_up(("nordic", "rusviet"), 2, ("desolation",))
    views = [shown(g, viewer) for viewer in (-2, 0, 1)]
    assert views[0] == views[1] == views[2]
    one = views[0]
    assert (one.stars, one.most_stars, one.popularity, one.moves_from) == (0, 6, 18, 12)
    assert (len(one.cards), one.power, one.blue, one.orange) == (1, one.cards[0], 0, 0)


@rule("scythe:desolation.setup-faction")
def test_fenris_takes_its_part_unless_played_or_another_is_named() -> None:
    assert shown(set_up(THREE, 1, ("desolation",))).faction == "fenris"
    played = set_up(("fenris", "nordic"), 1, ("desolation", "fenris"))
    assert shown(played).faction not in ("fenris", "nordic")
    named = {"desolation-faction": "saxony"}
    assert shown(set_up(THREE, 1, ("desolation",), {**named})).faction == "saxony"
    for seed in range(20):
        g = set_up(("random",) * 4, seed, ("desolation",), {**named})
        assert shown(g).faction == "saxony"
        assert "saxony" not in [g.kit.mats.faction_ids[faction] for faction in g.seating.faction]
    assert allowed(THREE, desolation_faction="nordic") == "scythe-setup-desolation-faction"
    assert allowed(THREE, desolation_faction="togawa") == ""
    assert [unit.kind for unit in shown(played).units] == ["mech"] * 4 + ["character", "tesla"]


@rule("scythe:desolation.setup-units")
def test_one_unit_stands_on_each_territory_around_the_factory() -> None:
    for modules in (("desolation",), ("desolation", "invaders")):
        g = set_up(THREE, 1, modules)
        assert sorted(unit.hex for unit in shown(g).units) == ["r3c3", "r3c4", "r4c2", "r4c4", "r5c3", "r5c4"]


@rule("scythe:desolation.setup-timer", "scythe:desolation.setup-power")
def test_the_timer_starts_at_eighteen_and_the_first_card_is_its_power() -> None:
    values = set()
    for seed in range(12):
        g = set_up(THREE, seed, ("desolation",))
        assert (shown(g).popularity, shown(g).moves_from) == (18, 12)
        assert [base_power(g)] == shown(g).cards
        values.add(base_power(g))
    assert 4 in values
    assert RULEBOOK.census(g)["combat-4"] == g.kit.combat_cards[2]


@rule("scythe:desolation.open-hands")
def test_objectives_and_combat_cards_are_open_to_all() -> None:
    g = set_up(THREE, 4, ("desolation",))
    for viewer in (-2, 0, 1, 2):
        for owner in range(3):
            hand = [2 + kind for kind in range(4) for _ in range(g.hand(owner, kind))]
            assert shown(g, viewer).hands[owner] == hand
            assert len(shown(g, viewer).objectives[owner]) == 2
    two = together(nordic="coins 8; cards 3")
    play(two, "section", section="bolster")
    play(two, "bolster-cards")
    draw(two, combat_card="5")
    for viewer in (1, -2):
        assert [line.facts["card"] for line in told(two, "scythe-did-draw-this-card", viewer)] == ["combat-card:5"]
    again = RULEBOOK.redeal(two, 1, Random(7))
    assert [*again.hands] == [*two.hands]


@rule("scythe:bribe.default")
def test_no_coins_change_hands() -> None:
    people = for_people(RULEBOOK, Setup("scythe", RULEBOOK.version, THREE, ("desolation",)), 3)
    assert "bribes" not in people.options
    g = together(more="option bribes: True\n")
    play(g, "section", section="trade")
    decision = g.decision
    assert decision is not None
    assert not [action for action in decision.candidates(g, 0) if action.verb == "give"]


@rule("scythe:desolation.variant-easier", "scythe:desolation.variant-airships")
def test_mods_alliances_and_airships_may_be_added() -> None:
    for module in ("mechmods", "inframods", "alliances", "airships"):
        assert allowed(THREE, module) == "", module
    assert allowed(("nordic",), "mechmods", "inframods", "airships") == ""
    assert allowed(("nordic",), "alliances") == "table-setup-players"
    g = set_up(THREE, 1, ("desolation", "airships"))
    assert g.module_states
    watched = started(Setup("scythe", RULEBOOK.version, THREE, ("desolation", "airships")))
    by_chance(watched, Random(1))
    assert told(watched, "scythe-did-warn-of-airships")


@rule("scythe:desolation.variant-harder")
def test_the_options_of_desolation_need_it() -> None:
    with pytest.raises(SetupError, match="scythe-setup-desolation-only"):
        RULEBOOK.check(Setup("scythe", RULEBOOK.version, THREE, (), {"desolation-harder": True}))


@rule("scythe:desolation.wayfare")
def test_wayfare_may_use_the_base_of_the_faction_that_plays_desolation() -> None:
    g = position(
        """
        modules: desolation
        option desolation-faction: rusviet
        seat crimea industrial: power 8; coins 8
        seat nordic engineering: power 8; coins 8
        encounters:
        desolation-units: r1c1 r1c2
        hex r7c3: crimea mech 2
        turn crimea
        """
    )
    assert shown(g).faction == "rusviet"
    names = [name for name in ("mech-1", "mech-2", "mech-3", "mech-4") if g.has_mech(0, int(name[-1]) - 1)]
    assert names == ["mech-2"]
    start_move(g)
    play(g, "move", unit="mech-2")
    assert "r3c7" in offered(g, "go")
    assert "r0c4" not in offered(g, "go")


@rule("scythe:desolation.goal", "scythe:desolation.win")
def test_a_position_is_written_and_read_back() -> None:
    g = together(
        "desolation: popularity 7; stars 3; cards 3 5; blue 4\ndesolation-tiles: upgrades@nordic combat combat@crimea",
        units="r1c1 gone r2c1 r1c5",
    )
    again = RULEBOOK.load(RULEBOOK.dump(g))
    assert shown(again) == shown(g)
    assert (state(again).units, base_power(again)) == (state(g).units, 8)
    assert place(again, "r1c5") == state(again).units[3]
    over = attack(nordic="power 7; coins 8", cards="2", units="r1c5")
    commit(over, 0, 7)
    orange(over, 1)
    assert over.result is not None
    assert (over.result.winners, over.result.together) == ((0, 1, 2), True)
