"""A first game with help: each sentence is said once, it can be sent away, and three things end it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from flibuste.i18n.companion import PREFIX
from flibuste.i18n.translator import Translator
from tests.browser.accessibility import flaws
from tests.browser.browser import DESKTOP, GAMES, PHONE, browser, visitor
from tests.browser.finished import finished
from tests.browser.page_player import HELD, OFFER
from tests.browser.shared_loop import awaited
from tests.server.harness import ServerProcess

PANEL = "[data-at=companion]"
SHOWN = f"{PANEL}.shown"
SKIP = f"{SHOWN} .ways button:nth-child(2):not(.plain)"
HEARD = """
localStorage['flibuste.prefs'] ??= JSON.stringify({ confirm: false });
window.heard = [];
new MutationObserver(() => {
    const panel = document.querySelector('[data-at=companion].shown');
    const said = panel?.dataset.said;
    if (!said || said === window.heard.at(-1)?.said) return;
    window.heard.push({ said, text: panel.querySelector('p')?.textContent.trim() });
}).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
"""
"""Keeps what the companion says, and lets a single click choose."""
READY = f"() => document.querySelector('{OFFER}, {SKIP}, {HELD}, .finale')"


async def begun(page: Page, game: str) -> str:
    """A first game, from its card on the start page: the table's id."""
    await page.add_init_script(f"if (origin !== 'null') {{ {HEARD} }}")
    await page.goto("/")
    card = page.locator(f'article[aria-labelledby="game-{game}"]')
    await card.get_by_role("button", name="Jouer avec de l’aide").click()
    await page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


async def asked(page: Page) -> None:
    """Skips what is told, until there is a question."""
    while True:
        await page.wait_for_function(READY)
        if await page.locator(HELD).count():
            await page.wait_for_timeout(500)  # a click before counts for what was shown earlier
            await page.keyboard.press("Enter")
        elif await page.locator(SKIP).count():
            # It may go on by itself in the meantime.
            await page.evaluate(f"document.querySelector('{SKIP}')?.click()")
        else:
            return


CHOSEN = """([offer, held, before]) => {
    const panel = document.querySelector('[data-at=choice-panel]');
    if (panel?.dataset.serial !== before || document.querySelector(`${held}, .finale`)) return true;
    document.querySelector(offer)?.click();
    return false;
}"""
"""Clicks the first choice until the question is another one; what was sent cannot be clicked again."""


async def choose(page: Page) -> None:
    before = await page.locator("[data-at=choice-panel]").get_attribute("data-serial")
    await page.wait_for_function(CHOSEN, arg=[OFFER, HELD, before])


async def heard(page: Page) -> list[dict[str, str]]:
    return list(await page.evaluate("window.heard"))


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_it_explains_the_first_question_and_says_nothing_twice(site: ServerProcess, game: str) -> None:
    async with browser() as chromium, visitor(chromium, site.url, DESKTOP) as anne:
        page = anne.page
        table = await begun(page, game)
        await asked(page)
        voice = Translator("fr", game)
        await expect(page.locator(SHOWN)).to_have_attribute("data-said", re.compile(f"^{PREFIX}(?!event-)"))
        said = str(await page.locator(PANEL).get_attribute("data-said"))
        await expect(page.locator(f"{SHOWN} p")).to_have_text(voice.say(said))
        if voice.knows(f"{said}.lit"):
            await expect(page.locator("[data-lit]").first).to_be_attached()
        assert await flaws(page) == []
        places = (await (await page.context.request.get(f"/api/tables/{table}")).json())["places"]
        assert [place["bot"] for place in places] == [None, "mousse", "mousse"]

        for _ in range(6):
            await choose(page)
            await asked(page)
        before = await heard(page)
        await page.reload()
        await asked(page)
        await choose(page)
        await asked(page)
        keys = [one["said"] for one in before + await heard(page)]
        assert len(keys) == len(set(keys)), keys
        kept = await page.evaluate("JSON.parse(localStorage['flibuste.companion'])")
        assert set(keys) <= set(kept[table]["said"])
        assert await page.locator(".news section").count() == 0, "no welcome beside it"


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_it_can_be_sent_away_stays_away_and_is_called_back(site: ServerProcess, game: str) -> None:
    async with browser() as chromium, visitor(chromium, site.url, DESKTOP) as anne:
        page = anne.page
        await begun(page, game)
        await asked(page)
        await page.locator(SHOWN).get_by_role("button", name="Renvoyer").click()
        await expect(page.locator(SHOWN)).to_have_count(0)
        await expect(page.locator("[data-lit]")).to_have_count(0)
        await page.reload()
        await expect(page.locator(OFFER).first).to_be_attached()
        await expect(page.locator(PANEL)).to_be_attached()
        await expect(page.locator(SHOWN)).to_have_count(0)
        assert await heard(page) == []
        await page.keyboard.press("?")
        switch = page.locator("[data-at=companion-switch]")
        await expect(switch).to_have_text("Rappeler le compagnon")
        await switch.click()
        await expect(switch).to_have_text("Renvoyer le compagnon")
        assert await flaws(page) == []
        kept = await page.evaluate("Object.values(JSON.parse(localStorage['flibuste.companion']))")
        assert [one["away"] for one in kept] == [False]


READ = """skip => new Promise((done) => {
    const look = () => {
        const panel = document.querySelector('[data-at=companion]');
        const deed = panel?.querySelector('li[data-seat]:not([data-seat="0"])');
        if (!deed || !document.querySelector(skip)) return setTimeout(look, 30);
        const told = { before: panel.textContent, offers: document.querySelectorAll('[data-choice]').length };
        setTimeout(() => {
            document.activeElement?.blur();
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
            setTimeout(() => done({ ...told, after: panel.textContent }), 100);
        }, 400);
    };
    look();
})"""
"""Waits for what another did, and presses Enter; the step would stay for seconds."""


@awaited
async def test_what_others_did_is_told_before_the_next_question_and_enter_goes_on(
    site: ServerProcess,
) -> None:
    async with browser() as chromium, visitor(chromium, site.url, DESKTOP) as anne:
        page = anne.page
        await begun(page, "freibeuter")
        await asked(page)
        reading = asyncio.ensure_future(page.evaluate(READ, SKIP))
        while not reading.done():
            await choose(page)
            await page.wait_for_function(f"() => document.querySelector('{OFFER}')")
        told = await reading
        assert told["offers"] == 0, "nothing is asked meanwhile"
        assert told["before"] != told["after"]


@awaited
async def test_a_table_without_help_loads_nothing_of_it_and_one_with_help_asks_for_nothing_more(
    site: ServerProcess,
) -> None:
    """The companion knows what the seat is sent, and nothing else."""
    async with browser() as chromium, visitor(chromium, site.url, DESKTOP) as anne:
        page = anne.page
        sent: list[str] = []
        page.on("request", lambda one: sent.append(one.url))

        def asked_for() -> set[str]:
            paths = (re.sub("tables/[^/]+", "tables/ID", url.split("?")[0]) for url in sent)
            return {path for path in paths if re.search("/api/(tables|games)/", path)}

        await page.goto("/")
        card = page.locator('article[aria-labelledby="game-freibeuter"]')
        await card.get_by_role("button", name="Jouer maintenant").click()
        await page.wait_for_url("**/table/*")
        await expect(page.locator(OFFER).first).to_be_attached()
        await page.wait_for_load_state("networkidle")
        assert not [url for url in sent if "/companion-" in url]
        assert await page.locator(PANEL).count() == 0
        usual = asked_for()
        sent.clear()
        await begun(page, "freibeuter")
        await asked(page)
        await choose(page)
        await asked(page)
        await page.wait_for_load_state("networkidle")
        assert [url for url in sent if "/companion-" in url]
        assert asked_for() <= usual


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_on_a_phone_it_fits_and_leaves_the_board_in_sight(site: ServerProcess, game: str) -> None:
    async with browser() as chromium, visitor(chromium, site.url, PHONE, "light") as anne:
        page = anne.page
        await begun(page, game)
        await asked(page)
        panel = page.locator(SHOWN)
        await expect(panel).to_be_in_viewport(ratio=1)
        await expect(page.locator("main > .board")).to_be_in_viewport()
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert await flaws(page) == []
        await panel.get_by_role("button", name="Compris").click()
        await expect(panel).to_have_count(0)


def report(options: list[str], seats: int) -> dict[str, Any]:
    """A report as the server sends it: a good choice of seat 0, two mistakes, and something of another's."""
    parts = dict.fromkeys(("result", "start", "seat", "deal", "own", "others", "luck"), 0.0)
    figures = {"decisions": 9, "error_rate": 0.01, "error": None, "mistakes": 2, "like": "matelot"}
    why = {"key": "reason-gain", "facts": {"other": options[0], "amount": 6}}
    told = {"seat": 0, "together": False, "best": options[-1], "error": 0.04, "mark": "?", "why": why}
    good = {"version": 3, "chosen": options[-1], "share": 0.2, "margin": 4.2}
    return {
        "effort": {"playouts": 100, "pairs": 10, "final": 100, "deals": 100},
        "policy": "hunch-5",
        "start": [round(1 / seats, 4)] * seats,
        "steps": [],
        "mistakes": [
            {**told, "version": 5, "chosen": options[0], "loss": 0.1, "options": []},
            {**told, "version": 7, "chosen": options[1], "loss": 0.2, "options": []},
        ],
        "good": [{**good, "seat": 0}, {**good, "seat": 1, "version": 4}],
        "players": [{"seat": seat, "shares": parts, "margins": parts, **figures} for seat in range(seats)],
    }


async def helped(page: Page, table: str) -> None:
    """As if this table had been begun from the start page."""
    kept = json.dumps({table: {"said": [], "away": False}})
    await page.evaluate("kept => (localStorage['flibuste.companion'] = kept)", kept)


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@awaited
async def test_the_end_names_three_things(site: ServerProcess, size: tuple[int, int]) -> None:
    async with browser() as chromium, visitor(chromium, site.url, size) as anne:
        page = anne.page
        await page.goto("/")
        over = await finished(page, site, seats=2)
        words = await (await page.context.request.get("/api/games/freibeuter/vocabulary")).json()
        options = [text for text in words if text.startswith("place ")][:4]
        found = report(options, 2)
        answers = [
            {"state": "running", "done": 2, "total": 9, "report": None},
            {"state": "done", "done": 9, "total": 9, "report": found},
        ]

        async def answer(route: Route) -> None:
            body = json.dumps(answers[0] if route.request.method == "POST" else answers[1])
            await route.fulfill(body=body, content_type="application/json")

        await page.route("**/api/tables/*/analysis*", answer)
        await helped(page, over)
        await page.goto(f"/table/{over}")
        things = page.locator("[data-at=three-things]")
        await expect(things.locator("li")).to_have_count(3)
        voice = Translator("fr", "freibeuter")
        label = voice.say("choice-place", words[options[-1]]["facts"])
        await expect(things.locator("li").first).to_contain_text(f"Bien joué\N{NO-BREAK SPACE}: {label}")
        await expect(things.locator("li").first).to_contain_text("4\N{NO-BREAK SPACE}$ de plus")
        await expect(things.locator("li").nth(1)).to_contain_text("6\N{NO-BREAK SPACE}$ de plus que")
        assert await flaws(page) == []
        assert await page.evaluate("document.documentElement.scrollWidth") <= size[0]
        await things.get_by_role("link").nth(1).click()
        await expect(page).to_have_url(f"/replay/{over}?n=7&as=0&analysis=1")


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose analyses of the toy take a second or two."""
    home = tmp_path_factory.mktemp("companion")
    settings: dict[str, Any] = {"analysis_seconds": 0.5, "analyses_per_hour": 100_000, "workers": 2}
    running = ServerProcess(f"sqlite:///{home / 'flibuste.db'}", home, **settings)
    running.start()
    yield running
    running.kill()


@pytest.mark.slow
@awaited
async def test_they_come_from_the_servers_analysis(quick: ServerProcess) -> None:
    """Here of the toy, which is quickly analysed; its games are short, and may have fewer than three."""
    async with browser() as chromium, visitor(chromium, quick.url) as anne:
        page = anne.page
        await page.goto("/")
        over = await finished(page, quick, seats=2, game="_parley")
        await helped(page, over)
        await page.goto(f"/table/{over}")
        things = page.locator("[data-at=three-things]")
        await expect(things.locator("li").first).to_be_visible()
        told = await (await page.context.request.get(f"/api/tables/{over}/analysis")).json()
        found = told["report"]
        mine = {one["chosen"] for one in found["good"] + found["mistakes"] if one["seat"] == 0}
        assert await things.locator("li").count() <= 3
        assert await things.get_by_role("link").count() == min(3, len(mine))
