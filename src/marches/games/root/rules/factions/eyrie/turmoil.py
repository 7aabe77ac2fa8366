"""root:7.7  Turmoil: humiliate, purge, depose, rest."""

from __future__ import annotations

from typing import Final

from marches.games.root.rules.cards import discard
from marches.games.root.rules.factions.eyrie.actions import CHOOSES, LeaderAction
from marches.games.root.rules.factions.eyrie.state import ALL_LEADERS, COLUMNS, LEADERS, eyrie
from marches.games.root.rules.scoring import lose
from marches.games.root.rules.state import RootDecision, RootGame, RootSeatStep, RootStep
from marches.kernel.bits import bit, places
from marches.kernel.line import Reason
from marches.kernel.step import Seat, per_seat


class Turmoil(RootSeatStep):
    """root:7.7, 7.5.2.fail  Turmoil: four steps in order, whatever caused it."""

    def run(self, g: RootGame) -> None:
        if g.events is not None:
            g.tell("root-did-turmoil", {"seat": f"seat:{self.seat}"})
        seat = self.seat
        g.then(HUMILIATE[seat], PURGE[seat], DEPOSE[seat], CHOOSE_LEADER[seat], REST)


class Humiliate(RootSeatStep):
    """root:7.7.1  Lose a point per bird in the Decree, viziers included."""

    def run(self, g: RootGame) -> None:
        lose(g, self.seat, eyrie(g, self.seat).birds(g))


class Purge(RootSeatStep):
    """root:7.7.2  Discard the Decree, except the viziers."""

    def run(self, g: RootGame) -> None:
        state = eyrie(g, self.seat)
        for column in range(len(COLUMNS)):
            cards = state.columns[column]
            state.columns[column] = 0
            state.done[column] = 0
            for card in places(cards):
                discard(g, card)


class Depose(RootSeatStep):
    """root:7.7.3, 7.7.3.I  Turn the leader face down. Once all four are, turn them all up again."""

    def run(self, g: RootGame) -> None:
        state = eyrie(g, self.seat)
        state.deposed |= bit(state.leader)
        state.leader = -1
        if state.deposed == ALL_LEADERS:
            state.deposed = 0


class ChooseLeader(RootDecision[LeaderAction]):
    """root:7.3.3, 7.7.3, 7.7.3.viziers  Choose a face-up leader; the viziers go where that leader says."""

    rule = "root:7.7.3"

    def candidates(self, g: RootGame, seat: Seat) -> list[LeaderAction]:
        return list(CHOOSES)

    def why_not(self, g: RootGame, seat: Seat, action: LeaderAction) -> Reason | None:
        if not eyrie(g, seat).deposed >> action.leader & 1:
            return None
        return Reason("root:7.7.3", "root-why-deposed", {"leader": f"leader:{LEADERS[action.leader]}"})

    def options(self, g: RootGame, seat: Seat) -> list[LeaderAction]:
        deposed = eyrie(g, seat).deposed
        return [CHOOSES[leader] for leader in range(len(LEADERS)) if not deposed >> leader & 1]

    def apply(self, g: RootGame, seat: Seat, action: LeaderAction) -> None:
        eyrie(g, seat).leader = action.leader
        if g.events is not None:
            g.tell("root-did-choose-leader", {"seat": f"seat:{seat}", "leader": f"leader:{LEADERS[action.leader]}"})


class Rest(RootStep):
    """root:7.7.4  Daylight ends at once."""

    def run(self, g: RootGame) -> None:
        g.skip_to(DecreeOver)


class DecreeOver(RootSeatStep):
    """The end of the Decree: next turn every card must be resolved again."""

    def run(self, g: RootGame) -> None:
        state = eyrie(g, self.seat)
        state.viziers = 0
        state.added = 0
        state.bird = False
        for column in range(len(COLUMNS)):
            state.done[column] = 0


TURMOIL: Final = per_seat(Turmoil)
HUMILIATE: Final = per_seat(Humiliate)
PURGE: Final = per_seat(Purge)
DEPOSE: Final = per_seat(Depose)
CHOOSE_LEADER: Final = per_seat(ChooseLeader)
REST: Final = Rest()
DECREE_OVER: Final = per_seat(DecreeOver)
