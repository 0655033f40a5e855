"""`flibuste admin`: administers a server's tables, guests and database."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import click
from rich.table import Table

from flibuste.cli.errors import CommandError
from flibuste.cli.output import Output
from flibuste.cli.parameters import FilePath
from flibuste.cli.program import command
from flibuste.cli.server_settings import settings_from
from flibuste.server import admin as server_admin
from flibuste.server import admin_people
from flibuste.server.settings import data_home

ACTIONS = (
    "tables", "set-aside", "give-back", "close", "ban", "unban", "backup", "restore", "migrate", "compact",
    "export", "forget",
)  # fmt: skip
ACTIONS_ON_SOMETHING = ("give-back", "close", "ban", "unban", "backup", "restore", "export", "forget")
"""These need a table, a guest or a file."""
COLUMNS = ("table", "game", "seats", "status", "made")


@command()
@click.argument("order")
@click.argument("word", default="")
@click.option("--database", show_default=str(data_home() / "flibuste.db"))
@click.option("--config", type=FilePath())
@click.pass_obj
def admin(output: Output, order: str, word: str, database: str | None, config: Path | None) -> None:
    """Does one thing to a server's database."""
    if order not in ACTIONS or (order in ACTIONS_ON_SOMETHING) != bool(word):
        raise CommandError("admin-orders", {"orders": ", ".join(ACTIONS)})
    settings = settings_from(config, {} if database is None else {"database": database})
    if order == "tables":
        show_tables(output, asyncio.run(server_admin.tables(settings)))
        return
    if order == "set-aside":
        show_tables(output, asyncio.run(server_admin.tables_set_aside(settings)), "why")
        return
    if order == "give-back":
        asyncio.run(server_admin.give_back(settings, word))
    elif order == "close":
        asyncio.run(server_admin.close(settings, word))
    elif order in ("ban", "unban"):
        asyncio.run(server_admin.ban(settings, word, order == "ban"))
    elif order == "backup":
        server_admin.backup(settings, Path(word).expanduser())
    elif order == "restore":
        server_admin.restore(settings, Path(word).expanduser())
    elif order == "export":
        word = asyncio.run(admin_people.export(settings, word, Path.cwd()))
    elif order == "forget":
        word = asyncio.run(admin_people.forget(settings, word))
    elif order == "compact":
        asyncio.run(server_admin.compact(settings))
    else:
        asyncio.run(server_admin.migrate(settings))
    output.say(f"admin-done-{order}", {"word": word})


def show_tables(output: Output, rows: list[dict[str, object]], status: str = "status") -> None:
    """Prints tables of a server. Those set aside have the reason in place of their status."""
    columns = [status if column == "status" else column for column in COLUMNS]
    table = Table(*(output.text(f"admin-{column}") for column in columns))
    for row in rows:
        made = time.strftime("%Y-%m-%d %H:%M", time.localtime(int(str(row["made_at"])) / 1000))
        table.add_row(str(row["id"]), str(row["game"]), str(row["seats"]), str(row["status"]), made)
    output.show(table)
