"""A session: determined by its acts, with given times and given luck."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from flibuste.kernel import registry
from flibuste.kernel.game import make_setup
from flibuste.kernel.records.record import Back, Sit, parse, verify
from flibuste.kernel.types import Refusal
from flibuste.table.act import Act
from flibuste.table.clock import GRACE, Pace
from flibuste.table.session import Session
from flibuste.table.table import Table

GAME = registry.find("_parley")
LIVE = Pace("live", 10_000, 1_000)
SEED = bytes(range(32))
NONCES = ("1" * 32, "2" * 32)


def session(pace: Pace = LIVE, people: tuple[int, ...] = (0, 1, 2), seed: bytes = SEED) -> Session:
    table = Table(GAME, make_setup(GAME.meta, 3), ["Anne", "Bart", "Calico"], seed, NONCES)
    return Session(table, set(people), pace, 0)


def do(v: Session, kind: str, seat: int, text: str = "", now: int = 0) -> list[str]:
    """Plans and takes an act; returns the kinds of its events."""
    return [event.kind for event in v.take(v.plan(kind, seat, text, now))]


def option(v: Session, seat: int, at: int = 0) -> str:
    options = GAME.options(v.table.state, seat)
    return options[min(at, len(options) - 1)].text


def play_until(v: Session, done: Callable[[Session], bool], now: int = 0) -> None:
    while not done(v) and not v.table.over:
        do(v, "choose", v.asking[0], option(v, v.asking[0]), now)


def refused(v: Session, kind: str, seat: int, text: str = "", now: int = 0) -> str:
    before = v.n
    with pytest.raises(Refusal) as refusal:
        v.plan(kind, seat, text, now)
    assert v.n == before
    return refusal.value.reason


def test_to_plan_changes_nothing_and_to_take_makes_it_true() -> None:
    v = session()
    plan = v.plan("choose", 0, option(v, 0), 5)
    assert (v.n, v.sealed) == (0, ())
    v.take(plan)
    assert (v.n, v.sealed, v.asking) == (1, (0,), (1, 2))


def test_acts_must_follow_each_other() -> None:
    v = session()
    with pytest.raises(ValueError, match="does not follow"):
        v.follow(Act(1, 0, "choose", 0, option(v, 0)))


def test_a_sealed_answer_may_be_changed_until_the_last_has_chosen_and_earns_no_time() -> None:
    v = session()
    first, second = option(v, 0), option(v, 0, 9)
    do(v, "choose", 0, first, 2_000)
    assert v.clock.banks[0] == 9_000
    for _ in range(5):
        assert do(v, "choose", 0, second, 3_000) == ["table-sealed"]
    assert v.clock.banks[0] == 9_000
    assert v.table.state.answers[0][1].text == second
    do(v, "choose", 1, option(v, 1), 3_000)
    do(v, "choose", 2, option(v, 2), 3_000)
    assert not v.sealed
    assert refused(v, "choose", 0, first) != ""


def test_an_answer_taken_back_again_and_again_earns_no_time() -> None:
    v = session()
    for _ in range(5):
        do(v, "choose", 0, option(v, 0), 0)
        assert do(v, "undo", 0) == ["table-undone"]
    assert v.clock.banks[0] == 10_000
    assert v.sealed == ()


def test_a_time_is_up_when_it_is_up_and_not_before() -> None:
    v = session()
    assert v.due() == 10_000
    assert v.late(9_999) == []
    assert v.late(10_000) == [0, 1, 2]
    do(v, "choose", 0, option(v, 0), 9_000)
    assert v.late(10_000) == [1, 2]


def test_who_answered_just_in_time_is_not_sent_away() -> None:
    v = session()
    do(v, "choose", 0, option(v, 0), 9_999)
    assert refused(v, "away", 0, now=10_000) == "not-away"
    assert refused(v, "away", 1, now=9_999) == "not-away"
    assert do(v, "away", 1, now=10_000) == ["table-away"]


def test_a_stand_in_plays_for_the_absent_until_he_is_back() -> None:
    v = session()
    do(v, "away", 1, now=10_000)
    assert v.waits_for_bot() == [1]
    assert v.state_of_play()["away"] == [1]
    do(v, "choose", 1, option(v, 1), 10_000)
    assert do(v, "back", 1, now=11_000) == ["table-back"]
    assert v.waits_for_bot() == []
    assert v.clock.banks[1] == GRACE


def test_a_wish_is_granted_once_all_others_agree_and_the_record_says_who_did() -> None:
    v = session()
    play_until(v, lambda v: bool(v.table.moves and v.table.moves[-1].luck))
    assert v.table.moves[-1].luck, "no luck was drawn in this game: take another seed"
    seat, text, luck = v.table.moves[-1].seat, v.table.moves[-1].text, v.table.moves[-1].luck
    assert do(v, "propose", seat, "take-back") == ["table-wished"]
    assert refused(v, "propose", (seat + 1) % 3, "take-back") == "proposal-open"
    assert refused(v, "accept", seat) == "no-proposal"
    assert do(v, "accept", (seat + 1) % 3) == ["table-agreed"]
    assert do(v, "accept", (seat + 2) % 3) == ["table-agreed", "table-taken-back"]
    do(v, "choose", seat, text)
    again = v.table.moves[-1]
    others = tuple(other for other in range(3) if other != seat)
    assert (again.text, again.notes) == (text, (Back(seat, v.table.version - 1, others),))
    assert again.luck != luck, "the same numbers were dealt again: take another seed"
    play_until(v, lambda v: False)
    record = parse(v.table.record().text())
    assert record.nonces == NONCES
    assert record.take_backs() == list(again.notes)
    verify(GAME, record)


def test_one_who_declines_ends_the_wish_and_so_does_a_choice() -> None:
    v = session()
    do(v, "choose", 0, option(v, 0))
    do(v, "propose", 0, "take-back")
    assert do(v, "refuse", 2) == ["table-declined"]
    assert (v.seating.proposal, v.sealed) == (None, (0,))
    do(v, "propose", 0, "take-back")
    do(v, "choose", 1, option(v, 1))
    assert v.seating.proposal is None


def test_who_sits_down_plays_from_then_on_and_the_record_names_him() -> None:
    v = session(people=(0, 1))
    assert v.waits_for_bot() == [2]
    assert do(v, "join", 2, "guest-2 Mary Read") == ["table-joined"]
    assert v.waits_for_bot() == []
    do(v, "leave", 0, "greedy")
    assert v.waits_for_bot() == [0]
    assert v.table.players == ("greedy", "Bart", "Mary Read")
    record = parse(v.table.record(own=True).text())
    assert record.players == ("Anne", "Bart", "Calico")
    assert record.notes == (Sit(2, True, "Mary Read"), Sit(0, False, "greedy"))
    assert Table.resume(GAME, record).players == v.table.players


def test_the_same_acts_give_the_same_table_wherever_they_are_followed() -> None:
    v, acts = session(), []
    while not v.table.over:
        seat = v.asking[0]
        plan = v.plan("choose", seat, option(v, seat, v.n % 3), 100 * v.n)
        acts.append(plan.act)
        v.take(plan)
    again = session()
    for act in acts:
        again.follow(act)
    assert again.table.record() == v.table.record()
    assert again.state_of_play() == v.state_of_play()
    assert [[e.truth() for e in part] for part in again.story] == [
        [e.truth() for e in part] for part in v.story
    ]


def test_a_serial_never_comes_again_after_an_undo() -> None:
    game = registry.find("freibeuter")
    table = Table(game, make_setup(game.meta, 2, {"start": "0"}), ["Ann", "Ben"], bytes(32))
    session = Session(table, {0, 1}, Pace(), 0)
    first = session.serial
    board = next(choice.text for choice in game.options(table.state, 0) if choice.verb == "board")
    session.take(session.plan("choose", 0, board, 1, first))
    session.take(session.plan("undo", 0, "", 2))
    assert session.asking == (0,)
    with pytest.raises(Refusal, match="stale"):
        session.plan("choose", 0, board, 3, first)
    session.take(session.plan("choose", 0, board, 3, session.serial))
