"""Windows: questions to which factions, cards and modules can add offers."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from marches.kernel.action import Action
from marches.kernel.line import Line, Reason
from marches.kernel.step import G, Seat, SeatDecision, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Generic[G]):
    """One answer that a faction, card or module adds to somebody's open window. Stateless, so it is built once."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action

    def why_not(self, g: G, seat: Seat) -> Reason | None:
        """The rule that forbids taking it now. None if it may be taken."""
        return None

    def can_use(self, g: G, seat: Seat) -> bool:
        """Whether it may be taken now. Offers that are checked often answer without building a reason."""
        return self.why_not(g, seat) is None

    def use(self, g: G, seat: Seat) -> list[Step[G]]:
        """Take the offer: change the position. Returns the steps that follow."""
        raise NotImplementedError

    def preview(self, g: G, seat: Seat) -> list[Line]:
        """What taking the offer would do."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(SeatDecision[G, Action]):
    """A decision of one seat with answers of its own and whatever is offered there.

    An answer that is offered leaves the window open: it is asked again afterwards.
    """

    def own_candidates(self, g: G, seat: Seat) -> list[Action]:
        """What a person would naturally try here, without the offers."""
        raise NotImplementedError

    def own_why_not(self, g: G, seat: Seat, action: Action) -> Reason | None:
        return None

    def own_options(self, g: G, seat: Seat) -> list[Action]:
        return [action for action in self.own_candidates(g, seat) if self.own_why_not(g, seat, action) is None]

    def own_apply(self, g: G, seat: Seat, action: Action) -> None:
        raise NotImplementedError

    def own_preview(self, g: G, seat: Seat, action: Action) -> list[Line]:
        return []

    def offers(self, g: G, seat: Seat) -> list[Offer[G]]:
        """Everything offered here, including what cannot be taken now."""
        raise NotImplementedError

    def offer_of(self, g: G, seat: Seat, action: Action) -> Offer[G] | None:
        """The offer that an answer takes; None for the window's own answers. Hot windows look it up faster."""
        for offer in self.offers(g, seat):
            if offer.action is action:
                return offer
        return None

    def open_offers(self, g: G, seat: Seat) -> list[Action]:
        """The offers that may be taken now. Hot windows override this with something faster."""
        return [offer.action for offer in self.offers(g, seat) if offer.can_use(g, seat)]

    def reopen(self, g: G, seat: Seat) -> None:
        """Queue the window again, so that it is asked after the chosen offer has been carried out."""
        g.then_one(self)

    def candidates(self, g: G, seat: Seat) -> list[Action]:
        return self.own_candidates(g, seat) + [offer.action for offer in self.offers(g, seat)]

    def why_not(self, g: G, seat: Seat, action: Action) -> Reason | None:
        offer = self.offer_of(g, seat, action)
        return self.own_why_not(g, seat, action) if offer is None else offer.why_not(g, seat)

    def options(self, g: G, seat: Seat) -> list[Action]:
        return self.own_options(g, seat) + self.open_offers(g, seat)

    def apply(self, g: G, seat: Seat, action: Action) -> None:
        offer = self.offer_of(g, seat, action)
        if offer is None:
            self.own_apply(g, seat, action)
            return
        self.reopen(g, seat)
        g.then_all(offer.use(g, seat))

    def preview(self, g: G, seat: Seat, action: Action) -> list[Line]:
        offer = self.offer_of(g, seat, action)
        return self.own_preview(g, seat, action) if offer is None else offer.preview(g, seat)
