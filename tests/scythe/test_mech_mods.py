"""Mech Mods at setup: drawn, placed unseen, shown together, active for the rest of the game."""

from __future__ import annotations

from random import Random

import pytest

from marches.games.scythe.edge import components
from marches.games.scythe.edge.extras import MechModsView
from marches.games.scythe.edge.fenris_data import SHIPPED
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.actions import SKIP
from marches.games.scythe.rules.expansions.fenris_mods.mech_mods import MECH_MODS_STATE, MOD_IDS, PLACE_MOD
from marches.games.scythe.rules.mech_spaces import PLACEABLE, ability_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import MECHS, hexes_of, size
from marches.kernel.rulebook import ScenarioError
from marches.kernel.setup import Setup, Value
from marches.kernel.step import SPECTATOR
from marches.text import LANGUAGES, Words
from tests.marks import rule
from tests.scythe.endings_helpers import on_paper
from tests.scythe.helpers import (
    draw,
    extra,
    legal,
    move,
    offers,
    play,
    position,
    question,
    refused,
    start_move,
    started,
)
from tests.scythe.mod_helpers import at_draw, begun, duel, reached


def mods_of(g: ScytheGame, seat: int) -> list[str]:
    return extra(g, seat, MechModsView).offered


def mech_names(g: ScytheGame, seat: int) -> list[str]:
    return [ability_of(g, seat, space) for space in range(MECHS)]


def put(g: ScytheGame, seat: int, mod: str, space: int) -> None:
    play(g, "place-mod", seat, ability=mod, mech=str(space))


def undealt(seats: tuple[str, ...], options: dict[str, Value]) -> ScytheGame:
    """A game whose first Mod is about to be drawn."""
    g = started(Setup("scythe", 2, seats, ("mechmods",), options))
    at_draw(g, "DrawMechMod", Random(2))
    return g


@rule("scythe:mechmod.definition", "scythe:mechmod.draw")
@pytest.mark.parametrize("players", range(2, 6))
def test_everyone_is_offered_four_different_mods_that_their_mat_does_not_have(players: int) -> None:
    assert sum(mod.copies for mod in SHIPPED.mods.mech) == 41
    assert set(MOD_IDS) <= set(PLACEABLE)
    for seed in range(8):
        g = begun(players, ("mechmods",), seed)
        assert question(g) == "ChooseMechMods"
        for seat in range(players):
            mods = mods_of(g, seat)
            assert len(set(mods)) == 4
            assert not set(mods) & set(components.PRINTED.factions[g.seating.faction[seat]].mechs)
        pool = MECH_MODS_STATE.of(g).pool
        for kind, mod in enumerate(SHIPPED.mods.mech):
            out = sum(MECH_MODS_STATE.of(g).offered[seat] >> kind & 1 for seat in range(players))
            assert out + pool[kind] == mod.copies


@rule("scythe:mechmod.draw")
def test_a_mod_already_drawn_or_printed_on_the_mat_is_drawn_again() -> None:
    g = undealt(("polania", "nordic"), {"mats": "industrial, mechanical"})
    assert g.seating.first == 0
    names = {str(action.names["ability"]) for action in legal(g)}
    assert "camaraderie" not in names
    assert "armor" in names
    for mod in ("armor", "stealth", "sword", "artillery"):
        draw(g, ability=mod)
        if question(g) == "DrawMechMod" and len(mods_of(g, 0)) < 4:
            assert mod not in {str(action.names["ability"]) for action in legal(g)}
    assert sorted(mods_of(g, 0)) == ["armor", "artillery", "stealth", "sword"]
    # The tokens that went back are still there for the next player.
    assert "camaraderie" in {str(action.names["ability"]) for action in legal(g)}


@rule("scythe:mechmod.printed-only")
def test_printed_only_leaves_stand_ins_out_and_deals_round_by_round() -> None:
    assert sum(MECH_MODS_STATE.of(begun(2, ("mechmods",))).pool) == 41 - 8
    for seed in range(12):
        g = begun(7, ("invaders", "mechmods"), seed, {"printed-only": True})
        state = MECH_MODS_STATE.of(g)
        counts = [size(state.offered[seat]) for seat in range(7)]
        assert sum(state.pool) + sum(counts) == 23
        assert all(3 <= count <= 4 for count in counts)
        kinds = {mod for seat in range(7) for mod in mods_of(g, seat)}
        assert not kinds & {"entrenched", "foothold", "pontoons", "regroup", "reinforce", "tactics"}
    g = undealt(("random",) * 3, {"printed-only": True})
    order = g.seating.clockwise_from(g.seating.first)
    for turn in range(12):
        draw(g)
        offered = MECH_MODS_STATE.of(g).offered
        assert [size(offered[seat]) for seat in order] == [(turn + 3 - place) // 3 for place in range(3)]


@rule("scythe:mechmod.printed-only")
def test_without_the_option_stand_ins_are_in_the_pool_and_marked() -> None:
    kinds = {mod for seed in range(12) for seat in range(5) for mod in mods_of(begun(5, ("mechmods",), seed), seat)}
    assert kinds == set(MOD_IDS)
    status = {mod.id: mod.status for mod in SHIPPED.mods.mech}
    catalogue = RULEBOOK.catalogue()["ability"]
    for name in ("entrenched", "foothold", "pontoons", "regroup", "reinforce", "tactics"):
        assert status[name] == catalogue[name].status == "stand-in"
    assert catalogue["armor"].status == catalogue["feint"].status == "partial"
    assert catalogue["stealth"].status == "confirmed"


@rule("scythe:mechmod.place-two")
def test_none_one_or_two_mods_are_placed_over_any_two_spaces() -> None:
    pairs = [(first, second) for first in range(1, 5) for second in range(1, 5) if first != second]
    for first, second in pairs:
        g = begun(2, ("mechmods",))
        one, two = mods_of(g, 0)[:2]
        put(g, 0, one, first)
        assert refused(g, "place-mod", 0, ability=two, mech=str(first)).key == "scythe-why-space-covered"
        assert refused(g, "place-mod", 0, ability=one, mech=str(second)).key == "scythe-why-mod-placed"
        put(g, 0, two, second)
        assert g.decision is not None
        assert g.decision.seats(g) == (1,)  # nobody answers a third time
        play(g, "skip", 1)
        play(g, "skip", 1)
        assert mech_names(g, 0)[first - 1] == one
        assert mech_names(g, 0)[second - 1] == two
        assert mech_names(g, 1) == components.PRINTED.factions[g.seating.faction[1]].mechs
        shown = extra(g, SPECTATOR, MechModsView).placed
        assert shown == [{str(first): one, str(second): two} if first < second else shown[0], {}]


@rule("scythe:mechmod.sealed")
def test_nothing_is_seen_of_others_mods_until_the_last_has_chosen() -> None:
    g = begun(3, ("mechmods",))
    before = extra(g, 2, MechModsView)
    for seat in (0, 1):
        put(g, seat, mods_of(g, seat)[0], 1 + seat)
        play(g, "skip", seat)
    after = extra(g, 2, MechModsView)
    assert after.offered == before.offered
    assert after.placed == [{}, {}, {}]
    assert after.own == {}
    assert after.left == [0, 0, 2]
    assert extra(g, SPECTATOR, MechModsView).offered == []
    names = [RULEBOOK.view(g, 2).seats[seat].mechs for seat in range(3)]
    assert [list(one) for one in names] == [
        components.PRINTED.factions[g.seating.faction[seat]].mechs for seat in range(3)
    ]
    first = extra(g, 0, MechModsView)
    assert list(first.own) == ["1"]
    play(g, "skip", 2)
    put(g, 2, mods_of(g, 2)[3], 4)
    shown = extra(g, 2, MechModsView)
    assert [list(one) for one in shown.placed] == [["1"], ["2"], ["4"]]
    assert shown.offered == extra(g, 0, MechModsView).offered == []
    assert sum(MECH_MODS_STATE.of(g).pool) == 0


@rule("scythe:mechmod.sealed")
def test_a_new_deal_keeps_the_own_mods_and_changes_only_what_is_hidden() -> None:
    g = begun(3, ("mechmods",))
    put(g, 1, mods_of(g, 1)[0], 3)
    seen = set()
    for number in range(30):
        new = RULEBOOK.redeal(g, 0, Random(number))
        assert RULEBOOK.view(new, 0) == RULEBOOK.view(g, 0)
        assert new.decision is not None
        for seat in (1, 2):
            mods = hexes_of(MECH_MODS_STATE.of(new).offered[seat])
            assert len(mods) == 4
            assert set(hexes_of(MECH_MODS_STATE.of(new).placed(seat))) <= set(mods)
        seen.add((MECH_MODS_STATE.of(new).offered[1], MECH_MODS_STATE.of(new).placed(1)))
    assert len(seen) > 10


@rule("scythe:mechmod.replace")
def test_a_placed_mod_replaces_what_it_covers_once_its_mech_is_deployed() -> None:
    def steps(mods: str, mech: int) -> set[object]:
        text = f"hex r1c5: nordic mech {mech}\nhex r6c4: nordic mine\nhex r2c3: nordic character"
        g = duel(mods, text)
        start_move(g)
        play(g, "move", unit="character")
        return reached(g)

    assert "r1c4" in steps("", 1)  # Riverwalk
    assert "r4c4" not in steps("", 1)
    text = "mech-mods nordic: foothold 1"
    assert "r1c4" not in steps(text, 1)
    own = duel(text, "hex r1c5: nordic mech 1\nhex r4c4: nordic mill\nhex r2c3: nordic character")
    start_move(own)
    play(own, "move", unit="character")
    assert "r4c4" in reached(own)
    locked = duel(text, "hex r1c5: nordic mech 2\nhex r4c4: nordic mill\nhex r2c3: nordic character")
    start_move(locked)
    play(locked, "move", unit="character")
    assert "r4c4" not in reached(locked)


@rule("scythe:mechmod.same-name")
def test_a_mod_with_the_name_of_a_printed_ability_is_that_ability() -> None:
    text = """
        modules: mechmods
        seat saxony agricultural: power 8
        seat nordic mechanical:
        mech-mods saxony: township 2
        hex r6c1: saxony mech 2; saxony worker
        turn saxony
    """
    g = position(text)
    start_move(g)
    play(g, "move", unit="mech-2")
    assert "r4c3" in reached(g)
    play(g, "go", to="r4c3")
    g = position(text)
    start_move(g)
    play(g, "move-worker", from_="r6c1")
    assert "r4c3" not in reached(g)


@rule("scythe:mechmod.same-name")
def test_camaraderie_as_a_mod_spares_popularity_after_combat_only() -> None:
    text = "hex r3c3: nordic mech 1\nhex r4c3: rusviet mech 1; rusviet 2 workers"
    for mods, popularity in (("mech-mods nordic: camaraderie 1", 5), ("", 3)):
        g = duel(mods, text, "power 8; popularity 5", "power 0")
        start_move(g)
        move(g, "r4c3", unit="mech-1")
        play(g, "done")
        for who, dial in ((0, 1), (1, 0)):
            play(g, "play-cards", who, twos=0, threes=0, fours=0, fives=0)
            play(g, "dial", who, power=dial)
        assert g.popularity[0] == popularity
    g = duel("mech-mods nordic: camaraderie 1", "hex r3c3: nordic mech 1\nhex r4c3: rusviet 2 workers", "popularity 5")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    assert g.popularity[0] == 3


@rule("scythe:mechmod.locked")
def test_mods_cannot_be_moved_once_the_game_has_begun() -> None:
    g = begun(2, ("mechmods",))
    put(g, 0, mods_of(g, 0)[0], 1)
    mod = MECH_MODS_STATE.of(g).at(0, 0)
    for seat in (0, 1, 1):
        g.play(seat, SKIP)
    assert question(g) == "ChooseSection"
    assert not offers(g, "place-mod")
    swap = PLACE_MOD[mod * MECHS + 2]
    reason = RULEBOOK.why_not_offered(g, 0, swap)
    assert reason is not None
    assert reason.rule == "scythe:mechmod.locked"


def test_rows_of_mods_are_read_written_and_refused() -> None:
    g = duel("mech-mods nordic: armor 1; stealth 3")
    assert "mech-mods nordic: armor 1; stealth 3\n" in RULEBOOK.dump(g)
    assert mech_names(RULEBOOK.load(RULEBOOK.dump(g)), 0) == ["armor", "seaworthy", "stealth", "speed"]
    with pytest.raises(ScenarioError, match="mechmods is not in this game"):
        position("seat nordic agricultural:\nseat rusviet mechanical:\nmech-mods nordic: armor 1")
    with pytest.raises(ScenarioError, match="names a faction"):
        duel("mech-mods saxony: armor 1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_mods_before_and_after_the_choice(lang: str) -> None:
    words = Words(lang)
    g = begun(2, ("mechmods",))
    shown = on_paper(g, words)
    for mod in mods_of(g, 0):
        assert str(words.fact("scythe", f"ability:{mod}")).split(":")[0].split(" (")[0].strip() in shown
    g = duel("mech-mods rusviet: armor 1; stealth 3")
    assert "Armor" in on_paper(g, words)
    assert "Stealth" in on_paper(g, words)
