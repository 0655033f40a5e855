"""Leaving a running game in the browser: alone, together, for a while; and a list that stays tidy."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from flibuste.server.identity import COOKIE
from tests.browser.browser import PHONE, browser, visitor
from tests.browser.shared_loop import awaited
from tests.browser.tables import RecordingPlayer, table_for
from tests.server.harness import Client, ServerProcess, new_clients, started
from tests.server.talk import play_until, voices

pytestmark = pytest.mark.slow
GUEST = (
    "if (origin !== 'null') localStorage['flibuste.prefs'] = JSON.stringify("
    "{ ...JSON.parse(localStorage['flibuste.prefs'] ?? '{}'), guest: true })"
)
"""A browser that knows that it has a guest's cookie."""


async def leaving(page: Page) -> None:
    """Opens the ways to leave."""
    await page.get_by_role("button", name="Quitter").click()
    await expect(page.locator("[data-at=leave-table]")).to_be_visible()


async def known(players: list[RecordingPlayer]) -> None:
    for player in players:
        await player.page.add_init_script(GUEST)
        await player.page.reload()
        await player.at_table()


@awaited
async def test_the_game_ends_together_when_the_other_agrees_and_not_before(site: ServerProcess) -> None:
    async with table_for(site, "libertalia", 2, 3, ((1280, 800), PHONE)) as (anne, mary):
        await leaving(anne.page)
        await anne.page.get_by_role("button", name="Proposer d’arrêter ensemble").click()
        question = mary.page.locator("[data-at=proposal]")
        await expect(question).to_contain_text("Anne propose d’arrêter la partie ici")
        await expect(anne.page.locator("[data-at=proposal]")).to_contain_text("On attend Mary")
        await question.get_by_role("button", name="Refuser").click()
        await expect(anne.page.locator("[data-at=proposal]")).to_have_count(0)
        await leaving(mary.page)
        await mary.page.get_by_role("button", name="Proposer d’arrêter ensemble").click()
        await anne.page.locator("[data-at=proposal]").get_by_role("button", name="D’accord").click()
        for player in (anne, mary):
            await expect(player.page.get_by_text("Cette table est fermée").first).to_be_visible()


@awaited
async def test_a_bot_plays_for_me_until_i_am_back(site: ServerProcess) -> None:
    async with table_for(site, "libertalia", 2, 3, (PHONE, (1280, 800))) as (anne, mary):
        await known([anne])
        page = anne.page
        await leaving(page)
        await page.get_by_role("button", name="Laisser jouer un robot").click()
        await page.wait_for_url("**/")
        row = page.locator("li", has_text="Un robot joue pour vous")
        await expect(mary.page.get_by_text("Anne quitte la table").first).to_be_attached()
        await row.get_by_role("link").click()
        await page.get_by_role("button", name="Reprendre ma place").click()
        await expect(page.get_by_role("button", name="Quitter")).to_be_visible()
        await expect(mary.page.get_by_text("joue désormais à la place de").first).to_be_attached()


@awaited
async def test_who_resigns_is_asked_twice_and_cannot_come_back(site: ServerProcess) -> None:
    async with table_for(site, "freibeuter", 2, 2) as (anne, mary):
        await known([anne])
        page = anne.page
        await leaving(page)
        await page.get_by_role("button", name="Abandonner").click()
        await page.get_by_role("button", name="Vraiment").click()
        await page.wait_for_url("**/")
        await expect(mary.page.get_by_text("Anne abandonne").first).to_be_attached()
        await page.goto(mary.page.url)
        await expect(page.get_by_text("Vous êtes spectateur")).to_be_visible()
        await expect(page.locator("[data-at=seat-offers] button")).to_have_count(0)


@awaited
async def test_a_spectator_asks_for_a_bots_seat_and_plays_once_all_agree(site: ServerProcess) -> None:
    async with table_for(site, "freibeuter", 1, 2, ((1280, 800), PHONE), watchers=1) as (anne, eve):
        await known([eve])
        await eve.page.get_by_role("button", name="Demander à jouer").click()
        await eve.page.locator("[data-at=seat-offers] .answers button").first.click()
        await expect(eve.page.locator("[data-at=proposal]")).to_contain_text("Vous demandez à jouer")
        question = anne.page.locator("[data-at=proposal]")
        await expect(question).to_contain_text("verrait donc sa main")
        await question.get_by_role("button", name="D’accord").click()
        await expect(eve.page.get_by_role("button", name="Quitter")).to_be_visible()
        await expect(eve.page.locator(".seat.me")).to_have_count(1)


@awaited
async def test_somebody_who_is_gone_can_be_replaced_but_not_at_once(site: ServerProcess) -> None:
    async with table_for(site, "freibeuter", 2, 2) as (anne, mary):
        await leaving(anne.page)
        await expect(anne.page.get_by_role("button", name="Faire jouer un robot pour Mary")).to_have_count(0)
        await mary.page.goto("about:blank")
        await anne.page.get_by_role("button", name="Faire jouer un robot pour Mary").click()
        await expect(anne.page.get_by_text("On ne peut remplacer Mary qu’après 5 minutes")).to_be_visible()


@awaited
async def test_alone_with_bots_i_end_the_game_and_my_list_is_tidy(site: ServerProcess) -> None:
    async with table_for(site, "freibeuter", 1, 2) as (anne,):
        await known([anne])
        await leaving(anne.page)
        await anne.page.get_by_role("button", name="Arrêter la partie").click()
        await anne.page.get_by_role("button", name="Vraiment").click()
        await anne.page.wait_for_url("**/")
        await expect(anne.page.get_by_text("Vos parties vous attendront")).to_be_visible()


async def signed_in(page: Page, client: Client) -> None:
    """The window belongs to this guest."""
    cookie = {"name": COOKIE, "value": client.token, "url": client.url}
    await page.context.add_cookies([cookie])  # type: ignore[list-item]  # playwright's own type
    await page.add_init_script(GUEST)


@awaited
async def test_a_rematch_is_an_invitation_that_is_accepted_or_declined(site: ServerProcess) -> None:
    anne, mary, jack = await new_clients(site.url, 3)
    table = await started([anne, mary, jack], "freibeuter", 3)
    async with voices([anne, mary, jack], table) as people:
        await play_until(people)
    again = (await anne.call("POST", f"/tables/{table}/rematch")).json()["id"]
    async with browser() as chromium, visitor(chromium, site.url) as one, visitor(chromium, site.url) as two:
        await signed_in(one.page, mary)
        await signed_in(two.page, jack)
        for page in (one.page, two.page):
            await page.goto("/")
            await expect(page.get_by_text("Une place vous est proposée")).to_be_visible()
        await one.page.get_by_role("link", name="Répondre").click()
        await expect(one.page.get_by_text("gardée pour vous")).to_be_visible()
        await one.page.get_by_role("button", name="Prendre cette place").click()
        await expect(one.page.get_by_text("On attend encore une personne")).to_be_visible()
        await two.page.get_by_role("button", name="Décliner").click()
        await expect(two.page.get_by_text("Une place vous est proposée")).to_have_count(0)
        finished = two.page.get_by_role("button", name="Retirer de la liste")
        await finished.first.click()
        await expect(finished).to_have_count(0)
    places = (await anne.call("GET", f"/tables/{again}")).json()["places"]
    assert [place["kind"] for place in places] == ["person", "person", "empty"]
