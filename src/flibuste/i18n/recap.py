"""What happened since a seat's last turn, in a few short lines: what it did to the seat, and what each did.

A game says which events matter by its messages `recap-<kind>`: what somebody did, to be read after their
name; `.many`, if they did it several times, with the facts of all of them as lists; `.me`, what it did to
the reader. web/src/i18n/recap.ts does the same for the site.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from flibuste.i18n.translator import Translator
from flibuste.kernel.types import Facts, Json, Seat

MOST = 5
"""Lines. If more seats have done something, the last line tells of several."""
FEW = 4
"""What is told of another seat: the newest. What was done to the reader is told in full."""
LETTERS = 150
"""What is told of all others together is about so long, so that the lines stay short."""
NEWEST = 3
"""Of the facts of several events of one kind, so many are named."""


class Deeds(NamedTuple):
    """What one seat did, to be read after its name; of the reader, what was done to them."""

    seat: Seat
    text: str


Line = tuple[Deeds, ...]


def recap(told: Sequence[Mapping[str, Any]], reader: Seat | None, words: Translator) -> list[Line]:
    """The lines about these events, as they were sent. The first one is the reader's own."""
    mine: list[str] = []
    others: dict[Seat, dict[str, list[Facts]]] = {}
    for event in told:
        key = f"recap-{event['kind']}"
        facts: Facts = {**event["facts"], **(event.get("secret") or {})}
        actor = facts.get("seat", facts.get("from_seat"))
        if reader is not None and concerns(facts, reader):
            if words.knows(f"{key}.me"):
                mine.append(words.say(f"{key}.me", addressed(facts, reader)))
                continue
            if actor == reader:
                continue
        if isinstance(actor, int) and words.knows(key):
            others.setdefault(actor, {}).setdefault(key, []).append(facts)
    room = LETTERS // max(1, len(others))
    lines: list[Line] = [(Deeds(seat, phrases(deeds, words, room)),) for seat, deeds in others.items()]
    if reader is not None and (mine or lines):
        said = ", ".join(once(mine, words)) if mine else words.say("recap-nothing")
        lines.insert(0, (Deeds(reader, said[:1].upper() + said[1:]),))
    rest = tuple(deeds for line in lines[MOST - 1 :] for deeds in line)
    return [*lines[: MOST - 1], rest] if rest else lines


def phrases(deeds: Mapping[str, list[Facts]], words: Translator, room: int) -> str:
    """The last things that one seat did: at least one, and more while there is room."""
    said: list[str] = []
    for key, each in deeds.items():
        if len(each) > 1 and words.knows(f"{key}.many"):
            said.append(words.say(f"{key}.many", together(each)))
        else:
            said += [words.say(key, facts) for facts in each]
    all_told = once(said, words)
    newest = all_told[-FEW:]
    while len(newest) > 1 and len(", ".join(newest)) > room:
        newest = newest[1:]
    return ("… " if len(all_told) > len(newest) else "") + ", ".join(newest)


def once(said: Sequence[str], words: Translator) -> list[str]:
    """Says once what happened several times."""
    counted = {what: said.count(what) for what in said if what}
    return [
        what if count == 1 else words.say("preview-times", {"what": what, "count": count})
        for what, count in counted.items()
    ]


def together(each: Sequence[Facts]) -> Facts:
    """The facts of several events of one kind: those that differ become lists of the newest.

    `count` says how many events there were.
    """
    merged: dict[str, Json] = {}
    for name in each[0]:
        values: list[Json] = []
        for facts in each:
            if facts.get(name) not in values:
                values.append(facts.get(name))
        older: list[Json] = ["…"] if len(values) > NEWEST else []
        merged[name] = values[0] if len(values) == 1 else older + values[-NEWEST:]
    return {**merged, "count": len(each)}


def addressed(facts: Facts, reader: Seat) -> Facts:
    """The facts, and for each seat whether it is the reader's: `seat_me`."""
    known: dict[str, Json] = dict(facts)
    for name, fact in facts.items():
        if is_seat(name):
            known[f"{name}_me"] = fact == reader
    return known


def concerns(facts: Facts, reader: Seat) -> bool:
    """Whether one of the seats in the facts is the reader's."""
    return any(is_seat(name) and fact == reader for name, fact in facts.items())


def is_seat(name: str) -> bool:
    return name == "seat" or name.endswith("_seat")
