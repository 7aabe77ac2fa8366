"""root:8.4  The Alliance's Birdsong: revolts first, then spreading sympathy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.edge.preview import preview_sweep
from marches.games.root.rules.actions import DONE, ClearingAction
from marches.games.root.rules.factions.alliance.actions import REVOLTS, SPREADS
from marches.games.root.rules.factions.alliance.state import (
    BASE,
    SYMPATHY,
    TOKENS,
    able,
    alliance,
    base_is_built,
    placed,
    sympathetic,
)
from marches.games.root.rules.factions.alliance.supporters import PaySupporters
from marches.games.root.rules.movement import reach
from marches.games.root.rules.placing import open_at_home, open_to, tell_placed, why_not_place
from marches.games.root.rules.removal import RemoveEnemies
from marches.games.root.rules.scoring import score
from marches.games.root.rules.state import RootDecision, RootGame, RootStep
from marches.games.root.rules.tables import (
    ALL_CLEARINGS,
    BIRD,
    CLEARINGS,
    PIECES,
    SUITS,
    WARRIOR,
    ClearingId,
    SeatId,
    Suit,
)
from marches.kernel.action import Action
from marches.kernel.bits import NONE, bit, count, places
from marches.kernel.line import WARNING, Fact, Line, Reason
from marches.kernel.step import Seat, per_seat

# -- revolts ---------------------------------------------------------------------------------------------------


def revolt_clearings(g: RootGame, seat: SeatId) -> i64:
    """root:8.4.1.I, vagabond.scoundrel  Sympathetic clearings whose base is not on the map and would have a slot."""
    found: i64 = 0
    for suit in range(BIRD):
        if not base_is_built(g, seat, suit):
            found |= g.suit_masks[suit]
    found &= sympathetic(g, seat) & open_at_home(g, seat)
    for clearing in places(found):
        if not has_room(g, seat, clearing):
            found &= ~bit(clearing)
    return found


def has_room(g: RootGame, seat: SeatId, clearing: ClearingId) -> bool:
    """Whether a slot is open here once every enemy building is gone."""
    room = g.free[clearing]
    for other in range(g.players):
        if g.are_enemies(seat, other):
            room += g.buildings(other, clearing)
    return room > 0


def why_not_revolt(g: RootGame, seat: Seat, clearing: ClearingId) -> Reason | None:
    """root:8.4, 8.4.1.I, 8.4.1.II  A revolt comes before spreading, needs a missing base and two supporters."""
    state = alliance(g, seat)
    suit = g.suits[clearing]
    here, fact = f"clearing:{clearing + 1}", f"suit:{SUITS[suit]}"
    if state.spreading:
        return Reason("root:8.4", "root-why-revolts-over", {"clearing": here})
    if base_is_built(g, seat, suit):
        return Reason("root:8.4.1.I", "root-why-base-built", {"clearing": here, "suit": fact})
    if not open_at_home(g, seat) >> clearing & 1:
        return why_not_place(g, seat, clearing)
    if not has_room(g, seat, clearing):
        return Reason("root:2.2.3.full", "root-why-no-room-for-base", {"clearing": here})
    have = int(able(g, state, suit))
    if have < g.kit.mats.alliance.revolt:
        facts: dict[str, Fact] = {"clearing": here, "suit": fact, "cost": g.kit.mats.alliance.revolt, "have": have}
        return Reason("root:8.4.1.II", "root-why-few-supporters", facts)
    return None


def revolt_warriors(g: RootGame, seat: SeatId, suit: Suit) -> i64:
    """root:8.4.1.III.warriors  How many warriors a revolt brings: one per sympathetic clearing of the suit."""
    return count(sympathetic(g, seat) & g.suit_masks[suit])


class RaiseBase(RootStep):
    """root:8.4.1.III.base, 8.4.1.III.warriors, 8.4.1.III.officer  After the removal: base, warriors and an officer."""

    def __init__(self, seat: Seat, clearing: ClearingId) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, g: RootGame) -> None:
        seat, clearing = self.seat, self.clearing
        suit = g.suits[clearing]
        tell_placed(g, seat, BASE + suit, clearing, g.place(seat, BASE + suit, clearing, 1))
        warriors = g.place(seat, WARRIOR, clearing, revolt_warriors(g, seat, suit))
        tell_placed(g, seat, WARRIOR, clearing, warriors)
        add_officer(g, seat)


def add_officer(g: RootGame, seat: Seat) -> None:
    """root:8.4.1.III.officer, 8.5.3  A warrior in the supply becomes an officer, if there is one."""
    if g.in_supply(seat, WARRIOR) == 0:
        return
    state = alliance(g, seat)
    g.supply[seat * PIECES + WARRIOR] -= 1
    state.officers += 1
    if g.events is not None:
        g.tell("root-did-train", {"seat": f"seat:{seat}", "count": int(state.officers)})


# -- spreading -------------------------------------------------------------------------------------------------


def reachable(g: RootGame, seat: SeatId) -> i64:
    """root:8.4.2.I, 8.4.2.I.first  Clearings next to a sympathetic one, or all clearings while none is."""
    here = sympathetic(g, seat)
    if here == 0:
        return ALL_CLEARINGS
    return reach(g, seat, here) & ~here


def spread_clearings(g: RootGame, seat: SeatId) -> i64:
    """root:8.4.2.I, 6.2.2, 8.2.5  Where sympathy may be spread, whatever it costs."""
    if g.in_supply(seat, SYMPATHY) == 0:
        return 0
    return reachable(g, seat) & open_to(g, seat)


def martial_law(g: RootGame, seat: SeatId, clearing: ClearingId) -> i64:
    """root:8.4.2.IIa  One more supporter where another player has three warriors."""
    for other in range(g.players):
        if other != seat and g.warriors(other, clearing) >= g.kit.mats.alliance.martial_law:
            return 1
    return 0


def spread_cost(g: RootGame, seat: SeatId, clearing: ClearingId) -> i64:
    """root:8.4.2.II  The number above the token, martial law included."""
    return g.kit.mats.alliance.costs[placed(g, seat)] + martial_law(g, seat, clearing)


def why_not_sympathy(g: RootGame, seat: SeatId, clearing: ClearingId) -> Reason | None:
    """root:8.2.5, 8.2.5.I  There must be a token left, and the clearing must be open and have none."""
    if g.in_supply(seat, SYMPATHY) == 0:
        return Reason("root:8.2.5", "root-why-no-sympathy-left", {"count": TOKENS})
    if g.count(seat, SYMPATHY, clearing):
        return Reason("root:8.2.5.I", "root-why-sympathetic", {"clearing": f"clearing:{clearing + 1}"})
    return why_not_place(g, seat, clearing)


def why_not_spread(g: RootGame, seat: Seat, clearing: ClearingId) -> Reason | None:
    """Why sympathy cannot be spread to a clearing."""
    reason = why_not_sympathy(g, seat, clearing)
    if reason is not None:
        return reason
    if not reachable(g, seat) >> clearing & 1:
        return Reason("root:8.4.2.I", "root-why-far-from-sympathy", {"clearing": f"clearing:{clearing + 1}"})
    suit = g.suits[clearing]
    cost, have = int(spread_cost(g, seat, clearing)), int(able(g, alliance(g, seat), suit))
    if have >= cost:
        return None
    facts: dict[str, Fact] = {"clearing": f"clearing:{clearing + 1}", "suit": f"suit:{SUITS[suit]}"}
    facts["cost"] = cost
    facts["have"] = have
    if martial_law(g, seat, clearing):
        return Reason("root:8.4.2.IIa", "root-why-martial-law", facts)
    return Reason("root:8.4.2.II", "root-why-few-supporters", facts)


def place_sympathy(g: RootGame, seat: Seat, clearing: ClearingId) -> None:
    """root:8.4.2.III, 2.5.3  Place the next token of the track and score what it uncovers."""
    points = g.kit.mats.alliance.points[placed(g, seat)]
    tell_placed(g, seat, SYMPATHY, clearing, g.place(seat, SYMPATHY, clearing, 1))
    score(g, seat, points)


class PlaceSympathy(RootStep):
    """root:8.4.2.III  Place sympathy once it is paid for."""

    def __init__(self, seat: Seat, clearing: ClearingId) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, g: RootGame) -> None:
        place_sympathy(g, self.seat, self.clearing)


# -- the decision ----------------------------------------------------------------------------------------------


class RevoltOrSpread(RootDecision):
    """root:8.4, 8.4.1, 8.4.2  Revolts, then sympathy, each as often as supporters pay for it.

    Asked as long as there are enough supporters for something, whatever their suits.
    """

    rule = "root:8.4"
    secret = True

    def waits(self, g: RootGame) -> bool:
        state = alliance(g, self.seat)
        cards = count(state.supporters)
        if cards == 0:
            return False
        if cards >= g.kit.mats.alliance.revolt and not state.spreading and revolt_clearings(g, self.seat):
            return True
        targets = spread_clearings(g, self.seat)
        return targets != 0 and any(spread_cost(g, self.seat, c) <= cards for c in places(targets))

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": int(count(alliance(g, self.seat).supporters))}

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DONE]
        here = sympathetic(g, seat)
        found += [REVOLTS[clearing] for clearing in range(CLEARINGS) if here >> clearing & 1]
        return found + SPREADS

    def why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, ClearingAction):
            return None
        if action.verb == "revolt":
            return why_not_revolt(g, seat, action.clearing)
        return why_not_spread(g, seat, action.clearing)

    def options(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DONE]
        state = alliance(g, seat)
        have = [able(g, state, suit) for suit in range(BIRD)]
        revolts = NONE if state.spreading else revolt_clearings(g, seat)
        spreads = spread_clearings(g, seat)
        for clearing in places(revolts | spreads):
            cards = have[g.suits[clearing]]
            if revolts >> clearing & 1 and cards >= g.kit.mats.alliance.revolt:
                found.append(REVOLTS[clearing])
            if spreads >> clearing & 1 and cards >= spread_cost(g, seat, clearing):
                found.append(SPREADS[clearing])
        return found

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, ClearingAction):
            return
        clearing = int(action.clearing)
        suit = int(g.suits[clearing])
        if action.verb == "revolt":
            if g.events is not None:
                g.tell("root-did-revolt", {"seat": f"seat:{seat}", "clearing": f"clearing:{clearing + 1}"})
            pay = PaySupporters(seat, suit, g.kit.mats.alliance.revolt)
            # root:8.4.1.III  Every enemy piece goes, with a point per building and token.
            g.then(pay, RemoveEnemies(seat, 1 << clearing), RaiseBase(seat, clearing), self)
        else:
            alliance(g, seat).spreading = True
            g.then(PaySupporters(seat, suit, int(spread_cost(g, seat, clearing))), PlaceSympathy(seat, clearing), self)

    def preview(self, g: RootGame, seat: Seat, action: Action) -> list[Line]:
        if not isinstance(action, ClearingAction):
            return []
        if action.verb == "revolt":
            return preview_revolt(g, seat, action.clearing)
        facts: dict[str, Fact] = {"cost": int(spread_cost(g, seat, action.clearing))}
        facts["points"] = int(g.kit.mats.alliance.points[placed(g, seat)])
        lines = [Line("root-preview-spread", facts)]
        if martial_law(g, seat, action.clearing):
            lines.append(Line("root-preview-martial-law", {}, WARNING))
        return lines


def preview_revolt(g: RootGame, seat: Seat, clearing: ClearingId) -> list[Line]:
    """What a revolt removes, scores and brings."""
    pieces: i64 = 0
    points: i64 = 0
    for other in range(g.players):
        if g.are_enemies(seat, other):
            pieces += g.all_pieces(other, clearing)
            points += g.buildings(other, clearing) + g.tokens(other, clearing)
    warriors = min(revolt_warriors(g, seat, g.suits[clearing]), g.in_supply(seat, WARRIOR))
    facts: dict[str, Fact] = {"pieces": int(pieces), "points": int(points), "warriors": int(warriors)}
    return [Line("root-preview-revolt", facts), *preview_sweep(g, seat, clearing)]


REVOLT_OR_SPREAD: Final = per_seat(RevoltOrSpread)
