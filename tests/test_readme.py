"""What the README shows is run."""

from __future__ import annotations

import re
import subprocess
import sys

from tests import SOURCES

README = SOURCES.parent / "README.md"


def test_the_ten_lines_of_the_readme_play_a_game() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", block], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.match(r"\(-?\d+, -?\d+, -?\d+\) (last-warehouse|no-sea-card|no-boats)\n", done.stdout)
    assert "flibuste record 1\ngame freibeuter\n" in done.stdout


def test_every_page_the_readme_names_is_there() -> None:
    for page in re.findall(r"\]\(([^)#]+)\)", README.read_text(encoding="utf-8")):
        assert (README.parent / page).exists(), page
