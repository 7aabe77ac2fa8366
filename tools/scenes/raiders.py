"""Moments of Raiders of Scythia."""

from __future__ import annotations

from tools.scenes import ways
from tools.scenes.staging import Scene, played

THREE = "purple orange green"
SCENES: dict[str, Scene] = {
    "raiders-raid": Scene("raiders", THREE, played("SpendKumis", late=150)),
    "raiders-heroes": Scene("raiders", THREE, played("PickPair", 0)),
    "raiders-cards": Scene("raiders", THREE, played("KeepHand", 0), way=ways.point()),
    "raiders-turn": Scene("raiders", THREE, played("WorkOrRaid", 300), way=ways.point(0)),
    "raiders-village": Scene("raiders", THREE, played("UseLocation", 200), way=ways.point(0)),
    "raiders-take": Scene("raiders", THREE, played("TakeWorker", 250), way=ways.point(0)),
    "raiders-hire": Scene("raiders", THREE, played("HireMember", 200), way=ways.point()),
    "raiders-animal": Scene("raiders", THREE, played("ChooseAnimal", 200), way=ways.point(0)),
    "raiders-wounds": Scene("raiders", THREE, played("PlaceWounds", 150)),
    "raiders-space": Scene("raiders", THREE, played("ChooseSpace", 150), way=ways.point(0)),
    "raiders-quest": Scene("raiders", THREE, played("CompleteQuest", 200), way=ways.point(0)),
    "raiders-solo": Scene("raiders", "purple", played("WorkOrRaid", 60), "solo"),
    "raiders-why": Scene("raiders", THREE, played("TakeWorker", 250), way=ways.why),
    "raiders-tab": Scene("raiders", THREE, played("WorkOrRaid", 300), way=ways.second_tab),
    "raiders-panel": Scene("raiders", THREE, played("WorkOrRaid", 300), way=ways.other_panel),
    "raiders-waiting": Scene("raiders", THREE, played("WorkOrRaid", 300, seat=1), way=ways.settled, other=1),
}
