"""root:vagabond.scoundrel  A scorched clearing is closed to everyone, a partner whose pieces stayed there included."""

import pytest

from tests.marks import rule
from tests.root.helpers import battle, offers, pieces, play, position, question, refused, roll, warriors
from tests.root.vagabond import pass_time

# The Scoundrel's partner has kept pieces in fox clearing 1, which is scorched.
SCORCHED = """
    seats: marquise eyrie alliance vagabond
    option riverfolk: true
    vagabond character: scoundrel
    eyrie leader: builder
    closed: 1
"""
CATS_STAY = SCORCHED + "partner vagabond: marquise\n"


@rule("root:vagabond.scoundrel")
def test_scorched_earth_spares_a_partner_but_closes_the_clearing_to_it_too() -> None:
    g = position("""
        seats: marquise eyrie alliance vagabond
        option riverfolk: true
        clearing 1: vagabond pawn; marquise 2 warriors, 1 sawmill; eyrie 3 warriors
        clearing 5: marquise 3 warriors
        vagabond character: scoundrel
        vagabond satchel: torch
        partner vagabond: marquise
        turn vagabond
    """)
    play(g, "scorched-earth")
    assert pieces(g, "marquise", 1) == {"sawmill": 1, "warrior": 2}
    assert pieces(g, "eyrie", 1) == {}
    pass_time(g, "MarquiseActions")
    assert pieces(g, "marquise", 1) == {"sawmill": 1, "warrior": 2}  # no wood
    play(g, "march")
    play(g, "move-from", from_=5)
    refused(g, "move-to", rule="root:vagabond.scoundrel", to=1)


@rule("root:vagabond.scoundrel", "root:6.4")
def test_a_sawmill_in_a_scorched_clearing_gets_no_wood() -> None:
    for closed, wood in (("closed: 1", 0), ("closed: 12", 1)):
        lines = "clearing 1: marquise 1 sawmill\nclearing 5: marquise 2 sawmills\nturn marquise birdsong"
        g = position(CATS_STAY.replace("closed: 1", closed) + lines)
        assert pieces(g, "marquise", 1).get("wood", 0) == wood
        assert pieces(g, "marquise", 5)["wood"] == 2


@rule("root:vagabond.scoundrel", "root:6.5.3")
def test_a_recruiter_in_a_scorched_clearing_brings_nobody() -> None:
    g = position(CATS_STAY + "clearing 1: marquise 1 recruiter\nclearing 5: marquise 2 recruiters\nturn marquise")
    play(g, "recruit")
    assert (warriors(g, "marquise", 1), warriors(g, "marquise", 5)) == (0, 2)
    g = position(CATS_STAY + "clearing 1: marquise 1 recruiter\nturn marquise")
    refused(g, "recruit", rule="root:vagabond.scoundrel")


@rule("root:vagabond.scoundrel", "root:6.5.5")
def test_a_sawmill_in_a_scorched_clearing_cannot_be_overworked() -> None:
    hand = "hand marquise: anvil\nturn marquise\n"
    g = position(CATS_STAY + hand + "clearing 1: marquise 1 sawmill\nclearing 6: marquise 1 sawmill")
    play(g, "overwork")
    refused(g, "overwork-at", rule="root:vagabond.scoundrel", clearing=1)
    assert offers(g, "overwork-at", clearing=6)
    g = position(CATS_STAY + hand + "clearing 1: marquise 1 sawmill")
    refused(g, "overwork")


@rule("root:vagabond.scoundrel", "root:6.2.3")
@pytest.mark.parametrize(("closed", "asked_for"), [(1, "MarquiseActions"), (12, "FieldHospitals")])
def test_nobody_is_brought_to_a_keep_in_a_scorched_clearing(closed: int, asked_for: str) -> None:
    g = position(
        CATS_STAY.replace("closed: 1", f"closed: {closed}")
        + """
        clearing 1: marquise 1 keep
        clearing 5: marquise 1 warrior; eyrie 3 warriors
        hand marquise: bake-sale
        turn marquise
        """
    )
    battle(g, "marquise", "eyrie", 5)
    roll(g, 1, 1)
    assert warriors(g, "marquise", 5) == 0
    assert question(g) == asked_for


@rule("root:vagabond.scoundrel", "root:8.4.1.I")
def test_no_revolt_in_a_scorched_clearing() -> None:
    sympathy = "clearing 1: alliance 1 sympathy\nclearing 6: alliance 1 sympathy\nclearing 3: marquise 1 warrior\n"
    g = position(
        SCORCHED + sympathy + "partner vagabond: alliance\nalliance supporters: anvil sappers\nturn alliance birdsong"
    )
    refused(g, "revolt", rule="root:vagabond.scoundrel", clearing=1)
    assert offers(g, "revolt", clearing=6)
