"""Play over the websocket: hello, choose, seal, foresee, chat, presence, undo."""

from __future__ import annotations

from typing import Any

import httpx

from flibuste.kernel.records.record import Back, Move
from tests.server.harness import Client, ServerProcess, new_clients, started
from tests.server.loop import awaited
from tests.server.stored_tables import kept
from tests.server.talk import Voice, not_offered, play_until, together, voices


async def parley(server: ServerProcess, people: int = 2, **wanted: object) -> tuple[list[Client], str]:
    clients = await new_clients(server.url, people)
    return clients, await started(clients, "_parley", people, **wanted)  # type: ignore[arg-type]  # JSON


@awaited
async def test_hello_tells_exactly_what_was_missed(server: ServerProcess) -> None:
    clients, table = await parley(server)
    told: dict[int, list[Any]] = {}
    async with voices(clients, table) as people:
        told[0] = people[0].now["events"]
        while len(told) < 7 and not people[0].now["play"]["over"]:
            asked = people[0].now["play"]["asking"][0]
            await people[asked].choose()
            await together(people)
            told[people[0].now["version"]] = people[0].now["events"]
    last = max(told)
    for seen in range(-1, last + 1):
        async with clients[0].connected(table, version=seen) as wire:
            message = await clients[0].update(wire)
        missed = [event for version in range(seen + 1, last + 1) for event in told[version]]
        assert (message["version"], message["events"]) == (last, missed)


@awaited
async def test_hello_from_a_version_that_never_was_tells_the_present(server: ServerProcess) -> None:
    clients, table = await parley(server)
    async with clients[0].connected(table, version=900_000) as wire:
        message = await clients[0].update(wire)
    assert (message["version"], message["events"]) == (0, [])
    assert message["decision"]["options"]


@awaited
async def test_an_answer_to_another_question_is_stale(server: ServerProcess) -> None:
    clients, table = await parley(server)
    async with voices(clients, table) as (one, _):
        asked = one.now["decision"]
        refused = await one.refusal(type="choose", choice=asked["options"][0], serial=asked["serial"] + 1)
        assert refused["reason"] == "stale"
        assert refused["facts"] == {"serial": asked["serial"] + 1, "current": asked["serial"]}
        assert refused["serial"] == asked["serial"] + 1


@awaited
async def test_the_same_answer_sent_twice_is_played_once(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "freibeuter", 2)
    async with voices(clients, table) as people:
        player = people[people[0].now["play"]["asking"][0]]
        asked = player.now["decision"]
        for _ in range(2):
            await player.say(type="choose", choice=asked["options"][0], serial=asked["serial"])
        refused = await player.hear("refused")
        assert refused["reason"] == "stale"
        assert player.now["version"] == 1


@awaited
async def test_an_illegal_choice_is_refused_with_reason_rule_and_facts(server: ServerProcess) -> None:
    for game in ("_parley", "freibeuter"):
        clients = await new_clients(server.url, 2)
        table = await started(clients, game, 2)
        async with voices(clients, table) as people:
            player = people[people[0].now["play"]["asking"][0]]
            asked = player.now["decision"]
            refused = await player.refusal(
                type="choose", choice=not_offered(game, player.now), serial=asked["serial"]
            )
            assert refused["reason"] and refused["rule"] and isinstance(refused["facts"], dict)
            refused = await player.refusal(type="choose", choice="walk the plank", serial=asked["serial"])
            assert (refused["reason"], refused["facts"]) == ("unknown-choice", {"text": "walk the plank"})
            assert (await player.choose())["version"] == 1


@awaited
async def test_nobody_plays_in_anothers_turn(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "freibeuter", 2)
    async with voices(clients, table) as people:
        asked = people[0].now["play"]["asking"][0]
        other = people[1 - asked]
        options = people[asked].now["decision"]["options"]
        serial = people[asked].now["play"]["serial"]
        assert other.now["decision"] is None
        refused = await other.refusal(type="choose", choice=options[0], serial=serial)
        assert (refused["reason"], refused["facts"]) == ("not-asked", {"seat": asked})


@awaited
async def test_who_watches_sees_and_may_talk_and_can_do_nothing_else(server: ServerProcess) -> None:
    clients, table = await parley(server)
    watcher, nobody = await Client(server.url, "Watcher").enter(), Client(server.url, "Nobody")
    async with voices([*clients, watcher, nobody], table) as (one, _, guest, stranger):
        for voice in (guest, stranger):
            assert (voice.now["seat"], voice.now["decision"]) == (None, None)
            option = one.now["decision"]["options"][0]
            acts: list[dict[str, object]] = [{"type": "choose", "choice": option, "serial": 1}]
            acts += [{"type": kind} for kind in ("undo", "wish", "back")]
            acts += [{"type": "agree", "yes": True}, {"type": "foresee", "serial": 1}]
            acts += [{"type": "why", "choice": option, "serial": 0}, {"type": "hint", "serial": 0}]
            for act in acts:
                assert (await voice.refusal(**act))["reason"] == "only-watching"
        assert (await stranger.refusal(type="say", text="ahoy"))["reason"] == "not-a-guest"
        await guest.say(type="say", text="ahoy")
        said = await one.hear("said")
        assert (said["name"], said["seat"], said["text"]) == ("Watcher", None, "ahoy")


@awaited
async def test_who_has_sealed_is_seen_and_what_is_not_until_the_last_has_chosen(
    server: ServerProcess,
) -> None:
    clients, table = await parley(server, 3)
    async with voices(clients, table) as people:
        one, two, three = people
        options = one.now["decision"]["options"]
        for text in (options[0], options[-1], options[-1]):
            await one.choose_text(text)
            assert one.now["decision"]["sealed"] == text
            assert one.now["view"]["sealed"] == [text]
        await together(people)
        for other in (two, three):
            assert other.now["play"]["sealed"] == [0]
            assert other.now["play"]["asking"] == [1, 2]
            assert other.now["decision"]["sealed"] is None
            assert [event["kind"] for event in other.now["events"]] == ["table-sealed"]
            assert options[-1] not in str(other.now["events"]) + str(other.now["play"])
        await one.say(type="undo")
        await two.version(4)
        assert two.now["play"]["sealed"] == []
        await one.hear(
            "update", lambda update: update["version"] == 4 and update["decision"]["sealed"] is None
        )
        for voice in people:
            await voice.choose()
            await together(people)
        assert {event["kind"] for event in one.now["events"]} >= {"showed"}
        assert one.now["play"]["sealed"] == []


@awaited
async def test_foresight_tells_what_is_plain_and_nothing_of_what_is_not(server: ServerProcess) -> None:
    clients, table = await parley(server)
    async with voices(clients, table) as people:
        one = people[0]
        asked = one.now["decision"]
        assert (await one.refusal(type="foresee", serial=asked["serial"] + 1))["reason"] == "stale"
        await one.say(type="foresee", serial=asked["serial"])
        foreseen = await one.hear("foresight")
        assert foreseen["options"] == dict.fromkeys(asked["options"])  # a sealed card: nothing is told
        await play_until(people, lambda: one.now["play"]["kind"] == "take-token")
        player = people[one.now["play"]["asking"][0]]
        await player.say(type="foresee", serial=player.now["play"]["serial"])
        foreseen = await player.hear("foresight")
        choice, events = next(iter(foreseen["options"].items()))
        await player.choose_text(choice)
        assert player.now["events"][: len(events)] == events


@awaited
async def test_chat_reaches_everybody_and_those_who_come_later(server: ServerProcess) -> None:
    clients, table = await parley(server)
    async with voices(clients, table) as (one, two):
        await one.say(type="say", text="  who\n has   the rum?\x07 ")
        for voice in (one, two):
            said = await voice.hear("said")
            assert (said["name"], said["seat"], said["text"]) == ("Guest 0", 0, "who has the rum?")
        assert (await one.refusal(type="say", text=" \n"))["reason"] == "bad-message"
        assert (await one.refusal(type="say", text="x" * 501))["reason"] == "bad-message"
        await two.say(type="say", text="not me")
        await two.hear("said")
    async with Client(server.url, "Late").connected(table) as wire:
        late = Voice(Client(server.url, "Late"), wire)
        assert [(await late.hear("said"))["text"] for _ in range(2)] == ["who has the rum?", "not me"]


@awaited
async def test_everybody_is_told_who_is_there(server: ServerProcess) -> None:
    clients, table = await parley(server)
    async with voices(clients[:1], table) as (one,):
        async with voices([clients[1], Client(server.url, "Nobody")], table):
            await one.hear("presence", lambda here: here["seats"] == [0, 1] and here["watchers"] == 1)
        await one.hear("presence", lambda here: here["seats"] == [0] and here["watchers"] == 0)


@awaited
async def test_a_choice_is_taken_back_free_while_nothing_was_drawn_or_revealed(server: ServerProcess) -> None:
    clients, table = await parley(server)
    async with voices(clients, table) as people:
        assert (await people[0].refusal(type="undo"))["reason"] == "nothing-to-undo"
        await play_until(people, lambda: people[0].now["play"]["kind"] == "take-token")
        seat = people[0].now["play"]["asking"][0]
        asked = people[seat].now["decision"]["options"]
        other = people[1 - seat]
        assert (await other.refusal(type="undo"))["reason"].startswith("undo-")
        view = people[seat].now["view"]
        await people[seat].choose()
        if people[seat].now["play"]["over"]:
            return
        await people[seat].say(type="undo")
        await people[seat].hear("update", lambda update: update["events"][0]["kind"] == "table-undone")
        assert people[seat].now["decision"]["options"] == asked
        assert people[seat].now["view"] == view


@awaited
async def test_by_consent_a_choice_is_taken_back_and_its_luck_never_comes_again(
    server: ServerProcess,
) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "freibeuter", 2)
    file = server.env["FLIBUSTE_DATABASE"]

    def last_move() -> Move:
        moves = list(kept(file, table).sessions())[-1].table.moves
        return moves[-1] if moves else Move(-1, "", ())

    async with voices(clients, table) as people:
        await play_until(people, lambda: bool(last_move().luck))
        move = last_move()
        one, other = people[move.seat], people[1 - move.seat]
        assert (await one.refusal(type="undo"))["reason"] == "undo-revealed"
        assert (await other.refusal(type="agree", yes=True))["reason"] == "no-proposal"
        await one.say(type="wish")
        await other.hear(
            "update", lambda update: (update["play"]["proposal"] or {}).get("waiting") == [1 - move.seat]
        )
        assert other.now["play"]["proposal"] | {"name": ""} == {
            "seat": move.seat, "what": "take-back", "about": None, "name": "", "agreed": [],
            "waiting": [1 - move.seat],
        }  # fmt: skip
        assert (await other.refusal(type="wish"))["reason"] in ("proposal-open", "nothing-to-undo")
        await other.say(type="agree", yes=False)
        await one.hear("update", lambda update: update["play"]["proposal"] is None)
        await one.say(type="wish")
        await one.hear("update", lambda update: update["play"]["proposal"] is not None)
        await other.say(type="agree", yes=True)
        await one.hear(
            "update", lambda update: "table-taken-back" in [event["kind"] for event in update["events"]]
        )
        await one.choose_text(move.text)
        again = last_move()
        played = list(kept(file, table).sessions())[-1].table.version
        back = Back(move.seat, played - 1, (1 - move.seat,))
        assert (again.seat, again.text, again.notes) == (move.seat, move.text, (back,))
        await play_until(people)
    verdict = await clients[0].call("GET", f"/tables/{table}/verify")
    assert verdict.json()["fair"] is True
    record = (await clients[0].call("GET", f"/tables/{table}/record")).text
    assert f"\n{back.text()}\n" in record


@awaited
async def test_figures_count_what_happens_and_name_nobody(server: ServerProcess) -> None:
    def figures() -> dict[str, float]:
        lines = httpx.get(f"{server.url}/metrics").text.splitlines()
        pairs = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
        return {name: float(value) for name, value in pairs}

    clients = await new_clients(server.url, 2)
    table = await started(clients, "freibeuter", 2, None)
    before = figures()
    async with voices(clients, table) as (one, two):
        asked = one if one.now["decision"] else two
        question = asked.now["decision"]
        await asked.say(type="choose", choice="nonsense", serial=question["serial"])
        await asked.hear("refused")
        await asked.say(type="choose", choice=question["options"][0], serial=question["serial"])
        await asked.hear("update")
        after = figures()
    changed = {name: value - before.get(name, 0) for name, value in after.items()}
    assert changed['flibuste_acts_total{kind="choose"}'] >= 1  # others may play meanwhile
    assert changed["flibuste_save_seconds_count"] >= 1
    assert after["flibuste_connections"] >= 2
    assert sum(value for name, value in changed.items() if name.startswith("flibuste_refused_total")) >= 1
    assert not [name for name in after if table in name or "Client" in name or "nonsense" in name]
