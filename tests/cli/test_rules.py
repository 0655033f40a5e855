"""The rulebook in the terminal."""

from __future__ import annotations

import pytest

from flibuste.i18n.plain_text import places_of
from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel import registry
from tests.cli.terminal import run


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_and_rule_is_in_the_book(language: str) -> None:
    ran = run("rules", "freibeuter", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    translator = Translator(language, "freibeuter")
    text = " ".join(ran.out.split())
    for chapter in registry.rulebook("freibeuter").chapters:
        assert " ".join(translator.say(f"chapter-{chapter.key}").split()) in text
        for rule in chapter.rules:
            assert f"{rule} " in text


def test_lines_never_end_with_an_opening_quote_or_begin_with_a_colon() -> None:
    ran = run("rules", "freibeuter", "--lang", "fr")
    for line in ran.out.splitlines():
        assert not line.rstrip().endswith("«")
        assert not line.strip().startswith((":", ";", "!", "?", "»", "$"))


@pytest.mark.parametrize("number", ["FRE-23", "fre-23", "23"])
def test_one_rule_by_its_number(number: str) -> None:
    ran = run("rules", "freibeuter", "--rule", number, "--lang", "en")
    assert ran.code == 0
    assert ran.out.startswith("FRE-23")
    assert "FRE-24" not in ran.out


def test_a_number_or_a_word_that_is_not_there() -> None:
    ran = run("rules", "freibeuter", "--rule", "FRE-999", "--lang", "en")
    assert (ran.code, ran.out) == (1, "")
    assert "from FRE-1 to FRE-71" in ran.err
    ran = run("rules", "freibeuter", "--search", "xyzzy", "--lang", "de")
    assert (ran.code, ran.out) == (1, "")
    assert "xyzzy" in ran.err


def test_rules_by_a_word() -> None:
    ran = run("rules", "freibeuter", "--search", "Marker", "--lang", "en")
    assert ran.code == 0
    assert "FRE-53" in ran.out
    assert "FRE-1 " not in ran.out


def test_the_pager_is_for_terminals_only() -> None:
    assert run("rules", "freibeuter", "--pager").out == run("rules", "freibeuter").out


@pytest.mark.parametrize("typed", ["credit", "CRÉDIT", "crédit"])
def test_a_search_needs_no_accents_and_no_capitals(typed: str) -> None:
    found = run("rules", "freibeuter", "--search", typed, "--lang", "fr")
    assert (found.code, found.err) == (0, "")
    assert "FRE-51" in found.out


def test_what_was_searched_is_marked_as_it_is_written() -> None:
    assert places_of("oeuvre", "Le chef-d’œuvre") == [(10, 15)]
    assert places_of("ETE", "L’été, été") == [(2, 5), (7, 10)]
    assert places_of("", "L’été") == []
