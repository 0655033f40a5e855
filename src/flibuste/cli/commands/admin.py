"""`flibuste admin`: what whoever runs a server can do."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from flibuste.cli.serve import settings_from
from flibuste.cli.trouble import USAGE, Trouble
from flibuste.cli.voice import Voice
from flibuste.server import admin as office

ORDERS = ("tables", "close", "ban", "unban", "backup", "restore", "migrate")
WITH_WORD = ("close", "ban", "unban", "backup", "restore")


def admin(
    ctx: typer.Context,
    order: Annotated[str, typer.Argument()],
    word: Annotated[str, typer.Argument()] = "",
    database: Annotated[str | None, typer.Option("--database")] = None,
    config: Annotated[Path | None, typer.Option("--config")] = None,
) -> None:
    voice: Voice = ctx.obj
    if order not in ORDERS or (order in WITH_WORD) != bool(word):
        raise Trouble("admin-orders", {"orders": ", ".join(ORDERS)}, USAGE)
    settings = settings_from(config, {} if database is None else {"database": database})
    if order == "tables":
        show_tables(voice, asyncio.run(office.tables(settings)))
        return
    if order == "close":
        asyncio.run(office.close(settings, word))
    elif order in ("ban", "unban"):
        asyncio.run(office.ban(settings, word, order == "ban"))
    elif order == "backup":
        office.backup(settings, Path(word))
    elif order == "restore":
        office.restore(settings, Path(word))
    else:
        asyncio.run(office.migrate(settings))
    voice.say(f"admin-done-{order}", {"word": word})


def show_tables(voice: Voice, rows: list[dict[str, object]]) -> None:
    table = Table(
        *(voice.words(f"admin-{column}") for column in ("table", "game", "seats", "status", "made"))
    )
    for row in rows:
        made = time.strftime("%Y-%m-%d %H:%M", time.localtime(int(str(row["made_at"])) / 1000))
        table.add_row(str(row["id"]), str(row["game"]), str(row["seats"]), str(row["status"]), made)
    voice.show(table)
