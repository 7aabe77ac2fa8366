"""Which answers in Root deserve a first look.

The light player follows these impressions alone, and the search tries first what they like, so a turn played by them
must resemble a good player's: orders that can be obeyed, battles that can be won, buildings before all else. The
numbers follow roughly what Veterans chose (`benchmarks/JUDGES.md`); those for the Riverfolk and the Lizards are
guesses.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import ACTIONS, BattleAction, CardAction, ClearingAction, CountAction, SeatAction
from marches.games.root.rules.factions.eyrie import state as eyrie
from marches.games.root.rules.factions.eyrie.actions import AddAction
from marches.games.root.rules.factions.eyrie.decree import possible
from marches.games.root.rules.factions.marquise.actions import BuildAction
from marches.games.root.rules.factions.marquise.state import next_points
from marches.games.root.rules.factions.vagabond.state import VagabondState
from marches.games.root.rules.movement import MoveCount, MoveTo, destinations
from marches.games.root.rules.placing import most_others, with_slot
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import ClearingId
from marches.kernel.action import Action
from marches.kernel.bits import NONE, places
from marches.kernel.step import Seat

BY_VERB: Final[dict[str, float]] = {
    "done": 0.1,
    "decline": 0.3,
    "end-daylight": 0.1,  # a turn ended early is a turn half lost
    "activate": 0.01,  # Dominance gives the points up: only when nothing else wins
    "take-available": 0.1,  # a card for one that is seldom played
    "ambush": 3.0,
    "craft": 8.0,
    # the Marquise
    "take-build": 25.0,  # how she scores
    "take-battle": 1.4,
    "recruit": 1.6,
    "overwork": 0.7,
    "march": 0.45,
    # the Eyrie
    "resolve-decree": 3.0,
    # the Alliance
    "organize": 12.0,
    "revolt": 5.0,
    "train": 3.5,
    "spread": 3.0,
    "recruit-at-base": 2.0,
    "mobilize": 0.4,
    # the Vagabond
    "explore": 50.0,  # a torch has hardly any other use
    "quest": 20.0,
    "strike": 3.5,
    "quest-points": 2.0,
    "aid": 0.8,
    "day-labor": 0.7,
    "slip-into": 0.6,
    "repair": 0.5,
    "travel": 0.4,
    "hideout": 0.4,
    "to-track": 0.2,
    "to-satchel": 0.03,  # moves items from one place to another: gains nothing
    # the Riverfolk and the Lizards
    "establish-post": 4.0,
    "reveal-score": 3.0,
    "reveal-build": 3.0,
    "sanctify": 3.0,
    "convert": 2.0,
}
"""What a player tries first in any position; 1 for everything else."""

SECOND_LOOKS: Final = [
    "battle",
    "strike",
    "move-from",
    "move-to",
    "move",
    "add-to-decree",
    "build",
    "craft",
    "travel",
    "slip-to",
]
"""Verbs whose answers deserve a second look: at the clearing, the column, the card or the player they name."""

PARTNER: Final = 0.02
"""A coalition partner's loss counts as one's own."""

FIRST_OF: Final = [BY_VERB.get(action.verb, 1.0) for action in ACTIONS.actions]
SECOND_OF: Final = [action.verb in SECOND_LOOKS for action in ACTIONS.actions]


def impression(g: RootGame, seat: Seat, action: Action) -> float:
    """How much more than an ordinary answer (1) this one deserves a try."""
    first = FIRST_OF[action.code]
    return first * second_look(g, seat, action) if SECOND_OF[action.code] else first


def second_look(g: RootGame, seat: Seat, action: Action) -> float:
    """How much more, or less, than its verb suggests this answer deserves in this position."""
    if isinstance(action, BattleAction):
        return battle_chance(g, seat, int(action.defender), action.clearing)
    if isinstance(action, SeatAction):
        return 1.0 if g.are_enemies(seat, action.seat) else PARTNER
    if isinstance(action, ClearingAction):
        if action.verb == "move-from":
            return worth_leaving(g, seat, action.clearing)
        if action.verb == "move-to":
            return worth_entering(g, seat, action.clearing)
        return worth_visiting(g, seat, action.clearing)
    if isinstance(action, CountAction):
        return worth_sending(g, seat, action.count)
    if isinstance(action, AddAction):
        return worth_ordering(g, seat, action)
    if isinstance(action, CardAction):
        return 1.0 + 2.0 * float(g.cards.points[action.card])
    assert isinstance(action, BuildAction)
    return 0.2 + 0.4 * float(next_points(g, seat, action.kind))


def battle_chance(g: RootGame, seat: Seat, defender: Seat, clearing: ClearingId) -> float:
    """Prefer battles with more warriors than the defender, and with something to take. The Vagabond lives on
    battles.
    """
    state = g.states[seat]
    mine = g.warriors(seat, clearing)
    eager = 1.0
    if isinstance(state, VagabondState):
        mine = state.swords()
        eager = 2.5
    if not g.are_enemies(seat, defender):
        eager *= PARTNER
    theirs = g.warriors(defender, clearing)
    odds = eager * float(1 + min(mine, 3)) / float(1 + min(theirs, 4))
    if theirs >= mine:
        return 0.5 * odds
    prize = g.buildings(defender, clearing) + g.tokens(defender, clearing)
    return odds * float(1 + min(prize, mine - theirs, 2))


def demanded(g: RootGame, seat: Seat) -> i64:
    """Clearings where warriors would make a battle or a roost of the Decree possible that is not yet."""
    state = g.states[seat]
    if not isinstance(state, eyrie.EyrieState):
        return NONE
    found: i64 = 0
    for suit in places(state.suits_left(g, eyrie.BATTLE)):
        if not possible(g, seat, eyrie.BATTLE, suit):
            for other in range(g.players):
                if other != seat:
                    found |= g.presence[other] & g.matching(suit)
    for suit in places(state.suits_left(g, eyrie.BUILD)):
        if not possible(g, seat, eyrie.BUILD, suit):
            found |= g.matching(suit) & with_slot(g) & ~g.where(seat, eyrie.ROOST)
    return found


def worth_leaving(g: RootGame, seat: Seat, clearing: ClearingId) -> float:
    """Move warriors from where there are many, or from where the Decree's next orders can be reached."""
    if destinations(g, seat, clearing) & demanded(g, seat):
        return 6.0
    warriors = g.warriors(seat, clearing)
    return 0.5 if warriors == 1 else 1.0 + 0.3 * float(min(warriors, 6) - 2)


def worth_entering(g: RootGame, seat: Seat, clearing: ClearingId) -> float:
    """Move them where the Decree still has orders, or where they do not rule yet, best where the move changes that."""
    if demanded(g, seat) >> clearing & 1:
        return 8.0
    if g.ruled_by(seat) >> clearing & 1:
        return 0.3
    mine = g.rule_strength(seat, clearing)
    decision = g.decision
    if isinstance(decision, MoveTo):
        mine += g.warriors(seat, decision.origin)
    return 1.5 if mine > most_others(g, seat, clearing) else 0.7


def worth_sending(g: RootGame, seat: Seat, number: i64) -> float:
    """Stragglers are lost one by one: move most of them together, but not the last one that guards a building."""
    worth = 0.3 + 0.2 * float(number * number)
    decision = g.decision
    if isinstance(decision, MoveCount) and g.warriors(seat, decision.origin) == number:
        return worth * (0.15 if g.buildings(seat, decision.origin) else 0.5)
    return worth


def worth_ordering(g: RootGame, seat: Seat, action: AddAction) -> float:
    """Prefer a card that can be obeyed, and one per turn: what is added now must be obeyed every turn."""
    state = eyrie.eyrie(g, seat)
    column = int(action.column)
    worth = 0.25 if column == eyrie.BATTLE else 1.0
    if not possible(g, seat, column, g.cards.suit_of[action.card]):
        worth *= 0.1
    return worth * (0.025 if state.added else 1.0)


def worth_visiting(g: RootGame, seat: Seat, clearing: ClearingId) -> float:
    """The Vagabond goes where there is a ruin, or pieces to help or to strike, but not among warriors."""
    worth = 3.0 if g.ruins >> clearing & 1 else 1.0
    for other in range(g.players):
        if other != seat:
            worth *= 1.0 + 0.5 * float(min(2, g.buildings(other, clearing) + g.tokens(other, clearing)))
            worth /= 1.0 + 0.3 * float(min(4, g.warriors(other, clearing)))
    return worth
