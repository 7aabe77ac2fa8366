"""Vesna: her home base, her tokens, her Factory cards."""

from __future__ import annotations

from random import Random

import pytest

from marches.games.scythe.edge import components
from marches.games.scythe.edge.extras import VesnaView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.factions.technophile import OPEN_CARDS_STATE
from marches.games.scythe.rules.factions.vesna import TOKEN_IDS, VESNA, VESNA_STATE, offered_abilities
from marches.games.scythe.rules.objective_goals import OBJECTIVES_PART, unmet
from marches.games.scythe.rules.state import ScytheGame, faction_seat
from marches.games.scythe.rules.tables import NO_SECTION, hexes_of, size
from marches.kernel.rulebook import ScenarioError
from marches.kernel.setup import Setup, SetupError, Value
from tests.marks import rule
from tests.scythe.fenris_helpers import set_up, vesna
from tests.scythe.helpers import (
    by_chance,
    commit,
    draw,
    extra,
    idle,
    legal,
    move,
    offers,
    place,
    play,
    position,
    question,
    refused,
    seat,
    start_move,
)

FOUR = ("vesna", "nordic", "crimea", "saxony")
GOALS = OBJECTIVES_PART.of(RULEBOOK.kit).goals
NO_FACTORY_CARD = next(
    card for card, goals in enumerate(GOALS) if any(g.measure.name == "factory-cards" and g.most == 0 for g in goals)
)


def spaces(g: ScytheGame) -> list[str]:
    """The abilities of Vesna's mech spaces."""
    return list(RULEBOOK.view(g, -1).seats[faction_seat(g, VESNA)].mechs)


def sections(g: ScytheGame) -> set[str]:
    """The sections that may be chosen: mat sections by name, Factory cards by number."""
    return {str(action.names.get("section", action.names.get("factory-card"))) for action in legal(g)}


@rule("scythe:component.fenris", "scythe:variant.mix-vesna-fenris")
def test_nine_factions_can_be_dealt() -> None:
    assert len(components.PRINTED.factions) == 9
    dealt = {one.faction for seed in range(40) for one in RULEBOOK.view(set_up(("random",) * 3, seed), -1).seats}
    assert {"vesna", "fenris"} <= dealt <= set(components.FACTION_IDS)
    without = {
        one.faction
        for seed in range(40)
        for one in RULEBOOK.view(set_up(("random",) * 3, seed, ("invaders",)), -1).seats
    }
    assert not {"vesna", "fenris"} & without


@rule("scythe:variant.mix-vesna-fenris")
def test_without_the_box_neither_can_be_chosen() -> None:
    with pytest.raises(SetupError):
        RULEBOOK.check(Setup("scythe", RULEBOOK.version, ("vesna", "nordic"), ("invaders",)))


@rule("scythe:vesna.home-base", "scythe:fenris.home-base")
def test_vesna_and_fenris_get_different_bases_that_nobody_uses() -> None:
    found = set()
    for seed in range(40):
        g = set_up(("vesna", "nordic", "fenris", "saxony"), seed)
        bases = [g.seating.base[seat] for seat in range(4)]
        assert len(set(bases)) == 4
        assert bases[1] == RULEBOOK.kit.board.base_of[components.FACTION_IDS.index("nordic")]
        for guest in (0, 2):
            assert g.board.bases >> bases[guest] & 1
            starts = g.board.land[bases[guest]]
            assert g.worker_hexes[guest] == starts
            assert size(starts) == 2
            found.add(g.board.id(bases[guest]))
    assert found == {"r3c7", "r7c7", "r8c2", "r3c0", "r0c1"}


@rule("scythe:vesna.home-base")
def test_her_seat_follows_from_the_place_of_her_base() -> None:
    seats = "modules: fenris\nseat vesna industrial:\nseat nordic engineering:\nseat crimea patriotic:\n"
    between = position(f"{seats}base vesna: r3c7\nturn vesna")
    assert between.seating.clockwise_from(1) == [1, 0, 2]
    after = position(f"{seats}base vesna: r3c0\nturn vesna")
    assert after.seating.clockwise_from(1) == [1, 2, 0]


@rule("scythe:vesna.tokens-draw")
def test_six_different_tokens_are_offered_and_open_to_all() -> None:
    g = set_up(FOUR)
    assert question(g) == "ChooseAbilities"
    assert size(VESNA_STATE.of(g).drawn) == 6
    for viewer in (-1, 0, 1, 3):
        assert list(extra(g, viewer, VesnaView).offered) == offered_abilities(g, 0)
    seen = {name for seed in range(60) for name in offered_abilities(set_up(("vesna", "nordic"), seed), 0)}
    assert seen == set(TOKEN_IDS)
    assert len(TOKEN_IDS) == 18


@rule("scythe:vesna.tokens-choose", "scythe:vesna.latent-abilities")
def test_two_to_four_tokens_fill_the_empty_spaces_and_cover_printed_ones() -> None:
    g = set_up(FOUR)
    assert spaces(g) == ["riverwalk", "space-2", "space-3", "speed"]
    tokens = offered_abilities(g, 0)
    assert refused(g, "done").rule == "scythe:vesna.tokens-choose"
    play(g, "place-ability", ability=tokens[0], mech="2")
    assert refused(g, "done").rule == "scythe:vesna.tokens-choose"
    assert not offers(g, "place-ability", ability=tokens[0])
    play(g, "place-ability", ability=tokens[1], mech="3")
    assert offers(g, "done")
    play(g, "place-ability", ability=tokens[2], mech="4")
    assert spaces(g) == ["riverwalk", tokens[0], tokens[1], tokens[2]]
    assert offers(g, "done")
    assert not offers(g, "place-ability", mech="4")
    play(g, "place-ability", ability=tokens[3], mech="1")
    assert question(g) != "ChooseAbilities"
    assert spaces(g) == [tokens[3], tokens[0], tokens[1], tokens[2]]


@rule("scythe:vesna.tokens-timing", "scythe:vesna.tokens-locked")
def test_her_choice_is_over_before_the_first_turn_and_cannot_be_changed() -> None:
    g = set_up(FOUR)
    assert g.turns == 0
    assert spaces(g) == ["riverwalk", "space-2", "space-3", "speed"]
    tokens = offered_abilities(g, 0)
    play(g, "place-ability", ability=tokens[0], mech="2")
    play(g, "place-ability", ability=tokens[1], mech="3")
    play(g, "done")
    assert (question(g), g.turns) == ("ChooseSection", 1)
    swap = RULEBOOK.actions.find({"verb": "place-ability", "ability": tokens[2], "mech": "2"})
    assert g.decision is not None
    assert swap not in g.decision.candidates(g, g.active)


def draft(seed: int = 1, options: dict[str, Value] | None = None) -> ScytheGame:
    """Vesna, Nordic and Crimea with Mech Mods, up to their choice."""
    return set_up(("vesna", "nordic", "crimea"), seed, ("invaders", "fenris", "mechmods"), options)


@rule("scythe:vesna.tokens-timing")
def test_her_mods_are_chosen_with_everyones_and_placed_with_her_tokens() -> None:
    g = draft()
    assert question(g) == "ChooseMechMods"
    mods = [str(action.names["ability"]) for action in legal(g, 0) if action.verb == "choose-mod"]
    assert len(mods) == 4
    play(g, "choose-mod", 0, ability=mods[0])
    play(g, "choose-mod", 0, ability=mods[1])
    for viewer in (-1, 1, 2):
        assert extra(g, viewer, VesnaView).offered == {}
    for other in (1, 2):
        play(g, "skip", other)
        placing = [action for action in legal(g, other) if action.verb == "place-mod"]
        g.play(other, placing[0])
    by_chance(g, Random(1))
    assert (question(g), spaces(g)) == ("ChooseAbilities", ["riverwalk", "space-2", "space-3", "speed"])
    for viewer in (-1, 1, 2):
        assert set(extra(g, viewer, VesnaView).offered) == {*mods[:2], *drawn(g)}
    assert len(drawn(g)) == 6
    assert not set(mods[:2]) & set(drawn(g))
    assert [len(one.mechs) for one in RULEBOOK.view(g, -1).seats] == [4, 4, 4]
    play(g, "place-ability", ability=mods[1], mech="2")
    play(g, "place-ability", ability=drawn(g)[0], mech="3")
    play(g, "done")
    assert spaces(g) == ["riverwalk", mods[1], drawn(g)[0], "speed"]


def drawn(g: ScytheGame) -> list[str]:
    """The tokens Vesna has drawn."""
    return [TOKEN_IDS[token] for token in hexes_of(VESNA_STATE.of(g).drawn)]


@rule("scythe:vesna.tokens-no-double")
def test_a_token_equal_to_a_chosen_mod_is_drawn_again() -> None:
    for seed in range(30):
        g = draft(seed)
        shared = [str(a.names["ability"]) for a in legal(g, 0) if a.names.get("ability") in TOKEN_IDS]
        if not shared:
            continue
        play(g, "choose-mod", 0, ability=shared[0])
        for seat_ in (0, 1, 1, 2, 2):
            play(g, "skip", seat_)
        for _ in range(3):
            assert question(g) == "DrawOpenCard"
            draw(g)
        assert question(g) == "DrawToken"
        tickets = [g.decision.outcome(g, ticket) for ticket in range(g.decision.tickets(g))]  # type: ignore[union-attr]
        assert len(tickets) == 17
        assert shared[0] not in {action.names["ability"] for action in tickets}
        return
    raise AssertionError("no seed offers a Mod that is a token too")


@rule("scythe:mechmod.printed-only", "scythe:vesna.tokens-draw")
def test_printed_only_leaves_out_her_stand_in_tokens() -> None:
    seen = set()
    for seed in range(40):
        seen |= set(drawn(set_up(("vesna", "nordic"), seed, options={"printed-only": True})))
    assert seen == set(TOKEN_IDS) - {"regroup", "tactics"}


@rule("scythe:vesna.same-name", "scythe:mechmod.stealth")
def test_stealth_passes_as_the_mod_does() -> None:
    g = vesna("space vesna 2: stealth\nhex r5c3: vesna mech 2; vesna mech 4\nhex r5c2: nordic mech 1\nencounters:")
    start_move(g)
    play(g, "move", unit="mech-2")
    play(g, "go", to="r5c2")
    play(g, "go", to="r5c1")
    play(g, "done")
    assert question(g) == "ChooseBottom"


@rule("scythe:vesna.same-name")
def test_disarm_takes_power_on_a_tunnel_once() -> None:
    g = vesna("space vesna 2: disarm\nhex r5c3: vesna mech 2; vesna character\nhex r5c2: nordic mech 1")
    start_move(g)
    move(g, "r5c2", unit="mech-2")
    move(g, "r5c2")
    assert (question(g), g.power[1]) == ("Commit", 6)


@rule("scythe:vesna.same-name")
def test_a_beaten_mech_with_seaworthy_may_flee_to_a_lake() -> None:
    text = "space vesna 2: seaworthy\nhex r5c3: nordic mech 1\nhex r6c3: vesna mech 2"
    g = vesna(text, "power 1", "power 8", "nordic")
    start_move(g)
    move(g, "r6c3", unit="mech-1")
    play(g, "done")
    commit(g, 1, 4)
    commit(g, 0, 0)
    assert question(g) == "RetreatUnit"
    assert offers(g, "retreat", to="r7c2") is False
    assert offers(g, "retreat", to="r5c4")


@rule("scythe:vesna.same-name")
def test_ronin_needs_a_single_unit() -> None:
    alone = vesna("space vesna 2: ronin\nhex r5c3: vesna mech 2\nhex r5c2: nordic mech 1")
    start_move(alone)
    move(alone, "r5c2", unit="mech-2")
    play(alone, "done")
    assert offers(alone, "use-ability", ability="ronin")
    together = vesna("space vesna 2: ronin\nhex r5c3: vesna mech 2; vesna 1 worker\nhex r5c2: nordic mech 1")
    start_move(together)
    play(together, "move", unit="mech-2")
    play(together, "load", cargo="worker")
    play(together, "go", to="r5c2")
    play(together, "done")
    assert question(together) == "Commit"


@rule("scythe:vesna.wayfare-token")
def test_her_wayfare_is_the_version_used_at_the_table() -> None:
    g = vesna("space vesna 2: wayfare\nhex r5c3: vesna mech 2")
    start_move(g)
    play(g, "move", unit="mech-2")
    bases = {"r7c0", "r3c7", "r7c7", "r8c2", "r3c0", "r0c1"}
    assert {str(a.names["to"]) for a in legal(g) if a.verb == "go"} >= bases
    assert not offers(g, "go", to="r0c4")
    mats = ["industrial", "engineering", "militant", "patriotic", "innovative", "mechanical"]
    names = ["vesna", "nordic", "rusviet", "togawa", "crimea", "saxony"]
    rows = "\n".join(f"seat {name} {mat}:" for name, mat in zip(names, reversed(mats), strict=True))
    rest = "space vesna 2: wayfare\nhex r5c3: vesna mech 2\nturn vesna\nbase vesna: r3c0"
    six = position(f"modules: invaders fenris\n{rows}\n{rest}")
    start_move(six)
    play(six, "move", unit="mech-2")
    reached = {str(a.names["to"]) for a in legal(six) if a.verb == "go"}
    assert "r2c5" in reached
    assert not reached & bases


@rule("scythe:vesna.riverwalk")
def test_she_crosses_rivers_to_and_from_any_structure() -> None:
    text = "hex r4c1: vesna mech 1\nhex r3c2: nordic mill\nhex r5c2: vesna character"
    g = vesna(text)
    start_move(g)
    play(g, "move", unit="mech-1")
    assert offers(g, "go", to="r3c2")
    assert not offers(g, "go", to="r5c1")
    back = vesna("hex r3c2: vesna mech 1; nordic mill\nhex r5c2: vesna character")
    start_move(back)
    play(back, "move", unit="mech-1")
    assert offers(back, "go", to="r4c1")
    assert offers(back, "go", to="r3c1")
    locked = vesna("hex r4c1: vesna character\nhex r3c2: nordic mill")
    start_move(locked)
    play(locked, "move", unit="character")
    assert not offers(locked, "go", to="r3c2")


@rule("scythe:vesna.speed", "scythe:deploy.speed-factions")
def test_speed_takes_her_two_steps_unless_it_is_covered() -> None:
    g = vesna("hex r5c2: vesna mech 4")
    start_move(g)
    play(g, "move", unit="mech-4")
    play(g, "go", to="r5c1")
    assert question(g) == "Travel"
    covered = vesna("space vesna 4: shield\nhex r5c2: vesna mech 4")
    start_move(covered)
    play(covered, "move", unit="mech-4")
    play(covered, "go", to="r5c1")
    assert question(covered) == "ChooseUnit"


@rule("scythe:vesna.factory-setup")
def test_three_cards_lie_open_beside_those_on_the_board() -> None:
    g = set_up(FOUR)
    cards = OPEN_CARDS_STATE.of(g).cards[0]
    assert (size(g.factory_pool), size(cards), g.factory_pool & cards) == (5, 3, 0)
    for viewer in (-1, 1, 2):
        assert extra(g, viewer, VesnaView).cards == [
            components.PRINTED.factory_cards[card].id for card in hexes_of(cards)
        ]


CARDS = "vesna: drawn artillery camaraderie; cards vesna 5 6 12\n"


@rule("scythe:vesna.technophile")
def test_her_cards_are_sections_from_the_first_turn() -> None:
    assert sections(vesna(CARDS)) == {"move", "bolster", "trade", "produce", "5", "6", "12"}


@rule("scythe:vesna.sections", "scythe:vesna.technophile-discard")
def test_a_used_card_is_boxed_and_bars_nothing() -> None:
    g = vesna(CARDS + "hex r5c2: vesna character")
    play(g, "factory-section", factory_card="6")
    play(g, "skip")
    play(g, "factory-move")
    move(g, "r5c1")
    assert g.section[0] == NO_SECTION
    idle(g, "trade")
    assert sections(g) == {"move", "bolster", "trade", "produce", "5", "12"}
    play(g, "factory-section", factory_card="5")
    play(g, "skip")
    play(g, "factory-move")
    move(g, "r5c2")
    assert [components.PRINTED.factory_cards[card].id for card in hexes_of(OPEN_CARDS_STATE.of(g).boxed)] == ["5", "6"]


@rule("scythe:vesna.technophile-discard")
def test_the_top_action_alone_boxes_the_card_when_the_section_is_left() -> None:
    g = vesna(CARDS, "power 8; coins 10; cards 2 3 4; popularity 9")
    play(g, "factory-section", factory_card="6")
    use = [action for action in legal(g) if action.verb.startswith("use-factory-card")]
    g.play(0, use[0])
    while question(g) != "FactoryBottom":
        g.play(g.decision.seats(g)[0], legal(g)[0])  # type: ignore[union-attr]
    assert OPEN_CARDS_STATE.of(g).boxed == 0
    play(g, "skip")
    assert size(OPEN_CARDS_STATE.of(g).boxed) == 1


@rule("scythe:vesna.sections", "scythe:vesna.technophile-discard")
def test_a_card_chosen_without_use_stays_and_is_barred_once() -> None:
    g = vesna(CARDS)
    play(g, "factory-section", factory_card="6")
    play(g, "skip")
    play(g, "skip")
    idle(g, "trade")
    assert sections(g) == {"move", "bolster", "trade", "produce", "5", "12"}
    idle(g, "move")
    idle(g, "move")
    assert "6" in sections(g)


@rule("scythe:vesna.one-from-factory", "scythe:vesna.technophile-discard", "scythe:vesna.no-star")
def test_she_takes_one_card_at_the_factory_and_no_second_one() -> None:
    g = vesna(CARDS + "hex r5c3: vesna character\npool: 1 2 3")
    start_move(g)
    move(g, "r4c3")
    play(g, "done")
    assert question(g) == "ChooseFactoryCard"
    play(g, "take-factory-card", factory_card="2")
    play(g, "skip")
    idle(g, "trade")
    play(g, "factory-section", factory_card="2")
    play(g, "skip")
    play(g, "factory-move")
    move(g, "r5c3")
    idle(g, "move")
    assert "2" not in sections(g)
    start_move(g)
    move(g, "r4c3")
    play(g, "done")
    assert question(g) != "ChooseFactoryCard"


@rule("scythe:vesna.objectives")
def test_starting_cards_do_not_exist_for_objectives() -> None:
    g = vesna(CARDS)
    goals = [goal for goal in GOALS[NO_FACTORY_CARD] if goal.measure.name == "factory-cards"]
    assert goals[0].met(g, 0)
    needs = [
        card for card, all_ in enumerate(GOALS) if any(x.measure.name == "factory-cards" and x.least for x in all_)
    ]
    for card in needs:
        assert unmet(g, 0, card) is not None
    taken = vesna(CARDS, "factory 3")
    assert not goals[0].met(taken, 0)


@rule("scythe:enlist.bonus.power", "scythe:fenris.recruit-bonuses")
def test_vesna_has_the_one_time_bonuses_of_the_older_mats() -> None:
    assert RULEBOOK.kit.mats.at_once[RULEBOOK.kit.mats.faction_ids.index(VESNA)] == [2, 2, 2, 2]


def test_a_scenario_refuses_a_base_that_is_taken() -> None:
    with pytest.raises(ScenarioError, match="cannot have its home base there"):
        position("modules: fenris\nseat vesna industrial:\nseat nordic engineering:\nbase vesna: r0c4")


def test_quiet_positions_with_vesna_can_be_written_and_read() -> None:
    g = vesna(CARDS + "space vesna 4: ronin")
    text = RULEBOOK.dump(g)
    assert RULEBOOK.dump(RULEBOOK.load(text)) == text
    assert (place(g, "r7c0"), seat(g, "vesna")) == (g.seating.base[0], 0)
