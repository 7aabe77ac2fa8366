"""The battle being fought."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.rules.tables import PIECES, ClearingId, SeatId
from marches.kernel.arrays import zeros


@final
class Fight:
    """The battle being fought. Counts with `_a` belong to the attacker, with `_d` to the defender."""

    def __init__(self, like: Fight | None, attacker: SeatId, defender: SeatId, clearing: ClearingId) -> None:
        self.attacker = attacker
        self.defender = defender
        self.clearing = clearing
        self.fallen: vec[i64] = zeros(2 * PIECES) if like is None else like.fallen[:]
        """Pieces removed and not settled yet: 7 kinds of the attacker, then 7 of the defender."""
        self.credit_a: i64 = attacker if like is None else like.credit_a
        self.credit_d: i64 = defender if like is None else like.credit_d
        """Who scores for buildings and tokens the attacker (the defender) removes."""
        self.rolled_a: i64 = 0 if like is None else like.rolled_a
        self.rolled_d: i64 = 0 if like is None else like.rolled_d
        self.extra_a: i64 = 0 if like is None else like.extra_a
        self.extra_d: i64 = 0 if like is None else like.extra_d
        self.ignores_a: bool = False if like is None else like.ignores_a
        self.ignores_d: bool = False if like is None else like.ignores_d
        """Whether this side ignores the rolled hits it takes."""
        self.destroyed_a: i64 = 0 if like is None else like.destroyed_a
        self.destroyed_d: i64 = 0 if like is None else like.destroyed_d
        """Enemy buildings and tokens each side has removed in this battle."""
        self.ambush: i64 = -1 if like is None else like.ambush
        """The kind of ambush played and not yet answered."""
        self.used: i64 = 0 if like is None else like.used
        """Crafted cards used in this battle."""
        self.helper: i64 = -1 if like is None else like.helper
        """A seat whose warriors fight for the attacker, as a faction's own rules say (root:9.2.9.IIc)."""
        self.helper_hits: i64 = 0 if like is None else like.helper_hits
        self.own_hits: i64 = 0 if like is None else like.own_hits
        """Hits the attacker gave to the helper's warriors and took himself (root:9.2.9.IId.betrayal)."""
        self.guard: i64 = 0 if like is None else like.guard
        """Rolled hits a third player adds to the defender's limit (root:vagabond.arbiter)."""

    def clone(self) -> Fight:
        return Fight(self, self.attacker, self.defender, self.clearing)
