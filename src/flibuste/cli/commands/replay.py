"""`flibuste replay`: a game again, told and drawn, or line by line for other programs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from flibuste.cli import finale, home, ndjson, plain, story
from flibuste.cli.crew import sailor
from flibuste.cli.reel import Moment, check, moments
from flibuste.cli.screen import ask, redraw
from flibuste.cli.trouble import FOUND, Trouble
from flibuste.cli.voice import Voice
from flibuste.kernel import shelf
from flibuste.kernel.game import Game
from flibuste.kernel.record import Record
from flibuste.kernel.words import Seat

OPEN = "open"


def replay(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument()],
    step: Annotated[bool, typer.Option("--step")] = False,
    seat: Annotated[str, typer.Option()] = "",
    ndjson_: Annotated[bool, typer.Option("--ndjson")] = False,
) -> None:
    voice: Voice = ctx.obj
    record = home.read(Path(file))
    game = shelf.edition(record.game, record.version)
    names = [sailor(name).name for name in record.players]
    voice.about(record.game, names)
    check(game, record)
    viewer = viewer_of(seat, names)
    if record.outcome is None and viewer is None:
        raise Trouble("replay-unfinished", {"seats": len(names)}, FOUND)
    if ndjson_:
        for line in ndjson.lines(game, record, viewer):
            voice.out.file.write(line + "\n")
        return
    if step:
        step_through(voice, game, list(moments(game, record)), viewer)
    else:
        tell(voice, game, record, viewer)
    if record.outcome is not None:
        last = list(moments(game, record))[-1]
        finale.show(voice, game.result(last.state))


def viewer_of(word: str, names: list[str]) -> Seat | None:
    """A seat by number, from 1, or by name; None for the open table."""
    if not word or word.casefold() == OPEN:
        return None
    if word.isascii() and word.isdigit() and 1 <= int(word[:4]) <= len(names):
        return int(word) - 1
    called = [seat for seat, name in enumerate(names) if name.casefold() == word.casefold()]
    if len(called) != 1:
        raise Trouble("replay-no-seat", {"text": word[:40], "seats": len(names), "names": names})
    return called[0]


def tell(voice: Voice, game: Game[Any], record: Record, viewer: Seat | None) -> None:
    """The story, and the table as it was left."""
    for moment in moments(game, record):
        if moment.number:
            voice.say("replay-move", {"number": moment.number}, "dim")
        show_events(voice, moment, viewer)
        if moment.number == len(record.moves):
            draw(voice, game, moment, viewer)


def step_through(voice: Voice, game: Game[Any], reel: list[Moment], viewer: Seat | None) -> None:
    """Move by move: Enter goes on, a number goes there, b goes back, q leaves."""
    at = 0
    while at < len(reel):
        moment = reel[at]
        redraw(voice)
        draw(voice, game, moment, viewer)
        voice.say("replay-at", {"number": moment.number, "last": len(reel) - 1}, "bold")
        show_events(voice, moment, viewer)
        try:
            said = ask(voice, voice.words("replay-prompt") + " ").casefold()
        except EOFError:
            voice.out.print()
            return
        if said.isascii() and said.isdigit():
            at = min(int(said[:9]), len(reel) - 1)
        elif said.startswith("b"):
            at = max(0, at - 1)
        elif said.startswith("q"):
            return
        else:
            at += 1


def show_events(voice: Voice, moment: Moment, viewer: Seat | None) -> None:
    """An open table reads every secret; a seat its own."""
    for event in moment.events:
        reader = event.knowers[0] if viewer is None and event.knowers else viewer
        voice.show(story.line(event, reader, voice.tongue))


def draw(voice: Voice, game: Game[Any], moment: Moment, viewer: Seat | None) -> None:
    view = game.open(moment.state) if viewer is None else game.view(moment.state, viewer)
    voice.show(plain.draw(game.meta.id, view, voice.tongue, voice.out.width))
    voice.show(Text(""))
