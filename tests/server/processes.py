"""What the system knows about a process: its children, whether it lives, its memory."""

from __future__ import annotations

import os
from pathlib import Path


def descendants(pid: int) -> list[int]:
    """Its children and their children; none if it has ended meanwhile."""
    try:
        lists = [file.read_text() for file in Path(f"/proc/{pid}/task").glob("*/children")]  # of each thread
    except OSError:
        return []
    children = [int(child) for text in lists for child in text.split()]
    return children + [one for child in children for one in descendants(child)]


def alive(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def resident(pid: int) -> int:
    """Megabytes of memory that a process really has."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") // 2**20
