"""Standing orders: obeyed at once and on disk, for one's own seat only, and told to nobody else."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.kernel import registry
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import make_setup
from flibuste.kernel.types import Event
from flibuste.server.orders.order import Below, Order, answer_to, learnt, measured
from flibuste.server.orders.question_kinds import kinds_of, measures_of, suggested
from flibuste.server.orders.standing_orders import answer_at
from flibuste.table.clock import Pace
from flibuste.table.session import Session
from flibuste.table.table import Table
from tests.server.harness import Client, ServerProcess, new_clients, say, started
from tests.server.loop import awaited

GAMES = registry.all_names()


@cache
def asked_in(name: str) -> dict[str, set[str]]:
    """What random games of this kind ask, and what they offer."""
    game, found = registry.find(name), dict[str, set[str]]()
    for seed in range(24 if name == "_parley" else 6):
        rng = Quick(seed)
        dealer = Dealer(rng)
        s = game.start(make_setup(game.meta, game.meta.seats[seed % len(game.meta.seats)], {}), dealer)
        while asking := game.asking(s):
            decision = game.decision(s, asking[0])
            assert decision is not None
            found.setdefault(decision.kind, set()).update(choice.text for choice in decision.options)
            game.apply(s, asking[0], decision.options[rng.below(len(decision.options))], dealer)
    return found


@pytest.mark.parametrize("title", GAMES)
def test_what_a_game_suggests_is_asked_and_offered_there(title: str) -> None:
    asked = asked_in(title)
    assert set(asked) <= kinds_of(title)
    assert suggested(title)
    for one in suggested(title):
        assert set(one.choices) <= asked[one.kind]


def session_of(name: str, seed: int, seats: int) -> Session:
    game = registry.find(name)
    names = [f"P{seat}" for seat in range(seats)]
    table = Table(game, make_setup(game.meta, seats, {}), names, bytes([seed]) * 32)
    return Session(table, set(range(seats)), Pace(), 0)


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_an_order_never_makes_an_illegal_choice_and_never_acts_for_another_seat(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from([game for game in GAMES if game != "freibeuter"]))
    session = session_of(name, data.draw(st.integers(0, 255)), min(registry.find(name).meta.seats))
    seats = session.table.setup.seats
    vocabulary = [choice.text for choice in session.table.game.vocabulary]
    kinds, measures = sorted(kinds_of(name)), st.sampled_from(["stake", "round", "x"])
    orders = [
        Order(
            number,
            data.draw(st.integers(0, seats - 1)),
            data.draw(st.sampled_from(["a", "b"])),
            data.draw(st.sampled_from(kinds)),
            data.draw(st.sampled_from([*vocabulary[:: max(1, len(vocabulary) // 40)], *offered_by(name)])),
            data.draw(st.none() | st.builds(Below, measures, st.integers(0, 9))),
            "game",
            data.draw(st.booleans()),
            0,
        )
        for number in range(data.draw(st.integers(0, 8)))
    ]
    guests = {seat: ("a", "b")[seat % 2] for seat in range(seats)}
    rng = Quick(data.draw(st.integers(0, 99)))
    for _ in range(60):
        if not session.asking:
            break
        seat = session.asking[0]
        decision = session.table.decision(seat)
        assert decision is not None
        offered = [choice.text for choice in decision.options]
        found = answer_at(session, seat, guests[seat], orders)
        if found is not None:
            assert found in offered
            given = [
                one
                for one in orders
                if (one.seat, one.guest, one.kind, one.choice) == (seat, guests[seat], decision.kind, found)
            ]
            assert given
            assert any(one.news or not learnt(session.story, one.since, seat) for one in given)
        others = [one for one in orders if one.seat != seat or one.guest != guests[seat]]
        assert answer_at(session, seat, guests[seat], others) is None
        assert answer_at(session, seat, None, orders) is None
        text = found or offered[rng.below(len(offered))]
        session.take(session.plan("choose", seat, text, 0, session.serial))


def offered_by(name: str) -> list[str]:
    return [choice for one in suggested(name) for choice in one.choices]


def test_an_order_below_a_number_looks_at_what_the_seat_sees() -> None:
    path = measures_of("rum_and_pirates", "guest")["stake"]
    view = {"drinking": {"stake": [{"value": 1}, {"value": 2}]}}
    assert measured(view, path) == 3
    assert measured({"drinking": None}, path) is None
    session = session_of("_parley", 1, 2)
    decision = session.table.decision(0)
    assert decision is not None
    order = Order(1, 0, "a", decision.kind, decision.options[0].text, Below("x", 4), "game", True, 0)
    assert answer_to([order], decision, "a", {"x": 3}, []) == decision.options[0].text
    assert answer_to([order], decision, "a", {"x": 4}, []) is None
    assert answer_to([order], decision, "a", {}, []) is None


def test_a_secret_or_opened_answers_since_then_are_news_and_what_all_see_is_not() -> None:
    plain = Event("rolled", "X-1", {"die": 6}, {}, ())
    secret = Event("drew", "X-1", {}, {"card": 4}, (1,))
    sealed = Event("table-sealed", "", {"seat": 0}, {}, ())
    assert not learnt([[secret], [plain], [plain]], 0, 1)
    assert learnt([[], [plain], [secret]], 0, 1) and not learnt([[], [plain], [secret]], 0, 0)
    assert learnt([[], [sealed]], 0, 2) and not learnt([[], [sealed]], 1, 2)


# On a real server


async def two_at_a_table(server: ServerProcess) -> tuple[Client, Client, str]:
    one, two = await new_clients(server.url, 2)
    return one, two, await started([one, two], "_parley", 2)


async def ordered(client: Client, table: str, **wanted: object) -> int:
    answer = await client.call("POST", f"/tables/{table}/orders", wanted)
    return int(answer.raise_for_status().json()["number"])


async def play(client: Client, table: str, leave: str = "") -> None:
    """Chooses the first option always, until the end; leaves questions of one kind to orders."""
    answered = -1
    async with client.connected(table) as wire:
        while True:
            message = await client.hear(wire)
            if message["type"] != "update":
                continue
            if message["play"]["over"]:
                return
            asked = message["decision"]
            if asked is None or asked["sealed"] is not None or asked["kind"] == leave:
                continue
            if asked["serial"] != answered:
                answered = asked["serial"]
                await say(wire, type="choose", choice=asked["options"][0], serial=answered)


@awaited
async def test_an_order_is_obeyed_at_once_and_is_an_ordinary_choice_on_disk(server: ServerProcess) -> None:
    one, _, table = await two_at_a_table(server)
    kinds = (await one.call("GET", f"/tables/{table}/orders")).json()["kinds"]
    assert {kind["kind"] for kind in kinds} == {"stand", "keep-roll"}
    async with one.connected(table) as wire:
        asked = (await one.update(wire))["decision"]
        await ordered(one, table, kind=asked["kind"], choice=asked["options"][1], lasts="game", news=True)
        shown = await one.update(wire, lambda update: update["decision"]["sealed"] is not None)
        assert shown["decision"]["sealed"] == asked["options"][1]
    async with one.connected(table) as wire:
        again = await one.update(wire)
        assert again["decision"]["sealed"] == asked["options"][1]


@awaited
async def test_an_order_until_the_next_choice_ends_with_it_and_one_that_is_cancelled_is_not_obeyed(
    server: ServerProcess,
) -> None:
    one, _, table = await two_at_a_table(server)
    await ordered(one, table, kind="stand", choice="yield")
    kept = await ordered(one, table, kind="stand", choice="fight", lasts="game", news=True)
    gone = await ordered(one, table, kind="keep-roll", choice="keep", lasts="game")
    assert (await one.call("DELETE", f"/tables/{table}/orders/{gone}")).status_code == 204
    assert (await one.call("DELETE", f"/tables/{table}/orders/{gone}")).status_code == 404
    async with one.connected(table) as wire:
        asked = (await one.update(wire))["decision"]
        await say(wire, type="choose", choice=asked["options"][0], serial=asked["serial"])
        await one.update(wire, lambda update: update["decision"] is None or update["decision"]["sealed"])
        left = (await one.call("GET", f"/tables/{table}/orders")).json()["orders"]
        assert [order["number"] for order in left] == [kept]
        await say(wire, type="undo")
        await one.update(wire, lambda update: update["decision"] and update["decision"]["sealed"] is None)
    assert (await one.call("GET", f"/tables/{table}/orders")).json()["orders"] == []


@awaited
async def test_orders_are_bounded_checked_and_nobody_elses_business(server: ServerProcess) -> None:
    one, two, table = await two_at_a_table(server)
    (stranger,) = await new_clients(server.url, 1)
    usual = {"kind": "stand", "choice": "yield", "lasts": "game"}
    for wanted, status, reason in (
        ({"kind": "no-such"}, 409, "unknown-question"),
        ({"choice": "surrender"}, 409, "unknown-choice"),
        ({"below": {"measure": "gold", "number": 3}}, 409, "unknown-measure"),
        ({"lasts": "ever"}, 422, "bad-request"),
        ({"choice": "x" * 400}, 422, "bad-request"),
    ):
        answer = await one.call("POST", f"/tables/{table}/orders", {**usual, **wanted})
        assert (answer.status_code, answer.json()["reason"]) == (status, reason)
    for _ in range(8):
        await ordered(one, table, **usual)
    full = await one.call("POST", f"/tables/{table}/orders", usual)
    assert full.status_code == 429 and full.json()["reason"] == "too-many-orders"
    mine = (await two.call("GET", f"/tables/{table}/orders")).json()
    assert mine["orders"] == []
    assert (await two.call("DELETE", f"/tables/{table}/orders/1")).status_code == 404
    ways = (("GET", "orders"), ("POST", "orders"), ("DELETE", "orders/1"), ("GET", "orders?seat=0"))
    for way, path in ways:
        body = usual if way == "POST" else None
        assert (await stranger.call(way, f"/tables/{table}/{path}", body)).status_code in (403, 404, 409)
    assert (await two.call("GET", f"/tables/{table}/orders?seat=0")).json()["reason"] == "not-seated"
    assert len((await one.call("GET", f"/tables/{table}/orders")).json()["orders"]) == 8


def without_times(moments: list[dict[str, Any]]) -> list[str]:
    """What was shown, without when: also not who sealed first, where several are asked at once."""
    for moment in moments:
        moment["play"] = {**moment["play"], "clock": None, "receipt": None}
    return [json.dumps(moment, sort_keys=True) for moment in moments if not moment["play"]["sealed"]]


@awaited
async def test_nobody_elses_messages_differ_and_orders_survive_a_kill(tmp_path: Path) -> None:
    """The same cup is played by hand and by orders. A spectator's story of both is the same to the letter."""
    server = ServerProcess(f"sqlite:///{tmp_path / 'flibuste.db'}", tmp_path)
    server.start()
    try:
        people = await new_clients(server.url, 2)
        wanted = {"name": "Twice", "game": "_parley", "seats": 2, "seat": 0, "days": 1}
        made = (await people[0].call("POST", "/cups", wanted)).raise_for_status().json()
        cup = (await people[0].call("GET", f"/cups/{made['id']}")).json()
        tables = []
        for client in people:
            begun = await client.call("POST", f"/cups/{cup['id']}/try?link={cup['link']}")
            tables.append(begun.raise_for_status().json()["table"])
        by_hand, by_order = tables
        for number in range(1, 7):
            order = {"kind": "seal-card", "choice": f"seal {number}", "lasts": "game", "news": True}
            given = await people[1].call("POST", f"/tables/{by_order}/orders", order)
            assert given.status_code == 201 or given.json()["reason"] == "table-over"
            if number == 3:
                server.kill()
                server.start()
        await play(people[1], by_order, leave="seal-card")
        await play(people[0], by_hand)
        for way in ("none", "1"):
            stories = []
            for client, table in zip(people, tables, strict=True):
                last = (await client.call("GET", f"/tables/{table}/moments/0")).json()["last"]
                moments: list[dict[str, Any]] = []
                for first in range(0, last + 1, 16):
                    path = f"/tables/{table}/moments?first={first}&count=16&as={way}"
                    moments += (await client.call("GET", path)).json()["moments"]
                stories.append(without_times(moments))
            assert [text.replace("Guest 1", "Guest 0") for text in stories[1]] == stories[0]
    finally:
        server.kill()
