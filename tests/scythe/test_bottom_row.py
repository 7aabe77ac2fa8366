"""Upgrade, Deploy, Build and Enlist, rule by rule."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge import components
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.edge.view import SeatView
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.action import Id
from marches.kernel.line import Line
from tests.marks import rule
from tests.scythe.helpers import (
    commit,
    draw,
    idle,
    legal,
    move,
    offers,
    place,
    play,
    position,
    preview,
    question,
    refused,
    resources,
    section,
    start_move,
)

# Industrial: Bolster/Upgrade 3 oil $3, Produce/Deploy 3 metal $2, Move/Build 3 wood $1, Trade/Enlist 4 food $0.
SEATS = "seat nordic industrial: coins 10; power 5; popularity 5\nseat crimea mechanical: coins 10\nturn nordic\n"
ABOVE = {"upgrade": "bolster", "deploy": "produce", "build": "move", "enlist": "trade"}
PIECES: list[tuple[str, dict[str, Id]]] = [("deploy", {"mech": "3"}), ("build", {"structure": "mill"})]
KINDS = ("oil", "metal", "wood", "food")


def pay(g: ScytheGame, bottom: str) -> None:
    """Skip the top action and take this bottom action of the Industrial mat."""
    section(g, ABOVE[bottom])
    play(g, "skip")
    play(g, "take-bottom", bottom=bottom)


def placing(g: ScytheGame) -> set[object]:
    """Where the chosen mech or structure may be placed."""
    return {action.names["hex"] for action in legal(g) if action.verb == "place"}


def shown(g: ScytheGame, seat: int = 0) -> SeatView:
    """What everyone sees of a seat."""
    return RULEBOOK.view(g, -2).seats[seat]


@rule("scythe:upgrade.resource", "scythe:deploy.resource", "scythe:build.resource", "scythe:enlist.resource")
@pytest.mark.parametrize(
    ("bottom", "kind", "cost"),
    [("upgrade", "oil", 3), ("deploy", "metal", 3), ("build", "wood", 3), ("enlist", "food", 4)],
)
def test_each_bottom_action_takes_its_own_resource(bottom: str, kind: str, cost: int) -> None:
    others = {other: 9 for other in KINDS if other != kind}
    rest = "; ".join(f"{count} {other}" for other, count in others.items())
    g = position(SEATS + f"hex r3c3: nordic 2 workers; {cost} {kind}; {rest}")
    pay(g, bottom)
    assert resources(g, "r3c3") == others
    poor = position(SEATS + f"hex r3c3: nordic 2 workers; {cost - 1} {kind}; {rest}")
    section(poor, ABOVE[bottom])
    play(poor, "skip")
    assert refused(poor, "take-bottom").facts == {"resource": f"resource:{kind}", "held": cost - 1, "cost": cost}


# -- Upgrade ----------------------------------------------------------------------------------------------


@rule("scythe:upgrade.move-cube")
def test_a_cube_goes_from_green_to_red() -> None:
    g = position(SEATS + "hex r1c5: nordic 2 workers; 3 oil")
    pay(g, "upgrade")
    assert len([action for action in legal(g) if action.verb == "move-cube"]) == 6
    play(g, "move-cube", cube="gain-coins")
    assert {action.names["bottom"] for action in legal(g)} == {"upgrade", "deploy", "build", "enlist"}
    play(g, "cover", bottom="build")
    assert shown(g).cubes == ["gain-coins"]
    assert shown(g).covered == {"upgrade": 0, "deploy": 0, "build": 1, "enlist": 0}


@rule("scythe:upgrade.move-cube")
def test_a_cube_that_has_left_its_green_box_is_not_taken_again() -> None:
    seats = SEATS.replace("power 5", "cube gain-coins; covered build 1")
    g = position(seats + "hex r1c5: nordic 2 workers; 3 oil")
    pay(g, "upgrade")
    assert refused(g, "move-cube", cube="gain-coins").rule == "scythe:upgrade.move-cube"


@rule("scythe:upgrade.effect")
def test_after_an_upgrade_bolster_gives_three_power_and_enlist_costs_a_food_less() -> None:
    g = position(SEATS + "hex r1c5: nordic 2 workers; 3 oil; 3 food")
    pay(g, "upgrade")
    play(g, "move-cube", cube="bolster-power")
    play(g, "cover", bottom="enlist")
    idle(g, "move")
    section(g, "trade")
    play(g, "skip")
    play(g, "take-bottom", bottom="enlist")
    assert resources(g, "r1c5") == {}
    play(g, "decline")
    idle(g, "trade")
    section(g, "bolster")
    play(g, "bolster-power")
    assert g.power[0] == 8


@rule("scythe:upgrade.maximum")
def test_after_six_upgrades_only_coins_and_recruits_come_of_it() -> None:
    cubes = "; ".join(f"cube {cube.id}" for cube in components.PRINTED.cubes)
    covered = "covered upgrade 1; covered deploy 2; covered build 1; covered enlist 2"
    seats = f"seat nordic industrial: coins 0; power 5; {cubes}; {covered}; recruit upgrade; star upgrades\n"
    g = position(seats + "seat crimea mechanical: power 2; recruit upgrade\nhex r1c5: nordic 2 workers; 2 oil")
    pay(g, "upgrade")
    assert question(g) == "RecruitBonus"
    play(g, "accept", 0)
    play(g, "accept", 1)
    assert (g.coins[0], g.power[0], g.power[1]) == (3, 6, 3)
    assert (len(shown(g).cubes), sum(shown(g).covered.values())) == (6, 6)


# -- Deploy -----------------------------------------------------------------------------------------------


@rule("scythe:deploy.no-lake", "scythe:build.no-lake")
@pytest.mark.parametrize(("bottom", "chosen"), PIECES)
def test_nothing_is_placed_on_a_lake(bottom: str, chosen: dict[str, Id]) -> None:
    board = "hex r4c2: nordic mech 2; nordic worker\nhex r3c3: nordic worker; 3 metal; 3 wood\n"
    g = position(SEATS + board)
    pay(g, bottom)
    play(g, bottom, 0, **chosen)
    assert placing(g) == {"r3c3"}
    assert refused(g, "place", hex="r4c2").rule == f"scythe:{bottom}.no-lake"


@rule("scythe:deploy.no-home-base", "scythe:build.no-home-base")
@pytest.mark.parametrize(("bottom", "chosen"), PIECES)
def test_with_all_workers_at_home_there_is_no_place(bottom: str, chosen: dict[str, Id]) -> None:
    g = position(SEATS + "hex r0c4: nordic 3 workers\nhex r3c3: nordic mech 1; 3 metal; 3 wood\n")
    section(g, ABOVE[bottom])
    play(g, "skip")
    warned = [line.key for line in preview(g, "take-bottom")]
    assert warned == ["scythe-preview-bottom", "scythe-preview-no-place"]
    play(g, "take-bottom")
    reason = refused(g, bottom, 0, "", **chosen)
    assert (reason.rule, reason.key) == (f"scythe:{bottom}.placement", "scythe-why-no-place")
    assert [action.verb for action in legal(g)] == ["decline"]


@rule("scythe:turn.bottom.no-place")
@pytest.mark.parametrize(("bottom", "resource", "coins"), [("deploy", "metal", 12), ("build", "wood", 11)])
def test_without_a_place_one_is_warned_pays_and_gains_coins_and_recruits_only(
    bottom: str, resource: str, coins: int
) -> None:
    recruits = f"power 5; popularity 5; recruit {bottom}; bonus power"
    seats = f"seat nordic industrial: coins 10; {recruits}\nseat crimea mechanical: coins 10; {recruits}\nturn nordic\n"
    g = position(seats + f"hex r0c4: nordic 3 workers\nhex r3c3: nordic character; 3 {resource}\n")
    section(g, ABOVE[bottom])
    play(g, "skip")
    assert Line("scythe-preview-no-place") in preview(g, "take-bottom")
    assert resources(g, "r3c3") == {resource: 3}
    play(g, "take-bottom")
    assert resources(g, "r3c3") == {}
    assert g.coins[0] == coins
    assert g.decision is not None
    for action in g.decision.candidates(g, 0):
        reason = g.decision.why_not(g, 0, action)
        assert (None if reason is None else reason.key) == (None if action.verb == "decline" else "scythe-why-no-place")
    play(g, "decline")
    for owner in (0, 1):
        assert question(g) == "RecruitBonus"
        play(g, "decline", owner)
    assert g.active == 1


@rule("scythe:deploy.no-home-base", "scythe:build.no-home-base")
@pytest.mark.parametrize(("bottom", "chosen"), PIECES)
def test_mechs_and_structures_cannot_be_placed_on_a_home_base(bottom: str, chosen: dict[str, Id]) -> None:
    board = "hex r0c4: nordic 3 workers\nhex r3c3: nordic worker; 3 metal; 3 wood\n"
    g = position(SEATS + board)
    pay(g, bottom)
    play(g, bottom, 0, **chosen)
    assert placing(g) == {"r3c3"}
    assert refused(g, "place", hex="r0c4").rule == f"scythe:{bottom}.no-home-base"


@rule("scythe:deploy.unlock")
def test_a_deployed_mech_gives_its_ability_to_the_character_and_all_mechs() -> None:
    for mech, steps in (("1", 1), ("4", 2)):
        g = position(SEATS + "hex r3c3: nordic 2 workers; nordic mech 3; nordic character; 3 metal")
        pay(g, "deploy")
        play(g, "deploy", mech=mech)
        play(g, "place", hex="r3c3")
        idle(g, "move")
        start_move(g)
        for unit in ("character", "mech-3"):
            chosen = g.clone()
            play(chosen, "move", unit=unit)
            assert chosen.decision is not None
            assert chosen.decision.facts(chosen)["left"] == steps


@rule("scythe:deploy.speed-factions")
@pytest.mark.parametrize("faction", components.FACTION_IDS)
def test_five_factions_and_vesna_have_speed_and_the_others_have_not(faction: str) -> None:
    other = "nordic" if faction != "nordic" else "crimea"
    mechs = "; ".join(f"{faction} mech {mech}" for mech in range(1, 5))
    seats = f"modules: invaders\nseat {faction} agricultural:\nseat {other} mechanical:\nturn {faction}\n"
    g = position(f"{seats}hex r3c3: {mechs}")
    start_move(g)
    play(g, "move", unit="mech-1")
    assert g.decision is not None
    assert g.decision.facts(g)["left"] == (1 if faction in ("albion", "togawa", "fenris") else 2)


# -- Build ------------------------------------------------------------------------------------------------


@rule("scythe:build.any-structure")
def test_any_structure_still_on_the_mat_may_be_built() -> None:
    board = "hex r3c3: nordic 2 workers; 3 wood\n"
    g = position(SEATS + board)
    pay(g, "build")
    assert {action.names.get("structure") for action in legal(g)} == {"mine", "monument", "armory", "mill", None}
    late = position(SEATS + board + "hex r5c3: nordic armory")
    pay(late, "build")
    assert refused(late, "build", structure="armory").rule == "scythe:build.any-structure"
    assert len([action for action in legal(late) if action.verb == "build"]) == 3


@rule("scythe:build.permanent")
def test_a_structure_stays_no_matter_who_holds_its_territory() -> None:
    seats = "seat nordic industrial: power 8\nseat crimea mechanical: power 8\nturn crimea\n"
    board = "hex r3c3: nordic mill; nordic mech 1; nordic worker\nhex r4c3: crimea mech 1\nhex r3c2: nordic character"
    g = position(seats + board)
    start_move(g)
    move(g, "r3c3", unit="mech-1")
    play(g, "done")
    commit(g, 1, 7)
    commit(g, 0, 0)
    assert g.controller(place(g, "r3c3")) == 1
    assert shown(g).structures["mill"] == "r3c3"
    play(g, "skip")
    start_move(g)
    move(g, "r3c3")
    play(g, "done")
    commit(g, 0, 7)
    commit(g, 1, 0)
    assert g.controller(place(g, "r3c3")) == 0
    assert shown(g).structures["mill"] == "r3c3"


@rule("scythe:build.factory-allowed")
def test_the_factory_takes_a_structure() -> None:
    g = position(SEATS + "hex r4c3: nordic 2 workers; 3 wood")
    pay(g, "build")
    play(g, "build", structure="monument")
    assert placing(g) == {"r4c3"}
    play(g, "place", hex="r4c3")
    assert shown(g).structures["monument"] == "r4c3"


@rule("scythe:build.ongoing-bonus")
def test_a_monument_built_now_adds_to_later_bolsters() -> None:
    g = position(SEATS + "hex r3c3: nordic 2 workers; 3 wood")
    pay(g, "build")
    play(g, "build", structure="monument")
    play(g, "place", hex="r3c3")
    assert g.popularity[0] == 5
    idle(g, "move")
    section(g, "bolster")
    play(g, "bolster-power")
    assert (g.power[0], g.popularity[0]) == (7, 6)


@rule("scythe:build.mine-enemy-control")
def test_the_own_mine_is_a_tunnel_even_under_an_enemy() -> None:
    g = position(SEATS + "hex r3c2: nordic mech 1\nhex r6c4: nordic mine; crimea mech 1")
    assert g.controller(place(g, "r6c4")) == 1
    start_move(g)
    move(g, "r6c4", unit="mech-1")
    play(g, "done")
    assert question(g) == "Commit"
    assert g.decision is not None
    assert g.decision.facts(g)["hex"] == "hex:r6c4"


# -- Enlist -----------------------------------------------------------------------------------------------

FOOD = "hex r1c2: nordic 2 workers; 4 food\n"


@rule("scythe:enlist.bonus.coins", "scythe:enlist.bonus.popularity")
@pytest.mark.parametrize(("bonus", "coins", "popularity"), [("coins", 7, 5), ("popularity", 5, 7)])
def test_two_coins_or_two_popularity_at_once(bonus: str, coins: int, popularity: int) -> None:
    g = position("seat nordic industrial: coins 5; popularity 5\nseat crimea mechanical:\n" + FOOD)
    pay(g, "enlist")
    play(g, "enlist", recruit="deploy")
    play(g, "take-bonus", bonus=bonus)
    assert (g.coins[0], g.popularity[0]) == (coins, popularity)
    assert shown(g).bonuses == [bonus]
    assert shown(g).recruits == ["deploy"]


@rule(
    "scythe:enlist.bonus.power",
    "scythe:enlist.bonus.coins",
    "scythe:enlist.bonus.popularity",
    "scythe:enlist.bonus.cards",
)
@pytest.mark.parametrize("faction", [faction for faction in components.FACTION_IDS if faction != "fenris"])
def test_every_faction_but_fenris_gains_two_of_a_one_time_bonus(faction: str) -> None:
    other = "nordic" if faction != "nordic" else "crimea"
    has = "coins 5; power 5; popularity 5; cards 2"
    seats = f"modules: invaders\nseat {faction} industrial: {has}\nseat {other} mechanical:\n"
    for bonus, expected in (
        ("power", (7, 5, 5, 1)),
        ("coins", (5, 7, 5, 1)),
        ("popularity", (5, 5, 7, 1)),
        ("combat-cards", (5, 5, 5, 3)),
    ):
        g = position(f"{seats}hex r1c2: {faction} 2 workers; 4 food\nturn {faction}\n")
        pay(g, "enlist")
        if question(g) == "PayResources":  # Crimea could pay with a card instead
            play(g, "pay-rest")
        play(g, "enlist", recruit="build")
        play(g, "take-bonus", bonus=bonus)
        while question(g) == "DrawCard":
            draw(g)
        assert (g.power[0], g.coins[0], g.popularity[0], g.hand_size(0)) == expected


@rule("scythe:enlist.ongoing-not-yet")
def test_the_recruit_that_leaves_enlist_now_earns_with_the_next_enlist() -> None:
    seats = "seat nordic industrial: coins 5; power 5\nseat crimea mechanical: coins 5; section trade\nturn nordic\n"
    board = "hex r1c2: nordic 2 workers; 9 food\nhex r7c3: crimea 2 workers; 9 food\n"
    g = position(seats + board)
    pay(g, "enlist")
    play(g, "enlist", recruit="enlist")
    play(g, "take-bonus", bonus="coins")
    assert (question(g), g.active, g.coins[0], g.hand_size(0)) == ("ChooseSection", 1, 7, 0)
    later = g.clone()
    section(later, "produce")  # over Enlist on the Mechanical mat
    play(later, "skip")
    play(later, "take-bottom")
    play(later, "decline")
    assert (question(later), later.decision.seats(later)) == ("RecruitBonus", (0,))  # type: ignore[union-attr]
    play(later, "accept", 0)
    draw(later)
    assert later.hand_size(0) == 1
    idle(g, "bolster")
    idle(g, "bolster")
    idle(g, "produce")
    pay(g, "enlist")
    play(g, "decline")
    assert question(g) == "RecruitBonus"
    play(g, "accept", 0)
    draw(g)
    assert g.hand_size(0) == 1


@rule("scythe:enlist.token-fixed")
def test_a_recruit_on_its_bonus_stays_there() -> None:
    text = "seat nordic industrial: power 5; recruit build; bonus power\nseat crimea mechanical:\n" + FOOD
    g = position(text)
    pay(g, "enlist")
    assert refused(g, "enlist", recruit="build").rule == "scythe:enlist.any-section"
    play(g, "enlist", recruit="upgrade")
    assert refused(g, "take-bonus", bonus="power").rule == "scythe:enlist.one-time-space"
    play(g, "take-bonus", bonus="coins")
    assert shown(g).bonuses == ["power", "coins"]
    assert shown(g).recruits == ["upgrade", "build"]


@rule("scythe:enlist.ongoing")
def test_the_recruit_taken_from_build_earns_when_its_owner_builds_later() -> None:
    g = position(SEATS + "hex r1c2: nordic 2 workers; 4 food; 3 wood")
    pay(g, "enlist")
    play(g, "enlist", recruit="build")
    play(g, "take-bonus", bonus="power")
    assert question(g) == "ChooseSection"
    idle(g, "trade")
    pay(g, "build")
    play(g, "decline")
    assert question(g) == "RecruitBonus"
    play(g, "accept")
    assert g.popularity[0] == 6


@rule("scythe:enlist.not-top")
def test_top_actions_bring_no_recruit_bonus() -> None:
    recruits = "; ".join(f"recruit {bottom}" for bottom in ABOVE)
    seats = f"seat nordic industrial: coins 5; {recruits}\nseat crimea mechanical: power 3; coins 3; {recruits}\n"
    g = position(seats + "hex r1c5: nordic 2 workers; 3 oil")
    before = (g.power[1], g.coins[1], g.popularity[1], g.hand_size(1))
    section(g, "bolster")
    play(g, "bolster-power")
    assert question(g) == "ChooseBottom"
    skipped = g.clone()
    play(skipped, "skip")
    assert question(skipped) == "ChooseSection"
    assert (skipped.power[1], skipped.coins[1], skipped.popularity[1], skipped.hand_size(1)) == before
    play(g, "take-bottom")
    play(g, "decline")
    assert question(g) == "RecruitBonus"


@rule("scythe:enlist.announce")
def test_everyone_hears_of_a_bottom_action_and_both_neighbours_are_asked() -> None:
    others = ("rusviet engineering", "crimea mechanical", "polania agricultural")
    seats = "".join(f"seat {other}: recruit build\n" for other in others)
    text = f"seat nordic industrial:\n{seats}turn nordic\nhex r3c3: nordic 2 workers; 3 wood"
    g = position(text)
    section(g, "move")
    play(g, "skip")
    g.events = []
    play(g, "take-bottom")
    told = [event for event in g.events if event.line.key == "scythe-did-take-bottom"]
    assert [event.only for event in told] == [None]
    assert told[0].line.facts == {"seat": "seat:0", "bottom": "bottom:build"}
    play(g, "decline")
    prompted = []
    while question(g) == "RecruitBonus":
        assert g.decision is not None
        prompted.append(g.decision.seats(g))
        play(g, "accept")
    # Clockwise: Nordic, Rusviet, Crimea, Polania. Crimea sits opposite.
    assert prompted == [(1,), (3,)]
    assert not offers(g, "accept")
