"""root:8.2, 8.3  The Woodland Alliance: setup, supporters, bases, guerrilla war."""

import pytest

from marches.games.root.edge.factions.alliance import AllianceBoard
from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.state import RootGame
from marches.kernel.step import SPECTATOR
from marches.testing.conformance import check_game, check_non_interference, check_replay, check_scenarios
from tests.marks import rule
from tests.root.alliance import board, supporters
from tests.root.helpers import (
    asked,
    battle,
    discards,
    draw,
    draw_any,
    hand,
    legal,
    offered,
    offers,
    pieces,
    play,
    player,
    position,
    preview,
    question,
    refused,
    roll,
    score,
    seat,
    supply,
    view,
    warriors,
)


def after_setup() -> RootGame:
    g = RULEBOOK.start(RULEBOOK.lineup(["marquise", "eyrie", "alliance"]))
    g.advance()
    while view(g, "alliance").turn == 0:
        if asked(g) == ["nature"]:
            draw_any(g)
        else:
            assert g.decision is not None
            who = g.decision.seats(g)[0]
            g.play(who, g.decision.options(g, who)[0])
    return g


# -- setup -----------------------------------------------------------------------------------------------------


@rule("root:8.3.1", "root:8.3.2", "root:8.3.3", "root:8.3.4")
def test_the_alliance_start_with_everything_in_supply_and_three_supporters() -> None:
    g = after_setup()
    assert supply(g, "alliance") == 10
    assert all(pieces(g, "alliance", clearing) == {} for clearing in range(1, 13))
    assert board(g).bases == []
    assert [supply(g, "alliance", f"base-{suit}") for suit in ("fox", "rabbit", "mouse")] == [1, 1, 1]
    assert supply(g, "alliance", "sympathy") == 10
    assert board(g).cost == 1
    assert len(supporters(g)) == 3
    assert player(g, "alliance").hand_size == 3


@rule("root:8.3.4", "root:5.1.3")
def test_the_supporters_of_setup_come_from_the_deck() -> None:
    assert view(after_setup(), "alliance").deck == 54 - 3 * 3 - 3


# -- supporters ------------------------------------------------------------------------------------------------


@rule("root:8.2.3")
def test_supporters_are_spent_for_their_suit() -> None:
    g = position(
        """
        clearing 1: alliance 1 sympathy
        alliance supporters: anvil foxfolk-steel sword
        hand marquise: sword-none
        turn alliance birdsong
    """.replace("hand marquise: sword-none", "clearing 2: marquise 1 warrior")
    )
    play(g, "revolt", clearing=1)
    assert offered(g, "pay-supporter", "card") == ["anvil", "foxfolk-steel"]
    refused(g, "pay-supporter", rule="root:8.2.3", card="sword")
    play(g, "pay-supporter", card="anvil")
    play(g, "pay-supporter", card="foxfolk-steel")
    assert supporters(g) == ["sword"]
    assert discards(g) == ["anvil", "foxfolk-steel"]


@rule("root:8.2.3", "root:8.5.hand-cards")
def test_supporters_do_not_pay_where_a_card_of_the_hand_is_due() -> None:
    g = position("""
        clearing 1: alliance 1 base-fox, 1 warrior
        clearing 2: marquise 1 warrior
        alliance supporters: anvil foxfolk-steel
        hand alliance: sword
        turn alliance
    """)
    assert offered(g, "train", "card") == []
    refused(g, "train", rule="root:8.5.3", card="sword")
    play(g, "mobilize", card="sword")
    assert supporters(g) == ["anvil", "foxfolk-steel", "sword"]


@rule("root:8.2.3.no-other-use")
def test_an_ambush_among_the_supporters_is_not_offered() -> None:
    g = position("""
        clearing 1: alliance 1 warrior; marquise 2 warriors
        alliance supporters: ambush-fox ambush-bird
        hand alliance: sword
        turn marquise
    """)
    battle(g, "marquise", "alliance", 1)
    assert question(g) == "OfferAmbush"
    assert [repr(a) for a in legal(g)] == ["decline"]


@rule("root:8.2.3.no-other-use")
def test_a_supporter_is_not_crafted() -> None:
    g = position("""
        clearing 1: alliance 1 sympathy
        clearing 2: marquise 1 warrior
        alliance supporters: crossbow-mouse
        hand alliance: anvil
        turn alliance
    """)
    assert offered(g, "craft", "card") == ["anvil"]


@rule("root:8.2.3.hand")
def test_supporters_do_not_count_as_hand_cards() -> None:
    g = position("""
        clearing 2: marquise 1 warrior
        alliance supporters: anvil sword root-tea-fox root-tea-mouse
        hand alliance: foxfolk-steel bake-sale investments cobbler
        turn alliance evening
    """)
    draw(g, "armorers")
    assert len(hand(g, "alliance")) == 5
    assert view(g, "alliance").active == seat(g, "marquise")
    assert discards(g) == []


@rule("root:8.2.3.hidden")
def test_only_the_alliance_see_their_supporters() -> None:
    g = position("""
        clearing 2: marquise 1 warrior
        alliance supporters: anvil sword armorers
        turn marquise
    """)
    assert board(g, "marquise").count == 3
    assert board(g, "marquise").supporters is None
    assert board(g, "marquise").known == []
    spectators = RULEBOOK.view(g, SPECTATOR).players[seat(g, "alliance")].board
    assert isinstance(spectators, AllianceBoard)
    assert (spectators.count, spectators.supporters) == (3, None)
    assert supporters(g) == ["anvil", "armorers", "sword"]


@rule("root:8.2.3.I", "root:8.5.2")
def test_without_a_base_the_stack_never_holds_six() -> None:
    g = position("""
        clearing 2: marquise 1 warrior
        alliance supporters: anvil sword armorers cobbler
        hand alliance: bake-sale investments
        turn alliance
    """)
    assert board(g).limit == 5
    play(g, "mobilize", card="bake-sale")
    assert board(g).count == 5
    play(g, "mobilize", card="investments")
    assert board(g).count == 5
    assert discards(g) == ["investments"]


FULL = """
    clearing 1: alliance 1 sympathy
    clearing 5: marquise 3 warriors
    alliance supporters: anvil sword armorers cobbler bake-sale
    hand marquise: foxfolk-steel investments
    turn marquise
"""


@rule("root:8.2.3.I.overflow", "root:8.2.3.I")
def test_a_card_given_to_a_full_stack_is_discarded() -> None:
    g = position(FULL)
    play(g, "march")
    play(g, "move-from", from_=5)
    play(g, "move-to", to=1)
    play(g, "move", count=3)
    play(g, "give-supporter", "marquise", card="foxfolk-steel")
    assert hand(g, "marquise") == ["investments"]
    assert discards(g) == ["foxfolk-steel"]
    assert board(g).count == 5


@rule("root:8.2.3.I.overflow", "root:8.2.6.no-card")
def test_a_card_drawn_for_a_full_stack_is_discarded() -> None:
    g = position(FULL.replace("foxfolk-steel investments", "investments"))
    play(g, "march")
    play(g, "move-from", from_=5)
    play(g, "move-to", to=1)
    play(g, "move", count=3)
    play(g, "show-hand", "marquise")
    draw(g, "root-tea-fox")
    assert board(g).count == 5
    assert discards(g) == ["root-tea-fox"]


@rule("root:8.2.3.I.unlimited")
def test_with_a_base_the_stack_has_no_limit() -> None:
    g = position("""
        clearing 1: alliance 1 base-fox
        clearing 2: marquise 1 warrior
        alliance supporters: anvil sword armorers cobbler codebreakers
        hand alliance: bake-sale investments foxfolk-steel
        turn alliance
    """)
    assert board(g).limit is None
    for card in ("bake-sale", "investments", "foxfolk-steel"):
        play(g, "mobilize", card=card)
    assert board(g).count == 8


# -- losing a base ---------------------------------------------------------------------------------------------


def lose_base(supporters: str, officers: int, others: str = "") -> RootGame:
    """The Marquise destroy the fox base in clearing 1."""
    g = position(f"""
        clearing 1: alliance 1 base-fox; marquise 2 warriors
        {others}
        alliance supporters: {supporters}
        alliance officers: {officers}
        turn marquise
    """)
    battle(g, "marquise", "alliance", 1)
    roll(g, 0, 0)
    return g


@rule("root:8.2.4", "root:2.1.1.I")
def test_losing_a_base_costs_its_supporters_and_all_birds() -> None:
    g = lose_base("anvil foxfolk-steel armorers sword investments root-tea-mouse", 0)
    assert pieces(g, "alliance", 1) == {}
    assert supporters(g) == ["investments", "root-tea-mouse", "sword"]
    assert discards(g) == ["anvil", "armorers", "foxfolk-steel"]


@rule("root:8.2.4", "root:2.1.1.I")
def test_a_lost_fox_base_takes_two_foxes_and_a_bird_and_leaves_the_mouse() -> None:
    g = lose_base("anvil foxfolk-steel armorers sword", 0)
    assert supporters(g) == ["sword"]
    assert len(discards(g)) == 3


@rule("root:8.2.4.officers")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 1), (1, 0), (4, 2)])
def test_half_the_officers_rounded_up_go_back_to_supply(before: int, after: int) -> None:
    g = lose_base("sword", before)
    assert board(g).officers == after
    assert supply(g, "alliance") == 10 - after


SEVEN_MICE = "sword investments root-tea-mouse codebreakers codebreakers scouting-party scouting-party"


@rule("root:8.2.4.limit")
def test_without_the_last_base_they_discard_down_to_five_of_their_choice() -> None:
    g = lose_base(SEVEN_MICE, 0)
    assert question(g) == "TrimSupporters"
    play(g, "drop-supporter", "alliance", card="codebreakers")
    play(g, "drop-supporter", "alliance", card="sword")
    assert supporters(g) == ["codebreakers", "investments", "root-tea-mouse", "scouting-party", "scouting-party"]
    assert discards(g) == ["codebreakers", "sword"]
    assert question(g) == "MarquiseActions"


@rule("root:8.2.4.limit")
def test_with_another_base_left_they_keep_more_than_five() -> None:
    g = lose_base(SEVEN_MICE, 0, "clearing 2: alliance 1 base-mouse")
    assert question(g) == "MarquiseActions"
    assert board(g).count == 7


# -- battle, crafting, tokens ----------------------------------------------------------------------------------

EVEN = """
    clearing 1: alliance 3 warriors; marquise 3 warriors
    turn marquise
"""


@rule("root:8.2.2")
def test_in_defence_the_alliance_deal_the_higher_die() -> None:
    g = position(EVEN)
    battle(g, "marquise", "alliance", 1)
    roll(g, 3, 1)
    assert warriors(g, "alliance", 1) == 2
    assert warriors(g, "marquise", 1) == 0


@rule("root:8.2.2", "root:8.6.1.II")
def test_as_attackers_the_alliance_deal_the_higher_die_as_everyone_does() -> None:
    g = position(EVEN.replace("turn marquise", "alliance officers: 1\nturn alliance evening"))
    play(g, "battle", clearing=1, defender="marquise")
    roll(g, 3, 1)
    assert warriors(g, "alliance", 1) == 2
    assert warriors(g, "marquise", 1) == 0


@rule("root:8.2.1", "root:crafting-pieces")
def test_only_sympathy_crafts() -> None:
    g = position("""
        clearing 1: alliance 1 sympathy, 1 base-fox, 2 warriors
        clearing 2: alliance 1 sympathy
        clearing 3: alliance 2 warriors
        clearing 5: marquise 1 warrior
        hand alliance: anvil foxfolk-steel root-tea-fox woodland-runners scouting-party
        turn alliance
    """)
    assert offered(g, "craft", "card") == ["anvil", "root-tea-fox"]
    reason = refused(g, "craft", rule="root:4.1.1", card="woodland-runners")
    assert [reason.facts[f"have_{suit}"] for suit in ("fox", "rabbit", "mouse")] == [1, 0, 1]


TEN = "\n".join(f"clearing {clearing}: alliance 1 sympathy" for clearing in range(1, 11))


@rule("root:8.2.5")
def test_an_eleventh_token_is_refused() -> None:
    g = position(f"""
        {TEN}
        clearing 12: alliance 1 warrior; marquise 1 warrior
        alliance supporters: anvil foxfolk-steel armorers brutal-tactics sword investments
        alliance officers: 1
        turn alliance birdsong
    """)
    for clearing in (11, 12):
        refused(g, "spread", rule="root:8.2.5", clearing=clearing)
    play(g, "done")
    assert question(g) == "MilitaryOperations"
    refused(g, "organize", rule="root:8.2.5", clearing=12)


@rule("root:8.2.5.I")
def test_a_clearing_holds_one_sympathy() -> None:
    g = position("""
        clearing 1: alliance 1 sympathy
        clearing 5: alliance 1 sympathy, 1 warrior
        clearing 2: marquise 1 warrior
        alliance supporters: armorers armorers brutal-tactics
        alliance officers: 1
        turn alliance birdsong
    """)
    assert offered(g, "spread", "clearing") == [2, 9, 10]
    refused(g, "spread", rule="root:8.2.5.I", clearing=5)
    play(g, "done")
    refused(g, "organize", rule="root:8.2.5.I", clearing=5)


@rule("root:2.5.3", "root:2.5.3.remove")
def test_a_removed_token_returns_to_its_track() -> None:
    g = position("""
        clearing 1: alliance 1 sympathy; marquise 1 warrior
        clearing 5: alliance 1 sympathy
        clearing 2: alliance 1 sympathy
        turn marquise
    """)
    assert (board(g).sympathy, board(g).cost, board(g).points) == (3, 2, 1)
    battle(g, "marquise", "alliance", 1)
    roll(g, 0, 0)
    draw_any(g)
    assert (board(g).sympathy, board(g).cost, board(g).points) == (2, 1, 1)


@rule("root:2.8.not-counted")
def test_sympathy_does_not_count_toward_rule() -> None:
    g = position("""
        clearing 1: alliance 1 warrior, 1 sympathy; marquise 1 warrior
        turn marquise
    """)
    assert view(g, "alliance").clearings[0].ruler is None


@rule("root:4.3")
def test_sympathy_alone_cannot_attack() -> None:
    g = position("""
        clearing 1: alliance 1 sympathy; marquise 1 warrior
        clearing 5: alliance 1 warrior; marquise 1 warrior
        alliance officers: 1
        turn alliance evening
    """)
    assert offers(g, "battle", clearing=5, defender="marquise")
    refused(g, "battle", rule="root:4.3", clearing=1, defender="marquise")


@rule("root:4.3.1.defenseless")
def test_a_token_alone_may_still_ambush() -> None:
    g = position("""
        clearing 1: alliance 1 sympathy; marquise 2 warriors
        hand alliance: ambush-fox
        turn marquise
    """)
    battle(g, "marquise", "alliance", 1)
    play(g, "ambush", "alliance", card="ambush-fox")
    assert warriors(g, "marquise", 1) == 0
    assert pieces(g, "alliance", 1) == {"sympathy": 1}


def test_what_a_giver_saw_become_a_supporter_is_remembered_until_it_goes() -> None:
    g = position("""
        clearing 1: alliance 1 sympathy
        clearing 5: marquise 3 warriors
        clearing 3: eyrie 1 warrior
        hand marquise: foxfolk-steel
        alliance supporters: anvil sword
        turn marquise
    """)
    play(g, "march")
    play(g, "move-from", from_=5)
    play(g, "move-to", to=1)
    play(g, "move", count=1)
    play(g, "give-supporter", card="foxfolk-steel")
    assert board(g, "marquise").known == ["foxfolk-steel"]
    assert board(g, "eyrie").known == []
    text = RULEBOOK.dump(g)
    assert "alliance seen marquise: foxfolk-steel" in text
    assert board(RULEBOOK.load(text), "marquise").known == ["foxfolk-steel"]


def test_the_score_of_a_turn_is_told_beforehand() -> None:
    g = position("""
        clearing 1: alliance 1 sympathy; marquise 3 warriors, 1 workshop
        clearing 5: marquise 3 warriors
        alliance supporters: armorers armorers brutal-tactics
        turn alliance birdsong
    """)
    assert g.decision is not None
    revolt = preview(g, "revolt", clearing=1)
    assert dict(revolt[0].facts) == {"pieces": 4, "points": 1, "warriors": 1}
    spread = preview(g, "spread", clearing=5)
    assert [line.key for line in spread] == ["root-preview-spread", "root-preview-martial-law"]
    assert dict(spread[0].facts) == {"cost": 2, "points": 1}
    assert score(g, "alliance") == 0


# -- what holds for every game ---------------------------------------------------------------------------------

LINEUPS = [
    (["marquise", "alliance"], "autumn"),
    (["eyrie", "alliance"], "winter"),
    (["marquise", "eyrie", "alliance"], "autumn"),
    (["alliance", "vagabond"], "winter"),
    (["alliance", "riverfolk"], "autumn"),
    (["alliance", "lizards", "eyrie"], "winter"),
    (["marquise", "eyrie", "alliance", "vagabond"], "autumn"),
]


@pytest.mark.parametrize(("lineup", "table"), LINEUPS)
def test_games_with_the_alliance_keep_every_promise(lineup: list[str], table: str) -> None:
    setup = RULEBOOK.lineup(lineup, table)
    assert check_game(RULEBOOK, setup, 0, every=11) > 50
    assert check_scenarios(RULEBOOK, setup, 2) > 10
    assert check_replay(RULEBOOK, setup, 3).game.result is not None


@pytest.mark.parametrize(("lineup", "table"), LINEUPS)
def test_nobody_sees_what_the_alliance_hide(lineup: list[str], table: str) -> None:
    assert check_non_interference(RULEBOOK, RULEBOOK.lineup(lineup, table), 0, every=7) > 50
