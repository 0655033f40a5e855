"""Parts of an HTML page that needs no other files: text, tables and plots, without scripts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --ground: #fdf6e3; --card: #fffdf6; --ink: #2b2118; --quiet: #5b4a33;
  --line: #e0d3b0; --strong: #12405c; --faint: #8fb3c4; --warn: #a3312a; --gain: #1d6b45;
  --seat-0: #1f6591; --seat-1: #b0432c; --seat-2: #3f6b34; --seat-3: #6d4b96; --seat-4: #8a6508;
  --seat-5: #4f5a63; }
@media (prefers-color-scheme: dark) { :root { --ground: #0c2433; --card: #12303f; --ink: #f3e7cb;
  --quiet: #b9c9cf; --line: #2c4a5a; --strong: #e6c37a; --faint: #4f88a3; --warn: #ff9a8f;
  --gain: #8fd9b0; --seat-0: #7cc0ea; --seat-1: #f39a84; --seat-2: #9fd08f; --seat-3: #c9ade8;
  --seat-4: #e6c25a; --seat-5: #c3ced6; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 1rem/1.55 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font: 700 1.7rem/1.2 Georgia, "Noto Serif", serif; margin: 0 0 0.3rem; text-wrap: balance; }
h2 { font: 700 1.15rem/1.3 Georgia, "Noto Serif", serif; margin: 0 0 0.6rem; }
p { margin: 0.3rem 0; max-width: 46rem; }
.quiet { color: var(--quiet); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 0.6rem;
  padding: 1rem 1.1rem; margin-top: 1rem; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 0 1rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.9rem 0.3rem 0; text-align: right; white-space: nowrap; vertical-align: baseline; }
th:first-child, td:first-child { text-align: left; }
th { color: var(--quiet); font-weight: 600; font-size: 0.85rem; border-bottom: 1px solid var(--line); }
td .range { color: var(--quiet); font-size: 0.85em; margin-left: 0.35em; }
svg { display: block; width: 100%; max-width: 35rem; height: auto; overflow: visible; }
svg text { font: 12px system-ui, "Segoe UI", Roboto, sans-serif; fill: var(--ink); }
svg .tick { fill: var(--quiet); font-size: 11px; }
svg .grid { stroke: var(--line); }
svg .floor { stroke: var(--quiet); stroke-width: 0.8; }
svg .even { stroke: var(--warn); stroke-dasharray: 4 3; stroke-width: 1.3; }
svg .reach { stroke: var(--strong); stroke-width: 3; stroke-linecap: round; }
svg .mean { fill: var(--strong); stroke: var(--card); stroke-width: 1.5; }
svg .open .reach { stroke: var(--faint); }
svg .open .mean { fill: var(--faint); }
svg .bar { fill: var(--faint); }
svg .mark { stroke: var(--strong); stroke-width: 2; }
svg .mark.far { stroke: var(--warn); stroke-dasharray: 2 2; }
.wide svg { min-width: 34rem; max-width: none; }
svg .luck { fill: var(--faint); }
svg .own { fill: var(--strong); }
svg .others { fill: none; stroke: var(--quiet); stroke-dasharray: 3 2; }
.prose td:first-child { white-space: normal; min-width: 12rem; }
.cell { display: inline-block; min-width: 4.2rem; padding: 0.05rem 0.4rem; border-radius: 0.3rem; }
.cell small { color: var(--quiet); margin-left: 0.4em; font-size: 0.75em; }
.more-1 { background: color-mix(in srgb, var(--gain) 12%, transparent); }
.more-2 { background: color-mix(in srgb, var(--gain) 22%, transparent); }
.more-3 { background: color-mix(in srgb, var(--gain) 32%, transparent); }
.more-4 { background: color-mix(in srgb, var(--gain) 42%, transparent); }
.less-1 { background: color-mix(in srgb, var(--warn) 12%, transparent); }
.less-2 { background: color-mix(in srgb, var(--warn) 22%, transparent); }
.less-3 { background: color-mix(in srgb, var(--warn) 32%, transparent); }
.less-4 { background: color-mix(in srgb, var(--warn) 42%, transparent); }
code { font-size: 0.9rem; }
code span { display: inline-block; max-width: 100%; overflow-wrap: anywhere; }
@media print { section { break-inside: avoid; } }
"""


class Cell(str):
    """Text that is already HTML."""

    __slots__ = ()


def text(what: object) -> str:
    """Escapes text that is not HTML yet."""
    return what if isinstance(what, Cell) else escape(str(what))


def ranged(mean: str, low: str, high: str) -> Cell:
    """A number with its interval beside it in small print."""
    return Cell(f'{escape(mean)}<span class="range">[{escape(low)} … {escape(high)}]</span>')


def table(heads: Sequence[str], rows: Sequence[Sequence[object]], wrap: bool = False) -> str:
    """A table. If it is too wide, it scrolls; with `wrap`, the first column breaks its lines instead."""
    kind = "prose" if wrap else "scroll"
    head = "".join(f'<th scope="col">{text(one)}</th>' for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{text(one)}</td>" for one in row) + "</tr>" for row in rows)
    return f'<div class="{kind}"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def paragraph(words: str, quiet: bool = False) -> str:
    """A paragraph; `quiet` is for remarks."""
    return f'<p class="quiet">{text(words)}</p>' if quiet else f"<p>{text(words)}</p>"


def section(title: str, *parts: str) -> str:
    """A section with a heading."""
    return f"<section><h2>{text(title)}</h2>{''.join(parts)}</section>"


def command(words: Sequence[str]) -> str:
    """A command line that breaks between options only."""
    return "<p><code>" + " ".join(f"<span>{text(word)}</span>" for word in words) + "</code></p>"


def wide(*parts: str) -> str:
    """Plots that scroll where the screen is too narrow for their letters."""
    return f'<div class="scroll wide">{"".join(parts)}</div>'


def pair(*sections: str) -> str:
    """Sections side by side, if there is space."""
    return f'<div class="pair">{"".join(sections)}</div>'


def page(language: str, title: str, *parts: str) -> str:
    """The whole page."""
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{text(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><main><h1>{text(title)}</h1>\n" + "\n".join(parts) + "\n</main></body></html>\n"
    )
