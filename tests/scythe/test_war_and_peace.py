"""The War and Peace tracks: what earns a star there and what does not."""

from __future__ import annotations

from random import Random

import pytest

from marches.games.scythe.edge.extras import TrackView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.objectives import RevealObjective
from marches.games.scythe.rules.stars import PLACE_STARS, may_place_star, reached
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import (
    COMBAT_STAR,
    OBJECTIVE_STAR,
    POPULARITY_STAR,
    POWER_STAR,
    RECRUITS_STAR,
    STRUCTURES_STAR,
    UPGRADES_STAR,
    WORKERS_STAR,
    hexes_of,
    size,
)
from marches.kernel.setup import Setup, SetupError
from marches.testing.playout import random_answer
from marches.text import LANGUAGES, Words
from tests.marks import rule
from tests.scythe.endings_helpers import on_paper
from tests.scythe.helpers import (
    draw,
    extra,
    idle,
    legal,
    move,
    offers,
    play,
    position,
    question,
    section,
    start_move,
)
from tests.scythe.mod_helpers import begun
from tests.scythe.track_helpers import DUEL, bolster, end_turn, produce, stars, table, win

BUILT = (
    "hex r1c4: nordic mine; nordic worker\nhex r1c5: nordic mill\nhex r2c5: nordic armory\nhex r2c4: nordic monument"
)


def check_stars(g: ScytheGame, seat: int = 0) -> dict[str, int]:
    """Have every goal looked at now."""
    g.due |= 1 << seat
    g.then_one(PLACE_STARS[seat])
    g.advance()
    return stars(g, seat)


def all_cubes(g: ScytheGame, seat: int = 0) -> None:
    g.cubes[seat] = 63


@rule("scythe:war.upgrade-or-structures")
@pytest.mark.parametrize("first", ["upgrades", "structures"])
def test_war_gives_one_star_for_upgrades_or_structures(first: str) -> None:
    g = table("war", BUILT, f"star {first}")
    all_cubes(g)
    assert (g.structures_built(0), size(g.cubes[0])) == (4, 6)
    assert check_stars(g) == {first: 1}
    g = table("war", BUILT)
    assert check_stars(g) == {"structures": 1}
    all_cubes(g)
    assert check_stars(g) == {"structures": 1}
    g = table("war")
    all_cubes(g)
    assert check_stars(g) == {"upgrades": 1}


@rule("scythe:war.combat-four", "scythe:war.saxony")
def test_war_gives_four_combat_stars_and_saxony_as_many_as_it_wins() -> None:
    for first, before, after in (("nordic", 3, 4), ("nordic", 4, 4), ("saxony", 4, 5)):
        g = table("war", DUEL, f"power 5; star combat {before}", first=first)
        win(g)
        assert stars(g) == {"combat": after}
    g = table("war", one="star objective 1", first="saxony")
    assert may_place_star(g, 0, OBJECTIVE_STAR)


@rule("scythe:war.eight-cards")
def test_war_counts_eight_cards_at_the_end_of_the_turn() -> None:
    for cards, earned in ((6, 0), (7, 1), (8, 1)):
        g = table("war", one=f"coins 3; cards {' '.join(['2'] * cards)}")
        bolster(g, "bolster-cards")
        assert g.hand_size(0) == cards + 1
        assert stars(g) == {}  # not before the turn is over
        end_turn(g)
        assert stars(g) == ({"combat-cards": 1} if earned else {})
    # Eight reached in the middle of the turn and spent again.
    g = table("war", DUEL, "power 5; cards 2 2 2 2 2 2 2 2")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    play(g, "play-cards", 0, twos=1, threes=0, fours=0, fives=0)
    play(g, "dial", 0, power=1)
    play(g, "play-cards", 1, twos=0, threes=0, fours=0, fives=0)
    play(g, "dial", 1, power=0)
    end_turn(g)
    assert "combat-cards" not in stars(g)
    g = table("war", two="cards 2 2 2 2 2 2 2 2")
    idle(g, "trade")
    assert stars(g, 1) == {}  # not at the end of another's turn


@rule("scythe:war.removed-goals", "scythe:war.kept-goals")
def test_war_rewards_power_mechs_and_recruits_but_not_workers_or_popularity() -> None:
    g = table(
        "war",
        "hex r1c4: nordic 8 workers",
        "popularity 18; power 16; recruit upgrade; recruit deploy; recruit build; recruit enlist",
    )
    assert check_stars(g) == {"power": 1, "recruits": 1}
    mechs = "hex r1c4: nordic mech 1; nordic mech 2; nordic mech 3; nordic mech 4"
    assert check_stars(table("war", mechs)) == {"mechs": 1}
    shown = extra(table("war"), 0, TrackView)
    assert shown.track == "war"
    assert sum(space.stars for space in shown.spaces) == 10
    assert [space.triumph for space in shown.spaces] == [
        "upgrades",
        "mechs",
        "recruits",
        "objective",
        "combat",
        "power",
        "combat-cards",
    ]
    assert (shown.spaces[0].other, shown.spaces[0].other_need) == ("structures", 4)
    assert not may_place_star(table("war", one="star objective"), 0, OBJECTIVE_STAR)
    assert may_place_star(table("war"), 0, OBJECTIVE_STAR)
    for triumph in (WORKERS_STAR, POPULARITY_STAR):
        assert not may_place_star(table("war"), 0, triumph)


@rule("scythe:peace.setup-objective23", "scythe:peace.saxony-three")
def test_peace_takes_an_objective_out_and_deals_saxony_a_third() -> None:
    gone = RULEBOOK.kit.objectives.ids.index("23")
    for seed in range(6):
        g = begun(("saxony", "nordic", "random"), ("peace",), seed)
        assert [size(g.objectives[seat]) for seat in range(3)] == [3, 2, 2]
        seen = g.objective_deck | g.objectives[0] | g.objectives[1] | g.objectives[2]
        assert size(seen) == 22
        assert not seen >> gone & 1
    plain = begun(("saxony", "nordic"), ())
    assert size(plain.objectives[0]) == 2
    assert (plain.objective_deck | plain.objectives[0] | plain.objectives[1]) >> gone & 1


@rule("scythe:peace.mechs-or-recruits")
def test_peace_gives_one_star_for_mechs_or_recruits() -> None:
    mechs = "hex r1c4: nordic mech 1; nordic mech 2; nordic mech 3; nordic mech 4"
    recruits = "recruit upgrade; recruit deploy; recruit build; recruit enlist"
    assert check_stars(table("peace", mechs, f"{recruits}; star recruits")) == {"recruits": 1}
    assert check_stars(table("peace", mechs, f"{recruits}; star mechs")) == {"mechs": 1}
    assert check_stars(table("peace", mechs)) == {"mechs": 1}
    assert check_stars(table("peace", "", recruits)) == {"recruits": 1}


def met(g: ScytheGame, card: str) -> None:
    """The first seat shows an objective it has met, in the window of its turn."""
    play(g, "reveal-objective", objective=card)
    while question(g) == "DrawObjective":
        draw(g)


RICH_HEX = (
    "hex r1c4: nordic mech 1; nordic mech 2; nordic worker; 9 wood; 9 food; 9 oil; 9 metal\nhex r2c5: nordic worker"
)


def met_cards() -> list[str]:
    """Objectives that a rich position meets."""
    found = []
    for card in RULEBOOK.kit.objectives.ids[:22]:
        g = table("peace", RICH_HEX, f"power 13; popularity 13; coins 20; objectives {card}")
        section(g, "trade")
        if offers(g, "reveal-objective"):
            found.append(card)
    return found


def rich(cards: list[str], first: str = "nordic", more: str = "") -> ScytheGame:
    """Someone who has met all of these objectives, in the first window of the turn."""
    held = f"power 13; popularity 13; coins 20; star popularity; star resources; objectives {' '.join(cards)}{more}"
    g = table("peace", RICH_HEX, held, first=first)
    section(g, "trade")
    return g


@rule("scythe:peace.two-objectives", "scythe:peace.objective-redraw")
def test_peace_lets_everyone_place_two_objective_stars_and_draw_after_the_first() -> None:
    cards = met_cards()[:2]
    assert len(cards) == 2
    g = rich(cards)
    before = g.objectives_to_draw()
    met(g, cards[0])
    assert stars(g)["objective"] == 1
    assert size(g.objectives[0]) == 2  # the other one and a new one
    assert g.objectives_to_draw() == RULEBOOK.view(g, 0).objective_deck == before - 1
    met(g, cards[1])
    assert stars(g)["objective"] == 2
    assert g.objectives[0] == 0
    assert g.objectives_to_draw() == before - 1
    assert not may_place_star(g, 0, OBJECTIVE_STAR)
    empty = rich(cards)
    empty.objective_deck = 0
    met(empty, cards[0])
    assert hexes_of(empty.objectives[0]) == [RULEBOOK.kit.objectives.ids.index(cards[1])]


@rule("scythe:peace.objective-redraw")
def test_saxony_goes_on_drawing_and_no_revealed_card_comes_back() -> None:
    cards = met_cards()[:3]
    g = rich(cards, "saxony", "; star objective 2")
    met(g, cards[0])
    assert stars(g)["objective"] == 3
    assert size(g.objectives[0]) == 3
    empty = rich(cards)
    empty.objective_deck = 0
    met(empty, cards[0])
    assert empty.objectives_to_draw() == 0
    assert not empty.objectives[0] >> RULEBOOK.kit.objectives.ids.index(cards[0]) & 1
    g = begun(("saxony", "nordic"), ("peace",), 3)
    revealed = hexes_of(g.objectives[0])[0]
    g.then_one(RevealObjective(0, revealed))
    g.advance()
    assert not (g.objective_deck | g.objectives[0] | g.objectives[1]) >> revealed & 1


@rule("scythe:peace.three-encounters", "scythe:triumph.three-encounters")
@pytest.mark.parametrize("modules", ["peace", "triumphtiles"])
def test_the_third_encounter_earns_a_star_once_it_is_over(modules: str) -> None:
    tiles = "triumph-tiles: upgrades mechs structures recruits workers objective combat popularity power encounters\n"
    for before, earned in ((1, 0), (2, 1), (3, 0)):
        more = "; star encounters" if before == 3 else ""
        five = "; star upgrades; star mechs; star structures; star workers; star objective" if before == 2 else ""
        text = (tiles if modules == "triumphtiles" else "") + "hex r1c4: nordic character"
        g = table(modules, text, f"coins 20; power 5; popularity 8; met {before}{more}{five}")
        start_move(g)
        move(g, "r2c4", unit="character")
        play(g, "done")
        draw(g)
        assert question(g) == "ChooseOption"
        assert stars(g).get("encounters", 0) == (1 if before == 3 else 0)
        while g.result is None and question(g) != "ChooseBottom":
            if question(g).startswith("Draw"):
                draw(g)
            else:
                answer = legal(g)[0]
                assert g.decision is not None
                g.play(0, answer)
        assert stars(g).get("encounters", 0) == (1 if before == 3 else earned)
        assert (g.result is not None) == (before == 2)


@rule("scythe:peace.popularity13")
def test_peace_rewards_13_popularity_once() -> None:
    g = table("peace", one="popularity 12; coins 5")
    section(g, "trade")
    play(g, "trade-popularity")
    assert stars(g) == {"popularity": 1}
    g = table("peace", one="popularity 17; coins 5; star popularity")
    section(g, "trade")
    play(g, "trade-popularity")
    assert stars(g) == {"popularity": 1}


@rule("scythe:peace.factory-card", "scythe:triumph.factory-card")
@pytest.mark.parametrize("modules", ["peace", "triumphtiles"])
@pytest.mark.parametrize("before", [2, 5])
def test_a_factory_card_earns_its_star_at_the_end_of_the_turn(modules: str, before: int) -> None:
    tiles = "triumph-tiles: upgrades mechs structures recruits workers objective combat popularity power factory-card\n"
    names = ["upgrades", "mechs", "structures", "workers", "objective"][:before]
    text = (tiles if modules == "triumphtiles" else "") + "hex r3c3: nordic character\nhex r4c4: nordic worker; 8 food"
    g = table(modules, text, "coins 5; " + "; ".join(f"star {name}" for name in names))
    start_move(g)
    move(g, "r4c3", unit="character")
    play(g, "done")
    card = legal(g)[0]
    g.play(0, card)
    assert question(g) == "ChooseBottom"
    assert "factory-card" not in stars(g)
    end_turn(g)
    assert stars(g)["factory-card"] == 1
    assert (g.result is not None) == (before == 5)


@rule("scythe:triumph.factory-card")
def test_another_sixth_star_of_the_bottom_action_leaves_the_factory_card_without_one() -> None:
    text = """triumph-tiles: upgrades mechs structures recruits workers objective combat popularity power factory-card
hex r3c3: nordic character
hex r4c4: nordic worker; 8 food"""
    ready = "coins 5; star upgrades; star mechs; star structures; star workers; star objective"
    ready += "; recruit upgrade; recruit deploy; recruit build"
    g = table("triumphtiles", text, ready)
    mats = RULEBOOK.view(g, 0).aids.mats.columns
    fitting = [name for name, found in mats.items() if any((c.top, c.bottom) == ("move", "enlist") for c in found)]
    g = position(RULEBOOK.dump(g).replace("seat nordic industrial", f"seat nordic {fitting[0]}"))
    start_move(g)
    move(g, "r4c3", unit="character")
    play(g, "done")
    g.play(0, legal(g)[0])
    play(g, "take-bottom", bottom="enlist")
    while g.result is None:
        g.play(0, legal(g)[0])
    assert "factory-card" not in stars(g)
    assert stars(g)["recruits"] == 1


SPREAD = "hex r3c3: nordic worker; 5 wood\nhex r2c5: nordic worker; 5 food\nhex r2c4: nordic worker; 5 metal\n"


@rule("scythe:peace.sixteen-resources")
def test_peace_rewards_16_resources_wherever_they_lie() -> None:
    g = table("peace", SPREAD, "power 5; coins 5")
    produce(g, "r3c3", 1)
    assert stars(g) == {"resources": 1}
    g = table("peace", SPREAD.replace("5 wood", "4 wood"), "power 5; coins 5")
    produce(g, "r3c3", 1)
    assert stars(g) == {}
    g = table(
        "peace", SPREAD.replace("nordic worker; 5 wood", "nordic 3 workers; 5 wood"), "power 5; coins 5; popularity 5"
    )
    produce(g, "r3c3", 3)
    assert stars(g) == {"resources": 1}


@rule("scythe:peace.sixteen-resources", "scythe:triumph.any-turn")
def test_16_resources_count_at_once_on_another_players_turn() -> None:
    text = """hex r3c3: nordic worker; 8 wood
hex r2c5: nordic worker; 5 food
hex r3c6: nordic mill; rusviet worker; 3 oil
"""
    g = position(f"modules: peace\nseat nordic industrial:\nseat rusviet mechanical: coins 3\n{text}turn rusviet")
    start_move(g)
    play(g, "move-worker", from_="r3c6")
    play(g, "go", to="r4c5")
    assert stars(g) == {"resources": 1}
    assert stars(g, 1) == {}
    assert g.active == 1


@rule("scythe:peace.removed-goals")
def test_peace_gives_no_star_for_combat_or_power_not_even_to_saxony() -> None:
    for first in ("nordic", "saxony"):
        g = table("peace", DUEL, "power 16", first=first)
        win(g)
        assert stars(g) == {}
        assert not may_place_star(g, 0, COMBAT_STAR)
        assert not may_place_star(g, 0, POWER_STAR)


@rule("scythe:peace.removed-goals")
def test_an_ally_of_saxony_places_no_combat_star_on_the_peace_track_either() -> None:
    seats = "seat nordic industrial: power 8\nseat rusviet mechanical:\nseat saxony engineering:\nturn nordic\n"
    for modules, placed in (("alliances peace", {}), ("alliances", {"combat": 3})):
        had = "power 8; star combat 2" if placed else "power 8"
        text = f"modules: {modules}\n{seats.replace('power 8', had)}alliance nordic saxony\n{DUEL}"
        g = position(text)
        win(g)
        assert stars(g) == placed


@rule("scythe:peace.kept-goals")
def test_peace_keeps_upgrades_structures_and_workers_and_has_ten_places() -> None:
    g = table("peace", BUILT.replace("nordic worker", "nordic 8 workers"), "")
    all_cubes(g)
    assert check_stars(g) == {"upgrades": 1, "structures": 1, "workers": 1}
    shown = extra(g, 0, TrackView)
    assert [space.triumph for space in shown.spaces] == [
        "upgrades",
        "mechs",
        "structures",
        "workers",
        "objective",
        "popularity",
        "encounters",
        "factory-card",
        "resources",
    ]
    assert sum(space.stars for space in shown.spaces) == 10
    assert [space.other for space in shown.spaces][1] == "recruits"
    for triumph in (UPGRADES_STAR, STRUCTURES_STAR, RECRUITS_STAR):
        assert g.track.need[triumph] > 1


@rule("scythe:triumph.one-track", "scythe:rivals.incompatible-peace")
def test_tracks_that_exclude_each_other_are_refused_before_anything_is_dealt() -> None:
    def check(*modules: str) -> None:
        RULEBOOK.check(Setup("scythe", 2, ("random",) * 3, modules))

    for pair in (("war", "peace"), ("war", "triumphtiles"), ("peace", "triumphtiles")):
        with pytest.raises(SetupError, match="scythe-setup-one-track"):
            check(*pair)
    with pytest.raises(SetupError, match="scythe-setup-rivals-peace"):
        check("peace", "rivals")
    for modules in (
        (),
        ("war",),
        ("peace",),
        ("triumphtiles",),
        ("war", "rivals"),
        ("triumphtiles", "rivals"),
        ("rivals",),
    ):
        check(*modules)
    assert begun(2, ()).track is RULEBOOK.kit.track


def test_partners_share_the_space_of_two_triumphs() -> None:
    g = position(
        """
        modules: war
        option teams: True
        seat nordic industrial: star upgrades
        seat rusviet mechanical:
        seat saxony engineering:
        seat crimea patriotic:
        turn nordic
        """
    )
    assert not may_place_star(g, 1, STRUCTURES_STAR)
    assert may_place_star(g, 2, STRUCTURES_STAR)


def test_how_far_each_has_come_is_seen_by_all() -> None:
    g = table("peace", SPREAD, "met 2; cards 2 3")
    spaces = {space.triumph: space.now for space in extra(g, -2, TrackView).spaces}
    assert spaces["resources"] == [15, 0]
    assert spaces["encounters"] == [2, 0]
    assert reached(g, 0, POPULARITY_STAR) == spaces["popularity"][0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_the_track(lang: str) -> None:
    words = Words(lang)
    shown = on_paper(table("war"), words)
    assert words.message("cli-scythe-track", {}) in shown
    assert f"{words.fact('scythe', 'triumph:combat')} ×4" in shown


def test_a_random_game_of_peace_never_shows_a_card_twice() -> None:
    g = begun(("saxony", "nordic", "random"), ("peace",), 11)
    rng = Random(5)
    for _ in range(4000):
        if g.result is not None:
            break
        g.play(*random_answer(g, rng))
        cards = [code % 32 for code in g.objective_bottom]
        assert len(cards) == len(set(cards))
        held = g.objective_deck
        for seat in range(3):
            held |= g.objectives[seat]
        assert not any(held >> card & 1 for card in cards)
