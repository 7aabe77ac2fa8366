"""Moments of Root."""

from __future__ import annotations

from typing import Any

from tools.scenes import ways
from tools.scenes.staging import Scene, played

FOUR = "marquise eyrie alliance vagabond"
RIVER = "riverfolk lizards vagabond eyrie"
WINTER: dict[str, Any] = {"map": "winter"}


def several(g: Any) -> bool:
    """Whether there is a choice."""
    return len(g.decision.options(g, g.decision.seats(g)[0])) > 1


SCENES: dict[str, Scene] = {
    "root-daylight": Scene("root", FOUR, played("MarquiseActions", late=150)),
    "root-keep": Scene("root", FOUR, played("PlaceKeep", late=0)),
    "root-march": Scene("root", FOUR, played("MoveTo", 150), way=ways.point()),
    "root-attack": Scene("root", FOUR, played("Battle", 150, if_=several), way=ways.point(0)),
    "root-ambush": Scene("root", FOUR, played("OfferAmbush", 60, if_=several)),
    "root-hits": Scene("root", FOUR, played("LosePiece", 100)),
    "root-rolled": Scene("root", FOUR, played("UseBattleCards", 100, seat=2), seat=2),
    "root-decree": Scene("root", FOUR, played("AddToDecree", 150, seat=1), seat=1, way=ways.point()),
    "root-resolve": Scene("root", FOUR, played("DecreeColumn", 150, seat=1), seat=1),
    "root-craft": Scene("root", FOUR, played("EyrieCraft", 150, seat=1, if_=several), seat=1, way=ways.point(0)),
    "root-revolt": Scene("root", FOUR, played("RevoltOrSpread", 120, seat=2, if_=several), seat=2, way=ways.point()),
    "root-supporters": Scene("root", FOUR, played("PaySupporters", 120, seat=2), seat=2),
    "root-vagabond": Scene("root", FOUR, played("VagabondActions", 150, seat=3), seat=3, way=ways.point()),
    "root-wounded": Scene("root", FOUR, played("TakeItemHits", 150, seat=3), seat=3),
    "root-services": Scene("root", RIVER, played("BuyServices", 80, seat=3), "riverfolk", WINTER, seat=3),
    "root-prices": Scene("root", RIVER, played("SetPrice", 80), "riverfolk", WINTER),
    "root-lizards": Scene("root", RIVER, played("Rituals", 100, seat=1), "riverfolk", WINTER, seat=1),
    "root-conspire": Scene("root", RIVER, played("Conspire", 60, seat=1), "riverfolk", WINTER, seat=1),
    "root-trade": Scene("root", RIVER, played("RiverfolkActions", 100), "riverfolk", WINTER, way=ways.point()),
    "root-together": Scene(
        "root",
        "mechanical " + FOUR.split(" ", 1)[1],
        played("AllianceDaylight", 40, seat=2),
        "",
        {"cooperative": True},
        2,
    ),
    "root-why": Scene("root", FOUR, played("MarquiseActions", late=150), way=ways.why),
    "root-tab": Scene("root", FOUR, played("MarquiseActions", late=150), way=ways.second_tab),
    "root-waiting": Scene("root", FOUR, played("DecreeColumn", 150, seat=1), way=ways.settled, other=1),
}
