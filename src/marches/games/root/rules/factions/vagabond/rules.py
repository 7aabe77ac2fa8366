"""root:9  The Vagabond: setup, turn, exceptions; and the second Vagabond (root:9.7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.rules.actions import SeatAction
from marches.games.root.rules.cards import DISCARD_DOWN, DRAW_IN_EVENING
from marches.games.root.rules.crafting import Payment
from marches.games.root.rules.faction_state import FactionState
from marches.games.root.rules.factions.vagabond.actions import (
    CHOOSES,
    FIRST_UP,
    START_IN,
    CharacterAction,
    ForestAction,
)
from marches.games.root.rules.factions.vagabond.daylight import ACT, HAMMERS
from marches.games.root.rules.factions.vagabond.fighting import (
    CALL_ALLIES,
    SWEPT_ITEMS,
    SufferSweep,
    TakeItemHits,
    betray,
    hits_limit,
    offer_protection,
)
from marches.games.root.rules.factions.vagabond.items import DROP, REFRESH_STEP, REST, ExhaustAny
from marches.games.root.rules.factions.vagabond.quests import lay_out, ruin_items
from marches.games.root.rules.factions.vagabond.relations import (
    ChoosePartner,
    infamy,
    resent,
    why_not_coalition,
    wins_with,
)
from marches.games.root.rules.factions.vagabond.state import (
    ARBITER,
    CHARACTERS,
    COINS,
    FIRST,
    INDIFFERENT,
    KINDS_OF_ITEMS,
    NO_MARKER,
    PLACES,
    TEA,
    TRACK,
    VagabondState,
    empty_trove,
    is_vagabond,
    other_vagabond,
    vagabond,
)
from marches.games.root.rules.factions.vagabond.travel import FREE_MOVE, SLIP
from marches.games.root.rules.hooks import Hooks, Losses, register
from marches.games.root.rules.state import RootChance, RootDecision, RootGame, RootSeatStep, RootStep
from marches.games.root.rules.tables import CLEARINGS, ClearingId, SeatId
from marches.kernel.line import Reason
from marches.kernel.step import Seat, Step


class Vagabond(Hooks):
    """root:9.2  Where he bends the rules. That his pawn stays on the map (root:9.2.2) is left to the common rules."""

    name = "vagabond"

    def new_state(self, g: RootGame, me: Seat) -> FactionState:
        host = g.factions.index(FIRST) if FIRST in g.factions else me
        relations = [NO_MARKER if is_vagabond(g, s) else INDIFFERENT for s in range(g.players)]
        kit = vec[i64]([0] * PLACES)
        shared = empty_trove() if host == me else None
        if host == me:
            fill_box(g, me)
        return VagabondState(
            g.kit.mats.vagabond, me, host, -1, kit, vec[i64](relations), vec[i64]([0] * g.players), 0, 0, 0, 0, shared
        )

    def set_up(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        """root:9.3, 9.7.2  Two Vagabonds set up one after the other; chance says which is first."""
        if vagabond(g, me).host != me:
            return []
        other = other_vagabond(g, me)
        return [SetUpVagabond(me, True)] if other < 0 else [WhoIsFirst(me, other)]

    # -- the turn ---------------------------------------------------------------------------------------

    def birdsong(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        """root:9.4  Refresh, then slip. Tea counts as it lies when Birdsong begins."""
        state = vagabond(g, me)
        state.tidy()
        state.teas = state.at(TEA, TRACK)
        state.stowed = 0
        return [REFRESH_STEP[me], SLIP[me]]

    def daylight(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        state = vagabond(g, me)
        state.teas = 0
        state.stowed = 0
        return [ACT[me]]

    def evening(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        """root:9.6, 9.6.3  Rest, draw, discard, check the item limit."""
        aids = vagabond(g, me).aids
        for other in range(g.players):
            aids[other] = 0
        vagabond(g, me).stowed = 0
        return [REST[me], DRAW_IN_EVENING[me], DISCARD_DOWN[me], DROP[me]]

    def evening_cards(self, g: RootGame, me: Seat) -> int:
        """root:9.6.2  One card, and one for each coins face up on its track."""
        state = vagabond(g, me)
        return state.mat.draw + int(state.at(COINS, TRACK))

    def takes_a_move(self, g: RootGame, me: Seat) -> list[Step[RootGame]] | None:
        return [FREE_MOVE[me]]

    # -- items ------------------------------------------------------------------------------------------

    def payment(self, g: RootGame, me: Seat) -> Payment | None:
        return HAMMERS

    def gains_item(self, g: RootGame, me: Seat, item: i64) -> bool:
        """root:9.2.1.item  An item he crafts goes straight to his own items, face up."""
        vagabond(g, me).lay_up(item)
        return True

    def purse(self, g: RootGame, me: SeatId) -> i64:
        return vagabond(g, me).all_ready()

    def pays(self, g: RootGame, me: Seat, price: int) -> list[Step[RootGame]] | None:
        return [ExhaustAny(me, price)]

    def may_hire(self, g: RootGame, me: SeatId) -> bool:
        """root:11.2.7.IIIb  He cannot hire mercenaries."""
        return False

    # -- battle -----------------------------------------------------------------------------------------

    def before_battle(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        fight = g.fight
        return [CALL_ALLIES[me]] if fight is not None and fight.attacker == me and g.active == me else []

    def fights_on(self, g: RootGame, me: SeatId) -> bool | None:
        """root:4.3.1.pawn  His pawn stays, so the battle goes on."""
        return True

    def before_roll(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        return offer_protection(g, me) if vagabond(g, me).character == ARBITER else []

    def rolled_limit(self, g: RootGame, me: SeatId) -> i64:
        return hits_limit(g, me)

    def is_defenceless(self, g: RootGame, me: SeatId) -> bool | None:
        """root:9.2.4  He is defenceless without an undamaged sword."""
        return vagabond(g, me).swords() == 0

    def takes_hits(self, g: RootGame, me: Seat, victim: Seat, hits: int) -> list[Step[RootGame]] | None:
        return [TakeItemHits(me, hits)] if victim == me else None

    def after_battle(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        betray(g, me)
        return []

    def swept(self, g: RootGame, me: Seat, clearing: ClearingId) -> list[Step[RootGame]]:
        return [SufferSweep(me, SWEPT_ITEMS)] if g.chosen["vagabond-hurt"] is True else []

    def bonus_points(self, g: RootGame, me: SeatId, losses: Losses) -> i64:
        return infamy(g, me, losses)

    def after_removing(self, g: RootGame, me: Seat, losses: Losses) -> list[Step[RootGame]]:
        # The marker moves at once: there is no order to choose.
        resent(g, me, losses)
        return []

    # -- winning ----------------------------------------------------------------------------------------

    def shares_victory(self, g: RootGame, me: Seat, winner: Seat) -> bool:
        return wins_with(g, me, winner)

    def why_not_activate(self, g: RootGame, me: Seat, kind: i64) -> Reason | None:
        return why_not_coalition(g, me, kind)

    def activates(self, g: RootGame, me: Seat, kind: i64) -> list[Step[RootGame]] | None:
        return [ChoosePartner(me, int(kind))]


class SecondVagabond(Vagabond):
    """root:9.7  The second Vagabond: the same rules, the same quests and ruins, his own character."""

    name = "vagabond2"


# -- setup -----------------------------------------------------------------------------------------------------


def boxes(g: RootGame) -> list[str]:
    """The boxes whose characters can be chosen."""
    return ["base", "riverfolk"] if g.chosen["riverfolk"] else ["base"]


def fill_box(g: RootGame, me: Seat) -> None:
    """All starting items and those of the ruins are available. Those nobody takes stay out of the game (root:9.3.5)."""
    for item in range(KINDS_OF_ITEMS):
        number = g.kit.print.data.items[item].start
        if "riverfolk" in boxes(g):
            number += g.kit.print.data.items[item].start_riverfolk
        g.items[KINDS_OF_ITEMS + item] += number
    for item in ruin_items(g, me):
        g.items[KINDS_OF_ITEMS + item] += 1


class WhoIsFirst(RootChance[SeatAction]):
    """root:9.7.2  Chance says which Vagabond sets up first."""

    def __init__(self, one: int, other: Seat) -> None:
        self.one = one
        self.other = other

    def tickets(self, g: RootGame) -> int:
        return 2

    def outcome(self, g: RootGame, ticket: int) -> SeatAction:
        return FIRST_UP[self.other if ticket else self.one]

    def apply(self, g: RootGame, seat: Seat, action: SeatAction) -> None:
        first = int(action.seat)
        if g.events is not None:
            g.tell("root-did-set-up-first", {"seat": f"seat:{first}"})
        g.then(SetUpVagabond(first, True), SetUpVagabond(self.one + self.other - first, False))


class SetUpVagabond(RootStep):
    """root:9.3, 9.3.6  Character, pawn, quests, ruins, items; markers start on Indifferent.

    What two Vagabonds share is laid out once, by the `first` (root:9.7.3).
    """

    def __init__(self, seat: Seat, first: bool) -> None:
        self.seat = seat
        self.first = first

    def run(self, g: RootGame) -> None:
        steps: list[Step[RootGame]] = [ChooseCharacter(self.seat), PlacePawn(self.seat)]
        if self.first:
            steps += lay_out(g, self.seat)
        steps.append(TakeKit(self.seat))
        g.then_all(steps)


class ChooseCharacter(RootDecision[CharacterAction]):
    """root:9.3.1  Choose a character; two Vagabonds choose different ones."""

    rule = "root:9.3.1"

    def candidates(self, g: RootGame, seat: Seat) -> list[CharacterAction]:
        allowed = boxes(g)
        return [CHOOSES[c] for c in range(len(CHARACTERS)) if g.kit.print.data.characters[c].box in allowed]

    def why_not(self, g: RootGame, seat: Seat, action: CharacterAction) -> Reason | None:
        for other in range(g.players):
            if other != seat and is_vagabond(g, other) and vagabond(g, other).character == action.character:
                taken = f"character:{CHARACTERS[action.character]}"
                return Reason("root:9.3.1", "root-why-character-taken", {"character": taken})
        return None

    def apply(self, g: RootGame, seat: Seat, action: CharacterAction) -> None:
        vagabond(g, seat).character = action.character
        if g.events is not None:
            facts: dict[str, int | str] = {"seat": f"seat:{seat}"}
            facts["character"] = f"character:{CHARACTERS[action.character]}"
            g.tell("root-did-choose-character", facts)


class PlacePawn(RootDecision[ForestAction]):
    """root:9.3.2  Choose the forest he begins in."""

    rule = "root:9.3.2"

    def candidates(self, g: RootGame, seat: Seat) -> list[ForestAction]:
        return [START_IN[name] for name in g.board.forests]

    def apply(self, g: RootGame, seat: Seat, action: ForestAction) -> None:
        g.set_pawn(seat, CLEARINGS + g.board.forests.index(action.forest))
        if g.events is not None:
            g.tell("root-did-start-in", {"seat": f"seat:{seat}", "forest": f"forest:{action.forest}"})


class TakeKit(RootSeatStep):
    """root:9.3.5  His starting items, face up: tea, coins and bags on tracks, the rest in the satchel."""

    def run(self, g: RootGame) -> None:
        state = vagabond(g, self.seat)
        for item in g.kit.print.starts[state.character]:
            g.items[KINDS_OF_ITEMS + item] -= 1
            state.lay_up(item)


VAGABOND: Final = register(Vagabond())
SECOND_VAGABOND: Final = register(SecondVagabond())
