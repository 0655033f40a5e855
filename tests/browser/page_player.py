"""Plays at the site as a person would: clicks, taps or types what the page offers, and nothing else."""

from __future__ import annotations

import random
from typing import Literal

from playwright.async_api import Locator, Page, expect

MOST = 600
"""Choices of one person in a game; more means that it does not end."""
FAR = 60
"""Presses of a key to anything in reach."""
STEPS = 4
"""Clicks after the first: one of several things at a place, again for good, and some to spare."""
OFFER = "[data-choice][aria-disabled=false]"
CHOICES = "[data-at=choices]"
ENDED = ".finale"
PATIENCE = 240_000
"""Milliseconds until one is asked again: all the others may have to answer first, on a busy machine."""
OFTEN = 40
"""Milliseconds between two looks: with every frame, as many windows as players would be busy with it."""
SERIAL = "document.querySelector('[data-at=helm]')?.dataset.serial"
MOVED_ON = f"before => ({SERIAL} ?? '') !== before || !!document.querySelector('.finale, .cover')"
ARMED = ".board :is(.armed[data-place], .meeting .main)"
"""What was chosen on the board and is to be confirmed there."""
LISTED = ["[role=menuitem].main", "[role=menuitem]"]
"""The list beside a place: what is to be confirmed in it, or anything."""
SIGN = f"""([before, armed]) => ({MOVED_ON})(before) || document.querySelector('.choice:is(.sent, .sealed)')
    ? 'past' : [...{LISTED}, armed].find((one) => document.querySelector(one))"""
"""That the page has noticed: what is to be pressed next, or that there is nothing more to do."""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
TOWARDS = """goal => {
    const middle = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const here = document.activeElement;
    if (here.matches(goal)) return [];
    const [x, y] = middle(here);
    const ways = [...document.querySelectorAll(goal)].map(middle).map(([to, down]) => [to - x, down - y]);
    const [across, down] = ways.sort((one, other) => Math.hypot(...one) - Math.hypot(...other))[0];
    const keys = [across > 0 ? 'ArrowRight' : 'ArrowLeft', down > 0 ? 'ArrowDown' : 'ArrowUp'];
    return Math.abs(across) > Math.abs(down) ? keys : keys.reverse();
}"""
"""The arrow keys that lead to the nearest place that fits, the better one first; none where one is there."""


class Pilot:
    """One person at a table's page. Which of the offers is chosen is luck of the test, by its seed."""

    def __init__(self, page: Page, seed: int = 1, how: Literal["click", "keys"] = "click") -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.how = how
        self.chosen = 0

    @property
    def offers(self) -> Locator:
        return self.page.locator(OFFER)

    async def play_now(self, game: str = "freibeuter") -> None:
        """From the start page to a table against bots, by the one big button."""
        await self.page.goto("/")
        card = self.page.locator(f'article[aria-labelledby="game-{game}"]')
        await self.press(card.get_by_role("button", name="Jouer maintenant"))
        await self.at_table()

    async def at_table(self) -> None:
        await self.page.wait_for_url("**/table/*")
        await expect(self.page.locator("[data-at=helm]")).to_be_visible()

    async def press(self, what: Locator) -> None:
        if self.how == "click":
            await what.first.click()
            return
        await self.reach(what.first)
        await self.page.keyboard.press("Enter")

    async def reach(self, what: Locator) -> None:
        """As somebody without a mouse: by its number, by arrows, or Tab by Tab."""
        await expect(what).to_be_attached()
        number = await what.get_attribute("aria-keyshortcuts") or ""
        # Arrows go round among the choices: they lead to nothing outside.
        among = await self.at_choices() and await what.evaluate(f"one => !!one.closest('{CHOICES}')")
        ways = ["Tab", "ArrowDown", "ArrowUp"] if among else ["Tab"]
        # A letter would do at once what the button says.
        way = self.rng.choice([*ways, number] if number.isdigit() else ways)
        for _ in range(FAR):
            if await what.evaluate("one => one === document.activeElement"):
                return
            await self.page.keyboard.press(way)
        raise AssertionError(f"{way} does not reach {what} from {await self.focus()}")

    async def at_choices(self) -> bool:
        return bool(await self.page.evaluate(f"!!document.activeElement?.closest('{CHOICES}')"))

    async def focus(self) -> str:
        return str(await self.page.evaluate("document.activeElement?.outerHTML.slice(0, 200) ?? ''"))

    async def keeps_place(self) -> None:
        """Whoever has played by keyboard is at the choices again, without looking for them."""
        if self.how == "keys" and self.chosen:
            there = self.page.locator(f"{CHOICES}:focus, {CHOICES} :focus, .finale")
            await expect(there).to_have_count(1)

    async def whole_game(self, most: int = MOST) -> None:
        while self.chosen < most:
            if not await self.turn():
                return
        raise AssertionError(f"no end after {most} choices")

    async def turn(self) -> bool:
        """One choice, as soon as there is one; False when the game is over."""
        if not await self.asked():
            return False
        await self.unfold()
        await self.keeps_place()
        names = await self.names()
        if names:  # else the line has just been lost, and will be there again
            await self.choose(self.rng.choice(names))
        return True

    async def asked(self) -> bool:
        """Waits for something to choose, if only in a folded sheet; False when the game is over."""
        await expect(self.page.locator(f"{OFFER}, {ENDED}").first).to_be_attached(timeout=PATIENCE)
        return not await self.page.locator(ENDED).count()

    async def unfold(self) -> None:
        """On a small screen the choices are a sheet at the lower edge."""
        fold = self.page.locator(".helm .fold[aria-expanded=false]")
        if await fold.is_visible():
            await self.press(fold)

    async def choose(self, choice: str) -> None:
        """Once, or twice where it cannot be taken back."""
        asked = await self.serial()
        await self.press(self.page.locator(f'{OFFER}[data-choice="{choice}"]'))
        await self.carry_through(asked, f'.choice.armed[data-choice="{choice}"]')

    async def choose_at(self, place: Locator) -> None:
        """On the board itself: a place, one of several things there, and again what cannot be taken back."""
        asked = await self.serial()
        await self.press(place)
        await self.carry_through(asked, ARMED)

    async def carry_through(self, asked: str, armed: str) -> None:
        """Does what the page wants to see done after a first click or key, until the question is past."""
        for _ in range(STEPS):
            sign = await self.page.wait_for_function(
                SIGN, arg=[asked, armed], timeout=PATIENCE, polling=OFTEN
            )
            wanted = str(await sign.json_value())
            if wanted == "past":
                self.chosen += 1
                return await self.moved_on(asked)
            if self.how == "click":
                await self.page.locator(wanted).first.click()
            else:
                await expect(self.page.locator(wanted).and_(self.page.locator(":focus"))).to_have_count(1)
                await self.page.keyboard.press("Enter")
        raise AssertionError(f"no end of {wanted} after {asked}")

    async def steer_to(self, goal: str) -> None:
        """By arrow keys over the board, towards the nearest place that fits, and now and then astray."""
        for _ in range(4 * FAR):
            towards: list[str] = await self.page.evaluate(TOWARDS, goal)
            if not towards:
                return
            await self.page.keyboard.press(
                self.rng.choices([*towards, self.rng.choice(ARROWS)], (6, 3, 1))[0]
            )
        raise AssertionError(f"arrows do not lead to {goal} from {await self.focus()}")

    async def moved_on(self, asked: str) -> None:
        """Until another question is put, the screen is handed over, or it is the end."""
        await self.page.wait_for_function(MOVED_ON, arg=asked, timeout=PATIENCE, polling=OFTEN)

    async def serial(self) -> str:
        """Of the question on the page; nothing where there is none, as behind a cover."""
        return str(await self.page.evaluate(f"{SERIAL} ?? ''"))

    async def names(self) -> list[str]:
        """What is offered, in notation: all at one moment."""
        names: list[str] = await self.offers.evaluate_all("all => all.map(one => one.dataset.choice)")
        return names


async def same_moment(pilots: list[Pilot]) -> None:
    """Until all pages show the question put to the first one: each may be a moment behind the others."""
    assert await pilots[0].asked()
    serial = await pilots[0].serial()
    for one in pilots:
        await expect(one.page.locator("[data-at=helm]")).to_have_attribute("data-serial", serial)
