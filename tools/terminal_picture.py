"""Draws the terminal game as a picture for the README: `python tools/terminal_picture.py GAME LANG FILE [COLUMNS]`."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from random import Random

from rich.console import Console

from marches.cli.boards import draw
from marches.cli.sitting import print_question
from marches.games import rulebook
from marches.kernel.setup import Setup
from marches.table.table import Table
from marches.table.view import page
from marches.testing.playout import random_answer
from marches.text import Words

ANSWERS = 260
"""The earliest moment of the game for the picture."""


def main(game: str, lang: str, file: str, columns: str = "132") -> None:
    book = rulebook(game)
    labels = book.seat_labels(3)
    table = Table(book, Setup(book.name, book.version, tuple(labels)), bytes(15) + b"\x2a")
    words = Words(lang, [str(Words(lang).fact(game, f"label:{label}")) for label in labels])
    rng = Random(7)
    while table.game.decision is not None and (table.n < ANSWERS or not book.is_quiet(table.game)):
        seat, action = random_answer(table.game, rng)
        table.answer(seat, action)
    assert table.game.decision is not None
    seat = table.game.decision.seats(table.game)[0]
    console = Console(record=True, width=int(columns), file=io.StringIO(), force_terminal=True)
    console.print(draw(book, table.game, seat, words))
    question = page(book, table.game, table.n, seat).question
    assert question is not None
    print_question(console, words, question)
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    picture = console.export_svg(title=f"marches play {game}")
    Path(file).write_text(re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL))  # no font from elsewhere


if __name__ == "__main__":
    main(*sys.argv[1:5])
