"""The companion: a game that has one has a sentence for every kind of question, in every language."""

from __future__ import annotations

import re

from flibuste.i18n.companion import EVENT, PREFIX, Situation, has_companion, situations
from flibuste.i18n.recap import is_seat
from flibuste.i18n.translator import LANGUAGES, SPARE, Missing, Translator
from flibuste.kernel.game import Setup
from flibuste.testing.subject import Subject
from flibuste.testing.walk import walk
from flibuste.testing.word_checks.messages import texts_in, words_in
from flibuste.testing.word_checks.sources import calls, files_of, questions_of

SEVERAL = re.compile(r"[.!?…]\s+\S")
"""Where a second sentence begins."""
LIT = "lit"


def check_companion_words(subject: Subject) -> None:
    """Every kind of question has a sentence, nothing else is there, and all languages light the same."""
    if not has_companion(subject.name):
        return
    texts = texts_in(subject.folder)
    known = {key for key in words_in(texts[SPARE], SPARE) if key.startswith(PREFIX)}
    questions = {f"{PREFIX}{question.kind}" for question in questions_of(subject.name)}
    missing = sorted(questions - known)
    assert not missing, f"nobody explains {missing}"
    told = {f"{EVENT}{kind}" for call in calls(files_of(subject.folder), "tell", 0) for kind in call.keys}
    for key in sorted(known):
        name, _, part = key.partition(".")
        assert name in questions | told, f"no question and no event is called {key}"
        role = part.removesuffix(f"_{LIT}")
        fits = part in ("", LIT) or (name in told and is_seat(role))
        assert fits, f"{key}: an attribute is {LIT}, or a seat in the facts of an event"
        assert part != LIT or name in known, f"{key} lights something, and nothing is said"
        assert not part.endswith(f"_{LIT}") or f"{name}.{role}" in known, f"{key}: nothing is said"
    check_places(subject, {key for key in known if key.endswith(LIT)})


def check_places(subject: Subject, keys: set[str]) -> None:
    """Places are no words: they are the same in all languages."""
    spoken = [Translator(language, subject.name) for language in LANGUAGES]
    for key in sorted(keys):
        places = {voice.say(key) for voice in spoken}
        assert len(places) == 1, f"{key} differs: {sorted(places)}"


def check_companion_speaks(subject: Subject, setup: Setup, seed: int) -> None:
    """In a random game every question and event can be explained to every seat, in one sentence each."""
    if not has_companion(subject.name):
        return
    whole = walk(subject.game, setup, seed)
    languages = LANGUAGES if subject.game.meta.released else (SPARE,)
    for language in languages:
        voice = Translator(language, subject.name)
        for moment in whole.moments:
            decision = subject.game.decision(moment.s, moment.seat)
            assert decision is not None
            asked = situations((), decision.kind, moment.seat, voice)
            assert asked, f"{language}: nobody explains {decision.kind}"
            check_said(voice, asked)
        for event in whole.events():
            for seat in range(setup.seats):
                check_said(voice, situations([event.seen_by(seat)], "", seat, voice))


def check_said(voice: Translator, found: list[Situation]) -> None:
    try:
        for one in found:
            text = voice.say(one.key, one.facts)
            assert not SEVERAL.search(text), f"{voice.language}: {one.key} is more than one sentence: {text}"
            assert all(one.lit), f"{one.key}: {one.lit}"
    except Missing as missing:
        raise AssertionError(str(missing)) from missing
