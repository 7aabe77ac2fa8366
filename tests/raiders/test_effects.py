"""What cards and heroes do at the Town Centre: every operation, and what doubling does to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from marches.games.raiders.data import EffectData, Trade
from marches.games.raiders.edge.components import PARTS
from marches.games.raiders.rules.effects import ability_steps, perform_all
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.tables import BLUE, GOODS, effect_of
from marches.table.table import forced_answer
from tests.raiders.helpers import (
    PURPLE,
    crew,
    discarded,
    draw,
    draw_any,
    hand,
    has,
    offered,
    options,
    play,
    player,
    position,
    question,
    refused,
    see,
    supply,
    wounds,
)

DOUBLE = "animal-01"
"""An eagle that doubles and is worth nothing itself."""
CREW = {card.id: card for card in PARTS.crew}
HEROES = {hero.id: hero for hero in PARTS.heroes}
TOWN = {**{card.id: card.town for card in PARTS.crew}, **{hero.id: hero.town for hero in PARTS.heroes}}
PLAIN = {"gain", "exchange"}
BY_HAND = {
    *("brawler", "herdsman", "barbarian", "smuggler", "conspirator", "warlord", "recruiter", "zarina", "avenger"),
    *("healer", "berserker", "skyles", "falconer", "horse-breeder", "palakos", "trader", "amage"),
    *("gravedigger", "outrider", "sage", "adventurer"),
}
"""Cards and heroes whose town action is more than gaining and paying; the last four are in test_terms."""


def effects() -> Iterator[EffectData]:
    """Every effect printed anywhere."""
    for card in PARTS.crew:
        yield from card.town
        yield from card.ability.effects
    for hero in PARTS.heroes:
        yield from hero.town
    for location in PARTS.locations:
        yield from location.options


def goods(g: RaidersGame) -> dict[str, int]:
    return {good: has(g, good) for good in GOODS}


def changes(before: dict[str, int], g: RaidersGame) -> dict[str, int]:
    """What purple has more or less of than before."""
    return {good: has(g, good) - count for good, count in before.items() if has(g, good) != count}


def at_centre(text: str) -> RaidersGame:
    g = position(f"village: meeting-tent blue; market blue; farm blue\n{text}")
    play(g, "place", location="town-centre")
    return g


def use(source: str, text: str = "", cards: str = "") -> RaidersGame:
    """Purple plays a card, or uses its hero, at the Town Centre."""
    hero = source in HEROES
    held = ", ".join(name for name in ("" if hero else source, cards) if name)
    lines = [text, f"purple: hero {source}" if hero else "", f"purple hand: {held}" if held else ""]
    g = at_centre("\n".join(lines))
    play(g, "use", option="use-hero" if hero else "play-card")
    if not hero:
        play(g, "play", card=source)
    return g


def test_every_operation_is_printed_somewhere() -> None:
    assert {effect.op for effect in effects()} == set(PARTS.words.ops)


def plain(source: str) -> bool:
    return {effect.op for effect in TOWN[source]} <= PLAIN


def test_every_town_action_has_its_test() -> None:
    assert {source for source in TOWN if not plain(source)} == BY_HAND


@pytest.mark.parametrize("source", [source for source in TOWN if plain(source)])
def test_a_plain_town_action_pays_and_gains_what_is_printed(source: str) -> None:
    wanted: dict[str, int] = {}
    for effect in TOWN[source]:
        for bundle, sign in ((effect.pay or {}, -1), (effect.gain or {}, 1)):
            for good, count in bundle.items():
                wanted[good] = wanted.get(good, 0) + sign * count
    if source in CREW:
        wanted["card"] = wanted.get("card", 0) - 1
    rich = "purple: silver 4; provision 3; vp 5; livestock 2; wagon 1; equipment 1"
    g = at_centre(f"{rich}\n" + (f"purple: hero {source}" if source in HEROES else f"purple hand: {source}"))
    before = goods(g)
    play(g, "use", option="use-hero" if source in HEROES else "play-card")
    if source in CREW:
        play(g, "play", card=source)
    draw_any(g)
    assert changes(before, g) == {good: count for good, count in wanted.items() if count}
    assert question(g) == "TakeWorker"


@pytest.mark.parametrize("card", [card for card in CREW if plain(card) and CREW[card].town[0].op == "exchange"])
def test_an_exchange_needs_its_whole_price(card: str) -> None:
    (effect,) = CREW[card].town
    assert effect.pay is not None
    ((good, price),) = effect.pay.items()
    g = at_centre(f"purple: silver 0; provision 0\npurple: {good} {price - 1}\npurple hand: archer, {card}")
    play(g, "use", option="play-card")
    reason = refused(g, "play", card=card)
    assert reason.rule == "raiders:term.exchange"
    assert reason.facts == {"good": f"good:{good}", "have": price - 1, "need": price}


@pytest.mark.parametrize("card", ["jeweller", "tyrant", "armourer"])
def test_plunder_the_supply_has_run_out_of_cannot_be_bought(card: str) -> None:
    gained = next(iter(CREW[card].town[0].gain or {}))
    g = at_centre(f"purple: silver 8\npurple hand: archer, {card}\nsupply: {gained} 0")
    play(g, "use", option="play-card")
    assert refused(g, "play", card=card).rule == "raiders:limit.plunder.supply"


# -- town actions with a choice to make --------------------------------------------------------------------------


def test_a_brawler_gives_cards_or_provisions() -> None:
    g = use("brawler", "purple: provision 0")
    assert options(g) == ["choose good=card count=2", "choose good=provision count=2"]
    play(g, "choose", good="provision", count=2)
    assert (has(g, "provision"), has(g, "card"), question(g)) == (2, 0, "TakeWorker")
    g = use("brawler", "purple: provision 0")
    play(g, "choose", good="card", count=2)
    draw(g, card="tyrant")
    draw(g, card="champion")
    assert (sorted(hand(g)), has(g, "provision"), question(g)) == (["champion", "tyrant"], 0, "TakeWorker")


@pytest.mark.parametrize(("card", "civ"), [("herdsman", "cimmeria"), ("barbarian", "assyria")])
def test_plunder_is_taken_from_an_unraided_space_which_stays_raidable(card: str, civ: str) -> None:
    text = f"space {civ}-1a: gold 1; livestock 2\nspace {civ}-1b: wagon 1\nraided: {civ}-2a\nspace {civ}-2b: empty"
    g = use(card, text)
    left, spaces = supply(g, "gold"), see(g).spaces_left
    assert options(g) == [
        f"seize space={civ}-1a plunder=gold",
        f"seize space={civ}-1a plunder=livestock",
        f"seize space={civ}-1b plunder=wagon",
    ]
    play(g, "seize", space=f"{civ}-1a", plunder="gold")
    assert (has(g, "gold"), supply(g, "gold"), see(g).spaces_left) == (1, left, spaces)
    assert question(g) == "TakeWorker", "one token"
    empty = "\n".join(f"space {civ}-{space}: empty" for space in ("1a", "1b", "2a", "2b"))
    g = at_centre(f"{empty}\npurple hand: archer, {card}")
    play(g, "use", option="play-card")
    assert refused(g, "play", card=card).facts == {"civ": f"civ:{civ}"}


def test_a_smuggler_sells_a_wagon_or_equipment() -> None:
    g = use("smuggler", "purple: silver 0; wagon 1; equipment 1")
    assert options(g) == ["give good=wagon count=1", "give good=equipment count=1"]
    play(g, "give", good="equipment", count=1)
    assert (has(g, "silver"), has(g, "wagon"), has(g, "equipment")) == (4, 1, 0)
    g = use("smuggler", "purple: silver 0; wagon 1; equipment 0")
    assert refused(g, "give", good="equipment", count=1).rule == "raiders:term.exchange"
    play(g, "give", good="wagon", count=1)
    assert (has(g, "silver"), has(g, "wagon")) == (4, 0)
    g = at_centre("purple hand: smuggler")
    assert refused(g, "use", option="play-card").rule == "raiders:village.village-centre.card"


@pytest.mark.parametrize(("card", "what"), [("conspirator", "vp"), ("warlord", "silver")])
@pytest.mark.parametrize(("theirs", "silver"), [(4, 2), (3, 1)])
def test_a_card_that_looks_at_opponents_gains_one_and_one_for_each_with_more(
    card: str, what: str, theirs: int, silver: int
) -> None:
    # the first silver comes before the counting, so a Warlord is compared with one silver more
    start = 3 if what == "vp" else 2
    g = use(card, f"purple: silver 0\npurple: {what} {start}\norange: {what} {theirs}")
    assert has(g, "silver") - (start if what == "silver" else 0) == silver


def test_a_recruiter_hires_anyone_for_two() -> None:
    g = use("recruiter", "purple: silver 2", "champion, gravedigger")
    assert options(g) == ["hire card=gravedigger", "hire card=champion"]
    play(g, "hire", card="champion")
    play(g, "seat", slot=2)
    assert (has(g, "silver"), crew(g)[1]) == (0, "champion")
    g = at_centre("purple: silver 1\npurple hand: recruiter, archer, gravedigger")
    play(g, "use", option="play-card")
    assert refused(g, "play", card="recruiter").rule == "raiders:village.barracks.cost"
    g = at_centre("purple: silver 8\npurple hand: recruiter")
    assert refused(g, "use", option="play-card").rule == "raiders:village.village-centre.card", "nobody else to hire"


def test_zarina_hires_for_a_discarded_card() -> None:
    g = use("zarina", "purple: silver 0", "champion, brawler")
    play(g, "discard", card="brawler")
    assert options(g) == ["hire card=champion"]
    play(g, "hire", card="champion")
    play(g, "seat", slot=5)
    assert (crew(g)[4], has(g, "silver"), discarded(g)) == ("champion", 0, ["brawler"])
    g = at_centre("purple: hero zarina\npurple hand: champion")
    assert refused(g, "use", option="use-hero").rule == "raiders:term.no-empty-use"


HURT = "purple slot 1: champion; wounds 4\npurple slot 2: warlord; wounds 1"


@pytest.mark.parametrize(
    ("source", "count", "gained"),
    [("avenger", 3, {}), ("healer", 4, {}), ("berserker", 2, {"kumis": 1}), ("skyles", 3, {"silver": 1})],
)
def test_wounds_are_taken_off_the_crew(source: str, count: int, gained: dict[str, int]) -> None:
    g = use(source, HURT)
    before = goods(g)
    for _ in range(count):
        assert options(g) == ["heal slot=1", "heal slot=2"], "no stopping before"
        play(g, "heal", slot=1)
    assert wounds(g) == [4 - count, 1, 0, 0, 0]
    assert changes(before, g) == gained
    assert question(g) == "TakeWorker"


def test_a_part_that_cannot_be_done_is_skipped() -> None:
    g = use("berserker", "purple: kumis 0\npurple slot 1: champion")
    assert (has(g, "kumis"), question(g)) == (1, "TakeWorker"), "nobody is wounded"
    g = at_centre("purple slot 1: champion\npurple hand: archer, healer")
    play(g, "use", option="play-card")
    assert refused(g, "play", card="healer").rule == "raiders:term.no-empty-use", "nothing is left of it"


@pytest.mark.parametrize("cards", ["brewer, scout", "champion, warlord"], ids=["affordable", "too dear"])
def test_a_part_that_depends_on_the_hand_is_always_offered(cards: str) -> None:
    g = at_centre(f"purple: silver 0\npurple hand: {cards}")
    play(g, "decline")
    parts = [EffectData(op="gain", gain={"silver": 1}), EffectData(op="hire", mode="discount", value=0)]
    perform_all(g, PURPLE, [effect_of(part) for part in parts], BLUE, 1)
    g.advance()
    assert (has(g, "silver"), question(g)) == (1, "OfferEffect"), "that it is skipped would tell others what is in hand"
    assert options(g) == (["accept", "decline"] if "brewer" in cards else ["decline"])
    assert forced_answer(g) is None


@pytest.mark.parametrize(
    ("source", "price", "sides"),
    [("falconer", 2, ["eagle"]), ("horse-breeder", 2, ["horse"]), ("palakos", 1, ["eagle", "horse"])],
)
def test_an_animal_is_bought_at_the_town_centre(source: str, price: int, sides: list[str]) -> None:
    for side in sides:
        g = use(source, "purple: silver 3\ndisplay: animal-04, animal-05, animal-06")
        assert has(g, "silver") == 3 - price
        assert options(g) == [
            f"take-animal position={at} side={half}" for half in sides for at in ("left", "middle", "right")
        ]
        play(g, "take-animal", position="right", side=side)
        draw(g, animal="animal-07")
        play(g, "tuck", side=side, slot=3)
        taken = player(g).slots[2].eagle if side == "eagle" else player(g).slots[2].horse
        assert taken is not None
        assert taken.id == "animal-06"
        assert question(g) == "TakeWorker"


@pytest.mark.parametrize(("source", "price"), [("falconer", 2), ("horse-breeder", 2), ("palakos", 1)])
def test_an_animal_costs_its_silver(source: str, price: int) -> None:
    text = f"purple: silver {price - 1}\n"
    if source == "palakos":
        reason = refused(at_centre(f"{text}purple: hero palakos"), "use", option="use-hero")
    else:
        g = at_centre(f"{text}purple hand: archer, {source}")
        play(g, "use", option="play-card")
        reason = refused(g, "play", card=source)
    assert (reason.rule, reason.facts["need"]) == ("raiders:term.exchange", price)


@pytest.mark.parametrize("source", ["trader", "amage"])
def test_a_quest_is_completed_for_one_token_less(source: str) -> None:
    text = "quest village-1: q18\nquest village-2: none\npurple: equipment 1; wagon {wagon}"
    g = use(source, text.format(wagon=1))
    play(g, "quest", quest="q18")
    assert options(g) == ["spare good=equipment", "spare good=wagon"]
    play(g, "spare", good="wagon")
    assert (has(g, "equipment"), has(g, "wagon")) == (0, 1)
    assert [quest.id for quest in player(g).quests] == ["q18"]
    g = use(source, text.format(wagon=0))
    play(g, "quest", quest="q18")
    assert refused(g, "spare", good="equipment").rule == "raiders:quest.cost.goods", "the wagon is not there"
    play(g, "spare", good="wagon")
    assert has(g, "equipment") == 0


@pytest.mark.parametrize("source", ["trader", "amage"])
def test_a_strength_quest_is_completed_for_one_strength_less(source: str) -> None:
    g = use(source, "quest village-1: q03\nquest village-2: none", "archer")
    play(g, "quest", quest="q03")  # strength 4
    play(g, "discard", card="archer")  # strength 3
    assert [quest.id for quest in player(g).quests] == ["q03"]
    assert question(g) == "TakeWorker"


# -- doubling ---------------------------------------------------------------------------------------------------


def doubled(effect: EffectData, text: str) -> RaidersGame:
    """A member's ability with this effect acts, doubled."""
    g = position(text)
    g.then_all(ability_steps(PURPLE, effect_of(effect), 2))
    g.advance()
    return g


def test_a_doubled_gain_gives_twice_as_much() -> None:
    g = doubled(EffectData(op="gain", gain={"silver": 1, "kumis": 2}), "purple: silver 0; kumis 0")
    assert (has(g, "silver"), has(g, "kumis")) == (2, 4)


def test_a_doubled_choice_is_made_twice() -> None:
    choice = EffectData(op="gain-choice", options=[Trade(gain={"silver": 1}), Trade(gain={"kumis": 1})])
    g = doubled(choice, "purple: silver 0; kumis 0")
    play(g, "choose", good="silver", count=1)
    play(g, "choose", good="kumis", count=1)
    assert (has(g, "silver"), has(g, "kumis"), question(g)) == (1, 1, "WorkOrRaid")


def test_a_doubled_comparison_counts_every_opponent_twice() -> None:
    effect = EffectData(op="gain-if-opponent-more", compare="vp", gain={"silver": 1})
    text = "players: purple, orange, green\npurple: silver 0\norange: vp 1\ngreen: vp 2"
    assert has(doubled(effect, text), "silver") == 4


def test_a_doubled_exchange_is_offered_twice_while_it_can_be_paid() -> None:
    effect = EffectData(op="exchange", pay={"silver": 2}, gain={"wagon": 1})
    g = doubled(effect, "purple: silver 3")
    play(g, "accept")
    assert refused(g, "accept").rule == "raiders:term.exchange"
    play(g, "decline")
    assert (has(g, "wagon"), has(g, "silver"), question(g)) == (1, 1, "WorkOrRaid")
    g = doubled(effect, "purple: silver 4")
    play(g, "accept")
    play(g, "accept")
    assert (has(g, "wagon"), has(g, "silver")) == (2, 0)


@pytest.mark.parametrize(
    "effect",
    [
        EffectData(op="exchange-choice", options=[Trade(pay={"silver": 1}, gain={"kumis": 1})]),
        EffectData(op="hire", mode="free"),
        EffectData(op="heal", count=1),
        EffectData(op="swap-crew-with-hand"),
        EffectData(op="swap-eagle-for-horse"),
        EffectData(op="take-animal", side="horse"),
        EffectData(op="complete-quest", discount=1),
    ],
    ids=lambda effect: effect.op,
)
def test_a_doubled_ability_with_a_choice_to_make_is_offered_twice(effect: EffectData) -> None:
    text = "purple: silver 4\npurple slot 1: champion; wounds 2; eagle animal-07\npurple slot 2: eagle animal-07\n"
    g = doubled(effect, text + "purple hand: brawler, herdsman, archer\nquest village-1: q09\nquest village-2: q03")
    asked_for = []
    while question(g) != "WorkOrRaid":
        if question(g) == "OfferEffect":
            asked_for.append(options(g))
            play(g, "accept")
            assert question(g) != "OfferEffect", "it is carried out before it is offered again"
            continue
        draw_any(g)
        if question(g) not in ("OfferEffect", "WorkOrRaid"):
            assert g.decision is not None
            g.play(PURPLE, g.decision.options(g, PURPLE)[0])
    assert asked_for == [["accept", "decline"]] * 2


def test_doubled_plunder_of_the_board_is_two_tokens() -> None:
    effect = EffectData(op="take-board-plunder", civ="cimmeria", count=1)
    g = doubled(effect, "space cimmeria-1a: gold 2")
    play(g, "seize", space="cimmeria-1a", plunder="gold")
    play(g, "seize", space="cimmeria-1a", plunder="gold")
    assert (has(g, "gold"), question(g)) == (2, "WorkOrRaid")


def test_a_town_action_is_never_doubled() -> None:
    g = use("archer", f"purple: silver 0\npurple slot 1: archer; eagle {DOUBLE}")
    assert has(g, "silver") == 2
    assert offered(g, "take")
