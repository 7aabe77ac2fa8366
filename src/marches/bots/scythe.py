"""How the bots judge Scythe.

A position is worth, to each seat, the fortune it will probably end with: what it would score now, stars it is close
to, the next popularity tier, an engine that pays over the rounds still to come, what the workers would produce where
they stand, ground the units can reach, less what neighbours can take. Resources carry part of the worth of the piece
they will pay for, so that every step of a plan shows. The leader gains by ending the game (the guess grows surer),
a player who is behind by building on.
"""

from __future__ import annotations

from typing import Final

from marches.bots.scythe_automa import automa_fortune, shortest_tracker
from marches.bots.scythe_desolation import MAT_SHARE, common_ground, tile_worth, to_chance
from marches.bots.scythe_modules import ENOUGH_TO_FIGHT, added_goals, modules_promise, needs_combat, prospects
from marches.bots.search.judge import NEVER, Judge, final_payoffs, shares
from marches.games.scythe.rules.actions import ACTIONS, Pick
from marches.games.scythe.rules.bottom_row.action import BOTTOMS, bottom_of, can_pay, coins_of, cost_of
from marches.games.scythe.rules.expansions.alliances.state import ALLIANCE_STATE, lender
from marches.games.scythe.rules.expansions.desolation.state import DESOLATION_STATE
from marches.games.scythe.rules.expansions.variants.bidding import AUCTION_STATE
from marches.games.scythe.rules.movement import reach
from marches.games.scythe.rules.paying import available
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.stars import on_space, reached
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import (
    BUILD,
    COMBAT_STAR,
    CUBES,
    DEPLOY,
    MECHS,
    OBJECTIVE_STAR,
    POPULARITY_STAR,
    POWER_STAR,
    PRODUCE_CUBE,
    STARS,
    UPGRADE,
    VILLAGE,
    hexes_of,
    size,
)
from marches.games.scythe.rules.top_row.common import cube_value
from marches.games.scythe.rules.top_row.produce import cost_of as produce_cost
from marches.kernel.action import Action
from marches.kernel.step import Seat

ROUNDS: Final = 22.0
"""How many rounds a game usually takes."""
STAR_PROGRESS: Final = 0.8
"""How much of a goal's progress is counted before its star is placed: only whole ones score."""
STAR_RACE: Final = 4.0
"""Coins a star is worth besides what it scores: six of them decide when the game ends."""
IMPATIENCE: Final = 3.0
"""How much more stars are worth in a game longer than `ROUNDS`: a few coins do not end a game."""
STAR_LATE: Final = 0.4
"""How much of a goal's progress still counts when the end is near."""
ENGINE_BASE: Final = 8.0
"""Even late in the game, what is built counts for at least this many more rounds: it blocks, threatens and breaks
ties.
"""
ENGINE_UPGRADE: Final = 0.35
"""Coins an upgrade brings per round still to come: a better top action and a cheaper bottom action."""
ENGINE_RECRUIT: Final = 0.40
"""A recruit pays whenever its owner or a neighbour takes that bottom action."""
ENGINE_MECH: Final = 0.45
"""A mech carries workers, holds territories and uncovers an ability (river crossing, speed)."""
ENGINE_STRUCTURE: Final = 0.25
"""A structure holds a territory and improves a top action."""
ENGINE_WORKER: Final = 0.3
"""A worker produces; beyond five, producing costs power, popularity and coins, so the sixth to eighth count less."""
FEW_WORKERS: Final = 5
ENGINE: Final[list[float]] = [ENGINE_UPGRADE, ENGINE_MECH, ENGINE_STRUCTURE, ENGINE_RECRUIT]
"""By bottom action."""
PIECES: Final[list[int]] = [CUBES, MECHS, BOTTOMS, BOTTOMS]
"""How many upgrades, mechs, structures and recruits there are."""
POWER_WORTH: Final = 0.45
"""A point of power deters attackers and pays for the star at 16."""
CARD_WORTH: Final = 0.7
"""A combat card: two to five strength that nobody sees."""
NEEDED_RESOURCE: Final = 0.6
"""How much of a piece's worth its resources carry before it is paid for: three or four are an upgrade, a mech, a
structure, a recruit."""
NEXT_RESOURCE: Final = 0.25
"""The same for the piece after that."""
FREEDOM: Final = 0.8
"""A territory within two steps of the character, up to `WIDE_FREEDOM`: crossing rivers opens the map."""
WIDE_FREEDOM: Final = 9
SPARE_RESOURCE: Final = 0.12
"""A resource with nothing left to pay for: half a coin or a little more at the end, if it is still there."""
HARVEST: Final = 0.8
"""How much of what the workers would produce where they stand is counted, for up to `HARVESTS` times."""
HARVESTS: Final = 2.0
NEW_WORKER: Final = 1.2
"""A worker that a village would bring, while there are few."""
POWER_PRICE: Final = 0.5
POPULARITY_PRICE: Final = 1.0
COIN_PRICE: Final = 0.8
"""What Produce costs once workers have left the track."""
COIN_EARLY: Final = 0.45
"""The discount on a coin in hand early in the game: coins can be taken at any time, engines take time to build."""
AFFORDABLE: Final = 0.3
"""A bottom action that can be paid under a section open next turn."""
BOTH_ROWS: Final = 1.2
"""The best of them: taking both rows in one turn makes a mat fast."""
THREAT: Final = 0.6
"""Workers and resources where a stronger neighbour can step in: what would be lost, and popularity they would pay."""
POPULARITY_WORTH: Final = 0.6
"""A step of popularity, besides the tier it leads to."""
ENGINE_FACTORY: Final = 0.8
"""A Factory card is a fifth section with a Move of its own: no column has to be taken twice."""

WILD_THREAT: Final = 0.1
"""The same if a fighter without a player may come by chance, one time in six."""
CHAMPION_WORTH: Final = 6.0
"""Tesla: one more fighter, with all abilities of his owner; and part of that for each encounter on the way to him."""
LENT_WORTH: Final = 2.0
"""The ability of an ally, besides the coins of the token; a breach loses it with the penalty."""
OPEN_CARD: Final = 1.5
"""A Factory card that is used once and then boxed: a good section for one turn."""


class ScytheJudge(Judge[ScytheGame]):
    """Scythe, with its modules."""

    def __init__(self) -> None:
        super().__init__(1, 60)
        self.mixed = ["dial", "play-cards"]
        self.base: list[float] = [first_impression(action) for action in ACTIONS.actions]
        """By code: the impressions of answers that are the same for every kit."""

    def turn(self, g: ScytheGame) -> int:
        return g.turns

    def payoffs(self, g: ScytheGame) -> list[float]:
        if g.result is not None:
            return final_payoffs(g.result, g.players, 8.0)
        if g.seating.base[0] < 0 or g.seating.base[g.players - 1] < 0:
            return shares([-1.0 * price for price in prices(g)], 5.0)
        if DESOLATION_STATE.in_use(g):
            return [chance_together(g)] * g.players
        left = remaining(g)
        fortunes = [fortune(g, seat, left) for seat in range(g.players)]
        return shares(fortunes, 5.0 + 14.0 * left)

    def weight(self, g: ScytheGame, seat: Seat, action: Action) -> float:
        if action.verb == "section":
            assert isinstance(action, Pick)
            return section_impression(g, seat, action.index)
        if action.verb == "place-rival" and g.players < ENOUGH_TO_FIGHT:
            return RELUCTANT
        code = action.code
        return self.base[code] if code < len(self.base) else first_impression(action)


RELUCTANT: Final = 0.01
"""What is tried last."""
AT_FIRST: Final[dict[str, float]] = {
    # stopping is for when nothing useful is left
    **dict.fromkeys(("skip", "decline", "end-turn", "done", "halt"), 0.1),
    # bonuses are nearly always wanted, and the bottom row is the engine
    **dict.fromkeys(("accept", "take-bottom"), 5.0),
    # a star that can be placed now, and what it asks for may be spent with the next action
    **dict.fromkeys(("reveal-objective", "complete-mission"), 15.0),
    "take-less": 0.03,  # take what is given
    **dict.fromkeys(("load-all", "pay-rest"), 3.0),
    **dict.fromkeys(("load", "unload"), 0.5),
    # use what works once, and take a bounty
    **dict.fromkeys(("use-mod", "star-from-base"), 3.0),
    "place-rival": 0.2,
    # against Desolation: play the cards of everyone there; whom to ask for what seldom matters
    "defend-together": 4.0,
    "ask-for": 0.15,
    "call-delay": 0.02,
    "give-coins": NEVER,  # bots make no deals
}


def first_impression(action: Action) -> float:
    """What a player tries first in any position."""
    verb = action.verb
    if verb == "bid":
        return 1.0 / (1 + int(action.names["count"]))  # a coin bid is a coin lost
    if verb == "produce-at":
        return 1.0 + 0.5 * int(action.names["count"])  # as many as the territory gives
    return AT_FIRST.get(verb, 1.0)


def section_impression(g: ScytheGame, seat: Seat, section: int) -> float:
    """Try first a section whose bottom action can be paid and still brings something."""
    bottom = bottom_of(g, seat, section)
    return 3.0 if open_bottom(g, seat, bottom) and can_pay(g, seat, bottom) else 1.0


def prices(g: ScytheGame) -> list[int]:
    """What each seat has bid so far, if pairs of faction and mat are auctioned."""
    found = [0] * g.players
    if AUCTION_STATE.in_use(g):
        block = AUCTION_STATE.of(g)
        for lot in range(len(block.holder)):
            if block.holder[lot] >= 0:
                found[block.holder[lot]] = block.price[lot]
    return found


def remaining(g: ScytheGame) -> float:
    """The share of the game still to be played: by rounds, and by the stars of the player who has most."""
    most = 0
    for seat in range(g.players):
        most = max(most, g.stars_placed(seat))
    by_rounds = max(0.0, 1.0 - g.turns / (ROUNDS * g.players))
    by_stars = 1.0 - most / STARS
    if g.module_states:
        by_rounds = min(by_rounds, shortest_tracker(g) / ROUNDS)
    return max(0.02, min(0.5 * (by_rounds + by_stars), by_stars))


def fortune(g: ScytheGame, seat: Seat, left: float) -> float:
    """What a seat will probably end with. A seat without a player has no mat to judge."""
    return projected(g, seat, left) if g.seating.led(seat) else automa_fortune(g, seat, ROUNDS * left)


def projected(g: ScytheGame, seat: Seat, left: float) -> float:
    """The fortune a seat will probably end with."""
    score = score_of(g, seat)
    rounds = ROUNDS * left
    tier = smooth_tier(g.kit.tiers.start, g.popularity[seat])
    race = star_race(g)
    value = score.counted() + race * score.stars - COIN_EARLY * min(1.0, 2.0 * left) * score.held
    value += popularity_promise(g, seat, score.stars, score.territories, tier, left)
    star = rate(g.kit.tiers.star, tier) + race
    value += star_promise(g, seat, star, left)
    value += (ENGINE_BASE + rounds) * engine(g, seat)
    room = min(WIDE_FREEDOM, freedom(g, seat))
    now = min(1.0, rounds / 4.0)
    value += now * FREEDOM * room
    pieces = [piece(g, seat, bottom, rounds, star * star_share(left), room) for bottom in range(BOTTOMS)]
    value += now * (means(g, seat, pieces) + tempo(g, seat))
    value += HARVEST * min(HARVESTS, rounds / 4.0) * harvest(g, seat, pieces)
    value -= min(1.0, rounds / 3.0) * danger(g, seat)
    if g.module_states:
        value += modules_promise(g, seat, left)
    return value


def smooth_tier(start: list[int], popularity: int) -> float:
    """The popularity tier as a number that grows with every step: halfway to the next tier is half a tier."""
    for tier in range(len(start) - 1):
        step = start[tier + 1] - start[tier]
        if popularity < start[tier + 1]:
            return tier + 0.7 * (popularity - start[tier]) / step
    return float(len(start) - 1)


def rate(table: list[int], tier: float) -> float:
    """What a star, territory or pair of resources pays at a tier between two tiers."""
    low = int(tier)
    if low + 1 >= len(table):
        return float(table[len(table) - 1])
    return table[low] + (tier - low) * (table[low + 1] - table[low])


def popularity_promise(g: ScytheGame, seat: Seat, stars: int, territories: int, tier: float, left: float) -> float:
    """What the way to the next tier is worth: everything that scores would pay more there."""
    now, tiers = int(tier), g.kit.tiers
    gain = stars * (rate(tiers.star, tier) - tiers.star[now])
    gain += territories * (rate(tiers.territory, tier) - tiers.territory[now])
    return min(1.0, 3.0 * left) * gain + POPULARITY_WORTH * min(1.0, 4.0 * left) * int(g.popularity[seat])


def star_race(g: ScytheGame) -> float:
    """What a star is worth besides its coins. It grows with the length of the game."""
    over = g.turns / (ROUNDS * g.players) - 1.0
    return STAR_RACE * (1.0 + IMPATIENCE * max(0.0, over))


def star_promise(g: ScytheGame, seat: Seat, worth: float, left: float) -> float:
    """The star race: how far each goal has come, and what its star would pay."""
    if g.module_states and needs_combat(g, seat):
        return star_share(left) * worth * prospects(g, seat)
    total = 0.0
    track = g.track
    for triumph in track.goals:
        if on_space(g, seat, triumph) == 0:
            share = reached(g, seat, triumph) / track.need[triumph]
            if triumph in (POPULARITY_STAR, POWER_STAR):
                share *= share  # the long tracks: only a determined player gets there
            total += share
    if g.star_count(seat, OBJECTIVE_STAR) < track.limit[OBJECTIVE_STAR] and size(g.objectives[seat]):
        total += 0.35
    if g.star_count(seat, COMBAT_STAR) < track.limit[COMBAT_STAR]:
        total += 0.03 * min(16, int(g.power[seat]))  # a strong player wins a fight sooner or later
    if track.added:
        total += added_goals(g, seat)
    return star_share(left) * worth * total


def star_share(left: float) -> float:
    """How much of an unfinished star counts. Late in the game only whole ones do."""
    return min(1.0, STAR_LATE + 1.5 * left) * STAR_PROGRESS


def engine(g: ScytheGame, seat: Seat) -> float:
    """Coins a round the mat will bring: upgrades, recruits, mechs, structures, workers."""
    workers = g.workers_out(seat)
    value = 0.0
    for bottom in range(BOTTOMS):
        value += ENGINE[bottom] * (PIECES[bottom] - pieces_left(g, seat, bottom))
    value += ENGINE_WORKER * min(FEW_WORKERS, workers) + 0.3 * ENGINE_WORKER * max(0, workers - FEW_WORKERS)
    value += ENGINE_FACTORY if g.factory_cards[seat] & ~g.rules.spent_factory_cards(g, seat) else 0.0
    return 0.5 * value


def piece(g: ScytheGame, seat: Seat, bottom: int, rounds: float, star: float, room: int) -> float:
    """What the next upgrade, mech, structure or recruit is worth: its work, its share of a star, rivers crossed."""
    count = pieces_left(g, seat, bottom)
    if count == 0:
        return 0.0
    value = 0.5 * ENGINE[bottom] * (ENGINE_BASE + rounds)
    if on_space(g, seat, bottom) < g.track.limit[bottom]:
        value += star / g.track.need[bottom]
    if bottom == DEPLOY:
        value += FREEDOM * (WIDE_FREEDOM - room) / count
    return value


def means(g: ScytheGame, seat: Seat, pieces: list[float]) -> float:
    """Power, cards and resources in hand: what the next rounds are paid with."""
    value = POWER_WORTH * min(12, int(g.power[seat])) + CARD_WORTH * min(5, g.hand_size(seat))
    value += OPEN_CARD * size(g.rules.more_factory_cards(g, seat))
    if ALLIANCE_STATE.in_use(g) and lender(g, seat) >= 0:
        value += LENT_WORTH
    if g.champion_seat == seat:
        value += CHAMPION_WORTH
    elif g.champion_seat < 0 and g.options.has("tesla"):
        value += 0.2 * CHAMPION_WORTH * min(3, int(g.encounters_met[seat]))
    for bottom in range(BOTTOMS):
        left = pieces_left(g, seat, bottom)
        if left:
            held, need = available(g, seat, g.kit.sections.paid_with[bottom]), max(1, cost_of(g, seat, bottom))
            value += NEEDED_RESOURCE * pieces[bottom] * min(held, need) / need
            if left > 1:
                value += NEXT_RESOURCE * pieces[bottom] * min(max(0, held - need), need) / need
    return value


def harvest(g: ScytheGame, seat: Seat, pieces: list[float]) -> float:
    """What Produce would bring now: its best territories, what is needed there, minus its price."""
    makes = [0.0, 0.0, 0.0]
    for at in hexes_of(g.worker_hexes[seat] & g.board.territories):
        terrain = g.board.terrain[at]
        if terrain > VILLAGE:
            continue
        workers = g.workers(seat, at)
        if terrain == VILLAGE:
            makes.append(NEW_WORKER * min(workers, max(0, FEW_WORKERS - g.workers_out(seat))))
        else:
            makes.append(wanted(g, seat, terrain, pieces) * min(4, workers))
    makes.sort(reverse=True)
    cost = produce_cost(g, seat)
    price = POWER_PRICE * cost.power + POPULARITY_PRICE * cost.popularity + COIN_PRICE * cost.coins
    brings = makes[0] + makes[1] + (1.0 if cube_value(g, seat, PRODUCE_CUBE) > 2 else 0.3) * makes[2]
    return max(0.0, brings - price)


def freedom(g: ScytheGame, seat: Seat) -> int:
    """Territories within two steps of the character: before a mech crosses rivers, home is a small world."""
    at = g.character[seat]
    if at < 0:
        return 0
    near = reach(g, seat, 0, at)
    found = near
    for step in hexes_of(near):
        found |= reach(g, seat, 0, step)
    return size(found)


def wanted(g: ScytheGame, seat: Seat, resource: int, pieces: list[float]) -> float:
    """What a resource still to be made is worth: its part of the next piece, as long as pieces are left to pay."""
    bottom = g.kit.sections.paid_with.index(resource)
    need = max(1, cost_of(g, seat, bottom))
    if need * pieces_left(g, seat, bottom) <= available(g, seat, resource):
        return SPARE_RESOURCE
    return NEEDED_RESOURCE * pieces[bottom] / need


def tempo(g: ScytheGame, seat: Seat) -> float:
    """Bottom actions that can be paid next turn, under a section the action token is not on."""
    value = 0.0
    best = 0.0
    for section in range(4):
        if section != g.section[seat]:
            bottom = bottom_of(g, seat, section)
            if open_bottom(g, seat, bottom) and can_pay(g, seat, bottom):
                value += AFFORDABLE
                best = max(best, BOTH_ROWS + 0.2 * coins_of(g, seat, bottom))
    return value + best


def open_bottom(g: ScytheGame, seat: Seat, bottom: int) -> bool:
    """Whether there is anything left to upgrade, deploy, build or enlist."""
    return pieces_left(g, seat, bottom) > 0


def pieces_left(g: ScytheGame, seat: Seat, bottom: int) -> int:
    """How often a bottom action can still be taken."""
    if bottom == UPGRADE:
        return PIECES[bottom] - size(g.cubes[seat])
    if bottom == DEPLOY:
        return PIECES[bottom] - g.mechs_deployed(seat)
    if bottom == BUILD:
        return PIECES[bottom] - g.structures_built(seat)
    return PIECES[bottom] - size(g.recruits[seat])


def danger(g: ScytheGame, seat: Seat) -> float:
    """The threat map: workers and resources next to an enemy fighter that is stronger."""
    value = 0.0
    mine = g.fighters[seat]
    for at in hexes_of(g.wild):
        value += 0.5 * THREAT * g.workers(seat, at)
        for prey in hexes_of(g.board.touches[at] & g.worker_hexes[seat] & ~mine):
            value += WILD_THREAT * (g.workers(seat, prey) + 0.4 * g.resources_at(prey))
    strength = g.power[seat] + 2 * g.hand_size(seat)
    for other in range(g.players):
        if other == seat:
            continue
        stronger = g.power[other] + 2 * g.hand_size(other) > strength
        for at in hexes_of(g.fighters[other]):
            for prey in hexes_of(g.board.land[at] & g.worker_hexes[seat]):
                guarded = mine >> prey & 1
                if not guarded or stronger:
                    value += THREAT * (0.3 * g.workers(seat, prey) + 0.4 * g.resources_at(prey))
    return value


def mat_promise(g: ScytheGame, seat: Seat, rounds: float, stars: list[float]) -> float:
    """What a seat's mat, means and ground will bring in `rounds`; `stars` says what a star of each bottom action
    is worth. Leaves out what only scores.
    """
    room = min(WIDE_FREEDOM, freedom(g, seat))
    now = min(1.0, rounds / 4.0)
    pieces = [piece(g, seat, bottom, rounds, stars[bottom], room) for bottom in range(BOTTOMS)]
    value = rounds * engine(g, seat) + now * FREEDOM * room
    value += now * (means(g, seat, pieces) + tempo(g, seat))
    return value + HARVEST * min(HARVESTS, rounds / 4.0) * harvest(g, seat, pieces)


def chance_together(g: ScytheGame) -> float:
    """The players' common chance against Desolation: what they have done of it, and what their mats promise."""
    done = common_ground(g)
    rounds = float(DESOLATION_STATE.of(g).popularity)
    promise = 0.0
    for seat in range(g.players):
        stars = [tile_worth(g, seat, bottom) for bottom in range(BOTTOMS)]
        promise += mat_promise(g, seat, rounds, stars)
    return to_chance(done + MAT_SHARE * promise / g.players)


JUDGE: Final = ScytheJudge()
