"""Rivals: stars on opponents' bases, won back in combat."""

from __future__ import annotations

from random import Random

import pytest

from marches.games.scythe.edge.extras import RivalsView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.expansions.tracks.rivals import RIVALS_STATE
from marches.games.scythe.rules.expansions.tracks.triumph_tiles import TILE_IDS
from marches.games.scythe.rules.scoring import score_of, tie_break
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.rulebook import ScenarioError
from marches.kernel.setup import Setup
from marches.kernel.step import SPECTATOR
from marches.text import LANGUAGES, Words
from tests.marks import rule
from tests.scythe.endings_helpers import on_paper
from tests.scythe.helpers import commit, draw, extra, legal, move, offers, play, position, question, start_move, started
from tests.scythe.mod_helpers import begun
from tests.scythe.track_helpers import DUEL, bolster, stars, win


def table(
    has: str = "", rows: str = "", modules: str = "rivals", first: str = "nordic", text: str = DUEL
) -> ScytheGame:
    """Nordic (or another) attacks Rusviet; Crimea looks on."""
    seats = f"seat {first} industrial: power 5; {has}\nseat rusviet mechanical:\nseat crimea engineering:\n"
    return position(f"modules: {modules}\n{seats}turn {first}\n{(rows + text).replace('nordic', first)}")


def on_bases(g: ScytheGame, seat: int = 0) -> dict[str, int]:
    return extra(g, SPECTATOR, RivalsView).stars[seat]


def base_of(g: ScytheGame, seat: int) -> str:
    return RULEBOOK.kit.mats.faction_ids[g.seating.faction[seat]]


@rule("scythe:rivals.setup")
def test_up_to_four_stars_lie_on_bases_with_the_war_track() -> None:
    g = begun(3, ("war", "rivals"))
    assert question(g) == "PlaceRivals"
    for _ in range(3):
        play(g, "place-rival", 0, faction=base_of(g, 1))
    play(g, "place-rival", 0, faction=base_of(g, 2))
    assert g.decision is not None
    assert 0 not in g.decision.seats(g)  # a fifth is not asked for
    assert not offers(g, "place-rival", 1, faction=base_of(g, 1))
    assert extra(g, 0, RivalsView).own == {"1": 3, "2": 1}
    for viewer in (1, 2, SPECTATOR):
        shown = extra(g, viewer, RivalsView)
        assert shown.own == {}
        assert shown.stars == [{}, {}, {}]
        assert shown.supply == [6, 6, 6]
        assert shown.left == [0, 4, 4]
    for seat in (1, 2):
        for _ in range(4):
            play(g, "skip", seat)
    assert on_bases(g) == {"1": 3, "2": 1}
    assert extra(g, SPECTATOR, RivalsView).supply == [2, 6, 6]
    assert question(g) == "ChooseSection"


@rule("scythe:rivals.setup")
def test_rivals_are_chosen_last_in_setup_and_re_dealt_while_hidden() -> None:
    g = begun(2, ("mechmods", "inframods", "rivals"))
    order: list[str] = []
    while question(g) != "ChooseSection":
        if question(g).startswith("Draw"):
            g.play_chance(0)
            continue
        if not order or order[-1] != question(g):
            order.append(question(g))
        assert g.decision is not None
        play(g, "skip", g.decision.seats(g)[0])
    assert order == ["ChooseMechMods", "ChooseInfraMods", "PlaceRivals"]
    g = begun(3, ("war", "rivals"))
    for _ in range(3):
        play(g, "place-rival", 1, faction=base_of(g, 0))
    seen = set()
    for number in range(40):
        new = RULEBOOK.redeal(g, 0, Random(number))
        assert RULEBOOK.view(new, 0) == RULEBOOK.view(g, 0)
        seen.add(tuple(RIVALS_STATE.of(new).stars))
        assert RIVALS_STATE.of(new).out(1) <= 3
    assert len(seen) > 5


@rule("scythe:rivals.without-war")
def test_without_the_war_track_two_stars_at_most() -> None:
    for modules in (("rivals",), ("rivals", "triumphtiles")):
        g = begun(3, modules)
        for _ in range(2):
            play(g, "place-rival", 0, faction=base_of(g, 1))
        assert g.decision is not None
        assert 0 not in g.decision.seats(g)
        assert extra(g, 0, RivalsView).most == 2
    saxony = begun(("saxony", "nordic"), ("rivals",))
    for _ in range(2):
        play(saxony, "place-rival", 0, faction="nordic")
    assert saxony.decision is not None
    assert 0 not in saxony.decision.seats(saxony)


@rule("scythe:rivals.combat-places")
@pytest.mark.parametrize(("combat_tiles", "asked_for"), [(0, 0), (1, 1), (2, 2), (4, 2)])
def test_nobody_places_more_rival_stars_than_there_are_combat_tiles_but_saxony(
    combat_tiles: int, asked_for: int
) -> None:
    setup = Setup("scythe", RULEBOOK.version, ("saxony", "nordic"), ("triumphtiles", "rivals"))
    g = started(setup)
    others = [tile for tile in TILE_IDS if tile != "combat"]
    draw(g, *["combat"] * combat_tiles, *others[: 10 - combat_tiles])
    placed = {"saxony": 0, "nordic": 0}
    while question(g) != "ChooseSection":
        if question(g) != "PlaceRivals":
            g.play_chance(0)
            continue
        assert g.decision is not None
        seat = g.decision.seats(g)[0]
        placed[setup.seats[seat]] += 1
        play(g, "place-rival", seat, faction=setup.seats[1 - seat])
    assert placed == {"saxony": 2, "nordic": asked_for}
    assert extra(g, 1, RivalsView).most == asked_for


@rule("scythe:rivals.definition", "scythe:rivals.win-vs-rival")
def test_beating_a_rival_brings_a_star_to_the_track_and_five_coins() -> None:
    g = table("coins 3", "rivals nordic: rusviet 2\n")
    win(g)
    assert question(g) == "ChooseStar"
    play(g, "star-from-base", faction="rusviet")
    assert on_bases(g) == {"1": 1}
    assert stars(g) == {"combat": 1}
    assert g.coins[0] == 8
    last = table("coins 3", "rivals nordic: rusviet 1\n")
    win(last)
    play(last, "star-from-base", faction="rusviet")
    assert RIVALS_STATE.of(last).on(0, 1) == 0  # no rival any more


@rule("scythe:rivals.win-vs-rival")
def test_the_sixth_star_ends_the_game_before_the_coins() -> None:
    five = "star upgrades; star mechs; star structures; star recruits; star workers"
    g = table(f"coins 3; {five}", "rivals nordic: rusviet 1\n")
    win(g)
    if g.result is None:
        play(g, "star-from-base", faction="rusviet")
    assert g.result is not None
    assert g.coins[0] == 3
    assert sum(stars(g).values()) == 6


@rule("scythe:rivals.win-vs-other")
def test_the_winner_chooses_where_the_star_comes_from() -> None:
    start = table("coins 3; star power; star mechs", "rivals nordic: rusviet 1; crimea 1\n")
    win(start)
    assert {(a.verb, a.names.get("faction")) for a in legal(start)} == {
        ("star-from-base", "rusviet"),
        ("star-from-base", "crimea"),
        ("star-from-supply", None),
    }
    for answer, left in (("crimea", {"1": 1}), ("", {"1": 1, "2": 1})):
        g = start.clone()
        if answer:
            play(g, "star-from-base", faction=answer)
        else:
            play(g, "star-from-supply")
        assert stars(g)["combat"] == 1
        assert g.coins[0] == 3
        assert on_bases(g) == left
    empty = table("star power; star mechs; star structures; star recruits", "rivals nordic: rusviet 1; crimea 1\n")
    win(empty)
    assert not offers(empty, "star-from-supply")


@rule("scythe:rivals.needs-combat-star")
def test_a_star_moves_only_if_the_win_may_place_a_combat_star() -> None:
    g = table("coins 3; star combat 2", "rivals nordic: rusviet 1\n")
    win(g)
    assert question(g) != "ChooseStar"
    assert (on_bases(g), g.coins[0], stars(g)) == ({"1": 1}, 3, {"combat": 2})
    g = table("coins 3; star combat 3", "rivals nordic: rusviet 1\n", "war rivals")
    win(g)
    play(g, "star-from-base", faction="rusviet")
    assert (on_bases(g), g.coins[0], stars(g)) == ({}, 8, {"combat": 4})
    row = (
        "triumph-tiles: upgrades mechs structures recruits workers objective popularity power encounters factory-card\n"
    )
    for first, moved in (("nordic", False), ("saxony", True)):
        g = table("coins 3", f"{row}rivals nordic: rusviet 1\n", "triumphtiles rivals", first)
        win(g)
        if moved:
            play(g, "star-from-base", faction="rusviet")
        assert on_bases(g) == ({} if moved else {"1": 1})
        assert g.coins[0] == (8 if moved else 3)


@rule("scythe:rivals.only-combat")
def test_stars_on_bases_do_not_count_for_other_goals() -> None:
    four = "star upgrades; star mechs; star structures; star recruits"
    g = table(f"coins 3; power 14; {four}", "rivals nordic: rusviet 2\n")
    bolster(g)
    assert g.power[0] == 16
    assert "power" not in stars(g)
    free = table(f"coins 3; power 14; {four}", "rivals nordic: rusviet 1\n")
    bolster(free)
    assert stars(free)["power"] == 1


@rule("scythe:rivals.base-stars")
def test_stars_on_bases_score_nothing_and_do_not_end_the_game() -> None:
    four = "star upgrades; star mechs; star structures; star recruits"
    g = table(f"popularity 8; {four}", "rivals nordic: rusviet 2\n")
    assert g.result is None
    assert score_of(g, 0).star_coins == 16
    assert tie_break(g, 0)[-1] == 4
    win(g)
    if question(g) == "ChooseStar":
        play(g, "star-from-base", faction="rusviet")
    assert sum(stars(g).values()) == 5
    assert g.result is None
    six = table(f"popularity 8; {four}; star workers", "rivals nordic: rusviet 1\n")
    win(six)
    if six.result is None:
        play(six, "star-from-base", faction="rusviet")
    assert six.result is not None


@rule("scythe:rivals.win-vs-other")
def test_a_win_against_mad_tesla_brings_a_star_back_too_but_no_coins() -> None:
    seats = "seat nordic industrial: power 8; cards 5; coins 3\nseat saxony engineering:\nturn nordic\n"
    text = "mad-tesla: r6c4; health 16\nhex r6c3: nordic mech 1\ndiscard: 2 2\nencounters:\nrivals nordic: saxony 1"
    g = position(f"modules: mad-tesla rivals\n{seats}{text}")
    start_move(g)
    move(g, "r6c4", unit="mech-1")
    while question(g) == "ChooseUnit":
        play(g, "done")
    commit(g, 0, 7, 5)
    draw(g, count=1)
    assert question(g) == "ChooseStar"
    play(g, "star-from-base", faction="saxony")
    assert (on_bases(g), g.coins[0], stars(g)["combat"]) == ({}, 3, 1)


def test_rows_of_rivals_are_read_written_and_refused() -> None:
    g = table("", "rivals nordic: rusviet 2; crimea 1\n")
    assert "rivals nordic: rusviet 2; crimea 1\n" in RULEBOOK.dump(g)
    assert RULEBOOK.dump(RULEBOOK.load(RULEBOOK.dump(g))) == RULEBOOK.dump(g)
    with pytest.raises(ScenarioError, match="other factions in this game"):
        table("", "rivals nordic: nordic 1\n")
    with pytest.raises(ScenarioError, match="rivals is not in this game"):
        table("", "rivals nordic: rusviet 1\n", "war")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_rivals(lang: str) -> None:
    words = Words(lang)
    assert words.message("cli-scythe-rival", {}) in on_paper(table("", "rivals nordic: rusviet 2\n"), words)
