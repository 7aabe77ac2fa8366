"""The account of an Automa's turn in a scenario: writing and reading it."""

from __future__ import annotations

from marches.games.scenario import Row
from marches.games.scythe.data.words import BONUSES
from marches.games.scythe.edge.automa_data import CARDS, GAINS, MOVES
from marches.games.scythe.edge.factions import hex_named
from marches.games.scythe.rules.actions import UNITS
from marches.games.scythe.rules.expansions.automa.account import Account, Try
from marches.games.scythe.rules.expansions.automa.cards import Option
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat

ROW = "automa-turn"
NONE = "-"
GAME = "scythe"


def account_row(g: ScytheGame, seat: Seat, account: Account) -> str:
    """`automa-turn saxony: turn 12; card 5; half 2; try …; gain worker 1 1; bonus power; taker crimea; marker 4 5`."""
    ids, faction = g.kit.mats.faction_ids, g.seating.faction
    parts = [f"turn {account.turn}", f"card {account.card + 1}", f"half {account.scheme + 1}"]
    parts += ["skipped"] if account.skipped else []
    parts += ["no-move"] if account.no_move else []
    parts += [f"try {_try_words(g, one)}" for one in account.tries]
    parts += [f"gain {GAINS[kind]} {shown} {taken}" for kind, shown, taken in account.gains]
    parts += [f"bonus {BONUSES[account.bonus]}"] if account.bonus >= 0 else []
    parts += [f"taker {ids[faction[taker]]}" for taker in account.takers]
    parts += [f"marker {account.marker[0]} {account.marker[1]}"]
    parts += ["star"] if account.star else []
    parts += ["change"] if account.change else []
    return f"{ROW} {ids[faction[seat]]}: {'; '.join(parts)}"


def _try_words(g: ScytheGame, tried: Try) -> str:
    """Option, badge, power needed; unit, start, what chose it; destination, tie, rule; reason with rule and facts."""
    option, reason = tried.option, tried.reason
    words = [MOVES[option.kind], option.only or NONE, str(option.power)]
    words += [UNITS[tried.unit] if tried.unit >= 0 else NONE, g.board.id(tried.start) if tried.start >= 0 else NONE]
    words += [tried.chosen_by or NONE, g.board.id(tried.to) if tried.to >= 0 else NONE]
    words += [tried.tie or NONE, tried.rule or NONE]
    if reason is not None:
        words += [reason.key.removeprefix(f"{GAME}-"), reason.rule]
        words += [f"{name}={fact}" for name, fact in reason.facts.items()]
    return " ".join(words)


def read_account(g: ScytheGame, row: Row, seat: Seat) -> None:
    """Read such a row."""
    start = {words[0]: row.whole(words[1]) for words in row.clauses if words[0] in ("turn", "card", "half")}
    if len(start) < 3 or not 1 <= start["card"] <= CARDS or start["half"] not in (1, 2):
        raise row.fail("a turn of an Automa needs 'turn', 'card' and 'half'")
    account = Account(None, start["turn"], start["card"] - 1, start["half"] - 1)
    for words in row.clauses:
        if words[0] not in start:
            _read(g, row, account, words[0], words[1:])
    AUTOMA_STATE.of(g).accounts[seat] = account


def _read(g: ScytheGame, row: Row, account: Account, head: str, words: list[str]) -> None:
    if head == "skipped":
        account.skipped = True
    elif head == "no-move":
        account.no_move = True
    elif head == "try" and len(words) >= 9:
        account.tries.append(_read_try(g, row, words))
    elif head == "gain" and len(words) == 3:
        account.gains.append((row.one_of(words[0], GAINS), row.whole(words[1]), row.whole(words[2])))
    elif head == "bonus" and words:
        account.bonus = row.one_of(words[0], BONUSES)
    elif head == "taker" and words:
        account.takers.append(g.seating.seat_of(row.one_of(words[0], g.kit.mats.faction_ids)))
    elif head == "marker" and len(words) == 2:
        account.marker = (row.whole(words[0]), row.whole(words[1]))
    elif head == "star":
        account.star = True
    elif head == "change":
        account.change = True
    else:
        raise row.fail(f"unknown word {head!r}")


def _read_try(g: ScytheGame, row: Row, words: list[str]) -> Try:
    only = "" if words[1] == NONE else words[1]
    tried = Try(Option(row.one_of(words[0], MOVES), row.whole(words[2]), only))
    if words[3] != NONE:
        tried.unit, tried.start = row.one_of(words[3], UNITS), hex_named(g, row, words[4])
    tried.to = tried.to if words[6] == NONE else hex_named(g, row, words[6])
    tried.chosen_by, tried.tie, tried.rule = ("" if word == NONE else word for word in (words[5], words[7], words[8]))
    if len(words) > 10:
        facts: dict[str, Fact] = {}
        for pair in words[11:]:
            name, _, fact = pair.partition("=")
            facts[name] = int(fact) if fact.isdigit() else fact
        tried.reason = Reason(words[10], f"{GAME}-{words[9]}", facts)
    return tried
