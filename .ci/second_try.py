#!/usr/bin/env python3
"""What failed with a real server, browser, terminal or package is run once more, alone, and named.

Whole games in a browser share two cores with all other tests, and what they wait for may come late. Any other
failure, and whatever fails twice, fails the run.
"""

import json
import subprocess
import sys
from pathlib import Path

FAILED = Path(".pytest_cache/v/cache/lastfailed")
REAL_PARTS = ("tests/browser/", "tests/server/", "tests/attack/", "tests/cli/", "tests/dist/")
MOST = 5
"""More failures than this are no accident."""


def main(pytest: list[str]) -> int:
    failed = sorted(json.loads(FAILED.read_text())) if FAILED.exists() else []
    if not 0 < len(failed) <= MOST or not all(any(part in one for part in REAL_PARTS) for one in failed):
        return 1
    sys.stdout.write("\n  ".join(["• failed once, tried again alone:", *failed]) + "\n")
    sys.stdout.flush()
    again = [*pytest, "-n", "0", "-p", "no:randomly", *failed]
    return subprocess.run(again, check=False).returncode  # noqa: S603 - the Makefile's own command


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
