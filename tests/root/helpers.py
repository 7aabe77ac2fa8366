"""The vocabulary of every game's tests (docs/adding-a-rule.md), and the nouns of Root. Seats go by their faction."""

from __future__ import annotations

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.edge.view import PlayerView, RootView
from marches.games.root.rules.battle import FightBattle
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import FACTIONS
from marches.testing.vocabulary import Vocabulary


def factions(g: RootGame) -> list[str]:
    """The factions, in seat order."""
    return [FACTIONS[faction] for faction in g.factions]


WORDS = Vocabulary[RootGame](RULEBOOK, factions)
position, table, seat, told = WORDS.position, WORDS.table, WORDS.seat, WORDS.told
question, asked, options, legal, action = WORDS.question, WORDS.asked, WORDS.options, WORDS.legal, WORDS.action
offers, offered, refused = WORDS.offers, WORDS.offered, WORDS.refused
play, decline, done, preview = WORDS.play, WORDS.decline, WORDS.done, WORDS.preview
draw, draw_any, roll = WORDS.draw, WORDS.draw_any, WORDS.roll


def battle(g: RootGame, attacker: str, defender: str, clearing: int) -> None:
    """Start a battle now. Afterwards the game continues where it was."""
    g.then_one(FightBattle(seat(g, attacker), seat(g, defender), clearing - 1))
    g.advance()


def move(g: RootGame, origin: int, to: int, count: int) -> None:
    """Answer the questions of one move."""
    play(g, "move-from", from_=origin)
    play(g, "move-to", to=to)
    if question(g) == "MoveCount":
        play(g, "move", count=count)


# -- looking ---------------------------------------------------------------------------------------------------


def view(g: RootGame, viewer: str) -> RootView:
    """What a faction's player sees."""
    return RULEBOOK.view(g, seat(g, viewer))


def player(g: RootGame, faction: str, viewer: str = "") -> PlayerView:
    """A player as seen by themselves, or by another."""
    return view(g, viewer or faction).players[seat(g, faction)]


def pieces(g: RootGame, faction: str, clearing: int) -> dict[str, int]:
    """Everything a faction has in a clearing, by name."""
    shown = view(g, faction).clearings[clearing - 1]
    number = seat(g, faction)
    found = {piece.piece: piece.count for piece in shown.pieces if piece.seat == number}
    if shown.warriors[number]:
        found["warrior"] = shown.warriors[number]
    return found


def warriors(g: RootGame, faction: str, clearing: int) -> int:
    """A faction's warriors in a clearing."""
    return int(g.warriors(seat(g, faction), clearing - 1))


def supply(g: RootGame, faction: str, piece: str = "warrior") -> int:
    """Pieces left in a faction's supply or on its track."""
    return player(g, faction).supply[piece]


def score(g: RootGame, faction: str) -> int | None:
    """A faction's points; None when its marker has left the track."""
    return player(g, faction).score


def hand(g: RootGame, faction: str) -> list[str]:
    """A faction's hand, sorted."""
    return sorted(player(g, faction).hand or [])


def ruler(g: RootGame, clearing: int) -> str | None:
    """The faction that rules a clearing."""
    found = g.ruler(clearing - 1)
    return FACTIONS[g.factions[found]] if found >= 0 else None


def discards(g: RootGame) -> list[str]:
    """The discard pile, sorted."""
    return sorted(view(g, FACTIONS[g.factions[0]]).discard)


def winners(g: RootGame) -> list[str]:
    """Who has won."""
    assert g.result is not None, f"the game goes on with {question(g)}"
    return [FACTIONS[g.factions[s]] for s in g.result.winners]
