"""Faults of our own: logged with a number, which is all that the client is told."""

from __future__ import annotations

import logging
import secrets

from flibuste.kernel.types import Refusal

LOG = logging.getLogger("flibuste.fault")


def reported(what: str, fault: BaseException) -> Refusal:
    """Logs a fault with its traceback under a number. Returns the refusal that names it."""
    number = secrets.token_hex(4)
    LOG.error(what, exc_info=fault, extra={"number": number})
    return Refusal("server-fault", "", {"number": number})
