"""Information-set Monte Carlo tree search: open loop, one payoff per seat, a fresh re-deal each time."""

from __future__ import annotations

from math import sqrt
from random import Random

from marches.bots.search.clock import now as time_now
from marches.bots.search.gc_pause import hold_collector, release_collector
from marches.bots.search.judge import Judge
from marches.bots.search.policy import rollout, settle
from marches.bots.search.tree import JOINT, Choice, Edge, Kind, Meeting, Node, Spread
from marches.kernel.action import Action
from marches.kernel.game import Game
from marches.kernel.rulebook import Rulebook
from marches.kernel.step import Sealed, Seat

DEEP: int = 63
ROOM: int = 20_000
"""The most nodes a search keeps, about a hundred megabytes. After that it only learns about those it has."""
GLANCE: int = 32
"""How many iterations a search makes before it checks again whether it is settled."""
CATCH_UP: float = 0.5
"""The share of the remaining iterations that no other answer is expected to gain on the leader. At 1 it cannot."""


class Search:
    """One seat's thinking. It is given positions already re-dealt for its seat and re-deals them again each time.

    `explore` weighs trying against trusting; `widen` says how many answers of one kind are looked at: about
    `widen` times the square root of the visits. `catch_up` says when it is settled: the higher, the more patient it is.
    `finishes` says how many ways to finish a turn are tried where the tree ends in the thinker's own; the best counts,
    since the rest of the turn is its own to choose. With more than one, it is thorough: it judges all positions at
    the judge's moment. Between two decisions of a turn the tree is kept.
    """

    def __init__(
        self,
        rulebook: Rulebook,
        judge: Judge,
        rng: Random,
        explore: float,
        widen: float,
        catch_up: float = CATCH_UP,
        finishes: int = 1,
    ) -> None:
        self.rulebook = rulebook
        self.judge = judge
        self.rng = rng
        self.explore = explore
        self.widen = widen
        self.catch_up = catch_up
        self.finishes = finishes
        self.iteration = 0
        self.spread = Spread(1)
        self.expected: list[float] = []
        self.root = Node(-1)
        self.done = 0
        self.nodes = 0
        self.only = -1
        """The code of the only answer to look at in the root, or -1."""
        self._kept: dict[int, Node] = {}
        self._types: dict[object, int] = {}

    def think(self, g: Game, seat: Seat, seconds: float, iterations: int, whole: bool = False) -> Node:
        """Search until the time is up or `iterations` are made (0: as many as there is time for). Returns the root.

        Unless the `whole` time is wanted, it ends as soon as no other answer can still catch up with the leading one.
        """
        collecting = hold_collector()
        try:
            return self._think(g, seat, seconds, iterations, whole)
        finally:
            release_collector(collecting)

    def _think(self, g: Game, seat: Seat, seconds: float, iterations: int, whole: bool) -> Node:
        started = time_now()
        self.root = self._take_up(g, seat)
        self.spread = Spread(g.players)
        totals = [0.0] * g.players
        self.done = 0
        slowest = 0.0
        now = started
        while iterations <= 0 or self.done < iterations:
            payoffs = self._iterate(g, seat)
            for i in range(g.players):
                totals[i] += payoffs[i]
            self.done += 1
            before, now = now, time_now()
            slowest = max(slowest, now - before)
            if now - started + slowest >= seconds:
                break
            if not whole and self.done % GLANCE == 0:
                left = (seconds - (now - started)) / (now - started) * self.done
                if iterations > 0:
                    left = min(left, iterations - self.done)
                if self._settled(left):
                    break
        self.expected = [total / self.done for total in totals]
        return self.root

    def _settled(self, left: float) -> bool:
        """Whether the leading answer is too far ahead to be overtaken in the remaining iterations.

        Answers in a kept tree that are no longer possible do not count as leaders.
        """
        most = 0
        second = 0
        for edge in self.root.edges.values():
            if edge.seen != self.iteration:
                continue
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return most - second > self.catch_up * left

    def keep(self, action: Action) -> None:
        """After an answer, keep what was learnt about what follows it."""
        edge = self.root.edges.get(action.code)
        self._kept = edge.below() if edge is not None else {}

    def _take_up(self, g: Game, seat: Seat) -> Node:
        key = self._key(g, seat, 0)
        kept = self._kept.get(key)
        root = kept if kept is not None and kept.seat == seat else Node(seat)
        self._kept = {}
        self.nodes = 0
        return root

    def _key(self, g: Game, seat: Seat, joint: int) -> int:
        """The key of a position's node: who is asked what, how much is pending, what was sealed on the way."""
        kind = type(g.decision)
        number = self._types.get(kind)
        if number is None:
            number = len(self._types)
            self._types[kind] = number
        return ((number * 8 + seat) * 64 + min(len(g.agenda), DEEP)) * JOINT + joint

    def _iterate(self, real: Game, seat: Seat) -> list[float]:
        """One iteration: down the tree, a short way beyond it, and back up with the payoffs."""
        self.iteration += 1
        g = self.rulebook.redeal(real, seat, self.rng)
        _unseal_others(g, seat)
        first_turn = self.judge.turn(g)
        path = self._descend(g, seat)
        payoffs = self._play_on(g, seat, first_turn)
        self.spread.add(payoffs)
        for choice in path:
            paid = payoffs[choice.node.seat]
            choice.node.visits += 1
            choice.node.total += paid
            choice.edge.visits += 1
            choice.edge.total += paid
            choice.edge.kind.visits += 1
            choice.edge.kind.total += paid
        return payoffs

    def _play_on(self, g: Game, seat: Seat, first_turn: int) -> list[float]:
        """The payoffs of a position: a little later or, if the search is thorough, at the judge's moment."""
        judge = self.judge
        now = max(first_turn, judge.turn(g))
        ways = self.finishes if now == first_turn else 1
        ahead = judge.ahead(g.players)
        if self.finishes == 1 or ahead == 0:
            return judge.payoffs(self._best_way(g, seat, now + judge.horizon, ways))
        g = self._best_way(g, seat, now + 1, ways)
        near: list[float] = []
        for turn in range(now + 1, first_turn + ahead):
            if judge.early > 0.0 and turn == first_turn + g.players:
                near = judge.payoffs(g)
            settle(g, self.rng)
            if g.decision is None:
                break
            whose = g.decision.seats(g)[0]
            g = self._best_way(g, whose, turn + 1, judge.ways(g.players) if whose == seat else judge.theirs)
        far = judge.payoffs(g)
        if not near:
            return far
        return [judge.early * near[i] + (1.0 - judge.early) * far[i] for i in range(g.players)]

    def _best_way(self, g: Game, seat: Seat, until_turn: int, ways: int) -> Game:
        """Play on lightly in this many ways. Returns the position after the best of them for this seat."""
        best = g
        most = -1.0
        for way in range(ways):
            played = g if way + 1 == ways else g.clone()
            rollout(played, self.judge, self.rng, until_turn, self.judge.limit)
            if ways == 1:
                return played
            paid = self.judge.payoffs(played)[seat]
            if paid > most:
                best, most = played, paid
        return best

    def _descend(self, g: Game, seat: Seat) -> list[Choice]:
        """Follow the tree until an answer is tried for the first time, or the game is over."""
        node = self.root
        path: list[Choice] = []
        meeting = Meeting(node)
        while True:
            decision = g.decision
            assert decision is not None
            options = decision.options(g, seat)
            if self.only >= 0 and node is self.root:
                options = [action for action in options if action.code == self.only]
            edge = self._select(node, options, g)
            path.append(Choice(node, edge))
            together = meeting.on or isinstance(decision, Sealed) or len(decision.seats(g)) > 1
            g.play(seat, edge.action)
            if edge.visits == 0:
                return path
            settle(g, self.rng)
            if g.decision is None:
                return path
            if together:
                meeting.answered(node, seat, edge)
            meeting.on = together and type(g.decision) is type(decision)
            seat = g.decision.seats(g)[0]
            where = meeting.place_of(seat) if meeting.on else edge.below()
            key = self._key(g, seat, meeting.joint if together and not meeting.on else 0)
            found = where.get(key)
            if found is None:
                if self.nodes >= ROOM:
                    return path
                self.nodes += 1
                found = Node(seat)
                where[key] = found
            node = found
            if not meeting.on:
                meeting = Meeting(node)

    def _select(self, node: Node, options: list[Action], g: Game) -> Edge:
        """Choose the answer to try: first its kind, then the answer, among those that are legal this time."""
        mark = self.iteration
        kinds: list[Kind] = []
        for action in options:
            edge = node.edges.get(action.code)
            if edge is None:
                edge = self._new_edge(node, action, g)
            edge.offered += 1
            edge.seen = mark
            kind = edge.kind
            if kind.seen != mark:
                kind.seen = mark
                kind.offered += 1
                kinds.append(kind)
        mean = node.total / node.visits if node.visits else 0.5
        reach = self.explore * self.spread.of(node.seat)
        kind = self._best_kind(kinds, mean, reach) if len(kinds) > 1 else kinds[0]
        return self._best_edge(kind, reach, node is self.root)

    def _new_edge(self, node: Node, action: Action, g: Game) -> Edge:
        kind = node.kinds.get(action.verb)
        if kind is None:
            kind = Kind(action.verb)
            node.kinds[action.verb] = kind
        prior = self.judge.weight(g, node.seat, action)
        edge = Edge(action, kind, prior)
        kind.edges.append(edge)
        kind.prior = max(kind.prior, prior)
        node.edges[action.code] = edge
        return edge

    def _best_kind(self, kinds: list[Kind], mean: float, reach: float) -> Kind:
        priors = 0.0
        for kind in kinds:
            priors += kind.prior
        best, best_score = kinds[0], -1e18
        for kind in kinds:
            value = kind.total / kind.visits if kind.visits else mean
            share = kind.prior / priors * len(kinds)
            score = value + reach * share * sqrt(kind.offered) / (1 + kind.visits)
            if score > best_score:
                best, best_score = kind, score
        return best

    def _best_edge(self, kind: Kind, reach: float, at_root: bool) -> Edge:
        """Add a new answer if the kind has earned it, otherwise the answer with the best mix of result and
        curiosity.
        """
        mark = self.iteration
        tried = 0
        priors = 0.0
        offered = 0
        fresh: list[Edge] = []
        for edge in kind.edges:
            if edge.seen == mark:
                offered += 1
                priors += edge.prior
                if edge.visits:
                    tried += 1
                else:
                    fresh.append(edge)
        width = self.widen * sqrt(kind.visits) * (2.0 if at_root else 1.0)
        if fresh and (tried == 0 or tried < width):
            return self._first_look(fresh)
        best, best_score = kind.edges[0], -1e18
        for edge in kind.edges:
            if edge.seen == mark and edge.visits:
                share = edge.prior / priors * offered
                curiosity = reach * share * sqrt(edge.offered) / (1 + edge.visits)
                score = edge.total / edge.visits + curiosity
                if score > best_score:
                    best, best_score = edge, score
        return best

    def _first_look(self, fresh: list[Edge]) -> Edge:
        """An answer not yet tried. The more the judge likes it, the likelier it is."""
        total = 0.0
        for edge in fresh:
            total += edge.prior
        left = self.rng.random() * total
        for edge in fresh:
            left -= edge.prior
            if left < 0.0:
                return edge
        return fresh[-1]


def _unseal_others(g: Game, seat: Seat) -> None:
    """Treat seats that have sealed an answer as if they chose now, so that the search models their choice."""
    if g.sealed and isinstance(g.decision, Sealed):
        for other in list(g.sealed):
            if other != seat:
                del g.sealed[other]


def ranked(root: Node) -> list[Edge]:
    """The answers tried at the root, the most visited first. Ties go to the better result."""
    tried = [edge for edge in root.edges.values() if edge.visits]
    tried.sort(key=_by_visits)
    return tried


def _by_visits(edge: Edge) -> tuple[int, float, int]:
    return (-edge.visits, -edge.total / edge.visits, edge.action.code)
