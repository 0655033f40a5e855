"""`flibuste play`: a game at this terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import hashlib
import os
import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from flibuste.bots.roster import USUAL
from flibuste.cli import finale, home, plain, story
from flibuste.cli.crew import Sailor, muster, sailor
from flibuste.cli.embark import embark
from flibuste.cli.sitting import Sitting
from flibuste.cli.supplies import built_in, inspect, own_files
from flibuste.cli.trouble import FOUND, Trouble
from flibuste.cli.voice import Voice
from flibuste.kernel import shelf
from flibuste.kernel.chance import fresh_seed
from flibuste.kernel.game import settle
from flibuste.table.table import Table

NEWEST = "-"
"""What `--resume` alone means; `main` writes it."""


def play(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()] = "",
    seats: Annotated[str, typer.Option()] = "",
    names: Annotated[str, typer.Option()] = "",
    seed: Annotated[str, typer.Option()] = "",
    option: Annotated[list[str] | None, typer.Option()] = None,
    data: Annotated[str, typer.Option()] = "",
    resume: Annotated[str, typer.Option()] = "",
) -> None:
    voice: Voice = ctx.obj
    if resume:
        if game or seats or names or seed or option or data:
            raise Trouble("usage-resume-alone")
        sit_down(voice, *resumed(voice, resume))
        return
    chosen = shelf.find(game) if game else None
    if not seats and not game:
        try:
            game, seats = embark(voice, game, not voice.asked)
        except EOFError:
            voice.out.print()
            return
        chosen = shelf.find(game)
    if chosen is None:
        chosen = shelf.find(only_game())
    meta = chosen.meta
    crew = muster(seats or usual_seats(meta.seats), names, voice.tongue)
    setup = settle(meta, len(crew), options_of(option or []), own_files(data, meta))
    inspect(voice, chosen, setup)
    table = Table(chosen, setup, [one.written() for one in crew], seed_of(seed) if seed else fresh_seed())
    sit_down(voice, table, crew, home.new_file(meta.id, table.commitment))


def sit_down(voice: Voice, table: Table, crew: list[Sailor], file: Path) -> None:
    """Plays, and says in the end what became of it: the result, or how to go on later."""
    sitting = Sitting(voice, table, crew, file)
    try:
        over = sitting.run()
    except KeyboardInterrupt:
        voice.out.print()
        tell_how_to_resume(voice, file)
        raise
    if over:
        show_end(sitting)
    else:
        voice.out.print()
        tell_how_to_resume(voice, file)


def tell_how_to_resume(voice: Voice, file: Path) -> None:
    voice.say("left", {"file": shlex.quote(str(file))})


def show_end(sitting: Sitting) -> None:
    voice, table = sitting.voice, sitting.table
    person = sitting.people[0] if len(sitting.people) == 1 else None
    if person is not None:
        voice.show(story.told(story.since(table, sitting.seen[person]), person, voice.tongue))
    voice.show(plain.draw(table.game.meta.id, table.view(person), voice.tongue, voice.out.width))
    finale.show(voice, table.game.result(table.state))
    note = built_in(voice, table.game, table.setup)
    if note:
        voice.show(Text(note, "dim"))
    voice.say("fair", {"seed": table.seed.hex(), "hash": table.commitment})
    voice.say("kept", {"file": str(sitting.file)})


def resumed(voice: Voice, resume: str) -> tuple[Table, list[Sailor], Path]:
    file = home.newest_unfinished() if resume == NEWEST else Path(resume)
    record = home.read(file)
    chosen = shelf.edition(record.game, record.version)
    crew = [sailor(name) for name in record.players]
    voice.about(record.game, [one.name for one in crew])
    if record.outcome is not None:
        raise Trouble("resume-finished", {"file": str(file)}, FOUND)
    return Table.resume(chosen, record), crew, file


def only_game() -> str:
    """The game meant where none is named: there must be only one."""
    names = shelf.names()
    if len(names) != 1:
        raise Trouble("usage-which-game", {"games": list(names)})
    return names[0]


def usual_seats(allowed: tuple[int, ...]) -> str:
    count = 3 if 3 in allowed else allowed[0]
    return ",".join(["you"] + [USUAL] * (count - 1))


def options_of(words: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise Trouble("usage-option-form", {"text": word[:40]})
        options[key.strip()] = value.strip()
    return options


def seed_of(text: str) -> bytes:
    """A seed as it was published, or any text at all, which then always gives the same game."""
    word = text.strip()
    if len(word) == 64 and not set(word.casefold()) - set("0123456789abcdef"):
        return bytes.fromhex(word)
    return hashlib.sha256(os.fsencode(word)).digest()
