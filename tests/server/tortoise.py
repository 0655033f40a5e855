"""A game that comes as a package and hangs when it is told to, without giving the interpreter's lock away."""

from __future__ import annotations

import shutil
from pathlib import Path

from flibuste.kernel import registry

NAME = "tortoise"
CODE = """
import ctypes
import os
from pathlib import Path

from flibuste.games._parley.game import Parley

FLAGS = Path(os.environ["TORTOISE_FLAGS"])


def rest(flag):
    if (FLAGS / flag).exists():
        with (FLAGS / "rests").open("a") as rests:
            rests.write(flag + "\\n")
        ctypes.PyDLL(None).sleep(600)


class Tortoise(Parley):
    def __init__(self):
        super().__init__()
        self.meta = self.meta._replace(id="tortoise", title="Tortoise", data=("deck.txt",))

    def check_data(self, setup):
        rest("judge")
        return []

    def setup(self, setup, dealer):
        rest("open")
        return super().setup(setup, dealer)

    def foresee(self, s, seat, choice, depth=3):
        rest("foresee")
        return super().foresee(s, seat, choice, depth)


GAME = Tortoise()
"""


class Tortoise:
    """The package, the variables with which a server finds it, and the flags that make it hang."""

    def __init__(self, home: Path) -> None:
        self.flags = home / "flags"
        self.flags.mkdir()
        package = home / "packages" / NAME
        shutil.copytree(registry.folder("_parley") / "locales", package / "locales")
        shutil.copy(registry.folder("_parley") / "rules.toml", package)
        (package / "__init__.py").write_text(CODE)
        about = home / "packages" / f"{NAME}-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 1\n")
        (about / "entry_points.txt").write_text(f"[flibuste.games]\n{NAME} = {NAME}\n")
        self.env = {"PYTHONPATH": str(home / "packages"), "TORTOISE_FLAGS": str(self.flags)}

    def hang(self, flag: str) -> None:
        """From now on it hangs when it is judged, opened or foreseen."""
        (self.flags / flag).touch()

    def go_on(self) -> None:
        for flag in ("judge", "open", "foresee"):
            (self.flags / flag).unlink(missing_ok=True)

    def rests(self, flag: str) -> int:
        """How often it was made to hang."""
        file = self.flags / "rests"
        return file.read_text().split().count(flag) if file.exists() else 0
