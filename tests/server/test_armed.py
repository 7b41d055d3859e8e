"""Whether a plan is armed is asked for all tables together, and never answered from what was known before."""

from __future__ import annotations

import asyncio
from typing import Any

from hindmost.server.planning.armed import Armed
from hindmost.server.store.interface import Row


class Database:
    """Answers one question after the other, when it is let."""

    def __init__(self) -> None:
        self.armed: set[str] = set()
        self.asked: list[list[str]] = []
        self.fails = False
        self.may = asyncio.Event()

    async def rows(self, query: Any) -> list[Row]:
        (wanted,) = (each for each in query.compile().params.values() if isinstance(each, list))
        self.asked.append(wanted)
        await self.may.wait()
        if self.fails:
            raise ConnectionError("gone")
        return [{"table_id": table} for table in wanted if table in self.armed]


async def test_one_question_for_all_who_wait() -> None:
    database: Any = Database()
    armed = Armed(database)
    first = asyncio.create_task(armed.at("a"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert database.asked == [["a"]]
    later = [asyncio.create_task(armed.at(table)) for table in ("b", "a", "b")]
    await asyncio.sleep(0)
    database.armed = {"a"}
    database.may.set()
    assert await asyncio.gather(first, *later) == [True, False, True, False]
    assert database.asked == [["a"], ["a", "b"]], "what is asked later is asked anew"
    database.armed = set()
    assert not await armed.at("a")


async def test_whoever_gives_up_takes_the_answer_from_nobody() -> None:
    database: Any = Database()
    armed = Armed(database)
    gone, patient = (asyncio.create_task(armed.at("a")) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    database.armed = {"a"}
    database.may.set()
    assert await patient


async def test_a_question_that_fails_fails_for_all_and_the_next_is_put() -> None:
    database: Any = Database()
    database.fails = True
    database.may.set()
    armed = Armed(database)
    for each in await asyncio.gather(armed.at("a"), armed.at("b"), return_exceptions=True):
        assert isinstance(each, ConnectionError)
    database.fails = False
    assert not await armed.at("a")
