"""Raiders of Scythia in the terminal: village, civilisations, everyone's crew and goods, your hand."""

from __future__ import annotations

from collections import Counter

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from marches.games.raiders.edge.components import inventory
from marches.games.raiders.edge.preview import describe
from marches.games.raiders.edge.view import (
    AnimalView,
    CivilisationView,
    PlayerView,
    QuestView,
    RaidersView,
    RivalView,
    SettlementView,
    SlotView,
    SpaceView,
)
from marches.games.raiders.rules.kit import PRINTED
from marches.text import Words

WORKER = {"blue": "bold bright_blue", "grey": "bold white", "red": "bold bright_red", "covered": "dim"}
SEAT = {"purple": "magenta", "orange": "dark_orange", "green": "green", "blue": "bright_blue"}
STAND_INS = {(item.kind, item.id) for item in inventory() if item.status == "stand-in"}
GOODS = ("silver", "provision", "kumis", "gold", "equipment", "wagon", "livestock")


def board(view: RaidersView, viewer: int, words: Words) -> RenderableType:
    """Everything `view` shows, from the table's middle outwards."""
    return Drawing(view, viewer, words).all()


class Drawing:
    """One view, laid out."""

    def __init__(self, view: RaidersView, viewer: int, words: Words) -> None:
        self.view = view
        self.viewer = viewer
        self.words = words

    def name(self, kind: str, thing: str) -> str:
        """A thing's name, with a mark if it is one of our stand-ins."""
        mark = "°" if (kind, thing) in STAND_INS else ""
        return f"{self.words.fact('raiders', f'{kind}:{thing}')}{mark}"

    def say(self, key: str, **facts: int | str) -> str:
        return self.words.message(f"cli-raiders-{key}", facts)

    def all(self) -> RenderableType:
        parts: list[RenderableType] = [self.state()]
        if self.view.offer:
            parts.append(self.offer())
        if self.view.phase != "setup":
            parts += [self.village(), *[self.civilisation(civ) for civ in self.view.civilisations]]
        parts.append(Columns([self.player(player) for player in self.view.players], expand=False))
        if self.view.rival is not None:
            parts.append(self.rival(self.view.rival))
        if self.view.hand:
            parts.append(self.hand())
        parts.append(Text(self.say("stand-in"), style="dim"))
        return Group(*parts)

    def state(self) -> Text:
        shown = self.view
        left = {"spaces": shown.spaces_left, "quests": shown.quests_left}
        if shown.ending == "settlements":
            line = self.say("state-settlements", turn=shown.turn + 1, settlements=shown.settlements_left, **left)
        else:
            line = self.say("state", turn=shown.turn + 1, **left)
        text = Text(line, style="bold")
        if shown.last_round and shown.phase != "over":
            text.append("  " + self.say("last-round"), style="bold yellow")
        return text

    # -- the board --------------------------------------------------------------------------------------------

    def village(self) -> RenderableType:
        places = Columns([self._location(place) for place in range(len(self.view.village))], padding=(0, 3))
        quests = [self._quest(quest) for quest in self.view.quest_slots if quest is not None]
        animals = [self._animal(animal) for animal in self.view.display if animal is not None]
        rows = [
            Text.assemble((self.say("quests") + ": ", "bold"), " · ".join(quests) or "–"),
            Text.assemble((self.say("animals") + ": ", "bold"), " · ".join(animals) or "–"),
        ]
        return Group(Text(self.say("village"), style="bold"), places, *rows)

    def _location(self, place: int) -> Text:
        location = self.view.village[place]
        text = Text(self.name("location", location.id) + " ")
        if location.worker:
            text.append(f"● {self.name('worker', location.worker)}", style=WORKER[location.worker])
        else:
            closed = [colour for colour in ("blue", "grey", "red") if colour not in location.takes]
            text.append("○", style="dim")
            if closed:
                text.append(
                    " " + self.say("not", worker=", ".join(self.name("worker", c) for c in closed)), style="dim"
                )
        if location.blocked:
            text.append(" ✕ " + self.say("blocked"), style="yellow")
        return text

    def civilisation(self, civ: CivilisationView) -> RenderableType:
        title = f"{self.name('civ', civ.id)}  {self.say('dice', red=civ.red, white=civ.white, wounds=civ.fail_wounds)}"
        grid = Table(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 1), show_header=False)
        for settlement in civ.settlements:
            if any(space.in_play for space in settlement.spaces):
                grid.add_row(*self._settlement(settlement))
        return grid

    def _settlement(self, settlement: SettlementView) -> list[Text]:
        workers = Text(" ").join([self._worker(colour) for colour in settlement.workers])
        asks = self.say("asks", crew=settlement.crew, provisions=settlement.provisions, wagons=settlement.wagons)
        tiers = " ".join(f"{tier.strength}→{tier.vp}" for tier in settlement.tiers)
        spaces = Text(" | ").join([self._space(space) for space in settlement.spaces if space.in_play])
        return [Text(self.name("settlement", settlement.id)), workers, Text(asks), Text(f"[{tiers}]"), spaces]

    def _space(self, space: SpaceView) -> Text:
        text = Text()
        if space.raided:
            text.append(self.say("raided"), style="dim")
        else:
            goods = [f"{self.name('good', good)} {count}" for good, count in space.plunder.items() if count]
            text.append(", ".join(goods) or "–", style="yellow" if space.plunder.get("gold") else "")
            text.append(" ")
            text.append(self._worker(space.worker))
        if space.quest is not None and space.quest.id:
            text.append(f" {self._quest(space.quest)}", style="cyan")
        return text

    def _worker(self, colour: str) -> Text:
        """A worker in short: its colour, and the colour's first letter for players who cannot tell colours apart."""
        return Text(f"●{self.name('worker', colour)[0].upper()}", style=WORKER[colour])

    def _quest(self, quest: QuestView) -> str:
        return self.say("face-down") if quest.id is None else self._printed("quest", quest.id)

    def _animal(self, animal: AnimalView) -> str:
        mark = "°" if ("animal", animal.id) in STAND_INS else ""
        return f"{self._half('eagle', animal)} / {self._half('horse', animal)}{mark}"

    def _half(self, side: str, animal: AnimalView) -> str:
        """One half of an animal card, in words."""
        return f"{self.name('side', side)} ({self.words.phrase(describe(PRINTED, side, animal.id))})"

    def _printed(self, kind: str, thing: str) -> str:
        """A thing's name and what is printed on it."""
        said = self._said(kind, thing)
        return f"{self.name(kind, thing)} ({said})" if said else self.name(kind, thing)

    # -- the players ------------------------------------------------------------------------------------------

    def player(self, player: PlayerView) -> RenderableType:
        rows: list[RenderableType] = [self._goods(player)]
        if player.hero:
            rows.append(Text.assemble((self.name("hero", player.hero) + ": ", "bold"), self._said("hero", player.hero)))
        rows += [self._slot(number, slot) for number, slot in enumerate(player.slots, 1) if _used(slot)]
        if player.quest_count:
            seen = [self._quest(quest) for quest in player.quests]
            rows.append(Text(f"{self.say('done')}: {' · '.join(seen) or player.quest_count}"))
        active = player.seat == self.view.active and self.view.phase != "over"
        title = f"{'▶ ' if active else ''}{self.words.player(player.seat)}"
        title += f"  {self._score(player)}"
        border = SEAT.get(player.colour, "white")
        return Panel(Group(*rows), title=title, title_align="left", border_style=border, width=62)

    def _score(self, player: PlayerView) -> str:
        """raiders:quest.collect  Face-down quests are counted, their points are not."""
        hidden = player.quest_count - len(player.quests)
        if not hidden:
            return self.say("score", vp=player.vp, projected=player.projected)
        return self.say("score-hidden", vp=player.vp, projected=player.projected, quests=hidden)

    def _goods(self, player: PlayerView) -> Text:
        counts = {"silver": player.silver, "provision": player.provision, "kumis": player.kumis, **player.plunder}
        held = [f"{self.name('good', good)} {counts[good]}" for good in GOODS if counts.get(good)]
        text = Text(", ".join(held) or "–")
        text.append(" · " + self.say("cards", count=player.hand_size))
        if player.worker:
            text.append(f" · ● {self.name('worker', player.worker)}", style=WORKER[player.worker])
        return text

    def _slot(self, number: int, slot: SlotView) -> Text:
        text = Text(f"{number} ")
        text.append(self.name("crew", slot.member) if slot.member else "–", style="bold" if slot.member else "dim")
        if slot.member:
            text.append(f" {slot.strength}")
            if slot.wounds:
                text.append(f" −{slot.wounds}", style="bright_red")
        if slot.eagle:
            text.append(f"  ↑ {self._half('eagle', slot.eagle)}", style="cyan")
        if slot.horse:
            text.append(f"  ↓ {self._half('horse', slot.horse)}", style="yellow")
        return text

    def _said(self, kind: str, thing: str) -> str:
        return self.words.phrase(describe(PRINTED, kind, thing))

    def rival(self, rival: RivalView) -> RenderableType:
        goods = self.say("rival", provisions=rival.provisions, strength=rival.strength, horses=len(rival.horses))
        rows = [Text(goods)]
        if rival.scheme:
            rows.append(Text(f"{self.name('scheme', rival.scheme)}: {self._said('scheme', rival.scheme)}"))
        title = f"{self.name('level', rival.level)}  {self.say('score', vp=rival.vp, projected=rival.projected)}"
        return Panel(Group(*rows), title=title, title_align="left", border_style="red", width=92)

    def hand(self) -> RenderableType:
        rows = [
            Text.assemble((f"{count}× " if count > 1 else "", "bold"), self._printed("crew", card))
            for card, count in Counter(card.id for card in self.view.hand).items()
        ]
        return Panel(Group(*rows), title=self.say("hand"), title_align="left", border_style="dim")

    def offer(self) -> RenderableType:
        grid = Table(title=self.say("pairs"), title_justify="left", title_style="bold", box=None, show_header=False)
        for pair in self.view.offer:
            crew = self._printed("crew", pair.card) if pair.card else ""
            grid.add_row(self._printed("hero", pair.hero), "+", crew)
        return grid


def _used(slot: SlotView) -> bool:
    return bool(slot.member or slot.eagle or slot.horse)
