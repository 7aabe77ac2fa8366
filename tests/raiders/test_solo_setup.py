"""Solo: the components, the setup, the four rivals, turn order and what your own turns look like."""

from __future__ import annotations

import pytest

from marches.games.raiders.edge.components import PARTS
from marches.games.raiders.edge.rulebook import RULEBOOK
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.tables import CREW, HEROES, LEVELS
from marches.kernel.setup import Setup, SetupError
from marches.kernel.step import Chance
from tests.marks import rule
from tests.raiders.helpers import (
    PURPLE,
    answering,
    crew,
    discarded,
    draw,
    draw_any,
    hand,
    new_game,
    offered,
    options,
    play,
    player,
    position,
    question,
    see,
    work,
)
from tests.raiders.solo import rival


def ready(level: str) -> RaidersGame:
    """A solo game, set up with whatever comes, at its first turn."""
    g = new_game(level=level)
    while question(g) != "WorkOrRaid":
        if isinstance(g.decision, Chance):
            g.play_chance(0)
        else:
            assert g.decision is not None
            g.play(PURPLE, g.decision.options(g, PURPLE)[0])
    return g


@rule("raiders:component.cards.solo")
def test_fourteen_schemes_and_two_rival_cards_with_four_opponents() -> None:
    assert len({scheme.id for scheme in PARTS.schemes}) == 14
    assert PARTS.box.box["rival_cards"] == 2
    assert len({level.id for level in PARTS.levels}) == 4


@rule("raiders:solo.overview")
@pytest.mark.parametrize(("mine", "theirs", "winners"), [(52, 49, (PURPLE,)), (49, 52, ())])
def test_more_points_than_the_rival_win(mine: int, theirs: int, winners: tuple[int, ...]) -> None:
    g = position(f"solo: trader\nlast turns: 1\npurple: vp {mine}\nrival: vp {theirs}")
    work(g, "farm", "market")
    assert g.result is not None
    assert g.result.scores == (mine,)
    assert g.result.winners == winners


@rule("raiders:solo.your-turn")
def test_your_turn_offers_what_it_offers_with_two_players_less_the_blocked_location() -> None:
    mine = "purple: worker grey; provision 8; wagon 8\n" + "".join(
        f"purple slot {n}: {name}\n" for n, name in enumerate(("brawler", "herdsman", "tyrant", "champion"), 1)
    )
    two = options(position(f"players: purple, orange\n{mine}"))
    assert "place location=silversmith" in two
    assert "raid settlement=persia-1" in two
    assert options(position(f"solo: lookout\n{mine}")) == two
    blocked = options(position(f"solo: lookout\n{mine}rival: scheme scheme-01"))
    assert blocked == [option for option in two if option != "place location=silversmith"]


@rule("raiders:solo.turn-order")
def test_you_start_with_nothing_blocked_then_the_rival_reveals_a_card() -> None:
    g = ready("lookout")
    assert (see(g).active, answering(g)) == (PURPLE, PURPLE)
    assert (rival(g).scheme, rival(g).blocks) == (None, None)
    assert not any(location.blocked for location in see(g).village)
    work(g, "farm", "market")
    assert question(g) == "RevealScheme"
    draw(g, scheme="scheme-01")
    draw_any(g)
    assert rival(g).scheme == "scheme-01"
    assert (see(g).active, question(g)) == (PURPLE, "WorkOrRaid")
    work(g, "barracks", "farm")
    assert question(g) == "RevealScheme", "you and the rival alternate"


@rule("raiders:solo.setup.board")
def test_the_board_is_that_of_two_players() -> None:
    view = see(ready("trader"))
    in_play = [[s for town in civ.settlements for s in town.spaces if s.in_play] for civ in view.civilisations]
    assert [len(spaces) for spaces in in_play] == [4, 4, 4, 4]
    assert view.spaces_left == 16
    beneath = [space.quest for spaces in in_play for space in spaces if space.quest is not None]
    assert len(beneath) == 12
    assert {quest.id for quest in beneath} == {None}, "face down"
    assert len([quest for quest in view.quest_slots if quest is not None and quest.id is not None]) == 2
    two = see(position("players: purple, orange"))
    ids = [space.id for civ in two.civilisations for town in civ.settlements for space in town.spaces if space.in_play]
    assert [space.id for spaces in in_play for space in spaces] == ids


@rule("raiders:solo.setup.pairs")
def test_two_pairs_are_offered_and_the_other_hero_leaves() -> None:
    g = new_game(level="trader")
    draw_any(g)
    assert question(g) == "PickPair"
    offer = see(g).offer
    assert len(offer) == len(offered(g, "pick")) == 2
    play(g, "pick", hero=offer[0].hero)
    draw_any(g)
    assert player(g).hero == offer[0].hero
    assert player(g).slots[0].member == offer[0].card
    assert see(g).offer == []
    assert not hasattr(rival(g), "hero"), "the rival has no hero"
    assert len(see(g).players) == 1


def after_the_choice(rulings: int = 2) -> tuple[RaidersGame, str]:
    """A solo game whose player has just been dealt five cards, and the crew card of the other pair."""
    g = new_game(level="trader", rulings=rulings)
    while question(g) != "RevealHero":
        g.play_chance(0)
    for hero, card in (("ateas", "brawler"), ("vadasz", "merchant")):
        draw(g, hero=hero)
        draw(g, card=card)
    draw_any(g)
    play(g, "pick", hero="ateas")
    draw_any(g)
    return g, "merchant"


@rule("raiders:solo.setup.pairs")
def test_both_cards_of_the_other_pair_leave_the_game() -> None:
    g, unused = after_the_choice()
    assert discarded(g) == []
    in_play = [*hand(g), *crew(g), *[CREW[card] for card, count in enumerate(g.crew_deck) for _ in range(count)]]
    assert in_play.count(unused) == 1, "the other copy"
    assert HEROES.index("vadasz") not in g.heroes
    one, two = hand(g)[:2]
    play(g, "give-up", card=one, other=two) if one != two else play(g, "give-up-both", card=one)
    assert discarded(g) == sorted([one, two], key=CREW.index), "just the cards given up"
    assert RULEBOOK.load(RULEBOOK.dump(g)).crew_deck[CREW.index(unused)] == g.crew_deck[CREW.index(unused)]


@rule("raiders:solo.setup.pairs")
def test_in_a_game_begun_before_version_two_the_crew_card_started_the_discard_pile() -> None:
    g, unused = after_the_choice(rulings=1)
    assert discarded(g) == [unused]


@rule("raiders:solo.setup.rival-marker")
@pytest.mark.parametrize("label", ["purple", "orange", "green", "blue"])
def test_the_rival_has_another_colour_and_no_points(label: str) -> None:
    g = RULEBOOK.start(Setup("raiders", 2, (label,), ("solo",)))
    g.advance()
    draw_any(g)
    assert player(g).colour == label
    assert rival(g).colour in {"purple", "orange", "green", "blue"} - {label}
    assert rival(g).vp == 0


@rule("raiders:solo.setup.deck")
def test_the_scheme_deck_is_full_and_hidden() -> None:
    g = ready("huntress")
    assert rival(g).schemes_left == 14
    assert rival(g).scheme is None, "nothing is on its discard pile"
    work(g, "farm", "market")
    assert isinstance(g.decision, Chance)
    assert g.decision.tickets(g) == 14, "any card may come"


@rule("raiders:solo.setup.level")
def test_the_four_rivals_from_easiest_to_hardest_one_of_which_is_chosen() -> None:
    level = next(choice for choice in RULEBOOK.choices if choice.name == "level")
    assert level.values == ("trader", "lookout", "huntress", "outrider")
    assert [rival(new_game(level=name)).level for name in LEVELS] == list(level.values)
    for wrong in ("chief", "trader, lookout"):
        with pytest.raises(SetupError):
            RULEBOOK.check(Setup("raiders", 2, ("purple",), ("solo",), {"level": wrong}))


@rule("raiders:solo.setup.provisions")
@pytest.mark.parametrize(("level", "provisions"), [("trader", 1), ("lookout", 2), ("huntress", 2), ("outrider", 3)])
def test_the_rival_starts_with_its_provisions_and_nothing_else(level: str, provisions: int) -> None:
    g = ready(level)
    assert rival(g).provisions == provisions
    assert (rival(g).vp, rival(g).horses, rival(g).quests) == (0, [], [])
    assert rival(g).__struct_fields__ == (
        *("level", "colour", "vp", "projected", "provisions", "strength"),
        *("horses", "quests", "scheme", "blocks", "schemes_left"),
    ), "it has no silver, kumis, plunder, worker or hand to hold"
    assert see(g).supply.silver == 32 - player(g).silver
    assert see(g).supply.kumis == 32
    assert see(g).supply.provision == 32 - player(g).provision - provisions


@rule(
    "raiders:solo.level.trader",
    "raiders:solo.level.lookout",
    "raiders:solo.level.huntress",
    "raiders:solo.level.outrider",
)
@pytest.mark.parametrize(
    ("level", "strength", "start"), [("trader", 0, 1), ("lookout", 1, 2), ("huntress", 1, 2), ("outrider", 2, 3)]
)
def test_a_rivals_base_strength_and_first_provisions(level: str, strength: int, start: int) -> None:
    assert rival(ready(level)).provisions == start
    g = position(f"solo: {level}")
    assert rival(g).strength == strength
    assert rival(g).horses == []


@rule("raiders:solo.level.trader")
def test_the_trader_without_horses_is_too_weak_for_any_raid() -> None:
    g = position("solo: trader\nrival: provisions 2")
    work(g, "farm", "market")
    draw(g, scheme="scheme-01")
    draw_any(g)
    assert len(rival(g).horses) == 1, "strength 2 is asked for: the check fails"
    assert (rival(g).provisions, rival(g).vp) == (2, 0)


@rule(
    "raiders:solo.level.trader",
    "raiders:solo.level.lookout",
    "raiders:solo.level.huntress",
    "raiders:solo.level.outrider",
)
@pytest.mark.parametrize(("level", "after"), [("trader", 4), ("lookout", 4), ("huntress", 5), ("outrider", 5)])
def test_told_to_gain_two_provisions_some_rivals_gain_three(level: str, after: int) -> None:
    g = position(f"solo: {level}\nrival: provisions 2")
    work(g, "farm", "market")
    draw(g, scheme="scheme-08")
    assert rival(g).provisions == after
