"""Forges records by the thousand, with every checksum mended: `python -m tests.forgeries 10000`.

A forgery counts as accepted if `verify` takes it although it changes an outcome, a draw or a name. Whoever
has the seed can also write a whole other game, or another hand-over, and seal it: no text alone refutes
that. The receipt does, so those are verified with the receipt of the true game.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from typing import Any

from flibuste.kernel import registry
from flibuste.kernel.chance import Quick, commitment
from flibuste.kernel.records.record import BadRecord, Outcome, Record, Shown, Sit, parse, sealed, verify
from flibuste.kernel.types import Refusal
from flibuste.table.table import Table
from flibuste.testing.walk import setup_of
from tests.forger import Forger
from tests.forger import sealed as with_check

GAMES = ("freibeuter", "libertalia", "rum_and_pirates", "stoertebeker")
NONCES = ("0123456789abcdef" * 2, "fedcba9876543210" * 2)


def true_records(seed: int, games: Sequence[str] = GAMES) -> list[str]:
    """Finished games with take-backs and hand-overs, for each game one with few seats and one with many."""
    found: list[str] = []
    for name in games:
        seats = registry.find(name).meta.seats
        found += [played(name, few_or_many, seed).record().text() for few_or_many in (min(seats), max(seats))]
    return found


def played(name: str, seats: int, seed: int) -> Table:
    game = registry.find(name)
    luck = random.Random(f"{name} {seats} {seed}")
    players = [f"Player {seat}" for seat in range(seats)]
    beacon = "https://beacon.example 17 c0ffee" if luck.random() < 0.5 else ""
    table = Table(game, setup_of(game, seats, seed), players, luck.randbytes(32), NONCES[:seats], beacon)
    while not table.over:
        seat = table.asking[0]
        decision = table.decision(seat)
        assert decision is not None
        table.play(seat, luck.choice(decision.options))
        event = luck.random()
        if not table.asking:
            break
        if event < 0.015:
            at = max(0, table.version - luck.randint(1, 3))
            table.take_back(at, [other for other in range(seats) if other != table.moves[at].seat])
        elif event < 0.03:
            table.sit(luck.randrange(seats), f"Guest {table.version}", luck.random() < 0.5)
    return table


def facts(record: Record) -> tuple[Any, ...]:
    """What no forgery may change: all but choices that made no difference."""
    sits = [note for move in record.moves for note in move.notes if isinstance(note, Sit)]
    luck = [(move.seat, move.luck, move.ranges) for move in record.moves if move.luck]
    return (
        *(record.game, record.version, record.setup, record.players, sits, record.take_backs()),
        *(record.commitment, record.nonces, record.beacon, record.seed, record.opening, luck, record.outcome),
    )


def takes(record: Record, shown: Shown) -> bool:
    try:
        verify(registry.edition(record.game, record.version), record, shown)
    except (BadRecord, Refusal):
        return False
    return True


def read(text: str) -> Record | None:
    try:
        return parse(text)
    except BadRecord:
        return None


def forge(records: Sequence[str], count: int, seed: int) -> list[str]:
    """Tries this many forgeries of these records and returns those that were accepted."""
    luck = random.Random(seed)
    originals = [(Forger(text), parse(text)) for text in records]
    accepted: list[str] = []
    for _ in range(count):
        paper, original = luck.choice(originals)
        lines = paper.lines[:]
        changes = [luck.choice(CHANGES) for _ in range(luck.choice((1, 1, 1, 2, 4)))]
        for change in changes:
            change(lines, luck)
        forged = read(with_check(lines))
        if forged is None or forged == original:
            continue
        if takes(forged, Shown()) and facts(forged) != facts(original):
            accepted.append(forged.text())
        # The forger has the seed as well, and seals what was written.
        again = sealed(forged)
        if facts(again) != facts(original) and takes(again, Shown(receipt=original.receipt)):
            accepted.append(again.text())
        another_game = true_result_of_other_choices in changes
        if not another_game and bound(again) != bound(original) and takes(again, Shown()):
            accepted.append(again.text())
    return accepted


def bound(record: Record) -> tuple[Any, ...]:
    """What the luck depends on, the draws, and the outcome: nobody changes these by a new seal alone."""
    luck = [move.luck for move in record.moves if move.luck]
    return (*record.agreed(), record.seed, record.opening, luck, record.outcome)


def rewritten(record: Record, luck: random.Random) -> Record:
    """Another game with the same start and the real seed, played on by somebody else and sealed."""
    game = registry.edition(record.game, record.version)
    assert record.seed is not None
    begun = record._replace(
        moves=record.moves[: luck.randrange(len(record.moves) // 2)], outcome=None, seal=""
    )
    table = Table.resume(game, begun._replace(notes=()))
    rng = Quick(luck.randrange(1 << 30))
    while not table.over:
        seat = table.asking[0]
        decision = table.decision(seat)
        assert decision is not None
        table.play(seat, decision.options[rng.below(len(decision.options))])
    return table.record()


Change = Callable[[list[str], random.Random], None]


def some(lines: list[str], luck: random.Random, *starts: str) -> int | None:
    """The index of some line that begins like this."""
    found = [at for at, line in enumerate(lines) if line.startswith(starts)]
    return luck.choice(found) if found else None


def other_draw(lines: list[str], luck: random.Random) -> None:
    at = some(lines, luck, "luck ")
    if at is not None:
        words = lines[at].split(" ")
        one = luck.randrange(1, len(words))
        value, _, n = words[one].partition("/")
        n = n or "6"
        if luck.random() < 0.5 or int(n) < 2:
            n = str(int(n) + luck.choice((1, 2, 6)))
        words[one] = f"{(int(value) + luck.randint(1, 5)) % int(n)}/{n}"
        if luck.random() < 0.2:
            luck.choice((words.pop, lambda: words.append("0/1")))()
        lines[at] = " ".join(words)


def other_choice(lines: list[str], luck: random.Random) -> None:
    found = [at for at, line in enumerate(lines) if line[:1].isdigit()]
    if found:
        at, other = luck.choice(found), luck.choice(found)
        seat = lines[at].partition(" ")[0]
        lines[at] = f"{seat} {lines[other].partition(' ')[2]}"


def other_seat(lines: list[str], luck: random.Random) -> None:
    found = [at for at, line in enumerate(lines) if line[:1].isdigit()]
    if found:
        at = luck.choice(found)
        lines[at] = f"{luck.randrange(7)} {lines[at].partition(' ')[2]}"


def other_name(lines: list[str], luck: random.Random) -> None:
    at = some(lines, luck, "player ", "sit ")
    if at is not None:
        words = lines[at].split(" ")
        lines[at] = " ".join(
            [*words[: 2 if words[0] == "player" else 3], luck.choice(("Eve", "Mallory", ""))]
        )


def names_swapped(lines: list[str], luck: random.Random) -> None:
    one, other = some(lines, luck, "player 0"), some(lines, luck, "player 1")
    if one is not None and other is not None:
        lines[one], lines[other] = "player 0" + lines[other][8:], "player 1" + lines[one][8:]


def other_nonce(lines: list[str], luck: random.Random) -> None:
    at = some(lines, luck, "nonce ", "commitment ")
    if at is not None:
        new = f"nonce {luck.randbytes(16).hex()}"
        if lines[at].startswith("commitment"):
            lines.insert(at + 1, new)
        else:
            lines[at : at + 1] = luck.choice(([new], [], [lines[at], new]))


def other_seed(lines: list[str], luck: random.Random) -> None:
    seed = luck.randbytes(32)
    for at, line in enumerate(lines):
        if line.startswith("seed "):
            lines[at] = f"seed {seed.hex()}"
        elif line.startswith("commitment "):
            lines[at] = f"commitment {commitment(seed)}"


def other_agreement(lines: list[str], luck: random.Random) -> None:
    at = some(lines, luck, "option ", "version ", "seats ", "beacon ", "game ", "data ", "flibuste ")
    if at is None:
        return
    word, _, rest = lines[at].partition(" ")
    if word == "option":
        lines[at] = f"option {rest.partition(' ')[0]} {luck.choice(('on', 'off', '1', '2', 'shared'))}"
    elif word in ("version", "seats"):
        lines[at] = f"{word} {luck.randint(1, 6)}"
    elif word == "game":
        lines[at] = f"game {luck.choice(GAMES)}"
    elif word == "flibuste":
        older(lines)
    else:
        lines[at : at + 1] = luck.choice(([], [lines[at] + "1"]))


def older(lines: list[str]) -> None:
    """The same game in the first format, which took the word of whoever wrote it."""
    lines[0] = "flibuste record 1"
    lines[:] = [line for line in lines if not line.startswith(("seal ", "back ", "sit ", "beacon "))]
    for at, line in enumerate(lines):
        if line.startswith("luck "):
            lines[at] = " ".join(part.partition("/")[0] for part in line.split(" "))


def other_take_back(lines: list[str], luck: random.Random) -> None:
    at = some(lines, luck, "back ")
    if at is None or luck.random() < 0.5:
        at = some(lines, luck, *"0123456789")
        if at is not None:
            seat, move = luck.randrange(3), luck.randrange(300)
            agreed = luck.choice(("", " 0", " 1", " 0 1", " 1 2"))
            lines.insert(at, luck.choice((f"back {seat} {move}{agreed}", f"burned {luck.randint(-9, 9)}")))
        return
    words = lines[at].split(" ")
    words[luck.randrange(1, len(words))] = str(luck.randrange(6))
    lines[at : at + 1] = luck.choice(([], [lines[at]] * 2, [" ".join(words)], [" ".join(words[:-1])]))


def other_hand_over(lines: list[str], luck: random.Random) -> None:
    at = some(lines, luck, "sit ", *"0123456789")
    if at is not None and lines[at].startswith("sit ") and luck.random() < 0.7:
        words = lines[at].split(" ")
        lines[at : at + 1] = luck.choice(([], [f"sit {luck.randrange(3)} person {words[-1]}"]))
    elif at is not None:
        lines.insert(at, f"sit {luck.randrange(3)} person Eve")


def other_result(lines: list[str], luck: random.Random) -> None:
    at = some(lines, luck, "scores ", "places ", "end ")
    if at is not None:
        word, _, rest = lines[at].partition(" ")
        numbers = rest.split(" ")
        luck.shuffle(numbers)
        if word == "scores" and luck.random() < 0.5:
            numbers[0] = str(luck.randrange(100))
        lines[at] = f"{word} {' '.join(numbers)}" if word != "end" else "end no-boats"


def lines_moved(lines: list[str], luck: random.Random) -> None:
    one, other = luck.randrange(len(lines)), luck.randrange(len(lines))
    how = luck.random()
    if how < 0.4:
        lines[one], lines[other] = lines[other], lines[one]
    elif how < 0.6:
        del lines[one]
    elif how < 0.8:
        lines.insert(one, lines[other])
    else:
        low, high = sorted((one, min(other, one + 20)))
        del lines[low:high]


def true_result_of_other_choices(lines: list[str], luck: random.Random) -> None:
    """Another choice, and the result that follows from the luck as it is written."""
    other_choice(lines, luck)
    forged = read(with_check(lines))
    if forged is None:
        return
    try:
        game = registry.edition(forged.game, forged.version)
        table = Table.resume(game, forged._replace(outcome=None, seal=""))
    except (BadRecord, Refusal):
        return
    if table.over:
        result = table.result
        outcome = Outcome(result.reason, result.scores, result.places)
        lines[:] = forged._replace(outcome=outcome).lines()


CHANGES: tuple[Change, ...] = (
    *(other_draw, other_choice, other_seat, other_name, names_swapped, other_nonce, other_seed),
    *(other_agreement, other_take_back, other_hand_over, other_result, lines_moved),
    true_result_of_other_choices,
)


if __name__ == "__main__":
    tries = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    start = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    found = forge(true_records(start), tries, start)
    print(f"{tries} forgeries, {len(found)} accepted")
    sys.exit(1 if found else 0)
