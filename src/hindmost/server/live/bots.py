"""Bots at the tables. They think off the event loop; an answer that comes too late for its position is dropped."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

from hindmost import Game
from hindmost.bots import bot_names, thinks_long
from hindmost.kernel.errors import HindmostError
from hindmost.server.background import Background
from hindmost.server.live.room import Room
from hindmost.server.people.identity import Signer
from hindmost.server.wire.errors import Refused
from hindmost.server.workers.pool import Failed, Undone, Workers
from hindmost.server.workers.turns import think

THINK_APART: Final = "hindmost.server.workers.turns:think_apart"
LONGEST: Final = 60.0
"""Seconds for a turn in another process, however many thoughts it takes; then a bot that answers at once takes over."""
QUEUE: Final = 30.0
"""Seconds that a turn may wait for such a process; then the same. A table must not stand still because many think."""
SUBSTITUTE: Final = ("greedy", "random")
"""Who takes over for a missing player: the first of these that there is."""

log = logging.getLogger("hindmost.server")


class Thought(NamedTuple):
    """What a bot is thinking about, and the task in which it does."""

    seat: int
    mark: tuple[int, int]
    task: asyncio.Task[list[str]]


def substitute() -> str:
    names = bot_names()
    return next((name for name in SUBSTITUTE if name in names), names[0])


class Bots:
    def __init__(
        self,
        signer: Signer,
        background: Background,
        workers: Workers,
        threads: int,
        pause: float,
        all_apart: bool = False,
    ) -> None:
        """`all_apart`: every bot thinks in the workers' processes, not only those that think long."""
        self._signer = signer
        self._background = background
        self._workers = workers
        self._pause = pause
        self._all_apart = all_apart
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="hindmost-bot")
        self._thoughts: dict[str, Thought] = {}
        """By table."""

    def consider(self, room: Room) -> None:
        """If a bot is asked at this table, let it think, once for each position."""
        if room.thinking == room.mark or room.is_told:
            return
        for seat in room.asked:
            if room.sheet.plays(seat, "bot"):
                room.thinking, name = room.mark, room.sheet.seats[seat].bot
                self._background.start(self.play(room, seat, name or substitute(), room.mark))
                return

    async def play(self, room: Room, seat: int, name: str, mark: tuple[int, int]) -> None:
        """Think about the position `mark` and play, unless it has gone by then."""
        try:
            if self._pause:
                await asyncio.sleep(self._pause)
            if not room.awaits(seat, mark) or room.game is None:
                return
            steps = await self._thought(room, seat, name, mark)
            if steps is not None:
                await room.play_turn(seat, steps, mark)
        except Refused as error:
            log.info("bot-late", extra={"fields": {"table": room.id, "code": error.code}})
        finally:
            if room.thinking == mark:
                room.thinking = None

    def leave(self, room: Room) -> None:
        """The table has changed: a thought about a position that is gone ends, and its process is free for others."""
        thought = self._thoughts.get(room.id)
        if thought is not None and (room.sheet.status != "playing" or not room.awaits(thought.seat, thought.mark)):
            thought.task.cancel()

    async def _thought(self, room: Room, seat: int, name: str, mark: tuple[int, int]) -> list[str] | None:
        """A turn; None if the table has gone on without it."""
        assert room.game is not None
        task = asyncio.ensure_future(self._think(room.game, name, self._seed(room.id, mark, seat), seat))
        thought = self._thoughts[room.id] = Thought(seat, mark, task)
        try:
            await asyncio.wait({task})
            return None if task.cancelled() else task.result()
        finally:
            task.cancel()
            if self._thoughts.get(room.id) is thought:
                del self._thoughts[room.id]

    async def _think(self, game: Game, name: str, seed: int, seat: int) -> list[str]:
        loop = asyncio.get_running_loop()
        try:
            # A compiled thought holds the interpreter until it is done: a long one in a thread would stop everybody.
            if self._all_apart or thinks_long(name):
                return await self._think_apart(game, name, seed, seat)
            return await loop.run_in_executor(self._threads, think, game.clone(), name, seed, seat)
        except HindmostError:
            # A bot with a fault must not stop the table.
            log.exception("bot-failed", extra={"fields": {"bot": name}})
            return await loop.run_in_executor(None, think, game.clone(), "random", seed, seat)

    async def _think_apart(self, game: Game, name: str, seed: int, seat: int) -> list[str]:
        arguments = {"snapshot": game.snapshot(), "name": name, "seed": seed, "seat": seat}
        try:
            steps: list[str] = await self._workers.call(THINK_APART, arguments, within=LONGEST, patience=QUEUE)
        except Undone as error:
            log.warning("bot-replaced", extra={"fields": {"bot": name, "error": f"{type(error).__name__}: {error}"}})
            other = "random" if isinstance(error, Failed) else substitute()
            loop = asyncio.get_running_loop()
            steps = await loop.run_in_executor(self._threads, think, game.clone(), other, seed, seat)
        return steps

    def _seed(self, table: str, mark: tuple[int, int], seat: int) -> int:
        """Not to be guessed, and the same again after a restart."""
        return int.from_bytes(self._signer.sign("bot", f"{table}/{mark}/{seat}").encode()[:12], "big")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
