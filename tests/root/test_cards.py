"""Chapters 1 and 2: cards, hands, drawing, discarding."""

from marches.games.root.edge import components as data
from marches.games.root.rules.effects import COBBLER, WARREN
from marches.games.root.rules.order import together
from tests.marks import rule
from tests.root.helpers import (
    action,
    asked,
    discards,
    done,
    draw,
    draw_any,
    hand,
    legal,
    offered,
    offers,
    play,
    player,
    position,
    question,
    refused,
    score,
    view,
)

MARQUISE = """
    clearing 1: marquise 2 warriors, 1 keep, 1 sawmill
    clearing 9: marquise 1 warrior, 1 sawmill
    clearing 3: eyrie 2 warriors, 1 roost
"""


@rule("root:1.2.1", "root:1.2.1.count")
def test_a_hand_is_secret_but_its_size_is_not() -> None:
    g = position(MARQUISE + "hand marquise: anvil sappers armorers cobbler")
    assert player(g, "marquise", viewer="eyrie").hand is None
    assert player(g, "marquise", viewer="eyrie").hand_size == 4
    assert "anvil" not in str(view(g, "eyrie"))
    assert hand(g, "marquise") == ["anvil", "armorers", "cobbler", "sappers"]


@rule("root:1.2.2")
def test_everyone_may_look_through_the_discard_pile() -> None:
    g = position(MARQUISE + "discard: anvil sappers armorers cobbler sword investments bake-sale")
    assert len(view(g, "eyrie").discard) == 7
    assert set(view(g, "eyrie").discard) == set(view(g, "marquise").discard) >= {"anvil", "sword"}


@rule("root:1.3.2", "root:1.3.1")
def test_no_answer_gives_a_card_away_and_no_promise_binds() -> None:
    g = position(MARQUISE + "hand marquise: anvil")
    assert not [a for a in legal(g) if a.verb in ("give", "promise")]


@rule("root:1.4", "root:1.4.clockwise")
def test_a_turn_is_birdsong_daylight_evening_and_then_the_next_player_clockwise() -> None:
    g = position(MARQUISE + "turn marquise birdsong")
    assert view(g, "marquise").phase == "daylight"
    play(g, "end-daylight", by="marquise")
    assert view(g, "marquise").phase == "evening"
    draw_any(g)
    assert (view(g, "eyrie").active, view(g, "eyrie").turn) == (1, 2)
    while view(g, "eyrie").active == 1:
        if draw_any(g) == 0:
            g.play(1, legal(g)[-1])
    assert view(g, "marquise").active == 0


@rule("root:2.1.1.II", "root:6.5.birds")
def test_where_a_bird_is_required_no_other_suit_will_do() -> None:
    g = position(MARQUISE + "hand marquise: anvil foxfolk-steel armorers")
    assert refused(g, "extra-action", rule="root:2.1.1.II", card="anvil")
    assert refused(g, "extra-action", rule="root:6.5.birds", card="armorers")


@rule("root:2.1.1", "root:learn.suit-example", "root:6.5.5")
def test_a_bird_stands_for_the_suit_of_the_clearing_and_a_mouse_does_not() -> None:
    g = position(MARQUISE + "hand marquise: anvil armorers investments")
    play(g, "overwork")
    play(g, "overwork-at", clearing=1)
    assert offered(g, "spend", "card") == ["armorers", "anvil"]
    assert refused(g, "spend", rule="root:6.5.5", card="investments")


@rule("root:2.1.2", "root:2.1.2.reshuffle")
def test_an_empty_deck_is_refilled_from_the_discard_pile_in_the_middle_of_a_draw() -> None:
    g = position(
        MARQUISE
        + """
        clearing 5: marquise 2 recruiters
        clearing 10: marquise 1 recruiter
        clearing 2: marquise 2 recruiters
        deck: anvil
        discard: sappers armorers cobbler sword investments bake-sale tax-collector codebreakers scouting-party
        """
    )
    play(g, "end-daylight")
    draw(g, "anvil")
    assert view(g, "marquise").discard == []
    draw(g, "sappers", "sword")
    assert hand(g, "marquise") == ["anvil", "sappers", "sword"]
    assert view(g, "marquise").deck == 7


@rule("root:2.1.2.both-empty")
def test_with_deck_and_discards_empty_only_the_cards_there_are_get_drawn() -> None:
    g = position(MARQUISE + "clearing 5: marquise 2 recruiters\nclearing 10: marquise 1 recruiter\ndeck: anvil")
    play(g, "end-daylight")
    draw(g, "anvil")
    assert hand(g, "marquise") == ["anvil"]
    assert view(g, "marquise").active == 1


@rule("root:2.1.3")
def test_a_spent_card_lies_on_the_discard_pile() -> None:
    g = position(MARQUISE + "hand marquise: anvil")
    play(g, "overwork")
    play(g, "overwork-at", clearing=1)
    play(g, "spend", card="anvil")
    assert discards(g) == ["anvil"]
    assert hand(g, "marquise") == []


@rule("root:2.1.3.exceptions", "root:3.3.3", "root:2.1.5.spend")
def test_a_spent_dominance_card_becomes_available_instead() -> None:
    g = position(MARQUISE + "hand marquise: dominance-mouse anvil")
    play(g, "overwork")
    play(g, "overwork-at", clearing=9)
    play(g, "spend", card="dominance-mouse")
    assert view(g, "eyrie").available == ["dominance-mouse"]
    assert discards(g) == []


@rule("root:2.1.4", "root:2.1.5", "root:deck")
def test_the_deck_has_its_54_cards() -> None:
    deck = [card for card in data.CARDS if card.kind != "spy"]
    by_suit = {suit: sum(c.copies for c in deck if c.suit == suit) for suit in data.SUITS}
    assert by_suit == {"bird": 14, "fox": 14, "rabbit": 13, "mouse": 13}
    ambushes = {suit: sum(c.copies for c in deck if c.suit == suit and c.kind == "ambush") for suit in data.SUITS}
    assert ambushes == {"mouse": 1, "rabbit": 1, "fox": 1, "bird": 2}
    assert [sum(c.copies for c in deck if c.kind == "dominance" and c.suit == suit) for suit in data.SUITS] == [1] * 4


@rule("root:2.1.4.spend")
def test_an_ambush_pays_for_its_suit() -> None:
    g = position(MARQUISE + "hand marquise: ambush-fox")
    play(g, "overwork")
    play(g, "overwork-at", clearing=1)
    assert offers(g, "spend", card="ambush-fox")


@rule("root:2.1.4.no-craft", "root:2.1.5.spend")
def test_ambush_and_dominance_can_never_be_crafted() -> None:
    g = position(MARQUISE + "clearing 12: marquise 1 workshop\nhand marquise: ambush-fox dominance-mouse")
    assert refused(g, "craft", rule="root:2.1.4.no-craft", card="ambush-fox")
    assert refused(g, "craft", rule="root:2.1.4.no-craft", card="dominance-mouse")


@rule("root:6.6.discard")
def test_the_hand_is_discarded_down_to_five_cards_of_the_players_choice() -> None:
    g = position(MARQUISE + "hand marquise: anvil sappers armorers cobbler sword investments")
    play(g, "end-daylight")
    draw(g, "bake-sale")
    assert len(legal(g)) == 7
    play(g, "discard", by="marquise", card="sword")
    play(g, "discard", by="marquise", card="anvil")
    assert hand(g, "marquise") == ["armorers", "bake-sale", "cobbler", "investments", "sappers"]
    assert discards(g) == ["anvil", "sword"]


@rule("root:1.1.3")
def test_the_active_player_orders_effects_that_start_together() -> None:
    g = position(MARQUISE + "clearing 12: marquise 1 warrior; eyrie 1 warrior")
    together(g, [WARREN[0], COBBLER[0]])
    g.advance()
    assert asked(g) == ["marquise"]
    assert offered(g, "resolve-first", "effect") == ["command-warren", "cobbler"]
    play(g, "resolve-first", effect="cobbler")
    assert question(g) == "Move"
    done(g)
    assert question(g) == "Battle"


@rule("root:card.better-burrow-bank")
def test_the_bank_lets_its_owner_and_another_player_draw() -> None:
    g = position(MARQUISE + "crafted marquise: better-burrow-bank\nturn marquise birdsong")
    before = view(g, "marquise").deck
    draw(g, "anvil", "sword")
    assert hand(g, "marquise") == ["anvil"]
    assert hand(g, "eyrie") == ["sword"]
    assert view(g, "marquise").deck == before - 2


@rule("root:card.codebreakers")
def test_codebreakers_show_a_hand_to_their_owner_alone_once_a_turn() -> None:
    g = position(MARQUISE + "crafted marquise: codebreakers\nhand eyrie: anvil sword")
    play(g, "use", card="codebreakers")
    play(g, "choose-player", seat="eyrie")
    assert player(g, "eyrie", viewer="marquise").known == ["anvil", "sword"]
    assert player(g, "eyrie", viewer="marquise").hand is None
    assert refused(g, "use", rule="root:4.1.3", card="codebreakers")


@rule("root:card.tax-collector")
def test_the_tax_collector_turns_a_warrior_into_a_card_once_a_turn() -> None:
    g = position(MARQUISE + "crafted marquise: tax-collector")
    before = player(g, "marquise").supply["warrior"]
    play(g, "use", card="tax-collector")
    play(g, "remove-warrior", clearing=9)
    draw(g, "anvil")
    assert player(g, "marquise").supply["warrior"] == before + 1
    assert hand(g, "marquise") == ["anvil"]
    assert refused(g, "use", rule="root:4.1.3", card="tax-collector")
    g = position("clearing 1: marquise 1 sawmill, 1 keep\nclearing 3: eyrie 1 warrior\ncrafted marquise: tax-collector")
    assert refused(g, "use", rule="root:card.tax-collector", card="tax-collector")


@rule("root:card.royal-claim")
def test_royal_claim_is_discarded_for_a_point_per_clearing_ruled() -> None:
    text = "\n".join(f"clearing {c}: marquise 1 warrior" for c in (1, 5, 9, 10, 2, 6))
    g = position(text + "\nclearing 3: eyrie 2 warriors\ncrafted marquise: royal-claim\nturn marquise birdsong")
    play(g, "use", by="marquise", card="royal-claim")
    assert score(g, "marquise") == 6
    assert discards(g) == ["royal-claim"]
    assert player(g, "marquise").crafted == []


@rule("root:card.stand-and-deliver")
def test_stand_and_deliver_takes_a_random_card_for_a_point_to_the_victim_once_a_turn() -> None:
    g = position(
        MARQUISE + "crafted marquise: stand-and-deliver\nhand eyrie: anvil sword cobbler\nturn marquise birdsong"
    )
    play(g, "use", card="stand-and-deliver")
    play(g, "choose-player", seat="eyrie")
    assert asked(g) == ["nature"]
    assert len(legal(g)) == 3
    play(g, "taken", card="sword")
    assert hand(g, "marquise") == ["sword"]
    assert hand(g, "eyrie") == ["anvil", "cobbler"]
    assert score(g, "eyrie") == 1
    assert question(g) == "MarquiseActions"


@rule("root:card.command-warren", "root:4.1.3")
def test_command_warren_offers_a_battle_before_everything_else_in_daylight() -> None:
    text = """
        clearing 12: marquise 2 warriors; eyrie 3 warriors, 1 roost
        clearing 1: marquise 1 keep
        crafted eyrie: command-warren
        hand eyrie: anvil
        eyrie leader: despot
        turn eyrie
    """
    g = position(text)
    assert question(g) == "Battle"
    assert offers(g, "battle", clearing=12, defender="marquise")
    done(g, by="eyrie")
    assert question(g) == "EyrieCraft"
    g = position(text)
    play(g, "battle", clearing=12, defender="marquise")
    assert action(g, "roll", first=1, second=0) in legal(g)


@rule("root:card.cobbler")
def test_the_cobbler_offers_a_move_at_the_start_of_evening() -> None:
    g = position(MARQUISE + "crafted marquise: cobbler")
    play(g, "end-daylight")
    assert question(g) == "Move"
    assert offers(g, "done")
    play(g, "move-from", from_=9)
    play(g, "move-to", to=4)
    assert player(g, "marquise").hand_size == 0
    assert asked(g) == ["nature"]
