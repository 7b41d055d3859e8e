"""What is known of the tests: how long each takes, and which functions it enters."""

from __future__ import annotations

import ast
import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from .living import Key, name_of

LEAST = 0.002
"""Seconds that a test takes whatever it does."""
NAMED = 20
"""How much more a test has to say of what it is called after, or of a module that its file asks for by name."""


class _Test(NamedTuple):
    price: float
    """What it costs to hear what it has to say of one function.

    A test that enters many says little of each, but more of those that it enters together with their neighbours.
    """
    took: float
    name: str


class Entered:
    def __init__(self, folder: Path) -> None:
        self._by_function: dict[str, list[_Test]] = defaultdict(list)
        self._by_module: dict[str, list[_Test]] = defaultdict(list)
        self._by_file: dict[str, list[_Test]] = defaultdict(list)
        # A test that was run again is known by its last run.
        last = {told["test"]: told for told in _told(folder)}
        for name, told in last.items():
            functions = set(told["entered"])
            neighbours = Counter(_module(function) for function in functions)
            price = (told["took"] + LEAST) * len(functions)
            tests = {module: _Test(price / number, told["took"], name) for module, number in neighbours.items()}
            alone = _Test(told["took"] + LEAST, told["took"], name)
            self._by_file[_file(alone)].append(alone)
            for module, test in tests.items():
                self._by_module[module].append(test)
            for function in functions:
                self._by_function[function].append(tests[_module(function)])

    def tests(self, key: Key, words: Sequence[str] = ()) -> list[tuple[float, str]]:
        """With the time each takes, in the order in which they judge: quick ones that enter little else first.

        Those that are called after a clause or a sentence of the function, its `words`, speak of it above all. The
        tests of a file are much alike, so that each is the less worth the more of them have been heard: the second of
        a file costs twice its price, the third three times. What every test enters, as whatever lets a request in, is
        the business of the file that imports its module: without that, its own tests would come after the time is up.
        """
        own = self._by_function.get(name_of(key), [])
        return [(test.took, test.name) for test in (*_ranked(own, key, words), *self._resting(own, key))]

    def _resting(self, own: list[_Test], key: Key) -> list[_Test]:
        """What the first test of a file has found out is remembered for the others, which do not enter the function
        again but may be those that speak of it: they enter its module, or their file imports from its package. They
        come last, if there is time."""
        module = _module(name_of(key))
        files = {_file(test) for test in own}
        found = {test.name: test for file in sorted(files) if _speaks_of(file, module) for test in self._by_file[file]}
        found |= {test.name: test for test in self._by_module.get(module, []) if _file(test) in files}
        for test in own:
            found.pop(test.name, None)
        return _ranked(list(found.values()), key, ())


def _speaks_of(file: str, module: str) -> bool:
    """Whether a file of tests imports a module or a package around it; the house as a whole is none."""
    packages = _dotted(module).split(".")
    around = {".".join(packages[:depth]) for depth in range(2, len(packages) + 1)}
    return not around.isdisjoint(imported(file))


def _ranked(tests: list[_Test], key: Key, words: Sequence[str]) -> list[_Test]:
    in_file: Counter[str] = Counter()
    module = _dotted(_module(name_of(key)))
    ranked = []
    for test in sorted(tests):
        file, _, name = test.name.partition("::")
        if any(word in name.lower() for word in words):
            ranked.append((test.price / NAMED, test))
        else:
            in_file[file] += 1
            said = NAMED if module in imported(file) else 1
            ranked.append((test.price * in_file[file] / said, test))
    return [test for _, test in sorted(ranked)]


def _file(test: _Test) -> str:
    return test.name.partition("::")[0]


def _module(function: str) -> str:
    return function.partition("::")[0]


def _dotted(module: str) -> str:
    return f"hindmost.{module.removesuffix('.py').removesuffix('/__init__').replace('/', '.')}"


@cache
def imported(file: str) -> frozenset[str]:
    """The modules that a file of tests asks for by name, and the names that it asks them for."""
    path = Path(file)
    if not path.exists():
        return frozenset()
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
        elif isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
    return frozenset(found)


def _told(folder: Path) -> Iterator[dict[str, Any]]:
    """Worker by worker, and at last what a single process has found."""
    for path in sorted(folder.glob("*.jsonl")):
        yield from map(json.loads, path.read_text("utf-8").splitlines())
