"""Imported once by the process from which workers are forked, so that a new worker starts in milliseconds."""

from __future__ import annotations

from flibuste.bots import roster
from flibuste.kernel import registry
from flibuste.kernel.records import record
from flibuste.server.workers import (
    analysis_jobs,
    job_loop,
    lesson_jobs,
    puzzle_jobs,
    table_history,
    table_jobs,
)
from flibuste.table import session

__all__ = [
    "analysis_jobs",
    "job_loop",
    "lesson_jobs",
    "puzzle_jobs",
    "record",
    "roster",
    "session",
    "table_history",
    "table_jobs",
]

for name in registry.all_names():
    registry.find(name)
