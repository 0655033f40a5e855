"""The error boundary: every error ends here, as a sentence on standard error and an exit code."""

from __future__ import annotations

import errno
import time
import traceback
from collections.abc import Callable

import click
from click.exceptions import Exit

from flibuste.bench.failure import BenchFailed
from flibuste.cli import usage
from flibuste.cli.drawing.screen import drop_output
from flibuste.cli.errors import FAULT, FOUND, INTERRUPTED, USAGE, CommandError
from flibuste.cli.file_errors import file_error_text
from flibuste.cli.output import Output
from flibuste.cli.terminal import saved_games
from flibuste.kernel.records.record import BadRecord
from flibuste.kernel.types import Refusal

USAGE_REFUSALS = ("unknown-game", "unknown-bot", "seat-count", "option-value", "option-unknown")
"""Refusals that mean that the command line is wrong."""


def exit_code_of(output: Output, work: Callable[[], None]) -> int:
    """Runs the work and returns the exit code."""
    try:
        work()
        output.console.file.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exit as left:
        return left.exit_code
    except BrokenPipeError:
        drop_output()
        return 0
    except Exception as fault:  # noqa: BLE001 - the one place that catches everything
        try:
            return report_error(output, fault)
        except BrokenPipeError:
            drop_output()
            return 0
    return 0


def report_error(output: Output, fault: Exception) -> int:
    """Prints what happened and returns the exit code."""
    if isinstance(fault, OSError) and fault.errno == errno.EPIPE:
        drop_output()
        return 0
    if isinstance(fault, click.UsageError):
        fault = usage.command_error(output, fault)
    sentence = sentence_for(output, fault)
    if sentence is None:
        file = write_crash_file(output, fault)
        output.error(
            output.text("crash" if file else "crash-unsaved", {"file": file, "what": last_line(fault)})
        )
        return FAULT
    output.error(sentence)
    code = code_for(fault)
    if code == USAGE:
        output.error(output.text("usage-see-help"))
    return code


def sentence_for(output: Output, fault: Exception) -> str | None:
    """The error in the user's language; None if it was not foreseen."""
    if isinstance(fault, CommandError | BenchFailed):
        return output.text(fault.key, fault.facts)
    if isinstance(fault, Refusal) and output.translator.has(f"refusal-{fault.reason}"):
        return output.translator.refusal(fault)
    if isinstance(fault, BadRecord):
        return output.translator.bad_record(fault)
    if isinstance(fault, UnicodeDecodeError):
        return output.text("file-not-text")
    if isinstance(fault, OSError):
        return file_error_text(output, fault)
    return None


def code_for(fault: Exception) -> int:
    """The exit code of an error that was foreseen."""
    if isinstance(fault, CommandError):
        return fault.code
    if isinstance(fault, Refusal) and fault.reason in USAGE_REFUSALS:
        return USAGE
    return FOUND


def last_line(fault: Exception) -> str:
    """The last line of the traceback."""
    return traceback.format_exception_only(fault)[-1].strip()[:200]


def write_crash_file(output: Output, fault: Exception) -> str:
    """Writes the traceback and the game so far, without its seed. Returns the file, or "" if that failed."""
    try:
        record = output.crash_record()
    except Exception:  # noqa: BLE001 - the game itself may be what is broken
        record = ""
    file = saved_games.home() / "crashes" / f"crash-{time.strftime('%Y%m%d-%H%M%S')}.txt"
    text = "".join(traceback.format_exception(fault)) + "\n" + record
    try:
        saved_games.write(file, text)
    except OSError:
        return ""
    return str(file)
