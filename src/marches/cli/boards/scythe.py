"""Scythe in the terminal: the hex map, every player's mats, your secret cards."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.text import Text

from marches.cli.boards.scythe_airships import Airships
from marches.cli.boards.scythe_automa import Automas
from marches.cli.boards.scythe_fenris import Fenris
from marches.cli.boards.scythe_modules import Modules
from marches.cli.boards.sheet import Sheet
from marches.games.scythe.edge.view import HexShape, HexView, ScytheView, SeatView
from marches.rules import find
from marches.text import Words

WIDEST, ROOMY, NARROWEST = 15, 12, 8
"""Characters a hex may take: below ROOMY its words are cut short, below NARROWEST there is a list instead of a map."""
LINES = 4
SEAT = {
    "nordic": "bright_blue",
    "saxony": "grey62",
    "polania": "white",
    "crimea": "yellow",
    "rusviet": "red",
    "albion": "green",
    "togawa": "magenta",
    "vesna": "bright_cyan",
    "fenris": "dark_orange3",
}
TERRAIN = {
    "mountain": "grey70",
    "farm": "yellow",
    "forest": "green",
    "tundra": "cyan",
    "village": "dark_orange",
    "lake": "blue",
    "factory": "bold red",
    "home-base": "dim",
}


def board(view: ScytheView, viewer: int, words: Words) -> RenderableType:
    """The map, then the players, then what only you may see."""
    return Drawing(view, viewer, words)


def aids(view: ScytheView, words: Words) -> RenderableType:
    """scythe:component.aids  What each kind of unit does, and where each faction's Riverwalk leads."""
    rows = [Text(find(rule).text(words.lang)) for rule in view.aids.units.values()]
    for mat in view.aids.factions:
        terrains = [str(words.fact("scythe", f"terrain:{terrain}")) for terrain in mat.terrains["riverwalk"]]
        crossing = f"{words.message('cli-scythe-riverwalk')}: {', '.join(terrains) or '–'}"
        rows.append(Text(f"{words.fact('scythe', f'faction:{mat.id}')} ({' · '.join(mat.leader)})  {crossing}"))
    return Group(*rows)


class Drawing:
    """One view, laid out for the terminal it is printed on."""

    def __init__(self, view: ScytheView, viewer: int, words: Words) -> None:
        self.view = view
        self.viewer = viewer
        self.words = words
        self.airships = Airships(view, words)
        self.fenris = Fenris(view, words)
        self.automas = Automas(view, words)

    def name(self, kind: str, thing: str) -> str:
        return str(self.words.fact("scythe", f"{kind}:{thing}"))

    def say(self, key: str, **facts: int | str) -> str:
        return self.words.message(f"cli-scythe-{key}", facts)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.all(options.max_width)

    def all(self, wide: int) -> RenderableType:
        parts: list[RenderableType] = [Text(self.say("state", turn=max(1, self.view.turns)), style="bold")]
        if self.view.hexes:
            cols = max(shape.col for shape in self.view.board.hexes) + 1
            cell = min(WIDEST, (wide + 2) * 2 // (2 * cols + 1))  # every second row is shifted by half a hex
            parts.append(self.map(cell) if cell >= NARROWEST else self.listing())
        if self.view.structure_bonus:
            bonus = self.name("structure-bonus", self.view.structure_bonus)
            parts.append(Text(f"{self.say('bonus')}: {bonus}"))
        parts += self.airships.tiles()
        parts += Modules(self.view, self.words).rows() + self.fenris.rows()
        parts.append(Columns([self.seat(seat) for seat in range(len(self.view.seats))]))
        if self.viewer >= 0:
            parts.append(self.secrets())
        return Group(*parts)

    # -- the board --------------------------------------------------------------------------------------------

    def map(self, cell: int) -> Text:
        shapes = self.view.board.hexes
        rows = max(shape.row for shape in shapes) + 1
        cols = max(shape.col for shape in shapes) + 1
        sheet = Sheet((cols + 1) * cell, rows * LINES)
        shown = {one.id: one for one in self.view.hexes}
        at = {shape.id: _corner(shape, cell) for shape in shapes}
        for shape in shapes:
            self._hex(sheet, shape, shown.get(shape.id, HexView(shape.id)), at[shape.id], cell)
        for one, other in self.view.board.rivers:
            x = (at[one][0] + at[other][0]) // 2 + cell // 2 - 1
            y = (at[one][1] + at[other][1]) // 2 + 1
            sheet.put(x if at[one][1] != at[other][1] else max(at[one][0], at[other][0]) - 1, y, "≈", "bold blue")
        for shape in shapes:
            for place, (seat, mark) in enumerate(self.airships.over(shape.id)):
                x, y = at[shape.id]
                sheet.put(x + place * (len(mark) + 1), y + 3, mark, f"bold {self._style(seat)}")
        return sheet.text()

    def _hex(self, sheet: Sheet, shape: HexShape, shown: HexView, at: tuple[int, int], cell: int) -> None:
        x, y = at
        roomy = cell >= ROOMY
        style = TERRAIN.get(shape.terrain, "white")
        label, marks = self._label(shape), self._marks(shape, shown)
        controller = f"bold {self._style(shown.controller)}" if shown.controller >= 0 else f"dim {style}"
        where = self._place(shape)
        sheet.put(x, y, where, controller)
        sheet.put(x + len(where), y, f"{label[: cell - len(where) - max(2, len(marks) + 1)]}{marks}", style)
        place = x
        for seat, mark in self._units(shown):
            sheet.put(place, y + 1, mark + " ", f"bold {self._style(seat)}")
            place += len(mark) + 1
        if shown.structure is not None:
            owner, kind = shown.structure
            sheet.put(x, y + 2, f"▲{self.name('structure', kind)[: 5 if roomy else 2]} ", self._style(owner))
            x += 7 if roomy else 4
        sheet.put(x, y + 2, (" " if roomy else "").join(self._goods(shown, 2 if roomy else 1)), "bold")

    def listing(self) -> RenderableType:
        """What stands where, line by line: for a terminal too narrow for the map."""
        shown = {one.id: one for one in self.view.hexes}
        rows = []
        for shape in self.view.board.hexes:
            one = shown.get(shape.id, HexView(shape.id))
            row = Text(f"{self._place(shape)}{self._label(shape)}{self._marks(shape, one)}", TERRAIN[shape.terrain])
            for seat, mark in self._units(one):
                row.append(f"  {mark}", f"bold {self._style(seat)}")
            if one.structure is not None:
                row.append(f"  ▲{self.name('structure', one.structure[1])}", self._style(one.structure[0]))
            row.append("".join(f"  {goods}" for goods in self._goods(one, 2)), "bold")
            if one.units or one.structure is not None or one.encounter or self._goods(one, 2):
                rows.append(row)
        return Group(*rows)

    def _label(self, shape: HexShape) -> str:
        return self.name("faction", shape.base) if shape.base else self.name("terrain", shape.terrain)

    def _marks(self, shape: HexShape, shown: HexView) -> str:
        return ("⌂" if shape.tunnel else "") + ("★" if shown.encounter else "") + self.fenris.mark(shape.id)

    def _units(self, shown: HexView) -> list[tuple[int, str]]:
        """Whose units stand there, and how they are written."""
        return [
            (int(seat), "".join(f"{self._unit(kind)}{count}" for kind, count in units.items() if count))
            for seat, units in shown.units.items()
        ]

    def _goods(self, shown: HexView, letters: int) -> list[str]:
        return [f"{self.name('resource', kind)[:letters]}{count}" for kind, count in shown.resources.items() if count]

    def _place(self, shape: HexShape) -> str:
        """The position of a territory, from the end of its name: `C4`. Home bases and the Factory keep their names."""
        last = self.name("hex", shape.id).split()[-1]
        return f"{last} " if last[-1].isdigit() else ""

    def _unit(self, kind: str) -> str:
        return {"character": "♟", "champion": "T", "worker": "w", "workers": "w"}.get(kind, "M")

    def _style(self, seat: int) -> str:
        return SEAT.get(self.view.seats[seat].faction, "white") if 0 <= seat < len(self.view.seats) else "white"

    # -- the players ------------------------------------------------------------------------------------------

    def seat(self, number: int) -> RenderableType:
        seat = self.view.seats[number]
        stars = sum(seat.stars.values())
        money = self.say(
            "means", power=seat.power, popularity=seat.popularity, coins=seat.coins, cards=seat.combat_cards
        )
        rows = [
            Text(f"{self._called('faction', seat.faction)} · {self._mat_name(number)}", style="bold"),
            Text(self._leader(seat), style="italic"),
            Text(money),
        ]
        names = [self.name("triumph", triumph) + (f"×{n}" if n > 1 else "") for triumph, n in seat.stars.items()]
        rows.append(Text("★" * stars + "☆" * max(0, 6 - stars) + f" {', '.join(names)}", style="yellow"))
        if not self.automas.level(number):
            rows.append(Text(f"{self.say('last')}: {self.words.fact('scythe', seat.section)}"))
            rows += self._mat(seat)
        rows += self.automas.rows(number) + self.airships.cargo(number)
        active = "▶ " if number == self.view.active else ""
        total = f"  ${seat.score.total}" if seat.score is not None else ""
        title = f"{active}{self.words.player(number)}{total}{self._crown(seat)}"
        return Panel(Group(*rows), title=title, title_align="left", border_style=self._style(number), width=60)

    def _crown(self, seat: SeatView) -> str:
        totals = [other.score.total for other in self.view.seats if other.score is not None]
        return " ♛" if seat.score is not None and seat.score.total == max(totals) else ""

    def _mat_name(self, number: int) -> str:
        """The player mat of a seat, or the level of an Automa."""
        return self.automas.level(number) or self._called("mat", self.view.seats[number].mat)

    def _called(self, kind: str, thing: str) -> str:
        return self.name(kind, thing) if thing else "–"

    def _leader(self, seat: SeatView) -> str:
        """scythe:component.characters  The character and its animals."""
        return " · ".join(name for mat in self.view.aids.factions if mat.id == seat.faction for name in mat.leader)

    def _mat(self, seat: SeatView) -> list[Text]:
        rows = []
        for action, cost in seat.costs.items():
            row = self.say("bottom", action=self.name("bottom", action), cost=cost, coins=seat.pays.get(action, 0))
            rows.append(Text(row + (f"  {self.say('recruit')}" if action in seat.recruits else "")))
        mechs = [self.name("ability", mech) for mech, place in seat.mechs.items() if place]
        if mechs:
            rows.append(Text(f"{self.say('mechs')}: {', '.join(mechs)}"))
        built = [
            f"{self.name('structure', kind)}, {self.name('hex', place)}"
            for kind, place in seat.structures.items()
            if place
        ]
        if built:
            rows.append(Text(f"{self.say('structures')}: {'; '.join(built)}"))
        return rows

    def secrets(self) -> RenderableType:
        cards = ", ".join(f"{value}×{count}" for value, count in self.view.hand.items() if count) or "–"
        rows = [Text(f"{self.say('combat-cards')}: {cards}")]
        for objective in self.view.objectives:
            rows.append(Text(f"{self.say('objective')}: {self.name('objective', objective)}"))
        return Panel(Group(*rows), title=self.say("secrets"), title_align="left", border_style="dim")


def _corner(shape: HexShape, cell: int) -> tuple[int, int]:
    """Where a hex is drawn. Even rows are shifted half a hex to the right."""
    return shape.col * cell + (cell // 2 if shape.row % 2 == 0 else 0), shape.row * LINES
