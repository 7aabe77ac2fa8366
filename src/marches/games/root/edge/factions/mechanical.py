"""The Mechanical Marquise's board, and her lines in scenarios."""

from __future__ import annotations

import msgspec

from marches.games.root.edge.factions.shown import FactionView, names_of, settle_keep, take_named
from marches.games.root.rules.factions.mechanical.state import ORDERS, is_cooperative, mechanical
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import CARDS
from marches.games.scenario import Row
from marches.kernel.step import Seat


class MechanicalBoard(msgspec.Struct, frozen=True, tag="mechanical"):
    """`orders` from left to right: a card a spy has revealed, or None. `current` is being carried out."""

    keep: int | None
    cooperative: bool
    orders: list[str | None]
    current: str | None


class MechanicalView(FactionView):
    def board(self, g: RootGame, seat: Seat, viewer: Seat) -> MechanicalBoard:
        """root:mech.setup.orders  Nobody sees her orders but those a spy has shown."""
        state = mechanical(g, seat)
        orders = [
            names_of(g, 1 << int(card))[0] if state.shown >> int(card) & 1 else None
            for card in state.orders
            if card >= 0
        ]
        current = CARDS[state.current] if state.current >= 0 else None
        return MechanicalBoard(int(state.keep) + 1 if state.keep >= 0 else None, is_cooperative(g), orders, current)

    def dump(self, g: RootGame, seat: Seat) -> list[str]:
        state = mechanical(g, seat)
        cards = [int(card) for card in state.orders if card >= 0]
        rows = [f"orders: {' '.join(names_of(g, 1 << card)[0] for card in cards)}"] if cards else []
        shown = [str(place + 1) for place, card in enumerate(cards) if state.shown >> card & 1]
        return [*rows, f"shown: {' '.join(shown)}"] if shown else rows

    def load(self, g: RootGame, seat: Seat, row: Row, words: list[str]) -> bool:
        state = mechanical(g, seat)
        said = [word for clause in row.clauses for word in clause]
        if words == ["orders"]:
            if len(said) > ORDERS:
                raise row.fail(f"{len(said)} orders; the row holds {ORDERS}")
            for place, name in enumerate(said):
                state.orders[place] = take_named(g, row, [name]).bit_length() - 1
            return True
        if words == ["shown"]:
            for word in said:
                if not 1 <= row.whole(word) <= state.left():
                    raise row.fail(f"there is no order {word}")
                state.shown |= 1 << int(state.orders[row.whole(word) - 1])
            return True
        return words == ["keep", "lost"]

    def settle(self, g: RootGame, seat: Seat) -> None:
        settle_keep(g, mechanical(g, seat))
