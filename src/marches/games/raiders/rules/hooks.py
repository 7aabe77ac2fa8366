"""Every point where a module may change the common rules. Hooks are stateless: their state is in the position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from marches.kernel.line import Reason
from marches.kernel.step import Seat, Step

if TYPE_CHECKING:
    from marches.games.raiders.rules.state import RaidersGame


class Hooks:
    """What a module adds; the defaults add nothing. Contenders of a module follow the seats in turn order."""

    def contenders(self) -> int:
        """Query (sum), raiders:turn.order  Contenders beside the seats, who take turns of their own."""
        return 0

    def turn(self, g: RaidersGame) -> list[Step[Any]]:
        """Trigger, raiders:turn.order  The turn of this module's contender."""
        return []

    def blocked(self, g: RaidersGame) -> int:
        """Query (any), raiders:work.place  Mask of locations where no worker is placed or taken."""
        return 0

    def why_blocked(self, g: RaidersGame, location: int) -> Reason | None:
        """Query (any), raiders:work.place  Why a location of that mask is closed."""
        return None

    def unused_partner_leaves(self, g: RaidersGame) -> bool:
        """Query (any), raiders:setup.crew.discard  Whether the crew card of the unchosen pair leaves the game."""
        return False

    def raids_without_workers(self) -> bool:
        """Query (any), raiders:end.dead-end  Whether a contender of this module raids without a worker."""
        return False

    def opponents_with_more(self, g: RaidersGame, seat: Seat, what: int) -> int:
        """Query (sum), raiders:term.more-than-you  Contenders of this module with strictly more than `seat`."""
        return 0

    def standings(self, g: RaidersGame) -> list[tuple[int, int, int]]:
        """Query (sum), raiders:score.winner  Points, cards and goods of this module's contenders."""
        return []

    def tell_scores(self, g: RaidersGame) -> None:
        """Trigger, raiders:score.when  Say what this module's contenders scored."""
