"""The types every game uses."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste.kernel.types import Choice, Event, Refusal, Vocabulary, choice_of, places_of

TAKE = [Choice(f"take Chest {number}", {"number": number}) for number in range(3)]
PASS = Choice("pass")
VOCABULARY = Vocabulary(__name__, [*TAKE, PASS])


def test_a_choice_stands_in_the_vocabulary_where_its_index_says() -> None:
    assert len(VOCABULARY) == 4
    assert list(VOCABULARY) == [*TAKE, PASS]
    assert [VOCABULARY[choice.index] for choice in VOCABULARY] == [*TAKE, PASS]


def test_a_choice_names_its_verb_and_writes_itself() -> None:
    assert (TAKE[1].verb, PASS.verb) == ("take", "pass")
    assert (str(TAKE[1]), repr(TAKE[1])) == ("take Chest 1", "<take Chest 1>")


@given(st.sampled_from(VOCABULARY.choices), st.text(" \t", min_size=1), st.data())
def test_capitals_and_spaces_do_not_matter(choice: Choice, space: str, data: st.DataObject) -> None:
    letters = [data.draw(st.sampled_from([letter.upper(), letter.lower()])) for letter in choice.text]
    written = "".join(letters).replace(" ", space)
    assert VOCABULARY.parse(space + written + space) is choice


@pytest.mark.parametrize("text", ["", " ", "take", "take Chest 3", "passs", "pass pass", "x" * 1000])
def test_an_unknown_choice_is_refused_and_not_repeated_at_length(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        VOCABULARY.parse(text)
    assert caught.value.reason == "unknown-choice"
    assert caught.value.facts == {"text": text.strip()[:80]}


def test_two_choices_may_not_be_written_alike() -> None:
    with pytest.raises(ValueError, match="two choices are written 'pass'"):
        Vocabulary("nowhere", [Choice("pass"), Choice("pass")])


def test_a_choice_is_one_object_however_it_is_copied() -> None:
    for choice in VOCABULARY:
        assert pickle.loads(pickle.dumps(choice)) is choice
        assert copy.copy(choice) is copy.deepcopy(choice) is choice
        assert choice_of(__name__, choice.index) is choice


def test_an_event_tells_secrets_to_their_knowers_only() -> None:
    event = Event("drew", "X-1", {"seat": 1}, {"card": 5}, (1,))
    everyone = {"kind": "drew", "rule": "X-1", "facts": {"seat": 1}}
    assert event.seen_by(None) == event.seen_by(0) == everyone
    assert event.seen_by(1) == {**everyone, "secret": {"card": 5}}
    assert event.truth() == {**everyone, "secret": {"card": 5}, "knowers": [1]}


def test_an_event_without_secret_is_the_same_to_all() -> None:
    event = Event("passed", "X-2", {"seat": 1}, {}, (1,))
    assert event.seen_by(1) == event.seen_by(None)


def test_an_event_shows_no_secret_where_it_is_written_out() -> None:
    assert "5" not in repr(Event("drew", "X-1", {"seat": 1}, {"card": 5}, (1,)))


def test_a_refusal_is_a_key_a_rule_and_facts() -> None:
    refusal = Refusal("too-late", "X-3", {"hour": 12})
    there = pickle.loads(pickle.dumps(refusal))
    for one in (refusal, there):
        assert (one.reason, one.rule, one.facts) == ("too-late", "X-3", {"hour": 12})


def test_equals_share_the_better_place_and_the_next_is_skipped() -> None:
    assert places_of([64, 64, 40]) == (1, 1, 3)
    assert places_of([1, 3, 2, 3]) == (4, 1, 3, 1)


@given(st.lists(st.integers(-5, 5), min_size=1, max_size=6))
def test_a_place_is_one_more_than_the_number_of_those_who_did_better(scores: list[int]) -> None:
    ranking = sorted(scores, reverse=True)
    assert places_of(scores) == tuple(ranking.index(score) + 1 for score in scores)
