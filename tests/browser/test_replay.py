"""A replay plays to its end and loads only moments; its link shows a finished game and nothing else."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.async_api import BrowserContext, Page, Request, expect

from tests.browser.browser import DESKTOP, GAMES, PHONE, browser, visitor
from tests.browser.finished import finished
from tests.browser.shared_loop import awaited
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow

WATCH = """() => {
    window.shown = [];
    window.moved = 0;
    const output = document.querySelector("output");
    const noted = () => {
        const n = Number.parseInt(output.textContent);
        if (window.shown.at(-1) !== n) window.shown.push(n);
    };
    noted();
    new MutationObserver(noted).observe(output, { subtree: true, childList: true, characterData: true });
    new MutationObserver((changes) => (window.moved += changes.length))
        .observe(document.querySelector(".stage"), { subtree: true, childList: true });
}"""
"""Notes every moment that the page names, and counts what the stage draws."""


def asked_by(page: Page) -> list[str]:
    """Every request from now on, as a path and its first parameter."""
    asked: list[str] = []

    def note(request: Request) -> None:
        address = urlsplit(request.url)
        asked.append(f"{address.path.rpartition('/')[2]} {parse_qs(address.query).get('first', [''])[0]}")

    page.on("request", note)
    return asked


async def opened(page: Page, address: str) -> int:
    """Opens a replay and returns its last moment."""
    await page.goto(address)
    await page.wait_for_load_state("networkidle")
    return int(await page.get_by_role("slider").get_attribute("max") or 0)


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_a_replay_plays_with_motion_from_its_first_moment_to_its_last(
    site: ServerProcess, game: str
) -> None:
    async with browser() as chromium, visitor(chromium, site.url, still=False) as anne:
        page = anne.page
        await page.goto("/")
        over = await finished(page, site, seats=2, game=game)
        await page.clock.install()
        last = await opened(page, f"/replay/{over}?n=0")
        await page.evaluate(WATCH)
        asked = asked_by(page)
        await page.get_by_text("3×", exact=True).click()
        await page.get_by_role("button", name="Lecture").click()
        for _ in range(20 * last):
            await page.clock.run_for(400)
            if await page.get_by_role("button", name="Lecture").count():
                break
        assert await page.evaluate("window.shown") == list(range(last + 1))
        assert await page.evaluate("window.moved") > last / 2, "hardly anything moved"
        blocks = [one for one in asked if one.startswith("moments ")]
        assert len(blocks) == len(set(blocks)) <= last / 10
        assert [one for one in asked if one not in blocks] in ([], ["icon-96.png "])
        await page.clock.run_for(1000)
        await expect(page).to_have_url(f"/replay/{over}?n={last}&as=open")


@awaited
async def test_steps_and_the_slider_load_each_moment_once_and_nothing_else(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto("/")
        over = await finished(page, site)
        last = await opened(page, f"/replay/{over}?n=0")
        asked = asked_by(page)
        for n in range(1, 31):
            await page.get_by_role("button", name="Un coup en avant").click()
            await expect(page.get_by_role("slider")).to_have_value(str(n))
        slider = page.get_by_role("slider")
        await slider.evaluate(
            """async (one, last) => {
                for (let n = 0; n <= last; n++) {
                    one.value = n;
                    one.dispatchEvent(new Event("input", { bubbles: true }));
                    await new Promise((done) => setTimeout(done, 4));
                }
            }""",
            last,
        )
        await expect(page).to_have_url(f"/replay/{over}?n={last}&as=open")
        await slider.press("Home")
        await expect(page).to_have_url(f"/replay/{over}?n=0&as=open")
        await page.wait_for_load_state("networkidle")
        loaded = [one for one in asked if not one.startswith("icon-")]
        assert all(one.startswith("moments ") for one in loaded), loaded
        assert len(loaded) == len(set(loaded)) <= 8, loaded


async def private_game(page: Page, site: ServerProcess) -> tuple[str, str]:
    """A finished game at a private table: its id and its invitation."""
    over = await finished(page, site, public=False)
    table = await (await page.context.request.get(f"/api/tables/{over}")).json()
    return over, str(table["link"])


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@awaited
async def test_a_copied_moment_of_a_private_game_opens_for_somebody_else_and_opens_nothing_else(
    site: ServerProcess, size: tuple[int, int]
) -> None:
    async with browser() as chromium, visitor(chromium, site.url, size) as anne:
        page = anne.page
        await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await page.goto("/")
        over, invitation = await private_game(page, site)
        await opened(page, f"/replay/{over}?n=7&as=1")
        await expect(page.get_by_text("Ce lien montre la partie terminée")).to_be_visible()
        await page.get_by_role("button", name="Copier le lien vers ce coup").click()
        await expect(page.get_by_text("Lien copié")).to_be_visible()
        link = await page.evaluate("navigator.clipboard.readText()")
        assert invitation not in link
        async with visitor(chromium, site.url, size) as jack:
            await opened(jack.page, link)
            await expect(jack.page.get_by_role("slider")).to_have_value("7")
            await expect(jack.page.get_by_role("combobox", name="Point de vue")).to_have_value("1")
            await expect(jack.page.get_by_role("link", name="Retour à la table")).to_have_count(0)
            await jack.page.get_by_role("button", name="Un coup en avant").click()
            await expect(jack.page.get_by_role("slider")).to_have_value("8")
            assert not await mentions(
                jack.page.context, over, parse_qs(urlsplit(link).query)["link"][0], invitation
            )
            await jack.page.goto(f"/replay/{over}")
            await expect(jack.page.get_by_role("alert")).to_be_visible()
            jack.faults.clear()  # that was refused, as it should be


async def mentions(context: BrowserContext, over: str, link: str, invitation: str) -> bool:
    """Whether the table tells the holder of a link its invitation."""
    answer = await context.request.get(f"/api/tables/{over}?link={link}")
    assert answer.ok
    return invitation in await answer.text()


@awaited
async def test_without_a_clipboard_a_moment_is_copied_all_the_same(site: ServerProcess) -> None:
    """Over plain http a page has no clipboard API."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.add_init_script("delete Navigator.prototype.clipboard")
        await page.goto("/")
        over = await finished(page, site)
        await opened(page, f"/replay/{over}?n=5")
        await page.evaluate(
            "document.addEventListener('copy', () => (window.copied = String(document.activeElement.value)))"
        )
        await page.get_by_role("button", name="Copier le lien vers ce coup").click()
        await expect(page.get_by_text("Lien copié")).to_be_visible()
        assert await page.evaluate("window.copied") == f"{site.url}/replay/{over}?n=5&as=open"
