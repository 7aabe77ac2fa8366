"""The rulebook's long examples, played through: a quick sign that the whole engine holds together."""

from tests.marks import rule
from tests.raiders.helpers import (
    crew,
    discarded,
    display,
    draw,
    draw_any,
    hand,
    has,
    new_game,
    offered,
    offers,
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


@rule("raiders:raid.example.greece")
def test_purple_raids_a_greek_settlement_with_thirty_strength() -> None:
    g = position("""
        purple: vp 0; provision 2; wagon 2; kumis 3; gold 0; worker grey
        purple slot 1: empty; eagle animal-12
        purple slot 2: strongman; horse animal-03
        purple slot 3: tyrant; horse animal-06
        purple slot 4: adventurer; eagle animal-07
        purple slot 5: gravedigger
        space greece-1a: raided
        space greece-1b: gold 2
        settlement greece-1: red
    """)
    gold = supply(g, "gold")
    play(g, "raid", settlement="greece-1")
    assert has(g, "provision") == 0
    assert has(g, "wagon") == 0
    play(g, "spend", count=3)
    roll_dice(g, red=[(3, 2), (2, 1)], white=[(2, 1), (1, 1)], yellow=[(0, 1)])
    assert told(g, "raiders-did-strength")[0].facts == {
        "seat": "seat:0",
        "total": 30,
        "kumis": 3,
        "dice": 8,
        "cards": 16,
        "abilities": 3,
    }
    assert has(g, "vp") == 7
    play(g, "accept")
    for slot in (3, 3, 4, 5):
        play(g, "wound", slot=slot)
    assert crew(g) == [None, "strongman", "tyrant", "adventurer", None]
    assert wounds(g) == [0, 0, 2, 1, 0]
    assert discarded(g) == ["gravedigger"]
    play(g, "plunder", space="greece-1b")
    assert has(g, "gold") == 3
    assert supply(g, "gold") == gold - 1
    assert player(g).worker == "red"
    assert see(g).active == 1
    spots = see(g).civilisations[3].settlements[0].spots
    assert spots == ["red", "grey"]


@rule("raiders:work.example.first-turn")
def test_the_very_first_turn() -> None:
    g = position("purple hand: brawler, herdsman, conspirator")
    assert offered(g, "place") == ["barracks", "silversmith", "farm"]
    assert refused(g, "place", location="stables").rule == "raiders:work.colour.no-blue"
    assert refused(g, "place", location="market").rule == "raiders:work.place.free-only"
    play(g, "place", location="silversmith")
    play(g, "use", option="smith-more")
    assert has(g, "silver") == 6
    assert offered(g, "take") == ["town-centre", "meeting-tent", "market"]
    assert refused(g, "take", location="silversmith").rule == "raiders:work.take.different"
    play(g, "take", location="market")
    assert offered(g, "use") == ["sell-for-silver", "sell-for-wagon", "sell-for-equipment"]
    play(g, "use", option="sell-for-silver")
    play(g, "discard", card="brawler")
    assert has(g, "silver") == 8
    assert question(g) == "WorkOrRaid"


@rule("raiders:wound.example.conspirator")
def test_a_conspirator_draws_one_card_for_two_wounds_and_none_for_dying() -> None:
    g = position("""
        purple: provision 3; worker grey
        purple slot 1: conspirator
        purple slot 2: strongman
        purple hand: brawler, herdsman, tyrant
        space cimmeria-1a: livestock 4
    """)
    play(g, "raid", settlement="cimmeria-1")
    roll_dice(g, red=[(2, 2)])
    play(g, "wound", slot=1)
    play(g, "wound", slot=1)
    draw(g, card="veteran")
    assert sorted(hand(g)) == ["brawler", "herdsman", "tyrant", "veteran"]
    assert wounds(g)[0] == 2
    assert player(g).slots[0].strength == 0
    play(g, "plunder", space="cimmeria-1a")
    draw(g, quest="q20")
    assert see(g).active == 1


@rule("raiders:term.example.any-location", "raiders:term.any-location")
def test_the_adventurer_copies_any_location_the_worker_may_use() -> None:
    text = """
        village: meeting-tent blue; market blue; farm blue
        purple: silver 2; equipment 1; livestock 1; worker {colour}
        purple hand: adventurer, brawler
    """
    g = position(text.format(colour="blue"))
    play(g, "place", location="town-centre")
    play(g, "use", option="play-card")
    play(g, "play", card="adventurer")
    assert len(offered(g, "copy")) == 6
    assert refused(g, "copy", location="stables").rule == "raiders:work.colour.no-blue"
    g = position(text.format(colour="red"))
    play(g, "place", location="town-centre")
    play(g, "use", option="play-card")
    play(g, "play", card="adventurer")
    assert len(offered(g, "copy")) == 8
    play(g, "copy", location="farm")
    assert offered(g, "use") == ["farm-more", "farm-wagon"]


@rule("raiders:term.example.mercenary")
def test_the_mercenary_cannot_be_played_without_a_point() -> None:
    text = """
        village: meeting-tent blue; market blue; farm blue
        purple: vp {vp}; silver 0
        purple hand: mercenary
    """
    g = position(text.format(vp=0))
    play(g, "place", location="town-centre")
    assert refused(g, "use", option="play-card").rule == "raiders:village.village-centre.card"
    g = position(text.format(vp=1))
    play(g, "place", location="town-centre")
    play(g, "use", option="play-card")
    play(g, "play", card="mercenary")
    assert (has(g, "vp"), has(g, "silver")) == (0, 3)


@rule("raiders:quest.example.strength")
def test_a_strength_quest_is_paid_card_by_card() -> None:
    g = position("""
        quest village-1: q02
        purple: kumis 6; worker grey
        purple hand: mercenary, warmonger, vigilante, gravedigger
    """)
    play(g, "place", location="chiefs-tent")
    play(g, "use", option="complete-quest")
    play(g, "quest", quest="q02")
    play(g, "discard", card="mercenary")
    play(g, "discard", card="warmonger")
    assert question(g) == "DiscardStrength"
    play(g, "discard", card="vigilante")
    assert hand(g) == ["gravedigger"]
    assert has(g, "kumis") == 6
    assert [quest.id for quest in player(g).quests] == ["q02"]


@rule("raiders:solo.example.assyria")
def test_the_lookout_raids_assyria_with_one_horse() -> None:
    g = position("""
        solo: lookout
        purple: silver 0
        rival: provisions 3; vp 10
        rival horses: animal-02, animal-01, animal-04
        space assyria-2a: gold 1; wagon 2
    """)
    play(g, "place", location="farm")
    play(g, "decline")
    play(g, "take", location="market")
    play(g, "decline")
    draw(g, scheme="scheme-06")
    draw(g, quest="q20")
    rival = see(g).rival
    assert rival is not None
    assert (rival.provisions, rival.vp, rival.strength) == (0, 17, 3)
    assert [horse.id for horse in rival.horses] == ["animal-01", "animal-04"]
    space = see(g).civilisations[1].settlements[1].spaces[0]
    assert space.raided
    assert space.quest is not None
    assert space.quest.id == "q20"
    assert question(g) == "WorkOrRaid"
    assert refused(g, "place", location="market").rule == "raiders:solo.block"


@rule("raiders:village.stables.refill", "raiders:village.stables.display")
def test_an_eagle_is_bought_and_the_display_refilled() -> None:
    g = position("""
        purple: silver 2; worker grey
        display: animal-01, animal-05, animal-12
    """)
    play(g, "place", location="stables")
    assert refused(g, "use", option="buy-horse").rule == "raiders:village.stables.horse"
    play(g, "use", option="buy-eagle")
    play(g, "take-animal", position="middle", side="eagle")
    draw(g, animal="animal-07")
    assert display(g) == ["animal-01", "animal-07", "animal-12"]
    play(g, "tuck", side="eagle", slot=4)
    eagle = player(g).slots[3].eagle
    assert eagle is not None
    assert eagle.id == "animal-05"
    assert has(g, "silver") == 0


@rule("raiders:setup.hero.pick-order")
def test_pairs_are_picked_against_turn_order() -> None:
    g = new_game(3)
    while question(g) != "PickFirstPlayer":
        g.play_chance(0)
    draw(g, seat=1)
    order = []
    while question(g) == "PickPair":
        assert g.decision is not None
        order.append((g.decision.seats(g)[0], len(offered(g, "pick"))))
        play(g, "pick", hero=offered(g, "pick")[0])
    assert order == [(0, 4), (2, 3), (1, 2)]
    assert see(g).offer == []


def test_offers_says_what_is_legal() -> None:
    g = position("purple: silver 3")
    assert offers(g, "place", location="farm")
    assert not offers(g, "raid", settlement="greece-1")


@rule("raiders:end.trigger.settlements")
def test_the_end_comes_when_no_worker_in_play_can_raid_what_is_left() -> None:
    text = """
        village: farm {colour}; market red; town-centre red
        open: assyria-1a, assyria-1b, assyria-2a, assyria-2b, persia-2a
        purple: provision 4; wagon 2; worker grey
        purple slot 1: brawler
        purple slot 2: brawler
        purple slot 3: tyrant
        purple slot 4: tyrant
        orange: worker red
    """
    for colour, over in (("red", True), ("grey", False)):
        g = position(text.format(colour=colour))
        play(g, "raid", settlement="persia-2")
        while see(g).active == 0:
            draw_any(g)
            if see(g).active == 0:
                assert g.decision is not None
                g.play(0, g.decision.options(g, 0)[-1])
        assert see(g).spaces_left == 4
        assert see(g).last_round is over
