"""Environments for researchers: PettingZoo, Gymnasium, OpenSpiel, and batches of games in numbers.

Install the extra `research` (NumPy, Gymnasium, PettingZoo). Names are imported when they are first used.

>>> from flibuste import research
>>> game = research.episode("freibeuter", seats=2)  # needs no library at all
>>> game.start(7)
>>> game.seat, len(game.observe(game.seat)), sum(game.mask(game.seat)) == len(game.options())
(1, 879, True)
"""

from __future__ import annotations

import importlib

TYPE_CHECKING = False  # type checkers take it as true
if TYPE_CHECKING:
    from typing import Any

    from flibuste.research.aec import RawEnv, aec_env
    from flibuste.research.batch import Lanes
    from flibuste.research.one_game import Episode
    from flibuste.research.opening import episode
    from flibuste.research.parallel import TableEnv, parallel_env
    from flibuste.research.readable import as_text
    from flibuste.research.spiel_games import load_spiel
    from flibuste.research.versus import Versus

__all__ = [
    "Episode", "Lanes", "RawEnv", "TableEnv", "Versus", "aec_env", "as_text", "episode", "load_spiel",
    "parallel_env",
]  # fmt: skip

_HOME = {
    "Episode": "one_game",
    "Lanes": "batch",
    "RawEnv": "aec",
    "TableEnv": "parallel",
    "Versus": "versus",
    "aec_env": "aec",
    "as_text": "readable",
    "episode": "opening",
    "load_spiel": "spiel_games",
    "parallel_env": "parallel",
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:  # noqa: ANN401 - any public name
        if name not in _HOME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        try:
            home = importlib.import_module(f"{__name__}.{_HOME[name]}")
        except ModuleNotFoundError as missing:
            if (missing.name or "").partition(".")[0] not in ("gymnasium", "numpy", "pettingzoo"):
                raise
            raise ModuleNotFoundError(
                f"{name} needs {missing.name}: pip install 'flibuste[research]'", name=missing.name
            ) from missing
        return getattr(home, name)
