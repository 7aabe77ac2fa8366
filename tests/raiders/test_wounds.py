"""Placing wounds, dying, and what follows from either."""

from __future__ import annotations

import pytest

from marches.games.raiders.rules.state import RaidersGame
from tests.marks import rule
from tests.raiders.helpers import (
    PURPLE,
    crew,
    discarded,
    draw,
    draw_any,
    finish_turn,
    has,
    offered,
    options,
    play,
    player,
    position,
    question,
    roll_dice,
    see,
    supply,
    told,
    work,
    wounds,
)

RICH = "purple: worker grey; provision 8; wagon 8"


def struck(crew: str, dice: int, settlement: str = "assyria-2", more: str = "") -> RaidersGame:
    """A raid of purple whose dice bring this many wounds (0 to 5), wounds still to be placed.

    The settlement asks for two members and has its first threshold at 14: weak crews take 2 wounds more.
    """
    red, white = {0: ((2, 0), (0, 0)), 1: ((2, 1), (0, 0)), 2: ((2, 2), (0, 0)), 3: ((2, 0), (0, 3)),
                  4: ((2, 1), (0, 3)), 5: ((2, 2), (0, 3))}[dice]  # fmt: skip
    g = position(f"{RICH}\n{crew}\n{more}")
    play(g, "raid", settlement=settlement)
    roll_dice(g, red=[red], white=[white])
    return g


def due(g: RaidersGame) -> int:
    """Wounds still to be placed."""
    raid = see(g).raid
    return raid.wounds if raid is not None else 0


def wound(g: RaidersGame, *slots: int) -> None:
    for slot in slots:
        play(g, "wound", slot=slot)


@rule("raiders:wound.place")
def test_every_wound_must_be_placed() -> None:
    g = struck("purple slot 1: champion\npurple slot 2: champion", 1)
    assert due(g) == 3, "1 rolled and 2 for falling short"
    before = supply(g, "wounds")
    for left in (3, 2, 1):
        assert question(g) == "PlaceWounds"
        assert due(g) == left
        assert offered(g, "wound") == [1, 2], "there is no way to stop before the last"
        wound(g, 1)
    assert question(g) != "PlaceWounds"
    assert wounds(g) == [3, 0, 0, 0, 0]
    assert supply(g, "wounds") == before - 3


@rule("raiders:wound.only-crew")
def test_wounds_go_on_crew_members_alone() -> None:
    crew_of_three = """
        purple slot 1: champion; eagle animal-01
        purple slot 2: champion; horse animal-05
        purple slot 4: warlord
        purple: hero vadasz
    """
    assert options(struck(crew_of_three, 2)) == ["wound slot=1", "wound slot=2", "wound slot=4"]


@rule("raiders:wound.split")
def test_wounds_are_shared_out_freely_even_to_kill() -> None:
    g = struck(
        "purple slot 1: warlord\npurple slot 2: vigilante\npurple slot 3: gravedigger\npurple slot 4: champion", 2
    )
    assert due(g) == 4
    wound(g, 1, 1, 2, 3)
    assert crew(g) == ["warlord", "vigilante", None, "champion", None]
    assert wounds(g) == [2, 1, 0, 0, 0]


@rule("raiders:wound.max")
def test_a_member_bears_as_many_wounds_as_its_strength() -> None:
    g = struck("purple slot 1: herdsman\npurple slot 2: champion", 1)
    wound(g, 1, 1)
    assert crew(g)[0] == "herdsman"
    assert wounds(g)[0] == 2
    wound(g, 1)
    assert crew(g)[0] is None


@rule("raiders:wound.own-strength")
def test_animals_do_not_help_to_bear_wounds() -> None:
    g = struck("purple slot 1: vigilante; horse animal-03\npurple slot 2: champion", 0)
    wound(g, 1)
    assert crew(g)[0] == "vigilante"
    wound(g, 1)
    assert crew(g)[0] is None


@rule("raiders:wound.minus-strength")
def test_a_wound_weakens_later_raids_but_not_this_one() -> None:
    g = position(
        RICH + "\npurple slot 1: warlord\npurple slot 2: champion\npurple slot 3: champion; horse animal-03\n"
        "orange: worker blue\nvillage: farm blue; market blue; town-centre blue"
    )
    play(g, "raid", settlement="assyria-1")
    roll_dice(g, red=[(2, 2)], white=[(0, 0)])
    assert told(g, "raiders-did-strength")[0].facts["total"] == 16
    assert has(g, "vp") == 4
    wound(g, 1, 1)
    play(g, "plunder", space="assyria-1b")
    draw_any(g)
    assert has(g, "vp") == 4
    finish_turn(g)
    play(g, "raid", settlement="assyria-1")
    roll_dice(g, red=[(2, 0)], white=[(0, 0)])
    assert told(g, "raiders-did-strength")[1].facts["cards"] == 14 - 2
    assert player(g).slots[0].strength == 1


@rule("raiders:wound.zero-member")
def test_a_member_wounded_to_nothing_still_counts() -> None:
    g = position(
        f"{RICH}\npurple slot 1: herdsman; wounds 2; horse animal-02\n"
        "purple slot 2: champion\npurple slot 3: champion\npurple slot 4: warlord"
    )
    play(g, "raid", settlement="persia-1")
    roll_dice(g, red=[(2, 0), (2, 0)], white=[(0, 0)])
    assert told(g, "raiders-did-strength")[0].facts["cards"] == 0 + 2 + 4 + 4 + 3


@rule("raiders:wound.kill")
@pytest.mark.parametrize("member", ["gravedigger", "herdsman; wounds 2"])
def test_a_wound_at_strength_nothing_kills(member: str) -> None:
    g = struck(f"purple slot 1: {member}\npurple slot 2: champion", 0)
    wound(g, 1)
    assert crew(g)[0] is None


@rule("raiders:wound.kill.not-wounded")
def test_a_killed_member_is_not_wounded_as_well() -> None:
    g = struck("purple slot 1: conspirator\npurple slot 2: champion", 1)
    wound(g, 1, 1, 1)
    assert crew(g)[0] is None
    assert question(g) == "ChooseSpace", "nothing is drawn"
    assert has(g, "card") == 0


@rule("raiders:wound.kill.discard")
def test_the_dead_are_discarded_and_their_wounds_go_back() -> None:
    g = struck("purple slot 1: herdsman; wounds 2\npurple slot 2: champion", 0)
    before = supply(g, "wounds")
    wound(g, 1)
    assert supply(g, "wounds") == before + 2
    assert discarded(g) == ["herdsman"]
    assert crew(g)[0] is None


@rule("raiders:wound.kill.stop")
def test_the_dead_take_no_further_wounds() -> None:
    g = struck("purple slot 1: gravedigger\npurple slot 2: champion", 1)
    assert due(g) == 3
    wound(g, 1)
    assert offered(g, "wound") == [2]
    wound(g, 2, 2)
    assert wounds(g) == [0, 2, 0, 0, 0]


@rule("raiders:wound.overflow")
def test_wounds_nobody_can_take_are_lost() -> None:
    g = struck("purple slot 1: gravedigger\npurple slot 2: gravedigger", 3)
    assert due(g) == 5
    wound(g, 1, 2)
    assert due(g) == 0
    assert question(g) == "ChooseSpace"
    play(g, "plunder", space="assyria-2a")
    assert sum(has(g, kind) for kind in ("equipment", "wagon", "livestock")) == 8 + 3


@rule("raiders:wound.no-move", "raiders:wound.removal")
def test_wounds_neither_move_nor_heal_by_themselves() -> None:
    g = position(
        "purple slot 1: champion; wounds 2\npurple slot 2: champion\nvillage: farm blue; market blue; town-centre blue"
    )
    places = ["silversmith", "meeting-tent", "barracks", "farm", "market", "town-centre"]
    for _ in range(10):
        there = {place.id for place in see(g).village if place.worker}
        free = next(place for place in places if place not in there)
        assert not [option for option in options(g) if "wound" in option or "heal" in option]
        work(g, free, next(place for place in places if place in there))
    assert wounds(g) == [2, 0, 0, 0, 0]


@rule("raiders:wound.reduction")
@pytest.mark.parametrize(("dice", "placed"), [(6, 4), (1, 0)])
def test_a_reduction_lowers_the_wounds_never_below_nothing(dice: int, placed: int) -> None:
    faces = {6: ([(2, 2), (3, 2)], [(1, 1), (1, 1)]), 1: ([(2, 0), (2, 0)], [(1, 1), (0, 0)])}
    g = position(
        RICH + "\npurple slot 1: strongman\npurple slot 2: champion\npurple slot 3: champion; horse animal-03\n"
        "purple slot 4: mercenary; horse animal-03"
    )
    play(g, "raid", settlement="greece-1")
    roll_dice(g, red=faces[dice][0], white=faces[dice][1])
    assert due(g) == dice
    play(g, "accept")
    assert due(g) == placed


@rule("raiders:wound.example.conspirator", "raiders:term.if-wounded")
def test_the_rulebooks_conspirator() -> None:
    g = position(
        RICH + "\npurple slot 1: conspirator\npurple slot 2: champion\npurple hand: brawler, brawler, herdsman\n"
        "orange: worker blue\nvillage: farm blue; market blue; town-centre blue"
    )
    play(g, "raid", settlement="assyria-2")
    roll_dice(g, red=[(2, 0)], white=[(0, 0)])
    wound(g, 1, 1)
    draw(g, card="herdsman")
    assert has(g, "card") == 4, "one card, not two"
    assert question(g) == "ChooseSpace"
    assert crew(g)[0] == "conspirator"
    assert player(g, PURPLE).slots[0].strength == 0
    play(g, "plunder", space="assyria-2b")
    draw_any(g)
    finish_turn(g)
    before = supply(g, "wounds")
    play(g, "raid", settlement="assyria-2")
    roll_dice(g, red=[(2, 0)], white=[(0, 0)])
    wound(g, 1, 2)
    assert crew(g)[0] is None
    assert supply(g, "wounds") == before + 2 - 1
    assert has(g, "card") == 4
    assert question(g) == "ChooseSpace" or not offered(g, "plunder")
