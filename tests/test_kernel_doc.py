"""The examples in the documents are true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"
PAGES = sorted(page for page in DOCS.glob("*.md") if ">>> " in page.read_text(encoding="utf-8"))


class Markdown(doctest.DocTestParser):
    """Fences are not output."""

    def parse(self, string: str, name: str = "<string>") -> list[str | doctest.Example]:
        return super().parse(re.sub(r"^```.*$", "", string, flags=re.MULTILINE), name)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_example_of_a_page_is_true(page: Path) -> None:
    done = doctest.testfile(
        str(page),
        module_relative=False,
        parser=Markdown(),
        encoding="utf-8",
        optionflags=doctest.ELLIPSIS,
    )
    assert done.attempted and done.failed == 0


def test_the_kernel_page_is_told_with_examples() -> None:
    assert (DOCS / "kernel.md").read_text(encoding="utf-8").count(">>> ") > 50
