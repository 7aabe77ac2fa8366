"""root:9.3, 9.5.9  The six characters: setup and special actions."""

import pytest

from marches.games.root.edge import components as data
from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.state import RootGame
from marches.kernel.setup import SetupError
from marches.table.table import Table
from tests.marks import rule
from tests.root.helpers import (
    asked,
    battle,
    decline,
    draw_any,
    hand,
    offered,
    options,
    pieces,
    play,
    position,
    question,
    refused,
    roll,
    score,
    view,
    warriors,
)
from tests.root.vagabond import board, out_of_game, pass_time, relation, where

# -- setup -----------------------------------------------------------------------------------------------------


def begin(*names: str) -> RootGame:
    """A new game up to the first choice of a character."""
    g = RULEBOOK.start(RULEBOOK.lineup(list(names)))
    g.advance()
    pass_time(g, "ChooseCharacter")
    return g


@rule("root:9.3.1")
def test_base_characters_and_with_the_riverfolk_box_three_more() -> None:
    g = begin("eyrie", "vagabond")
    assert offered(g, "choose-character", "character") == ["thief", "tinker", "ranger"]
    g = begin("eyrie", "vagabond", "riverfolk")
    everyone = ["thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel"]
    assert offered(g, "choose-character", "character") == everyone


@rule("root:9.3.2")
def test_the_pawn_starts_in_any_forest() -> None:
    g = begin("eyrie", "vagabond")
    play(g, "choose-character", character="thief")
    assert offered(g, "start-in", "forest") == ["A1", "A2", "A3", "A4", "A5", "A6", "A7"]
    assert len(options(g)) == 7
    play(g, "start-in", forest="A4")
    assert where(g) == "A4"


@rule("root:9.3.3")
def test_three_quests_are_laid_out() -> None:
    g = begin("eyrie", "vagabond")
    play(g, "choose-character", character="thief")
    play(g, "start-in", forest="A4")
    for quest in ("errand-fox", "escort-mouse", "guard-duty-rabbit"):
        play(g, "open-quest", "nature", quest=quest)
    assert board(g).quests == ["errand-fox", "guard-duty-rabbit", "escort-mouse"]
    assert board(g).quests_left == 12


def dealt(seed: int, *names: str) -> RootGame:
    """A game after setup, nature's answers drawn from a seed."""
    table = Table(RULEBOOK, RULEBOOK.lineup(list(names)), seed.to_bytes(16, "big"))
    while table.game.decision is not None and question(as_root(table)) not in (
        "AddToDecree",
        "Slip",
        "MarquiseActions",
    ):
        decision = table.game.decision
        answering = decision.seats(table.game)[0]
        table.answer(answering, decision.options(table.game, answering)[0])
    return as_root(table)


def as_root(table: Table) -> RootGame:
    assert isinstance(table.game, RootGame)
    return table.game


def hidden(g: RootGame) -> list[str]:
    """What a scenario says of the ruins: only the position knows."""
    line = next(line for line in RULEBOOK.dump(g).splitlines() if line.startswith("vagabond hidden: "))
    return [" ".join(clause.split()[1:]) for clause in line.removeprefix("vagabond hidden: ").split(";")]


@rule("root:9.3.4")
def test_the_ruins_hide_four_items_in_an_order_nobody_sees() -> None:
    orders = set()
    for seed in range(6):
        g = dealt(seed, "eyrie", "vagabond")
        orders.add(tuple(hidden(g)))
        assert sorted(hidden(g)) == ["bag", "boots", "hammer", "sword"]
        for viewer in ("eyrie", "vagabond"):
            ruins = board(g, "vagabond", viewer).ruins
            assert [(ruin.clearing, ruin.count, ruin.items) for ruin in ruins] == [
                (c, 1, None) for c in (6, 10, 11, 12)
            ]
    assert len(orders) > 1
    assert hidden(dealt(3, "eyrie", "vagabond")) == hidden(dealt(3, "eyrie", "vagabond"))


@rule("root:9.3.5")
def test_he_starts_with_the_items_of_his_character() -> None:
    g = begin("eyrie", "vagabond")
    play(g, "choose-character", character="thief")
    play(g, "start-in", forest="A4")
    draw_any(g)
    shown = board(g)
    assert (shown.track, shown.satchel) == (["tea"], ["boots", "sword", "torch"])
    assert shown.exhausted == shown.damaged == shown.damaged_exhausted == []
    left = {"boots": 0, "bag": 1, "crossbow": 1, "hammer": 1, "sword": 0, "tea": 0, "coins": 0, "torch": 0}
    assert {item.id: out_of_game(g, number) for number, item in enumerate(data.ITEMS)} == left


@rule("root:9.3.6")
def test_every_other_faction_starts_indifferent() -> None:
    g = begin("marquise", "eyrie", "alliance", "vagabond")
    assert [r.relation for r in board(g).relations] == ["indifferent"] * 3


@rule("root:vagabond.quests")
def test_there_are_fifteen_quests_five_of_each_suit() -> None:
    by_suit = {
        suit: sorted(sorted(quest.items) for quest in data.QUESTS if quest.suit == suit)
        for suit in ("fox", "rabbit", "mouse")
    }
    assert len(data.QUESTS) == 15
    assert by_suit["fox"] == sorted(
        sorted(p) for p in (("tea", "coins"), ("tea", "boots"), ("boots", "bag"), ("torch", "hammer"), ("torch", "tea"))
    )
    assert by_suit["rabbit"] == sorted(
        sorted(p)
        for p in (("torch", "sword"), ("tea", "boots"), ("torch", "tea"), ("torch", "crossbow"), ("sword", "sword"))
    )
    assert by_suit["mouse"] == sorted(
        sorted(p)
        for p in (("sword", "sword"), ("torch", "sword"), ("torch", "crossbow"), ("boots", "boots"), ("boots", "bag"))
    )


@rule("root:9.7.1")
def test_two_vagabonds_find_two_items_under_each_ruin() -> None:
    g = dealt(2, "marquise", "vagabond", "vagabond2")
    found = hidden(g)
    assert [len(pair.split()) for pair in found] == [2, 2, 2, 2]
    assert sorted(" ".join(found).split()) == ["bag"] * 2 + ["boots"] * 2 + ["hammer"] * 2 + ["sword"] * 2


@rule("root:9.7.2")
def test_chance_says_which_vagabond_sets_up_first() -> None:
    g = RULEBOOK.start(RULEBOOK.lineup(["marquise", "vagabond", "vagabond2"]))
    g.advance()
    pass_time(g, "WhoIsFirst")
    for ticket, first in ((0, "vagabond"), (1, "vagabond2")):
        branch = g.clone()
        branch.play_chance(ticket)
        assert asked(branch) == [first]
        pass_time(branch, "PlacePawn")
        pass_time(branch, "ChooseCharacter")
        assert asked(branch) == ["vagabond2" if first == "vagabond" else "vagabond"]
        refused(branch, "choose-character", rule="root:9.3.1", character="thief")
    firsts = {
        next(name for name in ("vagabond", "vagabond2") if board(dealt(seed, *TRIO), name).character == "thief")
        for seed in range(8)
    }
    assert firsts == {"vagabond", "vagabond2"}


TRIO = ("marquise", "vagabond", "vagabond2")


def test_a_second_vagabond_plays_only_beside_the_first() -> None:
    with pytest.raises(SetupError, match="root-setup-beside"):
        RULEBOOK.check(RULEBOOK.lineup(["marquise", "vagabond2"]))
    RULEBOOK.check(RULEBOOK.lineup(["marquise", "vagabond", "vagabond2"]))


def test_every_pair_of_characters_finds_its_items() -> None:
    for one in data.CHARACTERS:
        for other in data.CHARACTERS:
            needed = one.items + other.items if one is not other else one.items
            for item in data.ITEMS:
                assert needed.count(item.id) <= item.start + item.start_riverfolk


# -- special actions -------------------------------------------------------------------------------------------


def special(character: str, lines: str, items: str = "torch torch boots") -> RootGame:
    """A character's Daylight in fox clearing 1."""
    return position(
        f"option riverfolk: true\nclearing 1: vagabond pawn\nclearing 3: marquise 1 warrior\n"
        f"vagabond character: {character}\nvagabond satchel: {items}\n{lines}\nturn vagabond"
    )


@rule("root:vagabond.thief")
def test_the_thief_takes_a_random_card() -> None:
    g = special("thief", "clearing 1: marquise 1 wood\nhand marquise: anvil sword cobbler\nhand eyrie: sappers")
    refused(g, "steal", rule="root:vagabond.thief", seat="eyrie")
    play(g, "steal", seat="marquise")
    play(g, "taken", "nature", card="sword")
    assert hand(g, "vagabond") == ["sword"]
    assert hand(g, "marquise") == ["anvil", "cobbler"]
    assert board(g).exhausted == ["torch"]


@rule("root:vagabond.thief")
def test_the_thief_finds_nothing_in_an_empty_hand() -> None:
    g = special("thief", "clearing 1: marquise 1 wood")
    refused(g, "steal", rule="root:vagabond.thief", seat="marquise")


@rule("root:vagabond.tinker")
def test_the_tinker_takes_a_card_from_the_discard_pile() -> None:
    g = special("tinker", "discard: anvil sword armorers")
    play(g, "day-labor")
    assert offered(g, "take-discarded", "card") == ["armorers", "anvil"]
    refused(g, "take-discarded", rule="root:vagabond.tinker", card="sword")
    play(g, "take-discarded", card="armorers")
    assert hand(g, "vagabond") == ["armorers"]
    assert view(g, "vagabond").discard == ["anvil", "sword"]
    refused(special("tinker", "discard: sword"), "day-labor", rule="root:vagabond.tinker")


@rule("root:vagabond.ranger", "root:9.5.9")
def test_the_ranger_repairs_three_items_and_daylight_ends() -> None:
    g = special("ranger", "vagabond damaged: sword crossbow tea\nvagabond damaged exhausted: hammer")
    play(g, "hideout")
    play(g, "repair", item="sword", face="up")
    play(g, "repair", item="tea", face="up")
    play(g, "repair", item="hammer", face="down")
    shown = board(g)
    assert (shown.damaged, shown.track, shown.satchel) == (["crossbow"], ["tea"], ["boots", "sword", "torch"])
    assert shown.exhausted == ["hammer", "torch"]
    assert question(g) == "DrawOne"


@rule("root:9.5.9")
def test_the_ranger_with_three_damaged_items_is_not_asked_which() -> None:
    g = special("ranger", "vagabond damaged: sword crossbow boots")
    play(g, "hideout")
    assert board(g).damaged == []
    assert question(g) == "DrawOne"


@rule("root:9.5.9")
def test_a_special_action_takes_a_torch() -> None:
    for character, verb in (("tinker", "day-labor"), ("ranger", "hideout"), ("scoundrel", "scorched-earth")):
        g = special(character, "discard: anvil\nvagabond exhausted: torch", "boots")
        refused(g, verb, rule="root:9.5.9")


def provoked(lines: str = "") -> RootGame:
    """Eyrie and Marquise in the Vagrant's mouse clearing 2, made to battle: both lose a warrior and a building."""
    g = position(
        "option riverfolk: true\nvagabond character: vagrant\nvagabond satchel: torch torch boots\n"
        "clearing 2: vagabond pawn; eyrie 1 warrior, 1 roost; marquise 1 warrior, 1 sawmill\n"
        f"eyrie leader: commander\ncrafted marquise: sappers\n{lines}\nturn vagabond"
    )
    play(g, "instigate", attacker="eyrie", defender="marquise")
    roll(g, 1, 1)
    play(g, "use", by="marquise", card="sappers")
    return g


@rule("root:vagabond.vagrant")
def test_the_vagrant_scores_for_buildings_lost_on_either_side() -> None:
    g = provoked()
    assert pieces(g, "eyrie", 2) == pieces(g, "marquise", 2) == {}
    assert (score(g, "vagabond"), score(g, "eyrie"), score(g, "marquise")) == (2, 0, 0)
    assert board(g).exhausted == ["torch"]
    assert relation(g, "eyrie") == relation(g, "marquise") == "indifferent"


@rule("root:vagabond.vagrant", "root:9.2.9.IIIa")
def test_the_vagrants_infamy_counts_hostile_buildings() -> None:
    assert score(provoked("vagabond relations: eyrie hostile"), "vagabond") == 3


@rule("root:vagabond.vagrant")
def test_the_vagrant_pays_for_outrage_and_needs_someone_able_to_attack() -> None:
    g = special(
        "vagrant",
        "clearing 1: marquise 2 warriors; alliance 1 sympathy\nhand vagabond: anvil\nhand marquise: root-tea-fox",
    )
    refused(g, "instigate", rule="root:vagabond.vagrant", attacker="alliance", defender="marquise")
    play(g, "instigate", attacker="marquise", defender="alliance")
    roll(g, 0, 0)
    assert asked(g) == ["vagabond"]
    play(g, "give-supporter", by="vagabond", card="anvil")
    assert score(g, "vagabond") == 1


def arbitrated(pawn: str = "clearing 1: vagabond pawn") -> RootGame:
    """Three Marquise warriors attack one of the Eyrie in clearing 1."""
    g = position(
        "option riverfolk: true\nvagabond character: arbiter\n"
        "vagabond satchel: sword boots\nvagabond exhausted: sword\n"
        f"clearing 1: marquise 3 warriors; eyrie 1 warrior\n{pawn}\nturn marquise"
    )
    battle(g, "marquise", "eyrie", 1)
    return g


@rule("root:vagabond.arbiter")
def test_a_defender_may_enlist_the_arbiter() -> None:
    g = arbitrated()
    assert asked(g) == ["eyrie"]
    play(g, "enlist", by="eyrie")
    roll(g, 3, 2)
    assert warriors(g, "marquise", 1) == 1
    assert score(g, "vagabond") == 1
    g = arbitrated()
    decline(g, "eyrie")
    roll(g, 3, 2)
    assert warriors(g, "marquise", 1) == 2
    assert score(g, "vagabond") == 0


@rule("root:vagabond.arbiter")
def test_the_arbiter_protects_only_in_his_clearing_and_never_himself() -> None:
    assert question(arbitrated("clearing 5: vagabond pawn")) == "RollDice"
    g = arbitrated()
    decline(g)
    roll(g, 0, 0)
    battle(g, "marquise", "vagabond", 1)
    assert question(g) == "RollDice"


@rule("root:vagabond.scoundrel")
def test_scorched_earth_empties_a_clearing_for_good() -> None:
    g = special(
        "scoundrel", "clearing 1: marquise 3 warriors, 1 sawmill\nclearing 5: marquise 2 warriors", "torch boots boots"
    )
    play(g, "scorched-earth")
    assert pieces(g, "marquise", 1) == {}
    assert score(g, "vagabond") == 1
    assert relation(g, "marquise") == "hostile"
    assert board(g).satchel == ["boots", "boots"]
    assert board(g).exhausted == []
    assert view(g, "marquise").clearings[0].closed
    play(g, "travel", to=9)
    refused(g, "travel", rule="root:vagabond.scoundrel", to=1)
    play(g, "end-daylight")
    pass_time(g, "MarquiseActions")
    play(g, "march")
    play(g, "move-from", from_=5)
    refused(g, "move-to", rule="root:vagabond.scoundrel", to=1)


@rule("root:9.5.9")
def test_a_character_has_no_power_but_its_own() -> None:
    verbs = ("steal", "scorched-earth", "hideout", "day-labor", "instigate")
    lines = "clearing 1: marquise 1 warrior; eyrie 1 warrior\ndiscard: anvil\nhand marquise: sword"
    for character, own in (("thief", "steal"), ("tinker", "day-labor"), ("arbiter", ""), ("vagrant", "instigate")):
        offer = {option.split()[0] for option in options(special(character, lines))}
        assert offer & set(verbs) == ({own} if own else set())
