"""What a seat may ask before it chooses: why a choice is not allowed, and what a bot would do."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from pydantic import ValidationError

from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import make_setup
from flibuste.server.settings import Settings
from flibuste.server.thinking.advice import knowledge, reason
from flibuste.server.thinking.bot_workers import think
from flibuste.table.clock import Pace
from flibuste.table.session import Session
from flibuste.table.table import Table
from tests.server.harness import ServerProcess, new_clients, started
from tests.server.loop import awaited
from tests.server.stored_tables import redealt
from tests.server.talk import Voice, not_offered, together, voices

SETTINGS = {"hints_per_minute": 40, "hint_bot": "ismcts:20it"}
HINTS = 10
"""Hints that may be asked for at once with these settings."""


async def why(voice: Voice, choice: str, serial: int) -> dict[str, Any]:
    await voice.say(type="why", choice=choice, serial=serial)
    return await voice.hear("reason")


@awaited
async def test_why_names_reason_rule_and_facts_and_plays_nothing(server: ServerProcess) -> None:
    for game in ("_parley", "freibeuter"):
        clients = await new_clients(server.url, 2)
        table = await started(clients, game, 2)
        async with voices(clients, table) as people:
            player = people[people[0].now["play"]["asking"][0]]
            asked = player.now["decision"]
            serial, wrong = asked["serial"], not_offered(game, player.now)
            told = await why(player, wrong, serial)
            refused = await player.refusal(type="choose", choice=wrong, serial=serial)
            assert told["reason"] and told["rule"] and (told["serial"], told["choice"]) == (serial, wrong)
            assert {key: told[key] for key in ("reason", "rule", "facts")} == {
                key: refused[key] for key in ("reason", "rule", "facts")
            }
            told = await why(player, asked["options"][0], serial)
            assert (told["reason"], told["rule"], told["facts"]) == (None, "", {})
            told = await why(player, "walk the plank", serial)
            assert (told["reason"], told["facts"]) == ("unknown-choice", {"text": "walk the plank"})
            stale = await player.refusal(type="why", choice=wrong, serial=serial + 1)
            assert (stale["reason"], stale["serial"]) == ("stale", serial + 1)
            assert player.now["version"] == 0


@awaited
async def test_who_is_not_asked_is_told_so(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "freibeuter", 2)
    async with voices(clients, table) as people:
        asked = people[0].now["play"]["asking"][0]
        option, serial = people[asked].now["decision"]["options"][0], people[0].now["play"]["serial"]
        told = await why(people[1 - asked], option, serial)
        assert (told["reason"], told["facts"]) == ("not-asked", {"seat": asked})
        refused = await people[1 - asked].refusal(type="hint", serial=serial)
        assert (refused["reason"], refused["facts"]) == ("not-asked", {"seat": asked})


@awaited
async def test_who_has_sealed_may_still_ask_for_he_may_still_choose(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 3)
    table = await started(clients, "_parley", 3)
    async with voices(clients, table) as people:
        one = people[0]
        asked = one.now["decision"]
        await one.choose()
        assert one.now["decision"]["sealed"] == asked["options"][0]
        for option in asked["options"]:
            assert (await why(one, option, asked["serial"]))["reason"] is None
        assert (await why(one, not_offered("_parley", one.now), asked["serial"]))["reason"]
        await one.say(type="hint", serial=asked["serial"])
        assert (await one.hear("hinted"))["choice"] in asked["options"]
        await together(people)
        assert [voice.now["version"] for voice in people] == [1, 1, 1]


@awaited
async def test_a_hint_is_an_option_and_always_the_same_for_the_same_question(server: ServerProcess) -> None:
    for game in ("_parley", "freibeuter"):
        clients = await new_clients(server.url, 2)
        table = await started(clients, game, 2)
        async with voices(clients, table) as people:
            player = people[people[0].now["play"]["asking"][0]]
            asked = player.now["decision"]
            hints = []
            for _ in range(2):
                await player.say(type="hint", serial=asked["serial"])
                hints.append(await player.hear("hinted"))
            hint = hints[0]
            assert hints == [hint] * 2 and hint["serial"] == asked["serial"]
            assert hint["choice"] in asked["options"] and player.now["version"] == 0
            assert sorted(reason["choice"] for reason in hint["reasons"]) == sorted(asked["options"])
            assert (
                hint["why"]["key"].startswith("reason-") and hint["why"]["facts"]["other"] in asked["options"]
            )
            assert (await player.refusal(type="hint", serial=asked["serial"] + 1))["reason"] == "stale"


@awaited
async def test_a_hint_for_a_question_that_has_passed_meanwhile_is_stale(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "freibeuter", 2)
    async with voices(clients, table) as people:
        player = people[people[0].now["play"]["asking"][0]]
        asked = player.now["decision"]
        twin_hint = {"type": "hint", "serial": asked["serial"]}
        await asyncio.gather(
            player.say(**twin_hint),
            player.say(**twin_hint),
            player.say(type="choose", choice=asked["options"][0], serial=asked["serial"]),
        )
        kinds: dict[str, dict[str, Any]] = {}
        while len(kinds) < 3:
            message = await player.client.hear(player.wire)
            if message["type"] in ("update", "refused", "hinted"):
                kinds[message.get("reason") or message["type"]] = message
        assert {"hint-under-way", "update"} <= kinds.keys()
        # The bot's speed varies: a hint that came too late was not given.
        assert ("hinted" in kinds) != ("stale" in kinds)
        late = kinds.get("stale")
        assert late is None or late["facts"]["serial"] == asked["serial"]


@awaited
async def test_hints_have_a_rate_over_all_connections_of_a_guest(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "_parley", 2)
    async with voices([clients[0], clients[0]], table) as twins:
        serial = twins[0].now["play"]["serial"]
        for number in range(HINTS):
            voice = twins[number % 2]
            await voice.say(type="hint", serial=serial)
            await voice.hear("hinted")
        refused = {}
        for number in range(3):  # a token may have come back meanwhile
            await twins[number % 2].say(type="hint", serial=serial)
            refused = await twins[number % 2].client.hear(twins[number % 2].wire)
            if refused["type"] == "refused":
                break
        assert refused["reason"] == "too-fast" and 0 < refused["facts"]["seconds"] <= 60 / 40


@awaited
async def test_after_the_end_there_is_nothing_to_ask(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 1)
    table = await started(clients, "_parley", 2)
    async with voices(clients, table) as (one,):
        (await clients[0].call("DELETE", f"/tables/{table}")).raise_for_status()
        await one.hear("table")
        serial = one.now["play"]["serial"]
        assert (await one.refusal(type="hint", serial=serial))["reason"] == "table-over"
        assert (await one.refusal(type="why", choice="x", serial=serial))["reason"] == "table-over"


def advice(session: Session, seat: int, words: list[str]) -> list[str]:
    hint = think("greedy", knowledge(session, seat), 1.0, session.serial)
    return [hint, *(reason(session, seat, word, session.serial).decode() for word in words)]


def test_advice_is_the_same_in_every_world_the_seat_can_imagine(name: str) -> None:
    """Whole games: hint and reasons of every seat that has a decision, with all it cannot know dealt anew."""
    game, hints, differ = registry.find(name), 0, 0
    for seats in game.meta.seats:
        table = Table(game, make_setup(game.meta, seats), ["x"] * seats, bytes([seats] * 32))
        session = Session(table, set(range(seats)), Pace(), 0)
        while not table.over:
            truth = table.state
            for seat in [seat for seat in range(seats) if session.asks(seat)]:
                rng = Quick(session.n)
                words = [game.vocabulary[rng.below(len(game.vocabulary))].text for _ in range(3)]
                given = advice(session, seat, words)
                table.state = redealt(session, seat, Quick(1000 + session.n))
                differ += game.open(table.state) != game.open(truth)
                assert advice(session, seat, words) == given
                table.state = truth
                hints += 1
            seat = session.asking[0]
            options = game.options(truth, seat)
            session.take(session.plan("choose", seat, options[session.n % len(options)].text, 0))
    assert hints > 50 and differ > 20


def test_only_a_bot_there_is_can_give_hints() -> None:
    with pytest.raises(ValidationError):
        Settings.model_validate({"hint_bot": "parrot"})
