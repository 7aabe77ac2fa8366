"""What later printings of the Law do differently: three options, off unless a table asks for them."""

import pytest

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.state import RootGame
from marches.kernel.setup import Setup
from marches.table.view import page
from marches.testing.conformance import check_game, check_non_interference, check_scenarios
from tests.root.helpers import decline, offers, play, position, question, refused, roll, seat, warriors
from tests.root.mechanical import her_turn
from tests.root.vagabond import board, relation

BOTH = pytest.mark.parametrize("on", [False, True])


def option(name: str, on: bool) -> str:
    return f"option {name}: {str(on).lower()}\n"


def test_all_are_off_unless_a_table_asks_for_them() -> None:
    setup = RULEBOOK.lineup(["marquise", "eyrie"])
    names = ("partner-truce", "vagabond-hurt", "hired-forgiven")
    assert [RULEBOOK.option(setup, name) for name in names] == [False] * 3


# -- partners do not fight each other -------------------------------------------------------------------------

PARTNERS = """
    seats: marquise eyrie alliance vagabond
    clearing 5: vagabond pawn; marquise 2 warriors; eyrie 1 warrior
    eyrie leader: builder
    vagabond character: thief
    vagabond satchel: sword
    partner vagabond: marquise
"""


@BOTH
def test_the_vagabond_may_attack_his_partner_unless_there_is_a_truce(on: bool) -> None:
    g = position(option("partner-truce", on) + PARTNERS + "turn vagabond")
    assert offers(g, "battle", clearing=5, defender="marquise") != on
    assert offers(g, "battle", clearing=5, defender="eyrie")
    if on:
        reason = refused(g, "battle", rule="root:4.3.defender", clearing=5, defender="marquise")
        assert reason.key == "root-why-truce"
        assert reason.facts == {"seat": f"seat:{seat(g, 'vagabond')}", "other": f"seat:{seat(g, 'marquise')}"}


@BOTH
def test_nor_may_he_strike_him(on: bool) -> None:
    armed = PARTNERS.replace("satchel: sword", "satchel: crossbow")
    g = position(option("partner-truce", on) + armed + "turn vagabond")
    assert offers(g, "strike", seat="marquise") != on
    if on:
        assert refused(g, "strike", rule="root:9.5.6", seat="marquise").key == "root-why-truce"


@BOTH
def test_nor_may_his_partner_attack_him(on: bool) -> None:
    g = position(option("partner-truce", on) + PARTNERS + "turn marquise")
    play(g, "take-battle")
    assert offers(g, "battle", clearing=5, defender="vagabond") != on
    if on:
        refused(g, "battle", rule="root:4.3.defender", clearing=5, defender="vagabond")


@BOTH
def test_the_vagrant_cannot_set_partners_on_each_other(on: bool) -> None:
    g = position(
        option("partner-truce", on)
        + """
        seats: marquise eyrie vagabond vagabond2
        clearing 5: vagabond pawn; vagabond2 pawn; marquise 2 warriors
        eyrie leader: builder
        vagabond character: vagrant
        vagabond satchel: torch
        vagabond2 character: thief
        partner vagabond2: marquise
        turn vagabond
        """
    )
    assert offers(g, "instigate", attacker="marquise", defender="vagabond2") != on
    if on:
        reason = refused(g, "instigate", rule="root:vagabond.vagrant", attacker="marquise", defender="vagabond2")
        assert reason.key == "root-why-truce"


@BOTH
def test_the_machine_spares_her_partner_too(on: bool) -> None:
    text = """
        seats: mechanical alliance eyrie vagabond
        clearing 1: mechanical 3 warriors; vagabond pawn
        eyrie leader: builder
        vagabond character: thief
        partner vagabond: mechanical
    """
    g = her_turn(option("partner-truce", on) + text, "anvil")
    assert (g.fight is None) == on


# -- the Vagabond damages items where everything is removed ----------------------------------------------------


def swept(on: bool, satchel: str, more: str = "") -> RootGame:
    """The Marquise crafts the foxes' favor; the pawn is in a fox clearing."""
    g = position(
        option("vagabond-hurt", on)
        + f"""
        seats: marquise eyrie alliance vagabond
        clearing 1: marquise 1 workshop
        clearing 6: marquise 1 workshop; vagabond pawn
        clearing 8: marquise 1 workshop; eyrie 2 warriors
        eyrie leader: builder
        hand marquise: favor-of-the-foxes
        vagabond character: thief
        vagabond satchel: {satchel}
        {more}
        turn marquise
        """
    )
    play(g, "craft", card="favor-of-the-foxes")
    return g


def damaged(g: RootGame) -> list[str]:
    return sorted(board(g).damaged)


def test_favors_leave_his_items_alone_by_our_rulebook() -> None:
    g = swept(False, "boots torch sword hammer")
    assert damaged(g) == []
    assert question(g) != "SufferSweep"


def test_with_the_option_he_damages_three_items_of_his_choice_and_his_pawn_stays() -> None:
    g = swept(True, "boots torch sword hammer")
    for item in ("sword", "torch", "boots"):
        assert question(g) == "SufferSweep"
        play(g, "damage", by="vagabond", item=item, face="up")
    assert damaged(g) == ["boots", "sword", "torch"]
    assert question(g) != "SufferSweep"
    assert g.is_here(seat(g, "vagabond"), 5)
    assert warriors(g, "eyrie", 8) == 0


def test_with_fewer_items_all_are_damaged_without_a_question() -> None:
    g = swept(True, "boots torch")
    assert damaged(g) == ["boots", "torch"]
    assert question(g) != "SufferSweep"


def test_a_partner_is_not_an_enemy_and_suffers_nothing() -> None:
    g = swept(True, "boots torch", "partner vagabond: marquise")
    assert damaged(g) == []


@BOTH
def test_a_revolt_hurts_him_too_and_says_so_beforehand(on: bool) -> None:
    g = position(
        option("vagabond-hurt", on)
        + """
        clearing 1: alliance 1 sympathy; eyrie 1 warrior; vagabond pawn
        eyrie leader: builder
        alliance supporters: anvil foxfolk-steel
        vagabond character: thief
        vagabond satchel: boots boots boots
        turn alliance birdsong
        """
    )
    shown = page(RULEBOOK, g, 0, seat(g, "alliance")).question
    assert shown is not None
    (revolt,) = [one for one in shown.options if one.answer["verb"] == "revolt"]
    assert ("root-preview-sweep" in [line.key for line in revolt.preview]) == on
    play(g, "revolt", clearing=1)
    while question(g) == "PaySupporters":
        play(g, "pay-supporter", card="anvil" if offers(g, "pay-supporter", card="anvil") else "foxfolk-steel")
    assert warriors(g, "eyrie", 1) == 0
    assert damaged(g) == (["boots"] * 3 if on else [])


# -- hired otters are forgiven ---------------------------------------------------------------------------------


@BOTH
def test_removing_hired_otters_turns_the_riverfolk_hostile_unless_they_are_forgiven(on: bool) -> None:
    g = position(
        option("hired-forgiven", on)
        + """
        seats: marquise riverfolk vagabond
        clearing 5: marquise 2 warriors; riverfolk 2 warriors; vagabond pawn
        vagabond character: thief
        vagabond satchel: sword sword sword
        riverfolk bought: 0 mercenaries
        turn marquise daylight
        """
    )
    play(g, "take-battle")
    play(g, "battle", clearing=5, defender="vagabond")
    if question(g) == "OfferAmbush":
        decline(g)
    roll(g, 3, 2)
    while question(g) == "TakeItemHits":
        play(g, "damage", item="sword", face="up")
    assert warriors(g, "riverfolk", 5) == 1
    assert relation(g, "riverfolk") == ("indifferent" if on else "hostile")
    assert relation(g, "marquise") == "hostile"


def test_otters_that_fight_for_themselves_are_not_forgiven() -> None:
    g = position(
        option("hired-forgiven", True)
        + """
        seats: marquise riverfolk vagabond
        clearing 5: riverfolk 2 warriors; vagabond pawn
        vagabond character: thief
        vagabond satchel: sword
        turn vagabond daylight
        """
    )
    play(g, "battle", clearing=5, defender="riverfolk")
    if question(g) == "OfferAmbush":
        decline(g)
    roll(g, 3, 0)
    assert relation(g, "riverfolk") == "hostile"


# -- all at once -----------------------------------------------------------------------------------------------


def all_on(lineup: list[str]) -> Setup:
    plain = RULEBOOK.lineup(lineup)
    on = {"partner-truce": True, "vagabond-hurt": True, "hired-forgiven": True}
    return Setup(plain.game, plain.rules, plain.seats, plain.modules, {**plain.options, **on})


@pytest.mark.parametrize(
    "lineup",
    [["marquise", "alliance", "vagabond", "riverfolk"], ["eyrie", "alliance", "vagabond", "vagabond2", "riverfolk"]],
)
def test_games_with_all_options_keep_every_promise(lineup: list[str]) -> None:
    setup = all_on(lineup)
    RULEBOOK.check(setup)
    check_game(RULEBOOK, setup, 3, every=30)
    check_scenarios(RULEBOOK, setup, 4)
    assert check_non_interference(RULEBOOK, setup, 5, every=20) > 10
