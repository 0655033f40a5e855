"""What a shared link shows in a chat or on a forum: a title, a sentence and a picture (Open Graph).

It tells the game and whether a table waits, is played or is over: no names, no seats, no link.
"""

from __future__ import annotations

import html
import re
from typing import Any, Final, NamedTuple

from flibuste.i18n.translator import Translator
from flibuste.kernel import registry

TITLE: Final = re.compile(rb"<title>[^<]*</title>")
ABOUT_A_GAME: Final = {
    "new": "share-new",
    "rules": "share-rules",
    "learn": "share-learn",
    "files": "share-files",
}
"""Pages about a game, and the messages that name them."""
ABOUT_A_TABLE: Final = ("table", "replay")
ICON: Final = "icon-512.png"
"""The picture where a game has none of its own."""


class ShareCard(NamedTuple):
    title: str
    text: str
    game: str


def card_of_game(page: str, game: str, language: str) -> ShareCard | None:
    """The card of a page about a game; None if there is no such page or game."""
    if page not in ABOUT_A_GAME or game not in registry.names():
        return None
    return card(ABOUT_A_GAME[page], game, language)


def card_of_table(table: dict[str, Any], language: str) -> ShareCard:
    return card(f"share-{table['status']}", table["game"], language)


def card(key: str, game: str, language: str) -> ShareCard:
    words = Translator(language, game)
    tagline = "game-tagline" if words.has("game-tagline") else "game-summary"
    return ShareCard(words.say(key, {"title": words.say("game-title")}), words.say(tagline), game)


def with_card(page: bytes, card: ShareCard, picture: str) -> bytes:
    """The page with the card in its head. The picture is named by its whole address, as readers expect."""
    facts = {
        "og:type": "website",
        "og:site_name": "Flibuste",
        "og:title": card.title,
        "og:description": card.text,
        "og:image": picture,
    }
    tags = [meta("property", name, text) for name, text in facts.items()]
    tags += [meta("name", "description", card.text), meta("name", "twitter:card", "summary_large_image")]
    titled = TITLE.sub(
        f"<title>{html.escape(card.title)}</title>".encode().replace(b"\\", b"\\\\"), page, count=1
    )
    return titled.replace(b"</head>", "".join(tags).encode() + b"</head>", 1)


def meta(kind: str, name: str, text: str) -> str:
    return f'<meta {kind}="{name}" content="{html.escape(text)}">'
