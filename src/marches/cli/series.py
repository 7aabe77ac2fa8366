"""Games of Root that belong together: the co-operative campaign and the match of two games.

Each is stored in a small file, say `woods.json`; the record of its third game is `woods-3.jsonl` beside it. If a game
ended before the file was updated, it is added when the series goes on, so you can leave at any time.
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from marches.cli.replay import load
from marches.cli.saves import BOT, YOU, Save, check_player, find_key, key_path
from marches.cli.sitting import Leave, Sitting, commands, player_name, player_names
from marches.cli.typed import whole_number
from marches.games.root.edge import campaign as campaigns
from marches.games.root.edge import match as matches
from marches.games.root.edge.components import LINEUPS
from marches.games.root.edge.rulebook import MOST_WINS
from marches.games.root.rules.factions.mechanical.state import HANDICAP
from marches.games.root.rules.state import RootGame
from marches.kernel.game import Game
from marches.kernel.line import Fact
from marches.kernel.mistake import Mistake
from marches.kernel.setup import Setup, Value
from marches.table.table import Table
from marches.text import Words

MACHINE = "mechanical"


class Series(ABC):
    """What a campaign and a match have in common."""

    flag: str

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    @abstractmethod
    def played(self) -> int:
        """How many games the file records as over."""

    @property
    @abstractmethod
    def players(self) -> list[str]:
        """Who answers for each seat."""

    @abstractmethod
    def setup(self) -> Setup | None:
        """The next game, or None if there is none."""

    @abstractmethod
    def tell(self, console: Console, words: Words) -> None:
        """Print the state of the series."""

    @abstractmethod
    def settle(self, console: Console, words: Words, g: Game) -> None:
        """Add a finished game to the file. `words` has the players' names."""

    def record(self) -> Path:
        """The record of the next game."""
        return self.path.with_name(f"{self.path.stem}-{self.played + 1}.jsonl")

    def command(self) -> str:
        """What to type to go on."""
        return f"marches play root {self.flag} {self.path}"


class CampaignSeries(Series):
    """root:campaign.handicap, campaign.card  Games against the machine, each won one making the next harder."""

    flag = "--campaign"

    def __init__(self, path: Path, campaign: campaigns.Campaign) -> None:
        super().__init__(path)
        self.campaign = campaign

    @property
    def played(self) -> int:
        return self.campaign.played

    @property
    def players(self) -> list[str]:
        return self.campaign.players

    def setup(self) -> Setup | None:
        return None if self.campaign.over else self.campaign.setup()

    def tell(self, console: Console, words: Words) -> None:
        if self.campaign.over:
            console.print(words.message("cli-campaign-over", {"wins": MOST_WINS + 1}), style="bold green")
            return
        facts = {"game": self.played + 1, "wins": self.campaign.wins, "points": HANDICAP * self.campaign.wins}
        console.rule(words.message("cli-campaign-state", facts), align="left")
        for faction, cards in self.campaign.kept.items():
            names = ", ".join(_named(words, "card", card) for card in cards)
            line = words.message("cli-campaign-kept", {"faction": _named(words, "faction", faction), "cards": names})
            console.print(line, markup=False, highlight=False)

    def settle(self, console: Console, words: Words, g: Game) -> None:
        assert isinstance(g, RootGame)
        won, last = campaigns.is_won(g), self.campaign.wins == MOST_WINS
        if not won or not last:
            console.print(words.message("cli-campaign-won" if won else "cli-campaign-lost"), style="bold")
        chosen: dict[str, str] = {}
        if won and not last:
            for faction, cards in campaigns.keepable(self.campaign, g).items():
                seat = self.campaign.seats.index(faction)
                card = self._keeps(console, words, seat, cards)
                if card:
                    chosen[faction] = card
        self.campaign = campaigns.after(self.campaign, g, chosen)
        campaigns.save(self.campaign, self.path)

    def _keeps(self, console: Console, words: Words, seat: int, cards: list[str]) -> str:
        """The card a player keeps, or none. A bot keeps the first."""
        if not cards:
            console.print(words.message("cli-campaign-nothing", {"player": words.player(seat)}))
            return ""
        if self.players[seat] != YOU:
            return cards[0]
        console.print(words.message("cli-campaign-keep", {"player": words.player(seat)}), style="bold")
        names = [words.message("cli-campaign-keep-none"), *[_named(words, "card", card) for card in cards]]
        for place, name in enumerate(names):
            console.print(f" {place:>3}  {name}", markup=False, highlight=False)
        while True:
            typed = _typed(console, ">")
            if commands().get(typed) == "quit":
                raise Leave
            number = whole_number(typed)
            if number is not None and number <= len(cards):
                return cards[number - 1] if number else ""
            console.print(words.message("cli-campaign-number", {"last": len(cards)}))


class MatchSeries(Series):
    """root:scenario.2p.match  Two games with swapped factions, scores summed."""

    flag = "--match"

    def __init__(self, path: Path, match: matches.Match) -> None:
        super().__init__(path)
        self.match = match

    @property
    def played(self) -> int:
        return len(self.match.results)

    @property
    def players(self) -> list[str]:
        return self.match.players

    def setup(self) -> Setup | None:
        return self.match.next_setup()

    def tell(self, console: Console, words: Words) -> None:
        result = self.match.result()
        if result is None:
            console.rule(words.message("cli-match-state", {"game": self.played + 1}), align="left")
            if self.played == 0:
                return
        else:
            console.rule(words.message("cli-match-over"), align="left")
        for seat in range(matches.PLAYERS):
            scores = [one.scores[seat] for one in self.match.results]
            won = result is not None and seat in result.winners
            facts: dict[str, Fact] = {
                "player": self._name(words, seat),
                "scores": " + ".join(map(str, scores)),
                "total": sum(scores),
            }
            line = words.message("cli-match-won" if won else "cli-match-score", facts)
            console.print(line, style="bold green" if won else "", markup=False, highlight=False)

    def _name(self, words: Words, seat: int) -> str:
        return player_name(words, self.players[seat], words.player(seat))

    def settle(self, console: Console, words: Words, g: Game) -> None:
        assert g.result is not None
        self.match = matches.after(self.match, g.result)
        matches.save(self.match, self.path)


def _named(words: Words, kind: str, thing: str) -> str:
    return str(words.fact("root", f"{kind}:{thing}"))


# -- starting and going on -------------------------------------------------------------------------------------


def open_campaign(path: Path, players: str, seats: str, options: dict[str, Value]) -> CampaignSeries:
    """The campaign of a file, or a new one: `players` and `seats` are the people's, the machine is added."""
    if path.exists():
        _refuse_changes(path, players, seats, options)
        found = campaigns.load(path)
        _check_players(found.players, len(found.seats))
        return CampaignSeries(path, found)
    kinds = [kind.strip() for kind in players.split(",")] if players else [YOU]
    factions = [name.strip() for name in seats.split(",") if name.strip() != MACHINE] if seats else _advised(len(kinds))
    if len(factions) != len(kinds):
        raise Mistake(f"{len(kinds)} players were named and {len(factions)} factions besides {MACHINE!r}")
    _check_players(kinds, len(factions))
    series = CampaignSeries(path, campaigns.begin([MACHINE, *factions], [BOT, *kinds], options))
    _make_room(series)
    campaigns.save(series.campaign, path)
    return series


def open_match(path: Path, setup: Setup, kinds: list[str]) -> MatchSeries:
    """A new match whose first game starts like this."""
    series = MatchSeries(path, matches.begin(setup, kinds))
    _check_players(kinds, matches.PLAYERS)
    _make_room(series)
    matches.save(series.match, path)
    return series


def resume_match(path: Path, players: str, seats: str, options: dict[str, Value]) -> MatchSeries:
    """The match of a file."""
    _refuse_changes(path, players, seats, options)
    found = matches.load(path)
    _check_players(found.players, matches.PLAYERS)
    return MatchSeries(path, found)


def _advised(people: int) -> list[str]:
    """root:scenario.mech.coop  The first line-up listed for this many people together."""
    for lineup in LINEUPS:
        if lineup.mode == "cooperative" and len(lineup.factions) == people + 1:
            return [name for name in lineup.factions if name != MACHINE]
    raise Mistake(f"no line-up for {people} people is listed; name their factions with --seats")


def _refuse_changes(path: Path, players: str, seats: str, options: dict[str, Value]) -> None:
    if players or seats or options:
        raise Mistake(f"{path} continues with its original settings: leave out --players, --seats, --modules and --set")


def _check_players(players: Sequence[str], seats: int) -> None:
    if len(players) != seats:
        raise Mistake(f"{len(players)} players are named for {seats} seats")
    for kind in players:
        check_player(kind)


def _make_room(series: Series) -> None:
    """Before a new series begins: check that no record is where its first one will be."""
    if series.record().exists():
        raise Mistake(f"{series.record()} exists already; choose another name for {series.path.name}")
    series.path.parent.mkdir(parents=True, exist_ok=True)


# -- playing ---------------------------------------------------------------------------------------------------


def play_series(console: Console, series: Series, lang: str, seed: int | None, think: float | None) -> None:
    """Play game after game, until none is left or somebody leaves."""
    words = Words(lang)
    while (setup := series.setup()) is not None:
        series.tell(console, words)
        table = _play_game(console, series, setup, lang, seed, think)
        if table is None:
            return
        try:
            series.settle(console, Words(lang, player_names(table, series.players, lang)), table.game)
            if series.setup() is not None and commands().get(_typed(console, words.message("cli-play-on"))) == "quit":
                raise Leave
        except (Leave, EOFError, KeyboardInterrupt):
            console.print()
            left = words.message("cli-left", {"command": series.command()})
            console.print(left, highlight=False, soft_wrap=True, markup=False)
            return
    series.tell(console, words)


def _typed(console: Console, prompt: str) -> str:
    return console.input(f"{prompt} ").strip().lower()


def _play_game(
    console: Console, series: Series, setup: Setup, lang: str, seed: int | None, think: float | None
) -> Table | None:
    """Play the next game or go on with it. Returns its table when it is over."""
    path = series.record()
    if path.exists() and find_key(path) is None:
        table = load(path)[1]
        _check_belongs(series, table, setup)
        if table.game.result is None:
            raise Mistake(f"{path} has no key file {key_path(path).name}: it can be replayed, not played on.")
        return table
    save = Save.resume(path) if path.exists() else Save.new(setup, _seed(series, seed), series.players, lang, path)
    try:
        _check_belongs(series, save.table, setup)
    except Mistake:
        save.close()
        raise
    Sitting(console, save, lang, think, series.command()).play()
    return save.table if save.table.game.result is not None else None


def _check_belongs(series: Series, table: Table, setup: Setup) -> None:
    if table.setup != setup:
        raise Mistake(
            f"{series.record()} is not game {series.played + 1} of {series.path.name}: it was set up otherwise"
        )


def _seed(series: Series, seed: int | None) -> bytes:
    return secrets.token_bytes(16) if seed is None else ((seed + series.played) % 2**128).to_bytes(16, "big")
