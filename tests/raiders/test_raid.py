"""Raiding: who may, the steps in order, abilities, plunder, and the rulebook's examples."""

from __future__ import annotations

import pytest

from marches.games.raiders.edge.components import PARTS
from marches.games.raiders.rules.state import RaidersGame
from tests.marks import rule
from tests.raiders.helpers import (
    ORANGE,
    answering,
    crew,
    dice_to_roll,
    discarded,
    draw,
    draw_any,
    finish_turn,
    has,
    offered,
    offers,
    options,
    play,
    position,
    question,
    refused,
    roll_dice,
    see,
    supply,
    told,
    village,
    worker,
    wounds,
)

FOUR = "purple slot 1: champion\npurple slot 2: champion\npurple slot 3: mercenary\npurple slot 4: mercenary\n"
THREE = "purple slot 1: champion\npurple slot 2: champion\npurple slot 3: mercenary\n"


def quiet_roll(g: RaidersGame) -> None:
    """Roll the dice of a raid without a single wound: 2 on every red die, 1 on every white one."""
    dice = dice_to_roll(g)
    roll_dice(g, [(2, 0)] * dice.count("red"), [(1, 0)] * dice.count("white"), [(0, 0)] * dice.count("yellow"))


def space(g: RaidersGame, name: str) -> dict[str, int]:
    """The plunder on a raid space."""
    spaces = [s for civ in see(g).civilisations for town in civ.settlements for s in town.spaces]
    return next({kind: n for kind, n in s.plunder.items() if n} for s in spaces if s.id == name)


@rule("raiders:raid.where", "raiders:raid.once")
def test_only_a_settlement_with_an_unraided_space_can_be_raided() -> None:
    g = position(f"purple: worker grey; provision 8; wagon 8\n{FOUR}raided: assyria-1a, assyria-1b, assyria-2a")
    assert refused(g, "raid", settlement="assyria-1").rule == "raiders:raid.where"
    assert offers(g, "raid", settlement="assyria-2")
    play(g, "raid", settlement="assyria-2")
    quiet_roll(g)
    assert [*offered(g, "plunder")] == ["assyria-2b"], "the space raided earlier is not offered"


@rule("raiders:raid.condition.worker")
@pytest.mark.parametrize(("colour", "allowed"), [("blue", False), ("grey", True), ("red", True)])
def test_the_worker_must_be_of_a_colour_the_settlement_accepts(colour: str, allowed: bool) -> None:
    g = position(f"purple: worker {colour}; provision 8; wagon 8\n{FOUR}")
    if allowed:
        assert offers(g, "raid", settlement="persia-1")
    else:
        assert refused(g, "raid", settlement="persia-1").rule == "raiders:raid.condition.worker"


@rule("raiders:raid.condition.crew")
def test_the_crew_must_be_large_enough_and_the_hero_does_not_count() -> None:
    g = position(f"purple: worker grey; provision 8; wagon 8; hero vadasz\n{THREE}")
    reason = refused(g, "raid", settlement="persia-1")
    assert (reason.rule, reason.facts["have"], reason.facts["need"]) == ("raiders:raid.condition.crew", 3, 4)
    worn = "".join(f"purple slot {n}: herdsman; wounds 2\n" for n in (1, 2)) + "purple slot 3: brawler; wounds 2\n"
    g = position(f"purple: worker grey; provision 8; wagon 8\n{worn}purple slot 4: brawler; wounds 2")
    assert offers(g, "raid", settlement="persia-1"), "wounded down to nothing, they are still four"


@rule("raiders:raid.condition.goods")
def test_provisions_and_wagons_must_be_there() -> None:
    g = position(f"purple: worker grey; provision 8; wagon 0\n{FOUR}")
    reason = refused(g, "raid", settlement="persia-2")
    assert (reason.rule, reason.facts["have"], reason.facts["need"]) == ("raiders:raid.condition.goods", 0, 1)
    assert offers(position(f"purple: worker grey; provision 2; wagon 1\n{FOUR}"), "raid", settlement="persia-2")


@rule("raiders:raid.condition.printed")
def test_every_settlement_prints_its_requirements() -> None:
    settlements = [town for civ in PARTS.civilisations for town in civ.settlements]
    assert len(settlements) == 12
    for town in settlements:
        assert town.workers
        assert 1 <= town.crew <= 5
        assert town.provisions >= 0
        assert town.wagons >= 0


@rule("raiders:raid.example.persia")
def test_the_rulebooks_persian_settlement() -> None:
    means = "purple: worker {worker}; provision {provision}; wagon {wagon}\n{crew}"
    fitting = {"worker": "grey", "provision": 2, "wagon": 1, "crew": FOUR}
    g = position(means.format(**fitting))
    play(g, "raid", settlement="persia-2")
    assert (has(g, "provision"), has(g, "wagon")) == (0, 0)
    assert offers(position(means.format(**fitting | {"worker": "red"})), "raid", settlement="persia-2")
    for lacking in ({"worker": "blue"}, {"crew": THREE}, {"provision": 1}, {"wagon": 0}):
        refused(position(means.format(**fitting | lacking)), "raid", settlement="persia-2")


@rule("raiders:raid.steps")
def test_a_raid_follows_its_steps_in_order() -> None:
    g = position(f"purple: worker grey; provision 8; wagon 8; kumis 2\n{FOUR}")
    play(g, "raid", settlement="assyria-1")
    play(g, "spend", count=2)
    roll_dice(g, red=[(2, 1)], white=[(0, 0)])
    play(g, "wound", slot=1)
    play(g, "plunder", space="assyria-1a")
    draw_any(g)
    keys = [line.key.removeprefix("raiders-did-") for line in told(g)]
    placed_paid_drunk = ["raid", "pay", "pay"]
    rolled_scored_wounded = ["roll", "roll", "strength", "gain", "wound"]
    plundered = ["plunder", "gain", "gain", "gain", "turn-quest"]
    assert keys == [*placed_paid_drunk, *rolled_scored_wounded, *plundered, "begin-turn"]
    assert [line.facts["good"] for line in told(g, "raiders-did-pay")] == ["good:provision", "good:kumis"]


@rule("raiders:raid.place")
def test_the_raiding_worker_never_comes_back() -> None:
    g = position(f"purple: worker grey; provision 8; wagon 8\n{FOUR}")
    play(g, "raid", settlement="assyria-1")
    quiet_roll(g)
    play(g, "plunder", space="assyria-1a")
    draw_any(g)
    finish_turn(g)
    play(g, "place", location=str(offered(g, "place")[0]))
    if question(g) != "TakeWorker":
        play(g, "decline")
    assert set(offered(g, "take")) <= set(village(g))
    town = see(g).civilisations[1].settlements[0]
    assert town.spots == ["grey", None]


@rule("raiders:raid.place.spot")
def test_the_second_raid_uses_the_spot_that_is_left_whatever_space_remains() -> None:
    g = position(f"purple: worker grey; provision 8; wagon 8\n{FOUR}raided: assyria-1b\nsettlement assyria-1: grey")
    play(g, "raid", settlement="assyria-1")
    assert see(g).civilisations[1].settlements[0].spots == ["grey", "grey"]
    quiet_roll(g)
    assert offered(g, "plunder") == ["assyria-1a"]


@rule("raiders:raid.pay")
def test_provisions_and_wagons_go_to_the_supply() -> None:
    g = position(f"purple: worker grey; provision 5; wagon 3\n{FOUR}")
    before = supply(g, "wagon")
    play(g, "raid", settlement="greece-1")
    assert (has(g, "provision"), has(g, "wagon"), supply(g, "wagon")) == (3, 1, before + 2)


@rule("raiders:raid.kumis")
def test_kumis_spent_before_the_roll_count_in_this_raid_alone() -> None:
    g = position(f"purple: worker grey; provision 8; wagon 8; kumis 5\n{FOUR}")
    play(g, "raid", settlement="assyria-1")
    assert offered(g, "spend") == [0, 1, 2, 3, 4, 5]
    play(g, "spend", count=3)
    assert has(g, "kumis") == 2
    assert question(g) == "RollDie", "once the dice roll, nothing more can be spent"
    quiet_roll(g)
    assert told(g, "raiders-did-strength")[0].facts["kumis"] == 3
    play(g, "plunder", space="assyria-1b")
    draw_any(g)
    finish_turn(g)
    play(g, "raid", settlement="assyria-1")
    play(g, "spend", count=0)
    quiet_roll(g)
    assert told(g, "raiders-did-strength")[1].facts["kumis"] == 0


@rule("raiders:raid.plunder")
def test_the_space_is_chosen_after_the_roll_and_emptied() -> None:
    g = position(
        f"purple: worker grey; provision 8; wagon 0\n{FOUR}"
        "space assyria-1a: gold 1; livestock 2\nspace assyria-1b: wagon 2; equipment 1"
    )
    play(g, "raid", settlement="assyria-1")
    quiet_roll(g)
    assert offered(g, "plunder") == ["assyria-1a", "assyria-1b"]
    play(g, "plunder", space="assyria-1b")
    assert (has(g, "wagon"), has(g, "equipment"), has(g, "gold")) == (2, 1, 0)
    assert space(g, "assyria-1b") == {}
    assert space(g, "assyria-1a") == {"gold": 1, "livestock": 2}


@rule("raiders:raid.worker", "raiders:raid.turn-over")
def test_the_worker_above_the_space_is_taken_and_the_turn_is_over() -> None:
    g = position("purple: worker blue; provision 8\npurple slot 1: champion\npurple slot 2: champion\n")
    before = village(g)
    play(g, "raid", settlement="cimmeria-1")
    quiet_roll(g)
    play(g, "plunder", space="cimmeria-1a")
    draw_any(g)
    assert worker(g) == "grey"
    assert answering(g) == ORANGE
    assert question(g) == "WorkOrRaid", "no location was used"
    assert village(g) == before


@rule("raiders:raid.plunder.always")
def test_a_weak_raid_still_takes_plunder_worker_and_quest() -> None:
    g = position(
        "purple: worker grey; provision 8\npurple slot 1: gravedigger\npurple slot 2: gravedigger\n"
        "purple slot 3: warlord\nspace assyria-1a: gold 3\nquest assyria-1a: hidden"
    )
    play(g, "raid", settlement="assyria-1")
    roll_dice(g, red=[(2, 0)], white=[(0, 0)], yellow=[(0, 0)])
    assert told(g, "raiders-did-strength")[0].facts["total"] == 5
    play(g, "wound", slot=3)
    play(g, "wound", slot=3)
    play(g, "plunder", space="assyria-1a")
    draw(g, quest="q10")
    assert has(g, "vp") == 0
    assert (has(g, "gold"), worker(g)) == (3, "red")
    assert see(g).civilisations[1].settlements[0].spaces[0].quest is not None


@rule("raiders:raid.quest")
def test_the_quest_beneath_is_turned_up_and_stays() -> None:
    g = position(f"purple: worker grey; provision 8; wagon 8\n{FOUR}")
    before = see(g).quests_left
    play(g, "raid", settlement="assyria-1")
    quiet_roll(g)
    play(g, "plunder", space="assyria-1a")
    draw(g, quest="q10")
    quest = see(g).civilisations[1].settlements[0].spaces[0].quest
    assert quest is not None
    assert quest.id == "q10"
    assert see(g).quests_left == before
    assert all(p.quest_count == 0 for p in see(g).players)
    g = position(f"purple: worker grey; provision 8; wagon 8\n{FOUR}")
    play(g, "raid", settlement="greece-1")
    quiet_roll(g)
    play(g, "plunder", space="greece-1a")
    assert question(g) == "WorkOrRaid", "in Greece nothing is turned"


@rule("raiders:raid.crew-all")
def test_the_whole_crew_takes_part() -> None:
    g = position(
        "purple: worker grey; provision 8\npurple slot 1: vigilante\npurple slot 2: adventurer\n"
        "purple slot 3: herdsman\npurple slot 4: warlord\npurple slot 5: herdsman"
    )
    play(g, "raid", settlement="assyria-2")
    roll_dice(g, red=[(2, 1)], white=[(0, 0)])
    assert told(g, "raiders-did-strength")[0].facts["cards"] == 1 + 1 + 2 + 3 + 2
    assert offered(g, "wound") == [1, 2, 3, 4, 5]


@rule("raiders:raid.ability.stages")
def test_each_ability_acts_once_at_its_own_step() -> None:
    g = position(
        "purple: worker red; provision 8; wagon 8; silver 0\npurple slot 1: armourer\npurple slot 2: veteran\n"
        "purple slot 3: adventurer\npurple slot 4: champion"
    )
    play(g, "raid", settlement="persia-1")
    roll_dice(g, red=[(2, 2), (3, 2)], white=[(0, 0)])
    assert told(g, "raiders-did-strength")[0].facts["abilities"] == 2, "armourer"
    assert has(g, "silver") == 2, "adventurer, before the wounds"
    play(g, "accept")
    raid = see(g).raid
    assert raid is not None
    assert raid.wounds == 4 - 2, "veteran"


@rule("raiders:raid.ability.civilisation")
def test_an_ability_of_a_civilisation_works_there_alone() -> None:
    g = position(
        "purple: worker red; provision 8; wagon 8\npurple slot 1: strongman\npurple slot 2: champion\n"
        "purple slot 3: champion\npurple slot 4: mercenary"
    )
    play(g, "raid", settlement="persia-1")
    roll_dice(g, red=[(2, 2), (3, 2)], white=[(0, 0)])
    assert question(g) == "PlaceWounds", "the strongman helps in Greece only"
    raid = see(g).raid
    assert raid is not None
    assert raid.wounds == 4


@rule("raiders:raid.ability.before-wounds", "raiders:raid.example.vigilante")
def test_a_member_that_dies_has_earned_its_reward_before() -> None:
    text = "purple: worker grey; provision 8; wagon 8; silver 1\npurple slot 1: vigilante; wounds 1\n"
    text += "purple slot 2: champion\npurple slot 3: mercenary\npurple slot 4: champion"
    g = position(text)
    play(g, "raid", settlement="assyria-1")
    roll_dice(g, red=[(2, 1)], white=[(0, 0)])
    assert question(g) == "PlaceWounds"
    assert has(g, "silver") == 3
    play(g, "wound", slot=1)
    assert crew(g)[0] is None
    assert "vigilante" in discarded(g)
    assert has(g, "silver") == 3
    g = position(text)
    play(g, "raid", settlement="persia-1")
    roll_dice(g, red=[(2, 1), (2, 0)], white=[(0, 0)])
    assert has(g, "silver") == 1


@rule("raiders:raid.ability.optional")
def test_a_reduction_may_be_declined_to_sacrifice_a_member() -> None:
    g = position(
        "purple: worker grey; provision 8; wagon 8\npurple slot 1: strongman\npurple slot 2: gravedigger\n"
        "purple slot 3: champion; horse animal-03\npurple slot 4: champion; horse animal-03\npurple slot 5: mercenary"
    )
    play(g, "raid", settlement="greece-1")
    roll_dice(g, red=[(2, 2), (2, 0)], white=[(0, 0), (0, 0)])
    assert options(g) == ["accept", "decline"]
    play(g, "decline")
    play(g, "wound", slot=2)
    assert crew(g)[1] is None
    assert has(g, "gold") == 1
    play(g, "wound", slot=3)
    assert question(g) == "ChooseSpace"


@rule("raiders:raid.example.greece")
def test_the_rulebooks_greek_raid() -> None:
    g = position(
        """
        purple: worker grey; provision 2; wagon 2; kumis 3
        purple slot 1: strongman; horse animal-03
        purple slot 2: tyrant; horse animal-03
        purple slot 3: adventurer; horse animal-02
        purple slot 4: gravedigger
        purple slot 5: eagle animal-08
        raided: greece-1a
        settlement greece-1: red
        space greece-1b: gold 2
        """
    )
    play(g, "raid", settlement="greece-1")
    assert see(g).civilisations[3].settlements[0].spots == ["red", "grey"]
    assert (has(g, "provision"), has(g, "wagon")) == (0, 0)
    play(g, "spend", count=3)
    assert dice_to_roll(g) == ["red", "red", "white", "white", "yellow"]
    roll_dice(g, red=[(3, 0), (3, 2)], white=[(2, 0), (0, 3)], yellow=[(0, 1)])
    facts = told(g, "raiders-did-strength")[0].facts
    parts = {name: facts[name] for name in ("kumis", "dice", "cards", "abilities", "total")}
    assert parts == {"kumis": 3, "dice": 8, "cards": 16, "abilities": 3, "total": 30}
    assert has(g, "vp") == 7
    play(g, "accept")
    before = supply(g, "wounds")
    for slot in (2, 2, 3, 4):
        play(g, "wound", slot=slot)
    assert crew(g) == ["strongman", "tyrant", "adventurer", None, None]
    assert wounds(g) == [0, 2, 1, 0, 0]
    assert supply(g, "wounds") == before - 3
    assert discarded(g) == ["gravedigger"]
    assert has(g, "gold") == 1
    play(g, "plunder", space="greece-1b")
    assert has(g, "gold") == 3
    assert worker(g) == "red"
    assert (has(g, "kumis"), answering(g)) == (0, ORANGE)
    assert not told(g, "raiders-did-turn-quest")
