"""Luck is given by meaning, and refused where it cannot be."""

from __future__ import annotations

import pytest

import flibuste as fb
from flibuste.games.freibeuter.parts import CARD_NAMES
from flibuste.kernel.chance import Dealer, Quick, Scripted
from flibuste.kernel.game import fingerprint, make_setup
from flibuste.kernel.types import Refusal
from flibuste.testing import play_with_luck, wish


def to_question(name: str, seats: int, kind: str) -> object:
    """A random game, up to a question of this kind."""
    game, dealer = fb.game(name), Dealer(Quick(3))
    s = game.start(make_setup(game.meta, seats), dealer)
    while s.question is not None and s.question.kind != kind:
        seat = s.asking[0]
        options = game.options(s, seat)
        game.apply(s, seat, options[dealer.below(len(options))], dealer)
    assert s.question is not None
    return s


@pytest.mark.parametrize("die", [1, 3, 6])
def test_a_die_shows_what_is_wished(die: int) -> None:
    game = fb.game("rum_and_pirates")
    s = to_question("rum_and_pirates", 2, "roll")
    seat = game.asking(s)[0]
    offered = [choice for choice in game.options(s, seat) if choice.verb in ("roll", "again", "barrel")]
    assert offered, game.options(s, seat)
    twin = s.clone()  # type: ignore[attr-defined]
    luck = play_with_luck(game, s, seat, offered[0], wish("rolled-again", die=die))
    assert any(event.facts.get("die") == die for event in luck.events)
    game.apply(twin, seat, offered[0], Dealer(Scripted(luck.numbers)))
    assert fingerprint(game, twin) == fingerprint(game, s), "the numbers do something else"


def test_a_card_is_drawn_next_or_refused() -> None:
    game = fb.game("freibeuter")
    s = to_question("freibeuter", 2, "draw")
    seat = game.asking(s)[0]
    choice = game.options(s, seat)[0]
    for card in sorted(set(s.sea_deck)):  # type: ignore[attr-defined]
        luck = play_with_luck(game, s.clone(), seat, choice, wish("drew", card=CARD_NAMES[card]))  # type: ignore[attr-defined]
        assert luck.events
    before = fingerprint(game, s)
    held = CARD_NAMES[s.hands[1 - seat][0]]  # type: ignore[attr-defined]
    gone = s.clone()  # type: ignore[attr-defined]
    gone.sea_deck = [card for card in gone.sea_deck if CARD_NAMES[card] != held]
    with pytest.raises(ValueError, match="no luck makes this happen: drew"):
        play_with_luck(game, gone, seat, choice, wish("drew", card=held))
    with pytest.raises(ValueError, match="no luck makes this happen: sank"):
        play_with_luck(game, s, seat, choice, wish("sank"))
    with pytest.raises(Refusal):
        play_with_luck(game, s, 1 - seat, choice)
    assert fingerprint(game, s) == before, "a refusal has changed something"
