"""Which clause of the rules has a test: found by reading the test files, not by running them.

A test is named after the clause it proves: ``test_gm1_turn_04`` or ``test_gm1_turn_04_passes_other_pieces``.
One that proves several says so in a line of its docstring: ``Covers: GM1-DEF-04, GM1-DEF-05``. In the folder
``clauses`` every test is named after one. Only what pytest would collect counts: functions in ``test_*.py`` files
and methods of ``Test...`` classes there.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from hindmost.text.rules.parse import Clause
from hindmost.text.rules.reference import clauses, games_with_rules

_COVERS = re.compile(r"^\s*Covers:(?P<ids>.*)$", re.MULTILINE)
_NUMBER = re.compile(r"\d+[a-z]?")


@dataclass(frozen=True, slots=True)
class Row:
    """A clause and the tests that prove it, each as ``path::name``."""

    clause: Clause
    tests: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stray:
    """A test that names a clause which does not exist."""

    test: str
    id: str


@dataclass(frozen=True, slots=True)
class Coverage:
    """The table: a row for each clause in the order of the rules, and the tests that missed their clause."""

    rows: tuple[Row, ...]
    strays: tuple[Stray, ...]

    def tests_of(self, clause_id: str) -> tuple[str, ...]:
        """The tests of one clause; none for a clause without a test and for an unknown id."""
        return next((row.tests for row in self.rows if row.clause.id == clause_id), ())


def scan(tests: Path, known: Iterable[Clause] | None = None) -> Coverage:
    """Read all test files below a folder; match them with the clauses given, or with those of all games."""
    if not tests.is_dir():
        raise NotADirectoryError(f'There is no folder "{tests}" to read tests from; name the tests/ folder.')
    wanted = tuple(known) if known is not None else _all_clauses()
    names = _Names(clause.id for clause in wanted)
    tests_of: dict[str, list[str]] = {clause.id: [] for clause in wanted}
    strays: list[Stray] = []
    for test, function in _tests_below(tests):
        named = names.claimed_by(function.name)
        if not named and "clauses" in test.split("/"):
            named = (function.name.removeprefix("test_"),)
        # A dict keeps the order and drops an id that stands both in the name and in the Covers line.
        for clause_id in dict.fromkeys((*named, *_covers(function))):
            if clause_id in tests_of:
                tests_of[clause_id].append(test)
            else:
                strays.append(Stray(test, clause_id))
    return Coverage(tuple(Row(clause, tuple(tests_of[clause.id])) for clause in wanted), tuple(strays))


def gaps(table: Coverage, game: str | None = None) -> tuple[Clause, ...]:
    """Clauses without a test, of all games or of one."""
    return tuple(row.clause for row in table.rows if not row.tests and game in (None, row.clause.game))


class _Names:
    """Clause ids as they appear in the names of tests."""

    def __init__(self, ids: Iterable[str]) -> None:
        self._ids = {tuple(re.split("[-.]", clause_id.lower())): clause_id for clause_id in ids}
        self._longest = max(map(len, self._ids), default=0)
        self._lengths: dict[str, set[int]] = {}
        for parts in self._ids:
            self._lengths.setdefault(parts[0], set()).add(len(parts))
        self._lettered = {parts[:-1] for parts in self._ids if len(parts) > 2 and parts[-1].isalpha()}
        """What comes before an id's last part where that part may be a word, as in GLA-CON-TRADE."""

    def claimed_by(self, name: str) -> tuple[str, ...]:
        """The clause a test is named after, or the id that it names in vain, or nothing."""
        parts = tuple(name.removeprefix("test_").lower().split("_"))
        # Whole parts are compared, long ids first, so that 18 never answers for 18a, nor EX-01 for EX-01-B.
        for length in range(min(self._longest, len(parts)), 0, -1):
            if found := self._ids.get(parts[:length]):
                return (found,)
        # In vain: a number just where ids of this prefix carry theirs, as in GM1-TURN-99 or EX-99.
        # A number elsewhere is part of the description. Where an id may end in a word, any other word is in vain.
        for length in sorted(self._lengths.get(parts[0], ())):
            if len(parts) < length:
                continue
            *words, number = parts[:length]
            if tuple(words) in self._lettered and number.isalpha():
                return ("-".join(parts[:length]).upper(),)
            if _NUMBER.fullmatch(number):
                return ("-".join([*(word.upper() for word in words), number]),)
        return ()


def _all_clauses() -> tuple[Clause, ...]:
    return tuple(clause for game in games_with_rules() for clause in clauses(game))


_Function = ast.FunctionDef | ast.AsyncFunctionDef


def _tests_below(folder: Path) -> Iterator[tuple[str, _Function]]:
    """Every test with its name as pytest takes it, relative to the folder that holds the tests folder."""
    root = folder.resolve().parent
    for path in sorted(folder.resolve().rglob("test_*.py")):
        tree = ast.parse(path.read_bytes(), filename=str(path))
        for names, function in _collected(tree, ()):
            yield "::".join((path.relative_to(root).as_posix(), *names)), function


def _collected(node: ast.AST, outer: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], _Function]]:
    # `if` and `try` blocks are entered; functions are not, since pytest sees no function inside another.
    for child in ast.iter_child_nodes(node):
        if isinstance(child, _Function):
            if child.name.startswith("test_"):
                yield (*outer, child.name), child
        elif isinstance(child, ast.ClassDef):
            if child.name.startswith("Test"):
                yield from _collected(child, (*outer, child.name))
        else:
            yield from _collected(child, outer)


def _covers(function: _Function) -> Iterator[str]:
    """The ids on the Covers lines of a test, taken literally so that a misspelt one shows up as a stray."""
    for line in _COVERS.finditer(ast.get_docstring(function) or ""):
        yield from line["ids"].rstrip(". ").replace(",", " ").split()
