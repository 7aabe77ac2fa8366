"""The turn and the eight actions of a player mat."""

from __future__ import annotations

from marches.games.scythe.rules.tables import COMBAT_CARDS, POPULARITY_STAR, POWER_STAR, STRUCTURES_STAR
from tests.marks import rule
from tests.scythe.helpers import (
    draw,
    legal,
    offers,
    place,
    play,
    position,
    question,
    refused,
    resources,
    section,
)

# Industrial: Bolster/Upgrade 3 oil $3, Produce/Deploy 3 metal $2, Move/Build 3 wood $1, Trade/Enlist 4 food $0.
PLAIN = "seat nordic industrial: coins 10; power 5; popularity 5\nseat crimea mechanical: coins 10\n"


@rule("scythe:turn.different-section", "scythe:turn.token-mandatory")
def test_the_token_goes_to_another_section() -> None:
    g = position("seat nordic industrial: section trade\nseat crimea mechanical:")
    assert refused(g, "section", section="trade").rule == "scythe:turn.different-section"
    assert {a.names["section"] for a in legal(g)} == {"move", "bolster", "produce"}


@rule("scythe:setup.action-token")
def test_on_the_first_turn_every_section_is_open() -> None:
    assert len(legal(position(PLAIN))) == 4


@rule(
    "scythe:turn.top-optional", "scythe:turn.bottom-optional", "scythe:turn.neither-allowed", "scythe:turn.next-player"
)
def test_both_actions_may_be_skipped() -> None:
    g = position(PLAIN)
    before = list(g.coins)
    section(g, "bolster")
    play(g, "skip")
    play(g, "skip")
    assert g.active == 1
    assert list(g.coins) == before


@rule("scythe:turn.top-optional")
def test_the_bottom_action_needs_no_top_action() -> None:
    g = position("seat nordic industrial: coins 0\nseat crimea mechanical:\nhex r1c5: nordic 2 workers; 3 oil")
    section(g, "bolster")
    assert refused(g, "bolster-power").rule == "scythe:turn.full-cost"
    play(g, "skip")
    play(g, "take-bottom")
    assert question(g) == "Upgrade"


@rule("scythe:bolster.cost", "scythe:bolster.power", "scythe:bolster.choose-one")
def test_bolster_for_power() -> None:
    g = position("seat nordic industrial: coins 1; power 3\nseat crimea mechanical:")
    section(g, "bolster")
    play(g, "bolster-power")
    assert (g.coins[0], g.power[0], g.hand_size(0)) == (0, 5, 0)


@rule("scythe:bolster.card", "scythe:bolster.reshuffle")
def test_bolster_draws_a_card_from_a_refilled_deck() -> None:
    hands = "cards " + " ".join(["2"] * 16 + ["3"] * 12 + ["4"] * 8 + ["5"])
    g = position(f"seat nordic industrial: coins 1; {hands}\nseat crimea mechanical:\ndiscard: 5 5 5 5 5")
    section(g, "bolster")
    play(g, "bolster-cards")
    draw(g)
    assert (g.hand_size(0), g.deck_size(), g.discard) == (38, 4, [])


@rule("scythe:bolster.no-cards-left")
def test_without_any_card_left_nothing_is_drawn() -> None:
    hands = "cards " + " ".join(["2"] * 16 + ["3"] * 12 + ["4"] * 8 + ["5"] * 6)
    g = position(f"seat nordic industrial: coins 1; {hands}\nseat crimea mechanical:")
    section(g, "bolster")
    play(g, "bolster-cards")
    assert (g.coins[0], g.hand_size(0)) == (0, 42)


@rule("scythe:build.monument", "scythe:build.ability-kept", "scythe:build.own-use-only")
def test_the_monument_works_under_an_enemy_and_only_for_its_owner() -> None:
    g = position(PLAIN + "hex r3c3: nordic monument; crimea mech 1")
    section(g, "bolster")
    play(g, "bolster-power")
    assert g.popularity[0] == 6
    play(g, "skip")
    before = g.popularity[1]
    section(g, "bolster")
    play(g, "bolster-power")
    assert g.popularity[1] == before


@rule("scythe:trade.resources", "scythe:trade.cost", "scythe:trade.placement", "scythe:turn.partial-benefit")
def test_trade_brings_two_tokens_to_a_worker() -> None:
    g = position(PLAIN + "hex r3c3: nordic character\nhex r1c5: nordic 2 workers")
    section(g, "trade")
    play(g, "trade-resources")
    assert [a.names["hex"] for a in legal(g)] == ["r1c5"]
    play(g, "place", hex="r1c5")
    play(g, "take-resource", resource="oil")
    assert g.coins[0] == 9
    less = g.clone()
    play(g, "take-resource", resource="food")
    assert resources(g, "r1c5") == {"oil": 1, "food": 1}
    play(less, "done")
    assert resources(less, "r1c5") == {"oil": 1}


@rule("scythe:trade.no-worker", "scythe:trade.popularity")
def test_without_a_worker_on_the_board_only_popularity_is_traded() -> None:
    g = position(PLAIN + "hex r0c4: nordic 2 workers")
    section(g, "trade")
    assert refused(g, "trade-resources").rule == "scythe:trade.no-worker"
    play(g, "trade-popularity")
    assert g.popularity[0] == 6


@rule("scythe:build.armory")
def test_the_armory_adds_power_to_trade() -> None:
    g = position(PLAIN + "hex r3c3: nordic armory")
    section(g, "trade")
    play(g, "trade-popularity")
    assert g.power[0] == 6


@rule("scythe:turn.partial-benefit")
def test_a_benefit_can_be_taken_in_part() -> None:
    g = position(PLAIN + "hex r3c3: nordic monument")
    section(g, "bolster")
    play(g, "take-less")
    play(g, "bolster-power")
    play(g, "amount", count=1)
    play(g, "decline")
    assert (g.power[0], g.popularity[0], g.coins[0]) == (6, 5, 9)


@rule("scythe:produce.example.forest-farm", "scythe:produce.terrain", "scythe:produce.location")
def test_three_wood_and_two_food() -> None:
    g = position(PLAIN + "hex r3c3: nordic 3 workers\nhex r5c2: nordic 2 workers")
    section(g, "produce")
    play(g, "produce")
    play(g, "produce-at", hex="r3c3", count=3)
    play(g, "produce-at", hex="r5c2", count=2)
    assert resources(g, "r3c3") == {"wood": 3}
    assert resources(g, "r5c2") == {"food": 2}
    assert question(g) == "ChooseBottom"


@rule("scythe:produce.two-territories", "scythe:produce.different", "scythe:produce.per-worker")
def test_two_territories_once_each_and_any_part() -> None:
    g = position(PLAIN + "hex r3c3: nordic 3 workers\nhex r5c2: nordic worker\nhex r5c3: nordic worker")
    section(g, "produce")
    play(g, "produce")
    assert {a.names["count"] for a in legal(g) if a.names.get("hex") == "r3c3"} == {1, 2, 3}
    play(g, "produce-at", hex="r3c3", count=1)
    assert refused(g, "produce-at", hex="r3c3", count=1).rule == "scythe:produce.different"
    play(g, "produce-at", hex="r5c2", count=1)
    assert question(g) == "ChooseBottom"


@rule("scythe:produce.barren", "scythe:produce.workers-exhausted", "scythe:star.workers", "scythe:produce.village")
def test_villages_make_workers_until_none_is_left() -> None:
    g = position(PLAIN + "hex r4c3: nordic 4 workers\nhex r5c5: nordic 3 workers")
    section(g, "produce")
    play(g, "produce")
    assert refused(g, "produce-at", hex="r4c3").rule == "scythe:produce.barren"
    assert [a.names["count"] for a in legal(g) if a.names.get("hex") == "r5c5"] == [1]
    play(g, "produce-at", hex="r5c5", count=1)
    assert g.workers(0, place(g, "r5c5")) == 4
    assert g.star_count(0, 4) == 1


@rule("scythe:produce.cost", "scythe:produce.must-pay")
def test_produce_costs_what_the_workers_uncover() -> None:
    mats = "seat nordic industrial: power {}; popularity {}; coins {}\nseat crimea mechanical:\n"
    text = mats + "hex r3c3: nordic {} workers"
    g = position(text.format(0, 0, 0, 3))
    section(g, "produce")
    assert offers(g, "produce")
    poor = position(text.format(0, 9, 9, 4))
    section(poor, "produce")
    assert refused(poor, "produce").rule == "scythe:produce.must-pay"
    rich = position(text.format(5, 5, 5, 8))
    section(rich, "produce")
    play(rich, "produce")
    assert (rich.power[0], rich.popularity[0], rich.coins[0]) == (4, 4, 4)


@rule(
    "scythe:build.mill",
    "scythe:build.mill-as-worker",
    "scythe:build.mill-with-workers",
    "scythe:build.mill-needs-control",
)
def test_the_mill_produces_beyond_the_limit_while_it_is_controlled() -> None:
    workers = "hex r5c2: nordic 2 workers\nhex r3c3: nordic worker\nhex r5c3: nordic worker\n"
    g = position(PLAIN + workers + "hex r6c4: nordic mill")
    section(g, "produce")
    play(g, "produce")
    play(g, "produce-at", hex="r5c2", count=2)
    play(g, "produce-at", hex="r3c3", count=1)
    play(g, "produce-at", hex="r6c4", count=1)
    assert resources(g, "r6c4") == {"wood": 1}
    held = position(PLAIN + workers + "hex r6c4: nordic mill; crimea worker\nhex r8c3: crimea worker")
    section(held, "produce")
    play(held, "produce")
    assert not offers(held, "produce-at", hex="r6c4")
    both = position(PLAIN + "hex r5c2: nordic 2 workers; nordic mill")
    section(both, "produce")
    play(both, "produce")
    assert offers(both, "produce-at", hex="r5c2", count=3)


@rule(
    "scythe:upgrade.example",
    "scythe:upgrade.any-section",
    "scythe:turn.bottom.coins",
)
def test_an_upgrade_improves_one_action_and_cheapens_another() -> None:
    g = position("seat nordic industrial: coins 5\nseat crimea mechanical:\nhex r1c5: nordic 2 workers; 3 oil")
    section(g, "bolster")
    play(g, "skip")
    play(g, "take-bottom")
    play(g, "move-cube", cube="produce-territories")
    play(g, "cover", bottom="enlist")
    assert g.coins[0] == 8
    assert resources(g, "r1c5") == {}
    assert (g.cubes[0], g.covered[3]) == (1 << 5, 1)


@rule("scythe:upgrade.solid-boxes", "scythe:upgrade.empty-box")
def test_only_empty_bracketed_boxes_take_a_cube() -> None:
    g = position(
        "seat nordic patriotic: cube move-units; covered enlist 1\nseat crimea mechanical:\n"
        "hex r1c5: nordic 2 workers; 3 oil"
    )
    section(g, "move")
    play(g, "skip")
    play(g, "take-bottom")
    play(g, "move-cube", cube="gain-coins")
    assert refused(g, "cover", bottom="upgrade").rule == "scythe:upgrade.solid-boxes"
    assert refused(g, "cover", bottom="enlist").rule == "scythe:upgrade.empty-box"


@rule(
    "scythe:resource.example.deploy",
    "scythe:deploy.placement",
    "scythe:deploy.any-mech",
    "scythe:resource.spend-anywhere",
)
def test_metal_from_two_places_pays_for_a_mech_elsewhere() -> None:
    g = position(
        PLAIN + "hex r3c2: nordic worker; 2 metal\nhex r4c4: nordic character; 1 metal\nhex r5c5: nordic worker"
    )
    section(g, "produce")
    play(g, "skip")
    play(g, "take-bottom")
    assert {a.names.get("mech") for a in legal(g)} == {"1", "2", "3", "4", None}
    play(g, "deploy", mech="4")
    assert refused(g, "place", hex="r4c4").rule == "scythe:deploy.placement"
    play(g, "place", hex="r5c5")
    assert resources(g, "r3c2") == {}
    assert resources(g, "r4c4") == {}
    assert g.mech[3] == place(g, "r5c5")


@rule("scythe:resource.spend-controlled", "scythe:turn.full-cost")
def test_resources_of_others_do_not_pay() -> None:
    g = position(PLAIN + "hex r3c2: nordic 2 workers; 2 metal\nhex r4c4: 3 metal")
    section(g, "produce")
    play(g, "skip")
    reason = refused(g, "take-bottom")
    assert (reason.facts["held"], reason.facts["cost"]) == (2, 3)


@rule("scythe:build.one-per-territory", "scythe:build.placement")
def test_a_structure_needs_a_worker_and_a_free_territory() -> None:
    g = position(
        PLAIN + "hex r3c3: nordic worker; crimea mill; 3 wood\nhex r5c3: nordic worker\nhex r4c3: nordic character"
    )
    section(g, "move")
    play(g, "skip")
    play(g, "take-bottom")
    play(g, "build", structure="mine")
    assert refused(g, "place", hex="r3c3").rule == "scythe:build.one-per-territory"
    assert refused(g, "place", hex="r4c3").rule == "scythe:build.placement"
    play(g, "place", hex="r5c3")
    assert g.structure_at(0, 0) == place(g, "r5c3")


@rule("scythe:turn.bottom.completed", "scythe:turn.bottom.completed-recruits")
def test_a_finished_bottom_action_still_pays() -> None:
    mechs = "hex r3c2: nordic mech 1; nordic mech 2; nordic mech 3; nordic mech 4; nordic 2 workers; 3 metal"
    g = position(
        "seat nordic industrial: coins 0; star mechs\nseat crimea mechanical: coins 0; recruit deploy\n" + mechs
    )
    section(g, "produce")
    play(g, "skip")
    play(g, "take-bottom")
    assert question(g) == "RecruitBonus"
    play(g, "accept", 1)
    assert (g.coins[0], g.coins[1]) == (2, 1)


@rule("scythe:turn.bottom.coins-decline")
def test_the_coins_of_a_bottom_action_can_be_refused() -> None:
    g = position("seat nordic industrial: coins 0\nseat crimea mechanical:\nhex r3c2: nordic 2 workers; 3 metal")
    section(g, "produce")
    play(g, "skip")
    play(g, "take-less")
    play(g, "amount", count=0)
    play(g, "deploy", mech="1")
    play(g, "place", hex="r3c2")
    assert g.coins[0] == 0


FOOD = "hex r1c2: nordic 2 workers; 4 food\n"


@rule(
    "scythe:enlist.one-time-space",
    "scythe:enlist.any-section",
    "scythe:enlist.bonus.cards",
    "scythe:enlist.bonus.power",
)
def test_a_recruit_takes_a_free_bonus() -> None:
    g = position("seat nordic industrial: power 5; recruit build; bonus coins\nseat crimea mechanical:\n" + FOOD)
    section(g, "trade")
    play(g, "skip")
    play(g, "take-bottom")
    assert refused(g, "enlist", recruit="build").rule == "scythe:enlist.any-section"
    play(g, "enlist", recruit="deploy")
    assert refused(g, "take-bonus", bonus="coins").rule == "scythe:enlist.one-time-space"
    cards = g.clone()
    play(g, "take-bonus", bonus="power")
    assert g.power[0] == 7
    play(cards, "take-bonus", bonus="combat-cards")
    draw(cards)
    draw(cards)
    assert cards.hand_size(0) == 2
    assert cards.bonuses[0] >> COMBAT_CARDS & 1


WOOD = "hex r3c3: nordic 2 workers; 3 wood\n"


@rule(
    "scythe:enlist.order",
    "scythe:enlist.ongoing-neighbours",
    "scythe:enlist.ongoing-optional",
    "scythe:enlist.example.build",
)
def test_neighbours_gain_in_order_and_others_do_not() -> None:
    seats = "".join(
        f"seat {faction} {mat}: popularity 6; recruit build; bonus coins\n"
        for faction, mat in (
            ("nordic", "industrial"),
            ("rusviet", "engineering"),
            ("crimea", "mechanical"),
            ("saxony", "patriotic"),
            ("polania", "agricultural"),
        )
    )
    g = position(seats + WOOD + "turn nordic")
    section(g, "move")
    play(g, "skip")
    play(g, "take-bottom")
    play(g, "build", structure="mill")
    play(g, "place", hex="r3c3")
    assert g.decision is not None
    assert g.decision.seats(g) == (0,)
    play(g, "accept", 0)
    assert g.decision.seats(g) == (1,)
    play(g, "decline", 1)
    assert g.decision.seats(g) == (4,)
    play(g, "accept", 4)
    assert list(g.popularity) == [7, 6, 6, 6, 7]


@rule("scythe:enlist.two-players")
def test_with_two_players_a_neighbour_gains_once() -> None:
    g = position("seat nordic industrial:\nseat crimea mechanical: popularity 6; recruit build\n" + WOOD)
    section(g, "move")
    play(g, "skip")
    play(g, "take-bottom")
    play(g, "decline")
    play(g, "accept", 1)
    assert g.popularity[1] == 7
    assert question(g) == "ChooseSection"


STARS = "star power; star workers; star mechs; star upgrades; star combat"


@rule("scythe:end.bottom-action-first", "scythe:end.recruit-star-timing", "scythe:star.structures")
def test_coins_and_the_own_recruit_come_before_the_sixth_star() -> None:
    built = "hex r1c1: nordic mine\nhex r1c2: nordic armory\nhex r2c3: nordic monument\n"
    seats = f"seat nordic industrial: coins 0; popularity 5; recruit build; {STARS}\n"
    g = position(seats + "seat crimea mechanical: popularity 17; recruit build\n" + WOOD + built)
    section(g, "move")
    play(g, "skip")
    play(g, "take-bottom")
    play(g, "build", structure="mill")
    play(g, "place", hex="r3c3")
    play(g, "accept", 0)
    assert g.result is not None
    assert (g.coins[0], g.popularity[0], g.star_count(0, STRUCTURES_STAR)) == (1, 6, 1)
    assert (g.popularity[1], g.star_count(1, POPULARITY_STAR)) == (17, 0)


@rule("scythe:enlist.sixth-star")
def test_a_neighbours_sixth_star_ends_the_game_before_the_next_neighbour() -> None:
    five = "star mechs; star workers; star structures; star upgrades; star combat"
    seats = (
        "seat nordic industrial: power 3\n"
        f"seat rusviet engineering: power 15; recruit upgrade; {five}\n"
        "seat crimea mechanical: power 3; recruit upgrade\n"
    )
    g = position(seats + "hex r1c5: nordic 2 workers; 3 oil\nturn nordic")
    section(g, "bolster")
    play(g, "skip")
    play(g, "take-bottom")
    play(g, "decline")
    play(g, "accept", 1)
    assert g.result is not None
    assert g.star_count(1, POWER_STAR) == 1
    assert g.power[2] == 3


@rule("scythe:star.mandatory", "scythe:end.trigger", "scythe:star.power")
def test_a_star_is_placed_without_asking_and_the_sixth_ends_the_game() -> None:
    four = "star mechs; star workers; star upgrades; star combat 2"
    g = position(f"seat nordic industrial: power 14; coins 1; {four}\nseat crimea mechanical:")
    section(g, "bolster")
    play(g, "bolster-power")
    assert g.result is not None
    assert g.power[0] == 16


@rule("scythe:star.once-each")
def test_a_goal_met_again_earns_nothing() -> None:
    g = position("seat nordic industrial: power 14; coins 1; star power\nseat crimea mechanical:")
    section(g, "bolster")
    play(g, "bolster-power")
    assert g.star_count(0, POWER_STAR) == 1


@rule("scythe:turn.dead-turn")
def test_a_turn_on_which_nothing_can_be_done() -> None:
    g = position(
        "seat nordic industrial: coins 0; power 0; popularity 0; section move\nseat crimea mechanical:\n"
        "hex r0c4: nordic 8 workers"
    )
    section(g, "trade")
    assert [a.verb for a in legal(g)] == ["skip"]
    play(g, "skip")
    play(g, "skip")
    assert g.active == 1
