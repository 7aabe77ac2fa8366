"""Encounters: a character on an encounter token draws a card and chooses among its options."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.actions import DONE, Pick, PickHex, hex_picks, picks
from marches.games.scythe.rules.deals.costs import pay
from marches.games.scythe.rules.deals.deal import Deal
from marches.games.scythe.rules.deals.gains import gains_of
from marches.games.scythe.rules.kit import KitPart, PartOf, card_picks
from marches.games.scythe.rules.stars import PLACE_STARS
from marches.games.scythe.rules.state import ScytheChance, ScytheDecision, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT, HexId, hexes_of, lowest, nth, size
from marches.games.scythe.rules.taking import TAKE_LESS
from marches.games.scythe.rules.trips import contested
from marches.kernel.action import Action, ActionTable
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat

OPTION_IDS: Final = ("a", "b", "c")
OPTION: Final = picks("choose-option", "option", OPTION_IDS)
MEET: Final = hex_picks("meet", "hex")


class EncounterCards(KitPart):
    """The encounters of a kit: the deals each offers."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        self.options: Final[list[list[Deal]]] = [
            [Deal(option.cost, option.gain, False) for option in card.options] for card in data.encounters
        ]
        self.draw: Final = card_picks(actions, "draw-encounter", "encounter", [card.id for card in data.encounters])


ENCOUNTERS_PART: Final = PartOf(EncounterCards)


def deal_of(g: ScytheGame, action: Pick) -> Deal:
    """The option of the open card that an answer names."""
    return ENCOUNTERS_PART.of(g.kit).options[g.encounter_card][action.index]


class Encounters(ScytheStep):
    """scythe:encounter.character-only, scythe:encounter.after-combat, scythe:combat.winner-encounter
    Every character that stands on a token, alone with its own units, has its encounter, the active player's first.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        for seat in reversed(g.seating.clockwise_from(self.seat)):
            have_encounter(g, seat, encounters_due(g, seat))


def encounters_due(g: ScytheGame, seat: Seat) -> i64:
    """Hexes where a seat's character, or the champion, has an encounter."""
    due = g.leaders(seat) & g.encounters & ~contested(g, seat)
    if due and g.character[seat] >= 0 and g.rules.bars_visit(g, seat):
        due &= ~BIT[g.character[seat]]
    return due


def have_encounter(g: ScytheGame, seat: Seat, due: i64) -> None:
    """Queue an encounter on one of these hexes, if there are any; the seat chooses among several."""
    if size(due) > 1:
        g.then_one(WhichEncounter(seat))
    elif due:
        g.then_one(ResolveEncounter(seat, lowest(due)))


class WhichEncounter(ScytheDecision[PickHex]):
    """scythe:tesla.encounter  If both character and champion meet someone, their owner says who comes first."""

    rule = "scythe:encounter.timing"

    def candidates(self, g: ScytheGame, seat: Seat) -> list[PickHex]:
        return [MEET[g.board.cell[at]] for at in hexes_of(encounters_due(g, seat))]

    def apply(self, g: ScytheGame, seat: Seat, action: PickHex) -> None:
        g.then_one(ResolveEncounter(seat, g.board.hex_at[action.cell]))


class ResolveEncounter(ScytheStep):
    """scythe:encounter.draw, scythe:faction.polania.meander-one-card  The token is discarded and one card drawn."""

    def __init__(self, seat: Seat, at: HexId) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        seat = self.seat
        at = self.at
        if not g.encounters >> at & 1:
            return
        g.encounters &= ~BIT[at]
        g.encounters_met[seat] += 1
        if g.events is not None:
            g.tell("scythe-did-encounter", {"seat": f"seat:{seat}", "hex": g.named(at)})
        pilot = g.rules.autopilot[seat]
        if pilot is not None:
            g.then(*pilot.meets(g, seat, at), EndEncounter(seat, at))
            return
        options = g.rules.encounter_options(g, seat)
        g.then(DrawEncounter(), ChooseOption(seat, at, 0, options, False), EndEncounter(seat, at))


class DrawEncounter(ScytheChance[Pick]):
    """scythe:encounter.public  Nature turns up a card. If the deck is empty, it comes from the cards under it."""

    def stream(self) -> str:
        return "encounter-deck"

    def waits(self, g: ScytheGame) -> bool:
        return g.encounter_deck != 0 or len(g.encounter_bottom) > 0

    def tickets(self, g: ScytheGame) -> int:
        return size(g.encounter_deck) if g.encounter_deck else 1

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        card = nth(g.encounter_deck, ticket) if g.encounter_deck else g.encounter_bottom[0]
        return ENCOUNTERS_PART.of(g.kit).draw[card]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        if g.encounter_deck:
            g.encounter_deck &= ~BIT[action.index]
        else:
            g.encounter_bottom.pop(0)
        g.encounter_card = action.index
        g.tell("scythe-did-draw-encounter", {"card": f"encounter:{g.kit.encounters.ids[action.index]}"})


class ChooseOption(ScytheDecision):
    """scythe:encounter.must-choose, scythe:encounter.pay-cost, scythe:encounter.unaffordable, scythe:encounter.timing,
    scythe:star.one-moment  Choose one of the three options and pay its full cost; a star comes after all it gives. A
    seat that may choose more of them may stop after the first.
    """

    rule = "scythe:encounter.must-choose"

    def __init__(self, seat: Seat, at: HexId, taken: int, left: int, less: bool) -> None:
        super().__init__(seat)
        self.at: Final = at
        self.taken: Final = taken
        """Options already taken, as a mask."""
        self.left: Final = left
        self.less: Final = less
        """Whether the benefit of the next option is taken in part."""

    def waits(self, g: ScytheGame) -> bool:
        return self.left > 0 and g.encounter_card >= 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = [*OPTION]
        if not self.less:
            found.append(TAKE_LESS)
        found.append(DONE)
        return found

    def why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        if action is DONE:
            return None if self.taken else Reason("scythe:encounter.must-choose", "scythe-why-must-choose")
        if not isinstance(action, Pick):
            return None
        if self.taken >> action.index & 1:
            return Reason("scythe:encounter.must-choose", "scythe-why-option-taken")
        return (
            ENCOUNTERS_PART.of(g.kit)
            .options[g.encounter_card][action.index]
            .why_not(g, seat, "scythe:encounter.unaffordable")
        )

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if action is TAKE_LESS:
            g.then_one(ChooseOption(seat, self.at, self.taken, self.left, True))
        if not isinstance(action, Pick):
            return
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "option": f"option:{OPTION_IDS[action.index]}"}
            g.tell("scythe-did-choose-option", facts)
        deal = deal_of(g, action)
        steps = pay(g, seat, deal) + gains_of(seat, self.at, deal, self.less)
        g.then(PLACE_STARS[seat], ChooseOption(seat, self.at, self.taken | BIT[action.index], self.left - 1, False))
        g.then_all(steps)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        card = f"encounter:{g.kit.encounters.ids[g.encounter_card]}"
        return {"card": card, "hex": g.named(self.at), "left": self.left}

    def preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        """What the option costs and gives."""
        if not isinstance(action, Pick):
            return []
        deal = deal_of(g, action)
        return deal.cost_lines() + deal.gain_lines()


class EndEncounter(ScytheStep):
    """scythe:encounter.card-to-bottom  The card goes under the deck; the encounter is over.

    A character that the card has led to another token has that encounter next; so does the champion, if both meet
    someone.
    """

    def __init__(self, seat: Seat, at: HexId) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        if g.encounter_card >= 0:
            g.encounter_bottom.append(g.encounter_card)
            g.encounter_card = -1
        have_encounter(g, self.seat, encounters_due(g, self.seat))
        g.then_all(g.rules.encounter_done(g, self.seat, self.at))
