"""From one file to PostgreSQL, as docs/operations.md says: nobody and no game is lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from flibuste.server import admin
from flibuste.server.websocket import generate_types
from tests.server.harness import ServerProcess, new_clients, started
from tests.server.loop import awaited
from tests.server.services import Postgres
from tests.server.stored_tables import settings_of
from tests.server.talk import play_until, voices


def documented_script() -> str:
    page = (generate_types.ROOT / "docs" / "operations.md").read_text("utf-8")
    return page.partition("```python\n")[2].partition("```")[0]


def test_a_game_begun_on_a_file_goes_on_with_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    file, database = f"sqlite:///{tmp_path / 'flibuste.db'}", postgres.fresh("moved")
    script = tmp_path / "move.py"
    script.write_text(documented_script(), "utf-8")
    before, after = ServerProcess(file, tmp_path), ServerProcess(database, tmp_path)

    @awaited
    async def story() -> None:
        before.start()
        clients = await new_clients(before.url, 2)
        table = await started(clients, "freibeuter", 2)
        async with voices(clients, table) as people:
            await play_until(people, lambda: people[0].now["version"] >= 10)
            await people[0].say(type="say", text="we move")
            await people[0].hear("said")
            seen = people[0].now
        before.kill()
        await admin.migrate(settings_of(database))
        url = settings_of(database).database_url()
        subprocess.run([sys.executable, str(script), file, url], check=True)
        after.start()
        for client in clients:
            client.url = after.url
        async with voices(clients, table) as people:
            assert (people[0].now["version"], people[0].now["view"]) == (10, seen["view"])
            assert (await people[1].hear("said"))["text"] == "we move"
            await people[1].say(type="say", text="we are there")
            await people[0].hear("said", lambda said: said["text"] == "we are there")
            await play_until(people)
        assert (await clients[0].call("GET", f"/tables/{table}/verify")).json()["fair"] is True

    try:
        story()
    finally:
        before.kill()
        after.kill()
