"""root:11  The Riverfolk: funds, swimming, the open hand."""

from collections import Counter

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.state import RootGame
from tests.marks import rule
from tests.root.helpers import (
    asked,
    done,
    draw,
    draw_any,
    hand,
    legal,
    move,
    offered,
    play,
    player,
    position,
    question,
    refused,
    roll,
    seat,
    supply,
    warriors,
)
from tests.root.riverfolk import board, committed, funds

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
    refused(g, "recruit-otter", rule="root:2.5", clearing=7)


@rule("root:11.5.5", "root:6.2.2")
def test_nobody_recruits_in_the_clearing_of_the_keep() -> None:
    g = position("""
        clearing 4: marquise 1 keep
        riverfolk funds: riverfolk 1
        turn riverfolk daylight
    """)
    refused(g, "recruit-otter", rule="root:6.2.2", clearing=4)


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
    refused(g, "commit-move", rule="root:11.5")
    refused(g, "commit-battle", rule="root:11.5")
    refused(g, "commit-draw", rule="root:11.5")
    refused(g, "recruit-otter", rule="root:11.5", clearing=5)


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
    refused(g, "move-to", rule="root:4.2.1", to=1)


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
