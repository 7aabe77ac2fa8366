"""root:4.3  Battle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.edge.preview import preview_battle
from marches.games.root.rules.actions import (
    AMBUSH,
    BATTLES,
    DECLINE,
    DONE,
    ROLLS,
    USES,
    BattleAction,
    CardAction,
    RollAction,
)
from marches.games.root.rules.among import Among
from marches.games.root.rules.cards import answers, discard, holds, leave_hand, matching, name
from marches.games.root.rules.crafted import ignores_ambushes, use_card, why_not_use
from marches.games.root.rules.fighters import count_hits, warriors_in
from marches.games.root.rules.hits import SETTLE_BOTH, SettleLosses, TakeHits
from marches.games.root.rules.order import together
from marches.games.root.rules.state import Fight, RootChance, RootDecision, RootGame, RootStep
from marches.games.root.rules.tables import ALL_CLEARINGS, AMBUSH_KINDS, CLEARINGS, SEATS, ClearingId, SeatId
from marches.kernel.action import Action
from marches.kernel.bits import lowest
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step, per_seat

# -- where and against whom ------------------------------------------------------------------------------------


def can_battle(g: RootGame, seat: SeatId, among: i64) -> bool:
    """Whether there is a battle this seat can start in one of these clearings."""
    mask = g.fighting(seat) & among
    found: i64 = 0
    for other in range(g.players):
        if g.presence[other] & mask:
            found |= g.attackable(seat, other)
    return found & among != 0


def battle_options(g: RootGame, seat: Seat, among: i64) -> list[Action]:
    """Every battle this seat can start in one of these clearings."""
    found: list[Action] = []
    left = g.fighting(seat) & among
    while left:
        add_battles(found, g, seat, lowest(left))
        left &= left - 1
    return found


def add_battles(found: list[Action], g: RootGame, seat: SeatId, clearing: ClearingId) -> None:
    """Add the battles this seat can start in a clearing."""
    for other in range(g.players):
        if g.is_here(other, clearing) and g.attackable(seat, other) >> clearing & 1:
            found.append(BATTLES[clearing * SEATS + other])


def why_not_battle(g: RootGame, seat: SeatId, clearing: ClearingId, defender: SeatId) -> Reason | None:
    """root:4.3, 4.3.defender  Why this battle cannot be started."""
    here = f"clearing:{clearing + 1}"
    if g.attackable(seat, defender) >> clearing & 1:
        return None
    if defender == seat or not g.is_here(defender, clearing):
        return Reason("root:4.3.defender", "root-why-nobody-there", {"clearing": here, "seat": f"seat:{defender}"})
    if g.spares(seat, defender):
        return why_spared(seat, defender, "root:4.3.defender")
    return Reason("root:4.3", "root-why-no-warriors", {"clearing": here})


def why_spared(seat: SeatId, defender: SeatId, rule: str) -> Reason:
    """Why partners do not fight each other at this table."""
    return Reason(rule, "root-why-truce", {"seat": f"seat:{seat}", "other": f"seat:{defender}"})


class Battle(Among):
    """root:4.3, 4.3.defender  Choose where to start a battle, and against whom."""

    rule = "root:4.3"

    def waits(self, g: RootGame) -> bool:
        return can_battle(g, self.seat, self.among)

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found = self.leave()
        for clearing in range(CLEARINGS):
            if g.presence[seat] >> clearing & 1 or g.fighting(seat) >> clearing & 1:
                for other in range(g.players):
                    if other != seat and g.is_here(other, clearing):
                        found.append(BATTLES[clearing * SEATS + other])
        return found

    def why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, BattleAction):
            return None
        if not self.among >> action.clearing & 1:
            return Reason(self.limit, "root-why-wrong-battle", {"clearing": f"clearing:{action.clearing + 1}"})
        return why_not_battle(g, seat, action.clearing, action.defender)

    def options(self, g: RootGame, seat: Seat) -> list[Action]:
        return self.leave() + battle_options(g, seat, self.among)

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if isinstance(action, BattleAction):
            start_battle(g, seat, action)

    def preview(self, g: RootGame, seat: Seat, action: Action) -> list[Line]:
        return battle_lines(g, seat, action) if isinstance(action, BattleAction) else []


def start_battle(g: RootGame, seat: Seat, action: BattleAction) -> None:
    """Fight the battle that an answer names."""
    g.then_one(FightBattle(seat, int(action.defender), int(action.clearing)))


def battle_lines(g: RootGame, seat: Seat, action: BattleAction) -> list[Line]:
    """The preview of the battle that an answer names."""
    return preview_battle(g, seat, int(action.defender), int(action.clearing))


# -- the battle ------------------------------------------------------------------------------------------------


class FightBattle(RootStep):
    """root:4.3  Ambush, roll, extra hits, losses on both sides at once.

    `credit`: who scores for what either side removes, where that is not the side itself.
    """

    def __init__(self, attacker: Seat, defender: Seat, clearing: ClearingId, credit: int = -1) -> None:
        self.attacker = attacker
        self.defender = defender
        self.clearing = clearing
        self.credit = credit

    def run(self, g: RootGame) -> None:
        fight = Fight(None, self.attacker, self.defender, self.clearing)
        if self.credit >= 0:
            fight.credit_a = self.credit
            fight.credit_d = self.credit
        g.fight = fight
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{self.attacker}", "other": f"seat:{self.defender}"}
            facts["clearing"] = f"clearing:{self.clearing + 1}"
            g.tell("root-did-battle", facts)
        attacker, defender = self.attacker, self.defender
        g.then(
            BEFORE_BATTLE,
            OFFER_AMBUSH[defender],
            BEFORE_ROLL,
            ROLL_DICE,
            BATTLE_CARDS[attacker],
            BATTLE_CARDS[defender],
            DEAL_HITS,
            END_BATTLE,
        )


def _sides_first(seats: list[int], fight: Fight) -> list[int]:
    """These seats, the attacker and the defender before the others."""
    if len(seats) < 2:
        return seats
    sides = [side for side in (int(fight.attacker), int(fight.defender)) if side in seats]
    return sides + [seat for seat in seats if seat not in sides]


class BeforeBattle(RootStep):
    """The factions' own preparations."""

    def run(self, g: RootGame) -> None:
        fight = g.the_fight()
        steps: list[Step[RootGame]] = []
        for seat in _sides_first(g.audience.before_battle, fight):
            steps += g.rules[seat].before_battle(g, seat)
        together(g, steps)


class AmbushChoice(RootDecision):
    """A side may play an ambush that matches the clearing. It is asked whatever it holds, because skipping the
    question would reveal its hand.
    """

    secret = True

    def play(self, g: RootGame, seat: Seat, kind: i64) -> str:
        """What the ambush does. Returns the key of the words that say so."""
        raise NotImplementedError

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return battle_facts(g)

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DECLINE]
        return found + [AMBUSH[kind] for kind in AMBUSH_KINDS if holds(g, seat, kind)]

    def why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        """root:4.3.1  The ambush must match the clearing; a bird matches all."""
        clearing = g.the_fight().clearing
        if not isinstance(action, CardAction) or g.cards.kind_mask[action.card] & g.cards.match[g.suits[clearing]]:
            return None
        facts: dict[str, Fact] = {"card": name(action.card), "clearing": f"clearing:{clearing + 1}"}
        return Reason("root:4.3.1", "root-why-ambush-suit", facts)

    def options(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DECLINE]
        fitting = matching(g, seat, g.suits[g.the_fight().clearing]) & g.cards.ambushes
        if fitting:
            found += [AMBUSH[kind] for kind in AMBUSH_KINDS if fitting & g.cards.kind_mask[kind]]
        return found

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if isinstance(action, CardAction):
            key = self.play(g, seat, action.card)
            card = leave_hand(g, seat, action.card)
            if g.events is not None:
                g.tell(key, {"seat": f"seat:{seat}", "card": name(action.card)})
            discard(g, card)


class OfferAmbush(AmbushChoice):
    """root:4.3.1, 4.3.1.defenseless  The defender may play one matching ambush, even without warriors."""

    rule = "root:4.3.1"

    def waits(self, g: RootGame) -> bool:
        attacker = int(g.the_fight().attacker)
        return g.hands[self.seat] != 0 and g.rules[attacker].may_be_ambushed(g, attacker)

    def play(self, g: RootGame, seat: Seat, kind: i64) -> str:
        fight = g.the_fight()
        fight.ambush = kind
        g.then(FOIL_AMBUSH[fight.attacker], SPRING_AMBUSH)
        return "root-did-ambush"


class FoilAmbush(AmbushChoice):
    """root:4.3.1.I  The attacker may cancel the ambush with one that also matches the clearing."""

    rule = "root:4.3.1.I"

    def waits(self, g: RootGame) -> bool:
        fight = g.the_fight()
        return fight.ambush >= 0 and g.hands[self.seat] != 0 and not ignores_ambushes(g, self.seat)

    def play(self, g: RootGame, seat: Seat, kind: i64) -> str:
        g.the_fight().ambush = -1
        return "root-did-foil"


class SpringAmbush(RootStep):
    """root:4.3.1.hits, 4.3.1.unlimited, 4.3.1.reduces-cap  Two hits at once, before the roll."""

    def run(self, g: RootGame) -> None:
        fight = g.the_fight()
        if fight.ambush < 0:
            return
        fight.ambush = -1
        if not ignores_ambushes(g, fight.attacker):
            g.then(TakeHits(int(fight.attacker), 2), SettleLosses(True, False), STOP_OR_ROLL)


class StopOrRoll(RootStep):
    """root:4.3.1.end, 4.3.1.pawn  An attacker with no warriors (and no pawn) left stops fighting."""

    def run(self, g: RootGame) -> None:
        fight = g.the_fight()
        own = g.rules[fight.attacker].fights_on(g, fight.attacker)
        goes_on = own if own is not None else warriors_in(g, fight.attacker, fight) > 0
        if not goes_on:
            g.skip_to(EndBattle)


class BeforeRoll(RootStep):
    """What the factions may add just before the dice are rolled."""

    def run(self, g: RootGame) -> None:
        fight = g.the_fight()
        steps: list[Step[RootGame]] = []
        for seat in _sides_first(g.audience.before_roll, fight):
            steps += g.rules[seat].before_roll(g, seat)
        together(g, steps)


class RollDice(RootChance[RollAction]):
    """root:4.3.2, component.dice  Two dice, each 0 to 3."""

    rule = "root:4.3.2"

    def stream(self) -> str:
        return "dice"

    def tickets(self, g: RootGame) -> int:
        return 16

    def outcome(self, g: RootGame, ticket: int) -> RollAction:
        return ROLLS[ticket]

    def apply(self, g: RootGame, seat: Seat, action: RollAction) -> None:
        fight = g.the_fight()
        high = action.first if action.first > action.second else action.second
        count_hits(g, fight, high, action.first + action.second - high)
        if g.events is not None:
            facts: dict[str, Fact] = {"first": int(action.first), "second": int(action.second)}
            facts["hits"] = int(fight.rolled_a + fight.extra_a)
            facts["taken"] = int(fight.rolled_d + fight.extra_d)
            g.tell("root-did-roll", facts)


class UseBattleCards(RootDecision):
    """root:4.3.2.II, 4.3.2.II.unlimited  After the roll each side may use its cards in play, the attacker first."""

    rule = "root:4.3.2.II"

    def _usable(self, g: RootGame) -> i64:
        fight = g.fight
        if fight is None:
            return 0
        return g.crafted[self.seat] & g.cards.in_battle[0 if fight.attacker == self.seat else 1] & ~fight.used

    def waits(self, g: RootGame) -> bool:
        mask = self._usable(g)
        return mask != 0 and any(why_not_use(g, self.seat, a.card) is None for a in answers(g, USES, mask))

    def facts(self, g: RootGame) -> dict[str, Fact]:
        facts = battle_facts(g)
        fight = g.the_fight()
        facts["dealt"] = int(fight.rolled_a + fight.extra_a)
        facts["taken"] = int(fight.rolled_d + fight.extra_d)
        return facts

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DONE]
        return found + answers(g, USES, self._usable(g))

    def why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        return why_not_use(g, seat, action.card) if isinstance(action, CardAction) else None

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if isinstance(action, CardAction):
            fight = g.the_fight()
            fight.used |= g.cards.kind_mask[action.card]
            g.then_one(self)
            g.then_all(use_card(g, seat, action.card))


class DealHits(RootStep):
    """root:4.3.2.deferred, 4.3.3  Both sides deal their hits at the same time."""

    def run(self, g: RootGame) -> None:
        fight = g.the_fight()
        on_defender = fight.extra_a + (0 if fight.ignores_d else fight.rolled_a)
        on_attacker = fight.extra_d + (0 if fight.ignores_a else fight.rolled_d)
        g.then_one(SETTLE_BOTH)
        if on_attacker > 0:
            g.then_one(TakeHits(int(fight.attacker), int(on_attacker)))
        if on_defender > 0:
            g.then_one(TakeHits(int(fight.defender), int(on_defender)))


class EndBattle(RootStep):
    """The battle is over. Queues what follows from it."""

    def run(self, g: RootGame) -> None:
        fight = g.the_fight()
        steps: list[Step[RootGame]] = []
        for seat in _sides_first(g.audience.after_battle, fight):
            steps += g.rules[seat].after_battle(g, seat)
        if steps:
            g.then_one(FORGET_BATTLE)
            together(g, steps)
        else:
            g.fight = None


class ForgetBattle(RootStep):
    """Forget the battle once nothing refers to it any more."""

    def run(self, g: RootGame) -> None:
        g.fight = None


def battle_facts(g: RootGame) -> dict[str, Fact]:
    """Who fights whom and where, as facts."""
    fight = g.the_fight()
    return {
        "attacker": f"seat:{fight.attacker}",
        "defender": f"seat:{fight.defender}",
        "clearing": f"clearing:{fight.clearing + 1}",
    }


BEFORE_BATTLE: Final = BeforeBattle()
OFFER_AMBUSH: Final = per_seat(OfferAmbush)
FOIL_AMBUSH: Final = per_seat(FoilAmbush)
SPRING_AMBUSH: Final = SpringAmbush()
STOP_OR_ROLL: Final = StopOrRoll()
BEFORE_ROLL: Final = BeforeRoll()
ROLL_DICE: Final = RollDice()
BATTLE_CARDS: Final = per_seat(UseBattleCards)
DEAL_HITS: Final = DealHits()
END_BATTLE: Final = EndBattle()
FORGET_BATTLE: Final = ForgetBattle()
ANY_BATTLE: Final = [Battle(seat, ALL_CLEARINGS, False) for seat in range(SEATS)]
MAY_BATTLE: Final = [Battle(seat, ALL_CLEARINGS, True) for seat in range(SEATS)]
