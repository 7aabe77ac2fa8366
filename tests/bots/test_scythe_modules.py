"""What the bots know of Mods, other tracks and Rivals in Scythe."""

from __future__ import annotations

from random import Random

import pytest

from marches.bots.levels import LEVELS, make_bot
from marches.bots.scythe import JUDGE, star_promise
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.expansions.fenris_mods.infra_mods import INFRA_MODS_STATE, MOD_IDS
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import hexes_of
from marches.kernel.action import Action
from tests.scythe.helpers import play, position, question, section
from tests.scythe.mod_helpers import begun, deal
from tests.scythe.track_helpers import table


def chance(g: ScytheGame) -> float:
    """What the first seat may expect."""
    return JUDGE.payoffs(g)[0]


def test_goals_of_another_track_are_worth_coming_closer_to() -> None:
    hoard = "hex r3c3: nordic worker; {} wood"
    for modules, near, far in (
        ("peace", "met 2", "met 0"),
        ("peace", "popularity 12", "popularity 8"),
        ("war", "cards 2 2 2 2 2 2 2", "cards 2"),
    ):
        assert chance(table(modules, one=near)) > chance(table(modules, one=far))
    gain = [
        chance(table(modules, hoard.format(15))) - chance(table(modules, hoard.format(8)))
        for modules in ("peace", "war")
    ]
    assert gain[0] > gain[1]


def test_what_a_track_does_not_reward_is_worth_less_there() -> None:
    strong = [
        chance(table(modules, one="power 15")) - chance(table(modules, one="power 5")) for modules in ("war", "peace")
    ]
    assert strong[0] > strong[1]
    built = "hex r1c4: nordic mine; nordic mill\nhex r1c5: nordic armory"
    one = chance(table("war", built)) - chance(table("war", ""))
    none = chance(table("war", built, "star upgrades")) - chance(table("war", "", "star upgrades"))
    assert one > none


def test_unused_mods_are_worth_having_and_better_ones_more() -> None:
    def mods(text: str, module: str) -> float:
        return chance(table(module, text))

    kept, used = (mods(f"infra-mods nordic: {mod}\n", "inframods") for mod in ("machinery", "machinery used"))
    assert kept > used
    assert mods("infra-mods nordic: machinery\n", "inframods") > mods("infra-mods nordic: spy\n", "inframods")
    assert mods("mech-mods nordic: foothold 2\n", "mechmods") > mods("mech-mods nordic: foothold 1\n", "mechmods")


def test_too_many_stars_on_bases_are_a_burden() -> None:
    def worth(count: int, seats: int) -> float:
        names = (("rusviet", "mechanical"), ("crimea", "patriotic"), ("saxony", "engineering"))
        rows = [f"seat {name} {mat}:" for name, mat in (("nordic", "industrial"), *names)][:seats]
        rows += [f"rivals nordic: rusviet {count}"] if count else []
        return chance(position("\n".join(["modules: rivals", *rows, "turn nordic"])))

    assert worth(1, 4) > worth(0, 4) > worth(2, 4)
    assert worth(0, 2) > worth(1, 2) > worth(2, 2)  # two players may never come to blows


def test_with_the_last_stars_on_bases_only_a_fight_that_can_be_won_counts() -> None:
    def promise(has: str, at: str, rivals: int = 2) -> float:
        rows = f"rivals nordic: rusviet {rivals}\nhex r4c3: rusviet mech 1\nhex {at}: nordic mech 1\n"
        four = "star upgrades; star mechs; star structures; star recruits"
        return star_promise(table("rivals", rows, one=f"{four}; {has}", two="power 3"), 0, 8.0, 0.5)

    assert promise("power 8", "r3c3") > promise("power 8", "r1c4") > promise("power 2", "r1c4")
    assert promise("power 2", "r3c3") == promise("power 2", "r1c4")  # he is the stronger there
    assert promise("power 8; popularity 16", "r3c3") == promise("power 8; popularity 2", "r3c3")
    assert promise("power 8; popularity 16", "r3c3", 1) > promise("power 8; popularity 2", "r3c3", 1)


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_choose_mods_and_rivals_and_begin(level: str) -> None:
    g = begun(2, ("mechmods", "inframods", "war", "rivals"))
    bot = make_bot(level, RULEBOOK, 1, seconds=0.05, iterations=40)
    rng = Random(3)
    while question(g) != "ChooseSection":
        assert g.decision is not None
        seat = g.decision.seats(g)[0]
        if seat < 0:
            deal(g, rng)
        else:
            answer = bot.choose(g, seat)
            assert answer in g.decision.options(g, seat)
            g.play(seat, answer)


def test_a_thinking_bot_keeps_the_better_mods() -> None:
    g = begun(2, ("inframods",), 1)
    mods = ("spy", "cavalry", "machinery", "construction")
    INFRA_MODS_STATE.of(g).offered[0] = sum(1 << MOD_IDS.index(mod) for mod in mods)
    bot = make_bot("veteran", RULEBOOK, 1, iterations=400)
    for _ in range(2):
        g.play(0, bot.choose(g, 0))
    kept = {MOD_IDS[mod] for mod in hexes_of(INFRA_MODS_STATE.of(g).kept(0))}
    assert kept & {"machinery", "construction"}


def league(factions: str, text: str = "") -> ScytheGame:
    """Everyone alike, the first seat to move."""
    mats = ("industrial", "engineering", "patriotic", "mechanical")
    rows = [
        f"seat {name} {mat}: power 8; coins 10; popularity 8" for name, mat in zip(factions.split(), mats, strict=False)
    ]
    return position("\n".join(["modules: alliances", *rows, f"turn {factions.split()[0]}", text, "encounters:"]))


def answer(level: str, g: ScytheGame, seat: int) -> Action:
    return make_bot(level, RULEBOOK, 1, iterations=300).choose(g, seat)


def test_a_borrowed_ability_is_worth_having_and_a_breach_is_not() -> None:
    alone, allied, broken = (
        chance(league("nordic crimea saxony", text))
        for text in ("", "alliance nordic crimea:", "alliance nordic crimea: broken nordic")
    )
    assert allied > alone > broken


@pytest.mark.parametrize("level", ["apprentice", "veteran"])
def test_a_bot_accepts_an_alliance_that_serves_both_against_the_others(level: str) -> None:
    g = league("nordic crimea saxony polania")
    section(g, "bolster")
    play(g, "propose-alliance", seat=1)
    assert question(g) == "AnswerProposal"
    assert answer(level, g, 1).verb == "accept-alliance"


def test_a_bot_proposes_an_alliance_before_it_ends_its_turn() -> None:
    g = league("nordic crimea saxony polania")
    section(g, "bolster")
    play(g, "skip")
    play(g, "skip")
    assert question(g) == "EndWindow"
    assert answer("veteran", g, 0).verb == "propose-alliance"
