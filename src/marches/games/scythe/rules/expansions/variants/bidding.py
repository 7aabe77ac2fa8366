"""Bidding: pairs of faction and mat are auctioned for coins of the final fortune, as tournaments do."""

from __future__ import annotations

from typing import Any, Final

from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.actions import Pick, counts
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.kit import Kit, KitPart, PartOf
from marches.games.scythe.rules.seating import ModuleState, Options, Seating
from marches.games.scythe.rules.setup import DealFaction, DealMat
from marches.games.scythe.rules.sources import Held, Source, register, without_mat
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheStep, StateOf
from marches.kernel.action import ActionTable
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step

OPTION: Final = "bidding"
TOURNAMENT: Final = "tournament"
NOBODY: Final = -1
MOST_BID: Final = 50
"""scythe:variant.bidding-limit  Nobody pays more for a pair; it keeps the auction finite."""
BID: Final = counts("bid", 0, MOST_BID)


class Pairs(KitPart):
    """The answers that bid for a pair of a kit, by faction and mat."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        self.mats: Final[int] = len(data.mats)
        self.bid_for: Final[list[Pick]] = []
        for faction in data.factions:
            for mat in data.mats:
                pair = Pick("bid-for", {"faction": faction.id, "mat": mat.id}, len(self.bid_for))
                self.bid_for.append(actions.add(pair))


PAIRS_PART: Final = PartOf(Pairs)


def auctions(options: Options) -> bool:
    """scythe:bribe.tournament  A table may bid for itself; a tournament always does."""
    return options.on(OPTION) or options.on(TOURNAMENT)


class Auction(ModuleState):
    """The pairs on offer: faction, mat, who holds each and for how much."""

    def __init__(self, faction: list[int], mat: list[int], holder: list[int], price: list[int]) -> None:
        self.faction: Final = faction
        self.mat: Final = mat
        self.holder = holder
        self.price = price

    def copy(self) -> ModuleState:
        return Auction(self.faction, self.mat, self.holder.copy(), self.price.copy())

    def held_by(self, seat: Seat) -> int:
        """The pair a seat holds, or NOBODY."""
        return self.holder.index(seat) if seat in self.holder else NOBODY

    def lot_of(self, kit: Kit, action: Pick) -> int:
        """The pair an answer names."""
        for lot in range(len(self.faction)):
            if self.faction[lot] * PAIRS_PART.of(kit).mats + self.mat[lot] == action.index:
                return lot
        raise LookupError(f"{action!r} is not on offer")


AUCTION_STATE: Final = StateOf(Auction)


class LotFaction(DealFaction):
    """A random faction, for one of the pairs."""

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.seating = g.seating.with_faction(self.seat, action.index)


class LotMat(DealMat):
    """A random mat that may go with the pair's faction."""

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.seating = g.seating.with_mat(self.seat, action.index)


def bidders(g: ScytheGame) -> list[int]:
    """scythe:automa.variants.none  Seats that get a player mat; for the others nothing is auctioned."""
    return [seat for seat in range(g.players) if not without_mat(g.options, seat)]


class OpenAuction(ScytheStep):
    """Every pair is face up and nobody has one."""

    def run(self, g: ScytheGame) -> None:
        people = bidders(g)
        factions, mats = [g.seating.faction[seat] for seat in people], [g.seating.mat[seat] for seat in people]
        g.seating = Seating([-1] * g.players, [-1] * g.players)
        g.module_states.append(Auction(factions, mats, [NOBODY] * len(people), [0] * len(people)))
        if g.events is not None:
            for lot in range(len(people)):
                g.tell("scythe-did-offer-pair", pair_facts(g, lot))
        g.then_one(NextBidder(0))


def pair_facts(g: ScytheGame, lot: int) -> dict[str, Fact]:
    state, mats = AUCTION_STATE.of(g), g.kit.mats
    return {"faction": f"faction:{mats.faction_ids[state.faction[lot]]}", "mat": f"mat:{mats.ids[state.mat[lot]]}"}


class NextBidder(ScytheStep):
    """scythe:variant.bidding
    In seat order, each player without a pair bids. The auction ends when everyone has one.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        state, people = AUCTION_STATE.of(g), bidders(g)
        for turn in range(g.players):
            seat = (self.seat + turn) % g.players
            if seat in people and state.held_by(seat) == NOBODY:
                g.then_one(ChoosePair(seat))
                return
        g.then_one(CloseAuction())


class ChoosePair(ScytheDecision[Pick]):
    """A player without a pair must bid for one: a free one, or one that another holds."""

    rule = "scythe:variant.bidding"

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        state, known = AUCTION_STATE.of(g), PAIRS_PART.of(g.kit)
        return [known.bid_for[state.faction[lot] * known.mats + state.mat[lot]] for lot in range(len(state.faction))]

    def why_not(self, g: ScytheGame, seat: Seat, action: Pick) -> Reason | None:
        state = AUCTION_STATE.of(g)
        lot = state.lot_of(g.kit, action)
        if state.holder[lot] == NOBODY or state.price[lot] < MOST_BID:
            return None
        return Reason("scythe:variant.bidding-limit", "scythe-why-bid-at-most", {"most": MOST_BID})

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.then_one(NameBid(seat, AUCTION_STATE.of(g).lot_of(g.kit, action)))

    def preview(self, g: ScytheGame, seat: Seat, action: Pick) -> list[Line]:
        """Who holds the pair for how much, and what it starts with."""
        state = AUCTION_STATE.of(g)
        lot = state.lot_of(g.kit, action)
        faction, mat = g.kit.data.factions[state.faction[lot]], g.kit.data.mats[state.mat[lot]]
        starts: dict[str, Fact] = {"power": faction.power, "cards": faction.combat_cards}
        starts |= {"popularity": mat.popularity, "coins": mat.coins, "number": mat.number}
        found = [Line("scythe-preview-pair", starts)]
        if state.holder[lot] != NOBODY:
            held: dict[str, Fact] = {"seat": f"seat:{state.holder[lot]}", "coins": state.price[lot]}
            found.append(Line("scythe-preview-held-pair", held))
        return found


class NameBid(ScytheDecision[Pick]):
    """How much to bid. A free pair may go for nothing; a held one takes more than its holder has bid."""

    rule = "scythe:variant.bidding"

    def __init__(self, seat: Seat, lot: int) -> None:
        super().__init__(seat)
        self.lot: Final = lot

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        return list(BID)

    def why_not(self, g: ScytheGame, seat: Seat, action: Pick) -> Reason | None:
        state = AUCTION_STATE.of(g)
        if state.holder[self.lot] == NOBODY or action.index > state.price[self.lot]:
            return None
        held: dict[str, Fact] = {"seat": f"seat:{state.holder[self.lot]}", "coins": state.price[self.lot]}
        return Reason("scythe:variant.bidding", "scythe-why-bid-too-low", held)

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        state = AUCTION_STATE.of(g)
        state.holder[self.lot] = seat
        state.price[self.lot] = action.index
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "coins": action.index}
            g.tell("scythe-did-bid", {**facts, **pair_facts(g, self.lot)})
        g.then_one(NextBidder((seat + 1) % g.players))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return pair_facts(g, self.lot)


class CloseAuction(ScytheStep):
    """Everyone plays the pair they hold."""

    def run(self, g: ScytheGame) -> None:
        state = AUCTION_STATE.of(g)
        for seat in bidders(g):
            lot = state.held_by(seat)
            g.seating = g.seating.with_faction(seat, state.faction[lot]).with_mat(seat, state.mat[lot])
            if g.events is not None:
                facts: dict[str, Fact] = {"seat": f"seat:{seat}", "coins": state.price[lot]}
                g.tell("scythe-did-win-pair", {**facts, **pair_facts(g, lot)})


class Bids(Rule):
    """scythe:variant.bidding  What was bid is taken off the final fortune."""

    def end_coins(self, g: ScytheGame, seat: Seat) -> int:
        state = AUCTION_STATE.of(g)
        lot = state.held_by(seat)
        return -state.price[lot] if lot != NOBODY else 0


class BiddingSource(Source):
    """Active when the table bids."""

    def dealing(self, g: ScytheGame) -> Steps | None:
        if not auctions(g.options):
            return None
        people = bidders(g)
        steps: list[Step[Any]] = [LotFaction(seat) for seat in people]
        steps += [LotMat(seat) for seat in people]
        steps.append(OpenAuction())
        steps += [DealFaction(seat) for seat in range(g.players) if seat not in people]
        return steps

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(-1, BIDS)] if AUCTION_STATE.in_use(g) else []


BIDS: Final = Bids("bid")
register(BiddingSource())
