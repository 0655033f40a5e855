"""Every promise can be broken: a game that does is found out, and by the check made for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from flibuste.games._parley.council import SEAL_CARD
from flibuste.i18n.translator import LANGUAGES
from flibuste.kernel import registry
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.records.record import BadRecord
from flibuste.testing.checks import (
    census,
    clone,
    copies,
    imagination,
    numbers,
    observations,
    options,
    records,
    replay,
    secrets,
    simultaneous,
    undo,
)
from flibuste.testing.subject import subject_of
from flibuste.testing.walk import setup_of
from flibuste.testing.word_checks import messages, sources
from tests.conformance import builds, faults
from tests.forger import Forger, sealed

Check = Callable[[Game[Any], Setup, int], None]

HEALTHY = registry.find("_parley")
BOOK = registry.rulebook("_parley")
check_options = partial(options.check_options, book=BOOK)
check_refusals = partial(options.check_refusals, book=BOOK)

FAULTS: list[tuple[type[Game[Any]], Check, str]] = [
    (faults.RollsItsOwnDice, replay.check_same_game_again, "two different games"),
    (faults.RollsItsOwnDice, replay.check_replay, r"line \d+"),
    (faults.ForgetsRumInCopies, replay.check_clone_goes_on, "a copy"),
    (faults.AsksATwin, replay.check_pickle_goes_on, "another seal-card"),
    (faults.HandsOutTheMenu, options.check_options_are_their_seats_own, "options are told"),
    (faults.ForeseesForAnybody, options.check_options_are_their_seats_own, "foresee.* is told"),
    (faults.OffersTwice, check_options, "twice"),
    (faults.OffersInAnyOrder, check_options, "became|are kept"),
    (faults.AsksForcedQuestions, check_options, "is no question"),
    (faults.AcceptsMore, check_refusals, "and was played"),
    (faults.AcceptsLess, check_refusals, "is offered and refused"),
    (faults.AcceptsLess, options.check_every_option_can_be_played, "is offered and refused"),
    (faults.CitesNoRule, check_refusals, "there is no rule"),
    (faults.FailsInsteadOfRefusing, check_refusals, "is no refusal"),
    (faults.ChangesWhatItRefuses, check_refusals, "changes the state"),
    (faults.ShowsEveryHand, imagination.check_imagined_worlds, "looks other"),
    (faults.ShowsSpectatorsMore, imagination.check_imagined_worlds, "to spectators"),
    (faults.ShowsWhatIsNotJson, secrets.check_views, "no JSON key"),
    (faults.ImaginesTheTruth, imagination.check_imagination_is_free, "never imagined otherwise"),
    (faults.ImaginesTheTruth, imagination.check_knowledge, "depends on the truth|whole truth"),
    (faults.ImaginesOneHandOnly, imagination.check_imagination_is_free, r", 1\)"),
    (faults.ImaginesItsOwnHand, imagination.check_imagined_worlds, "looks other"),
    (faults.ImaginesByTheTruth, imagination.check_imagination_is_canonical, "from another world"),
    (faults.ImaginesByTheTruth, imagination.check_knowledge, "depends on the truth"),
    (faults.ImaginesInPlace, imagination.check_imagined_worlds, "changes the truth"),
    (faults.ImaginesLostCards, imagination.check_imagined_worlds, "parts are lost"),
    (faults.PeeksAtSealedAnswers, imagination.check_imagined_worlds, "the answers are|offered"),
    (faults.RefusesBySecrets, imagination.check_imagined_worlds, "other refusals"),
    (faults.TellsSecrets, secrets.check_telling, "told or shown something else"),
    (faults.TellsSecretsByName, secrets.check_events, "which is secret"),
    (faults.TellsNobody, secrets.check_events, "alone"),
    (faults.RemembersOtherGames, replay.check_same_game_again, "two different games"),
    (faults.RemembersOtherGames, undo.check_undo, "takes back"),
    (faults.SharesHandsWithCopies, clone.check_clone, "changed by a later|leads elsewhere"),
    (faults.RewardsTheLast, simultaneous.check_order_of_answers, "in the order"),
    (faults.TellsWhoHasSealed, simultaneous.check_order_of_answers, "sealing"),
    (faults.ShowsSealedAnswers, simultaneous.check_sealed_answers, "sees it"),
    (faults.LosesACard, census.check_census, "and not"),
    (faults.AddsUpWrongly, census.check_result, "make"),
    (faults.RanksWrongly, census.check_result, "do not give|is number"),
    (faults.EndsForNoReason, census.check_result, "is not among"),
    (faults.DealsOnWithSharedLuck, copies.check_copied_luck, "goes on otherwise"),
    (faults.OffersWhatIsNotUsable, numbers.check_numbers, "counts as unusable"),
    (faults.TellsHandsInObservations, observations.check_observations, "of hands tells what the seat cannot"),
    (faults.TellsObservationsOfAnySize, observations.check_observations, "bytes and not"),
    (faults.TellsTooLittleInObservations, observations.check_observations_are_rich, "is told the same"),
    (faults.GoesRoundInCircles, census.check_agenda_ends, "nobody is asked"),
]


@pytest.mark.parametrize(
    ("fault", "check", "words"),
    FAULTS,
    ids=[f"{fault.__name__}-{getattr(check, 'func', check).__name__}" for fault, check, _ in FAULTS],
)
def test_the_fault_is_found(fault: type[Game[Any]], check: Check, words: str) -> None:
    game: Game[Any] = fault()  # type: ignore[call-arg]  # a game of its own takes no arguments
    with pytest.raises(AssertionError, match=words):
        check_some_seeds(game, check)


def check_some_seeds(game: Game[Any], check: Check) -> None:
    for seed in range(4):
        check(game, setup_of(game, 3, seed), seed)


def test_the_same_checks_pass_without_the_fault() -> None:
    for check in {check for fault, check, _ in FAULTS}:
        check(HEALTHY, setup_of(HEALTHY, 3, 1), 1)


def test_a_question_that_is_not_plain_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SEAL_CARD, "plain", True)
    with pytest.raises(AssertionError, match="depends on secrets"):
        secrets.check_plain_questions(HEALTHY, setup_of(HEALTHY, 3, 0), 0)


def test_an_order_of_choices_that_moved_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    subject = subject_of("_parley")
    numbers.check_order(subject)
    monkeypatch.setattr(HEALTHY.vocabulary[0], "text", "seal one")
    with pytest.raises(AssertionError, match="has moved, and the version has not"):
        numbers.check_order(subject)


def test_iterating_over_a_set_is_found() -> None:
    with pytest.raises(AssertionError, match="another game under PYTHONHASHSEED"):
        replay.check_hash_seeds([f"{faults.__name__}:ITERATES_OVER_A_SET"], seeds=1)


def test_a_build_that_plays_otherwise_is_found() -> None:
    with pytest.raises(AssertionError, match="the sources play another game"):
        builds.check_builds([f"{faults.__name__}:KNOWS_ITS_BUILD"], seeds=1)


def test_two_ways_to_write_one_choice_are_found() -> None:
    choice = HEALTHY.vocabulary[0]
    written, choice.text = choice.text, choice.text.replace(" ", "  ")
    try:
        with pytest.raises(AssertionError, match="spaces too many"):
            options.check_notation(HEALTHY)
    finally:
        choice.text = written


TEXTS = messages.texts_in(registry.folder("_parley"))


def without(key: str, language: str) -> messages.Texts:
    """The catalogues, but in one language a line is missing."""
    lines = [line for line in TEXTS[language].splitlines() if not line.startswith(f"{key} =")]
    assert len(lines) == len(TEXTS[language].splitlines()) - 1
    return {**TEXTS, language: "\n".join(lines) + "\n"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_missing_in_one_language_is_found(language: str) -> None:
    needed = messages.needed_by(HEALTHY, "_parley")
    for key in ("choice-fight", "refusal-seal-first", "event-fought", "rule-PAR-3", "end-last-card"):
        with pytest.raises(AssertionError, match=f"lacks .*{key}"):
            messages.check_languages(without(key, language))
        with pytest.raises(AssertionError, match=f"{language} lacks .*{key}"):
            messages.check_needed(needed, without(key, language))


def test_a_word_that_uses_another_fact_is_found() -> None:
    text = TEXTS["de"].replace("{ $die }", "{ $dice }")
    with pytest.raises(AssertionError, match="event-rolled: de uses"):
        messages.check_languages({**TEXTS, "de": text})


def test_a_catalogue_that_cannot_be_read_is_found() -> None:
    with pytest.raises(AssertionError, match="cannot be read"):
        messages.check_languages({**TEXTS, "fr": TEXTS["fr"] + "\nevent-broken = { $seat\n"})


def test_a_message_under_a_name_of_the_platforms_is_noticed() -> None:
    platform = dict.fromkeys(TEXTS, "event-table-sat = sat\n")
    messages.check_own(TEXTS, platform)
    with pytest.raises(AssertionError, match="event-table-sat"):
        messages.check_own({**TEXTS, "en": TEXTS["en"] + "\nevent-table-sat = sits\n"}, platform)


def test_a_word_of_the_platform_that_uses_a_fact_nobody_gives_is_found(tmp_path: Path) -> None:
    source = tmp_path / "table.py"
    source.write_text('raise Refusal("late" if s else "early", "", {"hour": 12})', encoding="utf-8")
    texts = dict.fromkeys(LANGUAGES, "refusal-late = { $hour }\nrefusal-early = Wait.\n")
    messages.check_facts([source], texts)
    for text, fault in {
        "refusal-late = { $hour }\n": "de lacks refusal-early",
        "refusal-late = { $day }\nrefusal-early = Wait.\n": "de: refusal-late uses",
    }.items():
        with pytest.raises(AssertionError, match=fault):
            messages.check_facts([source], {**texts, "de": text})


def test_rules_without_citation_and_citations_without_rule_are_found() -> None:
    cited = dict.fromkeys(BOOK.rules, "a file")
    sources.check_citations(cited, BOOK)
    with pytest.raises(AssertionError, match=r"not in the book: .*PAR-99"):
        sources.check_citations({**cited, "PAR-99": "a file"}, BOOK)
    with pytest.raises(AssertionError, match=r"neither code nor tests: .*PAR-1'"):
        sources.check_citations(dict.fromkeys(BOOK.rules[1:], "a file"), BOOK)


GOLDEN = Forger((registry.folder("_parley") / "records" / "3-last-card.txt").read_text(encoding="utf-8"))


def test_the_golden_game_itself_is_not_refused() -> None:
    assert sealed(GOLDEN.lines) == GOLDEN.text
    records.check_record(HEALTHY, GOLDEN.text)


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        records.check_record(HEALTHY, text)
    return caught.value


def test_a_forged_choice_is_found_in_its_line() -> None:
    number = GOLDEN.first_of("0 seal")
    for line in ("0 take 7", "0 seal 9", "0 SEAL 1", "7 seal 1", "0 "):
        assert refused(GOLDEN.changed(number, line)).line == number


def test_forged_luck_is_found_in_its_line() -> None:
    for at in GOLDEN.all_of("luck ")[:2]:
        word, first, *rest = GOLDEN.line(at).split(" ")
        number, _, n = first.partition("/")
        bad = refused(GOLDEN.changed(at, " ".join([word, f"{1 if number == '0' else 0}/{n}", *rest])))
        assert (bad.line, bad.reason) == (at, "luck-forged")
        assert refused(GOLDEN.changed(at, GOLDEN.line(at) + " 0/6")).line == at


def test_a_forged_seed_is_found_in_its_line() -> None:
    number = GOLDEN.first_of("seed ")
    bad = refused(GOLDEN.changed(number, "seed " + "00" * 32))
    assert (bad.line, bad.reason) == (number, "seed-not-committed")


def test_a_forged_result_is_found() -> None:
    for start, line in (
        ("scores ", "scores 99 0 0"),
        ("places ", "places 1 1 1"),
        ("end ", "end black-spot"),
    ):
        bad = refused(GOLDEN.changed(GOLDEN.first_of(start), line))
        assert (bad.line, bad.reason) == (GOLDEN.first_of("end "), "result-forged")


def test_a_truncated_record_is_found() -> None:
    last = GOLDEN.first_of("end ") - 1
    assert refused(GOLDEN.changed(last)).line >= last - 1
    bad = refused("\n".join(GOLDEN.lines) + "\n")
    assert (bad.line, bad.reason) == (len(GOLDEN.lines), "truncated")


def test_a_damaged_line_is_found() -> None:
    line = GOLDEN.line(GOLDEN.first_of("1 "))
    bad = refused(GOLDEN.text.replace(line, line + "x", 1))
    assert (bad.line, bad.reason) == (len(GOLDEN.lines) + 1, "checksum")


def test_a_seat_count_or_an_end_without_golden_game_is_found() -> None:
    with pytest.raises(AssertionError, match="golden games only with"):
        records.check_coverage(HEALTHY, [records.check_record(HEALTHY, GOLDEN.text)])
