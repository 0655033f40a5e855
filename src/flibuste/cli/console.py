"""A Rich console for plain text: it interprets no markup and keeps no-break spaces together.

Rich breaks lines at no-break spaces too, and French puts them before « ; », « : », « ? » and « ! » and inside
quotation marks. Rich does not break at characters of the private use area. The console therefore renders each
no-break space as such a character and puts the space back into the rendered segments.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import IO, Literal

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

NO_BREAK_SPACES = {"\N{NO-BREAK SPACE}": "\ue000", "\N{NARROW NO-BREAK SPACE}": "\ue001"}
PROTECT = str.maketrans(NO_BREAK_SPACES)
RESTORE = str.maketrans({stand_in: space for space, stand_in in NO_BREAK_SPACES.items()})


class PlainConsole(Console):
    """Names and file contents come from others: nothing in them is ever read as markup."""

    def __init__(
        self,
        stderr: bool = False,
        file: IO[str] | None = None,
        width: int | None = None,
        height: int | None = None,
        record: bool = False,
        force_terminal: bool | None = None,
        color_system: Literal["auto", "truecolor"] = "auto",
    ) -> None:
        super().__init__(
            highlight=False,
            markup=False,
            emoji=False,
            stderr=stderr,
            file=file,
            width=width,
            height=height,
            record=record,
            force_terminal=force_terminal,
            color_system=color_system,
        )

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Renders as Rich does, but breaks no line at a no-break space."""
        if isinstance(renderable, str):
            renderable = Text(renderable)
        if isinstance(renderable, Text):
            renderable = renderable.copy()
            renderable.plain = renderable.plain.translate(PROTECT)
        for segment in super().render(renderable, options):
            yield Segment(segment.text.translate(RESTORE), segment.style, segment.control)

    def on_broken_pipe(self) -> None:
        """Raises instead of exiting: the error boundary decides what to do when nobody reads any more."""
        raise BrokenPipeError
