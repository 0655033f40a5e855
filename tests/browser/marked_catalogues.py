"""Puts every message of the catalogues in brackets: text without brackets is in no catalogue."""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.async_api import Page, Route

import flibuste.server

ASSETS = Path(flibuste.server.__file__).parent / "site" / "assets"
BEGIN, END = "⟦", "⟧"
CATALOGUES = re.compile(r"(?:fr|en|de)-[^.]+\.js")
"""The modules of the built site that hold catalogues; they are named after their language."""
TEXT = re.compile(r"`((?:[^`\\]|\\.)*)`", re.DOTALL)
"""A template literal in such a module; each is a catalogue."""
ESCAPED = re.compile(r"\\(?:x(..)|u(....)|(.))", re.DOTALL)
UNMARKED = r"""([begin, end, names]) => {
    const SPOKEN = [
        'aria-label', 'aria-description', 'aria-valuetext', 'title', 'data-tip', 'placeholder', 'alt',
    ];
    const WORD = /\p{L}{2}/u;
    const NOTATION = /(?<!\p{L})\p{Lu}{1,3}-?\d+|[\w-]+\.(csv|json)/gu;
    const rest = (text) => {
        let deep = 0, left = '';
        for (const one of text) {
            if (one === begin) deep++;
            else if (one === end) deep--;
            else left += deep ? '' : one;
        }
        return names.reduce((said, name) => said.replaceAll(name, ''), left).replace(NOTATION, '');
    };
    const found = new Set();
    const read = (where, text) => {
        if (WORD.test(rest(text))) found.add(`${where}: ${text.trim().slice(0, 120)}`);
    };
    const path = (one) => one.localName + [...one.classList].filter((name) => !name.startsWith('svelte-'))
        .map((name) => `.${name}`).join('');
    for (const one of document.body.querySelectorAll('*')) {
        if (one.closest('script, style, code, kbd')) continue;
        for (const name of SPOKEN) read(`${path(one)}[${name}]`, one.getAttribute(name) ?? '');
        const texts = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        for (const node of texts) read(`${path(one.parentElement)} > ${path(one)}`, node.data);
    }
    read('title', document.title);
    return [...found];
}"""
"""Visible and spoken texts with a word that is in no message and no name, notation (FRE-12, AB34) or file."""


async def mark_catalogues(page: Page) -> None:
    """Must be called before the page is opened."""
    # The service worker's cache would bypass the route.
    await page.add_init_script("delete Navigator.prototype.serviceWorker")
    names = "|".join(re.escape(name) for name in catalogues())
    await page.route(re.compile(f"/assets/({names})$"), in_brackets)


async def in_brackets(route: Route) -> None:
    name = route.request.url.rsplit("/", maxsplit=1)[1]
    await route.fulfill(content_type="text/javascript", body=marked_module(name))


@functools.cache
def catalogues() -> list[str]:
    """The files of the built site that hold catalogues."""
    found = [file.name for file in ASSETS.iterdir() if CATALOGUES.fullmatch(file.name)]
    assert len(found) >= 3, "the site holds its catalogues in another way"
    return found


@functools.cache
def marked_module(name: str) -> str:
    module = (ASSETS / name).read_text(encoding="utf-8")
    changed, texts = TEXT.subn(lambda text: json.dumps(marked(ESCAPED.sub(unescaped, text[1]))), module)
    assert texts, f"{name} holds its catalogues in another way"
    return changed


def unescaped(part: re.Match[str]) -> str:
    code = part[1] or part[2]
    return chr(int(code, 16)) if code else {"n": "\n", "t": "\t"}.get(part[3], part[3])


def marked(catalogue: str) -> str:
    """Puts every message and attribute in brackets. Terms only appear inside messages."""
    resource = FluentParser().parse(catalogue)
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            for pattern in (entry.value, *[attribute.value for attribute in entry.attributes]):
                if pattern is not None:
                    pattern.elements[:] = [ast.TextElement(BEGIN), *pattern.elements, ast.TextElement(END)]
    return FluentSerializer().serialize(resource)


async def unmarked(page: Page, *names: str) -> list[str]:
    """The texts of the page that are in no catalogue, except the names of people."""
    found: list[str] = await page.evaluate(UNMARKED, [BEGIN, END, sorted(names, key=len, reverse=True)])
    return found
