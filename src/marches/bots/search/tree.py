"""The search tree: nodes by the answers given, and the results of each answer."""

from __future__ import annotations

from marches.kernel.action import Action
from marches.kernel.step import Seat

JOINT: int = 1 << 20


class Edge:
    """One answer at a node: how often it was available, how often it was tried, its seat's total payoff."""

    def __init__(self, action: Action, kind: Kind, prior: float) -> None:
        self.action = action
        self.kind = kind
        self.prior = prior
        self.offered = 0
        self.seen = -1
        self.visits = 0
        self.total = 0.0
        self._children: dict[int, Node] | None = None

    def below(self) -> dict[int, Node]:
        """The nodes after this answer. Most answers never need any."""
        children = self._children
        if children is None:
            children = {}
            self._children = children
        return children


class Kind:
    """The answers with one verb."""

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.prior = 0.0
        self.offered = 0
        self.seen = -1
        self.visits = 0
        self.total = 0.0
        self.edges: list[Edge] = []


class Node:
    """A seat's choice after certain answers, regardless of what was dealt or rolled in between."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.kinds: dict[str, Kind] = {}
        self.edges: dict[int, Edge] = {}
        self.beside: dict[int, Node] = {}
        """The nodes of other seats that answer at the same time. Their choice must not depend on this seat."""


class Choice:
    """A step on the way down: a node and the answer tried there."""

    def __init__(self, node: Node, edge: Edge) -> None:
        self.node = node
        self.edge = edge


class Meeting:
    """Seats that answer at the same time: each has its own nodes, which know nothing of what the others chose."""

    def __init__(self, first: Node) -> None:
        self.first = first
        self.on = False
        self.joint = 0
        """The combined choice of all of them, as a number. What follows depends on it."""
        self.places: dict[int, dict[int, Node]] = {}

    def answered(self, node: Node, seat: Seat, edge: Edge) -> None:
        if not self.on:
            self.first = node
        self.places[seat] = edge.below()
        self.joint = (self.joint * 31 + edge.action.code + 1) % JOINT

    def place_of(self, seat: Seat) -> dict[int, Node]:
        """Where the next node of a seat is stored: after its own last answer, or beside the first seat's."""
        return self.places.get(seat, self.first.beside)


class Spread:
    """The range of payoffs a search has seen so far. Exploration is scaled by it."""

    def __init__(self, players: int) -> None:
        self.count = 2.0
        self.sums = [1.0] * players
        self.squares = [0.54] * players  # as if two results had been seen, a fifth to each side of one half

    def add(self, payoffs: list[float]) -> None:
        self.count += 1.0
        for seat in range(len(payoffs)):
            self.sums[seat] += payoffs[seat]
            self.squares[seat] += payoffs[seat] * payoffs[seat]

    def of(self, seat: Seat) -> float:
        mean = self.sums[seat] / self.count
        variance = self.squares[seat] / self.count - mean * mean
        return variance**0.5 if variance > 1e-8 else 1e-4
