"""Everything that can be said has words in every language, the same keys with the same facts."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from flibuste.i18n import translator
from flibuste.i18n.translator import LANGUAGES, SPARE, Missing, Translator
from flibuste.kernel import registry
from flibuste.kernel.game import Game, Setup
from flibuste.testing.checks.options import refusals
from flibuste.testing.subject import Subject
from flibuste.testing.walk import walk
from flibuste.testing.word_checks import sources
from flibuste.testing.word_checks.sources import calls, files_of, questions_of

I18N = Path(translator.__file__).parent
Texts = Mapping[str, str]
"""A catalogue's text by language."""
Words = dict[str, frozenset[str]]
"""The facts each message uses; an attribute counts as a message, as `key.attribute`."""


class MissingWords(UserWarning):
    """A game that is not released lacks words in a language."""


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


def texts_in(home: Path, folder: str = "locales") -> Texts:
    """The catalogues of a game or of the platform, as far as they exist."""
    files = {language: home / folder / f"{language}.ftl" for language in LANGUAGES}
    return {language: file.read_text(encoding="utf-8") for language, file in files.items() if file.is_file()}


def check_languages(texts: Texts, released: bool = True) -> None:
    """The same messages with the same facts in every language.

    A game that is not released may lack messages in other languages than English: that is a warning.
    """
    assert SPARE in texts, f"there is no {SPARE}.ftl"
    words = words_in(texts[SPARE], SPARE)
    for language in LANGUAGES:
        its = words_in(texts.get(language, ""), language)
        extra = sorted(its.keys() - words.keys())
        assert not extra, f"{SPARE} lacks {extra}, which {language} has"
        for key, facts in its.items():
            known = words[key]
            assert facts == known, f"{key}: {language} uses {sorted(facts)}, {SPARE} {sorted(known)}"
        missing = sorted(words.keys() - its.keys())
        if missing and not released:
            warn_missing(language, missing)
        else:
            assert not missing, f"{language} lacks {missing}"


def warn_missing(language: str, missing: list[str]) -> None:
    few = ", ".join(missing[:5])
    more = f" and {len(missing) - 5} more" if len(missing) > 5 else ""
    warnings.warn(f"{language} lacks {few}{more}: players read English instead", MissingWords, stacklevel=3)


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


def check_game_languages(subject: Subject) -> None:
    check_languages(texts_in(subject.folder), subject.game.meta.released)


def check_game_own(subject: Subject) -> None:
    check_own(texts_in(subject.folder), texts_in(I18N))


def check_game_needed(subject: Subject) -> None:
    """English has all the game can say. What other languages lack is what English has more."""
    texts = texts_in(subject.folder)
    wanted = texts if subject.game.meta.released else {SPARE: texts[SPARE]}
    check_needed(needed_by(subject.game, subject.name), wanted)


def check_game_citations(subject: Subject) -> None:
    """Code and tests cite every rule, and no other."""
    files = sources.files_of(subject.folder, tests=True)
    if subject.tests is not None:
        files += sources.files_of(subject.tests, tests=True)
    sources.check_citations(sources.citations(files, subject.game.meta.prefix), subject.book)


def check_worded_citations(subject: Subject) -> None:
    """The words cite every rule of the game, and no other."""
    files = [subject.folder / "locales" / f"{language}.ftl" for language in LANGUAGES]
    cited = sources.citations([file for file in files if file.is_file()], subject.game.meta.prefix)
    assert set(cited) == set(subject.book.rules), (
        f"only in words or book: {sorted(set(cited) ^ set(subject.book.rules))}"
    )


def needed_by(game: Game[Any], name: str) -> set[str]:
    """Every message the game can ask for, found in its parts and sources."""
    meta, book = game.meta, registry.rulebook(name)
    files = files_of(registry.folder(name))
    needed = {"game-title", "game-tagline", "game-summary", "score-total"}
    needed |= {f"chapter-{chapter.key}" for chapter in book.chapters}
    needed |= {f"rule-{rule}" for rule in book.rules}
    needed |= {f"end-{reason}" for reason in meta.ends}
    for verb in {choice.verb for choice in game.vocabulary}:
        needed |= {f"choice-{verb}", f"help-{verb}"}
    for question in questions_of(name):
        needed |= {f"decision-{question.kind}", f"decision-{question.kind}.waiting"}
    for option in meta.options:
        needed |= {f"option-{option.key}", f"agreed-{option.key}"}
        number = "seat" if option.seat else "number"  # no attribute can be called 3
        needed |= {f"option-{option.key}.{number if value.isdigit() else value}" for value in option.values}
    for call in calls(files, "tell", 0):
        needed |= {f"event-{kind}" for kind in call.keys}
        needed |= {f"event-{kind}.secret" for kind in call.keys if call.secret}
    for call in calls(files, "Refusal", 0):
        needed |= {f"refusal-{reason}" for reason in call.keys}
    return needed


def check_spoken(game: Game[Any], name: str, setup: Setup, seed: int) -> None:
    """Whatever comes up in a random game can be said, to those who know the secrets and to those who do not.

    No two options of a decision read the same.
    """
    whole = walk(game, setup, seed)
    refused = [found.refusal for found in refusals(game, setup, seed)]
    for language in LANGUAGES:
        voice = Translator(language, name)
        try:
            for event in whole.events():
                for seat in (None, *event.knowers):
                    assert voice.event(event, seat), f"{language}: nothing is said of {event}"
                assert event.rule in registry.rulebook(name), f"{event}: there is no rule {event.rule}"
            read = [voice.choice(choice) for choice in game.vocabulary]
            for refusal in refused:
                assert voice.refusal(refusal), f"{language}: nothing is said of {refusal.reason}"
            for moment in whole.moments:
                decision = game.decision(moment.s, moment.seat)
                assert decision is not None
                assert voice.decision(decision), f"{language}: nothing is said of {decision.kind}"
                assert voice.waiting(decision.kind, moment.seat), f"{language}: {decision.kind}.waiting"
                menu = [read[choice.index] for choice in decision.options]
                assert len({"", *menu}) == len(menu) + 1, f"{language}: which is which? {menu}"
            for lines in game.result(whole.end).sheet:
                for key, _ in lines:
                    assert voice.say(f"score-{key}"), f"{language}: nothing is said of {key}"
        except Missing as missing:
            raise AssertionError(str(missing)) from missing


def check_facts(code: Iterable[Path], texts: Texts) -> None:
    """A message of the platform uses only facts its refusal carries, wherever they are written out."""
    files = list(code)
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
