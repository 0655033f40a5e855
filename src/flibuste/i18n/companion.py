"""A companion for somebody's first game: one sentence about each kind of situation that is new to them.

A game says which situations there are by its messages. `companion-<kind>` is said when a question of this
kind is asked, `companion-event-<kind>` when such an event is told that the reader has no part in. Where a
fact of the event is the reader's seat, the attribute named after that fact is said: `.to_seat`. `.lit`, or
`.to_seat_lit`, names the places to light, separated by spaces: `$token` stands for a fact, `$me` for the
reader's seat. web/src/i18n/companion.ts does the same for the site.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from flibuste.i18n.recap import addressed, is_seat
from flibuste.i18n.translator import SPARE, Translator
from flibuste.kernel import registry
from flibuste.kernel.types import Facts, Seat

PREFIX = "companion-"
EVENT = "companion-event-"
FACT = re.compile(r"\$(\w+)")


class Situation(NamedTuple):
    """Something to say a sentence about, once."""

    key: str
    """The message; it is also what is remembered of it."""
    facts: Facts
    lit: tuple[str, ...]


@cache
def has_companion(game: str) -> bool:
    """Whether a game has words for a companion."""
    file = registry.folder(game) / "locales" / f"{SPARE}.ftl"
    return (
        file.is_file()
        and re.search(rf"^{PREFIX}", file.read_text(encoding="utf-8"), re.MULTILINE) is not None
    )


def situations(
    told: Sequence[Mapping[str, Any]],
    kind: str,
    reader: Seat,
    words: Translator,
    said: Collection[str] = (),
) -> list[Situation]:
    """What is new to the reader in these events, as they were sent, and in the question of this kind.

    What was said already is left out. Without a question, `kind` is empty.
    """
    found: dict[str, Situation] = {}
    for event in told:
        facts: Facts = {**event["facts"], **(event.get("secret") or {})}
        key = key_of(str(event["kind"]), facts, reader, words)
        if key and key not in said:
            found.setdefault(key, Situation(key, addressed(facts, reader), lit(key, facts, reader, words)))
    key = f"{PREFIX}{kind}"
    if kind and words.knows(key) and key not in said:
        found[key] = Situation(key, {}, lit(key, {}, reader, words))
    return list(found.values())


def key_of(kind: str, facts: Facts, reader: Seat, words: Translator) -> str:
    """The message about the reader's part in an event, or about one they have no part in; "" if none is."""
    key = f"{EVENT}{kind}"
    parts = [name for name, fact in facts.items() if is_seat(name) and fact == reader]
    keys = [f"{key}.{name}" for name in parts] if parts else [key]
    return next((one for one in keys if words.knows(one)), "")


def lit(key: str, facts: Facts, reader: Seat, words: Translator) -> tuple[str, ...]:
    """The places to light."""
    name = f"{key}_lit" if "." in key else f"{key}.lit"
    if not words.knows(name):
        return ()
    known = {**facts, "me": reader}
    return tuple(FACT.sub(lambda fact: str(known[fact[1]]), place) for place in words.say(name).split())
