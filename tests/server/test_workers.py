"""Processes that think: a queue, a deadline, an end, and what happens when one dies."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from hindmost.server.workers.pool import Crowded, Died, Failed, Overdue, Workers
from tests.server import thoughts

LONG = 60.0


def name(thought: Callable[..., object]) -> str:
    return f"{thoughts.__name__}:{thought.__name__}"


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    found = Workers(1)
    yield found
    await found.close()


async def ask(workers: Workers, thought: Callable[..., object], /, **arguments: Any) -> Any:
    return await workers.call(name(thought), arguments, within=LONG)


async def appearing(file: Path) -> None:
    async with asyncio.timeout(LONG):
        while not file.exists() or not file.read_text():
            await asyncio.sleep(0.01)


async def gone(pid: int) -> None:
    """Until there is no such process."""
    async with asyncio.timeout(LONG):
        while True:
            try:
                os.kill(pid, 0)
            except ProcessLookupError:
                return
            await asyncio.sleep(0.01)


async def test_a_thought_is_a_function_by_its_name(workers: Workers) -> None:
    assert await ask(workers, thoughts.double, number=2**70) == 2**71


async def test_one_process_thinks_one_thing_after_another_and_is_nice(workers: Workers) -> None:
    first, second = await asyncio.gather(ask(workers, thoughts.who), ask(workers, thoughts.who))
    assert first == second
    assert first["pid"] != os.getpid()
    assert first["niceness"] > os.nice(0)


def test_a_core_is_left_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, processes in ((None, 1), (1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert Workers()._free == processes
    assert Workers(3)._free == 3


async def test_what_goes_wrong_is_told_and_the_process_goes_on(workers: Workers) -> None:
    before = await ask(workers, thoughts.who)
    with pytest.raises(Failed, match="ValueError: no such luck"):
        await ask(workers, thoughts.fail)
    with pytest.raises(Failed, match="AttributeError"):
        await workers.call(f"{thoughts.__name__}:nothing", {}, within=LONG)
    assert await ask(workers, thoughts.who) == before


async def test_what_is_told_on_the_way_arrives(workers: Workers) -> None:
    told: list[Any] = []
    assert await workers.call(name(thoughts.count), {"to": 3}, within=LONG, tell=told.append) == 3
    assert told == [{"number": 0}, {"number": 1}, {"number": 2}]


async def test_what_a_table_waits_for_comes_first(workers: Workers, tmp_path: Path) -> None:
    gate, file = tmp_path / "gate", tmp_path / "file"
    calls = [asyncio.create_task(ask(workers, thoughts.wait_for, file=str(gate)))]
    await asyncio.sleep(0)
    for word, rank in (("hint", 1), ("bot", 0), ("another", 0)):
        arguments = {"file": str(file), "word": word}
        calls.append(asyncio.create_task(workers.call(name(thoughts.note), arguments, within=LONG, rank=rank)))
        await asyncio.sleep(0)
    assert workers.waiting == 3
    gate.touch()
    await asyncio.gather(*calls)
    assert file.read_text() == "bot another hint "


async def test_whoever_has_waited_long_enough_goes_away(workers: Workers, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    first = asyncio.create_task(ask(workers, thoughts.wait_for, file=str(gate)))
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await workers.call(name(thoughts.who), {}, within=LONG, patience=0.01)
    gate.touch()
    await first
    assert await ask(workers, thoughts.double, number=1) == 2


async def test_a_thought_that_takes_too_long_is_ended(workers: Workers, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    with pytest.raises(Overdue, match=r"longer than 0\.2 seconds"):
        await workers.call(name(thoughts.sleep), {"mark": str(mark)}, within=0.2)
    assert await ask(workers, thoughts.double, number=1) == 2
    if mark.exists():
        await gone(int(mark.read_text()))


async def test_whoever_is_cancelled_takes_the_thought_along(workers: Workers, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    thought = asyncio.create_task(ask(workers, thoughts.sleep, mark=str(mark)))
    await appearing(mark)
    waiting = asyncio.create_task(ask(workers, thoughts.double, number=1))
    never = asyncio.create_task(ask(workers, thoughts.sleep))
    await asyncio.sleep(0)
    never.cancel()
    thought.cancel()
    assert await waiting == 2
    assert thought.cancelled()
    assert never.cancelled()
    await gone(int(mark.read_text()))


async def test_one_that_is_killed_is_replaced_and_thinks_again(workers: Workers, tmp_path: Path) -> None:
    assert await ask(workers, thoughts.die_once, mark=str(tmp_path / "mark")) == "alive"


async def test_one_that_is_killed_while_it_rests_is_replaced(workers: Workers) -> None:
    before = await ask(workers, thoughts.who)
    os.kill(before["pid"], signal.SIGKILL)
    after = await ask(workers, thoughts.who)
    assert after["pid"] != before["pid"]


async def test_a_thought_that_kills_whoever_thinks_it_is_given_up(workers: Workers) -> None:
    with pytest.raises(Died):
        await ask(workers, thoughts.die)
    assert await ask(workers, thoughts.double, number=1) == 2


async def test_at_the_end_nobody_is_left(tmp_path: Path) -> None:
    workers, mark = Workers(1), tmp_path / "mark"
    calls = [asyncio.create_task(ask(workers, thoughts.sleep, mark=str(mark))) for _ in range(2)]
    await appearing(mark)
    await workers.close()
    assert all(isinstance(came, Died) for came in await asyncio.gather(*calls, return_exceptions=True))
    await gone(int(mark.read_text()))
    with pytest.raises(Died):
        await ask(workers, thoughts.who)


async def test_processes_with_an_engine_of_yesterday_are_let_go(tmp_path: Path) -> None:
    engine = "interpreted"
    workers = Workers(1, lambda: engine)
    before = await ask(workers, thoughts.who)
    assert await ask(workers, thoughts.who) == before
    engine = "compiled"
    after = await ask(workers, thoughts.who)
    assert after["pid"] != before["pid"]
    await gone(before["pid"])
    await workers.close()
