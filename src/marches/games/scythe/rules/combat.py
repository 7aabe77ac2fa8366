"""Combat: two seats, a hidden dial and hidden cards each, and one of them leaves."""

from __future__ import annotations

from typing import Any, Final

from marches.games.scythe.rules.actions import CARD_SETS, DIAL, DONE, FIGHT, MANY_ALIKE, Pick, PickHex, PlayCards
from marches.games.scythe.rules.cards import DrawCards, discard
from marches.games.scythe.rules.hooks import Offers, Steps
from marches.games.scythe.rules.retreat import RetreatFrom
from marches.games.scythe.rules.stars import PLACE_STARS, WATCH, AwardStar
from marches.games.scythe.rules.state import ScytheGame, ScytheOffer, ScytheStep, ScytheWindow
from marches.games.scythe.rules.tables import (
    CARD_KINDS,
    COMBAT_STAR,
    LOWEST_CARD,
    MAX_SEATS,
    HexId,
    hexes_of,
    lowest,
    size,
)
from marches.games.scythe.rules.trips import contested
from marches.games.scythe.rules.under_way import BOTH, SIDES, Combat
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Decision, Seat, Step

HIGHEST_CARD: Final = LOWEST_CARD + CARD_KINDS - 1


NO_PLAYER: Final = -1
"""The side of a combat that nobody plays."""
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
        """What follows."""
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


class CombatOpens(ScytheStep):
    """scythe:inframod.spy-timing  What a side may declare before any ability is used; the attacker first."""

    def __init__(self, attacker: Seat, defender: Seat) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender

    def run(self, g: ScytheGame) -> None:
        steps = g.rules.combat_opens(g, self.attacker)
        g.then_all(steps + g.rules.combat_opens(g, self.defender))


class CombatBegins(ScytheStep):
    """What a side's abilities do of themselves before the dials."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        g.then_one(PLACE_STARS[self.seat])
        g.then_all(g.rules.combat_begins(g, self.seat))


class BeforeCombat(ScytheWindow):
    """scythe:combat.abilities-order  What a side may do before the dials, each at most once."""

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


class Commit(Decision[ScytheGame]):
    """scythe:combat.dial-secret, scythe:combat.cards-hidden  Both sides choose cards, then a dial, unseen.

    Each side answers twice whatever it holds, in any order; nobody sees what the other has laid down.
    """

    rule = "scythe:combat.dial-secret"
    secret = True

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
        """scythe:automa.combat.human-first  Sides that nobody leads choose after the others have."""
        combat = g.the_combat()
        for side in (1, 0):
            seat = combat.seat(side)
            if seat != NO_PLAYER and not g.seating.led(seat):
                g.then_all(g.rules.sets_dial(g, seat) or [])

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
    """The most the other side and a seat itself can show, from public facts: dial, cards it may play, five each."""
    combat = g.the_combat()
    found: list[Line] = []
    for other in (combat.opponent(seat), seat):
        cards: int = min(combat.limits[combat.side(other)], g.hand_size(other))
        dial = min(g.kit.most_dialled, g.power[other])
        facts: dict[str, Fact] = {"seat": f"seat:{other}", "power": dial, "cards": cards}
        found.append(Line("scythe-preview-ceiling", {**facts, "most": dial + HIGHEST_CARD * cards}))
    return found


def foreseen(g: ScytheGame, attacker: Seat, defender: Seat, at: HexId) -> list[Line]:
    """The same for a combat that is not on yet; `g` is a clone that may be spoilt."""
    g.combat = Combat(None, attacker, defender, at, 0)
    SetLimits().run(g)
    return ceilings(g, attacker)


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
    """Cards of one value, more of them than a side usually plays."""
    return [cards for cards in MANY_ALIKE if covers(held, cards)]


def covers(held: list[int], cards: PlayCards) -> bool:
    counts = cards.counts
    return counts[0] <= held[0] and counts[1] <= held[1] and counts[2] <= held[2] and counts[3] <= held[3]


class RevealCombat(ScytheStep):
    """scythe:combat.reveal  Dials and cards lie open; some rules let a side answer what it sees."""

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
    The loser who showed any power draws a card; the winner places a star, after all that the combat costs and brings.
    """

    def run(self, g: ScytheGame) -> None:
        combat = g.the_combat()
        winner = combat.winner
        loser = combat.opponent(winner)
        consolation = 1 if combat.total(combat.side(loser)) > 0 else 0
        won = g.rules.combat_won(g, winner, loser)
        g.then(DrawCards(loser, consolation), *won, *winners_star(g, winner, loser), EndCombat())


def winners_star(g: ScytheGame, winner: Seat, loser: Seat) -> list[Step[Any]]:
    """scythe:combat.winner-star  The star of a won combat, after those that its outcome brings at once."""
    star: list[Step[Any]] = [WATCH] if g.track.watched else []
    other = g.rules.combat_star(g, winner, loser)
    return star + (other if other is not None else [AWARD_COMBAT[winner]])


class EndCombat(ScytheStep):
    """Where a combat is over."""

    def run(self, g: ScytheGame) -> None:
        g.combat = None


SETTLE: Final = SettleCombat()
AWARD_COMBAT: Final = [AwardStar(seat, COMBAT_STAR) for seat in range(MAX_SEATS)]
