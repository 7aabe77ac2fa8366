"""root:11  The Riverfolk's own turn: funds, trade posts, crafting, setup."""

from collections import Counter
from random import Random

import pytest

from marches.games.root.factions.riverfolk.view import RiverfolkBoard
from marches.games.root.rulebook import RULEBOOK
from marches.games.root.state import RootGame
from marches.kernel.action import UnknownAction
from marches.kernel.playout import random_answer
from tests.marks import rule
from tests.root.helpers import (
    action,
    asked,
    battle,
    discards,
    done,
    draw,
    draw_any,
    hand,
    legal,
    move,
    offered,
    offers,
    pieces,
    play,
    player,
    position,
    question,
    refused,
    roll,
    ruler,
    score,
    seat,
    supply,
    view,
    warriors,
)


def board(g: RootGame) -> RiverfolkBoard:
    found = player(g, "riverfolk").board
    assert isinstance(found, RiverfolkBoard)
    return found


def owned(g: RootGame, box: list[int]) -> dict[str, int]:
    """Warriors of a box by faction."""
    shown = view(g, "riverfolk").players
    return {shown[owner].faction: number for owner, number in enumerate(box) if number}


def funds(g: RootGame) -> dict[str, int]:
    return owned(g, board(g).funds)


def payments(g: RootGame) -> dict[str, int]:
    return owned(g, board(g).payments)


def committed(g: RootGame) -> dict[str, int]:
    return owned(g, board(g).committed)


def start(lineup: list[str], until: str, seed: int = 1) -> RootGame:
    """A new game, answered at random up to this question."""
    g = RULEBOOK.start(RULEBOOK.lineup(lineup))
    g.advance()
    rng = Random(seed)
    while question(g) != until:
        g.play(*random_answer(g, rng))
    return g


# -- funds -----------------------------------------------------------------------------------------------------


@rule("root:11.2.4")
def test_funds_are_warriors_of_any_faction_and_keep_their_owner() -> None:
    g = position("riverfolk funds: marquise 2; riverfolk 1\nturn riverfolk daylight")
    assert sum(board(g).funds) == 3
    assert funds(g) == {"marquise": 2, "riverfolk": 1}


@rule("root:11.5")
def test_funds_buy_actions_in_any_order_and_number() -> None:
    g = position("""
        clearing 5: riverfolk 3 warriors; marquise 1 warrior
        riverfolk funds: riverfolk 4
        turn riverfolk daylight
    """)
    play(g, "commit-move")
    move(g, 5, 10, 1)
    play(g, "commit-battle")
    play(g, "battle", clearing=5, defender="marquise")
    roll(g, 0, 0)
    play(g, "commit-draw")
    draw(g, "sword")
    assert question(g) == "RiverfolkActions"
    assert funds(g) == {"riverfolk": 1}


@rule("root:11.5.commit")
def test_a_committed_fund_is_a_fund_again_next_birdsong() -> None:
    g = position("""
        seats: marquise riverfolk
        riverfolk funds: marquise 1
        riverfolk payments: riverfolk 1
        clearing 5: riverfolk 1 warrior
        clearing 1: marquise 1 warrior
        turn riverfolk daylight
    """)
    play(g, "commit-draw")
    draw_any(g)
    assert funds(g) == {}
    assert committed(g) == {"marquise": 1}
    until_turn(g, "riverfolk")
    assert committed(g) == {}
    assert funds(g)["marquise"] == 1


def until_turn(g: RootGame, faction: str) -> None:
    """Everyone passes until this faction's own Daylight."""
    for _ in range(60):
        if g.active == seat(g, faction) and question(g) == "RiverfolkActions":
            return
        passing = ["done", "decline", "end-daylight"]
        found = next((verb for verb in passing if any(repr(a) == verb for a in legal(g))), None)
        if found:
            play(g, found)
        else:
            g.play(g.decision.seats(g)[0], legal(g)[0])  # type: ignore[union-attr]
    raise AssertionError(question(g))


@rule("root:11.5.spend", "root:11.5.5")
def test_recruiting_gives_the_fund_back_and_places_a_warrior_on_the_river() -> None:
    g = position("riverfolk funds: marquise 1\nturn riverfolk daylight")
    before = supply(g, "marquise")
    assert offered(g, "recruit-otter", "clearing") == [4, 5, 7, 10, 11]
    play(g, "recruit-otter", clearing=7)
    assert supply(g, "marquise") == before + 1
    assert warriors(g, "riverfolk", 7) == 1
    assert funds(g) == {}


@rule("root:11.5.5")
def test_with_an_empty_supply_only_their_own_fund_can_be_recruited() -> None:
    g = position("""
        clearing 5: riverfolk 14 warriors
        riverfolk funds: marquise 1; riverfolk 1
        turn riverfolk daylight
    """)
    play(g, "recruit-otter", clearing=7)
    assert funds(g) == {"marquise": 1}
    assert warriors(g, "riverfolk", 7) == 1
    refused(g, "recruit-otter", "root:2.5", clearing=7)


@rule("root:11.5.5", "root:6.2.2")
def test_nobody_recruits_in_the_clearing_of_the_keep() -> None:
    g = position("""
        clearing 4: marquise 1 keep
        riverfolk funds: riverfolk 1
        turn riverfolk daylight
    """)
    refused(g, "recruit-otter", "root:6.2.2", clearing=4)


@rule("root:11.5.1")
def test_a_committed_fund_makes_one_move() -> None:
    g = position("""
        clearing 5: riverfolk 2 warriors; marquise 1 warrior
        riverfolk funds: riverfolk 1
        turn riverfolk daylight
    """)
    play(g, "commit-move")
    move(g, 5, 10, 2)
    assert committed(g) == {"riverfolk": 1}
    assert warriors(g, "riverfolk", 10) == 2
    assert question(g) != "Move"
    assert funds(g) == {}


@rule("root:11.5.1", "root:11.5.commit")
def test_with_funds_of_several_owners_they_choose_which_to_commit() -> None:
    g = position("""
        clearing 5: riverfolk 1 warrior
        riverfolk funds: riverfolk 1; marquise 1
        turn riverfolk daylight
    """)
    play(g, "commit-move")
    assert question(g) == "CommitFunds"
    play(g, "commit-fund", seat="marquise")
    assert committed(g) == {"marquise": 1}
    assert funds(g) == {"riverfolk": 1}
    assert question(g) == "Move"


@rule("root:11.5.2")
def test_a_committed_fund_starts_one_battle() -> None:
    g = position("""
        clearing 5: riverfolk 2 warriors; marquise 2 warriors
        riverfolk funds: marquise 1
        turn riverfolk daylight
    """)
    play(g, "commit-battle")
    play(g, "battle", clearing=5, defender="marquise")
    roll(g, 1, 0)
    assert committed(g) == {"marquise": 1}
    assert warriors(g, "marquise", 5) == 1


def test_without_funds_nothing_can_be_bought() -> None:
    g = position("""
        seats: marquise eyrie riverfolk
        clearing 5: riverfolk 2 warriors; marquise 2 warriors
        hand riverfolk: sword
        crafted riverfolk: codebreakers
        hand marquise: anvil
        turn riverfolk daylight
    """)
    refused(g, "commit-move", "root:11.5")
    refused(g, "commit-battle", "root:11.5")
    refused(g, "commit-draw", "root:11.5")
    refused(g, "recruit-otter", "root:11.5", clearing=5)


@rule("root:11.5.4")
def test_each_committed_fund_draws_a_card() -> None:
    g = position("riverfolk funds: riverfolk 3\nclearing 1: marquise 1 warrior\nturn riverfolk daylight")
    for card in ("sword", "anvil", "cobbler"):
        play(g, "commit-draw")
        draw(g, card)
    assert hand(g, "riverfolk") == ["anvil", "cobbler", "sword"]
    assert committed(g) == {"riverfolk": 3}


# -- moving ----------------------------------------------------------------------------------------------------


@rule("root:11.2.2", "root:2.3")
def test_rivers_are_paths_to_them() -> None:
    g = position("""
        clearing 5: riverfolk 1 warrior
        clearing 1: marquise 1 warrior
        riverfolk funds: riverfolk 1
        turn riverfolk daylight
    """)
    play(g, "commit-move")
    play(g, "move-from", from_=5)
    assert 10 in offered(g, "move-to", "to")


@rule("root:11.2.2.no-rule")
def test_along_a_river_they_need_no_rule_along_paths_they_do() -> None:
    g = position("""
        clearing 5: riverfolk 1 warrior; marquise 2 warriors
        clearing 10: marquise 2 warriors
        clearing 1: marquise 2 warriors
        clearing 2: marquise 2 warriors
        riverfolk funds: riverfolk 1
        turn riverfolk daylight
    """)
    play(g, "commit-move")
    play(g, "move-from", from_=5)
    assert offered(g, "move-to", "to") == [10]
    refused(g, "move-to", "root:4.2.1", to=1)


# -- the open hand ---------------------------------------------------------------------------------------------


@rule("root:11.2.3", "root:1.2.1")
def test_everyone_sees_their_hand() -> None:
    cards = ["anvil", "armorers", "cobbler", "sword"]
    g = position(f"hand riverfolk: {' '.join(cards)}\nhand marquise: sappers\nturn marquise daylight")
    assert sorted(player(g, "riverfolk", "marquise").hand or []) == cards
    assert sorted(RULEBOOK.view(g, -2).players[seat(g, "riverfolk")].hand or []) == cards
    assert player(g, "marquise", "riverfolk").hand is None


@rule("root:11.2.3.random")
def test_a_card_taken_from_them_at_random_is_uniformly_random() -> None:
    g = position("""
        hand riverfolk: anvil armorers cobbler sword
        crafted marquise: stand-and-deliver
        clearing 1: marquise 1 warrior
        turn marquise birdsong
    """)
    if question(g) == "BuyServices":
        done(g)
    play(g, "use", card="stand-and-deliver")
    play(g, "choose-player", seat="riverfolk")
    assert asked(g) == ["nature"]
    decision = g.decision
    assert decision is not None
    outcomes = Counter(repr(decision.outcome(g, ticket)) for ticket in range(decision.tickets(g)))  # type: ignore[attr-defined]
    assert outcomes == {f"taken card={card}": 1 for card in ("anvil", "armorers", "cobbler", "sword")}
    play(g, "taken", card="anvil")
    assert hand(g, "marquise") == ["anvil"]
    assert player(g, "marquise", "riverfolk").known == ["anvil"]


# -- trade posts -----------------------------------------------------------------------------------------------


@rule("root:11.2.5", "root:11.5.6", "root:11.5.6.III", "root:learn.trade-post-example")
def test_a_trade_post_costs_two_funds_of_the_ruler_and_scores_two() -> None:
    g = position("""
        clearing 8: marquise 2 warriors
        riverfolk funds: marquise 2; riverfolk 1
        turn riverfolk daylight
    """)
    before = supply(g, "marquise")
    play(g, "establish-post", clearing=8)
    assert supply(g, "marquise") == before + 2
    assert funds(g) == {"riverfolk": 1}
    assert pieces(g, "riverfolk", 8) == {"trade-post-fox": 1, "warrior": 1}
    assert score(g, "riverfolk") == 2
    fox = board(g).tracks[0]
    assert (fox.waiting, fox.uncovered) == (2, 1)
    assert not offers(g, "establish-post", clearing=8)


@rule("root:11.5.6.I")
def test_a_post_needs_a_ruled_clearing_without_one() -> None:
    g = position("""
        clearing 8: alliance 2 warriors; riverfolk 1 trade-post-fox
        clearing 6: alliance 2 warriors; eyrie 2 warriors; marquise 2 warriors
        clearing 9: alliance 2 warriors
        riverfolk funds: alliance 4; marquise 2
        seats: marquise alliance eyrie riverfolk
        eyrie leader: builder
        turn riverfolk daylight
    """)
    g2 = position("""
        clearing 8: alliance 2 warriors; riverfolk 1 trade-post-fox
        clearing 6: alliance 2 warriors; marquise 2 warriors
        clearing 9: alliance 2 warriors
        riverfolk funds: alliance 4; marquise 2
        turn riverfolk daylight
    """)
    assert ruler(g, 6) == "eyrie"
    assert ruler(g2, 6) is None
    assert offered(g2, "establish-post", "clearing") == [9]
    refused(g2, "establish-post", "root:11.5.6.I", clearing=8)
    refused(g2, "establish-post", "root:11.5.6.I", clearing=6)
    refused(g, "establish-post", "root:11.5.6.II", clearing=6)


@rule("root:11.5.6.II")
def test_both_funds_must_be_warriors_of_the_ruler() -> None:
    g = position("""
        clearing 9: marquise 2 warriors
        riverfolk funds: marquise 1; eyrie 3
        eyrie leader: builder
        turn riverfolk daylight
    """)
    refused(g, "establish-post", "root:11.5.6.II", clearing=9)


@rule("root:11.5.6.II")
def test_where_they_rule_themselves_two_of_their_own_funds_pay() -> None:
    g = position("""
        clearing 9: riverfolk 1 warrior
        riverfolk funds: marquise 2; riverfolk 2
        turn riverfolk daylight
    """)
    play(g, "establish-post", clearing=9)
    assert funds(g) == {"marquise": 2}
    assert pieces(g, "riverfolk", 9) == {"trade-post-mouse": 1, "warrior": 2}
    assert supply(g, "riverfolk") == 13


@rule("root:11.5.6.III")
def test_without_a_post_of_the_suit_none_can_be_established() -> None:
    g = position("""
        clearing 1: riverfolk 1 trade-post-fox
        clearing 6: riverfolk 1 trade-post-fox
        riverfolk lost: fox
        clearing 8: marquise 2 warriors
        riverfolk funds: marquise 2
        turn riverfolk daylight
    """)
    refused(g, "establish-post", "root:11.5.6.III", clearing=8)


@rule("root:11.5.6.I", "root:6.2.2")
def test_no_post_in_the_clearing_of_the_keep() -> None:
    g = position("""
        clearing 1: marquise 1 keep, 2 warriors
        riverfolk funds: marquise 2
        turn riverfolk daylight
    """)
    refused(g, "establish-post", "root:6.2.2", clearing=1)


@rule("root:11.2.5.I")
def test_a_removed_post_costs_half_the_funds_rounded_up_and_leaves_the_game() -> None:
    g = position("""
        clearing 8: marquise 3 warriors; riverfolk 1 trade-post-fox
        riverfolk funds: marquise 3; riverfolk 2
        turn marquise daylight
    """)
    battle(g, "marquise", "riverfolk", 8)
    roll(g, 1, 0)
    assert score(g, "marquise") == 1
    assert asked(g) == ["riverfolk"]
    before = supply(g, "marquise"), supply(g, "riverfolk")
    for owner in ("marquise", "riverfolk", "marquise"):
        play(g, "lose-fund", "riverfolk", seat=owner)
    assert funds(g) == {"marquise": 1, "riverfolk": 1}
    assert (supply(g, "marquise"), supply(g, "riverfolk")) == (before[0] + 2, before[1] + 1)
    assert supply(g, "riverfolk", "trade-post-fox") == 2
    assert board(g).tracks[0].lost == 1
    assert question(g) == "MarquiseActions"


@rule("root:11.2.5.I")
def test_only_the_funds_box_is_halved() -> None:
    g = position("""
        clearing 8: marquise 3 warriors; riverfolk 1 trade-post-fox
        riverfolk funds: riverfolk 1
        riverfolk payments: marquise 2
        riverfolk committed: marquise 2
        turn marquise daylight
    """)
    battle(g, "marquise", "riverfolk", 8)
    roll(g, 0, 0)
    assert funds(g) == {}
    assert payments(g) == {"marquise": 2}
    assert committed(g) == {"marquise": 2}


@rule("root:riverfolk.track")
def test_nine_posts_are_worth_eighteen_points() -> None:
    g = position("""
        suits: fox fox fox rabbit rabbit rabbit mouse mouse mouse fox rabbit mouse
        map winter
        clearing 1: riverfolk 1 warrior
        clearing 2: riverfolk 1 warrior
        clearing 3: riverfolk 1 warrior
        clearing 4: marquise 1 warrior
        clearing 5: marquise 1 warrior
        clearing 6: marquise 1 warrior
        clearing 7: marquise 1 warrior
        clearing 8: marquise 1 warrior
        clearing 9: marquise 1 warrior
        riverfolk funds: marquise 12; riverfolk 6
        turn riverfolk daylight
    """)
    for clearing in range(1, 10):
        play(g, "establish-post", clearing=clearing)
        assert score(g, "riverfolk") == 2 * clearing
    assert [track.waiting for track in board(g).tracks] == [0, 0, 0]


# -- crafting --------------------------------------------------------------------------------------------------


@rule("root:11.2.1", "root:crafting-pieces")
def test_a_space_uncovered_once_can_be_crafted_with_even_if_its_post_is_gone() -> None:
    g = position("""
        riverfolk lost: fox
        hand riverfolk: anvil
        riverfolk funds: marquise 1
        turn riverfolk daylight
    """)
    assert board(g).tracks[0].uncovered == 1
    play(g, "craft", card="anvil")
    assert funds(g) == {}
    assert owned(g, board(g).tracks[0].funds) == {"marquise": 1}
    assert score(g, "riverfolk") == 2
    assert player(g, "riverfolk").items == {"hammer": 1}


@rule("root:11.5.3")
def test_crafting_lays_funds_on_uncovered_spaces_each_once_a_turn() -> None:
    g = position("""
        seats: marquise riverfolk
        clearing 1: riverfolk 1 trade-post-fox
        clearing 6: riverfolk 1 trade-post-fox
        hand riverfolk: sword arms-trader anvil
        riverfolk funds: riverfolk 4
        turn riverfolk daylight
    """)
    play(g, "craft", card="sword")
    assert owned(g, board(g).tracks[0].funds) == {"riverfolk": 2}
    assert committed(g) == {}
    assert funds(g) == {"riverfolk": 2}
    refused(g, "craft", "root:11.5.3", card="arms-trader")
    refused(g, "craft", "root:11.5.3", card="anvil")


@rule("root:11.5.3")
def test_crafting_needs_a_fund_for_every_icon() -> None:
    g = position("""
        seats: marquise riverfolk
        clearing 1: riverfolk 1 trade-post-fox
        clearing 6: riverfolk 1 trade-post-fox
        hand riverfolk: sword anvil
        riverfolk funds: riverfolk 1
        turn riverfolk daylight
    """)
    refused(g, "craft", "root:11.5.3", card="sword")
    assert offers(g, "craft", card="anvil")


@rule("root:11.5.3", "root:4.1.1.any")
def test_royal_claim_is_paid_on_any_four_spaces() -> None:
    g = position("""
        seats: marquise riverfolk
        clearing 1: riverfolk 1 trade-post-fox
        clearing 6: riverfolk 1 trade-post-fox
        clearing 4: riverfolk 1 trade-post-rabbit
        clearing 5: riverfolk 1 trade-post-rabbit
        clearing 7: riverfolk 1 trade-post-mouse
        hand riverfolk: royal-claim
        riverfolk funds: riverfolk 4
        turn riverfolk daylight
    """)
    play(g, "craft", card="royal-claim")
    for suit in ("fox", "mouse", "rabbit"):
        play(g, "pay-suit", suit=suit)
    refused(g, "pay-suit", "root:11.5.3", suit="mouse")
    play(g, "pay-suit", suit="fox")
    assert [sum(track.funds) for track in board(g).tracks] == [2, 1, 1]
    assert player(g, "riverfolk").crafted == ["royal-claim"]


@rule("root:11.5.3.I")
def test_an_exported_card_has_no_effect_and_brings_a_payment() -> None:
    g = position("""
        clearing 1: riverfolk 1 trade-post-fox
        hand riverfolk: anvil
        riverfolk funds: marquise 1
        turn riverfolk daylight
    """)
    before = supply(g, "riverfolk")
    play(g, "export", card="anvil")
    assert score(g, "riverfolk") == 0
    assert player(g, "riverfolk").items == {}
    assert discards(g) == ["anvil"]
    assert payments(g) == {"riverfolk": 1}
    assert supply(g, "riverfolk") == before - 1
    assert owned(g, board(g).tracks[0].funds) == {"marquise": 1}


@rule("root:11.5.3.I", "root:4.1.4", "root:4.1.2.unavailable")
def test_what_cannot_be_crafted_cannot_be_exported() -> None:
    g = position("""
        seats: marquise riverfolk
        clearing 1: riverfolk 1 trade-post-fox
        hand riverfolk: anvil armorers ambush-fox
        crafted riverfolk: armorers
        supply: boots boots bag bag crossbow sword sword tea tea coins coins
        riverfolk funds: riverfolk 2
        turn riverfolk daylight
    """)
    refused(g, "export", "root:4.1.2.unavailable", card="anvil")
    refused(g, "export", "root:4.1.4", card="armorers")
    refused(g, "export", "root:2.1.4.no-craft", card="ambush-fox")


# -- setup -----------------------------------------------------------------------------------------------------


@rule("root:11.3.1", "root:11.3.2", "root:11.3.3")
def test_four_warriors_start_in_river_clearings_of_their_choice() -> None:
    g = start(["marquise", "riverfolk"], "PlaceOtters")
    keep = next(c.id for c in view(g, "riverfolk").clearings if c.reserved is not None)
    assert offered(g, "start-otter", "clearing") == [c for c in (4, 5, 7, 10, 11) if c != keep]
    for clearing in (5, 5, 7, 10):
        play(g, "start-otter", clearing=clearing)
    assert [warriors(g, "riverfolk", c) for c in (5, 7, 10)] == [2, 1, 1]
    assert supply(g, "riverfolk") == 8
    assert payments(g) == {"riverfolk": 3}
    assert [track.waiting for track in board(g).tracks] == [3, 3, 3]


@rule("root:11.3.2", "root:6.2.2")
def test_no_warrior_starts_in_the_clearing_of_the_keep() -> None:
    g = RULEBOOK.start(RULEBOOK.lineup(["marquise", "riverfolk"]))
    g.advance()
    rng = Random(4)
    while question(g) != "PlaceKeep":
        g.play(*random_answer(g, rng))
    play(g, "place-keep", clearing=4)
    while question(g) != "PlaceOtters":
        g.play(*random_answer(g, rng))
    refused(g, "start-otter", "root:6.2.2", clearing=4)


@rule("root:scenario.free-mix")
def test_any_mix_of_factions_can_be_played() -> None:
    setup = RULEBOOK.lineup(["alliance", "vagabond", "lizards"])
    RULEBOOK.check(setup)
    assert RULEBOOK.start(setup).players == 3


@rule("root:scenario.expansion")
def test_three_factions_of_the_box_join_any_line_up_of_three() -> None:
    g = start(["marquise", "eyrie", "alliance", "vagabond", "vagabond2", "riverfolk"], "RiverfolkActions")
    assert g.players == 6
    with_cult = RULEBOOK.lineup(["marquise", "eyrie", "vagabond", "lizards", "riverfolk", "vagabond2"])
    RULEBOOK.check(with_cult)
    assert RULEBOOK.start(with_cult).players == 6


@rule("root:11.3.4", "root:11.4.2")
def test_the_first_birdsong_finds_three_payments_and_pays_no_dividend() -> None:
    g = start(["marquise", "eyrie", "riverfolk"], "RiverfolkActions", seed=3)
    others = sum(number for name, number in funds(g).items() if name != "riverfolk")
    assert sum(board(g).funds) == 3 + others
    assert funds(g)["riverfolk"] == 3
    assert score(g, "riverfolk") == 0


@rule("root:11.3.5")
def test_each_service_gets_a_starting_price_of_its_own() -> None:
    g = start(["marquise", "riverfolk"], "SetPrice")
    chosen = {"cards": 4, "riverboats": 1, "mercenaries": 3}
    for service, price in chosen.items():
        assert offered(g, "set-price", "count") == [1, 2, 3, 4]
        play(g, "set-price", "riverfolk", service=service, count=price)
    assert board(g).prices == chosen


@rule("root:riverfolk.track")
@pytest.mark.parametrize("price", [0, 5])
def test_no_price_lies_below_one_or_above_four(price: int) -> None:
    g = start(["marquise", "riverfolk"], "SetPrice")
    with pytest.raises(UnknownAction):
        action(g, "set-price", service="cards", count=price)


# -- Birdsong and Evening --------------------------------------------------------------------------------------


def birdsong(*lines: str) -> RootGame:
    """The Riverfolk's Daylight after a Birdsong that started like this."""
    return position("\n".join(["seats: marquise riverfolk", *lines, "turn riverfolk birdsong"]))


@rule("root:11.4")
def test_dividends_are_counted_before_the_funds_are_gathered() -> None:
    g = birdsong(
        "clearing 9: riverfolk 1 trade-post-mouse",
        "riverfolk funds: riverfolk 2",
        "riverfolk payments: marquise 4",
        "riverfolk committed: marquise 4",
    )
    assert score(g, "riverfolk") == 1
    assert funds(g) == {"riverfolk": 2, "marquise": 8}


@rule("root:11.4.1")
@pytest.mark.parametrize(("paid", "left", "gathered"), [(0, 3, 2), (1, 5, 0)])
def test_empty_payments_are_filled_with_two_warriors(paid: int, left: int, gathered: int) -> None:
    lines = ["clearing 5: riverfolk 10 warriors", "riverfolk funds: marquise 1"]
    if paid:
        lines.append(f"riverfolk payments: marquise {paid}")
    g = birdsong(*lines)
    assert supply(g, "riverfolk") == left
    assert funds(g).get("riverfolk", 0) == gathered


@rule("root:11.4.2")
@pytest.mark.parametrize(("posts", "number", "points"), [(1, 5, 2), (0, 6, 0)])
def test_dividends_are_a_point_for_two_funds_with_a_post_on_the_map(posts: int, number: int, points: int) -> None:
    lines = [f"riverfolk funds: marquise {number}"]
    if posts:
        lines.append("clearing 9: riverfolk 1 trade-post-mouse")
    assert score(birdsong(*lines), "riverfolk") == points


@rule("root:11.4.2.only-funds")
def test_only_the_funds_box_pays_dividends() -> None:
    g = birdsong(
        "clearing 9: riverfolk 1 trade-post-mouse",
        "riverfolk funds: marquise 2",
        "riverfolk payments: marquise 4",
        "riverfolk committed: marquise 3",
    )
    assert score(g, "riverfolk") == 1


@rule("root:11.4.3")
def test_every_warrior_on_the_board_becomes_a_fund() -> None:
    g = birdsong(
        "clearing 9: riverfolk 1 trade-post-mouse",
        "riverfolk payments: marquise 3",
        "riverfolk committed: riverfolk 2",
        "riverfolk track mouse: marquise 1",
        "riverfolk funds: riverfolk 1",
    )
    assert funds(g) == {"marquise": 4, "riverfolk": 3}
    assert (payments(g), committed(g), board(g).tracks[2].funds) == ({}, {}, [0, 0])


@rule("root:11.6", "root:11.6.2")
def test_the_evening_draws_nothing_and_sets_new_prices() -> None:
    g = position("""
        seats: marquise riverfolk
        clearing 1: marquise 1 warrior
        hand riverfolk: sword anvil
        riverfolk prices: 2 2 3
        riverfolk funds: riverfolk 1
        turn riverfolk daylight
    """)
    play(g, "end-daylight")
    for service, price in (("cards", 4), ("riverboats", 1), ("mercenaries", 3)):
        play(g, "set-price", "riverfolk", service=service, count=price)
    assert hand(g, "riverfolk") == ["anvil", "sword"]
    assert asked(g) == ["marquise"]
    assert board(g).prices == {"cards": 4, "riverboats": 1, "mercenaries": 3}
    decision = g.decision
    assert decision is not None
    assert question(g) == "BuyServices"
    assert [decision.facts(g)[name] for name in ("cards", "riverboats", "mercenaries")] == [4, 1, 3]


@rule("root:11.6", "root:11.6.1")
def test_seven_cards_are_discarded_down_to_five_before_prices() -> None:
    g = position("""
        seats: marquise riverfolk
        hand riverfolk: sword anvil cobbler armorers sappers codebreakers scouting-party
        riverfolk funds: riverfolk 1
        turn riverfolk daylight
    """)
    play(g, "end-daylight")
    for card in ("sword", "cobbler"):
        assert question(g) == "DiscardDown"
        play(g, "discard", "riverfolk", card=card)
    assert question(g) == "SetPrice"
    assert discards(g) == ["cobbler", "sword"]
    assert len(hand(g, "riverfolk")) == 5
