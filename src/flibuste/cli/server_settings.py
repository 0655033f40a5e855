"""The server's settings for a command line."""

from __future__ import annotations

from pathlib import Path

from pydantic import ValidationError

from flibuste.cli.errors import USAGE, CommandError
from flibuste.server.settings import Settings

SECRET = ("secret", "database", "redis")
SHOWN = 40
"""Letters of a wrong value that the message quotes."""


def settings_from(config: Path | None, given: dict[str, object]) -> Settings:
    """The command line overrides the environment, which overrides the file."""
    if config is not None and not config.is_file():
        raise FileNotFoundError(2, "", str(config))
    try:
        return Settings(_env_file=config, **given)  # type: ignore[arg-type,call-arg]  # checked by pydantic
    except ValidationError as fault:
        wrong = ", ".join(shown(error["loc"], error["input"]) for error in fault.errors())
        raise CommandError("settings-wrong", {"settings": wrong}, USAGE) from None


def shown(where: tuple[int | str, ...], value: object) -> str:
    """A setting by the name of its variable, with its value unless that may contain a password."""
    name = str(where[0]).lower() if where else "?"
    variable = f"FLIBUSTE_{name.upper()}"
    return variable if name in SECRET else f"{variable}={str(value)[:SHOWN]}"
