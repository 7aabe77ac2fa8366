"""Solo: the rival's turn, check by check; its quests, horses and provisions."""

from __future__ import annotations

import pytest

from marches.games.raiders.rules.solo import gain_provisions
from tests.marks import rule
from tests.raiders.helpers import (
    PURPLE,
    display,
    draw,
    draw_any,
    face_up_quests,
    options,
    question,
    refused,
    see,
    supply,
    told,
    work,
)
from tests.raiders.solo import ONE, TWO, horses, quests, raided, rival, rival_plays, solo, spaces

# -- the checks -------------------------------------------------------------------------------------------------


@rule("raiders:solo.turn.reveal")
def test_the_first_card_of_the_deck_is_turned_up_and_carried_out() -> None:
    g = solo("")
    assert rival(g).schemes_left == 14
    rival_plays(g, "scheme-08")
    assert rival(g).schemes_left == 13
    assert 14 - rival(g).schemes_left == 1, "its discard pile"
    assert rival(g).scheme == "scheme-08"
    assert rival(g).provisions == 2 + 2, "and it was carried out"


@rule("raiders:solo.turn.checks")
def test_of_two_checks_that_fail_only_the_upper_one_counts() -> None:
    g = solo("rival: provisions 0")
    rival_plays(g, "scheme-08")
    assert (rival(g).provisions, horses(g)) == (2, [])
    persia = "raided: persia-1a, persia-1b, persia-2a, persia-2b\nquest village-1: q10\nquest village-2: q11\n"
    g = solo(persia + "rival: provisions 0")
    rival_plays(g, "scheme-08")
    assert (len(quests(g)), rival(g).provisions, horses(g)) == (1, 0, []), "the settlement comes above both"


@rule("raiders:solo.turn.first-failure")
@pytest.mark.parametrize(
    ("given", "gained"),
    [
        ("raided: persia-1a, persia-1b, persia-2a, persia-2b\nrival: provisions 0", (1, 0, 0)),
        ("rival: provisions 0", (0, 2, 0)),
        ("rival: provisions 3", (0, 0, 1)),
    ],
)
def test_a_failed_check_brings_one_thing_and_no_raid(given: str, gained: tuple[int, int, int]) -> None:
    g = solo(given)
    before, open_spaces = rival(g).provisions, see(g).spaces_left
    rival_plays(g, "scheme-08")
    draw_any(g)
    assert (len(quests(g)), rival(g).provisions - before, len(horses(g))) == gained
    assert see(g).spaces_left == open_spaces
    assert rival(g).vp == 0
    assert not told(g, "raiders-did-rival-raid")
    assert (question(g), see(g).active) == ("WorkOrRaid", PURPLE), "its turn is over"


@rule("raiders:solo.turn.raid")
def test_with_every_check_met_it_raids_and_gains_nothing_else() -> None:
    g = solo(f"rival: provisions 3\nrival horses: {TWO}")
    rival_plays(g, "scheme-08")
    draw(g, quest="q20")
    assert raided(g) == ["persia-1a"]
    assert (quests(g), rival(g).provisions, horses(g)) == ([], 0, [])
    assert rival(g).vp == 8


@rule("raiders:solo.check.settlement")
def test_without_a_space_left_it_takes_a_quest() -> None:
    g = solo("raided: persia-1a, persia-1b, persia-2a, persia-2b\nrival: provisions 8")
    rival_plays(g, "scheme-08")
    assert len(quests(g)) == 1
    assert rival(g).provisions == 8
    g = solo(f"raided: persia-1a, persia-1b, persia-2a\nrival: provisions 8\nrival horses: {TWO}")
    rival_plays(g, "scheme-08")
    assert quests(g) == [], "one space is enough"


@rule("raiders:solo.check.provisions")
def test_with_too_few_provisions_it_gains_two() -> None:
    g = solo("rival: provisions 2")
    rival_plays(g, "scheme-08")
    assert rival(g).provisions == 4


@rule("raiders:solo.check.strength")
def test_with_too_little_strength_it_gains_a_horse_and_keeps_its_provisions() -> None:
    g = solo(f"rival: provisions 3\nrival horses: {ONE}")
    assert rival(g).strength == 2
    rival_plays(g, "scheme-08")
    draw_any(g)
    assert len(horses(g)) == 2
    assert rival(g).provisions == 3
    g = solo(f"rival: provisions 3\nrival horses: {ONE}, {ONE}")
    rival_plays(g, "scheme-08")
    draw_any(g)
    assert raided(g) == ["persia-1a"], "3 of 3 is enough"


@rule("raiders:solo.deck-empty")
def test_an_empty_deck_is_shuffled_only_when_a_card_is_needed() -> None:
    g = solo("rival: scheme scheme-02\nschemes:")
    assert (rival(g).schemes_left, rival(g).scheme, rival(g).blocks) == (0, "scheme-02", "farm")
    assert refused(g, "place", location="farm").rule == "raiders:solo.block"
    work(g, "barracks", "market")
    assert question(g) == "RevealScheme"
    assert "show-scheme scheme=scheme-02" in options(g), "all fourteen are in it again"
    assert len(options(g)) == 14
    draw(g, scheme="scheme-08")
    assert (rival(g).schemes_left, rival(g).scheme) == (13, "scheme-08")
    assert len(told(g, "raiders-did-reshuffle-schemes")) == 1


@rule("raiders:solo.example.persia")
def test_the_rulebooks_persia_card() -> None:
    g = solo("raided: persia-1a, persia-1b, persia-2a, persia-2b\nrival: provisions 3")
    rival_plays(g, "scheme-08")
    assert (len(quests(g)), rival(g).provisions) == (1, 3)
    g = solo("rival: provisions 2")
    rival_plays(g, "scheme-08")
    assert (rival(g).provisions, quests(g), horses(g)) == (4, [], [])
    g = solo("rival: provisions 3")
    rival_plays(g, "scheme-08")
    draw_any(g)
    assert (rival(g).provisions, len(horses(g)), rival(g).vp) == (3, 1, 0)
    g = solo(f"rival: provisions 3\nrival horses: {TWO}\nspace persia-1a: gold 1; wagon 2")
    gold, wagons = supply(g, "gold"), supply(g, "wagon")
    rival_plays(g, "scheme-08")
    draw_any(g)
    assert (rival(g).provisions, rival(g).vp) == (0, 8)
    assert (horses(g), rival(g).strength) == ([], 1), "2 above the base, paid with the horse"
    assert (supply(g, "gold"), supply(g, "wagon")) == (gold + 1, wagons + 2)
    assert spaces(g)["persia-1a"].plunder == {}


# -- quests -----------------------------------------------------------------------------------------------------

NO_CIMMERIA = "raided: cimmeria-1a, cimmeria-1b, cimmeria-2a, cimmeria-2b\nquest village-1: none\nquest village-2: none"
NO_PERSIA = NO_CIMMERIA.replace("cimmeria", "persia")


@rule("raiders:solo.quest.arrows")
def test_the_first_arrow_selects_the_row_the_second_decides_within_it() -> None:
    g = solo(f"{NO_PERSIA}\nquest assyria-1a: q03\nquest persia-1b: q04\nquest persia-2b: q05")
    rival_plays(g, "scheme-11")
    assert quests(g) == ["q05"], "up: the lowest row, Persia; left: its rightmost"


@rule("raiders:solo.quest.arrows")
@pytest.mark.parametrize(
    ("scheme", "taken"),
    [("scheme-08", "q07"), ("scheme-09", "q04"), ("scheme-10", "q06"), ("scheme-11", "q05")],
)
def test_every_pair_of_arrows_has_its_own_quest(scheme: str, taken: str) -> None:
    rows = "quest assyria-1a: q06\nquest assyria-2a: q07\nquest persia-1b: q04\nquest persia-2b: q05"
    g = solo(f"{NO_PERSIA}\n{rows}")
    rival_plays(g, scheme)
    assert quests(g) == [taken]


@rule("raiders:solo.quest.face-up")
def test_it_takes_a_face_up_quest_and_pays_nothing() -> None:
    hidden = [f"{civ}-{space}" for civ in ("assyria", "persia") for space in ("1a", "1b", "2a", "2b")]
    hidden += ["cimmeria-1a", "cimmeria-1b"]
    lines = "\n".join(f"quest {place}: hidden" for place in hidden)
    g = solo(f"{NO_CIMMERIA}\n{lines}\nquest cimmeria-2b: q24\nrival: provisions 4")
    assert see(g).quests_left == 11
    rival_plays(g, "scheme-01")
    assert quests(g) == ["q24"]
    assert rival(g).provisions == 4
    assert face_up_quests(g) == []


@rule("raiders:solo.quest.rows")
def test_a_civilisation_is_one_row_however_its_settlements_are_printed() -> None:
    g = solo(f"{NO_CIMMERIA}\nquest cimmeria-2a: q03\nquest cimmeria-1b: q04")
    rival_plays(g, "scheme-01")
    assert quests(g) == ["q04"], "down, then right: the leftmost of the row"


@rule("raiders:solo.quest.rows")
def test_the_village_counts_as_two_rows() -> None:
    village_quests = "quest village-1: q03\nquest village-2: q04"
    cleared = "raided: cimmeria-1a, cimmeria-1b, cimmeria-2a, cimmeria-2b\n"
    for scheme, taken in (("scheme-01", "q03"), ("scheme-03", "q03"), ("scheme-02", "q04")):
        g = solo(cleared + village_quests)
        rival_plays(g, scheme)
        assert quests(g) == [taken], "whatever the second arrow says"


@rule("raiders:solo.quest.none")
def test_without_a_face_up_quest_it_gains_the_horse_of_its_card() -> None:
    g = solo(f"{NO_CIMMERIA}\ndisplay: animal-04, animal-05, animal-06")
    rival_plays(g, "scheme-03")
    draw_any(g)
    assert (horses(g), quests(g)) == (["animal-06"], []), "the right one"


@rule("raiders:solo.quest.keep")
def test_its_quests_leave_the_board_and_score_at_the_end() -> None:
    text = (
        f"{NO_CIMMERIA}\nquest village-1: q24\nopen: greece-1a, greece-1b, greece-2a, greece-2b, persia-1a, persia-1b"
    )
    text = text.replace(NO_CIMMERIA, "quest village-2: none\nquest assyria-1a: q03\nquest assyria-2a: q04")
    g = solo(text + "\nrival: vp 10")
    assert see(g).quests_left == 5
    rival_plays(g, "scheme-01")
    assert see(g).quests_left == 4
    assert not see(g).last_round
    assert (quests(g), rival(g).vp) == (["q24"], 10)
    assert rival(g).projected == 10 + 6
    g = solo(text.replace("quest assyria-1a: q03\nquest assyria-2a: q04\n", ""))
    assert see(g).quests_left == 3
    rival_plays(g, "scheme-01")
    assert see(g).last_round, "two left: the end is near"


@rule("raiders:solo.example.quest")
def test_the_rulebooks_quest_by_arrows() -> None:
    text = f"{NO_CIMMERIA}\nquest cimmeria-1b: q03\nquest cimmeria-2b: q04\nquest assyria-1a: q05"
    g = solo(text)
    rival_plays(g, "scheme-01")
    assert quests(g) == ["q03"], "the highest row, the leftmost in it: Cimmerian space 2"
    g = solo(text.replace("quest village-2: none", "quest village-2: q06"))
    rival_plays(g, "scheme-01")
    assert quests(g) == ["q06"]


# -- horses and provisions --------------------------------------------------------------------------------------


@rule("raiders:solo.horse.which")
@pytest.mark.parametrize(
    ("scheme", "taken", "after"),
    [
        ("scheme-08", "animal-06", ["animal-04", "animal-05", "animal-13"]),
        ("scheme-09", "animal-05", ["animal-04", "animal-13", "animal-06"]),
        ("scheme-10", "animal-04", ["animal-13", "animal-05", "animal-06"]),
    ],
)
def test_a_horse_comes_from_the_position_its_card_shows(scheme: str, taken: str, after: list[str]) -> None:
    g = solo("rival: provisions 3\ndisplay: animal-04, animal-05, animal-06")
    rival_plays(g, scheme)
    assert question(g) == "ShowAnimal", "it is replaced at once"
    draw(g, animal="animal-13")
    assert horses(g) == [taken]
    assert display(g) == after
    assert rival(g).provisions == 3, "free of charge"


@rule("raiders:solo.horse.only-horse")
def test_the_eagle_half_never_counts_for_the_rival() -> None:
    g = solo("rival horses: animal-08", "trader")  # eagle 1 strength and 1 VP, horse 1 strength and 2 VP
    assert (rival(g).strength, rival(g).projected) == (1, 2)
    g = solo("rival horses: animal-13", "trader")  # eagle 0 strength and 2 VP, horse 3 strength and 0 VP
    assert (rival(g).strength, rival(g).projected) == (3, 0)


@rule("raiders:solo.horse.place")
def test_it_may_have_more_than_five_horses() -> None:
    g = solo(f"rival: provisions 4\nrival horses: {ONE}, {ONE}, {ONE}, {ONE}, animal-04", "trader")
    rival_plays(g, "scheme-12")
    draw_any(g)
    assert raided(g) == ["greece-1a"], "five of strength 1 are enough for Greece"
    g = solo(NO_CIMMERIA + f"\nrival horses: {ONE}, {ONE}, {ONE}, {ONE}, animal-04", "trader")
    rival_plays(g, "scheme-01")
    draw_any(g)
    assert len(horses(g)) == 6


@rule("raiders:solo.example.horse")
def test_the_rulebooks_middle_horse() -> None:
    g = solo(f"rival: provisions 2\nrival horses: {ONE}\ndisplay: animal-04, animal-05, animal-06", "trader")
    rival_plays(g, "scheme-01")
    draw(g, animal="animal-13")
    assert horses(g) == [ONE, "animal-05"]
    assert display(g) == ["animal-04", "animal-13", "animal-06"]
    assert rival(g).provisions == 2


@rule("raiders:solo.provisions.no-limit")
def test_it_may_hold_any_number_of_provisions() -> None:
    g = solo("rival: provisions 8")
    work(g, "farm", "market")
    gain_provisions(g)  # no card asks for more than 4, so no card would make it gain some at 8
    draw(g, scheme="scheme-08")
    draw_any(g)
    assert question(g) == "WorkOrRaid", "its turn is over"
    assert rival(g).provisions == 10
