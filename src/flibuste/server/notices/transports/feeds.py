"""The tables that wait for somebody, as an Atom feed and as a calendar of deadlines."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple
from xml.etree import ElementTree as ET

from flibuste.i18n.translator import Translator
from flibuste.server.notices.payload import about_table

ATOM = "http://www.w3.org/2005/Atom"
LONGEST_LINE = 74
"""Bytes of a line in a calendar, without its end."""


class Entry(NamedTuple):
    """A question that waits."""

    game: str
    table: str
    serial: int
    asked_at: int
    due_at: int | None


def moment(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC).replace(microsecond=0)


def atom(entries: Sequence[Entry], language: str, site: str, name: str) -> bytes:
    """`name` identifies the feed without telling its secret address."""
    words = Translator(language)
    feed = ET.Element("feed", {"xmlns": ATOM, "xml:lang": language})
    add(feed, "title", words.say("feed-title"))
    add(feed, "id", f"urn:flibuste:feed:{name}")
    add(feed, "updated", moment(max((one.asked_at for one in entries), default=0)).isoformat())
    ET.SubElement(feed, "link", {"href": f"{site}/"})
    add(ET.SubElement(feed, "author"), "name", words.say("feed-author"))
    for one in entries:
        notice = about_table("asked", one.game, one.table, language, site)
        entry = ET.SubElement(feed, "entry")
        add(entry, "title", notice.text)
        add(entry, "id", f"urn:flibuste:question:{one.table}:{one.serial}")
        add(entry, "updated", moment(one.asked_at).isoformat())
        ET.SubElement(entry, "link", {"href": notice.link})
        add(entry, "summary", notice.text)
    written: bytes = ET.tostring(feed, "utf-8", xml_declaration=True)
    return written


def add(parent: ET.Element, name: str, text: str) -> None:
    ET.SubElement(parent, name).text = text


def calendar(entries: Sequence[Entry], language: str, site: str) -> bytes:
    """An event for each deadline (RFC 5545). Tables without a clock have none."""
    words = Translator(language)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//flibuste//deadlines//EN"]
    lines += [f"X-WR-CALNAME:{escaped(words.say('feed-title'))}", "METHOD:PUBLISH"]
    for one in entries:
        if one.due_at is None:
            continue
        notice = about_table("asked", one.game, one.table, language, site)
        due = f"{moment(one.due_at):%Y%m%dT%H%M%SZ}"
        lines += [
            "BEGIN:VEVENT",
            f"UID:{one.table}-{one.serial}@flibuste",
            f"DTSTAMP:{moment(one.asked_at):%Y%m%dT%H%M%SZ}",
            f"DTSTART:{due}",
            f"DTEND:{due}",
            f"SUMMARY:{escaped(notice.text)}",
            f"URL:{notice.link}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    return "".join(f"{folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"]).encode()


def escaped(text: str) -> str:
    for letter in "\\;,":
        text = text.replace(letter, f"\\{letter}")
    return text.replace("\n", "\\n")


def folded(line: str) -> str:
    """Long lines are broken; a continuation begins with a space."""
    parts, part = [], ""
    for letter in line:
        if len((part + letter).encode()) > LONGEST_LINE:
            parts.append(part)
            part = " "
        part += letter
    return "\r\n".join([*parts, part])
