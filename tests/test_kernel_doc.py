"""The kernel's page says what the kernel does."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "kernel.md"


class Markdown(doctest.DocTestParser):
    """Fences are not output."""

    def parse(self, string: str, name: str = "<string>") -> list[str | doctest.Example]:
        return super().parse(re.sub(r"^```.*$", "", string, flags=re.MULTILINE), name)


def test_every_example_of_the_kernel_page_is_true() -> None:
    done = doctest.testfile(str(PAGE), module_relative=False, parser=Markdown(), encoding="utf-8")
    assert done.attempted > 50
    assert done.failed == 0
