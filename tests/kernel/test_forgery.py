"""Every change of a record is noticed, with its line, and no text does harm."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.kernel import registry
from flibuste.kernel.records.record import BadRecord, Move, Record, Shown, parse, replay, verify
from flibuste.kernel.records.record import sealed as with_seal
from flibuste.table.table import Table
from tests.forger import sealed
from tests.forgeries import GAMES, forge, rewritten, true_records
from tests.kernel.specimen import CHOICES, GAME, LUCK, PAPER, TABLE, refused, trouble


@pytest.mark.parametrize("number", range(1, len(PAPER.lines) + 2))
def test_every_line_that_is_damaged_is_noticed(number: int) -> None:
    lines = PAPER.text.splitlines()
    line = lines[number - 1]
    before, rest = lines[: number - 1], lines[number:]
    damaged = [
        [*before, *rest],
        [*before, line, line, *rest],
        [*before, line + "x", *rest],
        [*before, line + " ", *rest],
        [*before, line[:-1], *rest],
        [*before, line.swapcase(), *rest],
        [*before, "", *rest],
        [*before, "", line, *rest],
    ]
    if rest and rest[0] != line:
        damaged.append([*before, rest[0], line, *rest[1:]])
    for text in damaged:
        if text != lines:
            refused("\n".join(text) + "\n")


@pytest.mark.parametrize("number", range(len(PAPER.lines) + 1))
def test_a_record_that_stops_early_proves_nothing(number: int) -> None:
    refused("\n".join(PAPER.lines[:number]))
    if number < len(PAPER.lines):
        refused(sealed(PAPER.lines[:number]))


@pytest.mark.parametrize("number", LUCK)
def test_every_number_of_luck_that_was_changed_is_found_in_its_line(number: int) -> None:
    words = PAPER.line(number).split(" ")
    for at in range(1, len(words)):
        value, _, n = words[at].partition("/")
        for other in (f"{(int(value) + 1) % int(n)}/{n}", f"{value}/{int(n) + 1}", "998/999"):
            if other != words[at]:
                bad = refused(PAPER.changed(number, " ".join([*words[:at], other, *words[at + 1 :]])))
                assert (bad.line, bad.reason) == (number, "luck-forged")
        for other in (f"{n}/{n}", f"-1/{n}", value, f"{value}/", f"/{n}", "0/0", f"{value}/{n}/{n}"):
            bad = refused(PAPER.changed(number, " ".join([*words[:at], other, *words[at + 1 :]])))
            assert (bad.line, bad.reason) == (number, "not-draws")
    more = refused(PAPER.changed(number, PAPER.line(number) + " 0/6"))
    assert (more.line, more.reason) == (number, "luck-forged")
    refused(PAPER.changed(number, *([" ".join(words[:-1])] if len(words) > 2 else [])))
    refused(PAPER.changed(number))


@pytest.mark.parametrize("line", ["burned 3", "burned -3", "burned 0"])
@pytest.mark.parametrize("number", CHOICES)
def test_nobody_can_say_that_luck_was_burned(number: int, line: str) -> None:
    assert refused(PAPER.changed(number, line, PAPER.line(number))).line == number


@pytest.mark.parametrize("number", CHOICES)
def test_a_take_back_that_was_added_gives_other_luck(number: int) -> None:
    move = CHOICES.index(number)
    bad = refused(PAPER.changed(number, f"back 0 {move} 1 2", PAPER.line(number)))
    assert bad.reason in ("luck-forged", "seal-forged", "illegal")


@pytest.mark.parametrize(
    "line",
    [
        *("back", "back 0", "back 3 99", "back -1 99", "back 0 99 0", "back 0 99 2 1", "back 0 99 1 1"),
        *("back 0 99 3", "back 0 99 -1", "back 0 0 1", "back 0 99 x", "back 0 9999999999"),
    ],
)
def test_a_take_back_that_makes_no_sense_is_named(line: str) -> None:
    number = CHOICES[5]
    bad = refused(PAPER.changed(number, line, PAPER.line(number)))
    assert (bad.line, bad.reason in ("not-a-take-back", "not-numbers")) == (number, True)


@pytest.mark.parametrize("line", ["sit", "sit 0", "sit 0 person", "sit 3 person Eve", "sit 0 cat Eve"])
def test_a_hand_over_that_makes_no_sense_is_named(line: str) -> None:
    number = CHOICES[5]
    bad = refused(PAPER.changed(number, line, PAPER.line(number)))
    assert (bad.line, bad.reason) == (number, "not-a-hand-over")
    bad = refused(PAPER.changed(number, "sit 0 person Eve", PAPER.line(number)))
    assert (bad.line, bad.reason) == (PAPER.first_of("seal ") + 1, "seal-forged")


def test_luck_that_was_added_is_found_in_its_line() -> None:
    for number in CHOICES:
        if number + 1 not in LUCK:
            bad = refused(PAPER.changed(number, PAPER.line(number), "luck 0/6"))
            assert (bad.line, bad.reason) == (number + 1, "luck-forged")


@pytest.mark.parametrize("number", CHOICES)
def test_a_choice_that_was_not_possible_is_found_in_its_line(number: int) -> None:
    seat, _, text = PAPER.line(number).partition(" ")
    for forged in (
        f"{seat} rob {seat}",
        f"{seat} {text.upper()}",
        f"{seat}  {text}",
        f"{seat} dance",
        f"{seat} ",
        f"{seat}",
        f"7 {text}",
    ):
        assert refused(PAPER.changed(number, forged)).line == number


@pytest.mark.parametrize("number", CHOICES)
def test_another_choice_makes_another_game_and_its_luck_its_result_or_its_seal_gives_it_away(
    number: int,
) -> None:
    seat, _, text = PAPER.line(number).partition(" ")
    before = replay(GAME, parse(PAPER.text), CHOICES.index(number))
    for option in GAME.options(before, int(seat)):
        if option.text != text:
            forged = PAPER.changed(number, f"{seat} {option}")
            line = trouble(forged)
            assert line is not None and line >= number


def test_another_seed_is_found() -> None:
    number = PAPER.first_of("seed ")
    bad = refused(PAPER.changed(number, "seed " + "ab" * 32))
    assert (bad.line, bad.reason) == (number, "seed-not-committed")


def test_another_seed_with_its_own_commitment_gives_other_luck() -> None:
    other = TABLE.record()._replace(
        seed=bytes(32), commitment=Table(GAME, TABLE.setup, "abc", bytes(32)).commitment
    )
    bad = refused(other.text())
    assert (bad.line, bad.reason) == (LUCK[0], "luck-forged")


def test_other_nonces_give_other_luck() -> None:
    number = PAPER.first_of("nonce ")
    assert refused(PAPER.changed(number, "nonce " + "3" * 32)).reason == "luck-forged"
    assert refused(PAPER.changed(number)).reason == "luck-forged"
    assert refused(PAPER.changed(number, "nonce three")).reason == "not-hex"
    twice = refused(PAPER.changed(number, PAPER.line(number), PAPER.line(number)))
    assert (twice.line, twice.reason) == (number + 1, "nonce-twice")
    many = [f"nonce {at:032x}" for at in range(5000)]
    assert refused(PAPER.changed(number, *many)).reason == "too-many-nonces"


@pytest.mark.parametrize("start", ["player 0", "player 1", "player 2"])
def test_luck_belongs_to_the_names_it_was_drawn_for(start: str) -> None:
    bad = refused(PAPER.changed(PAPER.first_of(start), f"{start} Eve"))
    assert (bad.line, bad.reason) == (LUCK[0], "luck-forged")
    resealed = sealed_again(PAPER.changed(PAPER.first_of(start), f"{start} Eve"))
    assert refused(resealed).reason == "luck-forged"


def sealed_again(text: str) -> str:
    """What somebody who has the seed makes of it."""
    return with_seal(parse(text)).text()


@pytest.mark.parametrize("title", GAMES)
def test_no_forgery_is_accepted_and_the_receipt_refutes_another_game_with_the_real_seed(title: str) -> None:
    records = true_records(3, [title])
    for text in records:
        true = parse(text)
        game = registry.find(title)
        assert verify(game, true, Shown(true.commitment, true.nonces[0], true.receipt)).proven
        other = rewritten(true, random.Random(5))
        verify(game, other)
        assert other.outcome is not None and other.text() != text
        with pytest.raises(BadRecord, match="other-receipt"):
            verify(game, other, Shown(receipt=true.receipt))
    assert forge(records, 60, 7) == []


@pytest.mark.parametrize(
    ("start", "forged"),
    [
        ("end ", "end black-spot"),
        ("end ", "end "),
        ("scores ", "scores 0 0 99"),
        ("scores ", "scores 0 0"),
        ("places ", "places 1 1 1"),
    ],
)
def test_another_result_is_found(start: str, forged: str) -> None:
    assert PAPER.line(PAPER.first_of(start)) != forged
    bad = refused(PAPER.changed(PAPER.first_of(start), forged))
    assert (bad.line, bad.reason) == (PAPER.first_of("end "), "result-forged")


@pytest.mark.parametrize(
    ("start", "forged", "reason"),
    [
        ("flibuste", "flibuste record 3", "newer-format"),
        ("flibuste", "flibuste record 0", "not-a-record"),
        ("flibuste", "flibuste record 1", "not-numbers"),
        ("version", "version 2", "version"),
        ("version", "version one", "not-numbers"),
        ("version", "version 1 2", "not-numbers"),
        ("version", "version", "not-numbers"),
        ("seats", "seats 2", "player-count"),
        ("seats", "seats 99999999999999999999", "not-numbers"),
        ("option", "option rum none", "setup"),
        ("option", "option tea fair", "setup"),
        ("player 1", "player 2 Ben", "player-order"),
        ("commitment", "commitment 12", "not-hex"),
        ("commitment", "commitment " + "AB" * 32, "not-hex"),
        ("seed", "seed zz", "not-hex"),
        ("luck", "luck", "not-draws"),
        ("luck", "luck one", "not-draws"),
        ("luck", "luck 1  2", "not-draws"),
        ("scores", "scores many", "not-numbers"),
        ("places", "position 1 2 3", "expected"),
    ],
)
def test_a_line_that_makes_no_sense_is_named(start: str, forged: str, reason: str) -> None:
    number = PAPER.first_of(start)
    bad = refused(PAPER.changed(number, forged))
    assert bad.reason == reason
    assert bad.line in (number, 4, PAPER.first_of("commitment"), LUCK[0]), bad.line


@pytest.mark.parametrize("start", ["option", "option rum fair\noption rum fair"])
def test_options_must_be_there_and_only_once(start: str) -> None:
    lines = start.splitlines() if "\n" in start else []
    bad = refused(PAPER.changed(PAPER.first_of("option"), *lines))
    assert (bad.line, bad.reason) == (5, "options-incomplete")


def test_nothing_may_follow_the_check_line() -> None:
    bad = refused(PAPER.text + "0 seal 1\n")
    assert (bad.line, bad.reason) == (len(PAPER.lines) + 2, "after-the-end")


def test_a_choice_after_the_end_is_found() -> None:
    whole = TABLE.record()
    longer = whole._replace(moves=(*whole.moves, Move(0, "keep", ())))
    bad = refused(longer.text())
    assert (bad.line, bad.reason) == (PAPER.first_of("end "), "illegal")
    assert bad.why is not None
    assert bad.why.reason == "game-over"


def test_half_a_character_is_refused_as_any_other_damage() -> None:
    refused(PAPER.text.replace("Player 1", "\ud800"))


def test_a_record_of_another_game_is_not_replayed_as_this_one() -> None:
    bad = refused(PAPER.changed(2, "game freibeuter"))
    assert bad.line == 2


@given(st.text(max_size=300))
def test_no_text_does_more_than_be_refused(text: str) -> None:
    refused(text)


alphabet = st.one_of(st.characters(exclude_categories=["Cs"]), st.sampled_from("0123456789 -²٣\r\x1c\u2028"))
edits = st.lists(
    st.tuples(
        st.integers(1, len(PAPER.lines)),
        st.sampled_from(["in", "over", "cut", "swap"]),
        st.text(alphabet, max_size=5),
    ),
    min_size=1,
    max_size=3,
)


@settings(max_examples=300)
@given(edits, st.integers(0, 30))
def test_no_edit_does_more_than_be_refused_and_what_is_read_is_what_is_written(
    edits: list[tuple[int, str, str]], at: int
) -> None:
    lines = PAPER.lines[:]
    for number, how, text in edits:
        line = lines[number - 1]
        if how == "in":
            lines[number - 1] = line[:at] + text + line[at:]
        elif how == "over":
            lines[number - 1] = line.rpartition(" ")[0] + " " + text
        elif how == "cut":
            lines[number - 1] = line[:at]
        else:
            other = at % len(lines)
            lines[number - 1], lines[other] = lines[other], line
    written = sealed("\n".join(lines).splitlines())
    bad = trouble(written)
    assert bad is None or 1 <= bad <= len(written.splitlines())
    again = read(written)
    assert again is None or again.text() == written, "what was read is not what was written"


def read(text: str) -> Record | None:
    """A record that can be read, and also replayed unless that is refused."""
    try:
        record = parse(text)
    except BadRecord:
        return None
    with suppress(BadRecord):
        replay(GAME, record)
    return record


@pytest.mark.parametrize("digit", ["²", "٣", "00", "007", "9999999999", "-0"])
def test_a_seat_is_written_as_a_plain_number(digit: str) -> None:
    number = CHOICES[0]
    _, _, text = PAPER.line(number).partition(" ")
    assert refused(PAPER.changed(number, f"{digit} {text}")).line == number


@pytest.mark.parametrize("start", ["version", "seats", "luck", "scores", "places"])
def test_a_number_is_written_in_one_way_only(start: str) -> None:
    number = PAPER.first_of(start)
    word, _, numbers = PAPER.line(number).partition(" ")
    assert refused(PAPER.changed(number, f"{word} 0{numbers}")).line == number
