"""Root's woodland in the terminal, on screens of every width."""

import io

import pytest
from rich.console import Console

from marches.cli.boards import draw
from marches.games.root.edge.components import MAPS
from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.state import RootGame
from marches.text import LANGUAGES, Words
from tests.root.helpers import position

CROWDED = """
    seats: marquise eyrie alliance lizards riverfolk vagabond
    eyrie leader: builder
    vagabond character: thief
    ruins: 6 10 12
    clearing 7: marquise 12 warriors, 1 sawmill, 1 workshop, 3 wood; eyrie 3 warriors; alliance 2 warriors, 1 sympathy
    clearing 8: marquise 1 recruiter; lizards 2 warriors, 1 garden-fox
    clearing 11: eyrie 1 roost; riverfolk 2 warriors, 1 trade-post-mouse; vagabond pawn; marquise 1 recruiter
"""
WINTER = "suits: fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse"


def shown(g: RootGame, wide: int, lang: str) -> list[str]:
    """The lines shown by a terminal with this many columns."""
    paper = io.StringIO()
    Console(width=wide, file=paper).print(draw(RULEBOOK, g, 0, Words(lang)))
    return paper.getvalue().splitlines()


def starts(lang: str, winter: bool) -> list[str]:
    """The heading of each clearing: number and suit."""
    words = Words(lang)
    suits = WINTER.split()[1:] if winter else [str(clearing.suit) for clearing in MAPS[0].clearings]
    return [f"{number} {words.fact('root', f'suit:{suit}')} ▢" for number, suit in enumerate(suits, 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wide", [60, 80, 100, 118, 160])
@pytest.mark.parametrize("winter", [False, True])
def test_every_clearing_is_shown_whole_at_any_width(lang: str, wide: int, winter: bool) -> None:
    lines = f"map winter\n{WINTER}\n" if winter else ""
    lines += "ruins:\nseats: marquise eyrie\neyrie leader: builder\nclearing 1: marquise 9 warriors"
    printed = shown(position(lines), wide, lang)
    assert max(map(len, printed)) <= wide
    for start in starts(lang, winter):
        assert any(start in line for line in printed), f"{start} is not shown"
    assert any("M9♛" in line for line in printed)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wide", [80, 100])
def test_a_crowded_woodland_hides_nothing_on_a_narrow_terminal(lang: str, wide: int) -> None:
    g = position(CROWDED)
    words = Words(lang)
    printed = "\n".join(shown(g, wide, lang))
    letters = [str(words.fact("root", f"faction:{name}"))[0] for name in ("marquise", "eyrie", "alliance", "lizards")]
    assert f"{letters[0]}12♛" in printed
    whole = ("sawmill", "workshop", "recruiter", "roost", "sympathy")
    for name in [str(words.fact("root", f"piece:{piece}")) for piece in whole]:
        assert name in printed
    assert f"{words.fact('root', 'piece:wood')}×3" in printed
    assert words.message("cli-root-ruin") in printed
    assert "♟" in printed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_small_screens_list_paths_and_rivers(lang: str) -> None:
    g = position(CROWDED)
    paths = Words(lang).message("cli-root-paths")
    for wide, said in ((80, True), (100, True), (160, False)):
        assert any(line.startswith(f"{paths}: 1-5 1-9 1-10 ") for line in shown(g, wide, lang)) == said


def test_no_clearing_covers_the_head_of_another_at_80_columns() -> None:
    everything = "\n".join(
        f"clearing {number}: marquise 1 workshop, 2 warriors, 1 wood; alliance 1 sympathy; eyrie 1 warrior"
        for number in (1, 3, 4, 7, 8, 9)
    )
    printed = shown(position(f"eyrie leader: builder\nalliance supporters: cobbler\n{everything}"), 80, "fr")
    for start in starts("fr", False):
        assert any(start[:-1] in line for line in printed), f"{start} is covered"
    assert sum(line.count("atelier") for line in printed[:45]) == 6
    assert sum(line.count("sympathie") for line in printed[:45]) == 6
