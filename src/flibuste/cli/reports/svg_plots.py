"""Plots as SVG. The page's style sheet colours them, for light and dark screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, inf, isfinite, log10
from typing import NamedTuple

from flibuste.arena.statistics.intervals import Estimate
from flibuste.kernel.graphemes import cut

WIDTH = 420
LABELS = 104
"""The part of the width for the names at the left."""
RIGHT = 14
ROW = 30
TALL = 46.0
"""The height of a histogram."""

Written = Callable[[float], str]
"""Writes a number of an axis as text."""


class Axis(NamedTuple):
    """Maps numbers to positions on the page."""

    low: float
    high: float
    ticks: tuple[float, ...]
    log: bool = False

    def at(self, value: float) -> float:
        """The position of a value; outside the axis, its end."""
        low, high, value = (log10(x) if self.log else x for x in (self.low, self.high, value))
        part = (value - low) / (high - low)
        return LABELS + (WIDTH - LABELS - RIGHT) * min(1.0, max(0.0, part))


class Ridge(NamedTuple):
    """A histogram with marks on it."""

    label: str
    bins: Mapping[tuple[float, float], int]
    """How often a value was between two ends."""
    marks: Sequence[tuple[float, str]] = ()
    """Values to mark, each with the CSS class of its mark."""


def axis_of(low: float, high: float, wanted: int = 5) -> Axis:
    """An axis with round numbers that contains a range."""
    if not (isfinite(low) and isfinite(high)) or low >= high:
        low, high = (low - 1, low + 1) if isfinite(low) else (0.0, 1.0)
    rough = (high - low) / wanted
    power = 10.0 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return Axis(first * step, last * step, tuple(round(n * step, 10) for n in range(first, last + 1)))


def log_axis(low: float, high: float) -> Axis:
    """A logarithmic axis that contains a range."""
    first, last = floor(log10(low)), ceil(log10(high) + 1e-9)
    last = max(last, first + 1)
    step = 1 + (last - first) // 6
    return Axis(10.0**first, 10.0**last, tuple(10.0**n for n in range(first, last + 1, step)), log=True)


def frame(title: str, axis: Axis, written: Written, height: float, inner: Sequence[str]) -> str:
    """A plot with its axis below and grid lines behind it."""
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {height + 24:.0f}" role="img" aria-label="{escape(title, quote=True)}">'
    ]
    for tick in axis.ticks:
        x = axis.at(tick)
        anchor = "end" if x > WIDTH - RIGHT - 8 else "middle"
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{height:.0f}"/>')
        parts.append(
            f'<text class="tick" x="{x:.1f}" y="{height + 16:.0f}" text-anchor="{anchor}">'
            f"{escape(written(tick))}</text>"
        )
    return "\n".join([*parts, *inner, "</svg>"])


def name(label: str, y: float) -> str:
    """A name at the left, cut if it is long."""
    short = label if len(label) <= 16 else cut(label, 15) + "…"
    return (
        f'<text class="name" x="{LABELS - 10}" y="{y:.1f}" text-anchor="end" dominant-baseline="middle">'
        f"{escape(short)}</text>"
    )


def whiskers(
    title: str, rows: Sequence[tuple[str, Estimate]], written: Written, even: float | None = None
) -> str:
    """A dot for each mean and a line for its interval. A dashed line marks equality."""
    ends = [end for _, one in rows for end in (one.low, one.high) if isfinite(end)]
    ends += [one.mean for _, one in rows if isfinite(one.mean)] + ([even] if even is not None else [])
    axis = axis_of(min(ends, default=0.0), max(ends, default=1.0))
    height = ROW * len(rows) + 8.0
    inner: list[str] = []
    if even is not None:
        x = axis.at(even)
        inner.append(f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{height:.0f}"/>')
    for number, (label, one) in enumerate(rows):
        y = 4 + ROW * (number + 0.5)
        low, high = axis.at(max(one.low, axis.low)), axis.at(min(one.high, axis.high))
        clear = even is not None and (one.low > even or one.high < even)
        kind = "clear" if clear or even is None else "open"
        label_text = f"{label}: {written(one.mean)} [{written(one.low)} … {written(one.high)}]"
        inner.append(name(label, y))
        inner.append(f'<g class="{kind}"><title>{escape(label_text)}</title>')
        inner.append(f'<line class="reach" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>')
        inner.append(f'<circle class="mean" cx="{axis.at(one.mean):.1f}" cy="{y:.1f}" r="5"/></g>')
    return frame(title, axis, written, height, inner)


def ridges(title: str, rows: Sequence[Ridge], written: Written, log: bool = False, limit: float = inf) -> str:
    """Small histograms, one below the other, on one axis. A line marks the limit."""
    ends = [end for row in rows for ends in row.bins for end in ends]
    ends += [value for row in rows for value, _ in row.marks]
    low, high = min(ends, default=0.0), max([*ends, limit if isfinite(limit) else 0.0], default=1.0)
    axis = (
        log_axis(low or 1e-6, high) if log else axis_of(ceil(low), floor(high))
    )  # bins reach half a step out
    inner: list[str] = []
    for number, row in enumerate(rows):
        inner += ridge(row, axis, 6 + (TALL + 8) * number + TALL, written)
    height = (TALL + 8) * len(rows) + 8
    if isfinite(limit):
        x = axis.at(limit)
        inner.append(f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{height:.0f}"/>')
    return frame(title, axis, written, height, inner)


def ridge(row: Ridge, axis: Axis, base: float, written: Written) -> list[str]:
    """One histogram. The area of a bin is its count, whatever its width."""
    inner = [name(row.label, base - TALL / 3)]
    dense = {ends: count / (axis.at(ends[1]) - axis.at(ends[0]) or 1) for ends, count in row.bins.items()}
    most = max(dense.values(), default=1.0)
    for (left, right), count in dense.items():
        x, wide = axis.at(left), max(0.8, axis.at(right) - axis.at(left) - 0.6)
        up = max(0.6, TALL * count / most)
        inner.append(
            f'<rect class="bar" x="{x:.1f}" y="{base - up:.1f}" width="{wide:.1f}" height="{up:.1f}"/>'
        )
    inner.append(f'<line class="floor" x1="{LABELS}" x2="{WIDTH - RIGHT}" y1="{base}" y2="{base}"/>')
    for value, kind in row.marks:
        x = axis.at(value)
        line = f'<line class="mark {kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{base - TALL}" y2="{base}">'
        inner.append(f"{line}<title>{escape(written(value))}</title></line>")
    return inner


def binned(counts: Mapping[int, int], most: int = 40) -> dict[tuple[float, float], int]:
    """Counts of whole numbers in at most `most` bins of equal width."""
    if not counts:
        return {}
    low, high = min(counts), max(counts)
    step = max(1, ceil((high - low + 1) / most))
    bins: dict[tuple[float, float], int] = {}
    for value, count in sorted(counts.items()):
        left = low + (value - low) // step * step
        ends = (left - 0.5, left + step - 0.5)
        bins[ends] = bins.get(ends, 0) + count
    return bins
