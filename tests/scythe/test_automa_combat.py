"""Combat with an Automa, loot, stars, the end and the score."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.scoring import score_of, tie_break, winners
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import COMBAT_STAR, MECHS_STAR, POWER_STAR, WORKERS_STAR
from marches.kernel.game import EVERYONE
from marches.kernel.step import SPECTATOR
from tests.marks import rule
from tests.scythe.automa_helpers import (
    AUTOMA,
    FREE,
    PERSON,
    against,
    base,
    character_of,
    for_combat,
    mechs_of,
    shown,
    state_of,
    turn,
    workers_at,
)
from tests.scythe.helpers import commit, draw, idle, move, offers, place, play, position, question, start_move, told

HOME = "encounters:\n"


def defends(text: str = "", own: str = "power 8", theirs: str = "power 8; popularity 9", **more: str) -> ScytheGame:
    """A Crimean mech walks from r6c3 into a Saxon Automa on r6c2; the person chooses cards."""
    units = "hex r6c3: crimea mech 1\n" + (text or "hex r6c2: saxony mech 1\n")
    state = more.pop("state", "marker 6; scheme 2; card 16; used 16")
    g = against(HOME + units, automa="saxony", own=own, theirs=theirs, state=state, first="crimea", **more)
    start_move(g)
    move(g, "r6c2", unit="mech-1")
    if question(g) == "ChooseUnit":
        play(g, "done")
    return g


def attacks(own: str = "power 8", theirs: str = "power 8; popularity 9", text: str = "", **more: str) -> ScytheGame:
    """A Saxon Automa's mech attacks a Crimean one on r6c2 (card 16: attack 5)."""
    units = "hex r6c1: saxony mech 1\n" + (text or "hex r6c2: crimea mech 1\n")
    g = against(HOME + units, automa="saxony", own=own, theirs=theirs, state=f"{FREE}; scheme 2", **more)
    turn(g, 16)
    return g


# -- the combat -------------------------------------------------------------------------------------------------------


@rule("scythe:automa.combat.human-first")
@pytest.mark.parametrize("attacker", ["person", "automa"])
def test_the_card_is_drawn_once_the_person_has_chosen(attacker: str) -> None:
    g = defends() if attacker == "person" else attacks()
    before = shown(g).deck
    assert question(g) == "Commit"
    commit(g, PERSON, 2)
    assert question(g) == "DrawForCombat"
    assert shown(g).deck == before
    for_combat(g, 10)
    assert shown(g).deck == before - 1
    assert "10" in shown(g).used
    assert shown(g).combat_card == "10"


@rule("scythe:automa.combat.human-first")
@pytest.mark.parametrize("attacker", ["person", "automa"])
def test_what_the_person_has_laid_down_is_shown_when_the_card_is_drawn_and_not_before(attacker: str) -> None:
    g = defends() if attacker == "person" else attacks()
    g.revealed = 0
    play(g, "play-cards", PERSON, twos=0, threes=0, fours=0, fives=0)
    assert g.revealed == 0
    assert open_dials(g) == (None, None)
    play(g, "dial", PERSON, power=2)
    assert question(g) == "DrawForCombat"
    assert g.revealed == EVERYONE, "undo stops here, and everyone may know"
    assert 2 in open_dials(g)


def open_dials(g: ScytheGame) -> tuple[int | None, int | None]:
    combat = RULEBOOK.view(g, SPECTATOR).combat
    assert combat is not None
    return combat.open_dials


@rule("scythe:automa.combat.power")
@pytest.mark.parametrize(("power", "dial"), [(7, 4), (8, 5), (13, 5), (14, 7), (3, 3)])
def test_the_dial_is_read_off_the_row_of_its_power_and_never_more_than_it_has(power: int, dial: int) -> None:
    g = defends(own=f"power {power}", theirs="power 0")
    commit(g, PERSON, 0)
    for_combat(g, 12)
    assert g.power[AUTOMA] == power - dial
    shows = [line.facts["power"] for line in told(g) if line.key == "scythe-did-reveal"]
    assert shows == [0, dial]


@rule("scythe:automa.combat.power")
def test_a_row_may_say_nothing() -> None:
    g = defends(own="power 9")
    commit(g, PERSON, 0)
    for_combat(g, 10)
    assert g.power[AUTOMA] == 9


@rule("scythe:automa.combat.cards")
@pytest.mark.parametrize(("hand", "card", "laid"), [("2 3 4 5", 13, 3), ("2 5", 13, 2), ("2 3 4 5", 3, 0)])
def test_it_adds_as_many_cards_as_shown_with_a_single_mech(hand: str, card: int, laid: int) -> None:
    g = defends(own=f"power 8; cards {hand}", theirs="power 16")
    commit(g, PERSON, 7)
    draw(g, automa_card=str(card))
    count = 0
    while question(g) == "LayCards":
        draw(g)
        count += 1
    assert count == laid


@rule("scythe:automa.combat.cards", "scythe:automa.nature.no-choice")
def test_any_card_of_its_hand_may_be_the_one() -> None:
    g = defends(own="power 8; cards 2 3 5")
    commit(g, PERSON, 7)
    draw(g, automa_card="1")
    decision = g.decision
    assert decision is not None
    assert {action.names["combat-card"] for action in decision.candidates(g, -1)} == {"2", "3", "5"}


@rule("scythe:automa.combat.power", "scythe:automa.combat.cards")
@pytest.mark.parametrize("own", ["power 3; cards 2", "power 8; cards 2 5", "power 16; cards 2 3 4 5"])
def test_what_it_would_show_is_known_for_each_card_it_may_draw(own: str) -> None:
    g = defends(own=own)
    foreseen = {(one.dial, one.cards): one.count for one in shown(g).fights}
    commit(g, PERSON, 2)
    seen: Counter[tuple[int, int]] = Counter()
    for number in range(1, 20):
        if str(number) in shown(g).used:
            continue
        drawn = g.clone()
        drawn.events = []
        draw(drawn, automa_card=str(number))
        facts = told(drawn, "scythe-did-automa-fight")[0].facts
        seen[int(facts["power"]), min(int(facts["cards"]), g.hand_size(AUTOMA))] += 1
    assert foreseen == seen
    assert sum(seen.values()) == 18


@rule("scythe:automa.combat.power", "scythe:automa.combat.cards", "scythe:automa.combat.human-first")
def test_the_most_it_can_reach_is_what_its_best_card_says() -> None:
    g = defends(own="power 16; cards 2 3 4 5")
    fights = shown(g).fights
    combat = RULEBOOK.view(g, PERSON).combat
    assert combat is not None
    person, automa = combat.sides
    assert automa.most == max(one.dial + 5 * one.cards for one in fights)
    assert automa.cards > 1, "its single mech does not limit its cards"
    assert (automa.power, automa.cards) in {(one.dial, one.cards) for one in fights}
    assert (automa.last, person.last, automa.sum) == (True, False, None)
    own = RULEBOOK.view(g, combat.defender).combat
    assert own is not None, "its seat sees no more than anybody"
    assert own.sides[1] == automa
    assert combat.short == automa.most - person.most, "the attacker wins ties"
    decision = g.decision
    assert decision is not None
    action = decision.options(g, PERSON)[0]
    ceilings = {line.facts["seat"]: line.facts["most"] for line in decision.preview(g, PERSON, action)}
    assert ceilings[f"seat:{AUTOMA}"] == automa.most


@rule("scythe:automa.combat.abilities")
def test_abilities_come_before_its_row_is_read() -> None:
    text = "hex r6c3: nordic mech 3\nhex r6c2: saxony mech 1\n"
    g = against(HOME + text, automa="saxony", person="nordic", own="power 8", state=FREE, first="nordic")
    start_move(g)
    move(g, "r6c2", unit="mech-3")
    if question(g) == "ChooseUnit":
        play(g, "done")
    assert question(g) == "BeforeCombat"
    play(g, "use-ability", ability="artillery")
    commit(g, PERSON, 0)
    for_combat(g, 5)
    assert g.power[AUTOMA] == 8 - 2 - 2


@rule("scythe:automa.combat.abilities")
def test_scout_takes_a_random_card_from_it() -> None:
    g = defends(own="power 8; cards 3 4", text="hex r6c3: crimea mech 3\nhex r6c2: saxony mech 1\n")
    names = g.kit.mats.mechs[g.seating.faction[PERSON]]
    assert "scout" in names
    scout = names.index("scout")
    g = against(
        f"{HOME}hex r6c3: crimea mech {scout + 1}\nhex r6c2: saxony mech 1\n",
        automa="saxony",
        own="power 8; cards 3 4",
        theirs="power 8",
        state=FREE,
        first="crimea",
    )
    start_move(g)
    move(g, "r6c2", unit=f"mech-{scout + 1}")
    if question(g) == "ChooseUnit":
        play(g, "done")
    while question(g) not in ("Commit",):
        draw(g) if question(g) == "LoseCard" else play(g, "done")
    assert g.hand_size(PERSON) == 1
    assert g.hand_size(AUTOMA) == 1


@rule("scythe:automa.combat.result")
def test_both_pay_and_a_loser_who_showed_anything_draws_a_card() -> None:
    g = defends(own="power 7; cards 2", theirs="power 8")
    commit(g, PERSON, 6)
    for_combat(g, 9, 2)  # 4 power and the card of 2: 6 to 6, the attacker wins
    assert question(g) == "DrawCard"
    draw(g)
    assert g.power[PERSON] == 2
    assert g.power[AUTOMA] == 3
    assert g.hand_size(AUTOMA) == 1
    assert g.discard == [0]
    assert mechs_of(g) == []
    g = defends(own="power 7", theirs="power 8")
    commit(g, PERSON, 6)
    for_combat(g, 10)  # nothing
    assert g.hand_size(AUTOMA) == 0


@rule("scythe:automa.combat.loser", "scythe:automa.gain.combat-unit")
def test_its_beaten_fighters_go_to_the_mat_and_its_workers_home() -> None:
    g = defends(text="hex r6c2: saxony mech 1; saxony character; saxony 2 workers\n", own="power 8")
    commit(g, PERSON, 7)
    for_combat(g, 10)
    assert mechs_of(g) == []
    assert character_of(g) == ""
    assert set(shown(g).mat_fighters) == {"character", "mech-1", "mech-2", "mech-3", "mech-4"}
    assert workers_at(g, base(g)) == 2
    g = attacks(own="power 8")
    commit(g, PERSON, 0)
    for_combat(g, 12)
    assert [int(at) for at in g.mech[:1]] == [g.seating.base[PERSON]]  # a person retreats as usual


@rule("scythe:automa.combat.popularity", "scythe:automa.nature.popularity")
def test_only_people_lose_popularity_for_workers() -> None:
    g = defends(text="hex r6c2: saxony 2 workers\n", theirs="popularity 9")
    assert g.popularity[PERSON] == 7
    g = attacks(text="hex r6c2: crimea mech 1; crimea 2 workers\n")
    commit(g, PERSON, 0)
    for_combat(g, 12)
    assert workers_at(g, base(g, PERSON), PERSON) == 2
    assert (g.popularity[PERSON], g.popularity[AUTOMA]) == (9, 10)


# -- loot -------------------------------------------------------------------------------------------------------------


@rule("scythe:automa.loot.place")
def test_a_territory_taken_from_it_brings_loot_of_any_mix_each_time() -> None:
    text = "hex r6c2: saxony worker\nhex r7c3: crimea mech 2\nhex r6c3: crimea mech 1\nhex r7c4: saxony worker\n"
    g = against(HOME + text, automa="saxony", state=f"{FREE}; card 16; used 16", first="crimea")
    start_move(g)
    play(g, "move", unit="mech-1")
    play(g, "go", to="r6c2")
    for kind in ("metal", "metal", "metal", "oil"):
        play(g, "take-resource", resource=kind)
    at = place(g, "r6c2")
    assert [g.resource(at, kind) for kind in range(4)] == [3, 0, 1, 0]
    assert g.controlled(PERSON) >> at & 1
    if question(g) == "Travel":
        play(g, "halt")
    play(g, "move", unit="mech-2")
    play(g, "go", to="r7c4")
    assert question(g) == "TakeResources"
    for _ in range(4):
        play(g, "take-resource", resource="wood")
    assert g.resources_at(place(g, "r7c4")) == 4


@rule("scythe:automa.loot.card")
@pytest.mark.parametrize(("card", "count"), [("card 9; used 9", 3), ("card 3; used 3", 0), ("", 0)])
def test_the_loot_box_is_that_of_its_latest_turn_card(card: str, count: int) -> None:
    g = defends(state=f"marker 6; scheme 2; {card}")
    commit(g, PERSON, 7)
    for_combat(g, 6)  # 7 power, but the attacker wins ties; the card shows no loot
    while question(g) in ("DrawCard", "LayCards"):
        draw(g)
    taken = 0
    while question(g) == "TakeResources":
        play(g, "take-resource", resource="oil")
        taken += 1
    assert taken == count
    assert g.resources_at(place(g, "r6c2")) == count


@rule("scythe:automa.loot.card")
def test_the_card_of_a_skipped_turn_counts_for_loot() -> None:
    text = "hex r6c2: saxony worker\nhex r6c3: crimea mech 1\n"
    g = against(HOME + text, automa="saxony", level="autometta")
    turn(g, 7)
    assert shown(g).loot == 2
    start_move(g)
    move_into(g, "mech-1", "r6c2")
    assert question(g) == "TakeResources"
    play(g, "take-resource", resource="oil")
    play(g, "take-resource", resource="oil")
    assert question(g) != "TakeResources"


def move_into(g: ScytheGame, unit: str, to: str) -> None:
    play(g, "move", unit=unit)
    play(g, "go", to=to)


@rule("scythe:automa.loot.none")
def test_no_loot_where_it_lost_as_attacker() -> None:
    g = attacks()
    commit(g, PERSON, 7)
    for_combat(g, 10)
    assert mechs_of(g).count("r6c2") == 0
    assert g.resources_at(place(g, "r6c2")) == 0
    assert question(g) == "ChooseSection"


@rule("scythe:automa.loot.none")
def test_no_loot_on_a_lake() -> None:
    text = "hex r5c4: saxony worker\nhex r4c4: nordic mech 2; nordic mech 1; nordic mech 3; nordic mech 4\n"
    g = against(HOME + text, automa="saxony", person="nordic", state=f"{FREE}; card 16; used 16", first="nordic")
    start_move(g)
    move_into(g, "mech-2", "r5c4")
    assert workers_at(g, base(g)) == 1
    assert question(g) != "TakeResources"


@rule("scythe:automa.loot.none")
def test_no_loot_for_another_automa_that_wins_a_combat() -> None:
    g = position(
        "seat crimea industrial:\nseat saxony automa: power 9\nseat rusviet automa: power 0\n"
        f"{HOME}hex r6c2: rusviet mech 1\nhex r6c1: saxony mech 1\nautoma saxony: {FREE}; scheme 2\n"
        "automa rusviet: card 16; used 16\nturn saxony: 5\n"
    )
    turn(g, 16)
    while question(g) in ("DrawForCombat", "LayCards", "DrawCard"):
        draw(g)
    assert g.resources_at(place(g, "r6c2")) == 0
    assert question(g) != "TakeResources"


@rule("scythe:automa.loot.none")
def test_no_loot_for_another_automa() -> None:
    g = position(
        "seat crimea industrial:\nseat saxony automa: power 9\nseat rusviet automa: power 9\n"
        f"{HOME}hex r6c2: rusviet worker\nhex r6c1: saxony mech 1\nautoma saxony: {FREE}; scheme 2\n"
        "automa rusviet: card 16; used 16\nturn saxony: 5\n"
    )
    turn(g, 19)
    assert character_of(g) == "r6c2"
    assert g.resources_at(place(g, "r6c2")) == 0
    assert question(g) != "TakeResources"


# -- stars, end, score ------------------------------------------------------------------------------------------------


@rule("scythe:automa.star.sources", "scythe:automa.nature.no-abilities")
def test_through_play_only_two_combats_and_power_bring_stars() -> None:
    g = attacks(own="power 8; star combat 2")
    commit(g, PERSON, 0)
    for_combat(g, 12)
    assert g.star_count(AUTOMA, COMBAT_STAR) == 2  # a Saxon one too: it does not use Dominate
    g = against(HOME, own="power 16; star power", state=f"{FREE}; scheme 2")
    turn(g, 1)
    assert g.star_count(AUTOMA, POWER_STAR) == 1
    home = base(g)
    mechs = "".join(f"hex r{row}c4: nordic mech {number}\n" for number, row in ((1, 1), (2, 2), (3, 3)))
    g = against(f"{HOME}{mechs}hex {home}: nordic 7 workers\n", state=FREE)
    turn(g, 5)
    turns = shown(g)
    assert turns.mat_workers == 0
    idle(g, "trade")
    turn(g, 16)
    if question(g) == "TakeFactoryCard":
        draw(g)
    assert mechs_of(g).count(home) == 1
    g = against(f"{HOME}{mechs}hex {home}: nordic 8 workers; nordic mech 4\n", state="marker 12; scheme 2")
    turn(g, 3)  # power is gained: everything that could earn a star is looked at
    assert g.star_count(AUTOMA, WORKERS_STAR) == 0
    assert g.star_count(AUTOMA, MECHS_STAR) == 0


@rule("scythe:automa.end.sixth-star")
def test_its_sixth_star_ends_the_game_wherever_it_comes_from() -> None:
    g = defends(own="power 16; star combat; star power; star tracker 3")
    commit(g, PERSON, 0)
    for_combat(g, 6)
    while question(g) in ("LayCards", "DrawCard"):
        draw(g)
    assert question(g) == "over"
    assert g.active == PERSON
    g = attacks(own="power 8; star tracker 5", theirs="power 8; recruit upgrade")
    coins, marker = int(g.coins[AUTOMA]), state_of(g).marker[AUTOMA]
    commit(g, PERSON, 0)
    for_combat(g, 12)
    assert question(g) == "over"
    assert (g.coins[AUTOMA], state_of(g).marker[AUTOMA]) == (coins, marker)


FAR = ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r5c4"]


@rule("scythe:automa.score.formula", "scythe:automa.move.water-free")
def test_it_scores_coins_stars_and_territories_at_popularity_ten() -> None:
    factory = against().board
    name = factory.id(factory.factory)
    rows = "".join(f"hex {hex}: nordic worker\n" for hex in FAR)
    g = against(
        f"{HOME}{rows}hex r3c3: nordic mech 1\nhex {name}: nordic mech 2\n", own="coins 23; star tracker 5", state=FREE
    )
    score = score_of(g, AUTOMA)
    assert (score.held, score.star_coins, score.territory_coins, score.others) == (23, 20, 33, [])
    assert score.total() == 76


@rule("scythe:automa.score.resources")
def test_resources_on_its_territories_score_two_a_pair() -> None:
    g = against("hex r1c4: 3 oil\nhex r1c5: 2 wood\n")
    assert score_of(g, AUTOMA).resource_coins == 4
    assert score_of(against(), AUTOMA).resource_coins == 0


@rule("scythe:automa.score.tiebreak")
def test_ties_are_broken_by_the_usual_list() -> None:
    home = base(against())
    person = "hex r7c3: crimea 5 workers\nhex r8c3: crimea mech 1; crimea mech 2; crimea mill\nhex r7c4: crimea mine\n"
    mine = f"hex {home}: nordic 6 workers; nordic mech 1; nordic mech 2\n"
    g = against(person + mine)
    assert (tie_break(g, PERSON)[0], tie_break(g, AUTOMA)[0]) == (9, 8)
    assert winners(g, [70, 70]) == [PERSON]


# -- what nobody may see ----------------------------------------------------------------------------------------------


@rule("scythe:automa.nature.open")
def test_nobody_sees_its_combat_cards_nor_what_is_left_in_its_deck() -> None:
    g = against(HOME, own="cards 2 3 5", state=f"{FREE}; used 4 9; card 9", first="crimea")
    for who in (PERSON, AUTOMA, -2):
        view = RULEBOOK.view(g, who)
        assert view.seats[AUTOMA].combat_cards == 3
        assert (shown(g, who).marker, shown(g, who).card, shown(g, who).used, shown(g, who).deck) == (
            5,
            "9",
            ["4", "9"],
            17,
        )
        assert view.known_cards == {}
        assert sum(view.hand.values()) == 0
    hands = Counter[tuple[int, ...]]()
    for seed in range(40):
        new = RULEBOOK.redeal(g, PERSON, Random(seed))
        hands[tuple(new.hand(AUTOMA, kind) for kind in range(4))] += 1
    assert len(hands) > 3


@rule("scythe:automa.explore.factory-card")
def test_its_factory_card_may_be_any_that_nobody_has_seen() -> None:
    g = against(f"{HOME}pool: 1 3\nseen: crimea\n", own="factory 2", theirs="factory 4", first="crimea")
    found = Counter[int]()
    for seed in range(60):
        new = RULEBOOK.redeal(g, PERSON, Random(seed))
        assert new.factory_pool == g.factory_pool
        assert new.factory_cards[PERSON] == g.factory_cards[PERSON]
        assert not new.factory_cards[AUTOMA] & (new.factory_pool | new.factory_cards[PERSON])
        found[int(new.factory_cards[AUTOMA])] += 1
    assert len(found) > 5


@rule("scythe:automa.nature.no-deals")
def test_no_coins_change_hands_with_it() -> None:
    g = against(HOME, head="option bribes: True", theirs="coins 8; power 8", first="crimea")
    play(g, "section", section="move")
    decision = g.decision
    assert decision is not None
    gifts = [action for action in decision.candidates(g, PERSON) if action.verb == "give-coins"]
    assert gifts
    for gift in gifts:
        reason = decision.why_not(g, PERSON, gift)
        assert reason is not None
        assert reason.rule == "scythe:automa.nature.no-deals"
    g = defends(head="option bribes: True", theirs="coins 8; power 8; popularity 9")
    assert question(g) == "SwayCombat"
    assert not offers(g, "give-coins")
    play(g, "done")
    assert question(g) != "SwayCombat"  # and it is not asked itself, though it has coins


@rule("scythe:automa.nature.no-choice", "scythe:automa.combat.abilities")
def test_a_card_that_armor_makes_it_discard_is_any_of_its_hand() -> None:
    g = attacks(
        own="power 8; cards 2 4 5",
        head="modules: mechmods",
        text="mech-mods crimea: armor 1\nhex r6c2: crimea mech 1\n",
    )
    assert question(g) == "LoseCard"
    decision = g.decision
    assert decision is not None
    assert {action.names["combat-card"] for action in decision.candidates(g, -1)} == {"2", "4", "5"}
    draw(g, combat_card="4")
    assert g.hand_size(AUTOMA) == 2
    assert question(g) == "Commit"
