"""root:campaign.handicap, campaign.card  A co-operative campaign: a small file carried from game to game.

The file is JSON, written by this module and checked strictly when it is read back. Its rules enter a game through the
setup's options `wins` and `kept`; the engine knows nothing of files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from marches.games.root.edge import components as data
from marches.games.root.edge import savefile
from marches.games.root.edge.factions.shown import names_of
from marches.games.root.edge.rulebook import MOST_WINS, RULEBOOK
from marches.games.root.rules.factions.mechanical.carried import write_kept
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import FACTIONS
from marches.kernel.mistake import Mistake
from marches.kernel.setup import Setup, SetupError, Value

KIND = "marches root campaign"
VERSION = 1
OWN_OPTIONS = ("cooperative", "wins", "kept")
LASTING = [card.id for card in data.CARDS if card.kind == "persistent"]


class CampaignError(Mistake):
    """A campaign file that cannot be used, or a choice a campaign does not allow."""


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The state between two games: who plays, how many games were won, which cards each faction has kept."""

    kind: str
    version: int
    seats: list[str]
    wins: int = 0
    kept: dict[str, list[str]] = {}
    played: int = 0
    """Games that are over, won or lost."""
    over: bool = False
    """Whether the last possible game has been won."""
    players: list[str] = []
    """Who answers for each seat, in the words of the program that plays. Empty if it did not say."""
    options: dict[str, Value] = {}
    """What else the table chose: the map and the order of seats."""

    def setup(self) -> Setup:
        """The next game."""
        plain = RULEBOOK.lineup(self.seats, cooperative=True)
        options: dict[str, Value] = {**plain.options, **self.options}
        if self.wins:
            options["wins"] = self.wins
        if kept := write_kept(self.kept):
            options["kept"] = kept
        return msgspec.structs.replace(plain, options=options)


def begin(seats: list[str], players: Sequence[str] = (), options: Mapping[str, Value] | None = None) -> Campaign:
    """A new campaign of these factions, including the machine."""
    return _checked(Campaign(KIND, VERSION, list(seats), players=list(players), options=dict(options or {})))


def is_won(g: RootGame) -> bool:
    """Whether the people won this game."""
    if g.result is None:
        raise CampaignError("the game is not over")
    return bool(g.result.winners) and _machine(g) not in g.result.winners


def keepable(campaign: Campaign, g: RootGame) -> dict[str, list[str]]:
    """root:campaign.card  After a win: by faction, the cards in play it may keep besides those it has kept."""
    found: dict[str, list[str]] = {}
    for seat, faction in enumerate(FACTIONS[number] for number in g.factions):
        if seat != _machine(g):
            kept = campaign.kept.get(faction, [])
            found[faction] = [name for name in names_of(g, g.crafted[seat]) if name in LASTING and name not in kept]
    return found


def after(campaign: Campaign, g: RootGame, chosen: Mapping[str, str]) -> Campaign:
    """root:campaign.handicap, campaign.card  The campaign after a game; `chosen` is the card each faction keeps.

    A lost game changes nothing: the next one starts like this one. The campaign is won when she would start the next
    game with all the points she needs.
    """
    if sorted(FACTIONS[number] for number in g.factions) != sorted(campaign.seats):
        raise CampaignError("this game was played with other factions than the campaign")
    counted = msgspec.structs.replace(campaign, played=campaign.played + 1)
    if not is_won(g):
        return counted
    if campaign.wins == MOST_WINS:
        return msgspec.structs.replace(counted, over=True)
    offered = keepable(campaign, g)
    kept = {faction: list(cards) for faction, cards in campaign.kept.items()}
    for faction, card in chosen.items():
        if card not in offered.get(faction, []):
            raise CampaignError(f"{faction!r} cannot keep {card!r}: it may keep {_listed(offered.get(faction, []))}")
        kept.setdefault(faction, []).append(card)
    return _checked(msgspec.structs.replace(counted, wins=campaign.wins + 1, kept=kept))


def save(campaign: Campaign, path: Path) -> None:
    """Write the file; an interrupted write leaves the old one whole."""
    savefile.save(campaign, path)


def load(path: Path) -> Campaign:
    """Read a file; `CampaignError` says what is wrong with it."""
    return savefile.load(path, loads, CampaignError)


def loads(text: bytes) -> Campaign:
    """The campaign a file's text holds."""
    return _checked(savefile.decode(text, KIND, VERSION, Campaign, CampaignError))


def _checked(campaign: Campaign) -> Campaign:
    """A campaign whose next game can start."""
    for name in OWN_OPTIONS:
        if name in campaign.options:
            raise CampaignError(f"option {name!r} follows from the campaign itself")
    if campaign.players and len(campaign.players) != len(campaign.seats):
        raise CampaignError(f"{len(campaign.players)} players are named for {len(campaign.seats)} seats")
    try:
        RULEBOOK.check(campaign.setup())
    except SetupError as error:
        raise CampaignError(f"no game can start from this campaign: {error}") from error
    return campaign


def _machine(g: RootGame) -> int:
    names = [FACTIONS[number] for number in g.factions]
    if "mechanical" not in names:
        raise CampaignError("this game was not played against the machine")
    return names.index("mechanical")


def _listed(names: list[str]) -> str:
    return ", ".join(names) if names else "none"
