"""Variants as they are seen and written: teams, the auction, last turns."""

from __future__ import annotations

from marches.games.scenario import Row
from marches.games.scythe.edge.extras import BiddingView, LastTurnsView, PairView, TeamsView
from marches.games.scythe.edge.view import MODULE_VIEWS, ModuleView
from marches.games.scythe.rules.expansions.last_turns import LAST_TURNS_STATE, NOBODY
from marches.games.scythe.rules.expansions.tracks import rivals, triumph_tiles
from marches.games.scythe.rules.expansions.tracks.war_and_peace import PEACE
from marches.games.scythe.rules.expansions.variants import bidding, final_turns, mat_order, teams
from marches.games.scythe.rules.expansions.variants.bidding import AUCTION_STATE, Auction, auctions
from marches.games.scythe.rules.kit import Kit
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import hexes_of
from marches.kernel.line import Line
from marches.kernel.step import Seat

BARRED_WITH_TEAMS = (PEACE, triumph_tiles.MODULE, rivals.MODULE)
"""scythe:variant.team-tracks  A team needs all ten places of the track; with these one may stay empty for ever."""


def _faction(g: ScytheGame, seat: Seat) -> str:
    return g.kit.mats.faction_ids[g.seating.faction[seat]]


class Teams(ModuleView):
    """scythe:variant.team, scythe:variant.team-scoring  Who plays with whom, their stars and their fortune so far."""

    name = teams.OPTION

    def in_use(self, g: ScytheGame) -> bool:
        return g.options.on(teams.OPTION)

    def problem(self, kit: Kit, options: Options, players: int) -> Line | None:
        if not options.on(teams.OPTION):
            return None
        if players not in (4, 6):
            return Line("scythe-setup-teams", {"players": players})
        for module in BARRED_WITH_TEAMS:
            if options.has(module):
                return Line("scythe-setup-teams-track", {"module": f"module:{module}"})
        return None

    def view(self, g: ScytheGame, seat: Seat) -> TeamsView:
        pairs = [(first, teams.partner(first)) for first in range(0, g.players, 2)]
        stars = [teams.team_stars(g, first) for first, _ in pairs]
        totals = [0] * len(pairs)
        if g.seating.base[0] >= 0:
            totals = [score_of(g, first).total() + score_of(g, second).total() for first, second in pairs]
        return TeamsView(pairs, stars, teams.TEAM_STARS, totals)


class LastTurns(ModuleView):
    """scythe:variant.final-turns  Who placed the sixth star, and who has a last turn to come."""

    name = "last-turns"

    def in_use(self, g: ScytheGame) -> bool:
        return LAST_TURNS_STATE.in_use(g) and LAST_TURNS_STATE.of(g).ender != NOBODY

    def problem(self, kit: Kit, options: Options, players: int) -> Line | None:
        if options.on(final_turns.OPTION) and options.has("resolution"):
            return Line("scythe-setup-final-turns")
        return None

    def view(self, g: ScytheGame, seat: Seat) -> LastTurnsView:
        return LastTurnsView(LAST_TURNS_STATE.of(g).ender, hexes_of(LAST_TURNS_STATE.of(g).waiting))

    def dump(self, g: ScytheGame) -> list[str]:
        waiting = [_faction(g, seat) for seat in hexes_of(LAST_TURNS_STATE.of(g).waiting)]
        return [f"last-turns {_faction(g, LAST_TURNS_STATE.of(g).ender)}: {' '.join(waiting)}"]

    def load(self, g: ScytheGame, row: Row) -> bool:
        if row.head[0] != self.name:
            return False
        if not LAST_TURNS_STATE.in_use(g):
            raise row.fail("last turns need module 'resolution' or option 'final-turns'")
        state = LAST_TURNS_STATE.of(g)
        state.ender = g.seating.seat_of(row.one_of(row.head[1], g.kit.mats.faction_ids))
        for word in [word for clause in row.clauses for word in clause]:
            state.waiting |= 1 << g.seating.seat_of(row.one_of(word, g.kit.mats.faction_ids))
        return True


class Bidding(ModuleView):
    """The pairs of faction and mat, who holds each and for how much."""

    name = bidding.OPTION

    def in_use(self, g: ScytheGame) -> bool:
        return AUCTION_STATE.in_use(g)

    def problem(self, kit: Kit, options: Options, players: int) -> Line | None:
        if options.on(bidding.TOURNAMENT) and options.on("bribes"):
            return Line("scythe-setup-bribes")
        if options.on(mat_order.OPTION) and (auctions(options) or options.text("mats")):
            return Line("scythe-setup-mat-order")
        return None

    def view(self, g: ScytheGame, seat: Seat) -> BiddingView:
        state, mats = AUCTION_STATE.of(g), g.kit.mats
        pairs = []
        for lot in range(len(state.faction)):
            names = (mats.faction_ids[state.faction[lot]], mats.ids[state.mat[lot]])
            pairs.append(PairView(*names, state.holder[lot], state.price[lot]))
        return BiddingView(pairs)

    def dump(self, g: ScytheGame) -> list[str]:
        state, ids = AUCTION_STATE.of(g), g.kit.mats.faction_ids
        bids = [f"{ids[state.faction[lot]]} {state.price[lot]}" for lot in range(len(state.faction))]
        return [f"bids: {'; '.join(bids)}"]

    def load(self, g: ScytheGame, row: Row) -> bool:
        if row.head[0] != "bids":
            return False
        seats = [g.seating.seat_of(row.one_of(words[0], g.kit.mats.faction_ids)) for words in row.clauses]
        if sorted(seats) != g.seating.led_seats():
            raise row.fail("bids name the faction of every player once")
        pairs = [(g.seating.faction[seat], g.seating.mat[seat]) for seat in seats]
        prices = [row.whole(words[1]) for words in row.clauses]
        g.module_states.append(Auction([pair[0] for pair in pairs], [pair[1] for pair in pairs], seats, prices))
        return True


MODULE_VIEWS += [Teams(), LastTurns(), Bidding()]
