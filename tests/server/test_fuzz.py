"""A short part of the fuzz: hostile requests, messages and frames, on both databases."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.fuzz import a_table, fuzz_http, fuzz_websocket
from tests.server.harness import ServerProcess
from tests.server.services import Postgres
from tests.server.storm import errors

REQUESTS, MESSAGES, SEED = 600, 1500, 20261118


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_that_is_sent_is_a_fault_of_the_server(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite:///{tmp_path / 'flibuste.db'}"
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.fresh("fuzz")
    server = ServerProcess(database, tmp_path, header_seconds=2, body_seconds=2, connections_per_guest=100)
    server.start()
    try:
        client, table = asyncio.run(a_table(server.url))
        for tally in (
            fuzz_http(server.url, REQUESTS, SEED, client.token, table),
            fuzz_websocket(server.url, client.token, table, MESSAGES, SEED),
        ):
            assert tally.faults == []
            assert len(tally.answers) > 3
        assert asyncio.run(client.call("GET", f"/tables/{table}")).status_code == 200
    finally:
        server.kill()
    assert errors(server.log) == []
