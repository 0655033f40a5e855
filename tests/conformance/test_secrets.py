"""Imagined worlds look the same; secrets reach only their knowers; bots hold no truth."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.game import Game, Setup
from tests.conformance.checks import secrets


def test_views_are_json_and_looking_changes_nothing(game: Game[Any], setup: Setup, seed: int) -> None:
    secrets.check_views(game, setup, seed)


def test_a_seat_cannot_tell_imagined_worlds_from_the_truth(game: Game[Any], setup: Setup, seed: int) -> None:
    secrets.check_imagined_worlds(game, setup, seed)


def test_what_others_hide_is_imagined_anew(game: Game[Any], setup: Setup, seed: int) -> None:
    secrets.check_imagination_is_free(game, setup, seed)


def test_what_is_imagined_does_not_depend_on_the_truth(game: Game[Any], setup: Setup, seed: int) -> None:
    secrets.check_imagination_is_canonical(game, setup, seed)


def test_a_bot_is_handed_what_its_seat_knows_and_no_more(game: Game[Any], setup: Setup, seed: int) -> None:
    secrets.check_knowledge(game, setup, seed)


def test_plain_questions_may_be_previewed_and_taken_back(game: Game[Any], setup: Setup, seed: int) -> None:
    secrets.check_plain_questions(game, setup, seed)


def test_secret_facts_reach_only_their_knowers(game: Game[Any], setup: Setup, seed: int) -> None:
    secrets.check_events(game, setup, seed)


def test_what_a_seat_is_told_it_knows_afterwards(game: Game[Any], setup: Setup, seed: int) -> None:
    secrets.check_telling(game, setup, seed)
