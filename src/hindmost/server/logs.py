"""One line of JSON for each event. Names of things only: no cookie, no token, no seed, no address of a notice."""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from collections import deque
from contextvars import ContextVar
from typing import Any, Final

NAME: Final = "hindmost.server"
REQUEST: ContextVar[str] = ContextVar("hindmost-request", default="")
"""The id of the request, or of the socket, that is being answered: every line written meanwhile carries it."""
KEPT: Final = 50
FOREIGN: Final = re.compile(r"[A-Za-z0-9_.-]{8,64}")
"""What an id that a proxy gives may look like."""


def new_request(given: str | None) -> str:
    """An id for what begins now: the one that a proxy of ours has given, or a new one."""
    request = given if given is not None and FOREIGN.fullmatch(given) else secrets.token_hex(8)
    REQUEST.set(request)
    return request


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = _line(record)
        if record.exc_info and record.exc_info[0] is not None:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class Recent(logging.Handler):
    """The last warnings and errors, for the host's page."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: deque[dict[str, Any]] = deque(maxlen=KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(_line(record))


def _line(record: logging.LogRecord) -> dict[str, Any]:
    request = REQUEST.get()
    line = {
        "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
        "level": record.levelname.lower(),
        "event": record.getMessage(),
        **({"request": request} if request else {}),
        **getattr(record, "fields", {}),
    }
    if record.exc_info and record.exc_info[0] is not None:
        line["error"] = record.exc_info[0].__name__
    return line


def set_up(level: int = logging.INFO) -> None:
    """For `hindmost serve`; programs that embed the application set up logging as they like."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in (NAME, "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name.startswith("hindmost") else max(level, logging.WARNING))
