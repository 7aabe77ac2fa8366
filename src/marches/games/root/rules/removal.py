"""root:2.5, 3.2.1  Removal: where pieces go, what it scores, what it triggers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.rules.hooks import Losses
from marches.games.root.rules.order import together
from marches.games.root.rules.scoring import score
from marches.games.root.rules.state import RootGame, RootStep
from marches.games.root.rules.tables import CLEARINGS, PIECE_IDS, PIECES, WARRIOR, ClearingId, SeatId
from marches.kernel.line import Fact
from marches.kernel.step import Seat, Step

NOTHING: Final = vec[i64]([0] * PIECES)
"""No piece of any kind."""


def take_off(g: RootGame, seat: SeatId, kind: i64, clearing: ClearingId, number: i64, defending: bool) -> None:
    """root:2.5.1.remove, 2.5.2.remove, 2.5.3.remove  Pieces go back to supply or track, unless kept."""
    g.lift(seat, kind, clearing, number)
    rules = g.rules[seat]
    if kind == WARRIOR:
        kept = rules.keeps_fallen(g, seat, clearing, number, defending)
    else:
        kept = rules.keeps_lost(g, seat, kind, clearing)
    if not kept:
        g.supply[seat * PIECES + kind] += number
    if g.events is not None:
        facts: dict[str, Fact] = {"seat": f"seat:{seat}", "count": int(number)}
        facts["piece"] = f"piece:{PIECE_IDS[g.factions[seat]][kind]}"
        facts["clearing"] = f"clearing:{clearing + 1}"
        g.tell("root-did-remove", facts)


def triggers(g: RootGame, losses: Losses) -> list[Step[RootGame]]:
    """What a loss sets off, on the side of the victim and on that of the remover."""
    victim, remover = int(losses.victim), int(losses.remover)
    steps = g.rules[victim].after_losing(g, victim, losses)
    if remover != victim:
        steps = steps + g.rules[remover].after_removing(g, remover, losses)
    return steps


def remove_pieces(
    g: RootGame, remover: int, victim: Seat, kind: i64, clearing: ClearingId, number: i64
) -> list[Step[RootGame]]:
    """Remove some pieces outside battle. Returns what it triggers. The caller queues that and scores."""
    kinds = NOTHING[:]
    kinds[kind] = number
    take_off(g, victim, kind, clearing, number, False)
    return triggers(g, Losses(victim, remover, clearing, kinds, False, False))


def clear_of(g: RootGame, remover: int, victim: Seat, clearing: ClearingId) -> Losses | None:
    """Take all pieces of a seat off a clearing; pawns stay (root:2.5.4). Returns None if there are none."""
    if not g.has_pieces(victim, clearing):
        return None
    kinds = NOTHING[:]
    for kind in range(PIECES):
        number = g.count(victim, kind, clearing)
        kinds[kind] = number
        # One by one, because a faction may treat each building or token it loses separately.
        if kind == WARRIOR and number:
            take_off(g, victim, kind, clearing, number, False)
        elif number:
            for _ in range(number):
                take_off(g, victim, kind, clearing, 1, False)
    return Losses(victim, remover, clearing, kinds, False, False)


class RemoveEnemies(RootStep):
    """root:3.2.1, 3.2.1.enemy-only  Remove all enemy pieces in some clearings, score for buildings and tokens.

    Everything goes first, effects follow. Ruins and pawns stay (root:2.2.4.remove, 2.5.4).
    """

    def __init__(self, seat: Seat, clearings: int) -> None:
        self.seat = seat
        self.clearings = clearings

    def run(self, g: RootGame) -> None:
        gone: list[Losses] = []
        swept: list[Step[RootGame]] = []
        points: i64 = 0
        for clearing in range(CLEARINGS):
            if not self.clearings >> clearing & 1:
                continue
            for victim in range(g.players):
                if g.are_enemies(self.seat, victim):
                    losses = clear_of(g, self.seat, victim, clearing)
                    if losses is not None:
                        gone.append(losses)
                        points += losses.worth()
                    if g.is_here(victim, clearing):
                        swept += g.rules[victim].swept(g, victim, clearing)
        steps: list[Step[RootGame]] = []
        for losses in gone:
            steps += triggers(g, losses)
        together(g, steps + swept)
        score(g, self.seat, points)
