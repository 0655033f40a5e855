"""A companion for a first game: what it says, and what the conformance suite holds its words to."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from flibuste.i18n import companion, translator
from flibuste.i18n.companion import has_companion, situations
from flibuste.i18n.translator import Translator
from flibuste.kernel import registry
from flibuste.testing.subject import subject_of
from flibuste.testing.walk import setup_of
from flibuste.testing.word_checks import companion as checks

CASES = json.loads((Path(__file__).parents[2] / "web/tests/companion_cases.json").read_text(encoding="utf-8"))
"""The site is tested with the same cases."""
TOY = "_parley"
KINDS = ("seal-card", "stand", "keep-roll", "take-token", "rob-rum")
WORDS = "".join(f"companion-{kind} = What {kind} means.\n" for kind in KINDS)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_each_new_situation_is_found(case: dict[str, Any]) -> None:
    words = Translator("en", case["game"], ("Anne", "Jack", "Mary"))
    found = situations(case["told"], case["kind"], case["reader"], words, case["said"])
    assert [[one.key, list(one.lit)] for one in found] == case["found"]
    for one in found:
        assert words.say(one.key, one.facts)


def test_every_released_game_has_a_companion_and_the_toy_has_none() -> None:
    assert [name for name in registry.names() if not has_companion(name)] == []
    assert not has_companion(TOY)


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The toy's English words, to be changed; the toy is not released, so other languages may lack them."""
    real = registry.folder(TOY)
    home = tmp_path / TOY
    (home / "locales").mkdir(parents=True)
    for file in real.glob("*.py"):
        (home / file.name).write_bytes(file.read_bytes())
    words = home / "locales" / "en.ftl"
    words.write_bytes((real / "locales" / "en.ftl").read_bytes())

    def folder(name: str) -> Path:
        return home if name == TOY else real.parent / name

    monkeypatch.setattr(registry, "folder", folder)
    forget()
    yield words
    monkeypatch.undo()
    forget()


def forget() -> None:
    """What was read of a game's words is kept."""
    translator.bundle.cache_clear()
    companion.has_companion.cache_clear()


def append(file: Path, text: str) -> None:
    file.write_text(file.read_text(encoding="utf-8") + "\n" + text, encoding="utf-8")


def test_a_game_that_explains_all_of_its_questions_passes(toy: Path) -> None:
    append(toy, WORDS + "companion-event-took = { $seat } has taken a token.\n    .seat = You took it.\n")
    subject = subject_of(TOY)
    assert has_companion(TOY)
    checks.check_companion_words(subject)
    for seed in range(3):
        checks.check_companion_speaks(subject, setup_of(subject.game, 3, seed), seed)


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("companion-stand = Fight or yield.\n", "nobody explains .*companion-seal-card"),
        (WORDS + "companion-kraken = It comes.\n", "companion-kraken"),
        (WORDS + "companion-event-kraken = It comes.\n", "companion-event-kraken"),
        (WORDS + "companion-event-took =\n    .token = It is taken.\n", "companion-event-took.token"),
        (WORDS + "companion-event-took =\n    .lit = hoard\n", "nothing is said"),
    ],
)
def test_words_that_are_missing_or_idle_fail_the_suite(toy: Path, words: str, fault: str) -> None:
    append(toy, words)
    with pytest.raises(AssertionError, match=fault):
        checks.check_companion_words(subject_of(TOY))


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (WORDS.replace("What seal-card means.", "One. Two."), "more than one sentence"),
        (WORDS + "companion-event-took = It is { $kraken }.\n", "kraken"),
    ],
)
def test_two_sentences_and_unknown_facts_fail_the_suite(toy: Path, words: str, fault: str) -> None:
    append(toy, words)
    subject = subject_of(TOY)
    with pytest.raises(AssertionError, match=fault):
        checks.check_companion_speaks(subject, setup_of(subject.game, 2, 0), 0)
