"""What axe says about a page."""

from __future__ import annotations

import functools
from typing import Any, Literal

from playwright.async_api import Page, expect

from tests import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
THEMES: dict[Literal["light", "dark"], dict[str, Any]] = {
    "light": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]},
    "dark": {"type": "rule", "values": ["color-contrast"]},
}


@functools.cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


async def flaws(page: Page) -> list[str]:
    """The violations, one line each: all rules in the light theme, and the contrast again in the dark one.

    Both themes are checked, whichever the page has: a test need not run once per theme.
    """
    await page.evaluate(axe())
    found: list[str] = []
    for theme, rules in THEMES.items():
        await page.emulate_media(color_scheme=theme)
        await expect(page.locator(f":root[data-theme={theme}]")).to_have_count(1)
        # Nothing reads what has passed, and it is much to send.
        only = {"runOnly": rules, "resultTypes": ["violations"]}
        seen: dict[str, Any] = await page.evaluate("only => axe.run(only)", only)
        for one in seen["violations"]:
            found += [f"{theme}: {one['id']}: {node['html'][:160]}" for node in one["nodes"]]
    return found
