"""What somebody is told. It is a view: the game, the table, the link, and words that follow from these.

Nothing here has a session, a state or an event. So a message cannot say more than that somebody is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import orjson

from flibuste.i18n.translator import Translator
from flibuste.server.notices.timing import local


class Waiting(NamedTuple):
    """A table that waits for somebody."""

    game: str
    table: str
    due: int | None


class Notice(NamedTuple):
    game: str
    table: str
    link: str
    text: str

    def shown(self) -> dict[str, str]:
        """What is sent to browsers and programs."""
        return {"game": self.game, "table": self.table, "link": self.link, "text": self.text}

    def written(self) -> bytes:
        return orjson.dumps(self.shown())


def title_of(game: str, language: str) -> str:
    return Translator(language, game).say("game-title") if game else ""


def link_to(site: str, table: str) -> str:
    """A table's page. It names no secret link: whoever has the seat may see the table."""
    return f"{site}/table/{table}" if table else f"{site}/"


def about_table(kind: str, game: str, table: str, language: str, site: str) -> Notice:
    """`asked` or `reminder`, about one table."""
    title = title_of(game, language)
    text = Translator(language).say(f"notice-{kind}", {"title": title})
    return Notice(title, table, link_to(site, table), text)


def trial(language: str, site: str) -> Notice:
    """Shows somebody that a channel works."""
    return Notice("", "", f"{site}/notifications", Translator(language).say("notice-trial"))


def in_order(waiting: Sequence[Waiting]) -> list[Waiting]:
    """The nearest deadline first, and tables without one last."""
    return sorted(waiting, key=lambda one: (one.due is None, one.due or 0, one.game, one.table))


def digest(waiting: Sequence[Waiting], language: str, site: str, zone: str) -> Notice:
    """All tables that wait, in one message; its link leads to the first."""
    words = Translator(language)
    lines = [words.say("notice-digest", {"count": len(waiting)})]
    for one in in_order(waiting):
        title, link = title_of(one.game, language), link_to(site, one.table)
        if one.due is None:
            lines.append(words.say("notice-digest-line", {"title": title, "link": link}))
        else:
            until = local(one.due, zone).strftime("%Y-%m-%d %H:%M")
            lines.append(words.say("notice-digest-line.due", {"title": title, "link": link, "until": until}))
    first = in_order(waiting)[0]
    game = title_of(first.game, language) if len(waiting) == 1 else ""
    return Notice(game, first.table, link_to(site, first.table), "\n".join(lines))
