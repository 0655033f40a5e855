"""`flibuste serve`: the tables, for browsers and programs."""

from __future__ import annotations

import os
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from pydantic import ValidationError

from flibuste.cli.trouble import USAGE, Trouble
from flibuste.cli.voice import Voice
from flibuste.server.run import address_of, listening, run
from flibuste.server.settings import Settings


def serve(
    ctx: typer.Context,
    host: Annotated[str | None, typer.Option("--host")] = None,
    port: Annotated[int | None, typer.Option("--port")] = None,
    database: Annotated[str | None, typer.Option("--database")] = None,
    config: Annotated[Path | None, typer.Option("--config")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
) -> None:
    voice: Voice = ctx.obj
    given = {"host": host, "port": port, "database": database}
    settings = settings_from(config, {name: value for name, value in given.items() if value is not None})
    bound = listening(settings)
    address = address_of(bound, settings)

    def ready() -> None:
        voice.say("serve-ready", {"address": address})
        voice.out.file.flush()
        if browser and has_screen():
            webbrowser.open(address)

    run(settings, bound, ready)
    voice.say("serve-stopped")


def settings_from(config: Path | None, given: dict[str, object]) -> Settings:
    """Command line before environment before file."""
    if config is not None and not config.is_file():
        raise FileNotFoundError(2, "", str(config))
    try:
        return Settings(_env_file=config, **given)  # type: ignore[arg-type,call-arg]  # checked by pydantic
    except ValidationError as fault:
        names = ", ".join(str(error["loc"][0]) for error in fault.errors())
        raise Trouble("settings-wrong", {"settings": names}, USAGE) from None


def has_screen() -> bool:
    """Whether a browser could open here at all."""
    return os.name == "nt" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
