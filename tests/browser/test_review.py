"""A finished game is analysed, its mistakes are shown on the board, and one can learn from them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from tests.browser.accessibility import flaws
from tests.browser.browser import DESKTOP, PHONE, browser, visitor
from tests.browser.finished import finished
from tests.browser.marked_catalogues import mark_catalogues, unmarked
from tests.browser.shared_loop import awaited
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow


SETTINGS: dict[str, Any] = {"analysis_seconds": 0.5, "analyses_per_hour": 100_000, "workers": 2}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose analyses of the toy take a second or two."""
    yield from server(tmp_path_factory.mktemp("quick"))


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[ServerProcess]:
    """One of its own, because an analysis on it does not end."""
    yield from server(tmp_path)


def server(home: Path) -> Iterator[ServerProcess]:
    running = ServerProcess(f"sqlite:///{home / 'flibuste.db'}", home, **SETTINGS)
    running.start()
    yield running
    running.kill()


async def analysed(page: Page, server: ServerProcess) -> str:
    """A finished game of the toy, analysed from the end of the game."""
    await page.goto("/")
    over = await finished(page, server, seats=2, game="_parley")
    await page.goto(f"/table/{over}")
    await page.locator("dialog[open] .acts").get_by_role("button", name="Analyser cette partie").click()
    await expect(page.locator("[data-at=analysis-curve] figure")).to_be_visible()
    return over


async def options_at(page: Page, over: str, version: int, seat: int) -> list[str]:
    answer = await page.context.request.get(f"/api/tables/{over}/moments/{version}?as={seat}")
    decision = (await answer.json())["decision"]
    return list(decision["options"]) if decision else []


def report(mistakes: list[dict[str, Any]], seats: int, versions: int) -> dict[str, Any]:
    """A report as the server sends it, with these mistakes."""
    even = [round(1 / seats, 4)] * seats
    step = {
        "asked": [0],
        "shares": even,
        "own": [0.0] * seats,
        "others": [0.0] * seats,
        "luck": [0.0] * seats,
    }
    parts = dict.fromkeys(("result", "start", "seat", "deal", "own", "others", "luck"), 0.0)
    player = {
        "shares": parts,
        "margins": parts,
        "decisions": 9,
        "error_rate": 0.01,
        "error": None,
        "like": "matelot",
    }
    return {
        "effort": {"playouts": 100, "pairs": 10, "final": 100, "deals": 100},
        "policy": "hunch-5",
        "start": even,
        "steps": [{**step, "version": version} for version in range(1, versions)],
        "mistakes": mistakes,
        "players": [{**player, "seat": seat, "mistakes": len(mistakes)} for seat in range(seats)],
    }


def mistake(version: int, options: list[str], chosen: str, best: str) -> dict[str, Any]:
    judged = [{"choice": one, "loss": 0.0 if one == best else 0.1, "right": one == best} for one in options]
    why = {"key": "reason-gain", "facts": {"other": chosen, "amount": 6}}
    told = {"version": version, "seat": 0, "together": False, "chosen": chosen, "best": best, "loss": 0.1}
    return {**told, "error": 0.04, "mark": "?", "why": why, "options": judged}


async def with_mistakes(page: Page, server: ServerProcess, count: int) -> tuple[str, list[dict[str, Any]]]:
    """A finished game of a real board, and a report in which the page's guest has so many mistakes.

    The choices are real ones: only a compiled build is fast enough to analyse such a game in a test.
    """
    await page.goto("/")
    over = await finished(page, server, seats=2)
    mistakes: list[dict[str, Any]] = []
    version = 0
    while len(mistakes) < count:
        options = await options_at(page, over, version, 0)
        if len(options) > 3:
            mistakes.append(mistake(version, options, options[0], options[-1]))
        version += 1
    body = json.dumps({"state": "done", "done": 1, "total": 1, "report": report(mistakes, 2, 40)})

    async def answer(route: Route) -> None:
        await route.fulfill(body=body, content_type="application/json")

    await page.route("**/api/tables/*/analysis*", answer)
    return over, mistakes


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@awaited
async def test_the_report_is_accessible_in_words_of_the_catalogues_and_fits(
    quick: ServerProcess, size: tuple[int, int]
) -> None:
    async with browser() as chromium, visitor(chromium, quick.url, size) as anne:
        page = anne.page
        await mark_catalogues(page)
        await page.goto("/")
        over = await finished(page, quick, seats=2, game="_parley")
        await page.goto(f"/replay/{over}?n=0")
        await page.locator("button.ask").click()
        panel = page.locator("[data-at=analysis]")
        await expect(page.locator("[data-at=analysis-curve] figure")).to_be_visible()
        await expect(panel.locator("[data-seat]")).to_have_count(2)
        await expect(panel.locator("[data-seat] .bar")).to_have_count(8)
        names = [
            player
            for player in await page.locator("[data-at=analysis-curve] option").all_inner_texts()
            if player
        ]
        assert await unmarked(page, *names) == []
        assert await flaws(page) == []
        assert await page.evaluate("document.documentElement.scrollWidth") <= size[0]


@awaited
async def test_it_is_asked_for_once_and_there_for_others_and_its_code_comes_when_it_is_opened(
    quick: ServerProcess,
) -> None:
    async with browser() as chromium, visitor(chromium, quick.url) as anne:
        over = await analysed(anne.page, quick)
        await expect(anne.page).to_have_url(f"/replay/{over}?n=0&as=0&analysis=1")
        async with visitor(chromium, quick.url) as jack:
            sent: list[str] = []
            jack.page.on("request", lambda one: sent.append(f"{one.method} {one.url}"))
            await jack.page.goto(f"/replay/{over}")
            await expect(jack.page.locator("button.ask")).to_be_visible()
            await jack.page.wait_for_load_state("networkidle")
            assert not [one for one in sent if "/review-" in one]
            await jack.page.locator("button.ask").click()
            await expect(jack.page.locator("[data-at=analysis-curve] figure")).to_be_visible()
            assert [one for one in sent if "/review-" in one]
            assert not [one for one in sent if one.startswith("POST")]


@awaited
async def test_a_second_one_is_refused_with_a_sentence_and_progress_is_told(busy: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, busy.url) as anne:
        page = anne.page
        await page.goto("/")
        long = await finished(page, busy, seats=2)
        short = await finished(page, busy, seats=2, game="_parley")
        await page.goto(f"/replay/{long}?n=0")
        await page.locator("button.ask").click()
        await expect(page.get_by_text("Analyse en cours")).to_be_visible()
        await expect(page.get_by_role("progressbar")).to_be_visible()
        await page.goto(f"/replay/{short}?n=0")
        await page.locator("button.ask").click()
        await expect(page.get_by_role("alert")).to_contain_text("Une de vos analyses est déjà en cours")
        await expect(page.get_by_role("button", name="Analyser cette partie")).to_be_visible()
        anne.faults.clear()  # that was refused, as it should be


@awaited
async def test_board_curve_and_marks_are_seen_together_on_a_desktop(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url, DESKTOP) as anne:
        page = anne.page
        over, mistakes = await with_mistakes(page, site, 2)
        curve, marks = (
            page.locator("[data-at=analysis-curve] svg").first,
            page.get_by_role("log").locator("a.mark"),
        )
        await page.goto(f"/replay/{over}?n={mistakes[-1]['version'] + 1}&analysis=1")
        await expect(marks).to_have_count(2)
        await expect(curve).to_be_in_viewport(ratio=1)
        await expect(marks.last).to_be_in_viewport(ratio=1)
        await expect(page.locator("main > .board")).to_be_in_viewport(ratio=1)
        await marks.last.click()  # and with what the analysis says of it
        await expect(page.locator(".mistake")).to_be_in_viewport(ratio=1)
        await expect(curve).to_be_in_viewport(ratio=1)
        await expect(marks.first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@awaited
async def test_at_a_mistake_the_board_shows_what_was_chosen_and_what_was_better(
    site: ServerProcess, size: tuple[int, int]
) -> None:
    async with browser() as chromium, visitor(chromium, site.url, size) as anne:
        page = anne.page
        over, (first, _) = await with_mistakes(page, site, 2)
        await page.goto(f"/replay/{over}?n=0&analysis=1")
        await page.locator("[data-at=analysis] .mistakes button").first.click()
        await expect(page).to_have_url(f"/replay/{over}?n={first['version']}&as=0&analysis=1")
        card = page.locator(".mistake")
        await expect(card).to_contain_text("En moyenne, cela rapporte 6\N{NO-BREAK SPACE}$ de plus que")
        await expect(card).to_be_in_viewport(ratio=1)
        await expect(page.locator("main > .board")).to_be_in_viewport()
        await expect(page.locator(".board .hinted, .board .advice").first).to_be_attached()
        assert await flaws(page) == []
        await page.get_by_role("button", name="Un coup en avant").click()
        mark = page.get_by_role("log").locator("a.mark")
        await expect(mark).to_have_text("?")
        await mark.click()
        await expect(card).to_be_visible()


async def choose(page: Page, choice: str) -> None:
    """By keys, in the list; a long group is unfolded first."""
    lesson = page.locator(".lesson")
    await expect(lesson.locator("[data-choice]").first).to_be_visible()
    while await lesson.locator(f"[data-choice='{choice}']").count() == 0:
        await lesson.locator("button.more").first.press("Enter")
    await lesson.locator(f"[data-choice='{choice}']").press("Enter")


@awaited
async def test_learning_from_mistakes_works_by_keyboard_alone(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        over, (first, second) = await with_mistakes(page, site, 2)
        await page.goto(f"/replay/{over}?n=0&analysis=1")
        await page.get_by_role("button", name="Apprendre de mes fautes").press("Enter")
        lesson = page.locator(".lesson")
        await expect(lesson.get_by_role("heading", name="Faute 1 sur 2")).to_be_focused()
        await expect(page.get_by_role("combobox", name="Point de vue")).to_have_value("0")
        await choose(page, first["chosen"])
        await expect(lesson).to_contain_text("C’est le coup qui a été joué")
        wrong = next(one for one in first["options"] if one["choice"] not in (first["chosen"], first["best"]))
        await choose(page, wrong["choice"])
        await expect(lesson).to_contain_text("coûte encore 10 points")
        await lesson.get_by_role("button", name="Montrer la réponse").press("Enter")
        await expect(lesson.locator(".mistake")).to_contain_text("Mieux")
        on = lesson.get_by_role("button", name="Faute suivante")
        await expect(on).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(lesson.get_by_role("heading", name="Faute 2 sur 2")).to_be_focused()
        assert await flaws(page) == []
        await choose(page, second["best"])
        await expect(lesson).to_contain_text("Bien vu")
        await page.keyboard.press("Enter")
        await expect(lesson).to_contain_text("Trouvées du premier coup\N{NO-BREAK SPACE}: 1 sur 2")
        await lesson.get_by_role("button", name="Retour à l’analyse").press("Enter")
        await expect(page.locator("[data-at=analysis]")).to_be_visible()


@awaited
async def test_on_a_phone_one_learns_on_the_board_and_folds_the_list_out(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url, PHONE) as anne:
        page = anne.page
        over, (first,) = await with_mistakes(page, site, 1)
        await page.goto(f"/replay/{over}?n=0&analysis=1")
        await page.get_by_role("button", name="Apprendre de mes fautes").click()
        lesson = page.locator(".lesson")
        await expect(lesson).to_be_in_viewport(ratio=1)
        await expect(page.locator(".board .offered").first).to_be_in_viewport()
        await expect(lesson.locator("[data-choice]").first).to_be_hidden()
        await lesson.locator("button.fold").click()
        await expect(lesson.locator("[data-choice]").first).to_be_visible()
        assert await flaws(page) == []
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        await lesson.get_by_role("button", name="Montrer la réponse").click()
        await expect(lesson.locator(".mistake")).to_be_in_viewport(ratio=1)
        assert first["mark"] in await lesson.locator(".mistake").inner_text()
