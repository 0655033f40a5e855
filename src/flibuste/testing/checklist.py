"""All checks, each under the sentence it proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from flibuste.kernel.game import Game, Setup
from flibuste.testing.checks import (
    bots,
    census,
    clone,
    copies,
    imagination,
    numbers,
    observations,
    options,
    own_files,
    records,
    replay,
    secrets,
    simultaneous,
    strength,
    undo,
)
from flibuste.testing.subject import Subject
from flibuste.testing.word_checks import companion, lessons, messages

OfGame: TypeAlias = Callable[[Subject], None]
"""Looks at a game as a whole."""
OfWalk: TypeAlias = Callable[[Subject, Setup, int], None]
"""Looks at one random game: a set-up and a seed."""


def of_rules(check: Callable[[Game[Any], Setup, int], None]) -> OfWalk:
    """A check that needs the rules alone."""

    def run(subject: Subject, setup: Setup, seed: int) -> None:
        check(subject.game, setup, seed)

    return run


def check_options(subject: Subject, setup: Setup, seed: int) -> None:
    options.check_options(subject.game, setup, seed, subject.book)


def check_refusals(subject: Subject, setup: Setup, seed: int) -> None:
    options.check_refusals(subject.game, setup, seed, subject.book)


def check_spoken(subject: Subject, setup: Setup, seed: int) -> None:
    messages.check_spoken(subject.game, subject.name, setup, seed)


def check_notation(subject: Subject) -> None:
    options.check_notation(subject.game)


def check_hash_seeds(subject: Subject) -> None:
    replay.check_hash_seeds([subject.spec], seeds=1)


OF_GAME: dict[str, OfGame] = {
    "every_choice_is_read_as_it_is_written": check_notation,
    "processes_that_hash_otherwise_play_the_same_games": check_hash_seeds,
    "the_game_speaks_every_language_alike": messages.check_game_languages,
    "the_game_says_nothing_in_the_platforms_name": messages.check_game_own,
    "the_game_has_words_for_all_it_can_say": messages.check_game_needed,
    "every_rule_is_cited_and_every_citation_is_a_rule": messages.check_game_citations,
    "the_words_cite_every_rule_and_no_other": messages.check_worded_citations,
    "every_lesson_leads_to_its_end_and_answers_every_option": lessons.check_lessons,
    "lessons_show_what_their_seat_may_know": lessons.check_lessons_show_no_secrets,
    "lessons_have_their_words_in_every_language": lessons.check_lesson_words,
    "a_companion_explains_every_kind_of_question": companion.check_companion_words,
    "the_order_of_the_choices_is_pinned": numbers.check_order,
    "own_files_are_refused_or_can_be_played": own_files.check_own_files,
    "golden_games_replay_and_verify": records.check_golden_games,
    "every_seat_count_and_every_end_has_a_golden_game": records.check_golden_coverage,
    "golden_games_are_those_the_command_writes": records.check_golden_command,
}

OF_WALK: dict[str, OfWalk] = {
    "luck_and_choices_decide_a_game": of_rules(replay.check_same_game_again),
    "a_record_gives_the_game_back": of_rules(replay.check_replay),
    "a_copy_goes_on_as_the_original_does": of_rules(replay.check_clone_goes_on),
    "a_pickled_state_goes_on_as_the_original_does": of_rules(replay.check_pickle_goes_on),
    "a_table_opened_in_another_process_goes_on_as_here": of_rules(replay.check_pickled_session),
    "copied_luck_goes_on_as_the_original_does": of_rules(copies.check_copied_luck),
    "a_copied_table_goes_on_as_the_original_does": of_rules(copies.check_copied_tables),
    "later_play_changes_no_earlier_copy": of_rules(clone.check_clone),
    "options_are_unique_and_stable": check_options,
    "no_seat_is_told_the_options_of_another": of_rules(options.check_options_are_their_seats_own),
    "whatever_is_offered_can_be_played": of_rules(options.check_every_option_can_be_played),
    "everything_else_is_refused_by_a_rule": check_refusals,
    "every_option_has_a_number_and_masks_are_the_options": of_rules(numbers.check_numbers),
    "observations_are_made_of_what_the_seat_knows": of_rules(observations.check_observations),
    "what_looks_different_to_a_seat_is_told_differently": of_rules(observations.check_observations_are_rich),
    "views_are_json_and_looking_changes_nothing": of_rules(secrets.check_views),
    "plain_questions_may_be_previewed_and_taken_back": of_rules(secrets.check_plain_questions),
    "secret_facts_reach_only_their_knowers": of_rules(secrets.check_events),
    "what_a_seat_is_told_it_knows_afterwards": of_rules(secrets.check_telling),
    "a_seat_cannot_tell_imagined_worlds_from_the_truth": of_rules(imagination.check_imagined_worlds),
    "what_others_hide_is_imagined_anew": of_rules(imagination.check_imagination_is_free),
    "what_is_imagined_does_not_depend_on_the_truth": of_rules(imagination.check_imagination_is_canonical),
    "a_bot_is_handed_what_its_seat_knows_and_no_more": of_rules(imagination.check_knowledge),
    "the_order_of_answers_does_not_matter": of_rules(simultaneous.check_order_of_answers),
    "a_sealed_answer_shows_nowhere": of_rules(simultaneous.check_sealed_answers),
    "what_is_taken_back_freely_has_shown_nothing": of_rules(undo.check_undo),
    "nothing_is_lost": of_rules(census.check_census),
    "scores_places_and_the_end_agree": of_rules(census.check_result),
    "the_agenda_comes_to_an_end": of_rules(census.check_agenda_ends),
    "all_that_happens_can_be_said": check_spoken,
    "a_companion_explains_all_that_is_asked_in_one_sentence": companion.check_companion_speaks,
    "an_option_weighs_the_same_whatever_else_is_offered": of_rules(bots.check_weights),
    "at_the_end_the_appraisal_is_the_score": of_rules(bots.check_appraisal),
    "bots_can_play": of_rules(bots.check_play),
}

PROMISED: dict[str, OfGame] = {"the_game_keeps_what_its_meta_promises": strength.check_promises}
"""Slower: whole matches."""
