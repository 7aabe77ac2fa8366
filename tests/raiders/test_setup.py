"""Setting up the board, the players and their first cards."""

from __future__ import annotations

from random import Random

import pytest

from marches.games.raiders.edge.components import PARTS
from marches.games.raiders.edge.rulebook import RULEBOOK
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.tables import CREW, PLUNDER
from marches.kernel.setup import Setup, SetupError
from marches.kernel.step import SPECTATOR, Chance
from marches.table.view import page
from marches.testing.playout import random_answer
from tests.marks import rule
from tests.raiders.helpers import (
    ORANGE,
    PURPLE,
    answering,
    at,
    crew,
    dealt,
    discarded,
    draw,
    draw_any,
    hand,
    has,
    new_game,
    offered,
    options,
    play,
    player,
    preview,
    question,
    refused,
    see,
    spaces,
    supply,
    told,
    village,
    worker,
)

PRINTED = {x.id: x for civ in PARTS.civilisations for settlement in civ.settlements for x in settlement.spaces}
SEEDS = range(8)


def picking(players: int, first: int = PURPLE) -> RaidersGame:
    """A new game in which the pairs are about to be picked; `first` is the first player."""
    g = new_game(players)
    while question(g) != "PickFirstPlayer":
        g.play_chance(0)
    draw(g, seat=first)
    return g


def pick_all(g: RaidersGame) -> None:
    while question(g) == "PickPair":
        play(g, "pick", hero=offered(g, "pick")[0])


# -- how many play ---------------------------------------------------------------------------------------------


@rule("raiders:setup.player-count")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    g = dealt(players)
    assert len(see(g).players) == players
    assert see(g).rival is None


@rule("raiders:setup.player-count")
def test_one_player_plays_solo() -> None:
    assert see(dealt(level="trader")).rival is not None
    with pytest.raises(SetupError):
        RULEBOOK.check(Setup("raiders", 2, ("purple",)))


@rule("raiders:setup.player-count")
@pytest.mark.parametrize("seats", [(), ("purple", "orange", "green", "blue", "white")])
@pytest.mark.parametrize("modules", [(), ("solo",)])
def test_none_and_five_cannot_play(seats: tuple[str, ...], modules: tuple[str, ...]) -> None:
    with pytest.raises(SetupError):
        RULEBOOK.check(Setup("raiders", 2, seats, modules))


# -- quests ----------------------------------------------------------------------------------------------------


def on_spaces(g: RaidersGame) -> list[str | None]:
    """The quests on raid spaces; None for a face-down one."""
    return [space.quest.id for space in spaces(g) if space.quest is not None]


@rule("raiders:setup.quest.village")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_quests_lie_face_up_in_the_village(players: int) -> None:
    g = dealt(players)
    slots = see(g).quest_slots
    assert len(slots) == 2
    assert len({quest.id for quest in slots if quest is not None and quest.id is not None}) == 2
    assert all(quest is None for quest in on_spaces(g)), "no other quest is face up"


@rule("raiders:setup.quest.village")
def test_the_quests_are_shuffled() -> None:
    first = {quest.id for seed in SEEDS for quest in see(at(seed)).quest_slots if quest is not None}
    assert len(first) > 2


@rule("raiders:setup.quest.spaces")
def test_every_space_in_use_outside_greece_has_a_face_down_quest() -> None:
    g = dealt(4)
    assert on_spaces(g) == [None] * 18
    assert see(g).quests_left == 20


@rule("raiders:setup.quest.greece")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greece_has_no_quests(players: int) -> None:
    greek = [space for space in spaces(dealt(players)) if space.id.startswith("greece")]
    assert len(greek) == 6
    assert [space.quest for space in greek] == [None] * 6


@rule("raiders:setup.quest.leftover")
@pytest.mark.parametrize("seed", [3, 4])
def test_six_quests_never_appear_with_four_players(seed: int) -> None:
    g, rng = dealt(4), Random(seed)
    seen: set[str | None] = set()
    while g.decision is not None:
        if question(g) == "WorkOrRaid":
            view = see(g)
            owned = [quest.id for seat in range(4) for quest in player(g, seat).quests]
            seen |= {*on_spaces(g), *owned, *[quest.id for quest in view.quest_slots if quest is not None]} - {None}
            assert len(seen) + on_spaces(g).count(None) == 20
        g.play(*random_answer(g, rng))
    assert len(seen) > 10


# -- raid spaces -----------------------------------------------------------------------------------------------


@rule("raiders:setup.unused-spaces")
@pytest.mark.parametrize(("players", "used"), [(2, 16), (3, 20), (4, 24)])
def test_the_number_of_players_decides_which_raid_spaces_are_used(players: int, used: int) -> None:
    g = dealt(players)
    assert see(g).spaces_left == used
    assert sum(space.in_play for space in spaces(g)) == used
    for space in spaces(g):
        assert space.in_play == (PRINTED[space.id].min_players <= players)
        assert space.in_play or (space.plunder, space.quest) == ({}, None)
    assert RULEBOOK.census(g)["workers"] == used + 3 + players, "no worker stands above an unused space"


@rule("raiders:setup.unused-spaces")
def test_an_unused_space_cannot_be_raided() -> None:
    text = """
        players: {players}
        purple: provision 8; worker grey
        purple slot 1: champion
        purple slot 2: champion
        purple slot 3: strongman
    """
    two = RULEBOOK.load(text.format(players="purple, orange"))
    for settlement in ("cimmeria-3", "assyria-3", "persia-3", "greece-3"):
        assert refused(two, "raid", settlement=settlement).rule == "raiders:raid.where"
    three = RULEBOOK.load(text.format(players="purple, orange, green"))
    play(three, "raid", settlement="cimmeria-3")
    while question(three) != "ChooseSpace":
        draw_any(three)
        if question(three) == "PlaceWounds":
            play(three, "wound", slot=1)
    assert offered(three, "plunder") == ["cimmeria-3a"]
    assert refused(three, "plunder", space="cimmeria-3b").rule == "raiders:raid.once"


@rule("raiders:setup.plunder.fill")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_used_space_holds_its_printed_number_of_tokens(players: int) -> None:
    for space in spaces(at(1, players)):
        assert space.tokens == PRINTED[space.id].plunder
        assert sum(space.plunder.values()) == (space.tokens if space.in_play else 0)


@rule("raiders:setup.plunder.fill")
def test_plunder_is_drawn_at_random_from_one_bag() -> None:
    g = new_game()
    while question(g) != "LayPlunder":
        g.play_chance(0)
    assert isinstance(g.decision, Chance)
    bag = [g.decision.outcome(g, ticket).names["plunder"] for ticket in range(g.decision.tickets(g))]
    assert [bag.count(kind) for kind in PLUNDER] == [14, 20, 20, 26]
    first, second, again = [[space.plunder for space in spaces(at(seed))] for seed in (1, 2, 1)]
    assert first != second
    assert first == again


@rule("raiders:setup.plunder.position")
def test_plunder_is_seen_and_the_quest_beneath_is_not() -> None:
    g = dealt(4)
    for seat in (PURPLE, ORANGE, -2):
        for civ in see(g, seat).civilisations:
            for space in [space for settlement in civ.settlements for space in settlement.spaces]:
                assert space.plunder
                assert (space.quest is None) == (civ.id == "greece")
                assert space.quest is None or (space.quest.id, space.quest.pay, space.quest.vp) == (None, {}, 0)


@rule("raiders:setup.plunder.leftover")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rest_of_the_bag_is_the_supply(players: int) -> None:
    g = dealt(players)
    on_board = sum(sum(space.plunder.values()) for space in spaces(g))
    assert on_board == sum(space.plunder for space in PRINTED.values() if space.min_players <= players)
    assert sum(supply(g, kind) for kind in PLUNDER) == 80 - on_board


@rule("raiders:setup.supply")
def test_other_tokens_start_in_the_supply() -> None:
    g = dealt(3)
    assert [supply(g, token) for token in ("silver", "provision", "kumis", "wounds")] == [23, 29, 32, 32]


# -- workers ---------------------------------------------------------------------------------------------------


@rule("raiders:setup.worker.spaces")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_worker_of_the_printed_colour_stands_above_each_used_space(players: int) -> None:
    g = dealt(players)
    for space in [space for space in spaces(g) if space.in_play]:
        assert space.worker == PRINTED[space.id].worker
        assert space.tokens == PRINTED[space.id].plunder
    in_village, with_players = 3, players
    used = sum(space.in_play for space in spaces(g))
    assert RULEBOOK.census(g)["workers"] == used + in_village + with_players


@rule("raiders:setup.worker.village")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_blue_workers_start_in_the_village(players: int) -> None:
    assert village(dealt(players)) == {"town-centre": "blue", "meeting-tent": "blue", "market": "blue"}


@rule("raiders:setup.worker.leftover")
def test_other_workers_never_appear() -> None:
    g, rng = dealt(2), Random(2)
    while g.decision is not None:
        if question(g) == "WorkOrRaid":
            assert RULEBOOK.census(g)["workers"] == 16 + 3 + 2
        g.play(*random_answer(g, rng))


# -- players ---------------------------------------------------------------------------------------------------


@rule("raiders:setup.player.board")
def test_each_player_has_a_colour_and_starts_on_zero() -> None:
    g = dealt(3)
    assert len({seat.colour for seat in see(g).players}) == 3
    assert [(seat.vp, seat.track.space) for seat in see(g).players] == [(0, 0)] * 3


@rule("raiders:setup.player.goods", "raiders:setup.player.worker")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_starts_with_three_silver_a_provision_and_a_blue_worker(players: int) -> None:
    g = dealt(players)
    for seat in range(players):
        assert [has(g, good, seat) for good in ("silver", "provision", "kumis", *PLUNDER)] == [3, 1, 0, 0, 0, 0, 0]
        assert worker(g, seat) == "blue"


# -- cards -----------------------------------------------------------------------------------------------------


@rule("raiders:setup.decks")
def test_three_decks_are_shuffled_by_the_seed() -> None:
    games = [see(at(seed)) for seed in SEEDS]
    assert len({str(game.display) for game in games}) > 4
    assert len({str([pair.hero for pair in game.offer]) for game in games}) > 4
    assert len({str([pair.card for pair in game.offer]) for game in games}) > 4
    assert see(at(1)) == see(at(1))


@rule("raiders:setup.decks")
def test_nobody_sees_what_the_decks_hold() -> None:
    g = at(1, 3)
    while question(g) != "WorkOrRaid":
        g.play(*random_answer(g, Random(1)))
    for seat in (0, 1, 2):
        other = RULEBOOK.redeal(g, seat, Random(7))
        assert list(other.crew_deck) != list(g.crew_deck), "the deck could hold other cards"
        assert see(other, seat) == see(g, seat), "and it would look the same"
    assert see(g).crew_deck == 76 - 4 - 3 * 5


@rule("raiders:setup.solo-cards-out")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_solo_cards_stay_in_the_box(players: int) -> None:
    g = dealt(players)
    assert see(g).rival is None
    assert g.rival is None
    assert g.contenders() == players
    assert [location.blocked for location in see(g).village] == [False] * 8
    assert see(dealt(level="trader")).rival is not None


@rule("raiders:setup.animal.display")
def test_three_animals_lie_face_up() -> None:
    g = dealt()
    assert [animal is not None for animal in see(g).display] == [True, True, True]
    assert see(g).animal_deck == 33


@rule("raiders:setup.hero.reveal", "raiders:setup.hero.pairs")
@pytest.mark.parametrize(("players", "pairs"), [(2, 3), (3, 4), (4, 5)])
def test_one_more_pair_than_players_is_offered_face_up(players: int, pairs: int) -> None:
    g = picking(players)
    for seat in (0, 1, -2):
        offer = see(g, seat).offer
        assert len({pair.hero for pair in offer}) == pairs
        assert len([pair.card for pair in offer if pair.card is not None]) == pairs
    assert see(g).crew_deck == 76 - pairs


@rule("raiders:setup.first-player")
def test_the_first_player_is_picked_at_random() -> None:
    firsts = [at(seed, 3).first for seed in range(20)]
    assert set(firsts) == {0, 1, 2}
    assert [at(seed, 3).first for seed in range(20)] == firsts
    g = new_game(3)
    while question(g) != "PickFirstPlayer":
        g.play_chance(0)
    assert offered(g, "first") == [0, 1, 2]
    assert isinstance(g.decision, Chance)
    assert g.decision.tickets(g) == 3, "every seat is as likely"


@rule("raiders:setup.hero.pick-order")
@pytest.mark.parametrize(("first", "order"), [(0, [2, 1, 0]), (1, [0, 2, 1]), (2, [1, 0, 2])])
def test_the_last_player_picks_first(first: int, order: list[int]) -> None:
    g = picking(3, first)
    asked_in_turn = []
    while question(g) == "PickPair":
        asked_in_turn.append((answering(g), len(offered(g, "pick"))))
        play(g, "pick", hero=offered(g, "pick")[0])
    assert asked_in_turn == list(zip(order, [4, 3, 2], strict=True))


@rule("raiders:setup.hero.place")
def test_the_paired_card_joins_the_crew_on_the_first_slot_for_nothing() -> None:
    g = picking(3)
    pair = see(g).offer[2]
    play(g, "pick", hero=pair.hero)
    assert player(g, 2).hero == pair.hero
    assert crew(g, 2) == [pair.card, None, None, None, None]
    assert has(g, "silver", 2) == 3


@rule("raiders:setup.hero.leftover")
def test_the_other_heroes_leave_the_game() -> None:
    g = picking(3)
    heroes = [pair.hero for pair in see(g).offer]
    pick_all(g)
    view = see(g)
    assert view.offer == []
    assert [seat.hero for seat in view.players] == [heroes[2], heroes[1], heroes[0]]
    assert list(g.offer) == [-1] * len(g.offer)


@rule("raiders:setup.crew.discard")
def test_the_card_of_the_unchosen_pair_starts_the_discard_pile() -> None:
    g = picking(3)
    last = see(g).offer[3]
    pick_all(g)
    assert question(g) == "DrawCard", "hands are dealt next"
    assert discarded(g) == [last.card]


def dealt_hands(*hands: str, level: str = "", rulings: int = 2) -> RaidersGame:
    """A game in which these cards have just been dealt, one hand a player."""
    g = new_game(len(hands), level, rulings)
    while question(g) != "DrawCard":
        if isinstance(g.decision, Chance):
            g.play_chance(g.decision.tickets(g) - 1)
        else:
            play(g, "pick", hero=offered(g, "pick")[0])
    for hand_dealt in hands:
        for card in hand_dealt.split():
            draw(g, card=card)
    return g


FIRST, SECOND = "brawler herdsman scout archer sage", "champion warlord trader healer brewer"


@rule("raiders:setup.hand")
def test_everyone_is_dealt_five_cards_and_keeps_three() -> None:
    g = picking(3)
    pick_all(g)
    draw_any(g)
    assert [len(hand) for hand in g.hands] == [5, 5, 5]
    for _ in range(3):
        assert question(g) == "KeepHand"
        assert {option.split()[0] for option in options(g)} <= {"give-up", "give-up-both"}, "neither two nor four stay"
        g.play(answering(g), random_answer(g, Random(1))[1])
    assert [len(hand) for hand in g.hands] == [3, 3, 3]
    assert sum(see(g).crew_discard.values()) == 7
    assert question(g) == "WorkOrRaid"


@rule("raiders:setup.hand.sealed")
def test_everyone_has_one_question_with_ten_answers_at_the_same_time() -> None:
    g = dealt_hands(FIRST, SECOND)
    assert g.decision is not None
    assert g.decision.seats(g) == (PURPLE, ORANGE)
    cards = sorted(FIRST.split(), key=CREW.index)
    pairs = [f"give-up card={one} other={two}" for n, one in enumerate(cards) for two in cards[n + 1 :]]
    assert options(g, PURPLE) == pairs
    assert (len(options(g, PURPLE)), len(options(g, ORANGE))) == (10, 10)


@rule("raiders:setup.hand.sealed")
@pytest.mark.parametrize("order", [(PURPLE, ORANGE), (ORANGE, PURPLE)])
def test_all_cards_given_up_join_the_discard_pile_together(order: tuple[int, int]) -> None:
    g = dealt_hands(FIRST, SECOND)
    before, pages = discarded(g), [page(RULEBOOK, g, 0, seat) for seat in (PURPLE, ORANGE, SPECTATOR)]
    given = {PURPLE: ("brawler", "sage"), ORANGE: ("trader", "brewer")}
    first, second = order
    play(g, "give-up", by=first, card=given[first][0], other=given[first][1])
    assert discarded(g) == before
    assert told(g, "raiders-did-discard") == []
    for seat, old in ((second, pages[second]), (SPECTATOR, pages[2])):
        new = page(RULEBOOK, g, 0, seat)
        assert new.view == old.view, "nothing is seen of the choice"
        assert new.question is not None
        assert new.question.waiting == (second,)
    play(g, "give-up", by=second, card=given[second][0], other=given[second][1])
    assert sorted(discarded(g)) == sorted([*before, "brawler", "sage", "trader", "brewer"])
    assert len(told(g, "raiders-did-discard")) == 4
    kept = [["herdsman", "archer", "scout"], ["champion", "warlord", "healer"]]
    assert [sorted(hand(g, seat)) for seat in (PURPLE, ORANGE)] == [sorted(cards) for cards in kept]
    assert question(g) == "WorkOrRaid"


@rule("raiders:setup.hand.sealed")
def test_of_cards_that_are_alike_each_choice_is_offered_once() -> None:
    g = dealt_hands("brawler brawler scout scout sage", SECOND)
    assert options(g, PURPLE) == [
        "give-up-both card=brawler",
        "give-up card=brawler other=sage",
        "give-up card=brawler other=scout",
        "give-up card=sage other=scout",
        "give-up-both card=scout",
    ]
    assert g.decision is not None
    kept = preview(g, "give-up-both", PURPLE, card="scout")
    assert [line.key for line in kept[:2]] == ["raiders-preview-keep", "raiders-preview-member"]
    assert [line.facts["card"] for line in kept[1:]] == ["crew:brawler", "crew:brawler", "crew:sage"]
    play(g, "give-up-both", by=PURPLE, card="scout")
    play(g, "give-up", by=ORANGE, card="trader", other="brewer")
    assert hand(g) == ["brawler", "brawler", "sage"]


@rule("raiders:setup.hand.sealed")
def test_a_game_begun_before_version_two_discards_card_by_card() -> None:
    g = dealt_hands(FIRST, SECOND, rulings=1)
    for size in (5, 4):
        assert question(g) == "DiscardDown"
        assert len(options(g, PURPLE)) == size
        play(g, "discard", by=PURPLE, card=hand(g)[0])
        play(g, "discard", by=ORANGE, card=hand(g, ORANGE)[0])
    assert [len(cards) for cards in g.hands] == [3, 3]
    assert question(g) == "WorkOrRaid"


@rule("raiders:setup.example.three-players")
def test_purple_who_plays_last_picks_vadasz_and_the_merchant_first() -> None:
    g = new_game(3)
    while question(g) != "RevealHero":
        g.play_chance(0)
    pairs = [("ateas", "brawler"), ("vadasz", "merchant"), ("zarina", "tyrant"), ("amage", "trader")]
    for hero, card in pairs:
        draw(g, hero=hero)
        draw(g, card=card)
    draw(g, seat=ORANGE)
    assert answering(g) == PURPLE
    assert offered(g, "pick") == [hero for hero, _ in pairs]
    play(g, "pick", hero="vadasz")
    assert player(g).hero == "vadasz"
    assert crew(g) == ["merchant", None, None, None, None]
    assert has(g, "silver") == 3
    assert options(g) == ["pick hero=ateas", "pick hero=zarina", "pick hero=amage"]
