"""Numbers by which positions are judged: a data file beside whatever judges, checked when it is read.

[run]                     # what found the numbers
by = "python -m hindmost.lab.stakes 5"
games = 400
won = 0.61                # the part of the games that were won with them, if that was counted

[terms]                   # by term of an evaluation: what a point of it counts; only in the files of games
vp = 1.0

[weights]                 # what the terms are made of
lead = 0.8
odds = [0.5, 0.25]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import isfinite

from hindmost.catalogue.load import parsed
from hindmost.catalogue.problems import Problems
from hindmost.catalogue.record import Record, shown

FILE = "weights.toml"


class Run:
    """What found the numbers of a file."""

    __slots__ = ("by", "games", "won")

    def __init__(self, by: str, games: int, won: float | None) -> None:
        self.by = by
        """The command, or who."""
        self.games = games
        """How many were played for it; 0 if nobody has counted."""
        self.won = won
        """The part of them that was won with these numbers; None if that was not counted."""


class Weights:
    """The numbers of a file, by name. Who reads it names all that it knows: nothing may be missing, nothing be left."""

    __slots__ = ("_lists", "_numbers", "run", "terms")

    def __init__(
        self, file: str, text: str, single: Sequence[str], lists: Mapping[str, int], terms: Sequence[str] = ()
    ) -> None:
        """`single` names the numbers, `lists` the lists of numbers with how many are in each."""
        problems = Problems(file)
        needs = ("run", "terms", "weights") if terms else ("run", "weights")
        raw = Record("", parsed(file, text), needs, (), problems).raw
        self.run = _run(Record("run", raw.get("run", {}), ("by", "games"), ("won",), problems))
        counted = Record("terms", raw.get("terms", {}), terms, (), problems)
        self.terms: dict[str, float] = {name: _number(counted, name) for name in terms}
        """By term: what a point of it counts."""
        found = Record("weights", raw.get("weights", {}), (*single, *lists), (), problems)
        self._numbers: dict[str, float] = {name: _number(found, name) for name in single}
        self._lists: dict[str, tuple[float, ...]] = {name: _numbers(found, name, lists[name]) for name in lists}
        problems.raise_if_any()

    def __getitem__(self, name: str) -> float:
        return self._numbers[name]

    def several(self, name: str) -> tuple[float, ...]:
        return self._lists[name]


def load_weights(module: str, *single: str, **lists: int) -> Weights:
    """The numbers of a file `weights.toml` in the folder of a module; CatalogueError with all that is wrong."""
    package = module.rpartition(".")[0]
    file = f"{package.rpartition('.')[2]}/{FILE}"
    return Weights(file, files(package).joinpath(FILE).read_text("utf-8"), single, lists)


def _run(record: Record) -> Run:
    won = _number(record, "won") if "won" in record.raw else None
    if won is not None and not 0 <= won <= 1:
        record.wrong("won", f"is {shown(won)}; write a part of 1, like 0.58")
    return Run(record.text("by") or "", record.number("games", 0, 0), won)


def _number(record: Record, field: str) -> float:
    return _checked(record, field, record.raw.get(field, 0.0))


def _numbers(record: Record, field: str, wanted: int) -> tuple[float, ...]:
    raw = record.raw.get(field)
    if raw is not None and (not isinstance(raw, list) or len(raw) != wanted):
        record.wrong(field, f"is {shown(raw)}; write {wanted} numbers in brackets")
    if not isinstance(raw, list) or len(raw) != wanted:
        return (0.0,) * wanted
    return tuple([_checked(record, field, value) for value in raw])


def _checked(record: Record, field: str, value: object) -> float:
    if isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value):
        return float(value)
    record.wrong(field, f"is {shown(value)}; write a number, like 0.8")
    return 0.0
