"""A sheet of characters that maps are drawn on."""

from __future__ import annotations

from rich.text import Text


class Sheet:
    """A grid of characters, each with a style. Whatever is beyond its edges is not drawn."""

    def __init__(self, wide: int, high: int) -> None:
        self.wide = wide
        self.high = high
        self.rows = [[(" ", "")] * wide for _ in range(high)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write from a place to the right."""
        for place, letter in enumerate(text, x):
            if 0 <= place < self.wide and 0 <= y < self.high:
                self.rows[y][place] = (letter, style)

    def line(self, start: tuple[int, int], end: tuple[int, int], mark: str, style: str) -> None:
        """A dotted line between two places."""
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]) * 2)
        for step in range(steps + 1):
            x = round(start[0] + (end[0] - start[0]) * step / steps)
            y = round(start[1] + (end[1] - start[1]) * step / steps)
            self.put(x, y, mark, style)

    def text(self) -> Text:
        """The sheet, without empty rows at its end."""
        rows = [Text.assemble(*row) for row in self.rows]
        while rows and not rows[-1].plain.strip():
            rows.pop()
        for row in rows:
            row.rstrip()
        return Text("\n").join(rows)
