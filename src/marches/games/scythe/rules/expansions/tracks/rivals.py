"""Rivals: stars on opponents' home bases, which only won combats bring to the track."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.actions import SKIP, Pick, word
from marches.games.scythe.rules.expansions.tracks.war_and_peace import WAR
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.kit import KitPart, PartOf, card_picks
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.stars import AwardStar, may_place_star, place_star
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheStep, StateOf
from marches.games.scythe.rules.tables import COINS, COMBAT_STAR, STARS
from marches.games.scythe.rules.taking import Gain
from marches.kernel.action import Action, ActionTable
from marches.kernel.game import EVERYONE
from marches.kernel.line import Fact, Line
from marches.kernel.step import Decision, Seat

MODULE: Final = "rivals"
RIVALS_RANK: Final = 9
"""scythe:rivals.setup  After all other setup."""
FROM_SUPPLY: Final = word("star-from-supply")


class RivalsBox(KitPart):
    """How many stars there are to place and what a rival is worth; the answers that name a base by its faction."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        printed = data.fenris.tracks.rivals
        self.stars: Final[int] = printed.stars
        self.stars_with_war: Final[int] = printed.stars_with_war
        self.coins: Final[int] = printed.coins
        ids = [faction.id for faction in data.factions]
        self.place: Final = card_picks(actions, "place-rival", "faction", ids)
        self.take: Final = card_picks(actions, "star-from-base", "faction", ids)


RIVALS_PART: Final = PartOf(RivalsBox)


def most_stars(g: ScytheGame, seat: Seat) -> int:
    """scythe:rivals.without-war, scythe:rivals.combat-places
    How many stars a seat may place on bases: no more than the track can take back.
    """
    box = RIVALS_PART.of(g.kit)
    printed = box.stars_with_war if g.options.has(WAR) else box.stars
    return min(printed, g.rules.star_limit(g, seat, COMBAT_STAR, g.track.limit[COMBAT_STAR]))


class RivalsState(ModuleState):
    """Stars on bases, by owner, then by whose base; how many answers each seat has given; whether all are shown."""

    def __init__(self, players: int, stars: list[int], answers: list[int], shown: bool) -> None:
        self.players: Final = players
        self.stars = stars
        self.answers = answers
        self.shown = shown

    def copy(self) -> ModuleState:
        return RivalsState(self.players, self.stars.copy(), self.answers.copy(), self.shown)

    def on(self, seat: Seat, base: int) -> int:
        """scythe:rivals.definition  Stars of a seat on another's base: a rival while there is one."""
        return self.stars[seat * self.players + base]

    def add(self, seat: Seat, base: int, count: int) -> None:
        self.stars[seat * self.players + base] += count

    def out(self, seat: Seat) -> int:
        """All stars of a seat on bases."""
        total = 0
        for place in range(seat * self.players, seat * self.players + self.players):
            total += self.stars[place]
        return total


RIVALS_STATE: Final = StateOf(RivalsState)


def supply(g: ScytheGame, seat: Seat) -> int:
    """Stars of a seat that are neither on the track nor on a base."""
    return STARS - g.stars_placed(seat) - RIVALS_STATE.of(g).out(seat)


def opponents(g: ScytheGame, seat: Seat) -> list[int]:
    """On whose bases a seat may place stars: everyone's but its own."""
    return [other for other in range(g.players) if other != seat]


class PlaceRivals(Decision[ScytheGame, Action]):
    """scythe:rivals.setup, scythe:rivals.without-war, scythe:rivals.combat-places
    Everyone answers once per star to place, unseen and in any order; then all are shown.
    """

    rule = "scythe:rivals.setup"
    secret = True
    any_order = True

    def seats(self, g: ScytheGame) -> tuple[int, ...]:
        answers = RIVALS_STATE.of(g).answers
        return tuple([seat for seat in g.seating.led_seats() if answers[seat] < most_stars(g, seat)])

    def waits(self, g: ScytheGame) -> bool:
        return len(self.seats(g)) > 0

    def run(self, g: ScytheGame) -> None:
        g.then_one(ShowRivals())

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = [RIVALS_PART.of(g.kit).place[g.seating.faction[other]] for other in opponents(g, seat)]
        found.append(SKIP)
        return found

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        state = RIVALS_STATE.of(g)
        state.answers[seat] += 1
        if isinstance(action, Pick):
            state.add(seat, g.seating.seat_of(action.index), 1)
        g.then_one(self)

    def facts(self, g: ScytheGame) -> dict[str, Fact]:
        return {"most": max([most_stars(g, seat) for seat in g.seating.led_seats()])}

    def preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        if not isinstance(action, Pick):
            return []
        return [Line("scythe-preview-rival", {"coins": RIVALS_PART.of(g.kit).coins}), Line("scythe-preview-rival-risk")]


class ShowRivals(ScytheStep):
    """scythe:rivals.setup  All stars on bases are shown together."""

    def run(self, g: ScytheGame) -> None:
        state = RIVALS_STATE.of(g)
        state.shown = True
        g.reveal(EVERYONE)
        if g.events is None:
            return
        for seat in g.seating.clockwise_from(g.seating.first):
            for other in range(g.players):
                if state.on(seat, other):
                    facts: dict[str, Fact] = {"seat": f"seat:{seat}", "rival": f"seat:{other}"}
                    g.tell("scythe-did-place-rivals", {**facts, "count": state.on(seat, other)})


class Rivals(Rule):
    """scythe:rivals.only-combat, scythe:rivals.base-stars, scythe:rivals.needs-combat-star
    Stars on bases are not placed; with none left in the supply only a won combat brings one to the track.
    """

    def bars_star(self, g: ScytheGame, seat: Seat, triumph: int) -> bool:
        return triumph != COMBAT_STAR and supply(g, seat) <= 0

    def combat_star(self, g: ScytheGame, winner: Seat, loser: Seat) -> Steps | None:
        return [ChooseStar(winner, loser)] if g.seating.led(winner) else None


class ChooseStar(ScytheDecision):
    """scythe:rivals.win-vs-rival, scythe:rivals.win-vs-other, scythe:rivals.needs-combat-star
    The winner says where the star comes from: a base with a star of theirs, or the supply. A star from the loser's base
    pays coins, after the star. If no combat star may be placed, nothing moves.
    """

    rule = "scythe:rivals.win-vs-other"

    def __init__(self, seat: Seat, loser: Seat) -> None:
        super().__init__(seat)
        self.loser: Final = loser

    def waits(self, g: ScytheGame) -> bool:
        return may_place_star(g, self.seat, COMBAT_STAR) and RIVALS_STATE.of(g).out(self.seat) > 0

    def run(self, g: ScytheGame) -> None:
        g.then_one(AwardStar(self.seat, COMBAT_STAR))

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for other in range(g.players):
            if RIVALS_STATE.of(g).on(seat, other):
                found.append(RIVALS_PART.of(g.kit).take[g.seating.faction[other]])
        if supply(g, seat) > 0:
            found.append(FROM_SUPPLY)
        return found

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Pick):
            base = g.seating.seat_of(action.index)
            RIVALS_STATE.of(g).add(seat, base, -1)
            if g.events is not None:
                g.tell("scythe-did-take-rival-star", {"seat": f"seat:{seat}", "rival": f"seat:{base}"})
            if base == self.loser:
                g.then_one(Gain(seat, COINS, RIVALS_PART.of(g.kit).coins))
        place_star(g, seat, COMBAT_STAR)

    def preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        paid = isinstance(action, Pick) and g.seating.seat_of(action.index) == self.loser
        return [Line("scythe-preview-rival-coins", {"coins": RIVALS_PART.of(g.kit).coins})] if paid else []


class RivalSource(Source):
    """Active when the module is selected."""

    def module_states(self, g: ScytheGame) -> list[ModuleState]:
        if not g.options.has(MODULE):
            return []
        return [RivalsState(g.players, [0] * (g.players * g.players), [0] * g.players, False)]

    def setup_rank(self) -> int:
        return RIVALS_RANK

    def after_dealing(self, g: ScytheGame) -> Steps:
        return [PlaceRivals()] if RIVALS_STATE.in_use(g) else []

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(-1, RIVALS)] if RIVALS_STATE.in_use(g) else []


RIVALS: Final = Rivals(MODULE)
register(RivalSource())
