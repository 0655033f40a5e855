"""A game as a text one can read, diff and mail: what was agreed, every choice, and the luck between."""

from __future__ import annotations

import hashlib
import json
from typing import Any, NamedTuple

from flibuste.kernel.chance import Dealer, LuckRanOut, Noted, Rng, Scripted, Seeded, commitment, mix
from flibuste.kernel.game import Game, Setup, play, settle
from flibuste.kernel.words import Event, Facts, Refusal, Seat

FORMAT = "flibuste record 1"
LONGEST = 200_000
"""Lines of a record; more is no game of ours."""


class BadRecord(Exception):
    """Why a record is refused: the line, a reason's key and facts; never prose."""

    def __init__(
        self, line: int, reason: str, facts: Facts | None = None, why: Refusal | None = None
    ) -> None:
        super().__init__(line, reason, facts, why)
        self.line = line
        self.reason = reason
        self.facts: Facts = facts or {}
        self.why = why
        """The game's own refusal, where a choice was not legal."""


class Move(NamedTuple):
    """One choice, the luck drawn while it was resolved, and the line it stands in.

    `burned` counts numbers drawn before it by choices that all agreed to take back: luck that was
    seen is never dealt again.
    """

    seat: Seat
    text: str
    luck: tuple[int, ...]
    burned: int = 0
    line: int = 0


class Outcome(NamedTuple):
    """The end as written."""

    reason: str
    scores: tuple[int, ...]
    places: tuple[int, ...]


class Record(NamedTuple):
    """One game, finished or not. The seed is there when the game is over, or in one's own saved game."""

    game: str
    version: int
    setup: Setup
    players: tuple[str, ...]
    commitment: str
    nonces: tuple[str, ...]
    seed: bytes | None
    opening: tuple[int, ...]
    """The luck of the set-up."""
    moves: tuple[Move, ...]
    outcome: Outcome | None
    burned: int = 0
    """Numbers drawn by choices that were taken back since the last move."""

    def text(self) -> str:
        lines = [FORMAT, f"game {self.game}", f"version {self.version}", f"seats {self.setup.seats}"]
        lines += [f"option {key} {value}" for key, value in self.setup.options]
        lines += [f"data {name} {quoted(content)}" for name, content in self.setup.data]
        lines += [f"player {seat} {name}" for seat, name in enumerate(self.players)]
        lines.append(f"commitment {self.commitment}")
        lines += [f"nonce {nonce}" for nonce in self.nonces]
        if self.seed is not None:
            lines.append(f"seed {self.seed.hex()}")
        lines += luck_line(self.opening)
        for move in self.moves:
            if move.burned:
                lines.append(f"burned {move.burned}")
            lines.append(f"{move.seat} {move.text}")
            lines += luck_line(move.luck)
        if self.burned:
            lines.append(f"burned {self.burned}")
        if self.outcome is not None:
            lines.append(f"end {self.outcome.reason}")
            lines.append(f"scores {spaced(self.outcome.scores)}")
            lines.append(f"places {spaced(self.outcome.places)}")
        lines.append(f"check {checksum(lines)}")
        return "\n".join(lines) + "\n"

    def luck(self) -> int:
        """How many numbers have been drawn."""
        return len(self.opening) + sum(move.burned + len(move.luck) for move in self.moves) + self.burned


def spaced(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def quoted(content: str) -> str:
    """A file's content in one line."""
    return json.dumps(content, ensure_ascii=False)


def luck_line(luck: tuple[int, ...]) -> list[str]:
    return [f"luck {spaced(luck)}"] if luck else []


def checksum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode("utf-8", "surrogatepass")).hexdigest()


class _Reader:
    """Reads lines in their fixed order and knows where it is."""

    def __init__(self, text: str) -> None:
        self.lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
        self.at = 0
        if len(self.lines) > LONGEST:
            raise BadRecord(LONGEST, "too-long")

    @property
    def number(self) -> int:
        return min(self.at + 1, max(len(self.lines), 1))

    def peek(self) -> str:
        """The next line's first word; nothing at the end."""
        return self.lines[self.at].partition(" ")[0] if self.at < len(self.lines) else ""

    def fail(self, reason: str, facts: Facts | None = None) -> BadRecord:
        return BadRecord(self.number, reason, facts)

    def rest(self, word: str) -> str:
        """What follows the word that must begin the next line."""
        if self.at >= len(self.lines):
            raise self.fail("truncated", {"word": word})
        first, _, rest = self.lines[self.at].partition(" ")
        if first != word:
            raise self.fail("expected", {"word": word, "found": self.lines[self.at][:60]})
        self.at += 1
        return rest

    def numbers(self, word: str) -> tuple[int, ...]:
        rest = self.rest(word)
        numbers = [number_of(part) for part in rest.split(" ")]
        if None in numbers:
            self.at -= 1
            raise self.fail("not-numbers", {"word": word, "found": rest[:60]})
        return tuple(number for number in numbers if number is not None)

    def luck(self) -> tuple[int, ...]:
        return self.numbers("luck") if self.peek() == "luck" else ()

    def number_after(self, word: str) -> int:
        numbers = self.numbers(word)
        if len(numbers) != 1:
            self.at -= 1
            raise self.fail("not-numbers", {"word": word, "found": spaced(numbers)[:60]})
        return numbers[0]

    def hexes(self, word: str, size: int) -> str:
        rest = self.rest(word)
        if len(rest) != 2 * size or set(rest) - set("0123456789abcdef"):
            self.at -= 1
            raise self.fail("not-hex", {"word": word, "bytes": size})
        return rest


def is_seat(text: str) -> bool:
    return text[:1] != "-" and number_of(text) is not None


def number_of(text: str) -> int | None:
    """A number as we write it, and no other way."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10) or str(int(text)) != text:
        return None
    return int(text)


def parse(text: str) -> Record:
    """Reads a record; whether its game is a game is `replay`'s business."""
    reader = _Reader(text)
    if reader.lines[0] != FORMAT:
        raise reader.fail("not-a-record")
    reader.at = 1
    game = reader.rest("game")
    version = reader.number_after("version")
    seats = reader.number_after("seats")
    options = read_options(reader)
    data = read_data(reader)
    players = read_players(reader, seats)
    committed = reader.hexes("commitment", 32)
    nonces: list[str] = []
    while reader.peek() == "nonce":
        nonces.append(reader.rest("nonce"))
    seed = bytes.fromhex(reader.hexes("seed", 32)) if reader.peek() == "seed" else None
    opening = reader.luck()
    moves, burned = read_moves(reader)
    outcome = None
    if reader.peek() == "end":
        outcome = Outcome(reader.rest("end"), reader.numbers("scores"), reader.numbers("places"))
    said = reader.hexes("check", 32)
    if reader.at < len(reader.lines):
        raise reader.fail("after-the-end", {"found": reader.lines[reader.at][:60]})
    record = Record(
        game, version, Setup(seats, options, data), players, committed, tuple(nonces), seed, opening,
        moves, outcome, burned,
    )  # fmt: skip
    if said != checksum(reader.lines[:-1]):
        raise BadRecord(len(reader.lines), "checksum")
    for at, (ours, theirs) in enumerate(zip(record.text().split("\n"), reader.lines, strict=False)):
        if ours != theirs:  # an odd space, say: there is one way to write a record
            raise BadRecord(at + 1, "not-as-written")
    return record


def read_options(reader: _Reader) -> tuple[tuple[str, str], ...]:
    options: list[tuple[str, str]] = []
    while reader.peek() == "option":
        key, _, value = reader.rest("option").partition(" ")
        options.append((key, value))
    return tuple(options)


def read_data(reader: _Reader) -> tuple[tuple[str, str], ...]:
    data: list[tuple[str, str]] = []
    while reader.peek() == "data":
        name, _, content = reader.rest("data").partition(" ")
        try:
            text = json.loads(content)
        except ValueError:
            text = None
        if not isinstance(text, str):
            reader.at -= 1
            raise reader.fail("not-a-file", {"file": name[:40]})
        data.append((name, text))
    return tuple(data)


def read_players(reader: _Reader, seats: int) -> tuple[str, ...]:
    players: list[str] = []
    while reader.peek() == "player":
        number, _, name = reader.rest("player").partition(" ")
        if number != str(len(players)):
            reader.at -= 1
            raise reader.fail("player-order", {"expected": len(players)})
        players.append(name)
    if len(players) != seats:
        raise reader.fail("player-count", {"players": len(players), "seats": seats})
    return tuple(players)


def read_moves(reader: _Reader) -> tuple[tuple[Move, ...], int]:
    """The moves, and how many numbers were burned after the last of them."""
    moves: list[Move] = []
    while is_seat(reader.peek()) or reader.peek() == "burned":
        burned = reader.number_after("burned") if reader.peek() == "burned" else 0
        if burned and reader.peek() == "check":
            return tuple(moves), burned
        if not is_seat(reader.peek()):
            raise reader.fail("expected-move", {"found": reader.peek()[:60]})
        line = reader.number
        number, _, choice = reader.lines[reader.at].partition(" ")
        reader.at += 1
        moves.append(Move(int(number), choice, reader.luck(), burned, line))
    return tuple(moves), 0


def agreed(game: Game[Any], record: Record) -> Setup:
    """The record's set-up, if this game can be set up so."""
    if record.game != game.meta.id:
        raise BadRecord(2, "other-game", {"game": record.game[:40]})
    if record.version != game.meta.version:
        facts: Facts = {"version": record.version, "current": game.meta.version}
        raise BadRecord(3, "version", facts)
    try:
        setup = settle(game.meta, record.setup.seats, dict(record.setup.options), dict(record.setup.data))
        if setup.data:
            game.furnish(setup)
    except Refusal as refusal:
        raise BadRecord(4, "setup", why=refusal) from None
    if setup != record.setup:
        raise BadRecord(5, "options-incomplete")
    return setup


def replay(game: Game[Any], record: Record, upto: int | None = None, log: list[Event] | None = None) -> Any:  # noqa: ANN401 - the state is the game's own
    """The state after the first `upto` choices, from the luck written in the record."""
    return follow(game, record, None, upto, log)


def follow(
    game: Game[Any],
    record: Record,
    rng: Seeded | None = None,
    upto: int | None = None,
    log: list[Event] | None = None,
) -> Any:  # noqa: ANN401 - the state is the game's own
    """Plays a record again. With an rng its numbers are drawn, and must be those written."""
    setup = agreed(game, record)
    line = record.moves[0].line - 1 if record.moves else 4
    with_luck = _Checked(record.opening, line, rng)
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
            rng.counter += move.burned
        with_luck = _Checked(move.luck, move.line + 1, rng)

        def step(dealer: Dealer, move: Move = move, choice: Any = choice) -> None:  # noqa: ANN401
            try:
                play(game, s, move.seat, choice, dealer)
            except Refusal as refusal:
                raise BadRecord(move.line, "illegal", {"text": move.text[:60]}, refusal) from None

        with_luck.run(step, log)
    return s


class _Checked:
    """The luck of one move: exactly the numbers written must be drawn."""

    def __init__(self, luck: tuple[int, ...], line: int, rng: Rng | None) -> None:
        self.luck = luck
        self.line = line
        self.rng: Rng = Noted(rng) if rng is not None else Scripted(luck)

    def run(self, step: Any, log: list[Event] | None) -> Any:  # noqa: ANN401 - whatever the step returns
        try:
            done = step(Dealer(self.rng, log))
        except LuckRanOut:
            raise BadRecord(self.line, "luck-missing") from None
        if isinstance(self.rng, Noted):
            if tuple(self.rng.numbers) != self.luck:
                raise BadRecord(self.line, "luck-forged")
        elif isinstance(self.rng, Scripted) and self.rng.used != len(self.luck):
            raise BadRecord(self.line, "luck-left-over")
        return done


def verify(game: Game[Any], record: Record) -> None:
    """Proves a finished game: the seed is the one committed to, and gives this luck, and this result."""
    if record.outcome is None:
        raise BadRecord(len(record.text().splitlines()), "unfinished")
    s = follow(game, record, Seeded(committed_key(record)))
    last = len(record.text().splitlines())
    if game.asking(s):
        raise BadRecord(last - 3, "not-over")
    result = game.result(s)
    if Outcome(result.reason, result.scores, result.places) != record.outcome:
        raise BadRecord(last - 3, "result-forged")


def committed_key(record: Record) -> bytes:
    """The key of the luck, if the seed is there and is the one that was committed to."""
    if record.seed is None:
        raise BadRecord(1, "no-seed")
    if commitment(record.seed) != record.commitment:
        seed_at = record.text().split("\n").index(f"seed {record.seed.hex()}") + 1
        raise BadRecord(seed_at, "seed-not-committed")
    return mix(record.seed, record.nonces)
