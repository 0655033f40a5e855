"""Logs: one JSON object a line, without cookies, links, seeds, cards or chat."""

from __future__ import annotations

import json
import logging
import sys
import time

CHATTY = (
    "aiosqlite", "alembic", "asyncio", "distributed", "psycopg", "redis", "sqlalchemy", "uvicorn",
    "websockets",
)  # fmt: skip
"""Libraries that log secrets, some of them at level debug: the address of a websocket contains its table's
link, and the values of a statement contain seeds, chat and the secret that signs cookies."""
STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class Lines(logging.Formatter):
    """Time, level, logger, message, and the extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in STANDARD}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # uvicorn warns of every broken request, so anybody could fill the disk with lines.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    for others in CHATTY:
        logging.getLogger(others).setLevel(logging.WARNING)
