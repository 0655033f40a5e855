"""Links to the replay of a finished game: whoever has one sees that game, and nothing else."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Any

from sqlalchemy import Row

from flibuste.server.lobby.table_summary import same_link

BYTES = 16
"""Nobody guesses so many."""


class ReplayLinks:
    """They are signed, not stored: every process makes the same link, and old games have one too."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def link(self, id: str) -> str:
        signature = hmac.digest(self.secret, f"replay {id}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(signature[:BYTES]).decode().rstrip("=")

    def opens(self, row: Row[Any], guess: str) -> bool:
        """Whether this is the link to the table's replay. Before the end of the game there is none."""
        return row.status == "finished" and same_link(self.link(row.id), guess)
