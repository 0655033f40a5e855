"""Records: written, read, played again and proven. Everything others need of them is found here."""

from flibuste.kernel.records.proof import Proof, Shown, verify
from flibuste.kernel.records.reader import LONGEST, parse
from flibuste.kernel.records.replay import committed_key, follow, replay
from flibuste.kernel.records.text_format import (
    FIRST,
    FORMAT,
    NEWEST,
    NONCE_BYTES,
    Back,
    BadRecord,
    Move,
    Note,
    Outcome,
    Record,
    Sit,
    check_nonces,
    checksum,
    first_key,
    forget_names,
    plain_name,
    plain_text,
    sealed,
)

__all__ = [
    "FIRST",
    "FORMAT",
    "LONGEST",
    "NEWEST",
    "NONCE_BYTES",
    "Back",
    "BadRecord",
    "Move",
    "Note",
    "Outcome",
    "Proof",
    "Record",
    "Shown",
    "Sit",
    "check_nonces",
    "checksum",
    "committed_key",
    "first_key",
    "follow",
    "forget_names",
    "parse",
    "plain_name",
    "plain_text",
    "replay",
    "sealed",
    "verify",
]
