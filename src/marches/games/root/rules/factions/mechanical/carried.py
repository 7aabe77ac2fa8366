"""root:campaign.card  What a campaign brings into a game: her points, and the cards each player has kept.

The option `kept` is one word, `eyrie=brutal-tactics+command-warren/alliance=cobbler`.
"""

from __future__ import annotations

from marches.games.root.rules.cards import from_deck, name
from marches.games.root.rules.factions.mechanical.state import HANDICAP
from marches.games.root.rules.state import RootGame, RootSeatStep
from marches.games.root.rules.tables import CARDS, FACTIONS
from marches.kernel.bits import bit


def read_kept(text: str) -> dict[str, list[str]]:
    """The cards kept by each faction; raises `ValueError` if the word is malformed."""
    found: dict[str, list[str]] = {}
    for state in text.split("/") if text else []:
        faction, separator, cards = state.partition("=")
        if not separator or not cards or faction in found:
            raise ValueError(f"{state!r} is not written faction=card+card")
        found[faction] = cards.split("+")
    return found


def write_kept(kept: dict[str, list[str]]) -> str:
    """The option `kept` for these cards."""
    return "/".join([f"{faction}={'+'.join(cards)}" for faction, cards in sorted(kept.items()) if cards])


class StartCampaign(RootSeatStep):
    """root:campaign.handicap, campaign.card  Before the deal, score her points and put kept cards into play."""

    def run(self, g: RootGame) -> None:
        wins, kept = g.chosen.get("wins", 0), g.chosen.get("kept", "")
        assert isinstance(wins, int)
        assert isinstance(kept, str)
        g.scores[self.seat] = wins * HANDICAP
        for faction, cards in read_kept(kept).items():
            seat = g.factions.index(FACTIONS.index(faction))
            for card in cards:
                kind = CARDS.index(card)
                g.crafted[seat] |= bit(from_deck(g, kind))
                if g.events is not None:
                    g.tell("root-did-keep", {"seat": f"seat:{seat}", "card": name(kind)})
