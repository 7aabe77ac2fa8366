"""Positions as text, answers by verb and fields: what the tests of Root are written with.

A field called `from` is written `from_`; seats are named by their faction.
"""

from __future__ import annotations

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.edge.view import PlayerView, RootView
from marches.games.root.rules.battle import FightBattle
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import FACTIONS
from marches.kernel.action import Action
from marches.kernel.line import Reason
from marches.kernel.step import Chance

SEAT_FIELDS = ("seat", "attacker", "defender")


def position(text: str) -> RootGame:
    """The position a scenario describes, at its first decision (see `marches/games/root/scenario.py`)."""
    return RULEBOOK.load(text)


def seat(g: RootGame, faction: str) -> int:
    """The seat of a faction."""
    return g.factions.index(FACTIONS.index(faction))


def action(g: RootGame, verb: str, **fields: int | str) -> Action:
    """The answer with this verb and these fields; a player is named by faction."""
    form: dict[str, object] = {"verb": verb}
    for name, value in fields.items():
        is_seat = name in SEAT_FIELDS and isinstance(value, str)
        form[name.rstrip("_")] = seat(g, str(value)) if is_seat else value
    return RULEBOOK.actions.find(form)


def asked(g: RootGame) -> list[str]:
    """The factions that are asked now; `nature` for dice and draws."""
    assert g.decision is not None, "the game is over"
    return ["nature" if s < 0 else FACTIONS[g.factions[s]] for s in g.decision.seats(g)]


def question(g: RootGame) -> str:
    """The name of the pending decision, or "over"."""
    return type(g.decision).__name__ if g.decision is not None else "over"


def options(g: RootGame) -> list[str]:
    """What may be answered now, as text."""
    return [repr(a) for a in legal(g)]


def legal(g: RootGame) -> list[Action]:
    """What may be answered now."""
    assert g.decision is not None, "the game is over"
    return g.decision.options(g, g.decision.seats(g)[0])


def offered(g: RootGame, verb: str, field: str) -> list[int | str]:
    """The values of one field among the options with this verb, sorted."""
    return sorted(a.names[field] for a in legal(g) if a.verb == verb)


def offers(g: RootGame, verb: str, **fields: int | str) -> bool:
    """May this be answered now?"""
    return action(g, verb, **fields) in legal(g)


def play(g: RootGame, verb: str, by: str = "", **fields: int | str) -> None:
    """Give an answer; it must be legal, and asked of faction `by` where that is said."""
    assert g.decision is not None, "the game is over"
    if by:
        assert asked(g) == [by], f"{question(g)} asks {asked(g)}, not {by}"
    wanted = action(g, verb, **fields)
    who = g.decision.seats(g)[0]
    if wanted not in g.decision.options(g, who):
        why = g.decision.why_not(g, who, wanted) if wanted in g.decision.candidates(g, who) else None
        raise AssertionError(f"{question(g)}: {wanted!r} is refused ({why}); legal: {options(g)}")
    g.play(who, wanted)


def refused(g: RootGame, verb: str, rule: str = "", **fields: int | str) -> Reason:
    """The reason against a natural answer, by the rule named where one is."""
    assert g.decision is not None, "the game is over"
    wanted = action(g, verb, **fields)
    who = g.decision.seats(g)[0]
    assert wanted in g.decision.candidates(g, who), f"{question(g)} does not even list {wanted!r}"
    assert wanted not in g.decision.options(g, who), f"{question(g)} allows {wanted!r}"
    reason = g.decision.why_not(g, who, wanted)
    assert reason is not None
    assert not rule or reason.rule == rule, f"refused by {reason.rule}, not by {rule}"
    return reason


def decline(g: RootGame, by: str = "") -> None:
    """Answer No."""
    play(g, "decline", by)


def done(g: RootGame, by: str = "") -> None:
    """Answer Done."""
    play(g, "done", by)


def roll(g: RootGame, first: int, second: int) -> None:
    """The dice show these numbers."""
    play(g, "roll", "nature", first=first, second=second)


def draw(g: RootGame, *cards: str) -> None:
    """These cards are drawn, one after the other."""
    for card in cards:
        play(g, "draw", "nature", card=card)


def draw_any(g: RootGame) -> int:
    """Let nature draw whatever comes, as often as it is asked; how often it was."""
    drawn = 0
    while isinstance(g.decision, Chance):
        g.play_chance(0)
        drawn += 1
    return drawn


def battle(g: RootGame, attacker: str, defender: str, clearing: int) -> None:
    """Start a battle now; afterwards the game goes on where it was."""
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
