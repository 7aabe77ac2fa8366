"""Windows: a question with answers of its own and what others offer there; decks; steps for each seat."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marches.kernel.action import Action, ActionTable
from marches.kernel.bits import bit, count, first, lowest, nth, places
from marches.kernel.deck import Draw, kind_at
from marches.kernel.game import Game
from marches.kernel.line import Line, Reason
from marches.kernel.step import MOST_SEATS, SeatDecision, Step, per_seat
from marches.kernel.window import Offer, Window

ACTIONS = ActionTable("well")
LEAVE = ACTIONS.add(Action("leave"))
SING = ACTIONS.add(Action("sing"))
DRINK = ACTIONS.add(Action("drink"))
CARDS = [ACTIONS.add(Action("draw", {"card": card})) for card in range(6)]


class Well(Game):
    """A place to drink from, as long as there is water."""

    def __init__(self, like: Well | None, water: int) -> None:
        super().__init__(like, 2)
        self.water: int = water if like is None else like.water
        self.songs: int = 0 if like is None else like.songs
        self.cards: int = 0b101001 if like is None else like.cards

    def clone(self) -> Well:
        return Well(self, self.water)


class Drink(Offer[Well]):
    def why_not(self, g: Well, seat: int) -> Reason | None:
        return None if g.water else Reason("well:dry", "well-why-dry")

    def use(self, g: Well, seat: int) -> list[Step[Well]]:
        g.water -= 1
        return [Sing()]

    def preview(self, g: Well, seat: int) -> list[Line]:
        return [Line("well-preview-drink")]


class Sing(Step[Well]):
    def run(self, g: Well) -> None:
        g.songs += 1


class AtTheWell(Window[Well]):
    rule = "well:visit"

    def own_candidates(self, g: Well, seat: int) -> list[Action]:
        return [LEAVE, SING]

    def own_why_not(self, g: Well, seat: int, action: Action) -> Reason | None:
        return Reason("well:hoarse", "well-why-hoarse") if action is SING and g.songs > 2 else None

    def own_apply(self, g: Well, seat: int, action: Action) -> None:
        if action is SING:
            g.then(Sing(), self)

    def own_preview(self, g: Well, seat: int, action: Action) -> list[Line]:
        return [Line("well-preview-own")]

    def offers(self, g: Well, seat: int) -> list[Offer[Well]]:
        return [DRINK_OFFER]


class DrawCard(Draw[Well, Action]):
    def deck(self, g: Well) -> i64:
        return g.cards

    def drawn(self, g: Well, place: i64) -> Action:
        return CARDS[int(place)]


DRINK_OFFER = Drink(DRINK)


def visit(water: int) -> Well:
    g = Well(None, water)
    g.restart(AtTheWell(1))
    g.advance()
    return g


def test_a_window_asks_its_seat_for_its_own_answers_and_the_offers() -> None:
    g = visit(1)
    assert g.decision is not None
    assert g.decision.seats(g) == (1,)
    assert g.decision.options(g, 1) == g.decision.candidates(g, 1) == [LEAVE, SING, DRINK]


def test_a_window_is_asked_again_after_what_an_offer_brought() -> None:
    g = visit(1)
    g.play(1, DRINK)
    assert (g.water, g.songs) == (0, 1)
    assert isinstance(g.decision, AtTheWell)
    g.play(1, LEAVE)
    assert g.decision is None


def test_an_offer_that_cannot_be_taken_is_shown_with_its_reason() -> None:
    g = visit(0)
    window = g.decision
    assert window is not None
    assert window.options(g, 1) == [LEAVE, SING]
    assert DRINK in window.candidates(g, 1)
    assert window.why_not(g, 1, DRINK) == Reason("well:dry", "well-why-dry")
    assert window.why_not(g, 1, SING) is None
    g.songs = 3
    assert window.options(g, 1) == [LEAVE]


def test_offers_and_own_answers_have_previews_of_their_own() -> None:
    g = visit(1)
    assert g.decision is not None
    assert g.decision.preview(g, 1, DRINK) == [Line("well-preview-drink")]
    assert g.decision.preview(g, 1, LEAVE) == [Line("well-preview-own")]


def test_a_draw_gives_each_card_of_the_deck_one_ticket() -> None:
    g = Well(None, 0)
    draw = DrawCard()
    assert draw.tickets(g) == 3
    assert [draw.outcome(g, ticket) for ticket in range(3)] == [CARDS[0], CARDS[3], CARDS[5]]


def test_a_pile_gives_each_kind_as_many_tickets_as_it_has_cards() -> None:
    pile = vec[i64]([9, 2, 0, 1])
    assert [kind_at(pile, 1, 3, ticket) for ticket in range(3)] == [0, 0, 2]


def test_masks_are_counted_and_listed() -> None:
    mask = bit(2) | bit(40) | bit(62)
    assert (count(mask), lowest(mask), nth(mask, 1), places(mask)) == (3, 2, 40, [2, 40, 62])
    assert first(mask, 2) == bit(2) | bit(40)


def test_a_prebuilt_step_exists_for_every_seat() -> None:
    windows = per_seat(AtTheWell)
    assert [window.seat for window in windows] == list(range(MOST_SEATS))
    assert all(isinstance(window, SeatDecision) for window in windows)


def test_restart_forgets_what_was_pending() -> None:
    g = visit(1)
    g.then(Sing(), Sing())
    assert (g.pending(Sing), g.pending(AtTheWell, Sing), g.pending(Step)) == (2, 3, 3)
    g.restart(Sing(), AtTheWell(0))
    g.advance()
    assert (g.songs, g.pending(Step)) == (1, 1)
