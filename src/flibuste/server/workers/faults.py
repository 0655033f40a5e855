"""What can happen to a job besides its own exceptions."""

from __future__ import annotations


class TooSlow(Exception):
    """The job ran longer than it may. Its process was killed."""


class WorkerDied(Exception):
    """The job's process ended before the job did: it crashed, or had no memory left."""
