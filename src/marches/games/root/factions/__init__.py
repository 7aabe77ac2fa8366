"""The factions. Their order here is the order of their answers in the action table: add new ones at their place."""

from marches.games.root import effects as effects

from marches.games.root.factions.marquise import rules as marquise  # isort: skip
from marches.games.root.factions.eyrie import rules as eyrie  # isort: skip
from marches.games.root.factions.alliance import rules as alliance  # isort: skip
from marches.games.root.factions.vagabond import rules as vagabond  # isort: skip
from marches.games.root.factions.lizards import rules as lizards  # isort: skip
from marches.games.root.factions.riverfolk import rules as riverfolk  # isort: skip
from marches.games.root.factions.mechanical import rules as mechanical  # isort: skip

__all__ = ["alliance", "effects", "eyrie", "lizards", "marquise", "mechanical", "riverfolk", "vagabond"]
