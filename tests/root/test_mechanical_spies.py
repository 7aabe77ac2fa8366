"""root:card.spy  Spies against the Mechanical Marquise's orders."""

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.state import RootGame
from tests.marks import rule
from tests.root.helpers import (
    decline,
    discards,
    hand,
    offered,
    offers,
    options,
    play,
    player,
    position,
    question,
    refused,
    score,
    view,
)
from tests.root.mechanical import EYRIE, board

ORDERS = "mechanical orders: anvil bake-sale sword armorers cobbler"


def spying(spy: str, *lines: str) -> RootGame:
    """The Eyrie's Daylight with this spy in play."""
    return position(
        "\n".join([EYRIE, ORDERS, f"crafted eyrie: {spy}", "hand eyrie: scouting-party", *lines, "turn eyrie daylight"])
    )


def row(g: RootGame) -> str:
    """Her orders as they lie, face down or not."""
    return next(line for line in RULEBOOK.dump(g).splitlines() if line.startswith("mechanical orders"))


@rule("root:spy.play")
def test_a_spy_is_played_in_daylight_for_nothing() -> None:
    g = position("\n".join([EYRIE, ORDERS, "hand eyrie: spy-fox", "turn eyrie daylight"]))
    assert score(g, "eyrie") == 0
    play(g, "play-spy", card="spy-fox")
    assert player(g, "eyrie").crafted == ["spy-fox"]
    assert score(g, "eyrie") == 0
    assert player(g, "eyrie").dominance is None
    assert hand(g, "eyrie") == []
    assert offers(g, "use", card="spy-fox")


@rule("root:spy.play")
def test_a_spy_cannot_be_crafted_nor_played_in_birdsong() -> None:
    g = position("\n".join([EYRIE, ORDERS, "hand eyrie: spy-fox", "turn eyrie daylight"]))
    refused(g, "craft", rule="root:2.1.4.no-craft", card="spy-fox")
    g = position("\n".join([EYRIE, ORDERS, "hand eyrie: spy-fox", "turn eyrie birdsong"]))
    assert not [answer for answer in options(g) if answer.startswith("play-spy")]


@rule("root:spy.play")
def test_a_spent_spy_becomes_available_and_is_taken_with_a_card_of_its_suit() -> None:
    lines = [
        EYRIE,
        ORDERS,
        "available: spy-rabbit",
        "hand eyrie: command-warren sappers ambush-fox",
        "turn eyrie daylight",
    ]
    g = position("\n".join(lines))
    play(g, "take-available", card="spy-rabbit")
    refused(g, "spend", rule="root:3.3.4", card="ambush-fox")
    play(g, "spend", card="command-warren")
    assert hand(g, "eyrie") == ["ambush-fox", "sappers", "spy-rabbit"]
    assert discards(g) == ["command-warren"]


@rule("root:spy.play", "root:2.1.3.exceptions")
def test_a_discarded_spy_lies_beside_the_map() -> None:
    g = position(
        "\n".join(
            [
                EYRIE,
                ORDERS,
                "available: spy-bird",
                "hand eyrie: spy-mouse ambush-bird",
                "crafted eyrie: codebreakers",
                "turn eyrie daylight",
            ]
        )
    )
    play(g, "take-available", card="spy-bird")
    play(g, "spend", card="ambush-bird")
    assert view(g, "eyrie").available == []
    play(g, "play-spy", card="spy-mouse")
    play(g, "use", card="spy-mouse")
    play(g, "reveal-order", order=3)
    assert view(g, "eyrie").available == ["spy-mouse"]


@rule("root:spy.reveal", "root:card.spy")
def test_a_spy_shows_one_order_to_everyone_once_a_daylight() -> None:
    g = spying("spy-mouse")
    play(g, "use", card="spy-mouse")
    assert offered(g, "reveal-order", "order") == [1, 2, 3, 4, 5]
    play(g, "reveal-order", order=5)
    assert board(g, "eyrie").orders == [None, None, None, None, "cobbler"]
    assert board(g, "mechanical").orders == board(g, "eyrie").orders
    decline(g)
    refused(g, "use", rule="root:4.1.3", card="spy-mouse")


@rule("root:spy.reveal")
def test_an_order_everyone_sees_is_not_revealed_again() -> None:
    g = spying("spy-mouse", "mechanical shown: 1 2")
    play(g, "use", card="spy-mouse")
    refused(g, "reveal-order", rule="root:spy.reveal", order=1)
    assert offered(g, "reveal-order", "order") == [3, 4, 5]
    g = spying("spy-mouse", "mechanical shown: 1 2 3 4 5")
    refused(g, "use", rule="root:spy.reveal", card="spy-mouse")


@rule("root:spy.caught")
def test_an_order_of_its_own_suit_catches_the_spy() -> None:
    g = spying("spy-rabbit")
    play(g, "use", card="spy-rabbit")
    play(g, "reveal-order", order=2)
    assert player(g, "eyrie").crafted == []
    assert view(g, "eyrie").available == ["spy-rabbit"]
    assert question(g) == "EyrieCraft"


@rule("root:spy.caught")
def test_a_bird_is_not_wild_for_a_spy() -> None:
    g = spying("spy-rabbit")
    play(g, "use", card="spy-rabbit")
    play(g, "reveal-order", order=4)
    assert player(g, "eyrie").crafted == ["spy-rabbit"]
    assert question(g) == "SwapOrders"
    g = spying("spy-bird")
    play(g, "use", card="spy-bird")
    play(g, "reveal-order", order=1)
    assert player(g, "eyrie").crafted == ["spy-bird"]


@rule("root:spy.swap", "root:card.spy")
def test_a_spy_that_is_not_caught_may_swap_two_orders() -> None:
    g = spying("spy-mouse")
    play(g, "use", card="spy-mouse")
    play(g, "reveal-order", order=1)
    assert len(options(g)) == 1 + 10
    play(g, "swap-orders", order=1, swapped=4)
    assert row(g) == "mechanical orders: armorers bake-sale sword anvil cobbler"
    assert board(g, "eyrie").orders == [None, None, None, "anvil", None]


@rule("root:spy.swap")
def test_after_the_spy_is_caught_nothing_is_swapped() -> None:
    g = spying("spy-fox")
    play(g, "use", card="spy-fox")
    play(g, "reveal-order", order=1)
    assert question(g) != "SwapOrders"
    assert row(g) == ORDERS
