"""root:10.4.3  Conspiracies: what acolytes are spent on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import BATTLES, DONE, MOVES_FROM, BattleAction, ClearingAction
from marches.games.root.rules.battle import Battle, battle_lines, start_battle, why_not_battle
from marches.games.root.rules.factions.lizards.actions import CONVERTS, SANCTIFIES, ConvertAction, SanctifyAction
from marches.games.root.rules.factions.lizards.state import (
    GARDEN,
    lizards,
    spend_acolytes,
)
from marches.games.root.rules.movement import ChooseDestination, MoveCount, origins, why_not_from
from marches.games.root.rules.placing import open_to, tell_placed, why_not_place
from marches.games.root.rules.removal import remove_pieces
from marches.games.root.rules.scoring import score
from marches.games.root.rules.state import RootDecision, RootGame
from marches.games.root.rules.tables import BUILDING, CLEARINGS, PIECE_IDS, SEATS, SUITS, TOKEN, WARRIOR, ClearingId
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, per_seat


def outcasts(g: RootGame, seat: Seat) -> i64:
    """root:10.4.3  The clearings of the Outcast suit."""
    return g.suit_masks[lizards(g, seat).outcast]


def cost_of(g: RootGame, seat: Seat, action: Action) -> int:
    """What a conspiracy costs now."""
    state = lizards(g, seat)
    if action.verb == "convert":
        return state.price(g.kit.mats.lizards.convert)
    return state.price(g.kit.mats.lizards.sanctify if action.verb == "sanctify" else g.kit.mats.lizards.crusade)


def why_not_outcast(g: RootGame, seat: Seat, clearing: ClearingId) -> Reason | None:
    """root:10.4.3  Why no conspiracy can be made in a clearing."""
    if outcasts(g, seat) >> clearing & 1:
        return None
    facts: dict[str, Fact] = {"clearing": f"clearing:{clearing + 1}", "suit": f"suit:{SUITS[lizards(g, seat).outcast]}"}
    return Reason("root:10.4.3", "root-why-not-outcast", facts)


def owner_of(g: RootGame, clearing: ClearingId, piece: str) -> tuple[int, int]:
    """The seat and kind of a building of this name in a clearing; -1 if there is none."""
    for seat in range(g.players):
        names = PIECE_IDS[g.factions[seat]]
        for kind in range(BUILDING, TOKEN):
            if names[kind] == piece and g.count(seat, kind, clearing):
                return seat, kind
    return -1, -1


def why_not_sanctify(g: RootGame, seat: Seat, clearing: ClearingId) -> Reason | None:
    """root:10.4.3.full  A garden of the suit must be left and the clearing open; the slot comes free."""
    suit = g.suits[clearing]
    if g.in_supply(seat, GARDEN + suit) == 0:
        return Reason("root:10.4.3.full", "root-why-none-left", {"piece": f"piece:garden-{SUITS[suit]}"})
    return why_not_place(g, seat, clearing)


class Conspire(RootDecision):
    """root:10.4.3, 10.4.3.I, 10.4.3.II, 10.4.3.III  Any number of conspiracies in Outcast clearings, in any order."""

    rule = "root:10.4.3"

    def waits(self, g: RootGame) -> bool:
        state = lizards(g, self.seat)
        return state.acolytes >= state.price(g.kit.mats.lizards.crusade) and len(self.options(g, self.seat)) > 1

    def facts(self, g: RootGame) -> dict[str, Fact]:
        state = lizards(g, self.seat)
        return {
            "count": int(state.acolytes),
            "suit": f"suit:{SUITS[state.outcast]}",
            "crusade": state.price(g.kit.mats.lizards.crusade),
            "convert": state.price(g.kit.mats.lizards.convert),
            "sanctify": state.price(g.kit.mats.lizards.sanctify),
        }

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DONE]
        for clearing in range(CLEARINGS):
            if g.warriors(seat, clearing):
                found.append(MOVES_FROM[clearing])
            mine = g.presence[seat] >> clearing & 1 or g.fighting(seat) >> clearing & 1
            for other in range(g.players):
                if other == seat:
                    continue
                if mine and g.is_here(other, clearing):
                    found.append(BATTLES[clearing * SEATS + other])
                if g.are_enemies(seat, other):
                    found += self._replaceable(g, other, clearing)
        return found

    def _replaceable(self, g: RootGame, other: Seat, clearing: ClearingId) -> list[Action]:
        """The answers that convert or sanctify another player's pieces in a clearing."""
        found: list[Action] = []
        if g.warriors(other, clearing):
            found.append(CONVERTS[clearing * SEATS + other])
        if g.buildings(other, clearing):
            names = PIECE_IDS[g.factions[other]]
            for kind in range(BUILDING, TOKEN):
                if g.count(other, kind, clearing):
                    found.append(SANCTIFIES[names[kind]][clearing])
        return found

    def why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        clearing = clearing_of(action)
        if clearing < 0:
            return None
        reason = why_not_outcast(g, seat, clearing)
        if reason is not None:
            return reason
        cost, have = cost_of(g, seat, action), int(lizards(g, seat).acolytes)
        if have < cost:
            return Reason("root:10.4.3", "root-why-few-acolytes", {"cost": cost, "have": have})
        if isinstance(action, BattleAction):
            return why_not_battle(g, seat, clearing, action.defender)
        if isinstance(action, ConvertAction):
            return why_not_place(g, seat, clearing)
        if isinstance(action, SanctifyAction):
            return why_not_sanctify(g, seat, clearing)
        return why_not_from(g, seat, clearing)

    def options(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DONE]
        state = lizards(g, seat)
        here = outcasts(g, seat)
        if state.acolytes >= state.price(g.kit.mats.lizards.crusade):
            found += _crusades(g, seat, here)
        replaces = here & open_to(g, seat)
        for clearing in range(CLEARINGS):
            if replaces >> clearing & 1:
                for other in range(g.players):
                    if g.are_enemies(seat, other):
                        found += [a for a in self._replaceable(g, other, clearing) if self.why_not(g, seat, a) is None]
        return found

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if action is DONE:
            return
        spend_acolytes(g, seat, cost_of(g, seat, action))
        g.then_one(self)
        if isinstance(action, BattleAction):
            start_battle(g, seat, action)
        elif isinstance(action, ClearingAction):
            g.then_one(CrusadeTo(seat, int(action.clearing)))
        elif isinstance(action, ConvertAction):
            steps = remove_pieces(g, seat, int(action.victim), WARRIOR, action.clearing, 1)
            tell_placed(g, seat, WARRIOR, action.clearing, g.place(seat, WARRIOR, action.clearing, 1))
            g.then_all(steps)
        elif isinstance(action, SanctifyAction):
            sanctify(g, seat, action.clearing, action.piece)

    def preview(self, g: RootGame, seat: Seat, action: Action) -> list[Line]:
        if isinstance(action, BattleAction):
            return battle_lines(g, seat, action)
        if action is DONE:
            return []
        return [Line("root-preview-conspiracy", {"cost": cost_of(g, seat, action)})]


def clearing_of(action: Action) -> i64:
    """The clearing a conspiracy is made in, or -1."""
    if isinstance(action, BattleAction):
        return action.clearing
    if isinstance(action, ConvertAction):
        return action.clearing
    if isinstance(action, SanctifyAction):
        return action.clearing
    return action.clearing if isinstance(action, ClearingAction) else -1


def _crusades(g: RootGame, seat: Seat, here: ClearingId) -> list[Action]:
    """root:10.4.3.I  Battles in, and moves out of, these clearings."""
    found: list[Action] = []
    moves = origins(g, seat, here)
    masks = [g.attackable(seat, other) & here for other in range(g.players)]
    for clearing in range(CLEARINGS):
        if moves >> clearing & 1:
            found.append(MOVES_FROM[clearing])
        for other in range(g.players):
            if masks[other] >> clearing & 1:
                found.append(BATTLES[clearing * SEATS + other])
    return found


def sanctify(g: RootGame, seat: Seat, clearing: ClearingId, piece: str) -> None:
    """root:10.4.3.III, 3.2.1  Remove an enemy building for a point; a garden takes its slot."""
    victim, kind = owner_of(g, clearing, piece)
    steps = remove_pieces(g, seat, victim, kind, clearing, 1)
    garden = GARDEN + g.suits[clearing]
    tell_placed(g, seat, garden, clearing, g.place(seat, garden, clearing, 1))
    g.then_all(steps)
    score(g, seat, 1)


class CrusadeTo(ChooseDestination):
    """root:10.4.3.I, 4.2.1  Choose where the crusade goes; a battle there may follow."""

    rule = "root:10.4.3.I"

    def apply(self, g: RootGame, seat: Seat, action: ClearingAction) -> None:
        to = int(action.clearing)
        g.then(MoveCount(seat, self.origin, to), CrusadeBattle(seat, to))


class CrusadeBattle(Battle):
    """root:10.4.3.I.battle-after  Battle where the crusade arrived, whatever the suit, or decline."""

    rule = "root:10.4.3.I.battle-after"

    def __init__(self, seat: Seat, clearing: int) -> None:
        super().__init__(seat, 1 << clearing, True)
        self.clearing = clearing

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"clearing": f"clearing:{self.clearing + 1}"}

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        return self.options(g, seat)


CONSPIRE: Final = per_seat(Conspire)
