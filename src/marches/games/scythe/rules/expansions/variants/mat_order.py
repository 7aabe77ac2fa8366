"""Player mats dealt clockwise by number."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import ACTIONS, Pick
from marches.games.scythe.rules.factions.home_bases import LayHomeBases
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.kit import deck_of, sets_in_play
from marches.games.scythe.rules.setup import DealFaction, allowed_mats
from marches.games.scythe.rules.sources import Source, register, without_mat
from marches.games.scythe.rules.state import ScytheChance, ScytheGame
from marches.games.scythe.rules.tables import MAX_SEATS, hexes_of
from marches.kernel.step import Seat, Step

OPTION: Final = "mat-order"
FIRST_MAT: Final = [ACTIONS.add(Pick("deal-first-mat", {"seat": seat}, seat)) for seat in range(MAX_SEATS)]


def clockwise(g: ScytheGame, first: int) -> list[int]:
    """The seats that get a mat, clockwise as they will sit, starting from one of them."""
    order = g.seating.settled(g.board).clockwise_from(first)
    return [seat for seat in order if not without_mat(g.options, seat)]


def ways(g: ScytheGame, seats: list[int], above: int) -> int:
    """In how many ways these seats can get mats in rising order, all higher than `above`."""
    if not seats:
        return 1
    total = 0
    for mat in fitting(g, seats[0], above):
        total += ways(g, seats[1:], mat)
    return total


def fitting(g: ScytheGame, seat: Seat, above: int) -> list[int]:
    """Mats with a higher number that may go with the seat's faction."""
    mats: i64 = deck_of(g.kit.mats.sets, sets_in_play(g.options))
    return [mat for mat in hexes_of(allowed_mats(g, seat, mats)) if mat > above]


class DealFirstMat(ScytheChance[Pick]):
    """scythe:variant.mat-order  Nature chooses who gets the lowest mat; every way to deal is equally likely."""

    def stream(self) -> str:
        return "mat-order"

    def firsts(self, g: ScytheGame) -> list[int]:
        return [seat for seat in range(g.players) if not without_mat(g.options, seat)]

    def tickets(self, g: ScytheGame) -> int:
        return sum([ways(g, clockwise(g, seat), -1) for seat in self.firsts(g)])

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        for seat in self.firsts(g):
            here = ways(g, clockwise(g, seat), -1)
            if ticket < here:
                return FIRST_MAT[seat]
            ticket -= here
        raise IndexError("no such ticket")

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        order = clockwise(g, action.index)
        steps: list[Step[Any]] = [DealNextMat(order, place) for place in range(len(order))]
        g.then_all(steps)


class DealNextMat(ScytheChance[Pick]):
    """scythe:variant.mat-order  Clockwise, each mat has a higher number than the last."""

    def __init__(self, order: list[int], place: int) -> None:
        self.order: Final = order
        self.place: Final = place

    def stream(self) -> str:
        return "mats"

    def above(self, g: ScytheGame) -> int:
        """The mat dealt before it."""
        return g.seating.mat[self.order[self.place - 1]] if self.place else -1

    def tickets(self, g: ScytheGame) -> int:
        return ways(g, self.order[self.place :], self.above(g))

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        for mat in fitting(g, self.order[self.place], self.above(g)):
            here = ways(g, self.order[self.place + 1 :], mat)
            if ticket < here:
                return g.kit.deal_mat[mat]
            ticket -= here
        raise IndexError("no such ticket")

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        owner = self.order[self.place]
        g.seating = g.seating.with_mat(owner, action.index)
        g.tell("scythe-did-deal-mat", {"seat": f"seat:{owner}", "mat": f"mat:{g.kit.mats.ids[action.index]}"})


class MatOrderSource(Source):
    """Deals mats in order if the table chose so."""

    def dealing(self, g: ScytheGame) -> Steps | None:
        if not g.options.on(OPTION):
            return None
        steps: list[Step[Any]] = [DealFaction(seat) for seat in range(g.players)]
        steps += [LayHomeBases(), DealFirstMat()]
        return steps


register(MatOrderSource())
