"""Words for the compiler (mypyc). A plain Python runs without it, so to a plain Python they mean nothing.

A class with `@mypyc_attr(allow_interpreted_subclasses=True)` may be the base of an ordinary Python class also where
the engine is compiled: somebody's own module, bot or game. This file itself is not compiled.

No class of the engine is an ABC. Compiled, all of them would share what ABC remembers of its subclasses, so that
`isinstance` answers for one of them what was found for another; and their objects would be slow and heavy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(*names: str, **settings: object) -> Callable[[T], T]:
        return lambda thing: thing


__all__ = ["i64", "mypyc_attr"]
