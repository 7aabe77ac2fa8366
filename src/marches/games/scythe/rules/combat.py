"""Combat: two seats, a hidden dial and hidden cards each, and one of them leaves."""

from __future__ import annotations

from typing import Any, Final

from marches.games.scythe.rules.actions import DONE, FIGHT, PickHex
from marches.games.scythe.rules.cards import DrawCards, discard
from marches.games.scythe.rules.dials import Commit, ceilings
from marches.games.scythe.rules.hooks import Offers, Steps
from marches.games.scythe.rules.retreat import RetreatFrom
from marches.games.scythe.rules.stars import PLACE_STARS, WATCH, AwardStar
from marches.games.scythe.rules.state import ScytheGame, ScytheOffer, ScytheStep, ScytheWindow
from marches.games.scythe.rules.tables import (
    CARD_KINDS,
    COMBAT_STAR,
    MAX_SEATS,
    HexId,
    hexes_of,
    lowest,
    size,
)
from marches.games.scythe.rules.trips import contested
from marches.games.scythe.rules.under_way import NO_PLAYER, SIDES, Combat
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line
from marches.kernel.step import Decision, Seat, Step

_bits: list[str] = []


def claim_combat_bit(name: str) -> int:
    """A number for something that happens once per combat and side; see `used` and `mark_used`."""
    _bits.append(name)
    return len(_bits) - 1


def used(g: ScytheGame, seat: Seat, bit: int) -> bool:
    """Whether a side has already used this in the present combat."""
    return g.the_combat().used(seat, bit)


def mark_used(g: ScytheGame, seat: Seat, bit: int) -> None:
    g.the_combat().mark_used(seat, bit)


class OncePerCombat(ScytheOffer):
    """Something a side may do once before the dials of a combat."""

    def __init__(self, action: Action, bit: int) -> None:
        super().__init__(action)
        self.bit: Final = bit

    def use(self, g: ScytheGame, seat: Seat) -> Steps:
        mark_used(g, seat, self.bit)
        return self.does(g, seat)

    def does(self, g: ScytheGame, seat: Seat) -> Steps:
        """What it does. Returns the steps that follow."""
        raise NotImplementedError


def in_combat(g: ScytheGame, seat: Seat) -> bool:
    combat = g.combat
    return combat is not None and combat.fights(seat)


def opponent(g: ScytheGame, seat: Seat) -> int:
    """The other side of the present combat."""
    return g.the_combat().opponent(seat)


def against_player(g: ScytheGame, seat: Seat) -> bool:
    """scythe:mechmod.npc-symbol  Whether the other side has power and cards that abilities could touch."""
    return opponent(g, seat) != NO_PLAYER


class ResolveCombats(ScytheStep):
    """scythe:move.enemy-fighters.combat, scythe:bribe.no-escape  One combat after another, until none is due."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        due = contested(g, self.seat)
        others = g.rules.combats(g, self.seat)
        if not due and not others:
            return
        g.then_one(self)
        first = g.rules.first_combat(g, self.seat)
        if first >= 0:
            g.then_one(BeginCombat(self.seat, first))
        elif size(due) + len(others) > 1:
            g.then_one(ChooseCombat(self.seat))
        elif due:
            g.then_one(BeginCombat(self.seat, lowest(due)))
        else:
            g.then_all(others[0].use(g, self.seat))


class ChooseCombat(ScytheWindow):
    """scythe:combat.order-of-combats  The attacker says which combat comes first."""

    rule = "scythe:combat.order-of-combats"

    def own_candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [FIGHT[g.board.cell[at]] for at in hexes_of(contested(g, seat))]

    def own_apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, PickHex)
        g.then_one(BeginCombat(seat, g.board.hex_at[action.cell]))

    def offers(self, g: ScytheGame, seat: Seat) -> Offers:
        return g.rules.combats(g, seat)

    def reopen(self, g: ScytheGame, seat: Seat) -> None:
        """`ResolveCombats` asks again while combats are due."""


class BeginCombat(ScytheStep):
    """scythe:combat.two-sides, scythe:combat.no-requirement, scythe:combat.abilities-order
    Abilities of the attacker, abilities of the defender, dials and cards, the outcome.
    """

    def __init__(self, seat: Seat, at: HexId) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        defender = NO_PLAYER
        for other in g.opponents(self.seat):
            if g.fighters[other] >> self.at & 1:
                defender = other
        if defender == NO_PLAYER:
            g.then_all(g.rules.fight_wild(g, self.seat, self.at, True) or [])
            return
        g.combat = Combat(None, self.seat, defender, self.at, 0)
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{self.seat}", "defender": f"seat:{defender}"}
            g.tell("scythe-did-attack", {**facts, "hex": g.named(self.at)})
        g.then(*fight(self.seat, defender), RetreatLoser(), CombatSpoils())


def fight(attacker: Seat, defender: Seat) -> tuple[ScytheStep | Decision[ScytheGame], ...]:
    """The steps of any combat up to its outcome."""
    return (
        CombatOpens(attacker, defender),
        CombatBegins(attacker),
        BeforeCombat(attacker),
        CombatBegins(defender),
        BeforeCombat(defender),
        SetLimits(),
        Commit(),
        RevealCombat(),
    )


def face_wild(g: ScytheGame, seat: Seat, at: HexId, attacks: bool) -> None:
    """The combat of one seat with a fighter without a player. Nobody chooses cards or a dial for that side."""
    g.combat = Combat(None, seat, NO_PLAYER, at, 0) if attacks else Combat(None, NO_PLAYER, seat, at, 0)
    side = g.combat.side(NO_PLAYER)
    g.combat.cards_chosen = 1 << side
    g.combat.dials_set = 1 << side


class CombatOpens(ScytheStep):
    """scythe:inframod.spy-timing  What a side may declare before any ability is used; the attacker first."""

    def __init__(self, attacker: Seat, defender: Seat) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender

    def run(self, g: ScytheGame) -> None:
        steps = g.rules.combat_opens(g, self.attacker)
        g.then_all(steps + g.rules.combat_opens(g, self.defender))


class CombatBegins(ScytheStep):
    """What a side's abilities do by themselves before the dials are set."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        g.then_one(PLACE_STARS[self.seat])
        g.then_all(g.rules.combat_begins(g, self.seat))


class BeforeCombat(ScytheWindow):
    """scythe:combat.abilities-order  What a side may do before the dials are set, each thing at most once."""

    rule = "scythe:combat.abilities-order"

    def waits(self, g: ScytheGame) -> bool:
        return len(g.rules.combat_offers(g, self.seat)) > 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [*[offer.action for offer in self.offers(g, seat)], DONE]

    def options(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [*self.open_offers(g, seat), DONE]

    def own_apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        """Done: on to the dials."""

    def offers(self, g: ScytheGame, seat: Seat) -> Offers:
        return g.rules.combat_offers(g, seat)

    def reopen(self, g: ScytheGame, seat: Seat) -> None:
        g.then(PLACE_STARS[seat], self)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        combat = g.the_combat()
        return {"hex": g.named(combat.at), "opponent": f"seat:{combat.opponent(self.seat)}"}


class SetLimits(ScytheStep):
    """scythe:combat.cards-per-unit  One card for each character and mech of a side, and what rules add or take away."""

    def run(self, g: ScytheGame) -> None:
        combat = g.the_combat()
        for side in range(SIDES):
            seat = combat.seat(side)
            if seat == NO_PLAYER:
                continue
            fighters = g.fighters_at(seat, combat.at) if combat.kind == 0 else 1
            limit = g.hand_size(seat) if g.rules.one_value(g, seat) else fighters + g.rules.card_limit(g, seat)
            combat.limits[side] = max(0, limit)
            if not g.seating.led(seat):  # nobody is asked for it
                combat.cards_chosen |= 1 << side
                combat.dials_set |= 1 << side


def foreseen(g: ScytheGame, attacker: Seat, defender: Seat, at: HexId) -> list[Line]:
    """The most either side could show in a combat that has not begun. `g` must be a clone, because this changes it."""
    g.combat = Combat(None, attacker, defender, at, 0)
    SetLimits().run(g)
    return ceilings(g, attacker)


class RevealCombat(ScytheStep):
    """scythe:combat.reveal  Dials and cards are revealed; some rules let a side respond."""

    def run(self, g: ScytheGame) -> None:
        g.reveal(-1)
        combat = g.the_combat()
        changes = g.rules.combat_shown(g, combat.attacker)
        changes += g.rules.combat_shown(g, combat.defender)
        if changes:
            g.then_one(SETTLE)
            g.then_all(changes)
        else:
            SETTLE.run(g)


class SettleCombat(ScytheStep):
    """scythe:combat.highest-wins, scythe:combat.tie, scythe:combat.both-pay  Totals are compared; both sides pay."""

    def run(self, g: ScytheGame) -> None:
        combat = g.the_combat()
        for side in range(SIDES):
            pay_side(g, combat, side)
        ahead = combat.total(0) - combat.total(1)
        attacker = ahead > 0 or (ahead == 0 and not g.rules.wins_ties(g, combat.defender))
        combat.winner = combat.attacker if attacker else combat.defender
        if g.events is not None:
            g.tell("scythe-did-win-combat", {"seat": f"seat:{combat.winner}", "hex": g.named(combat.at)})
        g.then_all(g.rules.combat_paid(g))


def pay_side(g: ScytheGame, combat: Combat, side: int) -> None:
    """scythe:combat.both-pay, scythe:combat.cards-discarded  A side pays the power on its dial and its cards."""
    seat = combat.seat(side)
    combat.paid |= 1 << side
    g.lose_power(seat, combat.dials[side])
    for kind in range(CARD_KINDS):
        for _ in range(combat.cards[side * CARD_KINDS + kind]):
            discard(g, seat, kind)
    if g.events is not None:
        facts: dict[str, Fact] = {"seat": f"seat:{seat}", "power": int(combat.dials[side])}
        facts["total"] = combat.total(side)
        facts["cards"] = sum([int(combat.cards[side * CARD_KINDS + kind]) for kind in range(CARD_KINDS)])
        g.tell("scythe-did-reveal", facts)


class RetreatLoser(ScytheStep):
    """scythe:combat.winner-popularity, scythe:combat.defender-no-popularity-loss, scythe:combat.lake-workers
    The loser's units leave; a winning attacker loses popularity for the workers among them.
    """

    def run(self, g: ScytheGame) -> None:
        combat = g.the_combat()
        winner = combat.winner
        loser = combat.opponent(winner)
        workers = g.workers(loser, combat.at)
        count = workers + g.fighters_at(loser, combat.at)
        if winner == combat.attacker and workers:
            g.turn.drove_off += workers
            if not g.rules.spares_popularity(g, winner):
                g.lose_popularity(winner, workers)
        g.then(RetreatFrom(loser, combat.at), *g.rules.put_to_flight(g, winner, loser, count))


class CombatSpoils(ScytheStep):
    """scythe:combat.loser-card, scythe:combat.winner-star, scythe:combat.winner-control, scythe:combat.star-last
    A loser who showed any power draws a card. The winner places a star, after everything the combat costs and gives.
    """

    def run(self, g: ScytheGame) -> None:
        combat = g.the_combat()
        winner = combat.winner
        loser = combat.opponent(winner)
        consolation = 1 if combat.total(combat.side(loser)) > 0 else 0
        won = g.rules.combat_won(g, winner, loser)
        g.then(DrawCards(loser, consolation), *won, *winners_star(g, winner, loser), EndCombat())


def winners_star(g: ScytheGame, winner: Seat, loser: Seat) -> list[Step[Any]]:
    """scythe:combat.winner-star  The winner's star, after any stars that the outcome earns at once."""
    star: list[Step[Any]] = [WATCH] if g.track.watched else []
    other = g.rules.combat_star(g, winner, loser)
    return star + (other if other is not None else [AWARD_COMBAT[winner]])


class EndCombat(ScytheStep):
    """The combat is over."""

    def run(self, g: ScytheGame) -> None:
        g.combat = None


SETTLE: Final = SettleCombat()
AWARD_COMBAT: Final = [AwardStar(seat, COMBAT_STAR) for seat in range(MAX_SEATS)]
