"""Moments of Scythe with The Rise of Fenris and the modular board."""

from __future__ import annotations

import re
from typing import Any

from tests.web.person import Person
from tools.scenes import ways
from tools.scenes.staging import Scene, Way, ended, played

from marches.games.scythe.rules.expansions.alliances.state import is_broken, partner
from marches.games.scythe.rules.expansions.tracks.rivals import RIVALS_STATE

FIVE = "rusviet nordic crimea saxony polania"
NINE = "fenris vesna togawa nordic albion"
ANY = " ".join(["random"] * 5)


STARS = "Stars|Étoiles"
FACTION = "Faction"
LOG = "Log|Journal"


def tab(name: str) -> Way:
    """The looker opens a tab; on a phone the choices are folded and the page scrolls to it."""

    def open_(someone: Person) -> None:
        someone.until_asked()
        fold = someone.page.locator(".choice .fold")
        if fold.is_visible():
            fold.click()
        someone.page.locator("[role=tab]").filter(has_text=re.compile(name)).click()
        someone.page.evaluate("document.querySelector('.table[data-layout=phone]')?.scrollTo(0, 1e6)")

    return open_


stars = tab(STARS)


def base(someone: Person) -> None:
    """The looker points at the last of the bases that are free."""
    someone.until_asked()
    ways.look_at(someone, someone.page.locator("circle.pick.can").last)


def first_mod(someone: Person) -> None:
    """The looker takes a Mod or token; where it goes is still open."""
    someone.until_asked()
    someone.page.locator(".choice .mods button.go").first.click()


def breach(someone: Person) -> None:
    """The looker points at a step that breaks the alliance."""
    someone.until_asked()
    for one in someone.options.all():
        ways.look_at(someone, one)
        if someone.page.locator(".choice .pre .warn").filter(has_text=re.compile("alliance")).count():
            return


def until_tesla(someone: Person) -> None:
    """The looker plays on until Mad Tesla has moved."""
    for _ in range(40):
        ways.answer_first(someone)
        if re.search("Mad Tesla’s turn|Tour de Tesla fou", someone.page.locator("body").inner_text()):
            return


def warned(g: Any) -> bool:
    """Whether an answer would break the looker's alliance."""
    return partner(g, 0) >= 0 and any(
        line.key == "scythe-preview-breach"
        for action in g.decision.options(g, 0)
        for line in g.decision.preview(g, 0, action)
    )


def rival_fight(g: Any) -> bool:
    """Whether the looker attacks a rival."""
    return bool(g.combat.attacker == 0) and RIVALS_STATE.of(g).on(0, g.combat.defender) > 0


def chosen(count: int) -> Any:
    """Whether that number of factions is chosen."""
    return lambda g: sum(faction >= 0 for faction in g.seating.faction) >= count


SCENES: dict[str, Scene] = {
    "fenris-draft": Scene("scythe", ANY, played("ChooseFaction", 0, 2, chosen(2)), "modular invaders fenris", seat=2),
    "fenris-draft-looked": Scene(
        "scythe", ANY, played("ChooseFaction", 0, 2, chosen(2)), "modular invaders fenris", seat=2, way=base
    ),
    "fenris-draft-first": Scene("scythe", ANY, played("ChooseFaction", 0, 1), "modular", {"layout": "farms"}, seat=1),
    "fenris-board": Scene("scythe", ANY, played("ChooseUnit", 250), "modular invaders fenris"),
    "fenris-board-seven": Scene(
        "scythe", " ".join(["random"] * 7), played("Travel", 300), "modular invaders fenris airships mechmods"
    ),
    "fenris-board-small": Scene(
        "scythe", "random random", played("ChooseSection", 60), "modular", {"remove-tiles": "fewest-tiles"}, way=stars
    ),
    "fenris-mech-mods": Scene("scythe", FIVE, played("ChooseMechMods", 0), "mechmods"),
    "fenris-mech-mods-over": Scene("scythe", FIVE, played("ChooseMechMods", 0), "mechmods", way=first_mod),
    "fenris-infra-mods": Scene("scythe", FIVE, played("ChooseInfraMods", 0), "mechmods inframods"),
    "fenris-mods-play": Scene("scythe", FIVE, played("ChooseSection", 300), "mechmods inframods", way=stars),
    "fenris-mods-faction": Scene("scythe", FIVE, played("ChooseSection", 300), "mechmods inframods", way=tab(FACTION)),
    "fenris-mods-use": Scene("scythe", FIVE, played("OfferMod", 30), "mechmods inframods"),
    "fenris-feint": Scene("scythe", FIVE, played("TurnDial", 30), "mechmods inframods"),
    "fenris-discard-card": Scene("scythe", FIVE, played("DiscardCard", 30), "mechmods inframods"),
    "fenris-war": Scene("scythe", FIVE, played("ChooseSection", 500), "war", way=stars),
    "fenris-peace": Scene("scythe", FIVE, played("ChooseSection", 500), "peace", way=stars),
    "fenris-triumphs": Scene("scythe", FIVE, played("ChooseSection", 500), "triumphtiles", way=stars),
    "fenris-rivals": Scene("scythe", FIVE, played("PlaceRivals", 0), "rivals"),
    "fenris-rivals-play": Scene("scythe", FIVE, played("ChooseSection", 300), "rivals war", way=stars),
    "fenris-rivals-combat": Scene("scythe", FIVE, played("Commit", 30, 0, rival_fight), "rivals"),
    "fenris-rivals-star": Scene("scythe", FIVE, played("ChooseStar", 50), "rivals"),
    "fenris-alliances": Scene("scythe", FIVE, played("ChooseSection", 20), "alliances"),
    "fenris-proposal": Scene("scythe", FIVE, played("AnswerProposal", 10), "alliances"),
    "fenris-allied": Scene("scythe", FIVE, played("ChooseSection", 300), "alliances", way=stars),
    "fenris-breach": Scene("scythe", FIVE, played("Travel", 60, 0, warned), "alliances", way=breach),
    "fenris-broken": Scene(
        "scythe", FIVE, played("ChooseSection", 60, 0, lambda g: is_broken(g, 0)), "alliances", way=stars
    ),
    "fenris-vesna": Scene("scythe", "vesna nordic fenris", played("ChooseAbilities", 0), "fenris"),
    "fenris-vesna-play": Scene("scythe", "vesna nordic fenris", played("ChooseSection", 300), "fenris", way=stars),
    "fenris-influence": Scene("scythe", NINE, played("Travel", 300), "fenris invaders", way=stars),
    "fenris-influence-offer": Scene("scythe", NINE, played("OfferInfluence", 60), "fenris invaders"),
    "fenris-frighten": Scene("scythe", NINE, played("Frighten", 20), "fenris invaders"),
    "fenris-tesla": Scene("scythe", FIVE, played("ChooseUnit", 200), "tesla", {"tesla-for": "rusviet"}),
    "fenris-mad-tesla": Scene("scythe", FIVE, played("ChooseSection", 200), "mad-tesla", way=stars),
    "fenris-mad-turn": Scene("scythe", FIVE, played("ChooseBottom", 200, 4), "mad-tesla", seat=4, way=until_tesla),
    "fenris-mad-combat": Scene("scythe", FIVE, played("CommitTesla", 100), "mad-tesla"),
    "fenris-mad-send": Scene("scythe", FIVE, played("SendTesla", 50), "mad-tesla"),
    "fenris-mad-discards": Scene("scythe", FIVE, played("OrderDiscards", 50), "mad-tesla"),
    "fenris-bidding": Scene("scythe", ANY, played("ChoosePair", 6), "invaders fenris", {"bidding": True}),
    "fenris-bid": Scene("scythe", ANY, played("NameBid", 6), "invaders fenris", {"bidding": True}),
    "fenris-end": Scene("scythe", FIVE, ended(), "alliances war mechmods inframods tesla rivals"),
    "fenris-end-influence": Scene("scythe", NINE, ended(), "fenris invaders modular mad-tesla"),
}
