"""root:7.4  The Eyrie's Birdsong: emergency orders, adding to the Decree, a new roost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import DONE, ClearingAction
from marches.games.root.rules.cards import DRAW_CARDS, leave_hand, name
from marches.games.root.rules.factions.eyrie.actions import ADDS, NEW_ROOSTS, AddAction
from marches.games.root.rules.factions.eyrie.state import COLUMNS, ROOST, eyrie
from marches.games.root.rules.placing import tell_placed, why_not_build
from marches.games.root.rules.state import RootDecision, RootGame, RootSeatStep
from marches.games.root.rules.tables import BIRD, CLEARINGS, WARRIOR, ClearingId
from marches.kernel.action import Action
from marches.kernel.bits import bit, lowest
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat, per_seat


class EmergencyOrders(RootSeatStep):
    """root:7.4.1  With an empty hand, draw 1 card."""

    def run(self, g: RootGame) -> None:
        state = eyrie(g, self.seat)
        state.added = 0
        state.bird = False
        if g.hands[self.seat] == 0:
            g.then_one(DRAW_CARDS[self.seat][1])


class AddToDecree(RootDecision):
    """root:7.4.2, 7.4.2.columns  Add one card to the Decree, then perhaps a second."""

    rule = "root:7.4.2"
    secret = True

    def waits(self, g: RootGame) -> bool:
        return eyrie(g, self.seat).added < 2 and g.hands[self.seat] != 0

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": int(eyrie(g, self.seat).added)}

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DONE]
        return found + self._columns(g, g.hands[seat])

    def _columns(self, g: RootGame, cards: i64) -> list[Action]:
        found: list[Action] = []
        deck = g.cards
        while cards:
            kind = deck.kind_of[lowest(cards)]
            cards &= ~deck.kind_mask[kind]
            found += ADDS[int(kind) * 4 : int(kind) * 4 + 4]
        return found

    def why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        state = eyrie(g, seat)
        if isinstance(action, AddAction):
            if state.bird and g.cards.suit_of[action.card] == BIRD:
                return Reason("root:7.4.2.one-bird", "root-why-one-bird", {"card": name(action.card)})
            return None
        return None if state.added else Reason("root:7.4.2", "root-why-must-add", {})

    def options(self, g: RootGame, seat: Seat) -> list[Action]:
        state = eyrie(g, seat)
        found: list[Action] = [DONE] if state.added else []
        cards = g.hands[seat] & ~g.cards.suit_mask[BIRD] if state.bird else g.hands[seat]
        return found + self._columns(g, cards)

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, AddAction):
            return
        state = eyrie(g, seat)
        card = leave_hand(g, seat, action.card)
        state.columns[action.column] |= bit(card)
        state.added += 1
        state.bird = state.bird or g.cards.suit_of[action.card] == BIRD
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "card": name(action.card)}
            facts["column"] = f"column:{COLUMNS[action.column]}"
            g.tell("root-did-add-to-decree", facts)
        g.then_one(self)


def all_warriors(g: RootGame, clearing: ClearingId) -> i64:
    """How many warriors are in a clearing, no matter whose."""
    total: i64 = 0
    for seat in range(g.players):
        total += g.warriors(seat, clearing)
    return total


def fewest_warriors(g: RootGame, seat: Seat) -> i64:
    """root:7.4.3  Clearings with the fewest warriors among those where a roost can be placed."""
    best: i64 = -1
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if why_not_build(g, seat, clearing) is not None:
            continue
        warriors = all_warriors(g, clearing)
        if best < 0 or warriors < best:
            best = warriors
            found = 0
        if warriors == best:
            found |= bit(clearing)
    return found


class NewRoost(RootDecision[ClearingAction]):
    """root:7.4.3, 7.4.3.tie  If no roost is on the map, place one with 3 warriors where the fewest are."""

    rule = "root:7.4.3"

    def _clearings(self, g: RootGame) -> i64:
        return 0 if g.on_map(self.seat, ROOST) else fewest_warriors(g, self.seat)

    def waits(self, g: RootGame) -> bool:
        clearings = self._clearings(g)
        return clearings & (clearings - 1) != 0

    def run(self, g: RootGame) -> None:
        clearings = self._clearings(g)
        if clearings:
            g.touch()
            place_roost(g, self.seat, lowest(clearings))

    def candidates(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return list(NEW_ROOSTS)

    def why_not(self, g: RootGame, seat: Seat, action: ClearingAction) -> Reason | None:
        reason = why_not_build(g, seat, action.clearing)
        if reason is not None:
            return reason
        best = fewest_warriors(g, seat)
        if best >> action.clearing & 1:
            return None
        facts: dict[str, Fact] = {"clearing": f"clearing:{action.clearing + 1}"}
        facts["warriors"] = int(all_warriors(g, action.clearing))
        facts["fewest"] = int(all_warriors(g, lowest(best)))
        return Reason("root:7.4.3", "root-why-not-fewest", facts)

    def apply(self, g: RootGame, seat: Seat, action: ClearingAction) -> None:
        place_roost(g, seat, action.clearing)


def place_roost(g: RootGame, seat: Seat, clearing: ClearingId) -> None:
    """root:7.4.3  Place a roost and three warriors."""
    tell_placed(g, seat, ROOST, clearing, g.place(seat, ROOST, clearing, 1))
    tell_placed(g, seat, WARRIOR, clearing, g.place(seat, WARRIOR, clearing, 3))


EMERGENCY: Final = per_seat(EmergencyOrders)
ADD: Final = per_seat(AddToDecree)
NEW_ROOST: Final = per_seat(NewRoost)
