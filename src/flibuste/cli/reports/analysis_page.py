"""An analysis as an HTML page: the curve of winning chances, bars of luck and decisions, the mistakes."""

from __future__ import annotations

from html import escape
from typing import Any

from flibuste.analysis.report import PlayerReport, Report
from flibuste.cli.output import Output
from flibuste.cli.reports import html
from flibuste.cli.reports.analysis_tables import (
    FIGURES,
    PARTS,
    decision_line,
    effort_facts,
    figure_cells,
    part_cells,
    points,
    signed,
)
from flibuste.kernel.game import Game

WIDE, TALL, LEFT, FOOT = 720, 260, 40, 22
DASHES = ("", "7 4", "2 4", "10 3 2 3", "1 3", "12 6")
"""Each seat's line has a pattern of its own, so that colour is not needed."""
STRIP = 64
"""The height of one player's bars, step by step."""


def page(output: Output, game: Game[Any], report: Report) -> str:
    """The whole page."""
    title = output.text("analyse-title", {"title": output.translator.say("game-title")})
    heads = [output.text(f"analyse-{key}") for key in ("player", *PARTS)]
    rows = [[output.translator.name(player.seat), *part_cells(output, player)] for player in report.players]
    figures = [figure_cells(output, one) for one in report.players]
    figure_heads = [output.text(f"analyse-{key}") for key in FIGURES]
    worst = [
        html.paragraph(decision_line(output, game, one)) for one in report.costliest(count=20, marked=True)
    ]
    return html.page(
        output.language,
        title,
        html.section(
            output.text("analyse-curve"),
            html.wide(curve(output, report), *(strip(output, report, one) for one in report.players)),
            legend(output, report),
        ),
        html.section(output.text("analyse-parts"), html.table(heads, rows), html.wide(bars(output, report))),
        html.section(output.text("analyse-figures"), html.table(figure_heads, figures)),
        html.section(
            output.text("analyse-costliest"),
            *(worst or [html.paragraph(output.text("analyse-no-mistakes"))]),
        ),
        html.paragraph(output.text("analyse-how", effort_facts(report)), quiet=True),
    )


def across(report: Report) -> float:
    """The width of one step."""
    return (WIDE - LEFT - 8) / max(1, len(report.steps))


def curve(output: Output, report: Report) -> str:
    """Every seat's chance to win, after every step."""
    values = [report.start.shares, *(step.value.shares for step in report.steps)]
    wide = across(report)
    floor = TALL - FOOT
    title = escape(output.text("analyse-curve"))
    parts = [f'<svg viewBox="0 0 {WIDE} {TALL}" role="img" aria-label="{title}">']
    for share in (0.0, 0.5, 1.0):
        y = 8 + (floor - 8) * (1 - share)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDE}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick" x="0" y="{y + 4:.1f}">{points(output, share)}</text>')
    for seat in range(len(report.players)):
        line = " ".join(
            f"{LEFT + at * wide:.1f},{8 + (floor - 8) * (1 - value[seat]):.1f}"
            for at, value in enumerate(values)
        )
        parts.append(f'<polyline points="{line}" fill="none" stroke-width="2"{stroke(seat)}/>')
    last = len(report.steps)
    parts.append(f'<text class="tick" x="{LEFT}" y="{TALL - 4}">0</text>')
    parts.append(f'<text class="tick" x="{WIDE - 8}" y="{TALL - 4}" text-anchor="end">{last}</text></svg>')
    return "".join(parts)


def stroke(seat: int) -> str:
    """The colour and the pattern of a seat's line."""
    dash = DASHES[seat % len(DASHES)]
    pattern = f' stroke-dasharray="{dash}"' if dash else ""
    return f' style="stroke:var(--seat-{seat % len(DASHES)})"{pattern}'


def strip(output: Output, report: Report, player: PlayerReport) -> str:
    """Under the curve, step by step: what luck and one's own choices changed, up or down."""
    most = max(
        (max(abs(x) for part in (step.shares.luck, step.shares.own) for x in part) for step in report.steps),
        default=1.0,
    )
    middle, tall, wide = STRIP / 2, (STRIP / 2 - 4) / (most or 1.0), across(report)
    name = escape(output.translator.name(player.seat))
    parts = [f'<svg viewBox="0 0 {WIDE} {STRIP}" role="img" aria-label="{name}">']
    parts.append(f'<line class="floor" x1="{LEFT}" x2="{WIDE - 8}" y1="{middle}" y2="{middle}"/>')
    for at, step in enumerate(report.steps):
        for kind, side in (("luck", 0.0), ("own", 0.5)):
            share = getattr(step.shares, kind)[player.seat]
            height = abs(share) * tall
            if height >= 0.2:
                y = middle - height if share > 0 else middle
                x = LEFT + (at + side) * wide
                parts.append(
                    f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{max(1.0, wide * 0.45):.1f}" '
                    f'height="{height:.1f}"/>'
                )
    parts.append(f'<text class="tick" x="{LEFT}" y="10">{name}</text></svg>')
    return "".join(parts)


def legend(output: Output, report: Report) -> str:
    """The names beside their lines, and what the bars are."""
    keys = [
        (f'<line x1="0" x2="36" y1="6" y2="6" stroke-width="3"{stroke(one.seat)}/>', name_of(output, one))
        for one in report.players
    ]
    keys += [
        (f'<rect class="{kind}" x="12" y="0" width="12" height="12"/>', output.text(f"analyse-{kind}"))
        for kind in ("luck", "own")
    ]
    rows = [
        f'<span style="display:inline-flex;gap:.4rem;align-items:center;margin-right:1.2rem">'
        f'<svg viewBox="0 0 36 12" style="width:36px">{drawn}</svg>{escape(words)}</span>'
        for drawn, words in keys
    ]
    return f"<p>{''.join(rows)}</p>"


def name_of(output: Output, player: PlayerReport) -> str:
    return output.translator.name(player.seat)


def bars(output: Output, report: Report) -> str:
    """For each player, luck, own decisions and others' as bars to the left and right of nothing."""
    rows: list[str] = []
    height = 22
    y = 0
    for player in report.players:
        rows.append(f'<text x="0" y="{y + 16}">{escape(output.translator.name(player.seat))}</text>')
        y += height
        for key in ("luck", "own", "others"):
            share = float(getattr(player.shares, key))
            width = min(1.5, abs(share)) * 150
            x = 300 - (width if share < 0 else 0)
            rows.append(
                f'<text class="tick" x="10" y="{y + 14}">{escape(output.text(f"analyse-{key}"))}</text>'
            )
            rows.append(
                f'<rect class="{key}" x="{x:.1f}" y="{y + 4}" width="{width:.1f}" height="12"/>'
                f'<text class="tick" x="540" y="{y + 14}">{signed(output, share)}</text>'
            )
            y += height
    middle = f'<line class="floor" x1="300" x2="300" y1="0" y2="{y}"/>'
    title = escape(output.text("analyse-parts"))
    return f'<svg viewBox="0 0 600 {y}" role="img" aria-label="{title}">{"".join(rows)}{middle}</svg>'
