"""A page that is loaded again, a line that breaks, a server that is killed: the game goes on where it was."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.browser import browser, visitor
from tests.browser.loop import awaited
from tests.browser.pilot import Pilot
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow
AT_ONCE = 15_000
"""Milliseconds, on a busy machine; a page that has not noticed asks only after twenty seconds of silence."""


@awaited
async def test_a_reload_in_the_middle_of_a_game_changes_nothing(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        pilot = Pilot(anne.page, 7)
        await pilot.play_now()
        for _ in range(5):
            await pilot.turn()
        assert await pilot.asked()
        before = await pilot.names(), await pilot.serial()
        await anne.page.reload()
        assert await pilot.asked()
        assert (await pilot.names(), await pilot.serial()) == before
        await pilot.turn()


@awaited
async def test_a_lost_line_is_said_at_once_and_heals_by_itself(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        pilot = Pilot(anne.page, 8)
        await pilot.play_now()
        await pilot.turn()
        assert await pilot.asked()
        await anne.page.context.set_offline(True)
        await expect(anne.page.get_by_text("Connexion perdue").first).to_be_visible(timeout=AT_ONCE)
        assert await pilot.offers.count() == 0, "nothing can be chosen that nobody would hear"
        await anne.page.context.set_offline(False)
        assert await pilot.asked()
        await expect(anne.page.get_by_text("Connexion perdue")).to_have_count(0)
        await pilot.turn()
        anne.faults = [fault for fault in anne.faults if "ERR_INTERNET_DISCONNECTED" not in fault]


@awaited
async def test_a_killed_server_loses_nothing_that_was_seen(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        pilot = Pilot(anne.page, 9)
        await pilot.play_now()
        for _ in range(4):
            await pilot.turn()
        assert await pilot.asked()
        before = await pilot.names()
        site.kill()
        await expect(anne.page.get_by_text("Connexion perdue").first).to_be_visible(timeout=AT_ONCE)
        site.start()
        assert await pilot.asked()
        assert await pilot.names() == before
        await pilot.turn()
        anne.faults = [fault for fault in anne.faults if "WebSocket" not in fault and "ERR_" not in fault]
