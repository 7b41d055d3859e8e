"""What the referee asks, and what it must be told."""

from __future__ import annotations

from collections.abc import Generator, Sequence


class Ask:
    """A question, with every answer that the clauses allow: `main` answers it, `free` may be done before."""

    def __init__(
        self, seat: int, kind: str, main: Sequence[str], free: Sequence[str] = (), alone: bool = False
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.main = list(main)
        self.free = list(free)
        self.alone = alone
        """Whether nobody need be asked where `main` has one answer, though something else could be done first."""

    @property
    def options(self) -> list[str]:
        return [*self.main, *self.free]

    @property
    def forced(self) -> str | None:
        """The one thing that is left: nobody need be asked for it."""
        return self.main[0] if len(self.main) == 1 and (self.alone or not self.free) else None

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.kind}, {self.options})"


class Several:
    """Questions to several seats at once, secretly: all must have answered before anything happens."""

    def __init__(self, asks: Sequence[Ask]) -> None:
        self.asks = {ask.seat: ask for ask in asks}
        self.answers: dict[int, str] = {}

    @property
    def all_said(self) -> str:
        """The answers in the order of the seats, once all are there; else empty."""
        done = len(self.answers) == len(self.asks)
        return ",".join(self.answers[seat] for seat in sorted(self.answers)) if done else ""

    def __repr__(self) -> str:
        return f"Several({list(self.asks.values())})"


class Chance:
    """Something is drawn, rolled or dealt: how the log may call that, which argument says what it was, and what the
    clauses say of the others."""

    def __init__(self, keys: Sequence[str], value: str, seen_by: int | None = None, **args: object) -> None:
        self.seen_by = seen_by
        """The seat that alone is told; None: everybody is."""
        self.keys = tuple(keys)
        self.value = value
        self.args = args

    def __repr__(self) -> str:
        return f"Chance({self.keys}, {self.args})"


Step = Ask | Several | Chance
Play = Generator[Step, str, None]
Answered = Generator[Step, str, str]
"""A play that ends with an answer; empty where there was nothing to ask."""
