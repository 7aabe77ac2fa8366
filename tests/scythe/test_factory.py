"""The Factory: who takes a card and when, and what a turn on a card is."""

from __future__ import annotations

from collections import Counter

import pytest

from marches.games.scythe.edge import components
from marches.games.scythe.edge.extras import CardsView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import size
from marches.kernel.setup import Setup
from marches.text import Words
from tests.marks import rule
from tests.scythe.card_helpers import RICH, difference, on_card, take_all, wealth
from tests.scythe.helpers import (
    commit,
    draw,
    extra,
    legal,
    move,
    offers,
    play,
    position,
    question,
    refused,
    resources,
    section,
    start_move,
)

THREE = "seat nordic industrial: power 5\nseat rusviet engineering: power 5\nseat crimea mechanical: power 5\n"
AT_THE_DOOR = "hex r3c3: nordic character\nhex r4c4: rusviet character\nhex r5c3: crimea character\nturn nordic\n"


def visit(g: ScytheGame, unit: str = "character") -> None:
    """The active player's unit goes to the Factory and the Move ends."""
    start_move(g)
    move(g, "r4c3", unit=unit)
    play(g, "done")


@rule("scythe:factory.gain", "scythe:unit.character.role")
def test_a_character_that_ends_on_the_factory_looks_at_the_cards() -> None:
    g = position(THREE + AT_THE_DOOR)
    assert RULEBOOK.view(g, 0).factory_cards_seen is None
    start_move(g)
    move(g, "r4c3")
    assert question(g) == "ChooseUnit"
    play(g, "done")
    assert question(g) == "ChooseFactoryCard"
    assert len(RULEBOOK.view(g, 0).factory_cards_seen or []) == 4


@rule("scythe:factory.gain")
def test_after_a_lost_combat_there_is_no_card() -> None:
    g = position(THREE + "hex r3c3: nordic character\nhex r4c3: crimea mech 1\nturn nordic\n")
    visit(g)
    won = g.clone()
    commit(g, 0, 0)
    commit(g, 2, 5)
    assert question(g) == "ChooseBottom"
    assert not g.factory_seen
    commit(won, 0, 5)
    commit(won, 2, 0)
    assert question(won) == "ChooseFactoryCard"


@rule("scythe:factory.must-choose", "scythe:setup.factory-rest")
def test_one_card_is_kept_and_the_others_stay_hidden_from_the_rest() -> None:
    g = position(THREE + AT_THE_DOOR)
    visit(g)
    assert {a.verb for a in legal(g)} == {"take-factory-card"}
    kept, *others = [str(a.names["factory-card"]) for a in legal(g)]
    play(g, "take-factory-card", factory_card=kept)
    view = RULEBOOK.view(g, 1)
    assert view.seats[0].factory_cards == [kept]
    assert (view.factory_pool, view.factory_cards_seen) == (3, None)
    assert set(extra(g, 1, CardsView).factory) == {kept}
    assert RULEBOOK.view(g, 0).factory_cards_seen == others
    assert set(extra(g, 0, CardsView).factory) == {kept, *others}


@rule("scythe:factory.card-count")
def test_each_visitor_sees_one_card_fewer() -> None:
    g = position(THREE + AT_THE_DOOR)
    seen = []
    for _ in range(3):
        active = g.active
        visit(g)
        seen.append(len(legal(g)))
        g.play(active, legal(g)[0])
        # The visitor leaves again, so that the next one meets nobody.
        g.put_unit(active, 0, g.seating.base[active])
        while g.active == active:
            play(g, "skip")
    assert seen == [4, 3, 2]


@rule("scythe:factory.character-only", "scythe:unit.character.role")
def test_a_mech_gets_no_card() -> None:
    g = position(THREE + "hex r3c3: nordic mech 1\nturn nordic\n")
    visit(g, "mech-1")
    assert question(g) == "ChooseBottom"


@rule("scythe:factory.one-card", "scythe:factory.permanent")
def test_a_second_visit_brings_no_card() -> None:
    g = position(
        "seat nordic industrial: factory 3\nseat crimea mechanical:\nhex r3c3: nordic character\nturn nordic\n"
    )
    visit(g)
    assert question(g) == "ChooseBottom"
    assert RULEBOOK.view(g, 0).seats[0].factory_cards == ["3"]


@rule("scythe:component.factory-deck")
def test_the_deck_has_twelve_cards_and_six_promos() -> None:
    assert size(RULEBOOK.kit.factory_cards.in_play(Options((), {}))) == 12
    assert size(RULEBOOK.kit.factory_cards.in_play(Options((), {"promos": True}))) == 18


@rule("scythe:setup.factory-cards", "scythe:setup.factory-rest")
def test_the_rest_of_the_deck_is_out_of_play_and_unknown() -> None:
    g = RULEBOOK.start(Setup("scythe", 2, ("random",) * 4))
    g.advance()
    while question(g) != "ChooseSection":
        draw(g)
    assert size(g.factory_pool) == 5
    for seat in (-2, 0, 1, 2, 3):
        view = RULEBOOK.view(g, seat)
        assert (view.factory_pool, view.factory_cards_seen, extra(g, seat, CardsView).factory) == (5, None, {})


@rule("scythe:factory.fifth-section")
def test_the_card_is_a_fifth_section_not_used_twice_in_a_row() -> None:
    seats = "seat nordic industrial: factory 6; section {}\nseat crimea mechanical:\nturn nordic\n"
    g = position(seats.format("trade"))
    assert g.decision is not None
    assert len(g.decision.candidates(g, 0)) == 5
    assert offers(g, "factory-section", factory_card="6")
    again = position(seats.format("factory-6"))
    assert refused(again, "factory-section", factory_card="6").rule == "scythe:turn.different-section"
    without = position("seat nordic industrial:\nseat crimea mechanical: factory 6\nturn nordic\n")
    assert len(legal(without)) == 4


@rule("scythe:factory.fifth-section")
def test_top_and_bottom_may_both_be_taken_or_skipped_from_top_to_bottom() -> None:
    g = on_card("6")
    assert question(g) == "FactoryTop"
    skipped = g.clone()
    play(g, "use-factory-card")
    assert (g.power[0], g.coins[0]) == (4, 13)
    assert question(g) == "FactoryBottom"
    play(g, "factory-move")
    assert question(g) == "ChooseUnit"
    play(skipped, "skip")
    play(skipped, "skip")
    assert skipped.active == 1
    assert difference(wealth(g), wealth(skipped)) == {"coins": -3, "power": 1}


@rule("scythe:faction.rusviet.relentless-factory")
def test_rusviet_may_not_repeat_the_factory_card() -> None:
    g = position("seat rusviet engineering: factory 6; section factory-6\nseat crimea mechanical:\nturn rusviet\n")
    assert refused(g, "factory-section", factory_card="6").rule == "scythe:turn.different-section"
    assert len(legal(g)) == 4


PRINTED = [card.id for card in components.PRINTED.factory_cards]
MEANS = "hex r1c4: nordic 2 workers; 2 metal; 2 wood\nhex r3c3: nordic mech 2\n"


def paid_and_gained(card: str, gain: str) -> dict[str, int]:
    """What using a card changes, by its print."""
    found: Counter[str] = Counter()
    data = components.PRINTED.factory_cards[int(card) - 1]
    for name, count in data.gain.items():
        if data.choose == "one" and name != gain:
            continue
        if name == "any-resource":
            found["oil"] += count
        elif name == "recruit":
            found.update({"recruit": count, "power": 2 * count})
        elif name == "produce-territories":
            found["wood"] += 1
        else:
            found[name] += count
    found.subtract({name: count for name, count in data.cost.items() if name != "any-resource"})
    return {name: count for name, count in found.items() if count}


def uses(card: str) -> list[str]:
    data = components.PRINTED.factory_cards[int(card) - 1]
    return list(data.gain) if data.choose == "one" else [""]


EVERY_USE = [(card, gain) for card in PRINTED for gain in uses(card)]


@rule("scythe:factory.no-mat-bonuses", "scythe:enlist.not-factory")
@pytest.mark.parametrize(("card", "gain"), EVERY_USE, ids=[f"{card}{gain}" for card, gain in EVERY_USE])
def test_a_card_costs_and_gives_what_is_printed_and_nothing_else(card: str, gain: str) -> None:
    recruits = "recruit deploy; recruit upgrade; bonus coins; bonus popularity"
    head = "option promos: True\n" if int(card) > 12 else ""
    g = on_card(card, f"{RICH}; cards 2 2; {recruits}", recruits, MEANS, head)
    before, others = wealth(g), wealth(g, 1)
    if gain:
        play(g, "use-factory-card-for", gain=gain)
    else:
        play(g, "use-factory-card")
    tokens = components.PRINTED.factory_cards[int(card) - 1].cost.get("any-resource", 0)
    for kind in ("metal", "wood")[:tokens]:
        play(g, "pay", hex="r1c4", resource=kind)
    take_all(g)
    if question(g) == "ProduceSomewhere":
        play(g, "done")
    assert question(g) == "FactoryBottom"
    wanted = Counter(paid_and_gained(card, gain))
    wanted.subtract(("metal", "wood")[:tokens])
    assert difference(before, wealth(g)) == {name: count for name, count in wanted.items() if count}
    # The opponent gains nothing by its recruits.
    assert [wealth(g, 1)[name] for name in ("coins", "power", "popularity")] == [
        others[name] for name in ("coins", "power", "popularity")
    ]


@pytest.mark.parametrize("card", PRINTED)
def test_a_card_that_cannot_be_paid_cannot_be_used(card: str) -> None:
    head = "option promos: True\n" if int(card) > 12 else ""
    g = on_card(card, "coins 0; power 0; popularity 0", head=head)
    assert [a.verb for a in legal(g)] == ["skip"]
    verb = "use-factory-card-for" if uses(card)[0] else "use-factory-card"
    fields = {"gain": uses(card)[0]} if uses(card)[0] else {}
    assert refused(g, verb, None, **fields).rule == "scythe:turn.full-cost"
    play(g, "skip")
    assert question(g) == "FactoryBottom"


@rule("scythe:factory.no-mat-bonuses", "scythe:build.monument")
def test_no_monument_armory_mill_or_coins_of_the_mat() -> None:
    built = "hex r1c5: nordic monument\nhex r1c4: nordic armory\nhex r2c4: nordic mill\n"
    g = on_card("12", RICH, rest=built)
    play(g, "use-factory-card")
    play(g, "enlist", recruit="build")
    play(g, "take-bonus", bonus="coins")
    assert question(g) == "FactoryBottom"
    assert (g.power[0], g.popularity[0], g.coins[0]) == (6, 10, 10)


@rule("scythe:factory.no-mat-bonuses")
def test_producing_with_a_card_pays_no_workers_and_uses_no_mill() -> None:
    board = "hex r1c4: nordic 5 workers\nhex r1c5: nordic 1 worker\nhex r2c4: nordic mill\n"
    g = on_card("1", "coins 1; power 3; popularity 3; cards 5", rest=board)
    play(g, "use-factory-card")
    play(g, "pay-card", combat_card="5")
    assert not offers(g, "produce-at", hex="r2c4", count=1)
    play(g, "produce-at", hex="r1c4", count=5)
    play(g, "produce-at", hex="r1c5", count=1)
    assert question(g) == "FactoryBottom"
    assert (g.coins[0], g.power[0], g.popularity[0], g.hand_size(0)) == (0, 3, 3, 0)
    assert (resources(g, "r1c4"), resources(g, "r1c5"), resources(g, "r2c4")) == ({"wood": 5}, {"oil": 1}, {})


@rule("scythe:factory.example", "scythe:enlist.not-factory")
def test_enlist_or_upgrade_then_one_unit_twice() -> None:
    g = on_card("2", "popularity 4; coins 3; recruit enlist; bonus power", "coins 3; recruit enlist; bonus power")
    assert {a.names.get("gain") for a in legal(g)} == {"recruit", "upgrade", None}
    play(g, "use-factory-card-for", gain="recruit")
    play(g, "enlist", recruit="deploy")
    play(g, "take-bonus", bonus="coins")
    assert (g.popularity[0], list(g.coins)) == (3, [5, 3])
    assert question(g) == "FactoryBottom"
    play(g, "factory-move")
    move(g, "r1c4", "r2c4", unit="worker", from_="r1c5")
    assert g.active == 1


@rule("scythe:turn.partial-benefit")
def test_part_of_what_a_card_gives() -> None:
    g = on_card("5")
    play(g, "take-less")
    play(g, "amount", count=1)
    assert (g.power[0], g.popularity[0]) == (4, 11)
    assert question(g) == "FactoryBottom"


def test_which_card_is_paid_is_asked_even_of_a_hand_of_one_kind() -> None:
    g = on_card("4", f"{RICH}; cards 3 3")
    play(g, "use-factory-card")
    assert question(g) == "PayCards"
    assert g.decision is not None
    assert g.decision.secret
    play(g, "pay-card", combat_card="3")
    assert (g.hand_size(0), g.coins[0], RULEBOOK.view(g, 1).combat_discard) == (1, 13, [3])


def test_different_resources_are_of_different_kinds() -> None:
    head = "option promos: True\n"
    g = on_card("18", rest="hex r1c4: nordic 2 workers; 4 wood\n", head=head)
    assert refused(g, "use-factory-card-for", gain="upgrade").facts == {"cost": 2, "held": 1}
    both = on_card("18", rest="hex r1c4: nordic 2 workers; 2 wood; 1 oil\n", head=head)
    play(both, "use-factory-card-for", gain="upgrade")
    play(both, "pay", resource="wood")
    assert not offers(both, "pay", resource="wood")
    play(both, "pay", resource="oil")
    assert question(both) == "Upgrade"


def test_crimea_may_coerce_one_of_two_kinds() -> None:
    seats = "option promos: True\nseat crimea mechanical: factory 18; cards 4\nseat nordic industrial:\n"
    g = position(seats + "hex r7c3: crimea 2 workers; 4 wood\nturn crimea\n")
    play(g, "factory-section", factory_card="18")
    play(g, "use-factory-card-for", gain="upgrade")
    play(g, "pay-card", combat_card="4")
    play(g, "pay", resource="wood")
    assert question(g) == "Upgrade"
    assert (g.hand_size(0), resources(g, "r7c3")) == (0, {"wood": 3})


def test_mechs_and_structures_of_a_card_need_a_worker_like_those_of_the_mat() -> None:
    g = on_card("7", rest="hex r1c4: nordic worker\nhex r3c3: nordic character\n")
    play(g, "use-factory-card-for", gain="structure")
    play(g, "build", structure="mine")
    assert [a.names["hex"] for a in legal(g)] == ["r1c4"]
    assert refused(g, "place", hex="r3c3").rule == "scythe:build.placement"


def test_a_sixth_star_by_a_card_comes_after_all_it_gives() -> None:
    five = "star upgrades; star structures; star recruits; star workers; star power"
    mechs = "".join(f"hex r1c5: nordic mech {mech}\n" for mech in (1, 2, 3))
    g = on_card("10", f"{RICH}; {five}", rest=mechs)
    play(g, "use-factory-card")
    play(g, "deploy", mech="4")
    play(g, "place", hex="r1c4")
    assert g.result is not None
    assert g.power[0] == 6


def test_the_section_says_what_the_card_costs_and_gives() -> None:
    g = position("seat nordic industrial: factory 2\nseat crimea mechanical:\nturn nordic\n")
    assert g.decision is not None
    lines = g.decision.preview(g, 0, legal(g)[-1])
    assert Words("en").phrase(lines) == (
        "pay 1 popularity; one of these: enlist a recruit, make an upgrade, then move one unit up to 2 times"
    )


def test_the_turn_on_a_card_can_be_written_and_read() -> None:
    g = on_card("6")
    play(g, "skip")
    play(g, "skip")
    text = RULEBOOK.dump(g)
    assert "section factory-6" in text
    assert "factory 6" in text
    assert RULEBOOK.dump(position(text)) == text
    section(g, "bolster")
