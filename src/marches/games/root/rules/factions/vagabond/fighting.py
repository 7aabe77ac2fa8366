"""root:9.2.6, 9.2.7, 9.2.9.IIc  Battle: allies who fight with him, hits on items, the Arbiter's protection."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.rules.actions import DECLINE, PLAYERS, SeatAction, effect
from marches.games.root.rules.battle import battle_facts
from marches.games.root.rules.factions.vagabond.actions import ALLY_FALLS, DAMAGES, ENLIST, FaceAction
from marches.games.root.rules.factions.vagabond.relations import allies_in, set_relation
from marches.games.root.rules.factions.vagabond.state import (
    DOWN,
    HOSTILE,
    KINDS_OF_ITEMS,
    tell_item,
    vagabond,
)
from marches.games.root.rules.hooks import Losses
from marches.games.root.rules.order import together
from marches.games.root.rules.removal import take_off, triggers
from marches.games.root.rules.scoring import score
from marches.games.root.rules.state import RootDecision, RootGame, RootStep
from marches.games.root.rules.tables import PIECES, WARRIOR, SeatId
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line
from marches.kernel.step import Seat, Step, per_seat

SWEPT_ITEMS: Final = 3
"""How many items he damages where every enemy piece is removed, with the option `vagabond-hurt`."""


def helpers(g: RootGame, seat: Seat) -> list[int]:
    """root:9.2.9.IIc, 9.2.9.IIc.not-ally  Allies who could fight beside him; the defender cannot."""
    fight = g.the_fight()
    return [ally for ally in allies_in(g, seat, fight.clearing) if ally != fight.defender]


def hits_limit(g: RootGame, seat: SeatId) -> i64:
    """root:9.2.6, 9.2.9.IIc.max  Undamaged swords, and the warriors of an ally who fights with him."""
    fight = g.fight
    limit = vagabond(g, seat).swords()
    if fight is not None and fight.attacker == seat and fight.helper >= 0:
        limit += g.warriors(fight.helper, fight.clearing)
    return limit


class CallAllies(RootDecision):
    """root:9.2.9.IIc  When he starts a battle, one ally's warriors in the clearing may count as his own."""

    rule = "root:9.2.9.IIc"
    label = effect("allies")

    def waits(self, g: RootGame) -> bool:
        return len(helpers(g, self.seat)) > 0

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return battle_facts(g)

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DECLINE]
        return found + [PLAYERS[ally] for ally in helpers(g, seat)]

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        fight = g.the_fight()
        if isinstance(action, SeatAction):
            fight.helper = action.seat
            if g.events is not None:
                g.tell("root-did-call-allies", {"seat": f"seat:{seat}", "other": f"seat:{action.seat}"})

    def preview(self, g: RootGame, seat: Seat, action: Action) -> list[Line]:
        fight = g.the_fight()
        swords = int(vagabond(g, seat).swords())
        if isinstance(action, SeatAction):
            swords += int(g.warriors(action.seat, fight.clearing))
        return [Line("root-preview-hit-limit", {"limit": swords})]


def undamaged_items(g: RootGame, seat: Seat) -> list[FaceAction]:
    """The answers that damage an item: one for each kind he has undamaged, face up or down."""
    state = vagabond(g, seat)
    found: list[FaceAction] = []
    for item in range(KINDS_OF_ITEMS):
        if state.ready(item):
            found.append(DAMAGES[2 * item])
        if state.at(item, DOWN):
            found.append(DAMAGES[2 * item + 1])
    return found


def damage(g: RootGame, seat: Seat, action: FaceAction) -> None:
    """Damage the item an answer names."""
    vagabond(g, seat).damage(action.item, action.face)
    tell_item(g, "root-did-damage", seat, action.item)


class TakeItemHits(RootDecision):
    """root:9.2.7, 9.2.7.none, 9.2.9.IId  Each hit damages an undamaged item, or an ally's warrior falls instead.

    Once no undamaged item is left, the rest is ignored. `fallen` counts the ally's warriors lost to these hits.
    """

    rule = "root:9.2.7"

    def __init__(self, seat: Seat, hits: int, fallen: int = 0) -> None:
        super().__init__(seat)
        self.hits = hits
        self.fallen = fallen

    def _ally(self, g: RootGame) -> i64:
        """The seat whose warriors may take hits, or -1."""
        fight = g.the_fight()
        if fight.attacker != self.seat or fight.helper < 0:
            return -1
        return fight.helper if g.warriors(fight.helper, fight.clearing) else -1

    def waits(self, g: RootGame) -> bool:
        whole = vagabond(g, self.seat).undamaged()
        if self.hits == 0 or whole == 0:
            return False
        return self._ally(g) >= 0 or (whole > self.hits and len(undamaged_items(g, self.seat)) > 1)

    def run(self, g: RootGame) -> None:
        """There is no choice: damage the items that are left, then settle what the ally lost."""
        left = self.hits
        while left > 0 and vagabond(g, self.seat).undamaged():
            self._damage(g, undamaged_items(g, self.seat)[0])
            left -= 1
        if self.fallen:
            g.then_one(SettleAlly(self.seat, self.fallen))

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": self.hits}

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        items = undamaged_items(g, seat)
        return [*items, ALLY_FALLS] if self._ally(g) >= 0 else [*items]

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        fallen = self.fallen
        if isinstance(action, FaceAction):
            self._damage(g, action)
        else:
            fallen += 1
            fight = g.the_fight()
            fight.helper_hits += 1
            take_off(g, fight.helper, WARRIOR, fight.clearing, 1, False)
        g.then_one(TakeItemHits(seat, self.hits - 1, fallen))

    def _damage(self, g: RootGame, action: FaceAction) -> None:
        fight = g.the_fight()
        if fight.attacker == self.seat:
            fight.own_hits += 1
        damage(g, self.seat, action)


class SufferSweep(RootDecision[FaceAction]):
    """root:9.2.2, in later printings: where every enemy piece is removed his pawn stays, and he damages three items.

    Only with the option `vagabond-hurt`. If he has fewer undamaged items, he damages them all.
    """

    rule = "root:9.2.2"
    label = effect("wounds")

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def waits(self, g: RootGame) -> bool:
        return vagabond(g, self.seat).undamaged() > self.left and len(undamaged_items(g, self.seat)) > 1

    def run(self, g: RootGame) -> None:
        for _ in range(min(self.left, int(vagabond(g, self.seat).undamaged()))):
            damage(g, self.seat, undamaged_items(g, self.seat)[0])

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": self.left}

    def candidates(self, g: RootGame, seat: Seat) -> list[FaceAction]:
        return undamaged_items(g, seat)

    def apply(self, g: RootGame, seat: Seat, action: FaceAction) -> None:
        damage(g, seat, action)
        if self.left > 1:
            g.then_one(SufferSweep(seat, self.left - 1))


class SettleAlly(RootStep):
    """root:9.2.9.IId  What the ally's loss of warriors to the defender sets off."""

    def __init__(self, seat: Seat, fallen: int) -> None:
        self.seat = seat
        self.fallen = fallen

    def run(self, g: RootGame) -> None:
        fight = g.the_fight()
        kinds = vec[i64]([0] * PIECES)
        kinds[WARRIOR] = self.fallen
        together(g, triggers(g, Losses(fight.helper, fight.defender, fight.clearing, kinds, True, False)))


def betray(g: RootGame, seat: Seat) -> None:
    """root:9.2.9.IId.betrayal  If the ally took more hits than his items, the ally turns hostile."""
    fight = g.fight
    if fight is not None and fight.attacker == seat and fight.helper >= 0 and fight.helper_hits > fight.own_hits:
        set_relation(g, seat, fight.helper, HOSTILE)


class Enlist(RootDecision):
    """root:vagabond.arbiter  Before the dice a defender may enlist the Arbiter of the clearing; he scores a point."""

    rule = "root:vagabond.arbiter"
    label = effect("protector")

    def __init__(self, seat: Seat, arbiter: int) -> None:
        super().__init__(seat)
        self.arbiter = arbiter

    def facts(self, g: RootGame) -> dict[str, Fact]:
        facts = battle_facts(g)
        facts["other"] = f"seat:{self.arbiter}"
        facts["swords"] = int(vagabond(g, self.arbiter).swords())
        return facts

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        return [DECLINE, ENLIST]

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        fight = g.the_fight()
        if action is ENLIST:
            fight.guard += vagabond(g, self.arbiter).swords()
            if g.events is not None:
                g.tell("root-did-enlist", {"seat": f"seat:{seat}", "other": f"seat:{self.arbiter}"})
            score(g, self.arbiter, 1)


def offer_protection(g: RootGame, arbiter: int) -> list[Step[RootGame]]:
    """root:vagabond.arbiter  The Arbiter may protect a defender in his clearing, in battles between others."""
    fight = g.fight
    if fight is None or fight.attacker == arbiter or fight.defender == arbiter or g.pawns[arbiter] != fight.clearing:
        return []
    defender = int(fight.defender)
    return [Enlist(defender, arbiter)] if g.rules[defender].decides(g, defender) else []


CALL_ALLIES: Final = per_seat(CallAllies)
