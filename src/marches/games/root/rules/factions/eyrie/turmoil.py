"""root:7.7  Turmoil: humiliate, purge, depose, rest."""

from __future__ import annotations

from typing import Final

from marches.games.root.rules.cards import discard
from marches.games.root.rules.factions.eyrie.actions import CHOOSES, LeaderAction
from marches.games.root.rules.factions.eyrie.state import ALL_LEADERS, COLUMNS, LEADERS, eyrie
from marches.games.root.rules.scoring import lose
from marches.games.root.rules.state import RootDecision, RootGame, RootStep
from marches.games.root.rules.tables import SEATS
from marches.kernel.action import Action
from marches.kernel.bits import bit, places
from marches.kernel.line import Reason


class Turmoil(RootStep):
    """root:7.7, 7.5.2.fail  Four steps in order, whatever the reason."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: RootGame) -> None:
        if g.events is not None:
            g.tell("root-did-turmoil", {"seat": f"seat:{self.seat}"})
        seat = self.seat
        g.then(HUMILIATE[seat], PURGE[seat], DEPOSE[seat], CHOOSE_LEADER[seat], REST)


class Humiliate(RootStep):
    """root:7.7.1  Lose a point per bird in the Decree, viziers included."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: RootGame) -> None:
        lose(g, self.seat, eyrie(g, self.seat).birds())


class Purge(RootStep):
    """root:7.7.2  Discard the Decree, the viziers excepted."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: RootGame) -> None:
        part = eyrie(g, self.seat)
        for column in range(len(COLUMNS)):
            cards = part.columns[column]
            part.columns[column] = 0
            part.done[column] = 0
            for card in places(cards):
                discard(g, card)


class Depose(RootStep):
    """root:7.7.3, 7.7.3.I  The leader is laid face down; when all four are, all are turned up again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: RootGame) -> None:
        part = eyrie(g, self.seat)
        part.deposed |= bit(part.leader)
        part.leader = -1
        if part.deposed == ALL_LEADERS:
            part.deposed = 0


class ChooseLeader(RootDecision):
    """root:7.3.3, 7.7.3, 7.7.3.viziers  Choose a leader lying face up; the viziers go where that leader says."""

    rule = "root:7.7.3"

    def candidates(self, g: RootGame, seat: int) -> list[Action]:
        return list(CHOOSES)

    def why_not(self, g: RootGame, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, LeaderAction)
        if not eyrie(g, seat).deposed >> action.leader & 1:
            return None
        return Reason("root:7.7.3", "root-why-deposed", {"leader": f"leader:{LEADERS[action.leader]}"})

    def options(self, g: RootGame, seat: int) -> list[Action]:
        deposed = eyrie(g, seat).deposed
        return [CHOOSES[leader] for leader in range(len(LEADERS)) if not deposed >> leader & 1]

    def apply(self, g: RootGame, seat: int, action: Action) -> None:
        assert isinstance(action, LeaderAction)
        eyrie(g, seat).leader = action.leader
        if g.events is not None:
            g.tell("root-did-choose-leader", {"seat": f"seat:{seat}", "leader": f"leader:{LEADERS[action.leader]}"})


class Rest(RootStep):
    """root:7.7.4  Daylight ends at once."""

    def run(self, g: RootGame) -> None:
        g.skip_to(DecreeOver)


class DecreeOver(RootStep):
    """Where the Decree ends: next turn every card is to be resolved again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: RootGame) -> None:
        part = eyrie(g, self.seat)
        part.viziers = 0
        part.added = 0
        part.bird = False
        for column in range(len(COLUMNS)):
            part.done[column] = 0


TURMOIL: Final = [Turmoil(seat) for seat in range(SEATS)]
HUMILIATE: Final = [Humiliate(seat) for seat in range(SEATS)]
PURGE: Final = [Purge(seat) for seat in range(SEATS)]
DEPOSE: Final = [Depose(seat) for seat in range(SEATS)]
CHOOSE_LEADER: Final = [ChooseLeader(seat) for seat in range(SEATS)]
REST: Final = Rest()
DECREE_OVER: Final = [DecreeOver(seat) for seat in range(SEATS)]
