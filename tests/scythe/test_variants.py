"""Variants: teams, last turns, mat order, bidding, delay of game, the first printing."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from marches.games.scythe.edge import components
from marches.games.scythe.edge import samples as setups
from marches.games.scythe.edge.extras import BiddingView, LastTurnsView, PairView, TeamsView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.line import Line
from marches.kernel.setup import Setup, SetupError, Value
from marches.kernel.step import Chance
from marches.table.table import Refused, Table
from marches.testing import conformance
from marches.testing.playout import random_answer
from marches.text import LANGUAGES, Words
from tests.marks import rule
from tests.scythe.endings_helpers import FIVE, READY, bolster, end_turn, idle, on_paper
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
    section,
    start_move,
    started,
)

FOUR = ("nordic industrial", "rusviet engineering", "crimea mechanical", "saxony patriotic")


def teams(*has: str, rest: str = "turn nordic\n") -> ScytheGame:
    """Nordic and Rusviet against Crimea and Saxony."""
    rows = [f"seat {name}: {one}\n" for name, one in zip(FOUR, [*has, "", "", "", ""], strict=False)]
    return position("option teams: True\n" + "".join(rows) + rest)


def first_turn(players: int, chosen: dict[str, Value], seed: int, modules: tuple[str, ...] = ()) -> ScytheGame:
    """A game at its first turn; nature and players answer at random."""
    return started(Setup("scythe", 2, ("random",) * players, modules, chosen), "ChooseSection", seed)


# -- teams -----------------------------------------------------------------------------------------------------


@rule("scythe:variant.team")
def test_partners_place_one_star_in_each_section() -> None:
    for partner, stars in (("star power", 0), ("star mechs", 1)):
        g = teams("power 15; coins 3", partner)
        bolster(g)
        assert g.star_count(0, 8) == stars
    opponents = teams("power 15; coins 3", "", "star power", "star power")
    bolster(opponents)
    assert opponents.star_count(0, 8) == 1


@rule("scythe:variant.team", "scythe:variant.team-end")
def test_a_team_places_ten_stars_and_then_the_game_ends() -> None:
    mine, theirs = "star upgrades; star popularity; power 15; coins 3", "star mechs; star structures; star recruits"
    g = teams(mine, f"{theirs}; star workers; star combat 2")
    bolster(g)
    assert (g.stars_placed(0) + g.stars_placed(1), g.result) == (9, None)
    last = teams(f"{mine}; star objective", f"{theirs}; star workers; star combat 2")
    bolster(last)
    assert last.stars_placed(0) + last.stars_placed(1) == 10
    assert last.result is not None


SIX = f"{FIVE}; star objective"


@rule("scythe:variant.team", "scythe:variant.team-end")
def test_six_stars_of_one_player_do_not_end_a_team_game() -> None:
    g = teams(READY)
    bolster(g)
    assert (g.stars_placed(0), g.result) == (6, None)
    assert extra(g, 3, TeamsView).stars == [6, 0]


@rule("scythe:variant.team-end")
def test_a_partner_with_six_stars_places_no_seventh_but_the_other_may() -> None:
    g = teams(f"{SIX}; power 15; coins 3", "star combat 2; power 15; coins 3")
    bolster(g)
    assert (g.stars_placed(0), g.stars_placed(1), g.result) == (6, 2, None)
    end_turn(g)
    bolster(g)
    assert (g.stars_placed(0), g.stars_placed(1), g.result) == (6, 3, None)


@rule("scythe:variant.team-end")
def test_the_tenth_star_ends_the_game_at_once_though_its_owner_has_four() -> None:
    g = teams(SIX, "star popularity; star combat 2; power 15; coins 3", rest="turn rusviet\n")
    bolster(g)
    assert (g.stars_placed(0), g.stars_placed(1)) == (6, 4)
    assert g.result is not None


def test_under_the_first_rulings_a_partner_places_a_seventh_star() -> None:
    rows = [f"seat {name}: {one}\n" for name, one in zip(FOUR, (f"{SIX}; power 15; coins 3", "", "", ""), strict=True)]
    g = position("option rulings: 1\noption teams: True\n" + "".join(rows) + "turn nordic\n")
    bolster(g)
    assert (g.stars_placed(0), g.result) == (7, None)


def fight(g: ScytheGame) -> None:
    """Crimea attacks Nordic on the mountain and wins."""
    start_move(g)
    move(g, "r3c2")
    play(g, "done")
    commit(g, g.active, 2)
    commit(g, 0, 0)


@rule("scythe:variant.team", "scythe:variant.team-combat")
def test_combat_has_two_places_for_a_team_and_none_are_closed_to_saxony() -> None:
    board = "hex r3c3: {} character\nhex r3c2: nordic mech 1\nturn {}\n"
    for mine, partner, placed in ((0, 0, 1), (1, 0, 2), (0, 1, 1), (1, 1, 1), (0, 2, 0)):
        g = teams("", "", f"power 5; star combat {mine}", f"star combat {partner}", rest=board.format(*["crimea"] * 2))
        fight(g)
        assert g.star_count(2, 6) == placed
    g = teams("", "", "star combat 2", "power 5; star combat 2", rest=board.format(*["saxony"] * 2))
    fight(g)
    assert g.star_count(3, 6) == 3


@rule("scythe:variant.team-scoring")
def test_the_richer_team_wins() -> None:
    g = teams("coins 60", "coins 45", "coins 70", "coins 40")
    assert g.rules.winners(g, [60, 45, 70, 40]) == [2, 3]
    assert g.rules.winners(g, [60, 51, 70, 40]) == [0, 1]
    poor = "star upgrades; star mechs; star structures; star recruits; star workers"
    mine, theirs = f"power 15; coins 3; popularity 0; {poor}", "star popularity; star objective; star combat 2"
    last = teams(mine, f"{theirs}; popularity 0", "coins 80", "coins 90")
    totals = [score_of(last, seat).total() for seat in range(4)]
    assert extra(last, 0, TeamsView).totals == [totals[0] + totals[1], totals[2] + totals[3]]
    bolster(last)
    assert last.result is not None
    assert last.result.winners == (2, 3)


@rule("scythe:variant.team-scoring")
def test_equal_teams_are_told_apart_by_what_they_have_together() -> None:
    g = teams("power 5", "power 1", "power 2", "power 3")
    assert g.rules.winners(g, [10, 10, 15, 5]) == [0, 1]
    even = teams("power 5; popularity 1", "power 0; popularity 1", "power 2; popularity 1", "power 3; popularity 1")
    assert even.rules.winners(even, [10, 10, 15, 5]) == [0, 1, 2, 3]


@rule("scythe:variant.team-partners")
def test_partners_follow_the_list_of_seats_and_everyone_sees_them() -> None:
    for seats in (("nordic", "rusviet", "crimea", "saxony"), ("nordic", "crimea", "saxony", "rusviet")):
        g = started(Setup("scythe", 2, seats, (), {"teams": True}))
        for _ in range(2):
            for viewer in (-2, 0, 1, 2, 3):
                assert extra(g, viewer, TeamsView).teams == [(0, 1), (2, 3)]
            while isinstance(g.decision, Chance):
                draw(g)
        assert [RULEBOOK.view(g, 0).seats[seat].faction for seat in range(4)] == list(seats)


@rule("scythe:variant.team-partners")
def test_teams_are_for_four_or_six() -> None:
    for players in (2, 3, 5):
        with pytest.raises(SetupError, match="scythe-setup-teams players="):
            RULEBOOK.check(Setup("scythe", 2, ("random",) * players, (), {"teams": True}))
    RULEBOOK.check(Setup("scythe", 2, ("random",) * 6, ("invaders",), {"teams": True}))


@rule("scythe:variant.team-tracks")
@pytest.mark.parametrize("module", ["peace", "triumphtiles", "rivals"])
def test_teams_need_a_track_whose_ten_places_can_all_be_filled(module: str) -> None:
    for modules in ((module,), ("war", module) if module == "rivals" else (module,)):
        with pytest.raises(SetupError, match=f"scythe-setup-teams-track module=module:{module}"):
            RULEBOOK.check(Setup("scythe", 2, ("random",) * 4, modules, {"teams": True}))
        RULEBOOK.check(Setup("scythe", 2, ("random",) * 4, modules, {}))


@rule("scythe:variant.team-tracks")
def test_teams_may_play_on_the_war_track() -> None:
    RULEBOOK.check(Setup("scythe", 2, ("random",) * 4, ("war",), {"teams": True}))


# -- last turns ------------------------------------------------------------------------------------------------


def softly(*has: str, rest: str = "turn nordic\n") -> ScytheGame:
    rows = [f"seat {name}: {one}\n" for name, one in zip(FOUR[:3], [*has, "", "", ""], strict=False)]
    return position("option final-turns: True\n" + "".join(rows) + rest)


@rule("scythe:variant.final-turns")
def test_after_a_sixth_star_the_others_have_one_turn_without_moving() -> None:
    g = softly(READY, "coins 2; factory 3")
    bolster(g)
    assert (g.active, question(g)) == (1, "ChooseSection")
    assert extra(g, 0, LastTurnsView) == LastTurnsView(0, [2])
    section(g, "move")
    assert refused(g, "move-units").rule == "scythe:variant.final-turns"
    assert offers(g, "gain-coins")
    end_turn(g)
    play(g, "section", section="move")
    assert refused(g, "move-units").key == "scythe-why-no-last-move"
    end_turn(g)
    assert g.result is not None


@rule("scythe:variant.final-turns")
def test_nobody_is_stopped_from_moving_before_the_sixth_star() -> None:
    g = softly(f"{FIVE}; coins 2")
    section(g, "move")
    assert offers(g, "move-units")


@rule("scythe:variant.final-turns")
def test_the_turn_of_the_sixth_star_is_over_at_once() -> None:
    g = softly(READY, rest="hex r1c4: nordic worker; 3 oil\nturn nordic\n")
    bolster(g)
    assert g.active == 1
    assert g.section[0] == 1


@rule("scythe:variant.final-turns-star")
def test_a_sixth_star_in_a_last_turn_ends_that_turn_and_gives_nobody_another() -> None:
    board = "hex r3c6: rusviet 2 workers; 4 oil; 4 food; 4 metal; 4 wood\nturn nordic\n"
    g = softly(READY, READY, rest=board)
    bolster(g)
    assert (g.active, question(g)) == (1, "ChooseSection")
    bolster(g)
    assert g.stars_placed(1) == 6
    assert (g.active, question(g)) == (2, "ChooseSection")
    assert extra(g, 0, LastTurnsView) == LastTurnsView(0, [])
    idle(g)
    assert g.result is not None


def test_under_the_first_rulings_a_later_sixth_star_leaves_the_turn_as_it_is() -> None:
    rows = [f"seat {name}: {one}\n" for name, one in zip(FOUR[:3], (READY, READY, ""), strict=True)]
    g = position("option rulings: 1\noption final-turns: True\n" + "".join(rows) + "turn nordic\n")
    bolster(g)
    bolster(g)
    assert (g.active, g.stars_placed(1), question(g)) == (1, 6, "ChooseBottom")


@rule("scythe:variant.final-turns-star")
def test_a_sixth_star_on_anothers_turn_ends_nobodys_turn() -> None:
    """Rusviet's recruit earns power from Nordic's Upgrade in Nordic's last turn: Nordic plays on."""
    nordic = "coins 5; power 5; section trade; objectives 22"
    rusviet = f"{FIVE}; power 15; recruit upgrade; bonus coins"
    g = softly(nordic, rusviet, READY, rest="hex r1c4: nordic 2 workers; 9 oil\nturn crimea\n")
    bolster(g)
    assert g.active == 0
    section(g, "bolster")
    play(g, "skip")
    play(g, "take-bottom")
    play(g, "decline")
    play(g, "accept", 1)
    assert (g.stars_placed(1), g.active, question(g)) == (6, 0, "EndWindow")
    assert extra(g, 0, LastTurnsView) == LastTurnsView(2, [1])


@rule("scythe:variant.final-turns-coins")
def test_in_a_last_turn_move_gives_coins_and_its_bottom_action_may_follow() -> None:
    board = "hex r3c6: rusviet 2 workers; 4 oil; 4 food; 4 metal; 4 wood\nturn nordic\n"
    g = softly(READY, "coins 2; power 3; popularity 3; section trade", rest=board)
    bolster(g)
    section(g, "move")
    assert refused(g, "move-units").rule == "scythe:variant.final-turns"
    play(g, "gain-coins")
    assert (g.coins[1], question(g)) == (3, "ChooseBottom")
    assert offers(g, "take-bottom")


@rule("scythe:variant.final-turns-coins")
def test_in_a_last_turn_a_factory_card_is_used_but_its_move_is_refused() -> None:
    g = softly(READY, "coins 2; power 3; popularity 3; factory 5")
    bolster(g)
    play(g, "factory-section", factory_card="5")
    play(g, "use-factory-card")
    assert (g.power[1], g.popularity[1]) == (2, 5)
    assert refused(g, "factory-move").rule == "scythe:variant.final-turns"
    assert offers(g, "skip")


# -- mats in order ---------------------------------------------------------------------------------------------


@rule("scythe:variant.mat-order")
def test_mats_rise_clockwise_from_the_first_player() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(30):
        g = first_turn(4, {"mat-order": True}, seed)
        view = RULEBOOK.view(g, 0)
        mats = [components.MAT_IDS.index(view.seats[seat].mat) for seat in view.order]
        assert mats == sorted(mats)
        assert len(set(mats)) == 4
        firsts[view.order[0]] += 1
        pairs = {(seat.faction, seat.mat) for seat in view.seats}
        assert not pairs & {("rusviet", "industrial"), ("crimea", "patriotic")}
    assert set(firsts) == {0, 1, 2, 3}


@rule("scythe:variant.mat-order")
def test_mats_in_order_reach_seven_players() -> None:
    g = first_turn(7, {"mat-order": True}, 3, ("invaders",))
    view = RULEBOOK.view(g, 0)
    assert [view.seats[seat].mat for seat in view.order] == components.MAT_IDS


def test_mats_in_order_cannot_be_named_or_bid_for() -> None:
    for other in ({"mats": "industrial"}, {"bidding": True}, {"tournament": True}):
        with pytest.raises(SetupError, match="scythe-setup-mat-order"):
            RULEBOOK.check(Setup("scythe", 2, ("random",) * 3, (), {"mat-order": True, **other}))


# -- bidding ---------------------------------------------------------------------------------------------------


def auction(seats: tuple[str, ...] = ("nordic", "rusviet", "crimea"), option: str = "bidding") -> ScytheGame:
    """Three pairs on offer; the first player bids."""
    chosen: dict[str, Value] = {option: True, "mats": "industrial, engineering, mechanical"}
    g = started(Setup("scythe", 2, seats, (), chosen))
    while isinstance(g.decision, Chance):
        draw(g)
    return g


def bid(g: ScytheGame, faction: str, coins: int) -> None:
    play(g, "bid-for", faction=faction)
    play(g, "bid", count=coins)


@rule("scythe:variant.bidding")
def test_pairs_are_bid_for_in_turn_and_overbid_players_bid_again() -> None:
    g = auction()
    assert [str(action) for action in legal(g)] == [
        "bid-for faction=nordic mat=industrial",
        "bid-for faction=rusviet mat=engineering",
        "bid-for faction=crimea mat=mechanical",
    ]
    bid(g, "rusviet", 3)
    assert g.decision is not None
    assert g.decision.seats(g) == (1,)
    play(g, "bid-for", faction="rusviet")
    assert refused(g, "bid", count=3).facts == {"seat": "seat:0", "coins": 3}
    assert refused(g, "bid", count=3).rule == "scythe:variant.bidding"
    assert not offers(g, "bid", count=0)
    play(g, "bid", count=4)
    assert g.decision.seats(g) == (2,)
    bid(g, "nordic", 0)
    assert g.decision.seats(g) == (0,)
    bid(g, "crimea", 2)
    view = RULEBOOK.view(g, 1)
    assert [seat.faction for seat in view.seats] == ["crimea", "rusviet", "nordic"]
    assert [seat.mat for seat in view.seats] == ["mechanical", "engineering", "industrial"]


@rule("scythe:variant.bidding")
def test_the_auction_of_three_ends_when_everyone_holds_a_pair() -> None:
    g = auction()
    bid(g, "nordic", 0)
    bid(g, "nordic", 3)
    bid(g, "rusviet", 0)
    assert question(g) == "ChoosePair"
    play(g, "bid-for", faction="crimea")
    assert refused_nothing(g)
    play(g, "bid", count=1)
    while isinstance(g.decision, Chance):
        draw(g)
    assert question(g) == "ChooseSection"
    assert [score_of(g, seat).others for seat in range(3)] == [[("bid", -1)], [("bid", -3)], []]
    assert g.active == 1


def refused_nothing(g: ScytheGame) -> bool:
    """Whether every candidate may be answered."""
    assert g.decision is not None
    return g.decision.candidates(g, 0) == legal(g)


@rule("scythe:variant.bidding", "scythe:setup.first-player")
def test_bids_are_taken_off_the_final_fortune_and_the_lowest_mat_begins() -> None:
    g = auction()
    bid(g, "rusviet", 7)
    bid(g, "nordic", 0)
    bid(g, "crimea", 0)
    while isinstance(g.decision, Chance):
        draw(g)
    assert g.active == 1
    assert score_of(g, 0).others == [("bid", -7)]
    assert score_of(g, 1).others == []
    parts = [part for part in RULEBOOK.breakdown(g, [])[0] if part.line == Line("scythe-part-bid")]
    assert [part.points for part in parts] == [-7]
    assert extra(g, 2, BiddingView).pairs == [
        PairView("nordic", "industrial", holder=1, price=0),
        PairView("rusviet", "engineering", holder=0, price=7),
        PairView("crimea", "mechanical", holder=2, price=0),
    ]


@rule("scythe:variant.bidding-limit")
def test_a_pair_at_the_highest_bid_is_out_of_reach() -> None:
    g = auction()
    play(g, "bid-for", faction="rusviet")
    assert not any(action.names["count"] == 51 for action in RULEBOOK.actions.actions if action.verb == "bid")
    assert max(int(action.names["count"]) for action in legal(g)) == 50
    play(g, "bid", count=50)
    assert refused(g, "bid-for", faction="rusviet").facts["most"] == 50
    assert refused(g, "bid-for", faction="rusviet").rule == "scythe:variant.bidding-limit"
    assert offers(g, "bid-for", faction="crimea")
    bid(g, "crimea", 50)
    assert [action.names["faction"] for action in legal(g)] == ["nordic"]


def test_what_a_pair_starts_with_and_costs_is_told() -> None:
    g = auction()
    bid(g, "rusviet", 3)
    assert g.decision is not None
    action = next(one for one in legal(g) if one.names["faction"] == "rusviet")
    lines = g.decision.preview(g, 1, action)
    assert dict(lines[0].facts) == {"power": 3, "cards": 2, "popularity": 2, "coins": 5, "number": "2"}
    assert dict(lines[1].facts) == {"seat": "seat:0", "coins": 3}


@rule("scythe:setup.banned-pairs", "scythe:variant.bidding")
def test_no_forbidden_pair_is_on_offer() -> None:
    for seed in range(20):
        view = RULEBOOK.view(first_turn(5, {"bidding": True}, seed), 0)
        pairs = {(seat.faction, seat.mat) for seat in view.seats}
        assert not pairs & {("rusviet", "industrial"), ("crimea", "patriotic")}
        assert len(pairs) == 5


@rule("scythe:bribe.tournament")
def test_in_a_tournament_pairs_are_bid_for_and_no_coins_change_hands() -> None:
    assert question(auction(option="tournament")) == "ChoosePair"
    with pytest.raises(SetupError, match="scythe-setup-bribes"):
        RULEBOOK.check(Setup("scythe", 2, ("random",) * 3, (), {"tournament": True, "bribes": True}))
    rows = "seat nordic industrial: coins 5\nseat crimea mechanical:\nturn nordic\n"
    for option, allowed in (("bribes", True), ("bribes: True\noption tournament", False)):
        g = position(f"option {option}: True\n{rows}")
        section(g, "trade")
        assert offers(g, "give-coins", seat=1, count=1) is allowed
    table = Table(RULEBOOK, Setup("scythe", 2, ("nordic", "crimea"), (), {"tournament": True}), b"a fair table ...")
    rng = Random(4)
    while asked_at(table) != "ChooseTop":
        table.answer(*random_answer(table.game, rng))
    seat = table.game.active if isinstance(table.game, ScytheGame) else 0
    with pytest.raises(Refused):
        table.answer(seat, RULEBOOK.actions.find({"verb": "give-coins", "seat": 1 - seat, "count": 1}))


def asked_at(table: Table) -> str:
    return type(table.game.decision).__name__


# -- delay of game ---------------------------------------------------------------------------------------------


@rule("scythe:variant.delay-of-game")
def test_a_delay_costs_two_popularity_if_the_others_agree() -> None:
    rows = "".join(f"seat {name}: popularity 6\n" for name in FOUR)
    for answers, popularity in (("uphold uphold", 4), ("uphold dismiss", 6), ("dismiss dismiss", 6)):
        g = position(f"option delay-of-game: True\n{rows}turn nordic\n")
        section(g, "trade")
        play(g, "call-delay", seat=2)
        for juror, answer in zip((1, 3), answers.split(), strict=True):
            assert g.decision is not None
            assert g.decision.seats(g) == (juror,)
            play(g, f"{answer}-delay")
        assert [int(g.popularity[seat]) for seat in range(4)] == [6, 6, popularity, 6]
        assert refused(g, "call-delay", seat=2).key == "scythe-why-delay-called"
        play(g, "skip")
        assert refused(g, "call-delay", seat=1).key == "scythe-why-delay-called"


@rule("scythe:variant.delay-of-game")
def test_between_two_players_the_slow_one_is_asked() -> None:
    g = position(
        "option delay-of-game: True\nseat nordic industrial:\nseat crimea mechanical: popularity 1\nturn nordic\n"
    )
    section(g, "trade")
    play(g, "call-delay", seat=1)
    play(g, "uphold-delay", 1)
    assert g.popularity[1] == 0


@rule("scythe:variant.delay-of-game")
def test_no_delay_is_called_in_the_final_scoring_or_where_the_table_does_not_play_it() -> None:
    g = position(f"option delay-of-game: True\nseat nordic industrial: {READY}\nseat crimea mechanical:\nturn nordic\n")
    bolster(g)
    assert g.result is not None
    assert g.decision is None
    plain = position("seat nordic industrial:\nseat crimea mechanical:\nturn nordic\n")
    section(plain, "trade")
    assert not offers(plain, "call-delay", seat=1)


# -- the first printing ----------------------------------------------------------------------------------------


@rule("scythe:faction.rusviet.relentless-factory", "scythe:setup.banned-pairs")
def test_the_first_printing_knew_no_limits_for_rusviet() -> None:
    rows = "seat rusviet industrial: factory 3; section factory-3\nseat crimea mechanical:\nturn rusviet\n"
    for option, allowed in (("", False), ("option rusviet: first-printing\n", True)):
        g = position(option + rows)
        assert offers(g, "factory-section", factory_card="3") is allowed
        assert offers(g, "section", section="move")
    chosen: dict[str, Value] = {"mats": "industrial"}
    setup = Setup("scythe", 2, ("rusviet", "crimea"), (), chosen)
    with pytest.raises(SetupError, match="scythe-setup-pair faction=faction:rusviet mat=mat:industrial"):
        RULEBOOK.check(setup)
    RULEBOOK.check(Setup("scythe", 2, ("rusviet", "crimea"), (), {**chosen, "rusviet": "first-printing"}))
    old: dict[str, Value] = {"mats": "random, patriotic", "rusviet": "first-printing"}
    with pytest.raises(SetupError, match="scythe-setup-pair faction=faction:crimea mat=mat:patriotic"):
        RULEBOOK.check(Setup("scythe", 2, ("rusviet", "crimea"), (), old))


def test_others_are_not_relentless_in_the_first_printing() -> None:
    rows = "seat rusviet industrial:\nseat crimea mechanical: section trade\nturn crimea\n"
    g = position(f"option rusviet: first-printing\n{rows}")
    assert refused(g, "section", section="trade").key == "scythe-why-same-section"


# -- what holds for every game ---------------------------------------------------------------------------------

SETUPS = setups.variants()
NAMES = ["-".join(setup.options) for setup in SETUPS]


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_nothing_hidden_is_seen_with_any_variant(setup: Setup) -> None:
    conformance.check_non_interference(RULEBOOK, setup, seed=6, every=401)


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_games_with_any_variant_can_be_replayed(setup: Setup) -> None:
    conformance.check_replay(RULEBOOK, setup, seed=9)


def test_positions_of_variants_can_be_written_and_read() -> None:
    head = "option final-turns: True\noption tournament: True\n"
    rows = "seat nordic industrial:\nseat crimea mechanical:\nlast-turns nordic:\nbids: crimea 3; nordic 0\n"
    g = position(f"{head}{rows}turn crimea: 31\n")
    text = RULEBOOK.dump(g)
    assert RULEBOOK.dump(RULEBOOK.load(text)) == text
    again = RULEBOOK.load(text)
    assert RULEBOOK.view(again, 0).extras == RULEBOOK.view(g, 0).extras
    idle(again)
    assert again.result is not None
    assert score_of(again, 1).others == [("bid", -3)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_teams_last_turns_and_pairs(lang: str) -> None:
    words = Words(lang, ["Ana", "Bo", "Cy", "Di"])
    assert "Cy + Di  ★ 2/10  $" in on_paper(teams("", "", "star power", "star mechs"), words)
    assert f"{words.message('cli-scythe-last-turns', {})}: Cy" in on_paper(
        softly(rest="last-turns nordic: crimea\n"), words
    )
    g = auction()
    bid(g, "rusviet", 3)
    drawn = on_paper(g, words)
    assert "Ana $3" in drawn
    assert drawn.count(words.message("cli-scythe-pair", {})) == 3
