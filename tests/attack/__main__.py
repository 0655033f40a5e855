"""Attacks a server of one's own on loopback while a bystander plays there, and reports what happened to both.

python -m tests.attack --minutes 10
python -m tests.attack --minutes 2 --only floods,files --database postgresql --json attack.json
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
import time
from pathlib import Path

from tests.attack.attack import Attack
from tests.attack.forge import forged
from tests.attack.fuzz import fuzzed
from tests.attack.report import Report
from tests.attack.runner import PARTS
from tests.attack.target import target

MOST_MINUTES = 120.0
SOLO = {
    "fuzz": "hostile requests, messages and frames beside honest games, without limits on their rate",
    "forge": "forged records, of which none may verify",
}
"""Parts without a bystander, after the others. Their time is theirs alone."""


def chosen(words: str) -> list[str]:
    names = [name for name in words.split(",") if name]
    unknown = [name for name in names if name not in {**PARTS, **SOLO}]
    if unknown:
        there = ", ".join([*PARTS, *SOLO])
        raise argparse.ArgumentTypeError(f"no such part: {', '.join(unknown)}; there are {there}")
    return names


def options() -> argparse.ArgumentParser:
    says = {name: part.says for name, part in PARTS.items()} | SOLO
    listed = "\n".join(f"  {name:10} {words}" for name, words in says.items())
    parser = argparse.ArgumentParser(
        prog="make attack",
        description=f"Attacks a server that it starts itself, on loopback. Parts:\n{listed}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="for the parts with a bystander together")
    parser.add_argument("--only", type=chosen, default=list(PARTS), help="parts, with commas between them")
    parser.add_argument("--messages", type=int, default=1_000_000, help="of the fuzz")
    parser.add_argument("--records", type=int, default=10_000, help="of the forger")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--json", type=Path, help="a file for the report")
    return parser


def beside_a_bystander(given: argparse.Namespace, names: list[str], report: Report, home: Path) -> None:
    """Each part alone, then all together."""
    rounds = [[name] for name in names] + ([names] if len(names) > 1 else [])
    with target(given.database, home) as attacked:
        attack = Attack(attacked, home, report)
        attack.run(rounds, 60 * given.minutes)
        attack.close()


def alone(given: argparse.Namespace, report: Report, home: Path) -> None:
    seconds = 60 * MOST_MINUTES
    if "fuzz" in given.only:
        sent = fuzzed(given.database, given.messages, seconds, given.seed, home)
        report.figures["fuzz"] = sent.words()
        report.wrong += sent.wrong
    if "forge" in given.only:
        tried = forged(given.records, seconds, given.seed)
        report.figures["forged records"] = tried.words()
        report.wrong += [f"verified although forged: {text[-300:]}" for text in tried.accepted]


def main() -> int:
    parser = options()
    given = parser.parse_args()
    if not 0 < given.minutes <= MOST_MINUTES:
        parser.error(f"--minutes is at most {MOST_MINUTES:.0f}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whatever was started is ended then too
    report = Report(given.database, given.seed)
    print(f"{given.database}, seed {given.seed}")
    with tempfile.TemporaryDirectory(prefix="flibuste-") as folder:
        names = [name for name in given.only if name in PARTS]
        if names:
            beside_a_bystander(given, names, report, Path(folder))
        alone(given, report, Path(folder))
    print(report.words())
    if given.json is not None:
        report.save(given.json)
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
