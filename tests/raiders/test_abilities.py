"""What members do in raids and at the end of the game: every ability printed, alone, doubled, and out of place."""

from __future__ import annotations

import pytest

from marches.games.raiders.data import CrewCard
from marches.games.raiders.edge.components import PARTS
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.tables import CIVS, GOODS
from tests.raiders.helpers import (
    action,
    crew,
    dice_to_roll,
    discarded,
    draw,
    draw_any,
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
    told,
    work,
)

DOUBLE = "; eagle animal-01"
"""An eagle that doubles and is worth nothing itself."""
SETTLEMENTS = {town.id: town for civ in PARTS.civilisations for town in civ.settlements}


def cards(trigger: str) -> list[str]:
    return [card.id for card in PARTS.crew if card.ability.trigger == trigger]


def card_of(name: str) -> CrewCard:
    return next(card for card in PARTS.crew if card.id == name)


def home(name: str) -> str:
    """A civilisation where a member's ability acts."""
    return card_of(name).ability.civ or "assyria"


def away(name: str) -> str:
    """A civilisation where it does not; empty when it acts everywhere."""
    civ = card_of(name).ability.civ
    return next(other for other in CIVS if other != civ) if civ else ""


def raid(
    name: str, civ: str, double: bool = False, state: str = "", goods: str = "provision 8; wagon 8"
) -> RaidersGame:
    """A strong crew with this member in slot 1 has just started a raid; nothing else in the crew acts in raids."""
    g = position(f"""
        purple: worker grey; vp 0; silver 0; {goods}
        purple slot 1: {name}{state}{DOUBLE if double else ""}
        purple slot 2: champion; horse animal-03
        purple slot 3: champion; horse animal-03
        purple slot 4: warlord; horse animal-03
        purple slot 5: warlord; horse animal-03
    """)
    play(g, "raid", settlement=f"{civ}-1")
    return g


def quiet_roll(g: RaidersGame) -> None:
    """Roll without a wound: 2 on every red die, 1 on every white one."""
    dice = dice_to_roll(g)
    roll_dice(g, [(2, 0)] * dice.count("red"), [(1, 0)] * dice.count("white"))


def earned(name: str, civ: str, double: bool = False) -> dict[str, int]:
    """What purple has after the roll of a raid without wounds."""
    g = raid(name, civ, double)
    quiet_roll(g)
    draw_any(g)
    assert question(g) == "ChooseSpace"
    return {good: has(g, good) for good in GOODS}


def test_every_trigger_is_tested_here_or_with_the_locations() -> None:
    here = ["raid-cost", "raid-dice", "raid-strength", "raid-reward", "raid-wounds", "if-wounded", "if-killed"]
    assert {*here, "game-end", "at-location"} == set(PARTS.words.triggers)
    assert {name for trigger in PARTS.words.triggers for name in cards(trigger)} == {card.id for card in PARTS.crew}


@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize("name", cards("raid-reward"))
def test_a_raid_earns_what_the_member_prints_twice_when_doubled(name: str, double: bool) -> None:
    plain = earned("forager", home(name))  # a member who does nothing in raids
    (effect,) = card_of(name).ability.effects
    assert effect.gain is not None
    for good, count in effect.gain.items():
        plain[good] += count * (2 if double else 1)
    assert earned(name, home(name), double) == plain


@pytest.mark.parametrize("name", [name for name in cards("raid-reward") if away(name)])
def test_a_raid_elsewhere_earns_nothing(name: str) -> None:
    assert earned(name, away(name)) == earned("forager", away(name))


@pytest.mark.parametrize(
    ("name", "bonus"), [("tyrant", 4), ("marauder", 2), ("armourer", 2), ("barbarian", 2), ("horse-breeder", 4 // 2)]
)
@pytest.mark.parametrize("double", [False, True])
def test_a_member_adds_strength_twice_when_doubled(name: str, bonus: int, double: bool) -> None:
    assert {*cards("raid-strength")} == {"tyrant", "marauder", "armourer", "barbarian", "horse-breeder"}
    g = raid(name, home(name), double)
    quiet_roll(g)
    facts = told(g, "raiders-did-strength")[0].facts
    assert facts["abilities"] == bonus * (2 if double else 1)
    assert facts["cards"] == card_of(name).strength + 4 + 4 + 3 + 3 + 4 * 3, "printed strength is never doubled"
    if away(name):
        g = raid(name, away(name), double)
        quiet_roll(g)
        assert told(g, "raiders-did-strength")[0].facts["abilities"] == 0


@pytest.mark.parametrize(("horses", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_a_horse_breeder_counts_full_pairs_of_horses(horses: int, bonus: int) -> None:
    lines = "".join(f"purple slot {slot}: horse animal-0{2 + slot % 2}\n" for slot in range(1, horses + 1))
    g = position(f"purple: worker grey; provision 8\n{lines}purple slot 1: horse-breeder\npurple slot 2: champion")
    play(g, "raid", settlement="assyria-2")
    quiet_roll(g)
    assert told(g, "raiders-did-strength")[0].facts["abilities"] == bonus


@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize("name", cards("raid-cost"))
def test_a_member_makes_a_raid_cheaper_if_wanted(name: str, double: bool) -> None:
    (effect,) = card_of(name).ability.effects
    ((good, less),) = (effect.less or {}).items()
    town = SETTLEMENTS[f"{home(name)}-1"]
    need = {"provision": town.provisions, "wagon": town.wagons}[good]
    g = raid(name, home(name), double)
    assert options(g) == ["accept", "decline"]
    play(g, "accept")
    assert has(g, good) == 8 - max(0, need - less * (2 if double else 1))
    g = raid(name, home(name), double)
    play(g, "decline")
    assert has(g, good) == 8 - need
    assert question(g) == "RollDie"
    g = raid(name, away(name), double)
    assert question(g) == "RollDie", "elsewhere it costs what it costs"


@pytest.mark.parametrize("name", cards("raid-cost"))
def test_a_raid_only_the_member_makes_possible_must_use_it(name: str) -> None:
    (effect,) = card_of(name).ability.effects
    (good,) = effect.less or {}
    town = SETTLEMENTS[f"{home(name)}-1"]
    means = {"provision": town.provisions, "wagon": town.wagons}
    means[good] -= 1
    g = raid(name, home(name), goods=f"provision {means['provision']}; wagon {means['wagon']}")
    assert refused(g, "decline").rule == "raiders:raid.condition.goods"
    play(g, "accept")
    assert has(g, good) == 0


def rerolled(g: RaidersGame, die: str, face: int, to: int) -> None:
    play(g, "reroll", die=die, face=face)
    g.play(-1, action(g, "roll", die=die, face=to))


def test_a_brawler_rolls_one_die_again() -> None:
    assert cards("raid-dice") == ["brawler"]
    g = raid("brawler", "persia")
    roll_dice(g, red=[(1, 0), (2, 0)], white=[(0, 3)])
    assert options(g) == ["reroll die=red face=1", "reroll die=red face=2", "reroll die=white face=6", "done"]
    rerolled(g, "white", 6, 4)
    facts = told(g, "raiders-did-strength")[0].facts
    assert facts["dice"] == 1 + 2 + 2, "the new face stands"
    assert question(g) == "ChooseSpace", "no wounds are left, and no second die"
    g = raid("brawler", "persia")
    roll_dice(g, red=[(1, 0), (2, 0)], white=[(2, 0)])
    play(g, "done")
    assert told(g, "raiders-did-strength")[0].facts["dice"] == 5


def test_a_doubled_brawler_rolls_two_dice_again_but_none_twice() -> None:
    g = raid("brawler", "persia", True)
    roll_dice(g, red=[(1, 0), (2, 0)], white=[(0, 3)])
    rerolled(g, "white", 6, 6)
    assert offered(g, "reroll") == ["red", "red"], "the white die was rolled again already"
    rerolled(g, "red", 1, 5)
    assert question(g) != "RerollDice"
    assert told(g, "raiders-did-strength")[0].facts["dice"] == 3 + 2 + 0


@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize(("name", "less"), [("strongman", 2), ("healer", 1), ("veteran", 2)])
def test_a_member_may_lower_the_wounds(name: str, less: int, double: bool) -> None:
    assert {*cards("raid-wounds")} == {"strongman", "healer", "veteran"}
    civ = card_of(name).ability.civ or "persia"
    for answer, left in (("accept", 5 - less * (2 if double else 1)), ("decline", 5)):
        g = raid(name, civ, double)
        dice = dice_to_roll(g)
        roll_dice(g, [(3, 2), (2, 0)], [(0, 3), (1, 0)][: dice.count("white")])
        assert options(g) == ["accept", "decline"]
        play(g, answer)
        found = see(g).raid
        assert found is not None
        assert found.wounds == left
    if away(name):
        g = raid(name, away(name), double)
        assert dice_to_roll(g) == ["red"]
        roll_dice(g, red=[(2, 2)])
        assert question(g) == "PlaceWounds"


@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize(("name", "good"), [("conspirator", "card"), ("avenger", "silver")])
def test_a_wounded_member_earns_once_twice_when_doubled(name: str, good: str, double: bool) -> None:
    assert {*cards("if-wounded")} == {"conspirator", "avenger"}
    g = raid(name, "assyria", double)
    roll_dice(g, red=[(2, 2)], white=[(1, 0)])
    play(g, "wound", slot=1)
    play(g, "wound", slot=1)
    draw_any(g)
    assert has(g, good) == (2 if double else 1)
    assert question(g) == "ChooseSpace"


@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize(("name", "good"), [("gravedigger", "gold"), ("mercenary", "vp")])
def test_a_killed_member_earns_twice_when_doubled(name: str, good: str, double: bool) -> None:
    strength = card_of(name).strength
    g = raid(name, "assyria", double, f"; wounds {strength}" if strength else "")
    roll_dice(g, red=[(2, 1)], white=[(1, 0)])
    before = has(g, good)
    play(g, "wound", slot=1)
    assert has(g, good) - before == (2 if double else 1)
    assert (crew(g)[0], discarded(g)) == (None, [name])
    kept = player(g).slots[0].eagle
    assert (kept is not None) == double, "its eagle stays"


@pytest.mark.parametrize("double", [False, True])
def test_a_killed_berserker_goes_back_to_the_hand(double: bool) -> None:
    assert {*cards("if-killed")} == {"gravedigger", "mercenary", "berserker"}
    g = raid("berserker", "assyria", double, "; wounds 4")
    roll_dice(g, red=[(2, 1)], white=[(1, 0)])
    play(g, "wound", slot=1)
    assert (crew(g)[0], hand(g), discarded(g)) == (None, ["berserker"], [])
    assert player(g).known == ["berserker"], "everyone saw it"


@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize(("name", "points"), [("champion", 3), ("warlord", 2), ("merchant", 5 // 2), ("trader", 2)])
def test_a_member_scores_at_the_end_twice_when_doubled(name: str, points: int, double: bool) -> None:
    assert {*cards("game-end")} == {"champion", "warlord", "merchant", "trader"}
    g = position(f"""
        last turns: 1
        purple: livestock 5
        purple quests: q03, q04
        purple slot 1: {name}{DOUBLE if double else ""}
    """)
    work(g, "farm", "market")
    assert told(g, "raiders-did-final-score")[0].facts["crew"] == points * (2 if double else 1)


def test_an_eagle_that_doubles_needs_no_offer() -> None:
    g = raid("scout", "cimmeria", True)
    quiet_roll(g)
    draw(g, card="tyrant")
    draw(g, card="tyrant")
    assert hand(g) == ["tyrant", "tyrant"]
    assert not offers(g, "accept")
