"""What is hidden from a seat at a moment, read from the position itself: no view, no re-deal is believed here.

`names` are words that must then appear nowhere in what the seat receives: cards of which every copy is where the seat
cannot look. `misplaced` says what a view shows of hands, boards and dials that is not its seat's to see.
"""

from __future__ import annotations

from typing import Any, Protocol

from marches.games.raiders.edge.rulebook import RULEBOOK as RAIDERS
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.tables import CREW
from marches.games.root.edge.rulebook import RULEBOOK as ROOT
from marches.games.root.rules.factions.alliance.state import AllianceState
from marches.games.root.rules.factions.mechanical.state import MechanicalState
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import CARDS, FACTIONS, ITEMS
from marches.games.scythe.edge.components import PRINTED
from marches.games.scythe.rules.objectives import BOTTOM_OWNER
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.game import Game
from tests.kernel.toy import ToyGame

Json = dict[str, Any]


class Hidden(Protocol):
    """What one game hides."""

    def names(self, g: Game, viewer: int) -> set[str]: ...

    def misplaced(self, view: Json, g: Game, viewer: int) -> list[str]: ...


class ToyHides:
    """Cards are numbers: only where they are shown can be looked at."""

    def names(self, g: Game, viewer: int) -> set[str]:
        return set()

    def misplaced(self, view: Json, g: Game, viewer: int) -> list[str]:
        assert isinstance(g, ToyGame)
        mine = sorted(g.hands[viewer]) if viewer >= 0 else []
        return [] if view["hand"] == mine else [f"a hand of {view['hand']}"]


class RaidersHides:
    """Crew cards in other hands and in the deck."""

    def names(self, g: Game, viewer: int) -> set[str]:
        assert isinstance(g, RaidersGame)
        unseen = [int(count) for count in g.crew_deck]
        for owner in range(g.players):
            if owner != viewer:
                seen = g.shown[owner].copy()
                for card in g.hands[owner]:
                    if card in seen:
                        seen.remove(card)
                    else:
                        unseen[card] += 1
        cards = [CREW[card] for card, count in enumerate(unseen) if count == RAIDERS.kit.crew_copies[card]]
        return {word for card in cards for word in (f'"{card}"', f'"crew:{card}"')}

    def misplaced(self, view: Json, g: Game, viewer: int) -> list[str]:
        assert isinstance(g, RaidersGame)
        mine = sorted(CREW[card] for card in g.hands[viewer]) if viewer >= 0 else []
        found = [] if sorted(card["id"] for card in view["hand"]) == mine else ["a hand that is not the viewer's"]
        for player in view["players"]:
            if sorted(player["known"]) != sorted(CREW[card] for card in g.shown[player["seat"]]):
                found.append(f"cards of seat {player['seat']} that were not shown")
        return found


class RootHides:
    """Cards in other hands, supporters, the machine's orders, the deck."""

    def names(self, g: Game, viewer: int) -> set[str]:
        assert isinstance(g, RootGame)
        hidden, all_cards = int(g.deck), int(g.deck | g.discard | g.available | g.limbo | g.unused)
        for owner, part in enumerate(g.states):
            all_cards |= int(g.hands[owner] | g.crafted[owner] | part.cards())
            if owner != viewer:
                hidden |= self._hand(g, owner, viewer) | self._board(g, owner, viewer)
        seen = {CARDS[kind] for kind in self._kinds(all_cards & ~hidden)}
        cards = {CARDS[kind] for kind in self._kinds(hidden)} - seen
        return {f'"card:{card}"' for card in cards} | {f'"{card}"' for card in cards if card not in ITEMS}

    def misplaced(self, view: Json, g: Game, viewer: int) -> list[str]:
        assert isinstance(g, RootGame)
        found = []
        for player in view["players"]:
            owner = player["seat"]
            is_open = owner == viewer or player["faction"] == "riverfolk"
            if (player["hand"] is not None) != is_open:
                found.append(f"the hand of seat {owner}")
            if player["board"].get("supporters") is not None and owner != viewer:
                found.append(f"the supporters of seat {owner}")
            known = self._kinds(int(g.known[viewer * g.players + owner])) if viewer >= 0 else []
            if not set(player["known"]) <= {CARDS[kind] for kind in known}:
                found.append(f"cards of seat {owner} the viewer has not seen")
        return found

    def _hand(self, g: RootGame, owner: int, viewer: int) -> int:
        if FACTIONS[g.factions[owner]] == "riverfolk":
            return 0
        known = int(g.known[viewer * g.players + owner]) if viewer >= 0 else 0
        return int(g.hands[owner]) & ~known

    def _board(self, g: RootGame, owner: int, viewer: int) -> int:
        part = g.states[owner]
        if isinstance(part, AllianceState):
            return int(part.supporters) & ~(int(part.seen[viewer]) if viewer >= 0 else 0)
        if isinstance(part, MechanicalState):
            return int(part.cards()) & ~int(part.shown)
        return 0

    def _kinds(self, cards: int) -> list[int]:
        return [int(ROOT.print.cards.kind_of[card]) for card in range(cards.bit_length()) if cards >> card & 1]


class ScytheHides:
    """Objectives, combat cards, what is behind the dials, the cards on the Factory."""

    def names(self, g: Game, viewer: int) -> set[str]:
        assert isinstance(g, ScytheGame)
        hidden = int(g.objective_deck)
        for owner in range(g.players):
            hidden |= int(g.objectives[owner]) if owner != viewer else 0
        for code in g.objective_bottom:
            owner, card = divmod(int(code), BOTTOM_OWNER)
            hidden |= 1 << card if owner and owner != viewer + 1 else 0
        return {f'"objective:{card.id}"' for index, card in enumerate(PRINTED.objectives) if hidden >> index & 1}

    def misplaced(self, view: Json, g: Game, viewer: int) -> list[str]:
        assert isinstance(g, ScytheGame)
        found = []
        mine = int(g.objectives[viewer]) if viewer >= 0 else 0
        if sorted(view["objectives"]) != sorted(card.id for i, card in enumerate(PRINTED.objectives) if mine >> i & 1):
            found.append(f"objectives {view['objectives']}")
        if view["hand"] != ({str(kind + 2): g.hand(viewer, kind) for kind in range(4)} if viewer >= 0 else {}):
            found.append(f"a hand of {view['hand']}")
        if view["factory_cards_seen"] is not None and not (viewer >= 0 and g.factory_seen >> viewer & 1):
            found.append("the cards on the Factory")
        fight = view["combat"]
        if fight is not None and viewer not in (fight["attacker"], fight["defender"]):
            found += [f"another's {what}" for what in ("own_cards", "own_dial") if fight[what] is not None]
        dial = fight["own_dial"] if fight is not None else None
        if dial is not None and dial != g.the_combat().dials[g.the_combat().side(viewer)]:
            found.append("a dial that is not the viewer's")
        return found


HIDDEN: dict[str, Hidden] = {
    "toy": ToyHides(),
    "raiders": RaidersHides(),
    "root": RootHides(),
    "scythe": ScytheHides(),
}
