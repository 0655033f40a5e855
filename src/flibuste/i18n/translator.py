"""Messages in one language, from the Fluent files of the platform and of a game."""

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
from fluent.syntax.ast import Message

from flibuste.kernel import registry
from flibuste.kernel.records.record import BadRecord
from flibuste.kernel.types import Choice, Decision, Event, Facts, Json, Refusal, Seat

LANGUAGES = ("fr", "en", "de")
"""French first: most players speak it."""


SPARE = "en"
"""The language every game has from its first day."""


class Missing(LookupError):
    """A message is missing, or a fact that a message needs."""


def preferred() -> str:
    """The user's language, from the environment; English if it says nothing."""
    for name in ("FLIBUSTE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2]
        if language in LANGUAGES:
            return language
    language = (locale.getlocale()[0] or "")[:2]
    return language if language in LANGUAGES else "en"


@cache
def bundle(language: str, game: str | None, lessons: bool = False) -> FluentBundle:
    """The platform's messages and a game's, with those of its lessons if they are wanted.

    A game may override messages of the platform.
    """
    # Isolation marks help where scripts mix. All our languages are left-to-right, and terminals show the
    # marks as boxes.
    words = FluentBundle([language], use_isolating=False)
    home = Path(str(files(__package__)))
    words.add_resource(FluentResource((home / "locales" / f"{language}.ftl").read_text(encoding="utf-8")))
    if game is not None:
        for resource in resources(language, game):
            words.add_resource(resource)
        if lessons:
            words.add_resource(FluentResource(lesson_words(language, game)))
    return words


def lesson_words(language: str, game: str) -> str:
    """The words of a game's lessons as Fluent text: in this language or in English, if there are any."""
    home = registry.folder(game) / "lessons"
    files = [home / f"{language}.ftl", home / f"{SPARE}.ftl"]
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")


def resources(language: str, game: str) -> list[Any]:
    """A game's words. Until its release English stands in for each message that is missing or incomplete."""
    home = registry.folder(game) / "locales"
    if registry.find(game).meta.released or language == SPARE:
        return [FluentResource((home / f"{language}.ftl").read_text(encoding="utf-8"))]
    spare = FluentResource((home / f"{SPARE}.ftl").read_text(encoding="utf-8"))
    file = home / f"{language}.ftl"
    if not file.is_file():
        return [spare]
    own = FluentResource(file.read_text(encoding="utf-8"))
    wanted = {entry.id.name: attributes_of(entry) for entry in spare.body if isinstance(entry, Message)}
    own.body = [
        entry
        for entry in own.body
        if not isinstance(entry, Message) or attributes_of(entry) >= wanted.get(entry.id.name, set())
    ]
    return [own, spare]  # of two messages with one name the first is said


def attributes_of(message: Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


@cache
def letters(names: tuple[str, ...]) -> tuple[str, ...]:
    """For each name the first of its letters that no other name has, or else its number."""
    taken: list[str] = []
    for number, name in enumerate(names, 1):
        capitals = [
            letter.upper() for letter in name if letter.isalpha() and east_asian_width(letter) not in "WF"
        ]
        free = [letter for letter in capitals if len(letter) == 1 and letter not in taken]
        taken.append(free[0] if free else str(number))
    return tuple(taken)


class Translator:
    """Translates into one language, with the messages of one game and the names of its players."""

    def __init__(
        self, language: str, game: str | None = None, names: Sequence[str] = (), lessons: bool = False
    ) -> None:
        self.language = language
        self.game = game
        self.names = names
        self.lessons = lessons
        """Whether it also knows the words of the game's lessons."""
        self.bundle = bundle(language, game, lessons)

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return self.bundle.has_message(key)

    def knows(self, key: str) -> bool:
        """Whether there is a text for this key, which may name an attribute."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, facts: Facts | None = None) -> str:
        """The text of a message, or of an attribute if the key is `key.attribute`."""
        key, _, attribute = key.partition(".")
        if not self.bundle.has_message(key):
            raise Missing(f"{self.language}: no message {key}")
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise Missing(f"{self.language}: {key} has no {attribute or 'value'}")
        text, errors = self.bundle.format_pattern(pattern, self.spoken(facts or {}))
        if errors:
            raise Missing(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def spoken(self, facts: Facts) -> dict[str, Any]:
        """Facts for Fluent: seats as names, parts of a game by the message `fact-…`, lists as text."""
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
        """The text of a fact `card`, or of an item of `cards`: the message `fact-card`, if there is one."""
        key = f"fact-{name}"
        if not self.bundle.has_message(key):
            return fact
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, {name: fact})
        if errors:
            raise Missing(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def name(self, seat: Seat) -> str:
        """The name of the player in a seat."""
        if seat < len(self.names):
            return self.names[seat]
        return self.say("seat-number", {"number": seat + 1})

    def letter(self, seat: Seat) -> str:
        """One character that stands for a seat on boards without colours."""
        return letters(tuple(self.names))[seat] if seat < len(self.names) else str(seat + 1)

    def decision(self, decision: Decision) -> str:
        """The question for the player who is asked."""
        return self.say(f"decision-{decision.kind}")

    def waiting(self, kind: str, seat: Seat) -> str:
        """The sentence for everybody else while a seat is asked."""
        return self.say(f"decision-{kind}.waiting", {"seat": seat})

    def choice(self, choice: Choice) -> str:
        """A choice in words."""
        return self.say(f"choice-{choice.verb}", choice.facts)

    def amount(self, amount: int) -> str:
        """Points of the score in the game's own unit: dollars, doubloons."""
        key = "score-total.amount" if self.knows("score-total.amount") else "score-amount"
        return self.say(key, {"amount": amount})

    def reason(self, key: str, facts: Facts, other: Choice) -> str:
        """Why a choice is better than another one, in the terms of the game."""
        told = dict(facts)
        for name in ("amount", "part", "cost"):
            if isinstance(amount := told.get(name), int):
                told[name] = self.amount(amount)
        for name in ("line", "less"):
            if name in told:
                told[name] = self.say(f"score-{told[name]}")
        return self.say(key, {**told, "other": self.choice(other)})

    def event(self, event: Event, seat: Seat | None) -> str:
        """The event as this seat may read it."""
        return self.seen(event.seen_by(seat))

    def seen(self, seen: Mapping[str, Any]) -> str:
        """An event as it was sent, with its secret if the seat may know it."""
        if "secret" in seen:
            return self.say(f"event-{seen['kind']}.secret", {**seen["facts"], **seen["secret"]})
        return self.say(f"event-{seen['kind']}", seen["facts"])

    def refusal(self, refusal: Refusal) -> str:
        """Why something is refused."""
        return self.say(f"refusal-{refusal.reason}", refusal.facts)

    def bad_record(self, bad: BadRecord) -> str:
        """The line and the reason, and for an illegal choice the game's reason."""
        reason = self.say(f"record-{bad.reason}", bad.facts)
        if bad.why is not None:
            reason = f"{reason} {self.refusal(bad.why)}"
        return self.say("record-refused", {"line": bad.line, "reason": reason})

    def rule(self, rule: str) -> str:
        """The text of a rule."""
        return self.say(f"rule-{rule}")
