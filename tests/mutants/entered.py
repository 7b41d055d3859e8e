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
        # A test that was run again is known by its last run.
        last = {told["test"]: told for told in _told(folder)}
        for name, told in last.items():
            functions = set(told["entered"])
            neighbours = Counter(_module(function) for function in functions)
            price = (told["took"] + LEAST) * len(functions)
            for function in functions:
                test = _Test(price / neighbours[_module(function)], told["took"], name)
                self._by_function[function].append(test)

    def tests(self, key: Key, words: Sequence[str] = ()) -> list[tuple[float, str]]:
        """With the time each takes, in the order in which they judge: quick ones that enter little else first.

        Those that are called after a clause or a sentence of the function, its `words`, speak of it above all. The
        tests of a file are much alike, so that each is the less worth the more of them have been heard: the second of
        a file costs twice its price, the third three times. What every test enters, as whatever lets a request in, is
        the business of the file that imports its module: without that, its own tests would come after the time is up.
        """
        in_file: Counter[str] = Counter()
        ranked = []
        module = _dotted(_module(name_of(key)))
        for test in sorted(self._by_function.get(name_of(key), [])):
            file, _, name = test.name.partition("::")
            if any(word in name.lower() for word in words):
                ranked.append((test.price / NAMED, test))
            else:
                in_file[file] += 1
                said = NAMED if module in imported(file) else 1
                ranked.append((test.price * in_file[file] / said, test))
        return [(test.took, test.name) for _, test in sorted(ranked)]


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
