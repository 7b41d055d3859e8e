"""Bots at the tables. They think off the event loop; an answer that comes too late for its position is dropped."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Final

import hindmost
from hindmost import Game
from hindmost.bots import Outlook, bot_names, make, thinks_long
from hindmost.kernel.errors import HindmostError
from hindmost.kernel.messages import Json
from hindmost.server.background import Background
from hindmost.server.live.room import Room
from hindmost.server.people.identity import Signer
from hindmost.server.wire.errors import Refused

LONGEST_TURN: Final = 2_000
"""Steps after which a bot's turn is ended by the first option each time: a bot must not hang a table."""
PATIENCE: Final = 1.0
"""Seconds that a thought may take while people wait: a guard, where the engine is fast a bot's own budget is less."""
SUBSTITUTE: Final = ("greedy", "random")
"""Who takes over for a missing player: the first of these that there is."""

log = logging.getLogger("hindmost.server")


def substitute() -> str:
    names = bot_names()
    return next((name for name in SUBSTITUTE if name in names), names[0])


def think(game: Game, name: str, seed: int, seat: int) -> list[str]:
    """A whole turn, up to the point where somebody else is asked or something comes to light. Changes `game`."""
    bot = make(name, seed)
    bot.hurry(PATIENCE)
    steps: list[str] = []
    plan: list[str] = []
    while True:
        if len(steps) >= LONGEST_TURN:
            plan = [game.question(seat).options[0].id]
        elif not plan:
            plan = bot.turn(Outlook(game, seat))
        option = plan.pop(0)
        game.play(seat, option)
        steps.append(option)
        if not game.can_undo:
            return steps


def think_apart(snapshot: Json, name: str, seed: int, seat: int) -> list[str]:
    """The same in another process."""
    return think(hindmost.restore(snapshot), name, seed, seat)


class Bots:
    def __init__(self, signer: Signer, background: Background, threads: int, processes: int, pause: float) -> None:
        self._signer = signer
        self._background = background
        self._pause = pause
        self._processes = processes
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="hindmost-bot")
        self._apart: ProcessPoolExecutor | None = None
        """Begins with the first bot that needs it."""

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
            steps = await self._think(room.game, name, self._seed(room.id, mark, seat), seat)
            await room.play_turn(seat, steps, mark)
        except Refused as error:
            log.info("bot-late", extra={"fields": {"table": room.id, "code": error.code}})
        finally:
            if room.thinking == mark:
                room.thinking = None

    async def _think(self, game: Game, name: str, seed: int, seat: int) -> list[str]:
        loop = asyncio.get_running_loop()
        try:
            # A compiled thought holds the interpreter until it is done: a long one in a thread would stop everybody.
            if self._processes or thinks_long(name):
                return await loop.run_in_executor(self._pool(), think_apart, game.snapshot(), name, seed, seat)
            return await loop.run_in_executor(self._threads, think, game.clone(), name, seed, seat)
        except BrokenExecutor:
            # A process that was killed takes the others with it; the next thought begins new ones.
            log.exception("bots-died", extra={"fields": {"bot": name}})
            self._apart = None
            return await loop.run_in_executor(self._threads, think, game.clone(), substitute(), seed, seat)
        except HindmostError:
            # A bot with a fault must not stop the table.
            log.exception("bot-failed", extra={"fields": {"bot": name}})
            return await loop.run_in_executor(None, think, game.clone(), "random", seed, seat)

    def _pool(self) -> ProcessPoolExecutor:
        if self._apart is None:
            self._apart = ProcessPoolExecutor(max(1, self._processes), mp_context=multiprocessing.get_context("spawn"))
        return self._apart

    def _seed(self, table: str, mark: tuple[int, int], seat: int) -> int:
        """Not to be guessed, and the same again after a restart."""
        return int.from_bytes(self._signer.sign("bot", f"{table}/{mark}/{seat}").encode()[:12], "big")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._apart is not None:
            self._apart.shutdown(wait=False, cancel_futures=True)
