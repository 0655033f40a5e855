"""Own files of hosts: stored once by hash, however many tables use them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy import JSON, ColumnElement, FunctionElement, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler

from flibuste.server.storage.schema import FILES, TABLE_FILES, TABLES


class FilesOf(FunctionElement[Any]):
    """The files of a table's row as a list of names and contents, in the order in which they were given."""

    type = JSON()
    inherit_cache = True
    name = "files_of"


QUERY = (
    "(select coalesce({all}({one}(o.name, o.content)), '[]') from ("
    "select t.name as name, f.content as content from table_files t join files f on f.hash = t.file "
    'where t."table" = tables.id order by t.place) as o)'
)


@compiles(FilesOf, "sqlite")
def files_in_sqlite(_: FilesOf, __: SQLCompiler, **___: object) -> str:
    return QUERY.format(all="json_group_array", one="json_array")


@compiles(FilesOf, "postgresql")
def files_in_postgresql(_: FilesOf, __: SQLCompiler, **___: object) -> str:
    return QUERY.format(all="json_agg", one="json_build_array")


def own_files() -> ColumnElement[Any]:
    """A column `data` for a select from the tables."""
    return FilesOf(TABLES.c.id).label("data")


def hash_of(content: str) -> str:
    return hashlib.sha256(content.encode()).hexdigest()


async def keep_files(connection: AsyncConnection, table: str, files: Sequence[tuple[str, str]]) -> None:
    """Stores the files of a new table, and not again those that are there already.

    The update that changes nothing locks the row, so that nobody deletes it before this transaction ends.
    """
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    for digest, content in sorted({(hash_of(content), content) for _, content in files}):
        kept = dialect.insert(FILES).values(hash=digest, content=content)
        same = kept.on_conflict_do_update(index_elements=["hash"], set_={"hash": digest})
        await connection.execute(same)
    rows = [
        {"table": table, "place": place, "name": name, "file": hash_of(content)}
        for place, (name, content) in enumerate(files)
    ]
    if rows:
        await connection.execute(insert(TABLE_FILES), rows)


async def share_files(connection: AsyncConnection, table: str, like: str) -> None:
    """Gives a table the files of another one, which has them at least until this transaction ends."""
    of = select(TABLE_FILES).where(TABLE_FILES.c.table == like).order_by(TABLE_FILES.c.place)
    rows = [{**row._mapping, "table": table} for row in await connection.execute(of)]
    if rows:
        await connection.execute(insert(TABLE_FILES), rows)
