"""Lines that are too long: folded between words, or cut between characters."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from flibuste.kernel.graphemes import cut

SET_IN = "   "


def folded(line: Text, width: int, indent: str = SET_IN) -> list[Text]:
    """A long line as several lines. All but the first are indented."""
    lines: list[Text] = []
    current, begun = Text(), False
    for word in line.split(" "):
        if begun and current.cell_len + 1 + word.cell_len > width:
            lines.append(current)
            current = Text(indent).append_text(word)
        else:
            current.append(" " if begun else "").append_text(word)
        begun = True
    return [*lines, current]


def shortened(name: str, width: int) -> str:
    """A name that fits into so many columns, with an ellipsis where it is cut. Emoji stay whole."""
    if cell_len(name) <= width:
        return name
    most = len(name)
    while most > 0 and cell_len(cut(name, most)) >= width:
        most = min(most, len(cut(name, most))) - 1
    return (cut(name, most) if most else "") + "…"
