"""Who played as a guest in this browser and signs in keeps those tables, also in the middle of a game."""

from __future__ import annotations

from tests.server.accounts.visitor import Visitor, reason
from tests.server.harness import ServerProcess, new_clients, play_on, say, started
from tests.server.loop import awaited


@awaited
async def test_signing_in_during_a_game_breaks_nothing(server: ServerProcess) -> None:
    home = Visitor(server).enter("Anne at home")
    device = home.make_passkey()
    phone = Visitor(server).enter("Anne on the phone")
    guest = phone.client()
    (other,) = await new_clients(server.url, 1)
    table = await started([guest, other], "_parley", 2)
    finished = await started([guest], "_parley", 2)
    await play_on(guest, finished)
    waiting = (await guest.call("POST", "/tables", {"game": "_parley", "seats": 2})).json()["id"]
    async with guest.connected(table) as wire:
        update = await guest.update(wire)
        signed = phone.sign_in(device).raise_for_status().json()
        assert (signed["id"], signed["merged"]) == (home.id, True)
        asked = update["decision"]
        await say(wire, type="choose", choice=asked["options"][0], serial=asked["serial"])
        await guest.update(wire, lambda one: one["version"] > update["version"])  # the open page plays on
    mine = {one["id"]: one for one in home.ask("GET", "/tables?which=mine").json()}
    assert {table, finished, waiting} <= set(mine)
    assert mine[waiting]["host"] is True
    assert mine[table]["mine"] == 0
    assert mine[table]["places"][0]["name"] == "Anne on the phone"
    assert (await guest.call("GET", "/me")).status_code == 401  # the cookie of before proves nobody
    assert phone.ask("GET", "/me").json()["id"] == home.id
    assert phone.ask("GET", f"/tables/{finished}/verify").json()["fair"] is True


@awaited
async def test_who_sits_at_a_table_twice_stays_two_people(server: ServerProcess) -> None:
    home = Visitor(server).enter("Anne twice")
    device = home.make_passkey()
    phone = Visitor(server).enter("Anne again")
    table = await started([home.client(), phone.client()], "_parley", 2)
    refused = phone.sign_in(device)
    assert reason(refused) == "both-seated"
    assert refused.json()["facts"]["tables"] == [table]
    assert phone.ask("GET", "/me").json()["id"] == phone.id  # nothing has changed
    code = home.post("/account/links")["code"]
    assert reason(phone.by_code(code)) == "both-seated"
    assert phone.by_code(code, keep=False).json() == {"id": home.id, "name": "Anne twice", "merged": False}
    places = home.ask("GET", f"/tables/{table}").json()["places"]
    assert [place["you"] for place in places] == [True, False]


@awaited
async def test_a_finished_game_of_both_stays_as_it_was(server: ServerProcess) -> None:
    home = Visitor(server).enter("Anne finished")
    device = home.make_passkey()
    phone = Visitor(server).enter("Anne finished too")
    one, two = home.client(), phone.client()
    table = await started([one, two], "_parley", 2)
    (await two.call("DELETE", f"/tables/{table}/seat?resign=true")).raise_for_status()
    await play_on(one, table)
    assert phone.sign_in(device).json()["merged"] is True
    assert home.ask("GET", f"/tables/{table}").json()["held"] == [0]


def test_an_account_does_not_become_part_of_another(server: ServerProcess) -> None:
    first, second = Visitor(server).enter("Account one"), Visitor(server).enter("Account two")
    device, other = first.make_passkey(), second.make_passkey()
    assert second.sign_in(device).json() == {"id": first.id, "name": "Account one", "merged": False}
    assert Visitor(server).sign_in(other).json()["id"] == second.id
