"""`flibuste serve`: the tables, for browsers and programs."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

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
            open_browser(doorstep(address, settings))

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


def doorstep(address: str, settings: Settings) -> str:
    """Where a browser on this machine finds the server.

    At the public address if there is one, for no other page may change anything. And "every address of
    this machine" can be listened on, but not visited.
    """
    if settings.public_url:
        return settings.public_url
    everywhere = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "[::1]"}  # noqa: S104 - read, not bound
    host = everywhere.get(settings.host)
    return address if host is None else f"http://{host}:{urlsplit(address).port}/"


def open_browser(address: str) -> None:
    """In a thread: some browsers keep whoever opens them waiting, and here that would be the server."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Whether a browser could open here at all."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
