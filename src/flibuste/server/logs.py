"""Logs: one JSON object a line. No cookies, links, seeds, cards or chat ever reach them."""

from __future__ import annotations

import json
import logging
import sys
import time

CHATTY = (
    "aiosqlite", "alembic", "asyncio", "distributed", "psycopg", "redis", "sqlalchemy", "uvicorn",
    "websockets",
)  # fmt: skip
"""Libraries that would log, some at level debug, what is secret: a websocket's address holds its table's
link, and a statement's values hold seeds, chat and the secret cookies are signed with."""
STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class Lines(logging.Formatter):
    """Time, level, who, what, and the named extras."""

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
    for others in CHATTY:
        logging.getLogger(others).setLevel(logging.WARNING)
