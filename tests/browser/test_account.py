"""A guest plays, makes an account, and is the same person in other browsers, at the same tables."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import CDPSession, Page, Request, expect

from tests.browser.accessibility import flaws
from tests.browser.browser import PHONE, browser, visitor
from tests.browser.page_player import PagePlayer
from tests.browser.shared_loop import awaited
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
LISTS = "GET /api/tables"
"""Lists of tables are read again as time passes."""
AS_BEFORE = Counter(
    {
        "GET /api/games": 1,
        "POST /api/guests": 1,
        "POST /api/tables": 1,
        "PUT /api/tables/ID/nonce": 1,
        "POST /api/tables/ID/start": 1,
        "GET /api/tables/ID": 1,
        "GET /api/games/freibeuter/vocabulary": 1,
        "GET /api/tables/ID/story": 1,
    }
)
"""What a first visit asks of the server until the first move. It was the same before there were accounts."""


async def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A device that keeps passkeys, and whose person always agrees."""
    line = await page.context.new_cdp_session(page)
    await line.send("WebAuthn.enable")
    made = await line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return line, made["authenticatorId"]


def by_name(site: ServerProcess) -> str:
    """Passkeys are for names: the address by its name."""
    return site.url.replace("127.0.0.1", "localhost")


async def pressed(page: Page, name: str) -> None:
    """Reaches a button and presses it, by keyboard."""
    button = page.get_by_role("button", name=name, exact=True)
    await button.focus()
    await page.keyboard.press("Enter")


@awaited
async def test_until_the_first_move_a_guest_is_asked_nothing_more_than_before(site: ServerProcess) -> None:
    asked: Counter[str] = Counter()
    files: list[str] = []

    def note(request: Request) -> None:
        path = re.sub(r"\?.*", "", request.url.removeprefix(site.url))
        if path.startswith("/api/"):
            asked[request.method + " " + re.sub(r"(?<=/api/tables/)[^/]+", "ID", path)] += 1
        else:
            files.append(path)

    async with browser() as chromium, visitor(chromium, site.url) as guest:
        guest.page.on("request", note)
        player = PagePlayer(guest.page)
        await player.play_now()  # one click
        await player.turn()
        del asked[LISTS]
        assert asked == AS_BEFORE
        assert not [file for file in files if "account" in file.lower()]


async def makes_an_account(page: Page) -> str:
    """From the settings to a passkey, recovery words, and a code for another device."""
    await page.get_by_role("button", name="Réglages").click()
    await page.get_by_role("link", name="Compte et appareils").click()
    await expect(page.get_by_role("heading", name="Revenir d’ailleurs")).to_be_visible()
    assert await flaws(page) == []
    await pressed(page, "Créer une clé d’accès")
    await expect(page.get_by_role("heading", name="Vous avez un compte")).to_be_visible()
    await expect(page.get_by_text("Clé d’accès", exact=True)).to_be_visible()
    await pressed(page, "Recevoir des mots de secours")
    await expect(page.locator(".words li")).to_have_count(9)
    first = await page.locator(".words ol").inner_text()
    await pressed(page, "Je les ai notés")
    await expect(page.get_by_text(first)).to_have_count(0)
    await pressed(page, "Montrer un code")
    code = await page.locator(".code").inner_text()
    assert await flaws(page) == []
    return code


async def arrives_by_code(page: Page, code: str, table: str) -> None:
    """A phone photographs the code and plays on. Opening the link alone signs nobody in."""
    await page.goto(f"/account#code={code}")
    await expect(page.get_by_role("heading", name="Vous connecter ici comme")).to_be_visible()
    assert "code" not in page.url
    assert await flaws(page) == []
    await pressed(page, "Oui")
    await expect(page.get_by_text("Vous êtes connecté.")).to_be_visible()
    assert await flaws(page) == []
    await page.goto(table)
    player = PagePlayer(page, 4)
    await player.at_table()
    await player.turn()  # the same seat, in the same game


async def keeps_its_table(page: Page) -> None:
    """A laptop has played as a guest, and signs in with the passkey."""
    guest = PagePlayer(page, 5)
    await guest.play_now()
    own = page.url
    await page.goto("/account")
    await pressed(page, "Se connecter avec une clé d’accès")
    await expect(page.get_by_role("heading", name="Vous avez un compte")).to_be_visible()
    await page.goto(own)
    await guest.at_table()
    await guest.turn()


async def changes_their_mind(page: Page) -> None:
    """One device is signed out from another; two steps to be forgotten, and one to stay."""
    devices = page.locator("#devices + ul li")
    await page.reload()
    await expect(devices).to_have_count(3)
    await devices.filter(has_not_text="celui-ci").first.get_by_role("button").click()
    await expect(page.get_by_text("C’est déconnecté.")).to_be_visible()
    await expect(devices).to_have_count(2)
    await pressed(page, "M’oublier")
    await expect(page.get_by_role("alertdialog")).to_contain_text("14 jours")
    assert await flaws(page) == []
    await pressed(page, "Oui, m’oublier")
    await expect(page.get_by_text("Vous serez oublié le")).to_be_visible()
    await pressed(page, "Je reste")
    await expect(page.get_by_text("Vous serez oublié le")).to_have_count(0)
    data = await page.context.request.get("/api/account/data")
    assert (await data.body())[:2] == b"PK"


@awaited
async def test_a_guest_becomes_an_account_and_is_known_in_three_browsers(site: ServerProcess) -> None:
    async with browser() as chromium, AsyncExitStack() as stack:
        anne, phone, laptop = [
            (await stack.enter_async_context(visitor(chromium, by_name(site), size))).page
            for size in ((1280, 800), PHONE, (1280, 800))
        ]
        line, device = await authenticator(anne)
        player = PagePlayer(anne, 3)
        await player.play_now()
        await player.turn()
        table = anne.url
        code = await makes_an_account(anne)
        await arrives_by_code(phone, code, table)
        second, other = await authenticator(laptop)  # the passkey is on both, as browsers copy them
        for one in (await line.send("WebAuthn.getCredentials", {"authenticatorId": device}))["credentials"]:
            await second.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": one})
        await keeps_its_table(laptop)
        await changes_their_mind(anne)
