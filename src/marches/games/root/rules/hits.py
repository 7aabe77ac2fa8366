"""root:4.3.3  Taking hits: warriors first, then buildings and tokens of the owner's choice. What losses set off."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import LOSSES, PieceAction
from marches.games.root.rules.hooks import Losses
from marches.games.root.rules.order import together
from marches.games.root.rules.removal import NOTHING, take_off, triggers
from marches.games.root.rules.scoring import score
from marches.games.root.rules.state import Fight, RootDecision, RootGame, RootStep
from marches.games.root.rules.tables import BUILDING, PIECE_IDS, PIECES, WARRIOR, SeatId
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat, Step


def fall(g: RootGame, seat: SeatId, kind: i64, number: i64) -> None:
    """Remove pieces of one side of the battle; they are settled when all hits are taken."""
    fight = g.the_fight()
    defending = seat == fight.defender
    take_off(g, seat, kind, fight.clearing, number, defending)
    fight.fallen[(PIECES if defending else 0) + kind] += number


class TakeHits(RootStep):
    """root:4.3.3, 4.3.3.order  Each hit removes a piece: all warriors before any building or token."""

    def __init__(self, seat: Seat, hits: int) -> None:
        self.seat = seat
        self.hits = hits

    def run(self, g: RootGame) -> None:
        if self.hits <= 0:
            return
        steps = self._own_way(g)
        if steps is None:
            take_hits(g, self.seat, self.hits)
        else:
            g.then_all(steps)

    def _own_way(self, g: RootGame) -> list[Step[RootGame]] | None:
        found = g.rules[self.seat].takes_hits(g, self.seat, self.seat, self.hits)
        if found is not None:
            return found
        for other in g.audience.takes_hits:
            if other != self.seat:
                found = g.rules[other].takes_hits(g, other, self.seat, self.hits)
                if found is not None:
                    return found
        return None


def take_hits(g: RootGame, seat: Seat, hits: int) -> None:
    """root:4.3.3.order  The seat takes hits on its own pieces only: warriors first, then the rest."""
    fight = g.the_fight()
    warriors = int(g.warriors(seat, fight.clearing))
    fallen = warriors if warriors < hits else hits
    if fallen:
        fall(g, seat, WARRIOR, fallen)
    if hits > fallen and g.has_pieces(seat, fight.clearing):
        g.then_one(LosePiece(seat, hits - fallen))


class LosePiece(RootDecision[PieceAction]):
    """root:4.3.3.choice  The side taking hits chooses which building or token goes, hit by hit."""

    rule = "root:4.3.3.choice"

    def __init__(self, seat: Seat, hits: int) -> None:
        super().__init__(seat)
        self.hits = hits

    def _kinds(self, g: RootGame) -> list[int]:
        fight = g.the_fight()
        return [kind for kind in range(BUILDING, PIECES) if g.count(self.seat, kind, fight.clearing)]

    def waits(self, g: RootGame) -> bool:
        fight = g.the_fight()
        left = g.all_pieces(self.seat, fight.clearing)
        return left > self.hits and len(self._kinds(g)) > 1

    def run(self, g: RootGame) -> None:
        fight = g.the_fight()
        hits = self.hits
        for kind in self._kinds(g):
            while hits > 0 and g.count(self.seat, kind, fight.clearing):
                fall(g, self.seat, kind, 1)
                hits -= 1

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": self.hits}

    def candidates(self, g: RootGame, seat: Seat) -> list[PieceAction]:
        names = PIECE_IDS[g.factions[seat]]
        return [LOSSES[names[kind]] for kind in self._kinds(g)]

    def why_not(self, g: RootGame, seat: Seat, action: PieceAction) -> Reason | None:
        return None

    def apply(self, g: RootGame, seat: Seat, action: PieceAction) -> None:
        fall(g, seat, PIECE_IDS[g.factions[seat]].index(action.piece), 1)
        if self.hits > 1:
            g.then_one(LosePiece(seat, self.hits - 1))


class SettleLosses(RootStep):
    """root:4.3.3.vp, 3.1.tie  Points for both sides together, then what the losses trigger."""

    def __init__(self, attacker: bool, defender: bool) -> None:
        self.attacker = attacker
        self.defender = defender

    def run(self, g: RootGame) -> None:
        fight = g.the_fight()
        lost: list[Losses] = []
        if self.defender:
            lost += _settle(fight, fight.defender, fight.attacker, fight.credit_a, PIECES)
        if self.attacker:
            lost += _settle(fight, fight.attacker, fight.defender, fight.credit_d, 0)
        points_a: i64 = 0
        points_d: i64 = 0
        for losses in lost:
            points = _points(g, fight, losses)
            if losses.defending:
                points_a += points
            else:
                points_d += points
        steps: list[Step[RootGame]] = []
        for losses in lost:
            steps += triggers(g, losses)
        together(g, steps)
        score(g, fight.credit_a, points_a)
        score(g, fight.credit_d, points_d)


def _points(g: RootGame, fight: Fight, losses: Losses) -> i64:
    """root:4.3.3.vp  What a loss scores. Notes what each side has destroyed."""
    remover = losses.remover
    worth = losses.worth()
    if remover == fight.attacker:
        fight.destroyed_a += worth
    elif remover == fight.defender:
        fight.destroyed_d += worth
    return worth + g.rules[remover].bonus_points(g, remover, losses)


def _settle(fight: Fight, victim: SeatId, remover: i64, credit: i64, start: i64) -> list[Losses]:
    """What one side lost. If a third player gets the credit, buildings and tokens count as removed by that player."""
    kinds = NOTHING[:]
    total: i64 = 0
    for kind in range(PIECES):
        kinds[kind] = fight.fallen[start + kind]
        total += kinds[kind]
        fight.fallen[start + kind] = 0
    defending = victim == fight.defender
    found: list[Losses] = []
    if credit != remover and kinds[WARRIOR]:
        alone = NOTHING[:]
        alone[WARRIOR] = kinds[WARRIOR]
        total -= kinds[WARRIOR]
        kinds[WARRIOR] = 0
        found.append(Losses(victim, remover, fight.clearing, alone, True, defending))
    if total:
        found.append(Losses(victim, credit, fight.clearing, kinds, True, defending))
    return found


SETTLE_BOTH: Final = SettleLosses(True, True)
