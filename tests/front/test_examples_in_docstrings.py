"""Every public name has a docstring, and the examples in it are true."""

from __future__ import annotations

import doctest
from importlib.util import find_spec

import pytest

import flibuste as fb

NAMES = [name for name in fb.__all__ if name != "testing" or find_spec("flibuste.testing")]
FLAGS = doctest.ELLIPSIS


def examples(name: str) -> list[doctest.DocTest]:
    """The docstring of a name, and those of its methods."""
    found = getattr(fb, name)
    documented = getattr(found, "__wrapped__", found)  # `table` and `games` are packages, too
    return doctest.DocTestFinder(recurse=True).find(documented, name, globs={})


@pytest.mark.parametrize("public", NAMES)
def test_the_example_of_every_public_name_is_true(public: str) -> None:
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    tests = examples(public)
    assert tests[0].examples, f"fb.{public} has no example"
    for test in tests:
        runner.run(test)
    assert runner.summarize(verbose=False).failed == 0


def test_the_example_of_the_package_is_true() -> None:
    assert doctest.testmod(fb, optionflags=FLAGS).failed == 0
