"""What a game gets from the kernel, on the toy."""

from __future__ import annotations

import pickle

import pytest

from flibuste.games._parley.council import STAND
from flibuste.games._parley.game import Parley
from flibuste.games._parley.parts import FIGHT, SEAL
from flibuste.games._parley.state import Council
from flibuste.kernel import registry
from flibuste.kernel.chance import Dealer, NoLuck, Noted, Quick, Rng
from flibuste.kernel.game import (
    Game,
    Meta,
    Option,
    Setup,
    copy_of,
    fingerprint,
    game_of,
    make_setup,
    play,
    play_out,
)
from flibuste.kernel.types import Choice, Event, Refusal, Seat, Vocabulary

META = Meta(
    "toy",
    "Toy",
    "TOY",
    (2, 4),
    1,
    ("over",),
    "TOY-1",
    options=(Option("a", ("x", "y")), Option("b", ("0", "1"))),
)
GAME = Parley()


def started(seats: int = 3) -> Council:
    return GAME.start(make_setup(GAME.meta, seats), Dealer(Quick(1)))


def refused(meta: Meta, seats: int, options: dict[str, str]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        make_setup(meta, seats, options)
    assert caught.value.rule == ""
    return caught.value


def test_missing_options_take_their_usual_value() -> None:
    assert make_setup(META, 2) == Setup(2, (("a", "x"), ("b", "0")))
    assert make_setup(META, 4, {"b": "1"}) == Setup(4, (("a", "x"), ("b", "1")))


def test_options_come_in_the_order_of_the_label() -> None:
    assert make_setup(META, 2, {"b": "1", "a": "y"}) == make_setup(META, 2, {"a": "y", "b": "1"})


@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    refusal = refused(META, seats, {})
    assert refusal.reason == "seat-count"
    assert refusal.facts == {"game": "toy", "seats": seats, "allowed": [2, 4]}


def test_a_wrong_value_of_an_option_is_refused() -> None:
    refusal = refused(META, 2, {"a": "z" * 100})
    assert refusal.reason == "option-value"
    assert refusal.facts == {"option": "a", "value": "z" * 40, "allowed": ["x", "y"]}


def test_an_option_that_names_a_seat_allows_only_those_there_are() -> None:
    meta = META._replace(options=(Option("first", ("random", "0", "1", "2", "3"), seat=True),))
    assert make_setup(meta, 4, {"first": "3"}).option("first") == "3"
    assert make_setup(meta, 2).option("first") == "random"
    assert refused(meta, 2, {"first": "2"}).facts["allowed"] == ["random", "0", "1"]


def test_an_unknown_option_is_refused() -> None:
    refusal = refused(META, 2, {"c": "x"})
    assert (refusal.reason, refusal.facts) == (
        "option-unknown",
        {"option": "c", "game": "toy", "allowed": ["a", "b"], "count": 2},
    )


def test_own_files_are_kept_in_the_order_of_the_box_and_unknown_ones_refused() -> None:
    meta = META._replace(data=("ships.csv", "cards.csv"))
    assert make_setup(meta, 2, None, {"cards.csv": "c", "ships.csv": "s"}).data == (
        ("ships.csv", "s"),
        ("cards.csv", "c"),
    )
    with pytest.raises(Refusal) as caught:
        make_setup(meta, 2, None, {"crew.csv": ""})
    assert caught.value.reason == "data-unknown"
    assert caught.value.facts == {"file": "crew.csv", "game": "toy", "allowed": ["ships.csv", "cards.csv"]}


def test_a_setup_knows_its_options_and_no_others() -> None:
    setup = make_setup(META, 2, {"a": "y"})
    assert setup.option("a") == "y"
    with pytest.raises(KeyError):
        setup.option("c")


def test_a_legal_choice_is_played_and_an_illegal_one_leaves_all_as_it_was() -> None:
    s = started()
    before = fingerprint(GAME, s)
    with pytest.raises(Refusal) as caught:
        play(GAME, s, 0, FIGHT, Dealer(NoLuck()))
    assert (caught.value.reason, fingerprint(GAME, s)) == ("seal-first", before)
    play(GAME, s, 0, GAME.options(s, 0)[0], Dealer(NoLuck()))
    assert fingerprint(GAME, s) != before
    with pytest.raises(Refusal) as caught:
        play(GAME, s, 0, GAME.options(s, 0)[0], Dealer(NoLuck()))
    assert (caught.value.reason, caught.value.rule, caught.value.facts) == ("not-asked", "PAR-6", {"seat": 1})


def test_after_the_end_everything_is_refused_by_the_rule_of_the_end() -> None:
    s = started()
    play_out(GAME, s, Dealer(Quick(2)))
    assert GAME.asking(s) == ()
    assert [GAME.decision(s, seat) for seat in range(3)] == [None] * 3
    for choice in GAME.vocabulary:
        refusal = GAME.why_not(s, 0, choice)
        assert refusal is not None
        assert (refusal.reason, refusal.rule) == ("game-over", "PAR-15")


def test_playing_out_counts_the_decisions() -> None:
    s = started()
    serial = s.serial
    decisions = play_out(GAME, s, Dealer(Quick(2)))
    assert decisions >= s.serial - serial > 0
    assert s.ended in GAME.meta.ends
    assert play_out(GAME, s, Dealer(NoLuck())) == 0


def test_a_fingerprint_shows_what_is_still_to_be_done() -> None:
    s = started()
    agenda = fingerprint(GAME, s)["agenda"]
    assert agenda == {
        "todo": [["next_round", 0], ["plunder", 0], ["look", 0], ["compare", 0]],
        "question": "seal-card",
        "asking": [0, 1, 2],
        "menu": None,
        "answers": [],
        "serial": 1,
        "ended": "",
    }
    choice = GAME.options(s, 2)[0]
    GAME.apply(s, 2, choice, Dealer(NoLuck()))
    s.ask(STAND, 1)
    agenda = fingerprint(GAME, s)["agenda"]
    assert isinstance(agenda, dict)
    assert agenda["answers"] == [[2, choice.text]]
    assert agenda["todo"][-1] == ["stand", 1]


def test_a_choice_is_final_unless_the_same_seat_goes_on_and_nothing_is_drawn() -> None:
    s = started()
    assert not GAME.final(s, 0, GAME.options(s, 0)[0]), "sealed, and may be sealed anew"
    seen = set()
    while GAME.asking(s):
        seat = GAME.asking(s)[0]
        choice = GAME.options(s, seat)[0]
        several = len(GAME.asking(s)) > 1
        question = s.question
        assert question is not None
        final = GAME.final(s, seat, choice)
        luck = Noted(Quick(s.serial))
        GAME.apply(s, seat, choice, Dealer(luck))
        if not several and question.plain:
            seen.add(final)
            assert final == (bool(luck.numbers) or GAME.asking(s) != (seat,))
        elif not several:
            assert final
    assert True in seen


def test_only_plain_questions_are_foreseen_and_only_until_luck_is_drawn() -> None:
    s = started()
    assert GAME.foresee(s, 0, GAME.options(s, 0)[0]) is None
    foreseen = 0
    while GAME.asking(s):
        seat = GAME.asking(s)[0]
        choice = GAME.options(s, seat)[0]
        before = fingerprint(GAME, s)
        events = GAME.foresee(s, seat, choice)
        assert fingerprint(GAME, s) == before
        luck = Noted(Quick(s.serial))
        log: list[Event] = []
        GAME.apply(s, seat, choice, Dealer(luck, log))
        if events is not None:
            foreseen += 1
            told = [event.truth() for event in log]
            both = min(len(events), len(told))
            assert [event.truth() for event in events[:both]] == told[:both]
            assert luck.numbers or len(events) >= len(told)
    assert foreseen


def test_a_game_is_one_object_in_every_process() -> None:
    for name in registry.all_names():
        game = registry.find(name)
        assert pickle.loads(pickle.dumps(game)) is game
    assert pickle.loads(pickle.dumps(GAME)) is registry.find("_parley"), "the one its package keeps"
    with pytest.raises(LookupError):
        game_of(__name__, "Stuck")


def test_a_copy_is_of_the_same_game() -> None:
    s = started()
    assert fingerprint(GAME, copy_of(s)) == fingerprint(GAME, s)
    assert copy_of(s) is not s


class Stuck(Parley):
    """Imagines that nobody else holds a card, though they are asked for one."""

    def imagine(self, s: Council, seat: Seat, rng: Rng) -> Council:
        world = super().imagine(s, seat, rng)
        world.hands = [hand if other == seat else [] for other, hand in enumerate(world.hands)]
        return world


def test_a_game_that_imagines_no_possible_world_is_told_so() -> None:
    game = Stuck()
    with pytest.raises(RuntimeError, match="_parley: imagine finds no possible world for seat 1"):
        game.imagined(started(), 1, Quick(0))


def test_an_impossible_world_is_imagined_again() -> None:
    class Hesitant(Stuck):
        tries = 0

        def imagine(self, s: Council, seat: Seat, rng: Rng) -> Council:
            self.tries += 1
            return Parley.imagine(self, s, seat, rng) if self.tries == 5 else super().imagine(s, seat, rng)

    game = Hesitant()
    world = game.imagined(started(), 1, Quick(0))
    assert game.tries == 5
    assert all(world.hands)


def test_without_heuristic_every_option_looks_the_same() -> None:
    game: Game[Council] = Game(META, Vocabulary("nowhere", [Choice("pass")]))
    assert game.weigh(started(), 0, [SEAL[1], SEAL[2]]) == [0.0, 0.0]


def test_a_game_must_write_its_own_rules() -> None:
    game: Game[Council] = Game(META, Vocabulary("nowhere", [Choice("pass")]))
    s = started()
    for write in (
        lambda: game.setup(Setup(2), Dealer(NoLuck())),
        lambda: game.view(s, None),
        lambda: game.open(s),
        lambda: game.imagine(s, 0, NoLuck()),
        lambda: game.result(s),
        lambda: game.census(s),
    ):
        with pytest.raises(NotImplementedError):
            write()
