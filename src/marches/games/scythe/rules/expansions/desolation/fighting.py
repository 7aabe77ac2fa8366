"""Combat with Desolation: in the open, dial and cards first, then the orange die."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import Pick, word
from marches.games.scythe.rules.cards import DrawCards, discard
from marches.games.scythe.rules.combat import CombatBegins, EndCombat, SetLimits, face_wild, pay_side
from marches.games.scythe.rules.dials import Commit, ceiling
from marches.games.scythe.rules.expansions.desolation.ending import BY_UNITS, EndTogether, TakeStar, displaced
from marches.games.scythe.rules.expansions.desolation.setting import DrawDesolationCard
from marches.games.scythe.rules.expansions.desolation.state import (
    DESOLATION_STATE,
    base_power,
    fighters_on,
    in_turn_order,
    put_units,
)
from marches.games.scythe.rules.expansions.desolation.tiles import NAME_SEAT, WinnersStar
from marches.games.scythe.rules.expansions.tesla.fighting import BeforeTesla, RevealSide, RollOrange, TeslaBegins
from marches.games.scythe.rules.expansions.tesla.state import TESLA_PART
from marches.games.scythe.rules.retreat import RetreatFrom
from marches.games.scythe.rules.stars import PLACE_STARS
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT, CARD_KINDS, LOWEST_CARD, NOWHERE, HexId
from marches.games.scythe.rules.under_way import BOTH, NO_PLAYER, Combat
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line
from marches.kernel.step import Seat, Step

TOGETHER: Final = word("defend-together")
ALONE: Final = word("defend-alone")


def help_of(g: ScytheGame, seat: Seat) -> int:
    """What the cards of a helper are worth."""
    held, total = DESOLATION_STATE.of(g).help, 0
    for kind in range(CARD_KINDS):
        total += (LOWEST_CARD + kind) * held[seat * CARD_KINDS + kind]
    return total


def all_help(g: ScytheGame) -> int:
    """What the cards of all helpers are worth."""
    return sum([help_of(g, seat) for seat in range(g.players)])


def begin(g: ScytheGame, fighting: i64) -> None:
    """A combat begins for these seats (a mask); nobody has helped yet."""
    state = DESOLATION_STATE.of(g)
    state.fighting = fighting
    state.orange = 0
    for index in range(len(state.help)):
        state.help[index] = 0


class FightDesolation(ScytheStep):
    """scythe:desolation.combat-initiation, scythe:desolation.combat-no-reduction
    A player attacks one of its units, alone. Abilities that affect the player work; others do nothing.
    """

    def __init__(self, seat: Seat, at: HexId) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        begin(g, BIT[self.seat])
        face_wild(g, self.seat, self.at, True)
        if g.events is not None:
            g.tell("scythe-did-attack-desolation", {"seat": f"seat:{self.seat}", "hex": g.named(self.at)})
        g.then_all(main_fight(self.seat))


def main_fight(seat: Seat) -> list[Step[Any]]:
    """From the abilities of the seat that dials to the outcome."""
    return [
        CombatBegins(seat),
        BeforeDesolation(seat),
        SetLimits(),
        CommitDesolation(),
        RevealSide(seat),
        RollDie(),
        Settle(seat),
    ]


class Attack(ScytheStep):
    """scythe:desolation.combat-initiation, scythe:desolation.leader
    One of its units has come among players' fighters: they defend, the leader deciding how.
    """

    def __init__(self, at: HexId) -> None:
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        there = in_turn_order(g, fighters_on(g, self.at))
        if g.events is not None:
            g.tell("scythe-did-desolation-attack", {"hex": g.named(self.at)})
        if len(there) > 1:
            g.then_one(JointDefence(there[0], self.at))
        else:
            g.then_one(Defend(there[0], BIT[there[0]], self.at))


class JointDefence(ScytheDecision):
    """scythe:desolation.team-defence, scythe:desolation.leader  The leader says whether all defend together."""

    rule = "scythe:desolation.team-defence"

    def __init__(self, seat: Seat, at: HexId) -> None:
        super().__init__(seat)
        self.at: Final = at

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [TOGETHER, ALONE]

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        g.then_one(WhoDials(seat, self.at, action is TOGETHER))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"hex": g.named(self.at), "strength": base_power(g)}

    def preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        return foreseen(g)


class WhoDials(ScytheDecision[Pick]):
    """scythe:desolation.combat-one-dial, scythe:desolation.leader  The leader says who spends power."""

    rule = "scythe:desolation.combat-one-dial"

    def __init__(self, seat: Seat, at: HexId, together: bool) -> None:
        super().__init__(seat)
        self.at: Final = at
        self.together: Final = together

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        return [NAME_SEAT[other] for other in in_turn_order(g, fighters_on(g, self.at))]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        fighting = fighters_on(g, self.at) if self.together else BIT[action.index]
        g.then_one(Defend(action.index, fighting, self.at))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"hex": g.named(self.at)}

    def preview(self, g: ScytheGame, seat: Seat, action: Pick) -> list[Line]:
        return [*foreseen(g), ceiling(g, action.index, g.fighters_at(action.index, self.at))]


class Defend(ScytheStep):
    """scythe:desolation.team-defence, scythe:desolation.combat-one-dial
    Helpers use their abilities and play their cards one by one. The one who dials comes last and sees it all.
    """

    def __init__(self, dials: int, fighting: i64, at: HexId) -> None:
        self.dials: Final = dials
        self.fighting: Final[i64] = fighting
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        begin(g, self.fighting)
        steps: list[Step[Any]] = []
        for helper in in_turn_order(g, self.fighting & ~BIT[self.dials]):
            steps += [Face(helper, self.at), CombatBegins(helper), BeforeDesolation(helper), SetLimits()]
            steps += [HelpWithCards(), KeepHelp(helper)]
        g.then(*steps, Face(self.dials, self.at), TeslaBegins(), *main_fight(self.dials))


class Face(ScytheStep):
    """One of the defenders is next."""

    def __init__(self, seat: Seat, at: HexId) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        face_wild(g, self.seat, self.at, False)


class BeforeDesolation(BeforeTesla):
    """scythe:desolation.combat-no-reduction  What a seat may do for itself before the dial."""

    rule = "scythe:desolation.combat-no-reduction"


class CommitDesolation(Commit):
    """scythe:desolation.combat-open, scythe:desolation.combat-die
    Cards and dial are chosen in the open, with what it shows already in sight.
    """

    rule = "scythe:desolation.combat-open"
    secret = False

    def facts(self, g: ScytheGame) -> dict[str, Fact]:
        combat = g.the_combat()
        facts: dict[str, Fact] = {"seat": f"seat:{combat.opponent(NO_PLAYER)}", "hex": g.named(combat.at)}
        return {**facts, "strength": base_power(g), "help": all_help(g)}

    def preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        """The faces of the die that win with this much laid down."""
        combat = g.the_combat()
        own = combat.total(combat.side(seat)) + all_help(g)
        if isinstance(action, Pick):
            own += action.index
        else:
            return foreseen(g)
        return [odds(g, own, [seat], combat.attacker == seat)]


class HelpWithCards(CommitDesolation):
    """scythe:desolation.team-defence, scythe:desolation.combat-one-dial  A helper plays cards and spends no power."""

    rule = "scythe:desolation.combat-one-dial"

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        super().apply(g, seat, action)
        g.the_combat().dials_set = BOTH


def foreseen(g: ScytheGame) -> list[Line]:
    """What it will show at least and at most."""
    now = base_power(g)
    return [Line("scythe-preview-desolation", {"least": now + 1, "most": now + TESLA_PART.of(g.kit).faces})]


def odds(g: ScytheGame, own: int, seats: list[int], attacks: bool) -> Line:
    """scythe:desolation.combat-tie  How many faces of the orange die win with this much; ties go to the attacker."""
    ties = attacks or any(g.rules.wins_ties(g, seat) for seat in seats)
    wins, faces = 0, TESLA_PART.of(g.kit).faces
    for face in range(1, faces + 1):
        theirs = base_power(g) + face
        if own > theirs or (own == theirs and ties):
            wins += 1
    return Line("scythe-preview-desolation-odds", {"own": own, "wins": wins, "faces": faces, "base": base_power(g)})


class KeepHelp(ScytheStep):
    """A helper's cards are open beside the dial of the player who sets it."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        combat, state = g.the_combat(), DESOLATION_STATE.of(g)
        side = combat.side(self.seat)
        for kind in range(CARD_KINDS):
            state.help[self.seat * CARD_KINDS + kind] = combat.cards[side * CARD_KINDS + kind]
        if g.events is not None:
            g.tell("scythe-did-help-defend", {"seat": f"seat:{self.seat}", "total": help_of(g, self.seat)})


class RollDie(RollOrange):
    """scythe:desolation.combat-die, scythe:desolation.combat-base-power  The orange die is added to its base power."""

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        combat = g.the_combat()
        total = base_power(g) + action.index
        DESOLATION_STATE.of(g).orange = action.index
        combat.dials[combat.side(NO_PLAYER)] = total
        if g.events is not None:
            g.tell("scythe-did-roll-die", {"count": action.index, "base": base_power(g), "total": total})


class Settle(ScytheStep):
    """scythe:desolation.combat-tie, scythe:desolation.combat-one-dial
    Ties go to the attacker. The one who dialled pays the power, and everyone pays the cards they played.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        combat, seat, state = g.the_combat(), self.seat, DESOLATION_STATE.of(g)
        fighting = in_turn_order(g, state.fighting)
        own = combat.total(combat.side(seat)) + all_help(g)
        theirs = combat.total(combat.side(NO_PLAYER))
        committed = [one for one in fighting if one != seat and help_of(g, one) > 0]
        if combat.total(combat.side(seat)) > 0:
            committed.insert(0, seat)
        ties = combat.attacker == seat or any(g.rules.wins_ties(g, one) for one in fighting)
        pay_side(g, combat, combat.side(seat))
        self._pay_help(g)
        won = own > theirs or (own == theirs and ties)
        combat.winner = seat if won else NO_PLAYER
        if g.events is not None:
            facts: dict[str, Fact] = {"hex": g.named(combat.at), "own": own, "theirs": theirs}
            g.tell("scythe-did-beat-desolation" if won else "scythe-did-lose-to-desolation", facts)
        g.then_one(Beaten(combat.at) if won else Lost(combat.at, committed))
        g.then_all(g.rules.combat_paid(g))

    def _pay_help(self, g: ScytheGame) -> None:
        held = DESOLATION_STATE.of(g).help
        for seat in range(g.players):
            for kind in range(CARD_KINDS):
                for _ in range(held[seat * CARD_KINDS + kind]):
                    discard(g, seat, kind)


class Lost(ScytheStep):
    """scythe:desolation.combat-loss, scythe:desolation.combat-loss-all, scythe:desolation.variant-harder
    It places a star. Everyone's units there retreat. Players who committed something draw a card.
    """

    def __init__(self, at: HexId, committed: list[int]) -> None:
        self.at: Final = at
        self.committed: Final = committed

    def run(self, g: ScytheGame) -> None:
        steps: list[Step[Any]] = [TakeStar()]
        workers = 0
        for seat in g.seating.clockwise_from(g.seating.first):
            if g.units(seat) >> self.at & 1:
                steps += [Retire(seat, self.at), RetreatFrom(seat, self.at)]
                workers += g.workers(seat, self.at)
        steps += [DrawCards(seat, 1) for seat in self.committed]
        g.then(*steps, *displaced(g, workers), EndFight())


class Retire(ScytheStep):
    """A seat that fought retreats from its own combat, so that its abilities apply; others are simply driven home."""

    def __init__(self, seat: Seat, at: HexId) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        if DESOLATION_STATE.of(g).fighting >> self.seat & 1:
            face_wild(g, self.seat, self.at, g.the_combat().attacker == self.seat)
        else:
            g.combat = Combat(None, NO_PLAYER, NO_PLAYER, self.at, 0)


class Beaten(ScytheStep):
    """scythe:desolation.combat-win, scythe:desolation.combat-win-star, scythe:desolation.win
    The unit is gone for good, and with the last one the game is won. Its side draws a card; a winner places a star.
    """

    def __init__(self, at: HexId) -> None:
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        state = DESOLATION_STATE.of(g)
        put_units(g, [NOWHERE if at == self.at else at for at in state.units])
        if max(state.units) == NOWHERE:
            g.then_one(EndTogether(BY_UNITS))
            return
        winners = in_turn_order(g, state.fighting)
        steps: list[Step[Any]] = [DrawDesolationCard()]
        for seat in winners:
            steps += g.rules.combat_won(g, seat, NO_PLAYER)
        steps += [PLACE_STARS[seat] for seat in winners]
        g.then(*steps, WinnersStar(winners[0], state.fighting), EndFight())


class EndFight(ScytheStep):
    """The combat is over, and nothing of it is left."""

    def run(self, g: ScytheGame) -> None:
        begin(g, 0)
        g.then_one(EndCombat())
