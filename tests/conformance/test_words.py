"""Every decision, choice, event, refusal, end and rule has words in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from flibuste.kernel import shelf
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.rulebook import Rulebook
from flibuste.tongue import tongue
from flibuste.tongue.tongue import LANGUAGES
from tests.conformance.checks import sources, words

TONGUE = Path(tongue.__file__).parent
PLATFORM = [file for part in ("kernel", "bots", "table") for file in sources.files_of(sources.HOME / part)]


def test_a_game_speaks_every_language_alike(name: str) -> None:
    words.check_languages(words.texts_in(shelf.folder(name)))


def test_a_game_says_nothing_in_the_platforms_name(name: str) -> None:
    words.check_own(words.texts_in(shelf.folder(name)), words.texts_in(TONGUE))


def test_a_game_has_words_for_all_it_can_say(game: Game[Any], name: str) -> None:
    words.check_needed(words.needed_by(game, name), words.texts_in(shelf.folder(name)))


def test_all_that_happens_in_a_game_can_be_said(game: Game[Any], name: str, setup: Setup, seed: int) -> None:
    words.check_spoken(game, name, setup, seed)


def test_every_rule_is_cited_and_every_citation_is_a_rule(game: Game[Any], name: str, book: Rulebook) -> None:
    files = sources.files_of(sources.folder(name), tests=True)
    sources.check_citations(sources.citations(files, game.meta.prefix), book)


def test_the_words_of_a_game_cite_only_its_rules(game: Game[Any], name: str, book: Rulebook) -> None:
    files = [shelf.folder(name) / "locales" / f"{language}.ftl" for language in LANGUAGES]
    cited = sources.citations(files, game.meta.prefix)
    assert set(cited) == set(book.rules)


def test_the_platform_speaks_every_language_alike() -> None:
    words.check_languages(words.texts_in(TONGUE))


def test_the_platform_has_words_for_its_refusals() -> None:
    words.check_facts(PLATFORM, words.texts_in(TONGUE))
