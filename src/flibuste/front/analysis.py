"""Analysis: how much of a finished game was luck, and which decisions were mistakes."""

from __future__ import annotations

from flibuste.analysis.analyse import Job, analyse_here
from flibuste.analysis.effort import effort_for
from flibuste.analysis.report import Effort, Report
from flibuste.front.records import RecordLike, read_record, rules_of
from flibuste.kernel.records.record import BadRecord, follow

SECONDS = 20.0


def analyse(
    record: RecordLike, seconds: float = SECONDS, effort: Effort | None = None, seed: int = 0
) -> Report:
    """Takes a finished game apart: seat, deal, luck, one's own choices and the others'.

    It takes about so many seconds, unless the effort is given: the same effort and seed always give the same
    report. `docs/analysis.md` explains the figures.

    >>> import flibuste as fb
    >>> record = fb.play("_parley", ["random", "greedy"], seed=7).record()
    >>> report = fb.analyse(record, effort=fb.Effort(playouts=20, pairs=4, final=20, deals=50))
    >>> report
    <Report _parley seats=2 decisions=...>
    >>> parts = report.players[0].shares
    >>> round(
    ...     parts.start + parts.seat + parts.deal + parts.luck + parts.own + parts.others, 9
    ... ) == parts.result
    True
    """
    read = read_record(record)
    if read.outcome is None or not read.moves:
        raise BadRecord(1, "unfinished")
    follow(rules_of(read), read)
    text = read.text()
    return analyse_here(Job(text, effort or effort_for(text, seconds), seed))
