"""A table in memory: the one place where its game is changed, one step at a time.

A step is tried on a copy, stored, and only then shown and acknowledged. Whoever stores first wins; a process that was
beaten to it reads what the winner stored.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, Protocol

from sqlalchemy import Select, select

from hindmost import Eyes, Game, GameOver, NotAsked, NotOffered
from hindmost.server import chain, clocks
from hindmost.server.clocks import Timing
from hindmost.server.draft import Draft, fresh
from hindmost.server.errors import Clash, Illegal, NotThere, Stale
from hindmost.server.face import Face
from hindmost.server.limits import Limits
from hindmost.server.loading import Loaded, load, rows_since
from hindmost.server.messages import ChatLine, DraftInfo, Waiting
from hindmost.server.prompts import message, prompt
from hindmost.server.sheet import Sheet
from hindmost.server.store import ActionRow, SeatChange, Store, Write
from hindmost.server.store.tables import answers


class Watcher(Protocol):
    """Somebody who wants to know."""

    def poke(self) -> None:
        """The position has changed."""

    def table_changed(self) -> None:
        """Seats or settings have changed."""

    def hear(self, lines: list[ChatLine]) -> None:
        """Somebody spoke."""


class Answer:
    """What came of a request."""

    __slots__ = ("repeated", "version")

    def __init__(self, version: str, repeated: bool) -> None:
        self.version = version
        self.repeated = repeated


Changed = Callable[["Room", bool], None]
"""Called after every change; True if this process made it."""


class Room:
    """Made by `Rooms`. Everything that awaits and changes is done under the lock."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word of the public API
        store: Store,
        limits: Limits,
        now: Callable[[], float],
        changed: Changed,
    ) -> None:
        self.id = id
        self._store = store
        self._limits = limits
        self._now = now
        self._changed = changed
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.news = asyncio.Event()
        """Set, and replaced, at the next change."""
        self.used = 0.0
        """When somebody last needed the room in memory."""
        self.thinking: tuple[int, int] | None = None
        """The mark of the position that a bot is thinking about."""
        self.chat_seen = -1
        """The last line of chat that those who watch have been told."""
        self._loaded: Loaded | None = None
        self._faces: dict[tuple[int | None, bool], Face] = {}
        self._eyes: Eyes | None = None

    # ------------------------------------------------------------ what there is

    @property
    def loaded(self) -> Loaded:
        assert self._loaded is not None
        return self._loaded

    @property
    def sheet(self) -> Sheet:
        return self.loaded.sheet

    @property
    def game(self) -> Game | None:
        """The position that all may know of, cut to their seats."""
        return self.loaded.game

    @property
    def mark(self) -> tuple[int, int]:
        """Version and revision: names the position, draft and all."""
        return self.loaded.version, self.loaded.revision

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer."""
        game = self.game
        if game is None or self.sheet.status != "playing":
            return ()
        return tuple(question.seat for question in game.questions)

    def sees_draft(self, seat: int | None) -> bool:
        draft = self.loaded.draft
        return draft is not None and (seat == draft.seat or self.sheet.live_drafts)

    def version(self, seat: int | None) -> str:
        """The position's name for these eyes: who does not see the draft does not see it counted either."""
        return f"{self.loaded.version}.{self.loaded.revision if self.sees_draft(seat) else 0}"

    def face(self, seat: int | None, previews: bool) -> Face:
        """What these eyes see now."""
        made = self._faces.get((seat, previews))
        if made is None:
            made = self._faces[seat, previews] = self._make_face(seat, previews)
        return made

    def _make_face(self, seat: int | None, previews: bool) -> Face:
        loaded, sheet = self.loaded, self.sheet
        version = self.version(seat)
        clock = clocks.info(sheet.clock, loaded.timing)
        if loaded.game is None:
            return Face(version, seat, sheet.status, None, None, [], None, clock, [], 0, self._limits.log_lines)
        lines = loaded.journal.lines(loaded.game, seat)
        standing = len(lines)
        shown, draft = loaded.game, None
        if loaded.draft is not None and self.sees_draft(seat):
            shown = loaded.draft.game
            tail = loaded.journal.tail(loaded.game, shown, seat)
            redo = list(reversed(loaded.draft.redo))
            draft = DraftInfo(loaded.draft.seat, list(loaded.draft.steps), redo, len(tail))
            lines = lines + tail
        else:
            lines = lines[:]
        question, waiting = None, []
        if sheet.status == "playing":
            number = self._limits.previews if previews else 0
            if seat is not None and sheet.plays(seat, "human"):
                question = prompt(shown, seat, version, number, clock.deadline, loaded.window is not None)
            waiting = [Waiting(each.seat, each.kind) for each in shown.questions if each.seat != seat]
        return Face(
            version,
            seat,
            sheet.status,
            self._view(shown, seat),
            question,
            waiting,
            draft,
            clock,
            lines,
            standing,
            self._limits.log_lines,
        )

    def _view(self, shown: Game, seat: int | None) -> dict[str, Any]:
        if shown is not self.loaded.game:
            view: dict[str, Any] = shown.view(seat)  # a draft has one reader
            return view
        if self._eyes is None or self._eyes.game is not shown:
            self._eyes = Eyes(shown)
        seen: dict[str, Any] = self._eyes.view(seat)
        return seen

    def shown_game(self, seat: int | None) -> Game:
        """The position these eyes see; Clash while there is none."""
        loaded = self.loaded
        if loaded.game is None:
            raise Clash("The game has not begun.", "not-begun")
        return loaded.draft.game if loaded.draft is not None and self.sees_draft(seat) else loaded.game

    # ------------------------------------------------------------ reading what is stored

    async def refresh(self, ours: bool = False) -> bool:
        """Bring in what is stored. True if the position or the table had changed; `ours`: by this process."""
        async with self.lock:
            return await self._refresh(ours)

    async def _refresh(self, ours: bool = False) -> bool:
        before = self._loaded
        loaded = await load(self._store, self.id) if before is None else await rows_since(self._store, before)
        if loaded is None:
            raise NotThere
        self._loaded = loaded
        if before is None or loaded is before:
            return False
        if before.version == loaded.version and before.sheet == loaded.sheet:
            self._show_draft()
            return True
        moved = (before.version, before.revision) != (loaded.version, loaded.revision)
        self._show(moved or before.sheet.status != loaded.sheet.status, before.sheet != loaded.sheet, ours)
        return True

    def forget(self) -> None:
        """After a failure: what is in memory may not be what is stored. The next `refresh` reads all of it."""
        self._loaded = None
        self._retire_faces()

    @property
    def is_loaded(self) -> bool:
        return self._loaded is not None

    async def ready(self) -> None:
        """Make sure that there is something to look at."""
        if self._loaded is None:
            await self.refresh()

    def _retire_faces(self) -> None:
        for face in self._faces.values():
            face.forget()
        self._faces = {}

    def _show_draft(self) -> None:
        """Only for eyes that may see the draft: for all others nothing has happened, and not a byte is sent."""
        for eyes in [eyes for eyes in self._faces if self.sees_draft(eyes[0])]:
            self._faces.pop(eyes).forget()
        news, self.news = self.news, asyncio.Event()
        news.set()
        for watcher in tuple(self.watchers):
            watcher.poke()

    def _show(self, position: bool, table: bool, ours: bool = True) -> None:
        """Tell everybody who watches, and whoever plays next."""
        if position or table:
            self._retire_faces()
            news, self.news = self.news, asyncio.Event()
            news.set()
        for watcher in tuple(self.watchers):
            if table:
                watcher.table_changed()
            if position or table:
                watcher.poke()
        self._changed(self, ours)

    # ------------------------------------------------------------ a seat's steps

    async def act(self, seat: int, version: str, option: str, key: str | None) -> Answer:
        """Answer the seat's question."""

        def step(draft: Draft) -> Draft:
            try:
                return draft.play(option)
            except NotOffered as error:
                why = draft.game.question(seat).explain(option)
                reason = None if why.reason is None else message(why.reason.message)
                raise Illegal(str(error), reason=reason, rule=why.rule) from error
            except NotAsked as error:
                raise Illegal(str(error), "not-asked") from error
            except GameOver as error:
                raise Clash(str(error), "over") from error

        return await self._step(seat, version, key, step)

    async def undo(self, seat: int, version: str, steps: int, key: str | None) -> Answer:
        return await self._step(seat, version, key, lambda draft: draft.take_back(steps))

    async def redo(self, seat: int, version: str, steps: int, key: str | None) -> Answer:
        return await self._step(seat, version, key, lambda draft: draft.again(steps))

    async def _step(self, seat: int, version: str, key: str | None, step: Callable[[Draft], Draft]) -> Answer:
        async with self.lock:
            loaded = await self._playing()
            if not self._current(seat, version):
                return await self._repeated(seat, key)
            assert loaded.game is not None
            draft = loaded.draft
            if draft is None or draft.seat != seat:
                draft = fresh(loaded.game, seat)
            draft = step(draft)
            done = await (self._commit(draft, key) if draft.final else self._keep(draft, key))
            if not done:
                return await self._repeated(seat, key)
            return Answer(self.version(seat), False)

    def _current(self, seat: int, version: str) -> bool:
        loaded = self.loaded
        if version == f"{loaded.version}.{loaded.revision}":
            return True
        # A rival's secret answer does not change what this seat is asked: its answer is still good.
        number, _, revision = version.partition(".")
        window = loaded.window
        return window is not None and revision == "0" and window <= int(number) <= loaded.version

    async def _repeated(self, seat: int, key: str | None) -> Answer:
        """The position has moved on. If by this very request, all is well."""
        if key is not None:
            found = await self._store.rows(_answer_query(self.id, seat, key))
            if found:
                return Answer(f"{found[0]['version']}.{found[0]['revision']}", True)
        raise Stale

    async def _playing(self) -> Loaded:
        if self._loaded is None:
            await self._refresh()
        if self.sheet.status != "playing" or self.loaded.game is None:
            raise Clash(f"The table is {self.sheet.status}: nothing can be played.", self.sheet.status)
        return self.loaded

    async def _keep(self, draft: Draft, key: str | None) -> bool:
        """Store a tentative step: nobody else learns of it."""
        loaded = self.loaded
        write = self._write(
            loaded,
            revision=loaded.revision + 1,
            draft=draft,
            answer=None if key is None else (draft.seat, key),
        )
        if not await self._stored(write):
            return False
        self._loaded = loaded.with_draft(draft, write.revision)
        self._show_draft()
        return True

    async def _commit(self, draft: Draft, key: str | None) -> bool:
        """The turn so far stands and becomes public."""
        loaded, at = self.loaded, round(self._now(), 6)
        head, rows = loaded.head, []
        for place, option in enumerate(draft.steps):
            row = chain.link(head, loaded.count + place, "play", draft.seat, option, at)
            head = row.hash
            rows.append(row)
        return await self._advance(rows, draft.game, draft.seat, at, answer=None if key is None else (draft.seat, key))

    async def _advance(
        self,
        rows: list[ActionRow],
        game: Game,
        acted: int | None,
        at: float,
        seats: tuple[SeatChange, ...] = (),
        abandoned: bool = False,
        answer: tuple[int, str] | None = None,
    ) -> bool:
        """Add what stands from now on; the draft, if there was one, is part of it or is gone."""
        loaded = self.loaded
        status = "abandoned" if abandoned else "over" if game.over else "playing"
        asked = () if status != "playing" else tuple(question.seat for question in game.questions)
        persons = {row.seat for row in loaded.sheet.seats if row.kind == "human"}
        for change in seats:
            (persons.add if change.kind == "human" else persons.discard)(change.seat)
        running = tuple(seat for seat in asked if seat in persons)
        assert loaded.timing is not None
        timing = clocks.turn(loaded.sheet.clock, loaded.timing, acted, running, at)
        write = self._write(
            loaded,
            version=loaded.version + 1,
            rows=tuple(rows),
            timing=timing,
            asked=asked,
            at=at,
            game=game,
            status=None if status == "playing" else status,
            seats=seats,
            answer=answer,
        )
        if not await self._stored(write):
            return False
        self._loaded = loaded.advanced(rows, game, timing, status, seats, at)
        self._show(True, bool(seats) or status != "playing")
        return True

    def _write(
        self,
        loaded: Loaded,
        version: int | None = None,
        revision: int = 0,
        draft: Draft | None = None,
        rows: tuple[ActionRow, ...] = (),
        timing: Timing | None = None,
        asked: tuple[int, ...] | None = None,
        at: float | None = None,
        game: Game | None = None,
        status: str | None = None,
        seats: tuple[SeatChange, ...] = (),
        answer: tuple[int, str] | None = None,
    ) -> Write:
        timing = timing or loaded.timing
        assert timing is not None
        return Write(
            table=self.id,
            expect=(loaded.version, loaded.revision),
            version=loaded.version if version is None else version,
            revision=revision,
            count=loaded.count + len(rows),
            head=rows[-1].hash if rows else loaded.head,
            asked=asked_text(self.asked if asked is None else asked),
            since=timing.since,
            banks=json.dumps(timing.banks),
            deadline=clocks.deadline(loaded.sheet.clock, timing),
            at=self._now() if at is None else at,
            draft_seat=None if draft is None else draft.seat,
            draft_steps=None if draft is None else json.dumps(draft.steps),
            draft_redo=None if draft is None else json.dumps(draft.redo),
            actions=rows,
            snapshot=None if game is None else snapshot_text(game),
            status=status,
            seats=seats,
            answer=answer,
        )

    async def _stored(self, write: Write) -> bool:
        try:
            won = await asyncio.shield(self._store.append(write))
        except BaseException:
            # Whether it was stored is not known: go on from what is.
            self.forget()
            raise
        if not won:
            await self._refresh()
        return won

    # ------------------------------------------------------------ what befalls the table

    async def play_turn(self, seat: int, options: list[str], mark: tuple[int, int]) -> bool:
        """A bot's turn, computed for the position `mark`. False: it came too late and is dropped."""
        async with self.lock:
            loaded = await self._playing()
            if self.mark != mark or loaded.game is None or seat not in self.asked:
                return False
            draft = fresh(loaded.game, seat)
            for option in options:
                draft = draft.play(option)
            return await self._commit(draft, None)

    async def reseat(self, seat: int, kind: str, bot: str | None, nonce: str | None, code: str) -> None:
        """Somebody else plays the seat from now on; a draft of its is dropped. Tried until it is stored."""
        async with self.lock:
            while True:
                loaded = await self._playing()
                if await self._befall(loaded, seat, code, bot or "", (SeatChange(seat, kind, bot, nonce),)):
                    return

    async def abandon(self, seat: int, code: str = "abandoned") -> None:
        async with self.lock:
            while True:
                loaded = await self._playing()
                if await self._befall(loaded, seat, code, "", (), abandoned=True):
                    return

    async def expire(self, bot: str) -> int | None:
        """Carry out the clock's rule on a seat whose time is up. Its number, or None if there is none (any more).

        The draft is dropped. Under the rule "move" the caller lets a bot make the turn.
        """
        async with self.lock:
            loaded = await self._playing()
            assert loaded.timing is not None
            late = clocks.expired(self.sheet.clock, loaded.timing, self._now())
            if not late:
                return None
            seat, rule = late[0], self.sheet.clock.timeout
            seats = (SeatChange(seat, "bot", bot, None),) if rule == "bot" else ()
            done = await self._befall(loaded, seat, f"timeout-{rule}", "", seats, abandoned=rule == "abandon")
            return seat if done else None

    async def _befall(
        self,
        loaded: Loaded,
        seat: int,
        code: str,
        body: str,
        seats: tuple[SeatChange, ...],
        abandoned: bool = False,
    ) -> bool:
        assert loaded.game is not None
        at = round(self._now(), 6)
        row = chain.link(loaded.head, loaded.count, code, seat, body, at)
        return await self._advance([row], loaded.game, None, at, seats, abandoned)


def _answer_query(table: str, seat: int, key: str) -> Select[Any]:
    return select(answers).where(answers.c.table_id == table, answers.c.seat == seat, answers.c.key == key)


def asked_text(asked: tuple[int, ...]) -> str:
    """As it is stored: commas on both sides, so that a query can look for ",3,"."""
    return f",{','.join(map(str, asked))}," if asked else ""


def snapshot_text(game: Game) -> str:
    """The position for going on. The choices are in the actions already."""
    data = game.snapshot()
    del data["choices"]
    return json.dumps(data, separators=(",", ":"))
