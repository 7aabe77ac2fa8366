"""root:9.5.3, 9.5.5, 9.7  Quests and ruins: completing, exploring, and how they are laid out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import DECLINE
from marches.games.root.rules.cards import DRAW_CARDS
from marches.games.root.rules.factions.vagabond.actions import (
    COMPLETES,
    HIDES,
    OPENS,
    QUEST_CARDS,
    QUEST_POINTS,
    TAKES_ITEM,
    ItemAction,
    QuestAction,
)
from marches.games.root.rules.factions.vagabond.items import exhaust, why_not_exhaust
from marches.games.root.rules.factions.vagabond.state import (
    KINDS_OF_ITEMS,
    OPEN_QUESTS,
    QUESTS,
    TORCH,
    in_clearing,
    other_vagabond,
    tell_item,
    trove,
    vagabond,
)
from marches.games.root.rules.scoring import score
from marches.games.root.rules.state import RootChance, RootDecision, RootGame
from marches.games.root.rules.tables import CLEARINGS, ITEMS, SUITS, ClearingId, Suit
from marches.kernel.action import Action
from marches.kernel.bits import bit, count, nth
from marches.kernel.deck import Draw
from marches.kernel.game import EVERYONE
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step, per_seat

QUEST_DRAW: Final = 2


# -- quests ----------------------------------------------------------------------------------------------------


class OpenQuest(Draw[RootGame, QuestAction]):
    """root:9.3.3, 9.5.5.refill  Lay out a quest from the deck, if one is left."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def stream(self) -> str:
        return "quests"

    def waits(self, g: RootGame) -> bool:
        shared = trove(g, self.seat)
        return shared.left != 0 and count(shared.opened) < OPEN_QUESTS

    def deck(self, g: RootGame) -> i64:
        return trove(g, self.seat).left

    def drawn(self, g: RootGame, place: i64) -> QuestAction:
        return OPENS[place]

    def apply(self, g: RootGame, seat: Seat, action: QuestAction) -> None:
        shared = trove(g, self.seat)
        shared.left &= ~bit(action.quest)
        shared.opened |= bit(action.quest)
        if g.events is not None:
            g.tell("root-did-open-quest", {"quest": f"quest:{QUESTS[action.quest]}"})


def quest_options(g: RootGame, seat: Seat) -> list[Action]:
    """The quests he can complete now."""
    found: list[Action] = []
    state = vagabond(g, seat)
    mask = trove(g, seat).opened & g.kit.print.quests.of_suit[g.suits[g.pawns[seat]]]
    while mask:
        quest = nth(mask, 0)
        mask &= mask - 1
        first, second = g.kit.print.quests.items[2 * quest], g.kit.print.quests.items[2 * quest + 1]
        if first == second:
            if state.ready(first) > 1:
                found.append(COMPLETES[quest])
        elif state.ready(first) and state.ready(second):
            found.append(COMPLETES[quest])
    return found


def quest_candidates(g: RootGame, seat: Seat) -> list[Action]:
    mask = trove(g, seat).opened
    return [COMPLETES[quest] for quest in range(len(QUESTS)) if mask >> quest & 1]


def why_not_quest(g: RootGame, seat: Seat, quest: i64) -> Reason | None:
    """root:9.5.5  A quest takes a clearing of its suit, and both items ready."""
    if not in_clearing(g, seat):
        return Reason("root:9.5.5", "root-why-in-forest", {})
    clearing = g.pawns[seat]
    if g.suits[clearing] != g.kit.print.quests.suit[quest]:
        facts: dict[str, Fact] = {"clearing": f"clearing:{clearing + 1}"}
        facts["suit"] = f"suit:{SUITS[g.kit.print.quests.suit[quest]]}"
        return Reason("root:9.5.5", "root-why-clearing-suit", facts)
    state = vagabond(g, seat)
    first, second = g.kit.print.quests.items[2 * quest], g.kit.print.quests.items[2 * quest + 1]
    reason = why_not_exhaust(state, first, 2 if first == second else 1, "root:9.5.5")
    return reason if reason is not None else why_not_exhaust(state, second, 1, "root:9.5.5")


def preview_quest(g: RootGame, seat: Seat, quest: i64) -> list[Line]:
    """What a quest brings."""
    points = int(vagabond(g, seat).quests_done(g, g.kit.print.quests.suit[quest])) + 1
    return [Line("root-preview-quest", {"points": points, "cards": QUEST_DRAW})]


def complete(g: RootGame, seat: Seat, quest: i64) -> None:
    """root:9.5.5, 9.5.5.refill, 9.7.3  Exhaust both items, keep the quest, lay out a new one, take the reward."""
    exhaust(g, seat, g.kit.print.quests.items[2 * quest], 1)
    exhaust(g, seat, g.kit.print.quests.items[2 * quest + 1], 1)
    trove(g, seat).opened &= ~bit(quest)
    vagabond(g, seat).done |= bit(quest)
    if g.events is not None:
        g.tell("root-did-quest", {"seat": f"seat:{seat}", "quest": f"quest:{QUESTS[quest]}"})
    g.then(OPEN_QUEST[seat], REWARDS[seat][g.kit.print.quests.suit[quest]])


class QuestReward(RootDecision):
    """root:9.5.5.reward  A point per completed quest of the suit, or two cards."""

    rule = "root:9.5.5.reward"

    def __init__(self, seat: Seat, suit: Suit) -> None:
        super().__init__(seat)
        self.suit = suit

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"points": int(vagabond(g, self.seat).quests_done(g, self.suit)), "cards": QUEST_DRAW}

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        return [QUEST_POINTS, QUEST_CARDS]

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if action is QUEST_CARDS:
            g.then_one(DRAW_CARDS[seat][QUEST_DRAW])
        else:
            score(g, seat, vagabond(g, seat).quests_done(g, self.suit))


# -- ruins -----------------------------------------------------------------------------------------------------


def lay_out(g: RootGame, seat: Seat) -> list[Step[RootGame]]:
    """root:9.3.3, 9.3.4, 9.7.1  Three quests, then the items under the ruins: one under each, two for two Vagabonds."""
    steps: list[Step[RootGame]] = [OPEN_QUEST[seat]] * OPEN_QUESTS
    each = 1 if other_vagabond(g, seat) < 0 else 2
    for clearing in range(CLEARINGS):
        if g.ruins >> clearing & 1:
            steps += [HideItem(seat, clearing)] * each
    return steps


def ruin_items(g: RootGame, seat: Seat) -> list[int]:
    """root:9.3.4, 9.7.1  The items that are under ruins when the game begins."""
    return (
        g.kit.print.quests.ruins
        if other_vagabond(g, seat) < 0
        else g.kit.print.quests.ruins + g.kit.print.quests.more_ruins
    )


class HideItem(RootChance[ItemAction]):
    """root:9.3.4  An item is hidden under a ruin; nobody sees which."""

    def __init__(self, seat: Seat, clearing: ClearingId) -> None:
        self.seat = seat
        self.clearing = clearing

    def stream(self) -> str:
        return "ruins"

    def _left(self, g: RootGame) -> list[int]:
        left = ruin_items(g, self.seat).copy()
        for hidden in trove(g, self.seat).under:
            if hidden >= 0:
                left.remove(int(hidden))
        return left

    def tickets(self, g: RootGame) -> int:
        return len(self._left(g))

    def outcome(self, g: RootGame, ticket: int) -> ItemAction:
        return HIDES[self._left(g)[ticket]]

    def apply(self, g: RootGame, seat: Seat, action: ItemAction) -> None:
        g.items[KINDS_OF_ITEMS + action.item] -= 1
        trove(g, self.seat).hide(self.clearing, action.item)


def why_not_explore(g: RootGame, seat: Seat) -> Reason | None:
    """root:9.5.3  Exploring takes a ruin in his clearing, and a torch."""
    if not in_clearing(g, seat):
        return Reason("root:9.5.3", "root-why-in-forest", {})
    clearing = g.pawns[seat]
    if not g.ruins >> clearing & 1:
        return Reason("root:9.5.3", "root-why-no-ruin", {"clearing": f"clearing:{clearing + 1}"})
    return why_not_exhaust(vagabond(g, seat), TORCH, 1, "root:9.5.3")


def explore(g: RootGame, seat: Seat) -> None:
    """root:9.5.3, 9.7.1.explore  Exhaust a torch for an item under a ruin. With two Vagabonds he looks first."""
    clearing = g.pawns[seat]
    exhaust(g, seat, TORCH, 1)
    if g.events is not None:
        g.tell("root-did-explore", {"seat": f"seat:{seat}", "clearing": f"clearing:{clearing + 1}"})
    shared = trove(g, seat)
    if other_vagabond(g, seat) < 0:
        take_from_ruin(g, seat, clearing, nth(shared.kinds(clearing), 0))
        return
    if not shared.looked[clearing] >> seat & 1:
        shared.looked[clearing] |= bit(seat)
        g.reveal(1 << seat)
    if g.events is not None:
        # One line for each item, even for two of a kind: how many there are is no secret.
        for hidden in shared.under[2 * clearing : 2 * clearing + 2]:
            if hidden >= 0:
                facts: dict[str, Fact] = {"clearing": f"clearing:{clearing + 1}", "item": f"item:{ITEMS[hidden]}"}
                g.tell_only((seat,), Line("root-did-see-ruin", facts), None)
    g.then_one(TAKE_FROM_RUIN[seat])


def take_from_ruin(g: RootGame, seat: Seat, clearing: ClearingId, item: i64) -> None:
    """root:9.5.3, 9.5.3.empty, 2.2.4.remove  He takes the item face up and scores. The ruin goes with its last item."""
    shared = trove(g, seat)
    state = vagabond(g, seat)
    shared.take(clearing, item)
    state.lay_up(item)
    state.marked |= bit(item)
    # Until now nobody had seen it, or only he had.
    g.reveal(EVERYONE)
    tell_item(g, "root-did-gain-item", seat, item)
    if shared.tiles(clearing) == 0:
        g.ruins &= ~bit(clearing)
        g.free[clearing] += 1
        shared.looked[clearing] = 0
        if g.events is not None:
            g.tell("root-did-clear-ruin", {"clearing": f"clearing:{clearing + 1}"})
    score(g, seat, 1)


class TakeFromRuin(RootDecision):
    """root:9.7.1.explore, 9.7.1.no-double, 9.7.1.nothing  Choose which of the items he sees to take, or none.

    He is asked whatever is there, because the question must tell the others nothing.
    """

    rule = "root:9.7.1.explore"
    secret = True

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DECLINE]
        kinds = trove(g, seat).kinds(g.pawns[seat])
        return found + [TAKES_ITEM[item] for item in range(KINDS_OF_ITEMS) if kinds >> item & 1]

    def why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, ItemAction) and vagabond(g, seat).marked >> action.item & 1:
            return Reason("root:9.7.1.no-double", "root-why-ruin-double", {"item": f"item:{ITEMS[action.item]}"})
        return None

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if isinstance(action, ItemAction):
            take_from_ruin(g, seat, g.pawns[seat], action.item)


def _rewards(seat: Seat) -> list[QuestReward]:
    return [QuestReward(seat, suit) for suit in range(3)]


OPEN_QUEST: Final = per_seat(OpenQuest)
REWARDS: Final = per_seat(_rewards)
TAKE_FROM_RUIN: Final = per_seat(TakeFromRuin)
