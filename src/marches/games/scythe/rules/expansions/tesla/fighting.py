"""Combat with Mad Tesla: dial and cards first, then his die."""

from __future__ import annotations

from typing import Any, Final

from marches.games.scythe.rules.actions import VALUES, Pick, picks
from marches.games.scythe.rules.cards import DrawCards
from marches.games.scythe.rules.combat import (
    BeforeCombat,
    CombatBegins,
    EndCombat,
    SetLimits,
    face_wild,
    pay_side,
    winners_star,
)
from marches.games.scythe.rules.dials import Commit, ceiling
from marches.games.scythe.rules.expansions.tesla.state import MAD_TESLA_STATE, TESLA_PART, put_tesla, strength
from marches.games.scythe.rules.expansions.tesla.wandering import LeaveCombat
from marches.games.scythe.rules.retreat import RetreatFrom
from marches.games.scythe.rules.stars import PLACE_STARS
from marches.games.scythe.rules.state import ScytheChance, ScytheDecision, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import CARD_KINDS, NOWHERE, POPULARITY
from marches.games.scythe.rules.taking import Gain
from marches.games.scythe.rules.under_way import NO_PLAYER
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line
from marches.kernel.step import Seat, Step

ON_TOP: Final = picks("discard-on-top", "combat-card", VALUES)


class FightTesla(ScytheStep):
    """scythe:tesla.mad.popularity, scythe:tesla.mad.no-reduction
    A seat fights Mad Tesla and gains popularity for it. Abilities that affect the seat itself work; others do nothing.
    """

    def __init__(self, seat: Seat, attacks: bool) -> None:
        self.seat: Final = seat
        self.attacks: Final = attacks

    def run(self, g: ScytheGame) -> None:
        seat, at = self.seat, MAD_TESLA_STATE.of(g).at
        face_wild(g, seat, at, self.attacks)
        if g.events is not None:
            key = "scythe-did-attack-tesla" if self.attacks else "scythe-did-defend-tesla"
            g.tell(key, {"seat": f"seat:{seat}", "hex": g.named(at)})
        steps: list[Step[Any]] = [Gain(seat, POPULARITY, 1)]
        if not self.attacks:
            steps.append(TeslaBegins())
        steps += [CombatBegins(seat), BeforeTesla(seat), SetLimits(), CommitTesla(), RevealSide(seat)]
        steps += [RollOrange(), SettleTesla(seat)]
        g.then_all(steps)


class TeslaBegins(ScytheStep):
    """scythe:tesla.mad.airships  What follows any attack follows his too."""

    def run(self, g: ScytheGame) -> None:
        g.then_all(g.rules.combat_begins(g, NO_PLAYER))


class BeforeTesla(BeforeCombat):
    """scythe:tesla.mad.no-reduction  What the seat may do for itself before the dial."""

    rule = "scythe:tesla.mad.no-reduction"

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"hex": g.named(g.the_combat().at)}


class CommitTesla(Commit):
    """scythe:tesla.mad.die  The seat chooses cards and dial, with what he shows already in sight."""

    rule = "scythe:tesla.mad.die"

    def facts(self, g: ScytheGame) -> dict[str, Fact]:
        combat = g.the_combat()
        return {"seat": f"seat:{combat.opponent(NO_PLAYER)}", "hex": g.named(combat.at), "strength": strength(g)}

    def preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        combat = g.the_combat()
        return foreseen_tesla(g, seat, combat.limits[combat.side(seat)])


def foreseen_tesla(g: ScytheGame, seat: Seat, limit: int) -> list[Line]:
    """scythe:tesla.mad.strength  What he will show at least and at most, and the most the seat can."""
    now = strength(g)
    return [
        Line(
            "scythe-preview-tesla",
            {"least": now + 1, "most": now + TESLA_PART.of(g.kit).faces, "health": MAD_TESLA_STATE.of(g).health},
        ),
        ceiling(g, seat, limit),
    ]


class RevealSide(ScytheStep):
    """scythe:tesla.mad.die  Dial and cards are shown before the die is rolled; some rules let the seat change them."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        combat = g.the_combat()
        g.reveal(-1)
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{self.seat}", "total": combat.total(combat.side(self.seat))}
            g.tell("scythe-did-show-total", facts)
        g.then_all(g.rules.combat_shown(g, self.seat))


class RollOrange(ScytheChance[Pick]):
    """scythe:tesla.mad.die, scythe:tesla.mad.strength  The orange die is added to the two top discards."""

    def stream(self) -> str:
        return "orange-die"

    def tickets(self, g: ScytheGame) -> int:
        return TESLA_PART.of(g.kit).faces

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        return TESLA_PART.of(g.kit).roll_orange[ticket]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        combat = g.the_combat()
        total = strength(g) + action.index
        combat.dials[combat.side(NO_PLAYER)] = total
        if g.events is not None:
            g.tell("scythe-did-roll-orange", {"count": action.index, "total": total})


class SettleTesla(ScytheStep):
    """scythe:tesla.mad.die, scythe:tesla.mad.strength  Ties go to the attacker; only the seat pays."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        combat, seat = g.the_combat(), self.seat
        pay_side(g, combat, combat.side(seat))
        ahead = combat.total(0) - combat.total(1)
        attacker = ahead > 0 or (ahead == 0 and not (combat.defender == seat and g.rules.wins_ties(g, seat)))
        combat.winner = combat.attacker if attacker else combat.defender
        if combat.winner == seat:
            g.then_one(BeatTesla(seat, abs(ahead)))
        else:
            g.then_one(LoseToTesla(seat))
        g.then_all(g.rules.combat_paid(g))


class LoseToTesla(ScytheStep):
    """scythe:tesla.mad.lost  The seat's units retreat, it draws a card, and he goes back to the Factory."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        combat, seat = g.the_combat(), self.seat
        if g.events is not None:
            g.tell("scythe-did-lose-to-tesla", {"seat": f"seat:{seat}", "hex": g.named(combat.at)})
        comfort = 1 if combat.total(combat.side(seat)) > 0 else 0
        g.then(RetreatFrom(seat, combat.at), DrawCards(seat, comfort), EndCombat(), LeaveCombat(-1))


class BeatTesla(ScytheStep):
    """scythe:tesla.mad.won, scythe:tesla.mad.damage, scythe:tesla.mad.popularity, scythe:tesla.mad.destroyed
    He loses health; the player who takes the last of it gains coins. All gains come before the star.
    """

    def __init__(self, seat: Seat, margin: int) -> None:
        self.seat: Final = seat
        self.margin: Final = margin

    def run(self, g: ScytheGame) -> None:
        combat, seat, state = g.the_combat(), self.seat, MAD_TESLA_STATE.of(g)
        g.gain_popularity(seat, 1)
        state.health = max(0, state.health - max(1, self.margin))
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "hex": g.named(combat.at), "health": state.health}
            g.tell("scythe-did-beat-tesla", facts)
        if state.health == 0:
            put_tesla(g, NOWHERE)
            reward = TESLA_PART.of(g.kit).reward
            g.coins[seat] += reward
            if g.events is not None:
                g.tell("scythe-did-destroy-tesla", {"seat": f"seat:{seat}", "coins": reward})
        won = g.rules.combat_won(g, seat, NO_PLAYER)
        star = winners_star(g, seat, NO_PLAYER)
        g.then(*won, PLACE_STARS[seat], *star, EndCombat(), LeaveCombat(seat))


class OrderDiscards(ScytheDecision[Pick]):
    """scythe:tesla.mad.discard-order  A side that played different cards says in which order it discards them."""

    rule = "scythe:tesla.mad.discard-order"

    def __init__(self, seat: Seat, start: int, end: int) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.end: Final = end
        """The part of the pile that is not in order yet."""

    def kinds(self, g: ScytheGame) -> list[int]:
        part = g.discard[self.start : self.end]
        return [kind for kind in range(CARD_KINDS) if kind in part]

    def waits(self, g: ScytheGame) -> bool:
        return len(self.kinds(g)) > 1

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        return [ON_TOP[kind] for kind in self.kinds(g)]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        part = g.discard[self.start : self.end]
        part.remove(action.index)
        g.discard[self.start : self.end] = [*part, action.index]
        g.then_one(OrderDiscards(seat, self.start, self.end - 1))


class MixDiscards(ScytheChance[Pick]):
    """scythe:automa.mad-tesla.fight  A side that nobody leads discards its cards in random order."""

    def __init__(self, start: int, end: int) -> None:
        self.start: Final = start
        self.end: Final = end
        """The part of the pile that is not in order yet."""

    def stream(self) -> str:
        return "discard-order"

    def waits(self, g: ScytheGame) -> bool:
        return self.end - self.start > 1

    def tickets(self, g: ScytheGame) -> int:
        return self.end - self.start

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        return ON_TOP[g.discard[self.start + ticket]]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        part = g.discard[self.start : self.end]
        part.remove(action.index)
        g.discard[self.start : self.end] = [*part, action.index]
        g.then_one(MixDiscards(self.start, self.end - 1))
