"""A disk that can be full: a small file system in memory, or a limit on file sizes without mounting."""

from __future__ import annotations

import contextlib
import os
import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tests.server.harness import ServerProcess

SIZE = 24 * 1024 * 1024
BLOCK = 4096


class SmallDisk:
    """`fill` leaves no room for another byte; `free` makes room again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.filler = folder / "filler"

    def fill(self, _: ServerProcess) -> None:
        with contextlib.suppress(OSError), self.filler.open("wb", buffering=0) as file:
            for _block in range(SIZE // BLOCK):
                file.write(bytes(BLOCK))

    def free(self, _: ServerProcess) -> None:
        self.filler.unlink(missing_ok=True)


class SizeLimit(SmallDisk):
    """Limits the size of the server's files, so that its writes fail."""

    def fill(self, server: ServerProcess) -> None:
        self._limit(server, BLOCK)

    def free(self, server: ServerProcess) -> None:
        self._limit(server, resource.RLIM_INFINITY)

    def _limit(self, server: ServerProcess, most: int) -> None:
        if server.process is not None:  # the limit of a killed server is gone
            hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, hard))


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[SmallDisk]:
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    mounted = os.geteuid() == 0 and subprocess.run(mount, capture_output=True, check=False).returncode == 0
    try:
        yield SmallDisk(folder) if mounted else SizeLimit(folder)
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)
