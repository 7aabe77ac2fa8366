"""What the bots try first in Root. 3, 4, 5, 10 are rabbit clearings, 1, 6, 8, 12 fox, 2, 7, 9, 11 mouse."""

from __future__ import annotations

from random import Random

from marches.bots.root import JUDGE
from marches.bots.search.policy import rollout
from marches.games.root.rules.factions.eyrie.state import eyrie
from marches.games.root.rules.state import RootGame
from tests.root.helpers import legal, play, position, seat

CATS = "clearing 1: marquise 4 warriors, 1 keep, 1 sawmill\n"
NEST = CATS + "clearing 3: eyrie 6 warriors, 1 roost\n"


def likings(g: RootGame, verb: str, field: str) -> dict[int | str, float]:
    """By value of a field: how much the best answer with this verb is liked."""
    assert g.decision is not None
    who = g.decision.seats(g)[0]
    found: dict[int | str, float] = {}
    for action in legal(g):
        if action.verb == verb:
            value = action.names[field]
            found[value] = max(found.get(value, 0.0), JUDGE.weight(g, who, action))
    return found


def test_the_more_warriors_the_fewer_against_them_the_likelier_the_battle() -> None:
    fights = "clearing 5: marquise 3 warriors; eyrie 1 warrior\nclearing 7: marquise 1 warrior; eyrie 3 warriors\n"
    g = position(CATS + fights + "turn marquise")
    play(g, "take-battle")
    liked = likings(g, "battle", "clearing")
    assert liked[5] > 6.0 * liked[7]


def test_a_battle_for_a_building_is_likelier_than_one_for_warriors_only() -> None:
    fights = (
        "clearing 5: marquise 3 warriors; eyrie 1 warrior, 1 roost\nclearing 7: marquise 3 warriors; eyrie 1 warrior\n"
    )
    g = position(CATS + fights + "turn marquise")
    play(g, "take-battle")
    liked = likings(g, "battle", "clearing")
    assert liked[5] > 1.5 * liked[7]


def test_a_coalition_partner_is_neither_battled_nor_struck_lightly() -> None:
    g = position("""
        seats: marquise eyrie alliance vagabond
        clearing 5: vagabond pawn; marquise 1 warrior; eyrie 1 warrior
        vagabond satchel: sword crossbow
        eyrie leader: builder
        partner vagabond: marquise
        turn vagabond
    """)
    for verb, field in (("battle", "defender"), ("strike", "seat")):
        liked = likings(g, verb, field)
        assert liked[seat(g, "eyrie")] > 20.0 * liked[seat(g, "marquise")]


def test_only_cards_that_can_be_obeyed_are_added_to_the_decree_with_pleasure() -> None:
    g = position(NEST + "hand eyrie: bake-sale anvil\nturn eyrie birdsong")
    adds = {(a.names["card"], a.names["column"]): JUDGE.weight(g, seat(g, "eyrie"), a) for a in legal(g)}
    assert adds["bake-sale", "recruit"] > 5.0 * adds["anvil", "recruit"]


def test_one_card_a_turn_is_enough_for_the_decree() -> None:
    g = position(NEST + "hand eyrie: bake-sale cobbler\nturn eyrie birdsong")
    play(g, "add-to-decree", card="cobbler", column="move")
    weights = {a.verb: JUDGE.weight(g, seat(g, "eyrie"), a) for a in legal(g)}
    assert weights["done"] > 3.0 * weights["add-to-decree"]


def test_the_eyrie_go_on_with_the_decree_rather_than_reach_for_dominance() -> None:
    orders = "eyrie leader: charismatic\neyrie recruit: armorers\nhand eyrie: dominance-mouse anvil\nscore eyrie: 14\n"
    g = position(NEST + orders + "available: dominance-fox\nturn eyrie")
    play(g, "resolve-decree")
    weights = {a.verb: JUDGE.weight(g, seat(g, "eyrie"), a) for a in legal(g)}
    assert set(weights) == {"resolve", "activate", "take-available"}
    assert weights["resolve"] > 5.0 * (weights["activate"] + weights["take-available"])


def test_the_eyrie_march_to_where_the_decree_can_be_obeyed() -> None:
    start = NEST + "clearing 6: marquise 1 warrior\neyrie leader: builder\neyrie move: bake-sale\n"
    g = position(start + "turn eyrie")
    play(g, "resolve", suit="rabbit")
    play(g, "move-from", from_=3)
    idle = likings(g, "move-to", "to")
    g = position(start + "eyrie battle: anvil\nturn eyrie")
    play(g, "resolve", suit="rabbit")
    play(g, "move-from", from_=3)
    ordered = likings(g, "move-to", "to")
    assert ordered[6] > 3.0 * idle[6]
    assert ordered[7] == idle[7]


def test_they_set_out_from_where_they_can_get_there() -> None:
    start = NEST + "clearing 4: eyrie 6 warriors\nclearing 6: marquise 1 warrior\neyrie leader: builder\n"
    g = position(start + "eyrie move: bake-sale\neyrie battle: anvil\nturn eyrie")
    play(g, "resolve", suit="rabbit")
    liked = likings(g, "move-from", "from")
    assert liked[3] > 2.0 * liked[4]


def test_warriors_march_to_what_is_not_theirs_yet() -> None:
    g = position(CATS + "clearing 5: marquise 3 warriors\nclearing 10: eyrie 1 warrior\nturn marquise")
    play(g, "march")
    play(g, "move-from", from_=1)
    liked = likings(g, "move-to", "to")
    assert liked[10] > 3.0 * liked[5]


def test_warriors_leave_where_there_are_many_for_where_they_will_rule() -> None:
    few = "clearing 9: marquise 1 warrior\nclearing 10: eyrie 1 warrior\nclearing 5: eyrie 6 warriors\n"
    g = position(CATS + few + "turn marquise")
    play(g, "march")
    origins = likings(g, "move-from", "from")
    assert origins[1] > 2.0 * origins[9]
    play(g, "move-from", from_=1)
    liked = likings(g, "move-to", "to")
    assert liked[10] > 1.5 * liked[5]


def test_warriors_go_together_but_the_last_stays_with_a_building() -> None:
    g = position(CATS + "clearing 5: marquise 4 warriors\nclearing 3: eyrie 1 warrior\nturn marquise")
    play(g, "march")
    play(g, "move-from", from_=1)
    play(g, "move-to", to=5)
    guards = likings(g, "move", "count")
    assert guards[3] > guards[4]
    assert guards[3] > 3.0 * guards[1]


def test_a_building_that_scores_more_is_built_first() -> None:
    g = position(
        """
        clearing 1: marquise 4 warriors, 1 keep, 1 sawmill, 3 wood
        clearing 5: marquise 2 warriors, 1 workshop
        clearing 3: eyrie 1 warrior
        turn marquise
        """
    )
    play(g, "take-build")
    liked = likings(g, "build", "piece")
    assert liked["workshop"] > liked["sawmill"] > liked["recruiter"]


def test_a_card_that_scores_more_is_crafted_first() -> None:
    roosts = "clearing 3: eyrie 3 warriors, 1 roost\nclearing 4: eyrie 3 warriors, 1 roost\n"
    g = position(CATS + roosts + "eyrie leader: builder\nhand eyrie: cobbler bake-sale\nturn eyrie")
    liked = likings(g, "craft", "card")
    assert liked["bake-sale"] > liked["cobbler"]


def test_the_vagabond_goes_where_a_ruin_is() -> None:
    g = position(CATS + "clearing 2: vagabond\nvagabond satchel: boots torch\nturn vagabond")
    liked = likings(g, "travel", "to")
    assert liked[10] > 2.0 * liked[5]


def test_the_vagabond_looks_for_pieces_and_keeps_away_from_warriors() -> None:
    pieces = "clearing 5: marquise 1 workshop\nclearing 1: marquise 4 warriors\nclearing 7: eyrie 1 warrior\n"
    g = position(
        pieces + "clearing 10: marquise 1 warrior\nclearing 2: vagabond\nvagabond satchel: boots\nturn vagabond"
    )
    liked = likings(g, "travel", "to")
    assert liked[5] > 1.3 * liked[2] > 1.3 * liked[1]


def test_battles_are_ordered_less_gladly_than_anything_else() -> None:
    g = position(NEST + "clearing 5: eyrie 2 warriors; marquise 1 warrior\nhand eyrie: bake-sale\nturn eyrie birdsong")
    liked = likings(g, "add-to-decree", "column")
    assert liked["move"] > 2.0 * liked["battle"]


def test_a_light_turn_of_the_eyrie_seldom_ends_in_turmoil() -> None:
    start = NEST + "clearing 6: marquise 1 warrior\neyrie leader: builder\neyrie move: bake-sale\neyrie battle: anvil\n"
    turmoils = 0
    for chance in range(60):
        g = position(start + "hand eyrie: cobbler sword\nturn eyrie birdsong")
        rollout(g, JUDGE, Random(chance), JUDGE.turn(g) + 1, 60)
        turmoils += eyrie(g, seat(g, "eyrie")).deposed != 0
    assert turmoils < 25
