"""A game that comes as a package: built as a wheel, and installed where only some processes look.

A test that asks for the fixture `packaged_game` finds the package on PYTHONPATH, as do all processes it
starts: `flibuste play liars_dice`, a server, a browser's server. The test's own process does not.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests import ROOT

NAME = "liars_dice"
PROJECT = ROOT / "examples" / "games" / NAME


def install(project: Path, home: Path) -> Path:
    """Builds the project as a wheel and installs it; returns the folder to put on the path."""
    wheels, target = home / "wheels", home / "site-packages"
    quiet = ["--quiet", "--disable-pip-version-check", "--no-deps"]
    pip(["wheel", *quiet, "--no-build-isolation", "--wheel-dir", str(wheels), str(project)])
    (wheel,) = wheels.glob("*.whl")
    pip(["install", *quiet, "--no-index", "--target", str(target), str(wheel)])
    return target


def pip(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pip", *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def path_with(target: Path) -> str:
    """PYTHONPATH with this folder in front of whatever it holds."""
    return os.pathsep.join([str(target), *filter(None, [os.environ.get("PYTHONPATH", "")])])
