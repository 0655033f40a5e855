"""The HTTP API fits its description: no server error, and no answer that is not declared."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.harness import Client, ServerProcess, new_clients, play_on, started
from tests.server.services import Postgres
from tests.server.storm import errors, server_for

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
REFUSALS = {"401", "403", "404", "409", "413", "422", "429", "503"}


@pytest.fixture(scope="module")
def server(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """On PostgreSQL, which is stricter than SQLite: it accepts no NUL and no number that is too large."""
    server = server_for(postgres.fresh("openapi"), tmp_path_factory.mktemp("openapi"))
    server.start()
    yield server
    server.kill()


async def tables_of_all_kinds(guest: Client, other: Client) -> list[str]:
    """Open, hidden, running and finished tables."""
    made = []
    for wanted in ({}, {}, {"public": False}, {"spectators": False}):
        for host in (guest, other):
            answer = await host.call("POST", "/tables", {"game": "freibeuter", "seats": 3, **wanted})
            made.append(str(answer.raise_for_status().json()["id"]))
    made += [await started([guest], "freibeuter", 2), await started([other, guest], "_parley", 2)]
    finished = await started([guest], "freibeuter", 2)
    await play_on(guest, finished)
    return [*made, finished]


def fuzz(server: ServerProcess, home: Path, tables: list[str], *options: str) -> str:
    """Runs the fuzzer on these tables; returns its report if it finds something."""
    (home / "schemathesis.toml").write_text(
        f"[dictionaries.tables]\nvalues = {json.dumps(tables)}\n"
        '[dictionaries.games]\nvalues = ["freibeuter", "_parley"]\n'
        '[parameters]\n"path.id" = { dictionary = "tables", probability = 0.8 }\n'
        '"path.game" = { dictionary = "games", probability = 0.5 }\n'
    )
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/openapi.json"]
    command += ["--checks", CHECKS, "--phases", "coverage,fuzzing", "--max-examples", "20", "--seed", "1998"]
    command += ["--suppress-health-check", "all", "--continue-on-failure", "--no-color", *options]
    done = subprocess.run(command, capture_output=True, text=True, cwd=home, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_a_stranger_finds_no_fault(server: ServerProcess, tmp_path: Path) -> None:
    host, other = asyncio.run(new_clients(server.url, 2))
    tables = asyncio.run(tables_of_all_kinds(host, other))
    assert fuzz(server, tmp_path, tables) == ""
    assert errors(server.log) == []


def test_a_guest_finds_no_fault(server: ServerProcess, tmp_path: Path) -> None:
    guest, other = asyncio.run(new_clients(server.url, 2))
    tables = asyncio.run(tables_of_all_kinds(guest, other))
    known = ["-H", f"Authorization: Bearer {guest.token}"]
    stays = ["--exclude-name", "DELETE /api/me", "--exclude-name", "DELETE /api/tables/{id}"]
    assert fuzz(server, tmp_path, tables, *known, *stays) == ""
    assert errors(server.log) == []


def test_every_route_declares_how_it_refuses(server: ServerProcess) -> None:
    api = httpx.get(f"{server.url}/api/openapi.json").json()
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            assert set(operation["responses"]) >= REFUSALS, f"{method} {path}"


@pytest.mark.parametrize(
    "body",
    [
        b'{"name": "\\ud800"}',
        b'{"name": "Anne", "\\ud800": 1}',
        b'{"name": "\\u0000"}',
        b"\xff\xfe",
        b"[" * 10_000,
        b'{"name": ' * 1_500,
        b"",
        b"1e999",
    ],
)
def test_a_body_that_is_no_text_is_refused(server: ServerProcess, body: bytes) -> None:
    answer = httpx.post(
        f"{server.url}/api/guests", content=body, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 422, answer.text
    assert set(answer.json()) == {"reason", "rule", "facts"}


@pytest.mark.parametrize("table", ["%00", "a%00b", "%ED%A0%80", "%FF", "é", "' or 1=1", "x" * 5000])
def test_a_table_of_an_impossible_name_is_not_there(server: ServerProcess, table: str) -> None:
    assert httpx.get(f"{server.url}/api/tables/{table}").status_code == 404


def test_a_link_in_a_foreign_script_opens_no_hidden_table(server: ServerProcess) -> None:
    async def scene() -> int:
        host = (await new_clients(server.url, 1))[0]
        wanted = {"game": "freibeuter", "seats": 2, "public": False}
        table = (await host.call("POST", "/tables", wanted)).json()["id"]
        return (await Client(server.url, "").call("GET", f"/tables/{table}?link=ключ")).status_code

    assert asyncio.run(scene()) == 404
