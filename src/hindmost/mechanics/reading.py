"""Reading plain values from JSON that somebody may have edited by hand."""

from __future__ import annotations

from hindmost.kernel.messages import Json


def whole(value: Json, where: str) -> int:
    """Any whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{where} must be a whole number, not {value!r}")
    return value


def number(value: Json, where: str) -> int:
    """A number such as lies on a table: never large, and -1 where nobody or nothing is meant."""
    if not -1 <= whole(value, where) <= 127:
        raise ValueError(f"{where} cannot be {value}")
    return int(value)


def flag(value: Json, where: str) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{where} must be true or false, not {value!r}")
    return value
