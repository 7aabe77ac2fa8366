"""root:9.2.9  Relationships: aid, hostility, infamy; and the coalition (root:9.2.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import DECLINE, PLAYERS, SPENDS, CardAction, SeatAction
from marches.games.root.rules.cards import answers, give, matching, name, why_not_spend
from marches.games.root.rules.dominance import settle_activated
from marches.games.root.rules.factions.vagabond.actions import AID, EXHAUSTS, TAKES_ITEM, ItemAction
from marches.games.root.rules.factions.vagabond.items import exhaust, why_nothing_ready
from marches.games.root.rules.factions.vagabond.state import (
    ALLIED,
    HOSTILE,
    INDIFFERENT,
    KINDS_OF_ITEMS,
    NO_MARKER,
    RELATIONS,
    in_clearing,
    tell_item,
    vagabond,
)
from marches.games.root.rules.hooks import Losses
from marches.games.root.rules.scoring import score
from marches.games.root.rules.state import RootDecision, RootGame, RootStep
from marches.games.root.rules.tables import PIECES, SUITS, ClearingId, SeatId
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, per_seat

FEWEST_PLAYERS: Final = 4
"""root:9.2.8  The fewest players that allow a coalition."""


# -- markers ---------------------------------------------------------------------------------------------------


def relation(g: RootGame, seat: SeatId, other: SeatId) -> i64:
    """Where another player's marker stands."""
    return vagabond(g, seat).relations[other]


def set_relation(g: RootGame, seat: SeatId, other: SeatId, space: i64) -> None:
    """Move a marker."""
    state = vagabond(g, seat)
    state.relations[other] = space
    state.aids[other] = 0
    if g.events is not None:
        facts: dict[str, Fact] = {"seat": f"seat:{seat}", "other": f"seat:{other}"}
        facts["relation"] = f"relation:{RELATIONS[space]}"
        g.tell("root-did-relation", facts)


def hostile_warriors(g: RootGame, seat: SeatId, clearing: ClearingId) -> bool:
    """root:9.2.9.IIIb  Whether a clearing has a warrior of a hostile faction."""
    return hostile_clearings(g, seat) >> clearing & 1 != 0


def hostile_clearings(g: RootGame, seat: SeatId) -> i64:
    """Clearings with a warrior of a hostile faction."""
    relations = vagabond(g, seat).relations
    found: i64 = 0
    for other in range(g.players):
        if relations[other] == HOSTILE:
            found |= g.armies(other)
    return found


def allies_in(g: RootGame, seat: SeatId, clearing: ClearingId) -> list[int]:
    """root:9.2.9.II  Allied factions with warriors in a clearing."""
    relations = vagabond(g, seat).relations
    return [o for o in range(g.players) if relations[o] == ALLIED and g.warriors(o, clearing)]


def resent(g: RootGame, seat: Seat, losses: Losses) -> None:
    """root:9.2.9.III  A faction that loses a warrior to him turns hostile at once; buildings and tokens do not count.

    With the option `hired-forgiven`, warriors that fought for another side do not count either.
    """
    if losses.lent and g.chosen["hired-forgiven"] is True:
        return
    victim = losses.victim
    space = relation(g, seat, victim)
    if losses.warriors() and space != NO_MARKER and space != HOSTILE:
        set_relation(g, seat, victim, HOSTILE)


def infamy(g: RootGame, seat: SeatId, losses: Losses) -> i64:
    """root:9.2.9.IIIa, 9.2.9.IIIa.first, 9.2.9.IIIa.battle-only  In battle on his turn each hostile piece scores.

    The warrior whose loss makes the faction hostile does not. Called only for battles, before the marker moves.
    """
    space = relation(g, seat, losses.victim)
    if space == NO_MARKER or g.active != seat:
        return 0
    pieces: i64 = 0
    for kind in range(PIECES):
        pieces += losses.kinds[kind]
    if space != HOSTILE:
        pieces = pieces - 1 if losses.warriors() else 0
    return pieces * g.kit.mats.vagabond.infamy


# -- aid -------------------------------------------------------------------------------------------------------


def aid_options(g: RootGame, seat: Seat) -> list[Action]:
    """Whom he can aid now."""
    found: list[Action] = []
    clearing = g.pawns[seat]
    if vagabond(g, seat).all_ready() and matching(g, seat, g.suits[clearing]):
        for other in range(g.players):
            if other != seat and g.is_here(other, clearing):
                found.append(AID[other])
    return found


def why_not_aid(g: RootGame, seat: Seat, other: SeatId) -> Reason | None:
    """root:9.5.4  It takes a player with a piece in his clearing, an item to exhaust and a matching card."""
    if not in_clearing(g, seat):
        return Reason("root:9.5.4", "root-why-in-forest", {})
    clearing = g.pawns[seat]
    facts: dict[str, Fact] = {"clearing": f"clearing:{clearing + 1}"}
    if not g.is_here(other, clearing):
        facts["seat"] = f"seat:{other}"
        return Reason("root:9.5.4", "root-why-nobody-there", facts)
    reason = why_nothing_ready(vagabond(g, seat), "root:9.5.4")
    if reason is None and matching(g, seat, g.suits[clearing]) == 0:
        facts["suit"] = f"suit:{SUITS[g.suits[clearing]]}"
        return Reason("root:9.5.4", "root-why-no-card-of-suit", facts)
    return reason


def preview_aid(g: RootGame, seat: Seat, other: SeatId) -> list[Line]:
    """What one more aid brings."""
    state = vagabond(g, seat)
    space = state.relations[other]
    facts: dict[str, Fact] = {"other": f"seat:{other}"}
    if space == ALLIED:
        facts["points"] = g.kit.mats.vagabond.allied_aid
        return [Line("root-preview-aid-ally", facts)]
    if space in (NO_MARKER, HOSTILE):
        return [Line("root-preview-aid-nothing", facts)]
    facts["aids"] = int(state.aids[other]) + 1
    facts["needed"] = g.kit.mats.vagabond.aids[space]
    facts["points"] = g.kit.mats.vagabond.points[space]
    return [Line("root-preview-aid", facts)]


class AidCard(RootDecision[CardAction]):
    """root:9.5.4  Choose which card to give."""

    rule = "root:9.5.4"
    secret = True

    def __init__(self, seat: Seat, other: Seat) -> None:
        super().__init__(seat)
        self.other = other

    def _suit(self, g: RootGame) -> i64:
        return g.suits[g.pawns[self.seat]]

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"other": f"seat:{self.other}"}

    def candidates(self, g: RootGame, seat: Seat) -> list[CardAction]:
        return answers(g, SPENDS, g.hands[seat])

    def why_not(self, g: RootGame, seat: Seat, action: CardAction) -> Reason | None:
        return why_not_spend(g, seat, action, self._suit(g), "root:9.5.4")

    def options(self, g: RootGame, seat: Seat) -> list[CardAction]:
        return answers(g, SPENDS, matching(g, seat, self._suit(g)))

    def apply(self, g: RootGame, seat: Seat, action: CardAction) -> None:
        give(g, seat, self.other, action.card)


class AidItem(RootDecision[ItemAction]):
    """root:9.5.4  Choose which item to exhaust for it; asked where there is a choice."""

    rule = "root:9.5.4"

    def waits(self, g: RootGame) -> bool:
        return len(self.candidates(g, self.seat)) > 1

    def run(self, g: RootGame) -> None:
        self.apply(g, self.seat, self.candidates(g, self.seat)[0])

    def candidates(self, g: RootGame, seat: Seat) -> list[ItemAction]:
        state = vagabond(g, seat)
        return [EXHAUSTS[item] for item in range(KINDS_OF_ITEMS) if state.ready(item)]

    def apply(self, g: RootGame, seat: Seat, action: ItemAction) -> None:
        exhaust(g, seat, action.item, 1)


class TakeCraftedItem(RootDecision):
    """root:9.5.4.item, 9.2.9.IIIc  Then he may take one of the items they have crafted."""

    rule = "root:9.5.4.item"

    def __init__(self, seat: Seat, other: Seat) -> None:
        super().__init__(seat)
        self.other = other

    def _items(self, g: RootGame) -> list[int]:
        start = self.other * KINDS_OF_ITEMS
        return [item for item in range(KINDS_OF_ITEMS) if g.boxes[start + item]]

    def waits(self, g: RootGame) -> bool:
        return len(self._items(g)) > 0

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"other": f"seat:{self.other}"}

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DECLINE]
        return found + [TAKES_ITEM[item] for item in self._items(g)]

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if isinstance(action, ItemAction):
            g.boxes[self.other * KINDS_OF_ITEMS + action.item] -= 1
            vagabond(g, seat).lay_up(action.item)
            tell_item(g, "root-did-gain-item", seat, action.item)


class Befriend(RootStep):
    """root:9.2.9.I, 9.2.9.Ia, 9.2.9.Ia.once, 9.2.9.Ib, 9.2.9.II, 9.2.9.IIa  What an aid does to the relationship.

    Enough aids in one turn move the marker one space; each counts once. Aiding an ally scores. Hostile stays hostile.
    """

    def __init__(self, seat: Seat, other: Seat) -> None:
        self.seat = seat
        self.other = other

    def run(self, g: RootGame) -> None:
        seat, other = self.seat, self.other
        state = vagabond(g, seat)
        space = state.relations[other]
        if space == ALLIED:
            score(g, seat, g.kit.mats.vagabond.allied_aid)
        elif INDIFFERENT <= space < ALLIED:
            state.aids[other] += 1
            if state.aids[other] >= g.kit.mats.vagabond.aids[space]:
                set_relation(g, seat, other, space + 1)
                score(g, seat, g.kit.mats.vagabond.points[space])


def aid(g: RootGame, seat: Seat, other: Seat) -> None:
    """root:9.5.4, 9.5.4.item  Exhaust an item, give a card, perhaps take an item; then look at the relationship."""
    if g.events is not None:
        g.tell("root-did-aid", {"seat": f"seat:{seat}", "other": f"seat:{other}"})
    g.then(AidCard(seat, other), AID_ITEM[seat], TakeCraftedItem(seat, other), Befriend(seat, other))


# -- coalition -------------------------------------------------------------------------------------------------


def why_not_partner(g: RootGame, other: SeatId) -> Reason | None:
    """root:9.2.8.no-dominance  He cannot join a player who has left the score track."""
    if g.dominance[other] >= 0:
        return Reason("root:9.2.8.no-dominance", "root-why-partner-dominance", {"seat": f"seat:{other}"})
    if g.partners[other] >= 0:
        return Reason("root:9.2.8.no-dominance", "root-why-partner-taken", {"seat": f"seat:{other}"})
    return None


def partners(g: RootGame, seat: Seat) -> list[int]:
    """root:9.2.8.partner  The other players with the fewest points."""
    fewest: i64 = -1
    found: list[int] = []
    for other in range(g.players):
        if other == seat or why_not_partner(g, other) is not None:
            continue
        if fewest < 0 or g.scores[other] < fewest:
            fewest = g.scores[other]
            found = []
        if g.scores[other] == fewest:
            found.append(other)
    return found


def why_not_coalition(g: RootGame, seat: Seat, kind: i64) -> Reason | None:
    """root:9.2.8, card.dominance.vagabond  It takes at least four players, and somebody to join."""
    if g.players < FEWEST_PLAYERS:
        facts: dict[str, Fact] = {"card": name(kind), "needed": FEWEST_PLAYERS, "players": g.players}
        return Reason("root:9.2.8", "root-why-four-players", facts)
    if not partners(g, seat):
        return Reason("root:9.2.8.no-dominance", "root-why-no-partner", {"card": name(kind)})
    return None


class ChoosePartner(RootDecision[SeatAction]):
    """root:9.2.8, 9.2.8.partner, 9.2.8.marker, 9.2.9.IIId  Choose whom to form a coalition with."""

    rule = "root:9.2.8.partner"

    def __init__(self, seat: Seat, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def waits(self, g: RootGame) -> bool:
        return len(partners(g, self.seat)) > 1

    def run(self, g: RootGame) -> None:
        self._join(g, partners(g, self.seat)[0])

    def candidates(self, g: RootGame, seat: Seat) -> list[SeatAction]:
        return [PLAYERS[other] for other in range(g.players) if other != seat]

    def why_not(self, g: RootGame, seat: Seat, action: SeatAction) -> Reason | None:
        reason = why_not_partner(g, action.seat)
        found = partners(g, seat)
        if reason is not None or int(action.seat) in found:
            return reason
        facts: dict[str, Fact] = {"seat": f"seat:{action.seat}", "points": int(g.scores[action.seat])}
        facts["fewest"] = int(g.scores[found[0]])
        return Reason("root:9.2.8.partner", "root-why-not-fewest-points", facts)

    def apply(self, g: RootGame, seat: Seat, action: SeatAction) -> None:
        self._join(g, int(action.seat))

    def _join(self, g: RootGame, partner: Seat) -> None:
        g.partners[self.seat] = partner
        settle_activated(g, self.seat, self.kind)
        if g.events is not None:
            g.tell("root-did-coalition", {"seat": f"seat:{self.seat}", "other": f"seat:{partner}"})
        if relation(g, self.seat, partner) == HOSTILE:
            set_relation(g, self.seat, partner, INDIFFERENT)


def wins_with(g: RootGame, seat: Seat, winner: Seat) -> bool:
    """root:9.2.8.win  He wins with his partner, and with anyone that partner wins with."""
    partner = g.partners[seat]
    for _ in range(g.players):
        if partner < 0 or partner == winner:
            break
        partner = g.partners[partner]
    return partner == winner


AID_ITEM: Final = per_seat(AidItem)
