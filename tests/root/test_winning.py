"""Chapter 3: points, dominance, winning. 1 and 3 are opposite corners, so are 2 and 4; 1, 6, 8, 12 are foxes."""

import pytest

from marches.games.root.rules.state import RootGame
from marches.kernel.line import Result
from marches.table.table import forced_answer
from tests.marks import rule
from tests.root.helpers import (
    battle,
    draw_any,
    hand,
    offered,
    offers,
    options,
    pieces,
    play,
    player,
    position,
    question,
    refused,
    roll,
    score,
    view,
    warriors,
    winners,
)

PLAIN = "clearing 1: marquise 2 warriors, 1 keep\nclearing 3: eyrie 1 roost, 2 warriors\n"


@rule("root:3.1")
def test_thirty_points_win_at_once() -> None:
    g = position(PLAIN + "clearing 8: marquise 1 workshop\nhand marquise: anvil\nscore marquise: 29\nscore eyrie: 4")
    play(g, "craft", card="anvil")
    assert question(g) == "over"
    assert g.result == Result((31, 4), (0,))


TIES = [("marquise", "marquise", "eyrie"), ("eyrie", "marquise", "eyrie"), ("eyrie", "eyrie", "marquise")]


@rule("root:3.1.tie")
@pytest.mark.parametrize(("active", "attacker", "defender"), TIES)
def test_of_two_who_reach_thirty_together_the_active_player_wins(active: str, attacker: str, defender: str) -> None:
    thing = {"marquise": "wood", "eyrie": "roost"}
    g = position(
        PLAIN
        + f"""
        clearing 9: {attacker} 1 warrior, 1 {thing[attacker]}; {defender} 1 warrior, 1 {thing[defender]}
        crafted {attacker}: brutal-tactics
        crafted {defender}: sappers
        hand eyrie: anvil
        score {attacker}: 29
        score {defender}: 28
        turn {active}
        """
    )
    battle(g, attacker, defender, 9)
    if question(g) == "OfferAmbush":
        play(g, "decline")
    roll(g, 3, 1)
    play(g, "use", by=attacker, card="brutal-tactics")
    play(g, "use", by=defender, card="sappers")
    assert winners(g) == [active]
    assert g.result is not None
    assert g.result.scores == (30, 30)


@rule("root:3.2.floor", "root:7.7.1")
def test_a_score_never_drops_below_zero() -> None:
    g = position(
        PLAIN
        + """
        clearing 12: eyrie 14 warriors
        clearing 9: eyrie 4 warriors
        eyrie leader: despot
        eyrie recruit: armorers sappers
        score eyrie: 2
        turn eyrie
        """
    )
    assert question(g) == "ChooseLeader"
    assert score(g, "eyrie") == 0


# -- dominance -------------------------------------------------------------------------------------------------


@rule("root:3.3.1")
def test_dominance_needs_ten_points_and_daylight() -> None:
    g = position(PLAIN + "hand marquise: dominance-fox\nscore marquise: 9")
    reason = refused(g, "activate", rule="root:3.3.1", card="dominance-fox")
    assert dict(reason.facts) == {"needed": 10, "points": 9}
    g = position(PLAIN + "hand marquise: dominance-fox\nscore marquise: 10")
    assert offers(g, "activate", card="dominance-fox")
    play(g, "end-daylight")
    draw_any(g)
    assert view(g, "eyrie").active == 1
    assert player(g, "marquise").dominance is None


# A battle for the tenth point, then a card that cannot be obeyed: among the mice the Eyrie rule nothing.
LAST_ORDER = """
    seats: marquise eyrie alliance
    clearing 1: marquise 2 warriors, 1 keep
    clearing 3: eyrie 1 roost, 2 warriors
    clearing 8: eyrie 3 warriors; marquise 1 sawmill
    eyrie leader: charismatic
    eyrie build: investments
    score eyrie: 9
    turn eyrie
"""


def before_the_last_order(more: str) -> RootGame:
    """After the battle of the Eyrie's Decree, which brought them a point."""
    g = position(LAST_ORDER + more)
    if question(g) == "EyrieCraft":
        play(g, "resolve-decree")
    play(g, "battle", clearing=8, defender="marquise")
    roll(g, 0, 0)
    return g


@rule("root:3.3.1")
def test_a_point_won_with_the_decree_allows_dominance_before_its_next_card() -> None:
    g = before_the_last_order("hand eyrie: dominance-fox")
    assert score(g, "eyrie") == 10
    assert options(g) == ["resolve suit=mouse", "activate card=dominance-fox"]
    play(g, "activate", card="dominance-fox")
    assert player(g, "eyrie").dominance == "dominance-fox"
    assert question(g) == "ChooseLeader"  # the last card brings turmoil now


@rule("root:3.3.1")
def test_whether_they_hold_one_cannot_be_told_from_the_question() -> None:
    g = before_the_last_order("hand eyrie: anvil")
    assert options(g) == ["resolve suit=mouse"]
    assert forced_answer(g) is None
    assert question(before_the_last_order("")) == "ChooseLeader"  # without a card in hand there is nothing to tell


@rule("root:3.3.4")
def test_a_dominance_card_can_be_taken_between_two_cards_of_the_decree() -> None:
    g = position("""
        clearing 1: marquise 2 warriors, 1 keep
        clearing 3: eyrie 1 roost, 6 warriors
        eyrie leader: charismatic
        eyrie recruit: armorers
        hand eyrie: anvil
        available: dominance-fox
        turn eyrie
    """)
    play(g, "resolve-decree", by="eyrie")
    play(g, "resolve", suit="bird")
    assert warriors(g, "eyrie", 3) == 8
    assert options(g) == ["resolve suit=bird", "take-available card=dominance-fox"]
    play(g, "take-available", card="dominance-fox")
    play(g, "spend", card="anvil")
    assert hand(g, "eyrie") == ["dominance-fox"]


@rule("root:3.3.1.marker", "root:3.3.1.no-vp", "root:3.3.2", "root:3.3.2.permanent")
def test_activating_gives_up_the_score_for_good() -> None:
    g = position(
        PLAIN + "hand marquise: dominance-fox\nscore marquise: 12\nclearing 9: marquise 2 warriors; eyrie 1 roost"
    )
    play(g, "activate", card="dominance-fox")
    assert score(g, "marquise") is None
    assert player(g, "marquise").dominance == "dominance-fox"
    assert hand(g, "marquise") == []
    battle(g, "marquise", "eyrie", 9)
    roll(g, 1, 0)
    assert pieces(g, "eyrie", 9) == {}
    assert score(g, "marquise") is None


@rule("root:3.3.2")
def test_an_activated_card_does_not_count_in_hand() -> None:
    g = position(PLAIN + "hand marquise: anvil sappers armorers cobbler\ndominance marquise: dominance-fox")
    play(g, "end-daylight")
    draw_any(g)
    assert len(hand(g, "marquise")) == 5
    assert view(g, "eyrie").active == 1


@rule("root:3.3.2.no-swap")
def test_an_activated_card_cannot_be_swapped() -> None:
    g = position(PLAIN + "hand marquise: dominance-bird\ndominance marquise: dominance-fox\nscore marquise: 0")
    assert refused(g, "activate", rule="root:3.3.2.no-swap", card="dominance-bird")


SUITS = [("fox", (1, 6, 8)), ("rabbit", (3, 4, 5)), ("mouse", (2, 7, 9))]


@rule("root:3.3.1.I", "root:card.dominance.fox", "root:card.dominance.rabbit", "root:card.dominance.mouse")
@pytest.mark.parametrize(("suit", "clearings"), SUITS)
def test_three_clearings_of_the_suit_win_at_the_start_of_birdsong(suit: str, clearings: tuple[int, ...]) -> None:
    base = f"clearing 11: eyrie 1 roost, 2 warriors\ndominance marquise: dominance-{suit}\nturn marquise birdsong\n"
    three = "\n".join(f"clearing {c}: marquise 1 warrior" for c in clearings)
    assert winners(position(base + three)) == ["marquise"]
    two = "\n".join(f"clearing {c}: marquise 1 warrior" for c in clearings[:2])
    assert question(position(base + two)) == "MarquiseActions"


@rule("root:3.3.1.II", "root:card.dominance.bird")
@pytest.mark.parametrize(("corners", "wins"), [((1, 3), True), ((2, 4), True), ((1, 2), False), ((1, 4), False)])
def test_two_opposite_corners_win_for_the_birds(corners: tuple[int, int], wins: bool) -> None:
    base = "clearing 11: eyrie 1 roost, 2 warriors\ndominance marquise: dominance-bird\nturn marquise birdsong\n"
    g = position(base + "\n".join(f"clearing {c}: marquise 1 warrior" for c in corners))
    assert (question(g) == "over") is wins


@rule("root:3.3.4", "root:2.1.1.II")
def test_an_available_dominance_card_is_taken_for_a_card_of_its_suit() -> None:
    g = position(PLAIN + "available: dominance-mouse dominance-bird\nhand marquise: investments anvil")
    assert refused(g, "take-available", rule="root:3.3.4", card="dominance-bird")
    play(g, "take-available", card="dominance-mouse")
    assert offered(g, "spend", "card") == ["investments"]
    play(g, "spend", card="investments")
    assert hand(g, "marquise") == ["anvil", "dominance-mouse"]
    assert view(g, "eyrie").available == ["dominance-bird"]
    assert player(g, "marquise", viewer="eyrie").known == ["dominance-mouse"]
