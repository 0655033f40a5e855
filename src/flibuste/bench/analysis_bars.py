"""Measures what docs/analysis.md promises: `python -m flibuste.bench.analysis_bars BAR`.

Each bar appends a line of JSON for every game or position to a file in `--out`, and goes on from there when
it is started again. The summary is printed in the end, and after Ctrl-C.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from flibuste.analysis.analyse import Job, analyse_here
from flibuste.analysis.effort import effort_for
from flibuste.analysis.report import Effort
from flibuste.arena.statistics.intervals import Estimate, unbounded
from flibuste.bench.analysis_blunders import blunder
from flibuste.bench.analysis_games import game_by_bots
from flibuste.bench.analysis_ladder import (
    BOTS,
    marks_per_game,
    mattered,
    position,
    rungs,
    steps_down,
    write_ladder,
)
from flibuste.kernel import registry

Line = dict[str, Any]

CHEAP = Effort(playouts=1, pairs=0, final=0, deals=4)
"""No decision is judged. The identity and the mean of luck hold however few playouts there are."""


def identity(game: str, seats: int, number: int) -> Line:
    """How far the parts of one game are from adding up."""
    report = analyse_here(Job(game_by_bots(game, seats, ["matelot", "mousse"], number), CHEAP, number))
    off = [abs(parts.total() - parts.result) for one in report.players for parts in (one.shares, one.margins)]
    return {"off": max(off)}


def luck(game: str, seats: int, number: int) -> Line:
    """The luck of the first seat in one game, dealt cards included."""
    report = analyse_here(Job(game_by_bots(game, seats, ["matelot", "mousse"], number), CHEAP, number))
    parts = report.players[0]
    return {"share": parts.shares.luck, "margin": parts.margins.luck}


def seconds(game: str, seats: int, number: int) -> Line:
    """How long the whole report of one game takes on this core, with the effort for 20 or 60 seconds."""
    record = game_by_bots(game, seats, ["matelot"], number)
    wanted = 20.0 if seats == 2 else 60.0
    began = time.thread_time()
    job = Job(record, effort_for(record, wanted), number)
    report = analyse_here(job)
    took = time.thread_time() - began
    marks = sum(bool(one.mark) for one in report.decisions)
    return {"seconds": took, "decisions": len(report.decisions), "effort": list(job.effort), "marks": marks}


BARS: dict[str, Callable[[str, int, int], Line]] = {
    "identity": identity,
    "luck": luck,
    "seconds": seconds,
    "ladder": position,
    "blunder": blunder,
}


def summary(bar: str, lines: list[Line]) -> dict[str, Any]:
    """What all lines of a bar say together."""
    if bar == "identity":
        return {"records": len(lines), "worst": max(line["off"] for line in lines)}
    if bar == "luck":
        means = {scale: rounded(unbounded([line[scale] for line in lines])) for scale in ("share", "margin")}
        return {"games": len(lines), **means}
    if bar == "seconds":
        took = [line["seconds"] for line in lines]
        return {"games": len(lines), "mean": round(sum(took) / len(took), 1), "longest": round(max(took), 1)}
    if bar == "blunder":
        clear = [line for line in lines if line]
        return {"games": len(clear), "of": len(lines), "first": sum(line["rank"] == 1 for line in clear)}
    rates = {one.bot: rounded(Estimate(*one[1:4])) for one in rungs(lines)}
    return {
        "positions": len(lines),
        "mattered": len(mattered(lines)),
        "of": sum(line["looked"] for line in lines),
        **rates,
        **{pair: rounded(down) for pair, down in steps_down(lines).items()},
        **marks_per_game(lines),
    }


def rounded(estimate: Estimate) -> list[float]:
    return [round(part, 4) for part in estimate]


def kept(file: Path) -> list[Line]:
    """The lines of an earlier run; half a line at the end is done again."""
    if not file.exists():
        return []
    whole = [line for line in file.read_text(encoding="utf-8").splitlines(keepends=True) if line[-1] == "\n"]
    file.write_text("".join(whole), encoding="utf-8")
    return [json.loads(line) for line in whole]


def tables(game: str, seats: str) -> Iterator[tuple[str, int]]:
    """The tables to measure: a game or all, a number of seats, `ends` for the fewest and most, or `all`."""
    for name in [game] if game else [one for one in registry.names() if not one.startswith("_")]:
        counts = registry.find(name).meta.seats
        if seats == "ends":
            counts = (min(counts), max(counts))
        elif seats != "all":
            counts = (int(seats),)
        yield from ((name, count) for count in dict.fromkeys(counts))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m flibuste.bench.analysis_bars", description=__doc__)
    parser.add_argument("bar", choices=BARS)
    parser.add_argument("--game", default="")
    parser.add_argument("--seats", default="ends")
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--out", type=Path, default=Path("build/analysis"))
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args(arguments)
    given.out.mkdir(parents=True, exist_ok=True)
    found: dict[tuple[str, int], list[Line]] = {}
    try:
        for game, seats in tables(given.game, given.seats):
            file = given.out / f"{given.bar}-{game}-{seats}.ndjson"
            lines = found[game, seats] = kept(file)
            with file.open("a", encoding="utf-8") as stream:
                for number in range(len(lines), given.count):
                    lines.append(BARS[given.bar](game, seats, number))
                    stream.write(json.dumps(lines[-1]) + "\n")
                    stream.flush()
    except KeyboardInterrupt:
        pass
    for (game, seats), lines in found.items():
        if lines:
            told = {"game": game, "seats": seats, **summary(given.bar, lines)}
            sys.stdout.write(json.dumps(told) + "\n")
    if given.write and given.bar == "ladder":
        write_ladder({table: rungs(lines) for table, lines in found.items() if len(lines) > len(BOTS)})
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
