"""The persistent cards of the deck, each at its own moment. Common chapters know them only through `crafted`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import PLAYERS, REMOVES_WARRIOR, ClearingAction, SeatAction, effect
from marches.games.root.rules.battle import MAY_BATTLE, can_battle
from marches.games.root.rules.cards import DRAW_CARDS, TakeRandom, kinds_of, name
from marches.games.root.rules.crafted import discard_crafted, spend_for_turn
from marches.games.root.rules.deck import CardEffect, register_effect
from marches.games.root.rules.movement import GRANT_MOVE
from marches.games.root.rules.removal import remove_pieces
from marches.games.root.rules.scoring import Score, score
from marches.games.root.rules.state import BIRDSONG, DAYLIGHT, EVENING, RootDecision, RootGame, RootSeatStep
from marches.games.root.rules.tables import ALL_CLEARINGS, CLEARINGS, WARRIOR
from marches.kernel.bits import count
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step, per_seat

# -- at the start of a phase -----------------------------------------------------------------------------------


class BetterBurrowBank(CardEffect):
    """root:card.better-burrow-bank  At the start of Birdsong its owner and another player draw a card each."""

    starts = BIRDSONG

    def at_start(self, g: RootGame, seat: Seat) -> list[Step[RootGame]]:
        return [BANK[seat]]


class ShareDraw(RootDecision[SeatAction]):
    """root:card.better-burrow-bank  Choose who else draws a card."""

    rule = "root:card.better-burrow-bank"
    label = effect("better-burrow-bank")

    def waits(self, g: RootGame) -> bool:
        return g.players > 2

    def run(self, g: RootGame) -> None:
        self._draw(g, 1 - self.seat)

    def candidates(self, g: RootGame, seat: Seat) -> list[SeatAction]:
        return [PLAYERS[other] for other in range(g.players) if other != seat]

    def apply(self, g: RootGame, seat: Seat, action: SeatAction) -> None:
        self._draw(g, int(action.seat))

    def _draw(self, g: RootGame, other: Seat) -> None:
        g.then(DRAW_CARDS[self.seat][1], DRAW_CARDS[other][1])


class CommandWarren(CardEffect):
    """root:card.command-warren, 4.1.3  At the start of Daylight its owner may battle."""

    starts = DAYLIGHT

    def at_start(self, g: RootGame, seat: Seat) -> list[Step[RootGame]]:
        return [WARREN[seat]] if can_battle(g, seat, ALL_CLEARINGS) else []


class StartBattle(RootSeatStep):
    """root:card.command-warren  A battle, which may be declined."""

    label = effect("command-warren")

    def run(self, g: RootGame) -> None:
        g.then_one(MAY_BATTLE[self.seat])


class Cobbler(CardEffect):
    """root:card.cobbler  At the start of Evening its owner may make a move."""

    starts = EVENING

    def at_start(self, g: RootGame, seat: Seat) -> list[Step[RootGame]]:
        return [COBBLER[seat]]


class StartMove(RootSeatStep):
    """root:card.cobbler  A move, which may be declined."""

    label = effect("cobbler")

    def run(self, g: RootGame) -> None:
        g.then_one(GRANT_MOVE[self.seat])


# -- during Birdsong -------------------------------------------------------------------------------------------


class RoyalClaim(CardEffect):
    """root:card.royal-claim  Discard it to score a point per clearing ruled."""

    phase = BIRDSONG

    def use(self, g: RootGame, seat: Seat, kind: i64) -> list[Step[RootGame]]:
        discard_crafted(g, seat, kind)
        score(g, seat, count(g.ruled_by(seat)))
        return []


class StandAndDeliver(CardEffect):
    """root:card.stand-and-deliver  Take a random card from another player, who scores a point; once a turn."""

    phase = BIRDSONG

    def why_not(self, g: RootGame, seat: Seat, kind: i64) -> Reason | None:
        for other in range(g.players):
            if other != seat and can_be_robbed(g, other):
                return None
        return Reason("root:card.stand-and-deliver", "root-why-nobody-to-rob", {"card": name(kind)})

    def use(self, g: RootGame, seat: Seat, kind: i64) -> list[Step[RootGame]]:
        spend_for_turn(g, seat, kind)
        return [ROB[seat]]


def can_be_robbed(g: RootGame, seat: Seat) -> bool:
    """Whether a player has a card to take, or a faction with its own rule for that (root:mech.take-card)."""
    return g.hands[seat] != 0 or not g.rules[seat].has_hand(g, seat)


class ChooseVictim(RootDecision[SeatAction]):
    """root:card.stand-and-deliver  Choose whom to take a card from."""

    rule = "root:card.stand-and-deliver"

    def candidates(self, g: RootGame, seat: Seat) -> list[SeatAction]:
        return [PLAYERS[other] for other in range(g.players) if other != seat]

    def why_not(self, g: RootGame, seat: Seat, action: SeatAction) -> Reason | None:
        if can_be_robbed(g, int(action.seat)):
            return None
        return Reason("root:card.stand-and-deliver", "root-why-no-cards", {"seat": f"seat:{action.seat}"})

    def apply(self, g: RootGame, seat: Seat, action: SeatAction) -> None:
        g.then(TakeRandom(seat, int(action.seat)), Score(int(action.seat), 1))


# -- during Daylight -------------------------------------------------------------------------------------------


class Codebreakers(CardEffect):
    """root:card.codebreakers  Look at another player's hand, once a turn."""

    phase = DAYLIGHT

    def why_not(self, g: RootGame, seat: Seat, kind: i64) -> Reason | None:
        for other in range(g.players):
            if other != seat and g.hands[other]:
                return None
        return Reason("root:card.codebreakers", "root-why-nobody-to-look-at", {"card": name(kind)})

    def use(self, g: RootGame, seat: Seat, kind: i64) -> list[Step[RootGame]]:
        spend_for_turn(g, seat, kind)
        return [LOOK[seat]]


class ChooseHand(RootDecision[SeatAction]):
    """root:card.codebreakers  Choose whose hand to look at."""

    rule = "root:card.codebreakers"

    def candidates(self, g: RootGame, seat: Seat) -> list[SeatAction]:
        return [PLAYERS[other] for other in range(g.players) if other != seat]

    def why_not(self, g: RootGame, seat: Seat, action: SeatAction) -> Reason | None:
        if g.hands[action.seat]:
            return None
        return Reason("root:card.codebreakers", "root-why-no-cards", {"seat": f"seat:{action.seat}"})

    def apply(self, g: RootGame, seat: Seat, action: SeatAction) -> None:
        show_hand(g, int(action.seat), seat)


def show_hand(g: RootGame, owner: Seat, to: int) -> None:
    """Show one player another's whole hand."""
    g.known[to * g.players + owner] = g.hands[owner]
    g.reveal(1 << to)
    if g.events is not None:
        g.tell("root-did-look", {"seat": f"seat:{to}", "other": f"seat:{owner}"})
        for kind in kinds_of(g, g.hands[owner]):
            facts: dict[str, Fact] = {"other": f"seat:{owner}", "card": name(kind)}
            g.tell_only((to,), Line("root-did-see", facts), None)


class TaxCollector(CardEffect):
    """root:card.tax-collector  Remove one of your warriors from the map to draw a card, once a turn."""

    phase = DAYLIGHT

    def why_not(self, g: RootGame, seat: Seat, kind: i64) -> Reason | None:
        if g.armies(seat):
            return None
        return Reason("root:card.tax-collector", "root-why-no-warrior-on-map", {"card": name(kind)})

    def use(self, g: RootGame, seat: Seat, kind: i64) -> list[Step[RootGame]]:
        spend_for_turn(g, seat, kind)
        return [TAX[seat]]


class TaxWarrior(RootDecision[ClearingAction]):
    """root:card.tax-collector  Choose which warrior to remove."""

    rule = "root:card.tax-collector"

    def candidates(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return [REMOVES_WARRIOR[c] for c in range(CLEARINGS) if g.armies(seat) >> c & 1]

    def apply(self, g: RootGame, seat: Seat, action: ClearingAction) -> None:
        steps = remove_pieces(g, seat, seat, WARRIOR, action.clearing, 1)
        g.then_one(DRAW_CARDS[seat][1])
        g.then_all(steps)


# -- in battle -------------------------------------------------------------------------------------------------


class Armorers(CardEffect):
    """root:card.armorers  In battle, discard it to ignore all rolled hits taken."""

    attacker = True
    defender = True

    def use(self, g: RootGame, seat: Seat, kind: i64) -> list[Step[RootGame]]:
        fight = g.the_fight()
        if seat == fight.attacker:
            fight.ignores_a = True
        else:
            fight.ignores_d = True
        discard_crafted(g, seat, kind)
        return []


class BrutalTactics(CardEffect):
    """root:card.brutal-tactics, card.brutal-tactics.optional  As attacker, one extra hit; the defender scores 1."""

    attacker = True

    def use(self, g: RootGame, seat: Seat, kind: i64) -> list[Step[RootGame]]:
        fight = g.the_fight()
        fight.extra_a += 1
        score(g, fight.defender, 1)
        return []


class Sappers(CardEffect):
    """root:card.sappers  As defender, discard it for an extra hit."""

    defender = True

    def use(self, g: RootGame, seat: Seat, kind: i64) -> list[Step[RootGame]]:
        fight = g.the_fight()
        fight.extra_d += 1
        discard_crafted(g, seat, kind)
        return []


class ScoutingParty(CardEffect):
    """root:card.scouting-party  As attacker, ambushes do not affect its owner."""

    stops_ambush = True


BANK: Final = per_seat(ShareDraw)
WARREN: Final = per_seat(StartBattle)
COBBLER: Final = per_seat(StartMove)
ROB: Final = per_seat(ChooseVictim)
LOOK: Final = per_seat(ChooseHand)
TAX: Final = per_seat(TaxWarrior)

register_effect("armorers", Armorers())
register_effect("better-burrow-bank", BetterBurrowBank())
register_effect("brutal-tactics", BrutalTactics())
register_effect("cobbler", Cobbler())
register_effect("codebreakers", Codebreakers())
register_effect("command-warren", CommandWarren())
register_effect("royal-claim", RoyalClaim())
register_effect("sappers", Sappers())
register_effect("scouting-party", ScoutingParty())
register_effect("stand-and-deliver", StandAndDeliver())
register_effect("tax-collector", TaxCollector())
