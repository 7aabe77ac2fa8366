"""The words of effects: card, wounded, killed, crew, another action, swaps, any location, more than you, exchange."""

from __future__ import annotations

import pytest

from marches.games.raiders.rules.effect_checks import opponents_with_more
from marches.games.raiders.rules.effects import visit
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.tables import BLUE, COMPARES
from tests.marks import rule
from tests.raiders.helpers import (
    GREEN,
    PURPLE,
    crew,
    discarded,
    display,
    draw,
    hand,
    has,
    offered,
    offers,
    options,
    play,
    player,
    position,
    question,
    refused,
    roll_dice,
    see,
    supply,
    village,
    work,
    wounds,
)

FREE_CENTRE = "village: meeting-tent blue; market blue; farm blue"


def at_centre(text: str, players: str = "purple, orange") -> RaidersGame:
    """Purple has just placed its worker on the Town Centre."""
    g = position(f"players: {players}\n{FREE_CENTRE}\n{text}")
    play(g, "place", location="town-centre")
    return g


def played(card: str, text: str, others: str = "", players: str = "purple, orange") -> RaidersGame:
    """Purple has just played this card at the Town Centre."""
    g = at_centre(f"{text}\npurple hand: {card}{', ' + others if others else ''}", players)
    play(g, "use", option="play-card")
    play(g, "play", card=card)
    return g


@rule("raiders:term.card")
def test_gaining_a_card_draws_one_to_the_hand() -> None:
    g = played("vigilante", "purple: silver 0\npurple slot 1: champion")
    draw(g, card="tyrant")
    assert hand(g) == ["tyrant"]
    assert has(g, "silver") == 1
    assert crew(g) == ["champion", None, None, None, None]


@rule("raiders:term.card")
def test_discarding_a_card_takes_it_from_the_hand_never_from_the_crew() -> None:
    crew_of_two = (
        "purple slot 1: champion\npurple slot 2: tyrant\nvillage: farm blue; town-centre blue; meeting-tent blue"
    )
    g = position(f"{crew_of_two}\npurple hand: brawler, herdsman")
    play(g, "place", location="market")
    play(g, "use", option="sell-for-silver")
    assert options(g) == ["discard card=brawler", "discard card=herdsman"]
    play(g, "discard", card="herdsman")
    assert (hand(g), discarded(g)) == (["brawler"], ["herdsman"])
    assert crew(g)[:2] == ["champion", "tyrant"]
    g = position(crew_of_two)
    play(g, "place", location="market")
    assert refused(g, "use", option="sell-for-silver").rule == "raiders:village.market.one-card"


def struck(crew_lines: str, white: tuple[int, int] = (0, 0)) -> RaidersGame:
    """A raid too weak by far: two wounds and those of the white die are to be placed."""
    g = position(f"purple: worker grey; provision 8\n{crew_lines}")
    play(g, "raid", settlement="assyria-2")
    roll_dice(g, red=[(1, 0)], white=[white])
    return g


@rule("raiders:term.if-wounded")
def test_if_wounded_happens_once_however_many_wounds() -> None:
    g = struck("purple slot 1: conspirator\npurple slot 2: champion")
    play(g, "wound", slot=1)
    play(g, "wound", slot=1)
    assert question(g) == "DrawCard"
    draw(g, card="tyrant")
    assert hand(g) == ["tyrant"]
    assert question(g) == "ChooseSpace", "one card, not two"
    g = struck("purple slot 1: conspirator; wounds 1\npurple slot 2: champion")
    play(g, "wound", slot=2)
    play(g, "wound", slot=2)
    assert question(g) == "ChooseSpace", "wounds of an earlier raid do not count"


@rule("raiders:term.if-killed")
def test_if_killed_happens_on_a_wound_at_strength_nothing_and_not_on_making_room() -> None:
    g = struck("purple slot 1: gravedigger\npurple slot 2: champion")
    assert has(g, "gold") == 0
    play(g, "wound", slot=1)
    assert crew(g)[0] is None
    assert has(g, "gold") == 1
    g = position("purple: silver 8\npurple slot 1: gravedigger\npurple hand: champion")
    play(g, "place", location="barracks")
    play(g, "use", option="hire")
    play(g, "hire", card="champion")
    play(g, "replace", slot=1)
    assert discarded(g) == ["gravedigger"]
    assert has(g, "gold") == 0
    g = position("purple: vp 0; silver 8\npurple slot 1: mercenary; wounds 4\npurple hand: champion")
    play(g, "place", location="barracks")
    play(g, "use", option="hire")
    play(g, "hire", card="champion")
    play(g, "replace", slot=1)
    assert (discarded(g), has(g, "vp"), wounds(g)) == (["mercenary"], 0, [0, 0, 0, 0, 0])


@rule("raiders:term.crew")
def test_an_effect_on_the_crew_may_touch_several_members() -> None:
    g = played("avenger", "purple slot 1: champion; wounds 2\npurple slot 2: tyrant; wounds 1\npurple slot 3: warlord")
    before = supply(g, "wounds")
    assert offered(g, "heal") == [1, 2]
    for slot in (1, 2, 1):
        play(g, "heal", slot=slot)
    assert wounds(g) == [0, 0, 0, 0, 0]
    assert supply(g, "wounds") == before + 3
    assert question(g) == "TakeWorker"


@rule("raiders:term.crew")
def test_an_effect_on_the_crew_may_touch_one_member_alone() -> None:
    g = played("avenger", "purple slot 1: champion; wounds 4\npurple slot 2: tyrant; wounds 1")
    for slot in (1, 1, 1):
        play(g, "heal", slot=slot)
    assert wounds(g) == [1, 1, 0, 0, 0]
    assert question(g) == "TakeWorker", "three and no more"


@rule("raiders:term.crew-member")
def test_an_effect_on_a_crew_member_touches_exactly_one() -> None:
    g = played("gravedigger", "purple slot 1: champion\npurple slot 3: tyrant\npurple slot 4: warlord", "brawler")
    assert options(g) == ["take-back slot=1", "take-back slot=3", "take-back slot=4"]
    play(g, "take-back", slot=3)
    play(g, "put-down", card="brawler")
    assert crew(g) == ["champion", None, "brawler", "warlord", None]
    assert question(g) == "TakeWorker"


ANOTHER = (
    "purple: silver 0; hero ateas\npurple slot 1: brawler; eagle animal-04\npurple slot 2: archer; eagle animal-05"
)


def after_sage(text: str = ANOTHER, others: str = "scout") -> RaidersGame:
    """A Sage was played and its card drawn: another action of the Town Centre is due."""
    g = played("sage", text, others)
    draw(g, card="tyrant")
    return g


@rule("raiders:term.another-centre")
@pytest.mark.parametrize("option", ["play-card", "use-hero", "use-eagle"])
def test_another_town_centre_action_is_any_one_of_the_three(option: str) -> None:
    g = after_sage()
    assert offered(g, "use") == ["play-card", "use-hero", "use-eagle"]
    assert offers(g, "decline")
    play(g, "use", option=option)
    if option == "play-card":
        play(g, "play", card="scout")
        assert (has(g, "silver"), has(g, "provision")) == (1, 2)
    elif option == "use-eagle":
        play(g, "use-eagle", slot=2)
        assert has(g, "silver") == 2
    else:
        assert has(g, "silver") == 4
    assert question(g) == "TakeWorker", "one is done, no more"


@rule("raiders:term.another-centre.once")
def test_a_used_hero_is_offered_again_next_turn_only() -> None:
    g = at_centre(ANOTHER)
    play(g, "use", option="use-hero")
    assert has(g, "silver") == 4
    g.then_one(visit(g, PURPLE, g.kit.town_centre, BLUE, True))  # another Town Centre action: no hero leads to one
    g.advance()
    assert refused(g, "use", option="use-hero").rule == "raiders:term.another-centre.once"
    assert offers(g, "use", option="use-eagle"), "an eagle is another ability"
    play(g, "decline")
    play(g, "take", location="farm")
    play(g, "decline")
    work(g, "silversmith", "town-centre")  # orange clears the place
    play(g, "place", location="town-centre")
    assert offers(g, "use", option="use-hero")


@rule("raiders:term.another-centre.once")
def test_a_used_eagle_is_not_offered_again_but_another_one_is() -> None:
    g = at_centre(ANOTHER + "\npurple slot 3: sage; eagle animal-06")
    play(g, "use", option="use-eagle")
    assert offered(g, "use-eagle") == [1, 2, 3]
    play(g, "use-eagle", slot=3)
    draw(g, card="tyrant")
    assert offers(g, "use", option="use-hero")
    play(g, "use", option="use-eagle")
    assert refused(g, "use-eagle", slot=3).rule == "raiders:term.another-centre.once"
    assert offered(g, "use-eagle") == [1, 2]
    play(g, "use-eagle", slot=2)
    play(g, "take", location="farm")
    play(g, "decline")
    work(g, "silversmith", "town-centre")
    play(g, "place", location="town-centre")
    play(g, "use", option="use-eagle")
    assert offered(g, "use-eagle") == [1, 2, 3], "next turn all of them serve again"


@rule("raiders:term.another-centre.once")
def test_copying_the_town_centre_does_not_make_an_eagle_serve_twice() -> None:
    g = at_centre("purple: hero ateas\npurple slot 1: adventurer; eagle animal-04")
    play(g, "use", option="use-eagle")
    play(g, "use-eagle", slot=1)
    play(g, "copy", location="town-centre")
    assert refused(g, "use", option="use-eagle").rule == "raiders:term.another-centre.once"
    assert offered(g, "use") == ["use-hero"]


@rule("raiders:term.swap-crew")
def test_a_member_is_swapped_with_a_hand_card_for_free_in_the_same_slot() -> None:
    text = "purple: silver 0\npurple slot 1: champion\npurple slot 2: tyrant; wounds 2; horse animal-05"
    g = played("gravedigger", text, "archer, brawler, herdsman")
    before = supply(g, "wounds")
    assert len(hand(g)) == 3
    play(g, "take-back", slot=2)
    assert supply(g, "wounds") == before + 2
    assert sorted(hand(g)) == ["archer", "brawler", "herdsman", "tyrant"]
    assert len(offered(g, "put-down")) == 4, "the one just taken back included"
    play(g, "put-down", card="archer")
    assert crew(g) == ["champion", "archer", None, None, None]
    assert wounds(g) == [0, 0, 0, 0, 0]
    assert sorted(hand(g)) == ["brawler", "herdsman", "tyrant"]
    assert has(g, "silver") == 0
    horse = player(g).slots[1].horse
    assert horse is not None
    assert horse.id == "animal-05", "the animal stays"


@rule("raiders:term.swap-crew")
def test_the_card_just_taken_back_may_be_put_down_again() -> None:
    g = played("gravedigger", "purple slot 2: tyrant; wounds 3")
    play(g, "take-back", slot=2)
    play(g, "put-down", card="tyrant")
    assert (crew(g)[1], wounds(g)[1]) == ("tyrant", 0)
    g = at_centre("purple hand: gravedigger")
    assert refused(g, "use", option="play-card").rule == "raiders:village.village-centre.card", "nobody to swap"


EAGLES = """
purple slot 1: brawler; eagle animal-07
purple slot 2: eagle animal-08; horse animal-09
display: animal-10, animal-11, animal-12
"""


def animals(g: RaidersGame) -> tuple[int, int]:
    """How many eagles and horses purple has."""
    slots = player(g).slots
    return sum(1 for slot in slots if slot.eagle), sum(1 for slot in slots if slot.horse)


@rule("raiders:term.swap-eagle")
def test_an_eagle_is_swapped_for_another_animal_as_a_horse() -> None:
    g = played("outrider", EAGLES)
    deck = see(g).animal_deck
    assert animals(g) == (2, 1)
    assert options(g) == ["return-eagle slot=1", "return-eagle slot=2"]
    play(g, "return-eagle", slot=1)
    assert options(g) == [f"take-animal position={at} side=horse" for at in ("left", "middle", "right")]
    assert "animal-07" not in display(g), "the returned one is not among the three to choose from"
    play(g, "take-animal", position="middle", side="horse")
    assert display(g) == ["animal-10", "animal-07", "animal-12"]
    play(g, "tuck", side="horse", slot=4)
    assert animals(g) == (1, 2)
    horse = player(g).slots[3].horse
    assert horse is not None
    assert horse.id == "animal-11"
    assert see(g).animal_deck == deck, "nothing is revealed"
    assert question(g) == "TakeWorker"


@rule("raiders:term.swap-eagle")
def test_without_an_eagle_there_is_nothing_to_swap() -> None:
    g = at_centre("purple hand: outrider, archer\npurple slot 1: brawler; horse animal-09")
    play(g, "use", option="play-card")
    reason = refused(g, "play", card="outrider")
    assert (reason.rule, reason.key) == ("raiders:term.no-empty-use", "raiders-why-no-eagle")


@rule("raiders:term.no-empty-use")
@pytest.mark.parametrize("hurt", [0, 1])
def test_a_card_that_only_heals_needs_a_wound(hurt: int) -> None:
    g = at_centre(f"purple slot 1: champion; wounds {hurt}\npurple hand: healer, archer")
    play(g, "use", option="play-card")
    assert offers(g, "play", card="healer") is (hurt > 0)
    if not hurt:
        reason = refused(g, "play", card="healer")
        assert (reason.rule, reason.key) == ("raiders:term.no-empty-use", "raiders-why-no-wounds")


@rule("raiders:term.no-empty-use")
@pytest.mark.parametrize("hurt", [0, 1])
def test_an_eagle_above_a_member_who_only_heals_needs_a_wound(hurt: int) -> None:
    g = at_centre(f"purple slot 1: champion; wounds {hurt}\npurple slot 2: healer; eagle animal-05")
    assert offers(g, "use", option="use-eagle") is (hurt > 0)
    assert hurt or refused(g, "use", option="use-eagle").rule == "raiders:term.no-empty-use"


@rule("raiders:term.no-empty-use")
def test_a_hero_with_nothing_to_do_cannot_be_used() -> None:
    g = at_centre("purple: hero amage\nquest village-1: none\nquest village-2: none")
    reason = refused(g, "use", option="use-hero")
    assert (reason.rule, reason.key) == ("raiders:term.no-empty-use", "raiders-why-no-quest-up")


@rule("raiders:term.no-empty-use", "raiders:term.swap-crew")
@pytest.mark.parametrize(
    ("member", "other", "possible"),
    [("champion", "champion", False), ("champion; wounds 1", "champion", True), ("champion", "archer", True)],
    ids=["only its like to put down", "a wound goes", "another card"],
)
def test_a_swap_of_crew_must_change_something(member: str, other: str, possible: bool) -> None:
    g = at_centre(f"purple slot 2: {member}\npurple hand: gravedigger, {other}")
    play(g, "use", option="play-card")
    assert offers(g, "play", card="gravedigger") is possible
    if not possible:
        reason = refused(g, "play", card="gravedigger")
        assert (reason.rule, reason.key) == ("raiders:term.no-empty-use", "raiders-why-no-swap")


@rule("raiders:term.no-empty-use", "raiders:term.swap-crew")
def test_without_a_card_to_put_down_nobody_is_swapped() -> None:
    g = at_centre("purple slot 2: champion\npurple hand: gravedigger")
    assert not offers(g, "use", option="play-card")
    g = at_centre("purple slot 2: gravedigger; eagle animal-05")
    assert refused(g, "use", option="use-eagle").key == "raiders-why-no-swap"


@rule("raiders:term.no-empty-use")
def test_in_a_game_begun_before_version_two_a_swap_could_change_nothing() -> None:
    g = at_centre("rulings: 1\npurple slot 2: champion\npurple hand: gravedigger")
    assert offers(g, "use", option="play-card")


@rule("raiders:term.swap-eagle.slot")
def test_the_new_horse_goes_to_any_slot() -> None:
    g = played("outrider", EAGLES)
    play(g, "return-eagle", slot=1)
    play(g, "take-animal", position="left", side="horse")
    assert options(g) == ["tuck side=horse slot=1"] + ["replace-animal side=horse slot=2"] + [
        f"tuck side=horse slot={slot}" for slot in (3, 4, 5)
    ]


@rule("raiders:term.any-location")
@pytest.mark.parametrize(
    ("colour", "given", "gained"),
    [
        ("red", ["farm-more", "farm-wagon"], {"farm-more": ("provision", 3), "farm-wagon": ("wagon", 1)}),
        ("blue", ["farm-less"], {"farm-less": ("provision", 2)}),
    ],
)
def test_the_colour_of_the_worker_at_work_counts_at_the_copied_location(
    colour: str, given: list[str], gained: dict[str, tuple[str, int]]
) -> None:
    for option in given:
        g = played("adventurer", f"purple: worker {colour}; provision 0")
        play(g, "copy", location="farm")
        assert offered(g, "use") == given
        play(g, "use", option=option)
        good, amount = gained[option]
        assert has(g, good) == amount


@rule("raiders:term.any-location.occupied")
def test_a_copied_location_may_hold_a_worker() -> None:
    g = played("adventurer", "purple: silver 0", "brawler")
    assert village(g)["market"] == "blue"
    play(g, "copy", location="market")
    assert village(g)["market"] == "blue"
    play(g, "use", option="sell-for-silver")
    play(g, "discard", card="brawler")
    assert has(g, "silver") == 2
    assert village(g) == {"meeting-tent": "blue", "market": "blue", "farm": "blue", "town-centre": "blue"}


@rule("raiders:term.example.any-location")
@pytest.mark.parametrize(("colour", "count"), [("blue", 6), ("grey", 8), ("red", 8)])
def test_the_rulebooks_adventurer(colour: str, count: int) -> None:
    g = played("adventurer", f"purple: silver 2; equipment 1; livestock 1; worker {colour}")
    assert len(offered(g, "copy")) == count
    for barred in ("stables", "chiefs-tent"):
        assert offers(g, "copy", location=barred) == (colour != "blue")
        if colour == "blue":
            assert refused(g, "copy", location=barred).rule == "raiders:work.colour.no-blue"


@rule("raiders:term.more-than-you")
@pytest.mark.parametrize(("orange", "green", "more"), [(12, 13, 1), (12, 12, 0), (11, 12, 0), (13, 14, 2)])
def test_more_than_you_is_strictly_more(orange: int, green: int, more: int) -> None:
    text = f"purple: vp 12; silver 0\norange: vp {orange}\ngreen: vp {green}"
    g = played("conspirator", text, players="purple, orange, green")
    assert opponents_with_more(g, PURPLE, COMPARES.index("vp")) == more
    assert has(g, "silver") == 1 + more


@rule("raiders:term.more-than-you")
@pytest.mark.parametrize("what", ["silver", "provision"])
def test_goods_and_quests_are_compared_alike(what: str) -> None:
    text = f"players: purple, orange, green\npurple: {what} 3\norange: {what} 3\ngreen: {what} 4"
    g = position(f"{text}\npurple quests: q03\norange quests: q04\ngreen quests: q05, q06")
    assert opponents_with_more(g, PURPLE, COMPARES.index(what)) == 1
    assert opponents_with_more(g, PURPLE, COMPARES.index("quest")) == 1
    assert opponents_with_more(g, GREEN, COMPARES.index(what)) == 0


@rule("raiders:term.exchange")
def test_an_exchange_is_paid_in_full_or_not_offered() -> None:
    g = at_centre("purple: silver 2\npurple hand: archer, jeweller")
    play(g, "use", option="play-card")
    reason = refused(g, "play", card="jeweller")
    assert reason.rule == "raiders:term.exchange"
    assert reason.facts == {"good": "good:silver", "have": 2, "need": 3}
    assert offered(g, "play") == ["archer"]
    g = played("jeweller", "purple: silver 3; gold 0")
    assert (has(g, "silver"), has(g, "gold")) == (0, 1)


@rule("raiders:term.example.mercenary")
def test_the_rulebooks_mercenary() -> None:
    g = at_centre("purple: vp 0; silver 0\npurple hand: mercenary, archer")
    play(g, "use", option="play-card")
    reason = refused(g, "play", card="mercenary")
    assert (reason.rule, reason.facts) == ("raiders:term.exchange", {"good": "good:vp", "have": 0, "need": 1})
    play(g, "play", card="archer")
    assert hand(g) == ["mercenary"]
    g = played("mercenary", "purple: vp 1; silver 0")
    assert (has(g, "vp"), has(g, "silver")) == (0, 3)
    assert discarded(g) == ["mercenary"]
