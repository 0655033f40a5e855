"""`flibuste games`: what there is to play."""

from __future__ import annotations

import typer
from rich.padding import Padding
from rich.text import Text

from flibuste.cli.voice import Voice
from flibuste.kernel import shelf
from flibuste.tongue.tongue import Tongue


def games(ctx: typer.Context) -> None:
    voice: Voice = ctx.obj
    for name in shelf.names():
        meta = shelf.find(name).meta
        tongue = Tongue(voice.language, name)
        title = Text().append(tongue.say("game-title"), "bold").append(f"  {name}", "cyan")
        voice.show(title)
        voice.show(Padding(Text(tongue.say("game-tagline")), (0, 0, 0, 2)))
        credit = " · ".join(part for part in (meta.author, meta.publisher, str(meta.year or "")) if part)
        seats = voice.words("games-seats", {"seats": span(meta.seats)})
        voice.show(Padding(Text(f"{seats} · {credit}" if credit else seats, "dim"), (0, 0, 0, 2)))


def span(seats: tuple[int, ...]) -> str:
    return f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])
