"""The three files of `make dist`, and each of them installed as somebody else would."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import time
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests import ROOT
from tests.server.harness import READY_SECONDS, free_port

KINDS = {"sdist": "flibuste-*.tar.gz", "pure": "flibuste-*-none-any.whl", "compiled": "flibuste-*-cp3*.whl"}
INDEX = ("PIP_", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "SSL_CERT_", "REQUESTS_CA_BUNDLE")
"""What the environment may say about the way to the package index."""


def artefact(kind: str) -> Path:
    files = list((ROOT / "dist").glob(KINDS[kind]))
    if kind == "compiled" and not files and not any(map(shutil.which, ("cc", "gcc", "clang"))):
        pytest.skip("no C compiler found: there is no compiled wheel")
    if len(files) != 1:
        pytest.fail(
            f"There should be one {KINDS[kind]} in dist, and there are {len(files)}: run `make dist`."
        )
    return files[0]


def names_in(file: Path) -> set[str]:
    """The files in an artefact; those of a source distribution without their common folder."""
    if file.suffix == ".whl":
        return set(zipfile.ZipFile(file).namelist())
    with tarfile.open(file) as archive:
        return {member.name.partition("/")[2] for member in archive if member.isfile()}


class Installation:
    """One artefact in an empty virtual environment, with an empty home and nothing else on the path."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        self.home.mkdir()
        venv.create(folder / "venv", symlinks=True)
        self.programs = folder / "venv" / "bin"
        self.env = {"PATH": str(self.programs), "HOME": str(self.home), "FLIBUSTE_LANG": "en"}

    def install(self, file: Path) -> None:
        """By pip, which finds the rest at the index, or where it has put it the last time."""
        way = {name: value for name, value in os.environ.items() if name.upper().startswith(INDEX)}
        pip = [sys.executable, "-m", "pip"]
        cache = subprocess.run(
            [*pip, "cache", "dir"], capture_output=True, text=True, check=True
        ).stdout.strip()
        into = ["--python", str(self.programs / "python"), "--cache-dir", cache]
        command = [*pip, *into, "install", "--quiet", "--no-compile", str(file)]
        env = {**way, **self.env}
        done = subprocess.run(command, env=env, cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[-4000:]

    def run(self, program: str, *args: str, typed: str = "") -> str:
        """What a program of the environment says."""
        done = subprocess.run(
            [self.programs / program, *args],
            env=self.env, cwd=self.home, input=typed, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of a running server."""
        port = free_port()
        log = self.folder / "server.log"
        command = [str(self.programs / "flibuste"), "serve", "--no-browser", "--port", str(port)]
        with log.open("wb") as writing:
            server = subprocess.Popen(command, env=self.env, cwd=self.home, stdout=writing, stderr=writing)
        try:
            url = f"http://127.0.0.1:{port}"
            give_up = time.monotonic() + READY_SECONDS
            while not ready(url):
                if server.poll() is not None or time.monotonic() > give_up:
                    raise RuntimeError(f"the server did not start:\n{log.read_text()[-4000:]}")
                time.sleep(0.1)
            yield url
        finally:
            server.terminate()
            server.wait(30)


def ready(url: str) -> bool:
    try:
        return httpx.get(f"{url}/ready", timeout=2).status_code == 200
    except httpx.HTTPError:
        return False
