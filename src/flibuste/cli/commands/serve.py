"""`flibuste serve`: the server, for browsers and programs."""

from __future__ import annotations

import errno
import socket
from importlib.util import find_spec
from pathlib import Path

import click

from flibuste.cli.browser import has_screen, local_address, open_browser
from flibuste.cli.errors import FOUND, CommandError
from flibuste.cli.output import Output
from flibuste.cli.parameters import FilePath, Integer
from flibuste.cli.program import command
from flibuste.cli.server_settings import settings_from
from flibuste.kernel.types import Facts
from flibuste.server.run import address_of, listening, run
from flibuste.server.settings import Settings, data_home

USUAL = {name: str(field.default) for name, field in Settings.model_fields.items()}
LISTENING_ERRORS = {
    errno.EADDRINUSE: "serve-port-taken",
    errno.EACCES: "serve-port-forbidden",
    errno.EPERM: "serve-port-forbidden",
}
"""The message for each error number; for all others the address is not one of this machine."""


@command()
@click.option("--host", show_default=USUAL["host"])
@click.option("--port", type=Integer(0, 65535), show_default=USUAL["port"])
@click.option("--database", show_default=str(data_home() / "flibuste.db"))
@click.option("--config", type=FilePath())
@click.option("--browser/--no-browser", default=True)
@click.pass_obj
def serve(
    output: Output,
    host: str | None,
    port: int | None,
    database: str | None,
    config: Path | None,
    browser: bool,
) -> None:
    """Runs the server until Ctrl-C, and opens the site in a browser if there is one."""
    given = {"host": host, "port": port, "database": database}
    settings = settings_from(config, {name: value for name, value in given.items() if value is not None})
    must_have_packages(settings)
    bound = bound_socket(settings)
    address = address_of(bound, settings)

    def ready() -> None:
        output.say("serve-ready", {"address": address})
        output.console.file.flush()
        if browser and has_screen():
            open_browser(local_address(address, settings.host, settings.public_url))

    run(settings, bound, ready)
    output.say("serve-stopped")


def must_have_packages(settings: Settings) -> None:
    """Refuses settings that need a package which is not installed."""
    if settings.cluster and find_spec("distributed") is None:
        facts: Facts = {"setting": "FLIBUSTE_CLUSTER", "package": "distributed", "extra": "flibuste[cluster]"}
        raise CommandError("serve-package-missing", facts, FOUND)


def bound_socket(settings: Settings) -> socket.socket:
    """The socket to listen on; if there is none, the error says why."""
    try:
        return listening(settings)
    except (OSError, UnicodeError) as fault:  # a host name may be no name at all
        number = fault.errno if isinstance(fault, OSError) else None
        key = LISTENING_ERRORS.get(number or 0, "serve-host-unknown")
        facts: Facts = {"host": settings.host, "port": str(settings.port)}
        raise CommandError(key, facts, FOUND) from None
