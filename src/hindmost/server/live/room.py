"""A table in memory: the one place where its game is changed, one step at a time.

A step is tried on a copy, stored, and only then shown and acknowledged. Whoever stores first wins; a process that was
beaten to it reads what the winner stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, Protocol

from sqlalchemy import Select, select

from hindmost import NATURE, Game, GameOver, NotAsked, NotOffered
from hindmost.kernel.errors import HindmostError
from hindmost.server.limits import Limits
from hindmost.server.live.shown import Faces
from hindmost.server.live.timekeeper import Timekeeper
from hindmost.server.sight.face import Face
from hindmost.server.sight.prompts import message
from hindmost.server.state import chain, clocks
from hindmost.server.state.draft import Draft, fresh
from hindmost.server.state.loaded import GONE_OVER, Loaded, note_events, note_lost, note_use
from hindmost.server.state.loading import gone_over, load, rows_since
from hindmost.server.state.memoir import Memoir, kept
from hindmost.server.state.memory import Memory
from hindmost.server.state.sheet import Sheet
from hindmost.server.state.writing import Answered, Source, final, renamed_steps, secret, tentative
from hindmost.server.store import ArmedPlan, SeatChange, StandingUse, Store, Write
from hindmost.server.store.layout import answers, plans
from hindmost.server.wire.errors import Clash, Illegal, NotThere, Stale, WrongTime
from hindmost.server.wire.messages import ChatLine

SLOWEST: Final = 2.0
"""Seconds for which somebody with a slow line is waited for, where all are to see a position before it is gone."""


class Watcher(Protocol):
    """Somebody who wants to know."""

    def poke(self) -> None:
        """The position has changed."""

    def stir(self, before: Loaded, after: Loaded) -> None:
        """Something was done in private: whoever cannot see it is not even woken."""

    def table_changed(self) -> None:
        """Seats or settings have changed."""

    def hear(self, lines: list[ChatLine]) -> None:
        """Somebody spoke."""

    def plans_changed(self, seat: int) -> None:
        """A plan of this seat has changed: the business of whoever holds it, and of nobody else."""

    def standing_changed(self, seat: int) -> None:
        """A standing answer of this seat has changed, which is their business as well."""

    async def caught_up(self) -> None:
        """Until everything has been sent that there is to be seen."""


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
        clock: Timekeeper,
        changed: Changed,
    ) -> None:
        self.id = id
        self._store = store
        self.clock = clock
        self._changed = changed
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.news = asyncio.Event()
        """Set, and replaced, at the next change."""
        self.used = 0.0
        """When somebody last needed the room in memory."""
        self.thinking: tuple[int, int] | None = None
        """The mark of the position that a bot is thinking about."""
        self.unarmed: set[tuple[int, str]] = set()
        """Seats, with their nonces, of which this process knows that they have armed no plan."""
        self.chat_seen = -1
        """The last line of chat that those who watch have been told."""
        self._loaded: Loaded | None = None
        self.faces = Faces(limits, clock)
        self.memory = Memory()

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
        return self.loaded.mark

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer. Who has answered in secret is not among them: not to be shown to others."""
        return self.loaded.asked

    def version(self, seat: int | None) -> str:
        """The position's name for these eyes."""
        return self.loaded.version_for(seat)

    @property
    def is_told(self) -> bool:
        """Whether something was told that can still be taken back: bots, plans and standing answers wait."""
        return self.loaded.is_told

    def face(self, seat: int | None, previews: bool, tells: bool = False) -> Face:
        """What these eyes see now; `tells`: they may tell what comes."""
        return self.faces.face(self.loaded, seat, previews, tells)

    async def memoir(self) -> Memoir | None:
        """How the game went, if it is over and that was kept."""
        return await kept(self._store, self.id, self.loaded.head)

    def shown_game(self, seat: int | None) -> Game:
        """The position these eyes see; Clash while there is none."""
        return self.loaded.shown_game(seat)

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
        if before is None and loaded.is_as_kept and (memoir := await self.memoir()) is not None:
            loaded.journal.remember({seen.seat: seen.log for seen in memoir.seen})
        while before is None and self.loaded.rules_are_past:
            await self._go_over(self.loaded)
        if before is None or loaded is before:
            return False
        if before.version == loaded.version and before.sheet == loaded.sheet:
            self._show_own(before)
            return True
        moved = (before.version, before.revision) != (loaded.version, loaded.revision)
        self._show(moved or before.sheet.status != loaded.sheet.status, before.sheet != loaded.sheet, ours)
        return True

    async def _go_over(self, loaded: Loaded) -> None:
        """The table goes on by the rules that follow those so far: noted among its actions, with what was begun or
        planned put into the words of these. If another process was faster, it has been read by now."""
        assert loaded.game is not None
        rules, game = loaded.game.setup.rules, gone_over(loaded.game.clone())
        at = round(self.clock.now(), 6)
        row = chain.link(loaded.head, loaded.count, GONE_OVER, -1, f"{rules.version} {game.setup.rules.version}", at)
        planned = await self._store.rows(select(plans.c.id, plans.c.steps).where(plans.c.table_id == self.id))
        draft, lost = loaded.draft, False
        try:
            draft = None if draft is None else draft.renamed(game)
        except HindmostError:
            draft, lost = None, True
        write, after = final(
            loaded,
            [row],
            game,
            None,
            at,
            self.clock(),
            draft=draft,
            plans=tuple((plan["id"], renamed_steps(rules.renamed, plan["steps"])) for plan in planned),
        )
        if await self._stored(write):
            self._loaded = after
            note_events(after.journal, loaded.game, write.actions)
            if lost and loaded.draft is not None:
                note_lost(after.journal, game, loaded.draft.seat)

    def forget(self) -> None:
        """After a failure: what is in memory may not be what is stored. The next `refresh` reads all of it."""
        self._loaded = None
        self.faces.retire()

    @property
    def is_loaded(self) -> bool:
        return self._loaded is not None

    async def ready(self) -> None:
        """Make sure that there is something to look at."""
        if self._loaded is None:
            await self.refresh()

    def _show_own(self, before: Loaded) -> None:
        """Something was done in private: whoever did it sees it."""
        self.faces.retire_own(before, self.loaded)
        news, self.news = self.news, asyncio.Event()
        news.set()
        for watcher in tuple(self.watchers):
            watcher.stir(before, self.loaded)

    def _show(self, position: bool, table: bool, ours: bool = True) -> None:
        """Tell everybody who watches, and whoever plays next."""
        if position or table:
            self.faces.retire()
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
                raise Illegal("not-offered", detail=str(error), reason=reason, rule=why.rule) from error
            except NotAsked as error:
                raise Illegal("not-asked", "not-asked", detail=str(error)) from error
            except GameOver as error:
                raise WrongTime("over", str(error)) from error

        return await self._step(seat, version, key, step)

    async def undo(self, seat: int, version: str, steps: int, key: str | None) -> Answer:
        return await self._step(seat, version, key, lambda draft: draft.take_back(steps))

    async def redo(self, seat: int, version: str, steps: int, key: str | None) -> Answer:
        return await self._step(seat, version, key, lambda draft: draft.again(steps))

    async def _step(self, seat: int, version: str, key: str | None, step: Callable[[Draft], Draft]) -> Answer:
        answer = None if key is None else (seat, key)
        async with self.lock:
            # Whoever was faster elsewhere may have done what this seat does not see: then its step still fits.
            while (loaded := await self._playing()).version_for(seat) == version:
                draft = step(_begun(loaded, seat))
                if loaded.is_told and seat != NATURE and not await self._settle(None):
                    continue  # what was told stands once somebody goes by it
                if await self._take(draft, answer):
                    return Answer(self.version(seat), False)
            return await self._repeated(seat, key)

    async def settle(self, version: str, key: str | None) -> Answer:
        """What was told stands from now on: bots may go by it."""
        async with self.lock:
            while (loaded := await self._playing()).version_for(NATURE) == version:
                if not loaded.is_told:
                    raise Clash("nothing-told", "nothing-told")
                if await self._settle(None if key is None else (NATURE, key)):
                    return Answer(self.version(NATURE), False)
            return await self._repeated(NATURE, key)

    async def _settle(self, answer: Answered) -> bool:
        draft = self.loaded.draft
        assert draft is not None
        game = draft.game.clone()
        game.mark_barrier()
        return await self._stand(game, [(NATURE, option) for option in draft.steps], None, answer)

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
            raise WrongTime(self.sheet.status)
        return self.loaded

    async def _take(self, draft: Draft, answer: Answered, source: Source = None) -> bool:
        """Store what the seat has done by now, as far as it stands. `source`: what it comes from."""
        loaded, at = self.loaded, round(self.clock.now(), 6)
        assert loaded.game is not None
        if not draft.final:
            return await self._keep(*tentative(loaded, draft, answer, at, self.clock(), source))
        if loaded.game.simultaneous:
            if any(seat != draft.seat for seat in loaded.asked):
                return await self._keep(*secret(loaded, draft.seat, draft.steps[-1], answer, at, self.clock(), source))
            given = {seat: envelope.option for seat, envelope in loaded.sealed.answers.items()}
            game, steps = loaded.game.clone(), sorted({**given, draft.seat: draft.steps[-1]}.items())
            for seat, option in steps:
                game.play(seat, option)
        else:
            game, steps = draft.game, [(draft.seat, option) for option in draft.steps]
        return await self._stand(game, steps, None if draft.is_told else draft.seat, answer, source)

    async def _stand(
        self, game: Game, steps: list[tuple[int, str]], acted: int | None, answer: Answered, source: Source = None
    ) -> bool:
        """Store answers that stand, and lead to `game`. `acted`: the seat whose turn it was."""
        loaded, at = self.loaded, round(self.clock.now(), 6)
        head, rows = loaded.head, []
        for n, (seat, option) in enumerate(steps, loaded.count):
            rows.append(chain.link(head, n, "play", seat, option, at))
            head = rows[-1].hash
        return await self._advance(*final(loaded, rows, game, acted, at, self.clock(), answer=answer, source=source))

    async def _keep(self, write: Write, after: Loaded) -> bool:
        """Store what can be taken back: only its own seat may see it, unless it was told."""
        before = self.loaded
        if not await self._stored(write):
            return False
        self._loaded = after
        self._note_use(before, write)
        if after.draft is not None and after.draft.is_told:
            self._show(True, False)
            return True
        self._show_own(before)
        if write.sealed is not None or _answered_beforehand(after):
            self._changed(self, True)  # others are asked still, and a bot may be among them
        return True

    async def _advance(self, write: Write, after: Loaded) -> bool:
        before = self.loaded
        if not await self._stored(write):
            return False
        self._loaded = after
        assert after.game is not None
        self._note_use(before, write)
        note_events(after.journal, after.game, write.actions)
        self._show(True, bool(write.seats) or write.status is not None)
        return True

    def _note_use(self, before: Loaded, write: Write) -> None:
        if write.use is not None and before.game is not None:
            note_use(before.journal, before.game, write.use)

    async def _stored(self, write: Write) -> bool:
        begun = time.perf_counter()
        try:
            won = await asyncio.shield(self._store.append(write))
        except BaseException:
            # Whether it was stored is not known: go on from what is.
            self.forget()
            raise
        if won:
            self._store.observed(write, time.perf_counter() - begun)
        else:
            await self._refresh()
        return won

    # ------------------------------------------------------------ what befalls the table

    async def play_turn(self, seat: int, options: list[str], mark: tuple[int, int]) -> bool:
        """A turn computed for the position `mark`, or its beginning. False: it came too late and is dropped."""
        async with self.lock:
            while self.awaits(seat, mark):
                if await self._take(_played(await self._playing(), seat, options), None):
                    return True
            return False

    def awaits(self, seat: int, mark: tuple[int, int]) -> bool:
        """Whether the seat is still asked what it was asked at that mark. Others' secret answers change nothing."""
        loaded = self._loaded
        if loaded is None or loaded.game is None or seat not in loaded.asked or loaded.version != mark[0]:
            return False
        if loaded.is_told:
            return False
        return loaded.revision == mark[1] or loaded.game.simultaneous

    async def play_armed(self, seat: int, plan: ArmedPlan, options: Callable[[Game], list[str]]) -> bool:
        """The seat's armed plan: what it comes to and the move itself are stored together.

        False if the position was another by then, or the plan: nothing has happened. Refused if it cannot be played.
        """
        async with self.lock:
            loaded = await self._playing()
            if loaded.game is None or seat not in loaded.asked or loaded.is_told:
                return False
            if loaded.draft is not None:
                raise Clash("begun", "begun")
            return await self._take(_played(loaded, seat, options(loaded.game)), None, plan)

    async def play_beforehand(self, seat: int, option: str, use: StandingUse | None, mark: tuple[int, int]) -> bool:
        """What the seat has answered beforehand to what it is asked at this mark. False: it came too late."""
        async with self.lock:
            loaded = await self._playing()
            if loaded.mark != mark or seat not in loaded.asked or loaded.is_told:
                return False
            return await self._take(_begun(loaded, seat).play(option), None, use)

    async def seen_by_all(self) -> None:
        """Until everybody who watches has been sent the position as it is."""
        waiting = [asyncio.ensure_future(watcher.caught_up()) for watcher in self.watchers]
        if waiting:
            _, late = await asyncio.wait(waiting, timeout=SLOWEST)
            for each in late:
                each.cancel()

    async def reseat(self, seat: int, kind: str, bot: str | None, nonce: str | None, code: str) -> None:
        """Somebody else plays the seat from now on; a draft of its is dropped. Tried until it is stored."""
        async with self.lock:
            while True:
                loaded = await self._playing()
                draft = loaded.draft if loaded.draft is not None and loaded.draft.seat != seat else None
                change = SeatChange(seat, kind, bot, nonce)
                if await self._befall(loaded, seat, code, bot or "", (change,), draft=draft):
                    return

    async def note(self, seat: int, code: str) -> None:
        """Something that all are told of, and that leaves the game as it is."""
        async with self.lock:
            while True:
                loaded = await self._playing()
                if await self._befall(loaded, seat, code, "", (), draft=loaded.draft):
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
            late = clocks.expired(self.sheet.clock, loaded.timing, self.clock())
            if not late:
                return None
            if loaded.is_told:
                if not await self._settle(None):
                    return None
                loaded = self.loaded
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
        draft: Draft | None = None,
    ) -> bool:
        assert loaded.game is not None
        at = round(self.clock.now(), 6)
        row = chain.link(loaded.head, loaded.count, code, seat, body, at)
        moment = self.clock()
        return await self._advance(*final(loaded, [row], loaded.game, None, at, moment, seats, abandoned, draft=draft))


def _begun(loaded: Loaded, seat: int) -> Draft:
    """The seat's draft, or a new one."""
    draft, game = loaded.draft, loaded.open_game
    assert game is not None
    return draft if draft is not None and draft.seat == seat else fresh(game, seat)


def _played(loaded: Loaded, seat: int, options: list[str]) -> Draft:
    assert loaded.game is not None
    draft = fresh(loaded.game, seat)
    for option in options:
        draft = draft.play(option)
    return draft


def _answered_beforehand(loaded: Loaded) -> bool:
    """Whether the draft has come to a question for which there may be a standing answer."""
    draft = loaded.draft
    return draft is not None and not draft.redo and bool(draft.game.question(draft.seat).standing)


def _answer_query(table: str, seat: int, key: str) -> Select[Any]:
    return select(answers).where(answers.c.table_id == table, answers.c.seat == seat, answers.c.key == key)
