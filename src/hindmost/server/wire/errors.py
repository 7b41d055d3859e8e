"""What a client is told when it may not: a status, a stable code and a sentence. Nothing has changed then."""

from __future__ import annotations

from collections.abc import Mapping

from hindmost.server.wire.messages import Message, State
from hindmost.text.messages import say


class Refused(Exception):
    """Base of everything that is answered with an error.

    `why` names a message of `text/*/server.ftl`, with `args`; `reason` is another that says more, such as a rule's.
    """

    status = 400
    code = "refused"

    def __init__(
        self,
        why: str,
        code: str | None = None,
        detail: str = "",
        reason: Message | None = None,
        rule: str = "",
        args: Mapping[str, int | str] | None = None,
    ) -> None:
        super().__init__(why)
        self.reason = reason or Message(f"refused-{why}", dict(args or {}))
        self.rule = rule
        self.state: State | None = None
        self._sentence = say(f"refused-{why}", **(args or {}))
        self._detail = detail
        if code is not None:
            self.code = code

    @property
    def text(self) -> str:
        """For whoever reads the answer without a client: the sentence in English, and what the engine said."""
        return f"{self._sentence} {self._detail}".rstrip()

    def __str__(self) -> str:
        return self.text


class Unreadable(Refused):
    status = 422
    code = "unreadable"


class NotAllowed(Refused):
    status = 403
    code = "not-allowed"


class NotThere(Refused):
    """Also the answer for what the asker may not know of."""

    status = 404
    code = "not-there"

    def __init__(self, why: str = "no-table", args: Mapping[str, int | str] | None = None) -> None:
        super().__init__(why, args=args)


class Stale(Refused):
    """The position has moved on; the fresh state is sent along."""

    status = 409
    code = "stale"

    def __init__(self) -> None:
        super().__init__("stale")


class Clash(Refused):
    """It cannot be done in the present situation of the table."""

    status = 409
    code = "clash"


class WrongTime(Clash):
    """The table's game is not where this can be done: not begun, under way, or over."""

    def __init__(self, status: str, detail: str = "") -> None:
        super().__init__("status", status, detail, args={"status": status})


class TooMuch(Refused):
    status = 429
    code = "too-much"


class TooLarge(Refused):
    status = 413
    code = "too-large"


class Illegal(Refused):
    """The rules do not allow it; names the clause."""

    status = 422
    code = "not-offered"


class WrongHost(Refused):
    status = 421
    code = "wrong-host"

    def __init__(self) -> None:
        super().__init__("host-name")


class DiskFull(Refused):
    status = 507
    code = "disk-full"

    def __init__(self) -> None:
        super().__init__("disk-full")
