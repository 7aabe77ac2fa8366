"""Chapter 4.3: battle, and the cards that bend it. 5 and 10 are rabbit clearings, 7 and 9 mouse, 8 and 12 fox."""

import pytest

from marches.games.root.rules.battle import ROLL_DICE
from marches.games.root.rules.state import RootGame
from tests.marks import rule
from tests.root.helpers import (
    action,
    asked,
    battle,
    decline,
    discards,
    done,
    legal,
    offered,
    offers,
    pieces,
    play,
    player,
    position,
    question,
    refused,
    roll,
    score,
    supply,
    warriors,
)

QUIET = "clearing 1: marquise 1 keep\nclearing 3: eyrie 1 roost\n"


def fight(
    there: str, more: str = "", attacker: str = "eyrie", defender: str = "marquise", clearing: int = 9
) -> RootGame:
    g = position(QUIET + f"clearing {clearing}: {there}\n{more}")
    battle(g, attacker, defender, clearing)
    return g


@rule("root:4.3")
def test_a_battle_needs_warriors_of_ones_own() -> None:
    g = position(
        QUIET
        + "clearing 9: marquise 1 workshop, 1 wood; eyrie 1 warrior\nclearing 12: marquise 1 warrior; eyrie 1 warrior"
    )
    play(g, "take-battle")
    assert offered(g, "battle", "clearing") == [12]
    assert refused(g, "battle", rule="root:4.3", clearing=9, defender="eyrie")


@rule("root:4.3.defender")
def test_the_defender_is_a_player_with_any_piece_there() -> None:
    g = position(QUIET + "clearing 9: marquise 1 wood; eyrie 1 warrior\neyrie leader: charismatic\nturn eyrie")
    assert question(g) == "Battle"
    assert offered(g, "battle", "clearing") == [9]
    assert offered(g, "battle", "defender") == [0]


@rule("root:4.3.1", "root:card.ambush")
def test_an_ambush_must_match_the_clearing() -> None:
    g = fight("marquise 1 warrior; eyrie 4 warriors", "hand marquise: ambush-mouse ambush-fox ambush-bird")
    assert asked(g) == ["marquise"]
    assert offered(g, "ambush", "card") == ["ambush-bird", "ambush-mouse"]
    assert refused(g, "ambush", rule="root:4.3.1", card="ambush-fox")
    play(g, "ambush", card="ambush-mouse")
    assert question(g) == "RollDice"


@rule("root:4.3.1")
def test_a_player_with_cards_is_asked_for_an_ambush_whatever_they_are() -> None:
    g = fight("marquise 1 warrior; eyrie 4 warriors", "hand marquise: anvil")
    assert question(g) == "OfferAmbush"
    assert legal(g) == [action(g, "decline")]
    assert g.decision is not None
    assert g.decision.secret
    g = fight("marquise 1 warrior; eyrie 4 warriors")
    assert question(g) == "RollDice"


@rule("root:card.ambush")
@pytest.mark.parametrize(("clearing", "card"), [(9, "ambush-mouse"), (5, "ambush-rabbit"), (12, "ambush-fox")])
def test_a_bird_ambush_matches_every_clearing(clearing: int, card: str) -> None:
    hand = "hand marquise: ambush-bird ambush-mouse ambush-rabbit ambush-fox"
    g = fight("marquise 1 warrior; eyrie 4 warriors", hand, clearing=clearing)
    assert offered(g, "ambush", "card") == sorted(["ambush-bird", card])


@rule("root:4.3.1.hits")
def test_an_ambush_deals_two_hits_before_the_roll_and_is_discarded() -> None:
    g = fight("marquise 1 warrior; eyrie 4 warriors", "hand marquise: ambush-bird")
    play(g, "ambush", card="ambush-bird")
    assert warriors(g, "eyrie", 9) == 2
    assert question(g) == "RollDice"
    assert discards(g) == ["ambush-bird"]


@rule("root:4.3.1.end", "root:learn.ambush-example")
def test_an_ambush_that_leaves_no_attacker_ends_the_battle_without_a_roll() -> None:
    g = fight("marquise 1 warrior; eyrie 2 warriors", "hand marquise: ambush-bird")
    before = supply(g, "eyrie")
    play(g, "ambush", card="ambush-bird")
    assert question(g) == "MarquiseActions"
    assert (warriors(g, "eyrie", 9), warriors(g, "marquise", 9)) == (0, 1)
    assert supply(g, "eyrie") == before + 2
    assert discards(g) == ["ambush-bird"]


@rule("root:4.3.1.I")
def test_an_ambush_matching_the_clearing_cancels_another() -> None:
    g = fight("marquise 1 warrior; eyrie 2 warriors", "hand marquise: ambush-bird\nhand eyrie: ambush-mouse ambush-fox")
    play(g, "ambush", by="marquise", card="ambush-bird")
    assert asked(g) == ["eyrie"]
    assert offered(g, "ambush", "card") == ["ambush-mouse"]
    play(g, "ambush", card="ambush-mouse")
    assert warriors(g, "eyrie", 9) == 2
    assert discards(g) == ["ambush-bird", "ambush-mouse"]
    assert question(g) == "RollDice"


@rule("root:4.3.1.reduces-cap")
def test_ambushed_warriors_no_longer_count_for_the_roll() -> None:
    g = fight("marquise 3 warriors; eyrie 3 warriors", "hand marquise: ambush-bird")
    play(g, "ambush", card="ambush-bird")
    roll(g, 3, 0)
    assert (warriors(g, "marquise", 9), warriors(g, "eyrie", 9)) == (2, 1)


@rule("root:4.3.1.unlimited")
def test_an_ambush_deals_two_hits_however_few_defend() -> None:
    g = fight("marquise 1 warrior; eyrie 5 warriors", "hand marquise: ambush-bird")
    play(g, "ambush", card="ambush-bird")
    assert warriors(g, "eyrie", 9) == 3


@rule("root:4.3.1.defenseless")
def test_a_defender_without_warriors_may_ambush() -> None:
    g = fight("marquise 1 wood; eyrie 2 warriors", "hand marquise: ambush-bird")
    play(g, "ambush", by="marquise", card="ambush-bird")
    assert question(g) == "MarquiseActions"
    assert pieces(g, "marquise", 9) == {"wood": 1}


ROLLS = [
    (3, 1, 2, 4),  # root:4.3.2: the attacker deals 3 of 5, takes 1
    (1, 3, 2, 4),  # whichever die shows it
    (2, 2, 3, 3),  # root:4.3.2.equal
    (0, 0, 5, 5),
    (3, 3, 2, 2),
]


@rule("root:4.3.2", "root:4.3.2.equal")
@pytest.mark.parametrize(("first", "second", "defenders", "attackers"), ROLLS)
def test_the_attacker_deals_the_higher_die(first: int, second: int, defenders: int, attackers: int) -> None:
    g = fight("marquise 5 warriors; eyrie 5 warriors")
    roll(g, first, second)
    assert (warriors(g, "marquise", 9), warriors(g, "eyrie", 9)) == (defenders, attackers)


@rule("root:4.3.2.deferred", "root:4.3.3")
def test_both_sides_lose_at_the_same_time() -> None:
    g = fight("marquise 3 warriors; eyrie 3 warriors")
    roll(g, 3, 3)
    assert (warriors(g, "marquise", 9), warriors(g, "eyrie", 9)) == (0, 0)
    g = fight("marquise 2 warriors; eyrie 2 warriors")
    roll(g, 2, 1)
    assert (warriors(g, "marquise", 9), warriors(g, "eyrie", 9)) == (0, 1)


@rule("root:4.3.2.I")
def test_rolled_hits_never_exceed_ones_warriors() -> None:
    g = fight("marquise 4 warriors; eyrie 2 warriors")
    roll(g, 3, 0)
    assert warriors(g, "marquise", 9) == 2
    g = fight("marquise 2 wood; eyrie 3 warriors")
    roll(g, 3, 2)
    assert warriors(g, "eyrie", 9) == 3


@rule("root:4.3.2.II", "root:card.brutal-tactics", "root:card.brutal-tactics.optional")
def test_brutal_tactics_is_chosen_after_the_roll_and_gives_the_defender_a_point() -> None:
    g = fight("marquise 3 warriors; eyrie 1 warrior", "crafted eyrie: brutal-tactics")
    roll(g, 1, 0)
    play(g, "use", by="eyrie", card="brutal-tactics")
    assert (warriors(g, "marquise", 9), score(g, "marquise")) == (1, 1)
    assert player(g, "eyrie").crafted == ["brutal-tactics"]
    g = fight("marquise 3 warriors; eyrie 1 warrior", "crafted eyrie: brutal-tactics")
    roll(g, 1, 0)
    done(g, by="eyrie")
    assert (warriors(g, "marquise", 9), score(g, "marquise")) == (2, 0)


@rule("root:4.3.2.II.unlimited")
def test_extra_hits_are_not_limited_by_warriors() -> None:
    g = fight("marquise 4 wood; eyrie 1 warrior", "crafted eyrie: brutal-tactics\neyrie leader: commander")
    roll(g, 0, 0)
    play(g, "use", card="brutal-tactics")
    assert pieces(g, "marquise", 9) == {"wood": 1}
    assert score(g, "eyrie") == 3


@rule("root:4.3.2.III")
def test_a_defender_without_warriors_takes_a_hit_more() -> None:
    g = fight("marquise 2 workshops; eyrie 1 warrior")
    roll(g, 1, 0)
    assert pieces(g, "marquise", 9) == {}
    assert score(g, "eyrie") == 2


@rule("root:4.3.3.choice")
def test_the_side_that_takes_the_hit_chooses_the_piece() -> None:
    g = fight("marquise 1 sawmill, 1 wood; eyrie 1 warrior")
    roll(g, 0, 0)
    assert asked(g) == ["marquise"]
    assert offered(g, "lose", "piece") == ["sawmill", "wood"]
    play(g, "lose", piece="wood")
    assert pieces(g, "marquise", 9) == {"sawmill": 1}
    assert score(g, "eyrie") == 1


@rule("root:4.3.3.order")
def test_warriors_fall_before_buildings() -> None:
    g = fight("eyrie 1 warrior, 1 roost; marquise 3 warriors", attacker="marquise", defender="eyrie")
    roll(g, 1, 0)
    assert pieces(g, "eyrie", 9) == {"roost": 1}
    g = fight("eyrie 1 warrior, 1 roost; marquise 3 warriors", attacker="marquise", defender="eyrie")
    roll(g, 2, 0)
    assert pieces(g, "eyrie", 9) == {}
    assert score(g, "marquise") == 1


@rule("root:4.3.3.vp")
def test_the_defender_scores_too_for_what_it_removes() -> None:
    g = fight("eyrie 2 warriors; marquise 1 warrior, 1 workshop", attacker="marquise", defender="eyrie")
    roll(g, 2, 2)
    assert (pieces(g, "marquise", 9), pieces(g, "eyrie", 9)) == ({}, {"warrior": 1})
    assert score(g, "eyrie") == 1


@rule("root:2.5.1.remove", "root:2.5.2.remove")
def test_removed_pieces_go_back_to_supply_and_track() -> None:
    g = fight("eyrie 1 warrior, 1 roost; marquise 3 warriors", attacker="marquise", defender="eyrie")
    assert (supply(g, "eyrie"), supply(g, "eyrie", "roost")) == (19, 5)
    roll(g, 2, 0)
    assert (supply(g, "eyrie"), supply(g, "eyrie", "roost")) == (20, 6)


@rule("root:learn.battle-example")
def test_the_battle_example() -> None:
    g = fight("eyrie 2 warriors; marquise 1 warrior, 1 wood")
    roll(g, 3, 0)
    assert (pieces(g, "marquise", 9), pieces(g, "eyrie", 9)) == ({}, {"warrior": 2})
    assert score(g, "eyrie") == 1


@rule("root:card.armorers")
def test_armorers_ignore_rolled_hits_only() -> None:
    more = "crafted marquise: armorers\ncrafted eyrie: brutal-tactics"
    g = fight("marquise 4 warriors; eyrie 3 warriors", more)
    roll(g, 3, 0)
    play(g, "use", by="eyrie", card="brutal-tactics")
    play(g, "use", by="marquise", card="armorers")
    assert warriors(g, "marquise", 9) == 3
    assert discards(g) == ["armorers"]
    g = fight("marquise 4 warriors; eyrie 4 warriors", "crafted eyrie: armorers\nhand marquise: ambush-bird")
    play(g, "ambush", card="ambush-bird")
    assert warriors(g, "eyrie", 9) == 2


@rule("root:card.armorers")
def test_an_attacker_may_use_armorers_too() -> None:
    g = fight("marquise 4 warriors; eyrie 4 warriors", "crafted eyrie: armorers")
    roll(g, 2, 2)
    play(g, "use", by="eyrie", card="armorers")
    assert (warriors(g, "marquise", 9), warriors(g, "eyrie", 9)) == (2, 4)


@rule("root:card.sappers")
def test_sappers_are_discarded_for_a_hit_even_without_warriors() -> None:
    g = fight("marquise 3 wood; eyrie 2 warriors", "crafted marquise: sappers")
    roll(g, 0, 0)
    play(g, "use", by="marquise", card="sappers")
    assert warriors(g, "eyrie", 9) == 1
    assert discards(g) == ["sappers"]


@rule("root:card.scouting-party")
def test_a_scouting_party_is_not_hurt_by_ambushes() -> None:
    more = "crafted eyrie: scouting-party\nhand marquise: ambush-bird\nhand eyrie: ambush-mouse"
    g = fight("marquise 1 warrior; eyrie 2 warriors", more)
    play(g, "ambush", card="ambush-bird")
    assert warriors(g, "eyrie", 9) == 2
    assert question(g) == "RollDice"
    assert discards(g) == ["ambush-bird"]


@rule("root:component.dice")
def test_each_die_shows_0_to_3_equally_often() -> None:
    g = fight("marquise 1 warrior; eyrie 2 warriors")
    faces = [ROLL_DICE.outcome(g, ticket) for ticket in range(ROLL_DICE.tickets(g))]
    for die in ("first", "second"):
        assert [sum(face.names[die] == n for face in faces) for n in range(4)] == [4, 4, 4, 4]


@rule("root:4.3.2.II")
def test_a_battle_card_serves_once_a_battle() -> None:
    g = fight("marquise 5 warriors; eyrie 3 warriors", "crafted eyrie: brutal-tactics armorers")
    roll(g, 1, 0)
    play(g, "use", card="brutal-tactics")
    assert not offers(g, "use", card="brutal-tactics")
    done(g, by="eyrie")
    assert question(g) == "MarquiseActions"


def test_declining_an_ambush_leads_to_the_roll() -> None:
    g = fight("marquise 1 warrior; eyrie 2 warriors", "hand marquise: ambush-bird")
    decline(g, by="marquise")
    assert question(g) == "RollDice"
