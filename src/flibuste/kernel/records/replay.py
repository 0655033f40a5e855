"""Plays records again, with the luck written in them or with the luck of their seed."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.chance import Dealer, LuckRanOut, Noted, Rng, Scripted, Seeded, commitment, key_after
from flibuste.kernel.game import Game, Setup, make_setup, play
from flibuste.kernel.records.text_format import FIRST, Back, BadRecord, Move, Record, first_key
from flibuste.kernel.types import Event, Facts, Refusal


def agreed(game: Game[Any], record: Record) -> Setup:
    """The record's set-up, if this game allows it."""
    if record.game != game.meta.id:
        raise BadRecord(2, "other-game", {"game": record.game[:40]})
    if record.version != game.meta.version:
        facts: Facts = {"version": record.version, "current": game.meta.version}
        raise BadRecord(3, "version", facts)
    try:
        setup = make_setup(game.meta, record.setup.seats, dict(record.setup.options), dict(record.setup.data))
        if setup.data:
            game.check_data(setup)
    except Refusal as refusal:
        raise BadRecord(4, "setup", why=refusal) from None
    if setup != record.setup:
        raise BadRecord(5, "options-incomplete")
    return setup


def replay(game: Game[Any], record: Record, upto: int | None = None, log: list[Event] | None = None) -> Any:  # noqa: ANN401 - the state is the game's own
    """The state after the first `upto` choices, with the luck written in the record."""
    return follow(game, record, None, upto, log)


def follow(
    game: Game[Any],
    record: Record,
    key: bytes | None = None,
    upto: int | None = None,
    log: list[Event] | None = None,
) -> Any:  # noqa: ANN401 - the state is the game's own
    """Plays a record again. With a key, its numbers must be the ones written in the record."""
    setup = agreed(game, record)
    rng = None if key is None else Seeded(key)
    opening = len(record.agreed()) + (record.seed is not None) + 1
    with_luck = _Checked(record.opening, record.opening_ranges, opening, rng)
    s = with_luck.run(lambda dealer: game.start(setup, dealer), log)
    for move in record.moves[:upto]:
        if not 0 <= move.seat < setup.seats:
            raise BadRecord(move.line, "no-such-seat", {"number": move.seat + 1})
        try:
            choice = game.vocabulary.parse(move.text)
            if choice.text != move.text:
                raise Refusal("unknown-choice", "", {"text": move.text})
        except Refusal as refusal:
            raise BadRecord(move.line, "illegal", {"text": move.text[:60]}, refusal) from None
        if rng is not None:
            rng = luck_before(rng, record, move)
        with_luck = _Checked(move.luck, move.ranges, move.line + 1, rng)

        def step(dealer: Dealer, move: Move = move, choice: Any = choice) -> None:  # noqa: ANN401
            try:
                play(game, s, move.seat, choice, dealer)
            except Refusal as refusal:
                raise BadRecord(move.line, "illegal", {"text": move.text[:60]}, refusal) from None

        with_luck.run(step, log)
    return s


def luck_before(rng: Seeded, record: Record, move: Move) -> Seeded:
    """The luck from which this move draws: after a take-back it goes on with numbers nobody has seen."""
    if record.format == FIRST:
        return Seeded(rng.key, rng.counter + move.burned) if move.burned else rng
    for note in move.notes:
        if isinstance(note, Back):
            rng = Seeded(key_after(rng.key, note.text()), rng.counter)
    return rng


class _Checked:
    """The luck of one move: the rules must draw exactly the written numbers."""

    def __init__(self, luck: tuple[int, ...], ranges: tuple[int, ...], line: int, rng: Rng | None) -> None:
        self.luck = luck
        self.ranges = ranges
        self.line = line
        self.noted = Noted(Scripted(luck) if rng is None else rng)

    def run(self, step: Any, log: list[Event] | None) -> Any:  # noqa: ANN401 - whatever the step returns
        try:
            done = step(Dealer(self.noted, log))
        except LuckRanOut:
            raise BadRecord(self.line, "luck-missing") from None
        numbers = tuple(self.noted.numbers)
        if isinstance(self.noted.rng, Scripted) and len(numbers) < len(self.luck):
            raise BadRecord(self.line, "luck-left-over")
        if numbers != self.luck or (self.ranges and tuple(self.noted.ranges) != self.ranges):
            raise BadRecord(self.line, "luck-forged")
        return done


def committed_key(record: Record) -> bytes:
    """The key of the luck, if the record has a seed and the seed matches the commitment."""
    if record.seed is None:
        raise BadRecord(1, "no-seed")
    if commitment(record.seed) != record.commitment:
        raise BadRecord(len(record.agreed()) + 1, "seed-not-committed")
    return first_key(record, record.seed)
