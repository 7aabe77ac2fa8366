"""Setting up: tiles, plunder, animals, pairs of hero and crew card, hands."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from marches.games.raiders.edge.preview import crew_lines, town_lines
from marches.games.raiders.rules.actions import DISCARD, FIRST, LAY, PICK_HERO, SHOW_HERO, Pick, give_up
from marches.games.raiders.rules.animals import SHOW
from marches.games.raiders.rules.crew import seat_member
from marches.games.raiders.rules.goods import DrawCrew, discard_from_hand, draw_cards, kinds_in_hand, take_from_deck
from marches.games.raiders.rules.hooks import Hooks
from marches.games.raiders.rules.kit import Kit
from marches.games.raiders.rules.quests import TURN_UP
from marches.games.raiders.rules.state import (
    RaidersChance,
    RaidersDecision,
    RaidersGame,
    RaidersSealed,
    RaidersStep,
)
from marches.games.raiders.rules.tables import (
    BLUE,
    COLOURS,
    CREW,
    FACE_DOWN,
    HEROES,
    NONE,
    OFFERS,
    PLUNDER,
    PROVISION,
    QUEST_SLOTS,
    SHOWN,
    SILVER,
    SPACE_CIV,
    SPACES,
    STRIDE,
    VILLAGE_QUEST,
)
from marches.games.raiders.rules.turn import NEXT_TURN
from marches.kernel.deck import Draw, kind_at
from marches.kernel.line import TITLE, Fact, Line
from marches.kernel.step import Seat, Step

ENDINGS: Final[list[str]] = ["spaces", "settlements"]
"""What triggers the end when two of them are left to raid; tables choose."""


def colours_of(labels: tuple[str, ...]) -> tuple[str, ...]:
    """raiders:setup.player.board  A colour for each label: its own if it is one, else the first that is free."""
    free = [colour for colour in COLOURS if colour not in labels]
    return tuple([label if label in COLOURS else free.pop(0) for label in labels])


def blank(kit: Kit, labels: tuple[str, ...], hooks: list[Hooks]) -> RaidersGame:
    """The board before anything is drawn: everything in the bag and the decks, markers on 0.

    raiders:setup.worker.spaces, raiders:setup.worker.leftover: a space in play has its printed worker, no others exist.
    raiders:solo.setup.board: one player uses the spaces of two.
    """
    g = RaidersGame(None, len(labels), kit, hooks, colours_of(labels))
    for space in range(len(SPACES)):
        if g.open_spaces >> space & 1 and g.kit.has_quests[SPACE_CIV[space]]:
            g.quest_at[space] = FACE_DOWN  # raiders:setup.quest.spaces, raiders:setup.quest.greece
    for slot in range(QUEST_SLOTS):
        g.quest_at[VILLAGE_QUEST + slot] = FACE_DOWN
    for location in g.kit.workers_at_start:
        g.village[location] = BLUE  # raiders:setup.worker.village
    for seat in range(g.players):
        g.goods[seat * STRIDE + SILVER] = g.kit.start_silver  # raiders:setup.player.goods
        g.goods[seat * STRIDE + PROVISION] = g.kit.start_provisions
    g.quests_left = sum([1 for quest in g.quest_at if quest != NONE])
    return g


def setup_steps(g: RaidersGame) -> list[Step[Any]]:
    """The setup in the rulebook's order; raiders:solo.setup.pairs  one player sees two pairs."""
    steps: list[Step[Any]] = []
    for slot in range(QUEST_SLOTS):
        steps.append(TURN_UP[VILLAGE_QUEST + slot])  # raiders:setup.quest.village
    for space in range(len(SPACES)):
        if g.open_spaces >> space & 1:
            for _ in range(g.kit.space_plunder[space]):
                steps.append(LAY_PLUNDER[space])
    for position in range(SHOWN):
        steps.append(SHOW[position])
    for pair in range(g.players + 1):  # raiders:setup.hero.reveal
        steps.append(RevealHero(pair))
        steps.append(RevealPartner(pair))
    steps.append(PickFirstPlayer())
    steps.append(PickPairs())
    steps.append(ClearOffer())
    for seat in range(g.players):
        steps.append(draw_cards(seat, g.kit.dealt))  # raiders:setup.hand
    # Until rules version 2 hands were discarded down card by card.
    steps.append(KEEP_HAND if g.rulings > 1 else DISCARD_DOWN)
    steps.append(NEXT_TURN)
    return steps


class LayPlunder(RaidersChance[Pick]):
    """raiders:setup.plunder.fill  A token is drawn from the bag onto a raid space."""

    rule: ClassVar[str] = "raiders:setup.plunder.fill"

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def stream(self) -> str:
        return "plunder-bag"

    def tickets(self, g: RaidersGame) -> int:
        supply = g.supply
        return int(supply[0] + supply[1] + supply[2] + supply[3])

    def outcome(self, g: RaidersGame, ticket: int) -> Pick:
        return LAY[kind_at(g.supply, 0, len(PLUNDER), ticket)]

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        """raiders:setup.plunder.leftover  What stays in the bag is the supply."""
        g.supply[action.at] -= 1
        g.plunder[self.space * 4 + action.at] += 1
        if g.events is not None:
            facts: dict[str, Fact] = {"space": f"space:{SPACES[self.space]}", "good": f"good:{PLUNDER[action.at]}"}
            g.tell("raiders-did-lay", facts)


LAY_PLUNDER: Final[list[LayPlunder]] = [LayPlunder(space) for space in range(len(SPACES))]


class RevealHero(Draw[RaidersGame, Pick]):
    """raiders:setup.hero.reveal  A hero is revealed."""

    rule: ClassVar[str] = "raiders:setup.hero.reveal"

    def __init__(self, pair: int) -> None:
        self.pair: Final = pair

    def stream(self) -> str:
        return "hero-deck"

    def deck(self, g: RaidersGame) -> i64:
        return g.unseen_heroes

    def drawn(self, g: RaidersGame, place: i64) -> Pick:
        return SHOW_HERO[place]

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        g.unseen_heroes &= ~(1 << action.at)
        g.offer[self.pair] = action.at


class RevealPartner(DrawCrew):
    """raiders:setup.hero.pairs  A crew card is turned up beside a hero."""

    rule: ClassVar[str] = "raiders:setup.hero.pairs"

    def __init__(self, pair: int) -> None:
        self.pair: Final = pair

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        take_from_deck(g, action.at)
        g.offer[OFFERS + self.pair] = action.at
        if g.events is not None:
            hero = HEROES[g.offer[self.pair]]
            g.tell("raiders-did-offer", {"hero": f"hero:{hero}", "card": f"crew:{CREW[action.at]}"})


class PickFirstPlayer(RaidersChance[Pick]):
    """raiders:setup.first-player  The first player is picked at random."""

    rule: ClassVar[str] = "raiders:setup.first-player"

    def tickets(self, g: RaidersGame) -> int:
        return g.players

    def outcome(self, g: RaidersGame, ticket: int) -> Pick:
        return FIRST[ticket]

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        g.first = action.at
        g.active = action.at
        g.tell("raiders-did-first", {"seat": f"seat:{action.at}"})


class PickPairs(RaidersStep):
    """raiders:setup.hero.pick-order  The last player picks first, the first player last."""

    def run(self, g: RaidersGame) -> None:
        steps: list[Step[Any]] = []
        for turn in range(g.players - 1, -1, -1):
            steps.append(PickPair((g.first + turn) % g.players))
        g.then_all(steps)


class PickPair(RaidersDecision[Pick]):
    """raiders:setup.hero.pairs  Take one of the pairs that are left."""

    rule: ClassVar[str] = "raiders:setup.hero.pick-order"

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [PICK_HERO[g.offer[pair]] for pair in range(OFFERS) if g.offer[pair] >= 0]

    def options(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return self.candidates(g, seat)

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        """raiders:setup.hero.place  The hero goes beside the slots, its crew card on the first, free of charge."""
        pair = pair_of(g, action.at)
        card = int(g.offer[OFFERS + pair])
        g.heroes[seat] = action.at
        g.offer[pair] = NONE
        g.offer[OFFERS + pair] = NONE
        if g.events is not None:
            g.tell("raiders-did-pick", {"seat": f"seat:{seat}", "hero": f"hero:{HEROES[action.at]}"})
        seat_member(g, seat, 0, card)

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}"}

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        card = int(g.offer[OFFERS + pair_of(g, action.at)])
        partner = Line("raiders-preview-partner", {"card": f"crew:{CREW[card]}"}, TITLE)
        return [*town_lines(g.kit.hero_town[action.at]), partner, *crew_lines(g.kit, card)]


def pair_of(g: RaidersGame, hero: int) -> int:
    for pair in range(OFFERS):
        if g.offer[pair] == hero:
            return pair
    raise LookupError("this hero is not on offer")


class ClearOffer(RaidersStep):
    """raiders:setup.hero.leftover, raiders:setup.crew.discard  The last hero leaves; its crew card starts the pile.

    If a module also removes the card from the game, it stays aside, out of reach.
    """

    def run(self, g: RaidersGame) -> None:
        aside = False
        for hook in g.hooks:
            aside = aside or hook.unused_partner_leaves(g)
        for pair in range(OFFERS):
            if g.offer[pair] >= 0:
                g.offer[pair] = NONE
                if not aside:
                    g.discard(int(g.offer[OFFERS + pair]))
                    g.offer[OFFERS + pair] = NONE


class KeepHand(RaidersSealed[Pick]):
    """raiders:setup.hand, raiders:setup.hand.sealed  Everyone keeps three cards: one choice, all at once, in secret.

    An answer names the two cards given up.
    """

    rule: ClassVar[str] = "raiders:setup.hand.sealed"
    secret: ClassVar[bool] = True

    def asked(self, g: RaidersGame) -> tuple[int, ...]:
        return tuple(range(g.players))

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        """Every pair of cards in the hand, equal pairs once."""
        hand = g.hands[seat]
        found: dict[Pick, None] = {}
        for one in range(len(hand)):
            for two in range(one + 1, len(hand)):
                found[give_up(hand[one], hand[two])] = None
        return list(found)

    def options(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return self.candidates(g, seat)

    def reveal(self, g: RaidersGame, answers: dict[int, Pick]) -> None:
        for seat, action in answers.items():
            discard_from_hand(g, seat, action.at)
            discard_from_hand(g, seat, action.at2)

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"count": g.kit.dealt - g.kit.kept}

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        """The cards that stay."""
        kept = g.hands[seat].copy()
        kept.remove(action.at)
        kept.remove(action.at2)
        stays = [Line("raiders-preview-member", {"card": f"crew:{CREW[card]}"}) for card in kept]
        return [Line("raiders-preview-keep", {}, TITLE), *stays]


class DiscardDown(RaidersSealed[Pick]):
    """raiders:setup.hand  Everyone discards down to three, all at once, card by card: how it was before version 2."""

    rule: ClassVar[str] = "raiders:setup.hand"
    secret: ClassVar[bool] = True

    def waits(self, g: RaidersGame) -> bool:
        return len(self.asked(g)) > 0

    def asked(self, g: RaidersGame) -> tuple[int, ...]:
        return tuple([seat for seat in range(g.players) if len(g.hands[seat]) > g.kit.kept])

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [DISCARD[card] for card in kinds_in_hand(g.hands[seat])]

    def reveal(self, g: RaidersGame, answers: dict[int, Pick]) -> None:
        for seat, action in answers.items():
            discard_from_hand(g, seat, action.at)
        g.then_one(self)

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"count": g.kit.kept}


KEEP_HAND: Final = KeepHand()
DISCARD_DOWN: Final = DiscardDown()
