"""Messages are keys with named arguments; sentences are made only for a reader, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

Json = Any
"""A value that `json.dumps` takes; spelled out so that signatures say what they mean."""

ALL_SEATS: Final = -1


class Msg:
    """A message: its key in the text catalogue and its arguments.

    An argument that is itself a `Msg` (the name of a tile, of a good) is put into the reader's language with it.
    """

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, int | str | Msg]) -> None:
        self.key = key
        self.args = args

    def to_json(self) -> Json:
        args = {name: value.to_json() if isinstance(value, Msg) else value for name, value in self.args.items()}
        return {"code": self.key, "args": args}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Msg) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Msg({self.key!r}, {self.args!r})"


class Name(Msg):
    """The name of something. Of which kind that is, and its id, are said besides: nobody has to read keys."""

    __slots__ = ("id", "kind")

    def __init__(self, kind: str, id_: str, args: dict[str, int | str | Msg] | None = None) -> None:
        super().__init__(f"{kind}-{id_}", {} if args is None else args)
        self.kind = kind
        """ "tile", "good", "great-glen": the beginning of its key."""
        self.id = id_

    def to_json(self) -> Json:
        return {**super().to_json(), "kind": self.kind, "id": self.id}


T = TypeVar("T")


def told(msg: Msg, make: Callable[..., T]) -> T:
    """The message in somebody's own type: made of its key and arguments, and for a name of its kind and id besides.
    Messages among the arguments become that type too."""
    args: dict[str, Any] = msg.args
    for arg in args.values():
        if isinstance(arg, Msg):
            args = {name: told(value, make) if isinstance(value, Msg) else value for name, value in args.items()}
            break
    if isinstance(msg, Name):
        return make(msg.key, args, msg.kind, msg.id)
    return make(msg.key, args)


class Reason:
    """Why something is not allowed: a message and the rule clause it comes from."""

    __slots__ = ("args", "clause", "key")

    def __init__(self, key: str, clause: str, args: dict[str, int | str | Msg] | None = None) -> None:
        self.key = key
        self.clause = clause
        self.args = args or {}

    @property
    def message(self) -> Msg:
        return Msg(self.key, self.args)

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.clause!r})"


class Note:
    """One line of the journal, in small ints; the rules' `NOTES` table says what each number means.

    `to` is the one seat that may read it, or ALL_SEATS.
    """

    __slots__ = ("a", "b", "c", "code", "seat", "to")

    def __init__(self, code: str, seat: int, a: int, b: int, c: int, to: int) -> None:
        self.code = code
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.to = to

    def to_json(self) -> Json:
        return [self.code, self.seat, self.a, self.b, self.c, self.to]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Note) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.code, self.seat, self.a, self.b, self.c, self.to))

    def __repr__(self) -> str:
        return f"Note{tuple(self.to_json())}"


class Award:
    """Victory points with their origin; the score sheet is a list of these."""

    __slots__ = ("clause", "seat", "source", "vp", "when")

    def __init__(self, seat: int, vp: int, source: str, clause: str, when: int) -> None:
        self.seat = seat
        self.vp = vp
        self.source = source
        """Text key of what gave them."""
        self.clause = clause
        self.when = when
        """Number of the scoring they belong to: 0 before the first, 1 at the first, and so on."""

    def to_json(self) -> Json:
        return [self.seat, self.vp, self.source, self.clause, self.when]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Award) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.seat, self.vp, self.source))

    def __repr__(self) -> str:
        return f"Award{tuple(self.to_json())}"
