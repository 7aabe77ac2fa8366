"""Quests: completing one by goods or by discarding strength, turning one up, and the end they may trigger."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from marches.games.raiders.edge.preview import quest_lines, quest_strength
from marches.games.raiders.rules.actions import QUEST, SHOW_QUEST, SPARE, Pick
from marches.games.raiders.rules.goods import ChooseDiscard, discard_from_hand, spend
from marches.games.raiders.rules.state import RaidersDecision, RaidersGame
from marches.games.raiders.rules.tables import (
    CREW,
    FACE_DOWN,
    GOODS,
    NONE,
    QUEST_PLACES,
    QUESTS,
    SETTLEMENT_MASK,
    SETTLEMENTS,
)
from marches.kernel.bits import count
from marches.kernel.deck import Draw
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat


def check_end(g: RaidersGame) -> None:
    """raiders:end.trigger.settlements, raiders:end.trigger.quests  Two spaces or two quests left: the last round comes.

    raiders:end.trigger.settlements-literal: if the table chose so, two settlements instead of two spaces.
    """
    if g.count_settlements:
        settlements = count_settlements(g.open_spaces)
        if settlements <= g.kit.spaces_left or g.quests_left <= g.kit.quests_left:
            last_round(g, "raiders-did-trigger-end-settlements", {"settlements": settlements, "quests": g.quests_left})
        return
    spaces = int(count(g.open_spaces))
    if spaces <= g.kit.spaces_left or g.quests_left <= g.kit.quests_left:
        last_round(g, "raiders-did-trigger-end", {"spaces": spaces, "quests": g.quests_left})


def check_dead_end(g: RaidersGame) -> None:
    """raiders:end.dead-end  Nobody will ever raid again: the last round comes, with whatever quests are left."""
    if g.turns_left < 0 and out_of_reach(g):
        last_round(g, "raiders-did-dead-end", {"spaces": int(count(g.open_spaces)), "quests": g.quests_left})


def last_round(g: RaidersGame, key: str, facts: dict[str, Fact]) -> None:
    """raiders:end.finish-turn, raiders:end.last-round  This turn is finished, then every contender has one more.

    raiders:end.no-retrigger: once is enough.
    """
    if g.turns_left < 0:
        g.turns_left = g.contenders() + 1
        g.tell(key, facts)


def count_settlements(spaces: int) -> int:
    """How many settlements have one of these spaces."""
    count = 0
    for mask in SETTLEMENT_MASK:
        if spaces & mask:
            count += 1
    return count


def out_of_reach(g: RaidersGame) -> bool:
    """Whether no worker in play has a colour that the last settlements accept."""
    for hook in g.hooks:
        if hook.raids_without_workers():
            return False
    colours = 0
    for colour in g.village:
        colours |= 1 << int(colour)
    for colour in g.workers:
        colours |= 1 << int(colour)
    for settlement in range(len(SETTLEMENTS)):
        if g.open_spaces & SETTLEMENT_MASK[settlement] and g.kit.need_colours[settlement] & colours:
            return False
    return True


def hand_strength(g: RaidersGame, seat: Seat, played: int) -> int:
    """raiders:quest.strength.no-bonus  Printed strength of the hand; a card already spoken for does not count."""
    total = 0
    for card in g.hands[seat]:
        total += g.kit.crew_strength[card]
    return total - (g.kit.crew_strength[played] if played >= 0 else 0)


def short_goods(g: RaidersGame, seat: Seat, quest: int) -> int:
    """How many tokens a player lacks for a quest paid in goods."""
    price = g.kit.quest_pay[quest]
    short = 0
    for i in range(len(price.kinds)):
        short += max(0, price.amounts[i] - g.has(seat, price.kinds[i]))
    return short


def can_complete(g: RaidersGame, seat: Seat, quest: int, discount: int, played: int) -> bool:
    if g.kit.quest_strength[quest]:
        return hand_strength(g, seat, played) >= quest_strength(g.kit, quest, discount)
    return short_goods(g, seat, quest) <= discount


def why_not_quest(g: RaidersGame, seat: Seat, quest: int, discount: int) -> Reason | None:
    """raiders:quest.cost.goods, raiders:quest.cost.strength  Why a player cannot complete this quest."""
    if can_complete(g, seat, quest, discount, NONE):
        return None
    facts: dict[str, Fact] = {"quest": f"quest:{QUESTS[quest]}"}
    if g.kit.quest_strength[quest]:
        facts["have"] = hand_strength(g, seat, NONE)
        facts["need"] = quest_strength(g.kit, quest, discount)
        return Reason("raiders:quest.cost.strength", "raiders-why-quest-strength", facts)
    price = g.kit.quest_pay[quest]
    for i in range(len(price.kinds)):
        if g.has(seat, price.kinds[i]) < price.amounts[i]:
            facts["good"] = f"good:{GOODS[price.kinds[i]]}"
            facts["have"] = g.has(seat, price.kinds[i])
            facts["need"] = price.amounts[i]
    return Reason("raiders:quest.cost.goods", "raiders-why-quest-goods", facts)


def can_complete_any(g: RaidersGame, seat: Seat, discount: int, played: int) -> bool:
    """Whether a player can complete one of the face-up quests."""
    return any(quest >= 0 and can_complete(g, seat, int(quest), discount, played) for quest in g.quest_at)


def why_not_any_quest(g: RaidersGame, seat: Seat, discount: int, played: int) -> Reason | None:
    """raiders:quest.face-up  Why a player cannot complete any quest."""
    if can_complete_any(g, seat, discount, played):
        return None
    if not g.face_up():
        return Reason("raiders:quest.face-up", "raiders-why-no-quest-up")
    return Reason("raiders:quest.cost.goods", "raiders-why-no-quest")


class CompleteQuest(RaidersDecision[Pick]):
    """raiders:quest.anywhere  Choose a face-up quest, wherever it is."""

    rule: ClassVar[str] = "raiders:quest.face-up"
    secret: ClassVar[bool] = True

    def __init__(self, seat: Seat, discount: int) -> None:
        super().__init__(seat)
        self.discount: Final = discount

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [QUEST[quest] for quest in g.face_up()]

    def why_not(self, g: RaidersGame, seat: Seat, action: Pick) -> Reason | None:
        return why_not_quest(g, seat, action.at, self.discount)

    def options(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [QUEST[quest] for quest in g.face_up() if can_complete(g, seat, quest, self.discount, NONE)]

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        quest = action.at
        if g.kit.quest_strength[quest]:
            g.then_one(DiscardStrength(seat, quest, quest_strength(g.kit, quest, self.discount)))
        else:
            g.then_one(PayQuest(seat, quest, self.discount, g.kit.quest_pay[quest].amounts))

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        return quest_lines(g.kit, action.at, self.discount)


class DiscardStrength(ChooseDiscard):
    """raiders:quest.cost.strength  Discard hand cards until their printed strength reaches the quest's number."""

    rule: ClassVar[str] = "raiders:quest.cost.strength"

    def __init__(self, seat: Seat, quest: int, need: int) -> None:
        super().__init__(seat)
        self.quest: Final = quest
        self.need: Final = need

    def waits(self, g: RaidersGame) -> bool:
        return self.need > 0

    def run(self, g: RaidersGame) -> None:
        collect_quest(g, self.seat, self.quest)

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        discard_from_hand(g, seat, action.at)
        g.then_one(DiscardStrength(seat, self.quest, max(0, self.need - g.kit.crew_strength[action.at])))

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", "quest": f"quest:{QUESTS[self.quest]}", "count": self.need}

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        facts: dict[str, Fact] = {"card": f"crew:{CREW[action.at]}", "count": g.kit.crew_strength[action.at]}
        return [Line("raiders-preview-card-strength", facts)]


class PayQuest(RaidersDecision[Pick]):
    """raiders:quest.cost.goods  Pay the quest in full; with a discount, choose what is spared."""

    rule: ClassVar[str] = "raiders:quest.cost.goods"

    def __init__(self, seat: Seat, quest: int, discount: int, owed: list[int]) -> None:
        super().__init__(seat)
        self.quest: Final = quest
        self.discount: Final = discount
        self.owed: Final = owed

    def waits(self, g: RaidersGame) -> bool:
        return self.discount > 0 and sum(self.owed) > 0

    def run(self, g: RaidersGame) -> None:
        kinds = g.kit.quest_pay[self.quest].kinds
        for i in range(len(kinds)):
            spend(g, self.seat, kinds[i], self.owed[i])
        collect_quest(g, self.seat, self.quest)

    def spared(self, g: RaidersGame, kind: int) -> list[int]:
        """What is still owed if one token of a kind is not paid."""
        kinds = g.kit.quest_pay[self.quest].kinds
        return [self.owed[i] - (1 if kinds[i] == kind else 0) for i in range(len(kinds))]

    def short(self, g: RaidersGame, owed: list[int]) -> int:
        kinds = g.kit.quest_pay[self.quest].kinds
        short = 0
        for i in range(len(kinds)):
            short += max(0, owed[i] - g.has(self.seat, kinds[i]))
        return short

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        kinds = g.kit.quest_pay[self.quest].kinds
        return [SPARE[kinds[i]] for i in range(len(kinds)) if self.owed[i] > 0]

    def why_not(self, g: RaidersGame, seat: Seat, action: Pick) -> Reason | None:
        if self.short(g, self.spared(g, action.at)) <= self.discount - 1:
            return None
        facts: dict[str, Fact] = {"good": f"good:{GOODS[action.at]}", "quest": f"quest:{QUESTS[self.quest]}"}
        return Reason("raiders:quest.cost.goods", "raiders-why-spare", facts)

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        g.then_one(PayQuest(seat, self.quest, self.discount - 1, self.spared(g, action.at)))

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", "quest": f"quest:{QUESTS[self.quest]}"}


def collect_quest(g: RaidersGame, owner: Seat, quest: int) -> None:
    """raiders:quest.collect  The tile leaves the board; raiders:quest.no-refill  nothing takes its place."""
    g.quest_at[g.place_of_quest(quest)] = NONE
    g.quest_owner[quest] = owner
    g.quests_left -= 1
    if g.events is not None and owner < g.players:
        facts: dict[str, Fact] = {
            "seat": f"seat:{owner}",
            "quest": f"quest:{QUESTS[quest]}",
            "vp": g.kit.quest_vp[quest],
        }
        g.tell("raiders-did-quest", facts)
    check_end(g)


class TurnQuestUp(Draw[RaidersGame, Pick]):
    """raiders:raid.quest  A face-down quest is turned up and stays where it is; nobody knew which one it was.

    raiders:setup.quest.leftover: tiles that were never laid out stay in the box.
    """

    rule: ClassVar[str] = "raiders:raid.quest"

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def waits(self, g: RaidersGame) -> bool:
        return g.quest_at[self.place] == FACE_DOWN

    def stream(self) -> str:
        return "quests"

    def deck(self, g: RaidersGame) -> i64:
        return g.unseen_quests

    def drawn(self, g: RaidersGame, place: i64) -> Pick:
        return SHOW_QUEST[place]

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        g.unseen_quests &= ~(1 << action.at)
        g.quest_at[self.place] = action.at
        if g.events is not None:
            facts: dict[str, Fact] = {
                "quest": f"quest:{QUESTS[action.at]}",
                "space": f"space:{QUEST_PLACES[self.place]}",
            }
            g.tell("raiders-did-turn-quest", facts)


TURN_UP: Final[list[TurnQuestUp]] = [TurnQuestUp(place) for place in range(len(QUEST_PLACES))]
