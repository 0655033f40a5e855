"""One language: sentences for decisions, choices, events, refusals and rules, from the catalogues."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any
from unicodedata import east_asian_width

from fluent.runtime import FluentBundle, FluentResource

from flibuste.kernel import shelf
from flibuste.kernel.record import BadRecord
from flibuste.kernel.words import Choice, Decision, Event, Facts, Json, Refusal, Seat

LANGUAGES = ("fr", "en", "de")
"""French first: it is the first language of our players."""


class Missing(LookupError):
    """A catalogue lacks a message, or a message a fact."""


def preferred() -> str:
    """The language of the person at this machine, as far as it can be told."""
    for name in ("FLIBUSTE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2]
        if language in LANGUAGES:
            return language
    language = (locale.getlocale()[0] or "")[:2]
    return language if language in LANGUAGES else "en"


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """The platform's words, and a game's on top of them."""
    # Isolation marks help mixed scripts; ours are all left-to-right, and terminals show them as boxes.
    words = FluentBundle([language], use_isolating=False)
    home = Path(str(files(__package__)))
    words.add_resource(FluentResource((home / "locales" / f"{language}.ftl").read_text(encoding="utf-8")))
    if game is not None:
        file = shelf.folder(game) / "locales" / f"{language}.ftl"
        words.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return words


@cache
def letters(names: tuple[str, ...]) -> tuple[str, ...]:
    """For each name the first of its letters that is still free, or else its number."""
    taken: list[str] = []
    for number, name in enumerate(names, 1):
        capitals = [
            letter.upper() for letter in name if letter.isalpha() and east_asian_width(letter) not in "WF"
        ]
        free = [letter for letter in capitals if len(letter) == 1 and letter not in taken]
        taken.append(free[0] if free else str(number))
    return tuple(taken)


class Tongue:
    """Speaks one language, about one game or about the platform, to people sitting in named seats."""

    def __init__(self, language: str, game: str | None = None, names: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game
        self.names = names
        self.bundle = bundle(language, game)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def knows(self, key: str) -> bool:
        """Whether `say` has an answer to this key, which may name an attribute."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, facts: Facts | None = None) -> str:
        """The message, or one of its attributes as `key.attribute`."""
        key, _, attribute = key.partition(".")
        if not self.bundle.has_message(key):
            raise Missing(f"{self.language}: no message {key}")
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise Missing(f"{self.language}: {key} has no {attribute or 'value'}")
        said, errors = self.bundle.format_pattern(pattern, self.spoken(facts or {}))
        if errors:
            raise Missing(f"{self.language}: {key}: {errors[0]}")
        return str(said)

    def spoken(self, facts: Facts) -> dict[str, Any]:
        """Facts as the catalogues want them: seats by name, parts of the game by `fact-…`, lists as text."""
        return {name: self._spoken(name, fact) for name, fact in facts.items()}

    def _spoken(self, name: str, fact: Json) -> str | int | float:
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, int) and (name == "seat" or name.endswith("_seat")):
            return self.name(fact)
        if isinstance(fact, str):
            return self._named(name, fact)
        if isinstance(fact, int | float):
            return fact
        if isinstance(fact, Sequence):
            one = name.removesuffix("s")
            return ", ".join(
                self._named(one, part) if isinstance(part, str) else str(self._spoken(name, part))
                for part in fact
            )
        return "" if fact is None else str(fact)

    def _named(self, name: str, fact: str) -> str:
        """A fact `card`, and each of a list `cards`, is said by the message `fact-card`, if there is one."""
        key = f"fact-{name}"
        if not self.bundle.has_message(key):
            return fact
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, {name: fact})
        if errors:
            raise Missing(f"{self.language}: {key}: {errors[0]}")
        return str(said)

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        if seat < len(self.names):
            return self.names[seat]
        return self.say("seat-number", {"number": seat + 1})

    def letter(self, seat: Seat) -> str:
        """One character by which this seat is known on a board, where colours may be missing."""
        return letters(tuple(self.names))[seat] if seat < len(self.names) else str(seat + 1)

    def decision(self, decision: Decision) -> str:
        """The prompt for the one who is asked."""
        return self.say(f"decision-{decision.kind}")

    def waiting(self, kind: str, seat: Seat) -> str:
        """The prompt for everybody else."""
        return self.say(f"decision-{kind}.waiting", {"seat": seat})

    def choice(self, choice: Choice) -> str:
        return self.say(f"choice-{choice.verb}", choice.facts)

    def event(self, event: Event, seat: Seat | None) -> str:
        """The event as this seat may read it."""
        return self.seen(event.seen_by(seat))

    def seen(self, seen: Mapping[str, Any]) -> str:
        """An event as it was sent: with its secret, if it is told."""
        if "secret" in seen:
            return self.say(f"event-{seen['kind']}.secret", {**seen["facts"], **seen["secret"]})
        return self.say(f"event-{seen['kind']}", seen["facts"])

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"refusal-{refusal.reason}", refusal.facts)

    def bad_record(self, bad: BadRecord) -> str:
        """Line and reason; and the game's own, where a choice in it was not legal."""
        reason = self.say(f"record-{bad.reason}", bad.facts)
        if bad.why is not None:
            reason = f"{reason} {self.refusal(bad.why)}"
        return self.say("record-refused", {"line": bad.line, "reason": reason})

    def rule(self, rule: str) -> str:
        return self.say(f"rule-{rule}")
