"""Where every fault ends: one sentence on standard error, and an exit code."""

from __future__ import annotations

import errno
import time
import traceback
from collections.abc import Callable

from typer import Exit

from flibuste.cli import home, usage
from flibuste.cli.screen import drop_output
from flibuste.cli.trouble import FAULT, FOUND, INTERRUPTED, USAGE, Trouble
from flibuste.cli.voice import Voice
from flibuste.kernel.record import BadRecord
from flibuste.kernel.words import Facts, Refusal

ASKED_WRONGLY = ("unknown-game", "unknown-bot", "seat-count", "option-value", "option-unknown")
"""Refusals that are about the command line."""

FILE_TROUBLE = {
    errno.ENOENT: "file-missing",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EISDIR: "file-is-folder",
    errno.ENOTDIR: "file-not-folder",
    errno.ENOSPC: "file-disk-full",
    errno.EDQUOT: "file-disk-full",
    errno.EROFS: "file-read-only",
    errno.ENAMETOOLONG: "file-name-too-long",
}


def guarded(voice: Voice, work: Callable[[], None]) -> int:
    """Does the work, and returns the exit code of how it ended."""
    try:
        work()
        voice.out.file.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exit as left:
        return left.exit_code
    except BrokenPipeError:
        drop_output()
        return 0
    except Exception as fault:  # noqa: BLE001 - the one place where everything is caught
        try:
            return told(voice, fault)
        except BrokenPipeError:
            drop_output()
            return 0
    return 0


def told(voice: Voice, fault: Exception) -> int:
    """Says what happened; how bad it was."""
    if isinstance(fault, OSError) and fault.errno == errno.EPIPE:
        drop_output()
        return 0
    if usage.is_usage(fault):
        fault = usage.trouble_of(fault)
    sentence = sentence_for(voice, fault)
    if sentence is None:
        file = crash_file(voice, fault)
        voice.complain(
            voice.words("crash" if file else "crash-unsaved", {"file": file, "what": last_line(fault)})
        )
        return FAULT
    voice.complain(sentence)
    code = code_of(fault)
    if code == USAGE:
        voice.complain(voice.words("usage-see-help"))
    return code


def sentence_for(voice: Voice, fault: Exception) -> str | None:
    """The fault in the user's words; None if we did not foresee it."""
    if isinstance(fault, Trouble):
        return voice.words(fault.key, fault.facts)
    if isinstance(fault, Refusal) and voice.tongue.has(f"refusal-{fault.reason}"):
        return voice.tongue.refusal(fault)
    if isinstance(fault, BadRecord):
        return voice.tongue.bad_record(fault)
    if isinstance(fault, UnicodeDecodeError):
        return voice.words("file-not-text")
    if isinstance(fault, OSError):
        return file_sentence(voice, fault)
    return None


def file_sentence(voice: Voice, fault: OSError) -> str:
    key = FILE_TROUBLE.get(fault.errno or 0, "file-other")
    facts: Facts = {"file": str(fault.filename or ""), "code": errno.errorcode.get(fault.errno or 0, "?")}
    return voice.words(key, facts)


def code_of(fault: Exception) -> int:
    if isinstance(fault, Trouble):
        return fault.code
    if isinstance(fault, Refusal) and fault.reason in ASKED_WRONGLY:
        return USAGE
    return FOUND


def last_line(fault: Exception) -> str:
    return traceback.format_exception_only(fault)[-1].strip()[:200]


def crash_file(voice: Voice, fault: Exception) -> str:
    """Keeps the traceback and the game so far, without its seed; where, or nothing if that failed too."""
    try:
        record = voice.record()
    except Exception:  # noqa: BLE001 - the game itself may be what is broken
        record = ""
    file = home.home() / "crashes" / f"crash-{time.strftime('%Y%m%d-%H%M%S')}.txt"
    text = "".join(traceback.format_exception(fault)) + "\n" + record
    try:
        home.write(file, text)
    except OSError:
        return ""
    return str(file)
