"""The Alliance's answers."""

from __future__ import annotations

from typing import Final

from marches.games.root.rules.actions import per_card, per_clearing, word

REVOLTS: Final = per_clearing("revolt")
SPREADS: Final = per_clearing("spread")
PAYS: Final = per_card("pay-supporter")
DROPS: Final = per_card("drop-supporter")
GIVES: Final = per_card("give-supporter")
SHOW_HAND: Final = word("show-hand")
MOBILIZES: Final = per_card("mobilize")
TRAINS: Final = per_card("train")
RECRUITS: Final = per_clearing("recruit-at-base")
ORGANIZES: Final = per_clearing("organize")
