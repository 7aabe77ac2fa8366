"""Encounters: who has them and when, what is chosen, paid and gained."""

from __future__ import annotations

from collections import Counter

import pytest

from marches.games.scythe.data.words import GAINS, PAYMENTS, RESOURCES
from marches.games.scythe.edge import components
from marches.games.scythe.edge.extras import CardsView, DealView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.kit import Deck
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import size
from marches.kernel.line import Line
from marches.text import LANGUAGES, Words
from tests.marks import rule
from tests.scythe.card_helpers import AT, RICH, difference, meet, take_all, wealth
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
    resources,
    section,
    start_move,
)

EVERY_OPTION = [(card.id, option) for card in components.PRINTED.encounters for option in ("a", "b", "c")]


def expected(card: str, option: str) -> dict[str, int]:
    """What an option changes, by its print; resources of any kind are taken as oil, recruits bring 2 power."""
    found: Counter[str] = Counter()
    deal = components.PRINTED.encounters[int(card) - 1].options["abc".index(option)]
    for name, count in deal.gain.items():
        if name == "any-resource":
            found["oil"] += count
        elif name == "recruit":
            found.update({"recruit": count, "power": 2 * count})
        elif name in wealth(position("seat nordic industrial:\nseat crimea mechanical:")):
            found[name] += count
    found.subtract(deal.cost)
    return {name: count for name, count in found.items() if count}


@rule("scythe:encounter.pay-cost", "scythe:encounter.isolated", "scythe:encounter.location")
@pytest.mark.parametrize(("card", "option"), EVERY_OPTION, ids=[f"{card}{option}" for card, option in EVERY_OPTION])
def test_an_option_costs_and_gives_what_is_printed_and_nothing_else(card: str, option: str) -> None:
    head = "option promos: True\n" if int(card) > 28 else ""
    g = meet(card, RICH, "cards 4 4 5; recruit deploy; recruit build; recruit enlist; recruit upgrade", head=head)
    before, others = wealth(g), wealth(g, 1)
    play(g, "choose-option", option=option)
    take_all(g)
    assert question(g) == "ChooseBottom"
    assert difference(before, wealth(g)) == expected(card, option)
    same = ("coins", "power", "popularity", "combat-card")
    assert [wealth(g, 1)[name] for name in same] == [others[name] for name in same]
    tokens = sum(count for name, count in expected(card, option).items() if name in RESOURCES)
    assert sum(resources(g, AT).values()) == tokens


@rule("scythe:component.encounter-deck", "scythe:setup.encounter-deck")
def test_the_deck_has_28_cards_with_three_options() -> None:
    g = RULEBOOK.start(RULEBOOK.sample_setups()[0])
    assert RULEBOOK.view(g, -2).encounter_deck == 28
    core = [card for card in components.PRINTED.encounters if card.set == "core"]
    assert [card.id for card in core] == [str(number) for number in range(1, 29)]
    assert {len(card.options) for card in core} == {3}


@rule("scythe:component.promos")
def test_promo_cards_come_only_where_they_are_wanted() -> None:
    assert size(RULEBOOK.kit.encounters.in_play(Options((), {}))) == 28
    assert size(RULEBOOK.kit.encounters.in_play(Options((), {"promos": True}))) == 42
    g = position("seat nordic industrial:\nseat crimea mechanical:")
    assert (RULEBOOK.view(g, -2).encounter_deck, RULEBOOK.view(g, -2).objective_deck) == (28, 23)


def test_stand_ins_come_only_where_house_tiles_are_wanted() -> None:
    sets, statuses = ["core", "core", "promo"], ["confirmed", "stand-in", "stand-in"]
    assert Deck(["a", "b", "c"], sets, statuses).in_play(Options((), {})) == 0b001
    assert Deck(["a", "b", "c"], sets, statuses).in_play(Options((), {"house-tiles": True})) == 0b011


@rule("scythe:encounter.character-only", "scythe:unit.character.role")
def test_mechs_and_workers_have_no_encounters() -> None:
    g = position(
        "seat nordic industrial:\nseat crimea mechanical:\nhex r1c4: nordic mech 1; nordic 2 workers\nturn nordic\n"
    )
    start_move(g)
    move(g, AT, unit="mech-1")
    move(g, AT, unit="worker", from_="r1c4")
    assert question(g) == "ChooseBottom"
    assert g.encounters >> place(g, AT) & 1
    assert size(g.encounter_deck) == 28


@rule("scythe:encounter.timing")
def test_the_encounter_comes_before_the_bottom_action_and_may_pay_for_it() -> None:
    g = meet("20")
    assert question(g) == "ChooseOption"
    play(g, "choose-option", option="c")
    assert resources(g, AT) == {"wood": 4}
    play(g, "take-bottom", bottom="build")
    assert resources(g, AT) == {"wood": 1}


@rule("scythe:encounter.timing")
def test_the_encounter_waits_until_all_units_have_moved() -> None:
    g = position("seat nordic industrial:\nseat crimea mechanical:\nhex r1c4: nordic character\nturn nordic\n")
    start_move(g)
    move(g, AT)
    assert question(g) == "ChooseUnit"
    assert g.encounters >> place(g, AT) & 1
    assert g.encounter_card < 0


@rule("scythe:encounter.draw")
def test_the_token_goes_and_one_card_is_drawn() -> None:
    g = meet("7")
    assert not g.encounters >> place(g, AT) & 1
    assert RULEBOOK.view(g, 0).encounter_card == "7"
    assert size(g.encounter_deck) == 27
    assert g.encounters_met[0] == 1


@rule("scythe:encounter.public")
def test_everyone_sees_the_card_and_its_options() -> None:
    g = meet("7")
    for seat in (1, -2):
        view = RULEBOOK.view(g, seat)
        assert view.encounter_card == "7"
        assert extra(g, seat, CardsView).encounter == [
            DealView({}, {"oil": 2, "popularity": 1}),
            DealView({"coins": 2}, {"upgrade": 1}),
            DealView({"popularity": 2}, {"oil": 4}),
        ]


@rule("scythe:encounter.must-choose")
def test_one_of_the_options_must_be_chosen_and_only_one() -> None:
    g = meet("7", "coins 0; popularity 0")
    assert refused(g, "done").rule == "scythe:encounter.must-choose"
    assert {a.names.get("option") for a in legal(g) if a.verb == "choose-option"} == {"a"}
    play(g, "choose-option", option="a")
    assert question(g) == "ChooseBottom"


@rule("scythe:encounter.pay-cost")
def test_the_cost_is_paid_in_full() -> None:
    g = meet("9", "popularity 5; coins 0")
    play(g, "choose-option", option="c")
    assert (g.popularity[0], g.coins[0]) == (3, 0)


@rule("scythe:encounter.unaffordable")
def test_what_cannot_be_paid_cannot_be_chosen() -> None:
    g = meet("8", "coins 1; popularity 1")
    short = refused(g, "choose-option", option="b")
    assert (short.rule, short.facts) == ("scythe:encounter.unaffordable", {"cost": 2, "held": 1})
    assert refused(g, "choose-option", option="c").key == "scythe-why-no-popularity"
    assert offers(g, "choose-option", option="a")


@rule("scythe:encounter.partial-benefit")
def test_any_part_of_a_benefit_may_be_left_aside() -> None:
    g = meet("25")
    play(g, "take-less")
    play(g, "choose-option", option="a")
    play(g, "amount", count=1)
    play(g, "amount", count=0)
    assert (g.power[0], g.popularity[0]) == (6, 10)
    assert question(g) == "ChooseBottom"
    kept = meet("15")
    play(kept, "choose-option", option="c")
    play(kept, "take-resource", resource="wood")
    play(kept, "done")
    assert resources(kept, AT) == {"wood": 1}
    assert question(kept) == "ChooseBottom"


@rule("scythe:encounter.example.partial")
def test_the_metal_without_the_worker() -> None:
    g = meet("14")
    play(g, "take-less")
    play(g, "choose-option", option="c")
    play(g, "amount", count=0)
    play(g, "amount", count=2)
    assert resources(g, AT) == {"metal": 2}
    assert g.mat_workers[0] == 6


@rule("scythe:encounter.location")
def test_mechs_workers_and_structures_come_to_the_encounter() -> None:
    mech = meet("17")
    play(mech, "choose-option", option="c")
    play(mech, "deploy", mech="3")
    assert mech.mech[2] == place(mech, AT)
    assert mech.workers(0, place(mech, AT)) == 0
    worker = meet("18")
    play(worker, "choose-option", option="c")
    assert worker.workers(0, place(worker, AT)) == 1
    built = meet("1")
    play(built, "choose-option", option="c")
    play(built, "build", structure="armory")
    assert built.structure_at(0, 2) == place(built, AT)


@rule("scythe:encounter.structure-blocked")
def test_a_structure_is_lost_where_one_stands() -> None:
    g = meet("1", rest=f"hex {AT}: crimea mill\n")
    play(g, "choose-option", option="c")
    assert question(g) == "ChooseBottom"
    assert (g.structures_built(0), g.popularity[0]) == (0, 8)


def test_what_the_mats_no_longer_hold_is_lost() -> None:
    g = meet("18", rest="hex r1c5: nordic 8 workers\n")
    play(g, "choose-option", option="c")
    assert (g.mat_workers[0], resources(g, AT)) == (0, {"wood": 3})
    mechs = "".join(f"hex r1c5: nordic mech {mech}\n" for mech in range(1, 5))
    full = meet("17", rest=mechs)
    play(full, "choose-option", option="c")
    assert question(full) == "ChooseBottom"


@rule("scythe:encounter.isolated", "scythe:enlist.not-encounter")
def test_no_mat_coins_and_no_recruit_bonuses_come_with_it() -> None:
    everyone = "recruit deploy; recruit enlist; bonus coins; bonus popularity; coins 10"
    g = meet("4", everyone, everyone)
    play(g, "choose-option", option="b")
    play(g, "enlist", recruit="build")
    play(g, "take-bonus", bonus="power")
    assert question(g) == "ChooseBottom"
    assert list(g.coins) == [7, 10]
    mech = meet("21", everyone, everyone)
    play(mech, "choose-option", option="b")
    play(mech, "deploy", mech="1")
    assert question(mech) == "ChooseBottom"
    assert list(mech.coins) == [6, 10]


@rule("scythe:encounter.after-combat")
def test_after_a_lost_combat_the_token_stays() -> None:
    board = f"hex r1c4: nordic character\nhex {AT}: crimea mech 1\nturn nordic\n"
    g = position("seat nordic industrial: power 5\nseat crimea mechanical: power 5\n" + board)
    start_move(g)
    move(g, AT)
    play(g, "done")
    won = g.clone()
    commit(g, 0, 0)
    commit(g, 1, 5)
    assert question(g) == "ChooseBottom"
    assert g.encounters >> place(g, AT) & 1
    commit(won, 0, 5)
    commit(won, 1, 0)
    assert question(won) == "DrawEncounter"


@rule("scythe:encounter.card-to-bottom")
def test_the_card_goes_under_the_deck() -> None:
    g = meet("13")
    play(g, "choose-option", option="a")
    assert RULEBOOK.view(g, 1).encounter_deck == 28
    assert RULEBOOK.view(g, 1).encounter_card == ""
    assert [components.PRINTED.encounters[card].id for card in g.encounter_bottom] == ["13"]


@rule("scythe:encounter.card-to-bottom")
def test_cards_under_the_deck_come_back_in_order_when_it_is_empty() -> None:
    below = " ".join(str(number) for number in [*range(5, 29), 2, 3, 4])
    g = meet("1", rest=f"encounter-bottom: {below}\n")
    play(g, "choose-option", option="a")
    assert size(g.encounter_deck) == 0
    play(g, "skip")
    pass_turn(g)
    section(g, "trade")
    while g.active == 0:
        play(g, "skip")
    pass_turn(g)
    g.put_unit(0, 0, place(g, "r1c6"))
    start_move(g)
    move(g, "r2c6")
    play(g, "done")
    assert [action.names for action in legal(g)] == [{"encounter": "5"}]
    draw(g)
    assert g.encounter_card == 4
    assert len(g.encounter_bottom) == 27


def pass_turn(g: ScytheGame) -> None:
    """The other player does nothing."""
    section(g, "bolster" if offers(g, "section", section="bolster") else "trade")
    while g.active == 1:
        play(g, "skip")


@rule("scythe:faction.polania.meander", "scythe:faction.polania.meander-one-card")
def test_polania_takes_two_different_options_of_one_card_in_any_order() -> None:
    seats = "seat polania industrial: coins 5; popularity 5\nseat crimea mechanical:\n"
    g = position(seats + "hex r4c0: polania character\nturn polania\n")
    start_move(g)
    move(g, "r4c1")
    play(g, "done")
    draw(g, encounter="1")
    assert size(g.encounter_deck) == 27
    play(g, "choose-option", option="c")
    play(g, "build", structure="mine")
    assert refused(g, "choose-option", option="c").key == "scythe-why-option-taken"
    stops = g.clone()
    play(g, "choose-option", option="a")
    assert (g.popularity[0], g.coins[0]) == (4, 7)
    play(stops, "done")
    for done in (g, stops):
        assert question(done) == "ChooseBottom"
        assert (size(done.encounter_deck), len(done.encounter_bottom)) == (27, 1)


@rule("scythe:faction.polania.meander")
def test_the_first_option_may_pay_for_the_second() -> None:
    seats = "seat polania industrial: coins 0; popularity 0\nseat crimea mechanical:\n"
    g = position(seats + "hex r4c0: polania character\nturn polania\n")
    start_move(g)
    move(g, "r4c1")
    play(g, "done")
    draw(g, encounter="1")
    assert refused(g, "choose-option", option="b").rule == "scythe:encounter.unaffordable"
    play(g, "choose-option", option="a")
    play(g, "choose-option", option="b")
    assert (g.coins[0], g.popularity[0], resources(g, "r4c1")) == (0, 1, {"food": 4})


FIVE = "star upgrades; star mechs; star structures; star recruits; star workers"


@rule("scythe:end.trigger", "scythe:star.mandatory", "scythe:star.power")
def test_a_sixth_star_from_an_option_ends_the_game_with_all_it_gave() -> None:
    g = meet("25", f"power 14; popularity 6; coins 0; {FIVE}")
    play(g, "choose-option", option="a")
    assert g.result is not None
    assert (g.power[0], g.popularity[0]) == (16, 7)


@rule("scythe:end.nothing-more")
def test_after_a_sixth_star_in_combat_there_is_no_encounter() -> None:
    board = f"hex r1c4: nordic character\nhex {AT}: crimea mech 1\nturn nordic\n"
    g = position(f"seat nordic industrial: power 5; {FIVE}\nseat crimea mechanical:\n" + board)
    start_move(g)
    move(g, AT)
    play(g, "done")
    commit(g, 0, 5)
    commit(g, 1, 0)
    assert g.result is not None
    assert g.encounters >> place(g, AT) & 1
    assert size(g.encounter_deck) == 28


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_cost_and_gain_has_words(lang: str) -> None:
    words = Words(lang)
    pays = [f"scythe-preview-pay-{name}" for name in PAYMENTS]
    gains = [f"scythe-preview-gain-{name}" for name in GAINS]
    for key in pays + gains:
        assert words.knows(key), key
        assert words.say(Line(key, {"count": 1})) != key


def test_an_option_says_what_it_costs_and_gives() -> None:
    g = meet("3")
    assert g.decision is not None
    option = next(action for action in legal(g) if action.names.get("option") == "b")
    lines = g.decision.preview(g, 0, option)
    assert Words("en").phrase(lines) == "pay $2, gain a worker, gain 3 food"
    assert Words("fr").phrase(lines) == "payer 2$, gagner un ouvrier, gagner 3 nourriture"
