"""After a reload, a lost connection or a killed server, the game goes on where it was."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.browser import browser, visitor
from tests.browser.page_player import PagePlayer
from tests.browser.shared_loop import awaited
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow
AT_ONCE = 15_000
"""Milliseconds on a busy machine; less than the twenty seconds of silence after which a page would ask."""


@awaited
async def test_a_reload_in_the_middle_of_a_game_changes_nothing(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        player = PagePlayer(anne.page, 7)
        await player.play_now()
        for _ in range(5):
            await player.turn()
        assert await player.asked()
        before = await player.names(), await player.serial()
        await anne.page.reload()
        assert await player.asked()
        assert (await player.names(), await player.serial()) == before
        await player.turn()


@awaited
async def test_a_lost_connection_is_shown_at_once_and_comes_back_by_itself(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        player = PagePlayer(anne.page, 8)
        await player.play_now()
        await player.turn()
        assert await player.asked()
        await anne.page.context.set_offline(True)
        await expect(anne.page.get_by_text("Connexion perdue").first).to_be_visible(timeout=AT_ONCE)
        assert await player.offers.count() == 0, "nothing can be chosen without a connection"
        await anne.page.context.set_offline(False)
        assert await player.asked()
        await expect(anne.page.get_by_text("Connexion perdue")).to_have_count(0)
        await player.turn()
        anne.faults = [fault for fault in anne.faults if "ERR_INTERNET_DISCONNECTED" not in fault]


@awaited
async def test_a_killed_server_loses_nothing_that_a_page_has_shown(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        player = PagePlayer(anne.page, 9)
        await player.play_now()
        for _ in range(4):
            await player.turn()
        assert await player.asked()
        before = await player.names()
        site.kill()
        await expect(anne.page.get_by_text("Connexion perdue").first).to_be_visible(timeout=AT_ONCE)
        site.start()
        assert await player.asked()
        assert await player.names() == before
        await player.turn()
        anne.faults = [fault for fault in anne.faults if "WebSocket" not in fault and "ERR_" not in fault]
