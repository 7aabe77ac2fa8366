"""The factions, in setup order. Their answers are added to the action table in this order."""

from marches.games.root.rules import effects

from marches.games.root.rules.factions.marquise import rules as marquise  # isort: skip
from marches.games.root.rules.factions.eyrie import rules as eyrie  # isort: skip
from marches.games.root.rules.factions.alliance import rules as alliance  # isort: skip
from marches.games.root.rules.factions.vagabond import rules as vagabond  # isort: skip
from marches.games.root.rules.factions.lizards import rules as lizards  # isort: skip
from marches.games.root.rules.factions.riverfolk import rules as riverfolk  # isort: skip
from marches.games.root.rules.factions.mechanical import rules as mechanical  # isort: skip

__all__ = ["alliance", "effects", "eyrie", "lizards", "marquise", "mechanical", "riverfolk", "vagabond"]
