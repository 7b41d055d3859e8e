"""Numbers as people read them. Ids, data and coordinates keep the hyphen, because they are typed and searched for."""

from __future__ import annotations

from typing import Final

MINUS: Final = "\u2212"


def figure(number: float, form: str = "") -> str:
    """The number with a true minus sign, which is as wide as the digits beside it.

    >>> figure(-3), figure(3, "+"), figure(-0.5, ".2f")
    ('−3', '+3', '−0.50')
    """
    return format(number, form).replace("-", MINUS)
