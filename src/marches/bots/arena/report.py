"""The figures of an arena as one self-contained HTML page with tables and small charts."""

from __future__ import annotations

import statistics
from html import escape

from marches.bots.arena.schedule import Plan
from marches.bots.arena.stats import Rate, Summary
from marches.kernel.line import Fact
from marches.text import Words

STYLE = """
body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fdfcf9}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}table{border-collapse:collapse;width:100%}
td,th{padding:.25rem .6rem;text-align:right;border-bottom:1px solid #ddd}td:first-child,th:first-child{text-align:left}
svg{display:block;max-width:100%}.bar{fill:#5b7f95}.fair{stroke:#b5482f;stroke-dasharray:4 3}
.whisker{stroke:#222;stroke-width:2}
text{font-size:12px;fill:#444}.note{color:#666}
@media(prefers-color-scheme:dark){body{background:#1c1d1f;color:#ddd}td,th{border-color:#444}text{fill:#bbb}
.whisker{stroke:#eee}}
"""
WIDTH, ROW, LEFT = 640, 26, 150


def report(plan: Plan, summary: Summary, words: Words) -> str:
    """The report as an HTML page."""
    heading = words.message("bots-report-title", {"game": plan.game.capitalize()})
    parts = [f"<h1>{escape(heading)}</h1>", f'<p class="note">{escape(_intro(plan, summary, words))}</p>']
    for key, rates in (
        ("bots-report-by-level", summary.levels),
        ("bots-report-by-faction", summary.labels),
        ("bots-report-by-seat", summary.seats),
    ):
        named = [(name_of(plan, key, rate, words), rate) for rate in rates]
        parts += [_heading(key, words), win_chart(named), win_table(named, words)]
    parts += [_heading("bots-report-ratings", words), _ratings(plan, summary, words)]
    parts += [_heading("bots-report-times", words), _times(summary, words)]
    for key, values in (
        ("bots-report-turns", summary.turns),
        ("bots-report-answers", summary.answers),
        ("bots-report-scores", summary.winning_scores),
    ):
        parts += [_heading(key, words), _spread_line(values, words), histogram(values)]
    body = "\n".join(parts)
    return (
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(heading)}</title>'
        f"<style>{STYLE}</style></head><body>{body}</body></html>\n"
    )


def _heading(key: str, words: Words) -> str:
    return f"<h2>{escape(words.message(key))}</h2>"


def name_of(plan: Plan, key: str, rate: Rate, words: Words) -> str:
    """The name of a level, a faction or a seat."""
    if key == "bots-report-by-level":
        return level_name(plan.game, rate.name, words)
    if key == "bots-report-by-faction":
        return str(words.fact(plan.game, f"label:{rate.name}"))
    return words.message("bots-report-seat", {"number": rate.name})


def level_name(game: str, level: str, words: Words) -> str:
    """The name of a bot's level, or of a machine that the rules play."""
    return str(words.fact(game, level)) if ":" in level else words.message(f"bots-level-{level}")


def fair_share(rate: Rate) -> str:
    """The share everyone would have if all were equal. Nothing if everyone wins or loses together."""
    return f"{100 * rate.fair:.1f} %" if rate.fair else "–"


def _intro(plan: Plan, summary: Summary, words: Words) -> str:
    facts: dict[str, Fact] = {
        "games": summary.games,
        "errors": summary.errors,
        "seed": plan.seed,
        "scale": f"{plan.scale:g}",
    }
    timed = "bots-report-processor" if plan.processor_time else "bots-report-timed"
    key = "bots-report-iterations" if plan.iterations else timed
    return words.message(key, {**facts, "iterations": plan.iterations})


def win_chart(named: list[tuple[str, Rate]]) -> str:
    """A chart with a bar for each win rate, its 95 % interval, and a line at the fair share."""
    span = WIDTH - LEFT - 60
    rows = []
    for i, (name, rate) in enumerate(named):
        y = i * ROW + 4
        low, high, fair = (LEFT + span * value for value in (rate.low, min(1.0, rate.high), rate.fair))
        rows.append(
            f'<text x="{LEFT - 8}" y="{y + 13}" text-anchor="end">{escape(name)}</text>'
            f'<rect class="bar" x="{LEFT}" y="{y}" width="{span * rate.rate:.1f}" height="16"/>'
            f'<line class="whisker" x1="{low:.1f}" x2="{high:.1f}" y1="{y + 8}" y2="{y + 8}"/>'
            + (f'<line class="fair" x1="{fair:.1f}" x2="{fair:.1f}" y1="{y - 4}" y2="{y + 20}"/>' if rate.fair else "")
            + f'<text x="{max(high, LEFT + span * rate.rate) + 6:.1f}" y="{y + 13}">{100 * rate.rate:.1f} %</text>'
        )
    return _svg(rows, len(named) * ROW + 8)


def win_table(named: list[tuple[str, Rate]], words: Words) -> str:
    head = ["name", "games", "wins", "rate", "interval", "fair", "score"]
    rows = [
        [
            name,
            str(rate.games),
            f"{rate.wins:.1f}",
            f"{100 * rate.rate:.1f} %",
            f"{100 * rate.low:.1f} – {100 * min(1.0, rate.high):.1f} %",
            fair_share(rate),
            f"{rate.score:.1f}",
        ]
        for name, rate in named
    ]
    return _table([words.message(f"bots-report-column-{name}") for name in head], rows)


def _ratings(plan: Plan, summary: Summary, words: Words) -> str:
    rows = [
        [level_name(plan.game, row.name, words), f"{row.mu:.2f}", f"{row.sigma:.2f}", f"{row.ordinal:.2f}"]
        for row in summary.ratings
    ]
    return _table([words.message(f"bots-report-column-{name}") for name in ("name", "mu", "sigma", "ordinal")], rows)


def _times(summary: Summary, words: Words) -> str:
    rows = [
        [
            words.message(f"bots-level-{row.name}"),
            str(row.answers),
            f"{row.mean:.3f} s",
            f"{row.longest:.3f} s",
            str(row.late),
        ]
        for row in summary.times
    ]
    head = [words.message(f"bots-report-column-{name}") for name in ("name", "answers", "mean", "longest", "late")]
    return _table(head, rows)


def _spread_line(values: list[int], words: Words) -> str:
    if not values:
        return ""
    facts: dict[str, Fact] = {
        "mean": f"{statistics.mean(values):.1f}",
        "median": f"{statistics.median(values):g}",
        "low": min(values),
        "high": max(values),
    }
    line = words.message("bots-report-spread", facts)
    return f"<p>{escape(line)}</p>"


def histogram(values: list[int], bins: int = 20) -> str:
    """A chart of how often values occurred."""
    if not values:
        return ""
    low, high = min(values), max(values)
    size = max(1, -(-(high - low + 1) // bins))
    counts = [0] * ((high - low) // size + 1)
    for value in values:
        counts[(value - low) // size] += 1
    width = (WIDTH - 40) / len(counts)
    bars = []
    for i, count in enumerate(counts):
        height = 90 * count / max(counts)
        x = 20 + i * width
        label = low + i * size
        bars.append(
            f'<rect class="bar" x="{x:.1f}" y="{100 - height:.1f}" width="{max(1.0, width - 2):.1f}" '
            f'height="{height:.1f}"><title>{label}: {count}</title></rect>'
        )
        if i % max(1, len(counts) // 10) == 0:
            bars.append(f'<text x="{x:.1f}" y="116">{label}</text>')
    return _svg(bars, 120)


def _svg(parts: list[str], height: int) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img">{"".join(parts)}</svg>'


def _table(head: list[str], rows: list[list[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
