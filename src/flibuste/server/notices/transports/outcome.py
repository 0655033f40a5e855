"""What became of a message that was sent to somebody."""

from __future__ import annotations


class NotSent(Exception):
    """It surely did not arrive: it may be sent again later."""

    def __init__(self, why: str, wait: int = 0) -> None:
        super().__init__(why)
        self.wait = wait
        """Seconds that the other side asked us to wait."""


class Unsure(Exception):
    """Nobody knows whether it arrived. It is not sent again: a lost one is better than a doubled one."""


class Gone(Exception):
    """There is nobody at this address any more: it is forgotten."""


class Refused(Exception):
    """The other side will not take it, whenever it is sent."""


GONE = (404, 410)
LATER = (408, 425, 429)


def judge(status: int, retry_after: int = 0) -> None:
    """Raises what an HTTP status means; nothing if the message was taken."""
    if status in GONE:
        raise Gone(str(status))
    if status in LATER or status >= 500:
        raise NotSent(str(status), retry_after)
    if not 200 <= status < 300:
        raise Refused(str(status))
