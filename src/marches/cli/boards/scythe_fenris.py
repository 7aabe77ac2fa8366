"""The Rise of Fenris in the terminal: Influence, Vesna's tokens and cards."""

from __future__ import annotations

from rich.text import Text

from marches.games.scythe.edge.extras import InfluenceView, VesnaView, extra_of
from marches.games.scythe.edge.view import ScytheView
from marches.text import Words


class Fenris:
    """What a view shows of it; nothing in a game without."""

    def __init__(self, view: ScytheView, words: Words) -> None:
        self.influence = extra_of(view.extras, InfluenceView)
        self.vesna = extra_of(view.extras, VesnaView)
        self.words = words

    def name(self, kind: str, thing: str) -> str:
        return str(self.words.fact("scythe", f"{kind}:{thing}"))

    def say(self, key: str) -> str:
        return self.words.message(f"cli-scythe-{key}")

    def mark(self, place: str) -> str:
        """What lies on a hex."""
        return "◉" if self.influence is not None and place in self.influence.hexes else ""

    def rows(self) -> list[Text]:
        """One line for each thing to know."""
        found: list[str] = []
        if self.influence is not None:
            held = [f"{self.words.player(seat)} {count}" for seat, count in enumerate(self.influence.held) if count]
            found.append(f"◉ {self.say('influence')}: {', '.join(held) or '–'}")
        if self.vesna is not None:
            tokens = [self.name("ability", token).split(":")[0].strip() for token in self.vesna.offered]
            cards = [self.name("factory-card", card) for card in self.vesna.cards]
            found.append(f"{self.say('vesna-tokens')}: {', '.join(tokens) or '–'}")
            found.append(f"{self.say('open-cards')}: {', '.join(cards) or '–'}")
        return [Text(row) for row in found]
