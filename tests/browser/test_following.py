"""Whoever looks at the page knows what the others did, where, what it did to them, and what can be chosen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, expect

from flibuste.i18n.recap import addressed, concerns, recap
from flibuste.i18n.translator import Translator
from flibuste.kernel import registry
from tests.browser.accessibility import flaws
from tests.browser.browser import GAMES, PHONE
from tests.browser.shared_loop import awaited
from tests.browser.tables import RecordingPlayer, table_for
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow

Told = list[tuple[int, dict[str, Any]]]
"""The events a seat was sent, each with its version."""
RECAP = "[data-at=recap]"
SAID = f"""() => Object.fromEntries([...document.querySelectorAll('{RECAP} [data-seat]')]
    .map((one) => [one.dataset.seat, one.textContent.replace(/\\s+/g, ' ').trim()]))"""
ROOM = """() => {
    const log = document.querySelector('#paper-log [role=log]');
    return log.clientHeight / parseFloat(getComputedStyle(log.querySelector('p')).lineHeight);
}"""
MINE_IN_SIGHT = f"""() => {{
    const recap = document.querySelector('{RECAP} li');
    if (recap === null) return false;
    const mine = recap.getBoundingClientRect();
    const log = document.querySelector('#paper-log [role=log]').getBoundingClientRect();
    return mine.top >= log.top - 1 && Math.min(mine.bottom, mine.top + 24) <= log.bottom + 1;
}}"""
MARKS = """() => [...document.querySelectorAll('[data-mark]')].map((one) => {
    const at = document.querySelector(`.board [data-at="${one.dataset.mark}"]`).getBoundingClientRect();
    const ring = one.getBoundingClientRect();
    const around = Math.abs(ring.x + ring.width / 2 - at.x - at.width / 2) < 3
        && Math.abs(ring.y + ring.height / 2 - at.y - at.height / 2) < 3;
    return [one.dataset.mark, Number(one.dataset.seat), around];
})"""


MANY = 800
"""Looks at the page, twenty a second, until it says what is expected; a busy machine draws late."""


def plain(text: str) -> str:
    return " ".join(text.replace("−", "-").split())


class Follower:
    """Reads what a player's window is sent, so that the page can be asked about it."""

    def __init__(self, player: RecordingPlayer) -> None:
        self.player = player
        self.page = player.page
        self.told: Told = []

    async def read_story(self) -> None:
        """All that happened before the window's connection."""
        id = self.page.url.rsplit("/", 1)[1]
        answer = await self.page.context.request.get(f"/api/tables/{id}/story")
        self.told = [(event["version"], event) for event in await answer.json()]

    def update(self) -> dict[str, Any]:
        """The newest update; the events of those before it are added to the story."""
        known = max((version for version, _ in self.told), default=-1)
        updates = [frame for frame in self.player.frames if frame["type"] == "update"]
        for frame in updates[1:]:
            if frame["version"] > known:
                self.told += [(frame["version"], event) for event in frame["events"]]
        return updates[-1]

    def since(self, version: int) -> list[dict[str, Any]]:
        return [event for at, event in self.told if at > version]


async def settled(follower: Follower) -> dict[str, Any]:
    """The update that the page shows now."""
    now = follower.update()
    panel = follower.page.locator("[data-at=choice-panel]")
    await expect(panel).to_have_attribute("data-serial", str(now["play"]["serial"]))
    return now


async def says(page: Page, expected: dict[str, str]) -> None:
    """The page says of each seat exactly this; it is drawn a moment after the board."""
    said: dict[str, str] = {}
    for _ in range(MANY):
        said = {seat: plain(text) for seat, text in (await page.evaluate(SAID)).items()}
        if said == expected:
            return
        await page.wait_for_timeout(50)
    assert said == expected


async def rings_on(page: Page, wanted: set[str]) -> list[tuple[str, int, bool]]:
    """The rings on the board, with their seats, and whether they lie around their places."""
    rings: list[tuple[str, int, bool]] = []
    for _ in range(MANY):
        rings = await page.evaluate(MARKS)
        lie_around = all(around for *_, around in rings)
        if lie_around and all(any(ring[0].startswith(place) for ring in rings) for place in wanted):
            break
        await page.wait_for_timeout(50)
    return rings


def expected_words(follower: Follower, now: dict[str, Any], words: Translator) -> dict[str, str]:
    """What each seat did, and what was done to me, from the events alone."""
    me = now["seat"]
    lines = recap(follower.since(now["since"]), me, words)
    assert len(lines) <= 5
    deeds = [one for line in lines for one in line]
    named = {one.seat: one.text if one.seat == me else f"{words.name(one.seat)} {one.text}" for one in deeds}
    return {str(seat): plain(text) for seat, text in named.items()}


PLACES = {
    ("freibeuter", "boarded"): "token:{token}",
    ("freibeuter", "placed"): "region:{region}",
    ("freibeuter", "cashed"): "region:{region}",
    ("freibeuter", "summoned"): "region:{region}",
    ("libertalia", "revealed"): "card:{seat}:{rank}",
    ("libertalia", "parrot-replaced"): "card:{seat}:{rank}",
    ("libertalia", "entered-den"): "card:{seat}:{rank}",
    ("libertalia", "gained"): "purse:{seat}",
    ("libertalia", "lost"): "purse:{seat}",
    ("libertalia", "booty-taken"): "tiles:{seat}",
    ("libertalia", "tile-drawn"): "tiles:{seat}",
    ("libertalia", "tiles-discarded"): "tiles:{seat}",
    ("libertalia", "relics-moved"): "tiles:{from_seat}",
    ("libertalia", "paid"): "purse:{from_seat}",
    ("libertalia", "recruited"): "hand:{seat}",
    ("libertalia", "revived"): "hand:{seat}",
    ("libertalia", "character-discarded"): "grave:{owner_seat}",
    ("rum_and_pirates", "moved"): "square:{to}",
    ("rum_and_pirates", "crept"): "square:{to}",
    ("rum_and_pirates", "recovered"): "way:{alley}",
    ("rum_and_pirates", "boarded"): "ship",
    ("stoertebeker", "placed"): "slot:{ship}:{seat}:",
    ("stoertebeker", "manned"): "",
    ("stoertebeker", "aimed"): "berth:{ship}",
    ("stoertebeker", "failed"): "berth:{ship}",
    ("stoertebeker", "repelled"): "berth:{ship}",
    ("stoertebeker", "looted"): "side:{ship}:{from_seat}",
    ("stoertebeker", "sunk"): "side:{ship}:{from_seat}",
    ("stoertebeker", "discarded"): "discard",
    ("stoertebeker", "took"): "discard",
    ("stoertebeker", "captured"): "prizes:{seat}",
}
"""Where a move is seen: how the name of its place begins."""


def still_there(event: dict[str, Any], view: dict[str, Any]) -> bool:
    """Whether what was moved there still is: ships are captured, with all that was laid at them."""
    facts = event["facts"]
    if event["kind"] == "boarded":
        return any(token["at"] == facts["token"] for token in view.get("tokens", []))
    if event["kind"] in ("revealed", "entered-den", "parrot-replaced"):
        aboard = [(card["seat"], card["rank"]) for card in view["ship"]]
        den = [card["rank"] for card in view["players"][facts["seat"]]["den"]]
        return (facts["seat"], facts["rank"]) in aboard or facts["rank"] in den
    if event["kind"] in ("looted", "sunk"):
        return any(ship and ship["at"] == facts["ship"] for ship in view["ships"])
    if event["kind"] == "placed" and "ship" in facts:
        ships = [ship for ship in view["ships"] if ship and ship["at"] == facts["ship"]]
        return any(facts["card"] in ship["sides"][facts["seat"]]["places"] for ship in ships)
    return True


def marked_places(game: str, events: list[dict[str, Any]], me: int, view: dict[str, Any]) -> set[str]:
    """Where each of the others moved last, from the events alone."""
    last: dict[int, dict[str, Any]] = {}
    for event in events:
        seat = event["facts"].get("seat", event["facts"].get("from_seat"))
        if (game, event["kind"]) in PLACES and seat != me:
            last[seat] = event
    places = {
        seat: PLACES[game, event["kind"]].format(**event["facts"])
        for seat, event in last.items()
        if still_there(event, view)
    }
    # Where two moved to the same place, one of them is marked.
    return {place for place in places.values() if place}


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_after_every_turn_of_the_others_the_page_says_what_they_did_and_marks_where(
    site: ServerProcess, game: str
) -> None:
    about_me = about_others = marked = 0
    async with table_for(site, game, 1, 3) as (player, *_):
        follower = Follower(player)
        await follower.read_story()
        while await player.asked():
            now = await settled(follower)
            me, view, page = now["seat"], now["view"], player.page
            words = Translator("fr", game, now["play"]["players"])
            await says(page, expected_words(follower, now, words))
            said = {seat: plain(text).lower() for seat, text in (await page.evaluate(SAID)).items()}
            for event in follower.since(now["since"]):
                key, facts = f"recap-{event['kind']}", {**event["facts"], **event.get("secret", {})}
                if concerns(facts, me) and words.knows(f"{key}.me"):
                    assert plain(words.say(f"{key}.me", addressed(facts, me))).lower() in said[str(me)]
                    about_me += 1
                elif facts.get("seat") not in (me, None) and words.knows(key):
                    assert plain(words.name(facts["seat"])).lower() in said[str(facts["seat"])]
                    about_others += 1
            if said:
                await page.wait_for_function(MINE_IN_SIGHT)
            wanted = marked_places(game, follower.since(now["chose"]), me, view)
            rings = await rings_on(page, wanted)
            assert all(any(ring[0].startswith(place) for ring in rings) for place in wanted), (wanted, rings)
            assert all(around and seat != me for _, seat, around in rings), rings
            assert rings == [] or follower.since(now["chose"]), "a ring is left from before my last choice"
            marked += len(wanted)
            await player.turn()
    assert about_me > 0 and about_others > 10 and marked > 3


@pytest.mark.parametrize(("size", "lines"), [((1280, 800), 6), ((1366, 640), 4)])
@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_the_log_has_room_at_a_full_table(
    site: ServerProcess, game: str, size: tuple[int, int], lines: int
) -> None:
    seats = registry.find(game).meta.seats[-1]
    async with table_for(site, game, 1, seats, sizes=(size,)) as (player, *_):
        for _ in range(3):
            await player.turn()
        assert await player.asked()
        while not await player.page.locator(f"{RECAP} li").count():  # nobody else has had a turn yet
            await player.turn()
            assert await player.asked()
        assert await player.page.evaluate(ROOM) >= lines
        await player.page.wait_for_function(MINE_IN_SIGHT)
        assert not await flaws(player.page)


@awaited
async def test_on_a_phone_the_news_lie_over_the_board_until_a_touch(site: ServerProcess) -> None:
    async with table_for(site, "freibeuter", 1, 3, sizes=(PHONE,)) as (player, *_):
        note = player.page.locator(f".steer {RECAP} [data-seat]")
        for _ in range(6):
            await player.turn()
            assert await player.asked()
            now = [frame for frame in player.frames if frame["type"] == "update"][-1]
            if now["chose"] == now["since"]:
                await expect(note.first).to_be_visible()
                await player.page.locator("[data-at=choice-panel] p").first.tap()
                await expect(note).to_have_count(0)
                return
    pytest.fail("no turn began")
