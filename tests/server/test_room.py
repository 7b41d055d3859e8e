"""A table in memory, beside another process that has the same one in its own."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from hindmost.server.limits import LIMITS
from hindmost.server.live.chat import SPOKEN
from hindmost.server.live.room import Answer, Room
from hindmost.server.planning import kept, standing
from hindmost.server.store import Write
from hindmost.server.wire.errors import Stale
from tests.server.running import PATIENCE, Person, Served, offered, served, settings

T = TypeVar("T")


async def done(server: Served, work: Coroutine[Any, Any, T]) -> T:
    """On the server's own loop; what never ends is a failure."""
    loop = server.hall.store._loop  # type: ignore[attr-defined]
    return await asyncio.wait_for(asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop)), PATIENCE)


async def beside(server: Served, table: str) -> Room:
    """The same table as another process would have it."""
    room = Room(table, server.hall.store, LIMITS, server.hall.clock, lambda _room, _ours: None)
    await done(server, room.ready())
    return room


async def begun(host: Person) -> tuple[str, int, list[str]]:
    """A game under way, the seat that is asked, and what it may answer."""
    table = (await host.create("mine", "mine"))["id"]
    await host.start(table)
    seat = (await host.state(table))["waiting"][0]["seat"]
    return table, seat, offered((await host.state(table, seat))["prompt"])


async def test_who_was_beaten_to_it_goes_on_from_what_is_stored(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table, seat, options = await begun(host)
            here, there = await beside(server, table), await beside(server, table)
            version = here.version(seat)
            await done(server, there.act(seat, version, options[0], None))
            with pytest.raises(Stale):
                await done(server, here.act(seat, version, options[1], None))
            assert here.mark == there.mark
            assert here.face(seat, False).whole == there.face(seat, False).whole
            again = await done(server, here.undo(seat, here.version(seat), 1, None))
            assert not again.repeated
            with pytest.raises(Stale):
                await done(server, there.undo(seat, there.version(seat), 1, None))
            await done(server, there.act(seat, there.version(seat), options[1], None))


async def test_steps_are_taken_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second waits until the first is stored, and finds that it was made for another position."""
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table, seat, options = await begun(host)
            room = await beside(server, table)
            version, append = room.version(seat), server.hall.store.append
            storing: list[bool] = []

            async def slowly(write: Write) -> bool:
                assert not any(storing), "two at once"
                storing.append(True)
                await asyncio.sleep(0)
                try:
                    return await append(write)
                finally:
                    storing[-1] = False

            async def at_once() -> list[Any]:
                steps = [room.act(seat, version, option, None) for option in options[:2]]
                return await asyncio.gather(*steps, return_exceptions=True)

            monkeypatch.setattr(server.hall.store, "append", slowly)
            assert [type(each) for each in await done(server, at_once())] == [Answer, Stale]
            assert len(storing) == 1


async def test_a_turn_that_was_computed_for_another_position_is_dropped(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table, seat, options = await begun(host)
            room = await beside(server, table)
            mark = room.mark
            await done(server, room.act(seat, room.version(seat), options[0], None))
            drafted = room.mark
            assert drafted != mark
            assert await done(server, room.play_turn(seat, [options[1]], mark)) is False
            assert room.mark == drafted
            draft = room.loaded.draft
            assert draft is not None
            assert draft.steps == (options[0],)
            assert await done(server, room.play_turn(seat, [options[1]], drafted)) is True


async def test_a_turn_that_was_computed_before_something_befell_the_table_is_dropped(tmp_path: Path) -> None:
    """The seat is asked the same thing at the same revision, of another version."""
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table, seat, options = await begun(host)
            room = await beside(server, table)
            mark = room.mark
            await done(server, room.note(seat, "timeout-move"))
            assert room.mark == (mark[0] + 1, mark[1])
            assert seat in room.asked
            assert await done(server, room.play_turn(seat, [options[0]], mark)) is False
            assert await done(server, room.play_beforehand(seat, options[0], None, mark)) is False
            assert room.loaded.draft is None
            assert await done(server, room.play_turn(seat, [options[0]], room.mark)) is True


async def test_the_log_tells_ones_own_draft(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table, seat, options = await begun(host)
            before = await host.state(table, seat)
            state = (await host.act(table, before, options[0]))["state"]
            added = state["log"][len(before["log"]) :]
            assert [line["seat"] for line in added] == [seat] * len(added)
            assert state["draft"]["lines"] == len(added) > 0
            assert (await host.state(table, 1 - seat))["log"] == before["log"]


async def test_a_step_that_is_asked_for_again_has_led_where_it_led(tmp_path: Path) -> None:
    """In a draft as well: the answer names the position that the first answer named."""
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table, seat, options = await begun(host)
            room = await beside(server, table)
            version = room.version(seat)
            first = await done(server, room.act(seat, version, options[0], "k"))
            again = await done(server, room.act(seat, version, options[0], "k"))
            assert (again.version, first.repeated, again.repeated) == (first.version, False, True)
            assert room.version(seat) == first.version


async def test_what_others_have_changed_is_shown_as_what_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A setting is news of the table; that nobody plays any more is news of the position, too."""
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "open"))["id"]
            room = await beside(server, table)
            shown: list[tuple[bool, ...]] = []
            monkeypatch.setattr(room, "_show", lambda *news: shown.append(news))
            assert not await done(server, room.refresh())
            await host.ask("PATCH", f"/api/tables/{table}", {"chat": False})
            assert await done(server, room.refresh())
            await host.ask("POST", f"/api/tables/{table}/leave", expect=204)
            assert await done(server, room.refresh())
            assert shown == [(False, True, False), (True, True, False)]


class Watching:
    """Notes what it is told."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, Any]] = []

    def __getattr__(self, what: str) -> Any:
        return lambda *told: self.heard.append((what, *told))


async def test_what_another_process_tells_is_passed_on_to_those_who_watch(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]
            room = await server.do(server.hall.rooms.get(table))
            async with host.socket(table, seat=0) as talk:
                await talk.settled()
                await talk.send(type="say", id="s", text="hello")
                await talk.until("chat")
            watching: Any = Watching()
            heard = server.hall.store.heard

            async def told(what: str) -> None:
                room.watchers.add(watching)
                heard(f"{table}#{what}")

            for count, what in enumerate((f"{kept.PLANNED}1", f"{standing.SET}0", SPOKEN), 1):
                room.chat_seen = -1
                await server.do(told(what))
                while len(watching.heard) < count:
                    await asyncio.sleep(0.01)
            assert [each[:2] for each in watching.heard[:2]] == [("plans_changed", 1), ("standing_changed", 0)]
            what, [line] = watching.heard[2]
            assert (what, line.text) == ("hear", "hello")
            room.watchers.discard(watching)


async def test_what_another_process_has_stored_is_read_where_it_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of one table; of all, where it is not known what was missed."""
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            one, two = [(await host.create("mine", "mine"))["id"] for _ in range(2)]
            read: list[str] = []

            async def refresh(room: Room) -> None:
                read.append(room.id)

            async def told(table: str) -> list[str]:
                read.clear()
                server.hall.store.heard(table)
                await asyncio.sleep(0.01)
                return sorted(read)

            for table in (one, two):
                await server.do(server.hall.rooms.get(table))
            monkeypatch.setattr(server.hall.rooms, "_refresh", refresh)
            assert await server.do(told(one)) == [one]
            assert await server.do(told("elsewhere")) == []
            assert await server.do(told("")) == sorted([one, two])
