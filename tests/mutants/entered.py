"""What is known of the tests: how long each takes, and which functions it enters."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from pathlib import Path

from .living import Key, name_of

WHOLE = 1_000
"""So many tests that enter a function are enough to judge it."""


class Entered:
    def __init__(self, folder: Path) -> None:
        self._by_function: dict[str, list[tuple[float, str]]] = defaultdict(list)
        for path in sorted(folder.glob("*.jsonl")):
            for line in path.read_text("utf-8").splitlines():
                told = json.loads(line)
                for key in told["entered"]:
                    self._by_function[key].append((told["took"], told["test"]))

    def tests(self, key: Key) -> list[tuple[float, str]]:
        """With the time each takes: the quickest of every file, then the next of each; those of clauses first.

        The tests of a file are much alike: whoever gets past the quickest of each has got past most.
        """
        in_file: Counter[str] = Counter()
        ranked = []
        for took, test in sorted(self._by_function.get(name_of(key), [])):
            file = test.partition("::")[0]
            ranked.append((in_file[file], not _is_clause(test), took, test))
            in_file[file] += 1
        return [(took, test) for _, _, took, test in sorted(ranked)[:WHOLE]]


def _is_clause(test: str) -> bool:
    return test.split("/")[1] in ("clauses", "chronicles", "examples")
