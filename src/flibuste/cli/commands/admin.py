"""`flibuste admin`: administers a server's tables, guests and database."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from flibuste.cli.errors import CommandError
from flibuste.cli.output import Output
from flibuste.cli.parameters import FilePath
from flibuste.cli.program import command
from flibuste.cli.server_settings import settings_from
from flibuste.server import admin as server_admin
from flibuste.server import admin_people
from flibuste.server.settings import Settings, data_home

ACTIONS = (
    "tables", "set-aside", "give-back", "close", "ban", "unban", "backup", "restore", "migrate", "compact",
    "export", "forget", "rerate", "reports", "close-report",
)  # fmt: skip
ACTIONS_ON_SOMETHING = (
    "give-back", "close", "ban", "unban", "backup", "restore", "export", "forget", "close-report",
)  # fmt: skip
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
    if order in SHOWING:
        SHOWING[order](output, settings)
        return
    if order == "close-report":
        asyncio.run(server_admin.close_report(settings, word))
    elif order == "give-back":
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


def list_tables(output: Output, settings: Settings) -> None:
    show_tables(output, asyncio.run(server_admin.tables(settings)))


def list_set_aside(output: Output, settings: Settings) -> None:
    show_tables(output, asyncio.run(server_admin.tables_set_aside(settings)), "why")


def list_reports(output: Output, settings: Settings) -> None:
    show_reports(output, asyncio.run(server_admin.reports(settings)))


def rerate(output: Output, settings: Settings) -> None:
    output.say("admin-rerated", asyncio.run(server_admin.compute_ratings(settings))._asdict())


SHOWING = {"tables": list_tables, "set-aside": list_set_aside, "reports": list_reports, "rerate": rerate}
"""Orders that say more than that they are done."""


def show_reports(output: Output, rows: list[dict[str, Any]]) -> None:
    """Prints what calls for a look: who it is about, who reported it and why, and the lines in question."""
    if not rows:
        output.say("admin-no-reports")
        return
    columns = ("report", "made", "table", "about", "reporter", "why", "lines")
    table = Table(*(output.text(f"admin-{column}") for column in columns))
    for row in rows:
        made = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["at"] / 1000))
        said = [f"{line['name']}: {line['text']}" for line in row["lines"]]
        about = f"{row['about_name'] or '?'} ({row['about'] or '?'})"
        why = output.text(f"report-{row['reason']}")
        # Text, because what guests wrote must not be read as markup.
        texts = (str(row["id"]), made, row["table"], about, row["reporter_name"] or "", why)
        lines = "\n".join([*said, row["note"]]).strip()
        table.add_row(*(Text(text) for text in (*texts, lines)))
    output.show(table)


def show_tables(output: Output, rows: list[dict[str, object]], status: str = "status") -> None:
    """Prints tables of a server. Those set aside have the reason in place of their status."""
    columns = [status if column == "status" else column for column in COLUMNS]
    table = Table(*(output.text(f"admin-{column}") for column in columns))
    for row in rows:
        made = time.strftime("%Y-%m-%d %H:%M", time.localtime(int(str(row["made_at"])) / 1000))
        table.add_row(str(row["id"]), str(row["game"]), str(row["seats"]), str(row["status"]), made)
    output.show(table)
