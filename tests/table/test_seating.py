"""Who plays each seat: consent, leaving, coming back, taking over; with given times and given luck."""

from __future__ import annotations

from flibuste.table.act import Act
from flibuste.table.clock import Pace
from flibuste.table.proposal import replacing
from tests.table.test_session import LIVE, do, option, play_until, refused, session


def test_bots_let_others_go_back_but_nobody_agrees_by_being_away() -> None:
    v = session(people=(0, 1))
    do(v, "choose", 0, option(v, 0))
    do(v, "away", 1, now=10_000)
    assert do(v, "propose", 0, "take-back", 10_000) == ["table-wished"]
    assert do(v, "back", 1, now=11_000) == ["table-back"]
    assert v.seating.proposal is not None
    assert do(v, "accept", 1, now=11_000) == ["table-agreed", "table-taken-back"]
    alone = session(people=(0,))
    do(alone, "choose", 0, option(alone, 0))
    assert do(alone, "propose", 0, "take-back") == ["table-wished", "table-taken-back"]


def test_a_wish_waits_for_somebody_who_is_away_or_is_withdrawn() -> None:
    v = session()
    do(v, "choose", 0, option(v, 0))
    do(v, "propose", 0, "take-back")
    do(v, "accept", 1)
    assert do(v, "away", 2, now=10_000) == ["table-away"]
    assert v.sealed == (0,), "nothing was taken back"
    assert refused(v, "withdraw", 1) == "no-proposal"
    assert do(v, "withdraw", 0) == ["table-withdrawn"]
    assert v.seating.proposal is None


def test_old_tables_replay_as_they_were_played() -> None:
    v = session(people=(0, 1))
    acts = [
        ("choose", 0, option(v, 0), ["table-sealed"]),
        ("away", 1, "", ["table-away"]),
        ("wish", 0, "0", ["table-wished", "table-taken-back"]),
        ("sit", 2, "person Mary Read", ["table-sat"]),
        ("choose", 0, option(v, 0), ["table-sealed"]),
        ("wish", 0, "0", ["table-wished"]),
        ("agree", 2, "", ["table-agreed", "table-taken-back"]),
        ("sit", 0, "bot greedy", ["table-sat"]),
    ]
    for kind, seat, text, told in acts:
        assert [event.kind for event in v.follow(Act(v.n, 20_000, kind, seat, text))] == told
    assert v.waits_for_bot() == [0, 1]
    assert v.table.players == ("greedy", "Bart", "Mary Read")


def test_the_game_ends_together_once_all_people_agree() -> None:
    v = session(people=(0, 1))
    assert refused(v, "propose", 2, "end") == "not-seated"
    assert do(v, "propose", 0, "end") == ["table-proposed-end"]
    do(v, "choose", 1, option(v, 1))
    assert v.seating.proposal is not None, "a move does not answer it"
    plan = v.plan("accept", 1, "", 0)
    assert plan.passed is not None and not v.seating.ended
    assert [event.kind for event in v.take(plan)] == ["table-agreed", "table-ended-together"]
    assert v.seating.ended


def test_who_leaves_is_played_by_a_bot_and_may_come_back() -> None:
    v = session()
    assert do(v, "leave", 1, "Le Ressac") == ["table-left"]
    assert (v.waits_for_bot(), v.table.players[1]) == ([1], "Le Ressac")
    assert refused(v, "leave", 1, "Le Ressac") == "not-seated"
    assert do(v, "join", 1, "guest-1 Bart") == ["table-joined"]
    assert (v.waits_for_bot(), v.table.players) == ([], ("Anne", "Bart", "Calico"))


def test_leaving_and_coming_back_keeps_the_bank() -> None:
    v = session()
    for now in range(1_000, 9_000, 2_000):
        do(v, "leave", 1, "Le Ressac", now)
        do(v, "join", 1, "guest-1 Bart", now + 1_000)
    assert v.clock.due(1) == 10_000 + 4_000, "the time a bot had the seat does not count, nor is any given"
    v = session(Pace("turn", 0, 60_000))
    do(v, "leave", 1, "Le Ressac", 50_000)
    do(v, "join", 1, "guest-1 Bart", 51_000)
    assert v.clock.due(1) == 61_000


def test_who_resigns_is_marked_and_nobody_takes_the_seat() -> None:
    v = session()
    assert do(v, "resign", 1, "Le Ressac") == ["table-resigned"]
    assert v.state_of_play()["resigned"] == [1]
    assert refused(v, "propose", 1, "take guest-9 Eve") == "seat-taken"
    play_until(v, lambda v: False)
    assert v.table.record().outcome is not None


def test_a_newcomer_takes_a_bots_seat_only_if_all_people_agree() -> None:
    v = session(people=(0, 1))
    assert do(v, "propose", 2, "take guest-9 Eve") == ["table-proposed-take"]
    assert v.state_of_play()["proposal"] == {
        "seat": 2, "what": "take", "about": None, "name": "Eve", "agreed": [], "waiting": [0, 1],
    }  # fmt: skip
    assert do(v, "accept", 0) == ["table-agreed"]
    assert do(v, "refuse", 1) == ["table-declined"]
    assert refused(v, "propose", 2, "take guest-9 Eve") == "not-wanted"
    do(v, "propose", 2, "take guest-8 Mary Read")
    do(v, "accept", 0)
    assert do(v, "accept", 1) == ["table-agreed", "table-joined"]
    assert v.table.players[2] == "Mary Read" and v.people == {0, 1, 2}
    assert refused(v, "propose", 1, "take guest-7 Eve") == "seat-taken"
    assert refused(session(people=()), "propose", 1, "take guest-7 Eve") == "no-people"


def test_a_newcomer_waits_until_the_bots_sealed_answer_is_open() -> None:
    v = session(people=(0, 1))
    do(v, "choose", 2, option(v, 2))
    do(v, "propose", 2, "take guest-9 Eve")
    do(v, "accept", 0)
    assert do(v, "accept", 1) == ["table-agreed"], "agreed, but the seat has sealed an answer"
    assert v.people == {0, 1}
    do(v, "choose", 0, option(v, 0))
    plan = v.plan("choose", 1, option(v, 1), 0)
    assert plan.passed is not None, "the last answer opens them all"
    assert v.take(plan)[-1].kind == "table-joined"
    assert v.people == {0, 1, 2}


def test_the_others_replace_somebody_absent_and_absent_people_need_not_answer() -> None:
    v = session()
    assert refused(v, "propose", 0, replacing(0, (), "Le Ressac")) == "not-seated"
    assert do(v, "propose", 0, replacing(2, (), "Le Ressac")) == ["table-proposed-replace"]
    do(v, "choose", 2, option(v, 2))
    assert v.seating.proposal is None, "who plays is not absent"
    do(v, "propose", 0, replacing(2, (), "Le Ressac"))
    assert refused(v, "accept", 2) == "no-proposal"
    assert do(v, "accept", 1) == ["table-agreed", "table-replaced"]
    assert v.people == {0, 1}
    v = session()
    told = do(v, "propose", 0, replacing(2, (1, 2), "Le Ressac"))
    assert told == ["table-proposed-replace", "table-replaced"], "nobody else is there to be asked"
    assert v.people == {0, 1}


def test_a_change_of_seats_ends_an_open_question() -> None:
    v = session()
    do(v, "propose", 0, "end")
    do(v, "accept", 1)
    do(v, "leave", 2, "Le Ressac")
    assert v.seating.proposal is None and not v.seating.ended


def test_no_act_is_earlier_than_the_one_before() -> None:
    v = session(LIVE)
    do(v, "choose", 0, option(v, 0), 9_000)
    plan = v.plan("choose", 1, option(v, 1), 2_000)
    assert plan.act.at == 9_000
    v.take(plan)
    assert v.clock.banks[1] == 2_000, "its time is not given back"
    v.follow(Act(v.n, 1_000, "choose", 2, option(v, 2)))
    assert v.clock.banks[2] == 2_000
