"""Pictures as inline SVG. Their colours are those of the page's style, so that they follow light and dark."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from html import escape
from io import StringIO
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from grosbill.sim.report.measures import Point, quantile

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# matplotlib knows no variables of a style sheet: it draws in these, which are then exchanged for them.
_COLOURS = {
    name: f"#0000{number:02x}"
    for number, name in enumerate(("ink", "soft", "rule", "good", "bad", "plain", "fair", "paper"), 1)
}
INK, SOFT, RULE, GOOD, BAD, PLAIN, FAIR, PAPER = _COLOURS.values()

_WIDTH = 5.9  # inches: narrow enough to be read on a phone, where the page makes it narrower still
_ROW = 0.27
_LONGEST = 34  # letters of a name beside a picture
_STYLE = {
    "svg.fonttype": "none",
    "font.size": 11,
    "text.parse_math": False,
    "axes.edgecolor": RULE,
    "axes.labelcolor": SOFT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": RULE,
    "grid.linewidth": 0.7,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "text.color": INK,
}

Written = Callable[[float], str]


class Mark(NamedTuple):
    """One line of a picture of intervals."""

    name: str
    middle: float
    low: float
    high: float
    text: str
    stands: bool


def intervals(
    marks: Sequence[Mark],
    line: tuple[float, str],
    written: Written,
    title: str,
    span: tuple[float, float] | None = None,
) -> str:
    """Dots with their intervals, one a line, and a line across for what was to be expected.

    The axis covers all of them, or the span that several pictures share.
    """
    expected, expected_name = line
    low, high = span or span_of(marks, expected)
    with _figure(0.75 + _ROW * len(marks), title) as (figure, axes):
        rows = range(len(marks))
        for row, mark in zip(rows, marks, strict=True):
            colour = PLAIN if not mark.stands else GOOD if mark.middle > expected else BAD
            axes.plot((mark.low, mark.high), (row, row), color=colour, linewidth=2, solid_capstyle="butt")
            axes.plot(mark.middle, row, "o", color=colour, markersize=6.5)
            axes.text(
                1.02, row, mark.text, transform=axes.get_yaxis_transform(), va="center",
                fontweight="bold" if mark.stands else "normal",
            )  # fmt: skip
        room = (high - low) * 0.06 or 0.01
        axes.set_xlim(low - room, high + room)
        axes.set_ylim(len(marks) - 0.4, -0.6)
        _name_line(axes, expected, expected_name)
        axes.set_yticks(rows, [_short(mark.name) for mark in marks], color=INK)
        axes.spines["left"].set_visible(False)
        axes.grid(axis="x")
        _write_axis(axes, "x", written, most=5)
        return _svg(figure, title)


def span_of(marks: Sequence[Mark], expected: float) -> tuple[float, float]:
    """From the lowest to the highest that has to be seen."""
    return min(expected, *(mark.low for mark in marks)), max(expected, *(mark.high for mark in marks))


def histogram(counts: Mapping[int, int], title: str, label: str, middle: str, written: Written) -> str:
    """How often each number occurs, with the quartiles; the longest tail is cut at the hundredth part."""
    last, first = quantile(counts, 0.99), min(counts)
    width = ceil((last - first + 1) / 36)
    bars: dict[int, int] = {}
    for number, count in counts.items():
        if number <= last:
            start = first + (number - first) // width * width
            bars[start] = bars.get(start, 0) + count
    with _figure(2.9, title) as (figure, axes):
        low, half, high = (quantile(counts, share) for share in (0.25, 0.5, 0.75))
        inside = [GOOD if low <= start + width / 2 <= high + width else PLAIN for start in bars]
        axes.bar(list(bars), list(bars.values()), width * 0.9, align="edge", color=inside)
        _name_line(axes, half + 0.5, middle)
        axes.set_yticks(())
        axes.spines["left"].set_visible(False)
        axes.set_xlabel(label)
        _write_axis(axes, "x", written, most=8, whole=True)
        return _svg(figure, title)


def level_curves(
    first: tuple[str, Sequence[Point]],
    second: tuple[str, Sequence[Point]],
    labels: tuple[str, str],
    title: str,
) -> str:
    """The mean level of two groups, turn by turn, with a band that holds the middle half."""
    with _figure(3.2, title) as (figure, axes):
        for (name, points), colour in ((second, PLAIN), (first, GOOD)):
            turns = [point.turn for point in points]
            lows, highs = [point.low for point in points], [point.high for point in points]
            axes.fill_between(turns, lows, highs, color=colour, alpha=0.18, linewidth=0)
            axes.plot(turns, [point.mean for point in points], color=colour, linewidth=2.2, marker="o", ms=3)
            if points:
                beside = turns[-1] + len(turns) / 60
                axes.text(beside, points[-1].mean, name, va="center", color=colour, fontweight="bold")
        axes.set_ylim(bottom=1)
        axes.grid(axis="y")
        axes.set_xlabel(labels[0])
        axes.set_ylabel(labels[1])
        _write_axis(axes, "y", lambda level: f"{level:.0f}", most=6, whole=True)
        _write_axis(axes, "x", lambda turn: f"{turn:.0f}", most=8, whole=True)
        return _svg(figure, title)


def shares(
    columns: Sequence[str], parts: Mapping[str, Sequence[int]], label: str, written: Written, title: str
) -> str:
    """Columns of equal height, each cut into its parts; at most four parts."""
    with _figure(3.1, title) as (figure, axes):
        totals = [sum(counts) for counts in zip(*parts.values(), strict=True)]
        floor = [0.0] * len(columns)
        for (name, counts), colour in zip(parts.items(), (GOOD, FAIR, BAD, PLAIN), strict=False):
            heights = [count / total if total else 0 for count, total in zip(counts, totals, strict=True)]
            axes.bar(columns, heights, 0.82, floor, color=colour, edgecolor=PAPER, linewidth=0.6, label=name)
            floor = [below + height for below, height in zip(floor, heights, strict=True)]
        axes.set_ylim(0, 1)
        axes.set_xlabel(label)
        axes.spines["left"].set_visible(False)
        _write_axis(axes, "y", written, most=4)
        key = {"handlelength": 0.9, "handleheight": 0.9, "handletextpad": 0.5, "columnspacing": 1.4}
        figure.legend(loc="outside upper left", ncols=len(parts), frameon=False, borderpad=0.2, **key)
        return _svg(figure, title)


def columns(names: Sequence[str], heights: Sequence[float], label: str, written: Written, title: str) -> str:
    """Columns with their numbers on top."""
    with _figure(2.7, title) as (figure, axes):
        bars = axes.bar(names, heights, 0.7, color=GOOD)
        axes.bar_label(bars, [written(height) for height in heights], padding=3, fontsize=10)
        axes.set_ylim(0, (max(heights) or 1) * 1.12)
        axes.set_yticks(())
        axes.spines["left"].set_visible(False)
        axes.set_xlabel(label)
        return _svg(figure, title)


# --- drawing ----------------------------------------------------------------------------------------------


@contextmanager
def _figure(height: float, title: str) -> Iterator[tuple[Figure, Axes]]:
    """A figure without pyplot's window and state; somebody's own matplotlibrc changes nothing."""
    from matplotlib import style
    from matplotlib.figure import Figure

    # Ids inside a picture are made of its salt and content: no two pictures of a page may share one.
    with style.context(["default", _STYLE | {"svg.hashsalt": title}]):
        figure = Figure(figsize=(_WIDTH, height), layout="constrained", facecolor="none")
        axes = figure.add_subplot(facecolor="none")
        yield figure, axes


def _name_line(axes: Axes, where: float, name: str) -> None:
    """A dashed line from top to bottom, with its name above."""
    axes.axvline(where, color=INK, linewidth=1, linestyle=(0, (3, 2)), zorder=1)
    axes.annotate(
        name,
        (where, 1),
        (0, 4),
        xycoords=axes.get_xaxis_transform(),
        textcoords="offset points",
        ha="center",
        color=SOFT,
    )


def _write_axis(axes: Axes, which: str, written: Written, most: int, *, whole: bool = False) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    axis = axes.xaxis if which == "x" else axes.yaxis
    axis.set_major_locator(MaxNLocator(most, integer=whole, steps=[1, 2, 2.5, 5, 10]))
    axis.set_major_formatter(FuncFormatter(lambda number, _: written(number)))


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST else name[: _LONGEST - 1].rstrip() + "…"


_LEFT_OUT = re.compile(
    r"\s*<metadata>.*?</metadata>|\s*<defs>\s*<style.*?</style>\s*</defs>"
    r"|(?<=<g) id=\"[^\"]*\"| font-family: [^;\"]*;",
    re.DOTALL,
)
_HEAD = re.compile(r"<svg [^>]*?(viewBox=\"[^\"]*\")[^>]*>")


def _svg(figure: Figure, title: str) -> str:
    """The figure as an element of a page: no prolog, no addresses, no font and no style of its own."""
    out = StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None})
    text = out.getvalue()
    text = _LEFT_OUT.sub("", text[text.index("<svg") :])
    text = _HEAD.sub(lambda head: f'<svg {head[1]} role="img" aria-label="{escape(title)}">', text, count=1)
    text = text.replace("xlink:href", "href")
    for name, colour in _COLOURS.items():
        text = text.replace(colour, f"var(--{name})")
    return text.strip()
