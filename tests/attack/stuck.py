"""Whether every table goes on after the attack: each seat has somebody, and a choice is answered."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import and_, create_engine, select

from flibuste.server.storage.schema import PLACES, TABLES
from tests.attack.part import GONE, Part, Voice
from tests.attack.target import Target
from tests.server.harness import Client

MOST = 60
"""Tables of the attackers that are tried, the newest ones."""
PATIENCE = 90.0
"""Seconds a table may need until it goes on: bots of sixty tables may think before."""
TOLD = ("no-such-table", "table-over", "set-aside", "not-seated", "closed", "too-many-acts")


class Visit(Part):
    """A guest looks whether their table goes on."""

    name = "visit"
    says = ""


def stuck_tables(target: Target, tables: dict[str, str]) -> tuple[int, list[str]]:
    """How many tables were looked at, and what is wrong with which."""
    running, empty = audit(target.database.replace("postgresql://", "postgresql+psycopg://"))
    found = [f"stuck: seat {seat} of {table} has nobody, and the game runs" for table, seat in empty]
    asked = [(table, tables[table]) for table in running if table in tables][-MOST:]

    async def visits() -> list[str | None]:
        return await asyncio.gather(*(goes_on(target.url, table, token) for table, token in asked))

    found += [f"stuck: {line}" for line in asyncio.run(visits()) if line is not None]
    return len(running), found


def audit(database: str) -> tuple[list[str], list[tuple[str, int]]]:
    """The tables that run, and their seats where neither a person nor a bot sits."""
    engine = create_engine(database)
    with engine.connect() as connection:
        running = select(TABLES.c.id).where(TABLES.c.status == "running").order_by(TABLES.c.made_at)
        nobody = (
            select(PLACES.c.table, PLACES.c.seat)
            .join(TABLES, and_(TABLES.c.id == PLACES.c.table, TABLES.c.status == "running"))
            .where(PLACES.c.guest.is_(None), PLACES.c.bot.is_(None))
        )
        tables = [str(row.id) for row in connection.execute(running)]
        empty = [(str(row.table), int(row.seat)) for row in connection.execute(nobody)]
    engine.dispose()
    return tables, empty


async def goes_on(url: str, table: str, token: str) -> str | None:
    """None if the table goes on, or waits for other people; else what happened."""
    client = Client(url, "visitor", "127.0.0.20")
    client.token = token
    visit = Visit(url, 0)
    try:
        shown = (await client.call("GET", f"/tables/{table}")).raise_for_status().json()
        people = {place["seat"] for place in shown["places"] if place["kind"] == "person"}
        async with asyncio.timeout(PATIENCE), client.connected(table) as wire:
            voice = Voice(visit, client, wire)
            while not voice.now:
                if refused(await voice.hear()):
                    return None
            play, question = voice.now["play"], voice.now["decision"]
            before = voice.now["version"]
            if question is not None and question["sealed"] is None:
                await voice.say(type="choose", choice=question["options"][0], serial=question["serial"])
            elif play["over"] or people & set(play["asking"]):
                return None
            while voice.now["version"] == before:
                if refused(await voice.hear()):
                    return None
    except GONE as fault:
        return f"{table} does not go on: {type(fault).__name__}; {dict(visit.tally)}"
    return None


def refused(message: dict[str, Any]) -> bool:
    """Whether the server said that this table does not go on: that is not stuck, but told."""
    return message["type"] == "refused" and message["reason"] in TOLD
