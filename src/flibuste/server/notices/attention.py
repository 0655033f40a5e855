"""Who is at one of their devices. Away means: no input for two minutes on any device."""

from __future__ import annotations

from collections.abc import Callable

from flibuste.server.cluster.pubsub import PubSub

SPARSELY = 6
"""Other processes are told so many times in the time after which somebody is away."""
MANY = 10_000
"""Guests after which those are forgotten who are away."""


class Attention:
    """The time of each guest's last input. Nobody is asked for it who does not listen."""

    def __init__(self, pubsub: PubSub, away_seconds: float, clock: Callable[[], int]) -> None:
        self.pubsub = pubsub
        self.away = int(1000 * away_seconds)
        self.clock = clock
        self.last: dict[str, int] = {}
        self.told: dict[str, int] = {}
        """When other processes were last told."""

    def note(self, guest: str, ago: int = 0) -> None:
        """The guest did something so many milliseconds ago."""
        at = self.clock() - ago
        self.hear(guest, at)
        if at - self.told.get(guest, 0) > self.away // SPARSELY:
            self.told[guest] = at
            self.pubsub.tell({"input": guest, "at": at})

    def hear(self, guest: str, at: int) -> None:
        """The same, noticed by another process."""
        self.last[guest] = max(at, self.last.get(guest, 0))
        if len(self.last) > MANY:
            recent = self.clock() - self.away
            self.last = {one: seen for one, seen in self.last.items() if seen > recent}
            self.told = {one: seen for one, seen in self.told.items() if seen > recent}

    def away_at(self, guest: str) -> int:
        """From when on the guest is away, if they do nothing more."""
        return self.last.get(guest, -self.away) + self.away
