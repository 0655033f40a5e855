"""Changes a record line by line, and gives it a check line that fits: a forger knows how to compute it."""

from __future__ import annotations

from flibuste.kernel.records.record import checksum


def sealed(lines: list[str]) -> str:
    """These lines, and the check line they ask for."""
    return "\n".join([*lines, f"check {checksum(lines)}"]) + "\n"


class Forger:
    """Works on one record; lines are counted from 1."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.splitlines()[:-1]
        """All but the check line."""

    def line(self, number: int) -> str:
        return self.lines[number - 1]

    def all_of(self, start: str) -> list[int]:
        """The numbers of all lines that begin so."""
        return [number for number, line in enumerate(self.lines, 1) if line.startswith(start)]

    def first_of(self, start: str) -> int:
        return self.all_of(start)[0]

    def choices(self) -> list[int]:
        """The numbers of the lines that are choices."""
        return [number for number, line in enumerate(self.lines, 1) if line[0].isdigit()]

    def changed(self, number: int, *lines: str) -> str:
        """The record with other lines, or none, in place of this one."""
        return sealed([*self.lines[: number - 1], *lines, *self.lines[number:]])
