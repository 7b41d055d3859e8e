"""The processes in which is thought: begun when they are needed, replaced when they die, ended with the server."""

from __future__ import annotations

import asyncio
import heapq
import json
import logging
import os
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any, Final

PROGRAM: Final = "hindmost.server.workers.thinking"
START: Final = 60.0
"""Seconds in which a process must have begun a thought: it reads the engine first, which a busy machine delays."""
LONGEST: Final = 16 * 1024 * 1024
"""Bytes of an answer."""

log = logging.getLogger("hindmost.server")


class Undone(Exception):
    """Nothing came of a thought."""


class Failed(Undone):
    """It went wrong, and says how."""


class Overdue(Undone):
    """It took longer than it was given; its process was ended."""


class Died(Undone):
    """Its process died, and so did the one that tried again."""


class Crowded(Undone):
    """Too many were before it for as long as it could wait."""


class Workers:
    """At most `most` processes; 0: one less than there are cores, and one at least.

    Whoever cancels `call` ends the thought, wherever it is.
    """

    def __init__(self, most: int = 0, current: Callable[[], str] = str) -> None:
        """`current` names what a process begun now would think with; one that was begun with something else is let go
        as soon as it is free."""
        self._free = most or max(1, (os.cpu_count() or 1) - 1)
        self._current = current
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._queue: list[tuple[int, int, asyncio.Future[None]]] = []
        self._number = count()
        self._ending: set[asyncio.Task[int]] = set()
        self._closed = False

    async def call(
        self,
        function: str,
        arguments: dict[str, Any],
        *,
        within: float,
        patience: float | None = None,
        rank: int = 0,
        tell: Callable[[Any], None] | None = None,
    ) -> Any:
        """The answer of `function`, such as `hindmost.server.workers.turns:think_apart`, called with these arguments by
        name. Undone if nothing comes of it.

        `within`: seconds for it, from when it begins. `patience`: seconds it may wait for that. `rank`: the lowest
        comes first; 0 is for what a whole table waits for. With `tell` the function has one argument more, `tell`, and
        what it tells arrives here while it goes on.
        """
        await self._place(rank, patience)
        try:
            for attempt in (1, 2):
                worker = await self._worker()
                kept = False
                try:
                    answer = await worker.ask(function, arguments, within, tell)
                    kept = True
                    return answer
                except Failed:
                    kept = True
                    raise
                except Died:
                    log.warning("worker-died", extra={"fields": {"function": function, "attempt": attempt}})
                    if attempt == 2:
                        raise
                finally:
                    self._back(worker, kept)
        finally:
            self._leave()

    async def close(self) -> None:
        """End all of them; whoever still waits is told so."""
        self._closed = True
        for _, _, turn in self._queue:
            if not turn.done():
                turn.set_exception(Died("the server is ending"))
        self._queue.clear()
        for worker in (*self._idle, *self._busy):
            self._end(worker)
        self._idle.clear()
        await asyncio.gather(*self._ending)

    @property
    def waiting(self) -> int:
        """How many thoughts have not begun."""
        return sum(not turn.done() for _, _, turn in self._queue)

    # ------------------------------------------------------------ whose turn it is

    async def _place(self, rank: int, patience: float | None) -> None:
        if self._closed:
            raise Died("the server is ending")
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (rank, next(self._number), turn))
        try:
            async with asyncio.timeout(patience):
                await turn
        except BaseException as error:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._leave()  # its turn came at the very moment it went away
            if isinstance(error, TimeoutError):
                raise Crowded(f"{self.waiting} others are waiting") from None
            raise

    def _leave(self) -> None:
        """Let the next one in."""
        while self._queue:
            _, _, turn = heapq.heappop(self._queue)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    # ------------------------------------------------------------ the processes

    async def _worker(self) -> _Worker:
        current = self._current()
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive and worker.made_with == current:
                break
            self._end(worker)
        else:
            if self._closed:
                raise Died("the server is ending")
            worker = await _Worker.begin(current)
        self._busy.add(worker)
        return worker

    def _back(self, worker: _Worker, kept: bool) -> None:
        self._busy.discard(worker)
        if kept and not self._closed:
            self._idle.append(worker)
        else:
            self._end(worker)

    def _end(self, worker: _Worker) -> None:
        ending = asyncio.get_running_loop().create_task(worker.end())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


class _Worker:
    """One process, which thinks one thing at a time."""

    def __init__(self, process: Process, made_with: str) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._asked, self._answers = process.stdin, process.stdout
        self.made_with = made_with

    @classmethod
    async def begin(cls, made_with: str) -> _Worker:
        # It imports from where this process does, whoever has changed that since its start.
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        command = [sys.executable, "-P", "-m", PROGRAM]
        flags = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)  # Windows has no niceness
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=LONGEST, env=environment, creationflags=flags
        )
        return cls(process, made_with)

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    async def ask(
        self, function: str, arguments: dict[str, Any], within: float, tell: Callable[[Any], None] | None
    ) -> Any:
        asked = {"function": function, "arguments": arguments, "tells": tell is not None}
        try:
            self._asked.write(json.dumps(asked, separators=(",", ":")).encode() + b"\n")
            await self._asked.drain()
        except ConnectionError as error:
            raise Died(str(error)) from error
        try:
            async with asyncio.timeout(START) as limit:
                while True:
                    kind, what = await self._heard()
                    if kind == "begun":
                        limit.reschedule(asyncio.get_running_loop().time() + within)
                    elif kind == "told" and tell is not None:
                        tell(what)
                    elif kind == "failed":
                        raise Failed(what)
                    elif kind == "answer":
                        return what
        except TimeoutError:
            raise Overdue(f"{function} took longer than {within:g} seconds") from None

    async def _heard(self) -> tuple[str, Any]:
        try:
            line = await self._answers.readline()
        except (ConnectionError, ValueError) as error:
            raise Died(str(error)) from error
        if not line.endswith(b"\n"):
            raise Died("its process has ended")
        ((kind, what),) = json.loads(line).items()
        return kind, what

    async def end(self) -> int:
        with suppress(ProcessLookupError):
            self._process.kill()
        self._asked.close()
        return await self._process.wait()
