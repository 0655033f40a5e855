"""Hashes recovery words with argon2, in a thread: it is slow on purpose, and the event loop must not wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from flibuste.kernel.types import Refusal

T = TypeVar("T")
WAITING = 16
"""Hashes that may wait or run at once. Each takes tens of milliseconds and 64 MiB while it runs."""


class WordHashing:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.threads = ThreadPoolExecutor(1, thread_name_prefix="word_hashing")
        self.waiting = 0
        self.nobody = ""
        """A hash that fits nothing: unknown words take as long as wrong ones."""

    async def hash(self, words: str) -> str:
        return await self._run(lambda: self.hasher.hash(words))

    async def fits(self, proof: str | None, words: str) -> bool:
        """Whether the words have this hash. Without one it takes as long, and fits nothing."""
        return await self._run(lambda: self._fits(proof, words))

    def _fits(self, proof: str | None, words: str) -> bool:
        if proof is None and not self.nobody:
            self.nobody = self.hasher.hash("")
        try:
            self.hasher.verify(proof or self.nobody, words)
        except (VerificationError, InvalidHashError):
            return False
        return proof is not None

    async def _run(self, work: Callable[[], T]) -> T:
        if self.waiting >= WAITING:
            raise Refusal("busy", "", {"seconds": 1})
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
