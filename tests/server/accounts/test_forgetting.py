"""`Give me my data` is whole, and after `Forget me` no byte of name, mail or key is left."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import Engine, create_engine, insert, text
from webauthn.helpers import bytes_to_base64url

from flibuste.kernel.records.record import parse, verify
from flibuste.kernel.registry import find
from flibuste.kernel.types import Refusal
from flibuste.server import admin_people
from flibuste.server.storage.account_tables import CREDENTIALS
from tests.server.accounts.authenticator import Authenticator
from tests.server.accounts.visitor import Visitor, reason
from tests.server.harness import Client, ServerProcess, new_clients, play_on, say, started
from tests.server.loop import awaited
from tests.server.services import Postgres
from tests.server.stored_tables import settings_of
from tests.server.talk import play_until, voices

NAME, MAIL = "Zheng Yi Sao Unforgettable", "zheng.unforgettable@example.org"
SETTINGS = {"forget_days": 0}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'flibuste.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh("forgetting")


@pytest.fixture
def fresh(database: str, tmp_path: Path) -> Iterator[ServerProcess]:
    running = ServerProcess(database, tmp_path, **SETTINGS)
    running.start()
    yield running
    running.kill()


def engine_of(server: ServerProcess) -> Engine:
    return create_engine(server.env["FLIBUSTE_DATABASE"].replace("postgresql:", "postgresql+psycopg:"))


def everything(server: ServerProcess) -> bytes:
    """Every row of the database, and with SQLite every byte of its files."""
    engine = engine_of(server)
    found = []
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            query = "select name from sqlite_master where type = 'table'"
        else:
            query = "select tablename from pg_tables where schemaname = 'public'"
        for (table,) in connection.execute(text(query)):
            found += [repr(tuple(row)) for row in connection.execute(text(f'select * from "{table}"'))]
    engine.dispose()
    dump = "\n".join(found).encode()
    if engine.dialect.name == "sqlite":
        file = engine.url.database or ""
        dump += b"".join(Path(file + end).read_bytes() for end in ("", "-wal") if Path(file + end).exists())
    return dump


async def said(client: Client, table: str, line: str) -> None:
    async with client.connected(table) as wire:
        await say(wire, type="say", text=line)
        while (await client.hear(wire))["type"] != "said":
            pass


class Past(NamedTuple):
    """What somebody leaves behind."""

    zheng: Visitor
    other: Client
    phone: Visitor
    device: Authenticator
    finished: str
    running: str
    waiting: str


async def lived(server: ServerProcess) -> Past:
    """A guest plays, leaves and comes back, talks, makes an account, and signs in on a phone as well."""
    zheng = Visitor(server).enter(NAME)
    me = zheng.client()
    (other,) = await new_clients(server.url, 1)
    finished = await started([me, other], "_parley", 2)
    await said(me, finished, "my secret words of farewell")
    await said(other, finished, "what others said stays")
    async with voices([me, other], finished) as people:
        await play_until(people)
    running = await started([other, me], "freibeuter", 2)
    (await me.call("DELETE", f"/tables/{running}/seat")).raise_for_status()
    (await me.call("POST", f"/tables/{running}/seat", {})).raise_for_status()  # an act with a name
    waiting = (await me.call("POST", "/tables", {"game": "_parley", "seats": 2})).json()["id"]
    device = zheng.make_passkey()
    zheng.post("/account/words")
    phone = Visitor(server).enter(f"{NAME} 2")
    await started([phone.client()], "_parley", 2)
    phone.sign_in(device).raise_for_status()
    engine = engine_of(server)
    with engine.begin() as connection:  # as if a mail server had been there
        mail = {"id": "m", "guest": zheng.id, "kind": "mail", "key": MAIL, "proof": "", "label": MAIL}
        connection.execute(insert(CREDENTIALS), {**mail, "counter": 0, "made_at": 0})
    engine.dispose()
    return Past(zheng, other, phone, device, finished, running, waiting)


@awaited
async def test_after_forgetting_no_byte_of_name_mail_or_key_is_left(fresh: ServerProcess) -> None:
    past = await lived(fresh)
    zheng, other = past.zheng, past.other
    key = bytes_to_base64url(past.device.id)
    secrets = (NAME, MAIL, key, zheng.id, past.phone.id, "words of farewell")
    before = everything(fresh)
    assert all(part.encode() in before for part in secrets)
    receipt = zheng.ask("GET", f"/tables/{past.finished}/verify").json()["receipt"]

    step = zheng.post("/account/forget")
    assert zheng.account()["forget_at"] is None  # one step is not enough
    zheng.post("/account/forget/confirm", {"code": step["code"]})
    while zheng.ask("GET", "/me").status_code != 401:
        await asyncio.sleep(0.05)

    after = everything(fresh)
    for part in (*secrets, NAME[:20]):
        assert part.encode() not in after, part
    assert b"what others said stays" in after
    await the_games_go_on(past, receipt)
    assert reason(Visitor(fresh).sign_in(past.device)) == "passkey-refused"
    assert Visitor(fresh).enter(NAME).name == NAME  # the name is free again
    again = (await other.call("POST", f"/tables/{past.finished}/rematch")).json()["id"]
    places = (await other.call("GET", f"/tables/{again}")).json()["places"]
    assert [place["kind"] for place in places] == ["empty", "person"]


async def the_games_go_on(past: Past, receipt: str) -> None:
    """What was played still verifies, and what was not finished goes on with the luck it was to have."""
    other = past.other
    verdict = (await other.call("GET", f"/tables/{past.finished}/verify")).json()
    assert verdict["fair"] is True
    assert "forgotten" in verdict["unproven"]
    assert verdict["receipt"] != receipt
    record = parse((await other.call("GET", f"/tables/{past.finished}/record")).text)
    assert record.players[0].startswith("N. N. ")
    assert "forgotten" in verify(find("_parley"), record).unproven
    shown = (await other.call("GET", f"/tables/{past.finished}")).json()
    assert shown["places"][0]["name"] == record.players[0]
    running = (await other.call("GET", f"/tables/{past.running}")).json()
    assert (running["status"], running["places"][1]["kind"]) == ("running", "bot")
    await play_on(other, past.running)
    assert (await other.call("GET", f"/tables/{past.running}/verify")).json()["fair"] is True
    assert (await other.call("GET", f"/tables/{past.waiting}")).json()["status"] == "closed"


@awaited
async def test_the_archive_has_everything_and_nobody_elses(usual: ServerProcess) -> None:
    anne = Visitor(usual).enter("Anne archived")
    me = anne.client()
    (other,) = await new_clients(usual.url, 1)
    table = await started([me, other], "_parley", 2)
    await said(me, table, "mine")
    await said(other, table, "theirs")
    running = await started([me, other], "freibeuter", 2)
    (await other.call("DELETE", f"/tables/{table}/seat?resign=true")).raise_for_status()
    await play_on(me, table)
    device = anne.make_passkey()
    answer = anne.ask("GET", "/account/data").raise_for_status()
    assert answer.headers["content-type"] == "application/zip"
    archive = zipfile.ZipFile(io.BytesIO(answer.content))
    assert archive.testzip() is None
    files = {name: archive.read(name) for name in archive.namelist()}
    assert {"profile.json", "sessions.json", "chat.json", f"records/{table}.txt"} <= set(files)
    assert f"records/{running}.txt" not in files  # its seed is nobody's to know
    assert "seed" not in json.loads(files[f"tables/{running}.json"])
    assert parse(files[f"records/{table}.txt"].decode()).players[0] == "Anne archived"
    assert [line["text"] for line in json.loads(files["chat.json"])] == ["mine"]
    profile = json.loads(files["profile.json"])
    assert profile["guests"][0]["name"] == "Anne archived"
    assert [one["kind"] for one in profile["credentials"]] == ["passkey"]
    everything = b"".join(files.values())
    assert device.id.hex().encode() not in everything
    assert Visitor(usual).ask("GET", "/account/data").status_code == 401

    home = Path(usual.home) / "exports"
    home.mkdir(exist_ok=True)
    where = settings_of(usual.env["FLIBUSTE_DATABASE"])
    assert await admin_people.export(where, "anne  ARCHIVED", home) == anne.id
    written = zipfile.ZipFile(home / f"{anne.id}.zip")
    assert set(written.namelist()) == set(files)
    assert written.read(f"records/{table}.txt") == files[f"records/{table}.txt"]
    with pytest.raises(Refusal) as nobody:
        await admin_people.export(where, "nobody at all", home)
    assert nobody.value.reason == "no-such-account"


def test_who_changes_their_mind_within_the_days_of_grace_stays(usual: ServerProcess) -> None:
    anne = Visitor(usual).enter("Anne stays")
    step = anne.post("/account/forget")
    assert step["days"] == 14
    due = anne.post("/account/forget/confirm", {"code": step["code"]})["forget_at"]
    assert anne.account()["forget_at"] == due
    assert reason(anne.ask("POST", "/account/forget/confirm", {"code": step["code"]})) == "code-wrong"
    assert anne.ask("DELETE", "/account/forget").status_code == 204
    assert anne.account()["forget_at"] is None


@awaited
async def test_whoever_runs_the_server_forgets_somebody_at_once(usual: ServerProcess) -> None:
    (guest,) = await new_clients(usual.url, 1)
    where = settings_of(usual.env["FLIBUSTE_DATABASE"])
    assert await admin_people.forget(where, guest.id) == guest.id
    assert (await guest.call("GET", "/account")).json()["forget_at"] is not None
