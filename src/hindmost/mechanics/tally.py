"""A part of the state that is nothing but small numbers and lists of them: what most chronicles have to remember."""

from __future__ import annotations

from typing import Any

from hindmost.kernel.messages import Json
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.state import Slice
from hindmost.mechanics.reading import number


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally(Slice):
    """Its fields are named once, in `__slots__`, and by the same names in the constructor."""

    __slots__ = ()

    @classmethod
    def revive(cls, data: Json) -> Tally:
        make: Any = cls
        tally: Tally = make(**{name: _read(data[name], name) for name in make.__slots__})
        return tally

    def copy(self) -> Tally:
        make: Any = type(self)
        tally: Tally = make(**self.to_json())
        return tally

    def to_json(self) -> Json:
        own: Any = self
        return {name: _copied(getattr(self, name)) for name in own.__slots__}


def _copied(value: Json) -> Json:
    if not isinstance(value, list):
        return value
    return [_copied(each) for each in value] if value and isinstance(value[0], list) else value[:]


def _read(value: Json, name: str) -> Json:
    return [_read(each, name) for each in value] if isinstance(value, list) else number(value, name)
