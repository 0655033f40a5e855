"""Long lines go on below: what there is to say is never cut off."""

from __future__ import annotations

from rich.text import Text

SET_IN = "   "


def folded(line: Text, width: int, set_in: str = SET_IN) -> list[Text]:
    """A long line in several, broken between words; the second and further ones are set in."""
    lines: list[Text] = []
    current, begun = Text(), False
    for word in line.split(" "):
        if begun and current.cell_len + 1 + word.cell_len > width:
            lines.append(current)
            current = Text(set_in).append_text(word)
        else:
            current.append(" " if begun else "").append_text(word)
        begun = True
    return [*lines, current]
