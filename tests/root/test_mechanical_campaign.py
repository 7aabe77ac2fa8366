"""root:campaign.handicap, campaign.card  A campaign: what a won game carries into the next, and its file."""

from pathlib import Path
from random import Random

import pytest

from marches.games.root.edge import campaign
from marches.games.root.edge.campaign import Campaign, CampaignError
from marches.games.root.edge.factions.shown import names_of
from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.scoring import Score
from marches.games.root.rules.state import RootGame
from marches.kernel.setup import Setup, SetupError
from marches.testing.playout import random_answer
from tests.marks import rule
from tests.root.helpers import player, position, question, score, seat, winners

SEATS = ["mechanical", "eyrie", "alliance"]


def ended(crafted: str, winner: str = "people", at: int = 0) -> RootGame:
    """A game that ends now, these cards in front of the Eyrie and Codebreakers in front of the Alliance."""
    g = position(f"""
        option cooperative: true
        seats: mechanical eyrie alliance
        crafted eyrie: {crafted}
        crafted alliance: codebreakers
        eyrie leader: builder
        clearing 3: eyrie 1 roost
        score mechanical: {29 - at}
        score eyrie: 30
        score alliance: 29
        hand eyrie: sword
        turn eyrie daylight
    """)
    points = (seat(g, "alliance"), 1) if winner == "people" else (seat(g, "mechanical"), 1 + at)
    g.then_one(Score(*points))
    g.advance()
    return g


def opened(setup: Setup, seed: int = 3) -> RootGame:
    """A game of this setup, at its first turn."""
    RULEBOOK.check(setup)
    g = RULEBOOK.start(setup)
    g.advance()
    rng = Random(seed)
    while g.turn == 0:
        g.play(*random_answer(g, rng))
    return g


def seated(setup: Setup) -> RootGame:
    """A game of this setup, everyone in their place, no card dealt to anyone."""
    g = RULEBOOK.start(setup)
    g.advance()
    while question(g) == "TakeSeat":
        g.play_chance(0)
    return g


def campaign_setup(wins: int, kept: str = "", *seats: str) -> Setup:
    plain = RULEBOOK.lineup(list(seats) or SEATS, cooperative=True)
    return Setup("root", plain.rules, plain.seats, plain.modules, {**plain.options, "wins": wins, "kept": kept})


@rule("root:campaign.handicap")
def test_each_win_gives_her_three_points_more() -> None:
    started = campaign.begin(SEATS)
    for wins in range(3):
        g = seated(started.setup())
        assert score(g, "mechanical") == 3 * wins
        started = campaign.after(started, ended("armorers"), {})
    assert started.wins == 3


@rule("root:campaign.handicap")
def test_a_lost_game_changes_nothing() -> None:
    before = Campaign(campaign.KIND, 1, SEATS, 2, {"eyrie": ["armorers"]})
    lost = ended("brutal-tactics", "machine")
    assert winners(lost) == ["mechanical"]
    after = campaign.after(before, lost, {})
    assert (after.wins, after.kept, after.played, after.over) == (2, {"eyrie": ["armorers"]}, 1, False)
    assert after.setup() == before.setup()


@rule("root:campaign.card")
@pytest.mark.parametrize("wins", [1, 2, 3])
def test_after_n_wins_everyone_starts_with_up_to_n_different_cards(wins: int) -> None:
    cards = ["armorers", "brutal-tactics", "cobbler"][:wins]
    g = opened(campaign_setup(wins, f"eyrie={'+'.join(cards)}/alliance=codebreakers"))
    assert player(g, "eyrie").crafted == sorted(cards)
    assert player(g, "alliance").crafted == ["codebreakers"]
    with pytest.raises(SetupError, match="root-setup-kept-many"):
        RULEBOOK.check(campaign_setup(wins - 1, f"eyrie={'+'.join(cards)}"))
    with pytest.raises(SetupError, match="root-setup-kept-many"):
        RULEBOOK.check(campaign_setup(3, "eyrie=armorers+armorers"))


@rule("root:campaign.card")
def test_only_cards_that_stay_in_play_are_kept_and_each_as_often_as_the_deck_has_it() -> None:
    for kept, message in (
        ("eyrie=sword", "root-setup-kept-card"),
        ("eyrie=spy-fox", "root-setup-kept-card"),
        ("riverfolk=armorers", "root-setup-kept-nobody"),
        ("mechanical=armorers", "root-setup-kept-nobody"),
        ("eyrie", "root-setup-kept-word"),
    ):
        with pytest.raises(SetupError, match=message):
            RULEBOOK.check(campaign_setup(2, kept))
    with pytest.raises(SetupError, match="root-setup-kept-copies card=card:royal-claim copies=1"):
        RULEBOOK.check(campaign_setup(2, "eyrie=royal-claim/alliance=royal-claim"))
    plain = RULEBOOK.lineup(SEATS)
    with pytest.raises(SetupError, match="root-setup-campaign"):
        RULEBOOK.check(Setup("root", 2, plain.seats, plain.modules, {"wins": 1}))


@rule("root:campaign.card")
def test_a_player_keeps_one_more_card_of_those_in_play() -> None:
    begun = Campaign(campaign.KIND, 1, SEATS, 1, {"eyrie": ["armorers"]})
    g = ended("armorers cobbler sappers")
    assert campaign.keepable(begun, g) == {"eyrie": ["sappers", "cobbler"], "alliance": ["codebreakers"]}
    with pytest.raises(CampaignError, match="cannot keep 'royal-claim'"):
        campaign.after(begun, g, {"eyrie": "royal-claim"})
    with pytest.raises(CampaignError, match="cannot keep 'armorers'"):
        campaign.after(begun, g, {"eyrie": "armorers"})
    kept = campaign.after(begun, g, {"eyrie": "cobbler", "alliance": "codebreakers"})
    assert kept.kept == {"eyrie": ["armorers", "cobbler"], "alliance": ["codebreakers"]}


@rule("root:campaign.example")
def test_the_example_of_two_won_games() -> None:
    first = ended("brutal-tactics")
    after_one = campaign.after(campaign.begin(SEATS), first, {"eyrie": "brutal-tactics"})
    second = seated(after_one.setup())
    assert player(second, "eyrie").crafted == ["brutal-tactics"]
    assert score(second, "mechanical") == 3
    after_two = campaign.after(after_one, ended("brutal-tactics command-warren"), {"eyrie": "command-warren"})
    third = seated(after_two.setup())
    assert score(third, "mechanical") == 6
    assert player(third, "eyrie").crafted == ["brutal-tactics", "command-warren"]
    deck = names_of(third, third.deck)
    assert (deck.count("brutal-tactics"), deck.count("command-warren")) == (1, 1)


def test_a_campaign_is_over_before_she_would_start_with_a_win() -> None:
    last = Campaign(campaign.KIND, 1, SEATS, 9)
    RULEBOOK.check(last.setup())
    assert campaign.after(last, ended("armorers"), {}).over
    assert not campaign.after(last, ended("armorers", "machine"), {}).over


def test_a_campaign_needs_a_game_that_is_over_and_its_own_factions() -> None:
    begun = campaign.begin(SEATS)
    running = position("option cooperative: true\nseats: mechanical eyrie alliance\neyrie leader: builder\nturn eyrie")
    with pytest.raises(CampaignError, match="not over"):
        campaign.after(begun, running, {})
    with pytest.raises(CampaignError, match="other factions"):
        campaign.after(campaign.begin(["mechanical", "eyrie"]), ended("armorers"), {})
    with pytest.raises(CampaignError, match="no game can start"):
        campaign.begin(["marquise", "eyrie"])


# -- the file --------------------------------------------------------------------------------------------------


def test_a_campaign_is_written_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "campaign.json"
    begun = Campaign(campaign.KIND, 1, SEATS, 2, {"eyrie": ["armorers", "cobbler"]})
    campaign.save(begun, path)
    campaign.save(begun, path)
    assert campaign.load(path) == begun
    assert [file.name for file in tmp_path.iterdir()] == ["campaign.json"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "damaged"),
        ('{"kind": "marches root campaign", "vers', "damaged"),
        ("\xff\xfe", "damaged"),
        ("[]", "not a campaign of Root"),
        ('{"kind": "save game of something else"}', "not a campaign of Root"),
        ('{"kind": "marches root campaign", "version": 2, "seats": []}', "of version 2"),
        ('{"kind": "marches root campaign", "version": 1}', "damaged: .*seats"),
        ('{"kind": "marches root campaign", "version": 1, "seats": ["mechanical", "eyrie"], "wins": "x"}', "wins"),
        ('{"kind": "marches root campaign", "version": 1, "seats": ["mechanical", "eyrie"], "gold": 5}', "gold"),
        ('{"kind": "marches root campaign", "version": 1, "seats": ["mechanical", "otters"]}', "faction=otters"),
        ('{"kind": "marches root campaign", "version": 1, "seats": ["mechanical", "eyrie"], "wins": 40}', "40"),
    ],
)
def test_a_damaged_or_foreign_file_is_named_with_its_fault(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "campaign.json"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(CampaignError, match=message) as caught:
        campaign.load(path)
    assert "campaign.json" in str(caught.value)


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(CampaignError, match="cannot be read"):
        campaign.load(tmp_path / "none.json")
