"""Errors that end a match early, as messages."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from pathlib import Path

from flibuste.arena.match_file import OtherMatch, Unreadable
from flibuste.arena.match_game import BotFailed, OtherRules
from flibuste.cli.errors import FOUND, CommandError
from flibuste.cli.output import Output
from flibuste.cli.terminal import saved_games
from flibuste.kernel.types import Facts


@contextmanager
def match_errors(output: Output, game: str, folder: Path | None) -> Iterator[None]:
    """Turns an error of the arena into a CommandError. Finished games are kept in any case."""
    place = str(folder or "")
    try:
        yield
    except BotFailed as fault:
        file = saved_games.home() / "faults" / f"bot-{game}-{fault.fixture.set}-{fault.fixture.game}.txt"
        saved_games.write(file, f"{fault.bot} {fault.fixture}\n{fault.what}\n")
        if fault.refusal is not None and output.translator.has(f"refusal-{fault.refusal.reason}"):
            output.error(output.translator.refusal(fault.refusal))
        facts: Facts = {"bot": fault.bot, "set": fault.fixture.set, "file": str(file)}
        raise CommandError("arena-bot-failed", facts, FOUND) from None
    except OtherMatch:
        raise CommandError("arena-other-match", {"folder": place}) from None
    except Unreadable as bad:
        raise CommandError("arena-unreadable", {"file": str(bad.file), "line": bad.line}, FOUND) from None
    except OtherRules:
        raise CommandError("arena-other-rules", {"game": game}, FOUND) from None
    except BrokenExecutor:
        raise CommandError("arena-workers-died", {"folder": place}, FOUND) from None
