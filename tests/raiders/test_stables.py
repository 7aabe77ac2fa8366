"""The Stables: buying animals, where they go, what they are worth."""

from __future__ import annotations

import pytest

from marches.games.raiders.edge.components import PARTS
from marches.games.raiders.rules.state import RaidersGame
from tests.marks import rule
from tests.raiders.helpers import (
    crew,
    discarded,
    discarded_animals,
    display,
    draw,
    draw_any,
    finish_turn,
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
    told,
    wounds,
)

EAGLES_EVERYWHERE = """
    purple slot 1: eagle animal-01; horse animal-01
    purple slot 2: eagle animal-02; horse animal-02
    purple slot 3: eagle animal-03; horse animal-03
    purple slot 4: eagle animal-04; horse animal-04
    purple slot 5: eagle animal-05
"""


def at_stables(text: str, goods: str = "silver 2; equipment 1; worker grey") -> RaidersGame:
    """A position in which Purple has just placed a worker at the Stables."""
    g = position(f"purple: {goods}\n{text}")
    play(g, "place", location="stables")
    return g


def buy(g: RaidersGame, side: str, where: str = "left") -> None:
    play(g, "use", option=f"buy-{side}")
    play(g, "take-animal", position=where, side=side)
    draw_any(g)


def eagles(g: RaidersGame) -> list[str | None]:
    return [slot.eagle.id if slot.eagle is not None else None for slot in player(g).slots]


def horses(g: RaidersGame) -> list[str | None]:
    return [slot.horse.id if slot.horse is not None else None for slot in player(g).slots]


def raid_cimmeria(g: RaidersGame) -> dict[str, object]:
    """Raid with a roll of 1 strength and no wounds. Returns what the strength consisted of."""
    play(g, "raid", settlement="cimmeria-1")
    roll_dice(g, red=[(1, 0)])
    return dict(told(g, "raiders-did-strength")[-1].facts)


# -- buying ----------------------------------------------------------------------------------------------------


@rule("raiders:village.stables.eagle")
@pytest.mark.parametrize("colour", ["grey", "red"])
def test_an_eagle_costs_two_silver(colour: str) -> None:
    g = at_stables("", f"silver 2; worker {colour}")
    tokens = supply(g, "silver")
    buy(g, "eagle")
    play(g, "tuck", side="eagle", slot=1)
    assert has(g, "silver") == 0
    assert supply(g, "silver") == tokens + 2
    assert sum(eagle is not None for eagle in eagles(g)) == 1
    assert horses(g) == [None] * 5


@rule("raiders:village.stables.eagle")
def test_one_silver_buys_no_eagle() -> None:
    g = at_stables("", "silver 1; worker grey")
    reason = refused(g, "use", option="buy-eagle")
    assert reason.rule == "raiders:village.stables.eagle"
    assert reason.facts == {"good": "good:silver", "have": 1, "need": 2}


@rule("raiders:village.stables.horse")
@pytest.mark.parametrize("colour", ["grey", "red"])
def test_a_horse_costs_one_equipment(colour: str) -> None:
    g = at_stables("", f"silver 0; equipment 1; worker {colour}")
    tokens = supply(g, "equipment")
    buy(g, "horse")
    play(g, "tuck", side="horse", slot=1)
    assert has(g, "equipment") == 0
    assert supply(g, "equipment") == tokens + 1
    assert sum(horse is not None for horse in horses(g)) == 1
    assert eagles(g) == [None] * 5


@rule("raiders:village.stables.horse")
def test_no_equipment_buys_no_horse() -> None:
    g = at_stables("", "silver 8; equipment 0; worker red")
    assert refused(g, "use", option="buy-horse").rule == "raiders:village.stables.horse"


@rule("raiders:village.stables.one")
@pytest.mark.parametrize(("bought", "other"), [("eagle", "horse"), ("horse", "eagle")])
def test_one_use_brings_an_eagle_or_a_horse(bought: str, other: str) -> None:
    g = at_stables("")
    assert offered(g, "use") == ["buy-eagle", "buy-horse"]
    buy(g, bought)
    assert not offers(g, "use", option=f"buy-{other}")
    play(g, "tuck", side=bought, slot=1)
    assert question(g) == "TakeWorker"
    assert offered(g, "use") == []


@rule("raiders:village.stables.display")
@pytest.mark.parametrize("side", ["eagle", "horse"])
def test_the_three_animals_on_display_are_offered_on_the_side_that_was_paid(side: str) -> None:
    g = at_stables("display: animal-01, animal-05, animal-12")
    play(g, "use", option=f"buy-{side}")
    assert options(g) == [f"take-animal position={where} side={side}" for where in ("left", "middle", "right")]
    play(g, "take-animal", position="right", side=side)
    draw_any(g)
    play(g, "tuck", side=side, slot=2)
    assert (eagles(g) if side == "eagle" else horses(g))[1] == "animal-12"


@rule("raiders:village.stables.refill")
def test_the_deck_replaces_the_animal_taken() -> None:
    ten = ", ".join(["animal-06"] * 4 + ["animal-03"] * 4 + ["animal-07"] * 2)
    g = at_stables(f"display: animal-01, animal-05, animal-12\nanimal deck: {ten}")
    play(g, "use", option="buy-eagle")
    play(g, "take-animal", position="middle", side="eagle")
    draw(g, animal="animal-07")
    assert question(g) == "TuckAnimal", "the row is full before the animal is placed"
    assert display(g) == ["animal-01", "animal-07", "animal-12"]
    assert see(g).animal_deck == 9


@rule("raiders:village.stables.reshuffle")
def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    g = at_stables("""
        display: animal-01, animal-05, animal-12
        animal discard: animal-02, animal-03, animal-03, animal-06
        animal deck:
    """)
    buy(g, "eagle")
    assert [animal is not None for animal in see(g).display] == [True] * 3
    assert display(g)[0] in ("animal-02", "animal-03", "animal-06")
    assert see(g).animal_deck == 3
    assert discarded_animals(g) == []


NO_ANIMALS = "display: animal-01, animal-05, animal-12\nanimal deck:"


@rule("raiders:village.stables.exhausted")
def test_with_deck_and_discard_pile_empty_nobody_buys_animals() -> None:
    g = at_stables(NO_ANIMALS)
    for option in ("buy-eagle", "buy-horse"):
        assert refused(g, "use", option=option).rule == "raiders:village.stables.exhausted"
    assert options(g) == ["decline"]


@rule("raiders:village.stables.exhausted")
@pytest.mark.parametrize(("last", "gained"), [("", 0), ("animal-02", 1)])
def test_with_deck_and_discard_pile_empty_a_rival_gains_no_horse(last: str, gained: int) -> None:
    g = position(f"""
        solo: lookout
        rival: provisions 8
        display: animal-01, animal-05, animal-12
        animal deck: {last}
    """)
    finish_turn(g)
    draw_any(g)
    rival = see(g).rival
    assert rival is not None
    draws = [line.facts["scheme"] for line in told(g, "raiders-did-scheme")]
    assert draws == ["scheme:scheme-01"]
    assert len(rival.horses) == gained
    assert (display(g) == ["animal-01", "animal-05", "animal-12"]) == (gained == 0)


@rule("raiders:village.stables.exhausted")
def test_with_deck_and_discard_pile_empty_an_eagle_is_still_swapped_for_a_horse() -> None:
    g = position(f"""
        village: farm blue; market blue; meeting-tent blue
        purple slot 1: eagle animal-07
        purple hand: outrider
        {NO_ANIMALS.replace(chr(10), chr(10) + " " * 8)}
    """)
    play(g, "place", location="town-centre")
    play(g, "use", option="play-card")
    play(g, "play", card="outrider")
    play(g, "return-eagle", slot=1)
    play(g, "take-animal", position="left", side="horse")
    play(g, "tuck", side="horse", slot=3)
    assert horses(g) == [None, None, "animal-01", None, None]
    assert eagles(g) == [None] * 5
    assert display(g) == ["animal-07", "animal-05", "animal-12"]


# -- placing ---------------------------------------------------------------------------------------------------


@rule("raiders:village.stables.place-eagle", "raiders:village.stables.place-horse")
@pytest.mark.parametrize(("side", "strength", "points"), [("eagle", 0, 2), ("horse", 2, 1)])
def test_an_animal_goes_to_one_of_five_slots_and_only_its_visible_half_counts(
    side: str, strength: int, points: int
) -> None:
    text = """
        display: animal-11, animal-01, animal-02
        purple slot 2: scout
        purple slot 3: scout
    """
    g = at_stables(text, "provision 3; silver 2; equipment 1; worker grey")
    score = player(g).projected
    buy(g, side)
    assert options(g) == [f"tuck side={side} slot={slot}" for slot in range(1, 6)]
    play(g, "tuck", side=side, slot=2)
    paid = 1 if side == "horse" else 0
    assert player(g).projected == score - paid + points
    play(g, "take", location="market")
    play(g, "decline")
    finish_turn(g)
    assert raid_cimmeria(g)["cards"] == 2 + 2 + strength


@rule("raiders:village.stables.empty-slot")
@pytest.mark.parametrize("side", ["eagle", "horse"])
def test_an_animal_may_go_to_a_slot_without_a_member(side: str) -> None:
    g = at_stables("purple slot 1: brawler\npurple slot 2: brawler")
    buy(g, side)
    play(g, "tuck", side=side, slot=4)
    assert (eagles(g) if side == "eagle" else horses(g))[3] == "animal-01"


@rule("raiders:village.stables.with-member")
def test_an_animal_helps_once_a_member_stands_at_its_slot() -> None:
    text = """
        village: farm blue; market blue; town-centre blue
        purple: provision 6; silver 2
        purple slot 1: champion
        purple slot 2: champion
        purple slot 4: horse animal-02
        purple hand: brawler
    """
    g = position(text)
    assert raid_cimmeria(g)["cards"] == 4 + 4, "nobody rides the horse"
    g = position(text)
    play(g, "place", location="barracks")
    play(g, "use", option="hire")
    play(g, "hire", card="brawler")
    play(g, "seat", slot=4)
    play(g, "take", location="farm")
    play(g, "decline")
    finish_turn(g)
    play(g, "raid", settlement="cimmeria-1")
    roll_dice(g, red=[(1, 0)])
    play(g, "done")
    assert told(g, "raiders-did-strength")[-1].facts["cards"] == 4 + 4 + 2 + 2


@rule("raiders:village.stables.fixed")
def test_an_animal_stays_when_its_member_dies() -> None:
    g = position("""
        purple: provision 3
        purple slot 1: champion
        purple slot 2: gravedigger; eagle animal-07; horse animal-02
        space cimmeria-1a: livestock 4
        space cimmeria-1b: raided
    """)
    play(g, "raid", settlement="cimmeria-1")
    roll_dice(g, red=[(2, 1)])
    play(g, "wound", slot=2)
    assert crew(g)[1] is None
    assert eagles(g) == [None, "animal-07", None, None, None]
    assert horses(g) == [None, "animal-02", None, None, None]
    assert options(g) == ["plunder space=cimmeria-1a"], "no move is offered"
    play(g, "plunder", space="cimmeria-1a")
    draw_any(g)
    finish_turn(g)
    assert {answer.split()[0] for answer in options(g)} == {"place"}, "nor is one in the next turn"
    assert (eagles(g)[1], horses(g)[1]) == ("animal-07", "animal-02")


@rule("raiders:village.stables.fixed")
def test_an_animal_stays_when_its_member_changes() -> None:
    g = position("""
        purple: silver 2
        purple slot 2: champion; eagle animal-07
        purple hand: brawler
    """)
    play(g, "place", location="barracks")
    play(g, "use", option="hire")
    play(g, "hire", card="brawler")
    play(g, "replace", slot=2)
    assert crew(g)[1] == "brawler"
    assert eagles(g)[1] == "animal-07"


@rule("raiders:village.stables.replace")
def test_a_sixth_eagle_takes_the_place_of_another() -> None:
    g = at_stables(f"display: animal-12, animal-06, animal-06\n{EAGLES_EVERYWHERE}")
    buy(g, "eagle")
    assert options(g) == [f"replace-animal side=eagle slot={slot}" for slot in range(1, 6)]
    play(g, "replace-animal", side="eagle", slot=3)
    assert eagles(g) == ["animal-01", "animal-02", "animal-12", "animal-04", "animal-05"]
    assert horses(g)[2] == "animal-03"
    assert discarded_animals(g) == ["animal-03"]


@rule("raiders:village.stables.replace")
@pytest.mark.parametrize("side", ["eagle", "horse"])
def test_an_animal_may_be_replaced_while_slots_are_free(side: str) -> None:
    g = at_stables(f"display: animal-12, animal-06, animal-06\npurple slot 2: {side} animal-01")
    buy(g, side)
    free = [f"tuck side={side} slot={slot}" for slot in (1, 3, 4, 5)]
    assert options(g) == [free[0], f"replace-animal side={side} slot=2", *free[1:]]
    play(g, "replace-animal", side=side, slot=2)
    assert (eagles(g) if side == "eagle" else horses(g)) == [None, "animal-12", None, None, None]
    assert discarded_animals(g) == ["animal-01"]


@rule("raiders:limit.animals")
def test_nobody_owns_more_than_five_eagles() -> None:
    g = at_stables(EAGLES_EVERYWHERE)
    buy(g, "eagle")
    for slot in range(1, 6):
        assert refused(g, "tuck", side="eagle", slot=slot).rule == "raiders:limit.animals"


@rule("raiders:limit.animals")
def test_a_fifth_horse_goes_below_the_last_free_slot() -> None:
    g = at_stables(f"display: animal-12, animal-06, animal-06\n{EAGLES_EVERYWHERE}")
    buy(g, "horse")
    assert offered(g, "tuck") == ["horse"]
    play(g, "tuck", side="horse", slot=5)
    assert horses(g) == ["animal-01", "animal-02", "animal-03", "animal-04", "animal-12"]
    assert eagles(g) == ["animal-01", "animal-02", "animal-03", "animal-04", "animal-05"]


@rule("raiders:limit.animals")
def test_nobody_owns_more_than_five_horses() -> None:
    g = at_stables(EAGLES_EVERYWHERE + "    purple slot 5: horse animal-06\n")
    buy(g, "horse")
    for slot in range(1, 6):
        assert refused(g, "tuck", side="horse", slot=slot).rule == "raiders:limit.animals"


# -- what animals are worth ------------------------------------------------------------------------------------


@rule("raiders:village.stables.horse-worth")
def test_a_horse_brings_its_strength_and_its_points() -> None:
    crew_of_two = "purple: provision 3\npurple slot 1: scout\npurple slot 2: scout"
    without, riding = position(crew_of_two), position(f"{crew_of_two}; horse animal-02")
    horse = next(animal.horse for animal in PARTS.animals if animal.id == "animal-02")
    assert (horse.strength, horse.vp) == (2, 1)
    assert player(riding).projected == player(without).projected + 1
    strengths = [raid_cimmeria(g)["cards"] for g in (without, riding)]
    assert strengths == [4, 6]


@rule("raiders:village.stables.eagle-worth")
def test_every_eagle_gives_numbers_or_doubles_or_serves_the_town_centre() -> None:
    kinds = {"stats": 0, "double": 0, "town": 0}
    for animal in PARTS.animals:
        kinds[animal.eagle.kind] += animal.copies
        assert (animal.eagle.strength + animal.eagle.vp > 0) == (animal.eagle.kind == "stats")
    assert kinds == {"stats": 12, "double": 12, "town": 12}


@rule("raiders:village.stables.eagle-worth")
@pytest.mark.parametrize(
    ("eagle", "strength", "points"), [("animal-08", 1, 1), ("animal-01", 0, 0), ("animal-04", 0, 0)]
)
def test_only_eagles_with_numbers_bring_strength_and_points(eagle: str, strength: int, points: int) -> None:
    g = position(f"purple: provision 3\npurple slot 1: scout; eagle {eagle}\npurple slot 2: scout")
    livestock_free = position("purple slot 1: scout\npurple slot 2: scout")
    assert player(g).projected == player(livestock_free).projected + points
    assert raid_cimmeria(g)["cards"] == 4 + strength


def warmonger_raid(eagle_slot: int) -> tuple[int, object]:
    """A Warmonger (slot 1) raids Cimmeria. Returns the points gained and the strength of the cards."""
    lines = {
        1: "purple slot 1: warmonger{}\npurple slot 2: brewer",
        2: "purple slot 1: warmonger\npurple slot 2: brewer{}",
        0: "purple slot 1: warmonger\npurple slot 2: brewer",
    }
    g = position("purple: vp 0; provision 3\n" + lines[eagle_slot].format("; eagle animal-01"))
    cards = raid_cimmeria(g)["cards"]
    return has(g, "vp"), cards


@rule("raiders:village.stables.double", "raiders:village.stables.example.warmonger")
def test_a_doubling_eagle_doubles_the_warmonger_beneath_it() -> None:
    assert warmonger_raid(1) == (1 + 2, 3), "the tier gives 1, the Warmonger 2; its strength stays 3"


@rule("raiders:village.stables.double", "raiders:village.stables.example.warmonger")
def test_a_doubling_eagle_elsewhere_or_none_leaves_the_warmonger_as_it_is() -> None:
    assert warmonger_raid(2) == (1 + 1, 3)
    assert warmonger_raid(0) == (1 + 1, 3)


@rule("raiders:village.stables.double")
def test_a_doubling_eagle_doubles_in_the_village_too() -> None:
    g = position("purple: provision 1\npurple slot 1: forager; eagle animal-01")
    play(g, "place", location="farm")
    play(g, "use", option="farm-less")
    assert has(g, "provision") == 1 + 2 + 2


@rule("raiders:village.stables.double")
def test_a_doubling_eagle_doubles_at_final_scoring_too() -> None:
    assert player(position("purple slot 1: champion")).projected == 3
    assert player(position("purple slot 1: champion; eagle animal-01")).projected == 6


@rule("raiders:village.stables.double.not-strength")
def test_a_doubling_eagle_leaves_printed_strength_alone() -> None:
    g = position("purple: provision 3\npurple slot 1: archer; eagle animal-01\npurple slot 2: brewer")
    facts = raid_cimmeria(g)
    assert (facts["cards"], facts["abilities"], facts["total"]) == (3, 0, 4)


@rule("raiders:village.stables.example.antagonist")
def test_a_town_eagle_lets_the_antagonist_act_and_stay() -> None:
    g = position("""
        village: farm blue; market blue; meeting-tent blue
        purple: provision 1
        purple slot 2: antagonist; wounds 2; eagle animal-04
        purple hand: brawler, brawler, scout
    """)
    play(g, "place", location="town-centre")
    play(g, "use", option="use-eagle")
    play(g, "use-eagle", slot=2)
    draw_any(g)
    assert (len(hand(g)), has(g, "provision")) == (4, 2)
    assert crew(g)[1] == "antagonist"
    assert wounds(g)[1] == 2
    assert discarded(g) == []
