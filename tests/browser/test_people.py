"""Profile, ladder and people in the browser: two people play rated games, then one looks and invites."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from playwright.async_api import Page, expect

from tests.browser.accessibility import flaws
from tests.browser.browser import DESKTOP, PHONE, browser, visitor
from tests.browser.shared_loop import awaited
from tests.server.harness import Client, ServerProcess, play_on, started

GAME = "libertalia"
PICTURES = os.environ.get("FLIBUSTE_PEOPLE_PICTURES", "")
"""A folder for pictures of every page; empty: none are taken."""


async def known_as(page: Page, client: Client) -> None:
    """The page's browser is this guest from now on."""
    await page.context.add_cookies(
        [{"name": "flibuste_guest", "value": client.token, "url": client.url, "httpOnly": True}]
    )
    await page.add_init_script(
        f"localStorage.setItem('flibuste.prefs', JSON.stringify({{guest: true, name: '{client.name}'}}))"
    )


async def looked_at(page: Page, name: str) -> None:
    """axe finds nothing, and nothing is wider than the screen; takes a picture, if one is wanted."""
    assert await flaws(page) == []
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    if PICTURES:
        for theme in ("light", "dark"):
            await page.emulate_media(color_scheme="light" if theme == "light" else "dark")
            await page.screenshot(path=Path(PICTURES) / f"{name}-{theme}.png", full_page=True)


@awaited
async def test_a_rated_player_sees_rating_history_ladder_and_invites_somebody_in_two_clicks(
    site: ServerProcess,
) -> None:
    anne, bertrand = await Client(site.url, "Anne").enter(), await Client(site.url, "Bertrand").enter()
    for seed in range(5):
        table = await started([anne, bertrand], GAME, 2, fill=None, rated=True)
        await asyncio.gather(play_on(anne, table, seed), play_on(bertrand, table, seed + 50))
    stranger = await Client(site.url, "Clément").enter()
    async with (
        browser() as chromium,
        visitor(chromium, site.url, DESKTOP) as at_desk,
        visitor(chromium, site.url, PHONE) as on_phone,
    ):
        desk, phone = at_desk.page, on_phone.page
        await known_as(desk, anne)
        await known_as(phone, bertrand)
        await desk.goto("/player")
        await expect(desk.get_by_role("heading", level=1)).to_have_text("Anne")
        await expect(desk.get_by_role("img", name="Cote au fil des parties")).to_be_visible()
        games = desk.get_by_role("list", name="Parties").get_by_role("listitem")
        await expect(games).to_have_count(5)
        await expect(games.first.get_by_role("link", name="Revoir")).to_have_attribute(
            "href", f"/replay/{table}"
        )
        await desk.get_by_label("Chercher").fill("personne")
        await expect(games).to_have_text(["Aucune partie ne correspond."])
        await desk.get_by_label("Chercher").fill("bert")
        await expect(games).to_have_count(5)
        await looked_at(desk, "player-desk")
        assert (await stranger.call("GET", f"/players/{anne.id}")).status_code == 404
        async with desk.expect_response("**/api/me/visibility"):
            await desk.get_by_role("radio", name="Tout le monde").focus()
            await desk.keyboard.press("Space")
        assert (await stranger.call("GET", f"/players/{anne.id}")).status_code == 200

        await desk.goto(f"/ladder/{GAME}?seats=2")
        await expect(desk.get_by_role("row").filter(has_text="Anne")).to_have_count(1)
        await expect(desk.get_by_text("Vous êtes au rang 1.")).to_be_visible()
        await looked_at(desk, "ladder-desk")

        wanted = {"game": GAME, "seats": 3, "rated": True, "chat": "phrases", "public": True}
        open_table = (await anne.call("POST", "/tables", wanted)).raise_for_status().json()["id"]
        await desk.goto(f"/table/{open_table}")
        await expect(desk.get_by_text("partie classée")).to_be_visible()
        await desk.get_by_role("button", name="Montrer mes compagnons").click()
        await desk.get_by_role("button", name="Inviter Bertrand").click()
        await expect(desk.get_by_text("Bertrand trouvera la table parmi les siennes.")).to_be_visible()
        await looked_at(desk, "waiting-desk")

        await phone.goto("/")
        await expect(phone.get_by_text("Une place vous est proposée")).to_be_visible()
        await phone.goto("/people")
        await phone.get_by_role("button", name="Inviter, ami, bloquer : Anne").click()
        await phone.get_by_role("button", name="Demander en ami").click()
        await expect(phone.get_by_role("dialog").get_by_text("Ne plus être amis")).to_be_visible()
        await looked_at(phone, "people-phone")
        for path in ("player", f"ladder/{GAME}", f"player/{anne.id}"):
            await phone.goto(f"/{path}")
            await expect(phone.get_by_role("heading", level=1)).to_be_visible()
            await expect(phone.get_by_role("status").filter(has_text="Chargement…")).to_have_count(0)
            await looked_at(phone, path.split("/")[0] + ("-other" if anne.id in path else "") + "-phone")
