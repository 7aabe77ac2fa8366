"""What the bots know of Root: positions that differ in one thing, of which a good player prefers one."""

from __future__ import annotations

from marches.bots.root import JUDGE, projected
from tests.root.helpers import position, seat

OTHERS = "clearing 1: marquise 4 warriors, 1 keep, 1 sawmill\nclearing 12: eyrie 3 warriors\n"
PACE = 6.0


def worth(faction: str, text: str) -> float:
    """The points a faction will probably have, six turns before the end."""
    g = position(OTHERS + text)
    return projected(g, seat(g, faction), PACE)


def test_the_alliance_save_two_supporters_of_a_suit_for_their_first_revolt() -> None:
    start = "turn alliance\nclearing 5: alliance 1 sympathy\nalliance supporters: "
    scattered, saved = worth("alliance", start + "anvil cobbler"), worth("alliance", start + "cobbler bake-sale")
    assert saved > scattered + 1.0


def test_the_first_base_is_worth_more_to_the_alliance_than_the_second() -> None:
    start = "turn alliance\nclearing 9: alliance 1 sympathy\nclearing 5: alliance 1 sympathy"
    none, one = worth("alliance", start), worth("alliance", start + ", 1 base-rabbit, 1 warrior")
    two = worth("alliance", start + ", 1 base-rabbit, 1 warrior\nclearing 6: alliance 1 base-fox, 1 warrior")
    assert one - none > two - one + 1.0
    assert two > one


def test_a_decree_that_cannot_be_obeyed_frightens_the_eyrie() -> None:
    start = "turn eyrie\nclearing 3: eyrie 6 warriors, 1 roost\nclearing 5: eyrie 2 warriors\neyrie leader: despot\n"
    start += "eyrie build: "
    assert worth("eyrie", start + "cobbler") > worth("eyrie", start + "investments") + 1.0


def test_wood_on_the_supply_line_is_worth_more_than_wood_cut_off() -> None:
    start = "turn marquise\nclearing 9: marquise 1 wood, 1 warrior"
    ruled, contested = start + "\nclearing 11: eyrie 1 warrior", start + "; eyrie 1 warrior"
    assert worth("marquise", ruled) > worth("marquise", contested) + 0.6


def test_a_piece_left_alone_with_the_enemy_is_half_lost() -> None:
    start = "turn marquise\nclearing 10: eyrie 1 warrior; marquise 1 sawmill"
    guarded, alone = start + ", 1 warrior", start + "\nclearing 2: marquise 1 warrior"
    assert worth("marquise", guarded) > worth("marquise", alone) + 0.5


def test_an_undamaged_sword_serves_the_vagabond_better_than_any_other_item() -> None:
    start = "turn vagabond\nclearing 5: vagabond\nvagabond satchel: boots torch "
    sword, boots = worth("vagabond", start + "sword"), worth("vagabond", start + "boots")
    assert sword > boots > worth("vagabond", start)


def test_a_faction_that_lives_on_cards_values_them_more() -> None:
    cards = "hand {}: anvil cobbler sword"
    gained = {
        name: worth(name, f"turn marquise\n{where}\n{cards.format(name)}") - worth(name, f"turn marquise\n{where}")
        for name, where in (("marquise", ""), ("alliance", "clearing 5: alliance 1 sympathy"))
    }
    assert gained["alliance"] > 3.0 * gained["marquise"] > 0.0


def test_the_eyrie_are_feared_more_by_one_than_by_two() -> None:
    nest = "clearing 3: eyrie 6 warriors, 1 roost\nturn eyrie"
    two, three = worth("eyrie", nest), worth("eyrie", nest + "\nclearing 5: alliance 1 sympathy")
    assert two > three + 0.8 * PACE


def test_chances_are_shared_out_and_the_leader_has_the_best() -> None:
    g = position(OTHERS + "turn marquise\nclearing 3: eyrie 6 warriors, 1 roost\nscore eyrie: 12")
    chances = JUDGE.payoffs(g)
    assert abs(sum(chances) - 1.0) < 1e-9
    assert chances[seat(g, "eyrie")] > chances[seat(g, "marquise")]


HELD = "clearing 6: marquise 3 warriors\ndominance marquise: dominance-fox\n"


def test_points_are_not_given_up_for_a_dominance_card_that_lacks_a_clearing_and_each_clearing_counts() -> None:
    two, three = [
        worth("marquise", "turn marquise\n" + HELD + more) for more in ("", "clearing 8: marquise 3 warriors")
    ]
    points = HELD.replace("dominance marquise: dominance-fox", "score marquise: 12")
    assert worth("marquise", "turn marquise\n" + points) > two + 2.0
    assert three > two + 4.0


def test_a_dominance_card_that_will_win_is_feared_more_the_fewer_can_still_stop_it() -> None:
    held = HELD + "clearing 8: marquise 3 warriors\nclearing 5: alliance 1 sympathy"
    own, next_one, last = [worth("marquise", f"turn {name}\n{held}") for name in ("marquise", "eyrie", "alliance")]
    assert own + 3.0 < next_one < last - 3.0
    lacking = [worth("marquise", f"turn {name}\n" + HELD) for name in ("marquise", "eyrie")]
    assert lacking[0] == lacking[1]
