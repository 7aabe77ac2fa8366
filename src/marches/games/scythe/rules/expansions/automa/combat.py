"""Combat with an Automa: a card is drawn for its dial and its cards, and a beaten unit goes to its mat."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.actions import UNITS, VALUES, Pick, picks
from marches.games.scythe.rules.cards import kind_at
from marches.games.scythe.rules.expansions.automa.cards import Card, card_at, card_fact
from marches.games.scythe.rules.expansions.automa.deck import DrawAutomaCard, Reshuffle
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE, in_use
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.state import ScytheChance, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import CARD_KINDS, NOWHERE, WORKER_UNIT, HexId, hexes_of
from marches.games.scythe.rules.trips import send_workers_home
from marches.kernel.line import Fact
from marches.kernel.step import Seat

LAY_CARD: Final = picks("lay-combat-card", "combat-card", VALUES)


def dial_steps(seat: Seat) -> Steps:
    """scythe:automa.combat.human-first  Only now is a card drawn for this combat."""
    return [Reshuffle(seat, True), DrawForCombat(seat)]


class Showing:
    """What it would show in a combat: its dial and how many combat cards, and how many of its own cards say so."""

    def __init__(self, dial: int, cards: int, count: int) -> None:
        self.dial: Final = dial
        self.cards: Final = cards
        self.count: Final = count


def showings(g: ScytheGame, seat: Seat) -> list[Showing]:
    """scythe:automa.combat.power, scythe:automa.combat.cards
    What it would show with its present power, for the cards it may draw, the highest dial first.
    """
    pack = AUTOMA_STATE.of(g).deck[seat] or AUTOMA_STATE.of(g).pack[seat] & ~in_use(g, seat)
    counts: dict[tuple[int, int], int] = {}
    for one in hexes_of(pack):
        card = card_at(g, one)
        shown = (int(card.dials(g.power[seat])), min(cards_added(g, seat, card), g.hand_size(seat)))
        counts[shown] = counts.get(shown, 0) + 1
    return [Showing(shown[0], shown[1], counts[shown]) for shown in sorted(counts, reverse=True)]


def cards_added(g: ScytheGame, seat: Seat, card: Card) -> int:
    """scythe:automa.combat.cards  How many combat cards it adds; only abilities against it take any away."""
    return max(0, card.cards + min(0, g.rules.card_limit(g, seat)))


class DrawForCombat(DrawAutomaCard):
    """scythe:automa.combat.power, scythe:automa.combat.cards
    The combat table gives its dial, by the power it has now; the card says how many combat cards it adds.
    """

    def use(self, g: ScytheGame, card: int) -> None:
        seat, combat = self.seat, g.the_combat()
        AUTOMA_STATE.of(g).fought_with[seat] = card
        shown = card_at(g, card)
        side = combat.side(seat)
        combat.dials[side] = shown.dials(g.power[seat])
        count = cards_added(g, seat, shown)
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "card": card_fact(card)}
            g.tell("scythe-did-automa-fight", {**facts, "power": int(combat.dials[side]), "cards": count})
        g.then_one(LayCards(seat, count))


class LayCards(ScytheChance[Pick]):
    """scythe:automa.combat.cards, scythe:automa.nature.no-choice
    It adds combat cards at random, or all it has; the limit of one card per unit does not apply to it.
    """

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def stream(self) -> str:
        return "random-card"

    def held(self, g: ScytheGame) -> list[int]:
        """The cards of its hand that are not laid yet, by kind."""
        combat = g.the_combat()
        first = combat.side(self.seat) * CARD_KINDS
        return [g.hand(self.seat, kind) - int(combat.cards[first + kind]) for kind in range(CARD_KINDS)]

    def waits(self, g: ScytheGame) -> bool:
        return self.count > 0 and sum(self.held(g)) > 0

    def tickets(self, g: ScytheGame) -> int:
        return sum(self.held(g))

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        return LAY_CARD[kind_at(ticket, self.held(g))]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        combat = g.the_combat()
        combat.cards[combat.side(self.seat) * CARD_KINDS + action.index] += 1
        g.then_one(LayCards(self.seat, self.count - 1))


class ToTheMat(ScytheStep):
    """scythe:automa.combat.loser  Its mechs and character go to its faction mat, its workers to its home base."""

    def __init__(self, seat: Seat, at: HexId) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        seat, at = self.seat, self.at
        for unit in range(WORKER_UNIT):
            if g.unit_at(seat, unit) == at:
                g.put_unit(seat, unit, NOWHERE)
                if g.events is not None:
                    facts: dict[str, Fact] = {"seat": f"seat:{seat}", "unit": f"unit:{UNITS[unit]}"}
                    g.tell("scythe-did-automa-beaten", {**facts, "hex": g.named(at)})
        send_workers_home(g, seat, at)
