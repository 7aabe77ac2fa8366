"""The Rise of Fenris in the terminal: Influence, Vesna's tokens and cards."""

from __future__ import annotations

from rich.text import Text

from marches.games.scythe.edge.extras import AlliancesView, InfluenceView, MadTeslaView, TeslaView, VesnaView, extra_of
from marches.games.scythe.edge.view import ScytheView
from marches.text import Words


class Fenris:
    """The Rise of Fenris in a view. Shows nothing in a game without it."""

    def __init__(self, view: ScytheView, words: Words) -> None:
        self.influence = extra_of(view.extras, InfluenceView)
        self.vesna = extra_of(view.extras, VesnaView)
        self.alliances = extra_of(view.extras, AlliancesView)
        self.mad = extra_of(view.extras, MadTeslaView)
        self.tesla = extra_of(view.extras, TeslaView)
        self.words = words

    def name(self, kind: str, thing: str) -> str:
        return str(self.words.fact("scythe", f"{kind}:{thing}"))

    def say(self, key: str) -> str:
        return self.words.message(f"cli-scythe-{key}")

    def mark(self, place: str) -> str:
        """What is on a hex."""
        token = "◉" if self.influence is not None and place in self.influence.hexes else ""
        return token + "↯" if self.mad is not None and self.mad.hex == place else token

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
        if self.mad is not None:
            where = self.name("hex", self.mad.hex) if self.mad.hex else "–"
            shows = f"{self.mad.least}–{self.mad.most}"
            found.append(f"↯ {self.say('mad-tesla')}: {where}, {self.say('health')} {self.mad.health}, {shows}")
        if self.tesla is not None:
            owner = self.words.player(self.tesla.seat) if self.tesla.seat >= 0 else "–"
            found.append(f"{self.name('unit', 'champion')}: {owner}")
        return [Text(row) for row in found + self._allies()]

    def _allies(self) -> list[str]:
        """Who holds whose token, and which alliances are broken."""
        if self.alliances is None:
            return []
        found = []
        for seat, token in enumerate(self.alliances.tokens):
            if token.owner != seat:
                ability = self.name("ability", token.ability).split(":")[0].strip()
                mark = f"−${self.alliances.penalty}" if token.broken else ability
                found.append(f"{self.words.player(seat)} ← {self.words.player(token.owner)} ({mark})")
        return [f"{self.say('alliances')}: {'; '.join(found) or '–'}"]
