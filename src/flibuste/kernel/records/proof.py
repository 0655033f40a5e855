"""What a record proves, and what it cannot prove."""

from __future__ import annotations

from typing import Any, NamedTuple

from flibuste.kernel.game import Game
from flibuste.kernel.records.replay import committed_key, follow
from flibuste.kernel.records.text_format import FIRST, BadRecord, Outcome, Record, sealed


class Shown(NamedTuple):
    """What somebody noted during the game and compares now. Empty is what they do not have."""

    commitment: str = ""
    """Shown before anybody could add to the luck."""
    nonce: str = ""
    """What they added to the luck themselves."""
    receipt: str = ""
    """The digest of the record, shown at the end."""


NOTHING = Shown()


class Proof(NamedTuple):
    """What is proven about a game and what is not, as keys of messages.

    >>> import flibuste as fb
    >>> record = fb.play("freibeuter", ["greedy", "random"], seed=7).record()
    >>> fb.verify(record)
    Proof(proven=('rules', 'seed', 'luck-bound'), unproven=('promise', 'added', 'this-game'))
    >>> fb.verify(record, commitment=record.commitment, receipt=record.receipt).unproven
    ('added',)
    """

    proven: tuple[str, ...]
    unproven: tuple[str, ...]


def verify(game: Game[Any], record: Record, shown: Shown = NOTHING) -> Proof:
    """Proves a finished game, or raises a BadRecord that says what is wrong.

    Every choice is legal and leads to this result, the seed fits the commitment, and every number follows
    from the seed and from what was agreed on. Whatever else is true depends on what was shown to somebody
    before and after the game.
    """
    lines = len(record.lines()) + 1
    if record.outcome is None:
        raise BadRecord(lines, "unfinished")
    check_shown(record, shown)
    s = follow(game, record, committed_key(record))
    end = len(record.before_seal()) - 2
    if game.asking(s):
        raise BadRecord(end, "not-over")
    result = game.result(s)
    if Outcome(result.reason, result.scores, result.places) != record.outcome:
        raise BadRecord(end, "result-forged")
    if sealed(record) != record:
        raise BadRecord(lines - 1, "seal-forged")
    return proof_of(record, shown)


def check_shown(record: Record, shown: Shown) -> None:
    """Refuses a record that is not the one somebody saw."""
    committed = len(record.agreed()) - len(record.nonces) - bool(record.beacon) - bool(record.forgotten)
    if shown.commitment and shown.commitment != record.commitment:
        raise BadRecord(committed, "other-commitment")
    if shown.nonce and shown.nonce not in record.nonces:
        raise BadRecord(committed, "nonce-missing")
    if shown.receipt and shown.receipt != record.receipt:
        raise BadRecord(len(record.lines()) + 1, "other-receipt")


def proof_of(record: Record, shown: Shown) -> Proof:
    """The short list of what is known now."""
    first = record.format == FIRST
    burned = first and (record.burned or any(move.burned for move in record.moves))
    claims = [
        ("rules", True),
        ("seed", True),
        ("luck" if first else "luck-stated" if record.forgotten else "luck-bound", True),
        ("promise", bool(shown.commitment)),
        ("own-nonce" if shown.nonce else "added" if not record.nonces else "nonces", bool(shown.nonce)),
        ("this-game", bool(shown.receipt)),
    ]
    if first:
        claims.append(("names", False))
    if record.forgotten:
        claims.append(("forgotten", False))
    if burned:
        claims.append(("burned", False))
    if record.take_backs() and not shown.receipt:
        claims.append(("consent", False))
    if record.beacon:
        claims.append(("beacon", False))
    proven = tuple(key for key, known in claims if known)
    return Proof(proven, tuple(key for key, known in claims if not known))
