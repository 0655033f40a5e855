"""Everything that can be said has words in every language, the same keys with the same facts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from flibuste.kernel import shelf
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.words import Refusal
from flibuste.tongue.tongue import LANGUAGES, Missing, Tongue
from tests.conformance.checks.options import refusals
from tests.conformance.checks.sources import calls, files_of, folder, questions_of
from tests.conformance.walk import walk

Texts = Mapping[str, str]
"""A catalogue's text by language."""
Words = dict[str, frozenset[str]]
"""The facts each message uses; an attribute counts as a message, as `key.attribute`."""


class Facts(Visitor):
    """Collects the facts a pattern uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's way
        self.names.add(node.id.name)


def facts_in(pattern: Any) -> frozenset[str]:  # noqa: ANN401 - fluent has no types
    facts = Facts()
    facts.visit(pattern)
    return frozenset(facts.names)


@cache
def words_in(text: str, language: str) -> Words:
    """The messages of one catalogue."""
    words: Words = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{language}: cannot be read: {str(entry.content)[:80]}"
        if isinstance(entry, Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
            for key, pattern in parts.items():
                assert key not in words, f"{language}: {key} is there twice"
                if pattern is not None:
                    words[key] = facts_in(pattern)
    return words


def texts_in(home: Path) -> Texts:
    """The catalogues of a game or of the platform."""
    return {
        language: (home / "locales" / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES
    }


def check_languages(texts: Texts) -> None:
    """The same messages with the same facts in every language."""
    first, *others = LANGUAGES
    words = words_in(texts[first], first)
    for language in others:
        its = words_in(texts[language], language)
        assert its.keys() >= words.keys(), f"{language} lacks {sorted(words.keys() - its.keys())}"
        assert its.keys() <= words.keys(), f"{first} lacks {sorted(its.keys() - words.keys())}"
        for key, facts in words.items():
            assert its[key] == facts, f"{key}: {language} uses {sorted(its[key])}, {first} {sorted(facts)}"


def check_own(texts: Texts, platform: Texts) -> None:
    """No message has the name of one of the platform's, which would be said in its place."""
    for language, text in texts.items():
        both = words_in(text, language).keys() & words_in(platform[language], language).keys()
        assert not both, f"{language}: {sorted(both)} are the platform's"


def check_needed(needed: Iterable[str], texts: Texts) -> None:
    """Every message that can be asked for is there."""
    for language, text in texts.items():
        missing = sorted(set(needed) - words_in(text, language).keys())
        assert not missing, f"{language} lacks {missing}"


def needed_by(game: Game[Any], name: str) -> set[str]:
    """Every message the game can ask for, found in its parts and sources."""
    meta, book = game.meta, shelf.rulebook(name)
    files = files_of(folder(name))
    needed = {"game-title", "game-tagline", "game-summary", "score-total"}
    needed |= {f"chapter-{chapter.key}" for chapter in book.chapters}
    needed |= {f"rule-{rule}" for rule in book.rules}
    needed |= {f"end-{reason}" for reason in meta.ends}
    for verb in {choice.verb for choice in game.vocabulary}:
        needed |= {f"choice-{verb}", f"help-{verb}"}
    for question in questions_of(name):
        needed |= {f"decision-{question.kind}", f"decision-{question.kind}.waiting"}
    for option in meta.options:
        needed.add(f"option-{option.key}")
        number = "seat" if option.seat else "number"  # no attribute can be called 3
        needed |= {f"option-{option.key}.{number if value.isdigit() else value}" for value in option.values}
    for call in calls(files, "tell", 0):
        needed |= {f"event-{kind}" for kind in call.keys}
        needed |= {f"event-{kind}.secret" for kind in call.keys if call.secret}
    for call in calls(files, "Refusal", 0):
        needed |= {f"refusal-{reason}" for reason in call.keys}
    return needed


def check_spoken(game: Game[Any], name: str, setup: Setup, seed: int) -> None:
    """Whatever comes up in a random game can be said, to those who know the secrets and to those who do not;
    and no two options of a decision read the same."""
    whole = walk(game, setup, seed)
    refused: dict[tuple[str, ...], Refusal] = {}
    for _, _, _, refusal in refusals(game, setup, seed):
        refused[(refusal.reason, *refusal.facts)] = refusal
    for language in LANGUAGES:
        tongue = Tongue(language, name)
        try:
            for event in whole.events():
                for seat in (None, *event.knowers):
                    assert tongue.event(event, seat), f"{language}: nothing is said of {event}"
                assert event.rule in shelf.rulebook(name), f"{event}: there is no rule {event.rule}"
            read = [tongue.choice(choice) for choice in game.vocabulary]
            for refusal in refused.values():
                assert tongue.refusal(refusal), f"{language}: nothing is said of {refusal.reason}"
            for moment in whole.moments:
                decision = game.decision(moment.s, moment.seat)
                assert decision is not None
                assert tongue.decision(decision), f"{language}: nothing is said of {decision.kind}"
                assert tongue.waiting(decision.kind, moment.seat), f"{language}: {decision.kind}.waiting"
                menu = [read[choice.index] for choice in decision.options]
                assert len({"", *menu}) == len(menu) + 1, f"{language}: which is which? {menu}"
            for lines in game.result(whole.end).sheet:
                for key, _ in lines:
                    assert tongue.say(f"score-{key}"), f"{language}: nothing is said of {key}"
        except Missing as missing:
            raise AssertionError(str(missing)) from missing


def check_facts(sources: Iterable[Path], texts: Texts) -> None:
    """A message of the platform uses only facts its refusal carries, wherever they are written out."""
    files = list(sources)
    found = [("refusal", call) for call in calls(files, "Refusal", 0)]
    found += [("record", call) for call in calls(files, "BadRecord", 1)]
    found += [("record", call) for call in calls(files, "fail", 0)]
    for language, text in texts.items():
        words = words_in(text, language)
        for kind, call in found:
            for key in call.keys:
                message = f"{kind}-{key}"
                assert message in words, f"{language} lacks {message} ({call.where})"
                if call.facts is not None:
                    unknown = words[message] - call.facts
                    assert not unknown, f"{language}: {message} uses {sorted(unknown)} ({call.where})"
