"""What a client is told when it may not: a status, a stable code and a sentence. Nothing has changed then."""

from __future__ import annotations

from hindmost.server.messages import Message, State


class Refused(Exception):
    """Base of everything that is answered with an error."""

    status = 400
    code = "refused"

    def __init__(self, text: str, code: str | None = None, reason: Message | None = None, rule: str = "") -> None:
        super().__init__(text)
        self.text = text
        self.reason = reason
        self.rule = rule
        self.state: State | None = None
        if code is not None:
            self.code = code


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

    def __init__(self, text: str = "There is no such table, or you have no seat and no link to watch it.") -> None:
        super().__init__(text)


class Stale(Refused):
    """The position has moved on; the fresh state is sent along."""

    status = 409
    code = "stale"

    def __init__(self, text: str = "The position has moved on: answer the question of the state sent along.") -> None:
        super().__init__(text)


class Clash(Refused):
    """It cannot be done in the present situation of the table."""

    status = 409
    code = "clash"


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
