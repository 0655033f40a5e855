"""What is in the three files of `make dist`."""

from __future__ import annotations

import subprocess
import zipfile

import pytest

from tests import ROOT
from tests.dist.artefacts import artefact, names_in

SITE = "flibuste/server/site/"
pytestmark = pytest.mark.slow  # `make dist` compiles


def of_git() -> set[str]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is no checkout: there is nothing to compare with")
    return {name for name in listed.stdout.splitlines() if (ROOT / name).is_file()}


def test_the_source_distribution_is_what_git_holds_and_the_built_site() -> None:
    packed = {name for name in names_in(artefact("sdist")) if not name.startswith(f"src/{SITE}")}
    assert packed == of_git() | {"PKG-INFO"}


@pytest.mark.parametrize("kind", ["pure", "compiled"])
def test_a_wheel_holds_the_package_and_no_tests(kind: str) -> None:
    names = names_in(artefact(kind))
    assert f"{SITE}index.html" in names
    assert "flibuste/games/freibeuter/locales/fr.ftl" in names
    assert not [name for name in names if "/tests/" in name or "/ui/" in name]
    assert not [name for name in names if name.startswith(SITE) and "/.built-" in name]


def test_the_compiled_wheel_is_the_pure_one_and_the_libraries() -> None:
    pure, compiled = artefact("pure"), artefact("compiled")
    more = names_in(compiled) - names_in(pure)
    assert more
    assert all(name.endswith(".so") for name in more)
    assert names_in(pure) <= names_in(compiled)
    metadata = [name for name in names_in(pure) if name.endswith(("/METADATA", "/entry_points.txt"))]
    for name in metadata:
        assert zipfile.ZipFile(pure).read(name) == zipfile.ZipFile(compiled).read(name)
