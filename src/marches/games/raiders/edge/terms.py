"""What goes with what at a table: the rival comes to whoever plays alone."""

from __future__ import annotations

from marches.kernel.terms import Brings, Terms, When

TERMS = Terms(
    always=("core",),
    brings=(Brings("solo", When(players=(1,))),),
    offered={"level": When(modules=("solo",))},
)
"""raiders:setup.player-count  One player has the rival, whose level is chosen."""
