"""Root in the terminal: the woodland as a map, everyone's faction board, your hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.text import Text

from marches.cli.boards.sheet import Sheet
from marches.games.root.edge.components import MAPS
from marches.games.root.edge.factions.alliance import AllianceBoard
from marches.games.root.edge.factions.eyrie import EyrieBoard
from marches.games.root.edge.factions.lizards import LizardBoard
from marches.games.root.edge.factions.marquise import MarquiseBoard
from marches.games.root.edge.factions.mechanical import MechanicalBoard
from marches.games.root.edge.factions.riverfolk import RiverfolkBoard
from marches.games.root.edge.factions.vagabond import VagabondBoard
from marches.games.root.edge.view import ClearingView, PlayerView, RootView
from marches.text import Words

WIDEST = 118
"""Columns the woodland takes if there is room."""
NARROWEST = 76
"""Columns below which clearings are listed instead of drawn."""
PANEL = 58
TOP = 6
"""Lines a clearing may take before its pieces are abbreviated."""
SHORT = 4
SEAT = {
    "marquise": "dark_orange",
    "eyrie": "bright_blue",
    "alliance": "green",
    "vagabond": "grey70",
    "vagabond2": "grey50",
    "lizards": "yellow",
    "riverfolk": "cyan",
    "mechanical": "dark_orange3",
}
SUIT = {"fox": "red", "rabbit": "yellow", "mouse": "orange3"}


def board(view: RootView, viewer: int, words: Words) -> RenderableType:
    """The map, then the players, then what is beside the map and in your hand."""
    return Drawing(view, viewer, words)


Token = tuple[str, str]
"""Some letters and their style."""


class Plan:
    """How the woodland fits a terminal: its size, and the box each clearing gets."""

    def __init__(self, wide: int) -> None:
        self.wide = min(wide, WIDEST)
        self.roomy = self.wide == WIDEST
        self.high = 36 if self.roomy else 42
        self.box = 21 if self.roomy else 19 if self.wide >= 96 else 16
        self.lines = 4 if self.roomy else 5

    def centre(self, x: int, y: int) -> tuple[int, int]:
        """A place of the printed map on the sheet; clearings lie between 10 and 91 across, 9 and 88 down."""
        across, down = (min(max(x, 10), 91) - 10) / 81, (min(max(y, 9), 88) - 9) / 79
        return round(self.box / 2 + across * (self.wide - self.box)), round(2 + down * (self.high - 6))


class Drawing:
    """One view, laid out for the terminal it is printed on."""

    def __init__(self, view: RootView, viewer: int, words: Words) -> None:
        self.view = view
        self.viewer = viewer
        self.words = words

    def name(self, kind: str, thing: str) -> str:
        return str(self.words.fact("root", f"{kind}:{thing}"))

    def say(self, key: str, **facts: int | str) -> str:
        return self.words.message(f"cli-root-{key}", facts)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.all(options.max_width)

    def all(self, wide: int) -> RenderableType:
        shown = self.view
        state = self.say("state", turn=shown.turn, phase=self.name("phase", shown.phase), deck=shown.deck)
        parts: list[RenderableType] = [Text(state, style="bold")]
        parts.append(self.map(Plan(wide)) if wide >= NARROWEST else self.listing())
        if wide >= NARROWEST:
            parts.append(Text(self.say("signs"), style="dim"))
        if wide < WIDEST:
            parts += self.links()
        parts.append(self.beside())
        panel = PANEL if wide >= 2 * PANEL else wide
        parts.append(Columns([self.player(player, panel) for player in shown.players]))
        own = next((player for player in shown.players if player.seat == self.viewer), None)
        if own is not None and own.hand:
            parts.append(
                Panel(Text(self._cards(own.hand)), title=self.say("hand"), title_align="left", border_style="dim")
            )
        return Group(*parts)

    # -- the woodland -----------------------------------------------------------------------------------------

    def map(self, plan: Plan) -> Text:
        sheet = Sheet(plan.wide, plan.high)
        board = next(board for board in MAPS if board.id == self.view.map)
        at = {clearing.id: plan.centre(clearing.x, clearing.y) for clearing in board.clearings}
        for links, mark, style in ((board.rivers, "~", "blue"), (board.paths, "·", "white")):
            for one, other in links:
                sheet.line(at[one], at[other], mark, style)
        for forest in board.forests:
            pawns = next((shown.pawns for shown in self.view.forests if shown.id == forest.id), [])
            x, y = plan.centre(forest.x, forest.y)
            sheet.put(x - 1, y, forest.id[:3], "dim green")
            for place, seat in enumerate(pawns):
                sheet.put(x + 3 + 2 * place, y, "♟", self._style(seat))
        for clearing in sorted(self.view.clearings, key=lambda clearing: at[clearing.id][1]):
            self._clearing(sheet, plan, clearing, at[clearing.id])
        return sheet.text()

    def _clearing(self, sheet: Sheet, plan: Plan, clearing: ClearingView, centre: tuple[int, int]) -> None:
        x = max(0, min(plan.wide - plan.box, centre[0] - plan.box // 2))
        rows = self._rows(clearing, plan.box, len)
        if len(rows) > TOP:
            rows = self._rows(clearing, plan.box, lambda name: SHORT)
        high = max(plan.lines - 1, len(rows))
        y = max(0, min(plan.high - high, centre[1] - plan.lines // 2))
        for row in range(high):
            sheet.put(x, y + row, " " * plan.box, "")
        for row, tokens in enumerate(rows):
            place = x
            for text, style in tokens:
                sheet.put(place, y + row, text[: x + plan.box - place], style)
                place += len(text) + 1

    def _rows(self, clearing: ClearingView, wide: int, letters: Callable[[str], int]) -> list[list[Token]]:
        """A clearing in lines: its number and suit, then who is there, then what is there."""
        head, ruin = self._head(clearing), (self.say("ruin"), "dim")
        fits = len(head[0]) + 1 + len(ruin[0]) <= wide
        pieces = self._pieces(clearing, letters)
        if clearing.ruin and not fits:
            pieces.insert(0, ruin)
        first = [head, ruin] if clearing.ruin and fits else [head]
        return [first, *_flow(self._armies(clearing), wide), *_flow(pieces, wide)]

    def _head(self, clearing: ClearingView) -> Token:
        suit = clearing.suit or ""
        slots = "▣" * (clearing.slots - clearing.free) + "▢" * clearing.free
        return f"{clearing.id:>2} {self.name('suit', suit) if suit else '?'} {slots}", f"bold {SUIT.get(suit, 'white')}"

    def _armies(self, clearing: ClearingView) -> list[Token]:
        """Warriors and pawns; the ruler wears a crown."""
        found = []
        for seat, warriors in enumerate(clearing.warriors):
            if warriors or clearing.strength[seat]:
                crown = "♛" if clearing.ruler == seat else ""
                found.append((f"{self._letter(seat)}{warriors}{crown}", f"bold {self._style(seat)}"))
        return found + [("♟", self._style(seat)) for seat in clearing.pawns]

    def _pieces(self, clearing: ClearingView, letters: Callable[[str], int]) -> list[Token]:
        """Buildings and tokens. Those of the clearing's own suit need not name it."""
        found = []
        suit = self.name("suit", clearing.suit) if clearing.suit else ""
        for piece in clearing.pieces:
            name = " ".join(word for word in self.name("piece", piece.piece).split() if word != suit)
            count = f"×{piece.count}" if piece.count > 1 else ""
            found.append((f"{name[: letters(name)]}{count}", self._style(piece.seat)))
        return found

    def listing(self) -> RenderableType:
        """The clearings one by one, if there is no room for a map."""
        rows = []
        for clearing in self.view.clearings:
            tokens = [token for row in self._rows(clearing, WIDEST, len) for token in row]
            rows.append(Text("  ").join(Text(text, style=style) for text, style in tokens))
        for forest in self.view.forests:
            if forest.pawns:
                pawns = [Text("♟", style=self._style(seat)) for seat in forest.pawns]
                rows.append(Text(" ").join([Text(self.name("forest", forest.id), style="dim green"), *pawns]))
        return Group(*rows)

    def links(self) -> list[RenderableType]:
        """Paths and rivers in words, because on a small map boxes hide most of the lines."""
        board = next(board for board in MAPS if board.id == self.view.map)
        rows: list[RenderableType] = []
        for key, pairs in (("paths", board.paths), ("rivers", board.rivers)):
            said = " ".join(f"{one}-{other}" for one, other in sorted((min(pair), max(pair)) for pair in pairs))
            rows.append(Text(f"{self.say(key)}: {said}", style="dim"))
        return rows

    def _style(self, seat: int) -> str:
        return SEAT[self.view.players[seat].faction]

    def _letter(self, seat: int) -> str:
        """The first letter of a faction, or the number of its seat if two share the letter."""
        letters = [self.name("faction", player.faction)[0].upper() for player in self.view.players]
        return letters[seat] if letters.count(letters[seat]) == 1 else f"{letters[seat]}{seat + 1}:"

    # -- beside it --------------------------------------------------------------------------------------------

    def beside(self) -> Text:
        items = ", ".join(f"{self.name('item', item)}×{count}" for item, count in self.view.items.items())
        text = Text.assemble((self.say("items") + ": ", "bold"), items or "–")
        if self.view.available:
            text.append(f"   {self.say('available')}: {self._cards(self.view.available)}")
        return text

    def _cards(self, cards: list[str]) -> str:
        counts = Counter(self.name("card", card) for card in cards)
        return ", ".join(f"{count}× {card}" if count > 1 else card for card, count in counts.items()) or "–"

    def player(self, player: PlayerView, wide: int) -> RenderableType:
        active = "▶ " if player.seat == self.view.active else ""
        leader = max((other.score or 0 for other in self.view.players), default=0)
        crown = " ♛" if player.score is not None and player.score == leader and leader else ""
        score = self.say("score", vp=player.score) if player.score is not None else self.say("no-score")
        title = f"{active}{self.words.player(player.seat)} [{self._letter(player.seat)}] {score}{crown}"
        rows = [Text(self.say("cards", count=player.hand_size)), *self._board(player)]
        if player.hand is not None and player.seat != self.viewer:
            rows.append(Text(self._cards(player.hand)))
        if player.known:
            rows.append(Text(f"{self.say('seen')}: {self._cards(player.known)}", style="dim"))
        if player.crafted:
            rows.append(Text(f"{self.say('crafted')}: {self._cards(player.crafted)}"))
        if player.items:
            held = ", ".join(f"{self.name('item', item)}×{count}" for item, count in player.items.items())
            rows.append(Text(f"{self.say('items')}: {held}"))
        if player.dominance:
            rows.append(Text(f"{self.name('card', player.dominance)}", style="bold yellow"))
        if player.partner is not None:
            rows.append(Text(self.say("partner", player=self.words.player(player.partner)), style="bold yellow"))
        supply = ", ".join(f"{self.name('piece', piece)} {count}" for piece, count in player.supply.items())
        rows.append(Text(f"{self.say('supply')}: {supply}", style="dim"))
        return Panel(Group(*rows), title=title, title_align="left", border_style=SEAT[player.faction], width=wide)

    def _board(self, player: PlayerView) -> list[Text]:
        """What a faction's own board shows."""
        shown = player.board
        if isinstance(shown, MarquiseBoard):
            return self._marquise(shown)
        if isinstance(shown, EyrieBoard):
            return self._eyrie(shown)
        if isinstance(shown, AllianceBoard):
            return self._alliance(shown)
        if isinstance(shown, VagabondBoard):
            return self._vagabond(shown)
        if isinstance(shown, LizardBoard):
            return self._lizards(shown)
        if isinstance(shown, RiverfolkBoard):
            return self._riverfolk(shown)
        return self._mechanical(shown)

    def _marquise(self, shown: MarquiseBoard) -> list[Text]:
        tracks = [f"{self.name('piece', track.piece)} {track.built}/{len(track.values)}" for track in shown.tracks]
        return [Text(self.say("actions", count=shown.actions)), Text(" · ".join(tracks))]

    def _eyrie(self, shown: EyrieBoard) -> list[Text]:
        rows = [Text(self.name("leader", shown.leader) if shown.leader else "–", style="bold")]
        for column in shown.decree:
            cards = [self.name("card", card) for card in column.cards] + ([self.say("vizier")] if column.vizier else [])
            rows.append(Text(f"{self.name('column', column.column)}: {', '.join(cards) or '–'}"))
        rows.append(Text(self.say("roosts", count=shown.roosts, points=shown.points)))
        return rows

    def _alliance(self, shown: AllianceBoard) -> list[Text]:
        rows = [Text(self.say("supporters", count=shown.count, officers=shown.officers))]
        if shown.supporters:
            rows.append(Text(self._cards(shown.supporters)))
        bases = ", ".join(self.name("suit", suit) for suit in shown.bases) or "–"
        rows.append(Text(self.say("sympathy", count=shown.sympathy, bases=bases)))
        return rows

    def _vagabond(self, shown: VagabondBoard) -> list[Text]:
        rows = [Text(self.name("character", shown.character) if shown.character else "–", style="bold")]
        for key, items in (
            ("track", shown.track),
            ("satchel", shown.satchel),
            ("exhausted", shown.exhausted),
            ("damaged", shown.damaged + shown.damaged_exhausted),
        ):
            if items:
                rows.append(Text(f"{self.say(key)}: {', '.join(self.name('item', item) for item in items)}"))
        for relation in shown.relations:
            state = self.name("relation", relation.relation)
            rows.append(Text(f"{self.words.player(relation.seat)}: {state}"))
        if shown.quests:
            rows.append(Text(f"{self.say('quests')}: {', '.join(self.name('quest', quest) for quest in shown.quests)}"))
        return rows

    def _lizards(self, shown: LizardBoard) -> list[Text]:
        outcast = self.name("suit", shown.outcast) if shown.outcast else "–"
        rows = [Text(self.say("hated" if shown.hated else "outcast", suit=outcast), style="bold")]
        rows.append(Text(self.say("acolytes", count=shown.acolytes, souls=len(shown.souls))))
        gardens = [f"{self.name('suit', track.suit)} {track.gardens}" for track in shown.tracks]
        return [*rows, Text(f"{self.say('gardens')}: {', '.join(gardens)}")]

    def _riverfolk(self, shown: RiverfolkBoard) -> list[Text]:
        prices = ", ".join(f"{self.name('service', service)} {price}" for service, price in shown.prices.items())
        funds = self.say("funds", payments=sum(shown.payments), funds=sum(shown.funds), committed=sum(shown.committed))
        return [Text(prices), Text(funds)]

    def _mechanical(self, shown: MechanicalBoard) -> list[Text]:
        orders = ", ".join(self.name("suit", order) if order else "–" for order in shown.orders)
        return [Text(f"{self.say('orders')}: {orders}")]


def _flow(tokens: list[Token], wide: int) -> list[list[Token]]:
    """Tokens in lines of at most this many letters."""
    rows: list[list[Token]] = []
    room = 0
    for token in tokens:
        if not rows or room < len(token[0]):
            rows.append([])
            room = wide
        rows[-1].append(token)
        room -= len(token[0]) + 1
    return rows
