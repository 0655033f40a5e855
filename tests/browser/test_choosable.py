"""What glows can be chosen, what does not glow cannot, and whoever asks why not chooses nothing."""

from __future__ import annotations

from typing import Any

import orjson
import pytest
from playwright.async_api import Page, expect

from tests.browser.browser import GAMES
from tests.browser.shared_loop import awaited
from tests.browser.tables import table_for
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow

LOOK = """(one) => [one, ...one.querySelectorAll('*')].map((part) => {
    const look = getComputedStyle(part);
    return [look.stroke, look.strokeWidth, look.fill, look.boxShadow, look.filter, look.borderColor].join();
}).join()"""
"""How a place and all in it are painted."""
DARK = f"""() => {{
    const look = {LOOK};
    return [...document.querySelectorAll('.board [data-place][aria-disabled=false]')].filter((place) => {{
        const glowing = place.closest('.offered');
        if (!glowing) return true;
        const lit = look(glowing);
        glowing.classList.remove('offered');
        const unlit = look(glowing);
        glowing.classList.add('offered');
        return lit === unlit;
    }}).map((place) => place.dataset.place);
}}"""
"""Places that can be chosen, but look as if they could not."""
LIT = """() => [...document.querySelectorAll('.board [data-place][aria-disabled=true]')]
    .filter((place) => place.closest('.offered')).map((place) => place.dataset.place)"""
"""Places that look as if they could be chosen, but cannot."""
CONTRAST = """() => {
    const light = (colour) => {
        const [r, g, b] = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255)
            .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    return [...document.querySelectorAll('.square.offered:not(.captain)')].map((square) => {
        const ring = light(getComputedStyle(square.querySelector('.halo')).stroke);
        const ground = light(getComputedStyle(square.querySelector('.court')).fill);
        return Math.max(ring, ground) / Math.min(ring, ground);
    });
}"""


def chosen_by(page: Page) -> list[dict[str, Any]]:
    """Every choice this window sends from now on."""
    sent: list[dict[str, Any]] = []

    def keep(payload: str | bytes) -> None:
        message = orjson.loads(payload)
        if message["type"] == "choose":
            sent.append(message)

    page.on("websocket", lambda line: line.on("framesent", keep))
    return sent


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_what_glows_can_be_chosen_and_what_does_not_cannot(
    site: ServerProcess, game: str, theme: str
) -> None:
    places = 0
    async with table_for(site, game, 1, 3, theme=theme) as (player, *_):
        for _ in range(14):
            if not await player.asked():
                break
            page = player.page
            await page.mouse.move(0, 0)
            assert await page.evaluate(DARK) == []
            assert await page.evaluate(LIT) == []
            places += await page.locator(".board [data-place][aria-disabled=false]").count()
            contrasts: list[float] = await page.evaluate(CONTRAST) if theme == "light" else []
            assert all(contrast >= 3 for contrast in contrasts), contrasts
            await player.turn()
    assert places > 10


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_whoever_asks_why_not_chooses_nothing(site: ServerProcess, game: str) -> None:
    async with table_for(site, game, 1, 2) as (player, *_):
        page = player.page
        sent = chosen_by(page)
        await page.reload()
        await player.at_table()
        assert await player.asked()
        glowing = page.locator(".board .offered[data-place], .board .offered [data-place]").first
        while not await glowing.count():  # some questions are answered in a card, and not on the board
            await player.turn()
            assert await player.asked()
        sent.clear()
        before = await player.serial()
        await page.get_by_role("button", name="Pourquoi pas").click()
        await player.offers.first.click()
        await expect(page.get_by_role("alert")).to_contain_text("C’est permis")
        await page.get_by_role("alert").get_by_role("button", name="Fermer").click()
        await glowing.click()
        listed = page.get_by_role("menuitem")
        if await listed.count():
            await listed.first.click()
        await expect(page.get_by_role("alert")).to_contain_text("C’est permis")
        idle = page.locator(".board [data-place][aria-disabled=true]")
        for place in (await idle.all())[:6]:
            await place.click(force=True)
        assert await player.serial() == before and sent == []
        assert await page.locator(".armed").count() == 0
        await page.get_by_role("button", name="Pourquoi pas").click()
        await player.turn()
        assert sent
