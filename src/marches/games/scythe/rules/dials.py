"""Dials: the cards a side lays behind its dial, the dial it sets, and what everyone sees of either."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.actions import CARD_SETS, DIAL, MANY_ALIKE, Pick, PlayCards
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import CARD_KINDS, LOWEST_CARD
from marches.games.scythe.rules.under_way import BOTH, NO_PLAYER
from marches.kernel.action import Action
from marches.kernel.game import EVERYONE
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Decision, Seat

HIGHEST_CARD: Final = LOWEST_CARD + CARD_KINDS - 1


class Commit(Decision[ScytheGame]):
    """scythe:combat.dial-secret, scythe:combat.cards-hidden  Both sides choose cards, then a dial, unseen.

    Each side answers twice, whatever it holds, in any order. Nobody sees what the other side has chosen.
    """

    rule = "scythe:combat.dial-secret"
    secret = True
    any_order = True

    def seats(self, g: ScytheGame) -> tuple[int, ...]:
        combat = g.the_combat()
        if combat.openly & ~combat.dials_set:
            return (combat.attacker,) if combat.openly == 1 else (combat.defender,)
        first, second = combat.dials_set & 1, combat.dials_set >> 1 & 1
        if first:
            return () if second else (combat.defender,)
        return (combat.attacker,) if second else (combat.attacker, combat.defender)

    def waits(self, g: ScytheGame) -> bool:
        return g.the_combat().dials_set != BOTH

    def run(self, g: ScytheGame) -> None:
        """scythe:automa.combat.human-first  Sides that nobody leads choose once the others have shown theirs."""
        combat = g.the_combat()
        for side in (1, 0):
            seat = combat.seat(side)
            pilot = g.rules.autopilot[seat] if seat != NO_PLAYER else None
            if pilot is not None:
                g.reveal(EVERYONE)
                g.then_all(pilot.sets_dial(g, seat))

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        combat = g.the_combat()
        side = combat.side(seat)
        if combat.cards_chosen >> side & 1:
            return [*DIAL[: g.kit.most_dialled + 1]]
        limit = min(combat.limits[side] + 1, g.hand_size(seat))
        held = [g.hand(seat, kind) for kind in range(CARD_KINDS)]
        found: list[Action] = [cards for cards in CARD_SETS if cards.total <= limit and covers(held, cards)]
        return found + many_alike(held) if g.rules.one_value(g, seat) else found

    def why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, PlayCards):
            combat = g.the_combat()
            limit = combat.limits[combat.side(seat)]
            if g.rules.one_value(g, seat):
                return None if alike(action) else g.rules.why_one_value(g, seat)
            if action.total > limit:
                return Reason("scythe:combat.cards-per-unit", "scythe-why-too-many-cards", {"limit": limit})
        elif isinstance(action, Pick) and action.index > g.power[seat]:
            facts: dict[str, Fact] = {"power": g.power[seat], "dial": action.index}
            return Reason("scythe:combat.dial-owned-power", "scythe-why-too-little-power", facts)
        return None

    def options(self, g: ScytheGame, seat: Seat) -> list[Action]:
        combat = g.the_combat()
        side = combat.side(seat)
        if combat.cards_chosen >> side & 1:
            return [DIAL[power] for power in range(min(g.kit.most_dialled, g.power[seat]) + 1)]
        limit = combat.limits[side]
        held = [g.hand(seat, kind) for kind in range(CARD_KINDS)]
        return playable(g, seat, held, limit)

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        combat = g.the_combat()
        side = combat.side(seat)
        if isinstance(action, PlayCards):
            for kind in range(CARD_KINDS):
                combat.cards[side * CARD_KINDS + kind] = action.counts[kind]
            combat.cards_chosen |= 1 << side
        else:
            assert isinstance(action, Pick)
            combat.dials[side] = action.index
            combat.dials_set |= 1 << side
            if combat.openly >> side & 1:
                show_side(g, seat, side)
        g.then_one(self)

    def facts(self, g: ScytheGame) -> dict[str, Fact]:
        combat = g.the_combat()
        return {
            "attacker": f"seat:{combat.attacker}",
            "defender": f"seat:{combat.defender}",
            "hex": g.named(combat.at),
        }

    def preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        """The most either side can show."""
        return ceilings(g, seat)


def ceilings(g: ScytheGame, seat: Seat) -> list[Line]:
    """The most the other side and the seat itself can show."""
    combat = g.the_combat()
    return [ceiling(g, other, combat.limits[combat.side(other)]) for other in (combat.opponent(seat), seat)]


def ceiling(g: ScytheGame, seat: Seat, limit: int) -> Line:
    """The most a seat can show with up to `limit` cards, from public facts: its dial, and five for each card."""
    dial, cards = most_shown(g, seat, limit)
    facts: dict[str, Fact] = {"seat": f"seat:{seat}", "power": dial, "cards": cards}
    return Line("scythe-preview-ceiling", {**facts, "most": dial + HIGHEST_CARD * cards})


def most_shown(g: ScytheGame, seat: Seat, limit: int) -> tuple[int, int]:
    """scythe:combat.dial-max, scythe:combat.cards-per-unit
    The dial and the number of cards that let a seat show the most, if it may add `limit` cards.
    """
    pilot = g.rules.autopilot[seat]
    if pilot is not None:
        return pilot.shows_at_most(g, seat)
    dial: int = min(g.kit.most_dialled, g.power[seat])
    return dial, min(limit, g.hand_size(seat))


def lies_open(g: ScytheGame, side: int) -> bool:
    """scythe:combat.reveal  Whether everyone sees what a side has laid down."""
    combat = g.the_combat()
    if g.rules.open_hands:
        return True
    return combat.dials_set == BOTH or (combat.openly & combat.dials_set) >> side & 1 == 1


def show_side(g: ScytheGame, seat: Seat, side: int) -> None:
    """scythe:inframod.spy-effect  Everyone sees a side's dial, and cards that are still in its hand."""
    combat = g.the_combat()
    g.reveal(-1)
    count = 0
    for kind in range(CARD_KINDS):
        laid: int = combat.cards[side * CARD_KINDS + kind]
        count += laid
        for viewer in range(g.players):
            if viewer != seat:
                while g.cards_known(viewer, seat, kind) < laid:
                    g.note_card(viewer, seat, kind)
    if g.events is not None:
        facts: dict[str, Fact] = {"seat": f"seat:{seat}", "power": int(combat.dials[side]), "cards": count}
        g.tell("scythe-did-show-side", {**facts, "total": combat.total(side)})


def playable(g: ScytheGame, seat: Seat, held: list[int], limit: int) -> list[Action]:
    """The sets of cards a side may lay behind its dial."""
    if g.rules.one_value(g, seat):
        return [cards for cards in CARD_SETS if alike(cards) and covers(held, cards)] + many_alike(held)
    if sum(held) == 0 or limit == 0:
        return [CARD_SETS[0]]
    return [cards for cards in CARD_SETS if cards.total <= limit and covers(held, cards)]


def alike(cards: PlayCards) -> bool:
    """Whether all cards of a set have one value."""
    return max(cards.counts) == cards.total


def many_alike(held: list[int]) -> list[Action]:
    """Sets of cards of one value, larger than a side can usually play."""
    return [cards for cards in MANY_ALIKE if covers(held, cards)]


def covers(held: list[int], cards: PlayCards) -> bool:
    counts = cards.counts
    return counts[0] <= held[0] and counts[1] <= held[1] and counts[2] <= held[2] and counts[3] <= held[3]
