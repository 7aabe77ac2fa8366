"""What holds for every game, on random games with one Vagabond or two."""

import pytest

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.hooks import FACTION_RULES
from marches.testing.conformance import (
    check_game,
    check_non_interference,
    check_play,
    check_replay,
    check_scenarios,
)

LINEUPS = [
    ["eyrie", "vagabond"],
    ["marquise", "vagabond", "vagabond2"],
    ["marquise", "alliance", "vagabond"],
    ["eyrie", "lizards", "vagabond"],
    ["vagabond", "vagabond2", "riverfolk"],
    ["mechanical", "vagabond"],
    ["marquise", "eyrie", "alliance", "vagabond"],
    ["alliance", "vagabond", "lizards", "riverfolk"],
]
PLAYABLE = [lineup for lineup in LINEUPS if all(name in FACTION_RULES for name in lineup)]
TABLES = [(lineup, ("autumn", "winter")[number % 2]) for number, lineup in enumerate(PLAYABLE)]

# Everything a Vagabond can meet at once: an ally beside him, ruins, quests, every kind of item, Dominance in hand.
CROWDED = """
    option riverfolk: true
    seats: marquise eyrie alliance vagabond vagabond2
    clearing 6: vagabond pawn; marquise 2 warriors; eyrie 2 warriors, 1 roost
    clearing 2: marquise 3 warriors, 1 keep; alliance 1 sympathy
    clearing 11: vagabond2 pawn; eyrie 3 warriors; marquise 1 warrior, 1 sawmill, 1 wood; alliance 2 warriors
    clearing 3: alliance 1 sympathy, 1 warrior
    vagabond character: {character}
    vagabond satchel: boots boots sword sword torch torch hammer hammer crossbow
    vagabond exhausted: sword tea
    vagabond damaged: bag boots
    vagabond track: tea coins bag
    vagabond relations: marquise allied; eyrie hostile; alliance friendly
    vagabond2 character: {other}
    vagabond2 satchel: boots boots sword torch torch crossbow hammer
    vagabond2 relations: marquise hostile; eyrie allied
    vagabond2 looked: 11
    hand vagabond: anvil root-tea-fox ambush-bird dominance-fox armorers
    hand vagabond2: sword dominance-mouse codebreakers
    hand eyrie: ambush-fox sappers
    hand marquise: ambush-mouse foxfolk-steel
    items marquise: sword coins
    items eyrie: tea
    discard: cobbler bake-sale favor-of-the-foxes
    crafted vagabond: cobbler command-warren
    score marquise: 8
    score vagabond: 13
    score vagabond2: 11
    turn vagabond birdsong 9
"""
PAIRS = [("thief", "vagrant"), ("tinker", "arbiter"), ("ranger", "scoundrel"), ("vagrant", "arbiter")]


@pytest.mark.parametrize(("lineup", "board"), TABLES)
def test_a_random_game_ends_and_keeps_every_promise(lineup: list[str], board: str) -> None:
    assert check_game(RULEBOOK, RULEBOOK.lineup(lineup, board), 4, every=25) > 50


@pytest.mark.parametrize(("lineup", "board"), TABLES)
def test_nobody_sees_what_is_hidden_from_them(lineup: list[str], board: str) -> None:
    assert check_non_interference(RULEBOOK, RULEBOOK.lineup(lineup, board), 3, every=25) > 5


@pytest.mark.parametrize(("lineup", "board"), TABLES[:2])
def test_a_record_replays_to_the_same_game(lineup: list[str], board: str) -> None:
    assert check_replay(RULEBOOK, RULEBOOK.lineup(lineup, board), 11).game.result is not None


@pytest.mark.parametrize(("lineup", "board"), TABLES[:3])
def test_every_quiet_position_can_be_written_and_read(lineup: list[str], board: str) -> None:
    assert check_scenarios(RULEBOOK, RULEBOOK.lineup(lineup, board), 5) > 10


@pytest.mark.parametrize(("character", "other"), PAIRS)
@pytest.mark.parametrize("seed", range(3))
def test_a_crowded_position_plays_on_without_a_fault(character: str, other: str, seed: int) -> None:
    check_play(RULEBOOK, RULEBOOK.load(CROWDED.format(character=character, other=other)), seed, 150)
