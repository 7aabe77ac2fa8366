"""Alliances: proposals, what tokens lend, and what breaking the word costs."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge.extras import AlliancesView, TokensView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.expansions.alliances.state import ALLIANCE_STATE, is_broken
from marches.games.scythe.rules.factions.technophile import OPEN_CARDS_STATE
from marches.games.scythe.rules.factions.tokens import TOKEN_STATE
from marches.games.scythe.rules.objective_goals import OBJECTIVES_PART
from marches.games.scythe.rules.scoring import score_of, territories_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import COMBAT_STAR, size
from marches.kernel.line import WARNING, Line
from tests.marks import rule
from tests.scythe.airship_helpers import halt, take_off
from tests.scythe.fenris_helpers import fortune, held, lying, set_up
from tests.scythe.helpers import (
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
    preview,
    question,
    section,
    start_move,
)

MATS = ("industrial", "engineering", "patriotic", "mechanical", "agricultural", "militant", "innovative")


def league(factions: str, text: str = "", first: str = "", modules: str = "alliances", **seats: str) -> ScytheGame:
    """These factions, with alliances; what a seat has is given under its faction."""
    names = factions.split()
    boxes = "invaders fenris " + modules
    rows = [
        f"seat {name} {MATS[i]}: {seats.get(name, 'power 8; coins 10; popularity 8')}" for i, name in enumerate(names)
    ]
    return position("\n".join([f"modules: {boxes}", *rows, f"turn {first or names[0]}", text, "encounters:"]))


def partners(g: ScytheGame) -> set[int]:
    """Whom the active player may ask now."""
    return {int(action.names["seat"]) for action in legal(g) if action.verb == "propose-alliance"}


def ally(g: ScytheGame, other: int) -> None:
    """The active player proposes and the other accepts."""
    play(g, "propose-alliance", seat=other)
    play(g, "accept-alliance", other)


@rule("scythe:alliance.setup", "scythe:alliance.purpose")
def test_everyone_starts_with_the_own_token_face_up() -> None:
    g = set_up(("random",) * 4, 2, ("alliances",))
    shown = extra(g, -1, AlliancesView)
    assert [token.owner for token in shown.tokens] == [0, 1, 2, 3]
    assert not any(token.broken for token in shown.tokens)
    broken = league("nordic crimea", "alliance nordic crimea: broken nordic")
    token = extra(broken, 1, AlliancesView).tokens[0]
    assert (token.broken, extra(broken, 0, AlliancesView).penalty) == (True, 10)


@rule("scythe:alliance.propose", "scythe:alliance.propose-once")
def test_proposals_come_in_every_window_of_ones_turn() -> None:
    g = league("nordic rusviet crimea", "hex r5c2: nordic 2 workers; nordic character")
    section(g, "move")
    assert partners(g) == {1, 2}
    play(g, "move-units")
    assert partners(g) == {1, 2}
    play(g, "propose-alliance", seat=1)
    play(g, "decline-alliance", 1, seat=0)
    assert (question(g), partners(g), g.decision.facts(g)["left"]) == ("ChooseUnit", {2}, 2)  # type: ignore[union-attr]
    move(g, "r5c1")
    assert partners(g) == {2}
    play(g, "done")
    assert (question(g), partners(g)) == ("ChooseBottom", {2})
    play(g, "skip")
    assert (question(g), partners(g)) == ("EndWindow", {2})
    play(g, "end-turn")
    idle_turn(g)
    idle_turn(g)
    section(g, "bolster")
    assert partners(g) == {1, 2}


def idle_turn(g: ScytheGame) -> None:
    section(g, "trade")
    play(g, "skip")
    play(g, "skip")
    if question(g) == "EndWindow":
        play(g, "end-turn")


@rule("scythe:alliance.propose")
def test_no_proposal_inside_a_combat_or_payment_or_with_a_foreign_token() -> None:
    g = league("nordic crimea saxony", "hex r5c3: nordic mech 3\nhex r5c2: saxony mech 1")
    start_move(g)
    move(g, "r5c2", unit="mech-3")
    play(g, "done")
    assert question(g) == "BeforeCombat"
    assert not partners(g)
    asked_for = RULEBOOK.actions.find({"verb": "propose-alliance", "seat": 1})
    reason = RULEBOOK.why_not_offered(g, 0, asked_for)
    assert reason is not None
    assert reason.rule == "scythe:alliance.propose"
    taken = league("nordic crimea saxony", "alliance nordic crimea:")
    section(taken, "bolster")
    assert not partners(taken)
    reason = RULEBOOK.why_not_offered(taken, 0, RULEBOOK.actions.find({"verb": "propose-alliance", "seat": 2}))
    assert reason is not None
    assert (reason.key, reason.facts) == ("scythe-why-allied", {"seat": "seat:0"})
    other = league("nordic crimea saxony", "alliance nordic crimea:", "saxony")
    section(other, "bolster")
    assert not partners(other)


@rule("scythe:alliance.propose", "scythe:alliance.ability")
def test_an_ability_lent_between_two_moves_works_in_the_same_move() -> None:
    g = league("crimea nordic", "hex r4c1: crimea 2 workers\nhex r5c2: crimea character")
    start_move(g)
    move(g, "r5c1")
    play(g, "move-worker", from_="r4c1")
    assert not offers(g, "go", to="r3c2")
    again = league("crimea nordic", "hex r4c1: crimea 2 workers\nhex r5c2: crimea character")
    start_move(again)
    move(again, "r5c1")
    ally(again, 1)
    play(again, "move-worker", from_="r4c1")
    assert offers(again, "go", to="r3c2")


@rule("scythe:alliance.swap", "scythe:alliance.odd-player")
def test_tokens_and_coins_are_swapped_and_the_one_left_over_is_paid() -> None:
    g = league("nordic rusviet crimea saxony polania")
    section(g, "bolster")
    play(g, "propose-alliance", seat=1)
    told = g.decision.facts(g)  # type: ignore[union-attr]
    assert (told["coins"], told["their-coins"], told["breach"]) == (5, 5, 10)
    assert (told["ability"], told["their-ability"]) == ("ability:swim", "ability:relentless")
    play(g, "accept-alliance", 1)
    assert (ALLIANCE_STATE.of(g).held, list(g.coins)) == ([1, 0, 2, 3, 4], [15, 15, 10, 10, 10])
    late = league("crimea saxony nordic rusviet polania", "alliance nordic rusviet:")
    section(late, "bolster")
    ally(late, 1)
    assert list(late.coins) == [15, 15, 10, 10, 15]


@rule("scythe:alliance.relentless")
def test_relentless_repeats_mat_sections_but_no_factory_card() -> None:
    g = league("crimea rusviet", "alliance crimea rusviet:\npool: 2 3", crimea="section produce; factory 1")
    assert offers(g, "section", section="produce")
    card = league("crimea rusviet", "alliance crimea rusviet:\npool: 2 3", crimea="section factory-1; factory 1")
    assert not offers(card, "factory-section", factory_card="1")
    flipped = league("crimea rusviet", "alliance crimea rusviet: broken crimea", crimea="section produce")
    assert not offers(flipped, "section", section="produce")


@rule("scythe:alliance.coercion")
def test_coercion_pays_one_resource_with_a_card() -> None:
    for food, payable in ((2, True), (1, False)):
        g = league(
            "nordic crimea",
            f"alliance nordic crimea:\nhex r1c4: nordic 2 workers; {food} food",
            nordic="cards 2 5; coins 9; cube produce-territories; covered enlist 1",
        )
        columns = {c.bottom: c for c in RULEBOOK.view(g, 0).aids.mats.columns["industrial"]}
        section(g, columns["enlist"].top)
        play(g, "skip")
        assert offers(g, "take-bottom", bottom="enlist") is payable
    own = league(
        "crimea nordic",
        "alliance nordic crimea:\nhex r7c3: crimea 2 workers; 2 food",
        crimea="cards 2 5; coins 9; cube produce-territories; covered enlist 1",
    )
    section(own, {c.bottom: c.top for c in RULEBOOK.view(own, 0).aids.mats.columns["industrial"]}["enlist"])
    play(own, "skip")
    assert offers(own, "take-bottom", bottom="enlist")


OBJECTIVES = OBJECTIVES_PART.of(RULEBOOK.kit).goals


@rule("scythe:alliance.dominate")
def test_dominate_lifts_limits_while_the_token_is_face_up() -> None:
    text = "hex r5c3: nordic mech 1\nhex r5c2: crimea mech 1\n"
    g = league("nordic saxony crimea", f"{text}alliance nordic saxony:", nordic="power 8; star combat 2")
    start_move(g)
    move(g, "r5c2", unit="mech-1")
    play(g, "done")
    commit(g, 0, 5)
    commit(g, 2, 0)
    assert g.star_count(0, COMBAT_STAR) == 3
    flipped = league(
        "nordic saxony crimea", f"{text}alliance nordic saxony: broken nordic", nordic="power 8; star combat 3"
    )
    start_move(flipped)
    move(flipped, "r5c2", unit="mech-1")
    play(flipped, "done")
    commit(flipped, 0, 5)
    commit(flipped, 2, 0)
    assert flipped.star_count(0, COMBAT_STAR) == 3


@rule("scythe:alliance.dominate")
def test_the_other_objective_is_kept_and_no_longer_counts_after_a_break() -> None:
    def met(text: str, seat: str) -> ScytheGame:
        return league("nordic saxony", text, nordic=seat)

    rich = "\nhex r5c2: nordic 4 workers; 9 oil; 9 metal; 9 food; 9 wood"
    probe = met(f"alliance nordic saxony:{rich}", "coins 90; power 16; popularity 18")
    easy = [card for card in range(len(OBJECTIVES)) if all(goal.met(probe, 0) for goal in OBJECTIVES[card])]
    ids = [probe.kit.objectives.ids[card] for card in easy[:2]]
    has = f"coins 90; power 16; popularity 18; star power; star popularity; objectives {' '.join(ids)}"
    g = met(f"alliance nordic saxony:{rich}", has)
    section(g, "bolster")
    play(g, "reveal-objective", objective=ids[0])
    assert size(g.objectives[0]) == 1
    assert offers(g, "reveal-objective", objective=ids[1])
    flipped = met(
        f"alliance nordic saxony: broken nordic{rich}",
        has.replace(f"objectives {' '.join(ids)}", f"star objective; objectives {ids[1]}"),
    )
    section(flipped, "bolster")
    assert not offers(flipped, "reveal-objective", objective=ids[1])


@rule("scythe:alliance.meander")
def test_meander_lends_options_and_no_coins() -> None:
    names = "crimea polania nordic rusviet saxony albion togawa"
    text = "alliance crimea polania:\nhex r6c3: crimea character\nhex r1c3: crimea worker\nhex r2c1: polania worker"
    g = league(names, text)
    g.encounters |= 1 << place(g, "r6c2")
    without = league(names, text.replace("alliance crimea polania:\n", ""))
    assert dict(score_of(g, 0).others).get("lent-meander", 0) == 0
    assert score_of(g, 1).counted() == score_of(without, 1).counted()
    start_move(g)
    move(g, "r6c2")
    play(g, "done")
    draw(g)
    assert g.decision.facts(g)["left"] == 2  # type: ignore[union-attr]


@rule("scythe:alliance.exalt")
def test_exalt_lends_flags_of_albions_supply() -> None:
    g = league("nordic albion crimea", "alliance nordic albion:\nflag r1c4\nhex r5c3: nordic character")
    start_move(g)
    play(g, "move", unit="character")
    play(g, "go", to="r5c2")
    assert (question(g), g.decision.facts(g)["left"]) == ("OfferFlag", 3)  # type: ignore[union-attr]
    play(g, "place-flag")
    assert size(TOKEN_STATE.of(g).flags) == 2
    for holder, doubles in (("nordic", (1, 0)), ("albion", (0, 1)), ("crimea", (0, 0))):
        here = f"hex r5c2: {holder} mech 1"
        flag = league("nordic albion crimea", f"alliance nordic albion:\nflag r5c2\n{here}")
        plain = league("nordic albion crimea", f"alliance nordic albion:\n{here}")
        assert tuple(territories_of(flag, one) - territories_of(plain, one) for one in (0, 1)) == doubles
    here = "hex r1c1: nordic mech 1\nhex r2c1: albion 2 workers"
    near = league("nordic albion", f"alliance nordic albion:\nflag r1c1\n{here}")
    assert near.controlled(0) >> place(near, "r1c1") & 1
    assert territories_of(near, 0) == territories_of(league("nordic albion", here), 0)
    broke = league("nordic albion", "alliance nordic albion: broken nordic\nflag r5c2\nhex r5c2: nordic mech 1")
    assert territories_of(broke, 0) == territories_of(league("nordic albion", "hex r5c2: nordic mech 1"), 0)


@rule("scythe:alliance.maifuku")
def test_maifuku_lends_traps_that_spare_the_two() -> None:
    g = league("nordic togawa crimea", "alliance nordic togawa:\nhex r5c3: nordic character")
    start_move(g)
    play(g, "move", unit="character")
    play(g, "go", to="r5c2")
    assert question(g) == "LayTrap"
    play(g, "place-trap", trap="coins")
    assert ALLIANCE_STATE.of(g).laid != 0
    for who, sprung in (("nordic", False), ("togawa", False), ("crimea", True)):
        text = f"alliance nordic togawa:\ntrap coins: r5c2 armed\nallied-traps: laid coins\nhex r5c3: {who} mech 4"
        step = league("nordic togawa crimea", text, who)
        start_move(step)
        play(step, "move", unit="mech-4")
        play(step, "go", to="r5c2")
        assert bool(TOKEN_STATE.of(step).shown) is sprung
        if who == "nordic":
            assert question(step) == "Travel"
    own = league("nordic togawa", "alliance nordic togawa:\ntrap coins: r5c2 armed\nhex r5c3: nordic mech 1")
    start_move(own)
    move(own, "r5c2", unit="mech-1")
    assert (bool(TOKEN_STATE.of(own).shown), is_broken(own, 0)) == (True, False)
    broke = league(
        "nordic togawa",
        "alliance nordic togawa: broken nordic\ntrap coins: r5c2 armed\nallied-traps: laid coins\n"
        "hex r5c3: nordic mech 1",
    )
    start_move(broke)
    move(broke, "r5c2", unit="mech-1")
    assert TOKEN_STATE.of(broke).shown
    end = league("nordic togawa", "alliance nordic togawa:\ntrap coins: r5c2 armed\nallied-traps: laid coins")
    end.scoring = True
    assert end.controlled(1) >> place(end, "r5c2") & 1
    with_unit = league(
        "nordic togawa",
        "alliance nordic togawa:\ntrap coins: r5c2 armed\nallied-traps: laid coins\nhex r5c2: nordic mech 1",
    )
    with_unit.scoring = True
    assert with_unit.controlled(0) >> place(with_unit, "r5c2") & 1
    assert not with_unit.controlled(1) >> place(with_unit, "r5c2") & 1


@rule("scythe:alliance.maifuku", "scythe:faction.togawa.trap-briefing")
def test_only_those_who_share_the_supply_know_the_traps() -> None:
    text = "trap coins: r5c2 armed\ntrap power: r5c1 armed\nallied-traps: laid coins"
    g = league("nordic togawa crimea", f"alliance nordic togawa:\n{text}")
    shown = [[trap.trap for trap in extra(g, viewer, TokensView).traps] for viewer in (0, 1, 2, -1)]
    assert [any(one) for one in shown] == [True, True, False, False]
    broke = league("nordic togawa crimea", f"alliance nordic togawa: broken nordic\n{text}; knows nordic coins")
    assert sorted(trap.trap for trap in extra(broke, 0, TokensView).traps) == ["", "coins"]


@rule("scythe:alliance.technophile")
def test_technophile_lends_one_card_for_one_use() -> None:
    cards = "vesna: drawn artillery; cards vesna 5 6 12\nbase vesna: r3c0\npool: 1 2 3"
    g = league("nordic vesna", f"{cards}\nhex r5c2: nordic character")
    section(g, "bolster")
    ally(g, 1)
    draw(g)
    lent = OPEN_CARDS_STATE.of(g).cards[0]
    assert size(lent) == 1
    play(g, "skip")
    play(g, "skip")
    idle(g, "trade")
    card = next(str(a.names["factory-card"]) for a in legal(g) if a.verb == "factory-section")
    unused = g.clone()
    play(unused, "factory-section", factory_card=card)
    play(unused, "skip")
    play(unused, "skip")
    idle(unused, "bolster")
    assert (OPEN_CARDS_STATE.of(unused).cards[0], OPEN_CARDS_STATE.of(unused).boxed) == (lent, 0)
    play(g, "factory-section", factory_card=card)
    play(g, "skip")
    play(g, "factory-move")
    move(g, "r5c3")
    assert (OPEN_CARDS_STATE.of(g).cards[0], OPEN_CARDS_STATE.of(g).boxed) == (0, lent)
    assert g.factory_cards[0] == 0
    none = league(
        "nordic vesna", "vesna: drawn artillery; cards vesna 5 6 12; boxed 1 2 3 4 7 8 9 10 11\npool:\nbase vesna: r3c0"
    )
    section(none, "bolster")
    ally(none, 1)
    assert (question(none), OPEN_CARDS_STATE.of(none).cards[0]) == ("ChooseTop", 0)


@rule("scythe:alliance.technophile", "scythe:alliance.break")
def test_a_break_boxes_the_lent_card() -> None:
    text = (
        "vesna: drawn artillery; cards vesna 5 6; cards nordic 12\nbase vesna: r3c0\npool: 1 2\nalliance nordic vesna:"
    )
    g = league("nordic vesna", f"{text}\nhex r5c3: nordic mech 1\nhex r5c2: vesna 2 workers")
    start_move(g)
    move(g, "r5c2", unit="mech-1")
    assert (OPEN_CARDS_STATE.of(g).cards[0], size(OPEN_CARDS_STATE.of(g).boxed), is_broken(g, 0)) == (0, 1, True)


@rule("scythe:alliance.influence")
def test_influence_lends_one_token_and_the_player_who_takes_it_pays() -> None:
    text = "base fenris: r3c0\nalliance nordic fenris:\ninfluence: fenris 12; nordic 4"
    g = league("nordic fenris", f"{text}\nhex r5c3: nordic character")
    start_move(g)
    play(g, "move", unit="character")
    play(g, "go", to="r5c2")
    assert question(g) == "OfferInfluence"
    play(g, "place-influence")
    assert (lying(g), held(g, 1), held(g, 0), question(g)) == (["r5c2"], 11, 4, "ChooseUnit")
    take = league(
        "nordic fenris",
        "base fenris: r3c0\nalliance nordic fenris:\ninfluence: fenris 15; lying r5c2\nhex r5c3: nordic mech 1",
    )
    start_move(take)
    move(take, "r5c2", unit="mech-1")
    assert (held(take, 0), dict(score_of(take, 0).others)["influence"]) == (1, -1)


def enter(mine: str, theirs: str, extra_text: str = "", unit: str = "mech-1", modules: str = "alliances") -> ScytheGame:
    """Nordic, allied with Crimea, moves a unit onto r5c2."""
    text = f"alliance nordic crimea:\nhex r5c3: {mine}\nhex r5c2: {theirs}\n{extra_text}"
    g = league("nordic crimea saxony", text, modules=modules)
    start_move(g)
    move(g, "r5c2", unit=unit)
    return g


@rule("scythe:alliance.break", "scythe:alliance.break-effect")
def test_attacking_the_holder_or_driving_off_workers_flips_the_token() -> None:
    for theirs in ("crimea 2 workers", "crimea mech 1"):
        g = enter("nordic mech 1", theirs)
        assert (is_broken(g, 0), is_broken(g, 1), question(g)) == (True, False, "ChooseUnit")
        names = [one.rule.name for one in g.rules.held]
        assert "coercion" in names
        assert [one.rule.name for one in g.rules.held if one.owner == 0].count("coercion") == 0
        assert [one.rule.name for one in g.rules.held if one.owner == 1].count("swim") == 1
    lost = enter("nordic mech 1", "crimea mech 1")
    play(lost, "done")
    commit(lost, 0, 0)
    commit(lost, 1, 5)
    assert is_broken(lost, 0)
    tesla = enter("nordic champion", "crimea mech 1", unit="champion", modules="alliances tesla")
    assert is_broken(tesla, 0)
    assert not is_broken(enter("nordic mech 1", "crimea mill"), 0)
    assert not is_broken(enter("nordic mech 1", "saxony mech 1"), 0)
    assert not is_broken(lost, 1)


def warned_of(theirs: str, broken: str = "") -> list[Line]:
    """What Nordic, allied with Crimea, is warned of before a mech goes to r5c2."""
    text = f"alliance nordic crimea:{broken}\nhex r5c3: nordic mech 1\nhex r5c2: {theirs}"
    g = league("nordic crimea saxony", text)
    start_move(g)
    play(g, "move", unit="mech-1")
    return [line for line in preview(g, "go", to="r5c2") if line.kind == WARNING]


@rule("scythe:alliance.break-effect")
def test_a_step_onto_an_allys_units_says_what_it_breaks() -> None:
    for theirs, warns in (("crimea 2 workers", True), ("crimea mech 1", True), ("crimea mill", False)):
        warnings = warned_of(theirs)
        assert [line.key for line in warnings] == ["scythe-preview-breach"] * warns
        assert all(line.facts["coins"] == 10 and line.facts["seat"] == "seat:1" for line in warnings)
    assert warned_of("crimea mech 1", " broken crimea") == []
    assert warned_of("saxony mech 1") == []


@rule("scythe:alliance.break")
def test_blitzkrieg_breaks_and_an_earlier_entry_does_not() -> None:
    head = "option house-tiles: True\nairship-tiles: blitzkrieg hero\nairship nordic: r3c3\nairship crimea: r4c3"
    g = league("nordic crimea", f"{head}\nalliance nordic crimea:", modules="alliances airships")
    take_off(g, "r4c3")
    halt(g)
    play(g, "fight-airship", seat=1)
    assert not is_broken(g, 0)
    play(g, "done")
    while g.combat is None:
        g.play(0, legal(g)[0])
    assert (g.the_combat().kind, is_broken(g, 0)) == (1, True)
    earlier = league("nordic crimea", "hex r5c3: nordic mech 1\nhex r5c2: crimea mech 1")
    start_move(earlier)
    move(earlier, "r5c2", unit="mech-1")
    ally(earlier, 1)
    play(earlier, "done")
    assert earlier.combat is not None
    assert not is_broken(earlier, 0)


@rule("scythe:alliance.free-after-break")
def test_after_a_break_the_other_side_is_free() -> None:
    text = "alliance nordic crimea: broken nordic\nhex r5c3: crimea mech 1\nhex r5c2: nordic 2 workers"
    g = league("nordic crimea", text, "crimea")
    start_move(g)
    move(g, "r5c2", unit="mech-1")
    assert not is_broken(g, 1)
    assert [one.rule.name for one in g.rules.held if one.owner == 1].count("swim") == 1


@rule("scythe:alliance.penalty")
def test_a_flipped_token_costs_ten_at_the_end() -> None:
    whole = league("nordic crimea", "alliance nordic crimea:", nordic="coins 60")
    broken = league("nordic crimea", "alliance nordic crimea: broken nordic", nordic="coins 60")
    assert fortune(whole, 0) - fortune(broken, 0) == 10
    poor = "hex r0c4: nordic 2 workers; nordic character"
    assert fortune(league("nordic crimea", f"alliance nordic crimea: broken nordic\n{poor}", nordic="coins 6"), 0) == 0


@pytest.mark.parametrize("names", ["nordic togawa crimea", "vesna albion fenris polania"])
def test_positions_with_alliances_can_be_written_and_read(names: str) -> None:
    first, second = names.split()[:2]
    g = league(names, f"alliance {first} {second}: broken {first}")
    text = RULEBOOK.dump(g)
    assert RULEBOOK.dump(RULEBOOK.load(text)) == text
