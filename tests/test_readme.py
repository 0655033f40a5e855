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
    scores, *table = done.stdout.splitlines()
    assert re.fullmatch(r"\(-?\d+, -?\d+, -?\d+\)", scores)
    assert table[0].startswith("20 games with 2 seats") and any(line.startswith("Mine ") for line in table)


def test_the_python_of_the_readme_needs_one_import() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert re.findall(r"^\s*(?:import|from) .*", block, re.MULTILINE) == ["import flibuste as fb"]


def test_every_page_the_readme_names_is_there() -> None:
    for page in re.findall(r"\]\(([^)#]+)\)", README.read_text(encoding="utf-8")):
        assert (README.parent / page).exists(), page
