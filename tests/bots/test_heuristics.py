"""What a game gives its bots: weights that stand alone, and an appraisal that ends in the truth."""

from __future__ import annotations

from flibuste.kernel import shelf
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import TO_THE_END, fingerprint, play_out, settle
from tests.bots.moments import largest, moments


def test_an_option_weighs_the_same_whatever_else_is_offered(name: str) -> None:
    """Playouts weigh a few options of many."""
    for game, s, seat in moments(name, largest(name), every=13):
        options = game.options(s, seat)
        weights = game.weigh(s, seat, options)
        assert len(weights) == len(options)
        assert [game.weigh(s, seat, [option])[0] for option in options] == weights
        assert game.weigh(s, seat, options[::-1]) == weights[::-1]


def test_weighing_and_appraising_change_nothing(name: str) -> None:
    for game, s, seat in moments(name, largest(name), every=29):
        before = fingerprint(game, s)
        game.weigh(s, seat, game.options(s, seat))
        assert len(game.appraise(s)) == s.seats
        assert isinstance(game.mark(s), int)
        assert fingerprint(game, s) == before


def test_in_the_end_the_appraisal_is_the_score(name: str, seats: int) -> None:
    game = shelf.find(name)
    for seed in range(3):
        dealer = Dealer(Quick(seed))
        s = game.start(settle(game.meta, seats), dealer)
        play_out(game, s, dealer)
        assert game.appraise(s) == [float(score) for score in game.result(s).scores]
        assert game.horizon(s.seats, 0.0) >= TO_THE_END
        assert game.horizon(s.seats, 1.0) >= TO_THE_END
