"""Automas in the terminal: tracker, scheme and deck, the account of the latest turn, what may come next."""

from __future__ import annotations

from rich.text import Text

from marches.games.scythe.edge.extras import AutomaAccountView, AutomaMatView, AutomasView, AutomaTryView, extra_of
from marches.games.scythe.edge.view import ScytheView
from marches.text import Words

SCHEMES = {1: "I", 2: "II"}


class Automas:
    """The Automas in a view. Shows nothing in a game without them."""

    def __init__(self, view: ScytheView, words: Words) -> None:
        found = extra_of(view.extras, AutomasView)
        self.mats = {mat.seat: mat for mat in found.automas} if found is not None else {}
        self.words = words

    def name(self, kind: str, thing: str) -> str:
        return str(self.words.fact("scythe", f"{kind}:{thing}"))

    def say(self, key: str, **facts: int | str) -> str:
        return self.words.message(f"cli-scythe-automa-{key}", facts)

    def level(self, seat: int) -> str:
        """The level of a seat. Empty if a person plays it."""
        return self.name("automa-level", self.mats[seat].level) if seat in self.mats else ""

    def rows(self, seat: int) -> list[Text]:
        """What an Automa has in front of it instead of a player mat."""
        if seat not in self.mats:
            return []
        mat = self.mats[seat]
        deck = self.say("deck", scheme=SCHEMES[mat.scheme], deck=mat.deck, loot=mat.loot)
        waiting = [f"w{mat.mat_workers}", *[self.name("unit", unit) for unit in mat.mat_fighters]]
        rows = [Text(self.tracker(mat)), Text(deck), Text(f"{self.say('mat')}: {', '.join(waiting)}")]
        if mat.account is not None:
            rows += [Text(row) for row in self.account(mat.account)]
        return rows + [Text(row, style="dim") for row in self.prospects(mat)]

    def tracker(self, mat: AutomaMatView) -> str:
        """The spaces of its tracker: ≈ water is barred, ★ a star, II the second scheme, the marker in brackets."""
        found = ""
        for space in range(1, mat.spaces + 1):
            mark = "★" if space in mat.stars else "≈" if space <= mat.barred else "·"
            mark += "II" if space == mat.second else ""
            found += f"[{mark}]" if space == mat.marker else mark
        return f"{found} {mat.marker}/{mat.spaces}"

    def account(self, turn: AutomaAccountView) -> list[str]:
        """Its latest turn, step by step."""
        card = self.name("automa-card", turn.card)
        rows = [self.say("turn", card=card, half=SCHEMES[turn.half])]
        if turn.skipped:
            return [*rows, f"  {self.say('skipped')}"]
        rows += [f"  {self._tried(one)}" for one in turn.tries]
        gains = [f"{self.name('automa-gain', gain.gain)} {gain.taken}/{gain.shown}" for gain in turn.gains]
        rows.append(f"  {self.say('gains')}: {', '.join(gains) or '–'}")
        if turn.bonus:
            takers = ", ".join(self.words.player(seat) for seat in turn.takers) or "–"
            rows.append(f"  {self.say('bonus')}: {self.name('bonus', turn.bonus)} ({takers})")
        return rows

    def _tried(self, tried: AutomaTryView) -> str:
        option = self.name("automa-move", tried.option)
        if tried.reason is not None:
            return f"✗ {option}: {self.words.say(tried.reason)}"
        unit, tie = self.name("unit", tried.unit), self.name("automa-tie", tried.tie)
        return f"✓ {unit}: {self.name('hex', tried.start)} → {self.name('hex', tried.to)} ({tie})"

    def prospects(self, mat: AutomaMatView) -> list[str]:
        """What its next card may bring, the likeliest move first."""
        rows = []
        total = sum(len(one.cards) for one in mat.prospects)
        for one in sorted(mat.prospects, key=lambda one: -len(one.cards)):
            odds = f"{len(one.cards)}/{total}"
            if one.unit:
                way = f"{self.name('hex', one.start)} → {self.name('hex', one.to)}"
                rows.append(f"  {odds}  {self.name('unit', one.unit)}: {way}")
            else:
                rows.append(f"  {odds}  {self.say('no-move')}")
        return [f"{self.say('next')}:", *rows] if rows else []
