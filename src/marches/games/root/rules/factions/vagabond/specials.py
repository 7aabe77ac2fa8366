"""root:9.5.9  Strike and the special actions of the six characters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import CardAction, PieceAction, SeatAction
from marches.games.root.rules.battle import FightBattle, why_spared
from marches.games.root.rules.cards import TakeRandom, answers, everyone, join_hand, name
from marches.games.root.rules.effects import can_be_robbed
from marches.games.root.rules.factions.vagabond.actions import (
    DAY_LABOR,
    HIDEOUT,
    INSTIGATES,
    SCORCH,
    STEALS,
    STRIKE_PIECES,
    STRIKES,
    TAKES_DISCARD,
    InstigateAction,
)
from marches.games.root.rules.factions.vagabond.items import RepairSome, exhaust, why_not_exhaust
from marches.games.root.rules.factions.vagabond.state import (
    CHARACTERS,
    CROSSBOW,
    HIDEOUT_REPAIRS,
    KINDS_OF_ITEMS,
    RANGER,
    SCOUNDREL,
    THIEF,
    TINKER,
    TORCH,
    UP,
    VAGRANT,
    in_clearing,
    vagabond,
)
from marches.games.root.rules.order import together
from marches.games.root.rules.removal import RemoveEnemies, remove_pieces
from marches.games.root.rules.scoring import score
from marches.games.root.rules.state import RootDecision, RootGame
from marches.games.root.rules.tables import (
    BUILDING,
    PIECE_IDS,
    PIECES,
    SEATS,
    SUITS,
    WARRIOR,
    ClearingId,
    SeatId,
)
from marches.kernel.action import Action
from marches.kernel.bits import bit, lowest
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat, per_seat

# -- strike ----------------------------------------------------------------------------------------------------


def spared_from_strikes(g: RootGame, seat: SeatId, other: SeatId) -> bool:
    """root:9.5.6  Whether partners are safe from strikes, which they are only where they never fight."""
    # Until rules version 2 only enemies could be struck.
    return g.spares(seat, other) if g.rulings > 1 else not g.are_enemies(seat, other)


def strike_options(g: RootGame, seat: Seat) -> list[Action]:
    """Whom he can strike now."""
    found: list[Action] = []
    clearing = g.pawns[seat]
    for other in range(g.players):
        if g.has_pieces(other, clearing) and not spared_from_strikes(g, seat, other):
            found.append(STRIKES[other])
    return found


def why_not_strike(g: RootGame, seat: Seat, other: SeatId) -> Reason | None:
    """root:9.5.6  It takes a crossbow, and a piece of another player in his clearing."""
    if not in_clearing(g, seat):
        return Reason("root:9.5.6", "root-why-in-forest", {})
    clearing = g.pawns[seat]
    if spared_from_strikes(g, seat, other):
        if g.truce:
            return why_spared(seat, other, "root:9.5.6")
        return Reason("root:2.7", "root-why-partner", {"seat": f"seat:{other}"})
    if not g.has_pieces(other, clearing):
        facts: dict[str, Fact] = {"clearing": f"clearing:{clearing + 1}", "seat": f"seat:{other}"}
        return Reason("root:9.5.6", "root-why-nothing-to-strike", facts)
    return why_not_exhaust(vagabond(g, seat), CROSSBOW, 1, "root:9.5.6")


def strike(g: RootGame, seat: Seat, other: Seat) -> None:
    """root:9.5.6, 9.5.6.no-warrior  A crossbow removes a warrior or, if there is none, a building or token."""
    exhaust(g, seat, CROSSBOW, 1)
    if g.events is not None:
        g.tell("root-did-strike", {"seat": f"seat:{seat}", "other": f"seat:{other}"})
    if g.warriors(other, g.pawns[seat]):
        remove_struck(g, seat, other, WARRIOR)
    else:
        g.then_one(StrikePiece(seat, other))


def remove_struck(g: RootGame, seat: Seat, other: Seat, kind: i64) -> None:
    """root:3.2.1, 9.2.9.IIIa.battle-only  One piece goes; only a building or token scores."""
    together(g, remove_pieces(g, seat, other, kind, g.pawns[seat], 1))
    score(g, seat, 0 if kind == WARRIOR else 1)


class StrikePiece(RootDecision[PieceAction]):
    """root:9.5.6.no-warrior  Choose which building or token goes; asked where there are several kinds."""

    rule = "root:9.5.6.no-warrior"

    def __init__(self, seat: Seat, other: Seat) -> None:
        super().__init__(seat)
        self.other = other

    def _kinds(self, g: RootGame) -> list[int]:
        clearing = g.pawns[self.seat]
        return [kind for kind in range(BUILDING, PIECES) if g.count(self.other, kind, clearing)]

    def waits(self, g: RootGame) -> bool:
        return len(self._kinds(g)) > 1

    def run(self, g: RootGame) -> None:
        remove_struck(g, self.seat, self.other, self._kinds(g)[0])

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"other": f"seat:{self.other}"}

    def candidates(self, g: RootGame, seat: Seat) -> list[PieceAction]:
        names = PIECE_IDS[g.factions[self.other]]
        return [STRIKE_PIECES[names[kind]] for kind in self._kinds(g)]

    def apply(self, g: RootGame, seat: Seat, action: PieceAction) -> None:
        remove_struck(g, seat, self.other, PIECE_IDS[g.factions[self.other]].index(action.piece))


# -- special actions -------------------------------------------------------------------------------------------


def special_candidates(g: RootGame, seat: Seat) -> list[Action]:
    """The answers that use the character's power, on anything it could be aimed at."""
    character = vagabond(g, seat).character
    found: list[Action] = []
    if character == THIEF:
        found += [STEALS[other] for other in range(g.players) if other != seat]
    elif character == TINKER:
        found.append(DAY_LABOR)
    elif character == RANGER:
        found.append(HIDEOUT)
    elif character == SCOUNDREL:
        found.append(SCORCH)
    elif character == VAGRANT and in_clearing(g, seat):
        others = [other for other in range(g.players) if other != seat and g.is_here(other, g.pawns[seat])]
        for attacker in others:
            found += [INSTIGATES[attacker * SEATS + defender] for defender in others if defender != attacker]
    return found


def special_options(g: RootGame, seat: Seat) -> list[Action]:
    """root:9.5.9  The special actions he can take now; none without a torch."""
    state = vagabond(g, seat)
    if state.ready(TORCH) == 0 or (state.character != RANGER and not in_clearing(g, seat)):
        return []
    return [action for action in special_candidates(g, seat) if _is_in_reach(g, seat, action)]


def _is_in_reach(g: RootGame, seat: Seat, action: Action) -> bool:
    """Whether the character's power has something to work on in his clearing, given a torch."""
    clearing = g.pawns[seat]
    if isinstance(action, SeatAction):
        return g.is_here(action.seat, clearing) and can_be_robbed(g, int(action.seat))
    if isinstance(action, InstigateAction):
        return g.attackable(action.attacker, action.defender) >> clearing & 1 != 0
    return action is not DAY_LABOR or g.discard & g.cards.match[g.suits[clearing]] != 0


def why_not_special(g: RootGame, seat: Seat, action: Action) -> Reason | None:
    """root:9.5.9  It takes a torch, and whatever the character's power asks for."""
    state = vagabond(g, seat)
    reason = why_not_exhaust(state, TORCH, 1, "root:9.5.9")
    if reason is not None or action is HIDEOUT:
        return reason
    rule = f"root:vagabond.{CHARACTERS[state.character]}"
    if not in_clearing(g, seat):
        return Reason(rule, "root-why-in-forest", {})
    clearing = g.pawns[seat]
    here: dict[str, Fact] = {"clearing": f"clearing:{clearing + 1}"}
    if isinstance(action, SeatAction):
        return _why_not_steal(g, action.seat, clearing)
    if isinstance(action, InstigateAction):
        if g.attackable(action.attacker, action.defender) >> clearing & 1:
            return None
        if g.spares(action.attacker, action.defender):
            return why_spared(action.attacker, action.defender, rule)
        here["seat"] = f"seat:{action.attacker}"
        return Reason(rule, "root-why-cannot-attack", here)
    if action is DAY_LABOR and g.discard & g.cards.match[g.suits[clearing]] == 0:
        return Reason(rule, "root-why-nothing-discarded", {"suit": f"suit:{SUITS[g.suits[clearing]]}"})
    return None


def _why_not_steal(g: RootGame, other: SeatId, clearing: ClearingId) -> Reason | None:
    if not g.is_here(other, clearing):
        facts: dict[str, Fact] = {"clearing": f"clearing:{clearing + 1}", "seat": f"seat:{other}"}
        return Reason("root:vagabond.thief", "root-why-nobody-there", facts)
    if can_be_robbed(g, int(other)):
        return None
    return Reason("root:vagabond.thief", "root-why-no-cards", {"seat": f"seat:{other}"})


def use_special(g: RootGame, seat: Seat, action: Action) -> None:
    """root:vagabond.thief, vagabond.tinker, vagabond.ranger, vagabond.vagrant  Exhaust a torch for the power.

    The Scoundrel's torch is not exhausted but stays behind (root:vagabond.scoundrel).
    """
    if action is SCORCH:
        scorch(g, seat)
        return
    exhaust(g, seat, TORCH, 1)
    if isinstance(action, SeatAction):
        g.then_one(TakeRandom(seat, int(action.seat)))
    elif isinstance(action, InstigateAction):
        g.then_one(FightBattle(int(action.attacker), int(action.defender), int(g.pawns[seat]), seat))
    elif action is DAY_LABOR:
        g.then_one(DAY_LABORER[seat])
    else:
        g.then_one(RepairSome(seat, HIDEOUT_REPAIRS))


def scorch(g: RootGame, seat: Seat) -> None:
    """root:vagabond.scoundrel  Leave a torch behind: all enemy pieces go, and nothing enters the clearing any more."""
    clearing = g.pawns[seat]
    vagabond(g, seat).put(TORCH, UP, -1)
    g.items[KINDS_OF_ITEMS + TORCH] += 1
    g.closed |= bit(clearing)
    if g.events is not None:
        g.tell("root-did-scorch", {"seat": f"seat:{seat}", "clearing": f"clearing:{clearing + 1}"})
    g.then_one(RemoveEnemies(seat, int(bit(clearing))))


class DayLabor(RootDecision[CardAction]):
    """root:vagabond.tinker  Choose which card of his clearing's suit, or bird, to take from the discard pile."""

    rule = "root:vagabond.tinker"

    def _suit(self, g: RootGame) -> i64:
        return g.suits[g.pawns[self.seat]]

    def candidates(self, g: RootGame, seat: Seat) -> list[CardAction]:
        return answers(g, TAKES_DISCARD, g.discard)

    def why_not(self, g: RootGame, seat: Seat, action: CardAction) -> Reason | None:
        suit = self._suit(g)
        if g.cards.kind_mask[action.card] & g.cards.match[suit]:
            return None
        facts: dict[str, Fact] = {"card": name(action.card), "suit": f"suit:{SUITS[suit]}"}
        return Reason("root:vagabond.tinker", "root-why-card-suit", facts)

    def options(self, g: RootGame, seat: Seat) -> list[CardAction]:
        return answers(g, TAKES_DISCARD, g.discard & g.cards.match[self._suit(g)])

    def apply(self, g: RootGame, seat: Seat, action: CardAction) -> None:
        card = lowest(g.discard & g.cards.kind_mask[action.card])
        g.discard &= ~bit(card)
        join_hand(g, seat, card, everyone(g))
        if g.events is not None:
            g.tell("root-did-take-available", {"seat": f"seat:{seat}", "card": name(action.card)})


DAY_LABORER: Final = per_seat(DayLabor)
