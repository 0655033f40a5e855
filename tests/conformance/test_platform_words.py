"""The platform's own words are complete in every language."""

from __future__ import annotations

from flibuste.kernel import registry
from flibuste.testing.word_checks import messages, sources
from tests import SOURCES

HOME = SOURCES / "flibuste"
PLATFORM = [file for part in ("kernel", "bots", "table") for file in sources.files_of(HOME / part)]


def test_the_platform_speaks_every_language_alike() -> None:
    messages.check_languages(messages.texts_in(messages.I18N))


def test_the_platform_has_words_for_its_refusals() -> None:
    messages.check_facts(PLATFORM, messages.texts_in(messages.I18N))


def test_the_template_is_complete_in_every_language_though_it_is_not_released() -> None:
    messages.check_languages(messages.texts_in(registry.folder("_parley")))
