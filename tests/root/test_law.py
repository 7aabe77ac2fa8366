"""The chapters of the Law that belong to everyone name no faction and no card."""

import re
from importlib.resources import files

import pytest

from marches.games.root.edge import components as data
from marches.games.root.rules.tables import CARDS, FACTIONS

COMMON = ("battle", "movement", "crafting", "removal")
NAMES = {*FACTIONS, *CARDS, *[character.id for character in data.CHARACTERS], "leader", "otter", "sympathy", "roost"}
OWN_CHAPTERS = re.compile(r"root:(?:[6-9]|1[01])\.|root:(?:card|vagabond|mech|spy|campaign|coop)\.")


@pytest.mark.parametrize("name", COMMON)
def test_a_common_chapter_names_no_faction_and_no_card(name: str) -> None:
    text = files("marches.games.root.rules").joinpath(f"{name}.py").read_text("utf-8").lower()
    named = [word for word in NAMES if re.search(rf"\b{re.escape(word)}s?\b", text)]
    assert named == []
    assert OWN_CHAPTERS.findall(text) == []
