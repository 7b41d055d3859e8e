"""A part of the state that is nothing but small numbers and lists of them: what most chronicles have to remember."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.kernel.messages import Json
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.state import Slice
from hindmost.mechanics.reading import number


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally(Slice):
    """Its numbers are named in `fields`, as in the constructor."""

    fields: ClassVar[tuple[str, ...]] = ()
    later: ClassVar[dict[str, Any]] = {}
    """What those have that were kept before some of the fields came."""

    @classmethod
    def revive(cls, data: Json) -> Tally:
        make: Any = cls
        given = {**cls.later, **data} if cls.later else data
        tally: Tally = make(**{name: _read(given[name], name) for name in cls.fields})
        return tally

    def copy(self) -> Tally:
        make: Any = type(self)
        tally: Tally = make(**self.to_json())
        return tally

    def to_json(self) -> Json:
        return {name: _copied(getattr(self, name)) for name in self.fields}


def copies(lists: list[list[int]]) -> list[list[int]]:
    """For a `copy` of one's own: it says field by field what is copied, which is many times as fast."""
    return [each[:] for each in lists]


def _copied(value: Json) -> Json:
    if not isinstance(value, list):
        return value
    return [_copied(each) for each in value] if value and isinstance(value[0], list) else value[:]


def _read(value: Json, name: str) -> Json:
    return [_read(each, name) for each in value] if isinstance(value, list) else number(value, name)
