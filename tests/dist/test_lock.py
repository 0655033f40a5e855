"""What is locked fits what is asked for."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCK = (ROOT / "requirements/dev.lock").read_text(encoding="utf-8")
SERVER_LOCK = (ROOT / "requirements/server.lock").read_text(encoding="utf-8")


def pinned(lock: str) -> dict[str, str]:
    pins = re.findall(r"^([\w.-]+)==([^ ;]+)", lock, re.MULTILINE)
    return {canonicalize_name(name): version for name, version in pins}


PINNED = pinned(LOCK)


def wanted(extra: str) -> list[Requirement]:
    """What an extra asks for, with those it names."""
    found: list[Requirement] = []
    for one in map(Requirement, PROJECT["optional-dependencies"][extra]):
        found += [part for more in one.extras for part in wanted(more)] if one.name == "flibuste" else [one]
    return found


def test_everything_asked_for_is_locked_in_a_version_that_fits() -> None:
    for one in [*map(Requirement, PROJECT["dependencies"]), *wanted("dev")]:
        assert PINNED[canonicalize_name(one.name)] in one.specifier, f"{one}: run `make lock`"


def test_a_server_is_installed_from_a_lock_of_its_own_in_the_versions_that_were_tested() -> None:
    served = pinned(SERVER_LOCK)
    for one in map(Requirement, PROJECT["dependencies"]):
        assert served[canonicalize_name(one.name)] in one.specifier, f"{one}: run `make lock`"
    assert served.items() <= PINNED.items(), "run `make lock`"
    assert {"pytest", "mypy", "playwright"}.isdisjoint(served)


def test_every_locked_package_has_its_checksums() -> None:
    for lock in (LOCK, SERVER_LOCK):
        packages = re.split(r"^(?=[\w.-]+==)", lock, flags=re.MULTILINE)[1:]
        assert packages and all("--hash=sha256:" in package for package in packages)


def test_no_lock_names_a_registry() -> None:
    site = (ROOT / "web/package-lock.json").read_text(encoding="utf-8")
    assert "://" not in LOCK + SERVER_LOCK
    assert not [one for one in json.loads(site)["packages"].values() if "resolved" in one]


def test_every_library_for_another_machine_is_locked_for_npm_ci() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    for one in list(packages.values()):
        for name in one.get("optionalDependencies", {}):
            assert f"node_modules/{name}" in packages, "run `make lock`"
