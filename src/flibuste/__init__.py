"""flibuste: four pirate board games on one pure rules engine.

Everything for programs is here: `import flibuste as fb`. Names are imported when they are first used, so
that the import itself costs next to nothing.

>>> import flibuste as fb
>>> table = fb.table("libertalia", seats=2, seed=7)
>>> bots = [fb.bot("random"), fb.bot("random")]
>>> while table.asking:
...     seat = table.asking[0]
...     events = table.play(seat, bots[seat].choose(table.knowledge(seat)))
>>> table.result
<Result scores=(52, 40) places=(1, 2) reason=last-rest-day>
"""

from __future__ import annotations

import importlib
from types import ModuleType

TYPE_CHECKING = False  # type checkers take it as true; importing it would take longer than all of this file
if TYPE_CHECKING:
    from typing import Any

    from flibuste.analysis.report import Effort, Report
    from flibuste.arena.match_game import BotFailed
    from flibuste.bots.bot import Bot
    from flibuste.front.analysis import analyse
    from flibuste.front.bots import bot
    from flibuste.front.matches import MatchResult, match
    from flibuste.front.records import Position, read_record, replay, resume, verify
    from flibuste.front.tables import game, games, play, table
    from flibuste.kernel.chance import Dealer, Rng
    from flibuste.kernel.game import Game, play_out
    from flibuste.kernel.knowledge import Budget, Knowledge
    from flibuste.kernel.records.record import BadRecord, Proof, Record
    from flibuste.kernel.types import Choice, Decision, Event, Refusal, Result
    from flibuste.table.table import Table

__version__ = "2026.11.0.dev0"

__all__ = [
    "BadRecord", "Bot", "BotFailed", "Budget", "Choice", "Dealer", "Decision", "Effort", "Event", "Game",
    "Knowledge", "MatchResult", "Position", "Proof", "Record", "Refusal", "Report", "Result", "Rng", "Table",
    "analyse", "bot", "game", "games", "match", "play", "play_out", "read_record", "replay", "research",
    "resume", "table", "testing", "verify",
]  # fmt: skip

_HOMES = {
    "analysis.report": ("Effort", "Report"),
    "arena.match_game": ("BotFailed",),
    "bots.bot": ("Bot",),
    "front.analysis": ("analyse",),
    "front.bots": ("bot",),
    "front.matches": ("MatchResult", "match"),
    "front.records": ("Position", "read_record", "replay", "resume", "verify"),
    "front.tables": ("game", "games", "play", "table"),
    "kernel.chance": ("Dealer", "Rng"),
    "kernel.game": ("Game", "play_out"),
    "kernel.knowledge": ("Budget", "Knowledge"),
    "kernel.records.record": ("BadRecord", "Proof", "Record"),
    "kernel.types": ("Choice", "Decision", "Event", "Refusal", "Result"),
    "table.table": ("Table",),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}


def _found(name: str) -> Any:  # noqa: ANN401 - any public name
    return getattr(importlib.import_module(f"flibuste.{_HOME[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


class _Room(ModuleType):
    """A package that is also a function.

    `flibuste.table` and `flibuste.games` are folders, and Python puts a folder here as soon as a module in
    it is imported. So a plain function of that name would not last: the folder itself is called.
    """

    def __call__(self, *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - as the function says
        return self.__wrapped__(*args, **kwargs)

    @property
    def __wrapped__(self) -> Any:  # noqa: ANN401 - the function, where `inspect` and `help` look for it
        return _found(self.__name__.rpartition(".")[2])


if not TYPE_CHECKING:  # a type checker sees the imports above, and reports a name that is not there

    def __getattr__(name: str) -> Any:  # noqa: ANN401 - any public name
        if name in _HOME:
            globals()[name] = _found(name)
        elif name in ("research", "testing"):
            importlib.import_module(f"flibuste.{name}")  # sets the attribute
        else:
            raise AttributeError(f"module 'flibuste' has no attribute {name!r}")
        return globals()[name]

    for _name in ("games", "table"):
        importlib.import_module(f"flibuste.{_name}").__class__ = _Room
