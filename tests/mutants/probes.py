"""Which tests enter which functions, at next to no cost: a probe lies in a function until it is first entered.

`pytest -p tests.mutants.probes --entered FOLDER` writes what each test entered into that folder, every process into a
file of its own. With `--sampled` probes lie only in the files that have a mutant of the sample of every run: in all of
them they cost a test some ten milliseconds, which is more than most tests take.
"""

from __future__ import annotations

import builtins
import inspect
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import pytest

from .drawing import sample
from .living import Key, Living, living, memories, name_of, wake

UNSEEN: Final = ("browser", "golden", "perft", "marathon", "mutants", "run")
"""Tests that judge nobody: goldens and counts are made anew when something changes, the others take long."""
GOLDEN: Final = ("tests/bots/test_choices.py",)
"""Goldens among the others."""
NUMBER: Final = -1


def _plain(*args: Any, **kwargs: Any) -> Any:
    return __probe__(-1, args, kwargs)  # type: ignore[name-defined]  # noqa: F821


async def _awaited(*args: Any, **kwargs: Any) -> Any:
    return await __probe__(-1, args, kwargs)  # type: ignore[name-defined]  # noqa: F821


class Probes:
    """Laid into functions before a test; whichever is entered has its own code again."""

    def __init__(self, found: Living) -> None:
        self._keys = [key for key, functions in found.items() for _ in functions]
        self._functions = [function for functions in found.values() for function in functions]
        self._codes = [function.__code__ for function in self._functions]
        self._probes = [_probe(number, code) for number, code in enumerate(self._codes)]
        self._takes = [_takes(function) for function in self._functions]
        self._entered: set[int] = set()

    def lay(self) -> None:
        self._entered.clear()
        vars(builtins)["__probe__"] = self._enter
        for function, probe, takes in zip(self._functions, self._probes, self._takes, strict=True):
            function.__code__ = probe
            vars(function)["__signature__"] = takes

    def lift(self) -> set[Key]:
        """The functions that were entered since."""
        for function, code in zip(self._functions, self._codes, strict=True):
            function.__code__ = code
            vars(function).pop("__signature__", None)
        return {self._keys[number] for number in self._entered}

    def _enter(self, number: int, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        self._entered.add(number)
        function = self._functions[number]
        function.__code__ = self._codes[number]
        return function(*args, **kwargs)


def _takes(function: FunctionType) -> inspect.Signature:
    """For frameworks, which ask functions what they take: a probe takes anything."""
    try:
        return inspect.signature(function, eval_str=True)
    except NameError:  # of types that are imported for type checkers alone
        return inspect.signature(function)


def _probe(number: int, code: CodeType) -> CodeType:
    """Takes anything, and has the free names of the function, because a function's code must keep their number."""
    template = (_awaited if code.co_flags & inspect.CO_COROUTINE else _plain).__code__
    consts = tuple(number if const == NUMBER else const for const in template.co_consts)
    laid = template.replace(co_consts=consts, co_freevars=code.co_freevars)
    # It says that it stands where the function stands, for whoever reads sources.
    return laid.replace(co_filename=code.co_filename, co_firstlineno=code.co_firstlineno, co_name=code.co_name)


_probes: Probes | None = None
_memories: list[Any] = []
_file = ""
_folder = Path()


def _seen(item: pytest.Item) -> bool:
    return item.nodeid.split("/")[1] not in UNSEEN and not item.nodeid.startswith(GOLDEN)


def _forget(file: str) -> None:
    """Whatever is remembered from another file: who asks for it anew enters what finds it out."""
    global _file
    if file != _file:
        _file = file
        for each in _memories:
            each.cache_clear()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--entered", type=Path, required=True, help="the folder for what each test entered")
    parser.addoption("--sampled", action="store_true", help="only for the mutants of every run")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Whatever tests import has to be there by now."""
    global _folder, _memories, _probes
    wake()
    _folder = session.config.getoption("--entered")
    _folder.mkdir(parents=True, exist_ok=True)
    found = living()
    if session.config.getoption("--sampled"):
        files = {str(fault.path) for fault in sample()}
        found = {key: functions for key, functions in found.items() if key[0] in files}
    _probes = Probes(found)
    _memories = memories()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    if _probes is None or not _seen(item):
        yield
        return
    _forget(item.nodeid.partition("::")[0])
    _probes.lay()
    begun = time.perf_counter()
    yield
    took = time.perf_counter() - begun
    entered = sorted(map(name_of, _probes.lift()))
    line = json.dumps({"test": item.nodeid, "took": round(took, 4), "entered": entered})
    worker = os.environ.get("PYTEST_XDIST_WORKER", "main")
    with (_folder / f"{worker}.jsonl").open("a", encoding="utf-8") as file:
        print(line, file=file)
