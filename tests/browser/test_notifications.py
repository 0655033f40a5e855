"""Notifications in the browser: asked for on their page, sent, shown by the service worker, and opened."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.async_api import BrowserContext, Page, expect

from tests.browser.accessibility import flaws
from tests.browser.browser import DESKTOP, PHONE, browser, launched, visitor
from tests.browser.shared_loop import awaited
from tests.server.harness import Client, ServerProcess, new_clients, say, started
from tests.server.sinks import Browser, HttpSink, MailSink, until

MAIL = MailSink()
# Chromium has a push service only with the network: the subscription is ours, everything after it is real.
SUBSCRIBE = """(given) => {
    const made = {
        endpoint: given.endpoint,
        toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.key, auth: given.auth } }),
        unsubscribe: async () => { localStorage.removeItem('test.subscribed'); return true; },
    };
    PushManager.prototype.subscribe = async () => {
        localStorage.setItem('test.subscribed', '1');
        return made;
    };
    PushManager.prototype.getSubscription = async () => localStorage['test.subscribed'] ? made : null;
}"""
OLD_PHONE = """
    delete window.PushManager;
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' });
"""


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that may call this machine, and takes nobody for present."""
    home = tmp_path_factory.mktemp("telling")
    running = ServerProcess(
        f"sqlite:///{home / 'flibuste.db'}",
        home,
        away_seconds=0,
        loopback_webhooks=True,
        mail=MAIL.url,
        mail_from="flibuste@example.org",
    )
    running.start()
    yield running
    running.kill()


@pytest.fixture
def sink() -> Iterator[HttpSink]:
    sink = HttpSink()
    yield sink
    sink.close()


async def as_guest(context: BrowserContext, server: ServerProcess, client: Client) -> None:
    """Makes the browser this guest's."""
    await context.add_cookies([{"name": "flibuste_guest", "value": client.token, "url": server.url}])
    prefs = json.dumps({"guest": True, "name": client.name})
    await context.add_init_script(f"localStorage['flibuste.prefs'] ??= '{prefs}'")


async def waits(client: Client, table: str) -> None:
    """Waits until this guest is asked there."""
    async with client.connected(table) as wire:
        await client.update(wire, lambda one: one["decision"] is not None)


@awaited
async def test_somebody_asks_to_be_told_is_told_and_comes_to_the_table(
    telling: ServerProcess, sink: HttpSink
) -> None:
    device = Browser(sink, "device")
    (client,) = await new_clients(telling.url, 1)
    async with launched(whole=True) as chromium, visitor(chromium, telling.url) as anne:
        page, context = anne.page, anne.page.context
        await context.grant_permissions(["notifications"], origin=telling.url)
        await context.add_init_script(f"({SUBSCRIBE})({json.dumps(device.subscription())})")
        await as_guest(context, telling, client)
        await page.goto("/")
        await page.goto("/notifications")
        here = page.locator("[data-push]")
        await expect(here).to_have_attribute("data-push", "off")
        begin = here.get_by_role("button")
        await begin.focus()
        await begin.press("Enter")
        await expect(here).to_have_attribute("data-push", "on")
        await here.get_by_role("button", name="Essayer").click()
        await until(lambda: len(device.messages()) == 1)

        table = await started([client], "libertalia", 2, "random")
        await until(lambda: len(device.messages()) == 2)
        told = device.messages()[1]
        assert told == {
            "game": "Libertalia",
            "table": table,
            "link": f"{telling.url}/table/{table}",
            "text": "Libertalia : c’est à vous.",
        }
        await shown_and_clicked(page, telling, device, table)
        await page.goto("/notifications")
        await here.get_by_role("button", name="Arrêter").click()
        await expect(here).to_have_attribute("data-push", "off")
        assert (await client.call("GET", "/notifications")).json()["channels"] == []


async def shown_and_clicked(page: Page, server: ServerProcess, device: Browser, table: str) -> None:
    """Delivers the message to the real service worker, which shows it; a click leads to the table."""
    context = page.context
    cdp = await context.new_cdp_session(page)
    versions: list[dict[str, str]] = []
    cdp.on("ServiceWorker.workerRegistrationUpdated", lambda told: versions.extend(told["registrations"]))
    await cdp.send("ServiceWorker.enable")
    await until_found(page, versions)
    text = device.opened(device.requests()[1].body).decode()
    message = {"origin": server.url, "registrationId": versions[0]["registrationId"], "data": text}
    await cdp.send("ServiceWorker.deliverPushMessage", message)
    shown = await page.evaluate(
        """async (tag) => {
            const registration = await navigator.serviceWorker.ready;
            for (;;) {
                const [one] = await registration.getNotifications({ tag });
                if (one) return { title: one.title, body: one.body };
                await new Promise((resolve) => setTimeout(resolve, 50));
            }
        }""",
        table,
    )
    assert shown == {"title": "Libertalia", "body": "Libertalia : c’est à vous."}
    (worker,) = context.service_workers
    # A click by script opens no window: what would be opened is noted instead.
    opened = await worker.evaluate(
        """async (tag) => {
            const [notification] = await self.registration.getNotifications({ tag });
            const went = [];
            self.clients.openWindow = async (url) => void went.push(url);
            const event = new NotificationEvent('notificationclick', { notification });
            self.dispatchEvent(event);
            while (!went.length) await new Promise((resolve) => setTimeout(resolve, 20));
            return went;
        }""",
        table,
    )
    assert opened == [f"{server.url}/table/{table}"]


async def until_found(page: Page, found: list[dict[str, str]]) -> None:
    while not found:
        await page.wait_for_timeout(50)


@awaited
async def test_every_other_way_is_set_up_by_keyboard_and_reads_well_on_a_phone(
    telling: ServerProcess, sink: HttpSink
) -> None:
    (client,) = await new_clients(telling.url, 1)
    MAIL.letters.clear()
    async with launched(whole=True) as chromium, visitor(chromium, telling.url, PHONE) as anne:
        page = anne.page
        await page.context.add_init_script(OLD_PHONE)
        await as_guest(page.context, telling, client)
        await page.goto("/notifications")
        await expect(page.locator("[data-push=install]")).to_contain_text("écran d’accueil")
        await page.get_by_label("Adresse de courriel").fill("anne@example.org")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("status")).to_contain_text("Un lien est parti")
        await page.get_by_label("ntfy").check(force=True)
        await page.get_by_label("Adresse que le service").fill(f"{sink.url}/topic")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("listitem")).to_have_count(2)
        for name in ("Une fois par jour", "Jamais pendant"):
            await page.get_by_label(name).check()
            await expect(page.get_by_role("status")).to_contain_text("Enregistré")
        await page.locator("input[type=time]").first.fill("07:30")
        await page.locator("input[type=time]").first.blur()
        await page.get_by_role("button", name="Créer ces adresses").click()
        await expect(page.locator("code")).to_have_count(2)
        wide = "document.documentElement.scrollWidth <= innerWidth"
        assert await page.evaluate(wide), "the page is wider than the phone"
        assert await flaws(page) == []
        wishes = (await client.call("GET", "/notifications")).json()["wishes"]
        assert (wishes["digest"], wishes["quiet_from"], wishes["quiet_to"]) == (450, 22 * 60, 8 * 60)

        link = next(word for word in MAIL.letters[0].get_content().split() if "confirm=" in word)
        await page.goto(link)
        await page.get_by_role("button", name="Confirmer").click()
        await expect(page.get_by_role("status")).to_contain_text("confirmée")
        await expect(page.get_by_text("à confirmer")).to_have_count(0)


@awaited
async def test_the_tab_counts_the_tables_that_wait_and_one_key_leads_to_the_next(
    telling: ServerProcess,
) -> None:
    (client,) = await new_clients(telling.url, 1)
    tables = [await started([client], "freibeuter", 2, "random") for _ in range(2)]
    for table in tables:
        await waits(client, table)
    async with browser() as chromium, visitor(chromium, telling.url, DESKTOP) as anne:
        page = anne.page
        await as_guest(page.context, telling, client)
        pace = {"kind": "turn", "bank": 0, "step": 86_400_000}
        made = {"game": "freibeuter", "seats": 2, "public": True, "clock": pace}
        (mary,) = await new_clients(telling.url, 1)
        (await mary.call("POST", "/tables", made)).raise_for_status()
        await page.goto("/")
        await expect(page.get_by_text("1 jour par coup")).to_be_visible()
        await page.goto("/rules/freibeuter")
        following = page.locator("header a.next")
        await expect(following).to_contain_text("2")
        assert (await page.title()).startswith("(2) ")
        await page.wait_for_function("document.querySelector('link[rel=icon]').href.startsWith('data:')")
        await page.keyboard.press("n")
        await page.wait_for_url("**/table/*")
        first = page.url.rpartition("/")[2]
        assert first in tables
        await expect(following).to_contain_text("1")
        await following.click()
        await page.wait_for_url(lambda url: not url.endswith(first))
        assert page.url.rpartition("/")[2] in tables
        async with client.connected(first) as wire:
            asked = (await client.update(wire))["decision"]
            await say(wire, type="choose", choice=asked["options"][0], serial=asked["serial"])
