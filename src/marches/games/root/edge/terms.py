"""What goes with what at a table: factions and their box, the Mechanical Marquise, options of a campaign."""

from __future__ import annotations

from marches.games.root.edge.components import CARDS, FACTIONS
from marches.games.root.rules.tables import SEATS
from marches.kernel.terms import Brings, ByLabel, Given, Terms, When

MECHANICAL = "mechanical"
RIVERFOLK = tuple(faction.id for faction in FACTIONS if faction.box == "riverfolk")
"""The factions of the Riverfolk box."""
MOST_TOGETHER = 4
"""root:mech.modes  People who may play together against her."""
WANDERERS = ("", "vagabond", "vagabond2")
"""Seats a Vagabond has or may yet have."""

TERMS = Terms(
    players=4,
    brings=(Brings("riverfolk", When(seated=(RIVERFOLK,))),),
    offered={
        "cooperative": When(players=tuple(range(2, MOST_TOGETHER + 2))),
        "wins": When(options={"cooperative": True}),
        "kept": When(options={"cooperative": True}, unlike={"wins": 0}),
        "partner-truce": When(players=tuple(range(4, SEATS + 1)), seated=(WANDERERS,)),
        "vagabond-hurt": When(seated=(WANDERERS,)),
        "hired-forgiven": When(seated=(WANDERERS, ("riverfolk",))),
    },
    settled=(
        Given("cooperative", False, When(absent=(MECHANICAL,))),
        Given("cooperative", True, When(players=(2,), seated=((MECHANICAL,),))),
    ),
    needs={"cooperative": MECHANICAL},
    beside={"vagabond2": "vagabond"},
    apart=((MECHANICAL, "marquise"),),
    machines=(MECHANICAL,),
    fields={"kept": ByLabel("card", tuple(card.id for card in CARDS if card.kind == "persistent"), "wins")},
)
"""root:mech.modes, mech.not-both, scenario.mech.coop, campaign.card"""
