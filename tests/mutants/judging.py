"""Judges mutants inside of pytest: all tests are collected once, and every mutant is a fork of that process."""

from __future__ import annotations

import gc
import os
import select
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType, FunctionType
from typing import Final

import pytest
from _pytest.runner import runtestprotocol

from .entered import Entered
from .faults import Fault, words
from .living import Living, key_of_fault, living, memories, put_in, wake

CAUGHT: Final = "caught"
SURVIVED: Final = "survived"
LATE: Final = "late"
"""It took too long, which a test run notices as well."""
UNSEEN: Final = "no test enters it"
UNFIT: Final = "cannot be put in"

PATIENCE: Final = 30.0
"""Seconds beyond what one test usually takes, ten times over: a test that waits for ever is noticed by then."""
WORK: Final = 5.0
"""Seconds of work beyond what one test usually takes, three times over: a loop without end is noticed by then."""
MOST: Final = 30.0
"""Seconds of tests that a mutant is worth, unless it is said otherwise."""


@dataclass(frozen=True)
class Verdict:
    fault: Fault
    what: str
    by: str = ""
    """The test that noticed."""


class Judge:
    """A plugin for pytest that runs no test by itself but those that judge a mutant."""

    def __init__(self, faults: list[Fault], entered: Entered, jobs: int, most: float) -> None:
        self._faults = faults
        self._entered = entered
        self._jobs = jobs
        self._most = most
        self.verdicts: list[Verdict] = []

    def files(self) -> list[str]:
        """Those with a test that will be heard: the others need not be collected."""
        heard = {test for fault in self._faults for _, test in self._heard(fault)}
        return sorted(file for file in {test.partition("::")[0] for test in heard} if Path(file).exists())

    def _heard(self, fault: Fault) -> Iterator[tuple[float, str]]:
        return _worth(self._entered.tests(key_of_fault(fault), words(fault)), self._most)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        wake()
        functions = living()
        for each in memories():
            each.cache_clear()  # what is remembered was found out without the fault
        # Nobody collects what lives by now: neither here nor, page by page, in every fork.
        gc.collect()
        gc.freeze()
        waiting = iter(self._faults)
        running: dict[int, _Trial] = {}
        while True:
            for fault in waiting:
                trial = self._begin(fault, functions, items)
                if trial is not None:
                    running[trial.pipe] = trial
                    if len(running) == self._jobs:
                        break
            if not running:
                return True
            for pipe in self._ready(running):
                self._note(running.pop(pipe).verdict())

    def _note(self, verdict: Verdict) -> None:
        self.verdicts.append(verdict)
        print(f"{verdict.what}: {verdict.fault}{f'  by {verdict.by}' if verdict.by else ''}", flush=True)

    def _begin(self, fault: Fault, functions: Living, items: dict[str, pytest.Item]) -> _Trial | None:
        known = [(took, items[test]) for took, test in self._heard(fault) if test in items]
        if not known:
            self._note(Verdict(fault, UNSEEN))
            return None
        return _Trial(fault, functions.get(key_of_fault(fault), []), known)

    @staticmethod
    def _ready(running: dict[int, _Trial]) -> list[int]:
        while True:
            ready, _, _ = select.select(list(running), [], [], 0.2)
            late = [pipe for pipe, trial in running.items() if trial.is_late()]
            if ready or late:
                return [*ready, *(pipe for pipe in late if pipe not in ready)]


def _worth(known: list[tuple[float, str]], most: float) -> Iterator[tuple[float, str]]:
    """As many as fit into the time; the first always."""
    spent = 0.0
    for number, (took, test) in enumerate(known):
        spent += took
        if number and spent > most:
            return
        yield took, test


class _Trial:
    """One mutant in a process of its own, which says through a pipe who noticed it."""

    def __init__(self, fault: Fault, functions: list[FunctionType], tests: list[tuple[float, pytest.Item]]) -> None:
        self.fault = fault
        self._until = time.monotonic() + 2 * PATIENCE + 10 * sum(took for took, _ in tests)
        self.pipe, end = os.pipe()
        sys.stdout.flush()
        self._process = os.fork()
        if not self._process:
            os.close(self.pipe)
            os.setsid()
            _try(fault, functions, tests, end)
        os.close(end)

    def is_late(self) -> bool:
        return time.monotonic() > self._until

    def verdict(self) -> Verdict:
        told = bool(select.select([self.pipe], [], [], 0)[0])
        said = os.read(self.pipe, 1 << 16).decode() if told else LATE
        os.close(self.pipe)
        # What it may have started itself goes too.
        os.killpg(self._process, signal.SIGKILL)
        os.waitpid(self._process, 0)
        what, _, by = said.partition("|")
        return Verdict(self.fault, what or CAUGHT, by)


def _try(fault: Fault, functions: list[FunctionType], tests: list[tuple[float, pytest.Item]], end: int) -> None:
    """In the fork: the first test that fails is enough."""

    def too_much(number: int, frame: FrameType | None) -> None:
        os.write(end, f"{LATE}|{item.nodeid}".encode())
        os._exit(0)

    for clock in (signal.SIGPROF, signal.SIGALRM):
        signal.signal(clock, too_much)
    items = [item for _, item in tests]
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    try:
        fits = bool(functions) and put_in(fault, functions)
    except Exception as error:  # of the judge himself, as when a file was changed meanwhile: nobody noticed anything
        os.write(end, f"{UNFIT}|{type(error).__name__}".encode())
        os._exit(0)
    said = SURVIVED if fits else UNFIT
    try:
        if fits:
            for (took, item), following in zip(tests, [*items[1:], None], strict=True):
                # Work is measured rather than time, because others may have the machine; who waits does no work.
                signal.setitimer(signal.ITIMER_PROF, WORK + 3 * took)
                signal.setitimer(signal.ITIMER_REAL, PATIENCE + 10 * took)
                if any(report.failed for report in runtestprotocol(item, nextitem=following, log=False)):
                    said = f"{CAUGHT}|{item.nodeid}"
                    break
    except BaseException as error:
        said = f"{CAUGHT}|{type(error).__name__}"
    os.write(end, said.encode())
    os._exit(0)
